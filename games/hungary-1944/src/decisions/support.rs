//! Attacker, then defender, commit columns, artillery and aircraft to a fight (BPH-5.8.1, 8.3, 9.7).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::announced::Settled;
use crate::plan::{Eyes, view};
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};
use kernel::scene::Tone;
use std::cell::OnceCell;

/// What the fight is worth as it stands, looked up once.
#[derive(Default)]
pub(crate) struct Outlook {
    eyes: Eyes,
    now: OnceCell<f64>,
}

impl AsRef<Eyes> for Outlook {
    fn as_ref(&self) -> &Eyes {
        &self.eyes
    }
}

decision! {
    GiveSupport looks at Outlook, in fight Stage::AttackerSupport | Stage::DefenderSupport =>
    prompt |at| {
        let attacks = at.frame.stage == Stage::AttackerSupport;
        let key = if attacks { "prompt-support-attack" } else { "prompt-support-defence" };
        Text::new(key).text("hex", at.game.place_text(at.frame.target))
    };
}

/// How much better the fight is for the side that decides with this support, less what the support is worth elsewhere.
fn improvement(at: &At<'_, GiveSupport>, with: &Fight, price: f64) -> f64 {
    let view = view(at);
    let sign = if at.frame.decider() == at.frame.attacker { 1.0 } else { -1.0 };
    let now = at.outlook.now.get_or_init(|| view.gain(at.frame) * sign);
    view.gain(with) * sign - now - price * view.wishes().thrift()
}

impl Choice<GiveSupport> for verb::Artillery {
    fn candidates(at: &At<'_, GiveSupport>, offers: &mut Offers<'_, Action>) {
        if at.frame.attacker != Side::Allied || at.frame.stage != Stage::AttackerSupport {
            return;
        }
        let on_map = |kind: Kind| at.game.data.of_kind(kind).iter().filter(|&&unit| at.state.hex_of(unit).is_some());
        for &artillery in on_map(Kind::Art) {
            on_map(Kind::Column).for_each(|&column| offers.consider(at, Self { artillery, column }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, GiveSupport>, judge: &mut J) {
        at.game.judge_artillery(at.state, at.frame, self.artillery, self.column, judge);
    }

    fn carry_out(self, mut fight: Fight, table: &mut Table<'_, '_, Rules>) {
        fight.artillery.insert(self.artillery);
        fight.shells.insert(self.column);
        table.state.unit_mut(self.artillery).marks.set(Marks::ATTACKED);
        table.state.frames.push(Frame::Fight(fight));
    }

    fn shown(&self, at: &At<'_, GiveSupport>) -> Shown {
        let label = Text::new("do-artillery")
            .name("unit", at.game.unit_name(self.artillery))
            .name("column", at.game.unit_name(self.column));
        on_unit(at.game, at.state, self.artillery, label)
    }

    fn worth(&self, at: &At<'_, GiveSupport>) -> f64 {
        let mut with = *at.frame;
        with.artillery.insert(self.artillery);
        with.shells.insert(self.column);
        improvement(at, &with, 1.0)
    }
}

impl Choice<GiveSupport> for verb::Spend {
    fn candidates(at: &At<'_, GiveSupport>, offers: &mut Offers<'_, Action>) {
        let on_map = |unit: &&UnitId| at.state.hex_of(**unit).is_some();
        at.game.data.of_kind(Kind::Column).iter().filter(on_map).for_each(|&column| offers.consider(at, Self(column)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, GiveSupport>, judge: &mut J) {
        at.game.judge_spend(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, mut fight: Fight, table: &mut Table<'_, '_, Rules>) {
        let side = fight.decider();
        fight.columns[side].insert(self.0);
        table.state.frames.push(Frame::Fight(fight));
    }

    fn shown(&self, at: &At<'_, GiveSupport>) -> Shown {
        unit_choice(at.game, at.state, "do-spend", self.0)
    }

    fn meant(at: &At<'_, GiveSupport>, spot: &Spot) -> Vec<Self> {
        at.game.own_units_meant(at.state, at.frame.decider(), spot).into_iter().map(Self).collect()
    }

    fn worth(&self, at: &At<'_, GiveSupport>) -> f64 {
        let mut with = *at.frame;
        with.columns[at.frame.decider()].insert(self.0);
        improvement(at, &with, 1.0)
    }
}

impl Choice<GiveSupport> for verb::AirSupport {
    fn candidates(at: &At<'_, GiveSupport>, offers: &mut Offers<'_, Action>) {
        at.game.data.air_ids().for_each(|air| offers.consider(at, Self(air)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, GiveSupport>, judge: &mut J) {
        at.game.judge_air_support(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, mut fight: Fight, table: &mut Table<'_, '_, Rules>) {
        let side = fight.decider();
        fight.air[side].insert(self.0);
        table.state.frames.push(Frame::Fight(fight));
    }

    fn shown(&self, at: &At<'_, GiveSupport>) -> Shown {
        on_air(at.game, self.0, air_label(at.game, "do-air-support", self.0))
    }

    fn meant(at: &At<'_, GiveSupport>, spot: &Spot) -> Vec<Self> {
        at.game.air_meant(spot).map(Self).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, GiveSupport>) -> f64 {
        let mut with = *at.frame;
        with.air[at.frame.decider()].insert(self.0);
        improvement(at, &with, 0.05)
    }
}

impl Choice<GiveSupport> for verb::Done {
    fn carry_out(self, fight: Fight, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Fight(fight));
        table.game.end_support(table.state, fight, table.play);
    }

    fn shown(&self, _: &At<'_, GiveSupport>) -> Shown {
        Shown::new(Text::new("do-end-support")).tone(Tone::Finish)
    }

    fn explain(&self, at: &At<'_, GiveSupport>) -> Explanation {
        let attacks = at.frame.stage == Stage::AttackerSupport;
        let settled = if attacks { Settled::AttackerSupport } else { Settled::DefenderSupport };
        announcing(at.game.announced_results(at.state, at.frame, settled))
    }
}

impl Rules {
    /// Whether the side that decides has any support left to give.
    pub(crate) fn has_support(&self, state: &State, fight: &Fight) -> bool {
        let at: At<'_, GiveSupport> = At {
            game: self,
            state,
            seat: fight.decider().seat(),
            frame: fight,
            outlook: Outlook::default(),
            mind: None,
        };
        open::<_, verb::Artillery>(&at) > 0 || open::<_, verb::Spend>(&at) > 0 || open::<_, verb::AirSupport>(&at) > 0
    }
}
