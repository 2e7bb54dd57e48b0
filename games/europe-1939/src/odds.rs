//! How a fight is likely to end, exactly, from the same values the fight on the board is fought with. Each side loses
//! its units in a given order; equal situations are met once.

use crate::Rules;
use crate::action::verb;
use crate::data::Area;
use crate::options::RollTwice;
use crate::rules::intervention::InTheAir;
use crate::rules::sea::{OF_PORT, PortIs, dive};
use crate::state::*;
use crate::vocabulary::*;
use odds::Distribution;

/// Units that are alike in a fight.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub kind: Kind,
    pub n: u8,
    /// Hits on this or less; nothing if it does not roll.
    pub value: u8,
    /// Rolls in the first round only.
    pub flies: bool,
    pub throws: Throws,
}

/// How often a unit rolls in a round (HU-69, HU-71).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Throws {
    One,
    /// Twice, and it hits once if either die does.
    BestOfTwo,
    /// Twice, and each die can hit.
    Two,
}

/// A fight to be reckoned through: the units of both sides in the order in which they are lost.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fight {
    pub attackers: Vec<Line>,
    pub defenders: Vec<Line>,
    /// Only one round is fought (air against air).
    pub one_round: bool,
}

/// What is left of both sides: attackers, defenders.
pub type Left = (u8, u8);

/// How a fight ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Odds {
    /// Attackers are left and no defenders.
    pub win: f64,
    pub lose: f64,
    /// Nobody is left.
    pub draw: f64,
    /// Both are left: it was one round, or nobody can hit anybody.
    pub open: f64,
    pub left: Option<Distribution<Left>>,
    /// Units that each side loses on average, aircraft among them: attackers, defenders.
    pub mean_lost: (f64, f64),
}

fn total(lines: &[Line]) -> usize {
    lines.iter().map(|l| usize::from(l.n)).sum()
}

/// Aircraft roll in the first round only.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Round {
    First,
    Later,
}

/// Chances of 0, 1, 2 … hits when the first `lost` units of the lines are gone.
fn hits(lines: &[Line], lost: usize, round: Round) -> Vec<f64> {
    let mut chances = vec![1.0];
    let mut gone = lost;
    for line in lines {
        let left = usize::from(line.n).saturating_sub(gone);
        gone = gone.saturating_sub(usize::from(line.n));
        if line.flies && round == Round::Later || line.value == 0 {
            continue;
        }
        let miss = 1.0 - f64::from(line.value.min(6)) / 6.0;
        let (miss, dice) = match line.throws {
            Throws::One => (miss, left),
            Throws::BestOfTwo => (miss * miss, left),
            Throws::Two => (miss, 2 * left),
        };
        for _ in 0..dice {
            chances.push(0.0);
            for k in (1..chances.len()).rev() {
                chances[k] = chances[k] * miss + chances[k - 1] * (1.0 - miss);
            }
            chances[0] *= miss;
        }
    }
    chances
}

/// Units that stay for further rounds when `lost` are gone: those that fly have left.
fn staying(lines: &[Line], lost: usize) -> usize {
    let mut gone = lost;
    let mut stay = 0;
    for line in lines {
        let left = usize::from(line.n).saturating_sub(gone);
        gone = gone.saturating_sub(usize::from(line.n));
        stay += if line.flies { 0 } else { left };
    }
    stay
}

