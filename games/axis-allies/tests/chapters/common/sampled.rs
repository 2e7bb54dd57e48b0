//! Fights fought many times through the rules, against the exact odds.

use axis_allies::data::Space;
use axis_allies::odds::{Odds, raid};
use axis_allies::state::*;
use axis_allies::vocabulary::*;
use axis_allies::{Action, AxisAllies, Rules, SCENARIO};
use kernel::dice::Loose;
use kernel::{Game, Play, Rng, Title};

/// A position with its moves made: everything is set for one fight.
fn set(rules: &Rules, sketch: &str, moves: &[(&str, Kind, &str)], landings: &[(&str, &str)]) -> State {
    let position = rules.sketch(sketch).unwrap_or_else(|e| panic!("{e}"));
    let mut s = rules.place(&position).unwrap_or_else(|p| panic!("{p:?}"));
    let at = |id: &str| rules.data.map.named(id).unwrap_or_else(|| panic!("there is no {id}"));
    for &(from, kind, to) in moves {
        let left = rules.range(&s, s.power, kind);
        for action in [Action::Pick { at: at(from), kind, left }, Action::All, Action::Add, Action::To(at(to))] {
            if rules.check(&s, s.power.seat(), &action).is_ok() {
                act(rules, &mut s, action);
            }
        }
    }
    for &(zone, to) in landings {
        while let Some(i) = s.ships.iter().position(|t| t.space == at(zone) && t.landing.is_none()) {
            act(rules, &mut s, Action::Ship(i as u8));
            act(rules, &mut s, Action::Land { to: at(to), n: 2 });
        }
    }
    act(rules, &mut s, Action::Done);
    s
}

fn act(rules: &Rules, s: &mut State, action: Action) {
    let seat = rules.deciders(s).first().expect("somebody decides");
    rules.check(s, seat, &action).unwrap_or_else(|e| panic!("{action:?}: {e:?}"));
    rules.apply(s, seat, &action, &mut Play::silent(&mut Loose(Rng::new(1))));
}

/// Cheapest first, as the odds have it; nobody leaves.
fn choice(rules: &Rules, s: &State, list: &[Action]) -> Action {
    let attacking = matches!(s.frames.last(), Some(Frame::Losses(l)) if l.attacker);
    let rank = |a: &Action| match *a {
        Action::Lose { power, kind, left } => {
            let value =
                if attacking { rules.attack_value(s, power, kind) } else { rules.defence_value(s, power, kind) };
            (0, rules.data.kind(kind).cost, value, kind, left)
        }
        Action::Sink(_) => (0, rules.data.kind(Kind::Transport).cost, u8::from(!attacking), Kind::Transport, 0),
        Action::Press | Action::Stay | Action::Accept => (1, 0, 0, Kind::Infantry, 0),
        _ => (2, 0, 0, Kind::Infantry, 0),
    };
    *list.iter().min_by_key(|a| rank(a)).expect("there is always something to do")
}

/// How often the attacker won, lost, and nobody was left.
fn fight(rules: &Rules, start: &State, space: Space, samples: u32, seed: u64) -> [u32; 3] {
    let mut counts = [0; 3];
    let mut dice = Loose(Rng::new(seed));
    let mut list = Vec::new();
    for _ in 0..samples {
        let mut s = start.clone();
        let mut action = Action::Fight(space);
        let seat = s.power.seat();
        rules.apply(&mut s, seat, &action, &mut Play::silent(&mut dice));
        while !s.frames.is_empty() {
            let seat = rules.deciders(&s).first().expect("somebody decides");
            list.clear();
            rules.actions(&s, seat, &mut list);
            action = choice(rules, &s, &list);
            rules.apply(&mut s, seat, &action, &mut Play::silent(&mut dice));
        }
        let side = start.power.side();
        let fights = |kind: Kind| kind.occupies() || kind.is_ship();
        let left = |ours: bool| {
            s.at(space).iter().any(|t| (t.power.side() == side) == ours && fights(t.kind))
                || s.ships_at(space).any(|t| (t.power.side() == side) == ours)
        };
        counts[match (left(true), left(false)) {
            (true, false) => 0,
            (false, true) => 1,
            _ => 2,
        }] += 1;
    }
    counts
}

