//! The kernel's `Match` behind [`AnyMatch`], with its history, and with what is stored of it.

use crate::any_match::{AnyMatch, Denied, DiceFrom, DiceOf, Playable, SceneAt};
use crate::history::{History, PastStep, Purpose, Told};
use crate::kept_states::StateWriter;
use crate::loading;
use crate::questions::{Advice, Answer, Question, Refused, Tried};
use crate::record::{step, to_json};
use crate::sides::Sides;
use ai::{Decision, Level, Player};
use journal::{Event, Kept, NewEvent};
use kernel::matches::Played;
use kernel::record::{line_of, unhex};
use kernel::scene::{Board, Choice, Pointing, Spot};
use kernel::{ActError, Entry, Game, Header, Hints, Match, Note, Outcome, Record, Rng, Scene, Seat, SeatSet, Throw};
use kernel::{AimAbout, DiceStep, PartError, Plan, SharedDice, Text, UndoError, Viewer};
use serde::Serialize;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// After so many steps the state is remembered, so that looking back is quick.
const CHECKPOINT: usize = 64;

/// A match behind [`AnyMatch`].
pub struct MatchOf<G: Game> {
    inner: Match<G>,
    history: History,
    /// For each step from before the present rules, the event its state is kept beside.
    before: Vec<u64>,
    /// The state where these rules began, and after every [`CHECKPOINT`] steps.
    checkpoints: Vec<G::State>,
    writer: StateWriter,
    /// Who plays for each seat that a machine has played for: a plan lasts longer than one decision. After a restart
    /// they think anew.
    machines: Vec<(Seat, Level, Box<dyn Player<G>>)>,
    /// What the next step is taken for, if a machine takes it.
    purpose: Option<Purpose>,
    sides: Sides,
    /// The machines that thought their match lost: in which stretch of theirs they looked last, and whether they did.
    hopeless: BTreeMap<Seat, (u32, bool)>,
}

impl<G: Game> fmt::Debug for MatchOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MatchOf").field("game", &self.inner.header().game).finish_non_exhaustive()
    }
}

impl<G: Game + Hints> MatchOf<G> {
    /// A match that has just begun.
    pub fn new(inner: Match<G>, sides: Sides) -> MatchOf<G> {
        MatchOf::going_on(inner, History::default(), Vec::new(), sides)
    }

    /// A match that has been played under earlier rules, where these take over. `before` names the event for each step
    /// there has been.
    pub fn going_on(inner: Match<G>, history: History, before: Vec<u64>, sides: Sides) -> MatchOf<G> {
        let checkpoints = vec![inner.state().clone()];
        MatchOf {
            inner,
            history,
            before,
            checkpoints,
            writer: StateWriter::default(),
            machines: Vec::new(),
            purpose: None,
            sides,
            hopeless: BTreeMap::new(),
        }
    }

    /// A match with steps; its history is found by replaying them from the state before the first.
    pub fn replayed(inner: Match<G>, start: G::State, sides: Sides) -> MatchOf<G> {
        MatchOf::replayed_with(inner, start, sides, |_, _, _| {})
    }

    /// The same, and what is to be kept of each step.
    pub fn replayed_and_kept(inner: Match<G>, start: G::State, sides: Sides) -> (MatchOf<G>, Vec<Kept>) {
        let mut kept = Vec::new();
        let the_match = MatchOf::replayed_with(inner, start, sides, |the_match, told, state| {
            kept.push(the_match.keep(told, state));
        });
        (the_match, kept)
    }

    fn replayed_with(
        inner: Match<G>,
        start: G::State,
        sides: Sides,
        mut each: impl FnMut(&mut MatchOf<G>, Told, &G::State),
    ) -> MatchOf<G> {
        let mut the_match = MatchOf::new(inner, sides);
        the_match.checkpoints = vec![start.clone()];
        let mut state = start;
        for i in 0..the_match.inner.entries().len() {
            let entry = &the_match.inner.entries()[i];
            let notes = step(the_match.inner.game().as_ref(), &mut state, entry);
            let (seat, dice) = (entry.seat, entry.dice.clone());
            let told = the_match.remember(seat, notes, dice, &state);
            each(&mut the_match, told, &state);
        }
        the_match
    }

    pub fn state(&self) -> &G::State {
        self.inner.state()
    }

