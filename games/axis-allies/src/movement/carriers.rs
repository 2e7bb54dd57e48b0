//! Section 11 on the move: who rides along with a carrier, who takes off, whose deck is asked for.

use crate::Rules;
use crate::data::Space;
use crate::landing::DECK;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;

impl Rules {
    pub(super) fn carriers_may_go(&self, s: &State, m: &Moving, end: Space) -> bool {
        let mut there = s.clone();
        there.frames.pop();
        self.sail(&mut there, m, end);
        self.all_can_land(&there, s.power)
    }

    /// Room on the decks of a zone, those of allies who will have us included.
    pub(crate) fn deck_room(&self, s: &State, sight: &Sight, zone: Space) -> u8 {
        let (mut room, mut aboard) = (0u8, 0u8);
        for stack in s.at(zone).iter().filter(|t| t.power.side() == sight.side) {
            match stack.kind {
                Kind::Carrier if stack.power == sight.power || !s.has_refused(stack.power) => room += DECK * stack.n,
                Kind::Fighter if stack.status.in_the_air().is_none() => aboard += stack.n,
                _ => {}
            }
        }
        room.saturating_sub(aboard)
    }

    /// The ally whose deck is needed for so many fighters, if our own carriers there are not enough.
    pub(super) fn host(&self, s: &State, zone: Space, n: u8) -> Option<Power> {
        let power = s.power;
        let (mut own, mut hosted, mut ours, mut guests) = (0u8, 0u8, 0u8, 0u8);
        let mut host = None;
        for stack in s.at(zone).iter().filter(|t| t.power.side() == power.side()) {
            match stack.kind {
                Kind::Carrier if stack.power == power => own += DECK * stack.n,
                Kind::Carrier => {
                    hosted += DECK * stack.n;
                    host = host.or(Some(stack.power).filter(|&p| !s.has_refused(p)));
                }
                Kind::Fighter if stack.status.in_the_air().is_some() => {}
                Kind::Fighter if stack.power == power => ours += stack.n,
                Kind::Fighter => guests += stack.n,
                _ => {}
            }
        }
        let taken = ours + guests.saturating_sub(hosted);
        if own.saturating_sub(taken) >= n { None } else { host }
    }

    /// Ships arrive; a carrier takes along what rides on it, and leaves its own fighters in the air.
    pub(super) fn sail(&self, s: &mut State, m: &Moving, to: Space) {
        s.add(to, s.power, m.kind, Status::Done, m.n);
        if m.kind != Kind::Carrier {
            return;
        }
        let power = s.power;
        let (mut decks, mut ours, mut landed) = (0u8, 0u8, 0u8);
        let mut guests: Vec<Stack> = Vec::new();
        for stack in s.at(m.origin).iter().filter(|t| t.power.side() == power.side()) {
            match (stack.kind, stack.status) {
                (Kind::Carrier, _) => decks += DECK * stack.n,
                (Kind::Fighter, Status::Ready) if stack.power == power => ours += stack.n,
                (Kind::Fighter, Status::Done) if stack.power == power => landed += stack.n,
                (Kind::Fighter, _) if stack.power != power => guests.push(*stack),
                _ => {}
            }
        }
        let mut room = decks.saturating_sub(landed);
        let mut riding = DECK * m.n;
        for guest in guests {
            let stay = guest.n.min(room);
            room -= stay;
            let ride = (guest.n - stay).min(riding);
            riding -= ride;
            s.take(m.origin, guest.power, Kind::Fighter, guest.status, ride);
            s.add(to, guest.power, Kind::Fighter, Status::Ready, ride);
        }
        let up = ours.saturating_sub(room);
        let range = self.range(s, power, Kind::Fighter);
        s.mark(m.origin, power, Kind::Fighter, Status::Ready, Status::Aloft(range), up);
    }

    /// AA-75, AA-105: a carrier on which a fighter has landed does not move any more.
    pub(super) fn hold_carriers(&self, s: &mut State, zone: Space) {
        let power = s.power;
        let landed = s.count_as(zone, power, Kind::Fighter, Status::Done);
        let (mut hosted, mut guests) = (0u8, 0u8);
        for stack in s.at(zone).iter().filter(|t| t.power != power && t.power.side() == power.side()) {
            match stack.kind {
                Kind::Carrier => hosted += DECK * stack.n,
                Kind::Fighter => guests += stack.n,
                _ => {}
            }
        }
        let hosted = hosted.saturating_sub(guests);
        while s.count_as(zone, power, Kind::Carrier, Status::Done) * DECK + hosted < landed {
            if s.count_as(zone, power, Kind::Carrier, Status::Ready) == 0 {
                break;
            }
            s.mark(zone, power, Kind::Carrier, Status::Ready, Status::Done, 1);
        }
    }
}
