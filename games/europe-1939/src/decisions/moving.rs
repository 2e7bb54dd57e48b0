//! A group in hand in the first or the second movement: who else comes along, and where it goes.

use crate::Rules;
use crate::action::{Action, verb};
use crate::data::Area;
use crate::plan::{self, Glance};
use crate::rules::goals::Outset;
use crate::rules::movement::{Mode, Realm};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::{Explanation, Panel, Spot, Tone};
use kernel::{Judge, SeatSet, Text};

#[derive(Debug)]
pub(crate) struct MovingGroup;

/// What the group has before it.
#[derive(Debug)]
pub(crate) struct Prospect {
    pub sight: Sight,
    pub realm: Realm,
    pub plan: Glance,
}

impl Decision for MovingGroup {
    kernel::frame_on_top!(Rules: Frame::Moving(Moving));
    type Outlook = Prospect;

    fn outlook(rules: &Rules, state: &State, moving: &Moving) -> Prospect {
        let sight = Sight::of(state, state.side);
        let realm = rules.reaching(state, &sight, &rules.realm(state, &sight, moving.nation), moving);
        Prospect { sight, realm, plan: Glance::of(state.side) }
    }

    fn deciders(_: &Rules, state: &State, _: &Moving) -> SeatSet {
        SeatSet::one(state.active)
    }

    fn prompt(at: &At<'_, MovingGroup>) -> Text {
        at.game.about("prompt-moving", at.frame.at).number("n", at.frame.units.total())
    }
}

type Here<'a> = At<'a, MovingGroup>;

fn outset<'a>(at: &'a Here<'a>) -> Outset<'a> {
    Outset { rules: at.game, state: at.state, sight: &at.outlook.sight, realm: &at.outlook.realm, moving: at.frame }
}

/// What the orders of the phase say to an action; nothing if they say nothing.
fn by_order(at: &Here<'_>, action: Action) -> Option<f64> {
    plan::ordered(at.mind, at.game, at.state, at.frame, action)
}

/// Whether the group in hand has orders.
fn is_ordered(at: &Here<'_>) -> bool {
    at.mind.is_some_and(|mind| !mind.memory.steps(at.game, at.state, at.frame).is_empty())
}

/// What sending the group on a mission would cost; to bomb costs nothing (HU-22).
fn price(at: &Here<'_>, mission: Mission, area: Area) -> Option<u16> {
    if mission == Mission::Bomb {
        return None;
    }
    let price = at.game.price(at.state, &at.outlook.sight, at.frame.nation, mission, area);
    (price > 0).then_some(u16::from(price))
}

/// How an attack reads: what, where, for how much.
fn attack(at: &Here<'_>, key: &'static str, mission: Mission, area: Area) -> Shown {
    let cost = price(at, mission, area).map(|cost| cost.to_string());
    Shown::new(at.game.about(key, area)).space(at.game.id(area)).cost(cost).tone(Tone::Attack)
}

fn explained(at: &Here<'_>, mission: Mission, area: Area) -> Explanation {
    let price = price(at, mission, area);
    let told = price.map_or_else(Explanation::default, |price| at.game.priced(at.state, at.frame.nation, price));
    match battle_with(at, mission, area) {
        Some(battle) => told.fighting(battle),
        None => told,
    }
}

/// The battle as it would stand if the group gets through.
fn battle_with(at: &Here<'_>, mission: Mission, target: Area) -> Option<Panel> {
    let Moving { nation, origin, units, cargo, .. } = at.frame.clone();
    let mut there = at.state.clone();
    there.groups.push(Group { nation, origin, target, mission, units, cargo, way: Way::default() });
    let fight = at.game.battle_fight(&there, target);
    let fought = !fight.attackers.is_empty() && !fight.defenders.is_empty();
    fought.then(|| at.game.battle_panel(&there, target))
}

impl Choice<MovingGroup> for verb::Add {
    fn candidates(at: &Here<'_>, offers: &mut Offers<'_, Action>) {
        let moving = at.frame;
        let alike = |stack: &&Stack| stack.nation == moving.nation && stack.cond == moving.cond;
        if moving.way.is_empty() {
            at.state.at(moving.origin).iter().filter(alike).for_each(|stack| offers.consider(at, Self(stack.kind)));
        }
    }

    fn judge<J: Judge>(&self, at: &Here<'_>, judge: &mut J) {
        outset(at).judge_add(self.0, judge);
    }

    fn carry_out(self, mut moving: Moving, table: &mut Table<'_, '_, Rules>) {
        let taken = table.state.take(moving.origin, moving.nation, self.0, moving.cond, 1);
        moving.units.add(self.0, taken);
        table.state.frames.push(Frame::Moving(moving));
    }

