//! One unit's line, link by link, with the clause that lets each pass; and for a unit without one, what cuts it.

use crate::rules::supply::{Bars, EASTERN_US_CANADA, Gates, Route};
use crate::rules::zones::Presence;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::{HexId, HexSet};

/// A place a line comes through.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    Hex(HexId),
    Zone(ZoneId),
    Box(BoxId),
}

/// One link of a line: where it leads, and the clause that lets it pass.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Link {
    pub to: Stop,
    pub clause: Clause,
}

/// A line from a unit's own place (which is not counted) to a source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SupplyLine {
    pub from: Stop,
    pub links: Vec<Link>,
    /// What makes its end a source.
    pub source: Clause,
}

/// Something that stands in the way of a line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    pub at: Stop,
    pub clause: Clause,
    /// Without it alone there would be a line.
    pub decisive: bool,
}

/// Where the tracing has come to: a hex after so many free hexes, or on the transport net.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Node {
    Start(Stop),
    Free(HexId, u8),
    Line(HexId),
    Zone(ZoneId),
    Box(BoxId),
}

struct Tracer<'a> {
    rules: &'a Rules,
    gates: Gates,
    spots: HexSet,
    source: Country,
    route: Route,
    /// Nodes in the order they were found, each with the one it was found from and the clause of the link.
    found: Vec<(Node, usize, Clause)>,
}

impl Rules {
    /// The line of a unit now, or of the unit as if it stood somewhere else.
    pub fn supply_line(&self, state: &State, unit: UnitId) -> Option<SupplyLine> {
        let u = state.unit(unit)?;
        let from = match u.place {
            Place::Hex(hex) | Place::Dropped(hex) => Stop::Hex(hex),
            Place::Box(b) => Stop::Box(b),
            _ => return None,
        };
        self.line_from(state, u.nation, from, Route::Any)
    }

    /// A shortest line for something of a nation from a place.
    pub fn line_from(&self, state: &State, nation: Country, from: Stop, route: Route) -> Option<SupplyLine> {
        let presence = self.presence(state);
        let mut tracer = self.tracer(state, &presence, nation, route);
        let (end, source) = tracer.trace(state, from)?;
        let mut links = Vec::new();
        let mut at = end;
        while at != 0 {
            let (node, before, clause) = tracer.found[at];
            let to = match node {
                Node::Start(stop) => stop,
                Node::Free(hex, _) | Node::Line(hex) => Stop::Hex(hex),
                Node::Zone(zone) => Stop::Zone(zone),
                Node::Box(b) => Stop::Box(b),
            };
            links.push(Link { to, clause });
            at = before;
        }
        links.reverse();
        Some(SupplyLine { from, links, source })
    }

    fn tracer<'a>(&'a self, state: &State, presence: &Presence, nation: Country, route: Route) -> Tracer<'a> {
        let source = self.data.scenario.source[nation];
        let gates = self.gates(state, presence, self.faction_of(nation));
        let spots = self.source_hexes(state, presence, source);
        Tracer { rules: self, gates, spots, source, route, found: Vec::new() }
    }

    /// What cuts an unsupplied unit: first what alone would be enough to open a line, otherwise all that bars its way.
    pub fn cuts(&self, state: &State, unit: UnitId) -> Vec<Cut> {
        let Some(u) = state.unit(unit) else { return Vec::new() };
        let from = match u.place {
            Place::Hex(hex) | Place::Dropped(hex) => Stop::Hex(hex),
            Place::Box(b) => Stop::Box(b),
            _ => return Vec::new(),
        };
        let presence = self.presence(state);
        let mut tracer = self.tracer(state, &presence, u.nation, Route::Any);
        if tracer.trace(state, from).is_some() {
            return Vec::new();
        }
        let mut cuts = Vec::new();
        let reached: HexSet = tracer.found.iter().filter_map(|&(node, ..)| tracer.hex_of(node)).collect();
        // A source that was reached but is spoiled.
        let faction = self.faction_of(u.nation);
        let home = self.data.map.country[tracer.source].intersection(&self.data.map.cities);
        let home = home.union(&self.data.scenario.home[tracer.source]);
        for hex in reached.intersection(&home).iter() {
            let clause =
                if state.markers.devastated.contains(hex) { clause!("TK-10.1.1-02") } else { clause!("TK-10.1.1-01") };
            cuts.push(Cut { at: Stop::Hex(hex), clause, decisive: true });
        }
        // Hexes the line may not enter.
        let mut told = Told::default();
        self.gates_told(state, &presence, faction, &mut told);
        let mut barred = HexSet::EMPTY;
        for &(node, ..) in &tracer.found {
            if let Some(hex) = tracer.hex_of(node) {
                let near = tracer.next_hexes(node, hex).minus(&tracer.gates.open).minus(&reached);
                barred = barred.union(&near);
            }
        }
        for hex in barred.iter() {
            let clause = told.keeps_out_of(hex);
            let mut opened = self.tracer(state, &presence, u.nation, Route::Any);
            opened.gates.open.insert(hex);
            let decisive = opened.trace(state, from).is_some();
            cuts.push(Cut { at: Stop::Hex(hex), clause, decisive });
        }
        // Seas it may not cross.
        for hex in reached.intersection(&self.data.map.ports).iter() {
            for zone in self.data.map.hex(hex).coast.iter().filter(|&z| !tracer.found_zone(z)) {
                let clause = told.keeps_in_port(hex, zone);
                // Without the enemy at sea all ports of the zone would be open again.
                let calm = self.without_enemies_at_sea(state, faction, zone);
                let mut opened = self.tracer(&calm, &presence, u.nation, Route::Any);
                opened.gates.zones.insert(zone);
                opened.gates.ports[zone].insert(hex);
                let decisive = opened.trace(state, from).is_some();
                cuts.push(Cut { at: Stop::Zone(zone), clause, decisive });
            }
        }
        if cuts.iter().any(|c| c.decisive) {
            cuts.retain(|c| c.decisive);
        }
        cuts
    }

    fn without_enemies_at_sea(&self, state: &State, faction: Faction, zone: ZoneId) -> State {
        let mut calm = state.clone();
        for (unit, data) in calm.support.iter_mut().zip(&self.data.scenario.support) {
            if data.faction != faction && unit.berth == Berth::Zone(zone) {
                unit.berth = Berth::Available;
            }
        }
        calm
    }
}

