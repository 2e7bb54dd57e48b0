//! A player who plans: of a number of ways to play the turn it takes the one that does best when the match is played on
//! in thought. Ways that do badly are given up early, so that most of the thinking goes to those that are close.

use crate::leaning::Leaning;
use crate::player::{Decision, Player};
use crate::playout::{LONG_TURN, Leaf, Prospect};
use kernel::{Hints, Rng};

/// Ways that are compared, the present plan and the plain script among them.
const CANDIDATES: usize = 24;
const FEWEST: usize = 3;

/// How far new candidates lean, one after the other: some differ from the script in little, some in much.
const STRENGTHS: [f64; 4] = [0.6, 1.2, 2.0, 3.2];

/// Own decisions after which the plan is thought over.
const THINK_AGAIN: u32 = 12;

/// The share of what is left of a turn's budget that is spent whenever the plan is thought over.
const SHARE: u64 = 2;

/// How much a player may think in a turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Decisions of the script: the same choice on every machine.
    Steps(u64),
    /// Milliseconds of an ordinary processor, which the game turns into decisions.
    Milliseconds(u64),
}

#[derive(Debug)]
pub struct Planner {
    budget: Budget,
    plan: Leaning,
    turn: Option<u32>,
    /// Decisions this turn, and how many of them since the plan was thought over.
    taken: u32,
    since: u32,
    /// What may still be spent this turn.
    left: u64,
}

impl Planner {
    pub fn new(budget: Budget) -> Planner {
        Planner { budget, plan: Leaning::PLAIN, turn: None, taken: 0, since: 0, left: 0 }
    }

    fn begin_turn(&mut self, turn: u32, pace: u32) {
        self.turn = Some(turn);
        (self.plan, self.taken, self.since) = (Leaning::PLAIN, 0, THINK_AGAIN);
        self.left = match self.budget {
            Budget::Steps(steps) => steps,
            Budget::Milliseconds(milliseconds) => milliseconds * u64::from(pace),
        };
    }

    fn think<G: Hints>(&mut self, decision: &Decision<'_, G>, turn: u32, rng: &mut Rng) {
        self.since = 0;
        let until = turn + 1 + decision.game().foresight().turns;
        let prospect = Prospect { game: decision.game(), seat: decision.seat(), turn, until };
        let mut trial = Trial::new(decision, prospect, rng.next(), self.left / SHARE);
        let candidates = trial.candidates(self.plan, rng);
        self.plan = trial.best(candidates, self.plan);
        self.left = self.left.saturating_sub(trial.spent);
    }
}

impl<G: Hints> Player<G> for Planner {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> usize {
        let (game, legal) = (decision.game(), decision.legal());
        if legal.len() < 2 {
            return 0;
        }
        let state = decision.imagine(rng);
        let turn = game.turn(&state);
        if self.turn != Some(turn) {
            self.begin_turn(turn, game.foresight().pace);
        }
        if self.since >= THINK_AGAIN && self.taken < LONG_TURN {
            self.think(decision, turn, rng);
        }
        (self.taken, self.since) = (self.taken + 1, self.since + 1);
        let way = if self.taken < LONG_TURN { self.plan } else { Leaning::PLAIN };
        way.choose(game, &state, decision.seat(), legal, rng)
    }
}

/// A way of playing that is tried out, with what came of it: leaf i was played with dice i.
struct Candidate {
    way: Leaning,
    leaves: Vec<Leaf>,
}

struct Trial<'a, 'd, G: Hints> {
    decision: &'a Decision<'d, G>,
    prospect: Prospect<'d, G>,
    seed: u64,
    budget: u64,
    spent: u64,
}

impl<'a, 'd, G: Hints> Trial<'a, 'd, G> {
    fn new(decision: &'a Decision<'d, G>, prospect: Prospect<'d, G>, seed: u64, budget: u64) -> Trial<'a, 'd, G> {
        Trial { decision, prospect, seed, budget, spent: 0 }
    }

    /// The plan that holds, the script, and as many new ways as the budget lets one compare.
    fn candidates(&mut self, present: Leaning, rng: &mut Rng) -> Vec<Candidate> {
        let mut all = vec![Candidate { way: present, leaves: Vec::new() }];
        if present != Leaning::PLAIN {
            all.push(Candidate { way: Leaning::PLAIN, leaves: Vec::new() });
        }
        self.play(&mut all[0], 2);
        let one = (self.spent / 2).max(1);
        // Each could be played three times. If there is time for fewer than that, the script is as good.
        let number = (self.budget / one / 3) as usize;
        if number < FEWEST {
            return all;
        }
        for i in all.len()..number.min(CANDIDATES) {
            let way = Leaning::new(rng.next(), STRENGTHS[i % STRENGTHS.len()]);
            all.push(Candidate { way, leaves: Vec::new() });
        }
        all
    }

    /// Plays a candidate until it has been played `times` times.
    fn play(&mut self, candidate: &mut Candidate, times: usize) {
        for i in candidate.leaves.len()..times {
            let chance = self.seed.wrapping_add(i as u64);
            let state = self.decision.imagine(&mut Rng::stream(chance, 0));
            let leaf = self.prospect.play(state, candidate.way, chance);
            self.spent += leaf.steps.max(1);
            candidate.leaves.push(leaf);
        }
    }

