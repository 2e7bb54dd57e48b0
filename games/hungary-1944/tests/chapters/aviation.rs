//! Chapter 9: the air phase, and what aircraft do for the troops below.

use crate::common::*;
use hungary_1944::state::{AirPlace, Phase, Sky};
use hungary_1944::vocabulary::{Front, Side, Zone};
use hungary_1944::{Action, Hungary1944};
use kernel::{Arg, DataFiles, Game, Rng, Scene, Title, Viewer};

/// Two units far from each other and from everything, so that the turn has somewhere to stop.
const QUIET: &str = "\n2215: 49 RC\n1131: 1 Pz\n2316: HQ 2U\n";
/// A corps faces a division below air zone 16; each has a column, so that its support is asked for in any case.
const FACING: &str = "\n1715: 49 RC, CL S1\n1716: 76, CL A1\n1815: HQ 2U\n";
/// All that is available to the two Fronts on turn 1.
const SECOND: &str = "13 GIAD, 14 GIAD, 331 IAD, 1 GIAD, 4 GShAD, 264 ShAD, 7 GShAD, 12 GShAD, 218 BAD, 312 NBAD";
const FOURTH: &str = "10 GIAD, 15 GIAD, 224 ShAD, 227 ShAD";

fn mission(t: &Table, id: &str, zone: u8) -> Action {
    Action::Mission { air: t.air(id), zone: Zone(zone) }
}

fn send(t: &mut Table, side: Side, id: &str, zone: u8) {
    let action = mission(t, id, zone);
    t.act(side, action);
}

fn target(t: &Table, id: &str, at: &str) -> Action {
    Action::Target { air: t.air(id), target: t.air(at) }
}

fn aim(t: &mut Table, side: Side, id: &str, at: &str) {
    let action = target(t, id, at);
    t.act(side, action);
}

fn abort(t: &mut Table, side: Side, id: &str) {
    let action = Action::Abort(t.air(id));
    t.act(side, action);
}

fn support(t: &Table, id: &str) -> Action {
    Action::AirSupport(t.air(id))
}

fn fly_in(t: &mut Table, side: Side, id: &str) {
    let action = support(t, id);
    t.act(side, action);
}

/// Nobody tries to abort over the zone.
fn stay(t: &mut Table) {
    t.done(Axis).done(Allied);
}

fn seen_by(t: &Table, side: Side) -> Scene {
    t.rules.scene(&t.state, Viewer::Seat(side.seat()))
}

/// The box or zone a viewer sees an air unit in.
fn shown_at(scene: &Scene, id: &str) -> String {
    scene.pieces.iter().find(|p| p.id == id).map(|p| p.at.clone()).unwrap_or_default()
}

fn attack_sum(t: &Table) -> (u16, u16) {
    let sum = t.rules.sum(&t.state, t.fight());
    (sum.attack, sum.defence)
}

/// BPH-9.1a: fighters and fighter-bombers open fire; bombers and assault aircraft carry their air factor in brackets.
#[test]
fn an_air_unit_is_a_fighter_or_has_its_air_factor_in_brackets() {
    let t = campaign(&format!("turn 2 air{QUIET}air box: 8 JD, SG 2, KG 27, C1AR"));
    let scene = seen_by(&t, Axis);
    let printed = |id: &str| scene.pieces.iter().find(|p| p.id == id).map(|p| p.factors.as_str());
    let expected = [("8 JD", "7-1", true), ("SG 2", "4-4", true), ("KG 27", "(2)-3", false), ("C1AR", "(3)-3", false)];
    for (id, factors, fighter) in expected {
        assert_eq!(printed(id), Some(factors));
        assert_eq!(t.rules.data.air(t.air(id)).kind.is_fighter(), fighter, "{id}");
    }
}

/// BPH-9.2a: both sides assign at once, each its own available units, each unit once, to one of the 24 zones.
#[test]
fn both_sides_send_their_available_units_to_zones() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air box: 8 JD, SG 2, 13 GIAD, 14 GIAD\nlost: MKHL 101"));
    assert_eq!(t.phase(), Phase::Missions);
    assert_eq!(t.rules.deciders(&t.state), t.rules.seats());
    t.refused(Axis, mission(&t, "13 GIAD", 16), "BPH-9.2a");
    t.refused(Axis, mission(&t, "MKHL 101", 16), "BPH-9.2a");
    t.refused(Axis, mission(&t, "8 JD", 0), "BPH-9.2a");
    t.refused(Axis, mission(&t, "8 JD", 25), "BPH-9.2a");
    send(&mut t, Axis, "8 JD", 16);
    t.refused(Axis, mission(&t, "8 JD", 15), "BPH-9.2a");
    send(&mut t, Allied, "13 GIAD", 16);
    t.done(Axis);
    t.refused(Axis, mission(&t, "SG 2", 16), "BPH-9.2a");
    send(&mut t, Allied, "14 GIAD", 22);
    t.done(Allied);
    assert_eq!(t.air_place("8 JD"), AirPlace::Over(Zone(16)));
    assert_eq!(t.air_place("14 GIAD"), AirPlace::Over(Zone(22)));
    assert_eq!(t.air_place("SG 2"), AirPlace::Available);
    let number = |(_, arg): &(_, Arg)| if let Arg::Number(number) = arg { Some(*number) } else { None };
    let told = t.notes.iter().filter(|note| note.text.key == "log-over-zone");
    let told: Vec<i64> = told.flat_map(|note| note.text.args.iter().filter_map(number)).collect();
    assert_eq!(told, [16, 1, 16, 1, 22, 1], "each side's zones, and how many aircraft are over each");
}

/// BPH-9.2a, PR-8: until both are done a seat sees its own missions and nobody else's; then everybody sees all.
#[test]
fn missions_are_secret_until_both_sides_are_done() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air box: 8 JD, 13 GIAD"));
    send(&mut t, Axis, "8 JD", 16);
    send(&mut t, Allied, "13 GIAD", 17);
    t.done(Axis);
    let (axis, allied) = (seen_by(&t, Axis), seen_by(&t, Allied));
    let watcher = t.rules.scene(&t.state, Viewer::Spectator);
    assert_eq!((shown_at(&axis, "8 JD"), shown_at(&axis, "13 GIAD")), ("zone-16".into(), "air-2U".into()));
    assert_eq!((shown_at(&allied, "8 JD"), shown_at(&allied, "13 GIAD")), ("air-axis".into(), "zone-17".into()));
    assert_eq!((shown_at(&watcher, "8 JD"), shown_at(&watcher, "13 GIAD")), ("air-axis".into(), "air-2U".into()));
    t.done(Allied);
    for scene in [seen_by(&t, Axis), seen_by(&t, Allied), t.rules.scene(&t.state, Viewer::Spectator)] {
        assert_eq!((shown_at(&scene, "8 JD"), shown_at(&scene, "13 GIAD")), ("zone-16".into(), "zone-17".into()));
    }
}

