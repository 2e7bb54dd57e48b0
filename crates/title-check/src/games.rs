//! Whole games of any title, by script for some seats and at random for the others: to be counted, watched or kept.

use kernel::dice::Loose;
use kernel::matches::{Begin, Match};
use kernel::{Game, Hints, Minds, OptionValues, Play, Rng, SeatSet, Title};
use std::sync::Arc;

/// More actions than any game has: a game that takes more does not end.
const MOST: usize = 1_000_000;

/// The rules of a scenario with some options set, by their names.
pub fn rules<T: Title>(title: &T, scenario: &str, options: &[(&str, &str)]) -> T::Game {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    title.open(&Default::default(), scenario, &options).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// The state after so many random decisions, or at the end of a game that has fewer.
pub fn after<G: Game>(game: &G, decisions: usize, seed: u64) -> G::State {
    let mut state = game.place(&game.start()).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 5000));
    let mut list = Vec::new();
    for _ in 0..decisions {
        let Some(seat) = game.deciders(&state).first() else { break };
        list.clear();
        game.actions(&state, seat, &mut list);
        game.apply(&mut state, seat, &list[rng.below(list.len())], &mut Play::silent(&mut dice));
    }
    state
}

/// Plays a game to its end, looking at every state. A decision without a choice and a game without an end are failures.
pub fn played<G: Game + Hints>(
    game: &G,
    by_script: SeatSet,
    seed: u64,
    mut look: impl FnMut(&G::State, &G::Action),
) -> G::State {
    let mut state = game.place(&game.start()).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 5000));
    let mut list = Vec::new();
    let mut minds = Minds::default();
    for _ in 0..MOST {
        let Some(seat) = game.deciders(&state).first() else {
            assert!(game.outcome(&state).is_some(), "game {seed} is over without an outcome");
            return state;
        };
        list.clear();
        game.actions(&state, seat, &mut list);
        assert!(!list.is_empty(), "game {seed}: a dead end at {state:?}");
        let script = by_script.contains(seat);
        let i = if script { minds.script(game, &state, seat, &list, &mut rng) } else { rng.below(list.len()) };
        game.apply(&mut state, seat, &list[i], &mut Play::silent(&mut dice));
        look(&state, &list[i]);
    }
    panic!("game {seed} does not end")
}

/// The number of decisions in random games, for measuring how fast they are made.
pub fn decisions<G: Game + Hints>(game: &G, games: u64) -> usize {
    let mut decisions = 0;
    for seed in 0..games {
        played(game, SeatSet::NONE, seed, |_, _| decisions += 1);
    }
    decisions
}

/// Plays a match through the kernel and writes it down, to be kept as a record.
pub fn recorded<T: Title>(title: &T, scenario: &str, options: &OptionValues, by_script: SeatSet, seed: u8) -> String {
    let game = title.open(&Default::default(), scenario, options).unwrap_or_else(|problems| panic!("{problems:?}"));
    let about = title.about();
    let begin = Begin {
        game: about.id.to_owned(),
        rules: about.rules.to_owned(),
        scenario: scenario.to_owned(),
        options: options.clone(),
        files: Default::default(),
        position: None,
    };
    let begun = Match::begin(Arc::new(game), begin, [seed; 32]);
    let mut game = begun.unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut rng = Rng::new(u64::from(seed));
    let mut list = Vec::new();
    let mut minds = Minds::default();
    while let Some(seat) = game.game().deciders(game.state()).first() {
        list.clear();
        game.game().actions(game.state(), seat, &mut list);
        let i = match by_script.contains(seat) {
            true => minds.script(game.game().as_ref(), game.state(), seat, &list, &mut rng),
            false => rng.below(list.len()),
        };
        let acted = game.act(seat, list[i].clone());
        assert!(acted.is_ok(), "what is listed is legal: {:?}", list[i]);
    }
    game.record().write()
}
