//! The odds: fixed figures, and every small fight against an enumeration of its dice.

use crate::common::rules;
use crate::common::sampled;
use axis_allies::battle::{Step, can_take, volleys};
use axis_allies::odds::{Fight, raid};
use axis_allies::vocabulary::Kind::{self, *};
use std::collections::HashMap;

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 5e-7, "{found}, not {expected}");
}

/// three land battles without retreat, infantry lost first, then tanks, then fighters.
#[test]
fn fixed_figures() {
    let rules = rules(&[]);
    let win = |a: &[(Kind, u8)], d: &[(Kind, u8)]| rules.fight_of(a, d, false).odds().win;
    near(win(&[(Infantry, 10), (Armour, 5), (Fighter, 3)], &[(Infantry, 8), (Armour, 3), (Fighter, 2)]), 0.966039);
    near(win(&[(Infantry, 30), (Armour, 20), (Fighter, 10)], &[(Infantry, 40), (Armour, 10), (Fighter, 8)]), 0.547274);
    near(win(&[(Infantry, 3), (Armour, 1)], &[(Infantry, 2)]), 0.944327);
}

/// Attackers, defenders alive, defenders who fire, chance.
type Branch = (Vec<Kind>, Vec<Kind>, Vec<Kind>, f64);

/// One round by going through all dice one at a time: the slow way, written anew.
fn round(fight: &Fight, a: &[Kind], d: &[Kind]) -> Vec<(Vec<Kind>, Vec<Kind>, f64)> {
    let value = |lines: &[(axis_allies::battle::Line, u16)], kind: Kind| {
        lines.iter().find(|(l, _)| l.kind == kind).map_or(0, |(l, _)| l.value)
    };
    let order = |lines: &[(axis_allies::battle::Line, u16)]| lines.iter().map(|(l, _)| l.kind).collect::<Vec<_>>();
    let (order_a, order_d) = (order(&fight.attackers), order(&fight.defenders));
    let take = |units: &[Kind], order: &[Kind], sub: bool| {
        let mut units = units.to_vec();
        let first = order.iter().find_map(|k| units.iter().position(|u| u == k && !(sub && k.is_aircraft())));
        if let Some(i) = first {
            units.remove(i);
        }
        units
    };
    let mut now = vec![(a.to_vec(), d.to_vec(), d.to_vec(), 1.0)];
    let shoot = |now: Vec<Branch>, v: u8, first: bool| {
        let p = f64::from(v) / 6.0;
        let mut next = Vec::new();
        for (a, d, fire, q) in now {
            let hit = take(&d, &order_d, first);
            let firing = if first { hit.clone() } else { fire.clone() };
            next.push((a.clone(), hit, firing, q * p));
            next.push((a, d, fire, q * (1.0 - p)));
        }
        next
    };
    if fight.sea {
        for _ in a.iter().filter(|k| **k == Submarine) {
            now = shoot(now, value(&fight.attackers, Submarine), true);
        }
    }
    for k in a.iter().filter(|k| !(fight.sea && **k == Submarine)) {
        let v = value(&fight.attackers, *k);
        if v > 0 {
            now = shoot(now, v, false);
        }
    }
    let mut ends = Vec::new();
    for (a, d, fire, q) in now {
        let mut fire = fire;
        fire.sort_by_key(|k| value(&fight.defenders, *k));
        let mut branch = vec![(a, q)];
        for k in fire {
            let p = f64::from(value(&fight.defenders, k)) / 6.0;
            let mut next = Vec::new();
            for (a, q) in branch {
                next.push((take(&a, &order_a, fight.sea && k == Submarine), q * p));
                next.push((a, q * (1.0 - p)));
            }
            branch = next;
        }
        ends.extend(branch.into_iter().map(|(a, q)| (a, d.clone(), q)));
    }
    ends
}

fn by_force(fight: &Fight, a: &[Kind], d: &[Kind], known: &mut HashMap<(Vec<Kind>, Vec<Kind>), [f64; 4]>) -> [f64; 4] {
    match (a.is_empty(), d.is_empty()) {
        (false, true) => return [1.0, 0.0, 0.0, 0.0],
        (true, false) => return [0.0, 1.0, 0.0, 0.0],
        (true, true) => return [0.0, 0.0, 1.0, 0.0],
        _ => {}
    }
    let key = (a.to_vec(), d.to_vec());
    if let Some(found) = known.get(&key) {
        return *found;
    }
    let (mut sum, mut same) = ([0.0; 4], 0.0);
    for (a2, d2, p) in round(fight, a, d) {
        if a2.len() == a.len() && d2.len() == d.len() {
            same += p;
        } else if p > 0.0 {
            let next = by_force(fight, &a2, &d2, known);
            (0..4).for_each(|i| sum[i] += p * next[i]);
        }
    }
    let result = if same > 1.0 - 1e-12 { [0.0, 0.0, 0.0, 1.0] } else { sum.map(|x| x / (1.0 - same)) };
    known.insert(key, result);
    result
}

