//! Rules where two of them meet on the same unit: what audits found, one test for each.

use crate::common::*;

use board::table::Point;
use bolt_action::Action;
use bolt_action::force::{Part, Spec};
use bolt_action::scenario::Scenario;
use bolt_action::state::*;
use bolt_action::terrain::{Feature, Kind};
use bolt_action::vocabulary::*;

fn of_role(role: Role, men: usize) -> Spec {
    Spec { role, ..squad(men, WeaponId::Pistol) }
}

fn clauses(found: &[String]) -> Vec<&str> {
    found.iter().map(String::as_str).collect()
}

/// C-12, C-196: the bonus is the officer's, measured from himself; those who go with him have none.
#[test]
fn a_bonus_is_the_officers_own() {
    let mut b = Battle::new(vec![of_role(Role::Captain, 3), rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 24, 0).put(2, 60, 40, 0);
    let bonus = |b: &Battle, unit: u8| b.rules.officer_bonus(&b.s.field, UnitId(unit));
    assert!(bonus(&b, 1) > 0 && bonus(&b, 0) > 0);
    // Nearer to his men than to himself.
    b.put(1, 29, 20, 0);
    assert_eq!(bonus(&b, 1), 0, "his orderlies stand within 6 inches, he does not");
    b.put(1, 20, 24, 0).set(0, |u| {
        u.men.remove(0);
    });
    assert_eq!((bonus(&b, 1), bonus(&b, 0)), (0, 0), "he is dead");
}

/// C-129: a dead observer's orderlies call nothing.
#[test]
fn a_barrage_is_the_observers_own() {
    for dead in [false, true] {
        let mut b = Battle::new(vec![of_role(Role::ArtilleryObserver, 2)], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 20, 0);
        if dead {
            b.set(0, |u| {
                u.men.remove(0);
            });
        }
        b.order(0, Order::Fire, &[]);
        let call = Action::Call { what: Support::Barrage, at: Point::new(2000, 2000), target: None };
        assert_eq!(b.refused(A, call).is_empty(), !dead);
    }
}

/// C-128: first aid is the medic's own, and he does not fight.
#[test]
fn first_aid_is_the_medics_own() {
    for dead in [false, true] {
        let mut b = Battle::new(vec![rifles(1)], vec![rifles(5), of_role(Role::Medic, 2)], vec![]);
        b.put(0, 20, 30, 0).put(1, 20, 20, 0).put(2, 20, 17, 0);
        if dead {
            b.set(2, |u| {
                u.men.remove(0);
            });
        }
        b.fire(0, 1, Shell::Shot, if dead { &[6, 5] } else { &[6, 5, 6] });
        assert_eq!(matches!(b.s.frames.last(), Some(Frame::Loss(_))), dead);
    }
    let mut b = Battle::new(vec![rifles(3)], vec![of_role(Role::Medic, 1)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 16, 0);
    b.order(0, Order::Run, &[]);
    // Three miss; the next die is the attackers' again, for the medic throws none.
    b.act(A, Action::Assault(UnitId(1)), &[1, 1, 1, 6]);
    assert!(b.unit(0).is_alive() && !b.unit(1).is_alive());
}

/// C-130: whoever is in the first wave comes on in the first turn.
#[test]
fn the_first_wave_does_not_stay_away() {
    let mut b = Battle::new(vec![rifles(5), rifles(5)], vec![rifles(5)], vec![]);
    b.put(1, 20, 40, 0).put(2, 20, 10, 0).set(0, |u| u.fate = Fate::FirstWave).hand_die(0);
    let order = |order| Action::Order { unit: UnitId(0), order };
    assert_eq!(b.refused(A, order(Order::Down)), ["C-130"]);
    assert!(b.refused(A, order(Order::Run)).is_empty());
    b.set(0, |u| u.fate = Fate::Reserve);
    b.s.field.turn = 2;
    b.hand_die(0);
    assert!(b.refused(A, order(Order::Down)).is_empty(), "reserves may wait");
}

fn lorry() -> Spec {
    Spec { role: Role::Transport, ..vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]) }.carrying(12)
}

