//! Antiaircraft fire has hit, and the attacker names what he loses.

use super::prelude::*;

/// Over a gun that was passed on the way to a mission.
pub(crate) struct PassingShot;

/// Over the territory that is raided.
pub(crate) struct RaiderShot;

impl Decision for PassingShot {
    frame!(Flak: PassingFlak; plain; on_turn);

    fn prompt(at: &At<'_, PassingShot>) -> Text {
        at.game.about("prompt-flak", at.frame.gun).number("hits", at.frame.hits)
    }
}

impl Decision for RaiderShot {
    frame!(RaidFlak: RaidFlak; plain; on_turn);

    fn prompt(at: &At<'_, RaiderShot>) -> Text {
        at.game.about("prompt-flak", at.frame.at).number("hits", at.frame.hits)
    }
}

fn shown(shot: verb::Shot, game: &Rules) -> Shown {
    Shown::new(game.about("do-shot", shot.at).word("kind", shot.kind.word())).space(game.id(shot.at))
}

impl Choice<PassingShot> for verb::Shot {
    fn candidates(at: &At<'_, PassingShot>, offers: &mut Offers<'_, Action>) {
        let classes = at.game.shot_classes(at.state, at.frame.gun);
        let left = |status: Status| status.in_the_air().unwrap_or(0);
        for (i, &(space, kind, status)) in classes.iter().enumerate() {
            // A raider and an attacker with the same flight: either is meant.
            let named = |&(s, k, other): &(Space, Kind, Status)| (s, k, left(other)) == (space, kind, left(status));
            if !classes[..i].iter().any(named) {
                offers.known_legal(Self { at: space, kind, left: left(status) });
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, PassingShot>, judge: &mut J) {
        if at.game.shot_meant(at.state, at.frame.gun, self.at, self.kind, self.left).is_none() {
            judge.forbid(clause!("R-6.11"), || Text::new("why-not-shot-at").word("kind", self.kind.word()));
        }
    }

    fn carry_out(self, flak: PassingFlak, table: &mut Table<'_, '_, Rules>) {
        let (game, state) = (table.game, &mut *table.state);
        let mut hits = flak.hits;
        if let Some(status) = game.shot_meant(state, flak.gun, self.at, self.kind, self.left) {
            game.shoot_down(state, flak.gun, (self.at, self.kind, status), table.play);
            hits -= 1;
        }
        if hits > 0 && !game.shot_classes(state, flak.gun).is_empty() {
            state.frames.push(Frame::Flak(PassingFlak { hits, ..flak }));
        }
    }

    fn shown(&self, at: &At<'_, PassingShot>) -> Shown {
        shown(*self, at.game)
    }
}

impl Choice<RaiderShot> for verb::Shot {
    fn candidates(at: &At<'_, RaiderShot>, offers: &mut Offers<'_, Action>) {
        for left in at.game.raiders(at.state, at.frame.at).filter_map(|stack| stack.status.in_the_air()) {
            offers.known_legal(Self { at: at.frame.at, kind: Kind::Bomber, left });
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, RaiderShot>, judge: &mut J) {
        let there = self.at == at.frame.at && self.kind == Kind::Bomber;
        if !there || at.game.raider_with(at.state, self.at, self.left).is_none() {
            judge.forbid(clause!("R-6.4"), || Text::new("why-not-shot-at").word("kind", self.kind.word()));
        }
    }

    fn carry_out(self, flak: RaidFlak, table: &mut Table<'_, '_, Rules>) {
        match table.game.raider_with(table.state, flak.at, self.left) {
            Some(raider) => table.game.lose_raider(table.state, flak, raider, table.play),
            None => table.state.frames.push(Frame::RaidFlak(flak)),
        }
    }

    fn shown(&self, at: &At<'_, RaiderShot>) -> Shown {
        shown(*self, at.game)
    }
}
