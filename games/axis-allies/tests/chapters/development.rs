//! Section 3: weapons development and buying.

use crate::common::{opening, table, with};
use axis_allies::Action::*;
use axis_allies::vocabulary::{Kind, Power, Tech};

/// AA-12, R-3.2, R-3.3: the dice are paid for first and rolled together; each six finds something.
#[test]
fn all_dice_are_paid_and_rolled_together() {
    let mut t = opening(&[]);
    t.roll(Research(3), &[6, 2, 6, 1, 4]);
    assert_eq!(t.cash(Power::Ussr), 24 - 15);
    let techs = t.state.techs[Power::Ussr];
    assert!(techs.has(Tech::JetPower) && techs.has(Tech::LongRange));
}

/// AA-13, R-3.1: no second try, and none after buying.
#[test]
fn development_comes_once_and_first() {
    let mut t = opening(&[]);
    t.roll(Research(1), &[1]);
    t.refused(Research(1), "AA-13");
    let mut t = opening(&[]);
    t.act(Buy(Kind::Infantry));
    t.refused(Research(1), "R-3.1");
}

/// what one has already is rolled again, also what came a moment before.
#[test]
fn known_weapons_are_rolled_again() {
    let mut t = table("turn usa develop\ncash usa 10\ntech usa rockets");
    t.roll(Research(2), &[6, 6, 2, 5, 5, 2, 3]);
    let techs = t.state.techs[Power::Usa];
    assert!(techs.has(Tech::IndustrialTechnology) && techs.has(Tech::SuperSubmarines));
    let all = "jet-power rockets super-submarines long-range industrial-technology heavy-bombers";
    let t = table(&format!("turn usa develop\ncash usa 10\ntech usa {all}"));
    t.refused(Research(1), "R-3.7");
}

/// AA-14, R-3.4, R-3.5, AA-18, AA-19, AA-20, AA-21: at once, for all units of the kind, and only for the finder.
#[test]
fn values_change_at_once() {
    let mut t = table("turn uk develop\ncash uk 10\nuk: india 1 fighter\nuk: sz-india 1 submarine");
    t.roll(Research(2), &[6, 6, 1, 3]);
    let (rules, s) = (&t.rules, &t.state);
    assert_eq!(
        (rules.defence_value(s, Power::Uk, Kind::Fighter), rules.attack_value(s, Power::Uk, Kind::Fighter)),
        (5, 3)
    );
    assert_eq!(
        (rules.attack_value(s, Power::Uk, Kind::Submarine), rules.defence_value(s, Power::Uk, Kind::Submarine)),
        (3, 2)
    );
    assert_eq!(rules.defence_value(s, Power::Usa, Kind::Fighter), 4);
    let t = table("turn uk develop\ntech uk long-range");
    assert_eq!([Kind::Fighter, Kind::Bomber].map(|k| t.rules.range(&t.state, Power::Uk, k)), [6, 8]);
}

/// AA-15, R-3.8: every unit one cheaper, research not.
#[test]
fn industrial_technology() {
    let mut t = table("turn uk develop\ncash uk 14\ntech uk industrial-technology");
    assert!(t.may(Buy(Kind::Complex)));
    t.refused(Research(3), "R-3.2");
    t.act(Buy(Kind::AaGun));
    assert_eq!(t.cash(Power::Uk), 10);
}

/// units are bought with what is in hand, and cannot be taken back by another purchase.
#[test]
fn buying() {
    let mut t = opening(&[]);
    t.act(Buy(Kind::Battleship));
    assert_eq!(t.cash(Power::Ussr), 0);
    t.refused(Buy(Kind::Infantry), "R-3.6");
    t.done().refused(Buy(Kind::Infantry), "R-2.1");
}

/// six parts in a fixed order; all but income may be left out.
#[test]
fn parts_come_in_order() {
    let mut t = opening(&[]);
    let karelia = t.at("karelia");
    t.refused(t.pick_of("karelia", Kind::Infantry), "R-2.1");
    t.refused(Fight(karelia), "R-2.1");
    t.done().done().done();
    assert_eq!((t.state.power, t.cash(Power::Ussr)), (Power::Germany, 48));
}

/// the Axis may start with weapons: or nobody builds complexes.
#[test]
fn help_for_the_axis() {
    let t = opening(&[("balance", "axis_techs")]);
    assert!(t.state.techs[Power::Germany].has(Tech::JetPower));
    assert!(t.state.techs[Power::Japan].has(Tech::SuperSubmarines));
    let t = opening(&[("balance", "no_new_complexes")]);
    t.refused(Buy(Kind::Complex), "R-17.5");
    assert!(opening(&[]).may(Buy(Kind::Complex)));
}

/// AA-130, AA-131, AA-132: with the limits of the box there are twelve complexes; heights of stacks are free.
#[test]
fn complexes_in_the_box() {
    let mut t = with(&[("piece_limits", "on")], "turn usa develop\ncash usa 300\nusa: eastern-usa 90 infantry");
    for _ in 0..12 {
        t.act(Buy(Kind::Complex));
    }
    t.refused(Buy(Kind::Complex), "R-17.6");
    let t = opening(&[("piece_limits", "off")]);
    assert!(t.may(Buy(Kind::Complex)));
}