/// C-09, C-130, C-180: men aboard are where their vehicle is.
#[test]
fn men_in_lorries_are_where_the_lorry_is() {
    let mut b = Battle::new(vec![lorry(), rifles(5), rifles(5)], vec![rifles(5)], vec![]);
    b.put(2, 20, 40, 0).put(3, 20, 10, 0).set(1, |u| u.fate = Fate::Aboard(UnitId(0))).hand_die(2);
    let rally = Action::Order { unit: UnitId(1), order: Order::Rally };
    assert_eq!(b.refused(A, rally), ["C-131"], "the lorry is in reserve");
    b.set(0, |u| u.fate = Fate::FirstWave).hand_die(2);
    assert!(b.refused(A, rally).is_empty());

    let mut b = Battle::new(vec![lorry(), rifles(5), rifles(5), rifles(5)], vec![rifles(5)], vec![]);
    b.s.field.units.iter_mut().for_each(|u| u.fate = Fate::FirstWave);
    b.s.field.units[1].fate = Fate::Aboard(UnitId(0));
    b.s.field.stage = Stage::SetUp(2);
    b.s.field.turn = 0;
    b.s.field.first = Some(B);
    b.act(A, Action::Hold(UnitId(0)), &[]);
    assert_eq!(b.refused(A, Action::Hold(UnitId(2))), ["C-130"], "the men aboard are held back too");
    let load = Action::Load { unit: UnitId(2), vehicle: UnitId(0) };
    assert!(b.refused(A, load).contains(&"C-130".to_owned()), "and whoever gets in");
}

/// Men five inches from a lorry, with something between.
fn before_a_lorry(order: Order, features: Vec<Feature>) -> Battle {
    let mut b = Battle::new(vec![rifles(2), lorry()], vec![rifles(5)], features);
    b.put(0, 20, 20, 0).put(1, 28, 20, 0).put(2, 60, 40, 0);
    b.order(0, order, &[]);
    b
}

/// C-99, C-175, BA-43, C-31: mounting is a path: not through a cliff, not over a hedge at a Run, but round a pond.
#[test]
fn mounting_is_a_path() {
    let mount = Action::Mount(UnitId(1));
    assert!(before_a_lorry(Order::Run, vec![]).refused(A, mount).is_empty());
    let cliff = feature(Kind::Cliff, 24, 0, 25, 48);
    assert_eq!(before_a_lorry(Order::Run, vec![cliff]).refused(A, mount), ["C-175"]);
    let hedge = || feature(Kind::Hedge, 24, 0, 25, 48);
    assert_eq!(before_a_lorry(Order::Run, vec![hedge()]).refused(A, mount), ["BA-43"]);
    let mut near = before_a_lorry(Order::Advance, vec![hedge()]);
    assert_eq!(near.refused(A, mount), ["C-99"], "an Advance does not get there");
    near.put(1, 27, 20, 0);
    assert!(near.refused(A, mount).is_empty(), "and crosses hedges");
    let pond = feature(Kind::DeepWater, 23, 19, 25, 21);
    let mut round = before_a_lorry(Order::Run, vec![pond]);
    round.act(A, mount, &[]);
    assert_eq!(round.unit(0).fate, Fate::Aboard(UnitId(1)));
}

