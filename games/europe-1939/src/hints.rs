//! What a machine player should know: a plain plan for every decision, and what a position is worth.

use crate::Rules;
use crate::action::Action;
use crate::data::{Area, Areas};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Hints, Rng, Seat};

impl Rules {
    /// What holding an area is worth to a side.
    fn worth(&self, area: Area) -> i64 {
        let map = &self.data.map;
        let mut worth = 2 + 2 * i64::from(map.area(area).hpp);
        if map.capitals.contains(area) {
            worth += 3 + 2 * i64::from(map.country(area).map_or(0, |c| self.data.worth[c.index()]));
        }
        if self.data.objectives.contains(area) {
            worth += 8;
        }
        worth + if self.keys().contains(&area) { 30 } else { 0 }
    }

    /// The areas that decide a variant.
    fn keys(&self) -> Vec<Area> {
        let at = &self.data.map.place;
        match self.variant {
            Variant::FallOfFrance => vec![at.paris],
            Variant::Mediterranean => vec![at.suez, at.malta, at.gibraltar, at.tobruk, at.benghazi, at.tripoli],
            Variant::Barbarossa => vec![at.moscow, at.leningrad, at.stalingrad],
            Variant::FullWar => Vec::new(),
        }
    }

    /// Strength of attack and defence of what stands in an area.
    fn strength(&self, s: &State, area: Area, side: Side) -> (i64, i64) {
        let mut sum = (0, 0);
        for t in s.at(area).iter().filter(|t| s.side_of(t.nation) == Some(side) && !t.kind.is_ship()) {
            let data = self.data.kind(t.kind);
            sum.0 += i64::from(data.attack) * i64::from(t.n);
            sum.1 += (i64::from(data.defence) + 2) * i64::from(t.n);
        }
        sum
    }

    /// What the enemy could bring against an area by land.
    fn threat(&self, s: &State, area: Area, side: Side) -> i64 {
        let around = self.data.map.lands_around(area);
        around.iter().map(|a| self.strength(s, a, side.enemy()).0).sum()
    }

    /// Steps from an area to the nearest one the enemy holds that decides the variant, or to any of his.
    fn front(&self, s: &State, side: Side) -> [u8; crate::data::AREAS] {
        let enemy = s.areas_of(|n| s.side_of(n) == Some(side.enemy()));
        let keys: Areas = self.keys().into_iter().filter(|&a| enemy.contains(a)).collect();
        self.data.map.graph.distances(if keys.is_empty() { enemy } else { keys }, crate::data::LAND)
    }

    /// How an attack on an area looks, with everything that stands next to it and is free.
    fn attack_looks(&self, s: &State, area: Area, side: Side) -> (i64, i64) {
        let mut attack = 0;
        for from in self.data.map.lands_around(area).iter() {
            for t in s.at(from).iter().filter(|t| s.side_of(t.nation) == Some(side) && t.cond == Cond::Fresh) {
                if t.kind.is_land() {
                    attack += (i64::from(self.data.kind(t.kind).attack) + 1) * i64::from(t.n);
                }
            }
        }
        for g in s.groups.iter().filter(|g| g.target == area) {
            for (kind, n) in g.units.iter().chain(g.cargo.iter()) {
                attack += (i64::from(self.data.kind(kind).attack) + 1) * i64::from(n);
            }
        }
        if let Some(Frame::Moving(m)) = s.frames.last() {
            for (kind, n) in m.units.iter() {
                attack += (i64::from(self.data.kind(kind).attack) + 1) * i64::from(n);
            }
        }
        let plus =
            i64::from(self.data.map.forts.contains(area)) * 2 + i64::from(self.data.map.mountains.contains(area));
        let mut defence = 0;
        for t in s.at(area).iter().filter(|t| s.side_of(t.nation) == Some(side.enemy()) && !t.kind.is_ship()) {
            defence += (i64::from(self.data.kind(t.kind).defence) + 1 + plus) * i64::from(t.n);
        }
        (attack, defence)
    }

