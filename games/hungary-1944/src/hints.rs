//! What the machine player should know: a sensible choice at every decision, from a picture of who is strong where. It
//! plans one step at a time; search over whole turns belongs to other players.

use crate::Rules;
use crate::action::{Action, Hex};
use crate::data::{CombatResult, Victory};
use crate::odds::defender_loss;
use crate::state::*;
use crate::vocabulary::*;
use board::{HexId, HexSet, MAX_HEXES};
use kernel::{Hints, Rng, Seat};

mod plan;

impl Hints for Rules {
    fn script(&self, s: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        let Some(side) = Side::of(seat) else { return 0 };
        let picture = Picture::new(self, s, side);
        let best = match (s.frames.last(), s.phase) {
            (Some(Frame::Moving(m)), _) => picture.move_on(m, legal),
            (Some(Frame::Fight(f)), _) => picture.fight(f, legal),
            (Some(Frame::Run(run)), _) => picture.best(legal, |a| picture.run(run, a)),
            (Some(Frame::Placing(p)), _) => picture.best(legal, |a| picture.placement(p.unit, a)),
            (Some(Frame::Retreat { unit, .. }), _) => picture.best(legal, |a| picture.placement(*unit, a)),
            (None, Phase::Combat(_)) => picture.best(legal, |a| picture.target(a)),
            (None, Phase::Missions) => return picture.mission(legal, rng),
            (None, _) => picture.best(legal, |a| picture.housekeeping(a)),
        };
        best.unwrap_or(0)
    }

    /// Points of the score, then the strength left on the map.
    fn value(&self, s: &State, seat: Seat) -> i64 {
        let strength = |side: Side| -> i64 {
            s.on_map().filter(|&(u, _)| self.data.brief(u).side == side).map(|(u, _)| worth(self, s, u) as i64).sum()
        };
        let allied = i64::from(self.score(s)) * 100 + strength(Side::Allied) - strength(Side::Axis);
        if Side::of(seat) == Some(Side::Allied) { allied } else { -allied }
    }
}

/// How much of a unit's attack counts one, two and three hexes away: those farther off can still come up.
const NEARNESS: [f32; 3] = [1.0, 0.6, 0.35];

/// Columns and air units reckoned with before an attack is decided on.
const EXPECTED_COLUMNS: usize = 2;
const EXPECTED_AIR: usize = 3;

/// How near the enemy must be for an empty town of ours to want a garrison: Soviet tanks run farther than Axis raids.
const RAID: [f64; 2] = [16.0, 6.0];

/// What a point of the score is worth in combat factors, where units lost are points.
const POINT: f64 = 4.0;

/// What it is worth to keep a hex of ours from standing empty.
const GARRISON: f64 = 3.0;

/// What a unit is worth: the factors on the side that lies up.
fn worth(rules: &Rules, s: &State, unit: UnitId) -> f64 {
    let f = s.printed(unit, &rules.data);
    f64::from(f.attack) + f64::from(f.defence) * 0.5
}

/// The situation as one side sees it.
struct Picture<'a> {
    rules: &'a Rules,
    s: &'a State,
    side: Side,
    /// Factors that could strike each hex, nearer ones counting fully: ours and theirs.
    ours: [f32; MAX_HEXES],
    theirs: [f32; MAX_HEXES],
    /// Defence of our units and of theirs, by the hex they stand in.
    held: [f32; MAX_HEXES],
    facing: [f32; MAX_HEXES],
    enemy: Vec<HexId>,
    /// Hexes worth having: ours to hold and theirs to take, with their worth.
    to_hold: Vec<(HexId, f64)>,
    to_take: Vec<(HexId, f64)>,
    /// Hexes a supply line reaches.
    supplied: HexSet,
    /// The attacks the side moves up for: who is to stand next to which hex.
    plan: Vec<(UnitId, HexId)>,
    columns: Vec<HexId>,
}

