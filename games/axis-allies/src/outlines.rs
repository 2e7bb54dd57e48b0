//! The drawn map: where every space lies on the canvas. The file is written by tools/atlas from real coastlines.

use crate::data::{Map, SPACES, Space, read};
use kernel::{DataFiles, Problem};
use serde::Deserialize;
use std::sync::{Arc, LazyLock};
use toml::Spanned;

/// A ring of points: clockwise around a part of a space, the other way round a hole in it.
pub type Ring = Vec<(i32, i32)>;

#[derive(Clone, Debug)]
pub struct Outlines {
    /// Width and height; points lie from 0 to these.
    pub canvas: (i32, i32),
    /// In the order of the spaces.
    pub spaces: Vec<Outline>,
    /// Islands without a name: drawn, but nothing can land on them (AA-08).
    pub scenery: Vec<(String, Outline)>,
}

#[derive(Clone, Debug)]
pub struct Outline {
    /// Where the pieces stand.
    pub at: (i32, i32),
    pub rings: Vec<Ring>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OutlinesFile {
    #[serde(rename = "provenance")]
    _provenance: kernel::Provenance,
    canvas: (i32, i32),
    space: Vec<Entry>,
    #[serde(default)]
    scenery: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<String>,
    at: Spanned<(i32, i32)>,
    rings: Vec<Spanned<Ring>>,
}

/// Our own map with our own outlines: read once, because it is by far the longest of the files.
static OURS: LazyLock<Result<Arc<Outlines>, Vec<Problem>>> = LazyLock::new(|| {
    let files = DataFiles::default();
    check(&files, &crate::data::read_map(&files)?)
});

impl Outlines {
    pub fn read(files: &DataFiles, map: &Map) -> Result<Arc<Outlines>, Vec<Problem>> {
        let ours = ["map.toml", "outlines.toml"].iter().all(|name| !files.files.contains_key(*name));
        if ours { OURS.clone() } else { check(files, map) }
    }

    pub fn of(&self, space: Space) -> &Outline {
        &self.spaces[space.index()]
    }
}

fn check(files: &DataFiles, map: &Map) -> Result<Arc<Outlines>, Vec<Problem>> {
    let (source, file) = read::<OutlinesFile>(files, "outlines.toml")?;
    let mut problems = Vec::new();
    let (width, height) = file.canvas;
    let outside = |&(x, y): &(i32, i32)| x < 0 || y < 0 || x > width || y > height;
    for entry in file.space.iter().chain(&file.scenery) {
        if outside(entry.at.as_ref()) {
            problems.push(source.problem(&entry.at, format!("expected a point within {width} by {height}")));
        }
        if entry.rings.is_empty() {
            problems.push(source.problem(&entry.id, "expected at least one ring"));
        }
        for ring in &entry.rings {
            if ring.as_ref().len() < 3 {
                problems.push(source.problem(ring, "expected a ring of at least 3 points"));
            }
            if let Some((x, y)) = ring.as_ref().iter().find(|p| outside(p)) {
                let what = format!("expected points within {width} by {height}, found {x}, {y}");
                problems.push(source.problem(ring, what));
            }
        }
    }
    let mut spaces: Vec<Option<Outline>> = vec![None; SPACES];
    for Entry { id, at, rings } in file.space {
        let Some(space) = map.named(id.as_ref()) else {
            problems.push(source.problem(&id, "expected the id of a space"));
            continue;
        };
        if spaces[space.index()].replace(outline(at, rings)).is_some() {
            problems.push(source.problem(&id, "expected one outline for a space"));
        }
    }
    let missing = map.spaces.iter().zip(&spaces).filter(|(_, outline)| outline.is_none());
    problems.extend(missing.map(|(space, _)| Problem {
        file: Some(source.file.clone()),
        ..Problem::new(format!("expected an outline of {}", space.id))
    }));
    if !problems.is_empty() {
        return Err(problems);
    }
    let scenery = file.scenery.into_iter().map(|e| (e.id.into_inner(), outline(e.at, e.rings))).collect();
    Ok(Arc::new(Outlines { canvas: file.canvas, spaces: spaces.into_iter().flatten().collect(), scenery }))
}

fn outline(at: Spanned<(i32, i32)>, rings: Vec<Spanned<Ring>>) -> Outline {
    Outline { at: at.into_inner(), rings: rings.into_iter().map(Spanned::into_inner).collect() }
}
