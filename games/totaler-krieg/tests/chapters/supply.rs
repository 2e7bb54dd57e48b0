//! Section 10: sources, lines and their restrictions.

use crate::common::*;
use kernel::{Game, Viewer, scene};
use totaler_krieg::state::*;
use totaler_krieg::supply::Route;
use totaler_krieg::supply_line::Stop;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Position};

fn clauses_of_line(t: &Table, unit: UnitId) -> Vec<&'static str> {
    let line = t.rules.supply_line(&t.state, unit).unwrap_or_else(|| panic!("no line"));
    line.links.iter().map(|l| l.clause.id()).chain([line.source.id()]).collect()
}

fn cut_by(t: &Table, unit: UnitId, clause: &str) -> bool {
    assert!(!t.supplied(unit));
    t.rules.cuts(&t.state, unit).iter().any(|c| c.clause.id() == clause && c.decisive)
}

/// TK-10.0-01: at the start of each scenario all are supplied but Rhodes and Corinth; Rhodes may defend but not move.
#[test]
fn who_is_supplied_at_the_start() {
    for name in totaler_krieg::data::SCENARIOS {
        let t = scenario(name, 1, "axis movement");
        let hungry: Vec<u16> = t.state.unit_ids().filter(|&u| !t.supplied(u)).filter_map(|u| t.at(u)).collect();
        let expected: &[u16] = if name == "desert" { &[315, 109] } else { &[] };
        assert_eq!(hungry, expected, "{name}");
    }
    let t = scenario("desert", 1, "axis movement");
    t.refused(Action::Select(t.first(315)), "TK-10.3-10");
}

/// TK-10.1-01, TK-10.2-03: Poles live by their cities, even with the enemy next door.
#[test]
fn cities_at_home_are_sources() {
    let t = only("case-white", 1, "axis movement", &["0518 poland inf 1", "0417 poland inf 1", "0517 germany inf 1"]);
    assert!(t.supplied(t.first(518)), "a unit on its source, in an enemy zone");
    assert_eq!(clauses_of_line(&t, t.first(518)), ["TK-10.1-01"]);
    let t = only("case-white", 1, "axis movement", &["0712 poland inf 1"]);
    assert!(!t.supplied(t.first(712)), "German cities are no source for Poles");
}

/// TK-10.1-02: Greek partisans are fed by their base; the British beside them are not.
#[test]
fn partisan_bases_feed_their_country() {
    let fallen = |p: &mut Position| {
        p.countries.insert(Country::Greece, Status::ConqueredBy(Axis));
        p.partisan_base = Some("western 0109".to_owned());
    };
    let t = only_with("desert", &[], 6, "western movement", &["0109 greece partisan 1", "0110 britain inf 1"], fallen);
    assert_eq!(clauses_of_line(&t, t.first(109)), ["TK-10.1-02"]);
    assert!(!t.supplied(t.first(110)));
}

/// TK-10.1-03, TK-10.2-12, TK-10.2-11: the British in Egypt by Suez, the Red Sea and the Cape.
#[test]
fn egypt_lives_by_the_cape() {
    let t = only("desert", 3, "axis movement", &["1118 britain inf 1"]);
    let line = t.rules.supply_line(&t.state, t.first(1118)).unwrap();
    let boxes = line.links.iter().filter(|l| matches!(l.to, Stop::Box(_))).count();
    assert_eq!((boxes, line.source.id()), (2, "TK-10.1-03"));
    let clauses: Vec<&str> = line.links.iter().map(|l| l.clause.id()).collect();
    assert!(clauses.contains(&"TK-10.2-12") && clauses.contains(&"TK-10.2-11"), "{clauses:?}");
}

/// TK-10.1-04: Americans in England need the Western Approaches; English cities do not help.
#[test]
fn americans_have_one_source() {
    let units = ["0603 usa inf 2", "0603 britain inf 1"];
    let t = only("crusade", 1, "western movement", &units);
    assert!(t.supplied(t.unit(603, "usa inf")));
    assert_eq!(clauses_of_line(&t, t.unit(603, "usa inf")).last(), Some(&"TK-10.1-04"));
    let mut t = only("crusade", 1, "western movement", &units);
    // A hostile submarine fleet in the Approaches.
    let hostile = t.zone("western-approaches");
    t.state.support[0].berth = Berth::Zone(hostile);
    assert!(cut_by(&t, t.unit(603, "usa inf"), "TK-10.2-09") && t.supplied(t.unit(603, "britain inf")));
}

