//! The Support Segment: air units, fleets, Beachheads, Troop Convoys, Blitz markers (TKC-10 to 17).

use crate::data::SupportData;
use crate::rules::supply::Supply;
use crate::rules::zones::Presence;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
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
    pub(crate) fn open_support(&self, state: &mut State, play: &mut Play<'_>) {
        let faction = state.faction;
        for i in 0..state.support.len() {
            let data = &self.data.scenario.support[i];
            if data.faction != faction {
                continue;
            }
            let berth = match state.support[i].berth {
                Berth::Hex(_) | Berth::Zone(_) => match self.roll_delay(data.nation, play) {
                    0 | 1 => Berth::Available,
                    turns => Berth::Delay(turns - 1),
                },
                Berth::Delay(0 | 1) => Berth::Available,
                Berth::Delay(turns) => Berth::Delay(turns - 1),
                other => other,
            };
            state.support[i].berth = berth;
        }
        state.markers.convoys[faction] = ByZone::default();
        let back = |d: &(Faction, bool, u8)| !(d.0 == faction && d.2 <= state.turn);
        state.markers.delayed.retain(|d| back(d));
    }

    /// TKC-16: a Beachhead stays while a fleet of its side is in the zone or it has been paid for, and is turned;
    /// otherwise it is removed with everybody on it.
    pub(crate) fn close_support(&self, state: &mut State, play: &mut Play<'_>) {
        let faction = state.faction;
        let mut gone = Vec::new();
        for i in 0..state.markers.beachheads.len() {
            let b = state.markers.beachheads[i];
            if b.faction != faction || std::mem::take(&mut state.markers.beachheads[i].fresh) {
                continue;
            }
            let zone = self.data.map.hex(b.hex).zone;
            let fleet =
                state.support.iter().zip(&self.data.scenario.support).any(|(unit, data)| {
                    data.faction == faction && matches!(unit.berth, Berth::Zone(z) if Some(z) == zone)
                });
            state.markers.beachheads[i].paid = false;
            state.markers.beachheads[i].number = 1;
            if !fleet && !b.paid {
                gone.push(b);
            }
        }
        for b in gone {
            state.markers.beachheads.retain(|other| other.hex != b.hex);
            let turns = self.roll_delay(faction.leader(), play);
            if let Some(fleet) = state.support.get_mut(b.fleet.index()) {
                fleet.berth = Berth::Delay(turns);
            }
            let lost: Vec<UnitId> = state.at(b.hex).collect();
            for unit in lost {
                self.eliminate(state, unit, play);
            }
        }
    }

    /// Takes every step of a unit.
    pub(crate) fn eliminate(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        for _ in 0..3 {
            if state.hex_of(unit).is_some() {
                self.lose_step(state, unit, play);
            }
        }
    }

    /// TK-10.3-06: hexes with a city, port or transport line that hold a supplied unit, or a marker that is supplied.
    pub(crate) fn bases(&self, state: &State, faction: Faction) -> Bases {
        let presence = self.presence(state);
        let supply = self.supply_with(state, &presence, faction);
        let mut held = HexSet::EMPTY;
        for u in state.units.iter().filter(|u| self.faction_of(u.nation) == faction) {
            if let Place::Hex(hex) = u.place
                && !held.contains(hex)
                && supply.has(self, u)
            {
                held.insert(hex);
            }
        }
        let posts = state.markers.posts_of(faction);
        for hex in posts.iter() {
            if supply.covers(self, faction.leader(), Place::Hex(hex)) {
                held.insert(hex);
            }
        }
        let map = &self.data.map;
        let places = self.towns.union(&map.on_line).intersection(&map.land);
        let held = held.minus(&self.enemy_air(state, faction));
        let naval = held.intersection(&map.ports).minus(&self.iced(state));
        Bases { air: held.intersection(&places), naval, supply }
    }

    /// The support units of a conquered country are gone with its armies, until it is free again.
    pub(crate) fn is_available(&self, state: &State, id: SupportId) -> bool {
        let free = |nation: Country| !matches!(state.status[nation], Status::ConqueredBy(_));
        let data = self.data.scenario.support.get(id.index());
        let berth = state.support.get(id.index()).map(|u| u.berth);
        berth == Some(Berth::Available) && data.is_some_and(|d| d.from <= state.turn && free(d.nation))
    }

    /// A support unit that can be placed, air or naval, or the reason why it cannot.
    pub(crate) fn judge_available<J: Judge>(
        &self,
        state: &State,
        id: SupportId,
        arm: Arm,
        judge: &mut J,
    ) -> Option<&SupportData> {
        let data = self.data.scenario.support.get(id.index()).filter(|d| d.kind.arm() == arm);
        let Some(data) = data.filter(|_| id.index() < state.support.len()) else {
            judge.forbid(clause!("TKC-10"), || Text::new("why-no-support"));
            return None;
        };
        if !self.is_available(state, id) {
            judge.forbid(clause!("TKC-10"), || Text::new("why-support-away").word("kind", data.kind.word()));
        }
        Some(data)
    }

    /// Hexes an air unit can be placed in.
    pub(crate) fn air_places(&self, state: &State, b: &Bases) -> HexSet {
        let near = self.data.map.within(&b.air, self.data.combat.ranges.air);
        let mud = self.hexes_with_weather(state, |w| w == Weather::Mud);
        near.intersection(&self.passable).minus(&self.neutral_land(state)).minus(&mud)
    }

    /// Zones a fleet can go to: with an own Naval Base, or next to one.
    pub(crate) fn fleet_zones(&self, b: &Bases) -> ZoneSet {
        let mut zones = ZoneSet::default();
        for zone in self.data.map.zone_ids() {
            if self.data.map.ports_on[zone].meets(&b.naval) {
                zones = zones.union(ZoneSet::one(zone)).union(self.data.scenario.touching[zone]);
            }
        }
        zones
    }

    pub(crate) fn place_fleet(&self, state: &mut State, fleet: SupportId, zone: ZoneId, play: &mut Play<'_>) {
        state.support[fleet.index()].berth = Berth::Zone(zone);
        play.note(|| {
            Note::new(Text::new("log-fleet").word("faction", state.faction.word()).word("zone", self.zone_word(zone)))
        });
        if !self.is_free_landing(state, fleet, zone) {
            self.ask_contest(state, fleet, None);
        }
    }

    /// The script lets one landing be made without contest: that of the first fleet in the zone on that turn.
    fn is_free_landing(&self, state: &State, fleet: SupportId, zone: ZoneId) -> bool {
        let data = |id: SupportId| self.data.scenario.support.get(id.index());
        let lands =
            |id: SupportId| data(id).is_some_and(|d| d.faction == state.faction && d.kind == SupportKind::Fleet);
        let in_zone = |id: SupportId| lands(id) && state.support[id.index()].berth == Berth::Zone(zone);
        let beaches = state.markers.beachheads.iter().filter(|b| b.faction == state.faction);
        let landed = beaches.into_iter().any(|b| self.data.map.hex(b.hex).zone == Some(zone));
        let first = !landed && !state.support_ids().any(|id| id != fleet && in_zone(id));
        self.data.scenario.script.free_landing == Some((state.faction, state.turn, zone)) && lands(fleet) && first
    }

    /// TKC-13: the other factions in turn, if they have anything to send.
    pub(crate) fn ask_contest(&self, state: &mut State, fleet: SupportId, after: Option<Faction>) {
        let later = |f: &Faction| after.is_none_or(|a| *f > a);
        let asked = state.faction.enemies().filter(later).map(|by| Contest { fleet, by });
        let can_answer = |contest: &Contest| {
            let answers = |id| Quick::ask(|judge| self.judge_contest(state, contest, id, judge));
            state.support_ids().any(answers)
        };
        if let Some(contest) = asked.into_iter().find(can_answer) {
            state.push(Frame::Contest(contest));
        }
    }

    pub(crate) fn judge_contest<J: Judge>(&self, state: &State, contest: &Contest, id: SupportId, judge: &mut J) {
        const CLAUSE: Clause = clause!("TKC-13");
        let arm = self.data.scenario.support.get(id.index()).map_or(Arm::Air, |d| d.kind.arm());
        let Some(data) = self.judge_available(state, id, arm, judge) else { return };
        if data.faction != contest.by {
            return judge.forbid(CLAUSE, || Text::new("why-not-your-support"));
        }
        let Some(Berth::Zone(zone)) = state.support.get(contest.fleet.index()).map(|f| f.berth) else {
            return judge.forbid(CLAUSE, || Text::new("why-no-support"));
        };
        if judge.settled() {
            return;
        }
        let bases = self.bases(state, contest.by);
        let near = match arm {
            Arm::Sea => data.zone.is_none_or(|z| z == zone) && self.fleet_zones(&bases).contains(zone),
            Arm::Air => {
                let ports = &self.data.map.ports_on[zone];
                self.data.map.within(&bases.air, self.data.combat.ranges.air).meets(ports)
            }
        };
        if !near {
            judge.forbid(CLAUSE, || Text::new("why-contest-far").word("zone", self.zone_word(zone)));
        }
    }

    pub(crate) fn contest(&self, state: &mut State, fleet: SupportId, by: SupportId, play: &mut Play<'_>) {
        for id in [fleet, by] {
            let nation = self.data.scenario.support.get(id.index()).map_or(Country::Germany, |d| d.nation);
            let turns = self.roll_delay(nation, play);
            if let Some(unit) = state.support.get_mut(id.index()) {
                unit.berth = Berth::Delay(turns);
            }
        }
        play.note(|| Note::new(Text::new("log-contest")));
    }

    pub(crate) fn place_beachhead(
        &self,
        state: &mut State,
        fleet: SupportId,
        at: HexId,
        facing: Dir,
        play: &mut Play<'_>,
    ) {
        let faction = state.faction;
        let marker = Beachhead { faction, hex: at, facing, number: 2, fleet, paid: false, fresh: true };
        if state.markers.beachheads.try_push(marker).is_ok() {
            state.support[fleet.index()].berth = Berth::Ashore;
            play.note(|| {
                Note::new(Text::new("log-beachhead").text("hex", self.place_text(at))).at(self.data.map.name(at))
            });
        }
    }

    /// Hexes within reach of an own supplied HQ, without a Blitz marker.
    pub(crate) fn blitz_places(&self, state: &State, b: &Bases) -> HexSet {
        let hq = |u: &&Unit| u.kind.is_hq() && self.faction_of(u.nation) == state.faction && b.supply.has(self, u);
        let from: HexSet = state.units.iter().filter(hq).filter_map(Unit::hex).collect();
        let near = self.data.map.within(&from, self.data.combat.ranges.blitz_from_headquarters);
        let placed: HexSet = state.markers.blitz[state.faction].iter().copied().collect();
        near.intersection(&self.passable).minus(&self.neutral_land(state)).minus(&placed)
    }

    /// A Blitz marker is left in the pool.
    pub(crate) fn has_blitz_marker(&self, state: &State) -> bool {
        let pool = &self.data.scenario.markers[state.faction].blitz;
        let most = pool.get(usize::from(state.turn.saturating_sub(1))).copied().unwrap_or(0);
        state.markers.blitz[state.faction].len() < usize::from(most)
    }

    /// Zones of control and bases at a glance, for those who ask from outside.
    pub fn air_bases(&self, state: &State, faction: Faction) -> HexSet {
        self.bases(state, faction).air
    }

    pub fn naval_bases(&self, state: &State, faction: Faction) -> HexSet {
        self.bases(state, faction).naval
    }

    pub fn open_ports(&self, state: &State, presence: &Presence, faction: Faction, zone: ZoneId) -> HexSet {
        self.gates(state, presence, faction).ports[ZoneId(zone.0.min(7))]
    }
}
