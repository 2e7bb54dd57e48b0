//! flights out, and the way they take.

use super::{Outlook, Ways};
use crate::Rules;
use crate::data::{Space, Spaces};
use crate::landing::FARTHEST;
use crate::state::*;
use crate::vocabulary::*;

impl Rules {
    /// Spaces an aircraft can be in after so many steps, over at most one neutral that has to be paid for.
    pub(super) fn flight_rings(&self, o: &Outlook, at: Space, left: u8) -> [Spaces; FARTHEST + 1] {
        let graph = &self.data.map.graph;
        let open = !o.closed;
        let mut free = Spaces::one(at);
        let mut all = free;
        let mut rings = [all; FARTHEST + 1];
        let (mut free_edge, mut all_edge) = (free, all);
        for ring in rings.iter_mut().skip(1).take(usize::from(left)) {
            let next_free = graph.next_to(free_edge);
            let mut next = graph.next_to(all_edge) & open;
            if o.can_pay {
                next |= next_free & o.closed;
            }
            free_edge = (next_free & open) - free;
            free |= free_edge;
            all_edge = (next | free_edge) - all;
            all |= all_edge;
            *ring = all;
        }
        rings[(usize::from(left) + 1).min(FARTHEST + 1)..].fill(all);
        rings
    }

    /// where aircraft can go to fight so that all of them can land afterwards.
    pub(super) fn air_attacks(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        let Some(homes) = &o.homes else { return Ways::default() };
        let rings = self.flight_rings(o, m.at, m.left);
        let battles = o.sight.manned | o.sight.enemy_sea;
        let raids = if m.kind == Kind::Bomber { o.sight.targets } else { Spaces::EMPTY };
        let mut ways = Ways::default();
        for d in 1..=usize::from(m.left).min(FARTHEST) {
            let here = rings[d] - rings[d - 1];
            let left = m.left - d as u8;
            let safe = homes.near[usize::from(left)];
            ways.ends |= here & battles & safe;
            ways.raids |= here & raids & safe;
            if m.kind == Kind::Fighter && !o.sight.carriers.is_empty() {
                for end in ((here & battles) - safe).iter() {
                    if self.finds_deck(s, &o.sight, homes, end, left, m.n) {
                        ways.ends.insert(end);
                    }
                }
            }
        }
        ways
    }

    /// Spaces next to a flying group from which it can still end somewhere.
    pub(super) fn air_via(&self, s: &State, o: &Outlook, m: &Moving) -> Spaces {
        if m.left < 2 {
            return Spaces::EMPTY;
        }
        let around = self.data.map.graph.around(m.at);
        let open = if o.can_pay { around } else { around - o.closed };
        let leads_on = |space: &Space| {
            let on = self.through(s, o, m, *space);
            self.has_target_nearby(o, &on) || !self.ways_from(s, o, &on).none()
        };
        open.iter().filter(leads_on).collect()
    }

    /// A quick look for a battle from which land is in reach, over nothing that would have to be paid for.
    pub(super) fn has_target_nearby(&self, o: &Outlook, m: &Moving) -> bool {
        let Some(homes) = &o.homes else { return false };
        let targets = (o.sight.manned | o.sight.enemy_sea) - Spaces::one(m.at);
        let near = &self.near[m.at.index()];
        (1..=usize::from(m.left).min(FARTHEST)).any(|d| {
            let left = usize::from(m.left) - d;
            (near[d.min(near.len() - 1)] & targets).meets(homes.near[left])
        })
    }

    /// Aircraft fly the safest way, then the cheapest, then the shortest.
    pub(super) fn fly(&self, s: &mut State, o: &Outlook, m: Moving, to: Space, raid: bool) {
        let longest = self.longest_flight(s, o, &m, to, raid);
        let (moves, over, fees) = self.best_way(o, &m, to, longest);
        s.frames.pop();
        let left = m.left.saturating_sub(moves);
        let status = if raid { Status::Raid(left) } else { Status::Out(left) };
        let over = (m.over | over) - Spaces::one(to);
        s.turn.fees |= m.fees | fees;
        s.add(to, s.power, m.kind, status, m.n);
        if !over.is_empty() {
            let key = |f: &Flight| (f.at, f.kind, f.status, f.over);
            let flight = Flight { at: to, kind: m.kind, status, over, n: m.n };
            match s.turn.flights.binary_search_by_key(&key(&flight), key) {
                Ok(i) => s.turn.flights[i].n += m.n,
                Err(i) => s.turn.flights.insert(i, flight),
            }
        }
    }

