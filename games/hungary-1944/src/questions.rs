//! What a player asks before deciding: why not there, what will it cost, what is this. The answers come from the rules
//! that will be applied.

use crate::Rules;
use crate::action::{Action, Hex};
use crate::movement::{Mover, Ways, halves};
use crate::odds::terrain_clause;
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use board::HexId;
use kernel::dice::{Fixed, Shown};
use kernel::scene::{Explanation, Inspection, Mark, Panel, Row, Spot};
use kernel::{Game, Play, Text};

fn row(text: Text, value: impl Into<String>, clause: &str) -> Row {
    Row { text, value: value.into(), clause: Some(clause.to_owned()) }
}

/// One way to pay for a step: the words, the clause and the price in half points.
type Price = (Text, &'static str, u8);

impl Rules {
    /// What pointing at a hex or a counter would mean now, were it allowed.
    pub(crate) fn meaning(&self, s: &State, side: Side, spot: &Spot) -> Vec<Action> {
        match spot {
            Spot::Space(name) => match name.parse().ok().and_then(|number| self.hex(number)) {
                Some(hex) => self.meaning_of_hex(s, side, hex),
                None => Vec::new(),
            },
            Spot::Piece(name) => match (self.data.unit_named(name), self.data.air_named(name)) {
                (Some(unit), _) => self.meaning_of_unit(s, side, unit),
                (None, Some(air)) => self.meaning_of_air(s, air),
                (None, None) => Vec::new(),
            },
        }
    }

    fn meaning_of_hex(&self, s: &State, side: Side, hex: HexId) -> Vec<Action> {
        let enemies = s.at(hex).any(|u| self.data.unit(u).side != side);
        let there = |action: fn(UnitId) -> Action| s.at(hex).map(action).collect::<Vec<_>>();
        let to = Hex(hex);
        match (s.frames.last(), s.phase) {
            (Some(Frame::Placing(_)), _) | (None, Phase::Uprising) => vec![Action::Place(to)],
            (Some(Frame::Moving(_)), _) if enemies => vec![Action::MobileAttack(to), Action::MoveTo(to)],
            (Some(Frame::Moving(_) | Frame::Run(_) | Frame::Retreat { .. }), _) => vec![Action::MoveTo(to)],
            (Some(Frame::Fight(_)), _) => {
                let units = s.at(hex).filter(|&u| self.data.unit(u).side == side);
                units.flat_map(|unit| self.meaning_of_unit(s, side, unit)).collect()
            }
            (None, Phase::Move(_) | Phase::Shift) => there(Action::Select),
            (None, Phase::Combat(_)) => vec![Action::Attack(to)],
            (None, Phase::Intake(_, Intake::Columns)) => {
                let mut meant: Vec<Action> = there(Action::Column);
                meant.push(Action::RiverColumn(to));
                meant
            }
            (None, Phase::Intake(_, Intake::Replacements)) => there(Action::Restore),
            (None, Phase::Intake(_, Intake::Withdrawals)) => there(Action::Withdraw),
            (None, Phase::SupplyCheck(_)) => there(Action::Concede),
            _ => Vec::new(),
        }
    }

    fn meaning_of_unit(&self, s: &State, side: Side, unit: UnitId) -> Vec<Action> {
        let own = self.data.unit(unit).side == side;
        let hex = s.hex_of(unit);
        let at_its_hex = |action: fn(Hex) -> Action| hex.map(|h| action(Hex(h))).into_iter().collect::<Vec<_>>();
        match (s.frames.last(), s.phase) {
            (Some(Frame::Moving(_)), _) if own => vec![Action::Join(unit)],
            (Some(Frame::Moving(_)), _) => at_its_hex(Action::MobileAttack),
            (Some(Frame::Placing(_)), _) => at_its_hex(Action::Place),
            (Some(Frame::Run(_) | Frame::Retreat { .. }), _) => at_its_hex(Action::MoveTo),
            (Some(Frame::Fight(fight)), _) => match fight.stage {
                Stage::Attackers => vec![Action::Attacker(unit)],
                Stage::Surplus => vec![Action::Surplus(unit)],
                Stage::Avoid => Vec::new(),
                Stage::AttackerSupport | Stage::DefenderSupport => vec![Action::Spend(unit)],
                Stage::DefenderLosses | Stage::AttackerLosses => vec![Action::Lose(unit)],
                Stage::Advance => vec![Action::Advance(unit)],
                Stage::Exploitation => vec![Action::Exploit(unit)],
            },
            (None, Phase::Move(_) | Phase::Shift) => vec![Action::Select(unit)],
            (None, Phase::Combat(_)) if own => vec![Action::Attacker(unit)],
            (None, Phase::Combat(_)) => at_its_hex(Action::Attack),
            (None, Phase::Intake(_, Intake::Columns)) => vec![Action::Column(unit)],
            (None, Phase::Intake(_, Intake::Replacements)) if hex.is_some() => vec![Action::Restore(unit)],
            (None, Phase::Intake(_, Intake::Replacements)) => vec![Action::Rebuild { unit, full: false }],
            (None, Phase::Intake(_, Intake::Reinforcements)) => vec![Action::Enter(unit)],
            (None, Phase::Intake(_, Intake::Withdrawals)) => vec![Action::Withdraw(unit)],
            (None, Phase::SupplyCheck(_)) => vec![Action::Concede(unit)],
            _ => Vec::new(),
        }
    }

    fn meaning_of_air(&self, s: &State, air: AirId) -> Vec<Action> {
        match (s.frames.last(), s.phase) {
            (Some(Frame::Fight(_)), _) => vec![Action::AirSupport(air)],
            (None, Phase::Missions) => vec![Action::Mission { air, zone: Zone(1) }],
            (None, Phase::Skies(_, Sky::Abort(_))) => vec![Action::Abort(air)],
            (None, Phase::Transfers | Phase::LateTransfers) => {
                Front::ALL.into_iter().map(|front| Action::Transfer { air, front }).collect()
            }
            (None, Phase::Intake(_, Intake::Replacements)) => vec![Action::RestoreAir { air, front: None }],
            _ => Vec::new(),
        }
    }

    /// What an action would come to.
    pub(crate) fn explanation(&self, s: &State, side: Side, action: Action) -> Explanation {
        match (s.frames.last(), action) {
            (Some(Frame::Moving(moving)), Action::MoveTo(Hex(to))) if to.index() < self.data.map.grid.len() => {
                self.explain_move(s, moving, to)
            }
            (Some(Frame::Moving(moving)), Action::MobileAttack(Hex(to))) if to.index() < self.data.map.grid.len() => {
                let cost = self.mobile_attack_cost(s, moving, to).map(halves).unwrap_or_default();
                let rows = vec![row(Text::new("explain-mobile"), cost, "BPH-7.3c")];
                Explanation { path: vec![self.hex_name(moving.at), self.hex_name(to)], rows, ..Explanation::default() }
            }
            (None, Action::Attack(_)) => self.explain_attack(s, side, action),
            _ => Explanation::default(),
        }
    }

    /// The sum of a fight if everybody attacks who can.
    fn explain_attack(&self, s: &State, side: Side, action: Action) -> Explanation {
        let mut trial = s.clone();
        let mut dice = Shown::new(Fixed(1));
        let mut play = Play::silent(&mut dice);
        self.apply(&mut trial, side.seat(), &action, &mut play);
        let mut actions = Vec::new();
        loop {
            actions.clear();
            self.actions(&trial, side.seat(), &mut actions);
            let Some(attacker) = actions.iter().find(|a| matches!(a, Action::Attacker(_))) else { break };
            self.apply(&mut trial, side.seat(), attacker, &mut play);
        }
        let Some(fight) = trial.fight().filter(|f| !f.attackers.is_empty()) else { return Explanation::default() };
        let Panel { rows: sum, .. } = self.fight_panel(&trial, fight);
        let everybody = Text::new("explain-everybody").names("units", self.names(&fight.attackers));
        let mut rows = vec![Row { text: everybody, value: String::new(), clause: None }];
        rows.extend(sum);
        Explanation { rows, ..Explanation::default() }
    }

    /// The path of a move and its price, equal steps taken together.
    fn explain_move(&self, s: &State, moving: &Moving, to: HexId) -> Explanation {
        let ways = self.ways(s, moving);
        let mut path = vec![moving.at];
        path.extend(self.path_to(s, moving, &ways.march, to));
        if path.len() == 1 {
            path.push(to);
        }
        let ordinary = ways.searches.ordinary.set().contains(to);
        let operational = !ordinary && ways.searches.operational.as_ref().is_some_and(|r| r.set().contains(to));
        let rail = operational || self.options.rail_move == RailMove::All || ways.march.mover.hq;
        let mut prices: Vec<(Price, u8)> = Vec::new();
        for step in path.windows(2) {
            for price in self.prices(s, &ways.march.mover, step[0], step[1], rail, operational) {
                match prices.iter_mut().find(|(known, _)| *known == price) {
                    Some((_, times)) => *times += 1,
                    None => prices.push((price, 1)),
                }
            }
        }
        let steps = prices.into_iter().map(|((text, clause, each), times)| {
            row(text.number("times", times), halves(each.saturating_mul(times)), clause)
        });
        let mut rows: Vec<Row> = steps.collect();
        rows.extend(self.special_moves(&ways, operational, to));
        Explanation { path: path.into_iter().map(|h| self.hex_name(h)).collect(), rows, ..Explanation::default() }
    }

    /// What one step is paid for.
    fn prices(&self, s: &State, mover: &Mover, from: HexId, to: HexId, rail: bool, operational: bool) -> Vec<Price> {
        let map = &self.data.map;
        let Some(dir) = map.grid.dir(from, to) else { return Vec::new() };
        let Some(cost) = self.step_cost(s, mover, from, dir, to, rail) else { return Vec::new() };
        let steps = &self.costs.table(mover.gait)[from.index()];
        let ours = s.controls(mover.side, from) && s.controls(mover.side, to);
        if ours && rail && steps.rail & (1 << dir.index()) != 0 {
            let clause = if operational { "BPH-7.4b" } else { "BPH-7.1a" };
            return vec![(Text::new("explain-rail"), clause, cost)];
        }
        let ground = steps.dry[dir.index()];
        let terrain = map.hex(to).terrain;
        let mud = mover.gait.muddy && terrain == Terrain::Flat;
        let (key, clause) = if mud { ("explain-mud", "HOUSE-15") } else { ("explain-ground", "BPH-7.1a") };
        let mut prices = vec![(Text::new(key).word("terrain", terrain.word()), clause, ground)];
        if cost > ground {
            let water = if map.side(from, dir).water == Water::Danube { "line-danube" } else { "line-river" };
            prices.push((Text::new("explain-water").word("water", water), "BPH-7.2a", cost - ground));
        }
        prices
    }

    /// What is out of the ordinary about a move.
    fn special_moves(&self, ways: &Ways, operational: bool, to: HexId) -> Vec<Row> {
        let mut rows = Vec::new();
        if operational {
            rows.push(row(Text::new("explain-operational"), "", "BPH-7.4a"));
        } else if !ways.searches.ordinary.set().contains(to) {
            rows.push(row(Text::new("explain-minimum"), "", "BPH-7.1b"));
        }
        if ways.march.terrain.zone.contains(to) {
            rows.push(row(Text::new("explain-stop"), "", "BPH-3.2a"));
        }
        rows
    }

    /// More about a hex or a counter than is drawn.
    pub(crate) fn inspection(&self, s: &State, spot: &Spot) -> Inspection {
        match spot {
            Spot::Space(name) => match name.parse().ok().and_then(|number| self.hex(number)) {
                Some(hex) => self.inspect_hex(s, hex),
                None => Inspection::default(),
            },
            Spot::Piece(name) => match self.data.unit_named(name).filter(|&u| s.hex_of(u).is_some()) {
                Some(unit) => self.inspect_unit(s, unit),
                None => Inspection::default(),
            },
        }
    }

    fn inspect_hex(&self, s: &State, hex: HexId) -> Inspection {
        let terrain = self.data.map.hex(hex).terrain;
        let ground = self.data.terrain.of(terrain);
        let holder = if s.controls(Side::Allied, hex) { Side::Allied } else { Side::Axis };
        let cost = format!("{} / {}", halves(ground.cost), halves(ground.motor_cost));
        let mut rows = vec![
            row(Text::new("inspect-control").word("side", holder.word()), "", "HOUSE-9"),
            row(Text::new("inspect-cost"), cost, "BPH-7.1a"),
            row(Text::new("inspect-shift"), format!("{:+}", ground.shift), terrain_clause(terrain)),
        ];
        for side in Side::BOTH {
            let makers = self.zone_makers(s, side, hex);
            if !makers.is_empty() {
                let text = Text::new("inspect-zone").word("side", side.word()).names("units", makers);
                rows.push(row(text, "", "BPH-3.1a"));
            }
        }
        let counted = s.at(hex).filter(|&u| self.takes_room(u)).count();
        if counted > 0 {
            let value = format!("{counted} / {}", crate::stacking::STACK_LIMIT);
            rows.push(row(Text::new("inspect-stack"), value, "BPH-4.1a"));
        }
        let line = s.at(hex).find_map(|unit| self.supply_way(s, unit));
        Inspection { rows, ways: line.into_iter().collect(), ..Inspection::default() }
    }

    fn inspect_unit(&self, s: &State, unit: UnitId) -> Inspection {
        let (key, clause) = match s.unit(unit).supply {
            Supply::Full => ("inspect-supplied", "BPH-5.1a"),
            Supply::Attenuated => ("inspect-attenuated", "BPH-5.6a"),
            Supply::None => ("inspect-unsupplied", "BPH-5.5a"),
        };
        let mut rows = vec![row(Text::new(key), "", clause)];
        let line = self.supply_way(s, unit);
        let text = match &line {
            Some(way) => Text::new("inspect-line").number("hexes", way.spaces.len() as i64 - 1),
            None => Text::new("inspect-no-line"),
        };
        rows.push(row(text, "", "BPH-5.1b"));
        rows.push(row(Text::new("inspect-attack"), self.attack_factor(s, unit).to_string(), "BPH-8.2a"));
        rows.push(row(Text::new("inspect-defence"), self.defence_factor(s, unit).to_string(), "BPH-8.2a"));
        rows.push(row(Text::new("inspect-allowance"), halves(self.allowance(s, unit)), "BPH-7.1a"));
        Inspection { rows, ways: line.into_iter().collect(), ..Inspection::default() }
    }

    fn supply_way(&self, s: &State, unit: UnitId) -> Option<Mark> {
        let line = self.supply_line(s, unit)?;
        let spaces = s.hex_of(unit).into_iter().chain(line).map(|h| self.hex_name(h)).collect();
        Some(Mark { kind: "supply".to_owned(), spaces })
    }

    /// What somebody who ends a phase may have overlooked, seen from what else could be done.
    pub(crate) fn overlooked(&self, s: &State, actions: &[Action]) -> Option<Text> {
        use Action as A;
        if !s.frames.is_empty() {
            return None;
        }
        let count = |of: fn(&Action) -> bool| actions.iter().filter(|&a| of(a)).count() as i64;
        let some = |key: &'static str, n: i64| (n > 0).then(|| Text::new(key).number("n", n));
        match s.phase {
            Phase::Move(_) => some("warn-unmoved", count(|a| matches!(a, A::Select(_)))),
            Phase::Combat(_) => some("warn-attacks", count(|a| matches!(a, A::Attack(_)))),
            Phase::Intake(_, Intake::Columns) => {
                let receivers = count(|a| matches!(a, A::Column(_) | A::RiverColumn(_)));
                some("warn-columns", if receivers > 0 { i64::from(s.pools.columns) } else { 0 })
            }
            Phase::Intake(_, Intake::Replacements) => {
                let uses = |a: &Action| matches!(a, A::Restore(_) | A::Rebuild { .. } | A::RestoreAir { .. });
                some("warn-replacements", count(uses))
            }
            Phase::Missions => {
                let mut idle: Vec<AirId> = actions
                    .iter()
                    .filter_map(|a| if let A::Mission { air, .. } = a { Some(*air) } else { None })
                    .collect();
                idle.dedup();
                some("warn-missions", idle.len() as i64)
            }
            _ => None,
        }
    }

    /// What "done" means now.
    pub(crate) fn describe_done(&self, s: &State) -> Text {
        let key = match s.frames.last() {
            Some(Frame::Moving(_)) => "do-end-this-move",
            Some(Frame::Run(_)) => "do-end-run",
            Some(Frame::Fight(fight)) => match fight.stage {
                Stage::Attackers => "do-end-attackers",
                Stage::Avoid => "do-end-avoid",
                Stage::AttackerSupport | Stage::DefenderSupport => "do-end-support",
                Stage::Advance => "do-end-advance",
                Stage::Exploitation => "do-end-exploitation",
                _ => "do-done",
            },
            Some(_) => "do-done",
            None => match s.phase {
                Phase::Move(_) => "do-end-move",
                Phase::Combat(_) => "do-end-combat",
                Phase::Missions => "do-end-missions",
                Phase::Skies(..) => "do-end-aborts",
                Phase::Intake(_, Intake::Columns) => "do-end-columns",
                Phase::Intake(_, Intake::Replacements) => "do-end-replacements",
                _ => "do-done",
            },
        };
        Text::new(key)
    }
}
