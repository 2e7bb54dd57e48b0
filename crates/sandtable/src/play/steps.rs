//! A step and what comes of it: checked by the rules, saved in the file, told on the screen; and taken back.

use super::commands::{self, Command};
use super::events::Event;
use super::save::Save;
use super::session::{Flow, In, Out, Session, place_of};
use crate::failure::Failure;
use crate::open::{seat_id, seat_name};
use crate::style;
use any_game::{Denied, DiceFrom, PastStep};
use kernel::dice::{DiceFault, Throw};
use kernel::{Reason, Seat, Text, UndoError, Viewer};
use serde_json::Value;

pub enum Done {
    Played,
    /// Every clause that forbids it.
    Refused(Vec<Reason>),
    /// What was typed is no action of the game.
    NotAnAction(String),
    /// The dice were not given.
    Left,
}

impl Session<'_> {
    /// Takes an action if the rules allow it, saves it and tells what came of it.
    pub(super) fn carry_out(
        &mut self,
        seat: Seat,
        action: &Value,
        out: Out<'_>,
        input: In<'_>,
    ) -> Result<Done, Failure> {
        let rolls = self.the_match.header().seed.is_some();
        let mut throws = Vec::new();
        loop {
            let dice = if rolls { DiceFrom::Seed } else { DiceFrom::Table(&throws) };
            match self.the_match.play(seat, action, dice) {
                Ok(()) => break,
                Err(Denied::Refused { refusal, .. }) => return Ok(Done::Refused(refusal.reasons)),
                Err(Denied::NotAnAction(why)) => return Ok(Done::NotAnAction(why)),
                Err(Denied::Dice(DiceFault::Missing { sides, .. })) => {
                    match self.roll_real_dice(seat, sides, out, input)? {
                        Some(throw) => throws.push(throw),
                        None => return Ok(Done::Left),
                    }
                }
                Err(error @ Denied::Dice(_)) => {
                    self.answer(&error.to_string(), out)?;
                    throws.clear();
                }
                Err(error) => return Err(Failure::usage(error.to_string())),
            }
        }
        if let Some(line) = self.the_match.last_line() {
            self.save.append(&line, &self.words)?;
        }
        self.tell(seat, out)?;
        Ok(Done::Played)
    }

    /// What the players rolled; nothing at the end of the input.
    fn roll_real_dice(&self, seat: Seat, sides: u8, out: Out<'_>, input: In<'_>) -> Result<Option<Throw>, Failure> {
        loop {
            if self.json {
                self.emit(&Event::Roll { seat: &seat_id(&self.about, seat), sides }, out)?;
            } else {
                let text = Text::new("cli-roll").name("seat", seat_name(&self.words, &self.about, seat));
                write!(out, "{} ", self.words.say(&text.number("sides", sides)))?;
                out.flush()?;
            }
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 || commands::parse(&line) == Command::Quit {
                return Ok(None);
            }
            let faces: Result<Vec<u8>, _> =
                line.split([' ', ',', '\t']).map(str::trim).filter(|f| !f.is_empty()).map(str::parse).collect();
            match faces {
                Ok(faces) if !faces.is_empty() && faces.iter().all(|f| (1..=sides).contains(f)) => {
                    return Ok(Some(Throw { sides, faces }));
                }
                _ => self.answer_with(&Text::new("cli-not-a-face").number("sides", sides), out)?,
            }
        }
    }

    /// What has happened last, as far as those at this keyboard may know it.
    fn tell(&mut self, seat: Seat, out: Out<'_>) -> Result<(), Failure> {
        let number = self.the_match.history().len();
        // It has just been added.
        let Some(PastStep { notes, dice, .. }) = self.the_match.history().get(number - 1) else { return Ok(()) };
        let viewer = self.viewer(seat);
        let said: Vec<String> =
            notes.iter().filter(|n| n.may_be_read_by(viewer)).map(|n| self.words.say(&n.text)).collect();
        let thrown: Vec<String> = dice.iter().map(ToString::to_string).collect();
        if let Some(place) = place_of(&notes) {
            self.focus = Some(place);
        }
        self.stale |= self.is_machine(seat) || !dice.is_empty();
        if self.json {
            let seat = seat_id(&self.about, seat);
            return self.emit(&Event::Step { step: number, seat: &seat, dice: thrown, notes: said }, out);
        }
        self.write_step(seat, &thrown, &said, out)
    }

    pub(super) fn write_step(
        &self,
        seat: Seat,
        dice: &[String],
        notes: &[String],
        out: Out<'_>,
    ) -> Result<(), Failure> {
        if dice.is_empty() && notes.is_empty() {
            return Ok(());
        }
        let name = style::of_seat(seat).apply_to(seat_name(&self.words, &self.about, seat));
        let dice = if dice.is_empty() { String::new() } else { format!("[{}] ", style::typed(dice.join(" "))) };
        Ok(writeln!(out, "{name}: {dice}{}", notes.join(" "))?)
    }

    /// Whose notes may be shown: those of the seat played here if it is only one, otherwise those of whoever acts, or
    /// what everybody may read.
    fn viewer(&self, acting: Seat) -> Viewer {
        let mut here = (0..self.players.len() as u8).map(Seat).filter(|&seat| !self.is_machine(seat));
        match (here.next(), here.next()) {
            (Some(only), None) => Viewer::Seat(only),
            (Some(_), Some(_)) if !self.is_machine(acting) => Viewer::Seat(acting),
            _ => Viewer::Spectator,
        }
    }

    pub(super) fn undo(&mut self, seat: Seat, out: Out<'_>) -> Result<Flow, Failure> {
        // Somebody else at this keyboard may have acted last.
        let last = self.the_match.last_to_act().filter(|&seat| !self.is_machine(seat));
        let seat = last.unwrap_or(seat);
        match self.the_match.take_back(seat) {
            Ok(()) => {}
            Err(error) => {
                let key = match error {
                    UndoError::Nothing => "cli-undo-nothing",
                    UndoError::BuiltUpon => "cli-undo-built-upon",
                };
                self.answer_with(&Text::new(key), out)?;
                return Ok(Flow::Stay);
            }
        }
        self.save = Save::begin(self.save.path(), &self.the_match.whole_record(), &self.words)?;
        self.stale = true;
        if self.json {
            self.emit(&Event::Undone { steps: self.the_match.history().len() }, out)?;
        } else {
            writeln!(out, "{}", self.words.word("cli-undone"))?;
        }
        Ok(Flow::Moved)
    }
}
