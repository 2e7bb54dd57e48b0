//! What is pending in the middle of somebody's action: units in hand, a chain of interventions, battles, losses.
//! Frames lie on a stack, the latest on top.

use crate::data::Area;
use crate::state::{Cond, Group, Stack, Way};
use crate::vocabulary::*;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Units in hand, on their way to somewhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Moving {
    pub nation: Nation,
    pub origin: Area,
    /// How they stood before: all alike.
    pub cond: Cond,
    pub units: Units,
    pub cargo: Units,
    pub at: Area,
    pub way: Way,
}

/// What an intervening group goes against.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// It joins the fight of the ships.
    Ships,
    /// The moving group in the air.
    Mover,
    /// An intervening group in the air, by its place in the chain.
    Link(u8),
}

/// One step of a chain of interventions.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Link {
    pub side: Side,
    pub nation: Nation,
    pub base: Area,
    pub units: Units,
    pub against: Against,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChainStage {
    /// Somebody says whether to intervene.
    Ask,
    /// The air fight of a link is next.
    Air(u8),
    /// It is over but for who turns back.
    AirOver(u8),
    /// Who turns back is settled; who won goes on to the fight it wanted.
    AirHome(u8),
    Sea,
    End,
}

/// How a sea battle ended for the side that was on the move.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Passage {
    Free,
    /// Broke off: home to base.
    Broken,
}

/// A group on its way and those who intervene (HU-33…HU-44).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Chain {
    pub group: Group,
    /// How much of the way is behind it.
    pub passed: u8,
    /// Where it is met, once somebody intervenes.
    pub place: Option<Area>,
    pub links: Vec<Link>,
    pub side_of_mover: Side,
    /// The side that is asked, and its seats that have not answered yet, as bits.
    pub side: Side,
    pub asked: u8,
    /// The other side passed just before.
    pub other_passed: bool,
    /// Bases whose ships have tried against this move (HU-41).
    pub tried: Vec<(Area, Nation)>,
    /// Ships being gathered for one throw, and those of them that have moved this turn.
    pub gathering: Option<Link>,
    #[serde(default)]
    pub gathered_moved: Units,
    pub stage: ChainStage,
    pub passage: Passage,
    /// Bombers that have reached the enemy's home (HUC-11).
    pub counted: u8,
}

/// Ships, or aircraft over ships, of one side in a sea battle.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SeaUnit {
    pub nation: Nation,
    pub kind: Kind,
    pub n: u8,
    /// Fleets that carry land units (HU-39).
    pub laden: bool,
    /// The group or link they belong to.
    pub of: u8,
    pub value: u8,
    /// Rolls twice (HU-69, HU-71).
    #[serde(default)]
    pub twice: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeaStage {
    Roll,
    /// The losses of a round have been taken.
    Losses,
    /// A side says whether it breaks off.
    Decide(Side),
}

/// A sea battle: in a chain, before an invasion, or of submarines with the escorts of a convoy.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SeaFight {
    pub place: Area,
    /// The side that was on the move.
    pub mover: Side,
    pub sides: BySide<Vec<SeaUnit>>,
    pub round: u8,
    pub stage: SeaStage,
    /// Fought in a port before an invasion.
    pub port: bool,
    /// By side: this round only submarines roll against it, and they cannot hit aircraft (HU-28).
    pub aircraft_spared: BySide<bool>,
    pub broken: Option<Side>,
}

/// Submarines at sea, before they do their damage.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Prowl {
    pub group: Group,
    /// Allied seats that may still send aircraft, as bits.
    pub asked: u8,
    pub escorts_met: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleStage {
    Air,
    AirOver,
    Sea,
    SeaOver,
    /// The defender says which nation is attacked first.
    Part,
    Round,
    RoundOver,
    Decide,
}

/// A battle for an area.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub area: Area,
    pub stage: BattleStage,
    pub round: u8,
    /// Aircraft have flown their one round (HU-90).
    pub flown: bool,
    /// The defending nations that fight now; those that come later are not in it (HU-55).
    pub part: NationSet,
    /// Defending aircraft that fought and wait for how it ends.
    pub away: Vec<(Nation, Kind, u8)>,
    /// There were land units beside the paratroops (HU-06, HU-08).
    pub supported: bool,
    /// The ships that were to land somebody broke off.
    pub withdrawn: bool,
    /// Paratroops were used in it, though they may have fallen since (HU-04).
    #[serde(default)]
    pub paratroops: bool,
    /// Nations whose aircraft have met the attackers' in the air: those that do not defend together meet them one
    /// after the other (HU-55).
    #[serde(default)]
    pub met: NationSet,
}

/// Whose units a loss is taken from.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LossFrom {
    /// A side of the air fight of a link.
    Chain {
        side: Side,
        link: u8,
    },
    Sea(Side),
    /// Attackers or defenders of the battle; only those in the air, or all of them.
    Attackers {
        air: bool,
    },
    Defenders {
        air: bool,
    },
    /// What the fleets of the chain's group carry, or of the group with this number, beyond the room that is left.
    Hold {
        room: u8,
    },
    HoldOf {
        group: u8,
        room: u8,
    },
    /// Land units that have won an area without room for all of them.
    Crowd(Area),
}

/// What becomes of the units chosen.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    Lost,
    /// Back to base, finished for the turn (HU-89).
    Home,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Losses {
    pub seat: Seat,
    pub from: LossFrom,
    pub hits: u8,
    pub fate: Fate,
}

/// An area taken by nations that fight together: they say who controls it (HU-57).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TakenTogether {
    pub area: Area,
    pub nations: NationSet,
}

/// What is pending in the middle of somebody's action, the latest on top.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    Moving(Moving),
    Chain(Box<Chain>),
    Sea(SeaFight),
    Prowl(Prowl),
    Battle(Battle),
    Losses(Losses),
    Control(TakenTogether),
    /// The winners move into an area, once those for whom there is no room have gone back (HU-78, HUB-3.1).
    MoveIn(Area),
    /// Who goes without supply, as far as it is settled (HUB-7.2).
    Hunger(Vec<Stack>),
    /// Units of Vichy that Germany still has to place (HU-64).
    Vichy(Units),
}
