//! From what is stored of a match to a match in memory: by folding its events under the present rules where they are
//! those it was played under, and otherwise from the state that was kept, which new rules take over.

use crate::any_match::{AnyMatch, Stop};
use crate::history::{History, PastStep, Told};
use crate::kept_states::{StateReader, StateWriter};
use crate::match_of::MatchOf;
use crate::record::to_json;
use crate::sides::Sides;
use crate::stopped::{PicturedMatch, StoppedMatch};
use journal::{Event, Journal, Kept, NewEvent, StoredEvent};
use kernel::record::StateHash;
use kernel::scene::Board;
use kernel::{Earlier, Entry, Game, Header, Hints, Match, Note, Record, RulesChange, Text, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// A match as it could be taken up.
#[derive(Debug)]
pub struct Loaded {
    pub the_match: Box<dyn AnyMatch>,
    /// What has to be stored before it goes on: that its rules have changed.
    pub news: Option<NewEvent>,
    /// What was not kept when its events were stored.
    pub filled: Vec<(u64, Kept)>,
}

impl Loaded {
    /// What is left of a match where no rules can be opened for it: `what` says why, `ours` is their version.
    pub fn only_pictured(header: Header<Value>, journal: &Journal, ours: &str, what: String) -> Loaded {
        let stop = Stop::Rules { from: rules_of(&journal.events, &header.rules), to: ours.to_owned(), what };
        Loaded::stopped(Box::new(only_a_picture(header, None, &journal.events)), stop)
    }

    fn stopped(at: Box<dyn AnyMatch>, stop: Stop) -> Loaded {
        Loaded { the_match: Box::new(StoppedMatch::new(at, stop)), news: None, filled: Vec::new() }
    }
}

/// The rules a match is to be played under, and how it began.
pub struct Set<G: Game> {
    pub game: Arc<G>,
    pub header: Header<G::Position>,
    /// The version of these rules.
    pub ours: String,
    pub sides: Sides,
}

/// The version of the rules the last events were played under.
fn rules_of(events: &[StoredEvent], first: &str) -> String {
    let changed = events.iter().rev().find_map(|e| match &e.event {
        Event::Rules { to, .. } => Some(to.clone()),
        _ => None,
    });
    changed.unwrap_or_else(|| first.to_owned())
}

pub fn load<G: Game + Hints>(set: Set<G>, journal: &Journal) -> Loaded {
    let events = journal.events.as_slice();
    let damage = journal.damage.clone();
    let theirs = rules_of(events, &set.header.rules);
    let is_kept = events.last().is_some_and(|e| e.kept.is_some());
    let loaded = if theirs == set.ours || !is_kept {
        match fold(&set, events) {
            Ok(folded) if damage.is_some() => {
                Loaded { the_match: Box::new(folded.the_match), news: None, filled: Vec::new() }
            }
            Ok(folded) => settled(&set, folded, events, &theirs),
            // A store from before versions were kept apart: what was kept counts, not the version's name.
            Err(_) if is_kept => go_on(&set, events, &theirs),
            Err(Broken { the_match, what }) => {
                let stop = Stop::Rules { from: theirs, to: set.ours.clone(), what };
                let at = the_match.map_or_else(|| pictured(&set, events), |the_match| the_match as Box<dyn AnyMatch>);
                return Loaded::stopped(at, damage.map_or(stop, Stop::Damaged));
            }
        }
    } else {
        let mut loaded = go_on(&set, events, &theirs);
        // What is damaged is not written to.
        loaded.news = loaded.news.filter(|_| damage.is_none());
        loaded
    };
    match damage {
        Some(what) if loaded.the_match.stop().is_none() => Loaded::stopped(loaded.the_match, Stop::Damaged(what)),
        _ => loaded,
    }
}

/// A match folded to its end.
struct Folded<G: Game> {
    the_match: MatchOf<G>,
    filled: Vec<(u64, Kept)>,
}

/// A match that could be folded so far and no further.
struct Broken<G: Game> {
    the_match: Option<Box<MatchOf<G>>>,
    what: String,
}

/// Applies every event since the rules last changed, checking each.
fn fold<G: Game + Hints>(set: &Set<G>, events: &[StoredEvent]) -> Result<Folded<G>, Broken<G>> {
    let broken = |what: String| Broken { the_match: None, what };
    let changed = events.iter().rposition(|e| matches!(e.event, Event::Rules { .. })).map_or(0, |at| at + 1);
    let (mut the_match, first, kept) = match changed {
        0 => begun(set, events).map_err(broken)?,
        _ => (taken_over(set, &events[..changed]).map_err(broken)?, changed, Vec::new()),
    };
    let mut filled: Vec<(u64, Kept)> = (0..).zip(kept).filter(|&(n, _)| is_unfilled(events, n)).collect();
    for event in &events[first..] {
        event.kept.iter().for_each(|kept| the_match.recall(kept));
        match the_match.take_over(&event.event) {
            Ok(told) if event.kept.is_none() => filled.push((event.n, the_match.keep_now(told))),
            Ok(_) => {}
            Err(what) => {
                return Err(Broken {
                    the_match: Some(Box::new(the_match)),
                    what: format!("event {}: {what}", event.n),
                });
            }
        }
    }
    the_match.keep_whole_next();
    Ok(Folded { the_match, filled })
}

fn is_unfilled(events: &[StoredEvent], n: u64) -> bool {
    usize::try_from(n).ok().and_then(|n| events.get(n)).is_some_and(|e| e.kept.is_none())
}

type Begun<G> = (MatchOf<G>, usize, Vec<Kept>);

/// A match at its beginning, with the steps it took over from another: how many these are, and what is kept of them.
fn begun<G: Game + Hints>(set: &Set<G>, events: &[StoredEvent]) -> Result<Begun<G>, String> {
    let taken = set.header.taken_over.min(events.len());
    let entries: Vec<_> = events[..taken].iter().map(|e| typed::<G>(&e.event)).collect::<Result<_, _>>()?;
    let last = entries.last().map(|e| e.hash);
    let record = Record { header: set.header.clone(), earlier: Vec::new(), entries };
    let game = Match::replay(Arc::clone(&set.game), &record).map_err(|e| e.to_string())?;
    if last.is_some_and(|hash| hash != StateHash::of(game.state())) {
        return Err("the steps it took over do not lead to the state that was stored".to_owned());
    }
    let start = kernel::matches::beginning(set.game.as_ref(), &record).map_err(|e| e.to_string())?;
    let (the_match, kept) = MatchOf::replayed_and_kept(game, start, set.sides.clone());
    Ok((the_match, taken, kept))
}

/// A step taken over from another match; there is nothing but actions among them.
fn typed<G: Game>(event: &Event) -> Result<Entry<G::Action>, String> {
    match event {
        Event::Act(entry) => {
            let action = serde_json::from_value(entry.action.clone()).map_err(|e| e.to_string())?;
            Ok(Entry { seat: entry.seat, action, dice: entry.dice.clone(), hash: entry.hash })
        }
        _ => Err("a step that was taken over can only be an action".to_owned()),
    }
}

/// A match where its rules last changed; that is the last of the events.
fn taken_over<G: Game + Hints>(set: &Set<G>, events: &[StoredEvent]) -> Result<MatchOf<G>, String> {
    let Retold { history, before, lines, .. } = retold(events);
    let header = with_asides(set.header.clone(), events)?;
    let record = Record { header, earlier: lines, entries: Vec::new() };
    let game = Match::replay(Arc::clone(&set.game), &record).map_err(|e| e.to_string())?;
    Ok(MatchOf::going_on(game, history, before, set.sides.clone()))
}

/// A match that holds under the present rules. If it was played under others, it says so.
fn settled<G: Game + Hints>(set: &Set<G>, folded: Folded<G>, events: &[StoredEvent], theirs: &str) -> Loaded {
    let Folded { the_match, filled } = folded;
    if theirs == set.ours || the_match.outcome().is_some() {
        return Loaded { the_match: Box::new(the_match), news: None, filled };
    }
    let mut kept = events.to_vec();
    for (n, filled) in &filled {
        if let Some(event) = usize::try_from(*n).ok().and_then(|n| kept.get_mut(n)) {
            event.kept = Some(filled.clone());
        }
    }
    Loaded { filled, ..changed(set, the_match, kept, theirs) }
}

/// Takes a match up under the present rules where others end, and tells the players.
fn changed<G: Game + Hints>(
    set: &Set<G>,
    mut the_match: MatchOf<G>,
    mut events: Vec<StoredEvent>,
    theirs: &str,
) -> Loaded {
    let text = Text::new("match-rules-changed").name("from", theirs.to_owned()).name("to", set.ours.clone());
    let (turn, secret) = (set.game.turn(the_match.state()), set.game.has_secrets(the_match.state()));
    the_match.keep_whole_next();
    let kept = Some(the_match.keep_now(Told { notes: vec![Note::new(text)], turn, secret, purpose: None }));
    let event = Event::Rules { from: theirs.to_owned(), to: set.ours.clone() };
    let (n, at) = (events.len() as u64, events.last().map_or(0, |last| last.at));
    events.push(StoredEvent { n, event: event.clone(), command: None, kept: kept.clone(), at });
    match taken_over(set, &events) {
        Ok(the_match) => {
            let news = Some(NewEvent { event, command: None, kept });
            Loaded { the_match: Box::new(the_match), news, filled: Vec::new() }
        }
        Err(what) => {
            events.pop();
            let stop = Stop::Rules { from: theirs.to_owned(), to: set.ours.clone(), what };
            Loaded::stopped(pictured(set, &events), stop)
        }
    }
}

/// Goes on from the state that was kept last, under the present rules.
fn go_on<G: Game + Hints>(set: &Set<G>, events: &[StoredEvent], theirs: &str) -> Loaded {
    let taken_up = catch_unwind(AssertUnwindSafe(|| {
        let the_match = from_kept_state(set, events)?;
        if the_match.outcome().is_some() {
            return Ok(Loaded { the_match: Box::new(the_match), news: None, filled: Vec::new() });
        }
        Ok(changed(set, the_match, events.to_vec(), theirs))
    }));
    let what = match taken_up {
        Ok(Ok(loaded)) => return loaded,
        Ok(Err(what)) => what,
        Err(_) => "the rules cannot read its state".to_owned(),
    };
    let stop = Stop::Rules { from: theirs.to_owned(), to: set.ours.clone(), what };
    Loaded::stopped(pictured(set, events), stop)
}

fn from_kept_state<G: Game + Hints>(set: &Set<G>, events: &[StoredEvent]) -> Result<MatchOf<G>, String> {
    let Retold { history, before, mut lines, states } = retold(events);
    let state = states.state().ok_or("no state was kept of it")?;
    let state = String::from_utf8(state.to_vec()).map_err(|e| e.to_string())?;
    lines.push(Earlier::Rules(RulesChange { rules: set.ours.clone(), state }));
    let header = with_asides(set.header.clone(), events)?;
    let record = Record { header, earlier: lines, entries: Vec::new() };
    let game = Match::replay(Arc::clone(&set.game), &record).map_err(|e| e.to_string())?;
    can_be_played(set.game.as_ref(), game.state())?;
    Ok(MatchOf::going_on(game, history, before, set.sides.clone()))
}

/// A state of other rules can be read and still be none of these rules.
fn can_be_played<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    game.scene(state, Viewer::Spectator);
    if game.outcome(state).is_some() {
        return Ok(());
    }
    let deciders = game.deciders(state);
    if deciders.is_empty() {
        return Err("nobody would have anything to decide".to_owned());
    }
    for seat in deciders.iter() {
        let mut actions = Vec::new();
        game.actions(state, seat, &mut actions);
        if actions.is_empty() {
            return Err(format!("{seat} would have to decide and could do nothing"));
        }
        game.scene(state, Viewer::Seat(seat));
    }
    Ok(())
}

