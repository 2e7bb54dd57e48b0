//! The bombers of the script have got through, and their owner says where the bombs fall (TK-10.2-08).

use crate::action::verb;
use crate::decisions::frame_decision;
use crate::state::Frame;
use crate::{Action, Rules};
use board::HexId;
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::{Judge, Text};

frame_decision! {
    /// Which of the targets is devastated. The frame is the number of the raid in the script.
    Bombing: Bombing(u8), |state, _| state.faction, |_| Text::new("prompt-bombing")
}

fn targets(rules: &Rules, raid: u8) -> &[HexId] {
    rules.data.scenario.script.bombing.get(usize::from(raid)).map_or(&[], |b| b.targets.as_slice())
}

impl Choice<Bombing> for verb::Devastate {
    fn candidates(at: &At<'_, Bombing>, offers: &mut Offers<'_, Action>) {
        let targets = targets(at.game, *at.frame).iter();
        targets.for_each(|&h| offers.known_legal(Self(at.game.number(h))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Bombing>, judge: &mut J) {
        if !at.game.hex(self.0).is_some_and(|h| targets(at.game, *at.frame).contains(&h)) {
            judge.forbid(clause!("TK-10.2-08"), || Text::new("why-no-bombs"));
        }
    }

    fn carry_out(self, _: u8, table: &mut Table<'_, '_, Rules>) {
        if let Some(hex) = table.game.hex(self.0) {
            table.game.bomb(table.state, hex, table.play);
        }
    }

    fn shown(&self, at: &At<'_, Bombing>) -> Shown {
        at.game.of_hex("do-devastate", self.0)
    }

    fn worth(&self, _: &At<'_, Bombing>) -> f64 {
        1.0
    }
}
