//! Overruns: armour that goes through a lone corps without stopping for its zone (TK-8.1.1-03).

use crate::options::EzocToEzoc;
use crate::rules::movement::{Price, Stride};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::{Ground, HexId, NO_WAY, Wanted, reach};
use kernel::{Judge, Note, Play, Text};

impl Rules {
    /// Units that overrun: armour of more than one step, in the Movement Phase.
    pub(crate) fn is_overrunner(&self, state: &State, u: &Unit) -> bool {
        state.segment == Segment::Movement && u.kind.is_armour() && u.steps > 1
    }

    /// The unit in the hex that can be overrun, or why there is none, whatever the way there.
    pub(crate) fn judge_victim<J: Judge>(&self, state: &State, u: &Unit, hex: HexId, judge: &mut J) -> Option<UnitId> {
        const CLAUSE: Clause = clause!("TK-8.1.1-03");
        let faction = self.faction_of(u.nation);
        let say = |key: &'static str| Text::new(key).name("hex", self.hex_name(hex));
        if !self.is_overrunner(state, u) {
            judge.forbid(CLAUSE, || say("why-no-overrun"));
            return None;
        }
        let mut there = state.at(hex).filter_map(|v| Some((v, state.unit(v)?)));
        let (Some((victim, v)), None) = (there.next(), there.next()) else {
            judge.forbid(CLAUSE, || say("why-not-alone"));
            return None;
        };
        if self.faction_of(v.nation) == faction || v.steps != 1 {
            judge.forbid(CLAUSE, || say("why-not-alone"));
            return None;
        }
        let map = &self.data.map;
        let strong = map.cities.contains(hex) || map.rough.contains(hex) || v.kind == Kind::Fortress;
        if strong || self.weather(state, hex) == Weather::Mud {
            judge.forbid(CLAUSE, || say("why-overrun-shift"));
        }
        if judge.settled() {
            return None;
        }
        let helped = self.may_be_helped(state, self.faction_of(v.nation), v.nation, hex);
        if helped {
            judge.forbid(CLAUSE, || say("why-overrun-help"));
        }
        Some(victim)
    }

    /// Whether an HQ or an air unit could give the defender a shift.
    fn may_be_helped(&self, state: &State, faction: Faction, nation: Country, hex: HexId) -> bool {
        let near = self.data.map.within(&[hex].into_iter().collect(), self.data.combat.ranges.headquarters);
        let headquarters = state.unit_ids().any(|q| {
            state
                .unit(q)
                .is_some_and(|u| u.kind.is_hq() && u.nation == nation && u.hex().is_some_and(|h| near.contains(h)))
                && self.data.scenario.script.surprise[faction] != state.turn
                && self.is_supplied(state, q)
        });
        let flying = |i: usize| {
            let data = &self.data.scenario.support[i];
            data.faction == faction && self.air_helps(state, SupportId(i as u8), hex, &[nation])
        };
        headquarters || (0..state.support.len()).any(flying)
    }

    /// The way of an overrun.
    pub(crate) fn overrun_way(&self, state: &State, moving: &Moving, victim: UnitId, hex: HexId) -> Option<Stride> {
        let u = state.unit(moving.unit)?;
        let at = u.hex().filter(|&h| !self.data.map.sea.contains(h))?;
        let faction = self.faction_of(u.nation);
        let (full, presence) = (self.presence(state), self.presence_without(state, Some(victim)));
        let (zones, others) = (full.ezoc(faction), presence.ezoc(faction));
        let mut closed = self.closed_to(state, &full, u, moving.from);
        closed.set(hex, self.kept_from(state, u, moving.from).contains(hex) || self.neutral_land(state).contains(hex));
        closed.remove(at);
        // TK-8.1.1-07 knows no exception: in bad weather the victim's own zone stops the unit too.
        let adverse = zones.intersection(&self.hexes_with_weather(state, |w| w != Weather::Fair));
        let stops = self.stops(state, &presence, &others, faction).union(&adverse);
        let begins = moving.spent == 0 && zones.contains(at);
        let one_hex = begins && self.weather(state, at) != Weather::Fair;
        let strict = begins && self.options.ezoc_to_ezoc == EzocToEzoc::Stop;
        let plain = |from: HexId| self.data.map.between(from, hex) == Some(SideKind::Plain);
        let table = &self.costs[usize::from(u.steps > 1)];
        let budget = self.points_left(state, moving);
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
        let ends_there = others.contains(hex) || adverse.contains(hex);
        if let Some(cost) = found.cost(hex).filter(|_| found.set().contains(hex)) {
            let path = found.path(&self.data.map.grid, hex);
            let ends = ends_there || (path.len() == 1 && (strict || one_hex));
            return Some(Stride { price: Price::Points(cost), path, ends });
        }
        let whole_move =
            moving.spent == 0 && self.data.map.grid.adjacent(at, hex) && plain(at) && !ground.closed.contains(hex);
        whole_move.then(|| Stride { price: Price::WholeMove, path: vec![hex], ends: true })
    }

    pub(crate) fn overrun(&self, state: &mut State, moving: Moving, to: HexId, play: &mut Play<'_>) {
        let (Some(u), Some(victim)) = (state.unit(moving.unit).copied(), state.at(to).next()) else { return };
        let Some(stride) = self.overrun_way(state, &moving, victim, to) else { return };
        let lost = self.unit_text(state, victim);
        play.note(|| {
            let text = Text::new("log-overrun").text("unit", self.counter_text(&u)).text("victim", lost);
            let way = u.hex().into_iter().chain(stride.path.iter().copied());
            Note::new(text).at(self.data.map.name(to)).way(way.map(|hex| self.data.map.name(hex)))
        });
        self.lose_step(state, victim, play);
        self.make(state, moving, &stride, play);
    }
}
