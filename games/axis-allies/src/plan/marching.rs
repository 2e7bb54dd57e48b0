//! Part 4 of a turn on land: aircraft come home, troops go to the front or to the coast, or to a capital in danger.

use super::aims::{Aim, Want};
use super::clash::Force;
use super::muster::{Muster, Troop, may_leave};
use super::orders::Order;
use super::picture::Picture;
use super::shopping::CAPITAL_AT_RISK;
use crate::Rules;
use crate::data::{LAND, SPACES, Space, Spaces};
use crate::state::*;
use crate::vocabulary::*;

/// How much nearer to the goal a flight must bring somebody, in tenths of a march.
const WORTH_FLYING: u16 = 15;

/// How many times more than the enemy we may lose where we march to.
pub(super) const DARING: f32 = 1.2;

/// An enemy who is no surer of a capital than this leaves it alone more often than not.
const SAVED: f32 = 0.5;

impl Rules {
    pub(crate) fn marching_orders(&self, state: &State, want: &Want<'_>) -> Vec<Order> {
        let picture = self.picture(state, state.power, want);
        let mut muster = self.muster_marchers(&picture, want);
        self.relieve(&picture, &mut muster);
        self.land_aircraft(&picture, &mut muster);
        self.march_on(&picture, &mut muster);
        self.put_to_sea(&picture, &mut muster);
        self.rebase(&picture, &mut muster);
        muster.orders
    }

    /// Whoever can goes to a capital that would fall: to the own one in any case, to one of an ally if that saves it.
    fn relieve(&self, picture: &Picture<'_>, muster: &mut Muster) {
        for capital in picture.capitals() {
            let mut there = muster.there[capital.index()];
            let mut sent: Vec<(usize, u8)> = Vec::new();
            for (i, troop) in muster.troops.iter().enumerate() {
                let comes = (troop.stack.kind.takes_ground() || troop.stack.kind == Kind::Fighter)
                    && troop.reach.contains(capital);
                if troop.stack.space == capital || !comes {
                    continue;
                }
                let mut n = 0;
                while n < troop.free && picture.danger(capital, &there).win > CAPITAL_AT_RISK {
                    let more = troop.free.div_ceil(4).min(troop.free - n);
                    there.add(troop.stack.kind, more);
                    n += more;
                }
                if n > 0 {
                    sent.push((i, n));
                }
            }
            let saved = picture.danger(capital, &there).win < SAVED;
            if !sent.is_empty() && (saved || capital == self.data.map.capitals[picture.power]) {
                sent.into_iter().for_each(|(i, n)| muster.send(i, n, capital, false));
            }
        }
    }

    fn muster_marchers(&self, picture: &Picture<'_>, want: &Want<'_>) -> Muster {
        let state = picture.state;
        let outlook = self.outlook(state);
        let mut troops = Vec::new();
        let own = |t: &&Stack| t.power == picture.power && !matches!(t.kind, Kind::Complex | Kind::AaGun);
        for stack in state.stacks.iter().filter(own) {
            let Some(left) = self.allowance(state, stack) else { continue };
            let ways = self.ways(state, &outlook, &Moving::of(stack, left));
            let holds = picture.is_kept(stack.space) && want.weight(Aim::Hold(stack.space)) > 0.0;
            let free = may_leave(picture, stack, holds);
            troops.push(Troop { stack: *stack, free, sent: 0, reach: ways.ends, raids: Spaces::EMPTY });
        }
        Muster::new(picture, troops)
    }

    /// Who is in the air lands where troops cover him, as near to the goal as may be.
    fn land_aircraft(&self, picture: &Picture<'_>, muster: &mut Muster) {
        for i in 0..muster.troops.len() {
            let Troop { stack, free, reach, .. } = muster.troops[i];
            if stack.status.in_the_air().is_none() {
                continue;
            }
            let best = reach.iter().max_by_key(|&place| self.shelter(picture, place, &picture.friends[place.index()]));
            if let Some(place) = best {
                muster.send(i, free, place, false);
            }
        }
    }

