//! Section 12.1: the Führer's orders.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{Fuhrer, Intake, Phase, Quota};

/// The Axis is about to end a turn; a corps stands two hexes from Budapest.
const NEAR: &str = "\n1131: HQ 6A\n1127: 46\n1520: 49 RC\n1719: HQ 2U";
/// The same with the corps three hexes away.
const FAR: &str = "\n1131: HQ 6A\n1127: 46\n1519: 49 RC\n1719: HQ 2U";

/// The start of the turn after `turn`, if the Führer's die falls like this.
fn next_turn(options: &[(&str, &str)], turn: u8, land: &str, before: Fuhrer, dice: &[u8]) -> Table {
    let mut t = with(options, &format!("turn {turn} axis_move{land}"));
    t.state.fuhrer = before;
    t.dice(dice).done(Axis);
    t.all_rolled();
    assert_eq!(t.phase(), Phase::Intake(Axis, Intake::Columns));
    t
}

fn ordered(count: u8) -> Fuhrer {
    Fuhrer { ordered: count, checks: count, ..Fuhrer::default() }
}

const FIRST: Option<Quota> = Some(Quota { steps: 10, armour: 4 });
const SECOND: Option<Quota> = Some(Quota { steps: 16, armour: 8 });

/// An Axis combat phase under an order: panzers and infantry around a line of Allied corps.
fn offensive(options: &[(&str, &str)], phase: &str, which: u8, quota: Quota, land: &str) -> Table {
    let mut t = with(options, &format!("turn 6 {phase}\n1131: HQ 6A\n{land}"));
    t.state.fuhrer = Fuhrer { quota: Some(quota), ..ordered(which) };
    t
}

fn missing(t: &Table) -> (u8, u8) {
    t.state.fuhrer.quota.map_or((0, 0), |q| (q.steps, q.armour))
}

/// BPH-12.1a, BPH-2.1c, PR-2: from turn 5 a die is rolled before anything else; 5 and 6 are an order, 4 is none.
#[test]
fn the_fuhrer_orders_an_offensive_on_five_or_six() {
    for (die, quota) in [(4, None), (5, FIRST), (6, FIRST)] {
        let t = next_turn(&[], 4, FAR, Fuhrer::default(), &[die]);
        assert_eq!((t.state.turn, t.state.fuhrer.quota), (5, quota), "die {die}");
    }
}

/// BPH-12.1a: no die before turn 5. Dice that nobody told about would fail the test.
#[test]
fn the_fuhrer_is_silent_before_turn_five() {
    let t = next_turn(&[], 3, NEAR, Fuhrer::default(), &[]);
    assert_eq!((t.state.turn, t.state.fuhrer), (4, Fuhrer::default()));
}

/// TV-31, BPH-12.1b, BPH-12.1d, BPH-5.8.2e: first check, a corps two hexes from Budapest, a 4 becomes 5: ten steps,
/// four of them armour, and two columns more.
#[test]
fn a_corps_near_budapest_adds_one_to_the_first_check() {
    let t = next_turn(&[], 4, NEAR, Fuhrer::default(), &[4]);
    assert_eq!(t.state.fuhrer.quota, FIRST);
    assert_eq!(t.state.pools.columns, 3 + 2);
}

/// BPH-12.1b: three hexes are not near.
#[test]
fn a_corps_three_hexes_from_budapest_does_not_count() {
    let t = next_turn(&[], 4, FAR, Fuhrer::default(), &[4]);
    assert_eq!(t.state.fuhrer.quota, None);
    assert_eq!(t.state.pools.columns, 3);
}

/// BPH-12.1b, C33 with `fuhrer_mod=first_check`: the second check of the game is not modified.
#[test]
fn only_the_first_check_is_modified_by_default() {
    let once = Fuhrer { checks: 1, ..Fuhrer::default() };
    let t = next_turn(&[], 5, NEAR, once, &[4]);
    assert_eq!(t.state.fuhrer.quota, None);
}

