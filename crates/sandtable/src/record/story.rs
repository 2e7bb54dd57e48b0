//! A record told step by step.

use crate::failure::Failure;
use kernel::dice::{Recorded, Shown};
use kernel::matches::beginning;
use kernel::record::StateHash;
use kernel::{Entry, Game, Note, Play, Text, Words};

/// One step as it reads.
#[derive(Debug)]
pub struct Step<'a, A> {
    /// From 1.
    pub number: usize,
    pub entry: &'a Entry<A>,
    /// The action as its owner reads it.
    pub text: Text,
    pub notes: Vec<Note>,
}

/// Tells each step in turn through the fast door and returns the last state. Nothing is checked: what a bad record says
/// can be told as well.
pub fn tell<G: Game>(
    game: &G,
    record: &super::RecordOf<G>,
    words: &Words,
    mut each: impl FnMut(Step<'_, G::Action>) -> Result<(), Failure>,
) -> Result<G::State, Failure> {
    let cannot = |error: kernel::RecordError| Failure::usage(format!("{}\n  {error}", words.word("cli-cannot-open")));
    let mut state = beginning(game, record).map_err(cannot)?;
    let before = record.steps_before();
    for (i, entry) in record.entries.iter().enumerate() {
        let text = game.describe(&state, &entry.action);
        let mut dice = Shown::new(Recorded::new(&entry.dice));
        let mut notes = Vec::new();
        game.apply(&mut state, entry.seat, &entry.action, &mut Play::logged(&mut dice, &mut notes));
        each(Step { number: before + i + 1, entry, text, notes })?;
    }
    Ok(state)
}

/// Whether the last state is the one the record says it is.
pub fn agrees<G: Game>(record: &super::RecordOf<G>, state: &G::State) -> bool {
    record.entries.last().is_none_or(|last| last.hash == StateHash::of(state))
}
