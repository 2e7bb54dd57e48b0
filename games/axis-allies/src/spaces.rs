//! How a space is written in actions and records: by its id on the board, never by its place in a list.

use crate::data::{MAP, Space};
use board::AreaId;
use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serializer};
use std::collections::BTreeMap;
use std::sync::LazyLock;

#[derive(Deserialize)]
struct Ids {
    territory: Vec<Entry>,
    zone: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    id: String,
}

/// The ids of our own board, territories first; a player's map has the same ones in the same order.
static IDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    // The file is part of the program and read by its tests.
    let ids: Ids = toml::from_str(MAP).unwrap_or_else(|e| panic!("map.toml: {e}"));
    ids.territory.into_iter().chain(ids.zone).map(|entry| entry.id).collect()
});

static BY_ID: LazyLock<BTreeMap<&'static str, Space>> =
    LazyLock::new(|| IDS.iter().enumerate().map(|(i, id)| (id.as_str(), AreaId(i as u8))).collect());

/// The id of a space.
pub(crate) fn id_of(space: Space) -> Option<&'static str> {
    IDS.get(space.index()).map(String::as_str)
}

pub(crate) fn serialize<S: Serializer>(space: &Space, serializer: S) -> Result<S::Ok, S::Error> {
    match id_of(*space) {
        Some(id) => serializer.serialize_str(id),
        None => Err(S::Error::custom("no space of the board")),
    }
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
    let id = String::deserialize(deserializer)?;
    let unknown = || D::Error::custom(format!("expected the id of a space on the board, found \"{id}\""));
    BY_ID.get(id.as_str()).copied().ok_or_else(unknown)
}
