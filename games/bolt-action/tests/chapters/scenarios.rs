//! Setting up, the six scenarios and who has won.

use crate::common::*;
use board::table::{Heading, Point};
use bolt_action::force::Spec;
use bolt_action::scenario::Scenario;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use bolt_action::{Action, State};
use kernel::{Game, SeatSet};

/// A game about to be set up, the first player attacking from the bottom edge where there is an attacker.
fn set_up(scenario: Scenario, first: Vec<Spec>, second: Vec<Spec>) -> Battle {
    let mut b = Battle::of(
        scenario,
        &[],
        first,
        second,
        vec![feature(Kind::Woods, 10, 5, 20, 10), feature(Kind::Woods, 50, 26, 56, 30)],
    );
    b.s = State { field: b.rules.start(), frames: vec![] };
    b.act(A, Action::Begin, &[6, 1]);
    if scenario.has_attacker() {
        b.act(A, Action::Attack, &[]);
        b.act(B, Action::Edge(Edge::Top), &[]);
    } else {
        b.act(A, Action::Edge(Edge::Bottom), &[]);
    }
    b
}

fn deploy(unit: u8, x: i32, y: i32) -> Action {
    Action::Deploy { unit: UnitId(unit), at: Point::new(100 * x, 100 * y), facing: Heading::new(180) }
}

/// C-165, C-136: a die each, ties again; the winner picks his part, the defender his edge.
#[test]
fn a_roll_off() {
    let mut b = Battle::of(Scenario::Envelopment, &[], vec![rifles(3)], vec![rifles(3)], vec![]);
    b.s = State { field: b.rules.start(), frames: vec![] };
    b.act(A, Action::Begin, &[3, 3, 2, 5]);
    assert_eq!(b.rules.deciders(&b.s), SeatSet::one(B));
    b.act(B, Action::Defend, &[]);
    assert_eq!(b.s.field.attacker, Some(A));
    assert_eq!(b.rules.deciders(&b.s), SeatSet::one(B), "who defends picks the edge");
}

/// C-138, C-180, C-188: Envelopment: the defender sets up at least half in his strip of 18", the attacker's first
/// wave is at least half; hidden in cover; then the bombardment of C-134 and C-184.
#[test]
fn envelopment_is_set_up() {
    let mut b =
        set_up(Scenario::Envelopment, vec![rifles(3), rifles(3), rifles(3)], vec![rifles(3), rifles(3), rifles(3)]);
    assert_eq!(b.refused(B, deploy(3, 36, 19)), ["C-188"]);
    assert_eq!(b.refused(B, deploy(0, 36, 10)), ["C-180"], "not his");
    b.act(B, deploy(3, 12, 7), &[]);
    assert!(b.unit(3).marks.hidden, "in woods");
    assert_eq!(b.refused(B, Action::Done), ["C-180"], "two of three are wanted");
    b.act(B, deploy(4, 36, 10), &[]);
    assert!(!b.unit(4).marks.hidden, "in the open");
    b.act(B, Action::Done, &[]);
    assert_eq!(b.unit(5).fate, Fate::Reserve);
    b.act(A, Action::Hold(UnitId(2)), &[]);
    assert_eq!(b.refused(A, Action::Hold(UnitId(1))), ["C-130"], "at least half come at once");
    b.act(A, Action::Outflank { unit: UnitId(2), side: Side::Left }, &[]);
    assert_eq!(b.refused(A, Action::Outflank { unit: UnitId(1), side: Side::Left }), ["C-185"]);
    // Bombardment on 2: a pin for the one, two for the other; then a die from the bag.
    b.act(A, Action::Done, &[2, 2, 4, 1]);
    assert_eq!((b.unit(3).pins, b.unit(4).pins, b.s.field.turn), (1, 2, 1));
    assert_eq!(
        b.s.field.bag.iter().sum::<u8>() + u8::from(b.s.field.drawn.is_some()),
        4,
        "first wave and those on the table"
    );
}

