//! Positions as a person writes them down: the set-up of a variant, an edited board, the sketch of a test. Anything can
//! be written; only what can be played becomes a state.

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::state::*;
use crate::vocabulary::*;
use kernel::Problem;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A moment at the beginning of a side's turn, or in the middle of it before anything has been done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub date: Date,
    pub side: Side,
    #[serde(default)]
    pub second: bool,
    pub phase: Phase,
    /// Areas in other hands than those printed on the map.
    #[serde(default)]
    pub owners: BTreeMap<String, Nation>,
    #[serde(default)]
    pub axis: Vec<Nation>,
    #[serde(default)]
    pub allies: Vec<Nation>,
    #[serde(default)]
    pub conquered: BTreeMap<Nation, Nation>,
    /// Minors that another great power runs than usual.
    #[serde(default)]
    pub runners: BTreeMap<Nation, Nation>,
    #[serde(default)]
    pub points: BTreeMap<Nation, Ledger>,
    /// By nation and area: `"3 infantry, 1 armour"`; a condition may follow: `"1 aircraft used"`, `"2 infantry dry"`.
    pub units: BTreeMap<Nation, BTreeMap<String, String>>,
    #[serde(default)]
    pub convoys: BTreeMap<Route, Convoy>,
    /// By route, nation and base.
    #[serde(default)]
    pub escorts: Vec<(Route, Nation, String, Kind, u8)>,
    #[serde(default)]
    pub gone: BTreeMap<Nation, u8>,
    /// Units that a conquest has taken out of the pools.
    #[serde(default)]
    pub removed: BTreeMap<Nation, BTreeMap<Kind, u8>>,
    #[serde(default)]
    pub eastern_war: Option<Eastern>,
    #[serde(default)]
    pub leave_by: Option<Date>,
    #[serde(default)]
    pub lost_keys: [bool; 2],
    #[serde(default)]
    pub maginot_fallen: bool,
    #[serde(default)]
    pub vichy_formed: Option<Date>,
    #[serde(default)]
    pub aid_1941: u16,
    #[serde(default)]
    pub aid_year: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Convoy {
    pub value: u8,
    #[serde(default)]
    pub open: bool,
    #[serde(default)]
    pub sunk: u8,
    #[serde(default)]
    pub paid: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eastern {
    pub since: Date,
    pub by_germany: bool,
    pub borders: Vec<String>,
}

fn cond_word(cond: Cond) -> &'static str {
    match cond {
        Cond::Fresh => "",
        Cond::Moved => " moved",
        Cond::Used => " used",
        Cond::Won => " won",
        Cond::Dropped => " dropped",
        Cond::Dry => " dry",
        Cond::DryUsed => " dryused",
    }
}

impl Rules {
    /// The set-up of the variant.
    pub(crate) fn opening(&self) -> Position {
        let scenario = &self.data.scenario;
        let mut units: BTreeMap<Nation, BTreeMap<String, String>> = BTreeMap::new();
        for (nation, area, force) in &scenario.units {
            let list: Vec<String> = force.iter().map(|(kind, n)| format!("{n} {}", kind.id())).collect();
            units.entry(*nation).or_default().insert(self.id(*area), list.join(", "));
        }
        let mut points = BTreeMap::new();
        for nation in Nation::GREAT.into_iter().filter(|&n| self.in_play(n)) {
            let base = self.data.great[nation.index()].base;
            // HUB-10.3: half a year for autumn and winter 1939; a table where there is one.
            let half = if scenario.first.season() >= AUTUMN { base.div_ceil(2) } else { base };
            let neutral = nation == Nation::Us && !scenario.allies.contains(nation);
            let opening = self.table_points(nation, scenario.first.year()).unwrap_or(if neutral { 0 } else { half });
            points.insert(nation, Ledger { base, opening, left: opening, ..Ledger::default() });
        }
        let barbarossa = self.variant == Variant::Barbarossa;
        let soviet = |a: &&crate::data::AreaData| a.country == Some(Nation::Su);
        let taken = scenario.owners.iter().filter(|(_, n)| *n == Nation::Su).map(|(a, _)| self.id(*a));
        let borders = self.data.map.areas.iter().filter(soviet).map(|a| a.id.clone()).chain(taken).collect();
        Position {
            date: scenario.first,
            side: Side::Axis,
            second: false,
            phase: Phase::Declare,
            owners: scenario.owners.iter().map(|(area, nation)| (self.id(*area), *nation)).collect(),
            axis: scenario.axis.iter().collect(),
            allies: scenario.allies.iter().collect(),
            conquered: scenario.conquered.iter().copied().collect(),
            runners: BTreeMap::new(),
            points,
            units,
            convoys: BTreeMap::new(),
            escorts: Vec::new(),
            gone: BTreeMap::new(),
            removed: BTreeMap::new(),
            eastern_war: barbarossa.then_some(Eastern { since: scenario.first, by_germany: true, borders }),
            leave_by: None,
            lost_keys: [false; 2],
            maginot_fallen: false,
            vichy_formed: None,
            aid_1941: 0,
            aid_year: 0,
        }
    }

