//! Part 2 of a turn: what is attacked, with what.

use super::aims::{Aim, Want};
use super::clash::{Force, Forecast};
use super::muster::{Muster, Trip, Troop, may_leave};
use super::orders::{End, Order};
use super::picture::Picture;
use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::state::*;
use crate::vocabulary::*;

/// What taking a capital is worth beside its production and its treasury.
pub(super) const CAPITAL: f32 = 70.0;

/// What a territory brings for every IPC of its production: at once, and in the turns after if it is kept.
const AT_ONCE: f32 = 1.0;
const LATER: f32 = 3.0;

/// How much what the enemy's answer would cost counts, and the ships that bring a landing: who minds both in full
/// seldom lands.
const RISK: f32 = 0.7;
const SHIPS_AT_RISK: f32 = 0.2;

/// Below this gain an attack is not worth the trouble, and below this chance it is none.
const LEAST: f32 = 1.0;
const CHANCE: f32 = 0.5;

/// How sure all allies together must be of a place that one attacks after the other, and what their losses count then.
pub(super) const TOGETHER: f32 = 0.85;
pub(super) const CHEAP: f32 = 0.43;

/// Steps in which a large stack is added to an attack.
const PORTIONS: u8 = 6;

/// Somebody who could take part in an attack.
#[derive(Clone, Debug)]
enum Part {
    Units { troop: usize, n: u8 },
    Landing(Trip, Vec<Kind>),
}

/// An attack that could be made: who takes part, in the order in which they are added.
struct Attack {
    parts: Vec<Part>,
    gain: f32,
}

impl Rules {
    pub(crate) fn attack_orders(&self, state: &State, want: &Want<'_>) -> Vec<Order> {
        if self.is_held_back(state) {
            return Vec::new();
        }
        let picture = self.picture(state, state.power, want);
        let mut muster = self.muster_attackers(&picture, want);
        let mut cleared = Spaces::EMPTY;
        for (target, _) in self.targets(&picture, want, &muster) {
            let attack = self.best_attack(&picture, want, &muster, target, cleared);
            let Some(attack) = attack.filter(|attack| attack.gain > LEAST) else { continue };
            if !LAND.contains(target) {
                cleared.insert(target);
            }
            self.commit_to(&picture, &mut muster, target, attack);
        }
        self.send_raiders(&picture, want, &mut muster);
        muster.orders
    }

    fn muster_attackers(&self, picture: &Picture<'_>, want: &Want<'_>) -> Muster {
        let state = picture.state;
        let outlook = self.outlook(state);
        let ready = |t: &&Stack| {
            let fights = !matches!(t.kind, Kind::AaGun | Kind::Complex);
            t.power == picture.power && t.status == Status::Ready && fights
        };
        let mut troops = Vec::new();
        for stack in state.stacks.iter().filter(ready) {
            let Some(left) = self.allowance(state, stack) else { continue };
            let ways = self.ways(state, &outlook, &Moving::of(stack, left));
            let holds = picture.is_kept(stack.space) && want.weight(Aim::Hold(stack.space)) > 0.0;
            let free = may_leave(picture, stack, holds);
            troops.push(Troop { stack: *stack, free, sent: 0, reach: ways.ends, raids: ways.raids });
        }
        Muster::new(picture, troops)
    }

    /// Where an attack could be worth it, the most valuable first; fights at sea before the landings that need them.
    fn targets(&self, picture: &Picture<'_>, want: &Want<'_>, muster: &Muster) -> Vec<(Space, f32)> {
        let reach = muster.troops.iter().fold(Spaces::EMPTY, |all, troop| all | troop.reach);
        let bottoms = muster.bottoms.iter().fold(Spaces::EMPTY, |all, bottom| all | bottom.rings[2]);
        let shores = self.data.map.graph.next_to(bottoms) & LAND;
        let mut targets = Vec::new();
        for space in ((reach | shores) & (picture.sight.hostile | picture.sight.enemy_sea)).iter() {
            let worth = if LAND.contains(space) {
                let here = self.cost_of(&picture.foes[space.index()].fit(false));
                self.worth_of_land(picture, want, space, 0.5) - 0.2 * here
            } else {
                let measure = want.measure(Aim::Clear(space));
                if measure > 0.0 { 1000.0 * measure } else { 0.0 }
            };
            if worth > 0.0 {
                targets.push((space, worth));
            }
        }
        targets.sort_by(|a, b| b.1.total_cmp(&a.1));
        targets
    }

    /// What a territory is worth to whoever takes it, if it is lost again with this chance.
    pub(crate) fn worth_of_land(&self, picture: &Picture<'_>, want: &Want<'_>, land: Space, lost_again: f32) -> f32 {
        let measure = want.measure(Aim::Take(land)).max(want.measure(Aim::Land(land)));
        let value = f32::from(self.data.map.space(land).value) * self.urgency(picture.state);
        let mut worth = value * (AT_ONCE + LATER * (1.0 - lost_again)) + 0.5;
        if let Some(owner) = Power::ALL.into_iter().find(|&p| self.data.map.capitals[p] == land) {
            let cash = if owner.side() == picture.sight.side { 0.0 } else { f32::from(picture.state.cash[owner]) };
            worth += CAPITAL + cash;
        }
        if picture.sight.targets.contains(land) {
            worth += 6.0 * (1.0 - lost_again);
        }
        worth * measure
    }

