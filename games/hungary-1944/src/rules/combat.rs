//! Chapter 8: combat, in the order of PR-12. What follows it is in `advance`.

use crate::Rules;
use crate::data::CombatResult;
use crate::options::*;
use crate::rules::odds::defender_loss;
use crate::rules::special::Gone;
use crate::rules::stacking::STACK_LIMIT;
use crate::state::*;
use crate::vocabulary::*;
use board::{Dir, HexId, HexSet, MAX_HEXES};
use kernel::{Chapter, Judge, Note, Play, Pool, Quick, Text};

impl Rules {
    /// Whether an attack can be made across a side: not over a lake (PR-12).
    fn can_attack_across(&self, target: HexId, dir: Dir) -> bool {
        self.data.map.side(target, dir).water != Water::Lake
    }

    /// BPH-12.2.2b: partisans stand there, alone or with others.
    fn has_partisans(&self, state: &State, hex: HexId) -> bool {
        state.at(hex).any(|unit| self.data.brief(unit).kind == Kind::Part)
    }

    pub(crate) fn only_partisans(&self, state: &State, hex: HexId) -> bool {
        let mut any = false;
        state.at(hex).all(|u| {
            any = true;
            self.data.brief(u).kind == Kind::Part
        }) && any
    }

    /// Whether a unit may take part in an attack of its side on a hex.
    pub(crate) fn judge_attacker<J: Judge>(
        &self,
        state: &State,
        side: Side,
        target: HexId,
        unit: UnitId,
        judge: &mut J,
    ) {
        let data = self.data.unit(unit);
        let name = || data.id.clone();
        let Some(hex) = state.hex_of(unit).filter(|_| data.side == side) else {
            return judge.forbid(clause!("BPH-8.1a"), || Text::new("why-not-your-unit").name("unit", name()));
        };
        match self.data.map.grid.dir(target, hex) {
            None => judge.forbid(clause!("BPH-8.1a"), || {
                Text::new("why-attacker-not-adjacent").name("unit", name()).name("hex", self.hex_name(target))
            }),
            Some(dir) if !self.can_attack_across(target, dir) => {
                judge.forbid(clause!("PR-12"), || Text::new("why-attack-lake").name("unit", name()));
            }
            Some(_) => {}
        }
        match data.kind {
            Kind::Art => judge.forbid(clause!("BPH-8.3a"), || Text::new("why-artillery-supports").name("unit", name())),
            Kind::Hq | Kind::Column => {
                judge.forbid(clause!("BPH-8.1a"), || Text::new("why-cannot-attack").name("unit", name()))
            }
            _ => {}
        }
        let marks = state.unit(unit).marks;
        if marks.has(Marks::ATTACKED) {
            judge.forbid(clause!("BPH-8.1b"), || Text::new("why-attacked-already").name("unit", name()));
        }
        if marks.has(Marks::EXPLOITED) && self.options.exploit_attack == ExploitAttack::No {
            judge.forbid(clause!("BPH-8.6a"), || Text::new("why-exploited").name("unit", name()));
        }
        if self.attacks_left(state, hex) == 0 {
            judge.forbid(clause!("BPH-4.2a"), || Text::new("why-surplus-attacks").name("unit", name()));
        }
        if data.nation == Nation::Hu && self.has_partisans(state, target) {
            judge.forbid(clause!("BPH-12.2.2b"), || Text::new("why-hungarians-partisans").name("unit", name()));
        }
    }

    /// How many units of a hex may still attack: four in all if it is over-stacked (BPH-4.2a).
    pub(crate) fn attacks_left(&self, state: &State, hex: HexId) -> usize {
        if self.surplus(state, hex) == 0 {
            return usize::MAX;
        }
        let attacked = state.at(hex).filter(|&u| state.unit(u).marks.has(Marks::ATTACKED)).count();
        STACK_LIMIT.saturating_sub(attacked)
    }

