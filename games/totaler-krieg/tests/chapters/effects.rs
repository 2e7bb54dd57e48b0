//! Section 10.3: what supply is needed for; section 11: weather.

use crate::common::*;
use totaler_krieg::data::{CombatResult, Effect, Spot};
use totaler_krieg::odds::in_weather;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex, Position};

fn buy(nation: Country, at: u16) -> Action {
    Action::Buy { nation, kind: Kind::Inf, exp: false, at: Spot::Hex(Hex(at)) }
}

/// A table at the Replacements Segment of a turn.
fn replacements(name: &str, turn: u8, faction: &str, units: &[&str], change: impl FnOnce(&mut Position)) -> Table {
    let mut t = only_with(name, &[], turn, &format!("{faction} logistics"), units, change);
    t.until(Segment::Replacements);
    t
}

/// TK-10.3-01: an HQ at home takes steps, one in Lille does not.
#[test]
fn headquarters_take_steps_at_home() {
    let t = replacements("case-white", 7, "axis", &["0412 germany hq 1", "0706 germany hq 1"], |_| {});
    assert!(t.allowed(buy(Country::Germany, 412)));
    t.refused(buy(Country::Germany, 706), "TK-10.3-01");
}

/// TK-10.3-02, TK-10.3-03: the SS HQ takes steps at Dijon, abroad; cut off from land it does not.
#[test]
fn the_ss_headquarters() {
    let t = replacements("crusade", 4, "axis", &["1107 germany ss-hq 1"], |_| {});
    assert!(t.allowed(buy(Country::Germany, 1107)));
    let pocket = ["0905 germany ss-hq 1", "0904 ussr inf 1", "0806 ussr inf 1", "1006 ussr inf 1", "1005 ussr inf 1"];
    let t = replacements("barbarossa", 5, "axis", &pocket, |_| {});
    t.refused(buy(Country::Germany, 905), "TK-10.3-02");
}

/// TK-10.3-04: SHAEF at Cherbourg with the port open, and shut.
#[test]
fn shaef_takes_steps_if_supplied() {
    let shaef = |ruined: bool| {
        replacements("crusade", 4, "western", &["0803 usa inf 1", "0903 germany inf 1", "0804 germany inf 1"], |p| {
            p.shaef = Some("0803".to_owned());
            if ruined {
                p.devastated.push("0803".to_owned());
            }
        })
    };
    assert!(shaef(false).allowed(buy(Country::Usa, 803)));
    shaef(true).refused(buy(Country::Usa, 803), "TK-10.3-04");
    let t = only("crusade", 2, "western logistics", &["0803 usa inf 1"]);
    assert!(t.allowed(Action::PlaceShaef(Hex(803))));
    t.refused(Action::PlaceShaef(Hex(604)), "TK-10.3-04");
}

/// TK-10.3-05, TK-10.2-16: German Logistics at Smolensk with a land line, Soviet at Nikolaev without.
#[test]
fn logistics_take_steps_overland() {
    let line = ["0905 germany inf 1", "0808 germany inf 1"];
    let t = replacements("barbarossa", 3, "axis", &line, |p| drop(p.logistics.insert(Axis, vec!["0808".to_owned()])));
    assert!(t.allowed(buy(Country::Germany, 808)));
    let cut = ["1708 germany inf 2", "1907 germany inf 2", "1809 germany inf 1", "2109 ussr fortress 1"];
    let t =
        replacements("barbarossa", 3, "soviet", &cut, |p| drop(p.logistics.insert(Soviet, vec!["1808".to_owned()])));
    t.refused(buy(Country::Ussr, 1808), "TK-10.3-05");
    let t = replacements("barbarossa", 3, "soviet", &["0617 ussr inf 1"], |p| {
        drop(p.logistics.insert(Soviet, vec!["0617".to_owned()]))
    });
    assert!(t.allowed(buy(Country::Ussr, 617)), "Gorki");
}

