//! Chapter 12: the Führer's orders and the Slovak uprising.

use crate::Rules;
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use board::HexSet;
use kernel::{Judge, Note, Play, Pool, Text};

/// BPH-12.2: what makes a unit marked S leave.
const LEAVES: Pool = Pool { count: 1, sides: 6, from: 1, to: 4 };

/// BPH-12.1a: the first turn on which the Führer may order an offensive.
const FIRST_CHECK: u8 = 5;
/// BPH-12.1c.
const MOST_OFFENSIVES: u8 = 2;

/// How a partisan unit left the map (C68).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Gone {
    Killed,
    /// As a replacement for 1 Cz.
    GivenUp,
}

impl Rules {
    /// BPH-12.1: the check at the very start of a turn, or the order the scenario gives.
    pub(crate) fn fuhrer_check(&self, state: &mut State, play: &mut Play<'_>) {
        state.fuhrer.quota = None;
        if self.options.fuhrer_orders == FuhrerOrders::Off {
            return;
        }
        if let Some(&which) = self.data.scenario.fuhrer_orders.get(&state.turn) {
            state.fuhrer.ordered = which;
            return self.order_offensive(state, play);
        }
        if !self.data.scenario.fuhrer_rolls || state.turn < FIRST_CHECK || state.fuhrer.ordered >= MOST_OFFENSIVES {
            return;
        }
        let first = match self.options.fuhrer_mod {
            FuhrerMod::FirstCheck => state.fuhrer.checks == 0,
            FuhrerMod::UntilFirst => state.fuhrer.ordered == 0,
        };
        let modifier = u8::from(first && self.allies_near_budapest(state));
        let die = play.die_for(Pool::at_least(1, 6, 5 - modifier));
        state.fuhrer.checks += 1;
        let ordered = die + modifier >= 5;
        let key = if ordered { "log-fuhrer-orders" } else { "log-fuhrer-silent" };
        play.note(|| Note::new(Text::new(key).number("die", die).number("modifier", modifier)));
        if ordered {
            state.fuhrer.ordered += 1;
            self.order_offensive(state, play);
        }
    }

    /// BPH-12.1b: Allied units within two hexes of Budapest.
    fn allies_near_budapest(&self, state: &State) -> bool {
        let grid = &self.data.map.grid;
        self.units_of(state, Side::Allied)
            .iter()
            .any(|h| self.data.map.budapest.iter().any(|&b| grid.distance(h, b) <= 2))
    }

    /// BPH-12.1d, e.
    fn order_offensive(&self, state: &mut State, play: &mut Play<'_>) {
        let quota =
            if state.fuhrer.ordered == 1 { Quota { steps: 10, armour: 4 } } else { Quota { steps: 16, armour: 8 } };
        state.fuhrer.quota = Some(quota);
        play.note(|| {
            Note::new(Text::new("log-fuhrer-quota").number("steps", quota.steps).number("armour", quota.armour))
        });
    }

    /// Each unit counts once, with its steps at that moment (HOUSE-18).
    pub(crate) fn count_for_quota(&self, state: &mut State, unit: UnitId) {
        let data = self.data.unit(unit);
        if data.side != Side::Axis || state.unit(unit).marks.has(Marks::COUNTED) {
            return;
        }
        let steps = state.steps(unit, &self.data);
        if let Some(quota) = &mut state.fuhrer.quota {
            quota.steps = quota.steps.saturating_sub(steps);
            if data.kind.is_armour() {
                let counts = if self.options.fuhrer_count == FuhrerCount::Steps { steps } else { 1 };
                quota.armour = quota.armour.saturating_sub(counts);
            }
        }
        state.unit_mut(unit).marks.set(Marks::COUNTED);
    }

    /// C34: the Axis may not stop attacking while the order is unfulfilled and there is a legal attack.
    pub(crate) fn judge_quota<J: Judge>(&self, state: &State, judge: &mut J) {
        let Some(quota) = state.fuhrer.quota.filter(|q| q.open()) else { return };
        if !self.attackable(state, Side::Axis).is_empty() {
            let clause = if state.fuhrer.ordered == 1 { clause!("BPH-12.1d") } else { clause!("BPH-12.1e") };
            judge.forbid(clause, || Text::new("why-quota").number("steps", quota.steps).number("armour", quota.armour));
            judge.forbid(clause!("HOUSE-18"), || Text::new("why-attacks-left"));
        }
    }

    /// HOUSE-18: what an unfulfilled order costs.
    pub(crate) fn close_quota(&self, state: &mut State, play: &mut Play<'_>) {
        let unfulfilled = state.fuhrer.quota.take().is_some_and(Quota::open);
        if unfulfilled {
            match self.options.fuhrer_penalty {
                FuhrerPenalty::Columns => state.fuhrer.columns_lost = 2,
                FuhrerPenalty::Points => state.fuhrer.points_lost += 2,
                FuhrerPenalty::None => {}
            }
            play.note(|| Note::new(Text::new("log-fuhrer-disobeyed")));
        }
    }

    fn partisans<'a>(&'a self, state: &'a State) -> impl Iterator<Item = UnitId> + 'a {
        self.data.of_kind(Kind::Part).iter().copied().filter(|&u| state.hex_of(u).is_some())
    }

    /// BPH-12.2.1b with C67.
    pub(crate) fn partisans_may_leave(&self, state: &State) -> bool {
        match self.options.partisan_release {
            PartisanRelease::ForGood => state.partisans_free,
            PartisanRelease::WhileAdjacent => self.a_corps_has_come(state),
        }
    }

