//! Replacements restore units and bring them back; partisans can serve as such for 1 Cz (BPH-6.3, 12.2.1d, e).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::announced::Account;
use crate::plan::{Eyes, view};
use crate::rules::reinforcements::{HqLines, RESTORING};
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};
use std::cell::OnceCell;

/// The lines of communications to headquarters, traced once for all units.
#[derive(Default)]
pub(crate) struct Lines {
    eyes: Eyes,
    lines: OnceCell<HqLines>,
}

impl AsRef<Eyes> for Lines {
    fn as_ref(&self) -> &Eyes {
        &self.eyes
    }
}

decision! {
    UseReplacements looks at Lines, in phase Phase::Intake(side, Intake::Replacements) =>
    of side;
    prompt |_| Text::new("prompt-replacements");
}

impl Choice<UseReplacements> for verb::Restore {
    fn candidates(at: &At<'_, UseReplacements>, offers: &mut Offers<'_, Action>) {
        let reduced = |unit: &&UnitId| at.state.hex_of(**unit).is_some() && at.state.unit(**unit).reduced;
        at.game.data.of_side(*at.frame).iter().filter(reduced).for_each(|&unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, UseReplacements>, judge: &mut J) {
        let lines = || at.outlook.lines.get_or_init(|| at.game.hq_lines(at.state, *at.frame));
        at.game.judge_restore(at.state, *at.frame, self.0, lines, judge);
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        table.game.restore(table.state, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, UseReplacements>) -> Shown {
        unit_choice(at.game, at.state, "do-restore", self.0)
    }

    fn explain(&self, at: &At<'_, UseReplacements>) -> Explanation {
        let account = Account::Replacements(at.game.data.unit(self.0).nation, Branch::Land);
        Explanation::default().charging(account.name(), RESTORING)
    }

    fn meant(at: &At<'_, UseReplacements>, spot: &Spot) -> Vec<Self> {
        let units = at.game.units_meant(at.state, spot).into_iter();
        units.filter(|&unit| at.state.hex_of(unit).is_some()).map(Self).collect()
    }

    fn worth(&self, at: &At<'_, UseReplacements>) -> f64 {
        5.0 + view(at).worth(self.0)
    }
}

impl Choice<UseReplacements> for verb::Rebuild {
    fn candidates(at: &At<'_, UseReplacements>, offers: &mut Offers<'_, Action>) {
        let lost = |unit: &&UnitId| at.state.unit(**unit).place == Place::Lost;
        for &unit in at.game.data.of_side(*at.frame).iter().filter(lost) {
            [false, true].into_iter().for_each(|full| offers.consider(at, Self { unit, full }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, UseReplacements>, judge: &mut J) {
        at.game.judge_rebuild(at.state, *at.frame, self.unit, self.full, judge);
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        let why = Arrival::Rebuilt { full: self.full };
        table.state.frames.push(Frame::Placing(Placing { unit: self.unit, why }));
    }

    fn shown(&self, at: &At<'_, UseReplacements>) -> Shown {
        let key = if self.full { "do-rebuild-full" } else { "do-rebuild" };
        unit_choice(at.game, at.state, key, self.unit)
    }

    fn meant(at: &At<'_, UseReplacements>, spot: &Spot) -> Vec<Self> {
        let unit = at.game.piece_meant(spot).filter(|&unit| at.state.hex_of(unit).is_none());
        unit.map(|unit| Self { unit, full: false }).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, UseReplacements>) -> f64 {
        let attack = f64::from(at.game.data.unit(self.unit).full.attack);
        attack * if self.full { 0.9 } else { 1.0 } * 0.6 + 1.0
    }
}

impl Choice<UseReplacements> for verb::RestoreAir {
    fn candidates(at: &At<'_, UseReplacements>, offers: &mut Offers<'_, Action>) {
        for air in at.game.data.air_ids().filter(|&air| at.game.data.air(air).side == *at.frame) {
            if at.state.air(air).place == AirPlace::Lost || at.state.air(air).reduced {
                let fronts = std::iter::once(None).chain(Front::ALL.map(Some));
                fronts.for_each(|front| offers.consider(at, Self { air, front }));
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, UseReplacements>, judge: &mut J) {
        at.game.judge_restore_air(at.state, *at.frame, self.air, self.front, judge);
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        table.game.restore_air(table.state, self.air, self.front, table.play);
    }

    fn shown(&self, at: &At<'_, UseReplacements>) -> Shown {
        let label = match self.front {
            None => air_label(at.game, "do-restore-air", self.air),
            Some(front) => air_label(at.game, "do-restore-air-front", self.air).name("front", front.name()),
        };
        on_air(at.game, self.air, label)
    }

    fn explain(&self, at: &At<'_, UseReplacements>) -> Explanation {
        let account = Account::Replacements(at.game.data.air(self.air).nation, Branch::Air);
        Explanation::default().charging(account.name(), RESTORING)
    }

    fn meant(at: &At<'_, UseReplacements>, spot: &Spot) -> Vec<Self> {
        at.game.air_meant(spot).map(|air| Self { air, front: None }).into_iter().collect()
    }

    fn worth(&self, _: &At<'_, UseReplacements>) -> f64 {
        3.0
    }
}

impl Choice<UseReplacements> for verb::Fill {
    fn candidates(at: &At<'_, UseReplacements>, offers: &mut Offers<'_, Action>) {
        at.game.data.of_kind(Kind::Part).iter().for_each(|&unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, UseReplacements>, judge: &mut J) {
        at.game.judge_fill(at.state, *at.frame, self.0, judge);
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        table.game.fill(table.state, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, UseReplacements>) -> Shown {
        unit_choice(at.game, at.state, "do-fill", self.0)
    }

    fn worth(&self, _: &At<'_, UseReplacements>) -> f64 {
        -1.0
    }
}

impl Choice<UseReplacements> for verb::Rally {
    fn candidates(at: &At<'_, UseReplacements>, offers: &mut Offers<'_, Action>) {
        let partisans = at.game.data.of_kind(Kind::Part);
        for &first in partisans {
            partisans.iter().for_each(|&second| offers.consider(at, Self { first, second }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, UseReplacements>, judge: &mut J) {
        at.game.judge_rally(at.state, *at.frame, self.first, self.second, judge);
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        table.game.rally(table.state, self.first, self.second);
    }

    fn shown(&self, at: &At<'_, UseReplacements>) -> Shown {
        let label = Text::new("do-rally")
            .name("unit", at.game.unit_name(self.first))
            .name("second", at.game.unit_name(self.second));
        on_unit(at.game, at.state, self.first, label)
    }

    fn worth(&self, _: &At<'_, UseReplacements>) -> f64 {
        -1.0
    }
}

ends_phase!(UseReplacements, "do-end-replacements", |at| {
    let uses = open::<_, verb::Restore>(at) + open::<_, verb::Rebuild>(at) + open::<_, verb::RestoreAir>(at);
    left_undone("warn-replacements", uses)
});
