//! Supply (HUB-7.1…HUB-7.3, HU-14): by land to a capital, or overseas through a port with a fleet set aside for it.

use crate::Rules;
use crate::action::Action;
use crate::data::{Area, Areas, LAND};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Play, Quick, Text};

/// Units one fleet supplies, and how far away it may be based.
const PER_FLEET: u8 = 4;
const FLEET_REACH: u8 = 4;

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

    /// Land units without supply as things stand, by area, after what fleets bring in; and whether supply is even asked.
    pub(crate) fn unsupplied(&self, s: &State, side: Side) -> Vec<(Area, Nation, Kind, u8)> {
        let map = &self.data.map;
        let fed = self.fed_by_land(s, side);
        let always = Areas::from_iter([map.place.malta, map.place.gibraltar, map.place.usa]) | s.turn.landed;
        let friendly = s.areas_of(|n| s.side_of(n) == Some(side)) & LAND;
        let mut capacity = s.turn.supplied.clone();
        let mut without = Vec::new();
        for t in s.stacks.iter().filter(|t| t.kind.is_land() && s.side_of(t.nation) == Some(side)) {
            if fed.contains(t.area) || always.contains(t.area) || t.cond == Cond::Dropped {
                continue;
            }
            let joined = map.graph.within(Areas::one(t.area), u8::MAX, friendly);
            let mut need = t.n;
            for (port, left) in capacity.iter_mut().filter(|(port, _)| joined.contains(*port)) {
                debug_assert!(map.ports.contains(*port));
                let brought = need.min(*left);
                *left -= brought;
                need -= brought;
            }
            if need > 0 {
                without.push((t.area, t.nation, t.kind, need));
            }
        }
        without
    }

    /// Ports joined by land to units without supply.
    fn needy_ports(&self, s: &State) -> Areas {
        let without = self.unsupplied(s, s.side);
        if without.is_empty() {
            return Areas::EMPTY;
        }
        let friendly = s.areas_of(|n| s.side_of(n) == Some(s.side)) & LAND;
        let needy = without.iter().map(|(area, ..)| *area).collect::<Areas>() & friendly;
        self.data.map.graph.within(needy, u8::MAX, friendly) & self.data.map.ports
    }

    pub(crate) fn judge_assign<J: Judge>(&self, s: &State, base: Area, nation: Nation, port: Area, j: &mut J) {
        self.judge_assign_in(s, self.needy_ports(s), base, nation, port, j);
    }

    fn judge_assign_in<J: Judge>(&self, s: &State, needy: Areas, base: Area, nation: Nation, port: Area, j: &mut J) {
        let facts = |key: &'static str| Text::new(key).name("area", self.name(port)).name("base", self.name(base));
        if !self.moves(s, nation) || !s.at_war(nation) {
            return j.forbid("HUC-01", || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        if s.count_as(base, nation, Kind::Fleet, Cond::Fresh) == 0 {
            return j.forbid("HU-14", || facts("why-fleet-busy"));
        }
        if !needy.contains(port) {
            return j.forbid("HUB-7.1", || facts("why-no-need"));
        }
        let seas = self.data.map.seas_around(port);
        if base != port && !self.seas_within(s, s.side, base, FLEET_REACH).meets(seas) {
            j.forbid("HUB-7.1", || facts("why-too-far"));
        }
    }

    /// Every fleet that can be set aside for a port, in order; stops when told to.
    pub(crate) fn each_assignment(&self, s: &State, mut found: impl FnMut(Action) -> bool) {
        let needy = self.needy_ports(s);
        if needy.is_empty() {
            return;
        }
        for t in s.stacks.iter().filter(|t| t.kind == Kind::Fleet && t.cond == Cond::Fresh) {
            for port in needy.iter() {
                if Quick::ask(|j| self.judge_assign_in(s, needy, t.area, t.nation, port, j))
                    && found(Action::Assign { base: t.area, nation: t.nation, port })
                {
                    return;
                }
            }
        }
    }

    pub(crate) fn assign(&self, s: &mut State, base: Area, nation: Nation, port: Area) {
        if s.take(base, nation, Kind::Fleet, Cond::Fresh, 1) == 0 {
            return;
        }
        s.add(base, nation, Kind::Fleet, Cond::Used, 1);
        match s.turn.supplied.iter_mut().find(|(p, _)| *p == port) {
            Some((_, n)) => *n = n.saturating_add(PER_FLEET),
            None => s.turn.supplied.push((port, PER_FLEET)),
        }
    }

    /// The end of the supply phase: who was without for the second time is gone (HUB-7.2).
    pub(crate) fn supply(&self, s: &mut State, play: &mut Play<'_>) {
        let without = self.unsupplied(s, s.side);
        let side = s.side;
        let land: Vec<Stack> =
            s.stacks.iter().filter(|t| t.kind.is_land() && s.side_of(t.nation) == Some(side)).copied().collect();
        let mut lost = 0u8;
        for t in land {
            let same = |w: &&(Area, Nation, Kind, u8)| (w.0, w.1, w.2) == (t.area, t.nation, t.kind);
            let dry: u8 = without.iter().filter(same).map(|w| w.3).sum::<u8>().min(t.n);
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
