//! The data files by name, and where in them something stands.

use kernel::title::line_of;
use kernel::{DataFiles, Problem};
use serde::de::DeserializeOwned;
use std::ops::Range;
use toml::Spanned;

const FILES: [(&str, &str); 6] = [
    ("weapons.toml", include_str!("../../data/weapons.toml")),
    ("units.toml", include_str!("../../data/units.toml")),
    ("vehicles.toml", include_str!("../../data/vehicles.toml")),
    ("nations.toml", include_str!("../../data/nations.toml")),
    ("selector.toml", include_str!("../../data/selector.toml")),
    ("forces.toml", include_str!("../../data/forces.toml")),
];

/// Files this crate reads elsewhere, which a player may replace too.
const ELSEWHERE: [&str; 2] = ["tables.toml", "scenarios.toml"];

/// A file's text with its name, for telling where something is wrong.
pub(crate) struct Source<'a> {
    pub file: String,
    pub text: &'a str,
}

impl Source<'_> {
    pub fn at(&self, span: Range<usize>, what: impl Into<String>) -> Problem {
        Problem::in_file(self.file.clone(), line_of(self.text, span.start), what)
    }

    pub fn problem<T>(&self, at: &Spanned<T>, what: impl Into<String>) -> Problem {
        self.at(at.span(), what)
    }

    /// Something is missing, so there is no line to point to.
    pub fn lacks(&self, what: impl Into<String>) -> Problem {
        Problem { file: Some(self.file.clone()), ..Problem::new(what) }
    }
}

pub(crate) fn only_known(files: &DataFiles) -> Result<(), Vec<Problem>> {
    let known: Vec<&str> = FILES.iter().map(|(name, _)| *name).chain(ELSEWHERE).collect();
    let strange = files.files.keys().filter(|name| !known.contains(&name.as_str()));
    let what = format!("expected one of the files {}", known.join(", "));
    let problems: Vec<Problem> =
        strange.map(|name| Problem { file: Some(name.clone()), ..Problem::new(what.clone()) }).collect();
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

/// A player's file in place of ours, or ours.
pub(crate) fn read<'a, T: DeserializeOwned>(files: &'a DataFiles, name: &str) -> Result<(Source<'a>, T), Vec<Problem>> {
    let own = files.files.get(name).map(|text| (format!("{name} (yours)"), text.as_str()));
    let ours = FILES.iter().find(|(n, _)| *n == name).map(|(n, text)| ((*n).to_owned(), *text));
    let Some((file, text)) = own.or(ours) else {
        return Err(vec![Problem::new(format!("there is no data file {name}"))]);
    };
    let source = Source { file, text };
    let table = parse(&source)?;
    Ok((source, table))
}

pub(crate) fn parse<T: DeserializeOwned>(source: &Source<'_>) -> Result<T, Vec<Problem>> {
    toml::from_str(source.text).map_err(|e| vec![source.at(e.span().unwrap_or(0..0), e.message().to_owned())])
}
