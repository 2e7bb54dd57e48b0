//! A table to test at: a position, actions that are checked before they are taken, dice that fall as told. Every game
//! has one; what is the game's own (its sketches, its ways to look at a unit) wraps this and reaches it by `Deref`.

use kernel::dice::{Faces, Shown};
use kernel::{Game, Note, Play, Refusal, Seat};
use std::collections::VecDeque;

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

/// The table of one game: the shared one, to be given ways of its own to act and to look.
///
/// ```text
/// title_check::own_table! {
///     /// Whoever has to decide is who acts.
///     Table of Rules
/// }
/// ```
#[macro_export]
macro_rules! own_table {
    ($(#[$doc:meta])* $name:ident of $game:ty) => {
        $(#[$doc])*
        pub struct $name($crate::table::Table<$game>);

        impl std::ops::Deref for $name {
            type Target = $crate::table::Table<$game>;

            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl std::ops::DerefMut for $name {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.0
            }
        }
    };
}

#[derive(Debug)]
pub struct Table<G: Game> {
    pub rules: G,
    pub state: G::State,
    /// The log so far.
    pub notes: Vec<Note>,
    dice: Shown<Told>,
}

impl<G: Game> Table<G> {
    /// The game at a position that must be playable.
    pub fn at(rules: G, position: &G::Position) -> Table<G> {
        let state = rules.place(position).unwrap_or_else(|problems| panic!("{problems:?}"));
        Table { rules, state, notes: Vec::new(), dice: Shown::new(Told::default()) }
    }

    /// The scenario as it is set up.
    pub fn at_start(rules: G) -> Table<G> {
        let start = rules.start();
        Table::at(rules, &start)
    }

    /// The next faces of the dice, in order.
    pub fn dice(&mut self, faces: &[u8]) -> &mut Table<G> {
        self.dice.source.0.extend(faces);
        self
    }

    /// Says that all dice told have been rolled.
    pub fn all_rolled(&self) {
        assert!(self.dice.source.0.is_empty(), "dice not rolled: {:?}", self.dice.source.0);
    }

    pub fn list(&self, seat: impl Into<Seat>) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.rules.actions(&self.state, seat.into(), &mut list);
        list
    }

    /// Takes an action, which must be legal and, where a game lists everything, listed.
    pub fn act(&mut self, seat: impl Into<Seat>, action: G::Action) -> &mut Table<G> {
        let seat = seat.into();
        if let Err(refusal) = self.rules.check(&self.state, seat, &action) {
            panic!("{action:?} is refused: {refusal:?}");
        }
        let listed = !self.rules.lists_everything() || self.list(seat).contains(&action);
        assert!(listed, "{action:?} is legal but not listed");
        let mut play = Play::logged(&mut self.dice, &mut self.notes);
        self.rules.apply(&mut self.state, seat, &action, &mut play);
        self
    }

    pub fn allowed(&self, seat: impl Into<Seat>, action: G::Action) -> bool {
        let seat = seat.into();
        let allowed = self.rules.check(&self.state, seat, &action).is_ok();
        let listed = self.list(seat).contains(&action);
        assert!(allowed || !listed, "{action:?} is listed and refused");
        assert!(listed || !allowed || !self.rules.lists_everything(), "{action:?} is allowed and not listed");
        allowed
    }

    pub fn refusal(&self, seat: impl Into<Seat>, action: G::Action) -> Refusal {
        let seat = seat.into();
        assert!(!self.list(seat).contains(&action), "{action:?} is listed");
        match self.rules.check(&self.state, seat, &action) {
            Err(refusal) => refusal,
            Ok(()) => panic!("{action:?} is allowed"),
        }
    }

    /// The action is refused, and this clause is among the reasons.
    pub fn refused(&self, seat: impl Into<Seat>, action: G::Action, clause: &str) {
        let refusal = self.refusal(seat, action.clone());
        assert!(refusal.cites(clause), "{action:?} is refused, but not by {clause}: {refusal:?}");
    }
}
