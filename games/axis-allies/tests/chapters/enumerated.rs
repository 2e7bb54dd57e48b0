//! The odds against the rules that roll: fights are fought out through `Game::apply` with every way the dice can fall.

use crate::common::{Table, with};
use axis_allies::state::Frame;
use axis_allies::vocabulary::Kind;
use axis_allies::{Action, State};
use kernel::{Game, Rng, Seat};
use odds::{Cut, explore};

/// Cheapest first, as the odds have it; nobody leaves, and every battleship supports.
fn choice(t: &Table, state: &State, list: &[Action]) -> Action {
    let attacking = state.frames.iter().any(|f| matches!(f, Frame::Losses(l) if l.attacker));
    let rank = |action: &Action| match *action {
        Action::Lose { power, kind, left } => {
            let value = match attacking {
                true => t.rules.attack_value(state, power, kind),
                false => t.rules.defence_value(state, power, kind),
            };
            (0, t.rules.data.kind(kind).cost, value, kind, left)
        }
        Action::Sink(_) => (0, t.rules.data.kind(Kind::Transport).cost, u8::from(!attacking), Kind::Transport, 0),
        Action::Support(n) => (1, 100 - u16::from(n), 0, Kind::Infantry, 0),
        Action::Press | Action::Stay | Action::Accept => (1, 0, 0, Kind::Infantry, 0),
        _ => (2, 0, 0, Kind::Infantry, 0),
    };
    *list.iter().min_by_key(|a| rank(a)).expect("there is always something to do")
}

/// The chances to win, to lose and that nobody is left, by going through all dice of the rules.
fn by_the_rules(t: &Table, at: &str) -> [f64; 3] {
    let space = t.at(at);
    let side = t.state.power.side();
    let policy = |state: &State, seat: Seat| {
        let mut list = Vec::new();
        t.rules.actions(state, seat, &mut list);
        if state.frames.is_empty() { Action::Fight(space) } else { choice(t, state, &list) }
    };
    let fought = |state: &State| state.frames.is_empty() && !state.turn.battles.contains(space);
    let fights = |kind: Kind| kind.occupies() || kind.is_ship();
    let left = |state: &State, ours: bool| {
        state.at(space).iter().any(|u| (u.power.side() == side) == ours && fights(u.kind))
            || state.ships_at(space).any(|u| (u.power.side() == side) == ours)
    };
    let mut chances = [0.0; 3];
    for (end, p) in explore(&t.rules, &t.state, policy, fought, Cut { below: 1e-8, steps: 1000 }).states {
        let verdict = match (left(&end, true), left(&end, false)) {
            (true, false) => 0,
            (false, true) => 1,
            _ => 2,
        };
        chances[verdict] += p;
    }
    chances
}

fn force(rng: &mut Rng, kinds: &[&str]) -> String {
    let mut named: Vec<(usize, usize)> = Vec::new();
    let units = 1 + rng.below(2);
    for _ in 0..units {
        let kind = rng.below(kinds.len());
        match named.iter_mut().find(|(k, _)| *k == kind) {
            Some((_, n)) => *n += 1,
            None => named.push((kind, 1)),
        }
    }
    named.iter().map(|(kind, n)| format!("{n} {}", kinds[*kind])).collect::<Vec<_>>().join(" ")
}

const LAND: [&str; 4] = ["infantry", "armour", "fighter", "bomber"];
const SEA: [&str; 4] = ["submarine", "battleship", "carrier", "transport"];

/// Everything of a power in a space goes to another.
fn all_go(t: &mut Table, from: &str, to: &str) {
    for kind in [Kind::Infantry, Kind::Armour, Kind::Fighter, Kind::Bomber, Kind::Submarine, Kind::Battleship] {
        while t.may(t.pick_of(from, kind)) {
            t.go_all(from, kind, to);
        }
    }
    while t.may(t.pick_of(from, Kind::Carrier)) {
        t.go_all(from, Kind::Carrier, to);
    }
    while let Some(i) = t.state.ships.iter().position(|s| s.space == t.at(from) && s.power == t.state.power) {
        t.act(Action::Ship(i as u8));
        t.to(to);
        if t.state.ferry().is_some() {
            t.act(Action::Stop);
        }
    }
}

fn compare(t: &Table, at: &str, name: &str) {
    let odds = t.rules.battle_odds(&t.state, t.at(at));
    let found = by_the_rules(t, at);
    for (found, expected) in found.iter().zip([odds.win, odds.lose, odds.draw]) {
        // What is too unlikely to be followed is missing on one side.
        assert!((found - expected).abs() < 1e-5, "{name}: the rules say {found}, the odds {expected}");
    }
}

const TECHS: [&str; 4] = ["", "tech germany heavy-bombers", "tech ussr jet-power", "tech germany super-submarines"];

/// Everybody attacks from one space into another.
fn compare_attack(number: usize, sketch: &str, (from, to): (&str, &str)) {
    let mut t = with(&[], sketch);
    all_go(&mut t, from, to);
    t.act(Action::Done);
    compare(&t, to, &format!("{number}: {sketch}"));
}

/// Of each kind: land, sea, landing.
const FIGHTS: usize = 700;

/// random fights on land, at sea and in landings, with guns, weapons and
/// support shots, come out through the rules with the chances that are shown.
#[test]
fn odds_agree_with_every_roll_of_the_rules() {
    let mut rng = Rng::new(1942);
    for i in 0..FIGHTS {
        let tech = TECHS[rng.below(TECHS.len())];
        let gun = if rng.one_in(3) { " 1 aa_gun" } else { "" };
        let sketch = format!(
            "turn germany combat_move\n{tech}\ngermany: ukraine {}\nussr: karelia {}{gun}",
            force(&mut rng, &LAND),
            force(&mut rng, &LAND)
        );
        compare_attack(i, &sketch, ("ukraine", "karelia"));
        let sketch = format!(
            "turn germany combat_move\n{tech}\ngermany: sz-baltic {}\nuk: sz-united-kingdom {}",
            force(&mut rng, &SEA),
            force(&mut rng, &SEA)
        );
        compare_attack(i, &sketch, ("sz-baltic", "sz-united-kingdom"));
        let ships = 1 + rng.below(2);
        let sketch = format!(
            "turn uk combat_move\n\
                uk: sz-united-kingdom {ships} battleship 1 transport (2 infantry)\n\
                germany: finland-norway {}",
            force(&mut rng, &LAND)
        );
        let mut t = with(&[], &sketch);
        t.ship("sz-united-kingdom").land("finland-norway", 2).act(Action::Done);
        compare(&t, "finland-norway", &format!("{i}: {sketch}"));
    }
}
