//! Chapter 4: stacking.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::Frame;
use hungary_1944::vocabulary::Side;

/// Takes a unit up and says whether it may end its move in a hex.
fn may_enter(mut t: Table, side: Side, unit: &str, number: u16) -> bool {
    t.take(side, &[unit]).allowed(side, Action::MoveTo(hex(number)))
}

/// BPH-4.1a: four units in a hex, and no fifth.
#[test]
fn four_units_may_stand_in_a_hex_but_not_five() {
    let three = campaign("turn 2 axis_move\n1821: 76, 46, 68\n1822: 254");
    assert!(may_enter(three, Axis, "254", 1821));
    let mut four = campaign("turn 2 axis_move\n1821: 76, 46, 68, 75\n1822: 254");
    four.take(Axis, &["254"]).refused(Axis, Action::MoveTo(hex(1821)), "BPH-4.1a");
}

/// BPH-4.1a: units of any kind count: headquarters, artillery, partisans.
#[test]
fn headquarters_artillery_and_partisans_take_up_room() {
    for fourth in ["HQ 2U", "7 Art", "Slvk 1"] {
        let mut t = campaign(&format!("turn 5 allied_move\n0822: 57 RC, 49 RC, 104 RC, {fourth}\n0821: 37 RC"));
        t.take(Allied, &["37 RC"]).refused(Allied, Action::MoveTo(hex(822)), "BPH-4.1a");
        let t = campaign("turn 5 allied_move\n0822: 57 RC, 49 RC, 104 RC\n0821: 37 RC");
        assert!(may_enter(t, Allied, "37 RC", 822));
    }
}

/// BPH-4.1a: two stacks that move together count as they arrive.
#[test]
fn a_stack_that_moves_together_needs_room_for_all() {
    let mut t = campaign("turn 2 axis_move\n1821: 76, 46, 68\n1822: 254, 75");
    t.take(Axis, &["254", "75"]).refused(Axis, Action::MoveTo(hex(1821)), "BPH-4.1a");
}

/// BPH-4.1a: four move together into an empty hex; a fifth is one too many, however far the full hex is.
#[test]
fn four_move_together() {
    let mut t = campaign("turn 2 axis_move\n1821: 76, 46, 68, 75");
    t.take(Axis, &["76", "46", "68", "75"]).act(Axis, Action::MoveTo(hex(1822)));
    assert_eq!(["76", "46", "68", "75"].map(|id| t.at(id)), [Some(1822); 4]);
    let mut t = campaign("turn 2 axis_move\n1716: 6 GC\n1717: 1 Pz\n1719: 76, 46, 68, 75\naxis: 1717 1718 1719");
    t.take(Axis, &["1 Pz"]).refused(Axis, Action::MoveTo(hex(1719)), "BPH-4.1a");
}

/// BPH-4.1a, PR-3: a unit is not put on the map where there are four already.
#[test]
fn a_reinforcement_does_not_enter_a_full_hex() {
    let mut t = campaign("turn 5 reinforcements\ndue 5: 3 Pz\n1131: 76, 46, 68, 75");
    t.done(Axis);
    let unit = t.unit("3 Pz");
    t.act(Axis, Action::Enter(unit));
    t.refused(Axis, Action::Place(hex(1131)), "BPH-4.1a");
    t.act(Axis, Action::Place(hex(429)));
    assert_eq!(t.at("3 Pz"), Some(429));
}

/// BPH-4.1a: nor does a fifth unit advance.
#[test]
fn an_advance_stops_at_four_units() {
    let mut t = campaign("turn 2 axis_combat\n1821: 76, 46, 68\n1921: 75, 254\n1822: VII Ro*");
    let units = ["76", "46", "68", "75", "254"].map(|u| t.unit(u));
    // 24 : 3 is 8:1; a 2 is 0/2.
    t.attack(Axis, 1822, &["76", "46", "68", "75", "254"]).dice(&[2]).done(Axis);
    for unit in &units[..4] {
        t.act(Axis, Action::Advance(*unit));
    }
    assert_eq!(t.state.at(hex(1822).0).count(), 4);
    let fifth = t.rules.data.unit(units[4]).id.clone();
    assert!(t.state.frames.is_empty(), "nobody can advance any more");
    assert_eq!(t.at(&fifth), Some(1921));
}

const WITH_COLUMNS: &str = "turn 2 axis_move\n1821: 76, 46, 68, 75\n1822: CL A1, CL A2";

/// BPH-4.1a, option cl_stacking = free: logistic columns take up no room (C20).
#[test]
fn columns_stack_without_limit() {
    let mut t = campaign(WITH_COLUMNS);
    t.take(Axis, &["CL A1", "CL A2"]).act(Axis, Action::MoveTo(hex(1821)));
    assert_eq!(t.at("CL A2"), Some(1821));
}

