//! A game being played at this keyboard: whose turn it is, what they type, and what comes of it.

use super::events::Event;
use super::panels;
use super::save::Save;
use super::steps::Done;
use crate::failure::Failure;
use crate::open::{named, seat_id, seat_name};
use crate::record::story;
use crate::style;
use ai::{Decision, Level, Player};
use kernel::dice::Throw;
use kernel::scene::{Board, Choice, Scene};
use kernel::{About, ClauseBook, Hints, Match, Note, Rng, Seat, Text, Viewer, Words};
use std::io::{BufRead, Write};

pub struct Session<'a, G: Hints> {
    pub(super) game: Match<G>,
    /// Machine players by seat; none where somebody sits at this keyboard.
    pub(super) players: Vec<Option<Box<dyn Player<G>>>>,
    pub(super) save: Save,
    pub(super) about: About,
    pub(super) clauses: &'a ClauseBook,
    pub(super) words: Words,
    pub(super) json: bool,
    pub(super) board: Board,
    /// What was said about each step.
    pub(super) log: Vec<(Seat, Vec<Throw>, Vec<Note>)>,
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

impl<'a, G: Hints> Session<'a, G> {
    pub fn new(
        game: Match<G>,
        players: Vec<Option<Box<dyn Player<G>>>>,
        save: Save,
        about: About,
        clauses: &'a ClauseBook,
        words: Words,
        json: bool,
    ) -> Result<Session<'a, G>, Failure> {
        let mut log = Vec::new();
        story::tell(&**game.game(), &game.record(), &words, |step| {
            log.push((step.entry.seat, step.entry.dice.clone(), step.notes));
            Ok(())
        })?;
        let focus = log.iter().rev().find_map(|(_, _, notes)| place_of(notes));
        let board = game.game().board();
        let (auto, stale) = (0, true);
        Ok(Session { game, players, save, about, clauses, words, json, board, log, focus, auto, stale })
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
        let deciders = self.game.game().deciders(self.game.state());
        deciders.iter().find(|&seat| self.is_machine(seat)).or(deciders.first())
    }

    pub(super) fn is_machine(&self, seat: Seat) -> bool {
        self.players.get(usize::from(seat.0)).is_some_and(Option::is_some)
    }

    fn greet(&self, resumed: bool, out: Out<'_>) -> Result<(), Failure> {
        let header = self.game.header();
        let game = named(&self.words, "game", &header.game);
        let scenario = named(&self.words, "scenario", &header.scenario);
        writeln!(out, "{}", style::title(format!("{game} · {scenario}")))?;
        let path = self.save.path().display().to_string();
        let text = if resumed {
            Text::new("cli-resumed").number("steps", self.log.len() as i64).name("path", path)
        } else {
            Text::new("cli-begun").name("path", path)
        };
        writeln!(out, "{}", self.words.say(&text))?;
        Ok(writeln!(out, "{}", style::faint(self.words.word("cli-help-hint")))?)
    }

    fn part(&self, out: Out<'_>) -> Result<(), Failure> {
        match self.game.game().outcome(self.game.state()) {
            Some(outcome) if self.json => {
                let winners = outcome.winners.iter().map(|seat| seat_id(&self.about, seat)).collect();
                self.emit(&Event::Over { outcome: self.words.say(&outcome.text), winners }, out)
            }
            Some(outcome) => {
                let scene = self.game.game().scene(self.game.state(), Viewer::Spectator);
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
    pub(super) fn scene(&self, seat: Seat) -> Result<Scene, Failure> {
        let mut scene = self.game.game().scene(self.game.state(), Viewer::Seat(seat));
        if scene.choices.is_empty() {
            for action in self.legal(seat) {
                let label = self.game.game().describe(self.game.state(), &action);
                scene.choices.push(Choice::new(serde_json::to_value(&action)?, label));
            }
        }
        Ok(scene)
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.game().actions(self.game.state(), seat, &mut legal);
        legal
    }

    /// False if the dice it needs were not given.
    fn let_machine_decide(&mut self, seat: Seat, out: Out<'_>, input: In<'_>) -> Result<bool, Failure> {
        let legal = self.legal(seat);
        // What a machine thinks hangs on the match and the step alone: neither undo nor a restart makes it think again.
        let seed = self.game.header().commitment.get(..16).and_then(|hex| u64::from_str_radix(hex, 16).ok());
        let mut rng = Rng::stream(seed.unwrap_or_default(), self.game.entries().len() as u64);
        let decision = Decision::new(&**self.game.game(), self.game.state(), seat, &legal);
        let chosen = match self.players.get_mut(usize::from(seat.0)) {
            Some(Some(player)) => player.choose(&decision, &mut rng),
            _ => Level::Script.player().choose(&decision, &mut rng),
        };
        let Some(action) = legal.get(chosen) else {
            let text = Text::new("cli-no-legal-action").name("seat", seat_name(&self.words, &self.about, seat));
            return Err(Failure::bad(self.words.say(&text)));
        };
        match self.carry_out(seat, action, out, input)? {
            Done::Played => Ok(true),
            Done::Left => Ok(false),
            Done::Refused(refusal) => {
                self.refuse(&refusal, out)?;
                let text = Text::new("cli-no-legal-action").name("seat", seat_name(&self.words, &self.about, seat));
                Err(Failure::bad(self.words.say(&text)))
            }
        }
    }
}

pub fn place_of(notes: &[Note]) -> Option<String> {
    notes.iter().rev().find_map(|note| note.at.last().cloned())
}
