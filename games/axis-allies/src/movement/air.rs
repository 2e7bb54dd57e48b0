//! flights out, and the way they take.

use super::{Outlook, Ways};
use crate::Rules;
use crate::data::{Space, Spaces};
use crate::landing::{FARTHEST, Homes, Sortie};
use crate::options::PieceLimits;
use crate::state::*;
use crate::vocabulary::*;
use board::AreaId;

impl Rules {
    /// Spaces an aircraft can be in after so many steps, over as many neutrals as can be paid for.
    pub(super) fn flight_rings(&self, o: &Outlook, at: Space, left: u8) -> [Spaces; FARTHEST + 1] {
        let graph = &self.data.map.graph;
        let open = !o.closed;
        let paid_for = usize::from(o.purse.min(left)).min(FARTHEST);
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
                edges[k] = ((next & open) | (before & o.closed)) - found[k];
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
    pub(super) fn air_attacks(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        let homes = self.homes_of(s, o);
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
            let doubtful = (here & (battles | raids)) - safe;
            if doubtful.is_empty() {
                continue;
            }
            for end in doubtful.iter().filter(|&end| self.may_hope(s, o, m.kind, end, left)) {
                let sortie = Sortie { kind: m.kind, at: end, left, n: m.n };
                if self.can_return(s, &o.sight, m, sortie) {
                    ways.ends |= Spaces::one(end) & battles;
                    ways.raids |= Spaces::one(end) & raids;
                }
            }
        }
        ways
    }

    pub(super) fn homes_of<'a>(&self, s: &State, o: &'a Outlook) -> &'a Homes {
        o.homes.get_or_init(|| self.homes(s, &o.sight, Spaces::EMPTY))
    }

    /// Whether a landing place could be in reach if everything went well: a quick look before the search.
    pub(super) fn may_hope(&self, s: &State, o: &Outlook, kind: Kind, at: Space, left: u8) -> bool {
        let (homes, decks) = o.hopes.get_or_init(|| self.hopes(s, &o.sight));
        homes.reach(at, left)
            || (kind == Kind::Fighter && self.data.map.graph.within(Spaces::one(at), left, homes.open).meets(*decks))
    }

    /// Spaces next to a flying group from which it can still end somewhere.
    pub(super) fn air_via(&self, s: &State, o: &Outlook, m: &Moving) -> Spaces {
        if m.left < 2 {
            return Spaces::EMPTY;
        }
        let around = self.data.map.graph.around(m.at);
        let open = if o.purse > 0 { around } else { around - o.closed };
        let leads_on = |space: &Space| {
            let on = self.through(s, o, m, *space);
            self.has_target_nearby(s, o, &on) || !self.ways_from(s, o, &on).none()
        };
        open.iter().filter(leads_on).collect()
    }

    /// A quick look for a battle from which land is in reach, over nothing that would have to be paid for.
    pub(super) fn has_target_nearby(&self, s: &State, o: &Outlook, m: &Moving) -> bool {
        let homes = self.homes_of(s, o);
        if self.options.piece_limits == PieceLimits::On {
            return false;
        }
        let targets = (o.sight.manned | o.sight.enemy_sea) - Spaces::one(m.at);
        let near = &self.near[m.at.index()];
        (1..=usize::from(m.left).min(FARTHEST)).any(|d| {
            let left = usize::from(m.left) - d;
            (near[d.min(near.len() - 1)] & targets).meets(homes.near[left])
        })
    }

    /// Aircraft fly the safest way, then the cheapest, then the shortest.
    pub(super) fn fly(&self, s: &mut State, o: &Outlook, m: Moving, to: Space, raid: bool) {
        let longest = self.longest_flight(s, o, &m, to);
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
    pub(super) fn longest_flight(&self, s: &State, o: &Outlook, m: &Moving, to: Space) -> u8 {
        let homes = self.homes_of(s, o);
        let rings = self.flight_rings(o, m.at, m.left);
        let shortest = (0..=m.left).find(|&d| rings[usize::from(d)].contains(to)).unwrap_or(m.left);
        let lands = |left: u8| {
            let sortie = Sortie { kind: m.kind, at: to, left, n: m.n };
            homes.reach(to, left) || (self.may_hope(s, o, m.kind, to, left) && self.can_return(s, &o.sight, m, sortie))
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

    /// The way with the fewest guns, then neutrals that have to be paid for, then moves.
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
        let most = usize::from(o.purse.min(longest));
        // By moves, neutrals paid for and space: guns passed, and the last space before.
        let mut layers: Vec<Vec<Vec<(u8, u8)>>> = vec![vec![vec![NO_WAY; spaces]; most + 1]];
        layers[0][0][m.at.index()] = (0, u8::MAX);
        for d in 1..=usize::from(longest) {
            let mut next = vec![vec![NO_WAY; spaces]; most + 1];
            for (paid, row) in layers[d - 1].iter().enumerate() {
                for (space, &(passed, _)) in row.iter().enumerate().filter(|(_, way)| way.0 != u8::MAX) {
                    for step in self.data.map.graph.around(AreaId(space as u8)).iter() {
                        let paid = paid + usize::from(o.closed.contains(step));
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
        let Some((_, mut paid, moves)) = best else { return (longest, Spaces::EMPTY, Spaces::EMPTY) };
        let (mut over, mut fees) = (Spaces::EMPTY, Spaces::EMPTY);
        let mut at = to;
        for d in (1..=moves).rev() {
            let (_, before) = layers[d][paid][at.index()];
            if o.closed.contains(at) {
                fees.insert(at);
                paid -= 1;
            }
            at = AreaId(before);
            if guns.contains(at) && d > 1 {
                over.insert(at);
            }
        }
        (moves as u8, over, fees)
    }
}
