//! `sandtable odds hungary-1944`: a fight described as its rulebook describes it, resolved by its own rules code.

use crate::context::Context;
use crate::failure::Failure;
use crate::odds::{Fight, FightResult};
use crate::open::SetUp;
use hungary_1944::data::CombatResult;
use hungary_1944::odds::{defender_loss, ratio_column};
use hungary_1944::vocabulary::Side;
use hungary_1944::{Hungary1944, Rules};
use kernel::{Play, Text};
use std::cmp::Reverse;

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

pub fn ask(args: &Args, context: &Context<'_>) -> Result<Fight, Failure> {
    let words = context.words_of(&Hungary1944)?;
    let table = match args.table.as_str() {
        "axis" => Side::Axis,
        "allied" => Side::Allied,
        other => {
            let text = Text::new("cli-odds-unknown-table").name("table", other.to_owned());
            return Err(Failure::usage(words.say(&text.names("known", ["axis", "allied"]))));
        }
    };
    let rules = args.set_up.open(&Hungary1944, &words)?.game;
    let Some(ratio) = ratio_column(args.attack, args.defence) else {
        let text = Text::new("cli-odds-too-weak").number("attack", args.attack).number("defence", args.defence);
        return Err(Failure::usage(words.say(&text)));
    };
    Ok(fight(args, table, ratio, &rules))
}

fn fight(args: &Args, table: Side, ratio: usize, rules: &Rules) -> Fight {
    let columns = &rules.data.combat.columns;
    let column = ratio.saturating_add_signed(args.shifts.into()).min(columns.len() - 1);
    let modifier = i32::from(args.die_mod);
    let results = ::odds::distribution_of(|dice| rules.roll(table, column, modifier, &mut Play::silent(dice)).1);
    let mut results: Vec<FightResult> = results
        .iter()
        .map(|(&result, chance)| {
            let (loss, excess) = defender_loss(result, args.steps, args.city, rules.options.de_city);
            let attacker_loss = match result {
                CombatResult::Losses { attacker, .. } => attacker,
                CombatResult::Eliminated => 0,
            };
            let eliminated = loss == args.steps;
            FightResult { result: result.to_string(), chance, attacker_loss, defender_loss: loss, excess, eliminated }
        })
        .collect();
    results.sort_by_key(|r| (r.defender_loss, r.excess, Reverse(r.attacker_loss)));
    Fight { odds: columns[ratio].clone(), column: columns[column].clone(), results }
}
