//! Takes the files out of docs/adding-a-game.md: every block whose first line names one, "```rust src/lib.rs".

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

const PAGE: &str = "../../docs/adding-a-game.md";

fn main() {
    println!("cargo::rerun-if-changed={PAGE}");
    if let Err(what) = take_out() {
        println!("cargo::error={what}");
    }
}

fn take_out() -> Result<(), String> {
    let page = fs::read_to_string(PAGE).map_err(|e| format!("cannot read {PAGE}: {e}"))?;
    let out = env::var("OUT_DIR").map_err(|e| e.to_string())?;
    let mut files: BTreeMap<&str, String> = BTreeMap::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(name) = line.strip_prefix("```").and_then(|info| info.split_once(' ')).map(|(_, name)| name) else {
            continue;
        };
        let block = lines.by_ref().take_while(|line| *line != "```");
        block.for_each(|line| files.entry(name).or_default().extend([line, "\n"]));
    }
    for (name, text) in &files {
        let path = Path::new(&out).join(name);
        let folder = path.parent().unwrap_or(Path::new(&out));
        fs::create_dir_all(folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
        // An inner doc comment may not stand in a file that is included.
        let text = text.replace("//! ", "// ");
        fs::write(&path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))?;
    }
    clause_index::write_clauses(&format!("{out}/clauses/clauses.toml"));
    Ok(())
}
