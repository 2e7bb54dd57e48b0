//! Blitz and regular combat: naming a target, attackers and support, and the roll (TKC-04, 33).

use crate::Rules;
use crate::data::Effect;
use crate::state::*;
use crate::vocabulary::*;
use board::{HexId, HexSet};
use kernel::{Chapter, Judge, Note, Play, Quick, Text};
use std::cell::OnceCell;

impl Rules {
    /// Whether a unit in one hex can strike the other: across a side that is not closed, or a Beachhead's own.
    pub(crate) fn can_strike(&self, state: &State, from: HexId, target: HexId) -> bool {
        if let Some(b) = state.beachhead(from) {
            return self.shore(b) == Some(target);
        }
        if let Some(b) = state.beachhead(target) {
            return self.shore(b) == Some(from);
        }
        let linked = self.data.map.grid.dir(from, target).is_some_and(|d| self.data.map.linked(from, d));
        linked || self.data.map.between(from, target).is_some_and(SideKind::is_open)
    }

    /// Enemy markers that can be attacked where no unit stands.
    pub(crate) fn enemy_markers(&self, state: &State, faction: Faction) -> HexSet {
        let mut hexes = state.markers.enemy_posts(faction);
        if let Some((_, hex)) = state.markers.partisan_base.filter(|(owner, _)| *owner != faction) {
            hexes.insert(hex);
        }
        hexes
    }

