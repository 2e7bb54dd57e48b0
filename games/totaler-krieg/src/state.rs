//! The state of a match: plain data, small, indexed by typed ids. What is pending is a stack of frames on top of the
//! segment: a decision in the middle of someone else's action is pushed, made and popped.

use crate::data::{CombatResult, Effect};
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use board::{Dir, HexId, HexSet};
use serde::{Deserialize, Serialize};

/// Where a ground counter is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    Hex(HexId),
    Box(BoxId),
    /// Dropped: an Airdrop marker, not a unit (TK-8.1-04).
    Dropped(HexId),
    /// In the Delay Box until that turn.
    Delay(u8),
    /// A limited counter that can be bought back, from that turn on (TKC-20).
    Lost(u8),
    /// A free slot.
    Gone,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Unit {
    pub nation: Country,
    pub kind: Kind,
    pub steps: u8,
    pub exp: bool,
    pub place: Place,
    pub marks: Marks,
}

impl Unit {
    #[inline]
    pub fn hex(&self) -> Option<HexId> {
        match self.place {
            Place::Hex(hex) => Some(hex),
            _ => None,
        }
    }
}

/// What a unit has done.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks(pub u8);

impl Marks {
    pub const NONE: Marks = Marks(0);
    /// Its move of this phase is over.
    pub const MOVED: Marks = Marks(1);
    /// Attacked in this segment.
    pub const ATTACKED: Marks = Marks(2);
    /// An HQ that has given its support in this segment.
    pub const SUPPORTED: Marks = Marks(4);
    /// Went by sea this turn.
    pub const SAILED: Marks = Marks(8);

    pub fn has(self, mark: Marks) -> bool {
        self.0 & mark.0 != 0
    }

    pub fn set(&mut self, mark: Marks) {
        self.0 |= mark.0;
    }

    pub fn clear(&mut self, mark: Marks) {
        self.0 &= !mark.0;
    }
}

/// Where a support unit is (TKC-10).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Berth {
    Available,
    /// Away for so many more of its owner's Support Segments.
    Delay(u8),
    Hex(HexId),
    Zone(ZoneId),
    /// Turned into a Beachhead.
    Ashore,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Support {
    pub berth: Berth,
    /// Has helped a fight in this segment.
    pub used: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Beachhead {
    pub faction: Faction,
    pub hex: HexId,
    pub facing: Dir,
    /// 2 when fresh, 1 when turned (TKC-16).
    pub number: u8,
    pub fleet: SupportId,
    /// Paid for with a replacement step this turn.
    pub paid: bool,
    /// Placed in this Support Segment.
    pub fresh: bool,
}

/// What a country is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    Neutral,
    Active(Faction),
    ConqueredBy(Faction),
}

/// The markers that lie on the map, as sets of hexes by faction.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Markers {
    pub detachments: ByFaction<HexSet>,
    pub logistics: ByFaction<HexSet>,
    pub devastated: HexSet,
    /// Devastation markers that belong to a faction.
    pub ruined_by: ByFaction<HexSet>,
    /// Detachments placed in this segment; they stay until a later one (TKC-38).
    pub new_posts: HexSet,
    pub blitz: ByFaction<ArrayVec<HexId, 2>>,
    pub shaef: Option<HexId>,
    pub partisan_base: Option<(Faction, HexId)>,
    pub beachheads: ArrayVec<Beachhead, 6>,
    /// Troop Convoys by faction and zone that have not sailed this turn.
    pub convoys: ByFaction<ByZone<u8>>,
    /// Detachments and Logistics markers in the Delay Box: whose, and the turn they are back.
    pub delayed: ArrayVec<(Faction, bool, u8), 16>,
    /// Devastation markers left to place.
    pub devastation_left: ByFaction<u8>,
    /// In the Strategic Warfare Box.
    pub franco_belgian_cooperation: bool,
    pub anglo_french_non_cooperation: bool,
}

