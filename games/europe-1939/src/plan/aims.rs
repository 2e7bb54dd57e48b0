//! What a side can want: ground, landings, ships sunk, points destroyed, wars, units. The plan of the script, and how
//! it reads.

use crate::Rules;
use crate::action::Action;
use crate::data::{Area, Areas, LAND};
use crate::state::*;
use crate::vocabulary::*;
use kernel::plan::{AimAbout, AimArrow};
use kernel::scene::Spot;
use kernel::{Plan, Possible, Text};
use serde::{Deserialize, Serialize};

/// Something that can be wanted.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// An area of the enemy, by land.
    Take(Area),
    /// An area of the enemy, from the sea.
    Land(Area),
    /// An own area that the enemy threatens.
    Hold(Area),
    /// The ships in a port of the enemy.
    Sink(Area),
    /// British shipping and convoys.
    Raid,
    /// The industry of a power.
    Bomb(Nation),
    /// War on somebody who is neutral.
    War(Nation),
    /// More units of a kind than usual.
    Build(Kind),
}

/// Goals over land that are looked at.
const GOALS: usize = 12;
/// Coasts that are looked at, and landings the script prepares at a time.
const COASTS: usize = 4;
const LANDINGS: usize = 2;
/// What a landing must be worth: it costs points, and the troops are needed elsewhere.
const WORTH_LANDING: i32 = 9;
const WORTH_EVERYTHING: i32 = 25;

fn possible(aim: Aim, weight: f64) -> Possible<Aim> {
    Possible { aim, weight }
}

impl Rules {
    /// What a side could want now, what is worth most first.
    pub(crate) fn wants(&self, state: &State, side: Side) -> Vec<Possible<Aim>> {
        let mut wants = self.ground_wanted(state, side);
        // Where the ground decides, ships and aircraft have better things to do.
        let at_sea = matches!(self.variant, Variant::FullWar | Variant::Mediterranean);
        let coasts = self.coasts(state, side).into_iter().take(COASTS).enumerate();
        let least = if at_sea { WORTH_LANDING } else { WORTH_EVERYTHING };
        let wanted = |i: usize, worth: i32| if i < LANDINGS && worth >= least { 1.0 } else { 0.0 };
        wants.extend(coasts.map(|(i, (worth, area))| possible(Aim::Land(area), wanted(i, worth))));
        let strike = if at_sea { 1.0 } else { 0.0 };
        wants.extend(self.ports_to_strike(state, side).iter().map(|port| possible(Aim::Sink(port), strike)));
        let own = |kind: Kind| state.stacks.iter().any(|t| t.kind == kind && state.side_of(t.nation) == Some(side));
        if own(Kind::Submarine) && state.side_of(Nation::Uk) == Some(side.enemy()) {
            wants.push(possible(Aim::Raid, 1.0));
        }
        if own(Kind::Bomber) {
            let enemies = Nation::GREAT.into_iter().filter(|&n| state.side_of(n) == Some(side.enemy()));
            wants
                .extend(enemies.filter(|n| !matches!(n, Nation::Fr | Nation::Su)).map(|n| possible(Aim::Bomb(n), 1.0)));
        }
        wants.extend(self.wars_wanted(state, side));
        let usual = [Kind::Infantry, Kind::Armour, Kind::Aircraft].map(|kind| possible(Aim::Build(kind), 1.0));
        let others = [Kind::Fleet, Kind::Paratroops].map(|kind| possible(Aim::Build(kind), 0.0));
        wants.into_iter().chain(usual).chain(others).collect()
    }

