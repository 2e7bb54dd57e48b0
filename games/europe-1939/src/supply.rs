//! Supply (HUB-7.1…HUB-7.3, HU-14): by land to a capital, or overseas through a port with a fleet set aside for it.

use crate::Rules;
use crate::action::verb;
use crate::data::{Area, Areas, LAND};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Play, Quick, Seat, Text};

/// Units one fleet supplies, and how far away it may be based.
const PER_FLEET: u8 = 4;
const FLEET_REACH: u8 = 4;

/// Units of one stretch of land that no road feeds.
#[derive(Clone, Debug)]
pub(crate) struct Pocket {
    ground: Areas,
    units: Vec<Stack>,
    /// How many of them fleets feed, and whose.
    rations: u8,
    by: Option<Nation>,
}

impl Pocket {
    /// How many go without.
    fn short(&self) -> u8 {
        let need = self.units.iter().fold(0, |sum: u8, t| sum.saturating_add(t.n));
        need.saturating_sub(self.rations)
    }

    /// The units that can be told apart, in order.
    pub(crate) fn classes(&self) -> impl Iterator<Item = (Area, Nation, Kind)> {
        let classes = self.units.chunk_by(|t, u| (t.area, t.nation, t.kind) == (u.area, u.nation, u.kind));
        classes.map(|alike| (alike[0].area, alike[0].nation, alike[0].kind))
    }
}

impl Pocket {
    /// One of these units goes without: rather one that had supply last time, which lives on.
    pub(crate) fn starve(&self, class: (Area, Nation, Kind), settled: &mut Vec<Stack>) {
        let alike = self.units.iter().filter(|t| (t.area, t.nation, t.kind) == class);
        let Some(t) = alike.min_by_key(|t| t.cond.is_dry()) else { return };
        match settled.iter_mut().find(|u| (u.area, u.nation, u.kind, u.cond) == (t.area, t.nation, t.kind, t.cond)) {
            Some(u) => u.n += 1,
            None => settled.push(Stack { n: 1, ..*t }),
        }
    }
}

impl Rules {
    /// Areas of a side joined by land to a capital of the side or what stands in for it.
    fn fed_by_land(&self, s: &State, side: Side) -> Areas {
        let map = &self.data.map;
        let friendly = s.areas_of(|n| s.side_of(n) == Some(side));
        let mut sources = Areas::EMPTY;
        for nation in Nation::ALL.into_iter().filter(|&n| s.side_of(n) == Some(side)) {
            let capital = map.original[nation.index()] & map.capitals & friendly;
            let home = map.home(nation) & friendly;
            let worth = |a: &Area| !nation.is_great() || map.area(*a).hpp > 0;
            sources |= if capital.is_empty() { home.iter().filter(worth).collect() } else { capital };
        }
        let at = &map.place;
        if side == Side::Allies && s.owner(at.suez) == Some(Nation::Uk) {
            sources.insert(at.suez);
        }
        // German units in friendly satellites that are still neutral are fed by their hosts.
        let hosts = s.areas_of(|n| n.is_satellite() && s.stance[n.index()] == Stance::Neutral);
        map.graph.within(sources, u8::MAX, friendly & LAND) | if side == Side::Axis { hosts } else { Areas::EMPTY }
    }

    /// Stretches of land with units of a side that no road feeds, each with what fleets bring in.
    fn pockets(&self, s: &State, side: Side) -> Vec<Pocket> {
        let map = &self.data.map;
        let fed = self.fed_by_land(s, side);
        let always = Areas::from_iter([map.place.malta, map.place.gibraltar, map.place.usa]) | s.turn.landed;
        let cut_off = |t: &&Stack| {
            let roads = fed.contains(t.area) || always.contains(t.area) || t.cond == Cond::Dropped;
            t.kind.is_land() && s.side_of(t.nation) == Some(side) && !roads
        };
        let friendly = s.areas_of(|n| s.side_of(n) == Some(side)) & LAND;
        let mut pockets: Vec<Pocket> = Vec::new();
        for t in s.stacks.iter().filter(cut_off) {
            if let Some(pocket) = pockets.iter_mut().find(|p| p.ground.contains(t.area)) {
                pocket.units.push(*t);
                continue;
            }
            let ground = match friendly.contains(t.area) {
                true => map.graph.within(Areas::one(t.area), u8::MAX, friendly),
                false => Areas::one(t.area),
            };
            let ports = s.turn.supplied.iter().filter(|(port, ..)| ground.contains(*port));
            let rations = ports.clone().fold(0, |sum: u8, (_, _, n)| sum.saturating_add(*n));
            let by = ports.map(|(_, nation, _)| *nation).next();
            pockets.push(Pocket { ground, units: vec![*t], rations, by });
        }
        pockets
    }

    /// Ports joined by land to units without supply.
    pub(crate) fn needy_ports(&self, s: &State) -> Areas {
        let needy = self.pockets(s, s.side).into_iter().filter(|p| p.short() > 0);
        needy.fold(Areas::EMPTY, |ground, p| ground | p.ground) & self.data.map.ports
    }

