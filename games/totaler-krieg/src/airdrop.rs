//! The other steps of the Blitz Combat Segment: airdrops, landings from Beachheads, the landing of Airdrop markers.

use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use kernel::{Judge, Note, Play, Quick, Text};

impl Rules {
    pub(crate) fn judge_drop<J: Judge>(&self, s: &State, unit: UnitId, hex: Hex, j: &mut J) {
        let (Some(u), Some(to)) = (s.unit(unit), self.hex(hex)) else {
            return j.forbid("TK-10.3-12", || Text::new("why-no-unit"));
        };
        let name = || self.counter_text(u);
        let Some(from) = u.hex().filter(|_| u.kind == Kind::Airborne && self.faction_of(u.nation) == s.faction) else {
            return j.forbid("TK-10.3-12", || Text::new("why-not-airborne").text("unit", name()));
        };
        let range = self.data.combat.ranges.airdrop;
        let land = self.passable.minus(&self.neutral_land(s));
        if from == to || !land.contains(to) || !land.contains(from) {
            j.forbid("TK-10.3-12", || Text::new("why-drop-place").name("hex", self.hex_name(to)));
        }
        if self.data.map.grid.distance(from, to) > u16::from(range) {
            j.forbid("TK-10.3-12", || Text::new("why-drop-far").text("unit", name()).number("range", range));
        }
        if j.settled() {
            return;
        }
        if !self.blitz_enabled(s, s.faction).contains(from) {
            j.forbid("TK-10.3-12", || Text::new("why-not-enabled").text("unit", name()));
        }
        if !j.settled() && !self.is_supplied(s, unit) {
            j.forbid("TK-10.3-12", || Text::new("why-unsupplied").text("unit", name()));
        }
    }

    pub(crate) fn list_drops(&self, s: &State, actions: &mut Vec<Action>) {
        let enabled = self.blitz_enabled(s, s.faction);
        for unit in s.unit_ids() {
            let Some((u, from)) = s.unit(unit).and_then(|u| Some((u, u.hex()?))) else { continue };
            if u.kind != Kind::Airborne || self.faction_of(u.nation) != s.faction || !enabled.contains(from) {
                continue;
            }
            let near = self.data.map.within(&[from].into_iter().collect(), self.data.combat.ranges.airdrop);
            // The rest does not depend on where it drops.
            let mut places = near.iter().filter(|&h| h != from).map(|h| self.number(h)).collect::<Vec<_>>();
            places.retain(|&hex| Quick::ask(|j| self.judge_drop(s, unit, hex, j)));
            actions.extend(places.into_iter().map(|hex| Action::Drop { unit, hex }));
        }
    }

    pub(crate) fn drop_unit(&self, s: &mut State, unit: UnitId, hex: Hex, play: &mut Play<'_>) {
        let (Some(u), Some(to)) = (s.unit(unit).copied(), self.hex(hex)) else { return };
        s.units[unit.index()].place = Place::Dropped(to);
        play.note(|| {
            let text = Text::new("log-drop").text("unit", self.counter_text(&u)).name("hex", self.hex_name(to));
            Note::new(text).at(self.data.map.name(to))
        });
    }

    /// TK-10.3-13: a marker becomes a unit if it is supplied and no enemy unit shares its hex; otherwise it goes to the
    /// Delay Box.
    pub(crate) fn land_airdrops(&self, s: &mut State, play: &mut Play<'_>) {
        for i in 0..s.units.len() {
            let u = s.units[i];
            let Place::Dropped(hex) = u.place else { continue };
            if self.faction_of(u.nation) != s.faction {
                continue;
            }
            let alone = s.at(hex).all(|e| self.side_of(s, e) == Some(s.faction));
            if alone && self.is_supplied(s, UnitId(i as u8)) {
                s.units[i].place = Place::Hex(hex);
                self.set_foot(s, s.faction, hex, true, play);
            } else {
                let turns = self.roll_delay(u.nation, play);
                s.units[i].place = Place::Delay(s.turn.saturating_add(turns));
            }
        }
    }

    /// A Blitz-enabled unit on a Beachhead steps ashore if no enemy unit is there.
    pub(crate) fn judge_land<J: Judge>(&self, s: &State, unit: UnitId, j: &mut J) {
        let beach = s.unit(unit).and_then(|u| Some((u, s.beachhead(u.hex()?)?)));
        let Some((u, b)) = beach.filter(|(u, _)| self.faction_of(u.nation) == s.faction) else {
            return j.forbid("TKC-16", || Text::new("why-no-beachhead"));
        };
        let shore = self.shore(b);
        let held = shore.is_none_or(|h| s.at(h).any(|e| self.side_of(s, e) != Some(s.faction)));
        if held || self.allowance(u) == 0 {
            j.forbid("TKC-16", || Text::new("why-shore-held").text("unit", self.counter_text(u)));
        }
        if !self.blitz_enabled(s, s.faction).contains(b.hex) {
            j.forbid("TKC-16", || Text::new("why-not-enabled").text("unit", self.counter_text(u)));
        }
    }

    pub(crate) fn land_unit(&self, s: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let shore = s.hex_of(unit).and_then(|h| s.beachhead(h)).and_then(|b| self.shore(b));
        if let Some(shore) = shore {
            s.units[unit.index()].place = Place::Hex(shore);
            self.set_foot(s, s.faction, shore, true, play);
        }
    }
}
