//! How positions are sketched in the examples of clauses. Units go by their player and their place in his roster: A1,
//! A2, B1.

use crate::Rules;
use crate::rules::morale::piece_name;
use crate::state::*;
use crate::vocabulary::*;
use board::table::{Heading, Point};
use kernel::{Problem, Seat, Sketches};
use serde_json::Value;

/// Units on the table, in inches; those not named are in reserve. `turn 2`, `die A` (whose die has been drawn),
/// `A2 at 36 30`, and after it any of `facing 90`, `pins 1`, `order ambush`, `men 5`.
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
        for seat in SEATS {
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
            ["die", player] => {
                let seat = match *player {
                    "A" => SEATS[0],
                    "B" => SEATS[1],
                    _ => return Err(format!("expected A or B, found \"{player}\"")),
                };
                (field.drawn, field.first) = (Some(seat), Some(seat));
            }
            [name, "at", x, y, rest @ ..] => {
                let unit = self.unit_called(name).ok_or_else(|| format!("there is no unit \"{name}\""))?;
                self.stand(field, unit, Point::new(inches(x)?, inches(y)?), rest)?;
            }
            _ => return Err(format!("expected turn 2, die A or A2 at 36 30, found \"{}\"", line.trim())),
        }
        Ok(())
    }

    /// Puts a unit on the table, men of a squad in rows of ten to the right, a crew behind its gun.
    fn stand(&self, field: &mut Field, id: UnitId, at: Point, rest: &[&str]) -> Result<(), String> {
        let spec = self.spec(id).ok_or("there is no such unit")?;
        let Some(unit) = field.units.get_mut(id.index()) else { return Ok(()) };
        unit.fate = Fate::Field;
        unit.at = at;
        unit.facing = Heading::new(if unit.seat == Seat(0) { 0 } else { 180 });
        for pair in rest.chunks(2) {
            match pair {
                ["facing", degrees] => unit.facing = Heading::new(number(degrees)?),
                ["pins", pins] => unit.pins = number(pins)?,
                ["men", men] => unit.men.truncate(number(men)?),
                ["order", order] => {
                    let wrong = |_| format!("there is no order \"{order}\"");
                    unit.order = Some(serde_json::from_value::<Order>((*order).into()).map_err(wrong)?);
                }
                _ => return Err(format!("expected facing, pins, men or order and a word, found {pair:?}")),
            }
        }
        let length = spec.model.measure().length;
        for (n, man) in (0..).zip(unit.men.iter_mut()) {
            man.at = if spec.is_foot() {
                at.plus((120 * (n % 10), 120 * (n / 10)))
            } else {
                at.plus(unit.facing.way(-(length / 2 + 60))).plus(unit.facing.turned(90).way(110 * n - 110))
            };
        }
        Ok(())
    }
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
