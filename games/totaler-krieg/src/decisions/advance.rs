//! Advance and exploitation after a fight (TK-8.1.1-12, 13, 10.3-16, TKC-08).

use crate::action::verb;
use crate::decisions::{Outlook, chosen_by_unit, fight_stage, picture};
use crate::rules::supply::Supply;
use crate::shown::piece_id;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use kernel::decision::{At, Choice, Offers, Shown, Table};
use kernel::scene::Tone;
use kernel::{Judge, Text};
use std::cell::OnceCell;

fight_stage! {
    /// Who advances, and who goes on from there. The attacker's supply is looked up when first asked for.
    Advancing, |_| Side::Attacker, |_| "prompt-advance"; OnceCell<Supply> = |_, _, _| OnceCell::new()
}

impl Outlook<OnceCell<Supply>> {
    fn is_supplied(&self, rules: &Rules, state: &State, fight: &Fight, unit: &Unit) -> bool {
        self.facts.get_or_init(|| rules.supply(state, fight.attacker)).has(rules, unit)
    }
}

impl Choice<Advancing> for verb::Advance {
    fn candidates(at: &At<'_, Advancing>, offers: &mut Offers<'_, Action>) {
        at.frame.attackers.iter().for_each(|unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Advancing>, judge: &mut J) {
        let supplied = |u: &Unit| at.outlook.is_supplied(at.game, at.state, at.frame, u);
        at.game.judge_advance(at.state, at.frame, self.0, supplied, judge);
    }

    fn carry_out(self, mut fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        table.game.advance(table.state, &mut fight, self.0, table.play);
        table.state.push(Frame::Fight(fight));
    }

    chosen_by_unit!(Advancing, "do-advance", along);

    fn worth(&self, at: &At<'_, Advancing>) -> f64 {
        let picture = picture(at);
        let Some((u, from)) = at.state.unit(self.0).and_then(|u| Some((u, u.hex()?))) else { return -1.0 };
        if u.kind.is_hq() {
            return -10.0;
        }
        let there = at.state.at(at.frame.target).count() as i32;
        let gain = picture.worth_of_standing(self.0, at.frame.target) - picture.worth_of_standing(self.0, from);
        f64::from(gain + 12 - 15 * there)
    }
}

impl Choice<Advancing> for verb::Exploit {
    fn candidates(at: &At<'_, Advancing>, offers: &mut Offers<'_, Action>) {
        for &(unit, left) in &at.frame.exploiting {
            let Some(from) = at.state.hex_of(unit).filter(|_| left > 0) else { continue };
            for (_, next) in at.game.data.map.grid.neighbours(from) {
                offers.consider(at, Self { unit, hex: at.game.number(next) });
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Advancing>, judge: &mut J) {
        let Some(to) = at.game.hex(self.hex) else {
            return judge.forbid(clause!("TKC-08"), || Text::new("why-no-hex"));
        };
        let supplied = |u: &Unit| at.outlook.is_supplied(at.game, at.state, at.frame, u);
        at.game.judge_exploit(at.state, at.frame, (self.unit, to), supplied, judge);
    }

    fn carry_out(self, mut fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        if let Some(to) = table.game.hex(self.hex) {
            table.game.exploit(table.state, &mut fight, (self.unit, to), table.play);
        }
        table.state.push(Frame::Fight(fight));
    }

    fn shown(&self, at: &At<'_, Advancing>) -> Shown {
        let label = at.game.unit_label(at.state, "do-exploit", self.unit);
        at.game.in_hex(label, self.hex).piece(piece_id(self.unit))
    }

    fn worth(&self, at: &At<'_, Advancing>) -> f64 {
        let picture = picture(at);
        match (at.state.hex_of(self.unit), at.game.hex(self.hex)) {
            (Some(from), Some(to)) => {
                let gain = picture.worth_of_standing(self.unit, to) - picture.worth_of_standing(self.unit, from);
                f64::from(gain - 5 + picture.worth_of_cutting(self.unit, to))
            }
            _ => -1.0,
        }
    }
}

/// Nobody goes farther; the fight is over.
impl Choice<Advancing> for verb::Done {
    fn carry_out(self, _: Box<Fight>, _: &mut Table<'_, '_, Rules>) {}

    fn shown(&self, _: &At<'_, Advancing>) -> Shown {
        Shown::new(Text::new("do-done")).tone(Tone::Finish)
    }
}
