//! Section 4: combat movement.

use crate::common::{opening, table, with};
use axis_allies::Action::*;
use axis_allies::vocabulary::{Kind, Power};
use kernel::Game;

/// infantry goes one territory, and takes what nobody holds.
#[test]
fn infantry_walks_in() {
    let mut t = table("turn ussr combat_move\nussr: karelia 2 infantry");
    t.pick("karelia", Kind::Infantry);
    t.not_to("germany", "R-4.1");
    t.not_to("russia", "R-4.20");
    t.not_to("sz-baltic", "R-4.1");
    t.to("eastern-europe").done();
    assert_eq!(t.owner("eastern-europe"), Some(Power::Ussr));
}

/// a tank goes through friendly ground to attack the second territory.
#[test]
fn tanks_go_two() {
    let mut t = table("turn ussr combat_move\nussr: russia 1 armour\ngermany: ukraine 1 infantry");
    t.pick("russia", Kind::Armour);
    t.not_to("germany", "R-4.2");
    t.to("ukraine");
    assert_eq!(t.count("ukraine", Power::Ussr, Kind::Armour), 1);
}

/// AA-124, R-1.5: a lone gun and complex do not stop a blitz and are taken in passing.
#[test]
fn a_blitz_takes_guns_and_complexes() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: eastern-europe 1 armour\n\
            ussr: karelia 1 aa_gun 1 complex; russia 1 infantry",
    );
    t.pick("eastern-europe", Kind::Armour).via("karelia").to("russia").done();
    assert_eq!(t.owner("karelia"), Some(Power::Germany));
    assert_eq!(t.count("karelia", Power::Germany, Kind::AaGun), 1);
    assert_eq!(t.count("karelia", Power::Germany, Kind::Complex), 1);
}

/// the second territory may be friendly, going back included.
#[test]
fn a_blitz_may_turn_back() {
    let mut t = table("turn germany combat_move\ngermany: ukraine 1 armour");
    t.go("ukraine", Kind::Armour, "ukraine").done();
    assert_eq!(t.count("ukraine", Power::Germany, Kind::Armour), 1);
    let taken = ["karelia", "caucasus"].map(|id| t.owner(id) == Some(Power::Germany));
    assert_eq!(taken.iter().filter(|&&x| x).count(), 1);
}

/// no tank goes through a territory the enemy occupies.
#[test]
fn an_occupied_territory_stops_tanks() {
    let mut t =
        table("turn germany combat_move\ngermany: ukraine 1 armour\nussr: caucasus 1 infantry; karelia 1 infantry");
    t.pick("ukraine", Kind::Armour);
    t.not_to("russia", "R-4.4");
}

/// guns do not move before combat.
#[test]
fn guns_stay() {
    let t = table("turn germany combat_move\ngermany: germany 1 aa_gun");
    t.refused(t.pick_of("germany", Kind::AaGun), "R-4.5");
}

/// no ship passes a zone with enemy ships.
#[test]
fn ships_stop_at_the_enemy() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: sz-baltic 1 submarine\n\
            uk: sz-united-kingdom 1 transport; sz-spain 1 transport",
    );
    t.pick("sz-baltic", Kind::Submarine);
    t.not_to("sz-spain", "R-4.6");
    t.to("sz-united-kingdom");
}

/// before combat ships move to fight; with the other reading they may do as they like.
#[test]
fn ships_move_to_fight() {
    let sketch = "turn germany combat_move\ngermany: sz-baltic 1 submarine";
    let t = table(sketch);
    t.refused(t.pick_of("sz-baltic", Kind::Submarine), "R-4.7");
    let mut t = with(&[("ships_without_combat", "yes")], sketch);
    t.go("sz-baltic", Kind::Submarine, "sz-united-kingdom");
}

/// ships that share a zone with the enemy leave it or fight there.
#[test]
fn sharing_a_zone() {
    let sketch = "turn germany combat_move\ngermany: sz-baltic 1 submarine\nuk: sz-baltic 1 transport";
    let mut t = table(sketch);
    t.go("sz-baltic", Kind::Submarine, "sz-united-kingdom").done();
    assert!(t.state.turn.battles.is_empty());
    let mut t = table(sketch);
    t.done();
    assert!(t.may(Fight(t.at("sz-baltic"))));
}

/// AA-108, AA-109: the flight out and the flight home are one.
#[test]
fn no_aircraft_flies_out_without_a_way_home() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: germany 1 fighter\n\
            ussr: karelia 1 infantry; russia 1 infantry; kazakh 1 infantry",
    );
    t.pick("germany", Kind::Fighter);
    t.not_to("russia", "AA-108");
    t.not_to("kazakh", "R-4.11");
    let t = table("turn germany combat_move\ngermany: germany 1 bomber\nussr: russia 1 infantry");
    assert!(t.may(t.pick_of("germany", Kind::Bomber)));
}

/// aircraft end where a battle is, over anything; not at an unopposed capture.
#[test]
fn aircraft_go_to_battles() {
    let mut t = table("turn germany combat_move\ngermany: ukraine 1 fighter\nussr: caucasus 1 infantry");
    t.pick("ukraine", Kind::Fighter);
    t.not_to("karelia", "R-4.20");
    t.to("caucasus");
}