/// Everything that bars the lines of a faction.
#[derive(Default)]
struct Told {
    land: Vec<(Clause, HexSet)>,
    ports: Vec<(Clause, HexSet)>,
    sea: Vec<(Clause, ZoneSet)>,
}

impl Bars for Told {
    fn land(&mut self, clause: Clause, hexes: &HexSet) {
        self.land.push((clause, *hexes));
    }

    fn ports(&mut self, clause: Clause, hexes: &HexSet) {
        self.ports.push((clause, *hexes));
    }

    fn sea(&mut self, clause: Clause, zones: ZoneSet) {
        self.sea.push((clause, zones));
    }
}

impl Told {
    /// The clause that keeps a line out of a hex that is not open.
    fn keeps_out_of(&self, hex: HexId) -> Clause {
        let bar = self.land.iter().find(|(_, hexes)| hexes.contains(hex));
        bar.map_or(clause!("TK-10.2.1-06"), |(clause, _)| *clause)
    }

    /// The clause that keeps a line from putting to sea.
    fn keeps_in_port(&self, port: HexId, zone: ZoneId) -> Clause {
        let shut = self.ports.iter().find(|(_, ports)| ports.contains(port)).map(|bar| bar.0);
        let barred = || self.sea.iter().find(|(_, zones)| zones.contains(zone)).map(|bar| bar.0);
        shut.or_else(barred).unwrap_or(clause!("TK-10.2-07"))
    }
}

