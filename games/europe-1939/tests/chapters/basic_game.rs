//! The basic game: seasons, production, movement, battles, conquest, supply, redeployment.

use crate::common;
use crate::common::{barred, may_go, opening, rules_of, table, with};
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use kernel::{Game, Seat};

/// HUB-1.1, HUC-01: two to five seats; who is not asked does not act, and nobody acts for another.
#[test]
fn seats() {
    for (players, seats) in [("two", 2), ("three", 3), ("four", 4), ("five", 5)] {
        assert_eq!(rules_of("full-war", &[("players", players)]).seats().len(), seats);
    }
    let t = opening("full-war", &[]);
    let check = |seat, action| t.rules.check(&t.state, seat, &action).unwrap_err();
    assert!(check(Seat(9), Done).cites("HUB-1.1"));
    assert!(check(BRITAIN, Done).cites("HUC-01"));
    t.refused(Build { nation: Nation::De, kind: Kind::Infantry, at: t.at("berlin") }, "HUB-2.1");
    let t = table("turn axis build summer 1940\nde: berlin 1 infantry");
    t.refused(Build { nation: Nation::Uk, kind: Kind::Infantry, at: t.at("london") }, "HUC-01");
}

/// HUB-1.2, HUB-1.3, HUB-2.1, HUC-18: the Axis acts, then the Allies, then it is winter of the same year; the side with
/// more points begins by the other reading.
#[test]
fn seasons() {
    let mut t = opening("full-war", &[]);
    assert_eq!((t.state.date, t.state.side, t.state.phase), (Date::new(AUTUMN, 1939), Side::Axis, Phase::Declare));
    t.end_turn();
    assert_eq!((t.state.date, t.state.side), (Date::new(AUTUMN, 1939), Side::Allies));
    t.end_turn();
    assert_eq!((t.state.date, t.state.side), (Date::new(WINTER, 1939), Side::Axis));
    let text = "turn allies redeploy autumn 1939\npoints fr 10\npoints uk 12\nfr: paris 1 infantry";
    for (germany, first) in [(21, Side::Allies), (22, Side::Axis)] {
        let mut t = with(&[("initiative", "points")], &format!("{text}\npoints de {germany}"));
        t.end_turn();
        assert_eq!(t.state.side, first, "Britain and France have 22 together");
    }
}

/// HUB-2.1: new units come before movement, or after the battles by the other reading.
#[test]
fn when_units_are_built() {
    let text = "turn axis declare summer 1940\npoints de 20\nde: berlin 1 infantry";
    let mut t = table(text);
    t.done();
    assert_eq!(t.state.phase, Phase::Build);
    let mut t = with(&[("build_phase", "end")], text);
    t.done();
    assert_eq!(t.state.phase, Phase::Move);
    t.until(Phase::Build).done();
    assert_eq!(t.state.phase, Phase::Redeploy);
}

/// HUB-1.4: a great power at peace builds and redeploys at home and stays there.
#[test]
fn great_powers_at_peace() {
    let mut t = table("turn axis move autumn 1939\nit: venice 1 infantry\nde: munich 1 infantry");
    t.pick("venice", Nation::It, Kind::Infantry);
    t.refused(To(t.at("munich")), "HUB-1.4");
    t.to("milan");
    barred(
        "turn axis redeploy autumn 1939\nit: venice 1 infantry",
        ("venice", Nation::It, Kind::Infantry),
        "munich",
        "HUB-1.4",
    );
}

/// HUB-1.5, HUB-1.6: Italy joins from spring 1940, for seven points, against the whole alliance.
#[test]
fn italy_joins() {
    let text = "turn axis declare winter 1939\npoints it 20\nit: rome 1 infantry";
    let declare = Declare { by: Nation::It, on: Nation::Uk };
    table(text).refused(declare, "HUB-1.5");
    let mut t = table(&text.replace("winter 1939", "spring 1940"));
    t.refused(Declare { by: Nation::It, on: Nation::Fr }, "HUB-1.6");
    t.act(declare);
    assert_eq!((t.left(Nation::It), t.state.side_of(Nation::It)), (13, Some(Side::Axis)));
}

