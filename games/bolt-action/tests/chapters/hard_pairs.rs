//! Two or three rules that meet on one unit in one phase: the hard cases.

use crate::common::*;

use board::table::{Heading, Point};
use bolt_action::Action;
use bolt_action::force::{Part, Soldier, Spec};
use bolt_action::scenario::Scenario;
use bolt_action::state::*;
use bolt_action::terrain::Kind;
use bolt_action::vocabulary::*;

fn lorry() -> Spec {
    Spec { role: Role::Transport, ..vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]) }.carrying(12)
}

/// A medium tank that is not to be relied on.
fn unreliable() -> Spec {
    tank().drives(VehicleRule::Unreliable)
}

/// Units in Ambush, and every other die of their side spent.
fn lie_in_ambush(b: &mut Battle, unit: u8) {
    b.set(unit, |u| u.order = Some(Order::Ambush));
    let seat = usize::from(b.seat(unit).0);
    b.s.field.bag[seat] = 0;
}

fn is_watched(b: &Battle) -> bool {
    matches!(b.s.frames.last(), Some(Frame::Ambush(_)))
}

/// C-85, C-88, BA-122: *unreliable* brings one more pin for an attack: not one for the hit and another for the
/// result, and not one for each weapon of a unit that hits.
#[test]
fn unreliable_counts_once_an_attack() {
    let gun = gun(GunSize::Medium, WeaponId::MediumAtGun, 3);
    let mut b = Battle::new(vec![gun], vec![unreliable()], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 20, 180).set(1, |u| u.order = Some(Order::Fire));
    // A hit, a 4 and 5 against 9: superficial; stunned.
    b.fire(0, 1, Shell::Shot, &[6, 4, 1]);
    assert_eq!(b.unit(1).pins, 3, "the hit, the engine, the stun");

    let mounts = [
        mount(WeaponId::MediumAtGun, Place::Turret, Arc::AllRound),
        mount(WeaponId::LightAtGun, Place::Hull, Arc::Front),
    ];
    let twice = vehicle(Armour::MediumTank, Mobility::Tracked, &mounts);
    let mut b = Battle::new(vec![twice], vec![unreliable()], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 20, 180).set(1, |u| u.order = Some(Order::Fire));
    b.order(0, Order::Fire, &[]).aim(0, 1, 0, Shell::Shot).aim(0, 1, 1, Shell::Shot);
    // Both hit; a 1 and another 1 do no damage.
    b.open_fire(0, &[6, 6, 1, 1]);
    assert_eq!(b.unit(1).pins, 2);
}

/// BA-17, C-194: what the own side does to it is no attack of an enemy.
#[test]
fn unreliable_counts_enemies_only() {
    let gun = gun(GunSize::Medium, WeaponId::MediumAtGun, 3);
    let mut b = Battle::new(vec![gun, unreliable()], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 30, 0).put(2, 20, 20, 0).set(0, |u| u.pins = 1);
    b.set(1, |u| u.order = Some(Order::Fire));
    // Two sixes; 1: friendly fire.
    b.order(0, Order::Fire, &[6, 6, 1]);
    // A hit that does nothing more.
    b.act(B, Action::FireAt(UnitId(1)), &[6, 1]);
    assert_eq!(b.unit(1).pins, 1);
    for (seat, pins) in [(A, 1), (B, 2)] {
        let mut b = Battle::new(vec![unreliable()], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 60, 5, 0).set(0, |u| u.order = Some(Order::Fire));
        let at = Point::new(2000, 4000);
        b.s.field.calls.push(Call { seat, what: Support::Barrage, at, target: None, late: 0, turn: 1 });
        // The last order of the turn; the barrage lands and pins once.
        b.order(1, Order::Rally, &[1, 4, 2]);
        assert_eq!(b.unit(0).pins, pins, "a barrage of {seat:?}");
    }
}