impl Tracer<'_> {
    fn hex_of(&self, node: Node) -> Option<HexId> {
        match node {
            Node::Start(Stop::Hex(hex)) | Node::Free(hex, _) | Node::Line(hex) => Some(hex),
            _ => None,
        }
    }

    fn found_zone(&self, zone: ZoneId) -> bool {
        self.found.iter().any(|&(node, ..)| node == Node::Zone(zone))
    }

    /// All hexes a line could go on to from a node, were they open.
    fn next_hexes(&self, node: Node, hex: HexId) -> HexSet {
        let joined = self.rules.data.map.lines.joined(hex).iter().copied().collect::<HexSet>();
        match node {
            Node::Start(_) | Node::Free(_, 1) => joined.union(&self.free_steps(hex)),
            _ => joined,
        }
    }

    fn free_steps(&self, hex: HexId) -> HexSet {
        let mut next = self.rules.data.map.open_sides.across(&[hex].into_iter().collect());
        for &(beach, shore) in &self.gates.beaches {
            if hex == beach {
                next.insert(shore);
            }
            if hex == shore {
                next.insert(beach);
            }
        }
        next
    }

    /// What makes a node a source, if it is one.
    fn source_at(&self, state: &State, node: Node) -> Option<Clause> {
        match node {
            Node::Start(Stop::Box(b)) | Node::Box(b) => {
                let id = &self.rules.data.scenario.box_data(b)?.id;
                let source = self.rules.is_source_box(self.source, id).then_some(id)?;
                Some(match (source == EASTERN_US_CANADA, self.source) {
                    (true, Country::Usa) => clause!("TK-10.1-04"),
                    (true, _) => clause!("TK-10.1-03"),
                    (false, _) => clause!("TK-10.1-05"),
                })
            }
            _ => {
                let hex = self.hex_of(node)?;
                let base = state.markers.partisan_base.is_some_and(|(_, at)| at == hex);
                if self.spots.contains(hex) {
                    return Some(if base { clause!("TK-10.1-02") } else { clause!("TK-10.1-01") });
                }
                self.rules.edge_of(self.source).contains(hex).then_some(clause!("TK-10.2-15"))
            }
        }
    }

    fn reach(&mut self, node: Node, from: usize, clause: Clause) {
        let known = self.found.iter().any(|&(n, ..)| match (n, node) {
            // Fewer free hexes used is as good.
            (Node::Free(a, used), Node::Free(b, now)) => a == b && used <= now,
            (a, b) => a == b,
        });
        if !known {
            self.found.push((node, from, clause));
        }
    }

    /// Breadth first from a place; the number of the node that is a source and why.
    fn trace(&mut self, state: &State, from: Stop) -> Option<(usize, Clause)> {
        self.found = vec![(Node::Start(from), 0, clause!("TK-10.2-03"))];
        let mut at = 0;
        while at < self.found.len() {
            let node = self.found[at].0;
            if let Some(why) = self.source_at(state, node) {
                return Some((at, why));
            }
            match node {
                Node::Start(Stop::Hex(hex)) | Node::Free(hex, _) | Node::Line(hex) => {
                    self.go_on_by_land(state, at, hex);
                }
                Node::Zone(zone) => self.go_on_by_sea(at, zone),
                Node::Box(b) | Node::Start(Stop::Box(b)) => self.go_on_from_box(at, b),
                Node::Start(Stop::Zone(_)) => {}
            }
            at += 1;
        }
        None
    }

    fn go_on_by_land(&mut self, state: &State, at: usize, hex: HexId) {
        let map = &self.rules.data.map;
        for &next in map.lines.joined(hex) {
            if self.gates.open.contains(next) {
                self.reach(Node::Line(next), at, clause!("TK-10.2-05"));
            }
        }
        for zone in map.zone_ids() {
            if self.route == Route::Any && self.gates.ports[zone].contains(hex) && self.gates.zones.contains(zone) {
                self.reach(Node::Zone(zone), at, self.sea_clause());
            }
        }
        let used = match self.found[at].0 {
            Node::Start(_) => 0,
            Node::Free(_, used) => used,
            _ => 2,
        };
        if used < 2 {
            let leaves_enemies = at == 0 && self.is_enemy_held(state, hex);
            let clause = if leaves_enemies { clause!("TK-10.2-14") } else { clause!("TK-10.2-04") };
            for next in self.free_steps(hex).intersection(&self.gates.open).iter() {
                self.reach(Node::Free(next, used + 1), at, clause);
            }
        }
    }

    fn go_on_by_sea(&mut self, at: usize, zone: ZoneId) {
        let scenario = &self.rules.data.scenario;
        for next in scenario.touching[zone].intersection(self.gates.zones).iter() {
            self.reach(Node::Zone(next), at, self.sea_clause());
        }
        for port in self.gates.ports[zone].intersection(&self.gates.open).iter() {
            self.reach(Node::Line(port), at, clause!("TK-10.2-13"));
        }
        for (i, b) in scenario.boxes.iter().enumerate() {
            if b.owner == self.gates.faction && b.zones.contains(zone) {
                self.reach(Node::Box(BoxId(i as u8)), at, clause!("TK-10.2-07"));
            }
        }
    }

    fn go_on_from_box(&mut self, at: usize, from: BoxId) {
        let data = self.rules.data.scenario.box_data(from);
        let Some(data) = data.filter(|b| b.owner == self.gates.faction && self.route == Route::Any) else { return };
        for &other in &data.links {
            self.reach(Node::Box(other), at, clause!("TK-10.2-12"));
        }
        for zone in data.zones.intersection(self.gates.zones).iter() {
            self.reach(Node::Zone(zone), at, self.sea_clause());
        }
    }

    /// TK-10.2-10, 11: with a convoy, or without one for the West.
    fn sea_clause(&self) -> Clause {
        if self.gates.faction == Faction::Western { clause!("TK-10.2-11") } else { clause!("TK-10.2-10") }
    }

    fn is_enemy_held(&self, state: &State, hex: HexId) -> bool {
        state.at(hex).any(|u| self.rules.side_of(state, u) != Some(self.gates.faction))
    }
}
