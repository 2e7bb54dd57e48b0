//! Battles for an area: air fight, sea battle if it is invaded, land rounds (HUC-04); then control.

use crate::Rules;
use crate::data::Area;
use crate::losses::battle;
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use kernel::dice::Pool;
use kernel::{Judge, Note, Play, Seat, Text};

/// Modifiers of the land defence (HUB-5.1): the largest counts, and no value goes above five.
const COAST: u8 = 3;
const FORT: u8 = 2;
const RIVER: u8 = 1;
const MOUNTAIN: u8 = 1;
const STRAIT: u8 = 1;
pub(crate) const HIGHEST: u8 = 5;

/// What defenders add to their value, and why.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Modifier {
    pub value: u8,
    /// The key of the reason.
    pub why: &'static str,
}

/// Dice of one side that are thrown together: value, whether each rolls twice, how many.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dice(ArrayVec<(u8, bool, u8), 14>);

impl Dice {
    pub fn add(&mut self, value: u8, n: u8, twice: bool) {
        if n == 0 {
            return;
        }
        match self.0.iter_mut().find(|(v, t, _)| (*v, *t) == (value, twice)) {
            Some((_, _, sum)) => *sum = sum.saturating_add(n),
            // There are values from nought to six, each with one throw or two.
            None => drop(self.0.try_push((value, twice, n))),
        }
    }
}

impl Rules {
    /// The nation that declared the attack on an area; it speaks for the attackers.
    pub(crate) fn leader(&self, s: &State, area: Area) -> Option<Nation> {
        let declared = s.turn.declared.iter().find(|(a, ..)| *a == area).map(|(_, n, _)| *n);
        declared.or_else(|| s.groups.iter().find(|g| g.target == area).map(|g| g.nation))
    }

