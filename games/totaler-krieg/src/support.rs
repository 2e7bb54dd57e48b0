//! The Support Segment: air units, fleets, Beachheads, Troop Convoys, Blitz markers (TKC-10 to 17).

use crate::state::*;
use crate::supply::Supply;
use crate::vocabulary::*;
use crate::zones::Presence;
use crate::{Action, Hex, Rules};
use board::{Dir, HexId, HexSet};
use kernel::{Judge, Note, Play, Quick, Text};

/// What one asks again and again in the Support Segment.
pub(crate) struct Bases {
    pub air: HexSet,
    pub naval: HexSet,
    pub supply: Supply,
}

impl Rules {
    /// The delay table, with the modifier of nation or faction.
    pub(crate) fn roll_delay(&self, nation: Country, play: &mut Play<'_>) -> u8 {
        let [western, germany, italy, ussr] = self.data.combat.delay_modifiers;
        let modifier = match (nation, self.faction_of(nation)) {
            (Country::Italy, _) => italy,
            (_, Faction::Western) => western,
            (_, Faction::Soviet) => ussr,
            _ => germany,
        };
        let die = (play.die(6) as i8 + modifier).clamp(1, 6);
        self.data.combat.delay[die as usize - 1]
    }

    /// TKC-10: what comes home may be placed again at once, in the next segment or in the one after.
    pub(crate) fn open_support(&self, s: &mut State, play: &mut Play<'_>) {
        let faction = s.faction;
        for i in 0..s.support.len() {
            let data = &self.data.scenario.support[i];
            if data.faction != faction {
                continue;
            }
            let berth = match s.support[i].berth {
                Berth::Hex(_) | Berth::Zone(_) => match self.roll_delay(data.nation, play) {
                    0 | 1 => Berth::Available,
                    turns => Berth::Delay(turns - 1),
                },
                Berth::Delay(0 | 1) => Berth::Available,
                Berth::Delay(turns) => Berth::Delay(turns - 1),
                other => other,
            };
            s.support[i].berth = berth;
        }
        s.markers.convoys[faction.index()] = [0; 8];
        let back = |d: &(Faction, bool, u8)| !(d.0 == faction && d.2 <= s.turn);
        s.markers.delayed.retain(|d| back(d));
    }

    /// TKC-16: a Beachhead stays while a fleet of its side is in the zone or it has been paid for, and is turned; otherwise
    /// it is removed with everybody on it.
    pub(crate) fn close_support(&self, s: &mut State, play: &mut Play<'_>) {
        let faction = s.faction;
        let mut gone = Vec::new();
        for i in 0..s.markers.beachheads.len() {
            let b = s.markers.beachheads[i];
            if b.faction != faction || std::mem::take(&mut s.markers.beachheads[i].fresh) {
                continue;
            }
            let zone = self.data.map.hex(b.hex).zone;
            let fleet =
                s.support.iter().zip(&self.data.scenario.support).any(|(unit, data)| {
                    data.faction == faction && matches!(unit.berth, Berth::Zone(z) if Some(z) == zone)
                });
            s.markers.beachheads[i].paid = false;
            s.markers.beachheads[i].number = 1;
            if !fleet && !b.paid {
                gone.push(b);
            }
        }
        for b in gone {
            s.markers.beachheads.retain(|other| other.hex != b.hex);
            let turns = self.roll_delay(faction.leader(), play);
            if let Some(fleet) = s.support.get_mut(b.fleet.index()) {
                fleet.berth = Berth::Delay(turns);
            }
            let lost: Vec<UnitId> = s.at(b.hex).collect();
            for unit in lost {
                self.eliminate(s, unit, play);
            }
        }
    }

    /// Takes every step of a unit.
    pub(crate) fn eliminate(&self, s: &mut State, unit: UnitId, play: &mut Play<'_>) {
        for _ in 0..3 {
            if s.hex_of(unit).is_some() {
                self.lose_step(s, unit, play);
            }
        }
    }

    /// TK-10.3-06: hexes with a city, port or transport line that hold a supplied unit, or a marker that is supplied.
    pub(crate) fn bases(&self, s: &State, faction: Faction) -> Bases {
        let p = self.presence(s);
        let supply = self.supply_with(s, &p, faction);
        let mut held = HexSet::EMPTY;
        for u in s.units.iter().filter(|u| self.faction_of(u.nation) == faction) {
            if let Place::Hex(hex) = u.place
                && !held.contains(hex)
                && supply.has(self, u)
            {
                held.insert(hex);
            }
        }
        let posts = s.markers.detachments[faction.index()].union(&s.markers.logistics[faction.index()]);
        for hex in posts.iter() {
            if supply.covers(self, faction.leader(), Place::Hex(hex)) {
                held.insert(hex);
            }
        }
        let map = &self.data.map;
        let places = self.towns.union(&map.on_line).intersection(&map.land);
        let held = held.minus(&self.enemy_air(s, faction));
        let naval = held.intersection(&map.ports).minus(&self.iced(s));
        Bases { air: held.intersection(&places), naval, supply }
    }

