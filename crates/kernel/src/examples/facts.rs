//! Whether what an example says is true, as far as a player can see it.

use super::Facts;
use crate::scene::{Board, Explanation, Piece, Scene};
use crate::{About, Arg, Note, SeatSet, Text};
use std::collections::BTreeSet;

/// What a step has come to.
pub(super) struct Seen<'a> {
    pub about: &'a About,
    pub board: &'a Board,
    pub scene: &'a Scene,
    pub notes: &'a [Note],
    pub explanation: Option<&'a Explanation>,
    /// What the choice said it would cost.
    pub cost: Option<&'a str>,
    pub deciders: SeatSet,
    /// The piece a name stands for, if the game knows it by that name.
    pub piece: &'a dyn Fn(&str) -> Option<String>,
}

impl Seen<'_> {
    /// Everything that is not as it was said.
    pub fn faults(&self, holds: &Facts) -> Vec<String> {
        let mut faults = Vec::new();
        faults.extend(holds.then.iter().filter_map(|(name, wanted)| self.piece_fault(name, wanted)));
        for (kind, spaces) in &holds.marks {
            faults.extend(spaces.iter().filter_map(|space| self.mark_fault(kind, space)));
        }
        faults.extend(holds.shows.iter().filter_map(|(key, value)| self.row_fault(key, value)));
        faults.extend(holds.tells.iter().filter_map(|wanted| self.note_fault(wanted)));
        if let Some(wanted) = holds.costs.as_deref().filter(|wanted| Some(*wanted) != self.cost) {
            faults.push(format!("expected the cost {wanted}, found {}", self.cost.unwrap_or("none")));
        }
        faults.extend(holds.decides.as_deref().and_then(|wanted| self.decider_fault(wanted)));
        faults
    }

    /// A piece goes by its id, by what is printed on it, by the game's name for it, or by its nation and kind.
    fn pieces(&self, name: &str) -> Vec<&Piece> {
        let known = (self.piece)(name);
        let is = |piece: &&Piece| {
            let kind = || format!("{} {}", piece.nation, piece.symbol);
            piece.id == name
                || known.as_deref() == Some(piece.id.as_str())
                || piece.name.as_deref() == Some(name)
                || kind() == name
        };
        self.scene.pieces.iter().filter(is).collect()
    }

    fn piece_fault(&self, name: &str, wanted: &str) -> Option<String> {
        let on_board: BTreeSet<&str> = self.board.spaces.iter().map(|space| space.id.as_str()).collect();
        let boxes: BTreeSet<&str> = self.board.trays.iter().map(|tray| tray.id.as_str()).collect();
        let mut pieces = self.pieces(name);
        let found = describe(&pieces);
        if wanted == "gone" {
            let stands = pieces.iter().any(|piece| on_board.contains(piece.at.as_str()));
            return stands.then(|| format!("expected {name} to be gone, found {found}"));
        }
        let is_place = |word: &str| {
            on_board.contains(word) || boxes.contains(word) || self.scene.pieces.iter().any(|p| p.at == word)
        };
        for word in wanted.split_whitespace() {
            if is_place(word) {
                pieces.retain(|piece| piece.at == word);
            }
        }
        let count: u32 = pieces.iter().map(|piece| u32::from(piece.count.unwrap_or(1))).sum();
        let holds = |word: &str| match word.strip_prefix('x').and_then(|n| n.parse::<u32>().ok()) {
            Some(wanted) => count == wanted,
            None => pieces.iter().any(|piece| is_place(word) || has(piece, word)),
        };
        let fault = || format!("expected {name} to be {wanted}, found {found}");
        (!wanted.split_whitespace().all(holds)).then(fault)
    }

    fn mark_fault(&self, kind: &str, space: &str) -> Option<String> {
        let (space, wanted) = space.strip_prefix('!').map_or((space, true), |space| (space, false));
        let of_kind = self.scene.marks.iter().filter(|mark| mark.kind == kind);
        let found = of_kind.flat_map(|mark| &mark.spaces).any(|s| s == space);
        let not = if wanted { "" } else { "not " };
        (found != wanted).then(|| format!("expected {space} {not}to be marked {kind}"))
    }

    fn row_fault(&self, key: &str, wanted: &str) -> Option<String> {
        let fight = self.explanation.and_then(|e| e.fight.as_deref());
        let panels = self.scene.panels.iter().chain(fight).flat_map(|panel| &panel.rows);
        let rows: Vec<_> = panels.chain(self.explanation.iter().flat_map(|e| &e.rows)).collect();
        let values: Vec<&str> = rows.iter().filter(|row| row.text.key == key).map(|row| row.value.as_str()).collect();
        let keys = || rows.iter().map(|row| row.text.key.as_ref()).collect::<Vec<_>>().join(", ");
        let found = || if values.is_empty() { format!("no such row among {}", keys()) } else { values.join(", ") };
        (!values.contains(&wanted)).then(|| format!("expected {key} to show {wanted}, found {}", found()))
    }

    fn note_fault(&self, wanted: &str) -> Option<String> {
        let mut words = wanted.split_whitespace();
        let key = words.next().unwrap_or_default();
        let facts: Vec<(&str, &str)> = words.filter_map(|word| word.split_once('=')).collect();
        let told = |note: &&Note| {
            note.text.key == key && facts.iter().all(|(name, value)| fact(&note.text, name).as_deref() == Some(*value))
        };
        let found = || self.notes.iter().map(|note| in_short(&note.text)).collect::<Vec<_>>().join("; ");
        let missing = !self.notes.iter().any(|note| told(&note));
        missing.then(|| format!("expected the log to tell {wanted}, found {}", found()))
    }

    fn decider_fault(&self, wanted: &str) -> Option<String> {
        let deciding: Vec<&str> = self.about.in_play(self.deciders).map(|(_, seat)| seat.id).collect();
        let holds = if wanted == "nobody" { deciding.is_empty() } else { deciding.contains(&wanted) };
        (!holds).then(|| format!("expected {wanted} to decide next, found {}", deciding.join(", ")))
    }
}

