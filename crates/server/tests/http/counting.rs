//! A game for tests of upgrades, with several versions of its rules: two players count to a hundred by turns. In the
//! second one may no longer add three, which many a match has done. The third writes its states in another way, so that
//! it cannot read those of the others. In the fourth there is a seat that has no part.

use kernel::scene::{Board, Choice, Shape};
use kernel::{
    About, AimAbout, ClauseBook, DataFiles, Full, Game, Hints, Judge, MindOf, Note, OptionValues, Outcome, Plan, Play,
    Possible, Problem, Refusal, Rng, ScenarioAbout, Scene, Seat, SeatAbout, SeatSet, Text, Title, Viewer,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use server::Games;
use std::sync::LazyLock;

pub struct Counting<const V: u8>;

/// The game in one of its versions.
pub fn game<const V: u8>() -> Games {
    // The face of a type without data lives as long as the program.
    Games::default().with(&const { any_game::of(Counting::<V>) }, Default::default())
}

#[derive(Debug)]
pub struct Rules<const V: u8>;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State<const V: u8> {
    count: u32,
    moves: u32,
}

#[derive(Serialize, Deserialize)]
struct First {
    count: u32,
    moves: u32,
}

#[derive(Serialize, Deserialize)]
struct Third {
    sum: u32,
    moves: u32,
}

impl<const V: u8> Serialize for State<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let State { count, moves } = *self;
        if V < 3 {
            First { count, moves }.serialize(serializer)
        } else {
            Third { sum: count, moves }.serialize(serializer)
        }
    }
}

impl<'de, const V: u8> Deserialize<'de> for State<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if V < 3 {
            return First::deserialize(deserializer).map(|First { count, moves }| State { count, moves });
        }
        Third::deserialize(deserializer).map(|Third { sum, moves }| State { count: sum, moves })
    }
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Add(u32),
}

static CLAUSES: LazyLock<ClauseBook> = LazyLock::new(|| {
    let list = "[[chapter]]\nname = 'all'\nfirst = 'TOY-1'\n\
                [[clause]]\nid = 'TOY-1'\nsection = '1'\nkept = 'enforced'\nprovenance = 'house'";
    ClauseBook::read(list).unwrap()
});

impl<const V: u8> Title for Counting<V> {
    type Game = Rules<V>;

    fn about(&self) -> About {
        About {
            id: "counting",
            rules: ["0.0.0", "0.1.0", "0.2.0", "0.3.0", "0.4.0"][usize::from(V)],
            languages: &["en"],
            seats: ["axis", "allied", "neutral"][..if V == 4 { 3 } else { 2 }]
                .iter()
                .map(|id| SeatAbout { id, side: id })
                .collect(),
            scenarios: vec![ScenarioAbout { id: "hundred", turns: 50 }],
            options: Vec::new(),
        }
    }

    fn clauses(&self) -> &ClauseBook {
        &CLAUSES
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        &[("en", "game-counting = Counting\n    .text = To a hundred.\nadds = adds { $n }\ncount = { $n }")]
    }

    fn open(&self, _: &DataFiles, _: &str, _: &OptionValues) -> Result<Rules<V>, Vec<Problem>> {
        Ok(Rules)
    }
}

impl<const V: u8> Rules<V> {
    fn most(&self) -> u32 {
        if V == 2 { 2 } else { 3 }
    }
}

impl<const V: u8> Game for Rules<V> {
    type State = State<V>;
    type Action = Action;
    type Position = u32;

    fn seats(&self) -> SeatSet {
        SeatSet::one(Seat(0)).with(Seat(1))
    }

    fn start(&self) -> u32 {
        0
    }

    fn place(&self, position: &u32) -> Result<State<V>, Vec<Problem>> {
        Ok(State { count: *position, moves: 0 })
    }

    fn position(&self, state: &State<V>) -> Option<u32> {
        Some(state.count)
    }

    fn deciders(&self, state: &State<V>) -> SeatSet {
        if state.count >= 100 { SeatSet::NONE } else { SeatSet::one(Seat((state.moves % 2) as u8)) }
    }

    fn actions(&self, state: &State<V>, seat: Seat, actions: &mut Vec<Action>) {
        let all = (1..=3).map(Action::Add);
        actions.extend(all.filter(|action| self.check(state, seat, action).is_ok()));
    }

    fn check(&self, state: &State<V>, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Action::Add(n) = action;
        Full::ask(|judge| {
            if !(1..=self.most()).contains(n) || !self.deciders(state).contains(seat) {
                judge.forbid("TOY-1", || Text::new("adds").number("n", *n));
            }
        })
    }

    fn apply(&self, state: &mut State<V>, _: Seat, Action::Add(n): &Action, play: &mut Play<'_>) {
        state.count += n;
        state.moves += 1;
        // In the second version the log reads otherwise; what was told before does not.
        play.note(|| Note::new(Text::new("adds").number("n", if V == 2 { -i64::from(*n) } else { i64::from(*n) })));
    }

    fn outcome(&self, state: &State<V>) -> Option<Outcome> {
        let last = Seat((state.moves.saturating_sub(1) % 2) as u8);
        (state.count >= 100).then(|| Outcome { winners: SeatSet::one(last), text: Text::new("count").number("n", 100) })
    }

    fn turn(&self, state: &State<V>) -> u32 {
        state.moves / 2 + 1
    }

    fn board(&self) -> Board {
        Board::empty(Shape::Areas)
    }

    fn scene(&self, state: &State<V>, viewer: Viewer) -> Scene {
        let mut choices = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            let mut legal = Vec::new();
            self.actions(state, seat, &mut legal);
            let choice = |a: &Action| Choice::new(serde_json::to_value(a).unwrap(), self.describe(state, a));
            choices = legal.iter().map(choice).collect();
        }
        Scene {
            turn: Text::new("count").number("n", state.count),
            phases: Vec::new(),
            phase: 0,
            deciding: self.deciders(state),
            prompt: Text::new("count").number("n", state.count),
            pieces: Vec::new(),
            marks: Vec::new(),
            panels: Vec::new(),
            sketch: Default::default(),
            choices,
            closing: None,
            outcome: self.outcome(state),
        }
    }

    fn describe(&self, _: &State<V>, Action::Add(n): &Action) -> Text {
        Text::new("adds").number("n", *n)
    }

    fn arbitrary_action(&self, rng: &mut Rng) -> Action {
        Action::Add(rng.below(5) as u32)
    }
}

/// All there is to be wanted.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct ToAHundred;

impl<const V: u8> Hints for Rules<V> {
    type Aim = ToAHundred;
    type Memory = ();

    fn aims(&self, _: &State<V>, _: Seat) -> Vec<Possible<ToAHundred>> {
        vec![Possible { aim: ToAHundred, weight: 1.0 }]
    }

    fn about_aim(&self, _: &State<V>, _: Seat, _: ToAHundred) -> Option<AimAbout> {
        Some(AimAbout { chance: Some(0.5), ..AimAbout::new(Text::new("count").number("n", 100)) })
    }

    /// Adding one serves nothing.
    fn serves(&self, _: &State<V>, _: Seat, Action::Add(n): &Action, _: &Plan<ToAHundred>) -> Option<ToAHundred> {
        (*n > 1).then_some(ToAHundred)
    }

    fn worths(&self, _: &State<V>, _: Seat, legal: &[Action], _: &MindOf<Rules<V>>, rng: &mut Rng) -> Vec<f64> {
        legal.iter().map(|_| rng.below(1000) as f64).collect()
    }

    fn value(&self, state: &State<V>, _: Seat) -> i64 {
        i64::from(state.count)
    }
}
