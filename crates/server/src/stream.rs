//! What one viewer of a match has been told, and what comes next. A viewer's version counts only what changed for that
//! viewer, so the number of updates says nothing about the secret orders of others.

use crate::table::{Past, Table};
use crate::wire::{Change, LogEntry, SceneChange, Update, Whole};
use axum::body::Bytes;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use kernel::{Scene, Viewer};
use std::collections::VecDeque;
use std::io::Write;
use std::sync::{Arc, OnceLock};
use tokio::sync::broadcast;

/// How many updates are kept for those who come back.
const KEPT: usize = 128;
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

#[derive(Debug)]
pub struct Stream {
    viewer: Viewer,
    epoch: Arc<str>,
    number: u64,
    scene: Scene,
    undo: bool,
    /// The steps the viewer has been told of.
    told: Vec<usize>,
    /// How many steps have been looked at.
    looked_at: usize,
    /// From which entry of the log on the viewer has to be told anew.
    told_anew: Option<usize>,
    recent: VecDeque<(u64, Arc<Message>)>,
    listeners: broadcast::Sender<Arc<Message>>,
}

impl Stream {
    pub fn new(viewer: Viewer, epoch: Arc<str>, table: &dyn Table) -> Stream {
        let mut stream = Stream {
            viewer,
            epoch,
            number: 0,
            scene: table.scene(viewer),
            undo: can_undo(table, viewer),
            told: Vec::new(),
            looked_at: 0,
            told_anew: None,
            recent: VecDeque::new(),
            listeners: broadcast::channel(KEPT).0,
        };
        stream.look(table.past());
        stream
    }

    pub fn version(&self) -> String {
        self.version_of(self.number)
    }

    fn version_of(&self, number: u64) -> String {
        format!("{}.{number}", self.epoch)
    }

    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    pub fn listeners(&self) -> usize {
        self.listeners.receiver_count()
    }

    pub fn listen(&self) -> broadcast::Receiver<Arc<Message>> {
        self.listeners.subscribe()
    }

    fn look(&mut self, past: &[Past]) {
        for (step, past) in past.iter().enumerate().skip(self.looked_at) {
            if is_told(past, self.viewer) {
                self.told.push(step);
            }
        }
        self.looked_at = past.len();
    }

    /// A step has been taken back: what was told of it is no longer true, and later steps move up.
    pub fn take_back(&mut self, step: usize) {
        let place = self.told.partition_point(|&told| told < step);
        if self.told.get(place) == Some(&step) {
            self.told.remove(place);
            self.told_anew = Some(self.told_anew.map_or(place, |from| from.min(place)));
        }
        for told in &mut self.told[place..] {
            *told -= 1;
        }
        self.looked_at -= 1;
    }

    /// Looks at the table again and tells the viewer what has changed, if anything has.
    pub fn refresh(&mut self, table: &dyn Table) {
        let before = self.told.len();
        self.look(table.past());
        let (scene, undo) = (table.scene(self.viewer), can_undo(table, self.viewer));
        let told_anew = self.told_anew.take();
        if scene == self.scene && undo == self.undo && told_anew.is_none() && self.told.len() == before {
            return;
        }
        let change = SceneChange::between(&self.scene, &scene);
        (self.scene, self.undo) = (scene, undo);
        self.number += 1;
        let update = match change {
            Some(change) => Update::Change(Box::new(Change {
                version: self.version(),
                after: self.version_of(self.number - 1),
                scene: change,
                log_from: told_anew,
                log: self.log(table.past(), told_anew.unwrap_or(before), usize::MAX),
                undo,
            })),
            None => Update::Whole(Box::new(self.whole(table.past()))),
        };
        self.tell(Message::new(&update));
    }

    fn tell(&mut self, message: Arc<Message>) {
        if self.recent.len() == KEPT {
            self.recent.pop_front();
        }
        self.recent.push_back((self.number, Arc::clone(&message)));
        // It does not matter if nobody listens.
        let _ = self.listeners.send(message);
    }

    /// Everything the viewer sees now.
    pub fn whole(&self, past: &[Past]) -> Whole {
        let from = self.told.len().saturating_sub(LOG_TAIL);
        Whole {
            version: self.version(),
            scene: self.scene.clone(),
            log: self.log(past, from, LOG_TAIL),
            earlier: from > 0,
            undo: self.undo,
        }
    }

    pub fn whole_message(&self, past: &[Past]) -> Arc<Message> {
        Message::new(&Update::Whole(Box::new(self.whole(past))))
    }

    /// What somebody has missed who has seen this version; everything, if it is too long ago.
    pub fn since(&self, version: Option<&str>, past: &[Past]) -> Vec<Arc<Message>> {
        let seen = version.and_then(|v| v.rsplit_once('.')).filter(|(epoch, _)| **epoch == *self.epoch);
        let seen = seen.and_then(|(_, number)| number.parse::<u64>().ok()).filter(|&n| n <= self.number);
        match seen {
            Some(seen) if seen + self.recent.len() as u64 >= self.number => {
                self.recent.iter().filter(|(n, _)| *n > seen).map(|(_, m)| Arc::clone(m)).collect()
            }
            _ => vec![self.whole_message(past)],
        }
    }

    /// The entries of the log from one number on.
    fn log(&self, past: &[Past], from: usize, limit: usize) -> Vec<LogEntry> {
        let told = self.told.iter().enumerate().skip(from).take(limit);
        told.filter_map(|(number, &step)| Some(entry(number, past.get(step)?, self.viewer))).collect()
    }

    /// The last entries before one number.
    pub fn log_before(&self, past: &[Past], before: Option<usize>, limit: usize) -> Vec<LogEntry> {
        let end = before.unwrap_or(usize::MAX).min(self.told.len());
        let from = end.saturating_sub(limit);
        self.log(past, from, end - from)
    }

    /// The moments the viewer may look back at, as numbers of steps taken: all as long as nobody had a secret that is
    /// still one, and after that those in which the viewer was told something. What others did in secret has no number.
    pub fn seen(&self, open: usize) -> Vec<usize> {
        let later = self.told.iter().map(|step| step + 1).filter(|taken| *taken > open);
        (0..=open).chain(later).collect()
    }

    /// What the viewer was told of a step.
    pub fn entry_of(&self, past: &[Past], step: usize) -> Option<LogEntry> {
        let number = self.told.binary_search(&step).ok()?;
        Some(entry(number, past.get(step)?, self.viewer))
    }
}

fn can_undo(table: &dyn Table, viewer: Viewer) -> bool {
    matches!(viewer, Viewer::Seat(seat) if table.can_undo(seat))
}

/// A step is told to those who may read one of its notes. Dice that nobody said anything about are everybody's.
pub fn is_told(past: &Past, viewer: Viewer) -> bool {
    past.notes.iter().any(|n| n.may_be_read_by(viewer)) || (past.notes.is_empty() && !past.dice.is_empty())
}

fn entry(number: usize, past: &Past, viewer: Viewer) -> LogEntry {
    let notes = past.notes.iter().filter(|n| n.may_be_read_by(viewer)).cloned().collect();
    LogEntry { number, seat: past.seat, notes, dice: past.dice.clone() }
}
