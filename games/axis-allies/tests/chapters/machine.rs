//! The machine player: its aims, its plan, and what it does without looking at the list.

use crate::common::rules;
use axis_allies::{Aim, AxisAllies, Rules, State};
use kernel::dice::Loose;
use kernel::{Game, Hints, Minds, Plan, Play, Rng, Seat};

/// Rounds of a scripted game that are looked at.
const ROUNDS: u16 = 5;

/// Plays by script and shows every decision: the state, who decides, and the plan.
fn follow(seed: u64, mut look: impl FnMut(&Rules, &State, Seat, &Plan<Aim>, axis_allies::Action)) {
    let rules = rules(&[]);
    let mut state = rules.place(&rules.start()).expect("the board as the game begins");
    let mut minds: Minds<Rules> = Minds::default();
    let (mut rng, mut dice) = (Rng::new(seed), Loose(Rng::stream(seed, 1)));
    while let Some(seat) = rules.deciders(&state).first().filter(|_| state.round <= ROUNDS) {
        let mut legal = Vec::new();
        rules.actions(&state, seat, &mut legal);
        let mind = minds.attending(&rules, &state, seat);
        let action = legal[rules.script(&state, seat, &legal, mind, &mut rng)];
        if let Some(at_once) = rules.at_once(&state, seat, mind) {
            assert_eq!(at_once, action, "round {}", state.round);
            assert!(legal.contains(&at_once));
        }
        look(&rules, &state, seat, &mind.plan, action);
        rules.apply(&mut state, seat, &action, &mut Play::silent(&mut dice));
    }
}

/// What is done at once is what the script would choose from the list; most of a turn is.
#[test]
fn most_is_done_without_the_list() {
    let (mut all, mut own) = (0, 0);
    follow(1, |rules, state, seat, _, _| {
        let mut minds: Minds<Rules> = Minds::default();
        let mind = minds.attending(rules, state, seat);
        all += 1;
        own += u32::from(rules.at_once(state, seat, mind).is_some());
    });
    assert!(all > 500 && own * 10 > all * 8, "{own} of {all}");
}

#[test]
fn every_aim_has_words_in_every_language() {
    let languages = ["en", "nl"].map(|language| title_check::words_of(&AxisAllies, language));
    let mut seen = std::collections::BTreeSet::new();
    follow(2, |rules, state, seat, plan, _| {
        for wanted in plan.iter().filter(|wanted| seen.insert(wanted.aim)) {
            let about = rules.about_aim(state, seat, wanted.aim).expect("an aim reads as something");
            for words in &languages {
                assert!(words.try_say(&about.text).is_ok(), "{:?}", wanted.aim);
                assert!(about.needs.iter().all(|needs| words.try_say(needs).is_ok()), "{:?}", wanted.aim);
            }
        }
    });
    let has = |kind: fn(&Aim) -> bool| seen.iter().any(kind);
    assert!(has(|aim| matches!(aim, Aim::Take(_))) && has(|aim| matches!(aim, Aim::Land(_))));
    assert!(has(|aim| matches!(aim, Aim::Hold(_))) && has(|aim| matches!(aim, Aim::Clear(_))));
    assert!(has(|aim| matches!(aim, Aim::Raid(_))) && has(|aim| matches!(aim, Aim::Build(_))));
}

/// What an action serves is wanted, and some of what is wanted is reached.
#[test]
fn actions_serve_aims_of_the_plan_and_aims_are_reached() {
    let (mut served, mut reached) = (0, 0);
    let mut last: Vec<Option<Aim>> = vec![None; 5];
    follow(3, |rules, state, seat, plan, action| {
        if let Some(aim) = last[usize::from(seat.0)]
            && rules.is_reached(state, seat, aim)
        {
            reached += 1;
            last[usize::from(seat.0)] = None;
        }
        if let Some(aim) = rules.serves(state, seat, &action, plan) {
            assert!(plan.weight(aim) > 0.0, "{aim:?}");
            served += 1;
            if matches!(aim, Aim::Take(_)) && !rules.is_reached(state, seat, aim) {
                last[usize::from(seat.0)] = Some(aim);
            }
        }
    });
    assert!(served > 100 && reached > 10, "{served} served, {reached} reached");
}

/// The U.S.A. and the United Kingdom land troops, and Japan does.
#[test]
fn everybody_with_a_fleet_lands_somewhere() {
    let mut landed = [false; 5];
    for seed in 4..7 {
        follow(seed, |_, _, seat, _, action| {
            landed[usize::from(seat.0)] |= matches!(action, axis_allies::Action::Land { .. });
        });
    }
    assert_eq!(landed[2..], [true; 3]);
}