/// BPH-4.1a, option cl_stacking = count: they count like units, also when they are received.
#[test]
fn columns_may_count_for_stacking() {
    let options = [("cl_stacking", "count")];
    let mut t = with(&options, WITH_COLUMNS);
    t.take(Axis, &["CL A1"]).refused(Axis, Action::MoveTo(hex(1821)), "BPH-4.1a");
    let mut t = with(&options, "turn 2 axis_move\n1821: 76, 46, CL A1, CL A2\n1822: 68");
    t.take(Axis, &["68"]).refused(Axis, Action::MoveTo(hex(1821)), "BPH-4.1a");
    let mut t = with(&options, "turn 2 reinforcements\n1130: HQ 6A, 76, 46, 68\n1131: HQ 8A, 75, 254");
    t.refused(Axis, Action::Column(t.unit("HQ 6A")), "BPH-4.1a");
    let hq = t.unit("HQ 8A");
    t.act(Axis, Action::Column(hq));
    t.refused(Axis, Action::Column(hq), "BPH-4.1a");
}

/// BPH-4.1b: the railway from Cegled runs through the full hex of Kecskemet; the headquarters passes, but does not
/// stop. The Soviet headquarters nearby rules out operational movement, and round the town the way is too long.
#[test]
fn a_full_hex_may_be_passed() {
    let mut t = campaign("turn 2 axis_move\n1720: HQ 6A\n1821: 76, 46, 68, 75\n1620: HQ 3U");
    t.take(Axis, &["HQ 6A"]);
    t.refused(Axis, Action::MoveTo(hex(1821)), "BPH-4.1a");
    t.act(Axis, Action::MoveTo(hex(2119)));
    assert_eq!(t.at("HQ 6A"), Some(2119));
}

/// TV-36. BPH-4.1c: Czechoslovak units stack with Soviet ones, within the limit of four.
#[test]
fn czechoslovaks_stack_with_soviets() {
    let t = campaign("turn 2 allied_move\n2117: 57 RC\n2116: 1 Cz");
    assert!(may_enter(t, Allied, "1 Cz", 2117));
    let mut full = campaign("turn 2 allied_move\n2117: 57 RC, 49 RC, 104 RC, 37 RC\n2116: 1 Cz");
    full.take(Allied, &["1 Cz"]).refused(Allied, Action::MoveTo(hex(2117)), "BPH-4.1a");
}

/// BPH-4.1c: but not with Romanians, Bulgarians or Yugoslavs.
#[test]
fn czechoslovaks_do_not_stack_with_other_allies() {
    for host in ["VII Ro", "III Bg", "12 V"] {
        let mut t = campaign(&format!("turn 2 allied_move\n2117: {host}\n2116: 1 Cz"));
        t.take(Allied, &["1 Cz"]).refused(Allied, Action::MoveTo(hex(2117)), "BPH-4.1c");
    }
}

/// BPH-4.1c: the Slovak partisans stack with Czechoslovaks and Soviets (C52), and with nobody else.
#[test]
fn partisans_stack_with_czechoslovaks_and_soviets() {
    for guest in ["1 Cz", "57 RC"] {
        let t = campaign(&format!("turn 2 allied_move\n0822: Slvk 1\n0821: {guest}"));
        assert!(may_enter(t, Allied, guest, 822));
    }
    let mut t = campaign("turn 2 allied_move\n0822: Slvk 1\n0821: VII Ro");
    t.take(Allied, &["VII Ro"]).refused(Allied, Action::MoveTo(hex(822)), "BPH-4.1e");
}

/// BPH-4.1d: Germans and Hungarians stack freely.
#[test]
fn germans_and_hungarians_stack() {
    let mut t = campaign("turn 2 axis_move\n1821: 76, 46\n1822: 10 GH, HQ Hu3");
    t.take(Axis, &["10 GH", "HQ Hu3"]).act(Axis, Action::MoveTo(hex(1821)));
    assert_eq!(t.at("10 GH"), Some(1821));
}

/// TV-36. BPH-4.1e: Romanians, Bulgarians and Yugoslavs do not stack with Soviets, whoever comes to whom.
#[test]
fn romanians_bulgarians_and_yugoslavs_do_not_stack_with_soviets() {
    for ally in ["VII Ro", "III Bg", "12 V"] {
        for (host, guest) in [("57 RC", ally), (ally, "57 RC"), (ally, "HQ 2U")] {
            let mut t = campaign(&format!("turn 2 allied_move\n2117: {host}\n2116: {guest}"));
            t.take(Allied, &[guest]).refused(Allied, Action::MoveTo(hex(2117)), "BPH-4.1e");
        }
    }
}

