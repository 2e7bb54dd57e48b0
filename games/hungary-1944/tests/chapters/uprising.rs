//! Section 12.2: the Slovak uprising.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{Intake, Phase, Place, SUnits, Stage};
use hungary_1944::vocabulary::{Supply, UnitId};

/// The uprising zone; the others of it are mountains too, 0823, 0921 and 0922 hills.
const ZONE: [u16; 13] = [621, 622, 623, 720, 721, 722, 723, 820, 821, 822, 823, 921, 922];

fn unit_action(t: &Table, make: fn(UnitId) -> Action, id: &str) -> Action {
    make(t.unit(id))
}

/// Takes the Allies to where partisans are given up for 1 Cz.
fn at_replacements(t: &mut Table) {
    while t.phase() != Phase::Intake(Allied, Intake::Replacements) {
        let side = if matches!(t.phase(), Phase::Intake(Axis, _)) { Axis } else { Allied };
        t.done(side);
    }
}

fn rally(t: &Table, first: &str, second: &str) -> Action {
    Action::Rally { first: t.unit(first), second: t.unit(second) }
}

/// An attack on partisans who are asked whether they try to slip away.
fn attacked(options: &[(&str, &str)], land: &str, target: u16, attackers: &[&str]) -> Table {
    let mut t = with(options, &format!("turn 2 axis_combat\n{land}"));
    t.attack(Axis, target, attackers).done(Axis);
    assert_eq!(t.fight().stage, Stage::Avoid);
    t
}

/// BPH-12.2.1a with `slovak_uprising=on`: before the first turn the Allies place three partisan units in the zone.
#[test]
fn the_allies_place_three_partisan_units_in_the_zone() {
    let mut t = scenario("campaign", &[]);
    assert_eq!(t.phase(), Phase::Uprising);
    t.refused(Axis, Action::Place(hex(722)), "BPH-2.1a");
    for number in ZONE {
        assert!(t.allowed(Allied, Action::Place(hex(number))), "{number:04}");
    }
    t.refused(Allied, Action::Place(hex(920)), "BPH-12.2.1a");
    t.refused(Allied, Action::Place(hex(624)), "BPH-12.2.1a");
    t.refused(Allied, Action::Done, "BPH-2.1a");
    for number in [720, 723, 723] {
        t.act(Allied, Action::Place(hex(number)));
    }
    assert_eq!(["Slvk 1", "Slvk 2", "Slvk 3"].map(|id| t.at(id)), [Some(720), Some(723), Some(723)]);
    assert_eq!((t.state.turn, t.phase()), (1, Phase::Intake(Axis, Intake::Columns)));
}

/// C79, BPH-12.2.1a with `slovak_uprising=off`: no partisans, no units marked S, and the zone is the Axis's own.
#[test]
fn without_the_uprising_there_are_neither_partisans_nor_s_units() {
    let t = scenario("campaign", &[("slovak_uprising", "off")]);
    assert_eq!(t.phase(), Phase::Intake(Axis, Intake::Columns));
    for id in ["Slvk 1", "Slvk 2", "Slvk 3", "Dirl", "232 Tatra", "14 SS", "Schill", "18 SS HW"] {
        assert_eq!(t.place(id), Place::Out, "{id}");
    }
    assert!(ZONE.iter().all(|&number| t.controls(Axis, number)));
}

/// BPH-12.2.1b: partisans do not leave the zone.
#[test]
fn partisans_stay_in_their_zone() {
    let mut t = campaign("turn 2 allied_move\n0921: Slvk 1\n1131: 1 Pz");
    t.take(Allied, &["Slvk 1"]);
    t.refused(Allied, Action::MoveTo(hex(920)), "BPH-12.2.1b");
    assert!(t.allowed(Allied, Action::MoveTo(hex(922))));
}

/// BPH-12.2.1b: a supplied Soviet, Czech or Romanian unit next to one of them frees them all; an unsupplied one or one
/// of another nation does not.
#[test]
fn a_supplied_corps_next_to_partisans_frees_them() {
    let freed = |neighbour: &str| {
        let mut t = campaign(&format!("turn 2 allied_move\n0921: Slvk 1\n0722: Slvk 2\n0920: {neighbour}\n1131: 1 Pz"));
        t.take(Allied, &["Slvk 2"]);
        t.allowed(Allied, Action::MoveTo(hex(724)))
    };
    assert!(freed("49 RC"));
    assert!(freed("1 Cz"));
    assert!(freed("II Ro"));
    assert!(freed("49 RC attenuated"));
    assert!(!freed("49 RC unsupplied"));
    assert!(!freed("III Bg"));
    assert!(!freed("12 V"));
    assert!(!freed("HQ 4U"));
}

