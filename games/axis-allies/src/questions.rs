//! What a player asks before deciding: why not there, how will it end, what is this. The answers come from the rules that
//! will be applied.

use crate::Rules;
use crate::action::Action;
use crate::data::{LAND, Space};
use crate::odds::{Fight, Share, raid};
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::Text;
use kernel::scene::{Explanation, Inspection, Row, Spot};

fn row(text: Text, value: impl Into<String>, clause: &str) -> Row {
    Row { text, value: value.into(), clause: Some(clause.to_owned()) }
}

fn percent(p: f64) -> String {
    format!("{:.1} %", p * 100.0)
}

impl Rules {
    /// What pointing at a space or a piece would mean now, were it allowed.
    pub(crate) fn meaning(&self, s: &State, power: Power, spot: &Spot) -> Vec<Action> {
        match spot {
            Spot::Space(id) => self.space_named(id).map(|space| self.meaning_of_space(s, power, space)),
            Spot::Piece(id) => match (self.stack_named(s, id), id.strip_prefix("transport-")) {
                (Some(t), _) => Some(self.meaning_of_stack(s, power, t)),
                (None, Some(index)) => index.parse().ok().map(|i| match s.frames.last() {
                    Some(Frame::Losses(_)) => vec![Action::Sink(i)],
                    _ => vec![Action::Ship(i)],
                }),
                _ => None,
            },
        }
        .unwrap_or_default()
    }

    fn meaning_of_space(&self, s: &State, power: Power, space: Space) -> Vec<Action> {
        match (s.frames.last(), s.phase) {
            (Some(Frame::Moving(_)), Phase::CombatMove) => {
                vec![Action::To(space), Action::Raid(space), Action::Via(space)]
            }
            (Some(Frame::Moving(_)), _) => vec![Action::To(space)],
            (Some(Frame::Ferry(f)), phase) if LAND.contains(space) => {
                let mut meant = Vec::new();
                for kind in [Kind::Infantry, Kind::Armour, Kind::AaGun] {
                    if s.count_as(space, power, kind, Status::Ready) > 0 {
                        meant.push(Action::Load { from: space, kind });
                    }
                    if phase == Phase::NonCombat && f.ship.carries(power).any(|c| c.kind == kind) {
                        meant.push(Action::Unload { kind, to: space });
                    }
                }
                if phase == Phase::CombatMove {
                    meant.push(Action::Land { to: space, n: f.ship.carries(power).count() as u8 });
                }
                meant
            }
            (Some(Frame::Ferry(_)), _) => vec![Action::To(space)],
            (Some(Frame::Battle(b)), _) => match b.stage {
                Stage::AttackingSubmarines | Stage::DefendingSubmarines(_) => vec![Action::Withdraw(space)],
                _ => vec![Action::Retreat(space)],
            },
            (Some(Frame::Settle { .. }), _) => vec![Action::Settle(space)],
            (Some(_), _) => Vec::new(),
            (None, Phase::CombatMove | Phase::NonCombat) => {
                let own = s.at(space).iter().filter(|t| t.power == power && t.kind != Kind::Complex);
                own.flat_map(|t| self.meaning_of_stack(s, power, t)).collect()
            }
            (None, Phase::Combat) => vec![Action::Fight(space), Action::Bomb(space)],
            (None, Phase::Place) => {
                let bought = Kind::ALL.into_iter().filter(|k| s.turn.bought[k.index()] > 0);
                let from = |kind: Kind| match kind.is_ship() {
                    true => (self.data.map.land_around(space) & self.working_complexes(s)).first().unwrap_or(space),
                    false => space,
                };
                bought.map(|kind| Action::Place { kind, from: from(kind), to: space }).collect()
            }
            _ => Vec::new(),
        }
    }

    fn meaning_of_stack(&self, s: &State, power: Power, t: &Stack) -> Vec<Action> {
        match s.frames.last() {
            Some(Frame::Losses(_)) => {
                vec![Action::Lose { power: t.power, kind: t.kind, left: t.status.in_the_air().unwrap_or(0) }]
            }
            Some(Frame::Moving(m)) if m.origin == t.space && m.kind == t.kind && t.power == power => vec![Action::Add],
            Some(_) => self.meaning_of_space(s, power, t.space),
            None if matches!(s.phase, Phase::CombatMove | Phase::NonCombat) => {
                let left = t.status.in_the_air().unwrap_or_else(|| self.range(s, t.power, t.kind));
                vec![Action::Pick { at: t.space, kind: t.kind, left }]
            }
            None => self.meaning_of_space(s, power, t.space),
        }
    }