/// BPH-12.1b, C33 with `fuhrer_mod=until_first`: every check is, until an offensive has come.
#[test]
fn every_check_before_the_first_offensive_may_be_modified() {
    let options = [("fuhrer_mod", "until_first")];
    let once = Fuhrer { checks: 1, ..Fuhrer::default() };
    assert_eq!(next_turn(&options, 5, NEAR, once, &[4]).state.fuhrer.quota, FIRST);
    assert_eq!(next_turn(&options, 6, NEAR, ordered(1), &[4]).state.fuhrer.quota, None);
}

/// BPH-12.1c: after two offensives nothing is rolled any more.
#[test]
fn there_are_at_most_two_offensives() {
    let t = next_turn(&[], 8, NEAR, ordered(2), &[]);
    assert_eq!((t.state.turn, t.state.fuhrer.quota), (9, None));
}

/// BPH-12.1e, BPH-5.8.2e: the second asks for sixteen steps, eight of them armour, and brings one column more.
#[test]
fn the_second_offensive_asks_for_more_and_brings_less() {
    let t = next_turn(&[], 6, FAR, ordered(1), &[5]);
    assert_eq!((t.state.fuhrer.ordered, t.state.fuhrer.quota), (2, SECOND));
    assert_eq!(t.state.pools.columns, 3 + 1);
}

/// BPH-12.1d, BPH-12.1e: an order holds for its turn; the next turn begins without one and without its columns.
#[test]
fn an_order_ends_with_its_turn() {
    let before = Fuhrer { quota: Some(Quota { steps: 0, armour: 0 }), ..ordered(1) };
    let t = next_turn(&[], 6, FAR, before, &[1]);
    assert_eq!((t.state.fuhrer.quota, t.state.pools.columns), (None, 3));
}

/// C79, BPH-12.1a with `fuhrer_orders=on`: the rule is in force unless it is switched off.
#[test]
fn the_orders_are_in_force_by_default() {
    let t = next_turn(&[("fuhrer_orders", "on")], 4, FAR, Fuhrer::default(), &[6]);
    assert_eq!(t.state.fuhrer.quota, FIRST);
}

/// C79, BPH-12.1a with `fuhrer_orders=off`: no die, no order, no columns.
#[test]
fn the_orders_may_be_switched_off() {
    let t = next_turn(&[("fuhrer_orders", "off")], 4, NEAR, Fuhrer::default(), &[]);
    assert_eq!((t.state.fuhrer.quota, t.state.pools.columns), (None, 3));
    let konrad = scenario("konrad", &[("fuhrer_orders", "off")]);
    assert_eq!((konrad.state.fuhrer.quota, konrad.state.pools.columns), (None, 3));
}

/// PR-2, BPH-12.1d, BPH-12.1e: Konrad opens with the first offensive and spring with the second; neither scenario
/// rolls.
#[test]
fn scenarios_give_their_order_without_a_die() {
    let konrad = scenario("konrad", &[]);
    assert_eq!((konrad.state.fuhrer.quota, konrad.state.pools.columns), (FIRST, 3 + 2));
    let spring = scenario("spring", &[]);
    assert_eq!((spring.state.fuhrer.quota, spring.state.pools.columns), (SECOND, 2 + 1));
    let mut later = table("konrad", &[], &format!("turn 7 axis_move{FAR}"));
    later.done(Axis);
    assert_eq!((later.state.turn, later.state.fuhrer.quota), (8, None));
}

/// PR-2: at the start of turn 3 the Margarethe line comes into force, unless it was cancelled.
#[test]
fn the_margarethe_line_is_activated_at_the_start_of_turn_three() {
    use hungary_1944::state::Margarethe;
    let t = next_turn(&[], 2, FAR, Fuhrer::default(), &[]);
    assert_eq!(t.state.margarethe, Margarethe::Active);
    let mut cancelled = campaign(&format!("turn 2 axis_move{FAR}"));
    cancelled.state.margarethe = Margarethe::Never;
    cancelled.done(Axis);
    assert_eq!((cancelled.state.turn, cancelled.state.margarethe), (3, Margarethe::Never));
}

