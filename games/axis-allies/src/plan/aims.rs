//! What a power can want, and what its script wants.

use super::clash::Force;
use crate::Rules;
use crate::action::Action;
use crate::data::{LAND, Space, Spaces};
use crate::rules::sight::Sight;
use crate::spaces;
use crate::state::*;
use crate::vocabulary::*;
use kernel::scene::Spot;
use kernel::{AimAbout, AimArrow, Bias, Plan, Possible, Text, Wanted};
use serde::{Deserialize, Serialize};

/// Something that a power can want.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// To take a territory, from wherever it can be reached.
    Take(#[serde(with = "spaces")] Space),
    /// To keep a territory.
    Hold(#[serde(with = "spaces")] Space),
    /// To gather troops and ships for a landing, and to reinforce it from then on.
    Land(#[serde(with = "spaces")] Space),
    /// To sink what the enemy has in a sea zone.
    Clear(#[serde(with = "spaces")] Space),
    /// To bomb a complex.
    Raid(#[serde(with = "spaces")] Space),
    /// To buy more of something than usual.
    Build(Mix),
    /// To spend money on weapons development.
    Research,
}

/// What money is spent on.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mix {
    Infantry,
    Armour,
    Aircraft,
    Transports,
    Warships,
    Complexes,
}

impl Mix {
    pub const ALL: [Mix; 6] =
        [Mix::Infantry, Mix::Armour, Mix::Aircraft, Mix::Transports, Mix::Warships, Mix::Complexes];
}

/// A plan and the preferences beside it, as the script asks for them.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Want<'a> {
    pub plan: &'a Plan<Aim>,
    pub bias: Bias,
}

impl Want<'_> {
    pub fn weight(&self, aim: Aim) -> f64 {
        self.plan.weight(aim)
    }

    /// The preference for it, from -1 to 1 or a little beyond.
    pub fn liking(&self, aim: Aim) -> f64 {
        self.bias.of(&aim)
    }

    /// How much it counts, preferences included; nothing if it is not wanted at all.
    pub fn measure(&self, aim: Aim) -> f32 {
        let weight = self.weight(aim);
        if weight > 0.0 { (weight * (1.0 + 0.6 * self.liking(aim))).max(0.05) as f32 } else { 0.0 }
    }
}

/// What a research die is worth it for: money in hand.
const RICH: u16 = 45;

impl Rules {
    /// Shores that the power's transports could work for, best first, with how good each is.
    fn landings_wanted(&self, state: &State, sight: &Sight) -> Vec<(Space, f64)> {
        let ships = state.ships.iter().any(|ship| ship.power == sight.power);
        let capital = self.data.map.capitals[sight.power];
        let island = self.data.map.land_around(capital).is_empty() || sight.power == Power::Usa;
        if !ships && !island {
            return Vec::new();
        }
        let coast = |land: &Space| !self.data.map.sea_around(*land).is_empty();
        let mut all: Vec<(Space, f64)> = sight
            .hostile
            .iter()
            .filter(coast)
            .map(|land| {
                let enemies: u32 = state.at(land).iter().filter(|t| t.kind.occupies()).map(|t| u32::from(t.n)).sum();
                let value = f64::from(self.data.map.space(land).value);
                let capital = if self.data.map.capitals.values().contains(&land) { 8.0 } else { 0.0 };
                let far = self.steps_from(capital_of(self, sight.power), land) as f64;
                (land, (value + capital) / (1.0 + 0.1 * f64::from(enemies)) - far)
            })
            .collect();
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        all.truncate(4);
        all
    }

    /// Steps between two spaces, as an aircraft counts them.
    fn steps_from(&self, from: Space, to: Space) -> usize {
        let near = &self.near[from.index()];
        near.iter().position(|within| within.contains(to)).unwrap_or(near.len())
    }

    pub(crate) fn aims_of(&self, state: &State, power: Power) -> Vec<Possible<Aim>> {
        let sight = Sight::of(state, power);
        let mut aims: Vec<Possible<Aim>> = Vec::new();
        let mut add = |aim: Aim, weight: f64| aims.push(Possible { aim, weight });
        let landings = self.landings_wanted(state, &sight);
        for (i, (land, _)) in landings.iter().enumerate() {
            add(Aim::Land(*land), if i == 0 { 1.0 } else { 0.0 });
        }
        for land in self.within_reach(state, &sight).iter() {
            add(Aim::Take(land), 1.0);
        }
        let mine = |space: &Space| state.owner(*space) == Some(power);
        let complexes = state.stacks.iter().filter(|t| t.kind == Kind::Complex && t.power == power).map(|t| t.space);
        let capitals = power.side().powers().map(|ally| self.data.map.capitals[ally]);
        let allied = capitals.filter(|capital| sight.friendly.contains(*capital) && !mine(capital));
        complexes.filter(mine).chain(allied).for_each(|space| add(Aim::Hold(space), 1.0));
        let own: Spaces = state.stacks.iter().filter(|t| t.power == power).map(|t| t.space).collect();
        let near = own.iter().fold(Spaces::EMPTY, |all, space| all | self.near[space.index()][2]);
        (sight.enemy_sea & near).iter().for_each(|zone| add(Aim::Clear(zone), 1.0));
        if state.stacks.iter().any(|t| t.power == power && t.kind == Kind::Bomber) {
            let bombers = state.stacks.iter().filter(|t| t.power == power && t.kind == Kind::Bomber);
            let reach = bombers.fold(Spaces::EMPTY, |all, t| all | self.near[t.space.index()][4]);
            (sight.targets & reach).iter().for_each(|land| add(Aim::Raid(land), 1.0));
        }
        if !self.has_lost_capital(state, power) {
            Mix::ALL.into_iter().for_each(|mix| add(Aim::Build(mix), 1.0));
            add(Aim::Research, if state.cash[power] >= RICH { 1.0 } else { 0.0 });
        }
        aims
    }

    /// Enemy land that troops or landings of the power could come to this turn or the next.
    fn within_reach(&self, state: &State, sight: &Sight) -> Spaces {
        let map = &self.data.map;
        let mut reach = Spaces::EMPTY;
        for t in state.stacks.iter().filter(|t| t.power == sight.power && t.kind.takes_ground()) {
            let next = map.land_around(t.space);
            reach |= next | (map.graph.next_to(next) & LAND);
        }
        for ship in state.ships.iter().filter(|t| t.power == sight.power) {
            let zones = super::picture::near_zones(self, state, sight.side, ship.space);
            reach |= map.graph.next_to(zones) & LAND;
        }
        reach & sight.hostile
    }

    /// The script's plan: what it could want, but a landing that is under way goes on as long as its shore is hostile.
    pub(crate) fn plan_of(&self, state: &State, power: Power, last: &Plan<Aim>) -> Plan<Aim> {
        let mut aims = self.aims_of(state, power);
        let hostile = state.land_of(power.side().enemy());
        let kept = last.iter().find(|wanted| matches!(wanted.aim, Aim::Land(land) if hostile.contains(land)));
        if let Some(kept) = kept {
            for possible in aims.iter_mut().filter(|possible| matches!(possible.aim, Aim::Land(_))) {
                possible.weight = 0.0;
            }
            aims.retain(|possible| possible.aim != kept.aim);
            aims.insert(0, Possible { aim: kept.aim, weight: 1.0 });
        }
        let wanted = aims.into_iter().filter(|possible| possible.weight > 0.0);
        wanted.map(|possible| Wanted { aim: possible.aim, weight: possible.weight }).collect()
    }
}

impl Mix {
    /// What money for a kind is part of.
    fn of(kind: Kind) -> Option<Mix> {
        Some(match kind {
            Kind::Infantry => Mix::Infantry,
            Kind::Armour => Mix::Armour,
            Kind::Fighter | Kind::Bomber => Mix::Aircraft,
            Kind::Transport => Mix::Transports,
            Kind::Submarine | Kind::Carrier | Kind::Battleship => Mix::Warships,
            Kind::Complex => Mix::Complexes,
            Kind::AaGun => return None,
        })
    }

    const fn word(self) -> &'static str {
        match self {
            Mix::Infantry => "aim-build-infantry",
            Mix::Armour => "aim-build-armour",
            Mix::Aircraft => "aim-build-aircraft",
            Mix::Transports => "aim-build-transports",
            Mix::Warships => "aim-build-warships",
            Mix::Complexes => "aim-build-complexes",
        }
    }
}

