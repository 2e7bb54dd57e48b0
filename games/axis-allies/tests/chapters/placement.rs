//! Sections 13 and 14: non-combat movement and new units.

use crate::common::{Table, table, with};
use axis_allies::Action::{self, *};
use axis_allies::vocabulary::{Kind, Power};

fn place(t: &Table, kind: Kind, from: &str, to: &str) -> Action {
    Place { kind, from: t.at(from), to: t.at(to) }
}

/// AA-128: through friendly ground only, what was taken this turn included.
#[test]
fn moving_after_combat() {
    let mut t =
        table("turn germany combat_move\ngermany: ukraine 1 infantry; germany 1 armour\nussr: caucasus 1 infantry");
    t.go("ukraine", Kind::Infantry, "karelia").done();
    t.pick("germany", Kind::Armour).not_to("caucasus", "R-13.1").to("eastern-europe");
    let mut t = table("turn germany combat_move\ngermany: ukraine 1 infantry; eastern-europe 1 armour");
    t.go("ukraine", Kind::Infantry, "karelia").done();
    t.go("eastern-europe", Kind::Armour, "karelia");
}

/// AA-67, R-13.8: aircraft land on what was friendly before the turn, with what they have left.
#[test]
fn landing() {
    let mut t = table("turn germany combat_move\ngermany: ukraine 1 infantry 1 fighter\nussr: karelia 1 infantry");
    t.go("ukraine", Kind::Infantry, "karelia").go("ukraine", Kind::Fighter, "karelia").done();
    t.fight("karelia", &[1, 6, 6]);
    t.refused(Done, "R-13.3");
    t.pick("karelia", Kind::Fighter).not_to("karelia", "AA-67").not_to("libya", "R-13.3").to("germany");
    let mut t = table("turn germany non_combat\ngermany: germany 1 fighter");
    t.go("germany", Kind::Fighter, "libya");
}

/// ships go through zones cleared this turn, if they did not fight themselves.
#[test]
fn through_cleared_zones() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: western-europe 1 bomber; sz-baltic 1 submarine\n\
            uk: sz-united-kingdom 1 transport",
    );
    t.go("western-europe", Kind::Bomber, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[1, 6]);
    t.go("sz-baltic", Kind::Submarine, "sz-spain");
    t.refused(t.pick_of("sz-spain", Kind::Submarine), "R-2.3");
}

/// where units appear.
#[test]
fn where_units_appear() {
    let t = table(
        "turn uk place\n\
            bought 1 fighter\n\
            bought 1 transport\n\
            bought 1 infantry\n\
            uk: united-kingdom 1 complex; sz-united-kingdom 1 carrier\n\
            ussr: karelia 1 complex",
    );
    assert!(t.may(place(&t, Kind::Infantry, "united-kingdom", "united-kingdom")));
    assert!(t.may(place(&t, Kind::Transport, "united-kingdom", "sz-united-kingdom")));
    t.refused(place(&t, Kind::Fighter, "united-kingdom", "sz-united-kingdom"), "R-14.4");
    t.refused(place(&t, Kind::Transport, "united-kingdom", "sz-spain"), "R-14.8");
    t.refused(place(&t, Kind::Infantry, "karelia", "karelia"), "R-14.6");
    t.refused(place(&t, Kind::Infantry, "india", "india"), "R-14.1");
    t.refused(place(&t, Kind::Battleship, "united-kingdom", "sz-united-kingdom"), "R-3.6");
}

/// not among enemy ships, but for the option.
#[test]
fn new_ships_among_enemies() {
    let sketch =
        "turn uk place\nbought 1 transport\nuk: united-kingdom 1 complex\ngermany: sz-united-kingdom 1 submarine";
    let t = table(sketch);
    t.refused(place(&t, Kind::Transport, "united-kingdom", "sz-united-kingdom"), "R-14.1");
    let t = with(&[("ships_into_enemy_zones", "on")], sketch);
    assert!(t.may(place(&t, Kind::Transport, "united-kingdom", "sz-united-kingdom")));
}

/// a complex anywhere held since the start, one each.
#[test]
fn new_complexes() {
    let t = table("turn uk place\nbought 1 complex\nuk: united-kingdom 1 complex");
    assert!(t.may(place(&t, Kind::Complex, "india", "india")));
    t.refused(place(&t, Kind::Complex, "united-kingdom", "united-kingdom"), "R-14.2");
    t.refused(place(&t, Kind::Complex, "karelia", "karelia"), "R-14.2");
}

