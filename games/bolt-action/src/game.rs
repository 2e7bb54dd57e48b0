//! The rules as the kernel sees them: who decides, what is allowed, what it does.

use crate::Rules;
use crate::action::Action;
use crate::force::Spec;
use crate::setup::Step;
use crate::state::*;
use crate::vocabulary::*;
use board::table::{Heading, Point};
use kernel::scene::{Board, Explanation, Inspection, Pointing, Spot};
use kernel::{Full, Game, Judge, Outcome, Play, Problem, Refusal, Rng, Scene, Seat, SeatSet, Text, Viewer};

impl Rules {
    /// Every rule that bears on an action, asked in one place.
    pub(crate) fn judge<J: Judge>(&self, s: &State, seat: Seat, action: &Action, j: &mut J) {
        let not_now = || Text::new("why-not-now").text("prompt", self.prompt(s));
        if !self.deciders(s).contains(seat) {
            return j.forbid("BA-01", not_now);
        }
        let Some(top) = s.frames.last() else { return self.judge_quiet(s, seat, action, j) };
        match (top, *action) {
            (Frame::Move { unit, .. }, action) => self.judge_moving(s, *unit, action, j),
            (Frame::Ambush { .. }, Action::Pass) => {}
            (Frame::Ambush { mover, passed }, Action::Spring(id)) => {
                if !self.may_spring(s, id, *mover, *passed) {
                    j.forbid("C-18", || Text::new("why-no-ambush").text("unit", self.name(id)));
                }
            }
            (Frame::Declare { .. }, Action::Done) => {}
            (Frame::Declare { unit, aims, occasion, .. }, Action::Aim(aim)) => {
                self.judge_aim(s, *unit, aims, *occasion, &aim, j);
            }
            (Frame::Declare { unit, .. }, Action::Call { what, at, target }) => {
                self.judge_call(s, *unit, what, at, target, j);
            }
            (Frame::React { .. } | Frame::Regroup { .. }, Action::Pass) => {}
            (Frame::React { unit, assault, .. }, Action::GoDown) => {
                if *assault || !self.can_duck(s, *unit) {
                    j.forbid("C-44", || Text::new("why-no-ducking"));
                }
            }
            (Frame::React { unit, by, assault }, Action::ReturnFire) => {
                if !assault || !self.can_return_fire(s, *unit, *by) {
                    j.forbid("C-115", || Text::new("why-no-return-fire"));
                }
            }
            (Frame::React { unit, by, .. }, Action::Escape(distance)) => {
                if !self.can_escape(s, *unit) {
                    return j.forbid("C-97", || Text::new("why-no-escape"));
                }
                self.judge_escape(s, *unit, *by, distance, j);
            }
            (Frame::React { unit, by, .. }, Action::EscapeTo(to)) => {
                if self.is_vehicle(*unit) || !self.can_escape(s, *unit) {
                    return j.forbid("C-35", || Text::new("why-no-escape"));
                }
                if let Err(objection) = self.plan_ride_away(s, *unit, *by, to) {
                    j.forbid(objection.0, || self.objection(objection));
                }
            }
            (Frame::Example { .. }, Action::Pass) => {}
            (Frame::Loading { .. }, Action::LoadShell(shell)) => {
                if !matches!(shell, Shell::Shot | Shell::He) {
                    j.forbid("C-20", || Text::new("why-indirect-now"));
                }
            }
            (Frame::Aside { unit, tank, by }, Action::Move(to)) => {
                if let Err(objection) = self.plan_aside(s, *unit, *tank, *by, to) {
                    j.forbid(objection.0, || self.objection(objection));
                }
            }
            (Frame::Flak { .. }, Action::Pass) => {}
            (Frame::Flak { call, target }, Action::Spring(id)) => {
                if !self.flak(s, *call, *target).any(|f| f == id) {
                    j.forbid("C-195", || Text::new("why-no-flak").text("unit", self.name(id)));
                }
            }
            (Frame::Loss { unit, .. } | Frame::Example { unit, .. }, Action::Remove(man)) => {
                if s.unit(*unit).is_none_or(|u| usize::from(man) >= u.men.len()) {
                    j.forbid("BA-72", || Text::new("why-no-such-man"));
                }
            }
            (Frame::Loss { unit, heavy, by, .. }, Action::Wreck) => {
                let gun = self.spec(*unit).is_some_and(Spec::is_gun);
                if !heavy || !gun || *by == self.seat_of(*unit) {
                    j.forbid("C-78", || Text::new("why-no-wrecking"));
                }
            }
            (Frame::Friendly { unit }, Action::FireAt(target)) => {
                if !self.friendly_targets(s, *unit).any(|t| t == target) {
                    j.forbid("BA-20", || Text::new("why-no-friendly-target").text("target", self.name(target)));
                }
            }
            (Frame::Regroup { unit, reach }, Action::Move(to)) => {
                if self.plan_regroup(s, *unit, *reach, to).is_none() {
                    j.forbid("C-157", || Text::new("why-no-regroup"));
                }
            }
            (Frame::Regroup { unit, reach }, Action::Occupy(building)) => {
                if !self.may_move_in(s, *unit, *reach, building) {
                    j.forbid("C-160", || Text::new("why-no-regroup"));
                }
            }
            (Frame::Keep { .. }, Action::Done) => {}
            (Frame::Keep { seat }, Action::Keep(id)) => {
                if !self.keepable(s, *seat).any(|k| k == id) {
                    j.forbid("BA-09", || Text::new("why-not-kept").text("unit", self.name(id)));
                }
            }
            (Frame::Stray { call }, Action::Stray(to)) => self.judge_stray(s, *call, to, j),
            (Frame::Misled { .. }, Action::FireAt(target)) => {
                if s.unit(target).is_none_or(|u| !u.is_on_table()) {
                    j.forbid("C-129a", || Text::new("why-no-such-unit"));
                }
            }
            _ => j.forbid("BA-01", not_now),
        }
    }

