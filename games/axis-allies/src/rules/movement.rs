//! Sections 4 and 13: moving units before and after combat. One unit is taken up, others like it may come along, and
//! the group goes somewhere; whoever wants to name the way goes through the spaces one by one.

mod air;
mod carriers;
mod land;
mod noncombat;
mod reasons;
mod sea;
pub(crate) mod search;
mod told;

use self::search::{Barred, Places, Search};
use crate::data::{SPACES, Space, Spaces};
use crate::options::{Balance, PieceLimits};
use crate::rules::landing::Homes;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::AreaId;
use kernel::{Judge, Note, Play, Text};
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
    /// Zones from which a transport could still land troops.
    shores: OnceCell<Spaces>,
}

/// How many more of the same come along.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum More {
    One,
    All,
}

impl More {
    pub fn of(self, rest: u8) -> u8 {
        match self {
            More::One => rest.min(1),
            More::All => rest,
        }
    }
}

/// How many neutrals beyond these there is money for.
fn purse(state: &State, paid: Spaces) -> u8 {
    (state.cash[state.power] / FEE).saturating_sub(paid.len() as u16).min(u16::from(u8::MAX)) as u8
}

impl Rules {
    pub(crate) fn outlook(&self, state: &State) -> Outlook {
        self.outlook_with(state, state.moving().map_or(Spaces::EMPTY, |moving| moving.fees))
    }

    /// The outlook of a group that has flown over these neutrals so far.
    pub(crate) fn outlook_with(&self, state: &State, fees: Spaces) -> Outlook {
        let sight = Sight::of(state, state.power);
        let paid = sight.violated(state) | fees;
        let closed = sight.neutral - paid;
        Outlook {
            sight,
            closed,
            purse: purse(state, paid),
            homes: OnceCell::new(),
            hopes: OnceCell::new(),
            shores: OnceCell::new(),
        }
    }

    /// The group after it has gone through a space next to it.
    pub(crate) fn through(&self, state: &State, outlook: &Outlook, moving: &Moving, space: Space) -> Moving {
        let mut on = Moving { at: space, from: Some(moving.at), left: moving.left.saturating_sub(1), ..*moving };
        if moving.kind.is_aircraft() {
            on.over |= outlook.sight.guns & Spaces::one(space);
            on.fees |= (outlook.sight.neutral - state.turn.fees) & Spaces::one(space);
        } else if moving.kind == Kind::Armour {
            on.claims |= outlook.sight.hostile & Spaces::one(space);
        }
        on
    }

