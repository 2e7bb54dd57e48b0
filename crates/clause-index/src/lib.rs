//! Where each clause of a game is kept and which tests name it, read from the sources themselves, so that no list is
//! kept by hand; and the clause list as an enum, for a game's build script.
//!
//! - [`write_clauses`] makes the enum `Clause` and the macro `clause!` from a game's clause list.
//! - [`Index::read`] reads a game's folder: its tests name clauses (`BPH-3.2b`) and test vectors (`TV-24`) in doc
//!   comments and attributes; its sources cite clauses in `clause!("…")` and in comments.

mod enumeration;
mod ids;
mod source;

pub use enumeration::write_clauses;

use ids::{Prefixes, ids_in};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A clause or test vector, and the test or the place in the source that names it.
pub type Named = (String, String);

/// What the sources of a game say of its clauses; every list is sorted and without repetition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Index {
    /// Clause and test that names it ("zones::a_unit_stops").
    pub tests: BTreeSet<Named>,
    /// Test vector and test that names it.
    pub vectors: BTreeSet<Named>,
    /// Clause and place in the program that cites it ("src/rules/zones.rs:41 stops_in_zone").
    pub kept: BTreeSet<Named>,
    /// The files of examples, by name with their text.
    pub examples: BTreeSet<Named>,
}

impl Index {
    /// Reads the folder of a game: `clauses/clauses.toml`, `src`, `tests` and `examples`.
    pub fn read(game: &Path) -> Result<Index, String> {
        let list = game.join("clauses/clauses.toml");
        let text = fs::read_to_string(&list).map_err(|e| format!("cannot read {}: {e}", list.display()))?;
        let prefixes = Prefixes::of(enumeration::ids(&text));
        let mut index = Index::default();
        for file in rust_files(&game.join("tests"))? {
            let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            index.add_tests(&stem, &read(&file)?, &prefixes).map_err(|e| format!("{}: {e}", file.display()))?;
        }
        for file in rust_files(&game.join("src"))? {
            let name = file.strip_prefix(game).unwrap_or(&file).display().to_string();
            index.add_source(&name, &read(&file)?, &prefixes).map_err(|e| format!("{}: {e}", file.display()))?;
        }
        for (name, text) in examples(game)? {
            index.add_examples(&name, &text, &prefixes);
            index.examples.insert((name, text));
        }
        Ok(index)
    }

    /// Adds the tests of one file, called by the file's stem.
    fn add_tests(&mut self, stem: &str, text: &str, prefixes: &Prefixes) -> Result<(), String> {
        for test in source::tests(text)? {
            for id in ids_in(&test.above, prefixes) {
                let table = if ids::is_vector(&id) { &mut self.vectors } else { &mut self.tests };
                table.insert((id, format!("{stem}::{}", test.name)));
            }
        }
        Ok(())
    }

    /// Adds the examples of one file: each is a test of the clauses it names.
    fn add_examples(&mut self, name: &str, text: &str, prefixes: &Prefixes) {
        let mut example = None;
        for line in text.lines() {
            if line.starts_with("[[example]]") || line.starts_with("[[unshown]]") {
                example = None;
            }
            if let Some(id) = line.strip_prefix("id = \"").and_then(|rest| rest.strip_suffix('"')) {
                example = Some(format!("{name} {id}"));
            }
            if let Some(example) = &example {
                self.tests.extend(ids_in(line, prefixes).into_iter().map(|id| (id, example.clone())));
            }
        }
    }

    /// Adds the places of one file of the program that cite a clause, each with the function it stands in or above.
    fn add_source(&mut self, name: &str, text: &str, prefixes: &Prefixes) -> Result<(), String> {
        let functions = source::functions(text)?;
        for (line, text) in (1..).zip(text.lines()) {
            for id in ids_in(text, prefixes) {
                let within = functions.iter().filter(|f| f.from <= line && line <= f.to).max_by_key(|f| f.from);
                let function = within.map(|f| format!(" {}", f.name)).unwrap_or_default();
                self.kept.insert((id, format!("{name}:{line}{function}")));
            }
        }
        Ok(())
    }
}

