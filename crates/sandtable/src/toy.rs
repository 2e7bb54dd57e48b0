//! A game for the tests of this program: two scouts on a meadow of 6 by 5 hexes. Each moves a hex or two at a time, or
//! shoots at a neighbour; who is hit loses. Where one has dug a trap is a secret.

use kernel::briefing::Score;
use kernel::scene::{Board, Choice, Label, Line, Panel, Piece, Row, Shape, Space, Spot};
use kernel::{
    About, Briefing, ClauseBook, ClauseIndex, DataFiles, Full, Game, Hints, Judge, MindOf, NoAim, Note, OptionAbout,
    OptionValues, Outcome, Play, Problem, Refusal, Rng, ScenarioAbout, Scene, Seat, SeatAbout, SeatSet, Text, Title,
    Viewer,
};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

pub struct Meadow;

pub static GAME: any_game::GameOf<Meadow> = any_game::of(Meadow);

static CLAUSES: LazyLock<ClauseBook> = LazyLock::new(|| {
    let list = "
[[chapter]]
name = 'one'
first = 'TOY-1.1a'
[[chapter]]
name = 'two'
first = 'TOY-2.1'
[[clause]]
id = 'TOY-1.1a'
section = '1.1'
kept = 'enforced'
provenance = 'house'
options = ['pace']
[[clause]]
id = 'TOY-1.1b'
section = '1.1'
kept = 'definition'
provenance = 'rulebook'
[[clause]]
id = 'TOY-2.1'
section = '2.1'
kept = 'enforced'
provenance = 'house'
";
    ClauseBook::read(list).unwrap()
});

pub const INDEX: ClauseIndex = ClauseIndex {
    tests: &[("TOY-1.1a", "toy_1_1a_moves_one_hex"), ("TOY-2.1", "toy_2_1_shoots_at_neighbours")],
    kept: &[("TOY-1.1a", "src/toy.rs:1 judge")],
    examples: &[],
};

const EN: &str = "
game-toy-meadow = The Meadow
    .text = Two scouts meet.
seat-red = Red
seat-blue = Blue
scenario-dawn = Dawn
    .text = Before the sun is up.
scenario-long-day = A Long Day
option-pace = Pace
    .text = How far a scout goes at once.
option-pace-one-hex = One hex
option-pace-two-hexes = Two hexes
chapter-one = Moving
chapter-two = Shooting at somebody
toy-1-1a = A scout goes to a neighbouring hex
    .text = A scout moves to a hex next to its own, on the map.
toy-1-1b = Scouts
    .text = A scout is one man.
toy-2-1 = Shooting
    .text = A scout shoots at an enemy next to it.
too-far = { $to } is not next to { $from }
nobody-there = Nobody to shoot at
turn = Turn { $n }
decide = What does your scout do?
wait = The other scout decides
does-move = Go to { $to }
does-stay = Stay
does-shoot = Shoot
moves = goes to { $to }.
shoots = shoots and rolls { $face }.
whispers = Only you know.
aim = Aim
chance-row = Hits on
terrain-grass = grass
terrain-mountain = mountain
symbol-scout = scout
line-river = river
line-path = path
phase-day = day
red-wins = Red wins
blue-wins = Blue wins
nobody-wins = Nobody wins
";

const ES: &str = "
game-toy-meadow = El prado
seat-red = Rojo
seat-blue = Azul
scenario-dawn = Alba
scenario-long-day = Un día largo
option-pace = Paso
option-pace-one-hex = Un hexágono
option-pace-two-hexes = Dos hexágonos
toy-1-1a = Un explorador va a un hexágono vecino
    .text = Un explorador va a un hexágono junto al suyo, en el mapa.
