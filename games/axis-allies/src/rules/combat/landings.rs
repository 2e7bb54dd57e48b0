//! Section 9: landings. Cargo goes ashore once its zone is clear, and battleships of that zone fire one shot in support.

use crate::Rules;
use crate::data::{Space, Spaces};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::Play;

impl Rules {
    /// Landings on ground nobody holds are made as soon as their zone is clear; those whose zone stays closed are off
    ///
    pub(crate) fn make_free_landings(&self, state: &mut State, play: &mut Play<'_>) {
        for i in 0..state.ships.len() {
            let Some((to, _)) = state.ships[i].landing else { continue };
            let zone = state.ships[i].space;
            if state.turn.battles.contains(zone) || state.turn.battles.contains(to) {
                continue;
            }
            let clear = !Sight::of(state, state.power).enemy_sea.contains(zone);
            let held = self.defending(state, to).next().is_some();
            if clear && !held {
                self.put_ashore(state, zone, to);
                if !state.land_of(state.power.side()).contains(to) {
                    self.capture(state, to, play);
                }
                return self.make_free_landings(state, play);
            }
            state.ships[i].landing = None;
            state.ships.sort_unstable();
            return self.make_free_landings(state, play);
        }
    }

    /// All cargo bound for a territory from a zone goes ashore.
    pub(super) fn put_ashore(&self, state: &mut State, zone: Space, to: Space) {
        let power = state.power;
        let mut landed: Vec<Kind> = Vec::new();
        for ship in state.ships.iter_mut().filter(|t| t.space == zone && t.landing.is_some_and(|(t, _)| t == to)) {
            let n = ship.landing.take().map_or(0, |(_, n)| n);
            for _ in 0..n {
                // Those who came aboard this turn go first: they may not stay.
                let fits = |c: &Cargo| c.power == power && c.kind.takes_ground();
                let found = ship.cargo.iter().rposition(|c| fits(c) && c.now);
                if let Some(at) = found.or(ship.cargo.iter().rposition(fits)) {
                    landed.push(ship.cargo.remove(at).kind);
                }
            }
        }
        state.ships.sort_unstable();
        for kind in landed {
            state.add(to, power, kind, Status::Done, 1);
        }
    }

    /// Zones from which somebody is to land in a territory.
    pub(crate) fn landing_zones(&self, state: &State, to: Space) -> Spaces {
        state.ships.iter().filter(|t| t.landing.is_some_and(|(there, _)| there == to)).map(|t| t.space).collect()
    }

    /// Battleships of a zone that can still fire in support.
    pub(super) fn shells_of(&self, state: &State, zone: Space) -> u8 {
        if state.turn.fought.contains(zone) {
            return 0;
        }
        let fired = state.turn.shells.iter().find(|(z, _)| *z == zone).map_or(0, |(_, n)| *n);
        state.count(zone, state.power, Kind::Battleship).saturating_sub(fired)
    }

    /// Marks battleships around a landing as having fired.
    pub(super) fn use_shells(&self, state: &mut State, zones: Spaces, shells: u8) {
        let mut left = shells;
        for zone in zones.iter() {
            let used = self.shells_of(state, zone).min(left);
            left -= used;
            if used > 0 {
                match state.turn.shells.iter_mut().find(|(z, _)| *z == zone) {
                    Some((_, n)) => *n += used,
                    None => state.turn.shells.push((zone, used)),
                }
                let ready = state.count_as(zone, state.power, Kind::Battleship, Status::Ready).min(used);
                state.mark(zone, state.power, Kind::Battleship, Status::Ready, Status::Done, ready);
            }
        }
        state.turn.shells.sort_unstable();
    }

    /// so many battleships support this landing.
    pub(crate) fn support(&self, state: &mut State, battle: Battle, n: u8) {
        let zones = self.data.map.sea_around(battle.space);
        let clear: Spaces = zones.iter().filter(|&z| self.shells_of(state, z) > 0).collect();
        self.use_shells(state, clear, n);
        state.frames.push(Frame::Battle(Battle { shells: n, stage: Stage::Flak, ..battle }));
    }
}
