//! A player's own data files: they replace ours table by table, and what is wrong with them is said with file and line.

use hungary_1944::data::{CombatResult, FILES};
use hungary_1944::vocabulary::{Nation, Side, Terrain};
use hungary_1944::{Data, Hungary1944, Rules, State};
use kernel::dice::{Fixed, Shown};
use kernel::title::line_of;
use kernel::{DataFiles, Game, Play, Problem, Title};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn ours(name: &str) -> &'static str {
    FILES.0.iter().find(|f| f.0 == name).map_or_else(|| panic!("we have no {name}"), |f| f.1)
}

/// Our file with one passage changed; it must occur, and the first occurrence is changed.
fn changed(name: &str, old: &str, new: &str) -> String {
    assert!(ours(name).contains(old), "{name} has no {old:?}");
    ours(name).replacen(old, new, 1)
}

fn files(name: &str, text: &str) -> DataFiles {
    DataFiles { files: [(name.to_owned(), text.to_owned())].into() }
}

/// The scenario a file belongs to, or the campaign.
fn scenario_of(name: &str) -> &str {
    name.strip_prefix("scenarios/").and_then(|n| n.strip_suffix(".toml")).unwrap_or("campaign")
}

fn read(name: &str, text: &str) -> Result<Data, Vec<Problem>> {
    Data::read(&files(name, text), scenario_of(name))
}

fn good(name: &str, text: &str) -> Data {
    read(name, text).unwrap_or_else(|p| panic!("{p:?}"))
}

fn our_data() -> Data {
    Data::read(&DataFiles::default(), "campaign").unwrap_or_else(|p| panic!("{p:?}"))
}

fn problems(name: &str, text: &str) -> Vec<Problem> {
    read(name, text).err().unwrap_or_else(|| panic!("nothing is wrong with it"))
}

/// The file is refused, with the line on which `at` stands and with these words.
fn refused(name: &str, text: &str, at: &str, what: &str) {
    let place = text.find(at).unwrap_or_else(|| panic!("{at:?} does not stand in the file"));
    let line = line_of(text, place);
    let found = problems(name, text);
    let file = format!("{name} (yours)");
    let hit = found.iter().any(|p| p.file.as_ref() == Some(&file) && p.line == Some(line) && p.what.contains(what));
    assert!(hit, "expected {file}:{line}: … {what} …, found {found:#?}");
}

/// Our file with a passage changed is refused; the mistake is on the line where `at` stands.
fn mistake(name: &str, old: &str, new: &str, at: &str, what: &str) {
    refused(name, &changed(name, old, new), at, what);
}

// What a file may do

#[test]
fn our_own_files_are_in_order() {
    for &(name, text) in FILES.0 {
        good(name, text);
    }
}

#[test]
fn one_combat_table_can_be_replaced() {
    let row = "\"0/1 0/1 0/1 0/1 0/1 0/1 0/1 0/1 0/1 0/1 0/1 DE\",";
    let data = good("combat.toml", &format!("[axis]\nprovenance = \"house\"\nrows = [{}]", row.repeat(6)));
    let ours = our_data();
    for face in &data.combat.results[Side::Axis] {
        assert_eq!(face[0], CombatResult::Losses { attacker: 0, defender: 1 });
        assert_eq!(face[11], CombatResult::Eliminated);
    }
    assert_ne!(data.combat.results[Side::Axis], ours.combat.results[Side::Axis]);
    assert_eq!(data.combat.results[Side::Allied], ours.combat.results[Side::Allied], "the Allied table is ours");
    assert_eq!(data.combat.columns, ours.combat.columns);
    assert_eq!(data.combat.shifts.mobile_attack, -2);
}

#[test]
fn one_kind_of_ground_can_be_replaced() {
    let data = good("terrain.toml", "[flat]\nprovenance = \"house\"\nmp = 2\nshift = 1");
    assert_eq!((data.terrain.of(Terrain::Flat).cost, data.terrain.of(Terrain::Flat).shift), (4, 1));
    assert_eq!(data.terrain.of(Terrain::Mountain).cost, our_data().terrain.of(Terrain::Mountain).cost);
}

