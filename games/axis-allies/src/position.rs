//! Positions as a person writes them down: the set-up, an edited board, the sketch of a test. Anything can be written;
//! only what can be played becomes a state.

use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::options::Balance;
use crate::rules::landing::DECK;
use crate::state::*;
use crate::vocabulary::*;
use kernel::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write as _;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub round: u16,
    pub power: Power,
    pub phase: Start,
    #[serde(default)]
    pub cash: BTreeMap<Power, u16>,
    #[serde(default)]
    pub techs: BTreeMap<Power, Vec<Tech>>,
    /// Territories in other hands than those printed on the board; nobody's are neutral.
    #[serde(default)]
    pub owners: BTreeMap<String, Option<Power>>,
    /// By power and space: `"3 infantry, 1 armour"`, `"1 transport (2 infantry)"`, `"1 transport (1 infantry usa)"`.
    pub units: BTreeMap<Power, BTreeMap<String, String>>,
    /// Units bought and not yet placed.
    #[serde(default)]
    pub bought: BTreeMap<Kind, u8>,
    /// Original complexes that were in enemy hands once.
    #[serde(default)]
    pub lost_complexes: Vec<String>,
}

/// Where in a turn a position begins.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    Develop,
    CombatMove,
    NonCombat,
    Place,
}

impl Rules {
    /// The set-up of the spring of 1942.
    pub(crate) fn opening(&self) -> Position {
        let mut units: BTreeMap<Power, BTreeMap<String, String>> = BTreeMap::new();
        for &(space, power, kind, n) in &self.data.setup.units {
            let there = units.entry(power).or_default().entry(self.id(space)).or_default();
            let comma = if there.is_empty() { "" } else { ", " };
            // Writing to a string cannot fail.
            let _ = write!(there, "{comma}{n} {}", kind.id());
        }
        let mut techs = BTreeMap::new();
        if self.options.balance == Balance::AxisTechs {
            techs.insert(Power::Germany, vec![Tech::JetPower]);
            techs.insert(Power::Japan, vec![Tech::SuperSubmarines]);
        }
        Position {
            round: 1,
            power: Power::Ussr,
            phase: Start::Develop,
            cash: Power::ALL.into_iter().map(|p| (p, self.data.setup.cash[p])).collect(),
            techs,
            owners: BTreeMap::new(),
            units,
            bought: BTreeMap::new(),
            lost_complexes: Vec::new(),
        }
    }

    pub(crate) fn place_position(&self, position: &Position) -> Result<State, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut state = self.empty_board(position);
        if position.round == 0 || position.round > 9999 {
            problems.push(Problem::new("expected a round from 1 to 9999"));
        }
        for (power, cash) in &position.cash {
            state.cash[*power] = *cash;
        }
        for (power, techs) in &position.techs {
            techs.iter().for_each(|&t| state.techs[*power].add(t));
        }
        self.put_owners(&mut state, position, &mut problems);
        self.put_units(&mut state, position, &mut problems);
        self.judge_position(&state, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        let power = state.power;
        let complexes = state.stacks.iter().filter(|t| t.power == power && t.kind == Kind::Complex).map(|t| t.space);
        state.turn = Turn { held: state.held, complexes: complexes.collect(), ..Turn::default() };
        for (kind, n) in &position.bought {
            state.turn.bought[*kind] = *n;
        }
        if state.phase == Phase::Develop && self.has_lost_capital(&state, power) {
            state.phase = Phase::CombatMove;
        }
        Ok(state)
    }

    /// The board as it is printed, without units, at the time of the position.
    fn empty_board(&self, position: &Position) -> State {
        State {
            round: position.round,
            power: position.power,
            phase: match position.phase {
                Start::Develop => Phase::Develop,
                Start::CombatMove => Phase::CombatMove,
                Start::NonCombat => Phase::NonCombat,
                Start::Place => Phase::Place,
            },
            held: self.data.map.original,
            cash: ByPower::default(),
            techs: ByPower::default(),
            stacks: Vec::new(),
            ships: Vec::new(),
            lost_complexes: Spaces::EMPTY,
            turn: Turn::default(),
            frames: Vec::new(),
            orders: ByPower::default(),
            verdict: None,
        }
    }

    /// The space of an id, or a problem.
    fn find(&self, id: &str, problems: &mut Vec<Problem>) -> Option<Space> {
        let found = self.data.map.named(id);
        if found.is_none() {
            problems.push(Problem::new(format!("there is no space \"{id}\"")).breaks(clause!("R-1.2").id()));
        }
        found
    }

    fn put_owners(&self, state: &mut State, position: &Position, problems: &mut Vec<Problem>) {
        for (id, owner) in &position.owners {
            let Some(space) = self.find(id, problems) else { continue };
            if !LAND.contains(space) {
                problems.push(Problem::new(format!("{id}: nobody owns the sea")).breaks(clause!("R-1.4").id()));
                continue;
            }
            match owner {
                Some(power) => state.set_owner(space, *power),
                None => state.held.values_mut().iter_mut().for_each(|held| held.remove(space)),
            }
        }
        state.lost_complexes = position.lost_complexes.iter().filter_map(|id| self.find(id, problems)).collect();
    }

