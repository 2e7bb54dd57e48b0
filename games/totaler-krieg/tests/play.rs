//! Whole games at random: they end, and stacks and supply hold after every action.

mod common;
use common::*;
use kernel::dice::Loose;
use kernel::{Game, Play, Rng};
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Rules, State};

/// Plays to the end at random, looking at every state; how many steps it took.
fn play(rules: &Rules, seed: u64, mut look: impl FnMut(&State)) -> usize {
    let mut s = rules.place(&rules.start()).expect("our own set-up is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 1000));
    let mut list = Vec::new();
    let mut steps = 0;
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        rules.actions(&s, seat, &mut list);
        let action = *rng.pick(&list).unwrap_or_else(|| panic!("dead end: {:?} {:?}", s.segment, s.frames));
        rules.apply(&mut s, seat, &action, &mut Play::silent(&mut dice));
        look(&s);
        steps += 1;
        assert!(steps < 200_000, "it does not end");
    }
    assert!(rules.outcome(&s).is_some());
    steps
}

/// Games of every scenario at random.
const GAMES: u64 = 40;

#[test]
fn random_games_end() {
    for name in totaler_krieg::data::SCENARIOS {
        let rules = rules(name);
        let steps: usize = (0..GAMES).map(|seed| play(&rules, seed, |_| {})).sum();
        println!("{name}: {} steps a game", steps as u64 / GAMES);
    }
}

/// TK-9.1-03, TK-9.0.1-01: no stack is over its limit when a segment begins, enemies never share a hex, and every unit
/// is where a unit can be.
#[test]
fn stacks_hold_whatever_is_played() {
    for name in totaler_krieg::data::SCENARIOS {
        let rules = rules(name);
        for seed in 20..23 {
            let mut at = (0, Axis, Segment::Over);
            play(&rules, seed, |s| {
                let now = (s.turn, s.faction, s.segment);
                let begins = now != at && s.frames.is_empty() && s.segment != Segment::Over;
                at = now;
                let neutral = rules.neutral_land(s);
                for u in &s.units {
                    if let Place::Hex(hex) = u.place {
                        let land = rules.data.map.land.contains(hex) && !rules.data.map.impassable.contains(hex);
                        assert!(land || s.beachhead(hex).is_some(), "{u:?} at sea");
                        assert!(!neutral.contains(hex), "{u:?} in a neutral country");
                        assert!(rules.data.counters.row(u.nation, u.kind, u.steps).is_some(), "{u:?} is no counter");
                    }
                }
                for hex in rules.data.map.grid.hexes() {
                    let mut there = s.at(hex).filter_map(|u| rules.side_of(s, u));
                    if let Some(first) = there.next() {
                        assert!(there.all(|f| f == first), "enemies in one hex");
                    }
                    if begins {
                        assert!(rules.breaches(s, hex).is_empty(), "{:?}", rules.breaches(s, hex));
                    }
                }
            });
        }
    }
}

/// TK-10.2-01: flood and traced line agree for every unit after every action.
#[test]
fn supply_holds_whatever_is_played() {
    for name in totaler_krieg::data::SCENARIOS {
        let rules = rules(name);
        play(&rules, 40, |s| {
            for faction in Faction::ALL {
                let supply = rules.supply(s, faction);
                for id in s.unit_ids() {
                    let Some(u) = s.unit(id).filter(|u| rules.faction_of(u.nation) == faction) else { continue };
                    if matches!(u.place, Place::Hex(_) | Place::Box(_) | Place::Dropped(_)) {
                        let line = rules.supply_line(s, id);
                        assert_eq!(supply.has(&rules, u), line.is_some(), "{u:?}");
                        assert!(
                            line.is_none() || rules.cuts(s, id).is_empty(),
                            "{u:?} is supplied, so nothing cuts it"
                        );
                    }
                }
            }
        });
    }
}
