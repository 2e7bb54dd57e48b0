//! Sections 4 and 13: moving units before and after combat. One unit is taken up, others like it may come along, and the
//! group goes somewhere; whoever wants to name the way goes through the spaces one by one.

mod air;
mod carriers;
mod land;
mod noncombat;
mod reasons;
mod sea;

use crate::Rules;
use crate::action::Action;
use crate::data::{Space, Spaces};
use crate::landing::Homes;
use crate::options::{Balance, PieceLimits};
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};
use std::cell::OnceCell;

/// What entering or flying over a neutral costs.
pub(crate) const FEE: u16 = 3;

/// How far a rocket flies.
pub(crate) const ROCKET_RANGE: u8 = 3;

/// Where a group can go on to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ways {
    /// Where its move can end.
    pub ends: Spaces,
    /// Where it can end as a raid.
    pub raids: Spaces,
    /// Spaces next to it through which it can go on.
    pub via: Spaces,
}

impl Ways {
    fn none(&self) -> bool {
        self.ends.is_empty() && self.raids.is_empty()
    }
}

/// All that the moves of one list have in common.
pub(crate) struct Outlook {
    pub sight: Sight,
    /// Neutrals that have not been paid for this turn.
    pub closed: Spaces,
    /// How many more neutrals there is money for.
    pub purse: u8,
    /// Where aircraft can land, and what they could reach at the very best; looked for when first asked.
    homes: OnceCell<Homes>,
    hopes: OnceCell<(Homes, Spaces)>,
}

/// How many neutrals beyond these there is money for.
fn purse(s: &State, paid: Spaces) -> u8 {
    (s.cash[s.power.index()] / FEE).saturating_sub(paid.len() as u16).min(u16::from(u8::MAX)) as u8
}

impl Rules {
    pub(crate) fn outlook(&self, s: &State) -> Outlook {
        let sight = Sight::of(s, s.power);
        let paid = s.turn.fees | s.moving().map_or(Spaces::EMPTY, |m| m.fees);
        let closed = sight.neutral - paid;
        Outlook { sight, closed, purse: purse(s, paid), homes: OnceCell::new(), hopes: OnceCell::new() }
    }

    /// The group after it has gone through a space next to it.
    fn through(&self, s: &State, o: &Outlook, m: &Moving, space: Space) -> Moving {
        let mut on = Moving { at: space, from: Some(m.at), left: m.left.saturating_sub(1), ..*m };
        if m.kind.is_aircraft() {
            on.over |= o.sight.guns & Spaces::one(space);
            on.fees |= (o.sight.neutral - s.turn.fees) & Spaces::one(space);
        } else if m.kind == Kind::Armour {
            on.claims |= o.sight.hostile & Spaces::one(space);
        }
        on
    }

    /// The ways of a group that may stand elsewhere than the one in hand.
    fn ways_from(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        let paid = s.turn.fees | m.fees;
        if s.cash[s.power.index()] < FEE * paid.len() as u16 {
            return Ways::default();
        }
        let (closed, purse) = (o.sight.neutral - paid, purse(s, paid));
        let there = Outlook { sight: o.sight, closed, purse, homes: o.homes.clone(), hopes: o.hopes.clone() };
        self.attacks(s, &there, m)
    }

    fn attacks(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        let ways = match m.kind {
            kind if kind.is_aircraft() => self.air_attacks(s, o, m),
            kind if kind.is_ship() => self.sea_attacks(s, o, m),
            _ => self.land_attacks(s, o, m),
        };
        self.with_pieces(s, m, ways)
    }

    /// Everywhere the group in hand can go.
    pub(crate) fn ways(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        match s.phase {
            Phase::NonCombat => {
                let ways = Ways { ends: self.moves_after_combat(s, o, m), ..Ways::default() };
                self.with_pieces(s, m, ways)
            }
            _ => self.attacks(s, o, m),
        }
    }

    /// of these ways only those for which there are pieces; aircraft in the air have theirs.
    fn with_pieces(&self, s: &State, m: &Moving, ways: Ways) -> Ways {
        if self.options.piece_limits == PieceLimits::Off || m.status.in_the_air().is_some() {
            return ways;
        }
        let fits = |to: &Space| self.has_pieces(s, m.kind, *to, Some(m));
        let ends: Spaces = ways.ends.iter().filter(fits).collect();
        let raids = ways.raids.iter().filter(fits).collect();
        let via = ways.via.iter().filter(|&mid| self.data.map.graph.around(mid).meets(ends)).collect();
        Ways { ends, raids, via }
    }

    fn via(&self, s: &State, o: &Outlook, m: &Moving, ways: &Ways) -> Spaces {
        match s.phase {
            Phase::CombatMove if m.kind.is_aircraft() => self.air_via(s, o, m),
            Phase::CombatMove => ways.via,
            _ => Spaces::EMPTY,
        }
    }

