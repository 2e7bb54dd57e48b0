//! A moment of a match: plain data, small enough to be copied millions of times. Units that are alike and stand
//! together are a count; units on a mission are a group.

use crate::action::Standing;
use crate::data::{Area, Areas, LAND};
pub use crate::frames::*;
pub use crate::ground::Ground;
pub use crate::stacks::{Stack, Stacks};
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The phases of a side's turn (HUB-2.1); accounting, return and conquest come by themselves.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Declare,
    Build,
    Move,
    Battle,
    /// Second movement of armour, with its battles.
    SecondMove,
    SecondBattle,
    Supply,
    Redeploy,
    Over,
}

impl Phase {
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Declare => "phase-declare",
            Phase::Build => "phase-build",
            Phase::Move => "phase-move",
            Phase::Battle => "phase-battle",
            Phase::SecondMove => "phase-second-move",
            Phase::SecondBattle => "phase-second-battle",
            Phase::Supply => "phase-supply",
            Phase::Redeploy | Phase::Over => "phase-redeploy",
        }
    }
}

/// Where a country stands in the war.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stance {
    Neutral,
    Axis,
    Allies,
    Conquered(Nation),
}

impl Stance {
    #[inline]
    pub const fn side(self) -> Option<Side> {
        match self {
            Stance::Axis => Some(Side::Axis),
            Stance::Allies => Some(Side::Allies),
            _ => None,
        }
    }

    pub const fn of(side: Side) -> Stance {
        match side {
            Side::Axis => Stance::Axis,
            Side::Allies => Stance::Allies,
        }
    }
}

/// What a unit has done since its own last turn began.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cond {
    Fresh,
    /// Has moved or changed base; it can still defend and intervene.
    Moved,
    /// Has fought, flown or sailed, or is set aside for supply or escort: finished until its next turn (HU-89).
    Used,
    /// Armour that won its battle: it may move a second time (HUC-06).
    Won,
    /// Paratroops that took an area alone (HU-07).
    Dropped,
    /// Without supply at the end of its last turn.
    Dry,
    DryUsed,
}

impl Cond {
    /// Aircraft and ships that can intervene or defend.
    pub const fn is_ready(self) -> bool {
        matches!(self, Cond::Fresh | Cond::Moved)
    }

    pub const fn is_dry(self) -> bool {
        matches!(self, Cond::Dry | Cond::DryUsed)
    }
}

/// What a great power has to spend. Always: left + spent + lost = opening + gained.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ledger {
    pub base: u16,
    /// Points after the last yearly accounting.
    pub opening: u16,
    pub left: u16,
    pub gained: u16,
    pub spent: u16,
    pub lost: u16,
    /// Spent this season, against the limit (HUB-9.3).
    pub season: u16,
}

impl Ledger {
    pub fn open(&mut self, points: u16) {
        let base = self.base;
        *self = Ledger { base, opening: points, left: points, ..Ledger::default() };
    }

    pub fn pay(&mut self, cost: u16) {
        let paid = cost.min(self.left);
        self.left -= paid;
        self.spent += paid;
        self.season += paid;
    }

    /// Points that are gone without having been spent, never below nothing; tells how many.
    pub fn lose(&mut self, points: u16) -> u16 {
        let lost = points.min(self.left);
        self.left -= lost;
        self.lost += lost;
        lost
    }

    pub fn gain(&mut self, points: u16) {
        self.left += points;
        self.gained += points;
    }
}

/// What a group is out for.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mission {
    /// Land units against an area next to theirs.
    March,
    /// Aircraft against land units.
    Support,
    /// Paratroops with their escort.
    Drop,
    /// Aircraft against ships in port.
    Strike,
    Bomb,
    /// A change of base by air or sea.
    Rebase,
    Invade,
    Raid,
    Prey(Route),
}

