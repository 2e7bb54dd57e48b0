//! A battle is over: ground is taken, fighters without a deck look for a place.

use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::options::TransportAfterBattle;
use crate::rules::landing::DECK;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Play, SeatSet};

impl Rules {
    /// The battle is over: ground is taken, fighters without a deck look for a place.
    pub(crate) fn end_battle(&self, state: &mut State, play: &mut Play<'_>) {
        let Some(at) = state.frames.iter().rposition(|f| matches!(f, Frame::Battle(_))) else { return };
        let Frame::Battle(battle) = state.frames.remove(at) else { return };
        let space = battle.space;
        state.turn.battles.remove(space);
        state.turn.fought.insert(space);
        let power = state.power;
        let won = !self.has_defenders(state, space);
        if LAND.contains(space) {
            let holds = self.attacking(state, space).any(|t| t.kind.takes_ground());
            if won && holds {
                self.capture(state, space, play);
            }
        } else {
            let ships: Vec<Stack> =
                state.at(space).iter().filter(|t| t.power == power && t.kind.is_ship()).copied().collect();
            for t in ships {
                state.mark(space, power, t.kind, t.status, Status::Fought, t.n);
            }
            let after = match self.options.transport_after_battle {
                TransportAfterBattle::Unload if won => Status::Fought,
                _ => Status::Done,
            };
            for ship in state.ships.iter_mut().filter(|t| t.space == space && t.power == power) {
                ship.status = after;
            }
            state.ships.sort_unstable();
            for side in [power.side(), power.side().enemy()] {
                self.settle_fighters(state, space, side, play);
            }
        }
        self.land_after_settling(state, play);
    }

    /// A fighter without a carrier finds its island before anybody lands there: those who land meet it (AA-71, R-9.10).
    pub(crate) fn land_after_settling(&self, state: &mut State, play: &mut Play<'_>) {
        if matches!(state.frames.last(), Some(Frame::Settle(_))) {
            return;
        }
        self.make_free_landings(state, play);
        self.call_off_battles(state);
    }

    /// Battles to which nobody comes any more: those who were to land are still aboard.
    pub(crate) fn call_off_battles(&self, state: &mut State) {
        let fought = |space: &Space| self.has_attackers(state, *space) || !self.landing_zones(state, *space).is_empty();
        state.turn.battles = state.turn.battles.iter().filter(fought).collect();
    }

    /// fighters that were aboard and find no deck any more. Those of the carriers' owners come first.
    pub(super) fn settle_fighters(&self, state: &mut State, zone: Space, side: Side, play: &mut Play<'_>) {
        let turn = state.power;
        let mut room = 0u8;
        let mut hosts = SeatSet::NONE;
        for t in state.at(zone).iter().filter(|t| t.power.side() == side && t.kind == Kind::Carrier) {
            room += DECK * t.n;
            hosts = hosts.with(t.power.seat());
        }
        let mut aboard: Vec<Stack> = state
            .at(zone)
            .iter()
            .filter(|t| t.power.side() == side && t.kind == Kind::Fighter && t.status.in_the_air().is_none())
            .copied()
            .collect();
        aboard.sort_by_key(|t| (!hosts.contains(t.power.seat()), t.power));
        // Guests of the attacker are cargo: they do not fly to an island.
        let islands = if side == turn.side() { Spaces::EMPTY } else { self.islands(state, side, zone) };
        for t in aboard {
            let stay = t.n.min(room);
            room -= stay;
            let homeless = t.n - stay;
            if homeless == 0 {
                continue;
            }
            if t.power == turn {
                // The attacker's own fly on and land in part 4.
                let range = self.range(state, turn, Kind::Fighter);
                state.mark(zone, turn, Kind::Fighter, t.status, Status::Aloft(range), homeless);
                continue;
            }
            state.take(zone, t.power, Kind::Fighter, t.status, homeless);
            match islands.len() {
                0 => self.note_crash(&Stack { n: homeless, ..t }, play),
                1 => {
                    let island = islands.first().unwrap_or(zone);
                    state.add(island, t.power, Kind::Fighter, Status::Ready, homeless);
                }
                _ => {
                    for _ in 0..homeless {
                        state.frames.push(Frame::Settle(Homeless { zone, power: t.power }));
                    }
                }
            }
        }
    }

    /// Friendly islands in a zone.
    pub(crate) fn islands(&self, state: &State, side: Side, zone: Space) -> Spaces {
        let land = self.data.map.land_around(zone) & state.land_of(side);
        land.iter().filter(|&t| self.data.map.space(t).island).collect()
    }
}
