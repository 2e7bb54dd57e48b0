//! Questions a player asks: what a click would mean, what something costs, what there is to know about a place.

use crate::Rules;
use crate::action::Action;
use crate::data::LAND;
use crate::odds::sailing_chance;
use crate::scene::{percent, row};
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::Text;
use kernel::scene::{Explanation, Inspection, Spot};

impl Rules {
    /// What pointing at an area or a piece would mean now, were it allowed.
    pub(crate) fn meaning(&self, s: &State, spot: &Spot) -> Vec<Action> {
        let area = match spot {
            Spot::Space(id) => self.data.map.named(id),
            Spot::Piece(id) => match self.stack_named(s, id) {
                Some(t) if s.frames.is_empty() => {
                    return vec![Action::Pick { at: t.area, nation: t.nation, kind: t.kind }];
                }
                Some(t) => Some(t.area),
                None => None,
            },
        };
        let Some(area) = area else { return Vec::new() };
        match (s.frames.last(), s.phase) {
            (Some(Frame::Moving(m)), phase) => {
                let mut meant = vec![Action::To(area)];
                if phase == Phase::Move {
                    if m.units.get(Kind::Paratroops) > 0 {
                        meant.push(Action::Drop(area));
                    }
                    if m.units.ships() > 0 {
                        meant.push(Action::Invade(area));
                    }
                    if m.units.get(Kind::Bomber) > 0 {
                        meant.push(Action::Bomb(area));
                    }
                    if m.units.air() > 0 {
                        meant.push(Action::Strike(area));
                    }
                }
                meant
            }
            _ if !s.displaced.is_empty() => vec![Action::Shelter(area)],
            (None, Phase::Move | Phase::SecondMove | Phase::Redeploy) => {
                let own = s.at(area).iter().filter(|t| self.moves(s, t.nation));
                own.map(|t| Action::Pick { at: t.area, nation: t.nation, kind: t.kind }).collect()
            }
            (None, Phase::Battle | Phase::SecondBattle) => vec![Action::Fight(area)],
            (None, Phase::Build) => match s.owner(area) {
                Some(nation) => vec![Action::Build { nation, kind: Kind::Infantry, at: area }],
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// What an action costs in points, where it costs any.
    pub(crate) fn cost_of(&self, s: &State, action: Action) -> Option<u16> {
        let mission = |mission: Mission, area| match s.frames.last() {
            Some(Frame::Moving(m)) if s.phase != Phase::Redeploy => {
                let price = self.price(s, &Sight::of(s, s.side), m.nation, mission, area);
                (price > 0).then_some(u16::from(price))
            }
            _ => None,
        };
        match action {
            Action::Build { kind, .. } => Some(self.data.kind(kind).cost),
            Action::Declare { by, on } => Some(self.war_price(s, by, on)),
            Action::To(area) => mission(Mission::March, area),
            Action::Drop(area) => mission(Mission::Drop, area),
            Action::Invade(area) => mission(Mission::Invade, area),
            Action::Strike(area) => mission(Mission::Strike, area),
            _ => None,
        }
    }

    /// The price of an action and the chances of what it starts.
    pub(crate) fn explanation(&self, s: &State, action: Action) -> Explanation {
        let mut rows = Vec::new();
        if let Some(cost) = self.cost_of(s, action) {
            rows.push(row(Text::new("explain-cost"), cost.to_string(), clause!("HUB-9.3")));
        }
        let mut path = Vec::new();
        match (s.frames.last(), action) {
            (_, Action::Fight(area)) => {
                let odds = self.battle_fight(s, area).odds();
                rows.push(row(Text::new("explain-win"), percent(odds.win), clause!("HUB-5.2")));
                rows.push(row(Text::new("explain-lose"), percent(odds.lose), clause!("HUB-5.2")));
                rows.push(row(Text::new("explain-draw"), percent(odds.draw), clause!("HUB-5.2")));
                path.push(self.id(area));
            }
            (Some(Frame::Chain(c)), Action::Intervene { place, base, kind, .. }) => {
                path = vec![self.id(base), self.id(place)];
                if kind.is_ship() {
                    let distance = self.sea_distance(s, c.side, base, place).unwrap_or(6);
                    let text = Text::new("explain-sails").number("distance", distance);
                    rows.push(row(text, percent(sailing_chance(distance)), clause!("HU-41")));
                } else {
                    rows.push(row(Text::new("explain-flies"), percent(1.0), clause!("HU-36")));
                }
                rows.push(row(Text::new("explain-through-now"), percent(self.chain_odds(c).through), clause!("HU-38")));
                let after = self.through_after(s, c, action).unwrap_or(1.0);
                rows.push(row(Text::new("explain-through"), percent(after), clause!("HU-38")));
            }
            (Some(Frame::Moving(m)), Action::To(area) | Action::Via(area)) => {
                path = vec![self.id(m.at), self.id(area)];
            }
            _ => {}
        }
        Explanation { path, rows, ..Explanation::default() }
    }

    /// What there is to know about an area or a piece; nothing that is hidden.
    pub(crate) fn inspection(&self, s: &State, spot: &Spot) -> Inspection {
        let mut rows = Vec::new();
        match spot {
            Spot::Space(id) => {
                let Some(area) = self.data.map.named(id) else { return Inspection::default() };
                if LAND.contains(area) {
                    let owner = s.owner(area).unwrap_or(Nation::De);
                    rows.push(row(Text::new("inspect-owner").word("nation", owner.word()), "", clause!("HUC-07")));
                }
                for t in s.at(area) {
                    let text = Text::new("inspect-unit").word("nation", t.nation.word()).word("kind", t.kind.word());
                    rows.push(row(text, t.n.to_string(), clause!("HUB-4.1")));
                }
                // Who could intervene here, with what, at what chance.
                for t in s.stacks.iter().filter(|t| !t.kind.is_land() && t.cond.is_ready()) {
                    let Some(side) = s.side_of(t.nation) else { continue };
                    let reach = self.data.kind(t.kind).reach;
                    let chance = match t.kind.is_ship() {
                        true if LAND.contains(area) => None,
                        true => self.sea_distance(s, side, t.area, area).filter(|d| *d <= reach).map(sailing_chance),
                        false => {
                            let near = self.air_distance(self.sky(s, t.nation), t.area, area);
                            near.filter(|d| *d <= reach).map(|_| 1.0)
                        }
                    };
                    if let Some(chance) = chance.filter(|p| *p > 0.0) {
                        let text = Text::new("inspect-intervene").word("nation", t.nation.word());
                        let text = text.word("kind", t.kind.word()).name("base", self.name(t.area)).number("n", t.n);
                        rows.push(row(text, percent(chance), clause!("HU-41")));
                    }
                }
            }
            Spot::Piece(id) => {
                if let Some(t) = self.stack_named(s, id) {
                    let data = self.data.kind(t.kind);
                    rows.push(row(Text::new("inspect-attack"), data.attack.to_string(), clause!("HUB-4.1")));
                    rows.push(row(Text::new("inspect-defence"), data.defence.to_string(), clause!("HUB-4.1")));
                    rows.push(row(Text::new("inspect-reach"), data.reach.to_string(), clause!("HUB-4.1")));
                }
            }
        }
        Inspection { rows, ..Inspection::default() }
    }
}
