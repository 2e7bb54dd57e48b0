//! The game as the kernel sees it: who decides, what may be done, what it does.

use crate::Rules;
use crate::action::{Action, Standing};
use crate::data::{AREAS, Area};
use crate::intervention::first_seat;
use crate::position::Position;
use crate::state::*;
use crate::vocabulary::*;
use board::AreaId;
use kernel::scene::{Explanation, Inspection, Spot};
use kernel::{Full, Game, Judge, Outcome, Play, Problem, Quick, Refusal, Rng, Scene, Seat, SeatSet, Text, Viewer};

/// Most aircraft a standing order sends.
const ORDERED: u8 = 4;

impl Rules {
    /// The seat that has to decide.
    pub(crate) fn decider(&self, s: &State) -> Option<Seat> {
        if s.phase == Phase::Over {
            return None;
        }
        if let Some(d) = s.displaced.last() {
            return Some(self.seat_of(s, d.nation));
        }
        Some(match s.frames.last() {
            Some(Frame::Chain(c)) => self.chain_seat(s, c).unwrap_or(s.active),
            Some(Frame::Sea(fight)) => match fight.stage {
                SeaStage::Decide(side) => self.sea_seat(s, fight, side).unwrap_or(s.active),
                _ => s.active,
            },
            Some(Frame::Prowl(p)) => first_seat(p.asked).unwrap_or(s.active),
            Some(Frame::Battle(b)) => match b.stage {
                BattleStage::Part => self.part_seat(s, b).unwrap_or(s.active),
                _ => self.leader(s, b.area).map_or(s.active, |n| self.seat_of(s, n)),
            },
            Some(Frame::Losses(l)) => l.seat,
            Some(Frame::Control { area, .. }) => self.leader(s, *area).map_or(s.active, |n| self.seat_of(s, n)),
            Some(Frame::Vichy(_)) => self.seats[Nation::De.index()],
            Some(Frame::Hunger(_)) => self.quartermaster(s).unwrap_or(s.active),
            Some(Frame::Moving(_) | Frame::MoveIn(_)) | None => s.active,
        })
    }

