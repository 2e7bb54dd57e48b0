//! The machine player. It sees the board as a [`picture`](picture), wants certain [`aims`], and turns them into orders
//! for each part of its turn: what is bought and placed ([`shopping`]), attacked ([`attacks`]), marched and ferried
//! ([`marching`]). What it thinks of single choices that no order covers stands with the choice, in
//! [`crate::decisions`].

mod aims;
mod attacks;
mod clash;
mod marching;
mod muster;
mod orders;
mod picture;
mod sailing;
mod shopping;

pub use aims::{Aim, Mix};
pub use orders::Memory;

use crate::Rules;
use crate::data::{LAND, SPACES, Space};
use crate::rules::battle::Line;
use crate::rules::movement::Outlook;
use crate::state::*;
use crate::vocabulary::*;
use attacks::{CAPITAL, CHEAP, TOGETHER};
use board::areas::FAR_AWAY;
use clash::{Force, Forecast};

/// Below this chance submarines leave a battle.
const LOST: f32 = 0.25;

impl Rules {
    /// How far each territory is from the enemy's land, over land.
    pub(crate) fn front(&self, state: &State) -> [u8; SPACES] {
        let side = state.power.side();
        self.data.map.graph.distances(state.land_of(side.enemy()), state.land_of(side) | state.land_of(side.enemy()))
    }

    /// Units and money by price, production for some turns, capitals; those of the enemy count against it.
    pub(crate) fn value_to(&self, state: &State, side: Side) -> i64 {
        let of = |power: Power| -> i64 {
            let have = state.totals(power);
            let worth = |kind: Kind| have[kind] as i64 * i64::from(self.data.kind(kind).cost);
            let units: i64 = Kind::ALL.into_iter().map(worth).sum();
            let lost = if self.has_lost_capital(state, power) { 200 } else { 0 };
            units + i64::from(state.cash[power]) + 4 * i64::from(self.production(state, power)) - lost
        };
        100 * (side.powers().map(of).sum::<i64>() - side.enemy().powers().map(of).sum::<i64>())
    }

    /// After combat: aircraft land near the front and where troops cover them, the others march to the front.
    pub(crate) fn worth_of_place(&self, state: &State, front: &[u8; SPACES], kind: Kind, to: Space) -> f64 {
        let near = f64::from(front[to.index()].min(40));
        if !kind.is_aircraft() {
            return -near;
        }
        let troops: u32 = state.at(to).iter().filter(|t| t.kind.takes_ground()).map(|t| u32::from(t.n)).sum();
        f64::from(troops.min(10)) - 0.5 * near + if LAND.contains(to) { 2.0 } else { 0.0 }
    }

    /// Whether troops there are behind the front and have friendly ground nearer to it beside them.
    pub(crate) fn leads_to_the_front(&self, outlook: &Outlook, front: &[u8; SPACES], at: Space) -> bool {
        let ahead = self.data.map.land_around(at) & outlook.sight.friendly;
        let here = front[at.index()];
        here > 1 && here != FAR_AWAY && ahead.iter().any(|land| front[land.index()] < here)
    }

    /// What it is worth to send the group in hand to an attack that no order names: where others attack already, then
    /// where the land is worth most.
    pub(crate) fn worth_of_joining(&self, state: &State, moving: &Moving, to: Space) -> f64 {
        let force = |lines: Vec<Line>| {
            let mut force = Force::default();
            lines.iter().for_each(|line| force.add(line.kind, line.n));
            force
        };
        let mut ours = force(self.attack_lines(state, to));
        ours.add(moving.kind, moving.n);
        let theirs = force(self.defence_lines(state, to, &[]));
        let fight = self.forecast(state, to, &ours, &theirs);
        f64::from(fight.killed - fight.lost) + f64::from(self.data.map.space(to).value) * f64::from(fight.win)
    }

    /// What going on with a battle is worth; nothing or less, if it is better left.
    pub(crate) fn worth_of_pressing(&self, state: &State, battle: &Battle) -> f64 {
        let space = battle.space;
        let (ours, theirs) = self.forces_in(state, battle);
        let fight = self.forecast(state, space, &ours, &theirs);
        let prize = match (LAND.contains(space), ours.ground()) {
            (true, 1..) if self.data.map.capitals.values().contains(&space) => CAPITAL,
            (true, 1..) => 3.0 * f32::from(self.data.map.space(space).value),
            _ => 0.0,
        };
        let cheap = if self.is_besieged(state, space, &ours, &theirs) { CHEAP } else { 1.0 };
        f64::from(fight.killed - cheap * fight.lost + fight.win * prize) + 0.5
    }

    /// Attackers and defenders of a battle.
    fn forces_in(&self, state: &State, battle: &Battle) -> (Force, Force) {
        let mut ours = Force::default();
        self.attack_lines(state, battle.space).iter().for_each(|line| ours.add(line.kind, line.n));
        let mut theirs = Force::default();
        self.defence_lines(state, battle.space, &battle.aside).iter().for_each(|line| theirs.add(line.kind, line.n));
        (ours, theirs)
    }

    /// Whether a side had better leave a battle, as far as it can.
    pub(crate) fn is_lost_for(&self, state: &State, battle: &Battle, side: Side) -> bool {
        let (ours, theirs) = self.forces_in(state, battle);
        let win = self.forecast(state, battle.space, &ours, &theirs).win;
        if side == state.power.side() { win < LOST } else { win > 1.0 - LOST }
    }

    /// Whether our allies will finish what we begin.
    fn is_besieged(&self, state: &State, space: Space, ours: &Force, theirs: &Force) -> bool {
        if !LAND.contains(space) || theirs.fighters() < 4 {
            return false;
        }
        let allies = state.power.side().powers().filter(|&p| p != state.power);
        let all = allies.fold(*ours, |all, ally| all.with(&self.threat_of(state, ally)[space.index()]));
        self.forecast(state, space, &all, theirs).win > TOGETHER
    }

    fn forecast(&self, state: &State, space: Space, ours: &Force, theirs: &Force) -> Forecast {
        let enemy = state.power.side().enemy().powers().next().unwrap_or(state.power);
        let (attack, defence) = (self.attack_values(state, state.power), self.defence_values(state, enemy));
        let sea = !LAND.contains(space);
        self.clash((&ours.fit(sea), &attack), (&theirs.fit(sea), &defence), false, 0)
    }
}
