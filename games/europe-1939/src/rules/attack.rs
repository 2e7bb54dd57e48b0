//! Attacks on an area, whoever comes and however: what forbids them and what they cost.

use crate::Rules;
use crate::data::Area;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Text};

impl Rules {
    /// What has been paid for the attack on an area, if one was declared this turn.
    pub(crate) fn paid(&self, state: &State, area: Area) -> u8 {
        state.turn.declared.iter().find(|(a, ..)| *a == area).map_or(0, |(_, _, paid)| *paid)
    }

    /// The price of sending this mission against an area now.
    pub(crate) fn price(&self, state: &State, sight: &Sight, nation: Nation, mission: Mission, area: Area) -> u8 {
        let fee = match mission {
            Mission::Invade if sight.friendly.contains(area) => 0,
            Mission::Invade => self.data.numbers.price.invasion,
            Mission::Strike => self.data.numbers.price.attack,
            _ if sight.resists(state, nation, area) => self.data.numbers.price.attack,
            _ => 0,
        };
        fee.saturating_sub(self.paid(state, area))
    }

    /// Every rule about attacking an area, whoever comes and however.
    pub(crate) fn judge_attack<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        moving: &Moving,
        (mission, area): (Mission, Area),
        judge: &mut J,
    ) {
        let nation = moving.nation;
        self.judge_enmity(state, sight, nation, area, judge);
        if !judge.allows() {
            return;
        }
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        if nation == Nation::Vichy {
            judge.forbid(clause!("HU-62"), || here("why-vichy-defends"));
        }
        if moving.cond.is_dry() {
            judge.forbid(clause!("HUB-7.2"), || here("why-unsupplied"));
        }
        self.judge_first_attack(state, area, judge);
        if nation == Nation::Bg && state.at(area).iter().any(|t| t.nation == Nation::Su) {
            judge.forbid(clause!("HU-72"), || here("why-bulgaria"));
        }
        self.judge_company(state, nation, area, judge);
        if judge.settled() {
            return;
        }
        let fight = mission == Mission::Strike || sight.resists(state, nation, area);
        // HU-70: to walk in where nobody resists is no attack (HUC-13); to drop or to land there is one (HU-16).
        let attack = fight || matches!(mission, Mission::Drop | Mission::Invade);
        let inside = || state.eastern.is_some_and(|w| w.borders.contains(area));
        if attack && sight.side == Side::Axis && self.first_winter(state) && inside() {
            judge.forbid(clause!("HU-70"), || here("why-first-winter"));
        }
        if fight {
            self.judge_malta(state, moving, area, judge);
        }
        // Ships in the port make a battle of a landing.
        if fight || mission == Mission::Invade && sight.enemy_ships(state).contains(area) {
            self.judge_oil(state, sight.side, nation, area, judge);
        }
        let price = self.price(state, sight, nation, mission, area);
        self.judge_cost(state, nation, u16::from(price), judge);
    }

    /// Whether an area can be attacked by a nation at all: both must be at war with each other (HUC-17, HUB-1.4,
    /// HU-61).
    fn judge_enmity<J: Judge>(&self, state: &State, sight: &Sight, nation: Nation, area: Area, judge: &mut J) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        if self.data.scenario.closed.contains(area) {
            return judge.forbid(clause!("HUB-14.2"), || here("why-closed"));
        }
        if area == self.data.map.place.usa {
            return judge.forbid(clause!("HU-86"), || here("why-usa"));
        }
        if !state.at_war(nation) {
            return judge.forbid(clause!("HUB-1.4"), || here("why-neutral-stays").word("nation", nation.word()));
        }
        if !sight.enemy.contains(area) {
            let vichy = state.owner(area) == Some(Nation::Vichy) && sight.side == Side::Allies;
            let clause = if vichy { clause!("HU-61") } else { clause!("HUC-17") };
            let owner = state.owner(area).unwrap_or(nation);
            judge.forbid(clause, || here("why-not-at-war-with").word("nation", owner.word()));
        }
    }

    /// An area is attacked once in a turn (HU-15), paratroops alone included (HU-16).
    pub(crate) fn judge_first_attack<J: Judge>(&self, state: &State, area: Area, judge: &mut J) {
        if state.turn.fought.contains(area) {
            let paras = state.at(area).iter().any(|t| t.cond == Cond::Dropped);
            let clause = if paras { clause!("HU-16") } else { clause!("HU-15") };
            judge.forbid(clause, || Text::new("why-attacked-already").name("area", self.name(area)));
        }
    }

    /// Who attacks an area together with whom (HU-55, HU-57, HU-58, HU-59).
    fn judge_company<J: Judge>(&self, state: &State, nation: Nation, area: Area, judge: &mut J) {
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        for other in state.groups.iter().filter(|g| g.target == area && g.nation != nation).map(|g| g.nation) {
            let apart = |key: &'static str| here(key).word("nation", other.word());
            if matches!((nation, other), (Nation::Uk, Nation::Fr) | (Nation::Fr, Nation::Uk)) {
                judge.forbid(clause!("HU-55"), || apart("why-not-jointly"));
            } else if nation == Nation::Su && other.is_western() || nation.is_western() && other == Nation::Su {
                judge.forbid(clause!("HU-59"), || apart("why-soviets-apart"));
            } else if !self.fight_together(state, nation, other) {
                judge.forbid(clause!("HU-58"), || apart("why-not-agreed"));
            }
        }
    }

    /// Who has lost his oil makes one attack in a turn (HU-74, HU-75, HUC-13).
    fn judge_oil<J: Judge>(&self, state: &State, side: Side, nation: Nation, area: Area, judge: &mut J) {
        if state.turn.battles.contains(area) {
            return;
        }
        let place = &self.data.map.place;
        let once = |oil: Area| Text::new("why-one-attack").name("area", self.name(area)).name("oil", self.name(oil));
        // A landing that met nobody was no battle (HUC-13).
        let free = state.turn.landed - state.turn.fought;
        let others = || state.turn.declared.iter().filter(|(at, ..)| *at != area && !free.contains(*at));
        if side == Side::Axis && state.side_at(place.ploesti) == Some(Side::Allies) && others().count() > 0 {
            judge.forbid(clause!("HU-74"), || once(place.ploesti));
        }
        let soviet = || others().any(|(_, by, _)| *by == Nation::Su);
        if nation == Nation::Su && state.side_at(place.grozny) == Some(Side::Axis) && soviet() {
            judge.forbid(clause!("HU-75"), || once(place.grozny));
        }
    }

    /// HU-80: the British garrison of Malta.
    fn judge_malta<J: Judge>(&self, state: &State, moving: &Moving, area: Area, judge: &mut J) {
        let africa = self.data.map.africa;
        if moving.nation != Nation::De || !africa.contains(moving.origin) && !africa.contains(area) {
            return;
        }
        let n = self.new_fighters(state, moving);
        let most = self.african_fighters(state, if africa.contains(moving.origin) { 0 } else { n });
        if n > 0 && state.turn.african.saturating_add(n) > most {
            judge.forbid(clause!("HU-80"), || Text::new("why-malta").name("area", self.name(area)).number("n", most));
        }
    }

    /// HU-70, HU-71: the winter of the year in which the Soviet Union was attacked.
    pub(crate) fn first_winter(&self, state: &State) -> bool {
        state.eastern.is_some_and(|w| w.by_germany && state.date == Date::new(WINTER, w.since.year()))
    }

    /// HU-10: a country whose capital is lost may land on its own ground.
    pub(crate) fn capital_lost(&self, state: &State, nation: Nation) -> bool {
        let side = state.side_of(nation);
        let great = self.data.great(nation);
        side.is_some() && great.is_some_and(|g| g.falls_with.iter().all(|a| state.side_at(a) == side.map(Side::enemy)))
    }

    /// Pays for an attack and enters it in the book of the turn.
    pub(crate) fn declare_attack(&self, state: &mut State, moving: &Moving, mission: Mission, area: Area) {
        if !matches!(mission, Mission::March | Mission::Support | Mission::Drop | Mission::Strike | Mission::Invade) {
            return;
        }
        let sight = Sight::of(state, state.side);
        let fight = mission == Mission::Strike || sight.resists(state, moving.nation, area);
        let price = self.price(state, &sight, moving.nation, mission, area);
        self.pay(state, moving.nation, u16::from(price));
        let map = &self.data.map;
        if fight && moving.nation == Nation::De && (map.africa.contains(moving.origin) || map.africa.contains(area)) {
            let n = self.new_fighters(state, moving);
            let in_hand =
                if map.africa.contains(moving.origin) { moving.units.total() + moving.cargo.total() } else { n };
            state.turn.african = state.turn.african.saturating_add(n);
            state.turn.african_most = state.turn.african_most.max(self.germans_in_africa(state) + in_hand);
        }
        if fight || price > 0 {
            match state.turn.declared.iter_mut().find(|(a, ..)| *a == area) {
                Some((_, _, paid)) => *paid += price,
                None => state.turn.declared.push((area, moving.nation, price)),
            }
        }
        // HUC-12: only land units retake a capital; aircraft over it are no counter-attack.
        let by_land = moving.units.land() + moving.cargo.land() > 0;
        let falls_with = |nation: Nation| self.data.great(nation).is_some_and(|great| great.falls_with.contains(area));
        if by_land && Nation::GREAT.into_iter().any(falls_with) {
            state.turn.counter_attacked.insert(area);
        }
    }
}
