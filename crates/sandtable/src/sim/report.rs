//! The page of a series (`--report`): one file that needs nothing else, to be read by people.

use super::players::Side;
use super::plot::{self, Line, Scale};
use super::summary::{AimUse, Curve, Ending, Games, KindUse, Share, without_numbers};
use crate::failure::Failure;
use crate::open::{self, unwritable};
use crate::style;
use ai::Seating;
use ai::statistics::quartiles;
use kernel::{About, SeatSet, Text, Words};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const STYLE: &str = include_str!("report.css");

/// The colour of what is nobody's.
const NOBODY: usize = 9;
const COLOURS: usize = 5;

/// So many aims are told.
const MOST_AIMS: usize = 40;

/// What a page is about.
#[derive(Debug)]
pub struct Of<'a> {
    pub about: &'a About,
    pub scenario: &'a str,
    /// How many games there are to be.
    pub wanted: u64,
    pub games: Games<'a>,
    /// All kinds of actions of the game.
    pub kinds: &'static [&'static str],
    pub command: String,
}

/// Where a page goes. It is written beside its place and put there when it is whole.
#[derive(Debug)]
pub struct Target {
    path: PathBuf,
    part: PathBuf,
    file: File,
}

impl Target {
    /// Opened before anything is played: nobody should wait for hours to hear that it cannot be written.
    pub fn open(path: &Path, words: &Words) -> Result<Target, Failure> {
        if path.is_dir() {
            return Err(unwritable(path, &io::Error::from(io::ErrorKind::IsADirectory), words));
        }
        let mut part = path.to_owned().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        let file = File::create(&part).map_err(|error| unwritable(path, &error, words))?;
        Ok(Target { path: path.to_owned(), part, file })
    }

    pub fn write(mut self, page: &str, words: &Words) -> Result<(), Failure> {
        let written = self.file.write_all(page.as_bytes()).and_then(|()| fs::rename(&self.part, &self.path));
        written.map_err(|error| unwritable(&self.path, &error, words))
    }
}

impl Drop for Target {
    /// A page that was never written leaves nothing behind. One that was has no such file any more.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.part);
    }
}

pub fn page(of: &Of<'_>, words: &Words) -> String {
    let page = Page { of, words };
    let sections = [
        page.players(),
        page.sides(),
        page.endings(),
        page.length(),
        page.points(),
        page.losses(),
        page.aims(),
        page.actions(),
    ];
    let game = page.word(&open::key("game", &[of.about.id]));
    let scenario = escaped(&open::named(words, "scenario", of.scenario));
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{game}: {scenario}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <header><p class=\"muted\">{game}</p><h1>{scenario}</h1><p>{who}</p></header>\n{facts}\n{sections}\n{times}\n\
         {footer}\n</main>\n</body>\n</html>\n",
        language = words.language(),
        who = page.who(),
        facts = page.facts(),
        sections = sections.concat(),
        times = page.times(),
        footer = page.footer(),
    )
}

struct Page<'a> {
    of: &'a Of<'a>,
    words: &'a Words,
}

