//! A player who plans: of a number of ways to play its turn it takes the one that does best when the match is played on
//! in thought. Ways that do badly are given up early, so that most of the thinking goes to those that are close.

use crate::leaning;
use crate::player::{Decision, Player};
use crate::playout::{LONG_TURN, Leaf, Prospect};
use crate::way::Way;
use kernel::{Bias, Hints, MindOf, Plan, Rng};
use rayon::prelude::*;

/// Ways that are compared, the present one and the plain script among them.
const CANDIDATES: usize = 24;
const FEWEST: usize = 3;

/// Own decisions after which the plan is thought over.
const THINK_AGAIN: u32 = 12;

/// The share of what is left of a turn's budget that is spent whenever the plan is thought over.
const SHARE: u64 = 2;

/// How much a player may think in a stretch of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Decisions of the script: the same choice on every machine.
    Steps(u64),
    /// Milliseconds of an ordinary processor, which the game turns into decisions.
    Milliseconds(u64),
}

#[derive(Debug)]
pub struct Planner<G: Hints> {
    budget: Budget,
    mind: MindOf<G>,
    /// The preferences it plays by in this stretch; what it wants stands in its mind.
    bias: Bias,
    stretch: Option<u32>,
    /// Decisions in this stretch, and how many of them since the plan was thought over.
    taken: u32,
    since: u32,
    /// What may still be spent in this stretch.
    left: u64,
}

impl<G: Hints> Planner<G> {
    pub fn new(budget: Budget) -> Planner<G> {
        let mind = MindOf::<G>::default();
        Planner { budget, mind, bias: Bias::NONE, stretch: None, taken: 0, since: 0, left: 0 }
    }

    fn begin(&mut self, stretch: u32, pace: u32) {
        self.stretch = Some(stretch);
        (self.bias, self.taken, self.since) = (Bias::NONE, 0, THINK_AGAIN);
        self.left = match self.budget {
            Budget::Steps(steps) => steps,
            Budget::Milliseconds(milliseconds) => milliseconds * u64::from(pace),
        };
    }

    /// Looks at the state by the way that holds.
    fn attend(&mut self, game: &G, state: &G::State, decision: &Decision<'_, G>) {
        self.mind.attend(game, state, decision.seat());
        if self.mind.bias != self.bias {
            let plan = self.mind.plan.clone();
            self.mind.adopt(&plan, self.bias);
            self.mind.attend(game, state, decision.seat());
        }
    }

    fn think(&mut self, decision: &Decision<'_, G>, state: &G::State, stretch: u32, rng: &mut Rng) {
        self.since = 0;
        let (game, seat) = (decision.game(), decision.seat());
        let until = game.turn(state) + 1 + game.foresight().turns;
        let prospect = Prospect { game, seat, stretch, until };
        let present = Way { plan: self.mind.plan.clone(), bias: self.bias };
        let mut trial = Trial::new(decision, prospect, &self.mind, rng.next(), self.left / SHARE);
        let candidates = trial.candidates(&present, state, rng);
        let best = trial.best(candidates).unwrap_or(present);
        self.left = self.left.saturating_sub(trial.spent);
        self.mind.adopt(&best.plan, best.bias);
        self.bias = best.bias;
    }
}

impl<G: Hints> Player<G> for Planner<G> {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> usize {
        let (game, legal, seat) = (decision.game(), decision.legal(), decision.seat());
        if legal.len() < 2 {
            return 0;
        }
        let state = decision.imagine(rng);
        let stretch = game.stretch(&state);
        if self.stretch != Some(stretch.number) {
            self.begin(stretch.number, game.foresight().pace);
        }
        if self.taken >= LONG_TURN {
            self.bias = Bias::NONE;
        }
        self.attend(game, &state, decision);
        if stretch.of.contains(seat) && self.since >= THINK_AGAIN && self.taken < LONG_TURN {
            self.think(decision, &state, stretch.number, rng);
            self.attend(game, &state, decision);
        }
        (self.taken, self.since) = (self.taken + 1, self.since + 1);
        leaning::choose(game, &state, seat, legal, &self.mind, rng)
    }

    fn plan(&self) -> Option<&Plan<G::Aim>> {
        Some(&self.mind.plan)
    }
}

/// A way of playing that is tried out, with what came of it: leaf i was played with dice i.
struct Candidate<A> {
    way: Way<A>,
    leaves: Vec<Leaf>,
}

impl<A> Candidate<A> {
    fn new(way: Way<A>) -> Candidate<A> {
        Candidate { way, leaves: Vec::new() }
    }
}

struct Trial<'a, 'd, G: Hints> {
    decision: &'a Decision<'d, G>,
    prospect: Prospect<'d, G>,
    mind: &'a MindOf<G>,
    seed: u64,
    budget: u64,
    spent: u64,
}

impl<'a, 'd, G: Hints> Trial<'a, 'd, G> {
    fn new(
        decision: &'a Decision<'d, G>,
        prospect: Prospect<'d, G>,
        mind: &'a MindOf<G>,
        seed: u64,
        budget: u64,
    ) -> Trial<'a, 'd, G> {
        Trial { decision, prospect, mind, seed, budget, spent: 0 }
    }

