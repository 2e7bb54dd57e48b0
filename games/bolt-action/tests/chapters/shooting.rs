//! Shooting in its steps: declaring, measuring, rolling to hit, weapons with rules of their own.

use crate::common::*;
use board::table::Point;
use bolt_action::Action;
use bolt_action::force::Part;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;
use bolt_action::volley::{Modifiers, ToHit};

/// A squad of ours at (20, y) and one of theirs at (20, 10).
fn facing(
    ours: bolt_action::force::Spec,
    theirs: bolt_action::force::Spec,
    y: i32,
    features: Vec<bolt_action::terrain::Feature>,
) -> Battle {
    let mut b = Battle::new(vec![ours], vec![theirs], features);
    b.put(0, 20, y, 0).put(1, 20, 10, 180);
    b
}

/// BA-74 to BA-83, one by one: BA-74, BA-75, BA-76, BA-77, BA-78, BA-79, BA-80, BA-81, BA-82, BA-83, C-40, C-41, C-53,
/// C-55, C-69: every term of a roll to hit with its value.
#[test]
fn terms_of_a_roll_to_hit() {
    let none = Modifiers::default();
    let needs = |m: Modifiers| m.to_hit();
    assert_eq!(needs(none), ToHit::Score(3));
    assert_eq!(needs(Modifiers { point_blank: true, ..none }), ToHit::Score(2));
    assert_eq!(needs(Modifiers { pins: 2, ..none }), ToHit::Score(5));
    assert_eq!(needs(Modifiers { long_range: true, ..none }), ToHit::Score(4));
    assert_eq!(needs(Modifiers { inexperienced: true, ..none }), ToHit::Score(4));
    assert_eq!(needs(Modifiers { on_the_move: true, ..none }), ToHit::Score(4));
    assert_eq!(needs(Modifiers { down: true, ..none }), ToHit::Score(4));
    assert_eq!(needs(Modifiers { small: true, ..none }), ToHit::Score(4));
    assert_eq!(needs(Modifiers { soft_cover: true, ..none }), ToHit::Score(4));
    assert_eq!(needs(Modifiers { hard_cover: true, ..none }), ToHit::Score(5));
    assert_eq!(
        needs(Modifiers { soft_cover: true, hard_cover: true, ..none }),
        ToHit::Score(5),
        "C-42: they never add"
    );
    assert_eq!(needs(Modifiers { short_handed: true, ..none }), ToHit::Score(4));
    assert_eq!(needs(Modifiers { shaped_charge: true, ..none }), ToHit::Score(4));
    assert_eq!(needs(Modifiers { sniper: true, point_blank: true, ..none }), ToHit::Score(2), "a 1 always misses");
    assert_eq!(needs(Modifiers { pins: 4, ..none }), ToHit::SixTwice);
    assert_eq!(needs(Modifiers { pins: 9, hard_cover: true, ..none }), ToHit::SixTwice, "however bad");
}

/// C-03, C-38, BA-75, BA-77: point-blank is 6" from edge to edge, long range over half the weapon's reach.
#[test]
fn ranges_are_measured_from_edge_to_edge() {
    for (y, score) in [(1700, 2), (1701, 3), (2300, 3), (2301, 4), (3500, 4)] {
        let mut b = facing(rifles(1), rifles(5), 20, vec![]);
        b.set(0, |u| u.men[0].at = Point::new(2000, y));
        assert_eq!(b.scores(0, 1, Shell::Shot), [(1, ToHit::Score(score))], "{y}");
    }
}

/// C-02, BA-69: out of range may be declared; the shots are wasted.
#[test]
fn shots_out_of_range_are_wasted() {
    let mut b = facing(rifles(5), rifles(5), 36, vec![]);
    assert_eq!(b.scores(0, 1, Shell::Shot), []);
    b.fire(0, 1, Shell::Shot, &[]);
    assert_eq!((b.unit(1).pins, b.unit(0).order), (0, Some(Order::Fire)));
}

