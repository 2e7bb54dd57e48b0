//! What is done in a fight, for the tests of chapter 8.

use crate::common::Table;
use hungary_1944::Action;
use hungary_1944::vocabulary::Side;

impl Table {
    pub fn spends(&mut self, side: Side, id: &str) -> &mut Table {
        self.with_unit(side, Action::Spend, id)
    }

    pub fn loses(&mut self, side: Side, id: &str) -> &mut Table {
        self.with_unit(side, Action::Lose, id)
    }

    /// Attack, defence and the column of their ratio, before any shift.
    pub fn odds(&self) -> (u16, u16, &str) {
        let sum = self.rules.sum(&self.state, self.fight());
        (sum.attack, sum.defence, &self.rules.data.combat.columns[sum.ratio])
    }
}
