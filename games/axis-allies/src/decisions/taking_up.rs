//! Parts 2 and 4 of a turn: a unit or a transport is taken up to be moved (sections 4, 5 and 13).

use super::prelude::*;
use crate::data::SPACES;
use crate::rules::movement::Outlook;
use std::cell::OnceCell;

pub(crate) struct TakingUp;

pub(crate) struct View {
    moves: Outlook,
    /// How far land is from the enemy.
    front: OnceCell<[u8; SPACES]>,
}

impl Decision for TakingUp {
    phase!(Phase::CombatMove | Phase::NonCombat);
    type Outlook = View;

    fn outlook(game: &Rules, state: &State, (): &()) -> View {
        View { moves: game.outlook(state), front: OnceCell::new() }
    }

    fn prompt(at: &At<'_, TakingUp>) -> Text {
        Text::new(if at.state.phase == Phase::NonCombat { "prompt-non-combat" } else { "prompt-combat-move" })
    }
}

fn front<'a>(at: &'a At<'_, TakingUp>) -> &'a [u8; SPACES] {
    at.outlook.front.get_or_init(|| at.game.front(at.state))
}

fn pick_of(at: &At<'_, TakingUp>, stack: &Stack) -> verb::Pick {
    let left = stack.status.in_the_air().unwrap_or_else(|| at.game.range(at.state, stack.power, stack.kind));
    verb::Pick { at: stack.space, kind: stack.kind, left }
}

