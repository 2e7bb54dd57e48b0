//! Hard cases in which two or three rules meet on one unit in one phase. `docs/pairs.md` lists which.

use crate::common::*;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex, Spot};

/// TK-8.1.1-03 with TK-8.1.1-07, TK-11.3-02: in storms the zone of the victim itself stops whoever comes to overrun it,
/// so only a neighbour overruns, and his move is over; in fair weather it goes through and on.
#[test]
fn an_overrun_in_storms_is_one_hex() {
    let target = Action::Overrun(Hex(1106));
    for (turn, storms) in [(1, true), (3, false)] {
        let mut t = only("desert", turn, "axis movement", &["1005 germany mech 2", "1106 britain armour 1"]);
        let mech = t.first(1005);
        t.act(Action::Select(mech));
        if storms {
            t.refused(target, "TK-8.1.1-03");
        } else {
            t.act(target);
            assert!(t.is_moving() && t.at(mech) == Some(1106), "through the victim's zone and on");
        }
    }
    let mut t = only("desert", 1, "axis movement", &["1105 germany mech 2", "1106 britain armour 1"]);
    let mech = t.first(1105);
    t.act(Action::Select(mech)).act(target);
    assert!(!t.is_moving() && t.at(mech) == Some(1106), "the neighbour overruns it and stops");
}

/// TK-8.1.1-03 with TK-8.1.1-05: who begins in a zone and overruns his neighbour has gone from zone to zone and stops;
/// by the lenient reading he goes on.
#[test]
fn an_overrun_from_zone_to_zone() {
    for (reading, on) in [("stop", false), ("lenient", true)] {
        let units = ["1105 germany mech 2", "1106 britain armour 1"];
        let mut t = only_with("desert", &[("ezoc_to_ezoc", reading)], 3, "axis movement", &units, |_| {});
        let mech = t.first(1105);
        t.act(Action::Select(mech)).act(Action::Overrun(Hex(1106)));
        assert_eq!(t.is_moving(), on, "{reading}");
    }
}

/// TKC-36 with TKC-08: Finns who stay in Finland attack out of it, but do not advance; the German beside them does.
#[test]
fn finns_attack_but_do_not_advance() {
    let units = ["0106 finland inf 2", "0106 finland inf 2", "0106 germany inf 1", "0206 ussr inf 1"];
    let mut t = only("barbarossa", 2, "axis regular", &units);
    let all: Vec<UnitId> = t.state.at(t.hex(106)).collect();
    t.attack(206, &all).dice(&[1]).done().yield_to(Soviet);
    let (finn, german) = (t.unit(106, "finland inf"), t.unit(106, "germany inf"));
    t.refused(Action::Advance(finn), "TKC-36");
    t.act(Action::Advance(german));
    assert_eq!((t.at(finn), t.at(german)), (Some(106), Some(206)));
}

/// TKC-36 with TKC-06: a force goes back together, so Germans with Finns among them go where Finns may; without them
/// anywhere.
#[test]
fn finns_are_not_taken_along_abroad() {
    for (other, abroad) in [("0106 finland inf 1", false), ("0106 germany inf 1", true)] {
        let units = ["0106 germany inf 1", other, "0107 ussr inf 3", "0107 ussr inf 3"];
        let mut t = only("barbarossa", 2, "soviet regular", &units);
        let attackers: Vec<UnitId> = t.state.at(t.hex(107)).collect();
        t.attack(106, &attackers).dice(&[1]).done();
        assert_eq!(t.decider(), Axis);
        assert!(t.allowed(Action::Retreat(Hex(6))), "to Viipuri");
        assert_eq!(t.allowed(Action::Retreat(Hex(206))), abroad, "into Russia");
    }
}

