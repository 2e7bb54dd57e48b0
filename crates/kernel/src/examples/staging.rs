//! Carrying an example out: the rules judge every step, and what it says must be true afterwards is looked at.

use super::corner::{self, Window};
use super::facts::Seen;
use super::told::Told;
use super::{Deed, Example, InFile, Said, Sketches, Step};
use crate::dice::Shown;
use crate::scene::{Board, Explanation, Scene};
use crate::{About, Game, Note, Play, Problem, Reason, Refusal, Seat, Text, Throw, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeSet;

/// An example that holds, as it is shown: the corner of the board, and how it looks after each step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Staged {
    pub board: Board,
    /// The part of it that is looked at.
    pub window: Window,
    /// How it looks before the first step.
    pub scene: Scene,
    pub steps: Vec<StagedStep>,
    /// Every die that falls in it.
    #[serde(skip)]
    pub dice: Vec<Throw>,
    /// The seats that act in it, the first one first.
    pub acting: Vec<Seat>,
    /// The seats that have a part in the scenario.
    pub seats: Vec<Seat>,
}

/// How a step stands to the rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stand {
    /// Nothing is done; something is to be seen.
    Look,
    /// It is allowed and done.
    Done,
    /// It is allowed, and not done.
    Allowed,
    Refused,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StagedStep {
    pub stand: Stand,
    /// Whose step it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The action as it is sent in a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
    /// How the action reads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Text>,
    #[serde(default, skip_serializing_if = "Said::is_empty")]
    pub say: Said,
    /// Every clause that forbids it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Reason>,
    /// The spaces it passes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// The spaces the action names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spaces: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Throw>,
    /// What the log tells of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Text>,
    /// How it looks afterwards, where something has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scene: Option<Box<Scene>>,
}

/// The position of an example.
pub fn place<G: Game>(
    rules: &G,
    sketches: &dyn Sketches<G>,
    example: &Example,
) -> Result<(G::Position, G::State), Vec<Problem>> {
    let here = example.sketch.as_ref().map_or(&example.place, |sketch| &sketch.place);
    let in_file = |problems: Vec<Problem>| {
        let located = |problem: Problem| {
            let line = here.line + problem.line.map_or(0, |line| line.saturating_sub(1));
            Problem { file: Some(here.file.clone()), line: Some(line), ..problem }
        };
        problems.into_iter().map(located).collect::<Vec<_>>()
    };
    let position = match &example.sketch {
        Some(sketch) => sketches.position(rules, &sketch.text).map_err(in_file)?,
        None => rules.start(),
    };
    let state = rules.place(&position).map_err(in_file)?;
    Ok((position, state))
}

/// Carries an example out; everything that is not as it says.
pub fn stage<G: Game>(
    rules: &G,
    about: &About,
    sketches: &dyn Sketches<G>,
    example: &Example,
) -> Result<Staged, Vec<Problem>> {
    let (_, state) = place(rules, sketches, example)?;
    let board = rules.board();
    let mut staging = Staging { rules, about, sketches, board: &board, state, dice: Vec::new(), problems: Vec::new() };
    let first = staging.scene_for(staging.seat_of(example.steps.first()));
    let steps: Vec<StagedStep> = example.steps.iter().filter_map(|step| staging.step(step)).collect();
    let Staging { dice, problems, .. } = staging;
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut acting: Vec<Seat> = Vec::new();
    for seat in steps.iter().filter_map(|step| step.seat) {
        if !acting.contains(&seat) {
            acting.push(seat);
        }
    }
    let seats = rules.seats().iter().collect();
    let window = Window { x: 0, y: 0, width: 0, height: 0 };
    Ok(shown(Staged { board, window, scene: first, steps, dice, acting, seats }, example))
}

/// Cuts everything to the corner that the example is about.
fn shown(mut staged: Staged, example: &Example) -> Staged {
    let later = staged.steps.iter().filter_map(|step| step.scene.as_deref());
    let scenes: Vec<Scene> = std::iter::once(&staged.scene).chain(later).cloned().collect();
    let mut spaces: BTreeSet<String> = example.corner.iter().cloned().collect();
    if spaces.is_empty() {
        spaces.extend(scenes.iter().flat_map(|scene| &scene.pieces).map(|piece| piece.at.clone()));
        spaces.extend(staged.steps.iter().flat_map(|step| step.path.iter().chain(&step.spaces)).cloned());
    }
    let (board, window) = corner::cut(staged.board, &spaces, &scenes);
    corner::trim(&mut staged.scene, &board);
    for step in &mut staged.steps {
        step.scene.iter_mut().for_each(|scene| corner::trim(scene, &board));
    }
    Staged { board, window, ..staged }
}

