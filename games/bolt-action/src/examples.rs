//! How positions are sketched in the examples of clauses. Units go by their player and their place in his roster: A1,
//! A2, B1.

use crate::Rules;
use crate::rules::morale::piece_name;
use crate::state::*;
use crate::vocabulary::*;
use board::table::{Heading, Point};
use kernel::{Problem, Seat, Sketches};
use serde_json::Value;

/// Units on the table, in inches; those not named are in reserve. `turn 2`, `last turn 7`, `die A` (whose die has been
/// drawn), `attacker B`, `edges top bottom`, `first B` (who won the roll-off), `set-up 3` (a step of the scenario's
/// set-up, before the units), `smoke 36 24 2`, `objective 36 24 A`, `call A barrage 36 24`, `call A strike B2 late 3`,
/// `fallen HOUSE`; and units: `A2 at 36 30`, `A2 in HOUSE floor 1`, `A2 aboard A5`, `A2 wave`, `A2 reserve`,
/// `A2 destroyed`, each with what [`Rules::describe_unit`] reads after it.
pub struct Drawn;

impl Sketches<Rules> for Drawn {
    fn position(&self, rules: &Rules, sketch: &str) -> Result<Field, Vec<Problem>> {
        let mut field = rules.opening();
        field.stage = Stage::Play;
        field.turn = 1;
        field.edges = Some([Edge::Bottom, Edge::Top]);
        field.attacker = rules.scenario.has_attacker().then_some(SEATS[0]);
        field.units.iter_mut().for_each(|unit| unit.fate = Fate::Reserve);
        let mut problems = Vec::new();
        for (number, line) in (1..).zip(sketch.lines()) {
            if let Err(what) = rules.sketched_line(&mut field, line) {
                problems.push(Problem { line: Some(number), ..Problem::new(what) });
            }
        }
        // BA-02: a die for each unit that has none, one of them perhaps in somebody's hand.
        for seat in SEATS.into_iter().filter(|_| field.stage == Stage::Play) {
            let due = rules.orderable(&field, seat).count() as u8;
            field.bag[usize::from(seat.0)] = due.saturating_sub(u8::from(field.drawn == Some(seat)));
        }
        if problems.is_empty() { Ok(field) } else { Err(problems) }
    }

    fn named(&self, rules: &Rules, _: &State, name: &str) -> Option<Value> {
        rules.unit_called(name).map(|unit| Value::from(unit.0))
    }

    fn piece(&self, rules: &Rules, _: &State, name: &str) -> Option<String> {
        rules.unit_called(name).map(piece_name)
    }
}

impl Rules {
    /// A2 is the second unit of the first player.
    fn unit_called(&self, name: &str) -> Option<UnitId> {
        let (player, number) = (name.chars().next()?, name.get(1..)?.parse::<usize>().ok()?.checked_sub(1)?);
        let (first, many) = match player {
            'A' => (0, self.firsts),
            'B' => (self.firsts, self.specs.len() - self.firsts),
            _ => return None,
        };
        (number < many).then(|| UnitId((first + number) as u8))
    }

