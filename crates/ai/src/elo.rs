//! How strong players are, from who beat whom: the ratings that make the results most likely (Bradley and Terry's
//! model, a draw counting half a victory), on Elo's scale.

use crate::statistics::NINETY_FIVE;

/// 400 points more are ten to one.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// What the ratings of all players come to on average.
pub const AVERAGE: f64 = 1000.0;

/// Of each pair that met, so many more games are taken to have been drawn: whoever won everything would be infinitely
/// strong otherwise.
const DRAWN_BEFOREHAND: f64 = 1.0;

const ROUNDS: usize = 20_000;
const CLOSE: f64 = 1e-10;

/// What two players scored against each other.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Score {
    pub points: f64,
    pub games: f64,
}

#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    pub elo: f64,
    /// Half of the interval in which the true rating lies with 95 %, against the average of all.
    pub error: f64,
}

/// The ratings of players; `scores[i][j]` is what i scored against j. All must be linked by games, or those who are not
/// are rated as if they had nothing to do with each other.
pub fn ratings(scores: &[Vec<Score>]) -> Vec<Rating> {
    let n = scores.len();
    let met = |i: usize, j: usize| i != j && scores[i][j].games > 0.0;
    let games = |i: usize, j: usize| if met(i, j) { scores[i][j].games + DRAWN_BEFOREHAND } else { 0.0 };
    let points = |i: usize, j: usize| if met(i, j) { scores[i][j].points + DRAWN_BEFOREHAND / 2.0 } else { 0.0 };
    let won: Vec<f64> = (0..n).map(|i| (0..n).map(|j| points(i, j)).sum()).collect();
    let mut strengths = vec![1.0; n];
    for _ in 0..ROUNDS {
        let better = |i: usize| {
            let met: f64 = (0..n).map(|j| games(i, j) / (strengths[i] + strengths[j])).sum();
            if met > 0.0 { won[i] / met } else { 1.0 }
        };
        let mut next: Vec<f64> = (0..n).map(better).collect();
        let mean = next.iter().map(|s| s.ln()).sum::<f64>() / n as f64;
        next.iter_mut().for_each(|s| *s /= mean.exp());
        let moved = next.iter().zip(&strengths).map(|(a, b)| (a / b).ln().abs()).fold(0.0, f64::max);
        strengths = next;
        if moved < CLOSE {
            break;
        }
    }
    let information = |i: usize, j: usize| {
        let p = strengths[i] / (strengths[i] + strengths[j]);
        games(i, j) * p * (1.0 - p)
    };
    let variances = variances(&(0..n).map(|i| (0..n).map(|j| information(i, j)).collect()).collect::<Vec<_>>());
    let rating = |(strength, variance): (&f64, f64)| Rating {
        elo: AVERAGE + SCALE * strength.ln(),
        error: SCALE * NINETY_FIVE * variance.max(0.0).sqrt(),
    };
    strengths.iter().zip(variances).map(rating).collect()
}

/// How far each log-strength is off, squared, when their sum is held at nothing: the diagonal of the inverse of
/// Fisher's information. That has no inverse, as only differences show, so one for the sum is added before and taken
/// out after.
fn variances(information: &[Vec<f64>]) -> Vec<f64> {
    let n = information.len();
    let sum = 1.0 / n as f64;
    let matrix: Vec<Vec<f64>> = (0..n)
        .map(|i| {
            let own: f64 = (0..n).filter(|&j| j != i).map(|j| information[i][j]).sum();
            (0..n).map(|j| sum + if i == j { own } else { -information[i][j] }).collect()
        })
        .collect();
    match inverse(matrix) {
        Some(inverse) => (0..n).map(|i| inverse[i][i] - sum).collect(),
        None => vec![f64::INFINITY; n],
    }
}

/// By elimination with pivots; nothing if there is none.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    let mut inverse: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for column in 0..n {
        let pivot = (column..n).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))?;
        if matrix[pivot][column].abs() < f64::EPSILON {
            return None;
        }
        matrix.swap(column, pivot);
        inverse.swap(column, pivot);
        let by = matrix[column][column];
        let (scaled, scaled_inverse): (Vec<f64>, Vec<f64>) =
            (0..n).map(|j| (matrix[column][j] / by, inverse[column][j] / by)).unzip();
        for row in (0..n).filter(|&row| row != column) {
            let times = matrix[row][column];
            for j in 0..n {
                matrix[row][j] -= times * scaled[j];
                inverse[row][j] -= times * scaled_inverse[j];
            }
        }
        (matrix[column], inverse[column]) = (scaled, scaled_inverse);
    }
    Some(inverse)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A round robin in which i scores this against j.
    fn robin(n: usize, games: f64, share: impl Fn(usize, usize) -> f64) -> Vec<Vec<Score>> {
        let score = |i: usize, j: usize| match i.cmp(&j) {
            std::cmp::Ordering::Less => Score { points: games * share(i, j), games },
            std::cmp::Ordering::Equal => Score::default(),
            std::cmp::Ordering::Greater => Score { points: games * (1.0 - share(j, i)), games },
        };
        (0..n).map(|i| (0..n).map(|j| score(i, j)).collect()).collect()
    }

    #[test]
    fn ten_to_one_are_four_hundred_points() {
        let ratings = ratings(&robin(2, 100_000.0, |_, _| 10.0 / 11.0));
        assert!((ratings[0].elo - ratings[1].elo - 400.0).abs() < 0.5, "{ratings:?}");
        assert!((ratings[0].elo + ratings[1].elo - 2.0 * AVERAGE).abs() < 1e-6);
    }

    /// Of two players the difference has the variance 1/(n p (1 − p)), and each is half of it off the average.
    #[test]
    fn the_error_is_that_of_the_information_in_the_games() {
        let ratings = ratings(&robin(2, 399.0, |_, _| 0.5));
        let expected = SCALE * NINETY_FIVE / (400.0_f64 * 0.25).sqrt() / 2.0;
        assert!((ratings[0].error - expected).abs() < 1e-6, "{ratings:?} {expected}");
    }

    #[test]
    fn whoever_wins_everything_is_strong_but_not_infinitely_so() {
        let ratings = ratings(&robin(4, 20.0, |_, _| 1.0));
        assert!(ratings.windows(2).all(|pair| pair[0].elo > pair[1].elo + 100.0), "{ratings:?}");
        assert!(ratings.iter().all(|rating| rating.elo.is_finite() && rating.error > 50.0 && rating.error < 2000.0));
    }

    #[test]
    fn equal_results_give_equal_ratings() {
        let ratings = ratings(&robin(3, 10.0, |_, _| 0.5));
        assert!(ratings.iter().all(|rating| (rating.elo - AVERAGE).abs() < 1e-6), "{ratings:?}");
    }

    #[test]
    fn who_met_nobody_is_not_known_at_all() {
        let mut scores = robin(3, 10.0, |_, _| 0.5);
        scores[2].fill(Score::default());
        scores.iter_mut().for_each(|row| row[2] = Score::default());
        let ratings = ratings(&scores);
        assert!(ratings.iter().all(|rating| rating.error.is_infinite()), "{ratings:?}");
        assert!(super::ratings(&[]).is_empty());
    }
}