/// C-129a, C-195: bombs and the fright that goes with them are one attack.
#[test]
fn unreliable_counts_a_strike_once() {
    let mut b = Battle::new(vec![unreliable()], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 60, 5, 0).set(0, |u| u.order = Some(Order::Fire));
    let (what, at, target) = (Support::Strike, Point::new(2000, 4000), Some(UnitId(0)));
    b.s.field.calls.push(Call { seat: B, what, at, target, late: 0, turn: 1 });
    // The last order; it comes with a light bomb that hits and does no damage; one pin for fright.
    b.order(1, Order::Rally, &[1, 4, 3, 3, 1, 4]);
    assert_eq!(b.unit(0).pins, 3, "the hit, the engine, the fright");
}

/// A squad in a house of 8 by 4 inches, at (20, 20) to (28, 24), and an enemy of five men.
fn garrison(squad: Spec, x: i32, y: i32) -> Battle {
    let house = feature(Kind::Building, 20, 20, 28, 24);
    let mut b = Battle::new(vec![squad], vec![rifles(1)], vec![house]);
    b.put(0, 24, 22, 0).put(1, x, y, 180).set(0, |u| u.inside = Some(Room { building: 0, floor: 0 }));
    b
}

fn shots(b: &mut Battle) -> u8 {
    b.scores(0, 1, Shell::Shot).iter().map(|(shots, _)| *shots).sum()
}

/// C-177, C-107: an opening every two inches of the sides that face the target, two men at each.
#[test]
fn openings_are_those_of_the_sides_that_face_the_target() {
    assert_eq!(shots(&mut garrison(rifles(12), 24, 30)), 8, "four openings on the long side");
    assert_eq!(shots(&mut garrison(rifles(12), 34, 22)), 4, "two on the short side");
    assert_eq!(shots(&mut garrison(rifles(12), 34, 30)), 12, "round a corner both sides");
    assert_eq!(shots(&mut garrison(rifles(3), 34, 22)), 3, "no more than there are men");
}

/// C-177, C-51, C-37, C-56: a weapon for a team takes an opening to itself; whoever is out of range takes none;
/// whoever fires a weapon by himself has his place.
#[test]
fn who_stands_at_the_openings() {
    let mut squad = rifles(6);
    squad.men[1] = soldier(Part::Gunner, WeaponId::LightMachineGun);
    squad.men[2].part = Part::Loader;
    // Four places: the leader, the machine gun with two of them, one rifle.
    assert_eq!(shots(&mut garrison(squad, 34, 22)), 1 + 3 + 1);
    let mut squad = rifles(6);
    squad.men[0].weapon = WeaponId::SubmachineGun;
    squad.men[1].weapon = WeaponId::SubmachineGun;
    assert_eq!(shots(&mut garrison(squad.clone(), 34, 22)), 2 + 2 + 1 + 1);
    assert_eq!(shots(&mut garrison(squad, 46, 22)), 4, "18 inches: the rifles stand there instead");
    let mut squad = rifles(6);
    squad.men[5] = Soldier { extra: Some(WeaponId::Panzerfaust), ..squad.men[5] };
    let mut b = garrison(squad, 34, 22);
    b.order(0, Order::Fire, &[]);
    b.aim(0, 1, 6, Shell::Shot).aim(0, 1, 0, Shell::Shot);
    b.act(A, Action::Done, &[]);
    // Three rifles and the panzerfaust: all miss.
    b.act(B, Action::Pass, &[1, 1, 1, 1]);
    assert!(b.s.frames.is_empty() && b.unit(1).pins == 0);
}

