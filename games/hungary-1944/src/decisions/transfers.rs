//! Allied air units change Fronts (BPH-10.5).

use super::*;
use crate::Action;
use crate::action::verb;
use kernel::Judge;
use kernel::decision::{At, Choice, Decision, Offers, Table};
use kernel::scene::Tone;

pub(crate) struct TransferAir;

impl Decision for TransferAir {
    type Game = Rules;
    type Frame = ();
    type Outlook = ();

    fn frame(state: &State) -> Option<&()> {
        in_phase(matches!(state.phase, Phase::Transfers | Phase::LateTransfers))
    }

    fn take(state: &mut State) -> Option<()> {
        Self::frame(state).copied()
    }

    fn outlook(_: &Rules, _: &State, (): &()) {}

    fn deciders(_: &Rules, _: &State, (): &()) -> SeatSet {
        one(Side::Allied)
    }

    fn prompt(_: &At<'_, TransferAir>) -> Text {
        Text::new("prompt-transfers")
    }
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

impl Choice<TransferAir> for verb::Done {
    fn candidates(_: &At<'_, TransferAir>, offers: &mut Offers<'_, Action>) {
        offers.known_legal(Self);
    }

    fn judge<J: Judge>(&self, _: &At<'_, TransferAir>, _: &mut J) {}

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.next_phase(table.state, table.play);
    }

    fn shown(&self, _: &At<'_, TransferAir>) -> Shown {
        Shown::new(Text::new("do-done")).tone(Tone::Finish)
    }
}
