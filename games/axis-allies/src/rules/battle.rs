//! The core of a battle, for the board and for the odds alike: who rolls how many dice at what value in each step of a
//! round, and what a hit may fall on.

use crate::vocabulary::*;
use arrayvec::ArrayVec;

/// Units that fight alike.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    pub kind: Kind,
    /// A die at or below it hits; nothing for what does not roll.
    pub value: u8,
    /// Dice each of them rolls.
    pub dice: u8,
    pub n: u8,
}

/// Dice rolled together.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Volley {
    pub value: u8,
    pub dice: u8,
    /// Hits that never fall on aircraft.
    pub submarine: bool,
}

/// The steps in which dice are rolled, in their order.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Attacking submarines, whose victims do not fire.
    FirstShot,
    Attack,
    Defence,
}

/// The greatest value there is: a jet fighter's defence.
pub const TOP: u8 = 5;

/// Dice that are rolled at once; of more, the rest follows.
const HANDFUL: u16 = 250;

/// More volleys than a step can have: three powers with all they can have roll less than this many handfuls.
const VOLLEYS: usize = 24;

/// The dice of a step by rising value. Submarines fire apart, and only if there is a ship to hit.
pub fn volleys(step: Step, lines: &[Line], sea: bool, ships_to_hit: bool) -> ArrayVec<Volley, VOLLEYS> {
    let mut dice = [0u16; TOP as usize + 1];
    let (mut submarines, mut depth) = (0u16, 0);
    for line in lines.iter().filter(|l| l.value > 0) {
        let rolled = u16::from(line.n) * u16::from(line.dice);
        if sea && line.kind == Kind::Submarine {
            submarines += rolled;
            depth = line.value;
        } else if step != Step::FirstShot {
            dice[usize::from(line.value.min(TOP))] += rolled;
        }
    }
    let below = step != Step::Attack && ships_to_hit && submarines > 0;
    let mut volleys = ArrayVec::new();
    let mut fire = |value: u8, submarine: bool, mut dice: u16| {
        while dice > 0 {
            let handful = dice.min(HANDFUL);
            // As many as there can be dice for: see `VOLLEYS`.
            let _ = volleys.try_push(Volley { value, dice: handful as u8, submarine });
            dice -= handful;
        }
    };
    for value in 1..=TOP {
        if below && depth == value {
            fire(value, true, submarines);
        }
        fire(value, false, dice[usize::from(value)]);
    }
    volleys
}

/// Whether a hit may fall on a unit.
pub const fn can_take(kind: Kind, by_submarine: bool) -> bool {
    !(by_submarine && kind.is_aircraft())
}

/// Whether a unit fights on land or at sea at all.
pub const fn fights(kind: Kind, sea: bool) -> bool {
    if sea { kind.is_ship() || kind.is_aircraft() } else { kind.occupies() }
}
