//! One value for each of a few things, found by the thing itself: `cash[Power::Uk]`. A game names the lengths once:
//! `pub type ByPower<T> = By<Power, T, 5>`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// Something there are a few of, each with its place: an enum without fields.
pub trait Noun<const N: usize>: Copy + 'static {
    /// All of them, in the order of their places.
    const ALL: [Self; N];

    fn place(self) -> usize;
}

/// A `T` for each `K`. In records and hashes it is the plain list of its values.
pub struct By<K, T, const N: usize> {
    values: [T; N],
    of: PhantomData<K>,
}

impl<K: Noun<N>, T, const N: usize> By<K, T, N> {
    pub const fn new(values: [T; N]) -> By<K, T, N> {
        By { values, of: PhantomData }
    }

    pub fn from_fn(mut value: impl FnMut(K) -> T) -> By<K, T, N> {
        By::new(std::array::from_fn(|i| value(K::ALL[i])))
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &T)> {
        self.values.iter().enumerate().map(|(i, value)| (K::ALL[i], value))
    }

    pub fn values(&self) -> &[T; N] {
        &self.values
    }

    pub fn values_mut(&mut self) -> &mut [T; N] {
        &mut self.values
    }
}

impl<K: Noun<N>, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, key: K) -> &T {
        &self.values[key.place()]
    }
}

impl<K: Noun<N>, T, const N: usize> IndexMut<K> for By<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.values[key.place()]
    }
}

// Derived, these would ask the same of `K`, which is only a name.
impl<K, T: Copy, const N: usize> Copy for By<K, T, N> {}

impl<K, T: Clone, const N: usize> Clone for By<K, T, N> {
    #[inline]
    fn clone(&self) -> By<K, T, N> {
        By { values: self.values.clone(), of: PhantomData }
    }
}

impl<K, T: PartialEq, const N: usize> PartialEq for By<K, T, N> {
    fn eq(&self, other: &By<K, T, N>) -> bool {
        self.values == other.values
    }
}

impl<K, T: Eq, const N: usize> Eq for By<K, T, N> {}

impl<K, T: std::hash::Hash, const N: usize> std::hash::Hash for By<K, T, N> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.values.hash(hasher);
    }
}

impl<K: Noun<N>, T: Default, const N: usize> Default for By<K, T, N> {
    fn default() -> By<K, T, N> {
        By::from_fn(|_| T::default())
    }
}

impl<K, T: fmt::Debug, const N: usize> fmt::Debug for By<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.values.fmt(f)
    }
}

impl<K, T, const N: usize> Serialize for By<K, T, N>
where
    [T; N]: Serialize,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.values.serialize(serializer)
    }
}

impl<'de, K, T, const N: usize> Deserialize<'de> for By<K, T, N>
where
    [T; N]: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<By<K, T, N>, D::Error> {
        Ok(By { values: <[T; N]>::deserialize(deserializer)?, of: PhantomData })
    }
}
