//! A record of any game, with the rules it is read by: the kernel's `Record` without its types.

use crate::any_match::{AnyMatch, Playable};
use crate::loading::{self, Loaded, Set};
use crate::match_of::MatchOf;
use crate::sides::Sides;
use ai::Level;
use journal::{Event, NewEvent};
use kernel::dice::{Recorded, Shown, Throw};
use kernel::matches::beginning;
use kernel::record::{FORMAT_WITH_DICE, Record, RecordError, StateHash};
use kernel::{Entry, Game, Header, Hints, Match, Note, Outcome, Play, Refusal, Scene, Seat, SeatSet, SharedDice, Text};
use kernel::{Tour, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The record of a match. Reading it checks nothing: what does not hold can be told as well.
pub trait AnyRecord: Send {
    fn header(&self) -> Header<Value>;

    /// The version of the rules its last steps were played under.
    fn rules(&self) -> &str;

    /// How many steps were played before the rules last changed.
    fn steps_before(&self) -> usize;

    /// How many steps it has in all.
    fn steps(&self) -> usize;

    /// Leaves out all steps but so many of the first; those from before the rules last changed stay.
    fn truncate(&mut self, steps: usize);

    fn forget_seed(&mut self);

    /// The record as a file.
    fn write(&self) -> String;

    /// Header and steps under the present rules as one JSON value.
    fn to_json(&self) -> Value;

    /// Tells each step under the present rules in turn, unchecked, and where they lead.
    fn tell(&self, each: &mut dyn FnMut(ToldStep)) -> Result<Ended, RecordError>;

    /// Applies every step unchecked; how long that took, and where it leads.
    fn replay(&self) -> Result<Replayed, RecordError>;

    /// Checks every action, die and hash, as long as `go_on` says so.
    fn check(&self, go_on: &dyn Fn() -> bool) -> Result<Ended, Box<Fault>>;

    /// The match at the end of the record, after checking all of it.
    fn resume(&self) -> Result<Box<dyn Playable>, RecordError>;

    /// A new match that goes on from the end of the record with dice of its own, after checking all of it.
    fn branch(&self, seed: [u8; 32], go_on: &dyn Fn() -> bool) -> Result<Begun, RecordError>;
}

/// One step as it reads.
#[derive(Clone, Debug)]
pub struct ToldStep {
    /// From 1.
    pub number: usize,
    pub seat: Seat,
    pub action: Value,
    /// The action as its owner reads it.
    pub text: Text,
    pub dice: Vec<Throw>,
    pub notes: Vec<Note>,
    pub hash: StateHash,
}

/// Where a record leads.
#[derive(Clone, Debug)]
pub struct Ended {
    pub turn: u32,
    pub outcome: Option<Outcome>,
    /// What those who watch see.
    pub scene: Scene,
    pub hash: StateHash,
    /// Whether the state is the one the record says it is.
    pub agrees: bool,
}

/// A record that was replayed.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub took: Duration,
    pub end: Ended,
}

/// What does not hold, and if that is an action, why it is not allowed.
#[derive(Clone, Debug)]
pub struct Fault {
    pub error: RecordError,
    /// The step, and whose it is.
    pub at: Option<(usize, Seat)>,
    pub refusal: Option<Refusal>,
}

/// A new match, and what has to be stored of it.
#[derive(Debug)]
pub struct Begun {
    pub the_match: Box<dyn AnyMatch>,
    /// With its seed.
    pub header: Header<Value>,
    /// The steps it takes over from another match.
    pub events: Vec<NewEvent>,
}

impl Begun {
    /// From its first own die on, the dice follow from these parts too.
    pub fn share_dice(&mut self, dice: SharedDice) {
        self.the_match.share_dice(dice.clone());
        self.header.sandtable = FORMAT_WITH_DICE;
        self.header.dice = Some(dice);
    }

    /// Lets machines make the first decisions of a tour for everybody; why one could not.
    pub fn open(&mut self, tour: &Tour) -> Result<(), String> {
        let events = open(self.the_match.as_mut(), tour)?;
        self.events.extend(events);
        Ok(())
    }
}

/// The decisions that are made before a tour begins, and the events they are stored as.
pub fn open(the_match: &mut dyn AnyMatch, tour: &Tour) -> Result<Vec<NewEvent>, String> {
    let level: Level = tour.against.parse().map_err(|_| format!("there is no machine player \"{}\"", tour.against))?;
    let mut events = Vec::new();
    while events.len() < tour.opening {
        let seat = the_match.deciders().first().ok_or("the match is over before the tour begins")?;
        events.push(the_match.machine(seat, level).map_err(|denied| denied.to_string())?);
    }
    Ok(events)
}

/// A record behind [`AnyRecord`].
#[derive(Debug)]
pub struct RecordOf<G: Game> {
    pub game: Arc<G>,
    pub record: Record<G::Position, G::Action>,
    pub sides: Sides,
}

impl<G: Game + Hints> RecordOf<G> {
    fn resumed(&self, go_on: &dyn Fn() -> bool) -> Result<Match<G>, RecordError> {
        Match::resume_while(Arc::clone(&self.game), &self.record, go_on)
    }

    fn end(&self, state: &G::State) -> Ended {
        let hash = StateHash::of(state);
        Ended {
            turn: self.game.turn(state),
            outcome: self.game.outcome(state).or_else(|| self.sides.outcome(self.record.header.given_up)),
            scene: self.game.scene(state, Viewer::Spectator),
            hash,
            agrees: self.record.entries.last().is_none_or(|last| last.hash == hash),
        }
    }

