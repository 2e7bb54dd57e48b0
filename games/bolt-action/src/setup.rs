//! Setting up (C-130, C-132, C-133, C-180 to C-193): roll-off, edges, objectives, units on the table, waves and reserves.

use crate::Rules;
use crate::bodies::{FORMATION, TABLE};
use crate::force::{Make, Spec};
use crate::movement::{Objection, Points, block};
use crate::options::HiddenSetUp;
use crate::scenario::{MIDDLE, Scenario, TURNS, ZONE, base_of, strip};
use crate::state::*;
use crate::terrain::Kind;
use crate::vocabulary::*;
use board::table::{Heading, Point, Shape, Squad};
use kernel::{Judge, Play, Seat, Text};

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

impl Scenario {
    pub(crate) const fn steps(self) -> &'static [Step] {
        use Step::*;
        use Who::*;
        match self {
            Scenario::Envelopment => &[
                RollOff,
                Part,
                Edge,
                Deploy(Defender),
                Wave(Attacker),
                Forward,
                Rangers(Defender),
                Rangers(Attacker),
                Bombardment,
            ],
            Scenario::PointDefence => &[
                RollOff,
                Part,
                Edge,
                Objectives,
                Deploy(Defender),
                Wave(Attacker),
                Forward,
                Rangers(Defender),
                Rangers(Attacker),
                Bombardment,
            ],
            Scenario::HoldUntilRelieved => &[
                RollOff,
                Part,
                Edge,
                Deploy(Defender),
                Deploy(Attacker),
                Forward,
                Rangers(Defender),
                Rangers(Attacker),
            ],
            Scenario::MaximumAttrition | Scenario::TopSecret => &[RollOff, Edge, Wave(Defender), Wave(Attacker)],
            Scenario::Demolition => {
                &[RollOff, Edge, Deploy(Both), Wave(Defender), Wave(Attacker), Rangers(Defender), Rangers(Attacker)]
            }
        }
    }
}

