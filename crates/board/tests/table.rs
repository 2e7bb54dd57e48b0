//! What must hold of the open table, whatever stands on it.

use board::table::*;
use proptest::prelude::*;

fn point() -> impl Strategy<Value = Point> {
    (0..7200i32, 0..4800i32).prop_map(Point::from)
}

fn box_of() -> impl Strategy<Value = (Outline, i32)> {
    (0..6000i32, 0..4000i32, 20..900i32, 20..900i32, 50..300i32)
        .prop_map(|(x, y, w, h, top)| (Outline::rectangle(x, y, x + w, y + h), top))
}

fn screens() -> impl Strategy<Value = Vec<Screen>> {
    let opacity = prop_oneof![
        Just(Opacity::Clear),
        Just(Opacity::Dense),
        Just(Opacity::Solid),
        Just(Opacity::SolidUnlessTouched)
    ];
    let screen = (box_of(), opacity).prop_map(|((outline, top), opacity)| Screen { outline, opacity, top });
    proptest::collection::vec(screen, 0..12)
}

fn eye(screens: &[Screen], at: Point, height: i32) -> Eye {
    let (inside, touched) = Screen::around(screens, &Shape::round(at, 50));
    Eye { at, height, inside, touched }
}

/// A mark of one point: a line, not a body.
fn spot(screens: &[Screen], at: Point, height: i32) -> Mark {
    let (inside, touched) = Screen::around(screens, &Shape::round(at, 50));
    Mark { centre: at, further: Further::Nothing, height, inside, touched }
}

fn body(screens: &[Screen], shape: Shape, height: i32) -> Mark {
    let (inside, touched) = Screen::around(screens, &shape);
    Mark::of(&shape, height, inside, touched)
}

const ALL: Area = Area::new(-10_000, -10_000, 10_000, 10_000);

