//! Every command, talked to as a person or a machine would, over the game of the tests.

mod series;

use crate::toy;
use any_game::Games;
use serde_json::Value;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

struct Said {
    code: u8,
    out: String,
    errors: String,
}

impl Said {
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|e| panic!("{e}: {}{}", self.out, self.errors))
    }
}

/// The games of the program and the one of the tests.
pub fn games() -> Games {
    crate::registry::games().with(&toy::GAME, toy::INDEX)
}

/// Types a command and then the lines of input.
fn type_in(line: &str, input: &str) -> Said {
    let args = ["sandtable", "--lang", "en"].into_iter().chain(line.split_whitespace()).map(OsString::from);
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let code = crate::run(&games(), args, &mut input.as_bytes(), &mut out, &mut errors);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Said { code, out: text(out), errors: text(errors) }
}

fn ask(line: &str) -> Said {
    type_in(line, "")
}

fn ok(line: &str) -> Said {
    let said = ask(line);
    assert_eq!(said.code, 0, "{line}: {}{}", said.out, said.errors);
    assert!(said.errors.is_empty(), "{}", said.errors);
    said
}

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sandtable-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

#[test]
fn games_are_listed_with_all_that_can_be_chosen() {
    let text = ok("games").out;
    for part in ["The Meadow", "toy-meadow", "Red", "long_day", "40 turns", "pace", "one_hex | two_hexes"] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    assert!(ok("games toy-meadow").out.contains("How far a scout goes at once."));
    let json = ok("games --json").json();
    let game = json.as_array().unwrap().iter().find(|g| g["id"] == "toy-meadow").unwrap();
    assert_eq!(game["seats"][1]["name"], "Blue");
    assert_eq!(game["scenarios"][0]["text"], "Before the sun is up.");
    assert_eq!(game["options"][0]["values"][1]["title"], "Two hexes");
    assert_eq!(ok("games --json --lang es toy-meadow").json()[0]["name"], "El prado");
}

#[test]
fn a_clause_is_found_by_its_id_or_its_section() {
    let one = ok("rules toy-meadow TOY-1.1a --json").json();
    let expected = serde_json::json!([{
        "id": "TOY-1.1a",
        "title": "A scout goes to a neighbouring hex",
        "text": "A scout moves to a hex next to its own, on the map.",
        "kept": "enforced",
        "provenance": "house",
        "source": ["src/toy.rs:1 judge"],
        "tests": ["toy_1_1a_moves_one_hex"],
    }]);
    assert_eq!(one, expected);
    assert_eq!(ok("rules toy-meadow 1.1 --json").json().as_array().unwrap().len(), 2);
    assert_eq!(ok("rules toy-meadow toy-2.1 --json").json()[0]["id"], "TOY-2.1");
    assert!(ok("rules toy-meadow 1.1a").out.contains("toy_1_1a_moves_one_hex"));
    let all = ok("rules toy-meadow").out;
    assert!(all.contains("Shooting at somebody\n  TOY-2.1  enforced  Shooting\n"), "{all}");
    assert!(ok("rules toy-meadow 1.1a --lang es").out.contains("impuesta"));
    let unknown = ask("rules toy-meadow TOY-1.7");
    assert_eq!(unknown.code, 2);
    assert!(unknown.errors.contains("TOY-1.1a, TOY-1.1b"), "{}", unknown.errors);
}

#[test]
fn coverage_that_misses_a_clause_is_bad() {
    let said = ask("rules toy-meadow --coverage --json");
    assert_eq!(said.code, 1);
    let expected = serde_json::json!({
        "game": "toy-meadow", "clauses": 3, "enforced": 2, "tested": 2, "missing": ["TOY-1.1b"],
    });
    let mut json = said.json();
    let all = ask("rules --coverage --json").json();
    assert!(all.as_array().unwrap().contains(&json));
    let examples = json.as_object_mut().unwrap().remove("examples").unwrap();
    assert_eq!(json, expected);
    assert_eq!(examples["missing"], serde_json::json!(["TOY-1.1a", "TOY-2.1"]));
    assert_eq!((&examples["examples"], &examples["by_kind"]["enforced"]["clauses"]), (&0.into(), &2.into()));
    assert!(ask("rules toy-meadow --coverage").out.contains("TOY-1.1b"));
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let run = |jobs| {
        let line =
            format!("sim toy-meadow --scenario long_day --seats script,random --games 60 --seed 3 --jobs {jobs}");
        let mut json = ok(&format!("{line} --json")).json();
        let fields: Vec<String> = json.as_object().unwrap().keys().cloned().collect();
        let mut expected = vec!["games", "actions", "seconds", "actions_per_second", "wins", "draws"];
        expected.extend(["mean_actions", "mean_turns", "results"]);
        expected.sort_unstable();
        assert_eq!(fields, expected);
        for field in ["seconds", "actions_per_second"] {
            assert!(json[field].as_f64().unwrap() > 0.0);
            json[field] = Value::Null;
        }
        json
    };
    let one = run(1);
    assert_eq!(one, run(2));
    assert_eq!(one["games"], 60);
    assert!(one["wins"]["red"].as_u64().unwrap() > one["wins"]["blue"].as_u64().unwrap());
    let text = ok("sim toy-meadow --games 20 --option pace=two_hexes").out;
    assert!(text.contains("Dawn: 20 games") && text.contains("Red") && text.contains("script"), "{text}");
}

