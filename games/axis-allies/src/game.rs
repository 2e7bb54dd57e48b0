//! The game as the kernel sees it: who decides, what may be done, what it does.

use crate::Rules;
use crate::action::{Action, Standing};
use crate::data::{SPACES, Space};
use crate::position::Position;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use board::AreaId;
use kernel::scene::{Explanation, Inspection, Spot};
use kernel::{Full, Game, Judge, Outcome, Play, Problem, Quick, Refusal, Rng, Scene, Seat, SeatSet, Text, Viewer};

impl Rules {
    /// The power that has to decide.
    pub(crate) fn decider(&self, s: &State) -> Option<Power> {
        if s.phase == Phase::Over {
            return None;
        }
        Some(match s.frames.last() {
            Some(Frame::Losses(l)) => self.loss_decider(l),
            Some(Frame::Consent { of, .. }) => *of,
            Some(Frame::Settle { power, .. }) => *power,
            Some(Frame::Battle(b)) => match b.stage {
                Stage::DefendingSubmarines(power) => power,
                _ => s.power,
            },
            _ => s.power,
        })
    }

    /// Every rule that bears on an action, asked in one place.
    fn judge<J: Judge>(&self, s: &State, seat: Seat, action: &Action, j: &mut J) {
        let Some(power) = Power::of(seat) else {
            return j.forbid("R-1.11", || Text::new("why-no-such-seat"));
        };
        let Some(decider) = self.decider(s) else {
            return j.forbid("R-16.4", || Text::new("why-over"));
        };
        if let Action::Order(order) = *action {
            return self.judge_order(s, power, decider, order, j);
        }
        if decider != power && power.side() != s.power.side() && matches!(action, Action::Retreat(_) | Action::BreakOff)
        {
            return j.forbid("AA-41", || Text::new("why-only-attackers-retreat"));
        }
        if decider != power {
            return j.forbid("R-1.13", || Text::new("why-not-your-decision").word("power", decider.word()));
        }
        let exists = |space: Space| space.index() < SPACES;
        let spaces = action.spaces();
        if spaces.into_iter().flatten().any(|space| !exists(space)) {
            return j
                .forbid("R-1.2", || Text::new("why-no-such-space").name("space", "").word("kind", "kind-infantry"));
        }
        let not_now = |j: &mut J| {
            j.forbid(self.order_clause(s, *action), || Text::new("why-not-now").text("prompt", self.prompt(s)));
        };
        use Action as A;
        match (s.frames.last(), s.phase, *action) {
            (Some(Frame::Moving(m)), _, A::Add | A::All) => self.judge_more(s, m, *action, j),
            (Some(Frame::Moving(m)), Phase::CombatMove, A::Via(space)) => self.judge_via(s, m, space, j),
            (Some(Frame::Moving(m)), _, A::To(space)) => self.judge_to(s, m, space, j),
            (Some(Frame::Moving(m)), Phase::CombatMove, A::Raid(space)) => self.judge_raid(s, m, space, j),
            (Some(Frame::Ferry(f)), _, A::Load { from, kind }) => {
                self.judge_load(s, &self.outlook(s), f, from, kind, j);
            }
            (Some(Frame::Ferry(f)), _, A::To(zone)) => self.judge_ferry_to(s, f, zone, j),
            (Some(Frame::Ferry(f)), Phase::CombatMove, A::Land { to, n }) => {
                self.judge_land(s, &self.outlook(s), f, to, n, j);
            }
            (Some(Frame::Ferry(f)), Phase::NonCombat, A::Unload { kind, to }) => {
                self.judge_unload(s, &self.outlook(s), f, kind, to, j);
            }
            (Some(Frame::Ferry(f)), _, A::Stop) => self.judge_stop(s, &self.outlook(s), f, j),
            (Some(Frame::Flak { gun, .. }), _, A::Shot { at, kind, left }) => {
                if self.shot_meant(s, *gun, at, kind, left).is_none() {
                    j.forbid("R-6.11", || Text::new("why-not-shot-at").word("kind", kind.word()));
                }
            }
            (Some(&Frame::RaidFlak { at: target, .. }), _, A::Shot { at, kind, left }) => {
                if at != target || kind != Kind::Bomber || self.raider_with(s, target, left).is_none() {
                    j.forbid("R-6.4", || Text::new("why-not-shot-at").word("kind", kind.word()));
                }
            }
            (Some(&Frame::Ride { least, most, .. }), _, A::Ride(n)) => {
                if !(least..=most).contains(&n) {
                    j.forbid("R-11.3", || {
                        Text::new("why-not-so-many-ride").number("least", least).number("most", most)
                    });
                } else if !self.ride_leaves_landings(s, n) {
                    j.forbid("R-13.3", || Text::new("why-deck-needed"));
                }
            }
            (Some(Frame::Losses(l)), _, A::Lose { .. } | A::Sink(_)) => self.judge_loss(s, l, *action, j),
            (Some(Frame::Losses(l)), _, A::Accept | A::Refuse) if l.asking != 0 => {}
            (Some(Frame::Consent { .. }), _, A::Accept | A::Refuse) => {}
            (Some(Frame::Settle { zone, power }), _, A::Settle(island)) => {
                if !self.islands(s, power.side(), *zone).contains(island) {
                    j.forbid("AA-71", || Text::new("why-not-in-zone").name("space", self.name(island)));
                }
            }
            (Some(Frame::Battle(b)), _, A::Support(n)) => self.judge_support(s, b, n, j),
            (Some(Frame::Battle(b)), _, A::Withdraw(zone)) => self.judge_withdraw(s, b, zone, j),
            (Some(Frame::Battle(b)), _, A::Stay)
                if matches!(b.stage, Stage::AttackingSubmarines | Stage::DefendingSubmarines(_)) => {}
            (Some(Frame::Battle(b)), _, A::Retreat(to)) => self.judge_retreat(s, b, to, j),
            (Some(Frame::Battle(b)), _, A::BreakOff) => self.judge_break_off(s, b, j),
            (Some(Frame::Battle(b)), _, A::Press) if b.stage == Stage::Decide => {}
            (Some(_), ..) => not_now(j),
            (None, Phase::Develop, A::Research(dice)) => self.judge_research(s, dice, j),
            (None, Phase::Develop, A::Buy(kind)) => self.judge_buy(s, &s.totals(s.power), kind, j),
            (None, Phase::CombatMove | Phase::NonCombat, A::Pick { at, kind, left }) => {
                self.judge_pick(s, at, kind, left, j);
            }
            (None, Phase::CombatMove | Phase::NonCombat, A::Ship(index)) => self.judge_ship(s, index, j),
            (None, Phase::Combat, A::Fight(space)) => self.judge_fight(s, space, j),
            (None, Phase::Combat, A::Bomb(space)) => {
                if !s.turn.raids.contains(space) {
                    j.forbid("R-7.1", || Text::new("why-no-raid-set").name("space", self.name(space)));
                }
            }
            (None, Phase::Combat, A::Rocket { from, to }) => self.judge_rocket(s, from, to, j),
            (None, Phase::Place, A::Place { kind, from, to }) => {
                self.judge_place(s, &Sight::of(s, s.power), kind, from, to, j);
            }
            (None, Phase::Flak | Phase::Over, _) => not_now(j),
            (None, _, A::Done) => self.judge_done(s, j),
            _ => not_now(j),
        }
    }