/// TKC-36 with TKC-08: French armour that is kept at home does not exploit into Germany; later it does.
#[test]
fn nobody_exploits_out_of_a_country_he_is_kept_in() {
    for (turn, kept) in [(1, true), (7, false)] {
        let units = [
            "0907 france inf 2",
            "0907 france inf 2",
            "0907 france inf 2",
            "0907 france armour 1",
            "0808 france inf 2",
            "0908 germany inf 1",
            "0414 germany inf 1",
        ];
        let mut t = only("case-white", turn, "western regular", &units);
        let mut all: Vec<UnitId> = t.state.at(t.hex(907)).collect();
        all.push(t.first(808));
        let armour = t.unit(907, "france armour");
        t.attack(908, &all).dice(&[1]).done().yield_to(Axis);
        t.act(Action::Advance(armour));
        let into_germany = Action::Exploit { unit: armour, hex: Hex(809) };
        if kept {
            t.refused(into_germany, "TKC-36");
            assert!(t.allowed(Action::Exploit { unit: armour, hex: Hex(909) }), "in France it may");
        } else {
            assert!(t.allowed(into_germany));
        }
    }
}

/// TKC-36 with TK-10.3-12: nor does he drop out of it.
#[test]
fn nobody_drops_out_of_a_country_he_is_kept_in() {
    for (turn, kept) in [(1, true), (7, false)] {
        let mut t = only("case-white", turn, "western airdrop", &["0604 britain airborne 1", "0414 germany inf 1"]);
        let london = t.hex(604);
        t.state.markers.blitz[Western].push(london);
        let unit = t.first(604);
        let to_calais = Action::Drop { unit, hex: Hex(605) };
        if kept {
            t.refused(to_calais, "TKC-36");
        } else {
            assert!(t.allowed(to_calais));
        }
        assert!(t.allowed(Action::Drop { unit, hex: Hex(503) }), "within Britain");
    }
}

/// TKC-10, TKC-13 with TKC-40: the support units of a conquered country leave with its armies: they are neither placed
/// nor sent against anybody until it is free again.
#[test]
fn support_leaves_with_its_country() {
    let units = ["0905 germany inf 3", "0604 britain inf 1", "0706 britain inf 1", "0414 germany inf 1"];
    let (air, fleet) = (SupportId(4), SupportId(8));
    let mut t = only_with("case-white", &[], 7, "axis reserve", &units, |p| {
        p.support.insert(4, "hex 0706".to_owned());
        p.support.insert(8, "zone western-approaches".to_owned());
    });
    let support = &t.rules.data.scenario.support;
    assert!([air, fleet].iter().all(|id| support[id.index()].nation == Country::France));
    t.end_turn();
    assert_eq!(t.state.status[Country::France], Status::ConqueredBy(Axis));
    for id in [air, fleet] {
        assert_eq!(t.state.support[id.index()].berth, Berth::Available, "off the map");
    }
    t.until(Segment::Support);
    let zone = t.zone("western-approaches");
    let put_out = Action::PlaceFleet { fleet, zone };
    t.refused(put_out, "TKC-10");
    assert!(!t.list().iter().any(|a| matches!(a, Action::PlaceAir { air: of, .. } if *of == air)));
    t.state.status[Country::France] = Status::Active(Western);
    assert!(t.allowed(put_out), "free again");
}

/// TKC-16 with TKC-20 and TKC-24: with a Beachhead all steps of all units on it are lost; the headquarters can be
/// bought back in the next season, and the fleet comes back from the Delay Box.
#[test]
fn what_is_lost_with_a_beachhead() {
    let units = ["0703 usa hq 1", "0703 usa inf 2", "0603 usa inf 1"];
    let mut t = only_with("crusade", &[], 2, "western support", &units, |p| {
        p.beachheads = vec!["western 0703 south-east 2 5".to_owned()];
    });
    let (hq, army) = (t.unit(703, "usa hq"), t.unit(703, "usa inf"));
    t.dice(&[6]).done();
    let place = |t: &Table, unit: UnitId| t.state.units[unit.index()].place;
    assert_eq!((place(&t, hq), place(&t, army)), (Place::Lost(4), Place::Gone));
    assert!(matches!(t.state.support[5].berth, Berth::Delay(_)));
    assert_eq!(t.steps_of(Western), 1);
}

/// TKC-16 with TK-8.0-04, TK-8.1.1-06, TK-11.0-05: a Beachhead has the weather of the shore it faces, and the zone of
/// the enemy there holds whoever is on it in the mud; if zones do not reach across the landing side, he may leave.
#[test]
fn mud_on_a_beachhead() {
    for (zone, held) in [("across", true), ("never", false)] {
        let units = ["0703 usa inf 1", "0804 germany inf 1", "0603 usa inf 1"];
        let t = only_with("crusade", &[("beachhead_zone", zone)], 5, "western movement", &units, |p| {
            p.beachheads = vec!["western 0703 south-east 2 5".to_owned()];
        });
        let select = Action::Select(t.first(703));
        if held {
            t.refused(select, "TK-8.1.1-06");
        } else {
            assert!(t.allowed(select));
        }
    }
}

