//! Two forces as people write them down (`sandtable odds axis-allies`), fought out by the rules.

use crate::Rules;
use crate::odds::{Fight, Left, Odds, Share};
use crate::paper::{Force, Paper, force};
use crate::vocabulary::{Kind, Tech, Techs};
use kernel::fights::{Cell, FightAnswer, Fights, Flag, Given, Part, Table, decimal, mean};
use kernel::{Problem, Text, Words};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Debug)]
pub struct Battles;

/// The chances of a battle.
#[derive(Debug, Serialize)]
struct Answer {
    win: f64,
    lose: f64,
    draw: f64,
    stop: f64,
    attacker: SideAnswer,
    defender: SideAnswer,
}

#[derive(Debug, Serialize)]
struct SideAnswer {
    lost_units: f64,
    lost_ipc: f64,
    survivors: Vec<Survivors>,
}

/// Units left with their chance; whatever is not named is gone.
#[derive(Debug, Serialize)]
struct Survivors {
    chance: f64,
    units: BTreeMap<&'static str, u8>,
}

#[derive(Debug, Serialize)]
struct RaidAnswer {
    mean: f64,
    /// The chance of each sum from nothing on.
    chances: Vec<f64>,
}

impl Fights<Rules> for Battles {
    fn about(&self) -> &'static str {
        "Units against units until one side is gone, or a raid"
    }

    fn flags(&self) -> Vec<Flag> {
        let counted = |name, help| Flag::number(name, "N", 0..=u8::MAX.into(), help).default(0);
        let attackers = "The attackers in the order in which they are lost: \"10 infantry 5 armour 3 fighter\"";
        let defenders = "The defenders in the order in which they are lost; an aa_gun among them fires first";
        let attacker_has = "Developments of the attacker, with commas between them: heavy_bombers, super_submarines …";
        vec![
            Flag::text("attackers", "UNITS", attackers).positional().required(),
            Flag::text("vs", "UNITS", defenders).default(""),
            counted("support", "Battleships that fire in support of a landing"),
            counted("stop-at", "The attacker breaks off after a round with so few units left"),
            Flag::switch("raid", "Bombers on a raid: what they take from the treasury")
                .conflicts(&["support", "stop-at"]),
            Flag::number(
                "cash",
                "IPC",
                0..=u16::MAX.into(),
                "What there is in the treasury that is raided [default: enough]",
            )
            .needs("raid"),
            Flag::texts("attacker-has", "TECHS", attacker_has),
            Flag::texts("defender-has", "TECHS", "Developments of the defender: jet_power …"),
        ]
    }

    fn answer(&self, rules: &Rules, given: &Given, words: &Words) -> Result<FightAnswer, Problem> {
        let paper = Paper {
            attackers: force(given.text("attackers"))?,
            defenders: force(given.text("vs"))?,
            attacker_has: techs(given.texts("attacker-has"))?,
            defender_has: techs(given.texts("defender-has"))?,
            support: given.number("support")?,
            stop_at: given.number("stop-at")?,
        };
        if given.has("raid") {
            return raid(rules.raid_on_paper(&paper, given.number_if_given("cash")?)?, words);
        }
        let fight = rules.fight_on_paper(&paper)?;
        let odds = fight.odds();
        let page = page(&fight, &odds, words);
        FightAnswer::new(&answer(&fight, odds), page)
    }
}

fn techs(names: &[String]) -> Result<Techs, Problem> {
    let mut techs = Techs::default();
    for name in names {
        let known = Tech::ALL.into_iter().find(|t| t.id() == name.replace('-', "_"));
        let expected = || format!("expected one of {}, found \"{name}\"", Tech::ALL.map(Tech::id).join(", "));
        techs.add(known.ok_or_else(|| Problem::new(expected()))?);
    }
    Ok(techs)
}

fn forces(fight: &Fight) -> [Force; 2] {
    [&fight.attackers, &fight.defenders].map(|lines| lines.iter().map(|(line, _)| (line.kind, line.n)).collect())
}

/// What is left of a force, line by line.
fn left_of(force: &Force, left: &Left) -> Force {
    force.iter().zip(left).filter(|(_, n)| **n > 0).map(|((kind, _), n)| (*kind, *n)).collect()
}

fn answer(fight: &Fight, odds: Odds) -> Answer {
    let side = |share: Share, force: &Force| SideAnswer {
        lost_units: share.lost_units,
        lost_ipc: share.lost_value,
        survivors: share
            .survivors
            .iter()
            .map(|(left, chance)| Survivors {
                chance: *chance,
                units: left_of(force, left).into_iter().map(|(kind, n)| (kind.id(), n)).collect(),
            })
            .collect(),
    };
    let [attackers, defenders] = forces(fight);
    Answer {
        win: odds.win,
        lose: odds.lose,
        draw: odds.draw,
        stop: odds.stop,
        attacker: side(odds.attacker, &attackers),
        defender: side(odds.defender, &defenders),
    }
}

/// Lines of a chart beyond which it is no longer read.
const LINES: usize = 8;

fn named(force: &Force, words: &Words) -> String {
    let unit = |(kind, n): &(Kind, u8)| format!("{n} × {}", words.word(kind.word()));
    let units: Vec<String> = force.iter().map(unit).collect();
    if units.is_empty() { words.word("odds-nobody") } else { units.join(", ") }
}

fn page(fight: &Fight, odds: &Odds, words: &Words) -> Vec<Part> {
    let [attackers, defenders] = forces(fight);
    let title = Text::new("cli-odds-forces")
        .name("attackers", named(&attackers, words))
        .name("defenders", named(&defenders, words));
    let mut ends = Table::right([1]);
    for (key, chance) in [("cli-odds-win", odds.win), ("cli-odds-lose", odds.lose), ("cli-odds-draw", odds.draw)] {
        ends.chance(words.word(key), chance);
    }
    if odds.stop > 0.0 {
        ends.chance(words.word("odds-stop"), odds.stop);
    }
    let mut page = vec![Part::Title(words.say(&title)), Part::Table(ends)];
    page.extend(what_is_left("odds-left-attacker", &odds.attacker, &attackers, words));
    page.extend(what_is_left("odds-left-defender", &odds.defender, &defenders, words));
    page
}

/// What a side loses, and what is left of it with its chance, the likeliest first.
fn what_is_left(key: &'static str, share: &Share, force: &Force, words: &Words) -> [Part; 3] {
    let lost = Text::new(key)
        .name("units", decimal(words, share.lost_units, 2))
        .name("ipc", decimal(words, share.lost_value, 2));
    let mut ends: Vec<&(Left, f64)> = share.survivors.iter().collect();
    ends.sort_by(|a, b| b.1.total_cmp(&a.1));
    let rest: f64 = ends.iter().skip(LINES).map(|(_, chance)| chance).sum();
    let mut table = Table::right([0]);
    for (left, chance) in ends.iter().take(LINES) {
        table.row([Cell::Chance(*chance), Cell::Text(named(&left_of(force, left), words))]);
    }
    if rest > 0.0 {
        table.row([Cell::Chance(rest), Cell::Faint(words.word("odds-others"))]);
    }
    [Part::Blank, Part::Line(words.say(&lost)), Part::Table(table)]
}

fn raid(chances: Vec<f64>, words: &Words) -> Result<FightAnswer, Problem> {
    let mean = mean(&chances);
    let title = Text::new("odds-raid").name("ipc", decimal(words, mean, 2));
    let page = vec![Part::Title(words.say(&title)), Part::Table(Table::of_numbers(&chances))];
    FightAnswer::new(&RaidAnswer { mean, chances }, page)
}
