//! What a side has before its eyes while it decides: who holds what, where somebody would resist.

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::state::*;
use crate::vocabulary::*;
use board::AreaId;

/// The board as one side sees it; made once for a list or a check.
#[derive(Copy, Clone, Debug)]
pub struct Sight {
    pub side: Side,
    /// Areas of the side, of its enemies.
    pub friendly: Areas,
    pub enemy: Areas,
    /// Enemy areas with somebody to resist: land units, or aircraft not yet used (HUB-5.3).
    pub defended: Areas,
    /// The same for Soviet attackers, who find no resistance in Bulgarians (HU-72).
    pub defended_from_soviets: Areas,
    /// Ports with enemy ships in them.
    pub enemy_ships: Areas,
}

impl Sight {
    pub fn of(s: &State, side: Side) -> Sight {
        let mut sight = Sight {
            side,
            friendly: Areas::EMPTY,
            enemy: Areas::EMPTY,
            defended: Areas::EMPTY,
            defended_from_soviets: Areas::EMPTY,
            enemy_ships: Areas::EMPTY,
        };
        for (i, &owner) in s.owner.iter().enumerate() {
            match s.side_of(owner) {
                Some(of) if of == side => sight.friendly.insert(AreaId(i as u8)),
                Some(_) => sight.enemy.insert(AreaId(i as u8)),
                None => {}
            }
        }
        for t in s.stacks.iter().filter(|t| s.side_of(t.nation) == Some(side.enemy())) {
            if t.kind.is_ship() {
                sight.enemy_ships.insert(t.area);
            } else if t.kind.is_land() || t.cond.is_ready() {
                sight.defended.insert(t.area);
                if t.nation != Nation::Bg {
                    sight.defended_from_soviets.insert(t.area);
                }
            }
        }
        sight
    }

    /// Areas where attackers of this nation meet resistance.
    pub fn resists(&self, nation: Nation) -> Areas {
        if nation == Nation::Su { self.defended_from_soviets } else { self.defended }
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
            _ if nation == Nation::Vichy => s.areas_of(|n| n == Nation::Vichy),
            Some(side) => s.areas_of(|n| {
                s.side_of(n) == Some(side) && n != Nation::Vichy || nation == Nation::De && self.opens_to_germans(s, n)
            }),
            None => s.areas_of(|n| n == nation),
        };
        areas - self.data.scenario.closed
    }

    /// What units of a nation may fly over: not neutrals, not the USA (HUC-17, HUB-3.4).
    pub(crate) fn sky(&self, s: &State, nation: Nation) -> Areas {
        let land = match s.side_of(nation) {
            Some(_) => s.areas_of(|n| s.at_war(n) || nation == Nation::De && self.opens_to_germans(s, n)),
            None => s.areas_of(|n| n == nation),
        };
        let usa = Areas::one(self.data.map.place.usa);
        ((!LAND & Areas::first_of(crate::data::AREAS)) | land) - usa - self.data.scenario.closed
    }

    /// The nations a seat moves now: of the side whose turn it is, and not conquered.
    pub(crate) fn moves(&self, s: &State, nation: Nation) -> bool {
        s.camp(nation) == Some(s.side) && self.seat_of(s, nation) == s.active
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