/// C-37: each man for himself: two of five are at long range.
#[test]
fn modifiers_are_worked_out_for_each_man() {
    let mut b = facing(rifles(5), rifles(5), 22, vec![]);
    b.set(0, |u| {
        u.men[3].at = Point::new(2360, 2400);
        u.men[4].at = Point::new(2480, 2400);
    });
    assert_eq!(b.scores(0, 1, Shell::Shot), [(3, ToHit::Score(3)), (2, ToHit::Score(4))]);
}

/// Five rifles have declared five others 20 inches off as their target.
fn declared() -> Battle {
    let mut b = facing(rifles(5), rifles(5), 20, vec![]);
    b.order(0, Order::Fire, &[]).aim(0, 1, 0, Shell::Shot).act(A, Action::Done, &[]);
    b
}

/// BA-67, BA-68, BA-69, BA-70, BA-71, BA-72, C-166: one volley from declaration to the fallen.
#[test]
fn a_volley_step_by_step() {
    let mut b = declared();
    assert!(matches!(b.s.frames.last(), Some(Frame::React(_))), "the target reacts before anything is rolled");
    b.act(B, Action::Pass, &[3, 4, 2, 2, 1, 3, 4]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { count: 1, by: B, .. }))), "one of two hits damages");
    b.act(B, Action::Remove(4), &[]);
    assert_eq!((b.unit(1).men.len(), b.unit(1).pins), (4, 1));
}

/// BA-15, BA-80: who goes Down is harder to hit at once.
#[test]
fn going_down_counts_for_the_shot_itself() {
    let mut b = declared();
    b.act(B, Action::GoDown, &[3, 3, 3, 3, 3]);
    assert_eq!(b.unit(1).pins, 0, "threes miss now");
}

/// BA-10, BA-11, BA-79, C-52, N-03, S-10: on an Advance one fires at -1, but not with assault weapons, American
/// rifles or as a Chindit.
#[test]
fn fire_on_the_move() {
    let american = rifles(5).of(Nation::UnitedStates);
    let cases =
        [(rifles(5), 4), (squad(5, WeaponId::AssaultRifle), 3), (american, 3), (rifles(5).rule(UnitRule::Chindits), 3)];
    for (spec, score) in cases {
        let mut b = facing(spec, rifles(5), 20, vec![]);
        b.set(0, |u| u.order = Some(Order::Advance));
        assert_eq!(b.scores(0, 1, Shell::Shot)[0].1, ToHit::Score(score));
        b.set(0, |u| u.order = Some(Order::Fire));
        assert_eq!(b.scores(0, 1, Shell::Shot)[0].1, ToHit::Score(3));
    }
}

/// C-39: a pistol at 4" is at point-blank and at long range.
#[test]
fn a_pistol_at_four_inches() {
    for (values, score) in [(&[][..], 3), (&[("pistol_range", "point_blank_only")][..], 2)] {
        let mut b = Battle::with(values, vec![squad(1, WeaponId::Pistol)], vec![rifles(5)], vec![]);
        b.put(0, 20, 15, 0).put(1, 20, 10, 180);
        assert_eq!(b.scores(0, 1, Shell::Shot), [(1, ToHit::Score(score))]);
    }
}

/// BA-81, C-38, C-80: one or two men are a small unit; a vehicle is not (C-150).
#[test]
fn small_units_are_harder_to_hit() {
    for (theirs, score) in [(rifles(3), 3), (rifles(2), 4), (rifles(1), 4)] {
        let mut b = facing(rifles(1), theirs, 20, vec![]);
        assert_eq!(b.scores(0, 1, Shell::Shot), [(1, ToHit::Score(score))]);
    }
    let mut b = facing(rifles(1), tank(), 22, vec![]);
    b.set(1, |u| u.order = Some(Order::Down));
    assert_eq!(b.scores(0, 1, Shell::Shot), [(1, ToHit::Score(3))]);
}

