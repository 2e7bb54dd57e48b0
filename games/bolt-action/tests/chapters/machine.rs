//! The machine player: what it wants, how that reads, and that it keeps to it.

use ai::{Budget, Decision, Planner, Player};
use bolt_action::scenario::Scenario;
use bolt_action::state::{Fate, Side};
use bolt_action::{Action, Aim, BoltAction, Rules, State};
use kernel::dice::Loose;
use kernel::{Game, Hints, MindOf, Minds, Plan, Play, Rng, Seat, Title, Words};
use std::collections::BTreeSet;

fn rules(scenario: Scenario) -> Rules {
    title_check::games::rules(&BoltAction, scenario.id(), &[])
}

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
fn follow(scenario: Scenario, seed: u64, mut look: impl FnMut(Moment<'_>)) {
    let rules = rules(scenario);
    let mut state = rules.place(&rules.start()).expect("the table as the game begins");
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
    let (mut all, mut at_once) = (0, 0);
    for scenario in Scenario::ALL {
        follow(scenario, 3, |now| {
            all += 1;
            if let Some(action) = now.rules.at_once(now.state, now.seat, now.mind) {
                assert_eq!(action, *now.chosen, "{}", scenario.id());
                assert!(now.legal.contains(&action), "{}: {action:?}", scenario.id());
                at_once += 1;
            }
        });
    }
    assert!(3 * at_once > all, "{at_once} of {all}");
}

/// What a side remembers from one order to the next is what it would find if it looked at everything anew.
#[test]
fn what_is_remembered_of_units_that_stand_still_still_holds() {
    let (mut same, mut all) = (0, 0);
    follow(Scenario::MaximumAttrition, 6, |now| {
        if matches!(now.chosen, Action::Order { .. }) {
            let mut fresh = now.mind.clone();
            fresh.memory = Default::default();
            now.rules.remember(now.state, now.seat, &fresh.plan.clone(), fresh.bias, &mut fresh.memory);
            let anew = now.rules.script(now.state, now.seat, now.legal, &fresh, &mut Rng::new(1));
            same += usize::from(now.legal[anew] == *now.chosen);
            all += 1;
        }
    });
    assert!(all > 50 && 10 * same > 9 * all, "{same} of {all}");
}

#[test]
fn every_aim_has_words_in_every_language() {
    let speaks = |language: &&str| {
        let (spoken, files) = BoltAction.words_for(language);
        Words::read(spoken, files).expect("words")
    };
    let languages: Vec<Words> = BoltAction.about().languages.iter().map(speaks).collect();
    let mut known: BTreeSet<(Scenario, Aim)> = BTreeSet::new();
    for scenario in Scenario::ALL {
        follow(scenario, 4, |now| {
            for aim in now.rules.aims(now.state, now.seat).into_iter().map(|possible| possible.aim) {
                if !known.insert((scenario, aim)) {
                    continue;
                }
                let about = now.rules.about_aim(now.state, now.seat, aim).expect("an aim is told");
                assert!(about.chance.is_none_or(|chance| (0.0..=1.0).contains(&chance)), "{aim:?}");
                for words in &languages {
                    let said = words.try_say(&about.text);
                    assert!(said.is_ok_and(|said| !said.contains('{')), "{aim:?} in {}", words.language());
                }
            }
        });
    }
    let has = |kind: fn(&Aim) -> bool| known.iter().any(|(_, aim)| kind(aim));
    assert!(has(|aim| matches!(aim, Aim::Hold(_))) && has(|aim| matches!(aim, Aim::Fetch)));
    assert!(has(|aim| matches!(aim, Aim::BlowUp)) && has(|aim| matches!(aim, Aim::BreakThrough(_))));
    assert!(has(|aim| matches!(aim, Aim::Destroy(_))) && has(|aim| matches!(aim, Aim::Assault(_))));
    assert!(has(|aim| matches!(aim, Aim::Spare(_))) && has(|aim| matches!(aim, Aim::BringOn(_))));
}

/// What an action serves is wanted, and some of what is wanted is reached.
#[test]
fn actions_serve_aims_of_the_plan_and_some_are_reached() {
    for scenario in Scenario::ALL {
        let (mut served, mut wanted, mut reached) = (0, BTreeSet::new(), BTreeSet::new());
        follow(scenario, 5, |now| {
            if let Some(aim) = now.rules.serves(now.state, now.seat, now.chosen, &now.mind.plan) {
                assert!(now.mind.plan.weight(aim) > 0.0, "{}: {aim:?}", scenario.id());
                served += 1;
            }
            let open = now.mind.plan.iter().map(|wanted| (now.seat, wanted.aim));
            wanted.extend(open.filter(|(seat, aim)| !now.rules.is_reached(now.state, *seat, *aim)));
            let there = wanted.iter().filter(|(seat, aim)| now.rules.is_reached(now.state, *seat, *aim));
            reached.extend(there.copied());
        });
        assert!(served > 30, "{}: {served}", scenario.id());
        assert!(!reached.is_empty(), "{}", scenario.id());
    }
}

/// Who is to be destroyed is fired at by more than would do so otherwise.
#[test]
fn a_plan_turns_the_fire_on_its_target() {
    let mut turned = 0;
    follow(Scenario::MaximumAttrition, 7, |now| {
        let targets: BTreeSet<_> =
            now.legal.iter().filter_map(|a| if let Action::Aim(aim) = a { Some(aim.target) } else { None }).collect();
        for target in targets {
            let mut mind = now.mind.clone();
            let mut plan = Plan::default();
            plan.want(Aim::Destroy(target), 12.0);
            mind.adopt(&plan, mind.bias);
            let chosen = now.legal[now.rules.script(now.state, now.seat, now.legal, &mind, &mut Rng::new(1))];
            let at = |action: &Action| if let Action::Aim(aim) = action { Some(aim.target) } else { None };
            turned += usize::from(at(&chosen) == Some(target) && at(now.chosen) != Some(target));
        }
    });
    assert!(turned > 10, "{turned}");
}

/// C-132: which flank the enemy's reserve goes for is no part of a plan or a choice.
#[test]
fn what_is_hidden_does_not_change_the_choice() {
    let mut compared = 0;
    follow(Scenario::Envelopment, 8, |now| {
        let theirs = |u: &bolt_action::state::Unit| u.seat != now.seat && u.fate == Fate::Reserve && u.flank.is_some();
        if !now.state.units.iter().any(theirs) {
            return;
        }
        let mut other = now.state.clone();
        for unit in other.field.units.iter_mut().filter(|u| theirs(u)) {
            unit.flank = Some(if unit.flank == Some(Side::Left) { Side::Right } else { Side::Left });
        }
        let plan = |state: &State| now.rules.plan(state, now.seat, &now.mind.plan);
        assert_eq!(plan(now.state), plan(&other));
        let choice = |state: &State| {
            let mut mind = now.mind.clone();
            mind.attend(now.rules, state, now.seat);
            now.rules.script(state, now.seat, now.legal, &mind, &mut Rng::new(1))
        };
        assert_eq!(choice(now.state), choice(&other));
        compared += 1;
    });
    assert!(compared > 20, "{compared}");
}

#[test]
fn a_budget_of_decisions_gives_the_same_choices_again() {
    let rules = rules(Scenario::MaximumAttrition);
    let play = || {
        let mut state = rules.place(&rules.start()).expect("the table as the game begins");
        let (mut rng, mut dice) = (Rng::new(9), Loose(Rng::new(10)));
        let mut players = [(); 2].map(|()| Planner::<Rules>::new(Budget::Steps(12_000)));
        let mut taken = Vec::new();
        let mut legal = Vec::new();
        while let Some(seat) = rules.deciders(&state).first().filter(|_| taken.len() < 30) {
            legal.clear();
            rules.actions(&state, seat, &mut legal);
            let decision = Decision::new(&rules, &state, seat, &legal);
            let action = legal[players[usize::from(seat.0)].choose(&decision, &mut rng)];
            rules.apply(&mut state, seat, &action, &mut Play::silent(&mut dice));
            taken.push(action);
        }
        taken
    };
    assert_eq!(play(), play());
}
