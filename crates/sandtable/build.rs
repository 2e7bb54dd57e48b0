//! Reads from the games' sources which tests name each clause and where the program keeps it. It is done here and not
//! in the games, so that a change to a test rebuilds the program and no library.

use clause_index::{Index, Named};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const GAMES: &str = "../../games";

fn main() {
    if let Err(what) = write_index() {
        println!("cargo::error={what}");
    }
}

fn write_index() -> Result<(), String> {
    println!("cargo::rerun-if-changed={GAMES}");
    let out = env::var("OUT_DIR").map_err(|e| e.to_string())?;
    let mut text = String::from("pub static INDEX: &[(&str, ClauseIndex)] = &[\n");
    for game in games()? {
        let index = Index::read(&game)?;
        let id = game.file_name().unwrap_or_default().to_string_lossy();
        let (tests, kept, examples) = (pairs(&index.tests), pairs(&index.kept), pairs(&index.examples));
        let index = format!("ClauseIndex {{ tests: &[{tests}], kept: &[{kept}], examples: &[{examples}] }}");
        let _ = writeln!(text, "({id:?}, {index}),");
    }
    text.push_str("];\n");
    fs::write(Path::new(&out).join("index.rs"), text).map_err(|e| format!("cannot write the index: {e}"))
}

/// The folders of the games, whose names are the games' ids.
fn games() -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(GAMES).map_err(|e| format!("cannot read {GAMES}: {e}"))?;
    let folders = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let mut games: Vec<PathBuf> = folders.filter(|folder| folder.join("clauses").is_dir()).collect();
    games.sort();
    Ok(games)
}

fn pairs(named: &BTreeSet<Named>) -> String {
    named.iter().map(|(id, what)| format!("({id:?}, {what:?}),")).collect()
}
