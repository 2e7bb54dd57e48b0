//! Whole games: by script for some factions, at random for the others.

use kernel::dice::Loose;
use kernel::{Game, Hints, Play, Rng};
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Rules, State};

/// Plays a game to its end, looking at every state. A decision without a choice and a game without an end are failures.
pub fn played(rules: &Rules, by_script: &[Faction], seed: u64, mut look: impl FnMut(&State, &Action)) -> State {
    let mut s = rules.place(&rules.start()).expect("our own set-up is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 5000));
    let mut list = Vec::new();
    let mut steps = 0;
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        rules.actions(&s, seat, &mut list);
        assert!(!list.is_empty(), "game {seed}: a dead end in {:?} {:?}", s.segment, s.frames);
        let script = Faction::of(seat).is_some_and(|f| by_script.contains(&f));
        let i = if script { rules.script(&s, seat, &list, &mut rng) } else { rng.below(list.len()) };
        rules.apply(&mut s, seat, &list[i], &mut Play::silent(&mut dice));
        look(&s, &list[i]);
        steps += 1;
        assert!(steps < 200_000, "game {seed} does not end");
    }
    assert!(rules.outcome(&s).is_some(), "game {seed} is over");
    s
}