/// TK-10.1-05, TK-10.2-15: Soviets reach the Interior at the eastern edge, in two free hexes from Povorino.
#[test]
fn the_soviet_interior() {
    let t = only("barbarossa", 1, "soviet movement", &["1315 ussr inf 1", "soviet-interior ussr inf 1"]);
    assert_eq!(clauses_of_line(&t, t.first(1315)).last(), Some(&"TK-10.2-15"));
    let boxed = t.state.unit_ids().find(|&u| matches!(t.state.unit(u).map(|u| u.place), Some(Place::Box(_)))).unwrap();
    assert_eq!(clauses_of_line(&t, boxed), ["TK-10.1-05"]);
    let t = only("barbarossa", 1, "axis movement", &["1317 germany inf 1"]);
    assert!(!t.supplied(t.first(1317)), "not for Germans");
}

/// TK-10.1.1-01: Kiev with a German Detachment is no source; TK-10.1.1-02: nor is it when devastated.
#[test]
fn spoiled_sources() {
    let kiev = |change: &dyn Fn(&mut Position)| {
        let t = only_with("barbarossa", &[], 2, "soviet movement", &["1307 ussr inf 1", "0905 germany inf 1"], |p| {
            change(p)
        });
        let p = t.rules.presence(&t.state);
        t.rules.source_hexes(&t.state, &p, Country::Ussr).contains(t.hex(1307))
    };
    assert!(kiev(&|_| {}));
    assert!(!kiev(&|p| drop(p.detachments.insert(Axis, vec!["1307".to_owned()]))));
    assert!(!kiev(&|p| p.devastated = vec!["1307".to_owned()]));
    // In the Crusade Ruhr and Hamburg are in ruins.
    let t = scenario("crusade", 1, "axis movement");
    let p = t.rules.presence(&t.state);
    let sources = t.rules.source_hexes(&t.state, &p, Country::Germany);
    assert!(!sources.contains(t.hex(609)) && !sources.contains(t.hex(311)) && sources.contains(t.hex(710)));
}

/// TK-10.1.1-01: an enemy air unit alone, by option.
#[test]
fn air_over_a_source_is_an_option() {
    for (value, spoils) in [("no", false), ("yes", true)] {
        let t =
            only_with("barbarossa", &[("air_blocks_source", value)], 2, "soviet movement", &["1308 ussr inf 1"], |p| {
                p.support.insert(0, "hex 1307".to_owned());
            });
        let p = t.rules.presence(&t.state);
        assert_eq!(!t.rules.source_hexes(&t.state, &p, Country::Ussr).contains(t.hex(1307)), spoils);
    }
}

/// TK-10.2-01: one unit moves, and another that was cut regains its line and may move.
#[test]
fn supply_is_asked_at_the_instant() {
    let units = [
        "1002 ussr inf 2",
        "1004 ussr inf 1",
        "0901 germany inf 3",
        "1001 germany inf 3",
        "0902 germany inf 1",
        "1102 germany inf 1",
    ];
    let mut t = only("barbarossa", 2, "soviet movement", &units);
    let (pocket, helper) = (t.first(1002), t.first(1004));
    t.refused(Action::Select(pocket), "TK-10.3-10");
    t.walk(helper, &[1003]);
    assert!(t.allowed(Action::Select(pocket)));
}

/// TK-10.2-02: a German in 0911 cuts the road to Tobruk; the port keeps it alive until the enemy is at sea. In 0810 he
/// cuts nothing.
#[test]
fn tobruk() {
    let tobruk = |german: &str, afloat: bool| {
        let t = only_with("desert", &[], 4, "western movement", &["0811 britain inf 2", german], |p| {
            if afloat {
                p.support.insert(3, "zone eastern-med".to_owned());
            }
        });
        let unit = t.unit(811, "britain inf");
        let at_sea = t.supplied(unit)
            && t.rules
                .supply_line(&t.state, unit)
                .unwrap()
                .links
                .iter()
                .any(|l| l.to == Stop::Zone(t.zone("eastern-med")));
        (t.supplied(unit), at_sea)
    };
    assert_eq!(tobruk("0911 germany inf 1", false), (true, true));
    assert_eq!(tobruk("0911 germany inf 1", true), (false, false));
    assert_eq!(tobruk("0810 germany inf 1", true), (true, false), "the road is open");
}

/// TK-10.2-02: "if you go there, these are cut".
#[test]
fn a_move_tells_whom_it_cuts() {
    let t = only_with("desert", &[], 4, "axis movement", &["0811 britain inf 2", "1112 germany armour 1"], |p| {
        p.support.insert(3, "zone eastern-med".to_owned());
    });
    let (tobruk, panzer) = (t.unit(811, "britain inf"), t.first(1112));
    assert!(t.supplied(tobruk));
    assert_eq!(t.rules.supply_if(&t.state, panzer, t.hex(911)), [(tobruk, false)]);
}

