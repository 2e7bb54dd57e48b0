//! What a side can want: to take a place, to hold one, to strike at an enemy stack, to cut one off, to save troops, to
//! open the way to a place that is surrounded, to stand on the Danube. How it reads and how likely it is.

use super::picture::{Picture, View};
use super::posts::Posts;
use super::wishes::Wishes;
use crate::data::Victory;
use crate::rules::combat::new_fight;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::{HexId, HexSet};
use kernel::plan::{AimAbout, AimArrow, Possible, Wanted};
use kernel::{Plan, Text, scene};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// A hex that counts is to be ours.
    Take(Hex),
    /// A hex that counts is to stay ours.
    Hold(Hex),
    /// The enemies in a hex are to be destroyed.
    Strike(Hex),
    /// The enemies in a hex are to lose their supply.
    Cut(Hex),
    /// Our units in a hex are to get their supply back, or to get away from the enemy.
    Save(Hex),
    /// Supply is to reach a hex that counts.
    Relieve(Hex),
    /// A supplied unit of ours is to stand on the west bank of the Danube.
    Bank,
}

/// Enemy stacks beside those that are to be attacked that could be.
const OTHERS: usize = 6;

/// Stacks that are to be cut off at a time, those that could be, and the factors that make it worth while.
const CUTS: usize = 1;
const MORE_CUTS: usize = 3;
const WORTH_CUTTING: f64 = 20.0;

/// How near the enemy may come to a headquarters.
const TOO_NEAR: f64 = 2.0;

/// Whoever does something within so many hexes of a place does it for the place.
const FOR_ITS_SAKE: u16 = 7;

/// Attackers of an aim shown as arrows.
const ARROWS: usize = 4;

impl Aim {
    pub(super) fn hex(self) -> Option<HexId> {
        match self {
            Aim::Take(Hex(hex)) | Aim::Hold(Hex(hex)) | Aim::Strike(Hex(hex)) => Some(hex),
            Aim::Cut(Hex(hex)) | Aim::Save(Hex(hex)) | Aim::Relieve(Hex(hex)) => Some(hex),
            Aim::Bank => None,
        }
    }

    /// Whether it is kept until it is reached or cannot be any more; what is struck at is chosen anew each turn.
    fn lasts(self) -> bool {
        matches!(self, Aim::Take(_) | Aim::Cut(_) | Aim::Relieve(_) | Aim::Bank)
    }
}

fn wanted(aim: Aim) -> Possible<Aim> {
    Possible { aim, weight: 1.0 }
}

fn left_alone(aim: Aim) -> Possible<Aim> {
    Possible { aim, weight: 0.0 }
}

impl Rules {
    /// What a side could want, the most wanted first.
    pub(super) fn possible_aims(&self, state: &State, side: Side) -> Vec<Possible<Aim>> {
        let picture = Picture::new(state, side, Wishes::none());
        let view = View { rules: self, state, picture: &picture };
        let posts = view.shared_out();
        let mut found = view.places_as_aims();
        found.extend(view.strikes(&posts));
        found.extend(view.cuts_as_aims());
        found.extend(view.in_need().iter().map(|hex| wanted(Aim::Save(Hex(hex)))));
        found.extend(self.relief(state, side).iter().map(|hex| left_alone(Aim::Relieve(Hex(hex)))));
        if self.bank_is_open(state, side) {
            found.push(wanted(Aim::Bank));
        }
        found
    }

    /// The plan of the script: what it wants now, and what it wanted before that is neither reached nor out of reach.
    pub(super) fn intended(&self, state: &State, side: Side, last: &Plan<Aim>) -> Plan<Aim> {
        let kept = |possible: &Possible<Aim>| possible.aim.lasts() && last.weight(possible.aim) > 0.0;
        let weight = |possible: &Possible<Aim>| if kept(possible) { 1.0 } else { possible.weight };
        let all = self.possible_aims(state, side).into_iter();
        all.map(|possible| Wanted { aim: possible.aim, weight: weight(&possible) }).collect()
    }

    /// Places of ours that decide the scenario and have no supply.
    fn relief(&self, state: &State, side: Side) -> HexSet {
        let Victory::Budapest { budapest, .. } = &self.data.scenario.victory else { return HexSet::EMPTY };
        let lines = self.supply_net(state, side);
        let cut = budapest.iter().copied().filter(|&hex| state.controls(side, hex) && !lines.contains(hex));
        if side == Side::Axis { cut.collect() } else { HexSet::EMPTY }
    }

