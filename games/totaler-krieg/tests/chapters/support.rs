//! Support units, sea zones and Beachheads (TKC-10 to TKC-16).

use crate::common::*;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex};

/// TKC-10: placed in one Support Segment, a unit rolls for its return in the next: a 1 brings it back at once, a 5 in
/// the third.
#[test]
fn support_units_come_and_go() {
    for (die, berth) in [(1, Berth::Available), (3, Berth::Delay(1)), (6, Berth::Delay(2))] {
        let mut t = only_with("case-white", &[], 4, "western reserve", &["0414 germany inf 1"], |p| {
            p.support.insert(0, "hex 0414".to_owned());
        });
        t.dice(&[die]).done();
        t.until(Segment::Support);
        assert_eq!(t.state.support[0].berth, berth);
        if berth != Berth::Available {
            t.refused(Action::PlaceAir { air: SupportId(0), hex: Hex(414) }, "TKC-10");
        }
    }
}

/// TKC-11, TKC-12: German air helps Romanians, who have none, but French air does not help the British; each once.
#[test]
fn whom_air_units_help() {
    let mut t = only_with(
        "barbarossa",
        &[],
        1,
        "axis regular",
        &["1805 romania inf 2", "1806 ussr inf 1", "1705 romania inf 1", "1706 ussr inf 1"],
        |p| {
            p.support.insert(0, "hex 1806".to_owned());
        },
    );
    let army = t.first(1805);
    t.attack(1806, &[army]);
    t.act(Action::AirSupport(SupportId(0)));
    assert_eq!(t.shift("TKC-12"), 1);
    t.refused(Action::AirSupport(SupportId(0)), "TKC-12");
    t.dice(&[6]).done().end_fight();
    let corps = t.first(1705);
    t.attack(1706, &[corps]);
    t.refused(Action::AirSupport(SupportId(0)), "TKC-12");
    let mut t =
        only_with("case-white", &[], 7, "western regular", &["0706 britain inf 2", "0707 germany inf 1"], |p| {
            p.support.insert(4, "hex 0706".to_owned());
            p.countries.insert(Country::BelgiumHolland, Status::Active(Western));
        });
    let bef = t.first(706);
    t.attack(707, &[bef]);
    t.refused(Action::AirSupport(SupportId(4)), "TKC-11");
}

/// TKC-13: a German fleet in the Baltic is met by an available fleet or air unit near enough; both are delayed.
#[test]
fn contesting_a_zone() {
    let mut t =
        only("case-white", 7, "western support", &["0604 britain inf 1", "0311 germany inf 1", "0119 germany inf 1"]);
    let fleet = t.support(Western, SupportKind::Fleet);
    t.act(Action::PlaceFleet { fleet, zone: t.zone("north-sea") });
    assert_eq!(t.decider(), Axis);
    let german = t.support(Axis, SupportKind::Fleet);
    t.refused(Action::Contest(german), "TKC-13");
    let air = t.support(Axis, SupportKind::Air);
    t.dice(&[6, 1]).act(Action::Contest(air));
    assert_eq!(
        (t.state.support[fleet.index()].berth, t.state.support[air.index()].berth),
        (Berth::Delay(3), Berth::Delay(1))
    );
    assert_eq!(t.decider(), Western);
}

/// TKC-14: a carrier gives a column on the coast of its zone and is then delayed.
#[test]
fn carriers() {
    let mut t = only_with(
        "case-white",
        &[],
        7,
        "western blitz",
        &["0604 britain hq 1", "0605 britain inf 1", "0606 germany inf 1"],
        |p| {
            p.support.insert(8, "zone north-sea".to_owned());
            p.blitz.insert(Western, vec!["0605".to_owned()]);
            p.countries.insert(Country::BelgiumHolland, Status::Active(Western));
        },
    );
    assert_eq!(t.rules.data.scenario.support[8].nation, Country::France);
    let carrier = t.support(Western, SupportKind::Carrier);
    t.state.support[8].berth = Berth::Available;
    t.state.support[carrier.index()].berth = Berth::Zone(t.zone("north-sea"));
    let bef = t.first(605);
    t.attack(606, &[bef]);
    t.act(Action::AirSupport(carrier));
    assert_eq!(t.shift("TKC-14"), 1);
    t.dice(&[6]).done();
    t.end_fight();
    t.dice(&[5]);
    t.until(Segment::Reserve);
    assert_eq!(t.state.support[carrier.index()].berth, Berth::Delay(2));
}

