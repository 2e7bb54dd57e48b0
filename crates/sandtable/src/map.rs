//! A board drawn in letters. Hexes become bricks: each row (or column) is shifted by half a brick, so that neighbours
//! share a side as they do on the printed map, and rivers run where the bricks meet.

mod canvas;
mod grid;
mod letters;

use crate::open::{key, named, seat_name};
use crate::style;
use canvas::{Canvas, Ink};
use grid::{Brick, Cell, Grid, Rect};
use kernel::scene::{Board, Piece, Scene, Space};
use kernel::{About, Seat, Text, Words};
use letters::{GROUNDS, SIDES, letters};
use std::collections::{BTreeMap, BTreeSet};

/// What is drawn.
#[derive(Debug)]
pub struct Map<'a> {
    pub board: &'a Board,
    pub scene: &'a Scene,
    pub about: &'a About,
    pub words: &'a Words,
}

/// Columns left of the whole board, for the name of each row's first place.
const MARGIN: i32 = 5;

/// The mark of a stack, by seat.
const MARKS: [char; 8] = ['●', '○', '■', '□', '▲', '△', '◆', '◇'];

pub fn mark(seat: Seat) -> char {
    MARKS[usize::from(seat.0) % MARKS.len()]
}

/// A place by its name on the board, or by the name of the town in it.
pub fn find_place<'a>(board: &'a Board, typed: &str) -> Option<&'a Space> {
    let same = |name: &str| {
        // 412 is the place 0412.
        let number = name.parse::<u32>().is_ok_and(|number| typed.parse() == Ok(number));
        number || name.to_lowercase() == typed.to_lowercase()
    };
    let by_id = || board.spaces.iter().find(|s| same(&s.id));
    let by_label = || {
        let label = board.labels.iter().find(|l| same(&l.text) || l.other.as_deref().is_some_and(same))?;
        board.spaces.iter().find(|s| s.id == label.at)
    };
    by_id().or_else(by_label)
}

impl<'a> Map<'a> {
    /// The part of the board around a place, as large as the page allows, with what the letters mean.
    pub fn around(&self, place: Option<&str>, columns: usize, lines: usize) -> String {
        let Some(grid) = Grid::of(self.board) else { return self.list() };
        let brick = Brick { wide: 8, high: if grid.pointy { 3 } else { 4 } };
        let bounds = grid.bounds(brick);
        let wide = (columns as i32).clamp(brick.wide * 3, bounds.right.max(brick.wide * 3) + 1);
        let high = (lines as i32).clamp(brick.high * 3, bounds.bottom.max(brick.high * 3) + 1);
        let middle = place
            .and_then(|place| grid.cells.iter().find(|c| c.space.id == place))
            .or_else(|| self.busiest(&grid))
            .map_or((0, 0), |cell| {
                let rect = grid.rect(cell, brick);
                ((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
            });
        // The window stays on the board, and its corner on that of a brick.
        let left = snap(middle.0 - wide / 2, bounds.right + 1 - wide, brick.wide);
        let top = snap(middle.1 - high / 2, bounds.bottom + 1 - high, brick.high);
        self.draw(&grid, brick, Rect { left, top, right: left + wide, bottom: top + high })
    }

    /// The whole board in bricks of one line, as wide as the page allows, and what stands beside it.
    pub fn whole(&self, columns: usize) -> String {
        let Some(grid) = Grid::of(self.board) else { return self.list() };
        let brick = |wide| Brick { wide, high: if grid.pointy { 1 } else { 2 } };
        let fits = |&wide: &i32| grid.bounds(brick(wide)).right + MARGIN <= columns as i32;
        let brick = brick([4, 3].into_iter().find(fits).unwrap_or(2));
        let bounds = grid.bounds(brick);
        self.draw(&grid, brick, Rect { left: -MARGIN, right: bounds.right + 1, ..bounds }) + &self.boxes()
    }

    /// Where one looks first if nothing has happened: at something that can be done, or at the largest stack.
    fn busiest<'g>(&self, grid: &'g Grid<'a>) -> Option<&'g Cell<'a>> {
        let lit = self.lit();
        let stacks = self.scene.stacks();
        let size = |cell: &&Cell<'_>| {
            let id = cell.space.id.as_str();
            (lit.contains(id), stacks.get(id).map_or(0, Vec::len))
        };
        grid.cells.iter().max_by_key(size)
    }