/// All forces of up to three units.
fn forces(kinds: &[Kind]) -> Vec<Vec<(Kind, u8)>> {
    let mut all = Vec::new();
    let n = kinds.len();
    let mut counts = vec![0u8; n];
    loop {
        let total: u8 = counts.iter().sum();
        if (1..=3).contains(&total) {
            all.push(kinds.iter().copied().zip(counts.iter().copied()).filter(|(_, n)| *n > 0).collect());
        }
        let Some(i) = (0..n).find(|&i| counts[i] < 3) else { return all };
        counts[i] += 1;
        counts[..i].iter_mut().for_each(|c| *c = 0);
    }
}

fn compare(attack: &[Kind], defence: &[Kind], sea: bool) {
    let rules = rules(&[]);
    for a in forces(attack) {
        for d in forces(defence) {
            let fight = rules.fight_of(&a, &d, sea);
            let list = |f: &[(Kind, u8)]| {
                f.iter().flat_map(|&(k, n)| std::iter::repeat_n(k, usize::from(n))).collect::<Vec<_>>()
            };
            let slow = by_force(&fight, &list(&a), &list(&d), &mut HashMap::new());
            let fast = fight.odds();
            let fast = [fast.win, fast.lose, fast.draw, fast.stop];
            for i in 0..4 {
                assert!((slow[i] - fast[i]).abs() < 1e-9, "{a:?} v {d:?}: {fast:?}, not {slow:?}");
            }
        }
    }
}

/// every land fight of up to three a side.
#[test]
fn small_land_fights_agree_with_all_their_dice() {
    compare(&[Infantry, Armour, Fighter, Bomber], &[Infantry, Armour, Fighter, Bomber], false);
}

/// every sea fight of up to three a side.
#[test]
fn small_sea_fights_agree_with_all_their_dice() {
    let attack = [Transport, Submarine, Fighter, Bomber, Carrier, Battleship];
    compare(&attack, &[Transport, Submarine, Fighter, Carrier, Battleship], true);
}

/// what one bomber does over a gun, and three heavy dice without one.
#[test]
fn raids_have_their_sums() {
    let one = raid(1, 1, true);
    near(one[0], 1.0 / 6.0);
    near(one[6], 5.0 / 36.0);
    let heavy = raid(1, 3, false);
    near(heavy[3], 1.0 / 216.0);
    near(heavy.iter().enumerate().map(|(i, p)| i as f64 * p).sum(), 10.5);
}

/// support shots and a gun move the odds as they should, and everything sums to one.
#[test]
fn guns_and_shells_count() {
    let rules = rules(&[]);
    let plain = rules.fight_of(&[(Infantry, 2), (Fighter, 1)], &[(Infantry, 2)], false);
    let shelled = Fight { shells: 1, ..plain.clone() };
    let gunned = Fight { gun: true, ..plain.clone() };
    let stopped = Fight { stop_at: 1, ..plain.clone() };
    let [p, s, g, t] = [plain, shelled, gunned, stopped].map(|f| f.odds());
    assert!(s.win > p.win && g.win < p.win && t.stop > 0.0 && t.win < p.win);
    for odds in [p, s, g, t] {
        near(odds.win + odds.lose + odds.draw + odds.stop, 1.0);
        near(odds.attacker.survivors.iter().map(|(_, p)| p).sum(), 1.0);
    }
}

/// who fires in which step.
#[test]
fn volleys_are_those_of_the_rules() {
    let rules = rules(&[]);
    let fight =
        rules.fight_of(&[(Submarine, 2), (Transport, 1), (Battleship, 1)], &[(Submarine, 1), (Fighter, 2)], true);
    let lines = |l: &[(axis_allies::battle::Line, u16)]| l.iter().map(|(l, _)| *l).collect::<Vec<_>>();
    let first = volleys(Step::FirstShot, &lines(&fight.attackers), true, true);
    assert_eq!((first.len(), first[0].dice, first[0].value, first[0].submarine), (1, 2, 2, true));
    let then = volleys(Step::Attack, &lines(&fight.attackers), true, true);
    assert_eq!((then.len(), then[0].dice, then[0].value), (1, 1, 4), "transports do not fire");
    assert_eq!(volleys(Step::Defence, &lines(&fight.defenders), true, false).len(), 1, "submarines need a ship to hit");
    assert!(!can_take(Fighter, true) && can_take(Fighter, false) && can_take(Submarine, true));
}

