//! The turn (BA-01 to BA-09): dice out of the bag, what is pending worked off, and the end of the turn.

use crate::Rules;
use crate::options::{DownRelief, ReserveDice};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Note, Play, Seat, Text};

/// How often what is pending may be looked at before somebody decides; never reached.
const PATIENCE: usize = 10_000;

impl Rules {
    /// Works off everything that needs no decision.
    pub(crate) fn work_off(&self, s: &mut State, play: &mut Play<'_>) {
        for _ in 0..PATIENCE {
            if s.stage == Stage::Over || !self.work(s, play) {
                return;
            }
        }
    }

    /// One thing that needs no decision; false if somebody has to decide.
    fn work(&self, s: &mut State, play: &mut Play<'_>) -> bool {
        let Some(top) = s.frames.last().cloned() else {
            return match s.stage {
                Stage::Play if s.drawn.is_some() || s.first.is_none() => false,
                Stage::Play => {
                    self.draw(s, play);
                    true
                }
                Stage::SetUp(_) => self.set_up_work(s, play),
                Stage::Over => false,
            };
        };
        let alive = |id: UnitId| s.unit(id).is_some_and(Unit::is_alive);
        let on_table = |id: UnitId| s.unit(id).is_some_and(Unit::is_on_table);
        match top {
            Frame::Act { unit, .. } if !alive(unit) => s.drop_frame(),
            Frame::Act { unit, order, step } => self.act(s, unit, order, step, play),
            Frame::Way { unit, .. } if !on_table(unit) => s.drop_frame(),
            Frame::Way { .. } => self.walk(s, play),
            Frame::Fire { .. } => self.fire(s, play),
            Frame::Loss(losing) => return self.work_off_losses(s, losing, play),
            Frame::Aftermath { unit, had, always } => {
                s.drop_frame();
                self.aftermath(s, unit, had, always, play);
            }
            Frame::Assault { .. } => self.assault_step(s, play),
            Frame::DriveOn { unit, by } => {
                s.drop_frame();
                self.drive_on(s, unit, by, play);
            }
            Frame::Melee { .. } => self.melee(s, play),
            Frame::TurnEnd => {
                s.drop_frame();
                self.end_turn(s, play);
            }
            Frame::TurnStart { call } => self.start_turn(s, call, play),
            Frame::Flak(FiringFlak { call, target }) if on_table(target) => {
                if self.flak(s, call, target).next().is_some() {
                    return false;
                }
                s.drop_frame();
                self.attack_from_air(s, call, target, play);
            }
            top if self.is_moot(s, &top) => s.drop_frame(),
            _ => return false,
        }
        true
    }

    /// Whether a decision has become one about nothing: nobody is left to take it, or nothing to choose from.
    fn is_moot(&self, s: &State, top: &Frame) -> bool {
        let gone = |id: UnitId| !s.unit(id).is_some_and(Unit::is_on_table);
        match *top {
            Frame::Move(ref moving) => !s.unit(moving.unit).is_some_and(Unit::is_alive) || !self.may_go_on(s, moving),
            Frame::Ambush(Watching { mover, passed }) => {
                gone(mover) || self.ambushers(s, mover, passed).next().is_none()
            }
            Frame::Declare(Declaring { unit, occasion, ref open, .. }) => {
                gone(unit) || open.is_empty() && !self.can_call(s, unit, occasion)
            }
            Frame::React(Reacting { unit, by, assault }) => !self.can_react(s, unit, by, assault),
            Frame::Regroup(Regrouping { unit, .. })
            | Frame::Example(MakingExample { unit, .. })
            | Frame::Loading(LoadingGun { unit }) => gone(unit),
            Frame::Aside(SteppingAside { unit, tank, .. }) => gone(unit) || gone(tank),
            Frame::Keep(KeepingDice { seat }) => self.keepable(s, seat).next().is_none(),
            Frame::Flak(FiringFlak { target, .. }) => gone(target),
            _ => false,
        }
    }

    /// Men who have to be taken away: there is nothing to choose if none or all of them go. False if there is.
    fn work_off_losses(&self, s: &mut State, losing: Losing, play: &mut Play<'_>) -> bool {
        let Losing { unit: id, count, .. } = losing;
        let men = s.unit(id).filter(|u| u.is_alive()).map_or(0, |u| u.men.len());
        let over = count == 0 || men == 0 || self.is_vehicle(id);
        if !over && men > usize::from(count) {
            return false;
        }
        s.drop_frame();
        if !over {
            self.destroy(s, id, play);
        }
        true
    }

