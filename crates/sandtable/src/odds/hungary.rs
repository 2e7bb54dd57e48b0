//! `sandtable odds hungary-1944`: a fight described as its rulebook describes it, resolved by its own rules code.

use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, SetUp};
use crate::style;
use hungary_1944::Hungary1944;
use hungary_1944::odds::{CombatChance, CombatOdds, CombatQuery};
use hungary_1944::vocabulary::Side;
use kernel::{Text, Words};
use serde::Serialize;
use std::io::Write;

pub const ID: &str = "hungary-1944";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Whose table is rolled on: axis or allied
    #[arg(long, value_name = "SIDE")]
    table: String,
    /// Combat factors of the attackers
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    attack: u16,
    /// Combat factors of the defenders
    #[arg(long, value_name = "N", alias = "defense", value_parser = clap::value_parser!(u16).range(1..))]
    defence: u16,
    /// Columns to the right (+) or to the left (-)
    #[arg(long, value_name = "N", default_value_t = 0, allow_hyphen_values = true)]
    shifts: i8,
    /// Steps of the defenders
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    steps: u8,
    /// The defenders are in a big city
    #[arg(long)]
    city: bool,
    /// Added to the die
    #[arg(long, value_name = "N", default_value_t = 0, allow_hyphen_values = true)]
    die_mod: i8,
    #[command(flatten)]
    set_up: SetUp,
}

/// The distribution of a fight.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Fight {
    /// The column of the table the figures lead to, before any shift.
    odds: String,
    /// The column that is rolled on.
    column: String,
    results: Vec<FightResult>,
}

/// One result of a fight, as the table prints it.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct FightResult {
    result: String,
    chance: f64,
    /// Steps lost.
    attacker_loss: u8,
    defender_loss: u8,
    /// Losses beyond the steps the defender has: what a breakthrough is made of.
    excess: u8,
    /// Nothing is left of the defender.
    eliminated: bool,
}

#[derive(Debug, Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    fight: &'a Fight,
    eliminated: f64,
    breakthrough: f64,
    mean_attacker_loss: f64,
    mean_defender_loss: f64,
}

impl Fight {
    fn chance_that(&self, holds: impl Fn(&FightResult) -> bool) -> f64 {
        self.results.iter().filter(|r| holds(r)).map(|r| r.chance).sum()
    }

    fn mean_of(&self, number: impl Fn(&FightResult) -> u8) -> f64 {
        self.results.iter().map(|r| r.chance * f64::from(number(r))).sum()
    }

    fn answer(&self) -> Answer<'_> {
        Answer {
            fight: self,
            eliminated: self.chance_that(|r| r.eliminated),
            breakthrough: self.chance_that(|r| r.excess > 0),
            mean_attacker_loss: self.mean_of(|r| r.attacker_loss),
            mean_defender_loss: self.mean_of(|r| r.defender_loss),
        }
    }
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let fight = ask(args, context)?;
    if context.json {
        return context.write_json(&fight.answer());
    }
    write(&fight, &context.words, context.out)
}

fn ask(args: &Args, context: &Context<'_>) -> Result<Fight, Failure> {
    let words = context.words_of(hungary_1944::GAME)?;
    let table = match args.table.as_str() {
        "axis" => Side::Axis,
        "allied" => Side::Allied,
        other => {
            let text = Text::new("cli-odds-unknown-table").name("table", other.to_owned());
            return Err(Failure::usage(words.say(&text.names("known", ["axis", "allied"]))));
        }
    };
    let rules = args.set_up.open(&Hungary1944, &words)?.game;
    let query = CombatQuery {
        table,
        attack: args.attack,
        defence: args.defence,
        shifts: args.shifts.into(),
        die_modifier: args.die_mod.into(),
        steps: args.steps,
        city: args.city,
    };
    let CombatOdds { ratio, column, chances } =
        rules.combat_odds(&query).map_err(|problem| open::cannot_open(&[problem], &words))?;
    let result = |c: CombatChance| FightResult {
        result: c.result.to_string(),
        chance: c.probability,
        attacker_loss: c.attacker_loss,
        defender_loss: c.defender_loss,
        excess: c.excess,
        eliminated: c.defender_loss == args.steps,
    };
    Ok(Fight { odds: ratio, column, results: chances.into_iter().map(result).collect() })
}

fn write(fight: &Fight, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let answer = fight.answer();
    let column = Text::new("cli-odds-column").name("odds", fight.odds.clone()).name("column", fight.column.clone());
    writeln!(out, "{}\n", style::title(words.say(&column)))?;
    let mut table = Columns::new(2).right(&[1, 2, 3, 4]);
    let heads = ["cli-odds-result", "cli-odds-attacker", "cli-odds-defender", "cli-odds-excess", "cli-odds-chance"];
    table.row(heads.map(|key| style::faint(words.word(key))).into_iter().chain([String::new()]));
    for r in &fight.results {
        let result = if r.eliminated { style::good(&r.result) } else { r.result.clone() };
        let losses = [r.attacker_loss, r.defender_loss, r.excess].map(|n| n.to_string());
        let chance = [style::percent(words, r.chance), style::bar(r.chance, 40)];
        table.row(std::iter::once(result).chain(losses).chain(chance));
    }
    table.write(out)?;
    writeln!(out)?;
    let mut facts = Columns::new(2).right(&[1]);
    facts.row([words.word("cli-odds-eliminated"), style::percent(words, answer.eliminated)]);
    facts.row([words.word("cli-odds-breakthrough"), style::percent(words, answer.breakthrough)]);
    facts.row([words.word("cli-odds-attacker-mean"), style::decimal(words, answer.mean_attacker_loss, 2)]);
    facts.row([words.word("cli-odds-defender-mean"), style::decimal(words, answer.mean_defender_loss, 2)]);
    Ok(facts.write(out)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// TV-H1: 45 against 8, two shifts, three steps: the 7:1 column of the Allied table.
    fn example() -> Fight {
        let table = [("1/1", 1, 1), ("1/2", 1, 2), ("1/3", 1, 3), ("1/4", 1, 4), ("1/5", 1, 5), ("1/6", 1, 6)];
        let result = |(text, attacker_loss, loss): (&str, u8, u8)| FightResult {
            result: text.to_owned(),
            chance: 1.0 / 6.0,
            attacker_loss,
            defender_loss: loss.min(3),
            excess: loss.saturating_sub(3),
            eliminated: loss >= 3,
        };
        Fight { odds: "5:1".to_owned(), column: "7:1".to_owned(), results: table.map(result).to_vec() }
    }

    #[test]
    fn a_fight_sums_up_to_what_matters() {
        let fight = example();
        let answer = fight.answer();
        assert!((answer.eliminated - 4.0 / 6.0).abs() < 1e-12);
        assert!((answer.breakthrough - 0.5).abs() < 1e-12);
        assert!((answer.mean_defender_loss - 2.5).abs() < 1e-12);
        assert!((answer.mean_attacker_loss - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_fight_is_shown_as_a_table_and_a_chart() {
        let words = crate::languages::ours("en").unwrap();
        let mut out = Vec::new();
        write(&example(), &words, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.contains("5:1") && text.contains("7:1"), "{text}");
        assert!(text.contains("16.7 %  ██████▋"), "{text}");
        assert!(text.contains("66.7 %") && text.contains("50.0 %"), "{text}");
    }
}
