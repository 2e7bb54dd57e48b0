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
    pub(super) use super::{frame, on_turn, phase, row};
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

/// The power whose turn it is.
fn on_turn(state: &State) -> SeatSet {
    SeatSet::one(state.power.seat())
}

/// A line of an explanation.
fn row(text: Text, value: impl Into<String>, clause: Clause) -> Row {
    Row { text, value: value.into(), clause: Some(clause.id().to_owned()) }
}

/// A decision about a frame of the stack. `plain`: its choices look up nothing together. `on_turn`: the power whose
/// turn it is decides.
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
    ($variant:ident: $frame:ty) => {
        type Game = Rules;
        type Frame = $frame;

        fn frame(state: &State) -> Option<&$frame> {
            match state.frames.last() {
                Some(crate::state::Frame::$variant(frame)) => Some(frame),
                _ => None,
            }
        }

        fn take(state: &mut State) -> Option<$frame> {
            match state.frames.pop() {
                Some(crate::state::Frame::$variant(frame)) => Some(frame),
                other => {
                    state.frames.extend(other);
                    None
                }
            }
        }
    };
}

/// A decision of the power whose turn it is, in a part of its turn and with nothing under way.
macro_rules! phase {
    ($phase:pat) => {
        type Game = Rules;
        type Frame = ();

        fn frame(state: &State) -> Option<&()> {
            (state.frames.is_empty() && matches!(state.phase, $phase)).then_some(&())
        }

        fn take(state: &mut State) -> Option<()> {
            Self::frame(state).copied()
        }

        fn deciders(_: &Rules, state: &State, (): &()) -> SeatSet {
            on_turn(state)
        }
    };
}

pub(crate) use {frame, phase};
