//! Positions: how a game begins, and what is wrong with one that somebody wrote down.

use crate::Rules;
use crate::force::{MEN, Make};
use crate::rules::bodies::TABLE;
use crate::rules::scenario::TURNS;
use crate::state::*;
use crate::terrain::Kind;
use board::table::{Heading, Point, Shape};
use kernel::Problem;

impl Rules {
    /// Everybody off the table, the bag empty.
    pub(crate) fn opening(&self) -> Field {
        let units = self.specs.iter().enumerate().map(|(i, spec)| Unit {
            seat: if i < self.firsts { SEATS[0] } else { SEATS[1] },
            fate: Fate::FirstWave,
            order: None,
            quality: spec.quality,
            pins: 0,
            men: spec
                .men
                .iter()
                .map(|m| Man { at: Point::default(), part: m.part, weapon: m.weapon, extra: m.extra })
                .collect(),
            at: Point::default(),
            facing: Heading::default(),
            inside: None,
            marks: Marks::default(),
            ranging: None,
            flank: None,
        });
        Field {
            stage: Stage::SetUp(0),
            turn: 0,
            last_turn: TURNS,
            units: units.collect(),
            bag: [0, 0],
            drawn: None,
            first: None,
            attacker: None,
            by_turns: None,
            edges: None,
            objectives: Default::default(),
            wrecks: Vec::new(),
            smoke: Vec::new(),
            fallen: 0,
            calls: Vec::new(),
            verdict: None,
        }
    }

    /// Everything wrong with a position, or a state that can be played.
    /// Nothing in the middle of something, and nothing of a game that is over.
    pub(crate) fn write_position(&self, state: &State) -> Option<Field> {
        (state.frames.is_empty() && state.stage != Stage::Over).then(|| state.field.clone())
    }

    pub(crate) fn place_position(&self, field: &Field) -> Result<State, Vec<Problem>> {
        let mut problems = Vec::new();
        self.check_turn(field, &mut problems);
        self.check_units(field, &mut problems);
        if problems.is_empty() {
            self.check_bodies(field, &mut problems);
            self.check_dice(field, &mut problems);
        }
        if problems.is_empty() { Ok(State { field: field.clone(), frames: Vec::new() }) } else { Err(problems) }
    }

    fn check_turn(&self, f: &Field, problems: &mut Vec<Problem>) {
        match f.stage {
            Stage::SetUp(n) if usize::from(n) < self.scenario.steps().count() => {
                if n > 1
                    && f.edges.is_none()
                    && !matches!(self.scenario.steps().nth(usize::from(n)), Some(crate::rules::setup::Step::Edge))
                {
                    problems.push(Problem::new("expected edges for both players").breaks(clause!("C-188").id()));
                }
            }
            Stage::Play => {
                if !(1..=7).contains(&f.turn) || !(TURNS..=7).contains(&f.last_turn) || f.turn > f.last_turn {
                    problems.push(
                        Problem::new(format!("expected a turn from 1 to {}, found {}", f.last_turn, f.turn))
                            .breaks(clause!("C-135").id()),
                    );
                }
                if f.edges.is_none_or(|[a, b]| a == b) {
                    problems.push(Problem::new("expected a long edge for each player").breaks(clause!("C-171").id()));
                }
                if self.scenario.has_attacker() && f.attacker.is_none_or(|a| !SEATS.contains(&a)) {
                    problems.push(Problem::new("expected an attacker").breaks(clause!("C-136").id()));
                }
            }
            stage => problems.push(Problem::new(format!("expected a step of the set-up or play, found {stage:?}"))),
        }
        let seats = [f.drawn, f.first, f.attacker, f.by_turns.map(|t| t.next)]
            .into_iter()
            .flatten()
            .chain(f.calls.iter().map(|c| c.seat));
        if seats.into_iter().any(|seat| !SEATS.contains(&seat)) {
            problems.push(Problem::new("expected seats 0 and 1"));
        }
        if f.drawn.is_some() && (f.stage != Stage::Play || f.first.is_none()) {
            problems
                .push(Problem::new("a die is in somebody's hand, but none was drawn").breaks(clause!("BA-02").id()));
        }
        if f.verdict.is_some() || f.wrecks.len() > 64 || f.smoke.len() > 64 || f.calls.len() > 8 {
            problems.push(Problem::new("expected a game that is not over, with at most 64 wrecks and clouds"));
        }
        let on_table = |p: Point| TABLE.holds(p);
        if !f.objectives.iter().all(|o| on_table(o.at)) || !f.calls.iter().all(|c| on_table(c.at)) {
            problems.push(Problem::new("expected objectives and markers on the table").breaks(clause!("C-171").id()));
        }
        let known = |id: UnitId| id.index() < self.specs.len();
        let there = |b: Bearer| f.unit(b.unit).is_some_and(|u| known(b.unit) && usize::from(b.man) < u.men.len());
        if !f.objectives.iter().filter_map(|o| o.carrier).all(there)
            || !f.calls.iter().filter_map(|c| c.target).all(known)
        {
            problems.push(Problem::new("a marker names a unit there is not"));
        }
    }