/// An example being carried out.
struct Staging<'a, G: Game> {
    rules: &'a G,
    about: &'a About,
    sketches: &'a dyn Sketches<G>,
    board: &'a Board,
    state: G::State,
    dice: Vec<Throw>,
    problems: Vec<Problem>,
}

impl<G: Game> Staging<'_, G> {
    fn seat_of(&self, step: Option<&Step>) -> Option<Seat> {
        let named = step.and_then(|step| step.seat.as_deref());
        let named = named.and_then(|id| self.about.seats.iter().position(|seat| seat.id == id));
        named.map(|seat| Seat(seat as u8)).or_else(|| self.rules.deciders(&self.state).first())
    }

    fn scene_for(&self, seat: Option<Seat>) -> Scene {
        self.rules.scene(&self.state, seat.map_or(Viewer::Spectator, Viewer::Seat))
    }

    fn wrong(&mut self, place: &InFile, what: impl Into<String>) {
        self.problems.push(place.problem(what));
    }

    /// One step; nothing if it is no action of the game.
    fn step(&mut self, step: &Step) -> Option<StagedStep> {
        let seat = self.seat_of(Some(step));
        let mut staged = StagedStep {
            stand: Stand::Look,
            seat: None,
            action: None,
            label: None,
            say: step.say.clone(),
            reasons: Vec::new(),
            path: Vec::new(),
            spaces: step.deed.action().map(|action| self.spaces_of(action)).unwrap_or_default(),
            dice: Vec::new(),
            notes: Vec::new(),
            scene: None,
        };
        let Some(written) = step.deed.action() else {
            self.look(step, seat, Came::default());
            return Some(staged);
        };
        let Some(seat) = seat else {
            self.wrong(&step.place, "the game is over: nobody has to decide");
            return None;
        };
        let value = self.resolve(written, true);
        let action: G::Action = match serde_json::from_value(value.clone()) {
            Ok(action) => action,
            Err(error) => {
                self.wrong(&step.place, format!("this is not an action of the game: {error} (read as {value})"));
                return None;
            }
        };
        staged.seat = Some(seat);
        staged.label = Some(self.rules.describe(&self.state, &action));
        staged.action = serde_json::to_value(&action).ok();
        let judged = self.rules.check(&self.state, seat, &action);
        match (&step.deed, judged) {
            (Deed::Not { by, .. }, Err(refusal)) => {
                self.refused(step, by, &refusal);
                staged.stand = Stand::Refused;
                staged.reasons = refusal.reasons;
                self.look(step, Some(seat), Came::default());
            }
            (Deed::Not { by, .. }, Ok(())) => {
                self.wrong(&step.place, format!("expected to be refused by {}, but it is allowed", by.join(", ")));
            }
            (_, Err(refusal)) => {
                let why: Vec<String> = refusal.reasons.iter().map(told_reason).collect();
                self.wrong(&step.place, format!("expected to be allowed, but it is refused: {}", why.join("; ")));
            }
            (Deed::Do { dice, .. }, Ok(())) => self.done(step, seat, &action, dice, &mut staged),
            (Deed::May { .. } | Deed::Look, Ok(())) => {
                let came = self.announced(seat, &action);
                staged.stand = Stand::Allowed;
                staged.path.clone_from(&came.explanation.path);
                self.listed(step, seat, &action);
                self.look(step, Some(seat), came);
            }
        }
        Some(staged)
    }

    fn refused(&mut self, step: &Step, by: &[String], refusal: &Refusal) {
        for clause in by.iter().filter(|clause| !refusal.cites(clause)) {
            let found: Vec<String> = refusal.reasons.iter().map(told_reason).collect();
            self.wrong(&step.place, format!("expected to be refused by {clause}, found {}", found.join("; ")));
        }
    }

    /// What is allowed is offered too, where a game lists everything.
    fn listed(&mut self, step: &Step, seat: Seat, action: &G::Action) {
        let mut list = Vec::new();
        self.rules.actions(&self.state, seat, &mut list);
        if self.rules.lists_everything() && !list.contains(action) {
            self.wrong(&step.place, "it is allowed, but not in the list of what can be done");
        }
    }

    /// What an action is said to come to before it is taken.
    fn announced(&self, seat: Seat, action: &G::Action) -> Came {
        let scene = self.rules.scene(&self.state, Viewer::Seat(seat));
        let value = serde_json::to_value(action).unwrap_or_default();
        let cost = scene.choices.into_iter().find(|choice| choice.action == value).and_then(|choice| choice.cost);
        Came { explanation: self.rules.explain(&self.state, seat, action), cost, notes: Vec::new() }
    }

    fn done(&mut self, step: &Step, seat: Seat, action: &G::Action, faces: &[u8], staged: &mut StagedStep) {
        self.listed(step, seat, action);
        let mut came = self.announced(seat, action);
        let mut dice = Shown::new(Told::new(faces));
        self.rules.apply(&mut self.state, seat, action, &mut Play::logged(&mut dice, &mut came.notes));
        if let Some(fault) = dice.source.fault() {
            self.wrong(&step.place, fault);
        }
        self.dice.extend(dice.throws.iter().cloned());
        staged.stand = Stand::Done;
        staged.dice = dice.throws;
        staged.path.clone_from(&came.explanation.path);
        let may_read = |note: &&Note| note.may_be_read_by(Viewer::Seat(seat));
        staged.notes = came.notes.iter().filter(may_read).map(|note| note.text.clone()).collect();
        staged.scene = Some(Box::new(self.scene_for(Some(seat))));
        self.look(step, Some(seat), came);
    }

    /// Whether everything is as the step says.
    fn look(&mut self, step: &Step, seat: Option<Seat>, came: Came) {
        let scene = self.scene_for(seat);
        let seen = Seen {
            about: self.about,
            board: self.board,
            scene: &scene,
            notes: &came.notes,
            explanation: Some(&came.explanation),
            cost: came.cost.as_deref(),
            deciders: self.rules.deciders(&self.state),
            piece: &|name| self.sketches.piece(self.rules, &self.state, name),
        };
        let faults = seen.faults(&step.holds);
        self.problems.extend(faults.into_iter().map(|fault| step.place.problem(fault)));
    }

    /// An action in the game's own JSON, in which names may stand for units. What names the action itself is no name.
    fn resolve(&self, written: &Value, is_verb: bool) -> Value {
        match written {
            Value::String(name) if !is_verb => {
                self.sketches.named(self.rules, &self.state, name).unwrap_or_else(|| written.clone())
            }
            Value::Object(parts) => {
                parts.iter().map(|(name, part)| (name.clone(), self.resolve(part, false))).collect()
            }
            Value::Array(parts) => parts.iter().map(|part| self.resolve(part, false)).collect(),
            _ => written.clone(),
        }
    }

    /// The spaces of the board that an action names as it is written.
    fn spaces_of(&self, written: &Value) -> Vec<String> {
        let names = match written {
            Value::String(name) => vec![name.clone()],
            Value::Number(number) => vec![number.to_string(), format!("{:0>4}", number.to_string())],
            Value::Object(parts) => return parts.values().flat_map(|part| self.spaces_of(part)).collect(),
            Value::Array(parts) => return parts.iter().flat_map(|part| self.spaces_of(part)).collect(),
            _ => Vec::new(),
        };
        // Where a board has several maps, a letter before the number says which one.
        let number = |id: &str| id.trim_start_matches(|c: char| c.is_ascii_lowercase()).to_owned();
        let is = |id: &str, name: &String| id == name || written.is_number() && number(id) == *name;
        let known = |name: &String| self.board.spaces.iter().find(|space| is(&space.id, name));
        names.iter().find_map(known).map(|space| space.id.clone()).into_iter().collect()
    }
}

/// What is known of a step besides how it looks afterwards.
#[derive(Default)]
struct Came {
    explanation: Explanation,
    cost: Option<String>,
    notes: Vec<Note>,
}

fn told_reason(reason: &Reason) -> String {
    format!("{} ({})", reason.clause, reason.facts.key)
}