/// BPH-12.2.1b: a corps that arrives during the move frees them at once, and so does one that comes into supply.
#[test]
fn partisans_are_free_from_the_moment_they_are_reached() {
    let mut t = campaign("turn 2 allied_move\n0922: Slvk 1\n0919: 49 RC\n1131: 1 Pz\nallied: 0920 0921");
    assert!(!t.state.partisans_free);
    t.take(Allied, &["49 RC"]).act(Allied, Action::MoveTo(hex(921))).done(Allied);
    t.take(Allied, &["Slvk 1"]);
    assert!(t.allowed(Allied, Action::MoveTo(hex(1023))));

    let mut t = campaign("turn 2 axis_move\n0922: Slvk 1\n0921: 49 RC unsupplied, HQ 4U\n1131: 1 Pz");
    assert!(!t.state.partisans_free);
    t.done(Axis);
    assert_eq!(t.supply("49 RC"), Supply::Full);
    assert!(t.state.partisans_free);
}

/// C67, BPH-12.2.1b with `partisan_release=for_good`: they stay free when the corps has gone.
#[test]
fn partisans_are_released_for_good_by_default() {
    let t = released_and_left(&[("partisan_release", "for_good")]);
    assert!(t.allowed(Allied, Action::MoveTo(hex(1023))));
}

/// C67, BPH-12.2.1b with `partisan_release=while_adjacent`: they are bound again when it has gone.
#[test]
fn partisans_may_be_released_only_while_the_corps_is_there() {
    let t = released_and_left(&[("partisan_release", "while_adjacent")]);
    t.refused(Allied, Action::MoveTo(hex(1023)), "BPH-12.2.1b");
    let mut there =
        with(&[("partisan_release", "while_adjacent")], "turn 2 allied_move\n0922: Slvk 1\n0921: 49 RC\n1131: 1 Pz");
    there.take(Allied, &["Slvk 1"]);
    assert!(there.allowed(Allied, Action::MoveTo(hex(1023))));
}

/// A corps stood next to partisans and has gone; the partisans are taken up.
fn released_and_left(options: &[(&str, &str)]) -> Table {
    let mut t = with(options, "turn 2 allied_move\n0922: Slvk 1\n0921: 49 RC\n1131: 1 Pz\nallied: 0920 0919");
    t.take(Allied, &["49 RC"]).act(Allied, Action::MoveTo(hex(919))).done(Allied);
    t.take(Allied, &["Slvk 1"]);
    t
}

/// Supply of partisans at the end of a turn, with no headquarters anywhere.
fn supply_in(options: &[(&str, &str)], number: u16) -> Supply {
    let mut t = with(options, &format!("turn 2 axis_move\n{number:04}: Slvk 1 unsupplied\n1131: 1 Pz"));
    t.done(Axis);
    t.supply("Slvk 1")
}

/// C35, BPH-12.2.1c with `partisan_supply=slovakia`: in Slovakia they need no line, beyond it they do.
#[test]
fn partisans_are_supplied_in_slovakia() {
    assert_eq!(supply_in(&[], 722), Supply::Full);
    // 0920 is Slovak but outside the zone, 0919 is Hungarian.
    assert_eq!(supply_in(&[], 920), Supply::Full);
    assert_eq!(supply_in(&[], 919), Supply::None);
}

/// C35, BPH-12.2.1c with `partisan_supply=zone`: only in the zone.
#[test]
fn partisans_may_be_supplied_only_in_their_zone() {
    let options = [("partisan_supply", "zone")];
    assert_eq!(supply_in(&options, 722), Supply::Full);
    assert_eq!(supply_in(&options, 920), Supply::None);
}

/// BPH-12.2.1c: beyond Slovakia they trace a line like other Allied units.
#[test]
fn outside_slovakia_partisans_need_a_line_to_a_headquarters() {
    let mut t = campaign("turn 2 axis_move\n0512: Slvk 1 unsupplied\n0508: HQ 4U\n1131: 1 Pz");
    t.done(Axis);
    assert_eq!(t.supply("Slvk 1"), Supply::Full);
}

