//! Exact odds against what is known by hand and against the dice.

use crate::common;
use crate::common::{rules_of, table};
use europe_1939::Action::*;
use europe_1939::odds::{Fight, Line, Throws};
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use kernel::dice::Loose;
use kernel::{Game, Play, Rng};

fn line(kind: Kind, n: u8, value: u8) -> Line {
    Line { kind, n, value, flies: false, throws: Throws::One }
}

/// HUB-5.2: one against one by hand: hits on 3 against hits on 2.
#[test]
fn a_duel() {
    let fight = Fight {
        attackers: vec![line(Kind::Armour, 1, 3)],
        defenders: vec![line(Kind::Infantry, 1, 2)],
        one_round: false,
    };
    let odds = fight.odds();
    let (a, d) = (0.5, 1.0 / 3.0);
    let some = 1.0 - (1.0 - a) * (1.0 - d);
    assert!((odds.win - a * (1.0 - d) / some).abs() < 1e-12);
    assert!((odds.lose - d * (1.0 - a) / some).abs() < 1e-12);
    assert!((odds.draw - a * d / some).abs() < 1e-12);
    assert!((odds.win + odds.lose + odds.draw + odds.open - 1.0).abs() < 1e-12);
}

/// HU-69: rolling twice, one hit at most.
#[test]
fn rolling_twice() {
    let twice = Line { throws: Throws::BestOfTwo, ..line(Kind::Infantry, 1, 1) };
    let fight = Fight { attackers: vec![twice], defenders: vec![line(Kind::Infantry, 1, 0)], one_round: true };
    assert!((fight.odds().win - 11.0 / 36.0).abs() < 1e-12);
}

/// HU-90: aircraft roll in the first round only.
#[test]
fn aircraft_fly_once() {
    let air = Line { flies: true, ..line(Kind::Aircraft, 1, 3) };
    let fight = Fight { attackers: vec![air], defenders: vec![line(Kind::Fleet, 1, 0)], one_round: false };
    let odds = fight.odds();
    assert!((odds.draw - 0.5).abs() < 1e-12 && (odds.lose - 0.5).abs() < 1e-12, "{odds:?}");
}

/// HU-91, HU-90: the sea battle of the rulebook exactly, against the same battle rolled many times: eight submarines
/// against four destroyers, which are lost first, two fleets and an aircraft that strikes once.
#[test]
fn the_worked_sea_battle() {
    let rules = rules_of("full-war", &[]);
    let fight =
        rules.sea_fight_of(&[(Kind::Destroyer, 4), (Kind::Fleet, 2), (Kind::Aircraft, 1)], &[(Kind::Submarine, 8)]);
    let exact = fight.odds();
    assert!((exact.win + exact.lose + exact.draw - 1.0).abs() < 1e-9, "{exact:?}");
    let mut rng = Rng::new(3);
    let mut hits = |n: u8, value: usize| (0..n).filter(|_| rng.below(6) < value).count() as u8;
    const TRIES: u32 = 20_000;
    let mut won = 0;
    for _ in 0..TRIES {
        let (mut small, mut fleets, mut subs, mut air) = (4u8, 2u8, 8u8, 1u8);
        while small + fleets > 0 && subs > 0 {
            let on_subs = hits(small, 1) + hits(fleets + air, 3);
            let mut on_us = hits(subs, 1);
            for line in [&mut small, &mut fleets, &mut air] {
                let lost = on_us.min(*line);
                *line -= lost;
                on_us -= lost;
            }
            subs = subs.saturating_sub(on_subs);
            air = 0;
        }
        won += u32::from(small + fleets > 0);
    }
    let share = f64::from(won) / f64::from(TRIES);
    assert!((share - exact.win).abs() < 0.015, "rolled {share}, reckoned {}", exact.win);
}

/// HU-38, HU-91: a chain as declared so far: British aircraft raise the chance of the fleets.
#[test]
fn a_chain_as_declared() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 3 aircraft; holland 2 aircraft\nconquered nl de\nowner de: holland\nuk: dover 1 infantry; london 2 aircraft";
    let mut t = table(text);
    t.go("belgium", Nation::De, &[(Kind::Aircraft, 1)], "dover");
    t.intervene("dover", "london", Nation::Uk, Kind::Aircraft, 1, &[]);
    let alone = t.rules.chain_odds(&chain(&t));
    // One meets one: it flies on only if the other is shot down and it is not.
    assert!((alone.through - (1.0 / 3.0) * 0.5).abs() < 1e-9, "{alone:?}");
    let mut c = chain(&t);
    c.links.push(Link {
        side: Side::Axis,
        nation: Nation::De,
        base: t.at("belgium"),
        units: Units::of(Kind::Aircraft, 2),
        against: Against::Link(0),
    });
    let helped = t.rules.chain_odds(&c);
    assert!(helped.through > 0.8, "{helped:?}");
}