impl Mission {
    /// What it is for, as the log says it.
    pub const fn word(self) -> &'static str {
        match self {
            Mission::March => "mission-march",
            Mission::Support => "mission-support",
            Mission::Drop => "mission-drop",
            Mission::Strike => "mission-strike",
            Mission::Bomb => "mission-bomb",
            Mission::Rebase => "mission-rebase",
            Mission::Invade => "mission-invade",
            Mission::Raid => "mission-raid",
            Mission::Prey(_) => "mission-prey",
        }
    }
}

pub type Way = ArrayVec<Area, 6>;

/// Units of one nation from one area to one area (HUC-02).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Group {
    pub nation: Nation,
    pub origin: Area,
    pub target: Area,
    pub mission: Mission,
    pub units: Units,
    /// What the fleets carry.
    pub cargo: Units,
    /// The areas passed after the origin.
    pub way: Way,
}

impl Group {
    pub fn is_empty(&self) -> bool {
        self.units.is_empty() && self.cargo.is_empty()
    }

    /// Its land units that go ashore or march in.
    pub fn ashore(&self) -> Units {
        let units = if self.units.ships() > 0 { self.cargo } else { self.units };
        units.only(Kind::is_land)
    }

    /// Where it is when it has come to the end of its way.
    pub fn end(&self) -> Area {
        self.way.last().copied().unwrap_or(self.origin)
    }
}

/// A convoy at sea: the chip lies face down, its value is in [`State::cargo`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Chip {
    /// Turned over, because it was attacked.
    pub open: bool,
    /// Points sunk with it so far.
    pub sunk: u8,
    /// The accounting of the year in which it was sent has taken its points from the sender (HUB-10.2).
    #[serde(default)]
    pub paid: bool,
}

/// Warships beside a convoy (HUC-09).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Escort {
    pub route: Route,
    pub nation: Nation,
    pub kind: Kind,
    pub base: Area,
    pub n: u8,
}

/// Units without a base: their owner says where they go, if there is anywhere (HUB-5.3).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Displaced {
    pub nation: Nation,
    pub kind: Kind,
    pub n: u8,
    /// How they will stand in their new base.
    pub cond: Cond,
    pub from: Area,
}

/// The war between Germany and the Soviet Union.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct EasternWar {
    pub since: Date,
    /// Germany attacked (HU-66); otherwise the Soviet Union did (HU-65).
    pub by_germany: bool,
    /// What the Soviet Union owned when it was attacked (HU-70).
    pub borders: Areas,
}

/// The facts of the turn that later rules ask for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Attacks declared and not yet fought.
    pub battles: Areas,
    /// Areas attacked this turn, whose one attack is used up (HU-15).
    pub fought: Areas,
    /// Who declared the attack on an area, and what was paid for it.
    pub declared: Vec<(Area, Nation, u8)>,
    /// German units that have fought in Africa this turn, and the most that were there when one of them set out
    /// (HU-80).
    pub african: u8,
    #[serde(default)]
    pub african_most: u8,
    /// Units built in an area.
    pub built: Vec<(Area, u8)>,
    /// Redeployments of each great power; crossings of the ocean among them.
    pub redeployed: [u8; GREAT],
    pub ocean: u8,
    /// Ports joined by an escort that has room for so many more.
    pub escorts: Vec<(Area, Area, u8)>,
    /// Aircraft that have hunted submarines this turn, by base (HU-28).
    pub hunted: Vec<(Area, Nation, Kind, u8)>,
    /// Ports through which so many units are supplied, and whose fleets see to it.
    pub supplied: Vec<(Area, Nation, u8)>,
    /// Routes on which a chip was laid this turn, as bits.
    pub laid: u8,
    /// Paratroops shot down on their way to an area (HU-06), and areas that land units attacked.
    pub shot_down: Vec<(Area, Nation, u8)>,
    pub land_attacked: Areas,
    /// Areas taken from the sea this turn: supplied until it ends (HUB-5.4).
    pub landed: Areas,
    /// Areas with which a great power falls that land units of the phasing side have attacked or tried to (HUC-12).
    pub counter_attacked: Areas,
}

/// Standing orders of a seat. What it means to do about interventions nobody else sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Orders {
    /// Sorted by place.
    pub intervene: Vec<(Area, u8)>,
    pub quiet: bool,
    /// Does not fight together with its partner (HU-58); everybody knows.
    pub alone: bool,
}

