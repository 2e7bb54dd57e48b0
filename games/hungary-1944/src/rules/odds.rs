//! Sections 8.2 to 8.10: the sum of a combat. Every shift and modifier is a line with its clause; what a player is
//! shown before a fight is this same sum.

use crate::data::CombatResult;
use crate::options::*;
use crate::rules::logistics::NEAR;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::{Dir, HexId, HexSet};
use kernel::{Judge, Play, Text};

/// A line of the sum: its clause, what it is about, and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub clause: Clause,
    pub text: Text,
    pub value: i8,
}

/// All that goes into one roll on a combat table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sum {
    pub table: Side,
    pub attack: u16,
    pub defence: u16,
    /// The column of the bare ratio.
    pub ratio: usize,
    pub shifts: Vec<Line>,
    /// The column rolled on.
    pub column: usize,
    pub die: Vec<Line>,
}

impl Sum {
    pub fn shift(&self) -> i32 {
        self.shifts.iter().map(|l| i32::from(l.value)).sum()
    }

    pub fn die_modifier(&self) -> i32 {
        self.die.iter().map(|l| i32::from(l.value)).sum()
    }
}

/// The clause that shifts the column for the ground of the target.
pub(crate) fn terrain_clause(terrain: Terrain) -> Clause {
    if terrain == Terrain::City { clause!("BPH-8.8a") } else { clause!("HOUSE-5") }
}

/// C38: the ratio as a column, rounded in the defender's favour; nothing below 1:3.
pub fn ratio_column(attack: u16, defence: u16) -> Option<usize> {
    let defence = defence.max(1);
    if attack >= defence {
        return Some(1 + usize::from((attack / defence).min(10)));
    }
    if attack == 0 {
        return None;
    }
    match defence.div_ceil(attack) {
        2 => Some(1),
        3 => Some(0),
        _ => None,
    }
}

/// BPH-8.8a with C69: the steps the defender really loses, and the excess that becomes breakthrough (BPH-8.5a). In a
/// big city losses are halved, and what DE takes there is an option.
pub fn defender_loss(result: CombatResult, steps: u8, city: Option<CityElimination>) -> (u8, u8) {
    match (result, city) {
        (CombatResult::Eliminated, Some(CityElimination::Half)) => (steps.div_ceil(2), 0),
        (CombatResult::Eliminated, _) => (steps, 0),
        (CombatResult::Losses { defender, .. }, _) => {
            let loss = if city.is_some() { defender.div_ceil(2) } else { defender };
            (loss.min(steps), loss.saturating_sub(steps))
        }
    }
}

impl Rules {
    /// BPH-5.5b: half the printed factor without supply, fractions down.
    pub(crate) fn attack_factor(&self, state: &State, unit: UnitId) -> u16 {
        let printed = u16::from(state.printed(unit, &self.data).attack);
        if state.unit(unit).supply == Supply::None { printed / 2 } else { printed }
    }

    pub(crate) fn defence_factor(&self, state: &State, unit: UnitId) -> u16 {
        let printed = u16::from(state.printed(unit, &self.data).defence);
        if state.unit(unit).supply == Supply::None { printed / 2 } else { printed }
    }

    /// Units that defend a hex: combat units, or the columns if there are none (C72).
    pub(crate) fn defenders(&self, state: &State, side: Side, hex: HexId) -> UnitSet {
        let of_side = |u: &UnitId| self.data.brief(*u).side == side;
        let fighting: UnitSet = state.at(hex).filter(of_side).filter(|&u| self.data.brief(u).kind.fights()).collect();
        if !fighting.is_empty() {
            return fighting;
        }
        state.at(hex).filter(of_side).filter(|&u| self.data.brief(u).kind == Kind::Column).collect()
    }