    /// Everybody who could attack a hex now, at most four from each hex (BPH-4.2a).
    pub(crate) fn coalition(&self, state: &State, side: Side, target: HexId) -> UnitSet {
        let mut all = UnitSet::default();
        for (_, hex) in self.data.map.grid.neighbours(target) {
            let mut here: Vec<UnitId> = state
                .at(hex)
                .filter(|&u| Quick::ask(|judge| self.judge_attacker(state, side, target, u, judge)))
                .collect();
            let left = self.attacks_left(state, hex);
            if here.len() > left {
                here.sort_by_key(|&u| std::cmp::Reverse(self.attack_factor(state, u)));
                here.truncate(left);
            }
            for unit in here {
                all.insert(unit);
            }
        }
        all
    }

    /// Whether a hex can be attacked at all: there is an enemy, and somebody with factors enough next to it.
    pub(crate) fn judge_attack<J: Judge>(&self, state: &State, side: Side, target: HexId, judge: &mut J) {
        if !state.at(target).any(|u| self.data.brief(u).side != side) {
            return judge
                .forbid(clause!("BPH-8.1a"), || Text::new("why-nobody-there").name("hex", self.hex_name(target)));
        }
        let coalition = self.coalition(state, side, target);
        if !coalition.is_empty() {
            return self.judge_odds(state, side, target, &coalition, judge);
        }
        for (_, hex) in self.data.map.grid.neighbours(target) {
            for unit in state.at(hex).filter(|&unit| self.data.brief(unit).side == side) {
                self.judge_attacker(state, side, target, unit, judge);
            }
        }
        if judge.allows() {
            let hex = || self.hex_name(target);
            judge.forbid(clause!("BPH-8.1a"), || Text::new("why-nobody-adjacent").name("hex", hex()));
        }
    }

    /// All hexes a side can attack now. Agrees with `judge_attack`, in one pass over the units.
    pub(crate) fn attackable(&self, state: &State, side: Side) -> HexSet {
        let mut attack = [0u16; MAX_HEXES];
        let mut crowd = [0u8; MAX_HEXES];
        for (unit, data, hex) in self.on_map_of(state, side) {
            crowd[hex.index()] += u8::from(self.takes_room(unit));
            let marks = state.unit(unit).marks;
            let spent = marks.has(Marks::ATTACKED)
                || (marks.has(Marks::EXPLOITED) && self.options.exploit_attack == ExploitAttack::No);
            if data.kind.fights() && data.kind != Kind::Art && !spent {
                attack[hex.index()] += self.attack_factor(state, unit);
            }
        }
        let mut enemy = HexSet::EMPTY;
        let mut partisans = HexSet::EMPTY;
        let mut fighters = [0u8; MAX_HEXES];
        let mut defence = [0u16; MAX_HEXES];
        let mut columns = [0u16; MAX_HEXES];
        for (unit, data, hex) in self.on_map_of(state, side.enemy()) {
            enemy.insert(hex);
            if data.kind == Kind::Part {
                partisans.insert(hex);
            }
            if data.kind.fights() {
                fighters[hex.index()] += 1;
                defence[hex.index()] += self.defence_factor(state, unit);
            } else if data.kind == Kind::Column {
                columns[hex.index()] += self.defence_factor(state, unit);
            }
        }
        let mut found = HexSet::EMPTY;
        for target in enemy.iter() {
            let mut total = 0;
            // Over-stacked hexes and Hungarians against partisans are looked at one by one.
            let mut special = partisans.contains(target) || usize::from(fighters[target.index()]) > STACK_LIMIT;
            for (dir, hex) in self.data.map.grid.neighbours(target) {
                if self.can_attack_across(target, dir) {
                    total += attack[hex.index()];
                    special |= usize::from(crowd[hex.index()]) > STACK_LIMIT;
                }
            }
            if total == 0 {
                continue;
            }
            let may = if special {
                Quick::ask(|judge| self.judge_attack(state, side, target, judge))
            } else {
                // C72: columns defend where nobody else does.
                let alone = fighters[target.index()] == 0;
                let defence = if alone { columns[target.index()] } else { defence[target.index()] };
                crate::rules::odds::ratio_column(total, defence).is_some()
            };
            found.set(target, may);
        }
        found
    }