/// BPH-9.2a, PR-8: neither the picture, nor the log, nor what a seat can imagine depends on the other's secret
/// missions.
#[test]
fn nothing_a_seat_sees_depends_on_the_other_sides_missions() {
    let after = |zone: u8| {
        let mut t = campaign(&format!("turn 2 air{QUIET}air box: 8 JD, SG 2, 13 GIAD"));
        send(&mut t, Axis, "8 JD", zone);
        send(&mut t, Axis, "SG 2", zone);
        t
    };
    let (one, other) = (after(16), after(3));
    assert_ne!(one.state, other.state);
    assert_ne!(seen_by(&one, Axis), seen_by(&other, Axis));
    assert_eq!(seen_by(&one, Allied), seen_by(&other, Allied));
    assert_eq!(one.list(Allied), other.list(Allied));
    let read = |t: &Table, side: Side| {
        t.notes.iter().filter(|n| n.may_be_read_by(Viewer::Seat(side.seat()))).cloned().collect::<Vec<_>>()
    };
    assert_eq!(read(&one, Axis).len(), 2);
    assert_eq!(read(&one, Allied), []);
    let imagined = |t: &Table| t.rules.imagine(&t.state, Allied.seat(), &mut Rng::new(44));
    assert_eq!(imagined(&one), imagined(&other));
}

/// BPH-9.2.1a with `air_radius=twelve`: from 2607 zone 10 begins between nine and twelve hexes away.
#[test]
fn allied_aircraft_fly_twelve_hexes_by_default() {
    let t = campaign("turn 2 air\n2607: HQ 2U\n1131: 1 Pz\nair box: 13 GIAD, C1AR");
    assert!(t.allowed(Allied, mission(&t, "13 GIAD", 10)));
    assert!(t.allowed(Allied, mission(&t, "C1AR", 10)));
    t.refused(Allied, mission(&t, "13 GIAD", 15), "BPH-10.4b");
}

/// BPH-9.2.1a with `air_radius=nine`: zone 10 is too far, zone 16 is not.
#[test]
fn allied_aircraft_fly_nine_hexes_by_that_option() {
    let t = with(&[("air_radius", "nine")], "turn 2 air\n2607: HQ 2U\n1131: 1 Pz\nair box: 13 GIAD, C1AR");
    t.refused(Allied, mission(&t, "13 GIAD", 10), "BPH-9.2.1a");
    t.refused(Allied, mission(&t, "C1AR", 10), "BPH-9.2.1a");
    assert!(t.allowed(Allied, mission(&t, "13 GIAD", 16)));
}

/// BPH-9.2.1a, BPH-10.4b: the radius is 9 hexes or 12 to the hex, not one more and not one less.
#[test]
fn the_radius_ends_with_its_last_hex() {
    let supports = |radius: &str, hq: u16| {
        let land = format!("1715: 49 RC, CL S1\n1714: 76\n{hq:04}: HQ 2U");
        let mut t = with(&[("air_radius", radius)], &format!("turn 2 allied_combat\n{land}\nair 16: 264 ShAD"));
        t.attack(Allied, 1714, &["49 RC"]).done(Allied);
        t.allowed(Allied, support(&t, "264 ShAD"))
    };
    // In the row of Oradea: 9, 10, 12 and 13 hexes east of it.
    assert_eq!([1705, 1704].map(|hq| supports("nine", hq)), [true, false]);
    assert_eq!([1702, 1701].map(|hq| supports("twelve", hq)), [true, false]);
    assert_eq!([1702, 1701].map(|hq| supports("split", hq)), [true, false], "a Soviet unit");
}

/// BPH-9.2.1a with `air_radius=split`: 12 hexes for Soviets, 9 for the others.
#[test]
fn only_soviet_aircraft_fly_twelve_hexes_by_the_split_option() {
    let t = with(&[("air_radius", "split")], "turn 2 air\n2607: HQ 2U\n1131: 1 Pz\nair box: 13 GIAD, C1AR");
    assert!(t.allowed(Allied, mission(&t, "13 GIAD", 10)));
    t.refused(Allied, mission(&t, "C1AR", 10), "BPH-9.2.1a");
    assert!(t.allowed(Allied, mission(&t, "C1AR", 16)));
}

/// BPH-9.2.1b: Axis aircraft operate anywhere on the map.
#[test]
fn axis_aircraft_reach_every_zone() {
    let t = campaign("turn 2 air\n2607: HQ 2U\n1131: 1 Pz\nair box: KG 27");
    for zone in 1..=24 {
        assert!(t.allowed(Axis, mission(&t, "KG 27", zone)), "zone {zone}");
    }
}

/// BPH-9.2.2a with `hq2u_airbase=on_map`: on turn 1 the base is 2607, wherever the headquarters stands by then.
#[test]
fn on_turn_one_the_second_front_flies_from_2607() {
    let arad = |turn| campaign(&format!("turn {turn} air\n2216: HQ 2U\n1131: 1 Pz\nair box: 13 GIAD"));
    let first = arad(1);
    assert!(first.allowed(Allied, mission(&first, "13 GIAD", 10)));
    first.refused(Allied, mission(&first, "13 GIAD", 15), "BPH-10.4b");
    let second = arad(2);
    assert!(second.allowed(Allied, mission(&second, "13 GIAD", 15)));
}

