//! By sea from port to port, and through Off-Map Boxes (TKC-17, 18).

use crate::Rules;
use crate::data::{BoxData, Spot};
use crate::rules::zones::Presence;
use crate::state::*;
use crate::vocabulary::*;
use board::HexSet;
use kernel::Play;

impl Rules {
    /// Zones a unit can put out to from where it stands.
    pub(crate) fn harbour(&self, state: &State, u: &Unit) -> ZoneSet {
        match u.place {
            Place::Hex(hex) => {
                let data = self.data.map.hex(hex);
                match data.zone {
                    Some(zone) => ZoneSet::one(zone),
                    None if data.port && !self.iced(state).contains(hex) => data.coast,
                    None => ZoneSet::default(),
                }
            }
            Place::Box(b) => self.data.scenario.box_data(b).map_or(ZoneSet::default(), |b| b.zones),
            _ => ZoneSet::default(),
        }
    }

    /// The zones crossed on the shortest voyage to each zone, by zone; nothing where convoys are lacking.
    pub(crate) fn voyages(&self, state: &State, u: &Unit) -> ByZone<Option<ZoneSet>> {
        let faction = self.faction_of(u.nation);
        let hostile = self.hostile_zones(state, faction);
        let usable = |z: ZoneId| state.markers.convoys[faction][z] > 0 && !hostile.contains(z);
        let mut found: ByZone<Option<ZoneSet>> = ByZone::default();
        let mut edge: Vec<ZoneId> = self.harbour(state, u).iter().filter(|&z| usable(z)).collect();
        edge.iter().for_each(|&z| found[z] = Some(ZoneSet::one(z)));
        while !edge.is_empty() {
            let mut next = Vec::new();
            for zone in edge {
                for to in self.data.scenario.touching[zone].iter().filter(|&z| usable(z)) {
                    if let (None, Some(way)) = (found[to], found[zone]) {
                        found[to] = Some(way.union(ZoneSet::one(to)));
                        next.push(to);
                    }
                }
            }
            edge = next;
        }
        found
    }

    /// Where a unit can sail to (TKC-17): open ports of the zones it can cross, and boxes on them.
    pub(crate) fn sail_spots(&self, state: &State, presence: &Presence, u: &Unit, moving: &Moving) -> Vec<Spot> {
        let faction = self.faction_of(u.nation);
        let voyages = self.voyages(state, u);
        if voyages.values().iter().all(Option::is_none) {
            return Vec::new();
        }
        let gates = self.gates(state, presence, faction);
        let mut barred = self.kept_from(state, u, moving.from);
        if state.segment == Segment::Reserve {
            barred = barred.union(&presence.ezoc(faction));
        }
        u.hex().into_iter().for_each(|here| barred.insert(here));
        let reached = |zone: ZoneId| voyages[zone].is_some();
        let mut ports = HexSet::EMPTY;
        for zone in self.data.map.zone_ids().filter(|&zone| reached(zone)) {
            ports = ports.union(&gates.ports[zone]);
        }
        let kept = self.is_kept_home(state, faction);
        let own = |b: &BoxData| !kept && b.owner == faction && b.zones.iter().any(reached);
        let boxes = self.data.scenario.boxes.iter().enumerate().filter(|(_, b)| own(b)).map(|(i, _)| BoxId(i as u8));
        let boxes = boxes.filter(|&b| u.place != Place::Box(b)).map(Spot::Box);
        ports.minus(&barred).iter().map(|h| Spot::Hex(self.number(h))).chain(boxes).collect()
    }

    /// Where a voyage leads and the zones it crosses, by the shortest way.
    pub(crate) fn voyage(&self, state: &State, u: &Unit, to: Spot) -> Option<(Place, ZoneSet)> {
        let voyages = self.voyages(state, u);
        let (place, zones) = match to {
            Spot::Hex(hex) => {
                let hex = self.hex(hex)?;
                let data = self.data.map.hex(hex);
                (Place::Hex(hex), data.zone.map_or(data.coast, ZoneSet::one))
            }
            Spot::Box(b) => (Place::Box(b), self.data.scenario.box_data(b)?.zones),
        };
        let way = zones.iter().filter_map(|z| voyages[z]).min_by_key(|way| (way.0.count_ones(), way.0));
        Some((place, way.unwrap_or_default()))
    }

    pub(crate) fn sail(&self, state: &mut State, moving: Moving, to: Spot, play: &mut Play<'_>) {
        let Some(u) = state.unit(moving.unit).copied() else { return };
        let Some((place, zones)) = self.voyage(state, &u, to) else { return };
        let faction = self.faction_of(u.nation);
        // TKC-17: one Troop Convoy in every zone crossed.
        for zone in zones.iter() {
            let convoys = &mut state.markers.convoys[faction][zone];
            *convoys = convoys.saturating_sub(1);
        }
        if let Place::Hex(hex) = place {
            self.note_move(play, &u, &[hex]);
            self.set_foot(state, faction, hex, play);
        }
        let unit = &mut state.units[moving.unit.index()];
        unit.place = place;
        unit.marks.set(Marks::SAILED);
        self.end_move(state, moving.unit);
    }
}
