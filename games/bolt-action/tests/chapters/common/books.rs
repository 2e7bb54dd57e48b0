//! The books of a game: what is true of every state, and of every step from one state to the next, whatever is played.

use board::table::{Area, Point, Shape, in_formation};
use bolt_action::state::*;
use bolt_action::vocabulary::*;
use bolt_action::{Action, Rules, State};
use kernel::dice::Loose;
use kernel::{Game, Hints, Play, Rng};

const TABLE: Area = Area::new(0, 0, 7200, 4800);

/// Who decides for a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Player {
    Script,
    Random,
}

/// BA-02 to BA-09: every unit that is due has its die beside it, in the bag or in its owner's hand.
fn dice_are_accounted_for(s: &State, at: &dyn Fn() -> String) {
    if s.stage != Stage::Play {
        return;
    }
    for seat in SEATS {
        let due = |id: UnitId| match s.whereabouts(id) {
            Some(Fate::Field | Fate::FirstWave) => true,
            Some(Fate::Reserve) => s.turn >= 2,
            _ => false,
        };
        let waiting = s.of(seat).filter(|(id, u)| due(*id) && u.order.is_none()).count();
        let dice = usize::from(s.bag[usize::from(seat.0)]) + usize::from(s.drawn == Some(seat));
        assert_eq!(dice, waiting, "dice of {seat:?} in turn {} {}", s.turn, at());
    }
    assert!(s.units.iter().all(|u| u.is_alive() || u.order.is_none()), "the dead have no dice {}", at());
}

/// Nobody stands on anybody or off the table, and no floor holds two units.
fn everybody_has_a_place(rules: &Rules, s: &State, at: &dyn Fn() -> String) {
    let mut bodies: Vec<(UnitId, Shape)> = Vec::with_capacity(160);
    for (id, unit) in s.on_table().filter(|(_, u)| u.inside.is_none()) {
        assert!(!unit.men.is_empty() || rules.specs[id.index()].is_vehicle(), "unit {id:?} is empty {}", at());
        for body in rules.bodies(id, unit) {
            assert!(body.lies_in(&TABLE), "unit {id:?} is off the table at {:?} {}", body.centre(), at());
            if let Some((other, b)) = bodies.iter().find(|(_, b)| b.overlaps(&body)) {
                panic!("units {id:?} at {body:?} and {other:?} at {b:?} overlap {}", at());
            }
            bodies.push((id, body));
        }
        if let Some(wreck) = s.wrecks.iter().find(|w| rules.bodies(id, unit).iter().any(|b| b.overlaps(&w.hull))) {
            panic!("unit {id:?} stands on the wreck {wreck:?} {}", at());
        }
    }
    let mut rooms: Vec<Room> = s.on_table().filter_map(|(_, u)| u.inside).collect();
    rooms.sort_by_key(|r| (r.building, r.floor));
    assert!(rooms.windows(2).all(|w| w[0] != w[1]), "two units on one floor {}", at());
}

/// What is always true of a state.
pub fn consistent(rules: &Rules, s: &State, at: &dyn Fn() -> String) {
    dice_are_accounted_for(s, at);
    let moving = s.frames.iter().any(|f| matches!(f, Frame::Way { .. } | Frame::Ambush(_)));
    if !moving {
        everybody_has_a_place(rules, s, at);
    }
}

/// Where the bodies of a unit on the table are.
fn places(unit: &Unit) -> Vec<Point> {
    let men = unit.men.iter().map(|m| m.at);
    if unit.is_on_table() && unit.inside.is_none() { men.chain([unit.at]).collect() } else { Vec::new() }
}

