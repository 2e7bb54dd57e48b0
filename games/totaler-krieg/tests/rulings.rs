//! The rulings TKC-01 to TKC-38: what the rulebook leaves open.

mod common;
use common::*;
use kernel::{Game, Seat};
use totaler_krieg::data::{Effect, Spot};
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex, Position};

/// TKC-01: units one by one, each once; the other side waits.
#[test]
fn one_by_one() {
    let mut t = only("case-white", 1, "axis movement", &["0617 germany inf 1", "0519 poland inf 1"]);
    let inf = t.first(617);
    t.walk(inf, &[618]);
    t.refused(Action::Select(inf), "TKC-01");
    t.refused(Action::Select(t.first(519)), "TKC-01");
    assert!(t.rules.check(&t.state, Western.seat(), &Action::Done).unwrap_err().cites("TKC-01"));
}

/// TKC-02: the order of each scenario has only factions with forces.
#[test]
fn who_plays() {
    for (name, order) in [
        ("case-white", [Axis, Western]),
        ("barbarossa", [Axis, Soviet]),
        ("desert", [Axis, Western]),
        ("crusade", [Axis, Western]),
    ] {
        let t = scenario(name, 1, "axis movement");
        assert_eq!(t.rules.data.scenario.turn_order, order);
        let absent = Faction::ALL.into_iter().find(|f| !order.contains(f)).unwrap();
        assert!(t.rules.check(&t.state, absent.seat(), &Action::Done).unwrap_err().cites("TKC-02"));
        assert!(t.rules.check(&t.state, Seat(9), &Action::Done).unwrap_err().cites("TKC-02"));
    }
}

/// TKC-03: Paris, Warsaw and Antwerp held end the game at once; in turn 9 it is only a marginal victory.
#[test]
fn victory_at_once() {
    for (turn, verdict) in [(8, Verdict::AxisDecisive), (9, Verdict::AxisMarginal)] {
        let units = ["0519 germany inf 1", "0607 germany inf 1", "0905 germany inf 1"];
        let mut t = only_with("case-white", &[], turn, "axis reserve", &units, |p| {
            p.countries.insert(Country::BelgiumHolland, Status::Active(Western));
        });
        t.done();
        while t.state.segment != Segment::Over {
            t.done();
        }
        assert_eq!(t.state.verdict, Some(verdict));
        assert!(t.rules.check(&t.state, Axis.seat(), &Action::Done).unwrap_err().cites("TKC-03"));
    }
    let mut t = only(
        "barbarossa",
        6,
        "soviet reserve",
        &["0800 ussr inf 1", "0801 germany inf 3", "0700 germany inf 1", "0900 germany inf 1"],
    );
    assert!(!t.supplied(t.first(800)), "an unsupplied unit in Konigsberg does not count");
    t.done();
    assert_eq!(t.state.verdict, None);
}

