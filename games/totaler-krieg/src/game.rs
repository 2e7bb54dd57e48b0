//! The game as the kernel sees it: who decides, what may be done, what it does.

use crate::data::Spot;
use crate::position::Position;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Action, Hex, Rules};
use board::Dir;
use kernel::scene::{Board, Explanation, Inspection};
use kernel::{Full, Game, Judge, Outcome, Play, Problem, Quick, Refusal, Rng, Scene, Seat, SeatSet, Text, Viewer};

impl Rules {
    /// Every rule that bears on an action, asked in one place.
    fn judge<J: Judge>(&self, s: &State, seat: Seat, action: Action, j: &mut J) {
        let faction = Faction::of(seat).filter(|f| self.data.scenario.turn_order.contains(f));
        let Some(faction) = faction else {
            return j.forbid("TKC-02", || Text::new("why-no-such-seat"));
        };
        if s.segment == Segment::Over {
            return j.forbid("TKC-03", || Text::new("why-over"));
        }
        if self.decider(s) != Some(faction) {
            return j.forbid("TKC-01", || Text::new("why-not-your-decision"));
        }
        match s.frames.last() {
            Some(frame) => self.judge_frame(s, frame, action, j),
            None => self.judge_segment(s, action, j),
        }
    }

    fn not_now<J: Judge>(&self, s: &State, j: &mut J) {
        j.forbid("TKC-01", || Text::new("why-not-now").text("prompt", self.prompt(s)));
    }

    fn judge_frame<J: Judge>(&self, s: &State, frame: &Frame, action: Action, j: &mut J) {
        use Action as A;
        match (frame, action) {
            (Frame::Moving(_), A::Done) => {}
            (Frame::Moving(m), A::MoveTo(hex)) => self.judge_move_to(s, m, hex, j),
            (Frame::Moving(m), A::Overrun(hex)) => self.judge_overrun(s, m, hex, j),
            (Frame::Moving(m), A::Sail(to)) => self.judge_sail(s, m, to, j),
            (Frame::Moving(m), A::EnterBox(to)) => self.judge_enter_box(s, m, to, j),
            (Frame::Contest { .. }, A::Done) => {}
            (Frame::Contest { fleet, by }, A::Contest(id)) => self.judge_contest(s, *fleet, *by, id, j),
            (Frame::Excess { hex, .. }, A::Remove(unit)) => self.judge_remove(s, *hex, unit, j),
            (Frame::Excess { .. }, _) => {
                for clause in ["TK-9.1-03", "TK-9.1-04"] {
                    j.forbid(clause, || Text::new("why-not-now").text("prompt", self.prompt(s)));
                }
            }
            (Frame::Bombing(i), A::Devastate(hex)) => {
                let targets = self.data.scenario.bombing.get(usize::from(*i)).map(|b| b.targets.as_slice());
                if !self.hex(hex).is_some_and(|h| targets.unwrap_or_default().contains(&h)) {
                    j.forbid("TK-10.2-08", || Text::new("why-no-bombs"));
                }
            }
            (Frame::Fight(f), action) => match (f.stage, action) {
                (Stage::Declare, A::Attacker(_) | A::Headquarters(_) | A::AirSupport(_) | A::Done | A::Stand) => {
                    self.judge_declare(s, f, action, j)
                }
                (Stage::Reply, A::Done) => {}
                (Stage::Reply, A::Headquarters(unit)) => self.judge_hq(s, f, &self.supply(s, f.defender), unit, j),
                (Stage::Reply, A::AirSupport(id)) => self.judge_air(s, f, id, j),
                (Stage::Declare | Stage::Reply, _) => self.not_now(s, j),
                _ => self.judge_aftermath(s, f, action, j),
            },
            _ => self.not_now(s, j),
        }
    }