#[test]
fn the_replacements_can_be_replaced_without_the_turns() {
    let text = "[[replacements]]\nprovenance = \"house\"\nnation = \"ro\"\nkind = \"land\"\nturns = [[3, 7]]";
    let data = good("turns.toml", text);
    assert_eq!(data.replacements.len(), 1);
    assert_eq!((data.replacements[0].nation, data.replacements[0].turns[&3]), (Nation::Ro, 7));
    assert_eq!(data.turns.len(), 14);
}

#[test]
fn the_cities_can_be_replaced_without_the_rest_of_the_map() {
    let text = "[[victory]]\nprovenance = \"house\"\nname = \"Szeged\"\nhexes = [\"2220\"]\npoints = 40";
    let data = good("map.toml", text);
    assert_eq!((data.map.cities.len(), data.map.cities[0].points), (1, 40));
    assert_eq!(data.map.towns.len(), our_data().map.towns.len());
}

#[test]
fn a_unit_can_be_made_stronger() {
    let data = good("units.toml", &changed("units.toml", "full = [10, 10, 12]", "full = [11, 10, 12]"));
    let unit = data.unit_named("1 Pz").unwrap_or_else(|| panic!("no 1 Pz"));
    assert_eq!(data.unit(unit).full.attack, 11);
}

#[test]
fn a_scenario_can_be_set_up_differently() {
    let text = changed("scenarios/campaign.toml", "\"1317\" = [\"FHH\"]", "\"1318\" = [\"FHH*\"]");
    let rules = Hungary1944.open(&files("scenarios/campaign.toml", &text), "campaign", &Default::default());
    let rules = rules.unwrap_or_else(|p| panic!("{p:?}"));
    let state = rules.place(&rules.start()).unwrap_or_else(|p| panic!("{p:?}"));
    let unit = rules.data.unit_named("FHH").unwrap_or_else(|| panic!("no FHH"));
    assert_eq!(state.hex_of(unit), rules.hex(1318));
    assert!(state.unit(unit).reduced);
}

#[test]
fn a_file_of_one_scenario_does_not_touch_another() {
    let broken = files("scenarios/konrad.toml", "this is not TOML");
    assert!(Data::read(&broken, "campaign").is_ok());
    assert!(Data::read(&broken, "konrad").is_err());
}

// What can be wrong with a file as such

#[test]
fn a_file_of_another_name_is_refused() {
    let found = problems("combat.tml", "");
    assert_eq!(found[0].file.as_deref(), Some("combat.tml"));
    assert!(found[0].what.contains("combat.toml"), "{}", found[0].what);
    assert!(found[0].what.contains("scenarios/konrad.toml"), "{}", found[0].what);
}

#[test]
fn a_scenario_we_do_not_have_is_refused() {
    let found = Data::read(&DataFiles::default(), "stalingrad").err().unwrap_or_else(|| panic!("it was read"));
    assert!(found[0].what.contains("stalingrad") && found[0].what.contains("debrecen, konrad, spring, campaign"));
}

#[test]
fn what_is_not_toml_is_refused_with_its_line() {
    for &(name, text) in FILES.0 {
        refused(name, &format!("{text}\nthis is not TOML\n"), "this is not TOML", "");
    }
    refused("combat.toml", "[axis\nrows = []", "[axis", "");
    refused("combat.toml", "[axis]\n [axis]\n", " [axis]", "duplicate key");
}

#[test]
fn a_problem_reads_as_file_line_and_what_was_expected() {
    let text = changed("combat.toml", "concentric = 1", "concentric = 99");
    let line = line_of(&text, text.find("concentric").unwrap_or(0));
    let found = problems("combat.toml", &text);
    assert_eq!(found[0].to_string(), format!("combat.toml (yours):{line}: expected a number from -12 to 12, found 99"));
}