    /// The way and the price of a move, the chances of a battle.
    pub(crate) fn explanation(&self, s: &State, action: Action) -> Explanation {
        match (s.frames.last(), action) {
            (_, Action::Fight(space)) => {
                let odds = self.battle_odds(s, space);
                let worth = |share: &Share| format!("{:.1} IPC", share.lost_value);
                let rows = vec![
                    row(Text::new("explain-win"), percent(odds.win), "R-8.8"),
                    row(Text::new("explain-lose"), percent(odds.lose), "R-8.8"),
                    row(Text::new("explain-draw"), percent(odds.draw), "R-8.8"),
                    row(Text::new("explain-attacker-loses"), worth(&odds.attacker), "R-8.2"),
                    row(Text::new("explain-defender-loses"), worth(&odds.defender), "R-8.2"),
                ];
                Explanation { path: vec![self.id(space)], rows, ..Explanation::default() }
            }
            (_, Action::Bomb(space)) => {
                let bombers = s.at(space).iter().filter(|t| matches!(t.status, Status::Raid(_))).map(|t| t.n).sum();
                let gun = Sight::of(s, s.power).guns.contains(space);
                let sums = raid(bombers, self.attack_dice(s, s.power, Kind::Bomber), gun);
                let mean: f64 = sums.iter().enumerate().map(|(sum, p)| sum as f64 * p).sum();
                let rows = vec![row(Text::new("explain-raid"), format!("{mean:.1} IPC"), "R-7.3")];
                Explanation { path: vec![self.id(space)], rows, ..Explanation::default() }
            }
            (Some(Frame::Moving(m)), Action::To(to) | Action::Via(to) | Action::Raid(to)) => {
                let sight = Sight::of(s, s.power);
                let mut rows = Vec::new();
                if s.phase == Phase::CombatMove && m.kind.is_aircraft() && sight.guns.contains(to) {
                    rows.push(row(Text::new("explain-gun").name("space", self.name(to)), "1/6", "R-6.1"));
                }
                if s.phase == Phase::CombatMove && sight.neutral.contains(to) {
                    rows.push(row(Text::new("explain-fee").name("space", self.name(to)), "3 IPC", "R-4.14"));
                }
                Explanation { path: vec![self.id(m.at), self.id(to)], rows, ..Explanation::default() }
            }
            (None, Action::Buy(kind)) => {
                let price = self.price(s, s.power, kind);
                let text = Text::new("explain-price").word("kind", kind.word());
                Explanation { rows: vec![row(text, price.to_string(), "R-3.6")], ..Explanation::default() }
            }
            _ => Explanation::default(),
        }
    }

    /// What there is to know about a space or a piece.
    pub(crate) fn inspection(&self, s: &State, spot: &Spot) -> Inspection {
        let mut rows = Vec::new();
        match spot {
            Spot::Space(id) => {
                let Some(space) = self.space_named(id) else { return Inspection::default() };
                rows.extend(self.ways_to_fight(s, space));
            }
            Spot::Piece(id) => {
                if let Some(t) = self.stack_named(s, id) {
                    let attack = self.attack_value(s, t.power, t.kind).to_string();
                    let defence = self.defence_value(s, t.power, t.kind).to_string();
                    rows.push(row(Text::new("inspect-attack"), attack, "R-8.2"));
                    rows.push(row(Text::new("inspect-defence"), defence, "R-8.2"));
                    rows.push(row(Text::new("inspect-range"), self.range(s, t.power, t.kind).to_string(), "R-4.1"));
                }
            }
        }
        Inspection { rows, ..Inspection::default() }
    }

    /// How a battle that is set is likely to end, by the order of losses and by how long the attacker goes on.
    fn ways_to_fight(&self, s: &State, space: Space) -> Vec<Row> {
        let begun = s.battle().is_some_and(|b| b.space == space);
        if !s.turn.battles.contains(space) && !begun {
            return Vec::new();
        }
        let fight = self.fight_in(s, space);
        let units = fight.units();
        // From an assault nobody comes back.
        let landing = s.battle().map_or(self.is_landing(s, space), |b| b.amphibious);
        let mut stops = if landing { vec![0] } else { vec![0, units / 4, units / 2] };
        stops.dedup();
        let mut rows = Vec::new();
        let mut met = Vec::new();
        for (order, word) in [(LossOrder::Cheapest, "order-cheapest"), (LossOrder::Weakest, "order-weakest")] {
            let fight = fight.clone().ordered(order);
            if met.contains(&fight) {
                continue;
            }
            for &left in &stops {
                let odds = Fight { stop_at: left as u8, ..fight.clone() }.odds();
                let text = Text::new("inspect-fight").word("order", word).number("left", left as i64);
                let (ours, theirs) = (odds.attacker.lost_value, odds.defender.lost_value);
                rows.push(row(text, format!("{} · −{ours:.0} / −{theirs:.0}", percent(odds.win)), "R-10.2"));
            }
            met.push(fight);
        }
        rows
    }

    /// Whether troops are about to land there.
    fn is_landing(&self, s: &State, space: Space) -> bool {
        s.ships.iter().any(|t| t.landing.is_some_and(|(to, _)| to == space))
    }
}
