//! How a fight is likely to end, exactly, from the same volleys the battle on the board is fought with. Each side loses
//! its units in a given order; equal situations are met once.

use crate::Rules;
use crate::data::{LAND, Space};
use crate::rules::battle::{Line, Step, can_take, volleys};
use crate::rules::combat::FLAK;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use std::collections::HashMap;

/// Kinds of lines a side can have.
const LINES: usize = 12;

/// How many are left of each line.
pub type Left = [u8; LINES];

/// A fight to be reckoned through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fight {
    /// In the order in which they are lost, with what each costs.
    pub attackers: Vec<(Line, u16)>,
    pub defenders: Vec<(Line, u16)>,
    pub sea: bool,
    /// A gun fires at attacking aircraft first.
    pub gun: bool,
    /// Support shots.
    pub shells: u8,
    /// The attacker stops after a round with so few units left.
    pub stop_at: u8,
}

/// What becomes of one side.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Share {
    /// Expected losses in units and in IPCs.
    pub lost_units: f64,
    pub lost_value: f64,
    /// What is left, with its probability; in the order of the lines.
    pub survivors: Vec<(Left, f64)>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Odds {
    pub win: f64,
    pub lose: f64,
    /// Nobody is left.
    pub draw: f64,
    /// The attacker stopped, or nobody can hit anybody.
    pub stop: f64,
    pub attacker: Share,
    pub defender: Share,
}

fn start(lines: &[(Line, u16)]) -> Left {
    let mut left = [0; LINES];
    for (n, (line, _)) in left.iter_mut().zip(lines) {
        *n = line.n;
    }
    left
}

fn units(left: &Left) -> usize {
    left.iter().map(|&n| usize::from(n)).sum()
}

/// The lines with what is left of them.
fn lines_of(lines: &[(Line, u16)], left: &Left) -> Vec<Line> {
    lines.iter().zip(left).filter(|(_, n)| **n > 0).map(|((line, _), &n)| Line { n, ..*line }).collect()
}

/// Takes hits in the order of the lines; those nobody can take are void.
fn lose(lines: &[(Line, u16)], left: &Left, hits: usize, fits: impl Fn(Kind) -> bool) -> Left {
    let mut left = *left;
    let mut due = hits;
    for (n, (line, _)) in left.iter_mut().zip(lines) {
        if fits(line.kind) {
            let taken = due.min(usize::from(*n));
            *n -= taken as u8;
            due -= taken;
        }
    }
    left
}

/// The chances of 0, 1, 2 … hits of several volleys together.
fn hits_of(lines: &[Line], step: Step, sea: bool) -> Vec<f64> {
    let mut chances = vec![1.0];
    for volley in volleys(step, lines, sea, true) {
        chances = convolve(&chances, &binomial(volley.dice, volley.value));
    }
    chances
}

fn binomial(dice: u8, value: u8) -> Vec<f64> {
    let p = f64::from(value.min(6)) / 6.0;
    let n = usize::from(dice);
    let mut chances = vec![0.0; n + 1];
    chances[0] = 1.0;
    for so_far in 0..n {
        for k in (0..=so_far).rev() {
            chances[k + 1] += chances[k] * p;
            chances[k] *= 1.0 - p;
        }
    }
    chances
}

fn convolve(a: &[f64], b: &[f64]) -> Vec<f64> {
    let mut sum = vec![0.0; a.len() + b.len() - 1];
    for (i, &x) in a.iter().enumerate() {
        for (to, &y) in sum[i..].iter_mut().zip(b) {
            *to += x * y;
        }
    }
    sum
}

/// Ends of a fight, as they are found.
struct Tally<'a> {
    fight: &'a Fight,
    odds: Odds,
    attackers: HashMap<Left, f64>,
    defenders: HashMap<Left, f64>,
}

