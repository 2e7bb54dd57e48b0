//! One game played under the laws: what is cheap is checked at every step, the rest now and then.

use super::{Law, Laws, Report};
use crate::dice::{Fixed, Recorded, Rolled, Shown, every_outcome};
use crate::matches::{Begin, Match};
use crate::record::{Record, StateHash};
use crate::scene::{Choice, Spot};
use crate::{Game, Note, OptionValues, Play, Refusal, Rng, Scene, Seat, SeatSet, Text, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// How many actions of a list are put to the check at one step.
const LISTED: usize = 48;

/// How many arbitrary actions are tried on a seat at a sampled step.
const ARBITRARY: usize = 24;
/// How many listed actions are described, written and tried on other seats at a sampled step.
const SOME: usize = 16;
/// How many actions of earlier steps are remembered.
const STALE: usize = 16;
/// How many outcomes of one action are enumerated before giving up.
pub(super) const OUTCOMES: usize = 4000;
/// How often an action is rolled to compare with what was enumerated, and in how many games that is done.
const ROLLS: u32 = 2000;
const ROLLED_GAMES: usize = 8;
/// One step in so many, a seat that need not decide acts if it can.
const STANDING: usize = 16;

pub(super) type Fault = (Law, String);

/// One game being played under the eyes of the law.
pub(super) struct Playing<'l, 'a, G: Game> {
    pub(super) laws: &'l Laws<'a, G>,
    pub(super) game: &'l Arc<G>,
    pub(super) number: usize,
    /// For the laws; what is played comes from another stream, so that it does not depend on what is checked.
    pub(super) rng: Rng,
    pub(super) step: usize,
    pub(super) action: Option<(Seat, G::Action)>,
    pub(super) report: Report,
    /// The spaces that the scenario does not use.
    pub(super) out_of_play: BTreeSet<String>,
}

/// A step on which a sampled law comes up: on average every `gap` steps, the first time early.
struct Due {
    next: usize,
    gap: usize,
}

impl Due {
    fn new(gap: usize, rng: &mut Rng) -> Due {
        Due { next: rng.below(gap), gap }
    }

    fn now(&mut self, step: usize, rng: &mut Rng) -> bool {
        let now = step >= self.next;
        if now {
            self.next = step + 1 + rng.below(2 * self.gap - 1);
        }
        now
    }
}

/// When each of the sampled laws comes up next.
struct Agenda {
    lists: Due,
    values: Due,
    secrets: Due,
    positions: Due,
    steps: Due,
    chances: Due,
    undo: Due,
    /// The law of chances waits for the next action with dice.
    awaiting_dice: bool,
}

impl Agenda {
    fn new(every: usize, rng: &mut Rng) -> Agenda {
        let mut due = || Due::new(every, rng);
        let (lists, values, secrets, positions, steps, chances) = (due(), due(), due(), due(), due(), due());
        let undo = Due::new(every.div_ceil(16), rng);
        Agenda { lists, values, secrets, positions, steps, chances, undo, awaiting_dice: false }
    }
}

macro_rules! law {
    ($holds:expr, $law:expr, $($what:tt)+) => {
        let holds: bool = $holds;
        if !holds {
            return Err(($law, format!($($what)+)));
        }
    };
}

pub(super) use law;

impl<G: Game> Playing<'_, '_, G> {
    /// Plays the game to its end. Without `every` only the laws that are cheap are checked.
    pub(super) fn game(&mut self, every: Option<usize>) -> Result<(), Fault> {
        let game = Arc::clone(self.game);
        let mut rng = Rng::stream(self.laws.seed, 2 * self.number as u64);
        let mut agenda = every.map(|every| Agenda::new(every, &mut self.rng));
        let mut state = self.place(&game.start())?;
        let seed = rng.seed();
        let mut dice = Shown::new(Rolled::new(seed, 0));
        let one_in = self.laws.recorded.unwrap_or(100);
        let mut recording = match every.is_some() && self.number.checked_rem(one_in) == Some(0) {
            true => Some(self.begin(seed)?),
            false => None,
        };
        let mut stale: Vec<G::Action> = Vec::with_capacity(STALE);
        let mut list = Vec::new();
        loop {
            let deciders = game.deciders(&state);
            let over = game.outcome(&state).is_some();
            law!(over || !deciders.is_empty(), Law::NoDeadEnd, "nobody has to decide, but the game has no outcome");
            law!(!over || deciders.is_empty(), Law::NoDeadEnd, "the game has an outcome, but somebody has to decide");
            if let Some(agenda) = &mut agenda {
                self.sample_state(agenda, &state, &stale, over)?;
            }
            if over {
                break;
            }
            law!(self.step < self.laws.cap, Law::NoRunaway, "the game is not over after {} steps", self.laws.cap);
            let (seat, action) = self.choose(&state, deciders, &mut list, &mut rng)?;
            if stale.len() < STALE {
                stale.push(action.clone());
            } else {
                stale[self.step % STALE].clone_from(&action);
            }
            self.action = Some((seat, action.clone()));

            dice.throws.clear();
            match &mut agenda {
                None => game.apply(&mut state, seat, &action, &mut Play::silent(&mut dice)),
                Some(agenda) => self.watched_step(agenda, &mut recording, &mut state, (seat, &action), &mut dice)?,
            }
            self.step += 1;
            self.action = None;
        }
        if let Some(played) = &recording {
            self.replay(played, &state)?;
        }
        self.report.games = 1;
        self.report.steps = self.step as u64;
        self.report.longest = self.step as u64;
        self.count(Law::NoDeadEnd, self.step as u64 + 1);
        self.count(Law::NoRunaway, 1);
        Ok(())
    }

    /// Carries out an action and checks the laws that are about a step, as far as they are due.
    fn watched_step(
        &mut self,
        agenda: &mut Agenda,
        recording: &mut Option<Match<G>>,
        state: &mut G::State,
        (seat, action): (Seat, &G::Action),
        dice: &mut Shown<Rolled>,
    ) -> Result<(), Fault> {
        agenda.awaiting_dice |= agenda.chances.now(self.step, &mut self.rng);
        let looked_at = agenda.steps.now(self.step, &mut self.rng);
        let before = (looked_at || agenda.awaiting_dice || recording.is_some()).then(|| state.clone());
        let mut play = Play::silent(dice);
        self.game.apply(state, seat, action, &mut play);
        let open = play.has_revealed() || !dice.throws.is_empty();
        let Some(before) = &before else { return Ok(()) };
        if looked_at {
            self.same_dice_same_state(before, state, seat, action, dice)?;
            self.what_is_learned_is_revealed(before, seat, action)?;
        }
        if agenda.awaiting_dice && !dice.throws.is_empty() {
            agenda.awaiting_dice = false;
            self.chances(before, seat, action)?;
        }
        if let Some(played) = recording {
            self.record(played, state, seat, action)?;
            if agenda.undo.now(self.step, &mut self.rng) {
                self.take_back(played, before, open, seat, action)?;
            }
        }
        Ok(())
    }

    pub(super) fn count(&mut self, law: Law, times: u64) {
        *self.report.checked.entry(law).or_default() += times;
    }

    fn place(&self, position: &G::Position) -> Result<G::State, Fault> {
        self.game.place(position).map_err(|problems| {
            let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
            (Law::Positions, format!("the position cannot be placed: {}", problems.join("; ")))
        })
    }

    /// Lists what every seat that must decide can do, and picks one action of one of them; now and then one of a seat
    /// that need not decide.
    fn choose(
        &self,
        state: &G::State,
        deciders: SeatSet,
        list: &mut Vec<G::Action>,
        rng: &mut Rng,
    ) -> Result<(Seat, G::Action), Fault> {
        let turn = rng.below(deciders.len());
        let mut chosen = None;
        for (i, seat) in deciders.iter().enumerate() {
            list.clear();
            self.game.actions(state, seat, list);
            law!(!list.is_empty(), Law::NoDeadEnd, "{seat} has to decide but has no legal action");
            if i == turn {
                chosen = rng.pick(list).map(|action| (seat, action.clone()));
            }
        }
        if rng.one_in(STANDING) {
            let others: Vec<Seat> = self.game.seats().iter().filter(|&s| !deciders.contains(s)).collect();
            if let Some(&seat) = rng.pick(&others) {
                list.clear();
                self.game.actions(state, seat, list);
                if let Some(action) = rng.pick(list) {
                    chosen = Some((seat, action.clone()));
                }
            }
        }
        chosen.ok_or_else(|| (Law::NoDeadEnd, "nobody has anything to do".to_owned()))
    }

    /// The sampled laws about a state; all of them about the last one.
    fn sample_state(
        &mut self,
        agenda: &mut Agenda,
        state: &G::State,
        stale: &[G::Action],
        over: bool,
    ) -> Result<(), Fault> {
        let (step, rng) = (self.step, &mut self.rng);
        let lists = agenda.lists.now(step, rng) | over;
        let values = agenda.values.now(step, rng) | over;
        let secrets = agenda.secrets.now(step, rng) | over;
        let positions = agenda.positions.now(step, rng) | over;
        if !(lists || values || secrets || positions) {
            return Ok(());
        }
        if lists {
            self.list_is_check(state, stale)?;
            self.action = None;
        }
        if values {
            self.round_trip(state)?;
            self.action = None;
        }
        if secrets {
            self.secrets(state, stale)?;
        }
        if positions {
            self.positions(state)?;
        }
        Ok(())
    }

    fn listed(&mut self, state: &G::State, seat: Seat) -> Result<Vec<G::Action>, Fault> {
        let mut list = Vec::new();
        self.game.actions(state, seat, &mut list);
        if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
            self.action = Some((seat, pair[1].clone()));
            law!(pair[0] != pair[1], Law::SortedList, "the action is listed twice");
            return Err((Law::SortedList, format!("the action is listed after {:?}, which is greater", pair[0])));
        }
        self.count(Law::SortedList, 1);
        Ok(list)
    }

    /// Some of a list, from anywhere in it.
    fn some<'s>(&mut self, list: &'s [G::Action]) -> impl Iterator<Item = &'s G::Action> + use<'s, G> {
        let from = self.rng.below(list.len());
        list[from..].iter().chain(&list[..from]).take(SOME)
    }

    fn arbitrary(&mut self) -> Vec<G::Action> {
        (0..ARBITRARY).map(|_| self.game.arbitrary_action(&mut self.rng)).collect()
    }

    fn list_is_check(&mut self, state: &G::State, stale: &[G::Action]) -> Result<(), Fault> {
        let seats = self.game.seats();
        let deciders = self.game.deciders(state);
        let lists = seats.iter().map(|s| Ok((s, self.listed(state, s)?))).collect::<Result<Vec<_>, Fault>>()?;
        for (seat, list) in &lists {
            let seat = *seat;
            // Of a long list every n-th action, another share each time.
            let stride = list.len().div_ceil(LISTED).max(1);
            for action in list.iter().skip(self.rng.below(stride)).step_by(stride) {
                self.action = Some((seat, action.clone()));
                if let Err(refusal) = self.game.check(state, seat, action) {
                    let what = format!("the action is listed, but refused by {}", clauses_of(&refusal));
                    return Err((Law::ListIsCheck, what));
                }
                self.count(Law::ListIsCheck, 1);
            }
            for action in self.some(list) {
                self.action = Some((seat, action.clone()));
                self.sayable(&self.game.describe(state, action))?;
            }
            let complete = self.game.lists_everything() || !deciders.contains(seat);
            let mut tried = self.arbitrary();
            tried.extend_from_slice(stale);
            for (other, actions) in &lists {
                if *other != seat {
                    tried.extend(self.some(actions).cloned());
                }
            }
            for action in tried {
                self.action = Some((seat, action.clone()));
                let verdict = self.game.check(state, seat, &action);
                let is_listed = list.binary_search(&action).is_ok();
                law!(
                    verdict.is_err() || is_listed || !complete,
                    Law::ListIsCheck,
                    "the action passes the check, but is not listed"
                );
                self.count(Law::ListIsCheck, 1);
                if let Err(refusal) = verdict {
                    law!(!is_listed, Law::ListIsCheck, "the action is listed, but refused by {}", clauses_of(&refusal));
                    self.reasons(&refusal)?;
                }
            }
        }
        self.strangers(state, lists.iter().find_map(|(_, list)| list.first()))?;
        self.illegal_actions(state, stale)
    }

    /// A record may name any seat: who does not sit at the table may do nothing.
    fn strangers(&mut self, state: &G::State, listed: Option<&G::Action>) -> Result<(), Fault> {
        let first_free = self.game.seats().iter().last().map_or(0, |s| s.0 + 1);
        let action = listed.cloned().unwrap_or_else(|| self.game.arbitrary_action(&mut self.rng));
        for seat in [Seat(first_free), Seat(u8::MAX)] {
            self.action = Some((seat, action.clone()));
            match self.game.check(state, seat, &action) {
                Ok(()) => return Err((Law::ListIsCheck, "a seat that is not in the game may act".to_owned())),
                Err(refusal) => self.reasons(&refusal)?,
            }
            self.count(Law::ListIsCheck, 1);
        }
        Ok(())
    }

    /// The fast door is meant for legal actions; with others anything may come out of it, but not a panic.
    fn illegal_actions(&mut self, state: &G::State, stale: &[G::Action]) -> Result<(), Fault> {
        let seats: Vec<Seat> = self.game.seats().iter().collect();
        let old = self.rng.pick(stale).cloned();
        for action in self.arbitrary().into_iter().take(3).chain(old) {
            let seat = self.rng.pick(&seats).copied().unwrap_or(Seat(0));
            self.action = Some((seat, action.clone()));
            let mut dice = Shown::new(Fixed(self.rng.below(20) as u8 + 1));
            self.game.apply(&mut state.clone(), seat, &action, &mut Play::silent(&mut dice));
            self.count(Law::NoPanic, 1);
        }
        Ok(())
    }

    fn reasons(&mut self, refusal: &Refusal) -> Result<(), Fault> {
        law!(!refusal.reasons.is_empty(), Law::Reasons, "the action is refused without a reason");
        for reason in &refusal.reasons {
            self.known(&reason.clause)?;
            self.sayable(&reason.facts)?;
        }
        self.count(Law::Reasons, 1);
        Ok(())
    }

    fn known(&self, clause: &str) -> Result<(), Fault> {
        let known = self.laws.clauses.is_none_or(|book| book.clauses().iter().any(|c| c.id == clause));
        law!(known, Law::Reasons, "the clause {clause} is not in the book");
        Ok(())
    }

    fn sayable(&mut self, text: &Text) -> Result<(), Fault> {
        for words in &self.laws.words {
            if let Err(missing) = words.try_say(text) {
                return Err((Law::Words, format!("cannot be said in \"{}\": {missing}", words.language())));
            }
        }
        self.count(Law::Words, self.laws.words.len() as u64);
        Ok(())
    }

    fn word(&mut self, key: &str) -> Result<(), Fault> {
        for words in &self.laws.words {
            law!(words.has(key), Law::Words, "there is no word for \"{key}\" in \"{}\"", words.language());
        }
        self.count(Law::Words, self.laws.words.len() as u64);
        Ok(())
    }

    /// The words of what never changes.
    pub(super) fn board(&mut self) -> Result<(), Fault> {
        let board = self.game.board();
        for space in &board.spaces {
            self.word(&space.kind)?;
            space.facts.iter().try_for_each(|fact| self.sayable(fact))?;
        }
        Ok(())
    }

    fn scene_is_sayable(&mut self, scene: &Scene) -> Result<(), Fault> {
        for text in scene.texts() {
            self.sayable(text)?;
        }
        for marker in scene.pieces.iter().flat_map(|p| &p.markers) {
            self.word(marker)?;
        }
        scene.panels.iter().flat_map(|p| &p.rows).filter_map(|r| r.clause.as_ref()).try_for_each(|c| self.known(c))
    }

    /// A scene offers what is listed to a seat that has to decide, and nothing else to anybody.
    fn offered(&mut self, scene: &Scene, seat: Seat, list: &[G::Action]) -> Result<(), Fault> {
        let mut offered = Vec::with_capacity(scene.choices.len());
        for choice in &scene.choices {
            match G::Action::deserialize(&choice.action) {
                Ok(action) => offered.push(action),
                Err(e) => return Err((Law::ListIsCheck, format!("the choice {} is no action: {e}", choice.action))),
            }
        }
        let unused = |choice: &Choice| choice.space.as_ref().is_some_and(|space| self.out_of_play.contains(space));
        let beyond = scene.choices.iter().find(|choice| unused(choice));
        law!(beyond.is_none(), Law::ListIsCheck, "the choice {beyond:?} hangs on a space that is out of play");
        offered.sort();
        let illegal = offered.iter().find(|action| list.binary_search(action).is_err());
        self.action = illegal.map(|action| (seat, action.clone()));
        law!(illegal.is_none(), Law::ListIsCheck, "the scene offers the action, but it is not listed");
        let missing = list.iter().find(|action| offered.binary_search(action).is_err());
        let deciding = scene.deciding.contains(seat);
        self.action = missing.filter(|_| deciding).map(|action| (seat, action.clone()));
        law!(self.action.is_none(), Law::ListIsCheck, "the action is listed, but the scene does not offer it");
        Ok(())
    }

    fn round_trip(&mut self, state: &G::State) -> Result<(), Fault> {
        let copy = state.clone();
        law!(copy == *state, Law::RoundTrip, "the state is not equal to its clone");
        law!(hash_of(&copy) == hash_of(state), Law::RoundTrip, "the state's clone has another hash");
        let wrong = |form: &str, e: &dyn fmt::Display| (Law::RoundTrip, format!("the state as {form}: {e}"));
        let bytes = postcard::to_stdvec(state).map_err(|e| wrong("bytes", &e))?;
        let read: G::State = postcard::from_bytes(&bytes).map_err(|e| wrong("bytes", &e))?;
        law!(read == *state, Law::RoundTrip, "the state read back from bytes is another one");
        law!(StateHash::of(&read) == StateHash::of(state), Law::RoundTrip, "the state read back has another hash");
        let text = serde_json::to_string(state).map_err(|e| wrong("JSON", &e))?;
        let read: G::State = serde_json::from_str(&text).map_err(|e| wrong("JSON", &e))?;
        law!(read == *state, Law::RoundTrip, "the state read back from JSON is another one");
        self.count(Law::RoundTrip, 1);
        for seat in self.game.seats().iter() {
            let list = self.listed(state, seat)?;
            let actions: Vec<G::Action> =
                self.some(&list).cloned().chain([self.game.arbitrary_action(&mut self.rng)]).collect();
            for action in actions {
                self.action = Some((seat, action.clone()));
                let text = serde_json::to_string(&action).map_err(|e| (Law::RoundTrip, format!("the action: {e}")))?;
                let read: G::Action =
                    serde_json::from_str(&text).map_err(|e| (Law::RoundTrip, format!("the action {text}: {e}")))?;
                law!(read == action, Law::RoundTrip, "the action reads back from {text} as {read:?}");
                self.count(Law::RoundTrip, 1);
            }
        }
        Ok(())
    }

    /// Everything a seat sees, may do and is told is the same if what it may not know were otherwise.
    fn secrets(&mut self, state: &G::State, stale: &[G::Action]) -> Result<(), Fault> {
        let game = Arc::clone(self.game);
        let spectator = game.scene(state, Viewer::Spectator);
        self.scene_is_sayable(&spectator)?;
        for seat in game.seats().iter() {
            let scene = game.scene(state, Viewer::Seat(seat));
            self.scene_is_sayable(&scene)?;
            let list = self.listed(state, seat)?;
            self.offered(&scene, seat, &list)?;
            let mut tried = self.arbitrary();
            tried.extend_from_slice(stale);
            // Once more if it happens to be the real one: few secrets have many ways to be otherwise.
            let mut imagined = game.imagine(state, seat, &mut self.rng);
            if imagined == *state {
                imagined = game.imagine(state, seat, &mut self.rng);
            }
            let spots = self.some_spots(&scene);
            self.questions_are_sayable(state, seat, &spots, &list)?;
            if imagined == *state {
                self.count(Law::Secrets, 1);
                continue;
            }
            self.report.imagined += 1;
            law!(game.has_secrets(state), Law::Secrets, "the game denies what is hidden from {seat}");
            for spot in &spots {
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let same = game.inspect(state, viewer, spot) == game.inspect(&imagined, viewer, spot);
                    law!(same, Law::Secrets, "what is said about {spot:?} depends on what {seat} may not know");
                }
                let same = game.meant(state, seat, spot) == game.meant(&imagined, seat, spot);
                law!(same, Law::Secrets, "what is meant by {spot:?} depends on what {seat} may not know");
            }
            same_scene(&scene, &game.scene(&imagined, Viewer::Seat(seat)), &format!("the scene of {seat}"))?;
            same_scene(&spectator, &game.scene(&imagined, Viewer::Spectator), "the scene of a spectator")?;
            let others = "depends on what";
            law!(
                game.deciders(state) == game.deciders(&imagined) && game.outcome(state) == game.outcome(&imagined),
                Law::Secrets,
                "who has to decide {others} {seat} may not know"
            );
            let same_list = list == self.listed(&imagined, seat)?;
            law!(same_list, Law::Secrets, "the list of {seat} {others} it may not know");
            for action in self.some(&list) {
                let same = game.describe(state, action) == game.describe(&imagined, action);
                self.action = Some((seat, action.clone()));
                law!(same, Law::Secrets, "how the action reads {others} {seat} may not know");
            }
            for action in tried {
                self.action = Some((seat, action.clone()));
                let same = game.check(state, seat, &action) == game.check(&imagined, seat, &action);
                law!(same, Law::Secrets, "the refusal {others} {seat} may not know");
            }
            self.action = None;
            self.count(Law::Secrets, 1);
        }
        Ok(())
    }

    /// A piece of the scene, the space of another, one with a mark and one with a choice, as far as there are any.
    fn some_spots(&mut self, scene: &Scene) -> Vec<Spot> {
        let piece = self.rng.pick(&scene.pieces).map(|p| Spot::Piece(p.id.clone()));
        let taken = self.rng.pick(&scene.pieces).map(|p| Spot::Space(p.at.clone()));
        let mark = self.rng.pick(&scene.marks).and_then(|m| self.rng.pick(&m.spaces));
        let offered = self.rng.pick(&scene.choices).and_then(|c| c.space.as_ref());
        let spaces = mark.into_iter().chain(offered).map(|id| Spot::Space(id.clone()));
        piece.into_iter().chain(taken).chain(spaces).collect()
    }

    /// What the game answers when a person points at something or asks for a price can be said in every language, and
    /// what it takes a click for is told apart by the check without harm.
    fn questions_are_sayable(
        &mut self,
        state: &G::State,
        seat: Seat,
        spots: &[Spot],
        list: &[G::Action],
    ) -> Result<(), Fault> {
        let game = Arc::clone(self.game);
        for spot in spots {
            let inspection = game.inspect(state, Viewer::Seat(seat), spot);
            inspection.texts().try_for_each(|text| self.sayable(text))?;
            for action in game.meant(state, seat, spot) {
                let listed = list.contains(&action);
                let allowed = game.check(state, seat, &action).is_ok();
                law!(
                    listed == allowed,
                    Law::ListIsCheck,
                    "what is meant by {spot:?} is listed and refused, or neither"
                );
            }
        }
        for action in self.some(list) {
            let explanation = game.explain(state, seat, action);
            explanation.texts().try_for_each(|text| self.sayable(text))?;
            self.announced_is_true(state, seat, action, &explanation.announced)?;
        }
        Ok(())
    }

    fn positions(&mut self, state: &G::State) -> Result<(), Fault> {
        let Some(position) = self.game.position(state) else { return Ok(()) };
        let written = json(&position)?;
        let read: G::Position =
            serde_json::from_str(&written).map_err(|e| (Law::Positions, format!("the position as JSON: {e}")))?;
        let placed = self.place(&read)?;
        let again = match self.game.position(&placed) {
            Some(again) => json(&again)?,
            None => return Err((Law::Positions, "the state placed from a position has none".to_owned())),
        };
        if let Some(difference) = difference(&written, &again) {
            return Err((Law::Positions, format!("the position is another one once it is placed: {difference}")));
        }
        self.count(Law::Positions, 1);
        Ok(())
    }

    /// The action once more, with a log: the same dice, the same state, and notes that can be read.
    fn same_dice_same_state(
        &mut self,
        before: &G::State,
        after: &G::State,
        seat: Seat,
        action: &G::Action,
        dice: &Shown<Rolled>,
    ) -> Result<(), Fault> {
        let mut state = before.clone();
        let mut again = Shown::new(Recorded::new(&dice.throws));
        let mut notes = Vec::new();
        self.game.apply(&mut state, seat, action, &mut Play::logged(&mut again, &mut notes));
        if let Some(fault) = again.source.fault() {
            return Err((Law::Replay, format!("the same action asks for other dice the second time: {fault}")));
        }
        law!(state == *after, Law::Replay, "the same action with the same dice leads to another state");
        self.count(Law::Replay, 1);
        notes.iter().try_for_each(|note| self.sayable(&note.text))
    }

    /// An action without dice that shows somebody something hidden must say so, or undo would take back what was seen.
    fn what_is_learned_is_revealed(&mut self, before: &G::State, seat: Seat, action: &G::Action) -> Result<(), Fault> {
        let game = Arc::clone(self.game);
        let real = CarriedOut::of(&*game, before, seat, action);
        if real.open {
            return Ok(());
        }
        for viewer in game.seats().iter() {
            let imagined = game.imagine(before, viewer, &mut self.rng);
            // For somebody else the action may not even be possible in the state imagined.
            if imagined == *before || game.check(&imagined, seat, action).is_err() {
                continue;
            }
            let who = Viewer::Seat(viewer);
            let whose = format!("the scene of {viewer}");
            same_scene(&game.scene(before, who), &game.scene(&imagined, who), &whose)?;
            let other = CarriedOut::of(&*game, &imagined, seat, action);
            law!(
                !other.open,
                Law::Reveals,
                "whether the action rolls or reveals depends on what {viewer} may not know"
            );
            let shown = difference(&json(&game.scene(&real.state, who))?, &json(&game.scene(&other.state, who))?);
            let shown = shown.unwrap_or_default();
            law!(shown.is_empty(), Law::Reveals, "the action shows {viewer} something without a reveal: {shown}");
            let same = real.read_by(who).eq(other.read_by(who));
            law!(same, Law::Reveals, "the log tells {viewer} something hidden without a reveal");
            self.count(Law::Reveals, 1);
        }
        self.log_keeps_secrets(before, &real, seat, action)
    }

    /// Where somebody cannot tell from the state which of two actions was taken, the log does not tell either.
    fn log_keeps_secrets(
        &mut self,
        before: &G::State,
        real: &CarriedOut<G>,
        seat: Seat,
        action: &G::Action,
    ) -> Result<(), Fault> {
        let game = Arc::clone(self.game);
        let list = self.listed(before, seat)?;
        for viewer in game.seats().iter().filter(|&s| s != seat) {
            let imagined = game.imagine(&real.state, viewer, &mut self.rng);
            if imagined == real.state {
                continue;
            }
            for instead in self.some(&list).filter(|&a| a != action) {
                let other = CarriedOut::of(&*game, before, seat, instead);
                if !other.open && other.state == imagined {
                    let same = real.read_by(Viewer::Seat(viewer)).eq(other.read_by(Viewer::Seat(viewer)));
                    law!(same, Law::Secrets, "the log tells {viewer} that it was not {instead:?}");
                    self.count(Law::Secrets, 1);
                }
            }
        }
        Ok(())
    }

    /// Probabilities sum to 1, and are what rolling many times comes to.
    fn chances(&mut self, before: &G::State, seat: Seat, action: &G::Action) -> Result<(), Fault> {
        let mut walked = 0;
        let outcomes = every_outcome(|dice| {
            walked += 1;
            // Too many to be walked: asking for no more dice ends the enumeration soon.
            (walked <= OUTCOMES).then(|| {
                let mut state = before.clone();
                self.game.apply(&mut state, seat, action, &mut Play::silent(dice));
                hash_of(&state)
            })
        });
        if walked > OUTCOMES {
            return Ok(());
        }
        let sum: f64 = outcomes.iter().map(|(chance, _)| chance).sum();
        law!((sum - 1.0).abs() < 1e-9, Law::Chances, "the probabilities of the outcomes sum to {sum}");
        self.count(Law::Chances, 1);
        if self.number >= ROLLED_GAMES || self.report.sampled > 0 {
            return Ok(());
        }
        let mut expected: BTreeMap<u64, (f64, u32)> = BTreeMap::new();
        for (chance, result) in outcomes {
            expected.entry(result.unwrap_or_default()).or_default().0 += chance;
        }
        let mut dice = Shown::new(Rolled::new(self.rng.seed(), 0));
        for _ in 0..ROLLS {
            let mut state = before.clone();
            self.game.apply(&mut state, seat, action, &mut Play::silent(&mut dice));
            match expected.get_mut(&hash_of(&state)) {
                Some((_, seen)) => *seen += 1,
                None => return Err((Law::Chances, "a result was rolled that was not enumerated".to_owned())),
            }
            dice.throws.clear();
        }
        for (chance, seen) in expected.into_values() {
            let mean = chance * f64::from(ROLLS);
            // Five standard errors, and a little for results so rare that one of them is many.
            let allowed = 5.0 * (mean * (1.0 - chance)).max(0.0).sqrt() + 3.0;
            law!(
                (f64::from(seen) - mean).abs() <= allowed,
                Law::Chances,
                "a result of probability {chance:.4} was rolled {seen} times in {ROLLS}"
            );
        }
        self.report.sampled += 1;
        Ok(())
    }

    fn begin(&self, seed: [u8; 32]) -> Result<Match<G>, Fault> {
        let begin = Begin {
            game: "laws".to_owned(),
            rules: "1".to_owned(),
            scenario: "laws".to_owned(),
            options: OptionValues::new(),
            files: Default::default(),
            position: None,
        };
        Match::begin(Arc::clone(self.game), begin, seed)
            .map_err(|_| (Law::Positions, "the scenario's own position cannot be placed".to_owned()))
    }

    /// The same step in a match: it must come to the same state.
    fn record(&mut self, played: &mut Match<G>, state: &G::State, seat: Seat, action: &G::Action) -> Result<(), Fault> {
        if let Err(error) = played.act(seat, action.clone()) {
            return Err((Law::ListIsCheck, format!("the action is listed, but a match does not take it: {error}")));
        }
        law!(played.state() == state, Law::Replay, "the same action with the same dice leads to another state");
        self.count(Law::Replay, 1);
        Ok(())
    }

    /// The last action is taken back, with those before it as far as undo goes; then all are done again.
    fn take_back(
        &mut self,
        played: &mut Match<G>,
        before: &G::State,
        open: bool,
        seat: Seat,
        action: &G::Action,
    ) -> Result<(), Fault> {
        let after = StateHash::of(played.state());
        if open {
            for anyone in self.game.seats().iter() {
                let taken = played.undo(anyone).is_ok();
                law!(!taken, Law::Undo, "{anyone} can take something back after a die or a reveal");
            }
            self.count(Law::Undo, 1);
            return Ok(());
        }
        let entries = played.entries().to_vec();
        if let Err(error) = played.undo(seat) {
            return Err((Law::Undo, format!("the action cannot be taken back: {error}")));
        }
        law!(played.state() == before, Law::Undo, "the state after undo is not the state before the action");
        let mut left = entries.len() - 1;
        law!(played.entries() == &entries[..left], Law::Undo, "undo leaves a trace in the record");
        let further = self.rng.below(8);
        while left > 1 && entries.len() - left <= further && entries[left - 1].seat == seat && played.undo(seat).is_ok()
        {
            left -= 1;
            let same = StateHash::of(played.state()) == entries[left - 1].hash;
            law!(same, Law::Undo, "taking back {} actions leads to another state than it was", entries.len() - left);
        }
        for entry in &entries[left..] {
            if let Err(error) = played.act(entry.seat, entry.action.clone()) {
                return Err((Law::Undo, format!("{:?} cannot be done again after undo: {error}", entry.action)));
            }
        }
        law!(
            StateHash::of(played.state()) == after,
            Law::Undo,
            "{action:?} done again after undo leads to another state"
        );
        self.count(Law::Undo, 1);
        Ok(())
    }

    /// The whole game from its record, written and read, through both doors.
    fn replay(&mut self, played: &Match<G>, state: &G::State) -> Result<(), Fault> {
        let wrong = |e: &dyn fmt::Display| (Law::Replay, format!("the record of the game does not hold: {e}"));
        let record = played.record();
        let read = Record::<G::Position, G::Action>::read(&record.write()).map_err(|e| wrong(&e))?;
        let same = json(&read.header)? == json(&record.header)? && read.entries == record.entries;
        law!(same, Law::Replay, "the record reads differently from what was written");
        let checked = Match::resume(Arc::clone(self.game), &read).map_err(|e| wrong(&e))?;
        law!(checked.state() == state, Law::Replay, "the record resumed leads to another state");
        let fast = Match::replay(Arc::clone(self.game), &read).map_err(|e| wrong(&e))?;
        law!(fast.state() == state, Law::Replay, "the record replayed leads to another state");
        self.count(Law::Replay, 1);
        Ok(())
    }
}

