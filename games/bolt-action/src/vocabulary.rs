//! The nouns of the game: orders, qualities, weapons, vehicles, ground and nations, with the arithmetic that hangs on
//! them alone. Every name is a dense id and has a word in the data files.

mod ground;
mod named;
mod units;
mod weapons;

pub use ground::*;
pub(crate) use named::names;
pub use named::{Named, Set};
pub use units::*;
pub use weapons::*;

use serde::{Deserialize, Serialize};

/// A length on the table in whole inches, as the tables print it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Inches(pub u8);

impl Inches {
    /// In hundredths of an inch, the unit of the table.
    pub const fn hundredths(self) -> i32 {
        self.0 as i32 * 100
    }
}

names! {
    /// What a unit can be told to do (BA-10 to BA-15), in the order of the list.
    Order {
        Fire = "fire",
        Advance = "advance",
        Run = "run",
        Ambush = "ambush",
        Rally = "rally",
        Down = "down",
    }
}

impl Order {
    pub const fn moves(self) -> bool {
        matches!(self, Order::Advance | Order::Run)
    }

    /// Whether the unit fires as part of the order itself.
    pub const fn fires(self) -> bool {
        matches!(self, Order::Fire | Order::Advance)
    }

    /// BA-09: dice that may stay on their units at the end of the turn.
    pub const fn may_be_kept(self) -> bool {
        matches!(self, Order::Ambush | Order::Down)
    }
}

names! {
    /// How well troops are trained and tried (BA-24 to BA-26).
    Quality {
        Inexperienced = "inexperienced",
        Regular = "regular",
        Veteran = "veteran",
    }
}

impl Quality {
    pub const fn morale(self) -> u8 {
        8 + self as u8
    }

    /// BA-85 to BA-87: the score that damages infantry and gun crews.
    pub const fn damage_value(self) -> u8 {
        3 + self as u8
    }
}

/// A value for each quality.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByQuality<T> {
    #[serde(default)]
    pub inexperienced: T,
    #[serde(default)]
    pub regular: T,
    #[serde(default)]
    pub veteran: T,
}

impl<T: Copy> ByQuality<T> {
    pub const fn of(&self, quality: Quality) -> T {
        match quality {
            Quality::Inexperienced => self.inexperienced,
            Quality::Regular => self.regular,
            Quality::Veteran => self.veteran,
        }
    }
}

names! {
    /// Officers (BA-27 to BA-30).
    Rank {
        SecondLieutenant = "second-lieutenant",
        FirstLieutenant = "first-lieutenant",
        Captain = "captain",
        Major = "major",
    }
}

impl Rank {
    /// What he adds to the morale of units near him.
    pub const fn morale_bonus(self) -> u8 {
        1 + self as u8
    }
}

names! {
    /// The six nations with lists of their own.
    Nation {
        Germany = "germany",
        UnitedStates = "united-states",
        GreatBritain = "great-britain",
        SovietUnion = "soviet-union",
        Japan = "japan",
        Italy = "italy",
    }
}

names! {
    /// N-08: what a British force may be known for; it chooses one of the five.
    Characteristic {
        RapidFire = "rapid-fire",
        UpAndAtThem = "up-and-at-them",
        BloodCurdlingCharge = "blood-curdling-charge",
        ToughAsBoots = "tough-as-boots",
        Vengeance = "vengeance",
    }
}
