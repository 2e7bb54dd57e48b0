//! Dice out of the bag and onto units (BA-02 to BA-07, N-08, N-13).

use super::*;
use crate::action::verb;
use crate::plan::{Intent, Memory, Prospect};
use crate::rules::orders::order_key;
use crate::vocabulary::Order;
use crate::{Action, Rules};
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};
use std::cell::RefCell;

/// BA-02: a die is drawn; nobody has to choose about it.
pub(crate) struct Drawing;

impl Decision for Drawing {
    kernel::whole_phase!(Rules: |state| state.frames.is_empty());
    type Outlook = ();

    fn outlook(_: &Rules, _: &State, (): &()) {}

    fn deciders(_: &Rules, _: &State, (): &()) -> SeatSet {
        SeatSet::one(SEATS[0])
    }

    fn prompt(_: &At<'_, Drawing>) -> Text {
        prompt("prompt-draw", SEATS[0])
    }
}

impl Choice<Drawing> for verb::Begin {
    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.draw(table.state, table.play);
    }

    fn shown(&self, _: &At<'_, Drawing>) -> Shown {
        Shown::new(Text::new("do-draw"))
    }
}

/// BA-03: the die in a player's hand is laid beside one of his units.
pub(crate) struct Ordering;

impl Decision for Ordering {
    type Game = Rules;
    /// Whose die was drawn.
    type Frame = Seat;
    /// What each unit has before it, looked up when a machine player asks for it.
    type Outlook = RefCell<Vec<(UnitId, Prospect)>>;

    fn frame(state: &State) -> Option<&Seat> {
        state.field.drawn.as_ref()
    }

    fn take(state: &mut State) -> Option<Seat> {
        state.field.drawn.take()
    }

    fn outlook(_: &Rules, _: &State, _: &Seat) -> Self::Outlook {
        RefCell::default()
    }

    fn deciders(_: &Rules, _: &State, seat: &Seat) -> SeatSet {
        SeatSet::one(*seat)
    }

    fn prompt(at: &At<'_, Ordering>) -> Text {
        prompt("prompt-order", *at.frame)
    }
}

/// Every order somebody may think of giving.
pub(crate) fn thinkable(rules: &Rules, state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    for unit in rules.orderable(state, seat) {
        actions.extend(Order::ALL.iter().map(|&order| Action::Order { unit, order }));
        actions.extend(rules.charges(state, unit).map(|target| Action::Charge { unit, target }));
    }
    actions
}

impl Choice<Ordering> for verb::Order {
    fn candidates(at: &At<'_, Ordering>, offers: &mut Offers<'_, Action>) {
        for unit in at.game.orderable(at.state, at.seat) {
            Order::ALL.iter().for_each(|&order| offers.consider(at, Self { unit, order }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Ordering>, judge: &mut J) {
        at.game.judge_order(at.state, at.seat, self.unit, self.order, judge);
    }

    fn carry_out(self, _: Seat, table: &mut Table<'_, '_, Rules>) {
        table.game.give_order(table.state, self.unit, self.order, table.play);
    }

    fn shown(&self, at: &At<'_, Ordering>) -> Shown {
        at_piece(about(at.game, "do-order", self.unit).word("order", order_key(self.order)), self.unit)
    }

    fn meant(at: &At<'_, Ordering>, spot: &Spot) -> Vec<Self> {
        let unit = unit_at(at, spot);
        unit.into_iter().flat_map(|unit| Order::ALL.iter().map(move |&order| Self { unit, order })).collect()
    }

    fn worth(&self, at: &At<'_, Ordering>) -> f64 {
        let intent = Intent::of(at.mind);
        let worth = |prospect: &Prospect| at.game.order_value(at.state, self.unit, self.order, prospect, intent) as f64;
        if let Some(prospect) = at.mind.and_then(|mind| mind.memory.prospect_of(self.unit)) {
            return worth(prospect);
        }
        let mut known = at.outlook.borrow_mut();
        // The list has the orders of a unit one after the other.
        if known.last().is_none_or(|(of, _)| *of != self.unit) {
            let prospect = Memory::default().prospect(at.game, at.state, at.seat, self.unit, intent);
            known.push((self.unit, prospect));
        }
        known.last().map_or(0.0, |(_, prospect)| worth(prospect))
    }
}

impl Choice<Ordering> for verb::Charge {
    fn candidates(at: &At<'_, Ordering>, offers: &mut Offers<'_, Action>) {
        for unit in at.game.orderable(at.state, at.seat) {
            for target in once(at.game.charges(at.state, unit)) {
                offers.consider(at, Self { unit, target });
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Ordering>, judge: &mut J) {
        at.game.judge_charge(at.state, at.seat, self.unit, self.target, judge);
    }

    fn carry_out(self, _: Seat, table: &mut Table<'_, '_, Rules>) {
        table.game.charge_at(table.state, self.unit, self.target, table.play);
    }

    fn shown(&self, at: &At<'_, Ordering>) -> Shown {
        let label = about(at.game, "do-charge", self.unit).text("target", at.game.name(self.target));
        at_piece(label, self.unit).tone(Tone::Attack)
    }

    fn explain(&self, at: &At<'_, Ordering>) -> Explanation {
        Explanation {
            rows: at.game.explain_assault(at.state, self.unit, self.target),
            sketch: at.game.sketch_line(at.state, self.unit, self.target, false),
            ..Explanation::default()
        }
    }

    fn worth(&self, at: &At<'_, Ordering>) -> f64 {
        let worth = at.game.charge_worth(at.state, self.unit, self.target);
        (Intent::of(at.mind).stormed(self.target, worth) + 5) as f64
    }
}
