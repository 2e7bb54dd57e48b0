//! How choices read and where they hang on the board: the parts their labels are made of.

use crate::data::Spot;
use crate::state::State;
use crate::vocabulary::*;
use crate::{Hex, Rules};
use kernel::Text;
use kernel::decision::Shown;
use kernel::scene;

pub(crate) fn piece_id(unit: UnitId) -> String {
    format!("u{}", unit.0)
}

pub(crate) fn support_piece_id(id: SupportId) -> String {
    format!("s{}", id.0)
}

impl Rules {
    /// "w0414 Berlin", or the bare number of a hex there is not.
    pub(crate) fn number_name(&self, hex: Hex) -> String {
        self.hex(hex).map_or_else(|| format!("{:04}", hex.0), |h| self.hex_name(h))
    }

    fn space_id(&self, hex: Hex) -> Option<String> {
        self.hex(hex).map(|h| self.data.map.name(h))
    }

    pub(crate) fn zone_word(&self, zone: ZoneId) -> String {
        self.data.map.zones.get(zone.index()).map_or_else(|| "zone-none".to_owned(), |z| format!("zone-{z}"))
    }

    pub(crate) fn box_word(&self, b: BoxId) -> String {
        self.data.scenario.box_data(b).map_or_else(|| "box-none".to_owned(), |b| format!("box-{}", b.id))
    }

    pub(crate) fn support_text(&self, key: &'static str, id: SupportId) -> Text {
        let data = self.data.scenario.support.get(id.index());
        let nation = data.map_or("unit-none", |d| d.nation.word());
        Text::new(key).word("nation", nation).word("kind", data.map_or("unit-none", |d| d.kind.word()))
    }

    /// A choice that is about a hex.
    pub(crate) fn of_hex(&self, key: &'static str, hex: Hex) -> Shown {
        self.in_hex(Text::new(key), hex)
    }

    /// A choice with a label of its own that hangs on a hex.
    pub(crate) fn in_hex(&self, label: Text, hex: Hex) -> Shown {
        Shown::new(label.name("hex", self.number_name(hex))).space(self.space_id(hex))
    }

    /// A choice that is about a place on the map or off it.
    pub(crate) fn of_spot(&self, label: Text, at: Spot) -> Shown {
        match at {
            Spot::Hex(hex) => Shown::new(label.name("place", self.number_name(hex))).space(self.space_id(hex)),
            Spot::Box(b) => Shown::new(label.word("place", self.box_word(b))),
        }
    }

    pub(crate) fn of_zone(&self, label: Text, zone: ZoneId) -> Shown {
        Shown::new(label.word("zone", self.zone_word(zone))).region(self.data.map.zones.get(zone.index()).cloned())
    }

    pub(crate) fn unit_label(&self, state: &State, key: &'static str, unit: UnitId) -> Text {
        Text::new(key).text("unit", self.unit_text(state, unit))
    }

    /// A choice that is about a ground unit.
    pub(crate) fn of_unit(&self, state: &State, key: &'static str, unit: UnitId) -> Shown {
        self.on_unit(state, self.unit_label(state, key, unit), unit)
    }

    /// A choice with a label of its own that hangs on a ground unit.
    pub(crate) fn on_unit(&self, state: &State, label: Text, unit: UnitId) -> Shown {
        Shown::new(label).piece(piece_id(unit)).space(state.hex_of(unit).map(|h| self.data.map.name(h)))
    }

    /// The unit somebody points at.
    pub(crate) fn unit_at(&self, state: &State, spot: &scene::Spot) -> Option<UnitId> {
        match spot {
            scene::Spot::Piece(id) => state.unit_ids().find(|&u| piece_id(u) == *id),
            scene::Spot::Space(_) => None,
        }
    }

    /// The hex somebody points at, or that of the unit.
    pub(crate) fn hex_at(&self, state: &State, spot: &scene::Spot) -> Option<Hex> {
        let hex = match spot {
            scene::Spot::Space(id) => self.data.map.parse(id),
            scene::Spot::Piece(_) => self.unit_at(state, spot).and_then(|u| state.hex_of(u)),
        };
        hex.map(|h| self.number(h))
    }
}
