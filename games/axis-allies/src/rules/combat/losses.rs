//! Who is lost to a hit: the owner chooses, several owners agree, standing orders choose for those
//! who are away.

use crate::Rules;
use crate::data::{LAND, Space};
use crate::options::LossesNamed;
use crate::rules::battle::{Volley, can_take};
use crate::state::*;
use crate::vocabulary::*;
use kernel::Play;

impl Rules {
    /// Hits of one volley: named at once, or kept for the end of the step.
    pub(super) fn hit(&self, state: &mut State, attacker: bool, volley: Volley, hits: u8) {
        if self.options.losses_named == LossesNamed::Group {
            return self.ask_losses(state, attacker, hits, volley.submarine, false);
        }
        if let Some(battle) = state.battle_mut() {
            let kept = if volley.submarine { &mut battle.hits.0 } else { &mut battle.hits.1 };
            *kept = kept.saturating_add(hits);
        }
    }

    pub(super) fn name_step(&self, state: &mut State, attacker: bool) {
        let Some(battle) = state.battle_mut() else { return };
        let (below, above) = std::mem::take(&mut battle.hits);
        // The last pushed is named first: hits by submarines before the others (AA-68).
        self.ask_losses(state, attacker, above, false, false);
        self.ask_losses(state, attacker, below, true, false);
    }

    pub(super) fn ask_losses(&self, state: &mut State, attacker: bool, hits: u8, by_submarine: bool, by_gun: bool) {
        if hits == 0 {
            return;
        }
        let chooser = if attacker { state.power } else { self.proposer(state) };
        state.frames.push(Frame::Losses(Losses {
            attacker,
            hits,
            by_submarine,
            by_gun,
            chooser,
            chosen: Vec::new(),
            asking: 0,
        }));
    }

    /// Powers that defend in the battle, with how many units.
    pub(super) fn owners(&self, state: &State, space: Space) -> [u16; POWERS] {
        let mut owners = [0; POWERS];
        for t in self.defending(state, space) {
            owners[t.power.index()] += u16::from(t.n);
        }
        for t in self.defending_ships(state, space) {
            owners[t.power.index()] += 1;
        }
        owners
    }

    /// who names the losses of the defence.
    pub(super) fn proposer(&self, state: &State) -> Power {
        let Some(space) = state.battle().map(|battle| battle.space) else { return state.power };
        let owners = self.owners(state, space);
        let involved: Vec<Power> = Power::ALL.into_iter().filter(|p| owners[p.index()] > 0).collect();
        if let [only] = involved[..] {
            return only;
        }
        let most = || involved.iter().copied().rev().max_by_key(|p| owners[p.index()]);
        state.owner(space).filter(|p| p.side() != state.power.side()).or_else(most).unwrap_or(state.power)
    }

    /// What can be lost now, with how many there are of each.
    pub(crate) fn candidates(&self, state: &State, losses: &Losses) -> Vec<(Loss, u8)> {
        let Some(battle) = state.battle() else { return Vec::new() };
        let mut found: Vec<(Loss, u8)> = Vec::new();
        let fits = |kind: Kind| can_take(kind, losses.by_submarine) && (!losses.by_gun || kind.is_aircraft());
        let mut add = |loss: Loss, n: u8| match found.iter_mut().find(|(other, _)| *other == loss) {
            Some((_, moving)) => *moving += n,
            None => found.push((loss, n)),
        };
        let stacks: Vec<&Stack> = if losses.attacker {
            self.attacking(state, battle.space).collect()
        } else {
            self.defending(state, battle.space).collect()
        };
        for t in stacks.into_iter().filter(|t| fits(t.kind)) {
            // On land and at sea alike it does not matter whether a unit moved; with aircraft the flight does.
            let status = if t.kind.is_aircraft() { t.status } else { Status::Ready };
            add(Loss { power: t.power, kind: t.kind, status, ship: None }, t.n);
        }
        if fits(Kind::Transport) {
            let ships: Vec<&Transport> = if losses.attacker {
                self.attacking_ships(state, battle.space).collect()
            } else {
                self.defending_ships(state, battle.space).collect()
            };
            for t in ships {
                add(Loss { power: t.power, kind: Kind::Transport, status: t.status, ship: Some(t.clone()) }, 1);
            }
        }
        for chosen in &losses.chosen {
            if let Some((_, n)) = found.iter_mut().find(|(loss, _)| loss == chosen) {
                *n -= 1;
            }
        }
        found.retain(|(_, n)| *n > 0);
        found
    }