    fn shown(&self, at: &Here<'_>) -> Shown {
        // The piece to click is what of them stayed behind.
        let piece = at.game.piece_of(at.state, at.frame.origin, at.frame.nation, self.0);
        let label = Text::new("do-add").word("kind", self.0.word());
        Shown::new(label).space(at.game.id(at.frame.origin)).piece(piece).along()
    }

    fn worth(&self, at: &Here<'_>) -> f64 {
        by_order(at, (*self).into()).unwrap_or(if is_ordered(at) { plan::orders::NOT_ORDERED } else { 60.0 })
    }
}

impl Choice<MovingGroup> for verb::Load {
    fn candidates(at: &Here<'_>, offers: &mut Offers<'_, Action>) {
        let moving = at.frame;
        let free = |stack: &&Stack| stack.nation == moving.nation && stack.cond == Cond::Fresh && !stack.kind.is_ship();
        if moving.way.is_empty() {
            at.state.at(moving.origin).iter().filter(free).for_each(|stack| offers.consider(at, Self(stack.kind)));
        }
    }

    fn judge<J: Judge>(&self, at: &Here<'_>, judge: &mut J) {
        outset(at).judge_load(self.0, judge);
    }

    fn carry_out(self, mut moving: Moving, table: &mut Table<'_, '_, Rules>) {
        if moving.units.get(Kind::Fleet) > 0 {
            let taken = table.state.take(moving.origin, moving.nation, self.0, Cond::Fresh, 1);
            moving.cargo.add(self.0, taken);
        }
        table.state.frames.push(Frame::Moving(moving));
    }

    fn shown(&self, _: &Here<'_>) -> Shown {
        Shown::new(Text::new("do-load").word("kind", self.0.word()))
    }

    fn worth(&self, at: &Here<'_>) -> f64 {
        by_order(at, (*self).into()).unwrap_or(-1.0)
    }
}

impl Choice<MovingGroup> for verb::Via {
    fn candidates(at: &Here<'_>, offers: &mut Offers<'_, Action>) {
        let walks = Rules::mode(at.frame) == Mode::Land && !at.frame.only_paratroops();
        if !walks {
            at.game.data.map.graph.around(at.frame.at).iter().for_each(|area| offers.consider(at, Self(area)));
        }
    }

    fn judge<J: Judge>(&self, at: &Here<'_>, judge: &mut J) {
        outset(at).judge_via(self.0, judge);
    }

    fn carry_out(self, mut moving: Moving, table: &mut Table<'_, '_, Rules>) {
        if moving.way.try_push(self.0).is_ok() {
            moving.at = self.0;
        }
        table.state.frames.push(Frame::Moving(moving));
    }

    fn shown(&self, at: &Here<'_>) -> Shown {
        Shown::new(at.game.about("do-via", self.0)).space(at.game.id(self.0)).folded_group("group-way")
    }

    fn explain(&self, at: &Here<'_>) -> Explanation {
        Explanation { path: vec![at.game.id(at.frame.at), at.game.id(self.0)], ..Explanation::default() }
    }

    fn worth(&self, _: &Here<'_>) -> f64 {
        -5.0
    }
}

impl Choice<MovingGroup> for verb::To {
    fn candidates(at: &Here<'_>, offers: &mut Offers<'_, Action>) {
        outset(at).destinations().iter().for_each(|area| offers.consider(at, Self(area)));
    }

