//! Units that come onto the table (C-33, C-130, C-131) and men who get out of vehicles (C-99).

use super::*;
use crate::action::verb;
use crate::force::Spec;
use crate::plan::{Intent, Task};
use crate::rules::ground::Objecting;
use crate::{Action, Rules};
use board::table::Heading;
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};
use std::cell::OnceCell;

/// C-33: a unit off the table with an order to move comes on.
pub(crate) struct ComingOn;

/// What is looked up once about a unit that comes on.
#[derive(Default)]
pub(crate) struct Arrival {
    /// Where it can come on, of the places worth looking at.
    ways: OnceCell<Vec<Point>>,
    task: OnceCell<Task>,
}

frame_decision! {
    ComingOn is Move(Moving), Arrival;
    seat: |rules, _, moving| rules.seat_of(moving.unit);
    asks: |at, seat| prompt_about(at.game, "prompt-enter", seat, at.frame.unit);
}

fn ways_on<'a>(at: &'a At<'_, ComingOn>) -> &'a [Point] {
    at.outlook.ways.get_or_init(|| at.game.ways_on(at.state, at.frame))
}

/// Everything a unit that comes on may think of.
pub(crate) fn thinkable(rules: &Rules, state: &State) -> Option<Vec<Action>> {
    let moving = ComingOn::frame(state)?;
    let ways = rules.entry_candidates(state, moving).into_iter().map(Action::Enter);
    Some(ways.chain([Action::Done]).collect())
}