/// S-01, C-115, C-29: green men who drop at their first loss do not charge on, and those they did not reach keep
/// their pins.
#[test]
fn who_drops_does_not_charge_on() {
    let green = rifles(5).rule(UnitRule::Green);
    let mut b = Battle::new(vec![green], vec![rifles(5)], vec![]);
    b.put(0, 20, 30, 0).put(1, 20, 20, 0).set(1, |u| u.pins = 2);
    b.order(0, Order::Run, &[]).act(A, Action::Assault(UnitId(1)), &[]);
    b.act(B, Action::ReturnFire, &[]).aim(1, 0, 0, Shell::Shot);
    // One of five hits and kills; its owner picks.
    b.act(B, Action::Done, &[6, 1, 1, 1, 1, 4]);
    // The first loss: a 1, one pin, Down.
    b.act(A, Action::Remove(4), &[1, 1]);
    assert_eq!((b.unit(0).order, b.unit(0).men.len()), (Some(Order::Down), 4));
    assert_eq!((b.unit(1).men.len(), b.unit(1).pins), (5, 2), "nobody was upon them");
    assert!(!b.s.frames.iter().any(|f| matches!(f, Frame::Assault { .. } | Frame::Melee { .. })));
}

/// C-122, BA-123, BA-160: a tank that is stunned by those it charges runs nobody over.
#[test]
fn a_stunned_tank_runs_nobody_over() {
    let pak = gun(GunSize::Medium, WeaponId::MediumAtGun, 3);
    let mut b = Battle::new(vec![tank()], vec![pak, rifles(5)], vec![]);
    b.put(0, 20, 34, 0).put(1, 20, 20, 180).put(2, 60, 4, 0);
    b.order(0, Order::Run, &[]).act(A, Action::Assault(UnitId(1)), &[]);
    b.act(B, Action::ReturnFire, &[]).aim(1, 0, 0, Shell::Shot);
    // A hit; 4 and 5 is 9: superficial, stunned.
    b.act(B, Action::Done, &[6, 4, 1]);
    assert_eq!(b.unit(0).order, Some(Order::Down));
    assert!(b.unit(1).is_on_table() && b.unit(0).at == Point::new(2000, 3400));
}

/// C-29, C-163: pins are forgotten at contact, not when somebody sets out who is shot on his way.
#[test]
fn pins_are_forgotten_at_contact() {
    let mut b = Battle::new(vec![rifles(1)], vec![rifles(5), rifles(5)], vec![]);
    b.put(0, 20, 30, 0).put(1, 20, 22, 0).put(2, 30, 30, 0);
    b.set(1, |u| {
        u.pins = 3;
        u.order = Some(Order::Fire);
    });
    b.order(0, Order::Run, &[]);
    lie_in_ambush(&mut b, 2);
    b.act(A, Action::Assault(UnitId(1)), &[]);
    b.act(B, Action::Spring(UnitId(2)), &[]).aim(2, 0, 0, Shell::Shot);
    b.act(B, Action::Done, &[6, 6, 6, 6, 6, 4, 4, 4, 4, 4]);
    assert!(!b.unit(0).is_alive());
    assert_eq!(b.unit(1).pins, 3);
}

/// BA-09, C-17, C-35: a Down die on riders marks a halt; it is no Down that could be kept.
#[test]
fn riders_keep_no_die() {
    for (riders, kept) in [(true, false), (false, true)] {
        let men = if riders { rifles(4).rule(UnitRule::Cavalry) } else { rifles(4) };
        let mut b = Battle::new(vec![men, rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 40, 40, 0).put(2, 20, 10, 0);
        b.set(0, |u| u.order = Some(Order::Down)).set(2, |u| u.order = Some(Order::Fire));
        b.order(1, Order::Rally, &[1]);
        let keeping = matches!(b.s.frames.last(), Some(Frame::Keep(KeepingDice { seat: A })));
        assert_eq!(keeping, kept);
    }
}

/// Men who have won a fight against a man to the north of them.
fn victors(features: Vec<bolt_action::terrain::Feature>, enemies: Vec<Spec>, regroup: u8) -> Battle {
    let mut b = Battle::new(vec![rifles(2)], [vec![rifles(1)], enemies].concat(), features);
    b.put(0, 20, 30, 0).put(1, 20, 26, 0).set(1, |u| u.order = Some(Order::Fire));
    b.order(0, Order::Run, &[]);
    b.act(A, Action::Assault(UnitId(1)), &[6, 6, regroup]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Regroup(_))));
    b
}

