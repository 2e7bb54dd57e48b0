//! Where a group in hand can go, and what for: over land, by air, by sea, dropping, landing, bombing, raiding.

use crate::Rules;
use crate::action::Action;
use crate::data::{Area, Areas, LAND};
use crate::movement::{Mode, Realm};
use crate::options::Weather;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Quick, Text};

impl Rules {
    fn judge_to<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        let friendly = realm.open.contains(to);
        let frozen = s.phase == Phase::SecondMove
            && s.date.season() == WINTER
            && self.options.weather == Weather::Winter
            && m.units.land() > 0
            && [m.origin, to].into_iter().any(|a| map.home(Nation::Su).contains(a));
        if frozen {
            j.forbid(clause!("HUB-13.1"), || here("why-frozen"));
        }
        match Rules::mode(m) {
            Mode::Land => {
                if !map.graph.touch(m.origin, to) || !LAND.contains(to) {
                    return j.forbid(clause!("HUB-4.1"), || here("why-too-far"));
                }
                let at = &map.place;
                let strait = [m.origin, to] == [at.seville, at.spanish_morocco]
                    || [to, m.origin] == [at.seville, at.spanish_morocco];
                if strait && s.side_at(at.gibraltar) != Some(sight.side) {
                    j.forbid(clause!("HUB-3.3"), || here("why-strait-shut"));
                }
                if friendly {
                    self.judge_room(s, sight, m.nation, m.units, to, j);
                    self.judge_africa(s, m.nation, m.units.total(), m.origin, to, j);
                } else {
                    self.judge_attack(s, sight, m, Mission::March, to, j);
                }
            }
            Mode::Air => {
                if m.units.land() > 0 {
                    return j.forbid(clause!("HU-02"), || here("why-drop-them"));
                }
                if to == m.origin || !realm.reach.contains(to) || !LAND.contains(to) {
                    return j.forbid(clause!("HUB-4.1"), || here("why-too-far"));
                }
                if friendly {
                    if s.phase == Phase::SecondMove {
                        return j.forbid(clause!("HUC-06"), || here("why-second-move"));
                    }
                    self.judge_room(s, sight, m.nation, m.units, to, j);
                    self.judge_africa(s, m.nation, m.units.total(), m.origin, to, j);
                } else {
                    if !sight.resists(s, m.nation, to) {
                        let neutral = !sight.enemy.contains(to);
                        return j.forbid(if neutral { clause!("HUC-17") } else { clause!("HUC-07") }, || here("why-nobody-there"));
                    }
                    if s.phase == Phase::SecondMove && !s.turn.battles.contains(to) {
                        j.forbid(clause!("HUC-06"), || here("why-second-move"));
                    }
                    self.judge_attack(s, sight, m, Mission::Support, to, j);
                }
            }
            Mode::Sea => {
                if !m.cargo.is_empty() {
                    return j.forbid(clause!("HUB-4.2"), || here("why-carry-only-to-invade"));
                }
                if !friendly || !map.ports.contains(to) {
                    return j.forbid(clause!("HUC-09"), || here("why-no-port"));
                }
                if to == m.origin || !realm.reach.meets(map.seas_around(to)) {
                    return j.forbid(clause!("HUB-4.1"), || here("why-too-far"));
                }
                self.judge_room(s, sight, m.nation, m.units, to, j);
                self.judge_africa(s, m.nation, m.units.total(), m.origin, to, j);
            }
        }
    }

    fn judge_drop<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        let fits = m.units.get(Kind::Paratroops) > 0 && m.units.land() == m.units.get(Kind::Paratroops);
        if !fits || s.phase != Phase::Move || m.units.ships() > 0 {
            return j.forbid(clause!("HU-02"), || here("why-no-paratroops"));
        }
        if !realm.reach.contains(to) || !LAND.contains(to) {
            return j.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        self.judge_africa(s, m.nation, m.units.total(), m.origin, to, j);
        self.judge_attack(s, sight, m, Mission::Drop, to, j);
    }

    fn judge_invade<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        if s.turn.fought.contains(to) {
            let paras = s.at(to).iter().any(|t| t.cond == Cond::Dropped);
            j.forbid(if paras { clause!("HU-16") } else { clause!("HU-15") }, || here("why-attacked-already"));
        }
        if m.cargo.land() == 0 {
            return j.forbid(clause!("HUB-5.4"), || here("why-nobody-aboard"));
        }
        let near = map.seas_around(to) & realm.reach;
        let at_sea = if LAND.contains(m.at) { near } else { near | (map.seas_around(to) & Areas::one(m.at)) };
        if !LAND.contains(to) || at_sea.is_empty() {
            return j.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        if realm.open.contains(to) {
            if !self.capital_lost(s, m.nation) || map.country(to) != Some(m.nation) {
                j.forbid(clause!("HU-10"), || here("why-own-ground"));
            }
            return self.judge_room(s, sight, m.nation, m.cargo, to, j);
        }
        self.judge_africa(s, m.nation, m.cargo.total(), m.origin, to, j);
        self.judge_attack(s, sight, m, Mission::Invade, to, j);
    }

    fn judge_strike<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        if m.units.air() == 0 || m.units.air() != m.units.total() || s.phase != Phase::Move {
            return j.forbid(clause!("HU-20"), || here("why-no-aircraft"));
        }
        if !realm.reach.contains(to) {
            return j.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let land_attack = s.groups.iter().any(|g| g.target == to && g.mission != Mission::Strike);
        if !sight.enemy_ships(s).contains(to) || land_attack {
            return j.forbid(clause!("HU-20"), || here("why-no-ships"));
        }
        self.judge_attack(s, sight, m, Mission::Strike, to, j);
    }

    fn judge_bomb<J: Judge>(&self, s: &State, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        if m.units.get(Kind::Bomber) == 0 || m.units.get(Kind::Bomber) != m.units.total() || s.phase != Phase::Move {
            return j.forbid(clause!("HU-21"), || here("why-no-bombers"));
        }
        if !realm.reach.contains(to) {
            return j.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let country = map.country(to);
        if matches!(country, Some(Nation::Fr | Nation::Su)) {
            return j.forbid(clause!("HU-23"), || here("why-not-bombed"));
        }
        let enemy = country.filter(|&c| c.is_great() && s.side_of(c).is_some() && s.side_of(c) != s.side_of(m.nation));
        if enemy.is_none() || !map.home(enemy.unwrap_or(m.nation)).contains(to) || s.owner(to) != enemy {
            j.forbid(clause!("HU-21"), || here("why-not-home"));
        }
    }

    /// Where submarines meet the shipping of a route, or merchant ships.
    pub(crate) fn hunting_ground(&self, route: Option<Route>) -> Area {
        match route {
            None | Some(Route::UsToUk) => self.data.map.place.north_atlantic,
            Some(_) => self.data.map.place.norwegian_sea,
        }
    }

    fn judge_raid<J: Judge>(&self, s: &State, realm: &Realm, m: &Moving, route: Option<Route>, j: &mut J) {
        let subs = m.units.get(Kind::Submarine);
        if subs == 0 || subs != m.units.total() || s.phase != Phase::Move {
            return j.forbid(clause!("HU-27"), || Text::new("why-no-submarines"));
        }
        let sea = self.hunting_ground(route);
        let here = |key: &'static str| Text::new(key).name("area", self.name(sea));
        if !s.at_war(Nation::Uk) && route.is_none() {
            j.forbid(clause!("HU-27"), || here("why-no-shipping"));
        }
        if let Some(route) = route
            && s.chips[route.index()].is_none()
        {
            j.forbid(clause!("HU-29"), || here("why-no-convoy").word("route", route.word()));
        }
        if !realm.reach.contains(sea) {
            j.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
    }

    fn judge_via<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, area: Area, j: &mut J) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        let sea = Rules::mode(m) == Mode::Sea;
        let flies = m.units.land() == m.units.get(Kind::Paratroops) && m.units.total() > 0;
        if !sea && !flies {
            return j.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let next = match sea {
            true => self.seas_within(s, sight.side, m.at, 1),
            false => self.data.map.graph.around(m.at) & realm.sky,
        };
        let left = self.steps_left(m);
        if !next.contains(area) || area == m.at || m.way.contains(&area) || area == m.origin || left < 1 {
            return j.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let mut further = m.clone();
        further.at = area;
        // A way has room for the longest reach there is.
        let _ = further.way.try_push(area);
        if !self.goes_somewhere(s, sight, realm, &further) {
            j.forbid(clause!("HU-39"), || here("why-leads-nowhere"));
        }
    }

    /// Everything the group in hand can do, without going on through other areas, in order; stops when told to. Only areas
    /// where the rules could say yes are put to them.
    pub(crate) fn each_goal(
        &self,
        s: &State,
        sight: &Sight,
        realm: &Realm,
        m: &Moving,
        mut found: impl FnMut(Action) -> bool,
    ) {
        let map = &self.data.map;
        let mode = Rules::mode(m);
        let paras = m.units.get(Kind::Paratroops);
        let mut any = |areas: Areas, action: fn(Area) -> Action| {
            areas.iter().any(|area| {
                let action = action(area);
                Quick::ask(|j| self.judge_go(s, sight, realm, m, action, j)) && found(action)
            })
        };
        let to = match mode {
            Mode::Land => map.lands_around(m.origin) & (realm.open | sight.enemy),
            Mode::Air if m.units.land() > 0 => Areas::EMPTY,
            Mode::Air => realm.reach & (realm.open | sight.enemy) & LAND,
            Mode::Sea if m.cargo.is_empty() => self.ports_within(s, sight.side, m.at, self.steps_left(m)) & realm.open,
            Mode::Sea => Areas::EMPTY,
        };
        if any(to, Action::To) {
            return;
        }
        if s.phase != Phase::Move {
            return;
        }
        let over = realm.reach & sight.enemy;
        let stop = match mode {
            Mode::Land | Mode::Air => {
                paras > 0 && m.units.land() == paras && any(over, Action::Drop)
                    || m.units.land() == 0 && any(over & sight.enemy_ships(s), Action::Strike)
                    || m.units.get(Kind::Bomber) > 0 && any(over, Action::Bomb)
            }
            Mode::Sea if m.cargo.is_empty() => false,
            Mode::Sea => {
                let own = if self.capital_lost(s, m.nation) { realm.open } else { Areas::EMPTY };
                any(map.graph.next_to(realm.reach) & LAND & (sight.enemy | own), Action::Invade)
            }
        };
        if stop || m.units.get(Kind::Submarine) == 0 || !m.cargo.is_empty() {
            return;
        }
        for action in [Action::Raid].into_iter().chain(Route::ALL.map(Action::Prey)) {
            if Quick::ask(|j| self.judge_go(s, sight, realm, m, action, j)) && found(action) {
                return;
            }
        }
    }

    pub(crate) fn goes_somewhere(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> bool {
        if self.goes_next_door(s, sight, realm, m) {
            return true;
        }
        let mut any = false;
        let realm = &self.reaching(s, sight, realm, m);
        self.each_goal(s, sight, realm, m, |_| {
            any = true;
            true
        });
        any
    }

    /// Mostly a friendly area nearby will do, and then nothing else needs to be looked at.
    fn goes_next_door(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> bool {
        let map = &self.data.map;
        if s.phase != Phase::Move || !m.cargo.is_empty() {
            return false;
        }
        match Rules::mode(m) {
            Mode::Land => map.lands_around(m.origin).meets(realm.roomy),
            Mode::Air if m.units.land() > 0 || self.steps_left(m) == 0 => false,
            Mode::Air => {
                let near = (map.graph.around(m.at) & realm.roomy & realm.sky) - Areas::one(m.origin);
                near.iter().any(|area| self.airfield_free(s, sight, m.units.air(), area))
            }
            Mode::Sea => {
                let ports = self.ports_within(s, sight.side, m.at, self.steps_left(m)) & realm.roomy;
                !(ports - Areas::one(m.origin)).is_empty()
            }
        }
    }

    /// Every step of a group in hand.
    pub(crate) fn judge_go<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        realm: &Realm,
        m: &Moving,
        action: Action,
        j: &mut J,
    ) {
        match action {
            Action::To(to) => self.judge_to(s, sight, realm, m, to, j),
            Action::Drop(to) => self.judge_drop(s, sight, realm, m, to, j),
            Action::Invade(to) => self.judge_invade(s, sight, realm, m, to, j),
            Action::Strike(to) => self.judge_strike(s, sight, realm, m, to, j),
            Action::Bomb(to) => self.judge_bomb(s, realm, m, to, j),
            Action::Raid => self.judge_raid(s, realm, m, None, j),
            Action::Prey(route) => self.judge_raid(s, realm, m, Some(route), j),
            Action::Via(area) => self.judge_via(s, sight, realm, m, area, j),
            Action::Add(kind) => self.judge_add(s, sight, realm, m, kind, j),
            Action::Load(kind) => self.judge_load(s, sight, realm, m, kind, j),
            _ => j.forbid(clause!("HUB-2.1"), || Text::new("why-not-now").text("prompt", self.prompt(s))),
        }
    }
}
