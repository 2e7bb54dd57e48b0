//! What a power sees before it plans a part of its turn: who stands where, what the enemy could attack with, and how
//! far everything is from what the side wants in the end.

use super::aims::{Aim, Want};
use super::clash::{Force, Forecast, Values};
use crate::Rules;
use crate::data::{LAND, SPACES, Space, Spaces};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use board::AreaId;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How far aircraft fly to a battle if they are to come home.
const FIGHTERS_OUT: usize = 3;
const BOMBERS_OUT: usize = 4;

/// Steps of the way to the goal, in tenths of a march from one territory to the next.
const MARCH: u16 = 10;
const EMBARK: u16 = 25;
const SAIL: u16 = 6;
const DISEMBARK: u16 = 5;
/// On top, through land that is still to be taken.
const HOSTILE: u16 = 5;
/// How far away anything is that is no goal at all, and the pull of production and of a landing that is wanted.
const MINOR: u16 = 60;
const PULL: u16 = 5;
const LANDING: u16 = 18;

/// How sure our allies must be of beating those who beat us.
const AVENGED: f32 = 0.75;

/// What of a guard makes a capital one tenth of a march farther, in IPCs, and by how much it does at most; and how far
/// off the capital of an ally is that was lost.
const GUARD: f32 = 7.0;
const GUARDED: u16 = 40;
const ALLY: u16 = 10;

/// How far everything is from the goals of a power.
pub(crate) type Field = [u16; SPACES];

#[derive(Clone, Debug)]
pub(crate) struct Picture<'a> {
    pub game: &'a Rules,
    pub state: &'a State,
    pub power: Power,
    pub sight: Sight,
    /// Everybody on the board, by space: of the power, of its side, of the enemy.
    pub own: Vec<Force>,
    pub friends: Vec<Force>,
    pub foes: Vec<Force>,
    /// What each enemy power could attack a space with on its next turn.
    pub threats: Vec<(Values, Vec<Force>)>,
    /// What the allies could attack it with on theirs.
    pub help: Vec<Force>,
    pub attack: Values,
    pub defence: Values,
    pub resistance: Values,
    pub field: Field,
}

