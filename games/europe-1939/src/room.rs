//! Who may stay where: Malta, Africa, mountains and airfields, and who does not share an area with whom.

use crate::Rules;
use crate::data::Area;
use crate::options::MaltaLimit;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Quick, Text};

/// Land units in a mountain area, aircraft in any area (HUB-3.1).
pub(crate) const MOUNTAIN: u8 = 6;
const AIRFIELD: u8 = 4;
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

    /// Whether units may stay in an area beside those that are there.
    pub(crate) fn judge_room<J: Judge>(&self, s: &State, nation: Nation, units: Units, area: Area, j: &mut J) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        if area == map.place.maginot && nation == Nation::Uk && !s.maginot_fallen {
            j.forbid("HU-56", || here("why-maginot"));
        }
        // Until it fights, the Soviet Union stays within its borders, where nobody else can be.
        let meets_strangers = s.at_war(Nation::Su) && (nation == Nation::Su || nation.is_western());
        let narrow = area == map.place.malta || map.mountains.contains(area) || units.air() > 0;
        if !meets_strangers && !narrow {
            return;
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
        // Aircraft and ships on a mission keep their place; land units that march off do not come back.
        let out = |of: fn(Kind) -> bool| -> u8 {
            let groups = s.groups.iter().filter(|g| g.origin == area && s.camp(g.nation) == side);
            let groups = groups.map(|g| g.units.only(|kind| !kind.is_land()).count(of)).sum::<u8>();
            let escorts = s.escorts.iter().filter(|e| e.base == area && of(e.kind) && s.camp(e.nation) == side);
            groups + escorts.map(|e| e.n).sum::<u8>()
        };
        let friends = |of: fn(Kind) -> bool| -> u8 {
            let here = there.iter().filter(|t| of(t.kind) && s.camp(t.nation) == side).map(|t| t.n);
            here.sum::<u8>() + out(of)
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
}