    /// How good a place is to land at: safe first, then near.
    fn shelter(&self, picture: &Picture<'_>, place: Space, there: &Force) -> (bool, bool, i32) {
        let mut with = *there;
        with.add(Kind::Fighter, 1);
        let safe = picture.danger(place, &with).win < 0.2;
        let covered = there.ground() >= 2 || safe;
        (safe, LAND.contains(place) && covered, -i32::from(picture.far(place)))
    }

    /// Troops that are free go nearer to the goal, if all who arrive at a place together are safe there.
    fn march_on(&self, picture: &Picture<'_>, muster: &mut Muster) {
        let goes = |troop: &Troop| -> Option<Space> {
            let here = troop.stack.space;
            if !troop.stack.kind.takes_ground() || troop.free == 0 || !LAND.contains(here) {
                return None;
            }
            let nearer = troop.reach.iter().filter(|to| picture.far(*to) < picture.far(here));
            nearer.min_by_key(|to| picture.far(*to))
        };
        let mut arriving = vec![Force::default(); SPACES];
        let ways: Vec<Option<Space>> = muster.troops.iter().map(goes).collect();
        for (troop, to) in muster.troops.iter().zip(&ways) {
            if let Some(to) = to {
                arriving[to.index()].add(troop.stack.kind, troop.free);
            }
        }
        let safe = |to: Space| {
            let all = picture.friends[to.index()].with(&arriving[to.index()]);
            picture.is_vital(to) || picture.is_safe(to, &all, DARING)
        };
        let open: Spaces = ways.iter().flatten().copied().filter(|to| safe(*to)).collect();
        for (i, way) in ways.iter().enumerate() {
            let Troop { stack, free, reach, .. } = muster.troops[i];
            let to = match *way {
                Some(to) if open.contains(to) => Some(to),
                _ => self.falls_back(picture, &stack, free, reach, &arriving),
            };
            if let Some(to) = to {
                muster.send(i, free, to, false);
            }
        }
    }

    /// Where troops go that would be lost for little where they are.
    fn falls_back(
        &self,
        picture: &Picture<'_>,
        stack: &Stack,
        free: u8,
        reach: Spaces,
        arriving: &[Force],
    ) -> Option<Space> {
        let here = stack.space;
        if !stack.kind.takes_ground() || free == 0 || picture.is_vital(here) || !LAND.contains(here) {
            return None;
        }
        let stands = picture.friends[here.index()].with(&arriving[here.index()]);
        let danger = picture.danger(here, &stands);
        let value = f32::from(self.data.map.space(here).value);
        if stands.ground() < 4 || danger.win < 0.7 || danger.killed + value < 2.0 * danger.lost {
            return None;
        }
        let safer = |to: &Space| {
            let with =
                picture.friends[to.index()].with(&arriving[to.index()]).with(&picture.own[here.index()].fit(false));
            picture.is_safe(*to, &with, 1.0)
        };
        reach.iter().filter(safer).min_by_key(|to| picture.far(*to))
    }

    /// Aircraft that did not fly go to where they are of use.
    fn rebase(&self, picture: &Picture<'_>, muster: &mut Muster) {
        for i in 0..muster.troops.len() {
            let Troop { stack, free, reach, .. } = muster.troops[i];
            let rests = stack.kind.is_aircraft() && stack.status == Status::Ready && free > 0;
            if !rests
                || picture.danger(stack.space, &picture.friends[stack.space.index()]).win > 0.15
                    && picture.is_vital(stack.space)
            {
                continue;
            }
            let best =
                (reach & LAND).iter().max_by_key(|place| self.shelter(picture, *place, &muster.there[place.index()]));
            if let Some(place) = best
                && self.shelter(picture, place, &muster.there[place.index()]).1
                && picture.far(place).saturating_add(WORTH_FLYING) <= picture.far(stack.space)
            {
                muster.send(i, free, place, false);
            }
        }
    }
}
