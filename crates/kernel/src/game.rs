//! The trait a game implements. A value of the game's type is the rules with their data and options; a state is a small
//! plain value; a choice is one small step.

use crate::dice::{Dice, Goal, Pool};
use crate::{Refusal, Rng, Scene, Seat, SeatSet, Text, scene};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of one game in one scenario with its options.
///
/// What must hold (checked by [`crate::testing`]): an action is listed if and only if it passes the check; the game is
/// over exactly when nobody has to decide; a seat that has to decide has at least one legal action.
pub trait Game: Send + Sync + 'static {
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    type Action: Clone + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A position as a person would write it down. Anything can be written; [`Game::place`] tells what cannot be
    /// played.
    type Position: Clone + Debug + Serialize + DeserializeOwned + Send + Sync;

    fn seats(&self) -> SeatSet;

    /// The position the scenario starts from.
    fn start(&self) -> Self::Position;

    /// The one door from a position to a state: everything wrong with it, or a state that can be played.
    fn place(&self, position: &Self::Position) -> Result<Self::State, Vec<crate::Problem>>;

    /// The state written down as a position, to be edited; nothing in the middle of a fight.
    fn position(&self, state: &Self::State) -> Option<Self::Position>;

    /// The seats the game waits for: one, or several where orders are secret and simultaneous; none when it is over.
    fn deciders(&self, state: &Self::State) -> SeatSet;

    /// Appends every legal action of the seat, sorted and without repetition. A seat that need not decide may still
    /// have actions (standing orders).
    fn actions(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Whether the action is legal, and if not, every clause that forbids it.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Carries out an action that is known to be legal: from the list, from `check`, from a verified record. With any
    /// other action the state afterwards is unspecified (but it does not panic).
    fn apply(&self, state: &mut Self::State, seat: Seat, action: &Self::Action, play: &mut Play<'_>);

    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The turn being played, for people and statistics.
    fn turn(&self, state: &Self::State) -> u32;

    /// What never changes during a match.
    fn board(&self) -> scene::Board;

    /// All that a viewer may know.
    fn scene(&self, state: &Self::State, viewer: Viewer) -> Scene;

    /// How an action reads to its owner.
    fn describe(&self, state: &Self::State, action: &Self::Action) -> Text;

    /// What pointing at something would mean if it were allowed, most likely meaning first. Put to [`Game::check`],
    /// these tell somebody who clicked on what is not lit why it is not.
    fn meant(&self, state: &Self::State, seat: Seat, spot: &scene::Spot) -> Vec<Self::Action> {
        let _ = (state, seat, spot);
        Vec::new()
    }

    /// What pointing at a point of an open table would mean, most likely meaning first, whether it is allowed or not.
    /// Not every point can be in a list of actions; the client asks while the pointer moves.
    fn pointed(&self, state: &Self::State, seat: Seat, pointing: &scene::Pointing) -> Vec<Self::Action> {
        let _ = (state, seat, pointing);
        Vec::new()
    }

    /// The way and the price of a legal action.
    fn explain(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> scene::Explanation {
        let _ = (state, seat, action);
        scene::Explanation::default()
    }

    /// What an account that explanations speak of holds: money, movement points of whoever is moving. Nothing, if there
    /// is no such account in this state.
    fn account(&self, state: &Self::State, account: &str) -> Option<i64> {
        let _ = (state, account);
        None
    }

    /// The result, by the name that explanations give it, of an action that led from one state to the other.
    fn result(&self, before: &Self::State, after: &Self::State) -> Option<String> {
        let _ = (before, after);
        None
    }

    /// More about a spot than the scene tells. What the viewer may not know is not in it.
    fn inspect(&self, state: &Self::State, viewer: Viewer, spot: &scene::Spot) -> scene::Inspection {
        let _ = (state, viewer, spot);
        scene::Inspection::default()
    }

    /// What a viewer should know before the first move, with the score as it stands. What the viewer may not know is
    /// not in it. A game that says nothing is introduced by the text of its scenario alone.
    fn briefing(&self, state: &Self::State, viewer: Viewer) -> crate::Briefing {
        let _ = (state, viewer);
        crate::Briefing::default()
    }

    /// Whether somebody holds something that others may not know. While it lasts, the record is not shown to anybody;
    /// when it is over, everything that was hidden before is open.
    fn has_secrets(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// A state that the seat cannot tell from the real one, with everything it may not know drawn anew. Machine players
    /// think about this one; the leak law compares scenes with it.
    fn imagine(&self, state: &Self::State, seat: Seat, rng: &mut Rng) -> Self::State {
        let _ = (seat, rng);
        state.clone()
    }

    /// Whether `actions` is complete. On an open table, where a place is any point, it holds sensible candidates only.
    fn lists_everything(&self) -> bool {
        true
    }

    /// The names of all kinds of actions there are, for statistics; nothing if the game does not tell them apart.
    fn kinds(&self) -> &'static [&'static str] {
        &[]
    }

    /// What kind of action it is: one of [`Game::kinds`], if there are any.
    fn kind(&self, action: &Self::Action) -> &'static str {
        let _ = action;
        ""
    }

    /// Any action at all, legal or not, for the laws and for fuzzing.
    fn arbitrary_action(&self, rng: &mut Rng) -> Self::Action;
}

/// For whom a scene is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    Seat(Seat),
    /// Somebody who only watches: sees what every seat may see.
    Spectator,
}

impl Viewer {
    /// Whether this viewer may see what belongs to `seat` alone.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outcome {
    /// Empty for a draw.
    pub winners: SeatSet,
    /// How it reads ("Axis decisive victory").
    pub text: Text,
}

