//! What every command has at hand: the words, where to write, and whether to write for people or machines.

use crate::failure::Failure;
use crate::languages;
use kernel::{Text, Title, Words};
use serde::Serialize;
use std::io::Write;

pub struct Context<'a> {
    /// The language, by its tag.
    pub lang: &'static str,
    /// The program's own words.
    pub words: Words,
    pub json: bool,
    pub out: &'a mut dyn Write,
}

impl<'a> Context<'a> {
    pub fn new(lang: Option<&str>, json: bool, out: &'a mut dyn Write) -> Result<Context<'a>, Failure> {
        let lang = match lang {
            Some(tag) => languages::known(tag)?,
            None => languages::of_the_environment(),
        };
        Ok(Context { lang, words: languages::ours(lang)?, json, out })
    }

    /// The program's words and the game's.
    pub fn words_of<T: Title>(&self, title: &T) -> Result<Words, Failure> {
        languages::joined(self.lang, title)
    }

    pub fn say(&self, text: &Text) -> String {
        self.words.say(text)
    }

    pub fn write_json<T: Serialize>(&mut self, answer: &T) -> Result<(), Failure> {
        serde_json::to_writer_pretty(&mut self.out, answer)?;
        Ok(writeln!(self.out)?)
    }
}
