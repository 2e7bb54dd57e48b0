//! A unit on the table with an order to move (BA-07, BA-31 to BA-66, C-99, C-106, C-113, C-147).

use super::*;
use crate::action::verb;
use crate::force::Spec;
use crate::plan::{Intent, Task};
use crate::rules::ground::Objecting;
use crate::rules::movement::Points;
use crate::rules::path::End;
use crate::rules::scenario::Scenario;
use crate::scene::length;
use crate::terrain::Kind;
use crate::vocabulary::*;
use crate::{Action, Rules};
use board::table::Heading;
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};
use std::cell::OnceCell;

/// Degrees to either side of the bow or stern within which pointing means driving rather than turning.
const AHEAD: i32 = 20;

frame_decision! {
    Moving is Move(Moving), OnceCell<Task>;
    seat: |rules, _, moving| rules.seat_of(moving.unit);
    asks: |at, seat| prompt_about(at.game, "prompt-move", seat, at.frame.unit);
}

/// The unit that moves.
fn mover<'a>(at: &At<'a, Moving>) -> Option<&'a Unit> {
    at.state.unit(at.frame.unit)
}

fn task<'a>(at: &'a At<'_, Moving>) -> &'a Task {
    at.outlook.get_or_init(|| at.game.task_for(at.state, at.seat, at.frame.unit, Intent::of(at.mind)))
}

fn place_worth(at: &At<'_, Moving>, to: Point) -> i64 {
    at.game.place_value(at.state, at.seat, at.frame.unit, task(at), to)
        + Intent::of(at.mind).likes_place(at.frame.unit, to)
}

/// Whether the unit is on its way somewhere and not to be kept from it.
fn marches(at: &At<'_, Moving>) -> bool {
    at.game.marches(task(at))
}

/// S-12: in body armour a Run is for an assault and nothing else.
fn is_sluggish(at: &At<'_, Moving>) -> bool {
    at.frame.order == Order::Run && at.game.spec(at.frame.unit).is_some_and(|spec| spec.has(UnitRule::BodyArmour))
}

fn forbid_sluggish<J: Judge>(at: &At<'_, Moving>, judge: &mut J) {
    if is_sluggish(at) {
        judge.forbid(clause!("S-12"), || about(at.game, "why-body-armour", at.frame.unit));
    }
}

/// What a unit has left of its rate.
fn left(at: &At<'_, Moving>) -> i32 {
    at.game.rate(at.state, at.frame.unit, at.frame.order) - at.frame.spent()
}

fn is_foot(at: &At<'_, Moving>) -> bool {
    at.game.spec(at.frame.unit).is_some_and(|spec| !spec.is_vehicle())
}

/// What a leg that ends at these places takes from the move.
fn announcing(at: &At<'_, Moving>, places: Option<Points>, explanation: Explanation) -> Explanation {
    match places {
        Some(places) => explanation.charging(MOVE, at.game.price(at.state, at.frame, &places)),
        None => explanation,
    }
}

/// Where the men of a unit stand when one of them has moved.
fn stepped(unit: &Unit, step: &verb::Step) -> Points {
    let mut places: Points = unit.men.iter().map(|m| m.at).collect();
    if let Some(place) = places.get_mut(usize::from(step.man)) {
        *place = step.to;
    }
    places
}

/// Everything a unit on the move may think of; getting in and off, and going up stairs, is nothing it wants by itself.
pub(crate) fn thinkable(rules: &Rules, state: &State, seat: Seat) -> Option<Vec<Action>> {
    let at = At::<Moving>::new(rules, state, seat)?;
    let mut actions = vec![Action::Done];
    actions.extend(spots(&at).into_iter().map(Action::Move));
    actions.extend(legs(&at).into_iter().map(Action::Drive));
    actions.extend(turns(&at).into_iter().map(Action::Pivot));
    actions.extend(houses(&at).map(Action::Occupy));
    actions.extend(may_leave(&at).then_some(Action::Leave));
    actions.extend(charges(&at).map(Action::Assault));
    actions.extend(rules.may_dismount(state, at.frame).then_some(Action::Dismount));
    Some(actions)
}

/// Places worth walking to.
fn spots(at: &At<'_, Moving>) -> Vec<Point> {
    if !is_foot(at) || is_sluggish(at) {
        return Vec::new();
    }
    once(at.game.move_candidates(at.state, at.frame))
}

