//! What can be wanted: to take a place, to hold one, to break the enemy who stands somewhere, to cut him off, to land,
//! to save who is in danger, to build armour or infantry.

use super::picture::{Known, Picture};
use crate::data::Effect;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules, Spot};
use board::HexId;
use kernel::plan::{AimAbout, AimArrow, Possible};
use kernel::{Bias, Plan, Seat, Text, scene};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// A hex that counts is to be ours.
    Take(Hex),
    /// A hex that counts is to stay ours.
    Hold(Hex),
    /// The enemies in a hex are to be driven out or destroyed.
    Break(Hex),
    /// The enemies in a hex are to lose their supply.
    Cut(Hex),
    /// Our troops are to come ashore there.
    Land(Hex),
    /// Our units in a hex are to get their supply back, or to get away.
    Save(Hex),
    /// Replacement steps go into armour.
    BuildArmour,
    /// Replacement steps go into infantry.
    BuildInfantry,
}

/// Enemy hexes beside the planned ones that could be attacked too.
const OTHERS: usize = 6;
/// What is wanted above all counts at most so many times as much.
const MOST: f64 = 2.5;
/// What has been given up still counts a little: a hex that decides the game stays one.
const GIVEN_UP: f64 = 0.5;

/// A plan with the preferences beside it, as the script reads them.
#[derive(Clone, Debug)]
pub(crate) struct Wishes {
    plan: Plan<Aim>,
    bias: Bias,
}

impl Wishes {
    pub fn new(plan: &Plan<Aim>, bias: Bias) -> Wishes {
        Wishes { plan: plan.clone(), bias }
    }

    /// Nothing in particular.
    pub fn none() -> Wishes {
        Wishes { plan: Plan::default(), bias: Bias::NONE }
    }

    /// How much a hex that counts is wanted or to be kept, in per cent of what it is worth.
    pub fn stake(&self, aim: Aim) -> i32 {
        let wanted = match self.plan.weight(aim) {
            _ if self.plan.is_empty() => 1.0,
            weight if weight > 0.0 => weight.min(MOST),
            _ => GIVEN_UP,
        };
        (100.0 * wanted + 30.0 * self.bias.of(&aim)).max(10.0) as i32
    }

    /// How much more than usual an enemy hex is to be attacked, or an enemy cut off, in points of importance.
    pub fn strike(&self, aim: Aim) -> i32 {
        (12.0 * self.plan.weight(aim).min(4.0) + 20.0 * self.bias.of(&aim)) as i32
    }

    /// How much less an attack must promise than usual.
    pub fn daring(&self) -> i32 {
        (12.0 * self.bias.of(&"daring")) as i32
    }

    /// How much dangers count, in per cent.
    pub fn caution(&self) -> i32 {
        (100.0 + 35.0 * self.bias.of(&"caution")).clamp(10.0, 250.0) as i32
    }

    /// How much garrisons count, in per cent.
    pub fn garrisons(&self) -> i32 {
        (100.0 + 35.0 * self.bias.of(&"garrisons")).clamp(20.0, 250.0) as i32
    }

    /// What armour is worth more than infantry when steps are handed out.
    pub fn armour(&self) -> i32 {
        let weight = |aim: Aim| self.plan.weight(aim).min(4.0);
        (10.0 * (weight(Aim::BuildArmour) - weight(Aim::BuildInfantry)) + 10.0 * self.bias.of(&Aim::BuildArmour)) as i32
    }

    /// A liking for a unit or a hex, in points.
    pub fn liking(&self, thing: &impl std::hash::Hash) -> i32 {
        (6.0 * self.bias.of(thing)) as i32
    }
}

impl Rules {
    /// What the script wants now, the most wanted first.
    pub(crate) fn wanted_aims(&self, state: &State, faction: Faction) -> Vec<Possible<Aim>> {
        let known = Known::new(self, state, faction, Wishes::none());
        self.aims_seen(&Picture::new(self, state, &known))
    }

    /// What a faction could want now, the most wanted first.
    pub(crate) fn possible_aims(&self, state: &State, faction: Faction) -> Vec<Possible<Aim>> {
        let known = Known::new(self, state, faction, Wishes::none());
        let picture = Picture::new(self, state, &known);
        let mut found = self.aims_seen(&picture);
        found.extend(picture.other_attacks().into_iter().map(|aim| Possible { aim, weight: 0.0 }));
        if self.gets_steps(faction) {
            found.push(Possible { aim: Aim::BuildInfantry, weight: 0.0 });
        }
        found
    }

