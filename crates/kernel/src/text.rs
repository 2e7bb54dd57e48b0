//! Something to be said to a person: the key of a Fluent message and the facts that go into it. Rules code makes these;
//! words are put to them at the edge, in the reader's language (see [`crate::Words`]).

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

type Str = Cow<'static, str>;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Text {
    pub key: Str,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Str, Arg)>,
}

/// One fact in a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    Number(i64),
    /// A proper name, the same in every language but for those that have one of their own for it (`name-vienna`).
    Name(Str),
    /// The key of another message. A sentence can ask for a form of the word: `{ $nation-the }`, `{ $nation-The }`.
    Word(Str),
    /// Another text, put in whole.
    Text(Box<Text>),
    /// Several facts, read as an enumeration.
    List(Vec<Arg>),
}

impl Text {
    pub fn new(key: impl Into<Str>) -> Text {
        Text { key: key.into(), args: Vec::new() }
    }

    pub fn arg(mut self, name: impl Into<Str>, arg: Arg) -> Text {
        self.args.push((name.into(), arg));
        self
    }

    pub fn number(self, name: impl Into<Str>, value: impl Into<i64>) -> Text {
        self.arg(name, Arg::Number(value.into()))
    }

    pub fn name(self, name: impl Into<Str>, value: impl Into<Str>) -> Text {
        self.arg(name, Arg::Name(value.into()))
    }

    pub fn word(self, name: impl Into<Str>, key: impl Into<Str>) -> Text {
        self.arg(name, Arg::Word(key.into()))
    }

    pub fn text(self, name: impl Into<Str>, text: Text) -> Text {
        self.arg(name, Arg::Text(Box::new(text)))
    }

    pub fn words<S: Into<Str>>(self, name: impl Into<Str>, keys: impl IntoIterator<Item = S>) -> Text {
        self.arg(name, Arg::List(keys.into_iter().map(|key| Arg::Word(key.into())).collect()))
    }

    pub fn names<S: Into<Str>>(self, name: impl Into<Str>, values: impl IntoIterator<Item = S>) -> Text {
        self.arg(name, Arg::List(values.into_iter().map(|v| Arg::Name(v.into())).collect()))
    }
}
