//! A match played on in thought: from a state that the seat cannot tell from the real one, with dice of its own.

use crate::leaning;
use crate::way::Way;
use kernel::dice::Loose;
use kernel::{Bias, Hints, MindOf, Minds, Play, Rng, Seat};

/// Decisions after which a match played in thought is looked at as it stands.
const LONGEST: u64 = 20_000;

/// Decisions of one seat in one stretch after which it goes on as the script would: a preference can send a stack to
/// and fro for ever.
pub const LONG_TURN: u32 = 600;

/// Once in so many playouts the others have preferences too, or a plan would be made against one opponent only.
const OTHERS_LEAN: u64 = 3;

/// How far the others' preferences go.
const OTHERS: f64 = 0.5;

/// What came of a match in thought.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Leaf {
    /// 1 for a victory, 0 for a defeat, a half for a draw; nothing if it was not played to its end.
    pub result: Option<f64>,
    pub value: i64,
    /// Decisions made on the way.
    pub steps: u64,
}

/// What is looked at: the seat, and until when.
#[derive(Debug)]
pub struct Prospect<'a, G: Hints> {
    pub game: &'a G,
    pub seat: Seat,
    /// The stretch in which the plan holds.
    pub stretch: u32,
    /// The turn at whose beginning the state is judged.
    pub until: u32,
}

impl<G: Hints> Prospect<'_, G> {
    /// Plays on from `state`, the seat by `way` until its stretch is over and by the script afterwards. `mind` is what
    /// the seat has in mind now. The same `chance` throws the same dice and gives the others the same preferences,
    /// whatever the way.
    pub fn play(&self, mut state: G::State, mind: &MindOf<G>, way: &Way<G::Aim>, chance: u64) -> Leaf {
        let Prospect { game, seat, stretch, until } = *self;
        let mut dice = Loose(Rng::stream(chance, 1));
        let mut thought = Thought { game, minds: Minds::default(), rng: Rng::stream(chance, 2), legal: Vec::new() };
        let others = if chance.is_multiple_of(OTHERS_LEAN) { OTHERS } else { 0.0 };
        let mut planned = mind.clone();
        planned.adopt(&way.plan, way.bias);
        thought.minds.set(seat, planned);
        let (mut steps, mut own) = (0, 0);
        while let Some(decider) = game.deciders(&state).first() {
            if steps == LONGEST || game.turn(&state) >= until {
                break;
            }
            let now = game.stretch(&state).number;
            let bias = match decider {
                own_seat if own_seat == seat && now == stretch && own < LONG_TURN => way.bias,
                own_seat if own_seat == seat => Bias::NONE,
                other => Bias::new(chance ^ u64::from(other.0) << 32 ^ u64::from(now), others),
            };
            own += u32::from(decider == seat && now == stretch);
            // A game without a legal action breaks a law of the kernel; thinking about it ends here.
            let Some(action) = thought.choose(&state, decider, bias) else { break };
            game.apply(&mut state, decider, &action, &mut Play::silent(&mut dice));
            steps += 1;
        }
        let result = game.outcome(&state).map(|outcome| match outcome.winners {
            winners if winners.contains(seat) => 1.0,
            winners if winners.is_empty() => 0.5,
            _ => 0.0,
        });
        Leaf { result, value: game.value(&state, seat), steps }
    }
}

/// Everybody's thoughts during a match in thought.
struct Thought<'a, G: Hints> {
    game: &'a G,
    minds: Minds<G>,
    rng: Rng,
    legal: Vec<G::Action>,
}

impl<G: Hints> Thought<'_, G> {
    fn choose(&mut self, state: &G::State, seat: Seat, bias: Bias) -> Option<G::Action> {
        let mind = self.minds.attending(self.game, state, seat);
        if mind.bias != bias {
            let plan = mind.plan.clone();
            mind.adopt(&plan, bias);
            mind.attend(self.game, state, seat);
        }
        if (bias.is_none() || self.game.heeds_bias())
            && let Some(action) = self.game.at_once(state, seat, mind)
        {
            return Some(action);
        }
        self.legal.clear();
        self.game.actions(state, seat, &mut self.legal);
        let chosen = leaning::choose(self.game, state, seat, &self.legal, mind, &mut self.rng);
        (chosen < self.legal.len()).then(|| self.legal.swap_remove(chosen))
    }
}