    /// What a unit has left to move, if it may be taken up at all in this part.
    fn allowance(&self, s: &State, stack: &Stack) -> Option<u8> {
        let range = || self.range(s, stack.power, stack.kind);
        match (s.phase, stack.status) {
            _ if stack.kind == Kind::Complex => None,
            (Phase::CombatMove | Phase::NonCombat, Status::Ready) => Some(range()),
            (Phase::CombatMove | Phase::NonCombat, Status::Aloft(left)) => Some(left),
            (Phase::NonCombat, Status::Out(left) | Status::Raid(left)) => Some(left),
            _ => None,
        }
    }

    /// The group a stack would be as it is taken up.
    fn group(&self, stack: &Stack, left: u8) -> Moving {
        Moving {
            kind: stack.kind,
            n: 1,
            status: stack.status,
            origin: stack.space,
            at: stack.space,
            left,
            from: None,
            over: Spaces::EMPTY,
            fees: Spaces::EMPTY,
            claims: Spaces::EMPTY,
        }
    }

    /// Where one unit of a stack could go, if it may be taken up.
    pub(crate) fn reach_of(&self, s: &State, o: &Outlook, stack: &Stack) -> Option<Spaces> {
        let left = self.allowance(s, stack)?;
        Some(self.ways(s, o, &self.group(stack, left)).ends)
    }

    /// Whether a unit of a stack has somewhere to go.
    pub(crate) fn can_be_taken_up(&self, s: &State, o: &Outlook, stack: &Stack) -> bool {
        let Some(left) = self.allowance(s, stack) else { return false };
        let m = self.group(stack, left);
        if self.options.piece_limits == PieceLimits::On && !self.is_held_back(s) && stack.kind != Kind::AaGun {
            // A stack that may not be parted may still go as a whole.
            return !self.ways(s, o, &m).none() || !self.ways(s, o, &Moving { n: stack.n, ..m }).none();
        }
        if s.phase == Phase::NonCombat {
            return match m.kind {
                Kind::Infantry | Kind::Armour => self.data.map.land_around(m.at).meets(o.sight.friendly),
                Kind::Carrier if self.fighters_need_decks(s) => !self.moves_after_combat(s, o, &m).is_empty(),
                Kind::Submarine | Kind::Carrier | Kind::Battleship => {
                    !(self.sea_around(s, o.sight.side, m.at) - o.sight.enemy_sea).is_empty()
                }
                kind => {
                    let next = self.data.map.land_around(m.at);
                    (kind.is_aircraft() && left > 0 && next.meets(self.landing_land(s, o.sight.side)))
                        || !self.moves_after_combat(s, o, &m).is_empty()
                }
            };
        }
        if self.is_held_back(s) {
            return false;
        }
        match m.kind {
            Kind::Infantry => self.data.map.land_around(m.at).meets(self.may_take(o)),
            Kind::AaGun if !self.may_move_rocket(s) => false,
            kind if kind.is_aircraft() => self.has_target_nearby(s, o, &m) || !self.air_attacks(s, o, &m).none(),
            _ => {
                if m.kind == Kind::Carrier {
                    // The one in hand is no longer at its place.
                    let mut held = s.clone();
                    held.take(m.at, s.power, m.kind, m.status, 1);
                    held.frames.push(Frame::Moving(m));
                    return !self.attacks(&held, o, &m).none();
                }
                !self.attacks(s, o, &m).none()
            }
        }
    }

    /// the U.S.S.R. does not attack on its first turn.
    pub(crate) fn is_held_back(&self, s: &State) -> bool {
        self.options.balance == Balance::RussiaRestricted && s.power == Power::Ussr && s.round == 1
    }

    pub(crate) fn list_picks(&self, s: &State, o: &Outlook, actions: &mut Vec<Action>) {
        for stack in s.stacks.iter().filter(|t| t.power == s.power) {
            if self.can_be_taken_up(s, o, stack) {
                let left = self.allowance(s, stack).unwrap_or(0);
                actions.push(Action::Pick { at: stack.space, kind: stack.kind, left });
            }
        }
    }

    /// The stack a pick means: aircraft in the air before those at rest.
    fn picked(&self, s: &State, at: Space, kind: Kind, left: u8) -> Option<Stack> {
        let fits = |t: &&Stack| t.power == s.power && t.kind == kind && self.allowance(s, t) == Some(left);
        s.at(at).iter().filter(fits).max_by_key(|t| t.status.in_the_air().is_some()).copied()
    }

    pub(crate) fn judge_pick<J: Judge>(&self, s: &State, at: Space, kind: Kind, left: u8, j: &mut J) {
        let Some(stack) = self.picked(s, at, kind, left) else {
            return j.explain(|| self.why_not_there(s, at, kind));
        };
        if kind == Kind::Transport || !self.can_be_taken_up(s, &self.outlook(s), &stack) {
            j.explain(|| self.why_nowhere_to_go(s, &stack));
        }
    }

    pub(crate) fn pick(&self, s: &mut State, at: Space, kind: Kind, left: u8) {
        if let Some(stack) = self.picked(s, at, kind, left) {
            s.take(at, s.power, kind, stack.status, 1);
            s.frames.push(Frame::Moving(self.group(&stack, left)));
        }
    }

