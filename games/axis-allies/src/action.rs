//! Everything a player can do: one small step each. Spaces are written by their ids in records.

use crate::data::Space;
use crate::spaces;
use crate::state::{Answer, LossOrder, SubmarineOrder};
use crate::vocabulary::*;
use serde::{Deserialize, Serialize};

kernel::actions! {
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action in verb {
        /// Enough of this: the part of the turn is over.
        Done,
        /// So many dice for weapons development.
        Research(u8),
        Buy(Kind),
        /// Takes up one unit that can still move so far.
        Pick {
            #[serde(with = "spaces")]
            at: Space,
            kind: Kind,
            left: u8,
        },
        /// Takes up a transport by its place in the list.
        Ship(u8),
        /// One more of the same moves along.
        Add,
        /// All of the same move along.
        All,
        /// Goes through a space next to where it is, on the way to somewhere else.
        Via(#[serde(with = "spaces")] Space),
        /// Goes there and ends its move.
        To(#[serde(with = "spaces")] Space),
        /// Goes there to bomb the complex.
        Raid(#[serde(with = "spaces")] Space),
        Load {
            #[serde(with = "spaces")]
            from: Space,
            kind: Kind,
        },
        /// So many of the cargo are to land there in an assault.
        Land {
            #[serde(with = "spaces")]
            to: Space,
            n: u8,
        },
        Unload {
            kind: Kind,
            #[serde(with = "spaces")]
            to: Space,
        },
        /// The transport stays here.
        Stop,
        /// Begins the battle.
        Fight(#[serde(with = "spaces")] Space),
        /// Carries out the raid.
        Bomb(#[serde(with = "spaces")] Space),
        Rocket {
            #[serde(with = "spaces")]
            from: Space,
            #[serde(with = "spaces")]
            to: Space,
        },
        /// So many battleships fire in support of this landing; the others wait for another.
        Support(u8),
        /// The aircraft lost to antiaircraft fire.
        Shot {
            #[serde(with = "spaces")]
            at: Space,
            kind: Kind,
            left: u8,
        },
        /// The unit lost; aircraft by the movement they have left.
        Lose {
            power: Power,
            kind: Kind,
            left: u8,
        },
        /// The transport lost, by its place in the list.
        Sink(u8),
        Accept,
        Refuse,
        /// One submarine leaves for the zone.
        Withdraw(#[serde(with = "spaces")] Space),
        /// No more submarines leave.
        Stay,
        Retreat(#[serde(with = "spaces")] Space),
        /// The aircraft stop attacking.
        BreakOff,
        /// Another round.
        Press,
        /// So many of an ally's fighters travel with the carrier that left.
        Ride(u8),
        /// Where a fighter without a carrier lands.
        Settle(#[serde(with = "spaces")] Space),
        Place {
            kind: Kind,
            #[serde(with = "spaces")]
            from: Space,
            #[serde(with = "spaces")]
            to: Space,
        },
        /// Answers to be given while one is away.
        Order(Standing),
    }
}

/// A standing order: never required, and given while one has nothing to decide.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// How losses in defence are taken.
    Losses(LossOrder),
    /// Whether defending submarines stay or leave.
    Submarines(SubmarineOrder),
    /// Whether an ally may come aboard.
    Carry { ally: Power, answer: Answer },
    /// Whether one is ready to give up; a side does when all its powers are.
    Concede(bool),
}
