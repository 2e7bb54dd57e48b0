//! The Logistics and Partisan Segment: Logistics markers, SHAEF, partisans.

use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::{HexSet, flood};
use kernel::{Judge, Text};

impl Rules {
    fn logistics_left(&self, s: &State) -> bool {
        let pool = &self.data.scenario.markers[s.faction.index()];
        let m = &s.markers;
        let away = m.delayed.iter().filter(|d| d.0 == s.faction && d.1).count();
        pool.logistics_from <= s.turn && m.logistics[s.faction.index()].len() + away < usize::from(pool.logistics)
    }

    /// Controlled city and line hexes within six line hexes of some hexes, along controlled ground.
    fn along_the_line(&self, s: &State, from: &HexSet) -> HexSet {
        let p = self.presence(s);
        let held = self.controlled(s, &p, s.faction);
        let map = &self.data.map;
        let found = flood(&map.grid, from.iter(), self.data.combat.ranges.logistics, |hex, dir, to| {
            map.linked(hex, dir) && held.contains(to)
        });
        let places = map.on_line.union(&map.cities).intersection(&held);
        places.iter().filter(|&h| found.contains(h)).collect()
    }

    /// Where a Logistics marker from the pool can go: near home cities and headquarters.
    fn logistics_places(&self, s: &State) -> HexSet {
        let leader = s.faction.leader();
        let home = self.data.map.country[leader.index()].intersection(&self.data.map.cities);
        let mut from = home.union(&self.data.scenario.home[leader.index()]);
        for u in s.units.iter().filter(|u| u.kind.is_hq() && self.faction_of(u.nation) == s.faction) {
            if let Some(hex) = u.hex() {
                from.insert(hex);
            }
        }
        let p = self.presence(s);
        let from = from.intersection(&self.controlled(s, &p, s.faction));
        self.along_the_line(s, &from).minus(&self.posts(s))
    }

    fn posts(&self, s: &State) -> HexSet {
        let m = &s.markers;
        Faction::ALL
            .iter()
            .fold(HexSet::EMPTY, |all, f| all.union(&m.detachments[f.index()]).union(&m.logistics[f.index()]))
    }

    fn shaef_places(&self, s: &State) -> HexSet {
        let pool = &self.data.scenario.markers[s.faction.index()];
        let scenario = &self.data.scenario;
        let season = scenario.turn(s.turn).seasonal || scenario.shaef_turns.contains(&s.turn);
        if s.markers.shaef.is_some() || !season || pool.shaef_from.is_none_or(|from| s.turn < from) {
            return HexSet::EMPTY;
        }
        let p = self.presence(s);
        let abroad = self.towns.minus(&self.data.map.country[Country::Britain.index()]);
        abroad.intersection(&self.controlled(s, &p, s.faction)).minus(&p.enemy_units(s.faction))
    }

    fn base_places(&self, s: &State) -> HexSet {
        let pool = self.data.scenario.markers[s.faction.index()].partisan_base;
        if pool == 0 || s.markers.partisan_base.is_some() {
            return HexSet::EMPTY;
        }
        let mut land = HexSet::EMPTY;
        for &country in &self.lands {
            let lost = matches!(s.status[country.index()], Status::ConqueredBy(f) if f != s.faction);
            if lost && self.data.scenario.side[country.index()] == Some(s.faction) {
                land = land.union(&self.data.map.country[country.index()]);
            }
        }
        let map = &self.data.map;
        let p = self.presence(s);
        land.intersection(&map.rough.union(&map.cities)).minus(&p.enemy_units(s.faction))
    }