/// How far a vehicle may go straight on or back.
fn legs(at: &At<'_, Moving>) -> Vec<i16> {
    if is_foot(at) {
        return Vec::new();
    }
    let rate = at.game.rate(at.state, at.frame.unit, at.frame.order);
    let (ahead, spent) = (left(at), at.frame.spent());
    let back = at.game.reverse_rate(at.frame.unit, at.frame.order) - spent;
    let legs = [ahead, ahead / 2, ahead / 4, 2 * rate - spent, -back, -back / 2];
    once(legs.map(|by| by.clamp(-30_000, 30_000) as i16))
}

/// Ways to face.
fn turns(at: &At<'_, Moving>) -> Vec<Heading> {
    let (Some(unit), Some(spec)) = (mover(at), at.game.spec(at.frame.unit)) else { return Vec::new() };
    let turns: &[i32] = match () {
        () if spec.is_vehicle() => &[-90, -45, 45, 90],
        () if unit.inside.is_none() && (spec.is_gun() || at.game.is_team(at.frame.unit)) => &[-90, -45, 45, 90, 180],
        () => &[],
    };
    once(turns.iter().map(|&turn| unit.facing.turned(turn)))
}

/// Houses near enough to be entered.
fn houses<'a>(at: &At<'a, Moving>) -> impl Iterator<Item = u8> + use<'a> {
    let unit = mover(at).filter(|u| is_foot(at) && u.inside.is_none());
    let (from, reach) = (unit.map(|unit| at.game.place_of(at.frame.unit, unit)), left(at) + 900);
    let houses = at.game.table.features.iter().enumerate().filter(|(_, f)| f.kind == Kind::Building);
    let near = houses.filter(move |(_, f)| from.is_some_and(|from| from.within(f.outline.area().middle(), reach)));
    near.map(|(i, _)| i as u8)
}

/// Whether it makes sense to leave the table.
fn may_leave(at: &At<'_, Moving>) -> bool {
    let Some(unit) = mover(at).filter(|u| u.inside.is_none()) else { return false };
    let envelopment = at.game.scenario == Scenario::Envelopment;
    let carries = at.state.objectives.iter().any(|o| o.is_with(at.frame.unit));
    envelopment && (!is_foot(at) || at.state.attacker == Some(unit.seat)) || is_foot(at) && carries
}

/// Enemies who may be charged.
fn charges<'a>(at: &At<'a, Moving>) -> impl Iterator<Item = UnitId> + use<'a> {
    let begins = at.frame.order == Order::Run && at.frame.spent() == 0;
    at.game.assault_targets(at.state, at.frame.unit).filter(move |_| begins)
}