/// BPH-9.2.2a: so a headquarters that has gone on to Arad on turn 1 does not take the radius of its aircraft along.
#[test]
fn on_turn_one_the_radius_is_counted_from_2607_in_the_fights_too() {
    let allows = |options: &[(&str, &str)], turn: u8, target: u16| {
        let land = format!("1815: 49 RC, CL S1\n{target:04}: 76\n2216: HQ 2U");
        let mut t = with(options, &format!("turn {turn} allied_combat\n{land}\nair 16: 264 ShAD"));
        t.attack(Allied, target, &["49 RC"]).done(Allied);
        t.allowed(Allied, support(&t, "264 ShAD"))
    };
    // 1714 is 12 hexes from 2607 and 1715 is 13; both are near Arad, 2216.
    assert!(allows(&[], 1, 1714));
    assert!(!allows(&[], 1, 1715));
    assert!(allows(&[], 2, 1715));
    assert!(!allows(&[("hq2u_airbase", "off_map")], 1, 1714));
}

/// BPH-9.2.2a with `hq2u_airbase=off_map`: the base lies two hexes below 2607, so zone 10 is out of reach on turn 1.
#[test]
fn the_base_may_be_taken_to_lie_below_the_map() {
    let table = |turn| {
        with(&[("hq2u_airbase", "off_map")], &format!("turn {turn} air\n2607: HQ 2U\n1131: 1 Pz\nair box: 13 GIAD"))
    };
    let first = table(1);
    first.refused(Allied, mission(&first, "13 GIAD", 10), "BPH-10.4b");
    assert!(first.allowed(Allied, mission(&first, "13 GIAD", 16)));
    let second = table(2);
    assert!(second.allowed(Allied, mission(&second, "13 GIAD", 10)));
}

/// TV-30, BPH-9.2.2b, BPH-9.2.2c: ten units of the 2nd Front and four of the 4th, and none of the 3rd.
#[test]
fn fourteen_allied_air_units_fly_on_turn_one() {
    let sketch = format!(
        "turn 1 air\n2607: HQ 2U\n0508: HQ 4U\n1131: 1 Pz\ndue 4: HQ 3U\n\
         air box: {SECOND}, {FOURTH}, C1AR, 194 IAD, 288 IAD 4U"
    );
    let mut t = campaign(&sketch);
    for id in SECOND.split(", ") {
        send(&mut t, Allied, id, 17);
    }
    t.refused(Allied, mission(&t, "C1AR", 17), "BPH-9.2.2b");
    for id in FOURTH.split(", ") {
        send(&mut t, Allied, id, 5);
    }
    t.refused(Allied, mission(&t, "288 IAD", 5), "BPH-9.2.2b");
    t.refused(Allied, mission(&t, "194 IAD", 17), "BPH-9.2.2c");
    assert_eq!(t.list(Allied), [Action::Done]);
    assert_eq!(t.state.orders[Allied].missions.len(), 14);
}

/// BPH-9.2.2b: on turn 1 it is 10 and 4 whatever the railways say.
#[test]
fn the_railways_do_not_matter_for_the_aircraft_of_turn_one() {
    let boxes = |turn| {
        let t = campaign(&format!("turn {turn} air\n2606: HQ 2U\n2703: HQ 4U\n1131: 1 Pz\nair box: 13 GIAD"));
        [t.state.pools.boxes[Front::Second], t.state.pools.boxes[Front::Fourth]]
    };
    assert_eq!(boxes(1), [10, 4]);
    assert_eq!(boxes(2), [4, 10]);
}

/// BPH-9.2.2c: the fourteen hold until the headquarters of the 3rd Front has come, even for two Fronts by the railway.
#[test]
fn a_fifteenth_unit_flies_only_when_the_third_front_has_come() {
    let table = |third: &str| {
        let air = format!("air box: {SECOND}, {FOURTH}, 194 IAD 4U");
        let mut t = campaign(&format!("turn 3 air\n2607: HQ 2U\n2703: HQ 4U\n1131: 1 Pz\n{third}\n{air}"));
        for id in format!("{SECOND}, {FOURTH}").split(", ") {
            send(&mut t, Allied, id, 23);
        }
        t
    };
    let awaited = table("due 4: HQ 3U");
    awaited.refused(Allied, mission(&awaited, "194 IAD", 23), "BPH-9.2.2c");
    let arrived = table("2614: HQ 3U");
    assert!(arrived.allowed(Allied, mission(&arrived, "194 IAD", 23)));
}

/// The 3rd Front's reserve and a 2nd Front with one free place, at the transfers of turn 2.
const RESERVE: &str = "\n2607: HQ 2U\n2703: HQ 4U\n1131: 1 Pz\ndue 4: HQ 3U
    air box: 14 GIAD, 331 IAD, 1 GIAD, 4 GShAD, 264 ShAD, 7 GShAD, 12 GShAD, 218 BAD, 312 NBAD, 10 GIAD, 194 IAD, \
    288 IAD";

fn transfer(t: &Table, id: &str, front: Front) -> Action {
    Action::Transfer { air: t.air(id), front }
}

/// BPH-9.2.2d with `reserve_3u=open`, `air_transfer=reinforcement_phase`: the reserve fills free places, no more.
#[test]
fn the_reserve_of_the_third_front_fills_free_places() {
    let mut t = campaign(&format!("turn 2 reinforcements{RESERVE}"));
    while t.phase() != Phase::Transfers {
        let side = if matches!(t.phase(), Phase::Intake(Axis, _)) { Axis } else { Allied };
        t.done(side);
    }
    t.refused(Allied, transfer(&t, "10 GIAD", Front::Third), "BPH-10.5a");
    let first = transfer(&t, "194 IAD", Front::Second);
    t.act(Allied, first);
    t.refused(Allied, transfer(&t, "288 IAD", Front::Second), "BPH-10.4c");
    t.done(Allied);
    assert_eq!(t.phase(), Phase::Missions);
    assert!(t.allowed(Allied, mission(&t, "194 IAD", 17)));
    t.refused(Allied, mission(&t, "288 IAD", 17), "BPH-9.2.2c");
}

/// BPH-9.2.2d with `reserve_3u=closed`: nobody leaves the reserve before the 3rd Front has come.
#[test]
fn the_reserve_may_be_closed_until_the_third_front_comes() {
    let mut t = with(&[("reserve_3u", "closed")], &format!("turn 2 reinforcements{RESERVE}"));
    while t.phase() != Phase::Transfers {
        let side = if matches!(t.phase(), Phase::Intake(Axis, _)) { Axis } else { Allied };
        t.done(side);
    }
    t.refused(Allied, transfer(&t, "194 IAD", Front::Second), "BPH-9.2.2d");
    assert!(t.allowed(Allied, transfer(&t, "10 GIAD", Front::Second)));
}