/// C-134, N-07: nothing on a 1; the British take the better of two dice.
#[test]
fn bombardment() {
    for (nation, dice, pins) in
        [(Nation::Italy, &[1, 1][..], 0), (Nation::Italy, &[2, 3, 1], 1), (Nation::GreatBritain, &[2, 2, 5, 1], 2)]
    {
        let mut b = set_up(Scenario::Envelopment, vec![rifles(3).of(nation)], vec![rifles(3)]);
        b.act(B, deploy(1, 36, 10), &[]);
        let last = if b.rules.deciders(&b.s).contains(B) { Some(Action::Done) } else { None };
        if let Some(done) = last {
            b.act(B, done, &[]);
        }
        b.act(A, Action::Done, dice);
        assert_eq!(b.unit(1).pins, pins, "{nation:?}");
    }
}

/// C-70, C-183: scouts set up forward: in cover, out of the enemy's zone, over 12" from him.
#[test]
fn scouts_go_forward() {
    let sniper = || Spec { role: Role::Sniper, ..team(2, WeaponId::SniperRifle) };
    let mut b = set_up(Scenario::Envelopment, vec![rifles(3), sniper()], vec![rifles(3)]);
    b.act(B, deploy(2, 36, 10), &[]);
    b.act(A, Action::Done, &[]);
    assert_eq!(b.refused(A, deploy(0, 52, 28)), ["C-183"], "no scout");
    assert_eq!(b.refused(A, deploy(1, 40, 28)), ["C-183"], "not in cover");
    b.act(A, deploy(1, 52, 28), &[1, 1]);
    assert_eq!(b.unit(1).fate, Fate::Field);
}

/// C-139, C-189: Maximum Attrition: nobody on the table, both come as first wave; a point for each enemy destroyed.
#[test]
fn maximum_attrition() {
    let mut b = set_up(Scenario::MaximumAttrition, vec![rifles(3), rifles(3)], vec![rifles(3), rifles(3)]);
    b.act(B, Action::Done, &[]);
    b.act(A, Action::Done, &[1]);
    assert!(b.s.field.units.iter().all(|u| u.fate == Fate::FirstWave));
    b.s.field.units[2].fate = Fate::Destroyed;
    assert_eq!(b.rules.points(&b.s.field), [1, 0]);
}

/// C-140, C-190: Point Defence: three objectives in the defender's half, 6" from an edge, 24" apart.
#[test]
fn objectives_are_placed() {
    let mut b = set_up(Scenario::PointDefence, vec![rifles(3)], vec![rifles(3)]);
    let at = |x: i32, y: i32| Action::Objective(Point::new(100 * x, 100 * y));
    assert_eq!(b.refused(B, at(36, 30)), ["C-140"]);
    assert_eq!(b.refused(B, at(36, 5)), ["C-140"]);
    b.act(B, at(10, 10), &[]);
    assert_eq!(b.refused(B, at(33, 10)), ["C-140"]);
    b.act(B, at(34, 10), &[]);
    b.act(B, at(58, 10), &[]);
    assert_eq!(b.s.field.objectives.len(), 3);
    assert!(b.refused(B, deploy(1, 36, 10)).is_empty());
}

/// C-141, C-191: Hold Until Relieved: two units by the objective, the attacker round about.
#[test]
fn a_garrison_in_the_middle() {
    let mut b = set_up(Scenario::HoldUntilRelieved, vec![rifles(3), tank()], vec![rifles(3), rifles(3), tank()]);
    assert_eq!(b.refused(B, deploy(2, 36, 14)), ["C-188"]);
    assert_eq!(b.refused(B, deploy(4, 36, 22)), ["C-191"], "on foot");
    b.act(B, deploy(2, 34, 22), &[]);
    b.act(B, deploy(3, 34, 26), &[]);
    assert_eq!(b.refused(A, deploy(0, 36, 38)), ["C-188"], "within 18 inches");
    assert_eq!(b.refused(A, deploy(0, 10, 8)), ["C-188"], "along the defender's edge");
    b.act(A, deploy(0, 10, 40), &[]);
    assert_eq!(b.refused(A, Action::Outflank { unit: UnitId(1), side: Side::Left }), ["C-180"]);
}

