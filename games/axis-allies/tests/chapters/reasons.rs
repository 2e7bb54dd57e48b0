//! Whoever asks why a group may not go somewhere is told what bars it, and nothing else.

use crate::common::{Table, table};
use axis_allies::Action::{self, *};
use axis_allies::vocabulary::Kind;

/// Clauses and keys of a refusal, in order.
fn reasons(t: &Table, action: Action) -> Vec<String> {
    let refusal = t.refusal(t.decider().seat(), action);
    refusal.reasons.iter().map(|reason| format!("{} {}", reason.clause, reason.facts.key)).collect()
}

/// Why the group in hand may not end its move in each of these spaces.
fn not_to(t: &Table, expected: &[(&str, &[&str])]) {
    for (space, why) in expected {
        assert_eq!(reasons(t, To(t.at(space))), *why, "to {space}");
    }
}

/// ships are told of land, of enemies in the way, of what is too far, and where no battle is.
#[test]
fn why_ships_stay() {
    let mut t = table("turn germany combat_move\ngermany: sz-baltic 1 submarine\nuk: sz-united-kingdom 1 transport");
    t.pick("sz-baltic", Kind::Submarine);
    not_to(
        &t,
        &[
            ("germany", &["R-1.8 why-ships-at-sea"]),
            ("sz-spain", &["R-4.6 why-enemy-in-the-way"]),
            ("sz-karelia", &["R-4.6 why-enemy-in-the-way"]),
            ("sz-caribbean", &["R-4.6 why-too-far"]),
        ],
    );
    let mut t = table("turn germany combat_move\ngermany: sz-baltic 1 submarine\nuk: sz-spain 1 transport");
    t.pick("sz-baltic", Kind::Submarine);
    assert!(t.may(To(t.at("sz-spain"))), "two zones");
    let quiet: &[&str] = &["R-4.7 why-no-battle-there"];
    not_to(&t, &[("sz-united-kingdom", quiet), ("sz-hudson-bay", quiet), ("sz-west-med", &["R-4.6 why-too-far"])]);
    t.via("sz-united-kingdom");
    not_to(&t, &[("sz-hudson-bay", quiet), ("sz-north-atlantic", &["R-4.6 why-too-far"])]);
    t.to("sz-spain");
}

/// AA-119: land units are told of the sea, of what is too far, of enemies
/// and neutrals in the way, of friends.
#[test]
fn why_land_units_stay() {
    let sketch = "turn germany combat_move\n\
        germany: ukraine 1 infantry 1 armour\n\
        ussr: caucasus 1 infantry; karelia 1 infantry";
    let mut t = table(sketch);
    t.pick("ukraine", Kind::Infantry);
    not_to(
        &t,
        &[
            ("sz-black", &["R-4.1 why-land-units"]),
            ("russia", &["R-4.1 why-too-far"]),
            ("eastern-europe", &["R-4.20 why-no-battle-there"]),
        ],
    );
    let mut t = table(sketch);
    t.pick("ukraine", Kind::Armour);
    not_to(&t, &[("kazakh", &["R-4.2 why-too-far"]), ("russia", &["R-4.4 why-enemy-in-the-way"])]);
    let sketch = "turn ussr combat_move\n\
        cash ussr 2\n\
        owner persia germany\n\
        owner syria-iraq germany\n\
        ussr: caucasus 1 infantry 1 armour; russia 1 infantry\n\
        germany: ukraine 1 infantry; persia 1 infantry; syria-iraq 1 infantry";
    let mut t = table(sketch);
    t.pick("caucasus", Kind::Infantry);
    not_to(&t, &[("turkey", &["R-4.14 why-no-money-for-neutral"])]);
    let mut t = table(&sketch.replace("cash ussr 2", "cash ussr 30"));
    t.pick("caucasus", Kind::Armour);
    not_to(&t, &[("syria-iraq", &["R-4.17 why-neutral-closed"])]);
    let mut t = table("turn uk combat_move\nuk: karelia 1 infantry\ngermany: finland-norway 1 infantry");
    t.pick("karelia", Kind::Infantry);
    not_to(&t, &[("russia", &["AA-119 why-allied-land", "R-4.20 why-no-battle-there"])]);
}

/// AA-108, R-4.20: aircraft are told of what is too far, that there is no way home, that nobody is
/// there.
#[test]
fn why_aircraft_stay() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: germany 1 fighter\n\
            ussr: karelia 1 infantry; russia 1 infantry\n\
            usa: china 1 infantry",
    );
    t.pick("germany", Kind::Fighter);
    not_to(
        &t,
        &[
            ("russia", &["AA-108 why-kamikaze", "R-4.11 why-kamikaze"]),
            ("china", &["R-4.9 why-too-far"]),
            ("caucasus", &["R-4.20 why-no-battle-there"]),
        ],
    );
}

/// AA-22: a gun stays without rockets because it is a gun, and with them because nothing is in their
/// range.
#[test]
fn why_guns_stay() {
    let sketch = "turn germany combat_move\ngermany: germany 1 aa_gun";
    let t = table(sketch);
    assert_eq!(reasons(&t, t.pick_of("germany", Kind::AaGun)), ["R-4.5 why-gun-stays"]);
    let t = table(&format!("{sketch}\ntech germany rockets"));
    let expected = ["R-7.7 why-gun-stays", "AA-22 why-gun-stays"];
    assert_eq!(reasons(&t, t.pick_of("germany", Kind::AaGun)), expected);
}
