//! The Mediterranean: Gibraltar and Suez, Malta, Africa.

use crate::common::{barred, may_go, table, with};
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;

const SUEZ: &str = "turn axis move summer 1942\naxis it\nowner it: alexandria\npoints uk 10\nbase uk 25\n\
    it: alexandria 1 infantry\nuk: palestine 3 armour; gibraltar 1 fleet";

/// HU-76, HU-77: Suez taken in summer 1942: the base falls from 25 to 20 at once, with this year's points; retaken in
/// autumn, it is 25 again at the accounting for 1943 (HTV-21).
#[test]
fn suez_lost_and_retaken() {
    let mut t = table(SUEZ);
    t.go("alexandria", Nation::It, &[(Kind::Infantry, 1)], "suez");
    assert_eq!((t.ledger(Nation::Uk).base, t.left(Nation::Uk)), (20, 5));
    t.end_turn().until(Phase::Move);
    t.go("palestine", Nation::Uk, &[(Kind::Armour, 3)], "suez").come_to_battle();
    t.fight("suez", &[1, 6, 6, 6]);
    assert_eq!((t.owner("suez"), t.ledger(Nation::Uk).base), (Nation::Uk, 20), "not before the accounting");
    t.state.ledgers[Nation::Uk.index()].lose(100);
    while t.state.date < Date::new(SPRING, 1943) {
        t.end_turn();
    }
    assert_eq!(t.ledger(Nation::Uk).base, 25);
}

/// HU-76: both keys count, or only the first by the other reading (G18).
#[test]
fn both_keys() {
    let text = SUEZ
        .replace("uk: palestine", "owner it: seville\nit: seville 1 infantry; alexandria 1 infantry\nuk: palestine")
        .replace("gibraltar 1 fleet", "cyprus 1 infantry");
    for (reading, base) in [("each", 15), ("once", 20)] {
        let mut t = with(&[("gib_suez", reading)], &text);
        t.go("alexandria", Nation::It, &[(Kind::Infantry, 1)], "suez");
        t.go("seville", Nation::It, &[(Kind::Infantry, 1)], "gibraltar");
        assert_eq!(t.ledger(Nation::Uk).base, base, "{reading}");
    }
}

/// HU-78: one infantry or armour, one fleet, one air unit in Malta (HTV-36).
#[test]
fn the_garrison_of_malta() {
    let text = "turn allies move summer 1941\n\
                uk: malta 1 infantry, 1 fleet; gibraltar 1 fleet; alexandria 1 fleet, 1 aircraft";
    barred(text, ("gibraltar", Nation::Uk, Kind::Fleet), "malta", "HU-78");
    barred(
        "turn allies redeploy summer 1941\nuk: malta 1 aircraft; gibraltar 1 aircraft, 1 fleet",
        ("gibraltar", Nation::Uk, Kind::Aircraft),
        "malta",
        "HU-78",
    );
}

/// HU-78: whoever flies from Malta against an enemy keeps his place there.
#[test]
fn the_airfield_of_malta_is_kept() {
    let text = "turn allies move summer 1942\naxis it\nowner uk: tobruk\nit: benghazi 1 infantry\n\
        uk: tobruk 1 infantry, 1 aircraft; malta 1 aircraft";
    let mut t = table(text);
    let (malta, benghazi) = (t.at("malta"), t.at("benghazi"));
    t.pick("tobruk", Nation::Uk, Kind::Infantry);
    t.act(To(benghazi));
    t.pick("malta", Nation::Uk, Kind::Aircraft);
    t.act(To(benghazi));
    t.pick("tobruk", Nation::Uk, Kind::Aircraft);
    t.refused(To(malta), "HU-78");
}

/// HU-79: at most three German units in Africa.
#[test]
fn germans_in_africa() {
    let text = "turn axis redeploy summer 1941\naxis it\nde: tripoli 2 armour, 1 aircraft; naples 1 infantry\n\
                it: naples 1 fleet";
    barred(text, ("naples", Nation::De, Kind::Infantry), "tripoli", "HU-79");
    assert!(may_go(
        &text.replace("2 armour, 1 aircraft", "1 armour, 1 aircraft"),
        ("naples", Nation::De, Kind::Infantry),
        "tripoli"
    ));
}

const DESERT: &str = "turn axis move summer 1942\naxis it\nowner uk: tobruk\npoints de 20\nde: benghazi 3 armour\n\
    uk: tobruk 1 infantry; malta 1 infantry, 1 fleet, 1 aircraft";

/// HU-80: with a fleet and an aircraft in Malta one of three German units in Africa may attack (HTV-19).
#[test]
fn malta_and_africa() {
    let mut t = table(DESERT);
    t.pick("benghazi", Nation::De, Kind::Armour);
    t.to("tobruk");
    t.pick("benghazi", Nation::De, Kind::Armour);
    t.refused(To(t.at("tobruk")), "HU-80");
    assert!(t.may(To(t.at("tripoli"))), "moving is free");
}

/// HU-80: of two Germans none may attack, or one by the other reading (G19).
#[test]
fn malta_with_two_germans() {
    for (reading, attacks) in [("present", false), ("three_minus", true)] {
        let mut t = with(&[("malta_limit", reading)], &DESERT.replace("3 armour", "2 armour"));
        t.pick("benghazi", Nation::De, Kind::Armour);
        assert_eq!(t.may(To(t.at("tobruk"))), attacks, "{reading}");
    }
}

/// HUB-3.3: the strait beside Gibraltar is shut to who does not hold it.
#[test]
fn the_strait_of_gibraltar() {
    let text =
        "turn axis move summer 1942\nconquered es de\nowner de: seville spanish-morocco madrid\nde: seville 1 infantry";
    barred(text, ("seville", Nation::De, Kind::Infantry), "spanish-morocco", "HUB-3.3");
    assert!(may_go(
        &format!("{text}\nowner de: gibraltar"),
        ("seville", Nation::De, Kind::Infantry),
        "spanish-morocco"
    ));
}
