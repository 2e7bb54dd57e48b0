//! Where a group in hand can go, and what for: over land, by air, by sea, dropping, landing, bombing, raiding.

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::options::Weather;
use crate::rules::movement::{Mode, Realm};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Quick, Text};

impl Rules {
    pub(crate) fn judge_to<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        realm: &Realm,
        moving: &Moving,
        to: Area,
        judge: &mut J,
    ) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        let frozen = state.phase == Phase::SecondMove
            && state.date.season() == WINTER
            && self.options.weather == Weather::Winter
            && moving.units.land() > 0
            && [moving.origin, to].into_iter().any(|a| map.home(Nation::Su).contains(a));
        if frozen {
            judge.forbid(clause!("HUB-13.1"), || here("why-frozen"));
        }
        match Rules::mode(moving) {
            Mode::Land => self.judge_march(state, sight, realm, moving, to, judge),
            Mode::Air => self.judge_flight(state, sight, realm, moving, to, judge),
            Mode::Sea => self.judge_voyage(state, sight, realm, moving, to, judge),
        }
    }

    /// Whether the group may stay in a friendly area.
    fn judge_stay<J: Judge>(&self, state: &State, sight: &Sight, moving: &Moving, to: Area, judge: &mut J) {
        self.judge_room(state, sight, moving.nation, moving.units, to, judge);
        self.judge_africa(state, moving.nation, moving.units.total(), moving.origin, to, judge);
    }

    fn judge_march<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        realm: &Realm,
        moving: &Moving,
        to: Area,
        judge: &mut J,
    ) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        if !map.graph.touch(moving.origin, to) || !LAND.contains(to) {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let shores = [map.place.seville, map.place.spanish_morocco];
        let strait = [moving.origin, to] == shores || [to, moving.origin] == shores;
        if strait && state.side_at(map.place.gibraltar) != Some(sight.side) {
            judge.forbid(clause!("HUB-3.3"), || here("why-strait-shut"));
        }
        if realm.open.contains(to) {
            self.judge_stay(state, sight, moving, to, judge);
        } else {
            self.judge_attack(state, sight, moving, (Mission::March, to), judge);
        }
    }

    fn judge_flight<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        realm: &Realm,
        moving: &Moving,
        to: Area,
        judge: &mut J,
    ) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        if moving.units.land() > 0 {
            return judge.forbid(clause!("HU-02"), || here("why-drop-them"));
        }
        if to == moving.origin || !realm.reach.contains(to) || !LAND.contains(to) {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let second = state.phase == Phase::SecondMove;
        if realm.open.contains(to) {
            if second {
                return judge.forbid(clause!("HUC-06"), || here("why-second-move"));
            }
            return self.judge_stay(state, sight, moving, to, judge);
        }
        if !sight.resists(state, moving.nation, to) {
            let clause = if sight.enemy.contains(to) { clause!("HUC-07") } else { clause!("HUC-17") };
            return judge.forbid(clause, || here("why-nobody-there"));
        }
        if second && !state.turn.battles.contains(to) {
            judge.forbid(clause!("HUC-06"), || here("why-second-move"));
        }
        self.judge_attack(state, sight, moving, (Mission::Support, to), judge);
    }

    fn judge_voyage<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        realm: &Realm,
        moving: &Moving,
        to: Area,
        judge: &mut J,
    ) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        if !moving.cargo.is_empty() {
            return judge.forbid(clause!("HUB-4.2"), || here("why-carry-only-to-invade"));
        }
        if !realm.open.contains(to) || !map.ports.contains(to) {
            return judge.forbid(clause!("HUC-09"), || here("why-no-port"));
        }
        if to == moving.origin || !realm.reach.meets(map.seas_around(to)) {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        self.judge_stay(state, sight, moving, to, judge);
    }

    pub(crate) fn judge_drop<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        realm: &Realm,
        moving: &Moving,
        to: Area,
        judge: &mut J,
    ) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        let fits = moving.units.get(Kind::Paratroops) > 0 && moving.units.land() == moving.units.get(Kind::Paratroops);
        if !fits || state.phase != Phase::Move || moving.units.ships() > 0 {
            return judge.forbid(clause!("HU-02"), || here("why-no-paratroops"));
        }
        if !realm.reach.contains(to) || !LAND.contains(to) {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        // The escort flies home.
        self.judge_africa(state, moving.nation, moving.units.land(), moving.origin, to, judge);
        self.judge_attack(state, sight, moving, (Mission::Drop, to), judge);
    }

    pub(crate) fn judge_invade<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        realm: &Realm,
        moving: &Moving,
        to: Area,
        judge: &mut J,
    ) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        self.judge_first_attack(state, to, judge);
        if moving.cargo.land() == 0 {
            return judge.forbid(clause!("HUB-5.4"), || here("why-nobody-aboard"));
        }
        let near = map.seas_around(to) & realm.reach;
        let at_sea = if LAND.contains(moving.at) { near } else { near | (map.seas_around(to) & Areas::one(moving.at)) };
        if !LAND.contains(to) || at_sea.is_empty() {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        if realm.open.contains(to) {
            if !self.capital_lost(state, moving.nation) || map.country(to) != Some(moving.nation) {
                judge.forbid(clause!("HU-10"), || here("why-own-ground"));
            }
            return self.judge_room(state, sight, moving.nation, moving.cargo, to, judge);
        }
        self.judge_africa(state, moving.nation, moving.cargo.total(), moving.origin, to, judge);
        self.judge_attack(state, sight, moving, (Mission::Invade, to), judge);
    }

    pub(crate) fn judge_strike<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        realm: &Realm,
        moving: &Moving,
        to: Area,
        judge: &mut J,
    ) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        if moving.units.air() == 0 || moving.units.air() != moving.units.total() || state.phase != Phase::Move {
            return judge.forbid(clause!("HU-20"), || here("why-no-aircraft"));
        }
        if !realm.reach.contains(to) {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let land_attack = state.groups.iter().any(|g| g.target == to && g.mission != Mission::Strike);
        if !sight.enemy_ships(state).contains(to) || land_attack {
            return judge.forbid(clause!("HU-20"), || here("why-no-ships"));
        }
        self.judge_attack(state, sight, moving, (Mission::Strike, to), judge);
    }

    pub(crate) fn judge_bomb<J: Judge>(&self, state: &State, realm: &Realm, moving: &Moving, to: Area, judge: &mut J) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        if moving.units.get(Kind::Bomber) == 0
            || moving.units.get(Kind::Bomber) != moving.units.total()
            || state.phase != Phase::Move
        {
            return judge.forbid(clause!("HU-21"), || here("why-no-bombers"));
        }
        if !realm.reach.contains(to) {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let country = map.country(to);
        if matches!(country, Some(Nation::Fr | Nation::Su)) {
            return judge.forbid(clause!("HU-23"), || here("why-not-bombed"));
        }
        let enemy = country.filter(|&c| {
            c.is_great() && state.side_of(c).is_some() && state.side_of(c) != state.side_of(moving.nation)
        });
        if enemy.is_none() || !map.home(enemy.unwrap_or(moving.nation)).contains(to) || state.owner(to) != enemy {
            judge.forbid(clause!("HU-21"), || here("why-not-home"));
        }
    }

    /// Where submarines meet the shipping of a route, or merchant ships.
    pub(crate) fn hunting_ground(&self, route: Option<Route>) -> Area {
        match route {
            None | Some(Route::UsToUk) => self.data.map.place.north_atlantic,
            Some(_) => self.data.map.place.norwegian_sea,
        }
    }

    pub(crate) fn judge_raid<J: Judge>(
        &self,
        state: &State,
        realm: &Realm,
        moving: &Moving,
        route: Option<Route>,
        judge: &mut J,
    ) {
        let subs = moving.units.get(Kind::Submarine);
        if subs == 0 || subs != moving.units.total() || state.phase != Phase::Move {
            return judge.forbid(clause!("HU-27"), || Text::new("why-no-submarines"));
        }
        let sea = self.hunting_ground(route);
        let here = |key: &'static str| Text::new(key).name("area", self.name(sea));
        if !state.at_war(Nation::Uk) && route.is_none() {
            judge.forbid(clause!("HU-27"), || here("why-no-shipping"));
        }
        if let Some(route) = route
            && state.chips[route].is_none()
        {
            judge.forbid(clause!("HU-29"), || here("why-no-convoy").word("route", route.word()));
        }
        if !realm.reach.contains(sea) {
            judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
    }

    pub(crate) fn judge_via<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        realm: &Realm,
        moving: &Moving,
        area: Area,
        judge: &mut J,
    ) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        let sea = Rules::mode(moving) == Mode::Sea;
        let flies = moving.units.land() == moving.units.get(Kind::Paratroops) && moving.units.total() > 0;
        if !sea && !flies {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let next = match sea {
            true => self.seas_within(state, sight.side, moving.at, 1),
            false => self.data.map.graph.around(moving.at) & realm.sky,
        };
        let left = self.steps_left(moving);
        if !next.contains(area) || area == moving.at || moving.way.contains(&area) || area == moving.origin || left < 1
        {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let mut further = moving.clone();
        further.at = area;
        // A way has room for the longest reach there is.
        let _ = further.way.try_push(area);
        if !self.goes_somewhere(state, sight, realm, &further) {
            judge.forbid(clause!("HU-39"), || here("why-leads-nowhere"));
        }
    }

    /// Where the group in hand could simply go; only these areas are put to the rules.
    pub(crate) fn destinations(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving) -> Areas {
        match Rules::mode(moving) {
            Mode::Land => self.data.map.lands_around(moving.origin) & (realm.open | sight.enemy),
            Mode::Air if moving.units.land() > 0 => Areas::EMPTY,
            Mode::Air => realm.reach & (realm.open | sight.enemy) & LAND,
            Mode::Sea if moving.cargo.is_empty() => {
                self.ports_within(state, sight.side, moving.at, self.steps_left(moving)) & realm.open
            }
            Mode::Sea => Areas::EMPTY,
        }
    }

    /// Where paratroops in hand could drop.
    pub(crate) fn drop_zones(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving) -> Areas {
        let drops = state.phase == Phase::Move && moving.units.ships() == 0 && moving.only_paratroops();
        if drops { realm.reach & sight.enemy } else { Areas::EMPTY }
    }

    /// Ports whose ships aircraft in hand could strike at.
    pub(crate) fn strike_targets(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving) -> Areas {
        let strikes =
            state.phase == Phase::Move && moving.units.air() > 0 && moving.units.air() == moving.units.total();
        if strikes { realm.reach & sight.enemy & sight.enemy_ships(state) } else { Areas::EMPTY }
    }

    /// Areas bombers in hand could bomb.
    pub(crate) fn bomb_targets(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving) -> Areas {
        let bombs = state.phase == Phase::Move && moving.units.get(Kind::Bomber) > 0;
        if bombs { realm.reach & sight.enemy } else { Areas::EMPTY }
    }

    /// Where those aboard could go ashore.
    pub(crate) fn beaches(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving) -> Areas {
        if state.phase != Phase::Move || Rules::mode(moving) != Mode::Sea || moving.cargo.is_empty() {
            return Areas::EMPTY;
        }
        let own = if self.capital_lost(state, moving.nation) { realm.open } else { Areas::EMPTY };
        self.data.map.graph.next_to(realm.reach) & LAND & (sight.enemy | own)
    }

    /// Whether there is anything the group in hand can do.
    pub(crate) fn goes_somewhere(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving) -> bool {
        if self.goes_next_door(state, sight, realm, moving) {
            return true;
        }
        let realm = &self.reaching(state, sight, realm, moving);
        let to = |area: Area| Quick::ask(|judge| self.judge_to(state, sight, realm, moving, area, judge));
        let drop = |area: Area| Quick::ask(|judge| self.judge_drop(state, sight, realm, moving, area, judge));
        let strike = |area: Area| Quick::ask(|judge| self.judge_strike(state, sight, realm, moving, area, judge));
        let bomb = |area: Area| Quick::ask(|judge| self.judge_bomb(state, realm, moving, area, judge));
        let invade = |area: Area| Quick::ask(|judge| self.judge_invade(state, sight, realm, moving, area, judge));
        let raid = |route: Option<Route>| Quick::ask(|judge| self.judge_raid(state, realm, moving, route, judge));
        self.destinations(state, sight, realm, moving).iter().any(to)
            || self.drop_zones(state, sight, realm, moving).iter().any(drop)
            || self.strike_targets(state, sight, realm, moving).iter().any(strike)
            || self.bomb_targets(state, sight, realm, moving).iter().any(bomb)
            || self.beaches(state, sight, realm, moving).iter().any(invade)
            || moving.units.get(Kind::Submarine) > 0
                && (raid(None) || Route::ALL.into_iter().any(|route| raid(Some(route))))
    }

    /// Mostly a friendly area nearby will do, and then nothing else needs to be looked at.
    fn goes_next_door(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving) -> bool {
        let map = &self.data.map;
        if state.phase != Phase::Move || !moving.cargo.is_empty() {
            return false;
        }
        match Rules::mode(moving) {
            Mode::Land => map.lands_around(moving.origin).meets(realm.roomy),
            Mode::Air if moving.units.land() > 0 || self.steps_left(moving) == 0 => false,
            Mode::Air => {
                let near = (map.graph.around(moving.at) & realm.roomy & realm.sky) - Areas::one(moving.origin);
                near.iter().any(|area| self.airfield_free(state, sight, moving.units.air(), area))
            }
            Mode::Sea => {
                let ports = self.ports_within(state, sight.side, moving.at, self.steps_left(moving)) & realm.roomy;
                !(ports - Areas::one(moving.origin)).is_empty()
            }
        }
    }
}
