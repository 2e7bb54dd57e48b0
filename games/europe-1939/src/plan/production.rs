//! What is built and where: what the front lacks, what a landing lacks, a reserve for attacks.

use crate::action::verb;
use crate::data::{Area, Areas};
use crate::plan::aims::Aim;
use crate::plan::landings::Muster;
use crate::plan::staff::{Staff, Taste};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::Quick;

/// Units that one season's purchases of a power never exceed.
const MOST: usize = 24;

impl Staff<'_> {
    pub fn purchases(mut self) -> Vec<verb::Build> {
        let musters = self.musters();
        let mut bought = Vec::new();
        let movers: Vec<Nation> = self.rules.movers(&self.state).iter().collect();
        for nation in movers {
            if self.rules.purse(&self.state, nation) == 0 {
                continue;
            }
            let muster = musters.iter().find(|muster| muster.nation == nation).copied();
            let reserve = self.reserve(nation);
            let sites = self.rules.sites(&self.state, &self.sight, nation);
            for _ in 0..MOST {
                let purse = self.rules.purse(&self.state, nation);
                let Some(new) = self.best_purchase(nation, sites, purse.saturating_sub(reserve), muster.as_ref())
                else {
                    break;
                };
                self.pretend(&new);
                bought.push(new);
            }
        }
        bought
    }

    /// Attacks are paid out of the same purse, and a landing that is ready.
    fn reserve(&mut self, nation: Nation) -> u16 {
        let limit = self.rules.season_limit(self.rules.ledger(&self.state, nation));
        let attacks = (limit / 3).clamp(1, 6);
        let landing = u16::from(self.rules.data.numbers.price.invasion);
        if nation.is_great() && limit >= landing && self.is_ready_to_land(nation) {
            attacks.max(landing + limit.saturating_sub(landing).min(2))
        } else {
            attacks
        }
    }

    /// Counts with a unit that is bought.
    fn pretend(&mut self, new: &verb::Build) {
        self.rules.pay(&mut self.state, new.nation, self.rules.data.kind(new.kind).cost);
        self.state.add(new.at, new.nation, new.kind, Cond::Fresh, 1);
        match self.state.turn.built.iter_mut().find(|(area, _)| *area == new.at) {
            Some((_, n)) => *n += 1,
            None => self.state.turn.built.push((new.at, 1)),
        }
        if !new.kind.is_ship() {
            self.guard[new.at.index()] += self.defence(new.kind);
        }
        if new.kind.is_air() {
            self.sight = Sight::of(&self.state, self.side);
        }
    }

    fn best_purchase(&self, nation: Nation, sites: Areas, purse: u16, muster: Option<&Muster>) -> Option<verb::Build> {
        let mut best: Option<(i32, verb::Build)> = None;
        for kind in Kind::ALL.into_iter().filter(|&kind| self.rules.data.kind(kind).cost <= purse) {
            let total = self.state.total(nation, kind);
            if !Quick::ask(|judge| self.rules.judge_new_unit(&self.state, (nation, kind), total, purse, judge)) {
                continue;
            }
            let wanted = self.kind_worth(nation, kind, total, muster);
            let sites = if kind.is_ship() { sites & self.rules.data.map.ports } else { sites };
            for at in sites.iter() {
                let new = verb::Build { nation, kind, at };
                let worth = wanted + self.site_worth(kind, at, muster);
                if worth > 0
                    && best.as_ref().is_none_or(|(most, _)| worth > *most)
                    && Quick::ask(|judge| self.rules.judge_site(&self.state, &self.sight, sites, &new, judge))
                {
                    best = Some((worth, new));
                }
            }
        }
        best.map(|(_, new)| new)
    }

    /// How much another unit of a kind is wanted.
    fn kind_worth(&self, nation: Nation, kind: Kind, total: usize, muster: Option<&Muster>) -> i32 {
        let land: usize = Kind::ALL.iter().filter(|k| k.is_land()).map(|&k| self.state.total(nation, k)).sum();
        let submarines = usize::from(self.state.submarines());
        let base = match kind {
            Kind::Infantry => 8,
            Kind::Armour => 9,
            Kind::Aircraft if total * 3 < land => 9,
            Kind::Aircraft => 6,
            Kind::Paratroops if muster.is_some() && total == 0 => 20,
            Kind::Paratroops => 1,
            Kind::Fleet => self.fleet_worth(total, muster),
            Kind::Submarine if self.state.at_war(Nation::Uk) && total < 4 => 4,
            Kind::Destroyer if submarines > total && nation.is_western() && total < 3 => 3,
            Kind::Bomber if nation.is_western() && land >= 8 && total < 4 => 3,
            _ => -40,
        };
        let more = match self.plan.weight(Aim::Build(kind)) {
            weight if weight > 1.0 => 8,
            weight if weight > 0.0 => 0,
            _ if matches!(kind, Kind::Infantry | Kind::Armour | Kind::Aircraft) => -6,
            _ => 0,
        };
        base + more + (3.0 * self.taste(Taste::Kind(kind))) as i32
    }

    fn fleet_worth(&self, total: usize, muster: Option<&Muster>) -> i32 {
        match muster {
            Some(muster) if total < usize::from(muster.fleets) + 2 => 24,
            _ => -40,
        }
    }

    fn site_worth(&self, kind: Kind, at: Area, muster: Option<&Muster>) -> i32 {
        if let Some(muster) = muster
            && muster.port == at
        {
            let aboard = self.state.at(at).iter().filter(|t| t.nation == muster.nation && t.kind.is_land());
            let full = aboard.map(|t| t.n).sum::<u8>() >= 2 * muster.fleets;
            return if kind.is_land() && full { 0 } else { 26 };
        }
        if kind.is_ship() {
            return 10;
        }
        let i = at.index();
        let need = (self.threat[i] - self.guard[i]).clamp(0, 20);
        let hold = if self.plan.weight(Aim::Hold(at)) > 1.0 { 5 } else { 0 };
        20 + need + hold - self.far(at).min(10) + (3.0 * self.taste(Taste::Site(at))) as i32
    }
}
