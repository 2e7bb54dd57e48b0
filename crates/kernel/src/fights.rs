//! Fights on paper: what a player can say to describe a fight without a match, and the odds a game answers with. The
//! flags are data, so the program needs no code of its own for a game (`sandtable odds GAME`).

use crate::{Problem, Text, Words};
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// What a title can do for those who ask about the odds of a fight.
pub trait Fights<G>: Sync {
    /// One line on what is described and what is answered. Like the help of every flag it is in English.
    fn about(&self) -> &'static str;

    fn flags(&self) -> Vec<Flag>;

    /// The odds of the fight that is described. `words` are the game's own and the [`COMMON`] ones.
    fn answer(&self, rules: &G, given: &Given, words: &Words) -> Result<FightAnswer, Problem>;
}

/// Words that the program has, in all its languages, for the answers of every game. A game's other words are its own.
pub const COMMON: [&str; 11] = [
    // The forces of a fight in words: `attackers`, `defenders`.
    "cli-odds-forces",
    // The column of a table before and after its shifts: `odds`, `column`.
    "cli-odds-column",
    // Heads of tables.
    "cli-odds-result",
    "cli-odds-attacker",
    "cli-odds-defender",
    "cli-odds-chance",
    // How a fight ends.
    "cli-odds-win",
    "cli-odds-lose",
    "cli-odds-draw",
    "cli-decimal-mark",
    "cli-percent",
];

/// One thing that can be said about a fight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flag {
    /// Typed as `--name`.
    pub name: &'static str,
    /// Another name for it, which the help does not mention.
    pub alias: Option<&'static str>,
    /// What its value is called in the help; empty if it has none.
    pub value_name: &'static str,
    pub takes: Takes,
    pub default: Option<String>,
    pub required: Required,
    /// Typed without its name.
    pub positional: bool,
    /// Flags that cannot be given together with this one.
    pub conflicts: &'static [&'static str],
    /// A flag without which this one means nothing.
    pub needs: Option<&'static str>,
    pub help: &'static str,
}

/// What a flag is followed by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Takes {
    Nothing,
    Text,
    /// Texts with commas between them; it can be given several times.
    Texts,
    Number(RangeInclusive<i64>),
    OneOf(Vec<&'static str>),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Required {
    No,
    Yes,
    /// Unless this other flag is given.
    Unless(&'static str),
}

impl Flag {
    fn new(name: &'static str, value_name: &'static str, takes: Takes, help: &'static str) -> Flag {
        Flag {
            name,
            alias: None,
            value_name,
            takes,
            default: None,
            required: Required::No,
            positional: false,
            conflicts: &[],
            needs: None,
            help,
        }
    }

    /// A flag that is given or not.
    pub fn switch(name: &'static str, help: &'static str) -> Flag {
        Flag::new(name, "", Takes::Nothing, help)
    }

    pub fn text(name: &'static str, value_name: &'static str, help: &'static str) -> Flag {
        Flag::new(name, value_name, Takes::Text, help)
    }

    pub fn texts(name: &'static str, value_name: &'static str, help: &'static str) -> Flag {
        Flag::new(name, value_name, Takes::Texts, help)
    }

    pub fn number(
        name: &'static str,
        value_name: &'static str,
        range: RangeInclusive<i64>,
        help: &'static str,
    ) -> Flag {
        Flag::new(name, value_name, Takes::Number(range), help)
    }

    pub fn one_of(
        name: &'static str,
        value_name: &'static str,
        known: impl IntoIterator<Item = &'static str>,
        help: &'static str,
    ) -> Flag {
        Flag::new(name, value_name, Takes::OneOf(known.into_iter().collect()), help)
    }

    pub fn default(self, value: impl ToString) -> Flag {
        Flag { default: Some(value.to_string()), ..self }
    }

    pub fn required(self) -> Flag {
        Flag { required: Required::Yes, ..self }
    }

    pub fn required_unless(self, other: &'static str) -> Flag {
        Flag { required: Required::Unless(other), ..self }
    }

    pub fn positional(self) -> Flag {
        Flag { positional: true, ..self }
    }

    pub fn alias(self, alias: &'static str) -> Flag {
        Flag { alias: Some(alias), ..self }
    }

    pub fn conflicts(self, others: &'static [&'static str]) -> Flag {
        Flag { conflicts: others, ..self }
    }

    pub fn needs(self, other: &'static str) -> Flag {
        Flag { needs: Some(other), ..self }
    }
}

