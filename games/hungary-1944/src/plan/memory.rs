//! What a machine player keeps in mind during its turn: the picture of the position, brought up to date as units move,
//! and who moves next where. A unit that is best off where it stands is not taken up at all.

use super::Aim;
use super::picture::{Picture, View};
use super::wishes::Wishes;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::HexId;
use kernel::{Bias, Plan, Quick, Seat};
use std::cmp::Reverse;

#[derive(Clone, Debug, Default)]
pub struct Memory {
    picture: Option<Box<Picture>>,
    /// The phase in which somebody has begun to think of moves.
    phase: Option<Phase>,
    /// Units that have not been thought of, the next one last.
    waiting: Vec<UnitId>,
    /// Units that had nowhere better to go when they were thought of.
    stayed: Vec<UnitId>,
    asked_again: bool,
    /// The stack that moves next or is in hand, and what it does.
    next: Option<(Moving, Stride)>,
}

/// What a stack does next.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Stride {
    /// Another unit of the hex joins it.
    Gather(UnitId),
    Go(HexId),
    /// It attacks on the move.
    Strike(HexId),
    Stay,
}

impl Memory {
    /// The picture that a side has in mind. It was brought up to date before the decision.
    pub(super) fn picture_of(&self, side: Side) -> Option<&Picture> {
        self.picture.as_deref().filter(|picture| picture.side == side)
    }

    pub(super) fn look(&mut self, rules: &Rules, state: &State, side: Side, plan: &Plan<Aim>, bias: Bias) {
        match &mut self.picture {
            Some(picture) if picture.side == side => picture.refresh(rules, state),
            picture => *picture = Some(Box::new(Picture::new(state, side, Wishes::new(plan, bias)))),
        }
        if state.phase == Phase::Move(side) {
            self.think_of_moves(rules, state);
        }
    }

    fn think_of_moves(&mut self, rules: &Rules, state: &State) {
        let Some(picture) = self.picture.take() else { return };
        let view = View { rules, state, picture: &picture };
        match state.frames.last() {
            None => {
                if self.phase != Some(state.phase) {
                    self.phase = Some(state.phase);
                    self.waiting = view.order_of_march();
                }
                if !self.next.is_some_and(|(moving, _)| view.can_still_go(&moving)) {
                    self.next = self.pick(&view);
                }
            }
            Some(Frame::Moving(moving)) => {
                if self.next.is_none_or(|(of, _)| of != *moving) {
                    self.next = Some((*moving, view.stride(moving)));
                }
            }
            Some(_) => {}
        }
        self.picture = Some(picture);
    }

    /// The next unit that has somewhere to go. Who stayed is asked once more if he is wanted elsewhere by then.
    fn pick(&mut self, view: &View<'_>) -> Option<(Moving, Stride)> {
        let found = self.pick_waiting(view);
        if found.is_some() || self.asked_again {
            return found;
        }
        self.asked_again = true;
        self.waiting = std::mem::take(&mut self.stayed);
        self.waiting.retain(|&unit| view.is_called_away(unit));
        self.waiting.reverse();
        self.pick_waiting(view)
    }

    fn pick_waiting(&mut self, view: &View<'_>) -> Option<(Moving, Stride)> {
        while let Some(unit) = self.waiting.pop() {
            let found = view.sets_out(unit);
            if found.is_some() {
                return found;
            }
            self.stayed.push(unit);
        }
        None
    }
}

