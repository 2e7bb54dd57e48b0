//! A match in memory, and what each of its viewers has been told.

use crate::machines::Thought;
use crate::match_task::Players;
use crate::problems::{Kind, Trouble};
use crate::stream::{LastTold, Message, Naming, Stream};
use crate::wire::{Answer, Command, Deed, Done, LaterMoment, LogEntry, Look, Moment, Moments, Question};
use crate::wire::{SceneChange, Whole};
use ai::Level;
use any_game::{AnyMatch, Denied, History, Loaded, SceneAt, StateReader};
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
/// The most moments in one answer.
const MOMENTS: usize = 32;

pub struct LiveMatch {
    the_match: Box<dyn AnyMatch>,
    players: Players,
    /// The number of the next event.
    next: u64,
    /// The commands that have been carried out, each with its seat.
    commands: HashSet<String>,
    streams: HashMap<Option<Seat>, Stream>,
    naming: Naming,
    /// What viewers had been told last when it was in memory before; those who have asked since are in `streams`.
    told_before: Vec<LastTold>,
    /// How many events are of each seat.
    acted: HashMap<Seat, u64>,
    /// When something happened that everybody could see, in seconds since 1970.
    updated: u64,
    /// A machine player did not know what to do; asking it again would not help.
    stuck: bool,
    /// A machine player has to roll and waits for somebody's part of the dice.
    waits_for_dice: bool,
}

/// What is left of a match in memory while nobody does more than listen to it: what each viewer has been told. The rest
/// is in the store.
#[derive(Debug)]
pub struct Resting {
    streams: HashMap<Option<Seat>, Stream>,
    naming: Naming,
    next: u64,
    stuck: bool,
}

impl Resting {
    /// The number of the next event.
    pub fn next(&self) -> u64 {
        self.next
    }

    pub fn listeners(&self) -> usize {
        self.streams.values().map(Stream::listeners).sum()
    }
}

/// What became of a command before it is stored.
pub enum CarriedOut {
    /// It was carried out before.
    Before(Done),
    /// It has happened in memory and must be stored.
    Now(Happened),
}

/// What has happened in memory and is not stored yet.
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
    /// Whose events they are.
    seats: Vec<Seat>,
}

/// Whether the log tells it as a step.
fn adds_a_step(event: &Event) -> bool {
    matches!(event, Event::Act(_) | Event::Dice(_) | Event::GiveUp { .. })
}

/// How many events are of each seat.
pub fn acted<'e>(events: impl Iterator<Item = &'e Event>) -> HashMap<Seat, u64> {
    let mut acted = HashMap::new();
    events.filter_map(Event::seat).for_each(|seat| *acted.entry(seat).or_default() += 1);
    acted
}

impl Happened {
    /// The events, and what has to be known of them once they are stored.
    pub fn into_store(self) -> (Vec<NewEvent>, Stored) {
        let Happened { events, undone, by } = self;
        let (many, commands) = (events.len() as u64, events.iter().filter_map(|e| e.command.clone()).collect());
        let acts = events.iter().filter(|e| adds_a_step(&e.event)).count();
        let seats = events.iter().filter_map(|e| e.event.seat()).collect();
        (events, Stored { many, commands, undone, by, acts, seats })
    }
}

/// What the lobby shows of a match; kept as a snapshot, so that the lobby can be shown without loading its matches.
#[derive(Serialize, Deserialize)]
pub struct Standing {
    pub turn: Text,
    pub deciding: SeatSet,
    pub outcome: Option<Outcome>,
    pub updated: u64,
    /// The kind of problem because of which it cannot go on.
    #[serde(default)]
    pub problem: Option<String>,
    /// What its viewers have been told last; only kept in the store, for when it comes back into memory.
    #[serde(default)]
    pub told: Vec<LastTold>,
}

