//! Chapter 5: supply, and the reception of logistic columns. "Supplied as of the last check" is what a unit's state
//! says; everything traced here is the situation of the moment.

use crate::Rules;
use crate::options::*;
use crate::rules::costs::Costs;
use crate::state::*;
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use board::flood::FARTHEST;
use board::{Dir, Distances, HexId, HexSet, flood};
use kernel::{Judge, Note, Play, Text};
use std::cell::RefCell;
use std::rc::Rc;

/// BPH-5.3a: how far a line of communications to a Front headquarters may be for full supply.
pub const NEAR: u8 = 8;

/// What a unit asks of the headquarters of its side.
#[derive(Copy, Clone, Debug)]
struct Demand {
    unit: UnitId,
    /// Headquarters that would supply it fully, a bit each.
    near: u16,
    /// Headquarters it has a line to at all.
    any: u16,
}

/// A headquarters as a source: the net it is on, the hexes near it, the places it has.
struct HqLine {
    all: usize,
    near: HexSet,
    capacity: u8,
}

/// The headquarters that supply others, and the nets they are on.
#[derive(Default)]
struct HqSources {
    nets: ArrayVec<HexSet, MAX_HEADQUARTERS>,
    lines: ArrayVec<HqLine, MAX_HEADQUARTERS>,
}

impl HqSources {
    /// Those whose line fits, a bit each.
    fn reaching(&self, fits: impl Fn(&HqLine) -> bool) -> u16 {
        self.lines.iter().enumerate().fold(0, |bits, (i, line)| bits | u16::from(fits(line)) << i)
    }
}

/// What a check knows before places are shared out: units that need none, what the others ask for, and the places of
/// each headquarters.
struct Traced {
    settled: Vec<(UnitId, Supply)>,
    demands: Vec<Demand>,
    places: ArrayVec<u8, MAX_HEADQUARTERS>,
}

/// Everything the lines of a side depend on.
struct Asked {
    costs: Costs,
    options: Options,
    side: Side,
    places: Vec<Place>,
    allied: HexSet,
}

thread_local! {
    /// The lines this thread traced last. Where places are too few, units give theirs up one by one, and after each the
    /// check is made again with the same lines.
    static LAST: RefCell<Option<(Asked, Rc<Traced>)>> = const { RefCell::new(None) };
}

/// How a headquarters in a hex is connected (BPH-10.2).
fn link_of(hex: HexId, rail: &HexSet, road: &HexSet) -> Link {
    match (rail.contains(hex), road.contains(hex)) {
        (true, _) => Link::Rail,
        (false, true) => Link::Road,
        (false, false) => Link::Cut,
    }
}

/// How the units of a side stand when the headquarters have been shared out.
#[derive(Clone, Debug)]
pub(crate) enum SupplyCheck {
    Settled(Vec<(UnitId, Supply)>),
    /// More units than places: one of these must do with less.
    Contended(UnitSet),
}

impl Rules {
    /// Hexes a line of communications may pass: no enemy unit, and no enemy zone without a friendly unit (BPH-5.1b,
    /// 3.3a).
    pub fn passable(&self, state: &State, side: Side) -> HexSet {
        let presence = self.presence(state);
        let (own, enemy) = (&presence[side], &presence[side.enemy()]);
        let zone = self.zone_around(&enemy.with_zone).minus(&own.units);
        self.all_hexes.minus(&enemy.occupied).minus(&zone)
    }

    /// Hexes connected to the sources by lines of communications, with their length.
    pub fn lines_from(&self, state: &State, side: Side, sources: &HexSet) -> Distances {
        let passable = self.passable(state, side);
        flood(&self.data.map.grid, sources.intersection(&passable).iter(), FARTHEST, self.line_gate(&passable))
    }

    /// The same hexes without the lengths.
    pub(crate) fn net_through(&self, passable: &HexSet, sources: &HexSet) -> HexSet {
        self.crossings.line.connected(&sources.intersection(passable), passable)
    }

