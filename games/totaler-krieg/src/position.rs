//! Positions as people write them down: every counter and marker on a line of its own.

use crate::Rules;
use crate::data::reader::{drowns, read_unit};
use crate::data::{Spot, UnitLine};
use crate::options::StackingLimits;
use crate::state::*;
use crate::vocabulary::*;
use board::{Dir, HexId, HexSet};
use kernel::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A moment of the game between two decisions of a segment.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    pub turn: u8,
    /// "axis movement"; the scenario's own beginning if it is empty.
    pub phase: String,
    /// "0617 germany armour 2"; a box instead of a hex; "exp" for Expeditionary units; after a bar what a unit has
    /// done.
    pub units: Vec<String>,
    /// "3 germany airborne 1": counters that come back from that turn on, for a step or from the Delay Box.
    pub lost: Vec<String>,
    pub delayed: Vec<String>,
    /// By number in the scenario's list: "available", "hex 0617", "zone baltic", "delay 2"; those not named are
    /// available.
    pub support: BTreeMap<u8, String>,
    /// By faction: hexes.
    pub detachments: BTreeMap<Faction, Vec<String>>,
    pub logistics: BTreeMap<Faction, Vec<String>>,
    pub blitz: BTreeMap<Faction, Vec<String>>,
    pub ruined_by: BTreeMap<Faction, Vec<String>>,
    pub devastation_left: BTreeMap<Faction, u8>,
    pub devastated: Vec<String>,
    /// "western 0703 south-east 2 6": faction, hex, facing, number, number of the fleet.
    pub beachheads: Vec<String>,
    pub shaef: Option<String>,
    /// "western 0110".
    pub partisan_base: Option<String>,
    /// By faction and zone.
    pub convoys: BTreeMap<Faction, BTreeMap<String, u8>>,
    pub away: Vec<(Faction, bool, u8)>,
    /// Countries that are not as the scenario has them.
    pub countries: BTreeMap<Country, Status>,
    pub cooperation: bool,
    pub non_cooperation: bool,
    pub steps_lost: u8,
    pub attacked: Vec<String>,
    pub coming: Vec<(u8, u8)>,
    pub due: Vec<u8>,
}

const DIRS: [&str; 6] = ["north-east", "east", "south-east", "south-west", "west", "north-west"];
const MARKS: [(&str, Marks); 4] = [
    ("moved", Marks::MOVED),
    ("attacked", Marks::ATTACKED),
    ("supported", Marks::SUPPORTED),
    ("sailed", Marks::SAILED),
];

impl Rules {
    pub(crate) fn opening(&self) -> Position {
        let scenario = &self.data.scenario;
        let devastation_left = Faction::ALL.into_iter().map(|f| (f, scenario.markers[f].devastation));
        Position {
            turn: 1,
            phase: String::new(),
            units: scenario.units.iter().map(|l| self.write_line(l)).collect(),
            devastated: scenario.devastated.iter().map(|h| self.data.map.grid.name(h)).collect(),
            devastation_left: devastation_left.filter(|d| d.1 > 0).collect(),
            ..Position::default()
        }
    }

    fn write_line(&self, l: &UnitLine) -> String {
        let at = match l.at {
            Spot::Hex(hex) => format!("{:04}", hex.0),
            Spot::Box(b) => self.data.scenario.box_data(b).map_or_else(String::new, |b| b.id.clone()),
        };
        let exp = if l.exp { " exp" } else { "" };
        format!("{at} {} {} {}{exp}", l.nation.id(), l.kind.id(), l.steps)
    }

    pub(crate) fn start_status(&self) -> ByCountry<Status> {
        let scenario = &self.data.scenario;
        ByCountry::from_fn(|country| {
            if scenario.neutral.contains(&country) {
                Status::Neutral
            } else if scenario.conquered_by_axis.contains(&country) {
                Status::ConqueredBy(Faction::Axis)
            } else {
                scenario.side[country].map_or(Status::Neutral, Status::Active)
            }
        })
    }

