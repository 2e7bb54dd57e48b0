//! The Replacements Segment: steps and arrivals (TK-10.3-01 to 05, TKC-20, 21).

use crate::data::Spot;
use crate::state::*;
use crate::supply::Net;
use crate::vocabulary::*;
use crate::zones::Presence;
use crate::{Action, Rules};
use arrayvec::ArrayVec;
use board::{HexId, HexSet};
use kernel::{Judge, Note, Play, Quick, Text};

/// Where a nation's new counters can appear.
#[derive(Default)]
pub(crate) struct Locations {
    hexes: HexSet,
    boxes: ArrayVec<BoxId, 4>,
    /// Hexes in which the nation's units are supplied.
    supplied: HexSet,
}

impl Rules {
    /// What a faction may hand out this turn.
    pub(crate) fn fill_pool(&self, s: &mut State) {
        let scenario = &self.data.scenario;
        let due = std::mem::take(&mut s.pool.due);
        s.pool = Pool { due, ..Pool::default() };
        for steps in scenario.steps.iter().filter(|p| p.faction == s.faction && p.turn == s.turn) {
            if s.status[steps.nation.index()] != Status::Active(s.faction) && !steps.nation.is_free() {
                continue;
            }
            let of = |list: &[(Country, u8, u8)]| {
                list.iter().find(|e| (e.0, e.1) == (steps.nation, s.turn)).map_or(0, |e| e.2.min(steps.steps))
            };
            let _ = s.pool.nations.try_push(NationPool {
                nation: steps.nation,
                left: steps.steps,
                armour: steps.steps.div_ceil(2),
                exp: of(&scenario.exp_steps),
                must_armour: of(&scenario.armour_steps),
            });
        }
        for (i, a) in scenario.arrivals.iter().enumerate() {
            let wanted = !a.volunteers || self.options.swedish_volunteers == crate::options::SwedishVolunteers::On;
            if a.turn == s.turn && wanted && self.faction_of(a.nation) == s.faction {
                let _ = s.pool.due.try_push(i as u8);
            }
        }
        let upgrades = scenario.upgrades.iter().find(|u| u.1 == s.turn && self.faction_of(u.0) == s.faction);
        s.pool.upgrades = upgrades.map_or(0, |u| u.2);
    }

    /// The nets a nation's locations are judged by: any supply, and overland.
    fn both_nets(&self, s: &State, p: &Presence, nation: Country) -> [Net; 2] {
        let gates = self.gates(s, p, self.faction_of(nation));
        let source = self.data.scenario.source[nation.index()];
        [false, true].map(|overland| self.net(s, p, &gates, source, overland))
    }

    pub(crate) fn locations(&self, s: &State, nation: Country) -> Locations {
        let p = self.presence(s);
        let faction = self.faction_of(nation);
        let held = self.controlled(s, &p, faction);
        let [any, overland] = self.both_nets(s, &p, nation);
        let source = self.data.scenario.source[nation.index()];
        let home = self.data.map.country[source.index()];
        let mut found = Locations { supplied: any.starts, ..Locations::default() };
        let boxes = self.data.scenario.box_steps.iter().filter(|(n, _)| *n == nation).map(|b| b.1);
        found.boxes.extend(boxes.take(4));
        if found.boxes.is_empty() {
            let cities = home.intersection(&self.data.map.cities).union(&self.data.scenario.home[source.index()]);
            found.hexes = cities.intersection(&held);
        }
        for u in s.units.iter().filter(|u| u.nation == nation && u.kind.is_hq()) {
            let Some(hex) = u.hex() else { continue };
            let fits = match u.kind {
                // TK-10.3-02, 03: overland supply, at home or abroad.
                Kind::SsHq => overland.starts.contains(hex),
                // TK-10.3-01: supplied and at home. Where the map has no home, its edge is as good as home.
                _ => any.starts.contains(hex) && self.is_home(nation, hex),
            };
            if fits {
                found.hexes.insert(hex);
            }
        }
        if matches!(source, Country::Germany | Country::Ussr) {
            // TK-10.3-05.
            let logistics = s.markers.logistics[faction.index()].intersection(&overland.starts);
            found.hexes = found.hexes.union(&logistics);
        }
        if let Some(hex) = s.markers.shaef.filter(|_| faction == Faction::Western && self.is_shaef_supplied(s)) {
            found.hexes.insert(hex);
        }
        found
    }