/// HUB-1.6, HUC-17: war on a minor costs two points; its army is set up on the other side. Unattacked, it is closed.
#[test]
fn neutrals() {
    let text = "turn axis declare spring 1940\npoints de 20\nde: ruhr 1 infantry, 1 aircraft";
    let mut t = table(text);
    t.until(Phase::Move).pick("ruhr", Nation::De, Kind::Infantry);
    t.refused(To(t.at("belgium")), "HUC-17");
    let mut t = table(text);
    t.until(Phase::Move).pick("ruhr", Nation::De, Kind::Aircraft);
    t.refused(Via(t.at("belgium")), "HUB-4.1");
    let mut t = table(text);
    t.act(Declare { by: Nation::De, on: Nation::Be });
    assert_eq!((t.left(Nation::De), t.count("belgium", Nation::Be, Kind::Infantry)), (18, 1));
    assert_eq!(t.state.side_of(Nation::Be), Some(Side::Allies));
}

/// HUB-2.2, HUC-02: a unit moves once; several of one area go together.
#[test]
fn moving_once() {
    let mut t = table("turn axis move summer 1940\nde: berlin 2 infantry, 1 armour; hamburg 1 fleet");
    t.go("berlin", Nation::De, &[(Kind::Infantry, 2), (Kind::Armour, 1)], "stettin");
    t.refused(Pick { at: t.at("stettin"), nation: Nation::De, kind: Kind::Infantry }, "HUB-2.2");
    t.pick("hamburg", Nation::De, Kind::Fleet);
    t.refused(Add(Kind::Infantry), "HUC-02");
}

/// HUB-3.1: six land units in mountains, four air units anywhere.
#[test]
fn room() {
    let mut t =
        table("turn axis move summer 1941\nde: vienna 1 infantry, 1 aircraft; slovakia 6 infantry; munich 4 aircraft");
    t.pick("vienna", Nation::De, Kind::Infantry);
    t.refused(To(t.at("slovakia")), "HUB-3.1");
    t.to("munich");
    t.pick("vienna", Nation::De, Kind::Aircraft);
    t.refused(To(t.at("munich")), "HUB-3.1");
}

/// HUB-3.5, HUB-4.1: 111 areas of land and 19 of sea; distances of the rulebook's examples; reach of the kinds.
#[test]
fn the_map() {
    let rules = rules_of("full-war", &[]);
    let map = &rules.data.map;
    assert_eq!((europe_1939::data::LANDS, map.areas.len()), (111, 130));
    let near = |a: &str, b: &str| {
        let (a, b) = (map.named(a).unwrap(), map.named(b).unwrap());
        let steps: [u8; europe_1939::data::AREAS] =
            map.graph.distances(europe_1939::data::Areas::one(a), !europe_1939::data::Areas::EMPTY);
        steps[b.index()]
    };
    assert_eq!([near("brest", "channel"), near("liverpool", "channel"), near("paris", "channel")], [1, 2, 2]);
    assert_eq!([near("london", "channel"), near("belgium", "dover"), near("belgium", "london")], [2, 2, 3]);
    let t = opening("full-war", &[]);
    t.refused(Occupy(board::AreaId(200)), "HUB-3.5");
    barred(
        "turn axis move summer 1940\nde: berlin 1 infantry",
        ("berlin", Nation::De, Kind::Infantry),
        "moscow",
        "HUB-4.1",
    );
}

/// HUB-3.3: ships pass the Skagerrak only with Denmark, the Bosporus only with Istanbul.
#[test]
fn straits_at_sea() {
    let text = "turn axis move summer 1941\nde: stettin 1 fleet\nowner de: oslo\nconquered no de";
    barred(text, ("stettin", Nation::De, Kind::Fleet), "oslo", "HUB-4.1");
    assert!(may_go(
        &format!("{text}\nowner de: denmark\nconquered dk de"),
        ("stettin", Nation::De, Kind::Fleet),
        "oslo"
    ));
}

/// HUB-4.2, HUC-09: a fleet takes two infantry or one armour, and only to a landing; ships end in port.
#[test]
fn what_fleets_carry() {
    let text = "turn allies move summer 1942\nconquered fr de\nowner de: calais brest paris\npoints uk 20\n\
                uk: plymouth 1 fleet, 3 infantry, 1 armour\nde: calais 1 infantry";
    let mut t = table(text);
    t.pick("plymouth", Nation::Uk, Kind::Fleet).load(&[(Kind::Infantry, 2)]);
    t.refused(Load(Kind::Infantry), "HUB-4.2");
    t.refused(Load(Kind::Armour), "HUB-4.2");
    t.refused(To(t.at("dover")), "HUB-4.2");
    let mut t = table(text);
    t.pick("plymouth", Nation::Uk, Kind::Fleet);
    t.refused(Invade(t.at("calais")), "HUB-5.4");
    t.refused(To(t.at("london")), "HUC-09");
}

