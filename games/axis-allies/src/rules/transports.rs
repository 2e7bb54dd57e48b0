//! Section 5: transports. A ship is taken up, loads, moves, and lands its cargo or stops; before combat only for an
//! assault or a sea battle.

use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::options::*;
use crate::rules::movement::{FEE, Outlook};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use kernel::{Judge, Note, Play, Quick, Text};

/// What a transport carries.
const CARGO: [Kind; 3] = [Kind::Infantry, Kind::Armour, Kind::AaGun];

/// Zones where infantry and tanks wait on the coast.
pub(crate) struct Ashore {
    infantry: Spaces,
    armour: Spaces,
}

impl Rules {
    pub(crate) fn ferry_of(&self, state: &State, ship: &Transport) -> Ferry {
        let own = ship.power == state.power;
        let left = if own && ship.status == Status::Ready { self.range(state, ship.power, Kind::Transport) } else { 0 };
        Ferry { ship: ship.clone(), left, begun: ship.space, from: None, acted: false, unloaded: false }
    }

    /// Whether a ship may be taken up at all: one's own that has done nothing, or an ally's.
    pub(crate) fn is_at_hand(&self, state: &State, ship: &Transport) -> bool {
        ship.power.side() == state.power.side()
            && ship.landing.is_none()
            && match ship.status {
                Status::Ready => true,
                Status::Fought => state.phase == Phase::NonCombat && ship.power == state.power,
                _ => false,
            }
    }

    pub(crate) fn has_something_to_do(&self, state: &State, outlook: &Outlook, ship: &Transport) -> bool {
        if !self.is_at_hand(state, ship) || (state.phase == Phase::CombatMove && self.is_held_back(state)) {
            return false;
        }
        // Another power's ship without our cargo: only to come aboard, after combat.
        let own = ship.power == state.power;
        if !own && state.phase == Phase::CombatMove && ship.carries(state.power).next().is_none() {
            return false;
        }
        let ferry = self.ferry_of(state, ship);
        if state.phase == Phase::NonCombat && own && ferry.left > 0 {
            let zones = self.sea_around(state, outlook.sight.side, ship.space);
            if !(zones - outlook.sight.enemy_sea).is_empty() {
                return true;
            }
        }
        self.can_go_on(state, outlook, &ferry) || Quick::ask(|judge| self.judge_stop(state, outlook, &ferry, judge))
    }