    pub(crate) fn list_moving(&self, s: &State, m: &Moving, actions: &mut Vec<Action>) {
        let o = self.outlook(s);
        let ways = self.ways(s, &o, m);
        actions.extend(self.via(s, &o, m, &ways).iter().map(Action::Via));
        actions.extend(ways.ends.iter().map(Action::To));
        actions.extend(ways.raids.iter().map(Action::Raid));
        for more in [Action::Add, Action::All] {
            if Quick::ask(|j| self.judge_more(s, m, more, j)) {
                actions.push(more);
            }
        }
    }

    /// One more of the same, or all of them: if there is still somewhere to go for so many.
    pub(crate) fn judge_more<J: Judge>(&self, s: &State, m: &Moving, action: Action, j: &mut J) {
        let rest = s.count_as(m.origin, s.power, m.kind, m.status);
        let kind = || Text::new("why-no-more").word("kind", m.kind.word());
        if m.at != m.origin || m.from.is_some() {
            return j.forbid("R-4.18", kind);
        }
        let more = if action == Action::Add { 1 } else { rest };
        if rest < more || more == 0 || (action == Action::All && rest < 2) {
            return j.forbid("R-2.3", kind);
        }
        if m.kind == Kind::AaGun {
            return j.forbid("AA-33", kind);
        }
        let alone = !(m.kind == Kind::Fighter || m.kind == Kind::Carrier);
        if alone {
            return;
        }
        let can_go = |more: u8| {
            let mut there = s.clone();
            there.take(m.origin, s.power, m.kind, m.status, more);
            let group = Moving { n: m.n + more, ..*m };
            there.frames.pop();
            there.frames.push(Frame::Moving(group));
            !self.ways(&there, &self.outlook(&there), &group).none()
        };
        let whole = self.options.piece_limits == PieceLimits::On && can_go(rest);
        if !can_go(more) && !whole {
            j.forbid("AA-109", kind);
        }
    }

    pub(crate) fn take_more(&self, s: &mut State, action: Action) {
        let Some(&Frame::Moving(m)) = s.frames.last() else { return };
        let rest = s.count_as(m.origin, s.power, m.kind, m.status);
        let more = if action == Action::Add { rest.min(1) } else { rest };
        let more = s.take(m.origin, s.power, m.kind, m.status, more);
        if let Some(Frame::Moving(m)) = s.frames.last_mut() {
            m.n += more;
        }
    }

    pub(crate) fn judge_via<J: Judge>(&self, s: &State, m: &Moving, space: Space, j: &mut J) {
        let o = self.outlook(s);
        let ways = self.ways(s, &o, m);
        if !self.via(s, &o, m, &ways).contains(space) {
            j.explain(|| self.why_not_to(s, &o, m, space, true));
        }
    }

    pub(crate) fn judge_to<J: Judge>(&self, s: &State, m: &Moving, space: Space, j: &mut J) {
        let o = self.outlook(s);
        if !self.ways(s, &o, m).ends.contains(space) {
            j.explain(|| self.why_not_to(s, &o, m, space, false));
        }
    }

    pub(crate) fn judge_raid<J: Judge>(&self, s: &State, m: &Moving, space: Space, j: &mut J) {
        let o = self.outlook(s);
        if self.ways(s, &o, m).raids.contains(space) {
            return;
        }
        let text = |key: &'static str| Text::new(key).name("space", self.name(space));
        if m.kind != Kind::Bomber {
            j.forbid("R-7.1", || text("why-only-bombers"));
        }
        if !o.sight.targets.contains(space) {
            j.forbid("R-7.1", || text("why-no-complex"));
        } else {
            j.explain(|| self.why_not_flying(&o, m, space));
        }
    }

    pub(crate) fn go_through(&self, s: &mut State, space: Space) {
        let Some(&Frame::Moving(m)) = s.frames.last() else { return };
        let on = self.through(s, &self.outlook(s), &m, space);
        s.frames.pop();
        s.frames.push(Frame::Moving(on));
    }

    /// Carries the group in hand to where its move ends.
    pub(crate) fn go_to(&self, s: &mut State, to: Space, raid: bool, play: &mut Play<'_>) {
        let Some(&Frame::Moving(m)) = s.frames.last() else { return };
        if s.phase == Phase::NonCombat {
            return self.move_after_combat(s, m, to, play);
        }
        let o = self.outlook(s);
        let power = s.power;
        play.note(|| {
            let key = if raid { "log-raid-move" } else { "log-attack-move" };
            let text = Text::new(key).number("n", m.n).word("kind", m.kind.word()).word("power", power.word());
            Note::new(text.name("from", self.name(m.origin)).name("to", self.name(to))).at(self.id(to))
        });
        if m.kind.is_aircraft() {
            self.fly(s, &o, m, to, raid);
        } else if m.kind.is_ship() {
            let from = self.last_zone(s, &o, &m, to);
            s.frames.pop();
            self.sail(s, &m, to);
            if o.sight.enemy_sea.contains(to) {
                self.note_entry(s, to, from);
            }
        } else {
            self.march(s, &o, m, to);
        }
    }
}
