//! How the script looks at the board: what is worth holding, where the front is, which attacks look good.

pub mod aims;
mod attacks;
mod landings;
mod marches;
mod meeting;
pub mod orders;
mod production;
mod rail;
mod staff;

pub(crate) use staff::Taste;

use crate::Rules;
use crate::action::Action;
use crate::data::{AREAS, Area, Areas};
use crate::state::*;
use crate::vocabulary::*;
use kernel::MindOf;
use std::cell::OnceCell;

/// What is always done.
pub(crate) const ALWAYS: f64 = 50.0;
/// What bombers and submarines are for.
pub(crate) const RAID: f64 = 40.0;
/// A battle is given up below this chance.
const HOPE: f64 = 0.35;
/// Farther from the front than this is all the same.
const FAR: u8 = 30;

/// A way over the sea is as long as one over land with so many steps more.
const BY_SEA: u8 = 2;

/// The worth of fighting on with a chance to win; somebody daring hopes for more.
pub(crate) fn pressing_on(chance: f64, daring: f64) -> f64 {
    if chance >= HOPE - 0.06 * daring { 10.0 } else { 0.0 }
}

/// The worth of breaking off with a chance to win.
pub(crate) fn breaking_off(chance: f64, daring: f64) -> f64 {
    10.0 - pressing_on(chance, daring)
}

/// How daring somebody is about a place.
pub(crate) fn daring(mind: Option<&MindOf<Rules>>, area: Area) -> f64 {
    mind.map_or(0.0, |mind| mind.bias.of(&Taste::Daring(area)))
}

/// What the orders that somebody has in mind say to an action with a group in hand; nothing if they say nothing.
pub(crate) fn ordered(
    mind: Option<&MindOf<Rules>>,
    rules: &Rules,
    state: &State,
    moving: &Moving,
    action: Action,
) -> Option<f64> {
    let memory = mind.map(|mind| &mind.memory).filter(|memory| memory.rules_over(state))?;
    memory.worth(memory.steps(rules, state, moving).into_iter(), action)
}

/// The worth of sending so many points. What America sends in 1941 it lacks when it goes to war (HU-52), and who sends
/// builds less himself; where a table gives the aid, it costs nobody anything.
pub(crate) fn sending(rules: &Rules, state: &State, route: Route, value: u8) -> f64 {
    let most = match route {
        _ if rules.variant == Variant::Barbarossa => u8::MAX,
        Route::UkToSu => 2,
        _ if state.date.year() <= 1941 => 3,
        _ => 6,
    };
    if value <= most { f64::from(value) + 1.0 } else { -1.0 }
}

/// The worth of a warship beside a convoy: small ships, against submarines, where there is something to guard.
pub(crate) fn escorting(rules: &Rules, state: &State, kind: Kind, route: Route) -> f64 {
    let submarines = state.submarines();
    let there: u8 = state.escorts.iter().filter(|e| e.route == route).map(|e| e.n).sum();
    let wanted = kind == Kind::Destroyer && state.cargo[route] > 0 && there < submarines.min(3);
    if wanted && rules.variant == Variant::FullWar { 3.0 } else { -1.0 }
}

/// What a side sees at a glance; looked up when it is first asked for.
#[derive(Debug)]
pub(crate) struct Glance {
    pub side: Side,
    front: OnceCell<[u8; AREAS]>,
    goals: OnceCell<Areas>,
}

impl Glance {
    pub fn of(side: Side) -> Glance {
        Glance { side, front: OnceCell::new(), goals: OnceCell::new() }
    }

    /// Steps from an area to the front.
    pub fn far(&self, rules: &Rules, state: &State, area: Area) -> i64 {
        let front = self.front.get_or_init(|| rules.front(state, self.side));
        i64::from(front.get(area.index()).copied().unwrap_or(FAR).min(FAR))
    }

    fn goals(&self, rules: &Rules, state: &State) -> Areas {
        *self.goals.get_or_init(|| rules.goals(state, self.side))
    }

    /// Units next to something worth attacking go first; those far behind go forward.
    pub fn pick_worth(&self, rules: &Rules, state: &State, at: Area, kind: Kind) -> i64 {
        let far = || self.far(rules, state, at);
        if state.phase == Phase::Redeploy {
            return if far() > 2 && kind.is_land() { 5 + far() } else { -1 };
        }
        if kind.is_land() && rules.data.map.lands_around(at).meets(self.goals(rules, state)) {
            let home = rules.data.map.home(Nation::De).contains(at) || self.side == Side::Allies;
            let thin = rules.threat(state, at, self.side) > rules.strength(state, at, self.side).1 - 4;
            return if home && thin && rules.worth(at) > 20 { 3 } else { 40 };
        }
        match kind {
            Kind::Submarine | Kind::Bomber => 20,
            Kind::Aircraft => {
                let near = rules.data.map.graph.within(Areas::one(at), 2, !Areas::EMPTY);
                if near.meets(state.turn.battles) { 30 } else { -2 }
            }
            _ if kind.is_land() && far() > 1 && state.phase == Phase::Move => 5 + far(),
            _ => -2,
        }
    }

