//! The last steps of the Blitz Combat Segment: landings from Beachheads and of Airdrop markers.

use crate::Rules;
use crate::state::*;
use crate::vocabulary::*;
use kernel::Play;

impl Rules {
    /// TK-10.3-13: a marker becomes a unit if it is supplied and no enemy unit shares its hex; otherwise it goes to the
    /// Delay Box.
    pub(crate) fn land_airdrops(&self, state: &mut State, play: &mut Play<'_>) {
        for i in 0..state.units.len() {
            let u = state.units[i];
            let Place::Dropped(hex) = u.place else { continue };
            if self.faction_of(u.nation) != state.faction {
                continue;
            }
            let alone = state.at(hex).all(|e| self.side_of(state, e) == Some(state.faction));
            if alone && self.is_supplied(state, UnitId(i as u8)) {
                self.set_foot(state, state.faction, hex, play);
                state.units[i].place = Place::Hex(hex);
            } else {
                let turns = self.roll_delay(u.nation, play);
                let back = Place::Delay(state.turn.saturating_add(turns));
                (state.units[i].place, state.units[i].marks) = (back, Marks::NONE);
            }
        }
    }

    pub(crate) fn land_unit(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let shore = state.hex_of(unit).and_then(|h| state.beachhead(h)).and_then(|b| self.shore(b));
        if let Some(shore) = shore {
            self.set_foot(state, state.faction, shore, play);
            state.units[unit.index()].place = Place::Hex(shore);
        }
    }
}
