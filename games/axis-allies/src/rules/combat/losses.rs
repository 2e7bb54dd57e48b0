//! Who is lost to a hit: the owner chooses, several owners agree, standing orders choose for
//! those who are away.

use super::Struck;
use crate::Rules;
use crate::data::{LAND, Space};
use crate::options::LossesNamed;
use crate::rules::battle::{Volley, can_take};
use crate::rules::landing::DECK;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Play, SeatSet};

impl Rules {
    /// Hits of one volley: named at once, or kept for the end of the step.
    pub(super) fn hit(&self, state: &mut State, struck: Struck, volley: Volley, hits: u8) {
        if self.options.losses_named == LossesNamed::Group {
            let by = if volley.submarine { HitBy::Submarines } else { HitBy::Others };
            return self.ask_losses(state, struck, by, hits);
        }
        if let Some(battle) = state.battle_mut() {
            let kept = if volley.submarine { &mut battle.hits.0 } else { &mut battle.hits.1 };
            *kept = kept.saturating_add(hits);
        }
    }

    pub(super) fn name_step(&self, state: &mut State, struck: Struck) {
        let Some(battle) = state.battle_mut() else { return };
        let (below, above) = std::mem::take(&mut battle.hits);
        // The last pushed is named first: hits by submarines before the others (AA-68).
        self.ask_losses(state, struck, HitBy::Others, above);
        self.ask_losses(state, struck, HitBy::Submarines, below);
    }

    pub(super) fn ask_losses(&self, state: &mut State, struck: Struck, by: HitBy, hits: u8) {
        if hits == 0 {
            return;
        }
        let attacker = struck == Struck::Attackers;
        let chooser = if attacker { state.power } else { self.proposer(state) };
        let losses = Losses { attacker, hits, by, chooser, chosen: Vec::new(), asking: SeatSet::NONE };
        state.frames.push(Frame::Losses(losses));
    }

    /// Powers that defend in the battle, with how many units.
    pub(super) fn owners(&self, state: &State, space: Space) -> ByPower<u16> {
        let mut owners = ByPower::default();
        for t in self.defending(state, space) {
            owners[t.power] += u16::from(t.n);
        }
        for t in self.defending_ships(state, space) {
            owners[t.power] += 1;
        }
        owners
    }

    /// who names the losses of the defence.
    pub(super) fn proposer(&self, state: &State) -> Power {
        let Some(space) = state.battle().map(|battle| battle.space) else { return state.power };
        let owners = self.owners(state, space);
        let involved: Vec<Power> = Power::ALL.into_iter().filter(|p| owners[*p] > 0).collect();
        if let [only] = involved[..] {
            return only;
        }
        let most = || involved.iter().copied().rev().max_by_key(|p| owners[*p]);
        state.owner(space).filter(|p| p.side() != state.power.side()).or_else(most).unwrap_or(state.power)
    }

    /// What can be lost now, with how many there are of each.
    pub(crate) fn candidates(&self, state: &State, losses: &Losses) -> Vec<(Loss, u8)> {
        let Some(battle) = state.battle() else { return Vec::new() };
        let mut found: Vec<(Loss, u8)> = Vec::new();
        let fits = |kind: Kind| match losses.by {
            HitBy::Antiaircraft => kind.is_aircraft(),
            HitBy::Submarines => can_take(kind, true),
            HitBy::Others => true,
        };
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

    /// powers with fighters on the attacker's carriers that they may give up.
    pub(crate) fn guests(&self, state: &State, losses: &Losses) -> SeatSet {
        let Some(battle) = state.battle() else { return SeatSet::NONE };
        if !losses.attacker || losses.by != HitBy::Others || LAND.contains(battle.space) {
            return SeatSet::NONE;
        }
        let ally = |p: &Power| *p != state.power && !battle.guests_kept.contains(p.seat());
        let allies = state.power.side().powers().filter(ally);
        allies.filter(|&p| self.guests_at(state, battle.space, p) > 0).map(Power::seat).collect()
    }

    /// The power that has to answer, while losses are named.
    pub(crate) fn loss_decider(&self, losses: &Losses) -> Power {
        losses.asking.first().and_then(Power::of).unwrap_or(losses.chooser)
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
        if losses.attacker && loss.kind == Kind::Carrier {
            self.sink_guests(state, space, play);
        }
        if !losses.attacker
            && losses.by != HitBy::Submarines
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
        if !losses.asking.is_empty() {
            let asked = self.loss_decider(&losses);
            if state.orders[asked].losses == LossOrder::Ask {
                state.frames.push(Frame::Losses(losses));
                return false;
            }
            self.agree_on_losses(state, losses, play);
            return true;
        }
        let candidates = self.candidates(state, &losses);
        let total: u32 = candidates.iter().map(|(_, n)| u32::from(*n)).sum();
        let due = u32::from(losses.hits) - losses.chosen.len() as u32;
        let free = self.guests(state, &losses).is_empty();
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
        let order = state.orders[losses.chooser].losses;
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
        let others = Power::ALL.into_iter().filter(|p| owners[*p] > 0 && *p != losses.chooser);
        let others: SeatSet = others.map(Power::seat).collect();
        let agreed = losses.attacker || others.is_empty() || losses.chooser.side() == state.power.side();
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
        losses.asking = losses.asking.iter().skip(1).collect();
        if losses.asking.is_empty() {
            self.remove_all(state, &losses, &[], play);
        } else {
            state.frames.push(Frame::Losses(losses));
        }
    }

    /// guests are cargo of the attacker's carriers. Those for whom no deck is left in the zone go down with the
    /// carrier; a power that plays later in the round loses its own first.
    fn sink_guests(&self, state: &mut State, space: Space, play: &mut Play<'_>) {
        let power = state.power;
        let allies = || power.side().powers().filter(move |&p| p != power);
        let mut room = DECK * state.count(space, power, Kind::Carrier);
        for ally in allies() {
            room += (DECK * state.count(space, ally, Kind::Carrier)).saturating_sub(state.count(
                space,
                ally,
                Kind::Fighter,
            ));
        }
        for ally in allies() {
            let guests = self.guests_at(state, space, ally);
            let saved = guests.min(room);
            room -= saved;
            for _ in saved..guests {
                state.take(space, ally, Kind::Fighter, Status::Ready, 1);
                self.note_loss(ally, Kind::Fighter, space, play);
            }
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
