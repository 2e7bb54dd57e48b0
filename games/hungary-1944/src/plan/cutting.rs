//! Where a single unit of ours would cut enemies off from their supply: it bars the hex it stands in and those its zone
//! reaches. What it takes is looked at as if nobody else moved.

use super::picture::View;
use super::{Aim, worth};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Hex, Rules};
use board::{HexId, HexSet};

/// Hexes a raider makes for each half point: less than it could on open ground.
const PACE: f64 = 0.3;

/// What it is worth to cut off a combat factor, in points of what it is worth to stand somewhere.
const FACTOR: f64 = 0.12;

/// The most that cutting off is worth.
const MOST: f64 = 5.0;

/// How far from a stack its lines are looked for, where it is known which is to be cut off.
const AROUND: u8 = 7;

/// Enemies that would be cut off by a unit in a hex.
#[derive(Clone, Debug)]
pub(super) struct Cut {
    pub from: HexId,
    /// Each stack with the factors in it.
    pub victims: Vec<(HexId, f64)>,
}

impl Cut {
    pub fn factors(&self) -> f64 {
        self.victims.iter().map(|victim| victim.1).sum()
    }

    /// The strongest stack of those cut off.
    pub fn strongest(&self) -> Option<HexId> {
        self.victims.iter().max_by(|a, b| a.1.total_cmp(&b.1)).map(|victim| victim.0)
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Cuts {
    pub all: Vec<Cut>,
    from: HexSet,
}

impl Cuts {
    /// What a unit could cut off from some of these hexes.
    fn seen(view: &View<'_>, raided: &HexSet) -> Cuts {
        let (rules, state) = (view.rules, view.state);
        let enemy = view.side().enemy();
        let (passable, sources) = (rules.passable(state, enemy), rules.supply_sources(state, enemy));
        let lines = rules.net_through(&passable, &sources);
        let mut stacks: Vec<(HexId, f64)> = Vec::new();
        for (unit, brief, hex) in rules.on_map_of(state, enemy) {
            if brief.kind.fights() && lines.contains(hex) {
                let factors = worth(rules, state, unit);
                match stacks.iter_mut().find(|stack| stack.0 == hex) {
                    Some(stack) => stack.1 += factors,
                    None => stacks.push((hex, factors)),
                }
            }
        }
        let held = rules.units_of(state, enemy);
        let mut cuts = Cuts::default();
        for from in raided.minus(&view.enemy().hexes).intersection(view.supplied()).iter() {
            let barred: HexSet = std::iter::once(from).collect();
            let barred = barred.union(&rules.zone_around(&barred)).minus(&held);
            if !barred.meets(&lines) {
                continue;
            }
            let open = passable.minus(&barred);
            let left = rules.net_through(&open, &sources);
            let victims: Vec<(HexId, f64)> = stacks.iter().copied().filter(|stack| !left.contains(stack.0)).collect();
            if !victims.is_empty() {
                cuts.from.insert(from);
                cuts.all.push(Cut { from, victims });
            }
        }
        cuts
    }
}

/// The hexes that tanks, motorised infantry and cavalry of ours could run to.
fn raided(view: &View<'_>) -> HexSet {
    let (rules, state) = (view.rules, view.state);
    let mut raided = HexSet::EMPTY;
    for (unit, brief, hex) in rules.on_map_of(state, view.side()) {
        if brief.kind.is_mobile() && brief.kind.has_zone() {
            let reach = (f64::from(rules.allowance(state, unit)) * PACE) as u8;
            let around = rules.crossings.all.within(&std::iter::once(hex).collect(), reach, &rules.all_hexes);
            raided = raided.union(&around);
        }
    }
    raided
}

impl Rules {
    /// Where the supply of a side begins: at its supply hexes, for the Allies at their connected headquarters.
    pub(super) fn supply_sources(&self, state: &State, side: Side) -> HexSet {
        if side == Side::Axis {
            return self.data.map.supply[Side::Axis];
        }
        let links = self.links(state, side);
        let connected = self.data.headquarters.iter().enumerate().filter(|&(i, _)| links[i] != Link::Cut);
        connected.filter_map(|(_, &hq)| state.hex_of(hq)).collect()
    }

    /// Hexes that supply reaches.
    pub(super) fn supply_lines(&self, state: &State, side: Side) -> HexSet {
        self.net_through(&self.passable(state, side), &self.supply_sources(state, side))
    }
}

impl<'a> View<'a> {
    /// Everything that could be cut off.
    pub(super) fn cuts(&self) -> Cuts {
        Cuts::seen(self, &raided(self))
    }

    /// What could be cut off of that which is wanted to be.
    fn cuts_wanted(&self) -> &'a Cuts {
        self.picture.cuts.get_or_init(|| {
            let wanted: HexSet = self.wishes().to_cut_off().collect();
            let near = || self.rules.crossings.all.within(&wanted, AROUND, &self.rules.all_hexes);
            let none = || Box::new(Cuts::default());
            if wanted.is_empty() { none() } else { Box::new(Cuts::seen(self, &raided(self).intersection(&near()))) }
        })
    }

    /// What it is worth that a unit of a kind cuts enemies off from a hex.
    pub(super) fn cutting(&self, kind: Kind, hex: HexId) -> f64 {
        let moves = self.state.phase == Phase::Move(self.side()) && kind.is_mobile();
        if !moves || !self.cuts_wanted().from.contains(hex) {
            return 0.0;
        }
        let cut = self.cuts_wanted().all.iter().filter(|cut| cut.from == hex).flat_map(|cut| &cut.victims);
        let wanted = |victim: HexId| self.wishes().extra(Aim::Cut(Hex(victim)));
        cut.map(|&(victim, factors)| FACTOR * factors * wanted(victim)).sum::<f64>().min(MOST)
    }

    /// How much more than usual supply counts for who stands in a hex.
    pub(super) fn saving(&self, here: Option<HexId>) -> f64 {
        here.map_or(0.0, |hex| self.wishes().beyond(Aim::Save(Hex(hex))))
    }
}
