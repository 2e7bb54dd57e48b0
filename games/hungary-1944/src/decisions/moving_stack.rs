//! A stack in hand: others join it, it goes from hex to hex, it attacks on the move, it stays (chapter 7).

use super::*;
use crate::action::verb;
use crate::announced::Account;
use crate::plan::{Eyes, view};
use crate::rules::combat::new_fight;
use crate::rules::costs::Rails;
use crate::rules::movement::{Mover, Rate, Ways, halves};
use crate::{Action, Clause};
use board::HexSet;
use kernel::decision::{At, Choice, Offers, Table};
use kernel::scene::{Explanation, Row, Tone};
use kernel::{Game, Judge};
use std::cell::OnceCell;

/// Where the stack can go, looked up once for all its choices.
#[derive(Default)]
pub(crate) struct Outlook {
    eyes: Eyes,
    ways: OnceCell<Box<Ways>>,
}

impl AsRef<Eyes> for Outlook {
    fn as_ref(&self) -> &Eyes {
        &self.eyes
    }
}

decision! {
    MoveStack looks at Outlook, in frame Moving(Moving) =>
    by |rules, _, moving| moving.units.iter().next().map_or(SeatSet::NONE, |unit| one(rules.data.unit(unit).side));
    prompt |at| {
        let left = if at.frame.stopped { 0 } else { at.game.points_left(at.state, at.frame) };
        Text::new("prompt-moving").names("units", at.game.names(&at.frame.units)).name("left", halves(left))
    };
}

fn ways<'a>(at: &'a At<'_, MoveStack>) -> &'a Ways {
    at.outlook.ways.get_or_init(|| Box::new(at.game.ways(at.state, at.frame)))
}

impl Choice<MoveStack> for verb::Join {
    fn candidates(at: &At<'_, MoveStack>, offers: &mut Offers<'_, Action>) {
        if at.frame.hexes == 0 && !at.frame.fought {
            at.state.at(at.frame.at).for_each(|unit| offers.consider(at, Self(unit)));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, MoveStack>, judge: &mut J) {
        at.game.judge_join(at.state, at.frame, self.0, judge);
    }

    fn carry_out(self, mut moving: Moving, table: &mut Table<'_, '_, Rules>) {
        moving.units.insert(self.0);
        table.state.frames.push(Frame::Moving(moving));
    }

    fn shown(&self, at: &At<'_, MoveStack>) -> Shown {
        unit_choice(at.game, at.state, "do-join", self.0).along()
    }

    fn meant(at: &At<'_, MoveStack>, spot: &Spot) -> Vec<Self> {
        let own = at.game.piece_meant(spot).filter(|&unit| at.game.data.unit(unit).side.seat() == at.seat);
        own.map(Self).into_iter().collect()
    }

    /// Tanks gather for an attack on the move before they do anything else.
    fn worth(&self, at: &At<'_, MoveStack>) -> f64 {
        if view(at).gathers(at.frame, self.0) { f64::INFINITY } else { f64::NEG_INFINITY }
    }
}

impl Choice<MoveStack> for verb::MobileAttack {
    fn candidates(at: &At<'_, MoveStack>, offers: &mut Offers<'_, Action>) {
        let targets: HexSet = at.game.mobile_attacks(at.state, at.frame).collect();
        targets.iter().for_each(|hex| offers.known_legal(Self(Hex(hex))));
    }

