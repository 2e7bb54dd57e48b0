//! Words are put to texts here, at the edge, in the reader's language. The same Fluent files serve server and client.

use crate::{Arg, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use std::fmt;

/// The language every game speaks, for readers whose own it does not.
pub const FALLBACK: &str = "en";

/// All words for readers of one language.
pub struct Words {
    language: String,
    /// Each has the plurals of its own language. The first that knows a message says it.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Why a set of Fluent files cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WordsError {
    #[error("\"{0}\" is not a language tag such as \"en\"")]
    Language(String),
    #[error("a Fluent file for \"{language}\" does not parse: {what}")]
    Syntax { language: String, what: String },
    #[error("the Fluent files for \"{language}\" define a message twice: {what}")]
    Twice { language: String, what: String },
}

impl Words {
    /// Reads the files of a language, in order; a message may be defined once only.
    pub fn read<'a>(language: &str, files: impl IntoIterator<Item = &'a str>) -> Result<Words, WordsError> {
        let tag = language.parse().map_err(|_| WordsError::Language(language.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).map_err(|(_, errors)| WordsError::Syntax {
                language: language.to_owned(),
                what: errors.first().map(|e| e.to_string()).unwrap_or_default(),
            })?;
            bundle.add_resource(resource).map_err(|errors| WordsError::Twice {
                language: language.to_owned(),
                what: errors.first().map(|e| e.to_string()).unwrap_or_default(),
            })?;
        }
        Ok(Words { language: language.to_owned(), bundles: vec![bundle] })
    }

    /// Takes in words from elsewhere, perhaps in another language, for what cannot be said with these.
    pub fn and(mut self, more: Words) -> Words {
        self.bundles.extend(more.bundles);
        self
    }

    pub fn language(&self) -> &str {
        &self.language
    }

    pub fn has(&self, key: &str) -> bool {
        self.find(key, FluentMessage::value).is_some()
    }

    pub fn has_attribute(&self, key: &str, attribute: &str) -> bool {
        self.find(key, |m| m.get_attribute(attribute)).is_some()
    }

    /// A part of a message, and the words it is among.
    fn find<'a, P>(
        &'a self,
        key: &str,
        part: impl Fn(&FluentMessage<'a>) -> Option<P>,
    ) -> Option<(&'a FluentBundle<FluentResource>, P)> {
        self.bundles.iter().find_map(|bundle| Some((bundle, part(&bundle.get_message(key)?)?)))
    }

    /// The message for a key without facts; the key itself in ⟦brackets⟧ if there is none, so that it is noticed.
    pub fn word(&self, key: &str) -> String {
        self.say(&Text::new(key.to_owned()))
    }

    /// An attribute of a message, such as the text of a clause.
    pub fn attribute(&self, key: &str, attribute: &str) -> Option<String> {
        let (bundle, found) = self.find(key, |m| m.get_attribute(attribute))?;
        Some(bundle.format_pattern(found.value(), None, &mut Vec::new()).into_owned())
    }

    /// The text in this language.
    pub fn say(&self, text: &Text) -> String {
        self.try_say(text).unwrap_or_else(|missing| format!("⟦{missing}⟧"))
    }

    /// The text in this language, or what is missing for it: a message or a fact the message asks for.
    pub fn try_say(&self, text: &Text) -> Result<String, String> {
        let (bundle, message) = self.find(&text.key, FluentMessage::value).ok_or_else(|| text.key.to_string())?;
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            args.set(name.as_ref(), self.value(arg, None)?);
            if holds_word(arg) {
                args.set(format!("{name}-the"), self.value(arg, Some("the"))?);
                args.set(format!("{name}-The"), self.value(arg, Some("The"))?);
            }
        }
        let mut errors = Vec::new();
        let said = bundle.format_pattern(message, Some(&args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(one_stop(said)),
            Some(error) => Err(format!("{}: {error}", text.key)),
        }
    }

    /// A proper name as this language writes it: "Bécs" for "Vienna", if the message `name-vienna` says so.
    pub fn name(&self, name: &str) -> String {
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
        let key: String = name.to_lowercase().chars().map(plain).collect();
        self.try_say(&Text::new(format!("name-{key}"))).unwrap_or_else(|_| name.to_owned())
    }

    /// A word in one of its forms, which are attributes of its message ("the Soviet Union"), or at the beginning of a
    /// sentence ("The Soviet Union"). A word without that form is said as it is.
    fn in_form(&self, key: &str, form: &str) -> Result<String, String> {
        match self.attribute(key, &form.to_lowercase()) {
            Some(said) if form.starts_with(char::is_uppercase) => {
                let mut letters = said.chars();
                Ok(letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default())
            }
            Some(said) => Ok(said),
            None => self.try_say(&Text::new(key.to_owned())),
        }
    }

    fn value(&self, arg: &Arg, form: Option<&str>) -> Result<FluentValue<'static>, String> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Name(name) => FluentValue::from(self.name(name)),
            Arg::Word(key) => FluentValue::from(match form {
                Some(form) => self.in_form(key, form)?,
                None => self.try_say(&Text::new(key.clone()))?,
            }),
            Arg::Text(text) => FluentValue::from(self.try_say(text)?),
            Arg::List(items) => {
                let mut said = String::new();
                for (i, item) in items.iter().enumerate() {
                    if i > 0 {
                        said.push_str(", ");
                    }
                    match self.value(item, form)? {
                        FluentValue::String(s) => said.push_str(&s),
                        FluentValue::Number(n) => said.push_str(&n.as_string()),
                        _ => {}
                    }
                }
                FluentValue::from(said)
            }
        })
    }
}