    /// Nothing is pending: orders, or the set-up.
    fn judge_quiet<J: Judge>(&self, s: &State, seat: Seat, action: &Action, j: &mut J) {
        let not_now = || Text::new("why-not-now").text("prompt", self.prompt(s));
        if s.stage == Stage::Play {
            return match *action {
                Action::Begin if s.drawn.is_none() => {}
                Action::Order { unit, order } if s.drawn.is_some() => self.judge_order(s, seat, unit, order, j),
                Action::Charge { unit, target } if s.drawn.is_some() => self.judge_charge(s, seat, unit, target, j),
                _ => j.forbid("BA-01", not_now),
            };
        }
        let Some((step, _)) = self.step(s) else { return j.forbid("BA-01", not_now) };
        match (step, *action) {
            (Step::RollOff, Action::Begin)
            | (Step::Part, Action::Attack | Action::Defend)
            | (Step::Edge, Action::Edge(_)) => {}
            (Step::Objectives, Action::Objective(at)) => self.judge_objective(s, seat, at, j),
            (Step::Deploy(_) | Step::Forward, Action::Deploy { unit, at, facing }) => {
                if let Err(objection) = self.plan_deploy(s, unit, at, facing) {
                    j.forbid(objection.0, || self.objection(objection));
                }
            }
            (Step::Rangers(_), Action::Deploy { unit, at, .. }) => {
                if let Err(objection) = self.plan_scouting(s, seat, unit, at) {
                    j.forbid(objection.0, || self.objection(objection));
                }
            }
            (Step::Rangers(_), Action::Done) => {}
            (Step::Deploy(_), Action::Garrison { unit, building }) => self.judge_garrison(s, seat, unit, building, j),
            (Step::Deploy(_) | Step::Wave(_), Action::Load { unit, vehicle }) => {
                if self.seat_of(unit) != seat {
                    return j.forbid("C-180", || Text::new("why-not-waiting"));
                }
                self.judge_load(s, unit, vehicle, j);
            }
            (Step::Wave(_), Action::Hold(unit)) => self.judge_hold(s, seat, unit, j),
            (Step::Wave(_), Action::Outflank { unit, .. }) => self.judge_outflank(s, seat, unit, j),
            (Step::Deploy(_) | Step::Wave(_) | Step::Forward, Action::Done) => self.judge_done(s, step, seat, j),
            _ => j.forbid("C-180", not_now),
        }
    }

