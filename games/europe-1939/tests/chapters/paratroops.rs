//! Paratroops: drops, the beach, bridgeheads, and when they are lost for good.

use crate::common;
use crate::common::{table, with};
use europe_1939::Action::*;
use europe_1939::state::{Cond, Phase, Stance};
use europe_1939::vocabulary::*;
use kernel::Game;

const CHANNEL: &str = "conquered be de\nowner de: belgium\npoints de 20\npoints uk 20\n";

fn on(text: &str) -> common::Table {
    table(&format!("turn axis move summer 1940\n{CHANNEL}{text}"))
}

/// HU-02, HU-03, HU-06, HU-87: the first example. Dropped alone on a defended London, over an enemy Dover, the unit is
/// lost to infantry and aircraft there and can never be rebuilt.
#[test]
fn lost_alone_in_a_drop() {
    let mut t =
        on("de: belgium 1 paratroops; berlin 1 paratroops\nuk: london 1 infantry, 1 aircraft; dover 1 infantry");
    let london = t.at("london");
    t.pick("belgium", Nation::De, Kind::Paratroops).act(Drop(london));
    assert_eq!(t.left(Nation::De), 19, "an attack on a defended area");
    t.act(Pass).come_to_battle();
    // The paratroops miss; of infantry on 2 and aircraft on 4 one hits.
    t.fight("london", &[6, 6, 4]);
    assert_eq!((t.state.total(Nation::De, Kind::Paratroops), t.state.gone[Nation::De.index()]), (1, 1));
    assert_eq!(t.count_as("london", Nation::Uk, Kind::Aircraft, Cond::Used), 1);
    t.end_turn().end_turn().until(Phase::Build);
    t.refused(Build { nation: Nation::De, kind: Kind::Paratroops, at: t.at("berlin") }, "HU-06");
}

/// HU-06: paratroops shot down on the way count as lost in the drop, if no land units attack there (HTV-01 in the air).
#[test]
fn shot_down_on_the_way() {
    let mut t = on("de: belgium 1 paratroops\nuk: london 1 aircraft; dover 1 infantry");
    let dover = t.at("dover");
    t.pick("belgium", Nation::De, Kind::Paratroops).act(Drop(dover));
    t.intervene("dover", "london", Nation::Uk, Kind::Aircraft, 1, &[4]);
    assert_eq!(t.state.total(Nation::De, Kind::Paratroops), 0);
    t.end_turn();
    assert_eq!(t.state.gone[Nation::De.index()], 1);
}

/// HU-07, HU-09, HU-13, HUC-12: an empty London is taken for nothing; Britain must counter-attack, destroys the unit
/// for good and stays in the war (HTV-02).
#[test]
fn london_taken_and_retaken() {
    let mut t = on("de: belgium 1 paratroops\nuk: dover 1 infantry");
    let london = t.at("london");
    t.pick("belgium", Nation::De, Kind::Paratroops).act(Drop(london));
    assert_eq!((t.left(Nation::De), t.owner("london")), (20, Nation::De));
    t.end_turn().until(Phase::Move);
    t.refused(Done, "HU-09");
    t.go("dover", Nation::Uk, &[(Kind::Infantry, 1)], "london").come_to_battle();
    t.fight("london", &[1, 6]);
    assert_eq!((t.owner("london"), t.state.gone[Nation::De.index()]), (Nation::Uk, 1));
    t.end_turn();
    assert_eq!(t.state.stance[Nation::Uk], Stance::Allies);
}

/// HU-09, HU-96, HUB-6.1, HUC-19: paratroops that hold London through the British turn win the war against Britain; it
/// is judged at the end of Britain's own turn, not before (HTV-03).
#[test]
fn london_held() {
    let mut t = on("de: belgium 1 paratroops\nuk: gibraltar 1 infantry");
    let london = t.at("london");
    t.pick("belgium", Nation::De, Kind::Paratroops).act(Drop(london));
    t.end_turn();
    assert_eq!(t.state.stance[Nation::Uk], Stance::Allies, "its own turn is still to come");
    t.end_turn();
    assert_eq!(t.state.stance[Nation::Uk], Stance::Conquered(Nation::De));
    assert_eq!(t.state.total_all(Nation::Uk), 0);
}

/// HU-10: with the capital lost, and only then, a fleet lands armour on its own ground, and the armour strikes at
/// London in the second movement (HTV-04).
#[test]
fn landing_on_ones_own_ground() {
    let lost = "turn allies move summer 1940\nowner de: london\nde: london 1 paratroops dropped\n\
                uk: gibraltar 1 fleet, 1 armour";
    let mut t = table(lost);
    let (plymouth, london) = (t.at("plymouth"), t.at("london"));
    let points = t.left(Nation::Uk);
    t.pick("gibraltar", Nation::Uk, Kind::Fleet).load(&[(Kind::Armour, 1)]).act(Invade(plymouth));
    assert_eq!((t.left(Nation::Uk), t.count("plymouth", Nation::Uk, Kind::Armour)), (points, 1));
    t.done();
    assert_eq!(t.state.phase, Phase::SecondMove);
    t.refused(Done, "HU-09");
    t.pick("plymouth", Nation::Uk, Kind::Armour);
    assert!(t.may(To(london)));
    let mut t = table("turn allies move summer 1940\nuk: gibraltar 1 fleet, 1 armour");
    t.pick("gibraltar", Nation::Uk, Kind::Fleet).load(&[(Kind::Armour, 1)]);
    t.refused(Invade(plymouth), "HU-10");
}

