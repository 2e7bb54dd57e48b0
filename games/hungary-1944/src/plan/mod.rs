//! What the machine player should know: a sensible choice at every decision, from a picture of who is strong where. It
//! plans one step at a time; search over whole turns belongs to other players.

use crate::data::{CombatResult, Victory};
use crate::decisions::missions;
use crate::game::Pending;
use crate::rules::combat::new_fight;
use crate::rules::odds::defender_loss;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use board::{HexGrid, HexId, HexSet, MAX_HEXES, Sides};
use kernel::decision::{self, At, Decides, Decision};
use kernel::{Foresight, Hints, MindOf, NoAim, Rng, Seat};
use std::cell::OnceCell;

mod attacks;

impl Hints for Rules {
    type Aim = NoAim;
    type Memory = ();

    fn worths(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, rng: &mut Rng) -> Vec<f64> {
        if self.pending(state) == Some(Pending::AssignMissions) {
            let picture = Picture::new(Side::deciding(seat));
            let drawn = missions::draw(&View { rules: self, state, picture: &picture }, legal, rng);
            return (0..legal.len()).map(|i| if i == drawn { 1.0 } else { 0.0 }).collect();
        }
        decision::worths(self, state, seat, legal, mind)
    }

    /// Points of the score, then the strength left on the map.
    fn value(&self, state: &State, seat: Seat) -> i64 {
        let strength =
            |side: Side| -> i64 { self.on_map_of(state, side).map(|(unit, ..)| worth(self, state, unit) as i64).sum() };
        let allied = i64::from(self.score(state)) * 100 + strength(Side::Allied) - strength(Side::Axis);
        if Side::of(seat) == Some(Side::Allied) { allied } else { -allied }
    }

    /// Steps on the map; columns are spent, not lost.
    fn strength(&self, state: &State, seat: Seat) -> u32 {
        let Some(side) = Side::of(seat) else { return 0 };
        let fights = self.on_map_of(state, side).filter(|(_, brief, _)| brief.kind != Kind::Column);
        fights.map(|(unit, ..)| u32::from(state.steps(unit, &self.data))).sum()
    }

    /// What a turn has brought shows in the score only some turns later.
    fn foresight(&self) -> Foresight {
        Foresight { turns: 6, pace: 40 }
    }
}

/// The picture of a decision, made when a machine player first looks at it.
#[derive(Default)]
pub(crate) struct Eyes(OnceCell<Picture>);

impl AsRef<Eyes> for Eyes {
    fn as_ref(&self) -> &Eyes {
        self
    }
}

/// The situation as whoever decides sees it.
pub(crate) fn view<'a, D>(at: &'a At<'_, D>) -> View<'a>
where
    D: Decision<Game = Rules>,
    D::Outlook: AsRef<Eyes>,
{
    let Eyes(picture) = at.outlook.as_ref();
    let picture = picture.get_or_init(|| Picture::new(Side::deciding(at.seat)));
    View { rules: at.game, state: at.state, picture }
}

/// How much of a unit's attack counts one, two and three hexes away: those farther off can still come up.
const NEARNESS: [f32; 3] = [1.0, 0.6, 0.35];

/// Columns and air units reckoned with before an attack is decided on.
const EXPECTED_COLUMNS: usize = 2;
const EXPECTED_AIR: usize = 3;

/// How near the enemy must be for an empty town of ours to want a garrison: Soviet tanks run farther than Axis raids.
const RAID: BySide<f64> = BySide::new([16.0, 6.0]);

/// What a point of the score is worth in combat factors, where units lost are points.
const POINT: f64 = 4.0;

/// What it is worth to keep a hex of ours from standing empty.
const GARRISON: f64 = 3.0;

/// What a unit is worth: the factors on the side that lies up.
fn worth(rules: &Rules, state: &State, unit: UnitId) -> f64 {
    let printed = state.printed(unit, &rules.data);
    f64::from(printed.attack) + f64::from(printed.defence) * 0.5
}

/// What one side sees. Each part is worked out when somebody first asks for it: who takes up a stack looks at far less
/// than who moves it.
pub(crate) struct Picture {
    side: Side,
    enemy: OnceCell<Box<Enemy>>,
    forces: OnceCell<Box<Forces>>,
    aims: OnceCell<Aims>,
    /// Hexes a supply line reaches.
    supplied: OnceCell<HexSet>,
    /// Hexes on a railway that is connected to a supply hex.
    rail: OnceCell<HexSet>,
    /// Our fighting units within the enemy's reach, by their hexes.
    front: OnceCell<Vec<HexId>>,
    /// The attacks the side moves up for: who is to stand next to which hex.
    plan: OnceCell<Vec<(UnitId, HexId)>>,
}

