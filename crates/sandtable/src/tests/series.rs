//! Series of games that are reported, kept and gone on with, and the ladder.

use super::{ask, folder, ok, shown};
use std::fs;
use std::path::Path;

const PLAYED: &str = "sim toy-meadow --scenario long_day --seats script,random --mirrored";
const SERIES: &str = "sim toy-meadow --scenario long_day --seats script,random --mirrored --seed 3";

/// The page without the part that is different every time, and without the folder it is in.
fn page(path: &Path) -> String {
    let page = fs::read_to_string(path).unwrap();
    let (before, rest) = page.split_once("<section id=\"times\">").unwrap();
    let (_, after) = rest.split_once("</section>").unwrap();
    format!("{before}{after}").replace(&shown(path.parent().unwrap()), "")
}

fn report(name: &str, flags: &str) -> String {
    let file = folder(name).join("out.html");
    ok(&format!("{PLAYED} {flags} --report {}", shown(&file)));
    page(&file)
}

#[test]
fn a_report_is_the_same_on_any_number_of_threads() {
    let one = report("report-1", "--games 20 --seed 3 --jobs 1");
    assert_eq!(one, report("report-3", "--games 20 --seed 3 --jobs 3"));
    assert_ne!(one, report("report-seed", "--games 20 --seed 4 --jobs 3").replace("--seed 4", "--seed 3"));
    for part in [
        "The Meadow",
        "<h1>A Long Day</h1>",
        "script against random, every seed from either side",
        "<code>move_to</code><small>Go to ",
        "Never taken</h3><ul class=\"never\"><li><code>dig_in</code></li></ul>",
        "Points by turn",
        "Losses",
        "<polyline",
        "--mirrored --games 20 --seed 3 --report /out.html",
    ] {
        assert!(one.contains(part), "{part} is not in {one}");
    }
    assert!(!one.contains("http") && !one.contains("<script"), "it needs nothing but itself");
    assert!(!one.contains("class=\"notice\""), "nothing is missing");
}

#[test]
fn a_report_speaks_every_language() {
    for lang in ["en", "el", "es", "hu", "nl", "ru"] {
        let page = report(&format!("report-{lang}"), &format!("--games 4 --lang {lang}"));
        assert!(!page.contains('⟦') && page.contains(&format!("<html lang=\"{lang}\">")), "{page}");
    }
}

#[test]
fn a_series_goes_on_where_it_was_left() {
    let whole = report("whole", "--games 20 --seed 3");
    let file = folder("again").join("out.html");
    let line = format!("{SERIES} --report {}", shown(&file));
    ok(&format!("{line} --games 6"));
    let kept = file.with_file_name("out.html.games");
    let six = fs::read_to_string(&kept).unwrap();
    assert_eq!(six.lines().count(), 7);
    // The program was killed while it wrote a line.
    fs::write(&kept, &six[..six.len() - 30]).unwrap();
    ok(&format!("{line} --games 20"));
    assert_eq!(page(&file), whole);
    let twenty = fs::read_to_string(&kept).unwrap();
    assert_eq!(twenty.lines().count(), 21);
    assert!(twenty.starts_with(&six[..six.len() / 2]), "nothing is played twice");
    ok(&format!("{line} --games 20 --jobs 2"));
    assert_eq!(fs::read_to_string(&kept).unwrap(), twenty, "nothing is left to play");
    ok(&format!("{line} --games 6"));
    assert!(page(&file).contains("<b>6</b>"), "of what is kept, as many as are asked for");
    assert!(!file.with_file_name("out.html.part").exists());
}

#[test]
fn a_file_of_something_else_is_refused_and_left_alone() {
    let folder = folder("foreign");
    let file = folder.join("kept");
    let line = format!("{SERIES} --games 4 --keep {}", shown(&file));
    ok(&line);
    let good = fs::read_to_string(&file).unwrap();
    let refused = |line: &str, text: &str, parts: &[&str]| {
        fs::write(&file, text).unwrap();
        let said = ask(line);
        assert_eq!(said.code, 2, "{line}: {}", said.errors);
        assert!(parts.iter().all(|part| said.errors.contains(part)), "{parts:?}: {}", said.errors);
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "it is left as it was");
    };
    refused(&line.replace("--seed 3", "--seed 4"), &good, &["seed is 3, expected 4", "--keep"]);
    refused(&line.replace("random", "recruit"), &good, &["players is", "recruit"]);
    refused(&line.replace("long_day", "dawn"), &good, &["scenario is \"long_day\", expected \"dawn\""]);
    refused(&line.replace("--mirrored", ""), &good, &["players is"]);
    refused(&line, "Dear diary\n", &["line 1 is not what", "Expected is a line of JSON"]);
    refused(&line, "Dear diary", &["line 1", "cut off"]);
    refused(&line, &good.replacen("\"actions\":", "\"actions\":x", 2), &["line 2"]);
    refused(&line, &format!("{good}{}\n", good.lines().nth(1).unwrap()), &["line 6", "is there twice"]);
    fs::write(&file, &good).unwrap();
    ok(&line);
}