fn pictured<G: Game>(set: &Set<G>, events: &[StoredEvent]) -> Box<dyn AnyMatch> {
    Box::new(only_a_picture(plain(&set.header), Some(set.game.board()), events))
}

/// A header with what was done about the parts of the dice, and with who gave up.
fn with_asides<P>(mut header: Header<P>, events: &[StoredEvent]) -> Result<Header<P>, String> {
    for stored in events {
        match (&stored.event, &mut header.dice) {
            (Event::Dice(step), Some(dice)) => {
                dice.take(&header.commitment, step).map_err(|e| format!("event {}: {e}", stored.n))?;
            }
            (Event::GiveUp { seat, with }, _) => header.given_up = header.given_up.with(*seat).union(*with),
            _ => {}
        }
    }
    Ok(header)
}

/// A header without the types of its game.
pub fn plain<P: Serialize>(header: &Header<P>) -> Header<Value> {
    Header {
        sandtable: header.sandtable,
        game: header.game.clone(),
        rules: header.rules.clone(),
        scenario: header.scenario.clone(),
        options: header.options.clone(),
        files: header.files.clone(),
        position: header.position.as_ref().map(to_json),
        taken_over: header.taken_over,
        commitment: header.commitment.clone(),
        dice: header.dice.clone(),
        told: header.told.clone(),
        given_up: header.given_up,
        seed: header.seed.clone(),
    }
}