impl Choice<TakingUp> for verb::Pick {
    fn candidates(at: &At<'_, TakingUp>, offers: &mut Offers<'_, Action>) {
        for stack in at.state.stacks.iter().filter(|stack| stack.power == at.state.power) {
            if let Some(left) = at.game.allowance(at.state, stack)
                && at.game.can_be_taken_up(at.state, &at.outlook.moves, stack)
            {
                offers.known_legal(Self { at: stack.space, kind: stack.kind, left });
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, TakingUp>, judge: &mut J) {
        let Some(stack) = at.game.picked(at.state, self.at, self.kind, self.left) else {
            return judge.explain(|| at.game.not_to_be_taken_up(at.state, self.at, self.kind));
        };
        if self.kind == Kind::Transport || !at.game.can_be_taken_up(at.state, &at.outlook.moves, &stack) {
            judge.explain(|| at.game.nowhere_to_go(at.state, &stack));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        let state = &mut *table.state;
        if let Some(stack) = table.game.picked(state, self.at, self.kind, self.left) {
            state.take(self.at, state.power, self.kind, stack.status, 1);
            state.frames.push(Frame::Moving(Moving::of(&stack, self.left)));
        }
    }

    fn shown(&self, at: &At<'_, TakingUp>) -> Shown {
        let of = |stack: &&Stack| stack.power == at.state.power && stack.kind == self.kind;
        let piece = at.state.at(self.at).iter().find(of).map(|stack| at.game.piece_id(stack));
        let label = at.game.about("do-pick", self.at).word("kind", self.kind.word());
        Shown::new(label).space(at.game.id(self.at)).piece(piece)
    }

    fn meant(at: &At<'_, TakingUp>, spot: &Spot) -> Vec<Self> {
        if let Some(stack) = at.game.stack_at(at.state, spot) {
            return vec![pick_of(at, stack)];
        }
        let Spot::Space(id) = spot else { return Vec::new() };
        let Some(space) = at.game.space_named(id) else { return Vec::new() };
        let own = |stack: &&Stack| stack.power == at.state.power && stack.kind != Kind::Complex;
        at.state.at(space).iter().filter(own).map(|stack| pick_of(at, stack)).collect()
    }

    fn worth(&self, at: &At<'_, TakingUp>) -> f64 {
        if at.state.phase == Phase::CombatMove {
            return -1.0;
        }
        let state = at.state;
        if self.kind.is_aircraft() {
            let aloft = |stack: &Stack| {
                let same = stack.power == state.power && stack.kind == self.kind;
                same && stack.status.in_the_air() == Some(self.left)
            };
            return if state.at(self.at).iter().any(aloft) { 100.0 } else { -1.0 };
        }
        let marches = self.kind.takes_ground() && at.game.leads_to_the_front(&at.outlook.moves, front(at), self.at);
        if marches { 10.0 } else { -1.0 }
    }
}

impl Choice<TakingUp> for verb::Ship {
    fn candidates(at: &At<'_, TakingUp>, offers: &mut Offers<'_, Action>) {
        let ships = &at.state.ships;
        for (i, ship) in ships.iter().enumerate() {
            let twin = i > 0 && ships[i - 1] == *ship;
            if !twin && at.game.has_something_to_do(at.state, &at.outlook.moves, ship) {
                offers.known_legal(Self(i as u8));
            }
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, TakingUp>, judge: &mut J) {
        let (game, state) = (at.game, at.state);
        let i = usize::from(self.0);
        let Some(ship) = state.ships.get(i) else {
            return judge.forbid(clause!("R-1.10"), || Text::new("why-no-such-ship"));
        };
        if ship.power.side() != state.power.side() {
            return judge.forbid(clause!("R-1.10"), || game.about("why-not-your-ship", ship.space));
        }
        if !game.is_at_hand(state, ship) {
            let clause = if state.phase == Phase::NonCombat { clause!("R-5.4") } else { clause!("R-2.3") };
            return judge.forbid(clause, || game.about("why-ship-done", ship.space));
        }
        let twin = i > 0 && state.ships[i - 1] == *ship;
        if twin || !game.has_something_to_do(state, &at.outlook.moves, ship) {
            // Guests aboard an ally's ship wait until no enemy is around it.
            let guests = ship.power != state.power && ship.carries(state.power).next().is_some();
            if guests && at.outlook.moves.sight.enemy_sea.contains(ship.space) {
                return judge.forbid(clause!("R-5.14"), || game.about("why-enemy-ships", ship.space));
            }
            let clause = match state.phase {
                Phase::CombatMove if game.is_held_back(state) => clause!("R-17.3"),
                Phase::CombatMove if ship.power != state.power => clause!("AA-82"),
                Phase::CombatMove => clause!("R-5.12"),
                _ => clause!("R-13.2"),
            };
            judge.forbid(clause, || game.about("why-ship-idle", ship.space));
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        if usize::from(self.0) < table.state.ships.len() {
            let ship = table.state.ships.remove(usize::from(self.0));
            let ferry = table.game.ferry_of(table.state, &ship);
            table.state.frames.push(Frame::Ferry(ferry));
        }
    }

    fn shown(&self, at: &At<'_, TakingUp>) -> Shown {
        let space = at.state.ships.get(usize::from(self.0)).map(|ship| ship.space);
        let label = Text::new("do-ship").name("space", space.map(|zone| at.game.name(zone)).unwrap_or_default());
        Shown::new(label).space(space.map(|zone| at.game.id(zone))).piece(format!("transport-{}", self.0))
    }

    fn meant(at: &At<'_, TakingUp>, spot: &Spot) -> Vec<Self> {
        at.game.ship_at(spot).map(Self).into_iter().collect()
    }

    /// Transports sail by order of the machine player's plan.
    fn worth(&self, _: &At<'_, TakingUp>) -> f64 {
        -1.0
    }
}

impl Choice<TakingUp> for verb::Done {
    fn judge<J: Judge>(&self, at: &At<'_, TakingUp>, judge: &mut J) {
        if at.state.phase == Phase::NonCombat {
            at.game.judge_landed(at.state, judge);
        }
    }

    fn carry_out(self, (): (), table: &mut Table<'_, '_, Rules>) {
        match table.state.phase {
            Phase::CombatMove => table.game.commit(table.state, table.play),
            _ => table.game.end_non_combat(table.state, table.play),
        }
    }

    fn shown(&self, at: &At<'_, TakingUp>) -> Shown {
        if at.state.phase == Phase::CombatMove {
            let warning = at.game.attacks_nobody(at.state).then(|| Text::new("warn-no-attack"));
            return Shown::new(Text::new("do-done-combat-move")).tone(Tone::Finish).warning(warning);
        }
        let up = |stack: &&Stack| stack.power == at.state.power && stack.status.in_the_air().is_some();
        let lost: u32 = at.state.stacks.iter().filter(up).map(|stack| u32::from(stack.n)).sum();
        let warning = (lost > 0).then(|| Text::new("warn-aircraft").number("n", lost));
        Shown::new(Text::new("do-done-non-combat")).tone(Tone::Finish).warning(warning)
    }
}
