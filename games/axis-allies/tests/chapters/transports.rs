//! Section 5: transports.

use crate::common;
use crate::common::{Table, table, with};
use axis_allies::Action::*;
use axis_allies::state::Answer;
use axis_allies::vocabulary::{Kind, Power};
use axis_allies::{Action, Standing};

fn load(t: &Table, from: &str, kind: Kind) -> Action {
    Load { from: t.at(from), kind }
}

fn unload(t: &Table, kind: Kind, to: &str) -> Action {
    Unload { kind, to: t.at(to) }
}

/// two infantry, or one tank, or one gun.
#[test]
fn what_a_transport_holds() {
    let mut t =
        table("turn uk non_combat\nuk: united-kingdom 3 infantry 1 armour 1 aa_gun; sz-united-kingdom 1 transport");
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry);
    t.refused(load(&t, "united-kingdom", Kind::Armour), "R-5.1");
    t.load("united-kingdom", Kind::Infantry);
    t.refused(load(&t, "united-kingdom", Kind::Infantry), "R-5.1");
}

/// cargo comes aboard before, during and after the move, from friendly coasts.
#[test]
fn loading_on_the_way() {
    let mut t = table(
        "turn uk non_combat\nuk: united-kingdom 1 infantry; eastern-canada 1 infantry; sz-united-kingdom 1 transport",
    );
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry).to("sz-hudson-bay");
    t.refused(load(&t, "united-kingdom", Kind::Infantry), "R-5.2");
    t.load("eastern-canada", Kind::Infantry).unload(Kind::Infantry, "western-canada");
    t.refused(unload(&t, Kind::Infantry, "united-kingdom"), "R-13.2");
    t.unload(Kind::Infantry, "eastern-canada");
    assert_eq!(t.count("western-canada", Power::Uk, Kind::Infantry), 1);
    t.refused(t.pick_of("western-canada", Kind::Infantry), "R-2.3");
}

/// AA-76, AA-78, AA-79, AA-80, AA-81, R-5.4, R-5.5, R-5.6: bridging, after a move, but no move after it.
#[test]
fn bridging() {
    let mut t = table("turn uk non_combat\nuk: eastern-canada 2 infantry; sz-united-kingdom 1 transport");
    t.ship("sz-united-kingdom")
        .to("sz-hudson-bay")
        .load("eastern-canada", Kind::Infantry)
        .load("eastern-canada", Kind::Infantry);
    t.unload(Kind::Infantry, "western-canada");
    t.not_to("sz-spain", "AA-81");
    t.refused(load(&t, "eastern-canada", Kind::Infantry), "R-5.3");
    t.act(Stop);
    t.refused(t.ship_in("sz-hudson-bay"), "R-5.4");
}

/// AA-82, AA-83, AA-84, AA-85, AA-86, R-5.8, R-5.13, R-5.14, R-5.16, R-1.13: an ally's transport carries on his turn.
#[test]
fn an_allys_transport() {
    let mut t = table(
        "turn uk non_combat\n\
            uk: united-kingdom 1 infantry; sz-united-kingdom 1 battleship\n\
            usa: sz-united-kingdom 1 transport (1 infantry)",
    );
    t.ship("sz-united-kingdom");
    t.not_to("sz-spain", "AA-86");
    t.load("united-kingdom", Kind::Infantry);
    assert_eq!(t.decider(), Power::Usa);
    t.act(Accept);
    assert_eq!(t.state.ships[0].cargo.len(), 2, "infantry of two powers");
    assert_eq!(t.decider(), Power::Uk);
    t.refused(t.ship_in("sz-united-kingdom"), "R-13.2");
    while t.state.power == Power::Uk {
        t.done();
    }
    assert!(t.state.ships[0].carries(Power::Uk).all(|c| !c.now), "it may land on its next turn");
}

/// an ally may say no, and may have said so beforehand.
#[test]
fn an_ally_may_refuse() {
    let sketch = "turn uk non_combat\nuk: united-kingdom 1 infantry\nusa: sz-united-kingdom 1 transport";
    let mut t = table(sketch);
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry).act(Refuse);
    assert_eq!(t.count("united-kingdom", Power::Uk, Kind::Infantry), 1);
    t.refused(t.ship_in("sz-united-kingdom"), "R-13.2");
    let mut t = table(sketch);
    t.roll_as(Power::Usa, Order(Standing::Carry { ally: Power::Uk, answer: Answer::Yes }), &[]);
    t.refused_to(Power::Usa, Order(Standing::Carry { ally: Power::Uk, answer: Answer::Yes }), "R-5.13");
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry);
    assert_eq!(t.state.ships.len() + t.state.frames.len(), 1);
    assert_eq!(t.decider(), Power::Uk, "nobody was asked");
    assert_eq!(t.count("united-kingdom", Power::Uk, Kind::Infantry), 0, "it is aboard");
    let mut t = table(sketch);
    t.roll_as(Power::Usa, Order(Standing::Carry { ally: Power::Uk, answer: Answer::No }), &[]);
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry);
    assert_eq!(t.count("united-kingdom", Power::Uk, Kind::Infantry), 1, "nobody was asked, and nobody came aboard");
}

/// own cargo on an ally's ship assaults from where it is.
#[test]
fn cargo_on_an_allys_ship_assaults() {
    let mut t = table("turn uk combat_move\nusa: sz-united-kingdom 1 transport (2 infantry uk)");
    t.ship("sz-united-kingdom").land("western-europe", 2).done();
    assert_eq!((t.owner("western-europe"), t.count("western-europe", Power::Uk, Kind::Infantry)), (Some(Power::Uk), 2));
    let t = table(
        "turn uk combat_move\n\
            usa: sz-united-kingdom 1 transport (2 infantry uk)\n\
            germany: sz-united-kingdom 1 submarine",
    );
    t.refused(t.ship_in("sz-united-kingdom"), "R-5.14");
}

