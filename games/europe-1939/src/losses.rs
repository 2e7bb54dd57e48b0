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

fn add(classes: &mut Vec<Class>, nation: Nation, kind: Kind, n: u8) {
    add_to(classes, nation, kind, Load::Empty, n);
}

impl Rules {
    /// The units a loss can be taken from.
    pub(crate) fn loss_classes(&self, s: &State, from: LossFrom) -> Vec<Class> {
        let mut classes = Vec::new();
        match from {
            LossFrom::Chain { side, link } => {
                let chain = s.frames.iter().rev().find_map(|f| if let Frame::Chain(c) = f { Some(c) } else { None });
                let Some(c) = chain else { return classes };
                for i in c.flying(usize::from(link), side) {
                    add(&mut classes, c.links[i].nation, Kind::Aircraft, c.links[i].units.get(Kind::Aircraft));
                }
                if side == c.mover() && c.mover_is_met(usize::from(link)) {
                    for (kind, n) in c.group.units.iter() {
                        add(&mut classes, c.group.nation, kind, n);
                    }
                }
            }
            LossFrom::Sea(side) => {
                if let Some(fight) =
                    s.frames.iter().rev().find_map(|f| if let Frame::Sea(x) = f { Some(x) } else { None })
                {
                    let spared = fight.aircraft_spared[side.index()];
                    for u in fight.sides[side.index()].iter().filter(|u| !(spared && u.kind.is_air())) {
                        add_to(&mut classes, u.nation, u.kind, Load::of(u), u.n);
                    }
                }
            }
            LossFrom::Attackers { air } => {
                let Some(b) = battle(s) else { return classes };
                for g in s.groups.iter().filter(|g| g.target == b.area) {
                    for (kind, n) in g.units.iter() {
                        let fits = if air { kind.is_air() } else { kind.is_land() || kind.is_air() && !b.flown };
                        if fits {
                            add(&mut classes, g.nation, kind, n);
                        }
                    }
                }
            }
            LossFrom::Defenders { air } => {
                let Some(b) = battle(s) else { return classes };
                for t in self.defenders(s, b, air) {
                    add(&mut classes, t.nation, t.kind, t.n);
                }
            }
            LossFrom::Crowd(area) => {
                for g in s.groups.iter().filter(|g| g.target == area) {
                    for (kind, n) in g.ashore().iter() {
                        add(&mut classes, g.nation, kind, n);
                    }
                }
            }
            LossFrom::Hold { .. } | LossFrom::HoldOf { .. } => {
                let Some(group) = self.hold(s, from) else { return classes };
                for (kind, n) in group.cargo.iter() {
                    add(&mut classes, group.nation, kind, n);
                }
            }
        }
        classes
    }

    /// The stacks that defend in a battle: those in the air only, or the nations whose part it is.
    pub(crate) fn defenders<'s>(&self, s: &'s State, b: &'s Battle, air: bool) -> impl Iterator<Item = &'s Stack> {
        let side = s.side.enemy();
        s.at(b.area).iter().filter(move |t| {
            let flies = t.kind.is_air() && t.cond.is_ready() && !b.flown;
            s.side_of(t.nation) == Some(side)
                && if air { flies } else { (t.kind.is_land() || flies) && b.part.contains(t.nation) }
        })
    }

    fn loss_seat(&self, s: &State, from: LossFrom, classes: &[Class]) -> Seat {
        let nation = match from {
            LossFrom::Attackers { .. } => battle(s).and_then(|b| self.leader(s, b.area)),
            LossFrom::Crowd(area) => self.leader(s, area),
            _ => None,
        };
        let nation = nation.or(classes.first().map(|c| c.nation)).unwrap_or(Nation::De);
        self.seat_of(s, nation)
    }

    /// Takes out of a fight what leaves no choice, and asks for the rest: losses, or who turns back (HU-89).
    pub(crate) fn inflict(&self, s: &mut State, from: LossFrom, hits: u8, fate: Fate) {
        let classes = self.loss_classes(s, from);
        let all: u8 = classes.iter().fold(0, |sum, c| sum.saturating_add(c.n));
        if hits == 0 || all == 0 {
            return;
        }
        if hits >= all {
            for class in classes {
                (0..class.n).for_each(|_| self.remove(s, from, class, fate));
            }
        } else if let [class] = classes[..] {
            (0..hits).for_each(|_| self.remove(s, from, class, fate));
        } else {
            let seat = self.loss_seat(s, from, &classes);
            s.frames.push(Frame::Losses(Losses { seat, from, hits, fate }));
        }
    }