/// TK-10.3-06: Tobruk cut off by land and sea is no base.
#[test]
fn bases_need_supply() {
    let tobruk = |cut: bool| {
        let mut units = vec!["0811 britain inf 2"];
        if cut {
            units.push("0911 germany inf 1");
        }
        only_with("desert", &[], 4, "western support", &units, |p| {
            if cut {
                p.support.insert(3, "zone eastern-med".to_owned());
            }
        })
    };
    let t = tobruk(false);
    assert!(
        t.rules.air_bases(&t.state, Western).contains(t.hex(811))
            && t.rules.naval_bases(&t.state, Western).contains(t.hex(811))
    );
    let air = t.support(Western, SupportKind::Air);
    assert!(t.allowed(Action::PlaceAir { air, hex: Hex(910) }));
    let t = tobruk(true);
    assert!(!t.rules.air_bases(&t.state, Western).contains(t.hex(811)));
    t.refused(Action::PlaceAir { air, hex: Hex(910) }, "TK-10.3-06");
}

const POCKET: [&str; 7] = [
    "1002 ussr inf 1",
    "1002 ussr inf 1",
    "0901 germany inf 3",
    "1001 germany inf 3",
    "0902 germany inf 1",
    "1102 germany inf 1",
    "1101 germany inf 1",
];

/// TK-10.3-07: pocketed units do not combine; TK-10.3-08: nor do supplied ones under a Stuka; TK-10.3-09: but they
/// break down.
#[test]
fn combining_needs_supply_and_a_clear_sky() {
    let pair = |t: &Table, at: u16| {
        let all: Vec<UnitId> = t.state.at(t.hex(at)).collect();
        Action::Combine { first: all[0], second: all[1], third: None }
    };
    let t = only("barbarossa", 2, "soviet organization", &POCKET);
    t.refused(pair(&t, 1002), "TK-10.3-07");
    let t = only("barbarossa", 2, "soviet organization", &["1307 ussr inf 1", "1307 ussr inf 1"]);
    assert!(t.allowed(pair(&t, 1307)));
    let t = only_with("barbarossa", &[], 2, "soviet organization", &["1307 ussr inf 1", "1307 ussr inf 1"], |p| {
        p.support.insert(0, "hex 1307".to_owned());
    });
    t.refused(pair(&t, 1307), "TK-10.3-08");
    let mut units = POCKET.to_vec();
    units[0] = "1002 ussr inf 3";
    let t = only("barbarossa", 2, "soviet organization", &units);
    let army = t.first(1002);
    assert!(!t.supplied(army) && t.allowed(Action::BreakDown { unit: army, off: Kind::Inf }));
}

/// TK-10.3-09: the corps in Benghazi may become a Fortress while cut off; in Tobruk one stands already.
#[test]
fn fortresses_need_no_supply() {
    let cut = ["0808 britain inf 1", "0809 germany inf 1", "0907 germany inf 1"];
    let t = only_with("desert", &[], 4, "western organization", &cut, |p| {
        p.support.insert(3, "zone eastern-med".to_owned());
    });
    let corps = t.first(808);
    assert!(!t.rules.supply(&t.state, Western).gates.open.contains(t.hex(809)));
    assert!(t.allowed(Action::Fortify(corps)));
    let t = only("desert", 4, "western organization", &["0811 britain inf 1", "0811 britain fortress 1"]);
    t.refused(Action::Fortify(t.unit(811, "britain inf")), "TK-9.0.1-02");
}

/// TK-10.3-10: a pocketed stack does not move; TK-10.3-11: an unsupplied unit outside zones slips away as a reserve.
#[test]
fn movement_needs_supply_reserves_do_not() {
    let t = only("barbarossa", 2, "soviet movement", &POCKET);
    t.refused(Action::Select(t.first(1002)), "TK-10.3-10");
    let t = only("desert", 3, "western reserve", &["1213 britain inf 1"]);
    assert!(!t.supplied(t.first(1213)) && t.allowed(Action::Select(t.first(1213))));
}

fn crete(change: impl FnOnce(&mut Position)) -> Table {
    let units = ["0210 germany airborne 1", "0010 germany hq 1", "0109 germany inf 1"];
    only_with("desert", &[], 3, "axis airdrop", &units, |p| {
        p.countries.insert(Country::Greece, Status::ConqueredBy(Axis));
        p.blitz.insert(Axis, vec!["0210".to_owned()]);
        change(p);
    })
}

/// TK-10.3-12: the airborne in the Peloponnese drops on Crete while it is supplied.
#[test]
fn airdrops_need_supply() {
    let t = crete(|_| {});
    let para = t.first(210);
    assert!(t.allowed(Action::Drop { unit: para, hex: Hex(411) }));
    t.refused(Action::Drop { unit: para, hex: Hex(412) }, "TK-10.3-12");
    let t = crete(|p| {
        p.units = vec![
            "0210 germany airborne 1".to_owned(),
            "0109 britain inf 1".to_owned(),
            "0110 britain inf 1".to_owned(),
        ];
    });
    t.refused(Action::Drop { unit: t.first(210), hex: Hex(411) }, "TK-10.3-12");
}

