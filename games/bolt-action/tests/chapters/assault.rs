//! Close quarters: men against men, men against vehicles, tanks against men.

use crate::common::*;
use board::table::Point;
use bolt_action::Action;
use bolt_action::force::Spec;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;

/// Ours at (20, y), theirs at (20, 10), under a Run order and ready to charge.
fn charge(ours: Spec, theirs: Spec, y: i32, features: Vec<bolt_action::terrain::Feature>) -> Battle {
    let mut b = Battle::new(vec![ours], vec![theirs, rifles(1)], features);
    b.put(0, 20, y, 0).put(1, 20, 10, 180).put(2, 70, 2, 180);
    b.order(0, Order::Run, &[]);
    b
}

/// BA-12, BA-148, C-113: only with a Run order, before moving, at an enemy in sight.
#[test]
fn an_assault_is_declared() {
    let at = Action::Assault(UnitId(1));
    let b = charge(rifles(5), rifles(5), 18, vec![]);
    assert!(b.refused(A, at).is_empty());
    assert_eq!(b.refused(A, Action::Assault(UnitId(0))), ["BA-148"]);
    let mut b = charge(rifles(5), rifles(5), 18, vec![]);
    b.act(A, Action::Move(Point::new(2000, 1700)), &[]);
    assert_eq!(b.refused(A, at), ["C-113"]);
    let b = charge(rifles(5), rifles(5), 18, vec![feature(Kind::Cliff, 10, 13, 40, 14)]);
    assert_eq!(b.refused(A, at), ["C-113"], "out of sight");
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 18, 0).put(1, 20, 10, 180).order(0, Order::Advance, &[]);
    assert_eq!(b.refused(A, at), ["BA-12"]);
}

/// BA-149, C-115, C-162: more than 6" away and no die yet: they may fire first; nearer, or with a die, they may not.
#[test]
fn the_assaulted_react() {
    for (y, order, may) in [(18, None, true), (17, None, false), (18, Some(Order::Advance), false)] {
        let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 20, y, 0).put(1, 20, 10, 180).set(1, |u| u.order = order);
        b.order(0, Order::Run, &[]);
        // Unless they may react the fight begins at once: nobody hits until it is over.
        let dice: Vec<u8> = if may { vec![] } else { vec![4, 4, 1, 1, 1] };
        b.act(A, Action::Assault(UnitId(1)), &dice);
        assert_eq!(
            matches!(b.s.frames.last(), Some(Frame::React(Reacting { assault: true, .. }))),
            may,
            "{y} {order:?}"
        );
        if may {
            assert_eq!(b.refused(B, Action::GoDown), ["C-44"]);
            // Point-blank it is not: 3 or more. One falls; then the charge goes home.
            b.act(B, Action::ReturnFire, &[]);
            b.aim(1, 0, 0, Shell::Shot).act(B, Action::Done, &[3, 1, 1, 1, 1, 4]);
            assert_eq!((b.unit(1).order, b.unit(0).pins), (Some(Order::Fire), 1));
        }
    }
}

