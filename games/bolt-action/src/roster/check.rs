//! Whether a roster may be played: units as their lists offer them, platoons as the generic one allows (C-179).

use super::{Roster, RosterUnit};
use crate::data::{Body, Data, Effect, Most, SlotMost, UnitType};
use crate::vocabulary::*;
use kernel::Problem;

impl Roster {
    /// Everything that is wrong, each with its clause.
    pub fn check(&self, data: &Data) -> Vec<Problem> {
        let mut wrong = Vec::new();
        if self.platoons.is_empty() {
            wrong.push(Problem::new("expected at least one platoon").breaks(clause!("C-179").id()));
        }
        for (p, platoon) in self.platoons.iter().enumerate() {
            for (u, unit) in platoon.iter().enumerate() {
                let place = format!("platoon {}, unit {} ({})", p + 1, u + 1, data.unit(unit.unit).id);
                wrong.extend(
                    self.unit_wrong(data, unit)
                        .into_iter()
                        .map(|problem| Problem { what: format!("{place}: {}", problem.what), ..problem }),
                );
            }
            wrong.extend(platoon_wrong(data, p + 1, platoon));
        }
        wrong.extend(self.gifts_wrong(data));
        wrong.extend(self.characteristic_wrong(data));
        let points = self.points(data);
        if points > i32::from(self.limit) {
            let what = format!("expected at most {} points, found {points}", self.limit);
            wrong.push(Problem::new(what).breaks(clause!("C-179").id()));
        }
        wrong
    }

    fn unit_wrong(&self, data: &Data, unit: &RosterUnit) -> Vec<Problem> {
        let kind = data.unit(unit.unit);
        let mut wrong = Vec::new();
        let mut refuse = |what: String| wrong.push(Problem::new(what).breaks(clause!("C-179").id()));
        if kind.nation != self.nation {
            refuse(format!("expected a unit of {}, found one of {}", self.nation.id(), kind.nation.id()));
        }
        if !kind.offers(unit.quality) {
            let offered: Vec<&str> = Quality::ALL.iter().filter(|&&q| kind.offers(q)).map(|q| q.id()).collect();
            refuse(format!("expected the quality {}, found {}", offered.join(" or "), unit.quality.id()));
        }
        let (fewest, most) = kind.sizes();
        if !(fewest..=most).contains(&unit.men) {
            refuse(format!("expected {fewest} to {most} men, found {}", unit.men));
        }
        options_wrong(data, kind, unit).into_iter().for_each(refuse);
        wrong
    }

    /// N-06, N-10: one unit at most is a gift, and just the one the rule names.
    fn gifts_wrong(&self, data: &Data) -> Option<Problem> {
        let gifts: Vec<&RosterUnit> = self.units().filter(|unit| unit.gift).collect();
        let first = gifts.first()?;
        let Some(gift) = &data.nation(self.nation).gift else {
            let what = format!("expected no unit for nothing: {} has none", self.nation.id());
            return Some(Problem::new(what).breaks(clause!("C-179").id()));
        };
        let named = data.unit(first.unit).id == gift.unit && first.quality == gift.quality && first.men == gift.men;
        if gifts.len() == 1 && named {
            return None;
        }
        let what = format!("expected one gift, {} {} with {} men", gift.quality.id(), gift.unit, gift.men);
        Some(Problem::new(what).breaks(&gift.clause))
    }

    /// N-08: a British force chooses one of five characteristics, others have none.
    fn characteristic_wrong(&self, data: &Data) -> Option<Problem> {
        let what = match (data.nation(self.nation).characteristic, self.characteristic) {
            (true, None) => {
                let names: Vec<&str> = Characteristic::ALL.iter().map(|c| c.id()).collect();
                format!("expected a characteristic: {}", names.join(", "))
            }
            (false, Some(found)) => format!("expected no characteristic, found {}", found.id()),
            _ => return None,
        };
        Some(Problem::new(what).breaks(clause!("N-08").id()))
    }
}

fn options_wrong(data: &Data, kind: &UnitType, unit: &RosterUnit) -> Vec<String> {
    let mut wrong = Vec::new();
    if unit.taken.len() != kind.options.len() {
        wrong.push(format!("expected {} options, found {}", kind.options.len(), unit.taken.len()));
        return wrong;
    }
    let (mut armed, mut carrying) = (0_u32, 0_u32);
    for (i, (choice, &times)) in kind.options.iter().zip(&unit.taken).enumerate() {
        let most = match choice.most {
            Most::Times(most) => most,
            Most::Everyone => unit.men,
        };
        if times > most {
            wrong.push(format!("expected {} at most {most} times, found {times}", choice.id));
        }
        match choice.effect {
            Effect::Arm(weapon) => armed += u32::from(times) * hands(data, weapon),
            Effect::Carry(_) => carrying += u32::from(times),
            Effect::Rule(_) | Effect::Refit(_) => {}
        }
        let rival = |(j, other): (usize, &crate::data::Choice)| {
            j > i && other.group.is_some() && other.group == choice.group && unit.taken[j] > 0
        };
        if times > 0 && kind.options.iter().enumerate().any(rival) {
            let group: Vec<&str> =
                kind.options.iter().filter(|o| o.group == choice.group).map(|o| o.id.as_str()).collect();
            wrong.push(format!("expected only one of {}", group.join(", ")));
        }
    }
    if matches!(kind.body, Body::Foot(_)) && armed.max(carrying) > u32::from(unit.men) {
        wrong.push(format!("expected a man for every weapon and loader, found {} men", unit.men));
    }
    wrong
}

/// Men a weapon takes in a squad: a team weapon has a loader.
pub(super) fn hands(data: &Data, weapon: WeaponId) -> u32 {
    if data.weapon(weapon).has(WeaponRule::Team) { 2 } else { 1 }
}

fn platoon_wrong(data: &Data, number: usize, platoon: &[RosterUnit]) -> Vec<Problem> {
    let counted: Vec<&UnitType> = platoon.iter().filter(|u| !u.gift).map(|u| data.unit(u.unit)).collect();
    let passengers = platoon.iter().filter(|u| data.unit(u.unit).vehicle().is_none()).count();
    let mut wrong = Vec::new();
    for &slot in Slot::ALL {
        let found = counted.iter().filter(|kind| kind.slot() == slot).count();
        let line = data.selector.slot(slot);
        let most = match line.most {
            SlotMost::Units(most) => usize::from(most),
            SlotMost::For(_) => passengers,
        };
        let least = usize::from(line.least);
        if !(least..=most).contains(&found) {
            let what = format!("platoon {number}: expected {least} to {most} of the kind {}, found {found}", slot.id());
            wrong.push(Problem::new(what).breaks(clause!("C-179").id()));
        }
    }
    wrong
}
