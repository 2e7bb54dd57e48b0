//! How many battleships fire in support of a landing; the others wait for another from the same zone
//!

use super::prelude::*;

pub(crate) struct SupportShots;

impl Decision for SupportShots {
    frame!(Battle: Battle; plain; on_turn);

    fn prompt(at: &At<'_, SupportShots>) -> Text {
        let zone = at.frame.asked.first().map(|zone| at.game.name(zone)).unwrap_or_default();
        at.game.about("prompt-support", at.frame.space).name("zone", zone)
    }
}

/// Battleships of the zone that is asked about.
fn ready(at: &At<'_, SupportShots>) -> u8 {
    at.frame.asked.first().map_or(0, |zone| at.game.shells_of(at.state, zone))
}

impl Choice<SupportShots> for verb::Support {
    fn candidates(at: &At<'_, SupportShots>, offers: &mut Offers<'_, Action>) {
        (0..=ready(at)).for_each(|n| offers.known_legal(Self(n)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, SupportShots>, judge: &mut J) {
        if self.0 > ready(at) {
            judge.forbid(clause!("R-9.9"), || Text::new("why-no-support"));
        }
    }

    fn carry_out(self, battle: Battle, table: &mut Table<'_, '_, Rules>) {
        table.game.support(table.state, battle, self.0);
    }

    fn shown(&self, _: &At<'_, SupportShots>) -> Shown {
        Shown::new(Text::new("do-support").number("n", self.0))
    }

    fn worth(&self, _: &At<'_, SupportShots>) -> f64 {
        f64::from(self.0)
    }
}