    /// Attacks that look good, then the way to the front.
    pub fn move_worth(&self, rules: &Rules, state: &State, moving: &Moving, to: Area) -> i64 {
        let far = |area: Area| self.far(rules, state, area);
        let side = self.side;
        if state.side_at(to) == Some(side.enemy()) {
            let (attack, defence) = rules.attack_looks(state, to, side);
            if moving.units.air() > 0 {
                return if state.turn.battles.contains(to) { 70 + rules.worth(to) } else { 0 };
            }
            let near = 4 * (10 - far(to).min(10));
            if defence == 0 {
                return 80 + rules.worth(to) + near;
            }
            return if attack * 4 >= defence * 5 || state.turn.battles.contains(to) {
                61 + rules.worth(to) + near + (attack * 10 / defence.max(1)).min(60)
            } else {
                -5
            };
        }
        let gain = far(moving.origin) - far(to);
        let need = (rules.threat(state, to, side) - rules.strength(state, to, side).1).clamp(-10, 20);
        10 + 3 * gain + if far(to) <= 1 { need } else { 0 } + rules.worth(to) / 4
    }
}

impl Rules {
    /// What holding an area is worth to a side.
    pub(crate) fn worth(&self, area: Area) -> i64 {
        let map = &self.data.map;
        let mut worth = 2 + 2 * i64::from(map.area(area).hpp);
        if map.capitals.contains(area) {
            worth += 3 + 2 * i64::from(map.country(area).map_or(0, |c| self.data.worth[c]));
        }
        if self.variant == Variant::FullWar && self.data.objectives.contains(area) {
            worth += 8;
        }
        worth + if self.keys().contains(&area) { 30 } else { 0 }
    }

    /// The areas that decide a variant.
    pub(crate) fn keys(&self) -> Vec<Area> {
        let at = &self.data.map.place;
        match self.variant {
            Variant::FallOfFrance => vec![at.paris],
            Variant::Mediterranean => vec![at.suez, at.malta, at.gibraltar, at.tobruk, at.benghazi, at.tripoli],
            Variant::Barbarossa => vec![at.moscow, at.leningrad, at.stalingrad],
            Variant::FullWar => Vec::new(),
        }
    }

    /// Strength of attack and defence of what stands in an area.
    pub(crate) fn strength(&self, state: &State, area: Area, side: Side) -> (i64, i64) {
        let mut sum = (0, 0);
        for t in state.at(area).iter().filter(|t| state.side_of(t.nation) == Some(side) && !t.kind.is_ship()) {
            let data = self.data.kind(t.kind);
            sum.0 += i64::from(data.attack) * i64::from(t.n);
            sum.1 += (i64::from(data.defence) + 2) * i64::from(t.n);
        }
        sum
    }

    /// What the enemy could bring against an area by land.
    pub(crate) fn threat(&self, state: &State, area: Area, side: Side) -> i64 {
        let around = self.data.map.lands_around(area);
        around.iter().map(|a| self.strength(state, a, side.enemy()).0).sum()
    }

    /// Steps from an area to the nearest one the enemy holds that decides the variant, or to any of his.
    fn front(&self, state: &State, side: Side) -> [u8; AREAS] {
        let enemy = state.areas_of(|n| state.side_of(n) == Some(side.enemy()));
        let keys: Areas = self.keys().into_iter().filter(|&a| enemy.contains(a)).collect();
        let goals = if keys.is_empty() { enemy } else { keys };
        let mut steps: [u8; AREAS] = self.data.map.graph.distances(goals, crate::data::LAND);
        let over_sea: [u8; AREAS] = self.data.map.graph.distances(goals, !Areas::EMPTY);
        for (step, over_sea) in steps.iter_mut().zip(over_sea) {
            *step = (*step).min(over_sea.saturating_add(BY_SEA));
        }
        steps
    }

    /// How an attack on an area looks, with everything that stands next to it and is free.
    pub(crate) fn attack_looks(&self, state: &State, area: Area, side: Side) -> (i64, i64) {
        let mut attack = 0;
        for from in self.data.map.lands_around(area).iter() {
            for t in state.at(from).iter().filter(|t| state.side_of(t.nation) == Some(side) && t.cond == Cond::Fresh) {
                if t.kind.is_land() {
                    attack += (i64::from(self.data.kind(t.kind).attack) + 1) * i64::from(t.n);
                }
            }
        }
        for g in state.groups.iter().filter(|g| g.target == area) {
            for (kind, n) in g.units.iter().chain(g.cargo.iter()) {
                attack += (i64::from(self.data.kind(kind).attack) + 1) * i64::from(n);
            }
        }
        if let Some(Frame::Moving(moving)) = state.frames.last() {
            for (kind, n) in moving.units.iter() {
                attack += (i64::from(self.data.kind(kind).attack) + 1) * i64::from(n);
            }
        }
        let plus =
            i64::from(self.data.map.forts.contains(area)) * 2 + i64::from(self.data.map.mountains.contains(area));
        let mut defence = 0;
        for t in state.at(area).iter().filter(|t| state.side_of(t.nation) == Some(side.enemy()) && !t.kind.is_ship()) {
            defence += (i64::from(self.data.kind(t.kind).defence) + 1 + plus) * i64::from(t.n);
        }
        (attack, defence)
    }

    /// Enemy areas an attack on which looks good.
    fn goals(&self, state: &State, side: Side) -> Areas {
        let enemy = state.areas_of(|n| state.side_of(n) == Some(side.enemy()));
        let next = self.data.map.graph.next_to(state.areas_of(|n| state.side_of(n) == Some(side)));
        let good = |area: &Area| {
            let (attack, defence) = self.attack_looks(state, *area, side);
            attack > 0 && (defence == 0 || attack * 4 >= defence * 5) || state.turn.battles.contains(*area)
        };
        (enemy & next & crate::data::LAND).iter().filter(good).collect()
    }
}
