//! Strategic redeployment: units go any distance, convoys are sent and escorted.

use super::movement::Marshalling;
use super::{TurnPhase, listed, whole_phase};
use crate::Rules;
use crate::action::{Action, verb};
use crate::plan::{self, Glance};
use crate::rules::movement::Realm;
use crate::rules::redeployment::{Lines, Network};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::scene::{Explanation, Spot, Tone};
use kernel::{Judge, Quick, SeatSet, Text};

/// Nothing in hand.
#[derive(Debug)]
pub(crate) struct Redeployment;

impl Decision for Redeployment {
    whole_phase!(Marshalling: |state| Marshalling::of(state); |_| "prompt-redeploy");
}

impl TurnPhase for Redeployment {
    fn done(_: Phase) -> &'static str {
        "do-done-redeploy"
    }
}

impl Choice<Redeployment> for verb::Lay {
    fn candidates(at: &At<'_, Redeployment>, offers: &mut Offers<'_, Action>) {
        for route in Route::ALL {
            for value in 0..=u8::MAX {
                let chip = Self { route, value };
                if !Quick::ask(|judge| Choice::<Redeployment>::judge(&chip, at, judge)) {
                    break;
                }
                offers.known_legal(chip);
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Redeployment>, judge: &mut J) {
        at.game.judge_lay(at.state, self.route, self.value, judge);
    }

    fn carry_out(self, _: Phase, table: &mut Table<'_, '_, Rules>) {
        table.game.lay(table.state, self.route, self.value, table.play);
    }

    fn shown(&self, at: &At<'_, Redeployment>) -> Shown {
        let label = match self.value {
            0 => Text::new("do-lay-blank").word("route", self.route.word()),
            value => Text::new("do-lay").word("route", self.route.word()).number("value", value),
        };
        let sea = at.game.hunting_ground(Some(self.route));
        Shown::new(label).space(at.game.id(sea)).group("group-convoys")
    }

    fn worth(&self, at: &At<'_, Redeployment>) -> f64 {
        plan::sending(at.game, at.state, self.route, self.value)
    }
}

impl Choice<Redeployment> for verb::Escort {
    fn candidates(at: &At<'_, Redeployment>, offers: &mut Offers<'_, Action>) {
        at.game.each_escort(at.state, listed(offers));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Redeployment>, judge: &mut J) {
        at.game.judge_escort(at.state, self, judge);
    }

    fn carry_out(self, _: Phase, table: &mut Table<'_, '_, Rules>) {
        table.game.escort(table.state, self);
    }

    fn shown(&self, at: &At<'_, Redeployment>) -> Shown {
        let label = at.game.about("do-escort", self.base).word("kind", self.kind.word());
        let piece = at.game.piece_of(at.state, self.base, self.nation, self.kind);
        Shown::new(label.word("route", self.route.word())).space(at.game.id(self.base)).piece(piece)
    }

    fn worth(&self, at: &At<'_, Redeployment>) -> f64 {
        plan::escorting(at.game, at.state, self.kind, self.route)
    }
}

/// A unit in hand.
#[derive(Debug)]
pub(crate) struct Redeploying;

/// Where it can be sent.
#[derive(Debug)]
pub(crate) struct Prospect {
    sight: Sight,
    realm: Realm,
    network: Network,
    plan: Glance,
}

impl Prospect {
    fn lines(&self) -> Lines<'_> {
        Lines { sight: &self.sight, realm: &self.realm, network: &self.network }
    }
}

impl Decision for Redeploying {
    kernel::frame_on_top!(Rules: Frame::Moving(Moving));
    type Outlook = Prospect;

    fn outlook(rules: &Rules, state: &State, moving: &Moving) -> Prospect {
        let sight = Sight::of(state, state.side);
        let realm = rules.realm(state, &sight, moving.nation);
        let network = rules.network(state, realm.open, moving);
        Prospect { sight, realm, network, plan: Glance::of(state.side) }
    }

    fn deciders(_: &Rules, state: &State, _: &Moving) -> SeatSet {
        SeatSet::one(state.active)
    }

    fn prompt(at: &At<'_, Redeploying>) -> Text {
        at.game.about("prompt-redeploying", at.frame.origin)
    }
}

impl Choice<Redeploying> for verb::To {
    fn candidates(at: &At<'_, Redeploying>, offers: &mut Offers<'_, Action>) {
        let goals = at.game.redeployments(at.state, at.outlook.lines(), at.frame);
        goals.iter().for_each(|area| offers.known_legal(Self(area)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Redeploying>, judge: &mut J) {
        at.game.judge_redeploy(at.state, at.outlook.lines(), at.frame, self.0, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.game.redeploy(table.state, moving, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, Redeploying>) -> Shown {
        let hostile = at.state.side_at(self.0) == Some(at.state.side.enemy());
        let tone = if hostile { Tone::Attack } else { Tone::Plain };
        Shown::new(at.game.about("do-to", self.0)).space(at.game.id(self.0)).tone(tone)
    }

    fn explain(&self, at: &At<'_, Redeploying>) -> Explanation {
        Explanation { path: vec![at.game.id(at.frame.at), at.game.id(self.0)], ..Explanation::default() }
    }

    fn meant(at: &At<'_, Redeploying>, spot: &Spot) -> Vec<Self> {
        at.game.pointed_area(at.state, spot).map(Self).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, Redeploying>) -> f64 {
        let by_sight = || at.outlook.plan.move_worth(at.game, at.state, at.frame, self.0) as f64;
        plan::ordered(at.mind, at.game, at.state, at.frame, (*self).into()).unwrap_or_else(by_sight)
    }
}
