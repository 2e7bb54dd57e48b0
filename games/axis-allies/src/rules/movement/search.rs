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

/// What a search for places is made for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Wanted {
    All,
    Any,
}

/// The places that remain.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Places(pub Spaces, Wanted);

impl Places {
    pub fn all() -> Places {
        Places(!Spaces::EMPTY, Wanted::All)
    }

    /// To know whether any remains: a costly test is made until the first place that passes it. No rule may follow it.
    pub fn any() -> Places {
        Places(!Spaces::EMPTY, Wanted::Any)
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
        let mut passing = self.0.iter().filter(|&space| test(space));
        self.0 = match self.1 {
            Wanted::All => passing.collect(),
            Wanted::Any => passing.next().map_or(Spaces::EMPTY, Spaces::one),
        };
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