/// BA-150, BA-151, BA-152, BA-153, BA-154, BA-155, BA-157, C-29, C-117, C-118, C-119, C-154, C-155, C-156: the fight
/// blow by blow: attackers first, the fallen go, then the others strike back; who loses more is gone, the winner
/// regroups.
#[test]
fn a_fight_blow_by_blow() {
    let mut b = charge(rifles(5), rifles(5), 16, vec![]);
    b.set(1, |u| u.pins = 4);
    b.s.field.units[0].pins = 1;
    // Five blows, two tell on regulars (4 or more).
    b.act(A, Action::Assault(UnitId(1)), &[4, 5, 3, 2, 1]);
    assert_eq!(b.unit(1).pins, 0, "who is assaulted forgets its pins");
    assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { unit: UnitId(1), count: 2, by: B, .. }))));
    let touching = b.unit(0).men.iter().any(|m| b.unit(1).men.iter().any(|e| m.at.within(e.at, 110)));
    assert!(touching, "in contact");
    b.act(B, Action::Remove(4), &[]);
    // The three who are left strike back; one tells.
    b.act(B, Action::Remove(3), &[6, 3, 3]);
    // Then the losers are gone, and a die says how far the winners may go.
    b.act(A, Action::Remove(4), &[3]);
    assert_eq!((b.unit(1).fate, b.unit(0).men.len(), b.unit(0).pins), (Fate::Destroyed, 4, 1));
    assert!(matches!(b.s.frames.last(), Some(Frame::Regroup(Regrouping { reach: 300, .. }))));
    let first = b.unit(0).men[0].at;
    assert_eq!(b.refused(A, Action::Move(first.plus((0, 301)))), ["C-157"]);
    b.act(A, Action::Move(first.plus((0, 300))), &[]);
    assert_eq!((b.unit(0).men[0].at, b.unit(0).order), (first.plus((0, 300)), Some(Order::Run)));
}

/// BA-156: a draw goes on, both striking at once. C-157: the winner may stay.
#[test]
fn a_draw_goes_on() {
    let mut b = charge(rifles(2), rifles(2), 16, vec![]);
    // 0:0, then 0:0 again at once, then one of theirs falls.
    b.act(A, Action::Assault(UnitId(1)), &[1, 1, 1, 1, 3, 3, 3, 3, 4, 1, 1, 1]);
    b.act(B, Action::Remove(0), &[6]);
    assert_eq!(b.unit(1).fate, Fate::Destroyed);
    b.act(A, Action::Pass, &[]);
}

/// C-116, C-111, C-160: behind an obstacle, in cover or in a house the defenders strike at the same time.
#[test]
fn defended_positions() {
    let wall = feature(Kind::Wall, 15, 11, 40, 12);
    let house = feature(Kind::Building, 18, 8, 24, 12);
    for (features, inside) in
        [(vec![wall], false), (vec![feature(Kind::Woods, 15, 8, 40, 11)], false), (vec![house], true)]
    {
        let mut b = Battle::new(vec![rifles(2)], vec![rifles(2)], features);
        b.put(0, 20, 16, 0).put(1, 20, 10, 180);
        if inside {
            b.set(1, |u| u.inside = Some(Room { building: 0, floor: 0 }));
        }
        b.order(0, Order::Run, &[]);
        // Both sides roll before anybody falls; one each, so another round: ours falls.
        b.act(A, Action::Assault(UnitId(1)), &[4, 1, 4, 1]);
        assert!(matches!(b.s.frames.last(), Some(Frame::Loss(_))));
        let lost: u8 =
            b.s.frames.iter().map(|f| if let Frame::Loss(Losing { count, .. }) = f { *count } else { 0 }).sum();
        assert_eq!(lost, 2, "blows were exchanged at once");
    }
}

/// S-03, C-52, C-117, S-04, C-120: two dice for assault weapons and tough fighters; fanatics who lose a round fight on.
#[test]
fn dice_at_close_quarters() {
    for (spec, dice) in
        [(rifles(3), 3), (squad(3, WeaponId::SubmachineGun), 6), (rifles(3).rule(UnitRule::ToughFighters), 6)]
    {
        let mut b = charge(spec, rifles(9), 16, vec![]);
        let mut blows = vec![4; dice];
        b.act(A, Action::Assault(UnitId(1)), &{
            blows.truncate(dice);
            blows
        });
        assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { count, .. })) if usize::from(*count) == dice));
    }
    let mut b = charge(rifles(5), rifles(5).rule(UnitRule::Fanatics), 16, vec![]);
    b.act(A, Action::Assault(UnitId(1)), &[4, 1, 1, 1, 1]);
    b.act(B, Action::Remove(4), &[1, 1, 1, 1, 4, 1, 1, 1, 1, 4, 1, 1, 1]);
    assert!(b.unit(1).is_alive() && b.unit(0).is_alive(), "a lost round counts as a draw");
}