    /// BPH-7.3: the moving stack attacks at once; the points are spent whatever comes of it.
    pub(crate) fn begin_mobile_attack(
        &self,
        state: &mut State,
        mut moving: Moving,
        target: HexId,
        play: &mut Play<'_>,
    ) {
        let cost = self.mobile_attack_cost(state, &moving, target).unwrap_or(0);
        moving.spent = moving.spent.saturating_add(cost);
        moving.operational = None;
        moving.fought = true;
        state.frames.push(Frame::Moving(moving));
        let attackers = self.fighters(&moving.units);
        let fight = Fight { attackers, mobile: true, stage: Stage::Surplus, ..new_fight(Side::Axis, target) };
        state.frames.push(Frame::Fight(fight));
        self.declare(state, &fight, play);
    }

    /// The attack is declared: its units have attacked this turn, and it counts for the Führer.
    pub(crate) fn declare(&self, state: &mut State, fight: &Fight, play: &mut Play<'_>) {
        for unit in fight.attackers.iter() {
            self.count_for_quota(state, unit);
            // C58: by default a mobile attack is the unit's attack of the turn.
            if !fight.mobile || self.options.ma_then_attack == MobileThenAttack::No {
                state.unit_mut(unit).marks.set(Marks::ATTACKED);
            }
        }
        let key = if fight.mobile { "log-attacks-moving" } else { "log-attacks" };
        play.note(|| {
            let defenders: UnitSet = state.at(fight.target).collect();
            let text = Text::new(key).names("units", self.names(&fight.attackers));
            let text = text.number("n", fight.attackers.len() as i64).names("defenders", self.names(&defenders));
            Note::new(text.text("hex", self.place_text(fight.target)))
                .at(self.hex_name(fight.target))
                .begins(Chapter::Fight)
        });
    }

    pub(crate) fn judge_add_attacker<J: Judge>(&self, state: &State, fight: &Fight, unit: UnitId, judge: &mut J) {
        self.judge_attacker(state, fight.attacker, fight.target, unit, judge);
        if fight.attackers.contains(unit) {
            judge.forbid(clause!("BPH-8.1b"), || Text::new("why-attacks-already").name("unit", self.unit_name(unit)));
        }
        let Some(hex) = state.hex_of(unit) else { return };
        let beside = fight.attackers.iter().filter(|&u| state.hex_of(u) == Some(hex)).count();
        if beside >= self.attacks_left(state, hex) {
            judge.forbid(clause!("BPH-4.2a"), || Text::new("why-surplus-attacks").name("unit", self.unit_name(unit)));
        }
    }

    pub(crate) fn judge_commit<J: Judge>(&self, state: &State, fight: &Fight, judge: &mut J) {
        if fight.attackers.is_empty() {
            return judge.forbid(clause!("BPH-8.1a"), || Text::new("why-no-attackers"));
        }
        self.judge_odds(state, fight.attacker, fight.target, &fight.attackers, judge);
    }

    pub(crate) fn judge_surplus<J: Judge>(&self, state: &State, fight: &Fight, unit: UnitId, judge: &mut J) {
        if state.hex_of(unit) != Some(fight.target) || !self.takes_room(unit) {
            judge.forbid(clause!("BPH-4.2b"), || Text::new("why-not-surplus").name("unit", self.unit_name(unit)));
        }
    }

