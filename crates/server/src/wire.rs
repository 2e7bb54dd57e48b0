//! What goes over the wire. The client's types and the API's description are made from these.

pub use any_game::{Answer, Purpose, Question, Refused, Tried};

use crate::related::Related;
use ai::Level;
use any_game::{AnyGame, DiceOf, Listed};
use kernel::examples::Staged;
use kernel::scene::{Board, Choice, Closing, Mark, Panel, Piece, Scene, Sketch};
use kernel::{
    Clause, DiceStep, Example, Examples, Note, OptionAbout, OptionValues, Outcome, Reason, ScenarioAbout, Seat,
};
use kernel::{SeatAbout, SeatSet, SharedDice, Text, Throw, Tour, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A game of the server. Names and descriptions are Fluent messages: `game-ID`, `seat-ID`, `scenario-ID`,
/// `option-NAME`, `option-NAME-VALUE`, each with underscores written as hyphens.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameCard {
    pub id: String,
    /// The version of the rules.
    pub rules: String,
    pub languages: Vec<String>,
    pub seats: Vec<SeatAbout>,
    pub scenarios: Vec<ScenarioAbout>,
    pub options: Vec<OptionAbout>,
    /// Machine players, weakest first; the word for one is `level-NAME`.
    pub levels: Vec<String>,
    /// Whether players put forces together for it.
    pub forces: bool,
    /// Whether its tables can be chosen, drawn by chance and laid out.
    pub tables: bool,
    /// Guided beginnings, by id; the words for one are `tour-ID` and its attribute `text`.
    pub tours: Vec<TourCard>,
}

/// A guided beginning as a lobby shows it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TourCard {
    pub id: String,
    pub scenario: String,
    pub seat: String,
    pub steps: usize,
}

impl GameCard {
    pub fn of(game: &dyn AnyGame) -> GameCard {
        let about = game.about();
        GameCard {
            id: about.id.to_owned(),
            rules: about.rules.to_owned(),
            languages: about.languages.iter().map(|l| (*l).to_owned()).collect(),
            seats: about.seats,
            scenarios: about.scenarios,
            options: about.options,
            levels: Level::ALL.iter().map(|l| l.name().to_owned()).collect(),
            forces: game.muster().is_some(),
            tours: game.tours().iter().map(TourCard::of).collect(),
            tables: game.tables().is_some(),
        }
    }
}

impl TourCard {
    fn of(tour: &Tour) -> TourCard {
        let (id, scenario, seat) = (tour.id.clone(), tour.scenario.clone(), tour.seat.clone());
        TourCard { id, scenario, seat, steps: tour.steps.len() }
    }
}

/// A board with the pieces of a scenario's beginning, for a picture of it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Preview {
    pub board: Board,
    pub scene: Scene,
    /// The seats that have a part in it.
    pub seats: Vec<String>,
}

/// A clause of the rulebook and the tests that name it. Title and text are the Fluent message `key` and its attribute
/// `text`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClauseCard {
    #[serde(flatten)]
    pub clause: Clause,
    pub key: String,
    /// The key of its chapter's title.
    pub chapter_key: String,
    pub tests: Vec<String>,
    /// Clauses that meet it, the nearest first.
    pub related: Vec<String>,
    /// Why no example shows it, by language, where none can.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub unshown: BTreeMap<String, String>,
}

impl ClauseCard {
    /// All clauses of a game, in the order of its list.
    pub fn all(listed: Listed, examples: &Examples) -> Vec<ClauseCard> {
        let Listed { game, index } = listed;
        let related = Related::of(index, examples);
        let card = |clause: &Clause| {
            let unshown = examples.unshown.iter().find(|one| one.clause == clause.id);
            ClauseCard {
                clause: clause.clone(),
                key: clause.key(),
                chapter_key: clause.chapter_key(),
                tests: index.tests_of(&clause.id).into_iter().map(str::to_owned).collect(),
                related: related.to(&clause.id),
                unshown: unshown.map(|one| one.why.clone()).unwrap_or_default(),
            }
        };
        game.clauses().clauses().iter().map(card).collect()
    }
}

/// An example of clauses, as a reader of the rules finds it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ExampleCard {
    pub id: String,
    /// The clauses it is about.
    pub clauses: Vec<String>,
    /// The clauses something is refused by in it.
    pub refuses: Vec<String>,
    /// By language.
    pub title: BTreeMap<String, String>,
    pub scenario: String,
    pub options: OptionValues,
}

impl ExampleCard {
    pub fn of(example: &Example) -> ExampleCard {
        ExampleCard {
            id: example.id.clone(),
            clauses: example.clauses.clone(),
            refuses: example.refuses().map(str::to_owned).collect(),
            title: example.title.clone(),
            scenario: example.scenario.clone(),
            options: example.options.clone(),
        }
    }
}

