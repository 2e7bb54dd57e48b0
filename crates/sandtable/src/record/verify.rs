//! `sandtable record verify`: every action through the checked door, every die against the seed, the seed against its
//! commitment, every hash. What fails is named with its step and the clause that forbids it.

use super::{Loaded, RecordOf, Use};
use crate::context::Context;
use crate::failure::Failure;
use crate::open::seat_name;
use crate::play::refusals::{self, Objection};
use crate::style;
use kernel::record::{Entry, RecordError};
use kernel::{Game, Match, Record, Refusal, Text};
use serde::Serialize;
use std::sync::Arc;

#[derive(Debug)]
pub struct Verify;

#[derive(Debug, Serialize)]
struct Answer {
    ok: bool,
    steps: usize,
    /// Whether the dice could be checked against the seed.
    seed: bool,
    /// The rules it was played under, where they are not ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    other_rules: Option<String>,
    /// The first step that does not hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    what: Option<String>,
    /// The clauses that forbid it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<Objection>,
}

/// What does not hold, and if that is an action, why it is not allowed.
pub struct Fault<A> {
    pub error: RecordError,
    pub at: Option<(usize, Entry<A>)>,
    pub refusal: Option<Refusal>,
}

/// Takes the record through the checked door.
pub fn check<G: Game>(game: &Arc<G>, record: &RecordOf<G>) -> Result<Match<G>, Box<Fault<G::Action>>> {
    let earlier = record.steps_before();
    Match::resume(Arc::clone(game), record).map_err(|error| {
        let at = match error {
            RecordError::Step { step, .. } => record.entries.get(step - 1 - earlier).map(|entry| (step, entry.clone())),
            _ => None,
        };
        // Everything before the step holds, so its state is the one in which the action was refused.
        let refusal = at.as_ref().and_then(|(step, entry)| {
            let entries = record.entries[..step - 1 - earlier].to_vec();
            let before = Record { header: record.header.clone(), earlier: record.earlier.clone(), entries };
            let before = Match::replay(Arc::clone(game), &before).ok()?;
            game.check(before.state(), entry.seat, &entry.action).err()
        });
        Box::new(Fault { error, at, refusal })
    })
}

impl Use for Verify {
    fn with<G: Game>(self, loaded: &Loaded<G>, context: &mut Context<'_>) -> Result<(), Failure> {
        let Loaded { record, opened, about, words } = loaded;
        let fault = check(&opened.game, record).err();
        let seed = record.header.seed.is_some();
        let other_rules = (record.rules() != about.rules).then(|| record.rules().to_owned());
        let reasons = fault.as_ref().and_then(|f| f.refusal.as_ref()).map(|r| refusals::objections(r, words));
        let answer = Answer {
            ok: fault.is_none(),
            steps: record.steps_before() + record.entries.len(),
            seed,
            other_rules,
            step: fault.as_ref().and_then(|f| f.at.as_ref()).map(|(step, _)| *step),
            what: fault.as_ref().map(|f| f.error.to_string()),
            reasons: reasons.unwrap_or_default(),
        };
        if context.json {
            context.write_json(&answer)?;
            return if answer.ok { Ok(()) } else { Err(Failure::said()) };
        }
        if let Some(version) = &answer.other_rules {
            let text = Text::new("cli-other-rules").name("theirs", version.clone()).name("ours", about.rules);
            writeln!(context.out, "{}", words.say(&text))?;
        }
        let Some(fault) = fault else {
            let dice = words.word(if seed { "cli-dice-checked" } else { "cli-dice-not-checked" });
            let text = Text::new("cli-verified").number("n", answer.steps as i64).name("dice", dice);
            return Ok(writeln!(context.out, "{} {}", style::good("✓"), words.say(&text))?);
        };
        let what = match &fault.at {
            Some((step, entry)) => {
                let text = Text::new("cli-step-fails").number("step", *step as i64);
                words.say(&text.name("seat", seat_name(words, about, entry.seat)))
            }
            None => words.word("cli-record-fails"),
        };
        writeln!(context.out, "{} {what}", style::bad("✗"))?;
        writeln!(context.out, "  {}", fault.error)?;
        write!(context.out, "{}", refusals::draw(&answer.reasons))?;
        Err(Failure::said())
    }
}
