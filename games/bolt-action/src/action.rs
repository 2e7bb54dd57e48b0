//! One small step of a player.

use crate::Rules;
use crate::state::{Aim as Aimed, Edge as LongEdge, Shell, Side, Support, UnitId};
use crate::vocabulary::Order as Command;
use board::table::{Heading, Point};
use kernel::Rng;
use kernel::decision::Arbitrary;
use serde::{Deserialize, Serialize};

kernel::actions! {
    /// What a player can do; the order of the list is the order of the lines here.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action in verb {
        /// C-165, BA-02: dice are rolled or drawn that nobody has to choose about.
        Begin,
        /// C-136: the winner of the roll-off picks his part.
        Attack,
        Defend,
        Edge(LongEdge),
        /// C-190: an objective is placed.
        Objective(Point),
        /// C-180: a unit is set up, its first man or its hull at the point.
        Deploy {
            unit: UnitId,
            at: Point,
            facing: Heading,
        },
        /// C-177: a unit is set up on the lowest free floor of a building.
        Garrison {
            unit: UnitId,
            building: u8,
        },
        /// C-180: a unit begins the game aboard another.
        Load {
            unit: UnitId,
            vehicle: UnitId,
        },
        /// C-130: a unit is held back from the first wave.
        Hold(UnitId),
        /// C-132: a unit in reserve goes round a flank.
        Outflank {
            unit: UnitId,
            side: Side,
        },
        /// Enough is set up, held back, kept, aimed or moved.
        Done,
        /// BA-03: an order for a unit.
        Order {
            unit: UnitId,
            order: Command,
        },
        /// N-08, N-13: a Run order given to go straight at an enemy.
        Charge {
            unit: UnitId,
            target: UnitId,
        },
        /// C-20: what a gun has loaded for its ambush.
        LoadShell(Shell),
        /// C-35: off the horses or motorcycles, for good.
        Dismount,
        /// S-19: the flamethrower's trailer is dropped.
        DropTrailer,
        /// The unit goes there, its first man at the point.
        Move(Point),
        /// One man of it goes there.
        Step {
            man: u8,
            to: Point,
        },
        /// C-33: a unit comes on; a vehicle comes so far that its centre is at the point.
        Enter(Point),
        /// C-147: a vehicle goes straight on, backwards if negative.
        Drive(i16),
        /// C-147: a vehicle or gun turns.
        Pivot(Heading),
        /// C-106: the unit enters a building, or leaves it at the point.
        Occupy(u8),
        /// C-106: the unit goes up or down one floor.
        Climb(u8),
        /// C-99.
        Mount(UnitId),
        /// C-33: the unit leaves the table.
        Leave,
        /// BA-148.
        Assault(UnitId),
        /// BA-67: a weapon is pointed at a target.
        Aim(Aimed),
        /// C-129: a barrage, smoke or a strike is called.
        Call {
            what: Support,
            at: Point,
            target: Option<UnitId>,
        },
        /// C-44.
        GoDown,
        /// C-115.
        ReturnFire,
        /// C-97: so far back, or forward.
        Escape(i16),
        /// C-35: riders get away, their first man to the point.
        EscapeTo(Point),
        /// C-18: a unit in Ambush fires. C-195: flak fires at an aircraft.
        Spring(UnitId),
        /// Nothing is done about it.
        Pass,
        /// BA-72: a man is removed.
        Remove(u8),
        /// C-78: the gun itself is destroyed.
        Wreck,
        /// BA-19: who is fired at.
        FireAt(UnitId),
        /// BA-09: the die stays on the unit.
        Keep(UnitId),
        /// C-129: the marker is moved.
        Stray(Point),
        /// C-144: the own barrage or strike comes before the enemy's.
        OwnFirst,
        /// C-144: the enemy's comes first.
        TheirsFirst,
    }
}

impl Arbitrary<Rules> for UnitId {
    /// Units there are, and some there are not.
    fn arbitrary(rules: &Rules, rng: &mut Rng) -> UnitId {
        UnitId(rng.below(rules.specs.len() + 2) as u8)
    }
}

impl Arbitrary<Rules> for Point {
    /// On the table, and beside it.
    fn arbitrary(_: &Rules, rng: &mut Rng) -> Point {
        Point::new(rng.below(9000) as i32 - 900, rng.below(6600) as i32 - 900)
    }
}

impl Arbitrary<Rules> for Heading {
    fn arbitrary(_: &Rules, rng: &mut Rng) -> Heading {
        Heading::new(rng.below(360) as i32)
    }
}

impl Arbitrary<Rules> for i16 {
    /// A distance in hundredths, forwards or back.
    fn arbitrary(_: &Rules, rng: &mut Rng) -> i16 {
        rng.below(6000) as i16 - 3000
    }
}

impl Arbitrary<Rules> for Aimed {
    fn arbitrary(rules: &Rules, rng: &mut Rng) -> Aimed {
        Aimed {
            battery: Arbitrary::<Rules>::arbitrary(rules, rng),
            target: UnitId::arbitrary(rules, rng),
            shell: Shell::arbitrary(rules, rng),
        }
    }
}

/// One of the values of a kind, each as likely.
macro_rules! any_of {
    ($kind:ty: $all:expr) => {
        impl Arbitrary<Rules> for $kind {
            fn arbitrary(_: &Rules, rng: &mut Rng) -> $kind {
                $all[rng.below($all.len())]
            }
        }
    };
}

any_of!(LongEdge: [LongEdge::Top, LongEdge::Bottom]);
any_of!(Side: [Side::Left, Side::Right]);
any_of!(Shell: [Shell::Shot, Shell::He, Shell::Indirect, Shell::Smoke]);
any_of!(Support: [Support::Barrage, Support::Smoke, Support::Strike]);
any_of!(Command: Command::ALL);
