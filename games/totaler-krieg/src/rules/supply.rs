//! Section 10: supply, as a flood from the sources through the gates of section 10.2.1. It is asked for at the instant
//! it is needed (TK-10.2-01): nothing is remembered, so a step of one unit shows at once in the lines of others
//! (TK-10.2-02).

use crate::options::*;
use crate::rules::zones::Presence;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use arrayvec::ArrayVec;
use board::{HexId, HexSet};

/// The box that feeds British and American units, and the one that feeds Soviet ones.
pub const EASTERN_US_CANADA: &str = "eastern-us-canada";
pub const SOVIET_INTERIOR: &str = "soviet-interior";

/// How a line may run.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Any,
    /// Neither through sea zones nor between Off-Map Boxes (TK-10.2-16).
    Overland,
}

/// What a faction's lines may pass.
#[derive(Clone, Debug)]
pub struct Gates {
    pub faction: Faction,
    /// Hexes a line may enter (TK-10.2.1-01 to 07).
    pub open: HexSet,
    /// Open ports by sea zone, Beachheads included, whether or not a line may enter them.
    pub ports: ByZone<HexSet>,
    /// Zones a line may cross (TK-10.2-07, 10, 11).
    pub zones: ZoneSet,
    /// The faction's own Beachheads with the hexes they face.
    pub beaches: ArrayVec<(HexId, HexId), 6>,
}

/// Takes down what bars lines, clause by clause, in the order in which the clauses are cited.
pub(crate) trait Bars {
    fn land(&mut self, clause: Clause, hexes: &HexSet);
    fn ports(&mut self, clause: Clause, hexes: &HexSet);
    fn sea(&mut self, clause: Clause, zones: ZoneSet);
}

/// For those who only ask where lines lead.
impl Bars for () {
    fn land(&mut self, _: Clause, _: &HexSet) {}
    fn ports(&mut self, _: Clause, _: &HexSet) {}
    fn sea(&mut self, _: Clause, _: ZoneSet) {}
}

/// Where lines of one nation lead.
#[derive(Clone, Debug, Default)]
pub struct Net {
    /// Hexes from which transport lines, ports and boxes lead to a source.
    pub linked: HexSet,
    /// Hexes in which a unit or marker is supplied.
    pub starts: HexSet,
    pub zones: ZoneSet,
    /// Boxes that lead to a source, a bit each.
    pub boxes: u8,
}

/// Supply of a whole faction at one instant.
#[derive(Clone, Debug)]
pub struct Supply {
    pub gates: Gates,
    nets: ArrayVec<(Country, Net), 8>,
}

impl Supply {
    /// Whether a counter that stands there is supplied.
    pub fn covers(&self, rules: &Rules, nation: Country, place: Place) -> bool {
        let source = rules.data.scenario.source[nation];
        self.nets.iter().find(|(c, _)| *c == source).is_some_and(|(_, net)| match place {
            Place::Hex(hex) | Place::Dropped(hex) => net.starts.contains(hex),
            Place::Box(b) => net.boxes & (1u8 << b.0.min(7)) != 0,
            _ => false,
        })
    }

    pub fn has(&self, rules: &Rules, unit: &Unit) -> bool {
        self.covers(rules, unit.nation, unit.place)
    }

    pub fn net(&self, source: Country) -> Option<&Net> {
        self.nets.iter().find(|(c, _)| *c == source).map(|(_, net)| net)
    }
}

impl Rules {
    /// Zones that hold a support unit of another faction (TK-10.2-09).
    pub(crate) fn hostile_zones(&self, state: &State, faction: Faction) -> ZoneSet {
        let mut zones = ZoneSet::default();
        for (unit, data) in state.support.iter().zip(&self.data.scenario.support) {
            if let (Berth::Zone(zone), true) = (unit.berth, data.faction != faction) {
                zones.insert(zone);
            }
        }
        zones
    }