    fn ground_wanted(&self, state: &State, side: Side) -> Vec<Possible<Aim>> {
        let own = |t: &&Stack| t.kind.is_land() && state.side_of(t.nation) == Some(side);
        let stand: Areas = state.stacks.iter().filter(own).map(|t| t.area).collect();
        let foe = |n: Nation| match state.stance[n] {
            Stance::Neutral => self.is_time_for_war(state, side, n),
            stance => stance.side() == Some(side.enemy()),
        };
        let border = self.data.map.graph.next_to(stand) & state.areas_of(foe) & LAND;
        let mut goals: Vec<Area> = border.iter().collect();
        goals.sort_by_key(|&area| (-self.worth(area), area));
        let goals = goals.into_iter().take(GOALS).map(|area| possible(Aim::Take(area), 1.0));
        let friendly = state.areas_of(|n| state.side_of(n) == Some(side));
        let dear = |area: &Area| self.worth(*area) >= 12 && self.threat(state, *area, side) > 0;
        let holds = friendly.iter().filter(dear).map(|area| possible(Aim::Hold(area), 1.0));
        goals.chain(holds).collect()
    }

    /// Ports with enemy fleets that aircraft of the side reach.
    fn ports_to_strike(&self, state: &State, side: Side) -> Areas {
        let reach = self.data.kind(Kind::Aircraft).reach;
        let wings = state.stacks.iter().filter(|t| t.kind == Kind::Aircraft && state.side_of(t.nation) == Some(side));
        let near = wings.fold(Areas::EMPTY, |all, t| all | self.flights(t.area, reach));
        let ships = |t: &&Stack| t.kind == Kind::Fleet && state.side_of(t.nation) == Some(side.enemy());
        near & state.stacks.iter().filter(ships).map(|t| t.area).collect()
    }

    /// Wars a sensible player declares, and those he might.
    fn wars_wanted(&self, state: &State, side: Side) -> Vec<Possible<Aim>> {
        let on = self.drawn_in.iter().filter(|&nation| nation.history() != Some(side));
        let neutral = on.filter(|&nation| state.stance[nation] == Stance::Neutral);
        let wars = neutral.map(|nation| {
            possible(Aim::War(nation), if self.is_time_for_war(state, side, nation) { 1.0 } else { 0.0 })
        });
        wars.filter(|war| side == Side::Axis || war.weight > 0.0).collect()
    }

    /// Whether a sensible player attacks a neutral now.
    fn is_time_for_war(&self, state: &State, side: Side, nation: Nation) -> bool {
        let date = state.date;
        let full = self.variant == Variant::FullWar;
        if side != Side::Axis || !self.drawn_in.contains(nation) {
            return false;
        }
        let at = &self.data.map.place;
        match nation {
            Nation::Be => true,
            Nation::Nl | Nation::Dk => full && date.year() >= 1940,
            // It takes ships that get out of the Baltic.
            Nation::No => {
                let fleets = state.total(Nation::De, Kind::Fleet);
                full && fleets >= 2 && date.year() >= 1940 && state.side_at(at.denmark) == Some(Side::Axis)
            }
            Nation::Yu | Nation::Gr => full && date.year() >= 1941,
            Nation::Su => date.year() >= 1941 && date.season() == SPRING,
            _ => false,
        }
    }

    /// What the declaration of a war is worth to somebody with a plan.
    pub(crate) fn war_worth(&self, state: &State, by: Nation, on: Nation, plan: &Plan<Aim>) -> f64 {
        match (by, on) {
            (Nation::It, Nation::Uk) => 20.0,
            (Nation::Us, Nation::De) | (Nation::Su, Nation::De) => 40.0,
            (Nation::De, _) if plan.weight(Aim::War(on)) > 0.0 && state.stance[on] == Stance::Neutral => {
                20.0 + f64::from(self.data.worth[on])
            }
            _ => -10.0,
        }
    }

    /// The plan of a side: what is worth wanting, and landings that were wanted before and can still be reached.
    pub(crate) fn intended(&self, state: &State, side: Side, last: &Plan<Aim>) -> Plan<Aim> {
        let wants = self.wants(state, side);
        let still = |aim: Aim| matches!(aim, Aim::Land(_)) && last.weight(aim) > 0.0;
        let kept = wants.iter().filter(|possible| still(possible.aim)).count();
        let mut plan = Plan::default();
        let mut fresh = LANDINGS.saturating_sub(kept);
        for Possible { aim, weight } in wants {
            let weight = match aim {
                Aim::Land(_) if still(aim) => 1.0,
                Aim::Land(_) if fresh == 0 => 0.0,
                Aim::Land(_) => {
                    fresh -= usize::from(weight > 0.0);
                    weight
                }
                _ => weight,
            };
            plan.want(aim, weight);
        }
        plan
    }