/// HUB-5.1: mountain one, fort two, strait one; the largest counts, and nothing goes above five.
#[test]
fn modifiers() {
    let text = "turn axis move summer 1940\naxis it\npoints de 20\npoints it 20\n\
                de: ruhr 1 infantry; munich 1 infantry\n\
                fr: maginot 1 infantry; paris 1 infantry\nowner uk: sicily\nuk: sicily 1 infantry\n\
                it: naples 1 infantry";
    let mut t = table(text);
    t.go("ruhr", Nation::De, &[(Kind::Infantry, 1)], "maginot");
    let maginot = t.rules.modifier(&t.state, t.at("maginot"));
    assert_eq!((maginot.value, maginot.why), (2, "modifier-fort"));
    t.go("naples", Nation::It, &[(Kind::Infantry, 1)], "sicily");
    assert_eq!(t.rules.modifier(&t.state, t.at("sicily")).why, "modifier-strait");
    let mut t = table(
        "turn axis move summer 1941\naxis it\nallies yu\npoints it 20\nit: tirana 1 infantry\nyu: sarajevo 1 infantry",
    );
    t.go("tirana", Nation::It, &[(Kind::Infantry, 1)], "sarajevo");
    assert_eq!(t.rules.modifier(&t.state, t.at("sarajevo")).why, "modifier-mountain");
}

const BATTLE: &str = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
    de: belgium 2 infantry, 1 armour, 1 aircraft\nfr: calais 2 infantry; paris 1 infantry";

/// HUB-5.2, HU-90, HUC-04: both sides roll, owners choose, aircraft fight the first round only, the attacker may break
/// off.
#[test]
fn rounds() {
    let mut t = table(BATTLE);
    t.go("belgium", Nation::De, &[(Kind::Infantry, 2), (Kind::Armour, 1)], "calais");
    t.go("belgium", Nation::De, &[(Kind::Aircraft, 1)], "calais").done();
    assert_eq!(t.left(Nation::De), 19, "one attack");
    t.refused(Done, "HUC-04");
    t.refused(Fight(t.at("paris")), "HUC-04");
    // On 1: two infantry; on 3: armour and aircraft. Two French on 2.
    t.fight("calais", &[6, 6, 3, 6, 2, 6]);
    t.refused(Lose { nation: Nation::De, kind: Kind::Fleet }, "HUB-5.2");
    t.lose(Nation::De, Kind::Infantry, &[]);
    assert_eq!(t.count_as("belgium", Nation::De, Kind::Aircraft, Cond::Used), 1);
    t.act(BreakOff);
    assert_eq!((t.count("belgium", Nation::De, Kind::Armour), t.owner("calais")), (1, Nation::Fr));
}

/// HUB-5.3, HUC-07: land units take an area; ships sail from a lost port, or go down; used aircraft are lost.
#[test]
fn after_the_battle() {
    let text = BATTLE.replace("fr: calais 2 infantry", "fr: calais 1 fleet, 1 aircraft used; brest 1 infantry");
    let mut t = table(&text);
    t.go("belgium", Nation::De, &[(Kind::Infantry, 1)], "calais");
    assert_eq!((t.owner("calais"), t.left(Nation::De)), (Nation::De, 20), "nobody resists");
    assert_eq!(t.state.total(Nation::Fr, Kind::Aircraft), 0);
    assert_eq!(t.state.total(Nation::Fr, Kind::Fleet), 1);
    assert_eq!(t.count("calais", Nation::Fr, Kind::Fleet), 0);
}

/// HUC-07: aircraft do not attack an area where nobody is.
#[test]
fn aircraft_need_a_target() {
    barred(
        &BATTLE.replace("fr: calais 2 infantry; paris", "fr: paris"),
        ("belgium", Nation::De, Kind::Aircraft),
        "calais",
        "HUC-07",
    );
}

/// HUC-06, HU-15: armour that won moves again, to another area, with aircraft not yet used; infantry does not.
#[test]
fn second_movement() {
    let text = BATTLE
        .replace("2 infantry, 1 armour, 1 aircraft", "1 infantry, 2 armour, 1 aircraft")
        .replace("fr: calais 2", "fr: brest 1 infantry; calais 1");
    let mut t = table(&text);
    t.go("belgium", Nation::De, &[(Kind::Infantry, 1), (Kind::Armour, 2)], "calais").come_to_battle();
    t.fight("calais", &[6, 1, 6, 6]);
    assert_eq!(t.state.phase, Phase::SecondMove);
    t.refused(Pick { at: t.at("calais"), nation: Nation::De, kind: Kind::Infantry }, "HUC-06");
    t.go("calais", Nation::De, &[(Kind::Armour, 2)], "paris");
    t.pick("belgium", Nation::De, Kind::Aircraft);
    t.refused(To(t.at("ruhr")), "HUC-06");
    t.to("paris").come_to_battle();
    assert_eq!(t.left(Nation::De), 18);
    assert_eq!(t.state.phase, Phase::SecondBattle);
    t.refused(Fight(t.at("calais")), "HU-15");
}

