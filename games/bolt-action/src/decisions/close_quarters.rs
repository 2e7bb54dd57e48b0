//! After close quarters the winner regroups (BA-157, C-157, C-160); men get out of the way of a tank (C-122).

use super::*;
use crate::action::verb;
use crate::plan::{Intent, Task};
use crate::rules::ground::Objecting;
use crate::rules::path::End;
use crate::{Action, Rules};
use board::table::Heading;
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};
use std::cell::OnceCell;

frame_decision! {
    Regrouping is Regroup(Regrouping), OnceCell<Task>;
    seat: |rules, _, regrouping| rules.seat_of(regrouping.unit);
    asks: |at, seat| prompt_about(at.game, "prompt-regroup", seat, at.frame.unit);
}

fn regroup_task<'a>(at: &'a At<'_, Regrouping>) -> &'a Task {
    at.outlook.get_or_init(|| at.game.task_for(at.state, at.seat, at.frame.unit, Intent::of(at.mind)))
}

impl Choice<Regrouping> for verb::Move {
    fn candidates(at: &At<'_, Regrouping>, offers: &mut Offers<'_, Action>) {
        let Some(first) = at.state.unit(at.frame.unit).and_then(|u| u.men.first()).map(|m| m.at) else { return };
        let reach = i32::from(at.frame.reach);
        let ways = (0..8).flat_map(|i| [reach, reach / 2].map(|far| first.plus(Heading::new(45 * i).way(far))));
        once(ways).into_iter().for_each(|to| offers.consider(at, Self(to)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Regrouping>, judge: &mut J) {
        if at.game.plan_regroup(at.state, at.frame, self.0).is_none() {
            judge.forbid(clause!("C-157"), || Text::new("why-no-regroup"));
        }
    }

    fn carry_out(self, regrouping: Regrouping, table: &mut Table<'_, '_, Rules>) {
        if let Some(paths) = table.game.plan_regroup(table.state, &regrouping, self.0) {
            table.game.set_out_along(table.state, regrouping.unit, paths, End::Stand);
        }
    }

    fn shown(&self, _: &At<'_, Regrouping>) -> Shown {
        shown_at(Text::new("do-move"), self.0)
    }

    fn explain(&self, at: &At<'_, Regrouping>) -> Explanation {
        let paths = at.game.plan_regroup(at.state, at.frame, self.0);
        let places = paths.map(|paths| (crate::rules::path::ends(&paths), None));
        sketched(at.game.sketch_plan(at.state, at.frame.unit, self.0, places))
    }

    fn pointed(_: &At<'_, Regrouping>, pointing: &Pointing) -> Vec<Self> {
        vec![Self(point_of(pointing))]
    }

    fn worth(&self, at: &At<'_, Regrouping>) -> f64 {
        at.game.place_value(at.state, at.seat, at.frame.unit, regroup_task(at), self.0) as f64
    }
}

impl Choice<Regrouping> for verb::Occupy {
    fn candidates(at: &At<'_, Regrouping>, offers: &mut Offers<'_, Action>) {
        at.frame.house.into_iter().for_each(|building| offers.consider(at, Self(building)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Regrouping>, judge: &mut J) {
        if at.game.plan_moving_in(at.state, at.frame, self.0).is_none() {
            judge.forbid(clause!("C-160"), || Text::new("why-no-regroup"));
        }
    }

    fn carry_out(self, regrouping: Regrouping, table: &mut Table<'_, '_, Rules>) {
        if let Some(paths) = table.game.plan_moving_in(table.state, &regrouping, self.0) {
            table.game.set_out_along(table.state, regrouping.unit, paths, End::Inside(self.0));
        }
    }

    fn shown(&self, at: &At<'_, Regrouping>) -> Shown {
        moving::occupy_shown(at.game, self.0)
    }

    fn worth(&self, at: &At<'_, Regrouping>) -> f64 {
        let task = regroup_task(at);
        let Some(house) = at.game.building(self.0).map(|h| h.centre()).filter(|_| !task.carries) else {
            return if task.carries { -20_000.0 } else { 0.0 };
        };
        let value = at.game.place_value(at.state, at.seat, at.frame.unit, task, house);
        (value + if at.game.marches(task) { -300 } else { 150 }) as f64
    }
}

may_pass!(Regrouping);

frame_decision! {
    SteppingAside is Aside(SteppingAside), OnceCell<Task>;
    seat: |rules, _, aside| rules.seat_of(aside.unit);
    asks: |at, seat| prompt_about(at.game, "prompt-aside", seat, at.frame.unit);
}

impl Choice<SteppingAside> for verb::Move {
    fn candidates(at: &At<'_, SteppingAside>, offers: &mut Offers<'_, Action>) {
        let SteppingAside { unit, tank, by } = *at.frame;
        let ways = once(at.game.ways_aside(at.state, unit, tank, by));
        ways.into_iter().for_each(|to| offers.known_legal(Self(to)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, SteppingAside>, judge: &mut J) {
        let SteppingAside { unit, tank, by } = *at.frame;
        at.game.plan_aside(at.state, unit, tank, by, self.0).put_to(judge);
    }

    fn carry_out(self, aside: SteppingAside, table: &mut Table<'_, '_, Rules>) {
        table.game.step_aside(table.state, aside, self.0);
    }

    fn shown(&self, _: &At<'_, SteppingAside>) -> Shown {
        shown_at(Text::new("do-move"), self.0)
    }

    fn pointed(_: &At<'_, SteppingAside>, pointing: &Pointing) -> Vec<Self> {
        vec![Self(point_of(pointing))]
    }

    fn worth(&self, at: &At<'_, SteppingAside>) -> f64 {
        let task = at.outlook.get_or_init(|| at.game.task_for(at.state, at.seat, at.frame.unit, Intent::of(at.mind)));
        at.game.place_value(at.state, at.seat, at.frame.unit, task, self.0) as f64
    }
}