impl LiveMatch {
    pub fn new(the_match: Box<dyn AnyMatch>, players: Players, naming: Naming, created: u64) -> LiveMatch {
        LiveMatch {
            the_match,
            players,
            next: 0,
            commands: HashSet::new(),
            streams: HashMap::new(),
            naming,
            told_before: Vec::new(),
            acted: HashMap::new(),
            updated: created,
            stuck: false,
            waits_for_dice: false,
        }
    }

    /// A match as the store has it. What its loading brought has been stored.
    pub fn load(loaded: Loaded, created: u64, stored: Vec<StoredEvent>, players: Players, naming: Naming) -> LiveMatch {
        let mut live = LiveMatch::new(loaded.the_match, players, naming, created);
        live.acted = acted(stored.iter().map(|e| &e.event));
        live.next = stored.len() as u64 + u64::from(loaded.news.is_some());
        let told = last_told(stored.iter().map(|e| &e.event), live.the_match.history());
        live.updated = told.map_or(created, |i| stored[i].at);
        live.commands = stored.into_iter().filter_map(|e| e.command).collect();
        live
    }

    /// Goes on counting versions where the match left off when it was last in memory.
    pub fn told_before(mut self, told: Vec<LastTold>) -> LiveMatch {
        self.told_before = told;
        self
    }

    /// Drops everything that the store has as well.
    pub fn rest(self) -> Resting {
        let LiveMatch { the_match, mut streams, naming, next, stuck, .. } = self;
        streams.values_mut().for_each(|stream| stream.rest(the_match.as_ref()));
        Resting { streams, naming, next, stuck }
    }

    /// Goes on telling those who listened while it rested. If something has happened elsewhere meanwhile, they are told
    /// everything anew.
    pub fn take_up(mut self, resting: Resting) -> LiveMatch {
        if self.next != resting.next {
            return self;
        }
        (self.streams, self.naming, self.stuck) = (resting.streams, resting.naming, resting.stuck);
        self.streams.values_mut().for_each(|stream| stream.take_up(self.the_match.as_ref()));
        self
    }

    /// The number of the next event.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// The events a new match begins with are stored already.
    pub fn begin_after(mut self, events: usize, acted: HashMap<Seat, u64>) -> LiveMatch {
        (self.next, self.acted) = (events as u64, acted);
        self
    }

    pub fn board(&self) -> Board {
        self.the_match.board()
    }

    pub fn standing(&self) -> Standing {
        let scene = self.the_match.scene(Viewer::Spectator);
        Standing {
            turn: scene.turn,
            deciding: scene.deciding,
            outcome: self.the_match.outcome(),
            updated: self.updated,
            problem: self.the_match.stop().map(|stop| Trouble::from(stop.clone()).name().to_owned()),
            told: Vec::new(),
        }
    }

    /// The standing as it is kept in the store.
    pub fn standing_to_keep(&mut self) -> Standing {
        let the_match = self.the_match.as_ref();
        let mut told: Vec<LastTold> = self.streams.values_mut().filter_map(|s| s.last_told(the_match)).collect();
        let asked = |last: &LastTold| self.streams.values().any(|stream| last.is_of(stream.viewer()));
        told.extend(self.told_before.iter().filter(|last| !asked(last)).cloned());
        Standing { told, ..self.standing() }
    }

    /// The stream of a viewer as it was looked at last, and the match. What a viewer is told begins with the first
    /// look.
    fn stream_as_it_was(&mut self, viewer: Viewer) -> (&mut Stream, &dyn AnyMatch) {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let (the_match, naming, told_before) = (self.the_match.as_ref(), &self.naming, &self.told_before);
        let acted = seat.and_then(|seat| self.acted.get(&seat).copied()).unwrap_or_default();
        let stream = self.streams.entry(seat).or_insert_with(|| {
            let mut stream = Stream::new(viewer, naming.clone(), the_match, acted);
            if let Some(last) = told_before.iter().find(|last| last.is_of(viewer)) {
                stream.count_on(last, the_match);
            }
            stream
        });
        (stream, the_match)
    }