/// Where the enemy's units are, and how far each hex is from the nearest of them.
struct Enemy {
    hexes: HexSet,
    far: [u8; MAX_HEXES],
}

/// Who is strong where.
pub(crate) struct Forces {
    /// Factors that could strike each hex, nearer ones counting fully: ours and theirs.
    ours: [f32; MAX_HEXES],
    pub theirs: [f32; MAX_HEXES],
    /// Defence of our units and of theirs, by the hex they stand in.
    held: [f32; MAX_HEXES],
    facing: [f32; MAX_HEXES],
    columns: Vec<HexId>,
}

/// Hexes worth having with their worth: ours to hold and theirs to take.
#[derive(Default)]
struct Aims {
    to_hold: Vec<(HexId, f64)>,
    to_take: Vec<(HexId, f64)>,
}

/// A picture with the state it was made of.
pub(crate) struct View<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
    pub picture: &'a Picture,
}

impl Picture {
    fn new(side: Side) -> Picture {
        Picture {
            side,
            enemy: OnceCell::new(),
            forces: OnceCell::new(),
            aims: OnceCell::new(),
            supplied: OnceCell::new(),
            rail: OnceCell::new(),
            front: OnceCell::new(),
            plan: OnceCell::new(),
        }
    }
}

impl Enemy {
    fn seen(rules: &Rules, state: &State, side: Side) -> Enemy {
        let hexes = rules.units_of(state, side.enemy());
        Enemy { hexes, far: distances_from(&rules.crossings.all, &hexes) }
    }
}

/// How far away everything counts as that is farther than this, or that nothing is near to.
const FAR: u8 = 40;

/// Hexes from the nearest of these.
fn distances_from(sides: &Sides, hexes: &HexSet) -> [u8; MAX_HEXES] {
    let mut far = [FAR; MAX_HEXES];
    let (mut found, mut edge) = (HexSet::EMPTY, *hexes);
    for steps in 0..FAR {
        if edge.is_empty() {
            break;
        }
        edge.iter().for_each(|hex| far[hex.index()] = steps);
        found = found.union(&edge);
        edge = sides.across(&edge).minus(&found);
    }
    far
}

impl Forces {
    /// Who stands where, and whom he could strike.
    fn seen(rules: &Rules, state: &State, side: Side) -> Forces {
        let nowhere = [0.0; MAX_HEXES];
        let mut forces = Forces { ours: nowhere, theirs: nowhere, held: nowhere, facing: nowhere, columns: Vec::new() };
        for (unit, hex) in state.on_map() {
            let brief = rules.data.brief(unit);
            let (attack, defence) = (rules.attack_factor(state, unit) as f32, rules.defence_factor(state, unit) as f32);
            let own = brief.side == side;
            let at = if own { &mut forces.held } else { &mut forces.facing };
            at[hex.index()] += defence;
            if own && brief.kind == Kind::Column {
                forces.columns.push(hex);
            }
            if !brief.kind.fights() {
                continue;
            }
            let reach = if own { &mut forces.ours } else { &mut forces.theirs };
            for (far, ring) in rules.rings[hex.index()].iter().enumerate() {
                for &at in ring {
                    reach[at.index()] += attack * NEARNESS[far];
                }
            }
        }
        forces
    }
}

impl Aims {
    /// What is worth holding and taking.
    fn seen(rules: &Rules, state: &State, side: Side) -> Aims {
        let mut aims = Aims::default();
        for (hex, points) in rules.valuable_hexes() {
            let list = if state.controls(side, hex) { &mut aims.to_hold } else { &mut aims.to_take };
            list.push((hex, f64::from(points.max(1))));
        }
        // Where nothing is left to take, whatever the enemy still has is worth having.
        if aims.to_take.is_empty() {
            let supply = rules.data.map.supply[side.enemy()];
            aims.to_take = supply.iter().filter(|&hex| !state.controls(side, hex)).map(|hex| (hex, 1.0)).collect();
        }
        aims
    }
}

impl<'a> View<'a> {
    fn side(&self) -> Side {
        self.picture.side
    }

