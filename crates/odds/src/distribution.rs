//! Results with their probabilities.

use kernel::Dice;
use kernel::dice::every_outcome;
use std::collections::BTreeMap;

/// Results in their own order, each once, with their probability. The probabilities sum to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Distribution<R> {
    results: Vec<(R, f64)>,
}

impl<R: Ord> Distribution<R> {
    /// Merges equal results and scales their weights to a sum of 1; nothing if there is no weight at all.
    pub fn from_weights(weights: impl IntoIterator<Item = (R, f64)>) -> Option<Distribution<R>> {
        let mut merged: BTreeMap<R, f64> = BTreeMap::new();
        for (result, weight) in weights {
            *merged.entry(result).or_default() += weight;
        }
        let total: f64 = merged.values().sum();
        (total > 0.0)
            .then(|| Distribution { results: merged.into_iter().map(|(r, weight)| (r, weight / total)).collect() })
    }

    pub fn iter(&self) -> impl Iterator<Item = (&R, f64)> {
        self.results.iter().map(|(r, chance)| (r, *chance))
    }

    pub fn len(&self) -> usize {
        self.results.len()
    }

    pub fn is_empty(&self) -> bool {
        self.results.is_empty()
    }

    pub fn chance_of(&self, result: &R) -> f64 {
        self.results.binary_search_by(|(r, _)| r.cmp(result)).map_or(0.0, |i| self.results[i].1)
    }

    pub fn chance_that(&self, mut holds: impl FnMut(&R) -> bool) -> f64 {
        self.iter().filter(|(r, _)| holds(r)).map(|(_, chance)| chance).sum()
    }

    pub fn at_least(&self, least: &R) -> f64 {
        self.chance_that(|r| r >= least)
    }

    pub fn at_most(&self, most: &R) -> f64 {
        self.chance_that(|r| r <= most)
    }

    /// The mean of a number that belongs to each result.
    pub fn mean_of(&self, mut number: impl FnMut(&R) -> f64) -> f64 {
        self.iter().map(|(r, chance)| number(r) * chance).sum()
    }

    pub fn mean(&self) -> f64
    where
        R: Copy + Into<f64>,
    {
        self.mean_of(|&r| r.into())
    }

    /// The distribution of what follows from the result.
    pub fn map<S: Ord>(&self, mut follows: impl FnMut(&R) -> S) -> Distribution<S> {
        let mut merged: BTreeMap<S, f64> = BTreeMap::new();
        for (result, chance) in self.iter() {
            *merged.entry(follows(result)).or_default() += chance;
        }
        Distribution { results: merged.into_iter().collect() }
    }
}

/// All results of a piece of rules code with their probabilities.
pub fn distribution_of<R: Ord>(rules: impl FnMut(&mut dyn Dice) -> R) -> Distribution<R> {
    let mut merged: BTreeMap<R, f64> = BTreeMap::new();
    for (chance, result) in every_outcome(rules) {
        *merged.entry(result).or_default() += chance;
    }
    Distribution { results: merged.into_iter().collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Pool;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-12
    }

    #[test]
    fn two_dice_have_seven_most_often() {
        let sum = distribution_of(|dice| dice.die(6) + dice.die(6));
        assert_eq!(sum.len(), 11);
        assert!(near(sum.chance_of(&7), 6.0 / 36.0) && near(sum.chance_of(&13), 0.0));
        assert!(near(sum.mean(), 7.0));
        assert!(near(sum.at_least(&10), 6.0 / 36.0) && near(sum.at_most(&3), 3.0 / 36.0));
        assert!(near(sum.iter().map(|(_, chance)| chance).sum(), 1.0));
        assert!(sum.iter().zip(2..).all(|((&result, _), expected)| result == expected), "in order");
    }

    #[test]
    fn a_roll_that_hangs_on_another_counts_as_often_as_it_comes() {
        // Roll again on a six.
        let total = distribution_of(|dice| match dice.die(6) {
            6 => 6 + dice.die(6),
            face => face,
        });
        assert!(near(total.at_least(&7), 1.0 / 6.0) && near(total.chance_of(&12), 1.0 / 36.0));
    }

    #[test]
    fn what_follows_is_merged() {
        let hits = distribution_of(|dice| dice.hits(Pool::at_most(9, 6, 3)));
        let won = hits.map(|&n| n >= 5);
        assert_eq!(won.len(), 2);
        assert!(near(won.chance_of(&true), 0.5));
        assert!(near(hits.mean_of(|&n| f64::from(n) / 2.0), 2.25));
    }

    #[test]
    fn weights_are_scaled_to_one() {
        let coin = Distribution::from_weights([("head", 3.0), ("tail", 1.0), ("head", 4.0)]).unwrap();
        assert!(near(coin.chance_of(&"head"), 0.875));
        assert!(Distribution::from_weights([("nothing", 0.0)]).is_none());
    }
}
