//! From a state on: all ends a policy can lead to, with their probability.

use crate::Distribution;
use kernel::dice::{Loose, every_outcome};
use kernel::{Game, Play, Rng, Seat};
use std::collections::HashMap;

/// Where exploring gives up. What it gives up is reported in [`Ends`].
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Cut {
    /// A branch less likely than this is not followed.
    pub below: f64,
    /// Nothing is followed for more steps than this, so that a policy that goes in circles comes to an end.
    pub steps: usize,
}

impl Default for Cut {
    fn default() -> Cut {
        Cut { below: 1e-9, steps: 1000 }
    }
}

/// The states in which it stopped, each once with its probability, and the probability of what was not followed.
#[derive(Clone, PartialEq, Debug)]
pub struct Ends<S> {
    pub states: Vec<(S, f64)>,
    /// Probability of all branches that were cut for being unlikely.
    pub cut: f64,
    /// Probability of not having come to a stop within the steps allowed.
    pub unfinished: f64,
}

impl<S> Ends<S> {
    /// The distribution of something about the end, given that the end was reached; nothing if all was cut.
    pub fn distribution<R: Ord>(&self, mut of: impl FnMut(&S) -> R) -> Option<Distribution<R>> {
        Distribution::from_weights(self.states.iter().map(|(state, chance)| (of(state), *chance)))
    }
}

/// States in the order they were first met, equal ones merged: a hash map alone would make the order, and with it the
/// last digit of every sum, depend on the run.
struct Merged<S> {
    states: Vec<(S, f64)>,
    at: HashMap<S, usize>,
}

impl<S: Clone + Eq + std::hash::Hash> Merged<S> {
    fn new() -> Merged<S> {
        Merged { states: Vec::new(), at: HashMap::new() }
    }

    fn add(&mut self, state: S, chance: f64) {
        match self.at.get(&state) {
            Some(&i) => self.states[i].1 += chance,
            None => {
                self.at.insert(state.clone(), self.states.len());
                self.states.push((state, chance));
            }
        }
    }
}

/// Follows the policy from `start` with every way the dice can fall until `stop` holds or the game is over. The policy
/// names a legal action for the seat that has to decide. States that are equal after the same number of steps are
/// followed once.
pub fn explore<G: Game>(
    game: &G,
    start: &G::State,
    mut policy: impl FnMut(&G::State, Seat) -> G::Action,
    mut stop: impl FnMut(&G::State) -> bool,
    cut: Cut,
) -> Ends<G::State> {
    let mut ends = Merged::new();
    let mut lost = 0.0;
    let mut open = vec![(start.clone(), 1.0)];
    for step in 0..=cut.steps {
        let mut next = Merged::new();
        for (state, chance) in std::mem::take(&mut open) {
            let decider = if stop(&state) { None } else { game.deciders(&state).first() };
            let Some(seat) = decider else {
                ends.add(state, chance);
                continue;
            };
            if step == cut.steps {
                next.add(state, chance);
                continue;
            }
            let action = policy(&state, seat);
            let branches = every_outcome(|dice| {
                let mut after = state.clone();
                game.apply(&mut after, seat, &action, &mut Play::silent(dice));
                after
            });
            for (share, after) in branches {
                next.add(after, chance * share);
            }
        }
        // Cut only what stays unlikely after merging: many small branches can lead to one likely state.
        open = next.states;
        open.retain(|&(_, chance)| {
            let kept = chance >= cut.below;
            lost += if kept { 0.0 } else { chance };
            kept
        });
        if open.is_empty() {
            break;
        }
    }
    Ends { states: ends.states, cut: lost, unfinished: open.iter().map(|(_, chance)| chance).sum() }
}

