//! What a game answers by its decisions: the functions its `Game` implementation calls.

use super::{Decides, Shown};
use crate::scene::{self, Explanation, Pointing, Spot};
use crate::{Full, Judge, MindOf, Play, Quick, Refusal, Seat, SeatSet, Text};

/// The decision that is open to a seat.
fn open_to<G: Decides>(game: &G, state: &G::State, seat: Seat) -> Option<G::Pending> {
    let pending = game.pending(state)?;
    if game.deciders_of(pending, state).contains(seat) { Some(pending) } else { game.aside(state, seat) }
}

/// For `Game::deciders`.
pub fn deciders<G: Decides>(game: &G, state: &G::State) -> SeatSet {
    game.pending(state).map_or(SeatSet::NONE, |pending| game.deciders_of(pending, state))
}

/// What has to be decided, as a sentence; nothing when the game is over.
pub fn prompt<G: Decides>(game: &G, state: &G::State, seat: Seat) -> Option<Text> {
    game.prompt_of(game.pending(state)?, state, seat)
}

/// For `Game::actions`: sorted.
pub fn list<G: Decides>(game: &G, state: &G::State, seat: Seat, actions: &mut Vec<G::Action>) {
    let Some(pending) = open_to(game, state, seat) else { return };
    let from = actions.len();
    game.list_of(pending, state, seat, actions);
    if !actions[from..].is_sorted() {
        actions[from..].sort_unstable();
    }
}

/// Every rule that bears on an action.
pub fn judge<G: Decides, J: Judge>(game: &G, state: &G::State, seat: Seat, action: &G::Action, judge: &mut J) {
    game.forbid_outright(state, seat, action, judge);
    if !judge.allows() {
        return;
    }
    let answered = open_to(game, state, seat).is_some_and(|pending| game.judge_of(pending, state, seat, action, judge));
    if !answered {
        game.forbid_now(state, seat, action, judge);
    }
}

/// For `Game::check`.
pub fn check<G: Decides>(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
    Full::ask(|full| judge(game, state, seat, action, full))
}

/// For `Game::apply`. An action that makes no sense at all does nothing.
pub fn apply<G: Decides>(game: &G, state: &mut G::State, seat: Seat, action: &G::Action, play: &mut Play<'_>) {
    let mut sense = Quick::default();
    game.forbid_outright(state, seat, action, &mut sense);
    if !sense.allows() {
        return;
    }
    if let Some(pending) = open_to(game, state, seat) {
        game.carry_out_of(pending, state, seat, action, play);
        game.settle(state, play);
    }
}

/// For `Game::describe`: how an action reads to its owner; nothing if nobody could take it now.
pub fn describe<G: Decides>(game: &G, state: &G::State, action: &G::Action) -> Option<Text> {
    let label = |seat: Seat| {
        let shown = game.shown_of(open_to(game, state, seat)?, state, seat, std::slice::from_ref(action));
        Some(shown.into_iter().next()??.choice.label)
    };
    let deciders = deciders(game, state);
    let others = game.seats().iter().filter(|seat| !deciders.contains(*seat));
    deciders.iter().chain(others).find_map(label)
}

/// The choices of a scene.
pub fn choices<G: Decides>(game: &G, state: &G::State, seat: Seat) -> Vec<scene::Choice> {
    let Some(pending) = open_to(game, state, seat) else { return Vec::new() };
    let mut actions = Vec::new();
    list(game, state, seat, &mut actions);
    let mut shown = game.shown_of(pending, state, seat, &actions);
    if shown.iter().flatten().any(|shown| shown.choice.suggested) {
        suggest_one(&mut shown, &game.worth_of(pending, state, seat, &actions, None));
    }
    let choice = |(action, shown): (&G::Action, Option<Shown>)| {
        // Plain data always has a JSON form.
        let written = serde_json::to_value(action).unwrap_or_default();
        shown.map(|shown| scene::Choice { action: written, ..shown.choice })
    };
    actions.iter().zip(shown).filter_map(choice).collect()
}

/// Of the choices that could be suggested, leaves the one of most worth; the first of equals.
fn suggest_one(shown: &mut [Option<Shown>], worth: &[f64]) {
    let open = |shown: &Option<Shown>| shown.as_ref().is_some_and(|shown| shown.choice.suggested);
    let candidates = (0..shown.len()).filter(|&i| open(&shown[i]));
    let best = candidates.reduce(|best, next| if worth[next] > worth[best] { next } else { best });
    for (i, shown) in shown.iter_mut().enumerate() {
        if let Some(shown) = shown {
            shown.choice.suggested = Some(i) == best;
        }
    }
}

/// What would end this part of the turn and may not be done yet; nothing where it may, or where it is not the matter.
pub fn closing<G: Decides>(game: &G, state: &G::State, seat: Seat) -> Option<scene::Closing> {
    let (end, pending) = (game.ending()?, game.pending(state)?);
    if !game.deciders_of(pending, state).contains(seat) {
        return None;
    }
    let mut answered = false;
    let asked = Full::ask(|full| answered = game.judge_of(pending, state, seat, &end, full));
    let reasons = asked.err().filter(|_| answered)?.reasons;
    let shown = game.shown_of(pending, state, seat, std::slice::from_ref(&end)).into_iter().next()??;
    Some(scene::Closing { label: shown.choice.label, reasons })
}

/// For `Game::explain`.
pub fn explain<G: Decides>(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> Explanation {
    let pending = open_to(game, state, seat);
    pending.map(|pending| game.explain_of(pending, state, seat, action)).unwrap_or_default()
}

/// For `Game::meant`. Somebody who has nothing to decide now is answered as if he had, so that the check can tell him.
/// Where not everything legal is listed, what is legal but not worth listing is not meant either.
pub fn meant<G: Decides>(game: &G, state: &G::State, seat: Seat, spot: &Spot) -> Vec<G::Action> {
    let open = open_to(game, state, seat);
    let mut meant = open.map(|open| game.meant_of(open, state, seat, spot)).unwrap_or_default();
    if meant.is_empty() {
        let pending = game.pending(state).filter(|pending| open != Some(*pending));
        meant = pending.map(|pending| game.meant_of(pending, state, seat, spot)).unwrap_or_default();
    }
    if !game.lists_everything() {
        let mut listed = Vec::new();
        list(game, state, seat, &mut listed);
        meant.retain(|action| listed.binary_search(action).is_ok() || check(game, state, seat, action).is_err());
    }
    meant
}

/// For `Game::pointed`.
pub fn pointed<G: Decides>(game: &G, state: &G::State, seat: Seat, pointing: &Pointing) -> Vec<G::Action> {
    open_to(game, state, seat).map(|pending| game.pointed_of(pending, state, seat, pointing)).unwrap_or_default()
}

/// For `Hints::worths`: what the machine player thinks of each legal action.
pub fn worths<G: Decides>(game: &G, state: &G::State, seat: Seat, legal: &[G::Action], mind: &MindOf<G>) -> Vec<f64> {
    match open_to(game, state, seat) {
        Some(pending) => game.worth_of(pending, state, seat, legal, Some(mind)),
        None => vec![0.0; legal.len()],
    }
}