    /// BA-02, C-09, C-161: a die out of the bag, each as likely; if none is left the turn ends.
    pub(crate) fn draw(&self, s: &mut State, play: &mut Play<'_>) {
        let [first, second] = s.bag;
        let seat = match (first, second) {
            (0, 0) => {
                // C-164: the side whose die came first says first what it keeps.
                let first = s.first.unwrap_or(SEATS[0]);
                s.frames.push(Frame::TurnEnd);
                s.frames.push(Frame::Keep(KeepingDice { seat: other(first) }));
                s.frames.push(Frame::Keep(KeepingDice { seat: first }));
                return;
            }
            (_, 0) => SEATS[0],
            (0, _) => SEATS[1],
            _ if play.die(first.saturating_add(second)) <= first => SEATS[0],
            _ => SEATS[1],
        };
        s.bag[usize::from(seat.0)] -= 1;
        s.first.get_or_insert(seat);
        let [first, second] = s.bag;
        play.note(|| {
            let text = Text::new("log-die").word("seat", seat_key(seat));
            Note::new(text.number("first", first).number("second", second))
        });
        // C-09: a die for which there is no unit is ignored.
        if self.orderable(s, seat).next().is_some() {
            s.drawn = Some(seat);
        }
    }

    /// Whether a unit has a die of its own this turn (C-08, C-09).
    pub(crate) fn has_die(&self, s: &Field, id: UnitId) -> bool {
        if s.stage != Stage::Play {
            return false;
        }
        // C-09: men aboard are where their vehicle is.
        match s.whereabouts(id) {
            Some(Fate::Field | Fate::FirstWave) => true,
            Some(Fate::Reserve) => s.turn >= 2 || self.options.reserve_dice == ReserveDice::Always,
            _ => false,
        }
    }

    /// BA-05: units that have no die yet and may get one.
    pub(crate) fn orderable<'a>(&'a self, s: &'a Field, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        s.of(seat).filter(move |(id, u)| u.order.is_none() && self.has_die(s, *id)).map(|(id, _)| id)
    }

    /// Dice that may stay on their units (BA-09): Ambush, and Down on men and guns; on riders it only marks a halt
    /// (C-35).
    pub(crate) fn keepable<'a>(&'a self, s: &'a Field, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        s.of(seat)
            .filter(move |(id, u)| {
                let stays = match u.order {
                    Some(Order::Ambush) => true,
                    Some(Order::Down) => self.is_down(*id, u),
                    _ => false,
                };
                stays && u.is_on_table() && !u.marks.kept
            })
            .map(|(id, _)| id)
    }

    /// BA-09: dice go back into the bag, except those that stay; then the game goes on or ends.
    fn end_turn(&self, s: &mut State, play: &mut Play<'_>) {
        for id in s.ids() {
            let Some(unit) = s.units.get_mut(id.index()) else { continue };
            let kept = unit.marks.kept;
            // C-17: a unit that stays Down loses a pin.
            if kept && unit.order == Some(Order::Down) && self.options.down_relief == DownRelief::One {
                unit.pins = unit.pins.saturating_sub(1);
            }
            if !kept {
                unit.order = None;
            }
            unit.marks = Marks { moved: false, ran: false, kept: false, stayed: kept, ducked: false, ..unit.marks };
        }
        self.vengeance(s, play);
        self.lose_empty_transports(s, play);
        self.settle_objectives(s, play);
        if s.stage == Stage::Over {
            return;
        }
        if s.turn >= s.last_turn {
            // C-135: after the sixth turn a seventh on 4 or more.
            if s.turn != 6 || s.last_turn != 6 || play.die(6) < 4 {
                return self.finish(s, play);
            }
            s.last_turn = 7;
        }
        s.turn += 1;
        s.first = None;
        self.fill_bag(s);
        s.frames.push(Frame::TurnStart { call: 0 });
    }

    /// One die for each unit that has none and is due.
    pub(crate) fn fill_bag(&self, s: &mut State) {
        for seat in SEATS {
            s.bag[usize::from(seat.0)] = self.orderable(s, seat).count().min(250) as u8;
        }
    }

    /// N-08: with vengeance in mind each pinned unit of men may shake off a pin at the end of a turn.
    fn vengeance(&self, s: &mut State, play: &mut Play<'_>) {
        for id in s.ids() {
            let vengeful = self
                .spec(id)
                .is_some_and(|spec| !spec.is_vehicle() && spec.characteristic == Some(Characteristic::Vengeance));
            if vengeful && s.unit(id).is_some_and(|u| u.is_on_table() && u.pins > 0) && play.die(6) == 6 {
                s.change(id, |u| u.pins -= 1);
            }
        }
    }
}

/// The key of a seat's word.
pub fn seat_key(seat: Seat) -> &'static str {
    if seat == SEATS[0] { "seat-first" } else { "seat-second" }
}