/// C-153: out of reach the unit stops over an inch away. C-114: over rough ground it reaches 6" only.
#[test]
fn a_charge_that_falls_short() {
    let mut b = charge(rifles(3), rifles(3), 25, vec![]);
    b.set(1, |u| u.order = Some(Order::Fire));
    b.act(A, Action::Assault(UnitId(1)), &[]);
    let gap = b.unit(0).men[0].at.y() - b.unit(1).men[0].at.y() - 100;
    assert!(gap > 100 && gap < 500 && b.unit(1).is_alive(), "{gap}");
    let mut b = charge(rifles(3), rifles(3), 18, vec![feature(Kind::Hedge, 10, 14, 40, 15)]);
    b.set(1, |u| u.order = Some(Order::Fire));
    b.act(A, Action::Assault(UnitId(1)), &[]);
    assert!(b.unit(1).is_alive() && b.unit(0).men[0].at.y() > 1200, "the hedge halves the charge");
}

/// S-11: Gurkhas frighten; who fails his check does not fire, but is not destroyed.
#[test]
fn fear() {
    let mut b = charge(rifles(5).rule(UnitRule::GurkhaFear), rifles(9), 20, vec![]);
    b.act(A, Action::Assault(UnitId(1)), &[6, 5, 1, 1, 1, 1, 1]);
    assert!(!matches!(b.s.frames.last(), Some(Frame::React(_))) && b.unit(1).is_alive());
}

/// C-121, C-77, C-79: a gun whose crew loses is lost.
#[test]
fn a_gun_is_taken() {
    let mut b = charge(rifles(6), gun(GunSize::Light, WeaponId::LightAtGun, 2), 17, vec![]);
    b.set(1, |u| u.order = Some(Order::Fire));
    b.act(A, Action::Assault(UnitId(1)), &[4, 4, 4, 1, 1, 1, 2]);
    assert_eq!(b.unit(1).fate, Fate::Destroyed);
}

fn against(vehicle: Spec, order: Option<Order>) -> Battle {
    let mut b = Battle::new(vec![rifles(5)], vec![vehicle], vec![]);
    b.put(0, 20, 18, 0).put(1, 21, 12, 180).set(1, |u| {
        u.order = order;
        u.marks.ran = order == Some(Order::Run);
    });
    b.order(0, Order::Run, &[]);
    b
}

/// BA-158, BA-164: a vehicle on a Run is not assaulted, unless it has been stopped since.
#[test]
fn vehicles_at_a_run() {
    let b = against(tank(), Some(Order::Run));
    assert_eq!(b.refused(A, Action::Assault(UnitId(1))), ["BA-158"]);
    let mut b = against(tank(), Some(Order::Run));
    b.s.field.units[1].marks.immobilised = true;
    assert!(b.refused(A, Action::Assault(UnitId(1))).is_empty());
}

/// BA-159, C-124, S-06, C-158: without the means a test at -3 against closed armour; who fails goes Down.
#[test]
fn tank_fear() {
    let mut b = against(tank(), Some(Order::Fire));
    b.act(A, Action::Assault(UnitId(1)), &[3, 4]);
    assert_eq!((b.unit(0).order, b.unit(0).men[0].at.y()), (Some(Order::Down), 1800), "7 is more than 6");
    let mut b = Battle::new(vec![rifles(5).rule(UnitRule::AntiTankGrenades)], vec![tank()], vec![]);
    b.put(0, 20, 18, 0).put(1, 21, 12, 180).set(1, |u| u.order = Some(Order::Fire)).order(0, Order::Run, &[]);
    b.act(A, Action::Assault(UnitId(1)), &[1, 1, 1, 1, 1, 2]);
    assert_eq!(b.unit(0).order, Some(Order::Run));
    for (values, tested) in [(&[][..], true), (&[("at_equipped", "any")][..], false)] {
        let mut hunters = rifles(5);
        hunters.men[1].extra = Some(WeaponId::Panzerfaust);
        let mut b = Battle::with(values, vec![hunters], vec![tank()], vec![]);
        b.put(0, 20, 18, 0).put(1, 21, 12, 180).set(1, |u| u.order = Some(Order::Fire)).order(0, Order::Run, &[]);
        let dice: &[u8] = if tested { &[6, 5] } else { &[1, 1, 1, 1, 1, 2] };
        b.act(A, Action::Assault(UnitId(1)), dice);
        assert_eq!(b.unit(0).order == Some(Order::Down), tested);
    }
}