    /// Every rule that bears on an action, asked in one place.
    fn judge<J: Judge>(&self, s: &State, seat: Seat, action: &Action, j: &mut J) {
        if !self.seats().contains(seat) {
            return j.forbid(clause!("HUB-1.1"), || Text::new("why-no-such-seat"));
        }
        let Some(decider) = self.decider(s) else {
            return j.forbid(clause!("HUB-12.1"), || Text::new("why-over"));
        };
        if action.areas().into_iter().flatten().any(|area| area.index() >= AREAS) {
            return j.forbid(clause!("HUB-3.5"), || Text::new("why-no-such-area"));
        }
        if let Action::Order(order) = *action {
            return self.judge_order(s, seat, decider, order, j);
        }
        if decider != seat {
            return j.forbid(clause!("HUC-01"), || Text::new("why-not-your-decision").word("seat", seat_word(decider)));
        }
        use Action as A;
        let not_now = |j: &mut J| j.forbid(clause!("HUB-2.1"), || Text::new("why-not-now").text("prompt", self.prompt(s)));
        if let Some(d) = s.displaced.last() {
            return match *action {
                A::Shelter(area) => self.judge_shelter(s, d, area, j),
                _ => not_now(j),
            };
        }
        match (s.frames.last(), s.phase, *action) {
            (Some(Frame::Moving(m)), _, action) => self.judge_moving(s, m, action, j),
            (Some(Frame::Chain(c)), _, A::Pass) => {
                if c.gathering.is_some() {
                    j.forbid(clause!("HUC-03"), || Text::new("why-not-now").text("prompt", self.prompt(s)));
                }
            }
            (Some(Frame::Chain(c)), _, A::Join { kind, n }) => self.judge_join(s, c, kind, n, j),
            (Some(Frame::Chain(c)), _, A::Sail) => {
                if c.gathering.is_none() {
                    j.forbid(clause!("HU-88"), || Text::new("why-not-now").text("prompt", self.prompt(s)));
                }
            }
            (Some(Frame::Chain(c)), _, A::Intervene { .. }) => self.judge_intervene(s, c, seat, *action, j),
            // HU-44: nothing else happens while a chain is declared; redeployment opens none.
            (Some(Frame::Chain(_)), ..) => not_now(j),
            (Some(Frame::Sea(fight)), _, A::BreakOff) => self.judge_break_off_at_sea(s, fight, j),
            (Some(Frame::Sea(_)), _, A::Press) => {}
            (Some(Frame::Prowl(_)), _, A::Pass) => {}
            (Some(Frame::Prowl(p)), _, A::Hunt { .. }) => self.judge_hunt(s, p, seat, *action, j),
            (Some(Frame::Battle(b)), _, A::First(nation)) => self.judge_first(s, b, nation, j),
            (Some(Frame::Battle(b)), _, A::BreakOff) => self.judge_break_off(s, b, j),
            (Some(Frame::Battle(b)), _, A::Press) if b.stage == BattleStage::Decide => {}
            (Some(Frame::Losses(l)), _, A::Lose { .. } | A::LoseLaden(_) | A::Return { .. }) => {
                self.judge_loss(s, l, *action, j);
            }
            (Some(Frame::Hunger(_)), _, A::Starve { at, nation, kind }) => self.judge_starve(s, at, nation, kind, j),
            (Some(Frame::Control { nations, .. }), _, A::Control(nation)) => {
                if !nations.contains(nation) {
                    j.forbid(clause!("HU-57"), || Text::new("why-no-control").word("nation", nation.word()));
                }
            }
            (Some(Frame::Vichy(left)), _, A::Garrison { kind, at }) => self.judge_garrison(s, *left, kind, at, j),
            (Some(_), ..) => not_now(j),
            (None, Phase::Declare, A::Declare { by, on }) => self.judge_declare(s, by, on, j),
            (None, Phase::Declare, A::Occupy(area)) => self.judge_occupy(s, area, j),
            (None, Phase::Build, A::Build { nation, kind, at }) => self.judge_build(s, nation, kind, at, j),
            (None, Phase::Move | Phase::SecondMove | Phase::Redeploy, A::Pick { at, nation, kind }) => {
                self.judge_pick(s, at, nation, kind, j);
            }
            (None, Phase::Battle | Phase::SecondBattle, A::Fight(area)) => self.judge_fight(s, area, j),
            (None, Phase::Supply, A::Assign { base, nation, port }) => self.judge_assign(s, base, nation, port, j),
            (None, Phase::Redeploy, A::Lay { route, value }) => self.judge_lay(s, route, value, j),
            (None, Phase::Redeploy, A::Escort { base, nation, kind, route }) => {
                self.judge_escort(s, base, nation, kind, route, j);
            }
            (None, _, A::Intervene { .. }) if s.phase == Phase::Redeploy => {
                j.forbid(clause!("HU-44"), || Text::new("why-no-intervention"));
            }
            (None, _, A::Done) => self.judge_done(s, j),
            (None, _, A::Lay { .. }) => j.forbid(clause!("HU-48"), || Text::new("why-not-now").text("prompt", self.prompt(s))),
            _ => not_now(j),
        }
    }

    /// Standing orders are given by those who have nothing to decide.
    fn judge_order<J: Judge>(&self, s: &State, seat: Seat, decider: Seat, order: Standing, j: &mut J) {
        let clause = if matches!(order, Standing::Cooperate(_)) { clause!("HU-57") } else { clause!("HUC-03") };
        if seat == decider {
            return j.forbid(clause, || Text::new("why-decide-first"));
        }
        let Some(orders) = s.orders.get(usize::from(seat.0)) else {
            return j.forbid(clause!("HUB-1.1"), || Text::new("why-no-such-seat"));
        };
        let same = match order {
            Standing::Quiet(quiet) => orders.quiet == quiet,
            Standing::Cooperate(together) => orders.alone != together,
            Standing::Intervene { place, n } => {
                if n > ORDERED {
                    return j.forbid(clause, || Text::new("why-too-many-ordered").number("most", ORDERED));
                }
                orders.intervene.iter().find(|(p, _)| *p == place).map_or(0, |(_, n)| *n) == n
            }
        };
        if same {
            return j.forbid(clause, || Text::new("why-ordered-already"));
        }
        let lone = self.side_of_seat(seat).is_none_or(|side| self.seats_of(side).len() < 2);
        if matches!(order, Standing::Cooperate(_)) && lone {
            j.forbid(clause!("HU-57"), || Text::new("why-no-partner"));
        }
    }

