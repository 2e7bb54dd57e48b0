//! A match of any game: the kernel's `Match` with its types put away, so that the server need not know them. Actions
//! come as JSON and go out as events of the journal.

use crate::frames::Camera;
use crate::past::{Past, Story, Told};
use crate::stream::is_told;
use crate::wire::{Answer, Question, Refused, Tried};
use ai::{Decision, Level};
use kernel::dice::{Recorded, Shown};
use kernel::scene::{Board, Pointing, Spot};
use kernel::{
    ActError, Entry, Game, Hints, Match, Note, Outcome, Play, Record, Refusal, Rng, Scene, Seat, SeatSet, Throw,
};
use kernel::{UndoError, Viewer};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::{Event, Kept};

/// States are kept every so many steps, so that looking back is quick.
const CHECKPOINT: usize = 64;

/// A match being played, whichever game it is of.
pub trait Table: Send {
    fn board(&self) -> Board;
    fn scene(&self, viewer: Viewer) -> Scene;
    fn deciders(&self) -> SeatSet;
    fn outcome(&self) -> Option<Outcome>;
    fn can_undo(&self, seat: Seat) -> bool;

    /// Takes an action through the checked door; the program rolls.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Happening, Denied>;

    /// Takes back the seat's last step; the number of the step that is gone.
    fn undo(&mut self, seat: Seat) -> Result<(usize, Happening), UndoError>;

    /// Lets a machine player decide for a seat.
    fn machine(&mut self, seat: Seat, level: Level) -> Result<Happening, Denied>;

    fn answer(&self, viewer: Viewer, question: &Question) -> Result<Answer, Denied>;

    /// The steps so far. A change of the rules is one of them.
    fn past(&self) -> &Story;

    /// Adds something to the log that befell the match itself.
    fn tell(&mut self, past: Past);

    /// How many of the first steps hold nothing that is still secret.
    fn open_steps(&self) -> usize;

    /// What a viewer saw after so many steps.
    fn scene_at(&self, step: usize, viewer: Viewer) -> Looked;

    /// What a viewer sees of a state as it is kept in the store; nothing if these rules cannot read it.
    fn scene_of(&self, state: &[u8], viewer: Viewer) -> Option<Scene>;

    /// The record as a file, as far as everybody may know it, so many of the first steps being open.
    fn record(&self, open: usize) -> String;

    /// Why it cannot go on.
    fn stop(&self) -> Option<&Stop> {
        None
    }
}

/// Something that has happened on the table, and what is kept beside it.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    pub event: Event,
    pub kept: Kept,
}

/// A look at an earlier step.
#[derive(Debug)]
pub enum Looked {
    Scene(Box<Scene>),
    /// It was played under earlier rules: the state is the one kept beside this event.
    Kept(u64),
}

/// Why a match cannot go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The present rules cannot take it up.
    Rules { from: String, to: String, what: String },
    /// What is stored of it is damaged.
    Damaged(String),
}

/// Why a table did not do what it was asked.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Denied {
    #[error("the rules forbid it")]
    Refused { refusal: Refusal, decides: bool },
    #[error("this is not an action of the game: {0}")]
    NotAnAction(String),
    #[error("those who watch have no say")]
    OnlyWatching,
    #[error("the match cannot go on: {0}")]
    Stuck(String),
    #[error("the match cannot go on")]
    Stopped(Stop),
}

/// The kernel's match with what the server keeps beside it.
pub struct Seated<G: Game> {
    game: Match<G>,
    seed: [u8; 32],
    past: Story,
    /// For each step from before the present rules, the event its state is kept beside.
    before: Vec<u64>,
    /// The state where these rules began, and after every [`CHECKPOINT`] steps.
    checkpoints: Vec<G::State>,
    camera: Camera,
}

impl<G: Game + Hints> Seated<G> {
    /// Sits down at a match; `past` is told by replaying what it already holds. Gives what is to be kept of each step.
    pub fn new(game: Match<G>, start: G::State, seed: [u8; 32]) -> (Seated<G>, Vec<Kept>) {
        let mut seated = Seated::going_on(game, seed, Story::default(), Vec::new());
        seated.checkpoints = vec![start.clone()];
        let mut state = start;
        let mut kept = Vec::new();
        for i in 0..seated.game.entries().len() {
            let entry = &seated.game.entries()[i];
            let notes = step(seated.game.game().as_ref(), &mut state, entry);
            let (seat, dice) = (entry.seat, entry.dice.clone());
            let told = seated.remember(seat, notes, dice, &state);
            kept.push(seated.keep(told, &state));
        }
        (seated, kept)
    }

