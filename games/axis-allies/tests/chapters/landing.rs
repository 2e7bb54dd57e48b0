//! The landing test against trying everything: small random positions in the Pacific, every mission of every fighter.
//! What is tried here knows nothing of the program's own search; it goes through all plans one by one.

use crate::common::{Table, table};
use axis_allies::Action::*;
use axis_allies::data::{LAND, Space, Spaces};
use axis_allies::vocabulary::{Kind, Power, Side};
use kernel::Rng;

const ZONES: [&str; 10] = [
    "sz-hawaii",
    "sz-midway",
    "sz-wake",
    "sz-solomons",
    "sz-north-pacific",
    "sz-south-pacific",
    "sz-western-usa",
    "sz-carolines",
    "sz-mexico-pacific",
    "sz-southeast-pacific",
];
const ISLANDS: [&str; 2] = ["hawaiian-islands", "midway"];
/// Coasts behind them, which the enemy may hold.
const COASTS: [&str; 7] =
    ["western-usa", "western-canada", "mexico", "panama", "alaska", "soviet-far-east", "new-zealand"];

/// A random position with the United States to move, as a sketch.
fn sketch(rng: &mut Rng) -> String {
    let mut free: Vec<&str> = ZONES.to_vec();
    let mut zone = |rng: &mut Rng| free.swap_remove(rng.below(free.len()));
    let mut ours: Vec<String> = Vec::new();
    let mut text = "turn usa combat_move\n".to_owned();
    let mut fighters = 0;
    for _ in 0..1 + rng.below(2) {
        let aboard = rng.below(3).min(3 - fighters);
        fighters += aboard;
        let crew = if aboard > 0 { format!(" {aboard} fighter") } else { String::new() };
        let at = zone(rng);
        ours.push(format!("{at} 1 carrier{crew}"));
        match rng.below(6) {
            0 if aboard < 2 => text += &format!("uk: {at} {} fighter\n", 2 - aboard),
            1 => text += &format!("uk: {at} 1 carrier {} fighter\n", 1 + rng.below(2)),
            _ => {}
        }
    }
    if rng.one_in(3) {
        ours.push(format!("{} 1 submarine", zone(rng)));
    }
    for island in ISLANDS {
        if rng.one_in(5) {
            if fighters < 3 && rng.one_in(2) {
                fighters += 1;
                ours.push(format!("{island} 1 fighter"));
            } else if rng.one_in(3) {
                ours.push(format!("{island} 1 bomber"));
            }
        } else {
            text += &format!("owner {island} japan\n");
        }
    }
    if fighters == 0 || rng.one_in(4) {
        ours.push("west-indies 1 fighter".to_owned());
    }
    if !rng.one_in(4) {
        text.extend(COASTS.map(|coast| format!("owner {coast} japan\n")));
    }
    let enemies: Vec<String> = (0..1 + rng.below(3)).map(|_| format!("{} 1 submarine", zone(rng))).collect();
    // One line for each power.
    let uk: Vec<String> =
        text.lines().filter_map(|l| l.strip_prefix("uk: ")).map(str::to_owned).collect::<Vec<String>>();
    let rest: Vec<&str> = text.lines().filter(|l| !l.starts_with("uk: ")).collect();
    format!("{}\nusa: {}\nuk: {}\njapan: {}", rest.join("\n"), ours.join("; "), uk.join("; "), enemies.join("; "))
}

/// What everybody may do, and what was planned for them.
struct World<'a> {
    t: &'a Table,
    enemy: Spaces,
    /// Where one can land.
    land: Spaces,
    carriers: Vec<Space>,
    /// Everybody else of ours who could open a zone.
    others: Vec<(Kind, Space)>,
}

