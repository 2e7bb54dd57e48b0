//! `sandtable odds axis-allies`: two forces as people write them down, fought out by the game's own rules.

use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, Data};
use crate::style;
use axis_allies::odds::{Fight, Left, Odds, Share};
use axis_allies::paper::{Force, Paper, force};
use axis_allies::vocabulary::{Tech, Techs};
use axis_allies::{AxisAllies, SCENARIO};
use kernel::{Problem, Text, Words};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

pub const ID: &str = "axis-allies";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The attackers in the order in which they are lost: "10 infantry 5 armour 3 fighter"
    #[arg(value_name = "UNITS")]
    attackers: String,
    /// The defenders in the order in which they are lost; an aa_gun among them fires first
    #[arg(long, value_name = "UNITS", default_value = "")]
    vs: String,
    /// Battleships that fire in support of a landing
    #[arg(long, value_name = "N", default_value_t = 0)]
    support: u8,
    /// The attacker breaks off after a round with so few units left
    #[arg(long, value_name = "N", default_value_t = 0)]
    stop_at: u8,
    /// Bombers on a raid: what they take from the treasury
    #[arg(long, conflicts_with_all = ["support", "stop_at"])]
    raid: bool,
    /// What there is in the treasury that is raided [default: enough]
    #[arg(long, value_name = "IPC", requires = "raid")]
    cash: Option<u16>,
    /// Developments of the attacker, with commas between them: heavy_bombers, super_submarines …
    #[arg(long, value_name = "TECHS", value_delimiter = ',')]
    attacker_has: Vec<String>,
    /// Developments of the defender: jet_power …
    #[arg(long, value_name = "TECHS", value_delimiter = ',')]
    defender_has: Vec<String>,
    #[command(flatten)]
    data: Data,
}

/// The chances of a battle.
#[derive(Debug, Serialize)]
struct Answer {
    win: f64,
    lose: f64,
    draw: f64,
    stop: f64,
    attacker: SideAnswer,
    defender: SideAnswer,
}

#[derive(Debug, Serialize)]
struct SideAnswer {
    lost_units: f64,
    lost_ipc: f64,
    survivors: Vec<Survivors>,
}

/// Units left with their chance; whatever is not named is gone.
#[derive(Debug, Serialize)]
struct Survivors {
    chance: f64,
    units: BTreeMap<&'static str, u8>,
}

#[derive(Debug, Serialize)]
struct RaidAnswer {
    mean: f64,
    /// The chance of each sum from nothing on.
    chances: Vec<f64>,
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let words = context.words_of(axis_allies::GAME)?;
    let refuse = |problem: Problem| open::cannot_open(&[problem], &words);
    let paper = Paper {
        attackers: force(&args.attackers).map_err(refuse)?,
        defenders: force(&args.vs).map_err(refuse)?,
        attacker_has: techs(&args.attacker_has).map_err(refuse)?,
        defender_has: techs(&args.defender_has).map_err(refuse)?,
        support: args.support,
        stop_at: args.stop_at,
    };
    let rules =
        open::open(&AxisAllies, &args.data.read(&words)?, SCENARIO.to_owned(), Default::default(), &words)?.game;
    if args.raid {
        let chances = rules.raid_on_paper(&paper, args.cash).map_err(refuse)?;
        let mean = chances.iter().enumerate().map(|(sum, p)| sum as f64 * p).sum();
        let answer = RaidAnswer { mean, chances };
        return if context.json { context.write_json(&answer) } else { write_raid(&answer, &words, context.out) };
    }
    let fight = rules.fight_on_paper(&paper).map_err(refuse)?;
    let odds = fight.odds();
    if context.json { context.write_json(&answer(&fight, odds)) } else { write(&fight, &odds, &words, context.out) }
}

fn techs(names: &[String]) -> Result<Techs, Problem> {
    let mut techs = Techs::default();
    for name in names {
        let known = Tech::ALL.into_iter().find(|t| t.id() == name.replace('-', "_"));
        let expected = || format!("expected one of {}, found \"{name}\"", Tech::ALL.map(Tech::id).join(", "));
        techs.add(known.ok_or_else(|| Problem::new(expected()))?);
    }
    Ok(techs)
}

