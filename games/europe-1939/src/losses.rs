//! Losses: the owner chooses, where there is anything to choose.

use crate::Rules;
use crate::data::Area;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Seat, Text};

/// Units that are alike in a choice of losses.
type Class = (Nation, Kind, u8);

fn add(classes: &mut Vec<Class>, nation: Nation, kind: Kind, n: u8) {
    match classes.iter_mut().find(|(a, k, _)| (*a, *k) == (nation, kind)) {
        Some((_, _, sum)) => *sum += n,
        None if n > 0 => classes.push((nation, kind, n)),
        None => {}
    }
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
                    for u in &fight.sides[side.index()] {
                        add(&mut classes, u.nation, u.kind, u.n);
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
            _ => None,
        };
        let nation = nation.or(classes.first().map(|(n, ..)| *n)).unwrap_or(Nation::De);
        self.seat_of(s, nation)
    }

    /// Takes the losses that leave no choice, and asks for the rest.
    pub(crate) fn inflict(&self, s: &mut State, from: LossFrom, hits: u8) {
        let classes = self.loss_classes(s, from);
        let all: u8 = classes.iter().fold(0, |sum, (_, _, n)| sum.saturating_add(*n));
        if hits == 0 || all == 0 {
            return;
        }
        if hits >= all {
            for (nation, kind, n) in classes {
                (0..n).for_each(|_| self.remove(s, from, nation, kind));
            }
        } else if let [(nation, kind, _)] = classes[..] {
            (0..hits).for_each(|_| self.remove(s, from, nation, kind));
        } else {
            let seat = self.loss_seat(s, from, &classes);
            s.frames.push(Frame::Losses(Losses { seat, from, hits }));
        }
    }

    pub(crate) fn judge_loss<J: Judge>(&self, s: &State, l: &Losses, nation: Nation, kind: Kind, j: &mut J) {
        let has = self.loss_classes(s, l.from).iter().any(|(n, k, _)| (*n, *k) == (nation, kind));
        if !has {
            let clause = if matches!(l.from, LossFrom::Sea(_)) { "HU-32" } else { "HUB-5.2" };
            j.forbid(clause, || Text::new("why-not-in-fight").word("nation", nation.word()).word("kind", kind.word()));
        }
    }

    pub(crate) fn take_loss(&self, s: &mut State, nation: Nation, kind: Kind) {
        let Some(Frame::Losses(l)) = s.frames.last().cloned() else { return };
        s.frames.pop();
        self.remove(s, l.from, nation, kind);
        self.inflict(s, l.from, l.hits.saturating_sub(1));
    }

    /// One unit is gone.
    fn remove(&self, s: &mut State, from: LossFrom, nation: Nation, kind: Kind) {
        match from {
            LossFrom::Chain { side, link } => self.remove_from_chain(s, side, link, nation, kind),
            LossFrom::Sea(side) => {
                let fight = s.frames.iter_mut().rev().find_map(|f| if let Frame::Sea(x) = f { Some(x) } else { None });
                let Some(fight) = fight else { return };
                let units = &mut fight.sides[side.index()];
                // An empty fleet goes before one that carries somebody.
                let fits =
                    |u: &SeaUnit, laden: bool| (u.nation, u.kind) == (nation, kind) && u.n > 0 && u.laden == laden;
                let i = units.iter().position(|u| fits(u, false)).or_else(|| units.iter().position(|u| fits(u, true)));
                if let Some(i) = i {
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
                if kind == Kind::Paratroops && group.mission == Mission::Drop && !supported {
                    self.gone_for_good(s, nation);
                }
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

    fn remove_from_chain(&self, s: &mut State, side: Side, link: u8, nation: Nation, kind: Kind) {
        let chain = s.frames.iter_mut().rev().find_map(|f| if let Frame::Chain(c) = f { Some(c) } else { None });
        let Some(c) = chain else { return };
        let flying: Vec<usize> = c.flying(usize::from(link), side).collect();
        for i in flying.into_iter().rev() {
            if c.links[i].nation == nation && c.links[i].units.take(kind, 1) > 0 {
                return;
            }
        }
        if side == c.mover() && c.group.nation == nation {
            c.group.units.take(kind, 1);
            if kind == Kind::Paratroops {
                let shot: (Area, Nation, u8) = (c.group.target, nation, 1);
                s.turn.shot_down.push(shot);
            }
        }
    }
}

/// The battle that is being fought.
pub(crate) fn battle(s: &State) -> Option<&Battle> {
    s.frames.iter().rev().find_map(|f| if let Frame::Battle(b) = f { Some(b) } else { None })
}
