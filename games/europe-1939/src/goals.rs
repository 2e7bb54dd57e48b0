//! Where a group in hand can go, and what for: over land, by air, by sea, dropping, landing, bombing, raiding.

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::movement::{Mode, Realm};
use crate::options::Weather;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Quick, Text};

impl Rules {
    pub(crate) fn judge_to<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
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
                        return j.forbid(if neutral { clause!("HUC-17") } else { clause!("HUC-07") }, || {
                            here("why-nobody-there")
                        });
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

    pub(crate) fn judge_drop<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        realm: &Realm,
        m: &Moving,
        to: Area,
        j: &mut J,
    ) {
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

    pub(crate) fn judge_invade<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        realm: &Realm,
        m: &Moving,
        to: Area,
        j: &mut J,
    ) {
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

    pub(crate) fn judge_strike<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        realm: &Realm,
        m: &Moving,
        to: Area,
        j: &mut J,
    ) {
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

    pub(crate) fn judge_bomb<J: Judge>(&self, s: &State, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
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

    pub(crate) fn judge_raid<J: Judge>(&self, s: &State, realm: &Realm, m: &Moving, route: Option<Route>, j: &mut J) {
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

    pub(crate) fn judge_via<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        realm: &Realm,
        m: &Moving,
        area: Area,
        j: &mut J,
    ) {
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

    /// Where the group in hand could simply go; only these areas are put to the rules.
    pub(crate) fn destinations(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> Areas {
        match Rules::mode(m) {
            Mode::Land => self.data.map.lands_around(m.origin) & (realm.open | sight.enemy),
            Mode::Air if m.units.land() > 0 => Areas::EMPTY,
            Mode::Air => realm.reach & (realm.open | sight.enemy) & LAND,
            Mode::Sea if m.cargo.is_empty() => self.ports_within(s, sight.side, m.at, self.steps_left(m)) & realm.open,
            Mode::Sea => Areas::EMPTY,
        }
    }

    /// Where paratroops in hand could drop.
    pub(crate) fn drop_zones(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> Areas {
        let drops = s.phase == Phase::Move && m.units.ships() == 0 && m.only_paratroops();
        if drops { realm.reach & sight.enemy } else { Areas::EMPTY }
    }

    /// Ports whose ships aircraft in hand could strike at.
    pub(crate) fn strike_targets(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> Areas {
        let strikes = s.phase == Phase::Move && m.units.air() > 0 && m.units.air() == m.units.total();
        if strikes { realm.reach & sight.enemy & sight.enemy_ships(s) } else { Areas::EMPTY }
    }

    /// Areas bombers in hand could bomb.
    pub(crate) fn bomb_targets(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> Areas {
        let bombs = s.phase == Phase::Move && m.units.get(Kind::Bomber) > 0;
        if bombs { realm.reach & sight.enemy } else { Areas::EMPTY }
    }

    /// Where those aboard could go ashore.
    pub(crate) fn beaches(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> Areas {
        if s.phase != Phase::Move || Rules::mode(m) != Mode::Sea || m.cargo.is_empty() {
            return Areas::EMPTY;
        }
        let own = if self.capital_lost(s, m.nation) { realm.open } else { Areas::EMPTY };
        self.data.map.graph.next_to(realm.reach) & LAND & (sight.enemy | own)
    }

    /// Whether there is anything the group in hand can do.
    pub(crate) fn goes_somewhere(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> bool {
        if self.goes_next_door(s, sight, realm, m) {
            return true;
        }
        let realm = &self.reaching(s, sight, realm, m);
        let to = |area: Area| Quick::ask(|j| self.judge_to(s, sight, realm, m, area, j));
        let drop = |area: Area| Quick::ask(|j| self.judge_drop(s, sight, realm, m, area, j));
        let strike = |area: Area| Quick::ask(|j| self.judge_strike(s, sight, realm, m, area, j));
        let bomb = |area: Area| Quick::ask(|j| self.judge_bomb(s, realm, m, area, j));
        let invade = |area: Area| Quick::ask(|j| self.judge_invade(s, sight, realm, m, area, j));
        let raid = |route: Option<Route>| Quick::ask(|j| self.judge_raid(s, realm, m, route, j));
        self.destinations(s, sight, realm, m).iter().any(to)
            || self.drop_zones(s, sight, realm, m).iter().any(drop)
            || self.strike_targets(s, sight, realm, m).iter().any(strike)
            || self.bomb_targets(s, sight, realm, m).iter().any(bomb)
            || self.beaches(s, sight, realm, m).iter().any(invade)
            || m.units.get(Kind::Submarine) > 0 && (raid(None) || Route::ALL.into_iter().any(|route| raid(Some(route))))
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
}
