//! What follows a conquest: who controls what was taken together, and where Vichy's units stand.

use super::about_frame;
use crate::action::{Action, verb};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Rules, plan};
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::{Judge, Text};

about_frame! {
    /// Two powers that fight together have taken an area.
    Controlling: Control(TakenTogether);
    |rules, state, taken| rules.leader(state, taken.area).map(|nation| rules.seat_of(state, nation));
    |at| at.game.about("prompt-control", at.frame.area)
}

impl Choice<Controlling> for verb::Control {
    fn candidates(at: &At<'_, Controlling>, offers: &mut Offers<'_, Action>) {
        at.frame.nations.iter().for_each(|nation| offers.known_legal(Self(nation)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Controlling>, judge: &mut J) {
        if !at.frame.nations.contains(self.0) {
            judge.forbid(clause!("HU-57"), || Text::new("why-no-control").word("nation", self.0.word()));
        }
    }

    fn carry_out(self, taken: TakenTogether, table: &mut Table<'_, '_, Rules>) {
        table.game.capture(table.state, taken.area, self.0, table.play);
    }

    fn shown(&self, _: &At<'_, Controlling>) -> Shown {
        Shown::new(Text::new("do-control").word("nation", self.0.word()))
    }

    fn worth(&self, _: &At<'_, Controlling>) -> f64 {
        plan::ALWAYS
    }
}

about_frame! {
    /// Units of Vichy are left to be placed.
    PlacingVichy: Vichy(Units);
    |rules, state, _| rules.seats.get(Nation::De.index()).copied();
    |at| Text::new("prompt-vichy").number("n", at.frame.total())
}

impl Choice<PlacingVichy> for verb::Garrison {
    fn candidates(at: &At<'_, PlacingVichy>, offers: &mut Offers<'_, Action>) {
        for (kind, _) in at.frame.iter() {
            at.state.ground.of(Nation::Vichy).iter().for_each(|area| offers.consider(at, Self { kind, at: area }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, PlacingVichy>, judge: &mut J) {
        let port = !self.kind.is_ship() || at.game.data.map.ports.contains(self.at);
        if at.frame.get(self.kind) == 0 || at.state.owner(self.at) != Some(Nation::Vichy) || !port {
            let facts = || at.game.about("why-no-garrison", self.at);
            judge.forbid(clause!("HU-64"), || facts().word("kind", self.kind.word()));
        }
    }

    fn carry_out(self, mut left: Units, table: &mut Table<'_, '_, Rules>) {
        let placed = left.take(self.kind, 1);
        table.state.add(self.at, Nation::Vichy, self.kind, Cond::Fresh, placed);
        if !left.is_empty() {
            table.state.frames.push(Frame::Vichy(left));
        }
    }

    fn shown(&self, at: &At<'_, PlacingVichy>) -> Shown {
        let label = at.game.about("do-garrison", self.at).word("kind", self.kind.word());
        Shown::new(label).space(at.game.id(self.at))
    }

    fn worth(&self, _: &At<'_, PlacingVichy>) -> f64 {
        plan::ALWAYS
    }
}