    /// Where a retreating unit may go: C21 for surplus units, any free neighbour for partisans that slip away.
    pub(crate) fn retreat_hexes(&self, state: &State, retreat: &Retreat) -> HexSet {
        let Retreat { unit, evading } = *retreat;
        let Some(hex) = state.hex_of(unit) else { return HexSet::EMPTY };
        let side = self.data.brief(unit).side;
        let towards: &[Dir] = match (evading, side) {
            (true, _) => &Dir::ALL,
            (false, Side::Allied) => &[Dir::NorthEast, Dir::East, Dir::SouthEast, Dir::SouthWest],
            (false, Side::Axis) => &[Dir::NorthEast, Dir::SouthWest, Dir::West, Dir::NorthWest],
        };
        let mover = self.mover(state, &UnitSet::one(unit));
        let enemy = self.occupied(state, side.enemy());
        let zone = self.zone(state, side.enemy()).minus(&self.units_of(state, side));
        let stacks = self.stacks(state, side, &UnitSet::one(unit));
        let map = &self.data.map;
        towards
            .iter()
            .filter(|&&d| map.side(hex, d).water != Water::Lake)
            .filter_map(|&d| map.grid.neighbour(hex, d))
            .filter(|&h| !enemy.contains(h) && (evading || !zone.contains(h)) && self.data.scenario.open.contains(h))
            .filter(|&h| {
                (!mover.zone_bound || map.uprising.contains(h)) && (!mover.s_bound || map.slovakia.contains(h))
            })
            .filter(|&h| Quick::ask(|judge| self.judge_stacking(&stacks, &UnitSet::one(unit), h, judge)))
            .collect()
    }

    pub(crate) fn retreat(&self, state: &mut State, unit: UnitId, to: HexId, play: &mut Play<'_>) {
        let one = UnitSet::one(unit);
        let mover = self.mover(state, &one);
        if let Some(from) = state.hex_of(unit) {
            self.note_way("log-retreated", &one, from, &[to], play);
            self.enter_hex(state, &mover, &one, from, to, play);
        }
        state.unit_mut(unit).place = Place::Hex(to);
    }

    /// BPH-12.2.3a: partisans try to slip away.
    pub(crate) fn avoid(&self, state: &mut State, fight: Fight, play: &mut Play<'_>) {
        let terrain = self.data.map.hex(fight.target).terrain;
        let alone = state.at(fight.target).count() < 2;
        let modifier = 2 * i32::from(self.is_concentric(state, &fight)) - i32::from(terrain == Terrain::Mountain)
            + 2 * i32::from(terrain == Terrain::Flat)
            + i32::from(!alone);
        let die = play.die_for(Pool::at_most(1, 6, (2 - modifier).clamp(0, 6) as u8));
        let avoided = i32::from(die) + modifier <= 2;
        let key = if avoided { "log-avoided" } else { "log-not-avoided" };
        play.note(|| {
            Note::new(
                Text::new(key)
                    .text("hex", self.place_text(fight.target))
                    .number("die", die)
                    .number("modifier", modifier),
            )
            .at(self.hex_name(fight.target))
        });
        if !avoided {
            if let Some(top) = state.fight_mut() {
                top.stage = Stage::AttackerSupport;
            }
            return;
        }
        self.end_fight(state, Aftermath::Over, play);
        if self.options.partisan_evade == PartisanEvade::Retreat {
            let partisans: Vec<UnitId> = state.at(fight.target).collect();
            for unit in partisans {
                state.frames.push(Frame::Retreat(Retreat { unit, evading: true }));
            }
        }
    }

    /// The units whose neighbourhood counts for the support of the side that decides.
    fn supported(&self, state: &State, fight: &Fight) -> UnitSet {
        if fight.decider() == fight.attacker {
            fight.attackers
        } else {
            self.defenders(state, fight.attacker.enemy(), fight.target)
        }
    }

    /// Whether two counters are stacked or adjacent.
    fn touches(&self, state: &State, a: UnitId, b: UnitId) -> bool {
        match (state.hex_of(a), state.hex_of(b)) {
            (Some(a), Some(b)) => a == b || self.data.map.grid.adjacent(a, b),
            _ => false,
        }
    }