/// The chain that is being declared.
fn chain(t: &common::Table) -> Chain {
    match t.state.frames.last() {
        Some(Frame::Chain(c)) => (**c).clone(),
        _ => panic!("a chain"),
    }
}

/// Plays a declared chain to its end many times, losing units as the odds suppose; how often the group gets through.
fn share_through(t: &common::Table, tries: u32) -> f64 {
    let mut dice = Loose(Rng::new(91));
    let mover = chain(t).group.nation;
    let mut through = 0;
    for _ in 0..tries {
        let mut s = t.state.clone();
        let mut list = Vec::new();
        while s.frames.iter().any(|f| matches!(f, Frame::Chain(_) | Frame::Sea(_) | Frame::Losses(_))) {
            let seat = t.rules.deciders(&s).first().expect("the game is not over");
            list.clear();
            t.rules.actions(&s, seat, &mut list);
            // At sea aircraft are lost last; in the air bombers, which hit on 1, are lost first.
            let at_sea = matches!(s.frames.last(), Some(Frame::Losses(Losses { from: LossFrom::Sea(_), .. })));
            let cheapest = |action: &&europe_1939::Action| match action {
                Lose { kind: Kind::Bomber, .. } if !at_sea => (0, 0),
                Lose { kind, .. } => (0, if kind.is_air() && at_sea { 9 } else { t.rules.data.kind(*kind).attack }),
                Return { kind, .. } => (0, u8::from(*kind != Kind::Aircraft)),
                Press | Pass => (0, 0),
                _ => (1, 0),
            };
            let action = *list.iter().min_by_key(cheapest).expect("something to do");
            t.rules.apply(&mut s, seat, &action, &mut Play::silent(&mut dice));
        }
        let arrived = s.groups.iter().any(|g| g.nation == mover && !g.units.is_empty());
        let landed = s.stacks.iter().any(|u| u.nation == mover && u.cond == Cond::Moved && !u.kind.is_land());
        through += u32::from(arrived || landed);
    }
    f64::from(through) / f64::from(tries)
}

const AT_SEA: &str = "turn allies move summer 1943\nconquered fr de\nconquered be de\n\
    owner de: brest paris calais belgium bordeaux maginot\npoints uk 20\nde: calais 1 infantry\n";

/// HU-39, HU-41: a chain at sea by hand: one fleet meets one submarine.
#[test]
fn a_chain_at_sea_by_hand() {
    let mut t =
        table(&format!("{AT_SEA}de: brest 1 submarine; paris 1 aircraft\nuk: plymouth 1 fleet; dover 1 aircraft"));
    t.go("plymouth", Nation::Uk, &[(Kind::Fleet, 1)], "dover");
    t.intervene("channel", "brest", Nation::De, Kind::Submarine, 1, &[6]);
    // Hits on 3 against hits on 1, until one is gone.
    let (fleet, sub) = (0.5, 1.0 / 6.0);
    let duel = fleet * (1.0 - sub) / (1.0 - (1.0 - fleet) * (1.0 - sub));
    let odds = t.rules.chain_odds(&chain(&t));
    assert!((odds.through - duel).abs() < 1e-12, "{odds:?}");
    assert!((share_through(&t, 4000) - duel).abs() < 0.025);
    // HU-40, HU-90: an aircraft helps in the first round: the submarine lives through it with one chance in four.
    t.intervene("channel", "dover", Nation::Uk, Kind::Aircraft, 1, &[]);
    let helped = (1.0 - sub) * (0.75 + 0.25 * duel);
    let odds = t.rules.chain_odds(&chain(&t));
    assert!((odds.through - helped).abs() < 1e-12, "{odds:?} / {helped}");
    assert!((share_through(&t, 4000) - helped).abs() < 0.025);
}

