//! Two forces fought out on land, at sea or in the air, or a group of ships on its way (`sandtable odds europe-1939`).

use crate::Rules;
use crate::odds::{Odds, sailing_chance};
use crate::paper::{Force, Ground, force};
use kernel::fights::{Cell, FightAnswer, Fights, Flag, Given, Part, Table, percent};
use kernel::{Problem, Text, Words};
use serde::Serialize;

#[derive(Debug)]
pub struct Battles;

#[derive(Debug, Serialize)]
struct Answer {
    win: f64,
    lose: f64,
    draw: f64,
    /// Both are left.
    open: f64,
    /// Units left of attacker and defender, with their chance.
    left: Vec<(u8, u8, f64)>,
}

#[derive(Debug, Serialize)]
struct SailingAnswer {
    distance: u8,
    chance: f64,
}

impl Fights<Rules> for Battles {
    fn about(&self) -> &'static str {
        "Units against units on land, at sea or in the air; ships that want to intervene"
    }

    fn flags(&self) -> Vec<Flag> {
        let attackers = "The attackers in the order in which they are lost: \"4 infantry 2 armour 1 aircraft\"";
        let air = "An air fight of one round: the attackers are those who meet the others";
        let sailing = "Only the roll of ships that want to intervene so many sea areas away";
        vec![
            Flag::text("attackers", "UNITS", attackers).positional().default("").required_unless("sailing"),
            Flag::text("vs", "UNITS", "The defenders in the order in which they are lost").default(""),
            Flag::number("plus", "N", 0..=3, "What the ground adds to the defence: river, coast, mountain, fort")
                .default(0)
                .conflicts(&["sea", "air"]),
            Flag::switch("sea", "A battle at sea"),
            Flag::switch("air", air).conflicts(&["sea"]),
            Flag::number("sailing", "DISTANCE", 0..=u8::MAX.into(), sailing).conflicts(&[
                "attackers",
                "vs",
                "plus",
                "sea",
                "air",
            ]),
        ]
    }

    fn answer(&self, rules: &Rules, given: &Given, words: &Words) -> Result<FightAnswer, Problem> {
        if let Some(distance) = given.number_if_given("sailing")? {
            return sailing(distance, words);
        }
        let ground = if given.has("sea") {
            Ground::Sea
        } else if given.has("air") {
            Ground::Air
        } else {
            Ground::Land { plus: given.number("plus")? }
        };
        let (attackers, defenders) = (force(given.text("attackers"))?, force(given.text("vs"))?);
        let odds = rules.fight_on_paper(&attackers, &defenders, ground)?.odds();
        let answer = Answer::new(&odds);
        let page = page(&[attackers, defenders], &answer, words);
        FightAnswer::new(&answer, page)
    }
}

fn sailing(distance: u8, words: &Words) -> Result<FightAnswer, Problem> {
    let chance = sailing_chance(distance);
    let text = Text::new("odds-sailing").number("distance", distance);
    let line = format!("{}  {}", words.say(&text), percent(words, chance));
    FightAnswer::new(&SailingAnswer { distance, chance }, vec![Part::Line(line)])
}

impl Answer {
    fn new(odds: &Odds) -> Answer {
        let left = odds.left.iter().flat_map(|left| left.iter()).map(|((a, d), p)| (*a, *d, p)).collect();
        Answer { win: odds.win, lose: odds.lose, draw: odds.draw, open: odds.open, left }
    }
}

/// Lines of a chart beyond which it is no longer read.
const LINES: usize = 12;

fn page(forces: &[Force; 2], answer: &Answer, words: &Words) -> Vec<Part> {
    let named = |force: &Force| -> String {
        let units: Vec<String> = force.iter().map(|(kind, n)| format!("{n} × {}", words.word(kind.word()))).collect();
        units.join(", ")
    };
    let [attackers, defenders] = forces.each_ref().map(named);
    let title = Text::new("cli-odds-forces").name("attackers", attackers).name("defenders", defenders);
    let mut ends = Table::right([1]);
    let chances = [
        ("cli-odds-win", answer.win),
        ("cli-odds-lose", answer.lose),
        ("cli-odds-draw", answer.draw),
        ("odds-both", answer.open),
    ];
    for (key, chance) in chances.into_iter().filter(|(_, chance)| *chance > 0.0) {
        ends.chance(words.word(key), chance);
    }
    let mut likeliest = answer.left.clone();
    likeliest.sort_by(|a, b| b.2.total_cmp(&a.2));
    let mut left = Table::right([0, 1, 2]);
    left.heads(words, ["cli-odds-attacker", "cli-odds-defender", "cli-odds-chance"]);
    for (attacker, defender, chance) in likeliest.into_iter().take(LINES) {
        left.row([Cell::Text(attacker.to_string()), Cell::Text(defender.to_string()), Cell::Chance(chance)]);
    }
    vec![Part::Title(words.say(&title)), Part::Table(ends), Part::Blank, Part::Table(left)]
}