    fn aims_seen(&self, picture: &Picture<'_>) -> Vec<Possible<Aim>> {
        let mut found = picture.stakes_as_aims();
        let mut want = |aim: Aim| found.push(Possible { aim, weight: 1.0 });
        picture.targets().for_each(|target| want(Aim::Break(self.number(target))));
        picture.landings().for_each(|shore| want(Aim::Land(self.number(shore))));
        picture.in_need().for_each(|hex| want(Aim::Save(self.number(hex))));
        if self.gets_steps(picture.faction) {
            want(Aim::BuildArmour);
        }
        found
    }

    fn gets_steps(&self, faction: Faction) -> bool {
        self.data.scenario.steps.iter().any(|steps| self.faction_of(steps.nation) == faction)
    }

    /// How an aim reads, and where it is.
    pub(crate) fn aim_in_words(&self, state: &State, faction: Faction, aim: Aim) -> Option<AimAbout> {
        let place = |hex: Hex| self.hex(hex).map(|h| self.place_text(h));
        let text = |key: &'static str, hex: Hex| Some(Text::new(key).text("hex", place(hex)?));
        let text = match aim {
            Aim::Take(hex) => text("aim-take", hex),
            Aim::Hold(hex) => text("aim-hold", hex),
            Aim::Break(hex) => text("aim-break", hex),
            Aim::Cut(hex) => text("aim-cut", hex),
            Aim::Land(hex) => text("aim-land", hex),
            Aim::Save(hex) => text("aim-save", hex),
            Aim::BuildArmour => Some(Text::new("aim-build-armour")),
            Aim::BuildInfantry => Some(Text::new("aim-build-infantry")),
        }?;
        let mut about = AimAbout::new(text);
        let Some(to) = aim.hex().and_then(|hex| self.hex(hex)) else { return Some(about) };
        let space = |hex: HexId| scene::Spot::Space(self.data.map.name(hex));
        about.arrows.push(AimArrow { from: self.nearest_own(state, faction, to).map(space), to: space(to) });
        if let Aim::Break(_) = aim {
            self.add_prospects(state, faction, to, &mut about);
        }
        Some(about)
    }

    /// What an attack needs, and how likely it drives the enemy out, if all come who can.
    fn add_prospects(&self, state: &State, faction: Faction, target: HexId, about: &mut AimAbout) {
        let known = Known::new(self, state, faction, Wishes::none());
        let picture = Picture::new(self, state, &known);
        let columns = picture.columns_in_reach();
        let Some(column) = columns.iter().find(|c| c.0 == target).map(|c| c.1) else { return };
        let drives = |die: &u8| matches!(self.result(state, target, column, *die).effect, Effect::Retreat(_));
        about.chance = Some((1..=6).filter(drives).count() as f64 / 6.0);
        let defence = known.defence[target.index()];
        let needs =
            Text::new("aim-needs").number("defence", defence).name("column", self.column_name(column).to_owned());
        about.needs = Some(needs);
    }

    fn nearest_own(&self, state: &State, faction: Faction, to: HexId) -> Option<HexId> {
        let own = state.units.iter().filter(|u| self.faction_of(u.nation) == faction).filter_map(Unit::hex);
        own.filter(|&hex| hex != to).min_by_key(|&hex| (self.data.map.grid.distance(hex, to), hex))
    }

    pub(crate) fn aim_is_reached(&self, state: &State, faction: Faction, aim: Aim) -> bool {
        let Some(hex) = aim.hex().and_then(|hex| self.hex(hex)) else { return false };
        let enemies = || state.units_at(hex).filter(|u| self.faction_of(u.nation) != faction);
        let own = || state.at(hex).filter(|&u| self.side_of(state, u) == Some(faction));
        match aim {
            Aim::Take(_) | Aim::Hold(_) => self.controller(state, hex) == Some(faction),
            Aim::Break(_) => enemies().next().is_none(),
            Aim::Cut(_) => {
                state.at(hex).any(|u| self.side_of(state, u) != Some(faction) && !self.is_supplied(state, u))
            }
            Aim::Land(_) => own().next().is_some(),
            Aim::Save(_) => own().all(|u| self.is_supplied(state, u)),
            Aim::BuildArmour | Aim::BuildInfantry => false,
        }
    }

    /// The aim that an action serves most, of those of a plan.
    pub(crate) fn aim_served(&self, state: &State, seat: Seat, action: &Action, plan: &Plan<Aim>) -> Option<Aim> {
        let faction = Faction::of(seat)?;
        let wanted = |aim: &Aim| plan.weight(*aim) > 0.0;
        if let Action::Buy { kind, .. } = action {
            let aim = if kind.is_armour() { Aim::BuildArmour } else { Aim::BuildInfantry };
            return Some(aim).filter(wanted);
        }
        let hex = self.hex_of_action(state, action)?;
        let number = self.number(hex);
        let here = [Aim::Break, Aim::Take, Aim::Hold, Aim::Land, Aim::Cut, Aim::Save].map(|aim| aim(number));
        if let Some(aim) = here.into_iter().find(wanted) {
            return Some(aim);
        }
        // Whoever goes nearer to something that is wanted serves it; a fight beside it most of all.
        let far = |aim: &Aim| aim.hex().and_then(|at| self.hex(at)).map(|at| self.data.map.grid.distance(hex, at));
        let near = plan.iter().filter_map(|w| Some((far(&w.aim)?, w.aim)));
        let near = near.filter(|(_, aim)| !matches!(aim, Aim::Save(_)));
        let reached = |aim: Aim| !matches!(aim, Aim::Hold(_)) && self.aim_is_reached(state, faction, aim);
        near.filter(|(far, aim)| *far <= 6 && !reached(*aim)).min().map(|(_, aim)| aim)
    }