impl Choice<ComingOn> for verb::Enter {
    fn candidates(at: &At<'_, ComingOn>, offers: &mut Offers<'_, Action>) {
        ways_on(at).iter().for_each(|&to| offers.known_legal(Self(to)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, ComingOn>, judge: &mut J) {
        at.game.plan_coming_on(at.state, at.frame, self.0).put_to(judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.game.enter(table.state, &moving, self.0, table.play);
    }

    fn shown(&self, _: &At<'_, ComingOn>) -> Shown {
        shown_at(Text::new("do-enter"), self.0)
    }

    fn explain(&self, at: &At<'_, ComingOn>) -> Explanation {
        let plan = at.game.plan_coming_on(at.state, at.frame, self.0).ok();
        sketched(at.game.sketch_plan(at.state, at.frame.unit, self.0, plan))
    }

    fn pointed(_: &At<'_, ComingOn>, pointing: &Pointing) -> Vec<Self> {
        vec![Self(point_of(pointing))]
    }

    fn worth(&self, at: &At<'_, ComingOn>) -> f64 {
        let task =
            at.outlook.task.get_or_init(|| at.game.task_for(at.state, at.seat, at.frame.unit, Intent::of(at.mind)));
        let likes = Intent::of(at.mind).likes_place(at.frame.unit, self.0);
        (20_000 + likes + at.game.place_value(at.state, at.seat, at.frame.unit, task, self.0)) as f64
    }
}

impl Choice<ComingOn> for verb::Done {
    /// C-130: who can come on does.
    fn judge<J: Judge>(&self, at: &At<'_, ComingOn>, judge: &mut J) {
        if !ways_on(at).is_empty() {
            judge.forbid(clause!("C-130"), || about(at.game, "why-must-enter", at.frame.unit));
        }
    }

    /// C-130: who finds no room waits.
    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.state.change(moving.unit, |u| {
            if u.fate == Fate::FirstWave {
                u.fate = Fate::Reserve;
            }
        });
    }

    fn shown(&self, _: &At<'_, ComingOn>) -> Shown {
        finish("do-done")
    }
}

/// C-99: men aboard with an order to move get out.
pub(crate) struct GettingOut;

frame_decision! {
    GettingOut is Move(Moving), OnceCell<Task>;
    seat: |rules, _, moving| rules.seat_of(moving.unit);
    asks: |at, seat| prompt_about(at.game, "prompt-dismount", seat, at.frame.unit);
}

fn place_worth(at: &At<'_, GettingOut>, to: Point) -> i64 {
    let task = at.outlook.get_or_init(|| at.game.task_for(at.state, at.seat, at.frame.unit, Intent::of(at.mind)));
    at.game.place_value(at.state, at.seat, at.frame.unit, task, to)
}

impl Choice<GettingOut> for verb::Move {
    fn candidates(at: &At<'_, GettingOut>, offers: &mut Offers<'_, Action>) {
        let Some(Fate::Aboard(vehicle)) = at.state.unit(at.frame.unit).map(|u| u.fate) else { return };
        let Some(hull) = at.state.unit(vehicle).map(|v| v.at) else { return };
        let ways = (0..12).flat_map(|i| [400, 700].map(|far| hull.plus(Heading::new(30 * i).way(far))));
        once(ways).into_iter().for_each(|to| offers.consider(at, Self(to)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, GettingOut>, judge: &mut J) {
        at.game.plan_dismount(at.state, at.frame, self.0).put_to(judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.game.get_out(table.state, &moving, self.0);
    }

    fn shown(&self, _: &At<'_, GettingOut>) -> Shown {
        shown_at(Text::new("do-move"), self.0)
    }

    fn explain(&self, at: &At<'_, GettingOut>) -> Explanation {
        let plan = at.game.plan_dismount(at.state, at.frame, self.0).ok();
        let plan = plan.map(|(paths, facing)| (crate::rules::path::ends(&paths), facing));
        sketched(at.game.sketch_plan(at.state, at.frame.unit, self.0, plan))
    }

    fn pointed(_: &At<'_, GettingOut>, pointing: &Pointing) -> Vec<Self> {
        vec![Self(point_of(pointing))]
    }

    fn worth(&self, at: &At<'_, GettingOut>) -> f64 {
        place_worth(at, self.0) as f64
    }
}

impl Choice<GettingOut> for verb::Done {
    fn carry_out(self, _: Moving, _: &mut Table<'_, '_, Rules>) {}

    fn shown(&self, _: &At<'_, GettingOut>) -> Shown {
        finish("do-done")
    }

    fn worth(&self, at: &At<'_, GettingOut>) -> f64 {
        let here = at.state.unit(at.frame.unit).map(|u| at.game.place_of(at.frame.unit, u));
        let task = at.outlook.get_or_init(|| at.game.task_for(at.state, at.seat, at.frame.unit, Intent::of(at.mind)));
        here.map_or(0, |here| place_worth(at, here) + if at.game.marches(task) { 5 } else { 40 }) as f64
    }
}

impl Rules {
    /// C-33: where a unit that comes on with its first man or its hull at a point stands then, and which way it looks.
    pub(crate) fn plan_coming_on(
        &self,
        state: &Field,
        moving: &Moving,
        to: Point,
    ) -> Result<(crate::rules::movement::Points, Option<Heading>), crate::rules::ground::Objection> {
        let id = moving.unit;
        if self.spec(id).is_some_and(Spec::is_foot) {
            let facing = self.entry(state, id, to).ok().and_then(|from| Heading::from_to(from, to));
            return self.plan_entry(state, moving, to).map(|places| (places, facing));
        }
        let facing = self.plan_drive_on(state, moving, to)?;
        let men = state.unit(id).map_or(0, |u| u.men.len());
        Ok((self.crew_places(id, to, facing, men), Some(facing)))
    }

    /// Of the places worth looking at those where a unit can come on.
    fn ways_on(&self, state: &Field, moving: &Moving) -> Vec<Point> {
        let mut ways = once(self.entry_candidates(state, moving));
        if self.spec(moving.unit).is_some_and(Spec::is_foot) {
            // What holds for all places alike is gathered once.
            let ground = self.ground(state, moving.unit, moving.order, crate::rules::bodies::TABLE, None);
            ways.retain(|&to| self.plan_entry_on(state, moving, to, &ground).is_ok());
        } else {
            ways.retain(|&to| self.plan_drive_on(state, moving, to).is_ok());
        }
        ways
    }
}