/// HU-11: aircraft in Belgium reach Dover and Plymouth, not London.
#[test]
fn what_belgium_reaches() {
    let t = on("de: belgium 1 aircraft\nuk: dover 1 infantry; plymouth 1 infantry; london 1 infantry");
    let mut t = t;
    t.pick("belgium", Nation::De, Kind::Aircraft);
    assert!(t.may(To(t.at("dover"))) && t.may(To(t.at("plymouth"))));
    t.refused(To(t.at("london")), "HUB-4.1");
    // Support for a drop: the aircraft fly with the paratroops and roll in the first round.
    for place in ["dover", "plymouth"] {
        let mut t = on(&format!("de: belgium 1 aircraft, 1 paratroops\nuk: {place} 1 infantry; scapa-flow 1 infantry"));
        let area = t.at(place);
        t.pick("belgium", Nation::De, Kind::Paratroops).act(Drop(area));
        t.pick("belgium", Nation::De, Kind::Aircraft).act(To(area)).come_to_battle();
        // Paratroops on 2, aircraft on 3: only the aircraft hits; the infantry misses.
        t.fight(place, &[6, 3, 6]);
        assert_eq!(t.owner(place), Nation::De, "{place}");
        assert_eq!(t.count_as("belgium", Nation::De, Kind::Aircraft, Cond::Used), 1);
    }
}

/// A bridgehead at Dover: paratroops take it from one defender, an armour follows.
fn bridgehead() -> common::Table {
    let mut t =
        on("owner de: plymouth\nde: belgium 1 paratroops, 1 armour, 2 fleet\nuk: dover 1 infantry; london 3 armour");
    let dover = t.at("dover");
    t.pick("belgium", Nation::De, Kind::Paratroops).act(Drop(dover)).come_to_battle();
    t.fight("dover", &[1, 6]);
    assert_eq!((t.owner("dover"), t.left(Nation::De)), (Nation::De, 19));
    t.until(Phase::Redeploy);
    t.pick("belgium", Nation::De, Kind::Armour).act(To(dover));
    t
}

/// HU-12, HU-13, HU-14, HUB-7.1, HUB-8.2: more units follow by redeployment; one point in all; from the next turn a
/// fleet supplies the bridgehead and does nothing else (HTV-05).
#[test]
fn a_bridgehead_and_its_fleet() {
    let mut t = bridgehead();
    assert_eq!(t.left(Nation::De), 19);
    assert_eq!(t.count("dover", Nation::De, Kind::Armour), 1);
    assert_eq!(t.count_as("belgium", Nation::De, Kind::Fleet, Cond::Used), 1, "the escort");
    t.end_turn().end_turn().until(Phase::Supply);
    let (base, port) = (t.at("belgium"), t.at("dover"));
    t.act(Assign { base, nation: Nation::De, port });
    assert_eq!(t.count_as("belgium", Nation::De, Kind::Fleet, Cond::Used), 1);
    t.until(Phase::Redeploy);
    assert_eq!(t.count_as("dover", Nation::De, Kind::Armour, Cond::Fresh), 1, "supplied");
    t.pick("belgium", Nation::De, Kind::Fleet).to("hamburg");
    t.refused(Pick { at: base, nation: Nation::De, kind: Kind::Fleet }, "HU-14");
}

/// HUB-7.2: without the fleet the bridgehead is dry, does not attack, and is lost the second time.
#[test]
fn a_bridgehead_without_supply() {
    let mut t = bridgehead();
    t.end_turn().end_turn().until(Phase::Supply).done();
    assert_eq!(t.count_as("dover", Nation::De, Kind::Armour, Cond::Dry), 1);
    t.end_turn().end_turn().until(Phase::Move);
    t.pick("dover", Nation::De, Kind::Armour);
    t.refused(To(t.at("london")), "HUB-7.2");
    t.to("plymouth");
    t.until(Phase::Supply).done();
    assert_eq!(t.state.total(Nation::De, Kind::Armour), 0);
}

/// HU-08: the paratroops of a bridgehead fell beside armour and may be rebuilt (HTV-06).
#[test]
fn lost_among_friends() {
    let mut t = bridgehead();
    t.end_turn().until(Phase::Move);
    t.go("london", Nation::Uk, &[(Kind::Armour, 3)], "dover").come_to_battle();
    t.fight("dover", &[1, 1, 6, 6, 6]);
    assert_eq!((t.owner("dover"), t.state.total(Nation::De, Kind::Paratroops)), (Nation::Uk, 0));
    assert_eq!(t.state.gone[Nation::De.index()], 0);
}