impl Orders {
    /// Whether there is anything in them that others may not know.
    pub fn is_secret(&self) -> bool {
        self.quiet || !self.intervene.is_empty()
    }

    /// How many aircraft are to intervene at a place.
    pub fn sent_to(&self, place: Area) -> u8 {
        self.intervene.iter().find(|(at, _)| *at == place).map_or(0, |(_, n)| *n)
    }

    pub fn give(&mut self, order: Standing) {
        match order {
            Standing::Quiet(quiet) => self.quiet = quiet,
            Standing::Cooperate(together) => self.alone = !together,
            Standing::Intervene { place, n } => {
                self.intervene.retain(|(at, _)| *at != place);
                if n > 0 {
                    self.intervene.push((place, n));
                    self.intervene.sort_unstable();
                }
            }
        }
    }

    /// What everybody knows of them.
    pub fn known(&self) -> Orders {
        Orders { alone: self.alone, ..Orders::default() }
    }
}

/// How the game ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Decisive(Side),
    Marginal(Side),
    Draw,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub date: Date,
    /// The side whose turn it is, and whether it is the second of the season.
    pub side: Side,
    pub second: bool,
    pub phase: Phase,
    pub active: Seat,
    /// Who controls each area of land.
    pub ground: Ground,
    pub stance: ByNation<Stance>,
    /// The great power that moves and pays for each nation.
    pub runner: ByNation<Nation>,
    pub ledgers: [Ledger; GREAT],
    pub stacks: Stacks,
    /// Attackers on the way to battles of this turn.
    pub groups: Vec<Group>,
    pub chips: ByRoute<Option<Chip>>,
    /// What the chips are worth: the one secret of the game (HU-48).
    pub cargo: ByRoute<u8>,
    pub escorts: Vec<Escort>,
    /// US aid of 1941, to be taken from 1942 (HU-52).
    pub aid_1941: u16,
    /// Aid of the year, where a table gives it.
    pub aid_year: u8,
    /// Paratroops that cannot be rebuilt (HU-06), by great power.
    pub gone: [u8; GREAT],
    /// Units that a conquest has taken out of the pools (HUC-15).
    pub removed: ByNation<Units>,
    pub eastern: Option<EasternWar>,
    /// Satellites German units must leave by the end of this German turn (HU-73).
    pub leave_by: Option<Date>,
    /// Gibraltar and Suez, while Britain's base is lower by them (HU-76).
    pub lost_keys: [bool; 2],
    pub maginot_fallen: bool,
    /// British units in Vichy areas must have left by the end of this Allied turn.
    pub vichy_formed: Option<Date>,
    pub turn: Turn,
    pub frames: Vec<Frame>,
    /// Asked about before anything else goes on, the last first.
    pub displaced: Vec<Displaced>,
    pub orders: [Orders; 5],
    pub verdict: Option<Verdict>,
}

impl State {
    #[inline]
    pub fn owner(&self, area: Area) -> Option<Nation> {
        self.ground.owner(area)
    }

    /// The side at war that a nation belongs to.
    #[inline]
    pub fn side_of(&self, nation: Nation) -> Option<Side> {
        self.stance[nation].side()
    }

    /// The side in whose turn a nation acts: a great power that is still neutral goes with its friends of history.
    #[inline]
    pub fn camp(&self, nation: Nation) -> Option<Side> {
        match self.stance[nation] {
            Stance::Neutral if nation.is_great() => nation.history(),
            Stance::Neutral if nation == Nation::Vichy => Some(Side::Axis),
            stance => stance.side(),
        }
    }

    pub fn at_war(&self, nation: Nation) -> bool {
        self.side_of(nation).is_some()
    }

    pub fn side_at(&self, area: Area) -> Option<Side> {
        self.owner(area).and_then(|n| self.side_of(n))
    }

