//! Hits have to be taken: the owner names what is lost, and several owners agree on it.

use super::prelude::*;
use kernel::Arg;

/// Somebody names the next unit to be lost.
pub(crate) struct NamingLosses;

/// The other owners are asked whether they agree.
pub(crate) struct AgreeingOnLosses;

impl Decision for NamingLosses {
    frame!(Losses: Losses; plain);

    fn deciders(game: &Rules, _: &State, losses: &Losses) -> SeatSet {
        SeatSet::one(game.loss_decider(losses).seat())
    }

    fn prompt(at: &At<'_, NamingLosses>) -> Text {
        let due = usize::from(at.frame.hits).saturating_sub(at.frame.chosen.len()) as i64;
        let space = at.state.battle().map(|battle| at.game.name(battle.space)).unwrap_or_default();
        Text::new("prompt-losses").number("hits", due).name("space", space)
    }
}

/// What is wrong with naming a unit that is not among those that can be lost.
fn forbid_loss<J: Judge>(losses: &Losses, kind: Kind, judge: &mut J) {
    if losses.by == HitBy::Submarines && kind.is_aircraft() {
        judge.forbid(clause!("AA-68"), || Text::new("why-not-by-submarine"));
    }
    if losses.by == HitBy::Antiaircraft && !kind.is_aircraft() {
        judge.forbid(clause!("R-6.4"), || Text::new("why-aircraft-only"));
    }
    if kind == Kind::AaGun {
        judge.forbid(clause!("AA-36"), || Text::new("why-guns-survive"));
    }
    judge.forbid(clause!("R-8.2"), || Text::new("why-not-in-battle"));
}