#[test]
fn several_mistakes_are_reported_together() {
    let text = changed("combat.toml", "\"3/0 3/0 2/0 2/0", "\"3/0 3-0 2/0 2/0").replacen("\"4/0 3/0", "\"4:0 3/0", 1);
    let found = problems("combat.toml", &text);
    assert_eq!(found.len(), 2, "{found:#?}");
    assert_ne!(found[0].line, found[1].line);
}

#[test]
fn an_unknown_key_is_refused() {
    let unknown = [
        ("combat.toml", "[axis]\n", "[axis]\ncolour = 1\n"),
        ("combat.toml", "[shifts]\n", "[shifts]\ncolour = 1\n"),
        ("terrain.toml", "[flat]\n", "[flat]\ncolour = 1\n"),
        ("units.toml", "id = \"1 Pz\"", "colour = 1\nid = \"1 Pz\""),
        ("air.toml", "id = \"8 JD\"", "colour = 1\nid = \"8 JD\""),
        ("turns.toml", "number = 2\n", "number = 2\ncolour = 1\n"),
        ("map.toml", "[grid]\n", "[grid]\ncolour = 1\n"),
        ("map.toml", "hex = \"1719\"\n", "hex = \"1719\"\ncolour = 1\n"),
        ("scenarios/campaign.toml", "first_turn = 1\n", "first_turn = 1\ncolour = 1\n"),
    ];
    for (name, old, new) in unknown {
        mistake(name, old, new, "colour", "unknown field `colour`, expected");
    }
    for &(name, text) in FILES.0 {
        refused(name, &format!("colour = 1\n{text}"), "colour", "unknown field `colour`, expected");
    }
}

#[test]
fn an_unknown_key_in_the_levels_of_victory_is_refused() {
    for name in ["campaign", "debrecen", "konrad", "spring"] {
        let file = format!("scenarios/{name}.toml");
        let text = changed(&file, "[victory]\n", "[victory]\ncolour = 1\n");
        let found = problems(&file, &text);
        assert!(found[0].what.contains("unknown field `colour`, expected"), "{name}: {found:?}");
        let line = found[0].line.unwrap_or(0);
        assert!(line >= line_of(&text, text.find("[victory]").unwrap_or(0)), "{name}: {found:?}");
    }
}

#[test]
fn a_missing_key_is_refused() {
    mistake("combat.toml", "concentric = 1\n", "", "[shifts]", "missing field `concentric`");
    mistake("terrain.toml", "mp = 1\n", "", "[flat]", "missing field `mp`");
    mistake("units.toml", "side = \"axis\"\n", "", "[[unit]]", "missing field `side`");
    mistake("combat.toml", "[axis]\nprovenance = \"house\"\n", "[axis]\n", "[axis]", "missing field `provenance`");
}

#[test]
fn a_value_of_the_wrong_kind_is_refused() {
    mistake("combat.toml", "concentric = 1", "concentric = \"one\"", "concentric", "invalid type: string \"one\"");
    mistake("units.toml", "type = \"pz\"", "type = \"dragon\"", "dragon", "unknown variant `dragon`, expected one of");
    mistake("units.toml", "nation = \"de\"", "nation = \"xx\"", "\"xx\"", "unknown variant `xx`, expected one of");
    mistake("units.toml", "full = [10, 10, 12]", "full = [10, 10]", "full = [10, 10]", "invalid length 2");
    mistake("units.toml", "arrives = 0", "arrives = -1", "arrives = -1", "-1");
    mistake("map.toml", "kind = \"bigcity\"", "kind = \"village\"", "village", "unknown variant `village`");
}

// Combat, terrain, turns

#[test]
fn a_bad_result_is_refused() {
    for bad in ["3-0", "3/", "x/1", "DEE", "300/0"] {
        let new = format!("\"{bad} 3/0 2/0 2/0 1/0");
        mistake("combat.toml", "\"3/0 3/0 2/0 2/0 1/0", &new, &new, "expected 12 results such as \"1/2\" or \"DE\"");
    }
    mistake("combat.toml", " 0/2 0/2 0/3\"", " 0/2 0/2\"", "\"3/0 3/0 2/0 2/0", "expected 12 results");
}

