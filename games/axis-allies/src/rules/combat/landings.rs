//! Section 9: landings. Cargo goes ashore once its zone is clear, and battleships of that zone fire one shot in
//! support.

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
            if state.turn.battles.contains(zone) {
                continue;
            }
            let clear = !Sight::of(state, state.power).enemy_sea.contains(zone);
            // A raid on the territory comes before the landing (AA-123).
            let waits = state.turn.battles.contains(to) || state.turn.raids.contains(to);
            if clear && waits {
                continue;
            }
            let held = self.defending(state, to).next().is_some();
            if clear && !held {
                self.put_ashore(state, zone, to);
                if !state.land_of(state.power.side()).contains(to) {
                    self.capture(state, to, play);
                }
                return self.make_free_landings(state, play);
            }
            if clear && !state.turn.fought.contains(to) {
                // A fighter whose carrier sank has come down there meanwhile.
                state.turn.battles.insert(to);
                continue;
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
            // Whosever ship it is: unloading ends its turn.
            ship.status = Status::Done;
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

    /// Battleships of a zone that can still fire in support: those that neither fought at sea nor fired before (R-9.4,
    /// AA-92, AA-96).
    pub(crate) fn shells_of(&self, state: &State, zone: Space) -> u8 {
        let of = |status| state.count_as(zone, state.power, Kind::Battleship, status);
        of(Status::Ready) + of(Status::Done)
    }

    /// The battleships beside a landing fire, where no other landing from their zone could want them. Gives the zones
    /// where the attacker has to say, and the shots.
    pub(super) fn fire_in_support(&self, state: &mut State, zones: Spaces) -> (Spaces, u8) {
        let (mut asked, mut shells) = (Spaces::EMPTY, 0);
        for zone in zones.iter() {
            let ready = self.shells_of(state, zone);
            if ready > 0 && state.ships_at(zone).any(|ship| ship.landing.is_some()) {
                asked.insert(zone);
            } else {
                self.mark_fired(state, zone, ready);
                shells += ready;
            }
        }
        (asked, shells)
    }

    fn mark_fired(&self, state: &mut State, zone: Space, n: u8) {
        let (power, kind) = (state.power, Kind::Battleship);
        let moved = state.count_as(zone, power, kind, Status::Done).min(n);
        state.mark(zone, power, kind, Status::Done, Status::Fired, moved);
        state.mark(zone, power, kind, Status::Ready, Status::Fired, n - moved);
    }

    /// so many battleships of the zone that is asked about support this landing.
    pub(crate) fn support(&self, state: &mut State, mut battle: Battle, n: u8) {
        if let Some(zone) = battle.asked.first() {
            let n = n.min(self.shells_of(state, zone));
            self.mark_fired(state, zone, n);
            battle.shells += n;
            battle.asked.remove(zone);
        }
        if battle.asked.is_empty() {
            battle.stage = Stage::Flak;
        }
        state.frames.push(Frame::Battle(battle));
    }
}