    /// TK-10.3-01: the home country. US headquarters count as at home in Britain, where the scenario has them.
    fn is_home(&self, nation: Country, hex: HexId) -> bool {
        let source = self.data.scenario.source[nation.index()];
        let guest = nation == Country::Usa && self.data.map.country[Country::Britain.index()].contains(hex);
        guest || self.data.map.country[source.index()].contains(hex)
    }

    /// TK-10.3-04: by British or American sources, the sea included.
    pub fn is_shaef_supplied(&self, s: &State) -> bool {
        s.markers.shaef.is_some_and(|hex| {
            [Country::Britain, Country::Usa].iter().any(|&nation| self.hex_supplied(s, nation, hex, false))
        })
    }

    fn judge_location<J: Judge>(&self, s: &State, l: &Locations, nation: Country, at: Spot, j: &mut J) {
        match at {
            Spot::Box(b) if l.boxes.contains(&b) => {}
            Spot::Box(_) => j.forbid("TKC-21", || Text::new("why-no-location")),
            Spot::Hex(hex) => match self.hex(hex) {
                Some(h) if l.hexes.contains(h) => {}
                Some(h) => j.explain(|| self.why_no_location(s, nation, h)),
                None => j.forbid("TKC-21", || Text::new("why-no-hex")),
            },
        }
    }

    fn why_no_location(&self, s: &State, nation: Country, hex: HexId) -> Vec<(&'static str, Text)> {
        let say = |key: &'static str| Text::new(key).name("hex", self.hex_name(hex));
        let kinds: Vec<Kind> =
            s.at(hex).filter_map(|u| s.unit(u)).filter(|u| u.nation == nation).map(|u| u.kind).collect();
        let mut why = Vec::new();
        if kinds.contains(&Kind::Hq) {
            why.push(("TK-10.3-01", say("why-hq-location")));
        }
        if kinds.contains(&Kind::SsHq) {
            why.push(("TK-10.3-02", say("why-overland")));
        }
        if s.markers.logistics[self.faction_of(nation).index()].contains(hex) {
            why.push(("TK-10.3-05", say("why-overland")));
        }
        if s.markers.shaef == Some(hex) {
            why.push(("TK-10.3-04", say("why-shaef-unsupplied")));
        }
        if why.is_empty() {
            why.push(("TKC-21", say("why-no-location-hex")));
        }
        why
    }

    fn judge_step<J: Judge>(&self, s: &State, nation: Country, armour: bool, exp: bool, j: &mut J) {
        let Some(pool) = s.pool.nations.iter().find(|n| n.nation == nation && n.left > 0) else {
            return j.forbid("TKC-21", || Text::new("why-no-steps").word("nation", nation.word()));
        };
        if armour && pool.armour == 0 {
            j.forbid("TKC-21", || Text::new("why-armour-half").word("nation", nation.word()));
        }
        let must_exp = !exp && pool.left <= pool.exp;
        let may_exp = exp && pool.exp == 0 && !nation.is_free();
        if must_exp || may_exp {
            j.forbid("TKC-21", || Text::new("why-exp-steps").number("steps", pool.exp));
        }
        if !armour && pool.left <= pool.must_armour {
            j.forbid("TKC-21", || Text::new("why-must-armour").number("steps", pool.must_armour));
        }
    }

    fn spend_step(&self, s: &mut State, nation: Country, armour: bool, exp: bool) {
        if let Some(pool) = s.pool.nations.iter_mut().find(|n| n.nation == nation) {
            pool.left = pool.left.saturating_sub(1);
            pool.armour = pool.armour.saturating_sub(u8::from(armour));
            pool.must_armour = pool.must_armour.saturating_sub(u8::from(armour));
            pool.exp = pool.exp.saturating_sub(u8::from(exp));
        }
    }