/// TK-10.3-12 with TKC-06: Airdrop markers shut the hexes behind the defender; with all of them shut he stands and pays
/// a step for every hex.
#[test]
fn airdrops_shut_the_way_back() {
    for (shut, ways) in [(&[1312, 1512][..], &[Action::Retreat(Hex(1413))][..]), (&[1312, 1413, 1512], &[])] {
        let mut units = vec!["1411 germany inf 3", "1411 germany inf 3", "1412 ussr inf 2"];
        units.extend(shut.iter().map(|_| "1410 germany airborne 1"));
        let mut t = only("barbarossa", 1, "axis regular", &units);
        let drops: Vec<UnitId> = t.state.at(t.hex(1410)).collect();
        for (drop, &hex) in drops.into_iter().zip(shut) {
            t.state.units[drop.index()].place = Place::Dropped(t.hex(hex));
        }
        let attackers: Vec<UnitId> = t.state.at(t.hex(1411)).collect();
        // Ten to three over a river is 2-1: a 1 is Dr2 1/1.
        t.attack(1412, &attackers).dice(&[1]).done();
        if ways.is_empty() {
            t.end_fight();
            assert_eq!(t.steps_of(Soviet), 0, "it would have to lose three");
        } else {
            assert_eq!((t.decider(), t.list()), (Soviet, ways.to_vec()));
        }
    }
}

/// TK-9.0.1-04, TK-9.0.1-05 with TKC-21, TK-9.1-03: an Expeditionary corps that is made an army may no longer stand
/// with another Minor's units, and the hex is put in order at the end of the segment.
#[test]
fn an_expeditionary_corps_that_grows() {
    let units = ["2204 romania inf 1 exp", "2204 hungary inf 1", "0414 germany inf 1", "1307 ussr inf 1"];
    let mut t = only("barbarossa", 3, "axis logistics", &units);
    t.until(Segment::Replacements);
    let corps = t.unit(2204, "romania inf");
    assert!(t.rules.breaches(&t.state, t.hex(2204)).is_empty());
    t.act(Action::AddStep(corps));
    let breaches = t.rules.breaches(&t.state, t.hex(2204));
    assert_eq!(breaches.iter().map(|c| c.id()).collect::<Vec<_>>(), ["TK-9.0.1-05"]);
    t.done();
    assert!(matches!(t.state.frames.last(), Some(Frame::Excess(crowd)) if crowd.faction == Axis));
    t.act(Action::Remove(corps));
    assert!(t.rules.breaches(&t.state, t.hex(2204)).is_empty(), "a corps again");
}

/// TK-9.0.1-07 with TK-9.1-03, TKC-09: the fall of Paris parts British and French who stand together, at the next
/// check.
#[test]
fn the_fall_of_paris_parts_allies() {
    let units = ["0905 germany inf 3", "0804 britain inf 1", "0804 france inf 1", "0604 britain inf 1"];
    let mut t = only("case-white", 7, "axis reserve", &units);
    let hex = t.hex(804);
    assert!(t.rules.breaches(&t.state, hex).is_empty());
    t.end_turn();
    assert_eq!(t.state.status[Country::France], Status::Active(Western), "a supplied army is near the capital");
    assert_eq!(t.rules.breaches(&t.state, hex).iter().map(|c| c.id()).collect::<Vec<_>>(), ["TK-9.0.1-07"]);
    while !matches!(t.state.frames.last(), Some(Frame::Excess(_))) {
        assert_eq!(t.state.faction, Western, "before the turn is over");
        t.done();
    }
    assert_eq!((t.decider(), t.list().len()), (Western, 2));
}

