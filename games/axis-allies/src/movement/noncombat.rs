//! Section 13: moves after combat, landings among them.

use super::Outlook;
use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Note, Play, Text};

impl Rules {
    /// Section 13: where a group can go after combat.
    pub(super) fn moves_after_combat(&self, s: &State, o: &Outlook, m: &Moving) -> Spaces {
        let graph = &self.data.map.graph;
        let sight = &o.sight;
        match m.kind {
            Kind::Infantry | Kind::Armour => {
                // through and into friendly territory, that taken this turn included.
                graph.within(Spaces::one(m.at), m.left, sight.friendly) - Spaces::one(m.at)
            }
            //
            Kind::AaGun => self.data.map.land_around(m.at) & (sight.friendly - sight.any_gun),
            kind if kind.is_ship() => {
                let mut found = Spaces::one(m.at);
                let mut edge = found;
                for _ in 0..m.left {
                    edge = (self.sea_next(s, sight.side, edge) - sight.enemy_sea) - found;
                    found |= edge;
                }
                let ends = found - Spaces::one(m.at);
                if kind != Kind::Carrier || !self.fighters_need_decks(s) {
                    return ends;
                }
                ends.iter().filter(|&end| self.leaves_landings(s, m, end)).collect()
            }
            kind => {
                //
                let reach = graph.within(Spaces::one(m.at), m.left, !sight.neutral);
                let mut ends = reach & self.landing_land(s, sight.side);
                if kind == Kind::Fighter {
                    let decks = reach & sight.carriers;
                    let scarce = self.fighters_need_decks(s);
                    let free =
                        |z: &Space| self.deck_room(s, sight, *z) >= m.n && (!scarce || self.leaves_landings(s, m, *z));
                    ends |= decks.iter().filter(free).collect();
                }
                if m.status.in_the_air().is_none() {
                    ends.remove(m.at);
                }
                ends
            }
        }
    }

    pub(super) fn move_after_combat(&self, s: &mut State, m: Moving, to: Space, play: &mut Play<'_>) {
        if m.kind == Kind::Fighter
            && !LAND.contains(to)
            && let Some(of) = self.host(s, to, m.n)
        {
            s.frames.push(Frame::Consent { of, matter: Matter::Deck { to } });
            return;
        }
        self.arrive(s, to, play);
    }

    /// The end of a move after combat.
    pub(crate) fn arrive(&self, s: &mut State, to: Space, play: &mut Play<'_>) {
        let Some(Frame::Moving(m)) = s.frames.pop() else { return };
        let power = s.power;
        play.note(|| {
            let text = Text::new("log-move").number("n", m.n).word("kind", m.kind.word()).word("power", power.word());
            Note::new(text.name("from", self.name(m.origin)).name("to", self.name(to))).at(self.id(to))
        });
        if m.kind.is_ship() {
            return self.sail(s, &m, to);
        }
        self.touch_down(s, &m, to);
    }

    /// A land unit or an aircraft is where it stays.
    pub(super) fn touch_down(&self, s: &mut State, m: &Moving, to: Space) {
        s.add(to, s.power, m.kind, Status::Done, m.n);
        if m.kind == Kind::Fighter && !LAND.contains(to) {
            self.hold_carriers(s, to);
        }
    }

    /// The move is not made after all: an ally said no.
    pub(crate) fn put_back(&self, s: &mut State) {
        if let Some(Frame::Moving(m)) = s.frames.pop() {
            s.add(m.origin, s.power, m.kind, m.status, m.n);
        }
    }
}