    fn judge_segment<J: Judge>(&self, s: &State, action: Action, j: &mut J) {
        use Action as A;
        match (s.segment, action) {
            (_, A::Done) => {}
            (
                Segment::Logistics,
                A::PlaceLogistics(_)
                | A::MoveLogistics { .. }
                | A::PlaceShaef(_)
                | A::PlacePartisanBase(_)
                | A::RaisePartisan,
            ) => self.judge_logistics(s, action, j),
            (
                Segment::Replacements,
                A::Buy { .. }
                | A::AddStep(_)
                | A::Rebuild { .. }
                | A::Enter { .. }
                | A::Upgrade { .. }
                | A::Maintain(_),
            ) => self.judge_replacements(s, action, j),
            (Segment::Support, A::PlaceAir { air, hex }) => {
                self.judge_place_air(s, &self.bases(s, s.faction), air, hex, j);
            }
            (Segment::Support, A::PlaceFleet { fleet, zone }) => {
                self.judge_place_fleet(s, &self.bases(s, s.faction), fleet, zone, j);
            }
            (Segment::Support, A::Beachhead { fleet, hex, facing }) => self.judge_beachhead(s, fleet, hex, facing, j),
            (Segment::Support, A::PlaceConvoy(zone)) => self.judge_convoy(s, &self.bases(s, s.faction), zone, j),
            (Segment::Support, A::PlaceBlitz(hex)) => self.judge_blitz(s, &self.bases(s, s.faction), hex, j),
            (Segment::Organization, A::Combine { first, second, third }) => {
                let ids: Vec<UnitId> = [first, second].into_iter().chain(third).collect();
                self.judge_combine(s, &self.order(s), &ids, j);
            }
            (Segment::Organization, A::BreakDown { unit, off }) => self.judge_break(s, unit, off, j),
            (Segment::Organization, A::Fortify(unit)) => self.judge_fortify(s, unit, j),
            (Segment::Organization, A::Disband(unit)) => self.judge_disband(s, &self.order(s), unit, j),
            (Segment::Organization, A::Detach(hex)) => self.judge_detach(s, &self.order(s), hex, j),
            (Segment::Organization, A::Recall(hex)) => self.judge_recall(s, hex, j),
            (Segment::Movement | Segment::Reserve, A::Select(unit)) => {
                let p = self.presence(s);
                self.judge_select(s, |u| self.supply_with(s, &p, s.faction).has(self, u), &p, unit, j);
            }
            (Segment::Airdrop, A::Drop { unit, hex }) => self.judge_drop(s, unit, hex, j),
            (Segment::Blitz | Segment::Regular, A::Attack(hex)) => self.judge_attack(s, hex, j),
            (Segment::Landing, A::Land(unit)) => self.judge_land(s, unit, j),
            (Segment::War, A::Declare(country)) => self.judge_declare_war(s, country, j),
            _ => self.not_now(s, j),
        }
    }

    fn list(&self, s: &State, actions: &mut Vec<Action>) {
        match s.frames.last() {
            None => self.list_segment(s, actions),
            Some(Frame::Moving(m)) => self.list_moves(s, m, actions),
            Some(Frame::Fight(f)) => self.list_aftermath(s, f, actions),
            Some(Frame::Contest { fleet, by }) => {
                actions.push(Action::Done);
                let ids = (0..s.support.len() as u8).map(SupportId);
                let may = |id: &SupportId| Quick::ask(|j| self.judge_contest(s, *fleet, *by, *id, j));
                actions.extend(ids.filter(may).map(Action::Contest));
            }
            Some(Frame::Excess { hex, .. }) => {
                let may = |u: &UnitId| Quick::ask(|j| self.judge_remove(s, *hex, *u, j));
                actions.extend(s.at(*hex).filter(may).map(Action::Remove));
            }
            Some(Frame::Bombing(i)) => {
                let targets = self.data.scenario.bombing.get(usize::from(*i)).map(|b| b.targets.as_slice());
                let targets = targets.unwrap_or_default().iter();
                actions.extend(targets.map(|&h| Action::Devastate(self.number(h))));
            }
        }
    }

    pub(crate) fn list_segment(&self, s: &State, actions: &mut Vec<Action>) {
        match s.segment {
            Segment::Logistics => self.list_logistics(s, actions),
            Segment::Replacements => self.list_replacements(s, actions),
            Segment::Support => self.list_support_segment(s, actions),
            Segment::Organization => self.list_organization(s, actions),
            Segment::Movement | Segment::Reserve => {
                actions.push(Action::Done);
                let p = self.presence(s);
                // TK-10.3-11: in Reserve Movement nobody asks for supply, nor does anybody who has moved.
                let asks = |u: &Unit| !u.marks.has(Marks::MOVED);
                let supply = (s.segment == Segment::Movement).then(|| self.supply_for(s, &p, s.faction, asks));
                let supplied = |u: &Unit| supply.as_ref().is_none_or(|supply| supply.has(self, u));
                let may = |u: &UnitId| Quick::ask(|j| self.judge_select(s, supplied, &p, *u, j));
                actions.extend(s.unit_ids().filter(may).map(Action::Select));
            }
            Segment::Airdrop => {
                actions.push(Action::Done);
                self.list_drops(s, actions);
            }
            Segment::Blitz | Segment::Regular => {
                actions.push(Action::Done);
                let hexes = self.targets(s);
                let may = |h: &Hex| Quick::ask(|j| self.judge_attack(s, *h, j));
                actions.extend(hexes.iter().map(|h| self.number(h)).filter(may).map(Action::Attack));
            }
            Segment::Landing => {
                actions.push(Action::Done);
                let may = |u: &UnitId| Quick::ask(|j| self.judge_land(s, *u, j));
                actions.extend(s.unit_ids().filter(may).map(Action::Land));
            }
            Segment::War => self.list_wars(s, actions),
            Segment::Over => {}
        }
    }

