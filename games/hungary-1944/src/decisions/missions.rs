//! Both sides assign their air units to zones, secretly and at once (BPH-9.2).

use super::*;
use crate::Action;
use crate::action::verb;
use crate::plan::View;
use crate::scene::zone_name;
use kernel::decision::{At, Choice, Offers, Table};
use kernel::scene::Tone;
use kernel::{Judge, Rng};

decision! {
    AssignMissions looks at (), in phase Phase::Missions =>
    by |_, state, ()| Side::BOTH.into_iter().filter(|&side| !state.orders[side].ready).map(Side::seat).collect();
    prompt |_| Text::new("prompt-missions");
}

impl Choice<AssignMissions> for verb::Mission {
    fn candidates(at: &At<'_, AssignMissions>, offers: &mut Offers<'_, Action>) {
        let missions = at.game.missions(at.state, Side::deciding(at.seat));
        missions.into_iter().for_each(|(air, zone)| offers.known_legal(Self { air, zone }));
    }

    fn judge<J: Judge>(&self, at: &At<'_, AssignMissions>, judge: &mut J) {
        at.game.judge_mission(at.state, Side::deciding(at.seat), self.air, self.zone, judge);
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.game.give_mission(table.state, Side::deciding(table.seat), self.air, self.zone, table.play);
    }

    fn shown(&self, at: &At<'_, AssignMissions>) -> Shown {
        let label = air_label(at.game, "do-mission", self.air).number("zone", self.zone.0);
        on_air(at.game, self.air, label).region(zone_name(self.zone))
    }

    fn meant(at: &At<'_, AssignMissions>, spot: &Spot) -> Vec<Self> {
        at.game.air_meant(spot).map(|air| Self { air, zone: Zone(1) }).into_iter().collect()
    }
}

impl Choice<AssignMissions> for verb::Done {
    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        table.state.orders[Side::deciding(table.seat)].ready = true;
    }

    fn shown(&self, at: &At<'_, AssignMissions>) -> Shown {
        let missions = at.game.missions(at.state, Side::deciding(at.seat));
        let mut idle: Vec<AirId> = missions.into_iter().map(|(air, _)| air).collect();
        idle.dedup();
        let warning = left_undone("warn-missions", idle.len());
        Shown::new(Text::new("do-end-missions")).tone(Tone::Finish).warning(warning)
    }
}

/// The machine player sends its next air unit where the fighting will be, by chance among the busiest zones: the best
/// zone alone would be foreseen, and worth no more than the others.
pub(crate) fn draw(view: &View<'_>, legal: &[Action], rng: &mut Rng) -> usize {
    let missions = || legal.iter().enumerate().filter_map(|(i, action)| Some((i, verb::Mission::of(action)?)));
    let next = missions().next().map(|(_, mission)| mission.air);
    let weight = view.fighting_by_zone();
    let options: Vec<(usize, f64)> = missions()
        .filter(|(_, mission)| Some(mission.air) == next)
        .map(|(i, mission)| (i, weight[usize::from(mission.zone.0)].powi(2)))
        .collect();
    let total: f64 = options.iter().map(|option| option.1).sum();
    if total <= 0.0 {
        return legal.iter().position(|action| verb::Done::of(action).is_some()).unwrap_or(0);
    }
    let mut draw = rng.below(1_000_000) as f64 / 1e6 * total;
    for &(i, share) in &options {
        draw -= share;
        if draw <= 0.0 {
            return i;
        }
    }
    options.first().map_or(0, |option| option.0)
}