#[test]
fn mistakes_are_told_before_anything_is_played() {
    let folder = folder("bad-series");
    for (line, part) in [
        ("sim toy-meadow --games 0", "0 is not in 1.."),
        ("sim toy-meadow --cap 0", "0 is not in 1.."),
        ("sim toy-meadow --seats script,random --mirrored --games 3", "even; 3 is not"),
        ("sim toy-meadow --seats script,script --mirrored", "The sides here are red"),
        ("sim toy-meadow --mirrored", "leave out --mirrored"),
        ("sim toy-meadow --games 2 --report /nowhere/at/all.html", "/nowhere/at/all.html cannot be written"),
        (&format!("sim toy-meadow --games 2 --report {}", shown(&folder)), "cannot be written"),
        ("sim toy-meadow --games 2 --keep /nowhere/at/all", "/nowhere/at/all cannot be written"),
        ("ladder chess", "toy-meadow"),
        ("ladder toy-meadow --scenario dusk", "it has dawn, long_day"),
        ("ladder toy-meadow --players script,genius", "there are random, recruit, script, regular, veteran"),
        ("ladder toy-meadow --players script", "at least two players"),
        ("ladder toy-meadow --players script,script,random", "each named once"),
        ("ladder toy-meadow --games 0", "0 is not in 1.."),
        ("ladder toy-meadow --games 5", "even; 5 is not"),
        ("ladder toy-meadow --keep /dev/null/x", "/dev/null/x cannot be written"),
    ] {
        let said = ask(line);
        assert_eq!(said.code, 2, "{line}: {}", said.errors);
        assert!(said.errors.contains(part), "{line}: {}", said.errors);
        assert!(said.out.is_empty(), "{line}: {}", said.out);
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0, "nothing is left behind");
}

#[test]
fn players_who_change_sides_have_shares_of_their_own() {
    let json = ok(&format!("{SERIES} --games 20 --json")).json();
    let of = |player: &str| (&json["players"][player]["points"], &json["players"][player]["games"]);
    let points = |player: &str| of(player).0.as_f64().unwrap();
    assert_eq!(points("script") + points("random"), 20.0);
    assert_eq!(of("script").1, 20);
    assert!(points("script") > 12.0, "{json}");
    let text = ok(&format!("{SERIES} --games 20")).out;
    assert!(text.contains("script, random") && text.contains("random, script"), "{text}");
}

#[test]
fn a_game_without_an_end_is_given_up_and_told() {
    let file = folder("capped").join("out.html");
    let line = format!("sim toy-meadow --scenario long_day --games 10 --cap 9 --report {}", shown(&file));
    assert!(ok(&line).out.contains("Given up"));
    assert!(page(&file).contains("had no end and were given up"));
    assert!(ok(&format!("{line} --json")).json()["given_up"].as_u64().unwrap() > 0);
}

#[test]
fn a_ladder_rates_everybody_who_met() {
    let line = "ladder toy-meadow --scenario long_day --players random,script,recruit --games 20 --seed 2";
    let json = ok(&format!("{line} --json --jobs 1")).json();
    assert_eq!(json, ok(&format!("{line} --json --jobs 3")).json());
    assert_eq!(json["games"], 60);
    let players = json["players"].as_array().unwrap();
    let names: Vec<&str> = players.iter().map(|player| player["player"].as_str().unwrap()).collect();
    assert_eq!(names.len(), 3);
    assert_eq!(names[2], "random", "{json}");
    let sum: f64 = players.iter().map(|player| player["elo"].as_f64().unwrap()).sum();
    assert!((sum - 3000.0).abs() < 1e-6, "{json}");
    for player in players {
        let [low, high] = [0, 1].map(|end| player["interval"][end].as_f64().unwrap());
        assert!(low < player["elo"].as_f64().unwrap() && high > low, "{json}");
        assert_eq!(player["games"], 40.0);
    }
    let text = ok(line).out;
    assert!(text.contains("A Long Day: 60 games") && text.contains("Elo"), "{text}");
}

#[test]
fn a_ladder_is_kept_too() {
    let folder = folder("ladder").join("kept");
    let line = format!("ladder toy-meadow --players random,script --games 6 --json --keep {}", shown(&folder));
    let first = ok(&line).json();
    let file = folder.join("random-script.games");
    let kept = fs::read_to_string(&file).unwrap();
    assert_eq!(kept.lines().count(), 7);
    assert_eq!(ok(&line).json(), first);
    assert_eq!(fs::read_to_string(&file).unwrap(), kept);
}