    /// The score of an action; the highest is taken.
    fn score(&self, s: &State, side: Side, front: &[u8], action: Action, rng: &mut Rng) -> i64 {
        use Action as A;
        let far = |area: Area| i64::from(front.get(area.index()).copied().unwrap_or(30).min(30));
        let jitter = rng.below(3) as i64;
        match action {
            A::Done | A::Sail => 0,
            A::Pass => 1,
            A::Declare { by, on } => self.war_score(s, by, on),
            A::Occupy(_) | A::Control(_) | A::First(_) | A::Garrison { .. } | A::Assign { .. } => 50 + jitter,
            A::Build { nation, kind, at } => {
                // Attacks are paid out of the same purse.
                let reserve = (self.season_limit(self.ledger(s, nation)) / 3).clamp(2, 6);
                if self.purse(s, nation) < self.data.kind(kind).cost + reserve {
                    return -1;
                }
                let need = (self.threat(s, at, side) - self.strength(s, at, side).1).clamp(0, 20);
                let kind = match kind {
                    Kind::Infantry => 8,
                    Kind::Armour => 9,
                    Kind::Aircraft => 6,
                    Kind::Paratroops | Kind::Submarine => 2,
                    _ => 0,
                };
                10 + kind + need + 10 - far(at).min(10) + jitter
            }
            A::Pick { at, kind, .. } => self.pick_score(s, side, front, at, kind) + jitter,
            A::Add(_) => 60,
            A::Load(_) => -1,
            A::Via(_) => -5,
            A::To(area) => self.move_score(s, side, front, area) + jitter,
            A::Drop(area) => {
                let empty = self.attack_looks(s, area, side).1 == 0;
                if empty { 20 + self.worth(area) } else { -10 }
            }
            A::Invade(area) => {
                let (_, defence) = self.attack_looks(s, area, side);
                if defence <= 3 { 10 + self.worth(area) } else { -10 }
            }
            A::Strike(_) => 5,
            A::Bomb(_) | A::Raid | A::Prey(_) => 40 + jitter,
            A::Intervene { kind, n, .. } => {
                let own_turn = s.side == side;
                if kind.is_ship() || own_turn { 0 } else { 2 + i64::from(n) }
            }
            A::Join { .. } => 2,
            A::Hunt { n, .. } => 10 + i64::from(n),
            A::Fight(area) => 10 + self.worth(area),
            A::Lose { kind, .. } => {
                30 - i64::from(self.data.kind(kind).cost) * 4 - i64::from(self.data.kind(kind).attack)
            }
            // What is aboard goes down with it, but an empty fleet fights on.
            A::LoseLaden(_) => 4,
            A::Starve { kind, .. } => 30 - i64::from(self.data.kind(kind).cost) * 4,
            // Those who would help least in what is to come turn back.
            A::Return { kind, .. } => 10 - i64::from(self.data.kind(kind).attack),
            A::Shelter(area) => 30 - far(area) + jitter,
            A::BreakOff | A::Press => self.press_score(s, action == A::Press),
            A::Lay { value, .. } => i64::from(value) + 1,
            A::Escort { .. } => -1,
            A::Order(_) => -100,
        }
    }

    fn war_score(&self, s: &State, by: Nation, on: Nation) -> i64 {
        let year = s.date.year();
        match (by, on) {
            (Nation::It, Nation::Uk) => 20,
            (Nation::De, Nation::Be) => 30,
            (Nation::De, Nation::Nl | Nation::Dk) if self.variant == Variant::FullWar && year >= 1940 => 20,
            (Nation::De, Nation::Yu | Nation::Gr) if year >= 1941 => 10,
            (Nation::De, Nation::Su) if year >= 1941 && s.date.season() == SPRING => 25,
            (Nation::Us, Nation::De) | (Nation::Su, Nation::De) => 40,
            _ => -10,
        }
    }

    /// Units next to something worth attacking go first; those far behind go forward.
    fn pick_score(&self, s: &State, side: Side, front: &[u8], at: Area, kind: Kind) -> i64 {
        let goals = self.goals(s, side);
        let around = self.data.map.lands_around(at);
        if s.phase == Phase::Redeploy {
            let far = i64::from(front[at.index()].min(30));
            return if far > 2 && kind.is_land() { 5 + far } else { -1 };
        }
        if kind.is_land() && around.meets(goals) {
            let home = self.data.map.home(Nation::De).contains(at) || side == Side::Allies;
            let stays = home && self.threat(s, at, side) > self.strength(s, at, side).1 - 4 && self.worth(at) > 20;
            return if stays { 3 } else { 40 };
        }
        if kind == Kind::Submarine || kind == Kind::Bomber {
            return 20;
        }
        if kind == Kind::Aircraft {
            let near = self.data.map.graph.within(Areas::one(at), 2, !Areas::EMPTY);
            return if near.meets(s.turn.battles) { 30 } else { -2 };
        }
        let far = i64::from(front[at.index()].min(30));
        if kind.is_land() && far > 1 && s.phase == Phase::Move { 5 + far } else { -2 }
    }