    pub(crate) fn attackers<'s>(&self, s: &'s State, area: Area) -> impl Iterator<Item = &'s Group> + use<'s> {
        s.groups.iter().filter(move |g| g.target == area)
    }

    /// HUB-5.1: rivers and coast are void for everybody when paratroops take part (HU-04, HU-05).
    pub fn modifier(&self, s: &State, area: Area) -> Modifier {
        let map = &self.data.map;
        let paras = self.attackers(s, area).any(|g| g.mission == Mission::Drop && g.units.get(Kind::Paratroops) > 0);
        let ground: Vec<&Group> = self
            .attackers(s, area)
            .filter(|g| matches!(g.mission, Mission::March | Mission::Invade) && g.units.land() + g.cargo.land() > 0)
            .collect();
        let all = |fits: &dyn Fn(&Group) -> bool| !ground.is_empty() && !paras && ground.iter().all(|g| fits(g));
        let marches = |g: &Group| g.mission == Mission::March;
        let mut best = Modifier { value: 0, why: "modifier-none" };
        let mut consider = |holds: bool, value: u8, why: &'static str| {
            if holds && value > best.value {
                best = Modifier { value, why };
            }
        };
        consider(all(&|g| g.mission == Mission::Invade), COAST, "modifier-coast");
        consider(map.forts.contains(area), FORT, "modifier-fort");
        consider(all(&|g| marches(g) && map.river(g.origin, area)), RIVER, "modifier-river");
        consider(all(&|g| marches(g) && map.strait(g.origin, area)), STRAIT, "modifier-strait");
        consider(map.mountains.contains(area), MOUNTAIN, "modifier-mountain");
        best
    }

    /// Whether attackers roll twice: the surprise of Germany's declaration (HU-69), the first winter (HU-71).
    pub fn rolls_twice(&self, s: &State, nation: Nation, against: NationSet) -> bool {
        let Some(war) = s.eastern.filter(|w| w.by_germany) else { return false };
        match s.side_of(nation) {
            Some(Side::Axis) => s.date == war.since && against.contains(Nation::Su),
            Some(Side::Allies) => {
                let enemy = against.iter().any(|n| s.side_of(n) == Some(Side::Axis));
                nation == Nation::Su && self.first_winter(s) && enemy
            }
            None => false,
        }
    }

    pub(crate) fn judge_fight<J: Judge>(&self, s: &State, area: Area, j: &mut J) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        if !s.turn.battles.contains(area) {
            let clause = if s.turn.fought.contains(area) { clause!("HU-15") } else { clause!("HUC-04") };
            return j.forbid(clause, || here("why-no-battle"));
        }
        if self.leader(s, area).map(|n| self.seat_of(s, n)) != Some(s.active) {
            j.forbid(clause!("HUC-01"), || here("why-not-your-battle"));
        }
    }

    pub(crate) fn begin_battle(&self, s: &mut State, area: Area, play: &mut Play<'_>) {
        s.turn.battles.remove(area);
        s.turn.fought.insert(area);
        let supported = self
            .attackers(s, area)
            .any(|g| matches!(g.mission, Mission::March | Mission::Invade) && g.units.land() + g.cargo.land() > 0);
        if supported {
            s.turn.land_attacked.insert(area);
        }
        // HU-72: Bulgarians are lost at once when Soviets come, beside others too.
        if self.attackers(s, area).any(|g| g.nation == Nation::Su) {
            for kind in Kind::ALL {
                s.take_any(area, Nation::Bg, kind, u8::MAX);
            }
        }
        play.note(|| Note::new(Text::new("log-battle").name("area", self.name(area))).at(self.id(area)));
        s.frames.push(Frame::Battle(Battle {
            area,
            stage: BattleStage::Air,
            round: 0,
            flown: false,
            part: NationSet::NONE,
            away: Vec::new(),
            supported,
            withdrawn: false,
        }));
    }

    fn top_battle(s: &mut State) -> Option<&mut Battle> {
        s.frames.iter_mut().rev().find_map(|f| if let Frame::Battle(b) = f { Some(b) } else { None })
    }

    fn stage(&self, s: &mut State, stage: BattleStage) {
        if let Some(b) = Rules::top_battle(s) {
            b.stage = stage;
        }
    }

    fn sum(&self, s: &State, area: Area, fits: fn(Kind) -> bool) -> Units {
        self.attackers(s, area).fold(Units::NONE, |sum, g| sum.plus(g.units.only(fits)))
    }

    /// The groups of land defenders that fight one after the other (HU-55, HU-58).
    pub(crate) fn parts(&self, s: &State, area: Area) -> Vec<NationSet> {
        let side = s.side.enemy();
        let mut parts: Vec<NationSet> = Vec::new();
        let there = s.at(area).iter().filter(|t| t.kind.is_land() && s.side_of(t.nation) == Some(side));
        for nation in there.map(|t| t.nation) {
            if parts.iter().any(|p| p.contains(nation)) {
                continue;
            }
            match parts.iter_mut().find(|p| p.iter().all(|n| self.fight_together(s, n, nation))) {
                Some(part) => *part = part.with(nation),
                None => parts.push(NationSet::NONE.with(nation)),
            }
        }
        parts
    }

    pub(crate) fn advance_battle(&self, s: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Battle(b)) = s.frames.last() else { return false };
        let area = b.area;
        match b.stage {
            BattleStage::Air => self.air_over_battle(s, area, play),
            BattleStage::AirOver => {
                let meeting: u8 = self.defenders(s, b, true).map(|t| t.n).sum();
                let met = self.sum(s, area, Kind::is_air).total();
                self.stage(s, BattleStage::Sea);
                self.inflict(s, LossFrom::Attackers { air: true }, self.turned_back(meeting, met), Fate::Home);
            }
            BattleStage::Sea => self.sea_before_landing(s, area),
            BattleStage::SeaOver => self.land(s, area, play),
            BattleStage::Part => {
                let parts = self.parts(s, area);
                match parts.len() {
                    0 => {
                        // Aircraft alone resist for one round (HUB-5.3).
                        let alone: NationSet = self.defenders(s, b, true).map(|t| t.nation).collect();
                        if alone.is_empty() {
                            self.end_battle(s, play);
                        } else {
                            self.choose_part(s, alone);
                        }
                    }
                    1 => self.choose_part(s, parts[0]),
                    _ => return false,
                }
            }
            BattleStage::Round => self.round(s, area, play),
            BattleStage::RoundOver => self.round_over(s, area, play),
            BattleStage::Decide => return false,
        }
        true
    }

    /// Aircraft that stand in the area meet those that attack it (HUC-04, HU-36).
    fn air_over_battle(&self, s: &mut State, area: Area, play: &mut Play<'_>) {
        let Some(b) = battle(s) else { return };
        let attack = self.sum(s, area, Kind::is_air);
        let defence = self.defenders(s, b, true).fold(Units::NONE, |sum, t| sum.plus(Units::of(t.kind, t.n)));
        if attack.is_empty() || defence.is_empty() {
            return self.stage(s, BattleStage::Sea);
        }
        let defenders: NationSet = self.defenders(s, b, true).map(|t| t.nation).collect();
        let mut dice = Dice::default();
        for g in self.attackers(s, area) {
            let twice = self.rolls_twice(s, g.nation, defenders);
            for (value, n) in self.air_values(g.units, false) {
                dice.add(value, n, twice);
            }
        }
        let hits =
            self.air_values(defence, true).into_iter().map(|(value, n)| play.hits(Pool::at_most(n, 6, value))).sum();
        let answer = self.throw(dice, play);
        self.stage(s, BattleStage::AirOver);
        play.note(|| {
            let text = Text::new("log-air-fight").name("area", self.name(area)).number("hits", hits);
            Note::new(text.number("answer", answer)).at(self.id(area))
        });
        self.inflict(s, LossFrom::Defenders { air: true }, answer, Fate::Lost);
        self.inflict(s, LossFrom::Attackers { air: true }, hits, Fate::Lost);
    }

    /// Ships in the port fight the landing, or the aircraft that strike at them.
    fn sea_before_landing(&self, s: &mut State, area: Area) {
        let side = s.side;
        let mut attack = Vec::new();
        let mut invaded = false;
        for (i, g) in s.groups.iter().enumerate().filter(|(_, g)| g.target == area) {
            if matches!(g.mission, Mission::Invade | Mission::Strike) {
                invaded |= g.mission == Mission::Invade;
                attack.extend(self.sea_units(g, i as u8));
            }
        }
        let defence = self.port_defenders(s, area, side.enemy(), invaded);
        let defenders: NationSet = defence.iter().map(|u| u.nation).collect();
        for u in &mut attack {
            u.twice = self.rolls_twice(s, u.nation, defenders);
        }
        self.stage(s, BattleStage::SeaOver);
        if attack.is_empty() || defence.is_empty() {
            return;
        }
        let mut sides = [attack, defence];
        if side == Side::Allies {
            sides.swap(0, 1);
        }
        self.begin_sea_fight(s, area, side, sides, true);
    }

    /// Those aboard go ashore; the fleets have done their work.
    fn land(&self, s: &mut State, area: Area, play: &mut Play<'_>) {
        if battle(s).is_some_and(|b| b.withdrawn) {
            self.withdraw_landing(s, area);
        }
        for i in 0..s.groups.len() {
            if s.groups[i].target == area && s.groups[i].units.ships() > 0 {
                let group = s.groups[i].clone();
                self.go_home(s, &group, group.units);
                s.groups[i].units = group.cargo;
                s.groups[i].cargo = Units::NONE;
            }
        }
        let fight = self.attackers(s, area).any(|g| g.mission != Mission::Strike && !g.units.is_empty());
        if fight {
            self.stage(s, BattleStage::Part);
        } else {
            self.end_battle(s, play);
        }
    }

    pub(crate) fn part_seat(&self, s: &State, b: &Battle) -> Option<Seat> {
        let nation = self.parts(s, b.area).first()?.iter().next()?;
        Some(self.seat_of(s, nation))
    }

    fn choose_part(&self, s: &mut State, part: NationSet) {
        if let Some(b) = Rules::top_battle(s) {
            b.part = part;
            b.stage = BattleStage::Round;
        }
    }

    /// What the attackers roll: value, dice, and whether each rolls twice.
    fn attack_dice(&self, s: &State, b: &Battle) -> Dice {
        let mut dice = Dice::default();
        for g in self.attackers(s, b.area) {
            let twice = self.rolls_twice(s, g.nation, b.part);
            for (kind, n) in g.units.iter().filter(|(k, _)| k.is_land() || k.is_air() && !b.flown) {
                dice.add(self.data.kind(kind).attack, n, twice);
            }
        }
        dice
    }

    /// Throws dice, the lower values first; who rolls twice does so after his first throw (HU-69, HU-71).
    pub(crate) fn throw(&self, mut dice: Dice, play: &mut Play<'_>) -> u8 {
        dice.0.sort_unstable();
        let mut hits = 0;
        for (value, twice, n) in dice.0 {
            let first = play.hits(Pool::at_most(n, 6, value));
            hits += first;
            let again = match self.options.roll_twice {
                _ if !twice => 0,
                RollTwice::BestOfTwo => n - first.min(n),
                RollTwice::TwoHits => n,
            };
            if again > 0 {
                hits += play.hits(Pool::at_most(again, 6, value));
            }
        }
        hits
    }

    /// What the defenders roll: value and dice.
    pub(crate) fn defence_dice(&self, s: &State, b: &Battle) -> Vec<(u8, u8)> {
        let plus = self.modifier(s, b.area).value;
        let mut dice: Vec<(u8, u8)> = Vec::new();
        for t in self.defenders(s, b, false) {
            let own = self.data.kind(t.kind).defence;
            let value = if t.kind.is_land() { (own + plus).min(HIGHEST) } else { own };
            match dice.iter_mut().find(|(v, _)| *v == value) {
                Some((_, sum)) => *sum += t.n,
                None => dice.push((value, t.n)),
            }
        }
        dice.sort_unstable();
        dice
    }

    /// Both sides roll at the same time (HUB-5.2).
    fn round(&self, s: &mut State, area: Area, play: &mut Play<'_>) {
        let Some(b) = battle(s) else { return };
        let (attack, defence) = (self.attack_dice(s, b), self.defence_dice(s, b));
        let hits = self.throw(attack, play);
        let answer: u8 = defence.into_iter().map(|(value, n)| play.hits(Pool::at_most(n, 6, value))).sum();
        play.note(|| {
            let text = Text::new("log-round").name("area", self.name(area)).number("hits", hits);
            Note::new(text.number("answer", answer)).at(self.id(area))
        });
        if let Some(b) = Rules::top_battle(s) {
            b.round = b.round.saturating_add(1);
            b.stage = BattleStage::RoundOver;
        }
        self.inflict(s, LossFrom::Defenders { air: false }, hits, Fate::Lost);
        self.inflict(s, LossFrom::Attackers { air: false }, answer, Fate::Lost);
    }

    fn round_over(&self, s: &mut State, area: Area, play: &mut Play<'_>) {
        self.air_leaves_battle(s, area);
        let Some(b) = battle(s) else { return };
        let part = b.part;
        let attackers = self.sum(s, area, Kind::is_land).total();
        let defenders = s.at(area).iter().any(|t| t.kind.is_land() && part.contains(t.nation));
        if attackers == 0 {
            self.end_battle(s, play);
        } else if defenders {
            self.stage(s, BattleStage::Decide);
        } else {
            self.stage(s, BattleStage::Part);
        }
    }

    /// Aircraft fight in the first round only (HU-90): attackers fly home, defenders wait for how it ends.
    fn air_leaves_battle(&self, s: &mut State, area: Area) {
        let Some(b) = battle(s) else { return };
        if b.flown {
            return;
        }
        let defending: Vec<Stack> = self.defenders(s, b, true).copied().collect();
        for t in &defending {
            s.take(t.area, t.nation, t.kind, t.cond, t.n);
        }
        for i in 0..s.groups.len() {
            if s.groups[i].target == area {
                let air = s.groups[i].units.only(Kind::is_air);
                s.groups[i].units = s.groups[i].units.only(Kind::is_land);
                let group = s.groups[i].clone();
                self.go_home(s, &group, air);
            }
        }
        if let Some(b) = Rules::top_battle(s) {
            b.flown = true;
            b.away.extend(defending.iter().map(|t| (t.nation, t.kind, t.n)));
        }
    }

    /// The attackers go back to where they came from; paratroops have nowhere to go.
    pub(crate) fn break_off(&self, s: &mut State, b: Battle, play: &mut Play<'_>) {
        let Battle { area, supported, .. } = b;
        let leaving: Vec<Group> = s.groups.iter().filter(|g| g.target == area).cloned().collect();
        s.groups.retain(|g| g.target != area);
        for g in leaving {
            let (walk, drop) = match g.mission {
                Mission::Drop => (Units::NONE, g.units.get(Kind::Paratroops)),
                _ => (g.units, 0),
            };
            s.add_units(g.origin, g.nation, walk, Cond::Moved);
            if !supported {
                (0..drop).for_each(|_| self.gone_for_good(s, g.nation));
            }
        }
        self.close_battle(s, b, play);
    }

    /// Nobody resists any more, or nobody attacks.
    fn end_battle(&self, s: &mut State, play: &mut Play<'_>) {
        if let Some(Frame::Battle(b)) = s.frames.pop() {
            self.close_battle(s, b, play);
        }
    }

    fn close_battle(&self, s: &mut State, b: Battle, play: &mut Play<'_>) {
        let area = b.area;
        // Aircraft that were never called on fly home.
        for i in 0..s.groups.len() {
            if s.groups[i].target == area {
                let group = s.groups[i].clone();
                self.go_home(s, &group, group.units.only(Kind::is_air));
                s.groups[i].units = group.units.only(Kind::is_land);
            }
        }
        let won = self.sum(s, area, Kind::is_land).total() > 0;
        if won {
            for &(nation, kind, n) in &b.away {
                // HUB-5.3: defending aircraft leave for a base in range, or are lost with the area.
                s.displace(area, nation, kind, Cond::Used, n);
            }
            self.move_in(s, area, play);
        } else {
            s.groups.retain(|g| g.target != area);
            for (nation, kind, n) in b.away {
                s.add(area, nation, kind, Cond::Used, n);
            }
        }
    }

    /// The winners move in; in Malta and in the mountains only as many as there is room for (HU-78, HUB-3.1).
    pub(crate) fn move_in(&self, s: &mut State, area: Area, play: &mut Play<'_>) {
        let winners = s.groups.iter().filter(|g| g.target == area);
        let winners = winners.fold(0, |sum: u8, g| sum.saturating_add(g.ashore().total()));
        let crowd = winners.saturating_sub(self.room_for_land(area));
        if crowd == 0 {
            return self.occupy(s, area, play);
        }
        s.frames.push(Frame::MoveIn(area));
        self.inflict(s, LossFrom::Crowd(area), crowd, Fate::Home);
    }

    /// The groups that came to an area where nobody resists move in and take it (HUC-07).
    pub(crate) fn occupy(&self, s: &mut State, area: Area, play: &mut Play<'_>) {
        let fought = s.turn.fought.contains(area);
        let groups: Vec<Group> = s.groups.iter().filter(|g| g.target == area).cloned().collect();
        s.groups.retain(|g| g.target != area);
        self.clear_out(s, area);
        let alone = groups.iter().all(|g| g.mission == Mission::Drop);
        let mut nations = NationSet::NONE;
        for g in &groups {
            self.go_home(s, g, g.units.only(|kind| !kind.is_land()));
            for (kind, n) in g.ashore().iter() {
                let cond = match kind {
                    Kind::Armour if (fought || g.mission == Mission::Invade) && s.phase != Phase::SecondBattle => {
                        Cond::Won
                    }
                    Kind::Paratroops if g.mission == Mission::Drop && alone => Cond::Dropped,
                    _ => Cond::Moved,
                };
                s.add(area, g.nation, kind, cond, n);
                nations = nations.with(g.nation);
            }
            if matches!(g.mission, Mission::March | Mission::Invade) {
                s.turn.land_attacked.insert(area);
            }
            if g.mission == Mission::Invade {
                s.turn.landed.insert(area);
            }
        }
        if alone && !groups.is_empty() {
            // HUC-05: a capture by paratroops alone uses up the attack on the area.
            s.turn.fought.insert(area);
        }
        if nations.is_empty() {
            return;
        }
        self.take_control(s, area, nations, play);
    }

    /// Who controls an area taken together: as agreed, or the larger force (HU-57, HU-58).
    fn take_control(&self, s: &mut State, area: Area, nations: NationSet, play: &mut Play<'_>) {
        let powers: NationSet = nations.iter().map(|n| self.holder(s, n)).collect();
        let country = self.data.map.country(area);
        // A country at war gets its own ground back.
        if let Some(country) = country.filter(|&c| s.side_of(c) == Some(s.side)) {
            return self.capture(s, area, country, play);
        }
        let mut list = powers.iter();
        let (Some(first), second) = (list.next(), list.next()) else { return };
        let Some(second) = second else { return self.capture(s, area, first, play) };
        if self.fight_together(s, first, second) {
            self.capture(s, area, first, play);
            s.frames.push(Frame::Control(TakenTogether { area, nations: powers }));
            return;
        }
        let here = |n: Nation| -> u32 { s.at(area).iter().filter(|t| t.nation == n).map(|t| u32::from(t.n)).sum() };
        // Ties go to whoever has more on the board, then to the senior partner, who comes first in the list (G27).
        let strength = |n: Nation| (here(n), s.total_all(n));
        let winner = if strength(second) > strength(first) { second } else { first };
        self.capture(s, area, winner, play);
    }
}
