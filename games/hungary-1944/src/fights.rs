//! A fight described as the rulebook describes it (`sandtable odds hungary-1944`), resolved by the code that rolls.

use crate::Rules;
use crate::odds::{CombatChance, CombatOdds, CombatQuery};
use crate::vocabulary::Side;
use kernel::fights::{Cell, FightAnswer, Fights, Flag, Given, Part, Table, decimal};
use kernel::{Problem, Text, Words};
use serde::Serialize;

#[derive(Debug)]
pub struct Combat;

const TABLES: [(&str, Side); 2] = [("axis", Side::Axis), ("allied", Side::Allied)];

/// The distribution of a fight.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Answer {
    /// The column of the table the figures lead to, before any shift.
    odds: String,
    /// The column that is rolled on.
    column: String,
    results: Vec<FightResult>,
    eliminated: f64,
    breakthrough: f64,
    mean_attacker_loss: f64,
    mean_defender_loss: f64,
}

/// One result of a fight, as the table prints it.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct FightResult {
    result: String,
    chance: f64,
    /// Steps lost.
    attacker_loss: u8,
    defender_loss: u8,
    /// Losses beyond the steps the defender has: what a breakthrough is made of.
    excess: u8,
    /// Nothing is left of the defender.
    eliminated: bool,
}

impl Fights<Rules> for Combat {
    fn about(&self) -> &'static str {
        "Odds column, shifts and die against the steps of the defender"
    }

    fn flags(&self) -> Vec<Flag> {
        let tables = TABLES.map(|(name, _)| name);
        vec![
            Flag::one_of("table", "SIDE", tables, "Whose table is rolled on: axis or allied").required(),
            Flag::number("attack", "N", 1..=u16::MAX.into(), "Combat factors of the attackers").required(),
            Flag::number("defence", "N", 1..=u16::MAX.into(), "Combat factors of the defenders")
                .alias("defense")
                .required(),
            Flag::number("shifts", "N", -127..=127, "Columns to the right (+) or to the left (-)").default(0),
            Flag::number("steps", "N", 1..=u8::MAX.into(), "Steps of the defenders").required(),
            Flag::switch("city", "The defenders are in a big city"),
            Flag::number("die-mod", "N", -127..=127, "Added to the die").default(0),
        ]
    }

    fn answer(&self, rules: &Rules, given: &Given, words: &Words) -> Result<FightAnswer, Problem> {
        let table = |name: &str| TABLES.iter().find(|(known, _)| *known == name).map(|&(_, side)| side);
        let steps = given.number("steps")?;
        let query = CombatQuery {
            table: given.named("table", table)?,
            attack: given.number("attack")?,
            defence: given.number("defence")?,
            shifts: given.number("shifts")?,
            die_modifier: given.number("die-mod")?,
            steps,
            city: given.has("city"),
        };
        let answer = Answer::new(rules.combat_odds(&query)?, steps);
        FightAnswer::new(&answer, answer.page(words))
    }
}

impl Answer {
    fn new(odds: CombatOdds, steps: u8) -> Answer {
        let result = |c: CombatChance| FightResult {
            result: c.result.to_string(),
            chance: c.probability,
            attacker_loss: c.attacker_loss,
            defender_loss: c.defender_loss,
            excess: c.excess,
            eliminated: c.defender_loss == steps,
        };
        Answer::of(odds.ratio, odds.column, odds.chances.into_iter().map(result).collect())
    }

    fn of(odds: String, column: String, results: Vec<FightResult>) -> Answer {
        let chance_that = |holds: fn(&FightResult) -> bool| results.iter().filter(|r| holds(r)).map(|r| r.chance).sum();
        let mean_of = |number: fn(&FightResult) -> u8| results.iter().map(|r| r.chance * f64::from(number(r))).sum();
        Answer {
            odds,
            column,
            eliminated: chance_that(|r| r.eliminated),
            breakthrough: chance_that(|r| r.excess > 0),
            mean_attacker_loss: mean_of(|r| r.attacker_loss),
            mean_defender_loss: mean_of(|r| r.defender_loss),
            results,
        }
    }

    fn page(&self, words: &Words) -> Vec<Part> {
        let column = Text::new("cli-odds-column").name("odds", self.odds.clone()).name("column", self.column.clone());
        let mut table = Table::right([1, 2, 3, 4]);
        let heads = ["cli-odds-result", "cli-odds-attacker", "cli-odds-defender", "odds-excess", "cli-odds-chance"];
        table.heads(words, heads);
        for r in &self.results {
            let result = if r.eliminated { Cell::Good(r.result.clone()) } else { Cell::Text(r.result.clone()) };
            let [attacker, defender, excess] =
                [r.attacker_loss, r.defender_loss, r.excess].map(|n| Cell::Text(n.to_string()));
            table.row([result, attacker, defender, excess, Cell::Chance(r.chance), Cell::Bar(r.chance)]);
        }
        let mut facts = Table::right([1]);
        let mean = |value: f64| Cell::Text(decimal(words, value, 2));
        facts.row([Cell::Text(words.word("odds-eliminated")), Cell::Chance(self.eliminated)]);
        facts.row([Cell::Text(words.word("odds-breakthrough")), Cell::Chance(self.breakthrough)]);
        facts.row([Cell::Text(words.word("odds-attacker-mean")), mean(self.mean_attacker_loss)]);
        facts.row([Cell::Text(words.word("odds-defender-mean")), mean(self.mean_defender_loss)]);
        vec![Part::Title(words.say(&column)), Part::Table(table), Part::Blank, Part::Table(facts)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// TV-H1: 45 against 8, two shifts, three steps: the 7:1 column of the Allied table.
    #[test]
    fn a_fight_sums_up_to_what_matters() {
        let table = [("1/1", 1, 1), ("1/2", 1, 2), ("1/3", 1, 3), ("1/4", 1, 4), ("1/5", 1, 5), ("1/6", 1, 6)];
        let result = |(text, attacker_loss, loss): (&str, u8, u8)| FightResult {
            result: text.to_owned(),
            chance: 1.0 / 6.0,
            attacker_loss,
            defender_loss: loss.min(3),
            excess: loss.saturating_sub(3),
            eliminated: loss >= 3,
        };
        let answer = Answer::of("5:1".to_owned(), "7:1".to_owned(), table.map(result).to_vec());
        assert!((answer.eliminated - 4.0 / 6.0).abs() < 1e-12);
        assert!((answer.breakthrough - 0.5).abs() < 1e-12);
        assert!((answer.mean_defender_loss - 2.5).abs() < 1e-12);
        assert!((answer.mean_attacker_loss - 1.0).abs() < 1e-12);
    }
}
