//! The laws every game must obey, over random play, and those of this one.

mod common;
use common::rules_of;
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use europe_1939::{Europe, Rules};
use kernel::dice::Loose;
use kernel::testing::{Law, Laws};
use kernel::{Game, Play, Rng, Title, Words};
use std::sync::Arc;

fn words(language: &str) -> Words {
    let files = Europe.words().iter().filter(|(l, _)| *l == language).map(|(_, text)| *text);
    Words::read(language, files).unwrap_or_else(|e| panic!("{e}"))
}

/// HU-01, HU-53: the laws over random games of the full war, with everything there is.
#[test]
fn laws_hold() {
    let (en, hu) = (words("en"), words("hu"));
    let rules = Arc::new(rules_of("full-war", &[]));
    let report = Laws::new(&rules).clauses(Europe.clauses()).words(&en).words(&hu).seed(1939).games(8).check();
    // Convoys and the first moments of a turn are rare in random wars: Barbarossa puts the secret to the test in every
    // game, and every position is written and placed again below.
    let rare = [Law::Reveals, Law::Positions];
    assert!(report.vacuous().iter().all(|law| rare.contains(law)), "{report}");
}

/// HUB-14.1, HUB-14.2, HUB-14.3: the laws over random games of the other variants.
#[test]
fn laws_hold_in_every_variant() {
    let (en, hu) = (words("en"), words("hu"));
    for variant in ["fall-of-france", "mediterranean", "barbarossa"] {
        let rules = Arc::new(rules_of(variant, &[]));
        let report = Laws::new(&rules).clauses(Europe.clauses()).words(&en).words(&hu).seed(41).games(10).check();
        let quiet: &[Law] = if variant == "barbarossa" { &[] } else { &[Law::Reveals] };
        assert_eq!(report.vacuous(), quiet, "{variant}: {report}");
    }
}

/// HUB-1.1: the full war with three, four and five people, and every reading that is not the default.
#[test]
fn laws_hold_under_every_reading() {
    for option in Europe.about().options {
        for value in option.values.iter().filter(|v| **v != option.default) {
            let rules = Arc::new(rules_of("full-war", &[(option.name, value)]));
            Laws::new(&rules).clauses(Europe.clauses()).seed(45).games(1).check();
        }
    }
}

/// What is always true of a state, whatever was played.
fn consistent(rules: &Rules, s: &State) {
    for nation in Nation::GREAT {
        let l = &s.ledgers[nation.index()];
        assert_eq!(l.left + l.spent + l.lost, l.opening + l.gained, "the books of {nation:?}: {l:?}");
    }
    let key = |t: &Stack| (t.area, t.nation, t.kind, t.cond);
    assert!(s.stacks.windows(2).all(|w| key(&w[0]) < key(&w[1])) && s.stacks.iter().all(|t| t.n > 0), "stacks");
    for t in &s.stacks {
        assert!(!t.kind.is_ship() || rules.data.map.ports.contains(t.area), "{t:?} in no port");
        assert!(!matches!(s.stance[t.nation.index()], Stance::Conquered(_)), "{t:?} of a conquered country");
    }
    if s.frames.is_empty() && s.groups.is_empty() {
        for t in s.stacks.iter().filter(|t| s.at_war(t.nation)) {
            let side = s.side_of(t.nation);
            assert_ne!(s.side_at(t.area), side.map(Side::enemy), "{t:?} on enemy ground");
            let west = s.at(t.area).iter().any(|u| u.nation.is_western());
            assert!(t.nation != Nation::Su || !west, "HU-59: {t:?}");
        }
        let malta = s.at(rules.data.map.place.malta);
        let sum = |of: fn(Kind) -> bool| malta.iter().filter(|t| of(t.kind)).map(|t| t.n).sum::<u8>();
        assert!(sum(Kind::is_land) <= 1 && sum(Kind::is_air) <= 1, "HU-78: {malta:?}");
    }
    for nation in Nation::GREAT {
        for kind in Kind::ALL {
            let most = usize::from(rules.data.great[nation.index()].pool.get(kind));
            assert!(s.total(nation, kind) <= most.max(3), "{nation:?} has too many {kind:?}");
        }
    }
}

/// HU-94, HUC-15, HUB-10.1: random games keep their books to the point, after every step of every variant.
#[test]
fn random_games_keep_their_books() {
    let mut positions = 0;
    for (variant, games) in [("full-war", 4), ("fall-of-france", 8), ("mediterranean", 8), ("barbarossa", 8)] {
        let rules = rules_of(variant, &[]);
        for seed in 0..games {
            let mut s = rules.place(&rules.start()).expect("our own set-up is good");
            let mut rng = Rng::new(seed);
            let mut dice = Loose(Rng::new(seed + 1000));
            let mut list = Vec::new();
            while let Some(seat) = rules.deciders(&s).first() {
                list.clear();
                rules.actions(&s, seat, &mut list);
                let action = *rng.pick(&list).expect("a decider can act");
                rules.apply(&mut s, seat, &action, &mut Play::silent(&mut dice));
                consistent(&rules, &s);
                if let Some(position) = rules.position(&s) {
                    assert_eq!(rules.place(&position).as_ref(), Ok(&s), "a position is placed as it was");
                    positions += 1;
                }
            }
        }
    }
    assert!(positions > 100, "{positions}");
}
