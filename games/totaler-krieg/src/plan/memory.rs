//! What the script keeps in mind during a turn: the picture of the position with its orders, and who moves next. Orders
//! are given anew before support is placed, before movement and before reserve movement; in between the picture is
//! brought up to date.

use super::aims::{Aim, Wishes};
use super::orders::Order;
use super::picture::{Known, Picture};
use crate::data::Spot;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use board::HexId;
use kernel::decision::{self, Decides};
use kernel::{Bias, Plan, Quick, Seat};

#[derive(Clone, Debug, Default)]
pub struct Memory {
    known: Option<Box<Known>>,
    segment: Option<Segment>,
    /// Units that have not been thought of in this movement, the next one last.
    waiting: Vec<UnitId>,
    /// Units that had nowhere better to go when they were thought of.
    stayed: Vec<UnitId>,
    /// Somebody has moved since those stayed.
    moved: bool,
    next: Option<(UnitId, Stride)>,
}

/// A move that has been decided on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stride {
    Go(HexId),
    Overrun(HexId),
    Sail(Spot),
}

/// What a unit gains at least by going somewhere: a step that leads nowhere is worse than none.
const STIR: i32 = 4;
/// What it is worth to overrun somebody on the way.
pub(crate) const OVERRUN: i32 = 80;

impl Memory {
    pub(crate) fn known(&self) -> Option<&Known> {
        self.known.as_deref()
    }

    pub(crate) fn look(&mut self, rules: &Rules, state: &State, faction: Faction, plan: &Plan<Aim>, bias: Bias) {
        let entered = self.segment != Some(state.segment);
        let own = faction == state.faction;
        let ordering = matches!(state.segment, Segment::Support | Segment::Movement | Segment::Reserve);
        match &mut self.known {
            Some(known) if !(entered && own && ordering) => {
                if entered || is_new_position(state) {
                    known.refresh(rules, state);
                }
            }
            _ => {
                self.known = Some(Box::new(Known::new(rules, state, faction, Wishes::new(plan, bias))));
                self.waiting.clear();
                self.stayed.clear();
            }
        }
        if entered || self.known.is_none() {
            self.segment = Some(state.segment);
            self.next = None;
        }
        if own && matches!(state.segment, Segment::Movement | Segment::Reserve) {
            self.think_of_moves(rules, state, entered);
        }
    }

    fn think_of_moves(&mut self, rules: &Rules, state: &State, entered: bool) {
        let Some(known) = self.known.take() else { return };
        let picture = Picture::new(rules, state, &known);
        match state.frames.last() {
            None => {
                if entered || (self.waiting.is_empty() && self.stayed.is_empty() && self.next.is_none()) {
                    self.waiting = picture.order_of_march();
                    self.moved = false;
                }
                self.next = None;
                self.pick(&picture);
            }
            Some(Frame::Moving(moving)) => {
                let decided = self.next.filter(|next| next.0 == moving.unit);
                let going = moving.spent == 0 && decided.is_some();
                // After an overrun the way goes on; whoever has come where he wanted to stays there.
                let arrived = matches!(decided, Some((_, Stride::Go(_))));
                if !going {
                    let on = if arrived { None } else { picture.destination(moving) };
                    self.next = on.map(|stride| (moving.unit, stride));
                }
            }
            Some(_) => {}
        }
        self.known = Some(known);
    }

    /// The next unit that has somewhere to go. Who stayed is asked again when others have made room.
    fn pick(&mut self, picture: &Picture<'_>) {
        loop {
            while let Some(unit) = self.waiting.pop() {
                let Some(u) = picture.state.unit(unit).filter(|u| picture.may_move(u)) else { continue };
                let moving = Moving { unit, spent: 0, from: u.place };
                if let Some(stride) = picture.destination(&moving) {
                    self.next = Some((unit, stride));
                    self.moved = true;
                    return;
                }
                self.stayed.push(unit);
            }
            if !self.moved || self.stayed.is_empty() {
                return;
            }
            self.moved = false;
            self.waiting = std::mem::take(&mut self.stayed);
            self.waiting.reverse();
        }
    }
}

/// Whether pieces may stand elsewhere than at the last decision, and it matters for this one.
fn is_new_position(state: &State) -> bool {
    match state.frames.last() {
        None => true,
        Some(Frame::Fight(fight)) => {
            matches!(fight.stage, Stage::Advance | Stage::Retreating | Stage::Answer | Stage::FallingBack)
        }
        Some(Frame::Moving(moving)) => moving.spent > 0,
        Some(_) => false,
    }
}

