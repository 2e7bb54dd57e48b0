//! Lend-lease: chips face down at sea, with points on them or none (HU-45…HU-52).

use crate::Rules;
use crate::action::verb;
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Rng, Seat, Text, Viewer};

impl Rules {
    /// The seat that lays the chip of a route.
    pub(crate) fn shipper(&self, route: Route) -> Seat {
        self.seats[route.sender().index()]
    }

    /// HU-47: a quarter of the sender's base, rounded down.
    pub(crate) fn aid_most(&self, state: &State, route: Route) -> u8 {
        if self.variant == Variant::Barbarossa {
            let table = &self.data.numbers.table_aid;
            let season = if route == Route::UkToSu { table.from_britain } else { table.from_usa };
            return season.min(table.in_a_year.saturating_sub(state.aid_year));
        }
        let base = state.ledgers[route.sender().index()].base;
        let quarter = (base / self.data.numbers.war_economy.aid_part).min(u16::from(u8::MAX)) as u8;
        // Chips are delivered before new ones are laid, so those at sea are of the same season.
        let same = |r: &Route| *r != route && r.sender() == route.sender() && state.chips[*r].is_some();
        let others = Route::ALL.into_iter().filter(same);
        let sent: u8 = others.map(|r| state.cargo[r]).sum();
        match self.options.aid_limit {
            AidLimit::PerSeason => quarter.saturating_sub(sent),
            AidLimit::PerDestination => quarter,
        }
    }

    /// What may be put on the chip at most: the quarter, the purse.
    fn aid_limit(&self, state: &State, route: Route) -> u8 {
        let most = self.aid_most(state, route);
        if self.variant == Variant::Barbarossa {
            return most;
        }
        most.min(self.purse(state, route.sender()).min(u16::from(u8::MAX)) as u8)
    }

    pub(crate) fn judge_lay<J: Judge>(&self, state: &State, route: Route, value: u8, judge: &mut J) {
        let at = &self.data.map.place;
        let facts = |key: &'static str| Text::new(key).word("route", route.word());
        if self.shipper(route) != state.active || state.side != Side::Allies {
            return judge
                .forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", route.sender().word()));
        }
        if state.chips[route].is_some() {
            return judge.forbid(clause!("HUC-10"), || facts("why-chip-laid"));
        }
        let table = self.variant == Variant::Barbarossa;
        match route {
            Route::UsToUk => {
                let fallen = matches!(state.stance[Nation::Fr], Stance::Conquered(_));
                let fights = state.side_of(Nation::Uk) == Some(Side::Allies);
                if !fallen || !fights || state.date < Date::new(SPRING, 1941) || table {
                    return judge.forbid(clause!("HU-45"), || facts("why-no-aid-to-britain"));
                }
            }
            _ => {
                let since = if route == Route::UsToSu { Date::new(SPRING, 1942) } else { Date::new(AUTUMN, 1941) };
                let attacked =
                    state.eastern.is_some_and(|w| w.by_germany) && state.side_of(Nation::Su) == Some(Side::Allies);
                if table && state.date < since {
                    return judge.forbid(clause!("HUB-14.3"), || facts("why-no-aid-to-soviets"));
                }
                if !attacked {
                    return judge.forbid(clause!("HU-46"), || facts("why-no-aid-to-soviets"));
                }
                if state.side_at(at.vologda) == Some(Side::Axis) {
                    return judge.forbid(clause!("HU-51"), || facts("why-vologda"));
                }
            }
        }
        let sender = route.sender();
        if !table && (matches!(state.stance[sender], Stance::Conquered(_)) || !self.in_play(sender)) {
            return judge.forbid(clause!("HU-45"), || facts("why-no-aid-to-britain"));
        }
        if sender == Nation::Us && !table && state.date < Date::new(SPRING, 1941) {
            return judge.forbid(clause!("HU-45"), || facts("why-no-aid-to-britain"));
        }
        if table && value > self.aid_most(state, route) {
            judge.forbid(clause!("HUB-14.3"), || {
                facts("why-aid-table").number("most", self.aid_most(state, route)).number("value", value)
            });
        } else if value > self.aid_most(state, route) {
            judge.forbid(clause!("HU-47"), || {
                facts("why-quarter").number("most", self.aid_most(state, route)).number("value", value)
            });
        }
        if value > self.aid_limit(state, route) {
            judge.forbid(clause!("HU-47"), || facts("why-aid-purse").number("most", self.aid_limit(state, route)));
        }
    }