    /// BPH-5.1d: lines do not cross lakes.
    fn line_gate<'a>(&'a self, passable: &'a HexSet) -> impl Fn(HexId, Dir, HexId) -> bool + 'a {
        move |from, dir, to| passable.contains(to) && self.data.map.lake_sides[from.index()] & (1 << dir.index()) == 0
    }

    /// Hexes connected to a supply hex along rail links between controlled hexes (BPH-10.2a, HOUSE-9).
    pub fn rail_net(&self, state: &State, side: Side) -> HexSet {
        self.rail_net_through(state, side, &self.passable(state, side))
    }

    fn rail_net_through(&self, state: &State, side: Side, passable: &HexSet) -> HexSet {
        let open = passable.intersection(&self.controlled(state, side));
        let sources = self.data.map.supply[side].intersection(&self.crossings.on_rail);
        self.crossings.rail.connected(&sources.intersection(&open), &open)
    }

    /// The hexes a side controls.
    fn controlled(&self, state: &State, side: Side) -> HexSet {
        match side {
            Side::Allied => state.allied,
            Side::Axis => self.all_hexes.minus(&state.allied),
        }
    }

    /// Hexes with a line of communications of any length to a supply hex.
    pub fn supply_net(&self, state: &State, side: Side) -> HexSet {
        self.net_through(&self.passable(state, side), &self.data.map.supply[side])
    }

    /// How each headquarters of a side is connected now (BPH-10.2).
    pub fn links(&self, state: &State, side: Side) -> [Link; MAX_HEADQUARTERS] {
        let passable = self.passable(state, side);
        let rail = self.rail_net_through(state, side, &passable);
        let road = self.net_through(&passable, &self.data.map.supply[side]);
        let mut links = [Link::Cut; MAX_HEADQUARTERS];
        for (i, &hq) in self.data.headquarters.iter().enumerate() {
            if self.data.unit(hq).side != side {
                continue;
            }
            if let Some(hex) = state.hex_of(hq) {
                links[i] = link_of(hex, &rail, &road);
            }
        }
        links
    }

    /// BPH-10.2b, c with C1: how many corps or divisions a headquarters supplies.
    pub fn capacity(&self, link: Link) -> u8 {
        match (link, self.options.hq_capacity) {
            (Link::Rail, HqCapacity::List) => 18,
            (Link::Rail, HqCapacity::Example) => 16,
            (_, HqCapacity::List) => 10,
            (_, HqCapacity::Example) => 5,
        }
    }

    /// BPH-12.2.1c with C35: partisans at home need no line.
    pub(crate) fn is_at_home(&self, unit: UnitId, hex: HexId) -> bool {
        let home = match self.options.partisan_supply {
            PartisanSupply::Slovakia => &self.data.map.slovakia,
            PartisanSupply::Zone => &self.data.map.uprising,
        };
        self.data.brief(unit).kind == Kind::Part && home.contains(hex)
    }

    /// The headquarters of a side that supply others, with their lines. `net` is what is connected to a supply hex.
    fn sources(&self, state: &State, side: Side, passable: &HexSet, net: &HexSet) -> HqSources {
        let mut sources = HqSources::default();
        // A connected Axis headquarters supplies nobody who is not connected himself (C17).
        let cut_off_sources = side == Side::Axis && self.options.axis_hq_source == AxisHqSource::Always;
        if side == Side::Axis && !cut_off_sources {
            return sources;
        }
        let rail = self.rail_net_through(state, side, passable);
        for &hq in &self.data.headquarters {
            let Some(hex) = state.hex_of(hq).filter(|_| self.data.brief(hq).side == side) else { continue };
            let link = link_of(hex, &rail, net);
            if link == Link::Cut && !cut_off_sources {
                continue;
            }
            let source: HexSet = std::iter::once(hex).collect();
            // Lines run both ways, so headquarters that reach each other reach the same hexes.
            let all = sources.nets.iter().position(|known| known.contains(hex)).unwrap_or_else(|| {
                sources.nets.push(self.net_through(passable, &source));
                sources.nets.len() - 1
            });
            let near = self.crossings.line.within(&source, NEAR, passable);
            let limited = side == Side::Allied || self.options.axis_hq_capacity == AxisHqCapacity::On;
            sources.lines.push(HqLine { all, near, capacity: if limited { self.capacity(link) } else { u8::MAX } });
        }
        sources
    }