    /// guests on the attacker's carriers, which their owner may give up.
    pub(crate) fn guests(&self, state: &State, losses: &Losses) -> Option<Power> {
        let battle = state.battle()?;
        if !losses.attacker || losses.by_submarine || losses.by_gun || battle.guests_kept || LAND.contains(battle.space)
        {
            return None;
        }
        let side = state.power.side();
        let guest = |t: &&Stack| t.kind == Kind::Fighter && t.power != state.power && t.power.side() == side;
        state.at(battle.space).iter().find(guest).map(|t| t.power)
    }

    /// The power that has to answer, while losses are named.
    pub(crate) fn loss_decider(&self, losses: &Losses) -> Power {
        Power::ALL.into_iter().find(|p| losses.asking & (1 << p.index()) != 0).unwrap_or(losses.chooser)
    }

    /// Takes a unit out; a defender not hit by a first shot still fires this round.
    pub(super) fn remove(&self, state: &mut State, losses: &Losses, loss: &Loss, play: &mut Play<'_>) {
        let Some(space) = state.battle().map(|battle| battle.space) else { return };
        match &loss.ship {
            Some(ship) => {
                if let Some(i) = state.ships.iter().position(|t| t == ship) {
                    state.ships.remove(i);
                }
            }
            None if loss.kind.is_aircraft() => {
                state.take(space, loss.power, loss.kind, loss.status, 1);
            }
            None => {
                let of = |t: &&Stack| t.power == loss.power && t.kind == loss.kind;
                if let Some(stack) = state.at(space).iter().rfind(of).copied() {
                    state.take(space, loss.power, loss.kind, stack.status, 1);
                }
            }
        }
        self.note_loss(loss.power, loss.kind, space, play);
        // cargo goes down with its ship.
        for cargo in loss.ship.iter().flat_map(|t| &t.cargo) {
            self.note_loss(cargo.power, cargo.kind, space, play);
        }
        if !losses.attacker
            && !losses.by_submarine
            && let Some(battle) = state.battle_mut()
        {
            match battle.aside.iter_mut().find(|(p, k, _)| (*p, *k) == (loss.power, loss.kind)) {
                Some((_, _, n)) => *n += 1,
                None => battle.aside.push((loss.power, loss.kind, 1)),
            }
        }
    }

    /// The unit of these that somebody names; aircraft by the movement they have left.
    pub(crate) fn unit_meant(&self, state: &State, losses: &Losses, named: (Power, Kind, u8)) -> Option<Loss> {
        let fits = |loss: &Loss| {
            loss.ship.is_none() && (loss.power, loss.kind, loss.status.in_the_air().unwrap_or(0)) == named
        };
        self.candidates(state, losses).into_iter().map(|(loss, _)| loss).find(fits)
    }

    /// The transport somebody names by its place in the list.
    pub(crate) fn ship_meant(&self, state: &State, losses: &Losses, index: u8) -> Option<Loss> {
        let place = |ship: &Transport| state.ships.iter().position(|other| other == ship);
        let fits = |loss: &Loss| loss.ship.as_ref().and_then(place) == Some(usize::from(index));
        self.candidates(state, losses).into_iter().map(|(loss, _)| loss).find(fits)
    }

