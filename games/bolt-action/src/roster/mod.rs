//! Forces: what a player brings. A roster is units with their options in one or more platoons; [`Roster::check`] holds
//! it against the generic platoon and the points, [`file`](self::file) writes and reads it, and
//! [`import`](self::import) takes rosters of other programs.

mod builder;
mod check;
mod equipment;
mod file;
mod forces;
mod import;
mod names;
mod offers;
mod outline;

pub use builder::Builder;
pub use equipment::{Man, Outfit};
pub(crate) use file::quoted;
pub use file::{MOST_BYTES, MOST_PLATOONS, MOST_UNITS};
pub use forces::{ReadyForce, ready_forces};
pub use import::{Import, NotCovered, Why, import_ros, import_rosz};

use crate::data::{Data, Price, UnitTypeId};
use crate::vocabulary::*;

/// A force as its player put it together; [`Roster::check`] says whether it may be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roster {
    pub name: String,
    pub nation: Nation,
    /// The points of the game it is meant for.
    pub limit: u16,
    /// N-08.
    pub characteristic: Option<Characteristic>,
    pub platoons: Vec<Vec<RosterUnit>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RosterUnit {
    pub unit: UnitTypeId,
    pub quality: Quality,
    pub men: u8,
    /// How often each option of the unit type is taken, in the type's own order.
    pub taken: Vec<u8>,
    /// Given by a national rule (N-06, N-10): no points, no place in the platoon.
    pub gift: bool,
}

impl RosterUnit {
    /// The smallest unit of a type, with nothing bought.
    pub fn plain(data: &Data, unit: UnitTypeId, quality: Quality) -> RosterUnit {
        let kind = data.unit(unit);
        RosterUnit { unit, quality, men: kind.sizes().0, taken: vec![0; kind.options.len()], gift: false }
    }

    /// What it costs; a quality that is not offered costs nothing here and is refused by the check.
    pub fn points(&self, data: &Data) -> i32 {
        let kind = data.unit(self.unit);
        let men = i32::from(self.men);
        let body = if self.gift {
            0
        } else {
            let further = (men - i32::from(kind.sizes().0)).max(0);
            let each = match &kind.body {
                crate::data::Body::Foot(foot) => i32::from(foot.each.of(self.quality)),
                _ => 0,
            };
            i32::from(kind.points.of(self.quality).unwrap_or(0)) + further * each
        };
        let options = kind.options.iter().zip(&self.taken).map(|(choice, &times)| {
            let price = match choice.price {
                Price::Each(price) => i32::from(price),
                Price::Man(price) => i32::from(price) * men,
            };
            price * i32::from(times)
        });
        body + options.sum::<i32>()
    }
}

impl Roster {
    pub fn units(&self) -> impl Iterator<Item = &RosterUnit> {
        self.platoons.iter().flatten()
    }

    pub fn points(&self, data: &Data) -> i32 {
        self.units().map(|unit| unit.points(data)).sum()
    }

    /// C-179: one die for every unit.
    pub fn dice(&self) -> usize {
        self.units().count()
    }
}