proptest! {
    #[test]
    fn a_line_of_sight_is_the_same_both_ways(
        s in screens(), a in point(), b in point(), h in 20..300i32, k in 20..300i32
    ) {
        let lines = Sightlines::new(&s, ALL, u128::MAX);
        let there = lines.view(&eye(&s, a, h), &spot(&s, b, k));
        let back = lines.view(&eye(&s, b, k), &spot(&s, a, h));
        prop_assert_eq!(there.seen, back.seen);
        prop_assert_eq!(there.crossed, back.crossed);
    }

    #[test]
    fn more_terrain_never_shows_more_nor_covers_less(
        s in screens(), (outline, top) in box_of(), a in point(), b in point()
    ) {
        let mut more = s.clone();
        more.push(Screen { outline, opacity: Opacity::Solid, top });
        let target = Shape::round(b, 50);
        let view = |s: &[Screen]| Sightlines::new(s, ALL, u128::MAX).view(&eye(s, a, 110), &body(s, target, 60));
        let (few, many) = (view(&s), view(&more));
        prop_assert!(few.seen || !many.seen);
        prop_assert!(!many.seen || few.crossed & !many.crossed == 0);
        prop_assert!(few.hidden <= many.hidden);
    }

    #[test]
    fn a_narrower_box_around_both_sees_the_same(s in screens(), a in point(), b in point()) {
        let target = Shape::round(b, 50);
        let mark = body(&s, target, 60);
        let area = target.area().around(&Shape::round(a, 50).area());
        let all = Sightlines::new(&s, ALL, u128::MAX).view(&eye(&s, a, 110), &mark);
        prop_assert_eq!(all, Sightlines::new(&s, area, u128::MAX).view(&eye(&s, a, 110), &mark));
    }

    #[test]
    fn what_lies_beside_all_lines_changes_nothing(
        s in screens(), a in point(), b in point(), dx in 0..600i32, dy in 0..600i32
    ) {
        let other = a.plus((dx, dy));
        let target = Shape::round(b, 50);
        let mark = body(&s, target, 60);
        let from = Shape::round(a, 50).area().around(&Shape::round(other, 50).area());
        let all = Sightlines::new(&s, ALL, u128::MAX).view(&eye(&s, other, 110), &mark);
        let between = Sightlines::between(&s, &from, &target.area(), u128::MAX);
        prop_assert_eq!(all, between.view(&eye(&s, other, 110), &mark));
    }

    #[test]
    fn nobody_sees_past_what_walls_a_box_off(
        s in screens(), a in point(), b in point(), w in 0..300i32,
        d in (0..300i32, 0..300i32), e in (0..300i32, 0..300i32)
    ) {
        let boxes = [a, b].map(|p| Area { from: p, to: p.plus((w, 300 - w)) });
        let lines = Sightlines::between(&s, &boxes[0], &boxes[1], 0);
        let inside = |area: &Area, (x, y): (i32, i32)| area.from.plus((x.min(w), y.min(300 - w)));
        let (here, there) = (inside(&boxes[0], d), inside(&boxes[1], e));
        let mark = |at: Point| Mark { centre: at, further: Further::Nothing, height: 60, inside: 0, touched: 0 };
        if lines.walled_off(&boxes[0], &boxes[1], 110) {
            let eye = Eye { at: here, height: 110, inside: 0, touched: 0 };
            prop_assert!(!lines.sees(&eye, &mark(there)));
        }
    }

    #[test]
    fn a_step_along_a_heading_or_a_line_is_never_too_long(
        a in point(), b in point(), d in 0..360i32, by in 0..3000i32
    ) {
        let there = a.plus(Heading::new(d).way(by));
        prop_assert!(a.within(there, by));
        let stop = a.towards(b, by);
        prop_assert!(a.within(stop, by) && stop.square_to(b) <= a.square_to(b));
        prop_assert!(a.within(b, a.steps_to(b)) && (a == b || !a.within(b, a.steps_to(b) - 1)));
    }

    #[test]
    fn gaps_agree_with_distances(a in point(), b in point(), d in 0..360i32, e in 0..360i32) {
        let shapes = [Shape::round(b, 50), Shape::hull(b, Heading::new(e), 430, 190)];
        for one in [Shape::round(a, 50), Shape::hull(a, Heading::new(d), 270, 150)] {
            for other in shapes {
                let gap = one.gap(&other);
                prop_assert!(one.within(&other, gap) && other.within(&one, gap));
                prop_assert!(gap == 0 || !one.within(&other, gap - 1));
                prop_assert_eq!(one.overlaps(&other), other.overlaps(&one));
                prop_assert!(!one.overlaps(&other) || gap == 0);
            }
        }
    }

    #[test]
    fn a_squad_is_set_down_whole_and_in_formation(
        n in 1..13usize, to in point(), blocks in proptest::collection::vec(box_of(), 0..8), reach in 300..1300i32
    ) {
        let from: Vec<Point> = (0..n as i32).map(|i| Point::new(3000 + 150 * (i % 5), 2000 + 150 * (i / 5))).collect();
        let free = |p: Point| !blocks.iter().any(|(b, _)| b.within(p, 50));
        let reaches = |i: usize, p: Point| from[i].within(p, reach);
        if let Some(placed) = Squad::new(&from, 50, 100).at(to, free, reaches) {
            prop_assert_eq!(placed[0], to);
            let shapes: Vec<Shape> = placed.iter().map(|&p| Shape::round(p, 50)).collect();
            prop_assert!(in_formation(&shapes, 100));
            for i in 0..n {
                prop_assert!(free(placed[i]) && reaches(i, placed[i]), "moved too far or onto something");
                prop_assert!((0..i).all(|j| !shapes[i].overlaps(&shapes[j])));
            }
        }
    }

    #[test]
    fn nothing_overflows_whatever_is_written_down(
        x in any::<i32>(), y in any::<i32>(), d in any::<u16>(), b in point()
    ) {
        let p = Point::from((x, y));
        let hull = Shape::hull(p, Heading::from(d), 520, 260);
        let base = Shape::round(b, 50);
        prop_assert!(hull.gap(&base) >= 0);
        prop_assert!(p.x().abs() <= LIMIT && p.y().abs() <= LIMIT);
        let _ = Heading::from_to(p, b).map(|h| h.faces(p.to(b)));
        prop_assert!(p.towards(b, 600).square_to(b) <= p.square_to(b));
    }
}

/// A wall of eight tenths hides nobody who stands; a house does; woods hide what is behind them, not who is in them.
#[test]
fn heights_decide_what_is_looked_over() {
    let screen = |x, opacity, top| Screen { outline: Outline::rectangle(x, 0, x + 200, 1000), opacity, top };
    let sees = |s: &[Screen], to: i32, height: i32| {
        let (a, b) = (Point::new(0, 500), Point::new(to, 500));
        Sightlines::new(s, ALL, u128::MAX).view(&eye(s, a, height), &body(s, Shape::round(b, 50), 60)).seen
    };
    assert!(!sees(&[screen(500, Opacity::Solid, 80)], 1000, 110), "the line falls below the top on its way");
    assert!(sees(&[screen(500, Opacity::Solid, 50)], 1000, 110));
    assert!(sees(&[screen(500, Opacity::Solid, 80)], 1000, 400), "from a roof");
    assert!(
        !sees(&[screen(500, Opacity::Dense, 300)], 1000, 110) && sees(&[screen(500, Opacity::Dense, 300)], 600, 110)
    );
    assert!(sees(&[screen(500, Opacity::SolidUnlessTouched, 200)], 740, 110), "who stands at it shows over it");
    assert!(!sees(&[screen(500, Opacity::SolidUnlessTouched, 200)], 800, 110));
}
