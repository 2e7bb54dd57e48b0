//! Men on the move: what becomes of each man on his way.

use crate::common::*;
use board::table::Point;
use bolt_action::Action;
use bolt_action::force::Spec;
use bolt_action::path::{End, Path};
use bolt_action::state::*;
use bolt_action::vocabulary::*;

/// C-04: a man who has been left behind closes up when his unit moves.
#[test]
fn whoever_was_left_behind_closes_up() {
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 36, 30, 0).put(1, 5, 5, 180).order(0, Order::Advance, &[]);
    b.s.field.units[0].men[4].at = Point::new(4400, 3000);
    b.act(A, Action::Move(Point::new(3700, 2900)), &[]);
    let shapes: Vec<_> = b.unit(0).men.iter().map(|m| board::table::Shape::round(m.at, 50)).collect();
    assert!(board::table::in_formation(&shapes, 100));
}

/// Men half way to somewhere, the first of them to be taken away.
fn half_way(spec: Spec, from: [(i32, i32); 3], to: [(i32, i32); 3]) -> Battle {
    let mut b = Battle::new(vec![spec], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 60, 40, 180).set(0, |u| u.order = Some(Order::Advance));
    let points = |list: [(i32, i32); 3]| list.map(|(x, y)| Point::new(x, y)).to_vec();
    let (from, to) = (points(from), points(to));
    for (i, man) in b.s.field.units[0].men.iter_mut().enumerate() {
        man.at = from[i].between(to[i], 5, 10);
    }
    let paths = Path::all_straight(&from, &to);
    b.s.frames.push(Frame::Way { unit: UnitId(0), paths, step: 5, steps: 10, end: End::Stand });
    b.s.frames.push(Frame::Loss(Losing { unit: UnitId(0), count: 1, by: A, heavy: false }));
    b
}

/// C-18, C-31: who loses a man on his way goes on as he set out; nobody takes over the way of another.
#[test]
fn the_others_keep_their_ways() {
    let to = [(2000, 1400), (2200, 1450), (2400, 1500)];
    let mut b = half_way(rifles(3), [(2000, 2000), (2200, 2000), (2400, 2000)], to);
    b.act(A, Action::Remove(0), &[]);
    let ends: Vec<Point> = b.unit(0).men.iter().map(|m| m.at).collect();
    assert_eq!(ends, [Point::new(2200, 1450), Point::new(2400, 1500)]);
}

/// S-01, C-05: green troops who throw themselves down on their way do not come to lie on top of each other.
#[test]
fn whoever_is_stopped_finds_room() {
    // Two of them change places, and meet half way.
    let to = [(2000, 1400), (2400, 1990), (2200, 2000)];
    let green = rifles(3).rule(UnitRule::Green).quality(Quality::Inexperienced);
    let mut b = half_way(green, [(2000, 2000), (2200, 2000), (2400, 2000)], to);
    b.act(A, Action::Remove(0), &[1, 1]);
    assert_eq!(b.unit(0).order, Some(Order::Down));
    let [one, two] = [0, 1].map(|i| b.unit(0).men[i].at);
    assert!(!one.within(two, 99), "{one:?} and {two:?}");
    assert!(one.x() > 2200 && two.x() < 2400, "as far as there was room");
}
