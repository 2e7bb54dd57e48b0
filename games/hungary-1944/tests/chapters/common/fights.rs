//! What is done in a fight, for the tests of chapter 8.

use crate::common::{Allied, Table};
use hungary_1944::Action;
use hungary_1944::vocabulary::Side;

impl Table {
    /// Another unit takes part in the attack.
    pub fn joins(&mut self, side: Side, id: &str) -> &mut Table {
        self.with_unit(side, Action::Attacker, id)
    }

    pub fn spends(&mut self, side: Side, id: &str) -> &mut Table {
        self.with_unit(side, Action::Spend, id)
    }

    pub fn flies(&mut self, side: Side, id: &str) -> &mut Table {
        let air = self.air(id);
        self.act(side, Action::AirSupport(air))
    }

    /// Artillery supports the attack, at the price of a column.
    pub fn fires(&mut self, artillery: &str, column: &str) -> &mut Table {
        let action = self.fire(artillery, column);
        self.act(Allied, action)
    }

    pub fn fire(&self, artillery: &str, column: &str) -> Action {
        Action::Artillery { artillery: self.unit(artillery), column: self.unit(column) }
    }

    pub fn surplus(&mut self, side: Side, id: &str) -> &mut Table {
        self.with_unit(side, Action::Surplus, id)
    }

    pub fn loses(&mut self, side: Side, id: &str) -> &mut Table {
        self.with_unit(side, Action::Lose, id)
    }

    pub fn advances(&mut self, side: Side, id: &str) -> &mut Table {
        self.with_unit(side, Action::Advance, id)
    }

    pub fn exploits(&mut self, id: &str) -> &mut Table {
        self.with_unit(Allied, Action::Exploit, id)
    }

    /// Attack, defence and the column of their ratio, before any shift.
    pub fn odds(&self) -> (u16, u16, &str) {
        let sum = self.rules.sum(&self.state, self.fight());
        (sum.attack, sum.defence, &self.rules.data.combat.columns[sum.ratio])
    }
}
