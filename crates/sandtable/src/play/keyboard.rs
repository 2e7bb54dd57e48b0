//! What somebody at the keyboard is asked, and what they answer.

use super::choices::{Choices, Listed, Meant};
use super::commands::{self, Command};
use super::events::{ChoiceEvent, Event};
use super::session::{Flow, In, Out, Session};
use super::steps::Done;
use super::{briefing, inspect, panels, refusals};
use crate::failure::Failure;
use crate::map::{Map, find_place};
use crate::open::{named, seat_id, seat_name};
use crate::page;
use crate::style;
use any_game::{Answer, Question};
use kernel::scene::{Inspection, Scene, Spot};
use kernel::{Briefing, Reason, Seat, Text, Viewer};
use serde_json::Value;

impl Session<'_> {
    /// Asks until something has happened.
    pub(super) fn ask(&mut self, seat: Seat, out: Out<'_>, input: In<'_>) -> Result<Flow, Failure> {
        self.save.settle(&self.words)?;
        let scene = self.scene(seat);
        let mut choices = Choices::of(&scene, &self.words);
        self.show_prompt(seat, &scene, &choices, out)?;
        loop {
            if !self.json {
                let name = seat_id(&self.about, seat);
                write!(out, "{}> ", style::of_seat(seat).apply_to(name))?;
            }
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                if !self.json {
                    writeln!(out)?;
                }
                return Ok(Flow::Quit);
            }
            match self.obey(commands::parse(&line), seat, &scene, &mut choices, out, input)? {
                Flow::Stay => {}
                other => return Ok(other),
            }
        }
    }

    fn show_prompt(&mut self, seat: Seat, scene: &Scene, choices: &Choices, out: Out<'_>) -> Result<(), Failure> {
        if self.json {
            let listed = choices.listed.iter().zip(1..).map(|(l, number)| ChoiceEvent {
                number,
                label: &l.label,
                space: l.choice.space.as_deref(),
                piece: l.choice.piece.as_deref(),
                cost: l.choice.cost.as_deref(),
                action: &l.choice.action,
            });
            let event = Event::Prompt {
                seat: &seat_id(&self.about, seat),
                turn: self.words.say(&scene.turn),
                prompt: self.words.say(&scene.prompt),
                choices: listed.collect(),
            };
            return self.emit(&event, out);
        }
        if std::mem::take(&mut self.stale) {
            self.draw_map(scene, None, out)?;
        }
        let phase = scene.phases.get(scene.phase).map(|phase| named(&self.words, "phase", phase));
        let seat_name = style::of_seat(seat).apply_to(seat_name(&self.words, &self.about, seat));
        let turn = style::title(self.words.say(&scene.turn));
        let strip: Vec<String> = [turn].into_iter().chain(phase).chain([seat_name.to_string()]).collect();
        writeln!(out, "\n{}", strip.join(" · "))?;
        // The chances of a fight are shown before one decides.
        let odds: Vec<_> = scene.panels.iter().filter(|p| !p.chances.is_empty()).cloned().collect();
        write!(out, "{}", panels::draw(&odds, &self.words))?;
        writeln!(out, "{}", self.words.say(&scene.prompt))?;
        Ok(write!(out, "{}", choices.draw(&self.words))?)
    }

    fn draw_map(&self, scene: &Scene, place: Option<&str>, out: Out<'_>) -> Result<(), Failure> {
        let (lines, columns) = page::size();
        // Most of the page for the map, the rest for what is said.
        let map = self.map(scene).around(place.or(self.focus.as_deref()), columns, lines * 2 / 3);
        self.answer(&map, out)
    }

    fn map<'m>(&'m self, scene: &'m Scene) -> Map<'m> {
        Map { board: &self.board, scene, about: &self.about, words: &self.words }
    }

    fn obey(
        &mut self,
        command: Command,
        seat: Seat,
        scene: &Scene,
        choices: &mut Choices,
        out: Out<'_>,
        input: In<'_>,
    ) -> Result<Flow, Failure> {
        match command {
            Command::Number(number) => match choices.number(number).cloned() {
                Some(listed) => return self.choose(seat, &listed, out, input),
                None => return self.choose_by_words(&number.to_string(), seat, choices, out, input),
            },
            Command::Words(typed) => return self.choose_by_words(&typed, seat, choices, out, input),
            Command::Action(json) => match serde_json::from_str(&json) {
                Ok(action) => return self.act(seat, &action, out, input),
                Err(error) => self.answer_not_an_action(error.to_string(), out)?,
            },
            Command::Choices => self.answer(&choices.draw(&self.words), out)?,
            Command::Next | Command::Previous => {
                choices.turn_page(command == Command::Next);
                self.answer(&choices.draw(&self.words), out)?;
            }
            Command::Undo => return self.undo(seat, out),
            Command::Map(None) => self.draw_map(scene, None, out)?,
            Command::Map(Some(place)) => match find_place(&self.board, &place) {
                Some(space) => self.draw_map(scene, Some(&space.id), out)?,
                None => self.answer_with(&Text::new("cli-unknown-place").name("place", place), out)?,
            },
            Command::WholeMap => self.answer(&self.map(scene).whole(page::size().1), out)?,
            Command::Log(lines) => self.show_log(seat, lines, out)?,
            Command::Inspect(place) => match find_place(&self.board, &place) {
                Some(space) => {
                    let spot = Spot::Space(space.id.clone());
                    let more = self.inspect(seat, spot);
                    self.answer(&inspect::inspect(&self.map(scene), space, &more), out)?;
                }
                None => self.answer_with(&Text::new("cli-unknown-place").name("place", place), out)?,
            },
            Command::Status => self.answer(&panels::draw(&scene.panels, &self.words), out)?,
            Command::Briefing => self.brief(seat, out)?,
            Command::Rule(id) => self.show_rule(&id, out)?,
            Command::Auto(decisions) => {
                self.auto = decisions;
                return Ok(if decisions == 0 { Flow::Stay } else { Flow::Moved });
            }
            Command::Help => self.answer(&self.words.word("cli-help"), out)?,
            Command::Quit => return Ok(Flow::Quit),
        }
        Ok(Flow::Stay)
    }

    fn choose(&mut self, seat: Seat, listed: &Listed, out: Out<'_>, input: In<'_>) -> Result<Flow, Failure> {
        let flow = self.act(seat, &listed.choice.action, out, input)?;
        if let (Flow::Moved, Some(at)) = (&flow, &listed.at) {
            self.focus = Some(at.clone());
        }
        Ok(flow)
    }

    fn choose_by_words(
        &mut self,
        typed: &str,
        seat: Seat,
        choices: &Choices,
        out: Out<'_>,
        input: In<'_>,
    ) -> Result<Flow, Failure> {
        match choices.find(&self.board, typed) {
            Meant::One(index) => return self.choose(seat, &choices.listed[index], out, input),
            Meant::Several(indices) => self.answer(&choices.draw_some(&indices), out)?,
            Meant::Nothing => match self.spot(seat, typed) {
                Some(spot) => match self.why_not(seat, &spot) {
                    Some(reasons) => self.refuse(&reasons, out)?,
                    None => {
                        let (Spot::Space(name) | Spot::Piece(name)) = spot;
                        self.answer_with(&Text::new("cli-nothing-there").name("place", name), out)?;
                    }
                },
                None => self.answer_with(&Text::new("cli-not-understood").name("typed", typed.to_owned()), out)?,
            },
        }
        Ok(Flow::Stay)
    }

    /// The place or piece that was typed.
    fn spot(&self, seat: Seat, typed: &str) -> Option<Spot> {
        let place = find_place(&self.board, typed).map(|space| Spot::Space(space.id.clone()));
        place.or_else(|| {
            let scene = self.the_match.scene(Viewer::Seat(seat));
            let piece = scene.pieces.into_iter().find(|p| p.id.eq_ignore_ascii_case(typed));
            piece.map(|p| Spot::Piece(p.id))
        })
    }

    fn brief(&self, seat: Seat, out: Out<'_>) -> Result<(), Failure> {
        let answer = self.the_match.answer(Viewer::Seat(seat), &Question::Briefing);
        match answer {
            Ok(Answer::Briefing(briefing)) if briefing != Briefing::default() => {
                let draw = briefing::Draw { about: &self.about, board: &self.board, words: &self.words };
                self.answer(&draw.briefing(&briefing), out)
            }
            _ => self.answer_with(&briefing::none(), out),
        }
    }

    fn inspect(&self, seat: Seat, spot: Spot) -> Inspection {
        match self.the_match.answer(Viewer::Seat(seat), &Question::Inspect(spot)) {
            Ok(Answer::Inspect(more)) => more,
            _ => Inspection::default(),
        }
    }

    /// What forbids what was most likely meant by pointing there.
    fn why_not(&self, seat: Seat, spot: &Spot) -> Option<Vec<Reason>> {
        match self.the_match.answer(Viewer::Seat(seat), &Question::WhyNot(spot.clone())) {
            Ok(Answer::WhyNot(refused)) => refused.into_iter().next().map(|refused| refused.reasons),
            _ => None,
        }
    }

    pub(super) fn refuse(&self, reasons: &[Reason], out: Out<'_>) -> Result<(), Failure> {
        let reasons = refusals::objections(reasons, &self.words);
        if self.json {
            return self.emit(&Event::Refused { reasons }, out);
        }
        writeln!(out, "{}", style::bad(self.words.word("cli-refused")))?;
        Ok(write!(out, "{}", refusals::draw(&reasons))?)
    }

    /// Takes an action of somebody at the keyboard.
    fn act(&mut self, seat: Seat, action: &Value, out: Out<'_>, input: In<'_>) -> Result<Flow, Failure> {
        match self.carry_out(seat, action, out, input)? {
            Done::Refused(reasons) => self.refuse(&reasons, out).map(|()| Flow::Stay),
            Done::NotAnAction(why) => self.answer_not_an_action(why, out).map(|()| Flow::Stay),
            Done::Left => Ok(Flow::Quit),
            Done::Played => Ok(Flow::Moved),
        }
    }

    fn answer_not_an_action(&self, why: String, out: Out<'_>) -> Result<(), Failure> {
        self.answer_with(&Text::new("cli-not-an-action").name("why", why), out)
    }

    fn show_log(&self, seat: Seat, lines: usize, out: Out<'_>) -> Result<(), Failure> {
        let mut text = Vec::new();
        let history = self.the_match.history();
        for step in history.some(history.len().saturating_sub(lines), lines) {
            let readable = step.notes.iter().filter(|n| n.may_be_read_by(Viewer::Seat(seat)));
            let said: Vec<String> = readable.map(|n| self.words.say(&n.text)).collect();
            let thrown: Vec<String> = step.dice.iter().map(ToString::to_string).collect();
            // Every step of a match that is played here is somebody's.
            let by = step.seat.unwrap_or(seat);
            self.write_step(by, &thrown, &said, &mut text)?;
        }
        if text.is_empty() {
            return self.answer(&self.words.word("cli-log-empty"), out);
        }
        self.answer(&String::from_utf8_lossy(&text), out)
    }

    fn show_rule(&self, wanted: &str, out: Out<'_>) -> Result<(), Failure> {
        let Some(found) = crate::rules::find(self.clauses, wanted) else {
            return self.answer_with(&Text::new("cli-no-such-clause").name("clause", wanted.to_owned()), out);
        };
        let mut text = String::new();
        for clause in found {
            let title = self.words.word(&clause.key());
            text.push_str(&format!("{}  {}\n", style::clause(&clause.id), style::title(title)));
            let says = self.words.attribute(&clause.key(), "text").unwrap_or_default();
            text.push_str(&page::indented(&says, 2));
        }
        self.answer(&text, out)
    }
}