    /// Supply of every unit of a side on the map, as far as it can be settled without a choice (BPH-5.2 to 5.6, 10.2).
    pub(crate) fn supply_check(&self, state: &State, side: Side, conceded: &[UnitSet; 2]) -> SupplyCheck {
        let Traced { settled, demands, places } = &*self.traced(state, side);
        match share_out(demands, places, conceded) {
            Ok(supplies) => SupplyCheck::Settled(settled.iter().copied().chain(supplies).collect()),
            Err(contended) => SupplyCheck::Contended(contended),
        }
    }

    /// The lines of a side as they run now, or those traced last if nothing they depend on has changed.
    fn traced(&self, state: &State, side: Side) -> Rc<Traced> {
        let known = LAST.with_borrow(|last| {
            let (asked, traced) = last.as_ref()?;
            let same_places = || asked.places.iter().copied().eq(state.units.iter().map(|unit| unit.place));
            let same = asked.side == side
                && asked.options == self.options
                && asked.costs.are_those_of(&self.costs)
                && asked.allied == state.allied
                && same_places();
            same.then(|| traced.clone())
        });
        known.unwrap_or_else(|| {
            let traced = Rc::new(self.trace(state, side));
            let places = state.units.iter().map(|unit| unit.place).collect();
            let asked = Asked { costs: self.costs.clone(), options: self.options, side, places, allied: state.allied };
            LAST.set(Some((asked, traced.clone())));
            traced
        })
    }

    fn trace(&self, state: &State, side: Side) -> Traced {
        let passable = self.passable(state, side);
        let net = self.net_through(&passable, &self.data.map.supply[side]);
        let sources = self.sources(state, side, &passable, &net);
        let mut settled = Vec::new();
        let mut demands = Vec::new();
        for (unit, _, hex) in self.on_map_of(state, side) {
            let data = self.data.unit(unit);
            let free = !data.kind.fights() || self.is_at_home(unit, hex) || (side == Side::Axis && net.contains(hex));
            if free {
                settled.push((unit, Supply::Full));
                continue;
            }
            let any = sources.reaching(|line| sources.nets[line.all].contains(hex));
            let near = if side == Side::Allied { sources.reaching(|line| line.near.contains(hex)) } else { any };
            if data.ur && self.options.ur_capacity == UrCapacity::Exempt {
                let supply = match (near != 0, any != 0) {
                    (true, _) => Supply::Full,
                    (false, true) => Supply::Attenuated,
                    (false, false) => Supply::None,
                };
                settled.push((unit, supply));
            } else {
                demands.push(Demand { unit, near, any });
            }
        }
        Traced { settled, demands, places: sources.lines.iter().map(|line| line.capacity).collect() }
    }

    /// Supply of every unit of a side as it would be checked now; where places are too few, nobody gets one.
    pub fn supply_of(&self, state: &State, side: Side) -> Vec<(UnitId, Supply)> {
        match self.supply_check(state, side, &Default::default()) {
            SupplyCheck::Settled(supplies) => supplies,
            SupplyCheck::Contended(units) => units.iter().map(|u| (u, Supply::None)).collect(),
        }
    }

    pub(crate) fn judge_concede<J: Judge>(&self, state: &State, side: Side, unit: UnitId, judge: &mut J) {
        let clause = if side == Side::Allied { clause!("BPH-5.3b") } else { clause!("BPH-10.2b") };
        if !state.contended.contains(unit) {
            judge.forbid(clause, || Text::new("why-not-contended").name("unit", self.unit_name(unit)));
        }
    }