    /// The land factors of a hex in defence, perhaps 0; surplus units add nothing (BPH-4.2a).
    pub(crate) fn land_defence(&self, state: &State, defenders: &UnitSet) -> u16 {
        let mut factors: Vec<u16> = defenders.iter().map(|u| self.defence_factor(state, u)).collect();
        if factors.len() > crate::rules::stacking::STACK_LIMIT && !self.all_columns(defenders) {
            factors.sort_unstable_by(|a, b| b.cmp(a));
            factors.truncate(crate::rules::stacking::STACK_LIMIT);
        }
        factors.iter().sum()
    }

    pub(crate) fn all_columns(&self, units: &UnitSet) -> bool {
        units.iter().all(|u| self.data.brief(u).kind == Kind::Column)
    }

    /// HOUSE-7 and C70: whether these attackers may attack at all.
    pub(crate) fn judge_odds<J: Judge>(
        &self,
        state: &State,
        side: Side,
        target: HexId,
        attackers: &UnitSet,
        judge: &mut J,
    ) {
        let attack: u16 = attackers.iter().map(|u| self.attack_factor(state, u)).sum();
        let defence = self.land_defence(state, &self.defenders(state, side.enemy(), target));
        if attack == 0 {
            judge.forbid(clause!("BPH-5.5b"), || Text::new("why-no-factors"));
        } else if ratio_column(attack, defence).is_none() {
            judge.forbid(clause!("HOUSE-7"), || {
                Text::new("why-odds").number("attack", attack).number("defence", defence)
            });
        }
    }

    /// Where the attackers stand around the target.
    fn attack_sides(&self, state: &State, fight: &Fight) -> Vec<(UnitId, Dir)> {
        let grid = &self.data.map.grid;
        let side_of = |u: UnitId| state.hex_of(u).and_then(|h| grid.dir(fight.target, h));
        fight.attackers.iter().filter_map(|u| side_of(u).map(|d| (u, d))).collect()
    }

    /// BPH-8.9 with C24: from opposite hexes, or from three that do not touch.
    pub(crate) fn is_concentric(&self, state: &State, fight: &Fight) -> bool {
        if self.data.map.is_big_city(fight.target) {
            return false;
        }
        let from = self.attack_sides(state, fight).iter().fold(0u8, |bits, (_, d)| bits | 1 << d.index());
        let opposite = (0..3).any(|d| from & (1 << d) != 0 && from & (1 << (d + 3)) != 0);
        let three = from & 0b010101 == 0b010101 || from & 0b101010 == 0b101010;
        opposite || (three && self.options.concentric == Concentric::OppositeOrThree)
    }

    /// BPH-8.8a: how losses fall in a hex that is part of a big city; nothing for other hexes.
    pub(crate) fn city_rule(&self, hex: HexId) -> Option<CityElimination> {
        self.data.map.is_big_city(hex).then_some(self.options.de_city)
    }

    /// BPH-8.7: whether a fortified line stands there now.
    pub(crate) fn is_fortified(&self, state: &State, hex: HexId, dir: Dir) -> bool {
        let line = self.data.map.side(hex, dir).line;
        if line == 0 {
            return false;
        }
        if self.is_margarethe(line) {
            return state.margarethe == Margarethe::Active;
        }
        state.turn >= self.data.map.lines[usize::from(line) - 1].from_turn
    }

    /// C73: whether a unit fights in attenuated supply.
    fn is_attenuated(&self, state: &State, unit: UnitId) -> bool {
        match self.options.attenuation {
            Attenuation::EndPhase => state.unit(unit).supply == Supply::Attenuated,
            Attenuation::AtCombat => {
                let data = self.data.brief(unit);
                let traces = data.side == Side::Allied && data.kind.fights();
                let at_home = state.hex_of(unit).is_some_and(|h| self.is_at_home(unit, h));
                traces && !at_home && state.unit(unit).supply != Supply::None && !self.is_near_a_front(state, unit)
            }
        }
    }

    /// BPH-5.3a as of now: a line of at most eight hexes to the headquarters of a Front that is connected itself.
    fn is_near_a_front(&self, state: &State, unit: UnitId) -> bool {
        let links = self.links(state, Side::Allied);
        let connected =
            |f: &Front| self.front_hq(*f).and_then(|hq| self.hq_index(hq)).is_some_and(|i| links[i] != Link::Cut);
        let fronts: Vec<Front> = Front::ALL.into_iter().filter(connected).collect();
        self.line_to(state, unit, &fronts).is_some_and(|far| far <= NEAR)
    }

