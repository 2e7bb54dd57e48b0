//! The machine player: what it wants, how that reads, and that it keeps to it.

use crate::common::rules_of;
use europe_1939::state::State;
use europe_1939::{Action, Aim, Europe, Rules};
use kernel::dice::Loose;
use kernel::{Game, Hints, MindOf, Minds, Play, Rng, Seat, Title, Words};
use std::collections::BTreeSet;

const VARIANTS: [&str; 4] = ["fall-of-france", "mediterranean", "barbarossa", "full-war"];

/// What is looked at before each decision of a scripted game.
struct Moment<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
    mind: &'a MindOf<Rules>,
    legal: &'a [Action],
    chosen: &'a Action,
}

/// Plays a game by the script on all sides, looking at every decision.
fn follow(variant: &str, seed: u64, mut look: impl FnMut(Moment<'_>)) {
    let rules = rules_of(variant, &[]);
    let mut state = rules.place(&rules.start()).unwrap();
    let (mut rng, mut dice) = (Rng::new(seed), Loose(Rng::new(seed + 5000)));
    let mut minds: Minds<Rules> = Minds::default();
    let mut legal = Vec::new();
    while let Some(seat) = rules.deciders(&state).first() {
        legal.clear();
        rules.actions(&state, seat, &mut legal);
        let mind = minds.attending(&rules, &state, seat).clone();
        let chosen = legal[rules.script(&state, seat, &legal, &mind, &mut rng)];
        look(Moment { rules: &rules, state: &state, seat, mind: &mind, legal: &legal, chosen: &chosen });
        rules.apply(&mut state, seat, &chosen, &mut Play::silent(&mut dice));
    }
}

#[test]
fn what_is_done_at_once_is_what_the_script_would_choose() {
    for variant in VARIANTS {
        let mut at_once = 0;
        follow(variant, 3, |now| {
            if let Some(action) = now.rules.at_once(now.state, now.seat, now.mind) {
                assert_eq!(action, *now.chosen, "{variant}");
                assert!(now.legal.contains(&action), "{variant}: {action:?}");
                at_once += 1;
            }
        });
        assert!(at_once > 50, "{variant}: {at_once}");
    }
}

#[test]
fn every_aim_has_words_in_every_language() {
    let speaks = |language: &&str| {
        let (spoken, files) = Europe.words_for(language);
        Words::read(spoken, files).unwrap()
    };
    let languages: Vec<Words> = Europe.about().languages.iter().map(speaks).collect();
    for variant in VARIANTS {
        let mut known: BTreeSet<Aim> = BTreeSet::new();
        follow(variant, 4, |now| {
            let aims = now.rules.aims(now.state, now.seat);
            for aim in aims.iter().map(|possible| possible.aim).filter(|&aim| known.insert(aim)).collect::<Vec<_>>() {
                let about = now.rules.about_aim(now.state, now.seat, aim).expect("an aim is told");
                for text in [Some(about.text), about.needs].into_iter().flatten() {
                    for words in &languages {
                        let said = words.try_say(&text);
                        assert!(said.is_ok_and(|said| !said.contains('{')), "{aim:?} in {}", words.language());
                    }
                }
            }
        });
        assert!(known.len() > 5, "{variant}: {known:?}");
    }
}

#[test]
fn actions_serve_aims_of_the_plan_and_some_are_reached() {
    for variant in VARIANTS {
        let (mut served, mut reached) = (0, BTreeSet::new());
        follow(variant, 5, |now| {
            if let Some(aim) = now.rules.serves(now.state, now.seat, now.chosen, &now.mind.plan) {
                assert!(now.mind.plan.weight(aim) > 0.0, "{variant}: {aim:?}");
                served += 1;
            }
            let there = |aim: &Aim| matches!(aim, Aim::Take(_) | Aim::Land(_));
            let wanted = now.mind.plan.iter().map(|wanted| wanted.aim).filter(there);
            reached.extend(wanted.filter(|&aim| now.rules.is_reached(now.state, now.seat, aim)));
        });
        assert!(served > 10, "{variant}: {served}");
        assert!(!reached.is_empty(), "{variant}");
    }
}

/// HU-48: what lies on the chips at sea is no part of the enemy's plan.
#[test]
fn what_is_hidden_does_not_change_the_plan() {
    let mut compared = 0;
    follow("barbarossa", 6, |now| {
        let germany = now.rules.seats().first().unwrap();
        if now.seat == germany && now.rules.has_secrets(now.state) {
            let mut other = now.state.clone();
            for route in europe_1939::vocabulary::Route::ALL {
                other.cargo[route] = other.cargo[route].wrapping_add(3);
            }
            let plan = |state: &State| now.rules.plan(state, germany, &now.mind.plan);
            assert_eq!(plan(now.state), plan(&other));
            let choice = |state: &State| now.rules.script(state, germany, now.legal, now.mind, &mut Rng::new(1));
            assert_eq!(choice(now.state), choice(&other));
            compared += 1;
        }
    });
    assert!(compared > 0);
}

/// In the full war somebody comes ashore from the sea, and ships go beside convoys.
#[test]
fn the_war_at_sea_is_fought() {
    let mut kinds: BTreeSet<&str> = BTreeSet::new();
    for seed in 0..3 {
        follow("full-war", seed, |now| {
            kinds.insert(now.rules.kind(now.chosen));
        });
    }
    for kind in ["Load", "Invade", "Strike", "Raid", "Sail", "Lay"] {
        assert!(kinds.contains(kind), "nobody took {kind}: {kinds:?}");
    }
}
