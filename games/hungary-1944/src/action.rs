//! Everything a player can do: one small step each. Hexes are written by their printed number in records.

use crate::Rules;
use crate::vocabulary::*;
use board::HexId;
use kernel::Rng;
use kernel::decision::Arbitrary;
use serde::{Deserialize, Serialize};

kernel::actions! {
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action in verb {
        /// Enough of this: the phase, the stack, the support, the advance.
        Done,
        /// A headquarters receives a column.
        Column(UnitId),
        /// A column arrives by river in a town.
        RiverColumn(Hex),
        /// A replacement restores a step.
        Restore(UnitId),
        /// Replacements bring an eliminated unit back, with all its steps or one.
        Rebuild { unit: UnitId, full: bool },
        /// A replacement restores or brings back an air unit, into the box of a Front if it is Allied.
        RestoreAir { air: AirId, front: Option<Front> },
        /// A partisan unit fills up 1 Cz.
        Fill(UnitId),
        /// Two partisan units bring 1 Cz back.
        Rally { first: UnitId, second: UnitId },
        /// A reinforcement enters.
        Enter(UnitId),
        /// Where the unit in hand goes.
        Place(Hex),
        Withdraw(UnitId),
        Transfer { air: AirId, front: Front },
        /// A secret air mission.
        Mission { air: AirId, zone: Zone },
        Abort(AirId),
        Target { air: AirId, target: AirId },
        /// Ties an air unit to a friendly hex (option `air_support=preassigned`).
        Tie { air: AirId, hex: Hex },
        /// Takes a unit up to move it.
        Select(UnitId),
        /// Another unit of the same hex moves along.
        Join(UnitId),
        MoveTo(Hex),
        MobileAttack(Hex),
        /// Names the hex to be attacked.
        Attack(Hex),
        Attacker(UnitId),
        /// Names a unit as surplus in an over-stacked hex.
        Surplus(UnitId),
        /// Partisans try to avoid combat.
        Avoid,
        /// Artillery supports the attack, at the price of a column.
        Artillery { artillery: UnitId, column: UnitId },
        /// A column is spent for a shift.
        Spend(UnitId),
        AirSupport(AirId),
        /// A unit loses a step.
        Lose(UnitId),
        Advance(UnitId),
        Exploit(UnitId),
        /// Lets a unit go without near supply, or without any.
        Concede(UnitId),
    }
}

/// The part of the sequence of play an action belongs to, as far as a refusal tells what comes first.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Columns, replacements, reinforcements, withdrawals, transfers (BPH-6.1a).
    Intake,
    /// Missions and air combat (PR-8).
    Air,
    /// Taking a stack up (BPH-7.1d).
    Select,
    /// Naming the hex to be attacked (BPH-8.1d).
    Target,
    /// Naming the attackers (PR-10, PR-11).
    Attackers,
    /// The other steps of a combat (PR-12).
    Fight,
    /// What follows a combat (PR-14).
    Pursuit,
    Other,
}

/// The counters an action names, and the part of the sequence it belongs to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Facts {
    pub part: Part,
    pub units: [Option<UnitId>; 2],
    pub air: [Option<AirId>; 2],
}

impl Action {
    pub(crate) fn facts(self) -> Facts {
        let none = |part| Facts { part, units: [None; 2], air: [None; 2] };
        let one = |part, unit| Facts { units: [Some(unit), None], ..none(part) };
        let both = |part, first, second| Facts { units: [Some(first), Some(second)], ..none(part) };
        let flying = |part, air| Facts { air: [Some(air), None], ..none(part) };
        match self {
            Action::Column(unit)
            | Action::Restore(unit)
            | Action::Rebuild { unit, .. }
            | Action::Fill(unit)
            | Action::Enter(unit)
            | Action::Withdraw(unit) => one(Part::Intake, unit),
            Action::Rally { first, second } => both(Part::Intake, first, second),
            Action::RestoreAir { air, .. } | Action::Transfer { air, .. } => flying(Part::Intake, air),
            Action::RiverColumn(_) => none(Part::Intake),
            Action::Mission { air, .. } | Action::Abort(air) => flying(Part::Air, air),
            Action::Target { air, target } => Facts { air: [Some(air), Some(target)], ..none(Part::Air) },
            Action::Select(unit) => one(Part::Select, unit),
            Action::Attack(_) => none(Part::Target),
            Action::Attacker(unit) => one(Part::Attackers, unit),
            Action::Surplus(unit) | Action::Spend(unit) | Action::Lose(unit) => one(Part::Fight, unit),
            Action::Artillery { artillery, column } => both(Part::Fight, artillery, column),
            Action::AirSupport(air) => flying(Part::Fight, air),
            Action::Avoid => none(Part::Fight),
            Action::Advance(unit) | Action::Exploit(unit) => one(Part::Pursuit, unit),
            Action::Join(unit) | Action::Concede(unit) => one(Part::Other, unit),
            Action::Tie { air, .. } => flying(Part::Other, air),
            Action::Done | Action::Place(_) | Action::MoveTo(_) | Action::MobileAttack(_) => none(Part::Other),
        }
    }
}