/// What came of an action, carried out with dice that all show 1.
struct CarriedOut<G: Game> {
    state: G::State,
    notes: Vec<Note>,
    /// It rolled or revealed, so it cannot be taken back.
    open: bool,
}

impl<G: Game> CarriedOut<G> {
    fn of(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> CarriedOut<G> {
        let mut state = state.clone();
        let mut dice = Shown::new(Fixed(1));
        let mut notes = Vec::new();
        let mut play = Play::logged(&mut dice, &mut notes);
        game.apply(&mut state, seat, action, &mut play);
        let open = play.has_revealed() || !dice.throws.is_empty();
        CarriedOut { state, notes, open }
    }

    fn read_by(&self, viewer: Viewer) -> impl Iterator<Item = &Note> {
        self.notes.iter().filter(move |note| note.may_be_read_by(viewer))
    }
}

fn clauses_of(refusal: &Refusal) -> String {
    refusal.reasons.iter().map(|r| r.clause.as_str()).collect::<Vec<_>>().join(", ")
}

fn hash_of<T: Hash>(value: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn json<T: Serialize>(value: &T) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(|e| (Law::RoundTrip, format!("cannot be written as JSON: {e}")))
}

fn same_scene(real: &Scene, imagined: &Scene, whose: &str) -> Result<(), Fault> {
    match difference(&json(real)?, &json(imagined)?) {
        None => Ok(()),
        Some(difference) => Err((Law::Secrets, format!("{whose} depends on what may not be known: {difference}"))),
    }
}

/// Where two texts begin to differ.
fn difference(one: &str, other: &str) -> Option<String> {
    if one == other {
        return None;
    }
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| text.chars().skip(same.saturating_sub(40)).take(100).collect::<String>();
    Some(format!("…{}… / …{}…", around(one), around(other)))
}