/// What a match has played under earlier rules, as events. A record has no log, so nothing is told of them.
pub fn as_events<G: Game>(game: &Match<G>) -> Vec<NewEvent> {
    let mut rules = game.header().rules.clone();
    let mut events = Vec::new();
    for line in game.earlier() {
        events.push(match line {
            Earlier::Step(entry) => bare(Event::Act(entry.clone())),
            Earlier::Rules(change) => {
                let from = std::mem::replace(&mut rules, change.rules.clone());
                let text = Text::new("match-rules-changed").name("from", from.clone()).name("to", rules.clone());
                let told = Told { notes: vec![Note::new(text)], ..Told::default() };
                let state = StateWriter::default().take(change.state.clone().into_bytes(), Vec::new);
                // Plain data always has a JSON form.
                let kept = Kept { told: serde_json::to_string(&told).unwrap_or_default(), state };
                NewEvent { event: Event::Rules { from, to: rules.clone() }, command: None, kept: Some(kept) }
            }
        });
    }
    events
}

/// An event with nothing beside it.
pub fn bare(event: Event) -> NewEvent {
    NewEvent { event, command: None, kept: None }
}

/// New events as they will be found in the store.
pub fn as_stored(events: &[NewEvent]) -> Journal {
    let stored = |(n, new): (u64, &NewEvent)| {
        let NewEvent { event, command, kept } = new.clone();
        StoredEvent { n, event, command, kept, at: 0 }
    };
    Journal { events: (0..).zip(events).map(stored).collect(), damage: None }
}

