//! The game as the kernel sees it: the list of its decisions, and which of them is pending.

use crate::action::verb;
use crate::decisions::*;
use crate::position::Position;
use crate::state::{Frame, Stage, State};
use crate::vocabulary::*;
use crate::{Action, Clause, Rules};
use kernel::decision::{self, Decides};
use kernel::{Briefing, Game, Judge, Outcome, Play, Seat, SeatSet, Text, Viewer};

// In the order of the actions, so that lists come out sorted.
kernel::decisions! {
    Rules: Action in verb;
    Logistics { Done, PlaceLogistics, MoveLogistics, PlaceShaef, PlacePartisanBase, RaisePartisan }
    Replacements { Done, Buy, AddStep, Rebuild, Enter, Upgrade, Maintain }
    Support { Done, PlaceAir, PlaceFleet, Beachhead, PlaceConvoy, PlaceBlitz }
    Organization { Done, Combine, BreakDown, Fortify, Disband, Detach, Recall }
    Movement { Done, Select }
    Airdrop { Done, Drop }
    Fights { Done, Attack }
    Landing { Done, Land }
    War { Done, Declare }
    Moving { Done, MoveTo, Overrun, Sail, EnterBox }
    Declaring { Done, Attacker, Headquarters, AirSupport, Stand }
    Replying { Done, Headquarters, AirSupport }
    Recoiling { FallBack, Stand }
    FallingBack { Retreat }
    Retreating { Stand, Retreat }
    Losing { Lose }
    Advancing { Done, Advance, Exploit }
    Contesting { Done, Contest }
    Crowded { Remove }
    Bombing { Devastate }
    LeavingCity { Done, Devastate }
}

/// Accounts that explanations speak of: half movement points of the unit on the move, Troop Convoys and replacement
/// steps of the phasing faction.
pub(crate) const MOVEMENT: &str = "movement";
pub(crate) const CONVOYS: &str = "convoys";
pub(crate) const STEPS: &str = "steps";

/// Results by the names that explanations give them; those of the combat table have its own.
pub(crate) const DEVASTATED: &str = "devastated";
pub(crate) const SPARED: &str = "spared";
/// A fight that is over at once.
pub(crate) const OVER: &str = "over";

/// The decision of a segment.
fn of_segment(segment: Segment) -> Option<Pending> {
    Some(match segment {
        Segment::Logistics => Pending::Logistics,
        Segment::Replacements => Pending::Replacements,
        Segment::Support => Pending::Support,
        Segment::Organization => Pending::Organization,
        Segment::Movement | Segment::Reserve => Pending::Movement,
        Segment::Airdrop => Pending::Airdrop,
        Segment::Blitz | Segment::Regular => Pending::Fights,
        Segment::Landing => Pending::Landing,
        Segment::War => Pending::War,
        Segment::Over => return None,
    })
}

/// The decision of a stage of a fight.
fn of_stage(stage: Stage) -> Pending {
    match stage {
        Stage::Declare => Pending::Declaring,
        Stage::Reply => Pending::Replying,
        Stage::Recoil => Pending::Recoiling,
        Stage::FallingBack => Pending::FallingBack,
        Stage::Answer | Stage::Retreating => Pending::Retreating,
        Stage::AttackerLosses | Stage::DefenderLosses => Pending::Losing,
        Stage::Advance => Pending::Advancing,
    }
}

impl Rules {
    /// What has to be decided now.
    pub(crate) fn prompt(&self, state: &State, seat: Seat) -> Text {
        decision::prompt(self, state, seat).unwrap_or_else(|| Text::new("prompt-over"))
    }
}

impl Decides for Rules {
    fn pending(&self, state: &State) -> Option<Pending> {
        if state.segment == Segment::Over {
            return None;
        }
        match state.frames.last() {
            None => of_segment(state.segment),
            Some(Frame::Moving(_)) => Some(Pending::Moving),
            Some(Frame::Fight(fight)) => Some(of_stage(fight.stage)),
            Some(Frame::Contest(_)) => Some(Pending::Contesting),
            Some(Frame::Excess(_)) => Some(Pending::Crowded),
            Some(Frame::Bombing(_)) => Some(Pending::Bombing),
            Some(Frame::Burning(_)) => Some(Pending::LeavingCity),
        }
    }

    fn ending(&self) -> Option<Action> {
        Some(Action::Done)
    }

    fn forbid_outright<J: Judge>(&self, state: &State, seat: Seat, _: &Action, judge: &mut J) {
        if !self.seats().contains(seat) {
            judge.forbid(clause!("TKC-02"), || Text::new("why-no-such-seat"));
        } else if state.segment == Segment::Over {
            judge.forbid(clause!("TKC-03"), || Text::new("why-over"));
        }
    }

    fn forbid_now<J: Judge>(&self, state: &State, seat: Seat, _: &Action, judge: &mut J) {
        if !self.deciders(state).contains(seat) {
            return judge.forbid(clause!("TKC-01"), || Text::new("why-not-your-decision"));
        }
        let clauses: &[Clause] = match self.pending(state) {
            Some(Pending::Crowded) => &[clause!("TK-9.1-03"), clause!("TK-9.1-04")],
            Some(Pending::Recoiling | Pending::FallingBack | Pending::Retreating) => &[clause!("TKC-04")],
            Some(Pending::Losing | Pending::Advancing) => &[clause!("TKC-04")],
            _ => &[clause!("TKC-01")],
        };
        for &clause in clauses {
            judge.forbid(clause, || Text::new("why-not-now").text("prompt", self.prompt(state, seat)));
        }
    }

    fn settle(&self, state: &mut State, play: &mut Play<'_>) {
        self.go_on(state, play);
    }
}

impl Game for Rules {
    type State = State;
    type Action = Action;
    type Position = Position;

    kernel::provided_by_decisions!("do-nothing");

    fn seats(&self) -> SeatSet {
        self.data.scenario.turn_order.iter().map(|f| f.seat()).collect()
    }

    fn briefing(&self, state: &State, viewer: Viewer) -> Briefing {
        self.brief(state, viewer)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.verdict.map(|verdict| Outcome {
            winners: verdict.winner().map_or(SeatSet::NONE, |f| SeatSet::one(f.seat())),
            text: Text::new(verdict.word()),
        })
    }

    fn turn(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn account(&self, state: &State, account: &str) -> Option<i64> {
        match (account, state.frames.last()) {
            (MOVEMENT, Some(Frame::Moving(moving))) => Some(i64::from(self.points_left(state, moving))),
            (CONVOYS, _) => Some(state.markers.convoys[state.faction].values().iter().map(|&n| i64::from(n)).sum()),
            (STEPS, _) => Some(state.pool.nations.iter().map(|n| i64::from(n.left)).sum()),
            _ => None,
        }
    }

    fn result(&self, before: &State, after: &State) -> Option<String> {
        match before.frames.last()? {
            Frame::Burning(burning) => {
                let burnt = after.markers.devastated.contains(burning.hex);
                Some(if burnt { DEVASTATED } else { SPARED }.to_owned())
            }
            Frame::Fight(_) => {
                let fight = after.frames.iter().find_map(|frame| match frame {
                    Frame::Fight(fight) => Some(fight),
                    _ => None,
                });
                fight.map_or_else(|| Some(OVER.to_owned()), |f| f.result.map(|r| self.result_name(r)))
            }
            _ => None,
        }
    }
}