/// C-04, C-05: who has moved, and lost nobody by it, stands in formation and more than an inch from everybody else.
/// An assault ends as the enemy stands, and who was driven into the open stands where there is room.
fn movers_keep_order(rules: &Rules, before: &State, s: &State, at: &dyn Fn() -> String) {
    let pending =
        |f: &Frame| matches!(f, Frame::Way { .. } | Frame::Assault { .. } | Frame::Melee { .. } | Frame::Regroup(_));
    if before.frames.iter().chain(&s.frames).any(|f| pending(f) && !matches!(f, Frame::Regroup(_)))
        || s.frames.iter().any(pending)
    {
        return;
    }
    for (id, unit) in s.on_table().filter(|(id, u)| u.inside.is_none() && !rules.specs[id.index()].is_vehicle()) {
        let (then, now) = (places(&before.units[id.index()]), places(unit));
        if then == now || then.len() > now.len() {
            continue;
        }
        let bodies = rules.bodies(id, unit);
        assert!(in_formation(&bodies, 100), "unit {id:?} is broken up {}", at());
        for (other, u) in s.on_table().filter(|(other, u)| *other != id && u.inside.is_none()) {
            let close = rules.bodies(other, u).iter().any(|b| bodies.iter().any(|a| a.within(b, 100)));
            assert!(!close, "units {id:?} and {other:?} are not an inch apart {}", at());
        }
    }
}

/// BA-31 to BA-34: no body is further from where it was when its order was given than the order allows.
struct Allowance {
    unit: UnitId,
    start: Vec<Point>,
    most: i32,
}

impl Allowance {
    fn begin(rules: &Rules, s: &State, action: &Action) -> Option<Allowance> {
        let Action::Order { unit, order } = *action else { return None };
        let (state, spec) = (s.unit(unit)?, rules.spec(unit)?);
        // Some go back as fast as they run.
        let fast = [VehicleRule::DualSteering, VehicleRule::TurnOnTheSpot].iter().any(|r| spec.vehicle_has(*r));
        let times = match (order, spec.is_vehicle()) {
            // BA-61: twice as far along a road.
            (Order::Run, true) => 4,
            (Order::Advance, true) if fast => 4,
            (Order::Advance, true) | (Order::Run, false) => 2,
            (Order::Advance, false) => 1,
            _ => 0,
        };
        // The crew of a gun walk round it when it is turned, and close up by an inch when it is pushed.
        let once = if spec.is_gun() { 700 } else { spec.advance(false) };
        let start = places(state);
        (!start.is_empty() && times > 0).then(|| Allowance { unit, start, most: times * once })
    }

    /// Still under that order, in the open, with all its men, and in no assault.
    fn check(&self, s: &State, at: &dyn Fn() -> String) -> bool {
        let acts = s.frames.iter().any(|f| matches!(f, Frame::Act { unit, .. } if *unit == self.unit));
        let regroups = s.frames.iter().any(|f| matches!(f, Frame::Regroup(_) | Frame::Melee { .. }));
        let now = places(&s.units[self.unit.index()]);
        if !acts || regroups || now.len() != self.start.len() {
            return false;
        }
        for (a, b) in self.start.iter().zip(&now) {
            assert!(a.within(*b, self.most), "{:?} went from {a:?} to {b:?} {}", self.unit, at());
        }
        true
    }
}

/// Plays a game and looks at the books after every step; how many steps it took, and how it ended.
pub fn audit(rules: &Rules, players: [Player; 2], seed: u64) -> (u64, State) {
    let mut s = rules.place(&rules.start()).expect("the opening is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 1000));
    let mut list = Vec::new();
    let mut steps = 0;
    let mut allowance: Option<Allowance> = None;
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        rules.actions(&s, seat, &mut list);
        assert!(!list.is_empty(), "{seat:?} can do nothing: {:?} (seed {seed}, step {steps})", s.frames.last());
        let i = match players[usize::from(seat.0)] {
            Player::Script => rules.script(&s, seat, &list, &mut rng),
            Player::Random => rng.below(list.len()),
        };
        let action = list[i];
        let before = s.clone();
        rules.apply(&mut s, seat, &action, &mut Play::silent(&mut dice));
        let at = || format!("after {action:?} ({:?}, seed {seed}, step {steps})", rules.scenario);
        consistent(rules, &s, &at);
        movers_keep_order(rules, &before, &s, &at);
        allowance = allowance.filter(|a| a.check(&s, &at)).or_else(|| Allowance::begin(rules, &before, &action));
        assert!(steps < 20_000, "the game does not end {}", at());
        steps += 1;
    }
    assert!(rules.outcome(&s).is_some(), "nobody decides, and there is no outcome");
    (steps, s)
}