/// C-18, C-22, C-163: whoever lies in ambush sees men on their way to a lorry, into a house, out of both and onto the
/// table.
#[test]
fn ambushes_look_at_every_path() {
    let watched = |b: &mut Battle, enemy: u8| {
        b.set(enemy, |u| u.order = Some(Order::Ambush));
        b.s.field.bag[1] = 0;
    };
    let pass_all = |b: &mut Battle| {
        let mut times = 0;
        while matches!(b.s.frames.last(), Some(Frame::Ambush(_))) {
            b.act(B, Action::Pass, &[]);
            times += 1;
        }
        times
    };
    let mut b = Battle::new(vec![rifles(2), lorry()], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 28, 20, 0).put(2, 20, 35, 0);
    b.order(0, Order::Run, &[]);
    watched(&mut b, 2);
    b.act(A, Action::Mount(UnitId(1)), &[]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Ambush(_))) && b.unit(0).is_on_table());
    assert!(pass_all(&mut b) > 3, "at every inch of the way");
    assert_eq!(b.unit(0).fate, Fate::Aboard(UnitId(1)));
    // And out again.
    b.set(0, |u| u.order = None);
    b.order(0, Order::Advance, &[]);
    watched(&mut b, 2);
    b.act(A, Action::Move(Point::new(2800, 2500)), &[]);
    assert!(pass_all(&mut b) > 2 && b.unit(0).is_on_table());

    let house = feature(Kind::Building, 24, 18, 28, 22);
    let mut b = Battle::new(vec![rifles(2)], vec![rifles(5)], vec![house]);
    b.put(0, 18, 20, 0).put(1, 18, 35, 0);
    b.order(0, Order::Run, &[]);
    watched(&mut b, 1);
    b.act(A, Action::Occupy(0), &[]);
    assert!(pass_all(&mut b) > 2);
    assert!(b.unit(0).inside.is_some());
    b.set(0, |u| u.order = None);
    b.order(0, Order::Advance, &[]);
    watched(&mut b, 1);
    b.act(A, Action::Move(Point::new(2600, 2600)), &[]);
    assert!(pass_all(&mut b) > 1 && b.unit(0).inside.is_none());

    let mut b = Battle::new(vec![rifles(2)], vec![rifles(5)], vec![]);
    b.put(1, 20, 30, 0).set(0, |u| u.fate = Fate::FirstWave);
    b.order(0, Order::Run, &[]);
    watched(&mut b, 1);
    b.act(A, Action::Enter(Point::new(2000, 4000)), &[]);
    assert!(pass_all(&mut b) > 5, "at every inch from the edge");
    assert_eq!(b.unit(0).men[0].at, Point::new(2000, 4000));
}

/// C-106, C-175: into a house round a pond, not through a wall of water.
#[test]
fn entering_a_house_is_a_path() {
    for (water, refused) in [((21, 0, 22, 48), vec!["C-175"]), ((21, 19, 22, 21), vec![])] {
        let (l, t, r, d) = water;
        let features = vec![feature(Kind::Building, 25, 18, 29, 22), feature(Kind::DeepWater, l, t, r, d)];
        let mut b = Battle::new(vec![rifles(2)], vec![rifles(5)], features);
        b.put(0, 18, 20, 0).put(1, 60, 40, 0);
        b.order(0, Order::Run, &[]);
        assert_eq!(b.refused(A, Action::Occupy(0)), refused);
    }
}

/// C-33, C-175: a vehicle leaves the table by a way it can drive.
#[test]
fn nobody_leaves_through_a_cliff() {
    for (features, refused) in [(vec![], vec![]), (vec![feature(Kind::Cliff, 28, 1, 32, 2)], vec!["C-175"])] {
        let mut b = Battle::of(Scenario::Envelopment, &[], vec![tank()], vec![rifles(5)], features);
        b.put(0, 30, 6, 0).put(1, 60, 40, 0);
        b.order(0, Order::Run, &[]);
        assert_eq!(b.refused(A, Action::Leave), refused);
        if refused.is_empty() {
            b.act(A, Action::Leave, &[]);
            assert_eq!(b.unit(0).fate, Fate::Left);
        }
    }
}

