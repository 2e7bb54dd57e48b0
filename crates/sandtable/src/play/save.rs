//! The record on disk: one line more after each step, written anew when a step is taken back.

use crate::failure::Failure;
use crate::open::unwritable;
use kernel::Words;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub struct Save {
    path: PathBuf,
    file: File,
}

impl Save {
    /// Writes the record so far and stays open for what follows.
    pub fn begin(path: &Path, record: &str, words: &Words) -> Result<Save, Failure> {
        let file = write(path, record).map_err(|error| unwritable(path, &error, words))?;
        Ok(Save { path: path.to_owned(), file })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn append(&mut self, line: &str, words: &Words) -> Result<(), Failure> {
        // One write a line: a line that was cut off is the last one, and reading leaves it out.
        let done = self.file.write_all(line.as_bytes());
        done.map_err(|error| unwritable(&self.path, &error, words))
    }

    /// Makes sure that what was written survives a loss of power.
    pub fn settle(&mut self, words: &Words) -> Result<(), Failure> {
        self.file.sync_data().map_err(|error| unwritable(&self.path, &error, words))
    }
}

/// Writes beside the file and puts the new one in its place, so that there is a whole record at every moment.
fn write(path: &Path, text: &str) -> io::Result<File> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let beside = path.with_file_name(name);
    let mut file = File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    drop(file);
    fs::rename(&beside, path)?;
    OpenOptions::new().append(true).open(path)
}
