//! Ctrl+C in the middle of a series: what was played is kept and told, and the same command goes on.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::{fs, thread};

const SERIES: [&str; 8] =
    ["sim", "europe-1939", "--scenario", "fall-of-france", "--seats", "random,script", "--mirrored", "--seed"];

fn start(report: &Path, games: &str) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
    command.args(SERIES).args(["7", "--games", games, "--jobs", "1", "--report"]).arg(report);
    command.env("LC_ALL", "C").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("interrupted-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder.join("out.html")
}

fn lines(kept: &Path) -> usize {
    fs::read_to_string(kept).map_or(0, |text| text.lines().count())
}

/// Two games are over, and no more than a few of a million can be.
fn interrupted(report: &Path, kept: &Path) -> Output {
    let mut child = start(report, "1000000");
    while lines(kept) < 3 {
        assert_eq!(child.try_wait().unwrap(), None, "it goes on for hours");
        thread::yield_now();
    }
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(told.success());
    child.wait_with_output().unwrap()
}

/// The page without the part that is different every time, and without its own name.
fn page(report: &Path) -> String {
    let page = fs::read_to_string(report).unwrap();
    let (before, rest) = page.split_once("<section id=\"times\">").unwrap();
    format!("{before}{}", rest.split_once("</section>").unwrap().1).replace(&report.display().to_string(), "")
}

#[test]
fn a_series_that_was_interrupted_goes_on_as_if_nothing_had_been() {
    let report = file("once");
    let kept = PathBuf::from(format!("{}.games", report.display()));
    let said = interrupted(&report, &kept);
    assert_eq!(said.status.code(), Some(130));
    let errors = String::from_utf8(said.stderr).unwrap();
    let played = lines(&kept) - 1;
    assert!(errors.contains(&format!("Stopped after {played} of 1000000 games")), "{errors}");
    assert!(errors.contains(&kept.display().to_string()), "{errors}");
    assert!(page(&report).contains(&format!("Stopped after {played} of 1000000 games")));

    let more = (played + played % 2 + 2).to_string();
    assert!(start(&report, &more).wait_with_output().unwrap().status.success());
    let whole = file("whole");
    assert!(start(&whole, &more).wait_with_output().unwrap().status.success());
    assert_eq!(page(&report), page(&whole));
}
