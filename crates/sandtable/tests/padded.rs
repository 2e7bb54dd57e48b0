//! Data files that are much longer than ours: every table of every file of every game, repeated until the file is as
//! long as a server takes. Each is opened or refused with reasons, and nothing panics. `--nocapture` prints how long
//! each took.

use kernel::{DataFiles, Title};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// As long as a file may be that somebody sends.
const LONGEST: usize = 512 * 1024;

/// A file's own text with its last table repeated, and with the longest line that can stand in a list repeated.
fn padded(text: &str) -> Vec<String> {
    let room = LONGEST.saturating_sub(text.len());
    let mut all = Vec::new();
    if let Some(at) = text.rfind("[[") {
        let table = &text[at..];
        all.push(format!("{text}\n{}", table.repeat(room / (table.len() + 1))));
    }
    let in_list =
        text.lines().filter(|line| line.trim_start().starts_with(['"', '{', '[']) && line.trim_end().ends_with(','));
    if let Some(line) = in_list.max_by_key(|line| line.len()) {
        let line = format!("{line}\n");
        all.push(text.replacen(&line, &line.repeat(room / line.len()), 1));
    }
    all
}

fn files_of(folder: &Path, prefix: &str, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path: PathBuf = entry.unwrap().path();
        let name = format!("{prefix}{}", path.file_name().unwrap().to_str().unwrap());
        if path.is_dir() {
            files_of(&path, &format!("{name}/"), found);
        } else if name.ends_with(".toml") {
            found.push((name, std::fs::read_to_string(&path).unwrap()));
        }
    }
    found.sort();
}

fn attack<T: Title>(title: &T, game: &str) {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("data");
    let mut files = Vec::new();
    files_of(&data, "", &mut files);
    assert!(files.len() > 2, "{game} has data files");
    let scenario = title.about().scenarios[0].id;
    for (name, text) in files {
        for (way, text) in padded(&text).into_iter().enumerate() {
            let files = DataFiles { files: BTreeMap::from([(name.clone(), text)]) };
            let begun = Instant::now();
            let opened = title.open(&files, scenario, &Default::default());
            let told =
                opened.as_ref().err().map_or("opened".to_owned(), |problems| format!("{} problems", problems.len()));
            println!("{:>6} ms  {game} {name} {way}: {told}", begun.elapsed().as_millis());
            if let Err(problems) = opened {
                assert!(!problems.is_empty());
            }
        }
    }
}

#[test]
fn padded_data_files_are_opened_or_refused() {
    attack(&hungary_1944::Hungary1944, "hungary-1944");
    attack(&axis_allies::AxisAllies, "axis-allies");
    attack(&totaler_krieg::TotalerKrieg, "totaler-krieg");
    attack(&europe_1939::Europe, "europe-1939");
    attack(&bolt_action::BoltAction, "bolt-action");
}
