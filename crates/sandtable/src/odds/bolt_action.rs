//! `sandtable odds bolt-action`: weapons, their distance and their target, and what the fire does.

use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, SetUp};
use crate::style;
use bolt_action::BoltAction;
use bolt_action::odds::Odds;
use bolt_action::paper::{Paper, PaperVehicle, Target, weapons};
use bolt_action::sight::Aspect;
use bolt_action::vocabulary::{Named, Quality};
use bolt_action::volley::Modifiers;
use kernel::{Problem, Text, Words};
use serde::Serialize;
use std::io::Write;

pub const ID: &str = "bolt-action";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// What fires: "8 rifle 1 light-machine-gun"
    #[arg(value_name = "WEAPONS")]
    weapons: String,
    /// Inches to the target
    #[arg(long, value_name = "INCHES", default_value_t = 12, value_parser = clap::value_parser!(u8).range(1..=120))]
    range: u8,
    /// Pins on those who fire
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=12))]
    pins: u8,
    /// They have advanced
    #[arg(long)]
    moving: bool,
    /// They are inexperienced
    #[arg(long)]
    green: bool,
    /// They fire high explosive, where they can choose
    #[arg(long)]
    he: bool,
    /// The target's cover: soft or hard
    #[arg(long, value_name = "COVER")]
    cover: Option<String>,
    /// The target is Down
    #[arg(long)]
    down: bool,
    /// The target is a small team
    #[arg(long)]
    small: bool,
    /// What the men of the target are, or its crew: inexperienced, regular or veteran
    #[arg(long, value_name = "QUALITY", default_value = "regular")]
    at: String,
    /// How many men the target has
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=30))]
    men: u8,
    /// Pins on the target
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..=12))]
    target_pins: u8,
    /// A medic is near the target
    #[arg(long)]
    medic: bool,
    /// The target is a vehicle with this damage value, 6 for soft skins
    #[arg(long, value_name = "VALUE", conflicts_with_all = ["men", "medic", "down", "small"])]
    vehicle: Option<u8>,
    /// Where the vehicle is hit: front, side, rear or top
    #[arg(long, value_name = "SIDE", default_value = "front", requires = "vehicle")]
    side: String,
    /// The vehicle is open-topped
    #[arg(long, requires = "vehicle")]
    open_topped: bool,
    #[command(flatten)]
    set_up: SetUp,
}

#[derive(Debug, Serialize)]
struct Answer {
    /// The chance of each number from nothing on.
    hits: Vec<f64>,
    /// Men lost; of a vehicle, hits that damage it.
    losses: Vec<f64>,
    /// Of a vehicle, that it survives with so many.
    pins: Vec<f64>,
    /// That a morale check has to be taken, and that the target is gone when all is done.
    check: f64,
    destroyed: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    vehicle: Option<VehicleAnswer>,
}

/// What becomes of a vehicle.
#[derive(Debug, Serialize)]
struct VehicleAnswer {
    /// That it survives and cannot act this turn, or cannot move again.
    halted: f64,
    immobilised: f64,
    /// The worst the damage table says.
    result: TableResult,
}

#[derive(Debug, Serialize)]
struct TableResult {
    none: f64,
    stunned: f64,
    immobilised: f64,
    on_fire: f64,
    knocked_out: f64,
}

fn vehicle(odds: &Odds) -> VehicleAnswer {
    let [none, stunned, immobilised, on_fire, knocked_out] = odds.results;
    let result = TableResult { none, stunned, immobilised, on_fire, knocked_out };
    VehicleAnswer { halted: odds.halted, immobilised: odds.immobilised, result }
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let words = context.words_of(bolt_action::GAME)?;
    let refuse = |problem: Problem| open::cannot_open(&[problem], &words);
    let paper = paper(args).map_err(refuse)?;
    let rules = args.set_up.open(&BoltAction, &words)?.game;
    let odds = rules.fire_on_paper(&paper).map_err(refuse)?;
    if context.json {
        let vehicle = matches!(paper.target, Target::Vehicle(_)).then(|| vehicle(&odds));
        let Odds { hits, losses, pins, check, destroyed, .. } = odds;
        return context.write_json(&Answer { hits, losses, pins, check, destroyed, vehicle });
    }
    write(&paper, &odds, &words, context.out)
}

