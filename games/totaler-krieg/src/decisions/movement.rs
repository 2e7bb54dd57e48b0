//! Movement and Reserve Movement: units are taken up one after the other.

use crate::action::verb;
use crate::decisions::{Outlook, chosen_by_unit, picture, segment};
use crate::rules::supply::Supply;
use crate::rules::zones::Presence;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use kernel::decision::{At, Choice, Offers, Table};
use kernel::{Judge, Text};
use std::cell::OnceCell;

segment! {
    /// The phasing faction moves its units.
    Movement: Facts = |rules, state| Facts { presence: rules.presence(state), supply: OnceCell::new() }
}

pub(crate) struct Facts {
    presence: Presence,
    supply: OnceCell<Supply>,
}

impl Outlook<Facts> {
    /// TK-10.3-11: only those are asked for supply who have not moved; in Reserve Movement nobody is.
    fn is_supplied(&self, rules: &Rules, state: &State, unit: &Unit) -> bool {
        let asks = |u: &Unit| !u.marks.has(Marks::MOVED);
        let supply = || rules.supply_for(state, &self.facts.presence, state.faction, asks);
        self.facts.supply.get_or_init(supply).has(rules, unit)
    }
}

impl Choice<Movement> for verb::Select {
    fn candidates(at: &At<'_, Movement>, offers: &mut Offers<'_, Action>) {
        at.state.unit_ids().for_each(|unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Movement>, judge: &mut J) {
        let (rules, state) = (at.game, at.state);
        let Some(u) = rules.judge_own(state, self.0, clause!("TKC-01"), judge) else { return };
        let say = |key: &'static str| Text::new(key).text("unit", rules.counter_text(u));
        if u.marks.has(Marks::MOVED) {
            judge.forbid(clause!("TKC-01"), || say("why-moved"));
        }
        if rules.allowance(u) == 0 {
            judge.forbid(clause!("TKC-25"), || say("why-immobile"));
        }
        if judge.settled() {
            return;
        }
        let in_zone = u.hex().filter(|&h| at.outlook.facts.presence.ezoc(state.faction).contains(h));
        if state.segment == Segment::Reserve {
            if let Some(hex) = in_zone {
                for clause in [clause!("TK-8.1.1-08"), clause!("TKC-32")] {
                    judge.forbid(clause, || say("why-in-zone").name("hex", rules.hex_name(hex)));
                }
            }
            return;
        }
        if let Some(hex) = in_zone.filter(|&h| rules.weather(state, h) == Weather::Mud) {
            for clause in [clause!("TK-8.1.1-06"), clause!("TK-11.2-03")] {
                judge.forbid(clause, || say("why-mud-holds").name("hex", rules.hex_name(hex)));
            }
        }
        let asked = !judge.settled() && !u.marks.has(Marks::MOVED);
        if asked && !at.outlook.is_supplied(rules, state, u) {
            judge.forbid(clause!("TK-10.3-10"), || say("why-unsupplied"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Some(from) = table.state.unit(self.0).map(|u| u.place) {
            table.state.push(Frame::Moving(Moving { unit: self.0, spent: 0, from }));
        }
    }

    chosen_by_unit!(Movement, "do-select");

    fn worth(&self, at: &At<'_, Movement>) -> f64 {
        f64::from(picture(at).worth_of_selection(self.0))
    }
}
