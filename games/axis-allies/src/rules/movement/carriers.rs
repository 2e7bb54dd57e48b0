//! Section 11 on the move: who rides along with a carrier, who takes off, whose deck is asked for.

use crate::Rules;
use crate::data::{LAND, Space};
use crate::rules::landing::DECK;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Play, SeatSet};

/// A state, and how many aircraft cannot land in it.
pub(super) struct Before {
    state: State,
    stranded: usize,
}

impl Rules {
    /// in part 2 a carrier may go only if all who count on it can still land, with some choice of who rides
    /// along.
    pub(super) fn carriers_may_go(&self, state: &State, moving: &Moving, end: Space) -> bool {
        let mut there = state.clone();
        there.frames.pop();
        self.sail(&mut there, moving, end);
        self.some_ride(&there, &|after| self.all_can_land(after))
    }

    /// Whether some choice of guests that travel along leads to a state that will do.
    fn some_ride(&self, state: &State, will_do: &dyn Fn(&State) -> bool) -> bool {
        let Some(&Frame::Ride(ride)) = state.frames.last() else { return will_do(state) };
        (ride.least..=ride.most).any(|n| {
            let mut after = state.clone();
            after.frames.pop();
            self.ride(&mut after, ride, n);
            self.some_ride(&after, will_do)
        })
    }

    /// How things stood before the group was taken up.
    pub(super) fn before(&self, state: &State, moving: &Moving) -> Before {
        let mut before = state.clone();
        if state.moving().is_some() {
            before.frames.pop();
            before.add(moving.origin, state.power, moving.kind, moving.status, moving.n);
        }
        Before { stranded: self.stranded(&before), state: before }
    }

    /// what is done in part 4 may not keep anybody from landing who could.
    pub(super) fn leaves_landings(&self, before: &Before, moving: &Moving, end: Space) -> bool {
        let mut after = before.state.clone();
        after.take(moving.origin, after.power, moving.kind, moving.status, moving.n);
        if moving.kind == Kind::Carrier {
            self.sail(&mut after, moving, end);
        } else {
            self.touch_down(&mut after, moving, end);
        }
        self.some_ride(&after, &|after| self.stranded(after) <= before.stranded)
    }

    /// Whether a choice of guests that travel along keeps everybody's landing place.
    pub(crate) fn ride_leaves_landings(&self, state: &State, n: u8) -> bool {
        let Some(&Frame::Ride(ride)) = state.frames.last() else { return true };
        let mut after = state.clone();
        after.frames.pop();
        self.ride(&mut after, ride, n);
        self.fewest_stranded(&after) <= self.fewest_stranded(state)
    }

    fn fewest_stranded(&self, state: &State) -> usize {
        let Some(&Frame::Ride(ride)) = state.frames.last() else {
            return match state.phase {
                // Before combat others may still clear the way for a carrier.
                Phase::CombatMove if self.all_can_land(state) => 0,
                _ => self.stranded(state),
            };
        };
        let after = |n: u8| {
            let mut after = state.clone();
            after.frames.pop();
            self.ride(&mut after, ride, n);
            self.fewest_stranded(&after)
        };
        (ride.least..=ride.most).map(after).min().unwrap_or(0)
    }

    /// Whether landing places are scarce at all: somebody is in the air or could be sent up.
    pub(super) fn fighters_need_decks(&self, state: &State) -> bool {
        let up = |t: &Stack| match t.status {
            Status::Ready => !LAND.contains(t.space),
            status => status.in_the_air().is_some(),
        };
        let in_hand =
            state.moving().is_some_and(|moving| moving.kind == Kind::Fighter && moving.status.in_the_air().is_some());
        in_hand || state.stacks.iter().any(|t| t.power == state.power && t.kind == Kind::Fighter && up(t))
    }

    /// An ally's fighters in a zone that do not stand on carriers of his own.
    pub(crate) fn guests_at(&self, state: &State, zone: Space, ally: Power) -> u8 {
        state.count(zone, ally, Kind::Fighter).saturating_sub(DECK * state.count(zone, ally, Kind::Carrier))
    }