    /// Whether the Axis can still earn its bonus for reaching the Danube.
    pub(super) fn bank_is_open(&self, state: &State, side: Side) -> bool {
        let Victory::Cities { bonus, bonus_turns, .. } = &self.data.scenario.victory else { return false };
        let in_time = bonus_turns.iter().any(|&turn| turn >= state.turn);
        side == Side::Axis && *bonus != 0 && in_time && !state.bonus
    }

    pub(super) fn has_reached(&self, state: &State, side: Side, aim: Aim) -> bool {
        let there = |hex: HexId, of: Side| {
            let units = state.at(hex).filter(move |&unit| self.data.brief(unit).side == of);
            units.filter(|&unit| self.data.brief(unit).kind.fights())
        };
        match aim {
            Aim::Take(Hex(hex)) | Aim::Hold(Hex(hex)) => state.controls(side, hex),
            Aim::Strike(Hex(hex)) => there(hex, side.enemy()).next().is_none(),
            Aim::Cut(Hex(hex)) => {
                let stands = there(hex, side.enemy()).next().is_some();
                stands && !self.supply_lines(state, side.enemy()).contains(hex)
            }
            Aim::Save(Hex(hex)) => self.supply_lines(state, side).contains(hex),
            Aim::Relieve(Hex(hex)) => self.supply_net(state, side).contains(hex),
            Aim::Bank => state.bonus,
        }
    }

    /// The aim that an action serves most, of those of a plan.
    pub(super) fn aim_served(&self, state: &State, side: Side, action: &Action, plan: &Plan<Aim>) -> Option<Aim> {
        let fight = || state.fight().filter(|fight| fight.decider() == side).map(|fight| fight.target);
        let (hex, attacks) = match *action {
            Action::Attack(Hex(hex)) | Action::MobileAttack(Hex(hex)) => (hex, true),
            Action::Attacker(_) | Action::Artillery { .. } | Action::Spend(_) | Action::AirSupport(_) => {
                (fight()?, true)
            }
            Action::Advance(_) | Action::Exploit(_) => (fight()?, false),
            Action::MoveTo(Hex(hex)) | Action::Place(Hex(hex)) => (hex, false),
            _ => return None,
        };
        let wanted = |aim: &Aim| plan.weight(*aim) > 0.0;
        let of_this = [Aim::Strike, Aim::Take, Aim::Relieve, Aim::Hold, Aim::Save].map(|aim| aim(Hex(hex)));
        if let Some(aim) = of_this.into_iter().find(wanted) {
            return Some(aim);
        }
        // Who comes beside a stack that is to be attacked comes for that; otherwise for the nearest place.
        let grid = &self.data.map.grid;
        let beside = |aim: &Aim| matches!(aim, Aim::Strike(Hex(at)) if grid.adjacent(hex, *at));
        let aims = || plan.iter().map(|wanted| wanted.aim);
        if let Some(aim) = aims().find(|aim| !attacks && beside(aim)) {
            return Some(aim);
        }
        let lasting = aims().filter(|aim| aim.lasts() || matches!(aim, Aim::Hold(_)));
        let far = |aim: Aim| aim.hex().map(|at| (grid.distance(hex, at), aim));
        lasting.filter_map(far).filter(|(far, _)| *far <= FOR_ITS_SAKE).min().map(|(_, aim)| aim)
    }

    /// How an aim reads, where it is, and how likely it is.
    pub(super) fn aim_in_words(&self, state: &State, side: Side, aim: Aim) -> AimAbout {
        let key = match aim {
            Aim::Take(_) => "aim-take",
            Aim::Hold(_) => "aim-hold",
            Aim::Strike(_) => "aim-strike",
            Aim::Cut(_) => "aim-cut",
            Aim::Save(_) => "aim-save",
            Aim::Relieve(_) => "aim-relieve",
            Aim::Bank => "aim-bank",
        };
        let Some(to) = aim.hex() else { return AimAbout::new(Text::new(key)) };
        let mut about = AimAbout::new(Text::new(key).text("hex", self.place_text(to)));
        let picture = Picture::new(state, side, Wishes::none());
        let view = View { rules: self, state, picture: &picture };
        let spot = |hex: HexId| scene::Spot::Space(self.hex_name(hex));
        let attackers = match aim {
            Aim::Take(_) | Aim::Strike(_) => view.comers(to),
            _ => UnitSet::default(),
        };
        let from: HexSet = attackers.iter().filter_map(|unit| state.hex_of(unit)).collect();
        about.arrows = from.iter().take(ARROWS).map(|hex| AimArrow { from: Some(spot(hex)), to: spot(to) }).collect();
        if about.arrows.is_empty() {
            about.arrows.push(AimArrow { from: None, to: spot(to) });
        }
        if !attackers.is_empty() {
            about.chance = view.chance(to, attackers);
            let attack: u16 = attackers.iter().map(|unit| self.attack_factor(state, unit)).sum();
            let defence = self.land_defence(state, &self.defenders(state, side.enemy(), to));
            about.needs = Some(Text::new("aim-needs").number("attack", attack).number("defence", defence));
        }
        about
    }
}

