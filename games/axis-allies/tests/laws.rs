//! The laws every game must obey, over random play, and those of this one.

use axis_allies::state::*;
use axis_allies::vocabulary::*;
use axis_allies::{AxisAllies, Rules, SCENARIO};
use kernel::dice::Loose;
use kernel::testing::{Law, Laws};
use kernel::{Game, OptionValues, Play, Rng, Title, Words};
use std::sync::Arc;

fn rules(options: &[(&str, &str)]) -> Arc<Rules> {
    let options: OptionValues = options.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
    Arc::new(AxisAllies.open(&Default::default(), SCENARIO, &options).unwrap_or_else(|p| panic!("{p:?}")))
}

/// the laws, with nothing to hide.
#[test]
fn laws_hold() {
    let words = ["en", "nl"].map(|language| {
        let files = AxisAllies.words().iter().filter(|(l, _)| *l == language).map(|(_, text)| *text);
        Words::read(language, files).unwrap_or_else(|e| panic!("{e}"))
    });
    let [en, nl] = &words;
    let rules = rules(&[("round_limit", "ten")]);
    let report = Laws::new(&rules).clauses(AxisAllies.clauses()).words(en).words(nl).seed(1942).games(60).check();
    // Nothing is secret, so nothing can be revealed.
    assert_eq!(report.vacuous(), [Law::Reveals], "{report}");
}

/// Every option value that is not the default, each in games of its own.
#[test]
fn laws_hold_under_every_reading() {
    for option in AxisAllies.about().options.iter().filter(|o| o.name != "round_limit") {
        for value in option.values.iter().filter(|v| **v != option.default) {
            let rules = rules(&[("round_limit", "ten"), (option.name, value)]);
            Laws::new(&rules).clauses(AxisAllies.clauses()).seed(45).games(2).check();
        }
    }
}

/// What is always true of a state, whatever was played.
fn consistent(rules: &Rules, s: &State) {
    assert!(
        s.stacks.windows(2).all(|w| w[0] < w[1]
            && (w[0].space, w[0].power, w[0].kind, w[0].status) < (w[1].space, w[1].power, w[1].kind, w[1].status)),
        "stacks are sorted"
    );
    assert!(s.stacks.iter().all(|t| t.n > 0) && s.ships.is_sorted(), "nothing is empty");
    let held: usize = s.held.iter().map(|h| h.len()).sum();
    assert_eq!(held + s.neutral().len(), axis_allies::data::TERRITORIES, "every territory has one owner at most");
    for t in &s.stacks {
        let land = axis_allies::data::LAND.contains(t.space);
        assert!(if land { !t.kind.is_ship() } else { t.kind.is_ship() || t.kind.is_aircraft() }, "{t:?}");
        if t.power != s.power {
            assert_eq!(t.status, Status::Ready, "{t:?}");
        }
    }
    for ship in &s.ships {
        let full = ship.cargo.len() == 2 && ship.cargo.iter().any(|c| c.kind != Kind::Infantry);
        assert!(!full, "{ship:?}");
    }
    if s.frames.is_empty() && s.phase == Phase::Develop {
        assert!(s.stacks.iter().all(|t| t.status == Status::Ready), "everybody has landed and rested");
        for side in [Side::Allies, Side::Axis] {
            let land = s.land_of(side);
            for t in s.stacks.iter().filter(|t| t.power.side() == side) {
                assert!(!axis_allies::data::LAND.contains(t.space) || land.contains(t.space), "{t:?} on enemy land");
            }
            for zone in rules.data.map.graph_zones() {
                let count = |kind| {
                    s.at(zone).iter().filter(|t| t.power.side() == side && t.kind == kind).map(|t| t.n).sum::<u8>()
                };
                assert!(count(Kind::Fighter) <= 2 * count(Kind::Carrier), "fighters at sea have decks");
            }
        }
    }
}

/// The value of everything a power has: money, units bought and units on the board.
fn wealth(rules: &Rules, s: &State) -> u64 {
    let mut sum = 0;
    for p in Power::ALL {
        sum += u64::from(s.cash[p.index()]);
        for k in Kind::ALL {
            let n = s.total(p, k) as u64 + if p == s.power { u64::from(s.turn.bought[k.index()]) } else { 0 };
            sum += n * u64::from(rules.data.kind(k).cost);
        }
    }
    sum
}

/// Random games: every state is consistent, and wealth grows by income alone.
#[test]
fn random_games_keep_their_books() {
    let rules = rules(&[("round_limit", "ten")]);
    for seed in 0..40 {
        let mut s = rules.place(&rules.start()).expect("our own set-up is good");
        let mut rng = Rng::new(seed);
        let mut dice = Loose(Rng::new(seed + 1000));
        let mut list = Vec::new();
        while let Some(seat) = rules.deciders(&s).first() {
            list.clear();
            rules.actions(&s, seat, &mut list);
            let action = *rng.pick(&list).unwrap_or_else(|| panic!("nothing to do: {:?} {:?}", s.phase, s.frames));
            let before = wealth(&rules, &s);
            let turn = (s.round, s.power);
            rules.apply(&mut s, seat, &action, &mut Play::silent(&mut dice));
            consistent(&rules, &s);
            let after = wealth(&rules, &s);
            if (s.round, s.power, s.phase == Phase::Over) == (turn.0, turn.1, false)
                && !matches!(action, axis_allies::Action::Buy(_))
            {
                assert!(after <= before, "{action:?} makes {} out of nothing", after - before);
            } else {
                assert!(after <= before + 200, "{action:?}");
            }
        }
    }
}
