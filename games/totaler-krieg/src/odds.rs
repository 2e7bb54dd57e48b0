//! What a fight comes to: strengths, columns with the clause of every shift, and results.

use crate::Rules;
use crate::data::{CombatResult, Effect};
use crate::state::*;
use crate::vocabulary::*;
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

impl Rules {
    /// TKC-04: all of a fight as it stands.
    pub fn sum(&self, s: &State, f: &Fight) -> Sum {
        let (attack, defence) = self.strengths(s, f);
        let (base, enough) = self.odds_column(attack, defence);
        let shifts = self.shifts(s, f);
        let moved = base as i32 + shifts.iter().map(|l| i32::from(l.value)).sum::<i32>();
        let column = moved.clamp(0, self.data.combat.columns.len() as i32 - 1) as usize;
        Sum { attack, defence, base, enough, shifts, column }
    }

    /// Attack and defence with the factors of supporting HQs. Markers add nothing (TKC-34).
    pub(crate) fn strengths(&self, s: &State, f: &Fight) -> (u16, u16) {
        let row =
            |u: UnitId| s.unit(u).and_then(|u| self.data.counters.row(u.nation, u.kind, u.steps)).unwrap_or_default();
        let attack: u16 = f.attackers.iter().chain(f.hq[0]).map(|u| u16::from(row(u).attack)).sum();
        let defence: u16 = s.at(f.target).chain(f.hq[1]).map(|u| u16::from(row(u).defence)).sum();
        (attack, defence)
    }

    /// The highest column the odds reach, rounded for the defender; whether they reach the first.
    pub fn odds_column(&self, attack: u16, defence: u16) -> (usize, bool) {
        let (attack, defence) = (u32::from(attack), u32::from(defence.max(1)));
        let reaches = |&(_, a, d): &(String, u16, u16)| attack * u32::from(d) >= defence * u32::from(a);
        let reached = self.data.combat.columns.iter().take_while(|c| reaches(c)).count();
        (reached.saturating_sub(1), reached > 0)
    }

    fn shifts(&self, s: &State, f: &Fight) -> Vec<Shift> {
        let mut lines = Vec::new();
        let mut add = |clause, key, value: i8| {
            if value != 0 {
                lines.push(Shift { clause, key, value });
            }
        };
        let blitz = s.segment == Segment::Blitz;
        for (i, data) in self.data.scenario.support.iter().enumerate() {
            let (clause, key) = match data.kind {
                SupportKind::Carrier => ("TKC-14", "shift-carrier"),
                _ => ("TKC-12", "shift-air"),
            };
            add(clause, key, (f.air[0] >> i & 1) as i8);
            add(clause, key, -((f.air[1] >> i & 1) as i8));
        }
        if blitz {
            let dropped = s
                .units
                .iter()
                .filter(|u| u.place == Place::Dropped(f.target) && self.faction_of(u.nation) == f.attacker);
            add("TK-10.3-12", "shift-airdrop", dropped.count() as i8);
            let armour = f
                .attackers
                .iter()
                .any(|u| s.unit(u).is_some_and(|data| data.kind.is_armour()) && self.is_supplied(s, u));
            add("TK-10.3-14", "shift-armour", i8::from(armour));
        }
        add("TK-10.3-15", "shift-hq", i8::from(f.hq[0].is_some()));
        let own = self.hq_in_hex(s, f.defender, f.target).is_some();
        add("TK-10.3-15", "shift-hq", -i8::from(own || f.hq[1].is_some()));
        let fortress = s.at(f.target).any(|u| s.unit(u).is_some_and(|u| u.kind == Kind::Fortress));
        add("TKC-25", "shift-fortress", -i8::from(fortress));
        add("TK-11.2-06", "shift-mud", -i8::from(self.weather(s, f.target) == Weather::Mud));
        add("TKC-04", "shift-terrain", -self.hex_shift(s, f.target));
        let sides = f.attackers.iter().filter_map(|u| s.hex_of(u)).map(|from| self.side_shift(s, from, f.target));
        if let Some((value, clause)) = sides.min() {
            add(clause, "shift-side", -value);
        }
        lines
    }

    /// A supplied HQ in the attacked hex gives its shift by itself (TKC-33), except under surprise.
    pub(crate) fn hq_in_hex(&self, s: &State, faction: Faction, hex: HexId) -> Option<UnitId> {
        let surprised = self.data.scenario.surprise[faction.index()] == s.turn;
        let mut there = s.at(hex).filter(|&u| s.unit(u).is_some_and(|u| u.kind.is_hq()));
        if surprised { None } else { there.find(|&u| self.is_supplied(s, u)) }
    }

    /// What the hex gives its defender; the better of city and rough ground, nothing on a Beachhead.
    fn hex_shift(&self, s: &State, hex: HexId) -> i8 {
        if s.beachhead(hex).is_some() {
            return 0;
        }
        let map = &self.data.map;
        let city = if map.cities.contains(hex) { self.data.combat.city_shift } else { 0 };
        let ground = if map.rough.contains(hex) { self.data.combat.rough.shift } else { self.data.combat.clear.shift };
        city.max(ground)
    }

    /// What the side between attacker and defender gives: the lowest of all sides counts.
    pub(crate) fn side_shift(&self, s: &State, from: HexId, target: HexId) -> (i8, &'static str) {
        if let Some(b) = s.beachhead(from) {
            return (b.number as i8, "TKC-16");
        }
        if s.beachhead(target).is_some() {
            return (0, "TKC-16");
        }
        let shift = match self.data.map.between(from, target) {
            Some(SideKind::River) => self.data.combat.river.shift,
            Some(SideKind::Mountain) => self.data.combat.mountain.shift,
            Some(SideKind::Strait) => self.data.combat.strait_shift,
            _ => 0,
        };
        (shift, "TKC-04")
    }

    /// The result of a roll, with the weather over the defending hex (TK-11.1).
    pub fn result(&self, s: &State, target: HexId, column: usize, die: u8) -> CombatResult {
        let row = usize::from(die.clamp(1, 6)) - 1;
        let column = column.min(self.data.combat.columns.len() - 1);
        in_weather(self.data.combat.results[row][column], self.weather(s, target))
    }

    /// All six results of the fight as it stands.
    pub fn chances(&self, s: &State, f: &Fight) -> ArrayVec<CombatResult, 6> {
        let column = self.sum(s, f).column;
        (1..=6).map(|die| self.result(s, f.target, column, die)).collect()
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
