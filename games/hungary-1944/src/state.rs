//! The state of a match: plain data, small, indexed by typed ids. What is pending is a stack of frames on top of the
//! phase: a decision in the middle of someone else's action is pushed, made and popped.

use crate::data::{Data, Factors, Verdict};
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use board::{HexId, HexSet};
use serde::{Deserialize, Serialize};

pub const MAX_HEADQUARTERS: usize = 12;
pub const MAX_AIR: usize = 40;

/// Where a land unit is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    Hex(HexId),
    /// Enters in the reinforcement phase of that turn, or later if it has to wait.
    Coming(u8),
    /// Eliminated; replacements can bring it back.
    Lost,
    /// Out of the game. A column that is not on the map is here too.
    Out,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct UnitState {
    pub place: Place,
    pub reduced: bool,
    pub supply: Supply,
    pub marks: Marks,
}

impl UnitState {
    pub fn hex(&self) -> Option<HexId> {
        match self.place {
            Place::Hex(hex) => Some(hex),
            _ => None,
        }
    }
}

/// What a unit has done since its side's last movement phase began.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks(u8);

impl Marks {
    pub const NONE: Marks = Marks(0);
    /// Its turn to move is over, whether it moved or not.
    pub const DONE: Marks = Marks(1);
    pub const MOVED: Marks = Marks(2);
    pub const ATTACKED: Marks = Marks(4);
    pub const EXPLOITED: Marks = Marks(8);
    /// Counted for a Führer offensive.
    pub const COUNTED: Marks = Marks(16);
    /// Stood next to the enemy as its side's movement phase began (BPH-7.4a).
    pub const FACED: Marks = Marks(32);
    /// Advanced after its combat, into the emptied hex or through it.
    pub const ADVANCED: Marks = Marks(64);

    pub fn has(self, mark: Marks) -> bool {
        self.0 & mark.0 != 0
    }

    pub fn set(&mut self, mark: Marks) {
        self.0 |= mark.0;
    }
}

/// Where an air unit is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum AirPlace {
    /// In the box of its side or Front.
    Available,
    Over(Zone),
    /// Arrives on that turn, or when there is a place for it.
    Coming(u8),
    Lost,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct AirState {
    pub place: AirPlace,
    pub front: Option<Front>,
    pub reduced: bool,
    /// Fired or was fired on this turn (BPH-9.5.1a).
    pub fought: bool,
    /// The friendly hex it is tied to, where close support is assigned in advance.
    pub tied: Option<HexId>,
}

/// The parts of the reinforcement phase, in the order of BPH-6.1a.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Intake {
    Columns,
    Replacements,
    Reinforcements,
    Withdrawals,
}

/// What happens over one air zone, in the order of BPH-9.5f.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Sky {
    Abort(Side),
    Target(Side),
    Answer(Side),
}

impl Sky {
    /// The side that decides.
    pub fn side(self) -> Side {
        let (Sky::Abort(side) | Sky::Target(side) | Sky::Answer(side)) = self;
        side
    }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Option `free_shift`: the Axis shifts its units before turn 1.
    Shift,
    /// The Allied player places the partisans.
    Uprising,
    Intake(Side, Intake),
    /// Allied air units change Fronts.
    Transfers,
    /// Both sides assign air units, secretly and at once.
    Missions,
    Skies(Zone, Sky),
    /// Option `air_support=preassigned`.
    CloseSupport(Side),
    Move(Side),
    Combat(Side),
    /// A side decides which units its headquarters cannot supply.
    SupplyCheck(Side),
    /// Option `air_transfer=end_of_turn`.
    LateTransfers,
    Over,
}

/// A stack on the move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Moving {
    pub units: UnitSet,
    pub at: HexId,
    /// Half points spent at the ordinary rate.
    pub spent: u8,
    /// Half points spent at the operational rate; absent once that is ruled out.
    pub operational: Option<u8>,
    pub hexes: u8,
    /// Has entered an enemy zone, or used its one-hex minimum.
    pub stopped: bool,
    /// Has fought a mobile attack, so nobody can join.
    pub fought: bool,
}

