//! What a search for places records. The rules that narrow the places down are written once, against a [`Search`]:
//! [`Places`] keeps what remains, [`Barred`] keeps the clauses that bar one place somebody asks about.

use crate::Clause;
use crate::data::{Space, Spaces};

pub(crate) trait Search {
    /// Whether somebody reads the clauses. Otherwise rules that only name more precisely what bars a place are left
    /// out.
    const SAYS_WHY: bool;

    /// Only these remain; the clause bars the others.
    fn keep(&mut self, spaces: Spaces, clause: Clause, key: &'static str);

    /// The same, but named only where nothing else bars the place.
    fn then_keep(&mut self, spaces: Spaces, clause: Clause, key: &'static str);

    /// The same for a test that is costly: asked only about what remains.
    fn keep_if(&mut self, test: impl Fn(Space) -> bool, clause: Clause, key: &'static str);
}

/// All places that remain.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Places(pub Spaces);

impl Places {
    pub fn all() -> Places {
        Places(!Spaces::EMPTY)
    }
}

impl Search for Places {
    const SAYS_WHY: bool = false;

    #[inline]
    fn keep(&mut self, spaces: Spaces, _: Clause, _: &'static str) {
        self.0 = self.0 & spaces;
    }

    #[inline]
    fn then_keep(&mut self, spaces: Spaces, _: Clause, _: &'static str) {
        self.0 = self.0 & spaces;
    }

    fn keep_if(&mut self, test: impl Fn(Space) -> bool, _: Clause, _: &'static str) {
        self.0 = self.0.iter().filter(|&space| test(space)).collect();
    }
}

/// Whether any place remains: a costly test is made until the first place that passes it, and no rule may follow it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct AnyPlace(pub Spaces);

impl AnyPlace {
    pub fn of_all() -> AnyPlace {
        AnyPlace(!Spaces::EMPTY)
    }
}

impl Search for AnyPlace {
    const SAYS_WHY: bool = false;

    #[inline]
    fn keep(&mut self, spaces: Spaces, _: Clause, _: &'static str) {
        self.0 = self.0 & spaces;
    }

    #[inline]
    fn then_keep(&mut self, spaces: Spaces, _: Clause, _: &'static str) {
        self.0 = self.0 & spaces;
    }

    fn keep_if(&mut self, test: impl Fn(Space) -> bool, _: Clause, _: &'static str) {
        self.0 = self.0.iter().find(|&space| test(space)).map_or(Spaces::EMPTY, Spaces::one);
    }
}

/// What bars one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Barred {
    pub place: Space,
    pub by: Vec<(Clause, &'static str)>,
}

impl Barred {
    pub fn from(place: Space) -> Barred {
        Barred { place, by: Vec::new() }
    }
}

impl Search for Barred {
    const SAYS_WHY: bool = true;

    fn keep(&mut self, spaces: Spaces, clause: Clause, key: &'static str) {
        if !spaces.contains(self.place) {
            self.by.push((clause, key));
        }
    }

    fn then_keep(&mut self, spaces: Spaces, clause: Clause, key: &'static str) {
        if self.by.is_empty() {
            self.keep(spaces, clause, key);
        }
    }

    fn keep_if(&mut self, test: impl Fn(Space) -> bool, clause: Clause, key: &'static str) {
        if self.by.is_empty() && !test(self.place) {
            self.by.push((clause, key));
        }
    }
}
