//! Movement: units are taken up, others go along, and they go somewhere (HUC-02). Land units go one area; aircraft fly,
//! ships sail, and both can be met on the way.

use crate::Rules;
use crate::action::Action;
use crate::data::{Area, Areas, LAND};
use crate::options::MaltaLimit;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};

/// Land units in a mountain area, aircraft in any area (HUB-3.1).
const MOUNTAIN: u8 = 6;
const AIRFIELD: u8 = 4;
/// German units in Africa (HU-79).
const AFRICA: u8 = 3;
/// Price of an attack and of an invasion.
pub(crate) const ATTACK: u8 = 1;
pub(crate) const INVASION: u8 = 5;
/// What a fleet can carry (HUB-4.2).
const HOLD: u8 = 2;

/// How a group in hand moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Mode {
    Land,
    Air,
    Sea,
}

/// What depends on the nation that moves, reckoned once.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Realm {
    pub open: Areas,
    pub sky: Areas,
    /// What the group in hand reaches with the steps it has left: sea areas for ships, all areas in the air.
    pub reach: Areas,
}

impl Rules {
    pub(crate) fn realm(&self, s: &State, nation: Nation) -> Realm {
        Realm { open: self.open_to(s, nation), sky: self.sky(s, nation), reach: Areas::EMPTY }
    }

    /// The realm with what this group reaches.
    fn reaching(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> Realm {
        let reach = match Rules::mode(m) {
            Mode::Sea => self.seas_within(s, sight.side, m.at, self.steps_left(m)),
            Mode::Land if m.units.land() != m.units.get(Kind::Paratroops) => Areas::EMPTY,
            _ => self.data.map.graph.within(Areas::one(m.at), self.steps_left(m), realm.sky),
        };
        Realm { reach, ..*realm }
    }

    fn mode(m: &Moving) -> Mode {
        if m.units.ships() > 0 {
            Mode::Sea
        } else if m.units.air() > 0 {
            Mode::Air
        } else {
            Mode::Land
        }
    }

    /// How many steps the group in hand has left: the slowest counts.
    fn steps_left(&self, m: &Moving) -> u8 {
        let slowest = m.units.iter().map(|(kind, _)| self.data.kind(kind).reach).min().unwrap_or(0);
        slowest.saturating_sub(m.way.len() as u8)
    }

    pub(crate) fn germans_in_africa(&self, s: &State) -> u8 {
        let africa = self.data.map.africa;
        let here = s.stacks.iter().filter(|t| t.nation == Nation::De && africa.contains(t.area)).map(|t| t.n);
        let out = s.groups.iter().filter(|g| g.nation == Nation::De && africa.contains(g.origin));
        let in_hand = match s.frames.last() {
            Some(Frame::Moving(m)) if m.nation == Nation::De && africa.contains(m.origin) => m.units.total(),
            _ => 0,
        };
        here.sum::<u8>() + out.map(|g| g.units.total() + g.cargo.total()).sum::<u8>() + in_hand
    }

    /// HU-80: how many German units may attack in Africa.
    pub(crate) fn african_attackers(&self, s: &State) -> u8 {
        let malta = s.at(self.data.map.place.malta);
        let garrison = malta.iter().filter(|t| t.nation == Nation::Uk && !t.kind.is_land());
        let garrison: u8 = garrison.map(|t| t.n).sum();
        let from = match self.options.malta_limit {
            MaltaLimit::Present => self.germans_in_africa(s),
            MaltaLimit::ThreeMinus => AFRICA,
        };
        from.saturating_sub(garrison)
    }

    /// Whether units may stay in an area beside those that are there.
    pub(crate) fn judge_room<J: Judge>(&self, s: &State, nation: Nation, units: Units, area: Area, j: &mut J) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        if area == map.place.maginot && nation == Nation::Uk && !s.maginot_fallen {
            j.forbid("HU-56", || here("why-maginot"));
        }
        let there = s.at(area);
        let side = s.camp(nation);
        // Who is out on a mission will come back to his base.
        let live = |of: fn(Nation) -> bool| {
            there.iter().any(|t| of(t.nation))
                || s.groups.iter().any(|g| g.origin == area && of(g.nation))
                || s.escorts.iter().any(|e| e.base == area && of(e.nation))
        };
        if nation == Nation::Su && live(Nation::is_western) || nation.is_western() && live(|n| n == Nation::Su) {
            j.forbid("HU-59", || here("why-soviets-apart"));
        }
        let friends = |of: fn(Kind) -> bool| -> u8 {
            there.iter().filter(|t| of(t.kind) && s.camp(t.nation) == side).map(|t| t.n).sum()
        };
        if area == map.place.malta {
            for of in [Kind::is_land as fn(Kind) -> bool, Kind::is_air, Kind::is_ship] {
                if units.count(of) > 0 && friends(of) + units.count(of) > 1 {
                    j.forbid("HU-78", || here("why-malta-full"));
                }
            }
        }
        if map.mountains.contains(area) && units.land() > 0 && friends(Kind::is_land) + units.land() > MOUNTAIN {
            j.forbid("HUB-3.1", || here("why-mountain-full"));
        }
        if units.air() > 0 && friends(Kind::is_air) + units.air() > AIRFIELD {
            j.forbid("HUB-3.1", || here("why-airfield-full"));
        }
    }

