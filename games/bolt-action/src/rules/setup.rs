//! Setting up (C-130, C-132, C-180 to C-193) in its steps: roll-off, edges, objectives, waves and reserves. Units on
//! the table are in `deploying`.

use crate::Rules;
use crate::rules::bodies::TABLE;
use crate::rules::scenario::{MIDDLE, Scenario, TURNS, base_of, strip};
use crate::state::*;
use board::table::Point;
use kernel::{Judge, Play, Seat, SeatSet, Text};

/// One step of a set-up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    RollOff,
    /// The winner of the roll-off picks his part.
    Part,
    /// The defender, or the winner, picks his edge.
    Edge,
    /// C-190: the defender places three objectives.
    Objectives,
    /// A side sets up on the table.
    Deploy(Who),
    /// A side says who waits in reserve and who goes round a flank.
    Wave(Who),
    /// C-183: scouts of both sides, by turns.
    Forward,
    /// S-09: a run of those who lead the way.
    Rangers(Who),
    /// C-134.
    Bombardment,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    Attacker,
    Defender,
    /// C-180: both, by turns.
    Both,
}

/// How an attack on a side that has set up begins.
const ATTACK: &[Step] = &[
    Step::Deploy(Who::Defender),
    Step::Wave(Who::Attacker),
    Step::Forward,
    Step::Rangers(Who::Defender),
    Step::Rangers(Who::Attacker),
    Step::Bombardment,
];

impl Scenario {
    pub(crate) fn steps(self) -> impl Iterator<Item = Step> {
        use Step::*;
        use Who::*;
        let (own, common): (&[Step], &[Step]) = match self {
            Scenario::Envelopment => (&[RollOff, Part, Edge], ATTACK),
            Scenario::PointDefence => (&[RollOff, Part, Edge, Objectives], ATTACK),
            Scenario::HoldUntilRelieved => (
                &[RollOff, Part, Edge, Deploy(Defender)],
                &[Deploy(Attacker), Forward, Rangers(Defender), Rangers(Attacker)],
            ),
            Scenario::MaximumAttrition | Scenario::TopSecret => (&[RollOff, Edge], &[Wave(Defender), Wave(Attacker)]),
            Scenario::Demolition => (
                &[RollOff, Edge, Deploy(Both)],
                &[Wave(Defender), Wave(Attacker), Rangers(Defender), Rangers(Attacker)],
            ),
        };
        own.iter().chain(common).copied()
    }
}

impl Rules {
    /// The step being taken and the seat that decides about it.
    pub(crate) fn step(&self, s: &Field) -> Option<(Step, Seat)> {
        let Stage::SetUp(n) = s.stage else { return None };
        let step = self.scenario.steps().nth(usize::from(n))?;
        let winner = s.first.unwrap_or(SEATS[0]);
        // Without attacker the winner of the roll-off sets up second (C-180).
        let attacker = s.attacker.unwrap_or(winner);
        // C-180: the loser of the roll-off begins where both set up.
        let by_turns = s.by_turns.map_or(other(winner), |t| t.next);
        let of = |who: Who| match who {
            Who::Attacker => attacker,
            Who::Defender => other(attacker),
            Who::Both => by_turns,
        };
        let seat = match step {
            Step::RollOff => SEATS[0],
            Step::Part => winner,
            Step::Edge if self.scenario.has_attacker() => other(attacker),
            Step::Edge => winner,
            Step::Objectives => other(attacker),
            Step::Deploy(who) | Step::Wave(who) | Step::Rangers(who) => of(who),
            Step::Forward => by_turns,
            Step::Bombardment => attacker,
        };
        Some((step, seat))
    }

    /// The seat that decides about the step being taken.
    pub(crate) fn step_seat(&self, s: &Field) -> Seat {
        self.step(s).map_or(SEATS[0], |(_, seat)| seat)
    }

    pub(crate) fn step_deciders(&self, s: &Field) -> SeatSet {
        self.step(s).map_or(SeatSet::NONE, |(_, seat)| SeatSet::one(seat))
    }

    /// Set-up that needs no decision; false if somebody has to decide.
    pub(crate) fn set_up_work(&self, s: &mut State, play: &mut Play<'_>) -> bool {
        let Some((step, seat)) = self.step(s) else {
            self.begin_play(s, play);
            return true;
        };
        let skip = match step {
            Step::Bombardment => {
                self.bombard(s, seat, play);
                true
            }
            Step::Forward => !self.scouts(s, seat).any(|id| self.forward_spots(s, id).next().is_some()),
            Step::Rangers(_) => self.rangers(s, seat).next().is_none(),
            Step::Objectives => s.objectives.len() >= 3 || self.objective_spots(s, seat).next().is_none(),
            Step::Deploy(_) => !self.may_deploy(s, seat),
            _ => false,
        };
        if skip {
            self.finish_step(s);
        }
        skip
    }

    /// C-180: a unit was set up; where both sides set up, it is the other's turn.
    pub(crate) fn pass_turn(&self, s: &mut State) {
        let Some((Step::Deploy(Who::Both) | Step::Forward, seat)) = self.step(s) else { return };
        let mut turns = s.by_turns.unwrap_or(ByTurns { next: seat, done: [false; 2] });
        if !turns.done[usize::from(other(seat).0 & 1)] {
            turns.next = other(seat);
        }
        s.by_turns = Some(turns);
    }

    /// The side whose turn it is has done what it wanted in this step.
    pub(crate) fn finish_step(&self, s: &mut State) {
        let Some((step, seat)) = self.step(s) else { return };
        if matches!(step, Step::Deploy(Who::Both) | Step::Forward) {
            let mut turns = s.by_turns.unwrap_or(ByTurns { next: seat, done: [false; 2] });
            turns.done[usize::from(seat.0 & 1)] = true;
            turns.next = other(seat);
            s.by_turns = Some(turns);
            if turns.done != [true; 2] {
                return;
            }
        }
        s.next_step();
    }

