//! Intervention in the air and at sea: the chain, and the rulebook's example with its own dice.

use crate::common::{Table, table, with};
use europe_1939::Action::*;
use europe_1939::Standing;
use europe_1939::odds::sailing_chance;
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use kernel::Game;

const EXAMPLE: &str = "turn allies move summer 1943\nconquered fr de\nconquered be de\n\
    owner de: brest paris calais belgium bordeaux maginot\npoints uk 20\n\
    de: brest 8 submarine; paris 2 aircraft; calais 1 infantry\n\
    uk: london 2 aircraft; liverpool 4 destroyer; plymouth 4 fleet, 2 armour";

/// The four British fleets, two of them carrying armour, leave Plymouth for Calais.
fn fleets_leave(options: &[(&str, &str)]) -> Table {
    let mut t = with(options, EXAMPLE);
    let calais = t.at("calais");
    t.take("plymouth", Nation::Uk, &[(Kind::Fleet, 4)]).load(&[(Kind::Armour, 2)]).act(Invade(calais));
    t
}

fn chain(t: &Table) -> &Chain {
    t.state.frames.iter().find_map(|f| if let Frame::Chain(c) = f { Some(&**c) } else { None }).expect("a chain")
}

/// The chain as the rulebook declares it, up to the British aircraft.
fn declared(options: &[(&str, &str)]) -> Table {
    let mut t = fleets_leave(options);
    t.intervene("channel", "brest", Nation::De, Kind::Submarine, 8, &[3]);
    t.intervene("channel", "liverpool", Nation::Uk, Kind::Destroyer, 4, &[4]);
    t.intervene("channel", "paris", Nation::De, Kind::Aircraft, 2, &[]);
    t
}

const ROUND_1: [u8; 19] = [1, 5, 2, 6, 1, 3, 4, 6, 2, 3, 4, 6, 3, 4, 5, 5, 1, 2, 5];

/// HU-32, HU-33, HU-35, HU-37, HU-38, HU-40, HU-41, HU-42, HU-89, HU-90, HU-91, HU-92, HU-93, HUC-03: the worked
/// battle, number by number (HTV-10, HTV-11, HTV-12, HTV-13, HTV-14).
#[test]
fn the_battle_of_the_rulebook() {
    let mut t = declared(&[]);
    assert_eq!(t.decider(), BRITAIN, "the fleets' side answers the German aircraft");
    assert_eq!(chain(&t).links.iter().map(|l| l.units.total()).collect::<Vec<_>>(), [8, 4, 2]);
    // Aircraft: British on 4 roll 1, 5; Germans on 3 roll 2, 6. Then submarines, destroyers, fleets and the last
    // aircraft.
    t.intervene("channel", "london", Nation::Uk, Kind::Aircraft, 2, &ROUND_1);
    assert_eq!(t.count_as("paris", Nation::De, Kind::Aircraft, Cond::Used), 1, "the German survivor is driven off");
    t.refused(Lose { nation: Nation::Uk, kind: Kind::Armour }, "HU-32");
    t.lose(Nation::Uk, Kind::Destroyer, &[]);
    assert_eq!(t.count_as("london", Nation::Uk, Kind::Aircraft, Cond::Used), 1, "one lost, one home and finished");
    let Some(Frame::Sea(fight)) = t.state.frames.last() else { panic!("a sea battle") };
    assert_eq!((fight.ships(Side::Axis), fight.ships(Side::Allies)), (6, 7));
    // Round 2: nobody hits.
    t.act(Press).roll(Press, &[2, 5, 5, 6, 3, 6, 2, 3, 4, 5, 5]);
    // Later rounds are not given: three more submarines and two destroyers go down.
    t.act(Press).roll(Press, &[1, 1, 6, 6, 6, 6, 1, 1, 1, 6, 6]);
    t.lose(Nation::Uk, Kind::Destroyer, &[]).lose(Nation::Uk, Kind::Destroyer, &[]);
    t.act(Press);
    assert_eq!(t.decider(), GERMANY);
    t.act(BreakOff);
    assert_eq!(t.count_as("brest", Nation::De, Kind::Submarine, Cond::Used), 3);
    assert_eq!(t.count_as("liverpool", Nation::Uk, Kind::Destroyer, Cond::Used), 1);
    let group = &t.state.groups[0];
    assert_eq!((group.units.get(Kind::Fleet), group.cargo.get(Kind::Armour)), (4, 2), "the fleets go on to Calais");
    assert!(t.state.turn.battles.contains(t.at("calais")));
    assert_eq!(t.left(Nation::Uk), 15);
    assert_eq!(t.rules.battle_fight(&t.state, t.at("calais")).defenders[0].value, 5);
}

