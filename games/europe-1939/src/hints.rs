//! Advice for machine players: the script takes the choice with the highest worth, and a position has a value.

use crate::Rules;
use crate::action::Action;
use crate::plan::aims::Aim;
use crate::plan::orders::Memory;
use crate::state::*;
use crate::vocabulary::*;
use kernel::decision;
use kernel::plan::{AimAbout, Stretch};
use kernel::{Bias, Foresight, Hints, MindOf, Plan, Possible, Rng, Seat};

/// Choices whose worth differs by less are nearly equal.
const NEARLY_EQUAL: usize = 3;

/// Who moves and where to, what is built and where: of nearly equal choices chance takes one, so that no two games of
/// the script are alike.
fn left_to_chance(action: Action) -> bool {
    use Action as Do;
    let where_to = matches!(action, Do::Pick { .. } | Do::To(_) | Do::Shelter(_) | Do::Garrison { .. });
    where_to || matches!(action, Do::Build { .. } | Do::Bomb(_) | Do::Raid | Do::Prey(_) | Do::Assign { .. })
}

impl Hints for Rules {
    type Aim = Aim;
    type Memory = Memory;

    fn aims(&self, state: &State, seat: Seat) -> Vec<Possible<Aim>> {
        self.side_of_seat(seat).map_or_else(Vec::new, |side| self.wants(state, side))
    }

    fn plan(&self, state: &State, seat: Seat, last: &Plan<Aim>) -> Plan<Aim> {
        self.side_of_seat(seat).map_or_else(Plan::default, |side| self.intended(state, side, last))
    }

    fn about_aim(&self, state: &State, seat: Seat, aim: Aim) -> Option<AimAbout> {
        self.side_of_seat(seat).map(|side| self.aim_in_words(state, side, aim))
    }

    fn is_reached(&self, state: &State, seat: Seat, aim: Aim) -> bool {
        self.side_of_seat(seat).is_some_and(|side| self.has_reached(state, side, aim))
    }

    fn serves(&self, _: &State, _: Seat, action: &Action, plan: &Plan<Aim>) -> Option<Aim> {
        self.served(action, plan)
    }

    fn remember(&self, state: &State, seat: Seat, plan: &Plan<Aim>, bias: Bias, memory: &mut Memory) {
        if state.active == seat {
            memory.look(self, state, plan, bias);
        }
    }

    /// Preferences are about goals, stations, kinds of units and how much is dared.
    fn heeds_bias(&self) -> bool {
        true
    }

    /// The turn of a side.
    fn stretch(&self, state: &State) -> Stretch {
        let number = 2 * u32::from(state.date.0) + u32::from(state.second);
        Stretch { number, of: self.seats_of(state.side) }
    }

    fn at_once(&self, state: &State, seat: Seat, mind: &MindOf<Rules>) -> Option<Action> {
        self.next_order(state, seat, mind)
    }

    /// What the pending decision thinks of each, with a little chance.
    fn worths(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, rng: &mut Rng) -> Vec<f64> {
        let mut worths = decision::worths(self, state, seat, legal, mind);
        for (worth, &action) in worths.iter_mut().zip(legal) {
            let chance = rng.below(NEARLY_EQUAL) as f64;
            if left_to_chance(action) {
                *worth += chance;
            }
        }
        worths
    }

    /// Ground, units and points, a point of production being worth a hundred.
    fn value(&self, state: &State, seat: Seat) -> i64 {
        let side = self.side_of_seat(seat).unwrap_or(Side::Axis);
        let ours = |of: Option<Side>| match of {
            Some(of) if of == side => 1,
            Some(_) => -1,
            None => 0,
        };
        let ground: i64 = state
            .ground
            .owners()
            .iter()
            .enumerate()
            .map(|(i, &owner)| ours(state.side_of(owner)) * self.worth(board::AreaId(i as u8)) * 50)
            .sum();
        let units: i64 = state
            .stacks
            .iter()
            .map(|t| ours(state.side_of(t.nation)) * i64::from(self.data.kind(t.kind).cost) * i64::from(t.n) * 100)
            .sum();
        let points: i64 = Nation::GREAT
            .into_iter()
            .map(|n| ours(state.side_of(n)) * i64::from(state.ledgers[n.index()].left) * 60)
            .sum();
        let end = match state.verdict {
            Some(Verdict::Decisive(of)) => 1_000_000 * ours(Some(of)),
            Some(Verdict::Marginal(of)) => 500_000 * ours(Some(of)),
            _ => 0,
        };
        ground + units + points + end
    }

    fn feature_names(&self) -> &'static [&'static str] {
        &["ground", "keys", "objectives", "land", "air", "ships", "points", "turns_left"]
    }

    /// What the side has more than the enemy, in tens; and the turns that are left.
    fn features(&self, state: &State, seat: Seat) -> Vec<f64> {
        let side = self.side_of_seat(seat).unwrap_or(Side::Axis);
        let ours = |of: Option<Side>| of.map_or(0.0, |of| if of == side { 0.1 } else { -0.1 });
        let areas = || (0..crate::data::LANDS).map(|i| board::AreaId(i as u8));
        let ground = areas().map(|area| ours(state.side_at(area)) * self.worth(area) as f64).sum();
        let keys = self.keys().into_iter().map(|area| 10.0 * ours(state.side_at(area))).sum();
        let objectives = self.data.objectives.iter().map(|area| 10.0 * ours(state.side_at(area))).sum();
        let units = |fits: fn(Kind) -> bool| -> f64 {
            let such = state.stacks.iter().filter(|t| fits(t.kind));
            such.map(|t| ours(state.side_of(t.nation)) * f64::from(self.data.kind(t.kind).cost) * f64::from(t.n)).sum()
        };
        let (land, air, ships) = (units(Kind::is_land), units(Kind::is_air), units(Kind::is_ship));
        let points =
            Nation::GREAT.into_iter().map(|n| ours(state.side_of(n)) * f64::from(state.ledgers[n.index()].left)).sum();
        let left = f64::from(self.data.scenario.last.0) - f64::from(state.date.0);
        vec![ground, keys, objectives, land, air, ships, points, left]
    }

    /// Units of the nations at war, wherever they are.
    fn strength(&self, state: &State, seat: Seat) -> u32 {
        let ours = |&nation: &Nation| state.at_war(nation) && self.seat_of(state, nation) == seat;
        Nation::ALL.into_iter().filter(ours).map(|nation| state.in_play(nation)).sum()
    }

    /// Points of a few turns decide: who stands where after one of them tells little.
    fn foresight(&self) -> Foresight {
        Foresight { turns: 6, pace: 120 }
    }
}