impl Markers {
    /// The Detachments and Logistics markers of a faction.
    pub fn posts_of(&self, faction: Faction) -> HexSet {
        self.detachments[faction].union(&self.logistics[faction])
    }

    /// Those of all its enemies.
    pub fn enemy_posts(&self, faction: Faction) -> HexSet {
        faction.enemies().fold(HexSet::EMPTY, |all, f| all.union(&self.posts_of(f)))
    }

    /// The Detachments and Logistics markers of everybody.
    pub fn posts(&self) -> HexSet {
        Faction::ALL.into_iter().fold(HexSet::EMPTY, |all, f| all.union(&self.posts_of(f)))
    }
}

/// What can still be handed out in the Replacements Segment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pool {
    pub nations: ArrayVec<NationPool, 8>,
    /// Counters of the script that are due, by number.
    pub due: ArrayVec<u8, 8>,
    pub upgrades: u8,
    /// A partisan has been raised this season.
    pub partisan_raised: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NationPool {
    pub nation: Country,
    pub left: u8,
    /// Armour-type steps that may still be bought (TKC-21).
    pub armour: u8,
    /// Of those left, how many must be Expeditionary, and how many armour.
    pub exp: u8,
    pub must_armour: u8,
}

/// A unit on the move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Moving {
    pub unit: UnitId,
    /// Half movement points spent.
    pub spent: u8,
    /// Where it stood when it was taken up.
    pub from: Place,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The attacker names units, HQ and air.
    Declare,
    /// The defender names HQ and air.
    Reply,
    /// Ar1 or Ex: the attackers fall back or lose a step.
    Recoil,
    /// Attackers go back one by one.
    FallingBack,
    /// Ex, the attacker having paid: the defender goes back or loses a step.
    Answer,
    /// The defenders go back hex by hex.
    Retreating,
    AttackerLosses,
    DefenderLosses,
    Advance,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    pub target: HexId,
    pub attacker: Faction,
    pub defender: Faction,
    pub stage: Stage,
    pub attackers: UnitSet,
    /// Everybody who can be made to pay for the defender.
    pub defenders: UnitSet,
    /// Supporting HQs, by attacker and defender.
    pub hq: BySide<Option<UnitId>>,
    /// Supporting air units, a bit each.
    pub air: BySide<u32>,
    pub result: Option<CombatResult>,
    /// Steps still to be lost.
    pub losses: BySide<u8>,
    /// The attacker's first step must come from armour.
    pub armour_first: bool,
    /// Hexes still to retreat, and where the force is.
    pub retreat: u8,
    pub at: HexId,
    /// The units that go back together, or the attackers that still have to.
    pub force: UnitSet,
    /// Units that have advanced, with the hexes they may still exploit.
    pub exploiting: ArrayVec<(UnitId, u8), 8>,
}

impl Stage {
    /// The side that loses steps, if any does.
    pub fn losing_side(self) -> Side {
        if self == Stage::DefenderLosses { Side::Defender } else { Side::Attacker }
    }
}

impl Fight {
    pub fn faction(&self, side: Side) -> Faction {
        match side {
            Side::Attacker => self.attacker,
            Side::Defender => self.defender,
        }
    }

    /// Whether an air unit helps one of the sides.
    pub fn is_helped_by(&self, side: Side, id: SupportId) -> bool {
        self.air[side] >> id.0 & 1 == 1
    }

    /// The attackers lose a step instead of going back; in an exchange the defender then answers (TKC-05).
    pub(crate) fn pay_instead(&mut self) {
        self.losses[Side::Attacker] += 1;
        let exchange = self.result.is_some_and(|r| r.effect == Effect::Exchange);
        self.stage = if exchange { Stage::Answer } else { Stage::AttackerLosses };
        if exchange {
            self.retreat = 1;
            self.force = self.defenders;
        }
    }

