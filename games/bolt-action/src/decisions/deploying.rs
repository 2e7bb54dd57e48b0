//! Units on the table, in the first wave and in reserve before the battle (C-130, C-132, C-177, C-180, C-183, S-09).

use super::*;
use crate::action::verb;
use crate::rules::ground::{Objecting, Objection};
use crate::rules::movement::Points;
use crate::rules::scenario::{Scenario, base_of};
use crate::rules::setup::Step;
use crate::terrain::WIDTH;
use crate::vocabulary::*;
use crate::{Action, Rules};
use board::table::Heading;
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};

/// C-180: a side sets up on the table.
pub(crate) struct SetUp;
/// C-183: scouts of both sides, by turns.
pub(crate) struct Forward;
/// S-09: a run of those who lead the way.
pub(crate) struct Scouting;
/// C-130, C-132: a side says who waits in reserve and who goes round a flank.
pub(crate) struct Wave;

step_of_the_set_up!(SetUp, "prompt-deploy");
step_of_the_set_up!(Forward, "prompt-forward");
step_of_the_set_up!(Scouting, "prompt-forward");
step_of_the_set_up!(Wave, "prompt-wave");

/// The unit that is picked up and set down somewhere.
fn deploy_pointed<D: Decision<Game = Rules>>(at: &At<'_, D>, pointing: &Pointing) -> Vec<verb::Deploy> {
    let ahead = if at.state.edge(at.seat) == Some(Edge::Top) { 180 } else { 0 };
    let facing = Heading::new(pointing.facing.map_or(ahead, i32::from));
    let unit = pointing.piece.as_deref().and_then(|name| at.game.piece_named(at.state, name));
    unit.into_iter().map(|unit| verb::Deploy { unit, at: point_of(pointing), facing }).collect()
}

fn deploy_shown<D: Decision<Game = Rules>>(deploy: &verb::Deploy, at: &At<'_, D>) -> Shown {
    shown_at(about(at.game, "do-deploy", deploy.unit), deploy.at).piece(piece_name(deploy.unit))
}

/// In cover and near the middle; guards near their base.
fn deploy_worth<D: Decision<Game = Rules>>(deploy: &verb::Deploy, at: &At<'_, D>) -> f64 {
    let (rules, state) = (at.game, at.state);
    let base = state.unit(deploy.unit).map_or(50, |u| rules.base(deploy.unit, u));
    let covered = rules.is_covered(deploy.at, base);
    // Squads go for the enemy's base; others guard the own one.
    let squad = rules.spec(deploy.unit).is_some_and(|spec| spec.role == Role::Squad);
    let guard = rules.scenario == Scenario::Demolition && !squad;
    let near = match state.edge(at.seat) {
        Some(edge) if guard => -(base_of(edge).steps_to(deploy.at) / 20),
        _ => -((deploy.at.x() - WIDTH / 2).abs() / 100),
    };
    f64::from(100 + if covered { 50 } else { 0 } + if guard { 120 } else { 0 } + near)
}

