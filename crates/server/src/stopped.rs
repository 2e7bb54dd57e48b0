//! Matches that cannot go on: because their rules have changed beyond what can be taken up, or because what is stored of
//! them is damaged. They are shown as far as they go, with what was told, and can be exported.

use crate::past::{Past, Story};
use crate::table::{Denied, Happening, Looked, Stop, Table};
use crate::wire::{Answer, Question};
use ai::Level;
use kernel::scene::{Board, Shape, Sketch};
use kernel::{Earlier, Header, Note, Outcome, Record, Scene, Seat, SeatSet, Text, UndoError, Viewer};
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

    fn past(&self, story: &Story) -> Past {
        let turn = story.len().checked_sub(1).map_or(0, |last| story.turn(last));
        Past { seat: None, notes: vec![Note::new(self.text())], dice: Vec::new(), turn, secret: false }
    }
}

/// A match at the last position that could be reached.
pub struct Stopped {
    at: Box<dyn Table>,
    stop: Stop,
}

impl Stopped {
    pub fn new(mut at: Box<dyn Table>, stop: Stop) -> Stopped {
        let end = stop.past(at.past());
        at.tell(end);
        Stopped { at, stop }
    }

    fn still(&self, mut scene: Scene) -> Scene {
        scene.choices.clear();
        scene.deciding = SeatSet::NONE;
        scene.prompt = self.stop.text();
        scene
    }
}

impl Table for Stopped {
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

    fn act(&mut self, _: Seat, _: &Value) -> Result<Happening, Denied> {
        Err(Denied::Stopped(self.stop.clone()))
    }

    fn undo(&mut self, _: Seat) -> Result<(usize, Happening), UndoError> {
        Err(UndoError::Nothing)
    }

    fn machine(&mut self, _: Seat, _: Level) -> Result<Happening, Denied> {
        Err(Denied::Stopped(self.stop.clone()))
    }

    fn answer(&self, viewer: Viewer, question: &Question) -> Result<Answer, Denied> {
        match question {
            Question::Inspect(_) => self.at.answer(viewer, question),
            _ => Err(Denied::Stopped(self.stop.clone())),
        }
    }

    fn past(&self) -> &Story {
        self.at.past()
    }

    fn tell(&mut self, past: Past) {
        self.at.tell(past);
    }

    fn open_steps(&self) -> usize {
        // What it ends with is no secret, but what was secret before it stays so.
        let before = self.at.past().len() - 1;
        let open = self.at.past().open_before(before);
        if open == before { before + 1 } else { open }
    }

    fn scene_at(&self, step: usize, viewer: Viewer) -> Looked {
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
pub struct Pictured {
    pub board: Option<Board>,
    pub picture: Option<Scene>,
    pub past: Story,
    pub header: Header<Value>,
    pub lines: Vec<Earlier>,
}

impl Table for Pictured {
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

    fn act(&mut self, _: Seat, _: &Value) -> Result<Happening, Denied> {
        Err(Denied::Stuck("there is only a picture of it".to_owned()))
    }

    fn undo(&mut self, _: Seat) -> Result<(usize, Happening), UndoError> {
        Err(UndoError::Nothing)
    }

    fn machine(&mut self, _: Seat, _: Level) -> Result<Happening, Denied> {
        Err(Denied::Stuck("there is only a picture of it".to_owned()))
    }

    fn answer(&self, _: Viewer, _: &Question) -> Result<Answer, Denied> {
        // Nothing is known about any spot but what is in the picture.
        Ok(Answer::Inspect(Default::default()))
    }

    fn past(&self) -> &Story {
        &self.past
    }

    fn tell(&mut self, past: Past) {
        self.past.push(past);
    }

    fn open_steps(&self) -> usize {
        self.past.open()
    }

    fn scene_at(&self, _: usize, viewer: Viewer) -> Looked {
        Looked::Scene(Box::new(self.scene(viewer)))
    }

    fn scene_of(&self, _: &[u8], _: Viewer) -> Option<Scene> {
        None
    }

    fn record(&self, open: usize) -> String {
        let mut header = self.header.clone();
        if self.outcome().is_none() {
            header.seed = None;
        }
        let changes = self.lines.iter().take(open).filter(|line| line.change().is_some()).count();
        let record: Record<Value, Value> = Record { header, earlier: self.lines.clone(), entries: Vec::new() };
        record.write_first(open.saturating_sub(changes))
    }
}
