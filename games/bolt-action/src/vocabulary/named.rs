//! Names: enums whose variants are dense ids with a word in the data files, and sets of them.

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// Something that has a place in a fixed list and a name in the data files.
pub trait Named: Copy + Eq + fmt::Debug + 'static {
    const ALL: &'static [Self];
    fn index(self) -> usize;
    fn id(self) -> &'static str;

    fn named(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.id() == id)
    }
}

/// Makes an enum whose variants are [`Named`].
macro_rules! names {
    ($(#[$about:meta])* $name:ident { $($(#[$note:meta])* $one:ident = $id:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $($(#[$note])* #[serde(rename = $id)] $one),+
        }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$one),+];
            pub const COUNT: usize = $name::ALL.len();

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$one => $id),+
                }
            }
        }

        impl Named for $name {
            const ALL: &'static [$name] = $name::ALL;

            fn index(self) -> usize {
                $name::index(self)
            }

            fn id(self) -> &'static str {
                $name::id(self)
            }
        }
    };
}

pub(crate) use names;

/// A set of at most 32 named things; in a file a list of their names.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Set<T> {
    bits: u32,
    of: PhantomData<T>,
}

impl<T: Named> Set<T> {
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    #[inline]
    pub fn contains(self, one: T) -> bool {
        self.bits >> one.index() & 1 == 1
    }

    pub fn insert(&mut self, one: T) {
        self.bits |= 1 << one.index();
    }

    pub fn remove(&mut self, one: T) {
        self.bits &= !(1 << one.index());
    }

    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    pub fn iter(self) -> impl Iterator<Item = T> {
        T::ALL.iter().copied().filter(move |&one| self.contains(one))
    }

    pub fn and(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits | other.bits, of: PhantomData }
    }

    pub fn without(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & !other.bits, of: PhantomData }
    }
}

impl<T: Named> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Named> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Set<T> {
        let mut set = Set::EMPTY;
        all.into_iter().for_each(|one| set.insert(one));
        set
    }
}

impl<T: Named> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Named> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(T::id))
    }
}

impl<'de, T: Named + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T>, D::Error> {
        struct List<T>(PhantomData<T>);
        impl<'de, T: Named + Deserialize<'de>> Visitor<'de> for List<T> {
            type Value = Set<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of names")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Set<T>, A::Error> {
                let mut set = Set::EMPTY;
                while let Some(one) = list.next_element()? {
                    set.insert(one);
                }
                Ok(set)
            }
        }
        deserializer.deserialize_seq(List(PhantomData))
    }
}
