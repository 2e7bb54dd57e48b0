//! After the roll: falling back, retreat, losses, advance and exploitation (TK-8.1.1-10 to 13, 10.3-16, TKC-05 to 08).

use crate::data::Effect;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::{HexId, HexSet};
use kernel::{Judge, Note, Play, Pool, Quick, Text};
use std::cell::OnceCell;

/// Where a force can go back to, and what keeps it from anywhere else.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Retreat {
    pub hexes: HexSet,
    ezoc: HexSet,
    enemies: HexSet,
    friends: HexSet,
}

impl Retreat {
    /// The clause that keeps the force from a hex, with the key of the sentence.
    pub fn barred(&self, to: HexId) -> Option<(Clause, &'static str)> {
        if self.hexes.contains(to) {
            return None;
        }
        if !self.ezoc.contains(to) || self.enemies.contains(to) {
            return Some((clause!("TKC-06"), "why-retreat"));
        }
        let friend = self.friends.contains(to);
        let clause = if friend { clause!("TK-8.1.1-11") } else { clause!("TK-8.1.1-10") };
        Some((clause, "why-retreat-zone"))
    }
}

impl Rules {
    /// Hexes a force may go back to: farther from the fight than where it is, free of enemies. Those outside enemy
    /// zones come first; one in a zone only with a friend in it, and only if there is no other (TK-8.1.1-10, 11).
    pub(crate) fn retreat_from(&self, state: &State, force: &UnitSet, at: HexId, fight: HexId) -> Retreat {
        let Some(u) = force.iter().find_map(|u| state.unit(u)) else { return Retreat::default() };
        let faction = self.faction_of(u.nation);
        let map = &self.data.map;
        let presence = self.presence(state);
        let enemies = presence.enemy_units(faction);
        let here: HexSet = [at].into_iter().collect();
        let mut near = map.open_sides.across(&here).union(&map.lines.across(&here));
        near = near.minus(&self.closed_to(state, &presence, u, Place::Gone)).minus(&presence.enemy_drops(faction));
        for beach in state.markers.beachheads.iter().filter(|b| b.faction == faction) {
            if self.shore(beach) == Some(at) {
                near.insert(beach.hex);
            }
            if beach.hex == at {
                near = self.shore(beach).into_iter().filter(|&h| !enemies.contains(h)).collect();
            }
        }
        // A force goes back together, and only where all of it may go, Beachheads included.
        for other in force.iter().filter_map(|u| state.unit(u)) {
            near = near.minus(&self.kept_from(state, other, Place::Gone));
        }
        let far = map.grid.distance(at, fight);
        let near: HexSet = near.iter().filter(|&h| map.grid.distance(h, fight) > far).collect();
        let ezoc = presence.ezoc(faction);
        let friends = presence.units[faction];
        let found = Retreat { hexes: near.minus(&ezoc), ezoc, enemies, friends };
        if !found.hexes.is_empty() {
            return found;
        }
        let others = state.unit_ids().filter(|&f| !force.contains(f) && self.side_of(state, f) == Some(faction));
        let others: HexSet = others.filter_map(|f| state.hex_of(f)).collect();
        let holding = others.union(&self.negators(&presence, faction).minus(&friends));
        Retreat { hexes: near.intersection(&holding), ..found }
    }

    /// A force with an HQ or a unit that cannot move in it stays where it is.
    fn can_retreat(&self, state: &State, force: &UnitSet) -> bool {
        force.iter().filter_map(|u| state.unit(u)).all(|u| !u.kind.is_hq() && self.allowance(u) > 0)
    }

    /// Where the force that has to go back can go next: the defenders together, the attackers one by one.
    pub(crate) fn way_back(&self, state: &State, fight: &Fight) -> Retreat {
        if fight.stage == Stage::FallingBack {
            let first = fight.force.iter().next();
            let at = first.and_then(|u| state.hex_of(u));
            let one: UnitSet = first.into_iter().collect();
            return at.map_or_else(Retreat::default, |h| self.retreat_from(state, &one, h, fight.target));
        }
        if fight.retreat == 0 || !self.can_retreat(state, &fight.force) {
            return Retreat::default();
        }
        self.retreat_from(state, &fight.force, fight.at, fight.target)
    }

    fn attackers_can_fall_back(&self, state: &State, fight: &Fight) -> bool {
        fight.attackers.iter().all(|u| {
            let one = UnitSet::one(u);
            let way = |h| !self.retreat_from(state, &one, h, fight.target).hexes.is_empty();
            self.can_retreat(state, &one) && state.hex_of(u).is_some_and(way)
        })
    }

