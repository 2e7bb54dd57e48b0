//! Small boards, drawn.

use super::*;
use kernel::SeatSet;
use kernel::scene::{Line, Shape};

fn space(id: &str, x: i32, y: i32, kind: &str) -> Space {
    let (outline, facts) = (Vec::new(), Vec::new());
    Space { id: id.to_owned(), x, y, kind: kind.to_owned(), outline, facts, out_of_play: false }
}

fn piece(id: &str, seat: u8, at: &str) -> Piece {
    Piece {
        id: id.to_owned(),
        seat: Seat(seat),
        nation: "x".to_owned(),
        symbol: "infantry".to_owned(),
        name: None,
        at: at.to_owned(),
        factors: "4-6-8".to_owned(),
        steps: (1, 2),
        markers: Vec::new(),
        count: None,
        figure: None,
    }
}

fn scene(pieces: Vec<Piece>) -> Scene {
    let text = || Text::new("x");
    Scene {
        turn: text(),
        phases: Vec::new(),
        phase: 0,
        deciding: SeatSet::NONE,
        prompt: text(),
        pieces,
        marks: Vec::new(),
        sketch: Default::default(),
        panels: Vec::new(),
        choices: Vec::new(),
        closing: None,
        outcome: None,
    }
}

/// Draws a board with one or two pieces and a river between the first two places.
fn drawn(shape: Shape, spaces: Vec<Space>, draw: impl Fn(&Map<'_>) -> String) -> String {
    let between = vec![(spaces[0].id.clone(), spaces[1].id.clone())];
    let river = Line { kind: "river".to_owned(), name: None, between, along_side: true };
    let pieces = vec![piece("1 Pz", 0, &spaces[0].id), piece("2 Pz", 0, &spaces[0].id), piece("7 M", 1, "pool")];
    let board = Board { spaces, lines: vec![river], ..Board::empty(shape) };
    let about = About {
        id: "x",
        rules: "1",
        languages: &["en"],
        seats: Vec::new(),
        scenarios: Vec::new(),
        options: Vec::new(),
    };
    let words = crate::languages::ours("en").unwrap();
    draw(&Map { board: &board, scene: &scene(pieces), about: &about, words: &words })
}

#[test]
fn columns_of_flat_hexes_are_shifted_by_half_a_hex() {
    let spaces = vec![
        space("A1", 0, 0, "hills"),
        space("A2", 0, 100, "flat"),
        space("B1", 87, 50, "flat"),
        space("B2", 87, 150, "forest"),
    ];
    let text = drawn(Shape::FlatHexes, spaces, |map| map.around(None, 80, 40));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[1], " A1  h");
    assert_eq!(lines[2], " ●2 inf");
    assert_eq!(lines[3], "         B1  .");
    assert_eq!(lines[4], "~~~~~~~~");
    assert_eq!(lines[5], " A2  .");
    assert_eq!(lines[7], "         B2  t");
}

#[test]
fn a_whole_board_takes_a_line_for_each_row() {
    let spaces = vec![
        space("01", 0, 0, "flat"),
        space("02", 100, 0, "mountain"),
        space("11", 50, 87, "flat"),
        space("12", 150, 87, "sea"),
    ];
    let text = drawn(Shape::PointyHexes, spaces, |map| map.whole(80));
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "01   .●2 ^");
    assert_eq!(lines[1], "11     .   ~");
    assert!(text.contains("pool: 7 M"), "what stands beside the map is listed: {text}");
}

#[test]
fn a_board_of_areas_is_listed() {
    let spaces = vec![space("Berlin", 0, 0, "land"), space("Baltic", 90, 10, "sea")];
    let text = drawn(Shape::Areas, spaces, |map| map.around(None, 80, 40));
    assert!(text.contains("Berlin: 1 Pz, 2 Pz"), "{text}");
}

#[test]
fn no_two_kinds_share_a_letter() {
    let kinds = ["mountain", "marsh", "meadow", "moor", "lake", "sea", "hills", "high_hills", "flat"];
    let letters = letters(kinds.into_iter(), GROUNDS, "abdefgijklnopqrsuvwxyz");
    let different: BTreeSet<char> = letters.values().copied().collect();
    assert_eq!(different.len(), kinds.len(), "{letters:?}");
    assert_eq!(letters["mountain"], '^');
}

#[test]
fn the_window_stays_on_the_board() {
    let hex = |r: i32, c: i32| space(&format!("{r:02}{c:02}"), c * 100 + r % 2 * 50, r * 87, "flat");
    let spaces: Vec<Space> = (0..20).flat_map(|r| (0..30).map(move |c| hex(r, c))).collect();
    for corner in ["0000", "0029", "1900", "1929", "1015"] {
        let text = drawn(Shape::PointyHexes, spaces.clone(), |map| map.around(Some(corner), 80, 20));
        assert!(text.contains(corner), "{corner} is not in\n{text}");
        let widest = text.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= 110, "{widest}");
    }
}