#[test]
fn a_mistake_is_told_what_would_have_been_right() {
    for (line, part) in [
        ("games chess", "toy-meadow"),
        ("rules chess", "toy-meadow"),
        ("sim chess", "toy-meadow"),
        ("play chess", "toy-meadow"),
        ("odds chess", "there are for hungary-1944"),
        ("sim toy-meadow --scenario dusk", "it has dawn, long_day"),
        ("sim toy-meadow --option speed=1", "it has pace"),
        ("sim toy-meadow --option pace=slow", "it can be one_hex, two_hexes"),
        ("sim toy-meadow --option pace", "NAME=VALUE"),
        ("sim toy-meadow --seats genius,script", "there are random, recruit, script, regular, veteran"),
        ("sim toy-meadow --seats script", "one for each seat (red, blue)"),
        ("play toy-meadow --as green", "it has red, blue"),
        ("play toy-meadow --seat red", "SEAT=PLAYER"),
        ("play toy-meadow --seat red=genius", "there are random, recruit, script, regular, veteran"),
        ("sim toy-meadow --data /nowhere/at/all", "/nowhere/at/all cannot be read"),
        ("record show /nowhere/at/all", "/nowhere/at/all cannot be read"),
        ("games --lang fr", "there are en, el, es"),
        ("sim", "<GAME>"),
        ("dance", "unrecognized subcommand"),
    ] {
        let said = ask(line);
        assert_eq!(said.code, 2, "{line}: {}", said.errors);
        assert!(said.errors.contains(part), "{line}: {}", said.errors);
        assert!(said.out.is_empty(), "{line}: {}", said.out);
    }
    assert!(ask("games chess --lang es").errors.contains("No existe el juego"));
    assert_eq!(ask("--help").code, 0);
}

#[test]
fn a_data_folder_is_read_and_its_mistakes_are_reported() {
    let folder = folder("data");
    let line = format!("sim toy-meadow --games 1 --data {}", shown(&folder));
    assert!(ask(&line).errors.contains("no *.toml"));
    std::fs::create_dir(folder.join("scenarios")).unwrap();
    std::fs::write(folder.join("scenarios/dusk.toml"), "fine = 1").unwrap();
    ok(&format!("{line} --scenario dusk"));
    std::fs::write(folder.join("map.toml"), "broken").unwrap();
    let said = ask(&line);
    assert_eq!(said.code, 2);
    assert!(said.errors.contains("map.toml:1: expected a meadow"), "{}", said.errors);
}

