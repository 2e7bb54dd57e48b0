//! How it ends (HUB-12.1…HUB-12.3, HUB-14.1…HUB-14.3).

use crate::Rules;
use crate::data::Area;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Arg, Seat, SeatSet, Text};

impl Rules {
    fn fallen(&self, state: &State, nation: Nation) -> bool {
        matches!(state.stance[nation], Stance::Conquered(_))
    }

    /// Objectives the Axis holds.
    pub(crate) fn objectives(&self, state: &State, side: Side) -> usize {
        self.data.objectives.iter().filter(|&a| state.side_at(a) == Some(side)).count()
    }

    /// Objectives held by the nations a seat plays.
    pub(crate) fn objectives_of(&self, state: &State, seat: Seat) -> usize {
        let holds = |a: &Area| state.owner(*a).is_some_and(|n| state.at_war(n) && self.seat_of(state, n) == seat);
        self.data.objectives.iter().filter(holds).count()
    }

    /// HUB-12.3: the members of a side that hold the most objectives; ties are shared.
    pub(crate) fn first_among(&self, state: &State, side: Side) -> SeatSet {
        let members = self.seats_of(side);
        let most = members.iter().map(|seat| self.objectives_of(state, seat)).max();
        members.iter().filter(|&seat| Some(self.objectives_of(state, seat)) == most).collect()
    }

    /// Tested at the end of each side's turn.
    pub(crate) fn verdict(&self, state: &State) -> Option<Verdict> {
        let last = state.second && state.date >= self.data.scenario.last;
        let at = &self.data.map.place;
        let axis = |area: Area| state.side_at(area) == Some(Side::Axis);
        let allied = |area: Area| state.side_at(area) == Some(Side::Allies);
        match self.variant {
            Variant::FullWar => {
                if self.fallen(state, Nation::Uk) && self.fallen(state, Nation::Su) {
                    return Some(Verdict::Decisive(Side::Axis));
                }
                if self.fallen(state, Nation::De) {
                    return Some(match state.date {
                        date if date <= Date::new(WINTER, 1944) => Verdict::Decisive(Side::Allies),
                        date if date == Date::new(SPRING, 1945) => Verdict::Marginal(Side::Allies),
                        _ => Verdict::Draw,
                    });
                }
                last.then(|| match self.objectives(state, Side::Axis) {
                    11.. => Verdict::Decisive(Side::Axis),
                    5.. => Verdict::Marginal(Side::Axis),
                    _ => Verdict::Draw,
                })
            }
            Variant::FallOfFrance => last.then(|| {
                let free = !self.data.map.home(Nation::Fr).iter().any(axis);
                match axis(at.paris) {
                    true if self.fallen(state, Nation::Uk) => Verdict::Decisive(Side::Axis),
                    true => Verdict::Marginal(Side::Axis),
                    false if free => Verdict::Decisive(Side::Allies),
                    false => Verdict::Marginal(Side::Allies),
                }
            }),
            Variant::Mediterranean => {
                let keys = axis(at.suez) || axis(at.malta) && axis(at.gibraltar);
                if state.side == Side::Allies && keys {
                    return Some(Verdict::Decisive(Side::Axis));
                }
                if state.side == Side::Axis && [at.tripoli, at.benghazi, at.tobruk].into_iter().all(allied) {
                    return Some(Verdict::Decisive(Side::Allies));
                }
                last.then(|| Verdict::Marginal(if axis(at.tobruk) { Side::Axis } else { Side::Allies }))
            }
            Variant::Barbarossa => {
                let cities = [at.moscow, at.leningrad, at.stalingrad].into_iter().filter(|&a| axis(a)).count();
                match cities {
                    3 => Some(Verdict::Decisive(Side::Axis)),
                    _ if !last => None,
                    1.. => Some(Verdict::Marginal(Side::Axis)),
                    _ => Some(Verdict::Decisive(Side::Allies)),
                }
            }
        }
    }

    pub(crate) fn winners(&self, verdict: Verdict) -> SeatSet {
        match verdict {
            Verdict::Decisive(side) | Verdict::Marginal(side) => self.seats_of(side),
            Verdict::Draw => SeatSet::NONE,
        }
    }

    /// The result, and who is first where several share a victory.
    pub(crate) fn outcome_text(&self, state: &State, verdict: Verdict) -> Text {
        let (key, side) = match verdict {
            Verdict::Decisive(side) => ("outcome-decisive", side),
            Verdict::Marginal(side) => ("outcome-marginal", side),
            Verdict::Draw => return Text::new("outcome-draw"),
        };
        let result = Text::new(key).word("side", side.word());
        if self.seats_of(side).len() < 2 {
            return result;
        }
        let first = self.first_among(state, side).iter().map(|seat| Arg::Word(seat_word(seat).into())).collect();
        Text::new("outcome-ranked").text("result", result).arg("first", Arg::List(first))
    }
}
