//! A match in memory: the table, and what each of its viewers has been told.

use crate::problems::{Kind, Trouble};
use crate::shelf::Book;
use crate::stream::{Message, Stream, is_told};
use crate::table::{Past, Table};
use crate::wire::{Answer, Command, Deed, Done, LogEntry, Moment, Question, Whole};
use ai::Level;
use kernel::scene::Board;
use kernel::{Outcome, Seat, SeatSet, Text, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Event, MatchRow, NewEvent, StoredEvent};
use tokio::sync::broadcast;

/// The longest id of a command.
const COMMAND_ID: usize = 64;
/// The most entries of the log in one answer.
const LOG_LIMIT: usize = 500;

pub struct Live {
    table: Box<dyn Table>,
    /// The machine players, by seat.
    levels: Vec<Option<Level>>,
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
    pub events: Vec<NewEvent>,
    /// The step that was taken back.
    undone: Option<usize>,
}

/// What the lobby shows of a match; kept as a snapshot, so that a lobby full of matches need not wake them.
#[derive(Serialize, Deserialize)]
pub struct Standing {
    pub turn: Text,
    pub deciding: SeatSet,
    pub outcome: Option<Outcome>,
    pub updated: u64,
}

impl Live {
    pub fn new(table: Box<dyn Table>, levels: Vec<Option<Level>>, epoch: String, created: u64) -> Live {
        Live {
            table,
            levels,
            next: 0,
            commands: HashSet::new(),
            streams: HashMap::new(),
            epoch: epoch.into(),
            updated: created,
            stuck: false,
        }
    }

