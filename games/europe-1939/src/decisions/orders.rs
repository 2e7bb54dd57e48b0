//! Standing orders, given by those who have nothing to decide.

use crate::action::{Action, Standing, verb};
use crate::data::{AREAS, LAND};
use crate::state::*;
use crate::{Clause, Rules};
use board::AreaId;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::{Judge, Seat, SeatSet, Text};

/// Most aircraft a standing order sends.
const MOST: u8 = 4;
/// Orders for more aircraft than this have no button.
const OFFERED: u8 = 2;

#[derive(Debug)]
pub(crate) struct GivingOrders;

impl Decision for GivingOrders {
    type Game = Rules;
    type Frame = [Orders; 5];
    type Outlook = ();

    fn frame(state: &State) -> Option<&[Orders; 5]> {
        Some(&state.orders)
    }

    fn take(state: &mut State) -> Option<[Orders; 5]> {
        Some(std::mem::take(&mut state.orders))
    }

    fn outlook(_: &Rules, _: &State, _: &[Orders; 5]) {}

    fn deciders(rules: &Rules, _: &State, _: &[Orders; 5]) -> SeatSet {
        rules.everybody
    }

    fn prompt(_: &At<'_, GivingOrders>) -> Text {
        Text::new("group-orders")
    }
}

impl Standing {
    /// The clause that lets it be given.
    pub(crate) fn clause(self) -> Clause {
        if matches!(self, Standing::Cooperate(_)) { clause!("HU-57") } else { clause!("HUC-03") }
    }
}

impl Rules {
    /// How an order reads.
    pub(crate) fn order_text(&self, order: Standing) -> Text {
        match order {
            Standing::Intervene { place, n: 0 } => self.about("do-order-none", place),
            Standing::Intervene { place, n } => self.about("do-order-intervene", place).number("n", n),
            Standing::Quiet(true) => Text::new("do-order-quiet"),
            Standing::Quiet(false) => Text::new("do-order-ask"),
            Standing::Cooperate(true) => Text::new("do-order-together"),
            Standing::Cooperate(false) => Text::new("do-order-alone"),
        }
    }

    /// Orders for seas and places of weight, with a few aircraft, are worth a button.
    pub(crate) fn has_button(&self, order: Standing) -> bool {
        let weighty = !LAND | self.data.map.capitals | self.data.objectives;
        match order {
            Standing::Intervene { place, n } => n == 0 || weighty.contains(place) && n <= OFFERED,
            _ => true,
        }
    }

    /// Whether a seat has somebody beside it to fight together with.
    fn has_partner(&self, seat: Seat) -> bool {
        self.side_of_seat(seat).is_some_and(|side| self.seats_of(side).len() >= 2)
    }
}

impl Choice<GivingOrders> for verb::Order {
    fn candidates(at: &At<'_, GivingOrders>, offers: &mut Offers<'_, Action>) {
        let places = (0..AREAS).map(|i| AreaId(i as u8));
        let places = places.flat_map(|place| (0..=MOST).map(move |n| Standing::Intervene { place, n }));
        let switches = [false, true].into_iter().flat_map(|yes| [Standing::Quiet(yes), Standing::Cooperate(yes)]);
        places.chain(switches).for_each(|order| offers.consider(at, Self(order)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, GivingOrders>, judge: &mut J) {
        let clause = self.0.clause();
        let Some(orders) = at.frame.get(usize::from(at.seat.0)) else {
            return judge.forbid(clause!("HUB-1.1"), || Text::new("why-no-such-seat"));
        };
        let same = match self.0 {
            Standing::Quiet(quiet) => orders.quiet == quiet,
            Standing::Cooperate(together) => orders.alone != together,
            Standing::Intervene { n, .. } if n > MOST => {
                return judge.forbid(clause, || Text::new("why-too-many-ordered").number("most", MOST));
            }
            Standing::Intervene { place, n } => orders.sent_to(place) == n,
        };
        if same {
            return judge.forbid(clause, || Text::new("why-ordered-already"));
        }
        if matches!(self.0, Standing::Cooperate(_)) && !at.game.has_partner(at.seat) {
            judge.forbid(clause!("HU-57"), || Text::new("why-no-partner"));
        }
    }

    fn carry_out(self, mut all: [Orders; 5], table: &mut Table<'_, '_, Rules>) {
        if let Some(orders) = all.get_mut(usize::from(table.seat.0)) {
            orders.give(self.0);
        }
        table.state.orders = all;
    }

    fn shown(&self, at: &At<'_, GivingOrders>) -> Shown {
        Shown::new(at.game.order_text(self.0)).folded_group("group-orders")
    }

    fn worth(&self, _: &At<'_, GivingOrders>) -> f64 {
        -100.0
    }
}
