//! Who wins: at once, or by points after the last turn (TKC-03).

use crate::Rules;
use crate::state::*;
use crate::vocabulary::*;

impl Rules {
    /// The points a faction has now.
    pub fn points(&self, s: &State, faction: Faction) -> i32 {
        let v = &self.data.scenario.victory;
        let held = v.points.iter().filter(|p| p.0 == faction && self.controller(s, p.1) == Some(faction));
        let mut points: i32 = held.map(|p| p.2).sum();
        if faction == v.of {
            if let Some(least) = v.panzer_steps.filter(|&least| self.panzer_steps(s) < least) {
                points -= i32::from(least > 0);
            }
            if let Some((_, beyond)) = v.losses {
                points += i32::from(s.steps_lost.saturating_sub(beyond));
            }
        }
        points
    }

    /// German panzer and SS-panzer steps on the map.
    pub fn panzer_steps(&self, s: &State) -> u8 {
        let panzer = |u: &&Unit| {
            u.nation == Country::Germany
                && matches!(u.kind, Kind::Armour | Kind::ArmourB | Kind::SsPanzer)
                && u.hex().is_some()
        };
        s.units.iter().filter(panzer).map(|u| u.steps).sum()
    }

    /// The score that decides: one faction's points less those of the others.
    pub fn score(&self, s: &State) -> i32 {
        let of = self.data.scenario.victory.of;
        self.points(s, of) - of.enemies().map(|f| self.points(s, f)).sum::<i32>()
    }

    /// TKC-03: the first condition met ends the game.
    pub(crate) fn at_once(&self, s: &State) -> Option<Verdict> {
        let met = self.data.scenario.victory.at_once.iter().find(|c| {
            // Bombs alone do not end a game.
            let holds = !c.holds.is_empty() && c.holds.iter().all(|&h| self.holder(s, h) == Some(c.winner));
            let stands = c
                .supplied_in
                .iter()
                .any(|&h| s.at(h).any(|u| self.side_of(s, u) == Some(c.winner) && self.is_supplied(s, u)));
            holds || stands
        })?;
        let decisive = s.turn <= met.decisive_through;
        Some(match (met.winner, decisive) {
            (Faction::Axis, true) => Verdict::AxisDecisive,
            (Faction::Axis, false) => Verdict::AxisMarginal,
            (Faction::Western, true) => Verdict::WesternDecisive,
            (Faction::Western, false) => Verdict::Western,
            (Faction::Soviet, true) => Verdict::SovietDecisive,
            (Faction::Soviet, false) => Verdict::Soviet,
        })
    }

    pub(crate) fn final_verdict(&self, s: &State) -> Verdict {
        let score = self.score(s);
        let levels = &self.data.scenario.victory.levels;
        levels.iter().find(|l| score >= l.0).map_or(Verdict::Draw, |l| l.1)
    }
}
