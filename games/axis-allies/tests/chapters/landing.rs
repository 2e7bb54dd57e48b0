//! The landing test against trying everything: small random positions in the Pacific, every mission of every fighter.
//! What is tried here knows nothing of the program's own search; it goes through all plans one by one.

use crate::common::{Table, table};
use axis_allies::Action::*;
use axis_allies::data::{LAND, Space, Spaces};
use axis_allies::state::Status;
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

/// AA-110: who can land must; a carrier that is wanted goes to meet him, and is free once nobody wants it.
#[test]
fn a_carrier_that_is_wanted_comes() {
    let sketch = "turn usa combat_move\n\
        owner hawaiian-islands japan\n\
        owner midway japan\n\
        usa: sz-western-usa 1 carrier; western-usa 1 fighter\n\
        japan: sz-wake 1 submarine";
    let mut t = table(sketch);
    t.go("western-usa", Kind::Fighter, "sz-wake").done();
    t.fight("sz-wake", &[1]);
    t.refused(Done, "R-13.3");
    t.pick("sz-western-usa", Kind::Carrier).not_to("sz-mexico-pacific", "R-13.3").to("sz-hawaii");
    t.go("sz-wake", Kind::Fighter, "sz-hawaii").done();
    assert_eq!(t.state.total(Power::Usa, Kind::Fighter), 1);
    // Shot down, it leaves the carrier free to do otherwise.
    let mut t = table(&sketch.replace("1 submarine", "1 battleship"));
    t.go("western-usa", Kind::Fighter, "sz-wake").done();
    t.fight("sz-wake", &[6, 1]);
    assert!(t.may(Done));
    t.go("sz-western-usa", Kind::Carrier, "sz-mexico-pacific");
}

/// nobody takes a deck from under those who have nowhere else to go.
#[test]
fn a_deck_is_for_those_who_need_it() {
    let mut t = table(
        "turn usa combat_move\n\
            owner midway japan\n\
            usa: sz-hawaii 1 carrier; hawaiian-islands 1 fighter; western-usa 2 fighter\n\
            japan: sz-solomons 1 submarine; sz-carolines 1 submarine",
    );
    t.pick("western-usa", Kind::Fighter).act(Add).to("sz-solomons").done();
    t.fight("sz-solomons", &[1, 1]);
    t.pick("hawaiian-islands", Kind::Fighter).not_to("sz-hawaii", "R-13.3").to("western-usa");
    t.go_all("sz-solomons", Kind::Fighter, "sz-hawaii").done();
    assert_eq!(t.state.total(Power::Usa, Kind::Fighter), 3);
}

/// AA-107: of guests aboard two carriers, the owner of the one that leaves says who travels along.
#[test]
fn guests_are_parted_as_the_owner_of_the_carrier_likes() {
    let mut t = table("turn usa non_combat\nusa: sz-hawaii 2 carrier\nuk: sz-hawaii 2 fighter");
    t.go("sz-hawaii", Kind::Carrier, "sz-midway");
    assert_eq!((t.decider(), t.list()), (Power::Usa, vec![Ride(0), Ride(1), Ride(2)]));
    t.refused(Ride(3), "R-11.3");
    t.act(Ride(1));
    assert_eq!(
        (t.count("sz-hawaii", Power::Uk, Kind::Fighter), t.count("sz-midway", Power::Uk, Kind::Fighter)),
        (1, 1)
    );
    // Full decks leave no choice.
    let mut t = table("turn usa non_combat\nusa: sz-hawaii 2 carrier\nuk: sz-hawaii 4 fighter");
    t.go("sz-hawaii", Kind::Carrier, "sz-midway");
    assert_eq!(t.count("sz-midway", Power::Uk, Kind::Fighter), 2);
    // A power's fighters on its own carrier stay with it.
    let mut t = table("turn usa non_combat\nusa: sz-hawaii 1 carrier\nuk: sz-hawaii 1 carrier 2 fighter");
    t.go("sz-hawaii", Kind::Carrier, "sz-midway");
    assert_eq!(t.count("sz-midway", Power::Uk, Kind::Fighter), 0);
}

/// with guests on the deck that stays, our own take off.
#[test]
fn our_own_take_off_for_guests() {
    let mut t = table("turn usa non_combat\nusa: sz-hawaii 2 carrier 2 fighter\nuk: sz-hawaii 2 fighter");
    t.go("sz-hawaii", Kind::Carrier, "sz-midway").act(Ride(0));
    assert_eq!(t.state.count_as(t.at("sz-hawaii"), Power::Usa, Kind::Fighter, Status::Aloft(4)), 2);
    t.refused(Done, "R-13.3");
}

/// a neutral that troops could take this turn opens the way home, if there is money for it.
#[test]
fn a_neutral_may_be_taken_to_open_the_way() {
    let sketch = "turn usa combat_move\n\
        cash usa 3\n\
        owner brazil germany\n\
        usa: panama 1 fighter 1 infantry\n\
        germany: brazil 1 infantry";
    let mut t = table(sketch);
    t.pick("panama", Kind::Fighter);
    assert!(t.may(To(t.at("brazil"))), "over Venezuela and back");
    let troops = sketch.replace(" 1 infantry\ngermany", "\ngermany");
    let t = table(&troops);
    t.refused(t.pick_of("panama", Kind::Fighter), "AA-108");
    let t = table(&sketch.replace("cash usa 3", "cash usa 2"));
    assert!(!t.may(t.pick_of("panama", Kind::Fighter)), "no money");
}

/// a neutral in the way home is opened by whoever of ours could walk in this turn and
/// pay.
#[test]
fn who_may_open_the_way_over_a_neutral() {
    let may = |cash: u8, troops: &str| {
        let sketch = format!(
            "turn usa combat_move\ncash usa {cash}\nowner brazil germany\ngermany: brazil 1 infantry\n{troops}"
        );
        let t = table(&sketch);
        t.may(t.pick_of("panama", Kind::Fighter))
    };
    assert!(may(3, "usa: panama 1 fighter 1 infantry"));
    assert!(may(9, "usa: panama 1 fighter 1 infantry"), "more money is no hindrance");
    assert!(may(3, "usa: panama 1 fighter; mexico 1 armour"), "through Panama");
    assert!(!may(9, "usa: panama 1 fighter; western-usa 1 armour"), "three territories");
    assert!(!may(9, "usa: panama 1 fighter; mexico 1 infantry"), "two territories on foot");
    assert!(!may(9, "usa: panama 1 fighter\nuk: panama 1 infantry"), "an ally does not move now");
    assert!(!may(9, "usa: panama 1 fighter; mexico 1 bomber"), "an aircraft takes nothing");
}
