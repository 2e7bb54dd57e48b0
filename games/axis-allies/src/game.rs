//! The game as the kernel sees it: the list of its decisions, and which of them is pending.

use crate::Rules;
use crate::action::{Action, Standing, verb};
use crate::data::{SPACES, Space};
use crate::decisions::*;
use crate::plan::{Aim, Memory};
use crate::position::Position;
use crate::state::*;
use crate::vocabulary::*;
use board::AreaId;
use kernel::decision::{self, Arbitrary, Decides};
use kernel::{
    AimAbout, Bias, Briefing, Foresight, Game, Hints, Judge, MindOf, Outcome, Plan, Play, Possible, Rng, Seat, SeatSet,
    Stretch, Text, Viewer, first_of_the_best,
};

kernel::decisions! {
    Rules: Action in verb;
    Purchases { Research, Buy, Done }
    TakingUp { Pick, Ship, Done }
    GroupInHand { Add, To, Raid, Via, All }
    ShipInHand { Load, Unload, Land, To, Stop }
    PassingShot { Shot }
    RaiderShot { Shot }
    Guests { Ride }
    AllyAsked { Accept, Refuse }
    Battles { Fight, Bomb, Rocket, Done }
    SupportShots { Support }
    NamingLosses { Lose, Sink }
    AgreeingOnLosses { Accept, Refuse }
    Submarines { Withdraw, Stay }
    GoingOn { Retreat, BreakOff, Press }
    LandingPlace { Settle }
    Deployment { Place, Done }
    StandingOrders { Order }
}

impl Decides for Rules {
    fn pending(&self, state: &State) -> Option<Pending> {
        let Some(frame) = state.frames.last() else {
            return match state.phase {
                Phase::Develop => Some(Pending::Purchases),
                Phase::CombatMove | Phase::NonCombat => Some(Pending::TakingUp),
                Phase::Flak | Phase::Combat => Some(Pending::Battles),
                Phase::Place => Some(Pending::Deployment),
                Phase::Over => None,
            };
        };
        Some(match frame {
            Frame::Moving(_) => Pending::GroupInHand,
            Frame::Ferry(_) => Pending::ShipInHand,
            Frame::Flak(_) => Pending::PassingShot,
            Frame::RaidFlak(_) => Pending::RaiderShot,
            Frame::Ride(_) => Pending::Guests,
            Frame::Consent(_) => Pending::AllyAsked,
            Frame::Settle(_) => Pending::LandingPlace,
            Frame::Losses(losses) if !losses.asking.is_empty() => Pending::AgreeingOnLosses,
            Frame::Losses(_) => Pending::NamingLosses,
            Frame::Battle(battle) => match battle.stage {
                Stage::Support => Pending::SupportShots,
                Stage::AttackingSubmarines | Stage::DefendingSubmarines(_) => Pending::Submarines,
                _ => Pending::GoingOn,
            },
        })
    }

    fn aside(&self, _: &State, seat: Seat) -> Option<Pending> {
        Power::of(seat).map(|_| Pending::StandingOrders)
    }

    fn ending(&self) -> Option<Action> {
        Some(Action::Done)
    }

    fn forbid_outright<J: Judge>(&self, state: &State, seat: Seat, _: &Action, judge: &mut J) {
        if Power::of(seat).is_none() {
            judge.forbid(clause!("R-1.11"), || Text::new("why-no-such-seat"));
        } else if state.phase == Phase::Over {
            judge.forbid(clause!("R-16.4"), || Text::new("why-over"));
        }
    }

    fn forbid_now<J: Judge>(&self, state: &State, seat: Seat, action: &Action, judge: &mut J) {
        let (Some(power), Some(decider)) = (Power::of(seat), self.decider(state)) else { return };
        if power == decider {
            return self.forbid_out_of_order(state, action, judge);
        }
        let retreats = matches!(action, Action::Retreat(_) | Action::BreakOff);
        if retreats && power.side() != state.power.side() {
            return judge.forbid(clause!("AA-41"), || Text::new("why-only-attackers-retreat"));
        }
        judge.forbid(clause!("R-1.13"), || Text::new("why-not-your-decision").word("power", decider.word()));
    }

    fn settle(&self, state: &mut State, play: &mut Play<'_>) {
        self.go_on(state, play);
    }
}

impl Rules {
    /// The power that has to decide.
    pub(crate) fn decider(&self, state: &State) -> Option<Power> {
        Power::of(self.deciders(state).first()?)
    }
}

impl Game for Rules {
    type State = State;
    type Action = Action;
    type Position = Position;

    kernel::provided_by_decisions!("do-nothing");

    fn seats(&self) -> SeatSet {
        Power::ALL.iter().map(|p| p.seat()).collect()
    }

