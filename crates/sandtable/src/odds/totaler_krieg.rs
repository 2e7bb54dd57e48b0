//! `sandtable odds totaler-krieg`: strengths and circumstances as the rules name them, and the table they lead to.

use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, SetUp};
use crate::style;
use kernel::{Problem, Text, Words};
use serde::Serialize;
use std::io::Write;
use totaler_krieg::data::CombatResult;
use totaler_krieg::odds::{Circumstances, Crossing, Sum};
use totaler_krieg::vocabulary::{SideKind, Weather};
use totaler_krieg::{Rules, TotalerKrieg};

pub const ID: &str = "totaler-krieg";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Attack factors, with those of a supporting headquarters
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    attack: u16,
    /// Defence factors, with those of a supporting headquarters
    #[arg(long, value_name = "N", alias = "defense", value_parser = clap::value_parser!(u16).range(1..))]
    defence: u16,
    /// Air units of the attacker
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=9))]
    air: u8,
    /// Air units of the defender
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=9))]
    enemy_air: u8,
    /// Airdrops in the attacked hex, in a Blitz
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=9))]
    airdrops: u8,
    /// Supplied armour attacks, in a Blitz
    #[arg(long)]
    armour: bool,
    /// A headquarters supports the attack
    #[arg(long)]
    hq: bool,
    /// A headquarters supports the defence, or stands in the hex
    #[arg(long)]
    enemy_hq: bool,
    /// The defenders have a Fortress
    #[arg(long)]
    fortress: bool,
    /// The defenders are in a city
    #[arg(long)]
    city: bool,
    /// The defenders are in rough terrain
    #[arg(long)]
    rough: bool,
    /// What all attackers cross: river, mountain or strait
    #[arg(long, value_name = "SIDE", conflicts_with = "beachhead")]
    across: Option<String>,
    /// All attackers come from a Beachhead of this number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=9))]
    beachhead: Option<u8>,
    /// Over the defenders: fair, mud, storms or snow
    #[arg(long, value_name = "WEATHER", default_value = "fair")]
    weather: String,
    #[command(flatten)]
    set_up: SetUp,
}

#[derive(Debug, Serialize)]
struct Answer {
    /// The column of the bare figures.
    odds: String,
    shifts: Vec<ShiftAnswer>,
    /// The column that is rolled on.
    column: String,
    results: Vec<ResultAnswer>,
}

#[derive(Debug, Serialize)]
struct ShiftAnswer {
    what: String,
    columns: i8,
    clause: &'static str,
}

#[derive(Debug, Serialize)]
struct ResultAnswer {
    result: String,
    chance: f64,
    /// Steps lost.
    attacker_loss: u8,
    defender_loss: u8,
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let words = context.words_of(totaler_krieg::GAME)?;
    let circumstances = circumstances(args).map_err(|problem| open::cannot_open(&[problem], &words))?;
    let rules = args.set_up.open(&TotalerKrieg, &words)?.game;
    let (sum, results) = rules.on_paper(args.attack, args.defence, &circumstances);
    let answer = answer(&rules, &sum, &results, &words);
    if context.json { context.write_json(&answer) } else { write(&answer, &words, context.out) }
}

fn circumstances(args: &Args) -> Result<Circumstances, Problem> {
    let sides = [SideKind::River, SideKind::Mountain, SideKind::Strait];
    let one_of = |what: &str, known: Vec<&str>, found: &str| {
        Problem::new(format!("{what}: expected one of {}, found \"{found}\"", known.join(", ")))
    };
    let crossing = match (&args.across, args.beachhead) {
        (Some(name), _) => {
            let side = sides.into_iter().find(|side| side.id() == name);
            let known = || one_of("--across", sides.map(SideKind::id).to_vec(), name);
            Crossing::Side(side.ok_or_else(known)?)
        }
        (None, Some(number)) => Crossing::Landing(number),
        (None, None) => Crossing::Open,
    };
    let weather = Weather::parse(&args.weather);
    let known = || one_of("--weather", Weather::ALL.iter().map(|w| w.id()).collect(), &args.weather);
    Ok(Circumstances {
        air: [args.air, args.enemy_air],
        carriers: [0, 0],
        airdrops: args.airdrops,
        armour: args.armour,
        hq: [args.hq, args.enemy_hq],
        fortress: args.fortress,
        weather: weather.ok_or_else(known)?,
        city: args.city,
        rough: args.rough,
        crossing,
    })
}

fn answer(rules: &Rules, sum: &Sum, dice: &[CombatResult], words: &Words) -> Answer {
    let mut results: Vec<ResultAnswer> = Vec::new();
    for result in dice {
        let (name, chance) = (rules.result_name(*result), 1.0 / dice.len() as f64);
        match results.iter_mut().find(|r| r.result == name) {
            Some(known) => known.chance += chance,
            None => {
                let (attacker_loss, defender_loss) = result.losses;
                results.push(ResultAnswer { result: name, chance, attacker_loss, defender_loss });
            }
        }
    }
    let shift =
        |s: &totaler_krieg::odds::Shift| ShiftAnswer { what: words.word(s.key), columns: s.value, clause: s.clause };
    Answer {
        odds: rules.column_name(sum.base).to_owned(),
        shifts: sum.shifts.iter().map(shift).collect(),
        column: rules.column_name(sum.column).to_owned(),
        results,
    }
}

fn write(answer: &Answer, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let column = Text::new("cli-odds-column").name("odds", answer.odds.clone()).name("column", answer.column.clone());
    writeln!(out, "{}\n", style::title(words.say(&column)))?;
    let mut shifts = Columns::new(2).right(&[1]);
    for shift in &answer.shifts {
        shifts.row([shift.what.clone(), format!("{:+}", shift.columns), style::faint(shift.clause)]);
    }
    shifts.write(out)?;
    if !answer.shifts.is_empty() {
        writeln!(out)?;
    }
    let mut table = Columns::new(2).right(&[1, 2, 3]);
    let heads = ["cli-odds-result", "cli-odds-attacker", "cli-odds-defender", "cli-odds-chance"];
    table.row(heads.map(|key| style::faint(words.word(key))).into_iter().chain([String::new()]));
    for r in &answer.results {
        let losses = [r.attacker_loss, r.defender_loss].map(|n| n.to_string());
        let chance = [style::percent(words, r.chance), style::bar(r.chance, 40)];
        table.row(std::iter::once(r.result.clone()).chain(losses).chain(chance));
    }
    Ok(table.write(out)?)
}