impl World<'_> {
    fn around(&self, at: Space) -> Spaces {
        self.t.rules.data.map.graph.around(at)
    }

    /// Moves from one space to another in the air, if there are so few.
    fn flight(&self, from: Space, to: Space, most: u8) -> Option<u8> {
        let closed = self.t.state.neutral();
        let mut reached = Spaces::one(from);
        for d in 0..=most {
            if reached.contains(to) {
                return Some(d);
            }
            reached = reached.iter().fold(reached, |all, x| all | (self.around(x) - closed));
        }
        None
    }

    /// Zones a ship reaches in two moves through zones that are not closed; it may end in one of `ends`.
    fn voyage(&self, from: Space, closed: Spaces, ends: Spaces) -> Spaces {
        let step = self.around(from) - LAND;
        let on = (step - closed).iter().fold(Spaces::EMPTY, |all, x| all | (self.around(x) - LAND));
        Spaces::one(from) | ((step | on) & (!closed | ends) & !LAND)
    }

    /// Whether some plan brings home a fighter sent out, and all others with it.
    fn some_plan(&self, origin: Space, target: Space) -> bool {
        let Some(moves) = self.flight(origin, target, 4) else { return false };
        let mut others = self.others.clone();
        let own = others.iter().position(|o| *o == (Kind::Fighter, origin)).expect("it is one of ours");
        others.remove(own);
        self.send(&others, Spaces::one(target), &mut vec![(Kind::Fighter, target, 4 - moves)])
    }

    /// Each of the others stays or opens a zone.
    fn send(&self, others: &[(Kind, Space)], won: Spaces, out: &mut Vec<(Kind, Space, u8)>) -> bool {
        let Some((&(kind, at), rest)) = others.split_first() else {
            return self.place(&self.carriers, won, &mut Vec::new(), out);
        };
        let range = if kind == Kind::Bomber { 6 } else { 4 };
        if kind == Kind::Fighter && !LAND.contains(at) {
            out.push((kind, at, range));
        }
        let stays = self.send(rest, won, out);
        if kind == Kind::Fighter && !LAND.contains(at) {
            out.pop();
        }
        if stays {
            return true;
        }
        for zone in self.enemy.iter() {
            let goes = match kind {
                Kind::Submarine => {
                    if self.voyage(at, self.enemy, self.enemy).contains(zone)
                        && self.send(rest, won | Spaces::one(zone), out)
                    {
                        return true;
                    }
                    continue;
                }
                _ => self.flight(at, zone, range),
            };
            let Some(moves) = goes else { continue };
            out.push((kind, zone, range - moves));
            let found = self.send(rest, won | Spaces::one(zone), out);
            out.pop();
            if found {
                return true;
            }
        }
        false
    }

    /// Each carrier attacks, or moves when all battles are won; those that attack first.
    fn place(
        &self,
        carriers: &[Space],
        won: Spaces,
        sent: &mut Vec<(Space, Option<Space>)>,
        out: &[(Kind, Space, u8)],
    ) -> bool {
        let Some((&home, rest)) = carriers.split_first() else {
            return self.sail(sent.clone(), won, &mut Vec::new(), out);
        };
        let attacks = (self.voyage(home, self.enemy, self.enemy) & self.enemy).iter().map(Some);
        attacks.chain([None]).any(|zone| {
            sent.push((home, zone));
            let won = zone.map_or(won, |z| won | Spaces::one(z));
            let found = self.place(rest, won, sent, out);
            sent.pop();
            found
        })
    }

    fn sail(
        &self,
        mut sent: Vec<(Space, Option<Space>)>,
        won: Spaces,
        at: &mut Vec<(Space, Space)>,
        out: &[(Kind, Space, u8)],
    ) -> bool {
        let Some((home, zone)) = sent.pop() else { return self.seat(at, out) };
        let zones = match zone {
            Some(zone) => Spaces::one(zone),
            None => self.voyage(home, self.enemy - won, Spaces::EMPTY),
        };
        zones.iter().any(|z| {
            at.push((home, z));
            let found = self.sail(sent.clone(), won, at, out);
            at.pop();
            found
        })
    }

    /// Carriers are where they are: do all find a place, guests included?
    fn seat(&self, carriers: &[(Space, Space)], out: &[(Kind, Space, u8)]) -> bool {
        let s = &self.t.state;
        // Decks: home, place, room.
        let mut decks: Vec<(Space, Space, u8)> = carriers.iter().map(|&(home, at)| (home, at, 2)).collect();
        let mut guests = Vec::new();
        for zone in self.t.rules.data.map.graph_zones() {
            let (own, aboard) = (2 * s.count(zone, Power::Uk, Kind::Carrier), s.count(zone, Power::Uk, Kind::Fighter));
            decks.push((zone, zone, own.saturating_sub(aboard)));
            guests.extend((own..aboard).map(|_| zone));
        }
        decks.retain(|d| d.2 > 0);
        let homeless: Vec<(Space, u8)> = out
            .iter()
            .filter(|&&(_, at, left)| !self.land.iter().any(|x| self.flight(at, x, left).is_some()))
            .map(|&(kind, at, left)| if kind == Kind::Bomber { (at, u8::MAX) } else { (at, left) })
            .collect();
        homeless.iter().all(|h| h.1 != u8::MAX) && self.fill(&mut decks, &guests, &homeless)
    }

    fn fill(&self, decks: &mut [(Space, Space, u8)], guests: &[Space], fighters: &[(Space, u8)]) -> bool {
        for i in 0..decks.len() {
            let (home, at, room) = decks[i];
            let (guests, fighters, fits) = match (guests.split_first(), fighters.split_first()) {
                (Some((zone, rest)), _) => (rest, fighters, home == *zone),
                (None, Some((&(from, left), rest))) => (guests, rest, self.flight(from, at, left).is_some()),
                (None, None) => return true,
            };
            if room > 0 && fits {
                decks[i].2 -= 1;
                let found = self.fill(decks, guests, fighters);
                decks[i].2 += 1;
                if found {
                    return true;
                }
            }
        }
        guests.is_empty() && fighters.is_empty()
    }
}

