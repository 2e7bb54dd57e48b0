//! Lend-lease: chips face down at sea, with points on them or none (HU-45…HU-52).

use crate::Rules;
use crate::action::verb;
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Rng, Seat, Text, Viewer};

/// HUB-14.3: what the table lets come to the Soviet Union in a year.
const TABLE_AID: u8 = 24;

impl Rules {
    /// The seat that lays the chip of a route.
    pub(crate) fn shipper(&self, route: Route) -> Seat {
        self.seats[route.sender().index()]
    }

    /// HU-47: a quarter of the sender's base, rounded down.
    pub(crate) fn aid_most(&self, s: &State, route: Route) -> u8 {
        if self.variant == Variant::Barbarossa {
            let quarter = if route == Route::UkToSu { 6 } else { 13 };
            return quarter.min(TABLE_AID.saturating_sub(s.aid_year));
        }
        let base = s.ledgers[route.sender().index()].base;
        let quarter = (base / 4).min(u16::from(u8::MAX)) as u8;
        // Chips are delivered before new ones are laid, so those at sea are of the same season.
        let same = |r: &Route| *r != route && r.sender() == route.sender() && s.chips[r.index()].is_some();
        let others = Route::ALL.into_iter().filter(same);
        let sent: u8 = others.map(|r| s.cargo[r.index()]).sum();
        match self.options.aid_limit {
            AidLimit::PerSeason => quarter.saturating_sub(sent),
            AidLimit::PerDestination => quarter,
        }
    }

    /// What may be put on the chip at most: the quarter, the purse.
    fn aid_limit(&self, s: &State, route: Route) -> u8 {
        let most = self.aid_most(s, route);
        if self.variant == Variant::Barbarossa {
            return most;
        }
        most.min(self.purse(s, route.sender()).min(u16::from(u8::MAX)) as u8)
    }

    pub(crate) fn judge_lay<J: Judge>(&self, s: &State, route: Route, value: u8, j: &mut J) {
        let at = &self.data.map.place;
        let facts = |key: &'static str| Text::new(key).word("route", route.word());
        if self.shipper(route) != s.active || s.side != Side::Allies {
            return j
                .forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", route.sender().word()));
        }
        if s.chips[route.index()].is_some() {
            return j.forbid(clause!("HUC-10"), || facts("why-chip-laid"));
        }
        let table = self.variant == Variant::Barbarossa;
        match route {
            Route::UsToUk => {
                let fallen = matches!(s.stance[Nation::Fr.index()], Stance::Conquered(_));
                let fights = s.side_of(Nation::Uk) == Some(Side::Allies);
                if !fallen || !fights || s.date < Date::new(SPRING, 1941) || table {
                    return j.forbid(clause!("HU-45"), || facts("why-no-aid-to-britain"));
                }
            }
            _ => {
                let since = if route == Route::UsToSu { Date::new(SPRING, 1942) } else { Date::new(AUTUMN, 1941) };
                let attacked = s.eastern.is_some_and(|w| w.by_germany) && s.side_of(Nation::Su) == Some(Side::Allies);
                if !attacked || table && s.date < since {
                    return j.forbid(clause!("HU-46"), || facts("why-no-aid-to-soviets"));
                }
                if s.side_at(at.vologda) == Some(Side::Axis) {
                    return j.forbid(clause!("HU-51"), || facts("why-vologda"));
                }
            }
        }
        let sender = route.sender();
        if !table && (matches!(s.stance[sender.index()], Stance::Conquered(_)) || !self.in_play(sender)) {
            return j.forbid(clause!("HU-45"), || facts("why-no-aid-to-britain"));
        }
        if sender == Nation::Us && !table && s.date < Date::new(SPRING, 1941) {
            return j.forbid(clause!("HU-45"), || facts("why-no-aid-to-britain"));
        }
        if value > self.aid_most(s, route) {
            j.forbid(clause!("HU-47"), || {
                facts("why-quarter").number("most", self.aid_most(s, route)).number("value", value)
            });
        }
        if value > self.aid_limit(s, route) {
            j.forbid(clause!("HU-47"), || facts("why-aid-purse").number("most", self.aid_limit(s, route)));
        }
    }

    /// Whether a chip, if only a blank one, can be laid on a route.
    pub(crate) fn can_lay(&self, s: &State, route: Route) -> bool {
        Quick::ask(|j| self.judge_lay(s, route, 0, j))
    }