/// BA-157, C-22, C-163: regrouping is a move, and whoever lies in ambush sees it.
#[test]
fn ambushes_look_at_a_regroup() {
    let mut b = victors(vec![], vec![rifles(5)], 6);
    b.put(2, 40, 26, 0);
    lie_in_ambush(&mut b, 2);
    let first = b.unit(0).men[0].at;
    b.act(A, Action::Move(first.plus((0, 400))), &[]);
    assert!(is_watched(&b) && b.unit(0).men[0].at == first, "before the first step");
    b.act(B, Action::Pass, &[]);
    assert!(is_watched(&b) && b.unit(0).men[0].at == first.plus((0, 100)));
    b.act(B, Action::Spring(UnitId(2)), &[]).aim(2, 0, 0, Shell::Shot);
    b.act(B, Action::Done, &[6, 1, 1, 1, 1, 1]);
    assert_eq!((b.unit(0).pins, b.unit(0).men[0].at), (1, first.plus((0, 400))), "they go on");
}

/// C-31, C-157, C-175: those who regroup go round a pond, as far as the die says.
#[test]
fn a_regroup_goes_round_a_pond() {
    // South of where the victors stand.
    let pond = || vec![feature(Kind::DeepWater, 19, 29, 21, 30)];
    for (die, may) in [(4, false), (6, true)] {
        let mut b = victors(pond(), vec![], die);
        let first = b.unit(0).men[0].at;
        let to = Point::new(first.x(), 3055);
        assert!(first.within(to, 400), "straight it would be near enough");
        assert_eq!(b.refused(A, Action::Move(to)).is_empty(), may, "{die} inches from {first:?}");
        if may {
            b.act(A, Action::Move(to), &[]);
            assert_eq!(b.unit(0).men[0].at, to);
        }
    }
}

/// C-64, BA-157: whoever regroups has moved, and is ranged in on anew.
#[test]
fn a_regroup_spoils_the_range() {
    let mut b = victors(vec![], vec![team(3, WeaponId::MediumMortar)], 4);
    b.put(2, 20, 2, 180);
    let ranging = Some(Ranging { target: UnitId(0), needed: 4, turn: 1 });
    b.set(2, |u| u.ranging = ranging);
    let first = b.unit(0).men[0].at;
    b.act(A, Action::Move(first.plus((0, 200))), &[]);
    assert_eq!(b.unit(2).ranging, None);
}

/// C-106, C-157, C-160: only attackers go into a house, and only into the one they have won.
#[test]
fn a_house_is_won_by_attackers() {
    let house = || vec![feature(Kind::Building, 18, 20, 24, 24)];
    // In the open beside a house: it takes an order to go in.
    let b = victors(house(), vec![], 6);
    assert_eq!(b.refused(A, Action::Occupy(0)), ["C-160"]);
    // Those inside are beaten.
    let mut b = Battle::new(vec![rifles(4)], vec![rifles(1)], house());
    b.put(0, 19, 28, 0).put(1, 20, 22, 0);
    b.set(1, |u| {
        u.inside = Some(Room { building: 0, floor: 0 });
        u.order = Some(Order::Fire);
    });
    b.order(0, Order::Run, &[]);
    // Both strike at once: four blows tell, the defender's does not; three inches.
    b.act(A, Action::Assault(UnitId(1)), &[6, 6, 6, 6, 1, 3]);
    assert!(b.refused(A, Action::Occupy(0)).is_empty(), "{:?}", b.refused(A, Action::Occupy(0)));
    b.act(A, Action::Occupy(0), &[]);
    assert_eq!(b.unit(0).inside, Some(Room { building: 0, floor: 0 }));
    // Those who come out of a house and lose do not leave it to the defenders.
    let mut b = Battle::new(vec![rifles(1)], vec![rifles(4)], house());
    b.put(0, 20, 22, 0).put(1, 19, 26, 0).set(1, |u| u.order = Some(Order::Fire));
    b.set(0, |u| u.inside = Some(Room { building: 0, floor: 0 }));
    b.order(0, Order::Run, &[]);
    // One blow that misses, four that tell; six inches.
    b.act(A, Action::Assault(UnitId(1)), &[1, 6, 6, 6, 6, 6]);
    assert!(!b.unit(0).is_alive());
    assert_eq!(b.refused(B, Action::Occupy(0)), ["C-160"]);
}