    /// How much more production counts while the Axis is near a victory by it.
    fn urgency(&self, state: &State) -> f32 {
        let axis: u16 = Side::Axis.powers().map(|p| self.production(state, p)).sum();
        1.0 + f32::from(axis.saturating_sub(62)) / 15.0
    }

    /// The best attack on a space with what is free.
    fn best_attack(
        &self,
        picture: &Picture<'_>,
        want: &Want<'_>,
        muster: &Muster,
        target: Space,
        cleared: Spaces,
    ) -> Option<Attack> {
        let parts = self.parts(picture, muster, target, cleared);
        let shells = self.shells_for(picture, muster, &parts);
        let mut force = picture.own[target.index()].fit(!LAND.contains(target));
        let mut landed = Vec::new();
        let mut best: Option<(usize, f32)> = None;
        for (i, part) in parts.iter().enumerate() {
            match part {
                Part::Units { troop, n } => force.add(muster.troops[*troop].stack.kind, *n),
                Part::Landing(trip, cargo) => {
                    landed.push(trip.to);
                    cargo.iter().for_each(|kind| force.add(*kind, 1));
                }
            }
            let gain = self.gain(picture, want, target, &force, shells, &landed);
            // More than is needed is left for other attacks.
            if gain > best.map_or(0.0, |(_, gain)| gain + 0.3) {
                best = Some((i, gain));
            }
        }
        let (last, gain) = best?;
        Some(Attack { parts: parts.into_iter().take(last + 1).collect(), gain })
    }

    /// Everybody who could take part: infantry, tanks, landings, then aircraft and ships.
    fn parts(&self, picture: &Picture<'_>, muster: &Muster, target: Space, cleared: Spaces) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut taken: Vec<usize> = Vec::new();
        const ORDER: [Kind; 7] = [
            Kind::Infantry,
            Kind::Armour,
            Kind::Submarine,
            Kind::Fighter,
            Kind::Bomber,
            Kind::Battleship,
            Kind::Carrier,
        ];
        for kind in ORDER {
            if kind == Kind::Fighter && LAND.contains(target) {
                self.add_landings(picture, muster, target, cleared, &taken, &mut parts);
            }
            for (i, troop) in muster.troops.iter().enumerate() {
                if troop.stack.kind != kind || troop.free == 0 || !troop.reach.contains(target) {
                    continue;
                }
                let portion = (troop.free / PORTIONS).max(1);
                let mut left = troop.free;
                while left > 0 {
                    let n = portion.min(left);
                    parts.push(Part::Units { troop: i, n });
                    left -= n;
                }
                if kind.takes_ground() {
                    taken.extend(std::iter::repeat_n(i, usize::from(troop.free)));
                }
            }
        }
        parts
    }

    fn add_landings(
        &self,
        picture: &Picture<'_>,
        muster: &Muster,
        target: Space,
        cleared: Spaces,
        taken: &[usize],
        parts: &mut Vec<Part>,
    ) {
        let zones = self.data.map.sea_around(target) - (picture.sight.enemy_sea - cleared);
        if zones.is_empty() {
            return;
        }
        let mut taken = taken.to_vec();
        for bottom in 0..muster.bottoms.len() {
            if let Some(trip) = muster.trip(picture, bottom, zones, &taken, !Spaces::EMPTY) {
                taken.extend(&trip.loads);
                let cargo = muster.cargo(picture, &trip);
                parts.push(Part::Landing(trip, cargo));
            }
        }
    }

    /// Battleships that could support the landings: those within two moves that are free.
    fn shells_for(&self, picture: &Picture<'_>, muster: &Muster, parts: &[Part]) -> u8 {
        let zone = parts.iter().find_map(|part| match part {
            Part::Landing(trip, _) => Some(trip.to),
            Part::Units { .. } => None,
        });
        let Some(zone) = zone else { return 0 };
        let near = super::picture::near_zones(self, picture.state, picture.sight.side, zone);
        let ready = |troop: &&Troop| troop.stack.kind == Kind::Battleship && near.contains(troop.stack.space);
        muster.troops.iter().filter(ready).map(|troop| troop.free).sum()
    }