    fn briefing(&self, state: &State, viewer: Viewer) -> Briefing {
        self.brief(state, viewer)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let verdict = state.verdict?;
        let winners = verdict.side().map_or(SeatSet::NONE, |side| side.powers().map(Power::seat).collect());
        Some(Outcome { winners, text: self.outcome_text(verdict) })
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn account(&self, state: &State, account: &str) -> Option<i64> {
        match account {
            MONEY => Some(self.money_left(state)),
            MOVES => {
                let group = state.moving().map(|moving| moving.left);
                group.or(state.ferry().map(|ferry| ferry.left)).map(i64::from)
            }
            _ => None,
        }
    }

    /// What a raid or a rocket has cost its victim: all other money only changes hands in combat.
    fn result(&self, before: &State, after: &State) -> Option<String> {
        let money = |state: &State| state.cash.values().iter().map(|&cash| i64::from(cash)).sum::<i64>();
        Some((money(before) - money(after)).to_string())
    }
}

/// How much more what is ordered is worth than anything else.
const ORDERED: f64 = 10.0;

impl Hints for Rules {
    type Aim = Aim;
    type Memory = Memory;

    fn aims(&self, state: &State, seat: Seat) -> Vec<Possible<Aim>> {
        Power::of(seat).map_or(Vec::new(), |power| self.aims_of(state, power))
    }

    fn plan(&self, state: &State, seat: Seat, last: &Plan<Aim>) -> Plan<Aim> {
        Power::of(seat).map_or(Plan::default(), |power| self.plan_of(state, power, last))
    }

    fn about_aim(&self, state: &State, seat: Seat, aim: Aim) -> Option<AimAbout> {
        Power::of(seat).map(|power| self.about_aim_of(state, power, aim))
    }

    fn is_reached(&self, state: &State, seat: Seat, aim: Aim) -> bool {
        Power::of(seat).is_some_and(|power| self.is_reached_by(state, power, aim))
    }

    fn serves(&self, state: &State, seat: Seat, action: &Action, plan: &Plan<Aim>) -> Option<Aim> {
        if seat == state.power.seat() { self.aim_served(state, action, plan) } else { None }
    }

    fn remember(&self, state: &State, seat: Seat, plan: &Plan<Aim>, bias: Bias, memory: &mut Memory) {
        if let Some(power) = Power::of(seat) {
            self.think(state, power, plan, bias, memory);
        }
    }

    /// What is attacked, bought and wanted is weighed with the preferences.
    fn heeds_bias(&self) -> bool {
        true
    }

    /// The turn of a power.
    fn stretch(&self, state: &State) -> Stretch {
        let number = u32::from(state.round) * POWERS as u32 + state.power.index() as u32;
        Stretch { number, of: SeatSet::one(state.power.seat()) }
    }

    /// What the orders say comes before everything else.
    fn worths(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, _: &mut Rng) -> Vec<f64> {
        let mut worths = decision::worths(self, state, seat, legal, mind);
        if let Some(i) = mind.memory.next().and_then(|next| legal.iter().position(|action| *action == next)) {
            worths[i] = worths.iter().copied().fold(0.0, f64::max) + ORDERED;
        }
        worths
    }

    fn script(&self, state: &State, seat: Seat, legal: &[Action], mind: &MindOf<Rules>, rng: &mut Rng) -> usize {
        let ordered = mind.memory.next().and_then(|next| legal.iter().position(|action| *action == next));
        ordered.unwrap_or_else(|| first_of_the_best(&self.worths(state, seat, legal, mind, rng)))
    }

    fn at_once(&self, _: &State, _: Seat, mind: &MindOf<Rules>) -> Option<Action> {
        mind.memory.next()
    }

    fn value(&self, state: &State, seat: Seat) -> i64 {
        Power::of(seat).map_or(0, |power| self.value_to(state, power.side()))
    }

    /// Pieces. Guns and complexes change hands with the ground they stand on and are not counted.
    fn strength(&self, state: &State, seat: Seat) -> u32 {
        let Some(power) = Power::of(seat) else { return 0 };
        let totals = state.totals(power);
        let fights = |kind: &Kind| !matches!(kind, Kind::AaGun | Kind::Complex);
        Kind::ALL.into_iter().filter(fights).map(|kind| totals[kind] as u32).sum()
    }

    /// What was bought fights a round later.
    fn foresight(&self) -> Foresight {
        Foresight { turns: 2, pace: 120 }
    }
}

impl Arbitrary<Rules> for Space {
    fn arbitrary(_: &Rules, rng: &mut Rng) -> Space {
        AreaId(rng.below(SPACES) as u8)
    }
}

/// One of all there are.
macro_rules! any_of {
    ($($noun:ty),+) => {
        $(impl Arbitrary<Rules> for $noun {
            fn arbitrary(_: &Rules, rng: &mut Rng) -> $noun {
                <$noun>::ALL[rng.below(<$noun>::ALL.len())]
            }
        })+
    };
}

any_of!(Kind, Power, LossOrder, SubmarineOrder, Answer);

impl Arbitrary<Rules> for Standing {
    fn arbitrary(game: &Rules, rng: &mut Rng) -> Standing {
        match rng.below(4) {
            0 => Standing::Losses(Arbitrary::arbitrary(game, rng)),
            1 => Standing::Submarines(Arbitrary::arbitrary(game, rng)),
            2 => Standing::Concede(Arbitrary::<Rules>::arbitrary(game, rng)),
            _ => Standing::Carry { ally: Arbitrary::arbitrary(game, rng), answer: Arbitrary::arbitrary(game, rng) },
        }
    }
}
