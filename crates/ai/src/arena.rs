//! One match to its end, as fast as the game allows: no record, no log, dice nobody looks at again.

use crate::{Decision, Player};
use kernel::dice::Loose;
use kernel::{Hints, Outcome, Plan, Play, Rng, Seat};

/// A match that ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    pub outcome: Outcome,
    /// How many actions were taken.
    pub actions: u64,
    /// How many turns were begun.
    pub turns: u32,
}

/// A match that did not end as matches do: the game breaks one of the kernel's laws, or a player its contract.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArenaError {
    #[error("the match was still going on after {actions} actions (turn {turn})")]
    Runaway { actions: u64, turn: u32 },
    #[error("{seat} has to decide after {actions} actions, but has no legal action")]
    DeadEnd { seat: Seat, actions: u64 },
    #[error("nobody has to decide after {actions} actions, but there is no outcome")]
    NoOutcome { actions: u64 },
    #[error("the player at {seat} chose action {chosen} of {legal} after {actions} actions")]
    NoSuchAction { seat: Seat, chosen: usize, legal: usize, actions: u64 },
    #[error("nobody sits at {0}")]
    EmptySeat(Seat),
    /// Whoever looked on has seen enough.
    #[error("the match was stopped after {actions} actions")]
    Stopped { actions: u64 },
}

/// Who looks on while a match is played. Nothing of it reaches the players.
pub trait Onlooker<G: Hints> {
    /// Whether to stop; asked before every decision.
    fn has_seen_enough(&self) -> bool {
        false
    }

    /// A seat begins to think.
    fn thinks(&mut self, seat: Seat) {
        let _ = seat;
    }

    /// It has decided; the state is still the one before.
    fn decides(&mut self, game: &G, state: &G::State, seat: Seat, action: &G::Action) {
        let _ = (game, state, seat, action);
    }

    /// What the player who decides wants; not told of one who wants nothing in particular.
    fn wants(&mut self, game: &G, state: &G::State, seat: Seat, plan: &Plan<G::Aim>) {
        let _ = (game, state, seat, plan);
    }

    /// The state after the action.
    fn sees(&mut self, game: &G, state: &G::State) {
        let _ = (game, state);
    }
}

/// Nobody looks on.
impl<G: Hints> Onlooker<G> for () {}

/// Plays from `state` until nobody has to decide. `players` sit in the order of the seats. Where several seats decide
/// at once, the lowest answers first; nobody can see the answer of another, so the order does not matter to them.
pub fn play<G: Hints>(
    game: &G,
    state: G::State,
    players: &mut [Box<dyn Player<G>>],
    rng: Rng,
    cap: u64,
) -> Result<Finished, ArenaError> {
    play_before(game, state, players, rng, cap, &mut ())
}

