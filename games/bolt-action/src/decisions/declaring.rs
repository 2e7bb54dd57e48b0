//! Targets are declared (BA-67) or support is called for (C-129); and whom a panicking unit fires at (BA-19).

use super::*;
use crate::action::verb;
use crate::force::Make;
use crate::options::Premeasure;
use crate::plan::Intent;
use crate::rules::shooting::weapon_key;
use crate::rules::support::support_key;
use crate::{Action, Rules};
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};

frame_decision! {
    Declaring is Declare(Declaring), ();
    seat: |rules, _, declaring| rules.seat_of(declaring.unit);
    asks: |at, seat| prompt_about(at.game, "prompt-declare", seat, at.frame.unit);
}

/// The word for a weapon of the unit that declares.
fn battery_word(at: &At<'_, Declaring>, battery: u8) -> String {
    let id = at.frame.unit;
    let squad = at.game.spec(id).is_some_and(|spec| matches!(spec.make, Make::Squad)) && battery == 0;
    let batteries = at.state.unit(id).map(|u| at.game.batteries(id, u)).unwrap_or_default();
    match batteries.iter().find(|b| b.index == battery) {
        Some(b) if !squad => weapon_key(b.weapon),
        _ => "weapon-all".to_owned(),
    }
}

impl Choice<Declaring> for verb::Aim {
    fn candidates(at: &At<'_, Declaring>, offers: &mut Offers<'_, Action>) {
        let open = at.game.still_open(at.state, at.frame.unit, &at.frame.aims, &at.frame.open);
        once(open).into_iter().for_each(|aim| offers.known_legal(Self(aim)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Declaring>, judge: &mut J) {
        at.game.judge_aim(at.state, at.frame.unit, &at.frame.aims, at.frame.occasion, &self.0, judge);
    }

    fn carry_out(self, mut declaring: Declaring, table: &mut Table<'_, '_, Rules>) {
        // The judge refuses more than there is room for.
        let _ = declaring.aims.try_push(self.0);
        table.state.frames.push(Frame::Declare(declaring));
    }

    fn shown(&self, at: &At<'_, Declaring>) -> Shown {
        let shell = match self.0.shell {
            Shell::Shot => "shell-shot",
            Shell::He => "shell-he",
            Shell::Indirect => "shell-indirect",
            Shell::Smoke => "shell-smoke",
        };
        let label = Text::new("do-aim").word("weapon", battery_word(at, self.0.battery)).word("shell", shell);
        let label = label.text("target", at.game.name(self.0.target));
        let measured = at.game.options.premeasure == Premeasure::On;
        let score = || at.game.score_in_short(at.state, at.frame.unit, &self.0, at.frame.occasion);
        at_piece(label, self.0.target).tone(Tone::Attack).cost(measured.then(score))
    }

    /// What a declaration comes to, line by line, where measuring beforehand is allowed (C-169).
    fn explain(&self, at: &At<'_, Declaring>) -> Explanation {
        let measured = at.game.options.premeasure == Premeasure::On;
        let aims = std::slice::from_ref(&self.0);
        let rows = if measured {
            at.game.aim_rows(at.state, at.frame.unit, aims, &self.0, at.frame.occasion)
        } else {
            Vec::new()
        };
        let sketch = at.game.sketch_line(at.state, at.frame.unit, self.0.target, measured);
        Explanation { rows, sketch, ..Explanation::default() }
    }

    fn meant(at: &At<'_, Declaring>, spot: &Spot) -> Vec<Self> {
        let Some(target) = unit_at(at, spot) else { return Vec::new() };
        let id = at.frame.unit;
        let batteries = at.state.unit(id).map(|u| at.game.batteries(id, u)).unwrap_or_default();
        let shells = [Shell::Shot, Shell::He, Shell::Indirect];
        let aims = batteries.iter().flat_map(|b| shells.map(|shell| Aim { battery: b.index, target, shell }));
        aims.map(Self).collect()
    }

    fn worth(&self, at: &At<'_, Declaring>) -> f64 {
        at.game.aim_value(at.state, at.frame, &self.0, Intent::of(at.mind)) as f64
    }
}

impl Choice<Declaring> for verb::Call {
    fn candidates(at: &At<'_, Declaring>, offers: &mut Offers<'_, Action>) {
        if !at.game.can_call(at.state, at.frame.unit, at.frame.occasion) || !at.frame.aims.is_empty() {
            return;
        }
        let mut calls = Vec::new();
        for (enemy, unit) in at.state.on_table().filter(|(_, u)| u.seat != at.seat) {
            let spot = at.game.place_of(enemy, unit);
            calls.push((Support::Barrage, spot, None));
            calls.push((Support::Strike, spot, Some(enemy)));
        }
        for (what, spot, target) in once(calls) {
            offers.consider(at, Self { what, at: spot, target });
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Declaring>, judge: &mut J) {
        at.game.judge_call(at.state, at.frame, self.what, self.at, self.target, judge);
    }

    fn carry_out(self, declaring: Declaring, table: &mut Table<'_, '_, Rules>) {
        table.game.call(table.state, declaring.unit, self.what, self.at, self.target, table.play);
    }

    fn shown(&self, _: &At<'_, Declaring>) -> Shown {
        shown_at(Text::new("do-call").word("what", support_key(self.what)), self.at).tone(Tone::Attack)
    }

    fn explain(&self, _: &At<'_, Declaring>) -> Explanation {
        sketched(crate::sketch::call_at(self.at))
    }

    fn pointed(_: &At<'_, Declaring>, pointing: &Pointing) -> Vec<Self> {
        let calls = [Support::Barrage, Support::Smoke];
        calls.map(|what| Self { what, at: point_of(pointing), target: None }).to_vec()
    }

    fn worth(&self, at: &At<'_, Declaring>) -> f64 {
        let near = |id: UnitId, u: &Unit| u.seat == at.seat && at.game.place_of(id, u).within(self.at, 1300);
        let friends = at.state.on_table().any(|(id, u)| near(id, u));
        if friends && self.target.is_none() { -10.0 } else { 500.0 }
    }
}

impl Choice<Declaring> for verb::Done {
    fn carry_out(self, declaring: Declaring, table: &mut Table<'_, '_, Rules>) {
        let Declaring { unit, aims, occasion, .. } = declaring;
        if !aims.is_empty() {
            table.state.change(unit, |u| u.marks.hidden = false);
            table.state.frames.push(Frame::Fire { unit, aims, occasion, reacted: 0, settled: 0 });
        }
    }

    fn shown(&self, at: &At<'_, Declaring>) -> Shown {
        if at.frame.aims.is_empty() {
            return finish("do-hold-fire").warning(about(at.game, "warn-hold-fire", at.frame.unit));
        }
        finish("do-fire")
    }

    fn worth(&self, at: &At<'_, Declaring>) -> f64 {
        if at.frame.aims.is_empty() { 0.0 } else { 5.0 }
    }
}

frame_decision! {
    FriendlyFire is Friendly(FriendlyFire), ();
    seat: |rules, _, fire| other(rules.seat_of(fire.unit));
    asks: |at, seat| prompt_about(at.game, "prompt-friendly-fire", seat, at.frame.unit);
}

/// The worth of having a unit fired at: the enemy's more than it costs, the own less.
pub(super) fn worth_of_target(rules: &Rules, state: &State, seat: Seat, target: UnitId) -> f64 {
    let worth = |u: &Unit| if u.seat == seat { -rules.worth(target, u) } else { rules.worth(target, u) };
    state.unit(target).map_or(0, worth) as f64
}

impl Choice<FriendlyFire> for verb::FireAt {
    fn candidates(at: &At<'_, FriendlyFire>, offers: &mut Offers<'_, Action>) {
        let targets = at.game.friendly_targets(at.state, at.frame.unit);
        targets.for_each(|target| offers.known_legal(Self(target)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, FriendlyFire>, judge: &mut J) {
        if !at.game.friendly_targets(at.state, at.frame.unit).any(|target| target == self.0) {
            judge.forbid(clause!("BA-20"), || Text::new("why-no-friendly-target").text("target", at.game.name(self.0)));
        }
    }

    fn carry_out(self, fire: FriendlyFire, table: &mut Table<'_, '_, Rules>) {
        let (unit, occasion) = (fire.unit, Occasion::FriendlyFire);
        let aims = table.game.all_aims(table.state, unit, self.0, occasion);
        table.state.frames.push(Frame::Fire { unit, aims, occasion, reacted: 0, settled: 0 });
    }

    fn shown(&self, at: &At<'_, FriendlyFire>) -> Shown {
        at_piece(about(at.game, "do-fire-at", self.0), self.0)
    }

    fn worth(&self, at: &At<'_, FriendlyFire>) -> f64 {
        worth_of_target(at.game, at.state, at.seat, self.0)
    }
}