/// All that is alike where a unit is set down, given how it comes to stand.
macro_rules! set_down {
    ($decision:ident, $plan:expr) => {
        fn judge<J: Judge>(&self, at: &At<'_, $decision>, judge: &mut J) {
            let plan: fn(&At<'_, $decision>, &verb::Deploy) -> Result<Points, Objection> = $plan;
            plan(at, self).put_to(judge);
        }

        fn shown(&self, at: &At<'_, $decision>) -> Shown {
            deploy_shown(self, at)
        }

        fn explain(&self, at: &At<'_, $decision>) -> Explanation {
            let plan: fn(&At<'_, $decision>, &verb::Deploy) -> Result<Points, Objection> = $plan;
            sketched(at.game.sketch_deployed(at.state, self.unit, self.at, self.facing, plan(at, self).ok()))
        }

        fn pointed(at: &At<'_, $decision>, pointing: &Pointing) -> Vec<Self> {
            deploy_pointed(at, pointing)
        }

        fn worth(&self, at: &At<'_, $decision>) -> f64 {
            deploy_worth(self, at)
        }
    };
}

impl Choice<SetUp> for verb::Deploy {
    set_down!(SetUp, |at, deploy| at.game.plan_deploy(at.state, deploy.unit, deploy.at, deploy.facing));

    fn candidates(at: &At<'_, SetUp>, offers: &mut Offers<'_, Action>) {
        let spots = at.game.deploy_spots(at.state, at.seat);
        once(spots).into_iter().for_each(|(unit, at, facing)| offers.known_legal(Self { unit, at, facing }));
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Ok(places) = table.game.plan_deploy(table.state, self.unit, self.at, self.facing) {
            table.game.deploy(table.state, self.unit, self.at, self.facing, &places);
            table.game.pass_turn(table.state);
        }
    }
}

impl Choice<Forward> for verb::Deploy {
    set_down!(Forward, |at, deploy| at.game.plan_deploy(at.state, deploy.unit, deploy.at, deploy.facing));

    fn candidates(at: &At<'_, Forward>, offers: &mut Offers<'_, Action>) {
        for unit in at.game.scouts(at.state, at.seat) {
            let spots = once(at.game.forward_spots(at.state, unit).take(6));
            let deploy = |at| Self { unit, at, facing: Heading::default() };
            spots.into_iter().for_each(|spot| offers.known_legal(deploy(spot)));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        Choice::<SetUp>::carry_out(self, (), table);
    }
}

impl Choice<Scouting> for verb::Deploy {
    set_down!(Scouting, |at, deploy| at.game.plan_scouting(at.state, at.seat, deploy.unit, deploy.at));

    fn candidates(at: &At<'_, Scouting>, offers: &mut Offers<'_, Action>) {
        for unit in at.game.rangers(at.state, at.seat) {
            let Some(from) = at.state.unit(unit).map(|u| at.game.place_of(unit, u)) else { continue };
            for to in once((0..8).map(|i| from.plus(Heading::new(45 * i).way(1200)))) {
                offers.consider(at, Self { unit, at: to, facing: Heading::default() });
            }
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let rules = table.game;
        if let Ok(places) = rules.plan_scouting(table.state, table.seat, self.unit, self.at) {
            rules.set_men(table.state, self.unit, &places);
            table.state.change(self.unit, |u| {
                u.marks.scouted = true;
                u.marks.hidden = false;
            });
        }
    }
}

impl Choice<SetUp> for verb::Garrison {
    fn candidates(at: &At<'_, SetUp>, offers: &mut Offers<'_, Action>) {
        let houses = at.game.houses_in_zone(at.state, at.seat);
        for unit in at.state.waiting(at.seat) {
            houses.iter().for_each(|&building| offers.consider(at, Self { unit, building }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, SetUp>, judge: &mut J) {
        at.game.judge_garrison(at.state, at.seat, self.unit, self.building, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.garrison(table.state, self.unit, self.building);
        table.game.pass_turn(table.state);
    }

    fn shown(&self, at: &At<'_, SetUp>) -> Shown {
        let label = about(at.game, "do-garrison", self.unit).name("building", at.game.feature_name(self.building));
        at_piece(label, self.unit).space(at.game.feature_id(self.building))
    }

    fn worth(&self, _: &At<'_, SetUp>) -> f64 {
        140.0
    }
}

fn load_judged<D: Decision<Game = Rules>, J: Judge>(load: &verb::Load, at: &At<'_, D>, judge: &mut J) {
    if at.game.seat_of(load.unit) != at.seat {
        return judge.forbid(clause!("C-180"), || Text::new("why-not-waiting"));
    }
    at.game.judge_load(at.state, load.unit, load.vehicle, judge);
}

fn load_shown<D: Decision<Game = Rules>>(load: &verb::Load, at: &At<'_, D>) -> Shown {
    at_piece(about(at.game, "do-load", load.unit).text("vehicle", at.game.name(load.vehicle)), load.unit)
}

fn each_load<D: Decision<Game = Rules>>(at: &At<'_, D>, mut offer: impl FnMut(verb::Load)) {
    for unit in at.state.waiting(at.seat) {
        at.game.carriers(at.state, at.seat).for_each(|vehicle| offer(verb::Load { unit, vehicle }));
    }
}

impl Choice<SetUp> for verb::Load {
    fn candidates(at: &At<'_, SetUp>, offers: &mut Offers<'_, Action>) {
        each_load(at, |load| offers.consider(at, load));
    }

    fn judge<J: Judge>(&self, at: &At<'_, SetUp>, judge: &mut J) {
        load_judged(self, at, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.state.change(self.unit, |u| u.fate = Fate::Aboard(self.vehicle));
        table.game.pass_turn(table.state);
    }

    fn shown(&self, at: &At<'_, SetUp>) -> Shown {
        load_shown(self, at)
    }

    fn worth(&self, _: &At<'_, SetUp>) -> f64 {
        -100.0
    }
}

impl Choice<Wave> for verb::Load {
    fn candidates(at: &At<'_, Wave>, offers: &mut Offers<'_, Action>) {
        each_load(at, |load| offers.consider(at, load));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Wave>, judge: &mut J) {
        load_judged(self, at, judge);
        // C-130: aboard a vehicle in reserve a unit is in reserve.
        let [unit, vehicle] = [self.unit, self.vehicle].map(|id| at.state.whereabouts(id));
        if unit == Some(Fate::FirstWave) && vehicle == Some(Fate::Reserve) {
            at.game.judge_first_wave(at.state, at.seat, 1, judge);
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        Choice::<SetUp>::carry_out(self, (), table);
    }

    fn shown(&self, at: &At<'_, Wave>) -> Shown {
        load_shown(self, at)
    }

    fn worth(&self, _: &At<'_, Wave>) -> f64 {
        -100.0
    }
}

impl Choice<Wave> for verb::Hold {
    fn candidates(at: &At<'_, Wave>, offers: &mut Offers<'_, Action>) {
        at.state.waiting(at.seat).for_each(|unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Wave>, judge: &mut J) {
        at.game.judge_hold(at.state, at.seat, self.0, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.state.change(self.0, |u| u.fate = Fate::Reserve);
    }

    fn shown(&self, at: &At<'_, Wave>) -> Shown {
        at_piece(about(at.game, "do-hold", self.0), self.0)
    }

    fn worth(&self, at: &At<'_, Wave>) -> f64 {
        if at.game.goes_round(at.state, at.seat, self.0) { 20.0 } else { -100.0 }
    }
}

impl Choice<Wave> for verb::Outflank {
    fn candidates(at: &At<'_, Wave>, offers: &mut Offers<'_, Action>) {
        for unit in at.state.waiting(at.seat) {
            [Side::Left, Side::Right].into_iter().for_each(|side| offers.consider(at, Self { unit, side }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Wave>, judge: &mut J) {
        at.game.judge_outflank(at.state, at.seat, self.unit, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.state.change(self.unit, |u| u.flank = Some(self.side));
    }

    fn shown(&self, at: &At<'_, Wave>) -> Shown {
        let key = match self.side {
            Side::Left => "do-outflank-left",
            Side::Right => "do-outflank-right",
        };
        at_piece(about(at.game, key, self.unit), self.unit)
    }

    fn worth(&self, at: &At<'_, Wave>) -> f64 {
        if !at.game.goes_round(at.state, at.seat, self.unit) {
            return -100.0;
        }
        // Some this way, some that.
        if (self.side == Side::Left) == self.unit.0.is_multiple_of(2) { 11.0 } else { 10.0 }
    }
}

impl Choice<SetUp> for verb::Done {
    fn judge<J: Judge>(&self, at: &At<'_, SetUp>, judge: &mut J) {
        at.game.judge_deployed(at.state, at.seat, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let (rules, state) = (table.game, &mut *table.state);
        let Some((_, seat)) = rules.step(state) else { return };
        // Who is not on the table waits in reserve, unless a first wave comes after (C-138, C-193).
        let wave = rules.scenario.steps().any(|step| matches!(step, Step::Wave(_)));
        let attacks = state.attacker == Some(seat) || state.attacker.is_none();
        let fate = if wave && attacks { Fate::FirstWave } else { Fate::Reserve };
        for id in state.waiting(seat).collect::<Vec<_>>() {
            state.change(id, |u| u.fate = fate);
        }
        rules.finish_step(state);
    }

    fn shown(&self, _: &At<'_, SetUp>) -> Shown {
        finish("do-done")
    }
}

macro_rules! done_with_the_step {
    ($decision:ident) => {
        impl Choice<$decision> for verb::Done {
            fn candidates(_: &At<'_, $decision>, offers: &mut Offers<'_, Action>) {
                offers.known_legal(Self);
            }

            fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
                table.game.finish_step(table.state);
            }

            fn shown(&self, _: &At<'_, $decision>) -> Shown {
                finish("do-done")
            }
        }
    };
}

done_with_the_step!(Forward);
done_with_the_step!(Scouting);
done_with_the_step!(Wave);
