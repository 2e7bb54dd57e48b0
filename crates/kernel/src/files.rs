//! A game's data files: ours are part of the program, a player's may stand in their place; and where in them something
//! is wrong.

use crate::{DataFiles, Problem};
use serde::de::DeserializeOwned;
use std::cell::OnceCell;
use std::ops::Range;
use toml::Spanned;

/// A file's text with its name, for telling where something is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source<'a> {
    pub file: String,
    pub text: &'a str,
    /// Where the line breaks are. A file can have thousands of problems, so they are looked for once.
    breaks: OnceCell<Vec<usize>>,
}

impl<'a> Source<'a> {
    pub fn new(file: impl Into<String>, text: &'a str) -> Source<'a> {
        Source { file: file.into(), text, breaks: OnceCell::new() }
    }

    pub fn at(&self, span: Range<usize>, what: impl Into<String>) -> Problem {
        Problem::in_file(self.file.clone(), self.line_of(span.start), what)
    }

    /// The line (from 1) on which a byte stands.
    fn line_of(&self, byte: usize) -> usize {
        let find = || self.text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i).collect();
        let breaks: &Vec<usize> = self.breaks.get_or_init(find);
        breaks.partition_point(|&at| at < byte) + 1
    }

    pub fn problem<T>(&self, at: &Spanned<T>, what: impl Into<String>) -> Problem {
        self.at(at.span(), what)
    }

    /// Something is missing, so there is no line to point to.
    pub fn lacks(&self, what: impl Into<String>) -> Problem {
        Problem { file: Some(self.file.clone()), ..Problem::new(what) }
    }

    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, Vec<Problem>> {
        toml::from_str(self.text).map_err(|e| vec![self.at(e.span().unwrap_or(0..0), e.message().to_owned())])
    }
}

/// Our own files by name, with their text.
#[derive(Copy, Clone, Debug)]
pub struct Ours(pub &'static [(&'static str, &'static str)]);

impl Ours {
    /// Our own file.
    pub fn own(&self, name: &str) -> Option<Source<'static>> {
        self.0.iter().find(|(n, _)| *n == name).map(|&(n, text)| Source::new(n, text))
    }

    /// The file a player brought in its place.
    pub fn brought<'a>(&self, files: &'a DataFiles, name: &str) -> Option<Source<'a>> {
        files.files.get(name).map(|text| Source::new(format!("{name} (yours)"), text))
    }

    /// A player's file in place of ours, or ours.
    pub fn read<'a, T: DeserializeOwned>(
        &self,
        files: &'a DataFiles,
        name: &str,
    ) -> Result<(Source<'a>, T), Vec<Problem>> {
        let source = self.brought(files, name).or_else(|| self.own(name));
        let source = source.ok_or_else(|| vec![Problem::new(format!("there is no data file {name}"))])?;
        let table = source.parse()?;
        Ok((source, table))
    }

    /// A problem for each file a player brought that stands in no file's place; `elsewhere` are read by others.
    pub fn strange(&self, files: &DataFiles, elsewhere: &[&str]) -> Vec<Problem> {
        let known: Vec<&str> = self.0.iter().map(|(name, _)| *name).chain(elsewhere.iter().copied()).collect();
        let what = format!("expected one of the files {}", known.join(", "));
        let strange = files.files.keys().filter(|name| !known.contains(&name.as_str()));
        strange.map(|name| Problem { file: Some(name.clone()), ..Problem::new(what.clone()) }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const OURS: Ours = Ours(&[("units.toml", "men = 5\n"), ("map.toml", "wide = 2\nhigh = \"x\"\n")]);

    fn brought(name: &str, text: &str) -> DataFiles {
        DataFiles { files: BTreeMap::from([(name.to_owned(), text.to_owned())]) }
    }

    #[test]
    fn a_players_file_stands_in_place_of_ours() {
        let mine = brought("units.toml", "men = 7");
        let read =
            |files: &DataFiles| OURS.read::<BTreeMap<String, u8>>(files, "units.toml").map(|(_, table)| table["men"]);
        assert_eq!((read(&DataFiles::default()), read(&mine)), (Ok(5), Ok(7)));
        assert_eq!(OURS.read::<toml::Table>(&mine, "units.toml").map(|(s, _)| s.file), Ok("units.toml (yours)".into()));
    }

    #[test]
    fn the_line_of_a_byte_is_the_one_it_stands_on() {
        let text = "one\n\nthree\nfour";
        let source = Source::new("x", text);
        for byte in 0..=text.len() {
            assert_eq!(source.line_of(byte), crate::title::line_of(text, byte), "byte {byte}");
        }
    }

    #[test]
    fn mistakes_are_told_with_file_and_line() {
        let problems = OURS.read::<BTreeMap<String, u8>>(&DataFiles::default(), "map.toml").unwrap_err();
        assert_eq!((problems[0].file.as_deref(), problems[0].line), (Some("map.toml"), Some(2)));
        assert!(OURS.read::<toml::Table>(&DataFiles::default(), "tanks.toml").is_err());
        let strange = OURS.strange(&brought("tanks.toml", ""), &["tables.toml"]);
        assert_eq!(strange.len(), 1);
        assert!(strange[0].to_string().contains("units.toml, map.toml, tables.toml"), "{}", strange[0]);
        assert!(OURS.strange(&brought("tables.toml", ""), &["tables.toml"]).is_empty());
    }
}
