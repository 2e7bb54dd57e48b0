//! `sandtable record verify`: every action against the rules, every die against the seed, the seed against its
//! commitment, every hash. What fails is named with its step and the clause that forbids it.

use super::Loaded;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::seat_name;
use crate::play::refusals::{self, Objection};
use crate::style;
use kernel::{SharedDice, Text};
use serde::Serialize;

#[derive(Debug, Serialize)]
struct Answer {
    ok: bool,
    steps: usize,
    /// Whether the dice could be checked against the seed.
    seed: bool,
    /// What the dice follow from beside the seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<SharedDice>,
    /// Its first dice were told beforehand, so they prove nothing: it tries an example.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    told: bool,
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

pub fn run(loaded: &Loaded, context: &mut Context<'_>) -> Result<(), Failure> {
    let Loaded { record, about, words } = loaded;
    let fault = record.check(&|| true).err();
    let other_rules = (record.rules() != about.rules).then(|| record.rules().to_owned());
    let reasons = fault.as_ref().and_then(|f| f.refusal.as_ref()).map(|r| refusals::objections(&r.reasons, words));
    let answer = Answer {
        ok: fault.is_none(),
        steps: record.steps(),
        seed: record.header().seed.is_some(),
        dice: record.header().dice,
        told: record.header().dice.is_none() && !record.header().told.is_empty(),
        other_rules,
        step: fault.as_ref().and_then(|f| f.at).map(|(step, _)| step),
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
        let dice = words.word(match (answer.seed, &answer.dice) {
            _ if answer.told => "cli-dice-told",
            (true, Some(_)) => "cli-dice-of-parts-checked",
            (true, None) => "cli-dice-checked",
            (false, _) => "cli-dice-not-checked",
        });
        let text = Text::new("cli-verified").number("n", answer.steps as i64).name("dice", dice);
        return Ok(writeln!(context.out, "{} {}", style::good("✓"), words.say(&text))?);
    };
    let what = match fault.at {
        Some((step, seat)) => {
            let text = Text::new("cli-step-fails").number("step", step as i64);
            words.say(&text.name("seat", seat_name(words, about, seat)))
        }
        None => words.word("cli-record-fails"),
    };
    writeln!(context.out, "{} {what}", style::bad("✗"))?;
    writeln!(context.out, "  {}", fault.error)?;
    write!(context.out, "{}", refusals::draw(&answer.reasons))?;
    Err(Failure::said())
}
