//! Part 5 of a turn: new units are placed (section 14).

use super::prelude::*;
use crate::data::{SPACES, Spaces};
use crate::options::{AaGunNeedsComplex, ShipsIntoEnemyZones};
use crate::rules::sight::Sight;
use std::cell::OnceCell;

pub(crate) struct Deployment;

pub(crate) struct View {
    sight: Sight,
    front: OnceCell<[u8; SPACES]>,
}

impl Decision for Deployment {
    phase!(Phase::Place);
    type Outlook = View;

    fn outlook(_: &Rules, state: &State, (): &()) -> View {
        View { sight: Sight::of(state, state.power), front: OnceCell::new() }
    }

    fn prompt(_: &At<'_, Deployment>) -> Text {
        Text::new("prompt-place")
    }
}

/// Kinds of which something bought is not yet placed.
fn waiting(state: &State) -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(|kind| state.turn.bought[*kind] > 0)
}

/// Whether a gun needs no complex.
fn placed_anywhere(game: &Rules, kind: Kind) -> bool {
    kind == Kind::AaGun && game.options.aa_gun_needs_complex == AaGunNeedsComplex::No
}

impl verb::Place {
    fn text(&self, at: &At<'_, Deployment>, key: &'static str) -> Text {
        Text::new(key).word("kind", self.kind.word()).name("space", at.game.name(self.to))
    }

    /// a complex comes where one has been at home since the turn began, and only one.
    fn judge_complex<J: Judge>(&self, at: &At<'_, Deployment>, own: Spaces, judge: &mut J) {
        if self.from != self.to || !own.contains(self.to) {
            return judge.forbid(clause!("R-14.2"), || self.text(at, "why-not-yours-long-enough"));
        }
        if at.state.at(self.to).iter().any(|stack| stack.kind == Kind::Complex) {
            judge.forbid(clause!("R-14.2"), || self.text(at, "why-complex-there"));
        }
    }

    fn judge_gun<J: Judge>(&self, at: &At<'_, Deployment>, own: Spaces, judge: &mut J) {
        if !own.contains(self.to) {
            judge.forbid(clause!("AA-35"), || self.text(at, "why-not-yours-long-enough"));
        }
        if at.outlook.sight.any_gun.contains(self.to) {
            judge.forbid(clause!("AA-33"), || self.text(at, "why-gun-there"));
        }
    }

    /// There is no complex of ours that could make it.
    fn forbid_without_complex<J: Judge>(&self, at: &At<'_, Deployment>, judge: &mut J) {
        let state = at.state;
        let an_allys = at.outlook.sight.friendly.contains(self.from) && state.owner(self.from) != Some(state.power);
        let clause = match self.kind {
            Kind::AaGun => clause!("R-14.10"),
            _ if state.turn.captured.contains(self.from) => clause!("AA-126"),
            _ if an_allys => clause!("R-14.6"),
            _ => clause!("R-14.1"),
        };
        judge.forbid(clause, || self.text(at, "why-no-complex-of-yours"));
    }

    fn judge_ship<J: Judge>(&self, at: &At<'_, Deployment>, judge: &mut J) {
        let among_enemies = at.outlook.sight.enemy_sea.contains(self.to);
        if LAND.contains(self.to) || !at.game.data.map.graph.touch(self.from, self.to) {
            judge.forbid(clause!("R-14.8"), || self.text(at, "why-not-beside-complex"));
        } else if among_enemies && at.game.options.ships_into_enemy_zones == ShipsIntoEnemyZones::Off {
            judge.forbid(clause!("R-14.1"), || self.text(at, "why-enemy-there"));
        }
    }
}

impl Choice<Deployment> for verb::Place {
    fn candidates(at: &At<'_, Deployment>, offers: &mut Offers<'_, Action>) {
        let (game, state) = (at.game, at.state);
        for kind in waiting(state) {
            let anywhere = kind == Kind::Complex || placed_anywhere(game, kind);
            let sources = if anywhere { state.held[state.power] } else { game.working_complexes(state) };
            for from in sources.iter() {
                let places = if kind.is_ship() { game.data.map.sea_around(from) } else { Spaces::one(from) };
                places.iter().for_each(|to| offers.consider(at, Self { kind, from, to }));
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, Deployment>, judge: &mut J) {
        let (game, state) = (at.game, at.state);
        let &Self { kind, from, to } = self;
        if state.turn.bought[kind] == 0 {
            return judge.forbid(clause!("R-3.6"), || self.text(at, "why-not-bought"));
        }
        let own = state.turn.held[state.power] & state.held[state.power];
        if kind == Kind::Complex {
            return self.judge_complex(at, own, judge);
        }
        if kind == Kind::AaGun {
            if !LAND.contains(to) {
                return judge.forbid(clause!("AA-34"), || self.text(at, "why-gun-not-aboard"));
            }
            self.judge_gun(at, own, judge);
        }
        let complex = game.working_complexes(state).contains(from);
        if !complex && !placed_anywhere(game, kind) {
            return self.forbid_without_complex(at, judge);
        }
        if complex && game.capacity(state, from) == Some(0) {
            judge.forbid(clause!("R-14.5"), || self.text(at, "why-complex-full"));
            judge.forbid(clause!("AA-126"), || self.text(at, "why-complex-full"));
        }
        if kind.is_ship() {
            self.judge_ship(at, judge);
        } else if from != to {
            judge.forbid(clause!("R-14.4"), || self.text(at, "why-only-at-complex"));
        }
        if !game.has_pieces(state, kind, to, None) {
            judge.forbid(clause!("R-17.6"), || self.text(at, "why-no-pieces"));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if table.state.turn.bought[self.kind] > 0 {
            table.game.place_unit(table.state, self.kind, self.from, self.to, table.play);
        }
    }

    fn shown(&self, at: &At<'_, Deployment>) -> Shown {
        let key = if LAND.contains(self.to) { "do-place" } else { "do-place-ship" };
        Shown::new(self.text(at, key).name("from", at.game.name(self.from))).space(at.game.id(self.to))
    }

    fn meant(at: &At<'_, Deployment>, spot: &Spot) -> Vec<Self> {
        let Some(to) = at.game.space_at(at.state, spot) else { return Vec::new() };
        let beside = at.game.data.map.land_around(to) & at.game.working_complexes(at.state);
        let from = |kind: Kind| if kind.is_ship() { beside.first().unwrap_or(to) } else { to };
        waiting(at.state).map(|kind| Self { kind, from: from(kind), to }).collect()
    }

    /// As near to the enemy as it can; ships where it is quiet.
    fn worth(&self, at: &At<'_, Deployment>) -> f64 {
        let front = at.outlook.front.get_or_init(|| at.game.front(at.state));
        let far = front[self.from.index()];
        if self.kind.is_ship() { f64::from(far.min(9)) } else { 20.0 - f64::from(far.min(19)) }
    }
}

impl Choice<Deployment> for verb::Done {
    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.end_turn(table.state, table.play);
    }

    fn shown(&self, at: &At<'_, Deployment>) -> Shown {
        let left: u32 = at.state.turn.bought.values().iter().map(|&n| u32::from(n)).sum();
        let warning = (left > 0).then(|| Text::new("warn-unplaced").number("n", left));
        Shown::new(Text::new("do-done-place")).tone(Tone::Finish).warning(warning)
    }

    fn worth(&self, _: &At<'_, Deployment>) -> f64 {
        -1.0
    }
}