    /// Lowers a unit's demand by one degree.
    pub(crate) fn concede(&self, state: &mut State, unit: UnitId) {
        let degree = usize::from(state.conceded[0].contains(unit));
        state.conceded[degree].insert(unit);
    }

    /// Enters the result of a check (BPH-5.5a, 5.7a).
    pub(crate) fn mark_supply(&self, state: &mut State, supplies: &[(UnitId, Supply)], play: &mut Play<'_>) {
        let mut changed = Vec::new();
        for &(unit, supply) in supplies {
            let before = std::mem::replace(&mut state.unit_mut(unit).supply, supply);
            if before != supply {
                changed.push((unit, supply));
            }
        }
        let told = [
            (Supply::None, "log-units-unsupplied"),
            (Supply::Attenuated, "log-units-attenuated"),
            (Supply::Full, "log-units-supplied"),
        ];
        for (supply, key) in told {
            let units: UnitSet = changed.iter().filter(|(_, of)| *of == supply).map(|(unit, _)| *unit).collect();
            if !units.is_empty() {
                play.note(|| {
                    let text = Text::new(key).names("units", self.names(&units)).number("n", units.len() as i64);
                    let hexes = units.iter().filter_map(|unit| state.hex_of(unit)).collect::<HexSet>();
                    hexes.iter().fold(Note::new(text), |note, hex| note.at(self.hex_name(hex)))
                });
            }
        }
    }

    /// A unit's line of communications now, hex by hex, to a supply hex or headquarters; nothing if it has none.
    pub fn supply_line(&self, state: &State, unit: UnitId) -> Option<Vec<HexId>> {
        let hex = state.hex_of(unit)?;
        let side = self.data.brief(unit).side;
        let passable = self.passable(state, side);
        let mut sources = HexSet::EMPTY;
        if side == Side::Axis {
            sources = self.data.map.supply[Side::Axis];
        } else {
            let links = self.links(state, side);
            for (i, &hq) in self.data.headquarters.iter().enumerate() {
                if let Some(h) = state.hex_of(hq).filter(|_| links[i] != Link::Cut) {
                    sources.insert(h);
                }
            }
        }
        let lines = self.lines_from(state, side, &sources);
        lines.contains(hex).then(|| lines.path(&self.data.map.grid, hex, self.line_gate(&passable)))
    }

    /// BPH-5.8.3: whether the Danube is open from Vienna down to a town.
    pub(crate) fn judge_river<J: Judge>(&self, state: &State, town: HexId, judge: &mut J) {
        let Some((_, banks)) = self.river_towns.iter().find(|t| t.0 == town) else {
            return judge
                .forbid(clause!("BPH-5.8.3a"), || Text::new("why-not-river-town").name("hex", self.hex_name(town)));
        };
        if !state.controls(Side::Axis, town) {
            judge.forbid(clause!("BPH-5.8.3a"), || Text::new("why-town-not-held").name("hex", self.hex_name(town)));
        }
        if judge.settled() {
            return;
        }
        // An Allied column leaves control as it is.
        if state.at(town).any(|u| self.data.brief(u).side == Side::Allied) {
            judge.forbid(clause!("BPH-5.8.3a"), || Text::new("why-enemy-there").name("hex", self.hex_name(town)));
        }
        if judge.settled() {
            return;
        }
        let barring = self.on_map_of(state, Side::Allied).find(|&(_, data, h)| {
            let counts = match self.options.river_block {
                RiverBlock::AnyAllied => true,
                RiverBlock::SovietRomanian => matches!(data.nation, Nation::Su | Nation::Ro),
            };
            data.kind != Kind::Column && counts && banks.contains(h)
        });
        if let Some((unit, _, at)) = barring {
            judge.forbid(clause!("BPH-5.8.3a"), || {
                Text::new("why-river-barred").name("unit", self.unit_name(unit)).name("hex", self.hex_name(at))
            });
        }
    }
}

