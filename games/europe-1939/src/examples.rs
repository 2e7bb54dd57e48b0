//! How positions are sketched in the examples of clauses and in the tests. Areas go by their ids.

use crate::Rules;
use crate::position::{Convoy, Eastern, Position};
use crate::state::State;
use crate::vocabulary::*;
use kernel::{Problem, Sketches};
use serde_json::Value;

/// The map with the units that are named; see [`Rules::sketch`].
pub struct Drawn;

impl Sketches<Rules> for Drawn {
    fn position(&self, rules: &Rules, sketch: &str) -> Result<Position, Vec<Problem>> {
        rules.sketch(sketch).map_err(|problem| vec![problem])
    }

    fn named(&self, rules: &Rules, _: &State, name: &str) -> Option<Value> {
        // Vichy is an area and a nation.
        let nation = name.strip_prefix("nation-").map(Value::from);
        nation.or_else(|| rules.data.map.named(name).map(|area| Value::from(area.0)))
    }
}

impl Rules {
    /// A position in a few lines: `turn SIDE PHASE SEASON YEAR`; `NATION: AREA UNITS; AREA UNITS`; `owner NATION:
    /// AREAS`; `axis …`, `allies …`, `neutral …`, `conquered NATION BY`, `points NATION N`, `base NATION N`, `convoy
    /// ROUTE N`, `war BY SEASON YEAR` (in the east), `maginot fallen`, `gone NATION N` (paratroops lost for good),
    /// `removed NATION N KIND` (with its country), `runner NATION POWER`. It begins with the variant's own start and an
    /// empty map.
    pub fn sketch(&self, text: &str) -> Result<Position, Problem> {
        let mut position = self.opening();
        position.units.clear();
        for (number, line) in (1..).zip(text.lines()) {
            let words: Vec<&str> = line.split_whitespace().collect();
            if let [first, rest @ ..] = &words[..] {
                let read = self.sketch_line(&mut position, (*first, rest), line);
                read.map_err(|what| Problem { line: Some(number), ..Problem::new(what) })?;
            }
        }
        self.add_idlers(&mut position);
        Ok(position)
    }

    fn sketch_line(&self, p: &mut Position, (first, rest): (&str, &[&str]), line: &str) -> Result<(), String> {
        match (first, rest) {
            ("turn", [side, phase, date @ ..]) => sketch_turn(p, side, phase, date)?,
            ("axis", nations) => p.axis.extend(all_named(nations)?),
            ("allies", nations) => p.allies.extend(all_named(nations)?),
            ("neutral", nations) => {
                for nation in all_named(nations)? {
                    leave_war(p, nation);
                }
            }
            ("conquered", [nation, by]) => {
                let (nation, by) = (named(nation)?, named(by)?);
                leave_war(p, nation);
                p.conquered.insert(nation, by);
            }
            ("points", [nation, points]) => {
                let points: u16 = number(points)?;
                let ledger = p.points.entry(named(nation)?).or_default();
                (ledger.opening, ledger.left) = (points, points);
            }
            ("base", [nation, base]) => p.points.entry(named(nation)?).or_default().base = number(base)?,
            ("owner", [nation, areas @ ..]) => {
                let nation = named(nation.trim_end_matches(':'))?;
                p.owners.extend(areas.iter().map(|area| ((*area).to_owned(), nation)));
            }
            ("war", [by, date @ ..]) => {
                let since = Date::try_from(date.join(" "))?;
                let soviet = self.data.map.areas.iter().filter(|area| area.country == Some(Nation::Su));
                let borders = soviet.map(|area| area.id.clone()).collect();
                p.eastern_war = Some(Eastern { since, by_germany: *by == "germany", borders });
                if !p.allies.contains(&Nation::Su) {
                    p.allies.push(Nation::Su);
                }
            }
            ("maginot", ["fallen"]) => p.maginot_fallen = true,
            ("gone", [nation, many]) => {
                p.gone.insert(named(nation)?, number(many)?);
            }
            ("removed", [nation, many, kind]) => {
                let known = Kind::ALL.into_iter().find(|known| known.id() == *kind);
                let kind = known.ok_or_else(|| format!("there is no unit \"{kind}\""))?;
                p.removed.entry(named(nation)?).or_default().insert(kind, number(many)?);
            }
            ("runner", [nation, power]) => {
                p.runners.insert(named(nation)?, named(power)?);
            }
            ("convoy", [route, value]) => {
                let known = Route::ALL.into_iter().find(|known| known.id() == *route);
                let route = known.ok_or_else(|| format!("there is no route \"{route}\""))?;
                p.convoys.insert(route, Convoy { value: number(value)?, open: false, sunk: 0, paid: false });
            }
            _ => sketch_units(p, line)?,
        }
        Ok(())
    }

    /// Somebody who can always move, so that no turn goes by of itself.
    fn add_idlers(&self, position: &mut Position) {
        let idle = match self.variant {
            Variant::Mediterranean => [(Nation::It, "milan"), (Nation::Uk, "iraq")],
            Variant::Barbarossa => [(Nation::De, "prague"), (Nation::Su, "ural")],
            _ => [(Nation::De, "prague"), (Nation::Uk, "scapa-flow")],
        };
        for (nation, area) in idle {
            if position.axis.contains(&nation) || position.allies.contains(&nation) {
                let there = position.units.entry(nation).or_default();
                there.entry(area.to_owned()).or_insert("1 infantry".to_owned());
            }
        }
    }
}

fn sketch_turn(position: &mut Position, side: &str, phase: &str, date: &[&str]) -> Result<(), String> {
    position.side = match side {
        "axis" => Side::Axis,
        "allies" => Side::Allies,
        _ => return Err(format!("expected axis or allies, found \"{side}\"")),
    };
    position.second = position.side == Side::Allies;
    let wrong = |_| format!("expected declare, build, move, supply or redeploy, found \"{phase}\"");
    position.phase = serde_json::from_value(phase.into()).map_err(wrong)?;
    if !date.is_empty() {
        position.date = Date::try_from(date.join(" "))?;
    }
    Ok(())
}

/// `de: berlin 2 infantry, 1 armour; prague 1 infantry`.
fn sketch_units(position: &mut Position, line: &str) -> Result<(), String> {
    let expected = || format!("expected a nation, a colon, and areas with units, found \"{}\"", line.trim());
    let (nation, places) = line.split_once(':').ok_or_else(expected)?;
    let nation = named(nation.trim())?;
    for place in places.split(';').map(str::trim).filter(|place| !place.is_empty()) {
        let (area, units) = place.split_once(' ').ok_or_else(expected)?;
        position.units.entry(nation).or_default().insert(area.to_owned(), units.to_owned());
    }
    Ok(())
}

fn leave_war(position: &mut Position, nation: Nation) {
    position.axis.retain(|other| *other != nation);
    position.allies.retain(|other| *other != nation);
}

fn named(id: &str) -> Result<Nation, String> {
    Nation::ALL.iter().copied().find(|nation| nation.id() == id).ok_or_else(|| format!("there is no nation \"{id}\""))
}

fn all_named(ids: &[&str]) -> Result<Vec<Nation>, String> {
    ids.iter().map(|id| named(id)).collect()
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("expected a number, found \"{text}\""))
}