/// BPH-12.2.1d, PR-6: one partisan unit leaves the map and 1 Cz is at full strength.
#[test]
fn a_partisan_unit_fills_up_the_czechs() {
    let mut t = campaign("turn 2 reinforcements\n0722: Slvk 1\n0720: Slvk 2\n0413: 1 Cz*\n0508: HQ 4U\n1131: 1 Pz");
    at_replacements(&mut t);
    let fill = unit_action(&t, Action::Fill, "Slvk 1");
    t.refused(Allied, unit_action(&t, Action::Fill, "1 Cz"), "BPH-12.2.1d");
    t.refused(Allied, unit_action(&t, Action::Fill, "Slvk 3"), "BPH-12.2.1d");
    t.act(Allied, fill);
    assert_eq!((t.place("Slvk 1"), t.steps("1 Cz")), (Place::Out, 2));
    assert_eq!(t.at("Slvk 2"), Some(720));
}

/// BPH-12.2.1d, PR-6: not if 1 Cz is whole.
#[test]
fn partisans_do_not_fill_up_czechs_at_full_strength() {
    let mut t = campaign("turn 2 reinforcements\n0722: Slvk 1\n0413: 1 Cz, 67 RC*\n0508: HQ 4U\n1131: 1 Pz");
    at_replacements(&mut t);
    t.refused(Allied, unit_action(&t, Action::Fill, "Slvk 1"), "BPH-12.2.1d");
}

/// BPH-12.2.1e, PR-6: two partisan units bring an eliminated 1 Cz back at full strength, next to any Soviet
/// headquarters.
#[test]
fn two_partisan_units_bring_the_czechs_back() {
    let land = "0722: Slvk 1\n0720: Slvk 2\n0508: HQ 4U\n1131: 1 Pz\nlost: 1 Cz";
    let mut t = campaign(&format!("turn 2 reinforcements\n{land}"));
    at_replacements(&mut t);
    t.refused(Allied, rally(&t, "Slvk 1", "Slvk 1"), "BPH-12.2.1e");
    t.refused(Allied, rally(&t, "Slvk 1", "Slvk 3"), "BPH-12.2.1d");
    let action = rally(&t, "Slvk 1", "Slvk 2");
    t.act(Allied, action);
    assert_eq!(["Slvk 1", "Slvk 2"].map(|id| t.place(id)), [Place::Out, Place::Out]);
    // 0508 has no railway; that does not matter here, but the hex itself is not next to it.
    t.refused(Allied, Action::Place(hex(508)), "BPH-12.2.1e");
    t.refused(Allied, Action::Place(hex(510)), "BPH-12.2.1e");
    t.act(Allied, Action::Place(hex(509)));
    assert_eq!((t.at("1 Cz"), t.steps("1 Cz")), (Some(509), 2));
}

/// BPH-12.2.1e: not while 1 Cz is on the map, and not without a Soviet headquarters there.
#[test]
fn the_czechs_come_back_only_from_the_eliminated_units_and_next_to_a_headquarters() {
    let mut t = campaign("turn 2 reinforcements\n0722: Slvk 1\n0720: Slvk 2\n0508: HQ 4U\n0413: 1 Cz*\n1131: 1 Pz");
    at_replacements(&mut t);
    t.refused(Allied, rally(&t, "Slvk 1", "Slvk 2"), "BPH-12.2.1e");
    let mut t =
        campaign("turn 2 reinforcements\n0722: Slvk 1\n0720: Slvk 2\n1131: 1 Pz\n0413: 67 RC\nlost: 1 Cz, 51 RC");
    at_replacements(&mut t);
    t.refused(Allied, rally(&t, "Slvk 1", "Slvk 2"), "BPH-12.2.1e");
}

/// PR-6: partisans are given up before any other replacement is used.
#[test]
fn partisans_are_given_up_before_other_replacements() {
    let land = "0722: Slvk 1\n0413: 1 Cz*, 67 RC*\n0508: HQ 4U\n1131: 1 Pz\nlost: 51 RC";
    let mut t = campaign(&format!("turn 2 reinforcements\n{land}"));
    at_replacements(&mut t);
    let restore = unit_action(&t, Action::Restore, "67 RC");
    t.act(Allied, restore);
    t.refused(Allied, unit_action(&t, Action::Fill, "Slvk 1"), "PR-6");
}