    pub(crate) fn usual_runner(&self, nation: Nation, stance: Stance) -> Nation {
        match (nation, stance) {
            (n, _) if n.is_great() => n,
            _ if self.variant == Variant::Mediterranean && stance != Stance::Allies => Nation::It,
            _ if self.variant == Variant::Barbarossa && stance == Stance::Allies => Nation::Su,
            (Nation::Vichy, _) | (_, Stance::Axis) => Nation::De,
            (n, Stance::Neutral) if n.is_satellite() => Nation::De,
            _ => Nation::Uk,
        }
    }

    pub(crate) fn place_position(&self, p: &Position) -> Result<State, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut state = self.empty_board(p);
        let (first, last) = (self.data.scenario.first, self.data.scenario.last);
        if p.phase == Phase::Over || !(first..=last).contains(&p.date) {
            problems.push(Problem::new(format!("expected a season from {first} to {last} and a phase of a turn")));
        }
        self.place_powers(p, &mut state, &mut problems);
        for (id, &nation) in &p.owners {
            if let Some(area) = self.land_named(id, &mut problems) {
                state.set_owner(area, nation);
            }
        }
        self.place_units(p, &mut state, &mut problems);
        for (route, convoy) in &p.convoys {
            state.chips[*route] = Some(Chip { open: convoy.open, sunk: convoy.sunk, paid: convoy.paid });
            state.cargo[*route] = convoy.value;
        }
        for (route, nation, id, kind, n) in &p.escorts {
            if let Some(base) = self.land_named(id, &mut problems) {
                state.escorts.push(Escort { route: *route, nation: *nation, kind: *kind, base, n: *n });
            }
        }
        state.escorts.sort_unstable();
        if let Some(war) = &p.eastern_war {
            let borders = war.borders.iter().filter_map(|id| self.land_named(id, &mut problems)).collect();
            state.eastern = Some(EasternWar { since: war.since, by_germany: war.by_germany, borders });
        }
        self.judge_position(&state, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut dice = kernel::dice::Shown::new(kernel::dice::Fixed(1));
        self.go_on_until_a_decision(&mut state, &mut kernel::Play::silent(&mut dice));
        Ok(state)
    }

    /// The moment with the areas as they are printed, and nobody in them.
    fn empty_board(&self, p: &Position) -> State {
        let owner = std::array::from_fn(|i| self.data.map.areas[i].country.unwrap_or(Nation::De));
        State {
            date: p.date,
            side: p.side,
            second: p.second,
            phase: p.phase,
            active: self.seats_of(p.side).first().unwrap_or(GERMANY),
            ground: Ground::new(owner),
            stance: ByNation::from_fn(|_| Stance::Neutral),
            runner: ByNation::new(Nation::ALL),
            ledgers: [Ledger::default(); GREAT],
            stacks: Stacks::default(),
            groups: Vec::new(),
            chips: ByRoute::default(),
            cargo: ByRoute::default(),
            escorts: Vec::new(),
            aid_1941: p.aid_1941,
            aid_year: p.aid_year,
            gone: [0; GREAT],
            removed: ByNation::default(),
            eastern: None,
            leave_by: p.leave_by,
            lost_keys: p.lost_keys,
            maginot_fallen: p.maginot_fallen,
            vichy_formed: p.vichy_formed,
            turn: Turn::default(),
            frames: Vec::new(),
            displaced: Vec::new(),
            orders: Default::default(),
            verdict: None,
        }
    }

