//! Chapter 1: scales, sides, map and counters. What the rulebook defines is held against the data.

use crate::common::*;
use hungary_1944::state::AirPlace;
use hungary_1944::vocabulary::*;
use hungary_1944::{Action, Hungary1944};
use kernel::dice::{Faces, Fixed, Shown};
use kernel::scene::Piece;
use kernel::{Game, Play, Seat, Title, Viewer};
use std::collections::BTreeSet;

/// Dice that show a 1 and remember how many faces they have.
#[derive(Debug, Default)]
struct Sides(BTreeSet<u8>);

impl Faces for Sides {
    fn face(&mut self, sides: u8) -> u8 {
        self.0.insert(sides);
        1
    }
}

/// The faces of the dice an action rolls.
fn rolled(t: &mut Table, side: Side, action: Action) -> BTreeSet<u8> {
    let mut dice = Shown::new(Sides::default());
    t.rules.check(&t.state, side.seat(), &action).unwrap_or_else(|r| panic!("{r:?}"));
    let table = &mut **t;
    table.rules.apply(&mut table.state, side.seat(), &action, &mut Play::silent(&mut dice));
    dice.source.0
}

fn piece(t: &Table, id: &str) -> Piece {
    let scene = t.rules.scene(&t.state, Viewer::Spectator);
    scene.pieces.into_iter().find(|p| p.id == id).unwrap_or_else(|| panic!("{id} is not drawn"))
}

fn land_units(t: &Table, side: Side) -> impl Iterator<Item = &hungary_1944::data::UnitData> {
    t.rules.data.units.iter().filter(move |u| u.side == side && u.kind != Kind::Column)
}

/// Says that all these counters are in the game, as land or air units of the nation.
fn expect_counters(nation: Nation, ids: &[&str]) {
    let data = rules("campaign", &[]).data;
    for id in ids {
        let land = data.units.iter().any(|u| u.id == *id && u.nation == nation);
        let air = data.air.iter().any(|a| a.id == *id && a.nation == nation);
        assert!(land || air, "no counter {id} of {nation:?}");
    }
}

/// BPH-1.1a: two sides, the Axis and the Allies; nobody else has a say.
#[test]
fn there_are_two_sides() {
    let t = campaign("turn 2 axis_move\n1821: 76");
    let seats: Vec<&str> = Hungary1944.about().seats.iter().map(|s| s.id).collect();
    assert_eq!(seats, ["axis", "allied"]);
    let refusal = t.rules.check(&t.state, Seat(2), &Action::Done).expect_err("a third seat");
    assert!(refusal.cites("BPH-1.1a"));
}

/// BPH-1.5a: a counter there is not does nothing, whatever it is told to do.
#[test]
fn there_are_no_other_counters() {
    let t = campaign("turn 2 axis_move\n1821: 76");
    let (unit, air) = (UnitId(t.rules.data.units.len() as u16), AirId(t.rules.data.air.len() as u8));
    let before = t.state.clone();
    for action in [Action::Select(unit), Action::Abort(air), Action::Rally { first: UnitId(0), second: unit }] {
        t.refused(Axis, action, "BPH-1.5a");
        let mut after = before.clone();
        t.rules.apply(&mut after, Axis.seat(), &action, &mut Play::silent(&mut Shown::new(Fixed(1))));
        assert_eq!(after, before, "{action:?}");
    }
}

