//! A moment of a game: what lies on the table, the bag, and what is pending.

use crate::force::{MEN, MOUNTS, Part};
use crate::rules::path::{End, Path};
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use board::table::{Heading, Point, Shape};
use kernel::Seat;
use serde::{Deserialize, Serialize};

pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

pub fn other(seat: Seat) -> Seat {
    if seat == SEATS[0] { SEATS[1] } else { SEATS[0] }
}

/// A unit by its number: the first player's units first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u8);

impl UnitId {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a unit is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Off the table, to come on in the first turn (C-130).
    FirstWave,
    /// Off the table, to come on later (C-131).
    Reserve,
    Field,
    Aboard(UnitId),
    Destroyed,
    /// Went off by leave of the scenario (C-186).
    Left,
}

/// A man on the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Man {
    pub at: Point,
    pub part: Part,
    pub weapon: WeaponId,
    pub extra: Option<WeaponId>,
}

/// A floor of a building with a unit on it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    pub building: u8,
    pub floor: u8,
}

/// C-64: what an indirect weapon ranges in on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranging {
    pub target: UnitId,
    /// The score that was needed last time.
    pub needed: u8,
    pub turn: u8,
}

/// Marks beside a unit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Marks {
    /// C-182.
    pub hidden: bool,
    /// BA-125.
    pub immobilised: bool,
    /// Moved in this turn.
    pub moved: bool,
    /// C-12: the NCO has fallen and nobody took over.
    pub leaderless: bool,
    /// C-59: out of fuel. S-19: the trailer was dropped.
    pub empty: bool,
    /// C-129: the call was made. N-04: and a second one.
    pub called: bool,
    pub called_twice: bool,
    /// S-09: the run before the battle was made.
    pub scouted: bool,
    /// S-01, S-13: has been tried.
    pub tried: bool,
    /// BA-59: set up where it cannot move from.
    pub dug_in: bool,
    /// Went Down as a reaction to the shot being worked out (C-45).
    pub ducked: bool,
    /// C-20: what was loaded for Ambush is shot and not explosive.
    pub loaded_shot: bool,
    /// BA-09: the die stays on it.
    pub kept: bool,
    /// BA-09: its die was laid in an earlier turn.
    pub stayed: bool,
    /// Made a Run this turn (BA-158, C-99).
    pub ran: bool,
    /// C-35: off its horses, motorcycles or bicycles for good.
    pub dismounted: bool,
}

/// One unit.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    pub seat: Seat,
    pub fate: Fate,
    /// The die beside it (BA-04).
    pub order: Option<Order>,
    pub quality: Quality,
    pub pins: u8,
    pub men: ArrayVec<Man, MEN>,
    /// Centre of the hull or gun.
    pub at: Point,
    pub facing: Heading,
    pub inside: Option<Room>,
    pub marks: Marks,
    pub ranging: Option<Ranging>,
    /// C-132: the short edge it goes for, left or right of the table.
    pub flank: Option<Side>,
}

/// A short edge of the table.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Left,
    Right,
}

/// A long edge of the table.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    Top,
    Bottom,
}

impl Edge {
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::Top => Edge::Bottom,
            Edge::Bottom => Edge::Top,
        }
    }
}

impl Unit {
    pub fn is_on_table(&self) -> bool {
        self.fate == Fate::Field
    }

    /// Still in the game, wherever it is.
    pub fn is_alive(&self) -> bool {
        !matches!(self.fate, Fate::Destroyed | Fate::Left)
    }
}

/// A cloud (C-67, C-194).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Smoke {
    pub at: Point,
    pub radius: i32,
    /// The turn it was laid in.
    pub turn: u8,
}

/// What is left of a vehicle (BA-131, BA-132).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wreck {
    pub hull: Shape,
    pub height: i32,
}

