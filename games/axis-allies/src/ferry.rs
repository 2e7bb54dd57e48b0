//! Section 5: transports. A ship is taken up, loads, moves, and lands its cargo or stops; before combat only for an
//! assault or a sea battle.

use crate::Rules;
use crate::action::Action;
use crate::data::{LAND, Space, Spaces};
use crate::movement::{FEE, Outlook};
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use kernel::{Judge, Note, Play, Quick, Text};

impl Rules {
    fn ferry_of(&self, s: &State, ship: &Transport) -> Ferry {
        let own = ship.power == s.power;
        let left = if own && ship.status == Status::Ready { self.range(s, ship.power, Kind::Transport) } else { 0 };
        Ferry { ship: ship.clone(), left, begun: ship.space, from: None, acted: false, unloaded: false }
    }

    /// Whether a ship may be taken up at all: one's own that has done nothing, or an ally's.
    fn is_at_hand(&self, s: &State, ship: &Transport) -> bool {
        ship.power.side() == s.power.side()
            && ship.landing.is_none()
            && match ship.status {
                Status::Ready => true,
                Status::Fought => s.phase == Phase::NonCombat && ship.power == s.power,
                _ => false,
            }
    }

    pub(crate) fn list_ships(&self, s: &State, o: &Outlook, actions: &mut Vec<Action>) {
        for (i, ship) in s.ships.iter().enumerate() {
            let twin = i > 0 && s.ships[i - 1] == *ship;
            if !twin && self.has_something_to_do(s, o, ship) {
                actions.push(Action::Ship(i as u8));
            }
        }
    }

    fn has_something_to_do(&self, s: &State, o: &Outlook, ship: &Transport) -> bool {
        if !self.is_at_hand(s, ship) || (s.phase == Phase::CombatMove && self.is_held_back(s)) {
            return false;
        }
        // Another power's ship without our cargo: only to come aboard, after combat.
        let own = ship.power == s.power;
        if !own && s.phase == Phase::CombatMove && ship.carries(s.power).next().is_none() {
            return false;
        }
        let ferry = self.ferry_of(s, ship);
        if s.phase == Phase::NonCombat && own && ferry.left > 0 {
            let zones = self.sea_around(s, o.sight.side, ship.space);
            if !(zones - o.sight.enemy_sea).is_empty() {
                return true;
            }
        }
        self.some_step(s, o, &ferry, &mut |_| true)
    }

    pub(crate) fn judge_ship<J: Judge>(&self, s: &State, index: u8, j: &mut J) {
        let i = usize::from(index);
        let Some(ship) = s.ships.get(i) else {
            return j.forbid("R-1.10", || Text::new("why-no-such-ship"));
        };
        let name = |key: &'static str| Text::new(key).name("space", self.name(ship.space));
        if ship.power.side() != s.power.side() {
            return j.forbid("R-1.10", || name("why-not-your-ship"));
        }
        if !self.is_at_hand(s, ship) {
            let clause = if s.phase == Phase::NonCombat { "R-5.4" } else { "R-2.3" };
            return j.forbid(clause, || name("why-ship-done"));
        }
        let twin = i > 0 && s.ships[i - 1] == *ship;
        if twin || !self.has_something_to_do(s, &self.outlook(s), ship) {
            let clause = match s.phase {
                Phase::CombatMove if self.is_held_back(s) => "R-17.3",
                Phase::CombatMove if ship.power != s.power => "AA-82",
                Phase::CombatMove => "R-5.12",
                _ => "R-13.2",
            };
            j.forbid(clause, || name("why-ship-idle"));
        }
    }

    pub(crate) fn take_ship(&self, s: &mut State, index: u8) {
        if usize::from(index) < s.ships.len() {
            let ship = s.ships.remove(usize::from(index));
            let ferry = self.ferry_of(s, &ship);
            s.frames.push(Frame::Ferry(ferry));
        }
    }

    pub(crate) fn list_ferry(&self, s: &State, f: &Ferry, actions: &mut Vec<Action>) {
        let o = self.outlook(s);
        self.some_step(s, &o, f, &mut |action| {
            actions.push(action);
            false
        });
    }