/// BA-162, BA-163, BA-165, BA-167, BA-168, C-125, C-159: to hit 6 on Advance, 4 or more otherwise; hits and a die
/// against the armour, once; without the means it is superficial.
#[test]
fn men_against_a_tank() {
    // Passed test, three of five hit with 4 or more, 3 + 6 = 9 is enough; superficial: 5 - 3 = 2.
    let mut b = against(tank(), Some(Order::Fire));
    b.act(A, Action::Assault(UnitId(1)), &[1, 1, 4, 5, 6, 3, 3, 6, 5, 2]);
    assert!(b.unit(1).marks.immobilised && b.unit(1).is_alive());
    assert!(matches!(b.s.frames.last(), Some(Frame::Regroup(Regrouping { reach: 200, .. }))), "BA-169");
    let mut b = against(tank(), Some(Order::Advance));
    b.act(A, Action::Assault(UnitId(1)), &[1, 1, 4, 5, 6, 3, 3, 6, 2]);
    assert_eq!(b.unit(1).pins, 0, "one hit and six are 7");
}

/// BA-166, BA-169: soft skins and open tops that are damaged are destroyed; if it survives the men regroup.
#[test]
fn men_against_open_vehicles() {
    let open = vehicle(Armour::ArmouredCar, Mobility::Wheeled, &[]).drives(VehicleRule::OpenTopped);
    let mut b = against(open, Some(Order::Fire));
    b.act(A, Action::Assault(UnitId(1)), &[4, 4, 4, 1, 1, 4, 3]);
    assert_eq!(b.unit(1).fate, Fate::Destroyed, "three and four are seven");
    let truck = vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]);
    let mut b = against(truck, Some(Order::Fire));
    b.act(A, Action::Assault(UnitId(1)), &[4, 4, 1, 1, 1, 3, 3]);
    assert!(b.unit(1).is_alive(), "two and three are five");
}

/// BA-160: a vehicle fires at men who start more than 6" away and are in the arc of a weapon.
#[test]
fn a_tank_fires_at_its_assailants() {
    for (facing, may) in [(180, true), (0, true)] {
        let mut b = Battle::new(vec![rifles(5).rule(UnitRule::AntiTankGrenades)], vec![tank()], vec![]);
        b.put(0, 20, 22, 0).put(1, 21, 10, facing).order(0, Order::Run, &[]);
        b.act(A, Action::Assault(UnitId(1)), &[]);
        assert_eq!(matches!(b.s.frames.last(), Some(Frame::React(_))), may);
        b.act(B, Action::Pass, &[1, 1, 1, 1, 1, 2]);
    }
}

