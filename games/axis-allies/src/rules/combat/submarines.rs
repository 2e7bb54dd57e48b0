//! submarines that leave a battle, the attacker's first.

use crate::Rules;
use crate::data::{LAND, Space, Spaces};
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Note, Play, Text};

impl Rules {
    /// Zones without ships of a side's enemies that submarines may go to: never a battle site of this turn (AA-57).
    pub(super) fn quiet_zones(&self, state: &State, side: Side, from: Space) -> Spaces {
        let sites = state.turn.battles | state.turn.fought;
        let mut zones = self.sea_around(state, side, from) - sites;
        for t in state.stacks.iter().filter(|t| t.kind.is_ship() && t.power.side() != side) {
            zones.remove(t.space);
        }
        for t in state.ships.iter().filter(|t| t.power.side() != side) {
            zones.remove(t.space);
        }
        zones
    }

    /// where attacking submarines may go.
    pub(crate) fn attackers_withdraw_to(&self, state: &State) -> Spaces {
        let Some(battle) = state.battle() else { return Spaces::EMPTY };
        if LAND.contains(battle.space) || state.count(battle.space, state.power, Kind::Submarine) == 0 {
            return Spaces::EMPTY;
        }
        let zones =
            self.quiet_zones(state, state.power.side(), battle.space) & self.anybody_came_from(state, battle.space);
        battle.withdrawn.map_or(zones, |zone| zones & Spaces::one(zone))
    }

    /// where a power's defending submarines may go.
    pub(crate) fn defenders_withdraw_to(&self, state: &State, power: Power) -> Spaces {
        let Some(battle) = state.battle() else { return Spaces::EMPTY };
        if LAND.contains(battle.space)
            || power.side() == state.power.side()
            || state.count(battle.space, power, Kind::Submarine) == 0
        {
            return Spaces::EMPTY;
        }
        let zones = self.quiet_zones(state, power.side(), battle.space);
        battle.withdrawn.map_or(zones, |zone| zones & Spaces::one(zone))
    }

    pub(super) fn advance_submarines(&self, state: &mut State, power: Power, play: &mut Play<'_>) -> bool {
        let Some(space) = state.battle().map(|battle| battle.space) else { return false };
        let zones =
            if self.has_attackers(state, space) { self.defenders_withdraw_to(state, power) } else { Spaces::EMPTY };
        if let Some(zone) = zones.first() {
            match state.orders[power].submarines {
                SubmarineOrder::Ask => return false,
                SubmarineOrder::Stay => {}
                SubmarineOrder::Leave => {
                    self.withdraw(state, zone, play);
                    return true;
                }
            }
        }
        self.next_owner(state, power);
        true
    }

    /// No more submarines of this power leave: the next one, or the attacker.
    pub(super) fn next_owner(&self, state: &mut State, power: Power) {
        let next = std::iter::successors(power.next(), |p| p.next()).find(|p| p.side() == power.side());
        self.set_stage(state, next.map_or(Stage::Decide, Stage::DefendingSubmarines));
    }

    pub(crate) fn withdraw(&self, state: &mut State, zone: Space, play: &mut Play<'_>) {
        let Some(battle) = state.battle() else { return };
        let (space, stage) = (battle.space, battle.stage);
        let (power, status) = match stage {
            Stage::AttackingSubmarines => (state.power, Status::Fought),
            Stage::DefendingSubmarines(power) => (power, Status::Ready),
            _ => return,
        };
        let of = |t: &&Stack| t.power == power && t.kind == Kind::Submarine;
        if let Some(stack) = state.at(space).iter().find(of).copied() {
            state.take(space, power, Kind::Submarine, stack.status, 1);
            state.add(zone, power, Kind::Submarine, status, 1);
        }
        if let Some(battle) = state.battle_mut() {
            battle.withdrawn = Some(zone);
        }
        play.note(|| {
            let text = Text::new("log-withdraw").word("power", power.word()).name("space", self.name(zone));
            Note::new(text).at(self.id(zone)).way([space, zone].map(|space| self.id(space)))
        });
    }

    /// No more of these submarines leave.
    pub(crate) fn stay(&self, state: &mut State) {
        match state.battle().map(|battle| battle.stage) {
            Some(Stage::AttackingSubmarines) => self.ask_defending_submarines(state),
            Some(Stage::DefendingSubmarines(power)) => self.next_owner(state, power),
            _ => {}
        }
    }

    /// After the attacker's submarines those of the defenders, power by power.
    pub(super) fn ask_defending_submarines(&self, state: &mut State) {
        let first = if state.power.side() == Side::Axis { Power::Ussr } else { Power::Germany };
        if let Some(battle) = state.battle_mut() {
            battle.withdrawn = None;
            battle.stage = Stage::DefendingSubmarines(first);
        }
    }
}