    pub(crate) fn counter(&self, nation: Country, kind: Kind, exp: bool) -> Unit {
        Unit { nation, kind, steps: 1, exp: exp || nation.is_free(), place: Place::Gone, marks: Marks::NONE }
    }

    fn judge_buy<J: Judge>(
        &self,
        s: &State,
        l: &Locations,
        (nation, kind, exp): (Country, Kind, bool),
        at: Spot,
        j: &mut J,
    ) {
        let buyable = kind.is_unlimited() && kind != Kind::ArmourB && self.data.counters.row(nation, kind, 1).is_some();
        if !buyable || self.faction_of(nation) != s.faction || (nation.is_free() && !exp) {
            return j.forbid("TKC-20", || {
                Text::new("why-not-for-sale").word("nation", nation.word()).word("kind", kind.word())
            });
        }
        self.judge_step(s, nation, kind.is_armour(), exp, j);
        self.judge_location(s, l, nation, at, j);
        self.judge_arrival_room(s, &self.counter(nation, kind, exp), at, j);
    }

    fn judge_arrival_room<J: Judge>(&self, s: &State, unit: &Unit, at: Spot, j: &mut J) {
        if let (Spot::Hex(hex), false) = (at, j.settled())
            && let Some(hex) = self.hex(hex)
        {
            self.judge_room(s, unit, hex, j);
        }
    }

    fn judge_add_step<J: Judge>(&self, s: &State, l: &Locations, unit: UnitId, j: &mut J) {
        let Some((u, hex)) = s.unit(unit).and_then(|u| Some((u, u.hex()?))) else {
            return j.forbid("TKC-21", || Text::new("why-no-unit"));
        };
        if self.faction_of(u.nation) != s.faction {
            return j.forbid("TKC-01", || Text::new("why-not-yours").text("unit", self.counter_text(u)));
        }
        if !u.kind.is_unlimited() || self.data.counters.row(u.nation, u.kind, u.steps + 1).is_none() {
            j.forbid("TKC-21", || Text::new("why-no-larger").text("unit", self.counter_text(u)));
        }
        self.judge_step(s, u.nation, u.kind.is_armour(), false, j);
        self.judge_location(s, l, u.nation, Spot::Hex(self.number(hex)), j);
        let (clause, _, steps) = self.limits(s, hex);
        if s.at(hex).filter_map(|u| s.unit(u)).map(|u| u.steps).sum::<u8>() >= steps {
            j.forbid(clause, || Text::new("why-no-room-step").name("hex", self.hex_name(hex)).number("steps", steps));
        }
        if !l.supplied.contains(hex) {
            j.forbid("TKC-21", || Text::new("why-unsupplied").text("unit", self.counter_text(u)));
        }
    }

    fn judge_rebuild<J: Judge>(&self, s: &State, l: &Locations, unit: UnitId, at: Spot, j: &mut J) {
        let back = s.unit(unit).filter(|u| self.faction_of(u.nation) == s.faction);
        let Some(u) = back else { return j.forbid("TKC-20", || Text::new("why-no-unit")) };
        match u.place {
            Place::Delay(turn) if turn <= s.turn => {}
            Place::Lost(turn) if turn <= s.turn => self.judge_step(s, u.nation, u.kind.is_armour(), u.exp, j),
            _ => return j.forbid("TKC-20", || Text::new("why-not-lost").text("unit", self.counter_text(u))),
        }
        self.judge_location(s, l, u.nation, at, j);
        self.judge_arrival_room(s, u, at, j);
    }

