//! A moment of a match: plain data, small enough to be copied millions of times. Units that are alike are a count;
//! transports are objects, because their cargo is.

use crate::data::{LAND, Space, Spaces};
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use kernel::SeatSet;
use serde::{Deserialize, Serialize};

/// The parts of a turn; income comes by itself.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Develop,
    CombatMove,
    /// Fire at aircraft that only pass, once the moves are committed.
    Flak,
    Combat,
    NonCombat,
    Place,
    Over,
}

impl Phase {
    /// The part of the turn it belongs to.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Develop => "phase-develop",
            Phase::CombatMove => "phase-combat-move",
            Phase::Flak | Phase::Combat => "phase-combat",
            Phase::NonCombat => "phase-non-combat",
            Phase::Place | Phase::Over => "phase-place",
        }
    }
}

/// What a unit of the power whose turn it is has done this turn. All others are ready.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    Ready,
    /// Moved, fought or landed: stays where it is.
    Done,
    /// An aircraft on its mission, with the movement it has left.
    Out(u8),
    /// A bomber on a raid.
    Raid(u8),
    /// A fighter that took off because its carrier left.
    Aloft(u8),
    /// A ship that fought at sea. It supports no landing (AA-96); a transport may still unload with the option
    /// `transport_after_battle`.
    Fought,
    /// A battleship that has fired its support shot (AA-92).
    Fired,
}

impl Status {
    /// The movement of an aircraft that is in the air.
    pub const fn in_the_air(self) -> Option<u8> {
        match self {
            Status::Out(left) | Status::Raid(left) | Status::Aloft(left) => Some(left),
            _ => None,
        }
    }
}

/// Units of one power that are alike and stand together.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Stack {
    pub space: Space,
    pub power: Power,
    pub kind: Kind,
    pub status: Status,
    pub n: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Cargo {
    pub power: Power,
    pub kind: Kind,
    /// Came aboard on its power's present or last turn.
    pub now: bool,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Transport {
    pub space: Space,
    pub power: Power,
    pub status: Status,
    pub cargo: ArrayVec<Cargo, 2>,
    /// Where cargo of the power whose turn it is lands, and how many.
    pub landing: Option<(Space, u8)>,
}

impl Transport {
    pub fn empty(space: Space, power: Power) -> Transport {
        Transport { space, power, status: Status::Ready, cargo: ArrayVec::new(), landing: None }
    }

    /// two infantry, or one of anything else.
    pub fn has_room_for(&self, kind: Kind) -> bool {
        match self.cargo.as_slice() {
            [] => kind.is_cargo(),
            [one] => one.kind == Kind::Infantry && kind == Kind::Infantry,
            _ => false,
        }
    }

    pub fn load(&mut self, cargo: Cargo) {
        // A full ship takes nothing more.
        let _ = self.cargo.try_push(cargo);
        self.cargo.sort_unstable();
    }

    pub fn carries(&self, power: Power) -> impl Iterator<Item = &Cargo> {
        self.cargo.iter().filter(move |c| c.power == power)
    }
}

/// Aircraft that passed guns on the way to their mission.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Flight {
    pub at: Space,
    pub kind: Kind,
    pub status: Status,
    pub over: Spaces,
    pub n: u8,
}

/// The rocket of the turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Rocket {
    #[default]
    Waiting,
    /// The gun moved before combat and fires from there.
    Moved(Space),
    Fired,
}

/// The facts of the turn that later rules ask for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Who held what when the turn began.
    pub held: ByPower<Spaces>,
    /// Territories with a complex of one's own when the turn began.
    pub complexes: Spaces,
    pub researched: bool,
    /// Units bought and not yet placed.
    pub bought: ByKind<u8>,
    /// Neutrals entered by land or flown over: one fee each. Those a ship is bound for are known by its
    /// landing.
    pub fees: Spaces,
    /// Territories entered without a fight, to be taken when the moves are committed.
    pub claims: Spaces,
    pub captured: Spaces,
    /// Guns whose fire at passing aircraft is still to come.
    pub guns: Spaces,
    /// Guns that fired this turn.
    pub fired: Spaces,
    pub flights: Vec<Flight>,
    /// Battles still to be fought, raids still to be flown.
    pub battles: Spaces,
    pub raids: Spaces,
    /// Where a battle was fought this turn.
    pub fought: Spaces,
    /// Battle space and the space a land unit or ship entered it from, sorted.
    pub entries: Vec<(Space, Space)>,
    /// The same for aircraft, which open a way to submarines only (AA-52).
    pub air_entries: Vec<(Space, Space)>,
    pub rocket: Rocket,
    /// Units placed from a complex this turn.
    pub placed: Vec<(Space, u8)>,
    /// Allies that have said no this turn: to troops on their transports, to fighters on their carriers.
    pub no_passengers: SeatSet,
    pub no_fighters: SeatSet,
}