    fn judge_own_column<J: Judge>(&self, state: &State, fight: &Fight, column: UnitId, judge: &mut J) {
        let side = fight.decider();
        let own = self.data.units.get(column.index()).is_some_and(|d| d.kind == Kind::Column && d.side == side);
        if !own || state.hex_of(column).is_none() {
            return judge.forbid(clause!("BPH-5.8.1b"), || Text::new("why-not-your-column"));
        }
        if fight.columns[side].contains(column) || fight.shells.contains(column) {
            judge.forbid(clause!("BPH-5.8.1d"), || Text::new("why-column-spent"));
        }
    }

    /// BPH-5.8.1b, c and 7.3g: a column shifts the odds by one.
    pub(crate) fn judge_spend<J: Judge>(&self, state: &State, fight: &Fight, column: UnitId, judge: &mut J) {
        self.judge_own_column(state, fight, column, judge);
        if !judge.allows() {
            return;
        }
        let side = fight.decider();
        if !self.supported(state, fight).iter().any(|u| u != column && self.touches(state, u, column)) {
            judge.forbid(clause!("BPH-5.8.1b"), || Text::new("why-column-far"));
        }
        let along = state.frames.iter().any(|f| matches!(f, Frame::Moving(m) if m.units.contains(column)));
        if fight.mobile && side == fight.attacker && !along {
            judge.forbid(clause!("BPH-7.3g"), || Text::new("why-column-not-along"));
        }
        let limit = usize::from(self.data.combat.shifts.column_limit);
        let most = match self.options.cl_cap {
            ColumnCap::PerSide => limit,
            ColumnCap::Net => limit + fight.columns[side.enemy()].len(),
        };
        if fight.columns[side].len() >= most {
            judge.forbid(clause!("BPH-5.8.1c"), || Text::new("why-column-limit").number("limit", most as i64));
        }
    }

    /// BPH-8.3: an artillery corps adds its factor to an attack of Soviet units, at the price of a column.
    pub(crate) fn judge_artillery<J: Judge>(
        &self,
        state: &State,
        fight: &Fight,
        artillery: UnitId,
        column: UnitId,
        judge: &mut J,
    ) {
        let is_art = self.data.units.get(artillery.index()).is_some_and(|d| d.kind == Kind::Art);
        let Some(at) = state.hex_of(artillery).filter(|_| is_art) else {
            return judge.forbid(clause!("BPH-8.3a"), || Text::new("why-no-artillery"));
        };
        if fight.attacker != Side::Allied || fight.stage != Stage::AttackerSupport {
            return judge.forbid(clause!("BPH-8.3b"), || Text::new("why-artillery-attacks-only"));
        }
        if state.unit(artillery).marks.has(Marks::ATTACKED) || fight.artillery.contains(artillery) {
            judge.forbid(clause!("BPH-8.1b"), || {
                Text::new("why-attacked-already").name("unit", self.unit_name(artillery))
            });
        }
        if self.attacks_left(state, at) == 0 {
            judge.forbid(clause!("BPH-4.2a"), || {
                Text::new("why-surplus-attacks").name("unit", self.unit_name(artillery))
            });
        }
        if state.unit(artillery).supply == Supply::None {
            judge.forbid(clause!("BPH-5.5d"), || {
                Text::new("why-artillery-unsupplied").name("unit", self.unit_name(artillery))
            });
        }
        self.judge_own_column(state, fight, column, judge);
        if judge.allows() && !self.touches(state, artillery, column) {
            judge.forbid(clause!("BPH-8.3a"), || {
                Text::new("why-artillery-no-column").name("unit", self.unit_name(artillery))
            });
        }
        let stacked = self.options.art_reach == ArtilleryReach::StackedOrAdjacent;
        let in_reach = |u: &UnitId| {
            self.data.brief(*u).nation == Nation::Su
                && state.hex_of(*u).is_some_and(|h| (h == at && stacked) || self.data.map.grid.adjacent(h, at))
        };
        let supported: u16 = fight.attackers.iter().filter(in_reach).map(|u| self.attack_factor(state, u)).sum();
        let factor = self.attack_factor(state, artillery);
        if supported == 0 {
            judge
                .forbid(clause!("BPH-8.3b"), || Text::new("why-artillery-far").name("unit", self.unit_name(artillery)));
        } else if factor > supported {
            judge.forbid(clause!("BPH-8.3c"), || {
                Text::new("why-artillery-too-strong")
                    .name("unit", self.unit_name(artillery))
                    .number("factor", factor)
                    .number("supported", supported)
            });
        }
    }

