//! What explanations announce, in a form that the laws compare with what is charged and what comes of it.

use crate::Rules;
use crate::data::CombatResult;
use crate::rules::odds::defender_loss;
use crate::state::*;
use crate::vocabulary::*;

/// Something that is paid with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Account {
    /// Half points of the stack in hand, at the ordinary and at the operational rate.
    Movement,
    Operational,
    /// Columns a side has still to receive.
    Columns(Side),
    Replacements(Nation, Branch),
}

impl Account {
    fn all() -> impl Iterator<Item = Account> {
        let pools = ByNation::<()>::default();
        let nations: Vec<Nation> = pools.iter().map(|(nation, ())| nation).collect();
        let replacements = nations
            .into_iter()
            .flat_map(|nation| [Branch::Land, Branch::Air].map(|b| Account::Replacements(nation, b)));
        [Account::Movement, Account::Operational]
            .into_iter()
            .chain(Side::BOTH.map(Account::Columns))
            .chain(replacements)
    }

    pub(crate) fn name(self) -> String {
        match self {
            Account::Movement => "movement".to_owned(),
            Account::Operational => "operational".to_owned(),
            Account::Columns(side) => format!("columns {side:?}"),
            Account::Replacements(nation, branch) => format!("replacements {} {branch:?}", nation.code()),
        }
    }

    /// What it holds while it can be paid with. Movement points are counted down from 0: a stack that loses units in a
    /// mobile attack may have another allowance afterwards.
    fn holds(self, state: &State) -> Option<i64> {
        let moving = state.frames.iter().find_map(|frame| match frame {
            Frame::Moving(moving) => Some(moving),
            _ => None,
        });
        match self {
            Account::Movement => moving.map(|moving| -i64::from(moving.spent)),
            Account::Operational => moving.and_then(|moving| moving.operational).map(|spent| -i64::from(spent)),
            Account::Columns(side) => {
                (state.phase == Phase::Intake(side, Intake::Columns)).then_some(i64::from(state.pools.columns))
            }
            Account::Replacements(nation, branch) => (state.phase
                == Phase::Intake(nation.side(), Intake::Replacements))
            .then_some(i64::from(state.pools.replacements[nation][branch])),
        }
    }
}

/// What an account holds, by its name.
pub(crate) fn held(state: &State, account: &str) -> Option<i64> {
    Account::all().find(|known| known.name() == account)?.holds(state)
}

/// How far a fight has come that somebody is about to take on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Settled {
    Attackers,
    AttackerSupport,
    DefenderSupport,
}

/// Steps lost by the attacker and the defender.
fn named(attacker: u8, defender: u8) -> String {
    format!("{attacker}/{defender}")
}

impl Rules {
    /// The results a fight can have, each with its probability, if its die falls as soon as so much is settled; none,
    /// if somebody has to decide something before, or if there is no die.
    pub(crate) fn announced_results(&self, state: &State, fight: &Fight, settled: Settled) -> Vec<(String, f64)> {
        let enemy = fight.attacker.enemy();
        let defenders = self.defenders(state, enemy, fight.target);
        let support = |stage| self.has_support(state, &Fight { stage, ..*fight });
        let slip_away = fight.attacker == Side::Axis && self.only_partisans(state, fight.target);
        let asked = match settled {
            Settled::Attackers => {
                self.surplus(state, fight.target) > 0
                    || slip_away
                    || support(Stage::AttackerSupport)
                    || support(Stage::DefenderSupport)
            }
            Settled::AttackerSupport => support(Stage::DefenderSupport),
            Settled::DefenderSupport => false,
        };
        // Columns that are lost and columns that are spent cannot be told apart afterwards.
        if asked || self.all_columns(&defenders) {
            return Vec::new();
        }
        let (own_steps, steps) = (self.steps_of(state, &attacking(fight)), self.steps_of(state, &defenders));
        let city = self.city_rule(fight.target);
        let sum = self.sum(state, fight);
        let chances = self.chances(fight.attacker, sum.column, sum.die_modifier()).into_iter();
        chances
            .map(|(result, chance)| {
                let own = match result {
                    CombatResult::Losses { attacker, .. } => attacker.min(own_steps),
                    CombatResult::Eliminated => 0,
                };
                (named(own, defender_loss(result, steps, city).0), chance)
            })
            .collect()
    }

    fn steps_of(&self, state: &State, units: &UnitSet) -> u8 {
        units.iter().map(|unit| state.steps(unit, &self.data)).sum()
    }

    /// The result of the fight of one state as it stands in the other: losses taken and losses still to be taken.
    pub(crate) fn result_of_fight(&self, before: &State, after: &State) -> Option<String> {
        let fight = before.fight()?;
        let due = |side: Side| match after.fight() {
            Some(now) if matches!(now.stage, Stage::DefenderLosses | Stage::AttackerLosses) => now.losses[side],
            _ => 0,
        };
        let lost = |units: &UnitSet| -> u8 {
            let left = |unit: UnitId| match after.unit(unit).place {
                Place::Lost => 0,
                _ => after.steps(unit, &self.data),
            };
            units.iter().map(|unit| before.steps(unit, &self.data).saturating_sub(left(unit))).sum()
        };
        let (attackers, enemy) = (attacking(fight), fight.attacker.enemy());
        let own = lost(&attackers).saturating_add(due(fight.attacker)).min(self.steps_of(before, &attackers));
        Some(named(own, lost(&self.defenders(before, enemy, fight.target)) + due(enemy)))
    }
}

/// Everybody the attacker can lose steps of.
fn attacking(fight: &Fight) -> UnitSet {
    fight.attackers.iter().chain(fight.artillery.iter()).collect()
}
