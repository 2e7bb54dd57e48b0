//! A group of units in hand, before or after combat: one more of them, a way, and where the move ends (sections 4 and
//! 13).

use super::prelude::*;
use crate::data::{SPACES, Spaces};
use crate::rules::movement::{FEE, More, Outlook, Ways};
use kernel::scene::Panel;
use kernel::{Play, dice};
use std::cell::OnceCell;

pub(crate) struct GroupInHand;

pub(crate) struct View {
    moves: Outlook,
    ways: OnceCell<Ways>,
    front: OnceCell<[u8; SPACES]>,
}

impl Decision for GroupInHand {
    frame!(Moving: Moving; on_turn);
    type Outlook = View;

    fn outlook(game: &Rules, state: &State, _: &Moving) -> View {
        View { moves: game.outlook(state), ways: OnceCell::new(), front: OnceCell::new() }
    }

    fn prompt(at: &At<'_, GroupInHand>) -> Text {
        let moving = at.frame;
        let text = at.game.about("prompt-moving", moving.at).number("n", moving.n);
        text.word("kind", moving.kind.word()).number("left", moving.left)
    }
}

fn ways<'a>(at: &'a At<'_, GroupInHand>) -> &'a Ways {
    at.outlook.ways.get_or_init(|| at.game.ways(at.state, &at.outlook.moves, at.frame))
}

fn before_combat(at: &At<'_, GroupInHand>) -> bool {
    at.state.phase == Phase::CombatMove
}

/// Where pointing at something sends the group; nowhere, if it is one more of the same that is pointed at.
fn aim(at: &At<'_, GroupInHand>, spot: &Spot) -> Option<Space> {
    if joins(at, spot) { None } else { at.game.space_at(at.state, spot) }
}

/// Whether what is pointed at stayed behind when the group was taken up.
fn joins(at: &At<'_, GroupInHand>, spot: &Spot) -> bool {
    at.game
        .stack_at(at.state, spot)
        .is_some_and(|stack| (stack.space, stack.kind, stack.power) == (at.frame.origin, at.frame.kind, at.state.power))
}

/// What a part of the group's way costs: guns that fire at it, and neutrals that ask a fee.
#[derive(Default)]
struct Toll {
    guns: Spaces,
    fees: Spaces,
}

impl Toll {
    /// Through a space next to the group.
    fn of_step(at: &At<'_, GroupInHand>, via: Space) -> Toll {
        let (moves, there) = (&at.outlook.moves, Spaces::one(via));
        match (before_combat(at), at.frame.kind.is_aircraft()) {
            (false, _) => Toll::default(),
            (true, true) => Toll { guns: moves.sight.guns & there, fees: moves.closed & there },
            (true, false) => Toll { guns: Spaces::EMPTY, fees: moves.closed & there },
        }
    }

    /// To where the move ends, by the way that will be taken.
    fn of_end(at: &At<'_, GroupInHand>, to: Space) -> Toll {
        let mut toll = Toll::of_step(at, to);
        if before_combat(at) && at.frame.kind.is_aircraft() {
            let flown = at.game.flight(at.state, &at.outlook.moves, at.frame, to);
            toll = Toll { guns: toll.guns | flown.over, fees: flown.fees };
        }
        toll
    }

    fn price(&self) -> u16 {
        FEE * self.fees.len() as u16
    }

    /// The fee, where there is one.
    fn cost(&self) -> Option<String> {
        (!self.fees.is_empty()).then(|| self.price().to_string())
    }

    fn explain(&self, at: &At<'_, GroupInHand>, to: Space) -> Explanation {
        let guns = self.guns.iter().map(|gun| row(at.game.about("explain-gun", gun), "1/6", clause!("R-6.1")));
        let fee = |space| row(at.game.about("explain-fee", space), format!("{FEE} IPC"), clause!("R-4.14"));
        let rows = guns.chain(self.fees.iter().map(fee)).collect();
        let path = at.game.way_of(at.state, at.frame, to).into_iter().map(|space| at.game.id(space)).collect();
        Explanation { path, rows, ..Explanation::default() }.charging(MONEY, self.price())
    }
}

/// The battle as it would stand with the group in it: the move is made on a copy.
fn battle_with(at: &At<'_, GroupInHand>, to: Space) -> Option<Panel> {
    let mut there = at.state.clone();
    at.game.go_to(&mut there, to, &mut Play::silent(&mut dice::Shown::new(dice::Fixed(1))));
    at.game.is_contested(&there, to).then(|| at.game.battle_panel(&there, to))
}