fn world(t: &Table) -> World<'_> {
    let s = &t.state;
    let each = |kind: Kind| {
        s.stacks
            .iter()
            .filter(move |x| x.power == Power::Usa && x.kind == kind)
            .flat_map(|x| std::iter::repeat_n(x.space, usize::from(x.n)))
    };
    let others = [Kind::Fighter, Kind::Submarine, Kind::Bomber].into_iter().flat_map(|k| each(k).map(move |x| (k, x)));
    World {
        t,
        enemy: s.stacks.iter().filter(|x| x.power == Power::Japan && x.kind.is_ship()).map(|x| x.space).collect(),
        land: s.land_of(Side::Allies),
        carriers: each(Kind::Carrier).collect(),
        others: others.collect(),
    }
}

/// AA-108, AA-109, R-4.11, R-11.9: a fighter may leave if and only if some plan brings everybody home: carriers come to
/// meet it, battles are won, others open the way, guests and other fighters want decks too.
#[test]
fn a_fighter_may_leave_if_and_only_if_some_plan_brings_all_home() {
    let mut rng = Rng::new(1942);
    let (mut yes, mut no, mut opened) = (0, 0, 0);
    for _ in 0..1200 {
        let text = sketch(&mut rng);
        let t = table(&text);
        let w = world(&t);
        let mut origins: Vec<Space> = w.others.iter().filter(|o| o.0 == Kind::Fighter).map(|o| o.1).collect();
        origins.dedup();
        for origin in origins {
            for target in w.enemy.iter() {
                let expected = w.some_plan(origin, target);
                let pick = Pick { at: origin, kind: Kind::Fighter, left: 4 };
                let mut after = table(&text);
                let found = after.may(pick) && {
                    after.act(pick);
                    after.may(To(target))
                };
                let name = |x: Space| t.rules.data.map.space(x).id.clone();
                assert_eq!(found, expected, "{} to {}:\n{text}", name(origin), name(target));
                let alone = World { others: vec![(Kind::Fighter, origin)], carriers: w.carriers.clone(), ..world(&t) };
                if expected {
                    yes += 1;
                    opened += usize::from(!alone.some_plan(origin, target));
                } else {
                    no += 1;
                }
            }
        }
    }
    assert!(yes > 1000 && no > 300 && opened > 5, "{yes} may, {no} may not, {opened} only with the help of others");
}