    /// Room on the decks of a zone, those of allies who will have us included.
    pub(crate) fn deck_room(&self, state: &State, sight: &Sight, zone: Space) -> u8 {
        let ours = |t: &&Stack| t.power == sight.power && t.kind == Kind::Fighter && t.status.in_the_air().is_none();
        let mut room = i16::from(DECK) * i16::from(state.count(zone, sight.power, Kind::Carrier));
        room -= state.at(zone).iter().filter(ours).map(|t| i16::from(t.n)).sum::<i16>();
        let (mut guests, mut closed) = (0i16, 0i16);
        for ally in sight.side.powers().filter(|&p| p != sight.power) {
            let places = DECK * state.count(zone, ally, Kind::Carrier);
            let free = i16::from(places.saturating_sub(state.count(zone, ally, Kind::Fighter)));
            if state.is_barred_from_decks_of(ally) {
                closed += free;
            } else {
                room += free;
            }
            guests += i16::from(self.guests_at(state, zone, ally));
        }
        (room - (guests - closed).max(0)).max(0) as u8
    }

    /// The ally whose deck is needed next for so many fighters, if our own carriers there and those of allies who
    /// agreed are not enough: the one with most room.
    fn next_host(&self, state: &State, zone: Space, n: u8, agreed: SeatSet) -> Option<Power> {
        let power = state.power;
        let places = |p: Power| DECK * state.count(zone, p, Kind::Carrier);
        let aboard = |p: Power| -> u8 {
            let here = |t: &&Stack| (t.power, t.kind) == (p, Kind::Fighter) && t.status.in_the_air().is_none();
            state.at(zone).iter().filter(here).map(|t| t.n).sum()
        };
        let free = |p: Power| places(p).saturating_sub(aboard(p));
        // An ally's fighters that do not stand on his own carriers stand on another ally's, or on ours.
        let allies = || power.side().powers().filter(move |&p| p != power);
        let guests_of_others =
            |host: Power| -> u8 { allies().filter(|&p| p != host).map(|p| aboard(p).saturating_sub(places(p))).sum() };
        let offered = |host: Power| free(host).saturating_sub(guests_of_others(host));
        let elsewhere: u8 = allies().map(|p| free(p) - offered(p)).sum();
        let guests: u8 = allies().map(|p| aboard(p).saturating_sub(places(p))).sum();
        let own = places(power).saturating_sub(aboard(power)).saturating_sub(guests.saturating_sub(elsewhere));
        let granted: u8 = allies().filter(|p| agreed.contains(p.seat())).map(offered).sum();
        if own + granted >= n {
            return None;
        }
        let asked =
            allies().filter(|p| !agreed.contains(p.seat()) && !state.is_barred_from_decks_of(*p) && offered(*p) > 0);
        asked.max_by_key(|p| (offered(*p), std::cmp::Reverse(*p)))
    }

    /// Fighters land on the decks of a zone, once every ally whose deck they need has agreed.
    pub(crate) fn land_on_decks(&self, state: &mut State, to: Space, agreed: SeatSet, play: &mut Play<'_>) {
        let Some(moving) = state.moving() else { return };
        match self.next_host(state, to, moving.n, agreed) {
            Some(of) => state.frames.push(Frame::Consent(Consent { of, matter: Matter::Deck { to, agreed } })),
            None => self.arrive(state, to, play),
        }
    }

    /// Ships arrive; a carrier takes along what rides on it, and leaves its own fighters in the air (R-11.2, R-11.3,
    ///
    pub(super) fn sail(&self, state: &mut State, moving: &Moving, to: Space) {
        state.add(to, state.power, moving.kind, Status::Done, moving.n);
        if moving.kind != Kind::Carrier {
            return;
        }
        let (from, power) = (moving.origin, state.power);
        let allied = |t: &Stack| t.power != power && t.power.side() == power.side();
        if !state.at(from).iter().any(|t| allied(t) && matches!(t.kind, Kind::Carrier | Kind::Fighter)) {
            return self.take_off(state, from, 0);
        }
        let carriers = state.count(from, state.power, Kind::Carrier) + moving.n;
        let hosted = self.hosted_by_allies(state, from, carriers);
        self.see_off(state, (from, to), Some(Power::Ussr), Left { deck: DECK * moving.n, hosted });
    }

    /// Places on the decks of allies in a zone that no fighters of theirs take.
    fn allied_places(&self, state: &State, zone: Space) -> u8 {
        let free =
            |p: Power| (DECK * state.count(zone, p, Kind::Carrier)).saturating_sub(state.count(zone, p, Kind::Fighter));
        state.power.side().powers().filter(|&p| p != state.power).map(free).sum()
    }

