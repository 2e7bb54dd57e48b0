//! After the roll: falling back, retreat, losses, advance and exploitation (TK-8.1.1-10 to 13, 10.3-16, TKC-05 to 08).

use crate::data::Effect;
use crate::state::*;
use crate::supply::Supply;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::{HexId, HexSet};
use kernel::{Judge, Note, Play, Quick, Text};

impl Rules {
    /// Hexes a force may go back to: farther from the fight than where it is, free of enemies. Those outside enemy zones
    /// come first; one in a zone only with a friend in it, and only if there is no other (TK-8.1.1-10, 11).
    pub(crate) fn retreat_hexes(&self, s: &State, force: &UnitSet, at: HexId, from: HexId) -> HexSet {
        let Some(u) = force.iter().find_map(|u| s.unit(u)) else { return HexSet::EMPTY };
        let faction = self.faction_of(u.nation);
        let map = &self.data.map;
        let p = self.presence(s);
        let here: HexSet = [at].into_iter().collect();
        let mut near = map.open_sides.across(&here).union(&map.lines.across(&here));
        near = near.minus(&self.closed_to(s, &p, u, Place::Gone)).minus(&p.enemy_drops(faction));
        for b in s.markers.beachheads.iter().filter(|b| b.faction == faction) {
            if self.shore(b) == Some(at) {
                near.insert(b.hex);
            }
            if b.hex == at {
                near = self.shore(b).into_iter().filter(|&h| !p.enemy_units(faction).contains(h)).collect();
            }
        }
        let far = map.grid.distance(at, from);
        let near: HexSet = near.iter().filter(|&h| map.grid.distance(h, from) > far).collect();
        let ezoc = p.ezoc(faction);
        let free = near.minus(&ezoc);
        if !free.is_empty() {
            return free;
        }
        let friends: HexSet = s
            .unit_ids()
            .filter(|&f| !force.contains(f) && self.side_of(s, f) == Some(faction))
            .filter_map(|f| s.hex_of(f))
            .collect();
        near.intersection(&friends.union(&self.negators(&p, faction).minus(&p.units[faction.index()])))
    }

    /// A force with an HQ or a unit that cannot move in it stays where it is.
    fn can_retreat(&self, s: &State, force: &UnitSet) -> bool {
        force.iter().filter_map(|u| s.unit(u)).all(|u| !u.kind.is_hq() && self.allowance(u) > 0)
    }

    /// Where the defenders can go next.
    fn defenders_ways(&self, s: &State, f: &Fight) -> HexSet {
        if f.retreat > 0 && self.can_retreat(s, &f.force) {
            self.retreat_hexes(s, &f.force, f.at, f.target)
        } else {
            HexSet::EMPTY
        }
    }

    fn attackers_can_fall_back(&self, s: &State, f: &Fight) -> bool {
        f.attackers.iter().all(|u| {
            let one = UnitSet::one(u);
            let way = |h| !self.retreat_hexes(s, &one, h, f.target).is_empty();
            self.can_retreat(s, &one) && s.hex_of(u).is_some_and(way)
        })
    }

    /// The owner may lose steps instead of going back: all attackers come over straits, mountains or a Beachhead's side, or
    /// the hex is a city without the Blitz marker in it.
    fn may_stand(&self, s: &State, f: &Fight) -> bool {
        let hard = |from: HexId| {
            s.beachhead(from).is_some()
                || matches!(self.data.map.between(from, f.target), Some(SideKind::Strait | SideKind::Mountain))
        };
        let city = self.data.map.cities.contains(f.target) && !s.markers.blitz[f.attacker.index()].contains(&f.target);
        city || f.attackers.iter().filter_map(|u| s.hex_of(u)).all(hard)
    }

    fn living(&self, s: &State, units: &UnitSet) -> UnitSet {
        units.iter().filter(|&u| s.hex_of(u).is_some()).collect()
    }