    /// Does what the action says.
    fn carry_out(&self, s: &mut State, action: Action, play: &mut Play<'_>) {
        use Action as A;
        match (s.frames.last().cloned(), action) {
            (Some(Frame::Moving(_)), A::Done) => self.end_move(s),
            (Some(Frame::Moving(m)), A::MoveTo(hex)) => self.move_to(s, m, hex, play),
            (Some(Frame::Moving(m)), A::Overrun(hex)) => self.overrun(s, m, hex, play),
            (Some(Frame::Moving(m)), A::Sail(to)) => self.sail(s, m, to, play),
            (Some(Frame::Moving(m)), A::EnterBox(to)) => self.enter_box(s, m, to),
            (Some(Frame::Contest { fleet, by }), A::Done) => {
                s.frames.pop();
                self.ask_contest(s, fleet, Some(by));
            }
            (Some(Frame::Contest { fleet, .. }), A::Contest(id)) => {
                s.frames.pop();
                self.contest(s, fleet, id, play);
            }
            (Some(Frame::Excess { .. }), A::Remove(unit)) if s.hex_of(unit).is_some() => self.lose_step(s, unit, play),
            (Some(Frame::Bombing(_)), A::Devastate(hex)) => {
                if let Some(hex) = self.hex(hex) {
                    s.frames.pop();
                    self.devastate(s, hex, play);
                }
            }
            (Some(Frame::Fight(f)), action) => self.carry_on_fight(s, f.stage, action, play),
            (Some(_), _) => {}
            (None, action) => self.carry_out_in_segment(s, action, play),
        }
    }

    fn carry_on_fight(&self, s: &mut State, stage: Stage, action: Action, play: &mut Play<'_>) {
        use Action as A;
        let known = |unit: UnitId, s: &State| unit.index() < s.units.len();
        match (stage, action) {
            (Stage::Declare, A::Attacker(unit)) if known(unit, s) => {
                if let Some(f) = s.fight_mut() {
                    f.attackers.insert(unit);
                }
            }
            (Stage::Declare | Stage::Reply, A::Headquarters(unit)) if known(unit, s) => {
                if let Some(f) = s.fight_mut() {
                    f.hq[usize::from(stage == Stage::Reply)] = Some(unit);
                }
            }
            (Stage::Declare | Stage::Reply, A::AirSupport(id)) if id.index() < s.support.len() => {
                if let Some(f) = s.fight_mut() {
                    f.air[usize::from(stage == Stage::Reply)] |= 1 << id.0;
                }
            }
            (Stage::Declare, A::Stand) => {
                let target = s.fight().map(|f| f.target);
                s.frames.pop();
                target.into_iter().for_each(|h| s.attacked.insert(h));
            }
            (Stage::Declare, A::Done) => self.commit(s, play),
            (Stage::Reply, A::Done) => self.roll(s, play),
            (Stage::Recoil, A::FallBack) => self.fall_back(s),
            (Stage::Recoil, A::Stand) => self.pay_instead(s),
            (Stage::Answer | Stage::Retreating, A::Stand) => self.stand(s),
            (Stage::Answer | Stage::Retreating | Stage::FallingBack, A::Retreat(hex)) => self.retreat(s, hex, play),
            (Stage::AttackerLosses | Stage::DefenderLosses, A::Lose(unit)) => self.lose(s, unit, play),
            (Stage::Advance, A::Advance(unit)) if known(unit, s) => self.advance(s, unit, play),
            (Stage::Advance, A::Exploit { unit, hex }) => self.exploit(s, unit, hex, play),
            (Stage::Advance, A::Done) => {
                s.frames.pop();
            }
            _ => {}
        }
    }