impl Tally<'_> {
    fn end(&mut self, a: &Left, d: &Left, p: f64) {
        if p == 0.0 {
            return;
        }
        let verdict = match (units(a) > 0, units(d) > 0) {
            (true, false) => &mut self.odds.win,
            (false, true) => &mut self.odds.lose,
            (false, false) => &mut self.odds.draw,
            (true, true) => &mut self.odds.stop,
        };
        *verdict += p;
        *self.attackers.entry(*a).or_default() += p;
        *self.defenders.entry(*d).or_default() += p;
    }

    fn close(mut self) -> Odds {
        let share = |lines: &[(Line, u16)], ends: HashMap<Left, f64>| {
            let mut share = Share::default();
            let mut survivors: Vec<(Left, f64)> = ends.into_iter().collect();
            survivors.sort_unstable_by_key(|(left, _)| std::cmp::Reverse(*left));
            for (left, p) in &survivors {
                for ((line, cost), n) in lines.iter().zip(left) {
                    let lost = f64::from(line.n - n);
                    share.lost_units += lost * p;
                    share.lost_value += lost * f64::from(*cost) * p;
                }
            }
            share.survivors = survivors;
            share
        };
        self.odds.attacker = share(&self.fight.attackers, self.attackers);
        self.odds.defender = share(&self.fight.defenders, self.defenders);
        self.odds
    }
}

impl Fight {
    /// Plain forces in the order in which they are lost.
    pub fn new(attackers: Vec<(Line, u16)>, defenders: Vec<(Line, u16)>, sea: bool) -> Fight {
        Fight { attackers, defenders, sea, gun: false, shells: 0, stop_at: 0 }
    }

    /// The same with both sides losing their units in another order.
    pub fn ordered(mut self, order: LossOrder) -> Fight {
        for lines in [&mut self.attackers, &mut self.defenders] {
            lines.sort_by_key(|(l, cost)| match order {
                LossOrder::Weakest => (u16::from(l.value) * u16::from(l.dice), *cost, l.kind),
                LossOrder::Ask | LossOrder::Cheapest => (*cost, u16::from(l.value), l.kind),
            });
        }
        self
    }

    pub fn units(&self) -> usize {
        units(&start(&self.attackers))
    }

    /// The exact chances.
    pub fn odds(&self) -> Odds {
        let mut tally =
            Tally { fight: self, odds: Odds::default(), attackers: HashMap::new(), defenders: HashMap::new() };
        let (a, d) = (start(&self.attackers), start(&self.defenders));
        let below = |lines: &[(Line, u16)]| lines.iter().any(|(l, _)| l.kind == Kind::Submarine && l.n > 0);
        let submarines = self.sea && (below(&self.attackers) || below(&self.defenders));
        let aircraft = self.attackers.iter().filter(|(l, _)| l.kind.is_aircraft()).map(|(l, _)| l.n).sum::<u8>();
        let flak = if self.gun { binomial(aircraft, FLAK) } else { vec![1.0] };
        for (shot, p) in flak.into_iter().enumerate() {
            let a = lose(&self.attackers, &a, shot, Kind::is_aircraft);
            if submarines {
                self.reckon_apart(&a, &d, p, &mut tally);
            } else {
                self.reckon(&a, &d, p, &mut tally);
            }
        }
        tally.close()
    }

    /// Without submarines any hit falls on anybody: a side is known by the hits it has taken.
    fn reckon(&self, a: &Left, d: &Left, chance: f64, tally: &mut Tally<'_>) {
        let (na, nd) = (units(a), units(d));
        let after = |lines: &[(Line, u16)], left: &Left, n: usize| -> Vec<Left> {
            (0..=n).map(|hits| lose(lines, left, hits, |_| true)).collect()
        };
        let (of_a, of_d) = (after(&self.attackers, a, na), after(&self.defenders, d, nd));
        let fire = |lines: &[(Line, u16)], all: &[Left], step: Step| -> Vec<Vec<f64>> {
            all.iter().map(|left| hits_of(&lines_of(lines, left), step, self.sea)).collect()
        };
        let attack = fire(&self.attackers, &of_a, Step::Attack);
        let defence = fire(&self.defenders, &of_d, Step::Defence);
        let width = nd + 1;
        let mut table = vec![0.0; (na + 1) * width];
        let stops = |i: usize| na - i <= usize::from(self.stop_at);
        // The first round apart: support shots fall before it, and who is hit by them still fires.
        let shells = binomial(self.shells, SUPPORT);
        let first = |table: &mut Vec<f64>| {
            let struck = lump(&convolve(&shells, &attack[0]), nd);
            spread(table, width, (0, 0), chance, &lump(&defence[0], na), &struck, None);
        };
        if na == 0 || nd == 0 {
            return tally.end(a, d, chance);
        }
        first(&mut table);
        for i in 0..=na {
            for j in 0..=nd {
                let p = std::mem::take(&mut table[i * width + j]);
                if p == 0.0 {
                    continue;
                }
                if i == na || j == nd || stops(i) {
                    tally.end(&of_a[i], &of_d[j], p);
                    continue;
                }
                let (hurt, struck) = (lump(&defence[j], na - i), lump(&attack[i], nd - j));
                let nothing = hurt[0] * struck[0];
                if nothing >= 1.0 {
                    tally.end(&of_a[i], &of_d[j], p);
                    continue;
                }
                spread(&mut table, width, (i, j), p / (1.0 - nothing), &hurt, &struck, Some(()));
            }
        }
    }