/// HUB-6.3, HUB-6.4, HUB-10.1: Warsaw held at the end of the turn: Poland falls, its east goes to the Soviet Union, and
/// Germany counts three of its four points, the Soviet Union one.
#[test]
fn the_fall_of_poland() {
    let text = "turn axis move autumn 1939\nde: breslau 1 infantry\npl: danzig 1 infantry; lwow 1 infantry\n\
                su: kiev 1 infantry";
    let mut t = table(text);
    t.go("breslau", Nation::De, &[(Kind::Infantry, 1)], "warsaw").end_turn();
    assert_eq!(t.state.stance[Nation::Pl], Stance::Conquered(Nation::De));
    assert_eq!([t.owner("danzig"), t.owner("krakow")], [Nation::De; 2]);
    assert_eq!([t.owner("lwow"), t.owner("brest-litovsk")], [Nation::Su; 2]);
    assert_eq!(t.state.total_all(Nation::Pl), 0);
    while t.state.date < Date::new(SPRING, 1940) {
        t.end_turn();
    }
    // Growth of half, and of three tenths, of what was left; Slovakia counts one.
    assert_eq!(t.ledger(Nation::De).opening, 64 + 32 / 2 + 3 + 1);
    assert_eq!(t.ledger(Nation::Su).opening, 18 + 9 * 3 / 10 + 1);
}

/// HUB-6.4: the Soviet Union walks into the Baltic states and Bessarabia in spring and summer 1940, and not later.
#[test]
fn soviet_occupations() {
    let text = "turn allies declare spring 1940\nsu: leningrad 1 infantry";
    let mut t = table(text);
    let (riga, iasi) = (t.at("riga"), t.at("iasi"));
    t.act(Occupy(riga)).act(Occupy(iasi));
    assert_eq!([t.owner("riga"), t.owner("iasi")], [Nation::Su; 2]);
    assert_eq!(t.state.stance[Nation::Lv], Stance::Conquered(Nation::Su));
    assert_eq!(t.state.stance[Nation::Ro], Stance::Neutral);
    t.refused(Occupy(t.at("helsinki")), "HUB-6.4");
    table(&text.replace("spring", "autumn")).refused(Occupy(riga), "HUB-6.4");
}

/// HUB-6.5: from summer 1940 German units may stand in the satellites.
#[test]
fn guests_of_satellites() {
    let text = "turn axis move spring 1940\nde: vienna 1 infantry";
    barred(text, ("vienna", Nation::De, Kind::Infantry), "budapest", "HUC-17");
    assert!(may_go(&text.replace("spring", "summer"), ("vienna", Nation::De, Kind::Infantry), "budapest"));
}

/// HUB-7.1, HUB-7.3: units overseas need a fleet in reach; Malta, Gibraltar and those joined to Suez do not.
#[test]
fn supply_overseas() {
    let text = "turn axis supply summer 1941\naxis it\n\
                it: tripoli 2 infantry; benghazi 2 infantry, 1 armour; naples 2 fleet; venice 1 fleet used";
    let mut t = table(text);
    let (naples, tripoli, venice) = (t.at("naples"), t.at("tripoli"), t.at("venice"));
    t.refused(Assign { base: venice, nation: Nation::It, port: tripoli }, "HU-14");
    t.refused(Assign { base: naples, nation: Nation::It, port: t.at("sicily") }, "HUB-7.1");
    t.act(Assign { base: naples, nation: Nation::It, port: tripoli }).done();
    t.act(Starve { at: tripoli, nation: Nation::It, kind: Kind::Infantry });
    let dry = |t: &common::Table| t.state.stacks.iter().filter(|u| u.cond == Cond::Dry).map(|u| u.n).sum::<u8>();
    assert_eq!(dry(&t), 1, "one fleet feeds four of five");
    let mut t = table(
        "turn allies supply summer 1941\n\
         uk: malta 1 infantry; gibraltar 1 infantry; alexandria 2 infantry; cyprus 1 infantry",
    );
    t.until(Phase::Redeploy);
    assert_eq!(dry(&t), 1, "only Cyprus is cut off");
}

