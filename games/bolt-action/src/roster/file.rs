//! Rosters as files, to be saved and shared: TOML with the names of the data files.
//!
//! ```text
//! name = "First platoon"
//! nation = "germany"
//! points = 1000
//!
//! [[platoon]]
//! [[platoon.unit]]
//! type = "heer-infantry"
//! quality = "regular"
//! men = 10
//! options = { submachine-gun = 1, light-machine-gun = 1 }
//! ```

use super::{Roster, RosterUnit};
use crate::data::Data;

use crate::vocabulary::*;
use kernel::Problem;
use kernel::files::Source;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use toml::Spanned;

/// Files beyond these are not rosters of this game.
pub const MOST_BYTES: usize = 256 * 1024;
pub const MOST_PLATOONS: usize = 8;
pub const MOST_UNITS: usize = 64;
pub(super) const LONGEST_NAME: usize = 200;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RosterEntry {
    pub name: Spanned<String>,
    pub nation: Nation,
    pub points: u16,
    pub characteristic: Option<Characteristic>,
    #[serde(default)]
    pub platoon: Vec<PlatoonEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlatoonEntry {
    #[serde(default)]
    unit: Vec<UnitEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitEntry {
    r#type: Spanned<String>,
    quality: Quality,
    /// The smallest unit where nothing is said.
    men: Option<u8>,
    #[serde(default)]
    options: BTreeMap<Spanned<String>, u8>,
    #[serde(default)]
    gift: bool,
}

impl Roster {
    /// Reads a roster file. Names that are not in the lists are refused with what was expected; whether the roster may
    /// be played is another question ([`Roster::check`]).
    pub fn read(data: &Data, file: &str, text: &str) -> Result<Roster, Vec<Problem>> {
        let source = Source::new(file, text);
        if text.len() > MOST_BYTES {
            return Err(vec![source.lacks(format!("expected a file of at most {MOST_BYTES} bytes"))]);
        }
        let entry = source.parse()?;
        roster(data, &source, entry)
    }

    /// The roster as a file that [`Roster::read`] reads back.
    pub fn write(&self, data: &Data) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = writeln!(text, "name = {}", quoted(&self.name));
        let _ = writeln!(text, "nation = \"{}\"\npoints = {}", self.nation.id(), self.limit);
        if let Some(characteristic) = self.characteristic {
            let _ = writeln!(text, "characteristic = \"{}\"", characteristic.id());
        }
        for platoon in &self.platoons {
            text.push_str("\n[[platoon]]\n");
            for unit in platoon {
                unit.write(data, &mut text);
            }
        }
        text
    }
}

impl RosterUnit {
    fn write(&self, data: &Data, text: &mut String) {
        let kind = data.unit(self.unit);
        let _ = writeln!(text, "\n[[platoon.unit]]\ntype = {}\nquality = \"{}\"", quoted(&kind.id), self.quality.id());
        let _ = writeln!(text, "men = {}", self.men);
        let taken = kind.options.iter().zip(&self.taken).filter(|&(_, &times)| times > 0);
        let taken: Vec<String> = taken.map(|(choice, times)| format!("{} = {times}", choice.id)).collect();
        if !taken.is_empty() {
            let _ = writeln!(text, "options = {{ {} }}", taken.join(", "));
        }
        if self.gift {
            text.push_str("gift = true\n");
        }
    }
}

pub(super) fn roster(data: &Data, source: &Source<'_>, entry: RosterEntry) -> Result<Roster, Vec<Problem>> {
    let mut problems = Vec::new();
    if entry.name.as_ref().chars().count() > LONGEST_NAME {
        problems.push(source.problem(&entry.name, format!("expected a name of at most {LONGEST_NAME} letters")));
    }
    if entry.platoon.len() > MOST_PLATOONS {
        problems.push(source.lacks(format!("expected at most {MOST_PLATOONS} platoons")));
    }
    if entry.platoon.iter().any(|p| p.unit.len() > MOST_UNITS) {
        problems.push(source.lacks(format!("expected at most {MOST_UNITS} units in a platoon")));
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let mut platoons = Vec::new();
    for platoon in &entry.platoon {
        let mut units = Vec::new();
        for unit in &platoon.unit {
            match read_unit(data, source, entry.nation, unit) {
                Ok(unit) => units.push(unit),
                Err(wrong) => problems.extend(wrong),
            }
        }
        platoons.push(units);
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(Roster {
        name: entry.name.into_inner(),
        nation: entry.nation,
        limit: entry.points,
        characteristic: entry.characteristic,
        platoons,
    })
}

fn read_unit(data: &Data, source: &Source<'_>, nation: Nation, entry: &UnitEntry) -> Result<RosterUnit, Vec<Problem>> {
    let Some(id) = data.named(nation, entry.r#type.as_ref()) else {
        let known: Vec<&str> = data.units_of(nation).map(|(_, unit)| unit.id.as_str()).collect();
        let what = format!("expected a unit of {}: {}", nation.id(), known.join(", "));
        return Err(vec![source.problem(&entry.r#type, what)]);
    };
    let kind = data.unit(id);
    let mut unit = RosterUnit { gift: entry.gift, ..RosterUnit::plain(data, id, entry.quality) };
    unit.men = entry.men.unwrap_or(unit.men);
    let mut problems = Vec::new();
    for (name, &times) in &entry.options {
        match kind.option(name.as_ref()) {
            Some((i, _)) => unit.taken[i] = times,
            None => {
                let known: Vec<&str> = kind.options.iter().map(|c| c.id.as_str()).collect();
                let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
                problems.push(source.problem(name, format!("expected an option of {}: {known}", kind.id)));
            }
        }
    }
    if problems.is_empty() { Ok(unit) } else { Err(problems) }
}

/// A TOML string.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
