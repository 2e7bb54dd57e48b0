//! Matches that cannot go on: because their rules have changed beyond what can be taken up, or because what is stored
//! of them is damaged. They are shown as far as they go, with what was told, and can be exported.

use crate::any_match::{AnyMatch, Denied, DiceOf, SceneAt, Stop};
use crate::history::{History, PastStep};
use crate::questions::{Answer, Question};
use ai::Level;
use journal::NewEvent;
use kernel::scene::{Board, Shape, Sketch};
use kernel::{DiceStep, Earlier, Header, Note, Outcome, PartError, Record, Scene, Seat, SeatSet, SharedDice, Text};
use kernel::{UndoError, Viewer};
use serde_json::Value;

impl Stop {
    /// What the log says at the end.
    pub fn text(&self) -> Text {
        match self {
            Stop::Rules { from, to, what } => Text::new("match-cannot-go-on")
                .name("from", from.clone())
                .name("to", to.clone())
                .name("why", what.clone()),
            Stop::Damaged(what) => Text::new("match-damaged").name("why", what.clone()),
        }
    }

    fn as_last_step(&self, history: &History) -> PastStep {
        let turn = history.len().checked_sub(1).map_or(0, |last| history.turn(last));
        PastStep {
            seat: None,
            notes: vec![Note::new(self.text())],
            dice: Vec::new(),
            turn,
            secret: false,
            aside: false,
            purpose: None,
        }
    }
}

/// A match at the last position that could be reached.
#[derive(Debug)]
pub struct StoppedMatch {
    at: Box<dyn AnyMatch>,
    stop: Stop,
}

impl StoppedMatch {
    pub fn new(mut at: Box<dyn AnyMatch>, stop: Stop) -> StoppedMatch {
        let end = stop.as_last_step(at.history());
        at.tell(end);
        StoppedMatch { at, stop }
    }

    fn still(&self, mut scene: Scene) -> Scene {
        scene.choices.clear();
        scene.deciding = SeatSet::NONE;
        scene.prompt = self.stop.text();
        scene
    }
}

impl AnyMatch for StoppedMatch {
    fn board(&self) -> Board {
        self.at.board()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.still(self.at.scene(viewer))
    }

    fn deciders(&self) -> SeatSet {
        SeatSet::NONE
    }

    fn outcome(&self) -> Option<Outcome> {
        self.at.outcome()
    }

    fn can_undo(&self, _: Seat) -> bool {
        false
    }

    fn act(&mut self, _: Seat, _: &Value) -> Result<NewEvent, Denied> {
        Err(Denied::Stopped(self.stop.clone()))
    }

    fn undo(&mut self, _: Seat) -> Result<(usize, NewEvent), UndoError> {
        Err(UndoError::Nothing)
    }

    fn machine(&mut self, _: Seat, _: Level) -> Result<NewEvent, Denied> {
        Err(Denied::Stopped(self.stop.clone()))
    }

    fn dice(&self) -> DiceOf<'_> {
        self.at.dice()
    }

    fn share_dice(&mut self, _: SharedDice) {}

    fn take_dice_step(&mut self, _: &DiceStep) -> Result<Option<NewEvent>, PartError> {
        Err(PartError::NotShared)
    }

    fn side_of(&self, seat: Seat) -> SeatSet {
        self.at.side_of(seat)
    }

    fn give_up(&mut self, _: Seat, _: SeatSet) -> Result<Option<NewEvent>, Denied> {
        Err(Denied::Stopped(self.stop.clone()))
    }

    fn would_give_up(&mut self, _: Seat) -> bool {
        false
    }

    fn answer(&self, viewer: Viewer, question: &Question) -> Result<Answer, Denied> {
        match question {
            Question::Inspect(_) | Question::Briefing => self.at.answer(viewer, question),
            _ => Err(Denied::Stopped(self.stop.clone())),
        }
    }

    fn history(&self) -> &History {
        self.at.history()
    }

    fn tell(&mut self, step: PastStep) {
        self.at.tell(step);
    }

    fn open_steps(&self) -> usize {
        // What it ends with is no secret, but what was secret before it stays so.
        let before = self.at.history().len() - 1;
        let open = self.at.history().open_before(before);
        if open == before { before + 1 } else { open }
    }

    fn scene_at(&self, step: usize, viewer: Viewer) -> SceneAt {
        self.at.scene_at(step, viewer)
    }

    fn scene_of(&self, state: &[u8], viewer: Viewer) -> Option<Scene> {
        self.at.scene_of(state, viewer)
    }

    fn record(&self, open: usize) -> String {
        self.at.record(open)
    }

    fn stop(&self) -> Option<&Stop> {
        Some(&self.stop)
    }
}