fn forces(fight: &Fight) -> [Force; 2] {
    [&fight.attackers, &fight.defenders].map(|lines| lines.iter().map(|(line, _)| (line.kind, line.n)).collect())
}

/// What is left of a force, line by line.
fn left_of(force: &Force, left: &Left) -> Force {
    force.iter().zip(left).filter(|(_, n)| **n > 0).map(|((kind, _), n)| (*kind, *n)).collect()
}

fn answer(fight: &Fight, odds: Odds) -> Answer {
    let side = |share: Share, force: &Force| SideAnswer {
        lost_units: share.lost_units,
        lost_ipc: share.lost_value,
        survivors: share
            .survivors
            .iter()
            .map(|(left, chance)| Survivors {
                chance: *chance,
                units: left_of(force, left).into_iter().map(|(kind, n)| (kind.id(), n)).collect(),
            })
            .collect(),
    };
    let [attackers, defenders] = forces(fight);
    Answer {
        win: odds.win,
        lose: odds.lose,
        draw: odds.draw,
        stop: odds.stop,
        attacker: side(odds.attacker, &attackers),
        defender: side(odds.defender, &defenders),
    }
}

/// Lines of a chart beyond which it is no longer read.
const LINES: usize = 8;

fn write(fight: &Fight, odds: &Odds, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let named = |force: &Force| -> String {
        let unit = |(kind, n): &(axis_allies::vocabulary::Kind, u8)| format!("{n} × {}", words.word(kind.word()));
        let units: Vec<String> = force.iter().map(unit).collect();
        if units.is_empty() { words.word("cli-odds-nobody") } else { units.join(", ") }
    };
    let [attackers, defenders] = forces(fight);
    let title = Text::new("cli-odds-forces").name("attackers", named(&attackers)).name("defenders", named(&defenders));
    writeln!(out, "{}\n", style::title(words.say(&title)))?;
    let mut table = Columns::new(2).right(&[1]);
    let ends = [
        ("cli-odds-win", odds.win),
        ("cli-odds-lose", odds.lose),
        ("cli-odds-draw", odds.draw),
        ("cli-odds-stop", odds.stop),
    ];
    for (key, p) in ends.into_iter().filter(|(key, p)| *p > 0.0 || *key != "cli-odds-stop") {
        table.row([words.word(key), style::percent(words, p), style::bar(p, 40)]);
    }
    table.write(out)?;
    for (key, share, force) in
        [("cli-odds-left-attacker", &odds.attacker, &attackers), ("cli-odds-left-defender", &odds.defender, &defenders)]
    {
        let lost = Text::new(key)
            .name("units", style::decimal(words, share.lost_units, 2))
            .name("ipc", style::decimal(words, share.lost_value, 2));
        writeln!(out, "\n{}", words.say(&lost))?;
        let mut ends: Vec<&(Left, f64)> = share.survivors.iter().collect();
        ends.sort_by(|a, b| b.1.total_cmp(&a.1));
        let rest: f64 = ends.iter().skip(LINES).map(|(_, p)| p).sum();
        let mut table = Columns::new(2).right(&[0]);
        for (left, p) in ends.iter().take(LINES) {
            table.row([style::percent(words, *p), named(&left_of(force, left))]);
        }
        if rest > 0.0 {
            table.row([style::percent(words, rest), style::faint(words.word("cli-odds-others"))]);
        }
        table.write(out)?;
    }
    Ok(())
}

fn write_raid(answer: &RaidAnswer, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let mean = Text::new("cli-odds-raid").name("ipc", style::decimal(words, answer.mean, 2));
    writeln!(out, "{}\n", style::title(words.say(&mean)))?;
    let mut table = Columns::new(2).right(&[0, 1]);
    for (sum, &p) in answer.chances.iter().enumerate().filter(|(_, p)| **p >= 0.0005) {
        table.row([sum.to_string(), style::percent(words, p), style::bar(p, 40)]);
    }
    Ok(table.write(out)?)
}