    /// How many moves the flight may take so that everybody can still land.
    pub(super) fn longest_flight(&self, s: &State, o: &Outlook, m: &Moving, to: Space, raid: bool) -> u8 {
        let Some(homes) = &o.homes else { return m.left };
        let rings = self.flight_rings(o, m.at, m.left);
        let shortest = (0..=m.left).find(|&d| rings[usize::from(d)].contains(to)).unwrap_or(m.left);
        let lands = |left: u8| {
            homes.reach(to, left)
                || (m.kind == Kind::Fighter && !raid && self.finds_deck(s, &o.sight, homes, to, left, m.n))
        };
        (shortest..=m.left).rev().find(|&d| lands(m.left - d)).unwrap_or(shortest)
    }

    /// Moves, guns and neutrals of the best way of at most so many moves.
    pub(super) fn best_way(&self, o: &Outlook, m: &Moving, to: Space, longest: u8) -> (u8, Spaces, Spaces) {
        let graph = &self.data.map.graph;
        let guns = o.sight.guns - Spaces::one(to) - m.over;
        let clean = !(guns | o.closed);
        let mut found = Spaces::one(m.at);
        let mut edge = found;
        for d in 1..=longest {
            edge = (graph.next_to(edge) & (clean | Spaces::one(to))) - found;
            if edge.contains(to) {
                return (d, Spaces::EMPTY, Spaces::EMPTY);
            }
            found |= edge;
        }
        self.costly_way(o, m, to, longest, guns)
    }

    /// The way with the fewest guns, then neutrals, then moves; at most one neutral that has to be paid for.
    pub(super) fn costly_way(
        &self,
        o: &Outlook,
        m: &Moving,
        to: Space,
        longest: u8,
        guns: Spaces,
    ) -> (u8, Spaces, Spaces) {
        const NO_WAY: (u8, u8) = (u8::MAX, u8::MAX);
        let spaces = self.data.map.spaces.len();
        // By neutrals paid for and space: guns passed, and the last space before.
        let mut layers: Vec<[Vec<(u8, u8)>; 2]> = Vec::new();
        let empty = || [vec![NO_WAY; spaces], vec![NO_WAY; spaces]];
        let mut first = empty();
        first[0][m.at.index()] = (0, u8::MAX);
        layers.push(first);
        for d in 1..=usize::from(longest) {
            let mut next = empty();
            for paid in 0..2 {
                for (space, &(passed, _)) in layers[d - 1][paid].iter().enumerate() {
                    if passed == u8::MAX {
                        continue;
                    }
                    for step in self.data.map.graph.around(board::AreaId(space as u8)).iter() {
                        let pays = o.closed.contains(step);
                        if pays && (paid == 1 || !o.can_pay) {
                            continue;
                        }
                        let guns = passed + u8::from(guns.contains(step));
                        let there = &mut next[paid + usize::from(pays)][step.index()];
                        if guns < there.0 {
                            *there = (guns, space as u8);
                        }
                    }
                }
            }
            layers.push(next);
        }
        let mut best: Option<(u8, usize, usize)> = None;
        for (d, layer) in layers.iter().enumerate() {
            for (paid, row) in layer.iter().enumerate() {
                let (passed, _) = row[to.index()];
                if passed != u8::MAX && d > 0 && best.is_none_or(|b| (passed, paid, d) < b) {
                    best = Some((passed, paid, d));
                }
            }
        }
        let Some((_, mut paid, moves)) = best else { return (longest, Spaces::EMPTY, Spaces::EMPTY) };
        let (mut over, mut fees) = (Spaces::EMPTY, Spaces::EMPTY);
        let mut at = to;
        for d in (1..=moves).rev() {
            let (_, before) = layers[d][paid][at.index()];
            if o.closed.contains(at) {
                fees.insert(at);
                paid -= 1;
            }
            at = board::AreaId(before);
            if guns.contains(at) && d > 1 {
                over.insert(at);
            }
        }
        (moves as u8, over, fees)
    }
}