    /// Whether what a side wanted is so.
    pub(crate) fn has_reached(&self, state: &State, side: Side, aim: Aim) -> bool {
        match aim {
            Aim::Take(area) | Aim::Land(area) | Aim::Hold(area) => state.side_at(area) == Some(side),
            Aim::Sink(port) => {
                let ships = |t: &Stack| t.kind == Kind::Fleet && state.side_of(t.nation) == Some(side.enemy());
                !state.at(port).iter().any(ships)
            }
            Aim::War(nation) => state.stance[nation] != Stance::Neutral,
            Aim::Raid | Aim::Bomb(_) | Aim::Build(_) => false,
        }
    }

    /// The aim of a plan that an action serves.
    pub(crate) fn served(&self, action: &Action, plan: &Plan<Aim>) -> Option<Aim> {
        let country = |area: Area| self.data.map.country(area);
        let aims = match *action {
            Action::To(area) => vec![Aim::Take(area), Aim::Land(area), Aim::Hold(area)],
            Action::Invade(area) | Action::Drop(area) => vec![Aim::Land(area), Aim::Take(area)],
            Action::Fight(area) => vec![Aim::Take(area), Aim::Land(area), Aim::Sink(area)],
            Action::Strike(area) => vec![Aim::Sink(area)],
            Action::Bomb(area) => country(area).map(Aim::Bomb).into_iter().collect(),
            Action::Raid | Action::Prey(_) => vec![Aim::Raid],
            Action::Declare { on, .. } => vec![Aim::War(on)],
            Action::Build { kind, .. } => vec![Aim::Build(kind)],
            _ => Vec::new(),
        };
        aims.into_iter().find(|&aim| plan.weight(aim) > 0.0)
    }

    /// How an aim reads, where it is, and how likely it is.
    pub(crate) fn aim_in_words(&self, state: &State, side: Side, aim: Aim) -> AimAbout {
        let text = match aim {
            Aim::Take(area) => Text::new("aim-take").name("area", self.name(area)),
            Aim::Land(area) => Text::new("aim-land").name("area", self.name(area)),
            Aim::Hold(area) => Text::new("aim-hold").name("area", self.name(area)),
            Aim::Sink(area) => Text::new("aim-sink").name("area", self.name(area)),
            Aim::Raid => Text::new("aim-raid"),
            Aim::Bomb(nation) => Text::new("aim-bomb").word("nation", nation.word()),
            Aim::War(nation) => Text::new("aim-war").word("nation", nation.word()),
            Aim::Build(kind) => Text::new("aim-build").word("kind", kind.word()),
        };
        let mut about = AimAbout::new(text);
        match aim {
            Aim::Take(area) => {
                let around = self.data.map.lands_around(area);
                let from = around.iter().filter(|&from| self.strength(state, from, side).0 > 0);
                about.arrows = from.map(|from| self.arrow(Some(from), area)).collect();
            }
            Aim::Land(area) => {
                about.arrows = vec![self.arrow(None, area)];
                about.needs = Some(Text::new("aim-land-needs").number("points", self.data.numbers.price.invasion));
            }
            Aim::Hold(area) | Aim::Sink(area) => about.arrows = vec![self.arrow(None, area)],
            Aim::Raid => about.arrows = vec![self.arrow(None, self.hunting_ground(None))],
            Aim::Bomb(_) | Aim::War(_) | Aim::Build(_) => {}
        }
        about
    }

    fn arrow(&self, from: Option<Area>, to: Area) -> AimArrow {
        AimArrow { from: from.map(|from| Spot::Space(self.id(from))), to: Spot::Space(self.id(to)) }
    }
}