    fn carry_out_in_segment(&self, s: &mut State, action: Action, play: &mut Play<'_>) {
        use Action as A;
        let known = |unit: UnitId, s: &State| unit.index() < s.units.len();
        let supports = |id: SupportId, s: &State| id.index() < s.support.len();
        let f = s.faction.index();
        match action {
            A::Done => self.close(s, play),
            A::PlaceLogistics(_)
            | A::MoveLogistics { .. }
            | A::PlaceShaef(_)
            | A::PlacePartisanBase(_)
            | A::RaisePartisan => self.arrange_logistics(s, action),
            A::Buy { .. }
            | A::AddStep(_)
            | A::Rebuild { .. }
            | A::Enter { .. }
            | A::Upgrade { .. }
            | A::Maintain(_) => {
                self.replace(s, action, play);
            }
            A::PlaceAir { air, hex } if supports(air, s) => {
                if let Some(hex) = self.hex(hex) {
                    s.support[air.index()].berth = Berth::Hex(hex);
                }
            }
            A::PlaceFleet { fleet, zone } if supports(fleet, s) && zone.index() < self.data.map.zones.len() => {
                self.place_fleet(s, fleet, zone, play);
            }
            A::Beachhead { fleet, hex, facing } if supports(fleet, s) => {
                self.place_beachhead(s, fleet, hex, facing, play);
            }
            A::PlaceConvoy(zone) if zone.index() < 8 => {
                let convoys = &mut s.markers.convoys[f][zone.index()];
                *convoys = convoys.saturating_add(1);
            }
            A::PlaceBlitz(hex) => {
                if let Some(hex) = self.hex(hex) {
                    let _ = s.markers.blitz[f].try_push(hex);
                }
            }
            A::Combine { first, second, third } => {
                let ids: Vec<UnitId> = [first, second].into_iter().chain(third).collect();
                if ids.iter().all(|&u| known(u, s)) {
                    self.combine(s, &ids);
                }
            }
            A::BreakDown { unit, off } => self.break_down(s, unit, off),
            A::Fortify(unit) => self.fortify(s, unit),
            A::Disband(unit) => self.disband(s, unit),
            A::Detach(hex) => {
                if let Some(hex) = self.hex(hex) {
                    s.markers.detachments[f].insert(hex);
                    s.markers.new_posts.insert(hex);
                }
            }
            A::Recall(hex) => {
                if let Some(hex) = self.hex(hex) {
                    s.markers.detachments[f].remove(hex);
                }
            }
            A::Select(unit) if known(unit, s) => self.take_up(s, unit),
            A::Drop { unit, hex } if known(unit, s) => self.drop_unit(s, unit, hex, play),
            A::Attack(hex) => self.begin_attack(s, hex),
            A::Land(unit) => self.land_unit(s, unit, play),
            A::Declare(country) => self.declare_war(s, country, play),
            _ => {}
        }
    }
}

impl Game for Rules {
    type State = State;
    type Action = Action;
    type Position = Position;

    fn seats(&self) -> SeatSet {
        self.data.scenario.turn_order.iter().map(|f| f.seat()).collect()
    }

    fn start(&self) -> Position {
        self.scenario_position()
    }

    fn place(&self, position: &Position) -> Result<State, Vec<Problem>> {
        self.place_position(position)
    }

    fn position(&self, state: &State) -> Option<Position> {
        self.write_position(state)
    }

    fn deciders(&self, s: &State) -> SeatSet {
        self.decider(s).map_or(SeatSet::NONE, |f| SeatSet::one(f.seat()))
    }

    fn actions(&self, s: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.deciders(s).contains(seat) {
            let from = actions.len();
            self.list(s, actions);
            if !actions[from..].is_sorted() {
                actions[from..].sort_unstable();
            }
        }
    }

    fn check(&self, s: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        Full::ask(|j| self.judge(s, seat, *action, j))
    }

    fn apply(&self, s: &mut State, _: Seat, action: &Action, play: &mut Play<'_>) {
        if s.segment != Segment::Over {
            self.carry_out(s, *action, play);
            self.settle(s, play);
        }
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        s.verdict.map(|verdict| Outcome {
            winners: verdict.winner().map_or(SeatSet::NONE, |f| SeatSet::one(f.seat())),
            text: Text::new(verdict.word()),
        })
    }

    fn turn(&self, s: &State) -> u32 {
        u32::from(s.turn)
    }

    fn board(&self) -> Board {
        self.draw_board()
    }

    fn scene(&self, s: &State, viewer: Viewer) -> Scene {
        self.draw(s, viewer)
    }