/// An example carried out: the corner of the board it is about, and how it looks after each step.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ExampleView {
    #[serde(flatten)]
    pub card: ExampleCard,
    #[serde(flatten)]
    pub staged: Staged,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Whoever has the key.
    Human,
    /// The machine player of that name.
    Machine(String),
    /// The seat has no part in this scenario.
    Nobody,
}

/// What a new match is to be.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    pub from: Origin,
    /// By seat id; seats not named are human, or nobody's if they have no part in the scenario.
    #[serde(default)]
    pub seats: BTreeMap<String, Who>,
    /// Whether the lobby shows it and anybody may watch.
    #[serde(default)]
    pub listed: bool,
    /// What the dice follow from.
    #[serde(default)]
    pub dice: DiceMode,
    /// Whether machines give up a match that they have lost.
    #[serde(default)]
    pub machines_give_up: bool,
}

/// What the dice of a match follow from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DiceMode {
    /// A seed that the server has promised at the beginning.
    #[default]
    Server,
    /// That seed, and a part of each person's own. Nothing is rolled before these are there.
    Shared,
}

/// Where a match begins.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Scenario(FromScenario),
    Record(FromRecord),
    /// A guided beginning; who plays what is said by the tour, and `seats` is not looked at.
    Tour(FromTour),
    /// The position of an example.
    Example(FromExample),
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FromExample {
    pub game: String,
    pub example: String,
    /// Whether the first dice fall as the example tells.
    #[serde(default)]
    pub told: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FromTour {
    pub game: String,
    pub tour: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FromScenario {
    pub game: String,
    pub scenario: String,
    #[serde(default)]
    pub options: OptionValues,
    /// Data files in place of the game's own, by name with their text: rosters, a table.
    #[serde(default)]
    pub files: BTreeMap<String, String>,
}

/// A match that goes on from a record, with dice of its own.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FromRecord {
    /// The record file's text.
    pub text: String,
    /// How many of its steps are taken over; all of them if absent.
    #[serde(default)]
    pub steps: Option<usize>,
}

/// A new match and the keys to it. They are told once: whoever has a seat's key plays it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Created {
    pub id: String,
    /// By seat id, for the human seats.
    pub keys: BTreeMap<String, String>,
    /// For those who only watch.
    pub watch: String,
    /// For deleting the match.
    pub maker: String,
}

/// A match that is no more.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Deleted {
    pub id: String,
}

/// A match as the lobby shows it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MatchCard {
    pub id: String,
    pub game: String,
    pub scenario: String,
    pub options: OptionValues,
    /// By seat id.
    pub seats: BTreeMap<String, Who>,
    pub listed: bool,
    pub turn: Text,
    pub deciding: SeatSet,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Seconds since 1970.
    pub created: u64,
    pub updated: u64,
    /// The kind of problem because of which it cannot go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub problem: Option<String>,
}

/// All that is needed to show a match to one viewer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MatchView {
    #[serde(flatten)]
    pub card: MatchCard,
    pub viewer: Viewer,
    pub board: Board,
    pub now: Whole,
}

/// Everything a viewer sees at one version.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Whole {
    /// Opaque; sent back to say what one has seen.
    pub version: String,
    pub scene: Scene,
    /// The last entries of the log, oldest first.
    pub log: Vec<LogEntry>,
    /// Whether there are earlier ones.
    pub earlier: bool,
    /// Whether this viewer can take something back.
    pub undo: bool,
    /// What the dice follow from, where players have a part in them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceView>,
}

/// What the dice of a match follow from, as far as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct DiceView {
    /// The server's promise: SHA-256 of its seed.
    pub commitment: String,
    #[serde(flatten)]
    pub shared: SharedDice,
}

impl DiceView {
    pub fn of(dice: DiceOf<'_>) -> Option<DiceView> {
        let shared = dice.shared?.clone();
        Some(DiceView { commitment: dice.commitment.to_owned(), shared })
    }
}

/// What has changed since the last version.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Change {
    pub version: String,
    /// The version it builds on.
    pub after: String,
    pub scene: SceneChange,
    /// Only entries with a smaller number are still true; `log` follows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log_from: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<LogEntry>,
    pub undo: bool,
    /// What the dice follow from, if that has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceView>,
}

/// A message of the live connection.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Update {
    Whole(Box<Whole>),
    Change(Box<Change>),
}

