//! Losses: the owner chooses, where there is anything to choose.

use crate::Rules;
use crate::action::Action;
use crate::data::Area;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Seat, Text};

/// Units that are alike in a choice of losses.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Class {
    pub nation: Nation,
    pub kind: Kind,
    /// Fleets that carry somebody are another thing to lose than empty ones.
    pub laden: bool,
    pub n: u8,
}

impl Class {
    /// What its owner says to choose one of them.
    fn chosen(self, fate: Fate) -> Action {
        let Class { nation, kind, laden, .. } = self;
        match fate {
            Fate::Lost if laden => Action::LoseLaden(nation),
            Fate::Lost => Action::Lose { nation, kind },
            Fate::Home => Action::Return { nation, kind },
        }
    }
}

fn add_to(classes: &mut Vec<Class>, nation: Nation, kind: Kind, laden: bool, n: u8) {
    let same = |c: &&mut Class| (c.nation, c.kind, c.laden) == (nation, kind, laden);
    match classes.iter_mut().find(same) {
        Some(class) => class.n += n,
        None if n > 0 => classes.push(Class { nation, kind, laden, n }),
        None => {}
    }
}

fn add(classes: &mut Vec<Class>, nation: Nation, kind: Kind, n: u8) {
    add_to(classes, nation, kind, false, n);
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
                        add_to(&mut classes, u.nation, u.kind, u.laden, u.n);
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

    pub(crate) fn judge_loss<J: Judge>(&self, s: &State, l: &Losses, action: Action, j: &mut J) {
        let (nation, kind) = match (action, l.fate) {
            (Action::Lose { nation, kind }, Fate::Lost) | (Action::Return { nation, kind }, Fate::Home) => {
                (nation, kind)
            }
            (Action::LoseLaden(nation), Fate::Lost) => (nation, Kind::Fleet),
            _ => return j.forbid(clause!("HUB-2.1"), || Text::new("why-not-now").text("prompt", self.prompt(s))),
        };
        if !self.loss_classes(s, l.from).iter().any(|c| c.chosen(l.fate) == action) {
            let clause = match l {
                Losses { from: LossFrom::Crowd(_), .. } => clause!("HUB-3.1"),
                Losses { fate: Fate::Home, .. } => clause!("HU-89"),
                Losses { from: LossFrom::Sea(_), .. } => clause!("HU-32"),
                _ => clause!("HUB-5.2"),
            };
            j.forbid(clause, || Text::new("why-not-in-fight").word("nation", nation.word()).word("kind", kind.word()));
        }
    }

    pub(crate) fn list_losses(&self, s: &State, l: &Losses, actions: &mut Vec<Action>) {
        actions.extend(self.loss_classes(s, l.from).iter().map(|c| c.chosen(l.fate)));
    }

    pub(crate) fn take_loss(&self, s: &mut State, action: Action) {
        let Some(Frame::Losses(l)) = s.frames.last().cloned() else { return };
        let classes = self.loss_classes(s, l.from);
        let Some(class) = classes.into_iter().find(|c| c.chosen(l.fate) == action) else { return };
        s.frames.pop();
        self.remove(s, l.from, class, l.fate);
        match l.from {
            LossFrom::Hold { .. } | LossFrom::HoldOf { .. } => self.sink_cargo(s, l.from),
            _ => self.inflict(s, l.from, l.hits.saturating_sub(1), l.fate),
        }
    }

    /// One unit is out of the fight.
    pub(crate) fn remove(&self, s: &mut State, from: LossFrom, class: Class, fate: Fate) {
        let Class { nation, kind, laden, .. } = class;
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
                let fits = |u: &SeaUnit| (u.nation, u.kind, u.laden) == (nation, kind, laden) && u.n > 0;
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