impl<'a> Picture<'a> {
    fn new(rules: &'a Rules, s: &'a State, side: Side) -> Picture<'a> {
        let grid = &rules.data.map.grid;
        let mut p = Picture {
            rules,
            s,
            side,
            ours: [0.0; MAX_HEXES],
            theirs: [0.0; MAX_HEXES],
            held: [0.0; MAX_HEXES],
            facing: [0.0; MAX_HEXES],
            enemy: Vec::new(),
            to_hold: Vec::new(),
            to_take: Vec::new(),
            supplied: HexSet::EMPTY,
            plan: Vec::new(),
            columns: Vec::new(),
        };
        for (unit, hex) in s.on_map() {
            let brief = rules.data.brief(unit);
            let (attack, defence) = (rules.attack_factor(s, unit) as f32, rules.defence_factor(s, unit) as f32);
            let own = brief.side == side;
            let at = if own { &mut p.held } else { &mut p.facing };
            at[hex.index()] += defence;
            if own && brief.kind == Kind::Column {
                p.columns.push(hex);
            }
            if !own && brief.kind != Kind::Column {
                p.enemy.push(hex);
            }
            if !brief.kind.fights() {
                continue;
            }
            let reach = if own { &mut p.ours } else { &mut p.theirs };
            for (far, ring) in rules.rings[hex.index()].iter().enumerate() {
                let share = NEARNESS[far];
                for &at in ring {
                    reach[at.index()] += attack * share;
                }
            }
        }
        p.enemy.sort_unstable();
        p.enemy.dedup();
        for (hex, points) in rules.valuable_hexes() {
            let list = if s.controls(side, hex) { &mut p.to_hold } else { &mut p.to_take };
            list.push((hex, f64::from(points.max(1))));
        }
        // Where nothing is left to take, whatever the enemy still has is worth having.
        if p.to_take.is_empty() {
            let supply = rules.data.map.supply[side.enemy().index()];
            p.to_take = supply.iter().filter(|&h| !s.controls(side, h)).map(|h| (h, 1.0)).collect();
        }
        let passable = rules.passable(s, side);
        let sources = if side == Side::Axis { rules.data.map.supply[0] } else { p.linked_headquarters() };
        let lines = rules.net_through(&passable, &sources);
        // A unit that steps into an enemy zone opens that hex to its own line.
        let near_line = |h: HexId| {
            let open =
                |(d, n): (board::Dir, HexId)| lines.contains(n) && rules.data.map.side(h, d).water != Water::Lake;
            lines.contains(h) || grid.neighbours(h).any(open)
        };
        p.supplied = grid.hexes().filter(|&h| near_line(h)).collect();
        if matches!(s.frames.last(), Some(Frame::Moving(_))) {
            p.plan = p.make_plan();
        }
        p
    }

    fn linked_headquarters(&self) -> HexSet {
        let links = self.rules.links(self.s, self.side);
        let hqs = self.rules.data.headquarters.iter().enumerate();
        hqs.filter(|&(i, _)| links[i] != Link::Cut).filter_map(|(_, &hq)| self.s.hex_of(hq)).collect()
    }

    fn distance(&self, a: HexId, b: HexId) -> f64 {
        f64::from(self.rules.data.map.grid.distance(a, b))
    }

    fn best(&self, legal: &[Action], score: impl Fn(Action) -> f64) -> Option<usize> {
        let mut best: Option<(f64, usize)> = None;
        for (i, &action) in legal.iter().enumerate() {
            let value = score(action);
            if best.is_none_or(|(b, _)| value > b) {
                best = Some((value, i));
            }
        }
        best.map(|(_, i)| i)
    }

    fn to_enemy(&self, hex: HexId) -> f64 {
        self.enemy.iter().map(|&e| self.distance(hex, e)).fold(40.0, f64::min)
    }

    /// How far a hex is from something worth taking, dearer things seeming nearer.
    fn to_goal(&self, hex: HexId) -> f64 {
        self.to_take.iter().map(|&(h, w)| self.distance(hex, h) - w * 0.4).fold(40.0, f64::min)
    }

    /// How far a hex is from something of ours that the enemy is near to.
    fn to_threatened(&self, hex: HexId) -> f64 {
        let pressing = |h: HexId| self.to_enemy(h) <= 6.0;
        self.to_hold
            .iter()
            .filter(|&&(h, _)| pressing(h))
            .map(|&(h, w)| self.distance(hex, h) - w * 0.3)
            .fold(f64::INFINITY, f64::min)
    }

    fn is_attacker(&self) -> bool {
        match (self.side, &self.rules.data.scenario.victory) {
            (Side::Allied, _) => true,
            (Side::Axis, Victory::Budapest { .. }) => true,
            (Side::Axis, _) => self.s.fuhrer.quota.is_some(),
        }
    }

    /// How good it is for a fighting unit to stand in a hex.
    fn standing(&self, unit: UnitId, hex: HexId) -> f64 {
        let rules = self.rules;
        let data = rules.data.unit(unit);
        let f = self.s.printed(unit, &rules.data);
        let here = self.s.hex_of(unit) == Some(hex);
        let i = hex.index();
        let own_defence = f32::from(f.defence);
        let defence = self.held[i] - if here { own_defence } else { 0.0 } + own_defence;
        let threat = self.theirs[i];
        let shift = f64::from(-rules.data.terrain.of(rules.data.map.hex(hex).terrain).shift);
        let mut value = 0.0;
        if !self.supplied.contains(hex) {
            value -= 6.0;
        }
        if self.side == Side::Allied && data.kind != Kind::Part {
            let far = self.linked_headquarters_distance(hex);
            value -= (far - 8.0).max(0.0) * 0.25;
        }
        // A stack that cannot bear what may fall on it is better elsewhere.
        let odds = f64::from(threat / defence.max(1.0));
        let fear = if self.is_attacker() { 0.15 } else { 0.35 };
        value -= (odds - 1.5 - shift).clamp(0.0, 4.0) * fear;
        value += shift * if self.is_attacker() { 0.15 } else { 0.5 };
        let contact = self.rules.data.map.grid.neighbours(hex).map(|(_, n)| {
            let facing = self.facing[n.index()];
            if facing <= 0.0 {
                return 0.0;
            }
            let ratio = (self.ours[n.index()] + f32::from(f.attack) * 0.5) / facing;
            f64::from((ratio - 0.5).clamp(0.0, 2.5))
        });
        let contact = contact.fold(0.0, f64::max);
        if self.is_attacker() {
            value += contact * 0.8;
            value -= self.to_goal(hex) * 0.5;
            let lost = self.to_take.iter().find(|t| t.0 == hex).map_or(0.0, |t| t.1);
            value += lost * 1.5;
        } else {
            value += contact * 0.5;
            value -= (self.to_enemy(hex) - 1.0).max(0.0) * 0.25;
            let threatened = self.to_threatened(hex);
            if threatened.is_finite() {
                value -= threatened.max(-1.0) * 0.35;
            }
        }
        // Somebody has to stay in what we hold: the enemy runs far by rail.
        if let Some(&(_, worth)) = self.to_hold.iter().find(|h| h.0 == hex) {
            let others = self.held[i] - if here { own_defence } else { 0.0 };
            let near = self.to_enemy(hex);
            if others < 1.0 && near <= RAID[self.side.index()] {
                value += GARRISON + worth;
            } else if near <= 5.0 {
                value += worth * if odds > 2.0 { 0.6 } else { 0.25 };
            }
        }
        value
    }

    fn linked_headquarters_distance(&self, hex: HexId) -> f64 {
        let hqs = self.rules.data.headquarters.iter().filter(|&&hq| self.rules.data.brief(hq).side == self.side);
        hqs.filter_map(|&hq| self.s.hex_of(hq)).map(|h| self.distance(hex, h)).fold(20.0, f64::min)
    }

    /// How good it is for a headquarters to stand in a hex: by rail, behind the troops, out of reach.
    fn headquarters_at(&self, hex: HexId) -> f64 {
        let rail = self.rules.rail_net(self.s, self.side).contains(hex);
        let near = self.to_enemy(hex);
        let front = self.front_distance(hex);
        f64::from(rail) * 6.0 - (3.0 - near).max(0.0) * 4.0 - front * 0.8
    }

    /// The mean distance to our units that are near the enemy.
    fn front_distance(&self, hex: HexId) -> f64 {
        let mut sum = 0.0;
        let mut count = 0.0;
        for (unit, at) in self.s.on_map() {
            let brief = self.rules.data.brief(unit);
            if brief.side == self.side && brief.kind.fights() && self.theirs[at.index()] > 0.0 {
                sum += self.distance(hex, at).min(14.0);
                count += 1.0;
            }
        }
        if count == 0.0 { self.to_enemy(hex) } else { sum / count }
    }

    /// A column belongs beside the units that will attack or be attacked, with somebody to guard it.
    fn column_at(&self, hex: HexId) -> f64 {
        let guarded = self.held[hex.index()] > 1.0;
        let around = self.rules.data.map.grid.neighbours(hex).map(|(_, n)| n).chain([hex]);
        let served: f32 = around.map(|h| if self.theirs[h.index()] > 0.0 { self.held[h.index()] } else { 0.0 }).sum();
        let crowd = self.columns.iter().filter(|&&c| self.distance(c, hex) <= 1.0).count() as f64;
        f64::from(served) * 0.1 - self.to_enemy(hex) * 0.3 - if guarded { 0.0 } else { 3.0 } - (crowd - 2.0).max(0.0)
    }

    fn at(&self, unit: UnitId, hex: HexId) -> f64 {
        match self.rules.data.brief(unit).kind {
            Kind::Hq => self.headquarters_at(hex),
            Kind::Column => self.column_at(hex),
            // Guns stand one hex behind, with somebody.
            Kind::Art => self.column_at(hex) + if self.theirs[hex.index()] > 0.0 { -0.5 } else { 0.0 },
            _ => self.standing(unit, hex) + self.planned(unit, hex),
        }
    }

    /// A stack in hand: others of its kind join for a mobile attack; then it attacks, goes where it is best, or stays.
    fn move_on(&self, moving: &Moving, legal: &[Action]) -> Option<usize> {
        let first = moving.units.iter().next()?;
        let data = self.rules.data.unit(first);
        let strikes = |u: UnitId| {
            let brief = self.rules.data.brief(u);
            brief.nation == Nation::De
                && matches!(brief.kind, Kind::Pz | Kind::Mech)
                && self.s.unit(u).supply != Supply::None
        };
        if strikes(first) && !data.s_mark {
            let join = legal.iter().position(|a| matches!(a, Action::Join(u) if strikes(*u)));
            let mobile_war = self.is_attacker() || self.theirs[moving.at.index()] > 0.0;
            if join.is_some() && mobile_war && moving.units.len() < 3 {
                return join;
            }
        }
        let stay = self.at(first, moving.at) + if self.is_attacker() { 0.2 } else { 0.8 };
        self.best(legal, |action| match action {
            Action::Done => stay,
            Action::MoveTo(Hex(hex)) => self.at(first, hex),
            Action::MobileAttack(Hex(hex)) => {
                let attackers =
                    moving.units.iter().filter(|&u| self.rules.data.brief(u).kind != Kind::Column).collect();
                let gain = self.gain(&Fight { attackers, ..self.paper_fight(hex, true) });
                if gain > 1.0 { stay + gain } else { f64::NEG_INFINITY }
            }
            _ => f64::NEG_INFINITY,
        })
    }

    fn paper_fight(&self, target: HexId, mobile: bool) -> Fight {
        crate::combat::new_fight(self.side, target, UnitSet::default(), mobile)
    }

    /// What a fight is worth to its attacker, over all falls of the die.
    fn gain(&self, fight: &Fight) -> f64 {
        let (rules, s) = (self.rules, self.s);
        let sum = rules.sum(s, fight);
        let defenders = rules.defenders(s, fight.attacker.enemy(), fight.target);
        let steps: u8 = defenders.iter().map(|u| s.steps(u, &rules.data)).sum();
        let total: f64 = defenders.iter().map(|u| worth(rules, s, u)).sum();
        let per_step = total / f64::from(steps.max(1));
        let cheapest = fight
            .attackers
            .iter()
            .map(|u| worth(rules, s, u) / f64::from(s.steps(u, &rules.data).max(1)))
            .fold(f64::INFINITY, f64::min);
        // Who has to get somewhere pays for it; the Allies can also afford more.
        let caution = match (fight.attacker, self.is_attacker()) {
            (Side::Allied, _) => 0.8,
            (Side::Axis, true) => 0.6,
            (Side::Axis, false) => 0.9,
        };
        let ground = self.ground(fight);
        let city = rules.data.map.is_big_city(fight.target);
        rules
            .chances(fight.attacker, sum.column, sum.die_modifier())
            .iter()
            .map(|&(result, p)| {
                let (loss, excess) = defender_loss(result, steps, city, rules.options.de_city);
                let own = match result {
                    CombatResult::Losses { attacker, .. } => f64::from(attacker),
                    CombatResult::Eliminated => 0.0,
                };
                let taken = if loss >= steps { ground + f64::from(excess).min(4.0) * 0.5 } else { 0.0 };
                p * (f64::from(loss) * per_step - own * cheapest.min(20.0) * caution + taken)
            })
            .sum()
    }

    /// What the ground itself is worth.
    fn ground(&self, fight: &Fight) -> f64 {
        let listed = self.rules.valuable_hexes().iter().find(|v| v.0 == fight.target).map_or(0.0, |v| f64::from(v.1));
        let hq = self.s.at(fight.target).any(|u| self.rules.data.brief(u).kind == Kind::Hq);
        let onward = self.to_goal(fight.target) < 12.0 && fight.attacker == self.side && self.is_attacker();
        1.0 + listed * 2.0 + if hq { 8.0 } else { 0.0 } + if onward { 2.0 } else { 0.0 }
    }

    /// Whether to attack a hex, with everybody who can.
    fn target(&self, action: Action) -> f64 {
        match action {
            Action::Attack(Hex(hex)) => {
                let attackers = self.rules.coalition(self.s, self.side, hex);
                let gain = self.gain(&self.with_support(Fight { attackers, ..self.paper_fight(hex, false) }));
                let driven = self.s.fuhrer.quota.is_some_and(Quota::open) && self.side == Side::Axis;
                if gain > 0.3 || driven { 10.0 + gain } else { -1.0 }
            }
            _ => 0.0,
        }
    }

    /// The attack with the columns beside the attackers and the air units over the hex.
    fn with_support(&self, mut fight: Fight) -> Fight {
        let (rules, s) = (self.rules, self.s);
        let own = self.side.index();
        for (unit, hex) in s.on_map() {
            let brief = rules.data.brief(unit);
            let beside = |u: UnitId| s.hex_of(u).is_some_and(|h| self.distance(h, hex) <= 1.0);
            if brief.side == self.side
                && brief.kind == Kind::Column
                && fight.columns[own].len() < EXPECTED_COLUMNS
                && fight.attackers.iter().any(beside)
            {
                fight.columns[own].insert(unit);
            }
        }
        for air in rules.data.air_ids() {
            let over = s.air(air).place == AirPlace::Over(rules.data.map.hex(fight.target).zone);
            let bombs = rules.data.air(air).side == self.side && over && !s.air(air).fought;
            if bombs && fight.air[own].len() < EXPECTED_AIR {
                fight.air[own].insert(air);
            }
        }
        fight
    }

    fn fight(&self, fight: &Fight, legal: &[Action]) -> Option<usize> {
        match fight.stage {
            Stage::Attackers => self.choose_attackers(fight, legal),
            Stage::AttackerSupport | Stage::DefenderSupport => self.support(fight, legal),
            Stage::Avoid => legal.iter().position(|a| *a == Action::Avoid),
            Stage::DefenderLosses | Stage::AttackerLosses => self.best(legal, |a| self.sacrifice(a)),
            Stage::Advance => self.best(legal, |a| match a {
                Action::Advance(unit) => {
                    let Some(from) = self.s.hex_of(unit) else { return -1.0 };
                    self.at(unit, fight.target) - self.at(unit, from) + 0.8
                }
                _ => 0.0,
            }),
            Stage::Exploitation => self.best(legal, |a| match a {
                Action::Exploit(unit) => {
                    let Some(from) = self.s.hex_of(unit) else { return -1.0 };
                    self.at(unit, fight.target) - self.at(unit, from) + 0.5
                }
                _ => 0.0,
            }),
            Stage::Surplus => Some(0),
        }
    }

    /// Adds attackers while each makes the attack better.
    fn choose_attackers(&self, fight: &Fight, legal: &[Action]) -> Option<usize> {
        let now = if fight.attackers.is_empty() { f64::NEG_INFINITY } else { self.gain(fight) };
        let done = legal.iter().position(|a| *a == Action::Done);
        let with = |action: &Action| match action {
            Action::Attacker(unit) => {
                let mut attackers = fight.attackers;
                attackers.insert(*unit);
                self.gain(&Fight { attackers, ..*fight })
            }
            _ => f64::NEG_INFINITY,
        };
        let best = legal.iter().enumerate().map(|(i, a)| (with(a), i)).max_by(|a, b| a.0.total_cmp(&b.0))?;
        match done {
            Some(done) if best.0 <= now + 0.05 => Some(done),
            _ => Some(best.1),
        }
    }

    /// Commits what improves the fight by more than it is worth elsewhere.
    fn support(&self, fight: &Fight, legal: &[Action]) -> Option<usize> {
        let sign = if self.rules.fight_decider(fight) == fight.attacker { 1.0 } else { -1.0 };
        let now = self.gain(fight) * sign;
        let side = self.side.index();
        self.best(legal, |action| {
            let mut with = *fight;
            let price = match action {
                Action::AirSupport(air) => {
                    with.air[side].insert(air);
                    0.05
                }
                Action::Spend(column) => {
                    with.columns[side].insert(column);
                    1.0
                }
                Action::Artillery { artillery, column } => {
                    with.artillery.insert(artillery);
                    with.shells.insert(column);
                    1.0
                }
                _ => return 0.0,
            };
            self.gain(&with) * sign - now - price
        })
    }

    /// The step that hurts least.
    fn sacrifice(&self, action: Action) -> f64 {
        match action {
            Action::Lose(unit) => {
                let data = self.rules.data.unit(unit);
                let now = worth(self.rules, self.s, unit);
                let after = match data.reduced {
                    Some(f) if !self.s.unit(unit).reduced => f64::from(f.attack) + f64::from(f.defence) * 0.5,
                    _ => -self.loss_of(unit),
                };
                after - now
            }
            _ => f64::NEG_INFINITY,
        }
    }

    /// What the last step costs beyond its factors: rebuilding is dear, and in the Debrecen scenario some are points.
    fn loss_of(&self, unit: UnitId) -> f64 {
        let brief = self.rules.data.brief(unit);
        let points = match (&self.rules.data.scenario.victory, brief.side) {
            (Victory::Debrecen { axis_armour_lost, .. }, Side::Axis) if brief.kind.is_armour() => {
                axis_armour_lost.abs()
            }
            (Victory::Debrecen { allied_mobile_lost, .. }, Side::Allied) if brief.kind.is_mobile() => {
                allied_mobile_lost.abs()
            }
            _ => 0,
        };
        2.0 + f64::from(points) * POINT
    }

    fn run(&self, run: &Run, action: Action) -> f64 {
        match action {
            Action::MoveTo(Hex(hex)) => self.at(run.unit, hex),
            _ => self.s.hex_of(run.unit).map_or(0.0, |h| self.at(run.unit, h) + 0.2),
        }
    }

    fn placement(&self, unit: UnitId, action: Action) -> f64 {
        match action {
            Action::Place(Hex(hex)) | Action::MoveTo(Hex(hex)) => self.at(unit, hex),
            _ => f64::NEG_INFINITY,
        }
    }

    /// Decisions that want no look at the map, or only a small one.
    fn housekeeping(&self, action: Action) -> f64 {
        let (rules, s) = (self.rules, self.s);
        match action {
            Action::Done => 0.0,
            Action::Select(unit) => 1.0 + f64::from(self.move_rank(unit)),
            Action::Column(hq) => s.hex_of(hq).map_or(0.0, |h| 20.0 - self.front_distance(h)),
            Action::RiverColumn(Hex(hex)) => 18.0 - self.front_distance(hex),
            Action::Restore(unit) => 5.0 + worth(rules, s, unit),
            Action::Rebuild { unit, full } => {
                let f = rules.data.unit(unit).full;
                f64::from(f.attack) * if full { 0.9 } else { 1.0 } * 0.6 + 1.0
            }
            Action::RestoreAir { .. } => 3.0,
            Action::Fill(_) | Action::Rally { .. } => -1.0,
            Action::Enter(unit) => 1.0 + f64::from(rules.data.brief(unit).kind == Kind::Hq),
            Action::Withdraw(unit) | Action::Concede(unit) => -worth(rules, s, unit),
            Action::Transfer { air, .. } => {
                let grounded =
                    s.air(air).front.and_then(|f| rules.front_hq(f)).is_some_and(|hq| s.hex_of(hq).is_none());
                if grounded { 1.0 } else { -1.0 }
            }
            Action::Place(Hex(hex)) => -f64::from(rules.data.terrain.of(rules.data.map.hex(hex).terrain).shift),
            Action::Abort(air) => self.abort(air),
            Action::Target { air, target } => {
                let data = rules.data.air(target);
                let aimed = s.skies.targets.iter().filter(|t| t.1 == target).count() as f64;
                f64::from(data.bombs) + f64::from(data.kind.is_fighter()) * 3.0 - aimed * 3.0 - f64::from(air.0) * 0.001
            }
            Action::Tie { hex: Hex(hex), .. } => f64::from(self.theirs[hex.index()]) * 0.1 + 0.1,
            _ => 0.0,
        }
    }

    /// Who moves first: fighting units nearest the enemy, then guns, headquarters and columns.
    fn move_rank(&self, unit: UnitId) -> f32 {
        let hex = self.s.hex_of(unit).unwrap_or(HexId(0));
        match self.rules.data.brief(unit).kind {
            Kind::Column => 1.0,
            Kind::Hq => 2.0,
            Kind::Art => 3.0,
            _ => 50.0 - self.to_enemy(hex) as f32,
        }
    }

    /// Leaves a zone where the enemy's fighters are too many.
    fn abort(&self, air: AirId) -> f64 {
        let AirPlace::Over(zone) = self.s.air(air).place else { return -1.0 };
        let fighters = |side: Side| {
            let over = self.rules.over(self.s, zone, side);
            over.filter(|&a| self.rules.data.air(a).kind.is_fighter()).count()
        };
        let (ours, theirs) = (fighters(self.side), fighters(self.side.enemy()));
        let mine = self.rules.data.air(air).kind.is_fighter();
        if theirs > 2 * ours && (!mine || theirs > 2) { 1.0 } else { -1.0 }
    }

    /// Sends air units where the fighting will be, some to each of the busiest zones.
    fn mission(&self, legal: &[Action], rng: &mut Rng) -> usize {
        let mut weight = [0.0f64; 32];
        for hex in self.rules.data.map.grid.hexes() {
            let clash = self.facing[hex.index()].min(self.ours[hex.index()])
                + self.held[hex.index()].min(self.theirs[hex.index()]);
            weight[usize::from(self.rules.data.map.hex(hex).zone.0)] += f64::from(clash);
        }
        let first = legal.iter().find_map(|a| match a {
            Action::Mission { air, .. } => Some(*air),
            _ => None,
        });
        let options: Vec<(usize, f64)> = legal
            .iter()
            .enumerate()
            .filter_map(|(i, a)| match a {
                Action::Mission { air, zone } if Some(*air) == first => Some((i, weight[usize::from(zone.0)].powi(2))),
                _ => None,
            })
            .collect();
        let total: f64 = options.iter().map(|o| o.1).sum();
        if total <= 0.0 {
            return legal.iter().position(|a| *a == Action::Done).unwrap_or(0);
        }
        let mut draw = rng.below(1_000_000) as f64 / 1e6 * total;
        for &(i, w) in &options {
            draw -= w;
            if draw <= 0.0 {
                return i;
            }
        }
        options.first().map_or(0, |o| o.0)
    }
}

/// The hexes one, two and three away from each hex.
pub(crate) fn rings(grid: &board::HexGrid) -> Vec<[Vec<HexId>; 3]> {
    let ring = |hex: HexId, far: u16| grid.hexes().filter(|&h| grid.distance(hex, h) == far).collect();
    grid.hexes().map(|hex| [1, 2, 3].map(|far| ring(hex, far))).collect()
}
