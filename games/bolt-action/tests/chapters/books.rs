//! The books of a game: what is true of every state, and of every step from one state to the next, whatever is played.

use crate::common::*;

use board::table::{Area, Point, Shape, in_formation};
use bolt_action::force::Spec;
use bolt_action::scenario::Scenario;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use bolt_action::{Action, BoltAction, Rules, State};
use kernel::Title;
use kernel::testing::{Step, Watch, games};
use std::cell::RefCell;

const TABLE: Area = Area::new(0, 0, 7200, 4800);

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

/// C-27: nobody who has as many pins as morale is still there, but for fanatics.
fn nobody_outlasts_his_nerve(rules: &Rules, s: &State, at: &dyn Fn() -> String) {
    for (id, unit) in s.on_table() {
        let stays = rules.specs[id.index()].is_fanatic() && unit.men.len() >= 2;
        assert!(stays || unit.pins < unit.quality.morale(), "unit {id:?} has {} pins {}", unit.pins, at());
    }
}

/// C-98, C-100, C-192: who is aboard has room in a vehicle that is there, and carries no object.
fn passengers_have_seats(rules: &Rules, s: &State, at: &dyn Fn() -> String) {
    for (id, unit) in s.ids().zip(&s.units) {
        let Fate::Aboard(vehicle) = unit.fate else { continue };
        let carrier = &s.units[vehicle.index()];
        assert!(carrier.is_alive() && !matches!(carrier.fate, Fate::Aboard(_)), "{vehicle:?} carries {id:?} {}", at());
        assert!(unit.inside.is_none() && !s.objectives.iter().any(|o| o.is_with(id)), "{id:?} is aboard {}", at());
    }
    for (vehicle, spec) in s.ids().zip(&rules.specs) {
        let Some(machine) = spec.machine() else { continue };
        let aboard = || s.ids().zip(&s.units).filter(|(_, u)| u.fate == Fate::Aboard(vehicle));
        let (guns, men): (Vec<_>, Vec<_>) = aboard().partition(|(id, _)| rules.specs[id.index()].is_gun());
        let men: usize = men.iter().map(|(_, u)| u.men.len()).sum();
        assert!(men <= usize::from(machine.carries) && guns.len() <= 1, "{vehicle:?} is overloaded {}", at());
    }
}

/// C-106, C-109, C-160: nobody is in a house that has fallen, and no house holds both sides.
fn houses_have_one_master(s: &State, at: &dyn Fn() -> String) {
    let inside: Vec<(Room, &Unit)> = s.on_table().filter_map(|(_, u)| Some((u.inside?, u))).collect();
    for (n, (room, unit)) in inside.iter().enumerate() {
        assert_eq!(s.fallen & (1 << room.building), 0, "somebody is in a fallen house {}", at());
        let rival = inside[..n].iter().any(|(r, u)| r.building == room.building && u.seat != unit.seat);
        assert!(!rival, "both sides are in house {} {}", room.building, at());
    }
}

/// C-192: the object is carried by a man who is there, until somebody has carried it off and won.
fn carriers_are_there(s: &State, at: &dyn Fn() -> String) {
    if s.stage == Stage::Over {
        return;
    }
    for bearer in s.objectives.iter().filter_map(|o| o.carrier) {
        let unit = &s.units[bearer.unit.index()];
        assert!(unit.is_on_table() && usize::from(bearer.man) < unit.men.len(), "{bearer:?} {}", at());
    }
}

/// What is always true of a state.
fn consistent(rules: &Rules, s: &State, at: &dyn Fn() -> String) {
    dice_are_accounted_for(s, at);
    nobody_outlasts_his_nerve(rules, s, at);
    passengers_have_seats(rules, s, at);
    carriers_are_there(s, at);
    let moving = s.frames.iter().any(|f| matches!(f, Frame::Way { .. } | Frame::Ambush(_)));
    if !moving {
        everybody_has_a_place(rules, s, at);
        houses_have_one_master(s, at);
    }
}

/// Nothing comes back: units that are gone, men, weapons for one shot, wrecks, fallen houses, turns.
fn nothing_comes_back(rules: &Rules, before: &State, s: &State, at: &dyn Fn() -> String) {
    assert!(s.turn >= before.turn && s.fallen & before.fallen == before.fallen, "{}", at());
    for (id, (then, now)) in s.ids().zip(before.units.iter().zip(&s.units)) {
        let gone = matches!(then.fate, Fate::Destroyed | Fate::Left);
        assert!(!gone || now.fate == then.fate, "unit {id:?} is back {}", at());
        let spent = |u: &Unit| u.men.iter().filter(|m| m.extra.is_some()).count();
        let fewer = now.men.len() <= then.men.len() && spent(now) <= spent(then);
        assert!(fewer, "unit {id:?} has gained men or arms {}", at());
        let marks = |m: &Marks| [m.immobilised, m.dismounted, m.called, m.empty];
        let kept = marks(&then.marks).iter().zip(marks(&now.marks)).all(|(then, now)| now || !then);
        assert!(kept || !now.is_alive(), "unit {id:?} has lost a mark for good {}", at());
        // BA-125, BA-59: what cannot move has not.
        let fast = then.marks.immobilised || then.marks.dug_in;
        let there = then.is_on_table() && now.is_on_table() && then.inside == now.inside;
        assert!(!fast || !there || then.at == now.at, "unit {id:?} cannot move and has {}", at());
    }
    let armour =
        s.ids().zip(&s.units).filter(|(id, u)| u.fate == Fate::Destroyed && rules.specs[id.index()].is_armoured());
    assert!(s.wrecks.len() >= before.wrecks.len() && s.wrecks.len() <= armour.count(), "wrecks {}", at());
}