    /// BPH-9.5.1a, 9.7a, 9.9a, HOUSE-8, HOUSE-14: an air unit adds its bombing factor.
    pub(crate) fn judge_air_support<J: Judge>(&self, state: &State, fight: &Fight, air: AirId, judge: &mut J) {
        let side = fight.decider();
        let Some(data) = self.data.air.get(air.index()).filter(|a| a.side == side) else {
            return judge.forbid(clause!("BPH-9.7a"), || Text::new("why-not-your-air"));
        };
        let name = || data.id.clone();
        if state.air(air).place != AirPlace::Over(self.data.map.hex(fight.target).zone) {
            judge.forbid(clause!("HOUSE-14"), || Text::new("why-air-elsewhere").name("unit", name()));
        }
        if judge.settled() {
            return;
        }
        if data.kind.is_fighter() && state.air(air).fought {
            judge.forbid(clause!("BPH-9.5.1a"), || Text::new("why-fighter-fought").name("unit", name()));
        }
        if self.bombs(state, air) == 0 {
            judge.forbid(clause!("BPH-9.7a"), || Text::new("why-no-bombs").name("unit", name()));
        }
        let used = fight.air[side];
        if used.contains(air) || used.len() >= self.data.combat.air_limit {
            judge.forbid(clause!("HOUSE-8"), || Text::new("why-air-limit").name("unit", name()));
        }
        if !self.is_within_radius(state, air, fight.target) {
            judge.forbid(self.radius_clause(air), || Text::new("why-air-radius").name("unit", name()));
        }
        if fight.mobile && side == fight.attacker && data.nation != Nation::De {
            judge.forbid(clause!("BPH-9.9a"), || Text::new("why-air-not-german").name("unit", name()));
            judge.forbid(clause!("BPH-7.3f"), || Text::new("why-air-not-german").name("unit", name()));
        }
        if self.options.air_support == AirSupport::Preassigned {
            let served = match state.air(air).tied {
                None => false,
                Some(hex) if side == fight.attacker => fight.attackers.iter().any(|u| state.hex_of(u) == Some(hex)),
                Some(hex) => hex == fight.target,
            };
            if !served {
                judge.forbid(clause!("BPH-9.7a"), || Text::new("why-air-tied-elsewhere").name("unit", name()));
            }
        }
    }

    pub(crate) fn is_headquarters_alone(&self, state: &State, fight: &Fight) -> bool {
        self.defenders(state, fight.attacker.enemy(), fight.target).is_empty()
    }

    /// BPH-10.6a: a headquarters attacked alone is eliminated without a roll.
    pub(crate) fn take_headquarters(&self, state: &mut State, fight: Fight, play: &mut Play<'_>) {
        let all: Vec<UnitId> = state.at(fight.target).collect();
        for unit in all {
            self.eliminate(state, unit, play);
        }
        if let Some(top) = state.fight_mut() {
            top.bare = true;
        }
        self.after_losses(state, play);
    }

    /// The side has committed all it wants to.
    pub(crate) fn end_support(&self, state: &mut State, fight: Fight, play: &mut Play<'_>) {
        if fight.stage == Stage::AttackerSupport {
            if let Some(top) = state.fight_mut() {
                top.stage = Stage::DefenderSupport;
            }
        } else {
            self.resolve(state, fight, play);
        }
    }