    fn stream(&mut self, viewer: Viewer) -> (&mut Stream, &dyn AnyMatch) {
        let (stream, the_match) = self.stream_as_it_was(viewer);
        stream.catch_up(the_match);
        (stream, the_match)
    }

    /// Before somebody else does something, it is looked at what the others have done last: what they are told of that
    /// must not be mixed with what comes next, which may be a secret.
    fn look_before(&mut self, next: Option<Seat>) {
        let the_match = self.the_match.as_ref();
        for (seat, stream) in &mut self.streams {
            if stream.has_own() && *seat != next {
                stream.catch_up(the_match);
            }
        }
    }

    pub fn version(&mut self, viewer: Viewer) -> String {
        let (stream, the_match) = self.stream_as_it_was(viewer);
        if !stream.knows_its_version() {
            stream.catch_up(the_match);
        }
        stream.version()
    }

    pub fn whole(&mut self, viewer: Viewer) -> Whole {
        let (stream, the_match) = self.stream(viewer);
        stream.whole(the_match)
    }

    pub fn whole_message(&mut self, viewer: Viewer) -> Arc<Message> {
        let (stream, the_match) = self.stream(viewer);
        stream.whole_message(the_match)
    }

    /// What a viewer has missed since a version, and what will come.
    pub fn listen(
        &mut self,
        viewer: Viewer,
        version: Option<&str>,
    ) -> (Vec<Arc<Message>>, broadcast::Receiver<Arc<Message>>) {
        let missed = self.since(viewer, version);
        let (stream, the_match) = self.stream(viewer);
        (missed, stream.listen(the_match))
    }

    pub fn since(&mut self, viewer: Viewer, version: Option<&str>) -> Vec<Arc<Message>> {
        let (stream, the_match) = self.stream(viewer);
        stream.since(version, the_match)
    }

    pub fn log(&mut self, viewer: Viewer, before: Option<usize>, limit: usize) -> Vec<LogEntry> {
        let (stream, the_match) = self.stream(viewer);
        stream.log_before(the_match.history(), before, limit.min(LOG_LIMIT))
    }

    pub fn answer(&self, viewer: Viewer, question: &Question) -> Result<Answer, Trouble> {
        Ok(self.the_match.answer(viewer, question)?)
    }

    /// How many steps had been taken at a moment the viewer may look back at.
    fn taken_at(&mut self, viewer: Viewer, moment: usize) -> Option<usize> {
        let open = self.the_match.open_steps();
        self.stream(viewer).0.seen(open).get(moment).copied()
    }

    /// The event beside which the state of a moment is kept, if it cannot be worked out.
    pub fn kept_at(&mut self, viewer: Viewer, moment: usize) -> Option<u64> {
        let taken = self.taken_at(viewer, moment)?;
        match self.the_match.scene_at(taken, viewer) {
            SceneAt::Drawn(_) => None,
            SceneAt::Kept(event) => Some(event),
        }
    }

    /// How the match looked to a viewer after so many steps. `states` is there for steps whose state has to be read.
    pub fn moment(&mut self, viewer: Viewer, step: usize, states: Option<&StateReader>) -> Result<Moment, Trouble> {
        let open = self.the_match.open_steps();
        let (stream, the_match) = self.stream(viewer);
        let seen = stream.seen(open);
        let steps = seen.len() - 1;
        let Some(&taken) = seen.get(step) else {
            return Err(Trouble::new(Kind::UnknownStep).detail(format!("there are {steps} steps to be seen")));
        };
        let entry = taken.checked_sub(1).and_then(|last| stream.entry_of(the_match.history(), last));
        // Before the first step the turn is that of the first step.
        let turn = |i: usize| the_match.history().turn(seen[i].max(1) - 1);
        let mut turns = vec![0];
        turns.extend((2..=steps).filter(|&i| turn(i) != turn(i - 1)));
        let turn_numbers = turns.iter().map(|&first| turn(first)).collect();
        let scene = match self.the_match.scene_at(taken, viewer) {
            SceneAt::Drawn(scene) => *scene,
            SceneAt::Kept(_) => self.read(states, viewer).ok_or_else(|| Trouble::new(Kind::NoPicture))?,
        };
        Ok(Moment { steps, step, scene, entry, turns, turn_numbers })
    }

