//! New units.

use super::{TurnPhase, listed, whole_phase};
use crate::Rules;
use crate::action::{Action, verb};
use crate::plan::Glance;
use crate::plan::orders::NOT_ORDERED;
use crate::rules::sight::Sight;
use crate::scene::row;
use crate::state::*;
use crate::vocabulary::*;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::{Explanation, Spot};
use kernel::{Arg, Judge, Text};

#[derive(Debug)]
pub(crate) struct Building;

impl Decision for Building {
    whole_phase!(Glance: |state| Glance::of(state.side); |_| "prompt-build");
}

impl TurnPhase for Building {
    fn done(_: Phase) -> &'static str {
        "do-done-build"
    }

    fn overlooked(at: &At<'_, Building>) -> Option<Text> {
        let price = u16::from(at.game.data.numbers.price.attack);
        let spent = |nation: &Nation| at.game.ledger(at.state, *nation).season > 0;
        let broke = |nation: &Nation| spent(nation) && at.game.purse(at.state, *nation) < price;
        let nations = Nation::GREAT.into_iter().filter(|&nation| at.game.moves(at.state, nation));
        let words: Vec<Arg> = nations.filter(broke).map(|nation| Arg::Word(nation.word().into())).collect();
        let warning = || Text::new("warn-points").number("price", price).arg("nations", Arg::List(words.clone()));
        (!words.is_empty()).then(warning)
    }
}

impl Choice<Building> for verb::Build {
    fn candidates(at: &At<'_, Building>, offers: &mut Offers<'_, Action>) {
        at.game.each_build(at.state, listed(offers));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Building>, judge: &mut J) {
        let (rules, state) = (at.game, at.state);
        let (total, purse) = (state.total(self.nation, self.kind), rules.purse(state, self.nation));
        rules.judge_new_unit(state, (self.nation, self.kind), total, purse, judge);
        if !judge.settled() && rules.moves(state, self.nation) {
            let sight = Sight::of(state, state.side);
            rules.judge_site(state, &sight, rules.sites(state, &sight, self.nation), self, judge);
        }
    }

    fn carry_out(self, _: Phase, table: &mut Table<'_, '_, Rules>) {
        table.game.build(table.state, self, table.play);
    }

    fn shown(&self, at: &At<'_, Building>) -> Shown {
        let label = at.game.about("do-build", self.at).word("nation", self.nation.word());
        let cost = at.game.data.kind(self.kind).cost.to_string();
        Shown::new(label.word("kind", self.kind.word())).space(at.game.id(self.at)).cost(cost)
    }

    fn explain(&self, at: &At<'_, Building>) -> Explanation {
        let cost = at.game.data.kind(self.kind).cost;
        let mut explained = at.game.priced(at.state, self.nation, cost);
        let kept = at.game.purse(at.state, self.nation).saturating_sub(cost);
        explained.rows.push(row(Text::new("explain-kept"), kept.to_string(), clause!("HUB-9.3")));
        explained
    }

    fn meant(at: &At<'_, Building>, spot: &Spot) -> Vec<Self> {
        let area = at.game.pointed_area(at.state, spot);
        let owned = area.and_then(|at_area| Some((at_area, at.state.owner(at_area)?)));
        owned.map(|(at, nation)| Self { nation, kind: Kind::Infantry, at }).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, Building>) -> f64 {
        let (rules, state, plan) = (at.game, at.state, &at.outlook);
        if let Some(memory) = at.mind.map(|mind| &mind.memory).filter(|memory| memory.rules_over(state)) {
            return memory.worth(memory.purchases(state), (*self).into()).unwrap_or(NOT_ORDERED);
        }
        // Attacks are paid out of the same purse.
        let reserve = (rules.season_limit(rules.ledger(state, self.nation)) / 3).clamp(2, 6);
        if rules.purse(state, self.nation) < rules.data.kind(self.kind).cost + reserve {
            return -10.0;
        }
        let threat = rules.threat(state, self.at, plan.side);
        let need = (threat - rules.strength(state, self.at, plan.side).1).clamp(0, 20);
        let kind = match self.kind {
            Kind::Infantry => 8,
            Kind::Armour => 9,
            Kind::Aircraft => 6,
            Kind::Paratroops | Kind::Submarine => 2,
            _ => 0,
        };
        (10 + kind + need + 10 - plan.far(rules, state, self.at).min(10)) as f64
    }
}