    /// Where an action happens.
    fn hex_of_action(&self, state: &State, action: &Action) -> Option<HexId> {
        let fight = || state.fight().map(|fight| fight.target);
        match *action {
            Action::MoveTo(hex) | Action::Overrun(hex) | Action::Attack(hex) | Action::PlaceBlitz(hex) => self.hex(hex),
            Action::PlaceAir { hex, .. } | Action::Drop { hex, .. } | Action::Exploit { hex, .. } => self.hex(hex),
            Action::Sail(Spot::Hex(hex)) | Action::Detach(hex) | Action::PlaceLogistics(hex) => self.hex(hex),
            Action::Beachhead { hex, facing, .. } => self.data.map.grid.neighbour(self.hex(hex)?, facing),
            Action::Land(unit) => state.hex_of(unit).and_then(|h| self.shore(state.beachhead(h)?)),
            Action::Fortify(unit) | Action::AddStep(unit) => state.hex_of(unit),
            Action::Attacker(_) | Action::Headquarters(_) | Action::AirSupport(_) | Action::Advance(_) => fight(),
            _ => None,
        }
    }
}

impl Aim {
    pub(crate) fn hex(self) -> Option<Hex> {
        match self {
            Aim::Take(hex) | Aim::Hold(hex) | Aim::Break(hex) => Some(hex),
            Aim::Cut(hex) | Aim::Land(hex) | Aim::Save(hex) => Some(hex),
            Aim::BuildArmour | Aim::BuildInfantry => None,
        }
    }
}

impl Picture<'_> {
    /// What can be taken and what is threatened, the dearest first.
    fn stakes_as_aims(&self) -> Vec<Possible<Aim>> {
        let mut stakes: Vec<_> = self.stakes.iter().collect();
        stakes.sort_by_key(|k| -k.worth);
        let aim = |k: &&super::picture::Stake| {
            let hex = self.rules.number(k.hex);
            let threatened = self.threat[k.hex.index()] > 0;
            Possible {
                aim: if k.held { Aim::Hold(hex) } else { Aim::Take(hex) },
                weight: if k.held && !threatened { 0.5 } else { 1.0 },
            }
        };
        stakes.iter().map(aim).collect()
    }

    /// Shores that our Beachheads face and the enemy or nobody holds.
    fn landings(&self) -> impl Iterator<Item = HexId> {
        let own = self.state.markers.beachheads.iter().filter(|b| b.faction == self.faction);
        let shores = own.filter_map(|b| self.rules.shore(b));
        let waiting = self.overseas.iter().copied().filter(|h| self.defence[h.index()] <= 2);
        let mut all: Vec<HexId> = shores.chain(waiting).filter(|&h| !self.stands(h)).collect();
        all.sort_unstable();
        all.dedup();
        all.into_iter()
    }

    fn stands(&self, hex: HexId) -> bool {
        self.state.units_at(hex).any(|u| self.is_own(u))
    }

    /// Hexes with units of ours that have no supply.
    fn in_need(&self) -> impl Iterator<Item = HexId> {
        let cut = self.state.units.iter().filter(|u| self.is_own(u) && u.hex().is_some());
        let mut hexes: Vec<HexId> = cut.filter(|u| !self.supply.has(self.rules, u)).filter_map(Unit::hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.into_iter()
    }

    /// Attacks that were not planned but could be, and enemies that could be cut off.
    fn other_attacks(&self) -> Vec<Aim> {
        let planned = |hex: &HexId| self.attacks.iter().any(|a| a.target == *hex);
        let reached = self.columns_in_reach().into_iter().map(|(hex, _)| hex);
        let mut others: Vec<HexId> = reached.filter(|h| !planned(h)).collect();
        others.sort_by_key(|&h| (-self.importance(h), h));
        others.truncate(OTHERS);
        let number = |h: HexId| self.rules.number(h);
        let cut = self.attacks.iter().take(3).map(|a| Aim::Cut(number(a.target)));
        others.iter().map(|&h| Aim::Break(number(h))).chain(cut).collect()
    }
}
