//! Bombers, submarines, destroyers: strategic bombing, merchant shipping, hunting.

use crate::common::{table, with};
use europe_1939::Action::*;
use europe_1939::state::{Cond, Frame, Phase};
use europe_1939::vocabulary::*;

/// HU-19, HU-21, HU-22, HUC-11: three bombers over Germany, two shot down there: three points, and it costs nothing
/// (HTV-15).
#[test]
fn bombers_over_germany() {
    let text = "turn allies move summer 1942\npoints de 20\npoints uk 20\nuk: london 3 bomber\nde: hamburg 2 aircraft";
    let mut t = table(text);
    let hamburg = t.at("hamburg");
    t.take("london", Nation::Uk, &[(Kind::Bomber, 3)]).act(Bomb(hamburg));
    t.intervene("hamburg", "hamburg", Nation::De, Kind::Aircraft, 2, &[1, 2, 6, 6, 6]);
    assert_eq!((t.left(Nation::De), t.left(Nation::Uk)), (17, 20));
    assert_eq!(t.count_as("london", Nation::Uk, Kind::Bomber, Cond::Used), 1);
}

/// HUC-11: those shot down on the way, before they are over the enemy's home, do not count; nor is more lost than
/// there is.
#[test]
fn shot_down_on_the_way() {
    let text = "turn allies move summer 1942\npoints de 1\nuk: london 3 bomber\nde: hamburg 2 aircraft";
    let mut t = table(text);
    let hamburg = t.at("hamburg");
    t.take("london", Nation::Uk, &[(Kind::Bomber, 3)]).act(Bomb(hamburg));
    t.intervene("north-sea", "hamburg", Nation::De, Kind::Aircraft, 2, &[1, 2, 6, 6, 6]);
    assert_eq!((t.left(Nation::De), t.state.total(Nation::Uk, Kind::Bomber)), (1, 1));
    let mut t = table(text);
    t.take("london", Nation::Uk, &[(Kind::Bomber, 3)]).act(Bomb(hamburg)).act(Pass);
    assert_eq!(t.left(Nation::De), 0, "never below nothing");
}

/// HU-20, HU-21: two German bombers met over Dover: they roll their defence value; the bombing still costs two
/// (HTV-26).
#[test]
fn bombers_only_defend_in_the_air() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints uk 20\n\
                de: belgium 2 bomber\nuk: london 1 aircraft, 1 bomber";
    let mut t = table(text);
    let dover = t.at("dover");
    t.take("belgium", Nation::De, &[(Kind::Bomber, 2)]).act(Bomb(dover));
    let bomber = Intervene { place: dover, base: t.at("london"), nation: Nation::Uk, kind: Kind::Bomber, n: 1 };
    t.refused(bomber, "HU-20");
    t.intervene("dover", "london", Nation::Uk, Kind::Aircraft, 1, &[4, 1, 4]);
    assert_eq!((t.left(Nation::Uk), t.state.total(Nation::De, Kind::Bomber)), (18, 1));
    assert_eq!(t.state.total(Nation::Uk, Kind::Aircraft), 0);
}

/// HU-20: bombers and aircraft attack land units, and strike at ships in port for one round.
#[test]
fn strikes_at_ships() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 2 bomber\nuk: dover 1 infantry, 2 fleet; plymouth 1 infantry";
    let mut t = table(text);
    let (dover, plymouth) = (t.at("dover"), t.at("plymouth"));
    t.pick("belgium", Nation::De, Kind::Bomber);
    t.refused(Strike(plymouth), "HU-20");
    t.act(Strike(dover));
    t.go("belgium", Nation::De, &[(Kind::Bomber, 1)], "plymouth").come_to_battle();
    assert_eq!(t.left(Nation::De), 18, "two attacks");
    t.fight("plymouth", &[4, 6]);
    assert_eq!(t.count("plymouth", Nation::Uk, Kind::Infantry), 0);
    assert_eq!(t.owner("plymouth"), Nation::Uk, "HUC-07: aircraft take no ground");
    // Fleets answer on 3, outside a fort and an invasion; then the bomber flies home.
    t.fight("dover", &[6, 6, 4]);
    assert_eq!(t.count("dover", Nation::Uk, Kind::Fleet), 1);
    assert_eq!(t.count_as("belgium", Nation::De, Kind::Bomber, Cond::Used), 2);
}

/// HU-21, HU-23: no bombs on conquests, colonies, France or the Soviet Union (HTV-23).
#[test]
fn what_is_not_bombed() {
    let text = "turn axis move summer 1941\nwar germany summer 1941\nconquered pl de\nowner de: lwow\n\
                de: lwow 1 bomber; ruhr 1 bomber";
    let mut t = table(text);
    t.pick("lwow", Nation::De, Kind::Bomber);
    t.refused(Bomb(t.at("kiev")), "HU-23");
    let mut t = table(text);
    t.pick("ruhr", Nation::De, Kind::Bomber);
    t.refused(Bomb(t.at("paris")), "HU-23");
    let mut t = table("turn allies move summer 1942\nowner de: denmark\nconquered dk de\nuk: scapa-flow 1 bomber");
    t.pick("scapa-flow", Nation::Uk, Kind::Bomber);
    t.refused(Bomb(t.at("denmark")), "HU-21");
    t.refused(Raid, "HU-27");
}