    fn put_units(&self, state: &mut State, position: &Position, problems: &mut Vec<Problem>) {
        for (power, places) in &position.units {
            for (id, units) in places {
                let Some(space) = self.find(id, problems) else { continue };
                if let Err(what) = self.put(state, *power, space, units) {
                    problems.push(Problem::new(format!("{} in {id}: {what}", power.id())));
                }
            }
        }
        for (power, kind) in Power::ALL.into_iter().flat_map(|p| Kind::ALL.map(|k| (p, k))) {
            if state.totals(power)[kind] > kind.most() {
                let what = format!("{}: expected at most {} of {}", power.id(), kind.most(), kind.id());
                problems.push(Problem::new(what).breaks(clause!("HOUSE-5").id()));
            }
        }
    }

    /// Puts the units of a text such as `3 infantry, 1 transport (2 infantry)` into a space.
    fn put(&self, state: &mut State, power: Power, space: Space, text: &str) -> Result<(), String> {
        let kind_of = |name: &str| {
            let name = name.replace('-', "_");
            Kind::ALL.into_iter().find(|k| k.id() == name).ok_or_else(|| format!("there is no unit \"{name}\""))
        };
        let number = |text: &str| {
            let n: u8 = text.parse().map_err(|_| format!("expected a number and a unit, found \"{text}\""))?;
            if n == 0 || n > 200 { Err("expected from 1 to 200 units".to_owned()) } else { Ok(n) }
        };
        let spaced = text.replace('(', " ( ").replace(')', " ) ").replace(',', " ");
        let mut words = spaced.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let n = number(word)?;
            let kind = kind_of(words.next().ok_or("expected a unit after a number")?)?;
            let mut cargo = Vec::new();
            if words.peek() == Some(&"(") {
                words.next();
                loop {
                    let word = words.next().ok_or("expected \")\" after the cargo")?;
                    if word == ")" {
                        break;
                    }
                    let count = number(word)?;
                    let kind = kind_of(words.next().ok_or("expected a unit after a number")?)?;
                    let owner = words.peek().and_then(|w| Power::ALL.into_iter().find(|p| p.id() == *w));
                    if owner.is_some() {
                        words.next();
                    }
                    for _ in 0..count {
                        cargo.push(Cargo { power: owner.unwrap_or(power), kind, now: false });
                    }
                }
            }
            let land = LAND.contains(space);
            let fits = if land { !kind.is_ship() } else { kind.is_ship() || kind == Kind::Fighter };
            if !fits {
                return Err(format!("{} cannot stand there (R-1.8)", kind.id()));
            }
            if kind == Kind::Transport {
                let mut ship = Transport::empty(space, power);
                for item in cargo {
                    if !ship.has_room_for(item.kind) || item.power.side() != power.side() {
                        return Err("the transport cannot carry that (R-5.1)".to_owned());
                    }
                    ship.load(item);
                }
                (0..n).for_each(|_| state.add_ship(ship.clone()));
            } else if !cargo.is_empty() {
                return Err(format!("{} carries nothing", kind.id()));
            } else {
                state.add(space, power, kind, Status::Ready, n);
            }
        }
        Ok(())
    }

    /// What no position of the game can be.
    fn judge_position(&self, state: &State, problems: &mut Vec<Problem>) {
        for side in [Side::Allies, Side::Axis] {
            let land = state.land_of(side);
            for t in state.stacks.iter().filter(|t| t.power.side() == side && LAND.contains(t.space)) {
                if !land.contains(t.space) {
                    let what =
                        format!("{} {} in {}, which is not friendly", t.power.id(), t.kind.id(), self.id(t.space));
                    problems.push(Problem::new(what).breaks(clause!("R-1.14").id()));
                }
                let alone = matches!(t.kind, Kind::AaGun | Kind::Complex);
                let there: u8 = state.at(t.space).iter().filter(|u| u.kind == t.kind).map(|u| u.n).sum();
                if alone && there > 1 {
                    let clause = if t.kind == Kind::AaGun { clause!("R-6.5") } else { clause!("R-14.2") };
                    let what = format!("{}: expected at most one {}", self.id(t.space), t.kind.id());
                    problems.push(Problem::new(what).breaks(clause.id()));
                }
            }
            for zone in self.data.map.graph_zones() {
                let (mut room, mut aboard) = (0u16, 0u16);
                for t in state.at(zone).iter().filter(|t| t.power.side() == side) {
                    match t.kind {
                        Kind::Carrier => room += u16::from(DECK) * u16::from(t.n),
                        Kind::Fighter => aboard += u16::from(t.n),
                        _ => {}
                    }
                }
                if aboard > room {
                    let what = format!("{}: {aboard} fighters, but room for {room}", self.id(zone));
                    problems.push(Problem::new(what).breaks(clause!("R-11.1").id()));
                }
            }
        }
    }

    /// The state written down; only between turns.
    pub(crate) fn write_position(&self, state: &State) -> Option<Position> {
        let untouched = !state.turn.researched && state.turn.bought.values().iter().all(|&n| n == 0);
        if state.phase != Phase::Develop || !state.frames.is_empty() || !untouched {
            return None;
        }
        let mut owners = BTreeMap::new();
        for space in LAND.iter() {
            let owner = state.owner(space);
            if owner != self.data.map.space(space).owner {
                owners.insert(self.id(space), owner);
            }
        }
        let mut units: BTreeMap<Power, BTreeMap<String, String>> = BTreeMap::new();
        let mut put = |power: Power, space: Space, text: String| {
            let there = units.entry(power).or_default().entry(self.id(space)).or_default();
            if !there.is_empty() {
                there.push_str(", ");
            }
            there.push_str(&text);
        };
        for t in &state.stacks {
            put(t.power, t.space, format!("{} {}", t.n, t.kind.id()));
        }
        for t in &state.ships {
            let cargo: Vec<String> = t
                .cargo
                .iter()
                .map(|c| match c.power == t.power {
                    true => format!("1 {}", c.kind.id()),
                    false => format!("1 {} {}", c.kind.id(), c.power.id()),
                })
                .collect();
            let cargo = if cargo.is_empty() { String::new() } else { format!(" ({})", cargo.join(", ")) };
            put(t.power, t.space, format!("1 transport{cargo}"));
        }
        Some(Position {
            round: state.round,
            power: state.power,
            phase: Start::Develop,
            cash: Power::ALL.into_iter().map(|p| (p, state.cash[p])).collect(),
            techs: Power::ALL.into_iter().map(|p| (p, state.techs[p].iter().collect())).collect(),
            owners,
            units,
            bought: BTreeMap::new(),
            lost_complexes: state.lost_complexes.iter().map(|t| self.id(t)).collect(),
        })
    }

    /// A position sketched in lines: `turn germany combat_move`, `germany: ukraine 3 infantry 1 armour; germany 1
    /// bomber`,
    /// `cash germany 20`, `tech usa rockets`, `owner ukraine ussr`, `bought 2 infantry`.
    pub fn sketch(&self, text: &str) -> Result<Position, String> {
        let mut position = Position {
            round: 2,
            power: Power::Ussr,
            phase: Start::CombatMove,
            cash: BTreeMap::new(),
            techs: BTreeMap::new(),
            owners: BTreeMap::new(),
            units: BTreeMap::new(),
            bought: BTreeMap::new(),
            lost_complexes: Vec::new(),
        };
        for line in text.lines().map(str::trim).filter(|l| !l.is_empty()) {
            match line.split_once(':') {
                Some((power, places)) => sketch_units(&mut position, power_named(power.trim())?, places)?,
                None => sketch_fact(&mut position, line)?,
            }
        }
        Ok(position)
    }
}

