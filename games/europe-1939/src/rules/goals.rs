//! Where a group in hand can go, and what for: over land, by air, by sea, dropping, landing, bombing, raiding.

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::options::Weather;
use crate::rules::movement::{Mode, Realm};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Quick, Text};

/// A group in hand about to set out, and what is looked at for it: the realm with its reach.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Outset<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
    pub sight: &'a Sight,
    pub realm: &'a Realm,
    pub moving: &'a Moving,
}

impl Rules {
    /// HUB-13.1: in winter armour does not move a second time in the Soviet Union.
    pub(crate) fn is_frozen(&self, state: &State, moving: &Moving, area: Area) -> bool {
        state.phase == Phase::SecondMove
            && state.date.season() == WINTER
            && self.options.weather == Weather::Winter
            && moving.units.land() > 0
            && self.data.map.home(Nation::Su).contains(area)
    }
}

impl Outset<'_> {
    /// The same for another group.
    fn with<'b>(&'b self, moving: &'b Moving) -> Outset<'b> {
        Outset { moving, ..*self }
    }

    pub(crate) fn judge_to<J: Judge>(&self, to: Area, judge: &mut J) {
        let Outset { rules, state, moving, .. } = *self;
        if [moving.origin, to].into_iter().any(|area| rules.is_frozen(state, moving, area)) {
            judge.forbid(clause!("HUB-13.1"), || Text::new("why-frozen").name("area", rules.name(to)));
        }
        match Rules::mode(moving) {
            Mode::Land => self.judge_march(to, judge),
            Mode::Air => self.judge_flight(to, judge),
            Mode::Sea => self.judge_voyage(to, judge),
        }
    }

    /// Whether the group may go to an area while its nation has a capital to retake.
    pub(crate) fn judge_leaves<J: Judge>(&self, to: Area, judge: &mut J) {
        if self.realm.owes {
            self.rules.judge_leaves_capital(self.state, self.moving, to, judge);
        }
    }

    /// Whether the group may stay in a friendly area.
    fn judge_stay<J: Judge>(&self, to: Area, judge: &mut J) {
        let Outset { rules, state, sight, moving, .. } = *self;
        rules.judge_room(state, sight, moving.nation, moving.units, to, judge);
        rules.judge_africa(state, moving.nation, moving.units.total(), moving.origin, to, judge);
    }

    fn judge_march<J: Judge>(&self, to: Area, judge: &mut J) {
        let Outset { rules, state, sight, realm, moving } = *self;
        let map = &rules.data.map;
        let here = |key: &'static str| Text::new(key).name("area", rules.name(to));
        if !map.graph.touch(moving.origin, to) || !LAND.contains(to) {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let shores = [map.place.seville, map.place.spanish_morocco];
        let strait = [moving.origin, to] == shores || [to, moving.origin] == shores;
        if strait && state.side_at(map.place.gibraltar) != Some(sight.side) {
            judge.forbid(clause!("HUB-3.3"), || here("why-strait-shut"));
        }
        if realm.open.contains(to) {
            self.judge_stay(to, judge);
        } else {
            rules.judge_attack(state, sight, moving, (Mission::March, to), judge);
        }
    }

    fn judge_flight<J: Judge>(&self, to: Area, judge: &mut J) {
        let Outset { rules, state, sight, realm, moving } = *self;
        let here = |key: &'static str| Text::new(key).name("area", rules.name(to));
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
            return self.judge_stay(to, judge);
        }
        if !sight.resists(state, moving.nation, to) {
            let clause = if sight.enemy.contains(to) { clause!("HUC-07") } else { clause!("HUC-17") };
            return judge.forbid(clause, || here("why-nobody-there"));
        }
        if second && !state.turn.battles.contains(to) {
            judge.forbid(clause!("HUC-06"), || here("why-second-move"));
        }
        rules.judge_attack(state, sight, moving, (Mission::Support, to), judge);
    }

    fn judge_voyage<J: Judge>(&self, to: Area, judge: &mut J) {
        let Outset { rules, realm, moving, .. } = *self;
        let map = &rules.data.map;
        let here = |key: &'static str| Text::new(key).name("area", rules.name(to));
        if !moving.cargo.is_empty() {
            return judge.forbid(clause!("HUB-4.2"), || here("why-carry-only-to-invade"));
        }
        if !realm.open.contains(to) || !map.ports.contains(to) {
            return judge.forbid(clause!("HUC-09"), || here("why-no-port"));
        }
        if to == moving.origin || !realm.reach.meets(map.seas_around(to)) {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        self.judge_stay(to, judge);
    }

    pub(crate) fn judge_drop<J: Judge>(&self, to: Area, judge: &mut J) {
        let Outset { rules, state, sight, realm, moving } = *self;
        let here = |key: &'static str| Text::new(key).name("area", rules.name(to));
        let fits = moving.units.get(Kind::Paratroops) > 0 && moving.units.land() == moving.units.get(Kind::Paratroops);
        if !fits || state.phase != Phase::Move || moving.units.ships() > 0 {
            return judge.forbid(clause!("HU-02"), || here("why-no-paratroops"));
        }
        if !realm.reach.contains(to) || !LAND.contains(to) {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        // The escort flies home.
        rules.judge_africa(state, moving.nation, moving.units.land(), moving.origin, to, judge);
        rules.judge_attack(state, sight, moving, (Mission::Drop, to), judge);
    }

    pub(crate) fn judge_invade<J: Judge>(&self, to: Area, judge: &mut J) {
        let Outset { rules, state, sight, realm, moving } = *self;
        let map = &rules.data.map;
        let here = |key: &'static str| Text::new(key).name("area", rules.name(to));
        rules.judge_first_attack(state, to, judge);
        if moving.cargo.land() == 0 {
            return judge.forbid(clause!("HUB-5.4"), || here("why-nobody-aboard"));
        }
        let near = map.seas_around(to) & realm.reach;
        let at_sea = if LAND.contains(moving.at) { near } else { near | (map.seas_around(to) & Areas::one(moving.at)) };
        if !LAND.contains(to) || at_sea.is_empty() {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        if realm.open.contains(to) {
            if !rules.capital_lost(state, moving.nation) || map.country(to) != Some(moving.nation) {
                judge.forbid(clause!("HU-10"), || here("why-own-ground"));
            }
            return rules.judge_room(state, sight, moving.nation, moving.cargo, to, judge);
        }
        rules.judge_africa(state, moving.nation, moving.cargo.total(), moving.origin, to, judge);
        rules.judge_attack(state, sight, moving, (Mission::Invade, to), judge);
    }

    pub(crate) fn judge_strike<J: Judge>(&self, to: Area, judge: &mut J) {
        let Outset { rules, state, sight, realm, moving } = *self;
        let here = |key: &'static str| Text::new(key).name("area", rules.name(to));
        if moving.units.air() == 0 || moving.units.air() != moving.units.total() || state.phase != Phase::Move {
            return judge.forbid(clause!("HU-20"), || here("why-no-aircraft"));
        }
        if !realm.reach.contains(to) {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        if !sight.enemy_ships(state).contains(to) {
            return judge.forbid(clause!("HU-20"), || here("why-no-ships"));
        }
        rules.judge_attack(state, sight, moving, (Mission::Strike, to), judge);
    }

    pub(crate) fn judge_bomb<J: Judge>(&self, to: Area, judge: &mut J) {
        let Outset { rules, state, realm, moving, .. } = *self;
        let map = &rules.data.map;
        let here = |key: &'static str| Text::new(key).name("area", rules.name(to));
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

    pub(crate) fn judge_raid<J: Judge>(&self, route: Option<Route>, judge: &mut J) {
        let Outset { rules, state, realm, moving, .. } = *self;
        let subs = moving.units.get(Kind::Submarine);
        if subs == 0 || subs != moving.units.total() || state.phase != Phase::Move {
            return judge.forbid(clause!("HU-27"), || Text::new("why-no-submarines"));
        }
        let sea = rules.hunting_ground(route);
        let here = |key: &'static str| Text::new(key).name("area", rules.name(sea));
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

    pub(crate) fn judge_via<J: Judge>(&self, area: Area, judge: &mut J) {
        let Outset { rules, state, sight, realm, moving } = *self;
        let here = |key: &'static str| Text::new(key).name("area", rules.name(area));
        let sea = Rules::mode(moving) == Mode::Sea;
        let flies = moving.units.land() == moving.units.get(Kind::Paratroops) && moving.units.total() > 0;
        if !sea && !flies {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let next = match sea {
            true => rules.seas_within(state, sight.side, moving.at, 1),
            false => rules.data.map.graph.around(moving.at) & realm.sky,
        };
        let left = rules.steps_left(moving);
        if !next.contains(area) || area == moving.at || moving.way.contains(&area) || area == moving.origin || left < 1
        {
            return judge.forbid(clause!("HUB-4.1"), || here("why-too-far"));
        }
        let mut further = moving.clone();
        further.at = area;
        // A way has room for the longest reach there is.
        let _ = further.way.try_push(area);
        if !self.with(&further).goes_somewhere() {
            judge.forbid(clause!("HU-39"), || here("why-leads-nowhere"));
        }
        if realm.owes {
            rules.judge_fit_for_duty(state, &further, judge);
        }
    }

    /// Where the group in hand could simply go; only these areas are put to the rules.
    pub(crate) fn destinations(&self) -> Areas {
        let Outset { rules, state, sight, realm, moving } = *self;
        match Rules::mode(moving) {
            Mode::Land => rules.data.map.lands_around(moving.origin) & (realm.open | sight.enemy),
            Mode::Air if moving.units.land() > 0 => Areas::EMPTY,
            Mode::Air => realm.reach & (realm.open | sight.enemy) & LAND,
            Mode::Sea if moving.cargo.is_empty() => {
                rules.ports_within(state, sight.side, moving.at, rules.steps_left(moving)) & realm.open
            }
            Mode::Sea => Areas::EMPTY,
        }
    }

    /// Where paratroops in hand could drop.
    pub(crate) fn drop_zones(&self) -> Areas {
        let Outset { state, sight, realm, moving, .. } = *self;
        let drops = state.phase == Phase::Move && moving.units.ships() == 0 && moving.only_paratroops();
        if drops { realm.reach & sight.enemy } else { Areas::EMPTY }
    }

    /// Ports whose ships aircraft in hand could strike at.
    pub(crate) fn strike_targets(&self) -> Areas {
        let Outset { state, sight, realm, moving, .. } = *self;
        let strikes =
            state.phase == Phase::Move && moving.units.air() > 0 && moving.units.air() == moving.units.total();
        if strikes { realm.reach & sight.enemy & sight.enemy_ships(state) } else { Areas::EMPTY }
    }

    /// Areas bombers in hand could bomb.
    pub(crate) fn bomb_targets(&self) -> Areas {
        let Outset { state, sight, realm, moving, .. } = *self;
        let bombs = state.phase == Phase::Move && moving.units.get(Kind::Bomber) > 0;
        if bombs { realm.reach & sight.enemy } else { Areas::EMPTY }
    }

    /// Where those aboard could go ashore.
    pub(crate) fn beaches(&self) -> Areas {
        let Outset { rules, state, sight, realm, moving } = *self;
        if state.phase != Phase::Move || Rules::mode(moving) != Mode::Sea || moving.cargo.is_empty() {
            return Areas::EMPTY;
        }
        let own = if rules.capital_lost(state, moving.nation) { realm.open } else { Areas::EMPTY };
        rules.data.map.graph.next_to(realm.reach) & LAND & (sight.enemy | own)
    }

    /// Whether there is anything the group in hand can do.
    pub(crate) fn goes_somewhere(&self) -> bool {
        let Outset { rules, state, sight, realm, moving } = *self;
        if self.goes_next_door() {
            return true;
        }
        let realm = &rules.reaching(state, sight, realm, moving);
        let reaching = Outset { realm, ..*self };
        let to = |area: Area| Quick::ask(|judge| reaching.judge_to(area, judge));
        let drop = |area: Area| Quick::ask(|judge| reaching.judge_drop(area, judge));
        let strike = |area: Area| Quick::ask(|judge| reaching.judge_strike(area, judge));
        let bomb = |area: Area| Quick::ask(|judge| reaching.judge_bomb(area, judge));
        let invade = |area: Area| Quick::ask(|judge| reaching.judge_invade(area, judge));
        let raid = |route: Option<Route>| Quick::ask(|judge| reaching.judge_raid(route, judge));
        reaching.destinations().iter().any(to)
            || reaching.drop_zones().iter().any(drop)
            || reaching.strike_targets().iter().any(strike)
            || reaching.bomb_targets().iter().any(bomb)
            || reaching.beaches().iter().any(invade)
            || moving.units.get(Kind::Submarine) > 0
                && (raid(None) || Route::ALL.into_iter().any(|route| raid(Some(route))))
    }

    /// Mostly a friendly area nearby will do, and then nothing else needs to be looked at.
    fn goes_next_door(&self) -> bool {
        let Outset { rules, state, sight, realm, moving } = *self;
        let map = &rules.data.map;
        if state.phase != Phase::Move || !moving.cargo.is_empty() {
            return false;
        }
        match Rules::mode(moving) {
            Mode::Land => map.lands_around(moving.origin).meets(realm.roomy),
            Mode::Air if moving.units.land() > 0 || rules.steps_left(moving) == 0 => false,
            Mode::Air => {
                let near = (map.graph.around(moving.at) & realm.roomy & realm.sky) - Areas::one(moving.origin);
                near.iter().any(|area| rules.airfield_free(state, sight, moving.units.air(), area))
            }
            Mode::Sea => {
                let ports = rules.ports_within(state, sight.side, moving.at, rules.steps_left(moving)) & realm.roomy;
                !(ports - Areas::one(moving.origin)).is_empty()
            }
        }
    }

    pub(crate) fn judge_add<J: Judge>(&self, kind: Kind, judge: &mut J) {
        let Outset { rules, state, realm, moving, .. } = *self;
        let facts = || Text::new("why-cannot-join").word("kind", kind.word()).name("area", rules.name(moving.origin));
        let fits = match Rules::mode(moving) {
            Mode::Sea => kind.is_ship() && moving.cargo.is_empty(),
            Mode::Air => kind.is_air() || kind == Kind::Paratroops,
            Mode::Land => kind.is_land() || kind.is_air() && moving.units.land() == moving.units.get(Kind::Paratroops),
        };
        let second = state.phase == Phase::SecondMove && kind.is_land() && kind != Kind::Armour;
        if !fits
            || second
            || !moving.way.is_empty()
            || state.count_as(moving.origin, moving.nation, kind, moving.cond) == 0
        {
            return judge.forbid(clause!("HUC-02"), facts);
        }
        let mut more = moving.clone();
        more.units.add(kind, 1);
        if !self.with(&more).goes_somewhere() {
            judge.forbid(clause!("HUC-02"), facts);
        }
        if realm.owes {
            rules.judge_taken_on_duty(state, &more, (kind, moving.cond), judge);
        }
    }

    pub(crate) fn judge_load<J: Judge>(&self, kind: Kind, judge: &mut J) {
        let Outset { rules, state, realm, moving, .. } = *self;
        let facts = || Text::new("why-no-room-aboard").word("kind", kind.word());
        if moving.units.ships() > 0 && moving.units.get(Kind::Fleet) == 0 {
            // HU-24, HU-31: submarines and destroyers carry nothing.
            let clause = if moving.units.get(Kind::Submarine) > 0 { clause!("HU-24") } else { clause!("HU-31") };
            return judge.forbid(clause, facts);
        }
        let load = rules.data.kind(kind).load;
        let there = state.count_as(moving.origin, moving.nation, kind, Cond::Fresh);
        if kind.is_ship()
            || load == 0
            || load > rules.room_aboard(moving)
            || there == 0
            || !moving.way.is_empty()
            || state.phase != Phase::Move
        {
            return judge.forbid(clause!("HUB-4.2"), facts);
        }
        let mut more = moving.clone();
        more.cargo.add(kind, 1);
        if !self.with(&more).goes_somewhere() {
            judge.forbid(clause!("HUB-5.4"), facts);
        }
        if realm.owes {
            rules.judge_taken_on_duty(state, &more, (kind, Cond::Fresh), judge);
        }
    }
}

impl Rules {
    /// Where submarines meet the shipping of a route, or merchant ships.
    pub(crate) fn hunting_ground(&self, route: Option<Route>) -> Area {
        match route {
            None | Some(Route::UsToUk) => self.data.map.place.north_atlantic,
            Some(_) => self.data.map.place.norwegian_sea,
        }
    }
}
