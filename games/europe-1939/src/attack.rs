//! Attacks on an area, whoever comes and however: what forbids them and what they cost.

use crate::Rules;
use crate::data::Area;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Text};

/// Price of an attack and of an invasion.
const ATTACK: u8 = 1;
const INVASION: u8 = 5;

impl Rules {
    /// What has been paid for the attack on an area, if one was declared this turn.
    pub(crate) fn paid(&self, s: &State, area: Area) -> u8 {
        s.turn.declared.iter().find(|(a, ..)| *a == area).map_or(0, |(_, _, paid)| *paid)
    }

    /// The price of sending this mission against an area now.
    pub(crate) fn price(&self, s: &State, sight: &Sight, nation: Nation, mission: Mission, area: Area) -> u8 {
        let fee = match mission {
            Mission::Invade if sight.friendly.contains(area) => 0,
            Mission::Invade => INVASION,
            Mission::Strike => ATTACK,
            _ if sight.resists(s, nation, area) => ATTACK,
            _ => 0,
        };
        fee.saturating_sub(self.paid(s, area))
    }

    /// Every rule about attacking an area, whoever comes and however.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn judge_attack<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        m: &Moving,
        mission: Mission,
        area: Area,
        j: &mut J,
    ) {
        let map = &self.data.map;
        let nation = m.nation;
        let here = |key: &'static str| Text::new(key).name("area", self.name(area));
        if self.data.scenario.closed.contains(area) {
            return j.forbid(clause!("HUB-14.2"), || here("why-closed"));
        }
        if area == map.place.usa {
            return j.forbid(clause!("HU-86"), || here("why-usa"));
        }
        if !s.at_war(nation) {
            return j.forbid(clause!("HUB-1.4"), || here("why-neutral-stays").word("nation", nation.word()));
        }
        if !sight.enemy.contains(area) {
            let vichy = s.owner(area) == Some(Nation::Vichy) && sight.side == Side::Allies;
            let clause = if vichy { clause!("HU-61") } else { clause!("HUC-17") };
            return j
                .forbid(clause, || here("why-not-at-war-with").word("nation", s.owner(area).unwrap_or(nation).word()));
        }
        if nation == Nation::Vichy {
            j.forbid(clause!("HU-62"), || here("why-vichy-defends"));
        }
        if m.cond.is_dry() {
            j.forbid(clause!("HUB-7.2"), || here("why-unsupplied"));
        }
        if s.turn.fought.contains(area) {
            let paras = s.at(area).iter().any(|t| t.cond == Cond::Dropped);
            j.forbid(if paras { clause!("HU-16") } else { clause!("HU-15") }, || here("why-attacked-already"));
        }
        if nation == Nation::Bg && s.at(area).iter().any(|t| t.nation == Nation::Su) {
            j.forbid(clause!("HU-72"), || here("why-bulgaria"));
        }
        for other in s.groups.iter().filter(|g| g.target == area && g.nation != nation).map(|g| g.nation) {
            let apart = |key: &'static str| here(key).word("nation", other.word());
            if matches!((nation, other), (Nation::Uk, Nation::Fr) | (Nation::Fr, Nation::Uk)) {
                j.forbid(clause!("HU-55"), || apart("why-not-jointly"));
            } else if nation == Nation::Su && other.is_western() || nation.is_western() && other == Nation::Su {
                j.forbid(clause!("HU-59"), || apart("why-soviets-apart"));
            } else if !self.fight_together(s, nation, other) {
                j.forbid(clause!("HU-58"), || apart("why-not-agreed"));
            }
        }
        if j.settled() {
            return;
        }
        let fight = mission == Mission::Strike || sight.resists(s, nation, area);
        // HU-70: to walk in where nobody resists is no attack (HUC-13); to drop or to land there is one (HU-16).
        let attack = fight || matches!(mission, Mission::Drop | Mission::Invade);
        let inside = || s.eastern.is_some_and(|w| w.borders.contains(area));
        if attack && sight.side == Side::Axis && self.first_winter(s) && inside() {
            j.forbid(clause!("HU-70"), || here("why-first-winter"));
        }
        if fight && !s.turn.battles.contains(area) {
            let fought = s.turn.declared.iter().filter(|(a, ..)| *a != area).count();
            let soviet = s.turn.declared.iter().filter(|(a, n, _)| *a != area && *n == Nation::Su).count();
            if sight.side == Side::Axis && s.side_at(map.place.ploesti) == Some(Side::Allies) && fought > 0 {
                j.forbid(clause!("HU-74"), || here("why-one-attack").name("oil", self.name(map.place.ploesti)));
            }
            if nation == Nation::Su && s.side_at(map.place.grozny) == Some(Side::Axis) && soviet > 0 {
                j.forbid(clause!("HU-75"), || here("why-one-attack").name("oil", self.name(map.place.grozny)));
            }
        }
        let in_africa = nation == Nation::De && (map.africa.contains(m.origin) || map.africa.contains(area));
        if fight && in_africa {
            let n = m.units.total() - m.units.ships() + m.cargo.total();
            if s.turn.african + n > self.african_attackers(s).max(s.turn.african) {
                j.forbid(clause!("HU-80"), || here("why-malta").number("n", self.african_attackers(s)));
            }
        }
        let price = self.price(s, sight, nation, mission, area);
        self.judge_cost(s, nation, u16::from(price), j);
    }

    /// HU-70, HU-71: the winter of the year in which the Soviet Union was attacked.
    pub(crate) fn first_winter(&self, s: &State) -> bool {
        s.eastern.is_some_and(|w| w.by_germany && s.date == Date::new(WINTER, w.since.year()))
    }

    /// HU-10: a country whose capital is lost may land on its own ground.
    pub(crate) fn capital_lost(&self, s: &State, nation: Nation) -> bool {
        let side = s.side_of(nation);
        let great = self.data.great(nation);
        side.is_some() && great.is_some_and(|g| g.falls_with.iter().all(|a| s.side_at(a) == side.map(Side::enemy)))
    }

    /// Pays for an attack and enters it in the book of the turn.
    pub(crate) fn declare_attack(&self, s: &mut State, m: &Moving, mission: Mission, area: Area) {
        if !matches!(mission, Mission::March | Mission::Support | Mission::Drop | Mission::Strike | Mission::Invade) {
            return;
        }
        let sight = Sight::of(s, s.side);
        let fight = mission == Mission::Strike || sight.resists(s, m.nation, area);
        let price = self.price(s, &sight, m.nation, mission, area);
        self.pay(s, m.nation, u16::from(price));
        let map = &self.data.map;
        if fight && m.nation == Nation::De && (map.africa.contains(m.origin) || map.africa.contains(area)) {
            s.turn.african += m.units.total() - m.units.ships() + m.cargo.total();
        }
        if fight || price > 0 {
            match s.turn.declared.iter_mut().find(|(a, ..)| *a == area) {
                Some((_, _, paid)) => *paid += price,
                None => s.turn.declared.push((area, m.nation, price)),
            }
        }
        if map.capitals.contains(area) {
            s.turn.counter_attacked.insert(area);
        }
    }
}
