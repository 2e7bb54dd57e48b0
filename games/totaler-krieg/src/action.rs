//! What a player can do: one small step each.

use crate::Rules;
use crate::data::Spot;
use crate::vocabulary::*;
use board::{Dir, HexId};
use kernel::Rng;
use kernel::decision::Arbitrary;
use serde::{Deserialize, Serialize};

/// A hex by its printed number: two digits for the row, two for the column.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hex(pub u16);

kernel::actions! {
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action in verb {
        /// Ends what one is doing: the move, the choice, the segment.
        Done,

        // Logistics and Partisan Segment.
        /// Takes a Logistics marker from the pool.
        PlaceLogistics(Hex),
        MoveLogistics {
            from: Hex,
            to: Hex,
        },
        PlaceShaef(Hex),
        PlacePartisanBase(Hex),
        RaisePartisan,
        /// Where the bombs fall.
        Devastate(Hex),

        // Replacements Segment.
        Buy {
            nation: Country,
            kind: Kind,
            exp: bool,
            at: Spot,
        },
        /// One step more for a unit on the map.
        AddStep(UnitId),
        /// A lost counter comes back.
        Rebuild {
            unit: UnitId,
            at: Spot,
        },
        /// A counter of the script arrives.
        Enter {
            arrival: u8,
            at: Spot,
        },
        Upgrade {
            unit: UnitId,
            kind: Kind,
        },
        /// One step keeps a Beachhead.
        Maintain(Hex),

        // Support Segment.
        PlaceAir {
            air: SupportId,
            hex: Hex,
        },
        PlaceFleet {
            fleet: SupportId,
            zone: ZoneId,
        },
        /// A fleet becomes a Beachhead in an all-sea hex, facing land.
        Beachhead {
            fleet: SupportId,
            hex: Hex,
            facing: Dir,
        },
        PlaceConvoy(ZoneId),
        PlaceBlitz(Hex),
        /// Sends a support unit against a fleet that has just come.
        Contest(SupportId),

        // Organization Segment.
        Combine {
            first: UnitId,
            second: UnitId,
            third: Option<UnitId>,
        },
        /// Splits one step of that kind off.
        BreakDown {
            unit: UnitId,
            off: Kind,
        },
        Fortify(UnitId),
        Disband(UnitId),
        Detach(Hex),
        Recall(Hex),

        // Movement.
        Select(UnitId),
        MoveTo(Hex),
        Overrun(Hex),
        /// From port to port.
        Sail(Spot),
        /// Into an Off-Map Box, by land or from another box.
        EnterBox(BoxId),

        // Combat.
        Drop {
            unit: UnitId,
            hex: Hex,
        },
        Attack(Hex),
        Attacker(UnitId),
        Headquarters(UnitId),
        AirSupport(SupportId),
        /// The attackers go back instead of losing a step.
        FallBack,
        /// A step is lost instead of going back.
        Stand,
        Retreat(Hex),
        Lose(UnitId),
        Advance(UnitId),
        Exploit {
            unit: UnitId,
            hex: Hex,
        },
        /// From a Beachhead onto the shore it faces.
        Land(UnitId),

        /// A step leaves a hex that holds too much.
        Remove(UnitId),
        Declare(Country),
    }
}

/// Values for the laws and for fuzzing: mostly such as there are in the scenario.
macro_rules! arbitrary {
    ($($type:ty: |$rules:pat_param, $rng:ident| $value:expr;)+) => {$(
        impl Arbitrary<Rules> for $type {
            fn arbitrary($rules: &Rules, $rng: &mut Rng) -> $type {
                $value
            }
        }
    )+};
}

arbitrary! {
    UnitId: |_, rng| UnitId(rng.below(100) as u8);
    SupportId: |rules, rng| SupportId(rng.below(rules.data.scenario.support.len() + 1) as u8);
    ZoneId: |_, rng| ZoneId(rng.below(5) as u8);
    BoxId: |_, rng| BoxId(rng.below(3) as u8);
    Kind: |_, rng| Kind::ALL[rng.below(Kind::COUNT)];
    Country: |_, rng| Country::ALL[rng.below(Country::COUNT)];
    Dir: |_, rng| Dir::ALL[rng.below(6)];
    Hex: |rules, rng| {
        let any = Hex(rng.below(2400) as u16);
        if rng.one_in(8) { any } else { rules.number(HexId(rng.below(rules.data.map.grid.len()) as u16)) }
    };
    Spot: |rules, rng| {
        if rng.one_in(4) { Spot::Box(BoxId::arbitrary(rules, rng)) } else { Spot::Hex(Hex::arbitrary(rules, rng)) }
    };
}
