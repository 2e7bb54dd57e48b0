//! Men who fall: who it is (BA-72, C-48, C-78), and of whom a commissar makes an example (S-17).

use super::*;
use crate::action::verb;
use crate::force::Spec;
use crate::shooting::weapon_key;
use crate::{Action, Rules};
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};

impl Decision for Losing {
    type Game = Rules;
    type Frame = Losing;
    type Outlook = ();
    on_the_stack!(Loss);

    fn outlook(_: &Rules, _: &State, _: &Losing) {}

    fn deciders(_: &Rules, _: &State, losing: &Losing) -> SeatSet {
        only(losing.by)
    }

    fn prompt(at: &At<'_, Losing>) -> Text {
        let text = prompt("prompt-loss", at.frame.by).text("unit", at.game.name(at.frame.unit));
        text.number("count", at.frame.count)
    }
}

fn remove_judged<J: Judge>(man: u8, unit: Option<&Unit>, judge: &mut J) {
    if unit.is_none_or(|u| usize::from(man) >= u.men.len()) {
        judge.forbid(clause!("BA-72"), || Text::new("why-no-such-man"));
    }
}

fn remove_shown(man: u8, unit: Option<&Unit>) -> Shown {
    let fallen = unit.and_then(|u| u.men.get(usize::from(man)));
    let weapon = fallen.map_or("weapon-unarmed".to_owned(), |m| weapon_key(m.weapon));
    Shown::new(Text::new("do-remove").number("man", i64::from(man) + 1).word("weapon", weapon))
}

impl Losing {
    /// One of them is gone; what is left to be taken away stays pending.
    fn one_less(self, state: &mut State) {
        state.frames.push(Frame::Loss(Losing { count: self.count.saturating_sub(1), ..self }));
    }
}

impl Choice<Losing> for verb::Remove {
    fn candidates(at: &At<'_, Losing>, offers: &mut Offers<'_, Action>) {
        at.game.men_apart(at.state, at.frame.unit).for_each(|man| offers.consider(at, Self(man)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, Losing>, judge: &mut J) {
        remove_judged(self.0, at.state.unit(at.frame.unit), judge);
    }

    fn carry_out(self, losing: Losing, table: &mut Table<'_, '_, Rules>) {
        losing.one_less(table.state);
        let picked = losing.by != table.game.seat_of(losing.unit);
        table.game.remove_man(table.state, losing.unit, self.0, picked, table.play);
    }

    fn shown(&self, at: &At<'_, Losing>) -> Shown {
        remove_shown(self.0, at.state.unit(at.frame.unit))
    }

    fn worth(&self, at: &At<'_, Losing>) -> f64 {
        let dear = at.game.dear(at.state, at.frame.unit, self.0);
        (if at.frame.by == at.game.seat_of(at.frame.unit) { -dear } else { dear }) as f64
    }
}

impl Choice<Losing> for verb::Wreck {
    fn judge<J: Judge>(&self, at: &At<'_, Losing>, judge: &mut J) {
        let Losing { unit, by, heavy, .. } = *at.frame;
        let gun = at.game.spec(unit).is_some_and(Spec::is_gun);
        if !heavy || !gun || by == at.game.seat_of(unit) {
            judge.forbid(clause!("C-78"), || Text::new("why-no-wrecking"));
        }
    }

    fn carry_out(self, losing: Losing, table: &mut Table<'_, '_, Rules>) {
        losing.one_less(table.state);
        table.game.destroy(table.state, losing.unit, table.play);
    }

    fn shown(&self, _: &At<'_, Losing>) -> Shown {
        Shown::new(Text::new("do-wreck"))
    }

    fn worth(&self, _: &At<'_, Losing>) -> f64 {
        100.0
    }
}

impl Decision for MakingExample {
    type Game = Rules;
    type Frame = MakingExample;
    type Outlook = ();
    on_the_stack!(Example);

    fn outlook(_: &Rules, _: &State, _: &MakingExample) {}

    fn deciders(rules: &Rules, _: &State, example: &MakingExample) -> SeatSet {
        only(rules.seat_of(example.unit))
    }

    fn prompt(at: &At<'_, MakingExample>) -> Text {
        prompt_about(at.game, "prompt-example", at.game.seat_of(at.frame.unit), at.frame.unit)
    }
}

impl Choice<MakingExample> for verb::Remove {
    fn candidates(at: &At<'_, MakingExample>, offers: &mut Offers<'_, Action>) {
        at.game.men_apart(at.state, at.frame.unit).for_each(|man| offers.consider(at, Self(man)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, MakingExample>, judge: &mut J) {
        remove_judged(self.0, at.state.unit(at.frame.unit), judge);
    }

    fn carry_out(self, example: MakingExample, table: &mut Table<'_, '_, Rules>) {
        table.game.make_example(table.state, example, Some(self.0), table.play);
    }

    fn shown(&self, at: &At<'_, MakingExample>) -> Shown {
        remove_shown(self.0, at.state.unit(at.frame.unit))
    }

    fn worth(&self, at: &At<'_, MakingExample>) -> f64 {
        let spare = at.state.unit(at.frame.unit).is_some_and(|u| u.men.len() >= 4);
        let pays = spare || at.frame.fubar;
        (if pays { 10 - at.game.dear(at.state, at.frame.unit, self.0) } else { -10 }) as f64
    }
}

impl Choice<MakingExample> for verb::Pass {
    fn carry_out(self, example: MakingExample, table: &mut Table<'_, '_, Rules>) {
        table.game.make_example(table.state, example, None, table.play);
    }

    fn shown(&self, _: &At<'_, MakingExample>) -> Shown {
        finish("do-pass")
    }
}