    /// The ways of a group that may stand elsewhere than the one in hand.
    fn ways_from(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Ways {
        let paid = outlook.sight.violated(state) | moving.fees;
        if state.cash[state.power] < FEE * paid.len() as u16 {
            return Ways::default();
        }
        let (closed, purse) = (outlook.sight.neutral - paid, purse(state, paid));
        let there = Outlook {
            sight: outlook.sight,
            closed,
            purse,
            homes: outlook.homes.clone(),
            hopes: outlook.hopes.clone(),
            shores: outlook.shores.clone(),
        };
        self.attacks(state, &there, moving)
    }

    fn attacks(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Ways {
        match moving.kind {
            kind if kind.is_aircraft() => {
                let ways = self.air_attacks(state, outlook, moving);
                self.with_pieces(state, moving, ways)
            }
            kind if kind.is_ship() => self.sea_attacks(state, outlook, moving),
            _ => self.land_attacks(state, outlook, moving),
        }
    }

    /// Everywhere the group in hand can go.
    pub(crate) fn ways(&self, state: &State, outlook: &Outlook, moving: &Moving) -> Ways {
        match state.phase {
            Phase::NonCombat => Ways { ends: self.moves_after_combat(state, outlook, moving), ..Ways::default() },
            _ => self.attacks(state, outlook, moving),
        }
    }

    /// Everything that bars a group from ending its move somewhere.
    pub(crate) fn bars(&self, state: &State, outlook: &Outlook, moving: &Moving, to: Space) -> Vec<(Clause, Text)> {
        let mut barred = Barred::from(to);
        if state.phase == Phase::NonCombat {
            self.after_combat(state, outlook, moving, &mut barred);
        } else if moving.kind.is_aircraft() {
            let battles = outlook.sight.manned | outlook.sight.enemy_sea;
            barred.keep(battles, clause!("R-4.20"), "why-no-battle-there");
            self.keep_pieces(state, moving, &mut barred);
            let ends = self.air_attacks(state, outlook, moving).ends;
            self.before_air_battles(outlook, moving, ends | !battles, &mut barred);
        } else if moving.kind.is_ship() {
            self.before_sea_battles(state, outlook, moving, &mut barred);
        } else {
            self.before_land_battles(state, outlook, moving, &mut barred);
        }
        self.told(moving, barred)
    }

    /// Everything that bars bombers from a raid.
    pub(crate) fn bars_raid(
        &self,
        state: &State,
        outlook: &Outlook,
        moving: &Moving,
        to: Space,
    ) -> Vec<(Clause, Text)> {
        let mut barred = Barred::from(to);
        let bombers = if moving.kind == Kind::Bomber { !Spaces::EMPTY } else { Spaces::EMPTY };
        barred.keep(bombers, clause!("R-7.1"), "why-only-bombers");
        barred.keep(outlook.sight.targets, clause!("R-7.1"), "why-no-complex");
        self.keep_pieces(state, moving, &mut barred);
        let raids = self.air_attacks(state, outlook, moving).raids;
        self.before_air_battles(outlook, moving, raids | !outlook.sight.targets, &mut barred);
        self.told(moving, barred)
    }

    /// Everything that bars a group from going through a space next to it.
    pub(crate) fn bars_way(
        &self,
        state: &State,
        outlook: &Outlook,
        moving: &Moving,
        via: Space,
    ) -> Vec<(Clause, Text)> {
        let mut barred = Barred::from(via);
        barred.keep(self.data.map.graph.around(moving.at), clause!("R-4.22"), "why-not-next");
        if moving.kind.is_aircraft() {
            self.before_air_battles(outlook, moving, Spaces::EMPTY, &mut barred);
            return self.told(moving, barred);
        }
        let mut why = self.told(moving, barred);
        why.extend(self.bars(state, outlook, moving, via));
        if why.is_empty() {
            // It may end there, but nothing lies beyond.
            let text = self.about("why-no-battle-there", via).word("kind", moving.kind.word());
            why.push((clause!("R-4.20"), text));
        }
        why
    }

    fn told(&self, moving: &Moving, barred: Barred) -> Vec<(Clause, Text)> {
        let text = |key| self.about(key, barred.place).word("kind", moving.kind.word());
        barred.by.iter().map(|&(clause, key)| (clause, text(key))).collect()
    }

    /// only spaces for which there are pieces; aircraft in the air have theirs.
    fn keep_pieces<S: Search>(&self, state: &State, moving: &Moving, search: &mut S) {
        if self.options.piece_limits == PieceLimits::On && moving.status.in_the_air().is_none() {
            let all = (0..SPACES).map(|i| AreaId(i as u8));
            let fits = all.filter(|&space| self.has_pieces(state, moving.kind, space, Some(moving)));
            search.keep(fits.collect(), clause!("R-17.6"), "why-no-pieces-there");
        }
    }

    /// of these ways only those for which there are pieces; aircraft in the air have theirs.
    fn with_pieces(&self, state: &State, moving: &Moving, ways: Ways) -> Ways {
        if self.options.piece_limits == PieceLimits::Off || moving.status.in_the_air().is_some() {
            return ways;
        }
        let fits = |to: &Space| self.has_pieces(state, moving.kind, *to, Some(moving));
        let ends: Spaces = ways.ends.iter().filter(fits).collect();
        let raids = ways.raids.iter().filter(fits).collect();
        let via = ways.via.iter().filter(|&mid| self.data.map.graph.around(mid).meets(ends)).collect();
        Ways { ends, raids, via }
    }

    pub(crate) fn via(&self, state: &State, outlook: &Outlook, moving: &Moving, ways: &Ways) -> Spaces {
        match state.phase {
            Phase::CombatMove if moving.kind.is_aircraft() => self.air_via(state, outlook, moving),
            Phase::CombatMove => ways.via,
            _ => Spaces::EMPTY,
        }
    }

    /// What a unit has left to move, if it may be taken up at all in this part.
    pub(crate) fn allowance(&self, state: &State, stack: &Stack) -> Option<u8> {
        let range = || self.range(state, stack.power, stack.kind);
        match (state.phase, stack.status) {
            _ if stack.kind == Kind::Complex => None,
            (Phase::CombatMove | Phase::NonCombat, Status::Ready) => Some(range()),
            (Phase::CombatMove | Phase::NonCombat, Status::Aloft(left)) => Some(left),
            (Phase::NonCombat, Status::Out(left) | Status::Raid(left)) => Some(left),
            _ => None,
        }
    }

    /// Whether a unit of a stack has somewhere to go.
    pub(crate) fn can_be_taken_up(&self, state: &State, outlook: &Outlook, stack: &Stack) -> bool {
        let Some(left) = self.allowance(state, stack) else { return false };
        let moving = Moving::of(stack, left);
        if self.options.piece_limits == PieceLimits::On && !self.is_held_back(state) && stack.kind != Kind::AaGun {
            // A stack that may not be parted may still go as a whole.
            return !self.ways(state, outlook, &moving).none()
                || !self.ways(state, outlook, &Moving { n: stack.n, ..moving }).none();
        }
        if state.phase == Phase::NonCombat {
            return match moving.kind {
                Kind::Infantry | Kind::Armour => self.data.map.land_around(moving.at).meets(outlook.sight.friendly),
                Kind::Carrier if self.fighters_need_decks(state) => self.moves_somewhere(state, outlook, &moving),
                Kind::Submarine | Kind::Carrier | Kind::Battleship => {
                    !(self.sea_around(state, outlook.sight.side, moving.at) - outlook.sight.enemy_sea).is_empty()
                }
                kind => {
                    let next = self.data.map.land_around(moving.at);
                    (kind.is_aircraft() && left > 0 && next.meets(self.landing_land(state, outlook.sight.side)))
                        || self.moves_somewhere(state, outlook, &moving)
                }
            };
        }
        if self.is_held_back(state) {
            return false;
        }
        match moving.kind {
            Kind::Infantry => self.data.map.land_around(moving.at).meets(self.may_take(outlook)),
            Kind::AaGun if !self.may_move_rocket(state) => false,
            kind if kind.is_aircraft() => {
                self.has_target_nearby(state, outlook, &moving) || !self.air_attacks(state, outlook, &moving).none()
            }
            _ => {
                if moving.kind == Kind::Carrier {
                    // The one in hand is no longer at its place.
                    let mut held = state.clone();
                    held.take(moving.at, state.power, moving.kind, moving.status, 1);
                    held.frames.push(Frame::Moving(moving));
                    let mut places = Places::any();
                    self.before_sea_battles(&held, outlook, &moving, &mut places);
                    return !places.0.is_empty();
                }
                !self.attacks(state, outlook, &moving).none()
            }
        }
    }

    /// the U.S.S.R. does not attack on its first turn.
    pub(crate) fn is_held_back(&self, state: &State) -> bool {
        self.options.balance == Balance::RussiaRestricted && state.power == Power::Ussr && state.round == 1
    }

    /// The stack a pick means: aircraft in the air before those at rest.
    pub(crate) fn picked(&self, state: &State, at: Space, kind: Kind, left: u8) -> Option<Stack> {
        let fits = |t: &&Stack| t.power == state.power && t.kind == kind && self.allowance(state, t) == Some(left);
        state.at(at).iter().filter(fits).max_by_key(|t| t.status.in_the_air().is_some()).copied()
    }

    /// More of the same: if there is still somewhere to go for so many.
    pub(crate) fn judge_more<J: Judge>(&self, state: &State, moving: &Moving, more: More, judge: &mut J) {
        let rest = state.count_as(moving.origin, state.power, moving.kind, moving.status);
        let kind = || Text::new("why-no-more").word("kind", moving.kind.word());
        if moving.at != moving.origin || moving.from.is_some() {
            return judge.forbid(clause!("R-4.18"), kind);
        }
        if rest == 0 || (more == More::All && rest < 2) {
            return judge.forbid(clause!("R-2.3"), kind);
        }
        if moving.kind == Kind::AaGun {
            return judge.forbid(clause!("AA-33"), kind);
        }
        let alone = !(moving.kind == Kind::Fighter || moving.kind == Kind::Carrier);
        if alone {
            return;
        }
        let can_go = |more: u8| {
            let mut there = state.clone();
            there.take(moving.origin, state.power, moving.kind, moving.status, more);
            let group = Moving { n: moving.n + more, ..*moving };
            there.frames.pop();
            there.frames.push(Frame::Moving(group));
            !self.ways(&there, &self.outlook(&there), &group).none()
        };
        let whole = self.options.piece_limits == PieceLimits::On && can_go(rest);
        if !can_go(more.of(rest)) && !whole {
            judge.forbid(clause!("AA-109"), kind);
        }
    }

    /// Carries the group in hand to where its move ends.
    pub(crate) fn go_to(&self, state: &mut State, to: Space, play: &mut Play<'_>) {
        let Some(&Frame::Moving(moving)) = state.frames.last() else { return };
        if state.phase == Phase::NonCombat {
            return self.move_after_combat(state, to, play);
        }
        let outlook = self.outlook(state);
        self.note_move("log-attack-move", state, &moving, to, play);
        if moving.kind.is_aircraft() {
            self.fly(state, &outlook, moving, to, Status::Out);
        } else if moving.kind.is_ship() {
            let from = self.last_zone(state, &outlook, &moving, to);
            state.frames.pop();
            self.sail(state, &moving, to);
            if outlook.sight.enemy_sea.contains(to) {
                self.note_entry(state, to, from);
            }
        } else {
            self.march(state, &outlook, moving, to);
        }
    }

    /// Sends the bombers in hand to bomb a complex.
    pub(crate) fn go_on_raid(&self, state: &mut State, to: Space, play: &mut Play<'_>) {
        let Some(&Frame::Moving(moving)) = state.frames.last() else { return };
        let outlook = self.outlook(state);
        self.note_move("log-raid-move", state, &moving, to, play);
        self.fly(state, &outlook, moving, to, Status::Raid);
    }

    fn note_move(&self, key: &'static str, state: &State, moving: &Moving, to: Space, play: &mut Play<'_>) {
        let power = state.power;
        play.note(|| {
            let text =
                Text::new(key).number("n", moving.n).word("kind", moving.kind.word()).word("power", power.word());
            let way = self.way_of(state, moving, to);
            Note::new(text.name("from", self.name(moving.origin)).name("to", self.name(to)))
                .at(self.id(to))
                .way(way.into_iter().map(|space| self.id(space)))
        });
    }
}
