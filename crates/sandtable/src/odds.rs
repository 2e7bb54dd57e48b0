//! `sandtable odds`: the exact odds of a fight. What has to be said to describe one differs from game to game, so each
//! game brings its flags as data (`kernel::fights`), of which the command line is made.

use crate::columns::Columns;
use crate::context::Context;
use crate::failure::Failure;
use crate::open::{self, SetUp};
use crate::{registry, style};
use any_game::FightsAbout;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Args as _, Command, FromArgMatches, value_parser};
use kernel::fights::{Cell, Flag, Given, Part, Required, Table, Takes};
use kernel::{Text, Words};
use std::io::{self, Write};

/// The game that is asked about, and what was said about the fight.
#[derive(Debug)]
pub struct Args {
    game: String,
    said: ArgMatches,
}

impl clap::Args for Args {
    fn augment_args(command: Command) -> Command {
        command
            .subcommands(commands())
            .subcommand_value_name("GAME")
            .subcommand_help_heading("Games")
            .subcommand_required(true)
            .arg_required_else_help(true)
            .disable_help_subcommand(true)
            // So that an unknown game is told which there are, in the reader's language.
            .allow_external_subcommands(true)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Args::augment_args(command)
    }
}

impl FromArgMatches for Args {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Args, clap::Error> {
        let (game, said) = matches.subcommand().map_or_else(Default::default, |(game, said)| (game, said.clone()));
        Ok(Args { game: game.to_owned(), said })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Args::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The command of each game that has odds.
fn commands() -> Vec<Command> {
    let games = registry::games();
    let commands = games.iter().filter_map(|listed| {
        let FightsAbout { about, flags } = listed.game.fights()?;
        let command = Command::new(listed.game.about().id).about(about).args(flags.iter().map(argument));
        Some(SetUp::augment_args(command))
    });
    commands.collect()
}

fn argument(flag: &Flag) -> Arg {
    let argument = Arg::new(flag.name).help(flag.help).conflicts_with_all(flag.conflicts);
    let argument = if flag.positional { argument } else { argument.long(flag.name) };
    let argument = match &flag.takes {
        Takes::Nothing => argument.action(ArgAction::SetTrue),
        Takes::Text => argument.value_name(flag.value_name),
        Takes::Texts => argument.value_name(flag.value_name).action(ArgAction::Append).value_delimiter(','),
        Takes::Number(range) => argument
            .value_name(flag.value_name)
            .value_parser(value_parser!(i64).range(range.clone()))
            .allow_hyphen_values(*range.start() < 0),
        // The help names them in its own words.
        Takes::OneOf(known) => argument
            .value_name(flag.value_name)
            .value_parser(PossibleValuesParser::new(known))
            .hide_possible_values(true),
    };
    let argument = match flag.required {
        Required::No => argument,
        Required::Yes => argument.required(true),
        Required::Unless(other) => argument.required_unless_present(other),
    };
    let argument = flag.alias.into_iter().fold(argument, Arg::alias);
    let argument = flag.needs.into_iter().fold(argument, Arg::requires);
    flag.default.iter().fold(argument, |argument, value| argument.default_value(value.clone()))
}

pub fn run(args: &Args, context: &mut Context<'_>) -> Result<(), Failure> {
    let asked = context.games.find(&args.game).and_then(|listed| Some((listed.game, listed.game.fights()?)));
    let Some((game, fights)) = asked else { return Err(unknown(&args.game, context)) };
    let words = context.words_of(game)?;
    // It was parsed by the command of this game, which has these flags.
    let set_up = SetUp::from_arg_matches(&args.said).map_err(|e| Failure::usage(e.to_string()))?;
    let rules = set_up.rules(game, &words)?;
    let answer = rules.fight(&given(&fights.flags, &args.said), &words);
    let answer = answer.ok_or_else(|| unknown(&args.game, context))?;
    let answer = answer.map_err(|e| open::cannot_open(&[e], &words))?;
    match context.json {
        true => Ok(writeln!(context.out, "{}", answer.json)?),
        false => Ok(write(&answer.page, &words, context.out)?),
    }
}

fn unknown(game: &str, context: &Context<'_>) -> Failure {
    let known = commands().into_iter().map(|command| command.get_name().to_owned());
    let text = Text::new("cli-odds-unknown-game").name("game", game.to_owned()).names("known", known);
    Failure::usage(context.say(&text))
}

/// What was said, by flag.
fn given(flags: &[Flag], said: &ArgMatches) -> Given {
    let mut given = Given::new(flags);
    for flag in flags {
        let values: Option<Vec<String>> = match flag.takes {
            Takes::Nothing => said.get_flag(flag.name).then(Vec::new),
            Takes::Number(_) => said.get_one::<i64>(flag.name).map(|number| vec![number.to_string()]),
            Takes::Text | Takes::Texts | Takes::OneOf(_) => {
                said.get_many::<String>(flag.name).map(|values| values.cloned().collect())
            }
        };
        if let Some(values) = values {
            given.put(flag.name, values);
        }
    }
    given
}

fn write(page: &[Part], words: &Words, out: &mut dyn Write) -> io::Result<()> {
    for part in page {
        match part {
            Part::Title(text) => writeln!(out, "{}\n", style::title(text))?,
            Part::Line(text) => writeln!(out, "{text}")?,
            Part::Blank => writeln!(out)?,
            Part::Table(table) => write_table(table, words, out)?,
        }
    }
    Ok(())
}

/// Cells of a bar for a chance of one.
const BAR: usize = 40;

fn write_table(rows: &Table, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    let mut columns = Columns::new(2).right(&rows.right);
    for row in &rows.rows {
        columns.row(row.iter().map(|cell| match cell {
            Cell::Text(text) => text.clone(),
            Cell::Good(text) => style::good(text),
            Cell::Faint(text) => style::faint(text),
            Cell::Chance(chance) => style::percent(words, *chance),
            Cell::Bar(chance) => style::bar(*chance, BAR),
        }));
    }
    columns.write(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flags_of_every_game_make_a_command_line() {
        let commands = commands();
        assert!(commands.len() >= 5, "{}", commands.len());
        commands.into_iter().for_each(Command::debug_assert);
    }

    #[test]
    fn what_is_typed_is_given_and_the_rest_has_its_default() {
        let flags = [
            Flag::text("units", "UNITS", "Who").positional().required(),
            Flag::number("shifts", "N", -9..=9, "Columns").default(0),
            Flag::number("men", "N", 1..=30, "How many").alias("women"),
            Flag::texts("has", "TECHS", "What they have"),
            Flag::switch("city", "In a city"),
            Flag::one_of("cover", "COVER", ["soft", "hard"], "Behind what").needs("city"),
        ];
        let ask = |line: &str| {
            let command = Command::new("odds").args(flags.iter().map(argument));
            command.try_get_matches_from(line.split(' ')).map(|said| given(&flags, &said)).map_err(|e| e.to_string())
        };
        let all = ask("odds tanks --shifts -2 --women 7 --has a,b --has c --city --cover hard").unwrap();
        assert_eq!((all.text("units"), all.text("cover")), ("tanks", "hard"));
        assert_eq!((all.number("shifts"), all.number("men")), (Ok(-2_i8), Ok(7_u8)));
        assert_eq!(all.texts("has"), ["a", "b", "c"]);
        let few = ask("odds tanks").unwrap();
        assert_eq!((few.number("shifts"), few.number_if_given("men")), (Ok(0_i8), Ok(None::<u8>)));
        assert!(all.has("city") && !few.has("city"));
        for (line, part) in [
            ("odds", "<UNITS>"),
            ("odds tanks --men 31", "1..=30"),
            ("odds tanks --city --cover thick", "soft, hard"),
            ("odds tanks --cover soft", "--city"),
        ] {
            let said = ask(line).unwrap_err();
            assert!(said.contains(part), "{line}: {said}");
        }
    }

    #[test]
    fn a_page_is_written_from_top_to_bottom() {
        let words = crate::languages::ours("en").unwrap();
        let mut table = Table::right([1]);
        table.heads(&words, ["cli-odds-result", "cli-odds-chance"]);
        table.chance("1/1", 1.0 / 6.0);
        let page =
            [Part::Title("5:1".to_owned()), Part::Table(table), Part::Blank, Part::Line("That is all.".to_owned())];
        let mut out = Vec::new();
        write(&page, &words, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, "5:1\n\n  Result  Chance\n  1/1     16.7 %  ██████▋\n\nThat is all.\n");
    }
}
