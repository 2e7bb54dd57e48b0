//! Hexes and forces as people speak of them in the log: by towns, and units of a kind together.

use crate::Rules;
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;
use kernel::{Arg, Note, Play, Text};

/// A town is spoken of within so many hexes.
const NEAR: u16 = 3;

impl Rules {
    /// Its town, or the nearest one beside its number, or its number alone.
    pub(crate) fn place_text(&self, hex: HexId) -> Text {
        let map = &self.data.map;
        let name_of = |hex: HexId| map.hexes.get(hex.index()).and_then(|data| data.name.clone());
        if let Some(name) = name_of(hex) {
            return Text::new("place-town").name("town", name);
        }
        let number = map.name(hex);
        let named = map.grid.hexes().filter(|&other| name_of(other).is_some());
        match map.grid.nearest(hex, named, NEAR).and_then(name_of) {
            Some(town) => Text::new("place-near").name("town", town).name("hex", number),
            None => Text::new("place-hex").name("hex", number),
        }
    }

    /// Units, those alike counted together.
    pub(crate) fn force_text(&self, state: &State, units: &UnitSet) -> Arg {
        let mut kinds: Vec<(Text, i64)> = Vec::new();
        for unit in units.iter() {
            let text = self.unit_text(state, unit);
            match kinds.iter_mut().find(|(known, _)| *known == text) {
                Some((_, n)) => *n += 1,
                None => kinds.push((text, 1)),
            }
        }
        let said = |(text, n): (Text, i64)| match n {
            1 => text,
            _ => Text::new("unit-times").number("n", n).text("unit", text),
        };
        Arg::List(kinds.into_iter().map(|kind| Arg::Text(Box::new(said(kind)))).collect())
    }

    /// Tells who went from where, by which hexes.
    pub(crate) fn note_way(
        &self,
        key: &'static str,
        who: impl FnOnce() -> Arg,
        from: HexId,
        passed: &[HexId],
        play: &mut Play<'_>,
    ) {
        let to = passed.last().copied().unwrap_or(from);
        play.note(|| {
            let text =
                Text::new(key).arg("unit", who()).text("from", self.place_text(from)).text("to", self.place_text(to));
            let way = std::iter::once(&from).chain(passed).map(|&hex| self.data.map.name(hex));
            Note::new(text).at(self.data.map.name(to)).way(way)
        });
    }

    pub(crate) fn one_unit(&self, unit: &Unit) -> Arg {
        Arg::Text(Box::new(self.counter_text(unit)))
    }
}