    /// Enemy areas an attack on which looks good.
    fn goals(&self, s: &State, side: Side) -> Areas {
        let enemy = s.areas_of(|n| s.side_of(n) == Some(side.enemy()));
        let next = self.data.map.graph.next_to(s.areas_of(|n| s.side_of(n) == Some(side)));
        let good = |area: &Area| {
            let (attack, defence) = self.attack_looks(s, *area, side);
            attack > 0 && (defence == 0 || attack * 4 >= defence * 5) || s.turn.battles.contains(*area)
        };
        (enemy & next & crate::data::LAND).iter().filter(good).collect()
    }

    fn move_score(&self, s: &State, side: Side, front: &[u8], to: Area) -> i64 {
        let Some(Frame::Moving(m)) = s.frames.last() else { return 0 };
        let far = |area: Area| i64::from(front.get(area.index()).copied().unwrap_or(30).min(30));
        if s.side_at(to) == Some(side.enemy()) {
            let (attack, defence) = self.attack_looks(s, to, side);
            if m.units.air() > 0 {
                return if s.turn.battles.contains(to) { 70 + self.worth(to) } else { 0 };
            }
            let near = 4 * (10 - far(to).min(10));
            if defence == 0 {
                return 80 + self.worth(to) + near;
            }
            return if attack * 4 >= defence * 5 || s.turn.battles.contains(to) {
                61 + self.worth(to) + near + (attack * 10 / defence.max(1)).min(60)
            } else {
                -5
            };
        }
        let gain = far(m.origin) - far(to);
        let need = (self.threat(s, to, side) - self.strength(s, to, side).1).clamp(-10, 20);
        10 + 3 * gain + if far(to) <= 1 { need } else { 0 } + self.worth(to) / 4
    }

    fn press_score(&self, s: &State, press: bool) -> i64 {
        let odds = match s.frames.last() {
            Some(Frame::Battle(b)) => self.battle_fight(s, b.area).odds().win,
            Some(Frame::Sea(fight)) => {
                let odds = self.sea_fight(fight).odds();
                match fight.stage {
                    SeaStage::Decide(side) if side != fight.mover => odds.lose,
                    _ => odds.win,
                }
            }
            _ => 1.0,
        };
        if press == (odds >= 0.35) { 10 } else { 0 }
    }
}

impl Hints for Rules {
    fn script(&self, s: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        let side = self.side_of_seat(seat).unwrap_or(s.side);
        let front = self.front(s, side);
        let scored = legal.iter().enumerate().map(|(i, &a)| (self.score(s, side, &front, a, rng), i));
        scored.max_by_key(|&(score, i)| (score, std::cmp::Reverse(i))).map_or(0, |(_, i)| i)
    }

    /// Ground, units and points, a point of production being worth a hundred.
    fn value(&self, s: &State, seat: Seat) -> i64 {
        let side = self.side_of_seat(seat).unwrap_or(Side::Axis);
        let ours = |of: Option<Side>| match of {
            Some(of) if of == side => 1,
            Some(_) => -1,
            None => 0,
        };
        let ground: i64 = s
            .ground
            .owners()
            .iter()
            .enumerate()
            .map(|(i, &owner)| ours(s.side_of(owner)) * self.worth(board::AreaId(i as u8)) * 50)
            .sum();
        let units: i64 = s
            .stacks
            .iter()
            .map(|t| ours(s.side_of(t.nation)) * i64::from(self.data.kind(t.kind).cost) * i64::from(t.n) * 100)
            .sum();
        let points: i64 =
            Nation::GREAT.into_iter().map(|n| ours(s.side_of(n)) * i64::from(s.ledgers[n.index()].left) * 60).sum();
        let end = match s.verdict {
            Some(Verdict::Decisive(of)) => 1_000_000 * ours(Some(of)),
            Some(Verdict::Marginal(of)) => 500_000 * ours(Some(of)),
            _ => 0,
        };
        ground + units + points + end
    }
}
