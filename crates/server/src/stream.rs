//! What one viewer of a match has been told, and what comes next. A viewer's version follows only from what changed for
//! that viewer, so neither it nor the number of updates says anything about the secret orders of others.

use crate::wire::{Change, DiceView, LogEntry, SceneChange, Update, Whole};
use any_game::{AnyMatch, History, PastStep};
use axum::body::Bytes;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use kernel::record::hex;
use kernel::{Scene, Seat, Viewer};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::io::Write;
use std::sync::{Arc, OnceLock};
use tokio::sync::broadcast;

/// How many updates are kept for those who come back, and how many bytes of them.
const KEPT: usize = 128;
const KEPT_BYTES: usize = 48 * 1024;
/// How many updates wait for a listener; whoever is further behind gets the whole.
const UNHEARD: usize = 32;
/// After so many changes that nobody asked for, the scene is forgotten; whoever comes back then gets the whole.
const UNASKED: u32 = 24;
/// How many entries of the log come with a whole.
const LOG_TAIL: usize = 60;

/// An update as it goes out: written once, compressed at most once.
#[derive(Debug)]
pub struct Message {
    pub json: String,
    deflated: OnceLock<Bytes>,
}

impl Message {
    fn new(update: &Update) -> Arc<Message> {
        // Plain data always has a JSON form.
        Arc::new(Message { json: serde_json::to_string(update).unwrap_or_default(), deflated: OnceLock::new() })
    }

    /// The raw deflate form of the JSON.
    pub fn deflated(&self) -> Bytes {
        let deflate = || {
            let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
            // Writing to memory does not fail.
            let _ = encoder.write_all(self.json.as_bytes());
            Bytes::from(encoder.finish().unwrap_or_default())
        };
        self.deflated.get_or_init(deflate).clone()
    }
}

/// How versions are named.
#[derive(Clone, Debug)]
pub enum Naming {
    /// One server tells everything, so it counts; the word is drawn when the match is loaded, and kept for viewers who
    /// then see what they saw before. It need not look at the match to name a version.
    Counted(Arc<str>),
    /// Several servers have to find the same name, so it follows from what the viewer sees: the scene, the log, and how
    /// often the viewer's own seat has acted.
    Seen,
}

/// The last version of a viewer where one server counts them, kept while the match is not in memory. What is seen
/// decides whether it still holds, so it tells nobody whether others have done something in secret meanwhile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastTold {
    viewer: Viewer,
    word: String,
    number: u64,
    /// The name of what was seen.
    seen: String,
}

impl LastTold {
    pub fn is_of(&self, viewer: Viewer) -> bool {
        self.viewer == viewer
    }
}

#[derive(Debug)]
pub struct Stream {
    viewer: Viewer,
    naming: Naming,
    number: u64,
    /// The version, where it follows from what is seen.
    name: String,
    /// How many events are of the viewer's own seat.
    acted: u64,
    /// How many entries of the log have been summed up, and their sum.
    log_sum: (usize, [u8; 32]),
    seen: Seen,
    undo: bool,
    dice: Option<DiceView>,
    /// The steps the viewer has been told of.
    told: Vec<u32>,
    /// How many steps have been looked at.
    looked_at: usize,
    /// How many entries of the log there were at the last update.
    told_before: usize,
    /// From which entry of the log on the viewer has to be told anew.
    told_anew: Option<usize>,
    /// The version of the last update.
    told_last: String,
    /// How often the match has changed since it was looked at.
    unseen: u32,
    /// The viewer did something himself: his view is another, whatever it looks like.
    own: bool,
    /// Somebody else did something, which need not have changed what the viewer sees.
    others: bool,
    recent: VecDeque<Recent>,
    recent_bytes: usize,
    /// There from the first listener on: its row takes kilobytes.
    listeners: Option<broadcast::Sender<Arc<Message>>>,
}

/// What the viewer saw last.
#[derive(Debug)]
enum Seen {
    Scene(Box<Scene>),
    /// Only enough of it to tell whether it is still the same.
    Digest([u8; 32]),
}

/// An update and the version it builds on.
#[derive(Debug)]
struct Recent {
    after: String,
    message: Arc<Message>,
}

fn digest(scene: &Scene) -> [u8; 32] {
    // Plain data always has a JSON form.
    Sha256::digest(serde_json::to_vec(scene).unwrap_or_default()).into()
}