/// HU-15, HU-16, HUC-05: Dover, taken by paratroops alone, cannot be invaded in the same turn (HTV-07).
#[test]
fn no_invasion_after_the_drop() {
    let mut t = on("de: belgium 1 paratroops, 1 armour, 1 fleet");
    let dover = t.at("dover");
    t.pick("belgium", Nation::De, Kind::Paratroops).act(Drop(dover));
    assert_eq!((t.owner("dover"), t.left(Nation::De)), (Nation::De, 20), "HTV-22: an empty area costs nothing");
    t.pick("belgium", Nation::De, Kind::Fleet);
    t.refused(Invade(dover), "HU-16");
}

/// HU-17, HU-05, HUC-06, HUB-5.4: a landing together with a drop takes Dover, and the armour goes on against London:
/// five points, and one more because London is defended (HTV-08).
#[test]
fn landing_and_drop_together() {
    let mut t = on("de: belgium 1 paratroops, 1 armour, 1 fleet\nuk: dover 1 infantry; london 1 infantry");
    let (dover, london) = (t.at("dover"), t.at("london"));
    t.pick("belgium", Nation::De, Kind::Paratroops).act(Drop(dover));
    t.pick("belgium", Nation::De, Kind::Fleet).load(&[(Kind::Armour, 1)]).act(Invade(dover)).come_to_battle();
    assert_eq!(t.left(Nation::De), 15);
    t.fight("dover", &[6, 3, 6]);
    assert_eq!(t.count_as("dover", Nation::De, Kind::Armour, Cond::Won), 1);
    t.pick("dover", Nation::De, Kind::Armour).act(To(london));
    assert_eq!(t.left(Nation::De), 14);
    t.come_to_battle();
    assert_eq!(t.state.phase, Phase::SecondBattle);
}

/// HU-04, HU-18, HUB-5.1: infantry behind a beach defends on 5, with paratroops in the attack on its own 2 (HTV-09).
#[test]
fn the_beach() {
    let text = "turn allies move summer 1942\nconquered fr de\nowner de: calais paris brest belgium\npoints uk 20\n\
                uk: plymouth 1 fleet, 2 infantry; dover 1 paratroops\nde: calais 1 infantry";
    let mut t = table(text);
    let calais = t.at("calais");
    t.pick("plymouth", Nation::Uk, Kind::Fleet).load(&[(Kind::Infantry, 2)]).act(Invade(calais));
    assert_eq!(t.rules.battle_fight(&t.state, calais).defenders[0].value, 5);
    t.pick("dover", Nation::Uk, Kind::Paratroops).act(Drop(calais));
    assert_eq!(t.rules.battle_fight(&t.state, calais).defenders[0].value, 2);
    assert_eq!(t.left(Nation::Uk), 15, "the invasion is paid once");
    assert!(t.rules.deciders(&t.state).contains(BRITAIN));
}

/// HU-04: a river is void as well.
#[test]
fn the_river() {
    let text = "turn axis move summer 1940\npoints de 20\nde: ruhr 2 infantry, 1 paratroops\n\
                fr: maginot 1 infantry; paris 1 infantry\n\
                conquered be de\nowner de: belgium calais\nde: calais 1 infantry; ruhr 1 paratroops";
    let mut t = table(text);
    let paris = t.at("paris");
    t.go("calais", Nation::De, &[(Kind::Infantry, 1)], "paris");
    assert_eq!(t.rules.modifier(&t.state, paris).value, 1);
    t.pick("ruhr", Nation::De, Kind::Paratroops).act(Drop(paris));
    assert_eq!(t.rules.modifier(&t.state, paris).value, 0);
}

/// HU-06, HUB-2.1: where new units come at the end of the turn, paratroops shot down in it are gone already.
#[test]
fn the_shot_down_are_not_built_again_the_same_turn() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 2 paratroops\n\
                uk: dover 1 infantry; london 1 aircraft";
    for (land_units, gone) in [("", true), ("; holland 1 fleet, 1 infantry\nconquered nl de\nowner de: holland", false)]
    {
        let mut t =
            with(&[("build_phase", "end")], &text.replace("2 paratroops", &format!("2 paratroops{land_units}")));
        let dover = t.at("dover");
        t.pick("belgium", Nation::De, Kind::Paratroops).act(Drop(dover));
        t.intervene("dover", "london", Nation::Uk, Kind::Aircraft, 1, &[4]);
        assert_eq!(t.state.total(Nation::De, Kind::Paratroops), 1);
        if !gone {
            t.pick("holland", Nation::De, Kind::Fleet).load(&[(Kind::Infantry, 1)]).act(Invade(dover));
            t.come_to_battle().fight("dover", &[6, 1]);
        }
        t.until(Phase::Build);
        let build = Build { nation: Nation::De, kind: Kind::Paratroops, at: t.at("berlin") };
        match gone {
            true => t.refused(build, "HU-06"),
            false => assert!(t.may(build), "a landing came to the same area"),
        }
    }
}
