//! How things move and over what: rates, turns, the terrain table, cover.

use super::named::{Named, names};
use super::{Inches, Order};
use crate::Clause;

names! {
    /// How something moves (BA-31 to BA-34); guns are moved by their crews.
    Mobility {
        Infantry = "infantry",
        Artillery = "artillery",
        Wheeled = "wheeled",
        HalfTracked = "half-track",
        Tracked = "tracked",
    }
}

impl Mobility {
    pub const fn is_vehicle(self) -> bool {
        matches!(self, Mobility::Wheeled | Mobility::HalfTracked | Mobility::Tracked)
    }

    /// The rate of an Advance; a Run is twice that. What a gun's crew can do is C-76.
    pub const fn advance(self) -> Inches {
        match self {
            Mobility::Infantry | Mobility::Artillery => Inches(6),
            Mobility::Tracked | Mobility::HalfTracked => Inches(9),
            Mobility::Wheeled => Inches(12),
        }
    }

    /// BA-62 to BA-64: turns of up to 90 degrees during an Advance or a Run.
    pub const fn pivots(self, order: Order) -> u8 {
        match (self, order) {
            (Mobility::Tracked, Order::Advance) => 1,
            (Mobility::HalfTracked | Mobility::Wheeled, Order::Advance) => 2,
            (Mobility::HalfTracked | Mobility::Wheeled, Order::Run) => 1,
            _ => 0,
        }
    }
}

names! {
    /// Rows of the terrain table (BA-35 to BA-54).
    Ground {
        Open = "open",
        Rough = "rough",
        Obstacle = "obstacle",
        Building = "building",
        Road = "road",
    }
}

names! {
    /// Cells of the terrain table, with the key below it (BA-55 to BA-61).
    Crossing {
        Free = "free",
        /// BA-56: free unless named a tank obstacle.
        FreeUnlessTankObstacle = "free-unless-tank-obstacle",
        NoRun = "no-run",
        Never = "never",
        /// BA-59: never, but may be set up in it and then stays.
        DugIn = "dug-in",
        /// BA-60: never, but heavy and super-heavy tanks may drive through some.
        NeverButHeavyTanks = "never-but-heavy-tanks",
        /// BA-61: twice the rate if the whole move is along it.
        Double = "double",
    }
}

impl Ground {
    /// The cell of the terrain table and its clause. Half-tracks have no column of their own: C-32.
    pub const fn crossing(self, mobility: Mobility) -> (Crossing, Clause) {
        use Crossing::*;
        match (self, mobility) {
            (Ground::Open, Mobility::Infantry) => (Free, clause!("BA-35")),
            (Ground::Open, Mobility::Artillery) => (Free, clause!("BA-36")),
            (Ground::Open, Mobility::Wheeled) => (Free, clause!("BA-37")),
            (Ground::Open, Mobility::Tracked) => (Free, clause!("BA-38")),
            (Ground::Rough, Mobility::Infantry) => (NoRun, clause!("BA-39")),
            (Ground::Rough, Mobility::Artillery) => (DugIn, clause!("BA-40")),
            (Ground::Rough, Mobility::Wheeled) => (Never, clause!("BA-41")),
            (Ground::Rough, Mobility::Tracked) => (NoRun, clause!("BA-42")),
            (Ground::Obstacle, Mobility::Infantry) => (NoRun, clause!("BA-43")),
            (Ground::Obstacle, Mobility::Artillery) => (Never, clause!("BA-44")),
            (Ground::Obstacle, Mobility::Wheeled) => (Never, clause!("BA-45")),
            (Ground::Obstacle, Mobility::Tracked) => (FreeUnlessTankObstacle, clause!("BA-46")),
            (Ground::Building, Mobility::Infantry) => (Free, clause!("BA-47")),
            (Ground::Building, Mobility::Artillery) => (DugIn, clause!("BA-48")),
            (Ground::Building, Mobility::Wheeled) => (Never, clause!("BA-49")),
            (Ground::Building, Mobility::Tracked) => (NeverButHeavyTanks, clause!("BA-50")),
            (Ground::Road, Mobility::Infantry) => (Free, clause!("BA-51")),
            (Ground::Road, Mobility::Artillery) => (Free, clause!("BA-52")),
            (Ground::Road, Mobility::Wheeled) => (Double, clause!("BA-53")),
            (Ground::Road, Mobility::Tracked) => (Double, clause!("BA-54")),
            (Ground::Open, Mobility::HalfTracked) => (Free, clause!("C-32")),
            (Ground::Rough, Mobility::HalfTracked) => (NoRun, clause!("C-32")),
            (Ground::Obstacle, Mobility::HalfTracked) => (FreeUnlessTankObstacle, clause!("C-32")),
            (Ground::Building, Mobility::HalfTracked) => (Never, clause!("C-32")),
            (Ground::Road, Mobility::HalfTracked) => (Double, clause!("C-32")),
        }
    }
}

names! {
    /// What protects a target (BA-82, BA-83).
    Cover {
        None = "none",
        Soft = "soft",
        Hard = "hard",
    }
}