    /// With submarines: their hits fall on ships only, and the attacker's fall first.
    fn reckon_apart(&self, a: &Left, d: &Left, chance: f64, tally: &mut Tally<'_>) {
        let most = units(a) + units(d);
        let mut by_size: Vec<HashMap<(Left, Left), f64>> = vec![HashMap::new(); most + 1];
        let mut rounds: HashMap<(Left, Left), f64> = HashMap::new();
        rounds.insert((*a, *d), chance);
        by_size[most] = rounds;
        for size in (0..=most).rev() {
            for ((a, d), p) in std::mem::take(&mut by_size[size]) {
                let begun = (units(&a), units(&d)) != (units(&start(&self.attackers)), units(&start(&self.defenders)));
                let stops = begun && units(&a) <= usize::from(self.stop_at);
                if units(&a) == 0 || units(&d) == 0 || stops {
                    tally.end(&a, &d, p);
                    continue;
                }
                let ends = self.round(&a, &d);
                let same = ends.get(&(a, d)).copied().unwrap_or(0.0);
                if same >= 1.0 {
                    tally.end(&a, &d, p);
                    continue;
                }
                for (end, q) in ends.into_iter().filter(|(end, _)| *end != (a, d)) {
                    let size = units(&end.0) + units(&end.1);
                    *by_size[size].entry(end).or_default() += p * q / (1.0 - same);
                }
            }
        }
    }

    /// One round of a battle with submarines.
    fn round(&self, a: &Left, d: &Left) -> HashMap<(Left, Left), f64> {
        let ships = |lines: &[Line]| lines.iter().any(|l| l.kind.is_ship());
        let attack = lines_of(&self.attackers, a);
        let first = volleys(Step::FirstShot, &attack, self.sea, ships(&lines_of(&self.defenders, d)));
        let first = first.first().map_or(vec![1.0], |v| binomial(v.dice, v.value));
        let others = hits_of(&attack, Step::Attack, self.sea);
        let mut ends: HashMap<(Left, Left), f64> = HashMap::new();
        for (h, p) in first.into_iter().enumerate() {
            let firing = lose(&self.defenders, d, h, |k| can_take(k, true));
            let mut hurt: HashMap<Left, f64> = HashMap::from([(*a, 1.0)]);
            for volley in volleys(Step::Defence, &lines_of(&self.defenders, &firing), self.sea, true) {
                let dice = binomial(volley.dice, volley.value);
                let mut next: HashMap<Left, f64> = HashMap::new();
                for (left, q) in hurt {
                    for (h, r) in dice.iter().enumerate() {
                        let left = lose(&self.attackers, &left, h, |k| can_take(k, volley.submarine));
                        *next.entry(left).or_default() += q * r;
                    }
                }
                hurt = next;
            }
            for (h, q) in others.iter().enumerate() {
                let struck = lose(&self.defenders, &firing, h, |_| true);
                for (left, r) in &hurt {
                    *ends.entry((*left, struck)).or_default() += p * q * r;
                }
            }
        }
        ends
    }
}

/// A support shot hits at the value of a battleship.
const SUPPORT: u8 = 4;

/// Hits beyond what can take them count as the last one.
fn lump(chances: &[f64], most: usize) -> Vec<f64> {
    if chances.len() <= most + 1 {
        return chances.to_vec();
    }
    let mut few = chances[..=most].to_vec();
    few[most] += chances[most + 1..].iter().sum::<f64>();
    few
}

/// Spreads a situation over those that follow it; one without any hit only if the round counts for itself.
fn spread(
    table: &mut [f64],
    width: usize,
    (i, j): (usize, usize),
    p: f64,
    hurt: &[f64],
    struck: &[f64],
    skip_nothing: Option<()>,
) {
    for (di, &x) in hurt.iter().enumerate() {
        let row = (i + di) * width + j;
        let skip = usize::from(di == 0 && skip_nothing.is_some());
        for (to, &y) in table[row + skip..].iter_mut().zip(&struck[skip..]) {
            *to += p * x * y;
        }
    }
}

