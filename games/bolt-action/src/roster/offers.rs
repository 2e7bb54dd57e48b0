//! What a platoon builder may still offer.

use super::{Roster, RosterUnit};
use crate::data::{Data, SlotMost, UnitType};
use crate::vocabulary::*;

impl Roster {
    /// Units that fit into a platoon's list (C-179) and the points left, each in its smallest form and at the cheapest
    /// quality it is offered at. A unit for nothing is offered as such as long as the force has none.
    pub fn offers(&self, data: &Data, platoon: usize) -> Vec<RosterUnit> {
        let Some(platoon) = self.platoons.get(platoon) else { return Vec::new() };
        let left = i32::from(self.limit) - self.points(data);
        let counted = |slot: Slot| platoon.iter().filter(|u| !u.gift && data.unit(u.unit).slot() == slot).count();
        let passengers = platoon.iter().filter(|u| data.unit(u.unit).vehicle().is_none()).count();
        let room = |slot: Slot| match data.selector.slot(slot).most {
            SlotMost::Units(most) => counted(slot) < usize::from(most),
            SlotMost::For(_) => counted(slot) < passengers,
        };
        let mut offers: Vec<RosterUnit> = self.gift_left(data).into_iter().collect();
        let fitting = data.units_of(self.nation).filter(|(_, kind)| room(kind.slot()));
        let plain = fitting.map(|(id, kind)| RosterUnit::plain(data, id, cheapest(kind)));
        offers.extend(plain.filter(|unit| unit.points(data) <= left));
        offers
    }

    /// N-06, N-10: the unit the nation has for nothing, unless the force has it already.
    fn gift_left(&self, data: &Data) -> Option<RosterUnit> {
        let gift = data.nation(self.nation).gift.as_ref().filter(|_| self.units().all(|unit| !unit.gift))?;
        let unit = RosterUnit::plain(data, data.named(self.nation, &gift.unit)?, gift.quality);
        Some(RosterUnit { men: gift.men, gift: true, ..unit })
    }
}

pub(super) fn cheapest(kind: &UnitType) -> Quality {
    // Every type is offered at some quality, and dearer ones come later in the list.
    Quality::ALL.iter().copied().find(|&quality| kind.offers(quality)).unwrap_or(Quality::Regular)
}
