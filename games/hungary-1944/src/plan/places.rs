//! What is worth holding and taking, and how far each hex is from it.

use super::Aim;
use super::picture::View;
use crate::Hex;
use crate::data::Victory;
use board::{HexId, MAX_HEXES};
use std::sync::OnceLock;

/// Farther than this from everything that is worth taking is all the same.
const FARTHEST: f64 = 40.0;

/// How many hexes nearer a place seems that is wanted twice as much as usual.
const PULL: f64 = 4.0;

/// How near the enemy must be for a place of ours to be threatened.
const PRESSING: f64 = 6.0;

/// A hex that counts.
#[derive(Copy, Clone, Debug)]
pub(super) struct Place {
    pub hex: HexId,
    /// Its points, as much as they are wanted.
    pub worth: f64,
    /// Hexes that it seems nearer for being wanted more than usual.
    pull: f64,
}

impl Place {
    fn new(hex: HexId, points: f64, wanted: f64) -> Place {
        Place { hex, worth: points * wanted, pull: PULL * (wanted - 1.0) }
    }
}

/// Ours to hold and theirs to take.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    pub to_hold: Vec<Place>,
    pub to_take: Vec<Place>,
    goal: OnceLock<Box<[f32; MAX_HEXES]>>,
    threatened: OnceLock<Box<[f32; MAX_HEXES]>>,
}

impl Places {
    pub fn seen(view: &View<'_>) -> Places {
        let (rules, state, side, wishes) = (view.rules, view.state, view.side(), view.wishes());
        let mut places = Places::default();
        for (hex, points) in rules.valuable_hexes() {
            let held = state.controls(side, hex);
            let aim = if held { Aim::Hold(Hex(hex)) } else { Aim::Take(Hex(hex)) };
            let list = if held { &mut places.to_hold } else { &mut places.to_take };
            list.push(Place::new(hex, f64::from(points.max(1)), wishes.place(aim)));
        }
        // Where nothing is left to take, whatever the enemy still has is worth having.
        if places.to_take.is_empty() {
            let supply = rules.data.map.supply[side.enemy()];
            let theirs = supply.iter().filter(|&hex| !state.controls(side, hex));
            places.to_take = theirs.map(|hex| Place::new(hex, 1.0, 1.0)).collect();
        }
        let relieved = places.to_hold.iter().map(|place| place.hex);
        let relieved: Vec<HexId> = relieved.filter(|&hex| wishes.extra(Aim::Relieve(Hex(hex))) > 0.0).collect();
        let relieved = relieved.into_iter().map(|hex| Place::new(hex, 1.0, wishes.extra(Aim::Relieve(Hex(hex)))));
        places.to_take.extend(relieved);
        if rules.bank_is_open(state, side)
            && wishes.extra(Aim::Bank) > 0.0
            && let Victory::Cities { bonus, bonus_hexes, .. } = &rules.data.scenario.victory
        {
            let wanted = wishes.extra(Aim::Bank);
            places.to_take.extend(bonus_hexes.iter().map(|hex| Place::new(hex, f64::from(*bonus), wanted)));
        }
        places
    }
}

impl View<'_> {
    /// A number for every hex, worked out for all of them at once where many will be asked for.
    fn mapped(&self, map: &OnceLock<Box<[f32; MAX_HEXES]>>, hex: HexId, of: impl Fn(HexId) -> f64) -> f64 {
        if self.state.phase != crate::state::Phase::Move(self.side()) {
            return of(hex);
        }
        let map = map.get_or_init(|| {
            let mut map = Box::new([0.0; MAX_HEXES]);
            self.rules.data.map.grid.hexes().for_each(|hex| map[hex.index()] = of(hex) as f32);
            map
        });
        f64::from(map[hex.index()])
    }

    /// How far a hex is from something worth taking, dearer things seeming nearer.
    pub(super) fn to_goal(&self, hex: HexId) -> f64 {
        let places = self.places();
        let seems = |hex: HexId, place: &Place| self.distance(hex, place.hex) - place.worth * 0.4 - place.pull;
        let nearest = |hex: HexId| places.to_take.iter().map(|place| seems(hex, place)).fold(FARTHEST, f64::min);
        self.mapped(&places.goal, hex, nearest)
    }

    /// How far a hex is from something of ours that the enemy is near to.
    pub(super) fn to_threatened(&self, hex: HexId) -> f64 {
        let places = self.places();
        let pressed = || places.to_hold.iter().filter(|place| self.to_enemy(place.hex) <= PRESSING);
        let seems = |hex: HexId, place: &Place| self.distance(hex, place.hex) - place.worth * 0.3 - place.pull;
        let nearest = |hex: HexId| pressed().map(|place| seems(hex, place)).fold(f64::INFINITY, f64::min);
        self.mapped(&places.threatened, hex, nearest)
    }

    /// What a hex of the enemy's is worth that counts; nothing for any other.
    pub(super) fn prize(&self, hex: HexId) -> f64 {
        self.places().to_take.iter().find(|place| place.hex == hex).map_or(0.0, |place| place.worth)
    }

    /// What a hex of ours is worth that counts.
    pub(super) fn stake(&self, hex: HexId) -> Option<f64> {
        self.places().to_hold.iter().find(|place| place.hex == hex).map(|place| place.worth)
    }
}
