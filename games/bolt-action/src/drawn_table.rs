//! Tables drawn by chance. What is drawn lies once in each half, of the same kind and size but at a place of its own;
//! roads and what lies in the middle are shared. A draw that is not fair (`layouts::is_fair`) is drawn anew.

use crate::layouts::is_fair;
use crate::terrain::{DEPTH, Feature, Kind, WIDTH};
use board::table::{Area, Heading, MAX_FEATURES, Outline, Point};
use kernel::Rng;

/// How often a table is drawn anew before one half becomes the mirror of the other.
const DRAWS: u64 = 40;
/// How often a place is looked for.
const PLACES: usize = 24;
/// The fewest pieces of a table worth playing on.
const FEWEST: usize = 12;

/// The same table for the same seed.
pub fn drawn(seed: u64) -> Vec<Feature> {
    let fair = (0..DRAWS).map(|n| attempt(seed, n)).find(|f| f.len() >= FEWEST && is_fair(f));
    let fullest = || (0..DRAWS).map(|n| mirrored(&attempt(seed, n))).max_by_key(Vec::len);
    fair.or_else(fullest).unwrap_or_default()
}

/// Something to be laid down twice.
#[derive(Copy, Clone)]
struct Lot {
    kind: Kind,
    shape: Form,
    floors: u8,
    /// What runs along two sides of it.
    border: Option<Kind>,
}

#[derive(Copy, Clone)]
enum Form {
    /// Width and depth, along the edges of the table.
    Box(i32, i32),
    /// Half of width and depth, turned any way.
    Round(i32, i32),
    /// Length and breadth, turned any way.
    Line(i32, i32),
}

/// The upper or the lower half of the table.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Half {
    Far,
    Near,
}

fn attempt(seed: u64, n: u64) -> Vec<Feature> {
    let mut draw = Draw { rng: Rng::stream(seed, n), features: Vec::new() };
    draw.roads();
    draw.middle();
    let lots = draw.lots();
    for lot in lots {
        draw.lay_twice(lot);
    }
    draw.features
}

struct Draw {
    rng: Rng,
    features: Vec<Feature>,
}

/// Draws one thing that a sort of country has.
type Drawing = fn(&mut Draw) -> Lot;

impl Draw {
    fn between(&mut self, least: i32, most: i32) -> i32 {
        // In steps of half an inch.
        least + 50 * self.rng.below(((most - least) / 50 + 1).max(1) as usize) as i32
    }

    /// A road across, one from edge to edge, both or none: all the same to both sides.
    fn roads(&mut self) {
        let which = self.rng.below(5);
        if which != 0 && which != 4 {
            self.add(Kind::Road, 1, Outline::rectangle(0, DEPTH / 2 - 150, WIDTH, DEPTH / 2 + 150));
        }
        if which >= 2 && which != 4 {
            let x = self.between(1500, WIDTH - 1800);
            self.add(Kind::Road, 1, Outline::rectangle(x, 0, x + 300, DEPTH));
        }
    }

    /// Something that lies half in each half, aside of where objectives are put.
    fn middle(&mut self) {
        let kind = [Kind::Woods, Kind::Rubble, Kind::Craters, Kind::HighCrops][self.rng.below(4)];
        let x = if self.rng.one_in(2) { self.between(900, 2300) } else { self.between(4900, 6300) };
        let outline = round(Point::new(x, DEPTH / 2), 450, 400, Heading::new(0));
        if let Some(outline) = outline.filter(|o| self.is_free(kind, o)) {
            self.add(kind, 1, outline);
        }
    }

    /// What is laid out, by the sort of country.
    fn lots(&mut self) -> Vec<Lot> {
        let sorts: [&[Drawing]; 5] = [
            // A village.
            &[house, house, house, wall, wall, field, woods, hedge],
            // Farms and fields.
            &[house, field, field, hedge, hedge, woods, wall],
            // Wooded hills.
            &[hill, woods, woods, woods, crag, hedge, marsh],
            // Ruins.
            &[house, house, rubble, rubble, craters, wall, wall],
            // Hedgerows.
            &[bocage, bocage, field, field, house, woods, hedge],
        ];
        let sort = self.rng.below(sorts.len());
        sorts[sort].iter().map(|lot| lot(self)).collect()
    }