/// AA-09, AA-73, R-4.23: canals open to those whose land is beside them, and cost one move.
#[test]
fn canals() {
    let suez = "turn uk combat_move\nuk: sz-east-med 1 battleship\njapan: sz-red-sea 1 submarine";
    let t = table(suez);
    assert!(t.may(t.pick_of("sz-east-med", Kind::Battleship)));
    let mut t =
        table(&format!("{suez}\nowner syria-iraq germany\njapan: sz-red-sea 1 submarine; philippines 1 infantry"));
    t.refused(t.pick_of("sz-east-med", Kind::Battleship), "R-4.7");
    t.done();
    t.pick("sz-east-med", Kind::Battleship).not_to("sz-red-sea", "AA-73");
    let mut t = table("turn usa non_combat\nusa: sz-caribbean 1 battleship");
    t.go("sz-caribbean", Kind::Battleship, "sz-mexico-pacific");
    let mut t = table("turn usa non_combat\nowner panama germany\nusa: sz-caribbean 1 battleship");
    t.pick("sz-caribbean", Kind::Battleship).not_to("sz-west-panama", "R-4.13");
}

/// with the other timing a canal just conquered is open.
#[test]
fn suez_goes_by_the_moment_under_the_other_reading() {
    let sketch = "turn germany combat_move\nowner anglo-egypt-sudan germany\ngermany: anglo-egypt-sudan 1 infantry\n\
                  germany: anglo-egypt-sudan 1 infantry; sz-east-med 1 submarine";
    for (timing, open) in [("start", false), ("now", true)] {
        let mut t = with(&[("canal_timing", timing)], sketch);
        t.go("anglo-egypt-sudan", Kind::Infantry, "syria-iraq").done();
        t.pick("sz-east-med", Kind::Submarine);
        assert_eq!(t.may(To(t.at("sz-red-sea"))), open);
    }
}

/// AA-74, HOUSE-4: aircraft fly over canals as they like.
#[test]
fn aircraft_ignore_canals() {
    let mut t = table(
        "turn uk combat_move\n\
            owner syria-iraq germany\n\
            uk: anglo-egypt-sudan 1 fighter\n\
            germany: syria-iraq 1 infantry\n\
            japan: sz-red-sea 1 submarine",
    );
    t.go("anglo-egypt-sudan", Kind::Fighter, "sz-red-sea");
    let t =
        table("turn usa combat_move\nowner panama germany\nusa: mexico 1 bomber\ngermany: sz-caribbean 1 submarine");
    assert!(t.rules.data.map.graph.touch(t.at("sz-caribbean"), t.at("sz-west-panama")));
}

/// three IPCs for a neutral, once a turn, and the unit stops there.
#[test]
fn neutrals_cost_three() {
    let mut t = table("turn germany combat_move\ncash germany 4\ngermany: western-europe 2 infantry");
    t.go("western-europe", Kind::Infantry, "spain").go("western-europe", Kind::Infantry, "spain").done();
    assert_eq!((t.owner("spain"), t.cash(Power::Germany)), (Some(Power::Germany), 1));
    let mut t =
        table("turn germany combat_move\ncash germany 2\ngermany: western-europe 1 infantry\nuk: gibraltar 1 infantry");
    t.refused(t.pick_of("western-europe", Kind::Infantry), "R-4.20");
    t.done();
    t.pick("western-europe", Kind::Infantry).not_to("spain", "R-4.17");
}

/// once taken a neutral is ordinary land: no fee for anybody, fought for like any other, a landing place later.
#[test]
fn a_neutral_that_was_taken_is_ordinary_land() {
    let mut t = table(
        "turn uk combat_move\n\
            cash uk 0\n\
            owner spain germany\n\
            uk: gibraltar 1 infantry 1 bomber\n\
            germany: spain 1 infantry",
    );
    t.go("gibraltar", Kind::Infantry, "spain").done();
    t.fight("spain", &[1, 6]);
    assert_eq!(
        (t.owner("spain"), t.cash(Power::Uk), t.rules.production(&t.state, Power::Uk)),
        (Some(Power::Uk), 0, 30)
    );
    t.pick("gibraltar", Kind::Bomber).not_to("spain", "AA-67");
    let mut t = table("turn uk non_combat\ncash uk 0\nowner spain uk\nuk: gibraltar 1 bomber");
    t.go("gibraltar", Kind::Bomber, "spain");
}

/// one way may lead over several neutrals, if there is money for all of them; each is paid once.
#[test]
fn a_way_over_two_neutrals() {
    let sketch = |cash: u8| {
        format!(
            "turn usa combat_move\n\
                cash usa {cash}\n\
                owner argentina-chile germany\n\
                usa: panama 2 bomber\n\
                germany: argentina-chile 1 infantry"
        )
    };
    let mut t = table(&sketch(7));
    t.pick("panama", Kind::Bomber).via("venezuela-colombia").via("peru").to("argentina-chile");
    assert_eq!(t.state.turn.fees.len(), 2);
    t.pick("panama", Kind::Bomber).via("venezuela-colombia").via("peru").to("argentina-chile").done();
    assert_eq!(t.cash(Power::Usa), 1, "twice three, whoever flies over");
    let mut t = table(&sketch(5));
    t.pick("panama", Kind::Bomber).via("venezuela-colombia");
    t.refused(Via(t.at("peru")), "R-4.21");
    t.to("argentina-chile");
    assert_eq!(t.state.turn.fees.len(), 1, "round the second one");
}