    /// A unit under a moving order.
    fn judge_moving<J: Judge>(&self, s: &State, id: UnitId, action: Action, j: &mut J) {
        let not_now = || Text::new("why-not-now").text("prompt", self.prompt(s));
        let Some(unit) = s.unit(id) else { return j.forbid("BA-07", not_now) };
        let off_table = matches!(unit.fate, Fate::FirstWave | Fate::Reserve);
        let object = |j: &mut J, objection: crate::movement::Objection| {
            j.forbid(objection.0, || self.objection(objection));
        };
        match (action, unit.fate) {
            (Action::Done, _) => {
                // C-130: who can come on does.
                if off_table && self.can_enter(s, id) {
                    j.forbid("C-130", || Text::new("why-must-enter").text("unit", self.name(id)));
                }
            }
            (Action::Enter(to), _) if off_table => {
                if self.spec(id).is_some_and(Spec::is_foot) {
                    if let Err(objection) = self.plan_entry(s, id, to) {
                        object(j, objection);
                    }
                } else if let Err(objection) = self.plan_drive_on(s, id, to) {
                    object(j, objection);
                }
            }
            (Action::Move(to), Fate::Aboard(_)) => {
                if let Err(objection) = self.plan_dismount(s, id, to) {
                    object(j, objection);
                }
            }
            (Action::Move(to), Fate::Field) if self.spec(id).is_some_and(Spec::is_gun) => {
                if let Err(objection) = self.plan_push(s, id, to) {
                    object(j, objection);
                }
            }
            (Action::Move(to), Fate::Field) => self.judge_move(s, id, to, j),
            (Action::Step { man, to }, Fate::Field) => self.judge_step(s, id, man, to, j),
            (Action::Drive(by), Fate::Field) => self.judge_drive(s, id, by, j),
            (Action::Pivot(facing), Fate::Field) => self.judge_pivot(s, id, facing, j),
            (Action::Occupy(building), Fate::Field) => self.judge_occupy(s, id, building, j),
            (Action::Climb(floor), Fate::Field) => self.judge_climb(s, id, floor, j),
            (Action::Mount(vehicle), Fate::Field) => self.judge_mount(s, id, vehicle, j),
            (Action::Leave, Fate::Field) => self.judge_leave(s, id, j),
            (Action::Assault(target), Fate::Field) => self.judge_assault(s, id, target, j),
            (Action::Dismount, Fate::Field) => {
                if !self.may_dismount(s, id) {
                    j.forbid("C-35", || Text::new("why-no-dismounting"));
                }
            }
            (Action::DropTrailer, Fate::Field) => {
                let trailer = self.spec(id).is_some_and(|spec| spec.vehicle_has(VehicleRule::FuelTrailer));
                if !trailer || unit.marks.empty {
                    j.forbid("S-19", || Text::new("why-no-trailer"));
                }
            }
            _ => j.forbid("BA-07", not_now),
        }
    }

    /// Whether a unit finds a place to come on at.
    fn can_enter(&self, s: &State, id: UnitId) -> bool {
        let mut ways = Vec::new();
        self.candidates(s, self.seat_of(id), &mut ways);
        ways.iter().any(|way| match way {
            Action::Enter(to) if self.spec(id).is_some_and(Spec::is_foot) => self.plan_entry(s, id, *to).is_ok(),
            Action::Enter(to) => self.plan_drive_on(s, id, *to).is_ok(),
            _ => false,
        })
    }