/// C-143, C-193: Demolition: guards near each base; an enemy in contact and no guard within 3" blows it up.
#[test]
fn bases_are_blown_up() {
    for (guard, blown) in [(false, true), (true, false)] {
        let mut b = Battle::of(Scenario::Demolition, &[], vec![rifles(3)], vec![rifles(3)], vec![]);
        b.put(0, 34, 15, 0).put(1, 60, 40, 180);
        b.set(0, |u| u.men[0].at = Point::new(3400, 1455));
        if guard {
            b.put(1, 40, 12, 180);
        }
        for (seat, y) in [(A, 3600), (B, 1200)] {
            let at = Point::new(3600, y);
            b.s.field.objectives.push(Objective { at, carrier: None, owner: Some(seat), destroyed: false });
        }
        b.set(0, |u| u.order = Some(Order::Fire));
        b.order(1, Order::Rally, &[1]);
        let won = b.rules.outcome(&b.s).map(|o| o.winners);
        assert_eq!(won, blown.then_some(SeatSet::one(A)));
    }
}

/// C-142, C-192: Top Secret: a man in contact takes the object; carried over the own edge it wins; it lies where its
/// carrier falls.
#[test]
fn the_object_is_carried_off() {
    let mut b = Battle::of(Scenario::TopSecret, &[], vec![rifles(3)], vec![rifles(3)], vec![]);
    b.put(0, 36, 28, 0).put(1, 5, 5, 180);
    b.s.field.objectives.push(Objective { at: Point::new(3600, 2400), carrier: None, owner: None, destroyed: false });
    b.order(0, Order::Advance, &[]);
    b.act(A, Action::Move(Point::new(3600, 2490)), &[]);
    assert_eq!(b.s.field.objectives[0].carrier, Some(Bearer { unit: UnitId(0), man: 0 }));
    b.put(0, 36, 45, 0).set(0, |u| u.order = None).order(0, Order::Advance, &[]);
    b.act(A, Action::Leave, &[]);
    assert_eq!(b.rules.outcome(&b.s).unwrap().winners, SeatSet::one(A));
    let mut b = Battle::of(Scenario::TopSecret, &[], vec![rifles(5)], vec![rifles(1)], vec![]);
    b.put(0, 36, 30, 0).put(1, 36, 22, 180);
    b.s.field.objectives.push(Objective {
        at: Point::new(100, 100),
        carrier: Some(Bearer { unit: UnitId(1), man: 0 }),
        owner: None,
        destroyed: false,
    });
    b.fire(0, 1, Shell::Shot, &[6, 1, 1, 1, 1, 4]);
    let object = b.s.field.objectives[0];
    assert_eq!((object.carrier, object.at), (None, Point::new(3600, 2200)));
}

