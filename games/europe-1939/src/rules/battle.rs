//! Battles for an area: air fight, sea battle if it is invaded, land rounds (HUC-04); then control.

use crate::Rules;
use crate::chain_scene::list_of;
use crate::data::Area;
use crate::odds::Line;
use crate::options::*;
use crate::rules::intervention::InTheAir;
use crate::rules::sea::{PortIs, Waters};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use arrayvec::ArrayVec;
use kernel::dice::Pool;
use kernel::{Chapter, Judge, Note, Play, Quick, Seat, Text};

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
    pub(crate) fn leader(&self, state: &State, area: Area) -> Option<Nation> {
        let declared = state.turn.declared.iter().find(|(a, ..)| *a == area).map(|(_, n, _)| *n);
        declared.or_else(|| state.groups.iter().find(|g| g.target == area).map(|g| g.nation))
    }

    pub(crate) fn attackers<'s>(&self, state: &'s State, area: Area) -> impl Iterator<Item = &'s Group> + use<'s> {
        state.groups.iter().filter(move |g| g.target == area)
    }

    /// Whether paratroops drop into an area.
    fn drops_in(&self, state: &State, area: Area) -> bool {
        self.attackers(state, area).any(|g| g.mission == Mission::Drop && g.units.get(Kind::Paratroops) > 0)
    }

    /// HUB-5.1: rivers and coast are void for everybody when paratroops take part (HU-04, HU-05).
    pub fn modifier(&self, state: &State, area: Area) -> Modifier {
        let (map, numbers) = (&self.data.map, &self.data.numbers);
        let used = state.battle().is_some_and(|b| b.area == area && b.paratroops);
        let paras = used || self.drops_in(state, area);
        let ground: Vec<&Group> = self
            .attackers(state, area)
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
        consider(all(&|g| g.mission == Mission::Invade), numbers.beach.coast, "modifier-coast");
        consider(map.forts.contains(area), numbers.ground.fort, "modifier-fort");
        consider(all(&|g| marches(g) && map.river(g.origin, area)), numbers.ground.river, "modifier-river");
        consider(all(&|g| marches(g) && map.strait(g.origin, area)), numbers.ground.strait, "modifier-strait");
        consider(map.mountains.contains(area), numbers.ground.mountain, "modifier-mountain");
        best
    }

    /// Whether attackers roll twice: the surprise of Germany's declaration (HU-69), the first winter (HU-71).
    pub fn rolls_twice(&self, state: &State, nation: Nation, against: NationSet) -> bool {
        let Some(war) = state.eastern.filter(|w| w.by_germany) else { return false };
        match state.side_of(nation) {
            Some(Side::Axis) => state.date == war.since && against.contains(Nation::Su),
            Some(Side::Allies) => {
                let enemy = against.iter().any(|n| state.side_of(n) == Some(Side::Axis));
                nation == Nation::Su && self.first_winter(state) && enemy
            }
            None => false,
        }
    }

    pub(crate) fn judge_fight<J: Judge>(&self, state: &State, area: Area, judge: &mut J) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        if !state.turn.battles.contains(area) {
            let clause = if state.turn.fought.contains(area) { clause!("HU-15") } else { clause!("HUC-04") };
            return judge.forbid(clause, || here("why-no-battle"));
        }
        if self.leader(state, area).map(|n| self.seat_of(state, n)) != Some(state.active) {
            judge.forbid(clause!("HUC-01"), || here("why-not-your-battle"));
        }
    }

    pub(crate) fn begin_battle(&self, state: &mut State, area: Area, play: &mut Play<'_>) {
        state.turn.battles.remove(area);
        state.turn.fought.insert(area);
        let paratroops = self.drops_in(state, area);
        // HU-72: Bulgarians are lost at once when Soviets come, beside others too.
        if self.attackers(state, area).any(|g| g.nation == Nation::Su) {
            for kind in Kind::ALL {
                state.take_any(area, Nation::Bg, kind, u8::MAX);
            }
        }
        play.note(|| {
            let fight = self.battle_fight(state, area);
            let lines = |lines: &[Line]| {
                let all = lines.iter().fold(Units::NONE, |sum, line| sum.plus(Units::of(line.kind, line.n)));
                list_of(all)
            };
            let text = Text::new("log-battle-begins").name("area", self.name(area));
            let text = text.arg("attackers", lines(&fight.attackers)).arg("defenders", lines(&fight.defenders));
            Note::new(text).at(self.id(area)).begins(Chapter::Fight)
        });
        state.frames.push(Frame::Battle(Battle {
            area,
            stage: BattleStage::Air,
            round: 0,
            flown: false,
            part: NationSet::NONE,
            away: Vec::new(),
            supported: false,
            withdrawn: false,
            paratroops,
            met: NationSet::NONE,
        }));
    }

    /// The next stage, with the defenders who fight in it still to be named.
    fn stage(&self, state: &mut State, stage: BattleStage) {
        self.choose_part(state, NationSet::NONE);
        self.stage_with_part(state, stage);
    }

    /// The next stage, with the same defenders.
    fn stage_with_part(&self, state: &mut State, stage: BattleStage) {
        if let Some(b) = state.battle_mut() {
            b.stage = stage;
        }
    }

    /// Nobody is left to defend in the air or in the port, or anywhere.
    fn pass_stage(&self, state: &mut State, play: &mut Play<'_>) {
        match state.battle().map(|b| b.stage) {
            Some(BattleStage::Air) => self.stage(state, BattleStage::Sea),
            Some(BattleStage::Sea) => self.stage(state, BattleStage::SeaOver),
            _ => self.end_battle(state, play),
        }
    }

    /// The defenders who can fight in this stage of a battle, by who fights together (HU-55, HU-58): in the air, in the
    /// port, on land. If they are several parts, the defender says which is next.
    pub(crate) fn waiting(&self, state: &State, b: &Battle) -> Vec<NationSet> {
        match b.stage {
            BattleStage::Air if self.sum(state, b.area, Kind::is_air).is_empty() => Vec::new(),
            BattleStage::Air => {
                let in_the_air = self.defenders_in_the_air(state, b).map(|t| t.nation);
                self.apart(state, in_the_air.filter(|&nation| !b.met.contains(nation)))
            }
            BattleStage::Sea if !self.port_is_attacked(state, b.area) => Vec::new(),
            BattleStage::Sea => {
                let ships = self.port_defenders(state, b.area, state.side.enemy(), PortIs::Struck);
                self.apart(state, ships.iter().map(|u| u.nation))
            }
            BattleStage::Part => {
                let parts = self.parts(state, b.area);
                // Aircraft alone resist for one round (HUB-5.3), one nation's after the other's.
                let alone = || self.apart(state, self.defenders_in_the_air(state, b).map(|t| t.nation));
                if parts.is_empty() { alone() } else { parts }
            }
            _ => Vec::new(),
        }
    }

    /// Whether somebody is left to attack the ships in the port.
    fn port_is_attacked(&self, state: &State, area: Area) -> bool {
        self.attackers(state, area).any(|g| match g.mission {
            Mission::Invade => g.units.ships() > 0,
            Mission::Strike => g.units.air() > 0,
            _ => false,
        })
    }

    fn sum(&self, state: &State, area: Area, fits: fn(Kind) -> bool) -> Units {
        self.attackers(state, area).fold(Units::NONE, |sum, g| sum.plus(g.units.only(fits)))
    }

    /// The groups of land defenders that fight one after the other (HU-55, HU-58).
    pub(crate) fn parts(&self, state: &State, area: Area) -> Vec<NationSet> {
        let side = state.side.enemy();
        let there = state.at(area).iter().filter(|t| t.kind.is_land() && state.side_of(t.nation) == Some(side));
        self.apart(state, there.map(|t| t.nation))
    }

    /// Nations by who defends together with whom.
    pub(crate) fn apart(&self, state: &State, nations: impl Iterator<Item = Nation>) -> Vec<NationSet> {
        let mut parts: Vec<NationSet> = Vec::new();
        for nation in nations {
            if parts.iter().any(|p| p.contains(nation)) {
                continue;
            }
            match parts.iter_mut().find(|p| p.iter().all(|n| self.fight_together(state, n, nation))) {
                Some(part) => *part = part.with(nation),
                None => parts.push(NationSet::NONE.with(nation)),
            }
        }
        parts
    }

    pub(crate) fn advance_battle(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Battle(b)) = state.frames.last() else { return false };
        let area = b.area;
        match b.stage {
            BattleStage::Air | BattleStage::Sea | BattleStage::Part if b.part.is_empty() => {
                match self.waiting(state, b)[..] {
                    [] => self.pass_stage(state, play),
                    [only] => self.choose_part(state, only),
                    _ => return false,
                }
            }
            BattleStage::Air => self.air_over_battle(state, area, play),
            BattleStage::AirOver => {
                let meeting: u8 = self.defenders_in_the_air(state, b).map(|t| t.n).sum();
                let met = self.sum(state, area, Kind::is_air).total();
                // Others who do not defend together with these may still meet who is left (HU-55).
                self.stage(state, BattleStage::Air);
                self.inflict(state, LossFrom::Attackers { air: true }, self.turned_back(meeting, met), Fate::Home);
            }
            BattleStage::Sea => self.sea_before_landing(state, area),
            BattleStage::SeaOver => self.land(state, area, play),
            BattleStage::Part => self.stage_with_part(state, BattleStage::Round),
            BattleStage::Round => self.round(state, area, play),
            BattleStage::RoundOver => self.round_over(state, area, play),
            BattleStage::Decide => return false,
        }
        true
    }

    /// Aircraft that stand in the area meet those that attack it (HUC-04, HU-36).
    fn air_over_battle(&self, state: &mut State, area: Area, play: &mut Play<'_>) {
        let Some(b) = state.battle_mut() else { return };
        let defenders = b.part;
        b.met = b.met.iter().chain(defenders.iter()).collect();
        let Some(b) = state.battle() else { return };
        let defence = self.defenders_in_the_air(state, b).fold(Units::NONE, |sum, t| sum.plus(Units::of(t.kind, t.n)));
        let mut dice = Dice::default();
        for g in self.attackers(state, area) {
            let twice = self.rolls_twice(state, g.nation, defenders);
            for (value, n) in self.air_values(g.units, InTheAir::IsMet) {
                dice.add(value, n, twice);
            }
        }
        let hits = self
            .air_values(defence, InTheAir::Meets)
            .into_iter()
            .map(|(value, n)| play.hits(Pool::at_most(n, 6, value)))
            .sum();
        self.note_hits("log-air-defence", area, hits, play);
        let answer = self.throw(dice, play);
        self.note_hits("log-air-attack", area, answer, play);
        self.stage_with_part(state, BattleStage::AirOver);
        self.inflict(state, LossFrom::Defenders { air: true }, answer, Fate::Lost);
        self.inflict(state, LossFrom::Attackers { air: true }, hits, Fate::Lost);
    }

    /// The sea battle in a port that is attacked, against the ships of these defenders.
    pub(crate) fn port_battle(&self, state: &State, area: Area, defenders: NationSet) -> BySide<Vec<SeaUnit>> {
        let side = state.side;
        let mut attack = Vec::new();
        let mut invaded = false;
        for (i, g) in state.groups.iter().enumerate().filter(|(_, g)| g.target == area) {
            if matches!(g.mission, Mission::Invade | Mission::Strike) {
                invaded |= g.mission == Mission::Invade;
                attack.extend(self.sea_units(g, i as u8));
            }
        }
        let port = if invaded { PortIs::Invaded } else { PortIs::Struck };
        let mut defence = self.port_defenders(state, area, side.enemy(), port);
        defence.retain(|u| defenders.contains(u.nation));
        for u in &mut attack {
            u.twice = self.rolls_twice(state, u.nation, defenders);
        }
        let mut sides = BySide::<Vec<SeaUnit>>::default();
        (sides[side], sides[side.enemy()]) = (attack, defence);
        sides
    }

    /// Ships in the port fight the landing, or the aircraft that strike at them.
    fn sea_before_landing(&self, state: &mut State, area: Area) {
        let sides = self.port_battle(state, area, state.battle().map(|b| b.part).unwrap_or_default());
        self.stage_with_part(state, BattleStage::SeaOver);
        self.begin_sea_fight(state, area, state.side, sides, Waters::Port);
    }

    /// Those aboard go ashore; the fleets have done their work, and so have the aircraft that came for the ships.
    fn land(&self, state: &mut State, area: Area, play: &mut Play<'_>) {
        let Some(b) = state.battle() else { return };
        let withdrawn = b.withdrawn;
        let again = Battle { stage: BattleStage::Sea, part: NationSet::NONE, ..b.clone() };
        if !withdrawn && !self.waiting(state, &again).is_empty() {
            // Ships that do not defend together with those that have fought (HU-55).
            return self.stage(state, BattleStage::Sea);
        }
        if withdrawn {
            self.withdraw_landing(state, area);
        }
        for i in 0..state.groups.len() {
            if state.groups[i].target == area && state.groups[i].mission == Mission::Strike {
                let group = state.groups[i].clone();
                state.groups[i].units = Units::NONE;
                self.go_home(state, &group, group.units);
            }
        }
        for i in 0..state.groups.len() {
            if state.groups[i].target == area && state.groups[i].units.ships() > 0 {
                let group = state.groups[i].clone();
                self.go_home(state, &group, group.units);
                // Aircraft aboard wait for the area to be taken.
                state.groups[i].units = group.cargo.only(Kind::is_land);
                state.groups[i].cargo = group.cargo.only(Kind::is_air);
            }
        }
        // Who fights beside paratroops is who comes ashore: a landing that went down or turned back supports nobody
        // (HU-06, HU-08).
        let ashore = |g: &Group| matches!(g.mission, Mission::March | Mission::Invade) && g.units.land() > 0;
        if self.attackers(state, area).any(ashore) {
            state.turn.land_attacked.insert(area);
            if let Some(b) = state.battle_mut() {
                b.supported = true;
            }
        }
        let fight = self.attackers(state, area).any(|g| g.mission != Mission::Strike && !g.units.is_empty());
        if fight {
            self.stage(state, BattleStage::Part);
        } else {
            self.end_battle(state, play);
        }
    }

    pub(crate) fn part_seat(&self, state: &State, b: &Battle) -> Option<Seat> {
        let nation = self.waiting(state, b).first()?.iter().next()?;
        Some(self.seat_of(state, nation))
    }

    /// Who of the defenders fights next.
    fn choose_part(&self, state: &mut State, part: NationSet) {
        if let Some(b) = state.battle_mut() {
            b.part = part;
        }
    }

    /// What the attackers roll: value, dice, and whether each rolls twice.
    fn attack_dice(&self, state: &State, b: &Battle) -> Dice {
        let mut dice = Dice::default();
        for g in self.attackers(state, b.area) {
            let twice = self.rolls_twice(state, g.nation, b.part);
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
    pub(crate) fn defence_dice(&self, state: &State, b: &Battle) -> Vec<(u8, u8)> {
        let plus = self.modifier(state, b.area).value;
        let mut dice: Vec<(u8, u8)> = Vec::new();
        for t in self.defenders_of_the_part(state, b) {
            let own = self.data.kind(t.kind).defence;
            let value = if t.kind.is_land() { (own + plus).min(self.data.numbers.ground.highest) } else { own };
            match dice.iter_mut().find(|(v, _)| *v == value) {
                Some((_, sum)) => *sum += t.n,
                None => dice.push((value, t.n)),
            }
        }
        dice.sort_unstable();
        dice
    }

    /// Tells how many of the dice just thrown hit.
    pub(crate) fn note_hits(&self, key: &'static str, area: Area, hits: u8, play: &mut Play<'_>) {
        let text = || Text::new(key).name("area", self.name(area)).number("hits", hits);
        play.note(|| Note::new(text()).at(self.id(area)));
    }

    /// Both sides roll at the same time (HUB-5.2).
    fn round(&self, state: &mut State, area: Area, play: &mut Play<'_>) {
        let Some(b) = state.battle() else { return };
        let (attack, defence) = (self.attack_dice(state, b), self.defence_dice(state, b));
        let hits = self.throw(attack, play);
        self.note_hits("log-attackers-hit", area, hits, play);
        let answer: u8 = defence.into_iter().map(|(value, n)| play.hits(Pool::at_most(n, 6, value))).sum();
        self.note_hits("log-defenders-hit", area, answer, play);
        if let Some(b) = state.battle_mut() {
            b.round = b.round.saturating_add(1);
            b.stage = BattleStage::RoundOver;
        }
        self.inflict(state, LossFrom::Defenders { air: false }, hits, Fate::Lost);
        self.inflict(state, LossFrom::Attackers { air: false }, answer, Fate::Lost);
    }

    fn round_over(&self, state: &mut State, area: Area, play: &mut Play<'_>) {
        self.air_leaves_battle(state, area);
        let Some(b) = state.battle() else { return };
        let part = b.part;
        let attackers = self.sum(state, area, Kind::is_land).total();
        let defenders = state.at(area).iter().any(|t| t.kind.is_land() && part.contains(t.nation));
        if attackers == 0 {
            self.end_battle(state, play);
        } else if defenders {
            self.stage_with_part(state, BattleStage::Decide);
        } else {
            self.stage(state, BattleStage::Part);
        }
    }

    /// Aircraft fight in the first round only (HU-90): attackers fly home, defenders wait for how it ends.
    fn air_leaves_battle(&self, state: &mut State, area: Area) {
        let Some(b) = state.battle() else { return };
        let flown = b.flown;
        let defending: Vec<Stack> = self.defenders_in_the_air(state, b).copied().collect();
        for t in &defending {
            state.take(t.area, t.nation, t.kind, t.cond, t.n);
        }
        for i in 0..state.groups.len() {
            if state.groups[i].target == area && !flown {
                let air = state.groups[i].units.only(Kind::is_air);
                state.groups[i].units = state.groups[i].units.only(Kind::is_land);
                let group = state.groups[i].clone();
                self.go_home(state, &group, air);
            }
        }
        if let Some(b) = state.battle_mut() {
            b.flown = true;
            b.away.extend(defending.iter().map(|t| (t.nation, t.kind, t.n)));
        }
    }

    /// The attackers go back to where they came from; paratroops have nowhere to go.
    pub(crate) fn break_off(&self, state: &mut State, b: Battle, play: &mut Play<'_>) {
        let Battle { area, supported, .. } = b;
        let leaving: Vec<Group> = state.groups.iter().filter(|g| g.target == area).cloned().collect();
        state.groups.retain(|g| g.target != area);
        for g in leaving {
            let (walk, drop) = match g.mission {
                Mission::Drop => (Units::NONE, g.units.get(Kind::Paratroops)),
                _ => (g.units, 0),
            };
            state.add_units(g.origin, g.nation, walk, Cond::Moved);
            self.go_home(state, &g, g.cargo);
            if !supported {
                (0..drop).for_each(|_| self.gone_for_good(state, g.nation));
            }
        }
        self.close_battle(state, b, play);
    }

    /// Nobody resists any more, or nobody attacks.
    fn end_battle(&self, state: &mut State, play: &mut Play<'_>) {
        if let Some(Frame::Battle(b)) = state.frames.pop() {
            self.close_battle(state, b, play);
        }
    }

    fn close_battle(&self, state: &mut State, b: Battle, play: &mut Play<'_>) {
        let area = b.area;
        // Aircraft that were never called on fly home.
        for i in 0..state.groups.len() {
            if state.groups[i].target == area {
                let group = state.groups[i].clone();
                self.go_home(state, &group, group.units.only(Kind::is_air));
                state.groups[i].units = group.units.only(Kind::is_land);
            }
        }
        let won = self.sum(state, area, Kind::is_land).total() > 0;
        if won {
            for &(nation, kind, n) in &b.away {
                // HUB-5.3: defending aircraft leave for a base in range, or are lost with the area.
                state.displace(area, nation, kind, Cond::Used, n);
            }
            self.move_in(state, area, play);
        } else {
            for g in state.groups.iter().filter(|g| g.target == area).cloned().collect::<Vec<_>>() {
                self.go_home(state, &g, g.cargo.only(Kind::is_air));
            }
            state.groups.retain(|g| g.target != area);
            for (nation, kind, n) in b.away {
                state.add(area, nation, kind, Cond::Used, n);
            }
        }
    }

    /// The winners move in; in Malta and in the mountains only as many as there is room for (HU-78, HUB-3.1).
    pub(crate) fn move_in(&self, state: &mut State, area: Area, play: &mut Play<'_>) {
        let winners = state.groups.iter().filter(|g| g.target == area);
        let winners = winners.fold(0, |sum: u8, g| sum.saturating_add(g.ashore().total()));
        let crowd = winners.saturating_sub(self.room_for_land(area));
        if crowd == 0 {
            return self.occupy(state, area, play);
        }
        state.frames.push(Frame::MoveIn(area));
        self.inflict(state, LossFrom::Crowd(area), crowd, Fate::Home);
    }

    /// The groups that came to an area where nobody resists move in and take it (HUC-07).
    pub(crate) fn occupy(&self, state: &mut State, area: Area, play: &mut Play<'_>) {
        let fought = state.turn.fought.contains(area);
        let groups: Vec<Group> = state.groups.iter().filter(|g| g.target == area).cloned().collect();
        state.groups.retain(|g| g.target != area);
        self.clear_out(state, area);
        let alone = groups.iter().all(|g| g.mission == Mission::Drop);
        let mut nations = NationSet::NONE;
        for g in &groups {
            self.go_home(state, g, g.units.only(|kind| !kind.is_land()));
            for (kind, n) in g.ashore().iter() {
                let cond = match kind {
                    Kind::Armour if (fought || g.mission == Mission::Invade) && state.phase != Phase::SecondBattle => {
                        Cond::Won
                    }
                    Kind::Paratroops if g.mission == Mission::Drop && alone => Cond::Dropped,
                    _ => Cond::Moved,
                };
                state.add(area, g.nation, kind, cond, n);
                nations = nations.with(g.nation);
            }
            self.unload_aircraft(state, g, area);
            if matches!(g.mission, Mission::March | Mission::Invade) {
                state.turn.land_attacked.insert(area);
            }
            if g.mission == Mission::Invade {
                state.turn.landed.insert(area);
            }
        }
        if alone && !groups.is_empty() {
            // HUC-05: a capture by paratroops alone uses up the attack on the area.
            state.turn.fought.insert(area);
        }
        if nations.is_empty() {
            return;
        }
        self.take_control(state, area, nations, play);
    }

    /// Aircraft that came by sea stay in the area that was taken, if there is room for them there, or look for a base.
    fn unload_aircraft(&self, state: &mut State, g: &Group, area: Area) {
        for (kind, n) in g.cargo.iter().filter(|(kind, _)| kind.is_air()) {
            for _ in 0..n {
                let sight = Sight::of(state, state.side);
                let one = Units::of(kind, 1);
                if Quick::ask(|judge| self.judge_room(state, &sight, g.nation, one, area, judge)) {
                    state.add(area, g.nation, kind, Cond::Used, 1);
                } else {
                    state.displace(area, g.nation, kind, Cond::Used, 1);
                }
            }
        }
    }

    /// Who controls an area taken together: as agreed, or the larger force (HU-57, HU-58).
    fn take_control(&self, state: &mut State, area: Area, nations: NationSet, play: &mut Play<'_>) {
        let powers: NationSet = nations.iter().map(|n| self.holder(state, n)).collect();
        let country = self.data.map.country(area);
        // A country at war gets its own ground back.
        if let Some(country) = country.filter(|&c| state.side_of(c) == Some(state.side)) {
            return self.capture(state, area, country, play);
        }
        let mut list = powers.iter();
        let (Some(first), second) = (list.next(), list.next()) else { return };
        let Some(second) = second else { return self.capture(state, area, first, play) };
        if self.fight_together(state, first, second) {
            self.capture(state, area, first, play);
            state.frames.push(Frame::Control(TakenTogether { area, nations: powers }));
            return;
        }
        let here = |n: Nation| -> u32 { state.at(area).iter().filter(|t| t.nation == n).map(|t| u32::from(t.n)).sum() };
        // Ties go to whoever has more on the board, then to the senior partner, who comes first in the list (G27).
        let strength = |n: Nation| (here(n), state.total_all(n));
        let winner = if strength(second) > strength(first) { second } else { first };
        self.capture(state, area, winner, play);
    }
}