    pub(crate) fn has_room(&self, s: &State, nation: Nation, kind: Kind, n: u8, area: Area) -> bool {
        Quick::ask(|j| self.judge_room(s, nation, Units::of(kind, n), area, j))
    }

    /// HU-79: units that come to Africa from elsewhere.
    pub(crate) fn judge_africa<J: Judge>(&self, s: &State, nation: Nation, n: u8, from: Area, to: Area, j: &mut J) {
        let africa = self.data.map.africa;
        let arrives = nation == Nation::De && africa.contains(to) && !africa.contains(from);
        if arrives && self.germans_in_africa(s) + n > AFRICA {
            j.forbid("HU-79", || Text::new("why-africa-full"));
        }
    }

    /// What has been paid for the attack on an area, if one was declared this turn.
    pub(crate) fn paid(&self, s: &State, area: Area) -> u8 {
        s.turn.declared.iter().find(|(a, ..)| *a == area).map_or(0, |(_, _, paid)| *paid)
    }

    /// The price of sending this mission against an area now.
    pub(crate) fn price(&self, s: &State, sight: &Sight, nation: Nation, mission: Mission, area: Area) -> u8 {
        let fee = match mission {
            Mission::Invade if sight.friendly.contains(area) => 0,
            Mission::Invade => INVASION,
            Mission::Strike => ATTACK,
            _ if sight.resists(nation).contains(area) => ATTACK,
            _ => 0,
        };
        fee.saturating_sub(self.paid(s, area))
    }

    /// Every rule about attacking an area, whoever comes and however.
    #[allow(clippy::too_many_arguments)]
    fn judge_attack<J: Judge>(&self, s: &State, sight: &Sight, m: &Moving, mission: Mission, area: Area, j: &mut J) {
        let map = &self.data.map;
        let nation = m.nation;
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        if self.data.scenario.closed.contains(area) {
            return j.forbid("HUB-14.2", || here("why-closed"));
        }
        if area == map.place.usa {
            return j.forbid("HU-86", || here("why-usa"));
        }
        if !s.at_war(nation) {
            return j.forbid("HUB-1.4", || here("why-neutral-stays").word("nation", nation.word()));
        }
        if !sight.enemy.contains(area) {
            let vichy = s.owner(area) == Some(Nation::Vichy) && sight.side == Side::Allies;
            let clause = if vichy { "HU-61" } else { "HUC-17" };
            return j
                .forbid(clause, || here("why-not-at-war-with").word("nation", s.owner(area).unwrap_or(nation).word()));
        }
        if nation == Nation::Vichy {
            j.forbid("HU-62", || here("why-vichy-defends"));
        }
        if m.cond.is_dry() {
            j.forbid("HUB-7.2", || here("why-unsupplied"));
        }
        if s.turn.fought.contains(area) {
            let paras = s.at(area).iter().any(|t| t.cond == Cond::Dropped);
            j.forbid(if paras { "HU-16" } else { "HU-15" }, || here("why-attacked-already"));
        }
        if self.first_winter(s) && sight.side == Side::Axis && s.eastern.is_some_and(|w| w.borders.contains(area)) {
            j.forbid("HU-70", || here("why-first-winter"));
        }
        let soviets = s.owner(area) == Some(Nation::Su) || s.at(area).iter().any(|t| t.nation == Nation::Su);
        if nation == Nation::Bg && soviets {
            j.forbid("HU-72", || here("why-bulgaria"));
        }
        for other in s.groups.iter().filter(|g| g.target == area && g.nation != nation).map(|g| g.nation) {
            let apart = |key: &'static str| here(key).word("nation", other.word());
            if matches!((nation, other), (Nation::Uk, Nation::Fr) | (Nation::Fr, Nation::Uk)) {
                j.forbid("HU-55", || apart("why-not-jointly"));
            } else if nation == Nation::Su && other.is_western() || nation.is_western() && other == Nation::Su {
                j.forbid("HU-59", || apart("why-soviets-apart"));
            } else if !self.fight_together(s, nation, other) {
                j.forbid("HU-58", || apart("why-not-agreed"));
            }
        }
        if j.settled() {
            return;
        }
        let fight = mission == Mission::Strike || sight.resists(nation).contains(area);
        if fight && !s.turn.battles.contains(area) {
            let fought = s.turn.declared.iter().filter(|(a, ..)| *a != area).count();
            let soviet = s.turn.declared.iter().filter(|(a, n, _)| *a != area && *n == Nation::Su).count();
            if sight.side == Side::Axis && s.side_at(map.place.ploesti) == Some(Side::Allies) && fought > 0 {
                j.forbid("HU-74", || here("why-one-attack").name("oil", self.name(map.place.ploesti)));
            }
            if nation == Nation::Su && s.side_at(map.place.grozny) == Some(Side::Axis) && soviet > 0 {
                j.forbid("HU-75", || here("why-one-attack").name("oil", self.name(map.place.grozny)));
            }
        }
        let in_africa = nation == Nation::De && (map.africa.contains(m.origin) || map.africa.contains(area));
        if fight && in_africa {
            let n = m.units.total() - m.units.ships() + m.cargo.total();
            if s.turn.african + n > self.african_attackers(s).max(s.turn.african) {
                j.forbid("HU-80", || here("why-malta").number("n", self.african_attackers(s)));
            }
        }
        let price = self.price(s, sight, nation, mission, area);
        self.judge_cost(s, nation, u16::from(price), j);
    }

