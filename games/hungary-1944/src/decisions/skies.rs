//! Over each contested zone units may abort, then name their targets; where close support is assigned in advance, air
//! units are then tied to hexes (BPH-9.4 to 9.7).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::plan::{Eyes, view};
use kernel::Judge;
use kernel::decision::{At, Choice, Offers, Table};

/// The zone that is being settled.
fn zone(state: &State) -> Zone {
    match state.phase {
        Phase::Skies(zone, _) => zone,
        _ => Zone(0),
    }
}

decision! {
    /// Air units try to leave before the combat.
    AbortMissions looks at (), in phase Phase::Skies(_, sky @ Sky::Abort(_)) =>
    with sky: Sky;
    by |_, _, sky| one(sky.side());
    prompt |at| Text::new("prompt-abort").number("zone", zone(at.state).0);
}

impl Choice<AbortMissions> for verb::Abort {
    fn candidates(at: &At<'_, AbortMissions>, offers: &mut Offers<'_, Action>) {
        at.game.over(at.state, zone(at.state), at.frame.side()).for_each(|air| offers.consider(at, Self(air)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, AbortMissions>, judge: &mut J) {
        at.game.judge_abort(at.state, at.frame.side(), zone(at.state), self.0, judge);
    }

    fn carry_out(self, _: Sky, table: &mut Table<'_, '_, Rules>) {
        table.game.abort(table.state, self.0, table.play);
    }

    fn shown(&self, at: &At<'_, AbortMissions>) -> Shown {
        on_air(at.game, self.0, air_label(at.game, "do-abort", self.0))
    }

    fn meant(at: &At<'_, AbortMissions>, spot: &Spot) -> Vec<Self> {
        at.game.air_meant(spot).map(Self).into_iter().collect()
    }

    /// Leaves a zone where the enemy's fighters are too many.
    fn worth(&self, at: &At<'_, AbortMissions>) -> f64 {
        let side = at.frame.side();
        let fighters = |side: Side| {
            let over = at.game.over(at.state, zone(at.state), side);
            over.filter(|&air| at.game.data.air(air).kind.is_fighter()).count()
        };
        let (ours, theirs) = (fighters(side), fighters(side.enemy()));
        let fighter = at.game.data.air(self.0).kind.is_fighter();
        if theirs > 2 * ours && (!fighter || theirs > 2) { 1.0 } else { -1.0 }
    }
}

ends_phase!(AbortMissions, "do-end-aborts");

decision! {
    /// Fighters name their targets; bombers with a choice name whom they answer.
    NameTargets looks at (), in phase Phase::Skies(_, sky @ (Sky::Target(_) | Sky::Answer(_))) =>
    with sky: Sky;
    by |_, _, sky| one(sky.side());
    prompt |at| {
        let key = if matches!(at.frame, Sky::Answer(_)) { "prompt-answer" } else { "prompt-target" };
        Text::new(key).number("zone", zone(at.state).0)
    };
}

impl Choice<NameTargets> for verb::Target {
    fn candidates(at: &At<'_, NameTargets>, offers: &mut Offers<'_, Action>) {
        let zone = zone(at.state);
        for air in at.game.must_aim(at.state, zone, *at.frame) {
            let enemies = at.game.over(at.state, zone, at.frame.side().enemy());
            enemies.for_each(|target| offers.consider(at, Self { air, target }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, NameTargets>, judge: &mut J) {
        at.game.judge_target(at.state, zone(at.state), *at.frame, self.air, self.target, judge);
    }

    fn carry_out(self, _: Sky, table: &mut Table<'_, '_, Rules>) {
        table.state.skies.targets.push((self.air, self.target));
    }

    fn shown(&self, at: &At<'_, NameTargets>) -> Shown {
        let label = air_label(at.game, "do-target", self.air).name("target", at.game.air_name(self.target));
        on_air(at.game, self.air, label)
    }

    /// Dangerous and valuable targets first, each by few.
    fn worth(&self, at: &At<'_, NameTargets>) -> f64 {
        let data = at.game.data.air(self.target);
        let aimed = at.state.skies.targets.iter().filter(|shot| shot.1 == self.target).count() as f64;
        f64::from(data.bombs) + f64::from(data.kind.is_fighter()) * 3.0 - aimed * 3.0 - f64::from(self.air.0) * 0.001
    }
}

decision! {
    /// Option `air_support=preassigned`.
    TieAir looks at Eyes, in phase Phase::CloseSupport(side) =>
    of side;
    prompt |_| Text::new("prompt-close-support");
}

impl Choice<TieAir> for verb::Tie {
    fn candidates(at: &At<'_, TieAir>, offers: &mut Offers<'_, Action>) {
        let ours = at.game.hexes_with(at.state, *at.frame, Kind::fights);
        for air in at.game.data.air_ids().filter(|&air| matches!(at.state.air(air).place, AirPlace::Over(_))) {
            ours.iter().for_each(|hex| offers.consider(at, Self { air, hex: Hex(hex) }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, TieAir>, judge: &mut J) {
        at.game.judge_tie(at.state, *at.frame, self.air, self.hex.0, judge);
    }

    fn carry_out(self, _: Side, table: &mut Table<'_, '_, Rules>) {
        table.state.air_mut(self.air).tied = Some(self.hex.0);
    }

    fn shown(&self, at: &At<'_, TieAir>) -> Shown {
        let name = at.game.hex_name(self.hex.0);
        on_air(at.game, self.air, air_label(at.game, "do-tie", self.air).name("hex", name.clone())).space(name)
    }

    fn worth(&self, at: &At<'_, TieAir>) -> f64 {
        f64::from(view(at).forces().theirs[self.hex.0.index()]) * 0.1 + 0.1
    }
}

ends_phase!(TieAir, "do-done");