/// A group on the move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Moving {
    pub kind: Kind,
    pub n: u8,
    pub status: Status,
    pub origin: Space,
    pub at: Space,
    pub left: u8,
    /// The space it came through last.
    pub from: Option<Space>,
    /// Guns and neutrals passed, territories blitzed on the way.
    pub over: Spaces,
    pub fees: Spaces,
    pub claims: Spaces,
}

impl Moving {
    /// One unit of a stack as it is taken up, with so much movement.
    pub fn of(stack: &Stack, left: u8) -> Moving {
        Moving {
            kind: stack.kind,
            n: 1,
            status: stack.status,
            origin: stack.space,
            at: stack.space,
            left,
            from: None,
            over: Spaces::EMPTY,
            fees: Spaces::EMPTY,
            claims: Spaces::EMPTY,
        }
    }
}

/// A transport in hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ferry {
    pub ship: Transport,
    pub left: u8,
    pub begun: Space,
    pub from: Option<Space>,
    /// Has moved, loaded or unloaded.
    pub acted: bool,
    pub unloaded: bool,
}

/// The steps of a battle in the order of.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// How many battleships support this landing.
    Support,
    Flak,
    Shells,
    FirstShot,
    /// The volley of the step that is fired next.
    Attack(u8),
    Defence(u8),
    Clear,
    AttackingSubmarines,
    /// Owners of submarines from this one on.
    DefendingSubmarines(Power),
    Decide,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub space: Space,
    pub amphibious: bool,
    pub stage: Stage,
    pub round: u16,
    /// Support shots to be fired.
    pub shells: u8,
    /// Zones whose battleships could also support another landing: the attacker says how many fire here.
    pub asked: Spaces,
    /// Defenders that were hit and still fire this round.
    pub aside: Vec<(Power, Kind, u8)>,
    /// Hits to be named at the end of the step: by submarines, by others (option `losses_named`).
    pub hits: (u8, u8),
    /// Where submarines have gone this round.
    pub withdrawn: Option<Space>,
    /// Owners of guests on a carrier who will not give them up this round.
    pub guests_kept: SeatSet,
}

/// A unit named as a loss.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Loss {
    pub power: Power,
    pub kind: Kind,
    pub status: Status,
    pub ship: Option<Transport>,
}

/// What has hit, which says what can be hit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HitBy {
    /// Only aircraft are lost.
    Antiaircraft,
    /// Never aircraft.
    Submarines,
    Others,
}

/// Losses to be named in the battle below.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Losses {
    pub attacker: bool,
    pub hits: u8,
    pub by: HitBy,
    pub chooser: Power,
    /// What was proposed.
    pub chosen: Vec<Loss>,
    /// Powers that have still to agree.
    pub asking: SeatSet,
}

/// What an ally is asked for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Matter {
    /// To carry a unit on his transport.
    Board { from: Space, kind: Kind },
    /// To let fighters land on his carrier; some allies may have agreed before him.
    Deck { to: Space, agreed: SeatSet },
    /// To let his fighter be lost with the attackers.
    Guest,
}

/// Passing aircraft lost over a gun: the attacker names them.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PassingFlak {
    pub gun: Space,
    pub hits: u8,
}

/// Raiders lost to the gun of the territory: the attacker names them.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RaidFlak {
    pub at: Space,
    pub hits: u8,
}

/// An ally's fighters in a zone that a carrier has left: at least and at most so many travel with it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ride {
    pub from: Space,
    pub to: Space,
    pub of: Power,
    pub least: u8,
    pub most: u8,
    pub left: Left,
}

/// What matters to those whom a carrier leaves behind or takes along.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Left {
    /// Places left on the carriers that go.
    pub deck: u8,
    /// Fighters of the carriers' owner that stood on decks of allies before.
    pub hosted: u8,
}

/// An ally is asked for something.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Consent {
    pub of: Power,
    pub matter: Matter,
}