/// BPH-9.2.2d with `air_transfer=end_of_turn`: transfers come after the supply check and not in the next turn's start.
#[test]
fn air_units_may_change_fronts_at_the_end_of_the_turn() {
    let mut t = with(&[("air_transfer", "end_of_turn")], &format!("turn 2 axis_move{RESERVE}"));
    t.done(Axis);
    assert_eq!((t.phase(), t.state.turn), (Phase::LateTransfers, 2));
    let action = transfer(&t, "194 IAD", Front::Second);
    t.act(Allied, action);
    // A second one finds the box full, but 10 GIAD could still go elsewhere in another turn; the Allies stop here.
    t.refused(Allied, transfer(&t, "288 IAD", Front::Second), "BPH-10.4c");
    t.done(Allied);
    assert_eq!(t.state.turn, 3);
    while t.phase() != Phase::Missions {
        assert_ne!(t.phase(), Phase::Transfers);
        let side = if matches!(t.phase(), Phase::Intake(Axis, _)) { Axis } else { Allied };
        t.done(side);
    }
    assert!(t.allowed(Allied, mission(&t, "194 IAD", 17)));
}

/// BPH-9.3a: with units of both sides and a fighter among them there is air combat; without a fighter there is none.
#[test]
fn it_takes_both_sides_and_a_fighter_for_an_air_combat() {
    let t = campaign(&format!("turn 2 air{QUIET}air 12: KG 27, 13 GIAD"));
    assert_eq!(t.phase(), Phase::Skies(Zone(12), Sky::Abort(Axis)));
    let bombers = campaign(&format!("turn 2 air{QUIET}air 12: KG 27, 4 GShAD"));
    assert_eq!(bombers.phase(), Phase::Move(Allied));
    let apart = campaign(&format!("turn 2 air{QUIET}air 12: 8 JD\nair 11: 13 GIAD"));
    assert_eq!(apart.phase(), Phase::Move(Allied));
}

/// BPH-9.4a, BPH-9.5f: the Axis tries to abort first, then the Allies; only units over the zone, and nobody has to.
#[test]
fn the_axis_aborts_before_the_allies() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air 12: 8 JD, 13 GIAD\nair 16: SG 2"));
    t.refused(Allied, Action::Abort(t.air("13 GIAD")), "BPH-9.4a");
    t.refused(Axis, Action::Abort(t.air("13 GIAD")), "BPH-9.4a");
    t.refused(Axis, Action::Abort(t.air("SG 2")), "BPH-9.4a");
    assert!(t.allowed(Axis, Action::Abort(t.air("8 JD"))));
    t.done(Axis);
    assert_eq!(t.phase(), Phase::Skies(Zone(12), Sky::Abort(Allied)));
    t.refused(Axis, Action::Abort(t.air("8 JD")), "BPH-9.4a");
    t.done(Allied);
    assert_eq!(t.phase(), Phase::Skies(Zone(12), Sky::Target(Axis)));
}

/// BPH-9.4b: a 4 brings a Soviet fighter home, a 3 does not, and it tries only once.
#[test]
fn an_air_unit_aborts_on_four_or_more_and_tries_once() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air 12: 8 JD, 13 GIAD, 14 GIAD, 331 IAD"));
    t.done(Axis).dice(&[4, 3]);
    abort(&mut t, Allied, "13 GIAD");
    assert_eq!(t.air_place("13 GIAD"), AirPlace::Available);
    abort(&mut t, Allied, "14 GIAD");
    assert_eq!(t.air_place("14 GIAD"), AirPlace::Over(Zone(12)));
    t.refused(Allied, Action::Abort(t.air("14 GIAD")), "BPH-9.4b");
    assert!(t.allowed(Allied, Action::Abort(t.air("331 IAD"))));
    t.all_rolled();
}

/// BPH-9.4c, C11 with `abort_bomber_mod=minus_one`: +2 for Axis fighters and fighter-bombers, −1 for bombers, nothing
/// for assault aircraft and Allied fighters.
#[test]
fn the_kind_of_aircraft_modifies_the_abort_roll() {
    let lowest = [
        ("8 JD", 2),
        ("MKHL 101", 2),
        ("SG 2", 2),
        ("MKHL 102", 2),
        ("KG 27", 5),
        ("13 GIAD", 4),
        ("4 GShAD", 4),
        ("C1AR", 4),
        ("218 BAD", 5),
    ];
    for (id, needed) in lowest {
        for (die, home) in [(needed, true), (needed - 1, false)] {
            // JG 76 and 14 GIAD see to it that there are fighters of both sides whoever tries.
            let mut t = campaign(&format!("turn 3 air{QUIET}air 12: JG 76, 14 GIAD, {id}"));
            let side = t.rules.data.air(t.air(id)).side;
            if side == Allied {
                t.done(Axis);
            }
            t.dice(&[die]);
            abort(&mut t, side, id);
            assert_eq!(t.air_place(id) == AirPlace::Available, home, "{id} rolls {die}");
            let key = if home { "log-aborts" } else { "log-does-not-abort" };
            let told = t.notes.iter().find(|n| n.text.key == key).map(|n| n.throws.clone());
            assert_eq!(told, Some(vec![Some((needed, 6))]), "the log says which faces bring {id} home");
            t.all_rolled();
        }
    }
}

/// BPH-9.4c, C11 with `abort_bomber_mod=zero`: bombers go home on a 4, as in the rulebook's example.
#[test]
fn bombers_may_abort_without_their_modifier() {
    for (die, home) in [(4, true), (3, false)] {
        let mut t = with(&[("abort_bomber_mod", "zero")], &format!("turn 2 air{QUIET}air 12: KG 27, 13 GIAD"));
        t.dice(&[die]);
        abort(&mut t, Axis, "KG 27");
        assert_eq!(t.air_place("KG 27") == AirPlace::Available, home, "rolls {die}");
    }
}

/// The example of 9.4: one fighter and one bomber against six fighters, four assault units and two bombers.
fn example_of_zone_twelve(options: &[(&str, &str)]) -> Table {
    let soviets =
        "13 GIAD, 14 GIAD, 331 IAD, 1 GIAD, 10 GIAD, 15 GIAD, 4 GShAD, 264 ShAD, 7 GShAD, 12 GShAD, 218 BAD, 312 NBAD";
    let mut t = with(options, &format!("turn 2 air{QUIET}air 12: 8 JD, KG 27, {soviets}"));
    t.dice(&[3, 4]);
    abort(&mut t, Axis, "8 JD");
    abort(&mut t, Axis, "KG 27");
    t.all_rolled();
    t
}

