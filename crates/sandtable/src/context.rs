//! What every command has at hand: the games, the words, where to write, and whether to write for people or machines.

use crate::failure::Failure;
use crate::languages;
use any_game::{AnyGame, Games, Listed};
use kernel::{Text, Words};
use serde::Serialize;
use std::io::Write;

pub struct Context<'a> {
    pub games: &'a Games,
    /// The language, by its tag.
    pub lang: &'static str,
    /// The program's own words.
    pub words: Words,
    pub json: bool,
    pub out: &'a mut dyn Write,
}

impl<'a> Context<'a> {
    pub fn new(
        games: &'a Games,
        lang: Option<&str>,
        json: bool,
        out: &'a mut dyn Write,
    ) -> Result<Context<'a>, Failure> {
        let lang = match lang {
            Some(tag) => languages::known(tag)?,
            None => languages::of_the_environment(),
        };
        Ok(Context { games, lang, words: languages::ours(lang)?, json, out })
    }

    /// The program's words and the game's.
    pub fn words_of(&self, game: &dyn AnyGame) -> Result<Words, Failure> {
        languages::joined(self.lang, game)
    }

    /// The game with this id, or which there are.
    pub fn game(&self, id: &str) -> Result<Listed, Failure> {
        self.games.find(id).ok_or_else(|| {
            let text = Text::new("cli-unknown-game").name("game", id.to_owned()).names("known", self.games.ids());
            Failure::usage(self.words.say(&text))
        })
    }

    /// The game with this id, or all of them if none is asked for.
    pub fn games(&self, id: Option<&str>) -> Result<Vec<Listed>, Failure> {
        id.map_or_else(|| Ok(self.games.iter().collect()), |id| Ok(vec![self.game(id)?]))
    }

    pub fn say(&self, text: &Text) -> String {
        self.words.say(text)
    }

    pub fn write_json<T: Serialize>(&mut self, answer: &T) -> Result<(), Failure> {
        serde_json::to_writer_pretty(&mut self.out, answer)?;
        Ok(writeln!(self.out)?)
    }
}
