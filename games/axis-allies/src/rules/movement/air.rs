//! flights out, and the way they take.

use super::search::Search;
use super::{Outlook, Ways};
use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::options::PieceLimits;
use crate::rules::landing::{FARTHEST, Homes, Sortie};
use crate::state::*;
use crate::vocabulary::*;
use board::AreaId;

/// The way aircraft fly to a battle or a raid.
pub(crate) struct Flown {
    moves: u8,
    /// The last space before the battle.
    from: Space,
    /// Guns passed, and neutrals that cost a fee.
    pub over: Spaces,
    pub fees: Spaces,
}

impl Rules {
    /// Spaces an aircraft can be in after so many steps, over as many neutrals as can be paid for.
    pub(super) fn flight_rings(&self, outlook: &Outlook, at: Space, left: u8) -> [Spaces; FARTHEST + 1] {
        let graph = &self.data.map.graph;
        let open = !outlook.closed;
        let paid_for = usize::from(outlook.purse.min(left)).min(FARTHEST);
        let mut rings = [Spaces::one(at); FARTHEST + 1];
        // By neutrals paid for: the edge of what is reached, and all that is reached with no more of them.
        let mut edges = [Spaces::EMPTY; FARTHEST + 1];
        let mut found = [Spaces::one(at); FARTHEST + 1];
        edges[0] = Spaces::one(at);
        let mut layers = 1;
        for d in 1..=usize::from(left).min(FARTHEST) {
            let mut cheaper = Spaces::EMPTY;
            let mut before = Spaces::EMPTY;
            for k in 0..=paid_for.min(layers) {
                let next = graph.next_to(edges[k]);
                // Whatever was reached with less is reached with more.
                found[k] |= cheaper;
                edges[k] = ((next & open) | (before & outlook.closed)) - found[k];
                found[k] |= edges[k];
                cheaper = found[k];
                before = next;
                if !edges[k].is_empty() && k == layers {
                    layers += 1;
                    break;
                }
            }
            rings[d] = rings[d - 1] | cheaper;
        }
        let last = usize::from(left).min(FARTHEST);
        let all = rings[last];
        rings[last..].fill(all);
        rings
    }