/// BPH-4.1e: nor with each other.
#[test]
fn the_smaller_allies_do_not_stack_with_each_other() {
    for (host, guest) in [("VII Ro", "III Bg"), ("III Bg", "12 V"), ("12 V", "VII Ro")] {
        let mut t = campaign(&format!("turn 2 allied_move\n2117: {host}\n2116: {guest}"));
        t.take(Allied, &[guest]).refused(Allied, Action::MoveTo(hex(2117)), "BPH-4.1e");
    }
}

/// BPH-4.1e: with their own nation they do.
#[test]
fn units_of_one_nation_stack() {
    for (host, guest) in [("VII Ro", "Mt Ro"), ("III Bg", "IV Bg")] {
        let t = campaign(&format!("turn 2 allied_move\n2117: {host}\n2116: {guest}"));
        assert!(may_enter(t, Allied, guest, 2117));
    }
}

/// BPH-4.1e: a logistic column is of no nation.
#[test]
fn a_column_stacks_with_every_ally() {
    for host in ["VII Ro", "III Bg", "12 V", "57 RC", "1 Cz"] {
        let t = campaign(&format!("turn 2 allied_move\n2117: {host}\n2116: CL S1"));
        assert!(may_enter(t, Allied, "CL S1", 2117));
    }
}

const FIVE_ATTACK: &str = "turn 2 axis_combat\n1821: 76, 46, 68, 75, 254\n1822: VII Ro*\n1920: II Ro*\n2021: 10 GH";

/// BPH-4.2a: of five units in a hex four attack; the fifth does not, in this attack or another.
#[test]
fn surplus_units_do_not_attack() {
    let mut t = campaign(FIVE_ATTACK);
    let fifth = t.unit("254");
    t.attack(Axis, 1822, &["76", "46", "68", "75"]);
    t.refused(Axis, Action::Attacker(fifth), "BPH-4.2a");
    // 20 : 3 is 6:1; a 2 is 0/1. Nobody advances.
    t.dice(&[2]).done(Axis).done(Axis);
    t.attack(Axis, 1920, &["10 GH"]);
    t.refused(Axis, Action::Attacker(fifth), "BPH-4.2a");
}

/// BPH-4.2a: when one has gone there is no surplus any more.
#[test]
fn the_fifth_unit_attacks_once_there_are_only_four() {
    let mut t = campaign(FIVE_ATTACK);
    let (first, fifth) = (t.unit("76"), t.unit("254"));
    t.attack(Axis, 1822, &["76", "46", "68", "75"]).dice(&[2]).done(Axis);
    t.act(Axis, Action::Advance(first)).done(Axis);
    t.act(Axis, Action::Attack(hex(1920))).act(Axis, Action::Attacker(fifth));
}

/// BPH-4.2a: a surplus headquarters is nobody's loss: four divisions beside it attack.
#[test]
fn the_surplus_unit_may_be_one_that_does_not_attack() {
    let mut t = campaign("turn 2 axis_combat\n1821: 76, 46, 68, 75, HQ 6A\n1822: VII Ro*");
    t.attack(Axis, 1822, &["76", "46", "68", "75"]);
}

/// BPH-4.2a: five German tank units do not attack together on the move either.
#[test]
fn surplus_units_make_no_mobile_attack() {
    let mut t = campaign("turn 2 axis_move\n1821: 1 Pz, 23 Pz, 13 Pz, 24 Pz, FHH\n1822: VII Ro*");
    t.take(Axis, &["1 Pz", "23 Pz", "13 Pz", "24 Pz"]);
    assert!(t.allowed(Axis, Action::MobileAttack(hex(1822))));
    let fifth = t.unit("FHH");
    t.act(Axis, Action::Join(fifth));
    t.refused(Axis, Action::MobileAttack(hex(1822)), "BPH-4.2a");
}

const FIVE_DEFEND: &str = "turn 2 allied_combat\n1821: 76, 46, 68, 75, 271\n1820: 4 GC";

/// BPH-4.2a: nor does the fifth unit attack a hex that nobody else could.
#[test]
fn a_surplus_unit_does_not_attack_by_itself() {
    let mut t = campaign(
        "turn 2 axis_combat\n1821: 76, 46, 68, 75, 254\n1822: VII Ro*\n1920: II Ro*\n1515: 10 GH\n1514: 6 GC*",
    );
    t.attack(Axis, 1822, &["76", "46", "68", "75"]).dice(&[2]).done(Axis).done(Axis);
    t.refused(Axis, Action::Attack(hex(1920)), "BPH-4.2a");
    assert!(t.allowed(Axis, Action::Attack(hex(1514))));
}

