//! The target of fire or of an assault reacts (BA-68, C-44, C-97, C-115, C-162).

use super::*;
use crate::action::verb;
use crate::rules::ground::Objecting;
use crate::scene::length;
use crate::vocabulary::Order;
use crate::{Action, Rules};
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};

frame_decision! {
    Reacting is React(Reacting), ();
    seat: |rules, _, reacting| rules.seat_of(reacting.unit);
    asks: |at, seat| {
        let key = if at.frame.assault { "prompt-react-assault" } else { "prompt-react" };
        prompt_about(at.game, key, seat, at.frame.unit)
    };
}

impl Choice<Reacting> for verb::GoDown {
    fn judge<J: Judge>(&self, at: &At<'_, Reacting>, judge: &mut J) {
        if at.frame.assault || !at.game.can_duck(at.state, at.frame.unit) {
            judge.forbid(clause!("C-44"), || Text::new("why-no-ducking"));
        }
    }

    fn carry_out(self, reacting: Reacting, table: &mut Table<'_, '_, Rules>) {
        table.game.lay_down(table.state, reacting.unit);
        table.state.change(reacting.unit, |u| u.marks.ducked = true);
        table.game.tell(table.play, "log-ducked", reacting.unit, |t| t);
    }

    fn shown(&self, _: &At<'_, Reacting>) -> Shown {
        Shown::new(Text::new("do-go-down"))
    }

    fn worth(&self, at: &At<'_, Reacting>) -> f64 {
        let Reacting { unit, by, .. } = *at.frame;
        let aims = at.game.all_aims(at.state, by, unit, Occasion::Assaulted);
        let odds = at.game.odds_of_fire(at.state, by, unit, &aims, Occasion::Assaulted);
        if odds.is_some_and(|odds| odds.mean_losses() > 2.5) { 10.0 } else { -10.0 }
    }
}

impl Choice<Reacting> for verb::ReturnFire {
    fn judge<J: Judge>(&self, at: &At<'_, Reacting>, judge: &mut J) {
        if !at.frame.assault || !at.game.can_return_fire(at.state, at.frame.unit, at.frame.by) {
            judge.forbid(clause!("C-115"), || Text::new("why-no-return-fire"));
        }
    }

    fn carry_out(self, reacting: Reacting, table: &mut Table<'_, '_, Rules>) {
        table.game.take_die(table.state, reacting.unit, Order::Fire);
        table.game.begin_declaring(table.state, reacting.unit, Occasion::Assaulted);
    }

    fn shown(&self, _: &At<'_, Reacting>) -> Shown {
        Shown::new(Text::new("do-return-fire"))
    }

    fn worth(&self, _: &At<'_, Reacting>) -> f64 {
        20.0
    }
}

impl Choice<Reacting> for verb::Escape {
    fn candidates(at: &At<'_, Reacting>, offers: &mut Offers<'_, Action>) {
        if at.game.is_vehicle(at.frame.unit) {
            let legs = [-2400, -1800, -1200, -600, -300, 600, 1200];
            legs.into_iter().for_each(|by| offers.consider(at, Self(by)));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Reacting>, judge: &mut J) {
        // C-35: riders get away on their own feet, with their first man to a point.
        if !at.game.is_vehicle(at.frame.unit) {
            return judge.forbid(clause!("C-35"), || Text::new("why-no-escape"));
        }
        if !at.game.can_escape(at.state, at.frame.unit) {
            return judge.forbid(clause!("C-97"), || Text::new("why-no-escape"));
        }
        at.game.judge_escape(at.state, at.frame.unit, at.frame.by, self.0, judge);
    }

    fn carry_out(self, reacting: Reacting, table: &mut Table<'_, '_, Rules>) {
        let to = table.state.unit(reacting.unit).map(|u| u.at.plus(u.facing.way(i32::from(self.0))));
        table.game.get_away(table.state, reacting.unit, to.into_iter().collect(), table.play);
    }

    fn shown(&self, _: &At<'_, Reacting>) -> Shown {
        Shown::new(Text::new("do-escape").text("by", length(i32::from(self.0).abs())))
    }

    fn pointed(at: &At<'_, Reacting>, pointing: &Pointing) -> Vec<Self> {
        let unit = at.state.unit(at.frame.unit).filter(|_| at.game.is_vehicle(at.frame.unit));
        let along = unit.map(|u| Self(crate::sketch::along(u, point_of(pointing))));
        along.into_iter().collect()
    }

    fn worth(&self, _: &At<'_, Reacting>) -> f64 {
        f64::from(5 + self.0.unsigned_abs() / 100)
    }
}

impl Choice<Reacting> for verb::EscapeTo {
    fn candidates(at: &At<'_, Reacting>, offers: &mut Offers<'_, Action>) {
        let Reacting { unit, by, .. } = *at.frame;
        if !at.game.is_vehicle(unit) && at.game.can_escape(at.state, unit) {
            let ways = once(at.game.rides_away(at.state, unit, by));
            ways.into_iter().for_each(|to| offers.consider(at, Self(to)));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Reacting>, judge: &mut J) {
        let Reacting { unit, by, .. } = *at.frame;
        if at.game.is_vehicle(unit) || !at.game.can_escape(at.state, unit) {
            return judge.forbid(clause!("C-35"), || Text::new("why-no-escape"));
        }
        at.game.plan_ride_away(at.state, unit, by, self.0).put_to(judge);
    }

    fn carry_out(self, reacting: Reacting, table: &mut Table<'_, '_, Rules>) {
        if let Ok(places) = table.game.plan_ride_away(table.state, reacting.unit, reacting.by, self.0) {
            table.game.get_away(table.state, reacting.unit, places, table.play);
        }
    }

    fn shown(&self, _: &At<'_, Reacting>) -> Shown {
        shown_at(Text::new("do-ride-away"), self.0)
    }

    fn pointed(at: &At<'_, Reacting>, pointing: &Pointing) -> Vec<Self> {
        let rides = !at.game.is_vehicle(at.frame.unit);
        rides.then(|| Self(point_of(pointing))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, Reacting>) -> f64 {
        let from = at.state.unit(at.frame.by).map(|u| at.game.place_of(at.frame.by, u));
        f64::from(from.map_or(0, |from| 5 + from.steps_to(self.0) / 100))
    }
}

may_pass!(Reacting);

impl Rules {
    /// C-97, C-35: a Down die is laid, and the unit is on its way.
    fn get_away(&self, state: &mut State, id: UnitId, to: crate::rules::movement::Points, play: &mut kernel::Play<'_>) {
        self.lay_down(state, id);
        self.tell(play, "log-escaped", id, |t| t);
        self.set_out(state, id, to);
    }
}
