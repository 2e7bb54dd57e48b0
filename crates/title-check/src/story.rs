//! Whether the log of a game tells a story: who went which way, what dice were thrown for, and where turns, phases and
//! fights begin; in sentences that can be said in every language of the game.

use crate::golden::open;
use crate::words_of;
use kernel::dice::{Recorded, Shown};
use kernel::{Chapter, Game, Match, Note, Play, Title, Words};
use std::collections::BTreeSet;
use std::sync::Arc;

/// How much of it was told in a whole game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    pub ways: usize,
    /// Throws of which it is known what was needed.
    pub goals: usize,
    pub turns: usize,
    pub phases: usize,
    pub fights: usize,
}

/// Plays a record again and looks at every line of its log.
pub fn told<T: Title>(title: &T, text: &str) -> Told {
    let (game, mut record) = open(title, text);
    let entries = std::mem::take(&mut record.entries);
    let begun = Match::replay(Arc::clone(&game), &record).unwrap_or_else(|e| panic!("{e}"));
    let mut state = begun.state().clone();
    let spaces: BTreeSet<String> = game.board().spaces.into_iter().map(|space| space.id).collect();
    let languages: Vec<Words> = title.about().languages.iter().map(|tag| words_of(title, tag)).collect();
    let mut told = Told::default();
    for (step, entry) in entries.iter().enumerate() {
        let (mut notes, mut dice) = (Vec::new(), Shown::new(Recorded::new(&entry.dice)));
        game.apply(&mut state, entry.seat, &entry.action, &mut Play::logged(&mut dice, &mut notes));
        let throws: usize = notes.iter().map(|note: &Note| note.throws.len()).sum();
        assert!(throws <= entry.dice.len(), "step {step} tells of {throws} throws, there were {}", entry.dice.len());
        for note in &notes {
            look_at(note, step, &spaces, &languages);
            told.ways += usize::from(!note.way.is_empty());
            told.goals += note.throws.iter().flatten().count();
            match note.begins {
                Some(Chapter::Turn) => told.turns += 1,
                Some(Chapter::Phase) => told.phases += 1,
                Some(Chapter::Fight) => told.fights += 1,
                None => {}
            }
        }
    }
    told
}

fn look_at(note: &Note, step: usize, spaces: &BTreeSet<String>, languages: &[Words]) {
    let strange: Vec<&String> = note.way.iter().filter(|space| !spaces.contains(*space)).collect();
    assert!(strange.is_empty(), "step {step}: the board has no {strange:?}");
    assert!(note.way.is_empty() || note.way.len() > 1, "step {step}: a way leads from somewhere to somewhere");
    assert!(note.way.windows(2).all(|pair| pair[0] != pair[1]), "step {step}: {:?} stands still", note.way);
    for words in languages {
        let said = words.try_say(&note.text).unwrap_or_else(|missing| panic!("step {step}: {missing}"));
        assert!(!said.contains("..") && !said.contains("  "), "step {step}: {said}");
    }
}