const WOLVES: &str =
    "turn axis move summer 1941\nconquered fr de\nowner de: brest paris calais bordeaux maginot\npoints uk 20\n";

/// HU-27, HU-28: aircraft hunt submarines for one round and are not used by it; the survivors each take a point
/// (HTV-24).
#[test]
fn hunting_submarines() {
    let mut t = table(&format!("{WOLVES}de: brest 3 submarine\nuk: london 2 aircraft; alexandria 1 aircraft"));
    t.take("brest", Nation::De, &[(Kind::Submarine, 3)]).act(Raid);
    t.act(Pass);
    assert_eq!(t.decider(), BRITAIN);
    t.refused(Hunt { base: t.at("alexandria"), nation: Nation::Uk, kind: Kind::Aircraft, n: 1 }, "HU-28");
    t.refused(Hunt { base: t.at("london"), nation: Nation::Uk, kind: Kind::Aircraft, n: 3 }, "HU-28");
    let london = t.at("london");
    t.roll(Hunt { base: london, nation: Nation::Uk, kind: Kind::Aircraft, n: 2 }, &[2, 6]);
    assert_eq!(t.left(Nation::Uk), 18);
    assert_eq!(t.count_as("brest", Nation::De, Kind::Submarine, Cond::Used), 2);
    assert_eq!(t.count_as("london", Nation::Uk, Kind::Aircraft, Cond::Fresh), 2);
}

/// HU-28: submarines do not answer aircraft that meet them on the way, and cannot hit those that fight beside ships.
#[test]
fn submarines_do_not_answer_aircraft() {
    let mut t = table(&format!("{WOLVES}de: brest 2 submarine\nuk: london 2 aircraft"));
    t.take("brest", Nation::De, &[(Kind::Submarine, 2)]).act(Raid);
    // Two dice, both British.
    t.intervene("north-atlantic", "london", Nation::Uk, Kind::Aircraft, 2, &[3, 6]);
    t.act(Pass);
    assert_eq!(t.state.total(Nation::De, Kind::Submarine), 1);
    assert_eq!(t.state.total(Nation::Uk, Kind::Aircraft), 2);
    let mut t = table(&format!("{WOLVES}de: brest 3 submarine\nuk: london 1 aircraft; plymouth 1 destroyer"));
    t.take("brest", Nation::De, &[(Kind::Submarine, 3)]).act(Raid);
    t.intervene("north-atlantic", "plymouth", Nation::Uk, Kind::Destroyer, 1, &[6]);
    // The submarines hit three times: the destroyer is lost, the aircraft is not.
    t.intervene("north-atlantic", "london", Nation::Uk, Kind::Aircraft, 1, &[6, 6, 1, 1, 1]);
    assert_eq!((t.state.total(Nation::Uk, Kind::Destroyer), t.state.total(Nation::Uk, Kind::Aircraft)), (0, 1));
}

/// HU-27: a raid takes points of the year, or lowers the base as well by the other reading (G6).
#[test]
fn what_a_raid_takes() {
    for (reading, base) in [("current", 25), ("base", 23)] {
        let mut t = with(&[("sub_raid", reading)], &format!("{WOLVES}de: brest 2 submarine"));
        t.take("brest", Nation::De, &[(Kind::Submarine, 2)]).act(Raid);
        assert_eq!((t.left(Nation::Uk), t.ledger(Nation::Uk).base), (18, base), "{reading}");
    }
}

/// HU-24, HU-31: submarines and destroyers carry nobody.
#[test]
fn small_ships_carry_nobody() {
    let mut t = table(&format!("{WOLVES}de: brest 1 submarine, 1 infantry"));
    t.pick("brest", Nation::De, Kind::Submarine);
    t.refused(Load(Kind::Infantry), "HU-24");
    let mut t = table("turn allies move summer 1941\nuk: plymouth 1 destroyer, 1 infantry; gibraltar 1 fleet");
    t.pick("plymouth", Nation::Uk, Kind::Destroyer);
    t.refused(Load(Kind::Infantry), "HU-31");
}

/// HU-25, HU-31, HUB-4.1: in an invaded port a fleet defends on 4, submarines and destroyers on their own 1.
#[test]
fn ships_in_an_invaded_port() {
    let text = "turn allies move summer 1942\nconquered fr de\nowner de: brest paris calais belgium\npoints uk 20\n\
                uk: plymouth 2 fleet, 1 armour\nde: calais 1 fleet, 1 submarine, 1 destroyer";
    let mut t = table(text);
    let calais = t.at("calais");
    t.take("plymouth", Nation::Uk, &[(Kind::Fleet, 2)]).load(&[(Kind::Armour, 1)]).act(Invade(calais));
    t.act(Pass).come_to_battle();
    // On 1: two dice; on 4: the fleet. The one fleet that carries nobody answers on 3.
    t.fight("calais", &[2, 2, 4, 6]).lose(Nation::Uk, Kind::Fleet, &[]);
    assert!(matches!(t.state.frames.last(), Some(Frame::Sea(f)) if f.ships(Side::Allies) == 1), "hit by the fleet's 4");
}

