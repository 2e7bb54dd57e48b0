//! Everything a player decides, one module for each kind of decision. A decision that is a frame on the stack is the
//! type of that frame; a step of the set-up or of the turn is a type of its own.

mod ambush;
mod close_quarters;
pub(crate) mod coming_on;
mod declaring;
mod deploying;
mod losses;
pub(crate) mod moving;
pub(crate) mod ordering;
mod reacting;
mod set_up;
mod support;
mod turn_end;

pub(crate) use coming_on::{ComingOn, GettingOut};
pub(crate) use deploying::{Forward, Scouting, SetUp, Wave};
pub(crate) use ordering::{Drawing, Ordering};
pub(crate) use set_up::{PickingEdge, PickingPart, PlacingObjectives, RollOff};

use crate::Rules;
use crate::rules::morale::piece_name;
use crate::rules::sequence::seat_key;
use crate::scene::in_inches;
use crate::state::*;
use board::table::Point;
use kernel::decision::{At, Decision, Shown};
use kernel::scene::{Explanation, Pointing, Sketch, Spot, Tone};
use kernel::{Seat, SeatSet, Text};

/// A decision that is a frame on the stack and that one seat takes: which frame, what its choices look up together,
/// whose it is, and what he is asked.
macro_rules! frame_decision {
    ($decision:ident is $sort:ident($frame:ty), $outlook:ty; seat: $seat:expr; asks: $asks:expr;) => {
        impl Decision for $decision {
            kernel::frame_on_top!(Rules: Frame::$sort($frame));
            type Outlook = $outlook;

            fn outlook(_: &Rules, _: &State, _: &$frame) -> $outlook {
                <$outlook>::default()
            }

            fn deciders(rules: &Rules, state: &State, frame: &$frame) -> SeatSet {
                let seat: fn(&Rules, &State, &$frame) -> Seat = $seat;
                SeatSet::one(seat(rules, state, frame))
            }

            fn prompt(at: &At<'_, $decision>) -> Text {
                let seat: fn(&Rules, &State, &$frame) -> Seat = $seat;
                let asks: fn(&At<'_, $decision>, Seat) -> Text = $asks;
                asks(at, seat(at.game, at.state, at.frame))
            }
        }
    };
}
use frame_decision;

/// A decision that is a step of the set-up.
macro_rules! step_of_the_set_up {
    ($decision:ident, $prompt:literal) => {
        impl Decision for $decision {
            kernel::whole_phase!(Rules: |state| state.frames.is_empty());
            type Outlook = ();

            fn outlook(_: &Rules, _: &State, (): &()) {}

            fn deciders(rules: &Rules, state: &State, (): &()) -> SeatSet {
                rules.step_deciders(state)
            }

            fn prompt(at: &At<'_, $decision>) -> Text {
                prompt($prompt, at.game.step_seat(at.state))
            }
        }
    };
}
use step_of_the_set_up;

/// Nothing is done about it.
macro_rules! may_pass {
    ($decision:ident) => {
        impl Choice<$decision> for verb::Pass {
            fn carry_out(self, _: $decision, _: &mut Table<'_, '_, Rules>) {}

            fn shown(&self, _: &At<'_, $decision>) -> Shown {
                finish("do-pass")
            }
        }
    };
}
use may_pass;

/// What has to be decided, about this unit if it is about one.
pub(crate) fn prompt(key: &'static str, decider: Seat) -> Text {
    Text::new(key).word("seat", seat_key(decider))
}

pub(crate) fn prompt_about(rules: &Rules, key: &'static str, decider: Seat, unit: UnitId) -> Text {
    prompt(key, decider).text("unit", rules.name(unit)).number("count", 0)
}

/// A line about a unit.
pub(crate) fn about(rules: &Rules, key: &'static str, unit: UnitId) -> Text {
    Text::new(key).text("unit", rules.name(unit))
}

/// A line about a point, with the point to be clicked.
pub(crate) fn shown_at(label: Text, at: Point) -> Shown {
    Shown::new(label.text("at", inches(at))).point(at.into())
}

/// A point in inches as text.
pub(crate) fn inches(at: Point) -> Text {
    Text::new("point").name("x", in_inches(at.x())).name("y", in_inches(at.y()))
}

pub(crate) fn finish(key: &'static str) -> Shown {
    Shown::new(Text::new(key)).tone(Tone::Finish)
}

pub(crate) fn at_piece(label: Text, unit: UnitId) -> Shown {
    Shown::new(label).piece(piece_name(unit))
}

pub(crate) fn sketched(sketch: Sketch) -> Explanation {
    Explanation { sketch, ..Explanation::default() }
}

pub(crate) fn point_of(pointing: &Pointing) -> Point {
    Point::new(pointing.x, pointing.y)
}

/// The unit whose piece is pointed at.
pub(crate) fn unit_at<D: Decision<Game = Rules>>(at: &At<'_, D>, spot: &Spot) -> Option<UnitId> {
    let Spot::Piece(name) = spot else { return None };
    at.state.ids().find(|&id| piece_name(id) == *name)
}

/// Each once, in order.
pub(crate) fn once<T: Ord>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.into_iter().collect();
    all.sort_unstable();
    all.dedup();
    all
}