/// TV-24, BPH-9.4b, BPH-9.4c: the fighter's 3 becomes 5 and it is home; the bomber's 4 becomes 3 and it is not (C11).
#[test]
fn in_the_rulebooks_example_the_fighter_aborts_and_the_bomber_does_not() {
    let t = example_of_zone_twelve(&[]);
    assert_eq!(t.air_place("8 JD"), AirPlace::Available);
    assert_eq!(t.air_place("KG 27"), AirPlace::Over(Zone(12)));
    assert_eq!(t.phase(), Phase::Skies(Zone(12), Sky::Abort(Allied)));
}

/// TV-24, BPH-9.4c with `abort_bomber_mod=zero`: the bomber's 4 brings it home too, and there is nobody left to fight.
#[test]
fn in_the_rulebooks_example_both_abort_without_the_bombers_modifier() {
    let t = example_of_zone_twelve(&[("abort_bomber_mod", "zero")]);
    assert_eq!(t.air_place("8 JD"), AirPlace::Available);
    assert_eq!(t.air_place("KG 27"), AirPlace::Available);
    assert_eq!(t.phase(), Phase::Move(Allied));
}

/// BPH-9.5a: each fighter names a target, several may name the same one, nobody may decline, and nothing is rolled
/// before all are named.
#[test]
fn every_fighter_names_a_target_before_any_die_is_rolled() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air 12: 8 JD, SG 2, 13 GIAD, 4 GShAD\nair 16: 14 GIAD"));
    stay(&mut t);
    t.refused(Axis, Action::Done, "BPH-9.5a");
    t.refused(Axis, target(&t, "8 JD", "SG 2"), "BPH-9.5a");
    t.refused(Axis, target(&t, "8 JD", "14 GIAD"), "BPH-9.5a");
    t.refused(Axis, target(&t, "13 GIAD", "8 JD"), "BPH-9.5a");
    aim(&mut t, Axis, "8 JD", "13 GIAD");
    aim(&mut t, Axis, "SG 2", "13 GIAD");
    assert_eq!(t.phase(), Phase::Skies(Zone(12), Sky::Target(Allied)));
    // Told dice would fail the test if anything had been rolled by now.
    t.dice(&[8, 9, 5, 6, 6]);
    aim(&mut t, Allied, "13 GIAD", "SG 2");
    t.all_rolled();
}

/// BPH-9.5b, C61: a bomber answers one of those that fired at it, never anybody else; with one firer there is no
/// choice.
#[test]
fn a_bomber_answers_one_of_those_that_fired_at_it() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air 12: 8 JD, KG 27, 13 GIAD, 14 GIAD, 331 IAD, 4 GShAD"));
    stay(&mut t);
    aim(&mut t, Axis, "8 JD", "4 GShAD");
    aim(&mut t, Allied, "13 GIAD", "KG 27");
    aim(&mut t, Allied, "14 GIAD", "KG 27");
    aim(&mut t, Allied, "331 IAD", "8 JD");
    assert_eq!(t.phase(), Phase::Skies(Zone(12), Sky::Answer(Axis)));
    t.refused(Axis, target(&t, "KG 27", "331 IAD"), "BPH-9.5b");
    assert!(t.allowed(Axis, target(&t, "KG 27", "13 GIAD")));
    // 8 JD twice, 13 GIAD, 14 GIAD, 331 IAD, then the answers: KG 27 hits with a 2, 4 GShAD misses with a 3.
    t.dice(&[8, 8, 6, 6, 5, 2, 3]);
    aim(&mut t, Axis, "KG 27", "14 GIAD");
    t.all_rolled();
    assert_eq!(t.air_place("14 GIAD"), AirPlace::Lost);
    assert!(!t.state.air(t.air("8 JD")).reduced);
    assert_eq!(t.air_place("KG 27"), AirPlace::Over(Zone(12)));
}

/// BPH-9.5c, BPH-9.5d: a die for each step, and each die up to the air factor takes a step from the target.
#[test]
fn each_step_rolls_a_die_and_each_die_up_to_the_factor_hits() {
    let fight = |axis: &str, dice: &[u8]| {
        let mut t = campaign(&format!("turn 2 air{QUIET}air 12: {axis}, 13 GIAD"));
        stay(&mut t);
        aim(&mut t, Axis, "SG 2", "13 GIAD");
        t.dice(dice);
        aim(&mut t, Allied, "13 GIAD", "SG 2");
        t.all_rolled();
        (t.air_place("13 GIAD"), t.air_place("SG 2"), t.state.air(t.air("SG 2")).reduced)
    };
    use AirPlace::{Available, Lost};
    // SG 2 has the factor 4 and two steps, 13 GIAD the factor 5 and one step.
    assert_eq!(fight("SG 2", &[5, 5, 6]), (Available, Available, false));
    assert_eq!(fight("SG 2", &[5, 4, 6]), (Lost, Available, false));
    assert_eq!(fight("SG 2", &[5, 5, 5]), (Available, Available, true));
    // Reduced it rolls one die with the same factor, and one hit is the end of it.
    assert_eq!(fight("SG 2 reduced", &[4, 6]), (Lost, Available, true));
    assert_eq!(fight("SG 2 reduced", &[5, 5]), (Available, Lost, false));
}

/// TV-25, BPH-9.5c, BPH-9.5d: 1 and 8 against a 3: one step each, so the German is reduced and the Soviet eliminated.
#[test]
fn in_the_rulebooks_duel_both_lose_a_step() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air 12: 8 JD, 1 GIAD"));
    stay(&mut t);
    aim(&mut t, Axis, "8 JD", "1 GIAD");
    t.dice(&[1, 8, 3]);
    aim(&mut t, Allied, "1 GIAD", "8 JD");
    t.all_rolled();
    assert!(t.state.air(t.air("8 JD")).reduced);
    assert_eq!(t.air_place("8 JD"), AirPlace::Available);
    assert_eq!(t.air_place("1 GIAD"), AirPlace::Lost);
}

