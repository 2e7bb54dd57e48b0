//! `sandtable odds europe-1939`: two forces fought out on land, at sea or in the air, or a group of ships on its way.

use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, SetUp};
use crate::style;
use europe_1939::Europe;
use europe_1939::odds::{Odds, sailing_chance};
use europe_1939::paper::{Force, Ground, force};
use kernel::{Problem, Text, Words};
use serde::Serialize;
use std::io::Write;

pub const ID: &str = "europe-1939";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// The attackers in the order in which they are lost: "4 infantry 2 armour 1 aircraft"
    #[arg(value_name = "UNITS", default_value = "", required_unless_present = "sailing")]
    attackers: String,
    /// The defenders in the order in which they are lost
    #[arg(long, value_name = "UNITS", default_value = "")]
    vs: String,
    /// What the ground adds to the defence: river, coast, mountain, fort
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=3), conflicts_with_all = ["sea", "air"])]
    plus: u8,
    /// A battle at sea
    #[arg(long)]
    sea: bool,
    /// An air fight of one round: the attackers are those who meet the others
    #[arg(long, conflicts_with = "sea")]
    air: bool,
    /// Only the roll of ships that want to intervene so many sea areas away
    #[arg(long, value_name = "DISTANCE", conflicts_with_all = ["attackers", "vs", "plus", "sea", "air"])]
    sailing: Option<u8>,
    #[command(flatten)]
    set_up: SetUp,
}

#[derive(Debug, Serialize)]
struct Answer {
    win: f64,
    lose: f64,
    draw: f64,
    /// Both are left.
    open: f64,
    /// Units left of attacker and defender, with their chance.
    left: Vec<(u8, u8, f64)>,
}

#[derive(Debug, Serialize)]
struct SailingAnswer {
    distance: u8,
    chance: f64,
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let words = context.words_of(europe_1939::GAME)?;
    if let Some(distance) = args.sailing {
        let chance = sailing_chance(distance);
        if context.json {
            return context.write_json(&SailingAnswer { distance, chance });
        }
        let text = Text::new("cli-odds-sailing").number("distance", distance);
        return Ok(writeln!(context.out, "{}  {}", words.say(&text), style::percent(&words, chance))?);
    }
    let refuse = |problem: Problem| open::cannot_open(&[problem], &words);
    let ground = match (args.sea, args.air) {
        (true, _) => Ground::Sea,
        (_, true) => Ground::Air,
        _ => Ground::Land { plus: args.plus },
    };
    let (attackers, defenders) = (force(&args.attackers).map_err(refuse)?, force(&args.vs).map_err(refuse)?);
    let rules = args.set_up.open(&Europe, &words)?.game;
    let odds = rules.fight_on_paper(&attackers, &defenders, ground).map_err(refuse)?.odds();
    if context.json {
        return context.write_json(&answer(&odds));
    }
    write(&[attackers, defenders], &odds, &words, context.out)
}

fn answer(odds: &Odds) -> Answer {
    let left = odds.left.iter().flat_map(|left| left.iter()).map(|((a, d), p)| (*a, *d, p)).collect();
    Answer { win: odds.win, lose: odds.lose, draw: odds.draw, open: odds.open, left }
}

fn write(forces: &[Force; 2], odds: &Odds, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let named = |force: &Force| -> String {
        let units: Vec<String> = force.iter().map(|(kind, n)| format!("{n} × {}", words.word(kind.word()))).collect();
        units.join(", ")
    };
    let [attackers, defenders] = forces.each_ref().map(named);
    let title = Text::new("cli-odds-forces").name("attackers", attackers).name("defenders", defenders);
    writeln!(out, "{}\n", style::title(words.say(&title)))?;
    let mut table = Columns::new(2).right(&[1]);
    let ends = [
        ("cli-odds-win", odds.win),
        ("cli-odds-lose", odds.lose),
        ("cli-odds-draw", odds.draw),
        ("cli-odds-both", odds.open),
    ];
    for (key, p) in ends.into_iter().filter(|(_, p)| *p > 0.0) {
        table.row([words.word(key), style::percent(words, p), style::bar(p, 40)]);
    }
    table.write(out)?;
    writeln!(out)?;
    let mut left: Vec<(u8, u8, f64)> = answer(odds).left;
    left.sort_by(|a, b| b.2.total_cmp(&a.2));
    let mut table = Columns::new(2).right(&[0, 1, 2]);
    let heads = ["cli-odds-attacker", "cli-odds-defender", "cli-odds-chance"];
    table.row(heads.map(|key| style::faint(words.word(key))));
    for (a, d, p) in left.into_iter().take(LINES) {
        table.row([a.to_string(), d.to_string(), style::percent(words, p)]);
    }
    Ok(table.write(out)?)
}

/// Lines of a chart beyond which it is no longer read.
const LINES: usize = 12;