    /// Takes the fight on to the next choice that somebody has.
    pub(crate) fn settle_fight(&self, s: &mut State, play: &mut Play<'_>) {
        while let Some(f) = s.fight().cloned() {
            match f.stage {
                Stage::Declare | Stage::Reply => return,
                Stage::Recoil => {
                    if self.attackers_can_fall_back(s, &f) {
                        return;
                    }
                    self.pay_instead(s);
                }
                Stage::FallingBack => match f.force.iter().next() {
                    None => self.to_stage(s, Stage::AttackerLosses),
                    Some(unit) => {
                        let way = s.hex_of(unit).map(|h| self.retreat_hexes(s, &UnitSet::one(unit), h, f.target));
                        if way.is_some_and(|w| !w.is_empty()) {
                            return;
                        }
                        // TKC-05: what cannot be carried out falls to the other choice.
                        if s.hex_of(unit).is_some() {
                            self.lose_step(s, unit, play);
                        }
                        if let Some(f) = s.fight_mut() {
                            f.force.remove(unit);
                        }
                    }
                },
                Stage::Answer | Stage::Retreating => {
                    if !self.defenders_ways(s, &f).is_empty() {
                        return;
                    }
                    if let Some(f) = s.fight_mut() {
                        f.losses[1] += f.retreat;
                        f.retreat = 0;
                        f.stage = Stage::AttackerLosses;
                    }
                }
                Stage::AttackerLosses => {
                    let candidates = self.losers(s, &f);
                    match (f.losses[0], candidates.len()) {
                        (0, _) | (_, 0) => self.to_stage(s, Stage::DefenderLosses),
                        (_, 1) => candidates.iter().for_each(|u| self.take_loss(s, u, play)),
                        _ => return,
                    }
                }
                Stage::DefenderLosses => {
                    let candidates = self.losers(s, &f);
                    match (f.losses[1], candidates.len()) {
                        (0, _) | (_, 0) => self.to_stage(s, Stage::Advance),
                        (_, 1) => candidates.iter().for_each(|u| self.take_loss(s, u, play)),
                        _ => return,
                    }
                }
                Stage::Advance => {
                    let mut ways = Vec::new();
                    self.list_advance(s, &f, &mut ways);
                    if ways.len() > 1 {
                        return;
                    }
                    s.frames.pop();
                }
            }
        }
    }

    /// The attackers lose a step instead of going back; in an exchange the defender then answers (TKC-05).
    pub(crate) fn pay_instead(&self, s: &mut State) {
        if let Some(f) = s.fight_mut() {
            f.losses[0] += 1;
            let exchange = f.result.is_some_and(|r| r.effect == Effect::Exchange);
            f.stage = if exchange { Stage::Answer } else { Stage::AttackerLosses };
            if exchange {
                f.retreat = 1;
                f.force = f.defenders;
            }
        }
    }

    pub(crate) fn fall_back(&self, s: &mut State) {
        if let Some(f) = s.fight_mut() {
            f.force = f.attackers;
            f.stage = Stage::FallingBack;
        }
    }

    /// Who can be made to lose the next step: of attackers armour first (TKC-07).
    fn losers(&self, s: &State, f: &Fight) -> UnitSet {
        if f.stage == Stage::DefenderLosses {
            return self.living(s, &f.defenders);
        }
        let all = self.living(s, &f.attackers);
        let armour: UnitSet = all.iter().filter(|&u| s.unit(u).is_some_and(|u| u.kind.is_armour())).collect();
        if f.armour_first && !armour.is_empty() { armour } else { all }
    }

    fn take_loss(&self, s: &mut State, unit: UnitId, play: &mut Play<'_>) {
        self.lose_step(s, unit, play);
        if let Some(f) = s.fight_mut() {
            let side = usize::from(f.stage == Stage::DefenderLosses);
            f.losses[side] = f.losses[side].saturating_sub(1);
            f.armour_first &= side == 1;
        }
    }

