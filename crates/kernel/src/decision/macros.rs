//! What a game writes its actions, its list of decisions and the parts that are alike in all of them with.

/// Declares the actions of a game: the enum that stands in records, and in the module named after `in` a type of the
/// same name and fields for each of them, which decisions implement [`Choice`] for.
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
                    $( Pending::$decision => match <$decision as Decision>::frame(state) {
                        Some(frame) => <$decision as Decision>::deciders(self, state, frame),
                        None => $crate::SeatSet::NONE,
                    }, )+
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
                mind: Option<&$crate::MindOf<Self>>,
            ) -> Vec<f64> {
                use $crate::decision::{At, Choice};
                match pending {
                    $( Pending::$decision => {
                        let Some(at) = At::<$decision>::new(self, state, seat) else { return Vec::new() };
                        let at = at.with_mind(mind);
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
/// for what only they know: `opening`, `place_position` and `write_position` for positions, `draw_board`, `draw_scene`
/// and `inspection` for what is seen.
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

        fn kinds(&self) -> &'static [&'static str] {
            <Self::Action>::NAMES
        }

        fn kind(&self, action: &Self::Action) -> &'static str {
            action.name()
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
