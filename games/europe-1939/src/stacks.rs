//! The units on the map, in order, and where Soviet and Western units are among them.

use crate::data::{Area, Areas};
use crate::state::Cond;
use crate::vocabulary::*;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// Units of one nation that are alike and stand together.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Stack {
    pub area: Area,
    pub nation: Nation,
    pub kind: Kind,
    pub cond: Cond,
    pub n: u8,
}

impl Stack {
    /// Where it stands in the list, as one number: by area, nation, kind and condition.
    #[inline]
    const fn key(&self) -> u32 {
        (self.area.0 as u32) << 24 | (self.nation as u32) << 16 | (self.kind as u32) << 8 | self.cond as u32
    }
}

/// All of them. Where Soviet units are and where those of the Western Allies is asked at every decision (HU-59), so it
/// is kept; the list is what is written down.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Stack>", into = "Vec<Stack>")]
pub struct Stacks {
    list: Vec<Stack>,
    soviets: Areas,
    westerners: Areas,
}

impl Stacks {
    #[inline]
    fn find(&self, area: Area, nation: Nation, kind: Kind, cond: Cond) -> Result<usize, usize> {
        let key = Stack { area, nation, kind, cond, n: 0 }.key();
        self.list.binary_search_by_key(&key, Stack::key)
    }

    /// Areas with Soviet units.
    #[inline]
    pub fn soviets(&self) -> Areas {
        self.soviets
    }

    /// Areas with units of the Western Allies.
    #[inline]
    pub fn westerners(&self) -> Areas {
        self.westerners
    }

    /// The stacks of an area.
    #[inline]
    pub fn at(&self, area: Area) -> &[Stack] {
        let from = self.list.partition_point(|t| t.area < area);
        let rest = &self.list[from..];
        &rest[..rest.iter().take_while(|t| t.area == area).count()]
    }

    /// The stacks of a nation's units of one kind in an area, by condition.
    #[inline]
    pub fn alike(&self, area: Area, nation: Nation, kind: Kind) -> &[Stack] {
        let from = match self.find(area, nation, kind, Cond::Fresh) {
            Ok(i) | Err(i) => i,
        };
        let rest = &self.list[from..];
        &rest[..rest.iter().take_while(|t| (t.area, t.nation, t.kind) == (area, nation, kind)).count()]
    }

    #[inline]
    pub fn count_as(&self, area: Area, nation: Nation, kind: Kind, cond: Cond) -> u8 {
        self.find(area, nation, kind, cond).map_or(0, |i| self.list[i].n)
    }

    pub fn add(&mut self, stack: Stack) {
        match self.find(stack.area, stack.nation, stack.kind, stack.cond) {
            Ok(i) => self.list[i].n = self.list[i].n.saturating_add(stack.n),
            Err(i) => {
                self.list.insert(i, stack);
                if let Some(set) = self.kept(stack.nation) {
                    set.insert(stack.area);
                }
            }
        }
    }

    /// Takes away as many as there are, at most `n`; tells how many.
    pub fn take(&mut self, area: Area, nation: Nation, kind: Kind, cond: Cond, n: u8) -> u8 {
        let Ok(i) = self.find(area, nation, kind, cond) else { return 0 };
        let taken = n.min(self.list[i].n);
        self.list[i].n -= taken;
        if self.list[i].n == 0 {
            self.list.remove(i);
            self.left(area, nation);
        }
        taken
    }

    pub fn retain(&mut self, keep: impl FnMut(&Stack) -> bool) {
        self.list.retain(keep);
        *self = Stacks::from(std::mem::take(&mut self.list));
    }

    /// The set a nation's areas are kept in.
    fn kept(&mut self, nation: Nation) -> Option<&mut Areas> {
        match nation {
            Nation::Su => Some(&mut self.soviets),
            _ if nation.is_western() => Some(&mut self.westerners),
            _ => None,
        }
    }

    /// A stack of a nation has left an area.
    fn left(&mut self, area: Area, nation: Nation) {
        let alike = |n: Nation| n == nation || n.is_western() && nation.is_western();
        if !self.at(area).iter().any(|t| alike(t.nation))
            && let Some(set) = self.kept(nation)
        {
            set.remove(area);
        }
    }
}

impl Deref for Stacks {
    type Target = [Stack];

    #[inline]
    fn deref(&self) -> &[Stack] {
        &self.list
    }
}

impl<'a> IntoIterator for &'a Stacks {
    type Item = &'a Stack;
    type IntoIter = std::slice::Iter<'a, Stack>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}

impl PartialEq for Stacks {
    fn eq(&self, other: &Stacks) -> bool {
        self.list == other.list
    }
}

impl Eq for Stacks {}

impl Hash for Stacks {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.list.hash(hasher);
    }
}

impl From<Stacks> for Vec<Stack> {
    fn from(stacks: Stacks) -> Vec<Stack> {
        stacks.list
    }
}

impl From<Vec<Stack>> for Stacks {
    fn from(list: Vec<Stack>) -> Stacks {
        let such = |of: fn(Nation) -> bool| list.iter().filter(|t| of(t.nation)).map(|t| t.area).collect();
        let (soviets, westerners) = (such(|n| n == Nation::Su), such(Nation::is_western));
        Stacks { list, soviets, westerners }
    }
}
