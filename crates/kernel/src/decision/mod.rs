//! A decision is a module. For every frame or phase in which somebody decides there is a type that implements
//! [`Decision`]; for every thing that can be done in it, a type that implements [`Choice`] for it. Everything about a
//! choice stands in its one `impl`: which are considered, the rule that judges one, what it does, how it reads, where
//! it hangs on the board, what it costs, what a machine player thinks of it.
//!
//! A game lists its actions with [`actions!`](crate::actions) and its decisions with [`decisions!`](crate::decisions),
//! and implements [`Decides`]. The functions of this module then answer for it: [`list`], [`check`], [`apply`],
//! [`describe`], [`choices`] and the others are what its `Game` implementation calls. No game writes a switch over its
//! actions.

mod answers;
mod macros;

pub use answers::{
    apply, check, choices, closing, deciders, describe, explain, judge, list, meant, pointed, prompt, worths,
};

use crate::scene::{self, Explanation, Group, Pointing, Spot, Tone};
use crate::{Game, Hints, Judge, MindOf, Play, Quick, Rng, Seat, SeatSet, Text};

/// A moment in which somebody decides: a frame on the stack of what is pending, or a phase of the turn.
pub trait Decision: Sized {
    type Game: Hints;
    /// What is pending; `()` where the phase itself is the decision.
    type Frame: 'static;
    /// What the choices of one list look up together, made once for all of them; `()` where there is nothing of the
    /// kind. What is costly and not always needed belongs into a `OnceCell` of it.
    type Outlook;

    /// The frame of this decision, if it is the one that is pending.
    fn frame(state: &<Self::Game as Game>::State) -> Option<&Self::Frame>;

    /// Takes the frame off the stack, to be carried on with.
    fn take(state: &mut <Self::Game as Game>::State) -> Option<Self::Frame>;

    fn outlook(game: &Self::Game, state: &<Self::Game as Game>::State, frame: &Self::Frame) -> Self::Outlook;

    /// Who decides.
    fn deciders(game: &Self::Game, state: &<Self::Game as Game>::State, frame: &Self::Frame) -> SeatSet;

    /// What has to be decided, as a sentence to whoever does.
    fn prompt(at: &At<'_, Self>) -> Text;
}

/// A decision looked at: the rules, the state, who looks, and the frame.
#[derive(Debug)]
pub struct At<'a, D: Decision> {
    pub game: &'a D::Game,
    pub state: &'a <D::Game as Game>::State,
    pub seat: Seat,
    pub frame: &'a D::Frame,
    pub outlook: D::Outlook,
    /// What a machine player has in mind who asks what a choice is worth. Nothing where nobody in particular asks.
    pub mind: Option<&'a MindOf<D::Game>>,
}

impl<'a, D: Decision> At<'a, D> {
    /// Nothing, if this decision is not the one that is pending.
    pub fn new(game: &'a D::Game, state: &'a <D::Game as Game>::State, seat: Seat) -> Option<At<'a, D>> {
        let frame = D::frame(state)?;
        Some(At { game, state, seat, frame, outlook: D::outlook(game, state, frame), mind: None })
    }

    /// The same, looked at by a machine player.
    pub fn with_mind(self, mind: Option<&'a MindOf<D::Game>>) -> At<'a, D> {
        At { mind, ..self }
    }
}

/// What carrying out a choice has at hand. The frame of the decision has been taken off the stack and is handed over
/// beside it; whoever goes on with it pushes it back.
#[derive(Debug)]
pub struct Table<'t, 'p, G: Game> {
    pub game: &'t G,
    pub state: &'t mut G::State,
    pub seat: Seat,
    pub play: &'t mut Play<'p>,
}

/// One of the actions of a game, as a type of its own. Written by [`actions!`](crate::actions).
pub trait Verb: Copy {
    /// The action itself, where there is nothing more to say than its name.
    const ONLY: Option<Self>;
}

/// Something that can be done in a decision.
pub trait Choice<D: Decision>: Verb + Into<<D::Game as Game>::Action> {
    /// Offers every choice of this kind that is legal: [`Offers::consider`] puts one to the judge,
    /// [`Offers::known_legal`] takes one that a search has found. An action that is nothing but its name is considered
    /// without being asked for.
    fn candidates(at: &At<'_, D>, offers: &mut Offers<'_, <D::Game as Game>::Action>) {
        if let Some(only) = Self::ONLY {
            offers.consider(at, only);
        }
    }