/// Within five standard errors.
fn agree(name: &str, counted: u32, samples: u32, p: f64) -> String {
    let n = f64::from(samples);
    let (found, error) = (f64::from(counted) / n, (p * (1.0 - p) / n).sqrt());
    assert!((found - p).abs() <= 5.0 * error + 1e-12, "{name}: {found} of {samples}, not {p} ± 5 × {error}");
    format!("{name}: exact {p:.6}, sampled {found:.6}, {:.2} standard errors", (found - p) / error.max(1e-12))
}

/// Land, sea, amphibious and bombing fights; one line for each figure compared.
pub fn compare_all(samples: u32) -> Vec<String> {
    let rules = AxisAllies.open(&Default::default(), SCENARIO, &Default::default()).expect("our own data is good");
    let mut lines = Vec::new();
    let mut compare = |name: &str, s: &State, at: &str| {
        let space = rules.data.map.named(at).expect("a space of the board");
        let odds: Odds = rules.battle_odds(s, space);
        let counts = fight(&rules, s, space, samples, 7);
        for (what, count, p) in
            [("won", counts[0], odds.win), ("lost", counts[1], odds.lose), ("nobody left", counts[2], odds.draw)]
        {
            lines.push(agree(&format!("{name}, {what}"), count, samples, p));
        }
    };
    let land = set(
        &rules,
        "turn germany combat_move\n\
            germany: ukraine 10 infantry 5 armour; eastern-europe 3 fighter\n\
            ussr: karelia 8 infantry 3 armour 2 fighter",
        &[
            ("ukraine", Kind::Infantry, "karelia"),
            ("ukraine", Kind::Armour, "karelia"),
            ("eastern-europe", Kind::Fighter, "karelia"),
        ],
        &[],
    );
    compare("land", &land, "karelia");
    let sea = set(
        &rules,
        "turn japan combat_move\n\
            tech japan super-submarines\n\
            japan: sz-japan 3 submarine 1 battleship 1 carrier; japan 2 fighter\n\
            usa: sz-wake 2 submarine 1 battleship 1 carrier 2 fighter 2 transport",
        &[
            ("sz-japan", Kind::Submarine, "sz-wake"),
            ("sz-japan", Kind::Battleship, "sz-wake"),
            ("japan", Kind::Fighter, "sz-wake"),
            ("sz-japan", Kind::Carrier, "sz-wake"),
        ],
        &[],
    );
    compare("sea", &sea, "sz-wake");
    let assault = set(
        &rules,
        "turn uk combat_move\n\
            uk: sz-united-kingdom 2 transport (2 infantry) 1 battleship; united-kingdom 1 fighter 1 bomber\n\
            germany: finland-norway 3 infantry 1 fighter 1 aa_gun",
        &[("united-kingdom", Kind::Fighter, "finland-norway"), ("united-kingdom", Kind::Bomber, "finland-norway")],
        &[("sz-united-kingdom", "finland-norway")],
    );
    compare("amphibious", &assault, "finland-norway");
    lines.extend(compare_raid(&rules, samples));
    lines
}

/// Three bombers over a gun: the chance of each sum.
fn compare_raid(rules: &Rules, samples: u32) -> Vec<String> {
    let at = |id: &str| rules.data.map.named(id).expect("a space of the board");
    let sketch =
        "turn uk combat_move\ncash germany 100\nuk: united-kingdom 3 bomber\ngermany: germany 1 aa_gun 1 complex";
    let mut s = rules.place(&rules.sketch(sketch).expect("a good sketch")).expect("a good position");
    act(rules, &mut s, Action::Pick { at: at("united-kingdom"), kind: Kind::Bomber, left: 6 });
    act(rules, &mut s, Action::All);
    act(rules, &mut s, Action::Raid(at("germany")));
    act(rules, &mut s, Action::Done);
    let exact = raid(3, 1, true);
    let mut counts = vec![0; exact.len()];
    let mut dice = Loose(Rng::new(11));
    for _ in 0..samples {
        let mut bombed = s.clone();
        let seat = s.power.seat();
        rules.apply(&mut bombed, seat, &Action::Bomb(at("germany")), &mut Play::silent(&mut dice));
        counts[usize::from(100 - bombed.cash[Power::Germany])] += 1;
    }
    (0..exact.len())
        .filter(|&sum| exact[sum] > 0.0)
        .map(|sum| agree(&format!("raid of three, {sum} IPC"), counts[sum], samples, exact[sum]))
        .collect()
}