    fn sketched_line(&self, field: &mut Field, line: &str) -> Result<(), String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match &words[..] {
            [] => {}
            ["turn", turn] => field.turn = number(turn)?,
            ["last", "turn", turn] => field.last_turn = number(turn)?,
            ["attacker", player] => field.attacker = Some(seat_of(player)?),
            ["edges", first, second] => field.edges = Some([edge(first)?, edge(second)?]),
            ["die", player] => {
                let seat = seat_of(player)?;
                (field.drawn, field.first) = (Some(seat), Some(seat));
            }
            ["set-up", step] => {
                field.stage = Stage::SetUp(number(step)?);
                field.turn = 0;
                field.units.iter_mut().for_each(|unit| unit.fate = Fate::FirstWave);
            }
            ["first", player] => field.first = Some(seat_of(player)?),
            ["smoke", x, y, radius] => {
                field.smoke.push(Smoke { at: at(x, y)?, radius: inches(radius)?, turn: field.turn });
            }
            ["objective", x, y, owner @ ..] => {
                let owner = owner.first().map(|player| seat_of(player)).transpose()?;
                let objective = Objective { at: at(x, y)?, carrier: None, owner, destroyed: false };
                field.objectives.try_push(objective).map_err(|_| "expected at most four objectives")?;
            }
            ["call", player, what, rest @ ..] => self.sketched_call(field, seat_of(player)?, what, rest)?,
            ["fallen", house] => field.fallen |= 1 << self.feature_called(house)?,
            [name, rest @ ..] => {
                let unit = self.unit_called(name).ok_or_else(|| {
                    format!("expected turn 2, die A or a unit such as A2 at 36 30, found \"{}\"", line.trim())
                })?;
                self.sketched_unit(field, unit, rest)?;
            }
        }
        Ok(())
    }

    /// `call A barrage 36 24`, `call A strike B2`.
    fn sketched_call(&self, field: &mut Field, seat: Seat, what: &str, rest: &[&str]) -> Result<(), String> {
        let wrong = |_| format!("expected barrage, smoke or strike, found \"{what}\"");
        let what: Support = serde_json::from_value(what.into()).map_err(wrong)?;
        let (rest, late) = match rest {
            [rest @ .., "late", turns] => (rest, number(turns)?),
            _ => (rest, 0),
        };
        let (at, target) = match rest {
            [x, y] => (at(x, y)?, None),
            [name] => {
                let unit = self.unit_called(name).ok_or_else(|| format!("there is no unit \"{name}\""))?;
                (field.unit(unit).map(|unit| unit.at).unwrap_or_default(), Some(unit))
            }
            _ => return Err("expected a point in inches or a unit".to_owned()),
        };
        field.calls.push(Call { seat, what, at, target, late, turn: field.turn });
        Ok(())
    }

    fn feature_called(&self, id: &str) -> Result<u8, String> {
        let known = self.table.features.iter().position(|feature| feature.id == id);
        known.map(|index| index as u8).ok_or_else(|| format!("there is nothing called \"{id}\" on the table"))
    }

    /// Where a unit is, on the table or off it, and how it is.
    fn sketched_unit(&self, field: &mut Field, id: UnitId, words: &[&str]) -> Result<(), String> {
        let rest = match words {
            ["at", x, y, rest @ ..] => {
                self.stand(field, id, at(x, y)?);
                rest
            }
            ["in", house, rest @ ..] => {
                let building = self.feature_called(house)?;
                let (floor, rest) = match rest {
                    ["floor", floor, rest @ ..] => (number(floor)?, rest),
                    _ => (0, rest),
                };
                let house = self.building(building).ok_or_else(|| format!("\"{house}\" is no building"))?;
                self.stand(field, id, house.centre());
                if let Some(unit) = field.units.get_mut(id.index()) {
                    unit.inside = Some(Room { building, floor });
                    unit.men.iter_mut().for_each(|man| man.at = house.centre());
                }
                rest
            }
            ["aboard", carrier, rest @ ..] => {
                let carrier = self.unit_called(carrier).ok_or_else(|| format!("there is no unit \"{carrier}\""))?;
                set_fate(field, id, Fate::Aboard(carrier));
                rest
            }
            ["wave", rest @ ..] => {
                set_fate(field, id, Fate::FirstWave);
                rest
            }
            ["reserve", rest @ ..] => rest,
            ["destroyed", rest @ ..] => {
                set_fate(field, id, Fate::Destroyed);
                if let Some(unit) = field.units.get_mut(id.index()) {
                    unit.men.clear();
                }
                rest
            }
            _ => {
                let expected = "expected at X Y, in HOUSE, aboard A2, wave, reserve or destroyed";
                return Err(format!("{expected}, found \"{}\"", words.join(" ")));
            }
        };
        self.describe_unit(field, id, rest)
    }

    /// What follows the place of a unit: `facing 90`, `pins 1`, `men 5`, `order ambush`, `ranging B2 5`, `flank left`,
    /// `man 3 30 24` (one man somewhere else), and the names of marks.
    fn describe_unit(&self, field: &mut Field, id: UnitId, words: &[&str]) -> Result<(), String> {
        let mut words = words;
        let turn = field.turn;
        while !words.is_empty() {
            let Some(unit) = field.units.get_mut(id.index()) else { return Ok(()) };
            words = match words {
                ["facing", degrees, rest @ ..] => {
                    unit.facing = Heading::new(number(degrees)?);
                    self.muster(unit, id);
                    rest
                }
                ["pins", pins, rest @ ..] => {
                    unit.pins = number(pins)?;
                    rest
                }
                ["men", men, rest @ ..] => {
                    unit.men.truncate(number(men)?);
                    rest
                }
                ["man", man, x, y, rest @ ..] => {
                    let man: usize = number(man)?;
                    let most = unit.men.len();
                    let wrong = || format!("expected a man from 1 to {most}, found {man}");
                    let man = man.checked_sub(1).and_then(|man| unit.men.get_mut(man)).ok_or_else(wrong)?;
                    man.at = at(x, y)?;
                    rest
                }
                ["order", order, rest @ ..] => {
                    let wrong = |_| format!("there is no order \"{order}\"");
                    unit.order = Some(serde_json::from_value::<Order>((*order).into()).map_err(wrong)?);
                    rest
                }
                ["ranging", target, needed, rest @ ..] => {
                    let target = self.unit_called(target).ok_or_else(|| format!("there is no unit \"{target}\""))?;
                    unit.ranging = Some(Ranging { target, needed: number(needed)?, turn: turn.saturating_sub(1) });
                    rest
                }
                ["flank", side, rest @ ..] => {
                    let wrong = |_| format!("expected left or right, found \"{side}\"");
                    unit.flank = Some(serde_json::from_value((*side).into()).map_err(wrong)?);
                    rest
                }
                [mark, rest @ ..] => {
                    unit.marks = marked(unit.marks, mark)?;
                    rest
                }
                [] => return Ok(()),
            };
        }
        Ok(())
    }

    /// Puts a unit on the table.
    fn stand(&self, field: &mut Field, id: UnitId, at: Point) {
        let Some(unit) = field.units.get_mut(id.index()) else { return };
        unit.fate = Fate::Field;
        unit.at = at;
        unit.facing = Heading::new(if unit.seat == Seat(0) { 0 } else { 180 });
        self.muster(unit, id);
    }

    /// Men of a squad stand in rows of ten to the right, a crew behind its gun.
    fn muster(&self, unit: &mut Unit, id: UnitId) {
        let Some(spec) = self.spec(id).filter(|_| unit.inside.is_none()) else { return };
        let length = spec.model.measure().length;
        // Riders have larger bases.
        let pitch = 2 * self.base(id, unit) + 20;
        for (n, man) in (0..).zip(unit.men.iter_mut()) {
            man.at = if spec.is_foot() {
                unit.at.plus((pitch * (n % 10), pitch * (n / 10)))
            } else {
                unit.at.plus(unit.facing.way(-(length / 2 + 60))).plus(unit.facing.turned(90).way(110 * n - 110))
            };
        }
    }
}

