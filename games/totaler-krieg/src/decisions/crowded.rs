//! Too much stands in a hex at the end of a segment, and its owner takes steps off (TK-9.1-03, 04).

use crate::action::verb;
use crate::decisions::{chosen_by_unit, frame_decision, picture};
use crate::state::{Crowd, Frame, Place};
use crate::vocabulary::*;
use crate::{Action, Rules};
use kernel::decision::{At, Choice, Offers, Table};
use kernel::{Judge, Text};

frame_decision! {
    /// Which step leaves the hex.
    Crowded: Excess(Crowd), |_, crowd| crowd.faction, |at| {
        Text::new("prompt-excess").name("hex", at.game.hex_name(at.frame.hex))
    }
}

impl Choice<Crowded> for verb::Remove {
    fn candidates(at: &At<'_, Crowded>, offers: &mut Offers<'_, Action>) {
        at.state.at(at.frame.hex).for_each(|unit| offers.consider(at, Self(unit)));
    }

    /// TK-9.1-04: the owner takes steps off until the hex is in order, a Fortress last.
    fn judge<J: Judge>(&self, at: &At<'_, Crowded>, judge: &mut J) {
        let hex = at.frame.hex;
        let Some(u) = at.state.unit(self.0).filter(|u| u.place == Place::Hex(hex)) else {
            let text = || Text::new("why-not-in-hex").name("hex", at.game.hex_name(hex));
            return judge.forbid(clause!("TK-9.1-04"), text);
        };
        let fortresses = at.state.units_at(hex).filter(|u| u.kind == Kind::Fortress).count();
        let others = at.state.units_at(hex).any(|u| u.kind != Kind::Fortress);
        if u.kind == Kind::Fortress && others && fortresses == 1 {
            judge.forbid(clause!("TK-9.1-04"), || Text::new("why-fortress-last"));
        }
    }

    fn carry_out(self, crowd: Crowd, table: &mut Table<'_, '_, Rules>) {
        table.state.push(Frame::Excess(crowd));
        if table.state.hex_of(self.0).is_some() {
            table.game.lose_step(table.state, self.0, table.play);
        }
    }

    chosen_by_unit!(Crowded, "do-remove");

    fn worth(&self, at: &At<'_, Crowded>) -> f64 {
        -f64::from(picture(at).price(self.0))
    }
}
