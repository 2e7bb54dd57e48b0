//! The Support Segment: air units, fleets, Beachheads, Troop Convoys, Blitz markers (TKC-10 to 17).

use crate::action::verb;
use crate::decisions::{chosen_by_hex, picture, segment};
use crate::rules::support::Bases;
use crate::shown::support_piece_id;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use board::HexId;
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::{Judge, Note, Text};

segment! {
    /// The phasing faction places its support units and markers.
    Support: Bases = |rules, state| rules.bases(state, state.faction)
}

/// The phasing faction's units that can be placed, air or naval.
fn available<'a>(at: &'a At<'_, Support>, arm: Arm) -> impl Iterator<Item = SupportId> + 'a {
    at.state.support_ids().filter(move |&id| {
        let data = at.game.data.scenario.support.get(id.index());
        let own = data.is_some_and(|d| d.faction == at.state.faction && d.kind.arm() == arm);
        own && at.game.is_available(at.state, id)
    })
}

/// A support unit that belongs to the phasing faction, or the reason why it does not.
fn judge_own<J: Judge>(at: &At<'_, Support>, faction: Faction, judge: &mut J) -> bool {
    let own = faction == at.state.faction;
    if !own {
        judge.forbid(clause!("TKC-01"), || Text::new("why-not-your-support"));
    }
    own
}