/// HU-26: only Germany builds submarines.
#[test]
fn who_builds_submarines() {
    let t = table("turn allies build summer 1941\nuk: london 1 infantry");
    t.refused(Build { nation: Nation::Uk, kind: Kind::Submarine, at: t.at("plymouth") }, "HU-26");
}

/// HU-29, HU-30, HU-49, HU-50: a convoy of six to Britain, two submarines survive: two points arrive (HTV-16).
#[test]
fn a_convoy_attacked() {
    let mut t = table(&format!("{WOLVES}points us 54\nconvoy us-uk 6\nde: brest 2 submarine"));
    t.take("brest", Nation::De, &[(Kind::Submarine, 2)]);
    t.refused(Prey(Route::UkToSu), "HU-29");
    t.act(Prey(Route::UsToUk));
    assert_eq!(t.left(Nation::Uk), 20, "HU-27: these two do not raid as well");
    t.end_turn().until(Phase::Build);
    assert_eq!((t.left(Nation::Uk), t.left(Nation::Us)), (22, 48));
}

/// HU-30: by the other reading a submarine does both in the North Atlantic (G14).
#[test]
fn convoy_and_raid() {
    let mut t = with(&[("sub_both", "both")], &format!("{WOLVES}points us 54\nconvoy us-uk 6\nde: brest 2 submarine"));
    t.take("brest", Nation::De, &[(Kind::Submarine, 2)]).act(Prey(Route::UsToUk));
    assert_eq!(t.left(Nation::Uk), 18);
}

/// HU-30, HUC-10: a chip that proves blank costs nothing, and those who attacked it do not raid (HTV-28).
#[test]
fn a_blank_chip_attacked() {
    let mut t = table(&format!("{WOLVES}points us 54\nconvoy us-uk 0\nde: brest 2 submarine"));
    t.take("brest", Nation::De, &[(Kind::Submarine, 2)]).act(Prey(Route::UsToUk));
    t.end_turn().until(Phase::Build);
    assert_eq!((t.left(Nation::Uk), t.left(Nation::Us)), (20, 54));
}

/// HU-93, HU-31, HU-32: a destroyer shields the fleet: it is taken as the loss in its place, and rolls like the others.
#[test]
fn a_destroyer_shields_the_fleet() {
    let text = "turn allies move summer 1943\nconquered fr de\nowner de: brest paris calais bordeaux maginot\n\
                uk: plymouth 1 fleet, 1 destroyer\nde: brest 3 submarine";
    let mut t = table(text);
    t.go("plymouth", Nation::Uk, &[(Kind::Fleet, 1), (Kind::Destroyer, 1)], "dover");
    // One of three submarines hits; destroyer (on 1) and fleet (on 3) hit one each.
    t.intervene("channel", "brest", Nation::De, Kind::Submarine, 3, &[6, 1, 6, 6, 1, 3]);
    assert!(t.may(Lose { nation: Nation::Uk, kind: Kind::Fleet }), "the choice is the owner's");
    t.lose(Nation::Uk, Kind::Destroyer, &[]);
    let Some(Frame::Sea(fight)) = t.state.frames.last() else { panic!("a sea battle") };
    assert_eq!((fight.ships(Side::Axis), fight.ships(Side::Allies)), (1, 1));
    assert_eq!(fight.sides[Side::Allies][0].kind, Kind::Fleet, "the fleet is still there");
}

/// HUC-09, HU-93: a destroyer laid beside the chip fights submarines without a die to come.
#[test]
fn escorts_of_a_convoy() {
    let text = "turn allies redeploy spring 1941\nconquered fr de\nowner de: brest paris calais bordeaux maginot\n\
                points us 54\npoints uk 20\nuk: liverpool 1 destroyer, 1 fleet used\nde: brest 1 submarine";
    let mut t = table(text);
    let base = t.at("liverpool");
    let escort = |kind| Escort { base, nation: Nation::Uk, kind, route: Route::UsToUk };
    t.refused(escort(Kind::Destroyer), "HUC-09");
    t.act(Lay { route: Route::UsToUk, value: 5 });
    t.refused(escort(Kind::Fleet), "HUC-09");
    t.act(escort(Kind::Destroyer));
    t.end_turn().until(Phase::Move);
    // The destroyer rolls first, on 1, and the submarine goes down.
    t.pick("brest", Nation::De, Kind::Submarine).roll(Prey(Route::UsToUk), &[1, 6]);
    assert_eq!(t.state.total(Nation::De, Kind::Submarine), 0);
    t.end_turn().until(Phase::Build);
    assert_eq!((t.left(Nation::Uk), t.count("liverpool", Nation::Uk, Kind::Destroyer)), (25, 1));
}