#[test]
fn a_combat_table_has_six_rows() {
    let row = "  \"2/0 2/0 1/0 1/1 1/1 1/1 0/1 0/2 0/2 0/3 DE DE\",\n";
    mistake("combat.toml", row, "", "rows = [", "expected six rows, one for each face of the die, found 5");
    mistake("combat.toml", row, &row.repeat(2), "rows = [", "expected six rows, one for each face of the die, found 7");
}

#[test]
fn the_columns_of_the_combat_tables_are_given() {
    mistake("combat.toml", "\"1:3\", \"1:2\"", "\"1:4\", \"1:2\"", "columns = [", "expected the columns 1:3 1:2 1:1");
    mistake("combat.toml", "\"1:3\", \"1:2\"", "\"1:2\"", "columns = [", "expected the columns 1:3 1:2 1:1");
}

#[test]
fn shifts_and_modifiers_stay_on_the_tables() {
    mistake("combat.toml", "attenuated = 1 ", "attenuated = -128 ", "attenuated", "expected a number from -12 to 12");
    mistake("combat.toml", "column_limit = 3", "column_limit = 500", "column_limit", "expected a number from 0 to 12");
    mistake("combat.toml", "armour = 1 ", "armour = 13 ", "armour = 13", "expected a number from -12 to 12, found 13");
    mistake("terrain.toml", "shift = -1", "shift = -13", "shift = -13", "expected a number from -12 to 12, found -13");
}

#[test]
fn ground_has_a_price_that_can_be_paid() {
    mistake("terrain.toml", "mp = 1", "mp = 13", "mp = 13", "expected a cost of at most 12 movement points");
    let text = changed("terrain.toml", "motor_mp = 3", "motor_mp = 13");
    let found = problems("terrain.toml", &text);
    let marsh = line_of(&text, text.find("[marsh]").unwrap_or(0));
    assert_eq!(found[0].line, Some(marsh + 2), "the line of its mp: {found:?}");
    mistake(
        "terrain.toml",
        "half_mp = 1",
        "half_mp = 255",
        "half_mp",
        "expected a cost of at most 24 half movement points",
    );
}

#[test]
fn turns_are_numbered_in_order() {
    let what = "expected turns numbered 1, 2, 3";
    let text = changed("turns.toml", "number = 3\n", "number = 4\n");
    assert!(problems("turns.toml", &text)[0].what.contains(what));
    let none = "turn = []";
    refused("turns.toml", none, "turn", what);
}

// Units

#[test]
fn a_unit_named_twice_is_refused() {
    let text = changed("units.toml", "id = \"23 Pz\"", "id = \"1 Pz\" # again");
    refused("units.toml", &text, "\"1 Pz\" # again", "there are two units \"1 Pz\"");
    let text = changed("air.toml", "id = \"JG 76\"", "id = \"8 JD\" # again");
    refused("air.toml", &text, "\"8 JD\" # again", "there are two air units of this name");
}

#[test]
fn a_unit_belongs_to_a_nation_of_its_side() {
    let text = changed("units.toml", "nation = \"de\"", "nation = \"su\"");
    refused("units.toml", &text, "id = \"1 Pz\"", "expected a unit of one of the nations of its side, found \"1 Pz\"");
    let text = changed("air.toml", "nation = \"de\"", "nation = \"su\"");
    refused("air.toml", &text, "id = \"8 JD\"", "expected an air unit of one of the nations of its side");
    let text = changed("units.toml", "type = \"pz\"", "type = \"column\"");
    refused("units.toml", &text, "id = \"1 Pz\"", "expected a unit of one of the nations of its side");
}

#[test]
fn factors_and_points_have_limits() {
    let what = "expected attack and defence up to 60 and movement from 1 to 15";
    for full in ["[61, 10, 12]", "[10, 61, 12]", "[10, 10, 0]", "[10, 10, 16]"] {
        mistake("units.toml", "full = [10, 10, 12]", &format!("full = {full}"), full, what);
    }
    mistake("units.toml", "reduced = [5, 5, 12]", "reduced = [5, 5, 99]", "[5, 5, 99]", what);
    mistake("units.toml", "movement = 10", "movement = 200", "movement = 200", what);
}