/// HU-37, HU-38, HU-91: mixed chains, in the air and at sea, against the same chains played with dice.
#[test]
fn mixed_chains_agree_with_the_dice() {
    let example = format!(
        "{AT_SEA}de: brest 4 submarine; paris 2 aircraft; calais 1 infantry\n\
         uk: london 2 aircraft; liverpool 2 destroyer; plymouth 3 fleet, 1 armour"
    );
    let mut t = table(&example);
    let calais = t.at("calais");
    t.take("plymouth", Nation::Uk, &[(Kind::Fleet, 3)]).load(&[(Kind::Armour, 1)]).act(Invade(calais));
    t.intervene("channel", "brest", Nation::De, Kind::Submarine, 4, &[6]);
    t.intervene("channel", "liverpool", Nation::Uk, Kind::Destroyer, 2, &[6]);
    let mut before = t.rules.chain_odds(&chain(&t)).through;
    assert!((share_through(&t, 3000) - before).abs() < 0.03, "ships alone: {before}");
    for (base, nation, better) in [("paris", Nation::De, false), ("london", Nation::Uk, true)] {
        let c = chain(&t);
        let (place, base) = (t.at("channel"), t.at(base));
        let mut with = c.clone();
        let units = Units::of(Kind::Aircraft, 2);
        with.links.push(Link { side: c.side, nation, base, units, against: c.against(c.side) });
        let after = t.rules.chain_odds(&with).through;
        assert_eq!(after > before, better, "{before} / {after}");
        if nation == Nation::De {
            t.act(Intervene { place, base, nation, kind: Kind::Aircraft, n: 2 });
            let share = share_through(&t, 3000);
            assert!((share - after).abs() < 0.03, "{nation:?}: rolled {share}, reckoned {after}");
        } else {
            // The last of the chain: declaring it rolls the dice, so a copy is left open for the other side to pass.
            let mut s = t.state.clone();
            s.add(t.at("brest"), Nation::De, Kind::Aircraft, Cond::Fresh, 1);
            let mut open = t.copy_with(s);
            open.act(Intervene { place, base, nation, kind: Kind::Aircraft, n: 2 });
            let share = share_through(&open, 3000);
            assert!((share - after).abs() < 0.03, "{nation:?}: rolled {share}, reckoned {after}");
        }
        before = after;
    }
}

/// HU-20, HU-89: bombers with an escort met in the air, then met again by a chain of two.
#[test]
fn chains_in_the_air_agree_with_the_dice() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 3 aircraft, 2 bomber; hamburg 1 aircraft\nuk: dover 1 infantry; london 2 aircraft; plymouth 1 aircraft";
    let mut t = table(text);
    t.go("belgium", Nation::De, &[(Kind::Bomber, 2), (Kind::Aircraft, 1)], "dover");
    t.intervene("dover", "london", Nation::Uk, Kind::Aircraft, 2, &[]);
    let odds = t.rules.chain_odds(&chain(&t)).through;
    assert!((share_through(&t, 4000) - odds).abs() < 0.025, "{odds}");
    t.intervene("dover", "belgium", Nation::De, Kind::Aircraft, 1, &[]);
    let odds = t.rules.chain_odds(&chain(&t)).through;
    assert!((share_through(&t, 4000) - odds).abs() < 0.025, "{odds}");
}

/// HUB-5.2: the odds of a battle on the board agree with the battle fought many times.
#[test]
fn odds_agree_with_the_dice() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 2 armour\nfr: calais 2 infantry; paris 1 infantry";
    let mut t = table(text);
    t.go("belgium", Nation::De, &[(Kind::Armour, 2)], "calais").done();
    let calais = t.at("calais");
    let exact = t.rules.battle_fight(&t.state, calais).odds();
    let mut won = 0;
    const TRIES: u32 = 3000;
    let mut dice = Loose(Rng::new(11));
    for _ in 0..TRIES {
        let mut s = t.state.clone();
        t.rules.apply(&mut s, GERMANY, &Fight(calais), &mut Play::silent(&mut dice));
        while matches!(s.frames.last(), Some(Frame::Battle(_))) {
            t.rules.apply(&mut s, GERMANY, &Press, &mut Play::silent(&mut dice));
        }
        won += u32::from(s.owner(calais) == Some(Nation::De));
    }
    let share = f64::from(won) / f64::from(TRIES);
    assert!((share - exact.win).abs() < 0.03, "{share} / {exact:?}");
}