/// What bombers do to a treasury: the chance of each sum.
pub fn raid(bombers: u8, dice_each: u8, gun: bool) -> Vec<f64> {
    let flak = if gun { binomial(bombers, FLAK) } else { vec![1.0] };
    let die = [0.0, 1.0 / 6.0, 1.0 / 6.0, 1.0 / 6.0, 1.0 / 6.0, 1.0 / 6.0, 1.0 / 6.0];
    let most = usize::from(bombers) * usize::from(dice_each) * 6;
    let mut sums = vec![0.0; most + 1];
    for (shot, p) in flak.into_iter().enumerate() {
        let dice = (usize::from(bombers) - shot) * usize::from(dice_each);
        let damage = (0..dice).fold(vec![1.0], |sum, _| convolve(&sum, &die));
        for (to, q) in sums.iter_mut().zip(damage) {
            *to += p * q;
        }
    }
    sums
}

impl Rules {
    /// Lines in the order of their price, equal ones put together.
    pub(crate) fn in_order_of_price(&self, lines: Vec<Line>) -> Vec<(Line, u16)> {
        let mut merged: Vec<(Line, u16)> = Vec::new();
        for line in lines.into_iter().filter(|l| l.n > 0) {
            let same = |(l, _): &&mut (Line, u16)| (l.kind, l.value, l.dice) == (line.kind, line.value, line.dice);
            match merged.iter_mut().find(same) {
                Some((l, _)) => l.n = l.n.saturating_add(line.n),
                None => merged.push((line, self.data.kind(line.kind).cost)),
            }
        }
        merged.sort_by_key(|(l, cost)| (*cost, l.value, l.kind));
        merged.truncate(LINES);
        merged
    }

    /// The fight in a space as it is set now: those about to land count, and the shots in their support.
    pub fn fight_in(&self, state: &State, space: Space) -> Fight {
        let mut attack = self.attack_lines(state, space);
        let begun = state.battle().filter(|b| b.space == space);
        let waiting = |b: &Battle| b.asked.iter().map(|zone| self.shells_of(state, zone)).sum::<u8>();
        let mut shells = begun.map_or(0, |b| b.shells + waiting(b));
        let sea = !LAND.contains(space);
        let sight = Sight::of(state, state.power);
        if !sea && begun.is_none() {
            let mut zones = crate::data::Spaces::EMPTY;
            for ship in state.ships.iter().filter(|t| t.landing.is_some_and(|(to, _)| to == space)) {
                let n = ship.landing.map_or(0, |(_, n)| usize::from(n));
                zones.insert(ship.space);
                for cargo in ship.carries(state.power).filter(|c| c.kind.takes_ground()).take(n) {
                    let value = self.attack_value(state, state.power, cargo.kind);
                    attack.push(Line { kind: cargo.kind, value, dice: 1, n: 1 });
                }
            }
            shells = (zones - sight.enemy_sea).iter().map(|zone| self.shells_of(state, zone)).sum();
        }
        let aside = begun.map_or(&[][..], |b| &b.aside[..]);
        let defence = self.defence_lines(state, space, aside);
        let gun = !sea && begun.is_none_or(|b| b.stage <= Stage::Flak && b.round == 1) && self.gun_fires(state, space);
        Fight {
            attackers: self.in_order_of_price(attack),
            defenders: self.in_order_of_price(defence),
            sea,
            gun,
            shells,
            stop_at: 0,
        }
    }

    pub fn battle_odds(&self, state: &State, space: Space) -> Odds {
        self.fight_in(state, space).odds()
    }

    /// Plain forces as a person names them, lost in the order in which they stand.
    pub fn fight_of(&self, attackers: &[(Kind, u8)], defenders: &[(Kind, u8)], sea: bool) -> Fight {
        let line = |value: u8, kind: Kind, n: u8| (Line { kind, value, dice: 1, n }, self.data.kind(kind).cost);
        let attack = attackers.iter().map(|&(k, n)| line(self.data.kind(k).attack, k, n)).collect();
        let defence = defenders.iter().map(|&(k, n)| line(self.data.kind(k).defence, k, n)).collect();
        Fight::new(attack, defence, sea)
    }
}