    /// The moment in which an entry of the log was told, or the last one before it; the beginning if there is none.
    pub fn moment_of(&mut self, viewer: Viewer, entry: usize) -> usize {
        let open = self.the_match.open_steps();
        let stream = self.stream(viewer).0;
        let Some(step) = stream.step_of(entry) else { return 0 };
        let taken = step + 1;
        stream.seen(open).partition_point(|&seen| seen <= taken).saturating_sub(1)
    }

    /// Moments in a row from one on, so many at most. Those whose state has to be read follow in another answer.
    pub fn moments(
        &mut self,
        viewer: Viewer,
        from: usize,
        many: usize,
        states: Option<&StateReader>,
    ) -> Result<Moments, Trouble> {
        let first = self.moment(viewer, from, states)?;
        let steps = first.steps;
        let look = Look::Whole(Box::new(first.scene.clone()));
        let mut moments = vec![LaterMoment { step: first.step, look, entry: first.entry }];
        let mut before = first.scene;
        for step in (from + 1..=steps).take(many.clamp(1, MOMENTS) - 1) {
            let Some(taken) = self.taken_at(viewer, step) else { break };
            let SceneAt::Drawn(scene) = self.the_match.scene_at(taken, viewer) else { break };
            let (stream, the_match) = self.stream(viewer);
            let entry = taken.checked_sub(1).and_then(|last| stream.entry_of(the_match.history(), last));
            let look = match SceneChange::between(&before, &scene) {
                Some(change) => Look::Change(Box::new(change)),
                None => Look::Whole(scene.clone()),
            };
            moments.push(LaterMoment { step, look, entry });
            before = *scene;
        }
        Ok(Moments { steps, moments })
    }

    /// The scene of a state that was kept, or the picture that was. Nobody decides anything in it.
    fn read(&self, states: Option<&StateReader>, viewer: Viewer) -> Option<Scene> {
        let states = states?;
        let drawn =
            || catch_unwind(AssertUnwindSafe(|| self.the_match.scene_of(states.state()?, viewer))).ok().flatten();
        let picture = || serde_json::from_slice(&states.picture()?).ok();
        let mut scene: Scene = drawn().or_else(picture)?;
        scene.choices.clear();
        Some(scene)
    }

    /// The record as far as it may be known; with the seed when the match is over.
    pub fn record(&self) -> String {
        self.the_match.record(self.the_match.open_steps())
    }

    /// Carries out a command, unless it has been carried out before.
    pub fn carry_out(&mut self, seat: Seat, command: &Command) -> Result<CarriedOut, Trouble> {
        if command.id.is_empty() || command.id.len() > COMMAND_ID || command.id.contains(char::is_control) {
            let detail = format!("a command's id has 1 to {COMMAND_ID} characters that can be written");
            return Err(Trouble::new(Kind::Malformed).detail(detail));
        }
        let id = command_of(seat, &command.id);
        let version = self.version(Viewer::Seat(seat));
        if self.commands.contains(&id) {
            return Ok(CarriedOut::Before(Done { version }));
        }
        if let Some(stop) = self.the_match.stop() {
            return Err(stop.clone().into());
        }
        if command.version != version && !matches!(command.deed, Deed::Dice(_) | Deed::GiveUp) {
            return Err(Trouble::stale(version));
        }
        self.look_before(Some(seat));
        let (mut event, undone) = match &command.deed {
            Deed::Act(action) => (self.the_match.act(seat, action)?, None),
            Deed::Undo => {
                let (undone, event) = self.the_match.undo(seat)?;
                (event, Some(undone))
            }
            Deed::Dice(deed) => match self.the_match.take_dice_step(&deed.by(seat))? {
                Some(event) => {
                    self.waits_for_dice = false;
                    (event, None)
                }
                None => return Ok(CarriedOut::Before(Done { version })),
            },
            Deed::GiveUp => match self.the_match.give_up(seat, self.machines_beside(seat))? {
                Some(event) => (event, None),
                None => return Ok(CarriedOut::Before(Done { version })),
            },
        };
        event.command = Some(id);
        Ok(CarriedOut::Now(Happened { events: vec![event], undone, by: Some(seat) }))
    }