    /// The clause whose order is broken by an action that comes at the wrong time.
    fn order_clause(&self, s: &State, action: Action) -> &'static str {
        use Action as A;
        let over = s.battle().is_none() && !s.turn.fought.is_empty();
        match (s.phase, action) {
            (_, A::Retreat(_) | A::BreakOff) if over => "AA-43",
            (_, A::Retreat(_) | A::BreakOff | A::Press) => "R-10.2",
            (_, A::Withdraw(_)) if over => "AA-49",
            (_, A::Withdraw(_) | A::Stay) => "R-10.6",
            (_, A::Lose { .. } | A::Sink(_)) => "AA-37",
            (_, A::Research(_)) => "R-3.1",
            (_, A::Rocket { .. }) => "AA-23",
            (Phase::Combat, action) if action.is_move() => "R-8.17",
            (Phase::NonCombat, A::Land { .. } | A::Raid(_)) => "R-13.1",
            (_, A::Unload { .. }) => "R-13.2",
            _ => "R-2.1",
        }
    }

    /// Standing orders are given by those who have nothing to decide.
    fn judge_order<J: Judge>(&self, s: &State, power: Power, decider: Power, order: Standing, j: &mut J) {
        let clause = match order {
            Standing::Carry { .. } => "R-5.13",
            Standing::Concede(_) => "R-16.8",
            _ => "R-1.13",
        };
        if power == decider {
            return j.forbid(clause, || Text::new("why-decide-first"));
        }
        let orders = &s.orders[power.index()];
        let same = match order {
            Standing::Losses(o) => orders.losses == o,
            Standing::Submarines(o) => orders.submarines == o,
            Standing::Carry { ally, answer } => {
                if ally == power || ally.side() != power.side() {
                    return j.forbid(clause, || Text::new("why-no-ally").word("power", ally.word()));
                }
                orders.carry[ally.index()] == answer
            }
            Standing::Concede(yes) => orders.concede == yes,
        };
        if same {
            j.forbid(clause, || Text::new("why-ordered-already"));
        }
    }

    fn list_orders(&self, s: &State, power: Power, actions: &mut Vec<Action>) {
        let Some(decider) = self.decider(s) else { return };
        let losses = [LossOrder::Ask, LossOrder::Cheapest, LossOrder::Weakest].map(Standing::Losses);
        let submarines = [SubmarineOrder::Ask, SubmarineOrder::Stay, SubmarineOrder::Leave].map(Standing::Submarines);
        let carry = power
            .side()
            .powers()
            .flat_map(|ally| [Answer::Ask, Answer::Yes, Answer::No].map(|answer| Standing::Carry { ally, answer }));
        let concede = [false, true].map(Standing::Concede);
        for order in losses.into_iter().chain(submarines).chain(carry).chain(concede) {
            if Quick::ask(|j| self.judge_order(s, power, decider, order, j)) {
                actions.push(Action::Order(order));
            }
        }
    }

    fn list(&self, s: &State, actions: &mut Vec<Action>) {
        match s.frames.last() {
            Some(Frame::Moving(m)) => self.list_moving(s, m, actions),
            Some(Frame::Ferry(f)) => self.list_ferry(s, f, actions),
            Some(Frame::Flak { gun, .. }) => {
                for (at, kind, status) in self.shot_classes(s, *gun) {
                    let shot = Action::Shot { at, kind, left: status.in_the_air().unwrap_or(0) };
                    // A raider and an attacker with the same flight: either is meant.
                    if !actions.contains(&shot) {
                        actions.push(shot);
                    }
                }
            }
            Some(&Frame::RaidFlak { at, .. }) => {
                let left = self.raiders(s, at).filter_map(|t| t.status.in_the_air());
                actions.extend(left.map(|left| Action::Shot { at, kind: Kind::Bomber, left }));
            }
            Some(&Frame::Ride { least, most, .. }) => {
                let safe = (least..=most).filter(|&n| self.ride_leaves_landings(s, n));
                actions.extend(safe.map(Action::Ride));
            }
            Some(Frame::Battle(b)) => self.list_battle(s, b, actions),
            Some(Frame::Losses(l)) => self.list_losses(s, l, actions),
            Some(Frame::Consent { .. }) => actions.extend([Action::Accept, Action::Refuse]),
            Some(Frame::Settle { zone, power }) => {
                actions.extend(self.islands(s, power.side(), *zone).iter().map(Action::Settle));
            }
            None => self.list_root(s, actions),
        }
    }

    fn carry_out(&self, s: &mut State, power: Power, action: Action, play: &mut Play<'_>) {
        use Action as A;
        if action.spaces().into_iter().flatten().any(|space| space.index() >= SPACES) {
            return;
        }
        match (s.frames.last(), action) {
            (_, A::Order(order)) => {
                let orders = &mut s.orders[power.index()];
                match order {
                    Standing::Losses(o) => orders.losses = o,
                    Standing::Submarines(o) => orders.submarines = o,
                    Standing::Carry { ally, answer } => orders.carry[ally.index()] = answer,
                    Standing::Concede(yes) => orders.concede = yes,
                }
                self.end_if_conceded(s, power.side(), play);
            }
            (Some(Frame::Moving(_)), A::Add | A::All) => self.take_more(s, action),
            (Some(Frame::Moving(m)), A::Via(space)) if m.left > 0 => self.go_through(s, space),
            (Some(Frame::Moving(_)), A::To(space)) => self.go_to(s, space, false, play),
            (Some(Frame::Moving(m)), A::Raid(space)) if m.kind.is_aircraft() => self.go_to(s, space, true, play),
            (Some(Frame::Ferry(_)), A::Load { from, kind }) => self.load(s, from, kind),
            (Some(Frame::Ferry(_)), A::To(zone)) => self.ferry_to(s, zone),
            (Some(Frame::Ferry(_)), A::Land { to, n }) => self.land(s, to, n, play),
            (Some(Frame::Ferry(_)), A::Unload { kind, to }) => self.unload(s, kind, to, play),
            (Some(Frame::Ferry(_)), A::Stop) => self.stop(s),
            (Some(&Frame::Flak { gun, hits }), A::Shot { at, kind, left }) => {
                if let Some(status) = self.shot_meant(s, gun, at, kind, left) {
                    s.frames.pop();
                    self.shoot_down(s, gun, at, kind, status, play);
                    if hits > 1 && !self.shot_classes(s, gun).is_empty() {
                        s.frames.push(Frame::Flak { gun, hits: hits - 1 });
                    }
                }
            }
            (Some(&Frame::RaidFlak { at, hits }), A::Shot { left, .. }) => self.lose_raider(s, at, hits, left, play),
            (Some(&Frame::Ride { least, most, .. }), A::Ride(n)) => self.ride(s, n.clamp(least, most)),
            (Some(Frame::Losses(l)), A::Accept | A::Refuse) if l.asking != 0 => {
                self.answer_losses(s, action == A::Accept, play);
            }
            (Some(Frame::Losses(l)), A::Lose { .. } | A::Sink(_)) if l.asking == 0 => self.take_loss(s, action, play),
            (Some(Frame::Consent { .. }), A::Accept | A::Refuse) => self.answer(s, action == A::Accept, play),
            (Some(&Frame::Settle { power, .. }), A::Settle(island)) => {
                s.frames.pop();
                s.add(island, power, Kind::Fighter, Status::Ready, 1);
            }
            (Some(Frame::Battle(b)), A::Support(n)) if b.stage == Stage::Support => self.support(s, n),
            (Some(Frame::Battle(_)), A::Withdraw(zone)) => self.withdraw(s, zone, play),
            (Some(Frame::Battle(_)), A::Stay) => self.stay(s),
            (Some(Frame::Battle(b)), A::Retreat(to)) if b.stage == Stage::Decide => self.retreat(s, to, play),
            (Some(Frame::Battle(b)), A::BreakOff) if b.stage == Stage::Decide => self.end_battle(s, play),
            (Some(Frame::Battle(b)), A::Press) if b.stage == Stage::Decide => self.press(s),
            (Some(_), _) => {}
            (None, A::Research(dice)) if s.phase == Phase::Develop => self.research(s, dice, play),
            (None, A::Buy(kind)) if s.phase == Phase::Develop => self.buy(s, kind),
            (None, A::Pick { at, kind, left }) => self.pick(s, at, kind, left),
            (None, A::Ship(index)) => self.take_ship(s, index),
            (None, A::Fight(space)) if s.turn.battles.contains(space) => self.begin_battle(s, space, play),
            (None, A::Bomb(space)) if s.turn.raids.contains(space) => self.bomb(s, space, play),
            (None, A::Rocket { from, to }) => self.fire_rocket(s, from, to, play),
            (None, A::Place { kind, from, to }) if s.turn.bought[kind.index()] > 0 => {
                self.place_unit(s, kind, from, to, play);
            }
            (None, A::Done) => self.end_part(s, play),
            (None, _) => {}
        }
    }
}