    /// The first turn: objectives of the scenario, dice in the bag.
    fn begin_play(&self, s: &mut State, play: &mut Play<'_>) {
        s.stage = Stage::Play;
        s.turn = 1;
        s.last_turn = TURNS;
        s.first = None;
        let objective = |at: Point| Objective { at, carrier: None, owner: None, destroyed: false };
        match (self.scenario, s.edges) {
            (Scenario::HoldUntilRelieved | Scenario::TopSecret, _) => s.objectives.push(objective(MIDDLE)),
            (Scenario::Demolition, Some(edges)) => {
                for seat in SEATS {
                    let at = base_of(edges[usize::from(seat.0)]);
                    s.objectives.push(Objective { owner: Some(seat), ..objective(at) });
                }
            }
            _ => {}
        }
        self.fill_bag(s);
        s.frames.push(Frame::TurnStart { call: 0 });
        let _ = play;
    }

    /// C-180: units that must be on the table before the step is done, and how many may be.
    fn wanted(&self, s: &Field, seat: Seat) -> (usize, usize) {
        let all = s.of(seat).count();
        let defender = s.attacker == Some(other(seat));
        match self.scenario {
            Scenario::HoldUntilRelieved if defender => (2.min(self.holders(s, seat)), 2),
            Scenario::Demolition => (2.min(self.holders(s, seat)), 2),
            _ => (all.div_ceil(2), all),
        }
    }

    fn holders(&self, s: &Field, seat: Seat) -> usize {
        s.of(seat).filter(|(id, _)| !self.is_vehicle(*id)).count()
    }

    pub(crate) fn may_deploy(&self, s: &Field, seat: Seat) -> bool {
        s.waiting(seat).next().is_some() && s.deployed(seat) < self.wanted(s, seat).1
    }

    /// C-190: an objective in the defender's half, 6" from an edge, 24" from the others.
    pub(crate) fn judge_objective<J: Judge>(&self, s: &State, seat: Seat, at: Point, j: &mut J) {
        let half = s.edge(seat).map(|edge| strip(edge, 2400));
        let inner = TABLE.grown(-600);
        let blocked = self.table.features.iter().any(|f| f.kind.ground().is_none() && f.outline.holds(at));
        if half.is_none_or(|half| !half.holds(at)) || !inner.holds(at) || blocked {
            j.forbid(clause!("C-140"), || Text::new("why-objective-half"));
        }
        if s.objectives.iter().any(|o| o.at.within(at, 2399)) {
            j.forbid(clause!("C-140"), || Text::new("why-objective-apart"));
        }
    }

    /// Places for an objective, six inches apart; finer where that finds none.
    pub(crate) fn objective_spots<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = Point> + 'a {
        let grid = |pitch: i32| {
            (0..=6000 / pitch)
                .flat_map(move |i| (0..=3600 / pitch).map(move |k| Point::new(600 + pitch * i, 600 + pitch * k)))
        };
        let fits = move |&p: &Point| kernel::Quick::ask(|j| self.judge_objective(s, seat, p, j));
        let coarse = grid(600).filter(fits).count();
        grid(if coarse > 0 { 600 } else { 100 }).filter(fits).take(60)
    }

    /// C-130: at least half of the side comes with the first wave.
    pub(crate) fn judge_hold<J: Judge>(&self, s: &State, seat: Seat, id: UnitId, j: &mut J) {
        if s.unit(id).is_none_or(|u| u.seat != seat || u.fate != Fate::FirstWave) {
            return j.forbid(clause!("C-130"), || Text::new("why-not-waiting"));
        }
        // Those aboard are held back with their vehicle.
        let with_it = s.of(seat).filter(|(_, u)| u.fate == Fate::Aboard(id)).count() + 1;
        self.judge_first_wave(s, seat, with_it, j);
    }

    /// C-130: at least half of the units are on the table or come with the first wave, without so many of them.
    pub(crate) fn judge_first_wave<J: Judge>(&self, s: &Field, seat: Seat, less: usize, j: &mut J) {
        let present = |id: UnitId| matches!(s.whereabouts(id), Some(Fate::FirstWave | Fate::Field));
        let here = s.of(seat).filter(|(id, _)| present(*id)).count();
        if here < s.of(seat).count().div_ceil(2) + less {
            j.forbid(clause!("C-130"), || Text::new("why-first-wave"));
        }
    }

    /// C-132, C-185: round a flank, from the reserve.
    pub(crate) fn judge_outflank<J: Judge>(&self, s: &State, seat: Seat, id: UnitId, j: &mut J) {
        if !self.scenario.may_outflank(seat, s.attacker) {
            j.forbid(clause!("C-132"), || Text::new("why-no-outflanking"));
        }
        if s.unit(id).is_none_or(|u| u.seat != seat || u.fate != Fate::Reserve || u.flank.is_some()) {
            j.forbid(clause!("C-185"), || Text::new("why-not-in-reserve"));
        }
    }

    /// C-180: whether enough units are on the table.
    pub(crate) fn judge_deployed<J: Judge>(&self, s: &State, seat: Seat, j: &mut J) {
        let (least, _) = self.wanted(s, seat);
        let possible = || self.deploy_spots(s, seat).next().is_some();
        if s.deployed(seat) < least && possible() {
            j.forbid(clause!("C-180"), || Text::new("why-deploy-more").number("least", least as i64));
        }
    }
}