/// C-07, C-42, C-174, C-175, BA-82, BA-83: cover counts if half of those seen are in it or behind it, and not for a
/// shooter who touches it.
#[test]
fn cover_by_the_majority() {
    // Woods over the first men of theirs: three of six, then two of six.
    for (right, score) in [(23, 4), (22, 3)] {
        let woods = feature(Kind::Woods, 19, 9, right, 11);
        let mut b = facing(rifles(1), rifles(6), 20, vec![woods]);
        assert_eq!(b.scores(0, 1, Shell::Shot), [(1, ToHit::Score(score))]);
    }
    let wall = |t: i32| feature(Kind::Wall, 10, t, 40, t + 1);
    let mut b = facing(rifles(1), rifles(5), 20, vec![wall(12)]);
    assert_eq!(b.scores(0, 1, Shell::Shot), [(1, ToHit::Score(5))]);
    let mut b = facing(rifles(1), rifles(5), 20, vec![wall(18)]);
    b.set(0, |u| u.men[0].at = Point::new(2000, 1950));
    assert_eq!(b.scores(0, 1, Shell::Shot), [(1, ToHit::Score(3))], "he stands at the wall himself");
}

/// C-06, C-173: woods are seen into, not through; friends block fire, enemies do not; smoke blocks all.
#[test]
fn what_blocks_sight() {
    let woods = |t, b| vec![feature(Kind::Woods, 10, t, 60, b)];
    assert!(facing(rifles(5), rifles(5), 30, woods(15, 20)).scores(0, 1, Shell::Shot).is_empty());
    assert!(!facing(rifles(5), rifles(5), 30, woods(9, 12)).scores(0, 1, Shell::Shot).is_empty());
    let mut b = Battle::new(vec![rifles(1), rifles(5)], vec![rifles(1), rifles(5)], vec![]);
    b.put(0, 22, 30, 0).put(2, 22, 10, 180).put(3, 20, 20, 180);
    assert!(!b.scores(0, 2, Shell::Shot).is_empty(), "through enemies");
    b.set(3, |u| u.fate = Fate::Reserve).put(1, 20, 20, 0);
    b.set(1, |u| u.men.iter_mut().enumerate().for_each(|(i, m)| m.at = Point::new(2000 + 100 * i as i32, 2000)));
    assert!(b.scores(0, 2, Shell::Shot).is_empty(), "not through friends");
    b.set(1, |u| u.fate = Fate::Reserve);
    b.s.field.smoke.push(Smoke { at: Point::new(2200, 2000), radius: 300, turn: 1 });
    assert!(b.scores(0, 2, Shell::Shot).is_empty(), "not through smoke");
    b.order(0, Order::Fire, &[]);
    let aim = Action::Aim(Aim { battery: 0, target: UnitId(2), shell: Shell::Shot });
    assert!(!matches!(b.s.frames.last(), Some(Frame::Declare(_))) || b.refused(A, aim) == ["C-37"]);
}

/// C-36, C-56: one target for a unit, but a panzerfaust may have its own, once.
#[test]
fn one_target_but_for_one_shot_weapons() {
    let mut hunters = rifles(5);
    hunters.men[4].extra = Some(WeaponId::Panzerfaust);
    let mut b = Battle::new(vec![hunters], vec![rifles(5), tank()], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).put(2, 30, 14, 180);
    b.order(0, Order::Fire, &[]);
    b.aim(0, 1, 0, Shell::Shot);
    let faust = Aim { battery: 5, target: UnitId(2), shell: Shell::Shot };
    assert_eq!(b.refused(A, Action::Aim(Aim { battery: 0, target: UnitId(2), shell: Shell::Shot })), ["C-36", "C-36"]);
    b.act(A, Action::Aim(faust), &[]);
    b.act(A, Action::Done, &[]);
    // Four rifles at the squad: who fires his panzerfaust does not fire his rifle as well.
    b.act(B, Action::Pass, &[1, 1, 1, 1, 1]);
    assert_eq!(b.unit(0).men[4].extra, None, "used up");
}

/// C-51: the loader does not fire; N-02: a German machine gun fires once more.
#[test]
fn a_machine_gun_and_its_loader() {
    let section = || {
        let mut s = rifles(5);
        s.men[3] = soldier(Part::Loader, WeaponId::Rifle);
        s.men[4] = soldier(Part::Gunner, WeaponId::LightMachineGun);
        s
    };
    let shots = |spec| facing(spec, rifles(5), 20, vec![]).scores(0, 1, Shell::Shot).iter().map(|s| s.0).sum::<u8>();
    assert_eq!(shots(section()), 3 + 3);
    assert_eq!(shots(section().of(Nation::Germany)), 3 + 4);
}