/// BPH-12.1d, HOUSE-18: the Axis may not stop while the first order is short and somebody can still attack.
#[test]
fn the_axis_may_not_stop_before_the_first_order_is_fulfilled() {
    let quota = Quota { steps: 3, armour: 2 };
    let mut t = offensive(&[], "axis_combat", 1, quota, "1716: 6 GC\n1715: 76\n1717: 1 Pz\n1210: 49 RC");
    t.refused(Axis, Action::Done, "BPH-12.1d");
    t.refused(Axis, Action::Done, "HOUSE-18");
    t.attack(Axis, 1716, &["1 Pz", "76"]).dice(&[1]).done(Axis);
    assert_eq!(missing(&t), (0, 0));
}

/// BPH-12.1e, HOUSE-18: nor before the second is.
#[test]
fn the_axis_may_not_stop_before_the_second_order_is_fulfilled() {
    let quota = Quota { steps: 16, armour: 8 };
    let t = offensive(&[], "axis_combat", 2, quota, "1716: 6 GC\n1717: 1 Pz\n1210: 49 RC");
    t.refused(Axis, Action::Done, "BPH-12.1e");
}

/// HOUSE-18: once the quota is filled the Axis may stop, though more attacks could be made.
#[test]
fn the_axis_may_stop_when_the_order_is_fulfilled() {
    let land = "1716: 6 GC\n1717: 1 Pz\n1515: 4 GC\n1516: 23 Pz";
    let mut t = offensive(&[], "axis_combat", 1, Quota { steps: 2, armour: 2 }, land);
    t.attack(Axis, 1716, &["1 Pz"]).dice(&[4]).done(Axis);
    assert_eq!(t.phase(), Phase::Combat(Axis));
    assert!(t.allowed(Axis, Action::Attack(hex(1515))));
    assert!(t.allowed(Axis, Action::Done));
}

/// HOUSE-18: a unit counts with the steps it has as it attacks, infantry only as steps, and panzers of both nations as
/// armour.
#[test]
fn units_count_with_their_steps_and_armour_of_both_nations_counts() {
    let land = "1716: 6 GC\n1717: 1 Pz*, 2 Pc, 76";
    let mut t = offensive(&[], "axis_combat", 1, Quota { steps: 10, armour: 4 }, land);
    t.attack(Axis, 1716, &["1 Pz", "2 Pc", "76"]).dice(&[1]).done(Axis);
    // One step of 1 Pz, two of 2 Pc, two of 76 who is no armour; the losses fall after they have been counted.
    assert_eq!(missing(&t), (10 - 5, 4 - 3));
}

/// HOUSE-18, C63 with `fuhrer_count=steps`: each armoured step counts.
#[test]
fn armour_is_counted_in_steps_by_default() {
    let land = "1716: 6 GC\n1717: 1 Pz, s503";
    let mut t = offensive(&[("fuhrer_count", "steps")], "axis_combat", 1, Quota { steps: 10, armour: 4 }, land);
    t.attack(Axis, 1716, &["1 Pz", "s503"]).dice(&[1]).done(Axis);
    assert_eq!(missing(&t), (10 - 3, 4 - 3));
}

/// BPH-12.1d, C63 with `fuhrer_count=units`: each armoured unit counts once, whatever its steps.
#[test]
fn armour_may_be_counted_in_units() {
    let land = "1716: 6 GC\n1717: 1 Pz, s503";
    let mut t = offensive(&[("fuhrer_count", "units")], "axis_combat", 1, Quota { steps: 10, armour: 4 }, land);
    t.attack(Axis, 1716, &["1 Pz", "s503"]).dice(&[1]).done(Axis);
    assert_eq!(missing(&t), (10 - 3, 4 - 2));
}

