//! `sandtable games`: what can be played, by whom, in which scenarios and with which readings of the rules.

use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::key;
use crate::style;
use any_game::AnyGame;
use kernel::{Text, Words};
use serde::Serialize;

#[derive(Debug, clap::Args)]
pub struct Args {
    /// One game only, with its options explained
    game: Option<String>,
}

#[derive(Debug, Serialize)]
struct GameAnswer {
    id: &'static str,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    rules: &'static str,
    languages: &'static [&'static str],
    seats: Vec<SeatAnswer>,
    scenarios: Vec<ScenarioAnswer>,
    options: Vec<OptionAnswer>,
}

#[derive(Debug, Serialize)]
struct SeatAnswer {
    id: &'static str,
    name: String,
    side: &'static str,
}

#[derive(Debug, Serialize)]
struct ScenarioAnswer {
    id: &'static str,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    turns: u32,
}

#[derive(Debug, Serialize)]
struct OptionAnswer {
    name: &'static str,
    title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    default: &'static str,
    values: Vec<ValueAnswer>,
}

#[derive(Debug, Serialize)]
struct ValueAnswer {
    value: &'static str,
    title: String,
}

fn answer(game: &dyn AnyGame, words: &Words) -> GameAnswer {
    let about = game.about();
    let text_of = |key: &str| words.attribute(key, "text");
    let game = key("game", &[about.id]);
    let seats = about.seats.iter();
    let seats = seats.map(|s| SeatAnswer { id: s.id, name: words.word(&key("seat", &[s.id])), side: s.side });
    let scenarios = about.scenarios.iter().map(|s| {
        let key = key("scenario", &[s.id]);
        ScenarioAnswer { id: s.id, name: words.word(&key), text: text_of(&key), turns: s.turns }
    });
    let options = about.options.iter().map(|o| {
        let option = key("option", &[o.name]);
        let value = |value| ValueAnswer { value, title: words.word(&key("option", &[o.name, value])) };
        OptionAnswer {
            name: o.name,
            title: words.word(&option),
            text: text_of(&option),
            default: o.default,
            values: o.values.iter().copied().map(value).collect(),
        }
    });
    GameAnswer {
        id: about.id,
        name: words.word(&game),
        text: text_of(&game),
        rules: about.rules,
        languages: about.languages,
        seats: seats.collect(),
        scenarios: scenarios.collect(),
        options: options.collect(),
    }
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let asked = context.games(args.game.as_deref())?;
    let games = asked.iter().map(|listed| Ok(answer(listed.game, &context.words_of(listed.game)?)));
    let games = games.collect::<Result<Vec<_>, Failure>>()?;
    if context.json {
        return context.write_json(&games);
    }
    for (i, game) in games.iter().enumerate() {
        if i > 0 {
            writeln!(context.out)?;
        }
        write(game, args.game.is_some(), &context.words, &mut context.out)?;
    }
    Ok(())
}

fn write(game: &GameAnswer, in_full: bool, words: &Words, out: &mut dyn std::io::Write) -> Result<(), Failure> {
    let rules = Text::new("cli-rules-version").name("version", game.rules);
    writeln!(out, "{}  {}  {}", style::title(&game.name), style::typed(game.id), style::faint(words.say(&rules)))?;
    if let Some(text) = &game.text {
        write!(out, "{}", crate::page::indented(text, 2))?;
    }

    writeln!(out, "\n  {}", style::title(words.word("cli-seats")))?;
    let mut seats = Columns::new(4);
    for seat in &game.seats {
        seats.row([style::typed(seat.id), seat.name.clone()]);
    }
    seats.write(out)?;

    writeln!(out, "\n  {}", style::title(words.word("cli-scenarios")))?;
    let mut scenarios = Columns::new(4);
    for scenario in &game.scenarios {
        let turns = words.say(&Text::new("cli-turns").number("n", scenario.turns));
        let text = scenario.text.clone().unwrap_or_default();
        scenarios.row([style::typed(scenario.id), scenario.name.clone(), turns, text]);
    }
    scenarios.write(out)?;

    writeln!(out, "\n  {}", style::title(words.word("cli-options")))?;
    let mut options = Columns::new(4);
    for option in &game.options {
        let others = option.values.iter().map(|v| v.value).filter(|v| *v != option.default);
        let values: Vec<String> =
            std::iter::once(style::title(option.default)).chain(others.map(str::to_owned)).collect();
        options.row([style::typed(option.name), values.join(" | "), option.title.clone()]);
        if in_full {
            if let Some(text) = &option.text {
                options.row(["", "", text]);
            }
            for value in &option.values {
                options.row([String::new(), format!("  {}", value.value), style::faint(&value.title)]);
            }
        }
    }
    options.write(out)?;
    if !in_full && !game.options.is_empty() {
        let hint = Text::new("cli-options-hint").name("game", game.id);
        writeln!(out, "    {}", style::faint(words.say(&hint)))?;
    }
    Ok(())
}