/// C-34, C-54: a fixed weapon does not fire after moving, and fires to its front only.
#[test]
fn fixed_weapons() {
    let mut b = Battle::new(vec![team(3, WeaponId::MediumMachineGun)], vec![rifles(5), rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).put(2, 40, 21, 180);
    b.order(0, Order::Fire, &[]);
    let at = |target| Action::Aim(Aim { battery: 0, target: UnitId(target), shell: Shell::Shot });
    assert!(b.refused(A, at(1)).is_empty());
    assert_eq!(b.refused(A, at(2)), ["C-54"], "square to the barrel");
    let mut b = Battle::new(vec![team(3, WeaponId::MediumMachineGun)], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180);
    b.order(0, Order::Advance, &[]);
    b.act(A, Action::Done, &[]);
    assert!(b.s.frames.is_empty(), "nothing to declare after an Advance");
}

/// C-53: a team with one man left fires at -1 and tests at -1.
#[test]
fn a_lone_gunner() {
    let mut b = facing(team(3, WeaponId::LightMachineGun), rifles(5), 20, vec![]);
    assert_eq!(b.scores(0, 1, Shell::Shot), [(3, ToHit::Score(3))]);
    b.set(0, |u| u.men.truncate(1));
    assert_eq!(b.scores(0, 1, Shell::Shot), [(3, ToHit::Score(4))]);
    assert_eq!(b.rules.morale(&b.s.field, UnitId(0)), 8);
}

/// C-64, C-66: a mortar needs 6, then 5 and so on while nobody moves, 2 once it has hit; inside its minimum it misses.
#[test]
fn a_mortar_ranges_in() {
    let mut b = facing(team(3, WeaponId::MediumMortar), rifles(10), 40, vec![]);
    assert_eq!(b.scores(0, 1, Shell::Indirect), [(1, ToHit::Score(6))]);
    b.set(1, |u| u.order = Some(Order::Down));
    b.fire(0, 1, Shell::Indirect, &[5]);
    b.s.field.turn = 2;
    b.bag();
    assert_eq!(b.scores(0, 1, Shell::Indirect), [(1, ToHit::Score(5))]);
    b.set(0, |u| u.order = None);
    b.fire(0, 1, Shell::Indirect, &[5, 4, 1, 1, 1]);
    assert_eq!(b.unit(1).pins, 1, "D2 of pins, and half of four hits");
    b.s.field.turn = 3;
    assert_eq!(b.scores(0, 1, Shell::Indirect), [(1, ToHit::Score(2))]);
    b.set(1, |u| u.order = None);
    b.order(1, Order::Advance, &[]);
    b.act(B, Action::Move(Point::new(2000, 1100)), &[]);
    assert_eq!(b.scores(0, 1, Shell::Indirect), [(1, ToHit::Score(6))], "the target has moved");
    let mut b = facing(team(3, WeaponId::MediumMortar), rifles(5), 25, vec![]);
    assert_eq!(b.scores(0, 1, Shell::Indirect), [], "14 inches are too near");
}

/// C-65: without sight only with a spotter and regular crew.
#[test]
fn a_spotter_sees_for_the_mortar() {
    let cliff = || vec![feature(Kind::Cliff, 0, 20, 72, 21)];
    let aim = Action::Aim(Aim { battery: 0, target: UnitId(1), shell: Shell::Indirect });
    for (spec, may) in [
        (team(3, WeaponId::MediumMortar), false),
        (team(3, WeaponId::MediumMortar).rule(UnitRule::Spotter), true),
        (team(3, WeaponId::MediumMortar).rule(UnitRule::Spotter).quality(Quality::Inexperienced), false),
    ] {
        let mut b = facing(spec, rifles(5), 40, cliff());
        b.order(0, Order::Fire, &[]);
        let declared = matches!(b.s.frames.last(), Some(Frame::Declare(_))) && b.refused(A, aim).is_empty();
        assert_eq!(declared, may);
    }
}

/// C-61, C-63, C-145: a howitzer fires direct without minimum or indirect from 24"; the shell is declared; after moving
/// nothing indirect.
#[test]
fn shells_are_declared() {
    let howitzer = || gun(GunSize::Light, WeaponId::LightHowitzer, 3);
    let mut b = facing(howitzer(), rifles(5), 20, vec![]);
    assert_eq!(b.scores(0, 1, Shell::He).len(), 1);
    assert_eq!(b.scores(0, 1, Shell::Indirect), []);
    b.order(0, Order::Fire, &[]);
    let aim = |shell| Action::Aim(Aim { battery: 0, target: UnitId(1), shell });
    assert_eq!(b.refused(A, aim(Shell::Shot)), ["C-61"], "it has no such shell");
    assert!(b.refused(A, aim(Shell::Indirect)).is_empty(), "it may try, unmeasured");
    let carrier =
        vehicle(Armour::LightTank, Mobility::Tracked, &[mount(WeaponId::LightHowitzer, Place::Turret, Arc::AllRound)]);
    let mut b = facing(carrier, rifles(5), 40, vec![]);
    b.order(0, Order::Advance, &[]);
    b.act(A, Action::Done, &[]);
    assert_eq!(b.refused(A, aim(Shell::Indirect)), ["C-145"]);
    assert!(b.refused(A, aim(Shell::He)).is_empty());
}

/// C-67: smoke instead of explosive: a cloud of 3" where it hits.
#[test]
fn smoke_is_laid() {
    let mut b = facing(team(3, WeaponId::MediumMortar), rifles(5), 40, vec![]);
    b.fire(0, 1, Shell::Smoke, &[6]);
    assert_eq!(b.s.field.smoke.len(), 1);
    assert_eq!((b.s.field.smoke[0].radius, b.unit(1).pins), (300, 0));
}

/// C-69, W-05: a sniper on Fire: 36", +1, no long range, no cover, and he picks the man.
#[test]
fn a_sniper_picks_his_man() {
    let woods = vec![feature(Kind::Woods, 15, 8, 35, 12)];
    let mut b = facing(team(2, WeaponId::SniperRifle), rifles(5), 40, woods);
    b.set(0, |u| u.order = Some(Order::Fire));
    assert_eq!(b.scores(0, 1, Shell::Shot), [(1, ToHit::Score(2))]);
    b.set(0, |u| u.order = Some(Order::Advance));
    assert_eq!(b.scores(0, 1, Shell::Shot), [], "on the move it is a rifle");
    b.set(0, |u| u.order = None);
    b.fire(0, 1, Shell::Shot, &[2, 4]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { by: A, .. }))));
    b.act(A, Action::Remove(0), &[]);
    assert!(b.unit(1).marks.leaderless);
}