/// C-48, C-192: one man carries it. If another falls he keeps it; if he is picked out, it lies where he stood.
#[test]
fn the_man_who_carries_it_may_fall() {
    for (man, carrier) in [(0, Some(Bearer { unit: UnitId(1), man: 1 })), (2, None)] {
        let mut b = Battle::of(Scenario::TopSecret, &[], vec![rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 36, 30, 0).put(1, 36, 22, 180);
        let bearer = Some(Bearer { unit: UnitId(1), man: 2 });
        let at = b.unit(1).men[2].at;
        b.s.field.objectives.push(Objective {
            at: Point::new(100, 100),
            carrier: bearer,
            owner: None,
            destroyed: false,
        });
        // A six and another six: who fires picks the man.
        b.fire(0, 1, Shell::Shot, &[6, 1, 1, 1, 1, 6, 6]);
        b.act(A, Action::Remove(man), &[]);
        let object = b.s.field.objectives[0];
        assert_eq!(object.carrier, carrier);
        assert_eq!(object.at == at, carrier.is_none());
    }
}

/// C-135: six turns, and a seventh on 4 or more; the seventh is the last.
#[test]
fn length_of_a_game() {
    let last = |turn: u8, last_turn: u8, dice: &[u8]| {
        let mut b = Battle::new(vec![rifles(3)], vec![rifles(3)], vec![]);
        b.put(0, 36, 40, 0).put(1, 36, 5, 180).set(0, |u| u.order = Some(Order::Fire));
        b.s.field.turn = turn;
        b.s.field.last_turn = last_turn;
        b.order(1, Order::Rally, dice);
        (b.s.field.turn, b.rules.outcome(&b.s).is_some())
    };
    assert_eq!(last(5, 6, &[1, 1]), (6, false));
    assert_eq!(last(6, 6, &[1, 3]), (6, true));
    assert_eq!(last(6, 6, &[1, 4, 1]), (7, false));
    assert_eq!(last(7, 7, &[1]), (7, true));
}

/// A game at its end with these objectives and units.
fn ended(scenario: Scenario, arrange: impl FnOnce(&mut Battle)) -> SeatSet {
    let mut b =
        Battle::of(scenario, &[], vec![rifles(3), rifles(3), rifles(3)], vec![rifles(3), rifles(3), rifles(3)], vec![]);
    b.put(0, 10, 45, 0).put(3, 70, 2, 180);
    arrange(&mut b);
    b.s.field.turn = 7;
    b.s.field.last_turn = 7;
    for unit in b.s.field.units.iter_mut().filter(|u| u.fate != Fate::Destroyed && u.fate != Fate::Left) {
        unit.order = Some(Order::Fire);
    }
    b.s.field.units[3].order = None;
    b.order(3, Order::Rally, &[1]);
    b.rules.outcome(&b.s).expect("the game is over").winners
}

/// C-137, C-139, C-186, C-187: a lead of two points wins, less is a draw; a side without units has lost.
#[test]
fn victory_by_points() {
    let destroyed = |n: usize| {
        move |b: &mut Battle| {
            b.s.field.units[..n].iter_mut().rev().take(n.min(2)).for_each(|u| u.fate = Fate::Destroyed)
        }
    };
    let _ = destroyed;
    assert_eq!(ended(Scenario::MaximumAttrition, |b| b.s.field.units[1].fate = Fate::Destroyed), SeatSet::NONE);
    assert_eq!(
        ended(Scenario::MaximumAttrition, |b| {
            b.s.field.units[1].fate = Fate::Destroyed;
            b.s.field.units[2].fate = Fate::Destroyed;
        }),
        SeatSet::one(B)
    );
    assert_eq!(
        ended(Scenario::TopSecret, |b| b.s.field.units[..3].iter_mut().for_each(|u| u.fate = Fate::Destroyed)),
        SeatSet::one(B)
    );
}

/// C-138, C-188: Envelopment: a point for each enemy destroyed, two for each unit in the zone, three for each off the
/// far edge; two for each attacker destroyed.
#[test]
fn points_of_an_envelopment() {
    for (values, exit) in [(&[][..], 3), (&[("exit_points", "two")][..], 2)] {
        let mut b = Battle::of(
            Scenario::Envelopment,
            values,
            vec![rifles(3), rifles(3), rifles(3)],
            vec![rifles(3), rifles(3)],
            vec![],
        );
        b.put(0, 36, 10, 0).put(3, 60, 5, 180);
        b.s.field.units[1].fate = Fate::Left;
        b.s.field.units[2].fate = Fate::Destroyed;
        b.s.field.units[4].fate = Fate::Destroyed;
        assert_eq!(b.rules.points(&b.s.field), [1 + 2 + exit, 2]);
    }
    let mut b = Battle::of(Scenario::Envelopment, &[], vec![rifles(3)], vec![rifles(3)], vec![]);
    b.put(0, 36, 3, 0).put(1, 60, 20, 180).order(0, Order::Advance, &[]);
    b.act(A, Action::Leave, &[]);
    assert_eq!(b.unit(0).fate, Fate::Left, "over the defender's edge by leave of the scenario");
}

/// C-136, C-140, C-141: objectives are held by men within 3" without an enemy there; two of three win, one is a draw.
#[test]
fn objectives_are_held() {
    let at = |x: i32| Objective { at: Point::new(100 * x, 1000), carrier: None, owner: None, destroyed: false };
    let hold = |places: &[i32]| {
        ended(Scenario::PointDefence, |b| {
            b.s.field.objectives.extend([at(10), at(34), at(58)]);
            for (i, &x) in places.iter().enumerate() {
                b.put(i as u8, x, 11, 0);
            }
        })
    };
    assert_eq!(hold(&[10, 34]), SeatSet::one(A));
    assert_eq!(hold(&[10]), SeatSet::NONE);
    assert_eq!(hold(&[20]), SeatSet::one(B));
    let relieved = |enemy: bool| {
        ended(Scenario::HoldUntilRelieved, |b| {
            b.s.field.objectives.push(Objective { at: Point::new(3600, 2400), ..at(0) });
            b.put(0, 36, 26, 0);
            if enemy {
                b.put(4, 36, 22, 180);
            }
        })
    };
    assert_eq!((relieved(false), relieved(true)), (SeatSet::one(A), SeatSet::NONE));
}

/// BA-59, BA-40, C-180: a gun may be set up on rough ground; it is dug in. C-177: men may start in a house; C-180: or
/// aboard.
#[test]
fn guns_in_the_woods() {
    let tow = Spec { role: Role::Transport, ..vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]).carrying(12) };
    let mut b = set_up(
        Scenario::Envelopment,
        vec![rifles(3)],
        vec![gun(GunSize::Light, WeaponId::LightAtGun, 3), rifles(3), tow],
    );
    b.act(B, deploy(1, 15, 8), &[]);
    assert!(b.unit(1).marks.dug_in);
    b.act(B, deploy(3, 36, 10), &[]);
    b.act(B, Action::Load { unit: UnitId(2), vehicle: UnitId(3) }, &[]);
    assert_eq!(b.unit(2).fate, Fate::Aboard(UnitId(3)));
}