/// TKC-15: a fleet goes where a base is near, and shuts the ports of others.
#[test]
fn fleets_in_zones() {
    let t = only("desert", 3, "western support", &["1017 britain inf 1"]);
    let fleet = t.support(Western, SupportKind::Fleet);
    assert!(t.allowed(Action::PlaceFleet { fleet, zone: t.zone("eastern-med") }));
    assert!(t.allowed(Action::PlaceFleet { fleet, zone: t.zone("central-med") }), "next to it");
    t.refused(Action::PlaceFleet { fleet, zone: t.zone("red-sea") }, "TKC-15");
    let t = only("barbarossa", 3, "soviet support", &["1907 ussr inf 1", "0107 ussr inf 1"]);
    let fleet = t.support(Soviet, SupportKind::Fleet);
    t.refused(Action::PlaceFleet { fleet, zone: t.zone("baltic") }, "TKC-15");
}

/// TKC-16: a fleet becomes a Beachhead of number 2; units come onto it from the shore beside it and land; turned, it is
/// 1; left alone it goes with all on it.
#[test]
fn beachheads() {
    let mut t = only("crusade", 1, "western support", &["0603 usa inf 1", "0604 britain hq 1", "0603 britain inf 1"]);
    let fleet = t.support(Western, SupportKind::Fleet);
    t.act(Action::PlaceFleet { fleet, zone: t.zone("western-approaches") });
    t.refused(Action::Beachhead { fleet, hex: Hex(703), facing: board::Dir::East }, "TKC-16");
    t.act(Action::Beachhead { fleet, hex: Hex(703), facing: board::Dir::SouthEast });
    t.act(Action::PlaceBlitz(Hex(804)));
    t.until(Segment::Movement);
    let inf = t.unit(603, "usa inf");
    t.walk(inf, &[703]);
    t.until(Segment::Landing);
    // Le Havre is a port the Axis loses: a die, and it does not burn.
    t.dice(&[6]).act(Action::Land(inf)).until(Segment::Reserve);
    assert_eq!(t.at(inf), Some(804));
    let number = |t: &Table| t.state.markers.beachheads.first().map(|b| b.number);
    assert_eq!(number(&t), Some(2));
    // An attack from it is made against that number.
    let mut t = only_with(
        "crusade",
        &[],
        2,
        "western regular",
        &["0703 usa inf 2", "0703 usa inf 2", "0804 germany inf 1"],
        |p| {
            p.beachheads = vec!["western 0703 south-east 2 5".to_owned()];
        },
    );
    let both: Vec<UnitId> = t.state.at(t.hex(703)).collect();
    t.attack(804, &both);
    assert_eq!(t.shift("TKC-16"), -2);
    let kept = |fleet: bool| {
        let mut t = only_with("crusade", &[], 2, "western support", &["0703 usa inf 2", "0603 usa inf 1"], |p| {
            p.beachheads = vec!["western 0703 south-east 2 5".to_owned()];
            if fleet {
                p.support.insert(6, "zone western-approaches".to_owned());
            }
        });
        t.dice(if fleet { &[] } else { &[6] }).done();
        (number(&t), t.steps_of(Western))
    };
    assert_eq!((kept(true), kept(false)), ((Some(1), 3), (None, 1)));
}

/// TKC-13, TKC-16: the script of the Crusade lets one landing be made without contest on turn 1: the first fleet's. The
/// second is contested, as all are on turn 2; a carrier, which makes no Beachhead, uses nothing up.
#[test]
fn one_landing_is_free() {
    let fleets = |t: &Table| -> Vec<SupportId> {
        let naval = |d: &totaler_krieg::data::SupportData| d.faction == Western && d.kind == SupportKind::Fleet;
        let all = t.rules.data.scenario.support.iter().enumerate();
        all.filter(|(_, d)| naval(d)).map(|(i, _)| SupportId(i as u8)).collect()
    };
    let mut t = scenario("crusade", 1, "western support");
    let zone = t.zone("western-approaches");
    let all = fleets(&t);
    t.act(Action::PlaceFleet { fleet: all[0], zone });
    assert_eq!(t.decider(), Western, "the first is not contested");
    t.act(Action::PlaceFleet { fleet: all[1], zone });
    assert_eq!(t.decider(), Axis, "the second is");
    let mut t = scenario("crusade", 1, "western support");
    t.act(Action::PlaceFleet { fleet: all[0], zone });
    t.act(Action::Beachhead { fleet: all[0], hex: Hex(703), facing: board::Dir::SouthEast });
    t.act(Action::PlaceFleet { fleet: all[1], zone });
    assert_eq!(t.decider(), Axis, "nor when the first has landed");
    let mut t = scenario("crusade", 2, "western support");
    t.act(Action::PlaceFleet { fleet: all[0], zone });
    assert_eq!(t.decider(), Axis);
}

