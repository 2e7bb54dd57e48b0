//! One unit's line, link by link, with the clause that lets each pass; and for a unit without one, what cuts it.

use crate::Rules;
use crate::state::*;
use crate::supply::{EASTERN_US_CANADA, Gates};
use crate::vocabulary::*;
use crate::zones::Presence;
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
    pub clause: &'static str,
}

/// A line from a unit's own place (which is not counted) to a source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SupplyLine {
    pub from: Stop,
    pub links: Vec<Link>,
    /// What makes its end a source.
    pub source: &'static str,
}

/// Something that stands in the way of a line.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    pub at: Stop,
    pub clause: &'static str,
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
    overland: bool,
    /// Nodes in the order they were found, each with the one it was found from and the clause of the link.
    found: Vec<(Node, usize, &'static str)>,
}

impl Rules {
    /// The line of a unit now, or of the unit as if it stood somewhere else.
    pub fn supply_line(&self, s: &State, unit: UnitId) -> Option<SupplyLine> {
        let u = s.unit(unit)?;
        let from = match u.place {
            Place::Hex(hex) | Place::Dropped(hex) => Stop::Hex(hex),
            Place::Box(b) => Stop::Box(b),
            _ => return None,
        };
        self.line_from(s, u.nation, from, false)
    }

    /// A shortest line for something of a nation from a place.
    pub fn line_from(&self, s: &State, nation: Country, from: Stop, overland: bool) -> Option<SupplyLine> {
        let p = self.presence(s);
        let mut tracer = self.tracer(s, &p, nation, overland);
        let (end, source) = tracer.trace(s, from)?;
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

    fn tracer<'a>(&'a self, s: &State, p: &Presence, nation: Country, overland: bool) -> Tracer<'a> {
        let source = self.data.scenario.source[nation.index()];
        let gates = self.gates(s, p, self.faction_of(nation));
        let spots = self.source_hexes(s, p, source);
        Tracer { rules: self, gates, spots, source, overland, found: Vec::new() }
    }

    /// What cuts an unsupplied unit: first what alone would be enough to open a line, otherwise all that bars its way.
    pub fn cuts(&self, s: &State, unit: UnitId) -> Vec<Cut> {
        let Some(u) = s.unit(unit) else { return Vec::new() };
        let from = match u.place {
            Place::Hex(hex) | Place::Dropped(hex) => Stop::Hex(hex),
            Place::Box(b) => Stop::Box(b),
            _ => return Vec::new(),
        };
        let p = self.presence(s);
        let mut tracer = self.tracer(s, &p, u.nation, false);
        if tracer.trace(s, from).is_some() {
            return Vec::new();
        }
        let mut cuts = Vec::new();
        let reached: HexSet = tracer.found.iter().filter_map(|&(node, ..)| tracer.hex_of(node)).collect();
        // A source that was reached but is spoiled.
        let faction = self.faction_of(u.nation);
        let home = self.data.map.country[tracer.source.index()].intersection(&self.data.map.cities);
        let home = home.union(&self.data.scenario.home[tracer.source.index()]);
        for hex in reached.intersection(&home).iter() {
            let clause = if s.markers.devastated.contains(hex) { "TK-10.1.1-02" } else { "TK-10.1.1-01" };
            cuts.push(Cut { at: Stop::Hex(hex), clause, decisive: true });
        }
        // Hexes the line may not enter.
        let mut barred = HexSet::EMPTY;
        for &(node, ..) in &tracer.found {
            if let Some(hex) = tracer.hex_of(node) {
                let near = tracer.next_hexes(node, hex).minus(&tracer.gates.open).minus(&reached);
                barred = barred.union(&near);
            }
        }
        for hex in barred.iter() {
            let clause = self.why_barred(s, &p, faction, hex);
            let mut opened = self.tracer(s, &p, u.nation, false);
            opened.gates.open.insert(hex);
            let decisive = opened.trace(s, from).is_some();
            cuts.push(Cut { at: Stop::Hex(hex), clause, decisive });
        }
        // Seas it may not cross.
        for hex in reached.intersection(&self.data.map.ports).iter() {
            for zone in self.data.map.hex(hex).coast.iter().filter(|&z| !tracer.found_zone(z)) {
                let clause = self.why_no_passage(s, faction, hex, zone);
                // Without the enemy at sea all ports of the zone would be open again.
                let calm = self.without_enemies_at_sea(s, faction, zone);
                let mut opened = self.tracer(&calm, &p, u.nation, false);
                opened.gates.zones.insert(zone);
                opened.gates.ports[zone.index()].insert(hex);
                let decisive = opened.trace(s, from).is_some();
                cuts.push(Cut { at: Stop::Zone(zone), clause, decisive });
            }
        }
        if cuts.iter().any(|c| c.decisive) {
            cuts.retain(|c| c.decisive);
        }
        cuts
    }

    fn without_enemies_at_sea(&self, s: &State, faction: Faction, zone: ZoneId) -> State {
        let mut calm = s.clone();
        for (unit, data) in calm.support.iter_mut().zip(&self.data.scenario.support) {
            if data.faction != faction && unit.berth == Berth::Zone(zone) {
                unit.berth = Berth::Available;
            }
        }
        calm
    }

    /// The clause that keeps a line out of a hex.
    pub(crate) fn why_barred(&self, s: &State, p: &Presence, faction: Faction, hex: HexId) -> &'static str {
        let map = &self.data.map;
        if map.impassable.contains(hex) {
            "TK-10.2.1-01"
        } else if map.sea.contains(hex) {
            "TK-10.2.1-03"
        } else if self.neutral_land(s).contains(hex) {
            "TK-10.2.1-02"
        } else if faction.enemies().any(|f| {
            let (f, m) = (f.index(), &s.markers);
            p.units[f].contains(hex)
                || m.detachments[f].contains(hex)
                || m.logistics[f].contains(hex)
                || p.dropped[f].contains(hex)
        }) {
            "TK-10.2.1-05"
        } else if p.ezoc(faction).contains(hex) && !p.units[faction.index()].contains(hex) {
            "TK-10.2.1-04"
        } else {
            "TK-10.2.1-06"
        }
    }

    /// The clause that keeps a line from putting to sea.
    fn why_no_passage(&self, s: &State, faction: Faction, port: HexId, zone: ZoneId) -> &'static str {
        if s.markers.devastated.contains(port) {
            "TK-10.2-08"
        } else if self.iced(s).contains(port) {
            "TK-11.4-03"
        } else if self.hostile_zones(s, faction).contains(zone) {
            "TK-10.2-09"
        } else if faction != Faction::Western && !self.data.scenario.supply_convoys[faction.index()].contains(zone) {
            "TK-10.2-10"
        } else {
            "TK-10.2-07"
        }
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
    fn source_at(&self, s: &State, node: Node) -> Option<&'static str> {
        match node {
            Node::Start(Stop::Box(b)) | Node::Box(b) => {
                let id = &self.rules.data.scenario.box_data(b)?.id;
                let source = self.rules.is_source_box(self.source, id).then_some(id)?;
                Some(match (source == EASTERN_US_CANADA, self.source) {
                    (true, Country::Usa) => "TK-10.1-04",
                    (true, _) => "TK-10.1-03",
                    (false, _) => "TK-10.1-05",
                })
            }
            _ => {
                let hex = self.hex_of(node)?;
                let base = s.markers.partisan_base.is_some_and(|(_, at)| at == hex);
                if self.spots.contains(hex) {
                    return Some(if base { "TK-10.1-02" } else { "TK-10.1-01" });
                }
                self.rules.edge_of(self.source).contains(hex).then_some("TK-10.2-15")
            }
        }
    }

    fn reach(&mut self, node: Node, from: usize, clause: &'static str) {
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
    fn trace(&mut self, s: &State, from: Stop) -> Option<(usize, &'static str)> {
        let scenario = &self.rules.data.scenario;
        self.found = vec![(Node::Start(from), 0, "TK-10.2-03")];
        let mut at = 0;
        while at < self.found.len() {
            let node = self.found[at].0;
            if let Some(why) = self.source_at(s, node) {
                return Some((at, why));
            }
            if let Some(hex) = self.hex_of(node) {
                for &next in self.rules.data.map.lines.joined(hex) {
                    if self.gates.open.contains(next) {
                        self.reach(Node::Line(next), at, "TK-10.2-05");
                    }
                }
                for zone in self.rules.data.map.zone_ids() {
                    let port = self.gates.ports[zone.index()].contains(hex);
                    if !self.overland && port && self.gates.zones.contains(zone) {
                        self.reach(Node::Zone(zone), at, self.sea_clause());
                    }
                }
                let used = match node {
                    Node::Start(_) => 0,
                    Node::Free(_, used) => used,
                    _ => 2,
                };
                if used < 2 {
                    for next in self.free_steps(hex).intersection(&self.gates.open).iter() {
                        let clause = if used == 0 && at == 0 && self.is_enemy_held(s, hex) {
                            "TK-10.2-14"
                        } else {
                            "TK-10.2-04"
                        };
                        self.reach(Node::Free(next, used + 1), at, clause);
                    }
                }
            }
            match node {
                Node::Zone(zone) => {
                    for next in scenario.touching[zone.index()].intersection(self.gates.zones).iter() {
                        self.reach(Node::Zone(next), at, self.sea_clause());
                    }
                    for port in self.gates.ports[zone.index()].intersection(&self.gates.open).iter() {
                        self.reach(Node::Line(port), at, "TK-10.2-13");
                    }
                    for (i, b) in scenario.boxes.iter().enumerate() {
                        if b.owner == self.gates.faction && b.zones.contains(zone) {
                            self.reach(Node::Box(BoxId(i as u8)), at, "TK-10.2-07");
                        }
                    }
                }
                Node::Box(b) | Node::Start(Stop::Box(b)) if !self.overland => {
                    if let Some(data) = scenario.box_data(b).filter(|b| b.owner == self.gates.faction) {
                        for &other in &data.links {
                            self.reach(Node::Box(other), at, "TK-10.2-12");
                        }
                        for zone in data.zones.intersection(self.gates.zones).iter() {
                            self.reach(Node::Zone(zone), at, self.sea_clause());
                        }
                    }
                }
                _ => {}
            }
            at += 1;
        }
        None
    }

    /// TK-10.2-10, 11: with a convoy, or without one for the West.
    fn sea_clause(&self) -> &'static str {
        if self.gates.faction == Faction::Western { "TK-10.2-11" } else { "TK-10.2-10" }
    }

    fn is_enemy_held(&self, s: &State, hex: HexId) -> bool {
        s.at(hex).any(|u| self.rules.side_of(s, u) != Some(self.gates.faction))
    }
}
