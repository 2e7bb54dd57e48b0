//! The owner chooses what he loses, and who turns back.

use super::frame_on_top;
use crate::Rules;
use crate::action::{Action, verb};
use crate::rules::losses::{Class, Load};
use crate::state::*;
use crate::vocabulary::*;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::{Judge, SeatSet, Text};

#[derive(Debug)]
pub(crate) struct TakingLosses;

impl Decision for TakingLosses {
    frame_on_top!(Losses(Losses));
    /// What can be chosen.
    type Outlook = Vec<Class>;

    fn outlook(rules: &Rules, state: &State, losses: &Losses) -> Vec<Class> {
        rules.loss_classes(state, losses.from)
    }

    fn deciders(_: &Rules, _: &State, losses: &Losses) -> SeatSet {
        SeatSet::one(losses.seat)
    }

    fn prompt(at: &At<'_, TakingLosses>) -> Text {
        let losses = at.frame;
        match (losses.from, losses.fate) {
            (LossFrom::Hold { .. } | LossFrom::HoldOf { .. }, _) => Text::new("prompt-cargo"),
            (LossFrom::Crowd(area), _) => at.game.about("prompt-crowd", area).number("n", losses.hits),
            (_, Fate::Lost) => Text::new("prompt-losses").number("hits", losses.hits),
            (_, Fate::Home) => Text::new("prompt-turn-back").number("n", losses.hits),
        }
    }
}

/// What is chosen: units of a nation and kind, for what becomes of them.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Chosen {
    nation: Nation,
    kind: Kind,
    load: Load,
    fate: Fate,
}

impl Chosen {
    fn is(self, class: &Class) -> bool {
        (class.nation, class.kind) == (self.nation, self.kind)
            // Who turns back is not asked what he carries.
            && (self.fate == Fate::Home || class.load == self.load)
    }

    fn judge<J: Judge>(self, at: &At<'_, TakingLosses>, judge: &mut J) {
        if at.frame.fate != self.fate {
            let prompt = || Text::new("why-not-now").text("prompt", TakingLosses::prompt(at));
            return judge.forbid(clause!("HUB-2.1"), prompt);
        }
        if !at.outlook.iter().any(|class| self.is(class)) {
            let clause = match at.frame {
                Losses { from: LossFrom::Crowd(_), .. } => clause!("HUB-3.1"),
                Losses { fate: Fate::Home, .. } => clause!("HU-89"),
                Losses { from: LossFrom::Sea(_), .. } => clause!("HU-32"),
                _ => clause!("HUB-5.2"),
            };
            let facts = || Text::new("why-not-in-fight").word("nation", self.nation.word());
            judge.forbid(clause, || facts().word("kind", self.kind.word()));
        }
    }

    fn carry_out(self, losses: Losses, table: &mut Table<'_, '_, Rules>) {
        let classes = table.game.loss_classes(table.state, losses.from);
        match classes.into_iter().find(|class| losses.fate == self.fate && self.is(class)) {
            Some(class) => table.game.take_loss(table.state, losses, class),
            None => table.state.frames.push(Frame::Losses(losses)),
        }
    }

    fn reads(self, key: &'static str) -> Shown {
        Shown::new(Text::new(key).word("nation", self.nation.word()).word("kind", self.kind.word()))
    }
}

impl From<verb::Lose> for Chosen {
    fn from(lose: verb::Lose) -> Chosen {
        Chosen { nation: lose.nation, kind: lose.kind, load: Load::Empty, fate: Fate::Lost }
    }
}

impl Choice<TakingLosses> for verb::Lose {
    fn candidates(at: &At<'_, TakingLosses>, offers: &mut Offers<'_, Action>) {
        let lost = at.outlook.iter().filter(|class| class.load == Load::Empty);
        lost.for_each(|class| offers.consider(at, Self { nation: class.nation, kind: class.kind }));
    }

    fn judge<J: Judge>(&self, at: &At<'_, TakingLosses>, judge: &mut J) {
        Chosen::from(*self).judge(at, judge);
    }

    fn carry_out(self, losses: Losses, table: &mut Table<'_, '_, Rules>) {
        Chosen::from(self).carry_out(losses, table);
    }

    fn shown(&self, _: &At<'_, TakingLosses>) -> Shown {
        Chosen::from(*self).reads("do-lose")
    }

    fn worth(&self, at: &At<'_, TakingLosses>) -> f64 {
        let data = at.game.data.kind(self.kind);
        30.0 - f64::from(data.cost) * 4.0 - f64::from(data.attack)
    }
}

/// A fleet that carries somebody is another thing to lose than an empty one (HUB-5.2).
fn laden(nation: Nation) -> Chosen {
    Chosen { nation, kind: Kind::Fleet, load: Load::Laden, fate: Fate::Lost }
}

impl Choice<TakingLosses> for verb::LoseLaden {
    fn candidates(at: &At<'_, TakingLosses>, offers: &mut Offers<'_, Action>) {
        let carrying = at.outlook.iter().filter(|class| class.load == Load::Laden);
        carrying.for_each(|class| offers.consider(at, Self(class.nation)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, TakingLosses>, judge: &mut J) {
        laden(self.0).judge(at, judge);
    }

    fn carry_out(self, losses: Losses, table: &mut Table<'_, '_, Rules>) {
        laden(self.0).carry_out(losses, table);
    }

    fn shown(&self, _: &At<'_, TakingLosses>) -> Shown {
        Shown::new(Text::new("do-lose-laden").word("nation", self.0.word()))
    }

    /// What is aboard goes down with it, but an empty fleet fights on.
    fn worth(&self, _: &At<'_, TakingLosses>) -> f64 {
        4.0
    }
}

impl From<verb::Return> for Chosen {
    fn from(back: verb::Return) -> Chosen {
        Chosen { nation: back.nation, kind: back.kind, load: Load::Empty, fate: Fate::Home }
    }
}

impl Choice<TakingLosses> for verb::Return {
    fn candidates(at: &At<'_, TakingLosses>, offers: &mut Offers<'_, Action>) {
        at.outlook.iter().for_each(|class| offers.consider(at, Self { nation: class.nation, kind: class.kind }));
    }

    fn judge<J: Judge>(&self, at: &At<'_, TakingLosses>, judge: &mut J) {
        Chosen::from(*self).judge(at, judge);
    }

    fn carry_out(self, losses: Losses, table: &mut Table<'_, '_, Rules>) {
        Chosen::from(self).carry_out(losses, table);
    }

    fn shown(&self, _: &At<'_, TakingLosses>) -> Shown {
        Chosen::from(*self).reads("do-return")
    }

    /// Those who would help least in what is to come turn back.
    fn worth(&self, at: &At<'_, TakingLosses>) -> f64 {
        10.0 - f64::from(at.game.data.kind(self.kind).attack)
    }
}