    /// Once in each half, or not at all.
    fn lay_twice(&mut self, lot: Lot) {
        let before = self.features.len();
        if !(self.lay(lot, Half::Far) && self.lay(lot, Half::Near)) {
            self.features.truncate(before);
        }
    }

    fn lay(&mut self, lot: Lot, half: Half) -> bool {
        for _ in 0..PLACES {
            let at = Point::new(self.between(500, WIDTH - 500), self.between(250, DEPTH / 2 - 350));
            let at = if half == Half::Far { at } else { Point::new(at.x(), DEPTH - at.y()) };
            let turned = Heading::new(15 * self.rng.below(12) as i32);
            let flipped = self.rng.one_in(2);
            let Some(outline) = outline(lot.shape, at, turned, flipped) else { continue };
            if lies_in(&outline, half) && self.is_free(lot.kind, &outline) {
                self.add(lot.kind, lot.floors, outline.clone());
                self.fence(lot, &outline, half);
                return true;
            }
        }
        false
    }

    /// C-178: a field has hedges or walls along two of its sides, the one towards the enemy and another.
    fn fence(&mut self, lot: Lot, field: &Outline, half: Half) {
        let Some(kind) = lot.border else { return };
        let (a, b) = (field.area().from, field.area().to);
        let front = if half == Half::Far { b.y() - 30 } else { a.y() };
        self.add(kind, 1, Outline::rectangle(a.x(), front, b.x(), front + 30));
        let (top, bottom) = if half == Half::Far { (a.y(), b.y() - 40) } else { (a.y() + 40, b.y()) };
        self.add(kind, 1, Outline::rectangle(a.x(), top, a.x() + 30, bottom));
    }

    /// Whether men can still pass, and nothing stands in a road or where objectives and bases are put.
    fn is_free(&self, kind: Kind, outline: &Outline) -> bool {
        let area = outline.area();
        let gap = if kind == Kind::Building { 180 } else { 110 };
        let clear = |f: &Feature| !f.outline.area().grown(if f.kind == Kind::Building { 180 } else { gap }).meets(area);
        let middle = Area::new(WIDTH / 2 - 500, DEPTH / 2 - 500, WIDTH / 2 + 500, DEPTH / 2 + 500);
        self.features.iter().all(clear) && !(kind != Kind::Field && middle.meets(area))
    }

    fn add(&mut self, kind: Kind, floors: u8, outline: Outline) {
        if self.features.len() < MAX_FEATURES {
            let name = kind.key().trim_start_matches("terrain-");
            let id = format!("{name}-{}", self.features.len() + 1);
            self.features.push(Feature { id, kind, floors, outline });
        }
    }
}

/// On the table, and wholly on one side of its middle.
fn lies_in(outline: &Outline, half: Half) -> bool {
    let (from, to) = (outline.area().from, outline.area().to);
    let on_table = from.x() >= 60 && to.x() <= WIDTH - 60 && from.y() >= 60 && to.y() <= DEPTH - 60;
    on_table && if half == Half::Far { to.y() <= DEPTH / 2 - 160 } else { from.y() >= DEPTH / 2 + 160 }
}

fn outline(shape: Form, at: Point, turned: Heading, flipped: bool) -> Option<Outline> {
    match shape {
        Form::Box(width, depth) => {
            let (w, d) = if flipped { (depth, width) } else { (width, depth) };
            let (left, top) = (at.x() - w / 2, at.y() - d / 2);
            Some(Outline::rectangle(left, top, left + w, top + d))
        }
        Form::Round(width, depth) => round(at, width, depth, turned),
        Form::Line(length, breadth) => {
            let (along, across) = (turned.way(length / 2), turned.turned(90).way(breadth / 2));
            let corner = |a: i32, b: i32| at.plus((a * along.0 + b * across.0, a * along.1 + b * across.1));
            Outline::new([(-1, -1), (1, -1), (1, 1), (-1, 1)].map(|(a, b)| corner(a, b)).to_vec()).ok()
        }
    }
}

