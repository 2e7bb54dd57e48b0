//! Chapter 12: the Führer's orders and the Slovak uprising.

use crate::Rules;
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use board::HexSet;
use kernel::{Judge, Note, Play, Text};

/// BPH-12.1a: the first turn on which the Führer may order an offensive.
const FIRST_CHECK: u8 = 5;
/// BPH-12.1c.
const MOST_OFFENSIVES: u8 = 2;

impl Rules {
    /// BPH-12.1: the check at the very start of a turn, or the order the scenario gives.
    pub(crate) fn fuhrer_check(&self, s: &mut State, play: &mut Play<'_>) {
        s.fuhrer.quota = None;
        if self.options.fuhrer_orders == FuhrerOrders::Off {
            return;
        }
        if let Some(&which) = self.data.scenario.fuhrer_orders.get(&s.turn) {
            s.fuhrer.ordered = which;
            return self.order_offensive(s, play);
        }
        if !self.data.scenario.fuhrer_rolls || s.turn < FIRST_CHECK || s.fuhrer.ordered >= MOST_OFFENSIVES {
            return;
        }
        let first = match self.options.fuhrer_mod {
            FuhrerMod::FirstCheck => s.fuhrer.checks == 0,
            FuhrerMod::UntilFirst => s.fuhrer.ordered == 0,
        };
        let modifier = u8::from(first && self.allies_near_budapest(s));
        let die = play.die(6);
        s.fuhrer.checks += 1;
        let ordered = die + modifier >= 5;
        let key = if ordered { "log-fuhrer-orders" } else { "log-fuhrer-silent" };
        play.note(|| Note::new(Text::new(key).number("die", die).number("modifier", modifier)));
        if ordered {
            s.fuhrer.ordered += 1;
            self.order_offensive(s, play);
        }
    }

    /// BPH-12.1b: Allied units within two hexes of Budapest.
    fn allies_near_budapest(&self, s: &State) -> bool {
        let grid = &self.data.map.grid;
        self.units_of(s, Side::Allied).iter().any(|h| self.data.map.budapest.iter().any(|&b| grid.distance(h, b) <= 2))
    }

    /// BPH-12.1d, e.
    fn order_offensive(&self, s: &mut State, play: &mut Play<'_>) {
        let quota = if s.fuhrer.ordered == 1 { Quota { steps: 10, armour: 4 } } else { Quota { steps: 16, armour: 8 } };
        s.fuhrer.quota = Some(quota);
        play.note(|| {
            Note::new(Text::new("log-fuhrer-quota").number("steps", quota.steps).number("armour", quota.armour))
        });
    }

    /// Each unit counts once, with its steps at that moment (HOUSE-18).
    pub(crate) fn count_for_quota(&self, s: &mut State, unit: UnitId) {
        let data = self.data.unit(unit);
        if data.side != Side::Axis || s.unit(unit).marks.has(Marks::COUNTED) {
            return;
        }
        let steps = s.steps(unit, &self.data);
        if let Some(quota) = &mut s.fuhrer.quota {
            quota.steps = quota.steps.saturating_sub(steps);
            if data.kind.is_armour() {
                let counts = if self.options.fuhrer_count == FuhrerCount::Steps { steps } else { 1 };
                quota.armour = quota.armour.saturating_sub(counts);
            }
        }
        s.unit_mut(unit).marks.set(Marks::COUNTED);
    }

    /// C34: the Axis may not stop attacking while the order is unfulfilled and there is a legal attack.
    pub(crate) fn judge_quota<J: Judge>(&self, s: &State, j: &mut J) {
        let Some(quota) = s.fuhrer.quota.filter(|q| q.open()) else { return };
        if !self.attackable(s, Side::Axis).is_empty() {
            let clause = if s.fuhrer.ordered == 1 { "BPH-12.1d" } else { "BPH-12.1e" };
            j.forbid(clause, || Text::new("why-quota").number("steps", quota.steps).number("armour", quota.armour));
            j.forbid("HOUSE-18", || Text::new("why-attacks-left"));
        }
    }

    /// HOUSE-18: what an unfulfilled order costs.
    pub(crate) fn close_quota(&self, s: &mut State, play: &mut Play<'_>) {
        let unfulfilled = s.fuhrer.quota.take().is_some_and(Quota::open);
        if unfulfilled {
            match self.options.fuhrer_penalty {
                FuhrerPenalty::Columns => s.fuhrer.columns_lost = 2,
                FuhrerPenalty::Points => s.fuhrer.points_lost += 2,
                FuhrerPenalty::None => {}
            }
            play.note(|| Note::new(Text::new("log-fuhrer-disobeyed")));
        }
    }

    fn partisans<'a>(&'a self, s: &'a State) -> impl Iterator<Item = UnitId> + 'a {
        self.data.of_kind(Kind::Part).iter().copied().filter(|&u| s.hex_of(u).is_some())
    }

    /// BPH-12.2.1b with C67.
    pub(crate) fn partisans_may_leave(&self, s: &State) -> bool {
        match self.options.partisan_release {
            PartisanRelease::ForGood => s.partisans_free,
            PartisanRelease::WhileAdjacent => self.a_corps_has_come(s),
        }
    }