/// What the story of a match is divided into, the greatest first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Chapter {
    Turn,
    Phase,
    Fight,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Note {
    pub text: Text,
    /// Places on the board it is about, by the names the board gives them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<String>,
    /// The way somebody went, from where to where, by the spaces passed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub way: Vec<String>,
    /// One for each throw of the step that it tells of, those since the note before: the faces that were hits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub throws: Vec<Goal>,
    /// What begins with it; what is told afterwards belongs to that, until the next of its kind or a greater one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begins: Option<Chapter>,
    /// The only seats that may read it; everybody if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only: Option<SeatSet>,
}

impl Note {
    pub fn new(text: Text) -> Note {
        Note { text, at: Vec::new(), way: Vec::new(), throws: Vec::new(), begins: None, only: None }
    }

    /// A chapter of the story begins with it.
    pub fn begins(mut self, chapter: Chapter) -> Note {
        self.begins = Some(chapter);
        self
    }

    /// Somebody went this way. Who stays in one place went nowhere.
    pub fn way<S: Into<String>>(mut self, spaces: impl IntoIterator<Item = S>) -> Note {
        self.way = spaces.into_iter().map(Into::into).collect();
        self.way.dedup();
        if self.way.len() < 2 {
            self.way.clear();
        }
        self
    }

    pub fn at(mut self, place: impl Into<String>) -> Note {
        self.at.push(place.into());
        self
    }

    pub fn only(mut self, seat: Seat) -> Note {
        self.only = Some(SeatSet::one(seat));
        self
    }

    pub fn may_be_read_by(&self, viewer: Viewer) -> bool {
        match (self.only, viewer) {
            (None, _) => true,
            (Some(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Some(_), Viewer::Spectator) => false,
        }
    }
}

/// What rules code has at hand while it carries out an action: the dice, the log, and the word that something hidden
/// has been shown.
pub struct Play<'a> {
    dice: &'a mut dyn Dice,
    log: Option<&'a mut Vec<Note>>,
    /// How many throws notes have told of.
    told: usize,
    revealed: bool,
}

impl Debug for Play<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Play").field("revealed", &self.revealed).finish_non_exhaustive()
    }
}

impl<'a> Play<'a> {
    /// For search and replay: nobody reads the log.
    pub fn silent(dice: &'a mut dyn Dice) -> Play<'a> {
        Play { dice, log: None, told: 0, revealed: false }
    }

    pub fn logged(dice: &'a mut dyn Dice, log: &'a mut Vec<Note>) -> Play<'a> {
        Play { dice, log: Some(log), told: 0, revealed: false }
    }

    pub fn die(&mut self, sides: u8) -> u8 {
        self.dice.die(sides)
    }

    /// The dice themselves, for a function that rolls and whose odds are enumerated.
    pub fn dice(&mut self) -> &mut dyn Dice {
        self.dice
    }

    pub fn hits(&mut self, pool: Pool) -> u8 {
        self.dice.hits(pool)
    }

    /// The same with the faces that fell, for the log; none where nobody sees them.
    pub fn thrown(&mut self, pool: Pool) -> (u8, Vec<u8>) {
        self.dice.thrown(pool)
    }

    /// One die of which a certain face or more, or at most, is needed.
    pub fn die_for(&mut self, pool: Pool) -> u8 {
        self.dice.die_for(pool)
    }

    /// Writes a line into the log, if there is one. What was thrown since the last line belongs to it, unless it is for
    /// some eyes only.
    pub fn note(&mut self, note: impl FnOnce() -> Note) {
        let Some(log) = &mut self.log else { return };
        let mut note = note();
        if note.only.is_none() {
            let thrown = self.dice.goals();
            note.throws = thrown[self.told.min(thrown.len())..].to_vec();
            self.told = thrown.len();
        }
        log.push(note);
    }

    /// Something hidden has become known: what came before cannot be taken back.
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    pub fn has_revealed(&self) -> bool {
        self.revealed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Fixed, Shown};

    #[test]
    fn a_note_tells_of_the_throws_since_the_note_before_with_what_was_needed() {
        let (mut dice, mut log) = (Shown::new(Fixed(3)), Vec::new());
        let mut play = Play::logged(&mut dice, &mut log);
        play.note(|| Note::new(Text::new("nothing-yet")));
        play.hits(Pool::at_most(3, 6, 2));
        // What only some may read leaves the dice, which everybody sees, to the next note.
        play.note(|| Note::new(Text::new("secret")).only(Seat(0)));
        play.die(6);
        play.die_for(Pool::at_least(1, 6, 4));
        play.note(|| Note::new(Text::new("fought")).way(["a", "a", "b"]).begins(Chapter::Fight));
        let goals: Vec<_> = log.iter().map(|note| note.throws.clone()).collect();
        assert_eq!(goals, [vec![], vec![], vec![Some((1, 2)), None, Some((4, 6))]]);
        assert_eq!(log[2].way, ["a", "b"]);
        assert_eq!(dice.throws.len(), 3);
    }

    #[test]
    fn whoever_stays_in_one_place_went_no_way() {
        assert!(Note::new(Text::new("stayed")).way(["a", "a"]).way.is_empty());
        assert!(Note::new(Text::new("stayed")).way(["a"]).way.is_empty());
    }

    #[test]
    fn a_note_of_before_ways_and_throws_were_told_can_still_be_read() {
        let note: Note = serde_json::from_str(r#"{"text":{"key":"moved"},"at":["a"]}"#).unwrap();
        assert_eq!(note, Note::new(Text::new("moved")).at("a"));
        assert_eq!(serde_json::to_string(&note).unwrap(), r#"{"text":{"key":"moved"},"at":["a"]}"#);
    }
}