/// TK-10.3-13: at Suda Bay, the enemy gone but no convoy in the Eastern Med, it goes to the Delay Box.
#[test]
fn landing_needs_supply() {
    let mut t = crete(|_| {});
    let para = t.first(210);
    t.act(Action::Drop { unit: para, hex: Hex(411) }).dice(&[1]);
    t.until(Segment::Reserve);
    assert!(matches!(t.state.unit(para).map(|u| u.place), Some(Place::Delay(4))), "{:?}", t.state.unit(para));
    let mut t = crete(|_| {});
    t.act(Action::Drop { unit: para, hex: Hex(110) }).until(Segment::Reserve);
    assert_eq!(t.at(para), Some(110), "beside its friends it lands");
}

fn blitz(units: &[&str], change: impl FnOnce(&mut Position)) -> Table {
    only_with("barbarossa", &[], 1, "axis blitz", units, |p| {
        p.blitz.insert(Axis, vec!["1002".to_owned()]);
        change(p);
    })
}

/// TK-10.3-14: supplied armour gives its column in a Blitz; cut off it does not. In regular combat there is none.
#[test]
fn armour_needs_supply_for_its_shift() {
    let mut t = blitz(&["1001 germany armour 2", "1002 ussr inf 1"], |_| {});
    let armour = t.first(1001);
    t.attack(1002, &[armour]);
    assert_eq!(t.shift("TK-10.3-14"), 1);
    let ring = [
        "1003 germany armour 2",
        "1002 ussr inf 1",
        "1004 ussr inf 1",
        "1102 ussr inf 1",
        "0902 ussr inf 1",
        "0903 ussr inf 1",
        "1103 ussr inf 1",
    ];
    let mut t = blitz(&ring, |_| {});
    let armour = t.first(1003);
    assert!(!t.supplied(armour));
    t.attack(1002, &[armour]);
    assert_eq!(t.shift("TK-10.3-14"), 0);
    let mut t = only("barbarossa", 1, "axis regular", &["1001 germany armour 2", "1002 ussr inf 1"]);
    let armour = t.first(1001);
    t.attack(1002, &[armour]);
    assert_eq!(t.shift("TK-10.3-14"), 0);
}

/// TK-10.3-15: an HQ gives factor and shift if supplied; cut off, neither.
#[test]
fn headquarters_need_supply_to_help() {
    let mut t = only("barbarossa", 2, "axis regular", &["1001 germany inf 3", "1100 germany hq 1", "1002 ussr inf 2"]);
    let (army, hq) = (t.first(1001), t.first(1100));
    t.attack(1002, &[army]);
    assert_eq!(t.rules.sum(&t.state, t.fight()).attack, 5);
    t.act(Action::Headquarters(hq));
    assert_eq!((t.rules.sum(&t.state, t.fight()).attack, t.shift("TK-10.3-15")), (8, 1));
    let far = [
        "0808 germany inf 3",
        "0908 germany hq 1",
        "0809 ussr inf 1",
        "0905 ussr inf 1",
        "1107 ussr inf 1",
        "0707 ussr inf 1",
    ];
    let mut t = only("barbarossa", 2, "axis regular", &far);
    let (army, hq) = (t.first(808), t.first(908));
    assert!(!t.supplied(hq));
    t.attack(809, &[army]);
    t.refused(Action::Headquarters(hq), "TK-10.3-15");
    // In defence a cut-off HQ counts as a unit but gives no shift (TKC-33).
    let mut t = only(
        "barbarossa",
        2,
        "axis regular",
        &[
            "1001 germany inf 3",
            "0901 germany inf 3",
            "1002 ussr hq 1",
            "1002 ussr inf 1",
            "0902 germany inf 1",
            "1102 germany inf 1",
        ],
    );
    let army = t.first(1001);
    t.attack(1002, &[army]);
    assert_eq!((t.rules.sum(&t.state, t.fight()).defence, t.shift("TK-10.3-15")), (4, 0));
}