    /// Goes through everything the ship in hand can do, until one will do.
    fn some_step(&self, s: &State, o: &Outlook, f: &Ferry, will_do: &mut dyn FnMut(Action) -> bool) -> bool {
        let coast = self.data.map.land_around(f.ship.space);
        let before = s.phase == Phase::CombatMove;
        for from in (coast & o.sight.friendly & o.sight.troops).iter() {
            for kind in [Kind::Infantry, Kind::Armour, Kind::AaGun] {
                if s.count_as(from, s.power, kind, Status::Ready) > 0
                    && Quick::ask(|j| self.judge_load(s, o, f, from, kind, j))
                    && will_do(Action::Load { from, kind })
                {
                    return true;
                }
            }
        }
        if f.left > 0 && self.ferry_zones(s, o, f).iter().any(|zone| will_do(Action::To(zone))) {
            return true;
        }
        let shore = if before { self.may_land_on(s, o) } else { o.sight.friendly };
        if !f.ship.cargo.is_empty() {
            for to in (coast & shore).iter() {
                if before {
                    let lands = |n: u8| Quick::ask(|j| self.judge_land(s, o, f, to, n, j));
                    if (1..=2).any(|n| lands(n) && will_do(Action::Land { to, n })) {
                        return true;
                    }
                    continue;
                }
                for kind in [Kind::Infantry, Kind::Armour, Kind::AaGun] {
                    if f.ship.carries(s.power).any(|c| c.kind == kind)
                        && Quick::ask(|j| self.judge_unload(s, o, f, kind, to, j))
                        && will_do(Action::Unload { kind, to })
                    {
                        return true;
                    }
                }
            }
        }
        Quick::ask(|j| self.judge_stop(s, o, f, j)) && will_do(Action::Stop)
    }

    /// Hostile land, and neutrals there is money for.
    fn may_land_on(&self, s: &State, o: &Outlook) -> Spaces {
        let paid = s.turn.fees;
        let rich = s.cash[s.power.index()] >= FEE * (paid.len() as u16 + 1);
        o.sight.hostile | if rich { o.sight.neutral } else { o.sight.neutral & paid }
    }

    /// Zones the ship can go to now so that it can end its move properly.
    fn ferry_zones(&self, s: &State, o: &Outlook, f: &Ferry) -> Spaces {
        if f.unloaded || f.left == 0 || f.ship.power != s.power {
            return Spaces::EMPTY;
        }
        let mut found = Spaces::one(f.ship.space);
        let mut edge = found;
        let mut zones = Spaces::EMPTY;
        let before = s.phase == Phase::CombatMove;
        for d in 1..=f.left {
            let next = self.sea_next(s, o.sight.side, edge) - found;
            let fits = |z: &Space| {
                if before { self.can_end(s, o, f, *z, f.left - d) } else { !o.sight.enemy_sea.contains(*z) }
            };
            zones |= next.iter().filter(fits).collect();
            edge = next - o.sight.enemy_sea;
            found |= next;
        }
        zones
    }

    /// Before combat: whether the ship, were it in a zone with so many moves left, could end its move there or beyond.
    fn can_end(&self, s: &State, o: &Outlook, f: &Ferry, zone: Space, left: u8) -> bool {
        let there = Ferry { ship: Transport { space: zone, ..f.ship.clone() }, left, acted: true, ..f.clone() };
        let lands = |at: Space| {
            there.ship.carries(s.power).any(|c| c.kind.takes_ground())
                && self.data.map.land_around(at).meets(self.may_land_on(s, o))
                && self.cargo_allows_landing(s, &there)
        };
        let stops = |at: Space| {
            let elsewhere = Ferry { ship: Transport { space: at, ..there.ship.clone() }, ..there.clone() };
            Quick::ask(|j| self.judge_stop(s, o, &elsewhere, j))
        };
        if lands(zone) || stops(zone) {
            return true;
        }
        if o.sight.enemy_sea.contains(zone) {
            return false;
        }
        let mut found = Spaces::one(zone);
        let mut edge = found;
        for _ in 0..left {
            let next = self.sea_next(s, o.sight.side, edge) - found;
            if next.iter().any(|z| lands(z) || stops(z)) {
                return true;
            }
            edge = next - o.sight.enemy_sea;
            found |= next;
        }
        self.could_load_and_land(s, o, &there, zone, left)
    }