pub fn with_filled(mut events: Vec<NewEvent>, filled: Vec<(u64, Kept)>) -> Vec<NewEvent> {
    for (n, kept) in filled {
        if let Some(event) = usize::try_from(n).ok().and_then(|n| events.get_mut(n)) {
            event.kept = Some(kept);
        }
    }
    events
}

/// What is left of a match where no rules can help.
fn only_a_picture(header: Header<Value>, board: Option<Board>, events: &[StoredEvent]) -> PicturedMatch {
    let Retold { history, lines, states, .. } = retold(events);
    let picture = states.picture().and_then(|bytes| serde_json::from_slice(&bytes).ok());
    // What does not fit is left as it began; nothing is rolled here any more.
    let header = with_asides(header.clone(), events).unwrap_or(header);
    PicturedMatch { board, picture, history, header, lines }
}

/// What was kept of a match, without any rules.
struct Retold {
    history: History,
    /// For each step, the event its state is kept beside.
    before: Vec<u64>,
    lines: Vec<Earlier>,
    states: StateReader,
}

fn retold(events: &[StoredEvent]) -> Retold {
    let mut retold =
        Retold { history: History::default(), before: Vec::new(), lines: Vec::new(), states: StateReader::default() };
    let mut since = 0;
    for stored in events {
        let told = stored.kept.as_ref().and_then(|kept| {
            retold.states.show(&kept.state);
            Told::kept(kept)
        });
        let Told { notes, turn, secret, purpose } = told.unwrap_or_default();
        match &stored.event {
            Event::Act(entry) => {
                let (seat, dice) = (Some(entry.seat), entry.dice.clone());
                retold.history.push(PastStep { seat, notes, dice, turn, secret, aside: false, purpose });
                retold.before.push(stored.n);
                retold.lines.push(Earlier::Step(entry.clone()));
            }
            Event::Rules { to, .. } => {
                retold.history.push(PastStep {
                    seat: None,
                    notes,
                    dice: Vec::new(),
                    turn,
                    secret,
                    aside: false,
                    purpose,
                });
                retold.before.push(stored.n);
                let state = retold.states.state().and_then(|s| String::from_utf8(s.to_vec()).ok()).unwrap_or_default();
                retold.lines.push(Earlier::Rules(RulesChange { rules: to.clone(), state }));
                since = retold.history.len();
            }
            Event::Dice(_) | Event::GiveUp { .. } => {
                let seat = stored.event.seat();
                retold.history.push(PastStep { seat, notes, dice: Vec::new(), turn, secret, aside: true, purpose });
                retold.before.push(stored.n);
            }
            Event::Undo { seat } => {
                if let Some(at) = retold.history.last_of(*seat, since) {
                    retold.take_back(at, stored.n);
                }
            }
        }
    }
    retold
}

impl Retold {
    /// Later steps of others stay; the only state that is kept with them is the one after the undo.
    fn take_back(&mut self, at: usize, event: u64) {
        let line = at - self.history.asides_in(at);
        let mut later = self.history.split_off(at);
        later.remove(0);
        later.into_iter().for_each(|step| self.history.push(step));
        self.before.truncate(at);
        self.before.resize(self.history.len(), event);
        self.lines.remove(line);
    }
}
