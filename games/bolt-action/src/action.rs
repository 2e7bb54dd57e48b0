//! One small step of a player.

use crate::state::{Aim, Edge, Shell, Side, Support, UnitId};
use crate::vocabulary::Order;
use board::table::{Heading, Point};
use serde::{Deserialize, Serialize};

/// What a player can do; the order of the list is the order of the lines here.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// C-165, BA-02: dice are rolled or drawn that nobody has to choose about.
    Begin,
    /// C-136: the winner of the roll-off picks his part.
    Attack,
    Defend,
    Edge(Edge),
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
        order: Order,
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
    Aim(Aim),
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
}
