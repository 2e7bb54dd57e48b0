//! Units that have lost their base look for another.

use crate::Rules;
use crate::action::{Action, verb};
use crate::plan::Glance;
use crate::state::*;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::Spot;
use kernel::{Judge, SeatSet, Text};

#[derive(Debug)]
pub(crate) struct Sheltering;

impl Decision for Sheltering {
    type Game = Rules;
    type Frame = Displaced;
    type Outlook = Glance;

    fn frame(state: &State) -> Option<&Displaced> {
        state.displaced.last()
    }

    fn take(state: &mut State) -> Option<Displaced> {
        state.displaced.pop()
    }

    fn outlook(_: &Rules, state: &State, displaced: &Displaced) -> Glance {
        Glance::of(state.camp(displaced.nation).unwrap_or(state.side))
    }

    fn deciders(rules: &Rules, state: &State, displaced: &Displaced) -> SeatSet {
        SeatSet::one(rules.seat_of(state, displaced.nation))
    }

    fn prompt(at: &At<'_, Sheltering>) -> Text {
        let displaced = at.frame;
        let text = at.game.about("prompt-shelter", displaced.from);
        text.word("kind", displaced.kind.word()).number("n", displaced.n)
    }
}

impl Choice<Sheltering> for verb::Shelter {
    fn candidates(at: &At<'_, Sheltering>, offers: &mut Offers<'_, Action>) {
        at.game.shelters(at.state, at.frame).iter().for_each(|area| offers.known_legal(Self(area)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Sheltering>, judge: &mut J) {
        if !at.game.shelters(at.state, at.frame).contains(self.0) {
            let facts = || at.game.about("why-no-shelter", self.0).word("kind", at.frame.kind.word());
            judge.forbid(clause!("HUB-5.3"), facts);
        }
    }

    fn carry_out(self, displaced: Displaced, table: &mut Table<'_, '_, Rules>) {
        table.game.shelter(table.state, displaced, self.0);
    }

    fn shown(&self, at: &At<'_, Sheltering>) -> Shown {
        Shown::new(at.game.about("do-shelter", self.0)).space(at.game.id(self.0))
    }

    fn meant(at: &At<'_, Sheltering>, spot: &Spot) -> Vec<Self> {
        at.game.pointed_area(at.state, spot).map(Self).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, Sheltering>) -> f64 {
        (30 - at.outlook.far(at.game, at.state, self.0)) as f64
    }
}
