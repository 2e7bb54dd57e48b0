//! What the machine player should know: a sensible choice at every decision. It looks for attacks that are likely to
//! succeed, sends what they need one unit after the other, and brings the rest to the front.

use crate::Rules;
use crate::action::Action;
use crate::battle::Line;
use crate::data::{LAND, SPACES, Space, Spaces};
use crate::movement::Outlook;
use crate::odds::Fight;
use crate::state::*;
use crate::vocabulary::*;
use board::areas::FAR_AWAY;
use kernel::{Hints, Rng, Seat};

/// How sure an attack must be before it is begun, and how sure it is made.
const GOOD: f64 = 0.7;
const SURE: f64 = 0.92;
/// Below this an attack is broken off.
const BAD: f64 = 0.35;

/// What a capital is worth on top of its production.
const CAPITAL: f64 = 40.0;

impl Hints for Rules {
    fn script(&self, s: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        let Some(power) = Power::of(seat) else { return 0 };
        let chosen = match s.frames.last() {
            Some(Frame::Moving(m)) => self.lead(s, m, legal),
            Some(Frame::Ferry(f)) => self.ferry_on(s, f, legal),
            Some(Frame::Battle(b)) => self.fight_on(s, b, legal),
            Some(Frame::Losses(_)) => best(legal, |a| match a {
                Action::Lose { kind, .. } => -f64::from(self.data.kind(kind).cost),
                Action::Sink(i) => -8.0 - 3.0 * s.ships.get(usize::from(i)).map_or(0.0, |t| t.cargo.len() as f64),
                Action::Accept => 1.0,
                _ => -100.0,
            }),
            Some(_) => best(legal, |a| if a == Action::Refuse { -1.0 } else { 0.0 }),
            None => match s.phase {
                Phase::Develop => self.shop(s, power, legal),
                Phase::CombatMove => self.open_attack(s, legal),
                Phase::NonCombat => self.bring_up(s, legal),
                Phase::Place => self.deploy(s, legal),
                _ => best(legal, |a| if a == Action::Done { -1.0 } else { 0.0 }),
            },
        };
        chosen.unwrap_or_else(|| rng.below(legal.len()))
    }

    /// Units and money by price, production for some turns, capitals.
    fn value(&self, s: &State, seat: Seat) -> i64 {
        let Some(power) = Power::of(seat) else { return 0 };
        let of = |side: Side| -> i64 {
            side.powers()
                .map(|p| {
                    let have = s.totals(p);
                    let worth = |k: Kind| have[k.index()] as i64 * i64::from(self.data.kind(k).cost);
                    let units: i64 = Kind::ALL.into_iter().map(worth).sum();
                    let lost = if self.has_lost_capital(s, p) { 200 } else { 0 };
                    units + i64::from(s.cash[p.index()]) + 4 * i64::from(self.production(s, p)) - lost
                })
                .sum()
        };
        100 * (of(power.side()) - of(power.side().enemy()))
    }
}

/// The index of the action with the greatest worth, the first of equals.
fn best(legal: &[Action], worth: impl Fn(Action) -> f64) -> Option<usize> {
    let mut found: Option<(usize, f64)> = None;
    for (i, &action) in legal.iter().enumerate() {
        let worth = worth(action);
        if found.is_none_or(|(_, most)| worth > most) {
            found = Some((i, worth));
        }
    }
    found.map(|(i, _)| i)
}

fn index_of(legal: &[Action], action: Action) -> Option<usize> {
    legal.iter().position(|a| *a == action)
}

/// A place worth attacking, and how the attack stands.
struct Aim {
    space: Space,
    worth: f64,
    /// Chance to win with what is there already, and with all that could come.
    now: f64,
    then: f64,
}

impl Rules {
    /// What the side would gain by taking a space.
    fn worth_of(&self, s: &State, space: Space) -> f64 {
        let data = self.data.map.space(space);
        let capital = self.data.map.capitals.contains(&space);
        let spoils: f64 = self
            .defence_lines(s, space, &[])
            .iter()
            .map(|l| f64::from(self.data.kind(l.kind).cost) * f64::from(l.n))
            .sum();
        let neutral = LAND.contains(space) && s.owner(space).is_none();
        let base = f64::from(data.value) * 3.0 + if capital { CAPITAL } else { 0.0 } + spoils * 0.25;
        if neutral { -5.0 } else { base + 0.5 }
    }