#[test]
fn a_game_is_played_saved_left_and_resumed() {
    let folder = folder("play");
    let file = folder.join("game.record");
    let line = format!("play toy-meadow --scenario long_day --as red --seed 7 --save {}", shown(&file));
    let first = type_in(&line, "m all\ni 101\ns\nr 1.1a\nl\n?\nmill\n0102\nu\n0102\nq\n");
    assert_eq!(first.code, 0, "{}", first.errors);
    for part in [
        "The Meadow · A Long Day",
        "A new game",
        "● Anna",
        "Hits on",
        "A scout moves to a hex next to its own",
        "Nothing has happened yet.",
        "take choice 12",
        "TOY-1.1a",
        "0405 is not next to 0101",
        "goes to 0102",
        "the same command goes on with it",
    ] {
        assert!(first.out.contains(part), "{part} is not in {}", first.out);
    }
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.lines().count() >= 3, "header, our step, the machine's: {saved}");

    let again = type_in(&line, "l\nq\n");
    assert_eq!(again.code, 0, "{}", again.errors);
    assert!(again.out.contains("The game goes on after 2 steps"), "{}", again.out);
    assert!(again.out.contains("Red: goes to 0102"), "the log of a resumed game is whole: {}", again.out);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), saved);

    let finished = type_in(&line, "a 100\n");
    assert_eq!(finished.code, 0, "{}", finished.errors);
    assert!(finished.out.contains("wins"), "{}", finished.out);
    assert!(finished.out.contains("[d6:"), "dice are shown: {}", finished.out);
    assert!(ok(&format!("record verify {}", shown(&file))).out.contains("all dice are those of the seed"));

    let other = ask(&line.replace("long_day", "dawn"));
    assert_eq!(other.code, 2);
    assert!(other.errors.contains("scenario long_day, not dawn") && other.errors.contains("--new"), "{}", other.errors);
    assert!(ask(&line.replace("--seed 7", "--seed 8")).errors.contains("--new"));
    assert!(ask(&line.replace("--seed 7", "--entered")).errors.contains("--new"));
    let anew = type_in(&format!("{line} --new"), "q\n");
    assert!(anew.out.contains("A new game"), "{}", anew.out);
    assert!(folder.join("game.record~").exists());
}

#[test]
fn a_line_that_was_cut_off_does_not_spoil_the_save() {
    let file = folder("torn").join("game.record");
    let line = format!("play toy-meadow --as red,blue --seed 1 --save {}", shown(&file));
    type_in(&line, "0102\n0505\nq\n");
    let whole = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, &whole[..whole.len() - 20]).unwrap();
    type_in(&line, "0505\nq\n");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), whole);
}

#[test]
fn undo_goes_back_to_the_last_die() {
    let file = folder("undo").join("game.record");
    let line = format!("play toy-meadow --option pace=two_hexes --as red,blue --seed 1 --save {}", shown(&file));
    let said = type_in(&line, "u\n0203\nu\n0203\n0405\n0304\nu\nu\nu\nu\nq\n");
    assert!(said.out.contains("There is nothing of yours to take back"), "{}", said.out);
    assert_eq!(said.out.matches("Taken back.").count(), 4, "{}", said.out);
    assert_eq!(std::fs::read_to_string(&file).unwrap().lines().count(), 1, "nothing is left but the header");
}

#[test]
fn dice_can_be_rolled_on_a_real_table() {
    let file = folder("entered").join("game.record");
    let line = format!("play toy-meadow --option pace=two_hexes --as red,blue --entered --save {}", shown(&file));
    let said = type_in(&line, "0203\n0405\n0304\nshoot\n7\n1 2\n2\nshoot\n6\n");
    assert_eq!(said.code, 0, "{}", said.errors);
    assert!(said.out.contains("Blue rolls a d6; it shows:"), "{}", said.out);
    assert!(said.out.contains("numbers from 1 to 6"), "{}", said.out);
    assert!(said.out.contains("not asked for"), "two dice where one was asked for: {}", said.out);
    assert!(said.out.contains("Blue: [d6:2] shoots and rolls 2."), "{}", said.out);
    assert!(said.out.contains("Red: [d6:6] shoots and rolls 6.") && said.out.contains("Red wins"), "{}", said.out);
    assert!(said.out.contains("4+  50.0 %  ████"), "odds are on the table: {}", said.out);
    let verified = ok(&format!("record verify {}", shown(&file))).out;
    assert!(verified.contains("the dice cannot be checked"), "{verified}");
    assert!(type_in(&line, "").out.contains("Red wins"), "a game that is over says so");
}