/// Where the bodies of a unit on the table are.
fn places(unit: &Unit) -> Vec<Point> {
    let men = unit.men.iter().map(|m| m.at);
    if unit.is_on_table() && unit.inside.is_none() { men.chain([unit.at]).collect() } else { Vec::new() }
}

/// C-04, C-05: who has moved, and lost nobody by it, stands in formation and more than an inch from everybody else.
/// An assault ends as the enemy stands, and who was driven into the open stands where there is room.
struct Places {
    /// Where everybody was when nobody was on his way, and how many men there were.
    then: Vec<(usize, Vec<Point>)>,
    /// Whether there was an assault since.
    assault: bool,
    /// Who has moved away after it (C-157).
    regrouped: Option<UnitId>,
}

impl Places {
    fn of(s: &State) -> Places {
        Places { then: s.units.iter().map(|u| (u.men.len(), places(u))).collect(), assault: false, regrouped: None }
    }

    fn check(&mut self, rules: &Rules, before: &State, action: &Action, s: &State, at: &dyn Fn() -> String) {
        let fights = |f: &Frame| matches!(f, Frame::Assault { .. } | Frame::Melee { .. } | Frame::Regroup(_));
        self.assault |= before.frames.iter().chain(&s.frames).any(fights);
        if let (Some(Frame::Regroup(regrouping)), Action::Move(_)) = (before.frames.last(), action) {
            self.regrouped = Some(regrouping.unit);
            let unit = &before.units[regrouping.unit.index()];
            self.then[regrouping.unit.index()] = (unit.men.len(), places(unit));
        }
        if s.frames.iter().any(|f| fights(f) || matches!(f, Frame::Way { .. } | Frame::Ambush(_))) {
            return;
        }
        let Places { then, assault, regrouped } = std::mem::replace(self, Places::of(s));
        let in_the_open = |(id, u): &(UnitId, &Unit)| u.inside.is_none() && !rules.specs[id.index()].is_vehicle();
        let looked_at = |(id, _): &(UnitId, &Unit)| !assault || regrouped == Some(*id);
        for (id, unit) in s.on_table().filter(in_the_open).filter(looked_at) {
            let ((men, then), now) = (&then[id.index()], places(unit));
            if *then == now || *men > unit.men.len() {
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

/// BA-03, BA-05, C-18, C-115: what each unit has done this turn: one order at most, and fire once at most.
#[derive(Default)]
struct Turn {
    turn: u8,
    ordered: Vec<UnitId>,
    fired: Vec<UnitId>,
}

impl Turn {
    fn note(&mut self, before: &State, action: &Action, at: &dyn Fn() -> String) {
        if self.turn != before.turn {
            *self = Turn { turn: before.turn, ..Turn::default() };
        }
        if let Action::Order { unit, .. } | Action::Charge { unit, .. } = *action {
            assert!(!self.ordered.contains(&unit), "unit {unit:?} has two orders {}", at());
            self.ordered.push(unit);
        }
        let fires = match (before.frames.last(), action) {
            (Some(Frame::Declare(declaring)), Action::Done) if !declaring.aims.is_empty() => Some(declaring.unit),
            (Some(Frame::Friendly(fire)), Action::FireAt(_)) => Some(fire.unit),
            (Some(Frame::Flak(_)), Action::Spring(unit)) => Some(*unit),
            _ => None,
        };
        if let Some(unit) = fires {
            assert!(!self.fired.contains(&unit), "unit {unit:?} fires twice {}", at());
            self.fired.push(unit);
        }
    }
}

/// The books of one game.
struct Books {
    places: Places,
    allowance: Option<Allowance>,
    turn: Turn,
}

impl Books {
    fn look(&mut self, rules: &Rules, before: &State, action: &Action, s: &State, at: &dyn Fn() -> String) {
        self.turn.note(before, action, at);
        consistent(rules, s, at);
        nothing_comes_back(rules, before, s, at);
        self.places.check(rules, before, action, s, at);
        let allowance = self.allowance.take().filter(|a| a.check(s, at));
        self.allowance = allowance.or_else(|| Allowance::begin(rules, before, action));
    }
}

thread_local! {
    /// The books of the game this thread plays.
    static BOOKS: RefCell<Option<Books>> = const { RefCell::new(None) };
}

/// Looks at one step of a game.
fn look(step: &Step<'_, Rules>) {
    let at = || format!("after {:?} ({:?})", step.action, step.game.scenario);
    BOOKS.with_borrow_mut(|books| {
        // A new game begins with the roll-off.
        if step.before.stage == Stage::SetUp(0) {
            *books = Some(Books { places: Places::of(step.before), allowance: None, turn: Turn::default() });
        }
        if let Some(books) = books {
            books.look(step.game, step.before, step.action, step.after, &at);
        }
    });
}

const TABLES: [&str; 6] = ["village", "bocage", "steppe", "ruins", "random", "village"];
const FORCES: [&str; 6] = ["germany", "united_states", "great_britain", "soviet_union", "japan", "italy"];

/// What the ready forces have no occasion for: nobody of theirs rides or gets away, no vehicle tows its fuel, only the
/// British have an observer; men are moved one by one by hand only, and a gun is seldom hit that hard.
const UNSEEN: [&str; 8] = ["Dismount", "DropTrailer", "Escape", "EscapeTo", "OwnFirst", "Step", "TheirsFirst", "Wreck"];

/// C-04, C-05, C-08, C-27, C-98: games of every scenario keep their books, whoever plays: chance, the script, and a
/// player who prefers what is seldom done.
#[test]
fn games_keep_their_books() {
    let mut unseen: Vec<&str> = Action::NAMES.to_vec();
    for (n, scenario) in Scenario::ALL.into_iter().enumerate() {
        for round in 0..2 {
            let (first, second) = (FORCES[(n + round) % 6], FORCES[(n + 3 * round + 1) % 6]);
            let options = [("table", TABLES[(n + round) % 6]), ("first_force", first), ("second_force", second)];
            let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).into_iter().collect();
            let rules =
                BoltAction.open(&Default::default(), scenario.id(), &options).unwrap_or_else(|p| panic!("{p:?}"));
            let taken = Watch::new(&rules, Action::name).seed(n as u64).games(games(6)).each(look);
            assert_eq!(taken.ended, taken.games, "every game ends");
            unseen = taken.never(&unseen);
        }
    }
    unseen.retain(|name| !UNSEEN.contains(name));
    assert!(unseen.is_empty(), "nobody ever did {unseen:?}");
}

/// C-05, C-08, C-27, C-98, C-160, C-192, BA-05: the books notice what they are there to notice.
#[test]
fn spoilt_books_are_noticed() {
    let house = || vec![feature(Kind::Building, 40, 20, 46, 24)];
    let lorry = Spec { role: Role::Transport, ..vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]) }.carrying(4);
    let mut b = Battle::new(vec![rifles(5), lorry, rifles(5)], vec![rifles(5), tank()], house());
    b.put(0, 10, 10, 0).put(1, 20, 10, 0).put(2, 10, 30, 0).put(3, 50, 10, 0).put(4, 60, 30, 0);
    let notices = |before: &State, action: Action, after: &State| {
        let mut books = Books { places: Places::of(before), allowance: None, turn: Turn::default() };
        let look = || books.look(&b.rules, before, &action, after, &String::new);
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(look)).is_err()
    };
    let good = &b.s;
    assert!(!notices(good, Action::Pass, good), "nothing is wrong");
    let spoilt = |spoil: &dyn Fn(&mut State)| {
        let mut after = good.clone();
        spoil(&mut after);
        notices(good, Action::Pass, &after)
    };
    let room = |floor| Some(Room { building: 0, floor });
    assert!(spoilt(&|s| s.field.bag[0] += 1), "a die too many");
    assert!(spoilt(&|s| s.field.units[0].pins = 9), "as many pins as morale");
    assert!(spoilt(&|s| s.field.units[2].men[0].at = s.field.units[0].men[0].at), "two in one place");
    assert!(spoilt(&|s| s.field.units[0].men[0].at = Point::new(3000, 1000)), "broken up");
    assert!(spoilt(&|s| s.field.units[2].fate = Fate::Aboard(UnitId(1))), "five men in four seats");
    assert!(
        spoilt(&|s| s.field.wrecks.push(Wreck { hull: Shape::round(Point::new(100, 100), 9), height: 9 })),
        "a wreck"
    );
    assert!(
        spoilt(&|s| {
            s.field.units[0].inside = room(0);
            s.field.units[3].inside = room(1);
        }),
        "both sides in a house"
    );
    let mut dead = good.clone();
    dead.field.units[4].fate = Fate::Destroyed;
    dead.field.bag[1] -= 1;
    assert!(!notices(good, Action::Pass, &dead) && notices(&dead, Action::Pass, good), "back from the dead");
    let mut fewer = good.clone();
    fewer.field.units[0].men.pop();
    assert!(!notices(good, Action::Pass, &fewer) && notices(&fewer, Action::Pass, good), "a man more");
}