    fn chance(&self, s: &State, space: Space, more: &[Line]) -> f64 {
        let mut fight: Fight = self.fight_in(s, space);
        let mut lines: Vec<Line> = fight.attackers.iter().map(|(l, _)| *l).collect();
        lines.extend_from_slice(more);
        let ground = lines.iter().any(|l| l.kind.takes_ground());
        if lines.is_empty() || (LAND.contains(space) && !ground) {
            return 0.0;
        }
        if fight.defenders.is_empty() {
            return 1.0;
        }
        fight.attackers = self.in_order_of_price(lines);
        let units = |side: &[(Line, u16)]| side.iter().map(|(l, _)| u32::from(l.n)).sum::<u32>();
        if units(&fight.attackers) > 4 * units(&fight.defenders) + 4 {
            return 1.0;
        }
        fight.odds().win
    }

    /// Where every ready unit could attack.
    fn reaches(&self, s: &State, o: &Outlook) -> Vec<(Stack, Spaces)> {
        let own = s.stacks.iter().filter(|t| t.power == s.power && t.kind != Kind::AaGun && t.kind != Kind::Carrier);
        own.filter_map(|t| self.reach_of(s, o, t).map(|ends| (*t, ends))).collect()
    }

    fn aims(&self, s: &State) -> Vec<(Aim, Vec<Stack>)> {
        let o = self.outlook(s);
        let reaches = self.reaches(s, &o);
        let targets = reaches.iter().fold(Spaces::EMPTY, |all, (_, ends)| all | *ends);
        let mut aims = Vec::new();
        for space in targets.iter() {
            let friendly = LAND.contains(space) && o.sight.friendly.contains(space);
            let worth = self.worth_of(s, space);
            if friendly || worth <= 0.0 {
                continue;
            }
            let able: Vec<Stack> = reaches
                .iter()
                .filter(|(t, ends)| ends.contains(space) && self.may_leave(s, &o, t))
                .map(|(t, _)| *t)
                .collect();
            let more: Vec<Line> = able
                .iter()
                .map(|t| Line {
                    kind: t.kind,
                    value: self.attack_value(s, t.power, t.kind),
                    dice: self.attack_dice(s, t.power, t.kind),
                    n: t.n,
                })
                .collect();
            let (now, then) = (self.chance(s, space, &[]), self.chance(s, space, &more));
            aims.push((Aim { space, worth, now, then }, able));
        }
        aims
    }

    /// Whether a unit is not needed where it stands: capitals next to the enemy keep what they need.
    fn may_leave(&self, s: &State, o: &Outlook, t: &Stack) -> bool {
        if t.kind.is_aircraft() || t.kind.is_ship() || !self.data.map.capitals.contains(&t.space) {
            return true;
        }
        let around = self.data.map.land_around(t.space) & o.sight.manned;
        let threat: u32 = around
            .iter()
            .flat_map(|x| s.at(x))
            .filter(|u| u.power.side() != o.sight.side && u.kind.takes_ground())
            .map(|u| u32::from(u.n))
            .sum();
        let garrison: u32 = s.at(t.space).iter().filter(|u| u.kind.takes_ground()).map(|u| u32::from(u.n)).sum();
        garrison > threat
    }

    /// Takes up a unit for the best attack there is, or ends the part.
    fn open_attack(&self, s: &State, legal: &[Action]) -> Option<usize> {
        let done = index_of(legal, Action::Done);
        if legal.len() < 2 {
            return done;
        }
        let wanted = |a: &Aim| a.now < SURE && a.then >= GOOD && a.then > a.now + 1e-6;
        let aims = self.aims(s);
        let aim = aims.iter().filter(|(a, able)| wanted(a) && !able.is_empty()).max_by(|x, y| {
            let rank = |a: &Aim| (a.now > 0.0, a.worth * a.then);
            rank(&x.0).partial_cmp(&rank(&y.0)).unwrap_or(std::cmp::Ordering::Equal)
        });
        if let Some((aim, able)) = aim {
            // Ground troops first, then what hits hardest.
            let ground = self.fight_in(s, aim.space).attackers.iter().any(|(l, _)| l.kind.takes_ground());
            let rank = |t: &&Stack| {
                let first = !ground && t.kind.takes_ground();
                (first, self.attack_value(s, t.power, t.kind), std::cmp::Reverse(self.data.kind(t.kind).cost))
            };
            if let Some(t) = able.iter().max_by_key(rank) {
                let left = t.status.in_the_air().unwrap_or_else(|| self.range(s, t.power, t.kind));
                let pick = Action::Pick { at: t.space, kind: t.kind, left };
                if let Some(i) = index_of(legal, pick) {
                    return Some(i);
                }
            }
        }
        let ship = legal.iter().position(|a| matches!(a, Action::Ship(i) if self.has_errand(s, *i)));
        ship.or(done)
    }

