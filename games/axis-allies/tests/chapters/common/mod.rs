//! A table to play positions on: sketch, act, look.
pub mod contest;
pub mod sampled;

use axis_allies::data::Space;
use axis_allies::state::*;
use axis_allies::vocabulary::*;
use axis_allies::{Action, AxisAllies, Rules, SCENARIO};
use kernel::Game;

title_check::own_table! {
    /// The shared table with what is this game's own: sketches, and whoever decides acts.
    Table of Rules
}

pub fn rules(options: &[(&str, &str)]) -> Rules {
    title_check::games::rules(&AxisAllies, SCENARIO, options)
}

pub fn with(options: &[(&str, &str)], sketch: &str) -> Table {
    let rules = rules(options);
    let position = rules.sketch(sketch).unwrap_or_else(|e| panic!("{e}"));
    Table(title_check::table::Table::at(rules, &position))
}

pub fn table(sketch: &str) -> Table {
    with(&[], sketch)
}

/// The board as the game begins.
pub fn opening(options: &[(&str, &str)]) -> Table {
    Table(title_check::table::Table::at_start(rules(options)))
}

impl Table {
    pub fn at(&self, id: &str) -> Space {
        self.rules.data.map.named(id).unwrap_or_else(|| panic!("there is no space {id}"))
    }

    pub fn decider(&self) -> Power {
        let seat = self.rules.deciders(&self.state).first().expect("the game is not over");
        Power::of(seat).expect("a seat of the game")
    }

    pub fn list(&self) -> Vec<Action> {
        self.0.list(self.decider().seat())
    }

    pub fn may(&self, action: Action) -> bool {
        self.0.allowed(self.decider().seat(), action)
    }

    /// Acts with no dice.
    pub fn act(&mut self, action: Action) -> &mut Table {
        let seat = self.decider().seat();
        self.0.act(seat, action);
        self
    }

    pub fn pick(&mut self, at: &str, kind: Kind) -> &mut Table {
        let action = self.pick_of(at, kind);
        self.act(action)
    }

    pub fn pick_of(&self, at: &str, kind: Kind) -> Action {
        let at = self.at(at);
        let stack = self
            .state
            .at(at)
            .iter()
            .find(|t| t.power == self.state.power && t.kind == kind && t.status != Status::Done);
        let left =
            stack.and_then(|t| t.status.in_the_air()).unwrap_or(self.rules.range(&self.state, self.state.power, kind));
        Action::Pick { at, kind, left }
    }

    /// Moves all units of a kind.
    pub fn go_all(&mut self, from: &str, kind: Kind, to: &str) -> &mut Table {
        let to = self.at(to);
        self.pick(from, kind);
        while self.may(Action::Add) {
            self.act(Action::Add);
        }
        self.act(Action::To(to))
    }

    /// Takes up the first transport in a zone.
    pub fn ship(&mut self, zone: &str) -> &mut Table {
        let action = self.ship_in(zone);
        self.act(action)
    }

    pub fn ship_in(&self, zone: &str) -> Action {
        let zone = self.at(zone);
        let i = self.state.ships.iter().position(|t| t.space == zone).expect("a transport is there");
        Action::Ship(i as u8)
    }

    pub fn to(&mut self, space: &str) -> &mut Table {
        let space = self.at(space);
        self.act(Action::To(space))
    }

    pub fn via(&mut self, space: &str) -> &mut Table {
        let space = self.at(space);
        self.act(Action::Via(space))
    }

    pub fn land(&mut self, to: &str, n: u8) -> &mut Table {
        let to = self.at(to);
        self.act(Action::Land { to, n })
    }

    pub fn done(&mut self) -> &mut Table {
        self.act(Action::Done)
    }
}
