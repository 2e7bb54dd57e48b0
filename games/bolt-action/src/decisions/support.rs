//! What comes from afar: whose comes first (C-144), what goes astray (C-129, C-129a), and flak (C-195).

use super::*;
use crate::action::verb;
use crate::{Action, Rules};
use board::table::Heading;
use kernel::Judge;
use kernel::decision::{Choice, Offers, Table};

/// The side that did not make a call.
fn not_the_caller(state: &State, call: u8) -> Seat {
    state.calls.get(usize::from(call)).map_or(SEATS[0], |c| other(c.seat))
}

frame_decision! {
    OrderingCalls is Calls(OrderingCalls), ();
    seat: |_, _, ordering| ordering.seat;
    asks: |_, seat| prompt("prompt-calls", seat);
}

impl Choice<OrderingCalls> for verb::OwnFirst {
    fn carry_out(self, ordering: OrderingCalls, table: &mut Table<'_, '_, Rules>) {
        table.state.calls.sort_by_key(|call| call.seat != ordering.seat);
    }

    fn shown(&self, _: &At<'_, OrderingCalls>) -> Shown {
        Shown::new(Text::new("do-own-first"))
    }

    fn worth(&self, _: &At<'_, OrderingCalls>) -> f64 {
        1.0
    }
}

impl Choice<OrderingCalls> for verb::TheirsFirst {
    fn carry_out(self, ordering: OrderingCalls, table: &mut Table<'_, '_, Rules>) {
        table.state.calls.sort_by_key(|call| call.seat == ordering.seat);
    }

    fn shown(&self, _: &At<'_, OrderingCalls>) -> Shown {
        Shown::new(Text::new("do-theirs-first"))
    }
}

frame_decision! {
    Straying is Stray(Straying), ();
    seat: |_, state, straying| not_the_caller(state, straying.call);
    asks: |_, seat| prompt("prompt-stray", seat);
}

impl Choice<Straying> for verb::Stray {
    fn candidates(at: &At<'_, Straying>, offers: &mut Offers<'_, Action>) {
        let Some(marker) = at.state.calls.get(usize::from(at.frame.call)).map(|c| c.at) else { return };
        let round = (0..8).map(|i| marker.plus(Heading::new(45 * i).way(1200)));
        let towards = at.state.on_table().map(|(id, u)| marker.towards(at.game.place_of(id, u), 1200));
        for to in once(std::iter::once(marker).chain(round).chain(towards)) {
            offers.consider(at, Self(to));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Straying>, judge: &mut J) {
        at.game.judge_stray(at.state, at.frame.call, self.0, judge);
    }

    fn carry_out(self, straying: Straying, table: &mut Table<'_, '_, Rules>) {
        table.game.land_call(table.state, straying.call, self.0, table.play);
    }

    fn shown(&self, _: &At<'_, Straying>) -> Shown {
        shown_at(Text::new("do-stray"), self.0)
    }

    fn explain(&self, _: &At<'_, Straying>) -> Explanation {
        sketched(crate::sketch::call_at(self.0))
    }

    fn pointed(_: &At<'_, Straying>, pointing: &Pointing) -> Vec<Self> {
        vec![Self(point_of(pointing))]
    }

    fn worth(&self, at: &At<'_, Straying>) -> f64 {
        let under = at.state.on_table().filter(|(id, u)| at.game.place_of(*id, u).within(self.0, 1200));
        under.map(|(_, u)| if u.seat == at.seat { -10.0 } else { 10.0 }).sum()
    }
}

frame_decision! {
    MisledStrike is Misled(MisledStrike), ();
    seat: |_, state, misled| not_the_caller(state, misled.call);
    asks: |_, seat| prompt("prompt-misled", seat);
}

impl Choice<MisledStrike> for verb::FireAt {
    fn candidates(at: &At<'_, MisledStrike>, offers: &mut Offers<'_, Action>) {
        at.state.on_table().for_each(|(target, _)| offers.consider(at, Self(target)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, MisledStrike>, judge: &mut J) {
        if at.state.unit(self.0).is_none_or(|u| !u.is_on_table()) {
            judge.forbid(clause!("C-129a"), || Text::new("why-no-such-unit"));
        }
    }

    fn carry_out(self, misled: MisledStrike, table: &mut Table<'_, '_, Rules>) {
        table.game.strike(table.state, misled.call, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, MisledStrike>) -> Shown {
        at_piece(about(at.game, "do-fire-at", self.0), self.0)
    }

    fn worth(&self, at: &At<'_, MisledStrike>) -> f64 {
        declaring::worth_of_target(at.game, at.state, at.seat, self.0)
    }
}

frame_decision! {
    FiringFlak is Flak(FiringFlak), ();
    seat: |_, state, flak| not_the_caller(state, flak.call);
    asks: |at, seat| prompt_about(at.game, "prompt-flak", seat, at.frame.target);
}

impl Choice<FiringFlak> for verb::Spring {
    fn candidates(at: &At<'_, FiringFlak>, offers: &mut Offers<'_, Action>) {
        let flak = at.game.flak(at.state, at.frame.call, at.frame.target);
        flak.for_each(|unit| offers.known_legal(Self(unit)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, FiringFlak>, judge: &mut J) {
        if !at.game.flak(at.state, at.frame.call, at.frame.target).any(|unit| unit == self.0) {
            judge.forbid(clause!("C-195"), || about(at.game, "why-no-flak", self.0));
        }
    }

    fn carry_out(self, flak: FiringFlak, table: &mut Table<'_, '_, Rules>) {
        if !table.game.fire_flak(table.state, self.0, flak.target, table.play) {
            table.state.frames.push(Frame::Flak(flak));
        }
    }

    fn shown(&self, at: &At<'_, FiringFlak>) -> Shown {
        at_piece(about(at.game, "do-flak", self.0), self.0)
    }

    fn worth(&self, _: &At<'_, FiringFlak>) -> f64 {
        10.0
    }
}

impl Choice<FiringFlak> for verb::Pass {
    fn carry_out(self, flak: FiringFlak, table: &mut Table<'_, '_, Rules>) {
        table.game.attack_from_air(table.state, flak.call, flak.target, table.play);
    }

    fn shown(&self, _: &At<'_, FiringFlak>) -> Shown {
        finish("do-pass")
    }
}
