//! Everything a player decides, one module for each kind of decision. A decision that is a frame on the stack is the
//! type of that frame; a step of the set-up or of the turn is a type of its own.

mod ambush;
mod close_quarters;
mod coming_on;
mod declaring;
mod deploying;
mod losses;
mod moving;
mod ordering;
mod reacting;
mod set_up;
mod support;
mod turn_end;

pub(crate) use coming_on::{ComingOn, GettingOut};
pub(crate) use deploying::{Forward, Scouting, SetUp, Wave};
pub(crate) use ordering::{Drawing, Ordering};
pub(crate) use set_up::{PickingEdge, PickingPart, PlacingObjectives, RollOff};

use crate::Rules;
use crate::morale::piece_name;
use crate::scene::in_inches;
use crate::sequence::seat_key;
use crate::state::*;
use board::table::Point;
use kernel::decision::{At, Decision, Shown};
use kernel::scene::{Explanation, Pointing, Sketch, Spot, Tone};
use kernel::{Seat, SeatSet, Text};

/// The frame on top of the stack and how it is taken off, for a decision that is a frame.
macro_rules! on_the_stack {
    ($variant:ident) => {
        fn frame(state: &State) -> Option<&Self::Frame> {
            match state.frames.last() {
                Some(Frame::$variant(frame)) => Some(frame),
                _ => None,
            }
        }

        fn take(state: &mut State) -> Option<Self::Frame> {
            match state.frames.pop() {
                Some(Frame::$variant(frame)) => Some(frame),
                other => {
                    state.frames.extend(other);
                    None
                }
            }
        }
    };
}
pub(crate) use on_the_stack;

/// The same for a phase in which nothing lies on the stack.
macro_rules! nothing_on_the_stack {
    () => {
        type Frame = ();

        fn frame(state: &State) -> Option<&()> {
            state.frames.is_empty().then_some(&())
        }

        fn take(state: &mut State) -> Option<()> {
            state.frames.is_empty().then_some(())
        }
    };
}
pub(crate) use nothing_on_the_stack;

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

pub(crate) fn only(seat: Seat) -> SeatSet {
    SeatSet::one(seat)
}