/// The flags of one fight with their values. Whoever fills it has held each value against [`Takes`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    values: BTreeMap<&'static str, Vec<String>>,
}

impl Given {
    /// Nothing is given yet: every flag has its default.
    pub fn new(flags: &[Flag]) -> Given {
        let default = |flag: &Flag| Some((flag.name, vec![flag.default.clone()?]));
        Given { values: flags.iter().filter_map(default).collect() }
    }

    /// Gives a flag with its values, in place of its default; a switch has no values.
    pub fn put<S: Into<String>>(&mut self, name: &'static str, values: impl IntoIterator<Item = S>) {
        self.values.insert(name, values.into_iter().map(Into::into).collect());
    }

    pub fn has(&self, name: &str) -> bool {
        self.values.contains_key(name)
    }

    /// The value of a flag; empty if it is not given.
    pub fn text(&self, name: &str) -> &str {
        self.texts(name).first().map_or("", String::as_str)
    }

    pub fn texts(&self, name: &str) -> &[String] {
        self.values.get(name).map_or(&[], Vec::as_slice)
    }

    /// The number of a flag that is required or has a default.
    pub fn number<N: TryFrom<i64>>(&self, name: &str) -> Result<N, Problem> {
        self.number_if_given(name)?.ok_or_else(|| self.unexpected(name, "a number"))
    }

    pub fn number_if_given<N: TryFrom<i64>>(&self, name: &str) -> Result<Option<N>, Problem> {
        let Some(text) = self.texts(name).first() else { return Ok(None) };
        let number = text.parse().ok().and_then(|number: i64| N::try_from(number).ok());
        number.map(Some).ok_or_else(|| self.unexpected(name, "a number in its range"))
    }

    /// What the value of a flag names.
    pub fn named<T>(&self, name: &str, find: impl Fn(&str) -> Option<T>) -> Result<T, Problem> {
        find(self.text(name)).ok_or_else(|| self.unexpected(name, "one of its values"))
    }

    fn unexpected(&self, name: &str, expected: &str) -> Problem {
        Problem::new(format!("--{name}: expected {expected}, found \"{}\"", self.text(name)))
    }
}

/// The odds of a fight, for machines and for people.
#[derive(Clone, PartialEq, Debug)]
pub struct FightAnswer {
    /// Written out, so that the fields stand in the order of the game's own types.
    pub json: String,
    /// From top to bottom.
    pub page: Vec<Part>,
}

impl FightAnswer {
    pub fn new(json: &impl Serialize, page: Vec<Part>) -> Result<FightAnswer, Problem> {
        let json = serde_json::to_string_pretty(json).map_err(|error| Problem::new(error.to_string()))?;
        Ok(FightAnswer { json, page })
    }
}

/// A part of the page a person reads, its texts in the reader's language.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    /// What is asked about, or the figure that matters most; a blank line follows.
    Title(String),
    Line(String),
    Blank,
    Table(Table),
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct Table {
    pub rows: Vec<Vec<Cell>>,
    /// Columns whose cells end below each other, as figures do.
    pub right: Vec<usize>,
}

impl Table {
    pub fn right(columns: impl IntoIterator<Item = usize>) -> Table {
        Table { rows: Vec::new(), right: columns.into_iter().collect() }
    }

    pub fn row(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// A row of words above the others.
    pub fn heads<'a>(&mut self, words: &Words, keys: impl IntoIterator<Item = &'a str>) {
        self.row(keys.into_iter().map(|key| Cell::Faint(words.word(key))));
    }

