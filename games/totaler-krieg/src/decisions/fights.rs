//! The Blitz and Regular Combat Segments: one attack after the other is named (TKC-04).

use crate::action::verb;
use crate::decisions::{chosen_by_hex, picture, segment};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use board::HexSet;
use kernel::decision::{At, Choice, Offers, Table};
use kernel::scene::{Explanation, Row};
use kernel::{Judge, Quick, Text};

segment! {
    /// The phasing faction names the hex it attacks. The hexes are those from which it may fight.
    Fights: HexSet = |rules, state| rules.enabled_for_fight(state)
}

impl Choice<Fights> for verb::Attack {
    fn candidates(at: &At<'_, Fights>, offers: &mut Offers<'_, Action>) {
        let targets = at.game.targets(at.state);
        targets.iter().for_each(|h| offers.consider(at, Self(at.game.number(h))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Fights>, judge: &mut J) {
        let (rules, state) = (at.game, at.state);
        let Some(target) = rules.hex(self.0) else {
            return judge.forbid(clause!("TKC-04"), || Text::new("why-no-hex"));
        };
        let say = |key: &'static str| Text::new(key).name("hex", rules.hex_name(target));
        let units = state.at(target).any(|u| rules.side_of(state, u) != Some(state.faction));
        if !units && !rules.enemy_markers(state, state.faction).contains(target) {
            return judge.forbid(clause!("TKC-04"), || say("why-nobody-there"));
        }
        if state.attacked.contains(target) {
            judge.forbid(clause!("TKC-04"), || say("why-attacked"));
        }
        let blitz = state.segment == Segment::Blitz;
        let weather = rules.weather(state, target);
        match weather {
            Weather::Mud if blitz => judge.forbid(clause!("TK-11.2-04"), || say("why-blitz-mud")),
            Weather::Storms if blitz => judge.forbid(clause!("TK-11.3-03"), || say("why-blitz-storms")),
            _ => {}
        }
        if judge.settled() {
            return;
        }
        let fight = rules.new_fight(state, target);
        let may = |unit| Quick::ask(|quick| rules.judge_attacker(state, &fight, &at.outlook.facts, unit, quick));
        if !rules.beside(state, target).any(may) {
            if blitz && weather == Weather::Snow {
                judge.forbid(clause!("TK-11.4-06"), || say("why-snow-blitz"));
            }
            judge.forbid(clause!("TKC-04"), || say("why-no-attacker"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if let Some(target) = table.game.hex(self.0) {
            let fight = table.game.new_fight(table.state, target);
            table.state.push(Frame::Fight(Box::new(fight)));
        }
    }

    /// The fight if everybody attacks who can.
    fn explain(&self, at: &At<'_, Fights>) -> Explanation {
        let Some(target) = at.game.hex(self.0) else { return Explanation::default() };
        let fight = at.game.all_out(at.state, target);
        let everybody = Text::new("explain-everybody").arg("units", at.game.force_text(at.state, &fight.attackers));
        let rows = vec![Row { text: everybody, value: String::new(), clause: None }];
        let told = Explanation { rows, ..Explanation::default() };
        if fight.attackers.is_empty() { told } else { told.fighting(at.game.fight_panel(at.state, &fight)) }
    }

    chosen_by_hex!(Fights, "do-attack", Attack);

    fn worth(&self, at: &At<'_, Fights>) -> f64 {
        let picture = picture(at);
        picture.at_hex(self.0, |h| picture.worth_of_attack(h))
    }
}