    fn line_to(&self, state: &State, unit: UnitId, fronts: &[Front]) -> Option<u8> {
        let hqs: HexSet = fronts.iter().filter_map(|&f| self.front_hq(f)).filter_map(|hq| state.hex_of(hq)).collect();
        let hex = state.hex_of(unit)?;
        self.lines_from(state, Side::Allied, &hqs).get(hex)
    }

    /// BPH-8.10a with C60: whether an attack of turn 1 is made by the 4th Ukrainian Front alone.
    fn is_exempt_on_turn_one(&self, state: &State, fight: &Fight) -> bool {
        fight.attackers.iter().all(|u| {
            let line = self.line_to(state, u, &[Front::Fourth]);
            match self.options.turn1_exempt {
                TurnOneExempt::WithinEight => line.is_some_and(|far| far <= NEAR),
                TurnOneExempt::AnyLine => line.is_some(),
            }
        })
    }

    /// The bombing factor of an air unit; half, fractions up, when it is reduced.
    pub(crate) fn bombs(&self, state: &State, air: AirId) -> u16 {
        let data = self.data.air(air);
        let silent = data.nation == Nation::Su
            && data.kind == AirKind::Fighter
            && self.options.soviet_fighters_bomb == SovietFightersBomb::Off;
        let bombs = if silent { 0 } else { u16::from(data.bombs) };
        if state.air(air).reduced { bombs.div_ceil(2) } else { bombs }
    }

    /// The whole sum of a fight as it stands.
    pub fn sum(&self, state: &State, fight: &Fight) -> Sum {
        let side = fight.attacker;
        let defenders = self.defenders(state, side.enemy(), fight.target);
        let air = |side: Side| -> u16 { fight.air[side].iter().map(|a| self.bombs(state, a)).sum() };
        let land: u16 = fight.attackers.iter().map(|u| self.attack_factor(state, u)).sum();
        let guns: u16 = fight.artillery.iter().map(|u| self.attack_factor(state, u)).sum();
        let attack = land + guns + air(side);
        // C70: a total below 1 counts as 1.
        let defence = (self.land_defence(state, &defenders) + air(side.enemy())).max(1);
        // Support committed after the attack was declared can bring it below 1:3; it is rolled in the first column.
        let ratio = ratio_column(attack, defence).unwrap_or(0);
        let shifts = self.shifts(state, fight, &defenders);
        let last = self.data.combat.columns.len() as i32 - 1;
        let total: i32 = shifts.iter().map(|l| i32::from(l.value)).sum();
        let column = (ratio as i32 + total).clamp(0, last) as usize;
        let die = self.die_modifiers(state, fight, &defenders);
        Sum { table: side, attack, defence, ratio, shifts, column, die }
    }

