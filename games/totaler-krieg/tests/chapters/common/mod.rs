//! A table to test at: a position, actions taken through the checked door, dice that fall as told.
pub mod contest;
pub mod invariants;

use board::HexId;
use kernel::dice::{Faces, Shown};
use kernel::{Game, Note, Play, Refusal, Title};
use std::collections::VecDeque;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex, Position, Rules, State, TotalerKrieg};

pub use Faction::{Axis, Soviet, Western};

/// Dice that fall as told; a roll nobody told about fails the test.
#[derive(Debug, Default)]
pub struct Told(VecDeque<u8>);

impl Faces for Told {
    fn face(&mut self, sides: u8) -> u8 {
        let face = self.0.pop_front().unwrap_or_else(|| panic!("a d{sides} is rolled that the test does not expect"));
        assert!((1..=sides).contains(&face), "{face} is not a face of a d{sides}");
        face
    }
}

pub struct Table {
    pub rules: Rules,
    pub state: State,
    pub notes: Vec<Note>,
    dice: Shown<Told>,
}

pub fn rules_with(scenario: &str, options: &[(&str, &str)]) -> Rules {
    let options = options.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
    TotalerKrieg.open(&Default::default(), scenario, &options).unwrap_or_else(|p| panic!("{p:?}"))
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
    let state = rules.place(position).unwrap_or_else(|p| panic!("{p:?}"));
    Table { rules, state, notes: Vec::new(), dice: Shown::new(Told::default()) }
}

impl Table {
    /// The next faces of the dice, in order.
    pub fn dice(&mut self, faces: &[u8]) -> &mut Table {
        self.dice.source.0.extend(faces);
        self
    }

    pub fn all_rolled(&self) {
        assert!(self.dice.source.0.is_empty(), "dice not rolled: {:?}", self.dice.source.0);
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
        if let Err(refusal) = self.rules.check(&self.state, seat, &action) {
            panic!("{action:?} is refused: {refusal:?} ({:?}, {:?})", self.state.segment, self.state.frames.last());
        }
        assert!(self.list().contains(&action), "{action:?} is legal but not listed");
        let mut play = Play::logged(&mut self.dice, &mut self.notes);
        self.rules.apply(&mut self.state, seat, &action, &mut play);
        self
    }

    pub fn done(&mut self) -> &mut Table {
        self.act(Action::Done)
    }

    pub fn list(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.rules.actions(&self.state, self.decider().seat(), &mut list);
        list
    }

    pub fn allowed(&self, action: Action) -> bool {
        let allowed = self.rules.check(&self.state, self.decider().seat(), &action).is_ok();
        assert_eq!(allowed, self.list().contains(&action), "list and check differ about {action:?}");
        allowed
    }

    pub fn refusal(&self, action: Action) -> Refusal {
        assert!(!self.list().contains(&action), "{action:?} is listed");
        match self.rules.check(&self.state, self.decider().seat(), &action) {
            Err(refusal) => refusal,
            Ok(()) => panic!("{action:?} is allowed"),
        }
    }

    /// The action is refused, and this clause is among the reasons.
    pub fn refused(&self, action: Action, clause: &str) {
        let refusal = self.refusal(action);
        assert!(refusal.cites(clause), "{action:?} is refused, but not by {clause}: {refusal:?}");
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

    pub fn zone_of(&self, faction: Faction, number: u16) -> bool {
        self.rules.presence(&self.state).zones[faction].contains(self.hex(number))
    }

    pub fn control(&self, number: u16) -> Option<Faction> {
        self.rules.controller(&self.state, self.hex(number))
    }

    /// Takes a unit up and moves it, and ends its move if it could go on.
    pub fn walk(&mut self, unit: UnitId, path: &[u16]) -> &mut Table {
        self.act(Action::Select(unit));
        for &hex in path {
            self.act(Action::MoveTo(Hex(hex)));
        }
        if matches!(self.state.frames.last(), Some(Frame::Moving(_))) {
            self.done();
        }
        self
    }

    /// Whether the unit on the move has to stop where it is.
    pub fn is_moving(&self) -> bool {
        matches!(self.state.frames.last(), Some(Frame::Moving(_)))
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
    /// Lets a faction take the first thing on its list as long as it has to decide in a fight.
    pub fn yield_to(&mut self, faction: Faction) -> &mut Table {
        while self.state.fight().is_some() && self.decider() == faction {
            let first = self.list()[0];
            self.act(first);
        }
        self
    }

    /// Ends the fight going on with whatever comes first.
    pub fn end_fight(&mut self) -> &mut Table {
        while self.state.fight().is_some() {
            let list = self.list();
            let action = if list.contains(&Action::Done) { Action::Done } else { list[0] };
            self.act(action);
        }
        self
    }

    /// Ends segments until one begins.
    pub fn until(&mut self, segment: Segment) -> &mut Table {
        for _ in 0..60 {
            if self.state.segment == segment && self.state.frames.is_empty() {
                return self;
            }
            let list = self.list();
            let action = if list.contains(&Action::Done) { Action::Done } else { list[0] };
            self.act(action);
        }
        panic!("no {segment:?} comes");
    }

    /// Everything the state's position says of a faction's units, for counting.
    pub fn steps_of(&self, faction: Faction) -> u32 {
        let own = |u: &&Unit| self.rules.faction_of(u.nation) == faction && u.hex().is_some();
        self.state.units.iter().filter(own).map(|u| u32::from(u.steps)).sum()
    }
}