impl Fight {
    /// Lines with those that fly last, so that who stays is lost first; the order is the owner's otherwise.
    pub fn odds(&self) -> Odds {
        let (na, nd) = (total(&self.attackers), total(&self.defenders));
        // Aircraft fly home after the first round, so only who stays can be lost later.
        let (later_a, later_d) = (staying(&self.attackers, 0), staying(&self.defenders, 0));
        let mut ends: Vec<((u8, u8), f64)> = Vec::new();
        let mut mean_lost = (0.0, 0.0);
        // The first round, with aircraft.
        let mut open = vec![0.0; (na + 1) * (nd + 1)];
        let at = |a: usize, d: usize| a * (nd + 1) + d;
        let ha = hits(&self.attackers, 0, Round::First);
        let hd = hits(&self.defenders, 0, Round::First);
        for (k, p) in hd.iter().enumerate() {
            for (m, q) in ha.iter().enumerate() {
                open[at(k.min(na), m.min(nd))] += p * q;
            }
        }
        let left = |a: usize, d: usize| {
            if self.one_round {
                ((na - a) as u8, (nd - d) as u8)
            } else {
                (staying(&self.attackers, a) as u8, staying(&self.defenders, d) as u8)
            }
        };
        for a in 0..=na {
            for d in 0..=nd {
                let p = open[at(a, d)];
                if p == 0.0 {
                    continue;
                }
                let (x, y) = left(a, d);
                let ha = hits(&self.attackers, a, Round::Later);
                let hd = hits(&self.defenders, d, Round::Later);
                let idle = ha[0] * hd[0];
                if self.one_round || x == 0 || y == 0 || idle >= 1.0 {
                    ends.push(((x, y), p));
                    mean_lost = (mean_lost.0 + p * a as f64, mean_lost.1 + p * d as f64);
                    continue;
                }
                // Rounds in which nobody hits change nothing: leave them out.
                let scale = p / (1.0 - idle);
                for (k, pk) in hd.iter().enumerate() {
                    for (m, pm) in ha.iter().enumerate() {
                        if k + m > 0 {
                            open[at((a + k).min(later_a), (d + m).min(later_d))] += scale * pk * pm;
                        }
                    }
                }
            }
        }
        let chance = |fits: fn(Left) -> bool| ends.iter().filter(|(l, _)| fits(*l)).map(|(_, p)| p).sum();
        Odds {
            win: chance(|(a, d)| a > 0 && d == 0),
            lose: chance(|(a, d)| a == 0 && d > 0),
            draw: chance(|l| l == (0, 0)),
            open: chance(|(a, d)| a > 0 && d > 0),
            left: Distribution::from_weights(ends),
            mean_lost,
        }
    }
}

/// The cheapest first, aircraft last: how losses are supposed to be taken.
fn in_order(mut lines: Vec<Line>) -> Vec<Line> {
    lines.retain(|l| l.n > 0);
    lines.sort_by_key(|l| (l.flies, l.value == 0, l.value, l.kind));
    lines
}

/// The chance that ships get through to a distance: one die for the group (HU-41).
pub fn sailing_chance(distance: u8) -> f64 {
    f64::from(6u8.saturating_sub(distance.min(6))) / 6.0
}

impl Rules {
    /// The land battle for an area as it would be fought now, with everybody who is on the way to it.
    pub fn battle_fight(&self, state: &State, area: Area) -> Fight {
        let part = self.parts(state, area).first().copied().unwrap_or_default();
        let air = state.at(area).iter().filter(|t| t.kind.is_air()).map(|t| t.nation).collect::<NationSet>();
        let part = part.iter().chain(air.iter()).collect();
        let shown = state.battle();
        let fresh = Battle {
            area,
            stage: BattleStage::Round,
            round: 0,
            flown: false,
            part,
            away: Vec::new(),
            supported: false,
            withdrawn: false,
            paratroops: false,
            met: NationSet::NONE,
        };
        let b = match shown {
            Some(b) if b.area == area => Battle { part: if b.part.is_empty() { part } else { b.part }, ..b.clone() },
            _ => fresh,
        };
        let plus = self.modifier(state, area).value;
        let mut attackers: Vec<Line> = Vec::new();
        for g in state.groups.iter().filter(|g| g.target == area && g.mission != Mission::Strike) {
            let twice = self.rolls_twice(state, g.nation, b.part);
            // Aircraft aboard come ashore with the area and do not fight for it.
            let units = if g.units.ships() > 0 { g.ashore() } else { g.units };
            for (kind, n) in units.iter().filter(|(k, _)| k.is_land() || k.is_air() && !b.flown) {
                attackers.push(Line {
                    kind,
                    n,
                    value: self.data.kind(kind).attack,
                    flies: kind.is_air(),
                    throws: self.throws(twice),
                });
            }
        }
        let mut defenders: Vec<Line> = Vec::new();
        for t in self.defenders_of_the_part(state, &b) {
            let own = self.data.kind(t.kind).defence;
            let value = if t.kind.is_land() { (own + plus).min(self.data.numbers.ground.highest) } else { own };
            defenders.push(Line { kind: t.kind, n: t.n, value, flies: t.kind.is_air(), throws: Throws::One });
        }
        Fight { attackers: in_order(attackers), defenders: in_order(defenders), one_round: false }
    }

    /// How often units that may roll twice do, as it is read.
    fn throws(&self, twice: bool) -> Throws {
        match self.options.roll_twice {
            _ if !twice => Throws::One,
            RollTwice::BestOfTwo => Throws::BestOfTwo,
            RollTwice::TwoHits => Throws::Two,
        }
    }

