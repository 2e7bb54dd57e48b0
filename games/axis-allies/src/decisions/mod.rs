//! Everything a power decides: one file for each moment of a turn in which somebody does. A file says who decides, what
//! can be done, which rules judge it, what it does, how it reads, where it hangs on the board and what the machine
//! player thinks of it.

mod battles;
mod consent;
mod deployment;
mod flak;
mod going_on;
mod group;
mod guests;
mod landing_place;
mod losses;
mod orders;
mod out_of_order;
mod purchases;
mod ship;
mod submarines;
mod support;
mod taking_up;

pub(crate) use battles::Battles;
pub(crate) use consent::AllyAsked;
pub(crate) use deployment::Deployment;
pub(crate) use flak::{PassingShot, RaiderShot};
pub(crate) use going_on::GoingOn;
pub(crate) use group::GroupInHand;
pub(crate) use guests::Guests;
pub(crate) use landing_place::LandingPlace;
pub(crate) use losses::{AgreeingOnLosses, NamingLosses};
pub(crate) use orders::StandingOrders;
pub(crate) use purchases::Purchases;
pub(crate) use ship::ShipInHand;
pub(crate) use submarines::Submarines;
pub(crate) use support::SupportShots;
pub(crate) use taking_up::TakingUp;

/// What every file of decisions is written with.
mod prelude {
    pub(super) use super::{MONEY, MOVES, frame, meant_by_space, on_turn, phase, row};
    pub(super) use crate::Rules;
    pub(super) use crate::action::{Action, verb};
    pub(super) use crate::data::{LAND, Space};
    pub(super) use crate::state::*;
    pub(super) use crate::vocabulary::*;
    pub(super) use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
    pub(super) use kernel::scene::{Explanation, Spot, Tone};
    pub(super) use kernel::{Judge, Quick, SeatSet, Text};
}

use crate::Clause;
use crate::state::State;
use kernel::scene::Row;
use kernel::{SeatSet, Text};

/// The accounts that explanations speak of: money once the fees of the moves so far are paid, and the moves that what
/// is
/// in hand has left.
pub(crate) const MONEY: &str = "money";
pub(crate) const MOVES: &str = "moves";

/// The power whose turn it is.
fn on_turn(state: &State) -> SeatSet {
    SeatSet::one(state.power.seat())
}

/// A line of an explanation.
fn row(text: Text, value: impl Into<String>, clause: Clause) -> Row {
    Row { text, value: value.into(), clause: Some(clause.id().to_owned()) }
}

/// A decision about a frame of the stack. `plain`: its choices look up nothing together. `on_turn`: the power whose
/// turn it is decides; `by`: the power that the frame names.
macro_rules! frame {
    ($variant:ident: $frame:ty; plain $($more:tt)*) => {
        type Outlook = ();

        fn outlook(_: &Rules, _: &State, _: &$frame) {}

        frame!($variant: $frame $($more)*);
    };
    ($variant:ident: $frame:ty; on_turn) => {
        fn deciders(_: &Rules, state: &State, _: &$frame) -> SeatSet {
            on_turn(state)
        }

        frame!($variant: $frame);
    };
    ($variant:ident: $frame:ty; by $power:ident) => {
        fn deciders(_: &Rules, _: &State, frame: &$frame) -> SeatSet {
            SeatSet::one(frame.$power.seat())
        }

        frame!($variant: $frame);
    };
    ($variant:ident: $frame:ty) => {
        kernel::frame_on_top!(Rules: Frame::$variant($frame));
    };
}

/// A decision of the power whose turn it is, in a part of its turn and with nothing under way.
macro_rules! phase {
    ($phase:pat) => {
        kernel::whole_phase!(Rules: |state| state.frames.is_empty() && matches!(state.phase, $phase));

        fn deciders(_: &Rules, state: &State, (): &()) -> SeatSet {
            on_turn(state)
        }
    };
}

/// A choice of a space: pointing at the space, or at something in it, means it.
macro_rules! meant_by_space {
    ($decision:ty) => {
        fn meant(at: &At<'_, $decision>, spot: &Spot) -> Vec<Self> {
            at.game.space_at(at.state, spot).map(Self).into_iter().collect()
        }
    };
}

pub(crate) use {frame, meant_by_space, phase};