    fn check_units(&self, f: &Field, problems: &mut Vec<Problem>) {
        if f.units.len() != self.specs.len() {
            return problems.push(Problem::new(format!(
                "expected {} units, found {}",
                self.specs.len(),
                f.units.len()
            )));
        }
        for (i, (unit, spec)) in f.units.iter().zip(&self.specs).enumerate() {
            let mut wrong = |what: String| problems.push(Problem::new(format!("unit {}: {what}", i + 1)));
            if unit.seat != (if i < self.firsts { SEATS[0] } else { SEATS[1] }) {
                wrong("expected its own player".into());
            }
            let most = spec.men.len().min(MEN);
            if unit.men.len() > most || unit.men.is_empty() && most > 0 && unit.is_alive() {
                wrong(format!("expected from 1 to {most} men, found {}", unit.men.len()));
            }
            let arms = unit.men.iter().all(|m| spec.men.iter().any(|k| k.weapon == m.weapon && k.part == m.part));
            if !arms {
                wrong("expected men and arms of its roster".into());
            }
            if unit.pins >= unit.quality.morale() + 20 {
                wrong("expected fewer pins than morale".into());
            }
            if let Fate::Aboard(v) = unit.fate {
                let carrier =
                    self.spec(v).is_some_and(|c| c.is_vehicle()) && (v.index() < self.firsts) == (i < self.firsts);
                if !carrier || f.unit(v).is_none_or(|c| !c.is_alive() || matches!(c.fate, Fate::Aboard(_))) {
                    wrong("expected to be aboard a vehicle of its own".into());
                }
            }
            if let Some(room) = unit.inside {
                let house = self.table.feature(room.building).filter(|h| h.kind == Kind::Building);
                let guns = matches!(spec.make, Make::Gun(_)) && (room.floor > 0 || !unit.marks.dug_in);
                if house.is_none_or(|h| room.floor >= h.floors.max(1)) || spec.is_vehicle() || guns {
                    wrong("expected a floor of a building".into());
                }
            }
            if unit.ranging.is_some_and(|r| r.target.index() >= self.specs.len()) {
                wrong("ranges in on a unit there is not".into());
            }
        }
        let mut rooms: Vec<Room> = f.units.iter().filter(|u| u.is_on_table()).filter_map(|u| u.inside).collect();
        rooms.sort_by_key(|r| (r.building, r.floor));
        if rooms.windows(2).any(|w| w[0] == w[1]) {
            problems.push(Problem::new("expected one unit on each floor").breaks(clause!("C-106").id()));
        }
    }

    /// On the table, outside walls, not on top of each other.
    fn check_bodies(&self, f: &Field, problems: &mut Vec<Problem>) {
        let mut all: Vec<(usize, Shape)> = Vec::new();
        for (id, unit) in f.on_table() {
            if unit.inside.is_some() {
                continue;
            }
            for body in self.bodies(id, unit) {
                let at = body.centre();
                let place = format!("unit {} at ({}, {})", id.0 + 1, at.x(), at.y());
                if !body.lies_in(&TABLE) {
                    problems.push(
                        Problem::new(format!("{place}: expected to be on the table")).breaks(clause!("C-171").id()),
                    );
                }
                let wall = self.table.under(&body).any(|(i, t)| {
                    let road = self.on_road(at, at);
                    let closed = t.kind.ground().is_none() && !road;
                    closed || t.kind == Kind::Building && self.stands(f, i as u8)
                });
                // A vehicle may stand where it broke in or waded.
                if wall && !self.is_vehicle(id) {
                    problems.push(
                        Problem::new(format!("{place}: expected to be outside walls and water"))
                            .breaks(clause!("C-175").id()),
                    );
                }
                if let Some((other, _)) = all.iter().find(|(_, b)| b.overlaps(&body)) {
                    problems.push(
                        Problem::new(format!("{place}: stands on unit {}", other + 1)).breaks(clause!("C-05").id()),
                    );
                }
                all.push((id.index(), body));
            }
        }
    }

    /// BA-02, C-08: a die for each unit that has none.
    fn check_dice(&self, f: &Field, problems: &mut Vec<Problem>) {
        if f.stage != Stage::Play {
            return;
        }
        for seat in SEATS {
            let due = self.orderable(f, seat).count();
            let there = usize::from(f.bag[usize::from(seat.0)]) + usize::from(f.drawn == Some(seat));
            if due != there {
                let what = format!("seat {}: expected {due} dice in bag and hand, found {there}", seat.0);
                problems.push(Problem::new(what).breaks(clause!("C-08").id()));
            }
        }
    }
}