    fn judge_enter<J: Judge>(&self, s: &State, arrival: u8, at: Spot, j: &mut J) {
        let Some(a) = self.data.scenario.arrivals.get(usize::from(arrival)).filter(|_| s.pool.due.contains(&arrival))
        else {
            return j.forbid("TKC-20", || Text::new("why-not-due"));
        };
        if self.faction_of(a.nation) != s.faction {
            return j.forbid("TKC-01", || Text::new("why-not-due"));
        }
        match a.at {
            Some(fixed) if fixed != at => j.forbid("TKC-21", || Text::new("why-no-location")),
            Some(_) => {}
            None => self.judge_location(s, &self.locations(s, a.nation), a.nation, at, j),
        }
        if let Spot::Hex(hex) = at {
            let held = self.hex(hex).is_some_and(|h| self.controller(s, h) == Some(s.faction));
            if !held {
                j.forbid("TKC-21", || Text::new("why-not-held"));
            }
        }
        self.judge_arrival_room(s, &self.counter(a.nation, a.kind, a.exp), at, j);
    }

    pub(crate) fn judge_replacements<J: Judge>(&self, s: &State, action: Action, j: &mut J) {
        match action {
            Action::Buy { nation, kind, exp, at } => {
                self.judge_buy(s, &self.locations(s, nation), (nation, kind, exp), at, j);
            }
            Action::AddStep(unit) => {
                let nation = s.unit(unit).map_or(Country::Germany, |u| u.nation);
                self.judge_add_step(s, &self.locations(s, nation), unit, j);
            }
            Action::Rebuild { unit, at } => {
                let nation = s.unit(unit).map_or(Country::Germany, |u| u.nation);
                self.judge_rebuild(s, &self.locations(s, nation), unit, at, j);
            }
            Action::Enter { arrival, at } => self.judge_enter(s, arrival, at, j),
            Action::Upgrade { unit, kind } => {
                let fits = |u: &Unit| {
                    u.nation == Country::Ussr
                        && (u.kind, u.steps) == (Kind::Inf, 3)
                        && matches!(u.place, Place::Hex(_) | Place::Box(_))
                };
                let ready = s.unit(unit).is_some_and(fits) && matches!(kind, Kind::Guards | Kind::Shock);
                if s.pool.upgrades == 0 || !ready || s.faction != Faction::Soviet {
                    j.forbid("TKC-22", || Text::new("why-no-upgrade"));
                }
            }
            Action::Maintain(hex) => {
                let own = self.hex(hex).and_then(|h| s.beachhead(h)).is_some_and(|b| b.faction == s.faction && !b.paid);
                if !own || !s.pool.nations.iter().any(|n| n.left > 0) {
                    j.forbid("TKC-16", || Text::new("why-no-upkeep"));
                }
            }
            _ => {}
        }
    }

    pub(crate) fn list_replacements(&self, s: &State, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
        let spots = |l: &Locations| {
            let hexes: Vec<Spot> = l.hexes.iter().map(|h| Spot::Hex(self.number(h))).collect();
            hexes.into_iter().chain(l.boxes.iter().map(|&b| Spot::Box(b))).collect::<Vec<_>>()
        };
        for pool in s.pool.nations.iter().filter(|n| n.left > 0) {
            let l = self.locations(s, pool.nation);
            for kind in [Kind::Inf, Kind::Mech, Kind::Armour] {
                for exp in [false, true] {
                    let counter = (pool.nation, kind, exp);
                    let may = |at: &Spot| Quick::ask(|j| self.judge_buy(s, &l, counter, *at, j));
                    let nation = pool.nation;
                    actions.extend(spots(&l).into_iter().filter(may).map(|at| Action::Buy { nation, kind, exp, at }));
                }
            }
            for unit in s.unit_ids().filter(|&u| s.unit(u).is_some_and(|u| u.nation == pool.nation)) {
                if Quick::ask(|j| self.judge_add_step(s, &l, unit, j)) {
                    actions.push(Action::AddStep(unit));
                }
            }
        }
        let back = |u: &Unit| {
            matches!(u.place, Place::Lost(t) | Place::Delay(t) if t <= s.turn) && self.faction_of(u.nation) == s.faction
        };
        let mut known: Option<(Country, Locations)> = None;
        for unit in s.unit_ids().filter(|&u| s.unit(u).is_some_and(back)) {
            let nation = s.unit(unit).map_or(Country::Germany, |u| u.nation);
            // Those of a nation mostly come one after the other.
            let l = match known.take() {
                Some((of, l)) if of == nation => l,
                _ => self.locations(s, nation),
            };
            let may = |at: &Spot| Quick::ask(|j| self.judge_rebuild(s, &l, unit, *at, j));
            actions.extend(spots(&l).into_iter().filter(may).map(|at| Action::Rebuild { unit, at }));
            known = Some((nation, l));
        }
        for &arrival in &s.pool.due {
            let Some(a) = self.data.scenario.arrivals.get(usize::from(arrival)) else { continue };
            let places = a.at.map_or_else(|| spots(&self.locations(s, a.nation)), |at| vec![at]);
            let may = |at: &Spot| Quick::ask(|j| self.judge_enter(s, arrival, *at, j));
            actions.extend(places.into_iter().filter(may).map(|at| Action::Enter { arrival, at }));
        }
        if s.pool.upgrades > 0 {
            for unit in s.unit_ids() {
                for kind in [Kind::Guards, Kind::Shock] {
                    let action = Action::Upgrade { unit, kind };
                    if Quick::ask(|j| self.judge_replacements(s, action, j)) {
                        actions.push(action);
                    }
                }
            }
        }
        for b in &s.markers.beachheads {
            let action = Action::Maintain(self.number(b.hex));
            if Quick::ask(|j| self.judge_replacements(s, action, j)) {
                actions.push(action);
            }
        }
    }