/// TKC-14: a carrier that has flown in regular combat is delayed when that is over, the attacker's as the defender's;
/// one that has not flown stays.
#[test]
fn carriers_in_regular_combat() {
    let units = ["0605 britain inf 1", "0606 germany inf 1", "0604 britain inf 1", "0609 germany inf 1"];
    let table = |phase: &str| {
        let mut t = only_with("case-white", &[], 7, phase, &units, |p| {
            p.countries.insert(Country::BelgiumHolland, Status::Active(Western));
        });
        let carrier = t.support(Western, SupportKind::Carrier);
        t.state.support[carrier.index()].berth = Berth::Zone(t.zone("north-sea"));
        (t, carrier)
    };
    let berth = |t: &Table, carrier: SupportId| t.state.support[carrier.index()];
    let (mut t, carrier) = table("western regular");
    let bef = t.first(605);
    t.attack(606, &[bef]);
    t.act(Action::AirSupport(carrier)).dice(&[6]).done().end_fight();
    t.dice(&[5]).until(Segment::Reserve);
    assert_eq!(berth(&t, carrier), Support { berth: Berth::Delay(2), used: false });
    t.all_rolled();
    let (mut t, carrier) = table("axis regular");
    let german = t.first(606);
    t.attack(605, &[german]).done();
    t.act(Action::AirSupport(carrier));
    assert_eq!(t.shift("TKC-14"), -1);
    t.dice(&[6]).done().end_fight();
    t.dice(&[5]).until(Segment::Reserve);
    assert_eq!(berth(&t, carrier), Support { berth: Berth::Delay(2), used: false });
    let (mut t, carrier) = table("axis regular");
    t.until(Segment::Reserve);
    assert_eq!(berth(&t, carrier).berth, Berth::Zone(t.zone("north-sea")));
}

/// TKC-15: a fleet shuts enemy ports from its placing to its owner's next Support Segment; convoys in its zone are not
/// attacked, but useless as long as it is there; they lie until their owner's next Support Segment.
#[test]
fn a_fleet_shuts_ports_and_convoys_until_it_leaves() {
    let units = ["1017 britain inf 1", "0001 italy inf 1", "0700 italy inf 1"];
    let mut t = only_with("desert", &[], 3, "western support", &units, |p| {
        p.convoys.insert(Axis, [("central-med".to_owned(), 1)].into());
    });
    let zone = t.zone("central-med");
    let open = |t: &Table| {
        let presence = t.rules.presence(&t.state);
        t.rules.open_ports(&t.state, &presence, Axis, zone).contains(t.hex(700))
    };
    let convoys = |t: &Table| t.state.markers.convoys[Axis][zone];
    assert!(open(&t));
    let fleet = t.support(Western, SupportKind::Fleet);
    t.act(Action::PlaceFleet { fleet, zone });
    while t.decider() == Axis {
        t.done();
    }
    assert!(!open(&t) && convoys(&t) == 1, "not attacked");
    t.end_turn();
    t.until(Segment::Support);
    assert_eq!((t.decider(), convoys(&t)), (Axis, 0), "the next Support Segment of their owner");
    t.refused(Action::PlaceConvoy(zone), "TKC-15");
    t.until(Segment::Movement);
    t.state.markers.convoys[Axis][zone] = 1;
    let corps = t.first(1);
    let tripoli = Action::Sail(totaler_krieg::Spot::Hex(Hex(700)));
    t.act(Action::Select(corps));
    t.refused(tripoli, "TKC-17");
    let berth = t.state.support[fleet.index()].berth;
    t.state.support[fleet.index()].berth = Berth::Available;
    assert!(t.allowed(tripoli), "but for the fleet it would sail");
    t.state.support[fleet.index()].berth = berth;
    t.done().until(Segment::Reserve);
    assert!(!open(&t), "to the end of the Axis turn");
    t.dice(&[6]).end_turn().until(Segment::Support);
    assert!(open(&t) && t.state.support[fleet.index()].berth == Berth::Delay(2), "it has left the map");
}