/// BPH-12.2.1f: eliminated partisans are not rebuilt.
#[test]
fn partisans_receive_no_replacements() {
    let mut t = campaign("turn 2 reinforcements\n0722: Slvk 1\n0413: 67 RC*\n0508: HQ 4U\n1131: 1 Pz\nlost: Slvk 2");
    at_replacements(&mut t);
    t.refused(Allied, Action::Rebuild { unit: t.unit("Slvk 2"), full: true }, "BPH-12.2.1f");
    t.refused(Allied, unit_action(&t, Action::Restore, "Slvk 1"), "BPH-12.2.1f");
}

/// BPH-12.2.1g: units pass by partisans as if they were not there, though not through them.
#[test]
fn partisans_have_no_zone_of_control() {
    let mut t = campaign("turn 2 axis_move\n0822: Slvk 1\n0825: 1 Pz\n0413: 67 RC");
    assert!(t.rules.zone(&t.state, Allied).iter().all(|h| t.rules.data.map.grid.distance(h, hex(413).0) == 1));
    t.take(Axis, &["1 Pz"]);
    // 0823 and 0922 are both next to them.
    t.act(Axis, Action::MoveTo(hex(823)));
    assert!(t.allowed(Axis, Action::MoveTo(hex(922))));
    t.refused(Axis, Action::MoveTo(hex(822)), "BPH-7.1e");
}

/// A turn in which the last partisans are killed, with the dice that follow.
fn last_partisans_killed(options: &[(&str, &str)], land: &str, dice: &[u8]) -> Table {
    let mut t = with(options, &format!("turn 2 axis_combat\n0823: Slvk 1\n0824: 14 SS, 18 SS HW\n0725: 46\n{land}"));
    // 10 : 2 on hills is the column 4:1, where a 6 eliminates the defender.
    t.attack(Axis, 823, &["14 SS", "18 SS HW"]).done(Axis);
    t.dice(&[6]).done(Allied);
    assert!(t.is_lost("Slvk 1"));
    // Nobody advances; nothing is left to attack, and the turn ends.
    t.dice(dice).done(Axis);
    t
}

/// BPH-12.2.2a, C36 with `s_units_roll=one`: on 1 to 4 all the units marked S leave; other Germans stay (TV-40).
#[test]
fn the_s_units_leave_on_one_to_four() {
    for die in [1, 4] {
        let t = last_partisans_killed(&[], "0925: Schill", &[die]);
        t.all_rolled();
        assert_eq!(["14 SS", "18 SS HW", "Schill"].map(|id| t.place(id)), [Place::Out; 3], "die {die}");
        assert_eq!(t.at("46"), Some(725));
        assert_eq!(t.state.turn, 3);
    }
}

/// BPH-12.2.2a: on 5 or 6 they stay for the rest of the game, and 18 SS HW is not withdrawn on turn 8 either.
#[test]
fn the_s_units_stay_for_good_on_five_or_six() {
    let t = last_partisans_killed(&[], "", &[5]);
    assert_eq!((t.at("14 SS"), t.at("18 SS HW"), t.state.s_units), (Some(824), Some(824), SUnits::Settled));
    let withdrawn = |settled: bool| {
        let mut t = campaign("turn 7 axis_move\n0824: 18 SS HW\n1131: HQ 6A");
        t.state.s_units = if settled { SUnits::Settled } else { SUnits::Bound };
        t.dice(&[1]).done(Axis);
        while matches!(t.phase(), Phase::Intake(Axis, _)) {
            t.done(Axis);
        }
        assert_eq!(t.state.turn, 8);
        t.place("18 SS HW") == Place::Out
    };
    assert!(!withdrawn(true));
    assert!(withdrawn(false));
}

/// BPH-12.2.2a, C36 with `s_units_roll=each`: a die for each of them.
#[test]
fn each_s_unit_may_have_a_die_of_its_own() {
    let t = last_partisans_killed(&[("s_units_roll", "each")], "0925: Schill", &[4, 5, 1]);
    t.all_rolled();
    let places: Vec<bool> = ["18 SS HW", "14 SS", "Schill"].iter().map(|id| t.at(id).is_some()).collect();
    assert_eq!(places, [false, true, false]);
}

/// BPH-12.2.2a: nothing is rolled while partisans are left.
#[test]
fn no_die_is_rolled_while_partisans_are_left() {
    let t = last_partisans_killed(&[], "0720: Slvk 2", &[]);
    assert_eq!((t.state.turn, t.state.s_units), (3, SUnits::Bound));
    assert!(t.at("14 SS").is_some());
}