    /// The units in the six hexes around one.
    pub(crate) fn beside<'a>(&self, state: &'a State, hex: HexId) -> impl Iterator<Item = UnitId> + 'a {
        let around = self.data.map.grid.around(hex);
        let near = move |u: &Unit| u.hex().is_some_and(|h| around.contains(&Some(h)));
        state.units.iter().enumerate().filter(move |(_, u)| near(u)).map(|(i, _)| UnitId(i as u8))
    }

    /// Hexes from which one may fight in this segment.
    pub(crate) fn enabled_for_fight(&self, state: &State) -> HexSet {
        match state.segment {
            Segment::Blitz => self.blitz_enabled(state, state.faction),
            _ => self.data.map.land.union(&self.data.map.sea),
        }
    }

    pub(crate) fn new_fight(&self, state: &State, target: HexId) -> Fight {
        let holder = state.at(target).next().and_then(|u| self.side_of(state, u));
        let marked = || state.faction.enemies().find(|f| state.markers.posts_of(*f).contains(target));
        let base = || state.markers.partisan_base.map(|(f, _)| f);
        Fight {
            target,
            attacker: state.faction,
            defender: holder.or_else(marked).or_else(base).unwrap_or(state.faction),
            stage: Stage::Declare,
            attackers: UnitSet::EMPTY,
            defenders: state.at(target).collect(),
            hq: BySide::default(),
            air: BySide::default(),
            result: None,
            losses: BySide::default(),
            armour_first: false,
            retreat: 0,
            at: target,
            force: UnitSet::EMPTY,
            exploiting: Default::default(),
        }
    }

    /// A fight for a hex with everybody in it who can strike together.
    pub(crate) fn all_out(&self, state: &State, target: HexId) -> Fight {
        let mut f = self.new_fight(state, target);
        let enabled = self.enabled_for_fight(state);
        for unit in self.beside(state, target) {
            if Quick::ask(|judge| self.judge_attacker(state, &f, &enabled, unit, judge)) {
                f.attackers.insert(unit);
            }
        }
        f
    }

    /// Whether a unit may take part in an attack, from hexes that are good for fighting in this segment.
    pub(crate) fn judge_attacker<J: Judge>(
        &self,
        state: &State,
        fight: &Fight,
        enabled: &HexSet,
        unit: UnitId,
        judge: &mut J,
    ) {
        let Some((u, from)) = state.unit(unit).and_then(|u| Some((u, u.hex()?))) else {
            return judge.forbid(clause!("TKC-04"), || Text::new("why-no-unit"));
        };
        let say = |key: &'static str| Text::new(key).text("unit", self.counter_text(u));
        if self.faction_of(u.nation) != fight.attacker {
            return judge.forbid(clause!("TKC-01"), || say("why-not-yours"));
        }
        if !self.data.map.grid.adjacent(from, fight.target) || !self.can_strike(state, from, fight.target) {
            let text = || say("why-not-adjacent").name("hex", self.hex_name(fight.target));
            return judge.forbid(clause!("TKC-04"), text);
        }
        let named = fight.attackers.contains(unit) || fight.hq[Side::Attacker] == Some(unit);
        if u.marks.has(Marks::ATTACKED) || named {
            judge.forbid(clause!("TKC-04"), || say("why-has-attacked"));
        }
        if self.factors(u).attack == 0 {
            judge.forbid(clause!("TKC-04"), || say("why-no-attack"));
        }
        if !enabled.contains(from) {
            judge.forbid(clause!("TK-11.4-06"), || say("why-not-enabled"));
        }
        let country = self.data.map.hex(from).country;
        if self.is_kept_home(state, fight.attacker) && country != self.data.map.hex(fight.target).country {
            judge.forbid(clause!("TKC-36"), || say("why-kept-home-attack"));
        }
        if judge.settled() {
            return;
        }
        let mut others = fight.attackers.iter().filter_map(|a| state.unit(a));
        if let Some(clause) = others.find_map(|a| self.clash_of_nations(state, u, a)) {
            judge.forbid(clause, || say("why-no-joint-attack"));
        }
        let snow = state.segment == Segment::Blitz && self.weather(state, fight.target) == Weather::Snow;
        if snow && !self.fights_in_snow(state, u, from) {
            for clause in [clause!("TK-11.4-06"), clause!("TK-11.4-08")] {
                judge.forbid(clause, || say("why-snow-blitz-unit"));
            }
        }
    }

    /// TK-11.4-07 to 12: who blitzes in snow: SS, Germans in a hex with SS or next to one, Finns, Soviets, Swedes,
    /// Siberians.
    pub fn fights_in_snow(&self, state: &State, u: &Unit, from: HexId) -> bool {
        match u.nation {
            Country::Finland | Country::Ussr | Country::Sweden | Country::Siberia => true,
            Country::Germany => {
                let beside = |h: HexId| h == from || self.data.map.grid.adjacent(h, from);
                let ss = |v: &Unit| v.kind.is_ss() && v.hex().is_some_and(beside);
                u.kind.is_ss() || state.units.iter().any(ss)
            }
            _ => false,
        }
    }

    /// Nations that fight on one side.
    fn nations(&self, state: &State, fight: &Fight, side: Side) -> Vec<Country> {
        match side {
            Side::Attacker => fight.attackers.iter().filter_map(|u| state.unit(u)).map(|u| u.nation).collect(),
            Side::Defender => state.units_at(fight.target).map(|u| u.nation).collect(),
        }
    }

    /// Headquarters of a side that are near enough to help in a fight.
    pub(crate) fn headquarters_near<'a>(
        &'a self,
        state: &'a State,
        fight: &Fight,
        side: Side,
    ) -> impl Iterator<Item = UnitId> + use<'a> {
        let (faction, target) = (fight.faction(side), fight.target);
        let range = u16::from(self.data.combat.ranges.headquarters);
        let near = move |u: &Unit| {
            let close = |h| self.data.map.grid.distance(h, target) <= range;
            u.kind.is_hq() && self.faction_of(u.nation) == faction && u.hex().is_some_and(close)
        };
        state.unit_ids().filter(move |&u| state.unit(u).is_some_and(near))
    }

    pub(crate) fn judge_headquarters<J: Judge>(
        &self,
        state: &State,
        fight: &Fight,
        side: Side,
        unit: UnitId,
        supplied: impl Fn(&Unit) -> bool,
        judge: &mut J,
    ) {
        let faction = fight.faction(side);
        let Some((u, at)) = state.unit(unit).and_then(|u| Some((u, u.hex()?))).filter(|(u, _)| u.kind.is_hq()) else {
            return judge.forbid(clause!("TKC-33"), || Text::new("why-no-hq"));
        };
        let say = |key: &'static str| Text::new(key).text("unit", self.counter_text(u));
        if self.faction_of(u.nation) != faction {
            return judge.forbid(clause!("TKC-01"), || say("why-not-yours"));
        }
        let busy = u.marks.has(Marks::SUPPORTED) || fight.attackers.contains(unit) || at == fight.target;
        let inside = side == Side::Defender && self.hq_in_hex(state, faction, fight.target).is_some();
        if busy || inside || fight.hq[side].is_some() {
            judge.forbid(clause!("TKC-04"), || say("why-one-hq"));
        }
        let range = self.data.combat.ranges.headquarters;
        if self.data.map.grid.distance(at, fight.target) > u16::from(range) {
            judge.forbid(clause!("TKC-33"), || say("why-hq-far").number("range", range));
        }
        if judge.settled() {
            return;
        }
        if !self.nations(state, fight, side).contains(&u.nation) {
            judge.forbid(clause!("TKC-33"), || say("why-hq-nation"));
        }
        if self.data.scenario.script.surprise[faction] == state.turn {
            judge.forbid(clause!("TKC-33"), || Text::new("why-surprise"));
        }
        let blitz = side == Side::Attacker && state.segment == Segment::Blitz;
        if blitz && !self.blitz_enabled(state, faction).contains(at) {
            judge.forbid(clause!("TKC-04"), || say("why-not-enabled"));
        }
        if !judge.settled() && !supplied(u) {
            judge.forbid(clause!("TK-10.3-15"), || say("why-unsupplied"));
        }
    }

    /// TKC-11, TK-11.2-05, 11.3-04, 11.4-05: whether an air unit gives a shift in a fight over the hex in which those
    /// nations fight.
    pub(crate) fn air_helps(&self, state: &State, id: SupportId, hex: HexId, nations: &[Country]) -> bool {
        Quick::ask(|judge| self.judge_air_helps(state, id, hex, nations, judge))
    }

    fn judge_air_helps<J: Judge>(&self, state: &State, id: SupportId, hex: HexId, nations: &[Country], judge: &mut J) {
        let (Some(berthed), Some(data)) = (state.support.get(id.index()), self.data.scenario.support.get(id.index()))
        else {
            return judge.forbid(clause!("TKC-12"), || Text::new("why-no-support"));
        };
        let (inside, beside) = match berthed.berth {
            Berth::Hex(at) => (at == hex, self.data.map.grid.adjacent(at, hex)),
            Berth::Zone(zone) if data.kind == SupportKind::Carrier => {
                (false, self.data.map.coast_of[zone].contains(hex))
            }
            _ => (false, false),
        };
        if !inside && !beside {
            judge.forbid(clause!("TKC-12"), || Text::new("why-air-far").name("hex", self.hex_name(hex)));
        }
        match self.weather(state, hex) {
            Weather::Mud => {
                judge.forbid(clause!("TK-11.2-05"), || Text::new("why-air-mud").name("hex", self.hex_name(hex)))
            }
            Weather::Storms if !inside => {
                judge.forbid(clause!("TK-11.3-04"), || Text::new("why-air-beside").name("hex", self.hex_name(hex)));
            }
            Weather::Snow if !inside => {
                judge.forbid(clause!("TK-11.4-05"), || Text::new("why-air-beside").name("hex", self.hex_name(hex)));
            }
            _ => {}
        }
        let has_air =
            |c: Country| self.data.scenario.support.iter().any(|d| d.nation == c && d.kind == SupportKind::Air);
        let led = data.nation == data.faction.leader() && nations.iter().any(|&c| !c.is_major() && !has_air(c));
        if !nations.contains(&data.nation) && !led {
            judge.forbid(clause!("TKC-11"), || Text::new("why-air-nation").word("nation", data.nation.word()));
        }
    }

    pub(crate) fn judge_air<J: Judge>(&self, state: &State, fight: &Fight, side: Side, id: SupportId, judge: &mut J) {
        let faction = fight.faction(side);
        let (Some(unit), Some(data)) = (state.support.get(id.index()), self.data.scenario.support.get(id.index()))
        else {
            return judge.forbid(clause!("TKC-12"), || Text::new("why-no-support"));
        };
        if data.faction != faction {
            return judge.forbid(clause!("TKC-01"), || Text::new("why-not-your-support"));
        }
        if unit.used || fight.is_helped_by(side, id) {
            judge.forbid(clause!("TKC-12"), || Text::new("why-air-used"));
        }
        if let (Side::Attacker, Segment::Blitz, Berth::Hex(at)) = (side, state.segment, unit.berth)
            && !self.blitz_enabled(state, faction).contains(at)
        {
            judge.forbid(clause!("TKC-04"), || Text::new("why-air-not-enabled"));
        }
        if !judge.settled() {
            self.judge_air_helps(state, id, fight.target, &self.nations(state, fight, side), judge);
        }
    }

    /// The attack is strong enough to be rolled for, or falls on markers alone.
    pub(crate) fn is_enough(&self, state: &State, fight: &Fight) -> bool {
        let (attack, defence) = self.strengths(state, fight);
        !fight.attackers.is_empty() && (fight.defenders.is_empty() || self.odds_column(attack, defence).1)
    }

    /// The headquarters that a side can name in a fight.
    pub(crate) fn helping_headquarters(&self, state: &State, fight: &Fight, side: Side) -> Vec<UnitId> {
        let supply = OnceCell::new();
        let supplied = |u: &Unit| supply.get_or_init(|| self.supply(state, fight.faction(side))).has(self, u);
        let may =
            |unit: &UnitId| Quick::ask(|judge| self.judge_headquarters(state, fight, side, *unit, supplied, judge));
        self.headquarters_near(state, fight, side).filter(may).collect()
    }

    /// The air units that a side can name in a fight.
    pub(crate) fn helping_air(&self, state: &State, fight: &Fight, side: Side) -> Vec<SupportId> {
        let may = |id: &SupportId| Quick::ask(|judge| self.judge_air(state, fight, side, *id, judge));
        state.support_ids().filter(may).collect()
    }

    /// The attack is named; the defender may answer, or it is rolled for at once.
    pub(crate) fn commit(&self, state: &mut State, mut fight: Box<Fight>, play: &mut Play<'_>) {
        state.attacked.insert(fight.target);
        for unit in fight.attackers.iter() {
            state.units[unit.index()].marks.set(Marks::ATTACKED);
        }
        if fight.defenders.is_empty() {
            // A hex with markers alone is taken without a roll.
            self.clear_markers(state, fight.attacker, fight.target, play);
            fight.stage = Stage::Advance;
            return state.push(Frame::Fight(fight));
        }
        fight.stage = Stage::Reply;
        if self.is_unanswered(state, &fight) {
            self.roll(state, fight, play);
        } else {
            state.push(Frame::Fight(fight));
        }
    }

    /// The defender has nothing to call on, so that the die is rolled at once.
    pub(crate) fn is_unanswered(&self, state: &State, fight: &Fight) -> bool {
        self.helping_air(state, fight, Side::Defender).is_empty()
            && self.helping_headquarters(state, fight, Side::Defender).is_empty()
    }

    pub(crate) fn roll(&self, state: &mut State, mut fight: Box<Fight>, play: &mut Play<'_>) {
        let sum = self.sum(state, &fight);
        self.note_assault(state, &fight, play);
        let die = play.die(6);
        let result = self.result(state, fight.target, sum.column, die);
        for unit in fight.hq.values().iter().flatten() {
            state.units[unit.index()].marks.set(Marks::SUPPORTED);
        }
        let flown = fight.air[Side::Attacker] | fight.air[Side::Defender];
        for (i, support) in state.support.iter_mut().enumerate() {
            support.used |= flown >> i & 1 == 1;
        }
        play.note(|| {
            let text = Text::new("log-fought")
                .number("attack", sum.attack)
                .number("defence", sum.defence)
                .name("column", self.data.combat.columns[sum.column].0.clone())
                .number("die", die)
                .text("meaning", self.result_meaning(result))
                .text("result", self.result_text(result));
            Note::new(text).at(self.data.map.name(fight.target))
        });
        fight.result = Some(result);
        fight.losses = BySide::new([result.losses.0, result.losses.1]);
        fight.armour_first = fight.attackers.iter().any(|u| state.unit(u).is_some_and(|u| u.kind.is_armour()));
        fight.stage = match result.effect {
            Effect::Retreat(hexes) => {
                fight.retreat = hexes;
                fight.force = fight.defenders;
                Stage::Retreating
            }
            Effect::AttackerBack | Effect::Exchange => Stage::Recoil,
            Effect::None => Stage::AttackerLosses,
        };
        state.push(Frame::Fight(fight));
    }
}

impl Rules {
    /// Tells who fights whom.
    fn note_assault(&self, state: &State, fight: &Fight, play: &mut Play<'_>) {
        play.note(|| {
            let text = Text::new("log-assault")
                .arg("attackers", self.force_text(state, &fight.attackers))
                .text("hex", self.place_text(fight.target))
                .arg("defenders", self.force_text(state, &fight.defenders));
            Note::new(text).at(self.data.map.name(fight.target)).begins(Chapter::Fight)
        });
    }

    /// Hexes that can be attacked as far as their place goes.
    pub(crate) fn targets(&self, state: &State) -> HexSet {
        let presence = self.presence(state);
        let near = self.data.map.around.across(&presence.units[state.faction]);
        let enemies = presence.enemy_units(state.faction).union(&self.enemy_markers(state, state.faction));
        near.intersection(&enemies).minus(&state.attacked)
    }
}