/// C-171, C-178, C-175: bad tables are refused with their lines, good ones read; a rolled one is the same every time.
#[test]
fn tables_are_read_and_refused() {
    use bolt_action::tables::{read, ready, rolled};
    let bad = |feature: &str| {
        let text = format!("id = \"x\"\n[[feature]]\nid = \"a\"\n{feature}\n");
        read("table.toml", &text).expect_err(feature)[0].to_string()
    };
    assert!(bad("kind = \"wall\"\nbox = [0, 0, 7300, 10]").contains("table.toml:5: expected corners on the table"));
    assert!(bad("kind = \"wall\"\nbox = [10, 0, 0, 10]").contains("left, top, right, bottom"));
    assert!(bad("kind = \"wall\"\noutline = [[0, 0], [100, 0], [50, 10], [100, 100], [0, 100]]").contains("convex"));
    assert!(bad("kind = \"building\"\nbox = [0, 0, 900, 500]").contains("8 by 8"));
    assert!(bad("kind = \"wall\"").contains("either a box or an outline"));
    assert!(bad("kind = \"lava\"\nbox = [0, 0, 10, 10]").contains("table.toml:4"));
    assert!(bad("kind = \"wall\"\nbox = [0, 0, nan, 10]").contains("table.toml:5"));
    let house = |id: &str, place: &str| format!("[[feature]]\nid = \"{id}\"\nkind = \"building\"\nbox = {place}\n");
    let twice = format!("id = \"x\"\n{}{}", house("a", "[0, 0, 500, 500]"), house("b", "[400, 0, 700, 500]"));
    assert!(read("t", &twice).unwrap_err()[0].to_string().contains("b stands in a"));
    use bolt_action::options::TableChoice::*;
    for choice in [Village, Bocage, Steppe, Ruins, Random] {
        assert!(ready(choice).unwrap().features.len() >= 4, "{choice:?}");
    }
    for seed in 0..50 {
        assert_eq!(rolled(seed, true), rolled(seed, true));
        let table = rolled(seed, seed % 2 == 0);
        let walls: Vec<_> = table.features.iter().filter(|f| f.kind == Kind::Building).collect();
        assert!(walls.iter().all(|f| f.outline.corners().len() == 4));
    }
}

/// C-05, C-171, C-175: positions off the table, in walls or on top of each other are refused.
#[test]
fn bad_positions_are_refused() {
    let place = |change: &dyn Fn(&mut Field)| {
        let mut b =
            Battle::new(vec![rifles(2), rifles(2)], vec![rifles(2)], vec![feature(Kind::Building, 20, 20, 26, 26)]);
        b.put(0, 10, 40, 0).put(1, 30, 40, 0).put(2, 10, 10, 180);
        b.s.field.first = Some(A);
        b.s.field.drawn = Some(A);
        b.s.field.bag[0] -= 1;
        change(&mut b.s.field);
        match b.rules.place(&b.s.field) {
            Ok(_) => String::new(),
            Err(problems) => problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
        }
    };
    assert_eq!(place(&|_| {}), "");
    assert!(place(&|f| f.units[0].men[0].at = Point::new(-40, 100)).contains("C-171"));
    assert!(place(&|f| f.units[0].men[0].at = Point::new(2300, 2300)).contains("C-175"));
    assert!(place(&|f| f.units[0].men[0].at = f.units[1].men[0].at).contains("C-05"));
    assert!(place(&|f| f.bag[1] = 5).contains("C-08"));
    assert!(place(&|f| f.turn = 9).contains("C-135"));
    assert!(place(&|f| f.units[0].men.clear()).contains("expected from 1 to 2 men"));
    assert!(place(&|f| f.units.pop().map(|_| ()).unwrap()).contains("expected 3 units"));
    assert!(place(&|f| f.units[0].inside = Some(Room { building: 0, floor: 9 })).contains("floor of a building"));
}

