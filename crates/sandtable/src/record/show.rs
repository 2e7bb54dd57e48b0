//! `sandtable record show`: the header, then every step as a sentence with its dice and what came of it.

use super::{File, Loaded};
use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::{named, seat_id, seat_name};
use crate::style;
use any_game::ToldStep;
use kernel::{About, Drawn, Header, OptionValues, SharedDice, Text, Words};
use serde::Serialize;
use serde_json::Value;
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    pub file: File,
    /// The first step to be told
    #[arg(long, value_name = "N", default_value_t = 1)]
    from: usize,
    /// The last step to be told [default: the last one there is]
    #[arg(long, value_name = "N")]
    until: Option<usize>,
}

#[derive(Debug, Serialize)]
struct Answer<'a> {
    game: &'a str,
    rules: &'a str,
    scenario: &'a str,
    options: &'a OptionValues,
    commitment: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<&'a SharedDice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<&'a str>,
    steps: Vec<StepAnswer>,
    turn: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
}

#[derive(Debug, Serialize)]
struct StepAnswer {
    step: usize,
    seat: String,
    action: Value,
    text: String,
    dice: Vec<String>,
    notes: Vec<String>,
    hash: String,
}

pub fn run(args: &Args, loaded: &Loaded, context: &mut Context<'_>) -> Result<(), Failure> {
    let Loaded { record, about, words } = loaded;
    let told = args.from..=args.until.unwrap_or(usize::MAX);
    let mut steps = Vec::new();
    let end = record.tell(&mut |step| {
        if told.contains(&step.number) {
            steps.push(step);
        }
    });
    let end = end.map_err(|error| Failure::usage(format!("{}\n  {error}", words.word("cli-cannot-open"))))?;
    let header = record.header();
    let outcome = end.outcome.map(|o| words.say(&o.text));
    if context.json {
        return context.write_json(&Answer {
            game: &header.game,
            rules: &header.rules,
            scenario: &header.scenario,
            options: &header.options,
            commitment: &header.commitment,
            dice: header.dice.as_ref(),
            seed: header.seed.as_deref(),
            steps: steps.into_iter().map(|step| answer(step, about, words)).collect(),
            turn: end.turn,
            outcome,
        });
    }
    let out = &mut *context.out;
    write_header(&header, about, words, out)?;
    let digits = (record.steps() - record.steps_before()).to_string().len();
    for step in &steps {
        write_step(step, digits, about, words, out)?;
    }
    let end = match outcome {
        Some(outcome) => style::title(outcome),
        None => words.say(&Text::new("cli-record-open").number("turn", end.turn)),
    };
    Ok(writeln!(out, "\n{end}")?)
}

fn answer(step: ToldStep, about: &About, words: &Words) -> StepAnswer {
    StepAnswer {
        step: step.number,
        seat: seat_id(about, step.seat),
        action: step.action,
        text: words.say(&step.text),
        dice: step.dice.iter().map(ToString::to_string).collect(),
        notes: step.notes.iter().map(|note| words.say(&note.text)).collect(),
        hash: format!("{:016x}", step.hash.0),
    }
}

fn write_header(header: &Header<Value>, about: &About, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}", style::title(named(words, "game", &header.game)))?;
    let mut facts = Columns::new(2);
    let mut fact = |key: &'static str, value: String| facts.row([style::faint(words.word(key)), value]);
    fact("cli-scenario", named(words, "scenario", &header.scenario));
    fact("cli-rules", header.rules.clone());
    for (name, value) in &header.options {
        fact("cli-option", format!("{name} = {value}"));
    }
    fact("cli-commitment", header.commitment.clone());
    fact("cli-seed", header.seed.clone().unwrap_or_else(|| words.word("cli-seed-unknown")));
    for part in header.dice.iter().flat_map(|dice| &dice.parts) {
        let drawn = match part.drawn {
            Drawn::ByPlayer { .. } => "cli-dice-own-part",
            Drawn::ByServer => "cli-dice-by-server",
            Drawn::Awaited | Drawn::Promised { .. } => "cli-dice-not-yet",
        };
        fact("cli-dice-part", format!("{}: {}", seat_name(words, about, part.seat), words.word(drawn)));
    }
    facts.write(out)?;
    Ok(writeln!(out)?)
}

fn write_step(
    step: &ToldStep,
    digits: usize,
    about: &About,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let name = style::of_seat(step.seat).apply_to(seat_name(words, about, step.seat));
    let number = style::faint(format!("{:>digits$}", step.number));
    writeln!(out, "{number}  {name}: {}", words.say(&step.text))?;
    let blank = " ".repeat(digits);
    if !step.dice.is_empty() {
        let dice: Vec<String> = step.dice.iter().map(ToString::to_string).collect();
        writeln!(out, "{blank}    {}", style::typed(dice.join("  ")))?;
    }
    for note in &step.notes {
        writeln!(out, "{blank}    {}", words.say(&note.text))?;
    }
    Ok(())
}
