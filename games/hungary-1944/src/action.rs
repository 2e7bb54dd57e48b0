//! Everything a player can do: one small step each. Hexes are written by their printed number in records.

use crate::vocabulary::*;
use board::HexId;
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Enough of this: the phase, the stack, the support, the advance.
    Done,
    /// A headquarters receives a column.
    Column(UnitId),
    /// A column arrives by river in a town.
    RiverColumn(Hex),
    /// A replacement restores a step.
    Restore(UnitId),
    /// Replacements bring an eliminated unit back, with all its steps or one.
    Rebuild {
        unit: UnitId,
        full: bool,
    },
    /// A replacement restores or brings back an air unit, into the box of a Front if it is Allied.
    RestoreAir {
        air: AirId,
        front: Option<Front>,
    },
    /// A partisan unit fills up 1 Cz.
    Fill(UnitId),
    /// Two partisan units bring 1 Cz back.
    Rally {
        first: UnitId,
        second: UnitId,
    },
    /// A reinforcement enters.
    Enter(UnitId),
    /// Where the unit in hand goes.
    Place(Hex),
    Withdraw(UnitId),
    Transfer {
        air: AirId,
        front: Front,
    },
    /// A secret air mission.
    Mission {
        air: AirId,
        zone: Zone,
    },
    Abort(AirId),
    Target {
        air: AirId,
        target: AirId,
    },
    /// Ties an air unit to a friendly hex (option `air_support=preassigned`).
    Tie {
        air: AirId,
        hex: Hex,
    },
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
    Artillery {
        artillery: UnitId,
        column: UnitId,
    },
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

impl Action {
    /// What is done in the phase of reinforcements, replacements and withdrawals (BPH-6.1a).
    pub(crate) fn is_of_reinforcement_phase(self) -> bool {
        use Action as A;
        matches!(
            self,
            A::Column(_)
                | A::RiverColumn(_)
                | A::Restore(_)
                | A::Rebuild { .. }
                | A::RestoreAir { .. }
                | A::Fill(_)
                | A::Rally { .. }
                | A::Enter(_)
                | A::Withdraw(_)
                | A::Transfer { .. }
        )
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