    /// The key of what has to be decided now.
    pub(crate) fn prompt_key(&self, s: &State) -> &'static str {
        match s.frames.last() {
            _ if s.stage == Stage::Over => "prompt-over",
            Some(Frame::Move { unit, .. }) => match s.unit(*unit).map(|u| u.fate) {
                Some(Fate::Field) => "prompt-move",
                Some(Fate::Aboard(_)) => "prompt-dismount",
                _ => "prompt-enter",
            },
            Some(Frame::Ambush { .. }) => "prompt-ambush",
            Some(Frame::Declare { .. }) => "prompt-declare",
            Some(Frame::React { assault: false, .. }) => "prompt-react",
            Some(Frame::React { .. }) => "prompt-react-assault",
            Some(Frame::Loss { .. }) => "prompt-loss",
            Some(Frame::Friendly { .. }) => "prompt-friendly-fire",
            Some(Frame::Regroup { .. }) => "prompt-regroup",
            Some(Frame::Keep { .. }) => "prompt-keep",
            Some(Frame::Stray { .. }) => "prompt-stray",
            Some(Frame::Misled { .. }) => "prompt-misled",
            Some(Frame::Flak { .. }) => "prompt-flak",
            Some(Frame::Example { .. }) => "prompt-example",
            Some(Frame::Loading { .. }) => "prompt-loading",
            Some(Frame::Aside { .. }) => "prompt-aside",
            Some(_) => "prompt-wait",
            None => match (s.stage, self.step(s).map(|(step, _)| step)) {
                (Stage::Play, _) if s.drawn.is_some() => "prompt-order",
                (Stage::Play, _) => "prompt-draw",
                (_, Some(Step::RollOff)) => "prompt-roll-off",
                (_, Some(Step::Part)) => "prompt-part",
                (_, Some(Step::Edge)) => "prompt-edge",
                (_, Some(Step::Objectives)) => "prompt-objectives",
                (_, Some(Step::Deploy(_))) => "prompt-deploy",
                (_, Some(Step::Wave(_))) => "prompt-wave",
                (_, Some(Step::Forward | Step::Rangers(_))) => "prompt-forward",
                _ => "prompt-wait",
            },
        }
    }
}

impl Game for Rules {
    type State = State;
    type Action = Action;
    type Position = Field;

    fn seats(&self) -> SeatSet {
        SEATS.into_iter().collect()
    }

    fn start(&self) -> Field {
        self.opening()
    }

    fn place(&self, position: &Field) -> Result<State, Vec<Problem>> {
        self.place_field(position)
    }

    fn position(&self, s: &State) -> Option<Field> {
        (s.frames.is_empty() && s.stage != Stage::Over).then(|| s.field.clone())
    }

    fn deciders(&self, s: &State) -> SeatSet {
        self.decider(s).map_or(SeatSet::NONE, SeatSet::one)
    }

    fn actions(&self, s: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.listed(s, seat, actions);
    }

    fn check(&self, s: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        Full::ask(|j| self.judge(s, seat, action, j))
    }

    fn apply(&self, s: &mut State, seat: Seat, action: &Action, play: &mut Play<'_>) {
        self.carry_out(s, seat, action, play);
        self.settle(s, play);
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        let verdict = s.verdict.filter(|_| s.stage == Stage::Over)?;
        let points = self.points(s);
        let text = |key: &'static str| Text::new(key).number("first", points[0]).number("second", points[1]);
        Some(match verdict {
            Verdict::Won(seat) => Outcome {
                winners: SeatSet::one(seat),
                text: text("outcome-won").word("seat", crate::sequence::seat_key(seat)),
            },
            Verdict::Draw => Outcome { winners: SeatSet::NONE, text: text("outcome-draw") },
        })
    }

