//! Where the settings of `sandtable serve` come from: flags, then the environment, then a file, then what is built in.
//! The flags are the one list of them: a key of the file is the name of a flag, and a variable is `SANDTABLE_` and that
//! name in capitals.

use super::Args;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args as _, Command, FromArgMatches};
use kernel::files::Source;
use std::collections::BTreeMap;
use std::error::Error;
use std::ffi::OsString;
use std::path::Path;
use toml::{Spanned, Value};

const PREFIX: &str = "SANDTABLE_";
/// What stands in no file: which file it is, and the question what holds.
const NOT_IN_A_FILE: [&str; 2] = ["config", "print-config"];

/// The flags with everything else that sets something.
#[derive(Debug)]
pub struct Configured {
    pub args: Args,
    pub settings: Vec<Setting>,
    /// What was set and means nothing, but may be meant for another program.
    pub doubts: Vec<String>,
}

/// One setting, and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    pub key: String,
    pub value: Held,
    pub from: From,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Held {
    Nothing,
    Switch(bool),
    One(OsString),
    Many(Vec<OsString>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum From {
    Flag,
    Environment(String),
    File { file: String, line: usize },
    BuiltIn,
}

/// All mistakes, one a line.
type Mistakes = Vec<String>;

impl FromArgMatches for Configured {
    fn from_arg_matches(flags: &ArgMatches) -> Result<Configured, clap::Error> {
        // What is not text cannot be a setting: all of them are.
        let environment = std::env::vars_os().filter_map(|(k, v)| Some((k.into_string().ok()?, v.into_string().ok()?)));
        settle(flags, &environment.collect::<Vec<_>>())
            .map_err(|mistakes| Command::new("serve").error(ErrorKind::InvalidValue, mistakes.join("\n       ")))
    }

    fn update_from_arg_matches(&mut self, flags: &ArgMatches) -> Result<(), clap::Error> {
        *self = Configured::from_arg_matches(flags)?;
        Ok(())
    }
}

impl clap::Args for Configured {
    fn augment_args(command: Command) -> Command {
        Args::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Args::augment_args_for_update(command)
    }
}

fn command() -> Command {
    Args::augment_args(Command::new("serve").no_binary_name(true))
}

/// Puts the layers on top of each other.
fn settle(flags: &ArgMatches, environment: &[(String, String)]) -> Result<Configured, Mistakes> {
    let command = command();
    let (variables, doubts) = variables(&command, environment);
    let named = flags.get_raw("config").and_then(|mut given| given.next()).map(OsString::from);
    let named = named.or_else(|| variables.get("config").map(OsString::from));
    let file = named.map_or_else(|| Ok(BTreeMap::new()), |file| read(&command, Path::new(&file)))?;
    let mut mistakes = Vec::new();
    let settings: Vec<Setting> = command
        .get_arguments()
        .filter_map(|argument| {
            let key = argument.get_long()?;
            let layered = layer(argument, flags, variables.get(key), file.get(key));
            layered.and_then(|setting| check(&command, argument, setting)).map_err(|m| mistakes.push(m)).ok()
        })
        .collect();
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let arguments = settings.iter().filter(|s| s.from != From::BuiltIn).flat_map(Setting::as_arguments);
    let args = command.try_get_matches_from(arguments).and_then(|matches| Args::from_arg_matches(&matches));
    Ok(Configured { args: args.map_err(|error| vec![plain(&error)])?, settings, doubts })
}

/// The variables by the names of their flags, and those that belong to none.
fn variables(command: &Command, environment: &[(String, String)]) -> (BTreeMap<String, String>, Vec<String>) {
    let (mut known, mut doubts) = (BTreeMap::new(), Vec::new());
    for (name, value) in environment {
        let Some(rest) = name.strip_prefix(PREFIX).filter(|_| !value.is_empty()) else { continue };
        let key = rest.to_lowercase().replace('_', "-");
        if find(command, &key).is_some() {
            known.insert(key, value.clone());
        } else if let Some(near) = near(command, &key) {
            doubts.push(format!("{name} is set and means nothing here; did you mean {}?", variable(&near)));
        }
    }
    (known, doubts)
}

fn variable(key: &str) -> String {
    format!("{PREFIX}{}", key.to_uppercase().replace('-', "_"))
}

fn find<'c>(command: &'c Command, key: &str) -> Option<&'c Arg> {
    command.get_arguments().find(|argument| argument.get_long() == Some(key))
}