    fn shifts(&self, state: &State, fight: &Fight, defenders: &UnitSet) -> Vec<Line> {
        let table = &self.data.combat.shifts;
        let map = &self.data.map;
        let mut lines = Vec::new();
        let mut add = |clause, text: Text, value: i8| {
            if value != 0 {
                lines.push(Line { clause, text, value });
            }
        };
        let terrain = map.hex(fight.target).terrain;
        add(
            terrain_clause(terrain),
            Text::new("shift-terrain").word("terrain", terrain.word()),
            self.data.terrain.of(terrain).shift,
        );

        let from = self.attack_sides(state, fight);
        let water: Vec<Water> = from.iter().map(|&(_, d)| map.side(fight.target, d).water).collect();
        if !water.is_empty() && water.iter().all(|&w| w == Water::Danube) {
            add(clause!("HOUSE-6"), Text::new("shift-danube"), self.data.terrain.danube.shift);
        } else if !water.is_empty() && water.iter().all(|&w| w != Water::None) {
            add(clause!("HOUSE-6"), Text::new("shift-river"), self.data.terrain.river.shift);
        }
        if fight.attacker == Side::Allied {
            let factors = |u: UnitId| u16::from(state.printed(u, &self.data).attack);
            let all: u16 = from.iter().map(|&(u, _)| factors(u)).sum();
            let across: u16 = from
                .iter()
                .filter(|&&(_, d)| self.is_fortified(state, fight.target, d))
                .map(|&(u, _)| factors(u))
                .sum();
            let enough = match self.options.fort_share {
                FortShare::MoreThanHalf => 2 * across > all,
                FortShare::AtLeastHalf => across > 0 && 2 * across >= all,
            };
            if enough {
                add(clause!("BPH-8.7b"), Text::new("shift-fortified"), table.fortified);
            }
        }
        if fight.mobile {
            add(clause!("BPH-7.3d"), Text::new("shift-mobile"), table.mobile_attack);
        }
        if self.is_concentric(state, fight) {
            add(clause!("BPH-8.9a"), Text::new("shift-concentric"), table.concentric);
        }
        let [attacker, defender] = self.column_shifts(fight);
        add(clause!("BPH-5.8.1b"), Text::new("shift-columns-attacker"), attacker);
        add(clause!("BPH-5.8.1b"), Text::new("shift-columns-defender"), -defender);
        let turn_one = fight.attacker == Side::Allied && state.turn == 1;
        if turn_one && !self.is_exempt_on_turn_one(state, fight) {
            add(clause!("BPH-8.10a"), Text::new("shift-turn-one"), table.turn_one);
        } else if fight.attackers.iter().any(|u| self.is_attenuated(state, u)) {
            add(clause!("BPH-5.6a"), Text::new("shift-attenuated-attacker"), -table.attenuated);
        }
        if defenders.iter().any(|u| self.is_attenuated(state, u)) {
            add(clause!("BPH-5.6a"), Text::new("shift-attenuated-defender"), table.attenuated);
        }
        lines
    }

    /// BPH-5.8.1c with C43: the shifts of the columns of attacker and defender.
    fn column_shifts(&self, fight: &Fight) -> [i8; 2] {
        let limit = self.data.combat.shifts.column_limit as i8;
        let spent = |side: Side| fight.columns[side].len().min(100) as i8;
        let (attacker, defender) = (spent(fight.attacker), spent(fight.attacker.enemy()));
        match self.options.cl_cap {
            ColumnCap::PerSide => [attacker.min(limit), defender.min(limit)],
            ColumnCap::Net => {
                let over = (attacker - defender).abs().saturating_sub(limit).max(0);
                if attacker > defender { [attacker - over, defender] } else { [attacker, defender - over] }
            }
        }
    }

    fn die_modifiers(&self, state: &State, fight: &Fight, defenders: &UnitSet) -> Vec<Line> {
        let table = &self.data.combat.die;
        let map = &self.data.map;
        let mut lines = Vec::new();
        let mut add = |clause, key: &'static str, value: i8| {
            if value != 0 {
                lines.push(Line { clause, text: Text::new(key), value });
            }
        };
        let armour = |u: &UnitId| self.data.brief(*u).kind.is_armour();
        let strong = fight.attackers.iter().filter(armour).filter(|&u| !state.unit(u).reduced).count();
        let flat = map.hex(fight.target).terrain == Terrain::Flat;
        if strong >= 2 && flat && !defenders.iter().any(|u| armour(&u)) {
            add(clause!("HOUSE-1"), "die-armour", table.armour);
        }
        if fight.attacker == Side::Allied {
            let nations = fight.attackers.iter().fold(0u8, |bits, u| {
                let nation = match self.data.brief(u).nation {
                    Nation::Cz => Nation::Su,
                    other => other,
                };
                bits | 1 << nation as u8
            });
            if nations.count_ones() > 1 {
                add(clause!("HOUSE-2"), "die-mixed", table.mixed_nations);
            }
        }
        if !self.all_columns(defenders) && defenders.iter().all(|u| state.unit(u).supply == Supply::None) {
            add(clause!("HOUSE-3"), "die-unsupplied", table.defenders_unsupplied);
        }
        let from = self.attack_sides(state, fight);
        let danube = !from.is_empty() && from.iter().all(|&(_, d)| map.side(fight.target, d).water == Water::Danube);
        let bridged = from
            .iter()
            .any(|&(u, d)| state.hex_of(u).is_some_and(|at| self.has_bridge(at, d.opposite(), fight.target)));
        if danube && !bridged {
            add(clause!("HOUSE-4"), "die-danube", table.danube_without_bridge);
        }
        lines
    }

    /// The roll itself (BPH-8.2b): the die that was thrown and the result it gives.
    pub fn roll(&self, table: Side, column: usize, modifier: i32, play: &mut Play<'_>) -> (u8, CombatResult) {
        let die = play.die(6);
        (die, self.result(table, column, modifier, die))
    }

    /// What a die gives on a column.
    pub(crate) fn result(&self, table: Side, column: usize, modifier: i32, die: u8) -> CombatResult {
        let face = (i32::from(die) + modifier).clamp(1, 6) as usize - 1;
        self.data.combat.results[table][face][column]
    }
}

