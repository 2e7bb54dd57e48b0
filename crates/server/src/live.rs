//! A match in memory: the table, and what each of its viewers has been told.

use crate::frames::Film;
use crate::loading::Loaded;
use crate::problems::{Kind, Trouble};
use crate::stream::{Message, Stream};
use crate::table::{Happening, Looked, Table};
use crate::tasks::Players;
use crate::wire::{Answer, Command, Deed, Done, LogEntry, Moment, Question, Whole};
use ai::Level;
use kernel::scene::Board;
use kernel::{Outcome, Scene, Seat, SeatSet, Text, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Event, NewEvent, StoredEvent};
use tokio::sync::broadcast;

/// The longest id of a command.
const COMMAND_ID: usize = 64;
/// The most entries of the log in one answer.
const LOG_LIMIT: usize = 500;

pub struct Live {
    table: Box<dyn Table>,
    players: Players,
    /// The number of the next event.
    next: u64,
    /// The commands that have been carried out, each with its seat.
    commands: HashSet<String>,
    streams: HashMap<Option<Seat>, Stream>,
    epoch: Arc<str>,
    /// When something happened that everybody could see, in seconds since 1970.
    updated: u64,
    /// A machine player did not know what to do; asking it again would not help.
    stuck: bool,
}

/// What became of a command before it is stored.
pub enum Judged {
    /// It was carried out before.
    Repeated(Done),
    /// It has happened on the table and must be stored.
    Happened(Happened),
}

/// What has happened on the table and is not stored yet.
pub struct Happened {
    events: Vec<NewEvent>,
    /// The step that was taken back.
    undone: Option<usize>,
    /// The seat whose command it was.
    by: Option<Seat>,
}

/// What has been stored of it.
pub struct Stored {
    many: u64,
    commands: Vec<String>,
    undone: Option<usize>,
    by: Option<Seat>,
}

impl Happened {
    /// The events, and what has to be known of them once they are stored.
    pub fn into_store(self) -> (Vec<NewEvent>, Stored) {
        let Happened { events, undone, by } = self;
        let (many, commands) = (events.len() as u64, events.iter().filter_map(|e| e.command.clone()).collect());
        (events, Stored { many, commands, undone, by })
    }
}

/// What the lobby shows of a match; kept as a snapshot, so that a lobby full of matches need not wake them.
#[derive(Serialize, Deserialize)]
pub struct Standing {
    pub turn: Text,
    pub deciding: SeatSet,
    pub outcome: Option<Outcome>,
    pub updated: u64,
    /// The kind of problem because of which it cannot go on.
    #[serde(default)]
    pub problem: Option<String>,
}

impl Live {
    pub fn new(table: Box<dyn Table>, players: Players, epoch: String, created: u64) -> Live {
        Live {
            table,
            players,
            next: 0,
            commands: HashSet::new(),
            streams: HashMap::new(),
            epoch: epoch.into(),
            updated: created,
            stuck: false,
        }
    }

    /// A match as the store has it. What its loading brought has been stored.
    pub fn load(loaded: Loaded, created: u64, stored: Vec<StoredEvent>, players: Players, epoch: String) -> Live {
        let mut live = Live::new(loaded.table, players, epoch, created);
        live.next = stored.len() as u64 + u64::from(loaded.news.is_some());
        let open = last_open(&stored, live.table.open_steps());
        live.updated = open.map_or(created, |i| stored[i].at);
        live.commands = stored.into_iter().filter_map(|e| e.command).collect();
        live
    }

    /// The number of the next event.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// The events a new match begins with are stored already.
    pub fn begin_after(mut self, events: usize) -> Live {
        self.next = events as u64;
        self
    }

    pub fn board(&self) -> Board {
        self.table.board()
    }

    pub fn standing(&self) -> Standing {
        let scene = self.table.scene(Viewer::Spectator);
        Standing {
            turn: scene.turn,
            deciding: scene.deciding,
            outcome: self.table.outcome(),
            updated: self.updated,
            problem: self.table.stop().map(|stop| Trouble::from(stop.clone()).name().to_owned()),
        }
    }

