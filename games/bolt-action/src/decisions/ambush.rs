//! Units in Ambush and an enemy on the move (C-18, C-22, C-163), and what their guns have loaded (C-20).

use super::*;
use crate::action::verb;
use crate::force::Spec;
use crate::options::Premeasure;
use crate::vocabulary::Order;
use crate::{Action, Rules};
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};

frame_decision! {
    Watching is Ambush(Watching), ();
    seat: |rules, _, watching| other(rules.seat_of(watching.mover));
    asks: |at, seat| prompt_about(at.game, "prompt-ambush", seat, at.frame.mover);
}

impl Choice<Watching> for verb::Spring {
    fn candidates(at: &At<'_, Watching>, offers: &mut Offers<'_, Action>) {
        let ambushers = at.game.ambushers(at.state, at.frame.mover, at.frame.passed);
        ambushers.for_each(|unit| offers.known_legal(Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Watching>, judge: &mut J) {
        if !at.game.may_spring(at.state, self.0, at.frame.mover, at.frame.passed) {
            judge.forbid(clause!("C-18"), || about(at.game, "why-no-ambush", self.0));
        }
    }

    fn carry_out(self, mut watching: Watching, table: &mut Table<'_, '_, Rules>) {
        let (rules, id) = (table.game, self.0);
        watching.passed |= 1 << (id.0 & 63);
        table.state.frames.push(Frame::Ambush(watching));
        rules.tell(table.play, "log-ambush", id, |t| t.text("target", rules.name(watching.mover)));
        table.state.change(id, |u| u.order = Some(Order::Fire));
        rules.begin_declaring(table.state, id, Occasion::Ambush);
    }

    fn shown(&self, at: &At<'_, Watching>) -> Shown {
        at_piece(about(at.game, "do-spring", self.0), self.0)
    }

    /// The line to whoever moves; how far that is, is measured once the ambush is sprung (C-02).
    fn explain(&self, at: &At<'_, Watching>) -> Explanation {
        let measured = at.game.options.premeasure == Premeasure::On;
        sketched(at.game.sketch_line(at.state, self.0, at.frame.mover, measured))
    }

    fn worth(&self, at: &At<'_, Watching>) -> f64 {
        let value = at.game.fire_value(at.state, self.0, at.frame.mover);
        if value.is_some_and(|value| value > 15) { 10.0 } else { -5.0 }
    }
}

may_pass!(Watching);

frame_decision! {
    LoadingGun is Loading(LoadingGun), ();
    seat: |rules, _, loading| rules.seat_of(loading.unit);
    asks: |at, seat| prompt_about(at.game, "prompt-loading", seat, at.frame.unit);
}

impl Choice<LoadingGun> for verb::LoadShell {
    fn candidates(at: &At<'_, LoadingGun>, offers: &mut Offers<'_, Action>) {
        [Shell::Shot, Shell::He].into_iter().for_each(|shell| offers.consider(at, Self(shell)));
    }

    fn judge<J: Judge>(&self, _: &At<'_, LoadingGun>, judge: &mut J) {
        if !matches!(self.0, Shell::Shot | Shell::He) {
            judge.forbid(clause!("C-20"), || Text::new("why-indirect-now"));
        }
    }

    fn carry_out(self, loading: LoadingGun, table: &mut Table<'_, '_, Rules>) {
        table.state.change(loading.unit, |u| u.marks.loaded_shot = self.0 == Shell::Shot);
    }

    fn shown(&self, _: &At<'_, LoadingGun>) -> Shown {
        Shown::new(Text::new(if self.0 == Shell::Shot { "do-load-shot" } else { "do-load-he" }))
    }

    fn worth(&self, at: &At<'_, LoadingGun>) -> f64 {
        let armoured = |unit: UnitId| at.game.spec(unit).is_some_and(Spec::is_armoured);
        let armour = at.state.on_table().any(|(unit, u)| u.seat != at.seat && armoured(unit));
        f64::from(u8::from(armour == (self.0 == Shell::Shot)))
    }
}