/// BPH-1.1b: headquarters, columns and tank corps bear the names of the glossary; movement points come in halves; land
/// combat is rolled with a die of six faces, air combat with dice of ten.
#[test]
fn the_terms_are_those_of_the_glossary() {
    let mut t = campaign("turn 2 axis_combat\n1821: 76\n1822: VII Ro");
    for unit in &t.rules.data.units {
        assert_eq!(unit.kind == Kind::Hq, unit.id.starts_with("HQ "), "{}", unit.id);
        assert_eq!(unit.kind == Kind::Column, unit.id.starts_with("CL "), "{}", unit.id);
        assert_eq!(unit.kind == Kind::Tank, unit.id.ends_with("Tk"), "{}", unit.id);
    }
    assert_eq!(hungary_1944::halves(5), "2½");
    t.attack(Axis, 1822, &["76"]);
    assert_eq!(rolled(&mut t, Axis, Action::Done), BTreeSet::from([6]));

    let mut t = campaign("turn 2 air\n2607: HQ 2U\nair box: 8 JD, 13 GIAD");
    let (ours, theirs, zone) = (t.air("8 JD"), t.air("13 GIAD"), Zone(23));
    t.act(Axis, Action::Mission { air: ours, zone }).done(Axis);
    t.act(Allied, Action::Mission { air: theirs, zone }).done(Allied).done(Axis).done(Allied);
    t.act(Axis, Action::Target { air: ours, target: theirs });
    assert_eq!(rolled(&mut t, Allied, Action::Target { air: theirs, target: ours }), BTreeSet::from([10]));
}

/// BPH-1.2a: a hex is about 20 km: the distances of towns as the crow flies, and in hexes.
#[test]
fn a_hex_is_about_twenty_kilometres() {
    let t = campaign("turn 2 axis_move\n1821: 76");
    let map = &t.rules.data.map;
    let town = |name: &str| map.towns.iter().find(|t| t.name == name).unwrap_or_else(|| panic!("no town {name}")).hex;
    for (from, to, kilometres) in [
        ("Vienna", "Budapest-Pest", 215),
        ("Budapest-Pest", "Uzhgorod", 272),
        ("Arad", "Sibiu", 223),
        ("Cluj", "Sibiu", 117),
        ("Arad", "Uzhgorod", 282),
        ("Vienna", "Sibiu", 648),
    ] {
        let scale = kilometres / map.grid.distance(town(from), town(to));
        assert!((18..=23).contains(&scale), "{from} to {to}: {scale} km a hex");
    }
}

/// BPH-1.2b: Allied land units are corps and bear their names, also the fortified regions and the composite artillery;
/// Axis units are divisions and brigades, and none is called a corps.
#[test]
fn axis_units_are_divisions_and_allied_units_corps() {
    let t = campaign("turn 2 axis_move\n1821: 76");
    let corps = ["Tk", "GTk", "M", "GM", "GC", "RC", "GRC", "GK", "L", "UR", "Art"];
    let named_corps = |id: &str| id.rsplit(' ').next().is_some_and(|last| corps.contains(&last));
    for unit in land_units(&t, Allied).filter(|u| u.nation == Nation::Su && u.kind != Kind::Hq) {
        assert!(named_corps(&unit.id), "{}", unit.id);
    }
    for unit in land_units(&t, Axis) {
        assert!(!named_corps(&unit.id), "{}", unit.id);
    }
    // A corps outweighs a division of its kind.
    let strongest = |side| land_units(&t, side).filter(|u| u.kind == Kind::Inf).map(|u| u.full.attack).max();
    assert!(strongest(Allied) > strongest(Axis));
}

/// BPH-1.2c: 120 to 160 aircraft a counter: the 2nd Ukrainian Front had 1,216 in October 1944, and has ten air units.
#[test]
fn an_air_unit_is_a_division_of_aircraft() {
    let t = scenario("campaign", &[]);
    let second =
        t.state.air.iter().filter(|a| a.front == Some(Front::Second)).filter(|a| a.place == AirPlace::Available);
    assert!((120..=160).contains(&(1216 / second.count())));
}

/// BPH-1.2d: a turn is two weeks: October I 1944 is turn 1, April II 1945 turn 14, and no fortnight is left out.
#[test]
fn a_turn_is_two_weeks() {
    let turns = rules("campaign", &[]).data.turns;
    let months = ["october", "november", "december", "january", "february", "march", "april"];
    assert_eq!(turns.len(), 2 * months.len());
    for (i, turn) in turns.iter().enumerate() {
        let year = if i < 6 { 1944 } else { 1945 };
        assert_eq!(usize::from(turn.number), i + 1);
        assert_eq!((turn.month.as_str(), usize::from(turn.half), turn.year), (months[i / 2], i % 2 + 1, year));
    }
}

