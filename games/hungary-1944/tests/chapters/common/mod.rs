//! A table to test at: a drawn position, actions taken through the checked door, dice that fall as told.
pub mod fights;

use hungary_1944::state::{AirPlace, Fight, Phase, Place};
use hungary_1944::vocabulary::*;
use hungary_1944::{Action, Hex, Hungary1944, Rules};

pub use Side::{Allied, Axis};

title_check::own_table! {
    /// The shared table with this game's ways to look at it.
    Table of Rules
}

/// The campaign with all options at their defaults.
pub fn campaign(sketch: &str) -> Table {
    table("campaign", &[], sketch)
}

/// The campaign with some options set.
pub fn with(options: &[(&str, &str)], sketch: &str) -> Table {
    table("campaign", options, sketch)
}

pub fn rules(scenario: &str, options: &[(&str, &str)]) -> Rules {
    title_check::games::rules(&Hungary1944, scenario, options)
}

pub fn table(scenario: &str, options: &[(&str, &str)], sketch: &str) -> Table {
    let rules = rules(scenario, options);
    let position = rules.sketch(sketch).unwrap_or_else(|p| panic!("{p}"));
    Table(title_check::table::Table::at(rules, &position))
}

/// A scenario as it is set up.
pub fn scenario(name: &str, options: &[(&str, &str)]) -> Table {
    Table(title_check::table::Table::at_start(rules(name, options)))
}

pub fn hex(number: u16) -> Hex {
    Hex::try_from(number).unwrap_or_else(|e| panic!("{e}"))
}

impl Table {
    pub fn unit(&self, id: &str) -> UnitId {
        self.rules.data.unit_named(id).unwrap_or_else(|| panic!("no unit {id}"))
    }

    pub fn air(&self, id: &str) -> AirId {
        self.rules.data.air_named(id).unwrap_or_else(|| panic!("no air unit {id}"))
    }

    pub fn dice(&mut self, faces: &[u8]) -> &mut Table {
        self.0.dice(faces);
        self
    }

    pub fn act(&mut self, side: Side, action: Action) -> &mut Table {
        self.0.act(side, action);
        self
    }

    /// Does something with a unit.
    pub fn with_unit(&mut self, side: Side, make: fn(UnitId) -> Action, id: &str) -> &mut Table {
        let unit = self.unit(id);
        self.act(side, make(unit))
    }

    pub fn done(&mut self, side: Side) -> &mut Table {
        self.act(side, Action::Done)
    }

    /// Where a unit stands, by printed number.
    pub fn at(&self, id: &str) -> Option<u16> {
        self.state.hex_of(self.unit(id)).map(|h| self.rules.data.map.grid.number(h))
    }

    pub fn place(&self, id: &str) -> Place {
        self.state.unit(self.unit(id)).place
    }

    pub fn is_lost(&self, id: &str) -> bool {
        self.place(id) == Place::Lost
    }

    pub fn steps(&self, id: &str) -> u8 {
        if self.at(id).is_some() { self.state.steps(self.unit(id), &self.rules.data) } else { 0 }
    }

    pub fn supply(&self, id: &str) -> Supply {
        self.state.unit(self.unit(id)).supply
    }

    pub fn air_place(&self, id: &str) -> AirPlace {
        self.state.air(self.air(id)).place
    }

    pub fn controls(&self, side: Side, number: u16) -> bool {
        self.state.controls(side, hex(number).0)
    }

    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    pub fn fight(&self) -> &Fight {
        self.state.fight().unwrap_or_else(|| panic!("there is no fight"))
    }

    /// Takes units up and moves them together.
    pub fn take(&mut self, side: Side, ids: &[&str]) -> &mut Table {
        let units: Vec<UnitId> = ids.iter().map(|id| self.unit(id)).collect();
        self.act(side, Action::Select(units[0]));
        for &unit in &units[1..] {
            self.act(side, Action::Join(unit));
        }
        self
    }

    /// Names a target and the attackers, without committing them yet.
    pub fn attack(&mut self, side: Side, target: u16, ids: &[&str]) -> &mut Table {
        self.act(side, Action::Attack(hex(target)));
        for id in ids {
            let unit = self.unit(id);
            self.act(side, Action::Attacker(unit));
        }
        self
    }

    /// The shifts of the fight going on: clause and value.
    pub fn shifts(&self) -> Vec<(&'static str, i8)> {
        self.rules.sum(&self.state, self.fight()).shifts.iter().map(|l| (l.clause.id(), l.value)).collect()
    }

    /// The column the fight would be rolled on.
    pub fn column(&self) -> String {
        let sum = self.rules.sum(&self.state, self.fight());
        self.rules.data.combat.columns[sum.column].clone()
    }

    /// The die modifiers of the fight going on.
    pub fn die_modifiers(&self) -> Vec<(&'static str, i8)> {
        self.rules.sum(&self.state, self.fight()).die.iter().map(|l| (l.clause.id(), l.value)).collect()
    }
}