/// BPH-9.5e: a unit of two steps fires both dice at the target it has named.
#[test]
fn a_unit_does_not_split_its_dice() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air 12: 8 JD, SG 2, 1 GIAD, 13 GIAD"));
    stay(&mut t);
    aim(&mut t, Axis, "8 JD", "1 GIAD");
    t.refused(Axis, target(&t, "8 JD", "13 GIAD"), "BPH-9.5e");
}

/// BPH-9.5f, PR-1: aborts, then targets, the Axis first in both, then the bombers' answers, then the dice.
#[test]
fn targets_follow_the_aborts_and_the_axis_names_first() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air 12: 8 JD, SG 2, 13 GIAD, 14 GIAD, 4 GShAD"));
    t.refused(Axis, target(&t, "8 JD", "13 GIAD"), "PR-8");
    stay(&mut t);
    t.refused(Axis, Action::Abort(t.air("8 JD")), "PR-8");
    t.refused(Allied, target(&t, "13 GIAD", "8 JD"), "BPH-9.5f");
    aim(&mut t, Axis, "8 JD", "4 GShAD");
    aim(&mut t, Axis, "SG 2", "4 GShAD");
    aim(&mut t, Allied, "13 GIAD", "8 JD");
    aim(&mut t, Allied, "14 GIAD", "8 JD");
    assert_eq!(t.phase(), Phase::Skies(Zone(12), Sky::Answer(Allied)));
    t.dice(&[10, 10, 10, 10, 10, 10, 10]);
    aim(&mut t, Allied, "4 GShAD", "SG 2");
    t.all_rolled();
}

/// BPH-9.6a: bombers and assault aircraft never open fire, and those nobody fired at do not fire at all.
#[test]
fn a_bracketed_factor_is_only_for_defence() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air 12: 8 JD, KG 27, 13 GIAD, 4 GShAD"));
    stay(&mut t);
    t.refused(Axis, target(&t, "KG 27", "13 GIAD"), "BPH-9.6a");
    aim(&mut t, Axis, "8 JD", "13 GIAD");
    t.refused(Allied, target(&t, "4 GShAD", "8 JD"), "BPH-9.6a");
    // Three dice: two of 8 JD, one of 13 GIAD. Neither KG 27 nor 4 GShAD rolls.
    t.dice(&[10, 10, 10]);
    aim(&mut t, Allied, "13 GIAD", "8 JD");
    t.all_rolled();
    assert_eq!(t.air_place("KG 27"), AirPlace::Over(Zone(12)));
}

/// The campaign with two more Axis bombers, for an example that has three.
fn with_three_axis_bombers(sketch: &str) -> Table {
    let rewritten = include_str!("../../data/air.toml").split("[[air]]").map(|unit| {
        if ["SG 10", "MKHL 102"].iter().any(|id| unit.contains(&format!("id = \"{id}\""))) {
            unit.replace("kind = \"jabo\"", "kind = \"bomber\"").replace("bracketed = false", "bracketed = true")
        } else {
            unit.to_owned()
        }
    });
    let air = rewritten.collect::<Vec<_>>().join("[[air]]");
    let files = DataFiles { files: [("air.toml".to_owned(), air)].into() };
    let rules = Hungary1944.open(&files, "campaign", &Default::default()).unwrap_or_else(|p| panic!("{p:?}"));
    let position = rules.sketch(sketch).unwrap_or_else(|p| panic!("{p}"));
    let mut t = campaign(QUIET);
    t.state = rules.place(&position).unwrap_or_else(|p| panic!("{p:?}"));
    t.rules = rules;
    t
}

/// TV-26, BPH-9.5a, BPH-9.5b: any fighter may fire at any enemy, all at one or each at another; bombers only answer.
#[test]
fn in_the_rulebooks_example_any_fighter_fires_at_any_target() {
    let axis = ["8 JD", "MKHL 101", "KG 27", "SG 10", "MKHL 102"];
    let soviet = ["13 GIAD", "14 GIAD", "331 IAD", "218 BAD", "312 NBAD"];
    let sketch = format!("turn 2 air{QUIET}air 12: {}, {}", axis.join(", "), soviet.join(", "));
    let mut t = with_three_axis_bombers(&sketch);
    stay(&mut t);
    for fighter in &axis[..2] {
        for enemy in soviet {
            assert!(t.allowed(Axis, target(&t, fighter, enemy)), "{fighter} at {enemy}");
        }
    }
    aim(&mut t, Axis, "8 JD", "218 BAD");
    aim(&mut t, Axis, "MKHL 101", "218 BAD");
    for fighter in &soviet[..3] {
        for enemy in axis {
            assert!(t.allowed(Allied, target(&t, fighter, enemy)), "{fighter} at {enemy}");
        }
    }
    for fighter in &soviet[..3] {
        aim(&mut t, Allied, fighter, "SG 10");
    }
    // Only the bombers that were fired at answer, and only those that fired at them.
    let answers: Vec<Action> = soviet[..3].iter().map(|s| target(&t, "SG 10", s)).collect();
    assert_eq!(t.list(Axis), answers);
    aim(&mut t, Axis, "SG 10", "14 GIAD");
    assert_eq!(t.list(Allied), [target(&t, "218 BAD", "8 JD"), target(&t, "218 BAD", "MKHL 101")]);
    // 8 JD and MKHL 101 two dice each, three Soviet fighters, SG 10 with two steps, 218 BAD.
    t.dice(&[10, 10, 10, 10, 10, 10, 10, 10, 10, 10]);
    aim(&mut t, Allied, "218 BAD", "MKHL 101");
    t.all_rolled();
}

/// C61, BPH-9.5c with `air_return_fire=once`: a fighter fires at the target it named and does not answer others.
#[test]
fn a_fighter_fires_once_by_default() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air 12: 8 JD, KG 27, 13 GIAD"));
    stay(&mut t);
    aim(&mut t, Axis, "8 JD", "13 GIAD");
    // 8 JD twice, 13 GIAD at KG 27, KG 27 in answer.
    t.dice(&[8, 8, 6, 3]);
    aim(&mut t, Allied, "13 GIAD", "KG 27");
    t.all_rolled();
}

