//! A table to test at: a position, actions taken through the checked door, dice that fall as told.
pub mod contest;
pub mod invariants;

use board::HexId;
use kernel::Game;
use title_check::table;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex, Position, Rules, TotalerKrieg};

pub use Faction::{Axis, Soviet, Western};

title_check::own_table! {
    /// The shared table, with ways of this game to look at it. Whoever has to decide is who acts.
    Table of Rules
}

pub fn rules_with(scenario: &str, options: &[(&str, &str)]) -> Rules {
    title_check::games::rules(&TotalerKrieg, scenario, options)
}

pub fn rules(scenario: &str) -> Rules {
    rules_with(scenario, &[])
}

/// A scenario as it is set up, in some turn and segment.
pub fn scenario(name: &str, turn: u8, phase: &str) -> Table {
    table(name, &[], turn, phase, |_| {})
}

/// A scenario with its own units, changed by hand.
pub fn table(name: &str, options: &[(&str, &str)], turn: u8, phase: &str, change: impl FnOnce(&mut Position)) -> Table {
    let rules = rules_with(name, options);
    let mut position = rules.start();
    position.turn = turn;
    position.phase = phase.to_owned();
    change(&mut position);
    seat(rules, &position)
}

/// Only these units, "0617 germany inf 3" and so on.
pub fn only(name: &str, turn: u8, phase: &str, units: &[&str]) -> Table {
    only_with(name, &[], turn, phase, units, |_| {})
}

pub fn only_with(
    name: &str,
    options: &[(&str, &str)],
    turn: u8,
    phase: &str,
    units: &[&str],
    change: impl FnOnce(&mut Position),
) -> Table {
    table(name, options, turn, phase, |p| {
        p.units = units.iter().map(|u| (*u).to_owned()).collect();
        change(p);
    })
}

pub fn seat(rules: Rules, position: &Position) -> Table {
    Table(table::Table::at(rules, position))
}

impl Table {
    /// The next faces of the dice, in order.
    pub fn dice(&mut self, faces: &[u8]) -> &mut Table {
        self.0.dice(faces);
        self
    }

    pub fn hex(&self, number: u16) -> HexId {
        self.rules.hex(Hex(number)).unwrap_or_else(|| panic!("no hex {number}"))
    }

    /// The n-th unit (from 0) of that description in a hex: "germany inf".
    pub fn unit(&self, at: u16, what: &str) -> UnitId {
        let (nation, kind) = what.split_once(' ').unwrap_or_else(|| panic!("{what}: nation and kind"));
        let (nation, kind) = (Country::parse(nation), Kind::parse(kind));
        let fits = |u: &&UnitId| self.state.unit(**u).is_some_and(|u| Some(u.nation) == nation && Some(u.kind) == kind);
        let all: Vec<UnitId> = self.state.at(self.hex(at)).collect();
        *all.iter().find(fits).unwrap_or_else(|| panic!("no {what} in {at}"))
    }

    /// The first unit of any description in a hex.
    pub fn first(&self, at: u16) -> UnitId {
        self.state.at(self.hex(at)).next().unwrap_or_else(|| panic!("nobody in {at}"))
    }

    /// The first support unit of the faction and kind.
    pub fn support(&self, faction: Faction, kind: SupportKind) -> SupportId {
        let list = &self.rules.data.scenario.support;
        let i = list.iter().position(|d| d.faction == faction && d.kind == kind);
        SupportId(i.unwrap_or_else(|| panic!("no {kind:?}")) as u8)
    }

    pub fn zone(&self, id: &str) -> ZoneId {
        self.rules.data.map.zone_named(id).unwrap_or_else(|| panic!("no zone {id}"))
    }

    pub fn decider(&self) -> Faction {
        let seat = self.rules.deciders(&self.state).first().unwrap_or_else(|| panic!("the game is over"));
        Faction::of(seat).unwrap_or_else(|| panic!("no faction"))
    }

    /// Takes an action for whoever has to decide; it must be legal and listed.
    pub fn act(&mut self, action: Action) -> &mut Table {
        let seat = self.decider().seat();
        self.0.act(seat, action);
        self
    }

    pub fn done(&mut self) -> &mut Table {
        self.act(Action::Done)
    }

    pub fn list(&self) -> Vec<Action> {
        self.0.list(self.decider().seat())
    }

    /// The action is refused, and this clause is among the reasons.
    pub fn refused(&self, action: Action, clause: &str) {
        self.0.refused(self.decider().seat(), action, clause);
    }

    pub fn at(&self, unit: UnitId) -> Option<u16> {
        self.state.hex_of(unit).map(|h| self.rules.number(h).0)
    }

    pub fn supplied(&self, unit: UnitId) -> bool {
        let now = self.rules.is_supplied(&self.state, unit);
        let line = self.rules.supply_line(&self.state, unit);
        assert_eq!(now, line.is_some(), "flood and line differ about {unit:?}");
        now
    }

    /// Names a target and attackers.
    pub fn attack(&mut self, target: u16, units: &[UnitId]) -> &mut Table {
        self.act(Action::Attack(Hex(target)));
        for &unit in units {
            self.act(Action::Attacker(unit));
        }
        self
    }

    pub fn fight(&self) -> &Fight {
        self.state.fight().unwrap_or_else(|| panic!("there is no fight"))
    }

    /// The shifts of the fight going on: clause and value.
    pub fn shifts(&self) -> Vec<(&'static str, i8)> {
        self.rules.sum(&self.state, self.fight()).shifts.iter().map(|l| (l.clause, l.value)).collect()
    }

    pub fn shift(&self, clause: &str) -> i8 {
        self.shifts().iter().filter(|s| s.0 == clause).map(|s| s.1).sum()
    }

    pub fn column(&self) -> String {
        let sum = self.rules.sum(&self.state, self.fight());
        self.rules.data.combat.columns[sum.column].0.clone()
    }
}

impl Table {
    /// Ends segments until another faction's turn begins.
    pub fn end_turn(&mut self) -> &mut Table {
        let faction = self.state.faction;
        while self.state.faction == faction {
            self.done();
        }
        self
    }
}
