//! A tour: a guided beginning of a real match, step by step. It is data of the game: which scenario, whose seat, which
//! dice, and what is suggested when. The rules know nothing of it.

use crate::OptionValues;
use crate::scene::Spot;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A guided beginning. Its title is the Fluent message `tour-ID`, what one learns its attribute `text`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tour {
    pub id: String,
    pub scenario: String,
    /// The seat of whoever takes it; machines play the others.
    pub seat: String,
    /// The dice are known, so that what is told comes true.
    pub seed: u64,
    #[serde(default)]
    pub options: OptionValues,
    /// The machine player of the other seats.
    #[serde(default = "script")]
    pub against: String,
    /// So many decisions are made by machines for everybody before the tour begins.
    #[serde(default)]
    pub opening: usize,
    pub steps: Vec<TourStep>,
}

fn script() -> String {
    "script".to_owned()
}

/// One sentence, and what it asks for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TourStep {
    /// The key of the sentence.
    pub say: String,
    /// The actions that are suggested, one after the other; none where there is only something to read. See [`fits`].
    #[serde(default, rename = "do", skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Value>,
    /// What is pointed at besides that which has to be clicked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub show: Vec<Spot>,
    /// What the log has to tell when it is done: keys of notes. A tour whose battle is no longer won fails its test.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tells: Vec<String>,
}

impl Tour {
    /// Reads the file of a tour; what was expected if it cannot be read.
    pub fn read(file: &str) -> Result<Tour, String> {
        toml::from_str(file).map_err(|error| error.to_string())
    }

    pub fn dice(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.seed.to_le_bytes());
        seed
    }
}

/// Whether an action is one that is suggested: it has all that the pattern has; `"*"` stands for anything.
pub fn fits(pattern: &Value, action: &Value) -> bool {
    match (pattern, action) {
        (Value::String(any), _) if any == "*" => true,
        (Value::Object(asked), Value::Object(given)) => {
            asked.iter().all(|(name, part)| given.get(name).is_some_and(|found| fits(part, found)))
        }
        (Value::Array(asked), Value::Array(given)) => {
            asked.len() == given.len() && asked.iter().zip(given).all(|(part, found)| fits(part, found))
        }
        _ => pattern == action,
    }
}

/// The part of `impl Title` about tours: those in the files `tours/NAME.toml` of the game.
#[macro_export]
macro_rules! guided_by {
    ($($file:literal),+) => {
        fn tours(&self) -> &'static [$crate::Tour] {
            static TOURS: std::sync::LazyLock<Vec<$crate::Tour>> = std::sync::LazyLock::new(|| {
                // The files are part of the program and read by its tests.
                vec![$(
                    $crate::Tour::read(include_str!(concat!("../tours/", $file, ".toml")))
                        .unwrap_or_else(|error| panic!("tours/{}.toml: {error}", $file))
                ),+]
            });
            &TOURS
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_pattern_asks_for_no_more_than_it_says() {
        assert!(fits(&json!("done"), &json!("done")));
        assert!(!fits(&json!("done"), &json!("undone")));
        assert!(fits(&json!({ "move": { "to": "*" } }), &json!({ "move": { "to": "1116", "with": 2 } })));
        assert!(!fits(&json!({ "move": { "to": "1117" } }), &json!({ "move": { "to": "1116" } })));
        assert!(fits(&json!({ "go": [1, "*"] }), &json!({ "go": [1, 2] })));
        assert!(!fits(&json!({ "go": [1] }), &json!({ "go": [1, 2] })));
        assert!(!fits(&json!({ "go": 1 }), &json!("go")));
    }

    #[test]
    fn a_file_says_what_is_wrong_with_it() {
        let good = "id = 'a'\nscenario = 's'\nseat = 'x'\nseed = 3\n[[steps]]\nsay = 'k'\ndo = [{ go = 1 }, 'done']";
        let tour = Tour::read(good).unwrap();
        assert_eq!(tour.steps[0].deeds, [json!({ "go": 1 }), json!("done")]);
        assert_eq!((tour.dice()[0], tour.against.as_str()), (3, "script"));
        assert!(Tour::read("id = 'a'").unwrap_err().contains("scenario"));
        assert!(Tour::read(&format!("{good}\nsays = 1")).unwrap_err().contains("says"));
    }
}
