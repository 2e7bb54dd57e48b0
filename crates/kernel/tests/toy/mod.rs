//! Auction, a toy game for three: each round everybody bids chips in secret and at once; who bid most pays, may buy
//! more dice one by one, and throws them for points. Anybody may raise or lower a flag at any time (a standing order),
//! but none before the first seat's. It can be spoilt in many ways, to show that the laws notice.
#![allow(dead_code, reason = "each test uses what it needs")]

use kernel::scene::{Board, Choice, Explanation, Inspection, Panel, Row, Shape, Space, Spot};
use kernel::{
    ClauseBook, Full, Game, Judge, Note, Outcome, Play, Pool, Problem, Refusal, Rng, Scene, Seat, SeatSet, Text,
    Viewer, Words,
};
use serde::{Deserialize, Serialize};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::SeqCst};

pub const SEATS: usize = 3;
const ROUNDS: u8 = 5;
const CHIPS: u8 = 6;
const MOST: u8 = 3;
const BOUGHT: u8 = 2;

/// What is wrong with the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    None,
    ListMissesAnAction,
    CheckAcceptsTooMuch,
    CheckAcceptsStrangers,
    ListIsUnsorted,
    ListRepeats,
    SceneOffersLess,
    OffersWhatIsOutOfPlay,
    SceneLeaksBids,
    InspectionLeaksBids,
    DeniesSecrets,
    SpectatorSeesBids,
    RefusalLeaksBids,
    ListLeaksBids,
    BidsAreShownWithoutReveal,
    LogTellsBids,
    RefusesWithoutReason,
    CitesUnknownClause,
    SaysWhatCannotBeSaid,
    NobodyCanBid,
    EndsWithoutOutcome,
    NeverEnds,
    ForgetsWhenWritten,
    RulesRemember,
    UndoIsNoticed,
    DiceWearOut,
    AnnouncesAnotherPrice,
    AnnouncesOtherChances,
    PositionLosesScores,
    PanicsWhenIllegal,
    PanicsOnStrangers,
}

#[derive(Debug)]
pub struct Toy {
    pub flaw: Flaw,
    /// What rules must not have: a memory beside the state.
    memory: AtomicU32,
    last: AtomicU64,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Bid(u8),
    Buy,
    Throw,
    Flag(bool),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub round: u8,
    pub chips: [u8; SEATS],
    pub points: [u8; SEATS],
    pub flags: [bool; SEATS],
    /// Hidden until everybody has bid.
    pub bids: [Option<u8>; SEATS],
    /// Who won the bidding, and the dice to be thrown.
    pub thrower: Option<(Seat, u8)>,
    pub paid: Paid,
}

/// All chips paid so far; forgotten when written, if the game is spoilt that way.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "(u16, bool)", from = "(u16, bool)")]
pub struct Paid {
    chips: u16,
    forgetful: bool,
}

impl From<Paid> for (u16, bool) {
    fn from(paid: Paid) -> (u16, bool) {
        (if paid.forgetful { 0 } else { paid.chips }, paid.forgetful)
    }
}

impl From<(u16, bool)> for Paid {
    fn from((chips, forgetful): (u16, bool)) -> Paid {
        Paid { chips, forgetful }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub round: u8,
    pub chips: [u8; SEATS],
    pub points: [u8; SEATS],
}

impl Toy {
    pub fn new() -> Arc<Toy> {
        Toy::with(Flaw::None)
    }

