//! What a side has before its eyes while it decides: who holds what, where somebody would resist.

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::state::*;
use crate::vocabulary::*;
use std::cell::OnceCell;

/// The board as one side sees it; made once for a list or a check.
#[derive(Clone, Debug)]
pub(crate) struct Sight<'s> {
    state: &'s State,
    pub side: Side,
    /// Areas of the side, of its enemies.
    pub friendly: Areas,
    pub enemy: Areas,
    /// Looked up when somebody asks, which many decisions do not.
    defence: OnceCell<Defence>,
}

/// Where enemies stand.
#[derive(Copy, Clone, Debug)]
struct Defence {
    /// With somebody to resist: land units, or aircraft not yet used (HUB-5.3).
    resisting: Areas,
    /// The same for Soviet attackers, who find no resistance in Bulgarians (HU-72).
    resisting_soviets: Areas,
    /// Ports with ships in them.
    ships: Areas,
}

impl Defence {
    fn of(s: &State, side: Side) -> Defence {
        let enemies: NationSet = Nation::ALL.into_iter().filter(|&n| s.side_of(n) == Some(side)).collect();
        let mut found = Defence { resisting: Areas::EMPTY, resisting_soviets: Areas::EMPTY, ships: Areas::EMPTY };
        for t in s.stacks.iter().filter(|t| enemies.contains(t.nation)) {
            if t.kind.is_ship() {
                found.ships.insert(t.area);
            } else if t.kind.is_land() || t.cond.is_ready() {
                found.resisting.insert(t.area);
                if t.nation != Nation::Bg {
                    found.resisting_soviets.insert(t.area);
                }
            }
        }
        found
    }
}

impl<'s> Sight<'s> {
    pub fn of(state: &'s State, side: Side) -> Sight<'s> {
        let areas = |side: Side| state.areas_of(|n| state.side_of(n) == Some(side));
        Sight { state, side, friendly: areas(side), enemy: areas(side.enemy()), defence: OnceCell::new() }
    }

    fn defence(&self) -> &Defence {
        self.defence.get_or_init(|| Defence::of(self.state, self.side.enemy()))
    }

    /// Areas where attackers of this nation meet resistance.
    pub fn resists(&self, nation: Nation) -> Areas {
        if nation == Nation::Su { self.defence().resisting_soviets } else { self.defence().resisting }
    }

    /// Ports with enemy ships in them.
    pub fn enemy_ships(&self) -> Areas {
        self.defence().ships
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
    fn opens_to_germans(&self, s: &State, owner: Nation) -> bool {
        owner.is_satellite()
            && s.stance[owner.index()] == Stance::Neutral
            && s.date >= Date::new(SUMMER, 1940)
            && s.eastern.is_none()
    }

    /// Where units of a nation may stay: with its own side; inside its own borders while it is neutral (HUB-1.4).
    pub(crate) fn open_to(&self, s: &State, nation: Nation) -> Areas {
        let areas = match s.side_of(nation) {
            _ if nation == Nation::Vichy => s.ground.of(Nation::Vichy),
            Some(side) => s.areas_of(|n| {
                s.side_of(n) == Some(side) && n != Nation::Vichy || nation == Nation::De && self.opens_to_germans(s, n)
            }),
            None => s.ground.of(nation),
        };
        areas - self.data.scenario.closed
    }

    /// What units of a nation may fly over: not neutrals, not the USA (HUC-17, HUB-3.4).
    pub(crate) fn sky(&self, s: &State, nation: Nation) -> Areas {
        let land = match s.side_of(nation) {
            Some(_) => s.areas_of(|n| s.at_war(n) || nation == Nation::De && self.opens_to_germans(s, n)),
            None => s.ground.of(nation),
        };
        let usa = Areas::one(self.data.map.place.usa);
        ((!LAND & Areas::first_of(crate::data::AREAS)) | land) - usa - self.data.scenario.closed
    }

    /// The nations a seat moves now: of the side whose turn it is, and not conquered.
    pub(crate) fn moves(&self, s: &State, nation: Nation) -> bool {
        s.camp(nation) == Some(s.side) && self.seat_of(s, nation) == s.active
    }

    /// All of them.
    pub(crate) fn movers(&self, s: &State) -> NationSet {
        Nation::ALL.into_iter().filter(|&n| self.moves(s, n)).collect()
    }

    /// Whether two nations of a side attack and defend together (HU-55, HU-57, HU-58).
    pub(crate) fn fight_together(&self, s: &State, a: Nation, b: Nation) -> bool {
        if matches!((a, b), (Nation::Uk, Nation::Fr) | (Nation::Fr, Nation::Uk)) {
            return false;
        }
        let (x, y) = (self.seat_of(s, a), self.seat_of(s, b));
        let alone = |seat: kernel::Seat| s.orders.get(usize::from(seat.0)).is_some_and(|o| o.alone);
        x == y || !(alone(x) || alone(y))
    }
}
