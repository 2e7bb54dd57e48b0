//! A game being played at this keyboard: whose turn it is, what they type, and what comes of it.

use super::events::Event;
use super::panels;
use super::save::Save;
use super::steps::Done;
use crate::failure::Failure;
use crate::open::{named, seat_id, seat_name};
use crate::style;
use ai::Level;
use any_game::Playable;
use kernel::scene::{Board, Scene};
use kernel::{About, ClauseBook, Note, Rng, Seat, Text, Viewer, Words};
use std::io::{BufRead, Write};

pub struct Session<'a> {
    pub(super) the_match: Box<dyn Playable>,
    /// Machine players by seat; none where somebody sits at this keyboard.
    pub(super) players: Vec<Option<Level>>,
    pub(super) save: Save,
    pub(super) about: About,
    pub(super) clauses: &'a ClauseBook,
    pub(super) words: Words,
    pub(super) json: bool,
    pub(super) board: Board,
    /// The place the last action was about.
    pub(super) focus: Option<String>,
    /// Decisions the machine still takes in the place of whoever sits here.
    pub(super) auto: usize,
    /// Something has happened since the map was last drawn.
    pub(super) stale: bool,
}

/// What became of a line of input.
pub enum Flow {
    /// The same decision is still to be made.
    Stay,
    /// Somebody has acted, or taken something back.
    Moved,
    Quit,
}

pub type Out<'o> = &'o mut dyn Write;
pub type In<'i> = &'i mut dyn BufRead;

impl<'a> Session<'a> {
    pub fn new(
        the_match: Box<dyn Playable>,
        players: Vec<Option<Level>>,
        save: Save,
        about: About,
        clauses: &'a ClauseBook,
        words: Words,
        json: bool,
    ) -> Session<'a> {
        let steps = the_match.history().some(0, usize::MAX);
        let focus = steps.iter().rev().find_map(|step| place_of(&step.notes));
        let board = the_match.board();
        Session { the_match, players, save, about, clauses, words, json, board, focus, auto: 0, stale: true }
    }

    pub fn play(&mut self, resumed: bool, out: Out<'_>, input: In<'_>) -> Result<(), Failure> {
        if !self.json {
            self.greet(resumed, out)?;
        }
        while let Some(seat) = self.next_seat() {
            if self.is_machine(seat) || self.auto > 0 {
                self.auto = self.auto.saturating_sub(usize::from(!self.is_machine(seat)));
                if !self.let_machine_decide(seat, out, input)? {
                    break;
                }
            } else if let Flow::Quit = self.ask(seat, out, input)? {
                break;
            }
        }
        self.save.settle(&self.words)?;
        self.part(out)
    }

    /// Machines answer before people where several have to decide at once, so that nobody waits for them.
    fn next_seat(&self) -> Option<Seat> {
        let deciders = self.the_match.deciders();
        deciders.iter().find(|&seat| self.is_machine(seat)).or(deciders.first())
    }

    pub(super) fn is_machine(&self, seat: Seat) -> bool {
        self.players.get(usize::from(seat.0)).is_some_and(Option::is_some)
    }

    fn greet(&self, resumed: bool, out: Out<'_>) -> Result<(), Failure> {
        let header = self.the_match.header();
        let game = named(&self.words, "game", &header.game);
        let scenario = named(&self.words, "scenario", &header.scenario);
        writeln!(out, "{}", style::title(format!("{game} · {scenario}")))?;
        let path = self.save.path().display().to_string();
        let text = if resumed {
            Text::new("cli-resumed").number("steps", self.the_match.steps() as i64).name("path", path)
        } else {
            Text::new("cli-begun").name("path", path)
        };
        writeln!(out, "{}", self.words.say(&text))?;
        Ok(writeln!(out, "{}", style::faint(self.words.word("cli-help-hint")))?)
    }

    fn part(&self, out: Out<'_>) -> Result<(), Failure> {
        match self.the_match.outcome() {
            Some(outcome) if self.json => {
                let winners = outcome.winners.iter().map(|seat| seat_id(&self.about, seat)).collect();
                self.emit(&Event::Over { outcome: self.words.say(&outcome.text), winners }, out)
            }
            Some(outcome) => {
                let scene = self.the_match.scene(Viewer::Spectator);
                write!(out, "{}", panels::draw(&scene.panels, &self.words))?;
                Ok(writeln!(out, "\n{}", style::title(self.words.say(&outcome.text)))?)
            }
            None if self.json => Ok(()),
            None => {
                let text = Text::new("cli-left").name("path", self.save.path().display().to_string());
                Ok(writeln!(out, "{}", self.words.say(&text))?)
            }
        }
    }

    pub(super) fn emit(&self, event: &Event<'_>, out: Out<'_>) -> Result<(), Failure> {
        serde_json::to_writer(&mut *out, event)?;
        writeln!(out)?;
        Ok(out.flush()?)
    }

    /// An answer to somebody at the keyboard.
    pub(super) fn answer(&self, text: &str, out: Out<'_>) -> Result<(), Failure> {
        if self.json {
            return self.emit(&Event::Text { text: console::strip_ansi_codes(text).into_owned() }, out);
        }
        write!(out, "{text}")?;
        if !text.ends_with('\n') {
            writeln!(out)?;
        }
        Ok(())
    }

    pub(super) fn answer_with(&self, text: &Text, out: Out<'_>) -> Result<(), Failure> {
        self.answer(&self.words.say(text), out)
    }

    /// The scene of a seat, with choices even if the game hangs none on the board.
    pub(super) fn scene(&self, seat: Seat) -> Scene {
        let mut scene = self.the_match.scene(Viewer::Seat(seat));
        if scene.choices.is_empty() {
            scene.choices = self.the_match.choices(seat);
        }
        scene
    }

    /// False if the dice it needs were not given.
    fn let_machine_decide(&mut self, seat: Seat, out: Out<'_>, input: In<'_>) -> Result<bool, Failure> {
        // Chance comes from the match and the step alone. One that plans also has its plan for the turn, which is gone
        // after a restart.
        let seed = self.the_match.header().commitment.get(..16).and_then(|hex| u64::from_str_radix(hex, 16).ok());
        let mut mind = Rng::stream(seed.unwrap_or_default(), self.the_match.steps() as u64);
        let level = self.players.get(usize::from(seat.0)).copied().flatten().unwrap_or(Level::Script);
        let chosen = self.the_match.choose(seat, level, &mut mind);
        let stuck = || {
            let text = Text::new("cli-no-legal-action").name("seat", seat_name(&self.words, &self.about, seat));
            Failure::bad(self.words.say(&text))
        };
        let action = chosen.map_err(|_| stuck())?;
        let stuck = stuck();
        match self.carry_out(seat, &action, out, input)? {
            Done::Played => Ok(true),
            Done::Left => Ok(false),
            Done::Refused(reasons) => {
                self.refuse(&reasons, out)?;
                Err(stuck)
            }
            Done::NotAnAction(_) => Err(stuck),
        }
    }
}

pub fn place_of(notes: &[Note]) -> Option<String> {
    notes.iter().rev().find_map(|note| note.at.last().cloned())
}