    pub(crate) fn judge_assign<J: Judge>(&self, s: &State, needy: Areas, fleet: &verb::Assign, j: &mut J) {
        let &verb::Assign { base, nation, port } = fleet;
        let facts = |key: &'static str| Text::new(key).name("area", self.name(port)).name("base", self.name(base));
        if !self.moves(s, nation) || !s.at_war(nation) {
            return j.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        if s.count_as(base, nation, Kind::Fleet, Cond::Fresh) == 0 {
            return j.forbid(clause!("HU-14"), || facts("why-fleet-busy"));
        }
        if !needy.contains(port) {
            return j.forbid(clause!("HUB-7.1"), || facts("why-no-need"));
        }
        let seas = self.data.map.seas_around(port);
        if base != port && !self.seas_within(s, s.side, base, FLEET_REACH).meets(seas) {
            j.forbid(clause!("HUB-7.1"), || facts("why-too-far"));
        }
    }

    /// Every fleet that can be set aside for a port, in order; stops when told to.
    pub(crate) fn each_assignment(&self, s: &State, mut found: impl FnMut(verb::Assign) -> bool) {
        let needy = self.needy_ports(s);
        if needy.is_empty() {
            return;
        }
        for t in s.stacks.iter().filter(|t| t.kind == Kind::Fleet && t.cond == Cond::Fresh) {
            for port in needy.iter() {
                let fleet = verb::Assign { base: t.area, nation: t.nation, port };
                if Quick::ask(|j| self.judge_assign(s, needy, &fleet, j)) && found(fleet) {
                    return;
                }
            }
        }
    }

    /// Whether the active seat can set a fleet aside.
    pub(crate) fn can_assign(&self, s: &State) -> bool {
        let mut any = false;
        self.each_assignment(s, |_| {
            any = true;
            true
        });
        any
    }

    pub(crate) fn assign(&self, s: &mut State, fleet: verb::Assign) {
        let verb::Assign { base, nation, port } = fleet;
        if s.take(base, nation, Kind::Fleet, Cond::Fresh, 1) == 0 {
            return;
        }
        s.add(base, nation, Kind::Fleet, Cond::Used, 1);
        match s.turn.supplied.iter_mut().find(|(p, ..)| *p == port) {
            Some((_, _, n)) => *n = n.saturating_add(PER_FLEET),
            None => s.turn.supplied.push((port, nation, PER_FLEET)),
        }
    }

    /// Whether the end of the supply phase changes anything for anybody.
    pub(crate) fn somebody_hungers(&self, s: &State) -> bool {
        let dry = |t: &Stack| t.cond.is_dry() && s.side_of(t.nation) == Some(s.side);
        s.stacks.iter().any(dry) || self.pockets(s, s.side).iter().any(|p| p.short() > 0)
    }

    /// The first pocket where it is not settled who goes without, without those for whom it is.
    pub(crate) fn hungry(&self, s: &State, settled: &[Stack]) -> Option<Pocket> {
        self.pockets(s, s.side).into_iter().find_map(|mut pocket| {
            for t in &mut pocket.units {
                let same = |u: &&Stack| (u.area, u.nation, u.kind, u.cond) == (t.area, t.nation, t.kind, t.cond);
                t.n -= settled.iter().find(same).map_or(0, |u| u.n.min(t.n));
            }
            pocket.units.retain(|t| t.n > 0);
            (pocket.short() > 0).then_some(pocket)
        })
    }

    /// Who says which units go without: the owner of the fleets that bring too little.
    pub(crate) fn quartermaster(&self, s: &State, settled: &[Stack]) -> Option<Seat> {
        self.hungry(s, settled).and_then(|p| p.by).map(|nation| self.seat_of(s, nation))
    }

    /// Settles who goes without where there is no choice; false if somebody has to decide.
    pub(crate) fn advance_hunger(&self, s: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Hunger(mut settled)) = s.frames.pop() else { return false };
        let Some(pocket) = self.hungry(s, &settled) else {
            self.supply(s, &settled, play);
            self.begin_next_phase(s, play);
            return true;
        };
        let mut classes = pocket.classes();
        let (first, more) = (classes.next(), classes.next().is_some());
        let asks = more && pocket.rations > 0;
        if let Some(class) = first.filter(|_| !asks) {
            pocket.starve(class, &mut settled);
        }
        s.frames.push(Frame::Hunger(settled));
        !asks
    }

    /// The end of the supply phase: who was without for the second time is gone (HUB-7.2).
    fn supply(&self, s: &mut State, without: &[Stack], play: &mut Play<'_>) {
        let side = s.side;
        let land: Vec<Stack> =
            s.stacks.iter().filter(|t| t.kind.is_land() && s.side_of(t.nation) == Some(side)).copied().collect();
        let mut lost = 0u8;
        for t in land {
            let same = |u: &&Stack| (u.area, u.nation, u.kind, u.cond) == (t.area, t.nation, t.kind, t.cond);
            let dry = without.iter().find(same).map_or(0, |u| u.n.min(t.n));
            let moved = matches!(t.cond, Cond::Moved | Cond::DryUsed | Cond::Used);
            match (t.cond.is_dry(), dry) {
                (true, dry) => {
                    s.take(t.area, t.nation, t.kind, t.cond, t.n);
                    s.add(t.area, t.nation, t.kind, if moved { Cond::Moved } else { Cond::Fresh }, t.n - dry);
                    lost = lost.saturating_add(dry);
                }
                (false, 0) => {}
                (false, dry) => {
                    s.take(t.area, t.nation, t.kind, t.cond, dry);
                    s.add(t.area, t.nation, t.kind, if moved { Cond::DryUsed } else { Cond::Dry }, dry);
                }
            }
        }
        if lost > 0 {
            play.note(|| kernel::Note::new(Text::new("log-starved").number("n", lost)));
        }
    }
}