    fn list_orders(&self, s: &State, seat: Seat, actions: &mut Vec<Action>) {
        let Some(decider) = self.decider(s) else { return };
        let places = (0..AREAS).map(|i| AreaId(i as u8));
        let places = places.flat_map(|place| (0..=ORDERED).map(move |n| Standing::Intervene { place, n }));
        let switches = [false, true].into_iter().flat_map(|yes| [Standing::Quiet(yes), Standing::Cooperate(yes)]);
        for order in places.chain(switches) {
            if Quick::ask(|j| self.judge_order(s, seat, decider, order, j)) {
                actions.push(Action::Order(order));
            }
        }
    }

    fn give_order(&self, s: &mut State, seat: Seat, order: Standing) {
        let Some(orders) = s.orders.get_mut(usize::from(seat.0)) else { return };
        match order {
            Standing::Quiet(quiet) => orders.quiet = quiet,
            Standing::Cooperate(together) => orders.alone = !together,
            Standing::Intervene { place, n } => {
                orders.intervene.retain(|(p, _)| *p != place);
                if n > 0 {
                    orders.intervene.push((place, n));
                    orders.intervene.sort_unstable();
                }
            }
        }
    }

    fn list(&self, s: &State, seat: Seat, actions: &mut Vec<Action>) {
        if let Some(d) = s.displaced.last() {
            actions.extend(self.shelters(s, d).iter().map(Action::Shelter));
            return;
        }
        match s.frames.last() {
            Some(Frame::Moving(m)) => self.list_moving(s, m, actions),
            Some(Frame::Chain(c)) => self.list_chain(s, c, seat, actions),
            Some(Frame::Sea(fight)) => {
                if Quick::ask(|j| self.judge_break_off_at_sea(s, fight, j)) {
                    actions.push(Action::BreakOff);
                }
                actions.push(Action::Press);
            }
            Some(Frame::Prowl(p)) => {
                actions.push(Action::Pass);
                self.each_hunt(s, p, seat, |action| {
                    actions.push(action);
                    false
                });
            }
            Some(Frame::Battle(b)) => self.list_battle(s, b, actions),
            Some(Frame::Losses(l)) => self.list_losses(s, l, actions),
            Some(Frame::Control { nations, .. }) => actions.extend(nations.iter().map(Action::Control)),
            Some(Frame::Vichy(left)) => self.list_garrison(s, *left, actions),
            Some(Frame::Hunger(_)) => self.list_hungry(s, actions),
            Some(Frame::MoveIn(_)) => {}
            None => self.list_root(s, actions),
        }
    }

    /// What can be done with a group in hand, and with nothing pending, comes in order.
    fn lists_in_order(&self, s: &State) -> bool {
        match s.frames.last() {
            Some(Frame::Moving(_)) => true,
            Some(_) => false,
            None => s.displaced.is_empty(),
        }
    }

