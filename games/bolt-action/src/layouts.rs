//! Tables as players choose, draw and lay them out: the same file a match is opened with, written and read, and how
//! fair it is to both sides.

use crate::data::files::TABLE;
use crate::drawn_table::drawn;
use crate::roster::quoted;
use crate::tables;
use crate::terrain::{DEPTH, Feature, Kind, WIDTH};
use crate::vocabulary::{Cover, Ground};
use board::table::{MAX_FEATURES, Point};
use kernel::Problem;
use kernel::tables::{Balance, KindAbout, LaidPiece, LaidTable, Layout, ReadyTable, Tables, TablesAbout};

/// Tables are laid out here.
#[derive(Copy, Clone, Debug)]
pub struct Layouts;

/// The longest name of a table or of a piece.
const LONGEST: usize = 80;

impl Tables for Layouts {
    fn about(&self) -> TablesAbout {
        // Bases come with their scenario (C-193).
        let kinds = Kind::ALL.into_iter().filter(|kind| *kind != Kind::Base);
        let ready = tables::listed().filter_map(|(value, table)| {
            let table = table.ok()?;
            Some(ReadyTable { value: value.to_owned(), table: laid(&table.id, &table.features) })
        });
        TablesAbout {
            file: TABLE.to_owned(),
            option: "table".to_owned(),
            extent: (WIDTH, DEPTH),
            most: MAX_FEATURES as u16,
            kinds: kinds.map(about).collect(),
            ready: ready.collect(),
        }
    }

    fn draw(&self, seed: u64) -> LaidTable {
        laid(&format!("drawn-{seed}"), &drawn(seed))
    }

    fn check(&self, layout: &Layout) -> LaidTable {
        let known: Vec<(&LaidPiece, Kind)> =
            layout.pieces.iter().filter_map(|piece| Some((piece, kind_of(&piece.kind)?))).collect();
        let strange = layout.pieces.iter().filter(|piece| kind_of(&piece.kind).is_none());
        let mut problems: Vec<Problem> = strange
            .map(|piece| Problem::new(format!("{}: there is no terrain \"{}\"", short(&piece.id), short(&piece.kind))))
            .collect();
        let (text, lines) = written(&layout.name, &known);
        let balance = match tables::read(TABLE, &text) {
            Ok(table) => balance(&table.features),
            Err(wrong) => {
                problems.extend(wrong.into_iter().map(|problem| of_a_piece(problem, &lines)));
                Vec::new()
            }
        };
        LaidTable { layout: layout.clone(), text, problems, balance }
    }

    fn read(&self, text: &str) -> Result<LaidTable, Vec<Problem>> {
        let table = tables::read(TABLE, text)?;
        Ok(laid(&table.id, &table.features))
    }
}

/// A layout has no lines: what is wrong is told of the piece.
fn of_a_piece(problem: Problem, lines: &[(usize, String)]) -> Problem {
    let named = problem.line.and_then(|line| lines.iter().rev().find(|(from, _)| *from <= line));
    match named {
        Some((_, piece)) => {
            Problem { file: None, line: None, what: format!("{piece}: {}", problem.what), clause: problem.clause }
        }
        None => Problem { file: None, line: None, ..problem },
    }
}

fn kind_of(key: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.key() == key && *kind != Kind::Base)
}

fn about(kind: Kind) -> KindAbout {
    let (size, round) = match kind {
        Kind::Field | Kind::HighCrops => ((1200, 900), false),
        Kind::Woods | Kind::Marsh | Kind::Snow => ((1000, 800), true),
        Kind::Rubble => ((700, 600), true),
        Kind::Craters => ((500, 500), true),
        Kind::Hill => ((1300, 1000), true),
        Kind::DeepWater => ((1200, 600), true),
        Kind::Road => ((WIDTH, 300), false),
        Kind::Building | Kind::Base => ((600, 500), false),
        Kind::Cliff => ((900, 120), false),
        Kind::Trench => ((900, 100), false),
        Kind::DragonsTeeth => ((1000, 80), false),
        Kind::Bocage => ((1200, 60), false),
        Kind::Hedge | Kind::Wall | Kind::Wire => ((1200, 30), false),
    };
    let floors = if matches!(kind, Kind::Building | Kind::Hill) { 3 } else { 1 };
    let largest = (kind == Kind::Building).then_some(800);
    KindAbout { kind: kind.key().to_owned(), size, largest, floors, round }
}