    /// The owner may lose steps instead of going back: all attackers come over straits, mountains or a Beachhead's
    /// side, or the hex is a city without the Blitz marker in it.
    pub(crate) fn may_stand(&self, state: &State, fight: &Fight) -> bool {
        let target = fight.target;
        let hard = |from: HexId| {
            let side = self.data.map.between(from, target);
            state.beachhead(from).is_some() || matches!(side, Some(SideKind::Strait | SideKind::Mountain))
        };
        let city = self.data.map.cities.contains(target) && !state.markers.blitz[fight.attacker].contains(&target);
        city || fight.attackers.iter().filter_map(|u| state.hex_of(u)).all(hard)
    }

    fn living(&self, state: &State, units: &UnitSet) -> UnitSet {
        units.iter().filter(|&u| state.hex_of(u).is_some()).collect()
    }

    /// Takes the fight on to the next choice that somebody has.
    pub(crate) fn settle_fight(&self, state: &mut State, mut fight: Box<Fight>, play: &mut Play<'_>) {
        loop {
            let waits = match fight.stage {
                Stage::Declare | Stage::Reply => true,
                Stage::Recoil => self.settle_recoil(state, &mut fight),
                Stage::FallingBack => self.settle_falling_back(state, &mut fight, play),
                Stage::Answer | Stage::Retreating => self.settle_retreat(state, &mut fight),
                Stage::AttackerLosses => self.settle_losses(state, &mut fight, Stage::DefenderLosses, play),
                Stage::DefenderLosses => self.settle_losses(state, &mut fight, Stage::Advance, play),
                Stage::Advance if self.may_go_on(state, &fight) => true,
                Stage::Advance => return,
            };
            if waits {
                return state.push(Frame::Fight(fight));
            }
        }
    }

    /// Attackers that cannot all fall back pay. Whether somebody has to choose; likewise in what follows.
    fn settle_recoil(&self, state: &State, fight: &mut Fight) -> bool {
        let choice = self.attackers_can_fall_back(state, fight);
        if !choice {
            fight.pay_instead();
        }
        choice
    }

    fn settle_falling_back(&self, state: &mut State, fight: &mut Fight, play: &mut Play<'_>) -> bool {
        let Some(unit) = fight.force.iter().next() else {
            fight.stage = Stage::AttackerLosses;
            return false;
        };
        let choice = !self.way_back(state, fight).hexes.is_empty();
        if !choice {
            // TKC-05: what cannot be carried out falls to the other choice.
            if state.hex_of(unit).is_some() {
                self.lose_step(state, unit, play);
            }
            fight.force.remove(unit);
        }
        choice
    }

    fn settle_retreat(&self, state: &State, fight: &mut Fight) -> bool {
        let choice = !self.way_back(state, fight).hexes.is_empty();
        if !choice {
            fight.stand();
        }
        choice
    }

    /// Losses that leave no choice are taken.
    fn settle_losses(&self, state: &mut State, fight: &mut Fight, next: Stage, play: &mut Play<'_>) -> bool {
        let losers = self.losers(state, fight);
        match (fight.losses[fight.stage.losing_side()], losers.len()) {
            (0, _) | (_, 0) => fight.stage = next,
            (_, 1) => losers.iter().for_each(|u| self.take_loss(state, fight, u, play)),
            _ => return true,
        }
        false
    }

    /// Who can be made to lose the next step: of attackers armour first (TKC-07).
    pub(crate) fn losers(&self, state: &State, fight: &Fight) -> UnitSet {
        if fight.stage == Stage::DefenderLosses {
            return self.living(state, &fight.defenders);
        }
        let all = self.living(state, &fight.attackers);
        let armour: UnitSet = all.iter().filter(|&u| state.unit(u).is_some_and(|u| u.kind.is_armour())).collect();
        if fight.armour_first && !armour.is_empty() { armour } else { all }
    }

    pub(crate) fn take_loss(&self, state: &mut State, fight: &mut Fight, unit: UnitId, play: &mut Play<'_>) {
        self.lose_step(state, unit, play);
        let side = fight.stage.losing_side();
        fight.losses[side] = fight.losses[side].saturating_sub(1);
        fight.armour_first &= side == Side::Defender;
    }

    /// TKC-24: the next lower row; a one-step counter leaves the map, a limited one to be bought back later (TKC-20).
    pub(crate) fn lose_step(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let Some(u) = state.unit(unit).copied() else { return };
        play.note(|| {
            let note = Note::new(Text::new("log-loss").text("unit", self.counter_text(&u)));
            u.hex().map_or(note.clone(), |h| note.at(self.data.map.name(h)))
        });
        if self.data.scenario.victory.losses.is_some_and(|(nation, _)| nation == u.nation) {
            state.steps_lost = state.steps_lost.saturating_add(1);
        }
        let turn = self.next_season(state.turn);
        let unit = &mut state.units[unit.index()];
        match self.data.counters.lower(u.nation, u.kind, u.steps) {
            Some((kind, steps)) => (unit.kind, unit.steps) = (kind, steps),
            None if u.kind.is_unlimited() || matches!(u.kind, Kind::Fortress | Kind::Partisan | Kind::Reserve) => {
                unit.place = Place::Gone;
            }
            None => (unit.place, unit.marks, unit.steps) = (Place::Lost(turn), Marks::NONE, 1),
        }
    }