/// The flag that is most like a word, in the opinion of the library that reads flags.
fn near(command: &Command, key: &str) -> Option<String> {
    let error = command.clone().try_get_matches_from([format!("--{key}")]).err()?;
    match error.get(ContextKind::SuggestedArg)? {
        ContextValue::String(flag) => Some(flag.split(['=', ' ']).next()?.trim_start_matches('-').to_owned()),
        _ => None,
    }
}

/// A value of the file, and the line it stands on.
struct Written {
    value: Held,
    file: String,
    line: usize,
}

fn read(command: &Command, file: &Path) -> Result<BTreeMap<String, Written>, Mistakes> {
    let name = file.display().to_string();
    let text = std::fs::read_to_string(file).map_err(|error| vec![format!("{name}: it cannot be read: {error}")])?;
    read_text(command, &name, &text)
}

fn read_text(command: &Command, name: &str, text: &str) -> Result<BTreeMap<String, Written>, Mistakes> {
    let source = Source::new(name, text);
    let table: BTreeMap<Spanned<String>, Value> = source
        .parse()
        .map_err(|problems| problems.iter().map(|p| at(name, p.line.unwrap_or(1), &p.what)).collect::<Mistakes>())?;
    let (mut found, mut mistakes) = (BTreeMap::new(), Vec::new());
    for (key, value) in table {
        let line = source.problem(&key, "").line.unwrap_or(1);
        match understand(command, key.get_ref(), value) {
            Ok(value) => drop(found.insert(key.into_inner(), Written { value, file: name.to_owned(), line })),
            Err(mistake) => mistakes.push(at(name, line, &mistake)),
        }
    }
    if mistakes.is_empty() { Ok(found) } else { Err(mistakes) }
}

fn at(file: &str, line: usize, what: &str) -> String {
    format!("{file}:{line}: {what}")
}

fn understand(command: &Command, key: &str, value: Value) -> Result<Held, String> {
    let argument = find(command, key).filter(|_| !NOT_IN_A_FILE.contains(&key));
    let Some(argument) = argument else {
        let near = near(command, key).filter(|near| !NOT_IN_A_FILE.contains(&near.as_str()));
        let near = near.map_or_else(
            || "`sandtable serve --print-config` lists all there are".to_owned(),
            |near| format!("did you mean {near}?"),
        );
        return Err(format!("there is no setting \"{key}\"; {near}"));
    };
    let one = |value: &Value| match value {
        Value::String(text) => Some(OsString::from(text)),
        Value::Integer(number) => Some(number.to_string().into()),
        Value::Float(number) => Some(number.to_string().into()),
        _ => None,
    };
    let (held, expected) = match argument.get_action() {
        ArgAction::SetTrue => (value.as_bool().map(Held::Switch), "true or false"),
        ArgAction::Append => {
            let list = value.as_array().map_or_else(|| one(&value).map(|v| vec![v]), |a| a.iter().map(one).collect());
            (list.map(Held::Many), "a text or a list of texts")
        }
        _ => (one(&value).map(Held::One), "a text or a number"),
    };
    held.ok_or_else(|| format!("{key}: expected {expected}, found {}", value.type_str()))
}

/// What holds for one flag, and where it comes from.
fn layer(
    argument: &Arg,
    flags: &ArgMatches,
    variable_: Option<&String>,
    written: Option<&Written>,
) -> Result<Setting, String> {
    let key = argument.get_long().unwrap_or_default().to_owned();
    let id = argument.get_id().as_str();
    let setting = |value, from| Ok(Setting { key: key.clone(), value, from });
    if flags.value_source(id) == Some(ValueSource::CommandLine) {
        let given = flags.get_raw(id).into_iter().flatten().map(OsString::from).collect();
        return setting(hold(argument, given), From::Flag);
    }
    if let Some(value) = variable_ {
        let from = From::Environment(variable(&key));
        return match (argument.get_action(), value.as_str()) {
            (ArgAction::SetTrue, "true" | "false") => setting(Held::Switch(value == "true"), from),
            (ArgAction::SetTrue, _) => Err(format!("{}: expected true or false, found \"{value}\"", variable(&key))),
            (ArgAction::Append, list) => {
                setting(Held::Many(list.split(',').map(|one| one.trim().into()).collect()), from)
            }
            _ => setting(Held::One(value.into()), from),
        };
    }
    match written {
        Some(written) => setting(written.value.clone(), From::File { file: written.file.clone(), line: written.line }),
        None => {
            setting(hold(argument, argument.get_default_values().iter().map(OsString::from).collect()), From::BuiltIn)
        }
    }
}