    fn enemy(&self) -> &'a Enemy {
        self.picture.enemy.get_or_init(|| Box::new(Enemy::seen(self.rules, self.state, self.side())))
    }

    pub fn forces(&self) -> &'a Forces {
        self.picture.forces.get_or_init(|| Box::new(Forces::seen(self.rules, self.state, self.side())))
    }

    fn aims(&self) -> &'a Aims {
        self.picture.aims.get_or_init(|| Aims::seen(self.rules, self.state, self.side()))
    }

    fn supplied(&self) -> &'a HexSet {
        self.picture.supplied.get_or_init(|| self.supplied_hexes())
    }

    fn plan(&self) -> &'a [(UnitId, HexId)] {
        let moving = matches!(self.state.frames.last(), Some(Frame::Moving(_)));
        self.picture.plan.get_or_init(|| if moving { self.make_plan() } else { Vec::new() })
    }

    /// Hexes a supply line reaches. A unit that steps into an enemy zone opens that hex to its own line.
    fn supplied_hexes(&self) -> HexSet {
        let (rules, side) = (self.rules, self.side());
        let passable = rules.passable(self.state, side);
        let sources = if side == Side::Axis { rules.data.map.supply[Side::Axis] } else { self.linked_headquarters() };
        let lines = rules.net_through(&passable, &sources);
        lines.union(&rules.crossings.line.across(&lines))
    }

    fn linked_headquarters(&self) -> HexSet {
        let links = self.rules.links(self.state, self.side());
        let hqs = self.rules.data.headquarters.iter().enumerate();
        hqs.filter(|&(i, _)| links[i] != Link::Cut).filter_map(|(_, &hq)| self.state.hex_of(hq)).collect()
    }

    fn distance(&self, a: HexId, b: HexId) -> f64 {
        f64::from(self.rules.data.map.grid.distance(a, b))
    }

    fn to_enemy(&self, hex: HexId) -> f64 {
        f64::from(self.enemy().far[hex.index()])
    }

    /// How far a hex is from something worth taking, dearer things seeming nearer.
    fn to_goal(&self, hex: HexId) -> f64 {
        self.aims().to_take.iter().map(|&(h, w)| self.distance(hex, h) - w * 0.4).fold(40.0, f64::min)
    }

    /// How far a hex is from something of ours that the enemy is near to.
    fn to_threatened(&self, hex: HexId) -> f64 {
        let pressing = |h: HexId| self.to_enemy(h) <= 6.0;
        self.aims()
            .to_hold
            .iter()
            .filter(|&&(h, _)| pressing(h))
            .map(|&(h, w)| self.distance(hex, h) - w * 0.3)
            .fold(f64::INFINITY, f64::min)
    }

    fn is_attacker(&self) -> bool {
        match (self.side(), &self.rules.data.scenario.victory) {
            (Side::Allied, _) => true,
            (Side::Axis, Victory::Budapest { .. }) => true,
            (Side::Axis, _) => self.state.fuhrer.quota.is_some(),
        }
    }

    /// How good it is for a fighting unit to stand in a hex.
    fn standing(&self, unit: UnitId, hex: HexId) -> f64 {
        let rules = self.rules;
        let data = rules.data.unit(unit);
        let printed = self.state.printed(unit, &rules.data);
        let here = self.state.hex_of(unit) == Some(hex);
        let place = hex.index();
        let own_defence = f32::from(printed.defence);
        let defence = self.forces().held[place] - if here { own_defence } else { 0.0 } + own_defence;
        let threat = self.forces().theirs[place];
        let shift = f64::from(-rules.data.terrain.of(rules.data.map.hex(hex).terrain).shift);
        let mut value = 0.0;
        if !self.supplied().contains(hex) {
            value -= 6.0;
        }
        if self.side() == Side::Allied && data.kind != Kind::Part {
            let far = self.linked_headquarters_distance(hex);
            value -= (far - 8.0).max(0.0) * 0.25;
        }
        // A stack that cannot bear what may fall on it is better elsewhere.
        let odds = f64::from(threat / defence.max(1.0));
        let fear = if self.is_attacker() { 0.15 } else { 0.35 };
        value -= (odds - 1.5 - shift).clamp(0.0, 4.0) * fear;
        value += shift * if self.is_attacker() { 0.15 } else { 0.5 };
        let contact = self.rules.data.map.grid.neighbours(hex).map(|(_, n)| {
            let facing = self.forces().facing[n.index()];
            if facing <= 0.0 {
                return 0.0;
            }
            let ratio = (self.forces().ours[n.index()] + f32::from(printed.attack) * 0.5) / facing;
            f64::from((ratio - 0.5).clamp(0.0, 2.5))
        });
        let contact = contact.fold(0.0, f64::max);
        if self.is_attacker() {
            value += contact * 0.8;
            value -= self.to_goal(hex) * 0.5;
            let lost = self.aims().to_take.iter().find(|t| t.0 == hex).map_or(0.0, |t| t.1);
            value += lost * 1.5;
        } else {
            value += contact * 0.5;
            value -= (self.to_enemy(hex) - 1.0).max(0.0) * 0.25;
            let threatened = self.to_threatened(hex);
            if threatened.is_finite() {
                value -= threatened.max(-1.0) * 0.35;
            }
        }
        // Somebody has to stay in what we hold: the enemy runs far by rail.
        if let Some(&(_, worth)) = self.aims().to_hold.iter().find(|h| h.0 == hex) {
            let others = self.forces().held[place] - if here { own_defence } else { 0.0 };
            let near = self.to_enemy(hex);
            if others < 1.0 && near <= RAID[self.side()] {
                value += GARRISON + worth;
            } else if near <= 5.0 {
                value += worth * if odds > 2.0 { 0.6 } else { 0.25 };
            }
        }
        value
    }

    fn linked_headquarters_distance(&self, hex: HexId) -> f64 {
        let hqs = self.rules.data.headquarters.iter().filter(|&&hq| self.rules.data.brief(hq).side == self.side());
        hqs.filter_map(|&hq| self.state.hex_of(hq)).map(|h| self.distance(hex, h)).fold(20.0, f64::min)
    }

    /// How good it is for a headquarters to stand in a hex: by rail, behind the troops, out of reach.
    fn headquarters_at(&self, hex: HexId) -> f64 {
        let rail = self.picture.rail.get_or_init(|| self.rules.rail_net(self.state, self.side())).contains(hex);
        let near = self.to_enemy(hex);
        let front = self.front_distance(hex);
        f64::from(rail) * 6.0 - (3.0 - near).max(0.0) * 4.0 - front * 0.8
    }

    /// The mean distance to our units that are near the enemy.
    pub fn front_distance(&self, hex: HexId) -> f64 {
        let front = self.picture.front.get_or_init(|| self.front());
        let sum: f64 = front.iter().map(|&at| self.distance(hex, at).min(14.0)).fold(0.0, |sum, far| sum + far);
        if front.is_empty() { self.to_enemy(hex) } else { sum / front.len() as f64 }
    }

    fn front(&self) -> Vec<HexId> {
        let theirs = &self.forces().theirs;
        let own = self.state.on_map().filter(|&(unit, at)| {
            let brief = self.rules.data.brief(unit);
            brief.side == self.side() && brief.kind.fights() && theirs[at.index()] > 0.0
        });
        own.map(|(_, at)| at).collect()
    }

    /// A column belongs beside the units that will attack or be attacked, with somebody to guard it.
    fn column_at(&self, hex: HexId) -> f64 {
        let guarded = self.forces().held[hex.index()] > 1.0;
        let around = self.rules.data.map.grid.neighbours(hex).map(|(_, n)| n).chain([hex]);
        let served: f32 = around
            .map(|h| if self.forces().theirs[h.index()] > 0.0 { self.forces().held[h.index()] } else { 0.0 })
            .sum();
        let crowd = self.forces().columns.iter().filter(|&&c| self.distance(c, hex) <= 1.0).count() as f64;
        f64::from(served) * 0.1 - self.to_enemy(hex) * 0.3 - if guarded { 0.0 } else { 3.0 } - (crowd - 2.0).max(0.0)
    }

    pub fn at(&self, unit: UnitId, hex: HexId) -> f64 {
        match self.rules.data.brief(unit).kind {
            Kind::Hq => self.headquarters_at(hex),
            Kind::Column => self.column_at(hex),
            // Guns stand one hex behind, with somebody.
            Kind::Art => self.column_at(hex) + if self.forces().theirs[hex.index()] > 0.0 { -0.5 } else { 0.0 },
            _ => self.standing(unit, hex) + self.planned(unit, hex),
        }
    }

    /// How much better a unit stands in a hex than where it is; nothing if it is not on the map.
    pub fn better_in(&self, unit: UnitId, hex: HexId) -> Option<f64> {
        Some(self.at(unit, hex) - self.at(unit, self.state.hex_of(unit)?))
    }

    /// How good it is for the first unit of a stack to stand in a hex.
    pub fn first_of(&self, moving: &Moving, hex: HexId) -> f64 {
        moving.units.iter().next().map_or(f64::NEG_INFINITY, |first| self.at(first, hex))
    }

    /// How good it is for a stack to stay where it is.
    pub fn stay(&self, moving: &Moving) -> f64 {
        self.first_of(moving, moving.at) + if self.is_attacker() { 0.2 } else { 0.8 }
    }

    /// Whether a unit should join a stack for an attack on the move.
    pub fn gathers(&self, moving: &Moving, unit: UnitId) -> bool {
        let strikes = |unit: UnitId| {
            let brief = self.rules.data.brief(unit);
            brief.nation == Nation::De
                && matches!(brief.kind, Kind::Pz | Kind::Mech)
                && self.state.unit(unit).supply != Supply::None
        };
        let leads = |first: UnitId| strikes(first) && !self.rules.data.unit(first).s_mark;
        let mobile_war = self.is_attacker() || self.forces().theirs[moving.at.index()] > 0.0;
        mobile_war && moving.units.len() < 3 && strikes(unit) && moving.units.iter().next().is_some_and(leads)
    }

    /// What an attack of a moving stack is worth.
    pub fn gain_on_the_move(&self, moving: &Moving, target: HexId) -> f64 {
        let attackers = self.rules.fighters(&moving.units);
        self.gain(&Fight { attackers, mobile: true, ..new_fight(self.side(), target) })
    }

    /// What an attack on a hex is worth with everybody who can, and the support at hand.
    pub fn gain_with_everybody(&self, target: HexId) -> f64 {
        let attackers = self.rules.coalition(self.state, self.side(), target);
        self.gain(&self.with_support(Fight { attackers, ..new_fight(self.side(), target) }))
    }

    /// What a fight is worth to its attacker, over all falls of the die.
    pub fn gain(&self, fight: &Fight) -> f64 {
        let (rules, state) = (self.rules, self.state);
        let sum = rules.sum(state, fight);
        let defenders = rules.defenders(state, fight.attacker.enemy(), fight.target);
        let steps: u8 = defenders.iter().map(|u| state.steps(u, &rules.data)).sum();
        let total: f64 = defenders.iter().map(|u| worth(rules, state, u)).sum();
        let per_step = total / f64::from(steps.max(1));
        let cheapest = fight
            .attackers
            .iter()
            .map(|u| worth(rules, state, u) / f64::from(state.steps(u, &rules.data).max(1)))
            .fold(f64::INFINITY, f64::min);
        // Who has to get somewhere pays for it; the Allies can also afford more.
        let caution = match (fight.attacker, self.is_attacker()) {
            (Side::Allied, _) => 0.8,
            (Side::Axis, true) => 0.6,
            (Side::Axis, false) => 0.9,
        };
        let ground = self.ground(fight);
        let city = rules.city_rule(fight.target);
        rules
            .chances(fight.attacker, sum.column, sum.die_modifier())
            .iter()
            .map(|&(result, p)| {
                let (loss, excess) = defender_loss(result, steps, city);
                let own = match result {
                    CombatResult::Losses { attacker, .. } => f64::from(attacker),
                    CombatResult::Eliminated => 0.0,
                };
                let taken = if loss >= steps { ground + f64::from(excess).min(4.0) * 0.5 } else { 0.0 };
                p * (f64::from(loss) * per_step - own * cheapest.min(20.0) * caution + taken)
            })
            .sum()
    }

    /// What the ground itself is worth.
    fn ground(&self, fight: &Fight) -> f64 {
        let listed = self.rules.valuable_hexes().iter().find(|v| v.0 == fight.target).map_or(0.0, |v| f64::from(v.1));
        let hq = self.state.at(fight.target).any(|u| self.rules.data.brief(u).kind == Kind::Hq);
        let onward = self.to_goal(fight.target) < 12.0 && fight.attacker == self.side() && self.is_attacker();
        1.0 + listed * 2.0 + if hq { 8.0 } else { 0.0 } + if onward { 2.0 } else { 0.0 }
    }

    /// The attack with the columns beside the attackers and the air units over the hex.
    fn with_support(&self, mut fight: Fight) -> Fight {
        let (rules, state) = (self.rules, self.state);
        for (unit, hex) in state.on_map() {
            let brief = rules.data.brief(unit);
            let beside = |u: UnitId| state.hex_of(u).is_some_and(|h| self.distance(h, hex) <= 1.0);
            if brief.side == self.side()
                && brief.kind == Kind::Column
                && fight.columns[self.side()].len() < EXPECTED_COLUMNS
                && fight.attackers.iter().any(beside)
            {
                fight.columns[self.side()].insert(unit);
            }
        }
        for air in rules.data.air_ids() {
            let over = state.air(air).place == AirPlace::Over(rules.data.map.hex(fight.target).zone);
            let bombs = rules.data.air(air).side == self.side() && over && !state.air(air).fought;
            if bombs && fight.air[self.side()].len() < EXPECTED_AIR {
                fight.air[self.side()].insert(air);
            }
        }
        fight
    }

    /// What the next step of a unit is worth.
    pub fn cost_of_a_step(&self, unit: UnitId) -> f64 {
        let after = match self.rules.data.unit(unit).reduced {
            Some(factors) if !self.state.unit(unit).reduced => {
                f64::from(factors.attack) + f64::from(factors.defence) * 0.5
            }
            _ => -self.loss_of(unit),
        };
        self.worth(unit) - after
    }

    pub fn worth(&self, unit: UnitId) -> f64 {
        worth(self.rules, self.state, unit)
    }

    /// What the last step costs beyond its factors: rebuilding is dear, and in the Debrecen scenario some are points.
    fn loss_of(&self, unit: UnitId) -> f64 {
        let brief = self.rules.data.brief(unit);
        let points = match (&self.rules.data.scenario.victory, brief.side) {
            (Victory::Debrecen { axis_armour_lost, .. }, Side::Axis) if brief.kind.is_armour() => {
                axis_armour_lost.abs()
            }
            (Victory::Debrecen { allied_mobile_lost, .. }, Side::Allied) if brief.kind.is_mobile() => {
                allied_mobile_lost.abs()
            }
            _ => 0,
        };
        2.0 + f64::from(points) * POINT
    }

    /// Who moves first: fighting units nearest the enemy, then guns, headquarters and columns.
    pub fn move_rank(&self, unit: UnitId) -> f64 {
        let hex = self.state.hex_of(unit).unwrap_or(HexId(0));
        match self.rules.data.brief(unit).kind {
            Kind::Column => 1.0,
            Kind::Hq => 2.0,
            Kind::Art => 3.0,
            _ => 50.0 - self.to_enemy(hex),
        }
    }

    /// How much fighting there will be in each air zone.
    pub fn fighting_by_zone(&self) -> [f64; 32] {
        let mut weight = [0.0f64; 32];
        for hex in self.rules.data.map.grid.hexes() {
            let clash = self.forces().facing[hex.index()].min(self.forces().ours[hex.index()])
                + self.forces().held[hex.index()].min(self.forces().theirs[hex.index()]);
            weight[usize::from(self.rules.data.map.hex(hex).zone.0)] += f64::from(clash);
        }
        weight
    }
}