    /// Cargo may still come aboard on the way to a shore.
    fn could_load_and_land(&self, s: &State, o: &Outlook, f: &Ferry, zone: Space, left: u8) -> bool {
        let kinds = [Kind::Infantry, Kind::Armour].into_iter().filter(|&k| f.ship.has_room_for(k));
        let kinds: ArrayVec<Kind, 2> = kinds.collect();
        if kinds.is_empty() || !self.cargo_allows_landing(s, f) {
            return false;
        }
        let ready = |t: Space| kinds.iter().any(|&k| s.count_as(t, s.power, k, Status::Ready) > 0);
        let shore = self.may_land_on(s, o);
        let mut found = Spaces::one(zone);
        let mut edge = found;
        for d in 0..=left {
            for at in (edge - o.sight.enemy_sea).iter() {
                let coast = self.data.map.land_around(at) & o.sight.friendly & o.sight.troops;
                if coast.iter().any(ready) && self.shore_within(s, o, at, left - d, shore) {
                    return true;
                }
            }
            edge = self.sea_next(s, o.sight.side, edge - o.sight.enemy_sea) - found;
            found |= edge;
        }
        false
    }

    /// Whether a shore to land on lies within so many moves of a zone.
    fn shore_within(&self, s: &State, o: &Outlook, zone: Space, left: u8, shore: Spaces) -> bool {
        let mut found = Spaces::one(zone);
        let mut edge = found;
        for _ in 0..=left {
            if self.data.map.graph.next_to(edge).meets(shore) {
                return true;
            }
            edge = self.sea_next(s, o.sight.side, edge - o.sight.enemy_sea) - found;
            found |= edge;
        }
        false
    }

    /// Guns do not assault, and units loaded this turn must.
    fn cargo_allows_landing(&self, s: &State, f: &Ferry) -> bool {
        !f.ship.carries(s.power).any(|c| c.now && !c.kind.takes_ground())
    }

    pub(crate) fn judge_load<J: Judge>(&self, s: &State, o: &Outlook, f: &Ferry, from: Space, kind: Kind, j: &mut J) {
        let text = |key: &'static str| Text::new(key).word("kind", kind.word()).name("space", self.name(from));
        let ship = &f.ship;
        let before = s.phase == Phase::CombatMove;
        if !self.data.map.graph.touch(ship.space, from) || !o.sight.friendly.contains(from) {
            return j.forbid("R-5.2", || text("why-not-on-this-coast"));
        }
        if s.count_as(from, s.power, kind, Status::Ready) == 0 {
            return j.forbid("R-5.3", || text("why-none-ready"));
        }
        if !ship.has_room_for(kind) {
            j.forbid("AA-79", || text("why-no-room"));
            return j.forbid("R-5.1", || text("why-no-room"));
        }
        if f.unloaded {
            return j.forbid("R-5.4", || text("why-has-unloaded"));
        }
        if ship.status == Status::Fought {
            return j.forbid("R-5.10", || text("why-fought"));
        }
        if o.sight.enemy_sea.contains(ship.space) {
            let begun = ship.space == f.begun && self.options.loading_among_enemies == LoadingAmongEnemies::BeganThere;
            if !begun {
                return j.forbid("R-5.2", || text("why-enemy-ships"));
            }
        }
        if ship.power != s.power {
            if before {
                return j.forbid("AA-82", || text("why-ally-ship"));
            }
            if s.has_refused(ship.power) {
                return j.forbid("AA-83", || text("why-refused"));
            }
        }
        if before {
            if kind == Kind::AaGun {
                return j.forbid("R-4.5", || text("why-gun-stays"));
            }
            let mut loaded = f.clone();
            loaded.ship.load(Cargo { power: s.power, kind, now: true });
            if !self.can_end(s, o, &loaded, ship.space, f.left) {
                j.forbid("R-5.12", || text("why-no-assault"));
            }
        }
    }

    pub(crate) fn judge_ferry_to<J: Judge>(&self, s: &State, f: &Ferry, zone: Space, j: &mut J) {
        let o = self.outlook(s);
        if self.ferry_zones(s, &o, f).contains(zone) {
            return;
        }
        j.explain(|| {
            let text =
                |key: &'static str| Text::new(key).word("kind", Kind::Transport.word()).name("space", self.name(zone));
            if f.ship.power != s.power {
                return vec![("AA-86", text("why-ally-moves-it"))];
            }
            if f.unloaded {
                return vec![("AA-81", text("why-has-unloaded"))];
            }
            if LAND.contains(zone) {
                return vec![("R-1.8", text("why-ships-at-sea"))];
            }
            let step = self.sea_around(s, o.sight.side, f.ship.space);
            if let Some(canal) = self.data.map.canal(f.ship.space, zone).filter(|_| !step.contains(zone)) {
                return vec![(self.canal_clause(&canal.id), text("why-canal"))];
            }
            let reach = step | if f.left > 1 { self.sea_next(s, o.sight.side, step) } else { Spaces::EMPTY };
            if f.left == 0 || !reach.contains(zone) {
                return vec![("R-4.6", text("why-too-far"))];
            }
            if s.phase == Phase::CombatMove {
                return vec![("R-4.7", text("why-no-battle-there")), ("R-5.12", text("why-no-battle-there"))];
            }
            vec![("R-13.1", text("why-enemy-there"))]
        });
    }