impl Game for Rules {
    type State = State;
    type Action = Action;
    type Position = Position;

    fn seats(&self) -> SeatSet {
        Power::ALL.iter().map(|p| p.seat()).collect()
    }

    fn start(&self) -> Position {
        self.opening()
    }

    fn place(&self, position: &Position) -> Result<State, Vec<Problem>> {
        self.place_position(position)
    }

    fn position(&self, state: &State) -> Option<Position> {
        self.write_position(state)
    }

    fn deciders(&self, s: &State) -> SeatSet {
        self.decider(s).map_or(SeatSet::NONE, |p| SeatSet::one(p.seat()))
    }

    fn actions(&self, s: &State, seat: Seat, actions: &mut Vec<Action>) {
        let Some(power) = Power::of(seat) else { return };
        let from = actions.len();
        if self.decider(s) == Some(power) {
            self.list(s, actions);
        } else {
            self.list_orders(s, power, actions);
        }
        if !actions[from..].is_sorted() {
            actions[from..].sort_unstable();
        }
    }

    fn check(&self, s: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        Full::ask(|j| self.judge(s, seat, action, j))
    }

    fn apply(&self, s: &mut State, seat: Seat, action: &Action, play: &mut Play<'_>) {
        if let Some(power) = Power::of(seat).filter(|_| s.phase != Phase::Over) {
            self.carry_out(s, power, *action, play);
            self.settle(s, play);
        }
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        let verdict = s.verdict?;
        let side = match verdict {
            Verdict::Capitals(side) | Verdict::Conceded(side) => Some(side),
            Verdict::Economy => Some(Side::Axis),
            Verdict::Limit(side) => side,
        };
        let winners = side.map_or(SeatSet::NONE, |side| side.powers().map(Power::seat).collect());
        Some(Outcome { winners, text: self.outcome_text(verdict) })
    }