    /// PR-12 (5) and (6): the roll, and the losses it asks for.
    fn resolve(&self, state: &mut State, fight: Fight, play: &mut Play<'_>) {
        let sum = self.sum(state, &fight);
        let (die, result) = self.roll(fight.attacker, sum.column, sum.die_modifier(), play);
        let defenders = self.defenders(state, fight.attacker.enemy(), fight.target);
        let steps: u8 = defenders.iter().map(|u| state.steps(u, &self.data)).sum();
        let (loss, excess) = defender_loss(result, steps, self.city_rule(fight.target));
        let own = match result {
            CombatResult::Losses { attacker, .. } => attacker,
            CombatResult::Eliminated => 0,
        };
        let bare = self.all_columns(&defenders);
        play.note(|| {
            Note::new(
                Text::new("log-rolled")
                    .name("column", self.data.combat.columns[sum.column].clone())
                    .number("die", die)
                    .number("modifier", sum.die_modifier())
                    .name("result", result.to_string())
                    .text("meaning", result.meaning())
                    .number("attack", sum.attack)
                    .number("defence", sum.defence),
            )
            .at(self.hex_name(fight.target))
        });
        if let Some(top) = state.fight_mut() {
            top.losses[fight.attacker.enemy()] = loss;
            top.losses[fight.attacker] = own;
            top.excess = if fight.attacker == Side::Allied && !bare { excess } else { 0 };
            top.bare = bare;
            top.stage = Stage::DefenderLosses;
        }
    }

    /// The units the losses of this stage can be taken from.
    pub(crate) fn may_lose(&self, state: &State, fight: &Fight) -> UnitSet {
        if fight.stage == Stage::DefenderLosses {
            return self.defenders(state, fight.attacker.enemy(), fight.target);
        }
        let alive = |set: &UnitSet| -> UnitSet { set.iter().filter(|&u| state.hex_of(u).is_some()).collect() };
        let attackers = alive(&fight.attackers);
        if attackers.is_empty() { alive(&fight.artillery) } else { attackers }
    }

    pub(crate) fn judge_lose<J: Judge>(&self, state: &State, fight: &Fight, unit: UnitId, judge: &mut J) {
        if !self.may_lose(state, fight).contains(unit) {
            judge.forbid(clause!("PR-13"), || Text::new("why-not-its-loss").name("unit", self.unit_name(unit)));
        }
    }

    /// Losses that leave no choice (PR-13).
    pub(crate) fn settle_losses(&self, state: &mut State, fight: Fight, play: &mut Play<'_>) -> bool {
        let side = fight.decider();
        let due = fight.losses[side];
        let units = self.may_lose(state, &fight);
        if due == 0 || units.is_empty() {
            if fight.stage == Stage::DefenderLosses {
                self.clear_hex_without_defenders(state, &fight, play);
                if let Some(top) = state.fight_mut() {
                    top.stage = Stage::AttackerLosses;
                }
            } else {
                self.after_losses(state, play);
            }
            return true;
        }
        let steps: u8 = units.iter().map(|u| state.steps(u, &self.data)).sum();
        if units.len() > 1 && due < steps {
            return false;
        }
        if let Some(unit) = units.iter().next() {
            self.take_loss(state, unit, play);
        }
        true
    }

    pub(crate) fn take_loss(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        if let Some(fight) = state.fight_mut() {
            let side = fight.decider();
            let due = &mut fight.losses[side];
            *due = due.saturating_sub(1);
        }
        self.lose_step(state, unit, play);
    }

    /// BPH-10.6a, C72: headquarters and columns vanish with the last combat unit.
    fn clear_hex_without_defenders(&self, state: &mut State, fight: &Fight, play: &mut Play<'_>) {
        let side = fight.attacker.enemy();
        let rest: Vec<UnitId> = state.at(fight.target).filter(|&u| self.data.brief(u).side == side).collect();
        let stands = rest
            .iter()
            .any(|&u| self.data.brief(u).kind.fights() || (fight.bare && self.data.brief(u).kind == Kind::Column));
        if !stands {
            for unit in rest {
                self.eliminate(state, unit, play);
            }
        }
    }