/// BPH-12.1d, HOUSE-18: mobile attacks count, and a unit counts once even if it attacks again.
#[test]
fn mobile_attacks_count_and_nobody_counts_twice() {
    let land = "1716: 6 GC\n1717: 1 Pz\n1615: 4 GC\n1515: 76";
    let mut t = offensive(&[("ma_then_attack", "yes")], "axis_move", 1, Quota { steps: 10, armour: 4 }, land);
    t.take(Axis, &["1 Pz"]).dice(&[6]).act(Axis, Action::MobileAttack(hex(1716)));
    assert_eq!(missing(&t), (10 - 2, 4 - 2));
    t.done(Axis);
    assert_eq!(t.phase(), Phase::Combat(Axis));
    t.attack(Axis, 1716, &["1 Pz"]).dice(&[6]).done(Axis);
    t.all_rolled();
    assert_eq!(missing(&t), (10 - 2, 4 - 2));
}

/// An order nobody can fulfil: the next turn begins at once.
fn disobeyed(options: &[(&str, &str)]) -> Table {
    let mut t = with(options, &format!("turn 6 axis_move{FAR}"));
    t.state.fuhrer = Fuhrer { quota: FIRST, ..ordered(1) };
    assert_eq!(t.rules.score(&t.state), 0);
    t.dice(&[1]).done(Axis);
    assert_eq!((t.state.turn, t.phase()), (7, Phase::Intake(Axis, Intake::Columns)));
    t
}

/// HOUSE-18, C34 with `fuhrer_penalty=cl`: an order not fulfilled costs two columns of the next income, and only of
/// that.
#[test]
fn an_order_not_fulfilled_costs_two_columns() {
    let mut t = disobeyed(&[]);
    assert_eq!((t.state.pools.columns, t.rules.score(&t.state)), (3 - 2, 0));
    while t.phase() != Phase::Move(Axis) {
        let side = if matches!(t.phase(), Phase::Intake(Axis, _)) { Axis } else { Allied };
        t.done(side);
    }
    t.dice(&[1]).done(Axis);
    assert_eq!((t.state.turn, t.state.pools.columns), (8, 3));
}

/// BPH-12.1d, C34 with `fuhrer_penalty=vp`: or two victory points, which the Allies score.
#[test]
fn an_order_not_fulfilled_may_cost_points() {
    let t = disobeyed(&[("fuhrer_penalty", "vp")]);
    assert_eq!((t.state.pools.columns, t.rules.score(&t.state)), (3, 2));
}

/// BPH-12.1d, C34 with `fuhrer_penalty=none`: or nothing.
#[test]
fn an_order_not_fulfilled_may_cost_nothing() {
    let t = disobeyed(&[("fuhrer_penalty", "none")]);
    assert_eq!((t.state.pools.columns, t.rules.score(&t.state)), (3, 0));
}

/// HOUSE-18: a fulfilled order costs nothing.
#[test]
fn a_fulfilled_order_costs_nothing() {
    let mut t = campaign(&format!("turn 6 axis_move{FAR}"));
    t.state.fuhrer = Fuhrer { quota: Some(Quota { steps: 0, armour: 0 }), ..ordered(1) };
    t.dice(&[1]).done(Axis);
    assert_eq!((t.state.turn, t.state.pools.columns), (7, 3));
}

/// BPH-5.8.2e: the extra columns are received like the others, at a headquarters, in the same turn.
#[test]
fn the_extra_columns_are_received_in_the_same_turn() {
    let land = "\n1131: HQ 6A\n1428: HQ Hu3\n1127: 46\n1520: 49 RC\n1719: HQ 2U";
    let mut t = next_turn(&[], 4, land, Fuhrer::default(), &[4]);
    let (first, second) = (t.unit("HQ 6A"), t.unit("HQ Hu3"));
    for hq in [first, first, first, second, second] {
        t.act(Axis, Action::Column(hq));
    }
    let columns = |number| t.state.at(hex(number).0).filter(|&u| t.rules.data.unit(u).id.starts_with("CL")).count();
    assert_eq!((columns(1131), columns(1428)), (3, 2));
}
