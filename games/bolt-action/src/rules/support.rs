//! What comes from afar: barrages, smoke, aircraft, the bombardment before the battle (C-129, C-129a, C-134, C-144,
//! C-194, C-195).

use crate::Rules;
use crate::options::Support as SupportOption;
use crate::rules::bodies::TABLE;
use crate::rules::morale::PinnedBy;
use crate::rules::shooting::Battery;
use crate::rules::sight::Aspect;
use crate::rules::volley::{Burst, ToHit, roll};
use crate::state::*;
use crate::vocabulary::*;
use board::table::{Point, Shape};
use kernel::{Chapter, Judge, Note, Play, Seat, Text};

/// How far a barrage reaches, and how far the enemy may move its marker.
const SPREAD: i32 = 1200;

/// One explosive shell that falls on somebody.
pub(crate) fn shell(weapon: WeaponId) -> Burst {
    Burst {
        weapon,
        shell: Shell::Indirect,
        to_hit: ToHit::Always,
        shots: 1,
        long: false,
        close: false,
        aspect: Aspect::Top,
        shielded: false,
        picks: false,
        heavy: true,
    }
}

impl Rules {
    /// C-129: whether an observer may call now.
    pub(crate) fn can_call(&self, s: &Field, id: UnitId, occasion: Occasion) -> bool {
        let order = s.unit(id).and_then(|u| u.order);
        occasion == Occasion::Order && order.is_some_and(|order| self.can_call_with(s, id, order))
    }

