//! The books of a game: money and pieces balance to the unit, and every space is in order, whatever is played.

use axis_allies::data::{LAND, TERRITORIES};
use axis_allies::state::*;
use axis_allies::vocabulary::*;
use axis_allies::{Action, Rules};
use kernel::dice::Loose;
use kernel::{Arg, Game, Note, Play, Rng, Text};

/// What is always true of a state.
pub fn consistent(rules: &Rules, s: &State) {
    assert!(
        s.stacks.windows(2).all(|w| w[0] < w[1]
            && (w[0].space, w[0].power, w[0].kind, w[0].status) < (w[1].space, w[1].power, w[1].kind, w[1].status)),
        "stacks are sorted"
    );
    assert!(s.stacks.iter().all(|t| t.n > 0) && s.ships.is_sorted(), "nothing is empty");
    let held: usize = s.held.values().iter().map(|h| h.len()).sum();
    assert_eq!(held + s.neutral().len(), TERRITORIES, "every territory has one owner at most");
    for t in &s.stacks {
        let land = LAND.contains(t.space);
        assert!(if land { !t.kind.is_ship() } else { t.kind.is_ship() || t.kind.is_aircraft() }, "{t:?}");
        if t.power != s.power {
            assert_eq!(t.status, Status::Ready, "{t:?}");
        }
    }
    for ship in &s.ships {
        let full = ship.cargo.len() == 2 && ship.cargo.iter().any(|c| c.kind != Kind::Infantry);
        assert!(!full, "{ship:?}");
    }
    if !s.frames.is_empty() || s.phase != Phase::Develop {
        return;
    }
    assert!(s.stacks.iter().all(|t| t.status == Status::Ready), "everybody has landed and rested");
    for side in [Side::Allies, Side::Axis] {
        let land = s.land_of(side);
        for t in s.stacks.iter().filter(|t| t.power.side() == side) {
            assert!(!LAND.contains(t.space) || land.contains(t.space), "{t:?} on enemy land");
        }
        for zone in rules.data.map.graph_zones() {
            let count =
                |kind| s.at(zone).iter().filter(|t| t.power.side() == side && t.kind == kind).map(|t| t.n).sum::<u8>();
            assert!(count(Kind::Fighter) <= 2 * count(Kind::Carrier), "fighters at sea have decks");
        }
    }
    for space in LAND.iter() {
        for kind in [Kind::AaGun, Kind::Complex] {
            let there: u8 = s.at(space).iter().filter(|t| t.kind == kind).map(|t| t.n).sum();
            assert!(there <= 1, "{there} {kind:?} in one territory");
        }
    }
}

fn number(text: &Text, name: &str) -> i64 {
    match text.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n))) => *n,
        other => panic!("{text:?}: {name} is {other:?}"),
    }
}

fn kind(text: &Text) -> Kind {
    match text.args.iter().find(|(n, _)| *n == "kind") {
        Some((_, Arg::Word(word))) => Kind::ALL.into_iter().find(|k| k.word() == word).expect("a kind of unit"),
        other => panic!("{text:?}: the kind is {other:?}"),
    }
}

/// All money there is.
fn money(s: &State) -> i64 {
    s.cash.values().iter().map(|&c| i64::from(c)).sum()
}

/// All pieces of a kind, those waiting to be placed included.
fn pieces(s: &State, kind: Kind) -> i64 {
    let board: usize = Power::ALL.into_iter().map(|p| s.total(p, kind)).sum();
    board as i64 + i64::from(s.turn.bought[kind])
}

/// Money and pieces before and after an action differ by what the log says, to the unit.
fn balance(rules: &Rules, before: &State, after: &State, action: Action, log: &[Note]) {
    let mut cash = money(before);
    let mut units: Vec<i64> = Kind::ALL.into_iter().map(|k| pieces(before, k)).collect();
    match action {
        Action::Buy(kind) => {
            cash -= i64::from(rules.price(before, before.power, kind));
            units[kind.index()] += 1;
        }
        Action::Research(dice) => cash -= 5 * i64::from(dice),
        _ => {}
    }
    for note in log {
        let text = &note.text;
        match &*text.key {
            "log-income" => cash += number(text, "income"),
            "log-fees" => cash -= number(text, "fees"),
            "log-bombed" => cash -= number(text, "paid"),
            "log-lost" => units[kind(text).index()] -= 1,
            "log-crashed" | "log-unplaced" => units[kind(text).index()] -= number(text, "n"),
            _ => {}
        }
    }
    assert_eq!(money(after), cash, "money after {action:?}: {log:?}");
    for k in Kind::ALL {
        assert_eq!(pieces(after, k), units[k.index()], "{k:?} after {action:?}: {log:?}");
    }
}

/// Plays a game at random and keeps its books; how many decisions it took.
pub fn audit(rules: &Rules, seed: u64) -> usize {
    let mut s = rules.place(&rules.start()).expect("our own set-up is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 1_000_000));
    let (mut list, mut log, mut steps) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        log.clear();
        rules.actions(&s, seat, &mut list);
        let action =
            *rng.pick(&list).unwrap_or_else(|| panic!("game {seed}: nothing to do: {:?} {:?}", s.phase, s.frames));
        let before = s.clone();
        rules.apply(&mut s, seat, &action, &mut Play::logged(&mut dice, &mut log));
        consistent(rules, &s);
        balance(rules, &before, &s, action, &log);
        steps += 1;
    }
    assert!(rules.outcome(&s).is_some(), "the game is over");
    steps
}
