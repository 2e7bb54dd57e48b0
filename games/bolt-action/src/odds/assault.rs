//! How an assault is likely to end, exactly, once the attackers are in contact: both rounds and all that follow, ties
//! fought on, who is destroyed and how many are left (BA-151 to BA-156, C-116 to C-120).

use crate::force::{MEN, Spec};
use crate::odds::{Sum, cap};
use crate::state::*;
use crate::{Clause, Rules};
use kernel::Text;
use kernel::scene::Row;

/// Probabilities of how close quarters end.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AssaultOdds {
    pub attackers_win: f64,
    pub defenders_win: f64,
    /// Both are gone, or they let go of each other.
    pub neither: f64,
    /// Chance that the attackers are there with n men afterwards, for n from 0; the same of the defenders.
    pub left: [Vec<f64>; 2],
}

/// One side of a fight.
struct Side {
    /// Dice of so many men, those with the most dice the last to fall.
    dice: Vec<u8>,
    /// The score that tells on them.
    value: u8,
    fanatic: bool,
}

impl Side {
    /// Chances of losses among so many men by so many blows.
    fn losses(&self, men: usize, blows: u8) -> Vec<f64> {
        let chance = f64::from(7 - self.value.clamp(2, 7)) / 6.0;
        let mut losses = Sum::of_tries(blows, chance).0;
        cap(&mut losses, men);
        losses
    }
}

impl Rules {
    fn fighting_side(&self, s: &Field, id: UnitId, assaulted: bool) -> Option<Side> {
        let (unit, spec) = (s.unit(id)?, self.spec(id)?);
        let mut each: Vec<u8> = unit.men.iter().map(|m| self.blows_of(id, unit, m, assaulted)).collect();
        each.sort_unstable_by(|a, b| b.cmp(a));
        let mut dice = vec![0; 1];
        for blows in each.into_iter().take(MEN) {
            dice.push(dice.last().copied().unwrap_or(0) + blows);
        }
        Some(Side { dice, value: self.blow_value(id, unit), fanatic: Spec::is_fanatic(spec) })
    }

    /// The end of an assault on men; owners lose those first who throw the fewest dice. Nothing against vehicles.
    pub fn odds_of_assault(&self, s: &Field, id: UnitId, target: UnitId) -> Option<AssaultOdds> {
        if self.is_vehicle(id) || self.is_vehicle(target) {
            return None;
        }
        let sides = [self.fighting_side(s, id, false)?, self.fighting_side(s, target, true)?];
        let most = sides.each_ref().map(|side| side.dice.len() - 1);
        let mut odds = AssaultOdds { left: [vec![0.0; most[0] + 1], vec![0.0; most[1] + 1]], ..AssaultOdds::default() };
        let mut fighting = vec![(most, 1.0)];
        for round in 0..crate::rules::assault::ROUNDS {
            let at_once = round > 0 || self.is_defended(s, id, target);
            let mut next: Vec<([usize; 2], f64)> = Vec::new();
            for (men, p) in fighting {
                let theirs = sides[1].losses(men[1], sides[0].dice[men[0]]);
                for (lost, q) in theirs.iter().enumerate().filter(|(_, q)| **q > 0.0) {
                    let strike = if at_once { men[1] } else { men[1] - lost };
                    let ours = sides[0].losses(men[0], sides[1].dice[strike]);
                    for (fallen, r) in ours.iter().enumerate().filter(|(_, r)| **r > 0.0) {
                        let left = [men[0] - fallen, men[1] - lost];
                        let chance = p * q * r;
                        match end_of_round(left, [fallen, lost], &sides) {
                            Some(winner) => odds.count(winner, left, chance),
                            None => match next.iter_mut().find(|(men, _)| *men == left) {
                                Some((_, sum)) => *sum += chance,
                                None => next.push((left, chance)),
                            },
                        }
                    }
                }
            }
            fighting = next;
        }
        for (men, p) in fighting {
            odds.neither += p;
            odds.left[0][men[0]] += p;
            odds.left[1][men[1]] += p;
        }
        Some(odds)
    }

    /// The odds of an assault, line by line. Nothing in it depends on a distance.
    pub(crate) fn explain_assault(&self, s: &Field, id: UnitId, target: UnitId) -> Vec<Row> {
        let percent = |p: f64| format!("{:.1} %", 100.0 * p);
        let row = |key: &'static str, value: String, clause: Clause| Row {
            text: Text::new(key),
            value,
            clause: Some(clause.id().to_owned()),
        };
        if let Some(odds) = self.odds_of_assault(s, id, target) {
            return vec![
                row("explain-wins", percent(odds.attackers_win), clause!("BA-155")),
                row("explain-loses", percent(odds.defenders_win), clause!("BA-155")),
            ];
        }
        let vehicle = self.odds_of_vehicle_assault(s, id, target);
        vehicle.map_or(Vec::new(), |odds| vec![row("panel-destroyed", percent(odds.destroyed), clause!("BA-165"))])
    }
}

/// Who has won, both of them for neither: one is gone, or more were lost than dealt (C-118, C-120).
fn end_of_round(left: [usize; 2], lost: [usize; 2], sides: &[Side; 2]) -> Option<[bool; 2]> {
    let stubborn = |n: usize| sides[n].fanatic && left[n] >= 2;
    match (left[0] > 0, left[1] > 0) {
        (true, true) if lost[1] > lost[0] && !stubborn(1) => Some([true, false]),
        (true, true) if lost[0] > lost[1] && !stubborn(0) => Some([false, true]),
        (true, true) => None,
        (first, second) => Some([first, second]),
    }
}

impl AssaultOdds {
    fn count(&mut self, winner: [bool; 2], left: [usize; 2], chance: f64) {
        match winner {
            [true, false] => self.attackers_win += chance,
            [false, true] => self.defenders_win += chance,
            _ => self.neither += chance,
        }
        for n in 0..2 {
            // The loser's survivors are gone.
            self.left[n][if winner[n] { left[n] } else { 0 }] += chance;
        }
    }
}