/// Hungarian towns on the Danube below Vienna, each with the hexes on both banks from Vienna down to its first side.
pub(crate) fn river_towns(map: &crate::data::Map) -> Vec<(HexId, HexSet)> {
    let touches = |side: &(HexId, HexId), hex| side.0 == hex || side.1 == hex;
    let start = map.danube.iter().rposition(|d| touches(d, map.vienna)).unwrap_or(0);
    let banks = |town: HexId| {
        let reach = map.danube[start..].iter().position(|d| touches(d, town))?;
        Some(map.danube[start..=start + reach].iter().flat_map(|&(a, b)| [a, b]).collect::<HexSet>())
    };
    let towns = map.grid.hexes().filter(|&h| map.hex(h).town && map.hex(h).country == 'H');
    towns.filter_map(|h| banks(h).map(|b| (h, b))).collect()
}

/// Shares out the places of headquarters among units: a matching with capacities. Each unit asks for near supply if it
/// can have it, for any supply once it has conceded that, for nothing once it has conceded twice or has nobody else to
/// ask. If not everybody can have what he asks for, the answer is the set of units that compete for the places that are
/// too few.
fn share_out(demands: &[Demand], places: &[u8], conceded: &[UnitSet; 2]) -> Result<Vec<(UnitId, Supply)>, UnitSet> {
    let wanted: Vec<u16> = demands
        .iter()
        .map(|d| match (d.near != 0, conceded[0].contains(d.unit), conceded[1].contains(d.unit)) {
            (_, _, true) => 0,
            (true, true, _) if d.any == d.near => 0,
            (true, true, _) => d.any,
            (true, false, _) => d.near,
            (false, true, _) => 0,
            (false, false, _) => d.any,
        })
        .collect();
    let mut given: Vec<Vec<usize>> = vec![Vec::new(); places.len()];
    let mut left_out = Vec::new();
    for unit in (0..demands.len()).filter(|&u| wanted[u] != 0) {
        let mut seen = 0;
        if !find_place(unit, &wanted, places, &mut given, &mut seen) {
            left_out.push(unit);
        }
    }
    if left_out.is_empty() {
        let supply = |i: usize, d: &Demand| {
            let hq = given.iter().position(|units| units.contains(&i));
            match hq {
                None => Supply::None,
                Some(hq) if d.near & (1 << hq) != 0 => Supply::Full,
                Some(_) => Supply::Attenuated,
            }
        };
        return Ok(demands.iter().enumerate().map(|(i, d)| (d.unit, supply(i, d))).collect());
    }
    // Everyone connected to those left out by the places they compete for.
    let mut contended = UnitSet::default();
    let mut open = left_out;
    let mut hqs = 0u16;
    while let Some(unit) = open.pop() {
        contended.insert(demands[unit].unit);
        for (hq, units) in given.iter().enumerate() {
            if wanted[unit] & (1 << hq) != 0 && hqs & (1 << hq) == 0 {
                hqs |= 1 << hq;
                open.extend(units);
            }
        }
    }
    Err(contended)
}

/// Gives the unit a place, moving others to other headquarters if that helps.
fn find_place(unit: usize, wanted: &[u16], places: &[u8], given: &mut [Vec<usize>], seen: &mut u16) -> bool {
    for hq in 0..places.len() {
        if wanted[unit] & (1 << hq) == 0 || *seen & (1 << hq) != 0 {
            continue;
        }
        *seen |= 1 << hq;
        if given[hq].len() < usize::from(places[hq]) {
            given[hq].push(unit);
            return true;
        }
        for i in 0..given[hq].len() {
            if find_place(given[hq][i], wanted, places, given, seen) {
                given[hq][i] = unit;
                return true;
            }
        }
    }
    false
}