/// The hexes one, two and three away from each hex.
pub(crate) fn rings(grid: &HexGrid) -> Vec<[Vec<HexId>; 3]> {
    let around = |hexes: &HexSet| -> HexSet {
        hexes.iter().flat_map(|hex| grid.neighbours(hex).map(|(_, next)| next)).collect()
    };
    let rings_of = |hex: HexId| {
        let mut known: HexSet = std::iter::once(hex).collect();
        let mut ring = known;
        [(); 3].map(|()| {
            ring = around(&ring).minus(&known);
            known = known.union(&ring);
            ring.iter().collect()
        })
    };
    grid.hexes().map(rings_of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hungary1944;
    use kernel::Title;

    /// Distances counted step by step are those of the grid: no way leads over the map's edge and back.
    #[test]
    fn rings_and_distances_are_those_of_the_grid() {
        let rules =
            Hungary1944.open(&Default::default(), "campaign", &Default::default()).expect("our own data is good");
        let grid = &rules.data.map.grid;
        for hex in grid.hexes() {
            let far = distances_from(&rules.crossings.all, &std::iter::once(hex).collect());
            let distance = |other: HexId| grid.distance(hex, other);
            assert!(grid.hexes().all(|other| u16::from(far[other.index()]) == distance(other).min(u16::from(FAR))));
            for (ring, steps) in rules.rings[hex.index()].iter().zip(1..) {
                assert!(ring.iter().copied().eq(grid.hexes().filter(|&other| distance(other) == steps)));
            }
        }
    }
}