/// C-57, C-58, C-59, C-28: a flamethrower hits with its dice, gives D3+1 pins, forces a check, and may run dry.
#[test]
fn a_flamethrower() {
    for (values, fuel, gone) in [(&[][..], 1, true), (&[][..], 2, false), (&[("flame_fuel", "two")][..], 2, true)] {
        let woods = vec![feature(Kind::Woods, 15, 8, 35, 12)];
        let mut b = Battle::with(values, vec![team(2, WeaponId::InfantryFlamethrower)], vec![rifles(9)], woods);
        b.put(0, 20, 15, 0).put(1, 20, 10, 180).set(0, |u| u.pins = 1);
        assert_eq!(b.scores(0, 1, Shell::Shot), [(1, ToHit::Always)]);
        b.set(0, |u| u.pins = 0);
        // Three hits, D3 of pins 1 and one more, 2 or more damages: one does; then the fuel; then the check.
        b.fire(0, 1, Shell::Shot, &[3, 1, 2, 1, 1, fuel]);
        b.act(B, Action::Remove(8), &[1, 1]);
        assert_eq!((b.unit(1).pins, b.unit(1).men.len()), (2, 8));
        assert_eq!(b.unit(0).fate == Fate::Destroyed, gone);
    }
}

/// C-48, C-78: a six and another six, and the shooter picks: a heavy weapon may take the gun itself.
#[test]
fn exceptional_damage() {
    let mut b = facing(rifles(5), rifles(5), 20, vec![]);
    b.fire(0, 1, Shell::Shot, &[3, 1, 1, 1, 1, 6, 6]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { by: A, heavy: false, .. }))));
    let mut b = facing(tank(), gun(GunSize::Light, WeaponId::LightAtGun, 3), 30, vec![]);
    b.fire(0, 1, Shell::Shot, &[6, 6, 6]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { by: A, heavy: true, .. }))));
    b.act(A, Action::Wreck, &[]);
    assert_eq!(b.unit(1).fate, Fate::Destroyed);
}