impl Page<'_> {
    fn word(&self, key: &str) -> String {
        escaped(&self.words.word(key))
    }

    fn say(&self, text: &Text) -> String {
        escaped(&self.words.say(text))
    }

    fn percent(&self, share: f64) -> String {
        escaped(&style::percent(self.words, share))
    }

    fn decimal(&self, value: f64, digits: usize) -> String {
        escaped(&style::decimal(self.words, value, digits))
    }

    /// A figure that need not be whole, but often is.
    fn figure(&self, value: f64) -> String {
        if value.fract() == 0.0 { grouped(value as u64) } else { self.decimal(value, 1) }
    }

    /// The middle, and between what the middle half lies.
    fn spread(&self, [low, middle, high]: [f64; 3]) -> String {
        format!("{}<small>{} – {}</small>", self.figure(middle), self.figure(low), self.figure(high))
    }

    fn side(&self, side: &Side) -> String {
        let key = open::key("side", &[side.id]);
        if self.words.has(&key) {
            return self.word(&key);
        }
        let seats: SeatSet = side.seats.iter().copied().collect();
        self.seats(seats)
    }

    fn seats(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| open::seat_name(self.words, self.of.about, seat)).collect();
        escaped(&names.join(", "))
    }

    /// Who won, by side where all of a side did.
    fn winners(&self, winners: SeatSet) -> String {
        if winners.is_empty() {
            return self.word("cli-draw");
        }
        let side = self.of.games.sides.iter().find(|side| side.seats.iter().copied().collect::<SeatSet>() == winners);
        side.map_or_else(|| self.seats(winners), |side| self.side(side))
    }

    fn who(&self) -> String {
        let sides = self.of.games.sides;
        match self.of.games.seating {
            Seating::Fixed(levels) => {
                let player = |side: &Side| {
                    let names: Vec<&str> = match side.player(levels) {
                        Some(level) => vec![level.name()],
                        None => side.seats.iter().map(|seat| levels[usize::from(seat.0)].name()).collect(),
                    };
                    format!("{}: {}", self.side(side), names.join(", "))
                };
                sides.iter().map(player).collect::<Vec<_>>().join(" · ")
            }
            Seating::Mirrored([way, _]) => {
                let mut players = sides.iter().filter_map(|side| side.player(way)).map(|level| level.name());
                let [first, second] = [players.next(), players.next()].map(Option::unwrap_or_default);
                self.say(&Text::new("cli-report-mirrored").name("first", first).name("second", second))
            }
        }
    }

    fn facts(&self) -> String {
        let games = &self.of.games;
        let fact = |figure: String, key: &str| format!("<div><b>{figure}</b><span>{}</span></div>", self.word(key));
        let mut facts = vec![fact(grouped(games.count()), "cli-report-games")];
        if let Some([_, turns, _]) = quartiles(&games.turns()) {
            facts.push(fact(self.figure(turns), "cli-report-turns"));
        }
        if let Some([_, actions, _]) = quartiles(&games.actions()) {
            facts.push(fact(self.figure(actions), "cli-report-actions"));
        }
        facts.push(fact(self.percent(games.draws() as f64 / games.count().max(1) as f64), "cli-draws"));
        let mut notices = String::new();
        if games.count() < self.of.wanted {
            let text = Text::new("cli-sim-stopped").number("done", games.count() as i64);
            notices += &notice(&self.say(&text.number("games", self.of.wanted as i64)));
        }
        if games.given_up() > 0 {
            notices += &notice(&self.say(&Text::new("cli-report-given-up").number("n", games.given_up() as i64)));
        }
        format!("{notices}<div class=\"facts\">{}</div>", facts.concat())
    }

    fn section(&self, id: &str, title: &str, about: &str, content: &str) -> String {
        format!(
            "<section id=\"{id}\"><h2>{}</h2><p class=\"muted\">{}</p>{content}</section>\n",
            self.word(title),
            self.word(about)
        )
    }

    fn share_cells(&self, share: &Share, colour: usize) -> String {
        format!(
            "<td class=\"n\">{}</td><td class=\"n\">{}<small>{} – {}</small></td><td class=\"drawn\">{}</td>",
            self.figure(share.points),
            self.percent(share.share),
            self.percent(share.low),
            self.percent(share.high),
            plot::share(share.share, share.low, share.high, colour)
        )
    }

    fn players(&self) -> String {
        let scores = self.of.games.players();
        if scores.is_empty() {
            return String::new();
        }
        let sides = self.of.games.sides;
        let mut rows = Vec::new();
        for (i, score) in scores.iter().enumerate() {
            let share = |(side, share): (&Side, &Option<Share>)| {
                Some(format!("{} {}", self.side(side), self.percent(share.as_ref()?.share)))
            };
            let by_side: Vec<String> = sides.iter().zip(&score.by_side).filter_map(share).collect();
            let name = format!("<td>{}<small>{}</small></td>", score.level.name(), by_side.join(", "));
            rows.push(name + &self.share_cells(&score.all, i % COLOURS));
        }
        let heads = ["cli-report-player", "cli-report-points", "cli-report-share", "cli-report-interval"];
        self.section("players", "cli-report-players", "cli-report-players-text", &self.table(&heads, &rows))
    }

    fn sides(&self) -> String {
        let games = &self.of.games;
        let total = games.count().max(1) as f64;
        let mut parts: Vec<(f64, usize)> = Vec::new();
        let mut rows = Vec::new();
        for (i, side) in games.sides.iter().enumerate() {
            let share = games.won_by(side);
            parts.push((share.share, i % COLOURS));
            let decided = games.decided_for(side);
            let decided = Text::new("cli-report-decided").name("share", style::percent(self.words, decided.share));
            let name = format!("{}<small>{}</small>", self.side(side), self.say(&decided));
            rows.push(format!("<td>{}{name}</td>{}", swatch(i % COLOURS), self.share_cells(&share, i % COLOURS)));
        }
        let draws = Share::of(games.draws() as f64, games.count());
        parts.insert(1.min(parts.len()), ((games.draws() + games.given_up()) as f64 / total, NOBODY));
        let name = format!("<td>{}{}</td>", swatch(NOBODY), self.word("cli-draws"));
        rows.push(name + &self.share_cells(&draws, NOBODY));
        let heads = ["cli-report-side", "cli-report-wins", "cli-report-share", "cli-report-interval"];
        let content = plot::parts(&parts) + &self.table(&heads, &rows);
        self.section("sides", "cli-report-sides", "cli-report-sides-text", &content)
    }

    fn endings(&self) -> String {
        let endings = self.of.games.endings();
        let most = endings.first().map_or(1, |ending| ending.count) as f64;
        let row = |ending: &Ending| {
            let said =
                if without_numbers(&ending.text) == ending.text { self.say(&ending.text) } else { String::new() };
            let bar = plot::parts(&[(ending.count as f64 / most, self.colour_of(ending.winners))]);
            let count = grouped(ending.count);
            let winners = self.winners(ending.winners);
            format!("<td>{winners}<small>{said}</small></td><td class=\"n\">{count}</td><td class=\"drawn\">{bar}</td>")
        };
        let rows: Vec<String> = endings.iter().map(row).collect();
        let heads = ["cli-report-winner", "cli-report-games", ""];
        self.section("endings", "cli-report-endings", "cli-report-endings-text", &self.table(&heads, &rows))
    }

    fn colour_of(&self, winners: SeatSet) -> usize {
        let side = self.of.games.sides.iter().position(|side| side.seats.iter().any(|&seat| winners.contains(seat)));
        side.map_or(NOBODY, |side| side % COLOURS)
    }

    fn length(&self) -> String {
        let games = &self.of.games;
        let drawn = plot::histogram(&games.turns(), &self.word("cli-report-length"));
        let row = |key: &str, values: &[f64]| {
            let Some(quartiles) = quartiles(values) else { return String::new() };
            let (low, high) = values.iter().fold((f64::MAX, f64::MIN), |(l, h), &v| (l.min(v), h.max(v)));
            let cells = [self.figure(low), self.spread(quartiles), self.figure(high)];
            format!("<td>{}</td>{}", self.word(key), numbers(&cells))
        };
        let rows = [row("cli-report-turns", &games.turns()), row("cli-report-actions", &games.actions())];
        let heads = ["", "cli-report-least", "cli-report-middle", "cli-report-most"];
        let content = format!("<figure>{drawn}</figure>{}", self.table(&heads, &rows));
        self.section("length", "cli-report-length", "cli-report-length-text", &content)
    }

    fn points(&self) -> String {
        let curves: Vec<Curve> = self.of.games.curves();
        let turns = || curves.iter().flat_map(|curve| curve.by_turn.keys());
        let values = || curves.iter().flat_map(|curve| curve.by_turn.values().flatten().copied());
        let (Some(first), Some(last)) = (turns().min(), turns().max()) else { return String::new() };
        let x = Scale::from_to(f64::from(*first), f64::from(*last), 12);
        let y = Scale::around(values().fold(0.0, f64::min), values().fold(1.0, f64::max), 5);
        let line = |(i, curve): (usize, &Curve)| Line {
            points: curve.by_turn.iter().map(|(&turn, &values)| (f64::from(turn), values)).collect(),
            colour: i % COLOURS,
        };
        let lines: Vec<Line> = curves.iter().enumerate().map(line).collect();
        let name = |(i, curve): (usize, &Curve)| format!("<li>{}{}</li>", swatch(i % COLOURS), self.say(&curve.text));
        let key: String = curves.iter().enumerate().map(name).collect();
        let drawn = plot::lines(&lines, &x, &y, &self.word("cli-report-curves"));
        let content = format!("<ul class=\"key\">{key}</ul><figure>{drawn}</figure>");
        self.section("points", "cli-report-curves", "cli-report-curves-text", &content)
    }

    fn losses(&self) -> String {
        let Some(losses) = self.of.games.losses() else { return String::new() };
        let most = losses.iter().map(|losses| losses.lost[1]).fold(1.0, f64::max);
        let row = |(i, (side, losses)): (usize, (&Side, &super::summary::Losses))| {
            let bar = plot::parts(&[(losses.lost[1] / most, i % COLOURS)]);
            let cells = numbers(&[self.spread(losses.began), self.spread(losses.lost)]);
            format!("<td>{}{}</td>{cells}<td class=\"drawn\">{bar}</td>", swatch(i % COLOURS), self.side(side))
        };
        let rows: Vec<String> = self.of.games.sides.iter().zip(&losses).enumerate().map(row).collect();
        let heads = ["cli-report-side", "cli-report-began", "cli-report-lost", ""];
        self.section("losses", "cli-report-losses", "cli-report-losses-text", &self.table(&heads, &rows))
    }

    /// What the players wanted; nothing where the game's players have no aims.
    fn aims(&self) -> String {
        let games = &self.of.games;
        let aims = games.aims();
        if aims.is_empty() {
            return String::new();
        }
        let row = |aim: &AimUse| {
            let share = aim.reached as f64 / aim.wanted.max(1) as f64;
            let per_game = aim.wanted as f64 / games.count().max(1) as f64;
            let cells = numbers(&[grouped(aim.wanted), self.decimal(per_game, 2), self.percent(share)]);
            let colour = aim.side % COLOURS;
            let name = format!("<td>{}{}</td>", swatch(colour), self.say(&aim.text));
            format!("{name}{cells}<td class=\"drawn\">{}</td>", plot::parts(&[(share, colour)]))
        };
        let rows: Vec<String> = aims.iter().take(MOST_AIMS).map(row).collect();
        let heads = ["cli-report-aim", "cli-report-wanted", "cli-report-a-game", "cli-report-reached", ""];
        self.section("aims", "cli-report-aims", "cli-report-aims-text", &self.table(&heads, &rows))
    }

    fn actions(&self) -> String {
        if self.of.kinds.is_empty() {
            return String::new();
        }
        let games = &self.of.games;
        let (uses, never) = games.kinds(self.of.kinds);
        let row = |used: &KindUse| {
            let total = used.counts.iter().sum::<u64>().max(1) as f64;
            let parts: Vec<(f64, usize)> =
                used.counts.iter().enumerate().map(|(i, &count)| (count as f64 / total, i % COLOURS)).collect();
            let example = used.example.as_ref().map(|text| self.say(text)).unwrap_or_default();
            let per_game = total / games.count().max(1) as f64;
            let cells = numbers(&[
                grouped(used.counts.iter().sum()),
                self.decimal(per_game, if per_game < 10.0 { 2 } else { 0 }),
                self.percent(used.games as f64 / games.count().max(1) as f64),
            ]);
            let name = format!("<td><code>{}</code><small>{example}</small></td>", in_records(&used.kind));
            format!("{name}{cells}<td class=\"drawn\">{}</td>", plot::parts(&parts))
        };
        let rows: Vec<String> = uses.iter().map(row).collect();
        let heads =
            ["cli-report-kind", "cli-report-taken", "cli-report-a-game", "cli-report-in-games", "cli-report-by"];
        let list: String = never.iter().map(|kind| format!("<li><code>{}</code></li>", in_records(kind))).collect();
        let never = match never.is_empty() {
            true => format!("<p>{}</p>", self.word("cli-report-all-taken")),
            false => format!("<h3>{}</h3><ul class=\"never\">{list}</ul>", self.word("cli-report-never")),
        };
        let side = |(i, side): (usize, &Side)| format!("<li>{}{}</li>", swatch(i % COLOURS), self.side(side));
        let key: String = games.sides.iter().enumerate().map(side).collect();
        let content = format!("{never}<ul class=\"key\">{key}</ul>{}", self.table(&heads, &rows));
        self.section("actions", "cli-report-kinds", "cli-report-kinds-text", &content)
    }

    /// The only part that is different every time.
    fn times(&self) -> String {
        let times = self.of.games.times();
        if times.is_empty() {
            return String::new();
        }
        let row = |of: &super::summary::PlayerTimes| {
            let times = &of.times;
            let each = |count: u64| times.total as f64 / count.max(1) as f64;
            let cells = numbers(&[
                grouped(times.decisions),
                self.duration(each(times.decisions)),
                self.duration(times.longest_decision as f64),
                self.duration(each(times.turns)),
                self.duration(times.longest_turn as f64),
            ]);
            format!("<td>{}</td>{cells}", of.level.name())
        };
        let rows: Vec<String> = times.iter().map(row).collect();
        let heads = [
            "cli-report-player",
            "cli-report-decisions",
            "cli-report-a-decision",
            "cli-report-longest-decision",
            "cli-report-a-turn",
            "cli-report-longest-turn",
        ];
        self.section("times", "cli-report-times", "cli-report-times-text", &self.table(&heads, &rows))
    }

    /// So many microseconds.
    fn duration(&self, micros: f64) -> String {
        match micros {
            micros if micros < 1_000.0 => format!("{} µs", self.decimal(micros, 0)),
            micros if micros < 1_000_000.0 => format!("{} ms", self.decimal(micros / 1e3, 1)),
            _ => format!("{} s", self.decimal(micros / 1e6, 1)),
        }
    }

    /// Columns after the first are figures, but for those that are drawn, which have a class of their own.
    fn table(&self, heads: &[&str], rows: &[String]) -> String {
        let head = |(i, key): (usize, &&str)| {
            let word = if key.is_empty() { String::new() } else { self.word(key) };
            let class = match *key {
                "" | "cli-report-interval" | "cli-report-by" if i > 0 => " class=\"drawn\"",
                _ if i > 0 => " class=\"n\"",
                _ => "",
            };
            format!("<th{class}>{word}</th>")
        };
        let heads: String = heads.iter().enumerate().map(head).collect();
        let rows: String = rows.iter().map(|row| format!("<tr>{row}</tr>\n")).collect();
        format!("<div class=\"wide\"><table><thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table></div>")
    }

    fn footer(&self) -> String {
        let about = self.of.about;
        let text = Text::new("cli-report-made").name("program", env!("CARGO_PKG_VERSION"));
        let made = self.say(&text.name("game", about.id).name("rules", about.rules));
        let again = self.word("cli-report-again");
        format!("<footer><p>{again}</p><code>{}</code><p>{made}</p></footer>", escaped(&self.of.command))
    }
}

fn notice(said: &str) -> String {
    format!("<p class=\"notice\">{said}</p>")
}

fn swatch(colour: usize) -> String {
    format!("<i class=\"c{colour}\"></i>")
}

fn numbers(cells: &[String]) -> String {
    cells.iter().map(|cell| format!("<td class=\"n\">{cell}</td>")).collect()
}

/// A kind of action as records spell it: `MoveTo` is `move_to` there.
fn in_records(kind: &str) -> String {
    let mut name = String::new();
    for (i, c) in kind.char_indices() {
        if c.is_ascii_uppercase() && i > 0 {
            name.push('_');
        }
        name.push(c.to_ascii_lowercase());
    }
    escaped(&name)
}

/// A number with thin spaces between thousands, which no language takes for a decimal mark.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push('\u{202f}');
        }
        grouped.push(digit);
    }
    grouped
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_numbers_and_texts_are_written_for_a_page() {
        assert_eq!(in_records("MoveTo"), "move_to");
        assert_eq!([1234, 12_345, 1_234_567].map(grouped), ["1234", "12\u{202f}345", "1\u{202f}234\u{202f}567"]);
        assert_eq!(escaped("<a href=\"x\">&"), "&lt;a href=&quot;x&quot;&gt;&amp;");
    }
}