    fn judge_available<J: Judge>(
        &self,
        s: &State,
        id: SupportId,
        naval: bool,
        j: &mut J,
    ) -> Option<&crate::data::SupportData> {
        let data = self.data.scenario.support.get(id.index());
        let state = s.support.get(id.index());
        let (Some(data), Some(state)) = (data, state) else {
            j.forbid("TKC-10", || Text::new("why-no-support"));
            return None;
        };
        if data.kind.is_naval() != naval {
            j.forbid("TKC-10", || Text::new("why-no-support"));
            return None;
        }
        if state.berth != Berth::Available || data.from > s.turn {
            j.forbid("TKC-10", || Text::new("why-support-away").word("kind", data.kind.word()));
        }
        Some(data)
    }

    pub(crate) fn judge_place_air<J: Judge>(&self, s: &State, b: &Bases, id: SupportId, hex: Hex, j: &mut J) {
        let Some(data) = self.judge_available(s, id, false, j) else { return };
        if data.faction != s.faction {
            return j.forbid("TKC-01", || Text::new("why-not-your-support"));
        }
        let Some(to) = self.hex(hex) else { return j.forbid("TKC-10", || Text::new("why-no-hex")) };
        let say = |key: &'static str| Text::new(key).name("hex", self.hex_name(to));
        if self.weather(s, to) == Weather::Mud {
            j.forbid("TK-11.2-02", || say("why-air-in-mud"));
        }
        if !self.passable.contains(to) || self.neutral_land(s).contains(to) {
            j.forbid("TKC-36", || say("why-neutral-place"));
        }
        if !self.data.map.within(&b.air, self.data.combat.ranges.air).contains(to) {
            j.forbid("TK-10.3-06", || say("why-no-air-base"));
        }
    }

    /// Hexes an air unit can be placed in.
    fn air_places(&self, s: &State, b: &Bases) -> HexSet {
        let near = self.data.map.within(&b.air, self.data.combat.ranges.air);
        let mud = self.hexes_with_weather(s, |w| w == Weather::Mud);
        near.intersection(&self.passable).minus(&self.neutral_land(s)).minus(&mud)
    }

    /// Zones a fleet can go to: with an own Naval Base, or next to one.
    fn fleet_zones(&self, b: &Bases) -> ZoneSet {
        let mut zones = ZoneSet::default();
        for zone in self.data.map.zone_ids() {
            if self.data.map.ports_on[zone.index()].meets(&b.naval) {
                zones = zones.union(ZoneSet::one(zone)).union(self.data.scenario.touching[zone.index()]);
            }
        }
        zones
    }

    pub(crate) fn judge_place_fleet<J: Judge>(&self, s: &State, b: &Bases, id: SupportId, zone: ZoneId, j: &mut J) {
        let Some(data) = self.judge_available(s, id, true, j) else { return };
        if data.faction != s.faction {
            return j.forbid("TKC-01", || Text::new("why-not-your-support"));
        }
        if zone.index() >= self.data.map.zones.len() || data.zone.is_some_and(|z| z != zone) {
            j.forbid("TKC-15", || Text::new("why-fleet-zone"));
        } else if !self.fleet_zones(b).contains(zone) {
            for clause in ["TK-10.3-06", "TKC-15"] {
                j.forbid(clause, || Text::new("why-no-naval-base").word("zone", self.zone_word(zone)));
            }
        }
    }

    pub(crate) fn zone_word(&self, zone: ZoneId) -> String {
        self.data.map.zones.get(zone.index()).map_or_else(String::new, |z| format!("zone-{z}"))
    }

    pub(crate) fn place_fleet(&self, s: &mut State, fleet: SupportId, zone: ZoneId, play: &mut Play<'_>) {
        s.support[fleet.index()].berth = Berth::Zone(zone);
        play.note(|| {
            Note::new(Text::new("log-fleet").word("faction", s.faction.word()).word("zone", self.zone_word(zone)))
        });
        let free = self.data.scenario.free_landing == Some((s.faction, s.turn, zone));
        if !free {
            self.ask_contest(s, fleet, None);
        }
    }

    /// TKC-13: the other factions in turn, if they have anything to send.
    pub(crate) fn ask_contest(&self, s: &mut State, fleet: SupportId, after: Option<Faction>) {
        let later = |f: &Faction| after.is_none_or(|a| *f > a);
        let next = s.faction.enemies().filter(later).find(|&f| {
            let ids = (0..s.support.len() as u8).map(SupportId);
            ids.into_iter().any(|id| Quick::ask(|j| self.judge_contest(s, fleet, f, id, j)))
        });
        if let Some(by) = next {
            let _ = s.frames.try_push(Frame::Contest { fleet, by });
        }
    }