impl Choice<Moving> for verb::Move {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        let ways = spots(at);
        // What holds for all places alike is gathered once.
        match at.game.walk_of(at.state, at.frame) {
            Some(walk) => {
                let legal = ways.into_iter().filter(|&to| walk.to(to).is_ok());
                legal.for_each(|to| offers.known_legal(Self(to)));
            }
            None => ways.into_iter().for_each(|to| offers.consider(at, Self(to))),
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        forbid_sluggish(at, judge);
        at.game.plan_move(at.state, at.frame, self.0).put_to(judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.game.move_to(table.state, moving, self.0);
    }

    fn shown(&self, _: &At<'_, Moving>) -> Shown {
        shown_at(Text::new("do-move"), self.0)
    }

    fn explain(&self, at: &At<'_, Moving>) -> Explanation {
        let places = at.game.plan_move(at.state, at.frame, self.0).ok();
        let walked = match at.game.spec(at.frame.unit).is_some_and(Spec::is_gun) {
            true => Some(std::iter::once(self.0).collect()),
            false => places.clone(),
        };
        // Whoever comes out of a house has made his move.
        let walked = walked.filter(|_| places.is_some() && mover(at).is_some_and(|u| u.inside.is_none()));
        let plan = places.map(|places| (places, None));
        announcing(at, walked, sketched(at.game.sketch_plan(at.state, at.frame.unit, self.0, plan)))
    }

    fn pointed(at: &At<'_, Moving>, pointing: &Pointing) -> Vec<Self> {
        let meant = is_foot(at) && pointing.model.is_none() && pointing.facing.is_none();
        meant.then(|| Self(point_of(pointing))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        place_worth(at, self.0) as f64
    }
}

impl Choice<Moving> for verb::Step {
    /// Men are moved one by one by hand only.
    fn candidates(_: &At<'_, Moving>, _: &mut Offers<'_, Action>) {}

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        forbid_sluggish(at, judge);
        at.game.judge_step(at.state, at.frame, self.man, self.to, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        if let Some(unit) = table.state.unit(moving.unit) {
            let places = stepped(unit, &self);
            table.game.go(table.state, moving, places);
        }
    }

    fn shown(&self, _: &At<'_, Moving>) -> Shown {
        shown_at(Text::new("do-step").number("man", i64::from(self.man) + 1), self.to)
    }

    fn explain(&self, at: &At<'_, Moving>) -> Explanation {
        let places = mover(at).map(|unit| stepped(unit, self));
        announcing(at, places, sketched(at.game.sketch_step(at.state, at.frame.unit, self.man, self.to)))
    }

    fn pointed(at: &At<'_, Moving>, pointing: &Pointing) -> Vec<Self> {
        let man = pointing.model.filter(|_| pointing.facing.is_none() && mover(at).is_some());
        man.map(|man| Self { man, to: point_of(pointing) }).into_iter().collect()
    }

    fn worth(&self, _: &At<'_, Moving>) -> f64 {
        -50_000.0
    }
}

impl Choice<Moving> for verb::Drive {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        legs(at).into_iter().for_each(|by| offers.consider(at, Self(by)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        at.game.judge_drive(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.game.drive(table.state, moving, i32::from(self.0), table.play);
    }

    fn shown(&self, at: &At<'_, Moving>) -> Shown {
        let by = i32::from(self.0);
        let label = Text::new(if by >= 0 { "do-drive" } else { "do-reverse" }).text("by", length(by.abs()));
        match mover(at) {
            Some(unit) => Shown::new(label).point(unit.at.plus(unit.facing.way(by)).into()),
            None => Shown::new(label),
        }
    }

    fn explain(&self, at: &At<'_, Moving>) -> Explanation {
        let Some(unit) = mover(at) else { return Explanation::default() };
        let to = unit.at.plus(unit.facing.way(i32::from(self.0)));
        let stands = at.game.sketch_stand(at.state, at.frame.unit, to, unit.facing, Default::default());
        match at.game.price_of_leg(at.state, at.frame.unit, self.0) {
            Some(price) => sketched(stands).charging(MOVE, price),
            None => sketched(stands),
        }
    }

    /// Straight ahead or back; to either side pointing means turning.
    fn pointed(at: &At<'_, Moving>, pointing: &Pointing) -> Vec<Self> {
        let Some(unit) = mover(at).filter(|_| !is_foot(at)) else { return Vec::new() };
        let to = point_of(pointing);
        let ahead = |heading: Heading| (AHEAD..=180 - AHEAD).contains(&unit.facing.apart(heading));
        let drive = pointing.model.is_none()
            && pointing.facing.is_none()
            && Heading::from_to(unit.at, to).is_some_and(|heading| !ahead(heading));
        drive.then(|| Self(crate::sketch::along(unit, to))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        let by = i32::from(self.0);
        let to = mover(at).map(|u| u.at.plus(u.facing.way(by)));
        to.map_or(0, |to| place_worth(at, to) - i64::from(by < 0) * 200) as f64
    }
}

impl Choice<Moving> for verb::Pivot {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        turns(at).into_iter().for_each(|facing| offers.consider(at, Self(facing)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        at.game.judge_pivot(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, mut moving: Moving, table: &mut Table<'_, '_, Rules>) {
        let id = moving.unit;
        table.game.pivot(table.state, &mut moving, self.0);
        table.state.frames.push(Frame::Move(moving));
        table.game.watch(table.state, id);
    }

    fn shown(&self, at: &At<'_, Moving>) -> Shown {
        let shown = Shown::new(Text::new("do-pivot").number("degrees", self.0.degrees()));
        let (Some(unit), Some(spec)) = (mover(at), at.game.spec(at.frame.unit)) else { return shown };
        let from = at.game.place_of(at.frame.unit, unit);
        shown.point(from.plus(self.0.way(spec.model.measure().length / 2 + 150)).into())
    }

    fn explain(&self, at: &At<'_, Moving>) -> Explanation {
        let Some(unit) = mover(at) else { return Explanation::default() };
        let men = match at.game.spec(at.frame.unit) {
            Some(spec) if spec.is_gun() => at.game.crew_places(at.frame.unit, unit.at, self.0, unit.men.len()),
            _ => unit.men.iter().map(|m| m.at).collect(),
        };
        sketched(at.game.sketch_stand(at.state, at.frame.unit, unit.at, self.0, men))
    }

    fn pointed(at: &At<'_, Moving>, pointing: &Pointing) -> Vec<Self> {
        let Some(unit) = mover(at) else { return Vec::new() };
        let heading = match pointing.facing {
            Some(facing) => Some(facing.into()),
            None if pointing.model.is_none() && !is_foot(at) => Heading::from_to(unit.at, point_of(pointing)),
            None => None,
        };
        heading.map(Self).into_iter().collect()
    }

    /// Turning pays if what is wanted is not ahead.
    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        let Some(unit) = mover(at) else { return 0.0 };
        let wanted = task(at).goal.and_then(|goal| Heading::from_to(unit.at, goal));
        let turn = wanted.map_or(-1, |wanted| wanted.apart(unit.facing) - wanted.apart(self.0));
        (place_worth(at, unit.at) + 10 * i64::from(turn) - 300) as f64
    }
}

impl Choice<Moving> for verb::Occupy {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        houses(at).for_each(|building| offers.consider(at, Self(building)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        forbid_sluggish(at, judge);
        at.game.judge_occupy(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.game.go_inside(table.state, &moving, self.0);
    }

    fn shown(&self, at: &At<'_, Moving>) -> Shown {
        occupy_shown(at.game, self.0)
    }

    fn meant(at: &At<'_, Moving>, spot: &Spot) -> Vec<Self> {
        let Spot::Space(name) = spot else { return Vec::new() };
        let index = at.game.table.features.iter().position(|f| f.id == *name);
        index.into_iter().map(|i| Self(i as u8)).collect()
    }

    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        if task(at).carries {
            return -20_000.0;
        }
        let house = at.game.building(self.0).map(|h| h.centre());
        // Out of a house it takes a move: who is on his way does not go in.
        house.map_or(0, |house| place_worth(at, house) + if marches(at) { -300 } else { 150 }) as f64
    }
}

pub(super) fn occupy_shown(rules: &Rules, building: u8) -> Shown {
    let label = Text::new("do-occupy").name("building", rules.feature_name(building));
    Shown::new(label).space(rules.feature_id(building))
}

impl Choice<Moving> for verb::Climb {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        if mover(at).is_some_and(|u| u.inside.is_some()) {
            (0..3).for_each(|floor| offers.consider(at, Self(floor)));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        forbid_sluggish(at, judge);
        at.game.judge_climb(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.state.change(moving.unit, |u| {
            if let Some(room) = &mut u.inside {
                room.floor = self.0;
            }
        });
        table.state.disturb(moving.unit);
        table.game.watch(table.state, moving.unit);
    }

    fn shown(&self, _: &At<'_, Moving>) -> Shown {
        Shown::new(Text::new("do-climb").number("floor", i64::from(self.0) + 1))
    }

    fn worth(&self, _: &At<'_, Moving>) -> f64 {
        -50_000.0
    }
}

impl Choice<Moving> for verb::Mount {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        let fits = |u: &&Unit| is_foot(at) && u.inside.is_none() && at.frame.spent() == 0;
        let Some(unit) = mover(at).filter(fits) else { return };
        let (from, reach) = (at.game.place_of(at.frame.unit, unit), left(at) + 900);
        let carriers = at.state.of(unit.seat).filter(|(vehicle, _)| at.game.is_vehicle(*vehicle));
        let near = carriers.filter(|(_, u)| u.is_on_table() && from.within(u.at, reach));
        near.for_each(|(vehicle, _)| offers.consider(at, Self(vehicle)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        forbid_sluggish(at, judge);
        at.game.judge_mount(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        if let Ok(paths) = table.game.plan_mount(table.state, &moving, self.0) {
            table.game.set_out_along(table.state, moving.unit, paths, End::Aboard(self.0));
        }
    }

    fn shown(&self, at: &At<'_, Moving>) -> Shown {
        at_piece(Text::new("do-mount").text("vehicle", at.game.name(self.0)), self.0)
    }

    fn worth(&self, _: &At<'_, Moving>) -> f64 {
        -50_000.0
    }
}

impl Choice<Moving> for verb::Leave {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        if may_leave(at) {
            offers.consider(at, Self);
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        forbid_sluggish(at, judge);
        at.game.plan_leave(at.state, at.frame).put_to(judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        if let Ok(paths) = table.game.plan_leave(table.state, &moving) {
            table.game.set_out_along(table.state, moving.unit, paths, End::Off);
        }
    }

    fn shown(&self, _: &At<'_, Moving>) -> Shown {
        Shown::new(Text::new("do-leave"))
    }

    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        let y = mover(at).map_or(0, |u| at.game.place_of(at.frame.unit, u).y());
        let far = at.game.scenario == Scenario::Envelopment
            && at.state.edge(other(at.seat)).is_some_and(|edge| (y < 2400) == (edge == Edge::Top));
        if task(at).carries || far { 40_000.0 } else { -40_000.0 }
    }
}

impl Choice<Moving> for verb::Assault {
    fn candidates(at: &At<'_, Moving>, offers: &mut Offers<'_, Action>) {
        charges(at).for_each(|target| offers.consider(at, Self(target)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        at.game.judge_assault(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        let (unit, target) = (moving.unit, self.0);
        table.game.tell(table.play, "log-assault", unit, |t| t.text("target", table.game.name(target)));
        table.state.change(unit, |u| u.marks.ran = true);
        table.state.frames.push(Frame::Assault { unit, target, step: 0, eager: false, defended: false });
    }

    fn shown(&self, at: &At<'_, Moving>) -> Shown {
        at_piece(Text::new("do-assault").text("target", at.game.name(self.0)), self.0).tone(Tone::Attack)
    }

    fn explain(&self, at: &At<'_, Moving>) -> Explanation {
        Explanation {
            rows: at.game.explain_assault(at.state, at.frame.unit, self.0),
            sketch: at.game.sketch_line(at.state, at.frame.unit, self.0, false),
            ..Explanation::default()
        }
    }

    fn meant(at: &At<'_, Moving>, spot: &Spot) -> Vec<Self> {
        unit_at(at, spot).map(Self).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        let value = at.game.charge_worth(at.state, at.frame.unit, self.0);
        let value = Intent::of(at.mind).stormed(self.0, value);
        if value > 0 && !task(at).carries { (30_000 + value) as f64 } else { -20_000.0 }
    }
}

impl Choice<Moving> for verb::Dismount {
    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        if !at.game.may_dismount(at.state, at.frame) {
            judge.forbid(clause!("C-35"), || Text::new("why-no-dismounting"));
        }
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.state.change(moving.unit, |u| u.marks.dismounted = true);
        table.state.frames.push(Frame::Move(moving));
    }

    fn shown(&self, _: &At<'_, Moving>) -> Shown {
        Shown::new(Text::new("do-dismount"))
    }

    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        if at.game.is_better_on_foot(at.state, at.frame.unit) { 25_000.0 } else { -50_000.0 }
    }
}

impl Choice<Moving> for verb::DropTrailer {
    /// Seldom wise, and never listed.
    fn candidates(_: &At<'_, Moving>, _: &mut Offers<'_, Action>) {}

    fn judge<J: Judge>(&self, at: &At<'_, Moving>, judge: &mut J) {
        let trailer = |spec: &Spec| spec.vehicle_has(VehicleRule::FuelTrailer);
        if !at.game.spec(at.frame.unit).is_some_and(trailer) || mover(at).is_none_or(|u| u.marks.empty) {
            judge.forbid(clause!("S-19"), || Text::new("why-no-trailer"));
        }
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.state.change(moving.unit, |u| u.marks.empty = true);
        table.state.frames.push(Frame::Move(moving));
    }

    fn shown(&self, _: &At<'_, Moving>) -> Shown {
        Shown::new(Text::new("do-drop-trailer"))
    }

    fn worth(&self, _: &At<'_, Moving>) -> f64 {
        -100.0
    }
}

impl Choice<Moving> for verb::Done {
    fn carry_out(self, _: Moving, _: &mut Table<'_, '_, Rules>) {}

    fn shown(&self, _: &At<'_, Moving>) -> Shown {
        finish("do-done")
    }

    fn worth(&self, at: &At<'_, Moving>) -> f64 {
        // Something must be won by moving on, or it would never end.
        let here = mover(at).map(|u| at.game.place_of(at.frame.unit, u));
        here.map_or(0, |here| place_worth(at, here) + if marches(at) { 5 } else { 40 }) as f64
    }
}