    /// Sits down at a match that has been played under earlier rules, where these take over. `before` names the event
    /// for each step there has been.
    pub fn going_on(game: Match<G>, seed: [u8; 32], past: Story, before: Vec<u64>) -> Seated<G> {
        let checkpoints = vec![game.state().clone()];
        Seated { game, seed, past, before, checkpoints, camera: Camera::default() }
    }

    pub fn state(&self) -> &G::State {
        self.game.state()
    }

    /// What is kept beside an event that leads to the present state.
    pub fn keep_now(&mut self, told: Told) -> Kept {
        let state = self.game.state().clone();
        self.keep(told, &state)
    }

    fn keep(&mut self, told: Told, state: &G::State) -> Kept {
        let rules = self.game.game();
        // Plain data always has a JSON form.
        let picture = || serde_json::to_vec(&rules.scene(state, Viewer::Spectator)).unwrap_or_default();
        let state = self.camera.take(serde_json::to_vec(state).unwrap_or_default(), picture);
        Kept { told: serde_json::to_string(&told).unwrap_or_default(), state }
    }

    /// The next state that is kept is kept whole.
    pub fn keep_whole_next(&mut self) {
        self.camera.forget();
    }

    fn remember(&mut self, seat: Seat, notes: Vec<Note>, dice: Vec<Throw>, state: &G::State) -> Told {
        let rules = self.game.game();
        let (turn, secret) = (rules.turn(state), rules.has_secrets(state));
        let told = Told { notes: notes.clone(), turn, secret };
        self.past.push(Past { seat: Some(seat), notes, dice, turn, secret });
        if (self.past.len() - self.before.len()).is_multiple_of(CHECKPOINT) {
            self.checkpoints.push(state.clone());
        }
        told
    }

    fn enter(&mut self, seat: Seat, action: G::Action) -> Result<Happening, ActError> {
        let played = self.game.act(seat, action)?;
        let dice = played.dice.clone();
        let hash = played.hash;
        let told = self.entered(seat, played);
        let kept = self.keep_now(told);
        // The kernel has just put it there.
        let action = self.game.entries().last().map(|e| to_json(&e.action)).unwrap_or_default();
        Ok(Happening { event: Event::Act(Entry { seat, action, dice, hash }), kept })
    }

    fn entered(&mut self, seat: Seat, played: kernel::matches::Played) -> Told {
        let state = self.game.state().clone();
        self.remember(seat, played.notes, played.dice, &state)
    }

    /// Takes over an event of the journal through the checked door; what the log tells of it.
    pub fn take_over(&mut self, event: &Event) -> Result<Told, String> {
        match event {
            Event::Undo { seat } => self.take_back(*seat).map(|_| Told::default()).map_err(|e| e.to_string()),
            Event::Rules { to, .. } => Err(format!("a change to rules {to} has to be taken up as a whole")),
            Event::Act(entry) => {
                let action = serde_json::from_value(entry.action.clone()).map_err(|e| e.to_string())?;
                let played = self.game.act_with(entry.seat, action, &entry.dice).map_err(|e| match e {
                    ActError::Refused(refusal) => {
                        let clauses: Vec<&str> = refusal.reasons.iter().map(|r| r.clause.as_str()).collect();
                        format!("an action is not allowed by these rules: {}", clauses.join(", "))
                    }
                    other => other.to_string(),
                })?;
                if played.hash != entry.hash {
                    return Err("the state is not the one that was stored".to_owned());
                }
                Ok(self.entered(entry.seat, played))
            }
        }
    }

    /// Takes back the seat's last step; which of all steps that was.
    fn take_back(&mut self, seat: Seat) -> Result<usize, UndoError> {
        let at = self.game.entries().iter().rposition(|e| e.seat == seat).ok_or(UndoError::Nothing)?;
        self.game.undo(seat)?;
        let mut kept = self.past.split_off(self.before.len() + at);
        kept.remove(0);
        self.checkpoints.truncate(at / CHECKPOINT + 1);
        if !kept.is_empty() {
            let mut state = self.worked_out(at);
            // What others did meanwhile stays in the log as it was told; only the states are new.
            for (i, past) in kept.into_iter().enumerate() {
                step(self.game.game().clone().as_ref(), &mut state, &self.game.entries()[at + i]);
                self.remember(seat_of(&past), past.notes, past.dice, &state);
            }
        }
        Ok(self.before.len() + at)
    }

    fn state_at(&self, steps: usize) -> G::State {
        if steps >= self.game.entries().len() { self.game.state().clone() } else { self.worked_out(steps) }
    }

