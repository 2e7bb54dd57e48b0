//! The fall of France and what comes of it.

use crate::common::{Table, table};
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;

const FALLEN: &str = "turn allies redeploy summer 1940\nowner de: paris\npoints uk 20\n\
    fr: lyon 3 infantry, 1 armour, 2 aircraft, 2 fleet; brest 1 fleet\n\
    uk: brest 1 infantry; lyon 1 infantry; gibraltar 1 fleet, 2 infantry\n\
    de: paris 1 infantry";

fn formed() -> Table {
    let mut t = table(FALLEN);
    while t.state.stance[Nation::Fr] == Stance::Allies {
        t.done();
    }
    t
}

/// HU-60, HU-64, HUB-6.1: Paris still German at the end of the French turn: French units go, Germany places the forces
/// of Vichy in the south and in Africa (HTV-39).
#[test]
fn vichy_is_set_up() {
    let mut t = formed();
    assert_eq!(t.state.total_all(Nation::Fr), 0);
    assert_eq!(t.decider(), GERMANY);
    assert_eq!([t.owner("vichy"), t.owner("algiers"), t.owner("tunis")], [Nation::Vichy; 3]);
    assert_eq!([t.owner("paris"), t.owner("bordeaux"), t.owner("maginot")], [Nation::De; 3]);
    assert_eq!((t.owner("syria"), t.owner("brest")), (Nation::Uk, Nation::Uk));
    t.refused(Garrison { kind: Kind::Fleet, at: t.at("vichy") }, "HU-64");
    t.refused(Garrison { kind: Kind::Infantry, at: t.at("paris") }, "HU-64");
    let (vichy, algiers) = (t.at("vichy"), t.at("algiers"));
    for (kind, n) in [(Kind::Infantry, 2), (Kind::Armour, 1), (Kind::Aircraft, 1)] {
        for _ in 0..n {
            t.act(Garrison { kind, at: vichy });
        }
    }
    t.act(Garrison { kind: Kind::Fleet, at: algiers }).act(Garrison { kind: Kind::Fleet, at: algiers });
    assert!(t.state.frames.is_empty());
    assert_eq!(t.state.total_all(Nation::Vichy), 6);
    assert_eq!((t.owner("lyon"), t.count("lyon", Nation::Uk, Kind::Infantry)), (Nation::Vichy, 1));
    t.end_turn().end_turn();
    assert_eq!(t.count("lyon", Nation::Uk, Kind::Infantry), 0, "the British had a turn to leave");
    assert_eq!(t.count("brest", Nation::Uk, Kind::Infantry), 1);
}

const VICHY: &str = "turn allies declare autumn 1942\nconquered fr de\nowner de: paris brest calais bordeaux maginot\n\
    owner vichy: vichy lyon casablanca algiers tunis\nowner uk: syria spanish-morocco seville\nconquered es uk\n\
    points uk 20\n\
    vichy: algiers 1 infantry, 1 armour; vichy 1 infantry\nuk: spanish-morocco 2 armour";

/// HU-61, HU-62: war must be declared first, for two points; Vichy's units defend and do not attack.
#[test]
fn war_on_vichy() {
    let mut t = table(VICHY);
    t.until(Phase::Move);
    t.pick("spanish-morocco", Nation::Uk, Kind::Armour);
    t.refused(To(t.at("algiers")), "HU-61");
    let mut t = table(VICHY);
    t.act(Declare { by: Nation::Uk, on: Nation::Vichy });
    assert_eq!(t.left(Nation::Uk), 18);
    t.until(Phase::Move).go("spanish-morocco", Nation::Uk, &[(Kind::Armour, 1)], "algiers").come_to_battle();
    // Two defenders on 2 answer.
    t.fight("algiers", &[6, 6, 6]);
    t.act(BreakOff);
    assert_eq!(t.count("spanish-morocco", Nation::Uk, Kind::Armour), 2);
    t.end_turn().until(Phase::Move);
    assert_eq!(t.decider(), GERMANY);
    t.pick("algiers", Nation::Vichy, Kind::Armour);
    t.refused(To(t.at("spanish-morocco")), "HU-62");
}

/// HU-63: the Allies take Paris: Vichy's units go, its areas are Allied at once (HTV-42).
#[test]
fn the_end_of_vichy() {
    let text = VICHY
        .replace("allies declare", "allies move")
        .replace("uk: spanish-morocco 2 armour", "owner uk: brest\nuk: brest 1 armour");
    let mut t = table(&text);
    t.go("brest", Nation::Uk, &[(Kind::Armour, 1)], "paris");
    assert_eq!(t.state.total_all(Nation::Vichy), 0);
    assert_eq!(t.state.side_at(t.at("algiers")), Some(Side::Allies));
    assert_eq!(t.state.side_at(t.at("vichy")), Some(Side::Allies));
    assert_eq!(t.state.stance[Nation::Fr], Stance::Allies, "HUB-6.2: France is free");
}

/// HUB-6.2: France, liberated with its capital, has its free areas at once and its points at the next accounting.
#[test]
fn liberation() {
    let text = "turn allies move autumn 1944\nconquered fr de\n\
                owner de: paris brest calais bordeaux maginot vichy lyon\n\
                owner uk: calais\nuk: calais 1 armour\nde: bordeaux 1 infantry";
    let mut t = table(text);
    t.go("calais", Nation::Uk, &[(Kind::Armour, 1)], "paris");
    assert_eq!([t.owner("paris"), t.owner("lyon"), t.owner("bordeaux")], [Nation::Fr, Nation::Fr, Nation::De]);
    assert_eq!(t.left(Nation::Fr), 0);
    while t.state.date < Date::new(SPRING, 1945) {
        t.end_turn();
    }
    assert_eq!(t.ledger(Nation::Fr).opening, 19, "the base less Bordeaux");
}