    /// TKC-24: the next lower row; a one-step counter leaves the map, a limited one to be bought back later (TKC-20).
    pub(crate) fn lose_step(&self, s: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let Some(u) = s.unit(unit).copied() else { return };
        play.note(|| {
            let note = Note::new(Text::new("log-loss").text("unit", self.counter_text(&u)));
            u.hex().map_or(note.clone(), |h| note.at(self.data.map.name(h)))
        });
        if self.data.scenario.victory.losses.is_some_and(|(nation, _)| nation == u.nation) {
            s.steps_lost = s.steps_lost.saturating_add(1);
        }
        let turn = self.next_season(s.turn);
        let unit = &mut s.units[unit.index()];
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

    pub(crate) fn judge_aftermath<J: Judge>(&self, s: &State, f: &Fight, action: Action, j: &mut J) {
        match (f.stage, action) {
            (Stage::Recoil, Action::FallBack | Action::Stand) => {}
            (Stage::Answer, Action::Stand) => {}
            (Stage::Retreating, Action::Stand) => {
                if !self.may_stand(s, f) {
                    j.forbid("TKC-06", || Text::new("why-must-retreat").name("hex", self.hex_name(f.target)));
                }
            }
            (Stage::Answer | Stage::Retreating | Stage::FallingBack, Action::Retreat(hex)) => {
                let ways = self.retreat_ways(s, f);
                match self.hex(hex) {
                    Some(to) if ways.contains(to) => {}
                    Some(to) => j.explain(|| self.why_no_retreat(s, f, to)),
                    None => j.forbid("TKC-06", || Text::new("why-no-hex")),
                }
            }
            (Stage::AttackerLosses | Stage::DefenderLosses, Action::Lose(unit)) => {
                if unit.index() >= s.units.len() || !self.losers(s, f).contains(unit) {
                    j.forbid("TKC-07", || Text::new("why-not-loser").text("unit", self.unit_text(s, unit)));
                }
            }
            (Stage::Advance, Action::Advance(unit)) => self.judge_advance(s, f, &self.supply(s, f.attacker), unit, j),
            (Stage::Advance, Action::Exploit { unit, hex }) => {
                self.judge_exploit(s, f, &self.supply(s, f.attacker), unit, hex, j);
            }
            (Stage::Advance, Action::Done) => {}
            _ => j.forbid("TKC-04", || Text::new("why-not-now").text("prompt", self.prompt(s))),
        }
    }

    /// The hexes that can be named in a stage of going back.
    fn retreat_ways(&self, s: &State, f: &Fight) -> HexSet {
        if f.stage != Stage::FallingBack {
            return self.defenders_ways(s, f);
        }
        let first = f.force.iter().next();
        let at = first.and_then(|u| s.hex_of(u));
        at.map_or(HexSet::EMPTY, |h| self.retreat_hexes(s, &first.into_iter().collect(), h, f.target))
    }

    fn why_no_retreat(&self, s: &State, f: &Fight, to: HexId) -> Vec<(&'static str, Text)> {
        let p = self.presence(s);
        let retreating = if f.stage == Stage::FallingBack { f.attacker } else { f.defender };
        let say = |key: &'static str| Text::new(key).name("hex", self.hex_name(to));
        if p.ezoc(retreating).contains(to) && !p.enemy_units(retreating).contains(to) {
            let friend = p.units[retreating.index()].contains(to);
            let clause = if friend { "TK-8.1.1-11" } else { "TK-8.1.1-10" };
            return vec![(clause, say("why-retreat-zone"))];
        }
        vec![("TKC-06", say("why-retreat"))]
    }

    /// The whole force goes to a hex, and friends who are there are swept along.
    pub(crate) fn retreat(&self, s: &mut State, hex: Hex, play: &mut Play<'_>) {
        let (Some(to), Some(f)) = (self.hex(hex), s.fight().cloned()) else { return };
        let moving: UnitSet = match f.stage {
            Stage::FallingBack => f.force.iter().take(1).collect(),
            _ => f.force,
        };
        let swept: UnitSet = s.at(to).collect();
        for unit in self.living(s, &moving).iter() {
            s.units[unit.index()].place = Place::Hex(to);
        }
        let faction = if f.stage == Stage::FallingBack { f.attacker } else { f.defender };
        self.set_foot(s, faction, to, true, play);
        play.note(|| Note::new(Text::new("log-retreat").name("hex", self.hex_name(to))).at(self.data.map.name(to)));
        let mobile: Vec<UnitId> = swept.iter().filter(|&u| self.can_retreat(s, &UnitSet::one(u))).collect();
        if let Some(f) = s.fight_mut() {
            if f.stage == Stage::FallingBack {
                moving.iter().for_each(|u| f.force.remove(u));
                return;
            }
            f.at = to;
            f.retreat = f.retreat.saturating_sub(1);
            swept.iter().for_each(|u| f.defenders.insert(u));
            mobile.into_iter().for_each(|u| f.force.insert(u));
        }
    }

    /// The defenders lose a step for every hex they do not go back.
    pub(crate) fn stand(&self, s: &mut State) {
        if let Some(f) = s.fight_mut() {
            f.losses[1] += f.retreat;
            f.retreat = 0;
            f.stage = Stage::AttackerLosses;
        }
    }

    pub(crate) fn lose(&self, s: &mut State, unit: UnitId, play: &mut Play<'_>) {
        if s.hex_of(unit).is_some() {
            self.take_loss(s, unit, play);
        }
    }

    fn judge_advance<J: Judge>(&self, s: &State, f: &Fight, supply: &Supply, unit: UnitId, j: &mut J) {
        let Some((u, from)) = s.unit(unit).and_then(|u| Some((u, u.hex()?))).filter(|_| f.attackers.contains(unit))
        else {
            return j.forbid("TKC-08", || Text::new("why-not-attacker"));
        };
        let name = || self.counter_text(u);
        if s.at(f.target).any(|e| self.side_of(s, e) != Some(f.attacker)) {
            j.forbid("TKC-08", || Text::new("why-not-empty").name("hex", self.hex_name(f.target)));
        }
        if from == f.target || !self.data.map.grid.adjacent(from, f.target) || self.allowance(u) == 0 {
            j.forbid("TKC-08", || Text::new("why-no-advance").text("unit", name()));
        }
        if !supply.has(self, u) {
            j.forbid("TK-10.3-16", || Text::new("why-unsupplied").text("unit", name()));
        }
    }

    fn judge_exploit<J: Judge>(&self, s: &State, f: &Fight, supply: &Supply, unit: UnitId, hex: Hex, j: &mut J) {
        let left = f.exploiting.iter().find(|(u, _)| *u == unit).map(|e| e.1);
        let (Some(1..), Some(u)) = (left, s.unit(unit)) else {
            let stopped =
                left == Some(0) && s.hex_of(unit).is_some_and(|h| self.presence(s).ezoc(f.attacker).contains(h));
            let clause = if stopped { "TK-8.1.1-12" } else { "TKC-08" };
            return j.forbid(clause, || Text::new("why-no-exploit").text("unit", self.unit_text(s, unit)));
        };
        let (Some(to), Some(at)) = (self.hex(hex), u.hex()) else {
            return j.forbid("TKC-08", || Text::new("why-no-hex"));
        };
        let say = |key: &'static str| Text::new(key).text("unit", self.counter_text(u)).name("hex", self.hex_name(to));
        let p = self.presence(s);
        let plain = matches!(self.data.map.between(at, to), Some(SideKind::Plain | SideKind::River));
        if !plain || self.closed_to(s, &p, u, Place::Gone).contains(to) {
            return j.forbid("TKC-08", || say("why-exploit-way"));
        }
        if self.weather(s, to) == Weather::Mud {
            j.forbid("TK-11.2-07", || say("why-exploit-mud"));
        }
        if !supply.has(self, u) {
            j.forbid("TK-10.3-16", || say("why-unsupplied"));
        }
    }

    fn list_advance(&self, s: &State, f: &Fight, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
        if s.at(f.target).any(|e| self.side_of(s, e) != Some(f.attacker)) {
            return;
        }
        let supply = self.supply(s, f.attacker);
        for unit in f.attackers.iter() {
            if Quick::ask(|j| self.judge_advance(s, f, &supply, unit, j)) {
                actions.push(Action::Advance(unit));
            }
        }
        for &(unit, left) in &f.exploiting {
            let Some(at) = s.hex_of(unit).filter(|_| left > 0) else { continue };
            for (_, next) in self.data.map.grid.neighbours(at) {
                let hex = self.number(next);
                if Quick::ask(|j| self.judge_exploit(s, f, &supply, unit, hex, j)) {
                    actions.push(Action::Exploit { unit, hex });
                }
            }
        }
    }

    pub(crate) fn advance(&self, s: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let Some(f) = s.fight().cloned() else { return };
        let Some(u) = s.unit(unit).copied().filter(|u| u.hex().is_some()) else { return };
        s.units[unit.index()].place = Place::Hex(f.target);
        self.set_foot(s, f.attacker, f.target, true, play);
        play.note(|| {
            let text =
                Text::new("log-advance").text("unit", self.counter_text(&u)).name("hex", self.hex_name(f.target));
            Note::new(text).at(self.data.map.name(f.target))
        });
        let hexes = match f.result.map(|r| r.effect) {
            Some(Effect::Retreat(n)) if u.kind.is_armour() => n.saturating_sub(1).min(2),
            _ => 0,
        };
        if let Some(f) = s.fight_mut().filter(|_| hexes > 0) {
            let _ = f.exploiting.try_push((unit, hexes));
        }
    }

    pub(crate) fn exploit(&self, s: &mut State, unit: UnitId, hex: Hex, play: &mut Play<'_>) {
        let (Some(to), Some(f)) = (self.hex(hex), s.fight().cloned()) else { return };
        if s.hex_of(unit).is_none() {
            return;
        }
        let p = self.presence(s);
        // TK-8.1.1-12, 13: an enemy zone ends it unless a friend is there already.
        let stops = p.ezoc(f.attacker).contains(to) && !self.negators(&p, f.attacker).contains(to);
        s.units[unit.index()].place = Place::Hex(to);
        self.set_foot(s, f.attacker, to, true, play);
        if let Some(f) = s.fight_mut()
            && let Some(entry) = f.exploiting.iter_mut().find(|(u, _)| *u == unit)
        {
            entry.1 = if stops { 0 } else { entry.1.saturating_sub(1) };
        }
    }

    pub(crate) fn list_aftermath(&self, s: &State, f: &Fight, actions: &mut Vec<Action>) {
        match f.stage {
            Stage::Declare => self.list_declare(s, f, actions),
            Stage::Reply => {
                actions.push(Action::Done);
                self.list_support(s, f, actions);
            }
            Stage::Recoil => actions.extend([Action::FallBack, Action::Stand]),
            Stage::Answer | Stage::Retreating | Stage::FallingBack => {
                let stands = f.stage == Stage::Answer || (f.stage == Stage::Retreating && self.may_stand(s, f));
                actions.extend(stands.then_some(Action::Stand));
                actions.extend(self.retreat_ways(s, f).iter().map(|h| Action::Retreat(self.number(h))));
            }
            Stage::AttackerLosses | Stage::DefenderLosses => {
                actions.extend(self.losers(s, f).iter().map(Action::Lose));
            }
            Stage::Advance => self.list_advance(s, f, actions),
        }
    }
}