    pub fn with(flaw: Flaw) -> Arc<Toy> {
        Arc::new(Toy { flaw, memory: AtomicU32::new(0), last: AtomicU64::new(0) })
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    /// The rules, written once: whatever forbids the action objects.
    fn judge(&self, state: &State, seat: Seat, action: Action, judge: &mut impl Judge) {
        let Some(&chips) = state.chips.get(usize::from(seat.0)) else {
            if self.has(Flaw::PanicsOnStrangers) {
                panic!("there are only {SEATS} seats");
            }
            if !self.has(Flaw::CheckAcceptsStrangers) {
                judge.forbid("AU-1", || Text::new("stranger"));
            }
            return;
        };
        if let Action::Flag(up) = action {
            if state.flags[usize::from(seat.0)] == up {
                judge.forbid("AU-5", || Text::new("flag-is-there"));
            }
            if up && seat != Seat(0) && !state.flags[0] {
                judge.forbid("AU-5a", || Text::new("first-flag-first"));
            }
            return;
        }
        if !self.deciders(state).contains(seat) {
            judge.forbid("AU-1", || {
                let hidden = state.bids[(usize::from(seat.0) + 1) % SEATS].unwrap_or(0);
                let leak = i64::from(if self.has(Flaw::RefusalLeaksBids) { hidden } else { 0 });
                Text::new("not-your-turn").number("n", leak)
            });
        }
        let bidding = state.thrower.is_none();
        match action {
            Action::Bid(_) if !bidding => judge.forbid("AU-2", || Text::new("no-bidding-now")),
            Action::Bid(bid) => {
                let most = chips.min(MOST) + u8::from(self.has(Flaw::CheckAcceptsTooMuch));
                if bid > most {
                    judge.forbid("AU-2a", || Text::new("bid-too-high").number("bid", bid).number("most", most));
                }
            }
            Action::Buy => {
                if bidding {
                    judge.forbid("AU-3", || Text::new("no-throwing-now"));
                }
                if chips == 0 {
                    judge.forbid("AU-3a", || Text::new("no-chips"));
                }
                if state.thrower.is_some_and(|(_, dice)| dice >= MOST + 2 + BOUGHT) {
                    judge.forbid("AU-3b", || Text::new("enough-dice"));
                }
            }
            Action::Throw if bidding => judge.forbid("AU-3", || Text::new("no-throwing-now")),
            Action::Throw | Action::Flag(_) => {}
        }
    }

    /// Whether this is the third time on end that the same is done in the same state: once by the laws, once in the
    /// match, and once more after undo.
    fn third_time(&self, state: &State, seat: Seat, action: Action) -> bool {
        let mut hasher = DefaultHasher::new();
        (state, seat, action).hash(&mut hasher);
        let now = hasher.finish();
        if self.last.swap(now, SeqCst) != now {
            self.memory.store(0, SeqCst);
        }
        self.memory.fetch_add(1, SeqCst) >= 2
    }

    /// Everybody has bid: the highest pays and throws, the lowest seat among equals.
    fn open_bids(&self, state: &mut State, play: &mut Play<'_>) {
        let bid_of = |seat: usize| state.bids[seat].unwrap_or(0);
        let best = (0..SEATS).rev().max_by_key(|&seat| bid_of(seat)).unwrap_or(0);
        let bid = bid_of(best).min(state.chips[best]);
        if !self.has(Flaw::BidsAreShownWithoutReveal) {
            play.reveal();
        }
        play.note(|| Note::new(Text::new("bids-open").number("bid", bid)).at("table"));
        state.chips[best] -= bid;
        state.paid.chips += u16::from(bid);
        state.thrower = Some((Seat(best as u8), bid + 2));
        state.bids = [None; SEATS];
    }
}

pub fn words() -> [Words; 2] {
    let keys = [
        "stranger",
        "flag-is-there",
        "first-flag-first",
        "no-bidding-now",
        "no-throwing-now",
        "no-chips",
        "enough-dice",
        "bid-done",
        "flag-moved",
        "prompt-bid",
        "prompt-throw",
        "prompt-over",
        "score",
        "bid-hidden",
        "buy",
        "throw",
        "bought",
        "table",
        "won",
        "flag",
    ];
    let with_facts = "not-your-turn = { $n }\nbid-too-high = { $bid } > { $most }\nbids-open = { $bid }\n\
        round = { $n }\nbid = { $bid }\npoints = { $n }\nhits = { $n }\n";
    let file: String = keys.iter().map(|key| format!("{key} = {key}\n")).collect();
    ["en", "es"].map(|language| Words::read(language, [file.as_str(), with_facts]).unwrap())
}

pub fn clauses() -> ClauseBook {
    let entry = |id: &&str| {
        format!("[[clause]]\nid = \"{id}\"\nsection = \"1\"\nkept = \"enforced\"\nprovenance = \"house\"\n")
    };
    let ids = ["AU-1", "AU-2", "AU-2a", "AU-3", "AU-3a", "AU-3b", "AU-5", "AU-5a"];
    let chapter = "[[chapter]]\nname = \"all\"\nfirst = \"AU-1\"\n".to_owned();
    ClauseBook::read(&ids.iter().map(entry).fold(chapter, |list, entry| list + &entry)).unwrap()
}

impl Game for Toy {
    type State = State;
    type Action = Action;
    type Position = Position;

