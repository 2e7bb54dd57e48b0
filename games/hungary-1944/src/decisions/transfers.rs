//! Allied air units change Fronts (BPH-10.5).

use super::*;
use crate::Action;
use crate::action::verb;
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};

decision! {
    TransferAir looks at (), in phase Phase::Transfers | Phase::LateTransfers =>
    by |_, _, ()| one(Side::Allied);
    prompt |_| Text::new("prompt-transfers");
}

impl Choice<TransferAir> for verb::Transfer {
    fn candidates(at: &At<'_, TransferAir>, offers: &mut Offers<'_, Action>) {
        for air in at.game.data.air_ids() {
            Front::ALL.into_iter().for_each(|front| offers.consider(at, Self { air, front }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, TransferAir>, judge: &mut J) {
        at.game.judge_transfer(at.state, self.air, self.front, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.transfer(table.state, self.air, self.front, table.play);
    }

    fn shown(&self, at: &At<'_, TransferAir>) -> Shown {
        on_air(at.game, self.air, air_label(at.game, "do-transfer", self.air).name("front", self.front.name()))
    }

    fn meant(at: &At<'_, TransferAir>, spot: &Spot) -> Vec<Self> {
        let air = at.game.air_meant(spot).into_iter();
        air.flat_map(|air| Front::ALL.map(|front| Self { air, front })).collect()
    }

    /// Away from a Front that cannot fly.
    fn worth(&self, at: &At<'_, TransferAir>) -> f64 {
        let hq = at.state.air(self.air).front.and_then(|front| at.game.front_hq(front));
        let grounded = hq.is_some_and(|hq| at.state.hex_of(hq).is_none());
        if grounded { 1.0 } else { -1.0 }
    }
}

ends_phase!(TransferAir, "do-done");