/// Ten corners around a middle, wider one way than the other.
fn round(at: Point, width: i32, depth: i32, turned: Heading) -> Option<Outline> {
    let (right, down) = (turned.way(width), turned.turned(90).way(depth));
    let part = |of: i32, share: i32| of * share / 10_000;
    let corner = |i: i32| {
        let (x, y) = Heading::new(36 * i).vector();
        at.plus((part(right.0, x) + part(down.0, y), part(right.1, x) + part(down.1, y)))
    };
    Outline::new((0..10).map(corner).collect()).ok()
}

/// The upper half, and the same turned about the middle.
fn mirrored(features: &[Feature]) -> Vec<Feature> {
    let (own, shared): (Vec<&Feature>, Vec<&Feature>) =
        features.iter().partition(|f| f.outline.area().to.y() <= DEPTH / 2 || f.outline.area().from.y() >= DEPTH / 2);
    let far = own.into_iter().filter(|f| f.outline.area().to.y() <= DEPTH / 2);
    let mut all: Vec<Feature> = shared.into_iter().cloned().collect();
    for f in far {
        let corners = f.outline.corners().iter().map(|p| Point::new(WIDTH - p.x(), DEPTH - p.y())).collect();
        if let Ok(outline) = Outline::new(corners) {
            all.push(f.clone());
            all.push(Feature { id: format!("{}-too", f.id), outline, ..f.clone() });
        }
    }
    all
}

fn plain(kind: Kind, shape: Form) -> Lot {
    Lot { kind, shape, floors: 1, border: None }
}

fn house(draw: &mut Draw) -> Lot {
    let shape = Form::Box(draw.between(500, 750), draw.between(400, 600));
    Lot { floors: 1 + draw.rng.below(2) as u8, ..plain(Kind::Building, shape) }
}

fn field(draw: &mut Draw) -> Lot {
    let shape = Form::Box(draw.between(1000, 1500), draw.between(700, 1000));
    let border = [None, Some(Kind::Hedge), Some(Kind::Wall)][draw.rng.below(3)];
    let kind = if draw.rng.one_in(3) { Kind::HighCrops } else { Kind::Field };
    Lot { border, ..plain(kind, shape) }
}

fn woods(draw: &mut Draw) -> Lot {
    plain(Kind::Woods, Form::Round(draw.between(400, 650), draw.between(350, 500)))
}

fn hill(draw: &mut Draw) -> Lot {
    plain(Kind::Hill, Form::Round(draw.between(550, 800), draw.between(400, 550)))
}

fn crag(draw: &mut Draw) -> Lot {
    plain(Kind::Rubble, Form::Round(draw.between(250, 350), draw.between(200, 300)))
}

fn rubble(draw: &mut Draw) -> Lot {
    plain(Kind::Rubble, Form::Round(draw.between(300, 450), draw.between(250, 400)))
}

fn craters(draw: &mut Draw) -> Lot {
    plain(Kind::Craters, Form::Round(draw.between(250, 350), draw.between(200, 300)))
}

fn marsh(draw: &mut Draw) -> Lot {
    plain(Kind::Marsh, Form::Round(draw.between(400, 550), draw.between(300, 400)))
}

fn hedge(draw: &mut Draw) -> Lot {
    plain(Kind::Hedge, Form::Line(draw.between(800, 1500), 40))
}

fn wall(draw: &mut Draw) -> Lot {
    plain(Kind::Wall, Form::Line(draw.between(600, 1200), 40))
}

fn bocage(draw: &mut Draw) -> Lot {
    plain(Kind::Bocage, Form::Line(draw.between(900, 1600), 60))
}
