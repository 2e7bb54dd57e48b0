//! The program as it is started from a shell: every command, mostly over Hungary 1944, its exit codes and its JSON.

#[path = "program/said.rs"]
mod said;

use said::Said;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

const LANGUAGES: [&str; 6] = ["en", "el", "es", "hu", "nl", "ru"];

fn type_in(line: &str, input: &str) -> Said {
    type_words(&line.split_whitespace().collect::<Vec<_>>(), input)
}

fn type_words(words: &[&str], input: &str) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(words)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // The program may leave before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let said = child.wait_with_output().unwrap();
    writer.join().unwrap();
    said.into()
}

fn ask(line: &str) -> Said {
    type_in(line, "")
}

/// For words with spaces in them.
fn ask_words(words: &[&str]) -> Said {
    type_words(words, "")
}

fn ok(line: &str) -> Said {
    let said = ask(line);
    assert_eq!(said.code, 0, "{line}: {}{}", said.out, said.errors);
    assert!(!said.out.contains('\x1b'), "no colours where nobody sees them");
    said
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A game of machines, recorded.
fn recorded(folder: &str) -> (PathBuf, String) {
    let folder = self::folder(folder);
    let file = folder.join("game.record").display().to_string();
    let players = "--seat axis=random --seat allied=random";
    ok(&format!("play hungary-1944 --scenario debrecen {players} --seed 3 --save {file}"));
    (folder, file)
}

#[test]
fn games() {
    let json = ok("games --json").json();
    let game = json.as_array().unwrap().iter().find(|g| g["id"] == "hungary-1944").unwrap();
    let ids = |key: &str, id: &str| -> Vec<String> {
        game[key].as_array().unwrap().iter().map(|v| v[id].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids("seats", "id"), ["axis", "allied"]);
    for scenario in ["campaign", "debrecen", "konrad", "spring"] {
        assert!(ids("scenarios", "id").contains(&scenario.to_owned()), "{scenario}");
    }
    assert!(ids("options", "name").contains(&"allied_advance".to_owned()));
    for lang in LANGUAGES {
        for line in ["games", "games hungary-1944", "games axis-allies"] {
            let text = ok(&format!("{line} --lang {lang}")).out;
            assert!(!text.contains('⟦'), "every name has its word in {lang}: {text}");
        }
    }
}

#[test]
fn rules() {
    let all = ok("rules hungary-1944 --json").json();
    let all = all.as_array().unwrap();
    assert!(all.len() > 200, "{} clauses", all.len());
    for clause in all {
        let mut keys: Vec<&str> = clause.as_object().unwrap().keys().map(String::as_str).collect();
        keys.sort_unstable();
        assert_eq!(keys, ["id", "kept", "provenance", "source", "tests", "text", "title"]);
        assert!(!clause["text"].as_str().unwrap().is_empty(), "{clause}");
    }
    let one = ok("rules hungary-1944 BPH-3.2b --json").json();
    assert_eq!(one.as_array().unwrap().len(), 1);
    assert_eq!(one[0]["id"], "BPH-3.2b");
    let spanish = ok("rules hungary-1944 bph-3.2b --json --lang es").json();
    assert_ne!(one[0]["text"], spanish[0]["text"]);
    assert!(ok("rules hungary-1944 3.2b").out.contains("BPH-3.2b"));
    let unknown = ask("rules hungary-1944 BPH-99.9");
    assert_eq!(unknown.code, 2);
    assert!(unknown.errors.contains("sandtable rules hungary-1944"), "{}", unknown.errors);
}

#[test]
fn a_game_that_does_not_speak_the_language_asked_for_speaks_english() {
    let [english, dutch] = ["en", "nl"].map(|lang| ok(&format!("games hungary-1944 --json --lang {lang}")).json());
    assert_eq!(english, dutch, "what the game says");
    let [english, spanish, dutch] =
        ["en", "es", "nl"].map(|lang| ok(&format!("games axis-allies --json --lang {lang}")).json());
    assert_eq!(english, spanish);
    assert_ne!(english, dutch, "it speaks Dutch");
    let said = ok("rules hungary-1944 BPH-3.2b --lang nl").out;
    let clause = &ok("rules hungary-1944 BPH-3.2b --json").json()[0];
    assert!(said.contains(clause["title"].as_str().unwrap()) && said.contains("het spelregelboek"), "{said}");
    // Numbers are written as in the language of what is said around them.
    let odds = ok("odds hungary-1944 --table allied --attack 45 --defence 8 --shifts +2 --steps 3 --lang nl").out;
    assert!(odds.contains("66,7%") && odds.contains("Verdediger") && !odds.contains("66.7"), "{odds}");
    let file = folder("dutch").join("game.record").display().to_string();
    let line =
        format!("play hungary-1944 --scenario debrecen --as allied --against script --seed 3 --lang nl --save {file}");
    let played = type_in(&line, "?\nm all\ns\nl\na 10\ni 1515\nwaterloo\nu\nq\n");
    assert_eq!(played.code, 0, "{}", played.errors);
    assert!(!played.out.contains('⟦') && played.out.contains("Een nieuw spel"), "{}", played.out);
}

#[test]
fn coverage_is_complete() {
    let said = ask("rules hungary-1944 --coverage --json");
    let json = said.json();
    assert_eq!(json["missing"], json!([]));
    assert_eq!(json["clauses"], json["tested"]);
    assert_eq!(said.code, 0, "{json}");
}

#[test]
fn sim_gives_the_same_for_the_same_seed() {
    let run = |jobs: u32, seed: u32| {
        let line = "sim hungary-1944 --scenario debrecen --seats script,random --games 6 --json";
        let mut json = ok(&format!("{line} --seed {seed} --jobs {jobs}")).json();
        for field in ["seconds", "actions_per_second"] {
            assert!(json[field].as_f64().unwrap() > 0.0);
            json[field] = Value::Null;
        }
        json
    };
    let one = run(1, 1);
    assert_eq!(one, run(2, 1));
    assert_ne!(one, run(2, 2));
    assert_eq!(one["games"], 6);
    let wins = &one["wins"];
    let decided = wins["axis"].as_u64().unwrap() + wins["allied"].as_u64().unwrap() + one["draws"].as_u64().unwrap();
    assert_eq!(decided, 6);
    assert!(one["mean_turns"].as_f64().unwrap() >= 1.0 && one["mean_actions"].as_f64().unwrap() > 10.0);
}

#[test]
fn odds_are_those_of_the_worked_example() {
    let line = "odds hungary-1944 --table allied --attack 45 --defence 8 --shifts +2 --steps 3";
    let json = ok(&format!("{line} --json")).json();
    assert_eq!(json["column"], "7:1");
    let results = json["results"].as_array().unwrap();
    let total: f64 = results.iter().map(|r| r["chance"].as_f64().unwrap()).sum();
    assert!((total - 1.0).abs() < 1e-9);
    let six = results.iter().find(|r| r["result"] == "1/6").unwrap();
    assert_eq!((six["attacker_loss"].as_u64(), six["excess"].as_u64()), (Some(1), Some(3)));
    assert!((json["eliminated"].as_f64().unwrap() - 4.0 / 6.0).abs() < 1e-9, "{json}");
    let text = ok(line).out;
    assert!(text.contains("7:1") && text.contains("66.7 %") && text.contains('█'), "{text}");
    ok("odds hungary-1944 --table axis --attack 10 --defence 10 --shifts -1 --steps 2 --city --die-mod -1");
    let said = ask("odds hungary-1944 --table neutral --attack 10 --defence 10 --steps 2");
    assert_eq!(said.code, 2);
    assert!(said.errors.contains("axis") && said.errors.contains("allied"), "{}", said.errors);
    assert_eq!(ask("odds hungary-1944 --table axis --attack 10 --defence 0 --steps 2").code, 2);
    let weak = ask("odds hungary-1944 --table axis --attack 1 --defence 9 --steps 2");
    assert!(weak.code == 2 && weak.errors.contains("HOUSE-7"), "{}", weak.errors);
}

#[test]
fn a_game_is_played_saved_and_resumed() {
    let file = folder("play").join("game.record").display().to_string();
    let line = format!("play hungary-1944 --scenario debrecen --as allied --against script --seed 3 --save {file}");
    let first = type_in(&line, "?\nm\nm all\ns\nl\na 10\ni 1515\nq\n");
    assert_eq!(first.code, 0, "{}", first.errors);
    assert!(!first.out.contains('⟦'), "{}", first.out);
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.lines().count() > 10);
    let again = type_in(&line, "a 5\n");
    assert_eq!(again.code, 0, "{}", again.errors);
    assert!(again.out.contains("The game goes on after"), "{}", again.out);
    let longer = std::fs::read_to_string(&file).unwrap();
    assert!(longer.starts_with(&saved) && longer.len() > saved.len());
    ok(&format!("record verify {file}"));
}

/// What a game was played with is in its record: it goes on and verifies where the files are no longer to be had.
#[test]
fn data_of_ones_own_is_kept_in_the_record() {
    let folder = folder("play-data");
    let (data, file) = (folder.join("data"), folder.join("game.record").display().to_string());
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(data.join("table.toml"), "id = \"mine\"\nseed = 7\n").unwrap();
    let line = format!("play bolt-action --against script --seed 3 --save {file}");
    let first = type_in(&format!("{line} --data {}", data.display()), "a 3\nq\n");
    assert_eq!(first.code, 0, "{}", first.errors);
    std::fs::remove_dir_all(&data).unwrap();
    let header = std::fs::read_to_string(&file).unwrap().lines().next().unwrap_or_default().to_owned();
    assert!(header.contains("table.toml") && header.contains("seed = 7"), "{header}");
    ok(&format!("record verify {file}"));
    let again = type_in(&line, "a 3\nq\n");
    assert!(again.code == 0 && again.out.contains("The game goes on after"), "{}{}", again.out, again.errors);
}

#[test]
fn a_record_is_shown_replayed_verified_and_exported() {
    let (folder, file) = recorded("record");
    for lang in LANGUAGES {
        let text = ok(&format!("record show {file} --lang {lang}")).out;
        assert!(!text.contains('⟦'), "{lang}: {text}");
    }
    assert_eq!(ok(&format!("record replay {file} --json")).json()["agrees"], true);
    let verified = ok(&format!("record verify {file} --json")).json();
    assert_eq!(verified["ok"], true);
    let part = folder.join("part.record").display().to_string();
    ok(&format!("record export {file} --until 20 --without-seed --out {part}"));
    assert_eq!(ok(&format!("record verify {part} --json")).json()["steps"], 20);
}

#[test]
fn a_record_that_was_tampered_with_does_not_verify() {
    let (folder, file) = recorded("tampered");
    let text = std::fs::read_to_string(&file).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    // Step 9 left out: what follows no longer fits.
    lines.remove(9);
    let bad = folder.join("bad.record");
    std::fs::write(&bad, lines.join("\n") + "\n").unwrap();
    let said = ask(&format!("record verify {} --json", bad.display()));
    assert_eq!(said.code, 1, "{}", said.errors);
    assert_eq!(said.json()["step"], 9);
}

#[test]
fn mistakes_have_exit_code_two_and_say_what_to_do() {
    for (line, part) in [
        ("rules waterloo", "hungary-1944"),
        ("sim hungary-1944 --scenario waterloo", "debrecen"),
        ("sim hungary-1944 --option waterloo=1", "allied_advance"),
        ("sim hungary-1944 --option allied_advance=waterloo", "strict"),
        ("sim hungary-1944 --seats napoleon,script", "random, recruit, script, regular, veteran"),
        ("play hungary-1944 --as napoleon", "axis, allied"),
        ("record verify waterloo.record", "waterloo.record"),
        ("games --lang la", "en, el, es, hu, nl, ru"),
    ] {
        let said = ask(line);
        assert_eq!(said.code, 2, "{line}: {}", said.errors);
        assert!(said.errors.contains(part), "{line}: {}", said.errors);
    }
}

#[test]
fn data_of_ones_own_takes_the_place_of_ours() {
    let folder = folder("data");
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/hungary-1944/data/combat.toml");
    let table = std::fs::read_to_string(ours).unwrap();
    let file = folder.join("combat.toml");
    // Whoever attacks at 1:3 now loses nine steps.
    std::fs::write(&file, table.replace("\"4/0 3/0 3/0", "\"9/0 3/0 3/0")).unwrap();
    let line = format!("odds hungary-1944 --table allied --attack 3 --defence 9 --steps 2 --data {}", folder.display());
    let json = ok(&format!("{line} --json")).json();
    assert!(json["results"].as_array().unwrap().iter().any(|r| r["result"] == "9/0"), "{json}");
    std::fs::write(&file, table.replace("columns = [", "columns = [7, ")).unwrap();
    let said = ask(&line);
    assert_eq!(said.code, 2);
    assert!(said.errors.contains("combat.toml") && said.errors.contains(":3:"), "{}", said.errors);
}

#[test]
fn a_reader_who_has_read_enough_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(["rules", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let said = child.wait_with_output().unwrap();
    assert!(said.stderr.is_empty(), "{}", String::from_utf8_lossy(&said.stderr));
    assert_eq!(said.status.code(), Some(0));
}

/// The fixed figure of ten infantry, five tanks and three fighters against eight, three and two.
#[test]
fn odds_of_two_forces_on_paper() {
    let forces = ["10 infantry 5 armour 3 fighter", "8 infantry 3 armour 2 fighter"];
    let json = ask_words(&["odds", "axis-allies", forces[0], "--vs", forces[1], "--json"]).json();
    assert!((json["win"].as_f64().unwrap() - 0.966039).abs() < 5e-7, "{json}");
    let survivors = json["attacker"]["survivors"].as_array().unwrap();
    let total: f64 = survivors.iter().map(|s| s["chance"].as_f64().unwrap()).sum();
    assert!((total - 1.0).abs() < 1e-9);
    assert_eq!(survivors[0]["units"]["infantry"], 10);
    let text = ask_words(&["odds", "axis-allies", "3 infantry 1 armour", "--vs", "2 infantry", "--lang", "nl"]).out;
    assert!(text.contains("94,4%") && text.contains('█'), "{text}");
    let raid = ask_words(&["odds", "axis-allies", "1 bomber", "--raid", "--vs", "1 aa_gun", "--cash", "3", "--json"]);
    let chances = raid.json()["chances"].as_array().unwrap().iter().map(|p| p.as_f64().unwrap()).collect::<Vec<_>>();
    assert_eq!(chances.len(), 4, "{chances:?}");
    assert!((chances[0] - 1.0 / 6.0).abs() < 1e-9 && (chances[3] - 5.0 / 9.0).abs() < 1e-9, "{chances:?}");
    let stopped = ask_words(&["odds", "axis-allies", "4 fighters", "--vs", "4 fighters", "--stop-at", "2", "--json"]);
    assert!(stopped.json()["stop"].as_f64().unwrap() > 0.1);
}

#[test]
fn forces_that_cannot_fight_are_told_why() {
    for (words, said) in [
        (&["2 infantri", "--vs", "1 armour"][..], "infantri"),
        (&["2 infantry 1 battleship", "--vs", "1 armour"], "R-8.1"),
        (&["2 infantry"], "of the defender"),
        (&["200 infantry", "--vs", "1 armour"], "at most 80"),
        (&["1 infantry 2 infantry", "--vs", "1 armour"], "twice"),
        (&["1 infantry", "--vs", "1 armour", "--support", "1", "--stop-at", "1"], "R-9.7"),
        (&["1 submarine", "--vs", "1 transport", "--support", "1"], "R-9.4"),
        (&["1 submarine", "--vs", "1 transport 1 aa_gun"], "R-6.1"),
        (&["1 fighter", "--raid"], "R-7.1"),
        (&["1 bomber", "--raid", "--vs", "1 fighter"], "R-7.2"),
        (&["1 bomber", "--vs", "1 fighter", "--attacker-has", "radar"], "heavy_bombers"),
    ] {
        let answer = ask_words(&[&["odds", "axis-allies"], words].concat());
        assert_eq!(answer.code, 2, "{words:?}");
        assert!(answer.errors.contains(said), "{words:?}: {}", answer.errors);
    }
}

#[test]
fn odds_are_told_in_every_language() {
    let fights: [&[&str]; 7] = [
        &["hungary-1944", "--table", "axis", "--attack", "10", "--defence", "5", "--steps", "2"],
        &["axis-allies", "9 infantry 3 armour", "--vs", "8 infantry", "--stop-at", "2"],
        &["axis-allies", "2 bombers", "--raid"],
        &["bolt-action", "8 rifle"],
        &["bolt-action", "1 medium-at-gun", "--vehicle", "9"],
        &["europe-1939", "3 infantry", "--vs", "2 infantry"],
        &["totaler-krieg", "--attack", "14", "--defence", "5", "--armour", "--air", "1"],
    ];
    for fight in fights {
        for lang in LANGUAGES {
            let said = ask_words(&[&["odds"], fight, &["--lang", lang]].concat());
            assert!(said.code == 0 && said.out.contains('%'), "{fight:?} in {lang}: {}{}", said.out, said.errors);
            assert!(!said.out.contains('⟦'), "{fight:?} in {lang}: {}", said.out);
        }
    }
}

/// Small fights of the other games, reckoned by hand.
#[test]
fn odds_of_every_game_on_paper() {
    let near = |found: &Value, expected: f64| {
        let found = found.as_f64().unwrap();
        assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
    };
    // One against two in six until one is gone: 4, 10 and 2 of 16.
    let land = ask_words(&["odds", "europe-1939", "1 infantry", "--vs", "1 infantry", "--json"]).json();
    near(&land["win"], 4.0 / 16.0);
    near(&land["lose"], 10.0 / 16.0);
    near(&land["draw"], 2.0 / 16.0);
    near(&ok("odds europe-1939 --sailing 2 --json").json()["chance"], 4.0 / 6.0);
    // 3 or more to hit at half range, then 4 or more: 5 of penetration against 9 of armour.
    let gun = ["odds", "bolt-action", "1 medium-at-gun", "--range", "30", "--vehicle", "9", "--json"];
    let gun = ask_words(&gun).json();
    near(&gun["hits"][1], 4.0 / 6.0);
    near(&gun["losses"][1], 2.0 / 6.0);
    // Of the three dice that get through, a 4 scratches it (1 to 4 stuns, 5 immobilises, 6 burns) and a 5 or 6 damages
    // it in full (1 stuns, 2 immobilises, 3 burns, the rest knocks out). A crew on fire has two pins by then and stays
    // on 7 or less.
    let (hit, scratch, full, burns_out) = (4.0 / 6.0, 1.0 / 6.0, 2.0 / 6.0, 1.0 - 21.0 / 36.0);
    let result = &gun["vehicle"]["result"];
    near(&result["none"], 1.0 - hit / 2.0);
    near(&result["stunned"], hit * (scratch * 4.0 + full) / 6.0);
    near(&result["immobilised"], hit * (scratch + full) / 6.0);
    near(&result["on_fire"], hit * (scratch + full) / 6.0);
    near(&result["knocked_out"], hit * full * 3.0 / 6.0);
    near(&gun["vehicle"]["immobilised"], hit * (scratch + full) / 6.0);
    near(&gun["destroyed"], hit * (full * 3.0 + (scratch + full) * burns_out) / 6.0);
    let said = ask_words(&["odds", "bolt-action", "1 medium-at-gun", "--range", "30", "--vehicle", "9"]);
    assert!(said.code == 0 && said.out.contains("knocked out") && said.out.contains("11.1"), "{}", said.out);
    // Two of penetration more than it takes: a 2 goes over by 2, a 3 by 3, and twice on the table spares nothing.
    let heavy = ["odds", "bolt-action", "1 super-heavy-at-gun", "--range", "30", "--vehicle", "7", "--json"];
    near(&ask_words(&heavy).json()["vehicle"]["result"]["none"], 1.0 - hit * 5.0 / 6.0);
    // A mortar begins at a 6, whatever the range.
    let mortar = ask_words(&["odds", "bolt-action", "1 medium-mortar", "--range", "40", "--json"]).json();
    near(&mortar["hits"][0], 5.0 / 6.0);
    // 14 against 5 is 2-1; two shifts for the attacker and two for the defender cancel out.
    let blitz = "odds totaler-krieg --attack 14 --defence 5 --armour --air 1 --across river --weather mud --json";
    let blitz = ok(blitz).json();
    assert_eq!((&blitz["odds"], &blitz["column"]), (&"2-1".into(), &"2-1".into()));
    assert_eq!(blitz["shifts"].as_array().unwrap().len(), 4);
    let far = ask_words(&["odds", "bolt-action", "1 rifle", "--range", "40"]);
    assert!(far.code == 2 && far.errors.contains("BA-94"), "{}", far.errors);
}
