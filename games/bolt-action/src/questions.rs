//! What can be asked of a position: targets, reactions, and what is worth listing.

use crate::Rules;
use crate::action::Action;
use crate::bodies::TABLE;
use crate::force::Spec;
use crate::movement::Ground;
use crate::scenario::Scenario;
use crate::setup::Step;
use crate::state::*;
use crate::terrain::DEPTH;
use crate::vocabulary::*;
use board::table::{Heading, Point};
use kernel::{Game, Quick, Seat};

impl Rules {
    /// All that a unit can fire at one target together, shot before explosive against armour.
    pub(crate) fn all_aims(&self, s: &State, id: UnitId, target: UnitId, occasion: Occasion) -> Aims {
        let mut aims = Aims::new();
        let armour = self.spec(target).is_some_and(Spec::is_armoured);
        let mut ways = self.aims_at(s, id, target, occasion);
        ways.retain(|a| a.shell != Shell::Smoke);
        ways.sort_by_key(|a| {
            (a.battery, if armour { a.shell != Shell::Shot } else { a.shell == Shell::Shot }, a.shell)
        });
        for aim in ways {
            // One-shot weapons are kept for armour.
            let spare = self.spec(id).is_some_and(Spec::is_foot) && aim.battery > 0 && !armour;
            if !spare && Quick::ask(|j| self.judge_aim(s, id, &aims, occasion, &aim, j)) {
                aims.push(aim);
            }
        }
        aims
    }

    /// C-162: whether a target has a choice at all.
    pub(crate) fn can_react(&self, s: &State, id: UnitId, by: UnitId, assault: bool) -> bool {
        let there = |id: UnitId| s.unit(id).is_some_and(Unit::is_on_table);
        there(id)
            && there(by)
            && (!assault && self.can_duck(s, id)
                || self.can_escape(s, id)
                || assault && self.can_return_fire(s, id, by))
    }

