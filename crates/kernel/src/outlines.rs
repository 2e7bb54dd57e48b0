//! The drawn map of a board of areas: where every space lies on the canvas. The file is written by tools/atlas from
//! real coastlines.

use crate::files::Source;
use crate::scene::Space;
use crate::{DataFiles, Problem, Provenance, Text};
use serde::Deserialize;
use std::sync::{Arc, OnceLock};
use toml::Spanned;

/// The file a drawn map is read from.
pub const FILE: &str = "outlines.toml";

/// A game's own drawn map. It is read once, because it is by far the longest of the files.
#[derive(Debug)]
pub struct DrawnMap {
    text: &'static str,
    read: OnceLock<Result<Arc<Outlines>, Vec<Problem>>>,
}

impl DrawnMap {
    pub const fn new(text: &'static str) -> DrawnMap {
        DrawnMap { text, read: OnceLock::new() }
    }

    /// The outlines of spaces with these ids, in their order: a player's, if he has brought a map or outlines, or ours.
    pub fn outlines(&self, files: &DataFiles, ids: &[&str]) -> Result<Arc<Outlines>, Vec<Problem>> {
        let read = || Outlines::read(files, self.text, ids).map(Arc::new);
        let ours = ["map.toml", FILE].iter().all(|name| !files.files.contains_key(*name));
        if ours { self.read.get_or_init(read).clone() } else { read() }
    }
}

/// A ring of points: clockwise around a part of a space, the other way round a hole in it.
pub type Ring = Vec<(i32, i32)>;

#[derive(Clone, Debug)]
pub struct Outlines {
    /// Width and height; points lie from 0 to these.
    pub canvas: (i32, i32),
    /// In the order of the spaces.
    pub spaces: Vec<Outline>,
    /// Land without a name: drawn, but no space of the game.
    pub scenery: Vec<(String, Outline)>,
    /// Water of that kind.
    pub lakes: Vec<(String, Outline)>,
    pub exceptions: Vec<Exception>,
}

#[derive(Clone, Debug)]
pub struct Outline {
    /// Where the pieces stand.
    pub at: (i32, i32),
    pub rings: Vec<Ring>,
}

/// Two spaces that touch by the rules and have no border in the drawing.
#[derive(Clone, Debug)]
pub struct Exception {
    /// By their numbers.
    pub between: (usize, usize),
    pub drawn: Drawn,
    pub why: String,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// Something lies between them: a strait, a canal.
    Apart,
    /// They have no more than a corner in common.
    Corner,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    canvas: (i32, i32),
    space: Vec<Entry>,
    #[serde(default)]
    scenery: Vec<Entry>,
    #[serde(default)]
    lakes: Vec<Entry>,
    #[serde(default)]
    exception: Vec<ExceptionEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: Spanned<String>,
    at: Spanned<(i32, i32)>,
    rings: Vec<Spanned<Ring>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExceptionEntry {
    between: (Spanned<String>, Spanned<String>),
    drawn: Drawn,
    why: String,
}

impl Outlines {
    /// The outlines of the spaces with these ids, from a player's outlines.toml or ours.
    pub fn read(files: &DataFiles, ours: &str, ids: &[&str]) -> Result<Outlines, Vec<Problem>> {
        let source = match files.files.get(FILE) {
            Some(text) => Source::new(format!("{FILE} (yours)"), text),
            None => Source::new(FILE, ours),
        };
        let problem = |at: std::ops::Range<usize>, what: String| source.at(at, what);
        let read: File = source.parse()?;
        let mut problems = Vec::new();
        let (width, height) = read.canvas;
        let outside = |&(x, y): &(i32, i32)| x < 0 || y < 0 || x > width || y > height;
        for entry in read.space.iter().chain(&read.scenery).chain(&read.lakes) {
            if outside(entry.at.as_ref()) {
                problems.push(problem(entry.at.span(), format!("expected a point within {width} by {height}")));
            }
            if entry.rings.is_empty() {
                problems.push(problem(entry.id.span(), "expected at least one ring".to_owned()));
            }
            for ring in &entry.rings {
                if ring.as_ref().len() < 3 {
                    problems.push(problem(ring.span(), "expected a ring of at least 3 points".to_owned()));
                }
                if let Some((x, y)) = ring.as_ref().iter().find(|p| outside(p)) {
                    let what = format!("expected points within {width} by {height}, found {x}, {y}");
                    problems.push(problem(ring.span(), what));
                }
            }
        }
        let mut find = |id: &Spanned<String>| {
            let found = ids.iter().position(|known| known == id.as_ref());
            if found.is_none() {
                problems.push(problem(id.span(), "expected the id of a space".to_owned()));
            }
            found
        };
        let mut exceptions = Vec::new();
        for ExceptionEntry { between: (a, b), drawn, why } in read.exception {
            if let (Some(a), Some(b)) = (find(&a), find(&b)) {
                exceptions.push(Exception { between: (a.min(b), a.max(b)), drawn, why });
            }
        }
        let mut spaces: Vec<Option<Outline>> = vec![None; ids.len()];
        let mut twice = Vec::new();
        for entry in read.space {
            let Some(i) = find(&entry.id) else { continue };
            let id = entry.id.span();
            if spaces[i].replace(entry.outline().1).is_some() {
                twice.push(problem(id, "expected one outline for a space".to_owned()));
            }
        }
        problems.extend(twice);
        let missing = ids.iter().zip(&spaces).filter(|(_, outline)| outline.is_none());
        problems.extend(missing.map(|(id, _)| source.lacks(format!("expected an outline of {id}"))));
        if !problems.is_empty() {
            return Err(problems);
        }
        Ok(Outlines {
            canvas: read.canvas,
            spaces: spaces.into_iter().flatten().collect(),
            scenery: read.scenery.into_iter().map(Entry::outline).collect(),
            lakes: read.lakes.into_iter().map(Entry::outline).collect(),
            exceptions,
        })
    }
}

impl Entry {
    fn outline(self) -> (String, Outline) {
        let rings = self.rings.into_iter().map(Spanned::into_inner).collect();
        (self.id.into_inner(), Outline { at: self.at.into_inner(), rings })
    }
}

impl Outline {
    /// As it is drawn.
    pub fn space(&self, id: &str, kind: &str, facts: Vec<Text>) -> Space {
        let (x, y) = self.at;
        Space { id: id.to_owned(), x, y, kind: kind.to_owned(), outline: self.rings.clone(), facts, out_of_play: false }
    }
}