/// A barrage or strike on its way (C-129).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Call {
    pub seat: Seat,
    pub what: Support,
    pub at: Point,
    /// The unit an aircraft is sent against.
    pub target: Option<UnitId>,
    /// Turns it has been late.
    pub late: u8,
    pub turn: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Support {
    Barrage,
    Smoke,
    Strike,
}

/// Something to be held, carried or blown up.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    pub at: Point,
    /// C-192: who carries it.
    pub carrier: Option<Bearer>,
    /// C-193: whose base it is, and whether it stands.
    pub owner: Option<Seat>,
    pub destroyed: bool,
}

impl Objective {
    /// Whether a man of this unit carries it.
    pub fn is_with(&self, id: UnitId) -> bool {
        self.carrier.is_some_and(|bearer| bearer.unit == id)
    }
}

/// The man who carries an object.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bearer {
    pub unit: UnitId,
    pub man: u8,
}

/// How far the game has come.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The n-th step of the scenario's set-up.
    SetUp(u8),
    Play,
    Over,
}

/// C-180: both sides set up by turns.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByTurns {
    pub next: Seat,
    /// Who is done with it.
    pub done: [bool; 2],
}

/// How it ended: the winner, if any.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Won(Seat),
    Draw,
}

/// Everything that lies on the table and beside it; also a position as it is written down.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    pub stage: Stage,
    pub turn: u8,
    pub last_turn: u8,
    pub units: Vec<Unit>,
    /// Dice in the bag, by seat.
    pub bag: [u8; 2],
    /// The die in somebody's hand.
    pub drawn: Option<Seat>,
    /// Whose die came out first this turn (C-164).
    pub first: Option<Seat>,
    pub attacker: Option<Seat>,
    /// Whose turn it is in the step of the set-up being taken.
    #[serde(default)]
    pub by_turns: Option<ByTurns>,
    /// Edges of the two players.
    pub edges: Option<[Edge; 2]>,
    pub objectives: ArrayVec<Objective, 4>,
    pub wrecks: Vec<Wreck>,
    pub smoke: Vec<Smoke>,
    /// Buildings that have come down (C-109).
    pub fallen: u128,
    pub calls: Vec<Call>,
    pub verdict: Option<Verdict>,
}

/// A weapon, or the arms of a squad, pointed at something.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    pub battery: u8,
    pub target: UnitId,
    pub shell: Shell,
}

/// C-61: what is fired, declared with the target.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shell {
    Shot,
    He,
    Indirect,
    Smoke,
}

impl Shell {
    /// Over the heads of others (C-64, C-67).
    pub const fn is_indirect(self) -> bool {
        matches!(self, Shell::Indirect | Shell::Smoke)
    }
}

/// Why a unit fires.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    Order,
    /// C-18.
    Ambush,
    /// C-115.
    Assaulted,
    /// BA-17.
    FriendlyFire,
}

pub type Aims = ArrayVec<Aim, { MOUNTS + 2 }>;

/// The account that moves are paid from, as explanations name it.
pub const MOVE: &str = "move";

/// A unit that moves: what each man (or the hull) has used up of its allowance.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moving {
    pub unit: UnitId,
    pub order: Order,
    pub used: ArrayVec<i16, MEN>,
    pub pivots: u8,
    pub reversing: Option<bool>,
    pub off_road: bool,
}

impl Moving {
    /// Most of what any of them has used up.
    pub fn spent(&self) -> i32 {
        i32::from(self.used.iter().copied().max().unwrap_or(0))
    }

    pub fn has_gone(&self) -> bool {
        self.used.iter().any(|&used| used > 0)
    }
}

/// The owner of units in Ambush may fire at the mover (C-18); those that let this step pass.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Watching {
    pub mover: UnitId,
    pub passed: u64,
}

/// Targets are being declared (BA-67). What can be aimed at is looked up once: nothing moves meanwhile.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declaring {
    pub unit: UnitId,
    pub aims: Aims,
    pub occasion: Occasion,
    pub open: Vec<Aim>,
}