impl Rules {
    /// The step being taken and the seat that decides about it.
    pub(crate) fn step(&self, s: &Field) -> Option<(Step, Seat)> {
        let Stage::SetUp(n) = s.stage else { return None };
        let step = *self.scenario.steps().get(usize::from(n))?;
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

    pub(crate) fn next_step(&self, s: &mut State) {
        s.by_turns = None;
        if let Stage::SetUp(n) = &mut s.stage {
            *n += 1;
        }
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
        self.next_step(s);
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

    /// Units of a side that are not on the table yet.
    pub(crate) fn waiting<'a>(&'a self, s: &'a Field, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        s.of(seat).filter(|(_, u)| matches!(u.fate, Fate::Reserve | Fate::FirstWave)).map(|(id, _)| id)
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

    fn deployed(&self, s: &Field, seat: Seat) -> usize {
        s.of(seat).filter(|(_, u)| matches!(u.fate, Fate::Field | Fate::Aboard(_))).count()
    }

    fn may_deploy(&self, s: &Field, seat: Seat) -> bool {
        self.waiting(s, seat).next().is_some() && self.deployed(s, seat) < self.wanted(s, seat).1
    }

    /// Where a side may set up (C-188 to C-193).
    fn in_set_up_zone(&self, s: &Field, seat: Seat, body: &Shape) -> bool {
        let Some(edge) = s.edge(seat) else { return false };
        let defender = s.attacker == Some(other(seat));
        let area = body.area();
        match self.scenario {
            Scenario::HoldUntilRelieved if defender => body.within(&Shape::round(MIDDLE, 0), 600),
            Scenario::HoldUntilRelieved => {
                let enemy = strip(edge.opposite(), 1200);
                !body.within(&Shape::round(MIDDLE, 0), 1800) && !enemy.meets(&area)
            }
            Scenario::Demolition => body.within(&Shape::round(base_of(edge), 0), 1200),
            _ => body.lies_in(&strip(edge, ZONE)),
        }
    }

    /// C-70, C-183: who may set up forward.
    pub(crate) fn scouts<'a>(&'a self, s: &'a Field, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        self.waiting(s, seat).filter(|&id| {
            self.spec(id).is_some_and(|spec| {
                spec.has(UnitRule::ForwardSetUp)
                    || matches!(spec.role, Role::Sniper | Role::ArtilleryObserver | Role::AirObserver)
            })
        })
    }

    /// Whether a unit can be set up somewhere, and how it stands then.
    pub(crate) fn plan_deploy(&self, s: &State, id: UnitId, at: Point, facing: Heading) -> Result<Points, Objection> {
        let (seat, forward) = self.may_be_set_up(s, id)?;
        self.plan_deploy_at(s, id, at, facing, seat, forward)
    }

    /// C-180, C-183: whether a unit is one to be set up now; by whom, and whether forward.
    fn may_be_set_up(&self, s: &State, id: UnitId) -> Result<(Seat, bool), Objection> {
        let (Some((step, seat)), Some(unit), Some(spec)) = (self.step(s), s.unit(id), self.spec(id)) else {
            return Err(("C-180", "why-not-now-at-all"));
        };
        if unit.seat != seat || !matches!(unit.fate, Fate::Reserve | Fate::FirstWave) {
            return Err(("C-180", "why-not-waiting"));
        }
        let forward = matches!(step, Step::Forward);
        if forward && !self.scouts(s, seat).any(|scout| scout == id) {
            return Err(("C-183", "why-no-scout"));
        }
        if !forward && !self.may_deploy(s, seat) {
            return Err(("C-180", "why-enough-deployed"));
        }
        let guards = self.scenario == Scenario::Demolition
            || self.scenario == Scenario::HoldUntilRelieved && s.attacker == Some(other(seat));
        if guards && !forward && spec.is_vehicle() {
            return Err(("C-191", "why-guards-on-foot"));
        }
        Ok((seat, forward))
    }

    /// What hangs on the place.
    fn plan_deploy_at(
        &self,
        s: &State,
        id: UnitId,
        at: Point,
        facing: Heading,
        seat: Seat,
        forward: bool,
    ) -> Result<Points, Objection> {
        let (Some(unit), Some(spec)) = (s.unit(id), self.spec(id)) else { return Err(("C-180", "why-no-such-unit")) };
        let measure = spec.model.measure();
        // What is quickly seen is looked at first.
        let body = match spec.is_foot() {
            true => Shape::round(at, self.base(id, unit)),
            false => Shape::hull(at, facing, measure.length, measure.width),
        };
        if !forward && body.lies_in(&TABLE) && !self.in_set_up_zone(s, seat, &body) {
            return Err(("C-188", "why-outside-zone"));
        }
        let ground = self.ground(s, id, Order::Advance, Shape::round(at, 900).area(), None);
        let allowed = |body: &Shape| -> Result<(), Objection> {
            ground.stand(body)?;
            match forward {
                false if !self.in_set_up_zone(s, seat, body) => Err(("C-188", "why-outside-zone")),
                true => self.is_forward(s, seat, body),
                false => Ok(()),
            }
        };
        match &spec.make {
            Make::Vehicle(_) => {
                let hull = Shape::hull(at, facing, measure.length, measure.width);
                allowed(&hull)?;
                self.hull_clear(s, id, Order::Advance, &hull, self.on_road(at, at))?;
                Ok(Points::new())
            }
            Make::Gun(_) => {
                let hull = Shape::hull(at, facing, measure.length, measure.width);
                allowed(&hull)?;
                let crew = self.crew_places(id, at, facing, unit.men.len());
                crew.iter().try_for_each(|&p| ground.place(p))?;
                Ok(crew)
            }
            _ => {
                let base = ground.base;
                allowed(&Shape::round(at, base))?;
                let free = |p: Point| allowed(&Shape::round(p, base)).is_ok();
                let from = block(at, unit.men.len(), base);
                let placed = Squad::new(&from, base, FORMATION).at(at, free, |_, _| true);
                let places = placed.ok_or(("C-04", "why-no-formation"))?;
                Ok(places.into_iter().collect())
            }
        }
    }

    /// S-09: rangers on the table that have not made their run yet.
    pub(crate) fn rangers<'a>(&'a self, s: &'a Field, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        let leads = |id: UnitId| self.spec(id).is_some_and(|spec| spec.has(UnitRule::Rangers) && spec.is_foot());
        let ready =
            move |(id, u): &(UnitId, &Unit)| u.is_on_table() && u.inside.is_none() && !u.marks.scouted && leads(*id);
        s.of(seat).filter(ready).map(|(id, _)| id)
    }

    /// S-09: where rangers end a run before the battle.
    pub(crate) fn plan_scouting(&self, s: &State, seat: Seat, id: UnitId, to: Point) -> Result<Points, Objection> {
        if !self.rangers(s, seat).any(|r| r == id) {
            return Err(("S-09", "why-no-scout"));
        }
        let mut running = State { field: s.field.clone(), frames: Vec::new() };
        self.begin_move(&mut running, id, Order::Run);
        self.plan(&running, to)
    }

    /// C-183: in cover, outside the enemy's zone and over 12" from every enemy.
    fn is_forward(&self, s: &Field, seat: Seat, body: &Shape) -> Result<(), Objection> {
        let covered = self.table.under(body).any(|(_, f)| f.kind.cover() != Cover::None);
        let enemy_zone = s.edge(other(seat)).map(|edge| strip(edge, ZONE));
        let near =
            s.on_table().any(|(id, u)| u.seat != seat && self.bodies(id, u).iter().any(|b| b.within(body, 1200)));
        if !covered || near || enemy_zone.is_some_and(|zone| zone.meets(&body.area())) {
            return Err(("C-183", "why-not-forward"));
        }
        Ok(())
    }

    /// Places in cover a scout might take.
    pub(crate) fn forward_spots<'a>(&'a self, s: &'a State, id: UnitId) -> impl Iterator<Item = Point> + 'a {
        let covers = self.table.features.iter().filter(|f| {
            f.kind.cover() != Cover::None
                && f.kind.ground(false).is_some()
                && f.kind != Kind::Building
                && !f.kind.is_line()
        });
        covers
            .map(|f| f.outline.area().middle())
            .filter(move |&p| self.plan_deploy(s, id, p, Heading::default()).is_ok())
    }

    pub(crate) fn deploy(&self, s: &mut State, id: UnitId, at: Point, facing: Heading, places: &Points) {
        let (hides, foot) = (self.may_hide(s, id), self.spec(id).is_some_and(Spec::is_foot));
        let gun = self.spec(id).is_some_and(Spec::is_gun);
        self.change(s, id, |u| {
            u.fate = Fate::Field;
            u.at = if foot { places.first().copied().unwrap_or(at) } else { at };
            u.facing = facing;
            u.men.iter_mut().zip(places).for_each(|(m, p)| m.at = *p);
        });
        // BA-59: a gun set up on rough ground is dug in.
        if let (true, Some(hull)) = (gun, s.unit(id).and_then(|u| self.hull(id, u))) {
            let rough = self.table.under(&hull).any(|(_, f)| f.kind.ground(false) == Some(Ground::Rough));
            self.change(s, id, |u| u.marks.dug_in = rough);
        }
        let hidden = hides && s.unit(id).is_some_and(|u| self.in_cover(id, u));
        self.change(s, id, |u| u.marks.hidden = hidden);
    }

    /// C-133: defenders of the first, third and fourth scenario may begin hidden, on foot or with a gun.
    fn may_hide(&self, s: &Field, id: UnitId) -> bool {
        self.options.hidden_set_up == HiddenSetUp::On
            && self.scenario.has_attacker()
            && s.attacker == Some(other(self.seat_of(id)))
            && !self.is_vehicle(id)
    }

    /// Buildings a side might set up in.
    pub(crate) fn houses_in_zone(&self, s: &Field, seat: Seat) -> Vec<u8> {
        let open = |b: &u8| self.building(*b).is_some_and(|house| self.in_set_up_zone(s, seat, &house));
        (0..self.table.features.len() as u8).filter(open).collect()
    }

    /// C-177: set up in a building.
    pub(crate) fn judge_garrison<J: Judge>(&self, s: &State, seat: Seat, id: UnitId, building: u8, j: &mut J) {
        let (Some((Step::Deploy(_), _)), Some(unit), Some(spec)) = (self.step(s), s.unit(id), self.spec(id)) else {
            return j.forbid("C-180", || Text::new("why-not-now-at-all"));
        };
        if unit.seat != seat || !matches!(unit.fate, Fate::Reserve | Fate::FirstWave) || !self.may_deploy(s, seat) {
            return j.forbid("C-180", || Text::new("why-not-waiting"));
        }
        let Some(house) = self.building(building) else {
            return j.forbid("C-177", || Text::new("why-no-building"));
        };
        // BA-48: a gun may be set up in a building, on its lowest floor.
        let room = match spec.is_gun() {
            true => self.free_floor(s, building) == Some(0),
            false => self.free_floor(s, building).is_some(),
        };
        if spec.is_vehicle() || self.is_mounted(id, unit) || !room {
            j.forbid("C-177", || Text::new("why-building-full"));
        }
        if !self.in_set_up_zone(s, seat, &house) {
            j.forbid("C-188", || Text::new("why-outside-zone"));
        }
    }

    pub(crate) fn garrison(&self, s: &mut State, id: UnitId, building: u8) {
        let hidden = self.may_hide(s, id);
        self.occupy(s, id, building);
        // BA-59: a gun in a building does not move again.
        let dug_in = self.spec(id).is_some_and(Spec::is_gun);
        let facing = if s.edge(self.seat_of(id)) == Some(Edge::Top) { Heading::new(180) } else { Heading::new(0) };
        self.change(s, id, |u| {
            u.fate = Fate::Field;
            u.facing = facing;
            u.marks = Marks { hidden, dug_in, ..Marks::default() };
        });
    }

    /// C-190: an objective in the defender's half, 6" from an edge, 24" from the others.
    pub(crate) fn judge_objective<J: Judge>(&self, s: &State, seat: Seat, at: Point, j: &mut J) {
        let half = s.edge(seat).map(|edge| strip(edge, 2400));
        let inner = TABLE.grown(-600);
        let blocked = self.table.features.iter().any(|f| f.kind.ground(false).is_none() && f.outline.holds(at));
        if half.is_none_or(|half| !half.holds(at)) || !inner.holds(at) || blocked {
            j.forbid("C-140", || Text::new("why-objective-half"));
        }
        if s.objectives.iter().any(|o| o.at.within(at, 2399)) {
            j.forbid("C-140", || Text::new("why-objective-apart"));
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
        let Some(unit) = s.unit(id).filter(|u| u.seat == seat && u.fate == Fate::FirstWave) else {
            return j.forbid("C-130", || Text::new("why-not-waiting"));
        };
        let _ = unit;
        let here =
            s.of(seat).filter(|(_, u)| matches!(u.fate, Fate::FirstWave | Fate::Field | Fate::Aboard(_))).count();
        if here <= s.of(seat).count().div_ceil(2) {
            j.forbid("C-130", || Text::new("why-first-wave"));
        }
    }

    /// C-132, C-185: round a flank, from the reserve.
    pub(crate) fn judge_outflank<J: Judge>(&self, s: &State, seat: Seat, id: UnitId, j: &mut J) {
        if !self.scenario.may_outflank(seat, s.attacker) {
            j.forbid("C-132", || Text::new("why-no-outflanking"));
        }
        if s.unit(id).is_none_or(|u| u.seat != seat || u.fate != Fate::Reserve || u.flank.is_some()) {
            j.forbid("C-185", || Text::new("why-not-in-reserve"));
        }
    }

    /// Whether a step of the set-up may be called done.
    pub(crate) fn judge_done<J: Judge>(&self, s: &State, step: Step, seat: Seat, j: &mut J) {
        if let Step::Deploy(_) = step {
            let (least, _) = self.wanted(s, seat);
            let possible = self.deploy_spots(s, seat).next().is_some();
            if self.deployed(s, seat) < least && possible {
                j.forbid("C-180", || Text::new("why-deploy-more").number("least", least as i64));
            }
        }
    }

    /// Some legal ways to set up the units that wait: at places all over the zone.
    pub(crate) fn deploy_spots<'a>(
        &'a self,
        s: &'a State,
        seat: Seat,
    ) -> impl Iterator<Item = (UnitId, Point, Heading)> + 'a {
        let facing = match s.edge(seat) {
            Some(Edge::Top) => Heading::new(180),
            _ => Heading::new(0),
        };
        // A different row for each unit, so that lists stay short and units come to stand apart.
        let spots = move |id: UnitId| {
            let n = i32::from(id.0);
            (0..60).map(move |k| Point::new(300 + (k * 7 + n * 5) % 11 * 660, 200 + (k * 3 + n) % 12 * 400))
        };
        let guards = matches!(self.scenario, Scenario::HoldUntilRelieved | Scenario::Demolition);
        let close = move |id: UnitId| {
            let middle = match (self.scenario, s.edge(seat)) {
                (Scenario::Demolition, Some(edge)) => base_of(edge),
                _ => MIDDLE,
            };
            let n = i32::from(id.0);
            (0..if guards { 24 } else { 0 })
                .map(move |k| middle.plus(Heading::new(15 * (k + n)).way(250 + 150 * (k % 3))))
        };
        self.waiting(s, seat).filter_map(|id| Some((id, self.may_be_set_up(s, id).ok()?))).flat_map(
            move |(id, (by, forward))| {
                let fits = move |&p: &Point| self.plan_deploy_at(s, id, p, facing, by, forward).is_ok();
                close(id).chain(spots(id)).filter(fits).take(4).map(move |p| (id, p, facing))
            },
        )
    }
}