toy-1-1b = Exploradores
toy-2-1 = Tiro
too-far = { $to } no está junto a { $from }
nobody-there = Nadie a quien tirar
turn = Turno { $n }
decide = ¿Qué hace tu explorador?
wait = Decide el otro
does-move = Ir a { $to }
does-stay = Quedarse
does-shoot = Tirar
moves = va a { $to }.
shoots = tira y saca { $face }.
whispers = Solo tú lo sabes.
aim = Puntería
chance-row = Acierta con
red-wins = Gana Rojo
blue-wins = Gana Azul
nobody-wins = Nadie gana
";

impl Title for Meadow {
    type Game = Scouts;

    fn about(&self) -> About {
        About {
            id: "toy-meadow",
            rules: "1",
            languages: &["en", "es"],
            seats: vec![SeatAbout { id: "red", side: "red" }, SeatAbout { id: "blue", side: "blue" }],
            scenarios: vec![ScenarioAbout { id: "dawn", turns: 6 }, ScenarioAbout { id: "long_day", turns: 40 }],
            options: vec![OptionAbout { name: "pace", values: vec!["one_hex", "two_hexes"], default: "one_hex" }],
        }
    }

    fn clauses(&self) -> &ClauseBook {
        &CLAUSES
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        &[("en", EN), ("es", ES)]
    }

    fn open(&self, data: &DataFiles, scenario: &str, options: &OptionValues) -> Result<Scouts, Vec<Problem>> {
        if let Some((name, _)) = data.files.iter().find(|(_, text)| text.contains("broken")) {
            return Err(vec![Problem::in_file(name, 1, "expected a meadow, found \"broken\"")]);
        }
        let pace = if options.get("pace").is_some_and(|pace| pace == "two_hexes") { 2 } else { 1 };
        Ok(Scouts { turns: if scenario == "dawn" { 6 } else { 40 }, pace })
    }
}

#[derive(Debug)]
pub struct Scouts {
    turns: u32,
    pace: i32,
}

const COLUMNS: u8 = 6;
const ROWS: u8 = 5;

/// A hex, written by its printed number: row and column.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hex(u16);

impl Hex {
    fn all() -> impl Iterator<Item = Hex> {
        (1..=ROWS).flat_map(|r| (1..=COLUMNS).map(move |c| Hex(u16::from(r) * 100 + u16::from(c))))
    }

    fn name(self) -> String {
        format!("{:04}", self.0)
    }

    /// Rows with an odd number are shifted half a hex to the right.
    fn axial(self) -> (i32, i32) {
        let (row, column) = (i32::from(self.0 / 100), i32::from(self.0 % 100));
        (column - row / 2, row)
    }

    fn distance(self, other: Hex) -> i32 {
        let ((q, r), (s, t)) = (self.axial(), other.axial());
        let (dq, dr) = (q - s, r - t);
        dq.abs().max(dr.abs()).max((dq + dr).abs())
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    at: [Hex; 2],
    trap: [u8; 2],
    moves: u32,
    hit: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Stay,
    Shoot,
    MoveTo(Hex),
}

impl Scouts {
    fn rule(&self, state: &State, seat: Seat, action: &Action, judge: &mut impl Judge) {
        let (own, other) = (usize::from(seat.0 % 2), 1 - usize::from(seat.0 % 2));
        match action {
            Action::Stay => {}
            Action::Shoot if state.at[own].distance(state.at[other]) == 1 => {}
            Action::Shoot => judge.forbid("TOY-2.1", || Text::new("nobody-there")),
            Action::MoveTo(to) => {
                let far = state.at[own].distance(*to);
                if far == 0 || far > self.pace || state.at[other] == *to || !Hex::all().any(|h| h == *to) {
                    let facts = || Text::new("too-far").name("to", to.name()).name("from", state.at[own].name());
                    judge.forbid("TOY-1.1a", facts);
                }
            }
        }
        if state.hit.is_some() || state.moves % 2 != u32::from(seat.0) {
            judge.forbid("TOY-1.1b", || Text::new("wait"));
        }
    }
}

impl Game for Scouts {
    type State = State;
    type Action = Action;
    type Position = ();