    /// The same with an order he may be given.
    pub(crate) fn can_call_with(&self, s: &Field, id: UnitId, order: Order) -> bool {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return false };
        order == Order::Fire
            && matches!(spec.role, Role::ArtilleryObserver | Role::AirObserver)
            && self.head(id, unit).is_some()
            && (!unit.marks.called || self.may_call_again(s, unit, spec))
            && self.options.support == SupportOption::On
    }

    /// N-04: an American air observer calls a second strike once the first is settled.
    fn may_call_again(&self, s: &Field, unit: &Unit, spec: &crate::force::Spec) -> bool {
        let american = spec.role == Role::AirObserver && spec.nation == Nation::UnitedStates;
        american
            && !unit.marks.called_twice
            && !s.calls.iter().any(|c| c.seat == unit.seat && c.what == Support::Strike)
    }

    pub(crate) fn judge_call<J: Judge>(
        &self,
        s: &Field,
        declared: &Declaring,
        what: Support,
        at: Point,
        target: Option<UnitId>,
        j: &mut J,
    ) {
        let id = declared.unit;
        let Some(spec) = self.spec(id) else {
            return j.forbid(clause!("C-129"), || Text::new("why-not-now-at-all"));
        };
        if !self.can_call(s, id, declared.occasion) || !declared.aims.is_empty() {
            return j.forbid(clause!("C-129"), || Text::new("why-no-call"));
        }
        match (what, spec.role) {
            (Support::Strike, Role::AirObserver) => {
                let enemy =
                    target.filter(|&t| s.unit(t).is_some_and(|u| u.is_on_table() && u.seat != self.seat_of(id)));
                if enemy.is_none_or(|t| !self.sees(s, id, t)) {
                    j.forbid(clause!("C-195"), || Text::new("why-no-target-seen"));
                }
            }
            (Support::Barrage | Support::Smoke, Role::ArtilleryObserver) if target.is_none() => {
                if !TABLE.holds(at) || !self.sees_point(s, id, at) {
                    j.forbid(clause!("C-194"), || Text::new("why-point-unseen"));
                }
            }
            _ => j.forbid(clause!("C-129"), || Text::new("why-no-call")),
        }
    }

    pub(crate) fn call(
        &self,
        s: &mut State,
        id: UnitId,
        what: Support,
        at: Point,
        target: Option<UnitId>,
        play: &mut Play<'_>,
    ) {
        let at = target.and_then(|t| s.unit(t).map(|u| self.place_of(t, u))).unwrap_or(at);
        let (seat, turn) = (self.seat_of(id), s.turn);
        s.calls.push(Call { seat, what, at, target, late: 0, turn });
        s.change(id, |u| {
            u.marks.called_twice = u.marks.called;
            u.marks.called = true;
            u.marks.hidden = false;
        });
        self.tell(play, "log-called", id, |t| t.word("what", support_key(what)));
    }

    /// C-144: smoke is lifted, then each call is rolled for; then the first die is drawn.
    pub(crate) fn start_turn(&self, s: &mut State, call: u8, play: &mut Play<'_>) {
        let turn = s.turn;
        if let Some(Frame::TurnStart { call }) = s.frames.last_mut() {
            *call += 1;
        }
        let Some(call) = call.checked_sub(1) else {
            s.smoke.retain(|c| c.turn + 2 > turn);
            // C-144, C-165: the winner of a roll-off says whose comes first, if both have one.
            let waiting = |seat: Seat| s.calls.iter().any(|c| c.seat == seat && c.turn < turn);
            if waiting(SEATS[0]) && waiting(SEATS[1]) {
                let seat = self.roll_off(play);
                s.frames.push(Frame::Calls(OrderingCalls { seat }));
            }
            return;
        };
        let Some(pending) = s.calls.get(usize::from(call)).copied() else {
            s.drop_frame();
            s.calls.retain(|c| c.late != u8::MAX);
            play.note(|| Note::new(Text::new("log-turn").number("turn", turn)).begins(Chapter::Turn));
            self.draw(s, play);
            return;
        };
        if pending.late == u8::MAX || pending.turn >= turn {
            return;
        }
        let die = play.die(6);
        let score = die.saturating_add(pending.late);
        match pending.what {
            Support::Barrage | Support::Smoke if die == 1 => s.frames.push(Frame::Stray(Straying { call })),
            _ if score < 4 => {
                if let Some(c) = s.calls.get_mut(usize::from(call)) {
                    c.late += 1;
                }
            }
            Support::Barrage | Support::Smoke => self.land_call(s, call, pending.at, play),
            // C-129a: a 1 that is enough all the same.
            Support::Strike if die == 1 => s.frames.push(Frame::Misled(MisledStrike { call })),
            Support::Strike => {
                if let Some(target) = pending.target {
                    self.strike(s, call, target, play);
                }
            }
        }
    }

    /// A die each, the higher wins (C-165).
    pub(crate) fn roll_off(&self, play: &mut Play<'_>) -> Seat {
        for _ in 0..20 {
            match (play.die(6), play.die(6)) {
                (a, b) if a > b => return SEATS[0],
                (a, b) if a < b => return SEATS[1],
                _ => {}
            }
        }
        SEATS[0]
    }

    /// C-194: everybody near the marker rolls; or a cloud.
    pub(crate) fn land_call(&self, s: &mut State, call: u8, at: Point, play: &mut Play<'_>) {
        let Some(pending) = s.calls.get_mut(usize::from(call)) else { return };
        pending.late = u8::MAX;
        let (what, seat) = (pending.what, pending.seat);
        let turn = s.turn;
        if what == Support::Smoke {
            s.smoke.push(Smoke { at, radius: 600, turn });
            return;
        }
        // N-11: massed batteries reach further.
        let soviet = self
            .specs
            .get(if seat == SEATS[0] { 0 } else { self.firsts })
            .is_some_and(|u| u.nation == Nation::SovietUnion);
        let reach = SPREAD + if soviet { 100 * i32::from(play.die(6)) } else { 0 };
        let marker = Shape::round(at, 0);
        let under: Vec<UnitId> = s
            .on_table()
            .filter(|(id, u)| {
                let bodies = self.bodies(*id, u);
                if self.is_vehicle(*id) {
                    u.at.within(at, reach)
                } else {
                    bodies.iter().any(|b| b.within(&marker, reach))
                }
            })
            .map(|(id, _)| id)
            .collect();
        for id in under {
            match play.die(6) {
                1 => {}
                2 | 3 => self.pin(s, id, 1, PinnedBy::Attack(seat), play),
                4 | 5 => {
                    let pins = roll(Roll::D3, play);
                    self.pin(s, id, pins, PinnedBy::Attack(seat), play);
                }
                _ => {
                    self.struck(s, id, &shell(WeaponId::HeavyHowitzer), 1, seat, play);
                }
            }
        }
    }

    pub(crate) fn judge_stray<J: Judge>(&self, s: &Field, call: u8, to: Point, j: &mut J) {
        let marker = s.calls.get(usize::from(call)).map(|c| c.at);
        if !TABLE.holds(to) || marker.is_none_or(|at| !at.within(to, SPREAD)) {
            j.forbid(clause!("C-129"), || Text::new("why-too-far"));
        }
    }

    /// C-195: the aircraft is there. Its own side's flak may fire by mistake, the enemy's if it likes; then it attacks.
    pub(crate) fn strike(&self, s: &mut State, call: u8, target: UnitId, play: &mut Play<'_>) {
        let Some(pending) = s.calls.get_mut(usize::from(call)) else { return };
        pending.late = u8::MAX;
        let seat = pending.seat;
        let own: Vec<UnitId> = self.flak_of(s, seat, target).collect();
        for id in own {
            if play.die(6) == 1 && self.fire_flak(s, id, target, play) {
                return;
            }
        }
        s.frames.push(Frame::Flak(FiringFlak { call, target }));
    }

    /// C-195: flak of the other side that may still fire at an aircraft.
    pub(crate) fn flak<'a>(&'a self, s: &'a Field, call: u8, target: UnitId) -> impl Iterator<Item = UnitId> + 'a {
        let caller = s.calls.get(usize::from(call)).map(|c| c.seat);
        caller.into_iter().flat_map(move |seat| self.flak_of(s, other(seat), target))
    }

    /// C-72: guns that can fire at aircraft, idle and with the target's point in range.
    fn flak_of<'a>(&'a self, s: &'a Field, seat: Seat, target: UnitId) -> impl Iterator<Item = UnitId> + 'a {
        let flak =
            |id: UnitId| self.spec(id).is_some_and(|f| f.has(UnitRule::Flak) || f.vehicle_has(VehicleRule::Flak));
        let idle = |u: &Unit| u.order.is_none() || u.order == Some(Order::Ambush);
        let able =
            move |id: UnitId, u: &Unit| u.seat == seat && idle(u) && flak(id) && self.flak_gun(s, id, target).is_some();
        s.on_table().filter(move |&(id, u)| able(id, u)).map(|(id, _)| id)
    }

    /// What a unit fires at aircraft with.
    fn flak_gun(&self, s: &Field, id: UnitId, target: UnitId) -> Option<Battery> {
        let distance = self.distance(s, id, target);
        let in_range = |w: WeaponId| distance <= self.data.weapon(w).range.maximum.hundredths();
        self.batteries(id, s.unit(id)?).into_iter().find(|b| in_range(b.weapon))
    }

    /// C-72, C-195: at -2 and nothing else; each hit drives the aircraft off on 4 or more. True if it is gone.
    pub(crate) fn fire_flak(&self, s: &mut State, id: UnitId, target: UnitId, play: &mut Play<'_>) -> bool {
        let Some(gun) = self.flak_gun(s, id, target) else { return false };
        let shots = match self.data.weapon(gun.weapon).shots {
            Roll::Exactly(n) => n.saturating_mul(gun.barrels.max(1)),
            _ => 1,
        };
        self.take_die(s, id, Order::Fire);
        s.change(id, |u| u.marks.hidden = false);
        let hits = ToHit::of(5).roll(shots, play).hits;
        let gone = (0..hits).any(|_| play.die(6) >= 4);
        if gone {
            self.tell(play, "log-driven-off", id, |t| t);
        }
        gone
    }

    /// C-129a, C-195: what the aircraft does to its target and to those near it.
    pub(crate) fn attack_from_air(&self, s: &mut State, call: u8, target: UnitId, play: &mut Play<'_>) {
        let Some(seat) = s.calls.get(usize::from(call)).map(|c| c.seat) else { return };
        let burst = match play.die(6) {
            1 | 2 => {
                Burst { shots: 8, to_hit: ToHit::Score(3), shell: Shell::Shot, ..shell(WeaponId::MediumMachineGun) }
            }
            3 | 4 => Burst { to_hit: ToHit::Score(3), ..shell(WeaponId::HeavyMortar) },
            _ => Burst { to_hit: ToHit::Score(3), ..shell(WeaponId::HeavyHowitzer) },
        };
        let hits = burst.to_hit.roll(burst.shots, play).hits;
        let near: Vec<UnitId> =
            s.on_table().map(|(id, _)| id).filter(|&id| self.units_within(s, id, target, 1200)).collect();
        let given = if hits > 0 { self.struck(s, target, &burst, hits, seat, play) } else { 0 };
        for id in near {
            let pins = roll(Roll::D3, play) - 1;
            // The bombs and the fright are one attack.
            let cause = if id == target && given > 0 { PinnedBy::Aftereffect } else { PinnedBy::Attack(seat) };
            self.pin(s, id, pins, cause, play);
        }
    }

    /// C-134, C-184: on 2 or more, each unit of the defender on the table rolls. N-07: the British take the better of
    /// two.
    pub(crate) fn bombard(&self, s: &mut State, attacker: Seat, play: &mut Play<'_>) {
        if play.die(6) < 2 {
            return;
        }
        let british = self
            .specs
            .get(if attacker == SEATS[0] { 0 } else { self.firsts })
            .is_some_and(|u| u.nation == Nation::GreatBritain);
        let under: Vec<UnitId> = s.on_table().filter(|(_, u)| u.seat != attacker).map(|(id, _)| id).collect();
        for id in under {
            let mut die = play.die(6);
            if british {
                die = die.max(play.die(6));
            }
            match die {
                1 => {}
                2 | 3 => self.pin(s, id, 1, PinnedBy::Attack(attacker), play),
                4 | 5 => self.pin(s, id, 2, PinnedBy::Attack(attacker), play),
                _ => {
                    let pins = roll(Roll::D3, play) + 1;
                    self.pin(s, id, pins, PinnedBy::Attack(attacker), play);
                    if s.unit(id).is_some_and(Unit::is_on_table) {
                        let burst = Burst { shell: Shell::Indirect, ..shell(WeaponId::HeavyMortar) };
                        let hits = roll(Roll::D3, play);
                        self.shelled(s, id, &burst, hits, attacker, play);
                    }
                }
            }
        }
    }
}

/// The key of a call's word.
pub fn support_key(what: Support) -> &'static str {
    match what {
        Support::Barrage => "support-barrage",
        Support::Smoke => "support-smoke",
        Support::Strike => "support-strike",
    }
}
