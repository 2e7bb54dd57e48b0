//! The duty to retake a lost capital, and every way to get round it (HU-09, HU-10, HUC-12); docs/pairs.md lists what
//! meets.

use crate::common::table;
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;

const LONDON_LOST: &str = "turn allies move summer 1940\nowner de: london\nde: london 1 paratroops dropped\n";

/// HU-09, HUC-12: the last unit that can retake the capital may not walk away; while there is another, it may.
#[test]
fn the_duty_to_counter_attack_stays() {
    let mut t = table(&format!("{LONDON_LOST}uk: dover 1 infantry"));
    t.refused(Done, "HU-09");
    t.pick("dover", Nation::Uk, Kind::Infantry);
    t.refused(To(t.at("plymouth")), "HU-09");
    assert!(t.may(To(t.at("london"))));
    let mut t = table(&format!("{LONDON_LOST}uk: dover 2 infantry"));
    t.go("dover", Nation::Uk, &[(Kind::Infantry, 1)], "plymouth");
    t.refused(Done, "HU-09");
}

/// HU-09, HU-10, HUC-12: armour that a fleet can land beside the capital obliges too; without points nobody is obliged.
#[test]
fn who_can_land_beside_the_capital_must() {
    let text = format!("{LONDON_LOST}uk: gibraltar 1 fleet, 1 armour");
    let mut t = table(&text);
    t.refused(Done, "HU-09");
    t.pick("gibraltar", Nation::Uk, Kind::Fleet);
    t.refused(To(t.at("liverpool")), "HU-09");
    let plymouth = t.at("plymouth");
    t.load(&[(Kind::Armour, 1)]).act(Invade(plymouth)).done();
    t.refused(Done, "HU-09");
    let mut t = table(&format!("{LONDON_LOST}points uk 0\nuk: dover 1 infantry"));
    t.done();
    assert_ne!(t.state.phase, Phase::Move, "who cannot pay need not attack");
}

/// HU-09, HUC-12, HUB-4.2: a fleet that could bring armour is not filled with infantry instead; with room for both it
/// takes both, in either order.
#[test]
fn a_fleet_on_duty_is_not_filled_with_infantry() {
    let mut t = table(&format!("{LONDON_LOST}uk: gibraltar 1 fleet, 1 armour, 2 infantry"));
    t.pick("gibraltar", Nation::Uk, Kind::Fleet);
    t.refused(Load(Kind::Infantry), "HUC-12");
    assert!(t.may(Load(Kind::Armour)));
    for order in [[Kind::Infantry, Kind::Armour], [Kind::Armour, Kind::Infantry]] {
        let mut t = table(&format!("{LONDON_LOST}uk: gibraltar 2 fleet, 1 armour, 2 infantry"));
        let plymouth = t.at("plymouth");
        t.take("gibraltar", Nation::Uk, &[(Kind::Fleet, 2)]).load(&order.map(|kind| (kind, 1)));
        assert!(t.may(Invade(plymouth)), "{order:?}");
    }
    // A second fleet can still bring the armour, so the first is free.
    let mut t = table(&format!("{LONDON_LOST}uk: gibraltar 2 fleet, 1 armour, 2 infantry"));
    t.pick("gibraltar", Nation::Uk, Kind::Fleet);
    assert!(t.may(Load(Kind::Infantry)) && t.may(To(t.at("alexandria"))));
}

/// HU-09, HUC-12, HU-39: neither does it leave by a way from which it no longer reaches a beach beside the capital.
#[test]
fn a_fleet_on_duty_keeps_to_its_way() {
    let mut t = table(&format!("{LONDON_LOST}uk: gibraltar 1 fleet, 1 armour"));
    t.pick("gibraltar", Nation::Uk, Kind::Fleet).load(&[(Kind::Armour, 1)]);
    t.via("western-mediterranean");
    t.refused(Via(t.at("tyrrhenian-sea")), "HUC-12");
    t.via("east-atlantic");
    assert!(t.may(Invade(t.at("plymouth"))));
}

/// HU-09, HU-10, HUC-12: the armour that the fleet is to bring does not walk away from it either.
#[test]
fn armour_waits_for_the_fleet_that_brings_it() {
    let text = format!("{LONDON_LOST}owner uk: brest\nuk: brest 1 fleet, 1 armour");
    let t = table(&text);
    let armour = Pick { at: t.at("brest"), nation: Nation::Uk, kind: Kind::Armour };
    t.refused(armour, "HUC-12");
    let t = table(&format!("{text}, 1 infantry; dover 1 infantry"));
    assert!(t.may(armour), "others can do it");
}

/// HU-09, HUC-12, HU-36: aircraft over the capital are no counter-attack: land units must come too, if they can.
#[test]
fn aircraft_alone_do_not_do_the_duty() {
    let mut t = table(&format!("{LONDON_LOST}uk: dover 1 infantry; liverpool 1 aircraft"));
    t.go("liverpool", Nation::Uk, &[(Kind::Aircraft, 1)], "london");
    t.refused(Done, "HU-09");
    t.go("dover", Nation::Uk, &[(Kind::Infantry, 1)], "london").done();
    assert_eq!(t.state.phase, Phase::Battle);
}

/// HU-09, HUB-6.3: Germany falls with Berlin and the Ruhr; an attack on either is the counter-attack.
#[test]
fn an_attack_on_the_ruhr_does_the_duty() {
    let text = "turn axis move summer 1944\nowner uk: berlin ruhr\nuk: berlin 2 infantry; ruhr 1 infantry\n\
                points de 20\nde: hamburg 2 infantry";
    let mut t = table(text);
    t.refused(Done, "HU-09");
    t.go("hamburg", Nation::De, &[(Kind::Infantry, 1)], "ruhr").done();
    assert_eq!(t.state.phase, Phase::Battle, "the other need not attack Berlin");
}

/// HU-09, HUB-7.2: units without supply cannot attack, so they owe nothing and may walk.
#[test]
fn the_hungry_owe_nothing() {
    let mut t = table(&format!("{LONDON_LOST}uk: dover 1 infantry dry"));
    t.pick("dover", Nation::Uk, Kind::Infantry);
    assert!(t.may(To(t.at("plymouth"))));
    t.refused(To(t.at("london")), "HUB-7.2");
}