impl Choice<NamingLosses> for verb::Lose {
    fn candidates(at: &At<'_, NamingLosses>, offers: &mut Offers<'_, Action>) {
        for (loss, _) in at.game.candidates(at.state, at.frame).iter().filter(|(loss, _)| loss.ship.is_none()) {
            let left = loss.status.in_the_air().unwrap_or(0);
            offers.known_legal(Self { power: loss.power, kind: loss.kind, left });
        }
        for power in at.game.guests(at.state, at.frame).iter().filter_map(Power::of) {
            offers.known_legal(Self { power, kind: Kind::Fighter, left: 0 });
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, NamingLosses>, judge: &mut J) {
        let guest = || at.game.guests(at.state, at.frame).contains(self.power.seat());
        let is_guest = self.kind == Kind::Fighter && self.left == 0 && guest();
        if !is_guest && at.game.unit_meant(at.state, at.frame, (self.power, self.kind, self.left)).is_none() {
            forbid_loss(at.frame, self.kind, judge);
        }
    }

    fn carry_out(self, losses: Losses, table: &mut Table<'_, '_, Rules>) {
        let (game, state) = (table.game, &mut *table.state);
        if let Some(loss) = game.unit_meant(state, &losses, (self.power, self.kind, self.left)) {
            return game.name_loss(state, losses, loss, table.play);
        }
        // An ally's fighter: he is asked whether he gives it up.
        let guest = self.kind == Kind::Fighter && game.guests(state, &losses).contains(self.power.seat());
        state.frames.push(Frame::Losses(losses));
        if guest {
            state.frames.push(Frame::Consent(Consent { of: self.power, matter: Matter::Guest }));
        }
    }

    fn shown(&self, at: &At<'_, NamingLosses>) -> Shown {
        let label = Text::new("do-lose").word("power", self.power.word()).word("kind", self.kind.word());
        let Some(battle) = at.state.battle() else { return Shown::new(label) };
        let of = |stack: &&Stack| stack.power == self.power && stack.kind == self.kind;
        let piece = at.state.at(battle.space).iter().find(of).map(|stack| at.game.piece_id(stack));
        Shown::new(label).space(at.game.id(battle.space)).piece(piece).by_worth()
    }

    fn meant(at: &At<'_, NamingLosses>, spot: &Spot) -> Vec<Self> {
        let named = |stack: &Stack| {
            let left = stack.status.in_the_air().unwrap_or(0);
            Self { power: stack.power, kind: stack.kind, left }
        };
        at.game.stack_at(at.state, spot).map(named).into_iter().collect()
    }

    /// The cheapest first.
    fn worth(&self, at: &At<'_, NamingLosses>) -> f64 {
        -f64::from(at.game.data.kind(self.kind).cost)
    }
}

impl Choice<NamingLosses> for verb::Sink {
    fn candidates(at: &At<'_, NamingLosses>, offers: &mut Offers<'_, Action>) {
        let candidates = at.game.candidates(at.state, at.frame);
        for ship in candidates.iter().filter_map(|(loss, _)| loss.ship.as_ref()) {
            let index = at.state.ships.iter().position(|other| other == ship);
            index.into_iter().for_each(|i| offers.known_legal(Self(i as u8)));
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, NamingLosses>, judge: &mut J) {
        if at.game.ship_meant(at.state, at.frame, self.0).is_none() {
            forbid_loss(at.frame, Kind::Transport, judge);
        }
    }

    fn carry_out(self, losses: Losses, table: &mut Table<'_, '_, Rules>) {
        match table.game.ship_meant(table.state, &losses, self.0) {
            Some(loss) => table.game.name_loss(table.state, losses, loss, table.play),
            None => table.state.frames.push(Frame::Losses(losses)),
        }
    }

    fn shown(&self, at: &At<'_, NamingLosses>) -> Shown {
        let ship = at.state.ships.get(usize::from(self.0));
        let label = Text::new("do-sink").number("cargo", ship.map_or(0, |ship| ship.cargo.len()) as i64);
        Shown::new(label)
            .space(ship.map(|ship| at.game.id(ship.space)))
            .piece(format!("transport-{}", self.0))
            .by_worth()
    }

    fn meant(at: &At<'_, NamingLosses>, spot: &Spot) -> Vec<Self> {
        at.game.ship_at(spot).map(Self).into_iter().collect()
    }

    /// By the price of the ship and of what goes down with it.
    fn worth(&self, at: &At<'_, NamingLosses>) -> f64 {
        -8.0 - 3.0 * at.state.ships.get(usize::from(self.0)).map_or(0.0, |ship| ship.cargo.len() as f64)
    }
}

impl Decision for AgreeingOnLosses {
    frame!(Losses: Losses; plain);

    fn deciders(game: &Rules, _: &State, losses: &Losses) -> SeatSet {
        SeatSet::one(game.loss_decider(losses).seat())
    }

    fn prompt(at: &At<'_, AgreeingOnLosses>) -> Text {
        let units = at.frame.chosen.iter().map(|loss| Arg::Word(loss.kind.word().into()));
        Text::new("prompt-agree").arg("units", Arg::List(units.collect()))
    }
}

impl Choice<AgreeingOnLosses> for verb::Accept {
    fn carry_out(self, losses: Losses, table: &mut Table<'_, '_, Rules>) {
        table.game.agree_on_losses(table.state, losses, table.play);
    }

    fn shown(&self, _: &At<'_, AgreeingOnLosses>) -> Shown {
        Shown::new(Text::new("do-accept"))
    }
}

impl Choice<AgreeingOnLosses> for verb::Refuse {
    /// Without agreement the attacker chooses.
    fn carry_out(self, losses: Losses, table: &mut Table<'_, '_, Rules>) {
        let chooser = table.state.power;
        table.state.frames.push(Frame::Losses(Losses { asking: SeatSet::NONE, chosen: Vec::new(), chooser, ..losses }));
    }

    fn shown(&self, _: &At<'_, AgreeingOnLosses>) -> Shown {
        Shown::new(Text::new("do-refuse"))
    }

    fn worth(&self, _: &At<'_, AgreeingOnLosses>) -> f64 {
        -1.0
    }
}
