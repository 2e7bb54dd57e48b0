//! Men who fall: who it is (BA-72, C-48, C-78), and of whom a commissar makes an example (S-17).

use super::*;
use crate::action::verb;
use crate::force::Spec;
use crate::rules::losses::Picked;
use crate::rules::shooting::weapon_key;
use crate::{Action, Rules};
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};

frame_decision! {
    Losing is Loss(Losing), ();
    seat: |_, _, losing| losing.by;
    asks: |at, seat| {
        prompt("prompt-loss", seat).text("unit", at.game.name(at.frame.unit)).number("count", at.frame.count)
    };
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
        let own = losing.by == table.game.seat_of(losing.unit);
        let picked = if own { Picked::ByOwner } else { Picked::ByEnemy };
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

frame_decision! {
    MakingExample is Example(MakingExample), ();
    seat: |rules, _, example| rules.seat_of(example.unit);
    asks: |at, seat| prompt_about(at.game, "prompt-example", seat, at.frame.unit);
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