/// C-122, C-22: men who get out of a tank's way are on the move; the tank waits until they are, and drives on.
#[test]
fn ambushes_look_at_men_who_step_aside() {
    let mut b = Battle::new(vec![tank(), rifles(5)], vec![rifles(1)], vec![]);
    b.put(0, 20, 30, 0).put(1, 40, 24, 0).put(2, 20, 25, 0).set(2, |u| u.order = Some(Order::Fire));
    b.order(0, Order::Run, &[]);
    lie_in_ambush(&mut b, 1);
    // They keep their nerve.
    b.act(A, Action::Assault(UnitId(2)), &[1, 1]);
    b.act(B, Action::Move(Point::new(2450, 2500)), &[]);
    assert!(is_watched(&b) && b.unit(0).at == Point::new(2000, 3000));
    while is_watched(&b) {
        b.act(A, Action::Pass, &[]);
    }
    assert_eq!(b.unit(2).men[0].at, Point::new(2450, 2500));
    assert!(b.unit(0).at.y() < 2900, "the tank has driven on");
}

/// C-98, C-188, C-138: men in a vehicle in the defender's zone are in it too.
#[test]
fn men_aboard_are_in_the_zone() {
    let mut b = Battle::of(Scenario::Envelopment, &[], vec![lorry(), rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 10, 0).put(2, 60, 4, 0).set(1, |u| u.fate = Fate::Aboard(UnitId(0)));
    assert_eq!(b.rules.points(&b.s.field), [4, 0], "two units");
    b.put(0, 20, 20, 0);
    assert_eq!(b.rules.points(&b.s.field), [0, 0]);
}

/// C-35, C-163, BA-61: cyclists who lose their bicycles on a road go no further than men on foot.
#[test]
fn bicycles_lost_on_the_way() {
    let cyclists = || rifles(1).rule(UnitRule::Bicycles);
    for (pinned, end) in [(false, 4400), (true, 3200)] {
        let road = feature(Kind::Road, 0, 18, 72, 22);
        let mut b = Battle::new(vec![cyclists()], vec![rifles(1)], vec![road]);
        b.put(0, 20, 20, 0).put(1, 20, 36, 0);
        b.order(0, Order::Run, &[]);
        lie_in_ambush(&mut b, 1);
        b.act(A, Action::Move(Point::new(4400, 2000)), &[]);
        if pinned {
            b.act(B, Action::Spring(UnitId(1)), &[]).aim(1, 0, 0, Shell::Shot);
            // A hit that does no harm.
            b.act(B, Action::Done, &[6, 1]);
        }
        while is_watched(&b) {
            b.act(B, Action::Pass, &[]);
        }
        assert_eq!(b.unit(0).men[0].at, Point::new(end, 2000));
    }
}

/// C-82, W-13, W-14: a co-axial gun is fired instead of either profile of the gun beside it.
#[test]
fn a_coaxial_gun_and_two_profiles() {
    let mounts = [
        mount(WeaponId::MediumAtGun, Place::Turret, Arc::AllRound),
        mount(WeaponId::LightHowitzer, Place::SameGun, Arc::AllRound),
        mount(WeaponId::MediumMachineGun, Place::Coaxial, Arc::AllRound),
    ];
    let tank = vehicle(Armour::MediumTank, Mobility::Tracked, &mounts);
    let aim = |battery, shell| Action::Aim(Aim { battery, target: UnitId(1), shell });
    for (first, second) in [(aim(1, Shell::He), aim(2, Shell::Shot)), (aim(2, Shell::Shot), aim(1, Shell::He))] {
        let mut b = Battle::new(vec![tank.clone()], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 16, 0);
        b.order(0, Order::Fire, &[]).act(A, first, &[]);
        assert_eq!(b.refused(A, second), ["C-82"]);
    }
}

/// C-18, C-182: whoever fires out of an ambush is hidden no longer, and is a target from then on.
#[test]
fn an_ambush_gives_the_hidden_away() {
    let wood = feature(Kind::Woods, 18, 10, 26, 14);
    let mut b = Battle::new(vec![rifles(5), rifles(5)], vec![rifles(5)], vec![wood]);
    b.put(0, 20, 30, 0).put(1, 40, 30, 0).put(2, 20, 12, 0).set(2, |u| u.marks.hidden = true);
    let fire = |unit: u8| Action::Order { unit: UnitId(unit), order: Order::Fire };
    b.hand_die(1);
    b.act(A, fire(1), &[]);
    assert!(b.s.frames.is_empty(), "nobody to fire at");
    b.order(0, Order::Advance, &[]);
    lie_in_ambush(&mut b, 2);
    b.act(A, Action::Move(Point::new(2000, 2700)), &[]);
    b.act(B, Action::Spring(UnitId(2)), &[]).aim(2, 0, 0, Shell::Shot);
    b.act(B, Action::Done, &[1, 1, 1, 1, 1]);
    assert!(!b.unit(2).marks.hidden && b.unit(2).order == Some(Order::Fire));
    while is_watched(&b) {
        b.act(B, Action::Pass, &[]);
    }
    b.act(A, Action::Done, &[]);
    let aim = Action::Aim(Aim { battery: 0, target: UnitId(2), shell: Shell::Shot });
    assert!(b.refused(A, aim).is_empty(), "{:?}", b.refused(A, aim));
}

/// C-12, C-127: an officer in a vehicle helps nobody.
#[test]
fn an_officer_aboard_helps_nobody() {
    let mut b = Battle::new(vec![officer(Role::Captain), lorry(), rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 24, 0).put(1, 24, 24, 0).put(2, 20, 20, 0).put(3, 60, 40, 0);
    let bonus = |b: &Battle| b.rules.officer_bonus(&b.s.field, UnitId(2));
    assert_eq!(bonus(&b), 3);
    b.set(0, |u| u.fate = Fate::Aboard(UnitId(1)));
    assert_eq!(bonus(&b), 0);
}

/// S-17, BA-159: a commissar gives a second chance to those who have not the courage to go at a tank.
#[test]
fn a_commissar_and_the_courage_to_go_at_a_tank() {
    for (second, order) in [([1, 2], Some(Order::Run)), ([6, 5], Some(Order::Down))] {
        let mut b = Battle::new(vec![rifles(5), officer(Role::Commissar)], vec![tank()], vec![]);
        b.put(0, 20, 30, 0).put(1, 20, 34, 0).put(2, 20, 22, 90).set(2, |u| u.order = Some(Order::Fire));
        b.order(0, Order::Run, &[]);
        b.act(A, Action::Assault(UnitId(2)), &[6, 4]);
        assert!(matches!(b.s.frames.last(), Some(Frame::Example(_))));
        // One man pays, and they test again; who passes is upon the tank, and four dice are thrown in vain.
        let dice: Vec<u8> = match order {
            Some(Order::Run) => second.into_iter().chain([1, 1, 1, 1, 6]).collect(),
            _ => second.to_vec(),
        };
        b.act(A, Action::Remove(4), &dice);
        assert_eq!((b.unit(0).order, b.unit(0).men.len()), (order, 4));
    }
}

/// C-99, C-181, C-33: whoever came on in a lorry at a Run does not get out of it this turn.
#[test]
fn nobody_gets_out_of_a_lorry_that_ran_onto_the_table() {
    for (order, refused) in [(Order::Run, vec!["C-99"]), (Order::Advance, vec![])] {
        let mut b = Battle::new(vec![lorry(), rifles(5)], vec![rifles(5)], vec![]);
        b.put(2, 60, 4, 0).set(0, |u| u.fate = Fate::FirstWave).set(1, |u| u.fate = Fate::Aboard(UnitId(0)));
        b.order(0, order, &[]).act(A, Action::Enter(Point::new(2000, 4200)), &[]);
        b.s.frames.clear();
        b.order(1, Order::Advance, &[]);
        assert_eq!(b.refused(A, Action::Move(Point::new(2000, 3700))), refused);
    }
}

/// C-192, BA-157, C-118: the object of a beaten unit lies where its carrier stood, and the victors may regroup onto it.
#[test]
fn the_object_of_the_beaten() {
    let mut b = Battle::of(Scenario::TopSecret, &[], vec![rifles(3)], vec![rifles(1)], vec![]);
    let carrier = Some(Bearer { unit: UnitId(1), man: 0 });
    b.s.field.objectives.push(Objective { at: Point::new(2000, 2600), carrier, owner: None, destroyed: false });
    b.put(0, 20, 30, 0).put(1, 20, 26, 0).set(1, |u| u.order = Some(Order::Fire));
    b.order(0, Order::Run, &[]);
    b.act(A, Action::Assault(UnitId(1)), &[6, 6, 6, 6]);
    let object = b.s.field.objectives[0];
    assert_eq!((object.carrier, object.at), (None, Point::new(2000, 2600)));
    b.act(A, Action::Move(object.at), &[]);
    assert!(b.s.field.objectives[0].carrier.is_some_and(|bearer| bearer.unit == UnitId(0)));
}

/// BA-124, BA-126, C-18: a vehicle immobilised by an ambush stops where it is, with no fire of its own.
#[test]
fn an_ambush_stops_a_vehicle() {
    let pak = gun(GunSize::Medium, WeaponId::MediumAtGun, 3);
    let mut b = Battle::new(vec![tank(), rifles(5)], vec![pak], vec![]);
    b.put(0, 20, 40, 0).put(1, 60, 44, 0).put(2, 20, 16, 180);
    b.order(0, Order::Advance, &[]);
    b.set(2, |u| u.marks.loaded_shot = true);
    lie_in_ambush(&mut b, 2);
    b.act(A, Action::Drive(600), &[]);
    b.act(B, Action::Pass, &[]);
    b.act(B, Action::Spring(UnitId(2)), &[]).aim(2, 0, 0, Shell::Shot);
    // A hit, 5 and 5 is 10 against 9: full damage; 2: immobilised.
    b.act(B, Action::Done, &[6, 5, 2]);
    let tank = b.unit(0);
    assert!(tank.marks.immobilised && tank.order == Some(Order::Down));
    assert_eq!((tank.at, tank.pins), (Point::new(2000, 3900), 2));
    assert_eq!(b.s.field.drawn, Some(A), "the next unit's turn");
}

/// C-53, C-69, C-71: a sniper picks the gunner out from behind his shield, and his team is lost.
#[test]
fn a_sniper_and_a_shielded_team() {
    let sniper = team(2, WeaponId::SniperRifle);
    let hmg = team(3, WeaponId::HeavyMachineGun).rule(UnitRule::GunShield);
    let mut b = Battle::new(vec![Spec { role: Role::Sniper, ..sniper }], vec![hmg], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 20, 180).set(1, |u| u.order = Some(Order::Fire));
    b.fire(0, 1, Shell::Shot, &[6, 4]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Loss(Losing { by: A, .. }))));
    b.act(A, Action::Remove(0), &[]);
    assert!(!b.unit(1).is_alive());
    assert_eq!(b.unit(0).facing, Heading::new(0));
}
