//! Exact odds against what is known by hand and against the dice.

mod common;
use common::{rules_of, table};
use europe_1939::Action::*;
use europe_1939::odds::{Fight, Line};
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use kernel::dice::Loose;
use kernel::{Game, Play, Rng};

fn line(kind: Kind, n: u8, value: u8) -> Line {
    Line { kind, n, value, flies: false, twice: false }
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
    let twice = Line { twice: true, ..line(Kind::Infantry, 1, 1) };
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

/// HU-91, HU-90: the sea battle of the rulebook exactly, against the same battle rolled many times: eight submarines against
/// four destroyers, which are lost first, two fleets and an aircraft that strikes once.
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
    let chain = |t: &common::Table| match t.state.frames.last() {
        Some(Frame::Chain(c)) => (**c).clone(),
        _ => panic!("a chain"),
    };
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