    /// What has happened is stored: everybody may know.
    pub fn stored(&mut self, happened: Stored, now: u64) {
        self.next += happened.many;
        self.commands.extend(happened.commands);
        happened.seats.iter().for_each(|seat| *self.acted.entry(*seat).or_default() += 1);
        for (seat, stream) in &mut self.streams {
            if let Some(step) = happened.undone {
                stream.take_back(step);
            }
            let acted = seat.and_then(|seat| self.acted.get(&seat).copied()).unwrap_or_default();
            stream.changed(self.the_match.as_ref(), happened.by, acted);
        }
        // The time of a secret order, or of taking it back, would tell of it.
        let history = self.the_match.history();
        let added = history.some(history.len().saturating_sub(happened.acts), usize::MAX);
        if added.iter().any(|step| step.is_told_to(Viewer::Spectator)) {
            self.updated = now;
        }
    }

    /// Does what another server has stored, step by step, so that everybody here is told what they would have been told
    /// there. The dice follow from the match, so they fall as they fell. If anything is not as it was stored, the match
    /// has to be read as a whole.
    pub fn follow(&mut self, stored: &[StoredEvent]) -> Result<(), String> {
        for event in stored {
            let seat = event.event.seat().ok_or("the rules have changed")?;
            self.look_before(Some(seat));
            event.kept.iter().for_each(|kept| self.the_match.recall(kept));
            let (mut done, undone) = match &event.event {
                Event::Act(entry) => (self.the_match.act(seat, &entry.action).map_err(|e| e.to_string())?, None),
                Event::Dice(step) => {
                    let taken = self.the_match.take_dice_step(step).map_err(|e| e.to_string())?;
                    self.waits_for_dice = false;
                    (taken.ok_or("this part of the dice is here already")?, None)
                }
                Event::GiveUp { with, .. } => {
                    let given_up = self.the_match.give_up(seat, *with).map_err(|e| e.to_string())?;
                    (given_up.ok_or("they have given up here already")?, None)
                }
                _ => {
                    let (undone, event) = self.the_match.undo(seat).map_err(|e| e.to_string())?;
                    (event, Some(undone))
                }
            };
            if done.event != event.event {
                return Err(format!("event {} is another one here", event.n));
            }
            done.command.clone_from(&event.command);
            let (_, stored) = Happened { events: vec![done], undone, by: Some(seat) }.into_store();
            self.stored(stored, event.at);
        }
        self.stuck = false;
        Ok(())
    }

    pub fn has_done(&self, seat: Seat, command: &str) -> bool {
        self.commands.contains(&command_of(seat, command))
    }

    /// The machine player whose turn it is to decide.
    pub fn machine_to_move(&self) -> Option<(Seat, Level)> {
        if self.stuck || self.waits_for_dice {
            return None;
        }
        let mut deciders = self.the_match.deciders().iter();
        deciders.find_map(|seat| Some((seat, (*self.players.levels.get(usize::from(seat.0))?)?)))
    }

    /// The machines that play on the side of a seat.
    fn machines_beside(&self, seat: Seat) -> SeatSet {
        let is_machine = |seat: &Seat| self.players.levels.get(usize::from(seat.0)).is_some_and(Option::is_some);
        self.the_match.side_of(seat).iter().filter(is_machine).collect()
    }

    /// The side that a machine gives up for, if it may and does: it never does so where a person plays on its side.
    fn gives_up_with(&mut self, seat: Seat) -> Option<SeatSet> {
        let side = self.the_match.side_of(seat);
        let may = self.players.give_up && self.machines_beside(seat) == side;
        (may && self.the_match.would_give_up(seat)).then_some(side)
    }