    /// The way that holds, the script, and as many new ways as the budget lets one compare.
    fn candidates(&mut self, present: &Way<G::Aim>, state: &G::State, rng: &mut Rng) -> Vec<Candidate<G::Aim>> {
        let (game, seat) = (self.decision.game(), self.decision.seat());
        let script = Way { plan: game.plan(state, seat, &present.plan), bias: Bias::NONE };
        let mut all = vec![Candidate::new(present.clone())];
        if *present != script {
            all.push(Candidate::new(script.clone()));
        }
        self.play(&mut all[..1], 2);
        let one = (self.spent / 2).max(1);
        // Each could be played three times. If there is time for fewer than that, the script is as good.
        let number = (self.budget / one / 3) as usize;
        if number < FEWEST {
            return Vec::new();
        }
        let possible = game.aims(state, seat);
        for i in all.len()..number.min(CANDIDATES) {
            let base = if i % 2 == 0 { present } else { &script };
            all.push(Candidate::new(base.varied(&possible, i, rng)));
        }
        all
    }

    /// Plays candidates until each has been played `times` times; on all cores, where nobody else has shared them out.
    fn play(&mut self, all: &mut [Candidate<G::Aim>], times: usize) {
        let one = |(way, i): (&Way<G::Aim>, usize)| {
            let chance = self.seed.wrapping_add(i as u64);
            let state = self.decision.imagine(&mut Rng::stream(chance, 0));
            self.prospect.play(state, self.mind, way, chance)
        };
        let missing = |candidate: &Candidate<G::Aim>| candidate.leaves.len()..times;
        let jobs: Vec<(&Way<G::Aim>, usize)> =
            all.iter().flat_map(|candidate| missing(candidate).map(move |i| (&candidate.way, i))).collect();
        let leaves: Vec<Leaf> = match rayon::current_thread_index() {
            Some(_) => jobs.into_iter().map(one).collect(),
            None => jobs.into_par_iter().map(one).collect(),
        };
        self.spent += leaves.iter().map(|leaf| leaf.steps.max(1)).sum::<u64>();
        let mut leaves = leaves.into_iter();
        for candidate in all {
            let number = times.saturating_sub(candidate.leaves.len());
            candidate.leaves.extend(leaves.by_ref().take(number));
        }
    }

    /// Gives up the worse half again and again. The present way, which stands first, goes only to one that has beaten
    /// it over the same dice by more than chance would explain. Nothing, if too few could be compared.
    fn best(&mut self, mut all: Vec<Candidate<G::Aim>>) -> Option<Way<G::Aim>> {
        if all.len() < FEWEST {
            return None;
        }
        let rounds = u64::from(all.len().ilog2());
        let mut times = 0;
        for round in 0..rounds {
            let left = self.budget.saturating_sub(self.spent) / (rounds - round);
            let cost = self.mean_cost(&all);
            times += (left / (cost * all.len() as u64)).max(1) as usize;
            self.play(&mut all, times);
            let scale = Scale::of(&all);
            let mut new = all.split_off(1);
            new.sort_by(|a, b| scale.mean(b).total_cmp(&scale.mean(a)));
            new.truncate((new.len() / 2).max(1));
            all.append(&mut new);
        }
        let scale = Scale::of(&all);
        let rival = all.get(1).filter(|rival| scale.beats(rival, &all[0]));
        Some(rival.unwrap_or(&all[0]).way.clone())
    }

    fn mean_cost(&self, all: &[Candidate<G::Aim>]) -> u64 {
        let leaves = || all.iter().flat_map(|candidate| &candidate.leaves);
        (leaves().map(|leaf| leaf.steps).sum::<u64>() / leaves().count().max(1) as u64).max(1)
    }
}

/// What values are worth: the share of all values seen that are lower. So neither the measure of a game's values nor a
/// few that stand out decide.
struct Scale(Vec<i64>);

impl Scale {
    fn of<A>(all: &[Candidate<A>]) -> Scale {
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

    fn mean<A>(&self, candidate: &Candidate<A>) -> f64 {
        let sum: f64 = candidate.leaves.iter().map(|leaf| self.worth(leaf)).sum();
        sum / candidate.leaves.len().max(1) as f64
    }

    /// Whether one is better than the other over the same dice, by more than the error of the difference.
    fn beats<A>(&self, one: &Candidate<A>, other: &Candidate<A>) -> bool {
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
    use crate::toy::{Goal, Race, State};
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

    /// The script never tries its luck; a plan that wants it is found among those that are tried out.
    #[test]
    fn aims_that_the_script_leaves_alone_are_taken_up_where_they_help() {
        let game = Race::to(12);
        let behind = State { at: [9, 11], moves: 0, secret: 0 };
        let wants_luck = |seed: u64| {
            let mut planner = Planner::new(Budget::Steps(200_000));
            let chosen = planner.choose(&Decision::new(&game, &behind, Seat(0), &LEGAL), &mut Rng::new(seed));
            chosen == 1 && planner.plan().is_some_and(|plan| plan.weight(Goal::Luck) > 0.0)
        };
        let found = (0..10).filter(|&seed| wants_luck(seed)).count();
        assert!(found >= 2, "{found} of 10");
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