/// One unit running through a hole in the line.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Run {
    pub unit: UnitId,
    /// The emptied hex it must pass.
    pub gap: HexId,
    /// Half points left once it stands in the gap, or where it stands now.
    pub left: u8,
    /// Has been moved at least once.
    pub moved: bool,
    /// Exploitation, not breakthrough.
    pub exploiting: bool,
}

/// The steps of one combat, in the order of PR-12.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    Attackers,
    Surplus,
    Avoid,
    AttackerSupport,
    DefenderSupport,
    DefenderLosses,
    AttackerLosses,
    Advance,
    Exploitation,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    pub attacker: Side,
    pub target: HexId,
    pub mobile: bool,
    pub stage: Stage,
    pub attackers: UnitSet,
    pub artillery: UnitSet,
    /// Columns spent by side, for a shift.
    pub columns: BySide<UnitSet>,
    /// Columns spent to fire the artillery.
    pub shells: UnitSet,
    pub air: BySide<AirSet>,
    /// Steps still to be taken, by side.
    pub losses: BySide<u8>,
    pub excess: u8,
    /// Nothing but headquarters and columns stood there: no breakthrough (C72).
    pub bare: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    Placing(Placing),
    Moving(Moving),
    Fight(Fight),
    Run(Run),
    Retreat(Retreat),
}

/// A unit that has to leave its hex.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Retreat {
    pub unit: UnitId,
    /// Partisans that slip away, not a surplus unit.
    pub evading: bool,
}

/// How a fight ends for a stack that attacked on the move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Aftermath {
    /// Its move is over.
    Over,
    /// It takes the hex it has cleared.
    MovesIn,
}

impl Fight {
    /// The side that decides at this stage.
    pub fn decider(&self) -> Side {
        match self.stage {
            Stage::Surplus | Stage::Avoid | Stage::DefenderSupport | Stage::DefenderLosses => self.attacker.enemy(),
            _ => self.attacker,
        }
    }
}

/// A unit that is being put on the map.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placing {
    pub unit: UnitId,
    pub why: Arrival,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Arrival {
    Reinforcement,
    Rebuilt {
        full: bool,
    },
    /// 1 Cz brought back by two partisan units.
    Rallied,
    /// Shifted before turn 1 (HOUSE-16).
    Shifted,
}

/// What is left to hand out in a reinforcement phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pools {
    pub columns: u8,
    pub river_used: bool,
    /// Columns each headquarters can still receive.
    pub reception: [u8; MAX_HEADQUARTERS],
    /// How each headquarters is connected, as traced at the start of the phase.
    pub links: [Link; MAX_HEADQUARTERS],
    /// Replacements left.
    pub replacements: ByNation<ByBranch<u8>>,
    /// A headquarters without rail has handed out its one replacement.
    pub handed_out: [ByBranch<bool>; MAX_HEADQUARTERS],
    /// A replacement has been used, so partisans can no longer be (PR-6).
    pub begun: bool,
    /// Withdrawals still due.
    pub leaving: UnitSet,
    /// Air units that changed Fronts already.
    pub transferred: AirSet,
    /// How many air units each Front can hold and fly.
    pub boxes: ByFront<u8>,
}

/// The secret orders of one side, seen by nobody else until both are in.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Orders {
    /// Sorted by air unit.
    pub missions: Vec<(AirId, Zone)>,
    pub ready: bool,
}

/// What goes on over the zone being resolved.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Skies {
    /// Units that have tried to abort.
    pub tried: AirSet,
    /// Who fires at whom, in the order it was named.
    pub targets: Vec<(AirId, AirId)>,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Fuhrer {
    /// Offensives ordered so far.
    pub ordered: u8,
    pub checks: u8,
    pub quota: Option<Quota>,
    /// Columns lost from the next income.
    pub columns_lost: u8,
    /// Points lost.
    pub points_lost: u8,
}