/// TV-40, BPH-12.2.2b: Hungarians do not fight partisans; an unmarked German unit does and is not rolled for.
#[test]
fn germans_fight_partisans_and_hungarians_do_not() {
    let land = "0823: Slvk 1\n0824: 46, 20 GH\n0925: Schill";
    let mut t = campaign(&format!("turn 2 axis_combat\n{land}"));
    t.act(Axis, Action::Attack(hex(823)));
    t.refused(Axis, unit_action(&t, Action::Attacker, "20 GH"), "BPH-12.2.2b");
    let german = unit_action(&t, Action::Attacker, "46");
    t.act(Axis, german).done(Axis);
    // 5 : 2 on hills is the column 1:1; a 6 costs a step each. Then the S units' die, a 1.
    t.dice(&[6]).done(Allied).dice(&[1]).done(Axis);
    assert!(t.is_lost("Slvk 1"));
    assert_eq!((t.at("46"), t.place("Schill")), (Some(824), Place::Out));
    let alone = campaign("turn 2 axis_combat\n0823: Slvk 1\n0824: 20 GH\n1716: 6 GC\n1717: 1 Pz");
    alone.refused(Axis, Action::Attack(hex(823)), "BPH-12.2.2b");
}

/// BPH-12.2.2b: Hungarians do not fight partisans whoever else stands in the hex; Germans beside them do.
#[test]
fn hungarians_never_fight_partisans_whoever_stands_with_them() {
    let t = campaign("turn 2 axis_combat\n0920: Slvk 1, 126 L\n1021: 2 Pc\n1716: 6 GC\n1717: 1 Pz");
    t.refused(Axis, Action::Attack(hex(920)), "BPH-12.2.2b");
    let mut t = campaign("turn 2 axis_combat\n0920: Slvk 1, 126 L\n1021: 2 Pc, 1 Pz");
    t.act(Axis, Action::Attack(hex(920)));
    t.refused(Axis, unit_action(&t, Action::Attacker, "2 Pc"), "BPH-12.2.2b");
    assert!(t.allowed(Axis, unit_action(&t, Action::Attacker, "1 Pz")));
    let mut alone = campaign("turn 2 axis_combat\n0920: 126 L\n1021: 2 Pc");
    alone.act(Axis, Action::Attack(hex(920)));
    assert!(alone.allowed(Axis, unit_action(&alone, Action::Attacker, "2 Pc")), "no partisans, no such rule");
}

/// Partisans in 0720 are taken up, with somebody next to them in 0719.
fn beside(options: &[(&str, &str)], land: &str) -> Table {
    let mut t = with(options, &format!("turn 2 allied_move\n0720: Slvk 1\n0719: {land}"));
    t.take(Allied, &["Slvk 1"]);
    t
}

/// C67, BPH-12.2.1b with `partisan_relief=combat_unit`: a headquarters beside partisans frees nobody, a supplied corps
/// does.
#[test]
fn a_headquarters_does_not_free_partisans() {
    let t = beside(&[("partisan_relief", "combat_unit")], "HQ 4U");
    t.refused(Allied, Action::MoveTo(hex(719)), "BPH-12.2.1b");
    assert!(beside(&[], "67 RC").allowed(Allied, Action::MoveTo(hex(719))));
}

/// C67, BPH-12.2.1b with `partisan_relief=any_unit`: a headquarters with a line to a supply hex does; one that is cut
/// off and a column do not.
#[test]
fn a_headquarters_may_free_partisans() {
    let reading = [("partisan_relief", "any_unit")];
    assert!(beside(&reading, "HQ 4U").allowed(Allied, Action::MoveTo(hex(719))));
    let cut_off = "HQ 4U\n0718: 46\n0620: 68\n0820: 75\n0721: 76";
    beside(&reading, cut_off).refused(Allied, Action::MoveTo(hex(719)), "BPH-12.2.1b");
    beside(&reading, "CL S1").refused(Allied, Action::MoveTo(hex(719)), "BPH-12.2.1b");
}

