//! What has happened in a match, step by step, as the log tells it. Most of it is read rarely, so all but the last
//! steps are packed.

use crate::kept_states::{deflated, inflated};
use journal::Kept;
use kernel::{AimAbout, Note, Seat, Text, Throw, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many steps are packed together.
const BLOCK: usize = 32;

/// A step of the record, as the log tells it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PastStep {
    /// Nobody, where something happened to the match as a whole, such as a change of its rules.
    pub seat: Option<Seat>,
    pub notes: Vec<Note>,
    pub dice: Vec<Throw>,
    /// The turn being played after it.
    pub turn: u32,
    /// Whether somebody holds a secret after it.
    pub secret: bool,
    /// It is told here, but is no step of the record: something was done about the parts of the dice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aside: bool,
    /// What for, where a machine player took it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purpose: Option<Purpose>,
}

/// What a machine player did something for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Purpose {
    /// "take Karelia"
    pub text: Text,
    /// How likely it took that to be, in hundredths; absent where it had no idea.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub percent: Option<u8>,
}

impl From<AimAbout> for Purpose {
    fn from(about: AimAbout) -> Purpose {
        let percent = about.chance.map(|chance| (100.0 * chance).round().clamp(0.0, 100.0) as u8);
        Purpose { text: about.text, percent }
    }
}

impl PastStep {
    /// What for, as far as a viewer may know it: a machine's purpose could tell what it keeps secret, so it is told
    /// only where nobody has a secret, and then to everybody.
    pub fn open_purpose(&self, viewer: Viewer) -> Option<&Purpose> {
        let told = self.notes.iter().all(|note| note.may_be_read_by(viewer));
        self.purpose.as_ref().filter(|_| told && !self.secret)
    }

    /// A step is told to those who may read one of its notes. Dice that nobody said anything about are everybody's.
    pub fn is_told_to(&self, viewer: Viewer) -> bool {
        self.notes.iter().any(|n| n.may_be_read_by(viewer)) || (self.notes.is_empty() && !self.dice.is_empty())
    }
}

/// What is kept of a step in the store, beside what its event tells already.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Told {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    #[serde(default)]
    pub turn: u32,
    #[serde(default)]
    pub secret: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purpose: Option<Purpose>,
}

impl Told {
    /// What is kept beside an event; nothing of what cannot be read.
    pub fn kept(kept: &Kept) -> Option<Told> {
        serde_json::from_str(&kept.told).ok()
    }
}

/// All steps of a match.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// Blocks of [`BLOCK`] steps each.
    packed: Vec<Vec<u8>>,
    /// Those that follow.
    recent: Vec<PastStep>,
    /// Turn and secret of every step, packed or not.
    marks: Vec<(u32, bool)>,
    /// Which of them are no steps of the record.
    asides: Vec<usize>,
}

impl History {
    pub fn len(&self) -> usize {
        self.marks.len()
    }

    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    pub fn push(&mut self, past: PastStep) {
        if past.aside {
            self.asides.push(self.len());
        }
        self.marks.push((past.turn, past.secret));
        self.recent.push(past);
        // Twice as many, so that what is packed need not be unpacked again by the next undo.
        if self.recent.len() == 2 * BLOCK {
            let block: Vec<PastStep> = self.recent.drain(..BLOCK).collect();
            // Plain data always has a JSON form.
            self.packed.push(deflated(&serde_json::to_vec(&block).unwrap_or_default()));
        }
    }

    /// The steps from one on, so many at most.
    pub fn some(&self, from: usize, many: usize) -> Vec<PastStep> {
        let until = from.saturating_add(many).min(self.len());
        let mut found = Vec::new();
        let mut at = from;
        while at < until {
            let end = until.min((at / BLOCK + 1) * BLOCK);
            match self.packed.get(at / BLOCK) {
                Some(block) => found.extend(unpacked(block).drain(at % BLOCK..end - at / BLOCK * BLOCK)),
                None => {
                    let first = self.packed.len() * BLOCK;
                    found.extend_from_slice(&self.recent[at - first..until - first]);
                    break;
                }
            }
            at = end;
        }
        found
    }

