//! The Organization Segment: combining, breaking down, Fortresses, voluntary elimination, Detachments (TKC-22 to 25, 37, 38).

use crate::state::*;
use crate::supply::Supply;
use crate::vocabulary::*;
use crate::zones::Presence;
use crate::{Action, Hex, Rules};
use board::{HexId, HexSet};
use kernel::{Judge, Quick, Text};

/// What is asked for every action of the segment.
pub(crate) struct Order {
    pub supply: Supply,
    pub p: Presence,
    /// Hexes with a supplied unit of the phasing faction.
    pub supplied: HexSet,
}

impl Rules {
    pub(crate) fn order(&self, s: &State) -> Order {
        let p = self.presence(s);
        let supply = self.supply_with(s, &p, s.faction);
        let own = |u: &&Unit| self.faction_of(u.nation) == s.faction && supply.has(self, u);
        let supplied = s.units.iter().filter(own).filter_map(Unit::hex).collect();
        Order { supply, p, supplied }
    }

    /// TKC-22: the row that comes of some parts: armour if all are, mechanized if at least half the steps are (or armour
    /// where the nation has no such row), infantry otherwise; SS of SS alone.
    pub fn combined(&self, parts: &[&Unit]) -> Option<(Kind, u8)> {
        let nation = parts.first()?.nation;
        let steps: u8 = parts.iter().map(|u| u.steps).sum();
        let armour: u8 = parts.iter().filter(|u| u.kind.is_armour() && u.kind != Kind::Mech).map(|u| u.steps).sum();
        let mech: u8 = parts.iter().filter(|u| u.kind == Kind::Mech).map(|u| u.steps).sum();
        // Of a mechanized counter every step counts as armour-type.
        let kind = if parts.iter().all(|u| u.kind == Kind::SsPanzer)
            && self.data.counters.row(nation, Kind::SsPanzer, steps).is_some()
        {
            Kind::SsPanzer
        } else if armour == steps {
            Kind::Armour
        } else if 2 * (armour + mech) >= steps {
            let row = self.data.counters.row(nation, Kind::Mech, steps);
            if row.is_some() { Kind::Mech } else { Kind::Armour }
        } else {
            Kind::Inf
        };
        self.data.counters.row(nation, kind, steps).map(|_| (kind, steps))
    }

    fn may_combine(kind: Kind) -> bool {
        kind.is_unlimited() || matches!(kind, Kind::SsPanzer | Kind::CavMech)
    }

    pub(crate) fn judge_combine<J: Judge>(&self, s: &State, o: &Order, ids: &[UnitId], j: &mut J) {
        let distinct = ids.windows(2).all(|w| w[0] < w[1]);
        let parts: Vec<&Unit> = ids.iter().filter_map(|&u| s.unit(u)).collect();
        let here = parts.first().and_then(|u| u.hex());
        let (Some(hex), true) = (here, distinct && parts.len() == ids.len()) else {
            return j.forbid("TKC-22", || Text::new("why-no-unit"));
        };
        let first = parts[0];
        if self.faction_of(first.nation) != s.faction {
            return j.forbid("TKC-01", || Text::new("why-not-yours").text("unit", self.counter_text(first)));
        }
        let alike = |u: &&Unit| u.nation == first.nation && u.hex() == Some(hex) && Rules::may_combine(u.kind);
        if !parts.iter().all(alike) || self.combined(&parts).is_none() {
            return j.forbid("TKC-22", || Text::new("why-no-row").name("hex", self.hex_name(hex)));
        }
        if let Some(u) = parts.iter().find(|u| !o.supply.has(self, u)) {
            j.forbid("TK-10.3-07", || Text::new("why-unsupplied").text("unit", self.counter_text(u)));
        }
        if self.enemy_air(s, s.faction).contains(hex) {
            j.forbid("TK-10.3-08", || Text::new("why-enemy-air").name("hex", self.hex_name(hex)));
        }
    }

    pub(crate) fn combine(&self, s: &mut State, ids: &[UnitId]) {
        let parts: Vec<Unit> = ids.iter().filter_map(|&u| s.unit(u).copied()).collect();
        let Some((kind, steps)) = self.combined(&parts.iter().collect::<Vec<_>>()) else { return };
        let exp = parts.iter().all(|u| u.exp);
        for &id in &ids[1..] {
            self.set_aside(s, id);
        }
        let unit = &mut s.units[ids[0].index()];
        (unit.kind, unit.steps, unit.exp) = (kind, steps, exp);
    }