#[test]
fn air_units_are_one_kind_or_the_other() {
    mistake(
        "air.toml",
        "bracketed = false",
        "bracketed = true",
        "id = \"8 JD\"",
        "expected a bracketed factor for bombers",
    );
    mistake("air.toml", "steps = 2", "steps = 3", "id = \"8 JD\"", "expected 1 or 2 steps");
    mistake("air.toml", "air = 7", "air = 11", "id = \"8 JD\"", "an air factor from 1 to 10");
    mistake(
        "air.toml",
        "steps = 2\n",
        "steps = 2\nfront = \"2U\"\n",
        "id = \"8 JD\"",
        "expected a front for an Allied air unit",
    );
}

#[test]
fn there_are_not_too_many_units() {
    let unit = |n: usize| {
        format!(
            "[[unit]]\nprovenance = \"house\"\nid = \"X{n}\"\nside = \"axis\"\nnation = \"de\"\ntype = \"inf\"\n\
             full = [1, 1, 1]\narrives = 0\n"
        )
    };
    let many: String = (0..400).map(unit).collect();
    assert!(problems("units.toml", &many)[0].what.contains("expected at most"));
    let hqs: String = (0..20).map(|n| unit(n).replace("inf", "hq")).collect();
    let found = problems("units.toml", &format!("{}\n{hqs}", ours("units.toml")));
    assert!(found[0].what.contains("expected at most 12 headquarters"), "{found:?}");
}

// The map

#[test]
fn a_hex_that_is_not_on_the_map_is_refused() {
    let what = "expected the number of a hex on the map, found \"9999\"";
    mistake("map.toml", "hex = \"1719\"", "hex = \"9999\"", "9999", what);
    mistake("map.toml", "\"1130\", \"1230\", \"1229\"", "\"1130\", \"9999\", \"1229\"", "9999", what);
    mistake("map.toml", "axis = [\"2232\"", "axis = [\"9999\"", "9999", what);
    mistake("map.toml", "hexes = [\"1130\"]", "hexes = [\"9999\"]", "9999", what);
    mistake(
        "map.toml",
        "hex = \"1719\"",
        "hex = \"719\"",
        "\"719\"",
        "expected the number of a hex on the map, found \"719\"",
    );
    mistake("scenarios/campaign.toml", "\"1317\" = [\"FHH\"]", "\"9999\" = [\"FHH\"]", "9999", what);
    mistake("scenarios/campaign.toml", "\"1708\" = 1", "\"9999\" = 1", "9999", what);
    mistake("scenarios/konrad.toml", "unsupplied = [\"1522\"", "unsupplied = [\"9999\"", "9999", what);
}

#[test]
fn a_hex_of_the_levels_of_victory_is_on_the_map() {
    let what = "expected the number of a hex in [victory], found \"9999\"";
    mistake("scenarios/konrad.toml", "hinge = \"1724\"", "hinge = \"9999\"", "[victory]", what);
    mistake("scenarios/debrecen.toml", "\"1714\" = 2", "\"9999\" = 2", "[victory]", what);
    mistake("scenarios/spring.toml", "bonus_hexes = [\"1824\"", "bonus_hexes = [\"9999\"", "[victory]", what);
}

#[test]
fn a_river_runs_between_neighbours() {
    let what = "expected a side such as \"1522|1523\" between neighbours, found";
    for bad in ["1522|1525", "1522 1523", "1522|9999", "1522-1523"] {
        mistake("map.toml", "\"1522|1523\"", &format!("\"{bad}\""), bad, what);
    }
    mistake("map.toml", "\"1624|1723\"", "\"1624|1725\"", "1624|1725", what);
}