    fn judge<J: Judge>(&self, at: &Here<'_>, judge: &mut J) {
        outset(at).judge_to(self.0, judge);
        outset(at).judge_leaves(self.0, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        match table.game.mission_to(table.state, &moving, self.0) {
            Some(mission) => table.game.set_out(table.state, moving, mission, self.0, table.play),
            None => table.game.march(table.state, &moving, self.0, table.play),
        }
    }

    fn shown(&self, at: &Here<'_>) -> Shown {
        match at.game.mission_to(at.state, at.frame, self.0) {
            Some(mission @ (Mission::March | Mission::Support)) => attack(at, "do-to", mission, self.0),
            _ => Shown::new(at.game.about("do-to", self.0)).space(at.game.id(self.0)),
        }
    }

    fn explain(&self, at: &Here<'_>) -> Explanation {
        let path = vec![at.game.id(at.frame.at), at.game.id(self.0)];
        match at.game.mission_to(at.state, at.frame, self.0) {
            Some(mission @ (Mission::March | Mission::Support)) => {
                Explanation { path, ..explained(at, mission, self.0) }
            }
            _ => Explanation { path, ..Explanation::default() },
        }
    }

    fn meant(at: &Here<'_>, spot: &Spot) -> Vec<Self> {
        at.game.pointed_area(at.state, spot).map(Self).into_iter().collect()
    }

    fn worth(&self, at: &Here<'_>) -> f64 {
        let by_sight = || at.outlook.plan.move_worth(at.game, at.state, at.frame, self.0) as f64;
        by_order(at, (*self).into()).unwrap_or_else(by_sight)
    }
}

/// A mission against an area: the areas that come into question, the rule that judges one, the label, whether
/// pointing at an area can mean it, and its worth to the script.
macro_rules! sent_against {
    (
        $verb:ident: $where:ident, $judge:ident, $label:literal;
        |$moving:ident| $could:expr;
        |$at:ident, $area:ident| $worth:expr
    ) => {
        impl Choice<MovingGroup> for verb::$verb {
            fn candidates(at: &Here<'_>, offers: &mut Offers<'_, Action>) {
                outset(at).$where().iter().for_each(|area| offers.consider(at, Self(area)));
            }

            fn judge<J: Judge>(&self, at: &Here<'_>, judge: &mut J) {
                outset(at).$judge(self.0, judge);
                outset(at).judge_leaves(self.0, judge);
            }

            fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
                table.game.set_out(table.state, moving, Mission::$verb, self.0, table.play);
            }

            fn shown(&self, at: &Here<'_>) -> Shown {
                attack(at, $label, Mission::$verb, self.0)
            }

            fn explain(&self, at: &Here<'_>) -> Explanation {
                explained(at, Mission::$verb, self.0)
            }

            fn meant(at: &Here<'_>, spot: &Spot) -> Vec<Self> {
                let $moving = at.frame;
                let could = at.state.phase == Phase::Move && $could;
                let area = at.game.pointed_area(at.state, spot).filter(|_| could);
                area.map(Self).into_iter().collect()
            }

            fn worth(&self, $at: &Here<'_>) -> f64 {
                let $area = self.0;
                by_order($at, (*self).into()).unwrap_or_else(|| $worth)
            }
        }
    };
}

sent_against!(Drop: drop_zones, judge_drop, "do-drop"; |moving| moving.units.get(Kind::Paratroops) > 0; |at, area| {
    let empty = at.game.attack_looks(at.state, area, at.outlook.plan.side).1 == 0;
    if empty { (20 + at.game.worth(area)) as f64 } else { -10.0 }
});

sent_against!(Invade: beaches, judge_invade, "do-invade"; |moving| moving.units.ships() > 0; |at, area| {
    let (_, defence) = at.game.attack_looks(at.state, area, at.outlook.plan.side);
    if defence <= 3 { (10 + at.game.worth(area)) as f64 } else { -10.0 }
});

sent_against!(Strike: strike_targets, judge_strike, "do-strike"; |moving| moving.units.air() > 0; |_at, _area| 5.0);

sent_against!(Bomb: bomb_targets, judge_bomb, "do-bomb"; |moving| moving.units.get(Kind::Bomber) > 0; |_at, _area| {
    plan::RAID
});

impl Choice<MovingGroup> for verb::Raid {
    fn candidates(at: &Here<'_>, offers: &mut Offers<'_, Action>) {
        offers.consider(at, Self);
    }

    fn judge<J: Judge>(&self, at: &Here<'_>, judge: &mut J) {
        outset(at).judge_raid(None, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        let sea = table.game.hunting_ground(None);
        table.game.set_out(table.state, moving, Mission::Raid, sea, table.play);
    }

    fn shown(&self, _: &Here<'_>) -> Shown {
        Shown::new(Text::new("do-raid")).tone(Tone::Attack)
    }

    fn worth(&self, at: &Here<'_>) -> f64 {
        by_order(at, (*self).into()).unwrap_or(plan::RAID)
    }
}

impl Choice<MovingGroup> for verb::Prey {
    fn candidates(at: &Here<'_>, offers: &mut Offers<'_, Action>) {
        Route::ALL.into_iter().for_each(|route| offers.consider(at, Self(route)));
    }

    fn judge<J: Judge>(&self, at: &Here<'_>, judge: &mut J) {
        outset(at).judge_raid(Some(self.0), judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        let sea = table.game.hunting_ground(Some(self.0));
        table.game.set_out(table.state, moving, Mission::Prey(self.0), sea, table.play);
    }

    fn shown(&self, _: &Here<'_>) -> Shown {
        Shown::new(Text::new("do-prey").word("route", self.0.word())).tone(Tone::Attack)
    }

    fn worth(&self, at: &Here<'_>) -> f64 {
        by_order(at, (*self).into()).unwrap_or(plan::RAID)
    }
}
