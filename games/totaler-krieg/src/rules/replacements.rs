//! Replacements: steps, arrivals and the places where they appear (TK-10.3-01 to 05, TKC-20, 21).

use crate::data::Spot;
use crate::rules::supply::{Net, Route};
use crate::rules::zones::Presence;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use arrayvec::ArrayVec;
use board::{HexId, HexSet};
use kernel::{Judge, Play, Text};

/// Where a nation's new counters can appear.
#[derive(Default)]
pub(crate) struct Locations {
    pub hexes: HexSet,
    pub boxes: ArrayVec<BoxId, 4>,
    /// Hexes in which the nation's units are supplied.
    pub supplied: HexSet,
    /// Headquarters and markers that would be locations but for a clause.
    cut_off: ArrayVec<(HexId, Clause, &'static str), 16>,
}

impl Locations {
    pub fn spots(&self, rules: &Rules) -> Vec<Spot> {
        let hexes = self.hexes.iter().map(|h| Spot::Hex(rules.number(h)));
        hexes.chain(self.boxes.iter().map(|&b| Spot::Box(b))).collect()
    }

    fn add(&mut self, hex: HexId, fits: bool, clause: Clause, key: &'static str) {
        if fits {
            self.hexes.insert(hex);
        } else {
            let _ = self.cut_off.try_push((hex, clause, key));
        }
    }

    /// Why a hex is none of the nation's locations.
    fn barred(&self, hex: HexId) -> Vec<(Clause, &'static str)> {
        let cut_off = self.cut_off.iter().filter(|c| c.0 == hex).map(|c| (c.1, c.2));
        let found: Vec<(Clause, &'static str)> = cut_off.collect();
        if found.is_empty() { vec![(clause!("TKC-21"), "why-no-location-hex")] } else { found }
    }
}

/// A replacement step as it is spent.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub nation: Country,
    pub armour: bool,
    pub exp: bool,
}

impl Step {
    pub fn of(unit: &Unit) -> Step {
        Step { nation: unit.nation, armour: unit.kind.is_armour(), exp: unit.exp }
    }
}

impl Rules {
    /// What a faction may hand out this turn.
    pub(crate) fn fill_pool(&self, state: &mut State) {
        let scenario = &self.data.scenario;
        let due = std::mem::take(&mut state.pool.due);
        state.pool = Pool { due, ..Pool::default() };
        for steps in scenario.steps.iter().filter(|p| p.faction == state.faction && p.turn == state.turn) {
            if state.status[steps.nation] != Status::Active(state.faction) && !steps.nation.is_free() {
                continue;
            }
            let of = |list: &[(Country, u8, u8)]| {
                list.iter().find(|e| (e.0, e.1) == (steps.nation, state.turn)).map_or(0, |e| e.2.min(steps.steps))
            };
            let _ = state.pool.nations.try_push(NationPool {
                nation: steps.nation,
                left: steps.steps,
                armour: steps.steps.div_ceil(2),
                exp: of(&scenario.script.exp_steps),
                must_armour: of(&scenario.script.armour_steps),
            });
        }
        for (i, a) in scenario.arrivals.iter().enumerate() {
            let wanted = !a.volunteers || self.options.swedish_volunteers == crate::options::SwedishVolunteers::On;
            if a.turn == state.turn && wanted && self.faction_of(a.nation) == state.faction {
                let _ = state.pool.due.try_push(i as u8);
            }
        }
        let upgrades =
            scenario.script.upgrades.iter().find(|u| u.1 == state.turn && self.faction_of(u.0) == state.faction);
        state.pool.upgrades = upgrades.map_or(0, |u| u.2);
    }

    /// The nets a nation's locations are judged by: any supply, and overland.
    fn both_nets(&self, state: &State, presence: &Presence, nation: Country) -> [Net; 2] {
        let gates = self.gates(state, presence, self.faction_of(nation));
        let source = self.data.scenario.source[nation];
        [Route::Any, Route::Overland].map(|route| self.net(state, presence, &gates, source, route))
    }

    pub(crate) fn locations(&self, state: &State, nation: Country) -> Locations {
        let presence = self.presence(state);
        let faction = self.faction_of(nation);
        let held = self.controlled(state, &presence, faction);
        let [any, overland] = self.both_nets(state, &presence, nation);
        let source = self.data.scenario.source[nation];
        let home = self.data.map.country[source];
        let mut found = Locations { supplied: any.starts, ..Locations::default() };
        let boxes = self.data.scenario.script.box_steps.iter().filter(|(n, _)| *n == nation).map(|b| b.1);
        found.boxes.extend(boxes.take(4));
        if found.boxes.is_empty() {
            let cities = home.intersection(&self.data.map.cities).union(&self.data.scenario.home[source]);
            found.hexes = cities.intersection(&held);
        }
        for u in state.units.iter().filter(|u| u.nation == nation && u.kind.is_hq()) {
            let Some(hex) = u.hex() else { continue };
            match u.kind {
                // TK-10.3-02, 03: overland supply, at home or abroad.
                Kind::SsHq => found.add(hex, overland.starts.contains(hex), clause!("TK-10.3-02"), "why-overland"),
                // TK-10.3-01: supplied and at home. Where the map has no home, its edge is as good as home.
                _ => {
                    let fits = any.starts.contains(hex) && self.is_home(nation, hex);
                    found.add(hex, fits, clause!("TK-10.3-01"), "why-hq-location");
                }
            }
        }
        let own = matches!(source, Country::Germany | Country::Ussr);
        for hex in state.markers.logistics[faction].iter() {
            let fits = own && overland.starts.contains(hex);
            found.add(hex, fits, clause!("TK-10.3-05"), "why-overland");
        }
        if let Some(hex) = state.markers.shaef.filter(|_| faction == Faction::Western) {
            found.add(hex, self.is_shaef_supplied(state), clause!("TK-10.3-04"), "why-shaef-unsupplied");
        }
        found
    }

