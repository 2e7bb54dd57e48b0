//! A decision is a module. For every frame or phase in which somebody decides there is a type that implements
//! [`Decision`]; for every thing that can be done in it, a type that implements [`Choice`] for it. Everything about a
//! choice stands in its one `impl`: which are considered, the rule that judges one, what it does, how it reads, where it
//! hangs on the board, what it costs, what a machine player thinks of it.
//!
//! A game lists its actions with [`actions!`](crate::actions) and its decisions with [`decisions!`](crate::decisions), and
//! implements [`Decides`]. The functions of this module then answer for it: [`list`], [`check`], [`apply`], [`describe`],
//! [`choices`] and the others are what its `Game` implementation calls. No game writes a switch over its actions.

use crate::scene::{self, Explanation, Group, Pointing, Spot, Tone};
use crate::{Full, Game, Judge, Play, Quick, Refusal, Rng, Seat, SeatSet, Text};

/// A moment in which somebody decides: a frame on the stack of what is pending, or a phase of the turn.
pub trait Decision: Sized {
    type Game: Game;
    /// What is pending; `()` where the phase itself is the decision.
    type Frame: 'static;
    /// What the choices of one list look up together, made once for all of them; `()` where there is nothing of the kind.
    /// What is costly and not always needed belongs into a `OnceCell` of it.
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
}

impl<'a, D: Decision> At<'a, D> {
    /// Nothing, if this decision is not the one that is pending.
    pub fn new(game: &'a D::Game, state: &'a <D::Game as Game>::State, seat: Seat) -> Option<At<'a, D>> {
        let frame = D::frame(state)?;
        Some(At { game, state, seat, frame, outlook: D::outlook(game, state, frame) })
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

    /// What is wrong whatever is being decided: a seat there is not, a game that is over, a place off the map.
    fn forbid_outright<J: Judge>(&self, state: &Self::State, seat: Seat, action: &Self::Action, judge: &mut J);

    /// The action is none of what can be done now, or somebody else's.
    fn forbid_now<J: Judge>(&self, state: &Self::State, seat: Seat, action: &Self::Action, judge: &mut J);

