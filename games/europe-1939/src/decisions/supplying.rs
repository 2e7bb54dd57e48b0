//! Fleets are set aside to supply units overseas; who gets nothing if they bring too little.

use super::{TurnPhase, listed, whole_phase};
use crate::action::{Action, verb};
use crate::data::Areas;
use crate::rules::supply::Pocket;
use crate::state::*;
use crate::{Rules, plan};
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::{Judge, SeatSet, Text};
use std::cell::OnceCell;

#[derive(Debug)]
pub(crate) struct Supplying;

impl Decision for Supplying {
    // The ports through which somebody has to be supplied.
    whole_phase!(OnceCell<Areas>: |_| OnceCell::new(); |_| "prompt-supply");
}

impl TurnPhase for Supplying {
    fn done(_: Phase) -> &'static str {
        "do-done-supply"
    }
}

impl Choice<Supplying> for verb::Assign {
    fn candidates(at: &At<'_, Supplying>, offers: &mut Offers<'_, Action>) {
        at.game.each_assignment(at.state, listed(offers));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Supplying>, judge: &mut J) {
        let needy = *at.outlook.get_or_init(|| at.game.needy_ports(at.state));
        at.game.judge_assign(at.state, needy, self, judge);
    }

    fn carry_out(self, _: Phase, table: &mut Table<'_, '_, Rules>) {
        table.game.assign(table.state, self);
    }

    fn shown(&self, at: &At<'_, Supplying>) -> Shown {
        let label = at.game.about("do-assign", self.port).name("base", at.game.name(self.base));
        Shown::new(label).space(at.game.id(self.port))
    }

    fn worth(&self, _: &At<'_, Supplying>) -> f64 {
        plan::ALWAYS
    }
}

/// There is too little for all of a pocket.
#[derive(Debug)]
pub(crate) struct Rationing;

impl Decision for Rationing {
    kernel::frame_on_top!(Rules: Frame::Hunger(Vec<Stack>));
    /// The pocket that is asked about.
    type Outlook = Option<Pocket>;

    fn outlook(rules: &Rules, state: &State, settled: &Vec<Stack>) -> Option<Pocket> {
        rules.hungry(state, settled)
    }

    fn deciders(rules: &Rules, state: &State, settled: &Vec<Stack>) -> SeatSet {
        SeatSet::one(rules.quartermaster(state, settled).unwrap_or(state.active))
    }

    fn prompt(_: &At<'_, Rationing>) -> Text {
        Text::new("prompt-hunger")
    }
}

impl Choice<Rationing> for verb::Starve {
    fn candidates(at: &At<'_, Rationing>, offers: &mut Offers<'_, Action>) {
        let Some(pocket) = &at.outlook else { return };
        pocket.classes().for_each(|(at, nation, kind)| offers.known_legal(Self { at, nation, kind }));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Rationing>, judge: &mut J) {
        let class = (self.at, self.nation, self.kind);
        if !at.outlook.as_ref().is_some_and(|pocket| pocket.classes().any(|other| other == class)) {
            let facts = || at.game.about("why-not-hungry", self.at).word("nation", self.nation.word());
            judge.forbid(clause!("HUB-7.2"), || facts().word("kind", self.kind.word()));
        }
    }

    fn carry_out(self, mut settled: Vec<Stack>, table: &mut Table<'_, '_, Rules>) {
        if let Some(pocket) = table.game.hungry(table.state, &settled) {
            pocket.starve((self.at, self.nation, self.kind), &mut settled);
        }
        table.state.frames.push(Frame::Hunger(settled));
    }

    fn shown(&self, at: &At<'_, Rationing>) -> Shown {
        let label = at.game.about("do-starve", self.at).word("nation", self.nation.word());
        let piece = at.game.piece_of(at.state, self.at, self.nation, self.kind);
        Shown::new(label.word("kind", self.kind.word())).space(at.game.id(self.at)).piece(piece)
    }

    fn worth(&self, at: &At<'_, Rationing>) -> f64 {
        30.0 - f64::from(at.game.data.kind(self.kind).cost) * 4.0
    }
}