fn paper(args: &Args) -> Result<Paper, Problem> {
    let unknown = |what: &str, known: &[&str], found: &str| {
        Problem::new(format!("{what}: expected one of {}, found \"{found}\"", known.join(", ")))
    };
    let cover = match args.cover.as_deref() {
        None => (false, false),
        Some("soft") => (true, false),
        Some("hard") => (false, true),
        Some(other) => return Err(unknown("--cover", &["soft", "hard"], other)),
    };
    let known: Vec<&str> = Quality::ALL.iter().map(|q| q.id()).collect();
    let quality = Quality::named(&args.at).ok_or_else(|| unknown("--at", &known, &args.at))?;
    let pins = args.target_pins;
    let target = match args.vehicle {
        Some(damage_value) => {
            let aspects =
                [("front", Aspect::Front), ("side", Aspect::Side), ("rear", Aspect::Rear), ("top", Aspect::Top)];
            let aspect = aspects.iter().find(|(name, _)| *name == args.side);
            let aspect = aspect.ok_or_else(|| unknown("--side", &aspects.map(|(name, _)| name), &args.side))?.1;
            Target::Vehicle(PaperVehicle { damage_value, aspect, quality, pins, open_topped: args.open_topped })
        }
        None => Target::Men { quality, men: args.men, pins, medic: args.medic },
    };
    let modifiers = Modifiers {
        pins: args.pins,
        inexperienced: args.green,
        on_the_move: args.moving,
        down: args.down,
        small: args.small,
        soft_cover: cover.0,
        hard_cover: cover.1,
        ..Modifiers::default()
    };
    let weapons = weapons(&args.weapons)?;
    Ok(Paper { weapons, distance: 100 * i32::from(args.range), explosive: args.he, modifiers, target })
}

fn write(paper: &Paper, odds: &Odds, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let weapons: Vec<String> = paper.weapons.iter().map(|(weapon, n)| format!("{n} × {}", weapon.id())).collect();
    writeln!(out, "{}\n", style::title(weapons.join(", ")))?;
    let lost = match paper.target {
        Target::Men { .. } => "cli-odds-men",
        Target::Vehicle(_) => "cli-odds-damage",
    };
    for (key, chances) in [("cli-odds-hits", &odds.hits), (lost, &odds.losses), ("cli-odds-pins", &odds.pins)] {
        let mean: f64 = chances.iter().enumerate().map(|(n, p)| n as f64 * p).sum();
        let head = Text::new(key).name("mean", style::decimal(words, mean, 2));
        writeln!(out, "{}", words.say(&head))?;
        let mut table = Columns::new(2).right(&[0, 1]);
        for (n, &p) in chances.iter().enumerate().filter(|(_, p)| **p >= 0.0005) {
            table.row([n.to_string(), style::percent(words, p), style::bar(p, 40)]);
        }
        table.write(out)?;
        writeln!(out)?;
    }
    let mut facts = Columns::new(2).right(&[1]);
    match paper.target {
        Target::Men { .. } => facts.row([words.word("cli-odds-check"), style::percent(words, odds.check)]),
        Target::Vehicle(_) => {
            writeln!(out, "{}", words.word("cli-odds-results"))?;
            let mut table = Columns::new(3).right(&[1]);
            for (key, p) in RESULTS.into_iter().zip(odds.results) {
                table.row([words.word(key), style::percent(words, p), style::bar(p, 40)]);
            }
            table.write(out)?;
            writeln!(out)?;
            facts.row([words.word("cli-odds-halted"), style::percent(words, odds.halted)]);
            facts.row([words.word("cli-odds-immobilised"), style::percent(words, odds.immobilised)]);
        }
    }
    facts.row([words.word("cli-odds-destroyed"), style::percent(words, odds.destroyed)]);
    facts.write(out)?;
    Ok(())
}

/// The words for the results of the damage table, in their order.
const RESULTS: [&str; 5] = [
    "cli-odds-result-none",
    "cli-odds-result-stunned",
    "cli-odds-result-immobilised",
    "cli-odds-result-on-fire",
    "cli-odds-result-knocked-out",
];
