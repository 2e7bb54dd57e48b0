//! The owner chooses what he loses, and who turns back.

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
    kernel::frame_on_top!(Rules: Frame::Losses(Losses));
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

/// What a choice means, and that everything about it but its words follows from that.
macro_rules! takes_losses {
    (
        $verb:ident, |$chosen:ident| $meaning:expr; $candidates:expr;
        |$it:ident| $shown:expr;
        |$at:ident, $unit:ident| $worth:expr
    ) => {
        impl From<verb::$verb> for Chosen {
            fn from($chosen: verb::$verb) -> Chosen {
                $meaning
            }
        }

        impl Choice<TakingLosses> for verb::$verb {
            fn candidates(at: &At<'_, TakingLosses>, offers: &mut Offers<'_, Action>) {
                at.outlook.iter().filter_map($candidates).for_each(|choice: Self| offers.consider(at, choice));
            }

            fn judge<J: Judge>(&self, at: &At<'_, TakingLosses>, judge: &mut J) {
                Chosen::from(*self).judge(at, judge);
            }

            fn carry_out(self, losses: Losses, table: &mut Table<'_, '_, Rules>) {
                Chosen::from(self).carry_out(losses, table);
            }

            fn shown(&self, _: &At<'_, TakingLosses>) -> Shown {
                let $it = Chosen::from(*self);
                $shown
            }

            fn worth(&self, $at: &At<'_, TakingLosses>) -> f64 {
                let $unit = Chosen::from(*self);
                $worth
            }
        }
    };
}

takes_losses!(
    Lose, |lose| Chosen { nation: lose.nation, kind: lose.kind, load: Load::Empty, fate: Fate::Lost };
    |class| (class.load == Load::Empty).then_some(Self { nation: class.nation, kind: class.kind });
    |lost| lost.reads("do-lose").by_worth();
    |at, lost| {
        let data = at.game.data.kind(lost.kind);
        30.0 - f64::from(data.cost) * 4.0 - f64::from(data.attack)
    }
);

// A fleet that carries somebody is another thing to lose than an empty one (HUB-5.2). What is aboard goes down with
// it, but an empty fleet fights on.
takes_losses!(
    LoseLaden, |lose| Chosen { nation: lose.0, kind: Kind::Fleet, load: Load::Laden, fate: Fate::Lost };
    |class| (class.load == Load::Laden).then_some(Self(class.nation));
    |lost| Shown::new(Text::new("do-lose-laden").word("nation", lost.nation.word())).by_worth();
    |_at, _lost| 4.0
);

// Those who would help least in what is to come turn back.
takes_losses!(
    Return, |back| Chosen { nation: back.nation, kind: back.kind, load: Load::Empty, fate: Fate::Home };
    |class| Some(Self { nation: class.nation, kind: class.kind });
    |back| back.reads("do-return").by_worth();
    |at, back| 10.0 - f64::from(at.game.data.kind(back.kind).attack)
);