/// TK-10.3-16: an unsupplied winner does not advance.
#[test]
fn advance_needs_supply() {
    let far = ["0808 germany inf 3", "0809 ussr inf 1", "0905 ussr inf 1", "1107 ussr inf 1", "0707 ussr inf 1"];
    let mut t = only("barbarossa", 2, "axis regular", &far);
    let army = t.first(808);
    t.attack(809, &[army]).dice(&[1]).done();
    t.yield_to(Soviet);
    assert!(t.state.fight().is_none(), "nobody can advance");
    assert_eq!(t.at(army), Some(808));
    let mut t = only("barbarossa", 2, "axis regular", &["1001 germany inf 3", "1002 ussr inf 1", "1003 ussr inf 1"]);
    let army = t.first(1001);
    t.attack(1002, &[army]).dice(&[1]).done().yield_to(Soviet);
    t.act(Action::Advance(army));
    assert_eq!(t.at(army), Some(1002));
}

/// TK-11.0-01, TK-11.0-02: the calendar: mud on turn 2, snow on 3, storms on 5.
#[test]
fn the_turn_track() {
    for (turn, weather) in [(1, Weather::Fair), (2, Weather::Mud), (3, Weather::Snow), (5, Weather::Storms)] {
        let t = scenario("case-white", turn, "axis movement");
        assert_eq!(t.rules.weather(&t.state, t.hex(519)), weather);
    }
}

/// TK-11.0-03, TK-11.0-04, TK-11.0-05, TK-11.0-06: snow in Greece and mud in Libya in the same turn; Malta and Crete
/// are Normal, Tobruk, Haifa and Damascus Desert; in turn 2 the storms are in the Desert only.
#[test]
fn two_areas() {
    let at = |turn: u8, hex: u16| {
        let t = scenario("desert", turn, "axis movement");
        t.rules.weather(&t.state, t.hex(hex))
    };
    assert_eq!((at(8, 109), at(8, 808)), (Weather::Snow, Weather::Mud));
    assert!([302, 411, 1].iter().all(|&h| at(8, h) == Weather::Snow));
    assert!([811, 822, 623].iter().all(|&h| at(8, h) == Weather::Mud));
    assert_eq!((at(2, 811), at(2, 411)), (Weather::Storms, Weather::Mud));
}

/// TK-11.1-01, TK-11.1-02, TK-11.1-03, TK-11.1-04, TK-11.1-05: retreats are shorter in bad weather, all else stays.
#[test]
fn results_in_bad_weather() {
    let result = |effect, losses| CombatResult { effect, losses };
    for weather in [Weather::Mud, Weather::Storms, Weather::Snow] {
        let changed = |r| in_weather(r, weather);
        assert_eq!(changed(result(Effect::Retreat(3), (0, 2))), result(Effect::Retreat(2), (0, 2)));
        assert_eq!(changed(result(Effect::Retreat(2), (0, 1))), result(Effect::Retreat(1), (0, 1)));
        assert_eq!(changed(result(Effect::Retreat(1), (1, 1))), result(Effect::Exchange, (1, 1)));
        for same in
            [result(Effect::Exchange, (0, 0)), result(Effect::AttackerBack, (1, 0)), result(Effect::None, (1, 1))]
        {
            assert_eq!(changed(same), same);
        }
    }
    assert_eq!(in_weather(result(Effect::Retreat(3), (0, 0)), Weather::Fair).effect, Effect::Retreat(3));
    // The weather over the defending hex counts, in an attack on Smolensk in mud: 3-1 and a 1 is Dr2, so Dr1.
    let t = only("barbarossa", 4, "axis regular", &["0808 ussr inf 1"]);
    let column = t.rules.data.combat.columns.iter().position(|c| c.0 == "3-1").unwrap();
    assert_eq!(t.rules.result(&t.state, t.hex(808), column, 1).effect, Effect::Retreat(1));
}

const SMOLENSK: [&str; 5] =
    ["0807 germany armour 3", "0807 germany inf 3", "0809 ussr inf 1", "0808 ussr inf 1", "0905 germany inf 1"];

