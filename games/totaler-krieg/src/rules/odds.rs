//! What a fight comes to: strengths, columns with the clause of every shift, and results.

use crate::data::{CombatResult, Effect, SupportData};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use arrayvec::ArrayVec;
use board::HexId;

/// A shift of columns: to the right for the attacker, to the left (negative) for the defender.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Shift {
    pub clause: &'static str,
    pub key: &'static str,
    pub value: i8,
}

/// The sum of a fight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sum {
    pub attack: u16,
    pub defence: u16,
    /// The column of the bare odds, and whether they reach the table at all.
    pub base: usize,
    pub enough: bool,
    pub shifts: Vec<Shift>,
    pub column: usize,
}

/// The way an attack goes into the hex.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum Crossing {
    #[default]
    Open,
    Side(SideKind),
    /// From a Beachhead of that number (TKC-16).
    Landing(u8),
}

/// All that moves the column of a fight: read from the map, or told by somebody who has a question.
#[derive(Clone, Debug)]
pub struct Circumstances {
    /// Air units of attacker and defender; likewise carriers and headquarters.
    pub air: [u8; 2],
    pub carriers: [u8; 2],
    pub airdrops: u8,
    /// Supplied armour in a Blitz.
    pub armour: bool,
    pub hq: [bool; 2],
    pub fortress: bool,
    pub weather: Weather,
    pub city: bool,
    pub rough: bool,
    pub crossing: Crossing,
}

impl Rules {
    /// TKC-04: all of a fight as it stands.
    pub fn sum(&self, state: &State, fight: &Fight) -> Sum {
        let (attack, defence) = self.strengths(state, fight);
        self.sum_of(attack, defence, self.shifts(&self.circumstances(state, fight)))
    }

    fn sum_of(&self, attack: u16, defence: u16, shifts: Vec<Shift>) -> Sum {
        let (base, enough) = self.odds_column(attack, defence);
        let moved = base as i32 + shifts.iter().map(|l| i32::from(l.value)).sum::<i32>();
        let column = moved.clamp(0, self.data.combat.columns.len() as i32 - 1) as usize;
        Sum { attack, defence, base, enough, shifts, column }
    }

    /// Attack and defence with the factors of supporting HQs. Markers add nothing (TKC-34).
    pub(crate) fn strengths(&self, state: &State, fight: &Fight) -> (u16, u16) {
        let row = |u: UnitId| {
            state.unit(u).and_then(|u| self.data.counters.row(u.nation, u.kind, u.steps)).unwrap_or_default()
        };
        let attack: u16 =
            fight.attackers.iter().chain(fight.hq[Side::Attacker]).map(|u| u16::from(row(u).attack)).sum();
        let defence: u16 =
            state.at(fight.target).chain(fight.hq[Side::Defender]).map(|u| u16::from(row(u).defence)).sum();
        (attack, defence)
    }

    /// The highest column the odds reach, rounded for the defender; whether they reach the first.
    pub fn odds_column(&self, attack: u16, defence: u16) -> (usize, bool) {
        let (attack, defence) = (u32::from(attack), u32::from(defence.max(1)));
        let reaches = |&(_, a, d): &(String, u16, u16)| attack * u32::from(d) >= defence * u32::from(a);
        let reached = self.data.combat.columns.iter().take_while(|c| reaches(c)).count();
        (reached.saturating_sub(1), reached > 0)
    }

    /// What the map says about a fight.
    fn circumstances(&self, state: &State, fight: &Fight) -> Circumstances {
        let support = |side: Side, carrier: bool| {
            let all = self.data.scenario.support.iter().enumerate();
            let of_kind = |data: &SupportData| (data.kind == SupportKind::Carrier) == carrier;
            all.filter(|(i, data)| fight.is_helped_by(side, SupportId(*i as u8)) && of_kind(data)).count() as u8
        };
        let blitz = state.segment == Segment::Blitz;
        let dropped =
            |u: &&Unit| u.place == Place::Dropped(fight.target) && self.faction_of(u.nation) == fight.attacker;
        let armour = |u: UnitId| state.unit(u).is_some_and(|data| data.kind.is_armour()) && self.is_supplied(state, u);
        let own = self.hq_in_hex(state, fight.defender, fight.target).is_some();
        let beachhead = state.beachhead(fight.target).is_some();
        let crossings =
            fight.attackers.iter().filter_map(|u| state.hex_of(u)).map(|from| self.crossing(state, from, fight.target));
        Circumstances {
            air: [support(Side::Attacker, false), support(Side::Defender, false)],
            carriers: [support(Side::Attacker, true), support(Side::Defender, true)],
            airdrops: if blitz { state.units.iter().filter(dropped).count() as u8 } else { 0 },
            armour: blitz && fight.attackers.iter().any(armour),
            hq: [fight.hq[Side::Attacker].is_some(), own || fight.hq[Side::Defender].is_some()],
            fortress: state.at(fight.target).any(|u| state.unit(u).is_some_and(|u| u.kind == Kind::Fortress)),
            weather: self.weather(state, fight.target),
            city: !beachhead && self.data.map.cities.contains(fight.target),
            rough: !beachhead && self.data.map.rough.contains(fight.target),
            // The lowest of all sides counts.
            crossing: crossings.min_by_key(|&c| self.side_shift(c)).unwrap_or_default(),
        }
    }

