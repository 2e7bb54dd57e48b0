//! Strengths and circumstances as the rules name them, and the table they lead to (`sandtable odds totaler-krieg`).

use crate::Rules;
use crate::data::CombatResult;
use crate::odds::{Circumstances, Crossing, Shift, Sum};
use crate::vocabulary::{SideKind, Weather};
use kernel::fights::{Cell, FightAnswer, Fights, Flag, Given, Part, Table};
use kernel::{Problem, Text, Words};
use serde::Serialize;

#[derive(Debug)]
pub struct Combat;

/// The sides that change a fight if all attackers cross them.
const CROSSED: [SideKind; 3] = [SideKind::River, SideKind::Mountain, SideKind::Strait];

#[derive(Debug, Serialize)]
struct Answer {
    /// The column of the bare figures.
    odds: String,
    shifts: Vec<ShiftAnswer>,
    /// The column that is rolled on.
    column: String,
    results: Vec<ResultAnswer>,
}

#[derive(Debug, Serialize)]
struct ShiftAnswer {
    what: String,
    columns: i8,
    clause: &'static str,
}

#[derive(Debug, Serialize)]
struct ResultAnswer {
    result: String,
    chance: f64,
    /// Steps lost.
    attacker_loss: u8,
    defender_loss: u8,
}

impl Fights<Rules> for Combat {
    fn about(&self) -> &'static str {
        "Odds column, every shift with its clause, and the table"
    }

    fn flags(&self) -> Vec<Flag> {
        let factors = |name, help| Flag::number(name, "N", 1..=u16::MAX.into(), help).required();
        let counted = |name, help| Flag::number(name, "N", 0..=9, help).default(0);
        let weather = Weather::ALL.iter().map(|weather| weather.id());
        vec![
            factors("attack", "Attack factors, with those of a supporting headquarters"),
            factors("defence", "Defence factors, with those of a supporting headquarters").alias("defense"),
            counted("air", "Air units of the attacker"),
            counted("enemy-air", "Air units of the defender"),
            counted("airdrops", "Airdrops in the attacked hex, in a Blitz"),
            Flag::switch("armour", "Supplied armour attacks, in a Blitz"),
            Flag::switch("hq", "A headquarters supports the attack"),
            Flag::switch("enemy-hq", "A headquarters supports the defence, or stands in the hex"),
            Flag::switch("fortress", "The defenders have a Fortress"),
            Flag::switch("city", "The defenders are in a city"),
            Flag::switch("rough", "The defenders are in rough terrain"),
            Flag::one_of(
                "across",
                "SIDE",
                CROSSED.map(SideKind::id),
                "What all attackers cross: river, mountain or strait",
            )
            .conflicts(&["beachhead"]),
            Flag::number("beachhead", "N", 1..=9, "All attackers come from a Beachhead of this number"),
            Flag::one_of("weather", "WEATHER", weather, "Over the defenders: fair, mud, storms or snow")
                .default(Weather::Fair.id()),
        ]
    }

    fn answer(&self, rules: &Rules, given: &Given, words: &Words) -> Result<FightAnswer, Problem> {
        let (attack, defence) = (given.number("attack")?, given.number("defence")?);
        let (sum, dice) = rules.on_paper(attack, defence, &circumstances(given)?);
        let answer = answer(rules, &sum, &dice, words);
        FightAnswer::new(&answer, page(&answer, words))
    }
}

fn circumstances(given: &Given) -> Result<Circumstances, Problem> {
    let crossing = match given.number_if_given("beachhead")? {
        Some(number) => Crossing::Landing(number),
        None if given.has("across") => {
            let side = |name: &str| CROSSED.into_iter().find(|side| side.id() == name);
            Crossing::Side(given.named("across", side)?)
        }
        None => Crossing::Open,
    };
    Ok(Circumstances {
        air: [given.number("air")?, given.number("enemy-air")?],
        carriers: [0, 0],
        airdrops: given.number("airdrops")?,
        armour: given.has("armour"),
        hq: [given.has("hq"), given.has("enemy-hq")],
        fortress: given.has("fortress"),
        weather: given.named("weather", Weather::parse)?,
        city: given.has("city"),
        rough: given.has("rough"),
        crossing,
    })
}

fn answer(rules: &Rules, sum: &Sum, dice: &[CombatResult], words: &Words) -> Answer {
    let mut results: Vec<ResultAnswer> = Vec::new();
    for result in dice {
        let (name, chance) = (rules.result_name(*result), 1.0 / dice.len() as f64);
        match results.iter_mut().find(|r| r.result == name) {
            Some(known) => known.chance += chance,
            None => {
                let (attacker_loss, defender_loss) = result.losses;
                results.push(ResultAnswer { result: name, chance, attacker_loss, defender_loss });
            }
        }
    }
    let shift = |s: &Shift| ShiftAnswer { what: words.word(s.key), columns: s.value, clause: s.clause };
    Answer {
        odds: rules.column_name(sum.base).to_owned(),
        shifts: sum.shifts.iter().map(shift).collect(),
        column: rules.column_name(sum.column).to_owned(),
        results,
    }
}

fn page(answer: &Answer, words: &Words) -> Vec<Part> {
    let column = Text::new("cli-odds-column").name("odds", answer.odds.clone()).name("column", answer.column.clone());
    let mut page = vec![Part::Title(words.say(&column))];
    let mut shifts = Table::right([1]);
    for shift in &answer.shifts {
        let columns = format!("{:+}", shift.columns);
        shifts.row([Cell::Text(shift.what.clone()), Cell::Text(columns), Cell::Faint(shift.clause.to_owned())]);
    }
    if !answer.shifts.is_empty() {
        page.extend([Part::Table(shifts), Part::Blank]);
    }
    let mut table = Table::right([1, 2, 3]);
    table.heads(words, ["cli-odds-result", "cli-odds-attacker", "cli-odds-defender", "cli-odds-chance"]);
    for r in &answer.results {
        let [attacker, defender] = [r.attacker_loss, r.defender_loss].map(|n| Cell::Text(n.to_string()));
        table.row([Cell::Text(r.result.clone()), attacker, defender, Cell::Chance(r.chance), Cell::Bar(r.chance)]);
    }
    page.push(Part::Table(table));
    page
}
