//! Tables: four that are designed, one that is rolled for (C-178), and those a player writes.

use crate::options::TableChoice;
use crate::terrain::{DEPTH, Feature, Kind, Table, WIDTH};
use board::table::{Area, MAX_FEATURES, Outline, Point};
use kernel::files::Source;
use kernel::{Problem, Rng};
use serde::Deserialize;
use toml::Spanned;

const READY: [(TableChoice, &str, &str); 4] = [
    (TableChoice::Village, "village.toml", include_str!("../data/tables/village.toml")),
    (TableChoice::Bocage, "bocage.toml", include_str!("../data/tables/bocage.toml")),
    (TableChoice::Steppe, "steppe.toml", include_str!("../data/tables/steppe.toml")),
    (TableChoice::Ruins, "ruins.toml", include_str!("../data/tables/ruins.toml")),
];

/// The seed of the table that is rolled for if nobody names another.
const SEED: u64 = 1944;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    id: String,
    #[serde(default, rename = "provenance")]
    _provenance: Option<String>,
    /// A table that is rolled for instead of being listed.
    seed: Option<u64>,
    #[serde(default)]
    mirrored: bool,
    #[serde(default)]
    feature: Vec<Spanned<FeatureEntry>>,
}

/// Coordinates are hundredths of an inch; a box is left, top, right, bottom.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FeatureEntry {
    id: String,
    kind: Spanned<Kind>,
    #[serde(rename = "box")]
    area: Option<Spanned<[i32; 4]>>,
    outline: Option<Spanned<Vec<(i32, i32)>>>,
    floors: Option<Spanned<u8>>,
}

/// One of the game's own tables.
pub fn ready(choice: TableChoice) -> Result<Table, Vec<Problem>> {
    match READY.iter().find(|(c, ..)| *c == choice) {
        Some((_, name, text)) => read(name, text),
        None => Ok(rolled(SEED, true)),
    }
}

/// The designed ones, each by the value of the option that chooses it.
pub fn listed() -> impl Iterator<Item = (&'static str, Result<Table, Vec<Problem>>)> {
    READY.iter().map(|(_, name, text)| (name.trim_end_matches(".toml"), read(name, text)))
}

/// A table from its file; everything wrong with it at once, with the lines.
pub fn read(name: &str, text: &str) -> Result<Table, Vec<Problem>> {
    let source = Source::new(name, text);
    let at = |start: usize, what: String| source.at(start..start, what);
    let file: TableFile = source.parse()?;
    if let Some(seed) = file.seed {
        return Ok(rolled(seed, file.mirrored));
    }
    let mut problems = Vec::new();
    let mut features: Vec<Feature> = Vec::new();
    if file.feature.len() > MAX_FEATURES {
        return Err(vec![at(0, format!("expected at most {MAX_FEATURES} features, found {}", file.feature.len()))]);
    }
    for entry in file.feature {
        let start = entry.span().start;
        match feature(entry.into_inner(), &at, start) {
            Ok(feature) if features.iter().any(|f| f.id == feature.id) => {
                problems.push(at(start, format!("expected a name that is not taken, found \"{}\"", feature.id)));
            }
            Ok(feature) => features.push(feature),
            Err(wrong) => problems.push(wrong),
        }
    }
    let solid = |k: Kind| matches!(k, Kind::Building | Kind::Base | Kind::Cliff);
    for (i, f) in features.iter().enumerate().filter(|(_, f)| solid(f.kind)) {
        let clash = features[..i].iter().find(|g| solid(g.kind) && overlap(f.outline.area(), g.outline.area()));
        if let Some(other) = clash {
            problems
                .push(Problem::new(format!("{name}: {} stands in {}", f.id, other.id)).breaks(clause!("C-177").id()));
        }
    }
    if problems.is_empty() { Ok(Table::new(file.id, features)) } else { Err(problems) }
}

fn overlap(a: &Area, b: &Area) -> bool {
    a.from.x() < b.to.x() && b.from.x() < a.to.x() && a.from.y() < b.to.y() && b.from.y() < a.to.y()
}

fn feature(entry: FeatureEntry, at: &dyn Fn(usize, String) -> Problem, start: usize) -> Result<Feature, Problem> {
    let (kind, floors) = (*entry.kind.as_ref(), entry.floors.as_ref().map_or(1, |f| *f.as_ref()));
    let (corners, place) = match (entry.area, entry.outline) {
        (Some(area), None) => {
            let span = area.span().start;
            let [l, t, r, b] = area.into_inner();
            if l >= r || t >= b {
                return Err(at(span, "expected a box as left, top, right, bottom".into()));
            }
            (vec![(l, t), (r, t), (r, b), (l, b)], span)
        }
        (None, Some(outline)) => {
            let span = outline.span().start;
            (outline.into_inner(), span)
        }
        _ => return Err(at(start, "expected either a box or an outline".into())),
    };
    let within = |&(x, y): &(i32, i32)| (0..=WIDTH).contains(&x) && (0..=DEPTH).contains(&y);
    if let Some((x, y)) = corners.iter().find(|p| !within(p)) {
        let what = format!("expected corners on the table (0 to {WIDTH}, 0 to {DEPTH}), found ({x}, {y})");
        return Err(at(place, what).breaks(clause!("C-171").id()));
    }
    let rectangle = corners.len() == 4;
    let outline = Outline::new(corners.into_iter().map(Point::from).collect()).map_err(|e| at(place, e.to_string()))?;
    let area = outline.area();
    if kind == Kind::Building {
        let large = area.to.x() - area.from.x() > 800 || area.to.y() - area.from.y() > 800;
        if !rectangle || large || !(1..=3).contains(&floors) {
            let what = "expected a building to be a rectangle of up to 8 by 8 inches with 1 to 3 floors";
            return Err(at(place, what.into()).breaks(clause!("C-177").id()));
        }
    } else if kind != Kind::Hill && floors != 1 || !(1..=3).contains(&floors) {
        return Err(at(place, "expected floors for buildings and levels for hills only, 1 to 3".into()));
    }
    Ok(Feature { id: entry.id, kind, floors, outline })
}