impl View<'_> {
    /// What can be taken, the nearest first, and what is to be held, the threatened first.
    fn places_as_aims(&self) -> Vec<Possible<Aim>> {
        let places = self.places();
        let counts = self.rules.valuable_hexes();
        let listed = |hex: HexId| counts.iter().any(|&(of, _)| of == hex);
        let own: Vec<HexId> = self.rules.units_of(self.state, self.side()).iter().collect();
        let far = |hex: HexId| own.iter().map(|&unit| self.distance(unit, hex)).fold(f64::INFINITY, f64::min);
        let mut takes: Vec<(f64, HexId)> =
            places.to_take.iter().filter(|place| listed(place.hex)).map(|place| (far(place.hex), place.hex)).collect();
        takes.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut holds: Vec<(f64, HexId)> =
            places.to_hold.iter().map(|place| (self.to_enemy(place.hex), place.hex)).collect();
        holds.sort_by(|a, b| a.0.total_cmp(&b.0));
        let takes = takes.into_iter().map(|take| wanted(Aim::Take(Hex(take.1))));
        takes.chain(holds.into_iter().map(|(_, hex)| wanted(Aim::Hold(Hex(hex))))).collect()
    }

    /// The stacks that are to be attacked, and the dearest of those that could be.
    fn strikes(&self, posts: &Posts) -> Vec<Possible<Aim>> {
        let planned = posts.targets();
        let others = self.targets_in_reach().into_iter().map(|target| target.hex).filter(|hex| !planned.contains(hex));
        let others = others.take(OTHERS).map(|hex| left_alone(Aim::Strike(Hex(hex))));
        planned.iter().map(|&hex| wanted(Aim::Strike(Hex(hex)))).chain(others).collect()
    }

    /// The stacks that one unit could cut off, the strongest pocket first.
    fn cuts_as_aims(&self) -> Vec<Possible<Aim>> {
        let mut pockets: Vec<(f64, HexId)> = Vec::new();
        for cut in &self.cuts().all {
            let Some(hex) = cut.strongest() else { continue };
            match pockets.iter_mut().find(|pocket| pocket.1 == hex) {
                Some(pocket) => pocket.0 = pocket.0.max(cut.factors()),
                None => pockets.push((cut.factors(), hex)),
            }
        }
        pockets.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let aim = |(i, &(factors, hex)): (usize, &(f64, HexId))| {
            let aim = Aim::Cut(Hex(hex));
            if i < CUTS && factors >= WORTH_CUTTING { wanted(aim) } else { left_alone(aim) }
        };
        pockets.iter().take(CUTS + MORE_CUTS).enumerate().map(aim).collect()
    }

    /// Hexes with troops of ours without supply, or a headquarters that the enemy has come near.
    fn in_need(&self) -> HexSet {
        let lines = self.rules.supply_lines(self.state, self.side());
        let needs = |&(unit, brief, hex): &(UnitId, crate::data::Brief, HexId)| match brief.kind {
            Kind::Hq => self.to_enemy(hex) <= TOO_NEAR,
            Kind::Column => false,
            _ => !lines.contains(hex) && !self.rules.is_at_home(unit, hex),
        };
        self.rules.on_map_of(self.state, self.side()).filter(needs).map(|(.., hex)| hex).collect()
    }

    /// Who is there to attack a hex, or can come to.
    fn comers(&self, target: HexId) -> UnitSet {
        let there = self.rules.coalition(self.state, self.side(), target);
        let posts = self.shared_out();
        let sent = posts.of.iter().filter(|post| post.1 == target).map(|post| post.0);
        sent.chain(there.iter()).collect()
    }

    /// The chance that an attack empties a hex, with everybody who can come and the support at hand; nothing if nobody
    /// defends it.
    fn chance(&self, target: HexId, attackers: UnitSet) -> Option<f64> {
        let (rules, state) = (self.rules, self.state);
        let fight = self.with_support(Fight { attackers, ..new_fight(self.side(), target) });
        let defenders = rules.defenders(state, self.side().enemy(), target);
        let steps: u8 = defenders.iter().map(|unit| state.steps(unit, &rules.data)).sum();
        let falls = self.losses(&fight, &rules.sum(state, &fight), steps);
        (steps > 0).then(|| falls.filter(|fall| fall.loss >= steps).count() as f64 / 6.0)
    }
}