    /// Whether a transport of ours could land troops somewhere worth it.
    fn has_errand(&self, s: &State, index: u8) -> bool {
        let Some(ship) = s.ships.get(usize::from(index)) else { return false };
        let o = self.outlook(s);
        let zones = self.sails_to(s, &o, ship.space, if ship.power == s.power { 2 } else { 0 });
        let aboard = ship.carries(s.power).count();
        let coast = self.data.map.land_around(ship.space) & o.sight.friendly;
        let waiting = coast.iter().any(|t| s.count_as(t, s.power, Kind::Infantry, Status::Ready) > 0);
        (aboard > 0 || waiting) && zones.iter().any(|z| self.best_shore(s, &o, z).is_some())
    }

    fn sails_to(&self, s: &State, o: &Outlook, zone: Space, moves: u8) -> Spaces {
        let mut found = Spaces::one(zone);
        for _ in 0..moves {
            found |= self.sea_next(s, o.sight.side, found) - o.sight.enemy_sea;
        }
        found
    }

    /// The best territory to land on from a zone: weakly held, if at all.
    fn best_shore(&self, s: &State, o: &Outlook, zone: Space) -> Option<(Space, f64)> {
        if o.sight.enemy_sea.contains(zone) {
            return None;
        }
        let shores = self.data.map.land_around(zone) & o.sight.hostile;
        let two = [Line { kind: Kind::Infantry, value: 1, dice: 1, n: 2 }];
        let ranked = shores.iter().filter_map(|t| {
            let chance = self.chance(s, t, &two);
            (chance >= GOOD).then(|| (t, self.worth_of(s, t) * chance))
        });
        ranked.max_by(|a, b| a.1.partial_cmp(&b.1).unwrap_or(std::cmp::Ordering::Equal))
    }

    fn ferry_on(&self, s: &State, f: &Ferry, legal: &[Action]) -> Option<usize> {
        let o = self.outlook(s);
        let front = self.front(s);
        best(legal, |a| match a {
            Action::Land { to, n } => 1000.0 + self.worth_of(s, to) + f64::from(n),
            Action::Load { kind, from } => {
                let useful = s.phase == Phase::CombatMove || front[from.index()] > 1;
                if kind == Kind::AaGun || !useful { -5.0 } else { 2000.0 - f64::from(self.data.kind(kind).cost) }
            }
            Action::Unload { to, kind } => {
                let near = f64::from(front[to.index()].min(20));
                if kind == Kind::AaGun || near > 3.0 { -3.0 } else { 500.0 - near }
            }
            Action::To(zone) if s.phase == Phase::CombatMove => {
                100.0 + self.best_shore(s, &o, zone).map_or(-50.0, |(_, worth)| worth)
            }
            Action::To(zone) => {
                // After combat: loaded to the enemy's shores, empty home.
                let coast = self.data.map.land_around(zone);
                let near = |land: Spaces| land.iter().map(|t| front[t.index()].min(30)).min().unwrap_or(30);
                if f.ship.cargo.is_empty() { -10.0 } else { 30.0 - f64::from(near(coast & o.sight.friendly)) }
            }
            _ => 0.0,
        })
    }

    /// Where the group in hand is wanted.
    fn lead(&self, s: &State, m: &Moving, legal: &[Action]) -> Option<usize> {
        if s.phase == Phase::NonCombat {
            return self.settle_down(s, m, legal);
        }
        let value = self.attack_value(s, s.power, m.kind);
        let one = [Line { kind: m.kind, value, dice: 1, n: m.n }];
        best(legal, |a| match a {
            Action::To(to) => {
                let (now, then) = (self.chance(s, to, &[]), self.chance(s, to, &one));
                let wanted = if now >= SURE { -20.0 } else { 0.0 };
                let begun = if now > 0.0 || !self.attack_lines(s, to).is_empty() { 30.0 } else { 0.0 };
                self.worth_of(s, to) * (0.3 + then) + wanted + begun
            }
            Action::Raid(_) => 1.0,
            _ => -100.0,
        })
    }