/// TK-11.2-01, TK-11.2-06, TK-11.2-07: in mud defenders retreat and winners advance; the defender has a column; nobody
/// exploits.
#[test]
fn mud_and_a_fight() {
    let mut t = only("barbarossa", 4, "axis regular", &SMOLENSK);
    let all: Vec<UnitId> = t.state.at(t.hex(807)).collect();
    t.attack(808, &all);
    assert_eq!(t.shift("TK-11.2-06"), -1);
    t.dice(&[1]).done();
    assert!(matches!(t.list()[0], Action::Stand | Action::Retreat(_)), "TK-11.2-01: they go back");
    t.yield_to(Soviet);
    t.act(Action::Advance(all[0]));
    assert_eq!(t.at(all[0]), Some(808));
    if t.state.fight().is_some_and(|f| !f.exploiting.is_empty()) {
        t.refused(Action::Exploit { unit: all[0], hex: Hex(908) }, "TK-11.2-07");
    }
    assert!(!t.list().iter().any(|a| matches!(a, Action::Exploit { .. })));
}

/// TK-11.2-07: the mud of the hex one would go to counts.
#[test]
fn no_exploitation_into_mud() {
    let mut t = only("barbarossa", 3, "axis regular", &SMOLENSK);
    let all: Vec<UnitId> = t.state.at(t.hex(807)).collect();
    t.attack(808, &all).dice(&[1]).done().yield_to(Soviet);
    t.act(Action::Advance(all[1])).act(Action::Advance(all[0]));
    let go = Action::Exploit { unit: all[0], hex: Hex(908) };
    assert!(t.allowed(go));
    t.state.turn = 4;
    t.refused(go, "TK-11.2-07");
}

/// TK-11.2-02: no air unit is placed in mud; TK-11.2-04: no Blitz into it.
#[test]
fn mud_and_aircraft_and_blitz() {
    let t = only("barbarossa", 4, "axis support", &["0800 germany hq 1"]);
    t.refused(Action::PlaceAir { air: t.support(Axis, SupportKind::Air), hex: Hex(700) }, "TK-11.2-02");
    let t = only_with("barbarossa", &[], 4, "axis blitz", &["1001 germany armour 2", "1002 ussr inf 1"], |p| {
        p.blitz.insert(Axis, vec!["1001".to_owned()]);
    });
    t.refused(Action::Attack(Hex(1002)), "TK-11.2-04");
}

/// TK-11.2-05: an air unit next to a mud hex gives nothing; TK-11.3-04, TK-11.4-05: in storms and snow only in the hex
/// itself.
#[test]
fn aircraft_in_bad_weather() {
    let help = |turn: u8, at: &str| {
        let mut t =
            only_with("desert", &[], turn, "axis regular", &["1005 germany mech 2", "1105 britain inf 1"], |p| {
                p.support.insert(0, format!("hex {at}"));
            });
        let mech = t.first(1005);
        t.attack(1105, &[mech]);
        t
    };
    let air = Action::AirSupport(SupportId(0));
    assert!(help(3, "1005").allowed(air) && help(3, "1105").allowed(air));
    help(8, "1005").refused(air, "TK-11.2-05");
    help(1, "1005").refused(air, "TK-11.3-04");
    assert!(help(1, "1105").allowed(air));
    let snow = |at: &str| {
        let mut t = only_with("barbarossa", &[], 5, "axis regular", &["1001 germany inf 3", "1002 ussr inf 1"], |p| {
            p.support.insert(0, format!("hex {at}"));
        });
        let army = t.first(1001);
        t.attack(1002, &[army]);
        t
    };
    snow("1001").refused(air, "TK-11.4-05");
    assert!(snow("1002").allowed(air));
}

/// TK-11.3-03: no Blitz into storms; TK-11.3-01, TK-11.4-01: but exploitation in storms and snow.
#[test]
fn storms_and_snow_and_a_fight() {
    let t = only_with("desert", &[], 1, "axis blitz", &["1005 germany mech 2", "1105 britain inf 1"], |p| {
        p.blitz.insert(Axis, vec!["1005".to_owned()]);
    });
    t.refused(Action::Attack(Hex(1105)), "TK-11.3-03");
    for (name, turn, units, target, on) in [
        ("desert", 1, ["1005 germany armour 3", "1005 germany inf 2", "1105 britain inf 1"], 1105, 1106),
        ("barbarossa", 5, ["1001 germany armour 3", "1001 germany inf 3", "1002 ussr inf 1"], 1002, 1003),
    ] {
        let mut t = only(name, turn, "axis regular", &units);
        let from = t.first(if name == "desert" { 1005 } else { 1001 });
        let all: Vec<UnitId> = t.state.at(t.state.hex_of(from).unwrap()).collect();
        t.attack(target, &all).dice(&[1]).done();
        let enemy = if name == "desert" { Western } else { Soviet };
        t.yield_to(enemy);
        t.act(Action::Advance(from));
        assert!(t.allowed(Action::Exploit { unit: from, hex: Hex(on) }), "{name}");
    }
}