/// C61, BPH-9.5c with `air_return_fire=all`: whoever is fired on also answers each that fired.
#[test]
fn everybody_answers_by_that_option() {
    let mut t = with(&[("air_return_fire", "all")], &format!("turn 2 air{QUIET}air 12: 8 JD, KG 27, 13 GIAD, 14 GIAD"));
    stay(&mut t);
    aim(&mut t, Axis, "8 JD", "13 GIAD");
    aim(&mut t, Allied, "13 GIAD", "KG 27");
    // 8 JD twice, both Soviets at KG 27; in answer 13 GIAD hits 8 JD, and KG 27 fires at each of the two: no choice.
    t.dice(&[8, 8, 6, 6, 5, 3, 3]);
    aim(&mut t, Allied, "14 GIAD", "KG 27");
    t.all_rolled();
    assert!(t.state.air(t.air("8 JD")).reduced);
}

/// PR-8: zones are settled by number; who aborted or fought is home, bombers and those left alone stay over their zone.
#[test]
fn zones_are_settled_in_the_order_of_their_numbers() {
    let mut t =
        campaign(&format!("turn 2 air{QUIET}air 17: SG 2, 14 GIAD\nair 12: 8 JD, KG 27, 13 GIAD\nair 3: MKHL 101"));
    assert_eq!(t.phase(), Phase::Skies(Zone(12), Sky::Abort(Axis)));
    stay(&mut t);
    aim(&mut t, Axis, "8 JD", "13 GIAD");
    t.dice(&[8, 8, 10]);
    aim(&mut t, Allied, "13 GIAD", "8 JD");
    assert_eq!(t.phase(), Phase::Skies(Zone(17), Sky::Abort(Axis)));
    t.done(Axis).dice(&[6]);
    abort(&mut t, Allied, "14 GIAD");
    assert_eq!(t.phase(), Phase::Move(Allied));
    let places = ["8 JD", "13 GIAD", "14 GIAD", "KG 27", "SG 2", "MKHL 101"].map(|id| t.air_place(id));
    use AirPlace::{Available, Over};
    assert_eq!(places, [Available, Available, Available, Over(Zone(12)), Over(Zone(17)), Over(Zone(3))]);
}

/// PR-8: when an abort leaves nobody to fight, nothing is fired.
#[test]
fn no_round_of_fire_follows_if_one_side_has_gone_home() {
    let mut t = campaign(&format!("turn 2 air{QUIET}air 12: 8 JD, 13 GIAD"));
    t.dice(&[2]);
    abort(&mut t, Axis, "8 JD");
    assert_eq!(t.phase(), Phase::Move(Allied));
    assert_eq!(t.air_place("13 GIAD"), AirPlace::Over(Zone(12)));
}

/// TV-39, BPH-9.5.1a, BPH-9.8a: a fighter that fought is home and gives no ground support.
#[test]
fn a_fighter_that_fought_gives_no_ground_support() {
    let mut t = campaign(&format!("turn 2 air{FACING}air 16: 8 JD, 13 GIAD, 264 ShAD"));
    stay(&mut t);
    aim(&mut t, Axis, "8 JD", "13 GIAD");
    t.dice(&[8, 8, 10]);
    aim(&mut t, Allied, "13 GIAD", "8 JD");
    assert_eq!(t.air_place("13 GIAD"), AirPlace::Available);
    t.done(Allied).attack(Allied, 1716, &["49 RC"]).done(Allied);
    t.refused(Allied, support(&t, "13 GIAD"), "BPH-9.5.1a");
    assert!(t.allowed(Allied, support(&t, "264 ShAD")));
    t.done(Allied);
    t.refused(Axis, support(&t, "8 JD"), "BPH-9.5.1a");
}

/// TV-39, BPH-9.5.1a with `soviet_fighters_bomb=on`: a fighter left alone in its zone adds its bombing factor, once.
#[test]
fn a_fighter_nobody_fought_adds_its_bombing_factor_once() {
    let mut t = campaign(&format!("turn 2 allied_combat{FACING}air 16: 13 GIAD"));
    t.attack(Allied, 1716, &["49 RC"]).done(Allied);
    assert_eq!(attack_sum(&t), (8, 5));
    fly_in(&mut t, Allied, "13 GIAD");
    assert_eq!(attack_sum(&t), (9, 5));
    t.refused(Allied, support(&t, "13 GIAD"), "HOUSE-8");
    t.done(Allied).dice(&[1]).done(Axis);
    assert_eq!(t.air_place("13 GIAD"), AirPlace::Available);
}

/// BPH-9.5.1a: in defence as well, in the other side's combat phase.
#[test]
fn a_fighter_left_alone_helps_the_defence_too() {
    let mut t = campaign(&format!("turn 2 allied_combat{FACING}air 16: 8 JD"));
    t.attack(Allied, 1716, &["49 RC"]).done(Allied).done(Allied);
    fly_in(&mut t, Axis, "8 JD");
    assert_eq!(attack_sum(&t), (8, 6));
}

/// BPH-9.5.1a with `soviet_fighters_bomb=off`: Soviet fighters have no bombs; German ones do.
#[test]
fn soviet_fighters_may_be_without_bombs() {
    let sketch = format!("turn 2 allied_combat{FACING}air 16: 13 GIAD, 264 ShAD, 8 JD");
    let mut t = with(&[("soviet_fighters_bomb", "off")], &sketch);
    t.attack(Allied, 1716, &["49 RC"]).done(Allied);
    t.refused(Allied, support(&t, "13 GIAD"), "BPH-9.7a");
    t.done(Allied);
    assert!(t.allowed(Axis, support(&t, "8 JD")));
}

/// BPH-9.7a with `air_support=at_combat`: bombers over the zone join whatever fight is declared below, on either side.
#[test]
fn bombers_add_their_factor_to_attack_and_defence() {
    let mut t = campaign(&format!("turn 2 allied_combat{FACING}air 16: 264 ShAD, KG 27"));
    t.attack(Allied, 1716, &["49 RC"]).done(Allied);
    t.refused(Allied, support(&t, "KG 27"), "BPH-9.7a");
    fly_in(&mut t, Allied, "264 ShAD");
    t.done(Allied);
    fly_in(&mut t, Axis, "KG 27");
    assert_eq!(attack_sum(&t), (12, 8));
}

/// BPH-9.7a: a reduced air unit carries half its bombs, fractions up.
#[test]
fn a_reduced_air_unit_carries_half_its_bombs() {
    let mut t = campaign(&format!("turn 2 allied_combat{FACING}air 16: SG 10 reduced"));
    t.attack(Allied, 1716, &["49 RC"]).done(Allied).done(Allied);
    fly_in(&mut t, Axis, "SG 10");
    assert_eq!(attack_sum(&t), (8, 7));
}