    /// Every rule that can forbid it; none, if it may always be done.
    fn judge<J: Judge>(&self, at: &At<'_, D>, judge: &mut J) {
        let _ = (at, judge);
    }

    /// Does it. `frame` is no longer on the stack.
    fn carry_out(self, frame: D::Frame, table: &mut Table<'_, '_, D::Game>);

    /// How it reads, and where it hangs on the board.
    fn shown(&self, at: &At<'_, D>) -> Shown;

    /// Its way and its price.
    fn explain(&self, at: &At<'_, D>) -> Explanation {
        let _ = at;
        Explanation::default()
    }

    /// What pointing at something would mean as a choice of this kind, were it allowed.
    fn meant(at: &At<'_, D>, spot: &Spot) -> Vec<Self> {
        let _ = (at, spot);
        Vec::new()
    }

    /// What pointing at a point of an open table would mean as a choice of this kind, were it allowed.
    fn pointed(at: &At<'_, D>, pointing: &Pointing) -> Vec<Self> {
        let _ = (at, pointing);
        Vec::new()
    }

    /// What a machine player thinks of it; it takes what it thinks most of.
    fn worth(&self, at: &At<'_, D>) -> f64 {
        let _ = at;
        0.0
    }
}

/// The legal actions of a list being made.
#[derive(Debug)]
pub struct Offers<'v, A> {
    actions: &'v mut Vec<A>,
}

impl<'v, A> Offers<'v, A> {
    pub fn new(actions: &'v mut Vec<A>) -> Offers<'v, A> {
        Offers { actions }
    }

    /// Offers it if no rule forbids it.
    #[inline]
    pub fn consider<D, C>(&mut self, at: &At<'_, D>, choice: C)
    where
        D: Decision,
        D::Game: Game<Action = A>,
        C: Choice<D>,
    {
        if Quick::ask(|judge| choice.judge(at, judge)) {
            self.actions.push(choice.into());
        }
    }

    /// Offers what a search has found to be legal; the judge reads the same search.
    #[inline]
    pub fn known_legal(&mut self, choice: impl Into<A>) {
        self.actions.push(choice.into());
    }
}

/// How a choice reads, and where it hangs on the board: a [`scene::Choice`] without its action.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    choice: scene::Choice,
}

impl Shown {
    pub fn new(label: Text) -> Shown {
        Shown { choice: scene::Choice::new(serde_json::Value::Null, label) }
    }

    /// The space to be clicked for it.
    pub fn space(mut self, space: impl Into<Option<String>>) -> Shown {
        self.choice.space = space.into();
        self
    }

    /// The piece to be clicked for it.
    pub fn piece(mut self, piece: impl Into<Option<String>>) -> Shown {
        self.choice.piece = piece.into();
        self
    }

    /// The region to be clicked for it, anywhere.
    pub fn region(mut self, region: impl Into<Option<String>>) -> Shown {
        self.choice.region = region.into();
        self
    }

    /// The point of an open table to be clicked for it.
    pub fn point(mut self, point: (i32, i32)) -> Shown {
        self.choice.point = Some(point);
        self
    }

    pub fn cost(mut self, cost: impl Into<Option<String>>) -> Shown {
        self.choice.cost = cost.into();
        self
    }

    pub fn tone(mut self, tone: Tone) -> Shown {
        self.choice.tone = tone;
        self
    }

    /// What somebody who takes it may have overlooked.
    pub fn warning(mut self, warning: impl Into<Option<Text>>) -> Shown {
        self.choice.warning = warning.into();
        self
    }

    /// Others of its kind are mostly taken with it ([`scene::Choice::along`]).
    pub fn along(mut self) -> Shown {
        self.choice.along = true;
        self
    }

    /// Of choices that say so, the one the machine player thinks most of is what somebody takes who does not want to
    /// think about it.
    pub fn by_worth(mut self) -> Shown {
        self.choice.suggested = true;
        self
    }