/// AA-77, AA-87, AA-88, R-5.9, R-8.16: a transport alone may attack, rolls nothing, and may retreat after a round.
#[test]
fn a_transport_attacks_alone() {
    let mut t = table("turn germany combat_move\ngermany: sz-baltic 1 transport\nuk: sz-united-kingdom 1 transport");
    t.ship("sz-baltic").to("sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[6]);
    t.roll(Press, &[5]);
    assert!(t.may(Retreat(t.at("sz-baltic"))));
}

/// a transport that retreated does nothing more.
#[test]
fn a_transport_that_retreated_is_done() {
    let mut t = table(
        "turn germany combat_move\ngermany: sz-baltic 1 transport (1 infantry)\nuk: sz-united-kingdom 1 transport",
    );
    t.ship("sz-baltic").to("sz-united-kingdom").act(Stop).done();
    t.fight("sz-united-kingdom", &[6]);
    t.act(Retreat(t.at("sz-baltic")));
    t.refused(t.ship_in("sz-baltic"), "R-5.4");
}

/// before combat only those board who are to land; cargo of earlier turns may stay.
#[test]
fn boarding_before_combat_is_for_assaults() {
    let t = table("turn ussr combat_move\nussr: russia 1 infantry; sz-caspian 1 transport");
    t.refused(t.ship_in("sz-caspian"), "R-5.12");
    let sketch = "turn uk combat_move\nuk: sz-united-kingdom 1 transport (2 infantry)";
    let mut t = table(sketch);
    t.ship("sz-united-kingdom");
    assert!(t.may(Land { to: t.at("western-europe"), n: 1 }));
    let mut t = with(&[("keep_cargo", "never")], sketch);
    t.ship("sz-united-kingdom")
        .refused(Land { to: common::rules(&[]).data.map.named("western-europe").unwrap(), n: 1 }, "R-5.6");
    let mut t = table("turn uk combat_move\nuk: united-kingdom 2 infantry; sz-united-kingdom 1 transport");
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry).load("united-kingdom", Kind::Infantry);
    t.refused(Land { to: t.at("western-europe"), n: 1 }, "R-5.12");
    t.refused(Stop, "R-5.12");
}

/// cargo goes down with its ship, and the owner chooses which.
#[test]
fn the_owner_chooses_the_ship() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: sz-baltic 1 submarine\n\
            uk: sz-united-kingdom 1 transport (2 infantry), 1 transport",
    );
    t.go("sz-baltic", Kind::Submarine, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[1]);
    assert_eq!(t.decider(), Power::Uk);
    let loaded = t.state.ships.iter().position(|s| !s.cargo.is_empty()).unwrap() as u8;
    assert!(t.may(Sink(loaded)) && t.may(Sink(1 - loaded)));
    t.roll(Sink(loaded), &[6]);
    assert_eq!(t.state.total(Power::Uk, Kind::Infantry), 0);
}

/// a transport that fought is idle, or may unload under the other reading.
#[test]
fn after_a_sea_battle() {
    let sketch = "turn germany combat_move\n\
        germany: sz-baltic 1 transport (1 infantry) 1 battleship\n\
        uk: sz-united-kingdom 1 transport";
    for (reading, may) in [("idle", false), ("unload", true)] {
        let mut t = with(&[("transport_after_battle", reading)], sketch);
        t.ship("sz-baltic")
            .to("sz-united-kingdom")
            .act(Stop)
            .go("sz-baltic", Kind::Battleship, "sz-united-kingdom")
            .done();
        t.fight("sz-united-kingdom", &[1, 6]);
        assert_eq!(t.may(t.ship_in("sz-united-kingdom")), may);
    }
}

/// loading among enemy ships only where the ship began, or never.
#[test]
fn loading_among_enemies() {
    let sketch = "turn uk combat_move\n\
        uk: united-kingdom 1 infantry; sz-united-kingdom 1 transport; sz-spain 1 transport\n\
        germany: sz-united-kingdom 1 submarine";
    let mut t = table(sketch);
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry);
    assert_eq!(t.state.ferry().map(|f| f.ship.cargo.len()), Some(1));
    let mut t = with(&[("loading_among_enemies", "never")], sketch);
    t.ship("sz-united-kingdom");
    t.refused(load(&t, "united-kingdom", Kind::Infantry), "R-5.2");
    // One that came from elsewhere loads there under no reading.
    let mut t = table(sketch);
    t.ship("sz-spain").to("sz-united-kingdom");
    assert_eq!(t.state.ferry(), None, "there is nothing left for it to do");
    assert_eq!(t.count("united-kingdom", Power::Uk, Kind::Infantry), 1);
}

/// a gun is shipped after combat; AA-33: where none stands.
#[test]
fn guns_are_shipped_after_combat() {
    let mut t =
        table("turn uk non_combat\nuk: eastern-canada 1 aa_gun; western-canada 1 aa_gun; sz-hudson-bay 1 transport");
    t.ship("sz-hudson-bay").load("eastern-canada", Kind::AaGun);
    t.refused(unload(&t, Kind::AaGun, "western-canada"), "AA-33");
    t.to("sz-united-kingdom").unload(Kind::AaGun, "united-kingdom");
    assert_eq!(t.count("united-kingdom", Power::Uk, Kind::AaGun), 1);
}