    /// so many of the cargo are to assault a territory.
    pub(crate) fn judge_land<J: Judge>(&self, s: &State, o: &Outlook, f: &Ferry, to: Space, n: u8, j: &mut J) {
        let text = |key: &'static str| Text::new(key).name("space", self.name(to));
        let zone = f.ship.space;
        if !self.data.map.graph.touch(zone, to) || !LAND.contains(to) {
            return j.forbid("R-9.1", || text("why-no-coast"));
        }
        if !self.may_land_on(s, o).contains(to) {
            let clause = if o.sight.neutral.contains(to) { "R-4.14" } else { "R-4.20" };
            return j.forbid(clause, || text("why-no-assault-there"));
        }
        let ours = f.ship.carries(s.power).filter(|c| c.kind.takes_ground()).count() as u8;
        let must = f.ship.carries(s.power).filter(|c| c.now).count() as u8;
        if !self.cargo_allows_landing(s, f) {
            return j.forbid("R-4.5", || text("why-no-assault-there"));
        }
        if n == 0 || n > ours {
            return j.forbid("R-5.7", || text("why-not-aboard"));
        }
        if n < must || (n < ours && self.options.keep_cargo == KeepCargo::Never) {
            return j.forbid(if n < must { "R-5.12" } else { "R-5.6" }, || text("why-all-must-land"));
        }
        if f.ship.power != s.power {
            if f.ship.carries(s.power).any(|c| c.now) {
                return j.forbid("AA-85", || text("why-ally-ship"));
            }
            // the zone must be clear when they land.
            let contested = o.sight.enemy_sea - o.sight.sea_battles();
            if contested.contains(zone) {
                j.forbid("R-5.14", || text("why-enemy-ships"));
            }
        }
    }

    /// one unit goes ashore after combat.
    pub(crate) fn judge_unload<J: Judge>(&self, s: &State, o: &Outlook, f: &Ferry, kind: Kind, to: Space, j: &mut J) {
        let text = |key: &'static str| Text::new(key).word("kind", kind.word()).name("space", self.name(to));
        if !self.data.map.graph.touch(f.ship.space, to) || !LAND.contains(to) {
            return j.forbid("R-13.2", || text("why-no-coast"));
        }
        if !o.sight.friendly.contains(to) {
            return j.forbid("R-13.2", || text("why-not-friendly"));
        }
        let ally = f.ship.power != s.power;
        let Some(cargo) = f.ship.carries(s.power).find(|c| c.kind == kind && !(ally && c.now)) else {
            let clause = if ally { "AA-82" } else { "R-5.7" };
            return j.forbid(clause, || text("why-not-aboard"));
        };
        if cargo.now && f.ship.status == Status::Fought {
            return j.forbid("R-5.10", || text("why-fought"));
        }
        if kind == Kind::AaGun && o.sight.any_gun.contains(to) {
            j.forbid("AA-33", || text("why-gun-there"));
        }
    }

    /// Where a ship may end its move without landing anybody.
    pub(crate) fn judge_stop<J: Judge>(&self, s: &State, o: &Outlook, f: &Ferry, j: &mut J) {
        let zone = f.ship.space;
        let text =
            |key: &'static str| Text::new(key).word("kind", Kind::Transport.word()).name("space", self.name(zone));
        if !f.acted {
            return j.forbid("R-4.18", || text("why-nothing-done"));
        }
        if s.phase != Phase::CombatMove {
            return;
        }
        if f.ship.carries(s.power).any(|c| c.now) {
            return j.forbid("R-5.12", || text("why-must-land"));
        }
        let free = self.options.ships_without_combat == ShipsWithoutCombat::Yes || o.sight.enemy_sea.contains(f.begun);
        if zone == f.begun || !(free || (o.sight.enemy_sea | o.sight.landings).contains(zone)) {
            j.forbid("R-4.7", || text("why-no-battle-there"));
        }
    }

