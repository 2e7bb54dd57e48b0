//! Games of the scripted player against chance and against itself.
#![allow(dead_code)]

use europe_1939::Rules;
use europe_1939::state::{State, Verdict};
use europe_1939::vocabulary::*;
use kernel::{Game, Seat};
use title_check::games;

/// Plays a game by script for these sides and at random for the others.
pub fn played(rules: &Rules, by_script: &[Side], seed: u64) -> State {
    let side = |seat: Seat| if seat == GERMANY || seat == ITALY { Side::Axis } else { Side::Allies };
    let seats = rules.seats().iter().filter(|&seat| by_script.contains(&side(seat))).collect();
    games::played(rules, seats, seed, |_, _| {})
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