/// The same by rolling `n` times: what exploring is compared with, and what takes its place where there are too many
/// branches. Each try has its own stream of the seed and at most `steps` steps.
pub fn sample<G: Game>(
    n: u64,
    seed: u64,
    game: &G,
    start: &G::State,
    mut policy: impl FnMut(&G::State, Seat) -> G::Action,
    mut stop: impl FnMut(&G::State) -> bool,
    steps: usize,
) -> Ends<G::State> {
    let mut ends = Merged::new();
    let mut unfinished = 0.0;
    let share = 1.0 / n.max(1) as f64;
    'tries: for number in 0..n {
        let mut dice = Loose(Rng::stream(seed, number));
        let mut state = start.clone();
        for step in 0..=steps {
            let decider = if stop(&state) { None } else { game.deciders(&state).first() };
            match decider {
                None => {
                    ends.add(state, share);
                    continue 'tries;
                }
                Some(seat) if step < steps => {
                    let action = policy(&state, seat);
                    game.apply(&mut state, seat, &action, &mut Play::silent(&mut dice));
                }
                Some(_) => {}
            }
        }
        unfinished += share;
    }
    Ends { states: ends.states, cut: 0.0, unfinished }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Duel, duel};

    const ATTACK: u8 = 0;
    const WAIT: u8 = 1;

    fn total(ends: &Ends<Duel>) -> f64 {
        ends.states.iter().map(|(_, chance)| chance).sum::<f64>() + ends.cut + ends.unfinished
    }

    #[test]
    fn a_duel_to_the_end_has_the_odds_of_the_textbook() {
        let (game, start) = duel(1, 1);
        let ends = explore(&game, &start, |_, _| ATTACK, |_| false, Cut { below: 1e-15, steps: 10_000 });
        // First to hit on 5 or 6, alternating: p / (1 - (1-p)²) with p = 1/3.
        let first_wins = ends.distribution(|duel| duel.life[1] == 0).unwrap();
        assert!((first_wins.chance_of(&true) - 0.6).abs() < 1e-9, "{first_wins:?}");
        assert!((total(&ends) - 1.0).abs() < 1e-12);
        assert!(ends.cut < 1e-12 && ends.unfinished == 0.0);
    }

    #[test]
    fn equal_states_are_followed_once() {
        let (game, start) = duel(3, 3);
        let mut asked = 0;
        let policy = |_: &Duel, _| {
            asked += 1;
            ATTACK
        };
        explore(&game, &start, policy, |_| false, Cut { below: 0.0, steps: 40 });
        assert!(asked < 40 * 10, "at most nine states are open at any step, but the policy was asked {asked} times");
    }

    #[test]
    fn what_is_cut_is_reported() {
        let (game, start) = duel(5, 5);
        let ends = explore(&game, &start, |_, _| ATTACK, |_| false, Cut { below: 0.02, steps: 1000 });
        assert!(ends.cut > 0.02, "{}", ends.cut);
        assert!((total(&ends) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_policy_that_goes_in_circles_comes_to_an_end() {
        let (game, start) = duel(1, 1);
        let ends = explore(&game, &start, |_, _| WAIT, |_| false, Cut::default());
        assert!(ends.states.is_empty() && ends.distribution(|d| d.life).is_none());
        assert_eq!(ends.unfinished, 1.0);
        assert!(sample(10, 1, &game, &start, |_, _| WAIT, |_| false, 50).unfinished > 0.99);
    }

    #[test]
    fn the_stop_is_asked_before_the_first_step() {
        let (game, start) = duel(2, 2);
        let ends = explore(&game, &start, |_, _| ATTACK, |_| true, Cut::default());
        assert_eq!(ends.states, [(start, 1.0)]);
    }

    #[test]
    fn rolling_agrees_with_exploring() {
        let (game, start) = duel(2, 3);
        let stop = |duel: &Duel| duel.life[0] + duel.life[1] <= 3;
        let exact = explore(&game, &start, |_, _| ATTACK, stop, Cut { below: 1e-12, steps: 1000 });
        let rolled = sample(20_000, 9, &game, &start, |_, _| ATTACK, stop, 1000);
        let (exact, rolled) = (exact.distribution(|d| d.life).unwrap(), rolled.distribution(|d| d.life).unwrap());
        for (life, chance) in exact.iter() {
            assert!((rolled.chance_of(life) - chance).abs() < 0.02, "{life:?}: {chance}");
        }
    }
}