/// HOUSE-10: units marked S enter only Slovak hexes while there are partisans; then they are free.
#[test]
fn s_units_stay_in_slovakia_while_there_are_partisans() {
    let mut t = campaign("turn 2 axis_move\n0822: Slvk 1\n0824: 14 SS\n1020: 18 SS HW\n0413: 67 RC");
    t.take(Axis, &["18 SS HW"]);
    // It starts in Hungary and may stay there; it may go to Slovakia, but to no other Hungarian hex.
    t.refused(Axis, Action::MoveTo(hex(1019)), "HOUSE-10");
    assert!(t.allowed(Axis, Action::MoveTo(hex(920))));
    t.done(Axis);
    t.state.s_units = SUnits::Settled;
    t.take(Axis, &["14 SS"]);
    assert!(t.allowed(Axis, Action::MoveTo(hex(825))));
    t.done(Axis);
    let mut free = campaign("turn 2 axis_move\n1020: 18 SS HW\n0413: 67 RC");
    free.state.s_units = SUnits::Settled;
    free.take(Axis, &["18 SS HW"]);
    assert!(free.allowed(Axis, Action::MoveTo(hex(1019))));
}

/// HOUSE-10: nor do they follow up an attack into another country.
#[test]
fn s_units_do_not_advance_out_of_slovakia() {
    // 0919 is Hungarian. 25 : 6 on hills is the column 3:1, where a 6 eliminates the defender.
    let mut t = campaign("turn 2 axis_combat\n0822: Slvk 1\n0920: 18 SS HW, 1 Pz, 23 Pz\n0919: 126 L");
    t.attack(Axis, 919, &["18 SS HW", "1 Pz", "23 Pz"]).dice(&[6]).done(Axis);
    t.refused(Axis, unit_action(&t, Action::Advance, "18 SS HW"), "HOUSE-10");
    assert!(t.allowed(Axis, unit_action(&t, Action::Advance, "1 Pz")));
}

/// Whether partisans avoid combat with this die.
fn avoids(land: &str, target: u16, attackers: &[&str], die: u8) -> bool {
    let mut t = attacked(&[], &format!("{land}\n1716: 6 GC\n1717: 1 Pz, CL A1"), target, attackers);
    // Should it come to blows, the second die is that of the fight.
    t.dice(&[die, 1]).act(Allied, Action::Avoid);
    let fought = t.notes.iter().any(|n| n.text.key == "log-rolled");
    assert_eq!(fought, t.notes.iter().any(|n| n.text.key == "log-not-avoided"));
    !fought
}

/// TV-32, BPH-12.2.3a: lone partisans in a mountain hex avoid combat with a 3, which counts as 2, and with a 2.
#[test]
fn lone_partisans_in_the_mountains_slip_away_on_one_to_three() {
    let land = "0822: Slvk 1\n0823: 232 Tatra";
    let results = [1, 2, 3, 4, 5, 6].map(|die| avoids(land, 822, &["232 Tatra"], die));
    assert_eq!(results, [true, true, true, false, false, false]);
}

/// BPH-12.2.3a: in hills there is no modifier: 1 or 2.
#[test]
fn lone_partisans_in_the_hills_slip_away_on_one_or_two() {
    let land = "0823: Slvk 1\n0824: 14 SS";
    let results = [1, 2, 3].map(|die| avoids(land, 823, &["14 SS"], die));
    assert_eq!(results, [true, true, false]);
}

/// TV-33, BPH-12.2.3a: stacked, on flat ground and attacked from opposite sides, a 1 counts as 6.
#[test]
fn stacked_partisans_on_flat_ground_do_not_slip_away() {
    let land = "0920: Slvk 1, Slvk 2\n0919: 46\n0921: 76";
    assert!(!avoids(land, 920, &["46", "76"], 1));
}

/// BPH-12.2.3a: each modifier by itself.
#[test]
fn each_modifier_counts_by_itself() {
    // Two in a mountain hex: −1 for the mountain, +1 for the company.
    assert!(avoids("0822: Slvk 1, Slvk 2\n0823: 232 Tatra", 822, &["232 Tatra"], 2));
    assert!(!avoids("0822: Slvk 1, Slvk 2\n0823: 232 Tatra", 822, &["232 Tatra"], 3));
    // A concentric attack in a mountain hex: +2 and −1.
    assert!(avoids("0822: Slvk 1\n0823: 232 Tatra\n0821: 46", 822, &["232 Tatra", "46"], 1));
    assert!(!avoids("0822: Slvk 1\n0823: 232 Tatra\n0821: 46", 822, &["232 Tatra", "46"], 2));
    // Flat ground alone: +2, so even a 1 is too much.
    assert!(!avoids("0920: Slvk 1\n0919: 46", 920, &["46"], 1));
}