/// C-97, C-54: who gets away out of a weapon's arc is not hit.
#[test]
fn an_escape_out_of_the_arc_is_an_escape() {
    let car = || vehicle(Armour::ArmouredCar, Mobility::Wheeled, &[]).drives(VehicleRule::Recce);
    let mut b = Battle::new(vec![gun(GunSize::Medium, WeaponId::MediumAtGun, 3)], vec![car()], vec![]);
    b.put(0, 30, 40, 0).put(1, 36, 33, 270);
    b.order(0, Order::Fire, &[]).aim(0, 1, 0, Shell::Shot);
    assert_eq!(b.scores(0, 1, Shell::Shot).len(), 1);
    b.act(A, Action::Done, &[]);
    b.act(B, Action::Escape(-1200), &[]);
    assert_eq!(b.scores(0, 1, Shell::Shot), [], "nothing is rolled");
    assert!(b.unit(1).is_alive() && b.unit(1).pins == 0);
}

/// C-35, C-04: riders do not get away backwards like a vehicle.
#[test]
fn riders_ride_away() {
    let riders = rifles(4).rule(UnitRule::Cavalry);
    let mut b = Battle::new(vec![rifles(5)], vec![riders], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 25, 0);
    b.order(0, Order::Fire, &[]).aim(0, 1, 0, Shell::Shot).act(A, Action::Done, &[]);
    assert_eq!(b.refused(B, Action::Escape(-1500)), ["C-35"]);
    assert!(b.refused(B, Action::EscapeTo(Point::new(2000, 1200))).is_empty());
}

/// W-13, W-14: two profiles of one gun are one gun.
#[test]
fn one_gun_fires_once() {
    let mounts = [
        mount(WeaponId::MediumAtGun, Place::Hull, Arc::Front),
        mount(WeaponId::LightHowitzer, Place::SameGun, Arc::Front),
        mount(WeaponId::MediumMachineGun, Place::Hull, Arc::Front),
    ];
    let tank = vehicle(Armour::MediumTank, Mobility::Tracked, &mounts);
    let mut b = Battle::new(vec![tank], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 16, 0);
    b.order(0, Order::Fire, &[]).aim(0, 1, 0, Shell::Shot);
    let aim = |battery, shell| Action::Aim(Aim { battery, target: UnitId(1), shell });
    assert_eq!(b.refused(A, aim(1, Shell::He)), ["W-14"]);
    assert!(b.refused(A, aim(2, Shell::Shot)).is_empty());
}