/// HU-39: fleets that carry somebody do not roll, or do by the other reading (G1).
#[test]
fn fleets_that_carry() {
    let mut t = declared(&[("transport_fleets_fight", "always")]);
    let dice = [&ROUND_1[..16], &[1, 2, 5, 6, 6]].concat();
    t.intervene("channel", "london", Nation::Uk, Kind::Aircraft, 2, &dice);
    assert!(matches!(t.state.frames.last(), Some(Frame::Losses(_))));
}

/// HU-35: interveners at sea hit with the attack value, or with the defence value by the other reading (G2).
#[test]
fn values_of_interveners_at_sea() {
    for (value, hits) in [("attack", false), ("defence", true)] {
        let mut t = with(&[("naval_intervener_value", value)], EXAMPLE);
        let calais = t.at("calais");
        t.take("plymouth", Nation::Uk, &[(Kind::Fleet, 4)]).load(&[(Kind::Armour, 2)]).act(Invade(calais));
        t.intervene("channel", "paris", Nation::De, Kind::Aircraft, 1, &[]);
        // The British answer with nothing; the aircraft rolls a 4, the two empty fleets miss.
        while t.decider() == BRITAIN {
            t.act(Pass);
        }
        t.roll(Pass, &[4, 6, 6]);
        if hits {
            t.lose(Nation::Uk, Kind::Fleet, &[]);
        }
        assert_eq!(t.state.total(Nation::Uk, Kind::Fleet), if hits { 3 } else { 4 }, "{value}");
    }
}

/// HU-92: either side may break off, or only those who intervened by the other reading (G4).
#[test]
fn who_breaks_off() {
    let mut t = declared(&[("retreat", "interceptor_only")]);
    t.intervene("channel", "london", Nation::Uk, Kind::Aircraft, 2, &ROUND_1);
    t.lose(Nation::Uk, Kind::Destroyer, &[]);
    assert_eq!(t.decider(), GERMANY, "the British are not asked");
    assert!(t.may(BreakOff));
    let mut t = declared(&[]);
    t.intervene("channel", "london", Nation::Uk, Kind::Aircraft, 2, &ROUND_1);
    t.lose(Nation::Uk, Kind::Destroyer, &[]);
    assert_eq!(t.decider(), BRITAIN);
    t.act(BreakOff);
    assert_eq!(t.count_as("plymouth", Nation::Uk, Kind::Fleet, Cond::Used), 4, "home again, and finished");
    assert_eq!(t.count("plymouth", Nation::Uk, Kind::Armour), 2);
    assert!(!t.state.turn.battles.contains(t.at("calais")));
}