/// HUB-8.1, HUB-8.2: so many redeployments a season, over friendly land or with an escort of one of the ports.
#[test]
fn redeployment() {
    let mut t = table("turn axis redeploy summer 1940\naxis it\nit: rome 1 infantry\nde: berlin 9 infantry");
    for _ in 0..7 {
        t.pick("berlin", Nation::De, Kind::Infantry).to("ruhr");
    }
    t.pick("berlin", Nation::De, Kind::Infantry).to("ruhr");
    assert_eq!((t.count("berlin", Nation::De, Kind::Infantry), t.count("ruhr", Nation::De, Kind::Infantry)), (1, 8));
    t.refused(Pick { at: t.at("berlin"), nation: Nation::De, kind: Kind::Infantry }, "HUB-8.1");
    t.end_turn();
    assert_eq!(t.state.turn.redeployed, [0; 6], "the other side has its own");
    let sea = "turn allies redeploy summer 1941\nuk: plymouth 1 infantry; liverpool 1 fleet";
    let mut t = table(sea);
    t.pick("plymouth", Nation::Uk, Kind::Infantry);
    t.refused(To(t.at("gibraltar")), "HUB-8.2");
    t.refused(To(t.at("berlin")), "HUB-8.1");
    let mut t = table(&sea.replace("liverpool 1 fleet", "gibraltar 1 fleet"));
    t.pick("plymouth", Nation::Uk, Kind::Infantry).to("gibraltar");
    assert_eq!(t.count_as("gibraltar", Nation::Uk, Kind::Fleet, Cond::Used), 1);
}

/// HUB-9.1, HUC-15: home areas, ports for ships, three in an area, no more than the pool.
#[test]
fn new_units() {
    let mut t = table("turn allies build summer 1940\npoints uk 40\nuk: london 1 infantry");
    let build = |kind, at| Build { nation: Nation::Uk, kind, at };
    let (london, alexandria, dover) = (t.at("london"), t.at("alexandria"), t.at("dover"));
    t.refused(build(Kind::Infantry, alexandria), "HUB-9.1");
    t.refused(build(Kind::Destroyer, london), "HUB-9.1");
    for _ in 0..3 {
        t.act(build(Kind::Infantry, london));
    }
    t.refused(build(Kind::Infantry, london), "HUB-9.1");
    t.act(build(Kind::Paratroops, dover));
    t.refused(build(Kind::Paratroops, dover), "HUC-15");
}

/// HUB-9.3, HUC-16: half of what there was after the accounting, rounded up.
#[test]
fn the_limit_of_a_season() {
    let mut t = table("turn axis build summer 1940\npoints de 7\nde: berlin 1 infantry");
    let at = t.at("berlin");
    let build = |kind| Build { nation: Nation::De, kind, at };
    t.act(build(Kind::Armour)).act(build(Kind::Infantry));
    t.refused(build(Kind::Armour), "HUB-9.3");
    t.act(build(Kind::Infantry));
    assert_eq!(t.left(Nation::De), 3);
    t.end_turn().end_turn().until(Phase::Build);
    assert!(t.may(build(Kind::Armour)), "another season, another half");
}

/// HUB-10.1, HUB-10.2, HUB-10.4: base, growth, areas lost and held, the industry of the Urals.
#[test]
fn the_accounting() {
    let text = "turn allies redeploy winter 1941\nwar germany summer 1941\nbase su 18\nbase de 30\npoints su 10\n\
                points de 10\n\
                owner de: kiev minsk\nde: kiev 1 infantry\nsu: moscow 1 infantry";
    let mut t = table(text);
    t.end_turn();
    assert_eq!(t.state.date, Date::new(SPRING, 1942));
    assert_eq!(t.ledger(Nation::Su).base, 18 + 3 + 4);
    assert_eq!(t.ledger(Nation::Su).opening, 25 - 2 - 1);
    assert_eq!(t.ledger(Nation::De).opening, 30 + 5 + 2 + 1 + 1, "with Kiev, Minsk and Slovakia");
}

/// HUB-10.3, HUB-11.1: the set-up of autumn 1939 with half a year's points.
#[test]
fn the_set_up() {
    let t = opening("full-war", &[]);
    let left = Nation::GREAT.map(|n| t.left(n));
    assert_eq!(left, [32, 8, 13, 10, 0, 9]);
    assert_eq!(t.count("breslau", Nation::De, Kind::Armour), 2);
    assert_eq!(t.count("calais", Nation::Uk, Kind::Infantry), 1);
    assert_eq!(t.state.total(Nation::Su, Kind::Infantry), 12);
    assert_eq!(t.state.total_all(Nation::Us) + t.state.total_all(Nation::Be), 0, "armies come with the war");
}
