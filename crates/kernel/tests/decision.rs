//! A small game made of decisions: two players take one to three stones from one of two heaps; whoever takes the last
//! stone wins. Who takes three must let the other put one back. Lists, checks, labels, meanings and machine players all
//! come from the decisions.

use kernel::decision::{self, At, Choice, Decides, Decision, Offers, Shown, Table};
use kernel::dice::{self, Rolled};
use kernel::scene::{Board, Shape, Spot};
use kernel::{
    Game, Hints, Judge, MindOf, NoAim, Outcome, Play, Problem, Rng, Scene, Seat, SeatSet, Text, Viewer,
    first_of_the_best,
};
use serde::{Deserialize, Serialize};

kernel::actions! {
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action in verb {
        /// So many stones from a heap.
        Take { heap: u8, stones: u8 },
        /// One stone back on a heap.
        PutBack(u8),
        LeaveIt,
    }
}

/// Three stones were taken from this heap.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Three {
    heap: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Frame {
    Answer(Three),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    heaps: [u8; 2],
    turn: Seat,
    frames: Vec<Frame>,
}

#[derive(Debug)]
pub struct Stones;

/// The player whose turn it is takes stones.
struct Taking;

impl Decision for Taking {
    type Game = Stones;
    type Frame = ();
    type Outlook = u8;

    fn frame(state: &State) -> Option<&()> {
        state.frames.is_empty().then_some(&())
    }

    fn take(state: &mut State) -> Option<()> {
        state.frames.is_empty().then_some(())
    }

    fn outlook(_: &Stones, state: &State, (): &()) -> u8 {
        state.heaps[0] ^ state.heaps[1]
    }

    fn deciders(_: &Stones, state: &State, (): &()) -> SeatSet {
        SeatSet::one(state.turn)
    }

    fn prompt(at: &At<'_, Taking>) -> Text {
        Text::new("take").number("left", at.state.heaps[0] + at.state.heaps[1])
    }
}