/// A fight on paper: what `sandtable odds` asks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct CombatQuery {
    pub table: Side,
    pub attack: u16,
    pub defence: u16,
    /// Column shifts, + to the right.
    pub shifts: i32,
    pub die_modifier: i32,
    /// Steps the defender has.
    pub steps: u8,
    pub city: bool,
}

/// One result of a fight with its probability and what it does.
#[derive(Clone, PartialEq, Debug)]
pub struct CombatChance {
    pub result: CombatResult,
    pub probability: f64,
    pub attacker_loss: u8,
    pub defender_loss: u8,
    pub excess: u8,
}

#[derive(Clone, PartialEq, Debug)]
pub struct CombatOdds {
    /// Name of the column of the bare ratio, and of the one rolled on.
    pub ratio: String,
    pub column: String,
    pub chances: Vec<CombatChance>,
}

impl Rules {
    /// The results of a roll on a column with their probabilities, worst for the attacker first.
    pub fn chances(&self, table: Side, column: usize, modifier: i32) -> Vec<(CombatResult, f64)> {
        let mut merged: Vec<(CombatResult, f64)> = Vec::new();
        for (chance, result) in
            kernel::dice::every_outcome(|dice| self.roll(table, column, modifier, &mut Play::silent(dice)).1)
        {
            match merged.iter_mut().find(|m| m.0 == result) {
                Some(known) => known.1 += chance,
                None => merged.push((result, chance)),
            }
        }
        merged
    }

    /// The exact distribution of a fight on paper, by the same table, rounding and losses as a fight on the map.
    pub fn combat_odds(&self, query: &CombatQuery) -> Result<CombatOdds, kernel::Problem> {
        let Some(ratio) = ratio_column(query.attack, query.defence) else {
            let what = format!("{} : {} is worse than 1:3 and may not be attacked", query.attack, query.defence);
            return Err(kernel::Problem::new(what).breaks(clause!("HOUSE-7").id()));
        };
        let columns = &self.data.combat.columns;
        let column = (ratio as i32).saturating_add(query.shifts).clamp(0, columns.len() as i32 - 1) as usize;
        let city = query.city.then_some(self.options.de_city);
        let chances = self
            .chances(query.table, column, query.die_modifier)
            .into_iter()
            .map(|(result, probability)| {
                let (defender_loss, excess) = defender_loss(result, query.steps, city);
                let attacker_loss = match result {
                    CombatResult::Losses { attacker, .. } => attacker,
                    CombatResult::Eliminated => 0,
                };
                let excess = if query.table == Side::Allied { excess } else { 0 };
                CombatChance { result, probability, attacker_loss, defender_loss, excess }
            })
            .collect();
        Ok(CombatOdds { ratio: columns[ratio].clone(), column: columns[column].clone(), chances })
    }
}
