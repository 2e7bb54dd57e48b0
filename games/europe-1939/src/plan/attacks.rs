//! Attacks over land: which look good, and with whom.

use crate::data::{Area, Areas, LAND};
use crate::plan::aims::Aim;
use crate::plan::orders::{Deed, Order};
use crate::plan::staff::{Staff, Taste};
use crate::state::*;
use crate::vocabulary::*;

/// A chance with which nobody asks for more.
const SURE: f64 = 0.9;
/// A chance with which only as few are sent as must be.
const HOPELESS: f64 = 0.2;
/// What an aim weighs that the plan does not name.
const UNNAMED: f64 = 0.5;

/// Units of a nation from an area.
pub(crate) type Party = (Nation, Area, Units);

impl Staff<'_> {
    /// Who is needed where he stands has no other orders: the places that decide, and capitals.
    pub fn keep_guards(&mut self) {
        let dear = |area: &Area| self.worth(*area) >= 10 && self.threat[area.index()] > 0;
        let places: Vec<Area> = self.sight.friendly.iter().filter(dear).collect();
        for area in places {
            let hold = self.plan.weight(Aim::Hold(area));
            let key = if self.worth(area) >= 30 { 0.5 } else { 0.0 };
            let share = if hold > 1.0 { 1.2 } else { 0.35 + 0.25 * hold + key };
            let mut missing = (f64::from(self.threat[area.index()]) * share) as i32;
            for kind in [Kind::Infantry, Kind::Paratroops, Kind::Armour] {
                let here: Vec<Stack> =
                    self.free.iter().filter(|stack| (stack.area, stack.kind) == (area, kind)).copied().collect();
                for stack in here {
                    let each = self.defence(kind);
                    let kept = (missing.max(0) / each + i32::from(missing % each > 0)).clamp(0, i32::from(stack.n));
                    missing -= kept * each;
                    self.engage(area, stack.nation, Units::of(kind, kept as u8));
                }
            }
        }
    }

    /// How much a sensible player wants an area of the enemy.
    fn appeal(&self, area: Area) -> f64 {
        let weight = self.goal_weight(area);
        let near = f64::from(2 * (10 - self.far(area).min(10)));
        (f64::from(self.worth(area)) + near) * weight + 12.0 * self.taste(Taste::Goal(area))
    }

    fn goal_weight(&self, area: Area) -> f64 {
        let named = self.plan.weight(Aim::Take(area)).max(self.plan.weight(Aim::Land(area)));
        if named > 0.0 { named } else { UNNAMED }
    }

    /// The chance below which an area is left alone.
    fn needed_chance(&self, area: Area) -> f64 {
        let weight = self.goal_weight(area);
        let key = self.worth(area) >= 30;
        let need = match (self.is_last_turn(), key) {
            (true, true) => 0.12,
            (true, false) => 0.6,
            (false, true) => 0.45,
            (false, false) => 0.6,
        };
        let wanted = if weight > 1.0 { 0.15 } else { 0.2 * (weight - 1.0) };
        let exposed = if key || self.is_last_turn() { 0.0 } else { self.exposure(area) };
        (need + exposed - wanted - 0.08 * self.taste(Taste::Daring(area))).clamp(0.1, 0.92)
    }

    /// Whoever takes an area stands there with many enemies around: that is worth less.
    fn exposure(&self, area: Area) -> f64 {
        let enemy = |t: &&Stack| t.kind.is_land() && self.state.side_of(t.nation) == Some(self.side.enemy());
        let strength = |from: Area, fits: &dyn Fn(&&Stack) -> bool| -> u32 {
            self.state.at(from).iter().filter(fits).map(|t| self.blow(t.kind) * u32::from(t.n)).sum()
        };
        let own = |t: &&Stack| t.kind.is_land() && self.state.side_of(t.nation) == Some(self.side);
        let around = self.rules.data.map.lands_around(area);
        let theirs: u32 = around.iter().map(|from| strength(from, &enemy)).sum();
        let ours: u32 = around.iter().map(|from| strength(from, &own)).sum();
        if theirs > ours { 0.12 } else { 0.0 }
    }

    /// Attacks on what the free units stand beside, what is wanted most first.
    pub fn attacks(&mut self) {
        let map = &self.rules.data.map;
        let stand: Areas = self.free.iter().filter(|stack| stack.kind.is_land()).map(|stack| stack.area).collect();
        let border = map.graph.next_to(stand) & self.sight.enemy & LAND;
        let open = border - self.state.turn.fought;
        let mut goals: Vec<(f64, Area)> = open.iter().map(|area| (self.appeal(area), area)).collect();
        goals.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (appeal, area) in goals {
            if appeal > 0.0 {
                self.attack(area);
            }
        }
    }

    /// Free land units next to an area, of nations that attack together.
    fn neighbours(&self, area: Area) -> Vec<Party> {
        let around = self.rules.data.map.lands_around(area);
        let mut parties: Vec<Party> = Vec::new();
        let fit = |stack: &&Stack| {
            let ready = matches!(stack.cond, Cond::Fresh | Cond::Won) && self.state.at_war(stack.nation);
            stack.kind.is_land() && stack.kind != Kind::Paratroops && around.contains(stack.area) && ready
        };
        for stack in self.free.iter().filter(fit) {
            match parties.iter_mut().find(|(nation, from, _)| (*nation, *from) == (stack.nation, stack.area)) {
                Some((_, _, units)) => units.add(stack.kind, stack.n),
                None => parties.push((stack.nation, stack.area, Units::of(stack.kind, stack.n))),
            }
        }
        let strength = |nation: Nation| -> u32 {
            let own = parties.iter().filter(|(of, ..)| *of == nation);
            own.flat_map(|(_, _, units)| units.iter()).map(|(kind, n)| self.blow(kind) * u32::from(n)).sum()
        };
        let there = self.state.groups.iter().find(|group| group.target == area).map(|group| group.nation);
        let lead = there.or_else(|| parties.iter().map(|(nation, ..)| *nation).max_by_key(|nation| strength(*nation)));
        let Some(lead) = lead else { return Vec::new() };
        parties.retain(|(nation, ..)| self.go_together(lead, *nation));
        parties
    }

    fn blow(&self, kind: Kind) -> u32 {
        u32::from(self.rules.data.kind(kind).attack)
    }

    /// Whether two nations may attack an area together.
    fn go_together(&self, lead: Nation, other: Nation) -> bool {
        let apart = lead == Nation::Su && other.is_western() || lead.is_western() && other == Nation::Su;
        lead == other || !apart && self.rules.fight_together(&self.state, lead, other)
    }

    fn attack(&mut self, area: Area) {
        let mut parties = self.neighbours(area);
        let Some(&(lead, ..)) = parties.first() else { return };
        if !self.sight.resists(&self.state, lead, area) {
            return self.walk_in(area, &parties);
        }
        let paid = self.state.turn.battles.contains(area);
        if !paid && self.purse(lead) < u16::from(self.rules.data.numbers.price.attack) {
            return;
        }
        let mut wings: Vec<Party> = Vec::new();
        let mut chance = self.chance(area, &parties, &wings);
        let need = self.needed_chance(area);
        for wing in self.wings_for(area, lead) {
            if chance >= SURE {
                break;
            }
            wings.push(wing);
            chance = self.chance(area, &parties, &wings);
        }
        if chance < need {
            return self.do_duty(area, &parties, chance);
        }
        self.spare(area, &mut parties, &wings, chance);
        if !paid {
            self.charge(lead, u16::from(self.rules.data.numbers.price.attack));
        }
        self.battles.insert(area);
        for (nation, from, units) in parties.into_iter().chain(wings) {
            self.order(Order::new(nation, from, units, Deed::To(area)));
        }
    }

    /// Who has lost his capital must try to retake it (HU-09): with all who can, or with one where there is no hope.
    fn do_duty(&mut self, area: Area, parties: &[Party], chance: f64) {
        let owes = |nation: Nation| {
            let falls = self.rules.data.great(nation).is_some_and(|great| great.falls_with.contains(area));
            falls && self.rules.owes_counter_attack(&self.state, nation)
        };
        let Some(&(nation, from, units)) = parties.iter().find(|(nation, ..)| owes(*nation)) else { return };
        let cheap = if units.get(Kind::Infantry) > 0 { Kind::Infantry } else { Kind::Armour };
        let sent = if chance > HOPELESS { units } else { Units::of(cheap, 1) };
        self.charge(nation, u16::from(self.rules.data.numbers.price.attack));
        self.battles.insert(area);
        self.order(Order::new(nation, from, sent, Deed::To(area)));
    }

    /// Where nobody resists, one unit is enough to walk in.
    fn walk_in(&mut self, area: Area, parties: &[Party]) {
        let spare = |party: &&Party| self.guard[party.1.index()] - self.threat[party.1.index()];
        let Some(&(nation, from, units)) = parties.iter().max_by_key(spare) else { return };
        let kind = if units.get(Kind::Infantry) > 0 { Kind::Infantry } else { Kind::Armour };
        if units.get(kind) > 0 {
            self.taken.insert(area);
            self.order(Order::new(nation, from, Units::of(kind, 1), Deed::To(area)));
        }
    }

    /// Free aircraft that reach an area, a few at a time, of nations that attack together with the one that leads.
    pub fn wings_for(&self, area: Area, lead: Nation) -> Vec<Party> {
        let near = |stack: &&Stack| {
            let reach = self.rules.data.kind(stack.kind).reach;
            stack.kind.is_air()
                && stack.cond == Cond::Fresh
                && self.state.at_war(stack.nation)
                && self.go_together(lead, stack.nation)
                && self.rules.flights(stack.area, reach).contains(area)
        };
        let two = |stack: &Stack| {
            let pairs = (0..stack.n).step_by(2).map(|first| (stack.n - first).min(2));
            let units: Vec<Units> = pairs.map(|n| Units::of(stack.kind, n)).collect();
            let (nation, from) = (stack.nation, stack.area);
            units.into_iter().map(move |units| (nation, from, units)).collect::<Vec<Party>>()
        };
        self.free.iter().filter(near).flat_map(two).collect()
    }

    /// The chance to win a battle with these, beside those who are on the way already.
    pub fn chance(&mut self, area: Area, parties: &[Party], wings: &[Party]) -> f64 {
        let before = self.state.groups.len();
        self.send(area, parties, Mission::March);
        self.send(area, wings, Mission::Support);
        let chance = self.rules.battle_fight(&self.state, area).odds().win;
        self.state.groups.truncate(before);
        chance
    }

    /// Supposes that these have set out.
    pub fn send(&mut self, target: Area, parties: &[Party], mission: Mission) {
        for &(nation, origin, units) in parties {
            let (cargo, way) = (Units::NONE, Way::new());
            self.state.groups.push(Group { nation, origin, target, mission, units, cargo, way });
        }
    }

    /// Leaves at home who is not needed.
    fn spare(&mut self, area: Area, parties: &mut [Party], wings: &[Party], mut chance: f64) {
        for i in 0..parties.len() {
            if chance < 0.95 {
                return;
            }
            let all = parties[i].2;
            let half = Units(all.0.map(|n| n.div_ceil(2)));
            if half == all {
                continue;
            }
            parties[i].2 = half;
            let with_less = self.chance(area, parties, wings);
            if with_less >= 0.93 {
                chance = with_less;
            } else {
                parties[i].2 = all;
            }
        }
    }

    /// Paratroops drop beside a landing or over a river, or where nobody is.
    pub fn drops(&mut self) {
        let paras: Vec<Stack> = self
            .free
            .iter()
            .filter(|stack| {
                stack.kind == Kind::Paratroops && stack.cond == Cond::Fresh && self.state.at_war(stack.nation)
            })
            .copied()
            .collect();
        for stack in paras {
            let reach =
                self.rules.flights(stack.area, self.rules.data.kind(stack.kind).reach) & self.sight.enemy & LAND;
            let river = |from: &Area, area: Area| self.rules.data.map.river(*from, area);
            let over_a_river = |area: &Area| {
                let marching = || self.orders.iter().filter(|order| order.deed == Deed::To(*area));
                self.battles.contains(*area)
                    && marching().any(|order| order.units.land() > 0)
                    && marching().all(|order| order.units.land() == 0 || river(&order.origin, *area))
            };
            let empty = |area: &Area| {
                !self.sight.resists(&self.state, stack.nation, *area)
                    && !self.taken.contains(*area)
                    && !self.state.turn.fought.contains(*area)
                    && self.worth(*area) >= 8
            };
            let best = |places: Vec<Area>| places.into_iter().max_by_key(|area| self.worth(*area));
            let place = best(reach.iter().filter(over_a_river).collect())
                .or_else(|| best(reach.iter().filter(empty).collect()));
            if let Some(area) = place {
                self.order(Order::new(stack.nation, stack.area, Units::of(stack.kind, stack.n), Deed::Drop(area)));
            }
        }
    }
}
