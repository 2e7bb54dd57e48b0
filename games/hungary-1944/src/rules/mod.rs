//! The rules, one file per chapter of the rulebook. They know nothing of who is asked or of what is shown.

pub(crate) mod advance;
pub(crate) mod aviation;
pub(crate) mod combat;
pub(crate) mod costs;
pub(crate) mod crossings;
pub(crate) mod logistics;
pub mod movement;
pub mod odds;
pub(crate) mod reinforcements;
pub(crate) mod sequence;
pub(crate) mod special;
pub(crate) mod stacking;
pub(crate) mod victory;
pub(crate) mod zones;