/// Whether a fact can have other forms: it is a word, or there are words in it.
fn holds_word(arg: &Arg) -> bool {
    match arg {
        Arg::Word(_) => true,
        Arg::List(items) => items.iter().any(holds_word),
        Arg::Number(_) | Arg::Name(_) | Arg::Text(_) => false,
    }
}

/// A name that ends with a stop ("Karelia S.S.R.") also ends the sentence it stands at the end of. Three stops stay.
fn one_stop(said: String) -> String {
    let Some(before) = said.strip_suffix("..") else { return said };
    if before.ends_with('.') { said } else { format!("{before}.") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_go_into_the_message_and_missing_ones_are_named() {
        let words = Words::read("en", ["axis = Axis\nmove = { $side } moves { $n } to { $where }"]).unwrap();
        let text = Text::new("move").word("side", "axis").number("n", 2).names("where", ["1116", "1216"]);
        assert_eq!(words.say(&text), "Axis moves 2 to 1116, 1216");
        assert!(words.try_say(&Text::new("move")).unwrap_err().contains("move"));
        assert_eq!(words.word("nothing"), "⟦nothing⟧");
    }

    #[test]
    fn words_have_forms_and_names_are_written_as_the_language_does() {
        let source = "su = Soviet Union\n    .the = the Soviet Union\nde = Germany\nname-new-york = Nueva York\n\
                      war = { $by-The } is at war with { $on-the } near { $at }.";
        let words = Words::read("en", [source]).unwrap();
        let war = |by: &'static str, on: &'static str| Text::new("war").word("by", by).word("on", on);
        assert_eq!(
            words.say(&war("su", "de").name("at", "Minsk")),
            "The Soviet Union is at war with Germany near Minsk."
        );
        let near = words.say(&war("de", "su").name("at", "New York"));
        assert_eq!(near, "Germany is at war with the Soviet Union near Nueva York.");
    }

    #[test]
    fn a_name_with_a_stop_ends_its_sentence() {
        let words = Words::read("en", ["to = To { $where }.\non = And on..."]).unwrap();
        assert_eq!(words.say(&Text::new("to").name("where", "Karelia S.S.R.")), "To Karelia S.S.R.");
        assert_eq!(words.say(&Text::new("to").name("where", "Kiel")), "To Kiel.");
        assert_eq!(words.say(&Text::new("on")), "And on...");
    }

    #[test]
    fn words_from_elsewhere_are_said_as_in_their_own_language() {
        // French has one of nothing, English has none of it.
        let units = "units = { $n ->\n    [one] unit\n   *[other] units\n  }\n    .text = counted";
        let ours =
            Words::read("fr", ["pertes = { $n ->\n    [one] perte\n   *[other] pertes\n  }: { $what }"]).unwrap();
        let words = ours.and(Words::read("en", [units, "pertes = never said"]).unwrap());
        let what = Text::new("units").number("n", 0);
        assert_eq!(words.say(&Text::new("pertes").number("n", 0).text("what", what)), "perte: units");
        assert_eq!(words.attribute("units", "text").as_deref(), Some("counted"));
        assert!(words.has("units") && words.has_attribute("units", "text") && !words.has("nothing"));
        assert_eq!(words.language(), "fr");
    }

    #[test]
    fn files_that_cannot_be_used_say_why() {
        assert!(matches!(Words::read("!", []), Err(WordsError::Language(_))));
        assert!(matches!(Words::read("en", ["= x"]), Err(WordsError::Syntax { .. })));
        assert!(matches!(Words::read("en", ["a = x", "a = y"]), Err(WordsError::Twice { .. })));
    }
}
