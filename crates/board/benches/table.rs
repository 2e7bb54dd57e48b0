//! How long it takes to see: `cargo bench -p board`.

use board::table::*;

fn main() {
    divan::main();
}

/// Forty pieces of terrain over a table of 72 by 48 inches, the same every time.
fn terrain() -> Vec<Screen> {
    (0..40i32)
        .map(|i| {
            let (x, y) = (300 + 700 * (i * 7 % 10) + 40 * (i % 4), 200 + 1100 * (i / 10) + 90 * (i % 3));
            let (w, h) = if i % 3 == 0 { (500, 30) } else { (400, 350) };
            let opacity = [Opacity::Clear, Opacity::Dense, Opacity::Solid][i as usize % 3];
            Screen { outline: Outline::rectangle(x, y, x + w, y + h), opacity, top: 250 }
        })
        .collect()
}

fn squad(x: i32, y: i32) -> Vec<Shape> {
    (0..10).map(|i| Shape::round(Point::new(x + 140 * (i % 5), y + 140 * (i / 5)), 50)).collect()
}

/// Every man of one squad looks at every man of another, across the table.
#[divan::bench]
fn two_squads_look_at_each_other(bencher: divan::Bencher<'_, '_>) {
    let (screens, ours, theirs) = (terrain(), squad(1200, 700), squad(4300, 3100));
    bencher.bench(|| {
        let all = |squad: &[Shape]| squad.iter().map(Shape::area).reduce(|a, b| a.around(&b));
        let table = Area::new(0, 0, 7200, 4800);
        let (from, to) = (all(&ours).unwrap_or(table), all(&theirs).unwrap_or(table));
        let lines = Sightlines::between(&screens, &from, &to, u128::MAX);
        let stands: Vec<_> = theirs.iter().map(|m| Screen::around(&screens, m)).collect();
        let mut seen = 0;
        for man in &ours {
            let (inside, touched) = Screen::around(&screens, man);
            let eye = Eye { at: man.centre(), height: 110, inside, touched };
            for (target, &(inside, touched)) in theirs.iter().zip(&stands) {
                let view = lines.view(&eye, &Mark::of(target, 60, inside, touched));
                seen += u32::from(view.seen) + view.crossed.count_ones();
            }
        }
        seen
    });
}

#[divan::bench]
fn a_squad_is_arranged_among_houses(bencher: divan::Bencher<'_, '_>) {
    let screens = terrain();
    let from: Vec<Point> = squad(1200, 700).iter().map(Shape::centre).collect();
    bencher.bench(|| {
        let free = |p: Point| !screens.iter().any(|s| s.outline.within(p, 50));
        Squad::new(&from, 50, 100).at(Point::new(1500, 1000), free, |i, p| from[i].within(p, 600))
    });
}
