//! The decisions of the game, one file for each frame or phase in which somebody decides: who decides, what can be
//! done, which rules judge it, what it does, how it reads and hangs on the board, and what the script thinks of it.

mod battles;
mod building;
mod conquests;
mod declaring;
mod hunting;
mod intervening;
mod losses;
mod movement;
mod moving;
mod orders;
mod redeploying;
mod sea_battle;
mod sheltering;
mod supplying;

pub(crate) use battles::{ChoosingBattle, LandBattle};
pub(crate) use building::Building;
pub(crate) use conquests::{Controlling, PlacingVichy};
pub(crate) use declaring::Declaring;
pub(crate) use hunting::{Hunting, hunted_down};
pub(crate) use intervening::Intervening;
pub(crate) use losses::TakingLosses;
pub(crate) use movement::Movement;
pub(crate) use moving::MovingGroup;
pub(crate) use orders::GivingOrders;
pub(crate) use redeploying::{Redeploying, Redeployment};
pub(crate) use sea_battle::SeaBattle;
pub(crate) use sheltering::Sheltering;
pub(crate) use supplying::{Rationing, Supplying};

use crate::action::{Action, verb};
use crate::data::Area;
use crate::scene::row;
use crate::state::*;
use crate::{Rules, vocabulary::*};
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::{Explanation, Spot, Tone};
use kernel::{Judge, Text};

/// A decision about the frame on top of the stack for which nothing need be looked up beforehand: who is asked, if it
/// is not the active seat, and the prompt.
macro_rules! about_frame {
    (
        $(#[$doc:meta])* $name:ident: $sort:ident($frame:ty);
        |$rules:pat_param, $state:ident, $of:pat_param| $asked:expr;
        |$at:ident| $prompt:expr
    ) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub(crate) struct $name;

        impl kernel::decision::Decision for $name {
            kernel::frame_on_top!(Rules: Frame::$sort($frame));
            type Outlook = ();

            fn outlook(_: &Rules, _: &State, _: &$frame) {}

            fn deciders($rules: &Rules, $state: &State, $of: &$frame) -> kernel::SeatSet {
                kernel::SeatSet::one($asked.unwrap_or($state.active))
            }

            fn prompt($at: &At<'_, $name>) -> Text {
                $prompt
            }
        }
    };
}
use about_frame;

/// The decision is a phase of the turn with nothing pending: the active seat decides. What it looks at, and its prompt.
macro_rules! whole_phase {
    ($outlook:ty: |$state:pat_param| $look:expr; |$phase:pat_param| $prompt:expr) => {
        type Game = crate::Rules;
        type Frame = crate::state::Phase;
        type Outlook = $outlook;

        fn frame(state: &crate::State) -> Option<&crate::state::Phase> {
            state.frames.is_empty().then_some(&state.phase)
        }

        fn take(state: &mut crate::State) -> Option<crate::state::Phase> {
            Some(state.phase)
        }

        fn outlook(_: &crate::Rules, $state: &crate::State, _: &crate::state::Phase) -> $outlook {
            $look
        }

        fn deciders(_: &crate::Rules, state: &crate::State, _: &crate::state::Phase) -> kernel::SeatSet {
            kernel::SeatSet::one(state.active)
        }

        fn prompt(at: &kernel::decision::At<'_, Self>) -> kernel::Text {
            let $phase = *at.frame;
            kernel::Text::new($prompt)
        }
    };
}
use whole_phase;

/// Lists what a search finds, all of it.
fn listed<V: Into<Action>>(offers: &mut Offers<'_, Action>) -> impl FnMut(V) -> bool {
    |found| {
        offers.known_legal(found);
        false
    }
}

/// A phase of a side's turn: each of its seats acts until it says that it is done.
pub(crate) trait TurnPhase: Decision<Game = Rules, Frame = Phase> {
    /// How saying so reads.
    fn done(phase: Phase) -> &'static str;

    /// What must be done first.
    fn forbid_done<J: Judge>(at: &At<'_, Self>, judge: &mut J) {
        let _ = (at, judge);
    }

    /// What somebody who says so may have overlooked.
    fn overlooked(at: &At<'_, Self>) -> Option<Text> {
        let _ = at;
        None
    }
}

impl<D: TurnPhase> Choice<D> for verb::Done {
    fn judge<J: Judge>(&self, at: &At<'_, D>, judge: &mut J) {
        D::forbid_done(at, judge);
    }

    fn carry_out(self, _: Phase, table: &mut Table<'_, '_, Rules>) {
        table.game.next_seat(table.state, table.play);
    }

    fn shown(&self, at: &At<'_, D>) -> Shown {
        Shown::new(Text::new(D::done(*at.frame))).tone(Tone::Finish).warning(D::overlooked(at))
    }
}

impl Rules {
    /// The explanation of something a nation pays for.
    fn priced(&self, state: &State, nation: Nation, cost: u16) -> Explanation {
        let rows = vec![row(Text::new("explain-cost"), cost.to_string(), clause!("HUB-9.3"))];
        let account = self.season_account(state, self.payer(state, nation));
        Explanation { rows, ..Explanation::default() }.charging(account, cost)
    }

    /// A sentence about an area.
    fn about(&self, key: &'static str, area: Area) -> Text {
        Text::new(key).name("area", self.name(area))
    }

    /// The area that is pointed at, or that of the piece pointed at.
    fn pointed_area(&self, state: &State, spot: &Spot) -> Option<Area> {
        match spot {
            Spot::Space(id) => self.data.map.named(id),
            Spot::Piece(id) => self.stack_named(state, id).map(|stack| stack.area),
        }
    }

    /// The piece that stands for such units in an area.
    fn piece_of(&self, state: &State, at: Area, nation: Nation, kind: Kind) -> Option<String> {
        state.alike(at, nation, kind).first().map(|stack| self.piece_id(stack))
    }
}