    /// What is kept beside an event that leads to the present state.
    pub fn keep_now(&mut self, told: Told) -> Kept {
        let state = self.inner.state().clone();
        self.keep(told, &state)
    }

    fn keep(&mut self, told: Told, state: &G::State) -> Kept {
        let (rules, given_up) = (self.inner.game(), self.given_up());
        let scene = || as_it_ended(rules.scene(state, Viewer::Spectator), given_up);
        // Plain data always has a JSON form.
        let picture = || serde_json::to_vec(&scene()).unwrap_or_default();
        let state = self.writer.take(serde_json::to_vec(state).unwrap_or_default(), picture);
        Kept { told: serde_json::to_string(&told).unwrap_or_default(), state }
    }

    /// The next state that is kept is kept whole.
    pub fn keep_whole_next(&mut self) {
        self.writer.forget();
    }

    fn remember(&mut self, seat: Seat, notes: Vec<Note>, dice: Vec<Throw>, state: &G::State) -> Told {
        let rules = self.inner.game();
        let (turn, secret) = (rules.turn(state), rules.has_secrets(state));
        let purpose = self.purpose.take();
        let told = Told { notes: notes.clone(), turn, secret, purpose: purpose.clone() };
        self.history.push(PastStep { seat: Some(seat), notes, dice, turn, secret, aside: false, purpose });
        if self.steps_in(self.history.len()).is_some_and(|steps| steps.is_multiple_of(CHECKPOINT)) {
            self.checkpoints.push(state.clone());
        }
        told
    }

    /// How many of the first steps of the history are steps under these rules; nothing if the first of them is not
    /// among these yet.
    fn steps_in(&self, history: usize) -> Option<usize> {
        let before = self.before.len();
        let asides = self.history.asides_in(history).saturating_sub(self.history.asides_in(before));
        history.checked_sub(before).map(|steps| steps - asides)
    }

    /// Tells what somebody did of which the rules know nothing.
    fn tell_aside(&mut self, seat: Seat, text: Text) -> Told {
        let (rules, state) = (self.inner.game(), self.inner.state());
        let (turn, secret) = (rules.turn(state), rules.has_secrets(state));
        let notes = vec![Note::new(text)];
        let (told, seat) = (notes.clone(), Some(seat));
        self.history.push(PastStep { seat, notes: told, dice: Vec::new(), turn, secret, aside: true, purpose: None });
        Told { notes, turn, secret, purpose: None }
    }

    /// These give up; what the log tells of it.
    fn resign(&mut self, seat: Seat, with: SeatSet) -> Told {
        let all = with.with(seat);
        self.inner.give_up(all);
        let key = if self.given_up().is_some() { "match-given-up" } else { "match-ready-to-give-up" };
        let text = self.sides.naming(key, all);
        self.tell_aside(seat, text)
    }

    /// How the match ended because a side has given up.
    fn given_up(&self) -> Option<Outcome> {
        self.sides.outcome(self.inner.header().given_up)
    }

    fn goes_on(&self) -> Result<(), Denied> {
        if self.given_up().is_some() { Err(Denied::GivenUp) } else { Ok(()) }
    }

    fn enter(&mut self, seat: Seat, action: G::Action) -> Result<NewEvent, ActError> {
        let played = self.inner.act(seat, action)?;
        let (dice, hash) = (played.dice.clone(), played.hash);
        let told = self.entered(seat, played);
        let kept = self.keep_now(told);
        // The kernel has just put it there.
        let action = self.inner.entries().last().map(|e| to_json(&e.action)).unwrap_or_default();
        Ok(stored(Event::Act(Entry { seat, action, dice, hash }), kept))
    }

    fn entered(&mut self, seat: Seat, played: Played) -> Told {
        let state = self.inner.state().clone();
        self.remember(seat, played.notes, played.dice, &state)
    }