/// C62, BPH-9.7a with `air_support=preassigned`: each unit is tied to a hex of its own side in the air phase and helps
/// that hex only, attacking or attacked.
#[test]
fn close_support_may_be_tied_to_a_hex_in_the_air_phase() {
    let sketch =
        "turn 2 air\n1715: 49 RC, CL S1\n1816: 51 RC\n1716: 76, CL A1\n1815: HQ 2U\nair 16: 264 ShAD, 4 GShAD, KG 27";
    let mut t = with(&[("air_support", "preassigned")], sketch);
    assert_eq!(t.phase(), Phase::CloseSupport(Axis));
    let tie = |t: &Table, id: &str, number: u16| Action::Tie { air: t.air(id), hex: hex(number) };
    t.refused(Axis, tie(&t, "KG 27", 1715), "BPH-9.7a");
    t.refused(Axis, tie(&t, "264 ShAD", 1715), "BPH-9.7a");
    let axis = tie(&t, "KG 27", 1716);
    t.act(Axis, axis);
    assert_eq!(t.phase(), Phase::CloseSupport(Allied));
    let (first, second) = (tie(&t, "264 ShAD", 1715), tie(&t, "4 GShAD", 1816));
    t.act(Allied, first);
    t.refused(Allied, tie(&t, "264 ShAD", 1816), "BPH-9.7a");
    t.act(Allied, second);
    assert_eq!(t.phase(), Phase::Move(Allied));
    t.done(Allied).attack(Allied, 1716, &["49 RC"]).done(Allied);
    t.refused(Allied, support(&t, "4 GShAD"), "BPH-9.7a");
    fly_in(&mut t, Allied, "264 ShAD");
    assert_eq!(attack_sum(&t), (12, 5));
    t.done(Allied);
    assert!(t.allowed(Axis, support(&t, "KG 27")));
}

/// BPH-9.7b, BPH-9.8b: after the fight supporters are available again, a Soviet unit in the box of its own Front.
#[test]
fn after_the_fight_supporters_are_home_in_their_own_box() {
    let mut t = campaign(&format!("turn 2 allied_combat{FACING}1615: HQ 4U\nair 16: 224 ShAD, KG 27"));
    t.attack(Allied, 1716, &["49 RC"]).done(Allied);
    fly_in(&mut t, Allied, "224 ShAD");
    t.done(Allied);
    fly_in(&mut t, Axis, "KG 27");
    t.dice(&[1]).done(Axis);
    assert_eq!(t.air_place("224 ShAD"), AirPlace::Available);
    assert_eq!(t.state.air(t.air("224 ShAD")).front, Some(Front::Fourth));
    assert_eq!(t.air_place("KG 27"), AirPlace::Available);
    assert_eq!(shown_at(&seen_by(&t, Axis), "224 ShAD"), "air-4U");
}

/// BPH-9.8a: those kept over the map for close support stay there through both combat phases; at the end all are home.
#[test]
fn unused_supporters_stay_until_the_turn_ends() {
    let mut t = campaign(&format!("turn 2 allied_move{QUIET}air 12: KG 27, 264 ShAD"));
    t.done(Allied);
    assert_eq!(t.phase(), Phase::Move(Axis));
    assert_eq!(t.air_place("264 ShAD"), AirPlace::Over(Zone(12)));
    t.done(Axis);
    assert_eq!(t.state.turn, 3);
    assert_eq!(t.air_place("264 ShAD"), AirPlace::Available);
    assert_eq!(t.air_place("KG 27"), AirPlace::Available);
}

/// BPH-9.9a: German aircraft support a mobile attack and go home after it; Hungarian ones do not take part.
#[test]
fn german_aircraft_support_a_mobile_attack() {
    let mut t =
        campaign("turn 2 axis_move\n1716: 6 GC, CL S1\n1717: 1 Pz\n1131: 46\n1815: HQ 2U\nair 16: SG 2, MKHL 102");
    t.take(Axis, &["1 Pz"]).act(Axis, Action::MobileAttack(hex(1716)));
    assert_eq!(attack_sum(&t), (10, 8));
    t.refused(Axis, support(&t, "MKHL 102"), "BPH-9.9a");
    fly_in(&mut t, Axis, "SG 2");
    assert_eq!(attack_sum(&t), (14, 8));
    t.dice(&[1]).done(Allied);
    t.all_rolled();
    assert_eq!(t.air_place("SG 2"), AirPlace::Available);
    assert_eq!(t.air_place("MKHL 102"), AirPlace::Over(Zone(16)));
}

/// HOUSE-14: only from over the zone of the target hex, wherever the attackers stand.
#[test]
fn aircraft_support_only_fights_in_the_zone_below_them() {
    // 1716 lies below zone 16, 1717 below zone 15.
    let mut t = campaign("turn 2 allied_combat\n1717: 49 RC\n1716: 76\n1815: HQ 2U\nair 16: 264 ShAD\nair 15: 4 GShAD");
    t.attack(Allied, 1716, &["49 RC"]).done(Allied);
    t.refused(Allied, support(&t, "4 GShAD"), "HOUSE-14");
    assert!(t.allowed(Allied, support(&t, "264 ShAD")));
}

/// HOUSE-14: the target hex itself must lie within the radius of the headquarters, not only some hex of its zone.
#[test]
fn the_target_must_lie_within_the_radius_of_the_headquarters() {
    // Oradea, 1714, is 12 hexes from 2607 and 13 from 2606; zone 16 is in reach of both.
    let table = |options: &[(&str, &str)], hq: u16| {
        let land = format!("1715: 49 RC, CL S1\n1714: 76\n{hq:04}: HQ 2U");
        let mut t = with(options, &format!("turn 2 allied_combat\n{land}\nair 16: 264 ShAD"));
        t.attack(Allied, 1714, &["49 RC"]).done(Allied);
        t
    };
    let near = table(&[], 2607);
    assert!(near.allowed(Allied, support(&near, "264 ShAD")));
    let far = table(&[], 2606);
    far.refused(Allied, support(&far, "264 ShAD"), "BPH-10.4b");
    let nine = table(&[("air_radius", "nine")], 2607);
    nine.refused(Allied, support(&nine, "264 ShAD"), "BPH-9.2.1a");
}