/// TK-10.2-04: Siwa is one hex too far from the road, 1113 is not.
#[test]
fn two_free_hexes() {
    let t = only("desert", 3, "western movement", &["1213 britain inf 1", "1113 britain inf 1"]);
    assert!(t.supplied(t.first(1113)));
    let t = only("desert", 3, "western movement", &["1213 britain inf 1"]);
    assert!(!t.supplied(t.first(1213)));
}

/// TK-10.2-05: the railway from Minsk to Moscow carries a line any distance.
#[test]
fn transport_lines_carry_any_distance() {
    let t = only_with("barbarossa", &[], 1, "soviet movement", &["0907 ussr inf 1"], |p| {
        p.devastated = ["0905", "0808"].map(str::to_owned).to_vec();
    });
    let line = t.rules.supply_line(&t.state, t.first(907)).unwrap();
    assert!(line.links.iter().filter(|l| l.clause.id() == "TK-10.2-05").count() >= 3, "{line:?}");
}

/// TK-10.2-06: a line runs on through devastated Ruhr.
#[test]
fn devastation_spares_the_railway() {
    let t = only_with("crusade", &[], 1, "axis movement", &["0508 germany inf 1"], |_| {});
    let unit = t.first(508);
    assert!(t.supplied(unit));
    let p = t.rules.presence(&t.state);
    assert!(t.rules.gates(&t.state, &p, Axis).open.contains(t.hex(609)));
}

/// TK-10.2-07, TK-10.2-13, TK-10.2-10: from Reggio over one zone to Tripoli and on along the coast road; from Athens
/// over two.
#[test]
fn from_port_to_port() {
    let t = only("desert", 3, "axis movement", &["1004 germany inf 1"]);
    let clauses = clauses_of_line(&t, t.first(1004));
    assert!(clauses.contains(&"TK-10.2-10") && clauses.contains(&"TK-10.2-13"), "{clauses:?}");
    let line = t.rules.supply_line(&t.state, t.first(1004)).unwrap();
    let landed = line.links.iter().position(|l| l.to == Stop::Hex(t.hex(700))).expect("by Tripoli");
    assert!(landed > 2, "the coast road comes first, then the sea");
    // Greece fallen, Athens German: over the Aegean and the Central Med to Benghazi.
    let t = only_with("desert", &[], 3, "axis movement", &["0808 germany inf 1", "0011 germany inf 1"], |p| {
        p.countries.insert(Country::Greece, Status::ConqueredBy(Axis));
    });
    let p = t.rules.presence(&t.state);
    let gates = t.rules.gates(&t.state, &p, Axis);
    assert!(gates.zones.contains(t.zone("aegean")) && gates.zones.contains(t.zone("central-med")));
    assert!(!gates.zones.contains(t.zone("eastern-med")), "no convoy there");
}

/// TK-10.2-08: devastated Benghazi is shut; TK-10.2-09: a British fleet in the Central Med shuts Tripoli.
#[test]
fn shut_ports() {
    let open = |change: &dyn Fn(&mut Position), port: u16| {
        let t = only_with("desert", &[], 6, "axis movement", &["1004 germany inf 1"], |p| change(p));
        let p = t.rules.presence(&t.state);
        t.rules.open_ports(&t.state, &p, Axis, t.zone("central-med")).contains(t.hex(port))
    };
    assert!(open(&|_| {}, 808) && !open(&|p| p.devastated = vec!["0808".to_owned()], 808));
    assert!(open(&|_| {}, 700) && !open(&|p| drop(p.support.insert(6, "zone central-med".to_owned())), 700));
    let t = only_with("desert", &[], 6, "axis movement", &["1004 germany inf 1"], |p| {
        p.support.insert(6, "zone central-med".to_owned());
    });
    assert!(cut_by(&t, t.first(1004), "TK-10.2-09"));
}

/// TK-10.2-10: Rhodes without a convoy; a Soviet cut off in Tallinn.
#[test]
fn without_a_convoy() {
    let t = scenario("desert", 1, "axis movement");
    assert!(cut_by(&t, t.first(315), "TK-10.2-10"));
    let t = only("barbarossa", 1, "soviet movement", &["0203 ussr inf 1", "0204 germany inf 1", "0303 germany inf 1"]);
    assert!(!t.supplied(t.first(203)));
    assert!(t.rules.cuts(&t.state, t.first(203)).iter().any(|c| c.clause.id() == "TK-10.2-10"));
}