/// C-180, C-193: where both sides set up, they do so by turns, the loser of the roll-off first.
#[test]
fn both_set_up_by_turns() {
    let three = || vec![rifles(3), rifles(3), rifles(3)];
    let mut b = set_up(Scenario::Demolition, three(), three());
    assert_eq!(b.refused(A, deploy(0, 36, 40)), ["BA-01"], "the loser begins");
    b.act(B, deploy(3, 36, 8), &[]);
    assert_eq!(b.refused(B, deploy(4, 32, 8)), ["BA-01"]);
    b.act(A, deploy(0, 36, 40), &[]);
    b.act(B, deploy(4, 28, 8), &[]);
    b.act(A, deploy(1, 28, 40), &[]);
    assert!(b.unit(2).fate == Fate::FirstWave && b.unit(5).fate == Fate::FirstWave, "two each, then the waves");
    assert_eq!(b.refused(A, deploy(2, 44, 40)), ["BA-01"]);
}

/// C-183, C-70: scouts of both sides go forward by turns.
#[test]
fn scouts_go_forward_by_turns() {
    let scouts = || vec![rifles(3), rifles(2).rule(UnitRule::ForwardSetUp), rifles(2).rule(UnitRule::ForwardSetUp)];
    let mut b = set_up(Scenario::Envelopment, scouts(), scouts());
    b.act(B, deploy(3, 40, 5), &[]).act(B, deploy(4, 60, 5), &[]).act(B, Action::Done, &[]);
    b.act(A, Action::Done, &[]);
    assert_eq!(b.refused(A, deploy(1, 52, 28)), ["BA-01"], "the loser begins");
    b.act(B, Action::Done, &[]);
    b.act(A, deploy(1, 52, 28), &[]);
    assert_eq!(b.unit(1).fate, Fate::Field);
}

/// BA-48, BA-59: a gun may be set up in a building, on its lowest floor; it does not move again, and fires from there.
#[test]
fn a_gun_in_a_building() {
    let house = vec![feature(Kind::Building, 30, 6, 36, 12)];
    let guns = || vec![gun(GunSize::Light, WeaponId::LightAtGun, 3), rifles(3)];
    let mut b = Battle::of(Scenario::Envelopment, &[], vec![rifles(3)], guns(), house);
    b.s = State { field: b.rules.start(), frames: vec![] };
    b.act(A, Action::Begin, &[6, 1]).act(A, Action::Attack, &[]).act(B, Action::Edge(Edge::Top), &[]);
    b.act(B, Action::Garrison { unit: UnitId(1), building: 0 }, &[]);
    assert_eq!(b.unit(1).inside, Some(Room { building: 0, floor: 0 }));
    assert!(b.rules.place(&b.s.field).is_ok());
    b.s.field.stage = Stage::Play;
    b.s.field.turn = 1;
    b.put(0, 32, 20, 0).hand_die(1);
    assert_eq!(b.refused(B, Action::Order { unit: UnitId(1), order: Order::Advance }), ["BA-59"]);
    assert_eq!(b.scores(1, 0, Shell::Shot).len(), 1, "out of a window");
}

/// BA-16, BA-159: two sixes in the test it takes to assault armour are FUBAR like any others.
#[test]
fn fubar_before_an_assault_on_armour() {
    let mut b = Battle::new(vec![rifles(5)], vec![tank(), rifles(1)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 12, 0).put(2, 70, 2, 180).set(1, |u| u.order = Some(Order::Fire));
    b.order(0, Order::Run, &[]);
    // Panic: away from the tank as fast as they can.
    b.act(A, Action::Assault(UnitId(1)), &[6, 6, 3]);
    assert_eq!((b.unit(0).order, b.unit(0).men[0].at.y()), (Some(Order::Run), 3200));
}