/// C-53: a gunner who is picked out takes his team with him.
#[test]
fn a_gunner_picked_out_is_the_end_of_his_team() {
    let mut b = facing(rifles(5), team(3, WeaponId::MediumMachineGun), 20, vec![]);
    b.fire(0, 1, Shell::Shot, &[3, 1, 1, 1, 1, 6, 6]);
    b.act(A, Action::Remove(0), &[]);
    assert_eq!(b.unit(1).fate, Fate::Destroyed);
}

/// C-71: a gun's shield protects its crew from the front, not from explosive.
#[test]
fn a_gun_shield() {
    let shielded =
        || gun(GunSize::Light, WeaponId::LightAtGun, 3).rule(UnitRule::GunShield).quality(Quality::Inexperienced);
    let mut b = facing(rifles(5), shielded(), 20, vec![]);
    b.fire(0, 1, Shell::Shot, &[3, 3, 1, 1, 1, 5, 5]);
    assert_eq!(b.unit(1).men.len(), 3, "fives do nothing");
    let mut b = facing(rifles(5), shielded(), 20, vec![]);
    b.set(1, |u| u.facing = board::table::Heading::new(0));
    b.fire(0, 1, Shell::Shot, &[3, 3, 1, 1, 1, 3, 2]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { count: 1, .. }))), "from behind threes do");
}

/// C-128, S-18: a medic within 6" saves from small arms on a 6, not from heavy weapons.
#[test]
fn a_medic_helps() {
    let medic = || bolt_action::force::Spec { role: Role::Medic, ..squad(1, WeaponId::Pistol) };
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5), medic()], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).put(2, 20, 7, 180);
    b.fire(0, 1, Shell::Shot, &[3, 3, 1, 1, 1, 4, 6, 5, 1]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { count: 1, .. }))));
    b.s.frames.clear();
    b.s.field.drawn = None;
    b.set(2, |u| u.order = None).order(2, Order::Fire, &[]);
    assert!(!matches!(b.s.frames.last(), Some(Frame::Declare(_))), "he does not fire");
}

/// C-45, BA-138, BA-141: explosive on a unit that is Down: half the hits, all the pins.
#[test]
fn explosive_on_men_who_are_down() {
    for (values, hits) in [(&[][..], 2), (&[("he_on_down", "only_reaction")][..], 5)] {
        let mut b =
            Battle::with(values, vec![gun(GunSize::Light, WeaponId::LightHowitzer, 3)], vec![rifles(10)], vec![]);
        b.put(0, 20, 30, 0).put(1, 20, 10, 180).set(1, |u| u.order = Some(Order::Down));
        // A hit, five of explosive, D2 of pins 2, then a die for each that counts.
        let mut dice = vec![6, 5, 4];
        dice.extend(vec![2; hits]);
        b.fire(0, 1, Shell::He, &dice);
        assert_eq!(b.unit(1).pins, 2);
        let fallen =
            matches!(b.s.frames.last(), Some(Frame::Loss(Losing { count, .. })) if usize::from(*count) == hits);
        assert!(fallen, "penetration 2: twos damage regulars; {:?}", b.s.frames.last());
    }
}