    /// A counter goes back to its pool without loss.
    fn set_aside(&self, s: &mut State, unit: UnitId) {
        let turn = self.next_season(s.turn);
        let u = &mut s.units[unit.index()];
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
    fn judge_own<'a, J: Judge>(&self, s: &'a State, unit: UnitId, clause: &'static str, j: &mut J) -> Option<&'a Unit> {
        let Some(u) = s.unit(unit).filter(|u| matches!(u.place, Place::Hex(_) | Place::Box(_))) else {
            j.forbid(clause, || Text::new("why-no-unit"));
            return None;
        };
        if self.faction_of(u.nation) != s.faction {
            j.forbid("TKC-01", || Text::new("why-not-yours").text("unit", self.counter_text(u)));
            return None;
        }
        Some(u)
    }

    pub(crate) fn judge_break<J: Judge>(&self, s: &State, unit: UnitId, off: Kind, j: &mut J) {
        let Some(u) = self.judge_own(s, unit, "TKC-23", j) else { return };
        let slot = s.units.len() < MAX_UNITS || s.units.iter().any(|u| u.place == Place::Gone);
        if self.split(u, off).is_none() || !slot {
            j.forbid("TKC-23", || Text::new("why-no-split").text("unit", self.counter_text(u)));
        }
    }

    pub(crate) fn break_down(&self, s: &mut State, unit: UnitId, off: Kind) {
        let Some(u) = s.unit(unit).copied() else { return };
        let Some((kind, steps)) = self.split(&u, off) else { return };
        if s.add(Unit { kind: off, steps: 1, ..u }).is_some() {
            let unit = &mut s.units[unit.index()];
            (unit.kind, unit.steps) = (kind, steps);
        }
    }

    /// TKC-25 with TK-9.0.1-02; supply is not asked for (TK-10.3-09).
    pub(crate) fn judge_fortify<J: Judge>(&self, s: &State, unit: UnitId, j: &mut J) {
        let Some(u) = self.judge_own(s, unit, "TKC-25", j) else { return };
        let name = || self.counter_text(u);
        let Some(hex) = u.hex() else {
            return j.forbid("TKC-25", || Text::new("why-no-fort-hex").text("unit", name()));
        };
        let special = u.kind.is_hq() || matches!(u.kind, Kind::Airborne | Kind::Fortress);
        if u.steps != 1 || special || self.data.counters.row(u.nation, Kind::Fortress, 1).is_none() {
            j.forbid("TKC-25", || Text::new("why-no-fortress").text("unit", name()));
        }
        if !self.towns.contains(hex) && !self.data.map.hex(hex).fort {
            j.forbid("TKC-25", || Text::new("why-no-fort-hex").text("unit", name()));
        }
        if j.settled() {
            return;
        }
        if s.at(hex).any(|other| s.unit(other).is_some_and(|o| o.kind == Kind::Fortress)) {
            j.forbid("TK-9.0.1-02", || Text::new("why-fortress-there").name("hex", self.hex_name(hex)));
        }
        // TKC-20: those of the set-up and two more.
        let set_up = self.data.scenario.units.iter().filter(|l| l.nation == u.nation && l.kind == Kind::Fortress);
        let standing = s.units.iter().filter(|o| o.nation == u.nation && o.kind == Kind::Fortress && o.hex().is_some());
        if standing.count() >= set_up.count() + 2 {
            j.forbid("TKC-20", || Text::new("why-no-marker"));
        }
    }

    pub(crate) fn fortify(&self, s: &mut State, unit: UnitId) {
        if let Some(u) = s.units.get_mut(unit.index()) {
            u.kind = Kind::Fortress;
        }
    }

    pub(crate) fn judge_disband<J: Judge>(&self, s: &State, o: &Order, unit: UnitId, j: &mut J) {
        let Some(u) = self.judge_own(s, unit, "TKC-37", j) else { return };
        if u.hex().is_some_and(|h| o.p.ezoc(s.faction).contains(h)) {
            j.forbid("TKC-37", || Text::new("why-disband-zone").text("unit", self.counter_text(u)));
        }
    }

    pub(crate) fn disband(&self, s: &mut State, unit: UnitId) {
        let Some(u) = s.unit(unit).copied() else { return };
        if self.data.scenario.victory.losses.is_some_and(|(nation, _)| nation == u.nation) {
            s.steps_lost = s.steps_lost.saturating_add(u.steps);
        }
        self.set_aside(s, unit);
    }

    fn detachments_left(&self, s: &State) -> bool {
        let m = &s.markers;
        let away = m.delayed.iter().filter(|d| d.0 == s.faction && !d.1).count();
        let pool = self.data.scenario.markers[s.faction.index()].detachments;
        m.detachments[s.faction.index()].len() + away < usize::from(pool)
    }

    fn has_post(&self, s: &State, hex: HexId) -> bool {
        let m = &s.markers;
        Faction::ALL.iter().any(|f| m.detachments[f.index()].contains(hex) || m.logistics[f.index()].contains(hex))
    }

    pub(crate) fn judge_detach<J: Judge>(&self, s: &State, o: &Order, hex: Hex, j: &mut J) {
        let Some(at) = self.hex(hex) else { return j.forbid("TKC-38", || Text::new("why-no-hex")) };
        if !self.detachments_left(s) {
            j.forbid("TKC-38", || Text::new("why-no-marker"));
        }
        if self.has_post(s, at) || self.data.map.sea.contains(at) {
            j.forbid("TKC-38", || Text::new("why-marker-there").name("hex", self.hex_name(at)));
        }
        if !o.supplied.contains(at) {
            j.forbid("TKC-38", || Text::new("why-no-supplied-unit").name("hex", self.hex_name(at)));
        }
    }

    pub(crate) fn judge_recall<J: Judge>(&self, s: &State, hex: Hex, j: &mut J) {
        let posts = s.markers.detachments[s.faction.index()].minus(&s.markers.new_posts);
        let own = self.hex(hex).is_some_and(|h| posts.contains(h));
        if !own {
            j.forbid("TKC-38", || Text::new("why-no-detachment"));
        }
    }

    pub(crate) fn list_organization(&self, s: &State, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
        let order = self.order(s);
        let own: Vec<UnitId> = s
            .unit_ids()
            .filter(|&u| self.side_of(s, u) == Some(s.faction))
            .filter(|&u| s.unit(u).is_some_and(|u| matches!(u.place, Place::Hex(_) | Place::Box(_))))
            .collect();
        let hex = |u: UnitId| s.hex_of(u);
        // Only where more than one stands is there anything to combine.
        let (mut held, mut shared) = (HexSet::EMPTY, HexSet::EMPTY);
        for at in own.iter().filter_map(|&u| hex(u)) {
            shared.set(at, held.contains(at));
            held.insert(at);
        }
        for (i, &first) in own.iter().enumerate() {
            let there = hex(first).filter(|&h| shared.contains(h));
            let parts = |u: &UnitId| hex(*u) == there && s.unit(*u).is_some_and(|u| Rules::may_combine(u.kind));
            if there.is_none() || !parts(&first) {
                continue;
            }
            let others: Vec<UnitId> = own[i + 1..].iter().copied().filter(parts).collect();
            for (k, &second) in others.iter().enumerate() {
                let thirds = std::iter::once(None).chain(others[k + 1..].iter().map(|&u| Some(u)));
                for third in thirds {
                    let ids: Vec<UnitId> = [first, second].into_iter().chain(third).collect();
                    if Quick::ask(|j| self.judge_combine(s, &order, &ids, j)) {
                        actions.push(Action::Combine { first, second, third });
                    }
                }
            }
        }
        for &unit in &own {
            for off in [Kind::Inf, Kind::Armour] {
                if Quick::ask(|j| self.judge_break(s, unit, off, j)) {
                    actions.push(Action::BreakDown { unit, off });
                }
            }
        }
        let mut all = |may: &dyn Fn(UnitId) -> bool, action: fn(UnitId) -> Action| {
            actions.extend(own.iter().copied().filter(|&u| may(u)).map(action));
        };
        all(&|u| Quick::ask(|j| self.judge_fortify(s, u, j)), Action::Fortify);
        all(&|u| Quick::ask(|j| self.judge_disband(s, &order, u, j)), Action::Disband);
        if self.detachments_left(s) {
            let hexes = order.supplied.iter().map(|h| self.number(h));
            actions.extend(hexes.filter(|&h| Quick::ask(|j| self.judge_detach(s, &order, h, j))).map(Action::Detach));
        }
        let markers = s.markers.detachments[s.faction.index()].minus(&s.markers.new_posts);
        actions.extend(markers.iter().map(|h| Action::Recall(self.number(h))));
    }
}
