//! A fighter without a carrier looks for an island to land on.

use super::prelude::*;

pub(crate) struct LandingPlace;

impl Decision for LandingPlace {
    frame!(Settle: Homeless; plain; by power);

    fn prompt(at: &At<'_, LandingPlace>) -> Text {
        at.game.about("prompt-settle", at.frame.zone)
    }
}

impl Choice<LandingPlace> for verb::Settle {
    fn candidates(at: &At<'_, LandingPlace>, offers: &mut Offers<'_, Action>) {
        let islands = at.game.islands(at.state, at.frame.power.side(), at.frame.zone);
        islands.iter().for_each(|island| offers.known_legal(Self(island)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, LandingPlace>, judge: &mut J) {
        if !at.game.islands(at.state, at.frame.power.side(), at.frame.zone).contains(self.0) {
            judge.forbid(clause!("AA-71"), || at.game.about("why-not-in-zone", self.0));
        }
    }

    fn carry_out(self, homeless: Homeless, table: &mut Table<'_, '_, Rules>) {
        table.state.add(self.0, homeless.power, Kind::Fighter, Status::Ready, 1);
        table.game.land_after_settling(table.state, table.play);
    }

    fn shown(&self, at: &At<'_, LandingPlace>) -> Shown {
        Shown::new(at.game.about("do-settle", self.0)).space(at.game.id(self.0))
    }

    meant_by_space!(LandingPlace);
}
