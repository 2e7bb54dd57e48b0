//! Why an action is not allowed. A rule is written once, against a [`Judge`]: [`Quick`] stops at the first objection
//! and costs nothing (for listing what is legal), [`Full`] collects every clause that forbids, with the facts of the
//! case. So the list of legal actions and the answer to a refused one cannot drift apart.

use crate::Text;
use serde::{Deserialize, Serialize};

/// One clause that forbids, and what it is about in this case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reason {
    pub clause: String,
    pub facts: Text,
}

/// All reasons, most specific first; never empty.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refusal {
    pub reasons: Vec<Reason>,
}

impl Refusal {
    pub fn one(clause: &str, facts: Text) -> Refusal {
        Refusal { reasons: vec![Reason { clause: clause.to_owned(), facts }] }
    }

    pub fn cites(&self, clause: &str) -> bool {
        self.reasons.iter().any(|r| r.clause == clause)
    }
}

/// A clause as rules code cites it: the enum `Clause` that the build makes from a game's clause list.
pub trait Cite {
    /// Its id in the rulebook ("BPH-4.1a").
    fn id(&self) -> &'static str;
}

impl Cite for &'static str {
    fn id(&self) -> &'static str {
        self
    }
}

/// Takes the objections of rules code.
pub trait Judge {
    /// The clause forbids; `facts` is only asked for when somebody will read it.
    fn forbid(&mut self, clause: impl Cite, facts: impl FnOnce() -> Text);

    /// Something forbids it, and finding out what takes a search: `reasons` is only asked for when somebody will read
    /// them, and gives at least one.
    fn explain<C: Cite>(&mut self, reasons: impl FnOnce() -> Vec<(C, Text)>);

    /// Nothing has been objected to so far.
    fn allows(&self) -> bool;

    /// The answer is known and further checking is wasted.
    fn settled(&self) -> bool;
}

/// Only wants to know whether.
#[derive(Debug, Default)]
pub struct Quick {
    forbidden: bool,
}

impl Judge for Quick {
    #[inline]
    fn forbid(&mut self, _: impl Cite, _: impl FnOnce() -> Text) {
        self.forbidden = true;
    }

    #[inline]
    fn explain<C: Cite>(&mut self, _: impl FnOnce() -> Vec<(C, Text)>) {
        self.forbidden = true;
    }

    #[inline]
    fn allows(&self) -> bool {
        !self.forbidden
    }

    #[inline]
    fn settled(&self) -> bool {
        self.forbidden
    }
}

impl Quick {
    /// Whether the rule lets it pass.
    #[inline]
    pub fn ask(rule: impl FnOnce(&mut Quick)) -> bool {
        let mut judge = Quick::default();
        rule(&mut judge);
        judge.allows()
    }
}

/// Wants to know why.
#[derive(Debug, Default)]
pub struct Full {
    reasons: Vec<Reason>,
}

impl Judge for Full {
    fn forbid(&mut self, clause: impl Cite, facts: impl FnOnce() -> Text) {
        let reason = Reason { clause: clause.id().to_owned(), facts: facts() };
        if !self.reasons.contains(&reason) {
            self.reasons.push(reason);
        }
    }

    fn explain<C: Cite>(&mut self, reasons: impl FnOnce() -> Vec<(C, Text)>) {
        for (clause, facts) in reasons() {
            self.forbid(clause, || facts);
        }
    }

    fn allows(&self) -> bool {
        self.reasons.is_empty()
    }

    fn settled(&self) -> bool {
        false
    }
}

impl Full {
    /// The verdict with every reason.
    pub fn ask(rule: impl FnOnce(&mut Full)) -> Result<(), Refusal> {
        let mut judge = Full::default();
        rule(&mut judge);
        if judge.reasons.is_empty() { Ok(()) } else { Err(Refusal { reasons: judge.reasons }) }
    }
}