    /// Takes over an event of the journal, checking it; what the log tells of it.
    pub fn take_over(&mut self, event: &Event) -> Result<Told, String> {
        match event {
            Event::Undo { seat } => self.undo_last(*seat).map(|_| Told::default()).map_err(|e| e.to_string()),
            Event::Rules { to, .. } => Err(format!("a change to rules {to} has to be taken up as a whole")),
            Event::Dice(step) => {
                self.inner.take_dice_step(step).map_err(|e| e.to_string())?;
                Ok(self.tell_aside(step.seat(), told_of(step)))
            }
            Event::GiveUp { seat, with } => Ok(self.resign(*seat, *with)),
            Event::Act(entry) => {
                let action = serde_json::from_value(entry.action.clone()).map_err(|e| e.to_string())?;
                let played = self.inner.act_with(entry.seat, action, &entry.dice).map_err(|e| match e {
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
    fn undo_last(&mut self, seat: Seat) -> Result<usize, UndoError> {
        let at = self.inner.entries().iter().rposition(|e| e.seat == seat).ok_or(UndoError::Nothing)?;
        self.inner.undo(seat)?;
        let place = self.history.place_of(at, self.before.len());
        let mut kept = self.history.split_off(place);
        kept.remove(0);
        self.checkpoints.truncate(at / CHECKPOINT + 1);
        if !kept.is_empty() {
            let mut state = self.worked_out(at);
            // What others did meanwhile stays in the log as it was told; only the states are new.
            let mut next = at;
            for past in kept {
                let Some(seat) = past.seat.filter(|_| !past.aside) else {
                    self.history.push(past);
                    continue;
                };
                step(self.inner.game().clone().as_ref(), &mut state, &self.inner.entries()[next]);
                next += 1;
                self.purpose = past.purpose;
                self.remember(seat, past.notes, past.dice, &state);
            }
        }
        Ok(place)
    }

    fn state_at(&self, steps: usize) -> G::State {
        if steps >= self.inner.entries().len() { self.inner.state().clone() } else { self.worked_out(steps) }
    }

    /// The state after so many steps under these rules, from the last checkpoint before it.
    fn worked_out(&self, steps: usize) -> G::State {
        let checkpoint = (steps / CHECKPOINT).min(self.checkpoints.len() - 1);
        let mut state = self.checkpoints[checkpoint].clone();
        for entry in &self.inner.entries()[checkpoint * CHECKPOINT..steps] {
            step(self.inner.game().as_ref(), &mut state, entry);
        }
        state
    }

    /// What has happened in the open since the end of a record, as if nobody had given a secret order. Steps that leave
    /// somebody with a secret are left out, and so is what only they made possible; it ends at the first step everybody
    /// was told of that cannot be taken without them. Nobody has a secret at any point of it, so whatever it tells
    /// could be seen.
    fn open_record(&self, open: &Record<G::Position, G::Action>) -> Option<Record<G::Position, G::Action>> {
        let mut game = Match::replay(Arc::clone(self.inner.game()), open).ok()?;
        let first = open.entries.len();
        let told = self.history.some(self.history.place_of(first, self.before.len()), usize::MAX);
        let own = told.iter().filter(|past| !past.aside);
        for (entry, past) in self.inner.entries()[first..].iter().zip(own) {
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
                Err(_) if past.is_told_to(Viewer::Spectator) => break,
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
            ActError::Dice(fault) => Denied::Dice(fault),
            ActError::PartsMissing => Denied::PartsMissing,
            other => Denied::Stuck(other.to_string()),
        }
    }

    /// What the thoughts of a machine are made from now.
    fn thoughts(&self, seat: Seat) -> Rng {
        let seed = self.inner.header().seed.as_deref().and_then(unhex).unwrap_or_default();
        mind(&seed, self.history.len(), seat)
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.inner.game().actions(self.inner.state(), seat, &mut legal);
        legal
    }

    fn chosen(&mut self, seat: Seat, level: Level, mind: &mut Rng) -> Result<G::Action, Denied> {
        let legal = self.legal(seat);
        if legal.is_empty() {
            return Err(Denied::Stuck(format!("{seat} has to decide, but has no legal action")));
        }
        let decision = Decision::new(self.inner.game().as_ref(), self.inner.state(), seat, &legal);
        let known = self.machines.iter().position(|(of, plays, _)| (*of, *plays) == (seat, level));
        let at = known.unwrap_or_else(|| {
            self.machines.retain(|(of, ..)| *of != seat);
            self.machines.push((seat, level, level.player()));
            self.machines.len() - 1
        });
        let player = &mut self.machines[at].2;
        let chosen = player.choose(&decision, mind);
        self.purpose =
            legal.get(chosen).and_then(|action| purpose(&decision, player.as_ref(), action)).map(Purpose::from);
        let action = legal.into_iter().nth(chosen);
        action.ok_or_else(|| Denied::Stuck(format!("the machine at {seat} chose what there is not")))
    }

    /// What the strongest machine player would do, and what for; nothing for a seat that need not decide.
    fn advice(&self, seat: Seat) -> Option<Advice> {
        let (rules, state) = (self.inner.game().as_ref(), self.inner.state());
        if !self.deciders().contains(seat) {
            return None;
        }
        let legal = self.legal(seat);
        let decision = Decision::new(rules, state, seat, &legal);
        let mut adviser = Level::Veteran.player::<G>();
        // Whoever asks twice is told the same. What the match's dice follow from is not used, so nothing tells of them.
        let mut thoughts = Rng::stream(u64::from(seat.0), self.history.len() as u64);
        let action = legal.get(adviser.choose(&decision, &mut thoughts))?;
        let purpose = purpose(&decision, adviser.as_ref(), action);
        let plan = adviser.plan().into_iter().flat_map(Plan::iter);
        let mut plan: Vec<_> = plan.collect();
        plan.sort_by(|a, b| b.weight.total_cmp(&a.weight));
        let imagined = decision.imagine(&mut thoughts);
        let told = plan.into_iter().filter_map(|wanted| rules.about_aim(&imagined, seat, wanted.aim));
        let plan = told.take(MOST_AIMS).collect();
        Some(Advice { action: to_json(action), label: rules.describe(state, action), purpose, plan })
    }

    fn why_not(&self, seat: Seat, spot: &Spot) -> Vec<Refused> {
        let (rules, state) = (self.inner.game(), self.inner.state());
        let meant = rules.meant(state, seat, spot).into_iter();
        let refused = meant.filter_map(|action| {
            let refusal = rules.check(state, seat, &action).err()?;
            Some(Refused { label: rules.describe(state, &action), reasons: refusal.reasons })
        });
        refused.collect()
    }

    fn pointed(&self, seat: Seat, pointing: &Pointing) -> Vec<Tried> {
        let (rules, state) = (self.inner.game(), self.inner.state());
        let tried = rules.pointed(state, seat, pointing).into_iter().map(|action| {
            let reasons = rules.check(state, seat, &action).err().map(|refusal| refusal.reasons).unwrap_or_default();
            let allowed = reasons.is_empty().then(|| rules.explain(state, seat, &action));
            let (label, explanation) = (rules.describe(state, &action), allowed.unwrap_or_default());
            Tried { action: to_json(&action), label, reasons, explanation }
        });
        tried.collect()
    }
}

/// An event that no command has brought about yet.
fn stored(event: Event, kept: Kept) -> NewEvent {
    NewEvent { event, command: None, kept: Some(kept) }
}

impl<G: Game + Hints> AnyMatch for MatchOf<G> {
    fn board(&self) -> Board {
        self.inner.game().board()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        as_it_ended(self.inner.game().scene(self.inner.state(), viewer), self.given_up())
    }

    fn deciders(&self) -> SeatSet {
        if self.given_up().is_some() { SeatSet::NONE } else { self.inner.game().deciders(self.inner.state()) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.game().outcome(self.inner.state()).or_else(|| self.given_up())
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.given_up().is_none() && self.inner.can_undo(seat)
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<NewEvent, Denied> {
        self.goes_on()?;
        let action = self.read_action(action)?;
        self.enter(seat, action).map_err(|e| self.denied(seat, e))
    }

    fn recall(&mut self, kept: &Kept) {
        self.purpose = Told::kept(kept).and_then(|told| told.purpose);
    }

    fn undo(&mut self, seat: Seat) -> Result<(usize, NewEvent), UndoError> {
        self.goes_on().map_err(|_| UndoError::Nothing)?;
        let at = self.undo_last(seat)?;
        let kept = self.keep_now(Told::default());
        Ok((at, stored(Event::Undo { seat }, kept)))
    }

    fn machine(&mut self, seat: Seat, level: Level) -> Result<NewEvent, Denied> {
        self.goes_on()?;
        let mut thoughts = self.thoughts(seat);
        let action = self.chosen(seat, level, &mut thoughts)?;
        self.enter(seat, action).map_err(|e| self.denied(seat, e))
    }

    fn dice(&self) -> DiceOf<'_> {
        let header = self.inner.header();
        DiceOf { commitment: &header.commitment, shared: header.dice.as_ref() }
    }

    fn share_dice(&mut self, dice: SharedDice) {
        self.inner.share_dice(dice);
    }

    fn take_dice_step(&mut self, step: &DiceStep) -> Result<Option<NewEvent>, PartError> {
        if !self.inner.take_dice_step(step)? {
            return Ok(None);
        }
        let told = self.tell_aside(step.seat(), told_of(step));
        let kept = self.keep_now(told);
        Ok(Some(stored(Event::Dice(step.clone()), kept)))
    }

    fn side_of(&self, seat: Seat) -> SeatSet {
        self.sides.side_of(seat)
    }

    fn give_up(&mut self, seat: Seat, with: SeatSet) -> Result<Option<NewEvent>, Denied> {
        if self.outcome().is_some() {
            return Err(Denied::GivenUp);
        }
        if with.with(seat).without(self.inner.header().given_up).is_empty() {
            return Ok(None);
        }
        let told = self.resign(seat, with);
        // Should later rules read nothing of the match, its picture still tells how it ended.
        if self.given_up().is_some() {
            self.keep_whole_next();
        }
        let kept = self.keep_now(told);
        Ok(Some(stored(Event::GiveUp { seat, with }, kept)))
    }

    /// A match is lost when it was hopeless in two stretches of the seat's own, one after the other.
    fn would_give_up(&mut self, seat: Seat) -> bool {
        let (game, state) = (self.inner.game(), self.inner.state());
        let stretch = game.stretch(state);
        let before = self.hopeless.get(&seat).copied();
        if !stretch.of.contains(seat) || before.is_some_and(|(looked, _)| looked == stretch.number) {
            return false;
        }
        let legal = self.legal(seat);
        let decision = Decision::new(game.as_ref(), state, seat, &legal);
        let hopeless = ai::is_hopeless(&decision, &mut self.thoughts(seat));
        self.hopeless.insert(seat, (stretch.number, hopeless));
        hopeless && before.is_some_and(|(_, hopeless)| hopeless)
    }

    fn answer(&self, viewer: Viewer, question: &Question) -> Result<Answer, Denied> {
        let (rules, state) = (self.inner.game(), self.inner.state());
        let seat = match viewer {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(Denied::OnlyWatching),
        };
        match question {
            Question::Inspect(spot) => Ok(Answer::Inspect(rules.inspect(state, viewer, spot))),
            Question::Briefing => Ok(Answer::Briefing(rules.briefing(state, viewer))),
            Question::Advice => Ok(Answer::Advice(self.advice(seat?))),
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

    fn history(&self) -> &History {
        &self.history
    }

    fn tell(&mut self, step: PastStep) {
        self.history.push(step);
    }

    fn open_steps(&self) -> usize {
        if self.outcome().is_some() { self.history.len() } else { self.history.open() }
    }

    fn scene_at(&self, step: usize, viewer: Viewer) -> SceneAt {
        if step == self.history.len() {
            return SceneAt::Drawn(Box::new(self.scene(viewer)));
        }
        let under_these = self.steps_in(step);
        match (under_these, step.checked_sub(1).and_then(|last| self.before.get(last))) {
            (None, Some(&event)) => SceneAt::Kept(event),
            (None, None) => {
                let rules = self.inner.game();
                let position = self.inner.header().position.clone().unwrap_or_else(|| rules.start());
                // A set-up that these rules do not take is shown as it was after the first step.
                let start = rules.place(&position).map(|state| Box::new(rules.scene(&state, viewer)));
                start.map_or(SceneAt::Kept(0), SceneAt::Drawn)
            }
            (Some(steps), _) => SceneAt::Drawn(Box::new(self.inner.game().scene(&self.state_at(steps), viewer))),
        }
    }

    fn scene_of(&self, state: &[u8], viewer: Viewer) -> Option<Scene> {
        let state = serde_json::from_slice(state).ok()?;
        Some(self.inner.game().scene(&state, viewer))
    }

    fn record(&self, open: usize) -> String {
        let mut record = self.inner.record();
        if self.outcome().is_some() {
            return played(&record);
        }
        record.header.seed = None;
        record.header.given_up = SeatSet::NONE;
        let Some(under_these) = self.steps_in(open) else {
            // The changes of the rules and the steps about the dice are steps of the log, but not of the record.
            let open = open - self.history.asides_in(open);
            let changes = record.earlier.iter().take(open).filter(|line| line.change().is_some()).count();
            return record.write_first(open - changes);
        };
        record.entries.truncate(under_these);
        record.header.taken_over = record.header.taken_over.min(record.steps_before() + record.entries.len());
        played(&self.open_record(&record).unwrap_or(record))
    }
}

impl<G: Game + Hints> Playable for MatchOf<G> {
    fn header(&self) -> Header<Value> {
        loading::plain(self.inner.header())
    }

    fn steps(&self) -> usize {
        self.inner.entries().len()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let (rules, state) = (self.inner.game(), self.inner.state());
        let choice = |action: G::Action| Choice::new(to_json(&action), rules.describe(state, &action));
        self.legal(seat).into_iter().map(choice).collect()
    }

    fn play(&mut self, seat: Seat, action: &Value, dice: DiceFrom<'_>) -> Result<(), Denied> {
        self.goes_on()?;
        let action = self.read_action(action)?;
        let played = match dice {
            DiceFrom::Seed => self.inner.act(seat, action),
            DiceFrom::Table(throws) => self.inner.act_with(seat, action, throws),
        };
        let played = played.map_err(|e| self.denied(seat, e))?;
        self.entered(seat, played);
        Ok(())
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.undo_last(seat).map(|_| ())
    }

    fn choose(&mut self, seat: Seat, level: Level, mind: &mut Rng) -> Result<Value, Denied> {
        self.chosen(seat, level, mind).map(|action| to_json(&action))
    }

    fn last_to_act(&self) -> Option<Seat> {
        self.inner.entries().last().map(|entry| entry.seat)
    }

    fn whole_record(&self) -> String {
        self.inner.record().write()
    }

    fn last_line(&self) -> Option<String> {
        self.inner.entries().last().map(line_of)
    }
}

/// A record as a file. A change of the rules under which nobody has played yet is not part of it.
fn played<P: Serialize + Clone, A: Serialize>(record: &Record<P, A>) -> String {
    record.write_first(record.steps_before() + record.entries.len())
}

/// Nobody decides anything any more when a side has given up.
fn as_it_ended(mut scene: Scene, given_up: Option<Outcome>) -> Scene {
    if scene.outcome.is_none()
        && let Some(outcome) = given_up
    {
        scene.choices.clear();
        (scene.deciding, scene.closing) = (SeatSet::NONE, None);
        scene.prompt = outcome.text.clone();
        scene.outcome = Some(outcome);
    }
    scene
}

/// What the log says of a step about the parts of the dice; whose it is stands beside it.
fn told_of(step: &DiceStep) -> Text {
    Text::new(match step {
        DiceStep::Promise { .. } => "match-dice-promised",
        DiceStep::BeginWithout { .. } => "match-dice-begun-without",
        DiceStep::Show { .. } => "match-dice-shown",
    })
}

/// So many aims are told of an adviser's plan.
const MOST_AIMS: usize = 8;

/// The aim of a player that an action serves, as far as its seat may know the state.
fn purpose<G: Hints>(decision: &Decision<'_, G>, player: &dyn Player<G>, action: &G::Action) -> Option<AimAbout> {
    let (rules, seat) = (decision.game(), decision.seat());
    let plan = player.plan().filter(|plan| !plan.is_empty())?;
    let state = decision.imagine(&mut Rng::new(0));
    let aim = rules.serves(&state, seat, action, plan)?;
    rules.about_aim(&state, seat, aim)
}

/// What a machine player's thoughts are made from: the same at the same step of the same match, and nothing that tells
/// of the dice.
fn mind(seed: &[u8; 32], step: usize, seat: Seat) -> Rng {
    let digest = Sha256::new().chain_update(b"machine").chain_update(seed).chain_update([seat.0]).finalize();
    let mut own = [0; 8];
    own.copy_from_slice(&digest[..8]);
    Rng::stream(u64::from_le_bytes(own), step as u64)
}