/// AA-33, AA-34, AA-35, R-14.3, R-14.10: new guns: one each, on land held before, and with a complex or not.
#[test]
fn new_guns() {
    let sketch = "turn uk place\nbought 1 aa_gun\nuk: united-kingdom 1 complex 1 aa_gun; sz-united-kingdom 1 transport";
    let t = table(sketch);
    t.refused(place(&t, Kind::AaGun, "united-kingdom", "united-kingdom"), "AA-33");
    t.refused(place(&t, Kind::AaGun, "united-kingdom", "sz-united-kingdom"), "AA-34");
    t.refused(place(&t, Kind::AaGun, "karelia", "karelia"), "AA-35");
    t.refused(place(&t, Kind::AaGun, "india", "india"), "R-14.10");
    let t = with(&[("aa_gun_needs_complex", "no")], sketch);
    assert!(t.may(place(&t, Kind::AaGun, "india", "india")));
}

/// AA-126, AA-127, R-14.5, R-14.9: bought and captured complexes place as many as the territory is worth.
#[test]
fn limits_of_complexes() {
    let mut t = table(
        "turn germany place\nowner karelia germany\nbought 5 infantry\ngermany: karelia 1 complex; germany 1 complex",
    );
    for _ in 0..3 {
        t.act(place(&t, Kind::Infantry, "karelia", "karelia"));
    }
    t.refused(place(&t, Kind::Infantry, "karelia", "karelia"), "AA-126");
    t.refused(place(&t, Kind::Infantry, "karelia", "karelia"), "R-14.5");
    assert!(t.may(place(&t, Kind::Infantry, "germany", "germany")));
}

/// worthless land places one or none; a retaken complex is unlimited again or not.
#[test]
fn readings_of_the_limit() {
    for (reading, may) in [("one", true), ("none", false)] {
        let t = with(&[("worthless_complex", reading)], "turn uk place\nbought 2 infantry\nuk: gibraltar 1 complex");
        assert_eq!(t.may(place(&t, Kind::Infantry, "gibraltar", "gibraltar")), may);
    }
    for (reading, may) in [("unlimited", true), ("limited", false)] {
        let mut t = with(
            &[("retaken_complex", reading)],
            "turn ussr place\nlost karelia\nbought 5 infantry\nussr: karelia 1 complex",
        );
        for _ in 0..3 {
            t.act(place(&t, Kind::Infantry, "karelia", "karelia"));
        }
        assert_eq!(t.may(place(&t, Kind::Infantry, "karelia", "karelia")), may);
    }
}

/// what is not placed is lost.
#[test]
fn what_is_not_placed_is_lost() {
    let mut t = table("turn uk place\nbought 2 infantry\nuk: united-kingdom 1 complex");
    t.done();
    assert_eq!((t.state.total(Power::Uk, Kind::Infantry), t.state.power), (0, Power::Japan));
}

/// with the limits of the box a power has three stacks of bombers at most.
#[test]
fn stacks_in_the_box() {
    let sketch = "turn uk place\n\
        bought 1 bomber\n\
        uk: united-kingdom 1 complex; india 1 bomber; australia 1 bomber; eastern-canada 1 bomber";
    let t = with(&[("piece_limits", "on")], sketch);
    t.refused(place(&t, Kind::Bomber, "united-kingdom", "united-kingdom"), "R-17.6");
    let t = table(sketch);
    assert!(t.may(place(&t, Kind::Bomber, "united-kingdom", "united-kingdom")));
}

/// AA-130, AA-131: stacks are not parted when there is no piece for another; they move as a whole, and may
/// grow.
#[test]
fn stacks_are_not_parted_without_pieces() {
    let sketch = "turn uk non_combat\nuk: united-kingdom 2 bomber; india 1 bomber; australia 1 bomber";
    let mut t = with(&[("piece_limits", "on")], sketch);
    t.pick("united-kingdom", Kind::Bomber).not_to("karelia", "R-17.6");
    t.act(Add).to("karelia");
    let mut t = with(&[("piece_limits", "on")], &sketch.replace("india", "karelia"));
    t.go("united-kingdom", Kind::Bomber, "karelia");
    assert_eq!(t.count("karelia", Power::Uk, Kind::Bomber), 2, "as high as one likes");
    let mut t = table(sketch);
    t.go("united-kingdom", Kind::Bomber, "karelia");
}

/// HOUSE-5: nobody buys beyond what the program counts, and no position has more.
#[test]
fn there_is_an_end_to_what_can_be_bought() {
    let t = table("turn uk develop\ncash uk 99\nuk: united-kingdom 41 fighter");
    assert!(t.may(Buy(Kind::Fighter)));
    let t = table("turn uk develop\ncash uk 99\nuk: united-kingdom 41 fighter; india 1 fighter");
    t.refused(Buy(Kind::Fighter), "HOUSE-5");
    assert!(t.may(Buy(Kind::Bomber)));
}
