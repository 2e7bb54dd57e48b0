//! What actions do, once they are known to be legal.

use crate::Rules;
use crate::action::Action;
use crate::force::Spec;
use crate::setup::Step;
use crate::state::*;
use crate::vocabulary::*;
use board::table::{Heading, Point};
use kernel::{Play, Seat};

impl Rules {
    /// The action, and nothing that follows from it by itself.
    pub(crate) fn carry_out(&self, s: &mut State, seat: Seat, action: &Action, play: &mut Play<'_>) {
        let Some(top) = s.frames.last().cloned() else { return self.carry_out_quiet(s, seat, action, play) };
        match (top, *action) {
            (Frame::Move { unit, .. }, action) => self.carry_out_move(s, unit, action, play),
            (Frame::Ambush { mover, passed }, Action::Spring(id)) => {
                if let Some(Frame::Ambush { passed: so_far, .. }) = s.frames.last_mut() {
                    *so_far = passed | 1 << (id.0 & 63);
                }
                self.tell(play, "log-ambush", id, |t| t.text("target", self.name(mover)));
                self.change(s, id, |u| u.order = Some(Order::Fire));
                self.begin_declaring(s, id, Occasion::Ambush);
            }
            (Frame::Declare { unit, aims, occasion, .. }, Action::Done) => {
                s.frames.pop();
                if !aims.is_empty() {
                    self.change(s, unit, |u| u.marks.hidden = false);
                    s.frames.push(Frame::Fire { unit, aims, occasion, reacted: 0, settled: 0 });
                }
            }
            (Frame::Declare { .. }, Action::Aim(aim)) => {
                if let Some(Frame::Declare { aims, .. }) = s.frames.last_mut() {
                    let _ = aims.try_push(aim);
                }
            }
            (Frame::Declare { unit, .. }, Action::Call { what, at, target }) => {
                s.frames.pop();
                self.call(s, unit, what, at, target, play);
            }
            (Frame::React { unit, .. }, Action::GoDown) => {
                s.frames.pop();
                self.lay_down(s, unit);
                self.change(s, unit, |u| u.marks.ducked = true);
                self.tell(play, "log-ducked", unit, |t| t);
            }
            (Frame::React { unit, .. }, Action::ReturnFire) => {
                s.frames.pop();
                self.take_die(s, unit, Order::Fire);
                self.begin_declaring(s, unit, Occasion::Assaulted);
            }
            (Frame::React { unit, by, .. }, Action::EscapeTo(to)) => {
                s.frames.pop();
                if let Ok(places) = self.plan_ride_away(s, unit, by, to) {
                    self.lay_down(s, unit);
                    self.tell(play, "log-escaped", unit, |t| t);
                    self.set_out(s, unit, places, play);
                }
            }
            (Frame::Example { .. }, Action::Remove(man)) => self.make_example(s, Some(man), play),
            (Frame::Example { .. }, _) => self.make_example(s, None, play),
            (Frame::Loading { unit }, Action::LoadShell(shell)) => {
                s.frames.pop();
                self.change(s, unit, |u| u.marks.loaded_shot = shell == Shell::Shot);
            }
            (Frame::Aside { .. }, Action::Move(to)) => self.step_aside(s, to, play),
            (Frame::Flak { target, .. }, Action::Spring(id)) => {
                if self.fire_flak(s, id, target, play) {
                    s.frames.pop();
                }
            }
            (Frame::Flak { call, target }, _) => {
                s.frames.pop();
                self.attack_from_air(s, call, target, play);
            }
            (Frame::React { unit, .. } | Frame::Escape { unit, .. }, Action::Escape(by)) => {
                s.frames.pop();
                self.lay_down(s, unit);
                self.tell(play, "log-escaped", unit, |t| t);
                if let Some(to) = s.unit(unit).map(|u| u.at.plus(u.facing.way(i32::from(by)))) {
                    self.set_out(s, unit, std::iter::once(to).collect(), play);
                }
            }
            (Frame::Loss { unit, by, .. }, Action::Remove(man)) => {
                self.one_less(s);
                self.remove_man(s, unit, man, by != self.seat_of(unit), play);
            }
            (Frame::Loss { unit, .. }, Action::Wreck) => {
                self.one_less(s);
                self.destroy(s, unit, play);
            }
            (Frame::Friendly { unit }, Action::FireAt(target)) => {
                s.frames.pop();
                let aims = self.all_aims(s, unit, target, Occasion::FriendlyFire);
                s.frames.push(Frame::Fire { unit, aims, occasion: Occasion::FriendlyFire, reacted: 0, settled: 0 });
            }
            (Frame::Regroup { unit, reach }, Action::Move(to)) => {
                s.frames.pop();
                if let Some(places) = self.plan_regroup(s, unit, reach, to) {
                    self.set_men(s, unit, &places);
                    self.arrive(s, unit, play);
                }
            }
            (Frame::Regroup { unit, .. }, Action::Occupy(building)) => {
                s.frames.pop();
                self.occupy(s, unit, building);
            }
            (Frame::Keep { .. }, Action::Keep(id)) => self.change(s, id, |u| u.marks.kept = true),
            (Frame::Stray { call }, Action::Stray(to)) => {
                s.frames.pop();
                self.land_call(s, call, to, play);
            }
            (Frame::Misled { call }, Action::FireAt(target)) => {
                s.frames.pop();
                self.strike(s, call, target, play);
            }
            _ => {
                s.frames.pop();
            }
        }
    }