    /// A supplied Soviet, Czech or Romanian unit stands next to partisans.
    fn a_corps_has_come(&self, s: &State) -> bool {
        let partisans: HexSet = self.partisans(s).filter_map(|u| s.hex_of(u)).collect();
        let near = self.hexes_around(&partisans).union(&partisans);
        self.on_map_of(s, Side::Allied).any(|(u, data, h)| {
            matches!(data.nation, Nation::Su | Nation::Cz | Nation::Ro)
                && data.kind.fights()
                && s.unit(u).supply != Supply::None
                && near.contains(h)
        })
    }

    /// Looks whether partisans are reached, by whatever brought a corps next to them or put it in supply.
    pub(crate) fn release_partisans(&self, s: &mut State, play: &mut Play<'_>) {
        if !s.partisans_free && self.partisans(s).next().is_some() && self.a_corps_has_come(s) {
            s.partisans_free = true;
            play.note(|| Note::new(Text::new("log-partisans-free")));
        }
    }

    fn czechs(&self) -> Option<UnitId> {
        self.data.unit_ids().find(|&u| self.data.brief(u).nation == Nation::Cz)
    }

    fn judge_partisan<J: Judge>(&self, s: &State, side: Side, unit: UnitId, j: &mut J) {
        let partisan = self.data.units.get(unit.index()).is_some_and(|d| d.kind == Kind::Part && d.side == side);
        if !partisan || s.hex_of(unit).is_none() {
            j.forbid("BPH-12.2.1d", || Text::new("why-no-partisans"));
        }
        if s.pools.begun {
            j.forbid("PR-6", || Text::new("why-partisans-first"));
        }
    }

    /// BPH-12.2.1d: a partisan unit fills up 1 Cz.
    pub(crate) fn judge_fill<J: Judge>(&self, s: &State, side: Side, unit: UnitId, j: &mut J) {
        self.judge_partisan(s, side, unit, j);
        if !self.czechs().is_some_and(|cz| s.hex_of(cz).is_some() && s.unit(cz).reduced) {
            j.forbid("BPH-12.2.1d", || Text::new("why-czechs-not-reduced"));
        }
    }

    pub(crate) fn fill(&self, s: &mut State, unit: UnitId, play: &mut Play<'_>) {
        s.unit_mut(unit).place = Place::Out;
        if let Some(cz) = self.czechs() {
            s.unit_mut(cz).reduced = false;
            play.note(|| Note::new(Text::new("log-restored").name("unit", self.unit_name(cz))));
        }
        self.partisan_gone(s, false);
    }

    /// BPH-12.2.1e: two partisan units bring 1 Cz back.
    pub(crate) fn judge_rally<J: Judge>(&self, s: &State, side: Side, first: UnitId, second: UnitId, j: &mut J) {
        self.judge_partisan(s, side, first, j);
        self.judge_partisan(s, side, second, j);
        if first >= second {
            j.forbid("BPH-12.2.1e", || Text::new("why-two-partisans"));
        }
        let Some(cz) = self.czechs().filter(|&cz| s.unit(cz).place == Place::Lost) else {
            return j.forbid("BPH-12.2.1e", || Text::new("why-czechs-not-lost"));
        };
        if j.allows() && !self.has_place_for(s, cz, Arrival::Rallied) {
            j.forbid("BPH-12.2.1e", || Text::new("why-nowhere-to-place").name("unit", self.unit_name(cz)));
        }
    }

    pub(crate) fn rally(&self, s: &mut State, first: UnitId, second: UnitId) {
        s.unit_mut(first).place = Place::Out;
        s.unit_mut(second).place = Place::Out;
        if let Some(unit) = self.czechs() {
            s.frames.push(Frame::Placing(Placing { unit, why: Arrival::Rallied }));
        }
        self.partisan_gone(s, false);
    }

    /// C68: when the last partisan unit has left the map the die for the S units is due.
    pub(crate) fn partisan_gone(&self, s: &mut State, killed: bool) {
        let last = self.partisans(s).next().is_none();
        let triggers = killed || self.options.s_units_trigger == SUnitsTrigger::Gone;
        if last && triggers && s.s_units == SUnits::Bound {
            s.s_units = SUnits::Due;
        } else if last && s.s_units == SUnits::Bound {
            // Nobody is left to be killed: the units are free without a die.
            s.s_units = SUnits::Free;
        }
    }

    /// BPH-12.2.2a with C36: the German units marked S leave on 1–4.
    pub(crate) fn roll_for_s_units(&self, s: &mut State, play: &mut Play<'_>) {
        if s.s_units != SUnits::Due {
            return;
        }
        s.s_units = SUnits::Settled;
        let one = (self.options.s_units_roll == SUnitsRoll::One).then(|| play.die(6));
        for unit in self.data.unit_ids().filter(|&u| self.data.unit(u).s_mark) {
            if matches!(s.unit(unit).place, Place::Out) {
                continue;
            }
            let die = one.unwrap_or_else(|| play.die(6));
            if die <= 4 {
                s.unit_mut(unit).place = Place::Out;
            }
            let key = if die <= 4 { "log-s-unit-leaves" } else { "log-s-unit-stays" };
            play.note(|| Note::new(Text::new(key).name("unit", self.unit_name(unit)).number("die", die)));
        }
    }
}
