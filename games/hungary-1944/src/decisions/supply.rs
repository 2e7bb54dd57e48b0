//! A side decides which units its headquarters cannot supply (BPH-5.3b, 10.2b).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::plan::{Eyes, view};
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};

decision! {
    SettleSupply looks at Eyes, in phase Phase::SupplyCheck(side) =>
    of side;
    prompt |_| Text::new("prompt-supply");
}

impl Choice<SettleSupply> for verb::Concede {
    fn candidates(at: &At<'_, SettleSupply>, offers: &mut Offers<'_, Action>) {
        at.state.contended.iter().for_each(|unit| offers.known_legal(Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, SettleSupply>, judge: &mut J) {
        at.game.judge_concede(at.state, *at.frame, self.0, judge);
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        table.game.concede(table.state, self.0);
    }

    fn shown(&self, at: &At<'_, SettleSupply>) -> Shown {
        unit_choice(at.game, at.state, "do-concede", self.0)
    }

    fn meant(at: &At<'_, SettleSupply>, spot: &Spot) -> Vec<Self> {
        at.game.units_meant(at.state, spot).into_iter().map(Self).collect()
    }

    fn worth(&self, at: &At<'_, SettleSupply>) -> f64 {
        -view(at).worth(self.0)
    }
}