#[test]
fn a_railway_goes_from_neighbour_to_neighbour() {
    let text = changed("map.toml", "\"1130\", \"1230\", \"1229\", \"1328\"", "\"1130\", \"1230\", \"1328\"");
    refused("map.toml", &text, "\"1130\", \"1230\", \"1328\"", "expected a neighbour of the hex before it");
}

#[test]
fn every_hex_has_its_letters() {
    let rows = ours("map.toml");
    let row = rows.lines().find(|l| l.contains("\"10 ")).unwrap_or_else(|| panic!("no row 10"));
    let missing = rows.replacen(row, "", 1);
    refused("map.toml", &missing, "rows = [", "hex 1000 has no letter");
    let short = rows.replacen(row, "  \"10 ...\",", 1);
    refused("map.toml", &short, "rows = [", "hex 1003 has no letter");
    let long = rows.replacen(row, &row.replace("\",", "....\","), 1);
    refused("map.toml", &long, "\"10 ", "there is no hex 1033: the row is too long or its number wrong");
    let strange = rows.replacen(row, &row.replacen('.', "z", 1), 1);
    refused("map.toml", &strange, "\"10 ", "found 'z' in column 00");
    let unnumbered = rows.replacen(row, &row.replace("\"10 ", "\"ten "), 1);
    refused("map.toml", &unnumbered, "\"ten ", "the row is too long or its number wrong");
}

#[test]
fn the_numbering_of_the_map_is_the_rulebook_s() {
    let what = "expected the numbering of the rulebook: rows 4 to 27, 33 columns in even rows and 32 in odd ones";
    for (old, new) in [
        ("first_row = 4", "first_row = 5"),
        ("last_row = 27", "last_row = 3"),
        ("last_row = 27", "last_row = 255"),
        ("even_columns = 33", "even_columns = 0"),
        ("odd_columns = 32", "odd_columns = 255"),
    ] {
        mistake("map.toml", old, new, "first_row", what);
    }
    let shifted = changed("map.toml", "first_row = 4", "first_row = 6").replacen("last_row = 27", "last_row = 29", 1);
    refused("map.toml", &shifted, "first_row", what);
}

#[test]
fn budapest_and_vienna_are_needed() {
    let text = changed("map.toml", "name = \"Budapest-Buda\"", "name = \"Óbuda\"");
    assert!(problems("map.toml", &text)[0].what.contains("two big-city hexes named Budapest and one named Vienna"));
    let text = changed("map.toml", "name = \"Vienna\"", "name = \"Wien\"");
    assert!(problems("map.toml", &text)[0].what.contains("two big-city hexes named Budapest and one named Vienna"));
}

#[test]
fn the_air_zones_cover_the_map() {
    let text = changed("map.toml", "[4, 9], [10, 15]", "[4, 9], [11, 15]");
    assert!(problems("map.toml", &text)[0].what.contains("that cover hex 1000"));
}

#[test]
fn a_front_is_written_in_rows_and_ranges() {
    for bad in ["04", "04 00", "04 xx-13", "99 00-13"] {
        let text = changed("map.toml", "\"04 00-13\"", &format!("\"{bad}\""));
        refused("map.toml", &text, &format!("\"{bad}\""), "expected a row and ranges of columns such as");
    }
}

#[test]
fn there_are_not_too_many_fortified_lines() {
    let line = "[[fortified]]\nprovenance = \"house\"\nname = \"x\"\nfrom_turn = 1\nsides = [\"1522|1523\"]\n";
    assert!(problems("map.toml", &line.repeat(300))[0].what.contains("expected at most 255 fortified lines"));
}

// Scenarios

#[test]
fn an_unknown_unit_in_a_set_up_is_refused() {
    let file = "scenarios/campaign.toml";
    mistake(file, "[\"FHH\"]", "[\"FHX\"]", "FHX", "there is no unit \"FHX\" in units.toml");
    mistake(
        file,
        "[\"2 Pc\", \"25 GH\"]",
        "[\"2 Pc\", \"25 GH\", \"1st Pz\"]",
        "1st Pz",
        "there is no unit \"1st Pz\"",
    );
    mistake(file, "[\"8 JD\",", "[\"9 JD\",", "9 JD", "expected an air unit of that side, found \"9 JD\"");
    mistake(file, "[\"8 JD\",", "[\"C1AR\",", "C1AR", "expected an air unit of that side, found \"C1AR\"");
}