    /// The defenders lose a step for every hex they do not go back.
    pub(crate) fn stand(&mut self) {
        self.losses[Side::Defender] += self.retreat;
        self.retreat = 0;
        self.stage = Stage::AttackerLosses;
    }
}

/// A fleet has come into a zone; this faction may answer.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Contest {
    pub fleet: SupportId,
    pub by: Faction,
}

/// Too much in a hex (TK-9.1-03).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Crowd {
    pub hex: HexId,
    pub faction: Faction,
}

/// A city that a faction's units have left in retreat (TKC-39).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Burning {
    pub hex: HexId,
    pub faction: Faction,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    Moving(Moving),
    Fight(Box<Fight>),
    Contest(Contest),
    Excess(Crowd),
    /// The bombers have got through; which of the targets.
    Bombing(u8),
    Burning(Burning),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub turn: u8,
    /// Whose turn it is.
    pub faction: Faction,
    pub segment: Segment,
    pub frames: ArrayVec<Frame, 4>,
    pub units: Vec<Unit>,
    pub support: ArrayVec<Support, 32>,
    pub status: ByCountry<Status>,
    pub markers: Markers,
    pub pool: Pool,
    /// Hexes attacked in this segment.
    pub attacked: HexSet,
    /// Steps of the nation that counts for victory that have been lost.
    pub steps_lost: u8,
    /// Free units on their way: number in the script, turn.
    pub coming: ArrayVec<(u8, u8), 4>,
    /// The segment is over but for the check of stacks (TK-9.1-03).
    pub closing: bool,
    pub verdict: Option<Verdict>,
}

impl State {
    #[inline]
    pub fn unit(&self, unit: UnitId) -> Option<&Unit> {
        self.units.get(unit.index())
    }

    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    pub fn hex_of(&self, unit: UnitId) -> Option<HexId> {
        self.unit(unit).and_then(Unit::hex)
    }

    /// The ground units in a hex.
    pub fn at(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let here = move |(_, u): &(usize, &Unit)| u.place == Place::Hex(hex);
        self.units.iter().enumerate().filter(here).map(|(i, _)| UnitId(i as u8))
    }

    pub fn fight(&self) -> Option<&Fight> {
        match self.frames.last() {
            Some(Frame::Fight(fight)) => Some(fight),
            _ => None,
        }
    }

    /// Takes the fight off the stack.
    pub(crate) fn take_fight(&mut self) -> Option<Box<Fight>> {
        match self.frames.pop() {
            Some(Frame::Fight(fight)) => Some(fight),
            Some(other) => {
                self.push(other);
                None
            }
            None => None,
        }
    }

    /// Puts what has to be decided next on the stack. There is never more than the stack holds: a decision in the
    /// middle of another is at most three deep.
    pub(crate) fn push(&mut self, frame: Frame) {
        let _ = self.frames.try_push(frame);
    }

    pub fn units_at(&self, hex: HexId) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(move |u| u.place == Place::Hex(hex))
    }

    pub fn support_ids(&self) -> impl Iterator<Item = SupportId> + use<> {
        (0..self.support.len() as u8).map(SupportId)
    }

    /// The phasing faction's Detachments that were not placed in this segment (TKC-38).
    pub(crate) fn settled_detachments(&self) -> HexSet {
        self.markers.detachments[self.faction].minus(&self.markers.new_posts)
    }

    pub fn beachhead(&self, hex: HexId) -> Option<&Beachhead> {
        self.markers.beachheads.iter().find(|b| b.hex == hex)
    }

    /// Puts a counter on the table, in the first free slot.
    pub fn add(&mut self, unit: Unit) -> Option<UnitId> {
        match self.units.iter().position(|u| u.place == Place::Gone) {
            Some(i) => {
                self.units[i] = unit;
                Some(UnitId(i as u8))
            }
            None if self.units.len() < MAX_UNITS => {
                self.units.push(unit);
                Some(UnitId(self.units.len() as u8 - 1))
            }
            None => None,
        }
    }
}