    fn seats(&self) -> SeatSet {
        SeatSet::one(Seat(0)).with(Seat(1))
    }

    fn start(&self) {}

    fn place(&self, (): &()) -> Result<State, Vec<Problem>> {
        Ok(State { at: [Hex(101), Hex(506)], trap: [3, 4], moves: 0, hit: None })
    }

    fn position(&self, _: &State) -> Option<()> {
        None
    }

    fn deciders(&self, state: &State) -> SeatSet {
        let over = state.hit.is_some() || state.moves >= 2 * self.turns;
        if over { SeatSet::NONE } else { SeatSet::one(Seat((state.moves % 2) as u8)) }
    }

    fn actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let all = [Action::Stay, Action::Shoot].into_iter().chain(Hex::all().map(Action::MoveTo));
        actions.extend(all.filter(|action| self.check(state, seat, action).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        Full::ask(|judge| self.rule(state, seat, action, judge))
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, play: &mut Play<'_>) {
        match action {
            Action::Stay => play.note(|| Note::new(Text::new("whispers")).only(seat)),
            Action::Shoot => {
                let face = play.die(6);
                play.note(|| Note::new(Text::new("shoots").number("face", face)));
                if face >= 4 {
                    state.hit = Some(1 - seat.0 % 2);
                }
            }
            Action::MoveTo(to) => {
                state.at[usize::from(seat.0 % 2)] = *to;
                play.note(|| Note::new(Text::new("moves").name("to", to.name())).at(to.name()));
            }
        }
        state.moves += 1;
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if !self.deciders(state).is_empty() {
            return None;
        }
        Some(match state.hit {
            Some(0) => Outcome { winners: SeatSet::one(Seat(1)), text: Text::new("blue-wins") },
            Some(_) => Outcome { winners: SeatSet::one(Seat(0)), text: Text::new("red-wins") },
            None => Outcome { winners: SeatSet::NONE, text: Text::new("nobody-wins") },
        })
    }

    fn turn(&self, state: &State) -> u32 {
        (state.moves / 2 + 1).min(self.turns)
    }

    fn board(&self) -> Board {
        let space = |hex: Hex| {
            let (row, column) = (i32::from(hex.0 / 100), i32::from(hex.0 % 100));
            Space {
                id: hex.name(),
                x: column * 100 + row % 2 * 50,
                y: row * 87,
                kind: if hex.0 == 303 { "mountain" } else { "grass" }.to_owned(),
                outline: Vec::new(),
                facts: Vec::new(),
                out_of_play: false,
            }
        };
        let pairs = |pairs: &[(&str, &str)]| pairs.iter().map(|&(a, b)| (a.to_owned(), b.to_owned())).collect();
        let river = Line {
            kind: "river".to_owned(),
            name: None,
            between: pairs(&[("0202", "0203"), ("0203", "0303")]),
            along_side: true,
        };
        let path = Line { kind: "path".to_owned(), name: None, between: pairs(&[("0401", "0402")]), along_side: false };
        let mill = Label { at: "0405".to_owned(), text: "Mill".to_owned(), other: None, kind: "town".to_owned() };
        Board {
            spaces: Hex::all().map(space).collect(),
            lines: vec![river, path],
            labels: vec![mill],
            regions: Vec::new(),
            trays: Vec::new(),
            shape: Shape::PointyHexes,
            extent: None,
        }
    }

    fn scene(&self, state: &State, viewer: Viewer) -> Scene {
        let piece = |seat: u8, id: &str| Piece {
            id: id.to_owned(),
            seat: Seat(seat),
            nation: "x".to_owned(),
            symbol: "scout".to_owned(),
            name: None,
            at: state.at[usize::from(seat)].name(),
            factors: "1-1".to_owned(),
            steps: (1, 1),
            markers: Vec::new(),
            count: None,
            figure: None,
        };
        let deciding = self.deciders(state);
        let mut choices = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            let mut legal = Vec::new();
            if deciding.contains(seat) {
                self.actions(state, seat, &mut legal);
            }
            for action in legal {
                let space = match &action {
                    Action::MoveTo(to) => Some(to.name()),
                    _ => None,
                };
                let label = self.describe(state, &action);
                let action = serde_json::to_value(&action).unwrap();
                choices.push(Choice { space, ..Choice::new(action, label) });
            }
        }
        let near = state.at[0].distance(state.at[1]) == 1;
        let chances = if near { vec![("4+".to_owned(), 500_000), ("-".to_owned(), 500_000)] } else { Vec::new() };
        let row = Row { text: Text::new("chance-row"), value: "4+".to_owned(), clause: Some("TOY-2.1".to_owned()) };
        Scene {
            turn: Text::new("turn").number("n", self.turn(state)),
            phases: vec!["day".to_owned()],
            phase: 0,
            deciding,
            prompt: Text::new(if choices.is_empty() { "wait" } else { "decide" }),
            pieces: vec![piece(0, "Anna"), piece(1, "Bela")],
            marks: Vec::new(),
            sketch: Default::default(),
            panels: vec![Panel { chances, ..Panel::new("aim", Text::new("aim"), vec![row]) }],
            choices,
            closing: None,
            outcome: self.outcome(state),
        }
    }

