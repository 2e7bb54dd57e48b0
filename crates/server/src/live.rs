//! A match in memory: the table, and what each of its viewers has been told.

use crate::frames::Film;
use crate::loading::Loaded;
use crate::past::Story;
use crate::problems::{Kind, Trouble};
use crate::stream::{Message, Stream, is_told};
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
    /// How many steps it added.
    acts: usize,
}

impl Happened {
    /// The events, and what has to be known of them once they are stored.
    pub fn into_store(self) -> (Vec<NewEvent>, Stored) {
        let Happened { events, undone, by } = self;
        let (many, commands) = (events.len() as u64, events.iter().filter_map(|e| e.command.clone()).collect());
        let acts = events.iter().filter(|e| matches!(e.event, Event::Act(_))).count();
        (events, Stored { many, commands, undone, by, acts })
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
        let told = last_told(stored.iter().map(|e| &e.event), live.table.past());
        live.updated = told.map_or(created, |i| stored[i].at);
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

    /// How many steps had been taken at a moment the viewer may look back at.
    fn taken_at(&mut self, viewer: Viewer, moment: usize) -> Option<usize> {
        let open = self.table.open_steps();
        self.stream(viewer).0.seen(open).get(moment).copied()
    }

    /// The event beside which the state of a moment is kept, if it cannot be worked out.
    pub fn kept_at(&mut self, viewer: Viewer, moment: usize) -> Option<u64> {
        let taken = self.taken_at(viewer, moment)?;
        match self.table.scene_at(taken, viewer) {
            Looked::Scene(_) => None,
            Looked::Kept(event) => Some(event),
        }
    }

    /// How the match looked to a viewer after so many steps. `film` is there for steps whose state has to be read.
    pub fn moment(&mut self, viewer: Viewer, step: usize, film: Option<&Film>) -> Result<Moment, Trouble> {
        let open = self.table.open_steps();
        let (stream, table) = self.stream(viewer);
        let seen = stream.seen(open);
        let steps = seen.len() - 1;
        let Some(&taken) = seen.get(step) else {
            return Err(Trouble::new(Kind::UnknownStep).detail(format!("there are {steps} steps to be seen")));
        };
        let entry = taken.checked_sub(1).and_then(|last| stream.entry_of(table.past(), last));
        let turn = |i: usize| table.past().turn(seen[i] - 1);
        let mut turns = vec![0];
        turns.extend((2..=steps).filter(|&i| turn(i) != turn(i - 1)));
        let scene = match self.table.scene_at(taken, viewer) {
            Looked::Scene(scene) => *scene,
            Looked::Kept(_) => self.read(film, viewer).ok_or_else(|| Trouble::new(Kind::NoPicture))?,
        };
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
        self.table.record(self.table.open_steps())
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
        // The time of a secret order, or of taking it back, would tell of it.
        let past = self.table.past();
        let added = past.some(past.len().saturating_sub(happened.acts), usize::MAX);
        if added.iter().any(|past| is_told(past, Viewer::Spectator)) {
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

/// The last event that everybody was told of.
fn last_told<'e>(events: impl Iterator<Item = &'e Event>, past: &Story) -> Option<usize> {
    // The events that led to the steps there are, in their order. A change of the rules is nobody's step.
    let mut steps: Vec<(Option<Seat>, usize)> = Vec::new();
    for (i, event) in events.enumerate() {
        match event {
            Event::Act(entry) => steps.push((Some(entry.seat), i)),
            Event::Rules { .. } => steps.push((None, i)),
            Event::Undo { seat } => {
                let undone = steps.iter().rposition(|(of, _)| *of == Some(*seat));
                undone.map(|at| steps.remove(at));
            }
        }
    }
    let past = past.some(0, usize::MAX);
    let told = steps.iter().zip(&past).rev().find(|(_, past)| is_told(past, Viewer::Spectator));
    told.map(|((_, event), _)| *event)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::{Begun, Shelf};
    use crate::wire::FromScenario;
    use serde_json::Value;

    fn debrecen() -> (Live, Begun) {
        let mut shelf = Shelf::default();
        shelf.add(&hungary_1944::Hungary1944, Default::default());
        let from = FromScenario {
            game: "hungary-1944".to_owned(),
            scenario: "debrecen".to_owned(),
            options: Default::default(),
            files: Default::default(),
        };
        let begin = || shelf.find("hungary-1944").unwrap().begin(&from, [7; 32]).unwrap();
        (Live::new(begin().table, Players { levels: vec![None, None], people: true }, "epoch".to_owned(), 100), begin())
    }

    /// Carries out what a seat wants at a time; what it is called, and what has to be stored.
    fn command(live: &mut Live, seat: Seat, deed: Deed, now: u64) -> Vec<Event> {
        let version = live.version(Viewer::Seat(seat));
        let command = Command { id: format!("{now}"), version, deed };
        let Ok(Judged::Happened(happened)) = live.judge(seat, &command) else { panic!("it is allowed and new") };
        let (events, stored) = happened.into_store();
        live.stored(stored, now);
        events.into_iter().map(|new| new.event).collect()
    }

    fn choices(live: &mut Live, seat: Seat) -> Vec<Value> {
        live.whole(Viewer::Seat(seat)).scene.choices.into_iter().map(|c| c.action).collect()
    }

    /// Somebody has missions to give, which are secret.
    fn missions(live: &mut Live, seat: Seat) -> Option<Value> {
        choices(live, seat).into_iter().find(|action| action.get("mission").is_some())
    }

    #[test]
    fn the_time_in_the_lobby_moves_with_what_everybody_sees_and_not_with_secret_orders() {
        let (mut live, begun) = debrecen();
        let mut rng = kernel::Rng::new(2);
        let mut events: Vec<Event> = begun.events.into_iter().map(|new| new.event).collect();
        let mut now = 100;
        while missions(&mut live, Seat(0)).is_none() {
            let seat = if choices(&mut live, Seat(0)).is_empty() { Seat(1) } else { Seat(0) };
            let all = choices(&mut live, seat);
            now += 10;
            let action = rng.pick(&all).unwrap().clone();
            events.extend(command(&mut live, seat, Deed::Act(action), now));
            assert!(events.len() < 2_000, "no air missions in sight");
        }
        let open = live.standing().updated;
        assert!(open > 100 && open <= now, "what everybody saw was noticed");
        let mission = missions(&mut live, Seat(0)).unwrap();
        for deed in [Deed::Act(mission.clone()), Deed::Undo, Deed::Act(mission)] {
            now += 10;
            events.extend(command(&mut live, Seat(0), deed, now));
            assert_eq!(live.standing().updated, open);
        }
        // It is the same when the match is read again, where the time of every event is known.
        assert_eq!(last_told(events.iter(), live.table.past()).map(|i| 100 + 10 * (i as u64 + 1)), Some(open));
    }
}