    fn turn(&self, s: &State) -> u32 {
        u32::from(s.round)
    }

    fn board(&self) -> kernel::scene::Board {
        self.draw_board()
    }

    fn scene(&self, s: &State, viewer: Viewer) -> Scene {
        self.draw(s, viewer)
    }

    fn describe(&self, s: &State, action: &Action) -> Text {
        self.describe_action(s, *action)
    }

    fn meant(&self, s: &State, seat: Seat, spot: &Spot) -> Vec<Action> {
        Power::of(seat).map(|power| self.meaning(s, power, spot)).unwrap_or_default()
    }

    fn explain(&self, s: &State, _: Seat, action: &Action) -> Explanation {
        self.explanation(s, *action)
    }

    fn inspect(&self, s: &State, _: Viewer, spot: &Spot) -> Inspection {
        self.inspection(s, spot)
    }

    fn arbitrary_action(&self, rng: &mut Rng) -> Action {
        use Action as A;
        let space = |rng: &mut Rng| AreaId(rng.below(SPACES) as u8);
        let kind = |rng: &mut Rng| Kind::ALL[rng.below(KINDS)];
        let power = |rng: &mut Rng| Power::ALL[rng.below(POWERS)];
        let few = |rng: &mut Rng| rng.below(7) as u8;
        match rng.below(29) {
            0 => A::Research(few(rng)),
            1 => A::Buy(kind(rng)),
            2 | 3 => A::Pick { at: space(rng), kind: kind(rng), left: few(rng) },
            4 => A::Ship(few(rng)),
            5 => A::Add,
            6 => A::All,
            7 => A::Via(space(rng)),
            8 | 9 => A::To(space(rng)),
            10 => A::Raid(space(rng)),
            11 => A::Load { from: space(rng), kind: kind(rng) },
            12 => A::Land { to: space(rng), n: few(rng) },
            13 => A::Unload { kind: kind(rng), to: space(rng) },
            14 => A::Stop,
            15 => A::Fight(space(rng)),
            16 => A::Bomb(space(rng)),
            17 => A::Rocket { from: space(rng), to: space(rng) },
            18 => A::Shot { at: space(rng), kind: kind(rng), left: few(rng) },
            19 => A::Lose { power: power(rng), kind: kind(rng), left: few(rng) },
            20 => A::Sink(few(rng)),
            21 => [A::Accept, A::Refuse, A::Stay, A::BreakOff, A::Press, A::Done][rng.below(6)],
            22 => A::Withdraw(space(rng)),
            23 => A::Retreat(space(rng)),
            24 => A::Settle(space(rng)),
            25 => A::Support(few(rng)),
            26 => A::Ride(few(rng)),
            27 => A::Order(match rng.below(4) {
                0 => Standing::Losses([LossOrder::Ask, LossOrder::Cheapest, LossOrder::Weakest][rng.below(3)]),
                1 => Standing::Submarines(
                    [SubmarineOrder::Ask, SubmarineOrder::Stay, SubmarineOrder::Leave][rng.below(3)],
                ),
                2 => Standing::Concede(rng.one_in(2)),
                _ => Standing::Carry { ally: power(rng), answer: [Answer::Ask, Answer::Yes, Answer::No][rng.below(3)] },
            }),
            _ => {
                let at = space(rng);
                A::Place { kind: kind(rng), from: at, to: if rng.one_in(2) { at } else { space(rng) } }
            }
        }
    }
}
