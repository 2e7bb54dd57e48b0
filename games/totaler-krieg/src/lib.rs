//! Totaler Krieg: armies, zones of control, stacking, supply and weather on a map of Europe. Three factions, all
//! enemies of each other.
//!
//! [`Rules`] are the rules of one scenario with its options; a [`State`] is a moment of a match; an [`Action`] is one
//! small step. `decisions` has a file for each moment in which somebody decides, `rules` one for each chapter of the
//! rules; every rule has its clause id beside it.

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));

pub mod action;
mod briefing;
pub mod data;
mod decisions;
mod examples;
mod fights;
mod game;
mod inspect;
pub mod options;
mod places;
mod plan;
pub mod position;
mod rules;
mod scene;
mod sequence;
mod shown;
pub mod state;
pub mod vocabulary;

pub use action::{Action, Hex};
pub use data::{Data, Spot};
pub use options::Options;
pub use plan::Aim;
pub use position::Position;
pub use rules::zones::Presence;
pub use rules::{odds, supply, supply_line};
pub use state::State;

use board::{HexId, HexSet, Sides};
use kernel::{About, DataFiles, OptionValues, Problem, ScenarioAbout, SeatAbout, Text, Title};
use state::Unit;
use vocabulary::*;

/// The version of the rules. It changes whenever they do: `CONTRIBUTING.md` tells how, and a test sees to it.
pub const RULES: &str = "0.4.0";

/// The rules of one scenario: its data and the readings it is played with.
#[derive(Clone, Debug)]
pub struct Rules {
    pub data: Data,
    pub options: Options,
    /// Land that can be entered at all.
    passable: HexSet,
    /// City and port hexes.
    towns: HexSet,
    /// Links of transport lines across sides that nothing else crosses, each both ways.
    ferries: Vec<(HexId, HexId)>,
    /// Countries that have land on the map.
    lands: Vec<Country>,
    /// Sides that units cross by land, along a transport line if not otherwise.
    by_land: Sides,
    /// The hex of each printed number; asked for with every action that names one.
    by_number: Vec<Option<HexId>>,
    /// Costs of the six steps out of each hex in half movement points, for one-step and for larger units.
    costs: [Vec<[u8; 6]>; 2],
    /// The same away from transport lines.
    ground_costs: Vec<[u8; 6]>,
}

impl Rules {
    pub fn new(files: &DataFiles, scenario: &str, options: Options) -> Result<Rules, Vec<Problem>> {
        let data = Data::read(files, scenario)?;
        let map = &data.map;
        let passable = map.land.minus(&map.impassable);
        let towns = map.cities.union(&map.ports);
        let links = map.grid.hexes().flat_map(|a| map.lines.joined(a).iter().map(move |&b| (a, b)));
        let ferries = links.filter(|&(a, b)| !map.between(a, b).is_some_and(SideKind::is_open)).collect();
        let lands = Country::ALL.iter().copied().filter(|c| !map.country[*c].is_empty()).collect();
        let crossed = |hex, dir, _| map.side(hex, dir).is_open() || map.linked(hex, dir);
        let by_land = Sides::new(&map.grid, crossed);
        let most = map.grid.hexes().map(|hex| map.grid.number(hex)).max().unwrap_or(0);
        let by_number = (0..=most).map(|number| map.grid.by_number(number)).collect();
        let costs = [true, false].map(|single| rules::movement::costs(&data, Some(single)));
        let ground_costs = rules::movement::costs(&data, None);
        Ok(Rules { passable, towns, ferries, lands, by_land, by_number, costs, ground_costs, data, options })
    }

    /// A hex by its printed number.
    pub fn hex(&self, hex: Hex) -> Option<HexId> {
        self.by_number.get(usize::from(hex.0)).copied().flatten()
    }

    pub fn number(&self, hex: HexId) -> Hex {
        Hex(self.data.map.grid.number(hex))
    }

    /// "w0414 Berlin", or the number alone.
    pub(crate) fn hex_name(&self, hex: HexId) -> String {
        let map = &self.data.map;
        match map.hexes.get(hex.index()).and_then(|h| h.name.as_ref()) {
            Some(name) => format!("{} {name}", map.name(hex)),
            None if hex.index() < map.grid.len() => map.name(hex),
            None => String::new(),
        }
    }

    /// The factors of a counter; none if there is no such row.
    pub(crate) fn factors(&self, unit: &Unit) -> data::Factors {
        self.data.counters.row(unit.nation, unit.kind, unit.steps).unwrap_or_default()
    }

    /// "German infantry, 3 steps".
    pub(crate) fn counter_text(&self, unit: &Unit) -> Text {
        Text::new(if unit.exp { "unit-exp" } else { "unit-name" })
            .word("nation", unit.nation.word())
            .word("kind", unit.kind.word())
            .number("steps", unit.steps)
    }

    pub(crate) fn unit_text(&self, state: &State, unit: UnitId) -> Text {
        state.unit(unit).map_or_else(|| Text::new("unit-none"), |u| self.counter_text(u))
    }

    /// "Nov–Dec 1941 (turn 5)".
    pub(crate) fn turn_text(&self, turn: u8) -> Text {
        let data = self.data.scenario.turn(turn);
        Text::new("turn-name")
            .number("number", turn)
            .word("months", format!("months-{}", data.name))
            .name("year", data.year.to_string())
    }
}

/// The game before a match begins.
#[derive(Copy, Clone, Debug)]
pub struct TotalerKrieg;

/// The same for the program's list of games, which knows no types of theirs.
pub static GAME: &dyn any_game::AnyGame = &any_game::of(TotalerKrieg);

impl Title for TotalerKrieg {
    type Game = Rules;

    kernel::written_in!("en", "ru": ["briefing", "clauses", "earlier", "glossary", "options", "play", "tours", "why"]);
    kernel::guided_by!("first-turn", "supply");

    fn about(&self) -> About {
        About {
            id: "totaler-krieg",
            rules: RULES,
            languages: &["en", "ru"],
            seats: Faction::ALL.map(|f| SeatAbout { id: f.id(), side: f.id() }).to_vec(),
            scenarios: [("case-white", 9), ("barbarossa", 8), ("desert", 9), ("crusade", 5)]
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