    /// Whether no person has a part in it.
    pub fn only_machines(&self) -> bool {
        !self.players.people
    }

    /// Lets the machine players of one kind play, for so many steps and so long at most.
    pub fn play_machines(&mut self, thought: Thought, steps: usize, time: Duration) -> Happened {
        let begun = Instant::now();
        self.look_before(None);
        let mut events = Vec::new();
        while let Some((seat, level)) = self.machine_to_move().filter(|(_, level)| Thought::of(*level) == thought) {
            let done = match self.gives_up_with(seat) {
                Some(side) => self.the_match.give_up(seat, side),
                None => self.the_match.machine(seat, level).map(Some),
            };
            match done {
                Ok(event) => events.extend(event),
                Err(Denied::PartsMissing) => self.waits_for_dice = true,
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
fn last_told<'e>(events: impl Iterator<Item = &'e Event>, history: &History) -> Option<usize> {
    // The events that led to the steps there are, in their order.
    let mut steps: Vec<(Option<Seat>, usize)> = Vec::new();
    for (i, event) in events.enumerate() {
        match event {
            Event::Act(entry) => steps.push((Some(entry.seat), i)),
            // A change of the rules, what is done about the dice, and giving up cannot be taken back.
            Event::Rules { .. } | Event::Dice(_) | Event::GiveUp { .. } => steps.push((None, i)),
            Event::Undo { seat } => {
                let undone = steps.iter().rposition(|(of, _)| *of == Some(*seat));
                undone.map(|at| steps.remove(at));
            }
        }
    }
    let history = history.some(0, usize::MAX);
    let told = steps.iter().zip(&history).rev().find(|(_, step)| step.is_told_to(Viewer::Spectator));
    told.map(|((_, event), _)| *event)
}

#[cfg(test)]
mod tests {
    use super::*;
    use any_game::SetUp;
    use serde_json::Value;

    fn debrecen() -> LiveMatch {
        counted_from("epoch")
    }

    fn counted_from(word: &str) -> LiveMatch {
        let set_up = SetUp { scenario: "debrecen".to_owned(), ..SetUp::default() };
        let the_match = hungary_1944::GAME.open(&set_up).unwrap().begin([7; 32]).unwrap();
        LiveMatch::new(
            the_match,
            Players { levels: vec![None, None], people: true, give_up: false },
            Naming::Counted(word.into()),
            100,
        )
    }

    /// Carries out what a seat wants at a time; what it is called, and what has to be stored.
    fn command(live: &mut LiveMatch, seat: Seat, deed: Deed, now: u64) -> Vec<Event> {
        let version = live.version(Viewer::Seat(seat));
        let command = Command { id: format!("{now}"), version, deed };
        let Ok(CarriedOut::Now(happened)) = live.carry_out(seat, &command) else { panic!("it is allowed and new") };
        let (events, stored) = happened.into_store();
        live.stored(stored, now);
        events.into_iter().map(|new| new.event).collect()
    }

    fn choices(live: &mut LiveMatch, seat: Seat) -> Vec<Value> {
        live.whole(Viewer::Seat(seat)).scene.choices.into_iter().map(|c| c.action).collect()
    }

    /// Somebody has missions to give, which are secret.
    fn missions(live: &mut LiveMatch, seat: Seat) -> Option<Value> {
        choices(live, seat).into_iter().find(|action| action.get("mission").is_some())
    }

    /// Whoever listens does not notice that the match was not in memory for a while.
    #[test]
    fn a_match_that_has_rested_tells_what_changes_and_not_everything() {
        let (mut live, mut again) = (debrecen(), debrecen());
        let seat = [Seat(0), Seat(1)].into_iter().find(|&seat| !choices(&mut live, seat).is_empty()).unwrap();
        let viewer = Viewer::Seat(seat);
        let first = choices(&mut live, seat).swap_remove(0);
        for live in [&mut live, &mut again] {
            command(live, seat, Deed::Act(first.clone()), 10);
        }
        let (_, mut heard) = live.listen(viewer, None);
        let before = live.version(viewer);
        let resting = live.rest();
        assert_eq!(resting.listeners(), 1);
        let mut live = again.take_up(resting);
        assert_eq!(live.version(viewer), before);
        assert!(live.since(viewer, Some(&before)).is_empty(), "nothing has happened");
        command(&mut live, seat, Deed::Undo, 20);
        let told: Value = serde_json::from_str(&heard.try_recv().unwrap().json).unwrap();
        assert_eq!(told["change"]["after"], before, "{told}");
        // Had something happened elsewhere, the listeners would be sent away to come again.
        let live = debrecen().take_up(live.rest());
        assert_eq!(live.listeners(), 0);
        assert_eq!(heard.try_recv().unwrap_err(), broadcast::error::TryRecvError::Closed);
    }

    /// Somebody's connection broke, the match rested, and the connection is made anew with what was seen before.
    #[test]
    fn whoever_comes_back_to_a_match_that_has_rested_is_told_what_changes_and_not_everything() {
        let mut live = debrecen();
        let seat = [Seat(0), Seat(1)].into_iter().find(|&seat| !choices(&mut live, seat).is_empty()).unwrap();
        let viewer = Viewer::Seat(seat);
        let before = live.version(viewer);
        let mut live = debrecen().take_up(live.rest());
        let (missed, mut heard) = live.listen(viewer, Some(&before));
        assert!(missed.is_empty(), "nothing has happened");
        let first = choices(&mut live, seat).swap_remove(0);
        command(&mut live, seat, Deed::Act(first), 10);
        let told: Value = serde_json::from_str(&heard.try_recv().unwrap().json).unwrap();
        assert_eq!(told["change"]["after"], before, "{told}");
    }

    /// Nobody needed the match for a while, so it left memory: what somebody saw then counts, if it is still seen.
    #[test]
    fn a_match_that_comes_back_names_the_same_version_as_long_as_the_viewer_sees_the_same() {
        let mut live = debrecen();
        let seat = [Seat(0), Seat(1)].into_iter().find(|&seat| !choices(&mut live, seat).is_empty()).unwrap();
        let viewers = [Viewer::Seat(seat), Viewer::Spectator];
        let first = choices(&mut live, seat).swap_remove(0);
        // As the store has it: nobody has asked yet.
        let loaded = |word: &str, deeds: &[Deed]| {
            let mut live = counted_from(word);
            for (now, deed) in (10..).zip(deeds) {
                command(&mut live, seat, deed.clone(), now);
            }
            live.streams.clear();
            live
        };
        let deeds = [Deed::Act(first.clone()), Deed::Undo];
        command(&mut live, seat, Deed::Act(first.clone()), 10);
        let before = viewers.map(|viewer| live.version(viewer));
        let kept = serde_json::to_vec(&live.standing_to_keep()).unwrap();
        let told = || serde_json::from_slice::<Standing>(&kept).unwrap().told;
        let versions = |mut live: LiveMatch| viewers.map(|viewer| live.version(viewer));
        assert_eq!(versions(loaded("another", &deeds[..1]).told_before(told())), before);
        // Whoever did not ask meanwhile is not forgotten when it leaves again.
        let told_again = loaded("another", &deeds[..1]).told_before(told()).standing_to_keep().told;
        assert_eq!(versions(loaded("third", &deeds[..1]).told_before(told_again)), before);
        let later = versions(loaded("another", &deeds).told_before(told()));
        assert!(later.iter().zip(&before).all(|(later, before)| later != before), "something has happened");
    }

    #[test]
    fn the_time_in_the_lobby_moves_with_what_everybody_sees_and_not_with_secret_orders() {
        let mut live = debrecen();
        let mut rng = kernel::Rng::new(2);
        let mut events: Vec<Event> = Vec::new();
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
        assert_eq!(last_told(events.iter(), live.the_match.history()).map(|i| 100 + 10 * (i as u64 + 1)), Some(open));
    }
}
