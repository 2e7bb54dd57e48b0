//! The bombers of the script have got through, and their owner says where the bombs fall (TK-10.2-08).

use crate::action::verb;
use crate::decisions::Outlook;
use crate::state::Frame;
use crate::{Action, Rules, State};
use board::HexId;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::{Judge, SeatSet, Text};

/// Which of the targets is devastated.
pub(crate) struct Bombing;

impl Decision for Bombing {
    type Game = Rules;
    /// The number of the raid in the script.
    type Frame = u8;
    type Outlook = Outlook<()>;

    fn frame(state: &State) -> Option<&u8> {
        match state.frames.last() {
            Some(Frame::Bombing(raid)) => Some(raid),
            _ => None,
        }
    }

    fn take(state: &mut State) -> Option<u8> {
        let raid = Bombing::frame(state).copied()?;
        state.frames.pop();
        Some(raid)
    }

    fn outlook(_: &Rules, _: &State, _: &u8) -> Outlook<()> {
        Outlook::new(())
    }

    fn deciders(_: &Rules, state: &State, _: &u8) -> SeatSet {
        SeatSet::one(state.faction.seat())
    }

    fn prompt(_: &At<'_, Bombing>) -> Text {
        Text::new("prompt-bombing")
    }
}

fn targets(rules: &Rules, raid: u8) -> &[HexId] {
    rules.data.scenario.bombing.get(usize::from(raid)).map_or(&[], |b| b.targets.as_slice())
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