/// The files of a game's examples, `examples/NAME.toml`, by name with their text, in the order of their names.
pub fn examples(game: &Path) -> Result<Vec<Named>, String> {
    let folder = game.join("examples");
    let files = if folder.is_dir() { files_below(&folder, "toml")? } else { Vec::new() };
    let name = |file: &Path| file.strip_prefix(game).unwrap_or(file).display().to_string();
    files.into_iter().map(|file| Ok((name(&file), read(&file)?))).collect()
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|e| format!("cannot read {}: {e}", file.display()))
}

/// Every Rust file below a folder of a crate with its text, for tests that check a crate against its own lists.
pub fn sources(manifest_dir: &str, folder: &str) -> Result<Vec<(PathBuf, String)>, String> {
    let files = rust_files(&Path::new(manifest_dir).join(folder))?;
    files.into_iter().map(|path| Ok((path.clone(), read(&path)?))).collect()
}

/// Every Rust file below a folder, in the order of their names.
pub fn rust_files(dir: &Path) -> Result<Vec<PathBuf>, String> {
    files_below(dir, "rs")
}

/// Every file below a folder whose name ends like this, in the order of their names.
fn files_below(dir: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let wrong = |e| format!("cannot read the folder {}: {e}", dir.display());
    let mut entries = fs::read_dir(dir)
        .and_then(|entries| entries.map(|entry| entry.map(|e| e.path())).collect::<Result<Vec<_>, _>>())
        .map_err(wrong)?;
    entries.sort();
    let mut files = Vec::new();
    for path in entries {
        if path.is_dir() {
            files.extend(files_below(&path, ending)?);
        } else if path.extension().is_some_and(|e| e == ending) {
            files.push(path);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{env, process};

    fn prefixes() -> Prefixes {
        Prefixes::of(["BPH-1.1a", "C-12"])
    }

    #[test]
    fn tests_and_vectors_have_a_table_each() {
        let mut index = Index::default();
        index.add_tests("combat", "/// TV-24, TV-H3: BPH-7.1\n#[test]\nfn example() {}", &prefixes()).unwrap();
        let pair = |id: &str| (id.to_owned(), "combat::example".to_owned());
        assert_eq!(index.tests, BTreeSet::from([pair("BPH-7.1")]));
        assert_eq!(index.vectors, BTreeSet::from([pair("TV-24"), pair("TV-H3")]));
    }

    #[test]
    fn an_example_is_a_test_of_the_clauses_it_names() {
        let text = "[[unshown]]\nclause = \"C-1\"\n[[example]]\nid = \"stops\"\nclauses = [\"BPH-7.1\"]\n\
                    [[example.step]]\nnot = { to = 3 }\nby = [\"C-12\"]\n[[example]]\nclauses = [\"C-9\"]";
        let mut index = Index::default();
        index.add_examples("examples/zones.toml", text, &prefixes());
        let pair = |id: &str| (id.to_owned(), "examples/zones.toml stops".to_owned());
        assert_eq!(index.tests, BTreeSet::from([pair("BPH-7.1"), pair("C-12")]));
    }

    #[test]
    fn a_clause_is_kept_where_the_program_cites_it() {
        let source = "
            /// C-12: stops.
            fn stops(judge: &mut impl Judge) {
                judge.forbid(clause!(\"BPH-1.1a\"), || facts);
            }
            // C-129 is about what follows.
            const STEPS: u8 = 2;
        ";
        let mut index = Index::default();
        index.add_source("src/zones.rs", source, &prefixes()).unwrap();
        let kept: Vec<_> = index.kept.iter().map(|(id, place)| format!("{id} {place}")).collect();
        assert_eq!(kept, ["BPH-1.1a src/zones.rs:4 stops", "C-12 src/zones.rs:2 stops", "C-129 src/zones.rs:6"]);
    }

    #[test]
    fn a_folder_is_read_with_everything_below_it() {
        let dir = env::temp_dir().join(format!("clause-index-{}", process::id()));
        fs::create_dir_all(dir.join("deep")).unwrap();
        fs::write(dir.join("b.rs"), "").unwrap();
        fs::write(dir.join("a.txt"), "").unwrap();
        fs::write(dir.join("deep/c.rs"), "").unwrap();
        let files = rust_files(&dir).unwrap();
        fs::remove_dir_all(&dir).unwrap();
        assert_eq!(files, [dir.join("b.rs"), dir.join("deep/c.rs")]);
        assert!(rust_files(&dir).unwrap_err().contains("cannot read the folder"));
    }
}