    /// A match as the store has it.
    pub fn load(
        book: &dyn Book,
        row: &MatchRow,
        stored: Vec<StoredEvent>,
        levels: Vec<Option<Level>>,
        epoch: String,
    ) -> Result<Live, Trouble> {
        let unreadable = |what: String| Trouble::new(Kind::Unreadable).detail(what);
        if let Some((i, gap)) = (0..).zip(&stored).find(|(i, e)| e.n != *i) {
            return Err(unreadable(format!("event {i} is missing before event {}", gap.n)));
        }
        let next = stored.len() as u64;
        let times: Vec<u64> = stored.iter().map(|e| e.at).collect();
        let (events, commands): (Vec<Event>, Vec<_>) = stored.into_iter().map(|e| (e.event, e.command)).unzip();
        let table = book.load(&row.header, &events).map_err(unreadable)?;
        let updated = last_told(&events, table.past()).map_or(row.created, |i| times[i]);
        let live = Live::new(table, levels, epoch, row.created);
        Ok(Live { next, commands: commands.into_iter().flatten().collect(), updated, ..live })
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

    pub fn standing(&mut self) -> Standing {
        let (outcome, updated) = (self.table.outcome(), self.updated);
        let scene = self.stream(Viewer::Spectator).scene();
        Standing { turn: scene.turn.clone(), deciding: scene.deciding, outcome, updated }
    }

    fn stream(&mut self, viewer: Viewer) -> &mut Stream {
        self.stream_and_past(viewer).0
    }

    /// What a viewer is told begins with the first look.
    fn stream_and_past(&mut self, viewer: Viewer) -> (&mut Stream, &[Past]) {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let (table, epoch) = (self.table.as_ref(), &self.epoch);
        let stream = self.streams.entry(seat).or_insert_with(|| Stream::new(viewer, Arc::clone(epoch), table));
        (stream, table.past())
    }

    pub fn version(&mut self, viewer: Viewer) -> String {
        self.stream(viewer).version()
    }

    pub fn whole(&mut self, viewer: Viewer) -> Whole {
        let (stream, past) = self.stream_and_past(viewer);
        stream.whole(past)
    }

    pub fn whole_message(&mut self, viewer: Viewer) -> Arc<Message> {
        let (stream, past) = self.stream_and_past(viewer);
        stream.whole_message(past)
    }

    /// What a viewer has missed since a version, and what will come.
    pub fn listen(
        &mut self,
        viewer: Viewer,
        version: Option<&str>,
    ) -> (Vec<Arc<Message>>, broadcast::Receiver<Arc<Message>>) {
        let missed = self.since(viewer, version);
        (missed, self.stream(viewer).listen())
    }

    pub fn since(&mut self, viewer: Viewer, version: Option<&str>) -> Vec<Arc<Message>> {
        let (stream, past) = self.stream_and_past(viewer);
        stream.since(version, past)
    }

    pub fn log(&mut self, viewer: Viewer, before: Option<usize>, limit: usize) -> Vec<LogEntry> {
        let (stream, past) = self.stream_and_past(viewer);
        stream.log_before(past, before, limit.min(LOG_LIMIT))
    }

    pub fn answer(&self, viewer: Viewer, question: &Question) -> Result<Answer, Trouble> {
        Ok(self.table.answer(viewer, question)?)
    }

    /// How the match looked to a viewer after so many steps.
    pub fn moment(&mut self, viewer: Viewer, step: usize) -> Result<Moment, Trouble> {
        let open = self.table.open_steps();
        let (stream, past) = self.stream_and_past(viewer);
        let seen = stream.seen(open);
        let steps = seen.len() - 1;
        let Some(&taken) = seen.get(step) else {
            return Err(Trouble::new(Kind::UnknownStep).detail(format!("there are {steps} steps to be seen")));
        };
        let entry = taken.checked_sub(1).and_then(|last| stream.entry_of(past, last));
        let turn = |i: usize| past[seen[i] - 1].turn;
        let mut turns = vec![0];
        turns.extend((2..=steps).filter(|&i| turn(i) != turn(i - 1)));
        Ok(Moment { steps, step, scene: self.table.scene_at(taken, viewer), entry, turns })
    }

    /// The record as far as it may be known; with the seed when the match is over.
    pub fn record(&self) -> String {
        self.table.record()
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
        if command.version != version {
            return Err(Trouble::stale(version));
        }
        let (event, undone) = match &command.deed {
            Deed::Act(action) => (self.table.act(seat, action)?, None),
            Deed::Undo => {
                let undone = self.table.undo(seat)?;
                (Event::Undo { seat }, Some(undone))
            }
        };
        Ok(Judged::Happened(Happened { events: vec![NewEvent { event, command: Some(id) }], undone }))
    }

    /// What has happened is stored: everybody may know.
    pub fn stored(&mut self, happened: Happened, now: u64) {
        self.next += happened.events.len() as u64;
        let acts = happened.events.iter().filter(|e| matches!(e.event, Event::Act(_))).count();
        self.commands.extend(happened.events.into_iter().filter_map(|e| e.command));
        for stream in self.streams.values_mut() {
            if let Some(step) = happened.undone {
                stream.take_back(step);
            }
            stream.refresh(self.table.as_ref());
        }
        // The time of a secret order, or of taking it back, would tell of it.
        if self.table.past().iter().rev().take(acts).any(|past| is_told(past, Viewer::Spectator)) {
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
        deciders.find_map(|seat| Some((seat, (*self.levels.get(usize::from(seat.0))?)?)))
    }

    pub fn only_machines(&self) -> bool {
        self.levels.iter().all(Option::is_some)
    }

    /// Lets the machine players play, for so many steps and so long at most.
    pub fn play_machines(&mut self, steps: usize, time: Duration) -> Happened {
        let begun = Instant::now();
        let mut events = Vec::new();
        while let Some((seat, level)) = self.machine_to_move() {
            match self.table.machine(seat, level) {
                Ok(event) => events.push(NewEvent { event, command: None }),
                Err(_) => self.stuck = true,
            }
            if events.len() >= steps || begun.elapsed() >= time {
                break;
            }
        }
        Happened { events, undone: None }
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
fn last_told(events: &[Event], past: &[Past]) -> Option<usize> {
    // The events that led to the steps there are, in their order.
    let mut steps: Vec<(Seat, usize)> = Vec::new();
    for (i, event) in events.iter().enumerate() {
        match event {
            Event::Act(entry) => steps.push((entry.seat, i)),
            Event::Undo { seat } => {
                let undone = steps.iter().rposition(|(of, _)| of == seat);
                undone.map(|at| steps.remove(at));
            }
        }
    }
    let told = steps.iter().zip(past).rev().find(|(_, past)| is_told(past, Viewer::Spectator));
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
        (Live::new(begin().table, vec![None, None], "epoch".to_owned(), 100), begin())
    }

    /// Carries out what a seat wants at a time; what it is called, and what has to be stored.
    fn command(live: &mut Live, seat: Seat, deed: Deed, now: u64) -> Vec<Event> {
        let version = live.version(Viewer::Seat(seat));
        let command = Command { id: format!("{now}"), version, deed };
        let Ok(Judged::Happened(happened)) = live.judge(seat, &command) else { panic!("it is allowed and new") };
        let events = happened.events.iter().map(|e| e.event.clone()).collect();
        live.stored(happened, now);
        events
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
        let (mut events, mut now) = (begun.events, 100);
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
        assert_eq!(last_told(&events, live.table.past()).map(|i| 100 + 10 * (i as u64 + 1)), Some(open));
    }
}
