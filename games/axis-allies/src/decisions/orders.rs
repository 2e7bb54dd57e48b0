//! Standing orders: answers given by a power that has nothing to decide.

use super::prelude::*;
use crate::Clause;
use crate::action::Standing;

pub(crate) struct StandingOrders;

impl Decision for StandingOrders {
    type Game = Rules;
    type Frame = ();
    type Outlook = ();

    fn frame(state: &State) -> Option<&()> {
        (state.phase != Phase::Over).then_some(&())
    }

    fn take(state: &mut State) -> Option<()> {
        Self::frame(state).copied()
    }

    fn outlook(_: &Rules, _: &State, (): &()) {}

    /// Nobody has to.
    fn deciders(_: &Rules, _: &State, (): &()) -> SeatSet {
        SeatSet::NONE
    }

    fn prompt(at: &At<'_, StandingOrders>) -> Text {
        Text::new("prompt-wait").word("power", at.game.decider(at.state).unwrap_or(at.state.power).word())
    }
}

impl Standing {
    /// The clause that lets it be given.
    pub(crate) fn clause(self) -> Clause {
        match self {
            Standing::Carry { .. } => clause!("R-5.13"),
            Standing::Concede(_) => clause!("R-16.8"),
            _ => clause!("R-1.13"),
        }
    }

    fn label(self) -> Text {
        match self {
            Standing::Losses(LossOrder::Ask) => Text::new("do-order-losses-ask"),
            Standing::Losses(LossOrder::Cheapest) => Text::new("do-order-losses-cheapest"),
            Standing::Losses(LossOrder::Weakest) => Text::new("do-order-losses-weakest"),
            Standing::Submarines(SubmarineOrder::Ask) => Text::new("do-order-submarines-ask"),
            Standing::Submarines(SubmarineOrder::Stay) => Text::new("do-order-submarines-stay"),
            Standing::Submarines(SubmarineOrder::Leave) => Text::new("do-order-submarines-leave"),
            Standing::Carry { ally, answer: Answer::Ask } => Text::new("do-order-carry-ask").word("power", ally.word()),
            Standing::Carry { ally, answer: Answer::Yes } => Text::new("do-order-carry-yes").word("power", ally.word()),
            Standing::Carry { ally, answer: Answer::No } => Text::new("do-order-carry-no").word("power", ally.word()),
            Standing::Concede(true) => Text::new("do-order-concede"),
            Standing::Concede(false) => Text::new("do-order-play-on"),
        }
    }
}

impl Orders {
    /// Whether an order has been given already.
    fn hold(&self, order: Standing) -> bool {
        match order {
            Standing::Losses(order) => self.losses == order,
            Standing::Submarines(order) => self.submarines == order,
            Standing::Carry { ally, answer } => self.carry[ally] == answer,
            Standing::Concede(yes) => self.concede == yes,
        }
    }

    fn take(&mut self, order: Standing) {
        match order {
            Standing::Losses(order) => self.losses = order,
            Standing::Submarines(order) => self.submarines = order,
            Standing::Carry { ally, answer } => self.carry[ally] = answer,
            Standing::Concede(yes) => self.concede = yes,
        }
    }
}

impl Choice<StandingOrders> for verb::Order {
    fn candidates(at: &At<'_, StandingOrders>, offers: &mut Offers<'_, Action>) {
        let Some(power) = Power::of(at.seat) else { return };
        let answers = |ally: Power| Answer::ALL.map(|answer| Standing::Carry { ally, answer });
        let losses = LossOrder::ALL.into_iter().map(Standing::Losses);
        let submarines = SubmarineOrder::ALL.into_iter().map(Standing::Submarines);
        let carry = power.side().powers().flat_map(answers);
        let concede = [false, true].into_iter().map(Standing::Concede);
        for order in losses.chain(submarines).chain(carry).chain(concede) {
            offers.consider(at, Self(order));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, StandingOrders>, judge: &mut J) {
        let Some(power) = Power::of(at.seat) else { return };
        if let Standing::Carry { ally, .. } = self.0
            && (ally == power || ally.side() != power.side())
        {
            return judge.forbid(self.0.clause(), || Text::new("why-no-ally").word("power", ally.word()));
        }
        if at.state.orders[power].hold(self.0) {
            judge.forbid(self.0.clause(), || Text::new("why-ordered-already"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Some(power) = Power::of(table.seat) {
            table.state.orders[power].take(self.0);
            table.game.end_if_conceded(table.state, power.side(), table.play);
        }
    }

    fn shown(&self, _: &At<'_, StandingOrders>) -> Shown {
        Shown::new(self.0.label()).folded_group("group-orders")
    }
}