    pub(crate) fn judge_logistics<J: Judge>(&self, s: &State, action: Action, j: &mut J) {
        let inside = |hex: Hex, set: HexSet| self.hex(hex).is_some_and(|h| set.contains(h));
        match action {
            Action::PlaceLogistics(hex) => {
                if !self.logistics_left(s) || s.faction == Faction::Western {
                    j.forbid("TK-10.3-05", || Text::new("why-no-marker"));
                } else if !inside(hex, self.logistics_places(s)) {
                    j.forbid("TK-10.3-05", || Text::new("why-logistics-place"));
                }
            }
            Action::MoveLogistics { from, to } => {
                let start = self.hex(from).filter(|&h| s.markers.logistics[s.faction.index()].contains(h));
                let moved = start.is_some_and(|h| s.markers.new_posts.contains(h));
                let reach = || self.along_the_line(s, &start.into_iter().collect()).minus(&self.posts(s));
                if start.is_none() || moved || !inside(to, reach()) {
                    j.forbid("TK-10.3-05", || Text::new("why-logistics-place"));
                }
            }
            Action::PlaceShaef(hex) if s.faction != Faction::Western || !inside(hex, self.shaef_places(s)) => {
                j.forbid("TK-10.3-04", || Text::new("why-shaef-place"));
            }
            Action::PlacePartisanBase(hex) if !inside(hex, self.base_places(s)) => {
                j.forbid("TK-10.1-02", || Text::new("why-base-place"));
            }
            Action::RaisePartisan if !self.may_raise_partisan(s) => {
                j.forbid("TK-10.1-02", || Text::new("why-no-partisan"));
            }
            _ => {}
        }
    }

    fn may_raise_partisan(&self, s: &State) -> bool {
        let standing = s.units.iter().any(|u| u.kind == Kind::Partisan && u.hex().is_some());
        let season = self.data.scenario.turn(s.turn).seasonal;
        let own = s.markers.partisan_base.is_some_and(|(f, _)| f == s.faction);
        own && season && !standing && !s.pool.partisan_raised
    }

    pub(crate) fn list_logistics(&self, s: &State, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
        if s.faction != Faction::Western {
            if self.logistics_left(s) {
                actions.extend(self.logistics_places(s).iter().map(|h| Action::PlaceLogistics(self.number(h))));
            }
            for from in s.markers.logistics[s.faction.index()].minus(&s.markers.new_posts).iter() {
                let reach = self.along_the_line(s, &[from].into_iter().collect()).minus(&self.posts(s));
                let from = self.number(from);
                actions.extend(reach.iter().map(|h| Action::MoveLogistics { from, to: self.number(h) }));
            }
        } else {
            actions.extend(self.shaef_places(s).iter().map(|h| Action::PlaceShaef(self.number(h))));
        }
        actions.extend(self.base_places(s).iter().map(|h| Action::PlacePartisanBase(self.number(h))));
        if self.may_raise_partisan(s) {
            actions.push(Action::RaisePartisan);
        }
    }

    pub(crate) fn arrange_logistics(&self, s: &mut State, action: Action) {
        let f = s.faction.index();
        match action {
            Action::PlaceLogistics(hex) => {
                if let Some(h) = self.hex(hex) {
                    s.markers.logistics[f].insert(h);
                    s.markers.new_posts.insert(h);
                }
            }
            Action::MoveLogistics { from, to } => {
                if let (Some(from), Some(to)) = (self.hex(from), self.hex(to)) {
                    s.markers.logistics[f].remove(from);
                    s.markers.logistics[f].insert(to);
                    s.markers.new_posts.insert(to);
                }
            }
            Action::PlaceShaef(hex) => s.markers.shaef = self.hex(hex),
            Action::PlacePartisanBase(hex) => s.markers.partisan_base = self.hex(hex).map(|h| (s.faction, h)),
            Action::RaisePartisan => {
                let Some((_, hex)) = s.markers.partisan_base else { return };
                let nation = self.data.map.hex(hex).country.unwrap_or(Country::Greece);
                if self.data.counters.row(nation, Kind::Partisan, 1).is_some() {
                    s.add(Unit { place: Place::Hex(hex), ..self.counter(nation, Kind::Partisan, true) });
                }
                s.pool.partisan_raised = true;
            }
            _ => {}
        }
    }
}