    /// The chip is laid. The sender pays when it is turned over, so that his account does not tell what is on it.
    pub(crate) fn lay(&self, s: &mut State, route: Route, value: u8, play: &mut Play<'_>) {
        s.chips[route.index()] = Some(Chip { open: false, sunk: 0 });
        s.cargo[route.index()] = value;
        s.turn.laid |= 1 << route.index();
        if self.variant == Variant::Barbarossa {
            s.aid_year = s.aid_year.saturating_add(value);
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
    pub(crate) fn attack_convoy(&self, s: &mut State, route: Route, hits: u8, play: &mut Play<'_>) {
        let cargo = s.cargo[route.index()];
        let Some(chip) = s.chips[route.index()].as_mut() else { return };
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

    /// HU-49: what was sent arrives in the next new-units phase and can be spent at once.
    pub(crate) fn deliver(&self, s: &mut State, play: &mut Play<'_>) {
        for route in Route::ALL {
            let Some(chip) = s.chips[route.index()].take() else { continue };
            let value = std::mem::take(&mut s.cargo[route.index()]);
            play.reveal();
            let mut sent = value;
            if self.variant != Variant::Barbarossa {
                let sender = &mut s.ledgers[route.sender().index()];
                // It was counted within the limit of the season it was sent in.
                sent = u16::from(value).min(sender.left) as u8;
                sender.left -= u16::from(sent);
                sender.spent += u16::from(sent);
                // HU-52: what was sent in 1941, also if it arrives after the accounting, is taken once.
                if route.sender() == Nation::Us && s.date.year() == 1941 {
                    s.aid_1941 += u16::from(sent);
                }
            }
            let arrives = sent.saturating_sub(chip.sunk);
            let receiver = route.receiver();
            if s.side_of(receiver) == Some(Side::Allies) {
                s.ledgers[receiver.index()].gain(u16::from(arrives));
            }
            play.note(|| {
                let text = Text::new("log-delivered").word("route", route.word()).number("value", arrives);
                Note::new(text.number("sent", sent)).at(self.id(self.hunting_ground(Some(route))))
            });
            let home: Vec<Escort> = s.escorts.iter().filter(|e| e.route == route).copied().collect();
            s.escorts.retain(|e| e.route != route);
            for e in home {
                if self.open_to(s, e.nation).contains(e.base) {
                    s.add(e.base, e.nation, e.kind, Cond::Fresh, e.n);
                } else {
                    s.displace(e.base, e.nation, e.kind, Cond::Fresh, e.n);
                }
            }
        }
    }

    /// HUC-09: an Allied warship is laid beside a convoy.
    pub(crate) fn judge_escort<J: Judge>(&self, s: &State, escort: &verb::Escort, j: &mut J) {
        let &verb::Escort { base, nation, kind, route } = escort;
        let facts = |key: &'static str| Text::new(key).word("kind", kind.word()).name("area", self.name(base));
        if !self.moves(s, nation) || s.side_of(nation) != Some(Side::Allies) {
            return j.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        if s.chips[route.index()].is_none() {
            return j.forbid(clause!("HUC-09"), || facts("why-no-chip").word("route", route.word()));
        }
        if !kind.is_ship() || s.count_as(base, nation, kind, Cond::Fresh) == 0 {
            return j.forbid(clause!("HUC-09"), || facts("why-not-ready").number("n", 0));
        }
        let sea = self.hunting_ground(Some(route));
        if !self.seas_within(s, Side::Allies, base, self.data.kind(kind).reach).contains(sea) {
            j.forbid(clause!("HUC-09"), || facts("why-too-far"));
        }
    }

    /// Every warship that can be laid beside a chip; stops when told to.
    pub(crate) fn each_escort(&self, s: &State, mut found: impl FnMut(verb::Escort) -> bool) {
        if s.side != Side::Allies || s.chips.iter().all(Option::is_none) {
            return;
        }
        for t in s.stacks.iter().filter(|t| t.kind.is_ship() && t.cond == Cond::Fresh) {
            for route in Route::ALL {
                let escort = verb::Escort { base: t.area, nation: t.nation, kind: t.kind, route };
                if Quick::ask(|j| self.judge_escort(s, &escort, j)) && found(escort) {
                    return;
                }
            }
        }
    }

    /// Whether the active seat can lay a warship beside a chip.
    pub(crate) fn can_escort(&self, s: &State) -> bool {
        let mut any = false;
        self.each_escort(s, |_| {
            any = true;
            true
        });
        any
    }

    pub(crate) fn escort(&self, s: &mut State, escort: verb::Escort) {
        let verb::Escort { base, nation, kind, route } = escort;
        if s.take(base, nation, kind, Cond::Fresh, 1) == 0 {
            return;
        }
        let same = |e: &&mut Escort| (e.route, e.nation, e.kind, e.base) == (route, nation, kind, base);
        match s.escorts.iter_mut().find(same) {
            Some(e) => e.n += 1,
            None => s.escorts.push(Escort { route, nation, kind, base, n: 1 }),
        }
        s.escorts.sort_unstable();
    }

    /// Whether a viewer may know what is on the chip of a route.
    pub(crate) fn knows(&self, s: &State, viewer: Viewer, route: Route) -> bool {
        let open = s.chips[route.index()].is_some_and(|c| c.open);
        match viewer {
            Viewer::Seat(seat) => open || self.side_of_seat(seat) == Some(Side::Allies),
            Viewer::Spectator => open,
        }
    }

    pub(crate) fn hides(&self, s: &State) -> bool {
        s.chips.iter().flatten().any(|c| !c.open) || s.orders.iter().any(Orders::is_secret)
    }

    /// The chips as the enemy might suppose them.
    pub(crate) fn imagine_chips(&self, s: &mut State, seat: Seat, rng: &mut Rng) {
        if self.side_of_seat(seat) == Some(Side::Allies) {
            return;
        }
        for route in Route::ALL {
            if s.chips[route.index()].is_some_and(|c| !c.open) {
                let before = std::mem::take(&mut s.cargo[route.index()]);
                let ledger = &s.ledgers[route.sender().index()];
                let most = match self.variant {
                    Variant::Barbarossa => {
                        s.aid_year = s.aid_year.saturating_sub(before);
                        self.aid_most(s, route)
                    }
                    _ => {
                        let free = ledger.left.saturating_sub(s.pending(route.sender()));
                        self.aid_most(s, route).min(free.min(u16::from(u8::MAX)) as u8)
                    }
                };
                let value = rng.below(usize::from(most) + 1) as u8;
                s.cargo[route.index()] = value;
                if self.variant == Variant::Barbarossa {
                    s.aid_year = s.aid_year.saturating_add(value);
                }
            }
        }
    }
}