/// C-122, N-14: a tank runs men down: who fails his check is gone, the others jump aside; a gun is lost in any case.
#[test]
fn a_tank_assault() {
    let run = |target: Spec, dice: &[u8]| {
        let mut b = Battle::new(vec![tank()], vec![target], vec![]);
        b.put(0, 36, 30, 0).put(1, 35, 25, 180).set(1, |u| u.order = Some(Order::Fire));
        b.order(0, Order::Run, &[]);
        b.act(A, Action::Assault(UnitId(1)), dice);
        b
    };
    assert_eq!(run(rifles(3), &[5, 5]).unit(1).fate, Fate::Destroyed);
    let mut b = run(rifles(3), &[2, 2]);
    assert!(
        matches!(b.s.frames.last(), Some(Frame::Aside(SteppingAside { unit: UnitId(1), .. }))),
        "their owner says where to"
    );
    assert_eq!(b.refused(B, Action::Move(Point::new(3550, 2400))), ["C-122"], "still in its way");
    assert_eq!(b.refused(B, Action::Move(Point::new(3500, 1800))), ["BA-31"]);
    b.act(B, Action::Move(Point::new(3900, 2400)), &[]);
    assert_eq!((b.unit(1).fate, b.unit(1).men[0].at), (Fate::Field, Point::new(3900, 2400)));
    let over = b.unit(0).at.y();
    assert!(over < 3000, "the tank has driven over where they were");
    // It had 18 inches, and goes on with what is left.
    b.act(A, Action::Drive((over - 1200) as i16), &[]);
    assert_eq!(b.unit(0).at.y(), 1200);
    assert!(run(rifles(3).of(Nation::Japan), &[]).unit(1).is_alive());
    assert_eq!(run(gun(GunSize::Light, WeaponId::LightAtGun, 2), &[]).unit(1).fate, Fate::Destroyed);
    let mut b = Battle::new(vec![vehicle(Armour::ArmouredCar, Mobility::Wheeled, &[])], vec![rifles(3)], vec![]);
    b.put(0, 36, 30, 0).put(1, 35, 25, 180).order(0, Order::Run, &[]);
    assert_eq!(b.refused(A, Action::Assault(UnitId(1))), ["C-122"], "wheels do not");
}

/// W-15: a suicide charge: one man, penetration 8.
#[test]
fn a_suicide_charge() {
    let mut b = Battle::new(vec![squad(1, WeaponId::SuicideCharge)], vec![tank()], vec![]);
    b.put(0, 20, 18, 0).put(1, 20, 12, 180).set(1, |u| u.order = Some(Order::Fire)).order(0, Order::Run, &[]);
    b.act(A, Action::Assault(UnitId(1)), &[4, 4]);
    assert_eq!((b.unit(0).fate, b.unit(1).fate), (Fate::Destroyed, Fate::Destroyed), "8 and 4 beat 9 by 3");
}

/// C-160, C-111: the winner of a fight for a house stays where he is or goes in; the one inside stays inside.
#[test]
fn a_fight_for_a_house() {
    let fight = |dice: &[u8]| {
        let mut b = Battle::new(vec![rifles(3)], vec![rifles(2)], vec![feature(Kind::Building, 18, 8, 24, 12)]);
        b.put(0, 20, 16, 0).put(1, 20, 10, 180).set(1, |u| u.inside = Some(Room { building: 0, floor: 0 }));
        b.order(0, Order::Run, &[]);
        b.act(A, Action::Assault(UnitId(1)), dice);
        b
    };
    // All three tell, neither blow of the others does; six inches to regroup.
    let mut b = fight(&[4, 4, 4, 1, 1, 6]);
    assert_eq!(b.unit(1).fate, Fate::Destroyed);
    let outside = Battle { rules: b.rules.clone(), s: b.s.clone(), log: vec![] };
    b.act(A, Action::Occupy(0), &[]);
    assert_eq!(b.unit(0).inside, Some(Room { building: 0, floor: 0 }));
    let mut b = outside;
    b.act(A, Action::Pass, &[]);
    assert_eq!(b.unit(0).inside, None);
    // None tell; one of ours falls, which decides it.
    let mut b = fight(&[1, 1, 1, 4, 1]);
    b.act(A, Action::Remove(2), &[3]);
    assert_eq!((b.unit(0).fate, b.unit(1).inside), (Fate::Destroyed, Some(Room { building: 0, floor: 0 })));
}
