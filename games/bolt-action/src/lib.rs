//! Bolt Action, first edition: order dice, pins and fire on an open table measured in inches.
//!
//! [`Rules`] are the rules with their options, table and forces; a [`State`] is a moment of a game; an [`Action`] is
//! one small step. What players decide is in `decisions`, the rules themselves are in `rules`, a file per chapter;
//! every rule has its clause id beside it.

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));

pub mod action;
mod briefing;
mod card;
pub mod data;
mod decisions;
pub mod drawn_table;
mod examples;
mod fights;
mod fire_panel;
pub mod force;
mod game;
pub mod layouts;
mod muster;
pub mod odds;
pub mod options;
pub mod paper;
mod plan;
mod position;
mod questions;
pub mod roster;
mod rules;
mod scene;
mod sketch;
pub mod state;
pub mod tables;
pub mod terrain;
pub mod vocabulary;

pub use action::Action;
pub use data::Data;
pub use options::Options;
pub use plan::Memory;
pub use plan::aims::Aim;
pub use roster::Roster;
pub use rules::{path, scenario, sight, volley};
pub use state::{Field, State};

use crate::force::Spec;
use crate::rules::scenario::Scenario;
use crate::terrain::Table;
use kernel::{About, DataFiles, OptionValues, Problem, ScenarioAbout, SeatAbout, Title};

/// The version of the rules. It changes whenever they do: `CONTRIBUTING.md` tells how, and a test sees to it.
pub const RULES: &str = "0.4.0";

/// The rules with their data, the table, both forces and the readings they are played with.
#[derive(Clone, Debug)]
pub struct Rules {
    pub data: Data,
    pub options: Options,
    pub scenario: Scenario,
    pub table: Table,
    /// All units, the first player's first.
    pub specs: Vec<Spec>,
    /// How many of them are the first player's.
    pub firsts: usize,
}

impl Rules {
    pub fn new(
        data: Data,
        options: Options,
        scenario: Scenario,
        table: Table,
        forces: [Vec<Spec>; 2],
    ) -> Result<Rules, Vec<Problem>> {
        let [first, second] = forces;
        let firsts = first.len();
        let specs: Vec<Spec> = first.into_iter().chain(second).collect();
        if firsts == 0 || firsts == specs.len() || specs.len() > 60 {
            return Err(vec![Problem::new("expected from 1 to 30 units on each side").breaks(clause!("C-179").id())]);
        }
        Ok(Rules { data, options, scenario, table, specs, firsts })
    }
}

/// The game before a match begins.
#[derive(Copy, Clone, Debug)]
pub struct BoltAction;

/// The same for the program's list of games, which knows no types of theirs.
pub static GAME: &dyn any_game::AnyGame = &any_game::of(BoltAction);

impl Title for BoltAction {
    type Game = Rules;

    kernel::written_in!(
        "en", "el":
        ["briefing", "builder", "clauses", "glossary", "odds", "options", "play", "tours", "units", "why"]
    );
    kernel::guided_by!("first-turn", "assault");

    fn about(&self) -> About {
        About {
            id: "bolt-action",
            rules: RULES,
            languages: &["en", "el"],
            seats: vec![SeatAbout { id: "first", side: "first" }, SeatAbout { id: "second", side: "second" }],
            scenarios: Scenario::ALL.map(|s| ScenarioAbout { id: s.id(), turns: u32::from(scenario::TURNS) }).to_vec(),
            options: Options::about(),
        }
    }

    fn muster(&self) -> Option<&'static dyn kernel::forces::Muster> {
        Some(&roster::Builder)
    }

    fn tables(&self) -> Option<&'static dyn kernel::tables::Tables> {
        Some(&layouts::Layouts)
    }

    fn fights(&self) -> Option<&'static dyn kernel::fights::Fights<Rules>> {
        Some(&fights::Fire)
    }

    fn sketches(&self) -> Option<&'static dyn kernel::Sketches<Rules>> {
        Some(&examples::Drawn)
    }

    /// Besides the game's own data a player may bring a table (`table.toml`) and rosters (`first.toml`, `second.toml`).
    fn open(&self, data: &DataFiles, scenario: &str, options: &OptionValues) -> Result<Rules, Vec<Problem>> {
        let Some(scenario) = Scenario::named(scenario) else {
            let known = Scenario::ALL.map(Scenario::id).join(", ");
            return Err(vec![Problem::new(format!("there is no scenario \"{scenario}\"; there are {known}"))]);
        };
        Rules::open(data, scenario, Options::read(options)?)
    }
}
