//! The machine player: its aims, its plan, and what it does without looking at the list.

use crate::common::rules;
use axis_allies::state::Verdict;
use axis_allies::vocabulary::*;
use axis_allies::{Action, Aim, AxisAllies, Rules, State};
use kernel::dice::Loose;
use kernel::{Game, Hints, Minds, Plan, Play, Rng, Seat};

/// Rounds of a scripted game that are looked at.
const ROUNDS: u16 = 5;

/// Scripted wars that are fought to their end.
const WARS: usize = 20;

/// Plays by script and shows every decision: the state, who decides, and the plan.
fn follow(seed: u64, mut look: impl FnMut(&Rules, &State, Seat, &Plan<Aim>, Action)) {
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
            landed[usize::from(seat.0)] |= matches!(action, Action::Land { .. });
        });
    }
    assert_eq!(landed[2..], [true; 3]);
}

/// A scripted war without a limit of rounds, as it went.
#[derive(Default)]
struct War {
    verdict: Option<Verdict>,
    /// Capitals that fell to the other side.
    fallen: u32,
    /// Allied transports that landed troops there.
    in_europe: u32,
    in_asia: u32,
}

const EUROPE: [&str; 5] = ["eastern-europe", "finland-norway", "germany", "southern-europe", "western-europe"];
const ASIA: [&str; 6] = ["french-indochina-burma", "india", "japan", "kwangtung", "manchuria", "soviet-far-east"];

/// Plays until the war is over, or for so many rounds.
fn war(seed: u64, rounds: u16) -> War {
    let rules = rules(&[]);
    let mut state = rules.place(&rules.start()).expect("the board as the game begins");
    let mut minds: Minds<Rules> = Minds::default();
    let (mut rng, mut dice) = (Rng::new(seed), Loose(Rng::stream(seed, 1)));
    let mut war = War::default();
    let lost = |state: &State| {
        let held = |p: &Power| state.land_of(p.side()).contains(rules.data.map.capitals[*p]);
        Power::ALL.iter().filter(|p| !held(p)).count() as u32
    };
    while let Some(seat) = rules.deciders(&state).first().filter(|_| state.round <= rounds) {
        let mut legal = Vec::new();
        rules.actions(&state, seat, &mut legal);
        let action = legal[minds.script(&rules, &state, seat, &legal, &mut rng)];
        if let Action::Land { to, .. } = action
            && state.power.side() == Side::Allies
        {
            let id = rules.data.map.space(to).id.as_str();
            war.in_europe += u32::from(EUROPE.contains(&id));
            war.in_asia += u32::from(ASIA.contains(&id));
        }
        let before = lost(&state);
        rules.apply(&mut state, seat, &action, &mut Play::silent(&mut dice));
        war.fallen += lost(&state).saturating_sub(before);
    }
    war.verdict = state.verdict;
    war
}

/// wars are fought to their end; capitals fall, and the Allies come ashore in Europe and in
/// Asia.
#[test]
fn wars_between_scripts_end() {
    let wars: Vec<War> = (0..WARS as u64).map(|seed| war(seed, 30)).collect();
    let of = |fits: &dyn Fn(&War) -> bool| wars.iter().filter(|war| fits(war)).count();
    let ended = of(&|war| war.verdict.is_some());
    let by_capitals = of(&|war| matches!(war.verdict, Some(Verdict::Capitals(_))));
    let by_economy = of(&|war| war.verdict == Some(Verdict::Economy));
    let (fallen, europe, asia) = (of(&|war| war.fallen > 0), of(&|war| war.in_europe > 0), of(&|war| war.in_asia > 0));
    let told = format!("{ended} ended, {by_capitals} by capitals, {by_economy} by economy, capitals fell in {fallen}");
    assert!(ended * 5 >= WARS * 4 && by_capitals * 5 >= WARS && by_economy * 5 >= WARS, "{told}");
    assert!(fallen * 2 >= WARS, "{told}");
    assert!(europe * 10 >= WARS * 9 && asia * 2 >= WARS, "landings in Europe in {europe}, in Asia in {asia} of {WARS}");
}
