//! What happens in a session, for machines: one JSON object a line.

use super::refusals::Objection;
use serde::Serialize;
use serde_json::Value;

#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event<'a> {
    /// Somebody has to decide; a line of input is awaited.
    Prompt {
        seat: &'a str,
        turn: String,
        prompt: String,
        choices: Vec<ChoiceEvent<'a>>,
    },
    /// Real dice have to be rolled; a line with their faces is awaited.
    Roll {
        seat: &'a str,
        sides: u8,
    },
    /// Somebody has acted.
    Step {
        step: usize,
        seat: &'a str,
        dice: Vec<String>,
        notes: Vec<String>,
    },
    /// The last step was taken back.
    Undone {
        steps: usize,
    },
    Refused {
        reasons: Vec<Objection>,
    },
    /// An answer to a question.
    Text {
        text: String,
    },
    Over {
        outcome: String,
        winners: Vec<String>,
    },
}

#[derive(Debug, Serialize)]
pub struct ChoiceEvent<'a> {
    pub number: usize,
    pub label: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub space: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<&'a str>,
    pub action: &'a Value,
}
