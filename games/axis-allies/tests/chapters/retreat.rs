//! Section 10: retreat and withdrawal.

use crate::common::{opening, table, with};
use axis_allies::Action::*;
use axis_allies::vocabulary::{Kind, Power};

/// AA-41, AA-42, AA-44, AA-45, R-10.1, R-10.2, R-10.4, R-10.12: all together, after a round, to where one came from.
#[test]
fn a_retreat() {
    let mut t = table(
        "turn germany combat_move\ngermany: ukraine 1 infantry; eastern-europe 1 infantry\nussr: karelia 3 infantry",
    );
    t.go("ukraine", Kind::Infantry, "karelia").go("eastern-europe", Kind::Infantry, "karelia").done();
    t.refused(Retreat(t.at("ukraine")), "R-10.2");
    t.fight("karelia", &[6, 6, 6, 6, 6]);
    t.refused(Retreat(t.at("finland-norway")), "AA-45");
    t.act(Retreat(t.at("eastern-europe")));
    assert_eq!(t.count("eastern-europe", Power::Germany, Kind::Infantry), 2);
    t.refused(t.pick_of("eastern-europe", Kind::Infantry), "R-2.3");
}

/// AA-43, R-10.3: there is no retreat from nothing.
#[test]
fn no_retreat_from_nothing() {
    let mut t = table("turn germany combat_move\ngermany: ukraine 1 infantry\nussr: karelia 1 infantry");
    t.go("ukraine", Kind::Infantry, "karelia").done();
    t.fight("karelia", &[1, 6]);
    assert!(t.state.battle().is_none());
    assert_eq!(t.count("karelia", Power::Germany, Kind::Infantry), 1);
}

/// AA-58, AA-63, AA-64, AA-65, AA-66, R-10.5, R-10.13: aircraft leave with the rest, and land in part 4.
#[test]
fn aircraft_leave_with_the_rest() {
    let mut t = table("turn germany combat_move\ngermany: ukraine 1 infantry 1 fighter\nussr: karelia 3 infantry");
    t.go("ukraine", Kind::Infantry, "karelia").go("ukraine", Kind::Fighter, "karelia").done();
    t.fight("karelia", &[6, 6, 6, 6, 6]);
    t.refused(BreakOff, "AA-63");
    t.act(Retreat(t.at("ukraine")));
    t.refused(Done, "R-13.3");
    t.go("karelia", Kind::Fighter, "germany");
    assert_eq!(t.count("germany", Power::Germany, Kind::Fighter), 1);
}

/// AA-46, AA-47, AA-48, AA-50, AA-51, AA-52, AA-53, AA-54, R-10.6, R-10.7, R-10.14: attacking submarines leave when
/// they like, those of one round to one zone, before the other ships.
#[test]
fn attacking_submarines_leave() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: sz-spain 2 submarine; sz-baltic 1 battleship; western-europe 1 infantry\n\
            uk: sz-united-kingdom 1 battleship",
    );
    t.go_all("sz-spain", Kind::Submarine, "sz-united-kingdom")
        .go("sz-baltic", Kind::Battleship, "sz-united-kingdom")
        .done();
    t.fight("sz-united-kingdom", &[6, 6, 6, 6]);
    t.refused(Withdraw(t.at("sz-karelia")), "AA-52");
    t.act(Withdraw(t.at("sz-spain")));
    t.refused(Withdraw(t.at("sz-baltic")), "AA-54");
    t.act(Stay);
    assert!(t.may(Retreat(t.at("sz-baltic"))) && t.may(Press));
    t.roll(Press, &[6, 6, 6]);
    t.act(Withdraw(t.at("sz-baltic")));
    t.act(Retreat(t.at("sz-baltic")));
    assert_eq!(t.count("sz-baltic", Power::Germany, Kind::Submarine), 1);
}

/// AA-49, R-10.9: a submarine that destroyed the enemy stays.
#[test]
fn a_victorious_submarine_stays() {
    let mut t = table("turn germany combat_move\ngermany: sz-baltic 1 submarine\nuk: sz-united-kingdom 1 transport");
    t.go("sz-baltic", Kind::Submarine, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[1]);
    assert_eq!(t.count("sz-united-kingdom", Power::Germany, Kind::Submarine), 1);
}

/// AA-55, AA-61, R-10.8, HOUSE-1: a defending submarine leaves for a free zone, and bars it there.
#[test]
fn a_defending_submarine_leaves() {
    let mut t = table("turn uk combat_move\nuk: sz-united-kingdom 1 battleship\ngermany: sz-spain 2 submarine");
    t.go("sz-united-kingdom", Kind::Battleship, "sz-spain").done();
    t.fight("sz-spain", &[6, 6, 6]);
    assert_eq!(t.decider(), Power::Germany);
    t.act(Withdraw(t.at("sz-united-kingdom")));
    t.refused(Withdraw(t.at("sz-west-med")), "AA-55");
    t.act(Stay);
    t.refused(Retreat(t.at("sz-united-kingdom")), "R-10.4");
}

/// AA-56, R-10.8: the Baltic submarine has nowhere to go as the game begins.
#[test]
fn the_baltic_submarine_is_trapped() {
    let mut t = opening(&[]);
    for _ in 0..6 {
        t.done();
    }
    assert_eq!(t.state.power, Power::Uk);
    t.done();
    t.go("united-kingdom", Kind::Bomber, "sz-baltic").done();
    t.fight("sz-baltic", &[6, 6]);
    assert_eq!(t.decider(), Power::Uk, "Germany is not even asked");
}

/// AA-57, R-10.9, R-10.10: no submarine goes to a battle site of this turn.
#[test]
fn battle_sites_are_closed() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-west-med 1 battleship; united-kingdom 1 bomber; gibraltar 1 infantry\n\
            germany: sz-spain 1 submarine; sz-united-kingdom 1 submarine",
    );
    t.go("sz-west-med", Kind::Battleship, "sz-spain").go("united-kingdom", Kind::Bomber, "sz-united-kingdom").done();
    t.fight("sz-spain", &[6, 6]);
    t.refused(Withdraw(t.at("sz-united-kingdom")), "AA-57");
}

/// whether a territory just blitzed is a place to retreat to.
#[test]
fn retreat_to_blitzed_land() {
    let sketch = "turn germany combat_move\ngermany: ukraine 1 armour\nussr: russia 2 infantry";
    for (reading, may) in [("yes", true), ("no", false)] {
        let mut t = with(&[("retreat_to_blitzed", reading)], sketch);
        t.pick("ukraine", Kind::Armour).via("caucasus").to("russia").done();
        t.fight("russia", &[6, 6, 6]);
        assert_eq!(t.may(Retreat(t.at("caucasus"))), may);
    }
}
