//! What a state is worth, learned from games: a weight for each feature a game names, by scenario. The weights are
//! fitted by `ai::fitting` and kept with the game's data.

use std::collections::BTreeMap;

/// The weights of one scenario, in the order of the game's features.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    bias: f64,
    of: Vec<f64>,
}

/// A file with a table for each scenario: `bias`, and a number for each feature.
type Fitted = BTreeMap<String, BTreeMap<String, f64>>;

/// The name of the constant part in a file of weights; no feature may be called so.
pub const BIAS: &str = "bias";

/// Steps of a value: a thousandth of what makes the odds e times as good.
const THOUSANDTHS: f64 = 1000.0;

impl Weights {
    pub fn new(bias: f64, of: Vec<f64>) -> Weights {
        Weights { bias, of }
    }

    /// The weights of a scenario from a file of them. What is not in it weighs nothing; what is in it and is no feature
    /// is a mistake.
    pub fn read(text: &str, scenario: &str, features: &[&str]) -> Result<Weights, String> {
        let file: Fitted = toml::from_str(text).map_err(|error| error.to_string())?;
        for (of, weights) in &file {
            let known = |name: &String| name == BIAS || features.contains(&name.as_str());
            if let Some(name) = weights.keys().find(|name| !known(name)) {
                return Err(format!("{of}: \"{name}\" is no feature; they are {}", features.join(", ")));
            }
        }
        let empty = BTreeMap::new();
        let weights = file.get(scenario).unwrap_or(&empty);
        let of = |name: &str| weights.get(name).copied().unwrap_or(0.0);
        Ok(Weights::new(of(BIAS), features.iter().map(|name| of(name)).collect()))
    }

    /// The logarithm of the odds to win.
    pub fn log_odds(&self, features: &[f64]) -> f64 {
        self.bias + self.of.iter().zip(features).map(|(weight, feature)| weight * feature).sum::<f64>()
    }

    /// The chance to win.
    pub fn chance(&self, features: &[f64]) -> f64 {
        1.0 / (1.0 + (-self.log_odds(features)).exp())
    }

    /// For [`crate::Hints::value`].
    pub fn value(&self, features: &[f64]) -> i64 {
        (THOUSANDTHS * self.log_odds(features)) as i64
    }

    /// The table of a scenario as [`Weights::read`] reads it.
    pub fn write(&self, scenario: &str, features: &[&str]) -> String {
        let mut text = format!("[{scenario}]\n{BIAS} = {:?}\n", self.bias);
        for (name, weight) in features.iter().zip(&self.of) {
            text.push_str(&format!("{name} = {weight:?}\n"));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEATURES: [&str; 2] = ["points", "steps"];

    #[test]
    fn what_is_written_is_read_again() {
        let weights = Weights::new(-0.25, vec![0.5, 1e-3]);
        let text = weights.write("debrecen", &FEATURES);
        assert_eq!(Weights::read(&text, "debrecen", &FEATURES), Ok(weights.clone()));
        assert_eq!(weights.value(&[2.0, 250.0]), 1000);
        assert!((weights.chance(&[0.5, 0.0]) - 0.5).abs() < 1e-12);
        let other = Weights::read(&text, "konrad", &FEATURES).unwrap();
        assert_eq!(other.value(&[2.0, 250.0]), 0, "a scenario without weights knows nothing");
    }

    #[test]
    fn a_feature_there_is_not_is_named() {
        let error = Weights::read("[debrecen]\nluck = 1.0\n", "debrecen", &FEATURES).unwrap_err();
        assert_eq!(error, "debrecen: \"luck\" is no feature; they are points, steps");
    }
}