    pub(crate) fn lose_step(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        if state.steps(unit, &self.data) > 1 {
            state.unit_mut(unit).reduced = true;
            play.note(|| Note::new(Text::new("log-step-lost").name("unit", self.unit_name(unit))));
        } else {
            self.eliminate(state, unit, play);
        }
    }

    pub(crate) fn eliminate(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let hex = state.hex_of(unit);
        let place = match self.data.brief(unit).kind {
            // BPH-10.6b: back three turns later.
            Kind::Hq => Place::Coming(state.turn + 3),
            Kind::Column => Place::Out,
            _ => Place::Lost,
        };
        *state.unit_mut(unit) = UnitState { place, reduced: false, supply: Supply::Full, marks: Marks::NONE };
        play.note(|| {
            let note = Note::new(Text::new("log-eliminated").name("unit", self.unit_name(unit)));
            hex.map_or(note.clone(), |h| note.at(self.hex_name(h)))
        });
        if self.data.brief(unit).kind == Kind::Part {
            self.partisan_gone(state, Gone::Killed);
        }
    }

    /// The losses are taken: a mobile attack goes on or ends, other attackers may advance.
    fn after_losses(&self, state: &mut State, play: &mut Play<'_>) {
        let Some(&fight) = state.fight() else { return };
        let emptied = !state.at(fight.target).any(|u| self.data.brief(u).side != fight.attacker);
        if fight.mobile || !emptied {
            let aftermath = if emptied { Aftermath::MovesIn } else { Aftermath::Over };
            self.end_fight(state, aftermath, play);
        } else if let Some(top) = state.fight_mut() {
            top.stage = Stage::Advance;
        }
    }

    /// PR-12 (8): columns spent leave the map, air units go home; a mobile attack that has cleared the hex moves in.
    pub(crate) fn end_fight(&self, state: &mut State, aftermath: Aftermath, play: &mut Play<'_>) {
        let Some(at) = state.frames.iter().rposition(|f| matches!(f, Frame::Fight(_))) else { return };
        let Frame::Fight(fight) = state.frames.remove(at) else { return };
        for column in fight.columns.values().iter().flat_map(UnitSet::iter).chain(fight.shells.iter()) {
            state.unit_mut(column).place = Place::Out;
        }
        for air in fight.air.values().iter().flat_map(|air| air.iter()) {
            state.air_mut(air).place = AirPlace::Available;
            state.air_mut(air).tied = None;
        }
        if !fight.mobile {
            return;
        }
        // The stack lies below the fight.
        let Some(Frame::Moving(mut moving)) = state.frames.pop() else { return };
        moving.units = moving.units.iter().filter(|&unit| state.hex_of(unit).is_some()).collect();
        if aftermath == Aftermath::Over || self.fighters(&moving.units).is_empty() {
            return self.finish_move(state, &moving);
        }
        let mover = self.mover(state, &moving.units);
        self.enter_hex(state, &mover, &moving.units, moving.at, fight.target, play);
        moving.at = fight.target;
        moving.hexes = moving.hexes.saturating_add(1);
        // C15: the hex it has taken stops it if it lies in another zone, but it may attack again.
        let zone = self.zone(state, mover.side.enemy());
        moving.stopped = zone.contains(fight.target) && self.options.ma_zoc == MobileAttackZone::Stop;
        for unit in moving.units.iter() {
            state.unit_mut(unit).place = Place::Hex(fight.target);
            state.unit_mut(unit).marks.set(Marks::MOVED);
        }
        self.go_on(state, moving, None, play);
    }
}

/// A fight that begins: nobody has joined it yet.
pub(crate) fn new_fight(attacker: Side, target: HexId) -> Fight {
    Fight {
        attacker,
        target,
        mobile: false,
        stage: Stage::Attackers,
        attackers: UnitSet::default(),
        artillery: UnitSet::default(),
        columns: Default::default(),
        shells: UnitSet::default(),
        air: Default::default(),
        losses: BySide::default(),
        excess: 0,
        bare: false,
    }
}
