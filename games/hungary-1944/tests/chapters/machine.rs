//! The machine player: what it wants, how that reads, and that it keeps to it.

use crate::common::{Allied, Axis, rules};
use ai::{Budget, Decision, Level, Planner, Player};
use hungary_1944::state::{Phase, State};
use hungary_1944::vocabulary::{Side, Zone};
use hungary_1944::{Action, Aim, Hungary1944, Rules};
use kernel::dice::Loose;
use kernel::{Game, Hints, MindOf, Minds, Plan, Play, Rng, Seat, Title, Words};
use std::collections::BTreeSet;

const SCENARIOS: [&str; 4] = ["debrecen", "konrad", "spring", "campaign"];

/// What is looked at before each decision of a scripted game.
struct Moment<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
    mind: &'a MindOf<Rules>,
    legal: &'a [Action],
    chosen: &'a Action,
}

/// Plays a game by the script on both sides, looking at every decision.
fn follow(scenario: &str, seed: u64, mut look: impl FnMut(Moment<'_>)) {
    let rules = rules(scenario, &[]);
    let mut state = rules.place(&rules.start()).expect("our own set-up is good");
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

fn name(aim: Aim) -> String {
    format!("{aim:?}").split('(').next().unwrap_or_default().to_owned()
}

/// What is known at once is legal, and it is what the script takes with the whole list before it.
#[test]
fn what_is_done_at_once_is_what_the_script_would_choose() {
    for scenario in SCENARIOS {
        let (mut at_once, mut all) = (0, 0);
        follow(scenario, 3, |now| {
            all += 1;
            if let Some(action) = now.rules.at_once(now.state, now.seat, now.mind) {
                at_once += 1;
                assert!(now.legal.contains(&action), "{scenario}: {action:?} in {:?}", now.state.phase);
                assert_eq!(action, *now.chosen, "{scenario}");
            }
        });
        assert!(3 * at_once > all, "{scenario}: {at_once} of {all}");
    }
}

/// Every aim that scripted games have reads in every language; aims of every kind turn up, and most kinds are reached.
#[test]
fn every_aim_has_words_and_some_are_reached() {
    let languages: Vec<Words> =
        Hungary1944.about().languages.iter().map(|l| title_check::words_of(&Hungary1944, l)).collect();
    let (mut kinds, mut reached) = (BTreeSet::new(), BTreeSet::new());
    for scenario in SCENARIOS {
        let mut plans = [Plan::<Aim>::default(), Plan::default()];
        follow(scenario, 4, |now| {
            let last = &mut plans[usize::from(now.seat.0)];
            if *last == now.mind.plan {
                return;
            }
            let there = |aim: &Aim| now.rules.is_reached(now.state, now.seat, *aim);
            reached.extend(last.iter().map(|wanted| wanted.aim).filter(there).map(name));
            *last = now.mind.plan.clone();
            for possible in now.rules.aims(now.state, now.seat) {
                kinds.insert(name(possible.aim));
                let about = now.rules.about_aim(now.state, now.seat, possible.aim).expect("an aim is told");
                assert!(about.chance.is_none_or(|chance| (0.0..=1.0).contains(&chance)));
                for text in [Some(about.text), about.needs].into_iter().flatten() {
                    for words in &languages {
                        let said = words.try_say(&text);
                        assert!(
                            said.is_ok_and(|said| !said.contains('{')),
                            "{:?} in {}",
                            possible.aim,
                            words.language()
                        );
                    }
                }
            }
        });
    }
    let all = ["Bank", "Cut", "Hold", "Relieve", "Save", "Strike", "Take"];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
    assert!(["Hold", "Strike", "Take"].iter().all(|kind| reached.contains(*kind)), "{reached:?}");
}

/// An action serves an aim of the plan or none; most attacks and many moves serve one.
#[test]
fn actions_serve_aims_of_the_plan() {
    for scenario in SCENARIOS {
        let (mut served, mut all) = (0, 0);
        follow(scenario, 5, |now| {
            let aim = now.rules.serves(now.state, now.seat, now.chosen, &now.mind.plan);
            assert!(aim.is_none_or(|aim| now.mind.plan.weight(aim) > 0.0), "{:?} serves {aim:?}", now.chosen);
            if matches!(now.chosen, Action::MoveTo(_) | Action::Attack(_)) {
                all += 1;
                served += u32::from(aim.is_some());
            }
        });
        assert!(2 * served > all, "{scenario}: {served} of {all}");
    }
}

/// A place that was wanted and is not ours yet is still wanted in the next turn.
#[test]
fn places_stay_wanted_until_they_are_taken() {
    let mut plans = [Plan::<Aim>::default(), Plan::default()];
    let mut kept = 0;
    follow("campaign", 6, |now| {
        let last = &mut plans[usize::from(now.seat.0)];
        if *last == now.mind.plan {
            return;
        }
        for aim in last.iter().map(|wanted| wanted.aim).filter(|aim| matches!(aim, Aim::Take(_))) {
            let wanted = now.mind.plan.weight(aim) > 0.0;
            assert!(wanted || now.rules.is_reached(now.state, now.seat, aim), "{aim:?} is forgotten");
            kept += u32::from(wanted);
        }
        *last = now.mind.plan.clone();
    });
    assert!(kept > 10, "{kept}");
}

/// The state in which both sides are giving their air units missions, and the Axis has given its own.
fn missions_given(rules: &Rules) -> State {
    let mut state = rules.place(&rules.start()).expect("our own set-up is good");
    let (mut rng, mut dice) = (Rng::new(8), Loose(Rng::new(9)));
    let mut minds: Minds<Rules> = Minds::default();
    while state.phase != Phase::Missions || !state.orders[Axis].ready {
        let seat = rules.deciders(&state).first().expect("the game goes on");
        let mut legal = Vec::new();
        rules.actions(&state, seat, &mut legal);
        let chosen = legal[minds.script(rules, &state, seat, &legal, &mut rng)];
        rules.apply(&mut state, seat, &chosen, &mut Play::silent(&mut dice));
    }
    state
}

fn planned(rules: &Rules, state: &State, side: Side, seed: u64) -> Action {
    let mut legal = Vec::new();
    rules.actions(state, side.seat(), &mut legal);
    let decision = Decision::new(rules, state, side.seat(), &legal);
    legal[Planner::new(Budget::Steps(4_000)).choose(&decision, &mut Rng::new(seed))]
}

/// BPH-9.2a: the missions of the enemy are secret. Neither the script nor the planner plays otherwise for them.
#[test]
fn what_is_hidden_does_not_change_the_choice() {
    let rules = rules("debrecen", &[]);
    let state = missions_given(&rules);
    let mut other = state.clone();
    for mission in &mut other.orders[Axis].missions {
        mission.1 = Zone(1);
    }
    assert_ne!(state.orders, other.orders);
    let plan = |state: &State| rules.plan(state, Allied.seat(), &Plan::default());
    assert_eq!(plan(&state), plan(&other));
    for seed in 0..3 {
        assert_eq!(planned(&rules, &state, Allied, seed), planned(&rules, &other, Allied, seed), "seed {seed}");
    }
}

/// A budget of decisions gives the same choice again, in the middle of a movement phase too.
#[test]
fn a_budget_of_decisions_gives_the_same_choice_again() {
    let rules = rules("debrecen", &[]);
    let mut moves = 0;
    follow("debrecen", 7, |now| {
        let begins = matches!(now.state.phase, Phase::Move(_)) && now.state.frames.is_empty();
        if begins && now.legal.len() > 10 && moves % 16 == 0 {
            let side = Side::of(now.seat).expect("one of the two sides");
            assert_eq!(planned(&rules, now.state, side, 1), planned(&rules, now.state, side, 1));
        }
        moves += u32::from(begins);
    });
    assert!(moves > 40, "{moves}");
}

/// The script beats whoever does anything that is allowed, from either side.
#[test]
fn the_script_beats_random_play() {
    let rules = rules("debrecen", &[]);
    for seed in 0..4 {
        for (seat, levels) in [(0, [Level::Script, Level::Random]), (1, [Level::Random, Level::Script])] {
            let state = rules.place(&rules.start()).expect("our own set-up is good");
            let end = ai::arena::play(&rules, state, &mut levels.map(Level::player), Rng::new(seed), 20_000);
            let winners = end.expect("it ends").outcome.winners;
            assert!(winners.contains(Seat(seat)), "seed {seed}: {winners:?} won, not {seat}");
        }
    }
}

/// Scripted sides attack, take places that count, and use columns, aircraft and attacks on the move.
#[test]
fn the_whole_army_is_used() {
    let mut kinds: BTreeSet<&str> = BTreeSet::new();
    for seed in 0..3 {
        follow("debrecen", seed, |now| {
            kinds.insert(now.rules.kind(now.chosen));
        });
    }
    for kind in ["Advance", "AirSupport", "Attack", "Column", "Mission", "MobileAttack", "Rebuild", "Spend"] {
        assert!(kinds.contains(kind), "nobody took {kind}: {kinds:?}");
    }
}
