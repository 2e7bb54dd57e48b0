//! A table to play positions on: sketch, act, look.
pub mod contest;

use europe_1939::data::Area;
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use europe_1939::{Action, Europe, Rules};
use kernel::{Game, Seat};
use title_check::table;

title_check::own_table! {
    /// The shared table, with this game's ways to act and to look.
    Table of Rules
}

pub fn rules_of(variant: &str, options: &[(&str, &str)]) -> Rules {
    title_check::games::rules(&Europe, variant, options)
}

/// A sketch in lines (`Rules::sketch`).
pub fn sketch(rules: &Rules, text: &str) -> europe_1939::Position {
    rules.sketch(text).unwrap_or_else(|problem| panic!("{problem}"))
}

pub fn with(options: &[(&str, &str)], text: &str) -> Table {
    let rules = rules_of("full-war", options);
    let position = sketch(&rules, text);
    Table(table::Table::at(rules, &position))
}

pub fn table(text: &str) -> Table {
    with(&[], text)
}

/// The board as a variant begins.
pub fn opening(variant: &str, options: &[(&str, &str)]) -> Table {
    Table(table::Table::at_start(rules_of(variant, options)))
}

impl Table {
    pub fn at(&self, id: &str) -> Area {
        self.rules.data.map.named(id).unwrap_or_else(|| panic!("there is no area {id}"))
    }

    /// The same rules at another moment.
    pub fn copy_with(&self, state: State) -> Table {
        let mut copy = Table(table::Table::at_start(self.rules.clone()));
        copy.state = state;
        copy
    }

    pub fn decider(&self) -> Seat {
        self.rules.deciders(&self.state).first().expect("the game is not over")
    }

    /// Acts with no dice.
    pub fn act(&mut self, action: Action) -> &mut Table {
        self.roll(action, &[])
    }

    /// Acts with these dice, which must be all that are asked for.
    pub fn roll(&mut self, action: Action, faces: &[u8]) -> &mut Table {
        let seat = self.decider();
        self.roll_as(seat, action, faces)
    }

    pub fn roll_as(&mut self, seat: Seat, action: Action, faces: &[u8]) -> &mut Table {
        self.0.dice(faces).act(seat, action).all_rolled();
        self
    }

    /// The action is refused, and one of the reasons cites the clause.
    pub fn refused(&self, action: Action, clause: &str) {
        self.0.refused(self.decider(), action, clause);
    }

    pub fn pick(&mut self, at: &str, nation: Nation, kind: Kind) -> &mut Table {
        let at = self.at(at);
        self.act(Action::Pick { at, nation, kind })
    }

    /// Takes up several units, the first kind being picked.
    pub fn take(&mut self, at: &str, nation: Nation, units: &[(Kind, u8)]) -> &mut Table {
        self.pick(at, nation, units[0].0);
        for (i, &(kind, n)) in units.iter().enumerate() {
            for _ in u8::from(i == 0)..n {
                self.act(Action::Add(kind));
            }
        }
        self
    }

    /// Moves units, without dice on the way.
    pub fn go(&mut self, at: &str, nation: Nation, units: &[(Kind, u8)], to: &str) -> &mut Table {
        let to = self.at(to);
        self.take(at, nation, units).act(Action::To(to))
    }

    pub fn load(&mut self, units: &[(Kind, u8)]) -> &mut Table {
        for &(kind, n) in units {
            (0..n).for_each(|_| {
                self.act(Action::Load(kind));
            });
        }
        self
    }

    pub fn intervene(&mut self, place: &str, base: &str, nation: Nation, kind: Kind, n: u8, dice: &[u8]) -> &mut Table {
        let (place, base) = (self.at(place), self.at(base));
        self.roll(Action::Intervene { place, base, nation, kind, n }, dice)
    }

    pub fn done(&mut self) -> &mut Table {
        self.act(Action::Done)
    }

    /// Ends the movement and comes to the battles.
    pub fn come_to_battle(&mut self) -> &mut Table {
        while matches!(self.state.phase, Phase::Move | Phase::SecondMove) {
            self.done();
        }
        self
    }

    /// Says done until the phase comes, with no battle on the way.
    pub fn until(&mut self, phase: Phase) -> &mut Table {
        for _ in 0..40 {
            if self.state.phase == phase && self.state.frames.is_empty() {
                return self;
            }
            self.done();
        }
        panic!("{phase:?} does not come, it is {:?}", self.state.phase);
    }

    /// Says done until the other side's turn, or the next season.
    pub fn end_turn(&mut self) -> &mut Table {
        let now = (self.state.date, self.state.side);
        for _ in 0..40 {
            if (self.state.date, self.state.side) != now || self.state.phase == Phase::Over {
                return self;
            }
            match self.state.frames.is_empty() {
                true => self.done(),
                false => panic!("somebody has to decide: {:?}", self.state.frames.last()),
            };
        }
        panic!("the turn does not end");
    }

    pub fn left(&self, nation: Nation) -> u16 {
        self.state.ledgers[nation.index()].left
    }

    pub fn ledger(&self, nation: Nation) -> Ledger {
        self.state.ledgers[nation.index()]
    }
}
