//! What is refused is refused with the clause that forbids it, the facts of the case and what the clause says.

use crate::page;
use crate::style;
use kernel::clause::key_of;
use kernel::{Reason, Words};
use serde::Serialize;

/// One clause that forbids, put into words.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Objection {
    pub clause: String,
    pub title: String,
    pub facts: String,
    pub text: String,
}

pub fn objections(reasons: &[Reason], words: &Words) -> Vec<Objection> {
    let said = reasons.iter().map(|reason| {
        let key = key_of(&reason.clause);
        Objection {
            clause: reason.clause.clone(),
            title: words.word(&key),
            facts: words.say(&reason.facts),
            text: words.attribute(&key, "text").unwrap_or_default(),
        }
    });
    said.collect()
}

pub fn draw(objections: &[Objection]) -> String {
    let mut text = String::new();
    for Objection { clause, title, facts, text: says } in objections {
        text.push_str(&format!("  {}  {}\n", style::clause(clause), style::title(title)));
        text.push_str(&page::indented(facts, 4));
        text.push_str(&style::faint(page::indented(says, 4)));
    }
    text
}