    /// How far each territory is from the enemy's land, over land.
    fn front(&self, s: &State) -> [u8; SPACES] {
        let side = s.power.side();
        self.data.map.graph.distances(s.land_of(side.enemy()), s.land_of(side) | s.land_of(side.enemy()))
    }

    /// After combat: aircraft land near the front, the others march there.
    fn settle_down(&self, s: &State, m: &Moving, legal: &[Action]) -> Option<usize> {
        let front = self.front(s);
        best(legal, |a| match a {
            Action::To(to) => {
                let own: u32 = s.at(to).iter().filter(|t| t.kind.takes_ground()).map(|t| u32::from(t.n)).sum();
                let near = f64::from(front[to.index()].min(40));
                if m.kind.is_aircraft() {
                    f64::from(own.min(10)) - 0.5 * near + if LAND.contains(to) { 2.0 } else { 0.0 }
                } else {
                    -near
                }
            }
            _ => -100.0,
        })
    }

    fn bring_up(&self, s: &State, legal: &[Action]) -> Option<usize> {
        let front = self.front(s);
        let o = self.outlook(s);
        best(legal, |a| match a {
            Action::Pick { at, kind, left } => {
                let aloft = s
                    .at(at)
                    .iter()
                    .any(|t| t.power == s.power && t.kind == kind && t.status.in_the_air() == Some(left));
                if kind.is_aircraft() {
                    return if aloft { 100.0 } else { -1.0 };
                }
                let ground = kind.takes_ground();
                let ahead = self.data.map.land_around(at) & o.sight.friendly;
                let nearer = ahead.iter().any(|t| front[t.index()] < front[at.index()]);
                if ground && nearer && front[at.index()] > 1 && front[at.index()] != FAR_AWAY { 10.0 } else { -1.0 }
            }
            Action::Ship(i) => {
                let Some(ship) = s.ships.get(usize::from(i)) else { return -1.0 };
                let coast = self.data.map.land_around(ship.space) & o.sight.friendly;
                let shore = coast.iter().any(|t| front[t.index()] <= 3);
                let cargo = ship.carries(s.power).count() > 0;
                if cargo && ship.power == s.power && (shore || ship.status == Status::Ready) { 5.0 } else { -1.0 }
            }
            Action::Done => 0.0,
            _ => -10.0,
        })
    }

    fn fight_on(&self, s: &State, b: &Battle, legal: &[Action]) -> Option<usize> {
        let win = if b.stage == Stage::Decide { self.battle_odds(s, b.space).win } else { 1.0 };
        best(legal, |a| match a {
            Action::Press => win,
            Action::Retreat(_) | Action::BreakOff => BAD,
            Action::Stay => 0.5,
            Action::Support(n) => f64::from(n),
            _ => 0.0,
        })
    }

    /// Infantry above all, tanks for the land powers, ships to carry them for the others.
    fn shop(&self, s: &State, power: Power, legal: &[Action]) -> Option<usize> {
        let cash = s.cash[power.index()];
        let totals = s.totals(power);
        let have = |kind: Kind| totals[kind.index()] + usize::from(s.turn.bought[kind.index()]);
        let ships = match power {
            Power::Ussr | Power::Germany => 0,
            Power::Japan => 4,
            Power::Uk => 3,
            Power::Usa => 4,
        };
        let (infantry, armour) = (have(Kind::Infantry), have(Kind::Armour));
        let wish = if have(Kind::Transport) < ships && s.turn.bought[Kind::Transport.index()] == 0 && cash >= 14 {
            Kind::Transport
        } else if armour * 3 < infantry && cash >= 5 {
            Kind::Armour
        } else if cash >= 40 && have(Kind::Fighter) < 6 {
            Kind::Fighter
        } else {
            Kind::Infantry
        };
        index_of(legal, Action::Buy(wish)).or(index_of(legal, Action::Done))
    }

    /// New units appear as near to the enemy as they can.
    fn deploy(&self, s: &State, legal: &[Action]) -> Option<usize> {
        let front = self.front(s);
        best(legal, |a| match a {
            Action::Place { kind, from, .. } if kind.is_ship() => f64::from(front[from.index()].min(9)),
            Action::Place { from, .. } => 20.0 - f64::from(front[from.index()].min(19)),
            _ => -1.0,
        })
    }
}
