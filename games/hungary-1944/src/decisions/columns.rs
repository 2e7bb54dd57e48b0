//! The columns of the turn are received: by headquarters, and by the Axis in a town on the Danube (BPH-5.8, 6.2).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::announced::Account;
use crate::plan::{Eyes, view};
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};

decision! {
    ReceiveColumns looks at Eyes, in phase Phase::Intake(side, Intake::Columns) =>
    of side;
    prompt |at| Text::new("prompt-columns").number("left", at.state.pools.columns);
}

impl Choice<ReceiveColumns> for verb::Column {
    fn candidates(at: &At<'_, ReceiveColumns>, offers: &mut Offers<'_, Action>) {
        at.game.data.headquarters.iter().for_each(|&hq| offers.consider(at, Self(hq)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, ReceiveColumns>, judge: &mut J) {
        at.game.judge_column(at.state, *at.frame, self.0, judge);
    }

    fn carry_out(self, side: Side, table: &mut Table<'_, '_, Rules>) {
        if let (Some(hex), Some(hq)) = (table.state.hex_of(self.0), table.game.hq_index(self.0)) {
            let left = &mut table.state.pools.reception[hq];
            *left = left.saturating_sub(1);
            table.game.receive_column(table.state, side, hex, table.play);
        }
    }

    fn shown(&self, at: &At<'_, ReceiveColumns>) -> Shown {
        unit_choice(at.game, at.state, "do-column", self.0)
    }

    fn explain(&self, at: &At<'_, ReceiveColumns>) -> Explanation {
        Explanation::default().charging(Account::Columns(*at.frame).name(), 1)
    }

    fn meant(at: &At<'_, ReceiveColumns>, spot: &Spot) -> Vec<Self> {
        at.game.units_meant(at.state, spot).into_iter().map(Self).collect()
    }

    fn worth(&self, at: &At<'_, ReceiveColumns>) -> f64 {
        at.state.hex_of(self.0).map_or(0.0, |hex| 20.0 - view(at).front_distance(hex))
    }
}

impl Choice<ReceiveColumns> for verb::RiverColumn {
    fn candidates(at: &At<'_, ReceiveColumns>, offers: &mut Offers<'_, Action>) {
        if *at.frame == Side::Axis && at.state.pools.columns > 0 {
            at.game.river_towns.iter().for_each(|&(town, _)| offers.consider(at, Self(Hex(town))));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, ReceiveColumns>, judge: &mut J) {
        at.game.judge_river_column(at.state, *at.frame, self.0.0, judge);
    }

    fn carry_out(self, side: Side, table: &mut Table<'_, '_, Rules>) {
        table.state.pools.river_used = true;
        table.game.receive_column(table.state, side, self.0.0, table.play);
    }

    fn shown(&self, at: &At<'_, ReceiveColumns>) -> Shown {
        hex_choice(at.game, "do-river-column", self.0)
    }

    fn explain(&self, at: &At<'_, ReceiveColumns>) -> Explanation {
        Explanation::default().charging(Account::Columns(*at.frame).name(), 1)
    }

    fn meant(at: &At<'_, ReceiveColumns>, spot: &Spot) -> Vec<Self> {
        at.game.space_meant(spot).map(|hex| Self(Hex(hex))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, ReceiveColumns>) -> f64 {
        18.0 - view(at).front_distance(self.0.0)
    }
}

ends_phase!(ReceiveColumns, "do-end-columns", |at| {
    let receivers = open::<_, verb::Column>(at) + open::<_, verb::RiverColumn>(at);
    left_undone("warn-columns", if receivers == 0 { 0 } else { usize::from(at.state.pools.columns) })
});