/// BPH-4.2a: surplus units add nothing in defence. 7 : 25 would be worse than 1:3; 7 : 20 is 1:3.
#[test]
fn surplus_units_do_not_defend() {
    let mut t = campaign(FIVE_DEFEND);
    let surplus = t.unit("271");
    t.attack(Allied, 1821, &["4 GC"]).done(Allied).act(Axis, Action::Surplus(surplus));
    assert_eq!(t.rules.sum(&t.state, t.fight()).defence, 20);
    assert_eq!(t.column(), "1:3");
}

/// BPH-4.2b: the owner names the surplus unit; it loses a step and goes west or north, not into the zone of 4 GC in
/// 1720.
#[test]
fn a_surplus_axis_unit_loses_a_step_and_goes_west_or_north() {
    let mut t = campaign(FIVE_DEFEND);
    let surplus = t.unit("271");
    t.attack(Allied, 1821, &["4 GC"]).done(Allied);
    t.act(Axis, Action::Surplus(surplus));
    assert_eq!(t.steps("271"), 1);
    assert_eq!(t.list(Axis), [1721, 1822, 1921].map(|n| Action::MoveTo(hex(n))));
    t.refused(Axis, Action::MoveTo(hex(1720)), "BPH-4.2b");
    t.refused(Axis, Action::MoveTo(hex(1920)), "BPH-4.2b");
    // 7 : 20 is 1:3; a 6 is 1/0.
    t.dice(&[6]).act(Axis, Action::MoveTo(hex(1721)));
    assert_eq!(t.at("271"), Some(1721));
    assert_eq!(t.steps("4 GC"), 1);
    t.all_rolled();
}

/// BPH-4.2b: an Allied one goes south or east.
#[test]
fn a_surplus_allied_unit_goes_south_or_east() {
    let mut t = campaign("turn 2 axis_combat\n1821: 57 RC, 49 RC, 104 RC, 37 RC, 51 RC\n1822: 1 Pz, 23 Pz");
    let surplus = t.unit("51 RC");
    t.attack(Axis, 1821, &["1 Pz", "23 Pz"]).done(Axis);
    t.act(Allied, Action::Surplus(surplus));
    // 1720 is further east than 1821; 1921 would be south, but lies in the zone of the tanks.
    assert_eq!(t.list(Allied), [1720, 1820, 1920].map(|n| Action::MoveTo(hex(n))));
    t.refused(Allied, Action::MoveTo(hex(1721)), "BPH-4.2b");
    t.refused(Allied, Action::MoveTo(hex(1921)), "BPH-4.2b");
}

/// BPH-4.2b: a friendly unit in the hex makes up for the enemy zone (C21).
#[test]
fn a_surplus_unit_retreats_to_friends_in_an_enemy_zone() {
    let mut t = campaign(&format!("{FIVE_DEFEND}\n1720: 10 GH"));
    let surplus = t.unit("271");
    t.attack(Allied, 1821, &["4 GC"]).done(Allied);
    t.act(Axis, Action::Surplus(surplus));
    assert!(t.allowed(Axis, Action::MoveTo(hex(1720))));
}

/// BPH-4.2b: every unit beyond four goes; one of a single step is lost at once.
#[test]
fn all_surplus_units_go() {
    let mut t = campaign("turn 2 allied_combat\n1821: 76, 46, 68, 75, 9 PH, 271\n1820: 4 GC");
    let (weak, strong) = (t.unit("9 PH"), t.unit("271"));
    t.attack(Allied, 1821, &["4 GC"]).done(Allied);
    t.act(Axis, Action::Surplus(weak));
    assert!(t.is_lost("9 PH"));
    t.act(Axis, Action::Surplus(strong));
    assert!(matches!(t.state.frames.last(), Some(Frame::Retreat { .. })));
}

/// BPH-4.2b: with nowhere to go it is eliminated (C21): 1720 and 1822 are held by the enemy, 1721 and 1921 in his
/// zones.
#[test]
fn a_surplus_unit_with_nowhere_to_go_is_eliminated() {
    let mut t = campaign("turn 2 allied_combat\n1821: 76, 46, 68, 75, 271\n1720: 57 RC\n1822: 49 RC");
    let surplus = t.unit("271");
    t.attack(Allied, 1821, &["57 RC", "49 RC"]).done(Allied);
    t.dice(&[6]).act(Axis, Action::Surplus(surplus));
    assert!(t.is_lost("271"));
}
