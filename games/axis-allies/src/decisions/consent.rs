//! An ally is asked whether he carries us, lets us land, or gives up his fighter.

use super::prelude::*;

pub(crate) struct AllyAsked;

impl Decision for AllyAsked {
    frame!(Consent: Consent; plain; by of);

    fn prompt(at: &At<'_, AllyAsked>) -> Text {
        let key = match at.frame.matter {
            Matter::Board { .. } => "prompt-consent-board",
            Matter::Deck { .. } => "prompt-consent-deck",
            Matter::Guest => "prompt-consent-guest",
        };
        Text::new(key).word("power", at.state.power.word())
    }
}

impl Choice<AllyAsked> for verb::Accept {
    fn carry_out(self, consent: Consent, table: &mut Table<'_, '_, Rules>) {
        table.game.answer(table.state, consent, true, table.play);
    }

    fn shown(&self, _: &At<'_, AllyAsked>) -> Shown {
        Shown::new(Text::new("do-accept"))
    }
}

impl Choice<AllyAsked> for verb::Refuse {
    fn carry_out(self, consent: Consent, table: &mut Table<'_, '_, Rules>) {
        table.game.answer(table.state, consent, false, table.play);
    }

    fn shown(&self, _: &At<'_, AllyAsked>) -> Shown {
        Shown::new(Text::new("do-refuse"))
    }

    fn worth(&self, _: &At<'_, AllyAsked>) -> f64 {
        -1.0
    }
}