/// A match whose state these rules cannot read: what is left of it is what was told, and a picture.
#[derive(Debug)]
pub struct PicturedMatch {
    pub board: Option<Board>,
    pub picture: Option<Scene>,
    pub history: History,
    pub header: Header<Value>,
    pub lines: Vec<Earlier>,
}

impl AnyMatch for PicturedMatch {
    fn board(&self) -> Board {
        self.board.clone().unwrap_or_else(|| Board::empty(Shape::Areas))
    }

    fn scene(&self, _: Viewer) -> Scene {
        self.picture.clone().unwrap_or_else(|| Scene {
            turn: Text::new("match-no-picture"),
            phases: Vec::new(),
            phase: 0,
            deciding: SeatSet::NONE,
            prompt: Text::new("match-no-picture"),
            pieces: Vec::new(),
            marks: Vec::new(),
            panels: Vec::new(),
            sketch: Sketch::default(),
            choices: Vec::new(),
            closing: None,
            outcome: None,
        })
    }

    fn deciders(&self) -> SeatSet {
        SeatSet::NONE
    }

    fn outcome(&self) -> Option<Outcome> {
        self.picture.as_ref().and_then(|scene| scene.outcome.clone())
    }

    fn can_undo(&self, _: Seat) -> bool {
        false
    }

    fn act(&mut self, _: Seat, _: &Value) -> Result<NewEvent, Denied> {
        Err(Denied::Stuck("there is only a picture of it".to_owned()))
    }

    fn undo(&mut self, _: Seat) -> Result<(usize, NewEvent), UndoError> {
        Err(UndoError::Nothing)
    }

    fn machine(&mut self, _: Seat, _: Level) -> Result<NewEvent, Denied> {
        Err(Denied::Stuck("there is only a picture of it".to_owned()))
    }

    fn dice(&self) -> DiceOf<'_> {
        DiceOf { commitment: &self.header.commitment, shared: self.header.dice.as_ref() }
    }

    fn share_dice(&mut self, _: SharedDice) {}

    fn take_dice_step(&mut self, _: &DiceStep) -> Result<Option<NewEvent>, PartError> {
        Err(PartError::NotShared)
    }

    fn side_of(&self, seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }

    fn give_up(&mut self, _: Seat, _: SeatSet) -> Result<Option<NewEvent>, Denied> {
        Err(Denied::Stuck("there is only a picture of it".to_owned()))
    }

    fn would_give_up(&mut self, _: Seat) -> bool {
        false
    }

    fn answer(&self, _: Viewer, _: &Question) -> Result<Answer, Denied> {
        // Nothing is known about any spot but what is in the picture.
        Ok(Answer::Inspect(Default::default()))
    }

    fn history(&self) -> &History {
        &self.history
    }

    fn tell(&mut self, step: PastStep) {
        self.history.push(step);
    }

    fn open_steps(&self) -> usize {
        self.history.open()
    }

    fn scene_at(&self, _: usize, viewer: Viewer) -> SceneAt {
        SceneAt::Drawn(Box::new(self.scene(viewer)))
    }

    fn scene_of(&self, _: &[u8], _: Viewer) -> Option<Scene> {
        None
    }

    fn record(&self, open: usize) -> String {
        let mut header = self.header.clone();
        if self.outcome().is_none() {
            header.seed = None;
        }
        let open = open - self.history.asides_in(open);
        let changes = self.lines.iter().take(open).filter(|line| line.change().is_some()).count();
        let record: Record<Value, Value> = Record { header, earlier: self.lines.clone(), entries: Vec::new() };
        record.write_first(open.saturating_sub(changes))
    }
}
