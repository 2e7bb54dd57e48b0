//! War and Peace: war is declared where the script allows it (TKC-36).

use crate::action::verb;
use crate::decisions::{picture, segment};
use crate::state::Status;
use crate::{Action, Rules};
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::{Judge, Text};

segment! {
    /// The phasing faction may declare war.
    War: () = |_, _| ()
}

impl Choice<War> for verb::Declare {
    fn candidates(at: &At<'_, War>, offers: &mut Offers<'_, Action>) {
        for war in &at.game.data.scenario.wars {
            offers.consider(at, Self(war.country));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, War>, judge: &mut J) {
        let (state, country) = (at.state, self.0);
        let war = at.game.war_on(state.faction, country);
        if war.is_none_or(|w| state.turn < w.from) || state.status[country] != Status::Neutral {
            judge.forbid(clause!("TKC-36"), || Text::new("why-no-war").word("country", country.word()));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.declare_war(table.state, self.0, table.play);
    }

    fn shown(&self, _: &At<'_, War>) -> Shown {
        Shown::new(Text::new("do-declare").word("country", self.0.word()))
    }

    fn worth(&self, at: &At<'_, War>) -> f64 {
        f64::from(picture(at).worth_of_war(self.0))
    }
}