    /// Whether a chip, if only a blank one, can be laid on a route.
    pub(crate) fn can_lay(&self, state: &State, route: Route) -> bool {
        Quick::ask(|judge| self.judge_lay(state, route, 0, judge))
    }

    /// The chip is laid. The sender pays when it is turned over, so that his account does not tell what is on it.
    pub(crate) fn lay(&self, state: &mut State, route: Route, value: u8, play: &mut Play<'_>) {
        state.chips[route] = Some(Chip { open: false, sunk: 0, paid: false });
        state.cargo[route] = value;
        state.turn.laid |= 1 << route.index();
        if self.variant == Variant::Barbarossa {
            state.aid_year = state.aid_year.saturating_add(value);
        }
        let sea = self.hunting_ground(Some(route));
        play.note(|| Note::new(Text::new("log-laid").word("route", route.word())).at(self.id(sea)));
        let seat = self.shipper(route);
        play.note(|| {
            let text = Text::new("log-laid-value").word("route", route.word()).number("value", value);
            Note::new(text).at(self.id(sea)).only(seat)
        });
    }

    /// HU-30, HU-50: the chip is turned over and loses value.
    pub(crate) fn attack_convoy(&self, state: &mut State, route: Route, hits: u8, play: &mut Play<'_>) {
        let cargo = state.cargo[route];
        let Some(chip) = state.chips[route].as_mut() else { return };
        play.reveal();
        chip.open = true;
        let sunk = hits.min(cargo.saturating_sub(chip.sunk));
        chip.sunk += sunk;
        let sea = self.hunting_ground(Some(route));
        play.note(|| {
            let text = Text::new("log-convoy-attacked").word("route", route.word()).number("value", cargo);
            Note::new(text.number("sunk", sunk)).at(self.id(sea))
        });
    }

    /// The points on a chip leave the sender's account; they were counted within the limit of the season of sending.
    fn pay_aid(&self, state: &mut State, sender: Nation, value: u8, year: u16) {
        if self.variant == Variant::Barbarossa {
            return;
        }
        let ledger = &mut state.ledgers[sender.index()];
        let paid = u16::from(value).min(ledger.left);
        ledger.left -= paid;
        ledger.spent += paid;
        // HU-52: what was sent in 1941 is deducted from 1942.
        if sender == Nation::Us && year == 1941 {
            state.aid_1941 += paid;
        }
    }

    /// What is at sea when a year ends was spent in it (HUB-10.2).
    pub(crate) fn pay_aid_of_the_year(&self, state: &mut State, play: &mut Play<'_>) {
        let year = state.date.year() - 1;
        for route in Route::ALL {
            let unpaid = state.chips[route].as_mut().filter(|chip| !chip.paid);
            if let Some(chip) = unpaid {
                chip.paid = true;
                let value = state.cargo[route];
                self.pay_aid(state, route.sender(), value, year);
                // The growth of the base tells something about it.
                play.reveal();
            }
        }
    }

    /// HU-49: what was sent arrives in the next new-units phase and can be spent at once.
    pub(crate) fn deliver(&self, state: &mut State, play: &mut Play<'_>) {
        for route in Route::ALL {
            let Some(chip) = state.chips[route].take() else { continue };
            let value = std::mem::take(&mut state.cargo[route]);
            play.reveal();
            if !chip.paid {
                self.pay_aid(state, route.sender(), value, state.date.year());
            }
            let arrives = value.saturating_sub(chip.sunk);
            let receiver = route.receiver();
            if state.side_of(receiver) == Some(Side::Allies) {
                state.ledgers[receiver.index()].gain(u16::from(arrives));
            }
            play.note(|| {
                let text = Text::new("log-delivered").word("route", route.word()).number("value", arrives);
                Note::new(text.number("sent", value)).at(self.id(self.hunting_ground(Some(route))))
            });
            let home: Vec<Escort> = state.escorts.iter().filter(|e| e.route == route).copied().collect();
            state.escorts.retain(|e| e.route != route);
            for e in home {
                if self.open_to(state, e.nation).contains(e.base) {
                    state.add(e.base, e.nation, e.kind, Cond::Fresh, e.n);
                } else {
                    state.displace(e.base, e.nation, e.kind, Cond::Fresh, e.n);
                }
            }
        }
    }

