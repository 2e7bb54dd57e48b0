//! Section 8: battles, round by round.

use crate::common::{table, with};
use axis_allies::Action::*;
use axis_allies::Standing;
use axis_allies::state::{LossOrder, SubmarineOrder};
use axis_allies::vocabulary::{Kind, Power};

/// attackers fire, those hit still fire back, then they are gone.
#[test]
fn a_land_battle() {
    let mut t = table("turn germany combat_move\ngermany: ukraine 2 infantry 1 armour\nussr: karelia 2 infantry");
    t.go_all("ukraine", Kind::Infantry, "karelia").go("ukraine", Kind::Armour, "karelia").done();
    t.fight("karelia", &[1, 6, 3, 2, 6]);
    assert_eq!(t.decider(), Power::Germany, "both defenders were hit and one of them hit back");
    t.lose(Power::Germany, Kind::Infantry, 0, &[]);
    assert_eq!(t.owner("karelia"), Some(Power::Germany));
    assert_eq!(t.count("karelia", Power::Germany, Kind::Infantry), 1);
    t.refused(t.pick_of("karelia", Kind::Armour), "R-2.3");
}

/// by groups of equal value, losses named after each; or after the whole step.
#[test]
fn losses_are_named_group_by_group() {
    let sketch = "turn germany combat_move\ngermany: ukraine 1 infantry 1 armour\nussr: karelia 3 infantry 2 armour";
    let mut t = table(sketch);
    t.go("ukraine", Kind::Infantry, "karelia").go("ukraine", Kind::Armour, "karelia").done();
    t.fight("karelia", &[1]);
    assert_eq!(t.decider(), Power::Ussr);
    t.lose(Power::Ussr, Kind::Infantry, 0, &[6, 6, 6, 6, 6, 6]);
    let mut t = with(&[("losses_named", "step")], sketch);
    t.go("ukraine", Kind::Infantry, "karelia").go("ukraine", Kind::Armour, "karelia").done();
    t.fight("karelia", &[1, 3]);
    t.lose(Power::Ussr, Kind::Infantry, 0, &[]);
    t.lose(Power::Ussr, Kind::Armour, 0, &[6, 6, 6, 6, 6]);
}

/// AA-125, AA-69, AA-68, AA-70, R-11.4: the carrier hit by a submarine does not fire, but its fighter
/// does.
#[test]
fn the_carrier_hit_by_a_submarine() {
    let mut t =
        table("turn germany combat_move\ngermany: sz-baltic 1 submarine\nuk: sz-united-kingdom 1 carrier 1 fighter");
    t.go("sz-baltic", Kind::Submarine, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[2, 5]);
    assert_eq!(t.count("sz-united-kingdom", Power::Uk, Kind::Carrier), 0);
    assert_eq!(t.decider(), Power::Germany);
    t.act(Withdraw(t.at("sz-baltic")));
    assert_eq!(t.count("sz-baltic", Power::Germany, Kind::Submarine), 1);
    assert_eq!(t.count("united-kingdom", Power::Uk, Kind::Fighter), 1, "AA-71: it lands on the island in the zone");
}

/// defending submarines fire with the others.
#[test]
fn defending_submarines_have_no_first_shot() {
    let mut t = table("turn uk combat_move\nuk: sz-united-kingdom 1 battleship\ngermany: sz-baltic 1 submarine");
    t.go("sz-united-kingdom", Kind::Battleship, "sz-baltic").done();
    t.fight("sz-baltic", &[4, 1]);
    assert_eq!(t.state.total(Power::Uk, Kind::Battleship) + t.state.total(Power::Germany, Kind::Submarine), 0);
}

/// AA-60, AA-62, AA-59, HOUSE-2: submarines cannot fire at aircraft; the attacker may stop after any round.
#[test]
fn aircraft_against_a_submarine() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: united-kingdom 1 bomber 1 fighter; sz-united-kingdom 1 transport\n\
            germany: sz-baltic 1 submarine",
    );
    t.go("united-kingdom", Kind::Bomber, "sz-baltic").done();
    t.fight("sz-baltic", &[6]);
    assert!(t.may(BreakOff) && t.may(Press));
    t.roll(Press, &[6]).act(BreakOff);
    assert_eq!(t.count("sz-baltic", Power::Germany, Kind::Submarine), 1);
}