    /// The next seasonal turn after a turn; past the end if there is none.
    pub(crate) fn next_season(&self, turn: u8) -> u8 {
        let turns = &self.data.scenario.turns;
        let later = (turn + 1..=turns.len() as u8).find(|&t| self.data.scenario.turn(t).seasonal);
        later.unwrap_or(turns.len() as u8 + 1)
    }

    /// A force goes back a hex, and may burn the city it has left.
    pub(crate) fn go_back(&self, state: &mut State, mut fight: Box<Fight>, to: HexId, play: &mut Play<'_>) {
        let falling_back = fight.stage == Stage::FallingBack;
        let first = fight.force.iter().next().and_then(|u| state.hex_of(u));
        let left = if falling_back { first } else { Some(fight.at) };
        let side = if falling_back { Side::Attacker } else { Side::Defender };
        let faction = fight.faction(side);
        self.retreat(state, &mut fight, to, play);
        state.push(Frame::Fight(fight));
        if let Some(hex) = left.filter(|&hex| self.may_burn(state, faction, hex)) {
            state.push(Frame::Burning(Burning { hex, faction }));
        }
    }

    /// TKC-39: a city that the faction's units have left, with a Devastation marker to spare.
    fn may_burn(&self, state: &State, faction: Faction, hex: HexId) -> bool {
        let city = self.data.map.cities.contains(hex) && !state.markers.devastated.contains(hex);
        city && state.markers.devastation_left[faction] > 0 && state.at(hex).next().is_none()
    }

    /// The city burns on a low roll.
    pub(crate) fn burn(&self, state: &mut State, burning: Burning, play: &mut Play<'_>) {
        let most = self.data.combat.devastation.in_retreat_on;
        let die = play.die_for(Pool::at_most(1, 6, most));
        if die <= most {
            self.devastate(state, burning.faction, burning.hex, play);
        } else {
            play.note(|| {
                let text = Text::new("log-not-devastated").text("hex", self.place_text(burning.hex));
                Note::new(text.number("die", die)).at(self.data.map.name(burning.hex))
            });
        }
    }

    /// The whole force goes to a hex, and friends who are there are swept along; of the attackers one.
    fn retreat(&self, state: &mut State, fight: &mut Fight, to: HexId, play: &mut Play<'_>) {
        let attackers = fight.stage == Stage::FallingBack;
        let moving: UnitSet = if attackers { fight.force.iter().take(1).collect() } else { fight.force };
        let swept: UnitSet = state.at(to).collect();
        let going = self.living(state, &moving);
        if let Some(from) = going.iter().next().and_then(|unit| state.hex_of(unit)) {
            self.note_way("log-retreats", || self.force_text(state, &going), from, &[to], play);
        }
        let side = if attackers { Side::Attacker } else { Side::Defender };
        self.set_foot(state, fight.faction(side), to, play);
        for unit in going.iter() {
            state.units[unit.index()].place = Place::Hex(to);
        }
        if attackers {
            return moving.iter().for_each(|u| fight.force.remove(u));
        }
        fight.at = to;
        fight.retreat = fight.retreat.saturating_sub(1);
        for unit in swept.iter() {
            fight.defenders.insert(unit);
            if self.can_retreat(state, &UnitSet::one(unit)) {
                fight.force.insert(unit);
            }
        }
    }

    /// Whether any attacker can advance or exploit.
    fn may_go_on(&self, state: &State, fight: &Fight) -> bool {
        let supply = OnceCell::new();
        let supplied = |u: &Unit| supply.get_or_init(|| self.supply(state, fight.attacker)).has(self, u);
        let advances = |unit| Quick::ask(|judge| self.judge_advance(state, fight, unit, supplied, judge));
        let exploits = |unit: UnitId| {
            let around = state.hex_of(unit).into_iter().flat_map(|h| self.data.map.grid.neighbours(h));
            let goes = |to| Quick::ask(|judge| self.judge_exploit(state, fight, (unit, to), supplied, judge));
            around.into_iter().any(|(_, to)| goes(to))
        };
        fight.attackers.iter().any(advances) || fight.exploiting.iter().any(|e| e.1 > 0 && exploits(e.0))
    }