    /// The state after so many steps under these rules, from the last checkpoint before it.
    fn worked_out(&self, steps: usize) -> G::State {
        let checkpoint = (steps / CHECKPOINT).min(self.checkpoints.len() - 1);
        let mut state = self.checkpoints[checkpoint].clone();
        for entry in &self.game.entries()[checkpoint * CHECKPOINT..steps] {
            step(self.game.game().as_ref(), &mut state, entry);
        }
        state
    }

    /// What has happened in the open since the end of a record, as if nobody had given a secret order. Steps that leave
    /// somebody with a secret are left out, and so is what only they made possible; it ends at the first step everybody
    /// was told of that cannot be taken without them. Nobody has a secret at any point of it, so whatever it tells
    /// could be seen.
    fn open_record(&self, open: &Record<G::Position, G::Action>) -> Option<Record<G::Position, G::Action>> {
        let mut game = Match::replay(Arc::clone(self.game.game()), open).ok()?;
        let first = open.entries.len();
        let told = self.past.some(self.before.len() + first, usize::MAX);
        for (entry, past) in self.game.entries()[first..].iter().zip(&told) {
            let before = game.entries().len();
            match game.act_with(entry.seat, entry.action.clone(), &entry.dice) {
                Ok(_) if !game.game().has_secrets(game.state()) => {}
                Ok(_) if game.undo(entry.seat).is_ok() => {}
                Ok(_) => {
                    // It cannot be taken back, so nothing after it can be told.
                    let mut record = game.record();
                    record.entries.truncate(before);
                    return Some(record);
                }
                Err(_) if is_told(past, Viewer::Spectator) => break,
                Err(_) => {}
            }
        }
        Some(game.record())
    }

    fn read_action(&self, action: &Value) -> Result<G::Action, Denied> {
        serde_json::from_value(action.clone()).map_err(|e| Denied::NotAnAction(e.to_string()))
    }

    fn denied(&self, seat: Seat, error: ActError) -> Denied {
        match error {
            ActError::Refused(refusal) => Denied::Refused { refusal, decides: self.deciders().contains(seat) },
            other => Denied::Stuck(other.to_string()),
        }
    }

    fn why_not(&self, seat: Seat, spot: &Spot) -> Vec<Refused> {
        let (rules, state) = (self.game.game(), self.game.state());
        let meant = rules.meant(state, seat, spot).into_iter();
        let refused = meant.filter_map(|action| {
            let refusal = rules.check(state, seat, &action).err()?;
            Some(Refused { label: rules.describe(state, &action), reasons: refusal.reasons })
        });
        refused.collect()
    }

    fn pointed(&self, seat: Seat, pointing: &Pointing) -> Vec<Tried> {
        let (rules, state) = (self.game.game(), self.game.state());
        let tried = rules.pointed(state, seat, pointing).into_iter().map(|action| {
            let reasons = rules.check(state, seat, &action).err().map(|refusal| refusal.reasons).unwrap_or_default();
            let allowed = reasons.is_empty().then(|| rules.explain(state, seat, &action));
            let (label, explanation) = (rules.describe(state, &action), allowed.unwrap_or_default());
            Tried { action: to_json(&action), label, reasons, explanation }
        });
        tried.collect()
    }
}

/// Carries out a step known to be good, telling what it brought.
fn step<G: Game>(rules: &G, state: &mut G::State, entry: &Entry<G::Action>) -> Vec<Note> {
    let mut notes = Vec::new();
    let mut dice = Shown::new(Recorded::new(&entry.dice));
    rules.apply(state, entry.seat, &entry.action, &mut Play::logged(&mut dice, &mut notes));
    notes
}

fn to_json<T: Serialize>(plain: &T) -> Value {
    // Plain data always has a JSON form.
    serde_json::to_value(plain).unwrap_or_default()
}

impl<G: Game + Hints> Table for Seated<G> {
    fn board(&self) -> Board {
        self.game.game().board()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.game.game().scene(self.game.state(), viewer)
    }

