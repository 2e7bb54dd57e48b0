//! A match played on in thought: from a state that the seat cannot tell from the real one, with dice of its own.

use crate::leaning::Leaning;
use kernel::dice::Loose;
use kernel::{Hints, Play, Rng, Seat};

/// Decisions after which a match played in thought is looked at as it stands.
const LONGEST: u64 = 20_000;

/// Decisions of one seat in one turn after which it goes on as the script would: a preference can send a stack to and
/// fro for ever.
pub const LONG_TURN: u32 = 600;

/// Once in so many playouts the others have preferences too, or a plan would be made against one opponent only.
const OTHERS_LEAN: u64 = 3;

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
    /// The turn in which the plan holds.
    pub turn: u32,
    /// The turn at whose beginning the state is judged.
    pub until: u32,
}

impl<G: Hints> Prospect<'_, G> {
    /// Plays on from `state`, the seat by `plan` until its turn is over. The same `chance` throws the same dice and
    /// gives the others the same ways, whatever the plan.
    pub fn play(&self, mut state: G::State, plan: Leaning, chance: u64) -> Leaf {
        let Prospect { game, seat, turn, until } = *self;
        let mut dice = Loose(Rng::stream(chance, 1));
        let mut mind = Rng::stream(chance, 2);
        let others = if chance.is_multiple_of(OTHERS_LEAN) { 0.5 } else { 0.0 };
        let mut legal = Vec::new();
        let (mut steps, mut own) = (0, 0);
        while let Some(decider) = game.deciders(&state).first() {
            let now = game.turn(&state);
            if steps == LONGEST || now >= until {
                break;
            }
            legal.clear();
            game.actions(&state, decider, &mut legal);
            let planned = decider == seat && now == turn && own < LONG_TURN;
            own += u32::from(planned);
            let way = match decider {
                _ if planned => plan,
                other if other != seat && own < LONG_TURN => {
                    Leaning::new(chance ^ u64::from(other.0) << 32 ^ u64::from(now), others)
                }
                _ => Leaning::PLAIN,
            };
            let chosen = way.choose(game, &state, decider, &legal, &mut mind);
            // A game without a legal action breaks a law of the kernel; thinking about it ends here.
            let Some(action) = legal.get(chosen) else { break };
            game.apply(&mut state, decider, action, &mut Play::silent(&mut dice));
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
