//! Section 10: whether the attackers go on, retreat together or, being aircraft alone, stop.

use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::options::RetreatToBlitzed;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Note, Play, Text};

impl Rules {
    /// Where the land units or ships of a battle came from.
    pub(crate) fn entered_from(&self, state: &State, space: Space) -> Spaces {
        state.turn.entries.iter().filter(|(battle, _)| *battle == space).map(|(_, from)| *from).collect()
    }

    /// Where any attacker came from, aircraft included: what counts for submarines (AA-52, R-10.7).
    pub(crate) fn anybody_came_from(&self, state: &State, space: Space) -> Spaces {
        let flown = state.turn.air_entries.iter().filter(|(battle, _)| *battle == space).map(|(_, from)| *from);
        self.entered_from(state, space) | flown.collect()
    }

    /// Whether nobody but aircraft attacks there any more.
    pub(crate) fn only_aircraft_attack(&self, state: &State, space: Space) -> bool {
        let no_ships = self.attacking_ships(state, space).next().is_none();
        no_ships && self.attacking(state, space).all(|t| t.kind.is_aircraft())
    }

    /// where the attackers can retreat to, all together.
    pub(crate) fn retreat_spaces(&self, state: &State, battle: &Battle) -> Spaces {
        if battle.amphibious {
            return Spaces::EMPTY;
        }
        let sea = !LAND.contains(battle.space);
        let from = self.entered_from(state, battle.space);
        let bound = self.attacking(state, battle.space).any(|t| !t.kind.is_aircraft());
        if sea {
            if !bound && self.attacking_ships(state, battle.space).next().is_none() {
                return Spaces::EMPTY;
            }
            let side = state.power.side();
            let mut zones = from & self.sea_around(state, side, battle.space);
            zones = zones - Sight::of(state, state.power).enemy_sea;
            if state.count(battle.space, state.power, Kind::Submarine) > 0 {
                // AA-57: not into a battle site with submarines among them.
                zones = zones - state.turn.battles - state.turn.fought;
            }
            zones
        } else if bound {
            let blitzed = if self.options.retreat_to_blitzed == RetreatToBlitzed::Yes {
                Spaces::EMPTY
            } else {
                state.turn.captured
            };
            (from & state.land_of(state.power.side())) - blitzed
        } else {
            Spaces::EMPTY
        }
    }

    pub(crate) fn retreat(&self, state: &mut State, to: Space, play: &mut Play<'_>) {
        let Some(space) = state.battle().map(|battle| battle.space) else { return };
        let power = state.power;
        let leaving: Vec<Stack> = self.attacking(state, space).filter(|t| !t.kind.is_aircraft()).copied().collect();
        let carriers = state.count(space, power, Kind::Carrier);
        for t in leaving {
            state.take(space, power, t.kind, t.status, t.n);
            // What a ship did belongs to it, wherever it goes (AA-96).
            let status = if t.kind.is_ship() { Status::Fought } else { Status::Done };
            state.add(to, power, t.kind, status, t.n);
        }
        for ship in state.ships.iter_mut().filter(|t| t.space == space && t.power == power) {
            ship.space = to;
            ship.status = Status::Done;
            ship.landing = None;
        }
        state.ships.sort_unstable();
        if carriers > 0 {
            self.guests_follow(state, space, to, crate::rules::landing::DECK * carriers);
        }
        play.note(|| {
            let text = Text::new("log-retreat").word("power", power.word()).name("space", self.name(to));
            Note::new(text).at(self.id(to)).way([space, to].map(|space| self.id(space)))
        });
        self.end_battle(state, play);
    }

    /// Guests ride along when the carriers go.
    pub(super) fn guests_follow(&self, state: &mut State, from: Space, to: Space, decks: u8) {
        let mut room = decks;
        let power = state.power;
        for ally in power.side().powers().filter(|&p| p != power) {
            let n = self.guests_at(state, from, ally).min(room);
            room -= n;
            state.take(from, ally, Kind::Fighter, Status::Ready, n);
            state.add(to, ally, Kind::Fighter, Status::Ready, n);
        }
    }
}