    fn one_less(&self, s: &mut State) {
        if let Some(Frame::Loss { count, .. }) = s.frames.last_mut() {
            *count = count.saturating_sub(1);
        }
    }

    fn carry_out_quiet(&self, s: &mut State, seat: Seat, action: &Action, play: &mut Play<'_>) {
        match *action {
            Action::Begin if s.stage == Stage::Play && s.drawn.is_none() => self.draw(s, play),
            Action::Begin if s.stage == Stage::Play => {}
            Action::Begin => {
                s.first = Some(self.roll_off(play));
                self.next_step(s);
            }
            Action::Attack | Action::Defend => {
                s.attacker = Some(if *action == Action::Attack { seat } else { other(seat) });
                self.next_step(s);
            }
            Action::Edge(edge) => {
                let mine = usize::from(seat.0 & 1);
                let mut edges = [edge.opposite(); 2];
                edges[mine] = edge;
                s.edges = Some(edges);
                self.next_step(s);
            }
            Action::Objective(at) => {
                let _ = s.objectives.try_push(Objective { at, carrier: None, owner: None, destroyed: false });
            }
            Action::Deploy { unit, at, .. } if matches!(self.step(s), Some((Step::Rangers(_), _))) => {
                if let Ok(places) = self.plan_scouting(s, seat, unit, at) {
                    self.set_men(s, unit, &places);
                    self.change(s, unit, |u| {
                        u.marks.scouted = true;
                        u.marks.hidden = false;
                    });
                }
            }
            Action::Deploy { unit, at, facing } => {
                if let Ok(places) = self.plan_deploy(s, unit, at, facing) {
                    self.deploy(s, unit, at, facing, &places);
                    self.pass_turn(s);
                }
            }
            Action::Garrison { unit, building } => {
                self.garrison(s, unit, building);
                self.pass_turn(s);
            }
            Action::Load { unit, vehicle } => {
                self.change(s, unit, |u| u.fate = Fate::Aboard(vehicle));
                self.pass_turn(s);
            }
            Action::Hold(unit) => self.change(s, unit, |u| u.fate = Fate::Reserve),
            Action::Outflank { unit, side } => self.change(s, unit, |u| u.flank = Some(side)),
            Action::Done => {
                if let Some((Step::Deploy(_), seat)) = self.step(s) {
                    // Who is not on the table waits in reserve, unless a first wave comes after (C-138, C-193).
                    let wave = self.scenario.steps().iter().any(|step| matches!(step, Step::Wave(_)));
                    let attacks = s.attacker == Some(seat) || s.attacker.is_none();
                    let fate = if wave && attacks { Fate::FirstWave } else { Fate::Reserve };
                    for id in self.waiting(s, seat).collect::<Vec<_>>() {
                        self.change(s, id, |u| u.fate = fate);
                    }
                }
                self.finish_step(s);
            }
            Action::Order { unit, order } => self.give_order(s, unit, order, play),
            Action::Charge { unit, target } => self.charge_at(s, unit, target, play),
            _ => {}
        }
    }