impl Rules {
    /// The picture of the power whose turn it is.
    pub(crate) fn picture<'a>(&'a self, state: &'a State, power: Power, want: &Want<'_>) -> Picture<'a> {
        let sight = Sight::of(state, power);
        let side = power.side();
        let (mut own, mut friends, mut foes) =
            (vec![Force::default(); SPACES], vec![Force::default(); SPACES], vec![Force::default(); SPACES]);
        let units = state.stacks.iter().map(|t| (t.space, t.power, t.kind, t.n));
        let ships = state.ships.iter().map(|t| (t.space, t.power, Kind::Transport, 1));
        for (space, of, kind, n) in units.chain(ships) {
            let i = space.index();
            if of.side() == side {
                friends[i].add(kind, n);
            } else {
                foes[i].add(kind, n);
            }
            if of == power {
                own[i].add(kind, n);
            }
        }
        let mut threats: Vec<(Values, Vec<Force>)> =
            side.enemy().powers().map(|p| (self.attack_values(state, p), self.threat_of(state, p))).collect();
        for capital in side.powers().map(|p| self.data.map.capitals[p]) {
            for (p, (_, threat)) in side.enemy().powers().zip(&mut threats) {
                threat[capital.index()] = threat[capital.index()].with(&self.coming_near(state, p, capital));
            }
        }
        let mut help = vec![Force::default(); SPACES];
        for ally in side.powers().filter(|&p| p != power) {
            let theirs = self.threat_of(state, ally);
            help.iter_mut().zip(theirs).for_each(|(sum, more)| *sum = sum.with(&more));
        }
        Picture {
            game: self,
            state,
            power,
            sight,
            own,
            friends,
            foes,
            threats,
            help,
            attack: self.attack_values(state, power),
            defence: self.defence_values(state, power),
            resistance: self.defence_values(state, side.enemy().powers().next().unwrap_or(power)),
            field: self.field(state, &sight, want),
        }
    }

    /// What a power could attack each space with on its next turn.
    pub(super) fn threat_of(&self, state: &State, power: Power) -> Vec<Force> {
        let mut threat = vec![Force::default(); SPACES];
        let map = &self.data.map;
        let friendly = state.land_of(power.side());
        for t in state.stacks.iter().filter(|t| t.power == power) {
            let near = &self.near[t.space.index()];
            let reach = match t.kind {
                Kind::Infantry => map.land_around(t.space),
                Kind::Armour => {
                    let next = map.land_around(t.space);
                    (next | map.graph.next_to(next & friendly)) & LAND
                }
                Kind::Fighter => near[FIGHTERS_OUT],
                Kind::Bomber => near[BOMBERS_OUT],
                Kind::Submarine | Kind::Carrier | Kind::Battleship => near[2] - LAND,
                _ => continue,
            };
            reach.iter().for_each(|space| threat[space.index()].add(t.kind, t.n));
        }
        for ship in state.ships.iter().filter(|t| t.power == power) {
            let zones = near_zones(self, state, power.side(), ship.space);
            zones.iter().for_each(|zone| threat[zone.index()].add(Kind::Transport, 1));
            let waiting = |land: Space| state.at(land).iter().any(|t| t.power == power && t.kind.takes_ground());
            let loads = map.land_around(ship.space).iter().any(waiting);
            let aboard = ship.carries(power).filter(|cargo| cargo.kind.takes_ground()).count() as u8;
            let lands = if loads { 2 } else { aboard };
            if lands > 0 {
                let shores = map.graph.next_to(zones) & LAND;
                shores.iter().for_each(|land| threat[land.index()].add(Kind::Infantry, lands));
            }
        }
        threat
    }

    /// Half of the troops that are one step farther from a place than those that could attack it at once.
    fn coming_near(&self, state: &State, power: Power, place: Space) -> Force {
        let map = &self.data.map;
        let next = map.land_around(place);
        let farther = (map.graph.next_to(next) & LAND) - next - Spaces::one(place);
        let mut force = Force::default();
        for t in farther.iter().flat_map(|land| state.at(land)).filter(|t| t.power == power) {
            if t.kind == Kind::Infantry {
                force.add(t.kind, t.n.div_ceil(2));
            }
        }
        force
    }

    /// How far everything is from what a power wants in the end: first the nearest of the great aims of its side.
    fn field(&self, state: &State, sight: &Sight, want: &Want<'_>) -> Field {
        let mut field = [u16::MAX; SPACES];
        let mut heap = BinaryHeap::new();
        let map = &self.data.map;
        for land in sight.hostile.iter() {
            let pull = PULL * map.space(land).value.min(6);
            let far = map
                .capitals
                .values()
                .iter()
                .position(|&capital| capital == land)
                .map_or(MINOR - pull, |i| self.way_to_victory(state, sight.power, Power::ALL[i]));
            let landing = f64::from(LANDING) * want.weight(Aim::Land(land)).min(3.0);
            let far = (f64::from(far) - landing - want.liking(Aim::Take(land)) * 20.0).max(0.0) as u16;
            field[land.index()] = far;
            heap.push(Reverse((far, land.0)));
        }
        let closed = sight.neutral;
        while let Some(Reverse((far, at))) = heap.pop() {
            let at = AreaId(at);
            if far > field[at.index()] {
                continue;
            }
            let toll = if sight.hostile.contains(at) { HOSTILE } else { 0 };
            for next in (map.graph.around(at) - closed).iter() {
                let step = match (LAND.contains(next), LAND.contains(at)) {
                    (true, true) => MARCH,
                    (true, false) => EMBARK,
                    (false, false) => SAIL,
                    (false, true) => DISEMBARK,
                };
                let there = far.saturating_add(step + toll);
                if there < field[next.index()] {
                    field[next.index()] = there;
                    heap.push(Reverse((there, next.0)));
                }
            }
        }
        field
    }

    /// How far off a capital in enemy hands is thought to be beyond the way there: what would end the war first, then
    /// one after the other, and the longer the more troops stand in it.
    fn way_to_victory(&self, state: &State, power: Power, of: Power) -> u16 {
        let side = power.side();
        let mut guard = Force::default();
        let enemies = state.at(self.data.map.capitals[of]).iter().filter(|t| t.power.side() != side);
        enemies.for_each(|t| guard.add(t.kind, t.n));
        let guarded = ((self.cost_of(&guard) / GUARD) as u16).min(GUARDED);
        let taken = side.enemy().powers().filter(|&enemy| self.holds(state, side, enemy)).count();
        // Who has grown most has to be stopped first.
        let grown = self.production(state, of).saturating_sub(self.production_at_start(of));
        match of {
            _ if of == power => 0,
            _ if of.side() == side => ALLY + guarded,
            _ if taken == 1 => guarded,
            Power::Germany | Power::Ussr => 0,
            Power::Japan => 40_u16.saturating_sub(grown * 2),
            Power::Uk => 30,
            Power::Usa => 40,
        }
    }
}

