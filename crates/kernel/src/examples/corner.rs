//! The corner of a board that an example is about: the spaces it speaks of and those around them.

use crate::scene::{Board, Scene, Shape, Space};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The part of a board that is looked at, in the unit of its coordinates.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Window {
    pub x: i32,
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

/// A ring of hexes, which are 100 wide, around those that are spoken of.
const AROUND_HEXES: i32 = 150;

/// How much of the table around a figure is shown, in hundredths of an inch.
const AROUND_FIGURES: i32 = 500;

#[derive(Copy, Clone)]
struct Bounds {
    from: (i32, i32),
    to: (i32, i32),
}

impl Bounds {
    fn of(points: impl IntoIterator<Item = (i32, i32)>) -> Option<Bounds> {
        points.into_iter().fold(None, |bounds: Option<Bounds>, (x, y)| {
            let Bounds { from, to } = bounds.unwrap_or(Bounds { from: (x, y), to: (x, y) });
            Some(Bounds { from: (from.0.min(x), from.1.min(y)), to: (to.0.max(x), to.1.max(y)) })
        })
    }

    fn wider(self, by: i32) -> Bounds {
        Bounds { from: (self.from.0 - by, self.from.1 - by), to: (self.to.0 + by, self.to.1 + by) }
    }

    fn meets(self, other: Bounds) -> bool {
        self.from.0 <= other.to.0 && other.from.0 <= self.to.0 && self.from.1 <= other.to.1 && other.from.1 <= self.to.1
    }

    fn window(self) -> Window {
        let (width, height) = (self.to.0 - self.from.0, self.to.1 - self.from.1);
        Window { x: self.from.0, y: self.from.1, width, height }
    }
}

/// The places of a space: its outline, or its middle.
fn reach_of(space: &Space) -> Option<Bounds> {
    let outline = space.outline.iter().flatten().copied();
    Bounds::of(outline).or_else(|| Bounds::of([(space.x, space.y)]))
}

/// Cuts a board to what has to be seen of these spaces and scenes.
pub(super) fn cut(mut board: Board, spaces: &BTreeSet<String>, scenes: &[Scene]) -> (Board, Window) {
    board.trays.clear();
    let window = match board.shape {
        Shape::Table => return on_table(board, scenes),
        Shape::PointyHexes | Shape::FlatHexes => {
            let middles = board.spaces.iter().filter(|space| spaces.contains(&space.id)).map(|s| (s.x, s.y));
            Bounds::of(middles).map(|bounds| bounds.wider(AROUND_HEXES))
        }
        Shape::Areas => {
            let reaches = board.spaces.iter().filter(|space| spaces.contains(&space.id)).filter_map(reach_of);
            let points = reaches.flat_map(|reach| [reach.from, reach.to]);
            Bounds::of(points).map(|bounds| bounds.wider(40))
        }
    };
    let whole = || Bounds::of(board.spaces.iter().map(|space| (space.x, space.y)));
    let bounds = window.or_else(whole).unwrap_or(Bounds { from: (0, 0), to: (1, 1) });
    board.spaces.retain(|space| reach_of(space).is_some_and(|reach| reach.meets(bounds)));
    let kept: BTreeSet<String> = board.spaces.iter().map(|space| space.id.clone()).collect();
    for line in &mut board.lines {
        line.between.retain(|(a, b)| kept.contains(a) && kept.contains(b));
    }
    board.lines.retain(|line| !line.between.is_empty());
    board.labels.retain(|label| kept.contains(&label.at));
    board.regions.clear();
    (board, bounds.window())
}

/// Of an open table everything stays, but only what is around the figures is looked at.
fn on_table(board: Board, scenes: &[Scene]) -> (Board, Window) {
    let trays: BTreeSet<&str> = board.trays.iter().map(|tray| tray.id.as_str()).collect();
    let on_table = scenes.iter().flat_map(|scene| &scene.pieces).filter(|piece| !trays.contains(piece.at.as_str()));
    let figures = on_table.filter_map(|piece| piece.figure.as_ref()).filter(|figure| (figure.x, figure.y) != (0, 0));
    let points = figures.flat_map(|figure| figure.models.iter().copied().chain([(figure.x, figure.y)]));
    let (wide, deep) = board.extent.unwrap_or((7200, 4800));
    let bounds = Bounds::of(points).map_or(Bounds { from: (0, 0), to: (wide, deep) }, |b| b.wider(AROUND_FIGURES));
    let (from, to) = (bounds.from, bounds.to);
    let kept = Bounds { from: (from.0.max(0), from.1.max(0)), to: (to.0.min(wide), to.1.min(deep)) };
    (board, kept.window())
}

/// Leaves of a scene what can be seen in the corner; what may be done is left out.
pub(super) fn trim(scene: &mut Scene, board: &Board) {
    scene.choices.clear();
    scene.panels.clear();
    scene.closing = None;
    if board.shape == Shape::Table {
        return;
    }
    let kept: BTreeSet<&str> = board.spaces.iter().map(|space| space.id.as_str()).collect();
    scene.pieces.retain(|piece| kept.contains(piece.at.as_str()));
    for mark in &mut scene.marks {
        mark.spaces.retain(|space| kept.contains(space.as_str()));
    }
    scene.marks.retain(|mark| !mark.spaces.is_empty());
}