    pub(crate) fn judge_advance<J: Judge>(
        &self,
        state: &State,
        fight: &Fight,
        unit: UnitId,
        supplied: impl Fn(&Unit) -> bool,
        judge: &mut J,
    ) {
        let attacker = state.unit(unit).filter(|_| fight.attackers.contains(unit));
        let Some((u, from)) = attacker.and_then(|u| Some((u, u.hex()?))) else {
            return judge.forbid(clause!("TKC-08"), || Text::new("why-not-attacker"));
        };
        let say = |key: &'static str| Text::new(key).text("unit", self.counter_text(u));
        let target = fight.target;
        if state.at(target).any(|e| self.side_of(state, e) != Some(fight.attacker)) {
            judge.forbid(clause!("TKC-08"), || Text::new("why-not-empty").name("hex", self.hex_name(target)));
        }
        if from == target || !self.data.map.grid.adjacent(from, target) || self.allowance(u) == 0 {
            judge.forbid(clause!("TKC-08"), || say("why-no-advance"));
        }
        if self.kept_from(state, u, u.place).contains(target) {
            judge.forbid(clause!("TKC-36"), || say("why-kept-home").name("hex", self.hex_name(target)));
        }
        if !judge.settled() && !supplied(u) {
            judge.forbid(clause!("TK-10.3-16"), || say("why-unsupplied"));
        }
    }

    pub(crate) fn judge_exploit<J: Judge>(
        &self,
        state: &State,
        fight: &Fight,
        (unit, to): (UnitId, HexId),
        supplied: impl Fn(&Unit) -> bool,
        judge: &mut J,
    ) {
        let left = fight.exploiting.iter().find(|(u, _)| *u == unit).map(|e| e.1);
        let presence = self.presence(state);
        let (Some(1..), Some((u, at))) = (left, state.unit(unit).and_then(|u| Some((u, u.hex()?)))) else {
            let in_zone = |h| presence.ezoc(fight.attacker).contains(h);
            let stopped = left == Some(0) && state.hex_of(unit).is_some_and(in_zone);
            let clause = if stopped { clause!("TK-8.1.1-12") } else { clause!("TKC-08") };
            return judge.forbid(clause, || Text::new("why-no-exploit").text("unit", self.unit_text(state, unit)));
        };
        let say = |key: &'static str| Text::new(key).text("unit", self.counter_text(u)).name("hex", self.hex_name(to));
        if self.kept_from(state, u, u.place).contains(to) {
            return judge.forbid(clause!("TKC-36"), || say("why-kept-home"));
        }
        let plain = matches!(self.data.map.between(at, to), Some(SideKind::Plain | SideKind::River));
        if !plain || self.closed_to(state, &presence, u, Place::Gone).contains(to) {
            return judge.forbid(clause!("TKC-08"), || say("why-exploit-way"));
        }
        if self.weather(state, to) == Weather::Mud {
            judge.forbid(clause!("TK-11.2-07"), || say("why-exploit-mud"));
        }
        if !judge.settled() && !supplied(u) {
            judge.forbid(clause!("TK-10.3-16"), || say("why-unsupplied"));
        }
    }

    pub(crate) fn advance(&self, state: &mut State, fight: &mut Fight, unit: UnitId, play: &mut Play<'_>) {
        let Some(u) = state.unit(unit).copied() else { return };
        let Some(from) = u.hex() else { return };
        self.note_way("log-advances", || self.one_unit(&u), from, &[fight.target], play);
        self.set_foot(state, fight.attacker, fight.target, play);
        state.units[unit.index()].place = Place::Hex(fight.target);
        let hexes = match fight.result.map(|r| r.effect) {
            Some(Effect::Retreat(n)) if u.kind.is_armour() => n.saturating_sub(1).min(2),
            _ => 0,
        };
        if hexes > 0 {
            let _ = fight.exploiting.try_push((unit, hexes));
        }
    }

    pub(crate) fn exploit(
        &self,
        state: &mut State,
        fight: &mut Fight,
        (unit, to): (UnitId, HexId),
        play: &mut Play<'_>,
    ) {
        let Some(u) = state.unit(unit).copied() else { return };
        let Some(from) = u.hex() else { return };
        self.note_way("log-exploits", || self.one_unit(&u), from, &[to], play);
        let presence = self.presence(state);
        // TK-8.1.1-12, 13: an enemy zone ends it unless a friend is there already.
        let stops =
            presence.ezoc(fight.attacker).contains(to) && !self.negators(&presence, fight.attacker).contains(to);
        self.set_foot(state, fight.attacker, to, play);
        state.units[unit.index()].place = Place::Hex(to);
        if let Some(entry) = fight.exploiting.iter_mut().find(|(u, _)| *u == unit) {
            entry.1 = if stops { 0 } else { entry.1.saturating_sub(1) };
        }
    }
}
