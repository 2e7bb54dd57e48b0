//! Who decides, and what is put before them.

use kernel::{Game, Hints, MindOf, Plan, Rng, Seat};

/// One decision to be made. A player gets the legal actions and as many imagined states as it likes, but never the real
/// state, so it cannot look at what is hidden from its seat.
#[derive(Debug)]
pub struct Decision<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Decision<'a, G> {
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat, legal: &'a [G::Action]) -> Decision<'a, G> {
        Decision { game, state, seat, legal }
    }

    pub fn game(&self) -> &'a G {
        self.game
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What may be done; never empty.
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// A state the seat cannot tell from the real one.
    pub fn imagine(&self, rng: &mut Rng) -> G::State {
        self.game.imagine(self.state, self.seat, rng)
    }
}

/// A player at one seat.
pub trait Player<G: Hints>: Send {
    /// The index of the legal action it takes.
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> usize;

    /// What it wanted when it last chose; nothing if it wants nothing in particular.
    fn plan(&self) -> Option<&Plan<G::Aim>> {
        None
    }
}

/// Takes any legal action, each as likely as the other.
#[derive(Copy, Clone, Debug, Default)]
pub struct Random;

impl<G: Hints> Player<G> for Random {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> usize {
        rng.below(decision.legal().len())
    }
}

/// Takes what the game's own hints call sensible, by the plan that the game itself makes.
#[derive(Debug)]
pub struct Script<G: Hints> {
    mind: MindOf<G>,
}

impl<G: Hints> Default for Script<G> {
    fn default() -> Script<G> {
        Script { mind: MindOf::<G>::default() }
    }
}

impl<G: Hints> Player<G> for Script<G> {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> usize {
        if decision.legal().len() == 1 {
            return 0;
        }
        let (game, seat, state) = (decision.game(), decision.seat(), decision.imagine(rng));
        self.mind.attend(game, &state, seat);
        game.script(&state, seat, decision.legal(), &self.mind, rng)
    }

    fn plan(&self) -> Option<&Plan<G::Aim>> {
        Some(&self.mind.plan)
    }
}