fn hold(argument: &Arg, mut given: Vec<OsString>) -> Held {
    match argument.get_action() {
        ArgAction::SetTrue => Held::Switch(given.first().is_some_and(|value| value == "true")),
        ArgAction::Append => Held::Many(given),
        _ => given.pop().map_or(Held::Nothing, Held::One),
    }
}

/// Whether a value is one the flag takes. Those of the command line have been read already.
fn check(command: &Command, argument: &Arg, setting: Setting) -> Result<Setting, String> {
    let place = match &setting.from {
        From::Flag | From::BuiltIn => return Ok(setting),
        From::Environment(name) => format!("{name}: "),
        From::File { file, line } => format!("{file}:{line}: {}: ", setting.key),
    };
    let Err(error) = command.clone().try_get_matches_from(setting.as_arguments()) else { return Ok(setting) };
    let expected = argument.get_value_names().and_then(|names| names.first()).map_or("a value", |name| name.as_str());
    let found = setting.texts().join(", ");
    let why = error.source().map_or_else(|| plain(&error), ToString::to_string);
    Err(format!("{place}expected {expected} as --{} takes it, found \"{found}\": {why}", setting.key))
}

/// The first line of what the library that reads flags says, without its `error: `.
fn plain(error: &clap::Error) -> String {
    let text = error.render().to_string();
    text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned()
}

impl Setting {
    fn as_arguments(&self) -> Vec<OsString> {
        let given = |value: &OsString| {
            let mut argument = OsString::from(format!("--{}=", self.key));
            argument.push(value);
            argument
        };
        match &self.value {
            Held::Nothing | Held::Switch(false) => Vec::new(),
            Held::Switch(true) => vec![format!("--{}", self.key).into()],
            Held::One(value) => vec![given(value)],
            Held::Many(values) => values.iter().map(given).collect(),
        }
    }

    fn texts(&self) -> Vec<String> {
        match &self.value {
            Held::Nothing => Vec::new(),
            Held::Switch(on) => vec![on.to_string()],
            Held::One(value) => vec![masked(&value.to_string_lossy())],
            Held::Many(values) => values.iter().map(|value| masked(&value.to_string_lossy())).collect(),
        }
    }

    /// As JSON has it. Passwords are not shown.
    pub fn shown(&self) -> serde_json::Value {
        let plain = |text: String| match text.parse::<u64>() {
            Ok(number) => number.into(),
            Err(_) => text.into(),
        };
        match &self.value {
            Held::Nothing => serde_json::Value::Null,
            Held::Switch(on) => (*on).into(),
            Held::One(_) => self.texts().into_iter().map(plain).next().unwrap_or_default(),
            Held::Many(_) => self.texts().into(),
        }
    }

    /// Where it comes from, in words.
    pub fn origin(&self) -> String {
        match &self.from {
            From::Flag => format!("flag --{}", self.key),
            From::Environment(name) => format!("environment {name}"),
            From::File { file, line } => format!("file {file}:{line}"),
            From::BuiltIn => "built in".to_owned(),
        }
    }

    /// A line of a configuration file that sets it, or says that it is not set.
    pub fn line(&self) -> String {
        match self.shown() {
            serde_json::Value::Null => format!("# {} is not set", self.key),
            // Texts, numbers and lists of texts are written alike in both.
            shown => format!("{} = {shown}  # {}", self.key, self.origin()),
        }
    }

    pub fn is_in_files(&self) -> bool {
        !NOT_IN_A_FILE.contains(&self.key.as_str())
    }
}

