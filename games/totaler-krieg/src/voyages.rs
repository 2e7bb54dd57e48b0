//! By sea from port to port, and through Off-Map Boxes (TKC-17, 18).

use crate::Rules;
use crate::data::Spot;
use crate::state::*;
use crate::vocabulary::*;
use crate::zones::Presence;
use board::HexSet;
use kernel::{Judge, Play, Text};

impl Rules {
    /// Zones a unit can put out to from where it stands.
    pub(crate) fn harbour(&self, s: &State, u: &Unit) -> ZoneSet {
        match u.place {
            Place::Hex(hex) => {
                let data = self.data.map.hex(hex);
                match data.zone {
                    Some(zone) => ZoneSet::one(zone),
                    None if data.port && !self.iced(s).contains(hex) => data.coast,
                    None => ZoneSet::default(),
                }
            }
            Place::Box(b) => self.data.scenario.box_data(b).map_or(ZoneSet::default(), |b| b.zones),
            _ => ZoneSet::default(),
        }
    }

    /// The zones crossed on the shortest voyage to each zone, by zone; nothing where convoys are lacking.
    pub(crate) fn voyages(&self, s: &State, u: &Unit) -> [Option<ZoneSet>; 8] {
        let faction = self.faction_of(u.nation);
        let hostile = self.hostile_zones(s, faction);
        let usable = |z: ZoneId| s.markers.convoys[faction.index()][z.index()] > 0 && !hostile.contains(z);
        let mut found = [None; 8];
        let mut edge: Vec<ZoneId> = self.harbour(s, u).iter().filter(|&z| usable(z)).collect();
        edge.iter().for_each(|z| found[z.index()] = Some(ZoneSet::one(*z)));
        while !edge.is_empty() {
            let mut next = Vec::new();
            for zone in edge {
                for to in self.data.scenario.touching[zone.index()].iter().filter(|&z| usable(z)) {
                    if let (None, Some(way)) = (found[to.index()], found[zone.index()]) {
                        found[to.index()] = Some(way.union(ZoneSet::one(to)));
                        next.push(to);
                    }
                }
            }
            edge = next;
        }
        found
    }

    pub(crate) fn judge_sail<J: Judge>(&self, s: &State, m: &Moving, to: Spot, j: &mut J) {
        let Some(u) = s.unit(m.unit) else { return j.forbid("TKC-17", || Text::new("why-no-unit")) };
        let name = || self.counter_text(u);
        if m.spent > 0 || u.marks.has(Marks::SAILED) {
            j.forbid("TKC-17", || Text::new("why-sail-whole").text("unit", name()));
        }
        if u.steps != 1 {
            j.forbid("TKC-17", || Text::new("why-sail-steps").text("unit", name()));
        }
        if j.settled() {
            return;
        }
        let p = self.presence(s);
        let (gates, voyages) = (self.gates(s, &p, s.faction), self.voyages(s, u));
        if !self.sail_spots(s, &p, u, m, &gates, &voyages).any(|spot| spot == to) {
            j.forbid("TKC-17", || Text::new("why-sail").text("unit", name()));
        }
    }

    pub(crate) fn sail_spots<'a>(
        &'a self,
        s: &'a State,
        p: &Presence,
        u: &'a Unit,
        m: &Moving,
        gates: &'a crate::supply::Gates,
        voyages: &'a [Option<ZoneSet>; 8],
    ) -> impl Iterator<Item = Spot> + 'a {
        let reserve = s.segment == Segment::Reserve;
        let mut barred = self.kept_from(s, u, m.from);
        if reserve {
            barred = barred.union(&p.ezoc(self.faction_of(u.nation)));
        }
        if let Some(here) = u.hex() {
            barred.insert(here);
        }
        let mut ports = HexSet::EMPTY;
        for zone in self.data.map.zone_ids().filter(|z| voyages[z.index()].is_some()) {
            ports = ports.union(&gates.ports[zone.index()]);
        }
        let own = move |b: &crate::data::BoxData| {
            b.owner == self.faction_of(u.nation) && b.zones.iter().any(|z| voyages[z.index()].is_some())
        };
        let kept = self.is_kept_home(s, self.faction_of(u.nation));
        let here = u.place;
        let boxes = self.data.scenario.boxes.iter().enumerate().filter(move |(_, b)| !kept && own(b));
        let boxes = boxes.map(|(i, _)| BoxId(i as u8)).filter(move |&b| here != Place::Box(b)).map(Spot::Box);
        ports.minus(&barred).iter().map(|h| Spot::Hex(self.number(h))).chain(boxes)
    }

    pub(crate) fn sail(&self, s: &mut State, m: Moving, to: Spot, play: &mut Play<'_>) {
        let Some(u) = s.unit(m.unit).copied() else { return };
        let voyages = self.voyages(s, &u);
        let faction = self.faction_of(u.nation);
        let (place, zones) = match to {
            Spot::Hex(hex) => {
                let Some(hex) = self.hex(hex) else { return };
                let data = self.data.map.hex(hex);
                (Place::Hex(hex), data.zone.map_or(data.coast, ZoneSet::one))
            }
            Spot::Box(b) => {
                let Some(data) = self.data.scenario.box_data(b) else { return };
                (Place::Box(b), data.zones)
            }
        };
        // TKC-17: one Troop Convoy in every zone crossed, by the shortest way.
        let way = zones.iter().filter_map(|z| voyages[z.index()]).min_by_key(|way| (way.0.count_ones(), way.0));
        for zone in way.unwrap_or_default().iter() {
            let convoys = &mut s.markers.convoys[faction.index()][zone.index()];
            *convoys = convoys.saturating_sub(1);
        }
        if let Place::Hex(hex) = place {
            self.note_move(play, &u, hex);
            self.set_foot(s, faction, hex, true, play);
        }
        let unit = &mut s.units[m.unit.index()];
        unit.place = place;
        unit.marks.set(Marks::SAILED);
        self.end_move(s);
    }

    pub(crate) fn judge_enter_box<J: Judge>(&self, s: &State, m: &Moving, to: BoxId, j: &mut J) {
        let (Some(u), Some(data)) = (s.unit(m.unit), self.data.scenario.box_data(to)) else {
            return j.forbid("TKC-18", || Text::new("why-no-box"));
        };
        let linked = match u.place {
            Place::Box(from) => data.links.contains(&from),
            Place::Hex(hex) => data.last_column.contains(hex),
            _ => false,
        };
        if m.spent > 0 || !linked || data.owner != self.faction_of(u.nation) || self.is_kept_home(s, data.owner) {
            j.forbid("TKC-18", || Text::new("why-box").text("unit", self.counter_text(u)));
        }
    }

    pub(crate) fn enter_box(&self, s: &mut State, m: Moving, to: BoxId) {
        if self.data.scenario.box_data(to).is_some() {
            s.units[m.unit.index()].place = Place::Box(to);
            self.end_move(s);
        }
    }
}