    /// The places something can be done at.
    fn lit(&self) -> BTreeSet<&'a str> {
        let at: BTreeMap<&str, &str> = self.scene.pieces.iter().map(|p| (p.id.as_str(), p.at.as_str())).collect();
        let spaces = self.scene.choices.iter().filter_map(|choice| {
            let of_piece = || choice.piece.as_deref().and_then(|id| at.get(id).copied());
            choice.space.as_deref().or_else(of_piece)
        });
        spaces.collect()
    }

    fn draw(&self, grid: &Grid<'a>, brick: Brick, window: Rect) -> String {
        let mut canvas = Canvas::new(window.right - window.left, window.bottom - window.top);
        let sides = letters(self.board.lines.iter().filter(|l| l.along_side).map(|l| l.kind.as_str()), SIDES, "#%&!+$");
        let shown = Shown {
            grounds: letters(self.board.spaces.iter().map(|s| s.kind.as_str()), GROUNDS, "abdefgijklnopqrsuvwxyz"),
            stacks: self.scene.stacks(),
            lit: self.lit(),
            tracks: self.tracks(),
            names: self.names(),
        };
        let mut seen = Seen::default();
        let mut rects: BTreeMap<&str, Rect> = BTreeMap::new();
        for cell in &grid.cells {
            let on_board = grid.rect(cell, brick);
            if !on_board.is_inside(window) {
                continue;
            }
            let (left, top) = (on_board.left - window.left, on_board.top - window.top);
            let rect = Rect { left, top, right: left + brick.wide, bottom: top + brick.high };
            rects.insert(&cell.space.id, rect);
            let place = Place { cell, rect, first_of_row: on_board.left < brick.wide };
            self.draw_place(&place, brick, &shown, &mut canvas, &mut seen);
        }
        if brick.is_large() {
            self.draw_sides(&mut canvas, &rects, &sides, &mut seen);
        }
        canvas.draw() + &self.legend(&shown.grounds, &sides, &seen)
    }

    fn draw_place(
        &self,
        place: &Place<'_, 'a>,
        brick: Brick,
        shown: &Shown<'a>,
        canvas: &mut Canvas,
        seen: &mut Seen<'a>,
    ) {
        let (space, Rect { left: x, top: y, .. }) = (place.cell.space, place.rect);
        let id = space.id.as_str();
        let ground = shown.grounds.get(space.kind.as_str()).copied().unwrap_or('?');
        seen.grounds.insert(&space.kind);
        let stack = shown.stacks.get(id).map(Vec::as_slice).unwrap_or_default();
        seen.seats.extend(stack.iter().map(|p| p.seat));
        let is_lit = shown.lit.contains(id);
        if !brick.is_large() {
            small(canvas, x, y, brick, ground, stack, is_lit);
            // Each row begins with the name of its first place.
            if place.first_of_row {
                canvas.write(0, y, id, MARGIN as usize - 1, Ink::Faint);
            }
            return;
        }
        let name = shown.names.get(id).copied();
        seen.labels.extend(name.map(|name| (name, id)));
        canvas.write(x + 1, y + 1, id, 4, if is_lit { Ink::Lit } else { Ink::Faint });
        canvas.put(x + 5, y + 1, ground, Ink::Plain);
        if shown.tracks.contains(id) {
            canvas.put(x + 6, y + 1, '=', Ink::Faint);
            seen.tracks = true;
        }
        if is_lit {
            canvas.put(x + 7, y + 1, '*', Ink::Plain);
            seen.lit = true;
        }
        match stack.first() {
            Some(top) => canvas.write(x + 1, y + 2, &self.stack_text(top, stack), 7, Ink::Of(top.seat)),
            None => canvas.write(x + 1, y + 2, name.unwrap_or_default(), 7, Ink::Plain),
        }
    }

    /// Places that have a name. Figures printed on the map are no names.
    fn names(&self) -> BTreeMap<&'a str, &'a str> {
        let named = self.board.labels.iter().filter(|l| l.text.parse::<i64>().is_err());
        named.map(|l| (l.at.as_str(), l.text.as_str())).collect()
    }

    /// `●3 inf`: whose, how many, and what the top one is.
    fn stack_text(&self, top: &Piece, stack: &[&Piece]) -> String {
        let symbol: String = named(self.words, "symbol", &top.symbol).chars().take(3).collect();
        let mixed = stack.iter().any(|p| p.seat != top.seat);
        format!("{}{}{}{symbol}", mark(top.seat), stack.len(), if mixed { '+' } else { ' ' })
    }

    /// Places joined by lines from middle to middle: railways, roads.
    fn tracks(&self) -> BTreeSet<&'a str> {
        let tracks = self.board.lines.iter().filter(|l| !l.along_side);
        tracks.flat_map(|l| l.between.iter().flat_map(|(a, b)| [a.as_str(), b.as_str()])).collect()
    }

    /// Rivers and the like run where two bricks meet.
    fn draw_sides(
        &self,
        canvas: &mut Canvas,
        rects: &BTreeMap<&str, Rect>,
        letters: &BTreeMap<&'a str, char>,
        seen: &mut Seen<'a>,
    ) {
        let mut lines: Vec<_> = self.board.lines.iter().filter(|l| l.along_side).collect();
        // Where two run along the same side, the one that matters more is seen.
        lines.sort_by_key(|line| (line.kind.contains("fort"), !line.kind.contains("border")));
        for line in lines {
            let letter = letters.get(line.kind.as_str()).copied().unwrap_or('?');
            for (a, b) in &line.between {
                let (Some(&a), Some(&b)) = (rects.get(a.as_str()), rects.get(b.as_str())) else { continue };
                seen.sides.insert(&line.kind);
                let (first, second) = if (a.top, a.left) <= (b.top, b.left) { (a, b) } else { (b, a) };
                if first.bottom == second.top {
                    for x in first.left.max(second.left)..first.right.min(second.right) {
                        canvas.put(x, second.top, letter, Ink::Water);
                    }
                } else {
                    let (left, right) = if a.left < b.left { (a, b) } else { (b, a) };
                    debug_assert!(left.left < right.left, "two places in one brick");
                    for y in left.top.max(right.top) + 1..left.bottom.min(right.bottom) {
                        canvas.put(right.left, y, if letter == '~' { '|' } else { letter }, Ink::Water);
                    }
                }
            }
        }
    }

    fn legend(&self, grounds: &BTreeMap<&str, char>, sides: &BTreeMap<&str, char>, seen: &Seen<'_>) -> String {
        let words = self.words;
        let mut parts: Vec<String> = Vec::new();
        for seat in &seen.seats {
            let mark = Ink::Of(*seat).style().apply_to(mark(*seat));
            parts.push(format!("{mark} {}", seat_name(words, self.about, *seat)));
        }
        if seen.lit {
            parts.push(format!("* {}", words.word("cli-map-lit")));
        }
        let ground = |kind: &&str| format!("{} {}", grounds.get(kind).unwrap_or(&'?'), named(words, "terrain", kind));
        parts.extend(seen.grounds.iter().map(ground));
        let side = |kind: &&str| format!("{} {}", sides.get(kind).unwrap_or(&'?'), named(words, "line", kind));
        parts.extend(seen.sides.iter().map(side));
        if seen.tracks {
            let kinds: BTreeSet<&str> =
                self.board.lines.iter().filter(|l| !l.along_side).map(|l| l.kind.as_str()).collect();
            let kinds: Vec<String> = kinds.into_iter().map(|kind| named(words, "line", kind)).collect();
            parts.push(format!("= {}", kinds.join(", ")));
        }
        let mut text = crate::page::wrap(&parts.join(" · "), crate::page::prose()).join("\n");
        if !seen.labels.is_empty() {
            let labels: Vec<String> = seen.labels.iter().map(|(name, at)| format!("{name} {at}")).collect();
            text.push('\n');
            text.push_str(&crate::page::wrap(&labels.join(", "), crate::page::prose()).join("\n"));
        }
        format!("{}\n", style::faint(text))
    }

    /// What stands beside the map: in boxes, or in no place the board has.
    fn boxes(&self) -> String {
        let on_map: BTreeSet<&str> =
            self.board.spaces.iter().filter(|s| s.outline.is_empty()).map(|s| s.id.as_str()).collect();
        let mut text = String::new();
        for (at, pieces) in self.scene.stacks() {
            if !on_map.contains(at) {
                text.push_str(&self.stack_line(at, &pieces));
            }
        }
        text
    }

    fn stack_line(&self, at: &str, pieces: &[&Piece]) -> String {
        let named = |p: &&Piece| style::of_seat(p.seat).apply_to(self.piece_name(p)).to_string();
        let ids: Vec<String> = pieces.iter().map(named).collect();
        let line = Text::new("cli-map-box").name("place", self.box_name(at)).name("pieces", ids.join(", "));
        crate::page::indented(&self.words.say(&line), 2)
    }

    /// A unit by its name; units that are counted by their mark, number and kind.
    pub fn piece_name(&self, piece: &Piece) -> String {
        match piece.count {
            Some(n) => format!("{} {n} × {}", mark(piece.seat), named(self.words, "symbol", &piece.symbol)),
            None => piece.id.clone(),
        }
    }

    /// The word of a box; boxes of a kind (`due-4`, `zone-7`) share one, `box-due = Due on turn { $n }`.
    fn box_name(&self, id: &str) -> String {
        let shared = || {
            let (kind, n) = id.rsplit_once('-')?;
            self.words.try_say(&Text::new(key("box", &[kind])).name("n", n.to_owned())).ok()
        };
        let label = || self.board.labels.iter().find(|l| l.at == id && l.kind != "points").map(|l| l.text.clone());
        match named(self.words, "box", id) {
            name if name == id => shared().or_else(label).unwrap_or(name),
            name => name,
        }
    }

    /// A board without hexes is listed: every place with what stands in it.
    fn list(&self) -> String {
        let stacks = self.scene.stacks();
        stacks.iter().map(|(at, pieces)| self.stack_line(at, pieces)).collect()
    }
}