    /// HUC-09: an Allied warship is laid beside a convoy.
    pub(crate) fn judge_escort<J: Judge>(&self, state: &State, escort: &verb::Escort, judge: &mut J) {
        let &verb::Escort { base, nation, kind, route } = escort;
        let facts = |key: &'static str| Text::new(key).word("kind", kind.word()).name("area", self.name(base));
        if !self.moves(state, nation) || state.side_of(nation) != Some(Side::Allies) {
            return judge.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        if state.chips[route].is_none() {
            return judge.forbid(clause!("HUC-09"), || facts("why-no-chip").word("route", route.word()));
        }
        if !kind.is_ship() || state.count_as(base, nation, kind, Cond::Fresh) == 0 {
            return judge.forbid(clause!("HUC-09"), || facts("why-not-ready").number("n", 0));
        }
        let sea = self.hunting_ground(Some(route));
        if !self.seas_within(state, Side::Allies, base, self.data.kind(kind).reach).contains(sea) {
            judge.forbid(clause!("HUC-09"), || facts("why-too-far"));
        }
    }

    /// Every warship that can be laid beside a chip; stops when told to.
    pub(crate) fn each_escort(&self, state: &State, mut found: impl FnMut(verb::Escort) -> bool) -> bool {
        if state.side != Side::Allies || state.chips.values().iter().all(Option::is_none) {
            return false;
        }
        for t in state.stacks.iter().filter(|t| t.kind.is_ship() && t.cond == Cond::Fresh) {
            for route in Route::ALL {
                let escort = verb::Escort { base: t.area, nation: t.nation, kind: t.kind, route };
                if Quick::ask(|judge| self.judge_escort(state, &escort, judge)) && found(escort) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the active seat can lay a warship beside a chip.
    pub(crate) fn can_escort(&self, state: &State) -> bool {
        self.each_escort(state, |_| true)
    }

    pub(crate) fn escort(&self, state: &mut State, escort: verb::Escort) {
        let verb::Escort { base, nation, kind, route } = escort;
        if state.take(base, nation, kind, Cond::Fresh, 1) == 0 {
            return;
        }
        let same = |e: &&mut Escort| (e.route, e.nation, e.kind, e.base) == (route, nation, kind, base);
        match state.escorts.iter_mut().find(same) {
            Some(e) => e.n += 1,
            None => state.escorts.push(Escort { route, nation, kind, base, n: 1 }),
        }
        state.escorts.sort_unstable();
    }

    /// Whether a viewer may know what is on the chip of a route.
    pub(crate) fn knows(&self, state: &State, viewer: Viewer, route: Route) -> bool {
        let open = state.chips[route].is_some_and(|c| c.open);
        match viewer {
            Viewer::Seat(seat) => open || self.side_of_seat(seat) == Some(Side::Allies),
            Viewer::Spectator => open,
        }
    }

    pub(crate) fn hides(&self, state: &State) -> bool {
        state.chips.values().iter().flatten().any(|c| !c.open) || state.orders.iter().any(Orders::is_secret)
    }

    /// The chips as the enemy might suppose them.
    pub(crate) fn imagine_chips(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        if self.side_of_seat(seat) == Some(Side::Allies) {
            return;
        }
        for route in Route::ALL {
            if state.chips[route].is_some_and(|c| !c.open) {
                let before = std::mem::take(&mut state.cargo[route]);
                let ledger = &state.ledgers[route.sender().index()];
                let most = match self.variant {
                    Variant::Barbarossa => {
                        state.aid_year = state.aid_year.saturating_sub(before);
                        self.aid_most(state, route)
                    }
                    _ => {
                        let free = ledger.left.saturating_sub(state.pending(route.sender()));
                        self.aid_most(state, route).min(free.min(u16::from(u8::MAX)) as u8)
                    }
                };
                let value = rng.below(usize::from(most) + 1) as u8;
                state.cargo[route] = value;
                if self.variant == Variant::Barbarossa {
                    state.aid_year = state.aid_year.saturating_add(value);
                }
            }
        }
    }
}