    fn judge<J: Judge>(&self, at: &At<'_, MoveStack>, judge: &mut J) {
        at.game.judge_mobile_attack(at.state, at.frame, self.0.0, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.game.begin_mobile_attack(table.state, moving, self.0.0, table.play);
    }

    fn shown(&self, at: &At<'_, MoveStack>) -> Shown {
        let cost = at.game.mobile_attack_cost(at.state, at.frame, self.0.0).map(halves);
        hex_choice(at.game, "do-mobile-attack", self.0).cost(cost).tone(Tone::Attack)
    }

    fn explain(&self, at: &At<'_, MoveStack>) -> Explanation {
        let Some(cost) = at.game.mobile_attack_cost(at.state, at.frame, self.0.0) else {
            return Explanation::default();
        };
        let rows = vec![row(Text::new("explain-mobile"), halves(cost), clause!("BPH-7.3c"))];
        let path = [at.frame.at, self.0.0].map(|hex| at.game.hex_name(hex)).to_vec();
        let told = Explanation { path, rows, ..Explanation::default() }.charging(Account::Movement.name(), cost);
        let attackers = at.game.fighters(&at.frame.units);
        let fight = Fight { attackers, mobile: true, ..new_fight(Side::Axis, self.0.0) };
        let rolls = !attackers.is_empty() && !at.game.is_headquarters_alone(at.state, &fight);
        if rolls { told.fighting(at.game.fight_panel(at.state, &fight)) } else { told }
    }

    fn meant(at: &At<'_, MoveStack>, spot: &Spot) -> Vec<Self> {
        let hex = at.game.hex_meant(at.state, spot);
        let enemy = |hex: &HexId| at.state.at(*hex).any(|unit| at.game.data.unit(unit).side.seat() != at.seat);
        let own = at.game.piece_meant(spot).is_some_and(|unit| at.game.data.unit(unit).side.seat() == at.seat);
        hex.filter(enemy).filter(|_| !own).map(|hex| Self(Hex(hex))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, MoveStack>) -> f64 {
        let gain = view(at).gain_on_the_move(at.frame, self.0.0);
        if gain > 1.0 { view(at).stay(at.frame) + gain } else { f64::NEG_INFINITY }
    }
}

impl Choice<MoveStack> for verb::MoveTo {
    fn candidates(at: &At<'_, MoveStack>, offers: &mut Offers<'_, Action>) {
        if !at.frame.stopped {
            ways(at).ends.iter().for_each(|hex| offers.known_legal(Self(Hex(hex))));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, MoveStack>, judge: &mut J) {
        at.game.judge_move(at.state, at.frame, ways(at), self.0.0, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.game.make_leg(table.state, moving, self.0.0, table.play);
    }

    fn shown(&self, at: &At<'_, MoveStack>) -> Shown {
        let cost = if at.frame.stopped { None } else { ways(at).cost(self.0.0) };
        hex_choice(at.game, "do-move", self.0).cost(cost.map(halves))
    }

    fn explain(&self, at: &At<'_, MoveStack>) -> Explanation {
        with_supply(at, *self, explain_move(at, self.0.0))
    }

    fn meant(at: &At<'_, MoveStack>, spot: &Spot) -> Vec<Self> {
        at.game.space_meant(spot).map(|hex| Self(Hex(hex))).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, MoveStack>) -> f64 {
        view(at).first_of(at.frame, self.0.0)
    }
}

impl Choice<MoveStack> for verb::Done {
    fn judge<J: Judge>(&self, at: &At<'_, MoveStack>, judge: &mut J) {
        at.game.judge_finish_move(at.state, at.frame, judge);
    }

    fn carry_out(self, moving: Moving, table: &mut Table<'_, '_, Rules>) {
        table.game.finish_move(table.state, &moving);
    }

    fn shown(&self, at: &At<'_, MoveStack>) -> Shown {
        // To stop before the first step gives the move away.
        let moved = at.frame.hexes > 0 || at.frame.fought;
        Shown::new(Text::new("do-end-this-move")).tone(if moved { Tone::Finish } else { Tone::Plain })
    }

    fn worth(&self, at: &At<'_, MoveStack>) -> f64 {
        view(at).stay(at.frame)
    }
}

fn row(text: Text, value: impl Into<String>, clause: Clause) -> Row {
    Row { text, value: value.into(), clause: Some(clause.id().to_owned()) }
}

/// As many units as a player reads of.
const NAMED: usize = 6;

/// Adds whom the move would cut off from supply or bring back to it, on both sides, if supply were checked after it
/// (BPH-5.2a), and a word of warning to whoever would cut off his own.
fn with_supply(at: &At<'_, MoveStack>, leg: verb::MoveTo, mut explained: Explanation) -> Explanation {
    let mut after = at.state.clone();
    let mut dice = kernel::dice::Shown::new(kernel::dice::Fixed(1));
    at.game.apply(&mut after, at.seat, &leg.into(), &mut kernel::Play::silent(&mut dice));
    for side in Side::BOTH {
        let (now, then) = (at.game.supply_of(at.state, side), at.game.supply_of(&after, side));
        let of = |supplies: &[(UnitId, Supply)], unit| supplies.iter().find(|(u, _)| *u == unit).map(|(_, s)| *s);
        let changed: Vec<(UnitId, bool)> = now
            .iter()
            .filter_map(|&(unit, was)| {
                let will = of(&then, unit).filter(|will| (was == Supply::None) != (*will == Supply::None))?;
                Some((unit, will != Supply::None))
            })
            .collect();
        let cut = changed.iter().filter(|(_, supplied)| !supplied).count();
        if side.seat() == at.seat && cut > 0 {
            explained.warning = Some(Text::new("warn-cuts").number("n", cut as i64));
        }
        for &(unit, supplied) in changed.iter().take(NAMED) {
            let text = Text::new(if supplied { "explain-regains" } else { "explain-cuts" });
            let place = at.state.hex_of(unit).map_or_else(String::new, |hex| at.game.hex_name(hex));
            explained.rows.push(row(text.name("unit", at.game.unit_name(unit)), place, clause!("BPH-5.2a")));
        }
    }
    explained
}

/// One line of a step's price: the words, the clause and the half points.
type Price = (Text, Clause, u8);

/// The path of a move and its price, equal steps taken together.
fn explain_move(at: &At<'_, MoveStack>, to: HexId) -> Explanation {
    let (rules, moving, ways) = (at.game, at.frame, ways(at));
    let mut path = vec![moving.at];
    path.extend(rules.path_to(at.state, moving, &ways.march, to));
    if path.len() == 1 {
        path.push(to);
    }
    let ordinary = ways.searches.ordinary.set().contains(to);
    let operational = !ordinary && ways.searches.operational.as_ref().is_some_and(|reach| reach.set().contains(to));
    let rate = if operational { Rate::Operational } else { Rate::Ordinary };
    let mut prices: Vec<(Price, u8)> = Vec::new();
    for step in path.windows(2) {
        for price in prices_of(rules, at.state, &ways.march.mover, (step[0], step[1]), rate) {
            match prices.iter_mut().find(|(known, _)| *known == price) {
                Some((_, times)) => *times += 1,
                None => prices.push((price, 1)),
            }
        }
    }
    let total: u8 = prices.iter().map(|((.., each), times)| each.saturating_mul(*times)).fold(0, u8::saturating_add);
    let steps = prices.into_iter().map(|((text, clause, each), times)| {
        row(text.number("times", times), halves(each.saturating_mul(times)), clause)
    });
    let mut rows: Vec<Row> = steps.collect();
    if operational {
        rows.push(row(Text::new("explain-operational"), "", clause!("BPH-7.4a")));
    } else if !ordinary {
        rows.push(row(Text::new("explain-minimum"), "", clause!("BPH-7.1b")));
    }
    if ways.march.terrain.zone.contains(to) {
        rows.push(row(Text::new("explain-stop"), "", clause!("BPH-3.2a")));
    }
    let path = path.into_iter().map(|hex| rules.hex_name(hex)).collect();
    let explained = Explanation { path, rows, ..Explanation::default() };
    match (ordinary, operational) {
        (true, _) => explained.charging(Account::Movement.name(), total),
        (_, true) => explained.charging(Account::Operational.name(), total),
        // The one-hex minimum takes everything, whatever it costs.
        _ => explained,
    }
}

/// What one step is paid for.
fn prices_of(rules: &Rules, state: &State, mover: &Mover, step: (HexId, HexId), rate: Rate) -> Vec<Price> {
    let (from, to) = step;
    let map = &rules.data.map;
    let Some(dir) = map.grid.dir(from, to) else { return Vec::new() };
    let rails = if rate == Rate::Operational { Rails::Used } else { rules.ordinary_rails(mover) };
    let Some(cost) = rules.step_cost(state, mover, from, dir, to, rails) else { return Vec::new() };
    if rails == Rails::Used && rules.goes_by_rail(state, mover, from, dir, to) {
        let clause = if rate == Rate::Operational { clause!("BPH-7.4b") } else { clause!("BPH-7.1a") };
        return vec![(Text::new("explain-rail"), clause, cost)];
    }
    let ground = rules.costs.table(mover.gait)[from.index()].dry[dir.index()];
    let terrain = map.hex(to).terrain;
    let mud = mover.gait.muddy && terrain == Terrain::Flat;
    let (key, clause) =
        if mud { ("explain-mud", clause!("HOUSE-15")) } else { ("explain-ground", clause!("BPH-7.1a")) };
    let mut prices = vec![(Text::new(key).word("terrain", terrain.word()), clause, ground)];
    if cost > ground {
        let water = if map.side(from, dir).water == Water::Danube { "line-danube" } else { "line-river" };
        prices.push((Text::new("explain-water").word("water", water), clause!("BPH-7.2a"), cost - ground));
    }
    prices
}