impl Choice<Taking> for verb::Take {
    fn candidates(at: &At<'_, Taking>, offers: &mut Offers<'_, Action>) {
        for heap in 0..2 {
            for stones in 0..5 {
                offers.consider(at, verb::Take { heap, stones });
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Taking>, judge: &mut J) {
        if !(1..=3).contains(&self.stones) {
            judge.forbid("one-to-three", || Text::new("why-so-many"));
        }
        if self.stones > at.state.heaps[usize::from(self.heap)] {
            judge.forbid("what-is-there", || Text::new("why-not-there"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Stones>) {
        let heap = &mut table.state.heaps[usize::from(self.heap)];
        *heap = heap.saturating_sub(self.stones);
        table.state.turn = Seat(1 - table.seat.0);
        if self.stones == 3 {
            table.state.frames.push(Frame::Answer(Three { heap: self.heap }));
        }
    }

    fn shown(&self, at: &At<'_, Taking>) -> Shown {
        let label = Text::new("do-take").number("stones", self.stones).number("of", at.state.heaps[0]);
        Shown::new(label).space(format!("heap-{}", self.heap)).by_worth()
    }

    fn meant(_: &At<'_, Taking>, spot: &Spot) -> Vec<verb::Take> {
        let Spot::Space(id) = spot else { return Vec::new() };
        let heap = u8::from(id == "heap-1");
        (1..=3).rev().map(|stones| verb::Take { heap, stones }).collect()
    }

    /// Leaves both heaps equal, where that can be done.
    fn worth(&self, at: &At<'_, Taking>) -> f64 {
        let mut heaps = at.state.heaps;
        heaps[usize::from(self.heap)] -= self.stones;
        if at.outlook != 0 && heaps[0] == heaps[1] { 1.0 } else { 0.0 }
    }
}

/// After three stones the other may put one back.
struct Answering;

impl Decision for Answering {
    kernel::frame_on_top!(Stones: Frame::Answer(Three));
    type Outlook = ();

    fn outlook(_: &Stones, _: &State, _: &Three) {}

    fn deciders(_: &Stones, state: &State, _: &Three) -> SeatSet {
        SeatSet::one(state.turn)
    }

    fn prompt(_: &At<'_, Answering>) -> Text {
        Text::new("answer")
    }
}

impl Choice<Answering> for verb::PutBack {
    fn candidates(at: &At<'_, Answering>, offers: &mut Offers<'_, Action>) {
        (0..2).for_each(|heap| offers.consider(at, verb::PutBack(heap)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Answering>, judge: &mut J) {
        if self.0 != at.frame.heap {
            judge.forbid("same-heap", || Text::new("why-other-heap"));
        }
    }

    fn carry_out(self, _: Three, table: &mut Table<'_, '_, Stones>) {
        table.state.heaps[usize::from(self.0)] += 1;
    }

    fn shown(&self, _: &At<'_, Answering>) -> Shown {
        Shown::new(Text::new("do-put-back"))
    }
}

impl Choice<Answering> for verb::LeaveIt {
    /// An empty heap is not left.
    fn judge<J: Judge>(&self, at: &At<'_, Answering>, judge: &mut J) {
        if at.state.heaps[usize::from(at.frame.heap)] == 0 {
            judge.forbid("no-empty-heap", || Text::new("why-empty"));
        }
    }

    fn carry_out(self, _: Three, _: &mut Table<'_, '_, Stones>) {}

    fn shown(&self, _: &At<'_, Answering>) -> Shown {
        Shown::new(Text::new("do-leave-it"))
    }
}

kernel::decisions! {
    Stones: Action in verb;
    Taking { Take }
    Answering { PutBack, LeaveIt }
}

impl Decides for Stones {
    fn pending(&self, state: &State) -> Option<Pending> {
        match state.frames.last() {
            Some(Frame::Answer(_)) => Some(Pending::Answering),
            None if state.heaps == [0, 0] => None,
            None => Some(Pending::Taking),
        }
    }

    fn ending(&self) -> Option<Action> {
        Some(Action::LeaveIt)
    }

    fn forbid_outright<J: Judge>(&self, state: &State, _: Seat, action: &Action, judge: &mut J) {
        let heap = match *action {
            Action::Take { heap, .. } | Action::PutBack(heap) => heap,
            Action::LeaveIt => 0,
        };
        if self.pending(state).is_none() || heap > 1 {
            judge.forbid("no-such-thing", || Text::new("why-no-such-thing"));
        }
    }

    fn forbid_now<J: Judge>(&self, _: &State, _: Seat, _: &Action, judge: &mut J) {
        judge.forbid("order", || Text::new("why-not-now"));
    }

    fn settle(&self, _: &mut State, _: &mut Play<'_>) {}
}

impl Hints for Stones {
    type Aim = NoAim;
    type Memory = ();

    fn worths(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Stones>, _: &mut Rng) -> Vec<f64> {
        decision::worths(self, state, seat, legal, mind)
    }

    fn value(&self, state: &State, seat: Seat) -> i64 {
        if state.turn == seat { 1 } else { -1 }
    }
}

impl Game for Stones {
    type State = State;
    type Action = Action;
    type Position = [u8; 2];

    fn seats(&self) -> SeatSet {
        SeatSet::one(Seat(0)).with(Seat(1))
    }

    fn start(&self) -> [u8; 2] {
        [4, 3]
    }

    fn place(&self, heaps: &[u8; 2]) -> Result<State, Vec<Problem>> {
        Ok(State { heaps: *heaps, turn: Seat(0), frames: Vec::new() })
    }

    fn position(&self, state: &State) -> Option<[u8; 2]> {
        state.frames.is_empty().then_some(state.heaps)
    }

    kernel::provided_by_decisions!();

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let winners = SeatSet::one(Seat(1 - state.turn.0));
        self.pending(state).is_none().then(|| Outcome { winners, text: Text::new("over") })
    }

    fn turn(&self, _: &State) -> u32 {
        1
    }

    fn board(&self) -> Board {
        Board::empty(Shape::Areas)
    }

    fn scene(&self, state: &State, viewer: Viewer) -> Scene {
        let choices = match viewer {
            Viewer::Seat(seat) => decision::choices(self, state, seat),
            Viewer::Spectator => Vec::new(),
        };
        Scene {
            turn: Text::new("turn"),
            phases: Vec::new(),
            phase: 0,
            deciding: self.deciders(state),
            prompt: decision::prompt(self, state, state.turn).unwrap_or_else(|| Text::new("over")),
            pieces: Vec::new(),
            marks: Vec::new(),
            sketch: Default::default(),
            panels: Vec::new(),
            choices,
            closing: decision::closing(self, state, state.turn),
            outcome: self.outcome(state),
        }
    }

    fn describe(&self, state: &State, action: &Action) -> Text {
        decision::describe(self, state, action).unwrap_or_else(|| Text::new("do-nothing"))
    }
}

fn begin(heaps: [u8; 2]) -> State {
    Stones.place(&heaps).expect("any two heaps can be played")
}

fn listed(state: &State, seat: u8) -> Vec<Action> {
    let mut actions = Vec::new();
    Stones.actions(state, Seat(seat), &mut actions);
    actions
}

fn play(state: &mut State, seat: u8, action: Action) {
    Stones.apply(state, Seat(seat), &action, &mut Play::silent(&mut dice::Shown::new(Rolled::new([1; 32], 0))));
}

#[test]
fn a_list_holds_what_the_judge_lets_pass_and_is_sorted() {
    let state = begin([4, 1]);
    let take = |heap, stones| Action::Take { heap, stones };
    assert_eq!(listed(&state, 0), [take(0, 1), take(0, 2), take(0, 3), take(1, 1)]);
    assert_eq!(listed(&state, 1), []);
}

#[test]
fn a_refusal_gives_every_clause() {
    let refusal = Stones.check(&begin([4, 1]), Seat(0), &Action::Take { heap: 1, stones: 4 }).unwrap_err();
    assert!(refusal.cites("one-to-three") && refusal.cites("what-is-there"), "{refusal:?}");
}

#[test]
fn what_is_wrong_outright_is_said_before_what_is_out_of_order() {
    let state = begin([4, 1]);
    let refused = |seat, action| Stones.check(&state, Seat(seat), &action).unwrap_err();
    assert!(refused(0, Action::PutBack(7)).cites("no-such-thing"));
    assert!(refused(0, Action::LeaveIt).cites("order"));
    assert!(refused(1, Action::Take { heap: 0, stones: 1 }).cites("order"));
}

#[test]
fn a_frame_is_taken_off_the_stack_by_the_decision_it_belongs_to() {
    let mut state = begin([4, 3]);
    play(&mut state, 0, Action::Take { heap: 0, stones: 3 });
    assert_eq!(Stones.deciders(&state), SeatSet::one(Seat(1)));
    assert_eq!(listed(&state, 1), [Action::PutBack(0), Action::LeaveIt]);
    play(&mut state, 1, Action::PutBack(0));
    assert_eq!((state.heaps, state.frames.len()), ([2, 3], 0));
}

#[test]
fn an_action_of_another_decision_changes_nothing() {
    let mut state = begin([4, 3]);
    let before = state.clone();
    play(&mut state, 0, Action::PutBack(0));
    play(&mut state, 0, Action::PutBack(9));
    assert_eq!(state, before);
}

#[test]
fn labels_places_and_meanings_come_from_the_choice() {
    let state = begin([4, 3]);
    let scene = Stones.scene(&state, Viewer::Seat(Seat(0)));
    assert_eq!(scene.choices.len(), 6);
    assert_eq!(scene.choices[0].space.as_deref(), Some("heap-0"));
    assert_eq!(scene.choices[0].action, serde_json::json!({ "take": { "heap": 0, "stones": 1 } }));
    assert_eq!(Stones.describe(&state, &Action::LeaveIt), Text::new("do-nothing"));
    let meant = Stones.meant(&state, Seat(0), &Spot::Space("heap-1".to_owned()));
    assert_eq!(meant[0], Action::Take { heap: 1, stones: 3 });
}

#[test]
fn the_machine_takes_what_it_thinks_most_of() {
    let state = begin([4, 2]);
    let legal = listed(&state, 0);
    let worths = decision::worths(&Stones, &state, Seat(0), &legal, &MindOf::<Stones>::default());
    assert_eq!(legal[first_of_the_best(&worths)], Action::Take { heap: 0, stones: 2 });
}

#[test]
fn arbitrary_actions_are_of_every_kind() {
    let mut rng = Rng::new(1);
    let any: Vec<Action> = (0..50).map(|_| Stones.arbitrary_action(&mut rng)).collect();
    let kinds = [
        any.iter().any(|a| matches!(a, Action::Take { .. })),
        any.iter().any(|a| matches!(a, Action::PutBack(_))),
        any.contains(&Action::LeaveIt),
    ];
    assert_eq!(kinds, [true; 3]);
}

#[test]
fn one_choice_is_suggested_and_it_is_the_one_of_most_worth() {
    let scene = Stones.scene(&begin([4, 2]), Viewer::Seat(Seat(0)));
    let suggested: Vec<_> = scene.choices.iter().filter(|choice| choice.suggested).map(|c| &c.action).collect();
    assert_eq!(suggested, [&serde_json::json!({ "take": { "heap": 0, "stones": 2 } })]);
}

#[test]
fn a_scene_says_why_a_part_of_the_turn_cannot_be_ended_yet() {
    let mut state = begin([3, 1]);
    assert_eq!(decision::closing(&Stones, &state, Seat(0)), None, "that is not the matter now");
    play(&mut state, 0, Action::Take { heap: 0, stones: 3 });
    let closing = decision::closing(&Stones, &state, Seat(1)).expect("the heap is empty");
    assert_eq!(closing.label, Text::new("do-leave-it"));
    assert_eq!(closing.reasons.iter().map(|reason| reason.clause.as_str()).collect::<Vec<_>>(), ["no-empty-heap"]);
    assert_eq!(decision::closing(&Stones, &state, Seat(0)), None, "somebody else decides");
    let mut open = begin([4, 1]);
    play(&mut open, 0, Action::Take { heap: 0, stones: 3 });
    assert_eq!(decision::closing(&Stones, &open, Seat(1)), None, "it may be ended");
}
