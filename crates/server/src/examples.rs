//! The examples of the games' clauses, read and carried out once and kept as they are sent.

use crate::open_games::{CannotBegin, NewlyBegun, OpenGames};
use crate::problems::{Kind, Trouble};
use crate::wire::{ExampleCard, ExampleView, FromExample};
use any_game::{AnyMatch, Begun, Listed, SetUp};
use kernel::{Example, Examples};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What has been read and carried out so far.
#[derive(Debug, Default)]
pub struct Shown(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    examples: BTreeMap<&'static str, Arc<Examples>>,
    /// As JSON, by game and example.
    views: BTreeMap<(&'static str, String), Arc<Vec<u8>>>,
}

impl Shown {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        // A map is whole whatever happened to another thread.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl OpenGames {
    /// The examples of a game.
    pub fn examples(&self, listed: Listed) -> Result<Arc<Examples>, Trouble> {
        let id = listed.game.about().id;
        if let Some(examples) = self.shown.kept().examples.get(id) {
            return Ok(Arc::clone(examples));
        }
        let examples = Arc::new(listed.examples().map_err(CannotBegin::SetUp)?);
        self.shown.kept().examples.insert(id, Arc::clone(&examples));
        Ok(examples)
    }

    /// An example carried out, as it is sent. What there is to see is the same for everybody and for ever.
    pub fn example_view(&self, listed: Listed, id: &str) -> Result<Arc<Vec<u8>>, Trouble> {
        let game = listed.game.about().id;
        if let Some(view) = self.shown.kept().views.get(&(game, id.to_owned())) {
            return Ok(Arc::clone(view));
        }
        let examples = self.examples(listed)?;
        let example = find(&examples, id)?;
        let rules = self.open(listed.game, &SetUp::of(example))?;
        let staged = rules.stage(example).map_err(CannotBegin::SetUp)?;
        let view = ExampleView { card: ExampleCard::of(example), staged };
        let view = serde_json::to_vec(&view).map_err(|error| Trouble::new(Kind::Failed).detail(error))?;
        let view = Arc::new(view);
        self.shown.kept().views.insert((game, id.to_owned()), Arc::clone(&view));
        Ok(view)
    }

    /// A match that begins with the position of an example.
    pub fn begin_example(&self, listed: Listed, from: &FromExample, seed: [u8; 32]) -> Result<NewlyBegun, Trouble> {
        let examples = self.examples(listed)?;
        let example = find(&examples, &from.example)?;
        let rules = self.open(listed.game, &SetUp::of(example))?;
        let told = if from.told { rules.stage(example).map_err(CannotBegin::SetUp)?.dice } else { Vec::new() };
        let the_match = rules.begin_example(example, seed, told).map_err(CannotBegin::SetUp)?;
        let header = the_match.header();
        let the_match: Box<dyn AnyMatch> = the_match;
        Ok(NewlyBegun { begun: Begun { the_match, header, events: Vec::new() }, seats: rules.seats() })
    }
}

fn find<'a>(examples: &'a Examples, id: &str) -> Result<&'a Example, Trouble> {
    examples.find(id).ok_or_else(|| Trouble::new(Kind::UnknownExample).detail(id))
}
