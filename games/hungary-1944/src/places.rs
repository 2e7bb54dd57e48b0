//! Hexes as people speak of them in the log: by their towns.

use crate::Rules;
use crate::data::{Town, TownKind};
use board::HexId;
use kernel::Text;

/// A town is spoken of within so many hexes.
const NEAR: u16 = 3;

impl Rules {
    /// Its town, or the nearest one beside its number, or its number alone.
    pub(crate) fn place_text(&self, hex: HexId) -> Text {
        let map = &self.data.map;
        let town_of = |hex: HexId| map.towns.iter().find(|town| town.hex == hex);
        if let Some(town) = town_of(hex) {
            return Text::new("place-town").name("town", town.name.clone());
        }
        let number = self.hex_name(hex);
        let speaks = |town: &&Town| town.kind != TownKind::Pass;
        let near = map.grid.nearest(hex, map.towns.iter().filter(speaks).map(|town| town.hex), NEAR);
        match near.and_then(town_of) {
            Some(town) => Text::new("place-near").name("town", town.name.clone()).name("hex", number),
            None => Text::new("place-hex").name("hex", number),
        }
    }
}