#[test]
fn a_unit_set_up_twice_is_refused() {
    let file = "scenarios/campaign.toml";
    mistake(file, "[\"2 Pc\", \"25 GH\"]", "[\"2 Pc\", \"FHH\"]", "\"2 Pc\", \"FHH\"", "\"FHH\" is set up twice");
    mistake(file, "[\"8 JD\", \"SG 2\"", "[\"8 JD\", \"8 JD\"", "\"8 JD\", \"8 JD\"", "\"8 JD\" is set up twice");
}

#[test]
fn a_unit_of_one_step_has_no_reduced_side() {
    mistake(
        "scenarios/campaign.toml",
        "[\"Dirl\"]",
        "[\"Dirl*\"]",
        "Dirl*",
        "\"Dirl\" has one step and no reduced side",
    );
}

#[test]
fn a_scenario_has_turns_a_front_and_its_own_name() {
    let file = "scenarios/campaign.toml";
    mistake(
        file,
        "last_turn = 14",
        "last_turn = 15",
        "first_turn",
        "expected first and last turn in order between 1 and 14",
    );
    mistake(
        file,
        "first_turn = 1",
        "first_turn = 0",
        "first_turn",
        "expected first and last turn in order between 1 and 14",
    );
    mistake(
        file,
        "front = \"1944-10-01\"",
        "front = \"1943-10-01\"",
        "1943",
        "expected one of the fronts 1944-10-01, ",
    );
    mistake(file, "id = \"campaign\"", "id = \"other\"", "first_turn", "expected id = \"campaign\", found \"other\"");
}

#[test]
fn a_scenario_has_boxes_columns_and_orders_as_they_are() {
    let file = "scenarios/campaign.toml";
    mistake(file, "\"4U\" = [", "\"5U\" = [", "5U", "expected one of the boxes axis, 2U, 3U, 4U");
    mistake(file, "\"2607\" = 3", "\"2607\" = 200", "\"2607\" = 200", "expected at most 76 columns in all");
    let orders = "expected a turn and 1 or 2 for the first or second offensive";
    mistake("scenarios/konrad.toml", "\"7\" = 1", "\"seven\" = 1", "seven", orders);
    mistake("scenarios/konrad.toml", "\"7\" = 1", "\"7\" = 3", "\"7\" = 3", orders);
}

#[test]
fn the_levels_of_victory_reach_to_the_last_turn() {
    let what = "expected levels in [victory], the last of them by_turn = 14";
    let text = ours("scenarios/campaign.toml");
    let levels = text.find("levels = [").unwrap_or_else(|| panic!("no levels"));
    refused("scenarios/campaign.toml", &format!("{}levels = []\n", &text[..levels]), "[victory]", what);
    mistake(
        "scenarios/campaign.toml",
        "{ by_turn = 14, at_least = 0",
        "{ by_turn = 13, at_least = 0",
        "[victory]",
        what,
    );
}

// Whatever is written

/// A small change to a text, as a slip of the hand or of a program makes it.
#[derive(Clone, Debug)]
enum Slip {
    Delete(prop::sample::Index, usize),
    Insert(prop::sample::Index, String),
    DeleteLine(prop::sample::Index),
    RepeatLine(prop::sample::Index),
    SwapLines(prop::sample::Index, prop::sample::Index),
    /// Every digit from here on, up to a number of them, becomes this one.
    Digits(prop::sample::Index, usize, char),
}

