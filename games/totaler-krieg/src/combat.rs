//! Blitz and regular combat: naming a target, attackers and support, and the roll (TKC-04, 33).

use crate::data::Effect;
use crate::state::*;
use crate::supply::Supply;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::{HexId, HexSet};
use kernel::{Judge, Note, Play, Quick, Text};

impl Rules {
    /// Whether a unit in one hex can strike the other: across a side that is not closed, or a Beachhead's own.
    pub(crate) fn can_strike(&self, s: &State, from: HexId, target: HexId) -> bool {
        if let Some(b) = s.beachhead(from) {
            return self.shore(b) == Some(target);
        }
        if let Some(b) = s.beachhead(target) {
            return self.shore(b) == Some(from);
        }
        let linked = self.data.map.grid.dir(from, target).is_some_and(|d| self.data.map.linked(from, d));
        linked || self.data.map.between(from, target).is_some_and(SideKind::is_open)
    }

    /// Enemy markers that can be attacked where no unit stands.
    fn enemy_markers(&self, s: &State, faction: Faction) -> HexSet {
        let m = &s.markers;
        let mut hexes = faction
            .enemies()
            .fold(HexSet::EMPTY, |all, f| all.union(&m.detachments[f.index()]).union(&m.logistics[f.index()]));
        if let Some((owner, hex)) = m.partisan_base
            && owner != faction
        {
            hexes.insert(hex);
        }
        hexes
    }

    pub(crate) fn judge_attack<J: Judge>(&self, s: &State, hex: Hex, j: &mut J) {
        let Some(target) = self.hex(hex) else { return j.forbid("TKC-04", || Text::new("why-no-hex")) };
        let say = |key: &'static str| Text::new(key).name("hex", self.hex_name(target));
        let units = s.at(target).any(|u| self.side_of(s, u) != Some(s.faction));
        if !units && !self.enemy_markers(s, s.faction).contains(target) {
            return j.forbid("TKC-04", || say("why-nobody-there"));
        }
        if s.attacked.contains(target) {
            j.forbid("TKC-04", || say("why-attacked"));
        }
        if s.segment == Segment::Blitz {
            match self.weather(s, target) {
                Weather::Mud => j.forbid("TK-11.2-04", || say("why-blitz-mud")),
                Weather::Storms => j.forbid("TK-11.3-03", || say("why-blitz-storms")),
                Weather::Fair | Weather::Snow => {}
            }
        }
        if j.settled() {
            return;
        }
        let f = self.new_fight(s, target);
        let enabled = self.enabled_for_fight(s);
        if !self.beside(s, target).any(|u| Quick::ask(|q| self.judge_attacker(s, &f, &enabled, u, q))) {
            if s.segment == Segment::Blitz && self.weather(s, target) == Weather::Snow {
                j.forbid("TK-11.4-06", || say("why-snow-blitz"));
            }
            j.forbid("TKC-04", || say("why-no-attacker"));
        }
    }

