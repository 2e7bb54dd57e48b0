//! Who wins: at once, or by points after the last turn (TKC-03).

use crate::Rules;
use crate::state::*;
use crate::vocabulary::*;

impl Rules {
    /// The points a faction has now.
    pub fn points(&self, state: &State, faction: Faction) -> i32 {
        let v = &self.data.scenario.victory;
        let held = v.points.iter().filter(|p| p.0 == faction && self.controller(state, p.1) == Some(faction));
        let mut points: i32 = held.map(|p| p.2).sum();
        if faction == v.of {
            if let Some(least) = v.panzer_steps.filter(|&least| self.panzer_steps(state) < least) {
                points -= i32::from(least > 0);
            }
            if let Some((_, beyond)) = v.losses {
                points += i32::from(state.steps_lost.saturating_sub(beyond));
            }
        }
        points
    }

    /// German panzer and SS-panzer steps on the map.
    pub fn panzer_steps(&self, state: &State) -> u8 {
        let panzer = |u: &&Unit| {
            u.nation == Country::Germany
                && matches!(u.kind, Kind::Armour | Kind::ArmourB | Kind::SsPanzer)
                && u.hex().is_some()
        };
        state.units.iter().filter(panzer).map(|u| u.steps).sum()
    }

    /// The score that decides: one faction's points less those of the others.
    pub fn score(&self, state: &State) -> i32 {
        let of = self.data.scenario.victory.of;
        self.points(state, of) - of.enemies().map(|f| self.points(state, f)).sum::<i32>()
    }

    /// TKC-03: the first condition met ends the game.
    pub(crate) fn at_once(&self, state: &State) -> Option<Verdict> {
        let met = self.data.scenario.victory.at_once.iter().find(|c| {
            // Bombs alone do not end a game.
            let holds = !c.holds.is_empty() && c.holds.iter().all(|&h| self.holder(state, h) == Some(c.winner));
            let stands = c
                .supplied_in
                .iter()
                .any(|&h| state.at(h).any(|u| self.side_of(state, u) == Some(c.winner) && self.is_supplied(state, u)));
            holds || stands
        })?;
        let decisive = state.turn <= met.decisive_through;
        Some(match (met.winner, decisive) {
            (Faction::Axis, true) => Verdict::AxisDecisive,
            (Faction::Axis, false) => Verdict::AxisMarginal,
            (Faction::Western, true) => Verdict::WesternDecisive,
            (Faction::Western, false) => Verdict::Western,
            (Faction::Soviet, true) => Verdict::SovietDecisive,
            (Faction::Soviet, false) => Verdict::Soviet,
        })
    }

    pub(crate) fn final_verdict(&self, state: &State) -> Verdict {
        let score = self.score(state);
        let levels = &self.data.scenario.victory.levels;
        levels.iter().find(|l| score >= l.0).map_or(Verdict::Draw, |l| l.1)
    }
}
