//! How positions are sketched in the examples of clauses. A unit goes by its hex, nation and kind: `0414 germany inf`.

use crate::Rules;
use crate::action::Hex;
use crate::position::Position;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Problem, Sketches};
use serde_json::Value;

/// The map of the scenario with the units that are named. Lines are `turn 3 axis movement`, a unit (`0414 germany inf
/// 2`), and for markers `logistics axis: 0414 0617`, `detachments …`, `blitz …` or `convoy western western-approaches
/// 1`.
pub struct Drawn;

impl Sketches<Rules> for Drawn {
    fn position(&self, rules: &Rules, sketch: &str) -> Result<Position, Vec<Problem>> {
        let mut position = Position { units: Vec::new(), ..rules.opening() };
        let mut problems = Vec::new();
        for (number, line) in (1..).zip(sketch.lines().map(str::trim)) {
            if let Err(what) = read_line(&mut position, line) {
                problems.push(Problem { line: Some(number), ..Problem::new(what) });
            }
        }
        if problems.is_empty() { Ok(position) } else { Err(problems) }
    }

    fn named(&self, rules: &Rules, state: &State, name: &str) -> Option<Value> {
        let words: Vec<&str> = name.split_whitespace().collect();
        match words[..] {
            [hex, nation, kind] => {
                let hex = rules.hex(Hex(hex.parse().ok()?))?;
                let (nation, kind) = (Country::parse(nation)?, Kind::parse(kind)?);
                let is = |unit: &UnitId| state.unit(*unit).is_some_and(|u| u.nation == nation && u.kind == kind);
                state.at(hex).find(is).map(|unit| Value::from(unit.0))
            }
            _ => None,
        }
    }
}

fn read_line(position: &mut Position, line: &str) -> Result<(), String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let faction = |id: &str| {
        let id = id.trim_end_matches(':');
        Faction::ALL.into_iter().find(|f| f.id() == id).ok_or_else(|| format!("there is no faction \"{id}\""))
    };
    let owned = |hexes: &[&str]| hexes.iter().map(|hex| (*hex).to_owned()).collect::<Vec<String>>();
    match &words[..] {
        [] => {}
        ["turn", turn, phase @ ..] => {
            position.turn = turn.parse().map_err(|_| format!("expected the number of a turn, found \"{turn}\""))?;
            position.phase = phase.join(" ");
        }
        ["logistics", whose, hexes @ ..] => {
            position.logistics.insert(faction(whose)?, owned(hexes));
        }
        ["detachments", whose, hexes @ ..] => {
            position.detachments.insert(faction(whose)?, owned(hexes));
        }
        ["blitz", whose, hexes @ ..] => {
            position.blitz.insert(faction(whose)?, owned(hexes));
        }
        ["convoy", whose, zone, many] => {
            let many = many.parse().map_err(|_| format!("expected a number of convoys, found \"{many}\""))?;
            position.convoys.entry(faction(whose)?).or_default().insert((*zone).to_owned(), many);
        }
        _ => position.units.push(line.to_owned()),
    }
    Ok(())
}
