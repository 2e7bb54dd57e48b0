//! The drawn map, from the file that tools/atlas writes.

use crate::data::{Map, read_map};
use kernel::outlines::{FILE, Outlines};
use kernel::{DataFiles, Problem};
use std::sync::{Arc, LazyLock};

pub(crate) const TEXT: &str = include_str!("../data/outlines.toml");

/// Our own map with our own outlines: read once, because it is by far the longest of the files.
static OURS: LazyLock<Result<Arc<Outlines>, Vec<Problem>>> = LazyLock::new(|| {
    let files = DataFiles::default();
    drawn(&files, &read_map(&files)?)
});

pub(crate) fn read(files: &DataFiles, map: &Map) -> Result<Arc<Outlines>, Vec<Problem>> {
    let ours = ["map.toml", FILE].iter().all(|name| !files.files.contains_key(*name));
    if ours { OURS.clone() } else { drawn(files, map) }
}

fn drawn(files: &DataFiles, map: &Map) -> Result<Arc<Outlines>, Vec<Problem>> {
    let ids: Vec<&str> = map.spaces.iter().map(|s| s.id.as_str()).collect();
    Outlines::read(files, TEXT, &ids).map(Arc::new)
}