    fn seats(&self) -> SeatSet {
        (0..SEATS as u8).map(Seat).collect()
    }

    fn start(&self) -> Position {
        Position { round: 1, chips: [CHIPS; SEATS], points: [0; SEATS] }
    }

    fn place(&self, position: &Position) -> Result<State, Vec<Problem>> {
        let mut problems = Vec::new();
        if !(1..=ROUNDS + 1).contains(&position.round) {
            problems.push(Problem::new(format!("round {} of {ROUNDS}", position.round)));
        }
        if position.chips.iter().any(|&c| c > CHIPS) {
            problems.push(Problem::new(format!("more than {CHIPS} chips")).breaks("AU-2a"));
        }
        if position.points.iter().any(|&p| p > 100) {
            problems.push(Problem::new("more than 100 points"));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(State {
            round: position.round,
            chips: position.chips,
            points: if self.has(Flaw::PositionLosesScores) { [0; SEATS] } else { position.points },
            flags: [false; SEATS],
            bids: [None; SEATS],
            thrower: None,
            paid: Paid { chips: 0, forgetful: self.has(Flaw::ForgetsWhenWritten) },
        })
    }

    fn position(&self, state: &State) -> Option<Position> {
        let between_rounds = state.thrower.is_none() && state.bids == [None; SEATS];
        between_rounds.then_some(Position { round: state.round, chips: state.chips, points: state.points })
    }

    fn deciders(&self, state: &State) -> SeatSet {
        match state.thrower {
            _ if state.round > ROUNDS => SeatSet::NONE,
            Some((seat, _)) => SeatSet::one(seat),
            None => self.seats().iter().filter(|s| state.bids[usize::from(s.0)].is_none()).collect(),
        }
    }

    fn actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let highest = if self.has(Flaw::ListMissesAnAction) { MOST - 1 } else { MOST + 1 };
        let mut all: Vec<Action> = (0..=highest).map(Action::Bid).collect();
        all.extend([Action::Buy, Action::Throw, Action::Flag(false), Action::Flag(true)]);
        if self.has(Flaw::NobodyCanBid) && state.round == 3 {
            all.retain(|a| !matches!(a, Action::Bid(_) | Action::Flag(_)));
        }
        if self.has(Flaw::ListLeaksBids) && state.bids.contains(&Some(1)) {
            all.retain(|a| *a != Action::Bid(1));
        }
        let from = actions.len();
        actions.extend(all.into_iter().filter(|a| Full::ask(|judge| self.judge(state, seat, *a, judge)).is_ok()));
        match self.flaw {
            Flaw::ListIsUnsorted => actions[from..].reverse(),
            Flaw::ListRepeats => actions.extend(actions.last().copied()),
            Flaw::CheckAcceptsTooMuch => actions.retain(|a| !matches!(a, Action::Bid(b) if *b > MOST)),
            _ => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let mut verdict = Full::ask(|judge| self.judge(state, seat, *action, judge));
        if self.has(Flaw::ListLeaksBids) && *action == Action::Bid(1) && state.bids.contains(&Some(1)) {
            verdict = Err(Refusal::one("AU-2", Text::new("no-bidding-now")));
        }
        verdict.map_err(|mut refusal| {
            match self.flaw {
                Flaw::RefusesWithoutReason => refusal.reasons.retain(|r| r.clause != "AU-2a"),
                Flaw::CitesUnknownClause => refusal.reasons[0].clause = "AU-9".to_owned(),
                Flaw::SaysWhatCannotBeSaid => refusal.reasons[0].facts = Text::new("bid-too-high"),
                _ => {}
            }
            refusal
        })
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, play: &mut Play<'_>) {
        let me = usize::from(seat.0);
        if self.has(Flaw::PanicsWhenIllegal) && self.check(state, seat, action).is_err() {
            panic!("an illegal action");
        }
        if me >= SEATS {
            return;
        }
        if self.has(Flaw::UndoIsNoticed) && self.third_time(state, seat, *action) {
            state.flags[me] = !state.flags[me];
            return;
        }
        let times = if self.has(Flaw::UndoIsNoticed) { 0 } else { self.memory.fetch_add(1, SeqCst) };
        match *action {
            Action::Bid(bid) => {
                state.bids[me] = Some(bid);
                let note = Note::new(Text::new("bid").number("bid", bid));
                play.note(|| if self.has(Flaw::LogTellsBids) { note } else { note.only(seat) });
                if state.bids.iter().all(Option::is_some) {
                    self.open_bids(state, play);
                }
            }
            Action::Buy => {
                if let Some((_, dice)) = &mut state.thrower {
                    *dice = dice.saturating_add(1);
                    state.chips[me] = state.chips[me].saturating_sub(1);
                    state.paid.chips += 1;
                }
                play.note(|| Note::new(Text::new("bought")));
            }
            Action::Throw => {
                let dice = state.thrower.take().map_or(0, |(_, dice)| dice);
                let hits = play.hits(Pool::at_least(dice, 6, 5));
                let bonus = play.die(4) == 4;
                let worn = self.has(Flaw::DiceWearOut) && times > 500;
                let more = hits + u8::from(bonus) + if worn { 50 } else { 0 };
                state.points[me] = state.points[me].saturating_add(more);
                play.note(|| Note::new(Text::new("hits").number("n", hits)));
                if !self.has(Flaw::NeverEnds) {
                    state.round += 1;
                }
            }
            Action::Flag(up) => {
                state.flags[me] = up;
                play.note(|| Note::new(Text::new("flag-moved")));
            }
        }
        if self.has(Flaw::RulesRemember) {
            state.paid.chips = times as u16;
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let best = state.points.into_iter().max();
        let winners = self.seats().iter().filter(|s| Some(state.points[usize::from(s.0)]) == best).collect();
        let over = state.round > ROUNDS && !self.has(Flaw::EndsWithoutOutcome);
        over.then(|| Outcome { winners, text: Text::new("won") })
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn board(&self) -> Board {
        let out_of_play = self.has(Flaw::OffersWhatIsOutOfPlay);
        let (id, kind) = ("table".to_owned(), "table".to_owned());
        let table = Space { id, x: 0, y: 0, kind, outline: vec![], facts: vec![], out_of_play };
        Board {
            spaces: vec![table],
            lines: vec![],
            labels: vec![],
            regions: vec![],
            trays: vec![],
            shape: Shape::Table,
            extent: None,
        }
    }

    fn scene(&self, state: &State, viewer: Viewer) -> Scene {
        let mut rows = Vec::new();
        for seat in self.seats().iter() {
            let i = usize::from(seat.0);
            rows.push(Row {
                text: Text::new("points").number("n", state.points[i]),
                value: String::new(),
                clause: None,
            });
            let seen = viewer.is(seat)
                || self.has(Flaw::SceneLeaksBids)
                || self.has(Flaw::SpectatorSeesBids) && viewer == Viewer::Spectator;
            if let Some(bid) = state.bids[i] {
                let text = if seen { Text::new("bid").number("bid", bid) } else { Text::new("bid-hidden") };
                rows.push(Row { text, value: String::new(), clause: Some("AU-2".to_owned()) });
            }
        }
        let mut choices = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            let mut actions = Vec::new();
            self.actions(state, seat, &mut actions);
            if self.has(Flaw::SceneOffersLess) {
                actions.pop();
            }
            choices.extend(actions.iter().map(|action| Choice {
                space: Some("table".to_owned()),
                ..Choice::new(serde_json::to_value(action).unwrap(), self.describe(state, action))
            }));
        }
        let prompt = match state.thrower {
            _ if state.round > ROUNDS => "prompt-over",
            Some(_) => "prompt-throw",
            None => "prompt-bid",
        };
        Scene {
            turn: Text::new("round").number("n", state.round),
            phases: vec!["prompt-bid".to_owned(), "prompt-throw".to_owned()],
            phase: usize::from(state.thrower.is_some()),
            deciding: self.deciders(state),
            prompt: Text::new(prompt),
            pieces: vec![],
            marks: vec![],
            sketch: Default::default(),
            panels: vec![Panel::new("score", Text::new("score"), rows)],
            choices,
            closing: None,
            outcome: self.outcome(state),
        }
    }

    fn describe(&self, _: &State, action: &Action) -> Text {
        match *action {
            Action::Bid(bid) => Text::new("bid").number("bid", bid),
            Action::Buy => Text::new("buy"),
            Action::Throw => Text::new("throw"),
            Action::Flag(_) => Text::new("flag"),
        }
    }

    fn explain(&self, state: &State, seat: Seat, action: &Action) -> Explanation {
        let explanation = Explanation::default();
        match (action, state.thrower) {
            (Action::Buy, _) => {
                let price = if self.has(Flaw::AnnouncesAnotherPrice) { 2 } else { 1 };
                explanation.charging(format!("chips-{}", seat.0), price)
            }
            (Action::Throw, Some((_, dice))) => {
                let misses = if self.has(Flaw::AnnouncesOtherChances) { 0.6 } else { 2.0_f64 / 3.0 };
                let nothing = misses.powi(i32::from(dice)) * 0.75;
                explanation.with_chance("nothing", nothing).with_chance("points", 1.0 - nothing)
            }
            _ => explanation,
        }
    }

    fn account(&self, state: &State, account: &str) -> Option<i64> {
        let seat: usize = account.strip_prefix("chips-")?.parse().ok()?;
        state.chips.get(seat).map(|&chips| i64::from(chips))
    }

    fn result(&self, before: &State, after: &State) -> Option<String> {
        Some(if after.points == before.points { "nothing" } else { "points" }.to_owned())
    }

    fn has_secrets(&self, state: &State) -> bool {
        !self.has(Flaw::DeniesSecrets) && state.bids.iter().any(Option::is_some)
    }

    fn inspect(&self, state: &State, viewer: Viewer, _: &Spot) -> Inspection {
        let shown = |seat: usize| self.has(Flaw::InspectionLeaksBids) || viewer.is(Seat(seat as u8));
        let bids = (0..SEATS).filter(|&seat| shown(seat)).filter_map(|seat| state.bids[seat]);
        let row = |bid: u8| Row { text: Text::new("prompt-bid"), value: bid.to_string(), clause: None };
        Inspection { rows: bids.map(row).collect(), ..Inspection::default() }
    }

    fn imagine(&self, state: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut state = state.clone();
        for other in self.seats().iter().filter(|&s| s != seat).map(|s| usize::from(s.0)) {
            if let Some(bid) = &mut state.bids[other] {
                *bid = rng.below(usize::from(state.chips[other].min(MOST)) + 1) as u8;
            }
        }
        state
    }

    fn arbitrary_action(&self, rng: &mut Rng) -> Action {
        match rng.below(4) {
            0 => Action::Buy,
            1 => Action::Throw,
            2 => Action::Flag(rng.one_in(2)),
            _ => Action::Bid(rng.below(6) as u8),
        }
    }
}