fn snap(wanted: i32, most: i32, brick: i32) -> i32 {
    let wanted = wanted.min(most).max(0);
    // Up to the next corner, so that the far edge stays in sight.
    (wanted + brick - 1) / brick * brick
}

/// A brick of one line: the ground, or the stack on it.
fn small(canvas: &mut Canvas, x: i32, y: i32, brick: Brick, ground: char, stack: &[&Piece], lit: bool) {
    let ink = if lit { Ink::Lit } else { Ink::Faint };
    match stack.first() {
        None => canvas.put(x, y, ground, ink),
        Some(top) if brick.wide == 2 => canvas.put(x, y, mark(top.seat), if lit { ink } else { Ink::Of(top.seat) }),
        Some(top) => {
            canvas.put(x, y, ground, ink);
            canvas.put(x + 1, y, mark(top.seat), Ink::Of(top.seat));
            let count = char::from_digit(stack.len().min(9) as u32, 10).unwrap_or('9');
            canvas.put(x + 2, y, count, Ink::Of(top.seat));
        }
    }
}

/// A place of the board in the window.
struct Place<'g, 'a> {
    cell: &'g Cell<'a>,
    /// Where it stands on the canvas.
    rect: Rect,
    first_of_row: bool,
}

/// What is to be seen on the board.
struct Shown<'a> {
    grounds: BTreeMap<&'a str, char>,
    stacks: BTreeMap<&'a str, Vec<&'a Piece>>,
    /// The places something can be done at.
    lit: BTreeSet<&'a str>,
    tracks: BTreeSet<&'a str>,
    names: BTreeMap<&'a str, &'a str>,
}

/// What a legend has to explain.
#[derive(Default)]
struct Seen<'a> {
    seats: BTreeSet<Seat>,
    grounds: BTreeSet<&'a str>,
    sides: BTreeSet<&'a str>,
    labels: Vec<(&'a str, &'a str)>,
    tracks: bool,
    lit: bool,
}

#[cfg(test)]
mod tests;
