//! A series being played: a bar on the terminal, games kept as they end, and a stop in between.

use super::keep::Kept;
use super::stop;
use crate::failure::Failure;
use crate::open;
use ai::{Following, Played, Series};
use any_game::{AnyRules, CannotSimulate};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Text, Words};
use std::collections::BTreeSet;

struct Watch<'a> {
    bar: &'a ProgressBar,
    kept: Option<&'a Kept>,
}

impl Following for Watch<'_> {
    fn played(&self, played: &Played) {
        if let Some(kept) = self.kept {
            kept.add(played);
        }
        self.bar.inc(1);
    }

    fn has_seen_enough(&self) -> bool {
        stop::told() || self.kept.is_some_and(Kept::has_failed)
    }
}

/// Plays what is missing of the first so many games. Fewer come back if somebody has pressed Ctrl+C.
pub fn play(
    rules: &dyn AnyRules,
    series: &Series,
    games: u64,
    kept: Option<&(Kept, Vec<Played>)>,
    bar: &ProgressBar,
    words: &Words,
) -> Result<Vec<Played>, Failure> {
    stop::listen();
    let mut all: Vec<Played> = kept.map_or_else(Vec::new, |(_, games)| games.clone());
    all.retain(|played| played.number < games);
    let there: BTreeSet<u64> = all.iter().map(|played| played.number).collect();
    let missing: Vec<u64> = (0..games).filter(|number| !there.contains(number)).collect();
    bar.inc(there.len() as u64);
    bar.reset_eta();
    let file = kept.map(|(kept, _)| kept);
    let played = rules.simulate(series, &missing, &Watch { bar, kept: file });
    if let Some(failure) = file.and_then(|kept| kept.failure(words)) {
        return Err(failure);
    }
    all.extend(played.map_err(|error| cannot(error, file, words))?);
    all.sort_by_key(|played| played.number);
    Ok(all)
}

fn cannot(error: CannotSimulate, kept: Option<&Kept>, words: &Words) -> Failure {
    match error {
        CannotSimulate::SetUp(problems) => open::cannot_open(&problems, words),
        CannotSimulate::Series(error) => {
            let mut said = words.say(&Text::new("cli-sim-went-wrong").name("error", error.to_string()));
            if let Some(kept) = kept {
                let file = Text::new("cli-sim-kept").name("file", kept.path.display().to_string());
                said = format!("{said} {}", words.say(&file));
            }
            Failure::bad(said)
        }
    }
}

/// Seen on a terminal only.
pub fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40.cyan/blue} {pos}/{len}  {per_sec}  {eta}") {
        bar.set_style(style);
    }
    bar
}
