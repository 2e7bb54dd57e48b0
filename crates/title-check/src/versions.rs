//! Whether the version of a game's rules changes when they do. `tests/golden/versions.txt` has a line for every version
//! there has been: the version and a digest of what the rules then did. The digest covers the kept records and games
//! played at random in every scenario: every state, and everything that could have been done in it.

use kernel::dice::Loose;
use kernel::record::{StateHash, hex};
use kernel::{Game, Match, Play, Record, RecordError, Rng, Title};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How many games are played at random in each scenario, and how far.
const GAMES: u64 = 2;
const STEPS: usize = 250;

/// The version and the digest agree with what was kept; records of earlier versions are there, and are told apart.
/// `SANDTABLE_KEEP_RULES=1` keeps the digest of a version that is new.
pub fn agree<T: Title>(title: &T, golden: &Path) {
    let about = title.about();
    let records = records_in(golden);
    assert!(!records.is_empty(), "{}: no records are kept", golden.display());
    for (path, text) in &records {
        assert_eq!(rules_of(text), about.rules, "{}: play it anew under the present rules", path.display());
    }
    let digest = digest(title, &records);
    let list = golden.join("versions.txt");
    let text = fs::read_to_string(&list).unwrap_or_default();
    let mut kept: Vec<(String, String)> = text.lines().filter_map(read_line).collect();
    if std::env::var_os("SANDTABLE_KEEP_RULES").is_some() && !kept.iter().any(|(version, _)| version == about.rules) {
        let line = format!("{} {digest}\n", about.rules);
        fs::write(&list, text + &line).unwrap_or_else(|e| panic!("{}: {e}", list.display()));
        kept.push((about.rules.to_owned(), digest.clone()));
    }
    let Some((version, known)) = kept.pop() else { panic!("{}: there is no version yet", list.display()) };
    assert_eq!(
        version, about.rules,
        "the rules of {} are said to be another version than the last one kept; \
         run this with SANDTABLE_KEEP_RULES=1 (see CONTRIBUTING.md)",
        about.id
    );
    assert_eq!(
        digest, known,
        "the rules of {} have changed, but their version is still {version}: raise RULES (see CONTRIBUTING.md)",
        about.id
    );
    for (earlier, _) in &kept {
        told_apart(title, &golden.join("old").join(earlier), earlier);
    }
}

fn read_line(line: &str) -> Option<(String, String)> {
    let (version, digest) = line.split_once(' ')?;
    (!version.starts_with('#')).then(|| (version.to_owned(), digest.trim().to_owned()))
}

/// The records of a folder, by name.
fn records_in(folder: &Path) -> Vec<(PathBuf, String)> {
    let entries =
        fs::read_dir(folder).map(|entries| entries.filter_map(Result::ok).collect()).unwrap_or_else(|_| vec![]);
    let mut paths: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "sandtable"));
    paths.sort();
    let read = |path: PathBuf| (fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())), path);
    paths.into_iter().map(read).map(|(text, path)| (path, text)).collect()
}

fn rules_of(text: &str) -> String {
    kernel::record::peek(text).unwrap_or_else(|e| panic!("{e}")).rules
}

/// What the rules do, in short.
fn digest<T: Title>(title: &T, records: &[(PathBuf, String)]) -> String {
    let mut digest = Sha256::new();
    for (_, text) in records {
        // The header names the version, which is what is to be compared.
        digest.update(text.lines().skip(1).collect::<Vec<_>>().join("\n"));
    }
    for scenario in title.about().scenarios {
        let opened = title.open(&Default::default(), scenario.id, &Default::default());
        let game = opened.unwrap_or_else(|problems| panic!("{}: {problems:?}", scenario.id));
        for seed in 0..GAMES {
            digest.update(scenario.id);
            played(&game, seed, &mut digest);
        }
    }
    hex(&digest.finalize())
}

/// Plays at random: every state and every list goes into the digest.
fn played<G: Game>(game: &G, seed: u64, digest: &mut Sha256) {
    let mut state = game.place(&game.start()).unwrap_or_else(|problems| panic!("{problems:?}"));
    let (mut rng, mut dice) = (Rng::new(seed), Loose(Rng::new(seed + 77)));
    let mut list = Vec::new();
    for _ in 0..STEPS {
        digest.update(StateHash::of(&state).0.to_be_bytes());
        let Some(seat) = game.deciders(&state).first() else { return };
        list.clear();
        game.actions(&state, seat, &mut list);
        digest.update(StateHash::of(&list).0.to_be_bytes());
        let Some(action) = rng.pick(&list) else { return };
        game.apply(&mut state, seat, action, &mut Play::silent(&mut dice));
    }
}

/// Records of an earlier version are kept; each still holds, or it is said from which version it is and where it fails.
fn told_apart<T: Title>(title: &T, folder: &Path, version: &str) {
    let records = records_in(folder);
    assert!(!records.is_empty(), "{}: keep a record of version {version} here", folder.display());
    for (path, text) in records {
        assert_eq!(rules_of(&text), version, "{}", path.display());
        if let Err(error) = verified(title, &text) {
            let said = error.to_string();
            let clear = said.contains(version) && said.contains(title.about().rules);
            assert!(clear, "{}: it is not said that the rules are others: {said}", path.display());
        }
    }
}

fn verified<T: Title>(title: &T, text: &str) -> Result<(), RecordError> {
    let ours = title.about().rules;
    let peek = kernel::record::peek(text)?;
    let set_up = |problems: Vec<kernel::Problem>| RecordError::SetUp(format!("{problems:?}")).under(&peek.rules, ours);
    let game = title.open(&peek.files, &peek.scenario, &peek.options).map_err(set_up)?;
    let record: Record<<T::Game as Game>::Position, <T::Game as Game>::Action> = Record::read(text)?;
    Match::resume(Arc::new(game), &record).map(drop).map_err(|error| error.under(&peek.rules, ours))
}
