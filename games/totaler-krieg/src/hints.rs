//! What a machine player should know: go for the hexes that win, keep those one has, fight at good odds, stay in supply.

use crate::data::Spot;
use crate::state::*;
use crate::supply::Supply;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::{Distances, HexId, HexSet, flood};
use kernel::{Hints, Quick, Rng, Seat};

/// Farther than any way leads.
const FAR: i32 = 60;
/// The column a fight is begun at (2-1), and the one at which no more is put into it (5-1).
const GOOD: usize = 4;
const SURE: usize = 7;

/// How things stand for the faction that has to decide.
struct View<'a> {
    rules: &'a Rules,
    s: &'a State,
    faction: Faction,
    supply: Supply,
    ezoc: HexSet,
    enemies: HexSet,
    /// Hexes that win the game.
    goals: HexSet,
    /// Those held by somebody else, and how far each hex is from them.
    way: Distances,
}

impl<'a> View<'a> {
    fn new(rules: &'a Rules, s: &'a State, faction: Faction) -> View<'a> {
        let p = rules.presence(s);
        let v = &rules.data.scenario.victory;
        let points = v.points.iter().map(|p| p.1);
        let goals: HexSet = points
            .chain(v.at_once.iter().filter(|a| a.winner == faction).flat_map(|a| a.holds.iter().copied()))
            .collect();
        let neutral = rules.neutral_land(s);
        let wanted: HexSet =
            goals.iter().filter(|&h| rules.controller(s, h) != Some(faction) && !neutral.contains(h)).collect();
        // With nothing left to take, the enemy himself is the goal.
        let enemies = p.enemy_units(faction);
        let targets = if wanted.is_empty() { enemies } else { wanted };
        let open = rules.passable.minus(&neutral);
        let map = &rules.data.map;
        let way = flood(&map.grid, targets.iter(), FAR as u8, |from, dir, to| {
            open.contains(to) && (map.side(from, dir).is_open() || map.linked(from, dir))
        });
        View {
            rules,
            s,
            faction,
            supply: rules.supply_with(s, &p, faction),
            ezoc: p.ezoc(faction),
            enemies,
            goals,
            way,
        }
    }

    /// How far a hex is from what is wanted; a Beachhead is one step from its shore.
    fn distance(&self, hex: HexId) -> i32 {
        let far = |h: HexId| self.way.get(h).map_or(FAR, i32::from);
        match self.s.beachhead(hex) {
            Some(b) => self.rules.shore(b).map_or(FAR, |h| far(h) + 1),
            None => far(hex),
        }
    }

    /// A hex that is lost when the last unit leaves it.
    fn must_keep(&self, unit: UnitId, hex: HexId) -> bool {
        let alone = self.s.at(hex).all(|u| u == unit);
        let ours = self.rules.data.map.hex(hex).country.and_then(|c| self.rules.owner(self.s, c)) == Some(self.faction);
        let near = self.rules.data.map.within(&[hex].into_iter().collect(), 3).meets(&self.enemies);
        alone && self.goals.contains(hex) && (!ours || near)
    }

    /// How good it is for a unit to stand in a hex.
    fn worth(&self, unit: UnitId, hex: HexId) -> i32 {
        let Some(u) = self.s.unit(unit) else { return 0 };
        let mut worth = -10 * self.distance(hex);
        let here = u.hex() == Some(hex);
        if self.goals.contains(hex) {
            let others = self.s.at(hex).any(|o| o != unit);
            worth += if others { 5 } else { 60 };
        }
        if here && self.must_keep(unit, hex) {
            worth += 400;
        }
        if !self.supply.covers(self.rules, u.nation, Place::Hex(hex)) {
            worth -= 55;
        }
        if u.kind.is_hq() && self.ezoc.contains(hex) {
            worth -= 40;
        }
        let alone = Unit { place: Place::Gone, ..*u };
        if !here && !Quick::ask(|j| self.rules.judge_room(self.s, &alone, hex, j)) {
            worth -= 300;
        }
        worth
    }

    fn at(&self, hex: Hex) -> Option<HexId> {
        self.rules.hex(hex)
    }

    fn spot(&self, unit: UnitId, to: Spot) -> i32 {
        match to {
            Spot::Hex(hex) => self.at(hex).map_or(-1000, |h| self.worth(unit, h)),
            Spot::Box(_) => -10 * FAR - 60,
        }
    }

    /// Where a unit is now.
    fn stays(&self, unit: UnitId) -> i32 {
        match self.s.unit(unit).map(|u| u.place) {
            Some(Place::Hex(hex)) => self.worth(unit, hex),
            _ => -10 * FAR - 50,
        }
    }

    /// The column all who can strike a hex would reach.
    fn prospects(&self, target: HexId) -> usize {
        let rules = self.rules;
        let blitz = self.s.segment == Segment::Blitz;
        let enabled = rules.blitz_enabled(self.s, self.faction);
        let row = |u: &Unit| rules.data.counters.row(u.nation, u.kind, u.steps).unwrap_or_default();
        let mut attack = 0;
        for u in
            self.s.units.iter().filter(|u| rules.faction_of(u.nation) == self.faction && !u.marks.has(Marks::ATTACKED))
        {
            let strikes =
                u.hex().filter(|&h| rules.data.map.grid.adjacent(h, target) && rules.can_strike(self.s, h, target));
            if strikes.is_some_and(|h| !blitz || enabled.contains(h)) {
                attack += u16::from(row(u).attack);
            }
        }
        let there = || self.s.at(target).filter_map(|u| self.s.unit(u));
        let defence: u16 = there().map(|u| u16::from(row(u).defence)).sum();
        let (column, enough) = rules.odds_column(attack, defence);
        if !enough {
            return 0;
        }
        let map = &rules.data.map;
        let hard = usize::from(map.cities.contains(target) || map.rough.contains(target))
            + usize::from(there().any(|u| u.kind == Kind::Fortress));
        (column + usize::from(blitz)).saturating_sub(hard)
    }

    /// How well air, a Blitz marker or a landing serves in a hex.
    fn pressure(&self, hex: HexId) -> i32 {
        let map = &self.rules.data.map;
        let near = map.within(&[hex].into_iter().collect(), 2);
        let own = self.s.units.iter().filter(|u| self.rules.faction_of(u.nation) == self.faction);
        let power: i32 = own
            .filter(|u| u.hex().is_some_and(|h| near.contains(h)))
            .map(|u| i32::from(u.steps) * if u.kind.is_armour() { 2 } else { 1 })
            .sum();
        let foes = near.intersection(&self.enemies).len() as i32;
        3 * power.min(12) + 4 * foes.min(3) - 2 * self.distance(hex).min(20)
    }

    fn score(&self, action: Action) -> i32 {
        use Action as A;
        match self.s.frames.last() {
            Some(Frame::Moving(m)) => self.score_move(m, action),
            Some(Frame::Fight(f)) => self.score_fight(f, action),
            Some(Frame::Excess { .. }) => match action {
                A::Remove(unit) => -self.price(unit),
                _ => 0,
            },
            Some(_) => i32::from(action == A::Done),
            None => self.score_segment(action),
        }
    }

    /// What a step of a unit is worth to its owner.
    fn price(&self, unit: UnitId) -> i32 {
        self.s.unit(unit).map_or(0, |u| {
            let kind = match u.kind {
                Kind::Hq | Kind::SsHq => 30,
                kind if kind.is_armour() => 20,
                _ => 10,
            };
            kind - i32::from(u.steps)
        })
    }

    fn score_move(&self, m: &Moving, action: Action) -> i32 {
        let now = self.stays(m.unit);
        match action {
            // Staying is as good as a step that leads nowhere.
            Action::Done => now + 4,
            Action::MoveTo(hex) => self.at(hex).map_or(-1000, |h| self.worth(m.unit, h)),
            Action::Overrun(hex) => self.at(hex).map_or(-1000, |h| self.worth(m.unit, h) + 80),
            Action::Sail(to) => self.spot(m.unit, to),
            _ => -10 * FAR - 40,
        }
    }

    fn score_fight(&self, f: &Fight, action: Action) -> i32 {
        use Action as A;
        match action {
            A::Attacker(unit) => {
                let column = self.rules.sum(self.s, f).column;
                let row = self.s.unit(unit).and_then(|u| self.rules.data.counters.row(u.nation, u.kind, u.steps));
                let attack = i32::from(row.unwrap_or_default().attack);
                if column >= SURE && !f.attackers.is_empty() { -10 } else { 40 + attack }
            }
            A::Headquarters(_) => 30,
            A::AirSupport(_) => 25,
            A::Done if f.stage == Stage::Advance => 0,
            A::Done => 10,
            A::FallBack => 10,
            A::Stand => match f.stage {
                Stage::Retreating if self.goals.contains(f.target) => 20,
                Stage::Answer if self.goals.contains(f.target) => 60,
                _ => 1,
            },
            A::Retreat(hex) => {
                let supplied = self.at(hex).is_some_and(|h| {
                    let nation = f.force.iter().find_map(|u| self.s.unit(u)).map(|u| u.nation);
                    nation.is_some_and(|n| self.supply.covers(self.rules, n, Place::Hex(h)))
                });
                5 + 10 * i32::from(supplied)
            }
            A::Lose(unit) => 100 - self.price(unit),
            A::Advance(unit) => match self.s.hex_of(unit) {
                Some(from) => {
                    let there = self.s.at(f.target).count() as i32;
                    self.worth(unit, f.target) - self.worth(unit, from) + 12 - 15 * there
                }
                None => -1,
            },
            A::Exploit { unit, hex } => match (self.s.hex_of(unit), self.at(hex)) {
                (Some(from), Some(to)) => self.worth(unit, to) - self.worth(unit, from) - 5,
                _ => -1,
            },
            _ => 0,
        }
    }

    fn score_segment(&self, action: Action) -> i32 {
        use Action as A;
        let place = |at: Spot| match at {
            Spot::Hex(hex) => self.at(hex).map_or(0, |h| 40 - self.distance(h).min(40)),
            Spot::Box(_) => 1,
        };
        match action {
            A::Done => 0,
            A::PlaceShaef(_) | A::Declare(_) => self.declares(action),
            A::Enter { at, .. } => 200 + place(at),
            A::Rebuild { at, .. } => 150 + place(at),
            A::Upgrade { .. } => 90,
            A::AddStep(unit) => self.s.hex_of(unit).map_or(0, |h| 110 - self.distance(h).min(40)),
            A::Buy { kind, at, .. } => 50 + place(at) + if kind.is_armour() { 8 } else { 0 },
            A::PlaceAir { hex, .. } => self.at(hex).map_or(0, |h| {
                let foe = i32::from(self.enemies.contains(h));
                30 + 25 * foe + self.pressure(h)
            }),
            A::PlaceBlitz(hex) => self.at(hex).map_or(0, |h| 40 + self.pressure(h)),
            A::PlaceFleet { zone, .. } => {
                20 + self.rules.data.map.ports_on[zone.index()].intersection(&self.goals).len() as i32
            }
            A::PlaceConvoy(zone) => 15 + self.rules.data.map.coast_of[zone.index()].len() as i32 / 4,
            A::Beachhead { hex, facing, .. } => self.score_beachhead(hex, facing),
            A::Select(unit) => {
                let keeps = self.s.hex_of(unit).is_some_and(|h| self.must_keep(unit, h));
                if keeps { -1 } else { 10 }
            }
            A::Attack(hex) => match self.at(hex).map(|h| (h, self.prospects(h))) {
                Some((h, column)) if column >= GOOD => {
                    10 * column as i32 + 30 * i32::from(self.goals.contains(h)) - self.distance(h).min(20)
                }
                _ => -1,
            },
            A::Land(_) => 10,
            _ => -1,
        }
    }

    /// War is worth it where something that wins the game lies.
    fn declares(&self, action: Action) -> i32 {
        match action {
            Action::Declare(country) => {
                let mine = self.rules.data.scenario.victory.points.iter().filter(|p| p.0 == self.faction);
                let land = &self.rules.data.map.country[country.index()];
                if mine.into_iter().any(|p| land.contains(p.1)) { 50 } else { -1 }
            }
            _ => 50,
        }
    }

    /// A landing is worth it beside own troops that have no other way to go.
    fn score_beachhead(&self, hex: Hex, facing: board::Dir) -> i32 {
        let map = &self.rules.data.map;
        let Some(at) = self.at(hex) else { return -1 };
        let Some(shore) = map.grid.neighbour(at, facing) else { return -1 };
        if self.rules.controller(self.s, shore) == Some(self.faction) {
            return -1;
        }
        let beside = map.within(&[at].into_iter().collect(), 1);
        let waiting = self.s.units.iter().filter(|u| {
            let stuck = u.hex().is_some_and(|h| beside.contains(h) && self.distance(h) >= FAR);
            stuck && self.rules.faction_of(u.nation) == self.faction
        });
        let waiting: i32 = waiting.map(|u| i32::from(u.steps)).sum();
        let row = |u: UnitId| {
            let u = self.s.unit(u)?;
            self.rules.data.counters.row(u.nation, u.kind, u.steps)
        };
        let defence: i32 = self.s.at(shore).filter_map(row).map(|r| i32::from(r.defence)).sum();
        if waiting == 0 { -1 } else { 60 + 6 * waiting - 4 * defence - self.distance(shore).min(20) }
    }
}

impl Hints for Rules {
    fn script(&self, s: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        let Some(faction) = Faction::of(seat).filter(|_| legal.len() > 1) else { return 0 };
        let view = View::new(self, s, faction);
        let scored: Vec<i32> = legal.iter().map(|&a| view.score(a)).collect();
        let best = scored.iter().copied().max().unwrap_or(0);
        let ties: Vec<usize> = (0..legal.len()).filter(|&i| scored[i] == best).collect();
        rng.pick(&ties).copied().unwrap_or(0)
    }

    fn value(&self, s: &State, seat: Seat) -> i64 {
        let Some(faction) = Faction::of(seat) else { return 0 };
        let of = self.data.scenario.victory.of;
        let score = i64::from(self.score(s)) * 100;
        let steps = |f: Faction| -> i64 {
            s.units
                .iter()
                .filter(|u| self.faction_of(u.nation) == f && u.hex().is_some())
                .map(|u| i64::from(u.steps))
                .sum()
        };
        let balance = steps(faction) - faction.enemies().map(steps).sum::<i64>();
        (if of == faction { score } else { -score }) + 5 * balance
    }
}