fn power_named(name: &str) -> Result<Power, String> {
    Power::ALL.into_iter().find(|p| p.id() == name).ok_or_else(|| format!("there is no power \"{name}\""))
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("no number: \"{text}\""))
}

/// A line of units: `ukraine 3 infantry 1 armour; germany 1 bomber`.
fn sketch_units(position: &mut Position, power: Power, places: &str) -> Result<(), String> {
    for place in places.split(';').map(str::trim).filter(|p| !p.is_empty()) {
        let (space, units) = place.split_once(' ').ok_or_else(|| format!("units missing in \"{place}\""))?;
        position.units.entry(power).or_default().insert(space.to_owned(), units.to_owned());
    }
    Ok(())
}

/// A line about anything but units: `turn germany combat_move`, `cash germany 20`.
fn sketch_fact(position: &mut Position, line: &str) -> Result<(), String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["turn", power, phase] => {
            position.power = power_named(power)?;
            position.phase = match phase {
                "develop" => Start::Develop,
                "combat_move" => Start::CombatMove,
                "non_combat" => Start::NonCombat,
                "place" => Start::Place,
                _ => return Err(format!("there is no part \"{phase}\"")),
            };
        }
        ["round", n] => position.round = number(n)?,
        ["cash", power, n] => {
            position.cash.insert(power_named(power)?, number(n)?);
        }
        ["tech", power, ref techs @ ..] => {
            for tech in techs {
                let known = Tech::ALL.into_iter().find(|t| t.word() == format!("tech-{tech}"));
                let tech = known.ok_or_else(|| format!("there is no development \"{tech}\""))?;
                position.techs.entry(power_named(power)?).or_default().push(tech);
            }
        }
        ["owner", space, "nobody"] => {
            position.owners.insert(space.to_owned(), None);
        }
        ["owner", space, power] => {
            position.owners.insert(space.to_owned(), Some(power_named(power)?));
        }
        ["bought", n, kind] => {
            let kind = Kind::ALL.into_iter().find(|k| k.id() == kind);
            let kind = kind.ok_or_else(|| format!("there is no such unit in \"{line}\""))?;
            position.bought.insert(kind, number(n)?);
        }
        ["lost", space] => position.lost_complexes.push(space.to_owned()),
        _ => return Err(format!("cannot read \"{line}\"")),
    }
    Ok(())
}
