//! What a game's features are worth, learned from games of the script against itself: a logistic regression of who won
//! on what was measured at the beginning of every stretch, and how well it foretells games it has not seen.

use crate::Player;
use crate::arena::{self, Onlooker};
use crate::recruit::Recruit;
use kernel::value::Weights;
use kernel::{Hints, Rng, Seat};
use rayon::prelude::*;

/// One game in so many is kept apart, to see how well the others foretell it.
const KEPT_APART: u64 = 5;

/// How strongly weights are held back towards nothing, in games that say nothing about them.
const HELD_BACK: f64 = 5.0;

/// Steps of Newton's method; a logistic regression is done after some eight.
const STEPS: usize = 25;

/// What was measured at one moment from the point of view of one seat, and what became of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    pub features: Vec<f64>,
    /// 1 for a victory, 0 for a defeat, a half for a draw.
    pub result: f64,
    /// How much of the game was over, from 0 to 1.
    pub over: f64,
}

/// How well weights foretell results.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Quality {
    pub samples: usize,
    /// Mean logarithmic loss, in nats; the lower the better.
    pub loss: f64,
    /// The loss of whoever always says the mean.
    pub blind: f64,
    /// The share of pairs of a lost and a won moment that are put in the right order; a half is worth nothing.
    pub order: f64,
}

/// Weights with how good they are on games they were not made from: of all moments, and of each third of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Fitted {
    pub weights: Weights,
    pub unseen: Quality,
    pub thirds: [Quality; 3],
}

/// Notes what is measured while a match is played.
struct Notes<G> {
    seats: Vec<Seat>,
    stretch: Option<u32>,
    moments: Vec<(Seat, Vec<f64>)>,
    game: std::marker::PhantomData<G>,
}

impl<G: Hints> Onlooker<G> for Notes<G> {
    fn sees(&mut self, game: &G, state: &G::State) {
        let now = game.stretch(state).number;
        if self.stretch != Some(now) {
            self.stretch = Some(now);
            self.moments.extend(self.seats.iter().map(|&seat| (seat, game.features(state, seat))));
        }
    }
}

/// The moments of one game. Its players make mistakes, so that the games are not all alike.
fn samples_of<G: Hints>(game: &G, start: &G::State, rng: Rng, cap: u64) -> Vec<Sample> {
    let seats: Vec<Seat> = game.seats().iter().collect();
    let last = seats.iter().map(|seat| usize::from(seat.0) + 1).max().unwrap_or(0);
    let mut players: Vec<Box<dyn Player<G>>> =
        (0..last).map(|_| Box::new(Recruit::<G>::default()) as Box<dyn Player<G>>).collect();
    let mut notes = Notes { seats, stretch: None, moments: Vec::new(), game: std::marker::PhantomData };
    let Ok(end) = arena::play_before(game, start.clone(), &mut players, rng, cap, &mut notes) else {
        return Vec::new();
    };
    let all = notes.moments.len().max(1) as f64;
    let winners = end.outcome.winners;
    let result = |seat: Seat| if winners.is_empty() { 0.5 } else { f64::from(u8::from(winners.contains(seat))) };
    let sample = |(i, (seat, features)): (usize, (Seat, Vec<f64>))| Sample {
        features,
        result: result(seat),
        over: i as f64 / all,
    };
    notes.moments.into_iter().enumerate().map(sample).collect()
}

/// Plays `games` games from `start` and fits weights to four of five of them.
pub fn fit<G: Hints>(game: &G, start: &G::State, games: u64, seed: u64, cap: u64) -> Fitted {
    let play = |number: u64| samples_of(game, start, Rng::stream(seed, number), cap);
    let all: Vec<Vec<Sample>> = (0..games).into_par_iter().map(play).collect();
    let (mut seen, mut unseen) = (Vec::new(), Vec::new());
    for (number, samples) in (0..).zip(all) {
        if number % KEPT_APART == 0 { unseen.extend(samples) } else { seen.extend(samples) }
    }
    let weights = regression(&seen, game.feature_names().len());
    let third = |from: f64| {
        let part: Vec<Sample> =
            unseen.iter().filter(|s| s.over >= from && s.over < from + 1.0 / 3.0).cloned().collect();
        quality(&weights, &part)
    };
    let thirds = [third(0.0), third(1.0 / 3.0), third(2.0 / 3.0)];
    Fitted { unseen: quality(&weights, &unseen), thirds, weights }
}

/// The weights that make what happened most likely, held back a little. Features are measured in their own spread, so
/// that all are held back alike.
pub fn regression(samples: &[Sample], features: usize) -> Weights {
    let (means, spreads) = scales(samples, features);
    let row = |sample: &Sample| -> Vec<f64> {
        let scaled = (0..features).map(|i| (sample.features[i] - means[i]) / spreads[i]);
        std::iter::once(1.0).chain(scaled).collect()
    };
    let size = features + 1;
    let mut beta = vec![0.0; size];
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = beta.iter().map(|b| -HELD_BACK * b).collect();
        slope[0] = 0.0;
        let mut bend = vec![vec![0.0; size]; size];
        (1..size).for_each(|i| bend[i][i] = HELD_BACK);
        bend[0][0] = 1e-9;
        for sample in samples {
            let row = row(sample);
            let told: f64 = 1.0 / (1.0 + (-dot(&beta, &row)).exp());
            let sure = (told * (1.0 - told)).max(1e-9);
            for i in 0..size {
                slope[i] += (sample.result - told) * row[i];
                for j in 0..=i {
                    bend[i][j] += sure * row[i] * row[j];
                }
            }
        }
        let step = solved(bend, slope);
        beta.iter_mut().zip(&step).for_each(|(b, s)| *b += s);
    }
    let of: Vec<f64> = (0..features).map(|i| beta[i + 1] / spreads[i]).collect();
    Weights::new(beta[0] - dot(&of, &means), of)
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

