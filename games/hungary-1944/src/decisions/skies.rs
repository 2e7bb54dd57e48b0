//! Over each contested zone units may abort, then name their targets; where close support is assigned in advance, air
//! units are then tied to hexes (BPH-9.4 to 9.7).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::plan::{Eyes, view};
use kernel::Judge;
use kernel::decision::{At, Choice, Decision, Offers, Table};

/// What is decided over a zone.
pub(crate) struct Over {
    zone: Zone,
    sky: Sky,
    eyes: Eyes,
}

impl AsRef<Eyes> for Over {
    fn as_ref(&self) -> &Eyes {
        &self.eyes
    }
}

impl Over {
    fn of(state: &State, sky: Sky) -> Over {
        let zone = match state.phase {
            Phase::Skies(zone, _) => zone,
            _ => Zone(0),
        };
        Over { zone, sky, eyes: Eyes::default() }
    }
}

/// Air units try to leave before the combat.
pub(crate) struct AbortMissions;

impl Decision for AbortMissions {
    type Game = Rules;
    type Frame = Sky;
    type Outlook = Over;

    fn frame(state: &State) -> Option<&Sky> {
        match &state.phase {
            Phase::Skies(_, sky @ Sky::Abort(_)) => Some(sky),
            _ => None,
        }
    }

    fn take(state: &mut State) -> Option<Sky> {
        Self::frame(state).copied()
    }

    fn outlook(_: &Rules, state: &State, sky: &Sky) -> Over {
        Over::of(state, *sky)
    }

    fn deciders(_: &Rules, _: &State, sky: &Sky) -> SeatSet {
        one(sky.side())
    }

    fn prompt(at: &At<'_, AbortMissions>) -> Text {
        Text::new("prompt-abort").number("zone", at.outlook.zone.0)
    }
}

impl Choice<AbortMissions> for verb::Abort {
    fn candidates(at: &At<'_, AbortMissions>, offers: &mut Offers<'_, Action>) {
        at.game.over(at.state, at.outlook.zone, at.frame.side()).for_each(|air| offers.consider(at, Self(air)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, AbortMissions>, judge: &mut J) {
        at.game.judge_abort(at.state, at.frame.side(), at.outlook.zone, self.0, judge);
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
            let over = at.game.over(at.state, at.outlook.zone, side);
            over.filter(|&air| at.game.data.air(air).kind.is_fighter()).count()
        };
        let (ours, theirs) = (fighters(side), fighters(side.enemy()));
        let fighter = at.game.data.air(self.0).kind.is_fighter();
        if theirs > 2 * ours && (!fighter || theirs > 2) { 1.0 } else { -1.0 }
    }
}

ends_phase!(AbortMissions, "do-end-aborts");

/// Fighters name their targets; bombers with a choice name whom they answer.
pub(crate) struct NameTargets;

impl Decision for NameTargets {
    type Game = Rules;
    type Frame = Sky;
    type Outlook = Over;

    fn frame(state: &State) -> Option<&Sky> {
        match &state.phase {
            Phase::Skies(_, sky @ (Sky::Target(_) | Sky::Answer(_))) => Some(sky),
            _ => None,
        }
    }

    fn take(state: &mut State) -> Option<Sky> {
        Self::frame(state).copied()
    }

    fn outlook(_: &Rules, state: &State, sky: &Sky) -> Over {
        Over::of(state, *sky)
    }

    fn deciders(_: &Rules, _: &State, sky: &Sky) -> SeatSet {
        one(sky.side())
    }

    fn prompt(at: &At<'_, NameTargets>) -> Text {
        let key = if matches!(at.frame, Sky::Answer(_)) { "prompt-answer" } else { "prompt-target" };
        Text::new(key).number("zone", at.outlook.zone.0)
    }
}

impl Choice<NameTargets> for verb::Target {
    fn candidates(at: &At<'_, NameTargets>, offers: &mut Offers<'_, Action>) {
        let Over { zone, sky, .. } = at.outlook;
        for air in at.game.must_aim(at.state, zone, sky) {
            let enemies = at.game.over(at.state, zone, sky.side().enemy());
            enemies.for_each(|target| offers.consider(at, Self { air, target }));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, NameTargets>, judge: &mut J) {
        at.game.judge_target(at.state, at.outlook.zone, at.outlook.sky, self.air, self.target, judge);
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
        f64::from(view(at).theirs[self.hex.0.index()]) * 0.1 + 0.1
    }
}

ends_phase!(TieAir, "do-done");
