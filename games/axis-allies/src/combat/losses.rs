//! Who is lost to a hit: the owner chooses, several owners agree, standing orders choose for those
//! who are away.

use crate::Rules;
use crate::action::Action;
use crate::battle::{Volley, can_take};
use crate::data::{LAND, Space};
use crate::options::LossesNamed;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Text};

impl Rules {
    /// Hits of one volley: named at once, or kept for the end of the step.
    pub(super) fn hit(&self, s: &mut State, attacker: bool, volley: Volley, hits: u8) {
        if self.options.losses_named == LossesNamed::Group {
            return self.ask_losses(s, attacker, hits, volley.submarine, false);
        }
        if let Some(b) = s.battle_mut() {
            let kept = if volley.submarine { &mut b.hits.0 } else { &mut b.hits.1 };
            *kept = kept.saturating_add(hits);
        }
    }

    pub(super) fn name_step(&self, s: &mut State, attacker: bool) {
        let Some(b) = s.battle_mut() else { return };
        let (below, above) = std::mem::take(&mut b.hits);
        // The last pushed is named first: hits by submarines before the others (AA-68).
        self.ask_losses(s, attacker, above, false, false);
        self.ask_losses(s, attacker, below, true, false);
    }

    pub(super) fn ask_losses(&self, s: &mut State, attacker: bool, hits: u8, by_submarine: bool, by_gun: bool) {
        if hits == 0 {
            return;
        }
        let chooser = if attacker { s.power } else { self.proposer(s) };
        s.frames.push(Frame::Losses(Losses {
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
    pub(super) fn owners(&self, s: &State, space: Space) -> [u16; POWERS] {
        let mut owners = [0; POWERS];
        for t in self.defending(s, space) {
            owners[t.power.index()] += u16::from(t.n);
        }
        for t in self.defending_ships(s, space) {
            owners[t.power.index()] += 1;
        }
        owners
    }

    /// who names the losses of the defence.
    pub(super) fn proposer(&self, s: &State) -> Power {
        let Some(space) = s.battle().map(|b| b.space) else { return s.power };
        let owners = self.owners(s, space);
        let involved: Vec<Power> = Power::ALL.into_iter().filter(|p| owners[p.index()] > 0).collect();
        if let [only] = involved[..] {
            return only;
        }
        let most = || involved.iter().copied().rev().max_by_key(|p| owners[p.index()]);
        s.owner(space).filter(|p| p.side() != s.power.side()).or_else(most).unwrap_or(s.power)
    }

    /// What can be lost now, with how many there are of each.
    pub(crate) fn candidates(&self, s: &State, l: &Losses) -> Vec<(Loss, u8)> {
        let Some(b) = s.battle() else { return Vec::new() };
        let mut found: Vec<(Loss, u8)> = Vec::new();
        let fits = |kind: Kind| can_take(kind, l.by_submarine) && (!l.by_gun || kind.is_aircraft());
        let mut add = |loss: Loss, n: u8| match found.iter_mut().find(|(other, _)| *other == loss) {
            Some((_, m)) => *m += n,
            None => found.push((loss, n)),
        };
        let stacks: Vec<&Stack> =
            if l.attacker { self.attacking(s, b.space).collect() } else { self.defending(s, b.space).collect() };
        for t in stacks.into_iter().filter(|t| fits(t.kind)) {
            // On land and at sea alike it does not matter whether a unit moved; with aircraft the flight does.
            let status = if t.kind.is_aircraft() { t.status } else { Status::Ready };
            add(Loss { power: t.power, kind: t.kind, status, ship: None }, t.n);
        }
        if fits(Kind::Transport) {
            let ships: Vec<&Transport> = if l.attacker {
                self.attacking_ships(s, b.space).collect()
            } else {
                self.defending_ships(s, b.space).collect()
            };
            for t in ships {
                add(Loss { power: t.power, kind: Kind::Transport, status: t.status, ship: Some(t.clone()) }, 1);
            }
        }
        for chosen in &l.chosen {
            if let Some((_, n)) = found.iter_mut().find(|(loss, _)| loss == chosen) {
                *n -= 1;
            }
        }
        found.retain(|(_, n)| *n > 0);
        found
    }

    /// guests on the attacker's carriers, which their owner may give up.
    pub(super) fn guests(&self, s: &State, l: &Losses) -> Option<Power> {
        let b = s.battle()?;
        if !l.attacker || l.by_submarine || l.by_gun || b.guests_kept || LAND.contains(b.space) {
            return None;
        }
        let side = s.power.side();
        let guest = |t: &&Stack| t.kind == Kind::Fighter && t.power != s.power && t.power.side() == side;
        s.at(b.space).iter().find(guest).map(|t| t.power)
    }

    pub(super) fn action_of(&self, s: &State, loss: &Loss) -> Action {
        match &loss.ship {
            Some(ship) => Action::Sink(s.ships.iter().position(|t| t == ship).unwrap_or(0) as u8),
            None => Action::Lose { power: loss.power, kind: loss.kind, left: loss.status.in_the_air().unwrap_or(0) },
        }
    }

    pub(super) fn loss_meant(&self, s: &State, l: &Losses, action: Action) -> Option<Loss> {
        self.candidates(s, l).into_iter().map(|(loss, _)| loss).find(|loss| self.action_of(s, loss) == action)
    }

    pub(crate) fn list_losses(&self, s: &State, l: &Losses, actions: &mut Vec<Action>) {
        if l.asking != 0 {
            actions.extend([Action::Accept, Action::Refuse]);
            return;
        }
        for (loss, _) in self.candidates(s, l) {
            actions.push(self.action_of(s, &loss));
        }
        if let Some(power) = self.guests(s, l) {
            actions.push(Action::Lose { power, kind: Kind::Fighter, left: 0 });
        }
    }

    pub(crate) fn judge_loss<J: Judge>(&self, s: &State, l: &Losses, action: Action, j: &mut J) {
        if l.asking != 0 {
            return j.forbid("R-8.14", || Text::new("why-answer-first"));
        }
        if self.loss_meant(s, l, action).is_some() {
            return;
        }
        if let (Action::Lose { power, kind: Kind::Fighter, left: 0 }, Some(guest)) = (action, self.guests(s, l))
            && power == guest
        {
            return;
        }
        let aircraft = matches!(action, Action::Lose { kind, .. } if kind.is_aircraft());
        let gun = matches!(action, Action::Lose { kind: Kind::AaGun, .. });
        if l.by_submarine && aircraft {
            j.forbid("AA-68", || Text::new("why-not-by-submarine"));
        }
        if l.by_gun && !aircraft {
            j.forbid("R-6.4", || Text::new("why-aircraft-only"));
        }
        if gun {
            j.forbid("AA-36", || Text::new("why-guns-survive"));
        }
        j.forbid("R-8.2", || Text::new("why-not-in-battle"));
    }

    /// The power that has to answer, while losses are named.
    pub(crate) fn loss_decider(&self, l: &Losses) -> Power {
        Power::ALL.into_iter().find(|p| l.asking & (1 << p.index()) != 0).unwrap_or(l.chooser)
    }

    /// Names losses where there is nothing to choose, or by standing order; false if somebody has to choose.
    pub(crate) fn advance_losses(&self, s: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Losses(l)) = s.frames.last() else { return false };
        let l = l.clone();
        if l.asking != 0 {
            let asked = self.loss_decider(&l);
            if s.orders[asked.index()].losses != LossOrder::Ask {
                self.answer_losses(s, true, play);
                return true;
            }
            return false;
        }
        let candidates = self.candidates(s, &l);
        let total: u32 = candidates.iter().map(|(_, n)| u32::from(*n)).sum();
        let due = u32::from(l.hits) - l.chosen.len() as u32;
        let free = self.guests(s, &l).is_none();
        if total == 0 || (total <= due && free) {
            // hits beyond what can take them are void.
            s.frames.pop();
            for loss in &l.chosen {
                self.remove(s, &l, loss, play);
            }
            for (loss, n) in candidates {
                for _ in 0..n {
                    self.remove(s, &l, &loss, play);
                }
            }
            return true;
        }
        if let ([(only, _)], true) = (&candidates[..], free) {
            if l.chosen.is_empty() {
                // Nothing to choose, so nothing to agree on.
                s.frames.pop();
                (0..l.hits).for_each(|_| self.remove(s, &l, only, play));
            } else {
                self.name_loss(s, only.clone(), play);
            }
            return true;
        }
        let order =
            if l.attacker || l.chooser == s.power { LossOrder::Ask } else { s.orders[l.chooser.index()].losses };
        let by_order = candidates.iter().min_by_key(|(loss, _)| {
            let cost = self.data.kind(loss.kind).cost;
            let value = u16::from(self.defence_value(s, loss.power, loss.kind));
            let first = if order == LossOrder::Weakest { (value, cost) } else { (cost, value) };
            (first, loss.ship.as_ref().map_or(0, |t| t.cargo.len()), loss.power, loss.kind)
        });
        match (order, by_order) {
            (LossOrder::Ask, _) | (_, None) => false,
            (_, Some((loss, _))) => {
                let loss = loss.clone();
                self.name_loss(s, loss, play);
                true
            }
        }
    }

    pub(crate) fn take_loss(&self, s: &mut State, action: Action, play: &mut Play<'_>) {
        let Some(Frame::Losses(l)) = s.frames.last() else { return };
        let l = l.clone();
        if let Some(loss) = self.loss_meant(s, &l, action) {
            return self.name_loss(s, loss, play);
        }
        if let Some(of) = self.guests(s, &l) {
            s.frames.push(Frame::Consent { of, matter: Matter::Guest });
        }
    }

    pub(super) fn name_loss(&self, s: &mut State, loss: Loss, play: &mut Play<'_>) {
        let Some(space) = s.battle().map(|b| b.space) else { return };
        let owners = self.owners(s, space);
        let Some(Frame::Losses(l)) = s.frames.last_mut() else { return };
        let others = Power::ALL.into_iter().filter(|p| owners[p.index()] > 0 && *p != l.chooser);
        let others = others.fold(0u8, |set, p| set | 1 << p.index());
        let agreed = l.attacker || others == 0 || l.chooser.side() == s.power.side();
        if agreed {
            l.hits -= 1;
            let done = l.hits == 0;
            let l = l.clone();
            if done {
                s.frames.pop();
            }
            self.remove(s, &l, &loss, play);
            return;
        }
        l.chosen.push(loss);
        if l.chosen.len() == usize::from(l.hits) {
            l.asking = others;
        }
    }

    /// one of the others agrees, or leaves the choice to the attacker.
    pub(crate) fn answer_losses(&self, s: &mut State, yes: bool, play: &mut Play<'_>) {
        let attacker = s.power;
        let Some(Frame::Losses(l)) = s.frames.last_mut() else { return };
        if !yes {
            l.asking = 0;
            l.chosen.clear();
            l.chooser = attacker;
            return;
        }
        l.asking &= l.asking - 1;
        if l.asking == 0 {
            let l = l.clone();
            s.frames.pop();
            for loss in &l.chosen {
                self.remove(s, &l, loss, play);
            }
        }
    }

    /// Takes a unit out; a defender not hit by a first shot still fires this round.
    pub(super) fn remove(&self, s: &mut State, l: &Losses, loss: &Loss, play: &mut Play<'_>) {
        let Some(space) = s.battle().map(|b| b.space) else { return };
        match &loss.ship {
            Some(ship) => {
                if let Some(i) = s.ships.iter().position(|t| t == ship) {
                    s.ships.remove(i);
                }
            }
            None if loss.kind.is_aircraft() => {
                s.take(space, loss.power, loss.kind, loss.status, 1);
            }
            None => {
                let of = |t: &&Stack| t.power == loss.power && t.kind == loss.kind;
                if let Some(stack) = s.at(space).iter().rfind(of).copied() {
                    s.take(space, loss.power, loss.kind, stack.status, 1);
                }
            }
        }
        play.note(|| {
            let text = Text::new("log-lost").word("power", loss.power.word()).word("kind", loss.kind.word());
            Note::new(text.name("space", self.name(space))).at(self.id(space))
        });
        // cargo goes down with its ship.
        for cargo in loss.ship.iter().flat_map(|t| &t.cargo) {
            play.note(|| {
                let text = Text::new("log-lost").word("power", cargo.power.word()).word("kind", cargo.kind.word());
                Note::new(text.name("space", self.name(space))).at(self.id(space))
            });
        }
        if !l.attacker
            && !l.by_submarine
            && let Some(b) = s.battle_mut()
        {
            match b.aside.iter_mut().find(|(p, k, _)| (*p, *k) == (loss.power, loss.kind)) {
                Some((_, _, n)) => *n += 1,
                None => b.aside.push((loss.power, loss.kind, 1)),
            }
        }
    }

    /// The owner of a guest gives it up.
    pub(crate) fn lose_guest(&self, s: &mut State, of: Power, play: &mut Play<'_>) {
        let Some(Frame::Losses(l)) = s.frames.last_mut() else { return };
        l.hits -= 1;
        let l = l.clone();
        if l.hits == 0 {
            s.frames.pop();
        }
        self.remove(s, &l, &Loss { power: of, kind: Kind::Fighter, status: Status::Ready, ship: None }, play);
    }
}