    fn sea_lines(&self, units: &[SeaUnit]) -> Vec<Line> {
        in_order(
            units
                .iter()
                .map(|u| Line {
                    kind: u.kind,
                    n: u.n,
                    value: u.value,
                    flies: u.kind.is_air(),
                    throws: self.throws(u.twice),
                })
                .collect(),
        )
    }

    /// The sea battle in the port of an area that is attacked, if ships there can still fight: against those of the
    /// first nation, where several do not defend together.
    pub fn port_fight(&self, state: &State, area: Area) -> Option<Fight> {
        let ships = self.port_defenders(state, area, state.side.enemy(), PortIs::Struck);
        let defenders = *self.apart(state, ships.iter().map(|u| u.nation)).first()?;
        let mut sides = self.port_battle(state, area, defenders);
        dive(&mut sides);
        let side = |side: Side| self.sea_lines(&sides[side]);
        let fight = Fight { attackers: side(state.side), defenders: side(state.side.enemy()), one_round: false };
        (!fight.attackers.is_empty()).then_some(fight)
    }

    /// A sea battle: the mover attacks.
    pub fn sea_fight(&self, fight: &SeaFight) -> Fight {
        let side = |side: Side| self.sea_lines(&fight.sides[side]);
        Fight { attackers: side(fight.mover), defenders: side(fight.mover.enemy()), one_round: false }
    }

    /// Ships against ships from the values of the units alone, for asking beforehand.
    pub fn sea_fight_of(&self, attackers: &[(Kind, u8)], defenders: &[(Kind, u8)]) -> Fight {
        let units = |list: &[(Kind, u8)]| -> Vec<SeaUnit> {
            let unit = |&(kind, n): &(Kind, u8)| {
                let value = self.data.kind(kind).attack;
                SeaUnit { nation: Nation::De, kind, n, laden: false, of: OF_PORT, value, twice: false }
            };
            list.iter().map(unit).collect()
        };
        let (attackers, defenders) = (self.sea_lines(&units(attackers)), self.sea_lines(&units(defenders)));
        Fight { attackers, defenders, one_round: false }
    }

    /// How many of so many submarines aircraft sink in their one round, each number with its chance (HU-28).
    pub(crate) fn hunt_odds(&self, hunt: &verb::Hunt, prey: u8) -> Vec<(u8, f64)> {
        let line = |kind: Kind, n: u8, value: u8| Line { kind, n, value, flies: false, throws: Throws::One };
        let attackers = vec![line(hunt.kind, hunt.n, self.data.kind(hunt.kind).attack)];
        let fight = Fight { attackers, defenders: vec![line(Kind::Submarine, prey, 0)], one_round: true };
        let left = fight.odds().left;
        left.map_or_else(Vec::new, |left| left.iter().map(|((_, subs), chance)| (prey - subs, chance)).collect())
    }

    /// The air fight of a link: those who meet attack, with their defence value (HU-35).
    pub fn air_fight_of(&self, c: &Chain, link: usize) -> Fight {
        let Some(l) = c.links.get(link) else { return Fight::default() };
        let lines = |units: Units, role: InTheAir| -> Vec<Line> {
            let [bombers, aircraft] = self.air_values(units, role);
            let line = |kind: Kind, (value, n): (u8, u8)| Line { kind, n, value, flies: false, throws: Throws::One };
            let paras = (0, units.get(Kind::Paratroops));
            in_order(vec![line(Kind::Paratroops, paras), line(Kind::Bomber, bombers), line(Kind::Aircraft, aircraft)])
        };
        let (meeting, met) = (self.flyers(c, link, l.side), self.flyers(c, link, l.side.enemy()));
        Fight { attackers: lines(meeting, InTheAir::Meets), defenders: lines(met, InTheAir::IsMet), one_round: true }
    }