/// `2/3` are steps, `=4-2` what is printed, any other word something that lies on the piece.
fn has(piece: &Piece, word: &str) -> bool {
    if let Some(factors) = word.strip_prefix('=') {
        return piece.factors == factors;
    }
    if let Some((now, full)) = word.split_once('/') {
        return now.parse() == Ok(piece.steps.0) && full.parse() == Ok(piece.steps.1);
    }
    piece.markers.iter().any(|marker| marker == word || marker.strip_prefix("marker-") == Some(word))
}

fn describe(pieces: &[&Piece]) -> String {
    let one = |piece: &&Piece| {
        let Piece { at, steps, markers, count, factors, .. } = piece;
        let count = count.map(|n| format!(" x{n}")).unwrap_or_default();
        format!("{at}{count} {}/{} ={factors} {}", steps.0, steps.1, markers.join(" ")).trim().to_owned()
    };
    if pieces.is_empty() { "no such piece".to_owned() } else { pieces.iter().map(one).collect::<Vec<_>>().join("; ") }
}

/// A fact of a text as it is written in an example, without spaces.
fn fact(text: &Text, name: &str) -> Option<String> {
    text.args.iter().find(|(known, _)| known == name).map(|(_, arg)| written(arg))
}

fn written(arg: &Arg) -> String {
    let plain = match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Name(name) => name.to_string(),
        Arg::Word(key) => key.to_string(),
        Arg::Text(text) => match &text.args[..] {
            [(_, only)] => written(only),
            _ => text.key.to_string(),
        },
        Arg::List(list) => list.iter().map(written).collect::<Vec<_>>().join(","),
    };
    plain.replace(' ', "_")
}

fn in_short(text: &Text) -> String {
    let facts = text.args.iter().map(|(name, arg)| format!(" {name}={}", written(arg)));
    format!("{}{}", text.key, facts.collect::<String>())
}