/// C-82, C-105, C-146: coaxial instead of the gun; the rest together, each at its own target; a transport fires one.
#[test]
fn weapons_of_a_vehicle() {
    let mut b = Battle::new(vec![tank()], vec![rifles(5), rifles(5)], vec![]);
    b.put(0, 20, 30, 0).put(1, 20, 10, 180).put(2, 40, 31, 180);
    b.order(0, Order::Fire, &[]);
    let aim = |battery, target| Action::Aim(Aim { battery, target: UnitId(target), shell: Shell::Shot });
    b.act(A, aim(0, 2), &[]);
    assert_eq!(b.refused(A, aim(1, 1)), ["C-82"]);
    assert_eq!(b.refused(A, aim(2, 2)), ["C-54"], "the hull gun looks ahead");
    assert!(b.refused(A, aim(2, 1)).is_empty());
    let truck = |values: &[(&str, &str)]| {
        let guns = [
            mount(WeaponId::MediumMachineGun, Place::Pintle, Arc::AllRound),
            mount(WeaponId::MediumMachineGun, Place::Pintle, Arc::Front),
        ];
        let carrier = bolt_action::force::Spec {
            role: Role::Transport,
            ..vehicle(Armour::SoftSkin, Mobility::Wheeled, &guns).carrying(12)
        };
        let mut b = Battle::with(values, vec![carrier], vec![rifles(5)], vec![]);
        b.put(0, 20, 30, 0).put(1, 20, 10, 180).order(0, Order::Fire, &[]);
        b.act(A, aim(0, 1), &[]);
        b.refused(A, aim(1, 1))
    };
    assert_eq!(truck(&[]), ["C-105"]);
    assert!(truck(&[("empty_transport", "all")]).is_empty());
}

/// C-167: casualties are taken from any men of the unit, seen or not.
#[test]
fn men_out_of_sight_may_fall() {
    let house = feature(Kind::Building, 21, 14, 28, 16);
    let mut b = facing(rifles(1), rifles(6), 20, vec![house]);
    b.fire(0, 1, Shell::Shot, &[5, 4]);
    assert!(b.refused(B, Action::Remove(5)).is_empty() && b.refused(B, Action::Remove(6)) == ["BA-72"]);
}

/// C-170: what a shot brings is rolled with the shot, and the log tells it of whoever fired; tests and checks are
/// rolled afterwards, each on its own, and told of the unit that takes them.
#[test]
fn whose_dice_they_are() {
    let mut b = facing(gun(GunSize::Medium, WeaponId::MediumHowitzer, 4), rifles(5), 20, vec![]);
    b.set(0, |u| u.pins = 1);
    // The test of the gun's crew is theirs: 8 on two dice.
    b.order(0, Order::Fire, &[4, 4]);
    b.aim(0, 1, 0, Shell::He).act(A, Action::Done, &[]);
    // A hit; two dice of hits, the D3 of pins, then the wounds: three of four. The check waits until the men are gone.
    b.act(B, Action::Pass, &[3, 2, 2, 5, 4, 4, 4, 1]);
    assert_eq!(b.unit(1).pins, 3, "by the third die of the shot");
    let told = |b: &Battle, key: &str| b.log.iter().find(|n| n.text.key == key).map(|n| n.at.clone());
    let of = |unit: u8| Some(vec![format!("u{}", unit + 1)]);
    assert_eq!((told(&b, "log-obeyed"), told(&b, "log-hits")), (of(0), of(0)));
    assert_eq!((told(&b, "log-pinned"), told(&b, "log-morale-held")), (of(1), None));
    b.act(B, Action::Remove(4), &[]).act(B, Action::Remove(3), &[]).act(B, Action::Remove(2), &[2, 3]);
    assert_eq!(told(&b, "log-morale-held"), of(1));
}

/// BA-84, BA-85, BA-86, BA-87: a hit does damage on the listed score or more.
#[test]
fn scores_that_damage_men() {
    for (quality, value) in [(Quality::Inexperienced, 3), (Quality::Regular, 4), (Quality::Veteran, 5)] {
        for (die, falls) in [(value - 1, false), (value, true)] {
            let mut b = Battle::new(vec![rifles(1)], vec![rifles(5).quality(quality)], vec![]);
            b.put(0, 20, 20, 0).put(1, 20, 10, 180);
            b.fire(0, 1, Shell::Shot, &[6, die]);
            assert_eq!(matches!(b.s.frames.last(), Some(Frame::Loss(_))), falls, "{quality:?} {die}");
        }
    }
}
