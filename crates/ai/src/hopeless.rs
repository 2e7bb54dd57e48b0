//! Whether there is anything left to play for: a match is hopeless if it is lost every time it is played on in thought.

use crate::player::Decision;
use crate::playout::{Leaf, Prospect};
use crate::way::Way;
use kernel::{Bias, Hints, MindOf, Rng};

/// So many matches in thought are lost before a match is called hopeless: with one chance in ten, one of them would
/// have been won 23 times in 24.
const MOST: u64 = 30;

/// Where matches are long, so many have to do.
const FEWEST: u64 = 12;

/// The milliseconds of an ordinary processor that may be spent on it.
const TIME: u64 = 2_000;

/// Plays the match on to its end, again and again, everybody by the script, until it is not lost once.
pub fn is_hopeless<G: Hints>(decision: &Decision<'_, G>, rng: &mut Rng) -> bool {
    let (game, seat) = (decision.game(), decision.seat());
    let state = decision.imagine(rng);
    let mut mind = MindOf::<G>::default();
    mind.attend(game, &state, seat);
    let way = Way { plan: mind.plan.clone(), bias: Bias::NONE };
    let prospect = Prospect { game, seat, stretch: game.stretch(&state).number, until: u32::MAX };
    let budget = TIME * u64::from(game.foresight().pace);
    let (first, mut spent) = (rng.next(), 0);
    for number in 0..MOST {
        if spent > budget {
            return number >= FEWEST;
        }
        let chance = first.wrapping_add(number);
        let Leaf { result, steps, .. } =
            prospect.play(decision.imagine(&mut Rng::stream(chance, 0)), &mind, &way, chance);
        if result != Some(0.0) {
            return false;
        }
        spent += steps;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Race, State};
    use kernel::Seat;

    fn hopeless(at: [u32; 2]) -> bool {
        let game = Race::to(30);
        let state = State { at, moves: 0, secret: 0 };
        is_hopeless(&Decision::new(&game, &state, Seat(0), &[0, 1, 2]), &mut Rng::new(4))
    }

    #[test]
    fn a_race_is_hopeless_only_for_whoever_cannot_win_it_any_more() {
        assert!(!hopeless([0, 0]), "it has just begun");
        assert!(!hopeless([27, 26]), "in front");
        assert!(hopeless([3, 28]), "far behind");
    }
}