    /// where aircraft can go to fight so that all of them can land afterwards.
    pub(super) fn air_attacks(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Ways {
        let homes = self.homes_of(state, outlook);
        let rings = self.flight_rings(outlook, moving.at, moving.left);
        let battles = outlook.sight.manned | outlook.sight.enemy_sea;
        let raids = if moving.kind == Kind::Bomber { outlook.sight.targets } else { Spaces::EMPTY };
        let mut ways = Ways::default();
        for d in 1..=usize::from(moving.left).min(FARTHEST) {
            let here = rings[d] - rings[d - 1];
            let left = moving.left - d as u8;
            let safe = homes.near[usize::from(left)];
            ways.ends |= here & battles & safe;
            ways.raids |= here & raids & safe;
            let doubtful = (here & (battles | raids)) - safe;
            if doubtful.is_empty() {
                continue;
            }
            for end in doubtful.iter().filter(|&end| self.may_hope(state, outlook, moving.kind, end, left)) {
                let sortie = Sortie { kind: moving.kind, at: end, left, n: moving.n };
                if self.can_return(state, &outlook.sight, moving, sortie) {
                    ways.ends |= Spaces::one(end) & battles;
                    ways.raids |= Spaces::one(end) & raids;
                }
            }
        }
        ways
    }

    /// what bars aircraft from a mission somewhere. `ends` are those that nothing bars.
    pub(super) fn before_air_battles<S: Search>(
        &self,
        outlook: &Outlook,
        moving: &Moving,
        ends: Spaces,
        search: &mut S,
    ) {
        let reach = self.flight_rings(outlook, moving.at, moving.left)[FARTHEST];
        let near = self.data.map.graph.within(Spaces::one(moving.at), moving.left, !Spaces::EMPTY);
        search.keep(near, clause!("R-4.9"), "why-too-far");
        search.keep(reach | !near, clause!("R-4.21"), "why-no-money-for-neutral");
        search.keep(ends | !reach, clause!("AA-108"), "why-kamikaze");
        search.keep(ends | !reach, clause!("R-4.11"), "why-kamikaze");
    }

    pub(super) fn homes_of<'a>(&self, state: &State, outlook: &'a Outlook) -> &'a Homes {
        outlook.homes.get_or_init(|| self.homes(state, &outlook.sight, Spaces::EMPTY))
    }

    /// Whether a landing place could be in reach if everything went well: a quick look before the search.
    pub(super) fn may_hope(&self, state: &State, outlook: &Outlook, kind: Kind, at: Space, left: u8) -> bool {
        let (homes, decks) = outlook.hopes.get_or_init(|| self.hopes(state, &outlook.sight));
        homes.reach(at, left)
            || (kind == Kind::Fighter && self.data.map.graph.within(Spaces::one(at), left, homes.open).meets(*decks))
    }

    /// Spaces next to a flying group from which it can still end somewhere.
    pub(super) fn air_via(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Spaces {
        if moving.left < 2 {
            return Spaces::EMPTY;
        }
        let around = self.data.map.graph.around(moving.at);
        let open = if outlook.purse > 0 { around } else { around - outlook.closed };
        let leads_on = |space: &Space| {
            let on = self.through(state, outlook, moving, *space);
            self.has_target_nearby(state, outlook, &on) || !self.ways_from(state, outlook, &on).none()
        };
        open.iter().filter(leads_on).collect()
    }

    /// A quick look for a battle from which land is in reach, over nothing that would have to be paid for.
    pub(super) fn has_target_nearby(&self, state: &State, outlook: &Outlook, moving: &Moving) -> bool {
        let homes = self.homes_of(state, outlook);
        if self.options.piece_limits == PieceLimits::On {
            return false;
        }
        let targets = (outlook.sight.manned | outlook.sight.enemy_sea) - Spaces::one(moving.at);
        let near = &self.near[moving.at.index()];
        (1..=usize::from(moving.left).min(FARTHEST)).any(|d| {
            let left = usize::from(moving.left) - d;
            (near[d.min(near.len() - 1)] & targets).meets(homes.near[left])
        })
    }

    /// The way of a group of aircraft: the safest, then the cheapest, then the shortest.
    pub(crate) fn flight(&self, state: &State, outlook: &Outlook, moving: &Moving, to: Space) -> Flown {
        let longest = self.longest_flight(state, outlook, moving, to);
        self.best_way(outlook, moving, to, longest)
    }

    pub(super) fn fly(
        &self,
        state: &mut State,
        outlook: &Outlook,
        moving: Moving,
        to: Space,
        mission: impl Fn(u8) -> Status,
    ) {
        let Flown { moves, from, over, fees } = self.flight(state, outlook, &moving, to);
        state.frames.pop();
        let left = moving.left.saturating_sub(moves);
        let status = mission(left);
        if outlook.sight.enemy_sea.contains(to)
            && let Err(i) = state.turn.air_entries.binary_search(&(to, from))
        {
            state.turn.air_entries.insert(i, (to, from));
        }
        let over = (moving.over | over) - Spaces::one(to);
        state.turn.fees |= moving.fees | fees;
        state.add(to, state.power, moving.kind, status, moving.n);
        if !over.is_empty() {
            let key = |f: &Flight| (f.at, f.kind, f.status, f.over);
            let flight = Flight { at: to, kind: moving.kind, status, over, n: moving.n };
            match state.turn.flights.binary_search_by_key(&key(&flight), key) {
                Ok(i) => state.turn.flights[i].n += moving.n,
                Err(i) => state.turn.flights.insert(i, flight),
            }
        }
    }

    /// How many moves the flight may take so that everybody can still land.
    fn longest_flight(&self, state: &State, outlook: &Outlook, moving: &Moving, to: Space) -> u8 {
        let homes = self.homes_of(state, outlook);
        let rings = self.flight_rings(outlook, moving.at, moving.left);
        let shortest = (0..=moving.left).find(|&d| rings[usize::from(d)].contains(to)).unwrap_or(moving.left);
        let lands = |left: u8| {
            let sortie = Sortie { kind: moving.kind, at: to, left, n: moving.n };
            homes.reach(to, left)
                || (self.may_hope(state, outlook, moving.kind, to, left)
                    && self.can_return(state, &outlook.sight, moving, sortie))
        };
        (shortest..=moving.left).rev().find(|&d| lands(moving.left - d)).unwrap_or(shortest)
    }

    /// Moves, guns and neutrals of the best way of at most so many moves.
    fn best_way(&self, outlook: &Outlook, moving: &Moving, to: Space, longest: u8) -> Flown {
        let graph = &self.data.map.graph;
        let guns = outlook.sight.guns - Spaces::one(to) - moving.over;
        let clean = !(guns | outlook.closed);
        let mut found = Spaces::one(moving.at);
        let mut edge = found;
        for d in 1..=longest {
            let before = edge;
            edge = (graph.next_to(edge) & (clean | Spaces::one(to))) - found;
            if edge.contains(to) {
                // Of equal ways one over a quiet zone, which submarines may then leave for (AA-52).
                let last = graph.around(to) & before;
                let from = (last - LAND - outlook.sight.enemy_sea).first().or(last.first()).unwrap_or(moving.at);
                return Flown { moves: d, from, over: Spaces::EMPTY, fees: Spaces::EMPTY };
            }
            found |= edge;
        }
        self.costly_way(outlook, moving, to, longest, guns)
    }

    /// The way with the fewest guns, then neutrals that have to be paid for, then moves.
    fn costly_way(&self, outlook: &Outlook, moving: &Moving, to: Space, longest: u8, guns: Spaces) -> Flown {
        const NO_WAY: (u8, u8) = (u8::MAX, u8::MAX);
        let spaces = self.data.map.spaces.len();
        let most = usize::from(outlook.purse.min(longest));
        // By moves, neutrals paid for and space: guns passed, and the last space before.
        let mut layers: Vec<Vec<Vec<(u8, u8)>>> = vec![vec![vec![NO_WAY; spaces]; most + 1]];
        layers[0][0][moving.at.index()] = (0, u8::MAX);
        for d in 1..=usize::from(longest) {
            let mut next = vec![vec![NO_WAY; spaces]; most + 1];
            for (paid, row) in layers[d - 1].iter().enumerate() {
                for (space, &(passed, _)) in row.iter().enumerate().filter(|(_, way)| way.0 != u8::MAX) {
                    for step in self.data.map.graph.around(AreaId(space as u8)).iter() {
                        let paid = paid + usize::from(outlook.closed.contains(step));
                        let guns = passed + u8::from(guns.contains(step));
                        if paid <= most && guns < next[paid][step.index()].0 {
                            next[paid][step.index()] = (guns, space as u8);
                        }
                    }
                }
            }
            layers.push(next);
        }
        let mut best: Option<(u8, usize, usize)> = None;
        for (d, layer) in layers.iter().enumerate().skip(1) {
            for (paid, row) in layer.iter().enumerate() {
                let (passed, _) = row[to.index()];
                if passed != u8::MAX && best.is_none_or(|b| (passed, paid, d) < b) {
                    best = Some((passed, paid, d));
                }
            }
        }
        let Some((_, mut paid, moves)) = best else {
            return Flown { moves: longest, from: moving.at, over: Spaces::EMPTY, fees: Spaces::EMPTY };
        };
        let from = AreaId(layers[moves][paid][to.index()].1);
        let (mut over, mut fees) = (Spaces::EMPTY, Spaces::EMPTY);
        let mut at = to;
        for d in (1..=moves).rev() {
            let (_, before) = layers[d][paid][at.index()];
            if outlook.closed.contains(at) {
                fees.insert(at);
                paid -= 1;
            }
            at = AreaId(before);
            if guns.contains(at) && d > 1 {
                over.insert(at);
            }
        }
        Flown { moves: moves as u8, from, over, fees }
    }
}