/// HU-41, HU-88, HUC-08: one die for the ships of a base, greater than the distance; who fails stays in port, is not
/// used and does not try again (HTV-10).
#[test]
fn ships_roll_for_the_distance() {
    let mut t = fleets_leave(&[]);
    t.intervene("channel", "brest", Nation::De, Kind::Submarine, 8, &[1]);
    assert_eq!(t.count_as("brest", Nation::De, Kind::Submarine, Cond::Fresh), 8);
    let (place, base) = (t.at("channel"), t.at("brest"));
    t.refused(Intervene { place, base, nation: Nation::De, kind: Kind::Submarine, n: 1 }, "HU-41");
    let mut t = fleets_leave(&[]);
    t.intervene("channel", "brest", Nation::De, Kind::Submarine, 8, &[3]);
    t.intervene("channel", "liverpool", Nation::Uk, Kind::Destroyer, 4, &[2]);
    assert_eq!(chain(&t).links.len(), 1, "a 2 is not greater than a distance of 2");
    let text = EXAMPLE.replace("8 submarine", "6 submarine, 1 fleet, 1 destroyer");
    let mut t = table(&text);
    let calais = t.at("calais");
    t.take("plymouth", Nation::Uk, &[(Kind::Fleet, 4)]).load(&[(Kind::Armour, 2)]).act(Invade(calais));
    t.intervene("channel", "brest", Nation::De, Kind::Submarine, 6, &[]);
    t.refused(Join { kind: Kind::Destroyer, n: 2 }, "HU-88");
    t.act(Join { kind: Kind::Destroyer, n: 1 }).roll(Sail, &[2]);
    assert_eq!(chain(&t).links[0].units.total(), 7, "one die for both kinds");
}

/// HU-34, HU-35, HU-36, HU-38: two British aircraft meet five Germans at the place of the attack; four fly on (HTV-25).
#[test]
fn survivors_fly_on() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 5 aircraft\nuk: dover 1 infantry; london 2 aircraft";
    for (reading, on) in [("surplus", 4), ("all_go_on", 4), ("all_withdraw", 4)] {
        let mut t = with(&[("air_survivors", reading)], text);
        t.go("belgium", Nation::De, &[(Kind::Aircraft, 5)], "dover");
        t.refused(
            Intervene { place: t.at("paris"), base: t.at("london"), nation: Nation::Uk, kind: Kind::Aircraft, n: 2 },
            "HUC-08",
        );
        let points = t.left(Nation::Uk);
        t.intervene("dover", "london", Nation::Uk, Kind::Aircraft, 2, &[3, 6, 1, 2, 4, 5, 6]);
        assert_eq!(t.left(Nation::Uk), points, "intervention is free");
        assert_eq!(t.state.total(Nation::Uk, Kind::Aircraft), 0);
        assert_eq!(t.state.groups[0].units.get(Kind::Aircraft), on, "{reading}");
    }
}

/// HU-38, HU-89: one against one, both miss: the one who was met turns back, or goes on by another reading (G12).
#[test]
fn one_against_one() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 2 aircraft\nuk: dover 1 infantry; london 1 aircraft";
    for (reading, on) in [("surplus", 1), ("all_withdraw", 0), ("all_go_on", 2)] {
        let mut t = with(&[("air_survivors", reading)], text);
        t.go("belgium", Nation::De, &[(Kind::Aircraft, 2)], "dover");
        t.intervene("dover", "london", Nation::Uk, Kind::Aircraft, 1, &[6, 6, 6]);
        let flies: u8 = t.state.groups.iter().map(|g| g.units.air()).sum();
        assert_eq!(flies, on, "{reading}");
        assert_eq!(t.count_as("belgium", Nation::De, Kind::Aircraft, Cond::Used), 2 - on);
        assert_eq!(t.count_as("london", Nation::Uk, Kind::Aircraft, Cond::Used), 1, "who intervened is finished");
    }
}

/// HU-37, HUC-03: the attacker intervenes against the intervention; passing answers a link, two passes close the chain.
#[test]
fn against_the_intervention() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 1 aircraft, 1 bomber; ruhr 1 aircraft\nuk: dover 1 infantry; london 1 aircraft";
    let mut t = table(text);
    t.go("belgium", Nation::De, &[(Kind::Bomber, 1)], "dover");
    t.intervene("dover", "london", Nation::Uk, Kind::Aircraft, 1, &[]);
    assert_eq!(t.decider(), GERMANY);
    t.refused(
        Intervene { place: t.at("dover"), base: t.at("ruhr"), nation: Nation::De, kind: Kind::Aircraft, n: 1 },
        "HUC-08",
    );
    // The escort meets the British: 4 hits, the answer misses; the bomber goes on.
    t.intervene("dover", "belgium", Nation::De, Kind::Aircraft, 1, &[4, 6]);
    assert_eq!(t.state.total(Nation::Uk, Kind::Aircraft), 0);
    assert_eq!(t.state.groups[0].units.get(Kind::Bomber), 1);
    assert_eq!(t.count_as("belgium", Nation::De, Kind::Aircraft, Cond::Used), 1);
}