    /// The stream of a viewer as it was looked at last, and the table. What a viewer is told begins with the first look.
    fn stream_as_it_was(&mut self, viewer: Viewer) -> (&mut Stream, &dyn Table) {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let (table, epoch) = (self.table.as_ref(), &self.epoch);
        let stream = self.streams.entry(seat).or_insert_with(|| Stream::new(viewer, Arc::clone(epoch), table));
        (stream, table)
    }

    fn stream(&mut self, viewer: Viewer) -> (&mut Stream, &dyn Table) {
        let (stream, table) = self.stream_as_it_was(viewer);
        stream.catch_up(table);
        (stream, table)
    }

    /// Before somebody else does something, it is looked at what the others have done last: what they are told of that
    /// must not be mixed with what comes next, which may be a secret.
    fn look_before(&mut self, next: Option<Seat>) {
        let table = self.table.as_ref();
        for (seat, stream) in &mut self.streams {
            if stream.has_own() && *seat != next {
                stream.catch_up(table);
            }
        }
    }

    pub fn version(&mut self, viewer: Viewer) -> String {
        let (stream, table) = self.stream_as_it_was(viewer);
        if !stream.knows_its_version() {
            stream.catch_up(table);
        }
        stream.version()
    }

    pub fn whole(&mut self, viewer: Viewer) -> Whole {
        let (stream, table) = self.stream(viewer);
        stream.whole(table)
    }

    pub fn whole_message(&mut self, viewer: Viewer) -> Arc<Message> {
        let (stream, table) = self.stream(viewer);
        stream.whole_message(table)
    }

    /// What a viewer has missed since a version, and what will come.
    pub fn listen(
        &mut self,
        viewer: Viewer,
        version: Option<&str>,
    ) -> (Vec<Arc<Message>>, broadcast::Receiver<Arc<Message>>) {
        let missed = self.since(viewer, version);
        (missed, self.stream(viewer).0.listen())
    }

    pub fn since(&mut self, viewer: Viewer, version: Option<&str>) -> Vec<Arc<Message>> {
        let (stream, table) = self.stream(viewer);
        stream.since(version, table)
    }

    pub fn log(&mut self, viewer: Viewer, before: Option<usize>, limit: usize) -> Vec<LogEntry> {
        let (stream, table) = self.stream(viewer);
        stream.log_before(table.past(), before, limit.min(LOG_LIMIT))
    }

    pub fn answer(&self, viewer: Viewer, question: &Question) -> Result<Answer, Trouble> {
        Ok(self.table.answer(viewer, question)?)
    }

    /// The event beside which the state after so many steps is kept, if it cannot be worked out.
    pub fn kept_at(&self, viewer: Viewer, step: usize) -> Option<u64> {
        match self.table.scene_at(step.min(self.table.open_steps()), viewer) {
            Looked::Scene(_) => None,
            Looked::Kept(event) => Some(event),
        }
    }

    /// How the match looked to a viewer after so many steps. `film` is there for steps whose state has to be read.
    pub fn moment(&mut self, viewer: Viewer, step: usize, film: Option<&Film>) -> Result<Moment, Trouble> {
        let steps = self.table.open_steps();
        if step > steps {
            return Err(Trouble::new(Kind::UnknownStep).detail(format!("there are {steps} steps to be seen")));
        }
        let scene = match self.table.scene_at(step, viewer) {
            Looked::Scene(scene) => *scene,
            Looked::Kept(_) => self.read(film, viewer).ok_or_else(|| Trouble::new(Kind::NoPicture))?,
        };
        let (stream, table) = self.stream(viewer);
        let entry = step.checked_sub(1).and_then(|last| stream.entry_of(table.past(), last));
        let mut turns = vec![0];
        turns.extend((2..=steps).filter(|&i| table.past().turn(i - 2) != table.past().turn(i - 1)));
        Ok(Moment { steps, step, scene, entry, turns })
    }

    /// The scene of a state that was kept, or the picture that was. Nobody decides anything in it.
    fn read(&self, film: Option<&Film>, viewer: Viewer) -> Option<Scene> {
        let film = film?;
        let drawn = || catch_unwind(AssertUnwindSafe(|| self.table.scene_of(film.state()?, viewer))).ok().flatten();
        let picture = || serde_json::from_slice(&film.picture()?).ok();
        let mut scene: Scene = drawn().or_else(picture)?;
        scene.choices.clear();
        Some(scene)
    }

