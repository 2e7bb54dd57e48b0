//! The difference between two scenes.

use crate::wire::{ClosingChange, MarkChange, SceneChange};
use kernel::Scene;
use kernel::scene::{Mark, Piece};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

impl SceneChange {
    /// What has to be told for `old` to become `new`; nothing if it cannot be told as a difference.
    pub fn between(old: &Scene, new: &Scene) -> Option<SceneChange> {
        if old.phases != new.phases || (old.outcome.is_some() && new.outcome.is_none()) {
            return None;
        }
        Some(SceneChange {
            turn: differs(&old.turn, &new.turn),
            phase: differs(&old.phase, &new.phase),
            deciding: differs(&old.deciding, &new.deciding),
            prompt: differs(&old.prompt, &new.prompt),
            pieces: changed_pieces(&old.pieces, &new.pieces),
            pieces_gone: gone_pieces(&old.pieces, &new.pieces),
            marks: changed_marks(&old.marks, &new.marks),
            panels: differs(&old.panels, &new.panels),
            sketch: differs(&old.sketch, &new.sketch),
            choices: differs(&old.choices, &new.choices),
            closing: differs(&old.closing, &new.closing).map(|now| ClosingChange { now }),
            outcome: if old.outcome == new.outcome { None } else { new.outcome.clone() },
        })
    }

    /// What a client does with it. Marks are sets and new pieces come last, so the result is `new` but for their order.
    pub fn apply(&self, scene: &mut Scene) {
        set(&mut scene.turn, &self.turn);
        set(&mut scene.phase, &self.phase);
        set(&mut scene.deciding, &self.deciding);
        set(&mut scene.prompt, &self.prompt);
        set(&mut scene.panels, &self.panels);
        set(&mut scene.sketch, &self.sketch);
        set(&mut scene.choices, &self.choices);
        if let Some(ClosingChange { now }) = &self.closing {
            scene.closing.clone_from(now);
        }
        if self.outcome.is_some() {
            scene.outcome.clone_from(&self.outcome);
        }
        scene.pieces.retain(|p| !self.pieces_gone.contains(&p.id));
        for piece in &self.pieces {
            match scene.pieces.iter_mut().find(|p| p.id == piece.id) {
                Some(old) => old.clone_from(piece),
                None => scene.pieces.push(piece.clone()),
            }
        }
        for change in &self.marks {
            apply_mark(change, &mut scene.marks);
        }
    }
}

fn differs<T: PartialEq + Clone>(old: &T, new: &T) -> Option<T> {
    (old != new).then(|| new.clone())
}

fn set<T: Clone>(field: &mut T, new: &Option<T>) {
    if let Some(new) = new {
        field.clone_from(new);
    }
}

fn changed_pieces(old: &[Piece], new: &[Piece]) -> Vec<Piece> {
    let before: HashMap<&str, &Piece> = old.iter().map(|p| (p.id.as_str(), p)).collect();
    new.iter().filter(|p| before.get(p.id.as_str()) != Some(p)).cloned().collect()
}

fn gone_pieces(old: &[Piece], new: &[Piece]) -> Vec<String> {
    let now: HashSet<&str> = new.iter().map(|p| p.id.as_str()).collect();
    old.iter().filter(|p| !now.contains(p.id.as_str())).map(|p| p.id.clone()).collect()
}

/// Marks of a kind are one set, however many lists they come in.
fn by_kind(marks: &[Mark]) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut kinds: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for mark in marks {
        kinds.entry(&mark.kind).or_default().extend(mark.spaces.iter().map(String::as_str));
    }
    kinds
}

fn changed_marks(old: &[Mark], new: &[Mark]) -> Vec<MarkChange> {
    if old == new {
        return Vec::new();
    }
    let (old, new) = (by_kind(old), by_kind(new));
    let none = BTreeSet::new();
    let kinds: BTreeSet<&str> = old.keys().chain(new.keys()).copied().collect();
    let change = |kind: &str| {
        let (old, new) = (old.get(kind).unwrap_or(&none), new.get(kind).unwrap_or(&none));
        let owned = |spaces: Vec<&&str>| spaces.into_iter().map(|s| (*s).to_owned()).collect();
        let gained = Mark { kind: kind.to_owned(), spaces: owned(new.difference(old).collect()) };
        MarkChange { gained, lost: owned(old.difference(new).collect()) }
    };
    kinds.into_iter().map(change).filter(|c| !(c.gained.spaces.is_empty() && c.lost.is_empty())).collect()
}

fn apply_mark(change: &MarkChange, marks: &mut Vec<Mark>) {
    for mark in marks.iter_mut().filter(|m| m.kind == change.gained.kind) {
        mark.spaces.retain(|s| !change.lost.contains(s));
    }
    match marks.iter_mut().find(|m| m.kind == change.gained.kind) {
        Some(mark) => mark.spaces.extend(change.gained.spaces.iter().cloned()),
        None => marks.push(change.gained.clone()),
    }
}
