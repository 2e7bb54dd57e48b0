//! Section 9: landings. Cargo goes ashore once its zone is clear, and battleships of that zone fire one shot in support.

use crate::Rules;
use crate::data::{Space, Spaces};
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Play, Text};

impl Rules {
    /// Landings on ground nobody holds are made as soon as their zone is clear; those whose zone stays closed are off
    ///
    pub(crate) fn make_free_landings(&self, s: &mut State, play: &mut Play<'_>) {
        for i in 0..s.ships.len() {
            let Some((to, _)) = s.ships[i].landing else { continue };
            let zone = s.ships[i].space;
            if s.turn.battles.contains(zone) || s.turn.battles.contains(to) {
                continue;
            }
            let clear = !Sight::of(s, s.power).enemy_sea.contains(zone);
            let held = self.defending(s, to).next().is_some();
            if clear && !held {
                self.put_ashore(s, zone, to);
                if !s.land_of(s.power.side()).contains(to) {
                    self.capture(s, to, play);
                }
                return self.make_free_landings(s, play);
            }
            s.ships[i].landing = None;
            s.ships.sort_unstable();
            return self.make_free_landings(s, play);
        }
    }

    /// All cargo bound for a territory from a zone goes ashore.
    pub(super) fn put_ashore(&self, s: &mut State, zone: Space, to: Space) {
        let power = s.power;
        let mut landed: Vec<Kind> = Vec::new();
        for ship in s.ships.iter_mut().filter(|t| t.space == zone && t.landing.is_some_and(|(t, _)| t == to)) {
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
        s.ships.sort_unstable();
        for kind in landed {
            s.add(to, power, kind, Status::Done, 1);
        }
    }

    /// Zones from which somebody is to land in a territory.
    pub(super) fn landing_zones(&self, s: &State, to: Space) -> Spaces {
        s.ships.iter().filter(|t| t.landing.is_some_and(|(there, _)| there == to)).map(|t| t.space).collect()
    }

    /// Battleships of a zone that can still fire in support.
    pub(super) fn shells_of(&self, s: &State, zone: Space) -> u8 {
        if s.turn.fought.contains(zone) {
            return 0;
        }
        let fired = s.turn.shells.iter().find(|(z, _)| *z == zone).map_or(0, |(_, n)| *n);
        s.count(zone, s.power, Kind::Battleship).saturating_sub(fired)
    }

    /// Marks battleships around a landing as having fired.
    pub(super) fn use_shells(&self, s: &mut State, zones: Spaces, shells: u8) {
        let mut left = shells;
        for zone in zones.iter() {
            let used = self.shells_of(s, zone).min(left);
            left -= used;
            if used > 0 {
                match s.turn.shells.iter_mut().find(|(z, _)| *z == zone) {
                    Some((_, n)) => *n += used,
                    None => s.turn.shells.push((zone, used)),
                }
                let ready = s.count_as(zone, s.power, Kind::Battleship, Status::Ready).min(used);
                s.mark(zone, s.power, Kind::Battleship, Status::Ready, Status::Done, ready);
            }
        }
        s.turn.shells.sort_unstable();
    }

    /// so many battleships support this landing.
    pub(crate) fn judge_support<J: Judge>(&self, s: &State, b: &Battle, n: u8, j: &mut J) {
        if b.stage != Stage::Support {
            if self.data.map.sea_around(b.space).meets(s.turn.fought) {
                j.forbid("AA-96", || Text::new("why-shot-lost"));
                j.forbid("AA-97", || Text::new("why-shot-lost"));
            }
            return j.forbid("R-9.4", || Text::new("why-no-support"));
        }
        if n > b.shells {
            j.forbid("R-9.9", || Text::new("why-no-support"));
        }
    }

    pub(crate) fn support(&self, s: &mut State, n: u8) {
        let Some(b) = s.battle() else { return };
        let zones = self.data.map.sea_around(b.space);
        let clear: Spaces = zones.iter().filter(|&z| self.shells_of(s, z) > 0).collect();
        self.use_shells(s, clear, n);
        if let Some(b) = s.battle_mut() {
            b.shells = n;
            b.stage = Stage::Flak;
        }
    }
}
