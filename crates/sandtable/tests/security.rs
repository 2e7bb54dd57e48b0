//! docs/security.md names a test for each of its answers; docs/operations.md names every setting. Both are held to it.

use std::path::PathBuf;

fn tree() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(tree().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What stands between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

#[test]
fn every_test_that_is_named_exists() {
    let page = read("docs/security.md");
    let mut file = String::new();
    let mut named = 0;
    for part in page.lines().filter(|line| line.starts_with('|')).flat_map(quoted) {
        if part.ends_with(".rs") || part.ends_with(".ts") || part.ends_with(".mjs") {
            file = read(part);
        } else if !file.is_empty() && part.contains('_') && !part.contains(['=', '/', '-', '.']) {
            assert!(file.contains(&format!("fn {part}(")), "there is no test {part} in the file named before it");
            named += 1;
        }
    }
    assert!(named > 40, "{named} tests are named");
    // A line of the table without a test would be a promise nobody holds anybody to.
    for line in page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| threat")) {
        let last = line.trim_end_matches('|').rsplit('|').next().unwrap();
        assert!(quoted(last).any(|part| part.contains('_')) || last.contains("not shown"), "{line}");
    }
}

#[test]
fn every_setting_is_on_the_page_and_no_other() {
    let output =
        std::process::Command::new(env!("CARGO_BIN_EXE_sandtable")).args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    let flag = |line: &str| {
        let line = line.trim_start();
        let line = if line.starts_with('-') && !line.starts_with("--") { line.split_once(", ")?.1 } else { line };
        Some(line.strip_prefix("--")?.split([' ', ',']).next()?.to_owned())
    };
    let mut flags: Vec<String> = help.lines().filter_map(flag).collect();
    // These are the program's and not the server's.
    flags.retain(|flag| !["help", "json", "lang", "version"].contains(&flag.as_str()));
    flags.sort();
    let page = read("docs/operations.md");
    let table = page.split_once("## Every setting").expect("the page has its table").1;
    let mut named: Vec<String> = quoted(table).filter_map(|part| Some(part.strip_prefix("--")?.to_owned())).collect();
    named.sort();
    assert!(flags.len() > 35, "{flags:?}");
    assert_eq!(named, flags);
}