impl Picture<'_> {
    /// The units that may be thought of for a move, the first to go last.
    fn order_of_march(&self) -> Vec<UnitId> {
        let able = |unit: &UnitId| {
            self.state
                .unit(*unit)
                .is_some_and(|u| self.is_own(u) && matches!(u.place, Place::Hex(_) | Place::Box(_)) && self.may_move(u))
        };
        let mut units: Vec<UnitId> = self.state.unit_ids().filter(able).collect();
        units.retain(|&unit| self.worth_of_selection(unit) >= 0);
        units.sort_by_key(|&unit| (self.worth_of_selection(unit), std::cmp::Reverse(unit)));
        units
    }

    /// Where a unit goes on to, if anywhere is better than where it is.
    fn destination(&self, moving: &Moving) -> Option<Stride> {
        let u = self.state.unit(moving.unit)?;
        let stay = self.worth_of_staying(moving.unit) + STIR;
        let ways = self.rules.ways(self.state, &self.presence, moving);
        let go = ways.all().iter().map(|h| (self.worth_of_standing(moving.unit, h), Stride::Go(h)));
        let over = self.victims(u, moving).into_iter();
        let over = over.map(|h| (self.worth_of_standing(moving.unit, h) + OVERRUN, Stride::Overrun(h)));
        let sail = self.voyages(u, moving).into_iter().filter_map(|to| {
            let Spot::Hex(hex) = to else { return None };
            Some((self.worth_of_standing(moving.unit, self.rules.hex(hex)?), Stride::Sail(to)))
        });
        // Of equals the first, so that the choice is the same again.
        let best = go.chain(over).chain(sail).reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.filter(|(worth, _)| *worth > stay).map(|(_, stride)| stride)
    }

    /// Lone enemies that the unit can overrun from where it is.
    fn victims(&self, u: &Unit, moving: &Moving) -> Vec<HexId> {
        let Some(from) = u.hex().filter(|_| self.rules.is_overrunner(self.state, u)) else { return Vec::new() };
        let near = self.rules.data.map.within(&[from].into_iter().collect(), 2 * self.rules.allowance(u));
        let falls = |h: &HexId| {
            let mut victim = None;
            let may = Quick::ask(|judge| victim = self.rules.judge_victim(self.state, u, *h, judge));
            may && victim.is_some_and(|v| self.rules.overrun_way(self.state, moving, v, *h).is_some())
        };
        near.intersection(&self.enemies).iter().filter(falls).collect()
    }

    fn voyages(&self, u: &Unit, moving: &Moving) -> Vec<Spot> {
        let afloat = moving.spent == 0 && u.steps == 1 && !u.marks.has(Marks::SAILED);
        if !afloat || self.rules.harbour(self.state, u).is_empty() {
            return Vec::new();
        }
        self.rules.sail_spots(self.state, &self.presence, u, moving)
    }
}

impl Rules {
    /// What the script does, where that is known without a list.
    pub(crate) fn known_at_once(&self, state: &State, seat: Seat, memory: &Memory) -> Option<Action> {
        let known = memory.known()?;
        if Faction::of(seat) != Some(known.faction) || !self.deciders_now(state, seat) {
            return None;
        }
        let picture = Picture::new(self, state, known);
        let action = match state.frames.last() {
            None => match state.segment {
                Segment::Movement | Segment::Reserve => memory.next.map_or(Action::Done, |(u, _)| Action::Select(u)),
                Segment::Blitz | Segment::Regular => self.best_attack(&picture, seat),
                _ => return None,
            },
            Some(Frame::Moving(moving)) => match memory.next {
                Some((unit, stride)) if unit == moving.unit => match stride {
                    Stride::Go(hex) => Action::MoveTo(self.number(hex)),
                    Stride::Overrun(hex) => Action::Overrun(self.number(hex)),
                    Stride::Sail(to) => Action::Sail(to),
                },
                _ => Action::Done,
            },
            Some(Frame::Fight(fight)) if fight.stage == Stage::Declare => self.next_to_name(&picture, fight),
            Some(_) => return None,
        };
        Some(action)
    }

    fn deciders_now(&self, state: &State, seat: Seat) -> bool {
        self.pending(state).is_some() && decision::deciders(self, state).contains(seat)
    }

    /// The attack that is worth most, or the end of the segment.
    fn best_attack(&self, picture: &Picture<'_>, seat: Seat) -> Action {
        let worths = self.targets(picture.state).iter().map(|hex| (picture.worth_of_attack(hex), hex));
        let mut worths: Vec<(i32, HexId)> = worths.filter(|(worth, _)| *worth > 0).collect();
        worths.sort_by_key(|&(worth, hex)| (-worth, hex));
        let attacks = worths.into_iter().map(|(_, hex)| Action::Attack(self.number(hex)));
        let legal = |attack: &Action| Quick::ask(|quick| decision::judge(self, picture.state, seat, attack, quick));
        attacks.into_iter().find(legal).unwrap_or(Action::Done)
    }

    /// Who or what is named next for an attack: those who are free for it, the strongest first, then support, then
    /// garrisons; nobody more when it is sure.
    fn next_to_name(&self, picture: &Picture<'_>, fight: &Fight) -> Action {
        let state = picture.state;
        if !fight.attackers.is_empty() && self.sum(state, fight).column >= super::SURE {
            return if self.is_enough(state, fight) { Action::Done } else { Action::Stand };
        }
        let enabled = self.enabled_for_fight(state);
        let may = |unit: &UnitId| {
            let fights = state.unit(*unit).is_some_and(|u| !u.kind.is_hq());
            fights && Quick::ask(|judge| self.judge_attacker(state, fight, &enabled, *unit, judge))
        };
        let able: Vec<UnitId> = self.beside(state, fight.target).filter(may).collect();
        let strength = |unit: &UnitId| state.unit(*unit).map_or(0, |u| picture.factors(u).attack);
        let strongest = |guards: bool| {
            let fits = able.iter().copied().filter(|&u| matches!(picture.order(u), Some(Order::Guard(_))) == guards);
            fits.max_by_key(|u| (strength(u), std::cmp::Reverse(*u)))
        };
        let headquarters = || self.helping_headquarters(state, fight, Side::Attacker).first().copied();
        let air = || self.helping_air(state, fight, Side::Attacker).first().copied();
        let named = strongest(false).map(Action::Attacker);
        let named = named.or_else(|| headquarters().map(Action::Headquarters));
        let named = named.or_else(|| air().map(Action::AirSupport));
        let named = named.or_else(|| strongest(true).map(Action::Attacker));
        let done = if self.is_enough(state, fight) { Action::Done } else { Action::Stand };
        named.unwrap_or(done)
    }
}