    /// Names losses where there is nothing to choose, or by standing order; false if somebody has to choose.
    pub(crate) fn advance_losses(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Losses(losses)) = state.frames.pop() else { return false };
        if losses.asking != 0 {
            let asked = self.loss_decider(&losses);
            if state.orders[asked.index()].losses == LossOrder::Ask {
                state.frames.push(Frame::Losses(losses));
                return false;
            }
            self.agree_on_losses(state, losses, play);
            return true;
        }
        let candidates = self.candidates(state, &losses);
        let total: u32 = candidates.iter().map(|(_, n)| u32::from(*n)).sum();
        let due = u32::from(losses.hits) - losses.chosen.len() as u32;
        let free = self.guests(state, &losses).is_none();
        if total == 0 || (total <= due && free) {
            // hits beyond what can take them are void.
            self.remove_all(state, &losses, &candidates, play);
            return true;
        }
        if let ([(only, _)], true) = (&candidates[..], free) {
            if losses.chosen.is_empty() {
                // Nothing to choose, so nothing to agree on.
                (0..losses.hits).for_each(|_| self.remove(state, &losses, only, play));
            } else {
                self.name_loss(state, losses, only.clone(), play);
            }
            return true;
        }
        match self.loss_by_order(state, &losses, candidates) {
            Some(loss) => {
                self.name_loss(state, losses, loss, play);
                true
            }
            None => {
                state.frames.push(Frame::Losses(losses));
                false
            }
        }
    }

    fn remove_all(&self, state: &mut State, losses: &Losses, others: &[(Loss, u8)], play: &mut Play<'_>) {
        for loss in &losses.chosen {
            self.remove(state, losses, loss, play);
        }
        for (loss, n) in others {
            (0..*n).for_each(|_| self.remove(state, losses, loss, play));
        }
    }

    /// What the standing order of a defender who is away says to lose next.
    fn loss_by_order(&self, state: &State, losses: &Losses, candidates: Vec<(Loss, u8)>) -> Option<Loss> {
        let order = state.orders[losses.chooser.index()].losses;
        if losses.attacker || losses.chooser == state.power || order == LossOrder::Ask {
            return None;
        }
        let rank = |(loss, _): &(Loss, u8)| {
            let cost = self.data.kind(loss.kind).cost;
            let value = u16::from(self.defence_value(state, loss.power, loss.kind));
            let first = if order == LossOrder::Weakest { (value, cost) } else { (cost, value) };
            (first, loss.ship.as_ref().map_or(0, |ship| ship.cargo.len()), loss.power, loss.kind)
        };
        candidates.into_iter().min_by_key(rank).map(|(loss, _)| loss)
    }

    /// A unit is named. It is lost at once, or once all owners have agreed.
    pub(crate) fn name_loss(&self, state: &mut State, mut losses: Losses, loss: Loss, play: &mut Play<'_>) {
        let Some(space) = state.battle().map(|battle| battle.space) else { return };
        let owners = self.owners(state, space);
        let others = Power::ALL.into_iter().filter(|p| owners[p.index()] > 0 && *p != losses.chooser);
        let others = others.fold(0u8, |set, p| set | 1 << p.index());
        let agreed = losses.attacker || others == 0 || losses.chooser.side() == state.power.side();
        if !agreed {
            losses.chosen.push(loss);
            if losses.chosen.len() == usize::from(losses.hits) {
                losses.asking = others;
            }
            return state.frames.push(Frame::Losses(losses));
        }
        losses.hits -= 1;
        self.remove(state, &losses, &loss, play);
        if losses.hits > 0 {
            state.frames.push(Frame::Losses(losses));
        }
    }

    /// one of the other owners agrees; with the last of them the losses are taken.
    pub(crate) fn agree_on_losses(&self, state: &mut State, mut losses: Losses, play: &mut Play<'_>) {
        losses.asking &= losses.asking.saturating_sub(1);
        if losses.asking == 0 {
            self.remove_all(state, &losses, &[], play);
        } else {
            state.frames.push(Frame::Losses(losses));
        }
    }

    /// The owner of a guest gives it up.
    pub(crate) fn lose_guest(&self, state: &mut State, of: Power, play: &mut Play<'_>) {
        let Some(Frame::Losses(mut losses)) = state.frames.pop() else { return };
        losses.hits -= 1;
        let guest = Loss { power: of, kind: Kind::Fighter, status: Status::Ready, ship: None };
        self.remove(state, &losses, &guest, play);
        if losses.hits > 0 {
            state.frames.push(Frame::Losses(losses));
        }
    }
}
