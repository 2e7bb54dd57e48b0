//! What the program does by itself between decisions: phases in which nobody has anything to decide are passed over,
//! and a fight is taken on as far as it goes.

use crate::game::Pending;
use crate::rules::logistics::SupplyCheck;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Rules};
use kernel::decision::Dispatch;
use kernel::{Play, Quick};

impl Rules {
    /// Takes the game on to the next decision.
    pub(crate) fn take_on(&self, state: &mut State, play: &mut Play<'_>) {
        loop {
            self.release_partisans(state, play);
            let moved_on = match state.frames.last().copied() {
                Some(Frame::Moving(_) | Frame::Placing(_)) => false,
                Some(Frame::Fight(fight)) => self.resume_fight(state, fight, play),
                Some(Frame::Run(run)) => {
                    let over = run.moved && self.run_ends(state, &run).is_empty();
                    if over {
                        state.frames.pop();
                    }
                    over
                }
                Some(Frame::Retreat(retreat)) => {
                    let nowhere = self.retreat_hexes(state, &retreat).is_empty();
                    if nowhere {
                        state.frames.pop();
                        // Partisans with nowhere to go stay.
                        if !retreat.evading {
                            self.eliminate(state, retreat.unit, play);
                        }
                    }
                    nowhere
                }
                None if self.phase_waits(state, play) => false,
                None => {
                    self.next_phase(state, play);
                    true
                }
            };
            if !moved_on || state.phase == Phase::Over {
                return;
            }
        }
    }

    /// Whether the side that decides has anything to do but to end the phase.
    fn has_choices(&self, state: &State, pending: Pending, side: Side) -> bool {
        let mut actions = Vec::new();
        self.list_of(pending, state, side.seat(), &mut actions);
        actions.iter().any(|action| *action != Action::Done)
    }

    /// Whether somebody has to decide something in this phase.
    fn phase_waits(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        match state.phase {
            Phase::Over => true,
            Phase::Shift => self.data.unit_ids().any(|u| Quick::ask(|judge| self.judge_shift(state, u, judge))),
            Phase::Uprising => self.next_partisan(state).is_some(),
            Phase::Intake(_, Intake::Withdrawals) => {
                self.settle_withdrawals(state, play);
                self.next_to_leave(state).is_some()
            }
            Phase::Intake(side, Intake::Columns) => {
                state.pools.columns > 0 && self.has_choices(state, Pending::ReceiveColumns, side)
            }
            Phase::Intake(side, Intake::Replacements) => {
                self.has_replacements(state, side) && self.has_choices(state, Pending::UseReplacements, side)
            }
            Phase::Intake(side, Intake::Reinforcements) => self.has_choices(state, Pending::EnterReinforcements, side),
            Phase::Transfers | Phase::LateTransfers => self.has_choices(state, Pending::TransferAir, Side::Allied),
            Phase::Missions => {
                for side in Side::BOTH {
                    let orders = &state.orders[side];
                    // A side with nothing to send out need not say so.
                    if !orders.ready && orders.missions.is_empty() && !self.has_missions(state, side) {
                        state.orders[side].ready = true;
                    }
                }
                !state.orders.values().iter().all(|orders| orders.ready)
            }
            Phase::Skies(zone, sky) => self.sky_waits(state, zone, sky),
            Phase::CloseSupport(side) => self.has_choices(state, Pending::TieAir, side),
            Phase::Move(side) => {
                self.data.of_side(side).iter().any(|&u| Quick::ask(|judge| self.judge_select(state, side, u, judge)))
            }
            Phase::Combat(side) => !self.attackable(state, side).is_empty(),
            Phase::SupplyCheck(side) => match self.supply_check(state, side, &state.conceded) {
                SupplyCheck::Contended(units) => {
                    state.contended = units;
                    true
                }
                SupplyCheck::Settled(supplies) => {
                    state.contended = UnitSet::default();
                    self.mark_supply(state, &supplies, play);
                    false
                }
            },
        }
    }

    /// Takes the fight on as far as it goes without a decision; true if it moved.
    fn resume_fight(&self, state: &mut State, fight: Fight, play: &mut Play<'_>) -> bool {
        let next = |state: &mut State, stage| {
            if let Some(top) = state.fight_mut() {
                top.stage = stage;
            }
            true
        };
        match fight.stage {
            Stage::Attackers => false,
            Stage::Surplus if self.surplus(state, fight.target) > 0 => false,
            Stage::Surplus => next(state, Stage::Avoid),
            Stage::Avoid if fight.attacker == Side::Axis && self.only_partisans(state, fight.target) => false,
            Stage::Avoid => next(state, Stage::AttackerSupport),
            Stage::AttackerSupport if self.is_headquarters_alone(state, &fight) => {
                self.take_headquarters(state, fight, play);
                true
            }
            Stage::AttackerSupport | Stage::DefenderSupport => {
                if self.has_support(state, &fight) {
                    return false;
                }
                self.end_support(state, fight, play);
                true
            }
            Stage::DefenderLosses | Stage::AttackerLosses => self.settle_losses(state, fight, play),
            Stage::Advance => {
                let any =
                    fight.attackers.iter().any(|u| Quick::ask(|judge| self.judge_advance(state, &fight, u, judge)));
                if any { false } else { next(state, Stage::Exploitation) }
            }
            Stage::Exploitation => {
                let may = |u: UnitId| Quick::ask(|judge| self.judge_exploit(state, &fight, u, judge));
                let any = fight.excess > 0 && self.data.unit_ids().any(may);
                if !any {
                    self.end_fight(state, Aftermath::Over, play);
                }
                !any
            }
        }
    }
}
