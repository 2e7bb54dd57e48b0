//! Sections 6 and 7: antiaircraft fire, raids and rockets.

use crate::common;
use crate::common::{table, with};
use axis_allies::Action::*;
use axis_allies::state::Status;
use axis_allies::vocabulary::{Kind, Power};

const LONDON: &str = "turn uk combat_move\ncash germany 20\nuk: united-kingdom 2 bomber 1 fighter";

/// AA-38, R-6.1, R-6.4: a gun fires at attackers as the battle begins; a one hits, the attacker chooses.
#[test]
fn a_gun_fires_at_attackers() {
    let mut t = table(&format!("{LONDON}\ngermany: western-europe 1 infantry 1 aa_gun"));
    t.go("united-kingdom", Kind::Fighter, "western-europe").go("united-kingdom", Kind::Bomber, "western-europe").done();
    t.fight("western-europe", &[1, 6]);
    assert_eq!(t.decider(), Power::Uk);
    t.refused(Lose { power: Power::Uk, kind: Kind::Infantry, left: 0 }, "R-6.4");
    let left = t
        .state
        .at(t.at("western-europe"))
        .iter()
        .find(|s| s.kind == Kind::Fighter)
        .unwrap()
        .status
        .in_the_air()
        .unwrap();
    t.lose(Power::Uk, Kind::Fighter, left, &[6, 6]);
    assert_eq!(t.count("western-europe", Power::Uk, Kind::Bomber), 1);
}

/// passing aircraft are shot at as the moves are committed, as one group.
#[test]
fn a_gun_fires_at_those_who_pass() {
    let mut t = table(&format!("{LONDON}\ngermany: western-europe 1 aa_gun; germany 1 infantry"));
    for _ in 0..2 {
        t.pick("united-kingdom", Kind::Bomber).via("sz-united-kingdom").via("western-europe").to("germany");
    }
    t.roll(Done, &[1, 6]);
    assert_eq!(t.count("germany", Power::Uk, Kind::Bomber), 1);
    assert_eq!(t.count("western-europe", Power::Germany, Kind::AaGun), 1, "R-6.6, AA-36: guns are never lost");
}

/// of a mixed group that passed, the attacker names the loss.
#[test]
fn the_attacker_names_who_was_shot_down() {
    let mut t =
        table(&format!("{LONDON}\ngermany: western-europe 1 aa_gun; germany 1 infantry; southern-europe 1 infantry"));
    t.pick("united-kingdom", Kind::Bomber).via("sz-united-kingdom").via("western-europe").to("germany");
    t.pick("united-kingdom", Kind::Bomber).via("sz-united-kingdom").via("western-europe").to("southern-europe");
    t.roll(Done, &[1, 6]);
    let shots: Vec<_> = t.list();
    assert_eq!(shots.len(), 2);
    t.refused(Shot { at: t.at("russia"), kind: Kind::Bomber, left: 3 }, "R-6.11");
    t.act(shots[0]);
    assert_eq!(t.state.total(Power::Uk, Kind::Bomber), 1);
}

/// a gun blitzed on the same turn still fires, or is silent under the other reading.
#[test]
fn blitzed_guns() {
    let sketch =
        "turn germany combat_move\ngermany: ukraine 1 armour 1 bomber\nussr: caucasus 1 aa_gun; russia 1 infantry";
    for (reading, dice) in [("fire", &[6][..]), ("silent", &[][..])] {
        let mut t = with(&[("blitzed_guns", reading)], sketch);
        t.pick("ukraine", Kind::Armour).via("caucasus").to("russia");
        t.pick("ukraine", Kind::Bomber).via("caucasus").to("russia");
        t.roll(Done, dice);
        assert_eq!(t.owner("caucasus"), Some(Power::Germany));
    }
}

/// under the other reading a gun fires once a turn.
#[test]
fn one_group_a_turn_under_the_other_reading() {
    let sketch = format!("{LONDON}\ngermany: western-europe 1 aa_gun 1 infantry; germany 1 infantry");
    for (reading, dice) in [("each", &[6, 6, 6][..]), ("once", &[6, 6][..])] {
        let mut t = with(&[("aa_fire", reading)], &sketch);
        t.pick("united-kingdom", Kind::Bomber).via("sz-united-kingdom").via("western-europe").to("germany");
        t.go("united-kingdom", Kind::Bomber, "western-europe");
        t.roll(Done, &[6]);
        t.fight("western-europe", &[&dice[1..], &[6]].concat());
    }
}

/// AA-39, R-6.2, R-13.7: nobody fires at aircraft that fly home.
#[test]
fn flights_home_are_safe() {
    let mut t =
        table(&format!("{LONDON}\nuk: karelia 1 infantry\nuk: united-kingdom 1 bomber\ngermany: germany 1 aa_gun"));
    t.done();
    t.pick("united-kingdom", Kind::Bomber);
    t.to("karelia");
}