    /// City and port hexes of an enemy country that are not in friendly hands (TK-10.2.1-06); not those of Dependents
    /// and of conquered Western Minors (TK-10.2.1-07).
    fn hostile_towns(&self, state: &State, held: &HexSet, faction: Faction) -> HexSet {
        let mut land = HexSet::EMPTY;
        for &country in &self.lands {
            let enemy = match state.status[country] {
                Status::Active(f) => f != faction,
                Status::ConqueredBy(f) => f != faction && self.data.scenario.side[country] != Some(Faction::Western),
                Status::Neutral => false,
            };
            if enemy && !self.is_dependent(country) {
                land = land.union(&self.data.map.country[country]);
            }
        }
        self.towns.intersection(&land).minus(held)
    }

    pub fn gates(&self, state: &State, presence: &Presence, faction: Faction) -> Gates {
        self.gates_told(state, presence, faction, &mut ())
    }

    /// The same, and every bar it comes upon is told to whoever wants to know.
    pub(crate) fn gates_told(
        &self,
        state: &State,
        presence: &Presence,
        faction: Faction,
        bars: &mut impl Bars,
    ) -> Gates {
        let map = &self.data.map;
        let held = self.controlled(state, presence, faction);
        let posts = state.markers.enemy_posts(faction);
        let mut beaches = ArrayVec::new();
        let mut open = self.passable.minus(&self.neutral_land(state));
        for b in state.markers.beachheads.iter().filter(|b| b.faction == faction) {
            open.insert(b.hex);
            beaches.extend(self.shore(b).map(|shore| (b.hex, shore)));
        }
        bars.land(clause!("TK-10.2.1-01"), &map.impassable);
        bars.land(clause!("TK-10.2.1-03"), &map.sea);
        bars.land(clause!("TK-10.2.1-02"), &self.neutral_land(state));
        let mut bar = |clause, hexes: &HexSet| {
            open = open.minus(hexes);
            bars.land(clause, hexes);
        };
        bar(clause!("TK-10.2.1-05"), &presence.enemy_units(faction).union(&posts));
        if self.options.airdrop_blocks_line == AirdropBlocks::Yes {
            bar(clause!("TK-10.2.1-05"), &presence.enemy_drops(faction));
        }
        if let (Some((owner, hex)), PartisanBlocks::Yes) =
            (state.markers.partisan_base, self.options.partisan_blocks_line)
            && owner != faction
            && !presence.units[faction].contains(hex)
        {
            bar(clause!("TK-10.2.1-05"), &[hex].into_iter().collect());
        }
        // No enemy zone without a friendly unit.
        bar(clause!("TK-10.2.1-04"), &presence.ezoc(faction).minus(&self.negators(presence, faction)));
        bar(clause!("TK-10.2.1-06"), &self.hostile_towns(state, &held, faction));
        let (ports, zones) = self.sea_gates(state, presence, &held, faction, bars);
        Gates { faction, open, ports, zones, beaches }
    }

    /// Open ports by zone, and the zones a line may cross. Ports are own, without Devastation, ice, enemy markers, and
    /// without an enemy support unit at sea.
    fn sea_gates(
        &self,
        state: &State,
        presence: &Presence,
        held: &HexSet,
        faction: Faction,
        bars: &mut impl Bars,
    ) -> (ByZone<HexSet>, ZoneSet) {
        let map = &self.data.map;
        let (hostile, iced) = (self.hostile_zones(state, faction), self.iced(state));
        bars.ports(clause!("TK-10.2-08"), &state.markers.devastated);
        bars.ports(clause!("TK-11.4-03"), &iced);
        bars.sea(clause!("TK-10.2-09"), hostile);
        let strangers = state.markers.enemy_posts(faction).union(&presence.enemy_drops(faction));
        let shut = state.markers.devastated.union(&iced).union(&strangers);
        let mut ports: ByZone<HexSet> = ByZone::default();
        let mut zones = ZoneSet::default();
        for zone in map.zone_ids().filter(|&z| !hostile.contains(z)) {
            let here = &mut ports[zone];
            *here = map.ports_on[zone].intersection(held).minus(&shut);
            let own = state.markers.beachheads.iter().filter(|b| b.faction == faction);
            own.filter(|b| map.hex(b.hex).zone == Some(zone)).for_each(|b| here.insert(b.hex));
            let boxes = self.data.scenario.boxes.iter().any(|b| b.owner == faction && b.zones.contains(zone));
            let convoy = faction == Faction::Western || self.data.scenario.supply_convoys[faction].contains(zone);
            if !convoy {
                bars.sea(clause!("TK-10.2-10"), ZoneSet::one(zone));
            } else if boxes || !here.is_empty() {
                zones.insert(zone);
            }
        }
        (ports, zones)
    }