/// A battle followed through every way its dice can fall, by the rules that fight it: the chance that the attackers
/// win, that they lose, that nobody is left. Losses are taken as the odds suppose.
fn enumerated(t: &common::Table, area: &str) -> [f64; 3] {
    let area = t.at(area);
    let mut open: Vec<(State, f64)> = vec![(t.state.clone(), 1.0)];
    let mut ends = [0.0; 3];
    let mut first = true;
    for _ in 0..400 {
        let mut next: Vec<(State, f64)> = Vec::new();
        for (state, chance) in std::mem::take(&mut open) {
            let seat = t.rules.deciders(&state).first().expect("somebody decides");
            let action = if first { Fight(area) } else { as_supposed(&t.rules, &state) };
            let outcomes = kernel::dice::every_outcome(|dice| {
                let mut after = state.clone();
                t.rules.apply(&mut after, seat, &action, &mut Play::silent(dice));
                after
            });
            for (p, mut after) in outcomes {
                if let Some(Frame::Battle(battle)) = after.frames.first_mut() {
                    // Rounds are counted for the log alone.
                    battle.round = 1;
                    match next.iter_mut().find(|(same, _)| *same == after) {
                        Some((_, q)) => *q += chance * p,
                        None => next.push((after, chance * p)),
                    }
                    continue;
                }
                let (attackers, defenders) = (after.side, after.side.enemy());
                let won = after.side_at(area) == Some(attackers);
                let held =
                    after.at(area).iter().any(|s| s.kind.is_land() && after.side_of(s.nation) == Some(defenders));
                ends[if won {
                    0
                } else if held {
                    1
                } else {
                    2
                }] += chance * p;
            }
        }
        first = false;
        open = next;
        if open.iter().map(|(_, p)| p).sum::<f64>() < 1e-10 {
            return ends;
        }
    }
    panic!("the battle does not end");
}

/// On with the attack, and the cheapest first: who hits worst, aircraft last.
fn as_supposed(rules: &europe_1939::Rules, state: &State) -> europe_1939::Action {
    let mut list = Vec::new();
    let seat = rules.deciders(state).first().expect("somebody decides");
    rules.actions(state, seat, &mut list);
    if list.contains(&Press) {
        return Press;
    }
    let Some(Frame::Losses(losses)) = state.frames.last() else { panic!("{:?}", state.frames.last()) };
    let attacking = matches!(losses.from, LossFrom::Attackers { .. });
    let value = |kind: Kind| match attacking {
        true => rules.data.kind(kind).attack,
        false => rules.data.kind(kind).defence,
    };
    let order = |action: &europe_1939::Action| match *action {
        Lose { kind, .. } | Return { kind, .. } => (kind.is_air(), value(kind), kind),
        _ => panic!("{action:?}"),
    };
    *list.iter().min_by_key(|action| order(action)).expect("something to lose")
}

/// HUB-5.1, HUB-5.2, HUB-5.3, HU-04, HU-69, HU-90: the solver against the rules themselves, on many random battles: by
/// land, over rivers, from the sea, with aircraft that support, with paratroops, by surprise in both readings. They
/// agree to the last digit that is shown.
#[test]
fn the_solver_agrees_with_the_rules() {
    let mut rng = Rng::new(1941);
    let mut some = |kinds: &[&str], most: usize| {
        let units: Vec<String> = kinds
            .iter()
            .map(|k| (rng.below(most + 1), k))
            .filter(|(n, _)| *n > 0)
            .map(|(n, k)| format!("{n} {k}"))
            .collect();
        units.join(", ")
    };
    let mut battles = 0;
    for round in 0..160 {
        let reading = if round % 2 == 0 { "best_of_two" } else { "two_hits" };
        // The surprise of 1941 for every other pair of battles.
        let surprise = round % 4 < 2;
        let (attack, defence) = (some(&["infantry", "armour"], 2), some(&["infantry", "armour"], 2));
        if attack.is_empty() || defence.is_empty() {
            continue;
        }
        let war = if surprise { "summer 1941" } else { "spring 1941" };
        let mut t = common::with(
            &[("roll_twice", reading)],
            &format!(
                "turn axis move summer 1941\nwar germany {war}\npoints de 40\nconquered pl de\nowner de: warsaw brest-litovsk lwow\n\
                 de: brest-litovsk {attack}\nsu: minsk {defence}"
            ),
        );
        let origin = t.at("brest-litovsk");
        let kinds: Vec<Kind> = t.state.at(origin).iter().map(|s| s.kind).collect();
        for kind in kinds {
            let n = t.count("brest-litovsk", Nation::De, kind);
            t.go("brest-litovsk", Nation::De, &[(kind, n)], "minsk");
        }
        t.come_to_battle();
        let minsk = t.at("minsk");
        let exact = t.rules.battle_fight(&t.state, minsk).odds();
        let [win, lose, draw] = enumerated(&t, "minsk");
        for (solver, rules) in [(exact.win, win), (exact.lose, lose), (exact.draw, draw)] {
            assert!(
                (solver - rules).abs() < 1e-6,
                "{attack} against {defence}, {reading}: {exact:?}, {win} {lose} {draw}"
            );
        }
        battles += 1;
    }
    assert!(battles > 100, "{battles}");
}