/// A fighter of a power that must find a place on an island of the zone.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Homeless {
    pub zone: Space,
    pub power: Power,
}

/// What is under way: the last of them is the one somebody decides about.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    Moving(Moving),
    Ferry(Ferry),
    Flak(PassingFlak),
    RaidFlak(RaidFlak),
    Battle(Battle),
    Losses(Losses),
    Ride(Ride),
    Consent(Consent),
    Settle(Homeless),
}

/// How losses in defence are taken.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LossOrder {
    #[default]
    Ask,
    /// What costs least first.
    Cheapest,
    /// What defends worst first.
    Weakest,
}

impl LossOrder {
    pub const ALL: [LossOrder; 3] = [LossOrder::Ask, LossOrder::Cheapest, LossOrder::Weakest];
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SubmarineOrder {
    #[default]
    Ask,
    Stay,
    Leave,
}

impl SubmarineOrder {
    pub const ALL: [SubmarineOrder; 3] = [SubmarineOrder::Ask, SubmarineOrder::Stay, SubmarineOrder::Leave];
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    #[default]
    Ask,
    Yes,
    No,
}

impl Answer {
    pub const ALL: [Answer; 3] = [Answer::Ask, Answer::Yes, Answer::No];
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Orders {
    pub losses: LossOrder,
    pub submarines: SubmarineOrder,
    pub carry: ByPower<Answer>,
    /// Ready to give up.
    pub concede: bool,
}

/// How the game ended.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Capitals(Side),
    /// The Axis has grown enough.
    Economy,
    /// The other side has given up.
    Conceded(Side),
    /// The limit of rounds is reached.
    Limit(Option<Side>),
}

impl Verdict {
    /// The side that has won, if one has.
    pub fn side(self) -> Option<Side> {
        match self {
            Verdict::Capitals(side) | Verdict::Conceded(side) => Some(side),
            Verdict::Economy => Some(Side::Axis),
            Verdict::Limit(side) => side,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub round: u16,
    pub power: Power,
    pub phase: Phase,
    /// Territories each power controls; the rest of the land is neutral.
    pub held: ByPower<Spaces>,
    pub cash: ByPower<u16>,
    pub techs: ByPower<Techs>,
    /// Sorted by space, power, kind and status; none is empty.
    pub stacks: Vec<Stack>,
    /// Sorted.
    pub ships: Vec<Transport>,
    /// Original complexes that were in enemy hands once.
    pub lost_complexes: Spaces,
    pub turn: Turn,
    pub frames: Vec<Frame>,
    pub orders: ByPower<Orders>,
    pub verdict: Option<Verdict>,
}

/// The place of a stack in the list as one number: the same order as that of its parts, quicker to compare.
#[inline]
fn place_of(space: Space, power: Power, kind: Kind, status: Status) -> u32 {
    let (rank, left) = match status {
        Status::Ready => (0, 0),
        Status::Done => (1, 0),
        Status::Out(left) => (2, left),
        Status::Raid(left) => (3, left),
        Status::Aloft(left) => (4, left),
        Status::Fought => (5, 0),
        Status::Fired => (6, 0),
    };
    u32::from(space.0) << 18 | (power as u32) << 15 | (kind as u32) << 11 | rank << 8 | u32::from(left)
}

impl State {
    pub fn owner(&self, territory: Space) -> Option<Power> {
        Power::ALL.into_iter().find(|p| self.held[*p].contains(territory))
    }

    /// Land under the control of a side.
    pub fn land_of(&self, side: Side) -> Spaces {
        side.powers().fold(Spaces::EMPTY, |land, p| land | self.held[p])
    }

    /// The same as it was when the turn began.
    pub fn land_at_start(&self, side: Side) -> Spaces {
        side.powers().fold(Spaces::EMPTY, |land, p| land | self.turn.held[p])
    }

    pub fn neutral(&self) -> Spaces {
        LAND - self.land_of(Side::Allies) - self.land_of(Side::Axis)
    }

    pub fn set_owner(&mut self, territory: Space, power: Power) {
        for held in self.held.values_mut() {
            held.remove(territory);
        }
        self.held[power].insert(territory);
    }

    fn find(&self, space: Space, power: Power, kind: Kind, status: Status) -> Result<usize, usize> {
        let wanted = place_of(space, power, kind, status);
        self.stacks.binary_search_by_key(&wanted, |s| place_of(s.space, s.power, s.kind, s.status))
    }

    /// Everything but transports in a space.
    pub fn at(&self, space: Space) -> &[Stack] {
        let from = self.stacks.partition_point(|s| s.space < space);
        let len = self.stacks[from..].iter().take_while(|s| s.space == space).count();
        &self.stacks[from..from + len]
    }

    pub fn ships_at(&self, space: Space) -> impl Iterator<Item = &Transport> {
        self.ships.iter().filter(move |t| t.space == space)
    }

    pub fn count(&self, space: Space, power: Power, kind: Kind) -> u8 {
        if kind == Kind::Transport {
            return self.ships_at(space).filter(|t| t.power == power).count() as u8;
        }
        self.at(space).iter().filter(|s| s.power == power && s.kind == kind).map(|s| s.n).sum()
    }

    pub fn count_as(&self, space: Space, power: Power, kind: Kind, status: Status) -> u8 {
        self.find(space, power, kind, status).map_or(0, |i| self.stacks[i].n)
    }

    pub fn add(&mut self, space: Space, power: Power, kind: Kind, status: Status, n: u8) {
        if n == 0 {
            return;
        }
        match self.find(space, power, kind, status) {
            Ok(i) => self.stacks[i].n = self.stacks[i].n.saturating_add(n),
            Err(i) => self.stacks.insert(i, Stack { space, power, kind, status, n }),
        }
    }

    /// Takes units off the board; how many there were to take.
    pub fn take(&mut self, space: Space, power: Power, kind: Kind, status: Status, n: u8) -> u8 {
        match self.find(space, power, kind, status) {
            Ok(i) => {
                let taken = n.min(self.stacks[i].n);
                self.stacks[i].n -= taken;
                if self.stacks[i].n == 0 {
                    self.stacks.remove(i);
                }
                taken
            }
            Err(_) => 0,
        }
    }

    pub fn add_ship(&mut self, ship: Transport) {
        let at = self.ships.partition_point(|t| *t < ship);
        self.ships.insert(at, ship);
    }

    /// Gives units of a space another status.
    pub fn mark(&mut self, space: Space, power: Power, kind: Kind, from: Status, to: Status, n: u8) {
        let n = self.take(space, power, kind, from, n);
        self.add(space, power, kind, to, n);
    }

    pub fn moving(&self) -> Option<&Moving> {
        match self.frames.last() {
            Some(Frame::Moving(m)) => Some(m),
            _ => None,
        }
    }

    pub fn ferry(&self) -> Option<&Ferry> {
        match self.frames.last() {
            Some(Frame::Ferry(ferry)) => Some(ferry),
            _ => None,
        }
    }

    pub fn battle(&self) -> Option<&Battle> {
        self.frames.iter().rev().find_map(|f| match f {
            Frame::Battle(b) => Some(b),
            _ => None,
        })
    }

    pub fn battle_mut(&mut self) -> Option<&mut Battle> {
        self.frames.iter_mut().rev().find_map(|f| match f {
            Frame::Battle(b) => Some(b),
            _ => None,
        })
    }

    /// Whether an ally will not have our fighters on his carriers this turn.
    pub fn is_barred_from_decks_of(&self, ally: Power) -> bool {
        self.turn.no_fighters.contains(ally.seat())
    }

    /// What a power has of each kind anywhere: on the board, aboard and in hand.
    pub fn totals(&self, power: Power) -> ByKind<usize> {
        let mut totals = ByKind::default();
        for stack in self.stacks.iter().filter(|t| t.power == power) {
            totals[stack.kind] += usize::from(stack.n);
        }
        let mut afloat = |ship: &Transport| {
            totals[Kind::Transport] += usize::from(ship.power == power);
            ship.carries(power).for_each(|cargo| totals[cargo.kind] += 1);
        };
        self.ships.iter().for_each(&mut afloat);
        for frame in &self.frames {
            if let Frame::Ferry(f) = frame {
                afloat(&f.ship);
            }
        }
        for frame in &self.frames {
            match frame {
                Frame::Moving(m) if self.power == power => totals[m.kind] += usize::from(m.n),
                Frame::Settle(homeless) if homeless.power == power => totals[Kind::Fighter] += 1,
                _ => {}
            }
        }
        totals
    }

    pub fn total(&self, power: Power, kind: Kind) -> usize {
        self.totals(power)[kind]
    }
}