/// Mean and spread of each feature; a feature that never changes has the spread 1.
fn scales(samples: &[Sample], features: usize) -> (Vec<f64>, Vec<f64>) {
    let n = samples.len().max(1) as f64;
    let mean = |i: usize| samples.iter().map(|s| s.features[i]).sum::<f64>() / n;
    let means: Vec<f64> = (0..features).map(mean).collect();
    let spread = |i: usize| {
        let squares: f64 = samples.iter().map(|s| (s.features[i] - means[i]).powi(2)).sum();
        Some((squares / n).sqrt()).filter(|&spread| spread > 1e-9).unwrap_or(1.0)
    };
    let spreads = (0..features).map(spread).collect();
    (means, spreads)
}

/// Solves a symmetric positive system whose lower half is given, by Cholesky's method.
fn solved(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for i in 0..n {
        for j in 0..=i {
            let sum: f64 = (0..j).map(|k| a[i][k] * a[j][k]).sum();
            a[i][j] = if i == j { (a[i][i] - sum).max(1e-12).sqrt() } else { (a[i][j] - sum) / a[j][j] };
        }
    }
    for i in 0..n {
        let sum: f64 = (0..i).map(|k| a[i][k] * b[k]).sum();
        b[i] = (b[i] - sum) / a[i][i];
    }
    for i in (0..n).rev() {
        let sum: f64 = (i + 1..n).map(|k| a[k][i] * b[k]).sum();
        b[i] = (b[i] - sum) / a[i][i];
    }
    b
}

/// How well weights foretell samples.
pub fn quality(weights: &Weights, samples: &[Sample]) -> Quality {
    let n = samples.len().max(1) as f64;
    let mean = samples.iter().map(|s| s.result).sum::<f64>() / n;
    let loss = |told: f64, result: f64| {
        let told = told.clamp(1e-6, 1.0 - 1e-6);
        -(result * told.ln() + (1.0 - result) * (1.0 - told).ln())
    };
    let told: Vec<f64> = samples.iter().map(|s| weights.chance(&s.features)).collect();
    let total: f64 = told.iter().zip(samples).map(|(&told, s)| loss(told, s.result)).sum();
    let blind: f64 = samples.iter().map(|s| loss(mean, s.result)).sum();
    Quality { samples: samples.len(), loss: total / n, blind: blind / n, order: order(&told, samples) }
}

/// The share of pairs of a lost and a won moment that are put in the right order, from their ranks; ties count half.
fn order(told: &[f64], samples: &[Sample]) -> f64 {
    let mut decided: Vec<(f64, bool)> =
        told.iter().zip(samples).filter(|(_, s)| s.result != 0.5).map(|(&told, s)| (told, s.result > 0.5)).collect();
    decided.sort_by(|a, b| a.0.total_cmp(&b.0));
    let won = decided.iter().filter(|(_, won)| *won).count();
    let lost = decided.len() - won;
    if won == 0 || lost == 0 {
        return 0.5;
    }
    let (mut right, mut lost_before, mut at) = (0.0, 0.0, 0);
    while at < decided.len() {
        let end = decided[at..].iter().take_while(|(told, _)| *told == decided[at].0).count() + at;
        let won_here = decided[at..end].iter().filter(|(_, won)| *won).count() as f64;
        let lost_here = (end - at) as f64 - won_here;
        right += won_here * (lost_before + lost_here / 2.0);
        lost_before += lost_here;
        at = end;
    }
    right / (won as f64 * lost as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moments whose results are drawn from known weights.
    fn drawn(number: usize, bias: f64, of: [f64; 2]) -> Vec<Sample> {
        let mut rng = Rng::new(8);
        let truth = Weights::new(bias, of.to_vec());
        let sample = |_| {
            let features = vec![rng.below(200) as f64 / 10.0 - 10.0, rng.below(1000) as f64];
            let result = f64::from(u8::from((rng.below(1_000_000) as f64) < 1e6 * truth.chance(&features)));
            Sample { features, result, over: 0.0 }
        };
        (0..number).map(sample).collect()
    }

    #[test]
    fn known_weights_are_found_again() {
        let samples = drawn(20_000, -1.0, [0.4, 0.002]);
        let weights = regression(&samples, 2);
        for (features, log_odds) in [([0.0, 0.0], -1.0), ([5.0, 0.0], 1.0), ([0.0, 1000.0], 1.0)] {
            let found = weights.log_odds(&features);
            assert!((found - log_odds).abs() < 0.15, "{found} for {log_odds}");
        }
        let good = quality(&weights, &drawn(5_000, -1.0, [0.4, 0.002]));
        assert!(good.loss < good.blind && good.order > 0.8, "{good:?}");
    }

    #[test]
    fn what_never_changes_weighs_nothing_and_nothing_fails_without_samples() {
        let samples: Vec<Sample> =
            (0..100).map(|i| Sample { features: vec![7.0], result: f64::from(i % 2), over: 0.0 }).collect();
        let weights = regression(&samples, 1);
        assert!(weights.log_odds(&[7.0]).abs() < 1e-6);
        assert_eq!(quality(&regression(&[], 1), &[]).order, 0.5);
    }
}