    pub(crate) fn place_position(&self, position: &Position) -> Result<State, Vec<Problem>> {
        let mut problems = Vec::new();
        let scenario = &self.data.scenario;
        let mut state = State {
            turn: position.turn,
            faction: scenario.turn_order[0],
            segment: Segment::Logistics,
            frames: Default::default(),
            units: Vec::new(),
            support: scenario.support.iter().map(|_| Support { berth: Berth::Available, used: false }).collect(),
            status: self.start_status(),
            markers: Markers::default(),
            pool: Pool::default(),
            attacked: HexSet::EMPTY,
            steps_lost: position.steps_lost,
            coming: Default::default(),
            closing: false,
            verdict: None,
        };
        if position.turn == 0 || usize::from(position.turn) > scenario.turns.len() {
            let turns = scenario.turns.len();
            let what = format!("expected a turn from 1 to {turns}, found {}", position.turn);
            problems.push(Problem::new(what).breaks(clause!("TK-11.0-01").id()));
        }
        for (&country, &status) in &position.countries {
            state.status[country] = status;
        }
        let fresh = position.phase.is_empty();
        if !fresh {
            self.place_phase(&mut state, &position.phase, &mut problems);
        }
        self.place_markers(&mut state, position, &mut problems);
        for text in &position.units {
            self.place_unit(&mut state, text, &mut problems);
        }
        for text in &position.lost {
            self.place_off_map(&mut state, text, Place::Lost, &mut problems);
        }
        for text in &position.delayed {
            self.place_off_map(&mut state, text, Place::Delay, &mut problems);
        }
        if state.units.len() > MAX_UNITS {
            problems.push(Problem::new(format!("expected at most {MAX_UNITS} units")));
            state.units.truncate(MAX_UNITS);
        }
        self.check_stacks(&state, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        if fresh {
            let mut dice = kernel::dice::Shown::new(kernel::dice::Fixed(6));
            let mut play = kernel::Play::silent(&mut dice);
            self.begin_faction_turn(&mut state, &mut play);
            self.go_on(&mut state, &mut play);
        }
        Ok(state)
    }

    /// "axis movement".
    fn place_phase(&self, state: &mut State, text: &str, problems: &mut Vec<Problem>) {
        let order = &self.data.scenario.turn_order;
        let found = text.split_once(' ').and_then(|(faction, segment)| {
            let faction = order.iter().copied().find(|f| f.id() == faction)?;
            Some((faction, Segment::parse(segment).filter(|segment| *segment != Segment::Over)?))
        });
        match found {
            Some((faction, segment)) => (state.faction, state.segment) = (faction, segment),
            None => {
                let what = format!("expected a faction of the scenario and a segment, found \"{text}\"");
                problems.push(Problem::new(what).breaks(clause!("TKC-02").id()));
            }
        }
    }

    /// "0617 germany armour 2 | moved". Beachheads have been placed before.
    fn place_unit(&self, state: &mut State, text: &str, problems: &mut Vec<Problem>) {
        let scenario = &self.data.scenario;
        let (line, marks) = text.split_once('|').unwrap_or((text, ""));
        let line = match read_unit(&self.data.map, &self.data.counters, &scenario.boxes, line) {
            Ok(line) => line,
            Err(p) => return problems.push(Problem { what: format!("{text}: {}", p.what), ..p }),
        };
        let beaches: Vec<HexId> = state.markers.beachheads.iter().map(|b| b.hex).collect();
        problems.extend(drowns(&self.data.map, &beaches, &line));
        if scenario.side[line.nation].is_none() {
            let what = format!("{text}: expected a nation of the scenario's factions");
            problems.push(Problem::new(what).breaks(clause!("TKC-02").id()));
        }
        let place = match line.at {
            Spot::Hex(hex) => self.hex(hex).map_or(Place::Gone, Place::Hex),
            Spot::Box(b) => Place::Box(b),
        };
        let mut unit = Unit { steps: line.steps, place, ..self.counter(line.nation, line.kind, line.exp) };
        for word in marks.split_whitespace() {
            match MARKS.iter().find(|m| m.0 == word) {
                Some((_, mark)) => unit.marks.set(*mark),
                None => problems.push(Problem::new(format!("{text}: there is no mark \"{word}\""))),
            }
        }
        state.units.push(unit);
    }

    /// "5 germany airborne 1": a counter off the map, and the turn from which it can come back.
    fn place_off_map(&self, state: &mut State, text: &str, place: fn(u8) -> Place, problems: &mut Vec<Problem>) {
        let read = || {
            let (turn, rest) = text.split_once(' ')?;
            let any = self.data.map.passable_hex();
            let line = read_unit(&self.data.map, &self.data.counters, &[], &format!("{any} {rest}")).ok()?;
            Some((turn.parse::<u8>().ok()?, line))
        };
        let Some((turn, line)) = read() else {
            return problems.push(Problem::new(format!("expected a turn and a counter, found \"{text}\"")));
        };
        let counter = self.counter(line.nation, line.kind, line.exp);
        state.units.push(Unit { steps: line.steps, place: place(turn), ..counter });
    }

    /// Stacks that could not be, and enemies in one hex.
    fn check_stacks(&self, state: &State, problems: &mut Vec<Problem>) {
        for hex in self.data.map.grid.hexes() {
            let factions: Vec<Faction> = state.at(hex).filter_map(|u| self.side_of(state, u)).collect();
            let name = self.hex_name(hex);
            if factions.windows(2).any(|w| w[0] != w[1]) {
                problems.push(
                    Problem::new(format!("{name}: units of two factions in one hex")).breaks(clause!("TK-8.1-02").id()),
                );
            } else if let Some(clause) = self.breaches_by(state, hex, StackingLimits::Rulebook).first() {
                problems.push(Problem::new(format!("{name}: the units there may not stack so")).breaks(clause.id()));
            }
            if !factions.is_empty() && self.neutral_land(state).contains(hex) {
                problems.push(
                    Problem::new(format!("{name}: nobody may stand in a neutral country"))
                        .breaks(clause!("TKC-36").id()),
                );
            }
        }
    }

    fn place_markers(&self, state: &mut State, position: &Position, problems: &mut Vec<Problem>) {
        let map = &self.data.map;
        let mut hexes = |list: &[String]| -> HexSet {
            let mut found = HexSet::EMPTY;
            for text in list {
                match map.parse(text) {
                    Some(hex) => found.insert(hex),
                    None => problems.push(Problem::new(format!("there is no hex \"{text}\" on the map"))),
                }
            }
            found
        };
        for f in Faction::ALL {
            let none = Vec::new();
            state.markers.detachments[f] = hexes(position.detachments.get(&f).unwrap_or(&none));
            state.markers.logistics[f] = hexes(position.logistics.get(&f).unwrap_or(&none));
            state.markers.ruined_by[f] = hexes(position.ruined_by.get(&f).unwrap_or(&none));
            state.markers.blitz[f] = hexes(position.blitz.get(&f).unwrap_or(&none)).iter().take(2).collect();
            state.markers.devastation_left[f] = position.devastation_left.get(&f).copied().unwrap_or(0);
        }
        state.markers.devastated = hexes(&position.devastated);
        state.attacked = hexes(&position.attacked);
        state.markers.shaef = position.shaef.iter().filter_map(|h| map.parse(h)).next();
        state.markers.franco_belgian_cooperation = position.cooperation;
        state.markers.anglo_french_non_cooperation = position.non_cooperation;
        state.markers.delayed = position.away.iter().copied().take(16).collect();
        state.coming = position.coming.iter().copied().take(4).collect();
        state.pool.due = position.due.iter().copied().take(8).collect();
        let faction = |id: &str| Faction::ALL.into_iter().find(|f| f.id() == id);
        if let Some(text) = &position.partisan_base {
            match text.split_once(' ').and_then(|(f, h)| Some((faction(f)?, map.parse(h)?))) {
                Some(base) => state.markers.partisan_base = Some(base),
                None => problems.push(Problem::new(format!("expected a faction and a hex, found \"{text}\""))),
            }
        }
        for (&f, zones) in &position.convoys {
            for (zone, &n) in zones {
                match map.zone_named(zone) {
                    Some(zone) => state.markers.convoys[f][zone] = n,
                    None => problems.push(Problem::new(format!("there is no sea zone \"{zone}\""))),
                }
            }
        }
        self.place_at_sea(state, position, problems);
    }

    /// Beachheads and support units.
    fn place_at_sea(&self, state: &mut State, position: &Position, problems: &mut Vec<Problem>) {
        for text in &position.beachheads {
            match self.read_beachhead(text).filter(|_| !state.markers.beachheads.is_full()) {
                Some(beach) => {
                    state.support[beach.fleet.index()].berth = Berth::Ashore;
                    state.markers.beachheads.push(beach);
                }
                None => {
                    let what =
                        format!("expected a Beachhead such as \"western 0703 south-east 2 4\", found \"{text}\"");
                    problems.push(Problem::new(what).breaks(clause!("TKC-16").id()));
                }
            }
        }
        for (&i, text) in &position.support {
            match (state.support.get_mut(usize::from(i)), self.read_berth(text)) {
                (Some(unit), Some(support)) => *unit = support,
                _ => {
                    let expected = "\"available\", \"hex 0617\", \"zone baltic\" or \"delay 2\"";
                    let what = format!("support unit {i}: expected {expected}, found \"{text}\"");
                    problems.push(Problem::new(what).breaks(clause!("TKC-10").id()));
                }
            }
        }
    }

    /// "western 0703 south-east 2 4": faction, hex, facing, number and the fleet it was.
    fn read_beachhead(&self, text: &str) -> Option<Beachhead> {
        let map = &self.data.map;
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[faction, hex, facing, number, fleet] = words.as_slice() else { return None };
        let faction = Faction::ALL.into_iter().find(|f| f.id() == faction)?;
        let facing = Dir::ALL[DIRS.iter().position(|d| *d == facing)?];
        let hex = map.parse(hex).filter(|&h| map.sea.contains(h))?;
        map.grid.neighbour(hex, facing).filter(|&h| self.passable.contains(h))?;
        let fleet = fleet.parse::<u8>().ok().filter(|&i| usize::from(i) < self.data.scenario.support.len())?;
        let number = number.parse().ok().filter(|n| (1..=2).contains(n))?;
        Some(Beachhead { faction, hex, facing, number, fleet: SupportId(fleet), paid: false, fresh: false })
    }

    /// "hex 0617 used".
    fn read_berth(&self, text: &str) -> Option<Support> {
        let map = &self.data.map;
        let words: Vec<&str> = text.split_whitespace().collect();
        let (words, used) = match words.as_slice() {
            [rest @ .., "used"] if matches!(rest, ["hex" | "zone", _]) => (rest, true),
            all => (all, false),
        };
        let berth = match *words {
            ["available"] => Berth::Available,
            ["ashore"] => Berth::Ashore,
            ["delay", turns] => Berth::Delay(turns.parse().ok()?),
            ["hex", hex] => Berth::Hex(map.parse(hex)?),
            ["zone", zone] => Berth::Zone(map.zone_named(zone)?),
            _ => return None,
        };
        Some(Support { berth, used })
    }

    /// The state as a position, where it can be taken up again.
    pub(crate) fn write_position(&self, state: &State) -> Option<Position> {
        let takes_up = matches!(
            state.segment,
            Segment::Organization | Segment::Movement | Segment::Blitz | Segment::Regular | Segment::Reserve
        );
        let dropped = state.units.iter().any(|u| matches!(u.place, Place::Dropped(_)));
        let crowded = self.data.map.grid.hexes().any(|h| !self.breaches(state, h).is_empty());
        if !takes_up || !state.frames.is_empty() || dropped || crowded || !state.markers.new_posts.is_empty() {
            return None;
        }
        let grid = &self.data.map.grid;
        let names = |hexes: &HexSet| hexes.iter().map(|h| grid.name(h)).collect::<Vec<_>>();
        let per = |sets: &ByFaction<HexSet>| -> BTreeMap<Faction, Vec<String>> {
            sets.iter().filter(|(_, hexes)| !hexes.is_empty()).map(|(f, hexes)| (f, names(hexes))).collect()
        };
        let markers = &state.markers;
        let (mut units, mut lost, mut delayed) = (Vec::new(), Vec::new(), Vec::new());
        for u in &state.units {
            match u.place {
                Place::Hex(hex) => units.push(write_unit(u, &grid.name(hex))),
                Place::Box(b) => units.push(write_unit(u, &self.data.scenario.box_data(b)?.id)),
                Place::Lost(turn) => lost.push(write_unit(u, &turn.to_string())),
                Place::Delay(turn) => delayed.push(write_unit(u, &turn.to_string())),
                Place::Dropped(_) | Place::Gone => {}
            }
        }
        let support = state.support.iter().enumerate().filter(|(_, u)| u.berth != Berth::Available);
        let start = self.start_status();
        let changed = state.status.iter().filter(|(country, status)| start[*country] != **status);
        Some(Position {
            turn: state.turn,
            phase: format!("{} {}", state.faction.id(), state.segment.id()),
            units,
            lost,
            delayed,
            support: support.map(|(i, u)| (i as u8, self.write_berth(u))).collect(),
            detachments: per(&markers.detachments),
            logistics: per(&markers.logistics),
            ruined_by: per(&markers.ruined_by),
            blitz: per(&ByFaction::from_fn(|f| markers.blitz[f].iter().copied().collect())),
            devastation_left: markers.devastation_left.iter().map(|(f, &n)| (f, n)).filter(|d| d.1 > 0).collect(),
            devastated: names(&markers.devastated),
            beachheads: markers.beachheads.iter().map(|b| self.write_beachhead(b)).collect(),
            shaef: markers.shaef.map(|h| grid.name(h)),
            partisan_base: markers.partisan_base.map(|(f, h)| format!("{} {}", f.id(), grid.name(h))),
            convoys: self.write_convoys(state),
            away: markers.delayed.to_vec(),
            countries: changed.map(|(country, &status)| (country, status)).collect(),
            cooperation: markers.franco_belgian_cooperation,
            non_cooperation: markers.anglo_french_non_cooperation,
            steps_lost: state.steps_lost,
            attacked: names(&state.attacked),
            coming: state.coming.to_vec(),
            due: state.pool.due.to_vec(),
        })
    }

    fn write_berth(&self, unit: &Support) -> String {
        let used = if unit.used { " used" } else { "" };
        match unit.berth {
            Berth::Available => "available".to_owned(),
            Berth::Delay(turns) => format!("delay {turns}"),
            Berth::Hex(hex) => format!("hex {}{used}", self.data.map.grid.name(hex)),
            Berth::Zone(zone) => format!("zone {}{used}", self.data.map.zones[zone.index()]),
            Berth::Ashore => "ashore".to_owned(),
        }
    }

    fn write_beachhead(&self, beach: &Beachhead) -> String {
        let (faction, hex) = (beach.faction.id(), self.data.map.grid.name(beach.hex));
        format!("{faction} {hex} {} {} {}", DIRS[beach.facing.index()], beach.number, beach.fleet.0)
    }

    fn write_convoys(&self, state: &State) -> BTreeMap<Faction, BTreeMap<String, u8>> {
        let map = &self.data.map;
        let in_zones = |convoys: &ByZone<u8>| -> BTreeMap<String, u8> {
            let placed = map.zone_ids().filter(|&z| convoys[z] > 0);
            placed.map(|z| (map.zones[z.index()].clone(), convoys[z])).collect()
        };
        let all = state.markers.convoys.iter().map(|(f, convoys)| (f, in_zones(convoys)));
        all.filter(|(_, zones)| !zones.is_empty()).collect()
    }
}

/// A counter as a position has it: where it is, what it is, what it has done.
fn write_unit(u: &Unit, at: &str) -> String {
    let exp = if u.exp { " exp" } else { "" };
    let marks: Vec<&str> = MARKS.iter().filter(|k| u.marks.has(k.1)).map(|k| k.0).collect();
    let bar = if marks.is_empty() { "" } else { " | " };
    format!("{at} {} {} {}{exp}{bar}{}", u.nation.id(), u.kind.id(), u.steps, marks.join(" "))
}