/// flying over a neutral costs the fee and leaves it neutral; under the other reading it is taken.
#[test]
fn flying_over_neutrals() {
    let sketch = "turn germany combat_move\n\
        cash germany 5\n\
        germany: germany 1 bomber; western-europe 1 infantry\n\
        uk: gibraltar 1 infantry";
    for (reading, owner) in [("fee", None), ("control", Some(Power::Germany))] {
        let mut t = with(&[("neutral_overflight", reading)], sketch);
        t.pick("germany", Kind::Bomber).via("western-europe").via("spain").to("gibraltar").done();
        assert_eq!((t.owner("spain"), t.cash(Power::Germany)), (owner, 2));
    }
}

/// no blitz through a neutral, no way into one after combat.
#[test]
fn neutrals_are_closed_otherwise() {
    let mut t = table("turn ussr non_combat\nussr: caucasus 1 armour");
    t.pick("caucasus", Kind::Armour).not_to("turkey", "R-4.17");
}

/// moves are made one by one, nobody moves twice, and fights wait until they are committed.
#[test]
fn moves_are_committed_together() {
    let mut t = table("turn germany combat_move\ngermany: ukraine 2 infantry\nussr: caucasus 1 infantry");
    t.go("ukraine", Kind::Infantry, "karelia");
    assert_eq!(t.owner("karelia"), Some(Power::Ussr), "not yet");
    t.refused(Pick { at: t.at("karelia"), kind: Kind::Infantry, left: 1 }, "R-4.18");
    t.done();
    assert_eq!(t.owner("karelia"), Some(Power::Germany));
}

/// the way offered is the safest, then the cheapest; others are named step by step.
#[test]
fn the_safest_way_is_taken() {
    let mut t = table(
        "turn uk combat_move\n\
            cash uk 10\n\
            uk: united-kingdom 1 bomber\n\
            germany: germany 1 aa_gun; southern-europe 1 infantry; western-europe 1 aa_gun",
    );
    t.go("united-kingdom", Kind::Bomber, "southern-europe");
    assert!(t.state.turn.flights.is_empty(), "around the guns");
    assert_eq!(t.state.turn.fees.len(), 0, "and around Switzerland");
}

/// the U.S.S.R. does not attack on its first turn.
#[test]
fn russia_restricted() {
    let sketch = "round 1\nturn ussr combat_move\nussr: karelia 1 infantry";
    let t = with(&[("balance", "russia_restricted")], sketch);
    t.refused(t.pick_of("karelia", Kind::Infantry), "R-17.3");
    assert!(table(sketch).may(table(sketch).pick_of("karelia", Kind::Infantry)));
    let opened = opening(&[("balance", "russia_restricted")]);
    assert_eq!(opened.rules.turn(&opened.state), 1);
}

/// The warning that stands on the end of combat movement, if there is one.
fn warned(t: &crate::common::Table) -> Option<String> {
    let scene = t.rules.scene(&t.state, kernel::Viewer::Seat(t.decider().seat()));
    let done = scene.choices.into_iter().find(|choice| choice.label.key == "do-done-combat-move").expect("it can end");
    done.warning.map(|warning| warning.key.to_string())
}

/// whoever ends combat movement is asked once more if nothing at all is attacked: also when units have
/// only moved among their own; not once something is walked into, fought, raided or landed on.
#[test]
fn attacking_nobody_is_asked_again() {
    let warning = Some("warn-no-attack".to_owned());
    let mut t = table("turn ussr combat_move\nussr: karelia 2 infantry; russia 1 fighter\ngermany: ukraine 1 infantry");
    assert_eq!(warned(&t), warning, "nobody has moved");
    t.go("karelia", Kind::Infantry, "eastern-europe");
    assert_eq!(warned(&t), None, "empty ground is walked into");
    let mut t = table("turn ussr combat_move\nussr: caucasus 1 infantry\ngermany: ukraine 1 infantry");
    assert_eq!(warned(&t), warning);
    t.go("caucasus", Kind::Infantry, "ukraine");
    assert_eq!(warned(&t), None, "a battle is coming");
    let mut t = table("turn uk combat_move\nuk: united-kingdom 1 bomber\ngermany: germany 1 complex");
    assert_eq!(warned(&t), warning);
    let berlin = t.at("germany");
    t.pick("united-kingdom", Kind::Bomber).act(Raid(berlin));
    assert_eq!(warned(&t), None, "a raid");
    let mut t = table("turn uk combat_move\nuk: sz-united-kingdom 1 transport (1 infantry)");
    assert_eq!(warned(&t), warning);
    t.ship("sz-united-kingdom").land("western-europe", 1);
    assert_eq!(warned(&t), None, "a landing");
}
