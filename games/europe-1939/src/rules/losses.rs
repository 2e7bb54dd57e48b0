//! Losses: the owner chooses, where there is anything to choose.

use crate::Rules;
use crate::data::Area;
use crate::state::*;
use crate::vocabulary::*;
use kernel::Seat;

/// Units that are alike in a choice of losses.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Class {
    pub nation: Nation,
    pub kind: Kind,
    pub load: Load,
    pub n: u8,
}

/// Fleets that carry somebody are another thing to lose than empty ones.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Load {
    Empty,
    Laden,
}

impl Load {
    fn of(unit: &SeaUnit) -> Load {
        if unit.laden { Load::Laden } else { Load::Empty }
    }
}

fn add_to(classes: &mut Vec<Class>, nation: Nation, kind: Kind, load: Load, n: u8) {
    let same = |c: &&mut Class| (c.nation, c.kind, c.load) == (nation, kind, load);
    match classes.iter_mut().find(same) {
        Some(class) => class.n += n,
        None if n > 0 => classes.push(Class { nation, kind, load, n }),
        None => {}
    }
}

/// All units of a group, as far as they fit.
fn add_units(classes: &mut Vec<Class>, nation: Nation, units: Units, fits: impl Fn(Kind) -> bool) {
    units.iter().filter(|(kind, _)| fits(*kind)).for_each(|(kind, n)| add(classes, nation, kind, n));
}

fn add(classes: &mut Vec<Class>, nation: Nation, kind: Kind, n: u8) {
    add_to(classes, nation, kind, Load::Empty, n);
}

impl Rules {
    /// The units a loss can be taken from.
    pub(crate) fn loss_classes(&self, state: &State, from: LossFrom) -> Vec<Class> {
        let mut classes = Vec::new();
        match from {
            LossFrom::Chain { side, link } => {
                let chain = state.chain();
                let Some(c) = chain else { return classes };
                for i in c.flying(usize::from(link), side) {
                    add_units(&mut classes, c.links[i].nation, c.links[i].units, |_| true);
                }
                if side == c.mover() && c.mover_is_met(usize::from(link)) {
                    add_units(&mut classes, c.group.nation, c.group.units, |_| true);
                }
            }
            LossFrom::Sea(side) => {
                if let Some(fight) = state.sea_fight() {
                    let spared = fight.aircraft_spared[side];
                    for u in fight.sides[side].iter().filter(|u| !(spared && u.kind.is_air())) {
                        add_to(&mut classes, u.nation, u.kind, Load::of(u), u.n);
                    }
                }
            }
            LossFrom::Attackers { air } => {
                let Some(b) = state.battle() else { return classes };
                for g in state.groups.iter().filter(|g| g.target == b.area) {
                    let fights = |kind: Kind| kind.is_air() && (air || !b.flown) || kind.is_land() && !air;
                    add_units(&mut classes, g.nation, g.units, fights);
                }
            }
            LossFrom::Defenders { air } => {
                let Some(b) = state.battle() else { return classes };
                let mut losing = |t: &Stack| add(&mut classes, t.nation, t.kind, t.n);
                match air {
                    true => self.defenders_in_the_air(state, b).for_each(&mut losing),
                    false => self.defenders_of_the_part(state, b).for_each(&mut losing),
                }
            }
            LossFrom::Crowd(area) => {
                for g in state.groups.iter().filter(|g| g.target == area) {
                    add_units(&mut classes, g.nation, g.ashore(), |_| true);
                }
            }
            LossFrom::Hold { .. } | LossFrom::HoldOf { .. } => {
                let Some(group) = self.hold(state, from) else { return classes };
                add_units(&mut classes, group.nation, group.cargo, |_| true);
            }
        }
        classes
    }

    /// The aircraft that defend in a battle: of the nations whose part it is, or all of them if that is still open.
    /// Those who have flown are away, and wait for how it ends.
    pub(crate) fn defenders_in_the_air<'s>(&self, state: &'s State, b: &'s Battle) -> impl Iterator<Item = &'s Stack> {
        let side = state.side.enemy();
        state.at(b.area).iter().filter(move |t| {
            let part = b.part.is_empty() || b.part.contains(t.nation);
            t.kind.is_air() && t.cond.is_ready() && part && state.side_of(t.nation) == Some(side)
        })
    }

    /// Everybody who defends in the part of a battle that is being fought.
    pub(crate) fn defenders_of_the_part<'s>(&self, state: &'s State, b: &'s Battle) -> impl Iterator<Item = &'s Stack> {
        let side = state.side.enemy();
        state.at(b.area).iter().filter(move |t| {
            let fights = t.kind.is_land() || t.kind.is_air() && t.cond.is_ready();
            fights && b.part.contains(t.nation) && state.side_of(t.nation) == Some(side)
        })
    }

    fn loss_seat(&self, state: &State, from: LossFrom, classes: &[Class]) -> Seat {
        let nation = match from {
            LossFrom::Attackers { .. } => state.battle().and_then(|b| self.leader(state, b.area)),
            LossFrom::Crowd(area) => self.leader(state, area),
            _ => None,
        };
        let nation = nation.or(classes.first().map(|c| c.nation)).unwrap_or(Nation::De);
        self.seat_of(state, nation)
    }

