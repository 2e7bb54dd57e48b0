//! Men who fall and units that are lost, and what follows from it (BA-72, BA-73, C-08, C-49, C-50, C-77, S-01).

use crate::Rules;
use crate::force::{Make, Part, Spec};
use crate::options::Wrecks;
use crate::rules::morale::PinnedBy;
use crate::rules::wounds::Toll;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Play, Seat};

/// Who says which man falls.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Picked {
    ByOwner,
    /// C-48, C-69.
    ByEnemy,
}

impl Rules {
    /// Men to be taken away, and what follows when they are.
    pub(crate) fn take_losses(&self, s: &mut State, id: UnitId, had: u8, toll: Toll, by: Seat, play: &mut Play<'_>) {
        let owner = self.seat_of(id);
        s.frames.push(Frame::Aftermath { unit: id, had, always: toll.flame });
        if toll.kills > 0 {
            s.frames.push(Frame::Loss(Losing { unit: id, count: toll.kills, by: owner, heavy: false }));
        }
        if toll.picked > 0 {
            s.frames.push(Frame::Loss(Losing { unit: id, count: toll.picked, by, heavy: toll.heavy }));
        }
        let _ = play;
    }

    /// So many men of a unit are hit without penetration: the fall of a transport (C-101).
    pub(crate) fn bruise(&self, s: &mut State, id: UnitId, hits: u8, play: &mut Play<'_>) {
        let Some(unit) = s.unit(id) else { return };
        let (had, needed) = (unit.men.len() as u8, unit.quality.damage_value());
        let kills = (0..hits).filter(|_| play.die(6) >= needed).count() as u8;
        self.take_losses(s, id, had, Toll { kills, ..Toll::default() }, self.seat_of(id), play);
    }

    /// BA-72: one man is taken away, with what follows for his unit.
    pub(crate) fn remove_man(&self, s: &mut State, id: UnitId, man: u8, picked: Picked, play: &mut Play<'_>) {
        let Some(spec) = self.spec(id) else { return };
        let Some(fallen) = s.unit(id).and_then(|u| u.men.get(usize::from(man)).copied()) else { return };
        s.drop_of_man(id, man);
        self.leave_behind(s, id, usize::from(man));
        s.change(id, |u| {
            u.men.remove(usize::from(man));
            if let (true, Some(first)) = (spec.is_foot(), u.men.first()) {
                u.at = first.at;
            }
        });
        let Some(left) = s.unit(id).map(|u| u.men.len()) else { return };
        // C-53: a gunner picked out takes his team with him.
        let team_lost = picked == Picked::ByEnemy && matches!(spec.make, Make::Team) && fallen.part == Part::Gunner;
        if left == 0 || team_lost {
            return self.destroy(s, id, play);
        }
        if fallen.part == Part::Leader && matches!(spec.make, Make::Squad) && spec.role == Role::Squad {
            // N-01: in a German squad another man may take over.
            let taken_over = spec.nation == Nation::Germany && play.die(6) >= 4;
            s.change(id, |u| u.marks.leaderless = !taken_over);
        }
        self.tried_by_fire(s, id, spec, play);
    }

    /// S-01: the first loss of green troops.
    fn tried_by_fire(&self, s: &mut State, id: UnitId, spec: &Spec, play: &mut Play<'_>) {
        let green = spec.has(UnitRule::Green) || spec.has(UnitRule::GreenTwice);
        if !green || s.unit(id).is_none_or(|u| u.marks.tried) {
            return;
        }
        s.change(id, |u| u.marks.tried = true);
        match play.die(6) {
            1 => {
                let pins = play.die(6);
                self.lay_down(s, id);
                self.pin(s, id, pins, PinnedBy::Aftereffect, play);
            }
            5 | 6 => {
                let better = spec.has(UnitRule::GreenTwice) && play.die(6) >= 5;
                s.change(id, |u| u.quality = if better { Quality::Veteran } else { Quality::Regular });
            }
            _ => {}
        }
    }

    /// BA-73, C-49: a check if half or more are gone, or after flame.
    pub(crate) fn aftermath(&self, s: &mut State, id: UnitId, had: u8, always: bool, play: &mut Play<'_>) {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return };
        if !unit.is_alive() {
            return;
        }
        let lost = had.saturating_sub(unit.men.len() as u8);
        let halved = lost > 0 && 2 * lost >= had;
        let fanatic = spec.is_fanatic() && unit.men.len() >= 2;
        if always || halved && !fanatic {
            self.check_morale(s, id, play);
        }
    }

    /// A unit is gone: its die, its load, its wreck (C-08, BA-131, BA-132, C-101).
    pub(crate) fn destroy(&self, s: &mut State, id: UnitId, play: &mut Play<'_>) {
        let (Some(unit), Some(spec)) = (s.unit(id).cloned(), self.spec(id)) else { return };
        if !unit.is_alive() {
            return;
        }
        self.tell(play, "log-destroyed", id, |t| t);
        s.drop_object(id);
        self.remove_from_table(s, id, Fate::Destroyed);
        if spec.is_vehicle() && unit.is_on_table() {
            let stays = spec.is_armoured() && self.options.wrecks == Wrecks::Stay;
            if let (true, Some(hull)) = (stays, self.hull(id, &unit)) {
                s.wrecks.push(Wreck { hull, height: spec.model.measure().height });
            }
            self.spill(s, id, &unit, play);
        }
    }

    /// The unit and its die leave the game (C-08).
    pub(crate) fn remove_from_table(&self, s: &mut State, id: UnitId, fate: Fate) {
        let due = self.has_die(s, id);
        let Some(unit) = s.units.get_mut(id.index()) else { return };
        let seat = usize::from(unit.seat.0 & 1);
        let had_none = unit.order.is_none();
        unit.fate = fate;
        unit.order = None;
        unit.pins = 0;
        unit.inside = None;
        unit.marks = Marks::default();
        unit.ranging = None;
        unit.flank = None;
        if had_none && due {
            s.field.bag[seat] = s.field.bag[seat].saturating_sub(1);
        }
    }
}