    /// HU-70, HU-71: the winter of the year in which the Soviet Union was attacked.
    pub(crate) fn first_winter(&self, s: &State) -> bool {
        s.eastern.is_some_and(|w| w.by_germany && s.date == Date::new(WINTER, w.since.year()))
    }

    fn judge_to<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        let friendly = realm.open.contains(to);
        match Rules::mode(m) {
            Mode::Land => {
                if !map.graph.touch(m.origin, to) || !LAND.contains(to) {
                    return j.forbid("HUB-4.1", || here("why-too-far"));
                }
                let at = &map.place;
                let strait = [m.origin, to] == [at.seville, at.spanish_morocco]
                    || [to, m.origin] == [at.seville, at.spanish_morocco];
                if strait && s.side_at(at.gibraltar) != Some(sight.side) {
                    j.forbid("HUB-3.3", || here("why-strait-shut"));
                }
                if friendly {
                    self.judge_room(s, m.nation, m.units, to, j);
                    self.judge_africa(s, m.nation, m.units.total(), m.origin, to, j);
                } else {
                    self.judge_attack(s, sight, m, Mission::March, to, j);
                }
            }
            Mode::Air => {
                if m.units.land() > 0 {
                    return j.forbid("HU-02", || here("why-drop-them"));
                }
                if to == m.origin || !realm.reach.contains(to) || !LAND.contains(to) {
                    return j.forbid("HUB-4.1", || here("why-too-far"));
                }
                if friendly {
                    if s.phase == Phase::SecondMove {
                        return j.forbid("HUC-06", || here("why-second-move"));
                    }
                    self.judge_room(s, m.nation, m.units, to, j);
                    self.judge_africa(s, m.nation, m.units.total(), m.origin, to, j);
                } else {
                    if !sight.resists(m.nation).contains(to) {
                        let neutral = !sight.enemy.contains(to);
                        return j.forbid(if neutral { "HUC-17" } else { "HUC-07" }, || here("why-nobody-there"));
                    }
                    if s.phase == Phase::SecondMove && !s.turn.battles.contains(to) {
                        j.forbid("HUC-06", || here("why-second-move"));
                    }
                    self.judge_attack(s, sight, m, Mission::Support, to, j);
                }
            }
            Mode::Sea => {
                if !m.cargo.is_empty() {
                    return j.forbid("HUB-4.2", || here("why-carry-only-to-invade"));
                }
                if !friendly || !map.ports.contains(to) {
                    return j.forbid("HUC-09", || here("why-no-port"));
                }
                if to == m.origin || !realm.reach.meets(map.seas_around(to)) {
                    return j.forbid("HUB-4.1", || here("why-too-far"));
                }
                self.judge_room(s, m.nation, m.units, to, j);
                self.judge_africa(s, m.nation, m.units.total(), m.origin, to, j);
            }
        }
    }

    fn judge_drop<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        let fits = m.units.get(Kind::Paratroops) > 0 && m.units.land() == m.units.get(Kind::Paratroops);
        if !fits || s.phase != Phase::Move || m.units.ships() > 0 {
            return j.forbid("HU-02", || here("why-no-paratroops"));
        }
        if !realm.reach.contains(to) || !LAND.contains(to) {
            return j.forbid("HUB-4.1", || here("why-too-far"));
        }
        self.judge_africa(s, m.nation, m.units.total(), m.origin, to, j);
        self.judge_attack(s, sight, m, Mission::Drop, to, j);
    }

    /// HU-10: a country whose capital is lost may land on its own ground.
    pub(crate) fn capital_lost(&self, s: &State, nation: Nation) -> bool {
        let side = s.side_of(nation);
        let great = self.data.great(nation);
        side.is_some() && great.is_some_and(|g| g.falls_with.iter().all(|a| s.side_at(a) == side.map(Side::enemy)))
    }

    fn judge_invade<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        if s.turn.fought.contains(to) {
            let paras = s.at(to).iter().any(|t| t.cond == Cond::Dropped);
            j.forbid(if paras { "HU-16" } else { "HU-15" }, || here("why-attacked-already"));
        }
        if m.cargo.land() == 0 {
            return j.forbid("HUB-5.4", || here("why-nobody-aboard"));
        }
        let near = map.seas_around(to) & realm.reach;
        let at_sea = if LAND.contains(m.at) { near } else { near | (map.seas_around(to) & Areas::one(m.at)) };
        if !LAND.contains(to) || at_sea.is_empty() {
            return j.forbid("HUB-4.1", || here("why-too-far"));
        }
        if realm.open.contains(to) {
            if !self.capital_lost(s, m.nation) || map.country(to) != Some(m.nation) {
                j.forbid("HU-10", || here("why-own-ground"));
            }
            return self.judge_room(s, m.nation, m.cargo, to, j);
        }
        self.judge_africa(s, m.nation, m.cargo.total(), m.origin, to, j);
        self.judge_attack(s, sight, m, Mission::Invade, to, j);
    }

    fn judge_strike<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        if m.units.air() == 0 || m.units.air() != m.units.total() || s.phase != Phase::Move {
            return j.forbid("HU-20", || here("why-no-aircraft"));
        }
        if !realm.reach.contains(to) {
            return j.forbid("HUB-4.1", || here("why-too-far"));
        }
        let land_attack = s.groups.iter().any(|g| g.target == to && g.mission != Mission::Strike);
        if !sight.enemy_ships.contains(to) || land_attack {
            return j.forbid("HU-20", || here("why-no-ships"));
        }
        self.judge_attack(s, sight, m, Mission::Strike, to, j);
    }

    fn judge_bomb<J: Judge>(&self, s: &State, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to));
        if m.units.get(Kind::Bomber) == 0 || m.units.get(Kind::Bomber) != m.units.total() || s.phase != Phase::Move {
            return j.forbid("HU-21", || here("why-no-bombers"));
        }
        if !realm.reach.contains(to) {
            return j.forbid("HUB-4.1", || here("why-too-far"));
        }
        let country = map.country(to);
        if matches!(country, Some(Nation::Fr | Nation::Su)) {
            return j.forbid("HU-23", || here("why-not-bombed"));
        }
        let enemy = country.filter(|&c| c.is_great() && s.side_of(c).is_some() && s.side_of(c) != s.side_of(m.nation));
        if enemy.is_none() || !map.home(enemy.unwrap_or(m.nation)).contains(to) || s.owner(to) != enemy {
            j.forbid("HU-21", || here("why-not-home"));
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
            return j.forbid("HU-27", || Text::new("why-no-submarines"));
        }
        let sea = self.hunting_ground(route);
        let here = |key: &'static str| Text::new(key).name("area", self.name(sea));
        if !s.at_war(Nation::Uk) && route.is_none() {
            j.forbid("HU-27", || here("why-no-shipping"));
        }
        if let Some(route) = route
            && s.chips[route.index()].is_none()
        {
            j.forbid("HU-29", || here("why-no-convoy").word("route", route.word()));
        }
        if !realm.reach.contains(sea) {
            j.forbid("HUB-4.1", || here("why-too-far"));
        }
    }

    fn judge_via<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, area: Area, j: &mut J) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        let sea = Rules::mode(m) == Mode::Sea;
        let flies = m.units.land() == m.units.get(Kind::Paratroops) && m.units.total() > 0;
        if !sea && !flies {
            return j.forbid("HUB-4.1", || here("why-too-far"));
        }
        let next = match sea {
            true => self.seas_within(s, sight.side, m.at, 1),
            false => self.data.map.graph.around(m.at) & realm.sky,
        };
        let left = self.steps_left(m);
        if !next.contains(area) || area == m.at || m.way.contains(&area) || area == m.origin || left < 1 {
            return j.forbid("HUB-4.1", || here("why-too-far"));
        }
        let mut further = m.clone();
        further.at = area;
        // A way has room for the longest reach there is.
        let _ = further.way.try_push(area);
        if !self.goes_somewhere(s, sight, realm, &further) {
            j.forbid("HU-39", || here("why-leads-nowhere"));
        }
    }

    /// The areas worth asking about for a group in hand.
    fn candidates(&self, realm: &Realm, m: &Moving) -> Areas {
        let map = &self.data.map;
        match Rules::mode(m) {
            Mode::Land if m.units.land() == m.units.get(Kind::Paratroops) => {
                map.lands_around(m.origin) | (realm.reach & LAND)
            }
            Mode::Land => map.lands_around(m.origin),
            Mode::Air => realm.reach & LAND,
            Mode::Sea => {
                let seas = realm.reach;
                map.graph.next_to(seas) & LAND
            }
        }
    }

    /// Everything the group in hand can do, without going on through other areas.
    fn each_goal(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, mut found: impl FnMut(Action) -> bool) {
        let mode = Rules::mode(m);
        let paras = m.units.get(Kind::Paratroops) > 0;
        for area in self.candidates(realm, m).iter() {
            let mut goal =
                |action: Action| Quick::ask(|j| self.judge_go(s, sight, realm, m, action, j)) && found(action);
            if m.cargo.is_empty() && goal(Action::To(area)) {
                return;
            }
            let hostile = sight.enemy.contains(area);
            let more = match mode {
                Mode::Land => hostile && paras && goal(Action::Drop(area)),
                Mode::Air => {
                    hostile
                        && (paras && goal(Action::Drop(area))
                            || sight.enemy_ships.contains(area) && goal(Action::Strike(area))
                            || m.units.get(Kind::Bomber) > 0 && goal(Action::Bomb(area)))
                }
                Mode::Sea => !m.cargo.is_empty() && goal(Action::Invade(area)),
            };
            if more {
                return;
            }
        }
        if m.units.get(Kind::Submarine) > 0 && m.cargo.is_empty() {
            let raids = [Action::Raid].into_iter().chain(Route::ALL.map(Action::Prey));
            for action in raids {
                if Quick::ask(|j| self.judge_go(s, sight, realm, m, action, j)) && found(action) {
                    return;
                }
            }
        }
    }

    fn goes_somewhere(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> bool {
        let mut any = false;
        let realm = &self.reaching(s, sight, realm, m);
        self.each_goal(s, sight, realm, m, |_| {
            any = true;
            true
        });
        any
    }

    /// Every step of a group in hand.
    fn judge_go<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, action: Action, j: &mut J) {
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
            _ => j.forbid("HUB-2.1", || Text::new("why-not-now").text("prompt", self.prompt(s))),
        }
    }

    pub(crate) fn judge_moving<J: Judge>(&self, s: &State, m: &Moving, action: Action, j: &mut J) {
        if s.phase == Phase::Redeploy {
            return match action {
                Action::To(to) => self.judge_redeploy(s, &self.realm(s, m.nation), m, to, j),
                _ => j.forbid("HUB-2.1", || Text::new("why-not-now").text("prompt", self.prompt(s))),
            };
        }
        let sight = Sight::of(s, s.side);
        let realm = self.reaching(s, &sight, &self.realm(s, m.nation), m);
        self.judge_go(s, &sight, &realm, m, action, j);
    }

    fn judge_add<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, kind: Kind, j: &mut J) {
        let facts = || Text::new("why-cannot-join").word("kind", kind.word()).name("area", self.name(m.origin));
        let fits = match Rules::mode(m) {
            Mode::Sea => kind.is_ship() && m.cargo.is_empty(),
            Mode::Air => kind.is_air() || kind == Kind::Paratroops,
            Mode::Land => kind.is_land() || kind.is_air() && m.units.land() == m.units.get(Kind::Paratroops),
        };
        let second = s.phase == Phase::SecondMove && kind.is_land() && kind != Kind::Armour;
        if !fits || second || !m.way.is_empty() || s.count_as(m.origin, m.nation, kind, m.cond) == 0 {
            return j.forbid("HUC-02", facts);
        }
        let mut more = m.clone();
        more.units.add(kind, 1);
        if !self.goes_somewhere(s, sight, realm, &more) {
            j.forbid("HUC-02", facts);
        }
    }

    /// The room left aboard (HUB-4.2).
    fn room_aboard(&self, m: &Moving) -> u8 {
        let used: u8 = m.cargo.iter().map(|(kind, n)| n * self.data.kind(kind).load).sum();
        (HOLD * m.units.get(Kind::Fleet)).saturating_sub(used)
    }

    fn judge_load<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, kind: Kind, j: &mut J) {
        let facts = || Text::new("why-no-room-aboard").word("kind", kind.word());
        if m.units.ships() > 0 && m.units.get(Kind::Fleet) == 0 {
            // HU-24, HU-31: submarines and destroyers carry nothing.
            let clause = if m.units.get(Kind::Submarine) > 0 { "HU-24" } else { "HU-31" };
            return j.forbid(clause, facts);
        }
        let load = self.data.kind(kind).load;
        let there = s.count_as(m.origin, m.nation, kind, Cond::Fresh);
        if !kind.is_land() || load > self.room_aboard(m) || there == 0 || !m.way.is_empty() || s.phase != Phase::Move {
            return j.forbid("HUB-4.2", facts);
        }
        let mut more = m.clone();
        more.cargo.add(kind, 1);
        if !self.goes_somewhere(s, sight, realm, &more) {
            j.forbid("HUB-5.4", facts);
        }
    }

    /// How the units a pick means stand; nothing if they cannot be taken up.
    fn picked(&self, s: &State, at: Area, nation: Nation, kind: Kind) -> Option<Cond> {
        let has = |cond: &Cond| s.count_as(at, nation, kind, *cond) > 0;
        let from: &[Cond] = match s.phase {
            Phase::Move => &[Cond::Fresh, Cond::Dry],
            Phase::SecondMove if kind == Kind::Armour => &[Cond::Won, Cond::Fresh],
            Phase::SecondMove if kind.is_air() => &[Cond::Fresh],
            Phase::Redeploy if kind.is_ship() => &[Cond::Fresh],
            Phase::Redeploy => {
                &[Cond::Fresh, Cond::Moved, Cond::Used, Cond::Won, Cond::Dropped, Cond::Dry, Cond::DryUsed]
            }
            _ => &[],
        };
        from.iter().find(|cond| has(cond)).copied()
    }

    fn taken_up(&self, at: Area, nation: Nation, kind: Kind, cond: Cond) -> Moving {
        let units = Units::of(kind, 1);
        Moving { nation, origin: at, cond, units, cargo: Units::NONE, at, way: Way::new() }
    }

    #[allow(clippy::too_many_arguments)]
    fn judge_pick_in<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        realm: &Realm,
        at: Area,
        nation: Nation,
        kind: Kind,
        j: &mut J,
    ) {
        let facts = |key: &'static str| {
            Text::new(key).word("kind", kind.word()).word("nation", nation.word()).name("area", self.name(at))
        };
        if !self.moves(s, nation) {
            return j.forbid("HUC-01", || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        let Some(cond) = self.picked(s, at, nation, kind) else {
            let clause = match s.phase {
                Phase::SecondMove => "HUC-06",
                Phase::Redeploy if kind == Kind::Fleet && s.count(at, nation, kind) > 0 => "HU-14",
                _ => "HUB-2.2",
            };
            return j.forbid(clause, || facts("why-nobody-to-move"));
        };
        let m = self.taken_up(at, nation, kind, cond);
        let britain = !matches!(s.stance[Nation::Uk.index()], Stance::Conquered(_));
        if at == self.data.map.place.usa && s.phase != Phase::Redeploy && britain {
            return j.forbid("HU-82", || facts("why-cross-first"));
        }
        if s.phase == Phase::Redeploy {
            return self.judge_redeploys(s, realm, &m, j);
        }
        // Infantry can come alone only where it can walk; a fleet may be taken up to be loaded.
        let loads = kind == Kind::Fleet && s.phase == Phase::Move && self.could_land(s, sight, realm, &m);
        if !self.goes_somewhere(s, sight, realm, &m) && !loads {
            j.forbid("HUB-4.1", || facts("why-nowhere"));
        }
    }

    /// Whether a fleet could carry somebody of its port to a landing.
    fn could_land(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> bool {
        Kind::ALL
            .iter()
            .filter(|k| k.is_land())
            .any(|&kind| Quick::ask(|j| self.judge_load(s, sight, realm, m, kind, j)))
    }

    pub(crate) fn judge_pick<J: Judge>(&self, s: &State, at: Area, nation: Nation, kind: Kind, j: &mut J) {
        self.judge_pick_in(s, &Sight::of(s, s.side), &self.realm(s, nation), at, nation, kind, j);
    }

    /// Whether the active seat can take up anybody at all.
    pub(crate) fn can_pick(&self, s: &State) -> bool {
        let sight = Sight::of(s, s.side);
        let mut realms: [Option<Realm>; NATIONS] = [None; NATIONS];
        s.stacks.iter().filter(|t| self.moves(s, t.nation)).any(|t| {
            let realm = *realms[t.nation.index()].get_or_insert_with(|| self.realm(s, t.nation));
            Quick::ask(|j| self.judge_pick_in(s, &sight, &realm, t.area, t.nation, t.kind, j))
        })
    }

    pub(crate) fn list_picks(&self, s: &State, actions: &mut Vec<Action>) {
        let sight = Sight::of(s, s.side);
        let mut realms: [Option<Realm>; NATIONS] = [None; NATIONS];
        let mut last = None;
        for t in &s.stacks {
            if last == Some((t.area, t.nation, t.kind)) || !self.moves(s, t.nation) {
                continue;
            }
            last = Some((t.area, t.nation, t.kind));
            let realm = *realms[t.nation.index()].get_or_insert_with(|| self.realm(s, t.nation));
            if Quick::ask(|j| self.judge_pick_in(s, &sight, &realm, t.area, t.nation, t.kind, j)) {
                actions.push(Action::Pick { at: t.area, nation: t.nation, kind: t.kind });
            }
        }
    }

    pub(crate) fn list_moving(&self, s: &State, m: &Moving, actions: &mut Vec<Action>) {
        let realm = self.realm(s, m.nation);
        if s.phase == Phase::Redeploy {
            let goals = self.redeployments(s, &realm, m);
            actions.extend(goals.iter().map(Action::To));
            return;
        }
        let sight = Sight::of(s, s.side);
        let realm = self.reaching(s, &sight, &realm, m);
        let ask = |action: Action, actions: &mut Vec<Action>| {
            if Quick::ask(|j| self.judge_go(s, &sight, &realm, m, action, j)) {
                actions.push(action);
            }
        };
        for kind in Kind::ALL {
            ask(Action::Add(kind), actions);
            ask(Action::Load(kind), actions);
        }
        let near = self.data.map.graph.around(m.at);
        let mode = Rules::mode(m);
        if mode != Mode::Land || m.units.land() == m.units.get(Kind::Paratroops) {
            for area in near.iter() {
                ask(Action::Via(area), actions);
            }
        }
        self.each_goal(s, &sight, &realm, m, |action| {
            actions.push(action);
            false
        });
    }

    pub(crate) fn pick(&self, s: &mut State, at: Area, nation: Nation, kind: Kind) {
        let Some(cond) = self.picked(s, at, nation, kind) else { return };
        if s.take(at, nation, kind, cond, 1) == 1 {
            s.frames.push(Frame::Moving(self.taken_up(at, nation, kind, cond)));
        }
    }

    pub(crate) fn take_along(&self, s: &mut State, kind: Kind, aboard: bool) {
        let Some(Frame::Moving(mut m)) = s.frames.pop() else { return };
        let cond = if aboard { Cond::Fresh } else { m.cond };
        if s.take(m.origin, m.nation, kind, cond, 1) == 1 {
            if aboard { m.cargo.add(kind, 1) } else { m.units.add(kind, 1) }
        }
        s.frames.push(Frame::Moving(m));
    }

    pub(crate) fn pass_through(&self, s: &mut State, area: Area) {
        if let Some(Frame::Moving(m)) = s.frames.last_mut()
            && m.way.try_push(area).is_ok()
        {
            m.at = area;
        }
    }

    /// The group in hand sets out.
    pub(crate) fn set_out(&self, s: &mut State, action: Action, play: &mut Play<'_>) {
        let Some(Frame::Moving(m)) = s.frames.pop() else { return };
        let sight = Sight::of(s, s.side);
        let realm = self.realm(s, m.nation);
        if s.phase == Phase::Redeploy {
            if let Action::To(to) = action {
                self.redeploy(s, &realm, m, to, play);
            }
            return;
        }
        let mode = Rules::mode(&m);
        let (mission, target) = match action {
            Action::To(to) if realm.open.contains(to) => match mode {
                Mode::Land => {
                    let cond = if m.cond.is_dry() { Cond::DryUsed } else { Cond::Moved };
                    s.add_units(to, m.nation, m.units, cond);
                    self.join_dropped(s, to);
                    return;
                }
                _ => (Mission::Rebase, to),
            },
            Action::To(to) => (if mode == Mode::Land { Mission::March } else { Mission::Support }, to),
            Action::Drop(to) => (Mission::Drop, to),
            Action::Invade(to) => (Mission::Invade, to),
            Action::Strike(to) => (Mission::Strike, to),
            Action::Bomb(to) => (Mission::Bomb, to),
            Action::Raid => (Mission::Raid, self.hunting_ground(None)),
            Action::Prey(route) => (Mission::Prey(route), self.hunting_ground(Some(route))),
            _ => return,
        };
        self.declare_attack(s, &sight, &m, mission, target);
        let mut way = m.way.clone();
        let further = match mode {
            Mode::Land if mission == Mission::March => Some(Way::from_iter([target])),
            Mode::Sea => {
                let goals = match LAND.contains(target) {
                    true => self.data.map.seas_around(target),
                    false => Areas::one(target),
                };
                let ways = goals.iter().filter_map(|sea| self.sea_way(s, sight.side, m.at, sea));
                ways.min_by_key(|way| way.len())
            }
            _ => self.air_way(realm.sky, m.at, target),
        };
        for area in further.unwrap_or_default() {
            if way.try_push(area).is_err() {
                break;
            }
        }
        let group = Group { nation: m.nation, origin: m.origin, target, mission, units: m.units, cargo: m.cargo, way };
        play.note(|| {
            let text = Text::new("log-sets-out").word("nation", m.nation.word()).name("from", self.name(m.origin));
            Note::new(text.name("to", self.name(target))).at(self.id(m.origin)).at(self.id(target))
        });
        match mode {
            Mode::Land if mission == Mission::March => self.arrive(s, group, play),
            _ => self.begin_chain(s, group),
        }
    }

    /// Pays for an attack and enters it in the book of the turn.
    fn declare_attack(&self, s: &mut State, sight: &Sight, m: &Moving, mission: Mission, area: Area) {
        if !matches!(mission, Mission::March | Mission::Support | Mission::Drop | Mission::Strike | Mission::Invade) {
            return;
        }
        let fight = mission == Mission::Strike || sight.resists(m.nation).contains(area);
        let price = self.price(s, sight, m.nation, mission, area);
        self.pay(s, m.nation, u16::from(price));
        let map = &self.data.map;
        if fight && m.nation == Nation::De && (map.africa.contains(m.origin) || map.africa.contains(area)) {
            s.turn.african += m.units.total() - m.units.ships() + m.cargo.total();
        }
        if fight || price > 0 {
            match s.turn.declared.iter_mut().find(|(a, ..)| *a == area) {
                Some((_, _, paid)) => *paid += price,
                None => s.turn.declared.push((area, m.nation, price)),
            }
        }
        if map.capitals.contains(area) {
            s.turn.counter_attacked.insert(area);
        }
    }

    /// A friendly land unit beside paratroops that dropped: they are ordinary troops from now on (HU-08).
    pub(crate) fn join_dropped(&self, s: &mut State, area: Area) {
        let dropped: Vec<Stack> = s.at(area).iter().filter(|t| t.cond == Cond::Dropped).copied().collect();
        for t in dropped {
            let side = s.camp(t.nation);
            let friend = |u: &&Stack| u.kind.is_land() && u.cond != Cond::Dropped && s.camp(u.nation) == side;
            if s.at(area).iter().find(friend).is_some() {
                s.take(area, t.nation, t.kind, Cond::Dropped, t.n);
                s.add(area, t.nation, t.kind, Cond::Moved, t.n);
            }
        }
    }

    /// The group is where it wanted to go.
    pub(crate) fn arrive(&self, s: &mut State, group: Group, play: &mut Play<'_>) {
        if group.is_empty() {
            return;
        }
        let sight = Sight::of(s, s.side);
        match group.mission {
            Mission::Rebase => {
                s.add_units(group.target, group.nation, group.units, Cond::Moved);
            }
            Mission::Bomb => self.go_home(s, &group, group.units),
            Mission::Raid | Mission::Prey(_) => self.begin_prowl(s, group, play),
            Mission::Invade if sight.friendly.contains(group.target) => {
                // HU-10, HU-12: on their own ground armour goes on in the second movement.
                for (kind, n) in group.cargo.iter() {
                    let cond = if kind == Kind::Armour { Cond::Won } else { Cond::Moved };
                    s.add(group.target, group.nation, kind, cond, n);
                }
                self.go_home(s, &group, group.units);
            }
            Mission::March | Mission::Drop | Mission::Invade | Mission::Support | Mission::Strike => {
                let resisted = sight.resists(group.nation).contains(group.target);
                let at_sea = group.mission == Mission::Invade && sight.enemy_ships.contains(group.target);
                let waits = resisted || at_sea || matches!(group.mission, Mission::Support | Mission::Strike);
                let target = group.target;
                s.groups.push(group);
                if waits {
                    s.turn.battles.insert(target);
                } else {
                    self.occupy(s, target, play);
                }
            }
        }
    }

    /// Units that are done go back to where they came from, or to the nearest place that takes them; else they are lost.
    pub(crate) fn go_home(&self, s: &mut State, group: &Group, units: Units) {
        let side = s.camp(group.nation);
        let open = self.open_to(s, group.nation);
        for (kind, n) in units.iter() {
            if open.contains(group.origin) {
                s.add(group.origin, group.nation, kind, Cond::Used, n);
                continue;
            }
            let from = group.end();
            let bases = match kind.is_ship() {
                true => self.havens(s, group.nation, from, self.data.kind(kind).reach),
                false => {
                    let sky = self.sky(s, group.nation);
                    self.data.map.graph.within(Areas::one(from), self.data.kind(kind).reach, sky) & open
                }
            };
            let base = bases.iter().find(|&b| self.has_room(s, group.nation, kind, n, b));
            if let (Some(base), Some(_)) = (base, side) {
                s.add(base, group.nation, kind, Cond::Used, n);
            }
        }
    }
}
