//! The Organization Segment: combining, breaking down, Fortresses, voluntary elimination, Detachments (TKC-22 to 25,
//! 37, 38).

use crate::action::verb;
use crate::decisions::{chosen_by_hex, chosen_by_unit, picture, segment};
use crate::rules::organization::Order;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use board::HexSet;
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::{Judge, Text};

segment! {
    /// The phasing faction puts its units in order.
    Organization: Order = |rules, state| rules.order(state)
}

impl Choice<Organization> for verb::Combine {
    fn candidates(at: &At<'_, Organization>, offers: &mut Offers<'_, Action>) {
        let state = at.state;
        let parts = |u: &UnitId| state.unit(*u).is_some_and(|u| u.hex().is_some() && Rules::may_combine(u.kind));
        let own: Vec<UnitId> = at.outlook.facts.own.iter().copied().filter(parts).collect();
        // Only where more than one stands is there anything to combine.
        let (mut held, mut shared) = (HexSet::EMPTY, HexSet::EMPTY);
        for hex in own.iter().filter_map(|&u| state.hex_of(u)) {
            shared.set(hex, held.contains(hex));
            held.insert(hex);
        }
        for (i, &first) in own.iter().enumerate() {
            let Some(hex) = state.hex_of(first).filter(|&h| shared.contains(h)) else { continue };
            let others: Vec<UnitId> = own[i + 1..].iter().copied().filter(|&u| state.hex_of(u) == Some(hex)).collect();
            for (k, &second) in others.iter().enumerate() {
                let thirds = others[k + 1..].iter().map(|&u| Some(u));
                for third in std::iter::once(None).chain(thirds) {
                    offers.consider(at, Self { first, second, third });
                }
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Organization>, judge: &mut J) {
        let (rules, state) = (at.game, at.state);
        let ids = self.ids();
        let distinct = ids.windows(2).all(|w| w[0] < w[1]);
        let parts: Vec<&Unit> = ids.iter().filter_map(|&u| state.unit(u)).collect();
        let here = parts.first().and_then(|u| u.hex());
        let (Some(hex), true) = (here, distinct && parts.len() == ids.len()) else {
            return judge.forbid(clause!("TKC-22"), || Text::new("why-no-unit"));
        };
        let first = parts[0];
        if rules.faction_of(first.nation) != state.faction {
            let text = || Text::new("why-not-yours").text("unit", rules.counter_text(first));
            return judge.forbid(clause!("TKC-01"), text);
        }
        let alike = |u: &&Unit| u.nation == first.nation && u.hex() == Some(hex) && Rules::may_combine(u.kind);
        if !parts.iter().all(alike) || rules.combined(&parts).is_none() {
            return judge.forbid(clause!("TKC-22"), || Text::new("why-no-row").name("hex", rules.hex_name(hex)));
        }
        if let Some(u) = parts.iter().find(|u| !at.outlook.facts.supply.has(rules, u)) {
            judge.forbid(clause!("TK-10.3-07"), || Text::new("why-unsupplied").text("unit", rules.counter_text(u)));
        }
        if rules.enemy_air(state, state.faction).contains(hex) {
            judge.forbid(clause!("TK-10.3-08"), || Text::new("why-enemy-air").name("hex", rules.hex_name(hex)));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.combine(table.state, &self.ids());
    }

    fn shown(&self, at: &At<'_, Organization>) -> Shown {
        let text = |unit| at.game.unit_text(at.state, unit);
        let key = if self.third.is_some() { "do-combine-three" } else { "do-combine" };
        let label = at.game.unit_label(at.state, key, self.first).text("second", text(self.second));
        let label = match self.third {
            Some(third) => label.text("third", text(third)),
            None => label,
        };
        at.game.on_unit(at.state, label, self.first)
    }

    fn worth(&self, at: &At<'_, Organization>) -> f64 {
        f64::from(picture(at).worth_of_combining(&self.ids()))
    }
}

impl verb::Combine {
    fn ids(self) -> Vec<UnitId> {
        [self.first, self.second].into_iter().chain(self.third).collect()
    }
}

impl Choice<Organization> for verb::BreakDown {
    fn candidates(at: &At<'_, Organization>, offers: &mut Offers<'_, Action>) {
        for &unit in &at.outlook.facts.own {
            for off in [Kind::Inf, Kind::Armour] {
                offers.consider(at, Self { unit, off });
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Organization>, judge: &mut J) {
        let Some(u) = at.game.judge_own(at.state, self.unit, clause!("TKC-23"), judge) else { return };
        let slot = at.state.units.len() < MAX_UNITS || at.state.units.iter().any(|u| u.place == Place::Gone);
        if at.game.split(u, self.off).is_none() || !slot {
            judge.forbid(clause!("TKC-23"), || Text::new("why-no-split").text("unit", at.game.counter_text(u)));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let Some(u) = table.state.unit(self.unit).copied() else { return };
        let Some((kind, steps)) = table.game.split(&u, self.off) else { return };
        if table.state.add(Unit { kind: self.off, steps: 1, ..u }).is_some() {
            let unit = &mut table.state.units[self.unit.index()];
            (unit.kind, unit.steps) = (kind, steps);
        }
    }

    fn shown(&self, at: &At<'_, Organization>) -> Shown {
        let label = at.game.unit_label(at.state, "do-break-down", self.unit).word("kind", self.off.word());
        at.game.on_unit(at.state, label, self.unit)
    }

    fn worth(&self, at: &At<'_, Organization>) -> f64 {
        f64::from(picture(at).worth_of_breaking_down(self.unit, self.off))
    }
}

impl Choice<Organization> for verb::Fortify {
    fn candidates(at: &At<'_, Organization>, offers: &mut Offers<'_, Action>) {
        at.outlook.facts.own.iter().for_each(|&unit| offers.consider(at, Self(unit)));
    }

    /// TKC-25 with TK-9.0.1-02; supply is not asked for (TK-10.3-09).
    fn judge<J: Judge>(&self, at: &At<'_, Organization>, judge: &mut J) {
        let (rules, state) = (at.game, at.state);
        let Some(u) = rules.judge_own(state, self.0, clause!("TKC-25"), judge) else { return };
        let say = |key: &'static str| Text::new(key).text("unit", rules.counter_text(u));
        let Some(hex) = u.hex() else {
            return judge.forbid(clause!("TKC-25"), || say("why-no-fort-hex"));
        };
        let special = u.kind.is_hq() || matches!(u.kind, Kind::Airborne | Kind::Fortress);
        if u.steps != 1 || special || rules.data.counters.row(u.nation, Kind::Fortress, 1).is_none() {
            judge.forbid(clause!("TKC-25"), || say("why-no-fortress"));
        }
        if !rules.towns.contains(hex) && !rules.data.map.hex(hex).fort {
            judge.forbid(clause!("TKC-25"), || say("why-no-fort-hex"));
        }
        if judge.settled() {
            return;
        }
        if state.units_at(hex).any(|other| other.kind == Kind::Fortress) {
            let text = || Text::new("why-fortress-there").name("hex", rules.hex_name(hex));
            judge.forbid(clause!("TK-9.0.1-02"), text);
        }
        // TKC-20: those of the set-up and two more.
        let set_up = rules.data.scenario.units.iter().filter(|l| l.nation == u.nation && l.kind == Kind::Fortress);
        let same = |o: &&Unit| o.nation == u.nation && o.kind == Kind::Fortress && o.hex().is_some();
        if state.units.iter().filter(same).count() >= set_up.count() + 2 {
            judge.forbid(clause!("TKC-20"), || Text::new("why-no-marker"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Some(u) = table.state.units.get_mut(self.0.index()) {
            u.kind = Kind::Fortress;
        }
    }

    chosen_by_unit!(Organization, "do-fortify");

    fn worth(&self, at: &At<'_, Organization>) -> f64 {
        f64::from(picture(at).worth_of_fortress(self.0))
    }
}

impl Choice<Organization> for verb::Disband {
    fn candidates(at: &At<'_, Organization>, offers: &mut Offers<'_, Action>) {
        at.outlook.facts.own.iter().for_each(|&unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Organization>, judge: &mut J) {
        let Some(u) = at.game.judge_own(at.state, self.0, clause!("TKC-37"), judge) else { return };
        if u.hex().is_some_and(|h| at.outlook.facts.presence.ezoc(at.state.faction).contains(h)) {
            let text = || Text::new("why-disband-zone").text("unit", at.game.counter_text(u));
            judge.forbid(clause!("TKC-37"), text);
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.disband(table.state, self.0);
    }

    fn shown(&self, at: &At<'_, Organization>) -> Shown {
        at.game.of_unit(at.state, "do-disband", self.0)
    }

    fn worth(&self, _: &At<'_, Organization>) -> f64 {
        -1.0
    }
}

impl Choice<Organization> for verb::Detach {
    fn candidates(at: &At<'_, Organization>, offers: &mut Offers<'_, Action>) {
        if at.game.has_detachment(at.state) {
            let supplied = at.outlook.facts.supplied;
            supplied.iter().for_each(|h| offers.consider(at, Self(at.game.number(h))));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Organization>, judge: &mut J) {
        let (rules, state) = (at.game, at.state);
        let Some(hex) = rules.hex(self.0) else {
            return judge.forbid(clause!("TKC-38"), || Text::new("why-no-hex"));
        };
        let say = |key: &'static str| Text::new(key).name("hex", rules.hex_name(hex));
        if !rules.has_detachment(state) {
            judge.forbid(clause!("TKC-38"), || Text::new("why-no-marker"));
        }
        if state.markers.posts().contains(hex) || rules.data.map.sea.contains(hex) {
            judge.forbid(clause!("TKC-38"), || say("why-marker-there"));
        }
        if !at.outlook.facts.supplied.contains(hex) {
            judge.forbid(clause!("TKC-38"), || say("why-no-supplied-unit"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Some(hex) = table.game.hex(self.0) {
            let markers = &mut table.state.markers;
            markers.detachments[table.state.faction].insert(hex);
            markers.new_posts.insert(hex);
        }
    }

    chosen_by_hex!(Organization, "do-detach");

    fn worth(&self, at: &At<'_, Organization>) -> f64 {
        let picture = picture(at);
        picture.at_hex(self.0, |h| picture.worth_of_detachment(h))
    }
}

impl Choice<Organization> for verb::Recall {
    fn candidates(at: &At<'_, Organization>, offers: &mut Offers<'_, Action>) {
        at.state.settled_detachments().iter().for_each(|h| offers.known_legal(Self(at.game.number(h))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Organization>, judge: &mut J) {
        if !at.game.hex(self.0).is_some_and(|h| at.state.settled_detachments().contains(h)) {
            judge.forbid(clause!("TKC-38"), || Text::new("why-no-detachment"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Some(hex) = table.game.hex(self.0) {
            table.state.markers.detachments[table.state.faction].remove(hex);
        }
    }

    fn shown(&self, at: &At<'_, Organization>) -> Shown {
        at.game.of_hex("do-recall", self.0)
    }

    fn worth(&self, at: &At<'_, Organization>) -> f64 {
        let picture = picture(at);
        picture.at_hex(self.0, |h| picture.worth_of_recall(h))
    }
}