    pub(crate) fn judge_contest<J: Judge>(&self, s: &State, fleet: SupportId, by: Faction, id: SupportId, j: &mut J) {
        let naval = self.data.scenario.support.get(id.index()).is_some_and(|d| d.kind.is_naval());
        let Some(data) = self.judge_available(s, id, naval, j) else { return };
        if data.faction != by {
            return j.forbid("TKC-13", || Text::new("why-not-your-support"));
        }
        let Some(Berth::Zone(zone)) = s.support.get(fleet.index()).map(|f| f.berth) else {
            return j.forbid("TKC-13", || Text::new("why-no-support"));
        };
        if j.settled() {
            return;
        }
        let bases = self.bases(s, by);
        let near = if naval {
            data.zone.is_none_or(|z| z == zone) && self.fleet_zones(&bases).contains(zone)
        } else {
            let ports = &self.data.map.ports_on[zone.index()];
            self.data.map.within(&bases.air, self.data.combat.ranges.air).meets(ports)
        };
        if !near {
            j.forbid("TKC-13", || Text::new("why-contest-far").word("zone", self.zone_word(zone)));
        }
    }

    pub(crate) fn contest(&self, s: &mut State, fleet: SupportId, by: SupportId, play: &mut Play<'_>) {
        for id in [fleet, by] {
            let nation = self.data.scenario.support.get(id.index()).map_or(Country::Germany, |d| d.nation);
            let turns = self.roll_delay(nation, play);
            if let Some(unit) = s.support.get_mut(id.index()) {
                unit.berth = Berth::Delay(turns);
            }
        }
        play.note(|| Note::new(Text::new("log-contest")));
    }

    pub(crate) fn judge_beachhead<J: Judge>(&self, s: &State, fleet: SupportId, hex: Hex, facing: Dir, j: &mut J) {
        let data = self.data.scenario.support.get(fleet.index()).filter(|d| d.kind == SupportKind::Fleet);
        let berth = s.support.get(fleet.index()).map(|u| u.berth);
        let (Some(data), Some(Berth::Zone(zone))) = (data, berth) else {
            return j.forbid("TKC-16", || Text::new("why-no-fleet"));
        };
        if data.faction != s.faction {
            return j.forbid("TKC-01", || Text::new("why-not-your-support"));
        }
        let Some(at) = self.hex(hex).filter(|&h| self.data.map.hex(h).zone == Some(zone)) else {
            return j.forbid("TKC-16", || Text::new("why-beachhead-sea").word("zone", self.zone_word(zone)));
        };
        let shore = self.data.map.grid.neighbour(at, facing);
        let open = |h: HexId| self.passable.contains(h) && !self.neutral_land(s).contains(h);
        if !shore.is_some_and(open) || s.beachhead(at).is_some() {
            j.forbid("TKC-16", || Text::new("why-beachhead-shore").name("hex", self.hex_name(at)));
        }
        let own = s.markers.beachheads.iter().filter(|b| b.faction == s.faction).count();
        let pool = self.data.scenario.markers[s.faction.index()].beachheads;
        if s.markers.beachheads.is_full() || pool.is_some_and(|n| own >= usize::from(n)) {
            j.forbid("TKC-16", || Text::new("why-no-marker"));
        }
        let cold = matches!(self.data.map.zones[zone.index()].as_str(), "north-sea" | "baltic");
        if cold && self.data.scenario.turn(s.turn).weather[0] == Weather::Snow {
            j.forbid("TK-11.4-02", || Text::new("why-beachhead-snow").word("zone", self.zone_word(zone)));
        }
    }

    pub(crate) fn place_beachhead(&self, s: &mut State, fleet: SupportId, hex: Hex, facing: Dir, play: &mut Play<'_>) {
        let Some(at) = self.hex(hex) else { return };
        let faction = s.faction;
        let marker = Beachhead { faction, hex: at, facing, number: 2, fleet, paid: false, fresh: true };
        if s.markers.beachheads.try_push(marker).is_ok() {
            s.support[fleet.index()].berth = Berth::Ashore;
            play.note(|| {
                Note::new(Text::new("log-beachhead").name("hex", self.hex_name(at))).at(self.data.map.name(at))
            });
        }
    }

