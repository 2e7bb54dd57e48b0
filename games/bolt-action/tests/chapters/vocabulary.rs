//! The short tables that are part of the vocabulary: orders, movement, terrain, vehicle turns.

use bolt_action::vocabulary::*;

/// BA-10, BA-11, BA-12, BA-13, BA-14, BA-15: which orders move and which fire; BA-09: which dice may stay.
#[test]
fn orders_move_and_fire_as_their_table_says() {
    let table = [
        (Order::Fire, false, true, false),
        (Order::Advance, true, true, false),
        (Order::Run, true, false, false),
        (Order::Ambush, false, false, true),
        (Order::Rally, false, false, false),
        (Order::Down, false, false, true),
    ];
    assert_eq!(table.len(), Order::COUNT);
    for (order, moves, fires, stays) in table {
        assert_eq!((order.moves(), order.fires(), order.may_be_kept()), (moves, fires, stays), "{}", order.id());
    }
}

/// BA-31, BA-32, BA-33, BA-34: the rates of an Advance. BA-62, BA-63, BA-64: turns on Advance and Run.
#[test]
fn rates_and_turns_are_as_printed() {
    let rows = [
        (Mobility::Infantry, 6, 0, 0),
        (Mobility::Tracked, 9, 1, 0),
        (Mobility::HalfTracked, 9, 2, 1),
        (Mobility::Wheeled, 12, 2, 1),
    ];
    for (mobility, advance, on_advance, on_run) in rows {
        assert_eq!(mobility.advance(), Inches(advance), "{}", mobility.id());
        let turns = (mobility.pivots(Order::Advance), mobility.pivots(Order::Run));
        assert_eq!(turns, (on_advance, on_run), "{}", mobility.id());
    }
    assert_eq!(Inches(9).hundredths(), 900);
}

/// BA-35, BA-36, BA-37, BA-38, BA-39, BA-40, BA-41, BA-42, BA-43, BA-44, BA-45, BA-46, BA-47, BA-48, BA-49, BA-50,
/// BA-51, BA-52, BA-53, BA-54: every cell of the terrain table with its clause. C-32: the column of half-tracks.
#[test]
fn the_terrain_table_is_as_printed() {
    use Crossing::{Double, DugIn, Free, FreeUnlessTankObstacle as Tank, Never, NeverButHeavyTanks as Heavy, NoRun};
    let columns = [Mobility::Infantry, Mobility::Artillery, Mobility::Wheeled, Mobility::Tracked];
    let table = [
        (Ground::Open, [Free, Free, Free, Free], Free),
        (Ground::Rough, [NoRun, DugIn, Never, NoRun], NoRun),
        (Ground::Obstacle, [NoRun, Never, Never, Tank], Tank),
        (Ground::Building, [Free, DugIn, Never, Heavy], Never),
        (Ground::Road, [Free, Free, Double, Double], Double),
    ];
    let mut number = 35;
    for (ground, cells, half_tracked) in table {
        for (mobility, cell) in columns.into_iter().zip(cells) {
            let clause = format!("BA-{number}");
            let (crossing, cited) = ground.crossing(mobility);
            assert_eq!((crossing, cited.id()), (cell, clause.as_str()));
            number += 1;
        }
        assert_eq!(ground.crossing(Mobility::HalfTracked), (half_tracked, bolt_action::Clause::named("C-32")));
    }
}

#[test]
fn names_lead_back_to_what_they_name() {
    fn check<T: Named>() {
        for (i, &one) in T::ALL.iter().enumerate() {
            assert_eq!((one.index(), T::named(one.id())), (i, Some(one)));
        }
        assert!(T::ALL.len() <= 64);
        assert_eq!(T::named("nonsense"), None);
    }
    check::<Order>();
    check::<WeaponId>();
    check::<WeaponRule>();
    check::<UnitRule>();
    check::<VehicleRule>();
    check::<Role>();
    check::<Slot>();
}

#[test]
fn sets_hold_what_was_put_in() {
    let mut set: Set<VehicleRule> = [VehicleRule::Recce, VehicleRule::Flak].into_iter().collect();
    assert!(set.contains(VehicleRule::Flak) && !set.contains(VehicleRule::Slow));
    set.insert(VehicleRule::Slow);
    set.remove(VehicleRule::Flak);
    assert_eq!(set.iter().collect::<Vec<_>>(), [VehicleRule::Recce, VehicleRule::Slow]);
    let slow: Set<VehicleRule> = [VehicleRule::Slow].into_iter().collect();
    assert_eq!(set.without(slow).and(slow), set);
    let json = serde_json::to_string(&set).unwrap();
    assert_eq!(json, r#"["recce","slow"]"#);
    assert_eq!(serde_json::from_str::<Set<VehicleRule>>(&json).unwrap(), set);
    assert!(serde_json::from_str::<Set<VehicleRule>>(r#"["wings"]"#).is_err());
}