    /// Every shift with its clause.
    pub fn shifts(&self, c: &Circumstances) -> Vec<Shift> {
        let mut lines = Vec::new();
        let mut add = |clause: Clause, key, value: i8| {
            if value != 0 {
                lines.push(Shift { clause: clause.id(), key, value });
            }
        };
        for (clause, key, [attacker, defender]) in
            [(clause!("TKC-12"), "shift-air", c.air), (clause!("TKC-14"), "shift-carrier", c.carriers)]
        {
            (0..attacker).for_each(|_| add(clause, key, 1));
            (0..defender).for_each(|_| add(clause, key, -1));
        }
        add(clause!("TK-10.3-12"), "shift-airdrop", c.airdrops as i8);
        add(clause!("TK-10.3-14"), "shift-armour", i8::from(c.armour));
        add(clause!("TK-10.3-15"), "shift-hq", i8::from(c.hq[0]));
        add(clause!("TK-10.3-15"), "shift-hq", -i8::from(c.hq[1]));
        add(clause!("TKC-25"), "shift-fortress", -i8::from(c.fortress));
        add(clause!("TK-11.2-06"), "shift-mud", -i8::from(c.weather == Weather::Mud));
        add(clause!("TKC-04"), "shift-terrain", -self.hex_shift(c));
        let (value, clause) = self.side_shift(c.crossing);
        add(clause, "shift-side", -value);
        lines
    }

    /// A fight on paper: strengths and circumstances, and the result of every die.
    pub fn on_paper(&self, attack: u16, defence: u16, c: &Circumstances) -> (Sum, ArrayVec<CombatResult, 6>) {
        let sum = self.sum_of(attack, defence, self.shifts(c));
        let results = (1..=6).map(|die| in_weather(self.printed(sum.column, die), c.weather)).collect();
        (sum, results)
    }

    /// A supplied HQ in the attacked hex gives its shift by itself (TKC-33), except under surprise.
    pub(crate) fn hq_in_hex(&self, state: &State, faction: Faction, hex: HexId) -> Option<UnitId> {
        let surprised = self.data.scenario.script.surprise[faction] == state.turn;
        let mut there = state.at(hex).filter(|&u| state.unit(u).is_some_and(|u| u.kind.is_hq()));
        if surprised { None } else { there.find(|&u| self.is_supplied(state, u)) }
    }

    /// What the hex gives its defender: the better of city and rough ground.
    fn hex_shift(&self, c: &Circumstances) -> i8 {
        let city = if c.city { self.data.combat.city_shift } else { 0 };
        let ground = if c.rough { self.data.combat.rough.shift } else { self.data.combat.clear.shift };
        city.max(ground)
    }

    pub(crate) fn crossing(&self, state: &State, from: HexId, target: HexId) -> Crossing {
        if let Some(b) = state.beachhead(from) {
            return Crossing::Landing(b.number);
        }
        if state.beachhead(target).is_some() {
            return Crossing::Open;
        }
        self.data.map.between(from, target).map_or(Crossing::Open, Crossing::Side)
    }

    /// What the side between attacker and defender gives.
    pub(crate) fn side_shift(&self, crossing: Crossing) -> (i8, Clause) {
        let combat = &self.data.combat;
        match crossing {
            Crossing::Landing(number) => (number as i8, clause!("TKC-16")),
            Crossing::Side(SideKind::River) => (combat.river.shift, clause!("TKC-04")),
            Crossing::Side(SideKind::Mountain) => (combat.mountain.shift, clause!("TKC-04")),
            Crossing::Side(SideKind::Strait) => (combat.strait_shift, clause!("TKC-04")),
            Crossing::Side(_) | Crossing::Open => (0, clause!("TKC-04")),
        }
    }

    /// A column as the table prints it.
    pub fn column_name(&self, column: usize) -> &str {
        self.data.combat.columns.get(column).map_or("", |c| &c.0)
    }

    /// The result of a roll, with the weather over the defending hex (TK-11.1).
    pub fn result(&self, state: &State, target: HexId, column: usize, die: u8) -> CombatResult {
        in_weather(self.printed(column, die), self.weather(state, target))
    }

    fn printed(&self, column: usize, die: u8) -> CombatResult {
        let row = usize::from(die.clamp(1, 6)) - 1;
        self.data.combat.results[row][column.min(self.data.combat.columns.len() - 1)]
    }

    /// All six results of the fight as it stands.
    pub fn chances(&self, state: &State, fight: &Fight) -> ArrayVec<CombatResult, 6> {
        let column = self.sum(state, fight).column;
        (1..=6).map(|die| self.result(state, fight.target, column, die)).collect()
    }

    /// The same by the names of the results, each with the number of faces that bring it.
    pub(crate) fn chances_by_name(&self, state: &State, fight: &Fight) -> Vec<(String, u32)> {
        let mut chances: Vec<(String, u32)> = Vec::new();
        for result in self.chances(state, fight) {
            let name = self.result_name(result);
            match chances.iter_mut().find(|c| c.0 == name) {
                Some(known) => known.1 += 1,
                None => chances.push((name, 1)),
            }
        }
        chances
    }
}

/// TK-11.1-01 to 05: in mud, storms and snow a retreat is one shorter, and a retreat of one becomes an exchange.
pub fn in_weather(result: CombatResult, weather: Weather) -> CombatResult {
    let effect = match (weather, result.effect) {
        (Weather::Fair, effect) => effect,
        (_, Effect::Retreat(1)) => Effect::Exchange,
        (_, Effect::Retreat(n)) => Effect::Retreat(n.saturating_sub(1)),
        (_, effect) => effect,
    };
    CombatResult { effect, ..result }
}
