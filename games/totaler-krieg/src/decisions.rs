//! The decisions of the game, a file for each moment in which somebody decides.

mod advance;
mod airdrop;
mod bombing;
mod burning;
mod contest;
mod crowded;
mod declare;
mod fall_back;
mod fights;
mod landing;
mod logistics;
mod losses;
mod movement;
mod moving;
mod organization;
mod replacements;
mod retreat;
mod support;
mod war;

pub(crate) use advance::Advancing;
pub(crate) use airdrop::Airdrop;
pub(crate) use bombing::Bombing;
pub(crate) use burning::LeavingCity;
pub(crate) use contest::Contesting;
pub(crate) use crowded::Crowded;
pub(crate) use declare::{Declaring, Replying};
pub(crate) use fall_back::{FallingBack, Recoiling};
pub(crate) use fights::Fights;
pub(crate) use landing::Landing;
pub(crate) use logistics::Logistics;
pub(crate) use losses::Losing;
pub(crate) use movement::Movement;
pub(crate) use moving::Moving;
pub(crate) use organization::Organization;
pub(crate) use replacements::Replacements;
pub(crate) use retreat::Retreating;
pub(crate) use support::Support;
pub(crate) use war::War;

use crate::action::verb;
use crate::plan::{Known, Picture, Wishes};
use crate::state::Fight;
use crate::vocabulary::*;
use crate::{Action, Rules};
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::Tone;
use kernel::{Judge, Text};
use std::cell::OnceCell;

/// What the choices of a decision look up together: its own facts, and the position as a machine player sees it.
pub(crate) struct Outlook<T> {
    pub facts: T,
    known: OnceCell<Known>,
}

impl<T> Outlook<T> {
    fn new(facts: T) -> Outlook<T> {
        Outlook { facts, known: OnceCell::new() }
    }
}

/// The position as the machine player who decides sees it: as it is remembered, or made when first asked for.
fn picture<'a, T, D>(at: &'a At<'_, D>) -> Picture<'a>
where
    D: Decision<Game = Rules, Outlook = Outlook<T>>,
{
    let faction = Faction::of(at.seat).unwrap_or(at.state.faction);
    let remembered = at.mind.and_then(|mind| mind.memory.known()).filter(|known| known.faction == faction);
    let make = || Known::new(at.game, at.state, faction, Wishes::none());
    Picture::new(at.game, at.state, remembered.unwrap_or_else(|| at.outlook.known.get_or_init(make)))
}

/// A segment in which the phasing faction does one thing after the other until it says that it is done.
pub(crate) trait InSegment: Decision<Game = Rules, Frame = ()> {}

/// How a choice that is a unit is shown, and what means it: its piece. `along` and `by_worth` say how it is taken.
macro_rules! chosen_by_unit {
    ($decision:ty, $key:literal $(, $how:ident)?) => {
        fn shown(&self, at: &kernel::decision::At<'_, $decision>) -> kernel::decision::Shown {
            at.game.of_unit(at.state, $key, self.0)$(.$how())?
        }

        fn meant(at: &kernel::decision::At<'_, $decision>, spot: &kernel::scene::Spot) -> Vec<Self> {
            at.game.unit_at(at.state, spot).map(Self).into_iter().collect()
        }
    };
}
use chosen_by_unit;

/// How a choice that is a hex is shown, and what means it: the hex.
macro_rules! chosen_by_hex {
    ($decision:ty, $key:literal) => {
        crate::decisions::chosen_by_hex!($decision, $key, Plain);
    };
    ($decision:ty, $key:literal, $tone:ident) => {
        fn shown(&self, at: &kernel::decision::At<'_, $decision>) -> kernel::decision::Shown {
            at.game.of_hex($key, self.0).tone(kernel::scene::Tone::$tone)
        }

        fn meant(at: &kernel::decision::At<'_, $decision>, spot: &kernel::scene::Spot) -> Vec<Self> {
            at.game.hex_at(at.state, spot).map(Self).into_iter().collect()
        }
    };
}
use chosen_by_hex;