impl Stream {
    pub fn new(viewer: Viewer, naming: Naming, the_match: &dyn AnyMatch, acted: u64) -> Stream {
        let mut stream = Stream {
            viewer,
            naming,
            number: 0,
            name: String::new(),
            acted,
            log_sum: (0, [0; 32]),
            seen: Seen::Scene(Box::new(the_match.scene(viewer))),
            undo: can_undo(the_match, viewer),
            dice: DiceView::of(the_match.dice()),
            told: Vec::new(),
            looked_at: 0,
            told_before: 0,
            told_anew: None,
            told_last: String::new(),
            unseen: 0,
            own: false,
            others: false,
            recent: VecDeque::new(),
            recent_bytes: 0,
            listeners: None,
        };
        stream.look(the_match.history());
        stream.told_before = stream.told.len();
        stream.give_name(the_match.history());
        stream.told_last = stream.version();
        stream
    }

    pub fn version(&self) -> String {
        match &self.naming {
            Naming::Counted(epoch) => format!("{epoch}.{}", self.number),
            Naming::Seen => self.name.clone(),
        }
    }

    /// Names the version, where it follows from what is seen now.
    fn give_name(&mut self, history: &History) {
        if matches!(self.naming, Naming::Seen) {
            self.name = self.name_of_seen(history);
        }
    }

    fn name_of_seen(&mut self, history: &History) -> String {
        let (summed, mut sum) = self.log_sum;
        for entry in self.log(history, summed, usize::MAX) {
            // Plain data always has a JSON form.
            let entry = serde_json::to_vec(&entry).unwrap_or_default();
            sum = Sha256::new().chain_update(sum).chain_update(entry).finalize().into();
        }
        self.log_sum = (self.told.len(), sum);
        let scene = match &self.seen {
            Seen::Scene(scene) => digest(scene),
            Seen::Digest(digest) => *digest,
        };
        let all = Sha256::new().chain_update(scene).chain_update(sum).chain_update([u8::from(self.undo)]);
        format!("{}.{}", hex(&all.finalize()[..8]), self.acted)
    }

    /// What is kept of it when the match leaves memory.
    pub fn last_told(&mut self, the_match: &dyn AnyMatch) -> Option<LastTold> {
        self.catch_up(the_match);
        let Naming::Counted(word) = &self.naming else { return None };
        let word = word.to_string();
        let seen = self.name_of_seen(the_match.history());
        Some(LastTold { viewer: self.viewer, word, number: self.number, seen })
    }

    /// The match is back in memory: a viewer who sees what was seen before has the version of then.
    pub fn count_on(&mut self, last: &LastTold, the_match: &dyn AnyMatch) {
        if matches!(self.naming, Naming::Counted(_)) && self.name_of_seen(the_match.history()) == last.seen {
            (self.naming, self.number) = (Naming::Counted(last.word.as_str().into()), last.number);
            self.told_last = self.version();
        }
    }

    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Whether the version can be told without looking at the match.
    pub fn knows_its_version(&self) -> bool {
        match self.naming {
            Naming::Counted(_) => !self.others,
            Naming::Seen => self.unseen == 0,
        }
    }

    /// Whether the viewer has done something that has not been looked at yet.
    pub fn has_own(&self) -> bool {
        self.own
    }

    pub fn listeners(&self) -> usize {
        self.listeners.as_ref().map_or(0, broadcast::Sender::receiver_count)
    }

    /// Whoever listens has been told the present scene, so what comes next is told as what has changed since, even
    /// if the scene was forgotten meanwhile. The match has been looked at.
    pub fn listen(&mut self, the_match: &dyn AnyMatch) -> broadcast::Receiver<Arc<Message>> {
        self.remember(the_match);
        self.listeners.get_or_insert_with(|| broadcast::channel(UNHEARD).0).subscribe()
    }

    fn look(&mut self, history: &History) {
        for (number, step) in (self.looked_at..).zip(history.some(self.looked_at, usize::MAX)) {
            if step.is_told_to(self.viewer) {
                self.told.push(number as u32);
            }
        }
        self.looked_at = history.len();
    }

    /// A step has been taken back: what was told of it is no longer true, and later steps move up.
    pub fn take_back(&mut self, step: usize) {
        if step >= self.looked_at {
            return;
        }
        let place = self.told.partition_point(|&told| (told as usize) < step);
        if self.told.get(place) == Some(&(step as u32)) {
            self.told.remove(place);
            if place < self.log_sum.0 {
                self.log_sum = (0, [0; 32]);
            }
            if place < self.told_before {
                self.told_anew = Some(self.told_anew.map_or(place, |from| from.min(place)));
            }
        }
        for told in &mut self.told[place..] {
            *told -= 1;
        }
        self.looked_at -= 1;
    }

