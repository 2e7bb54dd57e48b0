//! Combining and breaking down units, and what is left in the pools (TKC-20, 22, 23, 37, 38).

use crate::rules::supply::Supply;
use crate::rules::zones::Presence;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::HexSet;
use kernel::{Judge, Text};

/// What is asked for every action of the segment.
pub(crate) struct Order {
    pub supply: Supply,
    pub presence: Presence,
    /// Hexes with a supplied unit of the phasing faction.
    pub supplied: HexSet,
    /// The units of the phasing faction that are in play.
    pub own: Vec<UnitId>,
}

impl Rules {
    pub(crate) fn order(&self, state: &State) -> Order {
        let presence = self.presence(state);
        let supply = self.supply_with(state, &presence, state.faction);
        let own = |u: &&Unit| self.faction_of(u.nation) == state.faction && supply.has(self, u);
        let supplied = state.units.iter().filter(own).filter_map(Unit::hex).collect();
        let in_play =
            |u: &Unit| self.faction_of(u.nation) == state.faction && matches!(u.place, Place::Hex(_) | Place::Box(_));
        let own = state.unit_ids().filter(|&u| state.unit(u).is_some_and(in_play)).collect();
        Order { supply, presence, supplied, own }
    }

    /// TKC-22: the row that comes of some parts: armour if all are armour-type, mechanized units included; mechanized
    /// if at least half the steps are (or armour where the nation has no such row), infantry otherwise; SS of SS alone.
    pub fn combined(&self, parts: &[&Unit]) -> Option<(Kind, u8)> {
        let nation = parts.first()?.nation;
        let steps: u8 = parts.iter().map(|u| u.steps).sum();
        let armour: u8 = parts.iter().filter(|u| u.kind.is_armour()).map(|u| u.steps).sum();
        let row = |kind: Kind| self.data.counters.row(nation, kind, steps).is_some();
        let kind = if parts.iter().all(|u| u.kind == Kind::SsPanzer) && row(Kind::SsPanzer) {
            Kind::SsPanzer
        } else if armour == steps {
            Kind::Armour
        } else if 2 * armour >= steps {
            if row(Kind::Mech) { Kind::Mech } else { Kind::Armour }
        } else {
            Kind::Inf
        };
        row(kind).then_some((kind, steps))
    }

    pub(crate) fn may_combine(kind: Kind) -> bool {
        kind.is_unlimited() || matches!(kind, Kind::SsPanzer | Kind::CavMech)
    }

    pub(crate) fn combine(&self, state: &mut State, ids: &[UnitId]) {
        let parts: Vec<Unit> = ids.iter().filter_map(|&u| state.unit(u).copied()).collect();
        let Some((kind, steps)) = self.combined(&parts.iter().collect::<Vec<_>>()) else { return };
        if parts.len() != ids.len() {
            return;
        }
        let exp = parts.iter().all(|u| u.exp);
        for &id in &ids[1..] {
            self.set_aside(state, id);
        }
        let unit = &mut state.units[ids[0].index()];
        (unit.kind, unit.steps, unit.exp) = (kind, steps, exp);
    }

    /// A counter goes back to its pool without loss.
    fn set_aside(&self, state: &mut State, unit: UnitId) {
        let turn = self.next_season(state.turn);
        let u = &mut state.units[unit.index()];
        let returns = !u.kind.is_unlimited()
            && !matches!(u.kind, Kind::Fortress | Kind::Guards | Kind::Shock | Kind::Partisan | Kind::Reserve);
        u.place = if returns { Place::Lost(turn) } else { Place::Gone };
        (u.marks, u.steps) = (Marks::NONE, 1);
    }

    /// TKC-23: what is left of a counter when one step of a kind is split off; never more armour than went in.
    pub fn split(&self, u: &Unit, off: Kind) -> Option<(Kind, u8)> {
        let rest = match (u.kind, off) {
            (Kind::Inf, Kind::Inf) | (Kind::Armour | Kind::ArmourB, Kind::Armour) => (u.kind, u.steps - 1),
            (Kind::Mech, Kind::Inf) => (Kind::Armour, u.steps - 1),
            (Kind::Mech, Kind::Armour) if u.steps == 2 => (Kind::Inf, 1),
            (Kind::Mech, Kind::Armour) => (Kind::Mech, u.steps - 1),
            (Kind::SsPanzer, Kind::Armour) | (Kind::Guards | Kind::Shock, Kind::Inf) => {
                self.data.counters.lower(u.nation, u.kind, u.steps)?
            }
            _ => return None,
        };
        let rest = match self.data.counters.row(u.nation, rest.0, rest.1) {
            Some(_) => rest,
            None => self.data.counters.lower(u.nation, u.kind, u.steps)?,
        };
        let exists = self.data.counters.row(u.nation, off, 1).is_some();
        (u.steps > 1 && exists && rest.1 + 1 == u.steps).then_some(rest)
    }

    /// A unit of the phasing faction in a hex or box, or the reason why there is none.
    pub(crate) fn judge_own<'a, J: Judge>(
        &self,
        state: &'a State,
        unit: UnitId,
        clause: Clause,
        judge: &mut J,
    ) -> Option<&'a Unit> {
        let Some(u) = state.unit(unit).filter(|u| matches!(u.place, Place::Hex(_) | Place::Box(_))) else {
            judge.forbid(clause, || Text::new("why-no-unit"));
            return None;
        };
        if self.faction_of(u.nation) != state.faction {
            judge.forbid(clause!("TKC-01"), || Text::new("why-not-yours").text("unit", self.counter_text(u)));
            return None;
        }
        Some(u)
    }

    pub(crate) fn disband(&self, state: &mut State, unit: UnitId) {
        let Some(u) = state.unit(unit).copied() else { return };
        if self.data.scenario.victory.losses.is_some_and(|(nation, _)| nation == u.nation) {
            state.steps_lost = state.steps_lost.saturating_add(u.steps);
        }
        self.set_aside(state, unit);
    }

    /// A Detachment is left in the pool.
    pub(crate) fn has_detachment(&self, state: &State) -> bool {
        let m = &state.markers;
        let away = m.delayed.iter().filter(|d| d.0 == state.faction && !d.1).count();
        let pool = self.data.scenario.markers[state.faction].detachments;
        m.detachments[state.faction].len() + away < usize::from(pool)
    }
}
