//! Axis & Allies, second edition with the publisher's clarifications: five powers, three against two, spring 1942.
//!
//! [`Rules`] are the rules with their options; a [`State`] is a moment of a match; an [`Action`] is one small step.
//! What the rulebook says is in `rules/`, a file for each part of it; who decides what, and everything about each
//! choice, is in
//! `decisions/`. Every rule has its clause id beside it.

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));

pub mod action;
mod briefing;
pub mod data;
mod decisions;
mod examples;
mod fights;
mod game;
mod inspection;
pub mod odds;
pub mod options;
pub mod paper;
mod plan;
pub mod position;
mod rules;
mod scene;
mod spaces;
pub mod state;
pub mod vocabulary;

pub use action::{Action, Standing};
pub use data::Data;
pub use options::Options;
pub use plan::{Aim, Memory, Mix};
pub use position::{Position, Start};
pub use rules::{battle, decks, landing};
pub use state::State;

use crate::data::{SPACES, Spaces};
use crate::rules::landing::FARTHEST;
use board::AreaId;
use kernel::{About, DataFiles, OptionValues, Problem, ScenarioAbout, SeatAbout, Title};
use vocabulary::*;

/// The version of the rules. It changes whenever they do: `CONTRIBUTING.md` tells how, and a test sees to it.
pub const RULES: &str = "0.4.0";

/// The rules with their data and the readings they are played with.
#[derive(Clone, Debug)]
pub struct Rules {
    pub data: Data,
    pub options: Options,
    /// Zones at the ends of a canal.
    canal_ends: Spaces,
    /// Spaces within so many steps of each space, over no land that is neutral on the board.
    near: Vec<[Spaces; FARTHEST + 1]>,
}

impl Rules {
    pub fn new(files: &DataFiles, options: Options) -> Result<Rules, Vec<Problem>> {
        let data = Data::read(files)?;
        let canal_ends = data.map.canals.iter().flat_map(|c| [c.zones.0, c.zones.1]).collect();
        let owned = data.map.original.values().iter().fold(!data::LAND, |all, &land| all | land);
        let near = (0..SPACES).map(|i| {
            let start = Spaces::one(AreaId(i as u8));
            std::array::from_fn(|d| data.map.graph.within(start, d as u8, owned))
        });
        let near = near.collect();
        Ok(Rules { data, options, canal_ends, near })
    }
}

/// The one scenario there is.
pub const SCENARIO: &str = "spring-1942";

/// The game before a match begins.
#[derive(Copy, Clone, Debug)]
pub struct AxisAllies;

/// The same for the program's list of games, which knows no types of theirs.
pub static GAME: &dyn any_game::AnyGame = &any_game::of(AxisAllies);

impl Title for AxisAllies {
    type Game = Rules;

    kernel::written_in!(
        "en", "nl":
        ["briefing", "clauses", "earlier", "glossary", "odds", "options", "play", "tours", "why"]
    );
    kernel::guided_by!("first-turn", "landing");

    fn about(&self) -> About {
        let seat = |p: Power| SeatAbout { id: p.id(), side: if p.side() == Side::Axis { "axis" } else { "allies" } };
        About {
            id: "axis-allies",
            rules: RULES,
            languages: &["en", "nl"],
            seats: Power::ALL.map(seat).to_vec(),
            scenarios: vec![ScenarioAbout { id: SCENARIO, turns: 0 }],
            options: Options::about(),
        }
    }

    fn fights(&self) -> Option<&'static dyn kernel::fights::Fights<Rules>> {
        Some(&fights::Battles)
    }

    fn sketches(&self) -> Option<&'static dyn kernel::Sketches<Rules>> {
        Some(&examples::Drawn)
    }

    fn open(&self, data: &DataFiles, scenario: &str, options: &OptionValues) -> Result<Rules, Vec<Problem>> {
        if scenario != SCENARIO {
            return Err(vec![Problem::new(format!("there is no scenario \"{scenario}\"; there is {SCENARIO}"))]);
        }
        Rules::new(data, Options::read(options)?)
    }
}