/// An address without the password in it: neither the one before its host nor one among its parameters.
pub fn masked(address: &str) -> String {
    const STARS: &str = "***";
    let mut masked = address.to_owned();
    if let Some((scheme, rest)) = address.split_once("://") {
        let (authority, path) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
        if let Some((user, host)) = authority.rsplit_once('@') {
            let name = user.split_once(':').map_or(user.to_owned(), |(name, _)| format!("{name}:{STARS}"));
            masked = format!("{scheme}://{name}@{host}{path}");
        }
        if let Some((before, after)) = masked.clone().split_once("password=") {
            let end = after.find(['&', ' ']).unwrap_or(after.len());
            masked = format!("{before}password={STARS}{}", &after[end..]);
        }
    }
    masked
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settled(flags: &[&str], environment: &[(&str, &str)]) -> Result<Configured, Mistakes> {
        let environment: Vec<_> = environment.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
        settle(&command().try_get_matches_from(flags).unwrap(), &environment)
    }

    fn setting(configured: &Configured, key: &str) -> (serde_json::Value, String) {
        let setting = configured.settings.iter().find(|setting| setting.key == key).unwrap();
        (setting.shown(), setting.origin())
    }

    #[test]
    fn flags_win_over_the_environment_and_that_over_what_is_built_in() {
        let environment = [
            ("SANDTABLE_SOCKETS", "7"),
            ("SANDTABLE_LOOKS", "1:2"),
            ("SANDTABLE_TRUST_PROXY", "10.0.0.0/8, 127.0.0.1"),
            ("SANDTABLE_OPEN", "false"),
            ("SANDTABLE_SEED", ""),
            ("OTHER", "x"),
        ];
        let configured = settled(&["--looks", "3:4", "--origin", "https://a.example"], &environment).unwrap();
        let say = |value: serde_json::Value, from: &str| (value, from.to_owned());
        assert_eq!(setting(&configured, "sockets"), say(7.into(), "environment SANDTABLE_SOCKETS"));
        assert_eq!(setting(&configured, "looks"), say("3:4".into(), "flag --looks"));
        assert_eq!(setting(&configured, "origin"), say(vec!["https://a.example"].into(), "flag --origin"));
        assert_eq!(setting(&configured, "connections"), say(8192.into(), "built in"));
        assert_eq!(setting(&configured, "seed"), say(serde_json::Value::Null, "built in"));
        assert_eq!(configured.args.limits.settings().sockets, 7);
        assert_eq!(configured.args.proxies.len(), 2);
        assert!(configured.doubts.is_empty(), "{:?}", configured.doubts);
    }

    #[test]
    fn a_variable_that_nearly_names_a_flag_is_doubted_and_others_are_left_alone() {
        let doubts = settled(&[], &[("SANDTABLE_STROE", "x"), ("SANDTABLE_KILLS", "12")]).unwrap().doubts;
        assert_eq!(doubts, ["SANDTABLE_STROE is set and means nothing here; did you mean SANDTABLE_STORE?"]);
        let wrong = settled(&[], &[("SANDTABLE_SOCKETS", "many"), ("SANDTABLE_OPEN", "yes")]).unwrap_err();
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(wrong.iter().any(|m| m == "SANDTABLE_OPEN: expected true or false, found \"yes\""), "{wrong:?}");
        let start = "SANDTABLE_SOCKETS: expected N as --sockets takes it, found \"many\": ";
        assert!(wrong.iter().any(|m| m.starts_with(start)), "{wrong:?}");
    }

    #[test]
    fn every_mistake_of_a_file_is_named_with_its_line() {
        let text = "listen = \"here\"\n\nstroe = \"x.db\"\nzzz = 1\nopen = 7\norigin = [1, true]\nconfig = \"y\"\n";
        let mistakes = read_text(&command(), "a.toml", text).map(drop).unwrap_err();
        let expected = [
            "a.toml:3: there is no setting \"stroe\"; did you mean store?",
            "a.toml:4: there is no setting \"zzz\"; `sandtable serve --print-config` lists all there are",
            "a.toml:5: open: expected true or false, found integer",
            "a.toml:6: origin: expected a text or a list of texts, found array",
        ];
        for line in expected {
            assert!(mistakes.iter().any(|m| m == line), "{line}: {mistakes:#?}");
        }
        assert!(mistakes.iter().any(|m| m.starts_with("a.toml:7: there is no setting \"config\"")), "{mistakes:#?}");
        let broken = read_text(&command(), "a.toml", "listen = \n").map(drop).unwrap_err();
        assert!(broken.len() == 1 && broken[0].starts_with("a.toml:1: "), "{broken:?}");
    }

    #[test]
    fn every_flag_has_one_name_that_is_a_key_and_a_variable() {
        let command = command();
        let keys: Vec<&str> = command.get_arguments().filter_map(Arg::get_long).collect();
        assert!(keys.len() > 35 && keys.len() == command.get_arguments().count(), "{keys:?}");
        for key in keys {
            let (known, _) = variables(&command, &[(variable(key), "x".to_owned())]);
            assert_eq!(known.keys().collect::<Vec<_>>(), [key]);
        }
    }

    #[test]
    fn passwords_are_not_shown() {
        assert_eq!(masked("postgres://me:secret@host:5432/db"), "postgres://me:***@host:5432/db");
        assert_eq!(masked("postgres://me:se@cr:et@host/db"), "postgres://me:***@host/db");
        assert_eq!(masked("postgres://me@host/db?password=secret&x=1"), "postgres://me@host/db?password=***&x=1");
        assert_eq!(masked("postgres://me@host/db"), "postgres://me@host/db");
        assert_eq!(masked("/var/lib/a:b@c.db"), "/var/lib/a:b@c.db");
    }
}
