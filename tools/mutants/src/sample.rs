//! Which mutants are tried: the same for the same seed, whatever else is in the files.

use crate::find::{Mutant, find};
use crate::telling::Telling;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A mutant of a game.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Within the game's folder.
    pub file: PathBuf,
    pub mutant: Mutant,
}

impl Candidate {
    /// Its name in lists. Where it stands changes with every line above it, so no line is named.
    pub fn name(&self, game: &str) -> String {
        format!("games/{game}/{}: {}", self.file.display(), self.mutant.name)
    }
}

/// All mutants of a game's rules and decisions, in the order they are tried in.
pub fn candidates(folder: &Path, seed: u64) -> io::Result<Vec<Candidate>> {
    let mut files = Vec::new();
    for part in ["src/rules", "src/decisions"] {
        rust_files(&folder.join(part), &mut files)?;
        let alone = folder.join(part).with_extension("rs");
        files.extend(alone.exists().then_some(alone));
    }
    files.sort();
    let telling = Telling::of(&folder.join("src"))?;
    let mut all = Vec::new();
    for path in files {
        let source = fs::read_to_string(&path)?;
        let found =
            find(&source, &telling).map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?;
        let file = path.strip_prefix(folder).map_err(io::Error::other)?.to_path_buf();
        all.extend(found.into_iter().map(|mutant| Candidate { file: file.clone(), mutant }));
    }
    Ok(shuffled(all, seed))
}

pub fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            rust_files(&path, files)?;
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

/// Sorted by a hash of the seed and the name, so that a new mutant moves no other.
fn shuffled(all: Vec<Candidate>, seed: u64) -> Vec<Candidate> {
    let mut seen: HashMap<String, u64> = HashMap::new();
    let mut keyed: Vec<(u64, Candidate)> = all
        .into_iter()
        .map(|candidate| {
            let name = format!("{}: {}", candidate.file.display(), candidate.mutant.name);
            let key = hash(seed, &name);
            let again = seen.entry(name).or_default();
            *again += 1;
            (mixed(key ^ *again), candidate)
        })
        .collect();
    keyed.sort_by_key(|(key, _)| *key);
    keyed.into_iter().map(|(_, candidate)| candidate).collect()
}

/// FNV-1a: equal on every machine and in every version of Rust, which the standard library's hashes need not be.
fn hash(seed: u64, text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    seed.to_le_bytes().into_iter().chain(text.bytes()).fold(0xcbf2_9ce4_8422_2325, step)
}

/// SplitMix64's last steps: every bit of the key hangs on every other.
fn mixed(key: u64) -> u64 {
    let key = (key ^ (key >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let key = (key ^ (key >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ (key >> 31)
}

#[cfg(test)]
mod tests {
    use super::{Candidate, shuffled};
    use crate::find::find;
    use crate::telling::Telling;

    fn of(source: &str) -> Vec<Candidate> {
        let found = find(source, &Telling::default()).expect("the source is Rust");
        found.into_iter().map(|mutant| Candidate { file: "src/rules/a.rs".into(), mutant }).collect()
    }

    fn names(candidates: &[Candidate]) -> Vec<String> {
        candidates.iter().map(|candidate| candidate.name("game")).collect()
    }

    #[test]
    fn the_order_hangs_on_the_seed_and_not_on_what_else_there_is() {
        let (small, large) = ("fn f() { a(b + c); d(e - f); }", "fn f() { z(y && x); a(b + c); d(e - f); }");
        let first = names(&shuffled(of(small), 0));
        assert_eq!(first.len(), 5);
        assert_ne!(first, names(&shuffled(of(small), 1)));
        let mut later = names(&shuffled(of(large), 0));
        later.retain(|name| first.contains(name));
        assert_eq!(later, first);
    }
}