impl View<'_> {
    /// The units that can still move, the first to go last.
    fn order_of_march(&self) -> Vec<UnitId> {
        let side = self.side();
        let own = self.rules.data.of_side(side).iter().copied();
        let able = |unit: &UnitId| Quick::ask(|judge| self.rules.judge_select(self.state, side, *unit, judge));
        let mut units: Vec<(f64, Reverse<UnitId>)> =
            own.filter(able).map(|unit| (self.move_rank(unit), Reverse(unit))).collect();
        units.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        units.into_iter().map(|(_, Reverse(unit))| unit).collect()
    }

    /// Whether a unit is to attack what it is not beside.
    fn is_called_away(&self, unit: UnitId) -> bool {
        let target = self.posts().target_of(unit).zip(self.state.hex_of(unit));
        target.is_some_and(|(target, at)| !self.rules.data.map.grid.adjacent(target, at))
    }

    /// Whether a stack that was to move next still stands there and has not moved.
    fn can_still_go(&self, moving: &Moving) -> bool {
        let ready =
            |unit: UnitId| self.state.hex_of(unit) == Some(moving.at) && !self.state.unit(unit).marks.has(Marks::DONE);
        moving.hexes == 0 && !moving.fought && moving.units.iter().next().is_some_and(ready)
    }

    /// A unit that has somewhere to go, and what it does first.
    fn sets_out(&self, unit: UnitId) -> Option<(Moving, Stride)> {
        let able = Quick::ask(|judge| self.rules.judge_select(self.state, self.side(), unit, judge));
        let moving = self.rules.take_up(self.state, unit).filter(|_| able)?;
        let stride = self.stride(&moving);
        (stride != Stride::Stay).then_some((moving, stride))
    }

    /// What is best for a stack. Who has come where it wanted to goes no farther, but may still attack from there.
    fn stride(&self, moving: &Moving) -> Stride {
        let (rules, state) = (self.rules, self.state);
        let Some(first) = moving.units.iter().next() else { return Stride::Stay };
        let fresh = moving.hexes == 0 && !moving.fought;
        let joins = |unit: &UnitId| {
            !moving.units.contains(*unit)
                && self.gathers(moving, *unit)
                && Quick::ask(|judge| rules.judge_join(state, moving, *unit, judge))
        };
        if let Some(unit) = state.at(moving.at).filter(|_| fresh).find(joins) {
            return Stride::Gather(unit);
        }
        let asking = self.about(first);
        let stay = asking.at(moving.at) + self.inertia();
        let gains = rules.mobile_attacks(state, moving).map(|hex| (self.gain_on_the_move(moving, hex), hex));
        let strikes: Vec<(f64, Stride)> =
            gains.filter(|(gain, _)| *gain > 1.0).map(|(gain, hex)| (stay + gain, Stride::Strike(hex))).collect();
        let mut best = (stay, Stride::Stay);
        if fresh && !moving.stopped {
            for hex in rules.ways(state, moving).ends.iter() {
                let worth = asking.at(hex);
                if worth > best.0 {
                    best = (worth, Stride::Go(hex));
                }
            }
        }
        strikes.into_iter().fold(best, |best, strike| if strike.0 > best.0 { strike } else { best }).1
    }

    /// The attack that is worth most, or the end of them.
    fn next_attack(&self) -> Action {
        let driven = self.side() == Side::Axis && self.state.fuhrer.quota.is_some_and(Quota::open);
        let mut best = (0.0, Action::Done);
        for hex in self.rules.attackable(self.state, self.side()).iter() {
            let worth = self.worth_of_attack(hex, driven);
            if worth > best.0 {
                best = (worth, Action::Attack(Hex(hex)));
            }
        }
        best.1
    }
}

impl Rules {
    /// What the script does, where that is known without a list of what is legal.
    pub(super) fn known_at_once(&self, state: &State, seat: Seat, memory: &Memory) -> Option<Action> {
        let side = Side::of(seat)?;
        let picture = memory.picture.as_deref().filter(|picture| picture.side == side)?;
        let view = View { rules: self, state, picture };
        let may_end = |of: Phase| match of {
            Phase::Move(_) => Quick::ask(|judge| self.judge_end_of_movement(state, side, judge)),
            _ => side == Side::Allied || Quick::ask(|judge| self.judge_quota(state, judge)),
        };
        let action = match (state.frames.last(), state.phase) {
            (None, Phase::Move(of)) if of == side => match &memory.next {
                Some((moving, _)) => moving.units.iter().next().map_or(Action::Done, Action::Select),
                None => Action::Done,
            },
            (None, Phase::Combat(of)) if of == side => view.next_attack(),
            (Some(Frame::Moving(moving)), Phase::Move(of)) if of == side => {
                let (_, stride) = memory.next.filter(|(of, _)| of == moving)?;
                return match stride {
                    Stride::Gather(unit) => Some(Action::Join(unit)),
                    Stride::Go(hex) => Some(Action::MoveTo(Hex(hex))),
                    Stride::Strike(hex) => Some(Action::MobileAttack(Hex(hex))),
                    Stride::Stay => {
                        Quick::ask(|judge| self.judge_finish_move(state, moving, judge)).then_some(Action::Done)
                    }
                };
            }
            _ => return None,
        };
        (action != Action::Done || may_end(state.phase)).then_some(action)
    }
}
