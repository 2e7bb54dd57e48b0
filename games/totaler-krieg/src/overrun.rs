//! Overruns: armour that goes through a lone corps without stopping for its zone (TK-8.1.1-03).

use crate::options::EzocToEzoc;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Hex, Rules};
use board::{Ground, HexId, NO_WAY, Wanted, reach};
use kernel::{Judge, Note, Play, Text};

impl Rules {
    /// Why a unit may not overrun the hex, whatever the way there.
    fn judge_victim<J: Judge>(&self, s: &State, u: &Unit, hex: HexId, j: &mut J) -> Option<UnitId> {
        const CLAUSE: &str = "TK-8.1.1-03";
        let faction = self.faction_of(u.nation);
        let say = |key: &'static str| Text::new(key).name("hex", self.hex_name(hex));
        if s.segment != Segment::Movement || !u.kind.is_armour() || u.steps < 2 {
            j.forbid(CLAUSE, || say("why-no-overrun"));
            return None;
        }
        let mut there = s.at(hex).filter_map(|v| Some((v, s.unit(v)?)));
        let (Some((victim, v)), None) = (there.next(), there.next()) else {
            j.forbid(CLAUSE, || say("why-not-alone"));
            return None;
        };
        if self.faction_of(v.nation) == faction || v.steps != 1 {
            j.forbid(CLAUSE, || say("why-not-alone"));
            return None;
        }
        let map = &self.data.map;
        let strong = map.cities.contains(hex) || map.rough.contains(hex) || v.kind == Kind::Fortress;
        if strong || self.weather(s, hex) == Weather::Mud {
            j.forbid(CLAUSE, || say("why-overrun-shift"));
        }
        if j.settled() {
            return None;
        }
        let helped = self.may_be_helped(s, self.faction_of(v.nation), v.nation, hex);
        if helped {
            j.forbid(CLAUSE, || say("why-overrun-help"));
        }
        Some(victim)
    }

    /// Whether an HQ or an air unit could give the defender a shift.
    fn may_be_helped(&self, s: &State, faction: Faction, nation: Country, hex: HexId) -> bool {
        let near = self.data.map.within(&[hex].into_iter().collect(), self.data.combat.ranges.headquarters);
        let headquarters = s.unit_ids().any(|q| {
            s.unit(q).is_some_and(|u| u.kind.is_hq() && u.nation == nation && u.hex().is_some_and(|h| near.contains(h)))
                && self.data.scenario.surprise[faction.index()] != s.turn
                && self.is_supplied(s, q)
        });
        let flying = |i: usize| {
            let data = &self.data.scenario.support[i];
            data.faction == faction && self.air_helps(s, SupportId(i as u8), hex, &[nation])
        };
        headquarters || (0..s.support.len()).any(flying)
    }

    /// The way of an overrun: its cost, the path, and whether the move ends with it.
    fn overrun_way(&self, s: &State, m: &Moving, victim: UnitId, hex: HexId) -> Option<(u8, Vec<HexId>, bool)> {
        let u = s.unit(m.unit)?;
        let at = u.hex().filter(|&h| !self.data.map.sea.contains(h))?;
        let faction = self.faction_of(u.nation);
        let (full, p) = (self.presence(s), self.presence_without(s, Some(victim)));
        let (zones, others) = (full.ezoc(faction), p.ezoc(faction));
        let mut closed = self.closed_to(s, &full, u, m.from);
        closed.set(hex, self.kept_from(s, u, m.from).contains(hex) || self.neutral_land(s).contains(hex));
        closed.remove(at);
        let stops = self.stops(s, &p, &others, faction);
        let begins = m.spent == 0 && zones.contains(at);
        let one_hex = begins && self.weather(s, at) != Weather::Fair;
        let strict = begins && self.options.ezoc_to_ezoc == EzocToEzoc::Stop;
        let plain = |from: HexId| self.data.map.between(from, hex) == Some(SideKind::Plain);
        let table = &self.costs[usize::from(u.steps > 1)];
        let budget = (2 * self.allowance(u)).saturating_sub(m.spent);
        let ground = Ground { closed, stops };
        let found = reach(&self.data.map.grid, at, budget, &ground, Wanted::WayTo(hex), |from| {
            let mut steps = table[from.index()];
            for (dir, next) in self.data.map.grid.neighbours(from) {
                let cost = &mut steps[dir.index()];
                if next == hex {
                    *cost = if plain(from) { self.ground_costs[from.index()][dir.index()] } else { NO_WAY };
                } else if from == at && (one_hex || (strict && zones.contains(next))) {
                    *cost = NO_WAY;
                }
            }
            steps
        });
        let ends_there = others.contains(hex);
        if let Some(cost) = found.cost(hex).filter(|_| found.set().contains(hex)) {
            let path = found.path(&self.data.map.grid, hex);
            let ends = ends_there || (path.len() == 1 && (strict || one_hex));
            return Some((cost, path, ends));
        }
        let whole_move =
            m.spent == 0 && self.data.map.grid.adjacent(at, hex) && plain(at) && !ground.closed.contains(hex);
        whole_move.then(|| (0, vec![hex], true))
    }

    pub(crate) fn judge_overrun<J: Judge>(&self, s: &State, m: &Moving, hex: Hex, j: &mut J) {
        let (Some(to), Some(u)) = (self.hex(hex), s.unit(m.unit)) else {
            return j.forbid("TK-8.1.1-03", || Text::new("why-no-hex"));
        };
        if let Some(victim) = self.judge_victim(s, u, to, j)
            && !j.settled()
            && self.overrun_way(s, m, victim, to).is_none()
        {
            j.forbid("TK-8.1.1-03", || Text::new("why-overrun-way").name("hex", self.hex_name(to)));
        }
    }

    pub(crate) fn overrun(&self, s: &mut State, m: Moving, hex: Hex, play: &mut Play<'_>) {
        let (Some(to), Some(u)) = (self.hex(hex), s.unit(m.unit).copied()) else { return };
        let Some(victim) = s.at(to).next() else { return };
        let Some((cost, path, ends)) = self.overrun_way(s, &m, victim, to) else { return };
        let lost = self.unit_text(s, victim);
        play.note(|| {
            let text = Text::new("log-overrun").text("unit", self.counter_text(&u)).text("victim", lost);
            Note::new(text).at(self.data.map.name(to))
        });
        self.lose_step(s, victim, play);
        for (i, &next) in path.iter().enumerate() {
            self.set_foot(s, self.faction_of(u.nation), next, i + 1 == path.len(), play);
        }
        s.units[m.unit.index()].place = Place::Hex(to);
        self.carry_on(s, m, m.spent.saturating_add(cost), ends);
    }
}
