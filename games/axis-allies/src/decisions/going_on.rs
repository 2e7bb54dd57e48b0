//! After a round of battle the attacker goes on, retreats, or stops if only his aircraft are left.

use super::prelude::*;

pub(crate) struct GoingOn;

impl Decision for GoingOn {
    frame!(Battle: Battle; on_turn);
    type Outlook = ();

    fn outlook(_: &Rules, _: &State, _: &Battle) {}

    fn prompt(at: &At<'_, GoingOn>) -> Text {
        at.game.about("prompt-decide", at.frame.space).number("round", at.frame.round)
    }
}

impl Choice<GoingOn> for verb::Retreat {
    fn candidates(at: &At<'_, GoingOn>, offers: &mut Offers<'_, Action>) {
        let spaces = at.game.retreat_spaces(at.state, at.frame);
        spaces.iter().for_each(|space| offers.known_legal(Self(space)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, GoingOn>, judge: &mut J) {
        let text = |key: &'static str| at.game.about(key, self.0);
        if at.game.retreat_spaces(at.state, at.frame).contains(self.0) {
            return;
        }
        if at.frame.amphibious {
            judge.forbid(clause!("AA-98"), || text("why-amphibious"));
            judge.forbid(clause!("AA-99"), || text("why-amphibious"));
            judge.forbid(clause!("R-9.7"), || text("why-amphibious"));
        } else if !at.game.entered_from(at.state, at.frame.space).contains(self.0) {
            judge.forbid(clause!("AA-45"), || text("why-nobody-came-from"));
        } else {
            judge.forbid(clause!("R-10.4"), || text("why-retreat-not-free"));
        }
    }

    fn carry_out(self, battle: Battle, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Battle(battle));
        table.game.retreat(table.state, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, GoingOn>) -> Shown {
        Shown::new(at.game.about("do-retreat", self.0)).space(at.game.id(self.0))
    }

    meant_by_space!(GoingOn);

    /// Back to where most friends are.
    fn worth(&self, at: &At<'_, GoingOn>) -> f64 {
        let friends = at.state.at(self.0).iter().filter(|stack| stack.power.side() == at.state.power.side());
        friends.map(|stack| f64::from(stack.n)).sum::<f64>() / 1e4
    }
}

impl Choice<GoingOn> for verb::BreakOff {
    /// aircraft alone may stop.
    fn judge<J: Judge>(&self, at: &At<'_, GoingOn>, judge: &mut J) {
        if at.frame.amphibious {
            judge.forbid(clause!("AA-99"), || at.game.about("why-amphibious", at.frame.space));
        }
        if !at.game.only_aircraft_attack(at.state, at.frame.space) {
            judge.forbid(clause!("AA-63"), || Text::new("why-not-aircraft-alone"));
        }
    }

    fn carry_out(self, battle: Battle, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Battle(battle));
        table.game.end_battle(table.state, table.play);
    }

    fn shown(&self, _: &At<'_, GoingOn>) -> Shown {
        Shown::new(Text::new("do-break-off"))
    }
}

impl Choice<GoingOn> for verb::Press {
    fn carry_out(self, battle: Battle, table: &mut Table<'_, '_, Rules>) {
        let round = battle.round.saturating_add(1);
        table.state.frames.push(Frame::Battle(Battle { round, stage: Stage::FirstShot, ..battle }));
    }

    fn shown(&self, _: &At<'_, GoingOn>) -> Shown {
        Shown::new(Text::new("do-press")).tone(Tone::Attack)
    }

    fn worth(&self, at: &At<'_, GoingOn>) -> f64 {
        at.game.worth_of_pressing(at.state, at.frame)
    }
}