    fn carry_out(&self, s: &mut State, seat: Seat, action: Action, play: &mut Play<'_>) {
        use Action as A;
        if action.areas().into_iter().flatten().any(|area| area.index() >= AREAS) {
            return;
        }
        match (s.frames.last(), action) {
            (_, A::Order(order)) => self.give_order(s, seat, order),
            (_, A::Shelter(area)) if !s.displaced.is_empty() => self.shelter(s, area),
            _ if !s.displaced.is_empty() => {}
            (Some(Frame::Moving(_)), A::Add(kind)) => self.take_along(s, kind, false),
            (Some(Frame::Moving(m)), A::Load(kind)) if m.units.get(Kind::Fleet) > 0 => self.take_along(s, kind, true),
            (Some(Frame::Moving(_)), A::Via(area)) => self.pass_through(s, area),
            (
                Some(Frame::Moving(_)),
                A::To(_) | A::Drop(_) | A::Invade(_) | A::Strike(_) | A::Bomb(_) | A::Raid | A::Prey(_),
            ) => self.set_out(s, action, play),
            (Some(Frame::Chain(c)), A::Intervene { .. }) if c.gathering.is_none() => self.intervene(s, action, play),
            (Some(Frame::Chain(_)), A::Join { kind, n }) => self.join(s, kind, n),
            (Some(Frame::Chain(_)), A::Sail) => self.sail(s, play),
            (Some(Frame::Chain(_)), A::Pass) => self.pass(s),
            (Some(Frame::Sea(_)), A::BreakOff) => self.break_off_at_sea(s, play),
            (Some(Frame::Sea(_)), A::Press) => self.press_at_sea(s),
            (Some(Frame::Prowl(_)), A::Hunt { .. }) => self.hunt(s, action, play),
            (Some(Frame::Prowl(_)), A::Pass) => self.stop_hunting(s),
            (Some(Frame::Battle(_)), A::First(nation)) => self.first(s, nation),
            (Some(Frame::Battle(_)), A::BreakOff) => self.break_off(s, play),
            (Some(Frame::Battle(_)), A::Press) => self.press(s),
            (Some(Frame::Losses(_)), A::Lose { .. } | A::LoseLaden(_) | A::Return { .. }) => self.take_loss(s, action),
            (Some(Frame::Hunger(_)), A::Starve { at, nation, kind }) => self.starve(s, at, nation, kind),
            (Some(Frame::Control { area, .. }), A::Control(nation)) => {
                let area = *area;
                s.frames.pop();
                self.capture(s, area, nation, play);
            }
            (Some(Frame::Vichy(_)), A::Garrison { kind, at }) => self.garrison(s, kind, at),
            (Some(_), _) => {}
            (None, A::Declare { by, on }) => self.declare(s, by, on, play),
            (None, A::Occupy(area)) => self.occupy_free(s, area, play),
            (None, A::Build { nation, kind, at }) => self.build(s, nation, kind, at, play),
            (None, A::Pick { at, nation, kind }) => self.pick(s, at, nation, kind),
            (None, A::Fight(area)) => self.begin_battle(s, area, play),
            (None, A::Assign { base, nation, port }) => self.assign(s, base, nation, port),
            (None, A::Lay { route, value }) => self.lay(s, route, value, play),
            (None, A::Escort { base, nation, kind, route }) => self.escort(s, base, nation, kind, route),
            (None, A::Done) => self.next_seat(s, play),
            (None, _) => {}
        }
    }
}

impl Game for Rules {
    type State = State;
    type Action = Action;
    type Position = Position;

    fn seats(&self) -> SeatSet {
        self.everybody
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
        self.decider(s).map_or(SeatSet::NONE, SeatSet::one)
    }

    fn actions(&self, s: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !self.seats().contains(seat) {
            return;
        }
        let from = actions.len();
        let in_order = if self.decider(s) == Some(seat) {
            self.list(s, seat, actions);
            self.lists_in_order(s)
        } else {
            self.list_orders(s, seat, actions);
            false
        };
        if in_order {
            debug_assert!(actions[from..].is_sorted());
        } else if !actions[from..].is_sorted() {
            actions[from..].sort_unstable();
        }
    }

    fn check(&self, s: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        Full::ask(|j| self.judge(s, seat, action, j))
    }

    fn apply(&self, s: &mut State, seat: Seat, action: &Action, play: &mut Play<'_>) {
        if s.phase != Phase::Over {
            self.carry_out(s, seat, *action, play);
            self.settle(s, play);
        }
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        let verdict = s.verdict?;
        Some(Outcome { winners: self.winners(verdict), text: self.outcome_text(s, verdict) })
    }