    /// The match has changed. Those who listen are told at once; for the others it is looked at when they ask. `acted`
    /// is how often the viewer's own seat has acted by now.
    pub fn changed(&mut self, the_match: &dyn AnyMatch, by: Option<Seat>, acted: u64) {
        self.unseen += 1;
        self.acted = acted;
        if by.is_some_and(|seat| self.viewer.is(seat)) {
            self.own = true;
            self.number += 1;
        } else {
            self.others = true;
        }
        if self.listeners() > 0 {
            self.catch_up(the_match);
        } else if self.unseen > UNASKED {
            self.forget();
        }
    }

    /// Nobody has asked for long: what can be worked out again is dropped.
    fn forget(&mut self) {
        if let Seen::Scene(scene) = &self.seen {
            self.seen = Seen::Digest(digest(scene));
        }
        (self.recent, self.recent_bytes) = (VecDeque::new(), 0);
    }

    /// Drops everything that follows from the match, which is about to leave.
    pub fn rest(&mut self, the_match: &dyn AnyMatch) {
        self.catch_up(the_match);
        self.forget();
        (self.told, self.looked_at) = (Vec::new(), 0);
    }

    /// The match is there again, as it was then: those who listen are told what changes from now on, not everything.
    pub fn take_up(&mut self, the_match: &dyn AnyMatch) {
        self.look(the_match.history());
        if self.listeners() > 0 {
            self.remember(the_match);
        }
    }

    /// The scene that was seen last is the present one: it is kept whole from now on.
    fn remember(&mut self, the_match: &dyn AnyMatch) {
        if matches!(self.seen, Seen::Digest(_)) {
            self.seen = Seen::Scene(Box::new(the_match.scene(self.viewer)));
        }
    }

    /// Looks at the match again and notes what has changed for the viewer, if anything has.
    pub fn catch_up(&mut self, the_match: &dyn AnyMatch) {
        if self.unseen == 0 {
            return;
        }
        (self.unseen, self.others) = (0, false);
        self.look(the_match.history());
        let (scene, undo) = (the_match.scene(self.viewer), can_undo(the_match, self.viewer));
        let dice = DiceView::of(the_match.dice());
        let new_dice = if dice == self.dice { None } else { dice.clone() };
        let own = std::mem::take(&mut self.own);
        let told_anew = self.told_anew.take();
        let before = std::mem::replace(&mut self.told_before, self.told.len());
        let same = match &self.seen {
            Seen::Scene(seen) => **seen == scene,
            Seen::Digest(seen) => *seen == digest(&scene),
        };
        let as_told = told_anew.is_none() && self.told.len() == before;
        if same && undo == self.undo && as_told && new_dice.is_none() && !own {
            return;
        }
        self.number += u64::from(!own);
        (self.undo, self.dice) = (undo, dice);
        let change = match &self.seen {
            Seen::Scene(seen) => SceneChange::between(seen, &scene),
            Seen::Digest(_) => None,
        };
        self.seen = Seen::Scene(Box::new(scene));
        self.give_name(the_match.history());
        let present = self.version();
        let after = std::mem::replace(&mut self.told_last, present);
        let update = match change {
            Some(change) => Update::Change(Box::new(Change {
                version: self.version(),
                after: after.clone(),
                scene: change,
                log_from: told_anew,
                log: self.log(the_match.history(), told_anew.unwrap_or(before), usize::MAX),
                undo,
                dice: new_dice,
            })),
            None => Update::Whole(Box::new(self.whole(the_match))),
        };
        self.tell(after, Message::new(&update));
    }

    fn tell(&mut self, after: String, message: Arc<Message>) {
        self.recent_bytes += message.json.len();
        self.recent.push_back(Recent { after, message: Arc::clone(&message) });
        while self.recent.len() > KEPT || (self.recent_bytes > KEPT_BYTES && self.recent.len() > 1) {
            if let Some(gone) = self.recent.pop_front() {
                self.recent_bytes -= gone.message.json.len();
            }
        }
        // It does not matter if nobody listens.
        let _ = self.listeners.as_ref().map(|listeners| listeners.send(message));
    }

    /// Everything the viewer sees now.
    pub fn whole(&self, the_match: &dyn AnyMatch) -> Whole {
        let from = self.told.len().saturating_sub(LOG_TAIL);
        let scene = match &self.seen {
            Seen::Scene(scene) => (**scene).clone(),
            Seen::Digest(_) => the_match.scene(self.viewer),
        };
        Whole {
            version: self.version(),
            scene,
            log: self.log(the_match.history(), from, LOG_TAIL),
            earlier: from > 0,
            undo: self.undo,
            dice: self.dice.clone(),
        }
    }

