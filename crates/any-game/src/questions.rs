//! What can be asked about the position of a match, and the answers.

use kernel::scene::{Explanation, Inspection, Pointing, Spot};
use kernel::{AimAbout, Briefing, Reason, Text};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A question about the position.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Why can I not do this by pointing there?
    WhyNot(Spot),
    /// What would this action come to?
    Explain(Value),
    /// What is to be known about this?
    Inspect(Spot),
    /// What would pointing there mean, on an open table?
    Point(Pointing),
    /// What is it about, and how does it stand?
    Briefing,
    /// What would you do? Takes seconds, and is answered only where all enemies are machines.
    Advice,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    WhyNot(Vec<Refused>),
    Explain(Explanation),
    Inspect(Inspection),
    Point(Vec<Tried>),
    Briefing(Briefing),
    /// Nothing if the seat need not decide.
    Advice(Option<Advice>),
}

/// What the strongest machine player would do in one's place.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Advice {
    pub action: Value,
    pub label: Text,
    /// What for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purpose: Option<AimAbout>,
    /// What it wants most in this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plan: Vec<AimAbout>,
}

/// Something that pointing at a point can mean.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Tried {
    pub action: Value,
    pub label: Text,
    /// Every clause that forbids it; none if it is allowed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
    /// What it would come to, if it is allowed.
    pub explanation: Explanation,
}

/// Something that might have been meant and is not allowed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Refused {
    pub label: Text,
    pub reasons: Vec<Reason>,
}