    /// The units in the six hexes around one.
    fn beside<'a>(&self, s: &'a State, hex: HexId) -> impl Iterator<Item = UnitId> + 'a {
        let around = self.data.map.grid.around(hex);
        let near = move |u: &Unit| u.hex().is_some_and(|h| around.contains(&Some(h)));
        s.units.iter().enumerate().filter(move |(_, u)| near(u)).map(|(i, _)| UnitId(i as u8))
    }

    /// Hexes from which one may fight in this segment.
    fn enabled_for_fight(&self, s: &State) -> HexSet {
        match s.segment {
            Segment::Blitz => self.blitz_enabled(s, s.faction),
            _ => self.data.map.land.union(&self.data.map.sea),
        }
    }

    fn new_fight(&self, s: &State, target: HexId) -> Fight {
        let holder = s.at(target).next().and_then(|u| self.side_of(s, u));
        let marked = || {
            s.faction.enemies().find(|f| {
                let (f, m) = (f.index(), &s.markers);
                m.detachments[f].contains(target) || m.logistics[f].contains(target)
            })
        };
        let base = || s.markers.partisan_base.map(|(f, _)| f);
        Fight {
            target,
            attacker: s.faction,
            defender: holder.or_else(marked).or_else(base).unwrap_or(s.faction),
            stage: Stage::Declare,
            attackers: UnitSet::EMPTY,
            defenders: s.at(target).collect(),
            hq: [None; 2],
            air: [0; 2],
            result: None,
            losses: [0; 2],
            armour_first: false,
            retreat: 0,
            at: target,
            force: UnitSet::EMPTY,
            exploiting: Default::default(),
        }
    }

    /// A fight for a hex with everybody in it who can strike together.
    pub(crate) fn all_out(&self, s: &State, target: HexId) -> Fight {
        let mut f = self.new_fight(s, target);
        let enabled = self.enabled_for_fight(s);
        for unit in self.beside(s, target) {
            if Quick::ask(|j| self.judge_attacker(s, &f, &enabled, unit, j)) {
                f.attackers.insert(unit);
            }
        }
        f
    }

    pub(crate) fn begin_attack(&self, s: &mut State, hex: Hex) {
        if let Some(target) = self.hex(hex) {
            let fight = self.new_fight(s, target);
            let _ = s.frames.try_push(Frame::Fight(Box::new(fight)));
        }
    }

    fn judge_attacker<J: Judge>(&self, s: &State, f: &Fight, enabled: &HexSet, unit: UnitId, j: &mut J) {
        let Some((u, from)) = s.unit(unit).and_then(|u| Some((u, u.hex()?))) else {
            return j.forbid("TKC-04", || Text::new("why-no-unit"));
        };
        let name = || self.counter_text(u);
        if self.faction_of(u.nation) != f.attacker {
            return j.forbid("TKC-01", || Text::new("why-not-yours").text("unit", name()));
        }
        if !self.data.map.grid.adjacent(from, f.target) || !self.can_strike(s, from, f.target) {
            let text = || Text::new("why-not-adjacent").text("unit", name()).name("hex", self.hex_name(f.target));
            return j.forbid("TKC-04", text);
        }
        if u.marks.has(Marks::ATTACKED) || f.attackers.contains(unit) || f.hq[0] == Some(unit) {
            j.forbid("TKC-04", || Text::new("why-has-attacked").text("unit", name()));
        }
        if self.data.counters.row(u.nation, u.kind, u.steps).is_none_or(|r| r.attack == 0) {
            j.forbid("TKC-04", || Text::new("why-no-attack").text("unit", name()));
        }
        if !enabled.contains(from) {
            j.forbid("TK-11.4-06", || Text::new("why-not-enabled").text("unit", name()));
        }
        let country = self.data.map.hex(from).country;
        if self.is_kept_home(s, f.attacker) && country != self.data.map.hex(f.target).country {
            j.forbid("TKC-36", || Text::new("why-kept-home-attack").text("unit", name()));
        }
        if j.settled() {
            return;
        }
        let clash = f.attackers.iter().filter_map(|a| s.unit(a)).find_map(|a| self.clash_of_nations(s, u, a));
        if let Some(clause) = clash {
            j.forbid(clause, || Text::new("why-no-joint-attack").text("unit", name()));
        }
        if s.segment == Segment::Blitz && self.weather(s, f.target) == Weather::Snow && !self.fights_in_snow(s, u, from)
        {
            for clause in ["TK-11.4-06", "TK-11.4-08"] {
                j.forbid(clause, || Text::new("why-snow-blitz-unit").text("unit", name()));
            }
        }
    }

    /// TK-11.4-07 to 12: who blitzes in snow: SS, Germans in a hex with SS or next to one, Finns, Soviets, Swedes, Siberians.
    pub fn fights_in_snow(&self, s: &State, u: &Unit, from: HexId) -> bool {
        match u.nation {
            Country::Finland | Country::Ussr | Country::Sweden | Country::Siberia => true,
            Country::Germany => {
                let beside = |h: HexId| h == from || self.data.map.grid.adjacent(h, from);
                let ss = |v: &Unit| v.kind.is_ss() && v.hex().is_some_and(beside);
                u.kind.is_ss() || s.units.iter().any(ss)
            }
            _ => false,
        }
    }

    /// Nations that fight on one side.
    fn nations(&self, s: &State, f: &Fight, attacking: bool) -> Vec<Country> {
        let nation = |u: UnitId| s.unit(u).map(|u| u.nation);
        if attacking {
            f.attackers.iter().filter_map(nation).collect()
        } else {
            s.at(f.target).filter_map(nation).collect()
        }
    }

    pub(crate) fn judge_hq<J: Judge>(&self, s: &State, f: &Fight, supply: &Supply, unit: UnitId, j: &mut J) {
        let attacking = f.stage == Stage::Declare;
        let (faction, side) = if attacking { (f.attacker, 0) } else { (f.defender, 1) };
        let Some((u, at)) = s.unit(unit).and_then(|u| Some((u, u.hex()?))).filter(|(u, _)| u.kind.is_hq()) else {
            return j.forbid("TKC-33", || Text::new("why-no-hq"));
        };
        let name = || self.counter_text(u);
        if self.faction_of(u.nation) != faction {
            return j.forbid("TKC-01", || Text::new("why-not-yours").text("unit", name()));
        }
        let busy = u.marks.has(Marks::SUPPORTED) || f.attackers.contains(unit) || at == f.target;
        let settled = f.hq[side].is_some() || (!attacking && self.hq_in_hex(s, faction, f.target).is_some());
        if busy || settled {
            j.forbid("TKC-04", || Text::new("why-one-hq").text("unit", name()));
        }
        let range = self.data.combat.ranges.headquarters;
        if self.data.map.grid.distance(at, f.target) > u16::from(range) {
            j.forbid("TKC-33", || Text::new("why-hq-far").text("unit", name()).number("range", range));
        }
        if j.settled() {
            return;
        }
        if !self.nations(s, f, attacking).contains(&u.nation) {
            j.forbid("TKC-33", || Text::new("why-hq-nation").text("unit", name()));
        }
        if self.data.scenario.surprise[faction.index()] == s.turn {
            j.forbid("TKC-33", || Text::new("why-surprise"));
        }
        if attacking && s.segment == Segment::Blitz && !self.blitz_enabled(s, faction).contains(at) {
            j.forbid("TKC-04", || Text::new("why-not-enabled").text("unit", name()));
        }
        if !supply.has(self, u) {
            j.forbid("TK-10.3-15", || Text::new("why-unsupplied").text("unit", name()));
        }
    }

    /// TKC-11, TK-11.2-05, 11.3-04, 11.4-05: whether an air unit gives a shift in a fight over the hex in which those
    /// nations fight.
    pub(crate) fn air_helps(&self, s: &State, id: SupportId, hex: HexId, nations: &[Country]) -> bool {
        Quick::ask(|j| self.judge_air_helps(s, id, hex, nations, j))
    }

    fn judge_air_helps<J: Judge>(&self, s: &State, id: SupportId, hex: HexId, nations: &[Country], j: &mut J) {
        let (Some(state), Some(data)) = (s.support.get(id.index()), self.data.scenario.support.get(id.index())) else {
            return j.forbid("TKC-12", || Text::new("why-no-support"));
        };
        let (inside, beside) = match state.berth {
            Berth::Hex(at) => (at == hex, self.data.map.grid.adjacent(at, hex)),
            Berth::Zone(zone) if data.kind == SupportKind::Carrier => {
                (false, self.data.map.coast_of[zone.index()].contains(hex))
            }
            _ => (false, false),
        };
        if !inside && !beside {
            j.forbid("TKC-12", || Text::new("why-air-far").name("hex", self.hex_name(hex)));
        }
        match self.weather(s, hex) {
            Weather::Mud => j.forbid("TK-11.2-05", || Text::new("why-air-mud").name("hex", self.hex_name(hex))),
            Weather::Storms if !inside => {
                j.forbid("TK-11.3-04", || Text::new("why-air-beside").name("hex", self.hex_name(hex)));
            }
            Weather::Snow if !inside => {
                j.forbid("TK-11.4-05", || Text::new("why-air-beside").name("hex", self.hex_name(hex)));
            }
            _ => {}
        }
        let has_air =
            |c: Country| self.data.scenario.support.iter().any(|d| d.nation == c && d.kind == SupportKind::Air);
        let led = data.nation == data.faction.leader() && nations.iter().any(|&c| !c.is_major() && !has_air(c));
        if !nations.contains(&data.nation) && !led {
            j.forbid("TKC-11", || Text::new("why-air-nation").word("nation", data.nation.word()));
        }
    }

    pub(crate) fn judge_air<J: Judge>(&self, s: &State, f: &Fight, id: SupportId, j: &mut J) {
        let attacking = f.stage == Stage::Declare;
        let faction = if attacking { f.attacker } else { f.defender };
        let (Some(state), Some(data)) = (s.support.get(id.index()), self.data.scenario.support.get(id.index())) else {
            return j.forbid("TKC-12", || Text::new("why-no-support"));
        };
        if data.faction != faction {
            return j.forbid("TKC-01", || Text::new("why-not-your-support"));
        }
        if state.used || f.air[usize::from(!attacking)] >> id.0 & 1 == 1 {
            j.forbid("TKC-12", || Text::new("why-air-used"));
        }
        if let (true, Segment::Blitz, Berth::Hex(at)) = (attacking, s.segment, state.berth)
            && !self.blitz_enabled(s, faction).contains(at)
        {
            j.forbid("TKC-04", || Text::new("why-air-not-enabled"));
        }
        if !j.settled() {
            self.judge_air_helps(s, id, f.target, &self.nations(s, f, attacking), j);
        }
    }

    /// The attack is strong enough to be rolled for, or falls on markers alone.
    fn is_enough(&self, s: &State, f: &Fight) -> bool {
        let (attack, defence) = self.strengths(s, f);
        !f.attackers.is_empty() && (f.defenders.is_empty() || self.odds_column(attack, defence).1)
    }

    pub(crate) fn judge_declare<J: Judge>(&self, s: &State, f: &Fight, action: Action, j: &mut J) {
        match action {
            Action::Attacker(unit) => self.judge_attacker(s, f, &self.enabled_for_fight(s), unit, j),
            Action::Headquarters(unit) => self.judge_hq(s, f, &self.supply(s, f.attacker), unit, j),
            Action::AirSupport(id) => self.judge_air(s, f, id, j),
            Action::Done if !self.is_enough(s, f) => {
                let (attack, defence) = self.strengths(s, f);
                j.forbid("TKC-04", || Text::new("why-weak").number("attack", attack).number("defence", defence));
            }
            Action::Stand if self.is_enough(s, f) => j.forbid("TKC-04", || Text::new("why-no-calling-off")),
            _ => {}
        }
    }

    pub(crate) fn list_declare(&self, s: &State, f: &Fight, actions: &mut Vec<Action>) {
        actions.push(if self.is_enough(s, f) { Action::Done } else { Action::Stand });
        let enabled = self.enabled_for_fight(s);
        for unit in self.beside(s, f.target).filter(|&u| Quick::ask(|j| self.judge_attacker(s, f, &enabled, u, j))) {
            actions.push(Action::Attacker(unit));
        }
        self.list_support(s, f, actions);
    }

    /// HQs and air units that can be named in this stage.
    pub(crate) fn list_support(&self, s: &State, f: &Fight, actions: &mut Vec<Action>) {
        let faction = if f.stage == Stage::Declare { f.attacker } else { f.defender };
        let range = u16::from(self.data.combat.ranges.headquarters);
        let near = |u: &Unit| {
            let close = |h| self.data.map.grid.distance(h, f.target) <= range;
            u.kind.is_hq() && self.faction_of(u.nation) == faction && u.hex().is_some_and(close)
        };
        if s.units.iter().any(near) {
            let supply = self.supply(s, faction);
            let may = |u: &UnitId| s.unit(*u).is_some_and(near) && Quick::ask(|j| self.judge_hq(s, f, &supply, *u, j));
            actions.extend(s.unit_ids().filter(may).map(Action::Headquarters));
        }
        let ids = (0..s.support.len() as u8).map(SupportId);
        actions.extend(ids.filter(|&id| Quick::ask(|j| self.judge_air(s, f, id, j))).map(Action::AirSupport));
    }

    /// The attack is named; the defender may answer, or it is rolled for at once.
    pub(crate) fn commit(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(f) = s.fight().cloned() else { return };
        s.attacked.insert(f.target);
        for unit in f.attackers.iter() {
            s.units[unit.index()].marks.set(Marks::ATTACKED);
        }
        if f.defenders.is_empty() {
            // A hex with markers alone is taken without a roll.
            self.set_markers_aside(s, f.target, f.attacker, play);
            self.to_stage(s, Stage::Advance);
            return;
        }
        let mut answers = Vec::new();
        self.to_stage(s, Stage::Reply);
        if let Some(f) = s.fight() {
            self.list_support(s, f, &mut answers);
        }
        if answers.is_empty() {
            self.roll(s, play);
        }
    }

    fn set_markers_aside(&self, s: &mut State, hex: HexId, by: Faction, play: &mut Play<'_>) {
        for f in by.enemies() {
            for logistics in [false, true] {
                let set = if logistics { &mut s.markers.logistics } else { &mut s.markers.detachments };
                if set[f.index()].contains(hex) {
                    set[f.index()].remove(hex);
                    self.delay_marker(s, f, logistics, play);
                }
            }
        }
        if s.markers.partisan_base.is_some_and(|(f, at)| f != by && at == hex) {
            s.markers.partisan_base = None;
        }
    }

    pub(crate) fn to_stage(&self, s: &mut State, stage: Stage) {
        if let Some(f) = s.fight_mut() {
            f.stage = stage;
        }
    }

    pub(crate) fn roll(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(f) = s.fight().cloned() else { return };
        let sum = self.sum(s, &f);
        let die = play.die(6);
        let result = self.result(s, f.target, sum.column, die);
        for unit in f.hq.into_iter().flatten() {
            s.units[unit.index()].marks.set(Marks::SUPPORTED);
        }
        for (i, support) in s.support.iter_mut().enumerate() {
            support.used |= (f.air[0] | f.air[1]) >> i & 1 == 1;
        }
        let armour = f.attackers.iter().any(|u| s.unit(u).is_some_and(|u| u.kind.is_armour()));
        play.note(|| {
            let text = Text::new("log-fight")
                .name("hex", self.hex_name(f.target))
                .number("attack", sum.attack)
                .number("defence", sum.defence)
                .name("column", self.data.combat.columns[sum.column].0.clone())
                .number("die", die)
                .text("result", self.result_text(result));
            Note::new(text).at(self.data.map.name(f.target))
        });
        if let Some(f) = s.fight_mut() {
            f.result = Some(result);
            f.losses = [result.losses.0, result.losses.1];
            f.armour_first = armour;
            f.stage = match result.effect {
                Effect::Retreat(n) => {
                    f.retreat = n;
                    f.force = f.defenders;
                    Stage::Retreating
                }
                Effect::AttackerBack | Effect::Exchange => Stage::Recoil,
                Effect::None => Stage::AttackerLosses,
            };
        }
    }
}

impl Rules {
    /// Hexes that can be attacked as far as their place goes.
    pub(crate) fn targets(&self, s: &State) -> HexSet {
        let p = self.presence(s);
        let near = self.data.map.around.across(&p.units[s.faction.index()]);
        let enemies = p.enemy_units(s.faction).union(&self.enemy_markers(s, s.faction));
        near.intersection(&enemies).minus(&s.attacked)
    }
}