    /// The areas whose owner fits.
    #[inline]
    pub fn areas_of(&self, fits: impl Fn(Nation) -> bool) -> Areas {
        Nation::ALL.into_iter().filter(|&n| fits(n)).fold(Areas::EMPTY, |found, n| found | self.ground.of(n))
    }

    /// The stacks of a nation's units of one kind in an area, by condition.
    #[inline]
    pub fn alike(&self, area: Area, nation: Nation, kind: Kind) -> &[Stack] {
        self.stacks.alike(area, nation, kind)
    }

    pub fn add(&mut self, area: Area, nation: Nation, kind: Kind, cond: Cond, n: u8) {
        if n > 0 && LAND.contains(area) {
            self.stacks.add(Stack { area, nation, kind, cond, n });
        }
    }

    pub fn add_units(&mut self, area: Area, nation: Nation, units: Units, cond: Cond) {
        for (kind, n) in units.iter() {
            self.add(area, nation, kind, cond, n);
        }
    }

    /// Takes away as many as there are, at most `n`; tells how many.
    pub fn take(&mut self, area: Area, nation: Nation, kind: Kind, cond: Cond, n: u8) -> u8 {
        self.stacks.take(area, nation, kind, cond, n)
    }

    /// Takes units of any condition, used ones first.
    pub fn take_any(&mut self, area: Area, nation: Nation, kind: Kind, n: u8) -> u8 {
        let mut left = n;
        for cond in [Cond::DryUsed, Cond::Dry, Cond::Used, Cond::Moved, Cond::Dropped, Cond::Won, Cond::Fresh] {
            left -= self.take(area, nation, kind, cond, left);
        }
        n - left
    }

    /// The stacks of an area.
    #[inline]
    pub fn at(&self, area: Area) -> &[Stack] {
        self.stacks.at(area)
    }

    pub fn count(&self, area: Area, nation: Nation, kind: Kind) -> u8 {
        self.alike(area, nation, kind).iter().map(|t| t.n).sum()
    }

    pub fn count_as(&self, area: Area, nation: Nation, kind: Kind, cond: Cond) -> u8 {
        self.stacks.count_as(area, nation, kind, cond)
    }

    /// Units of a nation everywhere, on missions and at sea too.
    pub fn total(&self, nation: Nation, kind: Kind) -> usize {
        let here: usize =
            self.stacks.iter().filter(|t| t.nation == nation && t.kind == kind).map(|t| usize::from(t.n)).sum();
        let out = self.groups.iter().filter(|g| g.nation == nation);
        let out: usize = out.map(|g| usize::from(g.units.get(kind)) + usize::from(g.cargo.get(kind))).sum();
        let escorts = self.escorts.iter().filter(|e| e.nation == nation && e.kind == kind).map(|e| usize::from(e.n));
        let adrift = self.displaced.iter().filter(|d| d.nation == nation && d.kind == kind).map(|d| usize::from(d.n));
        here + out + escorts.sum::<usize>() + adrift.sum::<usize>()
    }

    /// German submarines everywhere, those among the shipping too.
    pub fn submarines(&self) -> u8 {
        let at_sea = self.frames.iter().map(|frame| match frame {
            Frame::Prowl(prowl) => prowl.group.units.get(Kind::Submarine),
            _ => 0,
        });
        at_sea.sum::<u8>() + self.total(Nation::De, Kind::Submarine) as u8
    }

    /// Units of every nation everywhere, in one pass.
    pub fn totals(&self) -> ByNation<Units> {
        let mut totals = ByNation::<Units>::default();
        for t in self.stacks.iter() {
            totals[t.nation].add(t.kind, t.n);
        }
        for g in &self.groups {
            totals[g.nation] = totals[g.nation].plus(g.units).plus(g.cargo);
        }
        for e in &self.escorts {
            totals[e.nation].add(e.kind, e.n);
        }
        totals
    }

