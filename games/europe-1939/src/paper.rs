//! A fight as it is written on paper, away from any board.

use crate::Rules;
use crate::odds::{Fight, Line, Throws};
use crate::rules::intervention::InTheAir;
use crate::vocabulary::*;
use kernel::Problem;

/// Units of each kind in the order in which they are lost.
pub type Force = Vec<(Kind, u8)>;

/// More units on a side than any area holds; the sums stay exact up to here.
const MOST: usize = 60;

/// "4 infantry 2 armour 1 aircraft" as a force.
pub fn force(text: &str) -> Result<Force, Problem> {
    kernel::paper::force(text, &Kind::ALL.map(|kind| (kind, kind.id())))
}

/// Where a fight is fought.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ground {
    /// For an area; the defender's land units hit on so much more (HUB-5.1).
    Land {
        plus: u8,
    },
    Sea,
    /// Those who meet a group in the air attack it, for one round (HU-35).
    Air,
}

impl Rules {
    /// The fight as the rules would fight it, or why there is no such fight.
    pub fn fight_on_paper(&self, attackers: &Force, defenders: &Force, ground: Ground) -> Result<Fight, Problem> {
        let fits = |kind: Kind| match ground {
            Ground::Land { .. } => kind.is_land() || kind.is_air(),
            Ground::Sea => !kind.is_land(),
            Ground::Air => kind.is_air() || kind == Kind::Paratroops,
        };
        for (side, force) in [("attacker", attackers), ("defender", defenders)] {
            if force.is_empty() {
                return Err(Problem::new(format!("expected at least one unit of the {side}")));
            }
            if let Some((kind, _)) = force.iter().find(|(k, _)| !fits(*k)) {
                return Err(Problem::new(format!("{} takes no part in such a fight", kind.id())));
            }
            if force.iter().map(|(_, n)| usize::from(*n)).sum::<usize>() > MOST {
                return Err(Problem::new(format!("expected at most {MOST} units of the {side}")));
            }
        }
        let lines = |force: &Force, value: &dyn Fn(Kind) -> u8| {
            let flies = |kind: Kind| ground != Ground::Air && kind.is_air();
            let line =
                |&(kind, n): &(Kind, u8)| Line { kind, n, value: value(kind), flies: flies(kind), throws: Throws::One };
            let mut lines: Vec<Line> = force.iter().map(line).collect();
            // Who flies is there for one round only, and lost last.
            lines.sort_by_key(|l| l.flies);
            lines
        };
        let row = |kind: Kind| self.data.kind(kind);
        Ok(match ground {
            Ground::Land { plus } => {
                let defence = |kind: Kind| match kind {
                    kind if kind.is_land() => (row(kind).defence + plus).min(self.data.numbers.ground.highest),
                    kind => row(kind).defence,
                };
                Fight {
                    attackers: lines(attackers, &|kind| row(kind).attack),
                    defenders: lines(defenders, &defence),
                    one_round: false,
                }
            }
            Ground::Sea => {
                let value = |kind: Kind| row(kind).attack;
                Fight { attackers: lines(attackers, &value), defenders: lines(defenders, &value), one_round: false }
            }
            Ground::Air => {
                let value = |kind: Kind, role: InTheAir| match kind {
                    Kind::Aircraft if role == InTheAir::Meets => row(kind).defence,
                    Kind::Aircraft => row(kind).attack,
                    Kind::Bomber => row(kind).defence,
                    _ => 0,
                };
                Fight {
                    attackers: lines(attackers, &|kind| value(kind, InTheAir::Meets)),
                    defenders: lines(defenders, &|kind| value(kind, InTheAir::IsMet)),
                    one_round: true,
                }
            }
        })
    }
}