    /// A supplied Soviet, Czech or Romanian unit stands next to partisans.
    fn a_corps_has_come(&self, state: &State) -> bool {
        let partisans: HexSet = self.partisans(state).filter_map(|u| state.hex_of(u)).collect();
        let near = self.hexes_around(&partisans).union(&partisans);
        self.on_map_of(state, Side::Allied).any(|(unit, data, hex)| {
            matches!(data.nation, Nation::Su | Nation::Cz | Nation::Ro)
                && near.contains(hex)
                && self.relieves(state, unit)
        })
    }

    /// C67: a combat unit in supply, and by option a headquarters that is connected to a supply hex.
    fn relieves(&self, state: &State, unit: UnitId) -> bool {
        match self.data.brief(unit).kind {
            Kind::Column => false,
            Kind::Hq => {
                let linked = |hq: usize| self.links(state, Side::Allied)[hq] != Link::Cut;
                self.options.partisan_relief == PartisanRelief::AnyUnit && self.hq_index(unit).is_some_and(linked)
            }
            _ => state.unit(unit).supply != Supply::None,
        }
    }

    /// Looks whether partisans are reached, by whatever brought a corps next to them or put it in supply.
    pub(crate) fn release_partisans(&self, state: &mut State, play: &mut Play<'_>) {
        if !state.partisans_free && self.partisans(state).next().is_some() && self.a_corps_has_come(state) {
            state.partisans_free = true;
            play.note(|| Note::new(Text::new("log-partisans-free")));
        }
    }

    fn czechs(&self) -> Option<UnitId> {
        self.data.unit_ids().find(|&u| self.data.brief(u).nation == Nation::Cz)
    }

    fn judge_partisan<J: Judge>(&self, state: &State, side: Side, unit: UnitId, judge: &mut J) {
        let partisan = self.data.units.get(unit.index()).is_some_and(|d| d.kind == Kind::Part && d.side == side);
        if !partisan || state.hex_of(unit).is_none() {
            judge.forbid(clause!("BPH-12.2.1d"), || Text::new("why-no-partisans"));
        }
        if state.pools.begun {
            judge.forbid(clause!("PR-6"), || Text::new("why-partisans-first"));
        }
    }

    /// BPH-12.2.1d: a partisan unit fills up 1 Cz.
    pub(crate) fn judge_fill<J: Judge>(&self, state: &State, side: Side, unit: UnitId, judge: &mut J) {
        self.judge_partisan(state, side, unit, judge);
        if !self.czechs().is_some_and(|cz| state.hex_of(cz).is_some() && state.unit(cz).reduced) {
            judge.forbid(clause!("BPH-12.2.1d"), || Text::new("why-czechs-not-reduced"));
        }
    }

    pub(crate) fn fill(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        state.unit_mut(unit).place = Place::Out;
        if let Some(cz) = self.czechs() {
            state.unit_mut(cz).reduced = false;
            play.note(|| Note::new(Text::new("log-restored").name("unit", self.unit_name(cz))));
        }
        self.partisan_gone(state, Gone::GivenUp);
    }

    /// BPH-12.2.1e: two partisan units bring 1 Cz back.
    pub(crate) fn judge_rally<J: Judge>(
        &self,
        state: &State,
        side: Side,
        first: UnitId,
        second: UnitId,
        judge: &mut J,
    ) {
        self.judge_partisan(state, side, first, judge);
        self.judge_partisan(state, side, second, judge);
        if first >= second {
            judge.forbid(clause!("BPH-12.2.1e"), || Text::new("why-two-partisans"));
        }
        let Some(cz) = self.czechs().filter(|&cz| state.unit(cz).place == Place::Lost) else {
            return judge.forbid(clause!("BPH-12.2.1e"), || Text::new("why-czechs-not-lost"));
        };
        if judge.allows() && !self.has_place_for(state, cz, Arrival::Rallied) {
            judge.forbid(clause!("BPH-12.2.1e"), || Text::new("why-nowhere-to-place").name("unit", self.unit_name(cz)));
        }
    }

    pub(crate) fn rally(&self, state: &mut State, first: UnitId, second: UnitId) {
        state.unit_mut(first).place = Place::Out;
        state.unit_mut(second).place = Place::Out;
        if let Some(unit) = self.czechs() {
            state.frames.push(Frame::Placing(Placing { unit, why: Arrival::Rallied }));
        }
        self.partisan_gone(state, Gone::GivenUp);
    }

    /// C68: when the last partisan unit has left the map the die for the S units is due.
    pub(crate) fn partisan_gone(&self, state: &mut State, how: Gone) {
        let last = self.partisans(state).next().is_none();
        let triggers = how == Gone::Killed || self.options.s_units_trigger == SUnitsTrigger::Gone;
        if last && triggers && state.s_units == SUnits::Bound {
            state.s_units = SUnits::Due;
        } else if last && state.s_units == SUnits::Bound {
            // Nobody is left to be killed: the units are free without a die.
            state.s_units = SUnits::Free;
        }
    }

    /// BPH-12.2.2a with C36: the German units marked S leave on 1–4.
    pub(crate) fn roll_for_s_units(&self, state: &mut State, play: &mut Play<'_>) {
        if state.s_units != SUnits::Due {
            return;
        }
        state.s_units = SUnits::Settled;
        let one = (self.options.s_units_roll == SUnitsRoll::One).then(|| play.die_for(LEAVES));
        for unit in self.data.unit_ids().filter(|&u| self.data.unit(u).s_mark) {
            if matches!(state.unit(unit).place, Place::Out) {
                continue;
            }
            let die = one.unwrap_or_else(|| play.die_for(LEAVES));
            let leaves = die <= LEAVES.to;
            if leaves {
                state.unit_mut(unit).place = Place::Out;
            }
            let key = if leaves { "log-s-unit-leaves" } else { "log-s-unit-stays" };
            play.note(|| Note::new(Text::new(key).name("unit", self.unit_name(unit)).number("die", die)));
        }
    }
}
