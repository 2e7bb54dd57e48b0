//! Supply (HUB-7.1…HUB-7.3, HU-14): by land to a capital, or overseas through a port with a fleet set aside for it.

use crate::Rules;
use crate::action::verb;
use crate::data::{Area, Areas, LAND};
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Play, Quick, Seat, Text};

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
    pub(crate) fn fed_by_land(&self, state: &State, side: Side, friendly: Areas) -> Areas {
        let map = &self.data.map;
        let mut sources = Areas::EMPTY;
        for nation in Nation::ALL.into_iter().filter(|&n| state.side_of(n) == Some(side)) {
            let capital = map.original[nation] & map.capitals & friendly;
            let home = map.home(nation) & friendly;
            let worth = |a: &Area| !nation.is_great() || map.area(*a).hpp > 0;
            sources |= if capital.is_empty() { home.iter().filter(worth).collect() } else { capital };
        }
        let at = &map.place;
        if side == Side::Allies && state.owner(at.suez) == Some(Nation::Uk) {
            sources.insert(at.suez);
        }
        // German units in friendly satellites that are still neutral are fed by their hosts.
        let hosts = state.areas_of(|n| n.is_satellite() && state.stance[n] == Stance::Neutral);
        map.graph.within(sources, u8::MAX, friendly & LAND) | if side == Side::Axis { hosts } else { Areas::EMPTY }
    }

    /// The areas of a nation where new units would have supply (HUB-9.1): joined by land to what feeds the side, or on
    /// a coast with a port that a fleet of the side can reach. Nobody cuts off a neutral.
    pub(crate) fn supplied_among(&self, state: &State, sight: &Sight, nation: Nation, areas: Areas) -> Areas {
        let Some(side) = state.side_of(nation) else { return areas };
        let map = &self.data.map;
        // Mostly a country's own roads lead to its capital, and then nobody else's need be looked at.
        let capital = map.original[nation] & map.capitals & sight.friendly;
        if (areas - map.graph.within(capital, u8::MAX, areas)).is_empty() {
            return areas;
        }
        let fed = sight.fed(self, state) | Areas::from_iter([map.place.malta, map.place.gibraltar, map.place.usa]);
        let cut_off = areas - fed;
        if cut_off.is_empty() {
            return areas;
        }
        let friendly = sight.friendly & LAND;
        let fleets = state
            .stacks
            .iter()
            .filter(|t| t.kind == Kind::Fleet && t.cond == Cond::Fresh && state.side_of(t.nation) == Some(side));
        let reach = self.data.numbers.supply.fleet_reach;
        let served = fleets.fold(Areas::EMPTY, |served, t| {
            served | Areas::one(t.area) | self.ports_within(state, side, t.area, reach)
        });
        let overseas = map.graph.within(served & friendly, u8::MAX, friendly);
        areas & (fed | overseas)
    }

    /// Stretches of land with units of a side that no road feeds, each with what fleets bring in.
    fn pockets(&self, state: &State, side: Side) -> Vec<Pocket> {
        let map = &self.data.map;
        let friendly = state.areas_of(|n| state.side_of(n) == Some(side));
        let fed = self.fed_by_land(state, side, friendly);
        let friendly = friendly & LAND;
        let always = Areas::from_iter([map.place.malta, map.place.gibraltar, map.place.usa]) | state.turn.landed;
        let cut_off = |t: &&Stack| {
            let roads = fed.contains(t.area) || always.contains(t.area) || t.cond == Cond::Dropped;
            t.kind.is_land() && state.side_of(t.nation) == Some(side) && !roads
        };
        let mut pockets: Vec<Pocket> = Vec::new();
        for t in state.stacks.iter().filter(cut_off) {
            if let Some(pocket) = pockets.iter_mut().find(|p| p.ground.contains(t.area)) {
                pocket.units.push(*t);
                continue;
            }
            let ground = match friendly.contains(t.area) {
                true => map.graph.within(Areas::one(t.area), u8::MAX, friendly),
                false => Areas::one(t.area),
            };
            let ports = state.turn.supplied.iter().filter(|(port, ..)| ground.contains(*port));
            let rations = ports.clone().fold(0, |sum: u8, (_, _, n)| sum.saturating_add(*n));
            let by = ports.map(|(_, nation, _)| *nation).next();
            pockets.push(Pocket { ground, units: vec![*t], rations, by });
        }
        pockets
    }

    /// Ports joined by land to units without supply.
    pub(crate) fn needy_ports(&self, state: &State) -> Areas {
        let needy = self.pockets(state, state.side).into_iter().filter(|p| p.short() > 0);
        needy.fold(Areas::EMPTY, |ground, p| ground | p.ground) & self.data.map.ports
    }

    pub(crate) fn judge_assign<J: Judge>(&self, state: &State, needy: Areas, fleet: &verb::Assign, judge: &mut J) {
        let &verb::Assign { base, nation, port } = fleet;
        let facts = |key: &'static str| Text::new(key).name("area", self.name(port)).name("base", self.name(base));
        if !self.moves(state, nation) || !state.at_war(nation) {
            return judge.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        if state.count_as(base, nation, Kind::Fleet, Cond::Fresh) == 0 {
            return judge.forbid(clause!("HU-14"), || facts("why-fleet-busy"));
        }
        if !needy.contains(port) {
            return judge.forbid(clause!("HUB-7.1"), || facts("why-no-need"));
        }
        let seas = self.data.map.seas_around(port);
        if base != port && !self.seas_within(state, state.side, base, self.data.numbers.supply.fleet_reach).meets(seas)
        {
            judge.forbid(clause!("HUB-7.1"), || facts("why-too-far"));
        }
    }

    /// Every fleet that can be set aside for a port, in order; stops when told to.
    pub(crate) fn each_assignment(&self, state: &State, mut found: impl FnMut(verb::Assign) -> bool) -> bool {
        let needy = self.needy_ports(state);
        if needy.is_empty() {
            return false;
        }
        for t in state.stacks.iter().filter(|t| t.kind == Kind::Fleet && t.cond == Cond::Fresh) {
            for port in needy.iter() {
                let fleet = verb::Assign { base: t.area, nation: t.nation, port };
                if Quick::ask(|judge| self.judge_assign(state, needy, &fleet, judge)) && found(fleet) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the active seat can set a fleet aside.
    pub(crate) fn can_assign(&self, state: &State) -> bool {
        self.each_assignment(state, |_| true)
    }

    pub(crate) fn assign(&self, state: &mut State, fleet: verb::Assign) {
        let verb::Assign { base, nation, port } = fleet;
        if state.take(base, nation, Kind::Fleet, Cond::Fresh, 1) == 0 {
            return;
        }
        state.add(base, nation, Kind::Fleet, Cond::Used, 1);
        match state.turn.supplied.iter_mut().find(|(p, ..)| *p == port) {
            Some((_, _, n)) => *n = n.saturating_add(self.data.numbers.supply.per_fleet),
            None => state.turn.supplied.push((port, nation, self.data.numbers.supply.per_fleet)),
        }
    }

    /// Whether the end of the supply phase changes anything for anybody.
    pub(crate) fn somebody_hungers(&self, state: &State) -> bool {
        let dry = |t: &Stack| t.cond.is_dry() && state.side_of(t.nation) == Some(state.side);
        state.stacks.iter().any(dry) || self.pockets(state, state.side).iter().any(|p| p.short() > 0)
    }

    /// The first pocket where it is not settled who goes without, without those for whom it is.
    pub(crate) fn hungry(&self, state: &State, settled: &[Stack]) -> Option<Pocket> {
        self.pockets(state, state.side).into_iter().find_map(|mut pocket| {
            for t in &mut pocket.units {
                let same = |u: &&Stack| (u.area, u.nation, u.kind, u.cond) == (t.area, t.nation, t.kind, t.cond);
                t.n -= settled.iter().find(same).map_or(0, |u| u.n.min(t.n));
            }
            pocket.units.retain(|t| t.n > 0);
            (pocket.short() > 0).then_some(pocket)
        })
    }

    /// Who says which units go without: the owner of the fleets that bring too little.
    pub(crate) fn quartermaster(&self, state: &State, settled: &[Stack]) -> Option<Seat> {
        self.hungry(state, settled).and_then(|p| p.by).map(|nation| self.seat_of(state, nation))
    }

    /// Settles who goes without where there is no choice; false if somebody has to decide.
    pub(crate) fn advance_hunger(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Hunger(mut settled)) = state.frames.pop() else { return false };
        let Some(pocket) = self.hungry(state, &settled) else {
            self.supply(state, &settled, play);
            self.begin_next_phase(state, play);
            return true;
        };
        let mut classes = pocket.classes();
        let (first, more) = (classes.next(), classes.next().is_some());
        let asks = more && pocket.rations > 0;
        if let Some(class) = first.filter(|_| !asks) {
            pocket.starve(class, &mut settled);
        }
        state.frames.push(Frame::Hunger(settled));
        !asks
    }

    /// The end of the supply phase: who was without for the second time is gone (HUB-7.2).
    fn supply(&self, state: &mut State, without: &[Stack], play: &mut Play<'_>) {
        let side = state.side;
        let land: Vec<Stack> = state
            .stacks
            .iter()
            .filter(|t| t.kind.is_land() && state.side_of(t.nation) == Some(side))
            .copied()
            .collect();
        let mut lost = 0u8;
        for t in land {
            let same = |u: &&Stack| (u.area, u.nation, u.kind, u.cond) == (t.area, t.nation, t.kind, t.cond);
            let dry = without.iter().find(same).map_or(0, |u| u.n.min(t.n));
            let moved = matches!(t.cond, Cond::Moved | Cond::DryUsed | Cond::Used);
            match (t.cond.is_dry(), dry) {
                (true, dry) => {
                    state.take(t.area, t.nation, t.kind, t.cond, t.n);
                    state.add(t.area, t.nation, t.kind, if moved { Cond::Moved } else { Cond::Fresh }, t.n - dry);
                    lost = lost.saturating_add(dry);
                }
                (false, 0) => {}
                (false, dry) => {
                    state.take(t.area, t.nation, t.kind, t.cond, dry);
                    state.add(t.area, t.nation, t.kind, if moved { Cond::DryUsed } else { Cond::Dry }, dry);
                }
            }
        }
        if lost > 0 {
            play.note(|| kernel::Note::new(Text::new("log-starved").number("n", lost)));
        }
    }
}
