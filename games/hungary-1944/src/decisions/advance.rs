//! After a fight attackers advance, Soviet tanks exploit the gap, and each of them runs on (BPH-8.4 to 8.6).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::plan::{Eyes, view};
use crate::rules::movement::halves;
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};
use kernel::scene::Tone;

decision! {
    /// Which attackers advance.
    AdvanceUnits looks at Eyes, in fight Stage::Advance =>
    prompt |at| Text::new("prompt-advance").text("hex", at.game.place_text(at.frame.target));
}

impl Choice<AdvanceUnits> for verb::Advance {
    fn candidates(at: &At<'_, AdvanceUnits>, offers: &mut Offers<'_, Action>) {
        at.frame.attackers.iter().for_each(|unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, AdvanceUnits>, judge: &mut J) {
        at.game.judge_advance(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, fight: Fight, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Fight(fight));
        table.game.advance(table.state, fight, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, AdvanceUnits>) -> Shown {
        unit_choice(at.game, at.state, "do-advance", self.0).along()
    }

    fn meant(at: &At<'_, AdvanceUnits>, spot: &Spot) -> Vec<Self> {
        at.game.own_units_meant(at.state, at.frame.attacker, spot).into_iter().map(Self).collect()
    }

    fn worth(&self, at: &At<'_, AdvanceUnits>) -> f64 {
        view(at).better_in(self.0, at.frame.target).map_or(-1.0, |better| better + 0.8)
    }
}

impl Choice<AdvanceUnits> for verb::Done {
    fn carry_out(self, fight: Fight, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Fight(Fight { stage: Stage::Exploitation, ..fight }));
    }

    fn shown(&self, _: &At<'_, AdvanceUnits>) -> Shown {
        Shown::new(Text::new("do-end-advance")).tone(Tone::Finish)
    }
}

decision! {
    /// Who exploits the gap.
    ExploitGap looks at Eyes, in fight Stage::Exploitation =>
    prompt |at| Text::new("prompt-exploit").text("hex", at.game.place_text(at.frame.target));
}

impl Choice<ExploitGap> for verb::Exploit {
    fn candidates(at: &At<'_, ExploitGap>, offers: &mut Offers<'_, Action>) {
        at.game.data.unit_ids().for_each(|unit| offers.consider(at, Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, ExploitGap>, judge: &mut J) {
        at.game.judge_exploit(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, fight: Fight, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Fight(fight));
        table.game.exploit(table.state, fight, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, ExploitGap>) -> Shown {
        unit_choice(at.game, at.state, "do-exploit", self.0)
    }

    fn meant(at: &At<'_, ExploitGap>, spot: &Spot) -> Vec<Self> {
        at.game.own_units_meant(at.state, at.frame.attacker, spot).into_iter().map(Self).collect()
    }

    fn worth(&self, at: &At<'_, ExploitGap>) -> f64 {
        view(at).better_in(self.0, at.frame.target).map_or(-1.0, |better| better + 0.5)
    }
}

impl Choice<ExploitGap> for verb::Done {
    fn carry_out(self, fight: Fight, table: &mut Table<'_, '_, Rules>) {
        table.state.frames.push(Frame::Fight(fight));
        table.game.end_fight(table.state, Aftermath::Over, table.play);
    }

    fn shown(&self, _: &At<'_, ExploitGap>) -> Shown {
        Shown::new(Text::new("do-end-exploitation")).tone(Tone::Finish)
    }
}

decision! {
    /// Where a unit that advances or exploits goes.
    RunOn looks at Eyes, in frame Run(Run) =>
    by |rules, _, run| one(rules.data.unit(run.unit).side);
    prompt |at| {
        Text::new("prompt-run").name("unit", at.game.unit_name(at.frame.unit)).name("left", halves(at.frame.left))
    };
}

impl Choice<RunOn> for verb::MoveTo {
    fn candidates(at: &At<'_, RunOn>, offers: &mut Offers<'_, Action>) {
        at.game.run_ends(at.state, at.frame).iter().for_each(|hex| offers.known_legal(Self(Hex(hex))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, RunOn>, judge: &mut J) {
        at.game.judge_run(at.state, at.frame, self.0.0, judge);
    }

    fn carry_out(self, run: Run, table: &mut Table<'_, '_, Rules>) {
        let run = table.game.run_to(table.state, run, self.0.0, table.play);
        table.state.frames.push(Frame::Run(run));
    }

    fn shown(&self, at: &At<'_, RunOn>) -> Shown {
        hex_choice(at.game, "do-move", self.0)
    }

    fn meant(at: &At<'_, RunOn>, spot: &Spot) -> Vec<Self> {
        at.game.hex_meant(at.state, spot).map(|hex| Self(Hex(hex))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, RunOn>) -> f64 {
        view(at).at(at.frame.unit, self.0.0)
    }
}

impl Choice<RunOn> for verb::Done {
    fn judge<J: Judge>(&self, at: &At<'_, RunOn>, judge: &mut J) {
        if !at.frame.moved {
            judge.forbid(clause!("BPH-8.5c"), || Text::new("why-must-run"));
        }
    }

    fn carry_out(self, _: Run, _: &mut Table<'_, '_, Rules>) {}

    fn shown(&self, _: &At<'_, RunOn>) -> Shown {
        Shown::new(Text::new("do-end-run")).tone(Tone::Finish)
    }

    fn worth(&self, at: &At<'_, RunOn>) -> f64 {
        at.state.hex_of(at.frame.unit).map_or(0.0, |hex| view(at).at(at.frame.unit, hex) + 0.2)
    }
}