    /// What can come aboard now, and from where.
    pub(crate) fn loads<'a>(
        &'a self,
        state: &'a State,
        outlook: &'a Outlook,
        ferry: &'a Ferry,
    ) -> impl Iterator<Item = (Space, Kind)> + 'a {
        let coast = self.data.map.land_around(ferry.ship.space) & outlook.sight.friendly & outlook.sight.troops;
        let each = coast.iter().flat_map(|from| CARGO.map(|kind| (from, kind)));
        each.filter(move |&(from, kind)| {
            state.count_as(from, state.power, kind, Status::Ready) > 0
                && Quick::ask(|judge| self.judge_load(state, outlook, ferry, (from, kind), judge))
        })
    }

    /// Where how many of the cargo can assault, before combat.
    pub(crate) fn landings<'a>(
        &'a self,
        state: &'a State,
        outlook: &'a Outlook,
        ferry: &'a Ferry,
    ) -> impl Iterator<Item = (Space, u8)> + 'a {
        let may = state.phase == Phase::CombatMove && !ferry.ship.cargo.is_empty();
        let shore = if may { self.may_land_on(state, outlook) } else { Spaces::EMPTY };
        let each = (self.data.map.land_around(ferry.ship.space) & shore).iter();
        let each = each.flat_map(|to| [(to, 1), (to, 2)]);
        each.filter(move |&landing| Quick::ask(|judge| self.judge_land(state, outlook, ferry, landing, judge)))
    }

    /// What can go ashore where, after combat.
    pub(crate) fn unloads<'a>(
        &'a self,
        state: &'a State,
        outlook: &'a Outlook,
        ferry: &'a Ferry,
    ) -> impl Iterator<Item = (Kind, Space)> + 'a {
        let may = state.phase == Phase::NonCombat && !ferry.ship.cargo.is_empty();
        let shore = if may { outlook.sight.friendly } else { Spaces::EMPTY };
        let each = (self.data.map.land_around(ferry.ship.space) & shore).iter();
        let each = each.flat_map(|to| CARGO.map(|kind| (kind, to)));
        each.filter(move |&(kind, to)| {
            ferry.ship.carries(state.power).any(|cargo| cargo.kind == kind)
                && Quick::ask(|judge| self.judge_unload(state, outlook, ferry, (kind, to), judge))
        })
    }

    /// Whether the ship in hand can do anything but stop.
    fn can_go_on(&self, state: &State, outlook: &Outlook, ferry: &Ferry) -> bool {
        self.loads(state, outlook, ferry).next().is_some()
            || (ferry.left > 0 && !self.ferry_zones(state, outlook, ferry).is_empty())
            || self.landings(state, outlook, ferry).next().is_some()
            || self.unloads(state, outlook, ferry).next().is_some()
    }

    /// Hostile land, and neutrals there is money for.
    pub(crate) fn may_land_on(&self, state: &State, outlook: &Outlook) -> Spaces {
        let paid = outlook.sight.violated(state);
        let rich = state.cash[state.power] >= FEE * (paid.len() as u16 + 1);
        outlook.sight.hostile | if rich { outlook.sight.neutral } else { outlook.sight.neutral & paid }
    }

    /// Zones the ship can go to now so that it can end its move properly.
    pub(crate) fn ferry_zones(&self, state: &State, outlook: &Outlook, ferry: &Ferry) -> Spaces {
        if ferry.unloaded || ferry.left == 0 || ferry.ship.power != state.power {
            return Spaces::EMPTY;
        }
        let mut found = Spaces::one(ferry.ship.space);
        let mut edge = found;
        let mut zones = Spaces::EMPTY;
        let before = state.phase == Phase::CombatMove;
        for d in 1..=ferry.left {
            let next = self.sea_next(state, outlook.sight.side, edge) - found;
            let fits = |z: &Space| {
                if before {
                    self.can_end(state, outlook, ferry, *z, ferry.left - d)
                } else {
                    !outlook.sight.enemy_sea.contains(*z)
                }
            };
            zones |= next.iter().filter(fits).collect();
            edge = next - outlook.sight.enemy_sea;
            found |= next;
        }
        zones
    }

    /// Before combat: whether the ship, were it in a zone with so many moves left, could end its move there or beyond.
    fn can_end(&self, state: &State, outlook: &Outlook, ferry: &Ferry, zone: Space, left: u8) -> bool {
        let there = Ferry { ship: Transport { space: zone, ..ferry.ship.clone() }, left, acted: true, ..ferry.clone() };
        let lands = |at: Space| {
            there.ship.carries(state.power).any(|c| c.kind.takes_ground())
                && self.data.map.land_around(at).meets(self.may_land_on(state, outlook))
                && self.cargo_allows_landing(state, &there)
        };
        let stops = |at: Space| {
            let elsewhere = Ferry { ship: Transport { space: at, ..there.ship.clone() }, ..there.clone() };
            Quick::ask(|judge| self.judge_stop(state, outlook, &elsewhere, judge))
        };
        if lands(zone) || stops(zone) {
            return true;
        }
        if outlook.sight.enemy_sea.contains(zone) {
            return false;
        }
        let mut found = Spaces::one(zone);
        let mut edge = found;
        for _ in 0..left {
            let next = self.sea_next(state, outlook.sight.side, edge) - found;
            if next.iter().any(|z| lands(z) || stops(z)) {
                return true;
            }
            edge = next - outlook.sight.enemy_sea;
            found |= next;
        }
        self.could_load_and_land(state, outlook, &there, zone, left)
    }

    /// Cargo may still come aboard on the way to a shore.
    fn could_load_and_land(&self, state: &State, outlook: &Outlook, ferry: &Ferry, zone: Space, left: u8) -> bool {
        let kinds = [Kind::Infantry, Kind::Armour].into_iter().filter(|&k| ferry.ship.has_room_for(k));
        let kinds: ArrayVec<Kind, 2> = kinds.collect();
        if kinds.is_empty() || !self.cargo_allows_landing(state, ferry) {
            return false;
        }
        let ready = |t: Space| kinds.iter().any(|&k| state.count_as(t, state.power, k, Status::Ready) > 0);
        let shore = self.may_land_on(state, outlook);
        let mut found = Spaces::one(zone);
        let mut edge = found;
        for d in 0..=left {
            for at in (edge - outlook.sight.enemy_sea).iter() {
                let coast = self.data.map.land_around(at) & outlook.sight.friendly & outlook.sight.troops;
                if coast.iter().any(ready) && self.shore_within(state, outlook, at, left - d, shore) {
                    return true;
                }
            }
            edge = self.sea_next(state, outlook.sight.side, edge - outlook.sight.enemy_sea) - found;
            found |= edge;
        }
        false
    }

    /// Whether a shore to land on lies within so many moves of a zone.
    fn shore_within(&self, state: &State, outlook: &Outlook, zone: Space, left: u8, shore: Spaces) -> bool {
        let mut found = Spaces::one(zone);
        let mut edge = found;
        for _ in 0..=left {
            if self.data.map.graph.next_to(edge).meets(shore) {
                return true;
            }
            edge = self.sea_next(state, outlook.sight.side, edge - outlook.sight.enemy_sea) - found;
            found |= edge;
        }
        false
    }

    /// Zones where troops of ours that have not moved could come aboard.
    pub(crate) fn troops_ashore(&self, state: &State, outlook: &Outlook) -> Ashore {
        let waits = |t: &&Stack| t.power == state.power && t.kind.takes_ground() && t.status == Status::Ready;
        let (mut infantry, mut armour) = (Spaces::EMPTY, Spaces::EMPTY);
        for t in state.stacks.iter().filter(waits) {
            let of = if t.kind == Kind::Infantry { &mut infantry } else { &mut armour };
            of.insert(t.space);
        }
        let beside =
            |land: Spaces| self.data.map.graph.next_to(land & outlook.sight.friendly) - LAND - outlook.sight.enemy_sea;
        Ashore { infantry: beside(infantry), armour: beside(armour) }
    }

    /// Zones a ship that has not moved could be in with troops to land in this part: those it has aboard, or others it
    /// fetches on the way.
    pub(crate) fn zones_to_land_from(
        &self,
        state: &State,
        outlook: &Outlook,
        troops: &Ashore,
        ship: &Transport,
    ) -> Spaces {
        let ferry = self.ferry_of(state, ship);
        let own = ship.power == state.power;
        let loaded = ship.carries(state.power).any(|cargo| cargo.kind.takes_ground());
        let fetched = |kind, zones| if own && ship.has_room_for(kind) { zones } else { Spaces::EMPTY };
        let fetches = fetched(Kind::Infantry, troops.infantry) | fetched(Kind::Armour, troops.armour);
        // Zones reached so far with nobody aboard to land, and with somebody.
        let here = Spaces::one(ship.space);
        let (mut empty, mut full) = if loaded { (Spaces::EMPTY, here) } else { (here, Spaces::EMPTY) };
        let mut found = full;
        for step in 0..=ferry.left {
            if step > 0 {
                // Enemy ships stop it where it goes, not where it began.
                let stopped = if step > 1 { outlook.sight.enemy_sea } else { Spaces::EMPTY };
                empty = self.sea_next(state, outlook.sight.side, empty - stopped);
                full = self.sea_next(state, outlook.sight.side, full - stopped);
            }
            full |= empty & fetches;
            found |= full;
        }
        found
    }

    /// Guns do not assault, and units loaded this turn must.
    fn cargo_allows_landing(&self, state: &State, ferry: &Ferry) -> bool {
        !ferry.ship.carries(state.power).any(|c| c.now && !c.kind.takes_ground())
    }

    pub(crate) fn judge_load<J: Judge>(
        &self,
        state: &State,
        outlook: &Outlook,
        ferry: &Ferry,
        (from, kind): (Space, Kind),
        judge: &mut J,
    ) {
        let text = |key: &'static str| Text::new(key).word("kind", kind.word()).name("space", self.name(from));
        let ship = &ferry.ship;
        let before = state.phase == Phase::CombatMove;
        if !self.data.map.graph.touch(ship.space, from) || !outlook.sight.friendly.contains(from) {
            return judge.forbid(clause!("R-5.2"), || text("why-not-on-this-coast"));
        }
        if state.count_as(from, state.power, kind, Status::Ready) == 0 {
            return judge.forbid(clause!("R-5.3"), || text("why-none-ready"));
        }
        if !ship.has_room_for(kind) {
            judge.forbid(clause!("AA-79"), || text("why-no-room"));
            return judge.forbid(clause!("R-5.1"), || text("why-no-room"));
        }
        if ferry.unloaded {
            return judge.forbid(clause!("R-5.4"), || text("why-has-unloaded"));
        }
        if ship.status == Status::Fought {
            return judge.forbid(clause!("R-5.10"), || text("why-fought"));
        }
        if outlook.sight.enemy_sea.contains(ship.space) {
            let began_there = ship.power == state.power && ship.space == ferry.begun;
            if !began_there || self.options.loading_among_enemies == LoadingAmongEnemies::Never {
                return judge.forbid(clause!("R-5.2"), || text("why-enemy-ships"));
            }
        }
        if ship.power != state.power {
            if before {
                return judge.forbid(clause!("AA-82"), || text("why-ally-ship"));
            }
            if state.turn.no_passengers.contains(ship.power.seat()) {
                return judge.forbid(clause!("AA-83"), || text("why-refused"));
            }
        }
        if before {
            if kind == Kind::AaGun {
                return judge.forbid(clause!("R-4.5"), || text("why-gun-stays"));
            }
            let mut loaded = ferry.clone();
            loaded.ship.load(Cargo { power: state.power, kind, now: true });
            if !self.can_end(state, outlook, &loaded, ship.space, ferry.left) {
                judge.forbid(clause!("R-5.12"), || text("why-no-assault"));
            }
        }
    }

    pub(crate) fn judge_ferry_to<J: Judge>(
        &self,
        state: &State,
        outlook: &Outlook,
        ferry: &Ferry,
        zone: Space,
        judge: &mut J,
    ) {
        if self.ferry_zones(state, outlook, ferry).contains(zone) {
            return;
        }
        judge.explain(|| {
            let text =
                |key: &'static str| Text::new(key).word("kind", Kind::Transport.word()).name("space", self.name(zone));
            if ferry.ship.power != state.power {
                return vec![(clause!("AA-86"), text("why-ally-moves-it"))];
            }
            if ferry.unloaded {
                return vec![(clause!("AA-81"), text("why-has-unloaded"))];
            }
            if LAND.contains(zone) {
                return vec![(clause!("R-1.8"), text("why-ships-at-sea"))];
            }
            let step = self.sea_around(state, outlook.sight.side, ferry.ship.space);
            if let Some(canal) = self.data.map.canal(ferry.ship.space, zone).filter(|_| !step.contains(zone)) {
                return vec![(self.canal_clause(&canal.id), text("why-canal"))];
            }
            let reach =
                step | if ferry.left > 1 { self.sea_next(state, outlook.sight.side, step) } else { Spaces::EMPTY };
            if ferry.left == 0 || !reach.contains(zone) {
                return vec![(clause!("R-4.6"), text("why-too-far"))];
            }
            if state.phase == Phase::CombatMove {
                return vec![
                    (clause!("R-4.7"), text("why-no-battle-there")),
                    (clause!("R-5.12"), text("why-no-battle-there")),
                ];
            }
            vec![(clause!("R-13.1"), text("why-enemy-there"))]
        });
    }

    /// so many of the cargo are to assault a territory.
    pub(crate) fn judge_land<J: Judge>(
        &self,
        state: &State,
        outlook: &Outlook,
        ferry: &Ferry,
        (to, n): (Space, u8),
        judge: &mut J,
    ) {
        let text = |key: &'static str| Text::new(key).name("space", self.name(to));
        let zone = ferry.ship.space;
        if !self.data.map.graph.touch(zone, to) || !LAND.contains(to) {
            return judge.forbid(clause!("R-9.1"), || text("why-no-coast"));
        }
        if !self.may_land_on(state, outlook).contains(to) {
            let clause = if outlook.sight.neutral.contains(to) { clause!("R-4.14") } else { clause!("R-4.20") };
            return judge.forbid(clause, || text("why-no-assault-there"));
        }
        let ours = ferry.ship.carries(state.power).filter(|c| c.kind.takes_ground()).count() as u8;
        let must = ferry.ship.carries(state.power).filter(|c| c.now).count() as u8;
        if !self.cargo_allows_landing(state, ferry) {
            return judge.forbid(clause!("R-4.5"), || text("why-no-assault-there"));
        }
        if n == 0 || n > ours {
            return judge.forbid(clause!("R-5.7"), || text("why-not-aboard"));
        }
        if n < must || (n < ours && self.options.keep_cargo == KeepCargo::Never) {
            return judge
                .forbid(if n < must { clause!("R-5.12") } else { clause!("R-5.6") }, || text("why-all-must-land"));
        }
        if ferry.ship.power != state.power {
            if ferry.ship.carries(state.power).any(|c| c.now) {
                return judge.forbid(clause!("AA-85"), || text("why-ally-ship"));
            }
            // the zone must be clear when they land.
            let contested = outlook.sight.enemy_sea - outlook.sight.sea_battles();
            if contested.contains(zone) {
                judge.forbid(clause!("R-5.14"), || text("why-enemy-ships"));
            }
        }
    }

    /// one unit goes ashore after combat.
    pub(crate) fn judge_unload<J: Judge>(
        &self,
        state: &State,
        outlook: &Outlook,
        ferry: &Ferry,
        (kind, to): (Kind, Space),
        judge: &mut J,
    ) {
        let text = |key: &'static str| Text::new(key).word("kind", kind.word()).name("space", self.name(to));
        if !self.data.map.graph.touch(ferry.ship.space, to) || !LAND.contains(to) {
            return judge.forbid(clause!("R-13.2"), || text("why-no-coast"));
        }
        if !outlook.sight.friendly.contains(to) {
            return judge.forbid(clause!("R-13.2"), || text("why-not-friendly"));
        }
        let ally = ferry.ship.power != state.power;
        let Some(cargo) = ferry.ship.carries(state.power).find(|c| c.kind == kind && !(ally && c.now)) else {
            if ally && ferry.ship.carries(state.power).any(|c| c.kind == kind) {
                judge.forbid(clause!("AA-85"), || text("why-next-turn"));
            }
            let clause = if ally { clause!("AA-82") } else { clause!("R-5.7") };
            return judge.forbid(clause, || text("why-not-aboard"));
        };
        if cargo.now && ferry.ship.status == Status::Fought {
            return judge.forbid(clause!("R-5.10"), || text("why-fought"));
        }
        // Only an ally's ship can be there now: one's own left or fought.
        if outlook.sight.enemy_sea.contains(ferry.ship.space) {
            return judge.forbid(clause!("R-5.14"), || text("why-enemy-ships"));
        }
        if kind == Kind::AaGun && outlook.sight.any_gun.contains(to) {
            judge.forbid(clause!("AA-33"), || text("why-gun-there"));
        }
    }

    /// Where a ship may end its move without landing anybody.
    pub(crate) fn judge_stop<J: Judge>(&self, state: &State, outlook: &Outlook, ferry: &Ferry, judge: &mut J) {
        let zone = ferry.ship.space;
        let text =
            |key: &'static str| Text::new(key).word("kind", Kind::Transport.word()).name("space", self.name(zone));
        if !ferry.acted {
            return judge.forbid(clause!("R-4.18"), || text("why-nothing-done"));
        }
        if state.phase != Phase::CombatMove {
            return;
        }
        if ferry.ship.carries(state.power).any(|c| c.now) {
            return judge.forbid(clause!("R-5.12"), || text("why-must-land"));
        }
        let free = self.options.ships_without_combat == ShipsWithoutCombat::Yes
            || outlook.sight.enemy_sea.contains(ferry.begun);
        if zone == ferry.begun || !(free || (outlook.sight.enemy_sea | outlook.sight.landings).contains(zone)) {
            judge.forbid(clause!("R-4.7"), || text("why-no-battle-there"));
        }
    }

    pub(crate) fn come_aboard(&self, state: &mut State, ferry: &mut Ferry, from: Space, kind: Kind) {
        let power = state.power;
        if state.take(from, power, kind, Status::Ready, 1) > 0 {
            ferry.ship.load(Cargo { power, kind, now: true });
            ferry.acted = true;
        }
    }

    /// What a ship has left to move once it is in a zone, and the zone it comes from.
    pub(crate) fn ferry_goes(&self, state: &State, ferry: &Ferry, zone: Space) -> (u8, Space) {
        let sight = Sight::of(state, state.power);
        let at = ferry.ship.space;
        let step = self.sea_around(state, sight.side, at);
        let (moves, from) = if step.contains(zone) {
            (1, at)
        } else {
            let mut mids = (step - sight.enemy_sea).iter();
            let mid = mids.find(|&z| self.sea_around(state, sight.side, z).contains(zone)).unwrap_or(at);
            (2, mid)
        };
        let left = if sight.enemy_sea.contains(zone) { 0 } else { ferry.left.saturating_sub(moves) };
        (left, from)
    }

    pub(crate) fn ferry_to(&self, state: &State, ferry: &mut Ferry, zone: Space) {
        let (left, from) = self.ferry_goes(state, ferry, zone);
        ferry.ship.space = zone;
        ferry.left = left;
        ferry.from = Some(from);
        ferry.acted = true;
    }

    pub(crate) fn land(&self, state: &mut State, mut ferry: Ferry, (to, n): (Space, u8), play: &mut Play<'_>) {
        let power = state.power;
        ferry.ship.landing = Some((to, n));
        play.note(|| {
            let text = Text::new("log-landing").word("power", power.word()).number("n", n);
            Note::new(text.name("to", self.name(to))).at(self.id(to))
        });
        self.stop(state, ferry);
    }

    pub(crate) fn unload(&self, state: &mut State, ferry: &mut Ferry, (kind, to): (Kind, Space), play: &mut Play<'_>) {
        let power = state.power;
        let ally = ferry.ship.power != power;
        let fits = |c: &Cargo| c.power == power && c.kind == kind && !(ally && c.now);
        let Some(i) = ferry.ship.cargo.iter().position(fits) else { return };
        ferry.ship.cargo.remove(i);
        ferry.acted = true;
        ferry.unloaded = true;
        state.add(to, power, kind, Status::Done, 1);
        play.note(|| {
            let text = Text::new("log-unload").word("power", power.word()).word("kind", kind.word());
            let way = [ferry.ship.space, to].map(|space| self.id(space));
            Note::new(text.name("to", self.name(to))).at(self.id(to)).way(way)
        });
    }

    /// The ship's turn is over.
    pub(crate) fn stop(&self, state: &mut State, mut ferry: Ferry) {
        // An ally's ship too is done for this turn once it has put somebody ashore.
        if ferry.unloaded {
            ferry.ship.status = Status::Done;
        }
        if ferry.ship.power == state.power {
            ferry.ship.status = Status::Done;
            if let Some(from) = ferry.from
                && Sight::of(state, state.power).enemy_sea.contains(ferry.ship.space)
            {
                self.note_entry(state, ferry.ship.space, from);
            }
        }
        state.add_ship(ferry.ship);
    }

    /// Ends by itself when nothing is left to do.
    pub(crate) fn ferry_is_over(&self, state: &State, ferry: &Ferry) -> bool {
        if !ferry.acted {
            return false;
        }
        let outlook = self.outlook(state);
        !self.can_go_on(state, &outlook, ferry) && Quick::ask(|judge| self.judge_stop(state, &outlook, ferry, judge))
    }

    /// The ship is not used after all: an ally said no.
    pub(crate) fn put_ship_back(&self, state: &mut State) {
        if let Some(Frame::Ferry(ferry)) = state.frames.pop() {
            state.add_ship(ferry.ship);
        }
    }
}