/// TKC-03: after the last turn points decide.
#[test]
fn victory_by_points() {
    let end = |units: &[&str]| {
        let mut t = only("barbarossa", 8, "soviet reserve", units);
        t.done();
        t.state.verdict
    };
    let panzers = ["1100 germany armour 3", "1100 germany armour 3", "1101 germany armour 3", "1101 germany armour 3"];
    let with = |more: &[&'static str]| panzers.iter().copied().chain(more.iter().copied()).collect::<Vec<_>>();
    assert_eq!(end(&with(&["0612 germany inf 1", "1617 germany inf 1", "2109 germany inf 1"])), Some(Verdict::Axis));
    assert_eq!(end(&with(&["0612 germany inf 1", "1307 germany inf 1"])), Some(Verdict::Draw));
    assert_eq!(end(&with(&["0612 germany inf 1"])), Some(Verdict::Soviet));
    assert_eq!(
        end(&["0612 germany inf 1", "1617 germany inf 1", "2109 germany inf 1"]),
        Some(Verdict::Draw),
        "one point less without panzers"
    );
}

/// TKC-04: worked checks: 25 to 10 is 2-1, 14 to 4 is 3-1, 35 to 6 is 5-1; below 1-3 nothing is rolled.
#[test]
fn odds() {
    let t = scenario("case-white", 1, "axis movement");
    let column = |a, d| {
        let (i, enough) = t.rules.odds_column(a, d);
        (t.rules.data.combat.columns[i].0.clone(), enough)
    };
    for (a, d, name) in [(25, 10, "2-1"), (14, 4, "3-1"), (35, 6, "5-1"), (90, 1, "9-1"), (3, 2, "3-2"), (1, 3, "1-3")]
    {
        assert_eq!(column(a, d), (name.to_owned(), true));
    }
    assert!(!column(1, 4).1);
    let mut t =
        only("case-white", 1, "axis regular", &["0516 germany inf 1", "0517 poland inf 2", "0517 poland inf 1"]);
    let inf = t.first(516);
    t.attack(517, &[inf]);
    t.refused(Action::Done, "TKC-04");
    t.act(Action::Stand);
    t.refused(Action::Attack(Hex(517)), "TKC-04");
}

/// TKC-04, TKC-34: hex and lowest hexside count once each, HQ and air are summed, the table's ends hold.
#[test]
fn columns_are_summed_and_kept_on_the_table() {
    let units =
        ["0617 germany inf 3", "0616 germany inf 3", "0717 germany hq 1", "0517 poland inf 1", "0518 poland inf 2"];
    let mut t = only_with("case-white", &[], 1, "axis regular", &units, |p| {
        p.support.insert(0, "hex 0517".to_owned());
        p.detachments.insert(Western, vec!["0517".to_owned()]);
    });
    let (a, hq) = (t.first(617), t.first(717));
    t.attack(517, &[a]);
    t.act(Action::Headquarters(hq)).act(Action::AirSupport(SupportId(0)));
    let sum = t.rules.sum(&t.state, t.fight());
    assert_eq!((sum.attack, sum.defence), (8, 1), "the Detachment adds nothing (TKC-34)");
    assert_eq!(t.column(), "9-1");
    let mut t =
        only("case-white", 1, "axis regular", &["0617 germany inf 3", "0717 germany inf 3", "0718 poland inf 2"]);
    let south = t.first(717);
    t.attack(718, &[south]);
    let shifts = t.shifts();
    assert!(shifts.contains(&("TKC-04", -1)), "a city: {shifts:?}");
}

fn recoil(die: u8) -> (Table, UnitId) {
    // Three to three is 1-1: a 4 is Ar1, a 1 is Ex.
    let mut t = only(
        "barbarossa",
        1,
        "axis regular",
        &["1411 germany inf 2", "1412 ussr inf 1", "1412 ussr inf 1", "1412 ussr inf 1", "1410 germany inf 1"],
    );
    let army = t.first(1411);
    t.attack(1412, &[army]);
    let river = t.shift("TKC-04");
    assert_eq!((t.rules.sum(&t.state, t.fight()).base, river), (2, -1));
    t.dice(&[die]).done();
    (t, army)
}

/// TKC-05: Ar1: the attacker goes back or loses a step.
#[test]
fn attackers_go_back_or_pay() {
    let (mut t, army) = recoil(3);
    assert_eq!(t.fight().result.map(|r| r.effect), Some(Effect::AttackerBack));
    assert_eq!(t.list(), [Action::FallBack, Action::Stand]);
    t.act(Action::FallBack);
    let away = t.list()[0];
    t.act(away);
    assert!(t.at(army) != Some(1411) && t.state.unit(army).unwrap().steps == 2);
    let (mut t, army) = recoil(3);
    t.act(Action::Stand);
    assert_eq!((t.at(army), t.state.unit(army).unwrap().steps), (Some(1411), 1));
}

/// TKC-05: Ex: after the attacker has paid, the defender goes back or pays.
#[test]
fn an_exchange() {
    let (mut t, army) = recoil(1);
    assert_eq!(t.fight().result.map(|r| r.effect), Some(Effect::Exchange));
    t.act(Action::Stand);
    assert_eq!(t.decider(), Soviet);
    assert!(t.list().contains(&Action::Stand) && t.list().len() > 1);
    t.act(Action::Stand).yield_to(Soviet);
    assert_eq!((t.state.unit(army).unwrap().steps, t.steps_of(Soviet)), (1, 2));
}

/// TKC-05: the name of the result is an option.
#[test]
fn the_name_of_the_result_is_an_option() {
    let back = totaler_krieg::data::CombatResult { effect: Effect::AttackerBack, losses: (1, 0) };
    for (value, name) in [("ar1", "Ar1 1/0"), ("ad", "Ad 1/0")] {
        assert_eq!(rules_with("case-white", &[("attacker_retreat", value)]).result_name(back), name);
    }
}

/// TKC-06: with an HQ or a Fortress nobody retreats; in a city one may stand.
#[test]
fn who_retreats() {
    let fight = |units: &[&str], target: u16, from: u16| {
        let mut t = only("barbarossa", 1, "axis regular", units);
        let all: Vec<UnitId> = t.state.at(t.hex(from)).collect();
        t.attack(target, &all).dice(&[1]).done();
        t
    };
    let mut t = fight(&["1411 germany inf 3", "1411 germany inf 3", "1412 ussr hq 1"], 1412, 1411);
    t.end_fight();
    assert_eq!(t.steps_of(Soviet), 0, "it pays for every hex");
    let mut t = fight(&["1411 germany inf 3", "1411 germany inf 3", "1412 ussr inf 2"], 1412, 1411);
    t.refused(Action::Stand, "TKC-06");
    t.refused(Action::Retreat(Hex(1210)), "TKC-06");
    t.act(Action::Retreat(Hex(1413)));
    let t = fight(&["1308 germany armour 3", "1308 germany armour 3", "1307 ussr inf 2"], 1307, 1308);
    assert!(t.allowed(Action::Stand), "Kiev is a city");
}

/// TKC-07, TKC-24: the attacker's first step comes from armour; a counter steps down to its next lower row.
#[test]
fn who_is_lost() {
    let units = ["1411 germany mech 2", "1411 germany inf 3", "1412 ussr inf 3", "1412 ussr inf 2"];
    let mut t = only("barbarossa", 1, "axis regular", &units);
    let all: Vec<UnitId> = t.state.at(t.hex(1411)).collect();
    // Nine to eight, over the river: 1-2, and a 5 is Ar1 1/0.
    t.attack(1412, &all).dice(&[5]).done();
    t.act(Action::Stand).act(Action::Lose(all[1]));
    assert_eq!(
        t.state.unit(all[0]).map(|u| (u.kind, u.steps)),
        Some((Kind::Inf, 1)),
        "of a mechanized army infantry is left"
    );
    assert_eq!(t.state.unit(all[1]).map(|u| u.steps), Some(2), "the second step is infantry's");
    let counters = &t.rules.data.counters;
    assert_eq!(counters.lower(Country::Germany, Kind::SsPanzer, 3), Some((Kind::Armour, 2)));
    assert_eq!(counters.lower(Country::Ussr, Kind::Guards, 3), Some((Kind::Inf, 2)));
    assert_eq!(counters.lower(Country::Germany, Kind::ArmourB, 2), Some((Kind::Armour, 1)));
    let mut t = only(
        "barbarossa",
        1,
        "axis regular",
        &["1411 germany armour 2", "1411 germany armour 1", "1411 germany inf 3", "1412 ussr inf 3", "1412 ussr inf 3"],
    );
    let all: Vec<UnitId> = t.state.at(t.hex(1411)).collect();
    t.attack(1412, &all).dice(&[5]).done();
    t.act(Action::Stand);
    t.refused(Action::Lose(t.unit(1411, "germany inf")), "TKC-07");
}

/// TKC-08: into a hex that has been vacated attackers advance one by one, and may stay; armour goes on.
#[test]
fn who_advances() {
    let mut t = only(
        "barbarossa",
        1,
        "axis regular",
        &["1001 germany inf 3", "1001 germany armour 3", "1002 ussr inf 1", "0901 germany inf 1"],
    );
    let all: Vec<UnitId> = t.state.at(t.hex(1001)).collect();
    let outsider = t.first(901);
    t.attack(1002, &all).dice(&[1]).done().yield_to(Soviet);
    t.refused(Action::Advance(outsider), "TKC-08");
    t.act(Action::Advance(all[1]));
    t.refused(Action::Exploit { unit: all[0], hex: Hex(1003) }, "TKC-08");
    t.refused(Action::Exploit { unit: all[1], hex: Hex(1004) }, "TKC-08");
    t.act(Action::Exploit { unit: all[1], hex: Hex(1003) });
    t.act(Action::Exploit { unit: all[1], hex: Hex(1004) });
    t.done();
    assert_eq!((t.at(all[0]), t.at(all[1])), (Some(1001), Some(1004)));
}

/// TKC-10: placed in one Support Segment, a unit rolls for its return in the next: a 1 brings it back at once, a 5 in the third.
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

/// TKC-16: a fleet becomes a Beachhead of number 2; units come onto it from the shore beside it and land; turned, it is 1;
/// left alone it goes with all on it.
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
    t.act(Action::Land(inf)).until(Segment::Reserve);
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

/// TKC-17: a one-step unit sails with a Troop Convoy in every zone, as its whole move; armies do not.
#[test]
fn port_to_port() {
    let mut t = only_with(
        "case-white",
        &[],
        7,
        "western movement",
        &["0604 britain inf 1", "0604 britain inf 2", "0604 britain inf 1"],
        |p| {
            p.convoys.insert(Western, [("western-approaches".to_owned(), 1)].into());
        },
    );
    let all: Vec<UnitId> = t.state.at(t.hex(604)).collect();
    let calais = Action::Sail(Spot::Hex(Hex(605)));
    t.act(Action::Select(all[1]));
    t.refused(calais, "TKC-17");
    t.done().act(Action::Select(all[0])).act(calais);
    assert_eq!(t.at(all[0]), Some(605));
    t.act(Action::Select(all[2]));
    t.refused(calais, "TKC-17");
}

/// TKC-18: from the Interior onto the last column and on; into the box with the whole move; from box to box.
#[test]
fn boxes() {
    let mut t = only("barbarossa", 1, "soviet movement", &["soviet-interior ussr armour 1", "0618 ussr inf 1"]);
    let tank = UnitId(0);
    t.act(Action::Select(tank)).act(Action::MoveTo(Hex(518)));
    assert!(t.is_moving());
    t.act(Action::MoveTo(Hex(517))).done();
    assert_eq!(t.at(tank), Some(517));
    let inf = t.first(618);
    t.act(Action::Select(inf)).act(Action::EnterBox(BoxId(0)));
    assert_eq!(t.state.unit(inf).unwrap().place, Place::Box(BoxId(0)));
    let mut t = only("desert", 3, "western movement", &["eastern-us-canada britain inf 1"]);
    t.act(Action::Select(UnitId(0)));
    t.refused(Action::EnterBox(BoxId(0)), "TKC-18");
    t.act(Action::EnterBox(BoxId(1)));
}

/// TKC-20: limited counters are not for sale, but come back for a step in the next season; Fortresses are two more.
#[test]
fn counters() {
    let mut t = only_with("case-white", &[], 3, "axis logistics", &["0414 germany inf 1"], |p| {
        p.lost = vec!["3 germany airborne 1".to_owned(), "5 germany mountain 1".to_owned()];
    });
    t.until(Segment::Replacements);
    let at = Spot::Hex(Hex(414));
    t.refused(Action::Buy { nation: Country::Germany, kind: Kind::Airborne, exp: false, at }, "TKC-20");
    t.refused(Action::Rebuild { unit: UnitId(2), at }, "TKC-20");
    t.act(Action::Rebuild { unit: UnitId(1), at });
    assert_eq!((t.at(UnitId(1)), t.state.pool.nations[0].left), (Some(414), 3));
    let forts = [
        "0908 france fortress 1",
        "0909 france fortress 1",
        "0706 france fortress 1",
        "0605 france fortress 1",
        "1303 france inf 1",
    ];
    let t = only("case-white", 7, "western organization", &forts);
    t.refused(Action::Fortify(t.first(1303)), "TKC-20");
}

/// TKC-21: half of the steps may be armour; British steps of turn 3 are Expeditionary; what is left over is lost.
#[test]
fn replacement_steps() {
    let mut t = only("case-white", 5, "axis logistics", &["0414 germany inf 1"]);
    t.until(Segment::Replacements);
    let buy = |kind| Action::Buy { nation: Country::Germany, kind, exp: false, at: Spot::Hex(Hex(617)) };
    let other = Action::Buy { nation: Country::Germany, kind: Kind::Armour, exp: false, at: Spot::Hex(Hex(1013)) };
    t.act(buy(Kind::Armour)).act(buy(Kind::Armour)).act(buy(Kind::Armour));
    t.refused(other, "TKC-21");
    t.refused(Action::Buy { nation: Country::Germany, kind: Kind::Inf, exp: false, at: Spot::Hex(Hex(905)) }, "TKC-21");
    t.act(Action::AddStep(t.first(414)));
    t.done();
    assert_eq!(t.steps_of(Axis), 5);
    let mut t = only("case-white", 3, "western logistics", &["0604 britain inf 1"]);
    t.until(Segment::Replacements);
    let london = |exp| Action::Buy { nation: Country::Britain, kind: Kind::Inf, exp, at: Spot::Hex(Hex(604)) };
    t.refused(london(false), "TKC-21");
    t.act(london(true));
}

/// TKC-22: infantry and panzer make a mechanized army, three corps an infantry army; guards come by the script.
#[test]
fn what_comes_of_parts() {
    let t = scenario("barbarossa", 1, "axis movement");
    let unit = |nation, kind, steps| Unit { nation, kind, steps, exp: false, place: Place::Gone, marks: Marks::NONE };
    let germany = |kind, steps| unit(Country::Germany, kind, steps);
    let made = |parts: &[Unit]| t.rules.combined(&parts.iter().collect::<Vec<_>>());
    assert_eq!(made(&[germany(Kind::Inf, 1), germany(Kind::Armour, 1)]), Some((Kind::Mech, 2)));
    assert_eq!(made(&[germany(Kind::Armour, 1), germany(Kind::Armour, 2)]), Some((Kind::Armour, 3)));
    assert_eq!(made(&[germany(Kind::Inf, 1); 3]), Some((Kind::Inf, 3)));
    assert_eq!(made(&[germany(Kind::SsPanzer, 1); 3]), Some((Kind::SsPanzer, 3)));
    assert_eq!(
        made(&[unit(Country::Ussr, Kind::Inf, 1), unit(Country::Ussr, Kind::Armour, 1)]),
        Some((Kind::Armour, 2))
    );
    assert_eq!(made(&[germany(Kind::Inf, 3), germany(Kind::Inf, 1)]), None);
    let t = only("barbarossa", 1, "axis organization", &["1100 germany inf 3", "1100 germany inf 1"]);
    let all: Vec<UnitId> = t.state.at(t.hex(1100)).collect();
    t.refused(Action::Combine { first: all[0], second: all[1], third: None }, "TKC-22");
    let mut t = only("barbarossa", 5, "soviet logistics", &["0612 ussr inf 3"]);
    t.until(Segment::Replacements);
    let army = t.first(612);
    t.refused(Action::Upgrade { unit: army, kind: Kind::Armour }, "TKC-22");
    t.act(Action::Upgrade { unit: army, kind: Kind::Guards });
    assert_eq!(t.state.unit(army).map(|u| u.kind), Some(Kind::Guards));
}

/// TKC-23: a mechanized army of two makes a panzer and an infantry corps.
#[test]
fn breaking_down() {
    let mut t = only("case-white", 1, "axis organization", &["0414 germany mech 2", "0414 germany inf 1"]);
    let mech = t.unit(414, "germany mech");
    t.refused(Action::BreakDown { unit: t.unit(414, "germany inf"), off: Kind::Inf }, "TKC-23");
    t.act(Action::BreakDown { unit: mech, off: Kind::Armour });
    let mut kinds: Vec<(Kind, u8)> =
        t.state.at(t.hex(414)).filter_map(|u| t.state.unit(u)).map(|u| (u.kind, u.steps)).collect();
    kinds.sort();
    assert_eq!(kinds, [(Kind::Inf, 1), (Kind::Inf, 1), (Kind::Armour, 1)]);
}

/// TKC-25: a corps becomes a Fortress in a city; it gives a column and never moves again.
#[test]
fn fortresses() {
    let mut t = only(
        "case-white",
        1,
        "western organization",
        &["0519 poland inf 1", "0905 france inf 1", "0905 france hq 1", "0906 france inf 1"],
    );
    t.refused(Action::Fortify(t.first(519)), "TKC-25");
    t.refused(Action::Fortify(t.unit(905, "france hq")), "TKC-25");
    t.refused(Action::Fortify(t.first(906)), "TKC-25");
    let corps = t.unit(905, "france inf");
    t.act(Action::Fortify(corps)).until(Segment::Movement);
    t.refused(Action::Select(corps), "TKC-25");
    let mut t =
        only("case-white", 7, "axis regular", &["0807 germany inf 3", "0908 france fortress 1", "0809 germany inf 3"]);
    let army = t.first(809);
    t.attack(908, &[army]);
    assert_eq!(t.shift("TKC-25"), -1);
}

/// TKC-26: Free French at Port Said and Siberians by British and Soviet sources.
#[test]
fn whose_sources() {
    let t = scenario("desert", 3, "western movement");
    assert!(t.supplied(t.unit(1019, "free-france inf")) && t.supplied(t.unit(1017, "free-poland inf")));
    let t = only("barbarossa", 5, "soviet movement", &["0612 siberia inf 1"]);
    assert!(t.supplied(t.first(612)));
}

/// TKC-30: along a line half a point for one step, a point for armies; off it by the terrain. TKC-31: one hex always.
#[test]
fn the_rate_of_lines() {
    let mut t = only("case-white", 1, "axis movement", &["0414 germany inf 1", "0714 germany hq 1"]);
    let corps = t.first(414);
    t.act(Action::Select(corps));
    assert!(t.allowed(Action::MoveTo(Hex(411))), "three points are six links");
    t.refused(Action::MoveTo(Hex(919)), "TKC-30");
    t.done();
    let hq = t.first(714);
    t.act(Action::Select(hq));
    let rough = t.rules.data.map.rough;
    let near = |a: &Action| matches!(a, Action::MoveTo(h) if rough.contains(t.hex(h.0)));
    assert!(t.list().iter().any(near), "one hex of rough ground is two points, and its whole move (TKC-31)");
    t.refused(Action::MoveTo(Hex(9999)), "TKC-31");
}

/// TKC-33: an HQ that supports from afar is not lost; one that is too far, of another nation or spent does not help.
#[test]
fn headquarters_in_a_fight() {
    let units = ["1411 germany inf 3", "1410 germany hq 1", "1409 romania hq 1", "1412 ussr inf 2"];
    let mut t = only("barbarossa", 2, "axis regular", &units);
    let army = t.first(1411);
    t.attack(1412, &[army]);
    t.refused(Action::Headquarters(t.first(1409)), "TKC-33");
    t.refused(Action::Headquarters(army), "TKC-33");
    let t = {
        let mut t = only(
            "barbarossa",
            1,
            "axis regular",
            &["1001 germany inf 3", "1002 ussr inf 2", "0905 ussr hq 1", "1003 ussr hq 1"],
        );
        let army = t.first(1001);
        t.attack(1002, &[army]).dice(&[6]).done();
        t
    };
    assert!(t.state.fight().is_none() || t.fight().hq[1].is_none(), "surprise: no Soviet HQ helps on turn 1");
}

/// TKC-35: a hex one has left goes back to its country's owner; a Detachment keeps it; bombs on a Strategic hex take it.
#[test]
fn control_has_no_memory() {
    let mut t = only_with("barbarossa", &[], 2, "axis movement", &["0905 germany inf 1"], |p| {
        p.detachments.insert(Axis, vec!["0804".to_owned()]);
    });
    assert_eq!((t.control(905), t.control(804), t.control(904)), (Some(Axis), Some(Axis), Some(Soviet)));
    t.state.units[0].place = Place::Hex(t.hex(904));
    assert_eq!(t.control(905), Some(Soviet));
    let t = only_with("desert", &[], 6, "western movement", &["0808 germany inf 1"], |p| {
        p.devastated = vec!["0808".to_owned()];
        p.ruined_by.insert(Western, vec!["0808".to_owned()]);
    });
    assert_eq!(t.control(808), Some(Western));
}

/// TKC-36: neutrals are closed; war is declared where the script allows, and the Minor joins the other side; on turn 1 the
/// West stays at home.
#[test]
fn war_and_neutrals() {
    let mut t = only("case-white", 1, "axis movement", &["0609 germany inf 1"]);
    let corps = t.first(609);
    t.act(Action::Select(corps));
    t.refused(Action::MoveTo(Hex(608)), "TKC-36");
    let mut t = only("case-white", 5, "axis reserve", &["0609 germany inf 1"]);
    t.done();
    assert_eq!(t.state.segment, Segment::War);
    t.refused(Action::Declare(Country::Switzerland), "TKC-36");
    t.dice(&[3]).act(Action::Declare(Country::BelgiumHolland));
    assert_eq!(t.state.status[Country::BelgiumHolland.index()], Status::Active(Western));
    assert!(t.state.markers.franco_belgian_cooperation && t.state.at(t.hex(607)).count() == 1);
    let mut t = only("case-white", 1, "western movement", &["0908 france inf 1"]);
    let corps = t.first(908);
    t.act(Action::Select(corps));
    t.refused(Action::MoveTo(Hex(809)), "TKC-36");
    let t = only("case-white", 1, "western regular", &["0908 france inf 2", "0809 germany inf 1"]);
    t.refused(Action::Attack(Hex(809)), "TKC-04");
}

/// TKC-37: a unit is disbanded, but not in an enemy zone.
#[test]
fn disbanding() {
    let mut t =
        only("case-white", 1, "axis organization", &["0414 germany inf 1", "0315 germany inf 1", "0416 poland inf 1"]);
    t.refused(Action::Disband(t.first(315)), "TKC-37");
    t.act(Action::Disband(t.first(414)));
    assert_eq!(t.steps_of(Axis), 1);
}

/// TKC-38: a Detachment goes where an own supplied unit is, one marker to a hex, and stays for this segment.
#[test]
fn detachments() {
    let mut t = only("case-white", 1, "axis organization", &["0414 germany inf 1"]);
    t.refused(Action::Detach(Hex(415)), "TKC-38");
    t.act(Action::Detach(Hex(414)));
    t.refused(Action::Detach(Hex(414)), "TKC-38");
    t.refused(Action::Recall(Hex(414)), "TKC-38");
    t.until(Segment::Movement);
    let change = |p: &mut Position| drop(p.detachments.insert(Axis, vec!["0414".to_owned()]));
    let mut t = only_with("case-white", &[], 2, "axis organization", &["0414 germany inf 1"], change);
    t.act(Action::Recall(Hex(414)));
    assert!(t.state.markers.detachments[0].is_empty());
}