#[test]
fn a_machine_can_play_through_the_terminal() {
    let file = folder("json").join("game.record");
    let line = format!("play toy-meadow --json --as red --seed 7 --save {}", shown(&file));
    let said = type_in(&line, "0506\n!{\"move_to\":102}\n!dance\nu\nq\n");
    let events: Vec<Value> = said.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let kinds: Vec<&str> = events.iter().map(|e| e["event"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["prompt", "refused", "step", "step", "prompt", "text", "text"], "{}", said.out);
    assert_eq!(events[0]["choices"][0]["number"], 1);
    assert_eq!(events[1]["reasons"][0]["clause"], "TOY-1.1a");
    assert_eq!(events[3]["seat"], "blue");
    assert!(events[6]["text"].as_str().unwrap().contains("acted on it since"), "{}", said.out);
}

#[test]
fn secrets_of_a_machine_stay_its_own() {
    let file = folder("secret").join("game.record");
    let line = format!("play toy-meadow --as red --against random --seed 5 --save {}", shown(&file));
    let said = type_in(&line, &"stay\n".repeat(6));
    let own = said.out.matches("Red: Only you know.").count();
    assert!(own >= 5 && !said.out.contains("Blue: Only you know."), "{}", said.out);
}

#[test]
fn machines_can_play_each_other_into_a_record() {
    let file = folder("machines").join("game.record");
    let players = "--seat red=script --seat blue=script";
    let said = ok(&format!("play toy-meadow --scenario long_day {players} --seed 2 --save {}", shown(&file)));
    assert!(said.out.contains("wins"), "{}", said.out);
    ok(&format!("record verify {}", shown(&file)));
}

fn recorded(name: &str) -> (PathBuf, String) {
    let folder = folder(name);
    let file = folder.join("game.record");
    let players = "--seat red=script --seat blue=script";
    ok(&format!("play toy-meadow --scenario long_day {players} --seed 2 --save {}", shown(&file)));
    (folder, shown(&file))
}

#[test]
fn a_record_is_told_in_sentences() {
    let (_, file) = recorded("show");
    let text = ok(&format!("record show {file}")).out;
    assert!(text.contains("Red: Go to 0102") && text.contains("shoots and rolls"), "{text}");
    assert!(text.contains("commitment") && text.contains("wins"), "{text}");
    assert!(ok(&format!("record show {file} --lang es")).out.contains("Rojo: Ir a 0102"));
    let json = ok(&format!("record show {file} --json --from 2 --until 3")).json();
    assert_eq!(json["scenario"], "long_day");
    assert_eq!(json["steps"].as_array().unwrap().len(), 2);
    assert_eq!(json["steps"][0]["seat"], "blue");
    assert!(json["outcome"].is_string());
}

#[test]
fn a_record_is_replayed() {
    let (_, file) = recorded("replay");
    let json = ok(&format!("record replay {file} --json")).json();
    assert_eq!(json["agrees"], true);
    assert!(json["steps"].as_u64().unwrap() > 3 && json["seconds"].is_f64());
    let text = ok(&format!("record replay {file}")).out;
    assert!(text.contains("as recorded") && text.contains("Hits on"), "{text}");
}

#[test]
fn a_record_that_does_not_hold_is_bad() {
    let (folder, file) = recorded("verify");
    let good = ok(&format!("record verify {file} --json")).json();
    assert_eq!((good["ok"].as_bool(), good["seed"].as_bool()), (Some(true), Some(true)));

    let text = std::fs::read_to_string(&file).unwrap();
    let check = |name: &str, text: String| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        let said = ask(&format!("record verify {} --json", shown(&path)));
        assert_eq!(said.code, 1, "{name}: {}", said.errors);
        let people = ask(&format!("record verify {}", shown(&path)));
        assert_eq!(people.code, 1);
        assert!(!people.out.is_empty());
        (said.json(), people.out)
    };

    let (far, people) = check("far", text.replacen("{\"move_to\":102}", "{\"move_to\":303}", 1));
    assert_eq!(far["step"], 1);
    assert_eq!(far["reasons"][0]["clause"], "TOY-1.1a");
    assert!(people.contains("Step 1 (Red)") && people.contains("0303 is not next to 0101"), "{people}");

    let hash = text.lines().nth(2).unwrap().rsplit_once("\"hash\":\"").unwrap().1.to_owned();
    let (hash, _) = check("hash", text.replacen(&hash, &hash.replacen(&hash[..1], "g", 1).replace('g', "0"), 1));
    assert!(hash["step"].is_number() || hash["ok"] == false);

    let die = text.split("d6:").nth(1).unwrap()[..1].to_owned();
    let other = if die == "1" { "2" } else { "1" };
    let (dice, _) = check("dice", text.replacen(&format!("d6:{die}"), &format!("d6:{other}"), 1));
    assert!(dice["what"].as_str().unwrap().contains("not those of the seed"), "{dice}");

    let seed = text.split("\"seed\":\"").nth(1).unwrap()[..64].to_owned();
    let (seed, _) = check("seed", text.replacen(&seed, &"0".repeat(64), 1));
    assert!(seed["what"].as_str().unwrap().contains("commitment"), "{seed}");

    let broken = folder.join("broken");
    std::fs::write(&broken, "hello").unwrap();
    let said = ask(&format!("record verify {}", shown(&broken)));
    assert_eq!(said.code, 2);
    assert!(said.errors.contains("is not a record"), "{}", said.errors);
}

