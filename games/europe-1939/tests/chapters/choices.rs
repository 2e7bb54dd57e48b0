//! Choices that are the owner's: who turns back, which fleet goes down and with what, who goes hungry, where those go
//! who have lost their base.

use crate::common::table;
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;

/// HU-38, HU-89: after an air fight the owner says who turns back; nobody else is asked, and nobody is lost by it.
#[test]
fn who_turns_back() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 1 aircraft, 1 bomber\nuk: dover 1 infantry; london 1 aircraft";
    for (back, on) in [(Kind::Bomber, Kind::Aircraft), (Kind::Aircraft, Kind::Bomber)] {
        let mut t = table(text);
        t.go("belgium", Nation::De, &[(Kind::Aircraft, 1), (Kind::Bomber, 1)], "dover");
        // The British on 4 misses; bomber and aircraft miss: one of the two has to turn back.
        t.intervene("dover", "london", Nation::Uk, Kind::Aircraft, 1, &[6, 6, 6]);
        assert_eq!(t.decider(), GERMANY);
        t.refused(Lose { nation: Nation::De, kind: back }, "HUB-2.1");
        t.refused(Return { nation: Nation::De, kind: Kind::Paratroops }, "HU-89");
        t.act(Return { nation: Nation::De, kind: back });
        assert_eq!(t.count_as("belgium", Nation::De, back, Cond::Used), 1);
        assert_eq!(t.state.groups[0].units, Units::of(on, 1));
    }
}

/// HUB-5.2: a lost fleet takes its cargo with it, and its owner says what: the armour, or the two infantry.
#[test]
fn what_goes_down() {
    let text = "turn allies move summer 1943\nconquered fr de\nowner de: brest paris calais bordeaux maginot\n\
                points uk 20\n\
                de: brest 1 fleet; calais 1 infantry\nuk: plymouth 2 fleet, 1 armour, 2 infantry";
    for armour in [true, false] {
        let mut t = table(text);
        let calais = t.at("calais");
        t.take("plymouth", Nation::Uk, &[(Kind::Fleet, 2)]);
        t.load(&[(Kind::Armour, 1), (Kind::Infantry, 2)]).act(Invade(calais));
        // The German fleet hits once and breaks off; laden fleets do not roll.
        t.intervene("channel", "brest", Nation::De, Kind::Fleet, 1, &[6, 3]);
        t.act(Press).act(BreakOff);
        assert_eq!(t.decider(), BRITAIN);
        t.refused(Lose { nation: Nation::Uk, kind: Kind::Paratroops }, "HUB-5.2");
        if armour {
            t.lose(Nation::Uk, Kind::Armour, &[]);
        } else {
            t.lose(Nation::Uk, Kind::Infantry, &[]).lose(Nation::Uk, Kind::Infantry, &[]);
        }
        let group = &t.state.groups[0];
        let left = (group.cargo.get(Kind::Armour), group.cargo.get(Kind::Infantry));
        assert_eq!((group.units.get(Kind::Fleet), left), (1, if armour { (0, 2) } else { (1, 0) }));
    }
}

/// HU-32, HUB-5.2: the owner says whether a fleet that carries somebody goes down or an empty one, which fights on;
/// what was aboard goes down with it, though the other would have had room.
#[test]
fn which_fleet_goes_down() {
    let text = "turn allies move summer 1943\nconquered fr de\nowner de: brest paris calais bordeaux maginot\n\
                points uk 20\n\
                de: brest 1 fleet; calais 1 infantry\nuk: plymouth 2 fleet, 1 armour";
    for laden in [true, false] {
        let mut t = table(text);
        let calais = t.at("calais");
        t.take("plymouth", Nation::Uk, &[(Kind::Fleet, 2)]).load(&[(Kind::Armour, 1)]).act(Invade(calais));
        // The German fleet hits, the empty British one misses.
        t.intervene("channel", "brest", Nation::De, Kind::Fleet, 1, &[6, 3, 6]);
        assert_eq!(t.decider(), BRITAIN);
        t.refused(LoseLaden(Nation::Us), "HU-32");
        if laden {
            t.act(LoseLaden(Nation::Uk));
        } else {
            t.lose(Nation::Uk, Kind::Fleet, &[]);
        }
        t.act(Press).act(BreakOff);
        let fleets = t.state.total(Nation::Uk, Kind::Fleet);
        assert_eq!((fleets, t.state.total(Nation::Uk, Kind::Armour)), (1, usize::from(!laden)));
        assert_eq!(t.state.groups.len(), usize::from(!laden), "without anybody aboard it goes home");
    }
}

/// HU-78, HUB-3.1: where there is no room for all the winners, their owner says who goes back: six stay in the
/// mountains, one in Malta.
#[test]
fn who_finds_no_room() {
    let text = "turn axis move summer 1941\naxis it\nallies yu\npoints it 20\nit: tirana 5 infantry, 2 armour";
    for (back, left) in [(Kind::Armour, (5, 1)), (Kind::Infantry, (4, 2))] {
        let mut t = table(text);
        t.go("tirana", Nation::It, &[(Kind::Infantry, 5), (Kind::Armour, 2)], "sarajevo");
        t.refused(Return { nation: Nation::It, kind: Kind::Paratroops }, "HUB-3.1");
        t.act(Return { nation: Nation::It, kind: back });
        assert_eq!(t.count_as("tirana", Nation::It, back, Cond::Moved), 1);
        let there = |kind| t.count("sarajevo", Nation::It, kind);
        assert_eq!((there(Kind::Infantry), there(Kind::Armour), t.owner("sarajevo")), (left.0, left.1, Nation::It));
    }
    let malta = "turn axis move summer 1941\naxis it\npoints it 20\nit: sicily 2 fleet, 1 infantry, 1 armour";
    for (back, stays) in [(Kind::Armour, Kind::Infantry), (Kind::Infantry, Kind::Armour)] {
        let mut t = table(malta);
        let target = t.at("malta");
        t.take("sicily", Nation::It, &[(Kind::Fleet, 2)]);
        t.load(&[(Kind::Infantry, 1), (Kind::Armour, 1)]).act(Invade(target));
        t.act(Return { nation: Nation::It, kind: back });
        assert_eq!((t.count("malta", Nation::It, stays), t.owner("malta")), (1, Nation::It));
        assert_eq!((t.count("malta", Nation::It, back), t.count("sicily", Nation::It, back)), (0, 1));
    }
}