    pub fn whole_message(&self, the_match: &dyn AnyMatch) -> Arc<Message> {
        Message::new(&Update::Whole(Box::new(self.whole(the_match))))
    }

    /// What somebody has missed who has seen this version; everything, if it is too long ago.
    pub fn since(&self, version: Option<&str>, the_match: &dyn AnyMatch) -> Vec<Arc<Message>> {
        if version == Some(self.version().as_str()) {
            return Vec::new();
        }
        // What is told are differences, so it has to begin exactly with what was seen, the last time it was.
        match self.recent.iter().rposition(|recent| Some(recent.after.as_str()) == version) {
            Some(first) => self.recent.iter().skip(first).map(|recent| Arc::clone(&recent.message)).collect(),
            None => vec![self.whole_message(the_match)],
        }
    }

    /// The entries of the log from one number on.
    fn log(&self, history: &History, from: usize, limit: usize) -> Vec<LogEntry> {
        let told: Vec<_> = self.told.iter().enumerate().skip(from).take(limit).collect();
        let (Some(&(_, &first)), Some(&(_, &last))) = (told.first(), told.last()) else { return Vec::new() };
        let steps = history.some(first as usize, (last - first + 1) as usize);
        let entry_of =
            |(number, &step): (usize, &u32)| Some(entry(number, steps.get((step - first) as usize)?, self.viewer));
        told.into_iter().filter_map(entry_of).collect()
    }

    /// The last entries before one number.
    pub fn log_before(&self, history: &History, before: Option<usize>, limit: usize) -> Vec<LogEntry> {
        let end = before.unwrap_or(usize::MAX).min(self.told.len());
        let from = end.saturating_sub(limit);
        self.log(history, from, end - from)
    }

    /// The moments the viewer may look back at, as numbers of steps taken: all as long as nobody had a secret that is
    /// still one, and after that those in which the viewer was told something. What others did in secret has no number.
    pub fn seen(&self, open: usize) -> Vec<usize> {
        let later = self.told.iter().map(|&step| step as usize + 1).filter(|taken| *taken > open);
        (0..=open).chain(later).collect()
    }

    /// The step that an entry of the log tells of; the last one, if there is no such entry yet.
    pub fn step_of(&self, entry: usize) -> Option<usize> {
        self.told.get(entry).or(self.told.last()).map(|&step| step as usize)
    }

    /// What the viewer was told of a step.
    pub fn entry_of(&self, history: &History, step: usize) -> Option<LogEntry> {
        let number = self.told.binary_search(&(step as u32)).ok()?;
        Some(entry(number, &history.get(step)?, self.viewer))
    }
}

fn can_undo(the_match: &dyn AnyMatch, viewer: Viewer) -> bool {
    matches!(viewer, Viewer::Seat(seat) if the_match.can_undo(seat))
}

fn entry(number: usize, step: &PastStep, viewer: Viewer) -> LogEntry {
    let notes = step.notes.iter().filter(|n| n.may_be_read_by(viewer)).cloned().collect();
    let purpose = step.open_purpose(viewer).cloned();
    LogEntry { number, seat: step.seat, notes, dice: step.dice.clone(), aside: step.aside, purpose }
}

#[cfg(test)]
mod tests {
    use super::*;
    use any_game::Purpose;
    use kernel::{Note, Text};

    #[test]
    fn what_a_machine_does_something_for_is_told_only_where_nobody_has_a_secret() {
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
        let purpose = Some(Purpose { text: Text::new("aim"), percent: Some(78) });
        let told = |step: &PastStep| viewers.map(|viewer| entry(7, step, viewer).purpose.is_some());
        let open = PastStep {
            seat: Some(Seat(0)),
            notes: vec![Note::new(Text::new("moved"))],
            dice: Vec::new(),
            turn: 1,
            secret: false,
            aside: false,
            purpose,
        };
        assert_eq!(told(&open), [true, true, true]);
        assert_eq!(told(&PastStep { secret: true, ..open.clone() }), [false, false, false]);
        // A secret order beside what everybody may read: what it was for would tell it.
        let ordered = Note::new(Text::new("ordered")).only(Seat(0));
        let notes = vec![open.notes[0].clone(), ordered];
        assert_eq!(told(&PastStep { notes, ..open }), [true, false, false]);
    }
}