    /// What an attack gains, in IPCs: what is taken and destroyed, less what is lost in it and to the answer.
    fn gain(
        &self,
        picture: &Picture<'_>,
        want: &Want<'_>,
        target: Space,
        force: &Force,
        shells: u8,
        zones: &[Space],
    ) -> f32 {
        let sea = !LAND.contains(target);
        let foes = picture.foes[target.index()].fit(sea);
        if !sea && force.ground() == 0 {
            return 0.0;
        }
        let gun = !sea && self.gun_fires(picture.state, target);
        let fight = self.clash((force, &picture.attack), (&foes, &picture.resistance), gun, shells);
        if fight.win < CHANCE {
            return if sea { 0.0 } else { self.gain_of_siege(picture, want, target, force, &fight) };
        }
        let measure = if sea { want.measure(Aim::Clear(target)) } else { 1.0 };
        if sea {
            let after = self.after_sea_fight(picture, target, force, &fight);
            return fight.killed * measure - fight.lost + fight.win * (1.0 - after);
        }
        let mut left = Force::default();
        left.add(Kind::Infantry, fight.infantry.round() as u8);
        left.add(Kind::Armour, fight.armour.round() as u8);
        let answer = picture.danger(target, &left);
        let risk = RISK * (answer.killed - answer.lost).max(0.0) * answer.win;
        let taken = self.worth_of_land(picture, want, target, answer.win);
        fight.killed - fight.lost + fight.win * (taken - risk) - SHIPS_AT_RISK * self.ships_at_stake(picture, zones)
    }

    /// What the transports of a landing would cost, as likely as they are to be sunk.
    fn ships_at_stake(&self, picture: &Picture<'_>, zones: &[Space]) -> f32 {
        let price = f32::from(self.data.kind(Kind::Transport).cost);
        let lost = |zone: &Space| {
            let mut fleet = picture.friends[zone.index()];
            fleet.add(Kind::Transport, 1);
            price * picture.danger(*zone, &fleet).win
        };
        zones.iter().map(lost).sum()
    }

    /// What an attack gains that fails alone, but wears down those whom our allies attack next.
    fn gain_of_siege(
        &self,
        picture: &Picture<'_>,
        want: &Want<'_>,
        target: Space,
        force: &Force,
        fight: &Forecast,
    ) -> f32 {
        let together = picture.together(target, force);
        if together < TOGETHER {
            return 0.0;
        }
        let beaten = fight.killed / self.cost_of(&picture.foes[target.index()].fit(false)).max(1.0);
        let share = 0.8 * together * beaten * self.worth_of_land(picture, want, target, 0.5);
        fight.killed - CHEAP * fight.lost + share
    }

    /// What the answer to a victory at sea would cost.
    fn after_sea_fight(&self, picture: &Picture<'_>, zone: Space, force: &Force, fight: &Forecast) -> f32 {
        let mut left = *force;
        left.take(Kind::Fighter, u8::MAX);
        left.take(Kind::Bomber, u8::MAX);
        let answer = picture.danger(zone, &left);
        0.7 * (answer.killed - answer.lost - fight.lost).max(0.0) * answer.win
    }

    fn commit_to(&self, picture: &Picture<'_>, muster: &mut Muster, target: Space, attack: Attack) {
        let mut zone = None;
        let mut groups: Vec<(usize, u8)> = Vec::new();
        for part in &attack.parts {
            match part {
                Part::Units { troop, n } => match groups.iter_mut().find(|(i, _)| i == troop) {
                    Some((_, sum)) => *sum += n,
                    None => groups.push((*troop, *n)),
                },
                Part::Landing(trip, _) => {
                    muster.sail(trip, End::Land(target));
                    zone = Some(trip.to);
                }
            }
        }
        for (troop, n) in groups {
            muster.send(troop, n, target, false);
        }
        if let Some(zone) = zone {
            let near = super::picture::near_zones(self, picture.state, picture.sight.side, zone);
            for i in 0..muster.troops.len() {
                let Troop { stack, free, .. } = muster.troops[i];
                if stack.kind == Kind::Battleship && free > 0 && stack.space != zone && near.contains(stack.space) {
                    muster.send(i, free, zone, false);
                }
            }
        }
    }

    /// Bombers without a better task bomb the complex whose owner has most to lose.
    fn send_raiders(&self, picture: &Picture<'_>, want: &Want<'_>, muster: &mut Muster) {
        let dice = f32::from(self.attack_dice(picture.state, picture.power, Kind::Bomber));
        let price = f32::from(self.data.kind(Kind::Bomber).cost);
        let mut purses = picture.state.cash;
        for i in 0..muster.troops.len() {
            let Troop { stack, free, raids, .. } = muster.troops[i];
            if stack.kind != Kind::Bomber || free == 0 {
                continue;
            }
            let gain = |land: Space| {
                let purse = picture.state.owner(land).map_or(0.0, |owner| f32::from(purses[owner]));
                let risk = if self.gun_fires(picture.state, land) { price / 6.0 } else { 0.0 };
                ((3.5 * dice).min(purse) - risk) * want.measure(Aim::Raid(land))
            };
            let best = raids.iter().map(|land| (land, gain(land))).max_by(|a, b| a.1.total_cmp(&b.1));
            if let Some((land, _)) = best.filter(|(_, gain)| *gain > 0.5) {
                if let Some(owner) = picture.state.owner(land) {
                    purses[owner] = purses[owner].saturating_sub((3.5 * dice) as u16 * u16::from(free));
                }
                muster.send(i, free, land, true);
            }
        }
    }
}