    /// The hexes a nation draws on (TK-10.1-01, 02), less those that are spoiled (TK-10.1.1-01, 02).
    pub fn source_hexes(&self, state: &State, presence: &Presence, source: Country) -> HexSet {
        let faction = self.faction_of(source);
        let map = &self.data.map;
        let mut found = self.data.scenario.home[source];
        if state.status[source] == Status::Active(faction) {
            found = found.union(&map.country[source].intersection(&map.cities));
        }
        if let Some((owner, hex)) = state.markers.partisan_base
            && owner == faction
            && map.hex(hex).country == Some(source)
        {
            found.insert(hex);
        }
        found.minus(&self.spoiled(state, presence, faction))
    }

    /// Hexes that are no sources for a faction, whatever stands there.
    pub(crate) fn spoiled(&self, state: &State, presence: &Presence, faction: Faction) -> HexSet {
        let mut spoiled = presence.enemy_units(faction).union(&state.markers.enemy_posts(faction));
        spoiled = spoiled.union(&presence.enemy_drops(faction)).union(&state.markers.devastated);
        if let Some((owner, hex)) = state.markers.partisan_base
            && owner != faction
        {
            spoiled.insert(hex);
        }
        if self.options.air_blocks_source == AirBlocksSource::Yes {
            spoiled = spoiled.union(&self.enemy_air(state, faction));
        }
        spoiled
    }

    /// Hexes with enemy air units.
    pub(crate) fn enemy_air(&self, state: &State, faction: Faction) -> HexSet {
        let mut hexes = HexSet::EMPTY;
        for (unit, data) in state.support.iter().zip(&self.data.scenario.support) {
            if let (Berth::Hex(hex), true) = (unit.berth, data.faction != faction) {
                hexes.insert(hex);
            }
        }
        hexes
    }

    /// Whether a box is a source of the nation (TK-10.1-03, 04, 05).
    pub(crate) fn is_source_box(&self, source: Country, id: &str) -> bool {
        match source {
            Country::Britain | Country::Usa => id == EASTERN_US_CANADA,
            Country::Ussr => id == SOVIET_INTERIOR,
            _ => false,
        }
    }

    /// Map hexes that count as the nation's box (TK-10.2-15).
    pub(crate) fn edge_of(&self, source: Country) -> HexSet {
        let boxes = self.data.scenario.boxes.iter().filter(|b| self.is_source_box(source, &b.id));
        boxes.fold(HexSet::EMPTY, |all, b| all.union(&b.edge))
    }

    /// Everything that leads to a source of the nation. Overland lines use neither sea zones nor boxes (TK-10.2-16).
    pub fn net(&self, state: &State, presence: &Presence, g: &Gates, source: Country, route: Route) -> Net {
        let map = &self.data.map;
        let spots = self.source_hexes(state, presence, source).union(&self.edge_of(source));
        let mut net = Net::default();
        map.lines.spread(&mut net.linked, &spots.intersection(&g.open), &g.open);
        if route == Route::Any {
            for (i, b) in self.data.scenario.boxes.iter().enumerate() {
                net.boxes |= u8::from(self.is_source_box(source, &b.id)) << i;
            }
            while self.cross_the_sea(g, &mut net) {}
        }
        net.starts = spots.union(&net.linked);
        // Other links lead no farther than a free step does.
        for &(a, b) in &self.ferries {
            if net.linked.contains(a) {
                net.starts.insert(b);
            }
        }
        for zone in net.zones.iter() {
            net.starts = net.starts.union(&g.ports[zone]);
        }
        // TK-10.2-04: two free hexes at the unit's end.
        let one = self.one_step(g, &net.linked);
        net.starts = net.starts.union(&one).union(&self.one_step(g, &one.intersection(&g.open)));
        net
    }