/// HU-43, HU-44: a change of base can be met on the way, a redeployment cannot.
#[test]
fn changes_of_base() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\n\
                de: hamburg 1 fleet; belgium 1 infantry\nuk: dover 1 fleet";
    let mut t = table(text);
    t.go("hamburg", Nation::De, &[(Kind::Fleet, 1)], "belgium");
    assert_eq!(t.decider(), BRITAIN);
    t.intervene("north-sea", "dover", Nation::Uk, Kind::Fleet, 1, &[6, 1, 6]);
    assert_eq!(t.state.total(Nation::De, Kind::Fleet), 0);
    let mut t = table(&text.replace("axis move", "axis redeploy"));
    let belgium = t.at("belgium");
    t.refused(Intervene { place: belgium, base: belgium, nation: Nation::De, kind: Kind::Fleet, n: 1 }, "HU-44");
    t.pick("hamburg", Nation::De, Kind::Fleet).act(To(belgium));
    assert_eq!((t.count("belgium", Nation::De, Kind::Fleet), t.state.frames.len()), (1, 0));
}

/// HU-39: the way is announced and ships are met where it leads; a longer way can be named.
#[test]
fn the_way_is_announced() {
    let text = "turn axis move summer 1942\nconquered fr de\nowner de: brest bordeaux\nde: brest 1 fleet\n\
                uk: plymouth 1 fleet";
    let mut t = table(text);
    t.pick("brest", Nation::De, Kind::Fleet).via("north-atlantic").to("bordeaux");
    let way: Vec<_> = chain(&t).group.way.iter().map(|&a| t.rules.data.map.area(a).id.clone()).collect();
    assert_eq!(way, ["north-atlantic", "bay-of-biscay"]);
    assert!(t.may(Intervene {
        place: t.at("north-atlantic"),
        base: t.at("plymouth"),
        nation: Nation::Uk,
        kind: Kind::Fleet,
        n: 1
    }));
    t.refused(
        Intervene { place: t.at("channel"), base: t.at("plymouth"), nation: Nation::Uk, kind: Kind::Fleet, n: 1 },
        "HUC-08",
    );
}

/// HUC-03: standing orders answer for who is away: up to two aircraft over Dover, and nothing elsewhere.
#[test]
fn standing_orders() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 1 aircraft\nuk: dover 1 infantry; london 3 aircraft";
    let mut t = table(text);
    let dover = t.at("dover");
    t.roll_as(BRITAIN, Order(Standing::Intervene { place: dover, n: 2 }), &[]);
    t.roll_as(BRITAIN, Order(Standing::Quiet(true)), &[]);
    assert!(t.rules.check(&t.state, BRITAIN, &Order(Standing::Quiet(true))).is_err(), "ordered already");
    t.take("belgium", Nation::De, &[(Kind::Aircraft, 1)]).roll(To(dover), &[1, 1, 6]);
    assert_eq!(t.count_as("london", Nation::Uk, Kind::Aircraft, Cond::Used), 2);
    assert_eq!(t.count_as("london", Nation::Uk, Kind::Aircraft, Cond::Fresh), 1, "the third stayed at home");
}

/// HU-41: the chance of ships is that of one die.
#[test]
fn chances_of_ships() {
    assert_eq!([1, 2, 3, 4].map(|d| (sailing_chance(d) * 6.0).round() as u8), [5, 4, 3, 2]);
}