impl Rules {
    pub(crate) fn about_aim_of(&self, state: &State, power: Power, aim: Aim) -> AimAbout {
        let of = |key: &'static str, space: Space| {
            let to = Spot::Space(self.id(space));
            AimAbout { arrows: vec![AimArrow { from: None, to }], ..AimAbout::new(self.about(key, space)) }
        };
        match aim {
            Aim::Take(land) => {
                let about = of("aim-take", land);
                AimAbout {
                    arrows: self.arrows_to(state, power, land),
                    chance: self.chance_at(state, power, land),
                    ..about
                }
            }
            Aim::Land(land) => {
                let foes = state.at(land).iter().filter(|t| t.power.side() != power.side() && t.kind.occupies());
                let foes: u32 = foes.map(|t| u32::from(t.n)).sum();
                let needs = Text::new("aim-needs-landing").number("foes", foes);
                AimAbout { needs: Some(needs), ..of("aim-land", land) }
            }
            Aim::Hold(land) => of("aim-hold", land),
            Aim::Clear(zone) => of("aim-clear", zone),
            Aim::Raid(land) => of("aim-raid", land),
            Aim::Build(mix) => AimAbout::new(Text::new(mix.word())),
            Aim::Research => AimAbout::new(Text::new("aim-research")),
        }
    }

    /// Land beside a territory from which a power's troops could march in.
    fn camps(&self, state: &State, power: Power, land: Space) -> Spaces {
        let near = self.data.map.land_around(land) & state.land_of(power.side());
        let manned = |from: &Space| state.at(*from).iter().any(|t| t.power == power && t.kind.takes_ground());
        near.iter().filter(manned).collect()
    }

    fn arrows_to(&self, state: &State, power: Power, land: Space) -> Vec<AimArrow> {
        let spot = |space: Space| Spot::Space(self.id(space));
        let camps = self.camps(state, power, land);
        if camps.is_empty() {
            return vec![AimArrow { from: None, to: spot(land) }];
        }
        camps.iter().map(|from| AimArrow { from: Some(spot(from)), to: spot(land) }).collect()
    }

    /// The chance to take a territory at once with all that stands beside it; nothing if nobody does.
    fn chance_at(&self, state: &State, power: Power, land: Space) -> Option<f64> {
        let (mut ours, mut theirs) = (Force::default(), Force::default());
        for t in self.camps(state, power, land).iter().flat_map(|from| state.at(from)).filter(|t| t.power == power) {
            ours.add(t.kind, t.n);
        }
        for t in state.at(land).iter().filter(|t| t.power.side() != power.side()) {
            theirs.add(t.kind, t.n);
        }
        let enemy = state.owner(land).filter(|owner| owner.side() != power.side())?;
        let values = (self.attack_values(state, power), self.defence_values(state, enemy));
        let fight = self.clash((&ours.fit(false), &values.0), (&theirs.fit(false), &values.1), false, 0);
        (ours.ground() > 0).then_some(f64::from(fight.win))
    }

    pub(crate) fn is_reached_by(&self, state: &State, power: Power, aim: Aim) -> bool {
        let friendly = state.land_of(power.side());
        match aim {
            Aim::Take(land) | Aim::Land(land) | Aim::Hold(land) => friendly.contains(land),
            Aim::Clear(zone) => !Sight::of(state, power).enemy_sea.contains(zone),
            Aim::Raid(land) => {
                state.owner(land).is_none_or(|owner| owner.side() == power.side() || state.cash[owner] == 0)
            }
            Aim::Build(mix) => {
                let bought = |kind: &Kind| Mix::of(*kind) == Some(mix) && state.turn.bought[*kind] > 0;
                state.power == power && Kind::ALL.iter().any(bought)
            }
            Aim::Research => state.power == power && state.turn.researched,
        }
    }

    /// The aim of a plan that an action serves.
    pub(crate) fn aim_served(&self, state: &State, action: &Action, plan: &Plan<Aim>) -> Option<Aim> {
        let map = &self.data.map;
        let of_space = |space: Space| -> Vec<Aim> {
            let here = [Aim::Take(space), Aim::Land(space), Aim::Clear(space), Aim::Hold(space)];
            let next = map.graph.around(space).iter().flat_map(|other| [Aim::Take(other), Aim::Land(other)]);
            here.into_iter().chain(next).collect()
        };
        let candidates = match *action {
            Action::To(space) | Action::Fight(space) => of_space(space),
            Action::Land { to, .. } => vec![Aim::Land(to), Aim::Take(to)],
            Action::Unload { to, .. } | Action::Place { to, .. } => of_space(to),
            Action::Raid(land) | Action::Bomb(land) => vec![Aim::Raid(land)],
            Action::Rocket { to, .. } => vec![Aim::Raid(to)],
            Action::Buy(kind) => Mix::of(kind).map(Aim::Build).into_iter().collect(),
            Action::Research(_) => vec![Aim::Research],
            _ => Vec::new(),
        };
        let hostile = Sight::of(state, state.power).hostile;
        let sensible = |aim: &Aim| !matches!(aim, Aim::Take(land) if !hostile.contains(*land));
        candidates.into_iter().filter(sensible).find(|aim| plan.weight(*aim) > 0.0)
    }
}

fn capital_of(game: &Rules, power: Power) -> Space {
    game.data.map.capitals[power]
}