impl Choice<GroupInHand> for verb::To {
    fn candidates(at: &At<'_, GroupInHand>, offers: &mut Offers<'_, Action>) {
        ways(at).ends.iter().for_each(|end| offers.known_legal(Self(end)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, GroupInHand>, judge: &mut J) {
        if !ways(at).ends.contains(self.0) {
            judge.explain(|| at.game.bars(at.state, &at.outlook.moves, at.frame, self.0));
        }
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        // It is in hand while its way is looked for.
        table.state.frames.push(Frame::Moving(moving));
        table.game.go_to(table.state, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, GroupInHand>) -> Shown {
        let sight = &at.outlook.moves.sight;
        let attack = before_combat(at) && (sight.manned | sight.enemy_sea | sight.hostile).contains(self.0);
        let shown =
            Shown::new(at.game.about("do-to", self.0)).space(at.game.id(self.0)).cost(Toll::of_end(at, self.0).cost());
        if attack { shown.tone(Tone::Attack) } else { shown }
    }

    fn explain(&self, at: &At<'_, GroupInHand>) -> Explanation {
        let told = Toll::of_end(at, self.0).explain(at, self.0);
        match before_combat(at).then(|| battle_with(at, self.0)).flatten() {
            Some(battle) => told.fighting(battle),
            None => told,
        }
    }

    fn meant(at: &At<'_, GroupInHand>, spot: &Spot) -> Vec<Self> {
        aim(at, spot).map(Self).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, GroupInHand>) -> f64 {
        if before_combat(at) {
            return at.game.worth_of_joining(at.state, at.frame, self.0);
        }
        let front = at.outlook.front.get_or_init(|| at.game.front(at.state));
        at.game.worth_of_place(at.state, front, at.frame.kind, self.0)
    }
}

impl Choice<GroupInHand> for verb::Raid {
    fn candidates(at: &At<'_, GroupInHand>, offers: &mut Offers<'_, Action>) {
        ways(at).raids.iter().for_each(|end| offers.known_legal(Self(end)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, GroupInHand>, judge: &mut J) {
        if ways(at).raids.contains(self.0) {
            return;
        }
        if !before_combat(at) {
            return at.game.forbid_out_of_order(at.state, &(*self).into(), judge);
        }
        judge.explain(|| at.game.bars_raid(at.state, &at.outlook.moves, at.frame, self.0));
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        let raids = moving.kind.is_aircraft() && table.state.phase == Phase::CombatMove;
        table.state.frames.push(Frame::Moving(moving));
        if raids {
            table.game.go_on_raid(table.state, self.0, table.play);
        }
    }

    fn shown(&self, at: &At<'_, GroupInHand>) -> Shown {
        let cost = Toll::of_end(at, self.0).cost();
        Shown::new(at.game.about("do-raid", self.0)).space(at.game.id(self.0)).cost(cost).tone(Tone::Attack)
    }

    fn explain(&self, at: &At<'_, GroupInHand>) -> Explanation {
        Toll::of_end(at, self.0).explain(at, self.0)
    }

    fn meant(at: &At<'_, GroupInHand>, spot: &Spot) -> Vec<Self> {
        aim(at, spot).filter(|_| before_combat(at)).map(Self).into_iter().collect()
    }

    fn worth(&self, _: &At<'_, GroupInHand>) -> f64 {
        1.0
    }
}

impl Choice<GroupInHand> for verb::Via {
    fn candidates(at: &At<'_, GroupInHand>, offers: &mut Offers<'_, Action>) {
        let via = at.game.via(at.state, &at.outlook.moves, at.frame, ways(at));
        via.iter().for_each(|space| offers.known_legal(Self(space)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, GroupInHand>, judge: &mut J) {
        if !before_combat(at) {
            return at.game.forbid_out_of_order(at.state, &(*self).into(), judge);
        }
        if !at.game.via(at.state, &at.outlook.moves, at.frame, ways(at)).contains(self.0) {
            judge.explain(|| at.game.bars_way(at.state, &at.outlook.moves, at.frame, self.0));
        }
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        let goes_on = if moving.left > 0 {
            let outlook = table.game.outlook_with(table.state, moving.fees);
            table.game.through(table.state, &outlook, &moving, self.0)
        } else {
            moving
        };
        table.state.frames.push(Frame::Moving(goes_on));
    }

    fn shown(&self, at: &At<'_, GroupInHand>) -> Shown {
        Shown::new(at.game.about("do-via", self.0)).cost(Toll::of_step(at, self.0).cost()).folded_group("group-way")
    }

    fn explain(&self, at: &At<'_, GroupInHand>) -> Explanation {
        Toll::of_step(at, self.0).explain(at, self.0).charging(MOVES, 1)
    }

    fn meant(at: &At<'_, GroupInHand>, spot: &Spot) -> Vec<Self> {
        aim(at, spot).filter(|_| before_combat(at)).map(Self).into_iter().collect()
    }

    fn worth(&self, _: &At<'_, GroupInHand>) -> f64 {
        -100.0
    }
}

/// More of the same move along.
fn take_along(mut moving: Moving, more: More, table: &mut Table<'_, '_, Rules>) {
    let state = &mut *table.state;
    let rest = state.count_as(moving.origin, state.power, moving.kind, moving.status);
    moving.n += state.take(moving.origin, state.power, moving.kind, moving.status, more.of(rest));
    state.frames.push(Frame::Moving(moving));
}

/// The rule and the effect of taking more of the same along.
macro_rules! takes_along {
    ($more:expr) => {
        fn judge<J: Judge>(&self, at: &At<'_, GroupInHand>, judge: &mut J) {
            at.game.judge_more(at.state, at.frame, $more, judge);
        }

        fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
            take_along(moving, $more, table);
        }

        fn worth(&self, _: &At<'_, GroupInHand>) -> f64 {
            -100.0
        }
    };
}

impl Choice<GroupInHand> for verb::Add {
    takes_along!(More::One);

    fn shown(&self, at: &At<'_, GroupInHand>) -> Shown {
        // The piece to click is one of those that stayed behind.
        Shown::new(Text::new("do-add")).piece(at.game.left_behind(at.state, at.frame))
    }

    fn meant(at: &At<'_, GroupInHand>, spot: &Spot) -> Vec<Self> {
        if joins(at, spot) { vec![Self] } else { Vec::new() }
    }
}

impl Choice<GroupInHand> for verb::All {
    takes_along!(More::All);

    fn shown(&self, _: &At<'_, GroupInHand>) -> Shown {
        Shown::new(Text::new("do-all")).along()
    }
}
