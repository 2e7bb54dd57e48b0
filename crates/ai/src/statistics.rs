//! What can be said of numbers that were drawn by chance.

/// The number of standard errors within which 95 of 100 lie.
pub(crate) const NINETY_FIVE: f64 = 1.959_964;

/// The interval in which the true share lies with 95 % confidence, given `points` of `games` (Wilson's score interval).
/// A draw is half a point; with many draws the true interval is a little narrower.
pub fn interval(points: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (games as f64, NINETY_FIVE);
    let p = points / n;
    let middle = p + z * z / (2.0 * n);
    let spread = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

/// The lower quartile, the median and the upper quartile, between two values where it falls between them. Nothing of
/// nothing.
pub fn quartiles(values: &[f64]) -> Option<[f64; 3]> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let last = sorted.len().checked_sub(1)?;
    let at = |share: f64| {
        let place = share * last as f64;
        let below = place.floor() as usize;
        let above = (below + 1).min(last);
        sorted[below] + (sorted[above] - sorted[below]) * (place - below as f64)
    };
    Some([at(0.25), at(0.5), at(0.75)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_narrows_with_the_number_of_games() {
        let (low, high) = interval(9.0, 10);
        assert!((0.59..0.61).contains(&low) && (0.98..0.99).contains(&high), "{low} {high}");
        let (low, high) = interval(900.0, 1000);
        assert!(low > 0.87 && high < 0.92);
        assert_eq!(interval(0.0, 0), (0.0, 1.0));
        assert!(interval(0.0, 5).0 == 0.0 && interval(5.0, 5).1 == 1.0);
    }

    #[test]
    fn quartiles_cut_sorted_values_into_four() {
        assert_eq!(quartiles(&[5.0, 1.0, 3.0, 2.0, 4.0]), Some([2.0, 3.0, 4.0]));
        assert_eq!(quartiles(&[1.0, 2.0]), Some([1.25, 1.5, 1.75]));
        assert_eq!(quartiles(&[7.0]), Some([7.0; 3]));
        assert_eq!(quartiles(&[]), None);
    }
}