/// AA-25, AA-26, AA-40, R-6.6, R-6.7: a gun aboard neither fires nor survives its ship.
#[test]
fn a_gun_aboard() {
    let mut t = table(
        "turn germany combat_move\n\
            tech uk rockets\n\
            germany: sz-baltic 1 submarine\n\
            uk: sz-united-kingdom 1 transport (1 aa_gun)",
    );
    t.go("sz-baltic", Kind::Submarine, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[1]);
    assert_eq!(t.state.total(Power::Uk, Kind::AaGun), 0);
}

/// AA-27, AA-29, R-6.8: a gun just taken does not move.
#[test]
fn a_captured_gun_stays() {
    let mut t = table("turn germany combat_move\ngermany: ukraine 1 infantry\nussr: karelia 1 aa_gun");
    t.go("ukraine", Kind::Infantry, "karelia").done();
    t.refused(t.pick_of("karelia", Kind::AaGun), "AA-29");
}

/// AA-30, AA-31, R-6.9: a guest's gun stays his, and fires for him.
#[test]
fn a_gun_in_an_allys_territory() {
    let mut t = table("turn uk non_combat\nuk: karelia 1 aa_gun");
    t.go("karelia", Kind::AaGun, "russia");
    assert_eq!(t.count("russia", Power::Uk, Kind::AaGun), 1);
    let mut t =
        table("turn germany combat_move\ngermany: ukraine 1 fighter\nuk: karelia 1 aa_gun\nussr: karelia 1 infantry");
    t.go("ukraine", Kind::Fighter, "karelia").done();
    t.fight("karelia", &[1]);
    assert_eq!(t.state.total(Power::Germany, Kind::Fighter), 0);
}

/// AA-33, R-6.5: one gun in a territory, allied ones included.
#[test]
fn one_gun_each() {
    let mut t = table("turn uk non_combat\nuk: karelia 1 aa_gun\nussr: russia 1 aa_gun");
    t.pick("karelia", Kind::AaGun).not_to("russia", "R-6.5");
}

/// AA-16, R-7.1, R-7.2, R-7.3, R-7.4, R-7.10: a raid: the gun first, then a die for each bomber, three if heavy.
#[test]
fn strategic_bombing() {
    let mut t = table(&format!("{LONDON}\ngermany: germany 1 complex; western-europe 1 infantry"));
    let berlin = t.at("germany");
    t.pick("united-kingdom", Kind::Fighter);
    t.refused(Raid(berlin), "R-7.1");
    let mut t = table(&format!("{LONDON}\ngermany: germany 1 aa_gun 1 complex 5 infantry"));
    t.pick("united-kingdom", Kind::Bomber).act(Add).act(Raid(berlin)).done();
    t.roll(Bomb(berlin), &[1, 6, 5]);
    assert_eq!((t.cash(Power::Germany), t.state.total(Power::Uk, Kind::Bomber)), (15, 1));
    assert_eq!(t.count("germany", Power::Germany, Kind::Complex), 1);
    let mut t = table(&format!("{LONDON}\ntech uk heavy-bombers\ncash germany 9\ngermany: germany 1 complex"));
    t.pick("united-kingdom", Kind::Bomber).act(Raid(berlin)).done();
    t.roll(Bomb(berlin), &[6, 6, 6]);
    assert_eq!(t.cash(Power::Germany), 0, "no more than he has");
}

/// AA-121, AA-122, AA-123, R-7.5, R-8.1: raid and attack in one turn with different bombers, the raid first.
#[test]
fn raid_then_attack() {
    let mut t = table(&format!("{LONDON}\ngermany: germany 1 complex 1 infantry"));
    let berlin = t.at("germany");
    t.pick("united-kingdom", Kind::Bomber).act(Raid(berlin));
    t.go("united-kingdom", Kind::Bomber, "germany").done();
    t.refused(Fight(berlin), "AA-123");
    t.roll(Bomb(berlin), &[3]).fight("germany", &[1, 6]);
    assert_eq!(t.owner("germany"), Some(Power::Germany), "R-12.1: aircraft take nothing");
}

/// AA-22, AA-23, AA-24, R-7.6, R-7.7, R-7.9: one rocket a turn; the gun may move first, and not afterwards.
#[test]
fn rockets() {
    let sketch = "turn germany combat_move\n\
        tech germany rockets\n\
        cash uk 4\n\
        germany: germany 1 aa_gun; southern-europe 1 aa_gun\n\
        uk: united-kingdom 1 complex";
    let mut t = table(sketch);
    t.go("germany", Kind::AaGun, "western-europe");
    t.refused(t.pick_of("southern-europe", Kind::AaGun), "AA-22");
    t.done();
    let (we, uk) = (t.at("western-europe"), t.at("united-kingdom"));
    t.refused(Done, "R-7.7");
    t.refused(Rocket { from: t.at("southern-europe"), to: uk }, "R-7.7");
    t.refused(Rocket { from: we, to: t.at("russia") }, "R-7.9");
    t.roll(Rocket { from: we, to: uk }, &[6]);
    assert_eq!(t.cash(Power::Uk), 0);
    t.refused(Rocket { from: we, to: uk }, "AA-23");
    assert_eq!(t.state.count_as(we, Power::Germany, Kind::AaGun, Status::Done), 1, "it does not move again");
    let mut t = table(sketch);
    t.done().act(Done);
    assert!(t.may(t.pick_of("germany", Kind::AaGun)), "a gun that did nothing moves as usual");
}