    /// The chance that the moving group gets through a chain as declared so far, losing units in the usual order and
    /// fighting at sea to the end.
    pub fn chain_odds(&self, c: &Chain) -> ChainOdds {
        let mut odds = ChainOdds::default();
        let mut ways = vec![(c.clone(), 1.0)];
        for link in (0..c.links.len()).rev() {
            let mut next: Vec<(Chain, f64)> = Vec::new();
            for (c, p) in ways {
                let l = &c.links[link];
                if l.units.ships() > 0 || l.against == Against::Ships || l.units.is_empty() {
                    merge(&mut next, c, p);
                    continue;
                }
                let fight = self.air_fight_of(&c, link);
                let (before, against) = (total(&fight.attackers) as u8, total(&fight.defenders) as u8);
                let air = fight.odds();
                odds.count(p, air.mean_lost, l.side == c.mover());
                let Some(left) = air.left else {
                    merge(&mut next, c, p);
                    continue;
                };
                for ((meeting, met), q) in left.iter() {
                    let mut after = c.clone();
                    self.thin_out(&mut after, link, before - meeting, against - met);
                    merge(&mut next, after, p * q);
                }
            }
            ways = next;
        }
        for (c, p) in ways {
            if !c.at_sea() {
                odds.through += if c.group.units.is_empty() { 0.0 } else { p };
                odds.mean_left += p * f64::from(c.group.units.total());
                continue;
            }
            let sides = self.chain_at_sea(&c);
            let mover = c.mover();
            if sides[mover.enemy()].is_empty() {
                odds.through += p;
                odds.mean_left += p * f64::from(c.group.units.ships());
                continue;
            }
            let side = |side: Side| self.sea_lines(&sides[side]);
            let fight = Fight { attackers: side(mover), defenders: side(mover.enemy()), one_round: false };
            let at_sea = fight.odds();
            odds.count(p, at_sea.mean_lost, true);
            if let Some(left) = at_sea.left {
                odds.through += p * left.chance_that(|(a, _)| *a > 0);
                odds.mean_left += p * left.mean_of(|(a, _)| f64::from(*a));
            }
        }
        odds
    }

    /// Takes losses in the usual order on both sides of an air fight, and sends home who has to turn back.
    fn thin_out(&self, c: &mut Chain, link: usize, lost: u8, lost_met: u8) {
        let side = c.links[link].side;
        take_in_order(c, link, (side, lost), [Kind::Bomber, Kind::Aircraft, Kind::Paratroops]);
        take_in_order(c, link, (side.enemy(), lost_met), [Kind::Bomber, Kind::Aircraft, Kind::Paratroops]);
        let (meeting, met) = (self.flyers(c, link, side).total(), self.flyers(c, link, side.enemy()).total());
        let back = self.turned_back(meeting, met);
        take_in_order(c, link, (side.enemy(), back), [Kind::Aircraft, Kind::Bomber, Kind::Paratroops]);
        if let Against::Link(i) = c.links[link].against
            && c.links[usize::from(i)].against == Against::Ships
        {
            c.links[link].against = Against::Ships;
        }
    }
}

/// Takes so many flying units of a side out of the air fight of a link, kind by kind.
fn take_in_order(c: &mut Chain, link: usize, (side, mut n): (Side, u8), kinds: [Kind; 3]) {
    let flying: Vec<usize> = c.flying(link, side).collect();
    let mover = side == c.mover() && c.mover_is_met(link);
    for kind in kinds {
        for &i in flying.iter().rev() {
            n -= c.links[i].units.take(kind, n);
        }
        if mover {
            n -= c.group.units.take(kind, n);
        }
    }
}

/// How a chain as declared so far is likely to end for the group on the move.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct ChainOdds {
    pub through: f64,
    /// Units of it that are left on average.
    pub mean_left: f64,
    /// Units that each side loses on average: whoever is on the move with those who help him, and the others. Those
    /// who turn back are not lost.
    pub mean_lost: (f64, f64),
}

impl ChainOdds {
    /// These with a chance, others without it.
    pub(crate) fn or(self, chance: f64, other: ChainOdds) -> ChainOdds {
        let mixed = |one: f64, another: f64| chance * one + (1.0 - chance) * another;
        ChainOdds {
            through: mixed(self.through, other.through),
            mean_left: mixed(self.mean_left, other.mean_left),
            mean_lost: (mixed(self.mean_lost.0, other.mean_lost.0), mixed(self.mean_lost.1, other.mean_lost.1)),
        }
    }

    /// Losses of a fight that comes with a chance, in which the side on the move is the one that attacks, or not.
    fn count(&mut self, chance: f64, (attackers, defenders): (f64, f64), mover_attacks: bool) {
        let (mover, others) = if mover_attacks { (attackers, defenders) } else { (defenders, attackers) };
        self.mean_lost.0 += chance * mover;
        self.mean_lost.1 += chance * others;
    }
}

fn merge(ways: &mut Vec<(Chain, f64)>, c: Chain, p: f64) {
    match ways.iter_mut().find(|(d, _)| *d == c) {
        Some((_, q)) => *q += p,
        None => ways.push((c, p)),
    }
}