    /// TK-10.3-01: the home country. US headquarters count as at home in Britain, where the scenario has them.
    fn is_home(&self, nation: Country, hex: HexId) -> bool {
        let source = self.data.scenario.source[nation];
        let guest = nation == Country::Usa && self.data.map.country[Country::Britain].contains(hex);
        guest || self.data.map.country[source].contains(hex)
    }

    /// TK-10.3-04: by British or American sources, the sea included.
    pub fn is_shaef_supplied(&self, state: &State) -> bool {
        state.markers.shaef.is_some_and(|hex| {
            [Country::Britain, Country::Usa].iter().any(|&nation| self.hex_supplied(state, nation, hex, Route::Any))
        })
    }

    pub(crate) fn judge_location<J: Judge>(&self, locations: &Locations, at: Spot, judge: &mut J) {
        match at {
            Spot::Box(b) if locations.boxes.contains(&b) => {}
            Spot::Box(_) => judge.forbid(clause!("TKC-21"), || Text::new("why-no-location")),
            Spot::Hex(hex) => match self.hex(hex) {
                Some(h) if locations.hexes.contains(h) => {}
                Some(h) => judge.explain(|| {
                    let say = |key: &'static str| Text::new(key).name("hex", self.hex_name(h));
                    locations.barred(h).into_iter().map(|(clause, key)| (clause, say(key))).collect()
                }),
                None => judge.forbid(clause!("TKC-21"), || Text::new("why-no-hex")),
            },
        }
    }

    pub(crate) fn judge_step<J: Judge>(&self, state: &State, step: Step, judge: &mut J) {
        const CLAUSE: Clause = clause!("TKC-21");
        let Step { nation, armour, exp } = step;
        let Some(pool) = state.pool.nations.iter().find(|n| n.nation == nation && n.left > 0) else {
            return judge.forbid(CLAUSE, || Text::new("why-no-steps").word("nation", nation.word()));
        };
        if armour && pool.armour == 0 {
            judge.forbid(CLAUSE, || Text::new("why-armour-half").word("nation", nation.word()));
        }
        let must_exp = !exp && pool.left <= pool.exp;
        let may_exp = exp && pool.exp == 0 && !nation.is_free();
        if must_exp || may_exp {
            judge.forbid(CLAUSE, || Text::new("why-exp-steps").number("steps", pool.exp));
        }
        if !armour && pool.left <= pool.must_armour {
            judge.forbid(CLAUSE, || Text::new("why-must-armour").number("steps", pool.must_armour));
        }
    }

    pub(crate) fn spend_step(&self, state: &mut State, Step { nation, armour, exp }: Step) {
        if let Some(pool) = state.pool.nations.iter_mut().find(|n| n.nation == nation) {
            pool.left = pool.left.saturating_sub(1);
            pool.armour = pool.armour.saturating_sub(u8::from(armour));
            pool.must_armour = pool.must_armour.saturating_sub(u8::from(armour));
            pool.exp = pool.exp.saturating_sub(u8::from(exp));
        }
    }

    pub(crate) fn counter(&self, nation: Country, kind: Kind, exp: bool) -> Unit {
        Unit { nation, kind, steps: 1, exp: exp || nation.is_free(), place: Place::Gone, marks: Marks::NONE }
    }

    pub(crate) fn judge_arrival_room<J: Judge>(&self, state: &State, unit: &Unit, at: Spot, judge: &mut J) {
        if let (Spot::Hex(hex), false) = (at, judge.settled())
            && let Some(hex) = self.hex(hex)
        {
            self.judge_room(state, unit, hex, judge);
        }
    }

    pub(crate) fn place_at(&self, at: Spot) -> Option<Place> {
        match at {
            Spot::Hex(hex) => self.hex(hex).map(Place::Hex),
            Spot::Box(b) => self.data.scenario.box_data(b).map(|_| Place::Box(b)),
        }
    }

    /// Who arrives in a hex clears it of enemy markers like anybody who comes there.
    pub(crate) fn arrive(&self, state: &mut State, place: Place, play: &mut Play<'_>) {
        if let Place::Hex(hex) = place {
            self.set_foot(state, state.faction, hex, play);
        }
    }
}
