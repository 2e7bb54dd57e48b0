//! From what a person typed to a game that can be played: which game, which scenario, which options, whose data.

use crate::failure::Failure;
use any_game::{AnyGame, AnyRules};
use kernel::{About, DataFiles, OptionValues, Problem, Text, Words};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Clone, Debug, Default, clap::Args)]
pub struct SetUp {
    /// The scenario [default: the first one of the game]
    #[arg(long, value_name = "SCENARIO")]
    pub scenario: Option<String>,
    /// A reading of the rules, as NAME=VALUE; can be given several times (see `sandtable games`)
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    #[command(flatten)]
    pub data: Data,
}

#[derive(Clone, Debug, Default, clap::Args)]
pub struct Data {
    /// A folder with data files (*.toml, scenarios/*.toml) to be used in place of the game's own
    #[arg(long = "data", value_name = "DIR")]
    pub folder: Option<PathBuf>,
}

impl SetUp {
    /// The rules that were asked for.
    pub fn rules(&self, game: &dyn AnyGame, words: &Words) -> Result<Arc<dyn AnyRules>, Failure> {
        rules(game, &self.read(&game.about(), words)?, words)
    }

    /// What the game is to be opened with.
    pub fn read(&self, about: &About, words: &Words) -> Result<any_game::SetUp, Failure> {
        let files = self.data.read(words)?;
        let scenario = match &self.scenario {
            Some(id) => id.clone(),
            None => about.scenarios.first().map(|s| s.id.to_owned()).unwrap_or_default(),
        };
        let options = options(about, &self.options, words)?;
        Ok(any_game::SetUp { scenario, options, files })
    }
}

/// The rules of a game whose scenario and options are known by name.
pub fn rules(game: &dyn AnyGame, set_up: &any_game::SetUp, words: &Words) -> Result<Arc<dyn AnyRules>, Failure> {
    check(&game.about(), set_up, words)?;
    game.open(set_up).map_err(|problems| cannot_open(&problems, words))
}

fn check(about: &About, set_up: &any_game::SetUp, words: &Words) -> Result<(), Failure> {
    let any_game::SetUp { scenario, options, files } = set_up;
    // A data folder may bring scenarios of its own.
    let brought = files.files.contains_key(&format!("scenarios/{scenario}.toml"));
    if !brought && !about.scenarios.iter().any(|s| s.id == scenario) {
        let text = Text::new("cli-unknown-scenario").name("scenario", scenario.clone()).name("game", about.id);
        return Err(Failure::usage(words.say(&text.names("known", about.scenarios.iter().map(|s| s.id)))));
    }
    check_options(about, options, words)
}

pub fn cannot_open(problems: &[Problem], words: &Words) -> Failure {
    let lines: String = problems.iter().map(|p| format!("\n  {p}")).collect();
    Failure::usage(words.word("cli-cannot-open") + &lines)
}

fn options(about: &About, given: &[String], words: &Words) -> Result<OptionValues, Failure> {
    let mut options = OptionValues::new();
    for pair in given {
        let Some((name, value)) = pair.split_once('=') else {
            return Err(Failure::usage(words.say(&Text::new("cli-option-form").name("option", pair.clone()))));
        };
        options.insert(name.trim().to_owned(), value.trim().to_owned());
    }
    check_options(about, &options, words)?;
    Ok(options)
}

fn check_options(about: &About, options: &OptionValues, words: &Words) -> Result<(), Failure> {
    for (name, value) in options {
        let Some(option) = about.options.iter().find(|o| o.name == name) else {
            let text = Text::new("cli-unknown-option").name("option", name.clone()).name("game", about.id);
            return Err(Failure::usage(words.say(&text.names("known", about.options.iter().map(|o| o.name)))));
        };
        if !option.values.contains(&value.as_str()) {
            let text = Text::new("cli-unknown-value").name("option", name.clone()).name("value", value.clone());
            return Err(Failure::usage(words.say(&text.names("known", option.values.iter().copied()))));
        }
    }
    Ok(())
}

impl Data {
    pub fn read(&self, words: &Words) -> Result<DataFiles, Failure> {
        let mut data = DataFiles::default();
        let Some(folder) = &self.folder else { return Ok(data) };
        read_folder(folder, "", &mut data, words)?;
        let scenarios = folder.join("scenarios");
        if scenarios.is_dir() {
            read_folder(&scenarios, "scenarios/", &mut data, words)?;
        }
        if data.files.is_empty() {
            let text = Text::new("cli-empty-data").name("folder", folder.display().to_string());
            return Err(Failure::usage(words.say(&text)));
        }
        Ok(data)
    }
}

fn read_folder(folder: &Path, prefix: &str, data: &mut DataFiles, words: &Words) -> Result<(), Failure> {
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, &error, words))?;
    for entry in entries {
        let path = entry.map_err(|error| unreadable(folder, &error, words))?.path();
        if path.extension().is_some_and(|e| e == "toml") && path.is_file() {
            let text = read_file(&path, words)?;
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            data.files.insert(format!("{prefix}{name}"), text);
        }
    }
    Ok(())
}

pub fn read_file(path: &Path, words: &Words) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| unreadable(path, &error, words))
}

fn unreadable(path: &Path, error: &std::io::Error, words: &Words) -> Failure {
    let text = Text::new("cli-unreadable").name("path", path.display().to_string()).name("why", error.to_string());
    Failure::usage(words.say(&text))
}

pub fn unwritable(path: &Path, error: &std::io::Error, words: &Words) -> Failure {
    let text = Text::new("cli-unwritable").name("path", path.display().to_string()).name("why", error.to_string());
    Failure::usage(words.say(&text))
}

/// The key of a Fluent message about something with an id: `option`, `air_radius` is `option-air-radius`.
pub fn key(kind: &str, ids: &[&str]) -> String {
    let mut key = kind.to_owned();
    for id in ids {
        key.push('-');
        key.push_str(&id.replace('_', "-"));
    }
    key
}

/// The word for something a scene names by an id: the message of that name, with or without its kind before it; the id
/// itself for proper names.
pub fn named(words: &Words, kind: &str, id: &str) -> String {
    let candidates = [key(kind, &[id]), id.replace('_', "-")];
    candidates.iter().find(|key| words.has(key)).map_or_else(|| id.to_owned(), |key| words.word(key))
}

/// What a seat is called.
pub fn seat_name(words: &Words, about: &About, seat: kernel::Seat) -> String {
    about.seats.get(usize::from(seat.0)).map_or_else(|| seat.to_string(), |s| words.word(&key("seat", &[s.id])))
}

/// The id of a seat, as one types it.
pub fn seat_id(about: &About, seat: kernel::Seat) -> String {
    about.seats.get(usize::from(seat.0)).map_or_else(|| seat.0.to_string(), |s| s.id.to_owned())
}
