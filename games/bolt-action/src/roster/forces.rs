//! Ready-made forces, so that nobody has to build one to play.

use super::Roster;
use super::file::{self, RosterEntry};
use crate::data::Data;
use crate::data::files::FILES;
use kernel::{DataFiles, Problem, Provenance};
use serde::Deserialize;
use toml::Spanned;

/// A force from the data files; its name is a word key.
#[derive(Clone, Debug)]
pub struct ReadyForce {
    pub id: String,
    pub roster: Roster,
}

impl ReadyForce {
    /// The key of its name.
    pub fn word(&self) -> String {
        format!("force-{}", self.id)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ForcesFile {
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    force: Vec<Spanned<RosterEntry>>,
}

/// Reads the forces and holds each against the rules; the name in the file is the force's id.
pub fn ready_forces(files: &DataFiles, data: &Data) -> Result<Vec<ReadyForce>, Vec<Problem>> {
    let (source, file) = FILES.read::<ForcesFile>(files, "forces.toml")?;
    let mut problems = Vec::new();
    let mut forces: Vec<ReadyForce> = Vec::new();
    for entry in file.force {
        let span = entry.span();
        let roster = match file::roster(data, &source, entry.into_inner()) {
            Ok(roster) => roster,
            Err(wrong) => {
                problems.extend(wrong);
                continue;
            }
        };
        if forces.iter().any(|f| f.id == roster.name) {
            problems.push(source.at(span.clone(), "expected a name that no other force has"));
        }
        problems.extend(roster.check(data).into_iter().map(|problem| Problem {
            clause: problem.clause.clone(),
            ..source.at(span.clone(), format!("{}: {}", roster.name, problem.what))
        }));
        forces.push(ReadyForce { id: roster.name.clone(), roster });
    }
    if problems.is_empty() { Ok(forces) } else { Err(problems) }
}
