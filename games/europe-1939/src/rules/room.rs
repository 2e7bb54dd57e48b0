//! Who may stay where: Malta, Africa, mountains and airfields, and who does not share an area with whom.

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::options::MaltaLimit;
use crate::rules::sight::{Lodgers, Sight};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Text};

impl Rules {
    /// German units in Africa: those that stand there or are out from there, and those on the way to stay there
    /// (HU-79).
    pub(crate) fn germans_in_africa(&self, state: &State) -> u8 {
        let africa = self.data.map.africa;
        let here = state.stacks.iter().filter(|t| t.nation == Nation::De && africa.contains(t.area)).map(|t| t.n);
        let under_way = |g: &Group| match g.nation {
            Nation::De if africa.contains(g.origin) => g.units.total() + g.cargo.total(),
            // Ships and aircraft that only fight there go back to where they came from.
            Nation::De if africa.contains(g.target) => g.ashore().total() + g.cargo.air(),
            _ => 0,
        };
        let pending = state.frames.iter().map(|frame| match frame {
            Frame::Moving(moving) if moving.nation == Nation::De && africa.contains(moving.origin) => {
                moving.units.total() + moving.cargo.total()
            }
            Frame::Chain(c) => under_way(&c.group),
            _ => 0,
        });
        here.sum::<u8>() + state.groups.iter().map(under_way).sum::<u8>() + pending.sum::<u8>()
    }

    /// Units of a German group that would fight in Africa and have not done so this turn (HU-80).
    pub(crate) fn new_fighters(&self, state: &State, moving: &Moving) -> u8 {
        let fought = moving.cond == Cond::Won && state.turn.fought.contains(moving.origin);
        if fought { 0 } else { moving.units.land() + moving.units.air() + moving.cargo.land() }
    }

    /// HU-80: how many German units may fight in Africa this turn, if so many more come there; no limit while Malta has
    /// neither British fleet nor aircraft.
    pub(crate) fn african_fighters(&self, state: &State, coming: u8) -> u8 {
        let malta = state.at(self.data.map.place.malta);
        let garrison = malta.iter().filter(|t| t.nation == Nation::Uk && !t.kind.is_land());
        let garrison: u8 = garrison.map(|t| t.n).sum();
        let present = state.turn.african_most.max(self.germans_in_africa(state)).saturating_add(coming);
        match self.options.malta_limit {
            _ if garrison == 0 => u8::MAX,
            MaltaLimit::Present => present.saturating_sub(garrison),
            MaltaLimit::ThreeMinus => self.data.numbers.stay.africa.saturating_sub(garrison),
        }
    }

    /// Most land units of a side in an area.
    pub(crate) fn room_for_land(&self, area: Area) -> u8 {
        match area {
            _ if area == self.data.map.place.malta => self.data.numbers.stay.malta,
            _ if self.data.map.mountains.contains(area) => self.data.numbers.room.mountain,
            _ => u8::MAX,
        }
    }

    /// Whether units may stay in an area beside those that live there; the sight is that of their own side.
    pub(crate) fn judge_room<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        nation: Nation,
        units: Units,
        area: Area,
        judge: &mut J,
    ) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        if area == map.place.maginot && nation == Nation::Uk && !state.maginot_fallen {
            judge.forbid(clause!("HU-56"), || here("why-maginot"));
        }
        if sight.strangers(state, nation).contains(area) {
            judge.forbid(clause!("HU-59"), || here("why-soviets-apart"));
        }
        let (malta, mountain) = (area == map.place.malta, map.mountains.contains(area));
        let more = Lodgers::of(units);
        if !malta && !mountain && more.air == 0 {
            return;
        }
        // Aircraft can go to many places, so that it is worth looking everywhere at once.
        let there = if more.air > 0 { sight.all_lodgers(state, area) } else { sight.lodgers(state, area) };
        if malta {
            for (more, there) in [(more.land, there.land), (more.air, there.air), (more.ships, there.ships)] {
                if more > 0 && there + more > self.data.numbers.stay.malta {
                    judge.forbid(clause!("HU-78"), || here("why-malta-full"));
                }
            }
        }
        if mountain && more.land > 0 && there.land + more.land > self.data.numbers.room.mountain {
            judge.forbid(clause!("HUB-3.1"), || here("why-mountain-full"));
        }
        if more.air > 0 && there.air + more.air > self.data.numbers.room.airfield {
            judge.forbid(clause!("HUB-3.1"), || here("why-airfield-full"));
        }
    }

    /// Areas of a nation's side where no rule about room, about Africa or about straits is in the way of its land
    /// units and ships, nor of aircraft if the airfield is free: most of them.
    pub(crate) fn roomy(&self, state: &State, sight: &Sight, nation: Nation, open: Areas) -> Areas {
        let map = &self.data.map;
        let at = &map.place;
        let mut narrow = map.mountains | Areas::from_iter([at.malta, at.seville, at.spanish_morocco]);
        if nation == Nation::Uk {
            narrow.insert(at.maginot);
        }
        if nation == Nation::De {
            narrow |= map.africa;
        }
        (open & LAND) - narrow - sight.strangers(state, nation)
    }

    /// Whether the airfield of an area has room for so many more.
    pub(crate) fn airfield_free(&self, state: &State, sight: &Sight, n: u8, area: Area) -> bool {
        sight.lodgers(state, area).air.saturating_add(n) <= self.data.numbers.room.airfield
    }

    /// HU-79: units that come to Africa from elsewhere.
    pub(crate) fn judge_africa<J: Judge>(
        &self,
        state: &State,
        nation: Nation,
        n: u8,
        from: Area,
        to: Area,
        judge: &mut J,
    ) {
        let africa = self.data.map.africa;
        let arrives = nation == Nation::De && africa.contains(to) && !africa.contains(from);
        if arrives && self.germans_in_africa(state) + n > self.data.numbers.stay.africa {
            judge.forbid(clause!("HU-79"), || Text::new("why-africa-full"));
        }
    }
}