    /// Where the nations stand, who runs them, what they have and have lost for good.
    fn place_powers(&self, p: &Position, state: &mut State, problems: &mut Vec<Problem>) {
        for (&nation, &by) in &p.conquered {
            state.stance[nation] = Stance::Conquered(by);
        }
        for (side, list) in [(Side::Axis, &p.axis), (Side::Allies, &p.allies)] {
            for &nation in list {
                if nation.is_great() && nation.history() != Some(side) {
                    let what = format!("{} never fights for this side", nation.id());
                    problems.push(Problem::new(what).breaks(clause!("HU-54").id()));
                }
                state.stance[nation] = Stance::of(side);
            }
        }
        for nation in Nation::ALL {
            let usual = self.usual_runner(nation, state.stance[nation]);
            let runner = p.runners.get(&nation).copied().unwrap_or(usual);
            state.runner[nation] = if runner.is_great() { runner } else { usual };
        }
        for (&nation, points) in &p.points {
            let Ledger { base, opening, left, gained, spent, lost, .. } = *points;
            match state.ledgers.get_mut(nation.index()) {
                Some(ledger) => *ledger = *points,
                None => problems.push(Problem::new(format!("{} has no points of its own", nation.id()))),
            }
            let sum = |a: u16, b: u16| u32::from(a) + u32::from(b);
            if sum(left, spent) + u32::from(lost) != sum(opening, gained) || sum(base, opening) > 2000 {
                let what = format!("{}: expected left + spent + lost to be opening + gained", nation.id());
                problems.push(Problem::new(what).breaks(clause!("HU-94").id()));
            }
        }
        for (&nation, &n) in &p.gone {
            if let Some(gone) = state.gone.get_mut(nation.index()) {
                *gone = n;
            }
        }
        for (&nation, units) in &p.removed {
            units.iter().for_each(|(&kind, &n)| state.removed[nation].add(kind, n));
        }
    }

    fn place_units(&self, p: &Position, state: &mut State, problems: &mut Vec<Problem>) {
        for (&nation, places) in &p.units {
            for (id, text) in places {
                let Some(area) = self.land_named(id, problems) else { continue };
                for part in text.split(',').map(str::trim).filter(|t| !t.is_empty()) {
                    match self.read_units(part) {
                        Ok((kind, cond, n)) if !kind.is_ship() || self.data.map.ports.contains(area) => {
                            state.add(area, nation, kind, cond, n);
                        }
                        Ok(_) => {
                            problems.push(Problem::new(format!("{id} has no port")).breaks(clause!("HUC-09").id()))
                        }
                        Err(what) => problems.push(Problem::new(format!("{} in {id}: {what}", nation.id()))),
                    }
                }
            }
        }
    }

    /// The area of land with this id, or a problem.
    fn land_named(&self, id: &str, problems: &mut Vec<Problem>) -> Option<Area> {
        let found = self.data.map.named(id).filter(|&area| LAND.contains(area));
        if found.is_none() {
            problems.push(Problem::new(format!("there is no area of land \"{id}\"")).breaks(clause!("HUB-3.5").id()));
        }
        found
    }

    fn read_units(&self, text: &str) -> Result<(Kind, Cond, u8), String> {
        let wrong = || format!("expected a number and a unit such as \"2 infantry\", found \"{text}\"");
        let mut words = text.split_whitespace();
        let n: u8 = words.next().and_then(|w| w.parse().ok()).ok_or_else(wrong)?;
        let name = words.next().ok_or_else(wrong)?;
        let kind = Kind::ALL.into_iter().find(|k| k.id() == name).ok_or_else(wrong)?;
        let all = [Cond::Fresh, Cond::Moved, Cond::Used, Cond::Won, Cond::Dropped, Cond::Dry, Cond::DryUsed];
        let cond = match words.next() {
            None => Cond::Fresh,
            Some(word) => all.into_iter().find(|c| cond_word(*c).trim() == word).ok_or_else(wrong)?,
        };
        if n == 0 || n > 100 || words.next().is_some() { Err(wrong()) } else { Ok((kind, cond, n)) }
    }