    pub(crate) fn judge_convoy<J: Judge>(&self, s: &State, b: &Bases, zone: ZoneId, j: &mut J) {
        let pool = self.data.scenario.markers[s.faction.index()].troop_convoys;
        if s.markers.convoys[s.faction.index()].iter().sum::<u8>() >= pool {
            j.forbid("TKC-17", || Text::new("why-no-marker"));
        }
        let boxes = self.data.scenario.boxes.iter().any(|x| x.owner == s.faction && x.zones.contains(zone));
        let port = zone.index() < self.data.map.zones.len() && !b.supply.gates.ports[zone.index()].is_empty();
        if zone.index() >= self.data.map.zones.len() || !(port || boxes) {
            j.forbid("TKC-15", || Text::new("why-no-open-port"));
        }
    }

    /// Hexes within reach of an own supplied HQ.
    fn blitz_places(&self, s: &State, b: &Bases) -> HexSet {
        let hq = |u: &&Unit| u.kind.is_hq() && self.faction_of(u.nation) == s.faction && b.supply.has(self, u);
        let from: HexSet = s.units.iter().filter(hq).filter_map(Unit::hex).collect();
        let near = self.data.map.within(&from, self.data.combat.ranges.blitz_from_headquarters);
        near.intersection(&self.passable).minus(&self.neutral_land(s))
    }

    fn blitz_left(&self, s: &State) -> bool {
        let pool = &self.data.scenario.markers[s.faction.index()].blitz;
        let most = pool.get(usize::from(s.turn.saturating_sub(1))).copied().unwrap_or(0);
        s.markers.blitz[s.faction.index()].len() < usize::from(most)
    }

    pub(crate) fn judge_blitz<J: Judge>(&self, s: &State, b: &Bases, hex: Hex, j: &mut J) {
        if !self.blitz_left(s) {
            j.forbid("TKC-04", || Text::new("why-no-marker"));
        }
        let placed = |h: HexId| s.markers.blitz[s.faction.index()].contains(&h);
        match self.hex(hex) {
            Some(h) if self.blitz_places(s, b).contains(h) && !placed(h) => {}
            _ => j.forbid("TK-10.3-15", || Text::new("why-blitz-place")),
        }
    }

    pub(crate) fn list_support_segment(&self, s: &State, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
        let bases = self.bases(s, s.faction);
        let places = self.air_places(s, &bases);
        let zones = self.fleet_zones(&bases);
        for (i, data) in self.data.scenario.support.iter().enumerate() {
            let id = SupportId(i as u8);
            let Some(state) = s.support.get(i).filter(|_| data.faction == s.faction) else { continue };
            match (state.berth, data.kind) {
                (Berth::Available, SupportKind::Air) if data.from <= s.turn => {
                    actions.extend(places.iter().map(|h| Action::PlaceAir { air: id, hex: self.number(h) }));
                }
                (Berth::Available, _) if data.from <= s.turn => {
                    let fits = |z: &ZoneId| data.zone.is_none_or(|own| own == *z);
                    actions.extend(zones.iter().filter(fits).map(|zone| Action::PlaceFleet { fleet: id, zone }));
                }
                (Berth::Zone(zone), SupportKind::Fleet) => self.list_beachheads(s, id, zone, actions),
                _ => {}
            }
        }
        for zone in self.data.map.zone_ids() {
            if Quick::ask(|j| self.judge_convoy(s, &bases, zone, j)) {
                actions.push(Action::PlaceConvoy(zone));
            }
        }
        if self.blitz_left(s) {
            let placed: HexSet = s.markers.blitz[s.faction.index()].iter().copied().collect();
            let places = self.blitz_places(s, &bases).minus(&placed);
            actions.extend(places.iter().map(|h| Action::PlaceBlitz(self.number(h))));
        }
    }

    fn list_beachheads(&self, s: &State, fleet: SupportId, zone: ZoneId, actions: &mut Vec<Action>) {
        let map = &self.data.map;
        // Sea hexes beside the coast of the zone.
        let beside = map.around.across(&map.coast_of[zone.index()]).intersection(&map.sea);
        for at in beside.iter().filter(|&h| map.hex(h).zone == Some(zone)) {
            let hex = self.number(at);
            for (facing, _) in map.grid.neighbours(at).filter(|&(_, shore)| self.passable.contains(shore)) {
                if Quick::ask(|j| self.judge_beachhead(s, fleet, hex, facing, j)) {
                    actions.push(Action::Beachhead { fleet, hex, facing });
                }
            }
        }
    }

    /// Zones of control and bases at a glance, for those who ask from outside.
    pub fn air_bases(&self, s: &State, faction: Faction) -> HexSet {
        self.bases(s, faction).air
    }

    pub fn naval_bases(&self, s: &State, faction: Faction) -> HexSet {
        self.bases(s, faction).naval
    }

    pub fn open_ports(&self, s: &State, p: &Presence, faction: Faction, zone: ZoneId) -> HexSet {
        self.gates(s, p, faction).ports[zone.index().min(7)]
    }
}