/// C-51, C-36: a loader loads while his weapon fires, whatever else the gunner carries; a light mortar binds the
/// rifles to its target, in whichever order they are declared.
#[test]
fn loaders_and_mortars_of_a_squad() {
    let shots = |extra: Option<WeaponId>| {
        let mut lmg = rifles(3);
        lmg.men[1] = bolt_action::force::Soldier { extra, ..soldier(Part::Gunner, WeaponId::LightMachineGun) };
        lmg.men[2].part = Part::Loader;
        let mut b = Battle::new(vec![lmg], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 25, 0);
        b.scores(0, 1, Shell::Shot).iter().map(|(shots, _)| *shots).sum::<u8>()
    };
    assert_eq!(shots(Some(WeaponId::Panzerfaust)), shots(None));

    let mut squad = rifles(3);
    squad.men[1] = soldier(Part::Gunner, WeaponId::LightMortar);
    let aims = |battery, target, shell| Action::Aim(Aim { battery, target: UnitId(target), shell });
    let mortar = |target| aims(2, target, Shell::Indirect);
    let arms = |target| aims(0, target, Shell::Shot);
    for (first, second) in [(mortar(1), arms(2)), (arms(1), mortar(2))] {
        let mut b = Battle::new(vec![squad.clone()], vec![rifles(5), rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 25, 0).put(2, 30, 25, 0);
        b.order(0, Order::Fire, &[]).act(A, first, &[]);
        assert_eq!(b.refused(A, second), ["C-36"]);
    }
}

/// C-06: friends before a house stop fire from its ground floor, not from above.
#[test]
fn friends_stop_fire_from_a_ground_floor() {
    for (floor, refused) in [(0, vec!["C-37"]), (1, vec![])] {
        let house = feature(Kind::Building, 18, 30, 22, 34);
        let mut b = Battle::new(vec![rifles(1), rifles(1)], vec![rifles(1), rifles(1)], vec![house]);
        b.put(0, 20, 32, 0).put(1, 20, 25, 0).put(2, 20, 20, 0).put(3, 30, 20, 0);
        b.set(0, |u| u.inside = Some(Room { building: 0, floor }));
        b.order(0, Order::Fire, &[]);
        let aim = Action::Aim(Aim { battery: 0, target: UnitId(2), shell: Shell::Shot });
        assert_eq!(b.refused(A, aim), refused);
    }
}

/// C-71: the shield of a machine gun protects its crew from the front.
#[test]
fn a_machine_gun_has_its_shield() {
    for (facing, falls) in [(180, false), (0, true)] {
        let hmg = team(3, WeaponId::HeavyMachineGun).rule(UnitRule::GunShield);
        let mut b = Battle::new(vec![rifles(1)], vec![hmg], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 31, facing);
        b.fire(0, 1, Shell::Shot, &[6, 5]);
        assert_eq!(matches!(b.s.frames.last(), Some(Frame::Loss(_))), falls);
    }
}

/// S-12: a Run in body armour ends in an assault or not at all.
#[test]
fn body_armour_runs_to_assault_only() {
    let mut b = Battle::new(vec![rifles(5).rule(UnitRule::BodyArmour)], vec![rifles(5)], vec![]);
    b.put(0, 20, 30, 0).put(1, 20, 22, 0);
    b.order(0, Order::Run, &[]);
    assert_eq!(b.refused(A, Action::Move(Point::new(2500, 3600))), ["S-12"]);
    assert!(b.refused(A, Action::Assault(UnitId(1))).is_empty());
}

/// W-07: rockets spare whoever is inside their minimum range.
#[test]
fn rockets_spare_whoever_is_near() {
    let launcher = team(3, WeaponId::MultipleLauncher);
    let mut b = Battle::new(vec![launcher, rifles(2), rifles(2)], vec![rifles(2)], vec![]);
    b.put(0, 20, 46, 0).put(1, 20, 30, 0).put(2, 24, 25, 0).put(3, 20, 25, 0);
    b.set(3, |u| u.order = Some(Order::Fire));
    b.order(0, Order::Fire, &[]).aim(0, 3, 0, Shell::Indirect);
    // The target is missed; the next die hits the first of those near it who is not spared.
    b.act(A, Action::Done, &[1, 6]);
    assert_eq!(b.unit(1).pins, 0, "16 inches from the launcher");
    assert!(b.unit(2).pins > 0);
}

/// C-149, BA-09: a die that stayed from the turn before is no order of this turn.
#[test]
fn a_die_that_stayed_is_no_order() {
    let slow = tank().drives(VehicleRule::SlowLoad);
    let mut b = Battle::new(vec![slow, rifles(5), rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 30, 40, 0).put(2, 40, 40, 0).put(3, 20, 10, 0);
    b.set(1, |u| {
        u.order = Some(Order::Ambush);
        u.marks.stayed = true;
    });
    b.hand_die(0);
    let fire = Action::Order { unit: UnitId(0), order: Order::Fire };
    assert_eq!(b.refused(A, fire), ["C-149"]);
    b.set(1, |u| u.marks.stayed = false).hand_die(0);
    assert!(b.refused(A, fire).is_empty());
}

/// BA-65: dual steering goes back as fast as forward, with the same orders; turning on the spot ends facing the way
/// it went.
#[test]
fn both_ways() {
    let moving = |rule, order| {
        let mut b = Battle::new(vec![tank().drives(rule)], vec![rifles(5)], vec![]);
        b.put(0, 20, 20, 0).put(1, 60, 10, 0).order(0, order, &[]);
        b
    };
    let b = moving(VehicleRule::DualSteering, Order::Advance);
    assert!(b.refused(A, Action::Drive(-900)).is_empty());
    assert_eq!(clauses(&b.refused(A, Action::Drive(-1800))), ["BA-65"], "and then fire");
    let b = moving(VehicleRule::DualSteering, Order::Run);
    assert!(b.refused(A, Action::Drive(-1800)).is_empty());
    let mut b = moving(VehicleRule::TurnOnTheSpot, Order::Run);
    b.act(A, Action::Drive(-1800), &[]);
    assert_eq!((b.unit(0).at, b.unit(0).facing.degrees()), (Point::new(2000, 3800), 180));
}

/// C-31, C-113: an assault goes round a pond if that is not too far.
#[test]
fn an_assault_goes_round_a_pond() {
    for (left, contact) in [(18, true), (4, false)] {
        let pond = feature(Kind::DeepWater, left, 16, 36, 17);
        let mut b = Battle::new(vec![rifles(1)], vec![rifles(1)], vec![pond]);
        b.put(0, 20, 20, 0).put(1, 20, 13, 0).set(1, |u| u.order = Some(Order::Fire));
        b.order(0, Order::Run, &[]);
        b.act(A, Action::Assault(UnitId(1)), &[]);
        let apart = b.unit(0).men[0].at.steps_to(b.unit(1).men[0].at);
        assert_eq!(apart < 120, contact, "{apart}");
    }
}

/// C-144, C-165: if both sides have called, the winner of the roll-off says whose comes first.
#[test]
fn the_winner_says_whose_barrage_comes_first() {
    for (says, first) in [(Action::OwnFirst, B), (Action::TheirsFirst, A)] {
        let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 10, 0).set(1, |u| u.order = Some(Order::Fire));
        for (seat, y) in [(A, 1000), (B, 4000)] {
            let (what, at) = (Support::Barrage, Point::new(2000, y));
            b.s.field.calls.push(Call { seat, what, at, target: None, late: 0, turn: 1 });
        }
        // The last order of the turn, a pin lost, and the roll-off.
        b.order(0, Order::Rally, &[1, 2, 5]);
        assert!(matches!(b.s.frames.last(), Some(Frame::Calls(OrderingCalls { seat: B }))));
        assert_eq!(b.refused(A, says), ["BA-01"], "he has lost it");
        // The first to come lands and pins; the other is late.
        b.act(B, says, &[4, 2, 2, 1]);
        let pinned = if first == A { 1 } else { 0 };
        assert_eq!([b.unit(0).pins, b.unit(1).pins].map(|pins| pins > 0), [pinned == 0, pinned == 1]);
    }
}

/// BA-160, C-54: a vehicle fires at those who charge it if they are in the arc of a weapon.
#[test]
fn a_vehicle_returns_fire_in_its_arc() {
    for (facing, may) in [(0, true), (180, false)] {
        let mounts = [mount(WeaponId::MediumMachineGun, Place::Hull, Arc::Front)];
        let car = vehicle(Armour::LightTank, Mobility::Tracked, &mounts).drives(VehicleRule::OpenTopped);
        let mut b = Battle::new(vec![rifles(5)], vec![car], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 32, facing);
        b.order(0, Order::Run, &[]).act(A, Action::Assault(UnitId(1)), &[]);
        assert_eq!(matches!(b.s.frames.last(), Some(Frame::React(_))), may);
    }
}

/// C-30, C-117: pins neither slow a unit nor take dice from it at close quarters.
#[test]
fn pins_do_not_slow() {
    let mut b = Battle::new(vec![rifles(3)], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 34, 0).set(0, |u| u.pins = 3).set(1, |u| u.order = Some(Order::Fire));
    b.order(0, Order::Run, &[1, 1]);
    assert!(b.refused(A, Action::Move(Point::new(3200, 4000))).is_empty(), "12 inches");
    // Three dice tell, though two pins are left.
    b.act(A, Action::Assault(UnitId(1)), &[6, 6, 6]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { unit: UnitId(1), count: 3, .. }))));
}

