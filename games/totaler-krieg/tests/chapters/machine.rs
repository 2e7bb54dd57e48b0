//! What machine players want and how they come to it: aims with words in every language, actions known at once.

use crate::common::*;
use kernel::dice::Loose;
use kernel::{Game, Hints, Mind, Minds, Plan, Play, Rng, Seat, Title, Words};
use std::collections::{BTreeMap, BTreeSet};
use totaler_krieg::vocabulary::Segment;
use totaler_krieg::{Action, Aim, Rules, State, TotalerKrieg};

/// Plays a scripted game and shows every decision: the state, who decides, the mind, and what it takes.
fn watched(rules: &Rules, seed: u64, mut look: impl FnMut(&State, Seat, &kernel::MindOf<Rules>, &Action, &[Action])) {
    let mut state = rules.place(&rules.start()).expect("our own set-up is good");
    let (mut rng, mut dice) = (Rng::new(seed), Loose(Rng::new(seed + 5000)));
    let mut minds = Minds::<Rules>::default();
    let mut legal = Vec::new();
    while let Some(seat) = rules.deciders(&state).first() {
        legal.clear();
        rules.actions(&state, seat, &mut legal);
        let mind = minds.attending(rules, &state, seat);
        let chosen = legal[rules.script(&state, seat, &legal, mind, &mut rng)];
        look(&state, seat, mind, &chosen, &legal);
        rules.apply(&mut state, seat, &chosen, &mut Play::silent(&mut dice));
    }
}

const SCENARIOS: [&str; 4] = ["case-white", "barbarossa", "desert", "crusade"];

/// What is known at once is legal, and it is what the script takes with the whole list before it.
#[test]
fn what_is_known_at_once_is_what_the_script_takes() {
    for scenario in SCENARIOS {
        let rules = rules(scenario);
        let (mut known, mut all) = (0, 0);
        watched(&rules, 3, |state, seat, mind, chosen, legal| {
            all += 1;
            if let Some(action) = Hints::at_once(&rules, state, seat, mind) {
                known += 1;
                assert!(legal.contains(&action), "{scenario}: {action:?} is not legal in {:?}", state.frames.last());
                assert_eq!(action, *chosen, "{scenario}");
            }
        });
        assert!(2 * known > all, "{scenario}: {known} of {all}");
    }
}

/// Every aim that scripted games have reads in every language, and some are reached.
#[test]
fn every_aim_has_words_and_some_are_reached() {
    let words: Vec<Words> =
        TotalerKrieg.about().languages.iter().map(|l| title_check::words_of(&TotalerKrieg, l)).collect();
    let mut kinds = BTreeSet::new();
    let mut reached = BTreeSet::new();
    for scenario in SCENARIOS {
        let rules = rules(scenario);
        let (mut stretch, mut plans) = (None, BTreeMap::<Seat, Plan<Aim>>::new());
        watched(&rules, 4, |state, seat, mind, _, _| {
            let now = (rules.stretch(state).number, seat);
            let name = |aim: Aim| format!("{aim:?}").split('(').next().unwrap_or_default().to_owned();
            if stretch == Some(now) || state.faction.seat() != seat {
                return;
            }
            stretch = Some(now);
            let last = plans.insert(seat, mind.plan.clone()).unwrap_or_default();
            reached.extend(last.iter().filter(|w| rules.is_reached(state, seat, w.aim)).map(|w| name(w.aim)));
            for possible in rules.aims(state, seat) {
                kinds.insert(name(possible.aim));
                let about = rules.about_aim(state, seat, possible.aim).expect("an aim has words");
                for words in &words {
                    assert!(words.try_say(&about.text).is_ok(), "{:?}", words.try_say(&about.text));
                    assert!(about.needs.as_ref().is_none_or(|needs| words.try_say(needs).is_ok()));
                }
            }
        });
    }
    assert!(["Take", "Hold", "Break", "Save", "BuildArmour"].iter().all(|kind| kinds.contains(*kind)), "{kinds:?}");
    assert!(["Hold", "Break"].iter().all(|kind| reached.contains(*kind)), "{reached:?}");
}

/// An action serves an aim of the plan or none, and many moves and attacks serve one.
#[test]
fn actions_serve_aims_of_the_plan() {
    let rules = rules("barbarossa");
    let (mut served, mut moves) = (0, 0);
    watched(&rules, 5, |state, seat, mind, chosen, _| {
        let aim = rules.serves(state, seat, chosen, &mind.plan);
        assert!(aim.is_none_or(|aim| mind.plan.weight(aim) > 0.0), "{chosen:?} serves {aim:?}");
        if matches!(chosen, Action::MoveTo(_) | Action::Attack(_)) {
            moves += 1;
            served += u32::from(aim.is_some());
        }
    });
    assert!(2 * served > moves, "{served} of {moves}");
}

/// Planning twice from the same state gives the same plan: nothing is hidden here, and nothing is left to chance.
#[test]
fn the_same_state_gives_the_same_plan() {
    for scenario in SCENARIOS {
        let rules = rules(scenario);
        watched(&rules, 6, |state, seat, mind, _, _| {
            if state.frames.is_empty() && state.faction.seat() == seat && state.segment == Segment::Movement {
                let imagined = rules.imagine(state, seat, &mut Rng::new(9));
                let mut other = Mind::default();
                other.attend(&rules, &imagined, seat);
                let mut again = Mind::default();
                again.attend(&rules, state, seat);
                assert_eq!(other.plan, again.plan, "{scenario}");
                assert!(!mind.plan.is_empty(), "{scenario}");
            }
        });
    }
}

/// As many numbers as names, and what is good for one side is bad for the other.
#[test]
fn features_are_seen_from_either_side() {
    let rules = rules("barbarossa");
    let state = rules.place(&rules.start()).expect("our own set-up is good");
    let seats: Vec<Seat> = rules.seats().iter().collect();
    let [axis, soviet] = [0, 1].map(|i| rules.features(&state, seats[i]));
    assert_eq!(axis.len(), rules.feature_names().len());
    assert!(axis.iter().zip(&soviet).all(|(a, s)| (a + s).abs() < 1e-9), "{axis:?} {soviet:?}");
    assert_eq!(rules.value(&state, seats[0]), -rules.value(&state, seats[1]));
}