    fn deciders(&self) -> SeatSet {
        self.game.game().deciders(self.game.state())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.game().outcome(self.game.state())
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.game.can_undo(seat)
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Happening, Denied> {
        let action = self.read_action(action)?;
        self.enter(seat, action).map_err(|e| self.denied(seat, e))
    }

    fn undo(&mut self, seat: Seat) -> Result<(usize, Happening), UndoError> {
        let at = self.take_back(seat)?;
        let kept = self.keep_now(Told::default());
        Ok((at, Happening { event: Event::Undo { seat }, kept }))
    }

    fn machine(&mut self, seat: Seat, level: Level) -> Result<Happening, Denied> {
        let rules = Arc::clone(self.game.game());
        let mut legal = Vec::new();
        rules.actions(self.game.state(), seat, &mut legal);
        let mut mind = mind(&self.seed, self.past.len(), seat);
        if legal.is_empty() {
            return Err(Denied::Stuck(format!("{seat} has to decide, but has no legal action")));
        }
        let decision = Decision::new(rules.as_ref(), self.game.state(), seat, &legal);
        let chosen = level.player::<G>().choose(&decision, &mut mind);
        let action = legal.into_iter().nth(chosen);
        let action = action.ok_or_else(|| Denied::Stuck(format!("the machine at {seat} chose what there is not")))?;
        self.enter(seat, action).map_err(|e| self.denied(seat, e))
    }

    fn answer(&self, viewer: Viewer, question: &Question) -> Result<Answer, Denied> {
        let (rules, state) = (self.game.game(), self.game.state());
        let seat = match viewer {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(Denied::OnlyWatching),
        };
        match question {
            Question::Inspect(spot) => Ok(Answer::Inspect(rules.inspect(state, viewer, spot))),
            Question::WhyNot(spot) => Ok(Answer::WhyNot(self.why_not(seat?, spot))),
            Question::Point(pointing) => Ok(Answer::Point(self.pointed(seat?, pointing))),
            Question::Explain(action) => {
                let (seat, action) = (seat?, self.read_action(action)?);
                // Somebody may still be pointing at what was possible a moment ago.
                let legal = rules.check(state, seat, &action).is_ok();
                let explained = legal.then(|| rules.explain(state, seat, &action));
                Ok(Answer::Explain(explained.unwrap_or_default()))
            }
        }
    }

    fn past(&self) -> &Story {
        &self.past
    }

    fn tell(&mut self, past: Past) {
        self.past.push(past);
    }

    fn open_steps(&self) -> usize {
        if self.outcome().is_some() { self.past.len() } else { self.past.open() }
    }

    fn scene_at(&self, step: usize, viewer: Viewer) -> Looked {
        let under_these = step.checked_sub(self.before.len());
        match (under_these, step.checked_sub(1).and_then(|last| self.before.get(last))) {
            (None, Some(&event)) => Looked::Kept(event),
            (None, None) => {
                let rules = self.game.game();
                let position = self.game.header().position.clone().unwrap_or_else(|| rules.start());
                // A set-up that these rules do not take is shown as it was after the first step.
                let start = rules.place(&position).map(|state| Box::new(rules.scene(&state, viewer)));
                start.map_or(Looked::Kept(0), Looked::Scene)
            }
            (Some(steps), _) => Looked::Scene(Box::new(self.game.game().scene(&self.state_at(steps), viewer))),
        }
    }

    fn scene_of(&self, state: &[u8], viewer: Viewer) -> Option<Scene> {
        let state = serde_json::from_slice(state).ok()?;
        Some(self.game.game().scene(&state, viewer))
    }

    fn record(&self, open: usize) -> String {
        let mut record = self.game.record();
        if self.outcome().is_some() {
            return played(&record);
        }
        record.header.seed = None;
        let Some(under_these) = open.checked_sub(self.before.len()) else {
            // The changes of the rules are steps of the log, but not of the record.
            let changes = record.earlier.iter().take(open).filter(|line| line.change().is_some()).count();
            return record.write_first(open - changes);
        };
        record.entries.truncate(under_these);
        record.header.taken_over = record.header.taken_over.min(record.steps_before() + record.entries.len());
        played(&self.open_record(&record).unwrap_or(record))
    }
}

/// A record as a file. A change of the rules under which nobody has played yet is not part of it.
fn played<P: Serialize + Clone, A: Serialize>(record: &Record<P, A>) -> String {
    record.write_first(record.steps_before() + record.entries.len())
}

/// Steps that can be taken back are somebody's.
fn seat_of(past: &Past) -> Seat {
    past.seat.unwrap_or(Seat(0))
}

/// What a machine player's thoughts are made from: the same at the same step of the same match, and nothing that tells
/// of the dice.
fn mind(seed: &[u8; 32], step: usize, seat: Seat) -> Rng {
    let digest = Sha256::new().chain_update(b"machine").chain_update(seed).chain_update([seat.0]).finalize();
    let mut own = [0; 8];
    own.copy_from_slice(&digest[..8]);
    Rng::stream(u64::from_le_bytes(own), step as u64)
}
