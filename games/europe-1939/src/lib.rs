//! Europe 1939: the strategic game of seasons and war production, in its advanced variant with intervention at sea and
//! in the air, lend-lease convoys and the special rules of the war.
//!
//! [`Rules`] are the rules of one variant with their options; a [`State`] is a moment of a match; an [`Action`] is one
//! small step. One file per part of the rules; every rule has its clause id beside it.

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));

pub mod action;
mod briefing;
mod chain_scene;
pub mod data;
mod decisions;
mod examples;
mod fights;
pub mod frames;
mod game;
mod ground;
mod hints;
pub mod odds;
pub mod options;
mod panels;
pub mod paper;
mod plan;
pub mod position;
mod questions;
mod rules;
mod scene;
mod stacks;
pub mod state;
pub mod vocabulary;

pub use action::{Action, Standing, verb};
pub use data::Data;
pub use options::Options;
pub use plan::aims::Aim;
pub use position::Position;
pub use state::State;

use kernel::{About, DataFiles, OptionValues, Problem, ScenarioAbout, Seat, SeatAbout, SeatSet, Title};
use options::Players;
use rules::ways::Lanes;
use vocabulary::*;

/// The version of the rules. It changes whenever they do: `CONTRIBUTING.md` tells how, and a test sees to it.
pub const RULES: &str = "0.4.0";

/// The rules of one variant with their data and the readings they are played with.
#[derive(Clone, Debug)]
pub struct Rules {
    pub data: Data,
    pub options: Options,
    pub variant: Variant,
    /// Who plays each great power.
    seats: [Seat; GREAT],
    seats_of: BySide<SeatSet>,
    everybody: SeatSet,
    lanes: Lanes,
    /// Neutral countries that can be drawn into the war in this variant.
    drawn_in: NationSet,
    /// The army of each minor country, which is also the most it can have.
    minor_pools: ByNation<Units>,
}

impl Rules {
    pub fn new(files: &DataFiles, variant: Variant, options: Options) -> Result<Rules, Vec<Problem>> {
        let data = Data::read(files, variant)?;
        let (de, it, uk, su, us) = match (variant, options.players) {
            (Variant::FallOfFrance, _) => (GERMANY, GERMANY, BRITAIN, BRITAIN, BRITAIN),
            (Variant::Mediterranean, _) => (ITALY, ITALY, BRITAIN, BRITAIN, BRITAIN),
            (Variant::Barbarossa, _) => (GERMANY, GERMANY, USSR, USSR, USSR),
            (Variant::FullWar, Players::Two) => (GERMANY, GERMANY, BRITAIN, BRITAIN, BRITAIN),
            (Variant::FullWar, Players::Three) => (GERMANY, GERMANY, BRITAIN, USSR, BRITAIN),
            (Variant::FullWar, Players::Four) => (GERMANY, ITALY, BRITAIN, USSR, BRITAIN),
            (Variant::FullWar, Players::Five) => (GERMANY, ITALY, BRITAIN, USSR, USA),
        };
        let seats = Nation::GREAT.map(|n| match n {
            Nation::De => de,
            Nation::It => it,
            Nation::Su => su,
            Nation::Us => us,
            _ => uk,
        });
        let seats_of = BySide::from_fn(|side| {
            let of = |n: &&Nation| n.history() == Some(side);
            Nation::GREAT.iter().filter(of).map(|n| seats[n.index()]).collect()
        });
        let everybody = seats.into_iter().collect();
        let lanes = Lanes::new(&data);
        let drawn_in = data.can_be_drawn_in(variant);
        let minor_pools = data.minor_pools();
        Ok(Rules { data, options, variant, seats, seats_of, everybody, lanes, drawn_in, minor_pools })
    }

    /// The seats of a side in the order in which they act (HUC-01).
    #[inline]
    pub(crate) fn seats_of(&self, side: Side) -> SeatSet {
        self.seats_of[side]
    }

    /// Who plays a nation.
    #[inline]
    pub(crate) fn seat_of(&self, state: &State, nation: Nation) -> Seat {
        self.seats[state.runner[nation].index().min(GREAT - 1)]
    }

    pub(crate) fn side_of_seat(&self, seat: Seat) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.seats_of(side).contains(seat))
    }
}

/// The game before a match begins.
#[derive(Copy, Clone, Debug)]
pub struct Europe;

/// The same for the program's list of games, which knows no types of theirs.
pub static GAME: &dyn any_game::AnyGame = &any_game::of(Europe);

impl Title for Europe {
    type Game = Rules;

    kernel::written_in!(
        "en", "hu":
        ["briefing", "clauses", "earlier", "glossary", "map", "odds", "options", "play", "tours", "why"]
    );
    kernel::guided_by!("first-turn", "interventions");

    fn about(&self) -> About {
        let side = |n: Nation| if n.history() == Some(Side::Axis) { "axis" } else { "allies" };
        let turns = |v: Variant| match v {
            Variant::FullWar => 24,
            Variant::FallOfFrance => 3,
            Variant::Mediterranean => 12,
            Variant::Barbarossa => 7,
        };
        About {
            id: "europe-1939",
            rules: RULES,
            languages: &["en", "hu"],
            seats: SEATS.map(|(nation, id)| SeatAbout { id, side: side(nation) }).to_vec(),
            scenarios: Variant::ALL.map(|v| ScenarioAbout { id: v.id(), turns: turns(v) }).to_vec(),
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
        let Some(variant) = Variant::of(scenario) else {
            let known: Vec<&str> = Variant::ALL.iter().map(|v| v.id()).collect();
            let what = format!("there is no scenario \"{scenario}\"; there are {}", known.join(", "));
            return Err(vec![Problem::new(what)]);
        };
        Rules::new(data, variant, Options::read(options)?)
    }
}