    fn carry_out_move(&self, s: &mut State, id: UnitId, action: Action, play: &mut Play<'_>) {
        let aboard = s.unit(id).is_some_and(|u| matches!(u.fate, Fate::Aboard(_)));
        let inside = s.unit(id).is_some_and(|u| u.inside.is_some());
        match action {
            Action::Enter(to) => self.enter(s, id, to, play),
            Action::Move(to) if aboard => {
                if let Ok((places, facing)) = self.plan_dismount(s, id, to) {
                    self.change(s, id, |u| {
                        u.fate = Fate::Field;
                        u.men.iter_mut().zip(&places).for_each(|(m, p)| m.at = *p);
                        u.at = if facing.is_some() { to } else { places.first().copied().unwrap_or(to) };
                        u.facing = facing.unwrap_or(u.facing);
                        u.marks.moved = true;
                    });
                    s.frames.pop();
                    self.arrive(s, id, play);
                    self.watch(s, id);
                }
            }
            Action::Move(to) if self.spec(id).is_some_and(Spec::is_gun) => {
                if let Ok(to) = self.plan_push(s, id, to) {
                    // The crew close up first, so that they end where there was room for them.
                    let crew = s.unit(id).map(|u| self.crew_places(id, u.at, u.facing, u.men.len()));
                    self.change(s, id, |u| u.men.iter_mut().zip(crew.iter().flatten()).for_each(|(m, p)| m.at = *p));
                    self.set_out(s, id, std::iter::once(to).collect(), play);
                }
            }
            Action::Move(to) if inside => {
                if let Ok(places) = self.plan_exit(s, id, to) {
                    let house = s.unit(id).map(|u| u.at);
                    self.change(s, id, |u| {
                        u.inside = None;
                        u.men.iter_mut().zip(&places).for_each(|(m, p)| m.at = *p);
                        u.at = places.first().copied().unwrap_or(to);
                        u.facing = house.and_then(|h| Heading::from_to(h, to)).unwrap_or(u.facing);
                    });
                    self.disturb(s, id);
                    s.frames.pop();
                    self.arrive(s, id, play);
                    self.watch(s, id);
                }
            }
            Action::Move(to) => {
                if let Ok(places) = self.plan(s, to) {
                    self.change(s, id, |u| u.facing = Heading::from_to(u.at, to).unwrap_or(u.facing));
                    self.set_out(s, id, places, play);
                }
            }
            Action::Step { man, to } => {
                let places = s.unit(id).map(|u| {
                    u.men.iter().enumerate().map(|(i, m)| if i == usize::from(man) { to } else { m.at }).collect()
                });
                if let Some(places) = places {
                    self.set_out(s, id, places, play);
                }
            }
            Action::Drive(by) => self.drive(s, id, i32::from(by), play),
            Action::Pivot(facing) => {
                self.pivot(s, id, facing);
                self.watch(s, id);
            }
            Action::Occupy(building) => {
                self.occupy(s, id, building);
                s.frames.pop();
                self.arrive(s, id, play);
                self.watch(s, id);
            }
            Action::Climb(floor) => {
                self.change(s, id, |u| {
                    if let Some(room) = &mut u.inside {
                        room.floor = floor;
                    }
                });
                self.disturb(s, id);
                s.frames.pop();
            }
            Action::Mount(vehicle) => {
                self.mount(s, id, vehicle);
                s.frames.pop();
            }
            Action::Leave => {
                s.frames.pop();
                self.leave(s, id, play);
            }
            Action::Assault(target) => {
                s.frames.pop();
                self.tell(play, "log-assault", id, |t| t.text("target", self.name(target)));
                self.change(s, id, |u| u.marks.ran = true);
                s.frames.push(Frame::Assault { unit: id, target, step: 0, eager: false, defended: false });
            }
            Action::Dismount => self.change(s, id, |u| u.marks.dismounted = true),
            Action::DropTrailer => self.change(s, id, |u| u.marks.empty = true),
            _ => {
                s.frames.pop();
                // C-130: who finds no room waits.
                self.change(s, id, |u| {
                    if u.fate == Fate::FirstWave {
                        u.fate = Fate::Reserve;
                    }
                });
            }
        }
    }

    /// Those in ambush may fire at somebody who came out where they can see him (C-22).
    fn watch(&self, s: &mut State, id: UnitId) {
        s.frames.push(Frame::Ambush { mover: id, passed: 0 });
    }

    /// C-33: a unit comes onto the table.
    fn enter(&self, s: &mut State, id: UnitId, to: Point, play: &mut Play<'_>) {
        let foot = self.spec(id).is_some_and(Spec::is_foot);
        let (places, facing) = if foot {
            let Ok(places) = self.plan_entry(s, id, to) else { return };
            let facing = self.entry(s, id, to).ok().and_then(|from| Heading::from_to(from, to));
            (places, facing)
        } else {
            let Ok(facing) = self.plan_drive_on(s, id, to) else { return };
            let men = s.unit(id).map_or(0, |u| u.men.len());
            (self.crew_places(id, to, facing, men), Some(facing))
        };
        self.change(s, id, |u| {
            u.fate = Fate::Field;
            u.at = if foot { places.first().copied().unwrap_or(to) } else { to };
            u.facing = facing.unwrap_or_default();
            u.men.iter_mut().zip(&places).for_each(|(m, p)| m.at = *p);
            u.flank = None;
            u.marks.moved = true;
        });
        play.reveal();
        self.tell(play, "log-entered", id, |t| t);
        // C-181: who comes on does not assault; the move is over.
        s.frames.pop();
        self.arrive(s, id, play);
        self.watch(s, id);
    }

    /// BA-68 to BA-73: reactions of all targets first, then each is settled.
    pub(crate) fn fire(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(Frame::Fire { unit, aims, occasion, reacted, settled }) = s.frames.last().cloned() else { return };
        if s.unit(unit).is_none_or(|u| !u.is_on_table()) {
            return self.drop_frame(s);
        }
        let mut targets: Vec<UnitId> = Vec::new();
        for aim in &aims {
            if !targets.contains(&aim.target) {
                targets.push(aim.target);
            }
        }
        if let Some(&target) = targets.get(usize::from(reacted)) {
            if let Some(Frame::Fire { reacted, .. }) = s.frames.last_mut() {
                *reacted += 1;
            }
            s.frames.push(Frame::React { unit: target, by: unit, assault: false });
        } else if let Some(&target) = targets.get(usize::from(settled)) {
            if let Some(Frame::Fire { settled, .. }) = s.frames.last_mut() {
                *settled += 1;
            }
            self.fire_at(s, unit, target, &aims, occasion, play);
        } else {
            self.drop_frame(s);
        }
    }
}
