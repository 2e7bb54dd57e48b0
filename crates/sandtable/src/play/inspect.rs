//! All that can be said about a place on the board.

use crate::columns::Columns;
use crate::map::{Map, mark};
use crate::open::named;
use crate::style;
use kernel::Text;
use kernel::scene::{Inspection, Piece, Space};
use std::collections::BTreeSet;

pub fn inspect(map: &Map<'_>, space: &Space, more: &Inspection) -> String {
    let words = map.words;
    let labels = map.board.labels.iter().filter(|l| l.at == space.id).map(|l| l.text.as_str());
    let names: Vec<&str> = std::iter::once(space.id.as_str()).chain(labels).collect();
    let mut text = format!("{}  {}\n", style::title(names.join(" ")), named(words, "terrain", &space.kind));
    for fact in &space.facts {
        text.push_str(&format!("  {}\n", words.say(fact)));
    }
    for line in &map.board.lines {
        let others: BTreeSet<&str> = line
            .between
            .iter()
            .filter_map(|(a, b)| if *a == space.id { Some(b.as_str()) } else { (*b == space.id).then_some(a.as_str()) })
            .collect();
        if !others.is_empty() {
            let kind = line.name.clone().unwrap_or_else(|| named(words, "line", &line.kind));
            let key = if line.along_side { "cli-map-side" } else { "cli-map-track" };
            let said = Text::new(key).name("line", kind).names("places", others.into_iter().map(str::to_owned));
            text.push_str(&format!("  {}\n", words.say(&said)));
        }
    }
    let marks: Vec<String> = map
        .scene
        .marks
        .iter()
        .filter(|m| m.spaces.contains(&space.id))
        .map(|m| named(words, "mark", &m.kind))
        .collect();
    if !marks.is_empty() {
        text.push_str(&format!("  {}\n", marks.join(", ")));
    }
    for row in &more.rows {
        let clause = row.clause.as_ref().map(style::clause).unwrap_or_default();
        text.push_str(&format!("  {}  {}  {clause}\n", words.say(&row.text), row.value));
    }
    let name = |piece: &Piece| match piece.count {
        Some(_) => map.piece_name(piece),
        None => format!("{} {}", mark(piece.seat), piece.id),
    };
    let mut columns = Columns::new(2);
    for piece in map.scene.pieces.iter().filter(|p| p.at == space.id) {
        let markers: Vec<String> = piece.markers.iter().map(|m| named(words, "marker", m)).collect();
        columns.row([
            style::of_seat(piece.seat).apply_to(name(piece)).to_string(),
            named(words, "nation", &piece.nation),
            named(words, "symbol", &piece.symbol),
            piece.factors.clone(),
            format!("{}/{}", piece.steps.0, piece.steps.1),
            markers.join(", "),
        ]);
    }
    let mut pieces = Vec::new();
    // Writing into memory does not fail.
    let _ = columns.write(&mut pieces);
    text.push_str(&String::from_utf8_lossy(&pieces));
    text
}
