//! Weapons, their distance and their target, and what the fire does (`sandtable odds bolt-action`).

use crate::Rules;
use crate::odds::Odds;
use crate::paper::{Paper, PaperVehicle, Target, weapons};
use crate::sight::Aspect;
use crate::vocabulary::{Named, Quality};
use crate::volley::Modifiers;
use kernel::fights::{Cell, FightAnswer, Fights, Flag, Given, Part, Table, decimal, mean};
use kernel::{Problem, Text, Words};
use serde::Serialize;

#[derive(Debug)]
pub struct Fire;

const ASPECTS: [(&str, Aspect); 4] =
    [("front", Aspect::Front), ("side", Aspect::Side), ("rear", Aspect::Rear), ("top", Aspect::Top)];

#[derive(Debug, Serialize)]
struct Answer {
    /// The chance of each number from nothing on.
    hits: Vec<f64>,
    /// Men lost; of a vehicle, hits that damage it.
    losses: Vec<f64>,
    /// Of a vehicle, that it survives with so many.
    pins: Vec<f64>,
    /// That a morale check has to be taken, and that the target is gone when all is done.
    check: f64,
    destroyed: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    vehicle: Option<VehicleAnswer>,
}

/// What becomes of a vehicle.
#[derive(Debug, Serialize)]
struct VehicleAnswer {
    /// That it survives and cannot act this turn, or cannot move again.
    halted: f64,
    immobilised: f64,
    /// The worst the damage table says.
    result: TableResult,
}

#[derive(Debug, Serialize)]
struct TableResult {
    none: f64,
    stunned: f64,
    immobilised: f64,
    on_fire: f64,
    knocked_out: f64,
}

impl Fights<Rules> for Fire {
    fn about(&self) -> &'static str {
        "Weapons, distance and target: hits, losses, pins and the morale check"
    }

    fn flags(&self) -> Vec<Flag> {
        let pins = |name, help| Flag::number(name, "N", 0..=12, help).default(0);
        let qualities = Quality::ALL.iter().map(|quality| quality.id());
        let at = "What the men of the target are, or its crew: inexperienced, regular or veteran";
        let vehicle = "The target is a vehicle with this damage value, 6 for soft skins";
        let side = "Where the vehicle is hit: front, side, rear or top";
        vec![
            Flag::text("weapons", "WEAPONS", "What fires: \"8 rifle 1 light-machine-gun\"").positional().required(),
            Flag::number("range", "INCHES", 1..=120, "Inches to the target").default(12),
            pins("pins", "Pins on those who fire"),
            Flag::switch("moving", "They have advanced"),
            Flag::switch("green", "They are inexperienced"),
            Flag::switch("he", "They fire high explosive, where they can choose"),
            Flag::one_of("cover", "COVER", ["soft", "hard"], "The target's cover: soft or hard"),
            Flag::switch("down", "The target is Down"),
            Flag::switch("small", "The target is a small team"),
            Flag::one_of("at", "QUALITY", qualities, at).default(Quality::Regular.id()),
            Flag::number("men", "N", 1..=30, "How many men the target has").default(10),
            pins("target-pins", "Pins on the target"),
            Flag::switch("medic", "A medic is near the target"),
            Flag::number("vehicle", "VALUE", 0..=u8::MAX.into(), vehicle).conflicts(&["men", "medic", "down", "small"]),
            Flag::one_of("side", "SIDE", ASPECTS.map(|(name, _)| name), side).default("front").needs("vehicle"),
            Flag::switch("open-topped", "The vehicle is open-topped").needs("vehicle"),
        ]
    }

    fn answer(&self, rules: &Rules, given: &Given, words: &Words) -> Result<FightAnswer, Problem> {
        let paper = paper(given)?;
        let odds = rules.fire_on_paper(&paper)?;
        let page = page(&paper, &odds, words);
        let vehicle = matches!(paper.target, Target::Vehicle(_)).then(|| vehicle(&odds));
        let Odds { hits, losses, pins, check, destroyed, .. } = odds;
        FightAnswer::new(&Answer { hits, losses, pins, check, destroyed, vehicle }, page)
    }
}

fn vehicle(odds: &Odds) -> VehicleAnswer {
    let [none, stunned, immobilised, on_fire, knocked_out] = odds.results;
    let result = TableResult { none, stunned, immobilised, on_fire, knocked_out };
    VehicleAnswer { halted: odds.halted, immobilised: odds.immobilised, result }
}

fn paper(given: &Given) -> Result<Paper, Problem> {
    let quality = given.named("at", Quality::named)?;
    let pins = given.number("target-pins")?;
    let target = match given.number_if_given("vehicle")? {
        Some(damage_value) => {
            let aspect = |name: &str| ASPECTS.iter().find(|(known, _)| *known == name).map(|&(_, aspect)| aspect);
            let aspect = given.named("side", aspect)?;
            let open_topped = given.has("open-topped");
            Target::Vehicle(PaperVehicle { damage_value, aspect, quality, pins, open_topped })
        }
        None => Target::Men { quality, men: given.number("men")?, pins, medic: given.has("medic") },
    };
    let modifiers = Modifiers {
        pins: given.number("pins")?,
        inexperienced: given.has("green"),
        on_the_move: given.has("moving"),
        down: given.has("down"),
        small: given.has("small"),
        soft_cover: given.text("cover") == "soft",
        hard_cover: given.text("cover") == "hard",
        ..Modifiers::default()
    };
    let range: u8 = given.number("range")?;
    Ok(Paper {
        weapons: weapons(given.text("weapons"))?,
        distance: 100 * i32::from(range),
        explosive: given.has("he"),
        modifiers,
        target,
    })
}

fn page(paper: &Paper, odds: &Odds, words: &Words) -> Vec<Part> {
    let weapons: Vec<String> = paper.weapons.iter().map(|(weapon, n)| format!("{n} × {}", weapon.id())).collect();
    let mut page = vec![Part::Title(weapons.join(", "))];
    let lost = match paper.target {
        Target::Men { .. } => "odds-men",
        Target::Vehicle(_) => "odds-damage",
    };
    for (key, chances) in [("odds-hits", &odds.hits), (lost, &odds.losses), ("odds-pins", &odds.pins)] {
        let head = Text::new(key).name("mean", decimal(words, mean(chances), 2));
        page.extend([Part::Line(words.say(&head)), Part::Table(Table::of_numbers(chances)), Part::Blank]);
    }
    let mut facts = Table::right([1]);
    let mut fact = |key: &str, chance: f64| facts.row([Cell::Text(words.word(key)), Cell::Chance(chance)]);
    match paper.target {
        Target::Men { .. } => fact("odds-check", odds.check),
        Target::Vehicle(_) => {
            let mut table = Table::right([1]);
            RESULTS.iter().zip(odds.results).for_each(|(key, chance)| table.chance(words.word(key), chance));
            page.extend([Part::Line(words.word("odds-results")), Part::Table(table), Part::Blank]);
            fact("odds-halted", odds.halted);
            fact("odds-immobilised", odds.immobilised);
        }
    }
    fact("odds-destroyed", odds.destroyed);
    page.push(Part::Table(facts));
    page
}

/// The words for the results of the damage table, in their order.
const RESULTS: [&str; 5] = [
    "odds-result-none",
    "odds-result-stunned",
    "odds-result-immobilised",
    "odds-result-on-fire",
    "odds-result-knocked-out",
];
