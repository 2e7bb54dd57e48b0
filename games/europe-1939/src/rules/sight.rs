//! What a side has before its eyes while it decides: who holds what, where somebody would resist.

use crate::Rules;
use crate::data::{Area, Areas, LAND, LANDS};
use crate::state::*;
use crate::vocabulary::*;
use std::cell::OnceCell;

/// The board as one side sees it; made once for a list or a check.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    pub side: Side,
    /// Areas of the side, of its enemies.
    pub friendly: Areas,
    pub enemy: Areas,
    /// Looked up when somebody asks, which many decisions do not.
    defence: OnceCell<Defence>,
    lodgers: OnceCell<[Lodgers; LANDS]>,
    fed: OnceCell<Areas>,
}

/// Where enemies stand.
#[derive(Copy, Clone, Debug)]
struct Defence {
    /// With somebody to resist: land units, or aircraft not yet used (HUB-5.3).
    resisting: Areas,
    /// The same for Soviet attackers, who find no resistance in Bulgarians (HU-72).
    resisting_soviets: Areas,
    /// Ports with ships in them that can still fight.
    ships: Areas,
}

impl Defence {
    /// Land units resist, and aircraft not yet used.
    fn resists(t: &Stack) -> bool {
        t.kind.is_land() || t.kind.is_air() && t.cond.is_ready()
    }

    fn of(state: &State, side: Side) -> Defence {
        let enemies: NationSet = Nation::ALL.into_iter().filter(|&n| state.side_of(n) == Some(side)).collect();
        let mut found = Defence { resisting: Areas::EMPTY, resisting_soviets: Areas::EMPTY, ships: Areas::EMPTY };
        for t in state.stacks.iter().filter(|t| enemies.contains(t.nation)) {
            if t.kind.is_ship() {
                if t.cond.is_ready() {
                    found.ships.insert(t.area);
                }
            } else if Defence::resists(t) {
                found.resisting.insert(t.area);
                if t.nation != Nation::Bg {
                    found.resisting_soviets.insert(t.area);
                }
            }
        }
        found
    }
}

/// Units of a side that live in an area, by sort.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lodgers {
    pub land: u8,
    pub air: u8,
    pub ships: u8,
}

impl Lodgers {
    pub fn of(units: Units) -> Lodgers {
        Lodgers { land: units.land(), air: units.air(), ships: units.ships() }
    }

    fn add(&mut self, kind: Kind, n: u8) {
        let sort = match kind {
            _ if kind.is_land() => &mut self.land,
            _ if kind.is_air() => &mut self.air,
            _ => &mut self.ships,
        };
        *sort = sort.saturating_add(n);
    }

    /// Those of every area. Aircraft and ships on a mission keep their place; land units that march off do not come
    /// back.
    fn everywhere(state: &State, side: Side) -> [Lodgers; LANDS] {
        let friends: NationSet = Nation::ALL.into_iter().filter(|&n| state.camp(n) == Some(side)).collect();
        let mut found = [Lodgers::default(); LANDS];
        let mut lodge = |area: Area, kind: Kind, n: u8| {
            if let Some(lodgers) = found.get_mut(area.index()) {
                lodgers.add(kind, n);
            }
        };
        for t in state.stacks.iter().filter(|t| friends.contains(t.nation)) {
            lodge(t.area, t.kind, t.n);
        }
        for g in state.groups.iter().filter(|g| friends.contains(g.nation)) {
            g.units.iter().filter(|(kind, _)| !kind.is_land()).for_each(|(kind, n)| lodge(g.origin, kind, n));
        }
        for e in state.escorts.iter().filter(|e| friends.contains(e.nation)) {
            lodge(e.base, e.kind, e.n);
        }
        found
    }
}

impl Sight {
    pub fn of(state: &State, side: Side) -> Sight {
        let mut areas = BySide::from_fn(|_| Areas::EMPTY);
        for nation in Nation::ALL {
            if let Some(side) = state.side_of(nation) {
                areas[side] |= state.ground.of(nation);
            }
        }
        let (friendly, enemy) = (areas[side], areas[side.enemy()]);
        Sight { side, friendly, enemy, defence: OnceCell::new(), lodgers: OnceCell::new(), fed: OnceCell::new() }
    }

    /// Whether attackers of this nation meet resistance in an area.
    pub fn resists(&self, state: &State, nation: Nation, area: Area) -> bool {
        let Some(defence) = self.defence.get() else {
            let enemy = Some(self.side.enemy());
            return state.at(area).iter().any(|t| {
                // HU-72: Soviets find no resistance in Bulgarians.
                let meant = nation != Nation::Su || t.nation != Nation::Bg;
                Defence::resists(t) && meant && state.side_of(t.nation) == enemy
            });
        };
        let areas = if nation == Nation::Su { defence.resisting_soviets } else { defence.resisting };
        areas.contains(area)
    }

    /// Areas of the side that are joined by land to what feeds it.
    pub fn fed(&self, rules: &Rules, state: &State) -> Areas {
        *self.fed.get_or_init(|| rules.fed_by_land(state, self.side, self.friendly))
    }

    /// Ports with enemy ships in them that can still fight; who is used is no target and no obstacle (HU-89).
    pub fn enemy_ships(&self, state: &State) -> Areas {
        self.defence.get_or_init(|| Defence::of(state, self.side.enemy())).ships
    }

