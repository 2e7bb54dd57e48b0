//! `sandtable record replay`: every step applied without checking it, how long that takes, and where it leads.

use super::Loaded;
use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::play::panels;
use crate::style;
use any_game::Replayed;
use kernel::{Scene, Words};
use serde::Serialize;
use std::io::Write;

#[derive(Debug, Serialize)]
struct Answer {
    steps: usize,
    seconds: f64,
    hash: String,
    agrees: bool,
    turn: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
}

pub fn run(loaded: &Loaded, context: &mut Context<'_>) -> Result<(), Failure> {
    let Loaded { record, words, .. } = loaded;
    let Replayed { took, end } = record.replay().map_err(|error| Failure::bad(error.to_string()))?;
    let answer = Answer {
        steps: record.steps() - record.steps_before(),
        seconds: took.as_secs_f64(),
        hash: format!("{:016x}", end.hash.0),
        agrees: end.agrees,
        turn: end.turn,
        outcome: end.outcome.map(|o| words.say(&o.text)),
    };
    let agrees = answer.agrees;
    if context.json {
        context.write_json(&answer)?;
    } else {
        write(answer, &end.scene, words, context.out)?;
    }
    if agrees { Ok(()) } else { Err(Failure::said()) }
}

fn write(answer: Answer, scene: &Scene, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let agrees = match answer.agrees {
        true => style::good(words.word("cli-hash-agrees")),
        false => style::bad(words.word("cli-hash-differs")),
    };
    let mut facts = Columns::new(0);
    let mut fact = |key: &'static str, value: String| facts.row([style::faint(words.word(key)), value]);
    fact("cli-steps", answer.steps.to_string());
    fact("cli-milliseconds", style::decimal(words, answer.seconds * 1000.0, 2));
    fact("cli-hash", format!("{}  {agrees}", answer.hash));
    fact("cli-turn", words.say(&scene.turn));
    fact("cli-outcome", answer.outcome.unwrap_or_else(|| words.word("cli-none-yet")));
    facts.write(out)?;
    Ok(write!(out, "{}", panels::draw(&scene.panels, words))?)
}