impl Choice<Support> for verb::PlaceAir {
    fn candidates(at: &At<'_, Support>, offers: &mut Offers<'_, Action>) {
        let places = at.game.air_places(at.state, &at.outlook.facts);
        for air in available(at, Arm::Air) {
            places.iter().for_each(|h| offers.known_legal(Self { air, hex: at.game.number(h) }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Support>, judge: &mut J) {
        let (rules, state) = (at.game, at.state);
        let Some(data) = rules.judge_available(state, self.air, Arm::Air, judge) else { return };
        if !judge_own(at, data.faction, judge) {
            return;
        }
        let Some(to) = rules.hex(self.hex) else {
            return judge.forbid(clause!("TKC-10"), || Text::new("why-no-hex"));
        };
        let say = |key: &'static str| Text::new(key).name("hex", rules.hex_name(to));
        if rules.weather(state, to) == Weather::Mud {
            judge.forbid(clause!("TK-11.2-02"), || say("why-air-in-mud"));
        }
        if !rules.passable.contains(to) || rules.neutral_land(state).contains(to) {
            judge.forbid(clause!("TKC-36"), || say("why-neutral-place"));
        }
        if !rules.data.map.within(&at.outlook.facts.air, rules.data.combat.ranges.air).contains(to) {
            judge.forbid(clause!("TK-10.3-06"), || say("why-no-air-base"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let (Some(unit), Some(hex)) = (table.state.support.get_mut(self.air.index()), table.game.hex(self.hex)) {
            unit.berth = Berth::Hex(hex);
            let text = || table.game.support_text("log-place-air", self.air).name("hex", table.game.hex_name(hex));
            table.play.note(|| Note::new(text()).at(table.game.data.map.name(hex)));
        }
    }

    fn shown(&self, at: &At<'_, Support>) -> Shown {
        let label = at.game.support_text("do-place-air", self.air);
        at.game.in_hex(label, self.hex).piece(support_piece_id(self.air))
    }

    fn worth(&self, at: &At<'_, Support>) -> f64 {
        let picture = picture(at);
        picture.at_hex(self.hex, |h| picture.worth_of_air(self.air, h))
    }
}

impl Choice<Support> for verb::PlaceFleet {
    fn candidates(at: &At<'_, Support>, offers: &mut Offers<'_, Action>) {
        let zones = at.game.fleet_zones(&at.outlook.facts);
        for fleet in available(at, Arm::Sea) {
            let only = at.game.data.scenario.support[fleet.index()].zone;
            let fits = |zone: &ZoneId| only.is_none_or(|own| own == *zone);
            zones.iter().filter(fits).for_each(|zone| offers.known_legal(Self { fleet, zone }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Support>, judge: &mut J) {
        let rules = at.game;
        let Some(data) = rules.judge_available(at.state, self.fleet, Arm::Sea, judge) else { return };
        if !judge_own(at, data.faction, judge) {
            return;
        }
        if !rules.data.map.has_zone(self.zone) || data.zone.is_some_and(|z| z != self.zone) {
            judge.forbid(clause!("TKC-15"), || Text::new("why-fleet-zone"));
        } else if !rules.fleet_zones(&at.outlook.facts).contains(self.zone) {
            for clause in [clause!("TK-10.3-06"), clause!("TKC-15")] {
                judge.forbid(clause, || Text::new("why-no-naval-base").word("zone", rules.zone_word(self.zone)));
            }
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let known = self.fleet.index() < table.state.support.len() && table.game.data.map.has_zone(self.zone);
        if known {
            table.game.place_fleet(table.state, self.fleet, self.zone, table.play);
        }
    }

    fn shown(&self, at: &At<'_, Support>) -> Shown {
        let label = at.game.support_text("do-place-fleet", self.fleet);
        at.game.of_zone(label, self.zone).piece(support_piece_id(self.fleet))
    }

    fn worth(&self, at: &At<'_, Support>) -> f64 {
        f64::from(100 + picture(at).worth_of_zone(self.zone))
    }
}

impl Choice<Support> for verb::Beachhead {
    fn candidates(at: &At<'_, Support>, offers: &mut Offers<'_, Action>) {
        let (rules, map) = (at.game, &at.game.data.map);
        let fleets = at.state.support.iter().zip(&rules.data.scenario.support).enumerate();
        for (i, (unit, data)) in fleets.filter(|(_, (_, data))| data.faction == at.state.faction) {
            let (Berth::Zone(zone), SupportKind::Fleet) = (unit.berth, data.kind) else { continue };
            // Sea hexes beside the coast of the zone.
            let beside = map.around.across(&map.coast_of[zone]).intersection(&map.sea);
            for hex in beside.iter().filter(|&h| map.hex(h).zone == Some(zone)) {
                for (facing, _) in map.grid.neighbours(hex).filter(|&(_, shore)| rules.passable.contains(shore)) {
                    let fleet = SupportId(i as u8);
                    offers.consider(at, Self { fleet, hex: rules.number(hex), facing });
                }
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Support>, judge: &mut J) {
        const CLAUSE: crate::Clause = clause!("TKC-16");
        let (rules, state) = (at.game, at.state);
        let data = rules.data.scenario.support.get(self.fleet.index()).filter(|d| d.kind == SupportKind::Fleet);
        let berth = state.support.get(self.fleet.index()).map(|u| u.berth);
        let (Some(data), Some(Berth::Zone(zone))) = (data, berth) else {
            return judge.forbid(CLAUSE, || Text::new("why-no-fleet"));
        };
        if !judge_own(at, data.faction, judge) {
            return;
        }
        let in_zone = |key: &'static str| Text::new(key).word("zone", rules.zone_word(zone));
        let Some(hex) = rules.hex(self.hex).filter(|&h| rules.data.map.hex(h).zone == Some(zone)) else {
            return judge.forbid(CLAUSE, || in_zone("why-beachhead-sea"));
        };
        let shore = rules.data.map.grid.neighbour(hex, self.facing);
        let open = |h: HexId| rules.passable.contains(h) && !rules.neutral_land(state).contains(h);
        if !shore.is_some_and(open) || state.beachhead(hex).is_some() {
            judge.forbid(CLAUSE, || Text::new("why-beachhead-shore").name("hex", rules.hex_name(hex)));
        }
        let own = state.markers.beachheads.iter().filter(|b| b.faction == state.faction).count();
        let pool = rules.data.scenario.markers[state.faction].beachheads;
        if state.markers.beachheads.is_full() || pool.is_some_and(|n| own >= usize::from(n)) {
            judge.forbid(CLAUSE, || Text::new("why-no-marker"));
        }
        let cold = matches!(rules.data.map.zones[zone.index()].as_str(), "north-sea" | "baltic");
        if cold && rules.data.scenario.turn(state.turn).weather[0] == Weather::Snow {
            judge.forbid(clause!("TK-11.4-02"), || in_zone("why-beachhead-snow"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let (Some(hex), true) = (table.game.hex(self.hex), self.fleet.index() < table.state.support.len()) {
            table.game.place_beachhead(table.state, self.fleet, hex, self.facing, table.play);
        }
    }

    fn shown(&self, at: &At<'_, Support>) -> Shown {
        let shore = at.game.hex(self.hex).and_then(|h| at.game.data.map.grid.neighbour(h, self.facing));
        let shore = shore.map_or_else(String::new, |h| at.game.hex_name(h));
        let label = at.game.support_text("do-beachhead", self.fleet).name("shore", shore);
        at.game.in_hex(label, self.hex).piece(support_piece_id(self.fleet))
    }

    fn worth(&self, at: &At<'_, Support>) -> f64 {
        let picture = picture(at);
        picture.at_hex(self.hex, |h| picture.worth_of_beachhead(h, self.facing))
    }
}

impl Choice<Support> for verb::PlaceConvoy {
    fn candidates(at: &At<'_, Support>, offers: &mut Offers<'_, Action>) {
        at.game.data.map.zone_ids().for_each(|zone| offers.consider(at, Self(zone)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Support>, judge: &mut J) {
        let (rules, state, zone) = (at.game, at.state, self.0);
        let pool = rules.data.scenario.markers[state.faction].troop_convoys;
        if state.markers.convoys[state.faction].values().iter().sum::<u8>() >= pool {
            judge.forbid(clause!("TKC-17"), || Text::new("why-no-marker"));
        }
        let boxes = rules.data.scenario.boxes.iter().any(|x| x.owner == state.faction && x.zones.contains(zone));
        let port = || !at.outlook.facts.supply.gates.ports[zone].is_empty();
        if !rules.data.map.has_zone(zone) || !(boxes || port()) {
            judge.forbid(clause!("TKC-15"), || Text::new("why-no-open-port"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if table.game.data.map.has_zone(self.0) {
            let convoys = &mut table.state.markers.convoys[table.state.faction][self.0];
            *convoys = convoys.saturating_add(1);
            let (faction, zone) = (table.state.faction.word(), table.game.zone_word(self.0));
            table.play.note(|| Note::new(Text::new("log-place-convoy").word("faction", faction).word("zone", zone)));
        }
    }

    fn shown(&self, at: &At<'_, Support>) -> Shown {
        at.game.of_zone(Text::new("do-place-convoy"), self.0)
    }

    fn worth(&self, at: &At<'_, Support>) -> f64 {
        f64::from(5 + picture(at).waiting_on(self.0))
    }
}

impl Choice<Support> for verb::PlaceBlitz {
    fn candidates(at: &At<'_, Support>, offers: &mut Offers<'_, Action>) {
        if at.game.has_blitz_marker(at.state) {
            let places = at.game.blitz_places(at.state, &at.outlook.facts);
            places.iter().for_each(|h| offers.known_legal(Self(at.game.number(h))));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Support>, judge: &mut J) {
        if !at.game.has_blitz_marker(at.state) {
            judge.forbid(clause!("TKC-04"), || Text::new("why-no-marker"));
        }
        let places = at.game.blitz_places(at.state, &at.outlook.facts);
        if !at.game.hex(self.0).is_some_and(|h| places.contains(h)) {
            judge.forbid(clause!("TK-10.3-15"), || Text::new("why-blitz-place"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Some(hex) = table.game.hex(self.0) {
            let _ = table.state.markers.blitz[table.state.faction].try_push(hex);
            let text = || Text::new("log-place-blitz").name("hex", table.game.hex_name(hex));
            table.play.note(|| Note::new(text()).at(table.game.data.map.name(hex)));
        }
    }

    chosen_by_hex!(Support, "do-place-blitz");

    fn worth(&self, at: &At<'_, Support>) -> f64 {
        let picture = picture(at);
        picture.at_hex(self.0, |h| picture.worth_of_blitz(h))
    }
}