/// TK-10.2-11: the BEF at Calais from London, without a convoy.
#[test]
fn the_west_needs_no_convoy() {
    let t = only("case-white", 1, "western movement", &["0605 britain inf 1 exp"]);
    assert!(clauses_of_line(&t, t.first(605)).contains(&"TK-10.2-11"));
}

/// TK-10.2-14: a German airdrop on Brest-Litovsk traces out through 1101; at Suda Bay it leaves the hex but finds no
/// line.
#[test]
fn a_line_leaves_an_enemy_hex() {
    let mut t =
        only("barbarossa", 1, "axis blitz", &["1102 ussr inf 1", "1101 germany inf 3", "1100 germany airborne 1"]);
    let drop = t.unit(1100, "germany airborne");
    t.state.units[drop.index()].place = Place::Dropped(t.hex(1102));
    assert_eq!(clauses_of_line(&t, drop)[0], "TK-10.2-05");
    let mut t =
        only("barbarossa", 1, "axis blitz", &["1003 ussr inf 1", "1002 germany inf 3", "1100 germany airborne 1"]);
    let drop = t.unit(1100, "germany airborne");
    t.state.units[drop.index()].place = Place::Dropped(t.hex(1003));
    assert_eq!(clauses_of_line(&t, drop)[0], "TK-10.2-14");
    let mut t = only("desert", 3, "axis blitz", &["0411 britain inf 1", "0010 germany airborne 1"]);
    let drop = t.unit(10, "germany airborne");
    t.state.units[drop.index()].place = Place::Dropped(t.hex(411));
    assert!(!t.supplied(drop));
}

/// TK-10.2-16: Soviet Logistics at Nikolaev, cut off on land and fed by sea from Sevastopol: supplied, but not
/// overland.
#[test]
fn overland_supply_uses_no_sea() {
    let units =
        ["1708 germany inf 2", "1907 germany inf 2", "2109 ussr fortress 1", "1809 germany inf 1", "1808 ussr inf 1"];
    let t = only("barbarossa", 3, "soviet movement", &units);
    let hex = t.hex(1808);
    assert!(t.rules.hex_supplied(&t.state, Country::Ussr, hex, Route::Any));
    assert!(!t.rules.hex_supplied(&t.state, Country::Ussr, hex, Route::Overland));
}

/// TK-10.2.1-01: no line across the Qattara depression; TK-10.2.1-02: none through Belgium or Turkey.
#[test]
fn impassable_and_neutral() {
    let t = only("desert", 3, "western movement", &["1015 britain inf 1"]);
    let p = t.rules.presence(&t.state);
    let gates = t.rules.gates(&t.state, &p, Western);
    assert!(!gates.open.contains(t.hex(1115)) && !gates.open.contains(t.hex(15)) && !gates.open.contains(t.hex(622)));
    let t = scenario("case-white", 1, "axis movement");
    let p = t.rules.presence(&t.state);
    assert!(!t.rules.gates(&t.state, &p, Axis).open.contains(t.hex(607)));
    let t = only("desert", 3, "western movement", &["1212 britain inf 1"]);
    assert!(!t.supplied(t.first(1212)));
    assert!(t.rules.cuts(&t.state, t.first(1212)).iter().all(|c| c.clause.id() != "TK-10.2.1-06"));
}

/// TK-10.2.1-03: over the all-sea hex only through the Beachhead.
#[test]
fn sea_hexes_need_a_beachhead() {
    let line = |beach: bool| {
        let t = only_with("crusade", &[], 1, "western movement", &["0804 usa inf 1", "0803 germany inf 1"], |p| {
            p.devastated.push("0804".to_owned());
            if beach {
                p.beachheads = vec!["western 0703 south-east 2 5".to_owned()];
            }
        });
        t.supplied(t.first(804))
    };
    assert!(line(true) && !line(false));
}

/// TK-10.2.1-05, TK-10.2.1-06: a German at Smolensk with Soviets in Gomel and Vitebsk: cut off while Minsk is empty,
/// supplied with a German in it, cut off again by a Soviet Detachment in 0906.
#[test]
fn smolensk() {
    let units = |minsk: bool| {
        let mut units = vec!["0808 germany inf 3", "1107 ussr inf 1", "0707 ussr inf 1"];
        if minsk {
            units.push("0905 germany inf 1");
        }
        units
    };
    let t = only("barbarossa", 2, "axis movement", &units(false));
    assert!(cut_by(&t, t.first(808), "TK-10.2.1-06"), "{:?}", t.rules.cuts(&t.state, t.first(808)));
    let t = only("barbarossa", 2, "axis movement", &units(true));
    assert!(t.supplied(t.first(808)));
    let t = only_with("barbarossa", &[], 2, "axis movement", &units(true), |p| {
        p.detachments.insert(Soviet, vec!["0906".to_owned()]);
    });
    assert!(cut_by(&t, t.first(808), "TK-10.2.1-05"));
}