    /// Takes out of a fight what leaves no choice, and asks for the rest: losses, or who turns back (HU-89).
    pub(crate) fn inflict(&self, state: &mut State, from: LossFrom, hits: u8, fate: Fate) {
        let classes = self.loss_classes(state, from);
        let all: u8 = classes.iter().fold(0, |sum, c| sum.saturating_add(c.n));
        if hits == 0 || all == 0 {
            return;
        }
        if hits >= all {
            for class in classes {
                (0..class.n).for_each(|_| self.remove(state, from, class, fate));
            }
        } else if let [class] = classes[..] {
            (0..hits).for_each(|_| self.remove(state, from, class, fate));
        } else {
            let seat = self.loss_seat(state, from, &classes);
            state.frames.push(Frame::Losses(Losses { seat, from, hits, fate }));
        }
    }

    /// One of a class has been chosen; there may be more to choose.
    pub(crate) fn take_loss(&self, state: &mut State, l: Losses, class: Class) {
        self.remove(state, l.from, class, l.fate);
        match l.from {
            LossFrom::Hold { .. } | LossFrom::HoldOf { .. } => self.sink_cargo(state, l.from),
            _ => self.inflict(state, l.from, l.hits.saturating_sub(1), l.fate),
        }
    }

    /// One unit is out of the fight.
    pub(crate) fn remove(&self, state: &mut State, from: LossFrom, class: Class, fate: Fate) {
        let Class { nation, kind, load, .. } = class;
        match from {
            LossFrom::Chain { side, link } => self.remove_from_chain(state, side, link, nation, kind, fate),
            LossFrom::Hold { .. } => {
                let chain = state.chain_mut();
                if let Some(c) = chain {
                    c.group.cargo.take(kind, 1);
                }
            }
            LossFrom::HoldOf { group, .. } => {
                if let Some(group) = state.groups.get_mut(usize::from(group)) {
                    group.cargo.take(kind, 1);
                }
            }
            LossFrom::Sea(side) => {
                let fight = state.sea_fight_mut();
                let Some(fight) = fight else { return };
                let units = &mut fight.sides[side];
                let fits = |u: &SeaUnit| (u.nation, u.kind, Load::of(u)) == (nation, kind, load) && u.n > 0;
                if let Some(i) = units.iter().position(fits) {
                    units[i].n -= 1;
                    if units[i].n == 0 {
                        units.remove(i);
                    }
                }
            }
            LossFrom::Attackers { .. } => self.remove_attacker(state, nation, kind, fate),
            LossFrom::Crowd(area) => self.send_back(state, area, nation, kind),
            LossFrom::Defenders { air } => {
                let Some(b) = state.battle() else { return };
                let of = |t: &&Stack| (t.nation, t.kind) == (nation, kind);
                let found = match air {
                    true => self.defenders_in_the_air(state, b).find(of).copied(),
                    false => self.defenders_of_the_part(state, b).find(of).copied(),
                };
                if let Some(t) = found {
                    state.take(t.area, t.nation, t.kind, t.cond, 1);
                    if t.cond == Cond::Dropped {
                        self.gone_for_good(state, nation);
                    }
                }
            }
        }
    }

    fn remove_attacker(&self, state: &mut State, nation: Nation, kind: Kind, fate: Fate) {
        let Some((area, supported)) = state.battle().map(|b| (b.area, b.supported)) else { return };
        let of = |g: &&mut Group| g.target == area && g.nation == nation && g.units.get(kind) > 0;
        let Some(group) = state.groups.iter_mut().find(of) else { return };
        group.units.take(kind, 1);
        let drops = kind == Kind::Paratroops && group.mission == Mission::Drop;
        if fate == Fate::Home {
            let group = group.clone();
            self.go_home(state, &group, Units::of(kind, 1));
        } else if drops && !supported {
            self.gone_for_good(state, nation);
        }
    }

    /// A winner for whom there is no room goes back to where he came from; who came last goes first.
    fn send_back(&self, state: &mut State, area: Area, nation: Nation, kind: Kind) {
        let of = |g: &&mut Group| g.target == area && g.nation == nation && g.ashore().get(kind) > 0;
        let Some(group) = state.groups.iter_mut().rev().find(of) else { return };
        let units = if group.units.ships() > 0 { &mut group.cargo } else { &mut group.units };
        units.take(kind, 1);
        let origin = group.origin;
        state.add(origin, nation, kind, Cond::Moved, 1);
    }

    /// HU-06, HU-07: it can never be rebuilt.
    pub(crate) fn gone_for_good(&self, state: &mut State, nation: Nation) {
        if let Some(gone) = state.gone.get_mut(nation.index()) {
            *gone = gone.saturating_add(1);
        }
    }

    fn remove_from_chain(&self, state: &mut State, side: Side, link: u8, nation: Nation, kind: Kind, fate: Fate) {
        let chain = state.chain_mut();
        let Some(c) = chain else { return };
        let flying: Vec<usize> = c.flying(usize::from(link), side).collect();
        for i in flying.into_iter().rev() {
            if c.links[i].nation == nation && c.links[i].units.take(kind, 1) > 0 {
                let base = c.links[i].base;
                if fate == Fate::Home {
                    state.add(base, nation, kind, Cond::Used, 1);
                }
                return;
            }
        }
        if side != c.mover() || c.group.nation != nation || c.group.units.take(kind, 1) == 0 {
            return;
        }
        if fate == Fate::Home {
            let group = c.group.clone();
            self.go_home(state, &group, Units::of(kind, 1));
        } else if kind == Kind::Paratroops {
            let shot: (Area, Nation, u8) = (c.group.target, nation, 1);
            state.turn.shot_down.push(shot);
        }
    }
}