    fn describe(&self, _: &State, action: &Action) -> Text {
        match action {
            Action::Stay => Text::new("does-stay"),
            Action::Shoot => Text::new("does-shoot"),
            Action::MoveTo(to) => Text::new("does-move").name("to", to.name()),
        }
    }

    fn meant(&self, _: &State, _: Seat, spot: &Spot) -> Vec<Action> {
        match spot {
            Spot::Space(name) => Hex::all().filter(|hex| hex.name() == *name).map(Action::MoveTo).collect(),
            Spot::Piece(_) => vec![Action::Shoot],
        }
    }

    fn has_secrets(&self, _: &State) -> bool {
        true
    }

    fn imagine(&self, state: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut guess = state.clone();
        guess.trap[1 - usize::from(seat.0 % 2)] = rng.below(6) as u8;
        guess
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["Stay", "Shoot", "MoveTo", "DigIn"]
    }

    fn kind(&self, action: &Action) -> &'static str {
        match action {
            Action::Stay => "Stay",
            Action::Shoot => "Shoot",
            Action::MoveTo(_) => "MoveTo",
        }
    }

    fn briefing(&self, state: &State, _: Viewer) -> Briefing {
        let near = 9 - state.at[0].distance(state.at[1]);
        let row = Row { text: Text::new("chance-row"), value: format!("{near} / 9"), clause: None };
        Briefing { score: Score { totals: vec![row], ..Score::default() }, ..Briefing::default() }
    }

    fn arbitrary_action(&self, rng: &mut Rng) -> Action {
        Action::MoveTo(Hex(rng.below(700) as u16))
    }
}

impl Hints for Scouts {
    type Aim = NoAim;
    type Memory = ();

    fn worths(&self, state: &State, seat: Seat, legal: &[Action], _: &MindOf<Scouts>, _: &mut Rng) -> Vec<f64> {
        let target = state.at[1 - usize::from(seat.0 % 2)];
        let worth = |action: &Action| match action {
            Action::Shoot => 1.0,
            Action::MoveTo(to) => -f64::from(to.distance(target)),
            Action::Stay => -100.0,
        };
        legal.iter().map(worth).collect()
    }

    fn strength(&self, state: &State, seat: Seat) -> u32 {
        u32::from(state.hit != Some(seat.0))
    }

    fn value(&self, state: &State, seat: Seat) -> i64 {
        match state.hit {
            Some(hit) if hit == seat.0 => -100,
            Some(_) => 100,
            None => 0,
        }
    }
}
