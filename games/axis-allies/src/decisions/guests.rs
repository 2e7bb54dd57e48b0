//! How many of an ally's fighters travel with a carrier that has left.

use super::prelude::*;

pub(crate) struct Guests;

impl Decision for Guests {
    frame!(Ride: Ride; plain; on_turn);

    fn prompt(at: &At<'_, Guests>) -> Text {
        at.game.about("prompt-ride", at.frame.to).word("power", at.frame.of.word())
    }
}

impl Choice<Guests> for verb::Ride {
    fn candidates(at: &At<'_, Guests>, offers: &mut Offers<'_, Action>) {
        (at.frame.least..=at.frame.most).for_each(|n| offers.consider(at, Self(n)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Guests>, judge: &mut J) {
        let Ride { least, most, .. } = *at.frame;
        if !(least..=most).contains(&self.0) {
            judge.forbid(clause!("R-11.3"), || {
                Text::new("why-not-so-many-ride").number("least", least).number("most", most)
            });
        } else if !at.game.ride_leaves_landings(at.state, self.0) {
            judge.forbid(clause!("R-13.3"), || Text::new("why-deck-needed"));
        }
    }

    fn carry_out(self, ride: Ride, table: &mut Table<'_, '_, Rules>) {
        table.game.ride(table.state, ride, self.0.clamp(ride.least, ride.most));
    }

    fn shown(&self, _: &At<'_, Guests>) -> Shown {
        Shown::new(Text::new("do-ride").number("n", self.0))
    }
}
