//! The data files by name.

use kernel::files::Ours;

pub(crate) const FILES: Ours = Ours(&[
    ("weapons.toml", include_str!("../../data/weapons.toml")),
    ("units.toml", include_str!("../../data/units.toml")),
    ("vehicles.toml", include_str!("../../data/vehicles.toml")),
    ("nations.toml", include_str!("../../data/nations.toml")),
    ("selector.toml", include_str!("../../data/selector.toml")),
    ("forces.toml", include_str!("../../data/forces.toml")),
]);

/// What a player may bring besides: a roster for each side, and a table.
pub(crate) const ROSTERS: [&str; 2] = ["first.toml", "second.toml"];
pub(crate) const TABLE: &str = "table.toml";
