//! The defenders retreat hex by hex, or stand and lose steps (TK-8.1.1-10, 11, TKC-05, 06).

use crate::action::verb;
use crate::decisions::{FallingBack, Outlook, chosen_by_hex, fight_stage, picture};
use crate::rules::aftermath::Retreat;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use kernel::decision::{At, Choice, Decision, Offers, Shown, Table};
use kernel::{Judge, Text};

fight_stage! {
    /// Where the defenders go, if they go.
    Retreating, |_| Side::Defender, |fight| match fight.stage {
        Stage::Answer => "prompt-answer",
        _ => "prompt-retreat",
    }; Retreat = |rules, state, fight| rules.way_back(state, fight)
}

/// A stage in which a force goes back: the defenders together, the attackers one by one.
pub(super) trait GoesBack: Decision<Game = Rules, Frame = Box<Fight>, Outlook = Outlook<Retreat>> {}

impl GoesBack for Retreating {}
impl GoesBack for FallingBack {}

impl<D: GoesBack> Choice<D> for verb::Retreat {
    fn candidates(at: &At<'_, D>, offers: &mut Offers<'_, Action>) {
        let hexes = at.outlook.facts.hexes;
        hexes.iter().for_each(|h| offers.known_legal(Self(at.game.number(h))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, D>, judge: &mut J) {
        let Some(to) = at.game.hex(self.0) else {
            return judge.forbid(clause!("TKC-06"), || Text::new("why-no-hex"));
        };
        if let Some((clause, key)) = at.outlook.facts.barred(to) {
            judge.forbid(clause, || Text::new(key).name("hex", at.game.hex_name(to)));
        }
    }

    fn carry_out(self, fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        match table.game.hex(self.0) {
            Some(to) => table.game.go_back(table.state, fight, to, table.play),
            None => table.state.push(Frame::Fight(fight)),
        }
    }

    chosen_by_hex!(D, "do-retreat");

    fn worth(&self, at: &At<'_, D>) -> f64 {
        picture(at).worth_of_retreat(at.frame, self.0)
    }
}

/// The defenders lose a step for every hex they do not go back.
impl Choice<Retreating> for verb::Stand {
    fn judge<J: Judge>(&self, at: &At<'_, Retreating>, judge: &mut J) {
        let (rules, fight) = (at.game, at.frame);
        if fight.stage == Stage::Retreating && !rules.may_stand(at.state, fight) {
            let text = || Text::new("why-must-retreat").name("hex", rules.hex_name(fight.target));
            judge.forbid(clause!("TKC-06"), text);
        }
    }

    fn carry_out(self, mut fight: Box<Fight>, table: &mut Table<'_, '_, Rules>) {
        fight.stand();
        table.state.push(Frame::Fight(fight));
    }

    fn shown(&self, _: &At<'_, Retreating>) -> Shown {
        Shown::new(Text::new("do-stand"))
    }

    /// Somebody must be left to hold what is dear.
    fn worth(&self, at: &At<'_, Retreating>) -> f64 {
        let fight = at.frame;
        let force = fight.force.iter().filter_map(|u| at.state.unit(u)).filter(|u| u.hex().is_some());
        let steps: i32 = force.map(|u| i32::from(u.steps)).sum();
        let lost = i32::from(fight.retreat) + i32::from(fight.losses[Side::Defender]);
        if picture(at).stake(fight.target).is_some() && steps > lost { 60.0 } else { 1.0 }
    }
}