    /// Gives up the worse half again and again. The present plan, which stands first, goes only to one that has beaten
    /// it over the same dice by more than chance would explain.
    fn best(&mut self, mut all: Vec<Candidate>, present: Leaning) -> Leaning {
        if all.len() < FEWEST {
            return present;
        }
        let rounds = u64::from(all.len().ilog2());
        let mut times = 0;
        for round in 0..rounds {
            let left = self.budget.saturating_sub(self.spent) / (rounds - round);
            let cost = self.mean_cost(&all);
            times += (left / (cost * all.len() as u64)).max(1) as usize;
            for candidate in &mut all {
                self.play(candidate, times);
            }
            let scale = Scale::of(&all);
            let mut new = all.split_off(1);
            new.sort_by(|a, b| scale.mean(b).total_cmp(&scale.mean(a)));
            new.truncate((new.len() / 2).max(1));
            all.append(&mut new);
        }
        let scale = Scale::of(&all);
        match all.get(1) {
            Some(rival) if scale.beats(rival, &all[0]) => rival.way,
            _ => present,
        }
    }

    fn mean_cost(&self, all: &[Candidate]) -> u64 {
        let leaves = || all.iter().flat_map(|candidate| &candidate.leaves);
        (leaves().map(|leaf| leaf.steps).sum::<u64>() / leaves().count().max(1) as u64).max(1)
    }
}

/// What values are worth: the share of all values seen that are lower. So neither the measure of a game's values nor a
/// few that stand out decide.
struct Scale(Vec<i64>);

impl Scale {
    fn of(all: &[Candidate]) -> Scale {
        let mut values: Vec<i64> = all.iter().flat_map(|c| &c.leaves).map(|leaf| leaf.value).collect();
        values.sort_unstable();
        Scale(values)
    }

    fn worth(&self, leaf: &Leaf) -> f64 {
        let lower = self.0.partition_point(|&value| value < leaf.value);
        let not_higher = self.0.partition_point(|&value| value <= leaf.value);
        let rank = (lower + not_higher) as f64 / 2.0 / self.0.len().max(1) as f64;
        // A narrow defeat is a defeat; but of few playouts that end, margins tell more than victories.
        leaf.result.map_or(rank, |result| (3.0 * result + rank) / 4.0)
    }

    fn mean(&self, candidate: &Candidate) -> f64 {
        let sum: f64 = candidate.leaves.iter().map(|leaf| self.worth(leaf)).sum();
        sum / candidate.leaves.len().max(1) as f64
    }

    /// Whether one is better than the other over the same dice, by more than the error of the difference.
    fn beats(&self, one: &Candidate, other: &Candidate) -> bool {
        let pairs = one.leaves.iter().zip(&other.leaves);
        let differences: Vec<f64> = pairs.map(|(a, b)| self.worth(a) - self.worth(b)).collect();
        let number = differences.len() as f64;
        let mean = differences.iter().sum::<f64>() / number;
        let squares: f64 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
        differences.len() > 1 && mean > (squares / (number - 1.0) / number).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Race, State};
    use crate::{Level, arena};
    use kernel::{Game, Seat};

    const LEGAL: [u8; 3] = [0, 1, 2];

    fn chosen(state: &State, budget: Budget, seed: u64) -> usize {
        let game = Race::to(12);
        let decision = Decision::new(&game, state, Seat(0), &LEGAL);
        Planner::new(budget).choose(&decision, &mut Rng::new(seed))
    }

    fn begun() -> State {
        let game = Race::to(12);
        game.place(&game.start()).unwrap()
    }

    #[test]
    fn a_budget_of_decisions_gives_the_same_choice_again() {
        for seed in 0..20 {
            let choices = [0, 1].map(|_| chosen(&begun(), Budget::Steps(4_000), seed));
            assert_eq!(choices[0], choices[1], "seed {seed}");
        }
    }

    #[test]
    fn what_is_hidden_does_not_change_the_choice() {
        for seed in 0..20 {
            let choices = [1, 77].map(|secret| chosen(&State { secret, ..begun() }, Budget::Steps(4_000), seed));
            assert_eq!(choices[0], choices[1], "seed {seed}");
        }
    }

    #[test]
    fn without_a_budget_it_plays_as_the_script_does() {
        assert_eq!(chosen(&begun(), Budget::Steps(0), 1), 2);
        assert_eq!(chosen(&begun(), Budget::Milliseconds(0), 1), 2);
    }

    /// A step of one gains three with a six, two steps gain two for sure: whoever looks ahead sees that only the lucky
    /// step still wins when the other is about to.
    #[test]
    fn it_sees_what_the_script_does_not() {
        let behind = State { at: [9, 11], moves: 0, secret: 0 };
        assert_eq!(chosen(&behind, Budget::Steps(0), 1), 2, "the script makes two steps and loses");
        let daring = (0..10).filter(|&seed| chosen(&behind, Budget::Steps(200_000), seed) == 1).count();
        assert!(daring >= 8, "{daring} of 10");
    }

    #[test]
    fn planners_play_matches_to_their_end() {
        let game = Race::to(30);
        let state = game.place(&game.start()).unwrap();
        let mut players = [Level::Regular.player(), Level::Recruit.player()];
        let end = arena::play(&game, state, &mut players, Rng::new(3), 1000).unwrap();
        assert!(end.outcome.winners.contains(Seat(0)) || end.outcome.winners.contains(Seat(1)));
    }
}