    /// C-97: a recce vehicle, or riders (C-35), with no die yet.
    pub(crate) fn can_escape(&self, s: &Field, id: UnitId) -> bool {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return false };
        unit.order.is_none()
            && s.bag[usize::from(unit.seat.0 & 1)] > 0
            && !unit.marks.immobilised
            && (spec.vehicle_has(VehicleRule::Recce) || self.rides(id, unit, UnitRule::Cavalry))
    }

    /// C-115, BA-160: no die yet, and the assault began more than 6" away.
    pub(crate) fn can_return_fire(&self, s: &State, id: UnitId, by: UnitId) -> bool {
        let Some(unit) = s.unit(id) else { return false };
        unit.order.is_none()
            && s.bag[usize::from(unit.seat.0 & 1)] > 0
            && !self.units_within(s, id, by, 600)
            && self.can_aim_at(s, id, by, Occasion::Assaulted)
    }

    /// Appends sensible candidates for what is pending; each is put to the judge afterwards.
    pub(crate) fn candidates(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(top) = s.frames.last() else { return self.quiet_candidates(s, seat, out) };
        match top {
            Frame::Move { unit, order, .. } => self.move_candidates(s, *unit, *order, out),
            Frame::Ambush { mover, passed } => {
                out.extend(self.ambushers(s, *mover, *passed).map(Action::Spring));
                out.push(Action::Pass);
            }
            Frame::Declare { unit, aims, occasion, open } => {
                out.extend(self.still_open(s, *unit, aims, open).map(Action::Aim));
                if self.can_call(s, *unit, *occasion) && aims.is_empty() {
                    for (e, u) in s.on_table().filter(|(_, u)| u.seat != seat) {
                        let at = self.place_of(e, u);
                        out.push(Action::Call { what: Support::Barrage, at, target: None });
                        out.push(Action::Call { what: Support::Strike, at, target: Some(e) });
                    }
                }
                out.push(Action::Done);
            }
            Frame::React { unit, by, .. } => {
                out.extend([Action::GoDown, Action::ReturnFire, Action::Pass]);
                if self.is_vehicle(*unit) {
                    out.extend([-2400, -1800, -1200, -600, -300, 600, 1200].map(Action::Escape));
                } else if self.can_escape(s, *unit) {
                    out.extend(self.rides_away(s, *unit, *by).into_iter().map(Action::EscapeTo));
                }
            }
            Frame::Example { unit, .. } => {
                out.extend(self.men_apart(s, *unit).map(Action::Remove));
                out.push(Action::Pass);
            }
            Frame::Loading { .. } => out.extend([Shell::Shot, Shell::He].map(Action::LoadShell)),
            Frame::Aside { unit, tank, by } => {
                out.extend(self.ways_aside(s, *unit, *tank, *by).into_iter().map(Action::Move));
            }
            Frame::Flak { call, target } => {
                out.extend(self.flak(s, *call, *target).map(Action::Spring));
                out.push(Action::Pass);
            }
            Frame::Escape { .. } => out.extend([-1200, -600].map(Action::Escape)),
            Frame::Loss { unit, .. } => {
                out.extend(self.men_apart(s, *unit).map(Action::Remove));
                out.push(Action::Wreck);
            }
            Frame::Friendly { unit } => out.extend(self.friendly_targets(s, *unit).map(Action::FireAt)),
            Frame::Regroup { unit, reach } => {
                out.push(Action::Pass);
                let Some(first) = s.unit(*unit).and_then(|u| u.men.first()).map(|m| m.at) else { return };
                let ways = (0..8)
                    .flat_map(|i| [i32::from(*reach), i32::from(*reach) / 2].map(|d| Heading::new(45 * i).way(d)));
                out.extend(ways.map(|way| Action::Move(first.plus(way))));
                out.extend(
                    (0..self.table.features.len() as u8).filter(|&b| self.building(b).is_some()).map(Action::Occupy),
                );
            }
            Frame::Keep { seat } => {
                out.extend(self.keepable(s, *seat).map(Action::Keep));
                out.push(Action::Done);
            }
            Frame::Stray { call } => {
                let Some(at) = s.calls.get(usize::from(*call)).map(|c| c.at) else { return };
                out.push(Action::Stray(at));
                out.extend((0..8).map(|i| Action::Stray(at.plus(Heading::new(45 * i).way(1200)))));
                out.extend(s.on_table().map(|(e, u)| Action::Stray(at.towards(self.place_of(e, u), 1200))));
            }
            Frame::Misled { .. } => out.extend(s.on_table().map(|(e, _)| Action::FireAt(e))),
            _ => {}
        }
    }

    /// One man of each kind in a unit.
    fn men_apart<'a>(&self, s: &'a Field, id: UnitId) -> impl Iterator<Item = u8> + 'a {
        let men: &[Man] = s.unit(id).map_or(&[], |u| &u.men);
        let kind = |m: &Man| (m.part, m.weapon, m.extra);
        let new = move |i: &usize| men[..*i].iter().all(|m| kind(m) != kind(&men[*i]));
        (0..men.len()).filter(new).map(|i| i as u8)
    }

    fn quiet_candidates(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if s.stage == Stage::Play {
            if s.drawn.is_none() {
                return out.push(Action::Begin);
            }
            for id in self.orderable(s, seat) {
                out.extend(Order::ALL.iter().map(|&order| Action::Order { unit: id, order }));
                out.extend(self.charges(s, id).map(|target| Action::Charge { unit: id, target }));
            }
            return;
        }
        let Some((step, _)) = self.step(s) else { return };
        match step {
            Step::RollOff => out.push(Action::Begin),
            Step::Part => out.extend([Action::Attack, Action::Defend]),
            Step::Edge => out.extend([Action::Edge(Edge::Top), Action::Edge(Edge::Bottom)]),
            Step::Objectives => out.extend(self.objective_spots(s, seat).map(Action::Objective)),
            Step::Deploy(_) => {
                out.extend(self.deploy_spots(s, seat).map(|(unit, at, facing)| Action::Deploy { unit, at, facing }));
                let houses = self.houses_in_zone(s, seat);
                for unit in self.waiting(s, seat) {
                    out.extend(houses.iter().map(|&building| Action::Garrison { unit, building }));
                    out.extend(self.carriers(s, seat).map(|vehicle| Action::Load { unit, vehicle }));
                }
                out.push(Action::Done);
            }
            Step::Wave(_) => {
                for unit in self.waiting(s, seat) {
                    out.push(Action::Hold(unit));
                    out.extend([Side::Left, Side::Right].map(|side| Action::Outflank { unit, side }));
                    out.extend(self.carriers(s, seat).map(|vehicle| Action::Load { unit, vehicle }));
                }
                out.push(Action::Done);
            }
            Step::Forward => {
                for unit in self.scouts(s, seat) {
                    let spots = self.forward_spots(s, unit).take(6);
                    out.extend(spots.map(|at| Action::Deploy { unit, at, facing: Heading::default() }));
                }
                out.push(Action::Done);
            }
            Step::Rangers(_) => {
                for unit in self.rangers(s, seat) {
                    let Some(from) = s.unit(unit).map(|u| self.place_of(unit, u)) else { continue };
                    let ways = (0..8).map(|i| from.plus(Heading::new(45 * i).way(1200)));
                    out.extend(ways.map(|at| Action::Deploy { unit, at, facing: Heading::default() }));
                }
                out.push(Action::Done);
            }
            Step::Bombardment => {}
        }
    }

    /// Vehicles of a side that carry or tow anything.
    fn carriers<'a>(&'a self, s: &'a Field, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        let takes =
            |id: &UnitId| self.spec(*id).and_then(Spec::machine).is_some_and(|m| m.carries > 0 || !m.tows.is_empty());
        s.of(seat).map(|(id, _)| id).filter(takes)
    }

    /// Places worth going to: all round, towards enemies, objectives and houses.
    fn move_candidates(&self, s: &State, id: UnitId, order: Order, out: &mut Vec<Action>) {
        let (Some(unit), Some(spec), Some(Frame::Move { used, .. })) = (s.unit(id), self.spec(id), s.frames.last())
        else {
            return;
        };
        out.push(Action::Done);
        let rate = self.rate(s, id, order);
        let spent = i32::from(used.iter().copied().max().unwrap_or(0));
        match unit.fate {
            Fate::FirstWave | Fate::Reserve => return self.entry_candidates(s, id, spec, rate, out),
            Fate::Aboard(vehicle) => {
                let Some(hull) = s.unit(vehicle).map(|v| v.at) else { return };
                let ways = (0..12).flat_map(|i| [400, 700].map(|d| Heading::new(30 * i).way(d)));
                return out.extend(ways.map(|w| Action::Move(hull.plus(w))));
            }
            _ => {}
        }
        if order == Order::Run && spent == 0 {
            out.extend(self.assault_targets(s, id).map(Action::Assault));
        }
        if spec.is_vehicle() {
            let reach = rate - spent;
            out.extend(
                [reach, reach / 2, reach / 4, 2 * rate - spent]
                    .map(|by| Action::Drive(by.clamp(-30_000, 30_000) as i16)),
            );
            let back = self.reverse_rate(id) - spent;
            out.extend([-back, -back / 2].map(|by| Action::Drive(by.clamp(-30_000, 30_000) as i16)));
            out.extend([-90, -45, 45, 90].map(|turn| Action::Pivot(unit.facing.turned(turn))));
            if self.scenario == Scenario::Envelopment {
                out.push(Action::Leave);
            }
            return;
        }
        if self.may_dismount(s, id) {
            out.push(Action::Dismount);
        }
        let left = rate - spent;
        let from = self.place_of(id, unit);
        let goals = s.on_table().filter(|(_, u)| u.seat != unit.seat).map(|(e, u)| self.place_of(e, u));
        if unit.inside.is_some() {
            let ways = (0..8).flat_map(|i| [500, 800].map(|d| Heading::new(45 * i).way(d)));
            out.extend(ways.map(|w| Action::Move(from.plus(w))));
            out.extend((0..3).map(Action::Climb));
            return;
        }
        if left >= 100 {
            let mut goals: Vec<Point> = goals.collect();
            goals.sort_by_key(|&g| from.square_to(g));
            goals.truncate(3);
            // One stands against a base, not in it.
            goals.extend(s.objectives.iter().filter_map(|o| match o.owner {
                Some(_) => crate::scenario::beside(o.at).into_iter().min_by_key(|p| from.square_to(*p)),
                None => Some(o.at),
            }));
            out.extend(goals.into_iter().map(|g| Action::Move(from.towards(g, left))));
            out.extend((0..12).map(|i| Action::Move(from.plus(Heading::new(30 * i).way(left)))));
            out.extend((0..4).map(|i| Action::Move(from.plus(Heading::new(45 + 90 * i).way(left / 2)))));
        }
        let carries = s.objectives.iter().any(|o| o.is_with(id));
        // Whoever has somewhere to go looks for ways round what is in his way.
        if let Some(ahead) = self.errand(s, id).and_then(|to| Heading::from_to(from, to)).filter(|_| left >= 100) {
            let ways = [(0, 3), (0, 2), (20, 4), (-20, 4), (40, 3), (-40, 3)];
            out.extend(ways.map(|(turn, part)| Action::Move(from.plus(ahead.turned(turn).way(left * part / 4)))));
        }
        if spec.is_gun() || self.is_team(id) {
            out.extend([-90, -45, 45, 90, 180].map(|turn| Action::Pivot(unit.facing.turned(turn))));
        }
        let near = |p: Point| from.within(p, left + 900);
        let houses = self.table.features.iter().enumerate().filter(|(_, f)| f.kind == crate::terrain::Kind::Building);
        out.extend(houses.filter(|(_, f)| near(f.outline.area().middle())).map(|(i, _)| Action::Occupy(i as u8)));
        if spent == 0 {
            let carriers = s.of(unit.seat).filter(|(v, u)| u.is_on_table() && self.is_vehicle(*v) && near(u.at));
            out.extend(carriers.map(|(v, _)| Action::Mount(v)));
        }
        if self.scenario == Scenario::Envelopment && s.attacker == Some(unit.seat) || carries {
            out.push(Action::Leave);
        }
    }

    /// Where the scenario sends a unit: home with the object, to the next objective, off the far edge.
    fn errand(&self, s: &Field, id: UnitId) -> Option<Point> {
        let unit = s.unit(id)?;
        let (from, own) = (self.place_of(id, unit), s.edge(unit.seat)?);
        let off = |edge: Edge| Point::new(from.x(), if edge == Edge::Top { 0 } else { DEPTH });
        match self.scenario {
            Scenario::TopSecret if s.objectives.iter().any(|o| o.is_with(id)) => Some(off(own)),
            Scenario::Envelopment => (s.attacker == Some(unit.seat)).then(|| off(own.opposite())),
            _ => {
                let wanted = s.objectives.iter().filter(|o| o.owner != Some(unit.seat)).map(|o| o.at);
                wanted.min_by_key(|at| from.square_to(*at))
            }
        }
    }

    /// Along the edge, at different depths.
    fn entry_candidates(&self, s: &State, id: UnitId, spec: &Spec, rate: i32, out: &mut Vec<Action>) {
        let Some(unit) = s.unit(id) else { return };
        let length = spec.model.measure().length;
        let depths = match spec {
            _ if spec.is_vehicle() => [rate - length / 2, rate / 2],
            _ if spec.is_gun() => [length / 2 + 400, length / 2 + 250],
            _ => [rate - 20, rate / 2],
        };
        // All along the edge, and straight towards what is to be had.
        let along = (0..12).map(|k| 300 + 600 * k);
        let towards = s.objectives.iter().map(|o| if unit.flank.is_some() { o.at.y() } else { o.at.x() });
        for along in along.chain(towards).collect::<Vec<i32>>() {
            out.extend(depths.map(|depth| {
                Action::Enter(match (unit.flank, s.edge(unit.seat)) {
                    (Some(Side::Left), _) => Point::new(depth, along.min(4700)),
                    (Some(Side::Right), _) => Point::new(crate::terrain::WIDTH - depth, along.min(4700)),
                    (None, Some(Edge::Top)) => Point::new(along, depth),
                    _ => Point::new(along, DEPTH - depth),
                })
            }));
        }
    }

    /// The seat that has to decide, if any.
    pub(crate) fn decider(&self, s: &State) -> Option<Seat> {
        if s.stage == Stage::Over {
            return None;
        }
        let Some(top) = s.frames.last() else {
            return match s.stage {
                Stage::Play => Some(s.drawn.unwrap_or(SEATS[0])),
                _ => Some(self.step(s).map_or(SEATS[0], |(_, seat)| seat)),
            };
        };
        Some(match *top {
            Frame::Ambush { mover, .. } => other(self.seat_of(mover)),
            Frame::React { unit, .. } | Frame::Escape { unit, .. } => self.seat_of(unit),
            Frame::Loss { by, .. } => by,
            Frame::Friendly { unit } => other(self.seat_of(unit)),
            Frame::Keep { seat } => seat,
            Frame::Stray { call } | Frame::Misled { call } | Frame::Flak { call, .. } => {
                s.calls.get(usize::from(call)).map_or(SEATS[0], |c| other(c.seat))
            }
            Frame::Act { unit, .. }
            | Frame::Move { unit, .. }
            | Frame::Way { unit, .. }
            | Frame::Declare { unit, .. }
            | Frame::Fire { unit, .. }
            | Frame::Aftermath { unit, .. }
            | Frame::Assault { unit, .. }
            | Frame::Example { unit, .. }
            | Frame::Loading { unit }
            | Frame::Aside { unit, .. }
            | Frame::Melee { unit, .. }
            | Frame::Regroup { unit, .. } => self.seat_of(unit),
            Frame::TurnEnd | Frame::TurnStart { .. } => SEATS[0],
        })
    }

    /// Everything listed, sorted and once.
    pub(crate) fn listed(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if !self.deciders(s).contains(seat) {
            return;
        }
        let start = out.len();
        self.candidates(s, seat, out);
        let mut own: Vec<Action> = out.drain(start..).collect();
        own.sort_unstable();
        own.dedup();
        // What holds for all places alike is gathered once.
        let walk = self.walk_of(s);
        let comes_on = self.comes_on(s);
        let deploys = matches!(self.step(s), Some((Step::Deploy(_) | Step::Forward, _)));
        let legal = |action: &Action| match (action, &walk, &comes_on) {
            (Action::Move(to), Some(walk), _) => walk.to(*to).is_ok(),
            (Action::Enter(to), _, Some((id, Some((ground, order))))) => {
                self.plan_entry_on(s, *id, *to, ground, *order).is_ok()
            }
            // Candidates of these are legal ones.
            (Action::Aim(_) | Action::Objective(_), ..) => true,
            (Action::Spring(_), ..) if matches!(s.frames.last(), Some(Frame::Ambush { .. })) => true,
            (Action::Deploy { .. }, ..) if deploys => true,
            _ => Quick::ask(|j| self.judge(s, seat, action, j)),
        };
        // C-130: who can come on does. Places stand behind Done in a sorted list, so they are looked at from its end.
        let mut entered = false;
        let mut fine = vec![false; own.len()];
        for (action, fine) in own.iter().zip(&mut fine).rev() {
            *fine = if comes_on.is_some() && *action == Action::Done { !entered } else { legal(action) };
            entered |= *fine && matches!(action, Action::Enter(_));
        }
        out.extend(own.into_iter().zip(fine).filter(|(_, fine)| *fine).map(|(action, _)| action));
    }

    /// The unit that comes on, and for men the ground they come on over.
    fn comes_on<'a>(&'a self, s: &State) -> Option<(UnitId, Option<(Ground<'a>, Order)>)> {
        let Some(Frame::Move { unit, .. }) = s.frames.last() else { return None };
        s.unit(*unit).filter(|u| matches!(u.fate, Fate::FirstWave | Fate::Reserve))?;
        let foot = self.spec(*unit).is_some_and(Spec::is_foot);
        Some((*unit, foot.then(|| self.entry_ground(s, *unit, TABLE)).flatten()))
    }
}