    /// The hexes a free step away: across any side that is not closed, and across a Beachhead's own.
    fn one_step(&self, g: &Gates, hexes: &HexSet) -> HexSet {
        let mut found = self.data.map.open_sides.across(hexes);
        for &(beach, shore) in &g.beaches {
            if hexes.contains(beach) {
                found.insert(shore);
            }
            if hexes.contains(shore) {
                found.insert(beach);
            }
        }
        found
    }

    /// One round of ports, zones and boxes (TK-10.2-07, 12, 13); whether it led to anything new.
    fn cross_the_sea(&self, g: &Gates, net: &mut Net) -> bool {
        let boxes = &self.data.scenario.boxes;
        let before = (net.zones, net.boxes);
        for (i, b) in boxes.iter().enumerate().filter(|(_, b)| b.owner == g.faction) {
            if net.boxes & (1 << i) != 0 {
                net.zones = net.zones.union(b.zones.intersection(g.zones));
                b.links.iter().for_each(|other| net.boxes |= 1 << other.0);
            } else if !b.zones.intersection(net.zones).is_empty() {
                net.boxes |= 1 << i;
            }
        }
        for zone in g.zones.minus(net.zones).iter() {
            let touches = !self.data.scenario.touching[zone].intersection(net.zones).is_empty();
            if touches || g.ports[zone].meets(&net.linked) {
                net.zones.insert(zone);
            }
        }
        let mut landed = false;
        for zone in net.zones.iter() {
            let ports = g.ports[zone].intersection(&g.open).minus(&net.linked);
            if !ports.is_empty() {
                self.data.map.lines.spread(&mut net.linked, &ports, &g.open);
                landed = true;
            }
        }
        landed || before != (net.zones, net.boxes)
    }

    /// Supply of all nations of a faction that have counters in play.
    pub fn supply(&self, state: &State, faction: Faction) -> Supply {
        self.supply_with(state, &self.presence(state), faction)
    }

    pub(crate) fn supply_with(&self, state: &State, presence: &Presence, faction: Faction) -> Supply {
        self.supply_for(state, presence, faction, |_| true)
    }

    /// The same for those alone who ask, and the other units of their nations.
    pub(crate) fn supply_for(
        &self,
        state: &State,
        presence: &Presence,
        faction: Faction,
        asks: impl Fn(&Unit) -> bool,
    ) -> Supply {
        let gates = self.gates(state, presence, faction);
        let mut nets: ArrayVec<(Country, Net), 8> = ArrayVec::new();
        let mut seen = 0u64;
        for unit in &state.units {
            let source = self.data.scenario.source[unit.nation];
            let bit = 1u64 << source.index();
            let absent = unit.place == Place::Gone || self.faction_of(unit.nation) != faction;
            if seen & bit != 0 || absent || !asks(unit) {
                continue;
            }
            seen |= bit;
            if !nets.is_full() {
                nets.push((source, self.net(state, presence, &gates, source, Route::Any)));
            }
        }
        Supply { gates, nets }
    }

    /// Whether one counter is supplied now.
    pub fn is_supplied(&self, state: &State, unit: UnitId) -> bool {
        let Some(u) = state.unit(unit) else { return false };
        let faction = self.faction_of(u.nation);
        let presence = self.presence(state);
        let gates = self.gates(state, &presence, faction);
        let source = self.data.scenario.source[u.nation];
        let net = self.net(state, &presence, &gates, source, Route::Any);
        Supply { gates, nets: std::iter::once((source, net)).collect() }.has(self, u)
    }

    /// Whether something of a nation that stands in a hex is supplied, overland if that is asked for.
    pub fn hex_supplied(&self, state: &State, nation: Country, hex: HexId, route: Route) -> bool {
        let presence = self.presence(state);
        let gates = self.gates(state, &presence, self.faction_of(nation));
        let source = self.data.scenario.source[nation];
        self.net(state, &presence, &gates, source, route).starts.contains(hex)
    }
}