/// BPH-1.3a: the Axis are the Germans and the Hungarians.
#[test]
fn the_axis_is_german_and_hungarian() {
    let data = rules("campaign", &[]).data;
    let nations: BTreeSet<Nation> = data.units.iter().filter(|u| u.side == Axis).map(|u| u.nation).collect();
    assert_eq!(nations, BTreeSet::from([Nation::De, Nation::Hu]));
    assert!(data.air.iter().filter(|a| a.side == Axis).all(|a| nations.contains(&a.nation)));
}

/// BPH-1.3b: the Allies are the Romanians, Bulgarians, Yugoslavs, Czechoslovaks and Soviets (and the Slovak partisans).
#[test]
fn the_allies_are_the_other_nations() {
    let data = rules("campaign", &[]).data;
    let nations: BTreeSet<Nation> = data.units.iter().filter(|u| u.side == Allied).map(|u| u.nation).collect();
    let allies = [Nation::Su, Nation::Ro, Nation::Bg, Nation::Yu, Nation::Cz, Nation::Sk];
    assert_eq!(nations, BTreeSet::from(allies));
    assert!(data.air.iter().filter(|a| a.side == Allied).all(|a| nations.contains(&a.nation)));
}

/// BPH-1.4a: Hungary, Slovakia, and parts of Romania, Germany and Croatia, on a grid of hexes.
#[test]
fn the_map_covers_hungary_and_its_neighbours() {
    let data = rules("campaign", &[]).data;
    assert_eq!(data.map.grid.len(), 780);
    let in_country = |c: char| data.map.hexes.iter().filter(|h| h.country == c).count();
    for neighbour in ['K', 'R', 'D', 'C'] {
        assert!(in_country(neighbour) > 0, "{neighbour}");
        assert!(in_country('H') > in_country(neighbour), "{neighbour}");
    }
    // The borders of 1939-44: Cluj and Uzhgorod are Hungarian.
    for town in ["Cluj", "Uzhgorod"] {
        let town = data.map.towns.iter().find(|t| t.name == town).expect("a town of the rulebook");
        assert_eq!(data.map.hex(town.hex).country, 'H');
    }
}

/// BPH-1.4b: towns of the annexed regions have the local name and the Hungarian one.
#[test]
fn towns_of_the_annexed_regions_have_two_names() {
    let data = rules("campaign", &[]).data;
    for (name, other) in
        [("Uzhgorod", "Ungvar"), ("Cluj", "Kolozsvar"), ("Oradea", "Nagyvarad"), ("Subotica", "Szabadka")]
    {
        let town = data.map.towns.iter().find(|t| t.name == name).unwrap_or_else(|| panic!("no town {name}"));
        assert_eq!(town.other.as_deref(), Some(other));
    }
}

/// BPH-1.5a: of 240 counters 90 are Axis land units and headquarters, 67 Allied ones, 33 air units and 14 columns; most
/// are combat units.
#[test]
fn most_of_the_240_counters_are_combat_units() {
    let t = campaign("turn 2 axis_move\n1821: 76");
    let columns: u8 = t.rules.data.column_counters.values().iter().sum();
    let counts =
        [land_units(&t, Axis).count(), land_units(&t, Allied).count(), t.rules.data.air.len(), usize::from(columns)];
    assert_eq!(counts, [90, 67, 33, 14]);
    assert!(counts.iter().sum::<usize>() < 240);
    let fighting = t.rules.data.units.iter().filter(|u| u.kind.fights()).count();
    assert!(fighting > 240 / 2);
}

