//! The one list of games. A visitor is called with the title itself, so that everything behind it stays statically
//! typed: no boxed states, no strings in place of types.

use kernel::Title;

/// Something to be done with a title, whichever it is.
pub trait Visit {
    type Out;

    fn visit<T: Title>(self, title: &'static T) -> Self::Out;
}

/// A game that is not in the list, and those that are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    pub known: Vec<&'static str>,
}

macro_rules! titles {
    ($($(#[$when:meta])* $title:path),* $(,)?) => {
        /// Visits one title by its id.
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $($(#[$when])* if $title.about().id == id {
                return Ok(visitor.visit(&$title));
            })*
            let _ = visitor;
            Err(UnknownGame { known: ids() })
        }

        /// Visits all titles in order.
        pub fn each<V: Visit + Clone>(visitor: &V) -> Vec<V::Out> {
            Vec::from([$($(#[$when])* visitor.clone().visit(&$title)),*])
        }
    };
}

titles![
    hungary_1944::Hungary1944,
    axis_allies::AxisAllies,
    bolt_action::BoltAction,
    europe_1939::Europe,
    totaler_krieg::TotalerKrieg,
    #[cfg(test)]
    crate::toy::Meadow,
];

/// The ids of all games.
pub fn ids() -> Vec<&'static str> {
    #[derive(Clone)]
    struct Id;

    impl Visit for Id {
        type Out = &'static str;

        fn visit<T: Title>(self, title: &T) -> &'static str {
            title.about().id
        }
    }

    each(&Id)
}