/// How many moves of a ship away each zone is.
pub(super) fn sea_steps(picture: &Picture<'_>, from: Space) -> [u8; SPACES] {
    let (game, side) = (picture.game, picture.sight.side);
    let mut steps = [u8::MAX; SPACES];
    let (mut found, mut edge) = (Spaces::one(from), Spaces::one(from));
    let mut far = 0;
    while !edge.is_empty() {
        edge.iter().for_each(|zone| steps[zone.index()] = far);
        edge = (game.sea_next(picture.state, side, edge) - found) - picture.sight.enemy_sea;
        found |= edge;
        far += 1;
    }
    steps
}

/// Zones within two moves of a zone, where no enemy is in the way.
pub(super) fn near_zones(game: &Rules, state: &State, side: Side, zone: Space) -> Spaces {
    let one = game.sea_around(state, side, zone);
    Spaces::one(zone) | one | game.sea_next(state, side, one)
}

impl Picture<'_> {
    pub fn far(&self, space: Space) -> u16 {
        self.field[space.index()]
    }

    /// The attack on a space that would be worst, against these: what the enemy would lose, and we.
    pub fn danger(&self, space: Space, defenders: &Force) -> Forecast {
        let sea = !LAND.contains(space);
        let ours = defenders.fit(sea);
        let mut worst = Forecast::default();
        for (values, threat) in &self.threats {
            let force = threat[space.index()].fit(sea);
            if !force.is_empty() && (sea || force.ground() > 0) {
                let forecast = self.game.clash((&force, values), (&ours, &self.defence), false, 0);
                if forecast.win >= worst.win {
                    worst = forecast;
                }
            }
        }
        worst
    }

    /// The chance to win somewhere together with the allies, one after the other.
    pub fn together(&self, space: Space, force: &Force) -> f32 {
        let sea = !LAND.contains(space);
        let all = force.with(&self.help[space.index()].fit(sea));
        let foes = self.foes[space.index()].fit(sea);
        self.game.clash((&all, &self.attack), (&foes, &self.resistance), false, 0).win
    }

    /// Whether it would cost the enemy more than us to attack these, our answer included.
    pub fn is_safe(&self, space: Space, defenders: &Force, daring: f32) -> bool {
        let danger = self.danger(space, defenders);
        danger.win < 0.25 || danger.killed <= daring * (danger.lost + self.avenged(space, &danger))
    }

    /// What the troops would be worth with which an enemy won somewhere, if our allies can be sure to beat them there.
    fn avenged(&self, space: Space, danger: &Forecast) -> f32 {
        let mut left = Force::default();
        left.add(Kind::Infantry, danger.infantry.round() as u8);
        left.add(Kind::Armour, danger.armour.round() as u8);
        let answer = self.help[space.index()].fit(false);
        if !LAND.contains(space) || answer.ground() == 0 {
            return 0.0;
        }
        let fight = self.game.clash((&answer, &self.attack), (&left, &self.resistance), false, 0);
        if fight.win > AVENGED { self.game.cost_of(&left) } else { 0.0 }
    }

    pub fn is_capital(&self, space: Space) -> bool {
        self.game.data.map.capitals.values().contains(&space)
    }

    /// Capitals of the side that it holds, the own one first.
    pub fn capitals(&self) -> Vec<Space> {
        let of = |power: Power| self.game.data.map.capitals[power];
        let allies = self.power.side().powers().filter(|&ally| ally != self.power);
        let all = std::iter::once(self.power).chain(allies).map(of);
        all.filter(|capital| self.sight.friendly.contains(*capital)).collect()
    }

    /// Where the power's troops stay that are needed: its vital places and the capitals of its allies.
    pub fn is_kept(&self, space: Space) -> bool {
        self.is_vital(space) || self.power.side().powers().any(|ally| self.game.data.map.capitals[ally] == space)
    }

    /// Own capital and places that make units.
    pub fn is_vital(&self, space: Space) -> bool {
        let complex = |t: &Stack| t.kind == Kind::Complex && t.power == self.power;
        self.game.data.map.capitals[self.power] == space || self.state.at(space).iter().any(complex)
    }
}
