//! The Battle for Hungary, October 1944 to April 1945: an operational game of divisions, corps and half-months.
//!
//! [`Rules`] are the rules of one scenario with its options; a [`State`] is a moment of a match; an [`Action`] is one
//! small step. One file per chapter of the rulebook; every rule has its clause id beside it.

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));

pub mod action;
mod announced;
mod briefing;
pub mod data;
mod decisions;
mod examples;
mod fights;
mod game;
mod inspection;
pub mod options;
mod places;
mod plan;
pub mod position;
mod rules;
mod scene;
mod settle;
pub mod state;
pub mod vocabulary;

pub use action::{Action, Hex};
pub use data::Data;
pub use options::Options;
pub use plan::Aim;
pub use position::{Position, Start};
pub use rules::movement::halves;
pub use rules::odds;
pub use state::State;

use board::{HexId, HexSet};
use kernel::{About, DataFiles, OptionValues, Problem, ScenarioAbout, SeatAbout, Text, Title};
use vocabulary::*;

/// The version of the rules. It changes whenever they do: `CONTRIBUTING.md` tells how, and a test sees to it.
pub const RULES: &str = "0.2.0";

/// The rules of one scenario: its data and the readings it is played with.
#[derive(Clone, Debug)]
pub struct Rules {
    pub data: Data,
    pub options: Options,
    all_hexes: HexSet,
    costs: rules::costs::Costs,
    crossings: rules::crossings::Crossings,
    /// Towns columns can reach by river, with the banks that must be clear (BPH-5.8.3a).
    river_towns: Vec<(HexId, HexSet)>,
    /// The hexes one, two and three away from each hex, for the machine player.
    rings: Vec<[Vec<HexId>; 3]>,
}

impl Rules {
    pub fn new(files: &DataFiles, scenario: &str, options: Options) -> Result<Rules, Vec<Problem>> {
        let data = Data::read(files, scenario)?;
        if data.map.grid.len() != usize::from(action::HEXES) {
            let what = format!("expected the {} hexes of the rulebook's numbering", action::HEXES);
            return Err(vec![Problem { file: Some("map.toml".to_owned()), ..Problem::new(what) }]);
        }
        let all_hexes = data.map.grid.hexes().collect();
        let costs = rules::costs::Costs::new(&data, &options);
        let crossings = rules::crossings::Crossings::new(&data.map, &options);
        let river_towns = rules::logistics::river_towns(&data.map);
        let rings = plan::rings(&data.map.grid);
        Ok(Rules { data, options, all_hexes, costs, crossings, river_towns, rings })
    }

    /// A hex by its printed number.
    pub fn hex(&self, number: u16) -> Option<HexId> {
        self.data.map.grid.by_number(number)
    }

    pub(crate) fn hex_name(&self, hex: HexId) -> String {
        self.data.map.grid.name(hex)
    }

    pub(crate) fn unit_name(&self, unit: UnitId) -> String {
        self.data.units.get(unit.index()).map_or_else(String::new, |u| u.id.clone())
    }

    pub(crate) fn names(&self, units: &UnitSet) -> Vec<String> {
        units.iter().map(|u| self.unit_name(u)).collect()
    }

    /// "November II 1944".
    pub(crate) fn turn_text(&self, turn: u8) -> Text {
        let data = self.data.turn(turn);
        Text::new("turn-name")
            .number("number", turn)
            .word("month", format!("month-{}", data.month))
            .number("half", data.half)
            .name("year", data.year.to_string())
    }
}

/// The game before a match begins.
#[derive(Copy, Clone, Debug)]
pub struct Hungary1944;

/// The same for the program's list of games, which knows no types of theirs.
pub static GAME: &dyn any_game::AnyGame = &any_game::of(Hungary1944);

impl Title for Hungary1944 {
    type Game = Rules;

    kernel::written_in!(
        "en", "es":
        ["briefing", "clauses", "earlier", "glossary", "odds", "options", "play", "tours", "why"]
    );
    kernel::guided_by!("first-turn", "air-missions");

    fn about(&self) -> About {
        About {
            id: "hungary-1944",
            rules: RULES,
            languages: &["en", "es"],
            seats: vec![SeatAbout { id: "axis", side: "axis" }, SeatAbout { id: "allied", side: "allied" }],
            scenarios: [("debrecen", 3), ("konrad", 3), ("spring", 4), ("campaign", 14)]
                .map(|(id, turns)| ScenarioAbout { id, turns })
                .to_vec(),
            options: Options::about(),
        }
    }

    fn fights(&self) -> Option<&'static dyn kernel::fights::Fights<Rules>> {
        Some(&fights::Combat)
    }

    fn sketches(&self) -> Option<&'static dyn kernel::Sketches<Rules>> {
        Some(&examples::Drawn)
    }

    fn open(&self, data: &DataFiles, scenario: &str, options: &OptionValues) -> Result<Rules, Vec<Problem>> {
        Rules::new(data, scenario, Options::read(options)?)
    }
}