impl Arbitrary<Rules> for UnitId {
    /// Any unit, and one there is not.
    fn arbitrary(rules: &Rules, rng: &mut Rng) -> UnitId {
        UnitId(rng.below(rules.data.units.len() + 1) as u16)
    }
}

impl Arbitrary<Rules> for AirId {
    /// Any air unit, and one there is not.
    fn arbitrary(rules: &Rules, rng: &mut Rng) -> AirId {
        AirId(rng.below(rules.data.air.len() + 1) as u8)
    }
}

impl Arbitrary<Rules> for Hex {
    fn arbitrary(_: &Rules, rng: &mut Rng) -> Hex {
        Hex(HexId(rng.below(usize::from(HEXES)) as u16))
    }
}

impl Arbitrary<Rules> for Front {
    fn arbitrary(_: &Rules, rng: &mut Rng) -> Front {
        Front::ALL[rng.below(Front::ALL.len())]
    }
}

impl Arbitrary<Rules> for Zone {
    /// Any zone, and two there are not.
    fn arbitrary(_: &Rules, rng: &mut Rng) -> Zone {
        Zone(rng.below(26) as u8)
    }
}

/// A hex as it appears in actions and records: written as its printed number.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Hex(pub HexId);

// The numbering is the rulebook's: rows 04 to 27, 33 columns in even rows and 32 in odd ones.
const FIRST_ROW: u16 = 4;
const LAST_ROW: u16 = 27;
const EVEN: u16 = 33;
const ODD: u16 = 32;

/// First and last row, columns of even and of odd rows.
pub(crate) const NUMBERING: (u8, u8, u8, u8) = (FIRST_ROW as u8, LAST_ROW as u8, EVEN as u8, ODD as u8);

/// How many hexes the map has.
pub const HEXES: u16 = (LAST_ROW - FIRST_ROW).div_ceil(2) * (EVEN + ODD);

impl TryFrom<u16> for Hex {
    type Error = String;

    fn try_from(number: u16) -> Result<Hex, String> {
        let (row, column) = (number / 100, number % 100);
        let odd = row % 2;
        if !(FIRST_ROW..=LAST_ROW).contains(&row) || column >= EVEN - odd {
            return Err(format!("expected the number of a hex on the map, found {number:04}"));
        }
        Ok(Hex(HexId((row - FIRST_ROW) / 2 * (EVEN + ODD) + odd * EVEN + column)))
    }
}

impl From<Hex> for u16 {
    fn from(hex: Hex) -> u16 {
        let (pair, rest) = (hex.0.0 / (EVEN + ODD), hex.0.0 % (EVEN + ODD));
        let (odd, column) = if rest < EVEN { (0, rest) } else { (1, rest - EVEN) };
        (FIRST_ROW + 2 * pair + odd) * 100 + column
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_numbers_and_ids_are_two_ways_to_say_the_same() {
        let mut next = 0;
        for row in 4..=27u16 {
            for column in 0..100u16 {
                if let Ok(hex) = Hex::try_from(row * 100 + column) {
                    assert_eq!(hex.0, HexId(next));
                    assert_eq!(u16::from(hex), row * 100 + column);
                    next += 1;
                }
            }
        }
        assert_eq!(next, HEXES);
        assert_eq!(HEXES, 780);
        assert!(Hex::try_from(1732).is_err() && Hex::try_from(399).is_err() && Hex::try_from(u16::MAX).is_err());
    }
}