    pub fn get(&self, step: usize) -> Option<PastStep> {
        self.some(step, 1).pop()
    }

    /// Takes out everything from a step on.
    pub fn split_off(&mut self, at: usize) -> Vec<PastStep> {
        while at < self.packed.len() * BLOCK {
            let mut block = self.packed.pop().map(|block| unpacked(&block)).unwrap_or_default();
            block.append(&mut self.recent);
            self.recent = block;
        }
        self.marks.truncate(at);
        self.asides.truncate(self.asides_in(at));
        self.recent.split_off(at - self.packed.len() * BLOCK)
    }

    /// How many of the first steps are no steps of the record.
    pub fn asides_in(&self, steps: usize) -> usize {
        self.asides.partition_point(|&aside| aside < steps)
    }

    /// Which of all steps is number `n` of those of the record that come from one on.
    pub fn place_of(&self, n: usize, from: usize) -> usize {
        let later = &self.asides[self.asides_in(from)..];
        later.iter().fold(from + n, |place, &aside| if aside <= place { place + 1 } else { place })
    }

    /// The turn that was being played after a step.
    pub fn turn(&self, step: usize) -> u32 {
        self.marks.get(step).map_or(0, |&(turn, _)| turn)
    }

    /// How many of the first steps hold nothing that is still secret.
    pub fn open(&self) -> usize {
        self.open_before(self.len())
    }

    /// The same, had there been only so many steps.
    pub fn open_before(&self, steps: usize) -> usize {
        // Before the first step there is nothing to be hidden.
        self.marks[..steps].iter().rposition(|&(_, secret)| !secret).map_or(0, |last| last + 1)
    }

    /// The last step of the record that is a seat's, among those from one on.
    pub fn last_of(&self, seat: Seat, from: usize) -> Option<usize> {
        let first = self.packed.len() * BLOCK;
        let is_own = |p: &PastStep| p.seat == Some(seat) && !p.aside;
        let recent = self.recent.iter().rposition(is_own).map(|i| first + i);
        let found = recent.or_else(|| self.some(0, first).iter().rposition(is_own));
        found.filter(|&at| at >= from)
    }
}

fn unpacked(block: &[u8]) -> Vec<PastStep> {
    // It was packed by this program a moment ago.
    inflated(block).and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Rng, Text};

    fn past(i: usize) -> PastStep {
        let note = Note::new(Text::new("x").number("i", i as i64));
        PastStep {
            seat: Some(Seat((i % 3) as u8)),
            notes: vec![note],
            dice: Vec::new(),
            turn: i as u32,
            secret: i % 5 == 4,
            aside: i % 11 == 3,
            purpose: (i % 7 == 2).then(|| Purpose { text: Text::new("aim"), percent: Some(i as u8) }),
        }
    }

    #[test]
    fn a_packed_history_reads_as_it_was_told() {
        let mut rng = Rng::new(3);
        let (mut history, mut plain) = (History::default(), Vec::new());
        for i in 0..1000 {
            if rng.one_in(40) && !plain.is_empty() {
                let at = plain.len() - 1 - rng.below(plain.len().min(40));
                assert_eq!(history.split_off(at), plain.split_off(at));
            }
            history.push(past(i));
            plain.push(past(i));
            let (from, many) = (rng.below(plain.len() + 3), rng.below(150));
            let until = (from + many).min(plain.len());
            assert_eq!(history.some(from, many), plain.get(from..until).unwrap_or_default());
            assert_eq!(history.len(), plain.len());
            assert_eq!(history.open(), plain.iter().rposition(|p| !p.secret).map_or(0, |last| last + 1));
            let own: Vec<usize> = (from.min(plain.len())..plain.len()).filter(|&i| !plain[i].aside).collect();
            for (n, &place) in own.iter().enumerate() {
                assert_eq!(history.place_of(n, from), place);
                assert_eq!(place - from - (history.asides_in(place) - history.asides_in(from)), n);
            }
            let seat = Seat(rng.below(4) as u8);
            let last = plain.iter().rposition(|p| p.seat == Some(seat) && !p.aside);
            assert_eq!(history.last_of(seat, 2), last.filter(|&i| i >= 2));
        }
        assert!(history.packed.len() > 5);
    }
}