fn set_fate(field: &mut Field, id: UnitId, fate: Fate) {
    if let Some(unit) = field.units.get_mut(id.index()) {
        unit.fate = fate;
    }
}

/// Sets a mark by its name; the names are those of [`Marks`].
fn marked(marks: Marks, name: &str) -> Result<Marks, String> {
    let mut fields = serde_json::to_value(marks).map_err(|error| error.to_string())?;
    let known = fields.get_mut(name.replace('-', "_"));
    *known.ok_or_else(|| {
        format!("expected facing, pins, men, man, order, ranging, flank or the name of a mark, found \"{name}\"")
    })? = Value::Bool(true);
    serde_json::from_value(fields).map_err(|error| error.to_string())
}

fn seat_of(player: &str) -> Result<Seat, String> {
    match player {
        "A" => Ok(SEATS[0]),
        "B" => Ok(SEATS[1]),
        _ => Err(format!("expected A or B, found \"{player}\"")),
    }
}

fn edge(name: &str) -> Result<Edge, String> {
    serde_json::from_value(name.into()).map_err(|_| format!("expected top or bottom, found \"{name}\""))
}

fn at(x: &str, y: &str) -> Result<Point, String> {
    Ok(Point::new(inches(x)?, inches(y)?))
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("expected a number, found \"{text}\""))
}

/// Inches, perhaps with a decimal, in hundredths.
fn inches(text: &str) -> Result<i32, String> {
    let wrong = || format!("expected inches such as 36 or 12.5, found \"{text}\"");
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let whole: i32 = whole.parse().map_err(|_| wrong())?;
    let tenths: i32 = part.get(..1).unwrap_or("0").parse().map_err(|_| wrong())?;
    Ok(100 * whole + 10 * tenths)
}