    /// All units of a nation, those that somebody has in hand or that are in the middle of a fight too.
    pub fn in_play(&self, nation: Nation) -> u32 {
        let of = |whose: Nation, units: Units| if whose == nation { u32::from(units.total()) } else { 0 };
        let in_frame = |frame: &Frame| match frame {
            Frame::Moving(moving) => of(moving.nation, moving.units.plus(moving.cargo)),
            Frame::Prowl(prowl) => of(prowl.group.nation, prowl.group.units),
            Frame::Vichy(units) => of(Nation::Vichy, *units),
            Frame::Battle(battle) => battle.away.iter().map(|&(whose, kind, n)| of(whose, Units::of(kind, n))).sum(),
            Frame::Chain(chain) => {
                let links = chain.links.iter().chain(&chain.gathering).map(|link| of(link.nation, link.units));
                of(chain.group.nation, chain.group.units.plus(chain.group.cargo)) + links.sum::<u32>()
            }
            Frame::Sea(_) | Frame::Losses(_) | Frame::Control(_) | Frame::MoveIn(_) | Frame::Hunger(_) => 0,
        };
        self.total_all(nation) as u32 + self.frames.iter().map(in_frame).sum::<u32>()
    }

    pub fn total_all(&self, nation: Nation) -> usize {
        Kind::ALL.iter().map(|&k| self.total(nation, k)).sum()
    }

    /// A conquest takes a nation's units off the map, and out of its pool.
    pub fn remove_conquered(&mut self, nation: Nation) {
        for kind in Kind::ALL {
            let n = u8::try_from(self.total(nation, kind)).unwrap_or(u8::MAX);
            self.removed[nation].add(kind, n);
        }
        self.remove_nation(nation);
    }

    pub fn remove_nation(&mut self, nation: Nation) {
        self.stacks.retain(|t| t.nation != nation);
        self.groups.retain(|g| g.nation != nation);
        self.escorts.retain(|e| e.nation != nation);
        self.displaced.retain(|d| d.nation != nation);
    }

    /// The chain of interventions that is pending, whatever lies on top of it.
    pub fn chain(&self) -> Option<&Chain> {
        self.frames.iter().rev().find_map(|frame| if let Frame::Chain(chain) = frame { Some(&**chain) } else { None })
    }

    pub fn chain_mut(&mut self) -> Option<&mut Chain> {
        let frames = self.frames.iter_mut().rev();
        frames.into_iter().find_map(|frame| if let Frame::Chain(chain) = frame { Some(&mut **chain) } else { None })
    }

    /// The sea battle that is being fought.
    pub fn sea_fight(&self) -> Option<&SeaFight> {
        self.frames.iter().rev().find_map(|frame| if let Frame::Sea(fight) = frame { Some(fight) } else { None })
    }

    pub fn sea_fight_mut(&mut self) -> Option<&mut SeaFight> {
        self.frames.iter_mut().rev().find_map(|frame| if let Frame::Sea(fight) = frame { Some(fight) } else { None })
    }

    /// The battle that is being fought.
    pub fn battle(&self) -> Option<&Battle> {
        self.frames.iter().rev().find_map(|frame| if let Frame::Battle(battle) = frame { Some(battle) } else { None })
    }

    pub fn battle_mut(&mut self) -> Option<&mut Battle> {
        let frames = self.frames.iter_mut().rev();
        frames.into_iter().find_map(|frame| if let Frame::Battle(battle) = frame { Some(battle) } else { None })
    }

    /// Units have lost their base and look for another.
    pub fn displace(&mut self, from: Area, nation: Nation, kind: Kind, cond: Cond, n: u8) {
        if n > 0 {
            self.displaced.push(Displaced { nation, kind, n, cond, from });
        }
    }

    pub fn set_owner(&mut self, area: Area, nation: Nation) {
        self.ground.give(area, nation);
    }

    /// The points a sender has no more: they are on chips at sea and leave his account when these are turned over, or
    /// at the accounting, so that the account does not tell before what is on them.
    pub fn pending(&self, nation: Nation) -> u16 {
        let of = |r: &&Route| r.sender() == nation && self.chips[**r].is_some_and(|chip| !chip.paid);
        Route::ALL.iter().filter(of).map(|r| u16::from(self.cargo[*r])).sum()
    }
}
