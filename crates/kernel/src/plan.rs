//! What a machine player wants. A plan is a few aims, each with how much it counts; a mind is a plan with what the
//! player has looked up for it, kept from one decision to the next.

use crate::{Bias, Game, Hints, Rng, Seat, SeatSet, Text, scene};
use serde::{Deserialize, Serialize};

/// A few aims, each with how much it counts. Without any, a player takes what is best for the moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan<A> {
    wanted: Vec<Wanted<A>>,
}

/// An aim that has been taken up.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Wanted<A> {
    pub aim: A,
    /// 1 is as much as a sensible player usually wants it, 2 twice as much. Never negative.
    pub weight: f64,
}

impl<A> Default for Plan<A> {
    fn default() -> Plan<A> {
        Plan { wanted: Vec::new() }
    }
}

impl<A: Copy + Eq> Plan<A> {
    /// How much an aim counts; nothing if it has not been taken up.
    pub fn weight(&self, aim: A) -> f64 {
        self.wanted.iter().find(|wanted| wanted.aim == aim).map_or(0.0, |wanted| wanted.weight)
    }

    /// Takes an aim up, or counts it anew. What weighs nothing is given up.
    pub fn want(&mut self, aim: A, weight: f64) {
        self.wanted.retain(|wanted| wanted.aim != aim);
        if weight > 0.0 {
            self.wanted.push(Wanted { aim, weight });
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = Wanted<A>> {
        self.wanted.iter().copied()
    }

    pub fn len(&self) -> usize {
        self.wanted.len()
    }

    pub fn is_empty(&self) -> bool {
        self.wanted.is_empty()
    }
}

impl<A: Copy + Eq> FromIterator<Wanted<A>> for Plan<A> {
    fn from_iter<I: IntoIterator<Item = Wanted<A>>>(all: I) -> Plan<A> {
        let mut plan = Plan::default();
        all.into_iter().for_each(|wanted| plan.want(wanted.aim, wanted.weight));
        plan
    }
}

/// Something that a seat could want, with what a first look says of it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Possible<A> {
    pub aim: A,
    /// How much a sensible player wants it: the weight it has in the plan of the script, 0 if that leaves it alone.
    pub weight: f64,
}

/// For games whose script has no aims.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum NoAim {}

/// How an aim reads, and where it is on the board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AimAbout {
    /// "take Karelia"
    pub text: Text,
    /// What it takes: troops, ships, money; nothing if there is nothing to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<Text>,
    /// From where to where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<AimArrow>,
    /// How likely it is, if it is tried now with all that can be brought; nothing if that cannot be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<f64>,
}

impl AimAbout {
    pub fn new(text: Text) -> AimAbout {
        AimAbout { text, needs: None, arrows: Vec::new(), chance: None }
    }
}

/// From a spot of the board to another; just the other, where it begins nowhere in particular.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AimArrow {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<scene::Spot>,
    pub to: scene::Spot,
}

/// A part of the game for which a plan is made: the turn of a side, mostly.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// Grows from one stretch to the next.
    pub number: u32,
    /// Whose turn it is. The others may be asked things, but have nothing to plan.
    pub of: SeatSet,
}

/// A plan, and what its player has looked up for it in this stretch of the game.
#[derive(Clone, Debug)]
pub struct Mind<A, M> {
    pub plan: Plan<A>,
    /// Preferences beside the plan, for one stretch.
    pub bias: Bias,
    pub memory: M,
    /// The stretch that the memory is of.
    stretch: Option<u32>,
}

/// The mind of a player of a game.
pub type MindOf<G> = Mind<<G as Hints>::Aim, <G as Hints>::Memory>;

impl<A, M: Default> Default for Mind<A, M> {
    fn default() -> Mind<A, M> {
        Mind { plan: Plan::default(), bias: Bias::NONE, memory: M::default(), stretch: None }
    }
}

impl<A: Copy + Eq, M: Default> Mind<A, M> {
    /// Plays to another plan from now on, for the rest of the stretch. What was looked up stays if nothing changes.
    pub fn adopt(&mut self, plan: &Plan<A>, bias: Bias) {
        if self.plan != *plan || self.bias != bias {
            self.plan = plan.clone();
            self.bias = bias;
            self.memory = M::default();
        }
    }

    /// Looks at the state before a decision: a new stretch of the seat's own gets a new plan, and what was looked up
    /// for an earlier stretch is forgotten.
    pub fn attend<G: Hints<Aim = A, Memory = M>>(&mut self, game: &G, state: &<G as Game>::State, seat: Seat) {
        let stretch = game.stretch(state);
        if self.stretch != Some(stretch.number) {
            if stretch.of.contains(seat) || self.stretch.is_none() {
                self.plan = game.plan(state, seat, &self.plan);
            }
            self.bias = Bias::NONE;
            self.memory = M::default();
            self.stretch = Some(stretch.number);
        }
        game.remember(state, seat, &self.plan, self.bias, &mut self.memory);
    }
}

/// The minds of all who play a game by its script, by seat.
#[derive(Clone, Debug)]
pub struct Minds<G: Hints> {
    by_seat: Vec<MindOf<G>>,
}

impl<G: Hints> Default for Minds<G> {
    fn default() -> Minds<G> {
        Minds { by_seat: Vec::new() }
    }
}

impl<G: Hints> Minds<G> {
    /// The mind of a seat, after it has looked at the state.
    pub fn attending(&mut self, game: &G, state: &G::State, seat: Seat) -> &mut MindOf<G> {
        let mind = self.of(seat);
        mind.attend(game, state, seat);
        mind
    }

    fn of(&mut self, seat: Seat) -> &mut MindOf<G> {
        let at = usize::from(seat.0);
        if self.by_seat.len() <= at {
            self.by_seat.resize_with(at + 1, Mind::default);
        }
        &mut self.by_seat[at]
    }

    /// Gives a seat a mind it already has.
    pub fn set(&mut self, seat: Seat, mind: MindOf<G>) {
        *self.of(seat) = mind;
    }

    /// The index of the legal action the script takes for a seat.
    pub fn script(&mut self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action], rng: &mut Rng) -> usize {
        let mind = self.attending(game, state, seat);
        game.script(state, seat, legal, mind, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_aim_stands_once_in_a_plan_and_goes_when_it_weighs_nothing() {
        let mut plan = Plan::default();
        plan.want('k', 1.0);
        plan.want('m', 2.0);
        plan.want('k', 3.0);
        assert_eq!((plan.len(), plan.weight('k'), plan.weight('m'), plan.weight('x')), (2, 3.0, 2.0, 0.0));
        plan.want('k', 0.0);
        assert_eq!(plan.iter().map(|wanted| wanted.aim).collect::<Vec<_>>(), ['m']);
    }
}