    /// Guests on our own decks in a zone: those for whom another ally has no place.
    fn guests_on_our_decks(&self, state: &State, zone: Space) -> u8 {
        let allies = state.power.side().powers().filter(|&p| p != state.power);
        let guests: u8 = allies.map(|p| self.guests_at(state, zone, p)).sum();
        guests.saturating_sub(self.allied_places(state, zone))
    }

    /// Our own fighters in a zone that stand on decks of allies: those for whom our own carriers there, so many, have
    /// no place. An ally is asked only for what our own decks cannot take.
    fn hosted_by_allies(&self, state: &State, zone: Space, carriers: u8) -> u8 {
        let resting = state.count_as(zone, state.power, Kind::Fighter, Status::Ready)
            + state.count_as(zone, state.power, Kind::Fighter, Status::Done);
        let own = (DECK * carriers).saturating_sub(self.guests_on_our_decks(state, zone));
        resting.saturating_sub(own)
    }

    /// Goes through the allies from one on: how many of their fighters travel along is the choice of the carrier's
    /// owner, between those for whom there is no other deck and those for whom there is room.
    fn see_off(&self, state: &mut State, (from, to): (Space, Space), first: Option<Power>, left: Left) {
        let power = state.power;
        let ally = |p: &Power| p.side() == power.side() && *p != power;
        let mut places = DECK * state.count(from, power, Kind::Carrier);
        places = places.saturating_sub(state.count_as(from, power, Kind::Fighter, Status::Done));
        places += self.allied_places(state, from);
        let next = Power::ALL.into_iter().filter(|p| first.is_some_and(|first| *p >= first)).filter(ally);
        let waiting: Vec<(Power, u8)> =
            next.map(|p| (p, self.guests_at(state, from, p))).filter(|(_, guests)| *guests > 0).collect();
        // Those already decided on stay: they have their places.
        let settled: u8 = Power::ALL
            .into_iter()
            .filter(ally)
            .filter(|p| first.is_none_or(|first| *p < first))
            .map(|p| self.guests_at(state, from, p))
            .sum();
        let room = places.saturating_sub(settled);
        let Some(&(of, guests)) = waiting.first() else { return self.take_off(state, from, left.hosted) };
        let others: u8 = waiting.iter().skip(1).map(|(_, n)| n).sum();
        let least = guests.saturating_sub(room).min(left.deck);
        let least_of_all = (guests + others).saturating_sub(room).min(left.deck);
        let least = least.max(least_of_all.saturating_sub(others));
        let most = guests.min(left.deck);
        let ride = Ride { from, to, of, least, most, left };
        if least >= most {
            return self.ride(state, ride, most);
        }
        state.frames.push(Frame::Ride(ride));
    }

    /// So many of an ally's fighters travel along.
    pub(crate) fn ride(&self, state: &mut State, ride: Ride, n: u8) {
        let Ride { from, to, of, left, .. } = ride;
        let n = state.take(from, of, Kind::Fighter, Status::Ready, n);
        state.add(to, of, Kind::Fighter, Status::Ready, n);
        self.see_off(state, (from, to), of.next(), Left { deck: left.deck.saturating_sub(n), ..left });
    }

    /// Our own fighters for whom there is no deck any more take off. An ally's deck is one only for
    /// those that stood on it before: to the others he has not agreed.
    fn take_off(&self, state: &mut State, from: Space, hosted: u8) {
        let power = state.power;
        let landed = state.count_as(from, power, Kind::Fighter, Status::Done);
        let own =
            (DECK * state.count(from, power, Kind::Carrier)).saturating_sub(self.guests_on_our_decks(state, from));
        let room = (own + hosted).saturating_sub(landed);
        let ours = state.count_as(from, power, Kind::Fighter, Status::Ready);
        let range = self.range(state, power, Kind::Fighter);
        state.mark(from, power, Kind::Fighter, Status::Ready, Status::Aloft(range), ours.saturating_sub(room));
    }

    /// AA-75, AA-105: a carrier on which a fighter has landed does not move any more.
    pub(super) fn hold_carriers(&self, state: &mut State, zone: Space) {
        let power = state.power;
        let carriers = state.count(zone, power, Kind::Carrier);
        let landed = state.count_as(zone, power, Kind::Fighter, Status::Done);
        let hosted = self.hosted_by_allies(state, zone, carriers);
        let ready = state.count_as(zone, power, Kind::Carrier, Status::Ready);
        let needed = landed.saturating_sub(hosted).saturating_sub((carriers - ready) * DECK).div_ceil(DECK);
        state.mark(zone, power, Kind::Carrier, Status::Ready, Status::Done, needed);
    }
}
