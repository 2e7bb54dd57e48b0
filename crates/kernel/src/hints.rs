//! What a game tells machine players: what could be wanted, what each choice is worth to somebody who wants it, and how
//! good a state is.

use crate::plan::{AimAbout, MindOf, Plan, Possible, Stretch};
use crate::{Bias, Game, Rng, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// What a game tells a machine player. States may be imagined ones ([`Game::imagine`]): nothing here may lead from them
/// to what is hidden.
pub trait Hints: Game {
    /// Something that can be wanted: take a place, hold one, land somewhere, clear a sea. It means the same in every
    /// state, so that it can be wanted for several turns. [`crate::plan::NoAim`] where the script has none.
    type Aim: Copy + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// What the script looks up once and keeps for a stretch of the game; `()` if it keeps nothing.
    type Memory: Default + Clone + Debug + Send + Sync + 'static;

    /// What the seat could want now, what a sensible player wants most first.
    fn aims(&self, state: &Self::State, seat: Seat) -> Vec<Possible<Self::Aim>> {
        let _ = (state, seat);
        Vec::new()
    }

    /// The plan of the script at the beginning of a stretch. `last` is what was wanted so far: an aim that takes
    /// several turns is kept as long as it can be reached.
    fn plan(&self, state: &Self::State, seat: Seat, last: &Plan<Self::Aim>) -> Plan<Self::Aim> {
        let _ = last;
        let wanted = |possible: &Possible<Self::Aim>| possible.weight > 0.0;
        let aims = self.aims(state, seat).into_iter().filter(wanted);
        aims.map(|possible| crate::plan::Wanted { aim: possible.aim, weight: possible.weight }).collect()
    }

    /// How an aim reads, and where it is.
    fn about_aim(&self, state: &Self::State, seat: Seat, aim: Self::Aim) -> Option<AimAbout> {
        let _ = (state, seat, aim);
        None
    }

    /// Whether what was wanted is so.
    fn is_reached(&self, state: &Self::State, seat: Seat, aim: Self::Aim) -> bool {
        let _ = (state, seat, aim);
        false
    }

    /// The aim of the plan that an action serves most; nothing if it serves none in particular.
    fn serves(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
        plan: &Plan<Self::Aim>,
    ) -> Option<Self::Aim> {
        let _ = (state, seat, action, plan);
        None
    }

    /// Brings the memory up to date before a decision. It is empty at the beginning of a stretch and whenever the plan
    /// becomes another.
    fn remember(&self, state: &Self::State, seat: Seat, plan: &Plan<Self::Aim>, bias: Bias, memory: &mut Self::Memory) {
        let _ = (state, seat, plan, bias, memory);
    }

    /// Whether the game itself heeds the preferences of a mind, in what it wants and orders. Where it does not, they
    /// are added to what it thinks of each action.
    fn heeds_bias(&self) -> bool {
        false
    }

    /// The stretch of the game that a plan is made for.
    fn stretch(&self, state: &Self::State) -> Stretch {
        Stretch { number: self.turn(state), of: self.seats() }
    }

    /// What each legal action is worth to a sensible player who has this in mind, in a measure of the game's own; as
    /// many numbers as actions.
    fn worths(
        &self,
        state: &Self::State,
        seat: Seat,
        legal: &[Self::Action],
        mind: &MindOf<Self>,
        rng: &mut Rng,
    ) -> Vec<f64>;

    /// The index of the legal action a sensible player takes: what is worth most, the first of equals.
    fn script(
        &self,
        state: &Self::State,
        seat: Seat,
        legal: &[Self::Action],
        mind: &MindOf<Self>,
        rng: &mut Rng,
    ) -> usize {
        first_of_the_best(&self.worths(state, seat, legal, mind, rng))
    }

    /// The action that [`Hints::script`] takes, where that is known without the list of what is legal. Players who
    /// think ahead make no list then, which is most of the work.
    fn at_once(&self, state: &Self::State, seat: Seat, mind: &MindOf<Self>) -> Option<Self::Action> {
        let _ = (state, seat, mind);
        None
    }

    /// How good the state is for a seat, in hundredths of whatever wins the game.
    fn value(&self, state: &Self::State, seat: Seat) -> i64;

    /// The names of what [`Hints::features`] measures.
    fn feature_names(&self) -> &'static [&'static str] {
        &[]
    }

    /// What tells who will win, in numbers, from the point of view of a seat; as many as there are names.
    fn features(&self, state: &Self::State, seat: Seat) -> Vec<f64> {
        let _ = (state, seat);
        Vec::new()
    }

    /// What a seat has in play that can be lost, in whatever the game counts losses in: steps, units, men. Who is
    /// carried, on the way or in the middle of a fight counts too. What a seat has less of after an action, it has
    /// lost. 0 where nothing is ever lost.
    fn strength(&self, state: &Self::State, seat: Seat) -> u32 {
        let _ = (state, seat);
        0
    }

    /// How far a player who thinks ahead should look.
    fn foresight(&self) -> Foresight {
        Foresight::default()
    }
}

/// Where the greatest number stands, the first of equals; 0 if there is none.
pub fn first_of_the_best(worths: &[f64]) -> usize {
    let better = |best: usize, next: usize| if worths[next] > worths[best] { next } else { best };
    (0..worths.len()).reduce(better).unwrap_or(0)
}

/// How far ahead it is worth thinking, and what that costs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// Turns after the present one that are played in thought before [`Hints::value`] is asked.
    pub turns: u32,
    /// Decisions of the script that an ordinary processor makes in a millisecond. Turns a budget of time into one of
    /// decisions, which gives the same choice on every machine.
    pub pace: u32,
}

impl Default for Foresight {
    fn default() -> Foresight {
        Foresight { turns: 1, pace: 20 }
    }
}