    fn place_at(&self, at: Spot) -> Option<Place> {
        match at {
            Spot::Hex(hex) => self.hex(hex).map(Place::Hex),
            Spot::Box(b) => self.data.scenario.box_data(b).map(|_| Place::Box(b)),
        }
    }

    pub(crate) fn replace(&self, s: &mut State, action: Action, play: &mut Play<'_>) {
        match action {
            Action::Buy { nation, kind, exp, at } => {
                if let Some(place) = self.place_at(at) {
                    self.spend_step(s, nation, kind.is_armour(), exp);
                    s.add(Unit { place, ..self.counter(nation, kind, exp) });
                }
            }
            Action::AddStep(unit) => {
                if let Some(u) =
                    s.unit(unit).copied().filter(|u| self.data.counters.row(u.nation, u.kind, u.steps + 1).is_some())
                {
                    self.spend_step(s, u.nation, u.kind.is_armour(), false);
                    s.units[unit.index()].steps += 1;
                }
            }
            Action::Rebuild { unit, at } => {
                if let (Some(u), Some(place)) = (s.unit(unit).copied(), self.place_at(at)) {
                    if matches!(u.place, Place::Lost(_)) {
                        self.spend_step(s, u.nation, u.kind.is_armour(), u.exp);
                    }
                    s.units[unit.index()].place = place;
                }
            }
            Action::Enter { arrival, at } => {
                let a = self.data.scenario.arrivals.get(usize::from(arrival));
                if let (Some(a), Some(place)) = (a, self.place_at(at)) {
                    s.pool.due.retain(|&mut d| d != arrival);
                    s.add(Unit { place, ..self.counter(a.nation, a.kind, a.exp) });
                    play.note(|| {
                        Note::new(Text::new("log-arrival").word("nation", a.nation.word()).word("kind", a.kind.word()))
                    });
                }
            }
            Action::Upgrade { unit, kind } => {
                if let Some(u) = s.units.get_mut(unit.index()) {
                    u.kind = kind;
                    s.pool.upgrades = s.pool.upgrades.saturating_sub(1);
                }
            }
            Action::Maintain(hex) => {
                let at = self.hex(hex);
                if let Some(b) = s.markers.beachheads.iter_mut().find(|b| Some(b.hex) == at) {
                    b.paid = true;
                }
                if let Some(nation) = s.pool.nations.iter().find(|n| n.left > 0).map(|n| n.nation) {
                    self.spend_step(s, nation, false, false);
                }
            }
            _ => {}
        }
    }
}