/// HUB-7.2: with rations for four of five their owner says who goes without; who does so twice is lost, and of units
/// alike one that was fed last time goes hungry first.
#[test]
fn who_goes_without() {
    let text =
        "turn axis supply summer 1941\naxis it\nit: tripoli 2 infantry; benghazi 2 infantry, 1 armour; naples 1 fleet";
    let starve = |t: &crate::common::Table, at: &str, kind| Starve { at: t.at(at), nation: Nation::It, kind };
    let fed = |text: &str| {
        let mut t = table(text);
        let (base, port) = (t.at("naples"), t.at("tripoli"));
        t.act(Assign { base, nation: Nation::It, port });
        while t.state.phase == Phase::Supply && t.state.frames.is_empty() {
            t.done();
        }
        t
    };
    let mut t = fed(text);
    t.refused(starve(&t, "naples", Kind::Infantry), "HUB-7.2");
    t.refused(Done, "HUB-2.1");
    t.act(starve(&t, "benghazi", Kind::Armour));
    assert_eq!(t.count_as("benghazi", Nation::It, Kind::Armour, Cond::Dry), 1);
    assert_eq!(t.state.phase, Phase::Redeploy);
    let dry = text.replace("1 armour", "1 armour dry");
    let mut t = fed(&dry);
    t.act(starve(&t, "benghazi", Kind::Armour));
    assert_eq!(t.state.total(Nation::It, Kind::Armour), 0, "the second time");
    let mut t = fed(&dry);
    t.act(starve(&t, "tripoli", Kind::Infantry));
    assert_eq!(t.count_as("benghazi", Nation::It, Kind::Armour, Cond::Fresh), 1, "it is fed again");
    let mut t = fed(&text.replace("1 armour", "1 infantry dry"));
    t.act(starve(&t, "benghazi", Kind::Infantry));
    let dry: u8 = t.state.stacks.iter().filter(|u| u.cond.is_dry()).map(|u| u.n).sum();
    assert_eq!((dry, t.state.total(Nation::It, Kind::Infantry)), (1, 5));
}

/// HUB-5.3: ships of a port that is taken sail to a port their owner names, each for itself.
#[test]
fn ships_of_a_taken_port() {
    let text = "turn axis move summer 1940\npoints de 20\nowner de: paris\nde: paris 2 armour\n\
                fr: brest 2 fleet; lyon 1 infantry";
    let mut t = table(text);
    t.go("paris", Nation::De, &[(Kind::Armour, 1)], "brest");
    assert_eq!(t.decider(), BRITAIN, "who plays France");
    t.refused(Shelter(t.at("brest")), "HUB-5.3");
    t.refused(Shelter(t.at("hamburg")), "HUB-5.3");
    t.refused(Done, "HUB-2.1");
    t.act(Shelter(t.at("plymouth")));
    t.act(Shelter(t.at("bordeaux")));
    assert_eq!(t.count_as("plymouth", Nation::Fr, Kind::Fleet, Cond::Used), 1);
    assert_eq!(t.count_as("bordeaux", Nation::Fr, Kind::Fleet, Cond::Used), 1);
    assert_eq!((t.owner("brest"), t.decider()), (Nation::De, GERMANY), "and the turn goes on");
}

/// HUB-5.3: aircraft that fought for an area that falls fly to a base in range, or are lost if there is none.
#[test]
fn aircraft_of_a_lost_area() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 3 armour\nfr: calais 1 infantry, 1 aircraft; paris 1 infantry";
    let mut t = table(text);
    t.go("belgium", Nation::De, &[(Kind::Armour, 3)], "calais").come_to_battle();
    // Three hit on 3; infantry and aircraft miss: the infantry is lost, the aircraft flies.
    t.fight("calais", &[3, 6, 6, 6, 6]);
    assert!(t.may(Lose { nation: Nation::Fr, kind: Kind::Aircraft }));
    t.lose(Nation::Fr, Kind::Infantry, &[]);
    assert_eq!((t.owner("calais"), t.decider()), (Nation::De, BRITAIN));
    t.refused(Shelter(t.at("calais")), "HUB-5.3");
    t.refused(Shelter(t.at("algiers")), "HUB-5.3");
    t.act(Shelter(t.at("paris")));
    assert_eq!(t.count_as("paris", Nation::Fr, Kind::Aircraft, Cond::Used), 1);
    // Deep in the enemy's country there is nowhere to go.
    let lone = "turn axis move summer 1941\npoints de 20\nconquered pl de\nowner fr: breslau\n\
                de: prague 3 armour\nfr: breslau 1 aircraft";
    let mut t = table(lone);
    t.go("prague", Nation::De, &[(Kind::Armour, 3)], "breslau").come_to_battle();
    t.fight("breslau", &[6, 6, 6, 6]);
    assert_eq!((t.owner("breslau"), t.state.total(Nation::Fr, Kind::Aircraft)), (Nation::De, 0));
}