/// AA-102: several defenders: the owner of the land proposes, the other agrees or not.
#[test]
fn allies_agree_on_losses() {
    let sketch =
        "turn germany combat_move\ngermany: ukraine 1 infantry\nussr: karelia 2 infantry\nuk: karelia 2 infantry";
    let begin = || {
        let mut t = table(sketch);
        t.go("ukraine", Kind::Infantry, "karelia").done();
        t.fight("karelia", &[1]);
        t
    };
    let mut t = begin();
    assert_eq!(t.decider(), Power::Ussr);
    t.lose(Power::Uk, Kind::Infantry, 0, &[]);
    assert_eq!(t.decider(), Power::Uk);
    t.refused(Lose { power: Power::Ussr, kind: Kind::Infantry, left: 0 }, "R-8.14");
    t.roll(Accept, &[6, 6, 6, 6]);
    assert_eq!(t.count("karelia", Power::Uk, Kind::Infantry), 1);
    let mut t = begin();
    t.lose(Power::Uk, Kind::Infantry, 0, &[]).act(Refuse);
    assert_eq!(t.decider(), Power::Germany, "the attacker chooses");
    t.lose(Power::Ussr, Kind::Infantry, 0, &[6, 6, 6, 6]);
    assert_eq!(t.count("karelia", Power::Ussr, Kind::Infantry), 1);
}

/// fighters on carriers defend their zone, those on the coast do not.
#[test]
fn fighters_ashore_do_not_defend_the_sea() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: sz-baltic 1 submarine\n\
            uk: united-kingdom 2 fighter; sz-united-kingdom 1 transport",
    );
    t.go("sz-baltic", Kind::Submarine, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[1]);
    assert_eq!(t.state.total(Power::Uk, Kind::Transport), 0);
}

/// AA-37: nothing is removed but as a loss; AA-36: a gun never is one.
#[test]
fn nothing_is_given_up() {
    let mut t = table(
        "turn germany combat_move\ngermany: ukraine 1 infantry 1 armour\nussr: karelia 1 infantry 1 armour 1 aa_gun",
    );
    t.go("ukraine", Kind::Infantry, "karelia").done();
    t.fight("karelia", &[1]);
    t.refused(Lose { power: Power::Ussr, kind: Kind::AaGun, left: 0 }, "AA-36");
    t.refused(Lose { power: Power::Ussr, kind: Kind::Bomber, left: 0 }, "R-8.2");
}

/// hits beyond what can take them are void.
#[test]
fn too_many_hits() {
    let mut t = table("turn germany combat_move\ngermany: ukraine 3 armour\nussr: karelia 1 infantry");
    t.go_all("ukraine", Kind::Armour, "karelia").done();
    t.fight("karelia", &[1, 1, 1, 6]);
    assert_eq!(t.owner("karelia"), Some(Power::Germany));
}

/// AA-16, AA-17: a heavy bomber attacks with three dice and defends with one.
#[test]
fn heavy_bombers() {
    let mut t = table(
        "turn uk combat_move\n\
            tech uk heavy-bombers\n\
            tech germany heavy-bombers\n\
            uk: united-kingdom 1 bomber\n\
            germany: western-europe 1 bomber",
    );
    t.go("united-kingdom", Kind::Bomber, "western-europe").done();
    t.fight("western-europe", &[5, 5, 4, 6]);
    assert_eq!(t.state.total(Power::Germany, Kind::Bomber), 0);
}

/// standing orders answer for those who are away: losses and submarines.
#[test]
fn standing_orders() {
    let mut t = table("turn germany combat_move\ngermany: ukraine 1 infantry\nussr: karelia 1 infantry 1 armour");
    t.refused(Order(Standing::Losses(LossOrder::Cheapest)), "R-1.13");
    t.roll_as(Power::Ussr, Order(Standing::Losses(LossOrder::Cheapest)), &[]);
    t.go("ukraine", Kind::Infantry, "karelia").done();
    t.fight("karelia", &[1, 6, 6]);
    assert_eq!((t.count("karelia", Power::Ussr, Kind::Infantry), t.decider()), (0, Power::Germany));
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-spain 1 battleship; sz-united-kingdom 1 transport\n\
            germany: sz-west-med 1 submarine",
    );
    t.roll_as(Power::Germany, Order(Standing::Submarines(SubmarineOrder::Leave)), &[]);
    t.go("sz-spain", Kind::Battleship, "sz-west-med").done();
    t.fight("sz-west-med", &[6, 6]);
    assert_eq!(t.count("sz-west-med", Power::Germany, Kind::Submarine), 0);
    assert_eq!(t.state.total(Power::Germany, Kind::Submarine), 1);
}