    fn turn(&self, s: &State) -> u32 {
        u32::from(s.date.0.saturating_sub(self.data.scenario.first.0)) + 1
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

    fn meant(&self, s: &State, _: Seat, spot: &Spot) -> Vec<Action> {
        self.meaning(s, spot)
    }

    fn explain(&self, s: &State, _: Seat, action: &Action) -> Explanation {
        self.explanation(s, *action)
    }

    fn inspect(&self, s: &State, _: Viewer, spot: &Spot) -> Inspection {
        self.inspection(s, spot)
    }

    fn has_secrets(&self, s: &State) -> bool {
        self.hides(s)
    }

    fn imagine(&self, s: &State, seat: Seat, rng: &mut Rng) -> State {
        let mut imagined = s.clone();
        self.imagine_chips(&mut imagined, seat, rng);
        for (i, orders) in imagined.orders.iter_mut().enumerate().filter(|(i, _)| *i != usize::from(seat.0)) {
            *orders = s.orders[i].known();
        }
        imagined
    }

    fn arbitrary_action(&self, rng: &mut Rng) -> Action {
        use Action as A;
        let area = |rng: &mut Rng| -> Area { AreaId(rng.below(AREAS + 2) as u8) };
        let kind = |rng: &mut Rng| Kind::ALL[rng.below(KINDS)];
        let nation = |rng: &mut Rng| match rng.one_in(4) {
            true => Nation::ALL[rng.below(NATIONS)],
            false => Nation::GREAT[rng.below(GREAT)],
        };
        let route = |rng: &mut Rng| Route::ALL[rng.below(ROUTES)];
        let few = |rng: &mut Rng| rng.below(5) as u8;
        match rng.below(27) {
            0 => A::Declare { by: nation(rng), on: Nation::ALL[rng.below(NATIONS)] },
            1 => A::Occupy(area(rng)),
            2 | 3 => A::Build { nation: nation(rng), kind: kind(rng), at: area(rng) },
            4 | 5 => A::Pick { at: area(rng), nation: nation(rng), kind: kind(rng) },
            6 => A::Add(kind(rng)),
            7 => A::Load(kind(rng)),
            8 => A::Via(area(rng)),
            9 | 10 => A::To(area(rng)),
            11 => A::Drop(area(rng)),
            12 => A::Invade(area(rng)),
            13 => A::Strike(area(rng)),
            14 => A::Bomb(area(rng)),
            15 => A::Prey(route(rng)),
            16 => A::Intervene { place: area(rng), base: area(rng), nation: nation(rng), kind: kind(rng), n: few(rng) },
            17 => A::Join { kind: kind(rng), n: few(rng) },
            18 => A::Hunt { base: area(rng), nation: nation(rng), kind: kind(rng), n: few(rng) },
            19 => A::Fight(area(rng)),
            20 => A::First(nation(rng)),
            21 => match rng.below(5) {
                0 => A::Return { nation: nation(rng), kind: kind(rng) },
                1 => A::Shelter(area(rng)),
                2 => A::LoseLaden(nation(rng)),
                3 => A::Starve { at: area(rng), nation: nation(rng), kind: kind(rng) },
                _ => A::Lose { nation: nation(rng), kind: kind(rng) },
            },
            22 => [A::Done, A::Raid, A::Sail, A::Pass, A::BreakOff, A::Press][rng.below(6)],
            23 => A::Control(nation(rng)),
            24 => match rng.one_in(2) {
                true => A::Assign { base: area(rng), nation: nation(rng), port: area(rng) },
                false => A::Garrison { kind: kind(rng), at: area(rng) },
            },
            25 => match rng.one_in(2) {
                true => A::Lay { route: route(rng), value: rng.below(15) as u8 },
                false => A::Escort { base: area(rng), nation: nation(rng), kind: kind(rng), route: route(rng) },
            },
            _ => A::Order(match rng.below(3) {
                0 => Standing::Intervene { place: area(rng), n: few(rng) },
                1 => Standing::Quiet(rng.one_in(2)),
                _ => Standing::Cooperate(rng.one_in(2)),
            }),
        }
    }
}
