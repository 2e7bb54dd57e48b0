//! A way to play a stretch of the game: what is wanted, and preferences beside it. The planner compares ways.

use kernel::{Bias, Plan, Possible, Rng};

#[derive(Clone, PartialEq, Debug)]
pub struct Way<A> {
    pub plan: Plan<A>,
    pub bias: Bias,
}

/// How far new preferences go, one after the other: some ways differ from the script in little, some in much.
const STRENGTHS: [f64; 4] = [0.6, 1.2, 2.0, 3.2];

/// What an aim counts that is wanted above others, or that the script would have left alone.
const ABOVE_OTHERS: f64 = 3.0;

/// Of so many new ways one changes nothing but preferences, where there are aims to change.
const PREFERENCES_ALONE: usize = 3;

impl<A: Copy + Eq> Way<A> {
    /// Another way, number `number` of those that are tried: other aims, other preferences, or both.
    pub fn varied(&self, possible: &[Possible<A>], number: usize, rng: &mut Rng) -> Way<A> {
        let strength = STRENGTHS[number % STRENGTHS.len()];
        if possible.is_empty() || number.is_multiple_of(PREFERENCES_ALONE) {
            return Way { plan: self.plan.clone(), bias: Bias::new(rng.next(), strength) };
        }
        let mut plan = self.plan.clone();
        let first = rng.below(possible.len());
        for i in first..first + (1 + rng.below(2)).min(possible.len()) {
            let aim = possible[i % possible.len()].aim;
            let weight = match plan.weight(aim) {
                wanted if wanted > 0.0 && rng.one_in(2) => 0.0,
                wanted => ABOVE_OTHERS * wanted.max(1.0),
            };
            plan.want(aim, weight);
        }
        let bias = if rng.one_in(2) { self.bias } else { Bias::new(rng.next(), strength / 2.0) };
        Way { plan, bias }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_ways_change_aims_and_preferences() {
        let possible = ['k', 'm', 'z'].map(|aim| Possible { aim, weight: 1.0 });
        let mut plan = Plan::default();
        plan.want('k', 1.0);
        let base = Way { plan, bias: Bias::NONE };
        let mut rng = Rng::new(5);
        let ways: Vec<Way<char>> = (0..60).map(|number| base.varied(&possible, number, &mut rng)).collect();
        assert!(ways.iter().all(|way| *way != base), "every new way differs");
        assert!(ways.iter().any(|way| way.plan.weight('k') == 0.0), "an aim is given up");
        assert!(ways.iter().any(|way| way.plan.weight('z') > 1.0), "another is taken up");
        assert!(ways.iter().step_by(3).all(|way| way.plan == base.plan && !way.bias.is_none()));
    }

    #[test]
    fn without_aims_only_preferences_change() {
        let base: Way<char> = Way { plan: Plan::default(), bias: Bias::NONE };
        let mut rng = Rng::new(5);
        assert!((0..9).all(|number| !base.varied(&[], number, &mut rng).bias.is_none()));
    }
}
