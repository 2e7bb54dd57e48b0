//! Who may stay where: Malta, Africa, mountains and airfields, and who does not share an area with whom.

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::options::MaltaLimit;
use crate::sight::{Lodgers, Sight};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Text};

/// Land units in a mountain area, aircraft in any area (HUB-3.1).
const MOUNTAIN: u8 = 6;
const AIRFIELD: u8 = 4;
/// Units of each sort in Malta (HU-78).
const GARRISON: u8 = 1;
/// German units in Africa (HU-79).
const AFRICA: u8 = 3;

impl Rules {
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

    /// Most land units of a side in an area.
    pub(crate) fn room_for_land(&self, area: Area) -> u8 {
        match area {
            _ if area == self.data.map.place.malta => GARRISON,
            _ if self.data.map.mountains.contains(area) => MOUNTAIN,
            _ => u8::MAX,
        }
    }

    /// Whether units may stay in an area beside those that live there; the sight is that of their own side.
    pub(crate) fn judge_room<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        nation: Nation,
        units: Units,
        area: Area,
        j: &mut J,
    ) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        if area == map.place.maginot && nation == Nation::Uk && !s.maginot_fallen {
            j.forbid(clause!("HU-56"), || here("why-maginot"));
        }
        if sight.strangers(s, nation).contains(area) {
            j.forbid(clause!("HU-59"), || here("why-soviets-apart"));
        }
        let (malta, mountain) = (area == map.place.malta, map.mountains.contains(area));
        let more = Lodgers::of(units);
        if !malta && !mountain && more.air == 0 {
            return;
        }
        // Aircraft can go to many places, so that it is worth looking everywhere at once.
        let there = if more.air > 0 { sight.all_lodgers(s, area) } else { sight.lodgers(s, area) };
        if malta {
            for (more, there) in [(more.land, there.land), (more.air, there.air), (more.ships, there.ships)] {
                if more > 0 && there + more > GARRISON {
                    j.forbid(clause!("HU-78"), || here("why-malta-full"));
                }
            }
        }
        if mountain && more.land > 0 && there.land + more.land > MOUNTAIN {
            j.forbid(clause!("HUB-3.1"), || here("why-mountain-full"));
        }
        if more.air > 0 && there.air + more.air > AIRFIELD {
            j.forbid(clause!("HUB-3.1"), || here("why-airfield-full"));
        }
    }

    /// Areas of a nation's side where no rule about room, about Africa or about straits is in the way of its land units and
    /// ships, nor of aircraft if the airfield is free: most of them.
    pub(crate) fn roomy(&self, s: &State, sight: &Sight, nation: Nation, open: Areas) -> Areas {
        let map = &self.data.map;
        let at = &map.place;
        let mut narrow = map.mountains | Areas::from_iter([at.malta, at.seville, at.spanish_morocco]);
        if nation == Nation::Uk {
            narrow.insert(at.maginot);
        }
        if nation == Nation::De {
            narrow |= map.africa;
        }
        (open & LAND) - narrow - sight.strangers(s, nation)
    }

    /// Whether the airfield of an area has room for so many more.
    pub(crate) fn airfield_free(&self, s: &State, sight: &Sight, n: u8, area: Area) -> bool {
        sight.lodgers(s, area).air.saturating_add(n) <= AIRFIELD
    }

    /// HU-79: units that come to Africa from elsewhere.
    pub(crate) fn judge_africa<J: Judge>(&self, s: &State, nation: Nation, n: u8, from: Area, to: Area, j: &mut J) {
        let africa = self.data.map.africa;
        let arrives = nation == Nation::De && africa.contains(to) && !africa.contains(from);
        if arrives && self.germans_in_africa(s) + n > AFRICA {
            j.forbid(clause!("HU-79"), || Text::new("why-africa-full"));
        }
    }
}
