//! How positions are sketched in the examples of clauses. A unit goes by its hex, nation and kind: `0414 germany inf`.

use crate::Rules;
use crate::action::Hex;
use crate::position::Position;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Problem, Sketches};
use serde_json::Value;

/// The map of the scenario with the units that are named. Lines are `turn 3 axis movement`, a unit (`0414 germany inf
/// 2`; a bar and `moved`, `attacked`, `supported` or `sailed` may follow), and for the rest `logistics axis:
/// 0414 0617`, `detachments …`, `blitz …`, `ruined …`, `devastated 0617`, `devastation axis 4`, `convoy western
/// western-approaches 1`, `support 3: zone baltic`, `lost 3 germany airborne 1`, `delayed …`, `beachhead western 0703
/// south-east 2 5`, `shaef 0803`, `partisan-base western 0109`, `country greece conquered axis`, `cooperation`,
/// `non-cooperation`, `steps-lost 18`.
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
            [place, nation, kind] => rules.unit_called(state, (place, nation, kind), 1),
            [place, nation, kind, number] => rules.unit_called(state, (place, nation, kind), number.parse().ok()?),
            [place] => {
                let zone = || rules.data.map.zone_named(place).and_then(|zone| serde_json::to_value(zone).ok());
                zone().or_else(|| serde_json::to_value(rules.box_called(place)?).ok())
            }
            _ => None,
        }
    }
}

impl Rules {
    /// The n-th unit of a nation and kind in a hex or box.
    fn unit_called(&self, state: &State, (place, nation, kind): (&str, &str, &str), number: usize) -> Option<Value> {
        let place = match place.parse() {
            Ok(hex) => Place::Hex(self.hex(Hex(hex))?),
            Err(_) => Place::Box(self.box_called(place)?),
        };
        let (nation, kind) = (Country::parse(nation)?, Kind::parse(kind)?);
        let is = |unit: &&(usize, &Unit)| unit.1.place == place && unit.1.nation == nation && unit.1.kind == kind;
        let all: Vec<(usize, &Unit)> = state.units.iter().enumerate().collect();
        let found = all.iter().filter(is).nth(number.checked_sub(1)?);
        found.map(|(index, _)| Value::from(*index))
    }

    fn box_called(&self, id: &str) -> Option<BoxId> {
        self.data.scenario.boxes.iter().position(|known| known.id == id).map(|index| BoxId(index as u8))
    }
}

/// The two words that are only there or not.
fn read_flag(position: &mut Position, word: &str) -> Result<(), String> {
    match word {
        "cooperation" => position.cooperation = true,
        "non-cooperation" => position.non_cooperation = true,
        _ => {
            return Err(format!(
                "expected cooperation, non-cooperation or a unit such as 0414 germany inf 1, found \"{word}\""
            ));
        }
    }
    Ok(())
}

fn read_line(position: &mut Position, line: &str) -> Result<(), String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let owned = |hexes: &[&str]| hexes.iter().map(|hex| (*hex).to_owned()).collect::<Vec<String>>();
    match &words[..] {
        [] => {}
        [word] => read_flag(position, word)?,
        ["turn", turn, phase @ ..] => {
            position.turn = number(turn)?;
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
        ["ruined", whose, hexes @ ..] => {
            position.ruined_by.insert(faction(whose)?, owned(hexes));
        }
        ["convoy", whose, zone, many] => {
            position.convoys.entry(faction(whose)?).or_default().insert((*zone).to_owned(), number(many)?);
        }
        ["support", unit, berth @ ..] => {
            position.support.insert(number(unit.trim_end_matches(':'))?, berth.join(" "));
        }
        ["devastated" | "devastated:", hexes @ ..] => position.devastated.extend(owned(hexes)),
        ["devastation", whose, many] => {
            position.devastation_left.insert(faction(whose)?, number(many)?);
        }
        ["lost", counter @ ..] => position.lost.push(counter.join(" ")),
        ["delayed", counter @ ..] => position.delayed.push(counter.join(" ")),
        ["beachhead", beach @ ..] => position.beachheads.push(beach.join(" ")),
        ["shaef", hex] => position.shaef = Some((*hex).to_owned()),
        ["partisan-base", base @ ..] => position.partisan_base = Some(base.join(" ")),
        ["country", country, status @ ..] => {
            let known = Country::parse(country).ok_or_else(|| format!("there is no country \"{country}\""))?;
            position.countries.insert(known, read_status(status)?);
        }
        ["steps-lost", many] => position.steps_lost = number(many)?,
        _ => position.units.push(line.to_owned()),
    }
    Ok(())
}

fn read_status(words: &[&str]) -> Result<Status, String> {
    match words {
        ["neutral"] => Ok(Status::Neutral),
        ["active", whose] => Ok(Status::Active(faction(whose)?)),
        ["conquered", whose] => Ok(Status::ConqueredBy(faction(whose)?)),
        _ => Err(format!("expected neutral, active axis or conquered axis, found \"{}\"", words.join(" "))),
    }
}

fn faction(id: &str) -> Result<Faction, String> {
    let id = id.trim_end_matches(':');
    Faction::ALL.into_iter().find(|f| f.id() == id).ok_or_else(|| format!("there is no faction \"{id}\""))
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("expected a number, found \"{text}\""))
}