    /// What can happen, with its chance as a figure and a bar.
    pub fn chance(&mut self, what: impl Into<String>, chance: f64) {
        self.row([Cell::Text(what.into()), Cell::Chance(chance), Cell::Bar(chance)]);
    }

    /// A chart of numbers from nothing on; those that hardly ever happen are left out.
    pub fn of_numbers(chances: &[f64]) -> Table {
        let mut table = Table::right([0, 1]);
        for (number, &chance) in chances.iter().enumerate().filter(|(_, chance)| **chance >= 0.0005) {
            table.chance(number.to_string(), chance);
        }
        table
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    Text(String),
    /// What the attacker hopes for.
    Good(String),
    /// What is beside the point: heads, clauses.
    Faint(String),
    /// A chance in per cent.
    Chance(f64),
    /// The same chance as a bar.
    Bar(f64),
}

/// The mean of numbers that have these chances from nothing on.
pub fn mean(chances: &[f64]) -> f64 {
    chances.iter().enumerate().map(|(number, chance)| number as f64 * chance).sum()
}

/// A number with the decimal mark of the reader's language.
pub fn decimal(words: &Words, value: f64, digits: usize) -> String {
    format!("{value:.digits$}").replace('.', &words.word("cli-decimal-mark"))
}

/// A share in per cent, as the reader's language writes it.
pub fn percent(words: &Words, share: f64) -> String {
    words.say(&Text::new("cli-percent").name("value", decimal(words, share * 100.0, 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flags() -> Vec<Flag> {
        vec![
            Flag::number("men", "N", 1..=30, "How many").default(10),
            Flag::number("cash", "N", 0..=99, "What there is"),
            Flag::switch("city", "In a city"),
            Flag::texts("techs", "TECHS", "What they have"),
        ]
    }

    #[test]
    fn what_is_given_takes_the_place_of_the_default() {
        let mut given = Given::new(&flags());
        assert_eq!(given.number::<u8>("men").unwrap(), 10);
        assert_eq!(given.number_if_given::<u8>("cash").unwrap(), None);
        assert!(!given.has("city") && given.texts("techs").is_empty() && given.text("techs").is_empty());
        given.put("men", ["7"]);
        given.put("city", [""; 0]);
        given.put("techs", ["radar", "jets"]);
        assert_eq!(given.number::<u8>("men").unwrap(), 7);
        assert!(given.has("city"));
        assert_eq!(given.texts("techs"), ["radar", "jets"]);
    }

    #[test]
    fn a_value_that_does_not_fit_is_told_with_its_flag() {
        let mut given = Given::new(&flags());
        given.put("men", ["300"]);
        let problem = given.number::<u8>("men").unwrap_err();
        assert!(problem.what.contains("--men") && problem.what.contains("300"), "{problem}");
        assert!(given.number::<u8>("cash").unwrap_err().what.contains("--cash"));
        let find = |name: &str| (name == "ten").then_some(10);
        assert!(given.named("men", find).unwrap_err().what.contains("found \"300\""));
        given.put("men", ["ten"]);
        assert_eq!(given.named("men", find), Ok(10));
    }

    #[test]
    fn a_chart_leaves_out_what_hardly_ever_happens() {
        let table = Table::of_numbers(&[0.4999, 0.5, 0.0001]);
        assert_eq!(table.rows.len(), 2);
        assert_eq!(table.rows[1], [Cell::Text("1".into()), Cell::Chance(0.5), Cell::Bar(0.5)]);
        assert!((mean(&[0.25, 0.5, 0.25]) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn json_keeps_the_order_of_the_fields() {
        #[derive(Serialize)]
        struct Answer {
            win: f64,
            lose: f64,
        }
        let answer = FightAnswer::new(&Answer { win: 0.5, lose: 0.25 }, Vec::new()).unwrap();
        assert_eq!(answer.json, "{\n  \"win\": 0.5,\n  \"lose\": 0.25\n}");
    }
}
