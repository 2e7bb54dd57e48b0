//! A force has left a city in retreat, and its owner may set fire to it (TKC-39).

use crate::action::verb;
use crate::decisions::frame_decision;
use crate::game::{DEVASTATED, SPARED};
use crate::state::{Burning, Frame};
use crate::{Action, Rules};
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::scene::{Explanation, Tone};
use kernel::{Judge, Text};

frame_decision! {
    /// Whether the city that has been left is to be devastated.
    LeavingCity: Burning(Burning), |_, burning| burning.faction, |at| {
        let most = at.game.data.combat.devastation.in_retreat_on;
        Text::new("prompt-burning").name("hex", at.game.hex_name(at.frame.hex)).number("most", most)
    }
}

impl Choice<LeavingCity> for verb::Devastate {
    fn candidates(at: &At<'_, LeavingCity>, offers: &mut Offers<'_, Action>) {
        offers.known_legal(Self(at.game.number(at.frame.hex)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, LeavingCity>, judge: &mut J) {
        if at.game.hex(self.0) != Some(at.frame.hex) {
            judge.forbid(clause!("TKC-39"), || Text::new("why-not-left").name("hex", at.game.number_name(self.0)));
        }
    }

    fn carry_out(self, burning: Burning, table: &mut Table<'_, '_, Rules>) {
        table.game.burn(table.state, burning, table.play);
    }

    fn shown(&self, at: &At<'_, LeavingCity>) -> Shown {
        at.game.of_hex("do-devastate", self.0)
    }

    fn explain(&self, at: &At<'_, LeavingCity>) -> Explanation {
        let chance = f64::from(at.game.data.combat.devastation.in_retreat_on.min(6)) / 6.0;
        Explanation::default().with_chance(DEVASTATED, chance).with_chance(SPARED, 1.0 - chance)
    }

    fn worth(&self, _: &At<'_, LeavingCity>) -> f64 {
        1.0
    }
}

/// The city is spared.
impl Choice<LeavingCity> for verb::Done {
    fn carry_out(self, _: Burning, _: &mut Table<'_, '_, Rules>) {}

    fn shown(&self, _: &At<'_, LeavingCity>) -> Shown {
        Shown::new(Text::new("do-done")).tone(Tone::Finish)
    }
}
