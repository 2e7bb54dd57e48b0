//! submarines that leave a battle, the attacker's first.

use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Text};

impl Rules {
    /// Zones without ships of a side's enemies that submarines may go to: never a battle site of this turn (AA-57).
    pub(super) fn quiet_zones(&self, s: &State, side: Side, from: Space) -> Spaces {
        let sites = s.turn.battles | s.turn.fought;
        let mut zones = self.sea_around(s, side, from) - sites;
        for t in s.stacks.iter().filter(|t| t.kind.is_ship() && t.power.side() != side) {
            zones.remove(t.space);
        }
        for t in s.ships.iter().filter(|t| t.power.side() != side) {
            zones.remove(t.space);
        }
        zones
    }

    /// where attacking submarines may go.
    pub(crate) fn attackers_withdraw_to(&self, s: &State) -> Spaces {
        let Some(b) = s.battle() else { return Spaces::EMPTY };
        if LAND.contains(b.space) || s.count(b.space, s.power, Kind::Submarine) == 0 {
            return Spaces::EMPTY;
        }
        let zones = self.quiet_zones(s, s.power.side(), b.space) & self.entered_from(s, b.space);
        b.withdrawn.map_or(zones, |zone| zones & Spaces::one(zone))
    }

    /// where a power's defending submarines may go.
    pub(crate) fn defenders_withdraw_to(&self, s: &State, power: Power) -> Spaces {
        let Some(b) = s.battle() else { return Spaces::EMPTY };
        if LAND.contains(b.space) || power.side() == s.power.side() || s.count(b.space, power, Kind::Submarine) == 0 {
            return Spaces::EMPTY;
        }
        let zones = self.quiet_zones(s, power.side(), b.space);
        b.withdrawn.map_or(zones, |zone| zones & Spaces::one(zone))
    }

    pub(super) fn advance_submarines(&self, s: &mut State, power: Power, play: &mut Play<'_>) -> bool {
        let Some(space) = s.battle().map(|b| b.space) else { return false };
        let zones = if self.has_attackers(s, space) { self.defenders_withdraw_to(s, power) } else { Spaces::EMPTY };
        if let Some(zone) = zones.first() {
            match s.orders[power.index()].submarines {
                SubmarineOrder::Ask => return false,
                SubmarineOrder::Stay => {}
                SubmarineOrder::Leave => {
                    self.withdraw(s, zone, play);
                    return true;
                }
            }
        }
        self.next_owner(s, power);
        true
    }

    /// No more submarines of this power leave: the next one, or the attacker.
    pub(super) fn next_owner(&self, s: &mut State, power: Power) {
        let next = std::iter::successors(power.next(), |p| p.next()).find(|p| p.side() == power.side());
        self.set_stage(s, next.map_or(Stage::Decide, Stage::DefendingSubmarines));
    }

    pub(crate) fn judge_withdraw<J: Judge>(&self, s: &State, b: &Battle, zone: Space, j: &mut J) {
        let zones = match b.stage {
            Stage::AttackingSubmarines => self.attackers_withdraw_to(s),
            Stage::DefendingSubmarines(power) => self.defenders_withdraw_to(s, power),
            _ => return j.forbid("R-10.6", || Text::new("why-no-withdrawal-now")),
        };
        if zones.contains(zone) {
            return;
        }
        let attacking = b.stage == Stage::AttackingSubmarines;
        let text = |key: &'static str| Text::new(key).name("space", self.name(zone));
        if b.withdrawn.is_some_and(|other| other != zone) {
            j.forbid(if attacking { "AA-54" } else { "AA-55" }, || text("why-one-zone"));
        }
        if (s.turn.battles | s.turn.fought).contains(zone) {
            j.forbid("AA-57", || text("why-battle-site"));
            j.forbid("R-10.9", || text("why-battle-site"));
        }
        if attacking && !self.entered_from(s, b.space).contains(zone) {
            j.forbid("AA-52", || text("why-nobody-came-from"));
        }
        if j.allows() {
            j.forbid(if attacking { "R-10.7" } else { "R-10.8" }, || text("why-zone-not-free"));
        }
    }

    pub(crate) fn withdraw(&self, s: &mut State, zone: Space, play: &mut Play<'_>) {
        let Some(b) = s.battle() else { return };
        let (space, stage) = (b.space, b.stage);
        let (power, status) = match stage {
            Stage::AttackingSubmarines => (s.power, Status::Done),
            Stage::DefendingSubmarines(power) => (power, Status::Ready),
            _ => return,
        };
        let of = |t: &&Stack| t.power == power && t.kind == Kind::Submarine;
        if let Some(stack) = s.at(space).iter().find(of).copied() {
            s.take(space, power, Kind::Submarine, stack.status, 1);
            s.add(zone, power, Kind::Submarine, status, 1);
        }
        if let Some(b) = s.battle_mut() {
            b.withdrawn = Some(zone);
        }
        play.note(|| {
            let text = Text::new("log-withdraw").word("power", power.word()).name("space", self.name(zone));
            Note::new(text).at(self.id(zone))
        });
    }

    pub(crate) fn stay(&self, s: &mut State) {
        match s.battle().map(|b| b.stage) {
            Some(Stage::AttackingSubmarines) => {
                let first = if s.power.side() == Side::Axis { Power::Ussr } else { Power::Germany };
                if let Some(b) = s.battle_mut() {
                    b.withdrawn = None;
                    b.stage = Stage::DefendingSubmarines(first);
                }
            }
            Some(Stage::DefendingSubmarines(power)) => self.next_owner(s, power),
            _ => {}
        }
    }
}