/// The chance to end in each way when guns and support shots come first: every die by itself.
fn with_prelude(
    fight: &Fight,
    a: &[Kind],
    d: &[Kind],
    known: &mut HashMap<(Vec<Kind>, Vec<Kind>), [f64; 4]>,
) -> [f64; 4] {
    let order = |lines: &[(axis_allies::battle::Line, u16)]| lines.iter().map(|(l, _)| l.kind).collect::<Vec<_>>();
    let lose = |units: &[Kind], order: &[Kind], aircraft: bool| {
        let mut units = units.to_vec();
        let first = order.iter().find_map(|k| units.iter().position(|u| u == k && (!aircraft || k.is_aircraft())));
        first.map(|i| units.remove(i));
        units
    };
    let mut skies = vec![(a.to_vec(), 1.0)];
    for _ in a.iter().filter(|k| fight.gun && k.is_aircraft()) {
        let hit = |(a, p): &(Vec<Kind>, f64)| {
            [(lose(a, &order(&fight.attackers), true), p / 6.0), (a.clone(), p * 5.0 / 6.0)]
        };
        skies = skies.iter().flat_map(hit).collect();
    }
    let mut sum = [0.0; 4];
    for (a, p) in skies {
        if a.is_empty() {
            sum[1] += p;
            continue;
        }
        let mut shores = vec![(d.to_vec(), p)];
        for _ in 0..fight.shells {
            let hit = |(d, p): &(Vec<Kind>, f64)| {
                [(lose(d, &order(&fight.defenders), false), p * 4.0 / 6.0), (d.clone(), p * 2.0 / 6.0)]
            };
            shores = shores.iter().flat_map(hit).collect();
        }
        for (struck, p) in shores {
            // Those hit by shells still fire in the first round: their hits fall as if they stood, and they fall
            // anyway.
            for (a2, d2, q) in round(fight, &a, d) {
                let fallen = d.len() - struck.len();
                let mut left = d2.clone();
                (0..fallen).for_each(|_| left = lose(&left, &order(&fight.defenders), false));
                let next = by_force(fight, &a2, &left, known);
                (0..4).for_each(|i| sum[i] += p * q * next[i]);
            }
        }
    }
    sum
}

/// every landing of up to three a side, with a gun or none and up to two battleships.
#[test]
fn small_landings_agree_with_all_their_dice() {
    let rules = rules(&[]);
    for a in forces(&[Infantry, Armour, Fighter, Bomber]) {
        for d in forces(&[Infantry, Armour, Fighter, Bomber]) {
            let mut known = HashMap::new();
            for (gun, shells) in [(true, 0), (false, 1), (true, 1), (true, 2)] {
                let fight = Fight { gun, shells, ..rules.fight_of(&a, &d, false) };
                let list = |f: &[(Kind, u8)]| {
                    f.iter().flat_map(|&(k, n)| std::iter::repeat_n(k, usize::from(n))).collect::<Vec<_>>()
                };
                let slow = with_prelude(&fight, &list(&a), &list(&d), &mut known);
                let fast = fight.odds();
                let fast = [fast.win, fast.lose, fast.draw, fast.stop];
                for i in 0..4 {
                    assert!((slow[i] - fast[i]).abs() < 1e-9, "{a:?} v {d:?}, {gun} {shells}: {fast:?}, not {slow:?}");
                }
            }
        }
    }
}

/// AA-16: every raid of up to three bombers, die by die.
#[test]
fn small_raids_agree_with_all_their_dice() {
    fn sums(dice: u8, so_far: usize, p: f64, to: &mut [f64]) {
        match dice {
            0 => to[so_far] += p,
            _ => (1..=6).for_each(|face| sums(dice - 1, so_far + face, p / 6.0, to)),
        }
    }
    fn over(bombers: u8, each: u8, left: u8, p: f64, gun: bool, to: &mut [f64]) {
        if bombers == 0 {
            return sums(left * each, 0, p, to);
        }
        if gun {
            over(bombers - 1, each, left, p / 6.0, gun, to);
        }
        over(bombers - 1, each, left + 1, p * if gun { 5.0 / 6.0 } else { 1.0 }, gun, to);
    }
    for (bombers, each) in [(1, 1), (2, 1), (3, 1), (1, 3), (2, 3)] {
        for gun in [false, true] {
            let fast = raid(bombers, each, gun);
            let mut slow = vec![0.0; fast.len()];
            over(bombers, each, 0, 1.0, gun, &mut slow);
            for (a, b) in fast.iter().zip(&slow) {
                assert!((a - b).abs() < 1e-9, "{bombers} with {each} dice: {fast:?}, not {slow:?}");
            }
        }
    }
}

/// larger fights fought through the rules come out as reckoned, within five standard
/// errors.
#[test]
fn fights_through_the_rules_come_out_as_reckoned() {
    assert!(sampled::compare_all(20_000).len() > 20);
}

/// HOUSE-5: whatever three powers bring together, every unit has its die.
#[test]
fn a_great_many_dice_are_rolled_by_the_handful() {
    let line = |kind, value, n| axis_allies::battle::Line { kind, value, dice: 1, n };
    let lines = [line(Infantry, 2, 250), line(Infantry, 2, 250), line(Armour, 2, 250), line(Fighter, 4, 42)];
    let fire = volleys(Step::Defence, &lines, false, false);
    assert_eq!(fire.iter().map(|v| (v.value, v.dice)).collect::<Vec<_>>(), [(2, 250), (2, 250), (2, 250), (4, 42)]);
}