    /// The record as far as it may be known; with the seed when the match is over.
    pub fn record(&self) -> String {
        self.table.record(self.table.open_steps(), self.table.outcome().is_some())
    }

    /// Carries out a command on the table.
    pub fn judge(&mut self, seat: Seat, command: &Command) -> Result<Judged, Trouble> {
        if command.id.is_empty() || command.id.len() > COMMAND_ID {
            let detail = format!("a command's id has 1 to {COMMAND_ID} characters");
            return Err(Trouble::new(Kind::Malformed).detail(detail));
        }
        let id = command_of(seat, &command.id);
        let version = self.version(Viewer::Seat(seat));
        if self.commands.contains(&id) {
            return Ok(Judged::Repeated(Done { version }));
        }
        if let Some(stop) = self.table.stop() {
            return Err(stop.clone().into());
        }
        if command.version != version {
            return Err(Trouble::stale(version));
        }
        self.look_before(Some(seat));
        let (Happening { event, kept }, undone) = match &command.deed {
            Deed::Act(action) => (self.table.act(seat, action)?, None),
            Deed::Undo => {
                let (undone, happening) = self.table.undo(seat)?;
                (happening, Some(undone))
            }
        };
        let event = NewEvent { event, command: Some(id), kept: Some(kept) };
        Ok(Judged::Happened(Happened { events: vec![event], undone, by: Some(seat) }))
    }

    /// What has happened is stored: everybody may know.
    pub fn stored(&mut self, happened: Stored, now: u64) {
        self.next += happened.many;
        self.commands.extend(happened.commands);
        for stream in self.streams.values_mut() {
            if let Some(step) = happened.undone {
                stream.take_back(step);
            }
            stream.changed(self.table.as_ref(), happened.by);
        }
        // The time of a secret order would tell of it.
        if self.table.open_steps() == self.table.past().len() {
            self.updated = now;
        }
    }

    pub fn has_done(&self, seat: Seat, command: &str) -> bool {
        self.commands.contains(&command_of(seat, command))
    }

    /// The machine player whose turn it is to decide.
    pub fn machine_to_move(&self) -> Option<(Seat, Level)> {
        if self.stuck {
            return None;
        }
        let mut deciders = self.table.deciders().iter();
        deciders.find_map(|seat| Some((seat, (*self.players.levels.get(usize::from(seat.0))?)?)))
    }

    /// Whether no person has a part in it.
    pub fn only_machines(&self) -> bool {
        !self.players.people
    }

    /// Lets the machine players play, for so many steps and so long at most.
    pub fn play_machines(&mut self, steps: usize, time: Duration) -> Happened {
        let begun = Instant::now();
        self.look_before(None);
        let mut events = Vec::new();
        while let Some((seat, level)) = self.machine_to_move() {
            match self.table.machine(seat, level) {
                Ok(Happening { event, kept }) => {
                    events.push(NewEvent { event, command: None, kept: Some(kept) });
                }
                Err(_) => self.stuck = true,
            }
            if events.len() >= steps || begun.elapsed() >= time {
                break;
            }
        }
        Happened { events, undone: None, by: None }
    }

    /// How many live connections there are.
    pub fn listeners(&self) -> usize {
        self.streams.values().map(Stream::listeners).sum()
    }
}

/// Seats choose the ids of their commands by themselves.
fn command_of(seat: Seat, id: &str) -> String {
    format!("{}/{id}", seat.0)
}

/// The last event that everybody may know of: the one that led to the last step without secrets.
fn last_open(events: &[StoredEvent], open_steps: usize) -> Option<usize> {
    let mut steps = 0usize;
    let mut last = None;
    for (i, StoredEvent { event, .. }) in events.iter().enumerate() {
        match event {
            Event::Act(_) | Event::Rules { .. } => steps += 1,
            Event::Undo { .. } => steps = steps.saturating_sub(1),
        }
        if steps == open_steps && matches!(event, Event::Act(_)) {
            last = Some(i);
        }
    }
    last
}