/// The same before somebody who looks on.
pub fn play_before<G: Hints>(
    game: &G,
    mut state: G::State,
    players: &mut [Box<dyn Player<G>>],
    mut rng: Rng,
    cap: u64,
    onlooker: &mut impl Onlooker<G>,
) -> Result<Finished, ArenaError> {
    // Dice and players have streams of their own: how much a player thinks does not change what is rolled.
    let mut dice = Loose(Rng::new(rng.next()));
    let mut minds: Vec<Rng> = players.iter().map(|_| Rng::new(rng.next())).collect();
    let first_turn = game.turn(&state);
    let mut legal = Vec::new();
    let mut actions = 0;
    while let Some(seat) = game.deciders(&state).first() {
        if actions == cap {
            return Err(ArenaError::Runaway { actions, turn: game.turn(&state) });
        }
        if onlooker.has_seen_enough() {
            return Err(ArenaError::Stopped { actions });
        }
        let at = usize::from(seat.0);
        let (player, mind) = players.get_mut(at).zip(minds.get_mut(at)).ok_or(ArenaError::EmptySeat(seat))?;
        legal.clear();
        game.actions(&state, seat, &mut legal);
        if legal.is_empty() {
            return Err(ArenaError::DeadEnd { seat, actions });
        }
        onlooker.thinks(seat);
        let chosen = player.choose(&Decision::new(game, &state, seat, &legal), mind);
        let wrong = || ArenaError::NoSuchAction { seat, chosen, legal: legal.len(), actions };
        let action = legal.get(chosen).ok_or_else(wrong)?;
        onlooker.decides(game, &state, seat, action);
        if let Some(plan) = player.plan().filter(|plan| !plan.is_empty()) {
            onlooker.wants(game, &state, seat, plan);
        }
        game.apply(&mut state, seat, action, &mut Play::silent(&mut dice));
        onlooker.sees(game, &state);
        actions += 1;
    }
    let outcome = game.outcome(&state).ok_or(ArenaError::NoOutcome { actions })?;
    Ok(Finished { outcome, actions, turns: game.turn(&state).saturating_sub(first_turn) + 1 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use crate::toy::Race;
    use kernel::Game;

    fn race(game: &Race, levels: [Level; 2], seed: u64, cap: u64) -> Result<Finished, ArenaError> {
        let state = game.place(&game.start()).unwrap();
        play(game, state, &mut levels.map(Level::player), Rng::new(seed), cap)
    }

    #[test]
    fn a_match_is_played_to_its_end() {
        let end = race(&Race::to(10), [Level::Script, Level::Script], 1, 1000).unwrap();
        assert_eq!(end.actions, 9, "two steps at a time, seat 0 first");
        assert!(end.outcome.winners.contains(Seat(0)));
        assert_eq!(end.turns, 5);
    }

    #[test]
    fn the_same_seed_plays_the_same_match() {
        let levels = [Level::Random, Level::Random];
        let all: Vec<_> = (0..20).map(|seed| race(&Race::to(50), levels, seed, 1000).unwrap()).collect();
        let again: Vec<_> = (0..20).map(|seed| race(&Race::to(50), levels, seed, 1000).unwrap()).collect();
        assert_eq!(all, again);
        assert!(all.iter().any(|end| end.actions != all[0].actions), "other seeds play other matches");
    }

    #[test]
    fn a_runaway_match_is_an_error() {
        let error = race(&Race::to(u32::MAX), [Level::Random, Level::Random], 1, 500).unwrap_err();
        assert!(matches!(error, ArenaError::Runaway { actions: 500, .. }), "{error}");
    }

    #[test]
    fn a_player_sees_an_imagined_state_only() {
        struct Spy;
        impl Player<Race> for Spy {
            fn choose(&mut self, decision: &Decision<'_, Race>, rng: &mut Rng) -> usize {
                let guesses: Vec<u64> = (0..2).map(|_| decision.imagine(rng).secret).collect();
                assert_ne!(guesses[0], guesses[1], "what is hidden is drawn anew each time");
                2
            }
        }
        let game = Race::to(4);
        let state = game.place(&game.start()).unwrap();
        let mut players: [Box<dyn Player<Race>>; 2] = [Box::new(Spy), Box::new(Spy)];
        play(&game, state, &mut players, Rng::new(1), 100).unwrap();
    }

    #[test]
    fn a_choice_that_is_not_there_is_an_error() {
        struct Lost;
        impl Player<Race> for Lost {
            fn choose(&mut self, _: &Decision<'_, Race>, _: &mut Rng) -> usize {
                7
            }
        }
        let game = Race::to(4);
        let state = game.place(&game.start()).unwrap();
        let error = play(&game, state.clone(), &mut [Box::new(Lost)], Rng::new(1), 100).unwrap_err();
        assert_eq!(error, ArenaError::NoSuchAction { seat: Seat(0), chosen: 7, legal: 3, actions: 0 });
        assert_eq!(play(&game, state, &mut [], Rng::new(1), 100).unwrap_err(), ArenaError::EmptySeat(Seat(0)));
    }
}