/// BPH-12.2.3a: they need not try; then the fight goes on without that die.
#[test]
fn partisans_need_not_try_to_slip_away() {
    let mut t = attacked(&[], "0822: Slvk 1\n0823: 232 Tatra\n1716: 6 GC\n1717: 1 Pz", 822, &["232 Tatra"]);
    t.dice(&[1]).done(Allied);
    t.all_rolled();
    assert!(t.notes.iter().any(|n| n.text.key == "log-rolled"));
}

/// BPH-12.2.3a: partisans among other troops do not slip away.
#[test]
fn partisans_with_other_troops_stand_and_fight() {
    let mut t = campaign("turn 2 axis_combat\n0920: Slvk 1, 126 L\n1021: 1 Pz\n1716: 6 GC\n1717: 23 Pz");
    t.dice(&[1]).attack(Axis, 920, &["1 Pz"]).done(Axis);
    t.all_rolled();
    assert!(t.notes.iter().any(|n| n.text.key == "log-rolled"));
}

/// C37, BPH-12.2.3a with `partisan_evade=stay`: the attack is void, the partisans stay, the attackers have attacked.
#[test]
fn partisans_who_avoid_combat_stay_where_they_are() {
    let mut t = attacked(&[], "0822: Slvk 1\n0823: 232 Tatra\n1716: 6 GC\n1717: 1 Pz", 822, &["232 Tatra"]);
    t.dice(&[1]).act(Allied, Action::Avoid);
    t.all_rolled();
    assert_eq!((t.at("Slvk 1"), t.at("232 Tatra"), t.steps("232 Tatra")), (Some(822), Some(823), 2));
    let told = t.notes.iter().find(|n| n.text.key == "log-avoided").map(|n| n.throws.clone());
    assert_eq!(told, Some(vec![Some((1, 3))]), "the log says which faces would do");
    assert_eq!(t.phase(), Phase::Combat(Axis));
    t.refused(Axis, Action::Attack(hex(822)), "BPH-8.1b");
}

/// C37, BPH-12.2.3a: a mobile attack they avoid has cost its points and ends the move.
#[test]
fn a_mobile_attack_on_partisans_who_slip_away_ends_the_move() {
    let mut t = campaign("turn 2 axis_move\n0822: Slvk 1\n0823: 232 Tatra\n1131: 46");
    t.take(Axis, &["232 Tatra"]).act(Axis, Action::MobileAttack(hex(822)));
    t.dice(&[1]).act(Allied, Action::Avoid);
    assert_eq!((t.at("232 Tatra"), t.at("Slvk 1"), t.phase()), (Some(823), Some(822), Phase::Move(Axis)));
    t.refused(Axis, unit_action(&t, Action::Select, "232 Tatra"), "BPH-7.1d");
}

/// C37, BPH-12.2.3a with `partisan_evade=retreat`: they withdraw by one hex, inside their zone.
#[test]
fn partisans_who_avoid_combat_may_withdraw_by_a_hex() {
    let land = "0822: Slvk 1\n0823: 232 Tatra\n0821: 46\n1716: 6 GC\n1717: 1 Pz";
    let mut t = attacked(&[("partisan_evade", "retreat")], land, 822, &["232 Tatra"]);
    t.dice(&[1]).act(Allied, Action::Avoid);
    // 0821 and 0823 hold the enemy; 0721, 0722, 0921 and 0922 are left.
    let ways: Vec<Action> = [721, 722, 921, 922].map(|n| Action::MoveTo(hex(n))).to_vec();
    assert_eq!(t.list(Allied), ways);
    t.act(Allied, Action::MoveTo(hex(921)));
    assert_eq!((t.at("Slvk 1"), t.at("232 Tatra")), (Some(921), Some(823)));
    assert!(t.allowed(Axis, Action::Attack(hex(1716))));
    // At the edge of the zone: 0923 lies outside, 0824 holds the enemy.
    let land = "0823: Slvk 1\n0824: 14 SS\n1716: 6 GC\n1717: 1 Pz";
    let mut t = attacked(&[("partisan_evade", "retreat")], land, 823, &["14 SS"]);
    t.dice(&[1]).act(Allied, Action::Avoid);
    let ways: Vec<Action> = [722, 723, 822, 922].map(|n| Action::MoveTo(hex(n))).to_vec();
    assert_eq!(t.list(Allied), ways);
}