#[test]
fn a_record_is_exported_in_part_and_without_its_seed() {
    let (folder, file) = recorded("export");
    let whole = std::fs::read_to_string(&file).unwrap();
    assert_eq!(ok(&format!("record export {file}")).out, whole);
    let part = folder.join("part");
    let json = ok(&format!("record export {file} --until 3 --without-seed --out {} --json", shown(&part))).json();
    assert_eq!(json["steps"], 3);
    let text = std::fs::read_to_string(&part).unwrap();
    assert_eq!(text.lines().count(), 4);
    assert!(!text.contains("\"seed\""));
    ok(&format!("record verify {}", shown(&part)));
    let said = ask(&format!("record export {file} --until 999"));
    assert_eq!(said.code, 2);
    assert!(said.errors.contains("There is no step 999"), "{}", said.errors);
    let json = ok(&format!("record export {file} --until 1 --json")).json();
    assert_eq!(json["entries"].as_array().unwrap().len(), 1);
    std::fs::write(&part, whole.replacen("{\"move_to\":102}", "{\"move_to\":303}", 1)).unwrap();
    let said = ask(&format!("record export {}", shown(&part)));
    assert_eq!(said.code, 1);
    assert!(said.errors.contains("--until 0"), "{}", said.errors);
}

#[test]
fn the_map_shows_ground_rivers_and_scouts() {
    let file = folder("map").join("game.record");
    let said = type_in(&format!("play toy-meadow --seed 1 --save {}", shown(&file)), "m 0303\nm all\ni 0203\nq\n");
    let text = &said.out;
    // Seat 0 stands in 0101; a hex that can be entered has a star; the river runs between 0202 and 0203.
    assert!(text.contains("0102g *"), "{text}");
    assert!(text.contains("●1 sco"), "{text}");
    assert!(text.contains("0303^"), "{text}");
    assert!(text.contains("|0203g"), "{text}");
    assert!(text.contains("~~~~"), "{text}");
    assert!(text.contains("Mill 0405") && text.contains("^ mountain") && text.contains("= path"), "{text}");
    assert!(text.contains("river towards 0202") && text.contains("river towards 0202, 0303"), "{text}");
}

#[test]
fn no_line_of_input_makes_it_fall_over() {
    let file = folder("fuzz").join("game.record");
    let words =
        ["m", "all", "i", "l", "u", "a", "0102", "202", "@3", "!", "{\"move_to\":9}", "Mill", "-1", "9", "", "é"];
    let mut rng = kernel::Rng::new(11);
    for seed in 0..30 {
        let mut input = String::new();
        for _ in 0..60 {
            let line: Vec<&str> = (0..1 + rng.below(3)).filter_map(|_| rng.pick(&words).copied()).collect();
            input.push_str(&line.join(" "));
            input.push('\n');
        }
        let entered = if seed % 2 == 0 { "--entered" } else { "" };
        let said = type_in(&format!("play toy-meadow --new {entered} --as red,blue --save {}", shown(&file)), &input);
        assert_eq!(said.code, 0, "{input}\n{}", said.errors);
        ok(&format!("record verify {}", shown(&file)));
    }
}

#[test]
fn no_file_makes_it_fall_over() {
    let (folder, file) = recorded("bytes");
    let whole = std::fs::read(&file).unwrap();
    let mut rng = kernel::Rng::new(12);
    let bad = folder.join("bad.record");
    for _ in 0..200 {
        let mut bytes = whole.clone();
        for _ in 0..1 + rng.below(4) {
            let at = rng.below(bytes.len());
            match rng.below(3) {
                0 => bytes[at] = rng.below(256) as u8,
                1 => bytes[at] = b'0' + rng.below(10) as u8,
                _ => bytes.truncate(at.max(1)),
            }
        }
        std::fs::write(&bad, bytes).unwrap();
        for command in ["show", "replay", "verify", "export"] {
            let said = ask(&format!("record {command} {}", shown(&bad)));
            assert!(said.code <= 2, "{command}: {}", said.errors);
        }
    }
}