/// BA-68: the target of fire or of an assault may react.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reacting {
    pub unit: UnitId,
    pub by: UnitId,
    pub assault: bool,
}

/// Men have to be removed (BA-72); by the enemy if damage was exceptional (C-48).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Losing {
    pub unit: UnitId,
    pub count: u8,
    pub by: Seat,
    pub heavy: bool,
}

/// BA-19: the enemy picks who is fired at.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FriendlyFire {
    pub unit: UnitId,
}

/// S-17: an order test was failed; the owner may make an example of a man and test again.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MakingExample {
    pub unit: UnitId,
    pub order: Order,
    pub minus: u8,
    pub fubar: bool,
}

/// C-20: the owner says what is loaded.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoadingGun {
    pub unit: UnitId,
}

/// C-122: men get out of the way of a tank that comes so far.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SteppingAside {
    pub unit: UnitId,
    pub tank: UnitId,
    pub by: i16,
}

/// BA-157: the winner may move so far, or into the house of those it has beaten (C-160).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regrouping {
    pub unit: UnitId,
    pub reach: i16,
    pub house: Option<u8>,
}

/// BA-09: the player says which dice stay.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeepingDice {
    pub seat: Seat,
}

/// C-129: the enemy moves the marker.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Straying {
    pub call: u8,
}

/// C-129a: the enemy picks the target of a strike.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MisledStrike {
    pub call: u8,
}

/// C-144: the winner of the roll-off says whose barrage or strike comes first.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OrderingCalls {
    pub seat: Seat,
}

/// C-195: the enemy's flak may fire at the aircraft before it attacks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FiringFlak {
    pub call: u8,
    pub target: UnitId,
}

/// What is pending. The last one is being dealt with.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// An order being carried out; `step` counts what is done.
    Act {
        unit: UnitId,
        order: Order,
        step: u8,
    },
    Move(Moving),
    /// Men on their way; ambushes may interrupt (C-163).
    Way {
        unit: UnitId,
        paths: Vec<Path>,
        step: u8,
        steps: u8,
        end: End,
    },
    Ambush(Watching),
    Declare(Declaring),
    React(Reacting),
    /// Fire is being worked out: the targets that have reacted and those that are settled.
    Fire {
        unit: UnitId,
        aims: Aims,
        occasion: Occasion,
        reacted: u8,
        settled: u8,
    },
    Loss(Losing),
    /// BA-73: what follows once the men are gone.
    Aftermath {
        unit: UnitId,
        had: u8,
        always: bool,
    },
    Friendly(FriendlyFire),
    Example(MakingExample),
    Loading(LoadingGun),
    /// BA-148: an assault on its way, step by step; those who are eager need no test for it (N-08, N-13), those who are
    /// defended strike as soon as the attackers (C-116).
    Assault {
        unit: UnitId,
        target: UnitId,
        step: u8,
        eager: bool,
        defended: bool,
    },
    Aside(SteppingAside),
    /// C-122: a tank drives on so far once those before it are out of its way.
    DriveOn {
        unit: UnitId,
        by: i16,
    },
    /// BA-151 to BA-156: a round of close quarters; whether both strike at once, who has lost how many, and the house
    /// that is fought for.
    Melee {
        unit: UnitId,
        target: UnitId,
        at_once: bool,
        round: u8,
        step: u8,
        lost: [u8; 2],
        house: Option<u8>,
    },
    Regroup(Regrouping),
    Keep(KeepingDice),
    /// BA-09: what is left to do at the end of the turn.
    TurnEnd,
    /// C-144: the start of a turn: smoke is lifted and, if both sides have called, the order rolled for; then the
    /// n-th call.
    TurnStart {
        call: u8,
    },
    Stray(Straying),
    Misled(MisledStrike),
    Flak(FiringFlak),
    Calls(OrderingCalls),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub field: Field,
    pub frames: Vec<Frame>,
}

