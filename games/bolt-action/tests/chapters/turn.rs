//! The turn, orders, tests, FUBAR, morale and pins.

use crate::common::*;
use bolt_action::state::*;
use bolt_action::vocabulary::*;
use bolt_action::{Action, Rules};
use kernel::Game;

fn two_squads() -> Battle {
    let mut b = Battle::new(vec![rifles(5), rifles(5)], vec![rifles(5), rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 40, 40, 0).put(2, 20, 10, 180).put(3, 40, 10, 180);
    b
}

/// BA-02, C-161: a die comes out of the bag, each as likely, and goes to the player who owns it.
#[test]
fn a_die_is_drawn_for_its_owner() {
    for (die, seat) in [(1, A), (2, A), (3, B), (4, B)] {
        let mut b = two_squads();
        b.act(A, Action::Begin, &[die]);
        assert_eq!(b.s.field.drawn, Some(seat));
        assert_eq!(b.s.field.bag.iter().sum::<u8>(), 3);
    }
}

/// BA-03, BA-04, BA-05: his own unit, a die beside it, and no second one this turn.
#[test]
fn an_order_is_given_once_to_a_unit_of_ones_own() {
    let mut b = two_squads();
    b.hand_die(0);
    assert_eq!(b.refused(A, Action::Order { unit: UnitId(2), order: Order::Fire }), ["BA-03"]);
    assert_eq!(b.refused(B, Action::Order { unit: UnitId(2), order: Order::Fire }), ["BA-01"]);
    b.order(0, Order::Down, &[1]);
    assert_eq!(b.unit(0).order, Some(Order::Down));
    assert_eq!(b.s.field.drawn, Some(A));
    assert_eq!(b.refused(A, Action::Order { unit: UnitId(0), order: Order::Run }), ["BA-05"]);
}

/// BA-01, BA-08, BA-09, BA-15, C-17, C-164: when all have had an order the turn ends, dice go back, and who stays Down
/// keeps his and loses a pin; the side whose die came first says first.
#[test]
fn the_turn_ends_when_the_bag_is_empty() {
    for (values, left) in [(&[][..], 1), (&[("down_relief", "none")][..], 2)] {
        let mut b = Battle::with(values, vec![rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 10, 180);
        b.set(0, |u| u.pins = 2);
        b.order(0, Order::Down, &[]);
        assert_eq!(b.s.field.drawn, Some(B), "the last die needs no roll");
        b.act(B, Action::Order { unit: UnitId(1), order: Order::Down }, &[]);
        assert_eq!(b.rules.deciders(&b.s).first(), Some(A), "his die came first");
        assert_eq!(b.refused(A, Action::Keep(UnitId(1))), ["BA-09"]);
        b.act(A, Action::Keep(UnitId(0)), &[]);
        b.act(B, Action::Done, &[]);
        assert_eq!(b.s.field.turn, 2);
        assert_eq!((b.unit(0).order, b.unit(0).pins), (Some(Order::Down), left));
        assert_eq!(
            (b.unit(1).order, b.s.field.bag, b.s.field.drawn),
            (None, [0, 0], Some(B)),
            "one die was in the bag"
        );
    }
}

/// C-08: the die of a unit that is destroyed before it acts comes out of the bag.
#[test]
fn the_die_of_a_destroyed_unit_leaves_the_game() {
    let mut b = Battle::new(vec![rifles(8)], vec![rifles(1), rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).put(2, 50, 10, 180);
    assert_eq!(b.s.field.bag, [1, 2]);
    // Eight shots at one man within 12": small, so 4 or more; one hit, 4 damages.
    b.fire(0, 1, Shell::Shot, &[4, 1, 1, 1, 1, 1, 1, 1, 4]);
    assert_eq!(b.unit(1).fate, Fate::Destroyed, "{:?} {:?}", b.log, b.s.frames);
    assert_eq!((b.s.field.bag, b.s.field.drawn), ([0, 0], Some(B)));
    assert_eq!(b.refused(B, Action::Order { unit: UnitId(1), order: Order::Fire }), ["C-08"]);
}

/// BA-06, C-10, C-13: no pins, no test; with pins two dice, and who passes loses one pin first.
#[test]
fn pins_make_a_test_necessary() {
    let mut b = two_squads();
    assert!(!b.rules.needs_test(&b.s.field, UnitId(0), Order::Fire));
    b.set(0, |u| u.pins = 3);
    assert!(b.rules.needs_test(&b.s.field, UnitId(0), Order::Fire));
    assert!(!b.rules.needs_test(&b.s.field, UnitId(0), Order::Down), "Down is never tested for");
    b.order(0, Order::Advance, &[3, 3]);
    assert_eq!((b.unit(0).pins, b.unit(0).order), (2, Some(Order::Advance)));
}

/// C-11, C-12, C-14, BA-24, BA-25, BA-26: 2 passes, 11 fails, morale less pins in between; who fails goes Down.
#[test]
fn two_dice_against_morale() {
    use bolt_action::vocabulary::Quality::*;
    for (quality, morale) in [(Inexperienced, 8), (Regular, 9), (Veteran, 10)] {
        let mut b = Battle::new(vec![rifles(5).quality(quality)], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 10, 180).set(0, |u| u.pins = 2);
        assert_eq!(b.rules.morale(&b.s.field, UnitId(0)), morale - 2);
        let one_too_many = (morale - 1) as u8;
        b.order(0, Order::Advance, &[6, one_too_many - 6]);
        assert_eq!((b.unit(0).pins, b.unit(0).order), (2, Some(Order::Down)), "{quality:?}");
    }
    let mut b = two_squads();
    b.set(0, |u| u.pins = 8);
    b.order(0, Order::Advance, &[1, 1]);
    assert_eq!(b.unit(0).order, Some(Order::Advance), "double one always passes");
    let mut b = Battle::new(vec![rifles(5), officer(Role::Major)], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 43, 0).put(2, 20, 10, 180).set(0, |u| u.pins = 1);
    assert_eq!(b.rules.morale(&b.s.field, UnitId(0)), 12);
    b.order(0, Order::Advance, &[5, 6]);
    assert_eq!(b.unit(0).order, Some(Order::Down), "11 fails whatever the morale");
}

/// BA-14, C-15, C-16: a Rally that passes at morale less pins takes off one pin and D6 more.
#[test]
fn a_rally_takes_off_seven_at_most() {
    let mut b = two_squads();
    b.set(0, |u| u.pins = 6);
    b.order(0, Order::Rally, &[1, 2, 3, 1]);
    assert_eq!(b.unit(0).pins, 2);
    let mut b = two_squads();
    b.set(0, |u| u.pins = 6);
    b.order(0, Order::Rally, &[2, 2, 1]);
    assert_eq!((b.unit(0).pins, b.unit(0).order), (6, Some(Order::Down)), "4 is more than 9 - 6");
}

/// BA-27, BA-28, BA-29, BA-30, C-12, C-126, C-127, C-196: the best officer within 6" of the nearest man, not their sum.
#[test]
fn one_officer_counts() {
    for (role, bonus) in [(Role::SecondLieutenant, 1), (Role::FirstLieutenant, 2), (Role::Captain, 3), (Role::Major, 4)]
    {
        let mut b =
            Battle::new(vec![rifles(5), officer(role), officer(Role::SecondLieutenant)], vec![rifles(5)], vec![]);
        b.put(0, 20, 40, 0).put(1, 20, 44, 0).put(2, 24, 44, 0).put(3, 20, 10, 180);
        assert_eq!(b.rules.officer_bonus(&b.s.field, UnitId(0)), bonus);
        assert_eq!(b.rules.officer_bonus(&b.s.field, UnitId(1)), bonus, "his own unit too");
        // The base's edge is seven inches off: 6.01" is too far.
        b.set(1, |u| u.men[0].at = board::table::Point::new(2000, 4701)).set(2, |u| u.fate = Fate::Reserve);
        assert_eq!(b.rules.officer_bonus(&b.s.field, UnitId(0)), 0);
        b.set(1, |u| u.men[0].at = board::table::Point::new(2000, 4700));
        assert_eq!(b.rules.officer_bonus(&b.s.field, UnitId(0)), bonus);
    }
    let far = |values: &[(&str, &str)]| {
        let mut b = Battle::with(values, vec![rifles(5), officer(Role::Captain)], vec![rifles(5)], vec![]);
        b.put(0, 20, 30, 0).put(1, 20, 42, 0).put(2, 20, 5, 180);
        b.rules.officer_bonus(&b.s.field, UnitId(0))
    };
    assert_eq!((far(&[]), far(&[("officer_range", "by_rank")])), (0, 3));
}

/// C-91: officers on foot do not help vehicles; a command vehicle does, within 12".
#[test]
fn vehicles_listen_to_a_command_vehicle() {
    let mut b =
        Battle::new(vec![tank(), officer(Role::Major), tank().drives(VehicleRule::Command)], vec![rifles(5)], vec![]);
    b.put(0, 20, 30, 0).put(1, 20, 35, 0).put(3, 20, 5, 180);
    assert_eq!(b.rules.officer_bonus(&b.s.field, UnitId(0)), 0);
    b.put(2, 30, 30, 0);
    assert_eq!(b.rules.officer_bonus(&b.s.field, UnitId(0)), 1);
}

/// BA-16, BA-17, BA-18, BA-19, BA-20, C-24, C-168: two sixes and 1 or 2: fire at a friend the enemy picks, one with an
/// enemy within 12".
#[test]
fn friendly_fire_is_aimed_by_the_enemy() {
    let mut b = Battle::new(vec![rifles(5), rifles(5), rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 25, 0).put(2, 60, 40, 0).put(3, 20, 14, 180).set(0, |u| u.pins = 1);
    b.order(0, Order::Advance, &[6, 6, 2]);
    assert_eq!(b.unit(0).order, Some(Order::Fire));
    assert_eq!(b.rules.deciders(&b.s).first(), Some(B));
    assert_eq!(b.refused(B, Action::FireAt(UnitId(2))), ["BA-20"], "no enemy near it");
    b.act(B, Action::FireAt(UnitId(1)), &[]);
    // Long range and a pin: five or more; the friend may go Down like anybody.
    b.act(A, Action::Pass, &[5, 4, 4, 4, 4, 1, 1]);
    assert_eq!((b.unit(1).pins, b.unit(1).men.len()), (1, 5));
    assert_eq!(b.unit(0).men[0].at, board::table::Point::new(2000, 4000), "it does not move");
}

/// BA-21: without such a friend it goes Down.
#[test]
fn friendly_fire_without_a_target_is_down() {
    let mut b = two_squads();
    b.set(0, |u| u.pins = 1);
    b.order(0, Order::Advance, &[6, 6, 1, 1]);
    assert_eq!((b.unit(0).order, b.unit(1).pins), (Some(Order::Down), 0));
}

/// BA-22, C-168: 3 to 6, and it runs away from the nearest visible enemy as far as it can.
#[test]
fn panic_is_a_run_away_from_the_enemy() {
    let mut b = two_squads();
    b.put(0, 20, 25, 0).set(0, |u| u.pins = 1);
    b.order(0, Order::Fire, &[6, 6, 3, 1]);
    assert_eq!(b.unit(0).order, Some(Order::Run));
    assert_eq!(b.unit(0).men[0].at, board::table::Point::new(2000, 3700), "twelve inches straight back");
}

/// BA-23, C-23: no enemy visible, or no way to move: Down.
#[test]
fn panic_without_an_enemy_is_down() {
    let wall = feature(bolt_action::terrain::Kind::Cliff, 0, 20, 72, 21);
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![wall]);
    b.put(0, 20, 30, 0).put(1, 20, 10, 180).set(0, |u| u.pins = 1);
    b.order(0, Order::Fire, &[6, 6, 6]);
    assert_eq!(b.unit(0).order, Some(Order::Down));
    let mut b =
        Battle::new(vec![rifles(1)], vec![rifles(5)], vec![feature(bolt_action::terrain::Kind::Woods, 15, 25, 25, 35)]);
    b.put(0, 20, 30, 0).put(1, 20, 10, 180).set(0, |u| u.pins = 1);
    b.order(0, Order::Fire, &[6, 6, 6]);
    assert_eq!(b.unit(0).order, Some(Order::Down), "nobody runs in woods");
}

/// C-24: a panic that leads over the edge of the table is the end of the unit.
#[test]
fn panic_over_the_edge_is_the_end() {
    let mut b = two_squads();
    b.put(0, 20, 45, 0).set(0, |u| u.pins = 1);
    b.order(0, Order::Fire, &[6, 6, 4, 1]);
    assert_eq!(b.unit(0).fate, Fate::Destroyed);
}

/// BA-13, C-18, C-163: a unit in Ambush fires at a mover on its way; its die turns to Fire and the mover goes on.
#[test]
fn an_ambush_interrupts_a_move() {
    for (values, looks) in [(&[][..], 7), (&[("ambush_step", "two")][..], 4)] {
        let mut b = Battle::with(values, vec![rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 20, 30, 0).put(1, 20, 10, 180).set(1, |u| u.order = Some(Order::Ambush));
        b.order(0, Order::Advance, &[]);
        b.act(A, Action::Move(board::table::Point::new(2000, 2400)), &[]);
        let mut asked = 0;
        while matches!(b.s.frames.last(), Some(Frame::Ambush(_))) {
            asked += 1;
            b.act(B, Action::Pass, &[]);
        }
        assert_eq!(asked, looks, "once before the first step and after each");
        let mut b = Battle::with(values, vec![rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 20, 30, 0).put(1, 20, 10, 180).set(1, |u| u.order = Some(Order::Ambush));
        b.order(0, Order::Advance, &[]);
        b.act(A, Action::Move(board::table::Point::new(2000, 2400)), &[]);
        b.act(B, Action::Spring(UnitId(1)), &[]);
        b.aim(1, 0, 0, Shell::Shot).act(B, Action::Done, &[3, 1, 1, 1, 1]);
        assert_eq!(b.unit(1).order, Some(Order::Fire));
        assert_eq!(b.unit(0).pins, 0, "19 inches is long range: 4 or more");
        assert_eq!(b.unit(0).men[0].at.y(), 2400);
        assert!(matches!(b.s.frames.last(), Some(Frame::Move(_)) | Some(Frame::Declare(_))));
    }
}

/// C-19, C-22: an Ambush die may stay; fire alone does not spring it.
#[test]
fn an_ambush_waits_for_a_move() {
    let mut b = two_squads();
    b.put(0, 20, 20, 0).set(2, |u| u.order = Some(Order::Ambush));
    b.fire(0, 3, Shell::Shot, &[1]);
    assert_eq!(b.unit(2).order, Some(Order::Ambush));
}

/// C-20: a mortar does not lie in ambush.
#[test]
fn a_mortar_does_not_lie_in_ambush() {
    let mut b = Battle::new(vec![team(3, WeaponId::MediumMortar), rifles(3)], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 40, 40, 0).put(2, 20, 10, 180).hand_die(0);
    assert_eq!(b.refused(A, Action::Order { unit: UnitId(0), order: Order::Ambush }), ["C-20"]);
    assert!(b.refused(A, Action::Order { unit: UnitId(1), order: Order::Ambush }).is_empty());
}

/// C-21, C-44: a unit without a die, or in Ambush, may go Down when it is fired at; others may not.
#[test]
fn who_may_go_down_when_fired_at() {
    for (order, may) in [(None, true), (Some(Order::Ambush), true), (Some(Order::Fire), false)] {
        let mut b = two_squads();
        b.put(0, 20, 20, 0).set(2, |u| u.order = order);
        b.order(0, Order::Fire, &[]);
        b.aim(0, 2, 0, Shell::Shot);
        let bag = b.s.field.bag;
        b.act(A, Action::Done, &[]);
        assert_eq!(matches!(b.s.frames.last(), Some(Frame::React(_))), may, "{order:?}");
        if may {
            b.act(B, Action::GoDown, &[]);
            assert_eq!(b.unit(2).order, Some(Order::Down));
            let spent = u8::from(order.is_none());
            assert!(b.s.field.bag[1] + u8::from(b.s.field.drawn == Some(B)) == bag[1] - spent, "a die of its own");
        }
    }
}

/// C-25, C-26: hits give one pin, however many, before any check; misses give none.
#[test]
fn a_volley_gives_one_pin() {
    let mut b = two_squads();
    b.put(0, 20, 20, 0);
    b.fire(0, 2, Shell::Shot, &[3, 3, 3, 3, 1, 1, 1, 1, 1]);
    assert_eq!(b.unit(2).pins, 1);
    let mut b = two_squads();
    b.put(0, 20, 20, 0);
    b.fire(0, 2, Shell::Shot, &[2, 2, 2, 2, 2, 1]);
    assert_eq!(b.unit(2).pins, 0);
}

/// C-27, C-120: as many pins as basic morale, officer or not, and the unit is gone; fanatics stay while two are left.
#[test]
fn too_many_pins_are_the_end() {
    for (rule, gone) in [(None, true), (Some(UnitRule::Fanatics), false)] {
        let target = rule.map_or(rifles(5), |r| rifles(5).rule(r));
        let mut b = Battle::new(vec![rifles(5)], vec![target, officer(Role::Major)], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180).put(2, 20, 7, 180).set(1, |u| u.pins = 8);
        b.fire(0, 1, Shell::Shot, &[3, 1, 1, 1, 1, 1]);
        assert_eq!(b.unit(1).fate == Fate::Destroyed, gone);
    }
}

/// C-49, S-05, N-09: a check when half are gone in one volley; stubborn troops count no pins; Soviets try twice.
#[test]
fn half_the_men_lost_is_a_morale_check() {
    let volley = |spec: bolt_action::force::Spec, kills: usize, check: &[u8]| {
        let mut b = Battle::new(vec![rifles(8)], vec![spec], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180).set(1, |u| u.pins = 2);
        let mut dice = vec![3; kills];
        dice.extend(vec![1; 8 - kills]);
        dice.extend(vec![4; kills]);
        b.fire(0, 1, Shell::Shot, &dice);
        for n in 0..kills {
            let last = n + 1 == kills;
            b.act(B, Action::Remove(b.unit(1).men.len() as u8 - 1), if last { check } else { &[] });
        }
        b.unit(1).fate == Fate::Destroyed
    };
    // Nine less three pins: seven breaks them.
    assert!(volley(rifles(6), 3, &[3, 4]));
    assert!(!volley(rifles(6), 3, &[3, 3]));
    assert!(!volley(rifles(7), 3, &[]), "three of seven are not half");
    assert!(!volley(rifles(6).rule(UnitRule::Stubborn), 3, &[4, 5]));
    assert!(!volley(rifles(6).of(Nation::SovietUnion), 3, &[3, 4, 3, 3]));
    assert!(!volley(rifles(6).rule(UnitRule::Fanatics), 3, &[]));
}

/// C-12, C-50, N-01: a fallen NCO costs 1; in a German squad another takes over on 4 or more.
#[test]
fn the_fall_of_an_nco_is_felt() {
    for (nation, die, felt) in
        [(Nation::Italy, None, true), (Nation::Germany, Some(3), true), (Nation::Germany, Some(4), false)]
    {
        let mut b = Battle::new(vec![rifles(5)], vec![rifles(5).of(nation)], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180);
        b.fire(0, 1, Shell::Shot, &[3, 1, 1, 1, 1, 4]);
        b.act(B, Action::Remove(0), &die.into_iter().collect::<Vec<_>>());
        let minus = i32::from(felt);
        assert_eq!(b.rules.morale(&b.s.field, UnitId(1)), 9 - 1 - minus, "{nation:?} {die:?}");
    }
}

/// S-02: shirkers are tested for every order but Down, and their pins count twice.
#[test]
fn shirkers_need_persuasion() {
    let mut b = Battle::new(vec![rifles(5).rule(UnitRule::Shirkers)], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 10, 180);
    assert!(
        b.rules.needs_test(&b.s.field, UnitId(0), Order::Fire)
            && !b.rules.needs_test(&b.s.field, UnitId(0), Order::Down)
    );
    b.set(0, |u| u.pins = 2);
    assert_eq!(b.rules.morale(&b.s.field, UnitId(0)), 9 - 4);
}

/// C-83, C-149: a vehicle is never ordered Down. C-94: a one-man turret is tested for on an Advance.
#[test]
fn vehicles_and_down() {
    let mut b = Battle::new(vec![tank().drives(VehicleRule::OneManTurret)], vec![rifles(5)], vec![]);
    b.put(0, 20, 40, 0).put(1, 20, 10, 180).hand_die(0);
    assert_eq!(b.refused(A, Action::Order { unit: UnitId(0), order: Order::Down }), ["C-83"]);
    assert!(
        b.rules.needs_test(&b.s.field, UnitId(0), Order::Advance)
            && !b.rules.needs_test(&b.s.field, UnitId(0), Order::Fire)
    );
}

/// C-84, BA-65: a vehicle that fails its test backs away from an enemy in front by half its Advance, or stays.
#[test]
fn a_vehicle_that_fails_its_test_backs_away() {
    for (values, back) in [(&[][..], 450), (&[("failed_order_reverse", "off")][..], 0)] {
        let mut b = Battle::with(values, vec![tank()], vec![rifles(5)], vec![]);
        b.put(0, 20, 30, 0).put(1, 20, 10, 180).set(0, |u| u.pins = 5);
        b.order(0, Order::Fire, &[5, 5]);
        assert_eq!((b.unit(0).at.y(), b.unit(0).order), (3000 + back, Some(Order::Down)));
    }
}

/// C-01: half dice.
#[test]
fn half_dice_have_equal_parts() {
    let rolled = |roll: Roll, die: u8| {
        let mut dice = Script([die].into());
        bolt_action::volley::roll(roll, &mut kernel::Play::silent(&mut dice))
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(|d| rolled(Roll::D2, d)), [1, 1, 1, 2, 2, 2]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|d| rolled(Roll::D3, d)), [1, 1, 2, 2, 3, 3]);
    let _ = Rules::test_against(9, (1, 1));
}

/// BA-07, BA-11: an Advance is a move and then fire.
#[test]
fn an_order_is_carried_out() {
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).order(0, Order::Advance, &[]);
    b.act(A, Action::Move(board::table::Point::new(2000, 1900)), &[]);
    assert_eq!(b.refused(A, Action::Aim(Aim { battery: 0, target: UnitId(1), shell: Shell::Shot })), ["BA-07"]);
    b.act(A, Action::Done, &[]);
    assert!(matches!(b.s.frames.last(), Some(Frame::Declare(_))));
}

/// C-20: a gun with two kinds of shell says what is loaded for its ambush, and fires that.
#[test]
fn what_is_loaded_for_an_ambush() {
    for (loaded, other) in [(Shell::He, Shell::Shot), (Shell::Shot, Shell::He)] {
        let mut b =
            Battle::new(vec![rifles(5)], vec![gun(GunSize::Medium, WeaponId::MediumAtGun, 3), rifles(1)], vec![]);
        b.put(0, 20, 30, 0).put(1, 20, 10, 180).put(2, 60, 10, 180).order(1, Order::Ambush, &[]);
        assert!(matches!(b.s.frames.last(), Some(Frame::Loading(LoadingGun { unit: UnitId(1) }))));
        assert_eq!(b.refused(B, Action::LoadShell(Shell::Smoke)), ["C-20"]);
        b.act(B, Action::LoadShell(loaded), &[1]);
        b.order(0, Order::Advance, &[]);
        b.act(A, Action::Move(board::table::Point::new(2000, 2800)), &[]);
        b.act(B, Action::Spring(UnitId(1)), &[]);
        let aim = |target, shell| Action::Aim(Aim { battery: 0, target: UnitId(target), shell });
        assert_eq!(b.refused(B, aim(0, other)), ["C-20"]);
        assert_eq!(b.refused(B, aim(0, loaded)), [""; 0]);
    }
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5), rifles(1)], vec![]);
    b.put(0, 20, 30, 0).put(1, 20, 10, 180).put(2, 60, 10, 180).order(1, Order::Ambush, &[1]);
    assert!(b.s.frames.is_empty(), "a squad has nothing to say");
}

/// C-18: an ambush is for the one who moves.
#[test]
fn an_ambush_fires_at_the_mover() {
    let mut b = Battle::new(vec![rifles(5), rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 30, 0).put(1, 30, 30, 0).put(2, 20, 10, 180).set(2, |u| u.order = Some(Order::Ambush));
    b.order(0, Order::Advance, &[]);
    b.act(A, Action::Move(board::table::Point::new(2000, 2800)), &[]);
    b.act(B, Action::Spring(UnitId(2)), &[]);
    assert_eq!(b.refused(B, Action::Aim(Aim { battery: 0, target: UnitId(1), shell: Shell::Shot })), ["C-18"]);
}