    /// Takes the game on to the next decision.
    fn settle(&self, state: &mut Self::State, play: &mut Play<'_>);
}

/// Sends each question to the decision that answers it. Written by [`decisions!`](crate::decisions).
pub trait Dispatch: Game {
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
    fn worth_of(&self, pending: Self::Pending, state: &Self::State, seat: Seat, actions: &[Self::Action]) -> Vec<f64>;
}

/// The decision that is open to a seat.
fn open_to<G: Decides>(game: &G, state: &G::State, seat: Seat) -> Option<G::Pending> {
    let pending = game.pending(state)?;
    if game.deciders_of(pending, state).contains(seat) { Some(pending) } else { game.aside(state, seat) }
}

/// For `Game::deciders`.
pub fn deciders<G: Decides>(game: &G, state: &G::State) -> SeatSet {
    game.pending(state).map_or(SeatSet::NONE, |pending| game.deciders_of(pending, state))
}

/// What has to be decided, as a sentence; nothing when the game is over.
pub fn prompt<G: Decides>(game: &G, state: &G::State, seat: Seat) -> Option<Text> {
    game.prompt_of(game.pending(state)?, state, seat)
}

/// For `Game::actions`: sorted.
pub fn list<G: Decides>(game: &G, state: &G::State, seat: Seat, actions: &mut Vec<G::Action>) {
    let Some(pending) = open_to(game, state, seat) else { return };
    let from = actions.len();
    game.list_of(pending, state, seat, actions);
    if !actions[from..].is_sorted() {
        actions[from..].sort_unstable();
    }
}

/// Every rule that bears on an action.
pub fn judge<G: Decides, J: Judge>(game: &G, state: &G::State, seat: Seat, action: &G::Action, judge: &mut J) {
    game.forbid_outright(state, seat, action, judge);
    if !judge.allows() {
        return;
    }
    let answered = open_to(game, state, seat).is_some_and(|pending| game.judge_of(pending, state, seat, action, judge));
    if !answered {
        game.forbid_now(state, seat, action, judge);
    }
}

/// For `Game::check`.
pub fn check<G: Decides>(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
    Full::ask(|full| judge(game, state, seat, action, full))
}

/// For `Game::apply`. An action that makes no sense at all does nothing.
pub fn apply<G: Decides>(game: &G, state: &mut G::State, seat: Seat, action: &G::Action, play: &mut Play<'_>) {
    let mut sense = Quick::default();
    game.forbid_outright(state, seat, action, &mut sense);
    if !sense.allows() {
        return;
    }
    if let Some(pending) = open_to(game, state, seat) {
        game.carry_out_of(pending, state, seat, action, play);
        game.settle(state, play);
    }
}

/// For `Game::describe`: how an action reads to its owner; nothing if nobody could take it now.
pub fn describe<G: Decides>(game: &G, state: &G::State, action: &G::Action) -> Option<Text> {
    let label = |seat: Seat| {
        let shown = game.shown_of(open_to(game, state, seat)?, state, seat, std::slice::from_ref(action));
        Some(shown.into_iter().next()??.choice.label)
    };
    let deciders = deciders(game, state);
    let others = game.seats().iter().filter(|seat| !deciders.contains(*seat));
    deciders.iter().chain(others).find_map(label)
}

/// The choices of a scene.
pub fn choices<G: Decides>(game: &G, state: &G::State, seat: Seat) -> Vec<scene::Choice> {
    let Some(pending) = open_to(game, state, seat) else { return Vec::new() };
    let mut actions = Vec::new();
    list(game, state, seat, &mut actions);
    let shown = game.shown_of(pending, state, seat, &actions);
    let choice = |(action, shown): (&G::Action, Option<Shown>)| {
        // Plain data always has a JSON form.
        let written = serde_json::to_value(action).unwrap_or_default();
        shown.map(|shown| scene::Choice { action: written, ..shown.choice })
    };
    actions.iter().zip(shown).filter_map(choice).collect()
}

/// For `Game::explain`.
pub fn explain<G: Decides>(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> Explanation {
    let pending = open_to(game, state, seat);
    pending.map(|pending| game.explain_of(pending, state, seat, action)).unwrap_or_default()
}

/// For `Game::meant`. Somebody who has nothing to decide now is answered as if he had, so that the check can tell him.
/// Where not everything legal is listed, what is legal but not worth listing is not meant either.
pub fn meant<G: Decides>(game: &G, state: &G::State, seat: Seat, spot: &Spot) -> Vec<G::Action> {
    let open = open_to(game, state, seat);
    let mut meant = open.map(|open| game.meant_of(open, state, seat, spot)).unwrap_or_default();
    if meant.is_empty() {
        let pending = game.pending(state).filter(|pending| open != Some(*pending));
        meant = pending.map(|pending| game.meant_of(pending, state, seat, spot)).unwrap_or_default();
    }
    if !game.lists_everything() {
        let mut listed = Vec::new();
        list(game, state, seat, &mut listed);
        meant.retain(|action| listed.binary_search(action).is_ok() || check(game, state, seat, action).is_err());
    }
    meant
}

/// For `Game::pointed`.
pub fn pointed<G: Decides>(game: &G, state: &G::State, seat: Seat, pointing: &Pointing) -> Vec<G::Action> {
    open_to(game, state, seat).map(|pending| game.pointed_of(pending, state, seat, pointing)).unwrap_or_default()
}

/// For `Hints::script`: the legal action the machine player thinks most of, the first of equals.
pub fn best<G: Decides>(game: &G, state: &G::State, seat: Seat, legal: &[G::Action]) -> usize {
    let Some(pending) = open_to(game, state, seat) else { return 0 };
    let worth = game.worth_of(pending, state, seat, legal);
    let better = |best: usize, next: usize| if worth[next] > worth[best] { next } else { best };
    (0..worth.len()).reduce(better).unwrap_or(0)
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

/// Declares the actions of a game: the enum that stands in records, and in the module named after `in` a type of the same
/// name and fields for each of them, which decisions implement [`Choice`] for.
///
/// ```text
/// kernel::actions! {
///     #[derive(Serialize, Deserialize)]
///     #[serde(rename_all = "snake_case")]
///     pub enum Action in verb {
///         Done,
///         Buy(Kind),
///         Load { #[serde(with = "spaces")] from: Space, kind: Kind },
///     }
/// }
/// ```
#[macro_export]
macro_rules! actions {
    (
        $(#[$enum_meta:meta])*
        pub enum $action:ident in $verbs:ident {
            $(
                $(#[$meta:meta])*
                $name:ident
                $( ( $( $(#[$tuple_meta:meta])* $tuple:ty ),+ $(,)? ) )?
                $( { $( $(#[$field_meta:meta])* $field:ident : $field_type:ty ),+ $(,)? } )?
            ),+ $(,)?
        }
    ) => {
        $(#[$enum_meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $action {
            $(
                $(#[$meta])*
                $name
                $( ( $( $(#[$tuple_meta])* $tuple ),+ ) )?
                $( { $( $(#[$field_meta])* $field: $field_type ),+ } )?
            ),+
        }

        /// The actions one by one, each a type that decisions have something to say about.
        pub mod $verbs {
            use super::*;
            $( $crate::verb!($action $name $( ( $($tuple),+ ) )? $( { $($field: $field_type),+ } )?); )+
        }

        impl $action {
            /// The names of all actions there are.
            pub const NAMES: &'static [&'static str] = &[$( stringify!($name) ),+];

            /// What kind of action it is.
            pub fn name(&self) -> &'static str {
                match self {
                    $( $action::$name { .. } => stringify!($name), )+
                }
            }

            /// Any action at all, legal or not.
            pub fn arbitrary<G>(game: &G, rng: &mut $crate::Rng) -> $action
            where
                $(
                    $( $( $tuple: $crate::decision::Arbitrary<G>, )+ )?
                    $( $( $field_type: $crate::decision::Arbitrary<G>, )+ )?
                )+
            {
                let any: &[fn(&G, &mut $crate::Rng) -> $action] =
                    &[$( |game, rng| $verbs::$name::arbitrary(game, rng).into() ),+];
                any[rng.below(any.len())](game, rng)
            }
        }
    };
}

/// One action as a type of its own; part of [`actions!`](crate::actions).
#[doc(hidden)]
#[macro_export]
macro_rules! verb {
    ($action:ident $name:ident) => {
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub struct $name;
        impl $crate::decision::Verb for $name {
            const ONLY: Option<$name> = Some($name);
        }
        impl $name {
            pub fn of(action: &$action) -> Option<$name> {
                matches!(action, $action::$name).then_some($name)
            }
            pub(super) fn arbitrary<G>(_: &G, _: &mut $crate::Rng) -> $name {
                $name
            }
        }
        impl From<$name> for $action {
            #[inline]
            fn from(_: $name) -> $action {
                $action::$name
            }
        }
    };
    ($action:ident $name:ident ( $only:ty )) => {
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub struct $name(pub $only);
        impl $crate::decision::Verb for $name {
            const ONLY: Option<$name> = None;
        }
        impl $name {
            pub fn of(action: &$action) -> Option<$name> {
                if let $action::$name(only) = *action { Some($name(only)) } else { None }
            }
            pub(super) fn arbitrary<G>(game: &G, rng: &mut $crate::Rng) -> $name
            where
                $only: $crate::decision::Arbitrary<G>,
            {
                $name($crate::decision::Arbitrary::arbitrary(game, rng))
            }
        }
        impl From<$name> for $action {
            #[inline]
            fn from(verb: $name) -> $action {
                $action::$name(verb.0)
            }
        }
    };
    ($action:ident $name:ident { $( $field:ident : $type:ty ),+ }) => {
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub struct $name {
            $( pub $field: $type ),+
        }
        impl $crate::decision::Verb for $name {
            const ONLY: Option<$name> = None;
        }
        impl $name {
            pub fn of(action: &$action) -> Option<$name> {
                if let $action::$name { $($field),+ } = *action { Some($name { $($field),+ }) } else { None }
            }
            pub(super) fn arbitrary<G>(game: &G, rng: &mut $crate::Rng) -> $name
            where
                $( $type: $crate::decision::Arbitrary<G>, )+
            {
                $name { $( $field: $crate::decision::Arbitrary::arbitrary(game, rng) ),+ }
            }
        }
        impl From<$name> for $action {
            #[inline]
            fn from(verb: $name) -> $action {
                let $name { $($field),+ } = verb;
                $action::$name { $($field),+ }
            }
        }
    };
}

/// The list of a game's decisions, each with what can be done in it, the likeliest meaning of a click first.
///
/// ```text
/// kernel::decisions! {
///     Rules: Action in verb;
///     Settle { Settle }
///     Consent { Accept, Refuse }
/// }
/// ```
///
/// Makes the enum `Pending` of the decisions and the game's [`Dispatch`].
#[macro_export]
macro_rules! decisions {
    (
        $game:ty: $action:ident in $verbs:ident;
        $( $(#[$meta:meta])* $decision:ident { $( $verb:ident ),+ $(,)? } )+
    ) => {
        /// The decisions there are.
        #[derive(Copy, Clone, PartialEq, Eq, Debug)]
        pub enum Pending {
            $( $(#[$meta])* $decision ),+
        }

        impl $crate::decision::Dispatch for $game {
            type Pending = Pending;

            fn deciders_of(&self, pending: Pending, state: &Self::State) -> $crate::SeatSet {
                use $crate::decision::Decision;
                match pending {
                    $( Pending::$decision => <$decision as Decision>::frame(state)
                        .map_or($crate::SeatSet::NONE, |frame| <$decision as Decision>::deciders(self, state, frame)), )+
                }
            }

            fn prompt_of(&self, pending: Pending, state: &Self::State, seat: $crate::Seat) -> Option<$crate::Text> {
                use $crate::decision::{At, Decision};
                match pending {
                    $( Pending::$decision => {
                        Some(<$decision as Decision>::prompt(&At::<$decision>::new(self, state, seat)?))
                    } )+
                }
            }

            fn list_of(
                &self,
                pending: Pending,
                state: &Self::State,
                seat: $crate::Seat,
                actions: &mut Vec<Self::Action>,
            ) {
                use $crate::decision::{At, Choice, Offers};
                let mut offers = Offers::new(actions);
                match pending {
                    $( Pending::$decision => {
                        let Some(at) = At::<$decision>::new(self, state, seat) else { return };
                        $( <$verbs::$verb as Choice<$decision>>::candidates(&at, &mut offers); )+
                    } )+
                }
            }

            fn judge_of<J: $crate::Judge>(
                &self,
                pending: Pending,
                state: &Self::State,
                seat: $crate::Seat,
                action: &Self::Action,
                judge: &mut J,
            ) -> bool {
                use $crate::decision::{At, Choice};
                match pending {
                    $( Pending::$decision => {
                        let Some(at) = At::<$decision>::new(self, state, seat) else { return false };
                        $( if let Some(verb) = $verbs::$verb::of(action) {
                            Choice::<$decision>::judge(&verb, &at, judge);
                            return true;
                        } )+
                    } )+
                }
                false
            }

            fn carry_out_of(
                &self,
                pending: Pending,
                state: &mut Self::State,
                seat: $crate::Seat,
                action: &Self::Action,
                play: &mut $crate::Play<'_>,
            ) {
                use $crate::decision::{Choice, Decision, Table};
                match pending {
                    $( Pending::$decision => {
                        $( if let Some(verb) = $verbs::$verb::of(action) {
                            if let Some(frame) = <$decision as Decision>::take(state) {
                                let mut table = Table { game: self, state, seat, play };
                                Choice::<$decision>::carry_out(verb, frame, &mut table);
                            }
                            return;
                        } )+
                    } )+
                }
            }

            fn shown_of(
                &self,
                pending: Pending,
                state: &Self::State,
                seat: $crate::Seat,
                actions: &[Self::Action],
            ) -> Vec<Option<$crate::decision::Shown>> {
                use $crate::decision::{At, Choice};
                match pending {
                    $( Pending::$decision => {
                        let Some(at) = At::<$decision>::new(self, state, seat) else { return Vec::new() };
                        let shown = |action: &Self::Action| {
                            $( if let Some(verb) = $verbs::$verb::of(action) {
                                return Some(Choice::<$decision>::shown(&verb, &at));
                            } )+
                            None
                        };
                        actions.iter().map(shown).collect()
                    } )+
                }
            }

            fn explain_of(
                &self,
                pending: Pending,
                state: &Self::State,
                seat: $crate::Seat,
                action: &Self::Action,
            ) -> $crate::scene::Explanation {
                use $crate::decision::{At, Choice};
                match pending {
                    $( Pending::$decision => {
                        let Some(at) = At::<$decision>::new(self, state, seat) else { return Default::default() };
                        $( if let Some(verb) = $verbs::$verb::of(action) {
                            return Choice::<$decision>::explain(&verb, &at);
                        } )+
                    } )+
                }
                Default::default()
            }

            fn meant_of(
                &self,
                pending: Pending,
                state: &Self::State,
                seat: $crate::Seat,
                spot: &$crate::scene::Spot,
            ) -> Vec<Self::Action> {
                use $crate::decision::{At, Choice};
                let mut meant = Vec::new();
                match pending {
                    $( Pending::$decision => {
                        let Some(at) = At::<$decision>::new(self, state, seat) else { return meant };
                        $( meant.extend(
                            <$verbs::$verb as Choice<$decision>>::meant(&at, spot).into_iter().map(Self::Action::from),
                        ); )+
                    } )+
                }
                meant
            }

            fn pointed_of(
                &self,
                pending: Pending,
                state: &Self::State,
                seat: $crate::Seat,
                pointing: &$crate::scene::Pointing,
            ) -> Vec<Self::Action> {
                use $crate::decision::{At, Choice};
                let mut meant = Vec::new();
                match pending {
                    $( Pending::$decision => {
                        let Some(at) = At::<$decision>::new(self, state, seat) else { return meant };
                        $( meant.extend(
                            <$verbs::$verb as Choice<$decision>>::pointed(&at, pointing)
                                .into_iter()
                                .map(Self::Action::from),
                        ); )+
                    } )+
                }
                meant
            }

            fn worth_of(
                &self,
                pending: Pending,
                state: &Self::State,
                seat: $crate::Seat,
                actions: &[Self::Action],
            ) -> Vec<f64> {
                use $crate::decision::{At, Choice};
                match pending {
                    $( Pending::$decision => {
                        let Some(at) = At::<$decision>::new(self, state, seat) else { return Vec::new() };
                        let worth = |action: &Self::Action| {
                            $( if let Some(verb) = $verbs::$verb::of(action) {
                                return Choice::<$decision>::worth(&verb, &at);
                            } )+
                            f64::NEG_INFINITY
                        };
                        actions.iter().map(worth).collect()
                    } )+
                }
            }
        }
    };
}

/// The part of `impl Game` that follows from the decisions of a game.
///
/// With the text of an action that is none of what can be done, it is all of `impl Game` that is alike in every game;
/// what is left to write are its seats, its end, its turn and its secrets. The rules then have functions of their own
/// for what only they know: `opening`, `place_position` and `write_position` for positions, `draw_board`, `draw_scene` and
/// `inspection` for what is seen.
///
/// ```text
/// impl Game for Rules {
///     type State = State;
///     type Action = Action;
///     type Position = Position;
///
///     kernel::provided_by_decisions!("do-nothing");
///     …
/// ```
#[macro_export]
macro_rules! provided_by_decisions {
    ($out_of_turn:literal) => {
        $crate::provided_by_decisions!();

        fn start(&self) -> Self::Position {
            self.opening()
        }

        fn place(&self, position: &Self::Position) -> Result<Self::State, Vec<$crate::Problem>> {
            self.place_position(position)
        }

        fn position(&self, state: &Self::State) -> Option<Self::Position> {
            self.write_position(state)
        }

        fn board(&self) -> $crate::scene::Board {
            self.draw_board()
        }

        fn scene(&self, state: &Self::State, viewer: $crate::Viewer) -> $crate::Scene {
            self.draw_scene(state, viewer)
        }

        fn inspect(
            &self,
            state: &Self::State,
            viewer: $crate::Viewer,
            spot: &$crate::scene::Spot,
        ) -> $crate::scene::Inspection {
            self.inspection(state, viewer, spot)
        }

        fn describe(&self, state: &Self::State, action: &Self::Action) -> $crate::Text {
            $crate::decision::describe(self, state, action).unwrap_or_else(|| $crate::Text::new($out_of_turn))
        }
    };
    () => {
        fn deciders(&self, state: &Self::State) -> $crate::SeatSet {
            $crate::decision::deciders(self, state)
        }

        fn actions(&self, state: &Self::State, seat: $crate::Seat, actions: &mut Vec<Self::Action>) {
            $crate::decision::list(self, state, seat, actions);
        }

        fn check(&self, state: &Self::State, seat: $crate::Seat, action: &Self::Action) -> Result<(), $crate::Refusal> {
            $crate::decision::check(self, state, seat, action)
        }

        fn apply(
            &self,
            state: &mut Self::State,
            seat: $crate::Seat,
            action: &Self::Action,
            play: &mut $crate::Play<'_>,
        ) {
            $crate::decision::apply(self, state, seat, action, play);
        }

        fn meant(&self, state: &Self::State, seat: $crate::Seat, spot: &$crate::scene::Spot) -> Vec<Self::Action> {
            $crate::decision::meant(self, state, seat, spot)
        }

        fn pointed(
            &self,
            state: &Self::State,
            seat: $crate::Seat,
            pointing: &$crate::scene::Pointing,
        ) -> Vec<Self::Action> {
            $crate::decision::pointed(self, state, seat, pointing)
        }

        fn explain(
            &self,
            state: &Self::State,
            seat: $crate::Seat,
            action: &Self::Action,
        ) -> $crate::scene::Explanation {
            $crate::decision::explain(self, state, seat, action)
        }

        fn arbitrary_action(&self, rng: &mut $crate::Rng) -> Self::Action {
            <Self::Action>::arbitrary(self, rng)
        }
    };
}

/// The part of `impl Decision` that says which frame it is about: the one on top of `state.frames`.
///
/// ```text
/// impl Decision for Hunting {
///     kernel::frame_on_top!(Rules: Frame::Prowl(Prowl));
///     …
/// ```
#[macro_export]
macro_rules! frame_on_top {
    ($game:ty: $frames:ident::$sort:ident($frame:ty)) => {
        type Game = $game;
        type Frame = $frame;

        fn frame(state: &<$game as $crate::Game>::State) -> Option<&$frame> {
            match state.frames.last() {
                Some($frames::$sort(frame)) => Some(frame),
                _ => None,
            }
        }

        fn take(state: &mut <$game as $crate::Game>::State) -> Option<$frame> {
            match state.frames.pop() {
                Some($frames::$sort(frame)) => Some(frame),
                other => {
                    state.frames.extend(other);
                    None
                }
            }
        }
    };
}

/// The part of `impl Decision` that says which frame it is about, for one that is a phase of the turn and no frame.
///
/// ```text
/// impl Decision for Deployment {
///     kernel::whole_phase!(Rules: |state| state.frames.is_empty() && state.phase == Phase::Place);
///     …
/// ```
#[macro_export]
macro_rules! whole_phase {
    ($game:ty: |$state:ident| $pending:expr) => {
        type Game = $game;
        type Frame = ();

        fn frame($state: &<$game as $crate::Game>::State) -> Option<&()> {
            ($pending).then_some(&())
        }

        fn take(state: &mut <$game as $crate::Game>::State) -> Option<()> {
            Self::frame(state).copied()
        }
    };
}