impl State {
    /// What was pending last is dealt with.
    pub fn drop_frame(&mut self) {
        self.frames.pop();
    }
}

impl std::ops::Deref for State {
    type Target = Field;

    fn deref(&self) -> &Field {
        &self.field
    }
}

impl std::ops::DerefMut for State {
    fn deref_mut(&mut self) -> &mut Field {
        &mut self.field
    }
}

impl Field {
    pub fn unit(&self, id: UnitId) -> Option<&Unit> {
        self.units.get(id.index())
    }

    pub fn ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len().min(64) as u8).map(UnitId)
    }

    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.ids().zip(&self.units).filter(move |(_, u)| u.seat == seat)
    }

    pub fn on_table(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.ids().zip(&self.units).filter(|(_, u)| u.is_on_table())
    }

    /// Where a unit is; one aboard another is where that is.
    pub fn whereabouts(&self, id: UnitId) -> Option<Fate> {
        match self.unit(id)?.fate {
            Fate::Aboard(vehicle) => self.unit(vehicle).map(|v| v.fate),
            fate => Some(fate),
        }
    }

    pub fn change(&mut self, id: UnitId, change: impl FnOnce(&mut Unit)) {
        if let Some(unit) = self.units.get_mut(id.index()) {
            change(unit);
        }
    }

    /// Men aboard a vehicle.
    pub fn load_of(&self, vehicle: UnitId) -> usize {
        self.units.iter().filter(|u| u.fate == Fate::Aboard(vehicle)).map(|u| u.men.len()).sum()
    }

    /// Units of a side that are not on the table yet.
    pub fn waiting(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        self.of(seat).filter(|(_, u)| matches!(u.fate, Fate::Reserve | Fate::FirstWave)).map(|(id, _)| id)
    }

    /// How many units of a side are on the table, those aboard included.
    pub fn deployed(&self, seat: Seat) -> usize {
        self.of(seat).filter(|(id, _)| self.whereabouts(*id) == Some(Fate::Field)).count()
    }

    /// The next step of the set-up.
    pub fn next_step(&mut self) {
        self.by_turns = None;
        if let Stage::SetUp(n) = &mut self.stage {
            *n += 1;
        }
    }

    /// A unit that moves is seen, is out of range, and is not where others ranged in on (C-64, C-182).
    pub fn disturb(&mut self, id: UnitId) {
        for (other, unit) in self.ids().zip(&mut self.units) {
            if other == id || unit.ranging.is_some_and(|r| r.target == id) {
                unit.ranging = None;
            }
        }
        self.change(id, |u| {
            u.marks.moved = true;
            u.marks.hidden = false;
        });
    }

    /// C-192: the object lies where its carrier stood.
    pub fn drop_object(&mut self, id: UnitId) {
        let Some(unit) = self.units.get(id.index()) else { return };
        for objective in &mut self.objectives {
            if let Some(bearer) = objective.carrier.filter(|bearer| bearer.unit == id) {
                objective.carrier = None;
                objective.at = unit.men.get(usize::from(bearer.man)).map_or(unit.at, |man| man.at);
            }
        }
    }

    /// C-192: a man of a unit is about to fall: what he carries lies where he stood, and the others keep their places.
    pub fn drop_of_man(&mut self, id: UnitId, fallen: u8) {
        let at = self.unit(id).and_then(|u| u.men.get(usize::from(fallen)).map(|man| man.at));
        for objective in &mut self.objectives {
            match objective.carrier.as_mut().filter(|bearer| bearer.unit == id) {
                Some(bearer) if bearer.man == fallen => {
                    objective.carrier = None;
                    objective.at = at.unwrap_or(objective.at);
                }
                Some(bearer) if bearer.man > fallen => bearer.man -= 1,
                _ => {}
            }
        }
    }

    pub fn edge(&self, seat: Seat) -> Option<Edge> {
        self.edges.and_then(|e| e.get(usize::from(seat.0)).copied())
    }
}