/// What a Führer offensive still asks for (BPH-12.1d, e).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Quota {
    pub steps: u8,
    pub armour: u8,
}

impl Quota {
    pub fn open(self) -> bool {
        self.steps > 0 || self.armour > 0
    }
}

/// The Margarethe line (BPH-8.7d).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Margarethe {
    Unfinished,
    Active,
    Never,
}

/// The German units marked S (BPH-12.2.2).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SUnits {
    /// Bound to Slovakia while there are partisans.
    Bound,
    /// Their die is due at the end of this turn.
    Due,
    /// The die has been rolled; those still here stay.
    Settled,
    /// There is no uprising any more and nobody has rolled: they come and go like other units.
    Free,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub turn: u8,
    pub phase: Phase,
    pub frames: ArrayVec<Frame, 8>,
    pub units: Vec<UnitState>,
    pub air: Vec<AirState>,
    /// Hexes the Allies control; the Axis controls the rest.
    pub allied: HexSet,
    pub pools: Pools,
    /// By side.
    pub orders: BySide<Orders>,
    pub skies: Skies,
    pub fuhrer: Fuhrer,
    pub margarethe: Margarethe,
    pub hungarian_rate: u8,
    pub partisans_free: bool,
    pub s_units: SUnits,
    /// The Axis has won its bonus for reaching the Danube.
    pub bonus: bool,
    /// Units that gave up near supply, or all supply, in the check going on.
    pub conceded: [UnitSet; 2],
    /// Units that compete for too few places in the check going on.
    pub contended: UnitSet,
    pub verdict: Option<Verdict>,
}

impl State {
    pub fn unit(&self, unit: UnitId) -> &UnitState {
        &self.units[unit.index()]
    }

    pub fn unit_mut(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.units[unit.index()]
    }

    pub fn air(&self, air: AirId) -> &AirState {
        &self.air[air.index()]
    }

    pub fn air_mut(&mut self, air: AirId) -> &mut AirState {
        &mut self.air[air.index()]
    }

    pub fn hex_of(&self, unit: UnitId) -> Option<HexId> {
        self.units.get(unit.index()).and_then(UnitState::hex)
    }

    /// Every counter in a hex.
    pub fn at(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let place = Place::Hex(hex);
        self.units.iter().enumerate().filter(move |(_, u)| u.place == place).map(|(i, _)| UnitId(i as u16))
    }

    /// Every counter on the map with its hex.
    pub fn on_map(&self) -> impl Iterator<Item = (UnitId, HexId)> + '_ {
        self.units.iter().enumerate().filter_map(|(i, u)| u.hex().map(|h| (UnitId(i as u16), h)))
    }

    pub fn controls(&self, side: Side, hex: HexId) -> bool {
        self.allied.contains(hex) == (side == Side::Allied)
    }

    pub fn fight(&self) -> Option<&Fight> {
        self.frames.iter().rev().find_map(|f| match f {
            Frame::Fight(fight) => Some(fight),
            _ => None,
        })
    }

    /// The fight on top of the stack or just below it.
    pub fn fight_mut(&mut self) -> Option<&mut Fight> {
        self.frames.iter_mut().rev().find_map(|f| match f {
            Frame::Fight(fight) => Some(fight),
            _ => None,
        })
    }

    pub fn steps(&self, unit: UnitId, data: &Data) -> u8 {
        data.unit(unit).steps() - u8::from(self.unit(unit).reduced)
    }

    /// The factors on the side that lies up.
    pub fn printed(&self, unit: UnitId, data: &Data) -> Factors {
        let unit_data = data.unit(unit);
        match unit_data.reduced {
            Some(reduced) if self.unit(unit).reduced => reduced,
            _ => unit_data.full,
        }
    }
}