    /// One of a class has been chosen; there may be more to choose.
    pub(crate) fn take_loss(&self, s: &mut State, l: Losses, class: Class) {
        self.remove(s, l.from, class, l.fate);
        match l.from {
            LossFrom::Hold { .. } | LossFrom::HoldOf { .. } => self.sink_cargo(s, l.from),
            _ => self.inflict(s, l.from, l.hits.saturating_sub(1), l.fate),
        }
    }

    /// One unit is out of the fight.
    pub(crate) fn remove(&self, s: &mut State, from: LossFrom, class: Class, fate: Fate) {
        let Class { nation, kind, load, .. } = class;
        match from {
            LossFrom::Chain { side, link } => self.remove_from_chain(s, side, link, nation, kind, fate),
            LossFrom::Hold { .. } => {
                let chain =
                    s.frames.iter_mut().rev().find_map(|f| if let Frame::Chain(c) = f { Some(c) } else { None });
                if let Some(c) = chain {
                    c.group.cargo.take(kind, 1);
                }
            }
            LossFrom::HoldOf { group, .. } => {
                if let Some(group) = s.groups.get_mut(usize::from(group)) {
                    group.cargo.take(kind, 1);
                }
            }
            LossFrom::Sea(side) => {
                let fight = s.frames.iter_mut().rev().find_map(|f| if let Frame::Sea(x) = f { Some(x) } else { None });
                let Some(fight) = fight else { return };
                let units = &mut fight.sides[side.index()];
                let fits = |u: &SeaUnit| (u.nation, u.kind, Load::of(u)) == (nation, kind, load) && u.n > 0;
                if let Some(i) = units.iter().position(fits) {
                    units[i].n -= 1;
                    if units[i].n == 0 {
                        units.remove(i);
                    }
                }
            }
            LossFrom::Attackers { .. } => {
                let Some((area, supported)) = battle(s).map(|b| (b.area, b.supported)) else { return };
                let of = |g: &&mut Group| g.target == area && g.nation == nation && g.units.get(kind) > 0;
                let Some(group) = s.groups.iter_mut().find(of) else { return };
                group.units.take(kind, 1);
                let drops = kind == Kind::Paratroops && group.mission == Mission::Drop;
                if fate == Fate::Home {
                    let group = group.clone();
                    self.go_home(s, &group, Units::of(kind, 1));
                } else if drops && !supported {
                    self.gone_for_good(s, nation);
                }
            }
            LossFrom::Crowd(area) => {
                // Who came last goes back first.
                let of = |g: &&mut Group| g.target == area && g.nation == nation && g.ashore().get(kind) > 0;
                let Some(group) = s.groups.iter_mut().rev().find(of) else { return };
                let aboard = group.units.ships() > 0;
                if aboard {
                    group.cargo.take(kind, 1)
                } else {
                    group.units.take(kind, 1)
                };
                let origin = group.origin;
                s.add(origin, nation, kind, Cond::Moved, 1);
            }
            LossFrom::Defenders { air } => {
                let Some(b) = battle(s) else { return };
                let found = self.defenders(s, b, air).find(|t| (t.nation, t.kind) == (nation, kind)).copied();
                if let Some(t) = found {
                    s.take(t.area, t.nation, t.kind, t.cond, 1);
                    if t.cond == Cond::Dropped {
                        self.gone_for_good(s, nation);
                    }
                }
            }
        }
    }

    /// HU-06, HU-07: it can never be rebuilt.
    pub(crate) fn gone_for_good(&self, s: &mut State, nation: Nation) {
        if let Some(gone) = s.gone.get_mut(nation.index()) {
            *gone = gone.saturating_add(1);
        }
    }

    fn remove_from_chain(&self, s: &mut State, side: Side, link: u8, nation: Nation, kind: Kind, fate: Fate) {
        let chain = s.frames.iter_mut().rev().find_map(|f| if let Frame::Chain(c) = f { Some(c) } else { None });
        let Some(c) = chain else { return };
        let flying: Vec<usize> = c.flying(usize::from(link), side).collect();
        for i in flying.into_iter().rev() {
            if c.links[i].nation == nation && c.links[i].units.take(kind, 1) > 0 {
                let base = c.links[i].base;
                if fate == Fate::Home {
                    s.add(base, nation, kind, Cond::Used, 1);
                }
                return;
            }
        }
        if side != c.mover() || c.group.nation != nation || c.group.units.take(kind, 1) == 0 {
            return;
        }
        if fate == Fate::Home {
            let group = c.group.clone();
            self.go_home(s, &group, Units::of(kind, 1));
        } else if kind == Kind::Paratroops {
            let shot: (Area, Nation, u8) = (c.group.target, nation, 1);
            s.turn.shot_down.push(shot);
        }
    }
}

/// The battle that is being fought.
pub(crate) fn battle(s: &State) -> Option<&Battle> {
    s.frames.iter().rev().find_map(|f| if let Frame::Battle(b) = f { Some(b) } else { None })
}