/// AA-28, R-7.8: without the technology a gun is a gun.
#[test]
fn no_rockets_without_the_technology() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: western-europe 1 aa_gun 1 infantry\n\
            uk: united-kingdom 1 complex; gibraltar 1 infantry; sz-west-med 1 submarine\n\
            germany: western-europe 1 aa_gun 1 fighter",
    );
    t.go("western-europe", Kind::Fighter, "sz-west-med").done();
    t.refused(Rocket { from: t.at("western-europe"), to: t.at("united-kingdom") }, "AA-28");
}

/// whether neutrals count on the way of a rocket.
#[test]
fn rockets_and_neutrals() {
    // Gibraltar, Spain, Western Europe, Germany: three spaces by way of a neutral, four by sea and land without.
    let sketch = "turn uk combat_move\n\
        tech uk rockets\n\
        cash germany 10\n\
        uk: panama 1 aa_gun; gibraltar 1 aa_gun\n\
        germany: brazil 1 complex; germany 1 complex\n\
        owner brazil germany";
    for (reading, over_neutrals) in [("count", true), ("closed", false)] {
        let mut t = with(&[("rocket_neutrals", reading)], sketch);
        t.done();
        let shot = Rocket { from: t.at("panama"), to: t.at("brazil") };
        assert!(t.may(shot), "by sea it is three spaces in any case");
        let berlin = Rocket { from: t.at("gibraltar"), to: t.at("germany") };
        assert!(t.may(berlin), "by the sea beside Spain too");
        t.roll(shot, &[4]);
        assert_eq!(t.cash(Power::Germany), 6);
        // Over Afghanistan from India into Kazakh country it is two, round it three; one farther only over the neutral.
        let mut t = with(
            &[("rocket_neutrals", reading)],
            "turn usa combat_move\n\
                tech usa rockets\n\
                owner brazil germany\n\
                usa: mexico 1 aa_gun\n\
                germany: brazil 1 complex",
        );
        t.done();
        assert_eq!(
            t.state.phase == axis_allies::state::Phase::Combat
                && t.may(Rocket { from: t.at("mexico"), to: t.at("brazil") }),
            over_neutrals
        );
    }
}

/// a rocket flies at a moment of the owner's choice between battles, from an ally's territory too.
#[test]
fn a_rocket_flies_between_battles() {
    let mut t = table(
        "turn germany combat_move\n\
            tech germany rockets\n\
            cash ussr 9\n\
            owner manchuria japan\n\
            germany: manchuria 1 aa_gun; ukraine 1 infantry; eastern-europe 1 infantry\n\
            ussr: yakut 1 complex; caucasus 1 infantry; karelia 1 infantry",
    );
    t.go("ukraine", Kind::Infantry, "caucasus").go("eastern-europe", Kind::Infantry, "karelia").done();
    let shot = Rocket { from: t.at("manchuria"), to: t.at("yakut") };
    assert!(t.may(shot), "before the battles");
    t.fight("caucasus", &[1, 6]);
    t.roll(shot, &[5]);
    assert_eq!(t.cash(Power::Ussr), 4);
    assert!(t.may(Fight(t.at("karelia"))), "and a battle after it");
    t.refused(shot, "AA-22");
}

/// raiders differ in what they have left to fly, and the attacker says which is lost.
#[test]
fn the_attacker_chooses_which_raider_is_lost() {
    let mut t = table(
        "turn uk combat_move\n\
            cash germany 20\n\
            uk: united-kingdom 1 bomber; karelia 1 bomber\n\
            germany: germany 1 aa_gun 1 complex",
    );
    let berlin = t.at("germany");
    t.pick("united-kingdom", Kind::Bomber).act(Raid(berlin));
    t.pick("karelia", Kind::Bomber).act(Raid(berlin)).done();
    t.roll(Bomb(berlin), &[1, 6]);
    let left = |t: &common::Table| {
        t.state
            .at(berlin)
            .iter()
            .filter(|x| x.kind == Kind::Bomber)
            .filter_map(|x| x.status.in_the_air())
            .collect::<Vec<_>>()
    };
    let two = left(&t);
    assert_eq!((two.len(), t.decider()), (2, Power::Uk));
    t.refused(Shot { at: berlin, kind: Kind::Bomber, left: 0 }, "R-6.4");
    t.roll(Shot { at: berlin, kind: Kind::Bomber, left: two[1] }, &[2]);
    assert_eq!((left(&t), t.cash(Power::Germany)), (vec![two[0]], 18));
}
