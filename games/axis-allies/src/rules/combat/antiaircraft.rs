//! Section 6: antiaircraft fire, at aircraft that pass when the moves are committed and at those that come to fight.

use super::FLAK;
use crate::Rules;
use crate::data::Space;
use crate::options::AaFire;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Note, Play, Pool, Text};

impl Rules {
    /// Whether a gun there fires now (option `aa_fire`).
    pub(crate) fn gun_fires(&self, state: &State, at: Space) -> bool {
        let side = state.power.side();
        let gun = state.at(at).iter().any(|t| t.kind == Kind::AaGun && t.power.side() != side);
        gun && !(self.options.aa_fire == AaFire::Once && state.turn.fired.contains(at))
    }

    pub(crate) fn note_flak(&self, at: Space, hits: u8, dice: u8, play: &mut Play<'_>) {
        play.note(|| {
            let text = Text::new("log-flak").name("space", self.name(at)).number("hits", hits).number("dice", dice);
            Note::new(text).at(self.id(at))
        });
    }

    /// One gun fires at all that passed it.
    pub(crate) fn fire_at_passing(&self, state: &mut State, gun: Space, play: &mut Play<'_>) {
        state.turn.guns.remove(gun);
        let n: u8 = state.turn.flights.iter().filter(|f| f.over.contains(gun)).map(|f| f.n).sum();
        let silent = self.options.aa_fire == AaFire::Once && state.turn.fired.contains(gun);
        if n == 0 || silent {
            return;
        }
        state.turn.fired.insert(gun);
        let hits = play.hits(Pool::at_most(n, 6, FLAK));
        self.note_flak(gun, hits, n, play);
        if hits == 0 {
            return;
        }
        let classes = self.shot_classes(state, gun);
        if hits >= n || classes.len() == 1 {
            for _ in 0..hits {
                if let Some(&class) = self.shot_classes(state, gun).first() {
                    self.shoot_down(state, gun, class, play);
                }
            }
        } else {
            state.frames.push(Frame::Flak(PassingFlak { gun, hits }));
        }
    }

    /// The aircraft that passed a gun, by where they went and what they have left.
    pub(crate) fn shot_classes(&self, state: &State, gun: Space) -> Vec<(Space, Kind, Status)> {
        let mut classes: Vec<_> =
            state.turn.flights.iter().filter(|f| f.over.contains(gun)).map(|f| (f.at, f.kind, f.status)).collect();
        classes.sort_unstable();
        classes.dedup();
        classes
    }

    pub(crate) fn shot_meant(&self, state: &State, gun: Space, at: Space, kind: Kind, left: u8) -> Option<Status> {
        let fits = |c: &&(Space, Kind, Status)| c.0 == at && c.1 == kind && c.2.in_the_air() == Some(left);
        self.shot_classes(state, gun).iter().find(fits).map(|c| c.2)
    }

    /// One aircraft of a class is lost over a gun it passed.
    pub(crate) fn shoot_down(
        &self,
        state: &mut State,
        gun: Space,
        (at, kind, status): (Space, Kind, Status),
        play: &mut Play<'_>,
    ) {
        let of = |f: &Flight| f.at == at && f.kind == kind && f.status == status && f.over.contains(gun);
        if let Some(i) = state.turn.flights.iter().position(of) {
            state.turn.flights[i].n -= 1;
            if state.turn.flights[i].n == 0 {
                state.turn.flights.remove(i);
            }
        }
        state.take(at, state.power, kind, status, 1);
        self.note_loss(state.power, kind, gun, play);
    }

    /// A unit is lost in or over a space.
    pub(crate) fn note_loss(&self, power: Power, kind: Kind, space: Space, play: &mut Play<'_>) {
        play.note(|| {
            let text = Text::new("log-lost").word("power", power.word()).word("kind", kind.word());
            Note::new(text.name("space", self.name(space))).at(self.id(space))
        });
    }
}