    /// What the error is about. Everything before the step holds, so its state is the one in which it was refused.
    fn fault(&self, error: RecordError) -> Box<Fault> {
        let mut fault = Box::new(Fault { error, at: None, refusal: None });
        let RecordError::Step { step, .. } = fault.error else { return fault };
        let before = step - 1 - self.record.steps_before();
        let Some(entry) = self.record.entries.get(before) else { return fault };
        fault.at = Some((step, entry.seat));
        let record = Record { entries: self.record.entries[..before].to_vec(), ..self.record.clone() };
        let there = Match::replay(Arc::clone(&self.game), &record).ok();
        fault.refusal = there.and_then(|there| self.game.check(there.state(), entry.seat, &entry.action).err());
        fault
    }
}

impl<G: Game + Hints> AnyRecord for RecordOf<G> {
    fn header(&self) -> Header<Value> {
        loading::plain(&self.record.header)
    }

    fn rules(&self) -> &str {
        self.record.rules()
    }

    fn steps_before(&self) -> usize {
        self.record.steps_before()
    }

    fn steps(&self) -> usize {
        self.record.steps_before() + self.record.entries.len()
    }

    fn truncate(&mut self, steps: usize) {
        if steps < self.steps() {
            self.record.header.given_up = SeatSet::NONE;
        }
        self.record.entries.truncate(steps.saturating_sub(self.record.steps_before()));
        self.record.header.taken_over = self.record.header.taken_over.min(self.steps());
    }

    fn forget_seed(&mut self) {
        self.record.header.seed = None;
    }

    fn write(&self) -> String {
        self.record.write()
    }

    fn to_json(&self) -> Value {
        json!({ "header": self.record.header, "entries": self.record.entries })
    }

    fn tell(&self, each: &mut dyn FnMut(ToldStep)) -> Result<Ended, RecordError> {
        let game = self.game.as_ref();
        let mut state = beginning(game, &self.record)?;
        for (number, entry) in (self.steps_before() + 1..).zip(&self.record.entries) {
            let text = game.describe(&state, &entry.action);
            let notes = step(game, &mut state, entry);
            let (action, dice) = (to_json(&entry.action), entry.dice.clone());
            each(ToldStep { number, seat: entry.seat, action, text, dice, notes, hash: entry.hash });
        }
        Ok(self.end(&state))
    }

    fn replay(&self) -> Result<Replayed, RecordError> {
        let began = Instant::now();
        let end = Match::replay(Arc::clone(&self.game), &self.record)?;
        Ok(Replayed { took: began.elapsed(), end: self.end(end.state()) })
    }

    fn check(&self, go_on: &dyn Fn() -> bool) -> Result<Ended, Box<Fault>> {
        let end = self.resumed(go_on).map_err(|error| self.fault(error))?;
        Ok(self.end(end.state()))
    }

    fn resume(&self) -> Result<Box<dyn Playable>, RecordError> {
        let end = self.resumed(&|| true)?;
        let start = beginning(self.game.as_ref(), &self.record)?;
        Ok(Box::new(MatchOf::replayed(end, start, self.sides.clone())))
    }

    fn branch(&self, seed: [u8; 32], go_on: &dyn Fn() -> bool) -> Result<Begun, RecordError> {
        begun(self.resumed(go_on)?.branch(seed), self.sides.clone())
    }
}

/// Carries out a step known to be good, telling what it brought.
pub fn step<G: Game>(rules: &G, state: &mut G::State, entry: &Entry<G::Action>) -> Vec<Note> {
    let mut notes = Vec::new();
    let mut dice = Shown::new(Recorded::new(&entry.dice));
    rules.apply(state, entry.seat, &entry.action, &mut Play::logged(&mut dice, &mut notes));
    notes
}

pub fn to_json<T: serde::Serialize>(plain: &T) -> Value {
    // Plain data always has a JSON form.
    serde_json::to_value(plain).unwrap_or_default()
}

/// What has to be stored of a match that goes on from another.
fn begun<G: Game + Hints>(branch: Match<G>, sides: Sides) -> Result<Begun, RecordError> {
    let header = loading::plain(branch.header());
    let acts: Vec<Event> = branch.entries().iter().map(act::<G>).collect();
    if branch.earlier().is_empty() {
        let start = beginning(branch.game().as_ref(), &branch.record())?;
        let (the_match, kept) = MatchOf::replayed_and_kept(branch, start, sides);
        let events = acts.into_iter().zip(kept);
        let events = events.map(|(event, kept)| NewEvent { event, command: None, kept: Some(kept) }).collect();
        return Ok(Begun { the_match: Box::new(the_match), header, events });
    }
    let earlier = loading::as_events(&branch);
    let events: Vec<NewEvent> = earlier.into_iter().chain(acts.into_iter().map(loading::bare)).collect();
    let ours = branch.record().rules().to_owned();
    let set = Set { game: Arc::clone(branch.game()), header: branch.header().clone(), ours, sides };
    let Loaded { the_match, filled, .. } = loading::load(set, &loading::as_stored(&events));
    Ok(Begun { the_match, header, events: loading::with_filled(events, filled) })
}

fn act<G: Game>(entry: &Entry<G::Action>) -> Event {
    Event::Act(Entry { seat: entry.seat, action: to_json(&entry.action), dice: entry.dice.clone(), hash: entry.hash })
}
