//! What somebody might try against a clause, and the clause that is cited.

use crate::common::table;
use axis_allies::Action::*;
use axis_allies::vocabulary::{Kind, Power};

/// AA-41, R-10.1: only an attacker retreats.
#[test]
fn a_defender_does_not_retreat() {
    let mut t =
        table("turn germany combat_move\ngermany: ukraine 3 infantry\nussr: caucasus 3 infantry; russia 1 infantry");
    t.go_all("ukraine", Kind::Infantry, "caucasus").done();
    t.fight("caucasus", &[6, 6, 6, 6, 6, 6]);
    t.refused_to(Power::Ussr, Retreat(t.at("russia")), "AA-41");
    t.refused_to(Power::Japan, Retreat(t.at("russia")), "R-1.13");
}

/// AA-43, R-10.3, AA-49: nobody leaves a zone or a territory in which nobody is left to fight.
#[test]
fn nobody_leaves_after_the_last_enemy() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: sz-spain 1 submarine\n\
            uk: sz-united-kingdom 1 transport; sz-hudson-bay 1 transport",
    );
    t.go("sz-spain", Kind::Submarine, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[1]);
    t.refused(Retreat(t.at("sz-spain")), "AA-43");
    t.refused(Withdraw(t.at("sz-spain")), "AA-49");
}

/// AA-37, R-8.12: no unit is given up but as a loss.
#[test]
fn nothing_is_scuttled() {
    let t = table("turn germany non_combat\ngermany: germany 1 aa_gun 1 infantry; sz-baltic 1 transport");
    t.refused(Lose { power: Power::Germany, kind: Kind::AaGun, left: 0 }, "AA-37");
    t.refused(Sink(0), "AA-37");
}

/// AA-75, AA-105, R-11.2: a carrier on which a fighter landed stays, and says why.
#[test]
fn a_carrier_with_a_fighter_that_landed() {
    let mut t = table("turn usa non_combat\nusa: sz-hawaii 1 carrier; hawaiian-islands 1 fighter");
    t.go("hawaiian-islands", Kind::Fighter, "sz-hawaii");
    t.refused(t.pick_of("sz-hawaii", Kind::Carrier), "AA-105");
}

/// AA-96, AA-97, R-9.5: a battleship that fought at sea has no shot, and none was held back.
#[test]
fn no_shot_after_a_sea_battle() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-spain 1 battleship 1 transport (2 infantry)\n\
            germany: sz-united-kingdom 1 transport; western-europe 2 infantry",
    );
    t.go("sz-spain", Kind::Battleship, "sz-united-kingdom");
    t.ship("sz-spain").to("sz-united-kingdom").land("western-europe", 2).done();
    t.fight("sz-united-kingdom", &[1, 6]);
    t.fight("western-europe", &[6, 6, 6, 6]);
    t.refused(Support(1), "AA-96");
    t.refused(Support(1), "AA-97");
}

/// AA-119, R-12.6: what an ally holds is not taken.
#[test]
fn an_allys_land_is_not_taken() {
    let mut t =
        table("turn uk combat_move\nowner ukraine ussr\nuk: karelia 1 infantry\ngermany: finland-norway 1 infantry");
    t.pick("karelia", Kind::Infantry).not_to("ukraine", "AA-119");
}

/// AA-122, R-7.5: a bomber on a raid does not attack too.
#[test]
fn raiders_do_not_attack() {
    let mut t = table("turn uk combat_move\nuk: united-kingdom 1 bomber\ngermany: germany 1 complex 1 infantry");
    let berlin = t.at("germany");
    t.pick("united-kingdom", Kind::Bomber).act(Raid(berlin));
    t.refused(Pick { at: berlin, kind: Kind::Bomber, left: 3 }, "AA-122");
}

/// AA-128, R-13.5: who fought does not move on into a conquest.
#[test]
fn who_fought_does_not_move_on() {
    let mut t = table("turn germany combat_move\ngermany: ukraine 2 armour\nussr: caucasus 1 infantry");
    t.go_all("ukraine", Kind::Armour, "caucasus").done();
    t.fight("caucasus", &[1, 1, 6]);
    t.refused(t.pick_of("caucasus", Kind::Armour), "AA-128");
}

/// AA-24, AA-25, R-6.7, R-7.7: a gun that fired its rocket stays, and one aboard does not fire.
#[test]
fn rockets_that_fired_and_rockets_aboard() {
    let mut t = table(
        "turn germany combat_move\n\
            tech germany rockets\n\
            cash uk 9\n\
            germany: western-europe 1 aa_gun; sz-baltic 1 transport (1 aa_gun)\n\
            uk: united-kingdom 1 complex",
    );
    t.done();
    let uk = t.at("united-kingdom");
    t.refused(Rocket { from: t.at("sz-baltic"), to: uk }, "AA-25");
    t.roll(Rocket { from: t.at("western-europe"), to: uk }, &[3]);
    t.refused(t.pick_of("western-europe", Kind::AaGun), "AA-24");
}

/// AA-79, R-5.1: no third unit crosses with a transport.
#[test]
fn no_more_than_two_are_bridged() {
    let mut t = table("turn uk non_combat\nuk: united-kingdom 3 infantry; sz-united-kingdom 1 transport");
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry).load("united-kingdom", Kind::Infantry);
    t.refused(Load { from: t.at("united-kingdom"), kind: Kind::Infantry }, "AA-79");
}

/// bombs fall only where bombers were sent to raid.
#[test]
fn no_bombs_without_a_raid() {
    let mut t =
        table("turn germany combat_move\ngermany: ukraine 1 infantry\nussr: caucasus 1 infantry; karelia 1 complex");
    t.go("ukraine", Kind::Infantry, "caucasus").done();
    t.refused(Bomb(t.at("karelia")), "R-7.1");
}