/// TKC-33 with TKC-04: an HQ helps once in a segment, and once more in the next.
#[test]
fn a_headquarters_helps_once_in_each_segment() {
    let units = ["1001 germany inf 3", "0901 germany inf 3", "1101 germany hq 1", "1002 ussr inf 1", "0902 ussr inf 3"];
    let mut t = only_with("barbarossa", &[], 1, "axis blitz", &units, |p| {
        p.blitz.insert(Axis, vec!["1001".to_owned()]);
    });
    let (south, north, hq) = (t.first(1001), t.first(901), t.first(1101));
    t.attack(1002, &[south]).act(Action::Headquarters(hq));
    t.dice(&[1]).done().end_fight();
    t.attack(902, &[north]);
    t.refused(Action::Headquarters(hq), "TKC-04");
    // Five to five is 1-1: a 3 costs either side a step.
    t.dice(&[3]).done().end_fight();
    t.until(Segment::Regular);
    t.attack(902, &[north]);
    assert!(t.allowed(Action::Headquarters(hq)));
}

/// TKC-17 with TKC-32, TK-10.3-11: who has sailed in the Movement Phase walks in the Reserve Movement Phase, but does
/// not sail again, convoys or not.
#[test]
fn who_has_sailed_walks_but_does_not_sail_again() {
    let units = ["0001 italy inf 1", "0700 italy inf 1", "1017 britain inf 1"];
    let mut t = only_with("desert", &[], 3, "axis movement", &units, |p| {
        p.convoys.insert(Axis, [("central-med".to_owned(), 2)].into());
    });
    let corps = t.first(1);
    t.act(Action::Select(corps)).act(Action::Sail(Spot::Hex(Hex(700))));
    t.until(Segment::Reserve);
    t.act(Action::Select(corps));
    t.refused(Action::Sail(Spot::Hex(Hex(1))), "TKC-17");
    assert!(t.list().iter().any(|a| matches!(a, Action::MoveTo(_))));
}

/// TKC-18 with TK-8.1.1-01, TK-8.1.1-08: out of the Interior into an enemy zone a unit stops on the edge; as a reserve
/// it does not come there.
#[test]
fn out_of_the_interior_into_a_zone() {
    let units = ["soviet-interior ussr inf 1", "1017 germany inf 1"];
    let penza = Action::MoveTo(Hex(1018));
    let corps = |t: &Table| t.state.unit_ids().find(|u| t.state.hex_of(*u).is_none()).expect("in the box");
    let mut t = only("barbarossa", 2, "soviet movement", &units);
    let unit = corps(&t);
    t.act(Action::Select(unit)).act(penza);
    assert!(!t.is_moving() && t.at(unit) == Some(1018));
    let mut t = only("barbarossa", 2, "soviet reserve", &units);
    t.act(Action::Select(corps(&t)));
    t.refused(penza, "TK-8.1.1-08");
    assert!(t.allowed(Action::MoveTo(Hex(1418))));
}

/// TKC-33 with the surprise of turn 1 (TK-10.3-15): a Soviet HQ in the attacked hex defends with its factor, but gives
/// no shift; in turn 2 it gives both.
#[test]
fn a_surprised_headquarters_defends_without_a_shift() {
    for (turn, shift) in [(1, 0), (2, -1)] {
        let units = ["1001 germany inf 3", "1002 ussr inf 1", "1002 ussr hq 1", "1003 ussr inf 1"];
        let mut t = only("barbarossa", turn, "axis regular", &units);
        let army = t.first(1001);
        t.attack(1002, &[army]);
        assert_eq!(t.shift("TK-10.3-15"), shift, "turn {turn}");
        assert_eq!(t.rules.sum(&t.state, t.fight()).defence, 4);
    }
}

/// TKC-06 with the Blitz marker: in a city one may stand instead of going back, but not with the marker in it.
#[test]
fn the_blitz_marker_in_a_city_drives_its_defenders_out() {
    for (marker, stands) in [("0905", false), ("0904", true)] {
        let units = ["0904 germany inf 3", "0904 germany inf 3", "0905 ussr inf 2"];
        let mut t = only_with("barbarossa", &[], 1, "axis blitz", &units, |p| {
            p.blitz.insert(Axis, vec![marker.to_owned()]);
        });
        let attackers: Vec<UnitId> = t.state.at(t.hex(904)).collect();
        t.attack(905, &attackers).dice(&[1]).done();
        assert_eq!(t.decider(), Soviet);
        if stands {
            assert!(t.allowed(Action::Stand));
        } else {
            t.refused(Action::Stand, "TKC-06");
        }
    }
}
