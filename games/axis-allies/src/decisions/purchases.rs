//! Part 1 of a turn: weapons development, then purchases (section 3).

use super::prelude::*;
use crate::options::{Balance, PieceLimits};
use crate::rules::economy::{COMPLEX_PIECES, RESEARCH};

pub(crate) struct Purchases;

/// What the power has.
pub(crate) struct Shopping {
    have: ByKind<usize>,
}

impl Decision for Purchases {
    phase!(Phase::Develop);
    type Outlook = Shopping;

    fn outlook(_: &Rules, state: &State, (): &()) -> Shopping {
        Shopping { have: state.totals(state.power) }
    }

    fn prompt(at: &At<'_, Purchases>) -> Text {
        Text::new("prompt-develop").number("cash", at.state.cash[at.state.power])
    }
}

impl Choice<Purchases> for verb::Research {
    fn candidates(at: &At<'_, Purchases>, offers: &mut Offers<'_, Action>) {
        let dice = at.state.cash[at.state.power] / RESEARCH;
        for n in 1..=dice.min(u16::from(u8::MAX)) as u8 {
            offers.consider(at, Self(n));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Purchases>, judge: &mut J) {
        let (state, price) = (at.state, u16::from(self.0) * RESEARCH);
        let cash = state.cash[state.power];
        let text = |key: &'static str| Text::new(key).number("cash", cash).number("price", price);
        if state.turn.bought.values().iter().any(|&n| n > 0) {
            judge.forbid(clause!("R-3.1"), || text("why-research-first"));
        }
        if state.turn.researched {
            judge.forbid(clause!("AA-13"), || text("why-researched"));
        }
        if state.techs[state.power].is_complete() {
            judge.forbid(clause!("R-3.7"), || text("why-knows-all"));
        }
        if self.0 == 0 || price > cash {
            judge.forbid(clause!("R-3.2"), || text("why-no-money"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.research(table.state, self.0, table.play);
    }

    fn shown(&self, _: &At<'_, Purchases>) -> Shown {
        let label = Text::new("do-research").number("n", self.0);
        Shown::new(label).cost((u16::from(self.0) * RESEARCH).to_string()).group("group-weapons")
    }

    fn explain(&self, _: &At<'_, Purchases>) -> Explanation {
        Explanation::default().charging(MONEY, u16::from(self.0) * RESEARCH)
    }

    fn worth(&self, _: &At<'_, Purchases>) -> f64 {
        -1.0
    }
}

impl Choice<Purchases> for verb::Buy {
    fn candidates(at: &At<'_, Purchases>, offers: &mut Offers<'_, Action>) {
        Kind::ALL.into_iter().for_each(|kind| offers.consider(at, Self(kind)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Purchases>, judge: &mut J) {
        let (game, state, kind) = (at.game, at.state, self.0);
        let (cash, price) = (state.cash[state.power], game.price(state, state.power, kind));
        let text =
            |key: &'static str| Text::new(key).word("kind", kind.word()).number("price", price).number("cash", cash);
        if price > cash {
            judge.forbid(clause!("R-3.6"), || text("why-no-money-to-buy"));
        }
        let bought = usize::from(state.turn.bought[kind]);
        if at.outlook.have[kind] + bought >= kind.most() {
            judge.forbid(clause!("HOUSE-5"), || text("why-no-pieces"));
        }
        if kind == Kind::Complex {
            if game.options.balance == Balance::NoNewComplexes {
                judge.forbid(clause!("R-17.5"), || text("why-no-new-complexes"));
            }
            let built = || Power::ALL.into_iter().map(|p| state.total(p, Kind::Complex)).sum::<usize>();
            if game.options.piece_limits == PieceLimits::On && built() + bought >= COMPLEX_PIECES {
                judge.forbid(clause!("R-17.6"), || text("why-no-pieces"));
            }
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.buy(table.state, self.0);
    }

    fn shown(&self, at: &At<'_, Purchases>) -> Shown {
        let price = at.game.price(at.state, at.state.power, self.0);
        Shown::new(Text::new("do-buy").word("kind", self.0.word())).cost(price.to_string()).group("group-purchase")
    }

    fn explain(&self, at: &At<'_, Purchases>) -> Explanation {
        let price = at.game.price(at.state, at.state.power, self.0);
        let text = Text::new("explain-price").word("kind", self.0.word());
        let rows = vec![row(text, price.to_string(), clause!("R-3.6"))];
        Explanation { rows, ..Explanation::default() }.charging(MONEY, price)
    }

    /// What is bought stands in the machine player's orders; infantry is never wrong.
    fn worth(&self, _: &At<'_, Purchases>) -> f64 {
        if self.0 == Kind::Infantry { 1.0 } else { -1.0 }
    }
}

impl Choice<Purchases> for verb::Done {
    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.begin_phase(table.state, Phase::CombatMove, table.play);
    }

    fn shown(&self, at: &At<'_, Purchases>) -> Shown {
        let affordable = |kind: Kind| Quick::ask(|judge| verb::Buy(kind).judge(at, judge));
        let cash = || Text::new("warn-cash").number("cash", at.state.cash[at.state.power]);
        let warning = Kind::ALL.into_iter().any(affordable).then(cash);
        Shown::new(Text::new("do-done-develop")).tone(Tone::Finish).warning(warning)
    }
}
