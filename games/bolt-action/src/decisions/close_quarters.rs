//! After close quarters the winner regroups (BA-157, C-157, C-160); men get out of the way of a tank (C-122).

use super::*;
use crate::action::verb;
use crate::ground::Objecting;
use crate::plan::Plan;
use crate::{Action, Rules};
use board::table::Heading;
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};
use std::cell::OnceCell;

impl Decision for Regrouping {
    type Game = Rules;
    type Frame = Regrouping;
    type Outlook = OnceCell<Plan>;
    on_the_stack!(Regroup);

    fn outlook(_: &Rules, _: &State, _: &Regrouping) -> OnceCell<Plan> {
        OnceCell::new()
    }

    fn deciders(rules: &Rules, _: &State, regrouping: &Regrouping) -> SeatSet {
        only(rules.seat_of(regrouping.unit))
    }

    fn prompt(at: &At<'_, Regrouping>) -> Text {
        prompt_about(at.game, "prompt-regroup", at.game.seat_of(at.frame.unit), at.frame.unit)
    }
}

fn regroup_plan<'a>(at: &'a At<'_, Regrouping>) -> &'a Plan {
    at.outlook.get_or_init(|| at.game.plan_for(at.state, at.seat, at.frame.unit))
}

impl Choice<Regrouping> for verb::Move {
    fn candidates(at: &At<'_, Regrouping>, offers: &mut Offers<'_, Action>) {
        let Some(first) = at.state.unit(at.frame.unit).and_then(|u| u.men.first()).map(|m| m.at) else { return };
        let reach = i32::from(at.frame.reach);
        let ways = (0..8).flat_map(|i| [reach, reach / 2].map(|far| first.plus(Heading::new(45 * i).way(far))));
        once(ways).into_iter().for_each(|to| offers.consider(at, Self(to)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Regrouping>, judge: &mut J) {
        if at.game.plan_regroup(at.state, at.frame.unit, at.frame.reach, self.0).is_none() {
            judge.forbid(clause!("C-157"), || Text::new("why-no-regroup"));
        }
    }

    fn carry_out(self, regrouping: Regrouping, table: &mut Table<'_, '_, Rules>) {
        let Regrouping { unit, reach } = regrouping;
        if let Some(places) = table.game.plan_regroup(table.state, unit, reach, self.0) {
            table.game.set_men(table.state, unit, &places);
            table.game.arrive(table.state, unit, table.play);
        }
    }

    fn shown(&self, _: &At<'_, Regrouping>) -> Shown {
        shown_at(Text::new("do-move"), self.0)
    }

    fn explain(&self, at: &At<'_, Regrouping>) -> Explanation {
        let places = at.game.plan_regroup(at.state, at.frame.unit, at.frame.reach, self.0);
        sketched(at.game.sketch_plan(at.state, at.frame.unit, self.0, places.map(|places| (places, None))))
    }

    fn pointed(_: &At<'_, Regrouping>, pointing: &Pointing) -> Vec<Self> {
        vec![Self(point_of(pointing))]
    }

    fn worth(&self, at: &At<'_, Regrouping>) -> f64 {
        at.game.place_value(at.state, at.seat, at.frame.unit, regroup_plan(at), self.0) as f64
    }
}

impl Choice<Regrouping> for verb::Occupy {
    fn candidates(at: &At<'_, Regrouping>, offers: &mut Offers<'_, Action>) {
        let houses = (0..at.game.table.features.len() as u8).filter(|&b| at.game.building(b).is_some());
        houses.for_each(|building| offers.consider(at, Self(building)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Regrouping>, judge: &mut J) {
        if !at.game.may_move_in(at.state, at.frame.unit, at.frame.reach, self.0) {
            judge.forbid(clause!("C-160"), || Text::new("why-no-regroup"));
        }
    }

    fn carry_out(self, regrouping: Regrouping, table: &mut Table<'_, '_, Rules>) {
        table.game.occupy(table.state, regrouping.unit, self.0);
    }

    fn shown(&self, at: &At<'_, Regrouping>) -> Shown {
        moving::occupy_shown(at.game, self.0)
    }

    fn worth(&self, at: &At<'_, Regrouping>) -> f64 {
        let plan = regroup_plan(at);
        let Some(house) = at.game.building(self.0).map(|h| h.centre()).filter(|_| !plan.carries) else {
            return if plan.carries { -20_000.0 } else { 0.0 };
        };
        let value = at.game.place_value(at.state, at.seat, at.frame.unit, plan, house);
        (value + if at.game.marches(plan) { -300 } else { 150 }) as f64
    }
}

impl Choice<Regrouping> for verb::Pass {
    fn carry_out(self, _: Regrouping, _: &mut Table<'_, '_, Rules>) {}

    fn shown(&self, _: &At<'_, Regrouping>) -> Shown {
        finish("do-pass")
    }
}

impl Decision for SteppingAside {
    type Game = Rules;
    type Frame = SteppingAside;
    type Outlook = OnceCell<Plan>;
    on_the_stack!(Aside);

    fn outlook(_: &Rules, _: &State, _: &SteppingAside) -> OnceCell<Plan> {
        OnceCell::new()
    }

    fn deciders(rules: &Rules, _: &State, aside: &SteppingAside) -> SeatSet {
        only(rules.seat_of(aside.unit))
    }

    fn prompt(at: &At<'_, SteppingAside>) -> Text {
        prompt_about(at.game, "prompt-aside", at.game.seat_of(at.frame.unit), at.frame.unit)
    }
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
        table.game.step_aside(table.state, aside, self.0, table.play);
    }

    fn shown(&self, _: &At<'_, SteppingAside>) -> Shown {
        shown_at(Text::new("do-move"), self.0)
    }

    fn pointed(_: &At<'_, SteppingAside>, pointing: &Pointing) -> Vec<Self> {
        vec![Self(point_of(pointing))]
    }

    fn worth(&self, at: &At<'_, SteppingAside>) -> f64 {
        let plan = at.outlook.get_or_init(|| at.game.plan_for(at.state, at.seat, at.frame.unit));
        at.game.place_value(at.state, at.seat, at.frame.unit, plan, self.0) as f64
    }
}
