//! `sandtable record show`: the header, then every step as a sentence with its dice and what came of it.

use super::{File, Loaded, Use, story};
use crate::context::Context;
use crate::failure::Failure;
use crate::open::{named, seat_id, seat_name};
use crate::style;
use crate::table::Table;
use kernel::{Game, OptionValues, Text};
use serde::Serialize;
use serde_json::Value;

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

#[derive(Debug)]
pub struct Show<'a>(pub &'a Args);

#[derive(Debug, Serialize)]
struct Answer<'a> {
    game: &'a str,
    rules: &'a str,
    scenario: &'a str,
    options: &'a OptionValues,
    commitment: &'a str,
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

impl Use for Show<'_> {
    fn with<G: Game>(self, loaded: &Loaded<G>, context: &mut Context<'_>) -> Result<(), Failure> {
        let Loaded { record, opened, about, words } = loaded;
        let mut steps = Vec::new();
        let told = self.0.from..=self.0.until.unwrap_or(usize::MAX);
        let mut names = Vec::new();
        let last = story::tell(&*opened.game, record, words, |step| {
            if told.contains(&step.number) {
                names.push((step.entry.seat, seat_name(words, about, step.entry.seat)));
                steps.push(StepAnswer {
                    step: step.number,
                    seat: seat_id(about, step.entry.seat),
                    action: serde_json::to_value(&step.entry.action)?,
                    text: words.say(&step.text),
                    dice: step.entry.dice.iter().map(ToString::to_string).collect(),
                    notes: step.notes.iter().map(|note| words.say(&note.text)).collect(),
                    hash: format!("{:016x}", step.entry.hash.0),
                });
            }
            Ok(())
        })?;
        let header = &record.header;
        let outcome = opened.game.outcome(&last).map(|o| words.say(&o.text));
        if context.json {
            return context.write_json(&Answer {
                game: &header.game,
                rules: &header.rules,
                scenario: &header.scenario,
                options: &header.options,
                commitment: &header.commitment,
                seed: header.seed.as_deref(),
                steps,
                turn: opened.game.turn(&last),
                outcome,
            });
        }

        let out = &mut context.out;
        writeln!(out, "{}", style::title(named(words, "game", &header.game)))?;
        let mut facts = Table::new(2);
        let mut fact = |key: &'static str, value: String| facts.row([style::faint(words.word(key)), value]);
        fact("cli-scenario", named(words, "scenario", &header.scenario));
        fact("cli-rules", header.rules.clone());
        for (name, value) in &header.options {
            fact("cli-option", format!("{name} = {value}"));
        }
        fact("cli-commitment", header.commitment.clone());
        fact("cli-seed", header.seed.clone().unwrap_or_else(|| words.word("cli-seed-unknown")));
        facts.write(out)?;
        writeln!(out)?;

        let digits = record.entries.len().to_string().len();
        for (step, (seat, name)) in steps.iter().zip(&names) {
            let name = style::of_seat(*seat).apply_to(name);
            writeln!(out, "{}  {name}: {}", style::faint(format!("{:>digits$}", step.step)), step.text)?;
            let blank = " ".repeat(digits);
            if !step.dice.is_empty() {
                writeln!(out, "{blank}    {}", style::typed(step.dice.join("  ")))?;
            }
            for note in &step.notes {
                writeln!(out, "{blank}    {note}")?;
            }
        }
        let end = match outcome {
            Some(outcome) => style::title(outcome),
            None => words.say(&Text::new("cli-record-open").number("turn", opened.game.turn(&last))),
        };
        Ok(writeln!(out, "\n{end}")?)
    }
}