/// C-187, C-193: a medic neither blows a base up nor guards it.
#[test]
fn medics_and_bases() {
    for (role, blown) in [(Role::Squad, true), (Role::Medic, false)] {
        let mut b = Battle::of(Scenario::Demolition, &[], vec![of_role(role, 1)], vec![rifles(5)], vec![]);
        let base = Point::new(3600, 1200);
        b.s.field.objectives.push(Objective { at: base, carrier: None, owner: Some(B), destroyed: false });
        b.put(0, 36, 20, 0).put(1, 10, 40, 0).set(1, |u| u.order = Some(Order::Fire));
        b.set(0, |u| u.men[0].at = Point::new(3600, 1455));
        b.order(0, Order::Rally, &[]);
        assert_eq!(b.s.field.stage == Stage::Over, blown);
    }
}

/// C-24, C-33: those aboard a vehicle that flees over the edge are lost with it.
#[test]
fn passengers_flee_with_their_lorry() {
    let mut b = Battle::new(vec![lorry(), rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 30, 40, 180).put(2, 30, 20, 0).set(1, |u| u.fate = Fate::Aboard(UnitId(0))).set(0, |u| u.pins = 1);
    // Two sixes; 3 or more: panic, straight away from the enemy and over the edge.
    b.order(0, Order::Advance, &[6, 6, 3]);
    assert_eq!([b.unit(0).fate, b.unit(1).fate], [Fate::Destroyed; 2]);
    assert!(b.s.field.wrecks.is_empty());
}

/// BA-132, C-99: a wreck is in the way of men and of vehicles.
#[test]
fn wrecks_are_in_the_way() {
    let hull = board::table::Shape::hull(Point::new(2500, 2000), board::table::Heading::new(0), 4000, 200);
    let mut b = before_a_lorry(Order::Run, vec![]);
    b.s.field.wrecks.push(Wreck { hull, height: 200 });
    assert_eq!(b.refused(A, Action::Mount(UnitId(1))), ["BA-132"]);
    assert_eq!(b.refused(A, Action::Move(Point::new(2700, 1200))), ["BA-132"]);
    b.order(1, Order::Advance, &[]);
    b.set(1, |u| u.facing = board::table::Heading::new(270));
    assert_eq!(b.refused(A, Action::Drive(600)), ["BA-132"]);
}

/// S-18, C-128: near a field ambulance it is as near a medic, whoever is aboard.
#[test]
fn an_ambulance_heals() {
    for (y, falls) in [(17, false), (5, true)] {
        let ambulance = lorry().drives(VehicleRule::Ambulance);
        let mut b = Battle::new(vec![rifles(1)], vec![rifles(5), ambulance], vec![]);
        b.put(0, 20, 30, 0).put(1, 20, 20, 0).put(2, 24, y, 0);
        b.fire(0, 1, Shell::Shot, if falls { &[6, 5] } else { &[6, 5, 6] });
        assert_eq!(matches!(b.s.frames.last(), Some(Frame::Loss(_))), falls);
    }
}

/// C-03: a weapon in the hull's bow is measured from the bow, not from the side that is nearer to the target.
#[test]
fn vehicles_measure_from_the_muzzle() {
    let mounts = [
        mount(WeaponId::SubmachineGun, Place::Hull, Arc::Front),
        mount(WeaponId::SubmachineGun, Place::Hull, Arc::Rear),
    ];
    let tank = vehicle(Armour::MediumTank, Mobility::Tracked, &mounts);
    let half = tank.model.measure().length / 2;
    let mut b = Battle::new(vec![tank], vec![rifles(1)], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 20, 0);
    // Its base is just within 12 inches of the bow.
    b.set(1, |u| u.men[0].at = Point::new(2000, 4000 - half - 1200 - 50));
    assert_eq!(b.scores(0, 1, Shell::Shot).len(), 1);
    b.set(1, |u| u.men[0].at = Point::new(2000, 4000 - half - 1200 - 51));
    assert_eq!(b.scores(0, 1, Shell::Shot), []);
}