/// The difference between two scenes: what is absent has not changed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct SceneChange {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deciding: Option<SeatSet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Text>,
    /// New pieces and those that have changed, by id; new ones come after the old ones.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces_gone: Vec<String>,
    /// By kind: spaces that have got the mark and spaces that have lost it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<MarkChange>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub panels: Option<Vec<Panel>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sketch: Option<Sketch>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choices: Option<Vec<Choice>>,
    /// `{}` where nothing stands in the way of the end of this part of the turn any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closing: Option<ClosingChange>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// What now stands in the way of the end of a part of the turn, if anything does.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct ClosingChange {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<Closing>,
}

#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct MarkChange {
    pub gained: Mark,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<String>,
}

/// What one step brought, as far as the viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct LogEntry {
    /// Counts what this viewer has been told.
    pub number: usize,
    /// Whose step it was; absent where something happened to the match as a whole, such as a change of its rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    pub notes: Vec<Note>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Throw>,
    /// It is no step of the game: the seat, or its device, did something about its part of the dice.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub aside: bool,
    /// What a machine player did it for; absent where that could tell a secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purpose: Option<Purpose>,
}

/// Something a player does.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Chosen by the client, new for each command: sent twice, it is carried out once.
    pub id: String,
    /// The version the player was looking at. What is done about the dice, and giving up, is good at any version.
    pub version: String,
    #[serde(rename = "do")]
    pub deed: Deed,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// An action as the game writes it, from a choice or made up.
    Act(Value),
    /// Takes back the seat's last step, if no die has been rolled and nothing revealed since.
    Undo,
    /// Does something about the seat's part of the dice.
    Dice(DiceDeed),
    /// Gives up, and with the seat the machines on its side. The match is over when everybody on a side has.
    GiveUp,
}

/// What a seat does about its part of the dice. Said again, it changes nothing.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DiceDeed {
    /// Promises a part: its commitment, 64 hex digits. Another cannot be promised afterwards.
    Promise(String),
    /// Waits no longer for those who have promised nothing. Their parts are drawn by the server, for good.
    BeginWithout,
    /// Shows the part that was promised, 64 hex digits, once nobody's promise is awaited any more.
    Show(String),
}

impl DiceDeed {
    pub fn by(&self, seat: Seat) -> DiceStep {
        match self {
            DiceDeed::Promise(commitment) => DiceStep::Promise { seat, commitment: commitment.clone() },
            DiceDeed::BeginWithout => DiceStep::BeginWithout { seat },
            DiceDeed::Show(part) => DiceStep::Show { seat, part: part.clone() },
        }
    }
}

/// The command has been carried out and will not be lost.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Done {
    /// What the seat sees after the command. The live connection brings it, or something later.
    pub version: String,
}

/// A moment of a match for looking back. While somebody has a secret, the steps since are those the viewer was told of.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Moment {
    /// How many steps there are.
    pub steps: usize,
    /// How many had been taken.
    pub step: usize,
    pub scene: Scene,
    /// What the last of them brought; nothing at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<LogEntry>,
    /// The first step of each turn.
    pub turns: Vec<usize>,
    /// The number of each of these turns, as the game counts them.
    pub turn_numbers: Vec<u32>,
}

/// Several moments of a match in a row.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Moments {
    /// How many steps there are in the match.
    pub steps: usize,
    /// At least one.
    pub moments: Vec<LaterMoment>,
}

/// One of several moments.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LaterMoment {
    /// How many steps had been taken.
    pub step: usize,
    pub look: Look,
    /// What the last of them brought, if the viewer was told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<LogEntry>,
}

/// How a match looked.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    Whole(Box<Scene>),
    /// What is different from the moment before.
    Change(Box<SceneChange>),
}

/// Why a request was not carried out (RFC 9457). The sentence for people is the Fluent message `problem-TYPE`.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Problem {
    /// `/problems/TYPE`
    #[serde(rename = "type")]
    pub kind: String,
    pub title: String,
    pub status: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// For `refused`: every clause that forbids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
    /// For `stale`: what the seat sees now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
}

/// What came of checking a record.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RecordCheck {
    Good(Box<RecordCard>),
    /// What is wrong with it.
    Bad(String),
}

/// What a record is of.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RecordCard {
    pub game: String,
    pub scenario: String,
    pub options: OptionValues,
    /// The seats that have a part in it.
    pub seats: Vec<String>,
    /// The version of the rules it was played under.
    pub rules: String,
    pub steps: usize,
    pub over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A language all words of the interface are there in.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Language {
    /// Its tag, such as `en`.
    pub tag: String,
    /// What it calls itself.
    pub name: String,
}

/// Where others in the same network find the server.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Network {
    /// Absent if they cannot reach it, or if somebody on another machine asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
}

/// That the server is there.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Health {
    pub version: String,
    /// How many matches are in memory.
    pub matches: usize,
    /// How many matches of older programs are still to be looked at.
    pub unmended: usize,
}
