//! A game of any kind: the kernel's `Title` without its types.

use crate::rules::{AnyRules, Brought, RulesOf};
use kernel::fights::Flag;
use kernel::forces::Muster;
use kernel::tables::Tables;
use kernel::{About, ClauseBook, DataFiles, Example, OptionValues, Problem, Title, Tour};
use std::sync::Arc;

/// A game, before it is opened for a scenario.
pub trait AnyGame: Send + Sync {
    fn about(&self) -> About;
    fn clauses(&self) -> &ClauseBook;

    /// The Fluent files: language and text.
    fn words(&self) -> &'static [(&'static str, &'static str)];

    /// The files for a reader of a language, and the language they are in.
    fn words_for(&self, language: &str) -> (&'static str, Vec<&'static str>);

    /// Guided beginnings of a match.
    fn tours(&self) -> &'static [Tour];

    /// Forces players put together before a match, for games that have them.
    fn muster(&self) -> Option<&'static dyn Muster>;

    /// Tables players choose or lay out before a match, for games that are played on one.
    fn tables(&self) -> Option<&'static dyn Tables>;

    /// What can be asked about the odds of fights, for games that answer that.
    fn fights(&self) -> Option<FightsAbout>;

    /// The rules of one scenario; everything that is wrong with what was asked for.
    fn open(&self, set_up: &SetUp) -> Result<Arc<dyn AnyRules>, Vec<Problem>>;
}

/// What a game is opened with.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct SetUp {
    pub scenario: String,
    pub options: OptionValues,
    /// Data files in place of the game's own.
    pub files: DataFiles,
}

impl SetUp {
    /// What the rules of an example are opened with.
    pub fn of(example: &Example) -> SetUp {
        let files = DataFiles { files: example.files.clone() };
        SetUp { scenario: example.scenario.clone(), options: example.options.clone(), files }
    }
}

/// The odds of fights that are described in words: one line on them, and the flags a fight is described by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FightsAbout {
    pub about: &'static str,
    pub flags: Vec<Flag>,
}

/// The face of a title. A game makes one of its own, in its own crate, because the generic code is compiled where that
/// is done.
pub const fn of<T: Title>(title: T) -> GameOf<T> {
    GameOf { title }
}

/// A title behind [`AnyGame`].
#[derive(Copy, Clone, Debug)]
pub struct GameOf<T> {
    title: T,
}

impl<T: Title + Send> AnyGame for GameOf<T> {
    fn about(&self) -> About {
        self.title.about()
    }

    fn clauses(&self) -> &ClauseBook {
        self.title.clauses()
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        self.title.words()
    }

    fn words_for(&self, language: &str) -> (&'static str, Vec<&'static str>) {
        self.title.words_for(language)
    }

    fn tours(&self) -> &'static [Tour] {
        self.title.tours()
    }

    fn muster(&self) -> Option<&'static dyn Muster> {
        self.title.muster()
    }

    fn tables(&self) -> Option<&'static dyn Tables> {
        self.title.tables()
    }

    fn fights(&self) -> Option<FightsAbout> {
        self.title.fights().map(|fights| FightsAbout { about: fights.about(), flags: fights.flags() })
    }

    fn open(&self, set_up: &SetUp) -> Result<Arc<dyn AnyRules>, Vec<Problem>> {
        let game = self.title.open(&set_up.files, &set_up.scenario, &set_up.options)?;
        let brought = Brought { fights: self.title.fights(), sketches: self.title.sketches() };
        Ok(Arc::new(RulesOf::new(game, self.title.about(), set_up.clone(), brought)))
    }
}