/// TK-10.2.1-05: Airdrop markers and Partisan Bases bar lines or not, by option.
#[test]
fn what_else_bars_a_line() {
    for (value, open) in [("yes", false), ("no", true)] {
        let mut t = only_with(
            "barbarossa",
            &[("airdrop_blocks_line", value)],
            2,
            "axis movement",
            &["1100 germany airborne 1"],
            |_| {},
        );
        t.state.units[0].place = Place::Dropped(t.hex(905));
        let p = t.rules.presence(&t.state);
        assert_eq!(t.rules.gates(&t.state, &p, Soviet).open.contains(t.hex(905)), open);
    }
    for (value, open) in [("no", true), ("yes", false)] {
        let t = only_with("desert", &[("partisan_blocks_line", value)], 6, "axis movement", &[], |p| {
            p.countries.insert(Country::Greece, Status::ConqueredBy(Axis));
            p.partisan_base = Some("western 0109".to_owned());
        });
        let p = t.rules.presence(&t.state);
        assert_eq!(t.rules.gates(&t.state, &p, Axis).open.contains(t.hex(109)), open);
    }
}

/// TK-10.2.1-07: empty Lyon does not bar the Axis in 1944, nor empty Derna the British.
#[test]
fn dependents_and_conquered_minors_do_not_bar() {
    let t = only("crusade", 1, "axis movement", &["1305 germany inf 1"]);
    let p = t.rules.presence(&t.state);
    assert!(t.rules.gates(&t.state, &p, Axis).open.contains(t.hex(1307)));
    assert!(t.rules.gates(&t.state, &p, Western).open.contains(t.hex(1307)));
    assert!(t.supplied(t.first(1305)));
    let t = only("desert", 3, "western movement", &["0809 britain inf 1"]);
    let p = t.rules.presence(&t.state);
    assert!(t.rules.gates(&t.state, &p, Western).open.contains(t.hex(810)));
}

/// TK-10.2.1-07: of conquered Minors only Western ones do not count as enemy country: Athens lets the West pass,
/// Ploesti in Soviet hands does not let the Axis.
#[test]
fn conquered_minors_of_other_factions_bar() {
    let open = |name: &str, country: Country, by: Faction, of: Faction, hex: u16| {
        let t = only_with(name, &[], 3, "axis movement", &[], |p| {
            p.countries.insert(country, Status::ConqueredBy(by));
        });
        let p = t.rules.presence(&t.state);
        t.rules.gates(&t.state, &p, of).open.contains(t.hex(hex))
    };
    assert!(open("desert", Country::Greece, Axis, Western, 11));
    assert!(!open("barbarossa", Country::Romania, Soviet, Axis, 2104));
    assert!(open("barbarossa", Country::Romania, Soviet, Soviet, 2104));
}

/// TK-10.2-01: pointing at a unit shows its line hex by hex with a clause for each link, or what cuts it.
#[test]
fn lines_and_cuts_are_shown() {
    let t = scenario("desert", 1, "axis movement");
    let point =
        |unit: UnitId| t.rules.inspect(&t.state, Viewer::Spectator, &scene::Spot::Piece(format!("u{}", unit.0)));
    let fed = point(t.first(1004));
    assert!(fed.rows.iter().all(|r| r.clause.is_some()) && fed.ways[0].kind == "supply-line");
    assert_eq!(fed.ways[0].spaces.first().map(String::as_str), Some("d1004"));
    let cut = point(t.first(315));
    assert!(cut.rows.iter().any(|r| r.clause.as_deref() == Some("TK-10.2-10")), "{cut:?}");
}

/// TK-10.2.1-07: in the Crusade empty cities of Belgium-Holland and Denmark-Norway bar nobody's lines, and they are
/// liberated like France.
#[test]
fn western_minors_of_the_crusade() {
    let mut t = only("crusade", 2, "western reserve", &["0607 britain inf 1", "0609 germany inf 1"]);
    let presence = t.rules.presence(&t.state);
    let open = |faction, number| t.rules.gates(&t.state, &presence, faction).open.contains(t.hex(number));
    assert!(open(Western, 507) && open(Western, 13), "empty Rotterdam and Copenhagen");
    assert!(open(Axis, 13));
    t.end_turn();
    assert_eq!(t.state.status[Country::BelgiumHolland], Status::Active(Western));
    assert_eq!(t.state.status[Country::DenmarkNorway], Status::ConqueredBy(Axis));
}