    fn turn(&self, s: &State) -> u32 {
        u32::from(s.turn)
    }

    fn board(&self) -> Board {
        self.draw_board()
    }

    fn scene(&self, s: &State, viewer: Viewer) -> Scene {
        self.draw_scene(s, viewer)
    }

    fn describe(&self, s: &State, action: &Action) -> Text {
        self.describe_action(s, action)
    }

    fn meant(&self, s: &State, seat: Seat, spot: &Spot) -> Vec<Action> {
        self.meant_by(s, seat, spot)
    }

    fn pointed(&self, s: &State, seat: Seat, pointing: &Pointing) -> Vec<Action> {
        self.meant_by_point(s, seat, pointing)
    }

    fn explain(&self, s: &State, seat: Seat, action: &Action) -> Explanation {
        self.explain_action(s, seat, action)
    }

    fn inspect(&self, s: &State, viewer: Viewer, spot: &Spot) -> Inspection {
        self.inspect_spot(s, viewer, spot)
    }

    /// C-132: which flank a unit goes for is nobody else's business.
    fn has_secrets(&self, s: &State) -> bool {
        let may = |u: &Unit| u.fate == Fate::Reserve && self.scenario.may_outflank(u.seat, s.attacker);
        s.stage != Stage::Over && s.units.iter().any(may)
    }

    fn imagine(&self, s: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = s.clone();
        // Which flank, if any, each unit of the enemy's reserve was given.
        let open = self.scenario.may_outflank(other(seat), s.attacker) && matches!(s.stage, Stage::Play);
        for unit in imagined.field.units.iter_mut().filter(|u| u.seat != seat && u.fate == Fate::Reserve && open) {
            unit.flank = [None, Some(Side::Left), Some(Side::Right)][rng.below(3)];
        }
        imagined
    }

    fn lists_everything(&self) -> bool {
        false
    }

    fn arbitrary_action(&self, rng: &mut Rng) -> Action {
        let unit = UnitId(rng.below(self.specs.len() + 2) as u8);
        let other_unit = UnitId(rng.below(self.specs.len() + 2) as u8);
        let at = Point::new(rng.below(9000) as i32 - 900, rng.below(6600) as i32 - 900);
        let facing = Heading::new(rng.below(360) as i32);
        let small = rng.below(20) as u8;
        let by = rng.below(6000) as i16 - 3000;
        let shell = [Shell::Shot, Shell::He, Shell::Indirect, Shell::Smoke][rng.below(4)];
        let all = [
            Action::Begin,
            Action::Attack,
            Action::Defend,
            Action::Edge(Edge::Top),
            Action::Objective(at),
            Action::Deploy { unit, at, facing },
            Action::Garrison { unit, building: small },
            Action::Load { unit, vehicle: other_unit },
            Action::Hold(unit),
            Action::Outflank { unit, side: Side::Left },
            Action::Done,
            Action::Order { unit, order: Order::ALL[rng.below(6)] },
            Action::Charge { unit, target: other_unit },
            Action::LoadShell(shell),
            Action::Dismount,
            Action::EscapeTo(at),
            Action::DropTrailer,
            Action::Move(at),
            Action::Step { man: small, to: at },
            Action::Enter(at),
            Action::Drive(by),
            Action::Pivot(facing),
            Action::Occupy(small),
            Action::Climb(small),
            Action::Mount(unit),
            Action::Leave,
            Action::Assault(unit),
            Action::Aim(Aim { battery: small, target: unit, shell }),
            Action::Call { what: Support::Barrage, at, target: None },
            Action::GoDown,
            Action::ReturnFire,
            Action::Escape(by),
            Action::Spring(unit),
            Action::Pass,
            Action::Remove(small),
            Action::Wreck,
            Action::FireAt(unit),
            Action::Keep(unit),
            Action::Stray(at),
        ];
        all[rng.below(all.len())]
    }
}