    fn describe(&self, s: &State, action: &Action) -> Text {
        self.describe_action(s, *action)
    }

    fn meant(&self, s: &State, seat: Seat, spot: &kernel::scene::Spot) -> Vec<Action> {
        if self.deciders(s).contains(seat) { self.meaning(s, spot) } else { Vec::new() }
    }

    fn explain(&self, s: &State, _: Seat, action: &Action) -> Explanation {
        self.explanation(s, *action)
    }

    fn inspect(&self, s: &State, _: Viewer, spot: &kernel::scene::Spot) -> Inspection {
        self.inspection(s, spot)
    }

    fn arbitrary_action(&self, rng: &mut Rng) -> Action {
        let unit = |rng: &mut Rng| UnitId(rng.below(100) as u8);
        let support = |rng: &mut Rng| SupportId(rng.below(self.data.scenario.support.len() + 1) as u8);
        let hexes = self.data.map.grid.len();
        let hex = |rng: &mut Rng| {
            let any = Hex(rng.below(2400) as u16);
            if rng.one_in(8) { any } else { self.number(board::HexId(rng.below(hexes) as u16)) }
        };
        let zone = |rng: &mut Rng| ZoneId(rng.below(5) as u8);
        let spot = |rng: &mut Rng| {
            if rng.one_in(4) { Spot::Box(BoxId(rng.below(3) as u8)) } else { Spot::Hex(hex(rng)) }
        };
        let kind = |rng: &mut Rng| Kind::ALL[rng.below(Kind::COUNT)];
        let country = |rng: &mut Rng| Country::ALL[rng.below(Country::COUNT)];
        match rng.below(42) {
            0 => Action::PlaceLogistics(hex(rng)),
            1 => Action::MoveLogistics { from: hex(rng), to: hex(rng) },
            2 => Action::PlaceShaef(hex(rng)),
            3 => Action::PlacePartisanBase(hex(rng)),
            4 => Action::RaisePartisan,
            5 => Action::Devastate(hex(rng)),
            6 => Action::Buy { nation: country(rng), kind: kind(rng), exp: rng.one_in(3), at: spot(rng) },
            7 => Action::AddStep(unit(rng)),
            8 => Action::Rebuild { unit: unit(rng), at: spot(rng) },
            9 => Action::Enter { arrival: rng.below(6) as u8, at: spot(rng) },
            10 => Action::Upgrade { unit: unit(rng), kind: kind(rng) },
            11 => Action::Maintain(hex(rng)),
            12 => Action::PlaceAir { air: support(rng), hex: hex(rng) },
            13 => Action::PlaceFleet { fleet: support(rng), zone: zone(rng) },
            14 => Action::Beachhead { fleet: support(rng), hex: hex(rng), facing: Dir::ALL[rng.below(6)] },
            15 => Action::PlaceConvoy(zone(rng)),
            16 => Action::PlaceBlitz(hex(rng)),
            17 => Action::Contest(support(rng)),
            18 => {
                let third = rng.one_in(2).then(|| unit(rng));
                Action::Combine { first: unit(rng), second: unit(rng), third }
            }
            19 => Action::BreakDown { unit: unit(rng), off: kind(rng) },
            20 => Action::Fortify(unit(rng)),
            21 => Action::Disband(unit(rng)),
            22 => Action::Detach(hex(rng)),
            23 => Action::Recall(hex(rng)),
            24 => Action::Select(unit(rng)),
            25 | 26 => Action::MoveTo(hex(rng)),
            27 => Action::Overrun(hex(rng)),
            28 => Action::Sail(spot(rng)),
            29 => Action::EnterBox(BoxId(rng.below(3) as u8)),
            30 => Action::Drop { unit: unit(rng), hex: hex(rng) },
            31 => Action::Attack(hex(rng)),
            32 => Action::Attacker(unit(rng)),
            33 => Action::Headquarters(unit(rng)),
            34 => Action::AirSupport(support(rng)),
            35 => [Action::FallBack, Action::Stand, Action::Done][rng.below(3)],
            36 => Action::Retreat(hex(rng)),
            37 => Action::Lose(unit(rng)),
            38 => Action::Advance(unit(rng)),
            39 => Action::Exploit { unit: unit(rng), hex: hex(rng) },
            40 => [Action::Land(unit(rng)), Action::Remove(unit(rng))][rng.below(2)],
            _ => Action::Declare(country(rng)),
        }
    }
}