    /// The title under which it stands, where it hangs on nothing.
    pub fn group(mut self, title: &'static str) -> Shown {
        self.choice.group = Some(Group { title: Text::new(title), folded: false });
        self
    }

    /// A title that names something, or folds by what the list holds.
    pub fn in_group(mut self, group: Group) -> Shown {
        self.choice.group = Some(group);
        self
    }

    /// The same for what is seldom wanted: shown only on asking.
    pub fn folded_group(mut self, title: &'static str) -> Shown {
        self.choice.group = Some(Group { title: Text::new(title), folded: true });
        self
    }
}

/// A game whose decisions are modules. [`decisions!`](crate::decisions) writes the [`Dispatch`] it needs.
pub trait Decides: Game + Dispatch {
    /// The decision that is pending; none when the game is over.
    fn pending(&self, state: &Self::State) -> Option<Self::Pending>;

    /// What a seat may do that need not decide: standing orders.
    fn aside(&self, state: &Self::State, seat: Seat) -> Option<Self::Pending> {
        let _ = (state, seat);
        None
    }

    /// The action that ends a part of the turn, so that a scene can say why that may not be done yet.
    fn ending(&self) -> Option<Self::Action> {
        None
    }

    /// What is wrong whatever is being decided: a seat there is not, a game that is over, a place off the map.
    fn forbid_outright<J: Judge>(&self, state: &Self::State, seat: Seat, action: &Self::Action, judge: &mut J);

    /// The action is none of what can be done now, or somebody else's.
    fn forbid_now<J: Judge>(&self, state: &Self::State, seat: Seat, action: &Self::Action, judge: &mut J);

    /// Takes the game on to the next decision.
    fn settle(&self, state: &mut Self::State, play: &mut Play<'_>);
}

/// Sends each question to the decision that answers it. Written by [`decisions!`](crate::decisions).
pub trait Dispatch: Hints {
    /// The decisions of the game, by name.
    type Pending: Copy + Eq + std::fmt::Debug;

    fn deciders_of(&self, pending: Self::Pending, state: &Self::State) -> SeatSet;
    fn prompt_of(&self, pending: Self::Pending, state: &Self::State, seat: Seat) -> Option<Text>;
    fn list_of(&self, pending: Self::Pending, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// False, if the action is none of this decision.
    fn judge_of<J: Judge>(
        &self,
        pending: Self::Pending,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
        judge: &mut J,
    ) -> bool;

    fn carry_out_of(
        &self,
        pending: Self::Pending,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        play: &mut Play<'_>,
    );

    /// Each action with how it is shown, where it is one of this decision.
    fn shown_of(
        &self,
        pending: Self::Pending,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
    ) -> Vec<Option<Shown>>;

    fn explain_of(&self, pending: Self::Pending, state: &Self::State, seat: Seat, action: &Self::Action)
    -> Explanation;

    fn meant_of(&self, pending: Self::Pending, state: &Self::State, seat: Seat, spot: &Spot) -> Vec<Self::Action>;

    fn pointed_of(
        &self,
        pending: Self::Pending,
        state: &Self::State,
        seat: Seat,
        pointing: &Pointing,
    ) -> Vec<Self::Action>;

    /// The worth of each action to a machine player.
    fn worth_of(
        &self,
        pending: Self::Pending,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        mind: Option<&MindOf<Self>>,
    ) -> Vec<f64>;
}

/// Values of a type that occurs in actions, sensible or not, for the laws and for fuzzing.
pub trait Arbitrary<G> {
    fn arbitrary(game: &G, rng: &mut Rng) -> Self;
}

impl<G> Arbitrary<G> for u8 {
    /// Small numbers, as in "so many of them".
    fn arbitrary(_: &G, rng: &mut Rng) -> u8 {
        rng.below(7) as u8
    }
}

impl<G> Arbitrary<G> for bool {
    fn arbitrary(_: &G, rng: &mut Rng) -> bool {
        rng.one_in(2)
    }
}

impl<G, T: Arbitrary<G>> Arbitrary<G> for Option<T> {
    fn arbitrary(game: &G, rng: &mut Rng) -> Option<T> {
        rng.one_in(2).then(|| T::arbitrary(game, rng))
    }
}