/// C-178: six squares of 24", each rolled for, and a road; mirrored where nobody attacks.
pub fn rolled(seed: u64, mirrored: bool) -> Table {
    let mut rng = Rng::new(seed);
    let mut features: Vec<Feature> = Vec::new();
    let across = rng.one_in(2);
    let at = 1200 + 600 * rng.below(if across { 4 } else { 8 }) as i32;
    let road = if across { (0, at, WIDTH, at + 300) } else { (at, 0, at + 300, DEPTH) };
    push(&mut features, Kind::Road, 1, road);
    let squares = if mirrored { 3 } else { 6 };
    for square in 0..squares {
        let (x, y) = (square % 3 * 2400, square / 3 * 2400);
        let die = rng.below(6) as i32 + 1;
        let mut spot = |w: i32, h: i32| {
            let room = |most: i32, rng: &mut Rng| rng.below((most.max(1)) as usize) as i32;
            let (dx, dy) = (room(2200 - w, &mut rng), room(2200 - h, &mut rng));
            (x + 100 + dx, y + 100 + dy, x + 100 + dx + w, y + 100 + dy + h)
        };
        match die {
            1 => {
                let line = spot(1200, 30);
                let kind = if square % 2 == 0 { Kind::Hedge } else { Kind::Wall };
                push(&mut features, kind, 1, line);
            }
            2 => {
                let woods = spot(1000, 800);
                push(&mut features, Kind::Woods, 1, woods);
            }
            3 => {
                let (l, t, r, b) = spot(1200, 900);
                push(&mut features, Kind::Field, 1, (l, t, r, b));
                push(&mut features, Kind::Hedge, 1, (l, t, r, t + 30));
                push(&mut features, Kind::Hedge, 1, (l, t, l + 30, b));
            }
            4 => {
                let hill = spot(1300, 1100);
                push(&mut features, Kind::Hill, 1, hill);
            }
            5 => {
                for _ in 0..1 + seed % 3 {
                    let (l, t, r, b) = spot(600, 500);
                    push(&mut features, Kind::Building, 1 + (seed % 2) as u8, (l, t, r, b));
                    push(&mut features, Kind::Wall, 1, (l, b + 120, r, b + 150));
                }
            }
            _ => {
                let area = spot(1000, 800);
                push(&mut features, if square % 2 == 0 { Kind::Rubble } else { Kind::Marsh }, 1, area);
            }
        }
    }
    if mirrored {
        let half: Vec<Feature> = features.iter().filter(|f| f.kind != Kind::Road).cloned().collect();
        for f in half {
            let area = f.outline.area();
            let (l, r) = (WIDTH - area.to.x(), WIDTH - area.from.x());
            push(&mut features, f.kind, f.floors, (l, DEPTH - area.to.y(), r, DEPTH - area.from.y()));
        }
    }
    Table::new(format!("rolled-{seed}"), features)
}

/// Adds a box if it lies on the table and stands in nobody's way.
fn push(features: &mut Vec<Feature>, kind: Kind, floors: u8, (l, t, r, b): (i32, i32, i32, i32)) {
    let outline = Outline::rectangle(l, t, r, b);
    let area = *outline.area();
    let table = Area::new(0, 0, WIDTH, DEPTH);
    let walls = |k: Kind| k == Kind::Building;
    let clash = features.iter().any(|f| match (walls(kind), walls(f.kind)) {
        (true, _) => f.kind != Kind::Field && overlap(&f.outline.area().grown(120), &area),
        (false, true) => overlap(&f.outline.area().grown(110), &area),
        _ => kind != Kind::Road && f.kind == Kind::Road && overlap(f.outline.area(), &area),
    });
    // The middle is kept free for objectives and bases.
    let middle = Area::new(WIDTH / 2 - 400, 900, WIDTH / 2 + 400, DEPTH - 900);
    let kept_free = walls(kind) && overlap(&middle, &area);
    if table.holds(area.from) && table.holds(area.to) && !clash && !kept_free && features.len() < MAX_FEATURES {
        features.push(Feature { id: format!("{}-{}", kind.key(), features.len()), kind, floors, outline });
    }
}
