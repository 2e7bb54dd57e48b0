//! What the machine player looks for: attacks that are likely to succeed, shores that are weakly held, the way to the
//! front. What it thinks of each single choice stands with the choice, in [`crate::decisions`].

use crate::Rules;
use crate::data::{LAND, SPACES, Space, Spaces};
use crate::odds::Fight;
use crate::rules::battle::Line;
use crate::rules::movement::Outlook;
use crate::state::*;
use crate::vocabulary::*;
use board::areas::FAR_AWAY;

/// How sure an attack must be before it is begun, and how sure it is made.
const GOOD: f64 = 0.7;
const SURE: f64 = 0.92;

/// What a capital is worth on top of its production.
const CAPITAL: f64 = 40.0;

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
    pub(crate) fn worth_of_space(&self, state: &State, space: Space) -> f64 {
        let data = self.data.map.space(space);
        let capital = self.data.map.capitals.values().contains(&space);
        let spoils: f64 = self
            .defence_lines(state, space, &[])
            .iter()
            .map(|l| f64::from(self.data.kind(l.kind).cost) * f64::from(l.n))
            .sum();
        let neutral = LAND.contains(space) && state.owner(space).is_none();
        let base = f64::from(data.value) * 3.0 + if capital { CAPITAL } else { 0.0 } + spoils * 0.25;
        if neutral { -5.0 } else { base + 0.5 }
    }

    fn chance(&self, state: &State, space: Space, more: &[Line]) -> f64 {
        let mut fight: Fight = self.fight_in(state, space);
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
    fn reaches(&self, state: &State, outlook: &Outlook) -> Vec<(Stack, Spaces)> {
        let own =
            state.stacks.iter().filter(|t| t.power == state.power && t.kind != Kind::AaGun && t.kind != Kind::Carrier);
        own.filter_map(|t| self.reach_of(state, outlook, t).map(|ends| (*t, ends))).collect()
    }

    fn aims(&self, state: &State) -> Vec<(Aim, Vec<Stack>)> {
        let outlook = self.outlook(state);
        let reaches = self.reaches(state, &outlook);
        let targets = reaches.iter().fold(Spaces::EMPTY, |all, (_, ends)| all | *ends);
        let mut aims = Vec::new();
        for space in targets.iter() {
            let friendly = LAND.contains(space) && outlook.sight.friendly.contains(space);
            let worth = self.worth_of_space(state, space);
            // An escort is no attack by itself.
            let quiet = !LAND.contains(space) && !(outlook.sight.enemy_sea | outlook.sight.landings).contains(space);
            if friendly || quiet || worth <= 0.0 {
                continue;
            }
            let able: Vec<Stack> = reaches
                .iter()
                .filter(|(t, ends)| ends.contains(space) && self.may_leave(state, &outlook, t))
                .map(|(t, _)| *t)
                .collect();
            let more: Vec<Line> = able
                .iter()
                .map(|t| Line {
                    kind: t.kind,
                    value: self.attack_value(state, t.power, t.kind),
                    dice: self.attack_dice(state, t.power, t.kind),
                    n: t.n,
                })
                .collect();
            let (now, then) = (self.chance(state, space, &[]), self.chance(state, space, &more));
            aims.push((Aim { space, worth, now, then }, able));
        }
        aims
    }

    /// Whether a unit is not needed where it stands: capitals next to the enemy keep what they need.
    fn may_leave(&self, state: &State, outlook: &Outlook, t: &Stack) -> bool {
        if t.kind.is_aircraft() || t.kind.is_ship() || !self.data.map.capitals.values().contains(&t.space) {
            return true;
        }
        let around = self.data.map.land_around(t.space) & outlook.sight.manned;
        let threat: u32 = around
            .iter()
            .flat_map(|x| state.at(x))
            .filter(|u| u.power.side() != outlook.sight.side && u.kind.takes_ground())
            .map(|u| u32::from(u.n))
            .sum();
        let garrison: u32 = state.at(t.space).iter().filter(|u| u.kind.takes_ground()).map(|u| u32::from(u.n)).sum();
        garrison > threat
    }

    fn sails_to(&self, state: &State, outlook: &Outlook, zone: Space, moves: u8) -> Spaces {
        let mut found = Spaces::one(zone);
        for _ in 0..moves {
            found |= self.sea_next(state, outlook.sight.side, found) - outlook.sight.enemy_sea;
        }
        found
    }

    /// The best territory to land on from a zone: weakly held, if at all.
    pub(crate) fn best_shore(&self, state: &State, outlook: &Outlook, zone: Space) -> Option<(Space, f64)> {
        if outlook.sight.enemy_sea.contains(zone) {
            return None;
        }
        let shores = self.data.map.land_around(zone) & outlook.sight.hostile;
        let two = [Line { kind: Kind::Infantry, value: 1, dice: 1, n: 2 }];
        let ranked = shores.iter().filter_map(|t| {
            let chance = self.chance(state, t, &two);
            (chance >= GOOD).then(|| (t, self.worth_of_space(state, t) * chance))
        });
        ranked.max_by(|a, b| a.1.partial_cmp(&b.1).unwrap_or(std::cmp::Ordering::Equal))
    }

    /// How far each territory is from the enemy's land, over land.
    pub(crate) fn front(&self, state: &State) -> [u8; SPACES] {
        let side = state.power.side();
        self.data.map.graph.distances(state.land_of(side.enemy()), state.land_of(side) | state.land_of(side.enemy()))
    }

    /// Units and money by price, production for some turns, capitals; those of the enemy count against it.
    pub(crate) fn value_to(&self, state: &State, side: Side) -> i64 {
        let of = |power: Power| -> i64 {
            let have = state.totals(power);
            let worth = |kind: Kind| have[kind] as i64 * i64::from(self.data.kind(kind).cost);
            let units: i64 = Kind::ALL.into_iter().map(worth).sum();
            let lost = if self.has_lost_capital(state, power) { 200 } else { 0 };
            units + i64::from(state.cash[power]) + 4 * i64::from(self.production(state, power)) - lost
        };
        100 * (side.powers().map(of).sum::<i64>() - side.enemy().powers().map(of).sum::<i64>())
    }

    /// The unit to take up next for the best attack there is: ground troops first, then what hits hardest.
    pub(crate) fn wanted_for_attack(&self, state: &State) -> Option<Stack> {
        let wanted = |aim: &Aim| aim.now < SURE && aim.then >= GOOD && aim.then > aim.now + 1e-6;
        let aims = self.aims(state);
        let rank = |aim: &Aim| (aim.now > 0.0, aim.worth * aim.then);
        let best = aims.iter().filter(|(aim, able)| wanted(aim) && !able.is_empty());
        let (aim, able) =
            best.max_by(|x, y| rank(&x.0).partial_cmp(&rank(&y.0)).unwrap_or(std::cmp::Ordering::Equal))?;
        let ground = self.fight_in(state, aim.space).attackers.iter().any(|(line, _)| line.kind.takes_ground());
        let rank = |stack: &&Stack| {
            let first = !ground && stack.kind.takes_ground();
            let value = self.attack_value(state, stack.power, stack.kind);
            (first, value, std::cmp::Reverse(self.data.kind(stack.kind).cost))
        };
        able.iter().max_by_key(rank).copied()
    }

    /// What sending the group in hand to attack somewhere is worth.
    pub(crate) fn worth_of_attack(&self, state: &State, moving: &Moving, to: Space) -> f64 {
        let value = self.attack_value(state, state.power, moving.kind);
        let one = [Line { kind: moving.kind, value, dice: 1, n: moving.n }];
        let (now, then) = (self.chance(state, to, &[]), self.chance(state, to, &one));
        let wanted = if now >= SURE { -20.0 } else { 0.0 };
        let begun = if now > 0.0 || !self.attack_lines(state, to).is_empty() { 30.0 } else { 0.0 };
        self.worth_of_space(state, to) * (0.3 + then) + wanted + begun
    }

    /// After combat: aircraft land near the front and where troops cover them, the others march to the front.
    pub(crate) fn worth_of_place(&self, state: &State, front: &[u8; SPACES], kind: Kind, to: Space) -> f64 {
        let near = f64::from(front[to.index()].min(40));
        if !kind.is_aircraft() {
            return -near;
        }
        let troops: u32 = state.at(to).iter().filter(|t| t.kind.takes_ground()).map(|t| u32::from(t.n)).sum();
        f64::from(troops.min(10)) - 0.5 * near + if LAND.contains(to) { 2.0 } else { 0.0 }
    }

    /// Whether troops there are behind the front and have friendly ground nearer to it beside them.
    pub(crate) fn leads_to_the_front(&self, outlook: &Outlook, front: &[u8; SPACES], at: Space) -> bool {
        let ahead = self.data.map.land_around(at) & outlook.sight.friendly;
        let here = front[at.index()];
        here > 1 && here != FAR_AWAY && ahead.iter().any(|land| front[land.index()] < here)
    }

    /// Whether a transport could land troops somewhere worth it.
    pub(crate) fn has_errand(&self, state: &State, outlook: &Outlook, ship: &Transport) -> bool {
        let zones = self.sails_to(state, outlook, ship.space, if ship.power == state.power { 2 } else { 0 });
        let coast = self.data.map.land_around(ship.space) & outlook.sight.friendly;
        let waiting = |land: Space| state.count_as(land, state.power, Kind::Infantry, Status::Ready) > 0;
        (ship.carries(state.power).next().is_some() || coast.iter().any(waiting))
            && zones.iter().any(|zone| self.best_shore(state, outlook, zone).is_some())
    }

    /// What to buy next: infantry above all, tanks for the land powers, ships to carry them for the others.
    pub(crate) fn wish(&self, state: &State, have: &ByKind<usize>) -> Kind {
        let cash = state.cash[state.power];
        let bought = |kind: Kind| usize::from(state.turn.bought[kind]);
        let have = |kind: Kind| have[kind] + bought(kind);
        let ships = match state.power {
            Power::Ussr | Power::Germany => 0,
            Power::Japan | Power::Usa => 4,
            Power::Uk => 3,
        };
        if have(Kind::Transport) < ships && bought(Kind::Transport) == 0 && cash >= 14 {
            Kind::Transport
        } else if have(Kind::Armour) * 3 < have(Kind::Infantry) && cash >= 5 {
            Kind::Armour
        } else if cash >= 40 && have(Kind::Fighter) < 6 {
            Kind::Fighter
        } else {
            Kind::Infantry
        }
    }
}