/// BPH-1.5a: a counter shows type, nationality, combat factors and movement: one factor on an Axis counter, attack and
/// defence on an Allied one.
#[test]
fn a_counter_shows_what_the_unit_is() {
    let t = campaign("turn 2 axis_move\n1821: 76\n1822: 1 Pc\n2116: 6 GC*");
    let shown = |id| {
        let piece = piece(&t, id);
        (piece.symbol, piece.nation, piece.factors)
    };
    let of = |symbol: &str, nation: &str, factors: &str| (symbol.to_owned(), nation.to_owned(), factors.to_owned());
    assert_eq!(shown("76"), of("infantry", "de", "5-6"));
    assert_eq!(shown("1 Pc"), of("armour", "hu", "6-10"));
    assert_eq!(shown("6 GC"), of("cavalry", "su", "3-5-8"));
}

/// BPH-1.5b: markers show lost steps, the lack of supply, and the turn.
#[test]
fn markers_show_losses_supply_and_the_turn() {
    let t = campaign("turn 3 axis_move\n1821: 76* unsupplied\n1822: 46\n2116: 57 RC attenuated");
    let unsupplied = piece(&t, "76");
    assert_eq!((unsupplied.steps, unsupplied.markers), ((1, 2), vec!["marker-unsupplied".to_owned()]));
    let whole = piece(&t, "46");
    assert_eq!((whole.steps, whole.markers), ((2, 2), vec![]));
    assert_eq!(piece(&t, "57 RC").markers, ["marker-attenuated"]);
    let turn = |t: &Table| t.rules.scene(&t.state, Viewer::Spectator).turn;
    assert_ne!(turn(&t), turn(&campaign("turn 4 axis_move\n1821: 76")));
}

/// BPH-1.6a: the Hungarian formations: infantry, border guards, hussars, replacement divisions, armour, Szent Laszlo,
/// Szekely, and the air force.
#[test]
fn the_hungarian_formations_are_there() {
    expect_counters(
        Nation::Hu,
        &["10 GH", "9 HH", "1 Hz", "9 PH", "1 Pc", "2 Pc", "SL", "27 Sz", "MKHL 101", "MKHL 102"],
    );
}

/// BPH-1.6b: the German formations, among them those marked S for Slovakia.
#[test]
fn the_german_formations_are_there() {
    expect_counters(
        Nation::De,
        &[
            "2 SS DR", "Dirl", "153 FA", "FHH", "8 SS FG", "FGr", "31 SS", "1 G", "3 K", "37 SS Lz", "12 SS HJ",
            "18 SS HW", "13 SS Hc", "9 SS HS", "8 J", "8 JD", "1 SS LAH", "1 Pz", "HQ 2PzA", "4 SS Pol", "16 SS RF",
            "44 RG", "22 SS MT", "s503", "3 SS TK", "5 SS VK",
        ],
    );
    let data = rules("campaign", &[]).data;
    let marked: BTreeSet<&str> = data.units.iter().filter(|u| u.s_mark).map(|u| u.id.as_str()).collect();
    assert_eq!(marked, BTreeSet::from(["14 SS", "18 SS HW", "232 Tatra", "Dirl", "Schill"]));
    assert!(data.air.iter().any(|a| a.nation == Nation::De && a.kind == AirKind::Jabo));
}

/// BPH-1.6c: the Allied formations.
#[test]
fn the_allied_formations_are_there() {
    expect_counters(Nation::Su, &["54 UR", "159 UR", "3 GK", "126 L", "127 L", "4 GShAD", "5 GTk", "18 Tk"]);
    expect_counters(Nation::Ro, &["C1AR", "Mt Ro"]);
    expect_counters(Nation::Cz, &["1 Cz"]);
    expect_counters(Nation::Sk, &["Slvk 1", "Slvk 2", "Slvk 3"]);
    expect_counters(Nation::Bg, &["III Bg", "IV Bg"]);
    expect_counters(Nation::Yu, &["12 V"]);
}