/// TK-11.4-02: no Beachhead in the North Sea or the Baltic in snow.
#[test]
fn no_beachheads_in_cold_seas() {
    let land = |turn: u8| {
        only_with("case-white", &[], turn, "axis support", &["0212 germany inf 1"], |p| {
            p.support.insert(3, "zone baltic".to_owned());
            p.countries.insert(Country::DenmarkNorway, Status::Active(Western));
        })
    };
    let action = Action::Beachhead { fleet: SupportId(3), hex: Hex(113), facing: board::Dir::NorthEast };
    let t = land(7);
    let listed = t.list().into_iter().find(|a| matches!(a, Action::Beachhead { .. }));
    assert!(listed.is_some(), "in summer there are landings");
    land(3).refused(action, "TK-11.4-02");
    assert!(!land(4).list().iter().any(|a| matches!(a, Action::Beachhead { .. })));
}

/// TK-11.4-03: in snow Leningrad is shut as a port, and the line over Ladoga is dead.
#[test]
fn ice_shuts_ports() {
    let open = |turn: u8| {
        let t = only("barbarossa", turn, "soviet movement", &["0107 ussr inf 1"]);
        let p = t.rules.presence(&t.state);
        let port = t.rules.open_ports(&t.state, &p, Soviet, t.zone("ladoga")).contains(t.hex(107));
        (port, t.rules.naval_bases(&t.state, Soviet).contains(t.hex(107)))
    };
    assert_eq!((open(3), open(5)), ((true, true), (false, false)));
}

/// TK-11.4-06, TK-11.4-07, TK-11.4-08, TK-11.4-09, TK-11.4-10, TK-11.4-11, TK-11.4-12: who blitzes in snow.
#[test]
fn the_snow_blitz_list() {
    let winter = |faction: &str, marker: &str, units: &[&str]| {
        let (f, at) = if faction == "axis" { (Axis, marker) } else { (Soviet, marker) };
        only_with("barbarossa", &[], 5, &format!("{faction} blitz"), units, |p| {
            drop(p.blitz.insert(f, vec![at.to_owned()]))
        })
    };
    let t = winter("axis", "1002", &["1001 germany armour 2", "1002 ussr inf 1"]);
    t.refused(Action::Attack(Hex(1002)), "TK-11.4-06");
    let mut t = winter("axis", "1002", &["1001 germany ss-panzer 1", "1002 ussr inf 1"]);
    let ss = t.first(1001);
    t.attack(1002, &[ss]);
    for beside in ["1001", "1100"] {
        let mut t = winter(
            "axis",
            "1002",
            &["1001 germany armour 2", &format!("{beside} germany ss-panzer 1"), "1002 ussr inf 1"],
        );
        let panzer = t.unit(1001, "germany armour");
        t.attack(1002, &[panzer]);
    }
    let mut t = winter(
        "axis",
        "1002",
        &[
            "1001 germany armour 2",
            "0901 germany ss-panzer 1",
            "1002 ussr inf 1",
            "0902 germany inf 1",
            "1101 romania inf 1",
        ],
    );
    t.act(Action::Attack(Hex(1002)));
    t.refused(Action::Attacker(t.first(1101)), "TK-11.4-08");
    let mut t = winter("axis", "0005", &["0005 finland inf 2", "0006 ussr inf 1"]);
    let finn = t.first(5);
    t.attack(6, &[finn]);
    let mut t = winter("axis", "0005", &["0005 sweden inf 1 exp", "0006 ussr inf 1"]);
    let swede = t.first(5);
    t.attack(6, &[swede]);
    for nation in ["ussr", "siberia"] {
        let mut t =
            winter("soviet", "0808", &[&format!("0709 {nation} inf 1"), "0808 germany inf 1", "0708 ussr inf 1"]);
        let unit = t.state.unit_ids().find(|&u| t.state.unit(u).is_some_and(|u| u.nation.id() == nation)).unwrap();
        t.state.units[unit.index()].place = Place::Hex(t.hex(809));
        t.attack(808, &[unit]);
    }
    // Only from Blitz-enabled hexes.
    let t = winter("axis", "0103", &["1001 germany ss-panzer 1", "1002 ussr inf 1"]);
    t.refused(Action::Attack(Hex(1002)), "TK-11.4-06");
}