/// Declares the decision of a segment and what its choices look up together.
macro_rules! segment {
    ($(#[$doc:meta])* $name:ident: $facts:ty = $make:expr) => {
        $(#[$doc])*
        pub(crate) struct $name;

        impl kernel::decision::Decision for $name {
            kernel::whole_phase!(crate::Rules: |state| state.frames.is_empty());
            type Outlook = crate::decisions::Outlook<$facts>;

            fn outlook(rules: &crate::Rules, state: &crate::State, (): &()) -> Self::Outlook {
                let make: fn(&crate::Rules, &crate::State) -> $facts = $make;
                crate::decisions::Outlook::new(make(rules, state))
            }

            fn deciders(_: &crate::Rules, state: &crate::State, (): &()) -> kernel::SeatSet {
                kernel::SeatSet::one(state.faction.seat())
            }

            fn prompt(at: &kernel::decision::At<'_, $name>) -> kernel::Text {
                kernel::Text::new(format!("prompt-{}", at.state.segment.id()))
            }
        }

        impl crate::decisions::InSegment for $name {}
    };
}
use segment;

/// The phasing faction ends the segment.
impl<D: InSegment> Choice<D> for verb::Done {
    fn candidates(_: &At<'_, D>, offers: &mut Offers<'_, Action>) {
        offers.known_legal(Self);
    }

    fn judge<J: Judge>(&self, _: &At<'_, D>, _: &mut J) {}

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.close(table.state, table.play);
    }

    fn shown(&self, at: &At<'_, D>) -> Shown {
        Shown::new(Text::new("do-end-segment").word("segment", at.state.segment.word())).tone(Tone::Finish)
    }
}

/// Declares the decision of a stage of a fight: which side decides, and how the prompt is made.
macro_rules! fight_stage {
    ($(#[$doc:meta])* $name:ident, $side:expr, $prompt:expr; $facts:ty = $make:expr) => {
        $(#[$doc])*
        pub(crate) struct $name;

        impl kernel::decision::Decision for $name {
            kernel::frame_on_top!(crate::Rules: Frame::Fight(Box<crate::state::Fight>));
            type Outlook = crate::decisions::Outlook<$facts>;

            fn outlook(rules: &crate::Rules, state: &crate::State, fight: &Self::Frame) -> Self::Outlook {
                let make: fn(&crate::Rules, &crate::State, &crate::state::Fight) -> $facts = $make;
                crate::decisions::Outlook::new(make(rules, state, fight))
            }

            fn deciders(_: &crate::Rules, _: &crate::State, fight: &Self::Frame) -> kernel::SeatSet {
                let side: fn(&crate::state::Fight) -> crate::vocabulary::Side = $side;
                kernel::SeatSet::one(fight.faction(side(fight)).seat())
            }

            fn prompt(at: &kernel::decision::At<'_, $name>) -> kernel::Text {
                let key: fn(&crate::state::Fight) -> &'static str = $prompt;
                crate::decisions::fight_prompt(at.game, at.frame, key(at.frame))
            }
        }
    };
}
use fight_stage;

/// Declares the decision of a frame that is plain data: its variant on the stack, who decides, and the prompt.
macro_rules! frame_decision {
    ($(#[$doc:meta])* $name:ident: $variant:ident($frame:ty), $decider:expr, $prompt:expr) => {
        $(#[$doc])*
        pub(crate) struct $name;

        impl kernel::decision::Decision for $name {
            kernel::frame_on_top!(crate::Rules: Frame::$variant($frame));
            type Outlook = crate::decisions::Outlook<()>;

            fn outlook(_: &crate::Rules, _: &crate::State, _: &$frame) -> Self::Outlook {
                crate::decisions::Outlook::new(())
            }

            fn deciders(_: &crate::Rules, state: &crate::State, frame: &$frame) -> kernel::SeatSet {
                let decider: fn(&crate::State, &$frame) -> crate::vocabulary::Faction = $decider;
                kernel::SeatSet::one(decider(state, frame).seat())
            }

            fn prompt(at: &kernel::decision::At<'_, $name>) -> kernel::Text {
                let prompt: fn(&kernel::decision::At<'_, $name>) -> kernel::Text = $prompt;
                prompt(at)
            }
        }
    };
}
use frame_decision;

fn fight_prompt(rules: &Rules, fight: &Fight, key: &'static str) -> Text {
    let side = fight.stage.losing_side();
    let text = Text::new(key).name("hex", rules.hex_name(fight.target));
    text.number("steps", fight.losses[side]).number("hexes", fight.retreat)
}