fn laid(id: &str, features: &[Feature]) -> LaidTable {
    let piece = |f: &Feature| LaidPiece {
        id: f.id.clone(),
        kind: f.kind.key().to_owned(),
        floors: f.floors,
        corners: f.outline.corners().iter().map(|&corner| corner.into()).collect(),
    };
    let layout = Layout { name: id.to_owned(), pieces: features.iter().map(piece).collect() };
    let known: Vec<(&LaidPiece, Kind)> = layout.pieces.iter().zip(features.iter().map(|f| f.kind)).collect();
    let (text, _) = written(id, &known);
    LaidTable { balance: balance(features), text, problems: Vec::new(), layout }
}

fn short(text: &str) -> String {
    text.chars().take(LONGEST).collect()
}

/// The file, and on which line each piece begins.
fn written(name: &str, pieces: &[(&LaidPiece, Kind)]) -> (String, Vec<(usize, String)>) {
    let mut text = format!(
        "# A table for Bolt Action, {} by {} inches. Coordinates are hundredths of an inch.\nid = {}\n",
        WIDTH / 100,
        DEPTH / 100,
        quoted(&short(name))
    );
    let mut lines = Vec::new();
    for (piece, kind) in pieces {
        lines.push((text.lines().count() + 2, short(&piece.id)));
        let corners: Vec<String> = piece.corners.iter().map(|(x, y)| format!("[{x}, {y}]")).collect();
        // The word of a kind begins with what it is a word for; the file has the name alone.
        let kind = kind.key().trim_start_matches("terrain-");
        let (id, corners) = (quoted(&short(&piece.id)), corners.join(", "));
        text += &format!("\n[[feature]]\nid = {id}\nkind = \"{kind}\"\noutline = [{corners}]\n");
        if piece.floors != 1 {
            text += &format!("floors = {}\n", piece.floors);
        }
    }
    (text, lines)
}

/// How far apart the places are that are looked at: an inch.
const STEP: i32 = 100;
/// C-181: how deep a side sets up.
const ZONE: i32 = 1200;

/// What each side finds in its half and in its zone, counted inch by inch: cover, hard cover twice; cover where it sets
/// up; ground that holds men up; and high ground.
pub fn balance(features: &[Feature]) -> Vec<Balance> {
    let mut counts =
        [("balance-cover", [0; 2]), ("balance-zone", [0; 2]), ("balance-slow", [0; 2]), ("balance-high", [0; 2])];
    for y in (STEP / 2..DEPTH).step_by(STEP as usize) {
        let side = usize::from(y > DEPTH / 2);
        let zone = !(ZONE..=DEPTH - ZONE).contains(&y);
        for x in (STEP / 2..WIDTH).step_by(STEP as usize) {
            let [cover, slow, high] = ground_at(features, Point::new(x, y));
            let of_zone = if zone { cover } else { 0 };
            for ((_, count), add) in counts.iter_mut().zip([cover, of_zone, slow, high]) {
                count[side] += add;
            }
        }
    }
    counts
        .map(|(title, [far, near])| Balance { title: title.to_owned(), sides: (far, near), even: even(far, near) })
        .to_vec()
}

/// Cover (2 if it is hard), whether it is slow going, whether it is high.
fn ground_at(features: &[Feature], at: Point) -> [u32; 3] {
    let [mut cover, mut slow, mut high] = [0; 3];
    for f in features.iter().filter(|f| f.outline.area().grown(STEP / 2).holds(at)) {
        // A hedge is narrower than an inch: it is felt half an inch away.
        if !(f.outline.holds(at) || f.kind.is_line() && f.outline.within(at, STEP / 2)) {
            continue;
        }
        cover = cover.max(match f.kind.cover() {
            Cover::None => 0,
            Cover::Soft => 1,
            Cover::Hard => 2,
        });
        slow |= u32::from(!matches!(f.kind.ground(), Some(Ground::Open | Ground::Road)));
        high |= u32::from(f.kind == Kind::Hill);
    }
    [cover, slow, high]
}

/// A tenth more for one side than for the other is no advantage, nor are a dozen inches.
fn even(far: u32, near: u32) -> bool {
    let (more, apart) = (far.max(near), far.abs_diff(near));
    apart <= 12 || apart * 10 <= more
}

/// Whether a table is fair to both sides.
pub fn is_fair(features: &[Feature]) -> bool {
    balance(features).iter().all(|figure| figure.even)
}