    /// What no position of the game can be.
    fn judge_position(&self, state: &State, problems: &mut Vec<Problem>) {
        for t in state.stacks.iter() {
            let open = self.open_to(state, t.nation).contains(t.area);
            let guest =
                state.owner(t.area).is_some_and(|n| state.stance[n] == Stance::Neutral) && state.at_war(t.nation);
            if !open && !guest {
                let what = format!("{} {} in {}, which is not friendly", t.nation.id(), t.kind.id(), self.id(t.area));
                problems.push(Problem::new(what).breaks(clause!("HUC-07").id()));
            }
            if t.kind == Kind::Submarine && t.nation != Nation::De {
                problems.push(Problem::new("only Germany has submarines").breaks(clause!("HU-26").id()));
            }
        }
        if self.germans_in_africa(state) > self.data.numbers.stay.africa {
            problems.push(Problem::new("expected at most three German units in Africa").breaks(clause!("HU-79").id()));
        }
    }

    /// Written down only where nothing is pending and nothing of the turn has been done.
    pub(crate) fn write_position(&self, state: &State) -> Option<Position> {
        let quiet = state.frames.is_empty()
            && state.displaced.is_empty()
            && state.groups.is_empty()
            && state.turn == Turn::default()
            && state.phase != Phase::Over;
        if !quiet || state.active != self.seats_of(state.side).first()? {
            return None;
        }
        let map = &self.data.map;
        let named = |areas: Areas| areas.iter().map(|a| self.id(a)).collect::<Vec<_>>();
        let owners = state.ground.owners().iter().zip(&map.areas).filter(|(owner, area)| Some(**owner) != area.country);
        let of = |side: Side| Nation::ALL.into_iter().filter(|&n| state.side_of(n) == Some(side)).collect::<Vec<_>>();
        let conquered = Nation::ALL.into_iter().filter_map(|n| match state.stance[n] {
            Stance::Conquered(by) => Some((n, by)),
            _ => None,
        });
        let runners = Nation::ALL.into_iter().filter_map(|n| {
            let runner = state.runner[n];
            (runner != self.usual_runner(n, state.stance[n])).then_some((n, runner))
        });
        let points = Nation::GREAT.into_iter().map(|n| (n, state.ledgers[n.index()]));
        let points = points.filter(|(_, points)| *points != Ledger::default());
        let convoys = Route::ALL.into_iter().filter_map(|r| {
            let chip = state.chips[r]?;
            Some((r, Convoy { value: state.cargo[r], open: chip.open, sunk: chip.sunk, paid: chip.paid }))
        });
        let gone = Nation::GREAT.into_iter().map(|n| (n, state.gone[n.index()])).filter(|(_, n)| *n > 0);
        let removed = Nation::ALL.into_iter().map(|n| (n, state.removed[n].iter().collect()));
        let removed = removed.filter(|(_, units): &(Nation, BTreeMap<Kind, u8>)| !units.is_empty());
        Some(Position {
            date: state.date,
            side: state.side,
            second: state.second,
            phase: state.phase,
            owners: owners.map(|(owner, area)| (area.id.clone(), *owner)).collect(),
            axis: of(Side::Axis),
            allies: of(Side::Allies),
            conquered: conquered.collect(),
            runners: runners.collect(),
            points: points.collect(),
            units: self.write_units(state),
            convoys: convoys.collect(),
            escorts: state.escorts.iter().map(|e| (e.route, e.nation, self.id(e.base), e.kind, e.n)).collect(),
            gone: gone.collect(),
            removed: removed.collect(),
            eastern_war: state.eastern.map(|w| Eastern {
                since: w.since,
                by_germany: w.by_germany,
                borders: named(w.borders),
            }),
            leave_by: state.leave_by,
            lost_keys: state.lost_keys,
            maginot_fallen: state.maginot_fallen,
            vichy_formed: state.vichy_formed,
            aid_1941: state.aid_1941,
            aid_year: state.aid_year,
        })
    }

    fn write_units(&self, state: &State) -> BTreeMap<Nation, BTreeMap<String, String>> {
        let mut units: BTreeMap<Nation, BTreeMap<String, String>> = BTreeMap::new();
        for t in state.stacks.iter() {
            let there = units.entry(t.nation).or_default().entry(self.id(t.area)).or_default();
            let comma = if there.is_empty() { "" } else { ", " };
            there.push_str(&format!("{comma}{} {}{}", t.n, t.kind.id(), cond_word(t.cond)));
        }
        units
    }
}