    pub(crate) fn load(&self, s: &mut State, from: Space, kind: Kind) {
        let Some(Frame::Ferry(f)) = s.frames.last() else { return };
        let owner = f.ship.power;
        if owner != s.power {
            s.frames.push(Frame::Consent { of: owner, matter: Matter::Board { from, kind } });
        } else {
            self.come_aboard(s, from, kind);
        }
    }

    pub(crate) fn come_aboard(&self, s: &mut State, from: Space, kind: Kind) {
        let power = s.power;
        if s.take(from, power, kind, Status::Ready, 1) == 0 {
            return;
        }
        if let Some(Frame::Ferry(f)) = s.frames.last_mut() {
            f.ship.load(Cargo { power, kind, now: true });
            f.acted = true;
        }
    }

    pub(crate) fn ferry_to(&self, s: &mut State, zone: Space) {
        let o = self.outlook(s);
        let side = o.sight.side;
        let Some(Frame::Ferry(f)) = s.frames.last() else { return };
        let at = f.ship.space;
        let step = self.sea_around(s, side, at);
        let (moves, from) = if step.contains(zone) {
            (1, at)
        } else {
            let mut mids = (step - o.sight.enemy_sea).iter();
            let mid = mids.find(|&z| self.sea_around(s, side, z).contains(zone)).unwrap_or(at);
            (2, mid)
        };
        if let Some(Frame::Ferry(f)) = s.frames.last_mut() {
            f.ship.space = zone;
            f.left = if o.sight.enemy_sea.contains(zone) { 0 } else { f.left.saturating_sub(moves) };
            f.from = Some(from);
            f.acted = true;
        }
    }

    pub(crate) fn land(&self, s: &mut State, to: Space, n: u8, play: &mut Play<'_>) {
        let sight = crate::sight::Sight::of(s, s.power);
        let power = s.power;
        if sight.neutral.contains(to) {
            s.turn.fees.insert(to);
        }
        if let Some(Frame::Ferry(f)) = s.frames.last_mut() {
            f.ship.landing = Some((to, n));
        }
        play.note(|| {
            Note::new(Text::new("log-landing").word("power", power.word()).number("n", n).name("to", self.name(to)))
                .at(self.id(to))
        });
        self.stop(s);
    }

    pub(crate) fn unload(&self, s: &mut State, kind: Kind, to: Space, play: &mut Play<'_>) {
        let power = s.power;
        let Some(Frame::Ferry(f)) = s.frames.last_mut() else { return };
        let ally = f.ship.power != power;
        let fits = |c: &Cargo| c.power == power && c.kind == kind && !(ally && c.now);
        let Some(i) = f.ship.cargo.iter().position(fits) else { return };
        f.ship.cargo.remove(i);
        f.acted = true;
        f.unloaded = true;
        s.add(to, power, kind, Status::Done, 1);
        play.note(|| {
            let text = Text::new("log-unload").word("power", power.word()).word("kind", kind.word());
            Note::new(text.name("to", self.name(to))).at(self.id(to))
        });
    }

    /// The ship's turn is over.
    pub(crate) fn stop(&self, s: &mut State) {
        let Some(Frame::Ferry(mut f)) = s.frames.pop() else { return };
        if f.ship.power == s.power {
            f.ship.status = Status::Done;
        }
        let battle = f.from.filter(|_| f.ship.power == s.power);
        if let Some(from) = battle
            && crate::sight::Sight::of(s, s.power).enemy_sea.contains(f.ship.space)
        {
            self.note_entry(s, f.ship.space, from);
        }
        s.add_ship(f.ship);
    }

    /// Ends by itself when nothing is left to do.
    pub(crate) fn ferry_is_over(&self, s: &State, f: &Ferry) -> bool {
        if !f.acted {
            return false;
        }
        let o = self.outlook(s);
        let more = self.some_step(s, &o, f, &mut |action| action != Action::Stop);
        !more && Quick::ask(|j| self.judge_stop(s, &o, f, j))
    }

    /// The ship is not used after all: an ally said no.
    pub(crate) fn put_ship_back(&self, s: &mut State) {
        if let Some(Frame::Ferry(f)) = s.frames.pop() {
            s.add_ship(f.ship);
        }
    }
}