    /// Who of the side lives in an area, those on missions too.
    pub fn lodgers(&self, state: &State, area: Area) -> Lodgers {
        if self.lodgers.get().is_some() {
            return self.all_lodgers(state, area);
        }
        let friend = |nation: Nation| state.camp(nation) == Some(self.side);
        let mut found = Lodgers::default();
        state.at(area).iter().filter(|t| friend(t.nation)).for_each(|t| found.add(t.kind, t.n));
        for g in state.groups.iter().filter(|g| g.origin == area && friend(g.nation)) {
            g.units.iter().filter(|(kind, _)| !kind.is_land()).for_each(|(kind, n)| found.add(kind, n));
        }
        for e in state.escorts.iter().filter(|e| e.base == area && friend(e.nation)) {
            found.add(e.kind, e.n);
        }
        found
    }

    /// The same, everywhere at once, for those who ask about many areas.
    pub fn all_lodgers(&self, state: &State, area: Area) -> Lodgers {
        let everywhere = self.lodgers.get_or_init(|| Lodgers::everywhere(state, self.side));
        everywhere.get(area.index()).copied().unwrap_or_default()
    }

    /// Areas a nation does not share because of who lives there (HU-59). Who is out on a mission will come back to his
    /// base, or move in where he attacks, though the area may have changed hands meanwhile. Until it fights, the
    /// Soviet Union stays within its borders, where nobody else can be.
    pub fn strangers(&self, state: &State, nation: Nation) -> Areas {
        let (mut areas, others): (Areas, fn(Nation) -> bool) = match nation {
            _ if !state.at_war(Nation::Su) => return Areas::EMPTY,
            Nation::Su => (state.stacks.westerners(), Nation::is_western),
            _ if nation.is_western() => (state.stacks.soviets(), |n| n == Nation::Su),
            _ => return Areas::EMPTY,
        };
        for g in state.groups.iter().filter(|g| others(g.nation)) {
            areas.insert(g.origin);
            areas.insert(g.target);
        }
        state.escorts.iter().filter(|e| others(e.nation)).for_each(|e| areas.insert(e.base));
        areas
    }
}

impl Rules {
    pub(crate) fn id(&self, area: Area) -> String {
        self.data.map.area(area).id.clone()
    }

    pub(crate) fn name(&self, area: Area) -> String {
        self.data.map.area(area).name.clone()
    }

    /// Neutral satellites let German units in from summer 1940 (HUB-6.5), until they must leave (HU-73).
    fn hosts(&self, state: &State, nation: Nation) -> Areas {
        if nation != Nation::De || state.date < Date::new(SUMMER, 1940) || state.eastern.is_some() {
            return Areas::EMPTY;
        }
        let neutral = |n: &Nation| state.stance[*n] == Stance::Neutral;
        Nation::SATELLITES.into_iter().filter(neutral).fold(Areas::EMPTY, |areas, n| areas | state.ground.of(n))
    }

    /// Where units of a nation may stay: with its own side; inside its own borders while it is neutral (HUB-1.4).
    pub(crate) fn open_to(&self, state: &State, nation: Nation) -> Areas {
        let own = |side: Side| state.areas_of(|n| state.side_of(n) == Some(side));
        self.open_among(state, nation, state.side_of(nation).map_or(Areas::EMPTY, own))
    }

    /// The same, given the areas of its side.
    pub(crate) fn open_among(&self, state: &State, nation: Nation, friendly: Areas) -> Areas {
        let vichy = state.ground.of(Nation::Vichy);
        let areas = match state.side_of(nation) {
            _ if nation == Nation::Vichy => vichy,
            Some(_) => (friendly - vichy) | self.hosts(state, nation),
            None => state.ground.of(nation),
        };
        areas - self.data.scenario.closed
    }

    /// What units of a nation may fly over: not neutrals, not the USA (HUC-17, HUB-3.4).
    pub(crate) fn sky(&self, state: &State, nation: Nation) -> Areas {
        self.sky_among(state, nation, state.areas_of(|n| state.at_war(n)))
    }

    /// The same, given the areas of everybody at war.
    pub(crate) fn sky_among(&self, state: &State, nation: Nation, at_war: Areas) -> Areas {
        let land = match state.side_of(nation) {
            Some(_) => at_war | self.hosts(state, nation),
            None => state.ground.of(nation),
        };
        let usa = Areas::one(self.data.map.place.usa);
        ((!LAND & Areas::first_of(crate::data::AREAS)) | land) - usa - self.data.scenario.closed
    }

    /// The nations a seat moves now: of the side whose turn it is, and not conquered.
    pub(crate) fn moves(&self, state: &State, nation: Nation) -> bool {
        state.camp(nation) == Some(state.side) && self.seat_of(state, nation) == state.active
    }

    /// All of them.
    pub(crate) fn movers(&self, state: &State) -> NationSet {
        Nation::ALL.into_iter().filter(|&n| self.moves(state, n)).collect()
    }

    /// Whether two nations of a side attack and defend together (HU-55, HU-57, HU-58).
    pub(crate) fn fight_together(&self, state: &State, a: Nation, b: Nation) -> bool {
        if matches!((a, b), (Nation::Uk, Nation::Fr) | (Nation::Fr, Nation::Uk)) {
            return false;
        }
        let (x, y) = (self.seat_of(state, a), self.seat_of(state, b));
        let alone = |seat: kernel::Seat| state.orders.get(usize::from(seat.0)).is_some_and(|o| o.alone);
        x == y || !(alone(x) || alone(y))
    }
}
