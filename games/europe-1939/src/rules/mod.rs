//! The rules, one file for each chapter.

pub(crate) mod attack;
pub(crate) mod battle;
pub(crate) mod convoys;
pub(crate) mod duty;
pub(crate) mod economy;
pub(crate) mod goals;
pub(crate) mod intervention;
pub(crate) mod losses;
pub(crate) mod movement;
pub(crate) mod raids;
pub(crate) mod redeployment;
pub(crate) mod room;
pub(crate) mod sea;
pub(crate) mod sequence;
pub(crate) mod shelter;
pub(crate) mod sight;
pub(crate) mod supply;
pub(crate) mod victory;
pub(crate) mod war;
pub(crate) mod ways;
