//! `sandtable odds hungary-1944`: a fight described as its rulebook describes it, resolved by its own rules code.

use crate::context::Context;
use crate::failure::Failure;
use crate::odds::{Fight, FightResult};
use crate::open::{self, SetUp};
use hungary_1944::Hungary1944;
use hungary_1944::odds::{CombatChance, CombatOdds, CombatQuery};
use hungary_1944::vocabulary::Side;
use kernel::Text;

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
