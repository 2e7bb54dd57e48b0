//! Chapter 9: the air phase, and what aircraft do for the troops below.

use crate::common::*;
use hungary_1944::state::AirPlace;
use hungary_1944::vocabulary::{Side, Zone};
use hungary_1944::{Action, Hungary1944};
use kernel::{DataFiles, Game, Rng, Scene, Title, Viewer};

/// Two units far from each other and from everything, so that the turn has somewhere to stop.
const QUIET: &str = "\n2215: 49 RC\n1131: 1 Pz\n2316: HQ 2U\n";

fn send(t: &mut Table, side: Side, id: &str, zone: u8) {
    let action = Action::Mission { air: t.air(id), zone: Zone(zone) };
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
