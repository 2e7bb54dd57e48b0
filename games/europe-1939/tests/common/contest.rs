//! Games of the scripted player against chance and against itself.
#![allow(dead_code)]

use europe_1939::Rules;
use europe_1939::state::{State, Verdict};
use europe_1939::vocabulary::*;
use kernel::dice::Loose;
use kernel::{Game, Hints, Play, Rng};

/// Plays a game by script for these sides and at random for the others.
pub fn played(rules: &Rules, by_script: &[Side], seed: u64) -> State {
    let mut s = rules.place(&rules.start()).expect("our own set-up is good");
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 5000));
    let mut list = Vec::new();
    while let Some(seat) = rules.deciders(&s).first() {
        list.clear();
        rules.actions(&s, seat, &mut list);
        let side = if seat == GERMANY || seat == ITALY { Side::Axis } else { Side::Allies };
        let i = match by_script.contains(&side) {
            true => rules.script(&s, seat, &list, &mut rng),
            false => rng.below(list.len()),
        };
        rules.apply(&mut s, seat, &list[i], &mut Play::silent(&mut dice));
    }
    s
}

/// How often each result came, from the best for the Axis to the best for the Allies.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub axis_decisive: u32,
    pub axis_marginal: u32,
    pub draws: u32,
    pub allied_marginal: u32,
    pub allied_decisive: u32,
}

impl Tally {
    pub fn add(&mut self, verdict: Verdict) {
        *match verdict {
            Verdict::Decisive(Side::Axis) => &mut self.axis_decisive,
            Verdict::Marginal(Side::Axis) => &mut self.axis_marginal,
            Verdict::Draw => &mut self.draws,
            Verdict::Marginal(Side::Allies) => &mut self.allied_marginal,
            Verdict::Decisive(Side::Allies) => &mut self.allied_decisive,
        } += 1;
    }

    pub fn won(&self, side: Side) -> u32 {
        match side {
            Side::Axis => self.axis_decisive + self.axis_marginal,
            Side::Allies => self.allied_marginal + self.allied_decisive,
        }
    }
}

/// The results of many games.
pub fn tally(rules: &Rules, by_script: &[Side], seeds: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        let s = played(rules, by_script, seed);
        tally.add(s.verdict.expect("the game is over"));
    }
    tally
}