fn slip() -> impl Strategy<Value = Slip> {
    let place = any::<prop::sample::Index>;
    let written =
        ["\"", "[", "]", "=", "\n", "0", "-", "99999", "*", "|", "é", "{", " ", "#", "DE", "'''", "1e9", "true"];
    prop_oneof![
        (place(), 1usize..40).prop_map(|(at, n)| Slip::Delete(at, n)),
        (place(), prop::sample::select(written.to_vec())).prop_map(|(at, text)| Slip::Insert(at, text.to_owned())),
        (place(), "\\PC{0,12}").prop_map(|(at, text)| Slip::Insert(at, text)),
        place().prop_map(Slip::DeleteLine),
        place().prop_map(Slip::RepeatLine),
        (place(), place()).prop_map(|(a, b)| Slip::SwapLines(a, b)),
        (place(), 1usize..5, prop::char::range('0', '9')).prop_map(|(at, n, digit)| Slip::Digits(at, n, digit)),
    ]
}

fn slipped(text: &str, slip: &Slip) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let mut lines: Vec<&str> = text.lines().collect();
    if chars.is_empty() || lines.is_empty() {
        return "[".to_owned();
    }
    match slip {
        Slip::Delete(at, n) => {
            let from = at.index(chars.len());
            chars.drain(from..(from + n).min(chars.len()));
        }
        Slip::Insert(at, text) => {
            let from = at.index(chars.len());
            chars.splice(from..from, text.chars());
        }
        Slip::Digits(at, n, digit) => {
            let from = at.index(chars.len());
            chars[from..].iter_mut().filter(|c| c.is_ascii_digit()).take(*n).for_each(|c| *c = *digit);
        }
        Slip::DeleteLine(at) => {
            lines.remove(at.index(lines.len()));
            return lines.join("\n");
        }
        Slip::RepeatLine(at) => {
            let at = at.index(lines.len());
            lines.insert(at, lines[at]);
            return lines.join("\n");
        }
        Slip::SwapLines(a, b) => {
            let (a, b) = (a.index(lines.len()), b.index(lines.len()));
            lines.swap(a, b);
            return lines.join("\n");
        }
    }
    chars.into_iter().collect()
}

/// Reads the files; if they are in order, sets the scenario up and takes some steps. Problems are fine, panics are not.
fn survives(files: &DataFiles, scenario: &str) -> Result<(), TestCaseError> {
    match Hungary1944.open(files, scenario, &Default::default()) {
        Ok(rules) => {
            if let Ok(mut state) = rules.place(&rules.start()) {
                take_steps(&rules, &mut state);
            }
        }
        Err(problems) => {
            prop_assert!(!problems.is_empty());
            for problem in &problems {
                prop_assert!(!problem.what.is_empty());
            }
        }
    }
    Ok(())
}

/// Every third of the actions there are, whatever it is.
fn take_steps(rules: &Rules, state: &mut State) {
    let mut dice = Shown::new(Fixed(3));
    let mut actions = Vec::new();
    for step in 0..40 {
        let Some(seat) = rules.deciders(state).iter().next() else { return };
        actions.clear();
        rules.actions(state, seat, &mut actions);
        let Some(&action) = actions.get(3 * step % actions.len().max(1)) else { return };
        rules.apply(state, seat, &action, &mut Play::silent(&mut dice));
    }
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, rng_seed: RngSeed::Fixed(1944), ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn no_slip_in_our_files_is_a_panic(file in 0..FILES.0.len(), slips in prop::collection::vec(slip(), 1..4)) {
        let (name, text) = FILES.0[file];
        let broken = slips.iter().fold(text.to_owned(), |text, slip| slipped(&text, slip));
        survives(&files(name, &broken), scenario_of(name))?;
    }

    #[test]
    fn no_text_is_a_panic(file in 0..FILES.0.len(), text in "\\PC{0,60}(\n\\PC{0,60}){0,6}") {
        let (name, _) = FILES.0[file];
        survives(&files(name, &text), scenario_of(name))?;
    }

    #[test]
    fn no_bytes_are_a_panic(file in 0..FILES.0.len(), bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let (name, _) = FILES.0[file];
        survives(&files(name, &String::from_utf8_lossy(&bytes)), scenario_of(name))?;
    }

    #[test]
    fn no_name_of_a_file_is_a_panic(name in "\\PC{0,20}") {
        survives(&files(&name, ""), "campaign")?;
    }
}
