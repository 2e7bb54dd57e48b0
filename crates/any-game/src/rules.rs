//! The rules of one scenario, of any game: the kernel's `Game` without its types.

use crate::any_match::Playable;
use crate::game::SetUp;
use crate::loading::{self, Loaded, Set};
use crate::match_of::MatchOf;
use crate::record::{AnyRecord, RecordOf};
use crate::sides::Sides;
use ai::series::{self, Following, Played, Series, SeriesError};
use journal::Journal;
use kernel::examples::{self, Staged};
use kernel::fights::{FightAnswer, Fights, Given};
use kernel::matches::Begin;
use kernel::record::{Record, RecordError, unhex};
use kernel::scene::Board;
use kernel::{About, Example, Game, Header, Hints, Match, Problem, Scene, SeatSet, Sketches, Throw, Viewer, Words};
use serde_json::Value;
use std::sync::Arc;

/// The rules of one scenario with its options and data.
pub trait AnyRules: Send + Sync {
    /// The seats that have a part in the scenario.
    fn seats(&self) -> SeatSet;

    fn board(&self) -> Board;

    /// What those who watch see before the first step.
    fn first_scene(&self) -> Result<Scene, Vec<Problem>>;

    /// A new match whose dice come from the seed.
    fn begin(&self, seed: [u8; 32]) -> Result<Box<dyn Playable>, Vec<Problem>>;

    /// A new match whose dice are rolled on a real table, so that no seed says what they will be.
    fn begin_on_a_table(&self, seed: [u8; 32]) -> Result<Box<dyn Playable>, Vec<Problem>>;

    /// A match as it is stored; why these rules cannot read how it began.
    fn load(&self, header: &Value, journal: &Journal) -> Result<Loaded, String>;

    /// Reads the text of a record; nothing of it is checked yet.
    fn read(&self, text: &str) -> Result<Box<dyn AnyRecord>, RecordError>;

    /// Lets machine players play the matches of a series that have these numbers.
    fn simulate(
        &self,
        series: &Series,
        numbers: &[u64],
        following: &dyn Following,
    ) -> Result<Vec<Played>, CannotSimulate>;

    /// The kinds of actions there are, by name.
    fn kinds(&self) -> &'static [&'static str];

    /// The odds of a fight described by the flags of the game; nothing if the game has no answer to that.
    fn fight(&self, given: &Given, words: &Words) -> Option<Result<FightAnswer, Problem>>;

    /// Carries out an example of a clause; everything that is not as it says.
    fn stage(&self, example: &Example) -> Result<Staged, Vec<Problem>>;

    /// A new match that begins with the position of an example. Its dice come from the seed, after those told.
    fn begin_example(
        &self,
        example: &Example,
        seed: [u8; 32],
        told: Vec<Throw>,
    ) -> Result<Box<dyn Playable>, Vec<Problem>>;
}

/// Why there was no simulation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotSimulate {
    SetUp(Vec<Problem>),
    Series(SeriesError),
}

/// The rules of a scenario behind [`AnyRules`].
pub struct RulesOf<G: 'static> {
    game: Arc<G>,
    about: About,
    set_up: SetUp,
    brought: Brought<G>,
}

/// What a title brings besides its rules.
pub struct Brought<G: 'static> {
    pub fights: Option<&'static dyn Fights<G>>,
    pub sketches: Option<&'static dyn Sketches<G>>,
}

impl<G: Game + Hints> RulesOf<G> {
    pub fn new(game: G, about: About, set_up: SetUp, brought: Brought<G>) -> RulesOf<G> {
        RulesOf { game: Arc::new(game), about, set_up, brought }
    }

    fn sketches(&self) -> Result<&'static dyn Sketches<G>, Vec<Problem>> {
        let missing = || vec![Problem::new(format!("{} has no way to sketch a position", self.about.id))];
        self.brought.sketches.ok_or_else(missing)
    }

    fn sides(&self) -> Sides {
        Sides::of(&self.about, self.game.seats())
    }

    fn first_state(&self) -> Result<G::State, Vec<Problem>> {
        self.game.place(&self.game.start())
    }

    fn begun(&self, position: Option<G::Position>, seed: [u8; 32]) -> Result<Match<G>, Vec<Problem>> {
        let SetUp { scenario, options, files } = self.set_up.clone();
        let (game, rules) = (self.about.id.to_owned(), self.about.rules.to_owned());
        Match::begin(Arc::clone(&self.game), Begin { game, rules, scenario, options, files, position }, seed)
    }
}

impl<G: Game + Hints> AnyRules for RulesOf<G> {
    fn seats(&self) -> SeatSet {
        self.game.seats()
    }

    fn board(&self) -> Board {
        self.game.board()
    }

    fn first_scene(&self) -> Result<Scene, Vec<Problem>> {
        Ok(self.game.scene(&self.first_state()?, Viewer::Spectator))
    }

    fn begin(&self, seed: [u8; 32]) -> Result<Box<dyn Playable>, Vec<Problem>> {
        Ok(Box::new(MatchOf::new(self.begun(None, seed)?, self.sides())))
    }

    fn begin_on_a_table(&self, seed: [u8; 32]) -> Result<Box<dyn Playable>, Vec<Problem>> {
        let mut record = self.begun(None, seed)?.record();
        record.header.seed = None;
        let begun = Match::resume(Arc::clone(&self.game), &record);
        let begun = begun.map_err(|error| vec![Problem::new(error.to_string())])?;
        Ok(Box::new(MatchOf::new(begun, self.sides())))
    }

    fn load(&self, header: &Value, journal: &Journal) -> Result<Loaded, String> {
        let header: Header<G::Position> = serde_json::from_value(header.clone()).map_err(|e| e.to_string())?;
        header.seed.as_deref().and_then(unhex).ok_or("the seed is missing")?;
        let (game, ours) = (Arc::clone(&self.game), self.about.rules.to_owned());
        Ok(loading::load(Set { game, header, ours, sides: self.sides() }, journal))
    }

    fn read(&self, text: &str) -> Result<Box<dyn AnyRecord>, RecordError> {
        let (game, sides) = (Arc::clone(&self.game), self.sides());
        Ok(Box::new(RecordOf::<G> { game, record: Record::read(text)?, sides }))
    }

    fn simulate(
        &self,
        series: &Series,
        numbers: &[u64],
        following: &dyn Following,
    ) -> Result<Vec<Played>, CannotSimulate> {
        let start = self.first_state().map_err(CannotSimulate::SetUp)?;
        series::play(self.game.as_ref(), &start, series, numbers, following).map_err(CannotSimulate::Series)
    }

    fn kinds(&self) -> &'static [&'static str] {
        self.game.kinds()
    }

    fn fight(&self, given: &Given, words: &Words) -> Option<Result<FightAnswer, Problem>> {
        self.brought.fights.map(|fights| fights.answer(self.game.as_ref(), given, words))
    }

    fn stage(&self, example: &Example) -> Result<Staged, Vec<Problem>> {
        examples::stage(self.game.as_ref(), &self.about, self.sketches()?, example)
    }

    fn begin_example(
        &self,
        example: &Example,
        seed: [u8; 32],
        told: Vec<Throw>,
    ) -> Result<Box<dyn Playable>, Vec<Problem>> {
        let (position, _) = examples::place(self.game.as_ref(), self.sketches()?, example)?;
        let mut begun = self.begun(Some(position), seed)?;
        begun.tell_dice(told);
        Ok(Box::new(MatchOf::new(begun, self.sides())))
    }
}
