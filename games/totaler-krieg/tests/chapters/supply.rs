//! Section 10: sources, lines and their restrictions.

use crate::common::*;
use kernel::{Game, Viewer, scene};
use totaler_krieg::state::*;
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

/// TK-8.1.1-09, TK-10.2.1-04: what cuts the Bialystok stack off is 1003, empty and in German zones.
#[test]
fn the_cut_of_a_pocket_is_named() {
    let units = [
        "1002 ussr inf 2",
        "0901 germany inf 3",
        "1001 germany inf 3",
        "1001 germany inf 3",
        "1101 germany inf 1",
        "0902 germany inf 1",
        "1102 germany inf 1",
    ];
    let t = only("barbarossa", 1, "axis regular", &units);
    let pocket = t.first(1002);
    assert!(!t.supplied(pocket));
    let (cuts, at) = (t.rules.cuts(&t.state, pocket), Stop::Hex(t.hex(1003)));
    assert!(cuts.iter().any(|c| c.at == at && c.clause.id() == "TK-10.2.1-04" && c.decisive), "{cuts:?}");
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

/// TK-10.2.1-07: in the Crusade empty cities of Belgium-Holland and Denmark-Norway bar nobody's lines.
#[test]
fn western_minors_of_the_crusade() {
    let t = only("crusade", 2, "western reserve", &["0607 britain inf 1", "0609 germany inf 1"]);
    let presence = t.rules.presence(&t.state);
    let open = |faction, number| t.rules.gates(&t.state, &presence, faction).open.contains(t.hex(number));
    assert!(open(Western, 507) && open(Western, 13), "empty Rotterdam and Copenhagen");
    assert!(open(Axis, 13));
}
