//! Sections 4 and 13: moving units before and after combat. One unit is taken up, others like it may come along, and the
//! group goes somewhere; whoever wants to name the way goes through the spaces one by one.

use crate::Rules;
use crate::action::Action;
use crate::data::{LAND, Space, Spaces};
use crate::landing::{DECK, FARTHEST, Homes};
use crate::options::*;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};

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
    /// Whether there is money for one more neutral.
    pub can_pay: bool,
    /// Only where aircraft are concerned.
    homes: Option<Homes>,
}

impl Rules {
    pub(crate) fn outlook(&self, s: &State) -> Outlook {
        let sight = Sight::of(s, s.power);
        let (fees, claims) = s.moving().map_or((Spaces::EMPTY, Spaces::EMPTY), |m| (m.fees, m.claims));
        let paid = s.turn.fees | fees;
        let can_pay = s.cash[s.power.index()] >= FEE * (paid.len() as u16 + 1);
        let closed = sight.neutral - paid;
        let homes = (s.phase == Phase::CombatMove).then(|| self.homes(s, &sight, claims));
        Outlook { sight, closed, can_pay, homes }
    }

    /// Where a land unit can end a combat move one step away: hostile land, or a neutral it can pay for.
    fn may_take(&self, o: &Outlook) -> Spaces {
        let neutral = if o.can_pay { o.sight.neutral } else { o.sight.neutral - o.closed };
        o.sight.hostile | neutral
    }

    /// where land units go before combat.
    fn land_attacks(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        let map = &self.data.map;
        let around = map.land_around(m.at);
        let take = self.may_take(o);
        match m.kind {
            Kind::AaGun => Ways { ends: self.rocket_moves(s, o, m), ..Ways::default() },
            Kind::Armour => {
                let mut ways = Ways { ends: around & take, ..Ways::default() };
                if !m.claims.is_empty() {
                    // after a blitz the second territory may be friendly, going back included.
                    ways.ends |= around & o.sight.friendly;
                }
                if m.left >= 2 {
                    let friendly = around & o.sight.friendly;
                    let blitz = around & (o.sight.hostile - o.sight.manned);
                    for mid in friendly.iter() {
                        let then = (map.land_around(mid) & take) - Spaces::one(m.at);
                        if !then.is_empty() {
                            ways.ends |= then;
                            ways.via.insert(mid);
                        }
                    }
                    for mid in blitz.iter() {
                        let then = map.land_around(mid) & (take | o.sight.friendly);
                        if !then.is_empty() {
                            ways.ends |= then;
                            ways.via.insert(mid);
                        }
                    }
                }
                ways
            }
            _ => Ways { ends: around & take, ..Ways::default() },
        }
    }

    /// the gun that is to fire a rocket may move first, if it can fire from there.
    fn rocket_moves(&self, s: &State, o: &Outlook, m: &Moving) -> Spaces {
        let free = self.data.map.land_around(m.at) & (o.sight.friendly - o.sight.any_gun);
        free.iter().filter(|&t| !self.rocket_targets(s, &o.sight, t).is_empty()).collect()
    }

    /// Enemy complexes within the range of a rocket.
    pub(crate) fn rocket_targets(&self, s: &State, sight: &Sight, from: Space) -> Spaces {
        let through = match self.options.rocket_neutrals {
            RocketNeutrals::Count => !Spaces::EMPTY,
            RocketNeutrals::Closed => !s.neutral(),
        };
        sight.targets & self.data.map.graph.within(Spaces::one(from), ROCKET_RANGE, through)
    }

    /// where ships go before combat.
    fn sea_attacks(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        let sight = &o.sight;
        let escaping = sight.enemy_sea.contains(m.origin);
        let free = escaping || self.options.ships_without_combat == ShipsWithoutCombat::Yes;
        let wanted = if free { !LAND } else { sight.enemy_sea | sight.landings };
        let step = self.sea_around(s, sight.side, m.at);
        let mut ways = Ways { ends: step & wanted, ..Ways::default() };
        if m.left >= 2 {
            for mid in (step - sight.enemy_sea).iter() {
                let then = (self.sea_around(s, sight.side, mid) & wanted) - Spaces::one(m.origin);
                if !then.is_empty() {
                    ways.ends |= then;
                    ways.via.insert(mid);
                }
            }
        }
        ways.ends.remove(m.origin);
        // a carrier may not leave those in the lurch who count on it.
        if m.kind == Kind::Carrier {
            ways.ends = ways.ends.iter().filter(|&end| self.carriers_may_go(s, m, end)).collect();
            let reach = ways.ends;
            ways.via = ways.via.iter().filter(|&mid| self.sea_around(s, sight.side, mid).meets(reach)).collect();
        }
        ways
    }

    fn carriers_may_go(&self, s: &State, m: &Moving, end: Space) -> bool {
        let mut there = s.clone();
        there.frames.pop();
        self.sail(&mut there, m, end);
        self.all_can_land(&there, s.power)
    }

    /// Spaces an aircraft can be in after so many steps, over at most one neutral that has to be paid for.
    fn flight_rings(&self, o: &Outlook, at: Space, left: u8) -> [Spaces; FARTHEST + 1] {
        let graph = &self.data.map.graph;
        let open = !o.closed;
        let mut free = Spaces::one(at);
        let mut all = free;
        let mut rings = [all; FARTHEST + 1];
        let (mut free_edge, mut all_edge) = (free, all);
        for ring in rings.iter_mut().skip(1).take(usize::from(left)) {
            let next_free = graph.next_to(free_edge);
            let mut next = graph.next_to(all_edge) & open;
            if o.can_pay {
                next |= next_free & o.closed;
            }
            free_edge = (next_free & open) - free;
            free |= free_edge;
            all_edge = (next | free_edge) - all;
            all |= all_edge;
            *ring = all;
        }
        rings[(usize::from(left) + 1).min(FARTHEST + 1)..].fill(all);
        rings
    }

    /// where aircraft can go to fight so that all of them can land afterwards.
    fn air_attacks(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        let Some(homes) = &o.homes else { return Ways::default() };
        let rings = self.flight_rings(o, m.at, m.left);
        let battles = o.sight.manned | o.sight.enemy_sea;
        let raids = if m.kind == Kind::Bomber { o.sight.targets } else { Spaces::EMPTY };
        let mut ways = Ways::default();
        for d in 1..=usize::from(m.left).min(FARTHEST) {
            let here = rings[d] - rings[d - 1];
            let left = m.left - d as u8;
            let safe = homes.near[usize::from(left)];
            ways.ends |= here & battles & safe;
            ways.raids |= here & raids & safe;
            if m.kind == Kind::Fighter && !o.sight.carriers.is_empty() {
                for end in ((here & battles) - safe).iter() {
                    if self.finds_deck(s, &o.sight, homes, end, left, m.n) {
                        ways.ends.insert(end);
                    }
                }
            }
        }
        ways
    }

    /// Spaces next to a flying group from which it can still end somewhere.
    fn air_via(&self, s: &State, o: &Outlook, m: &Moving) -> Spaces {
        if m.left < 2 {
            return Spaces::EMPTY;
        }
        let around = self.data.map.graph.around(m.at);
        let open = if o.can_pay { around } else { around - o.closed };
        let leads_on = |space: &Space| {
            let on = self.through(s, o, m, *space);
            self.has_target_nearby(o, &on) || !self.ways_from(s, o, &on).none()
        };
        open.iter().filter(leads_on).collect()
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
        let can_pay = s.cash[s.power.index()] >= FEE * (paid.len() as u16 + 1);
        let affordable = s.cash[s.power.index()] >= FEE * paid.len() as u16;
        let there = Outlook { closed: o.sight.neutral - paid, can_pay, homes: o.homes.clone(), ..*o };
        if affordable { self.attacks(s, &there, m) } else { Ways::default() }
    }

    fn attacks(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        match m.kind {
            kind if kind.is_aircraft() => self.air_attacks(s, o, m),
            kind if kind.is_ship() => self.sea_attacks(s, o, m),
            _ => self.land_attacks(s, o, m),
        }
    }

    /// Section 13: where a group can go after combat.
    fn moves_after_combat(&self, s: &State, o: &Outlook, m: &Moving) -> Spaces {
        let graph = &self.data.map.graph;
        let sight = &o.sight;
        match m.kind {
            Kind::Infantry | Kind::Armour => {
                // through and into friendly territory, that taken this turn included.
                graph.within(Spaces::one(m.at), m.left, sight.friendly) - Spaces::one(m.at)
            }
            //
            Kind::AaGun => self.data.map.land_around(m.at) & (sight.friendly - sight.any_gun),
            kind if kind.is_ship() => {
                let mut found = Spaces::one(m.at);
                let mut edge = found;
                for _ in 0..m.left {
                    edge = (self.sea_next(s, sight.side, edge) - sight.enemy_sea) - found;
                    found |= edge;
                }
                found - Spaces::one(m.at)
            }
            kind => {
                //
                let reach = graph.within(Spaces::one(m.at), m.left, !sight.neutral);
                let mut ends = reach & self.landing_land(s, sight.side);
                if kind == Kind::Fighter {
                    let decks = reach & sight.carriers;
                    ends |= decks.iter().filter(|&z| self.deck_room(s, sight, z) >= m.n).collect();
                }
                if m.status.in_the_air().is_none() {
                    ends.remove(m.at);
                }
                ends
            }
        }
    }

    /// Room on the decks of a zone, those of allies who will have us included.
    pub(crate) fn deck_room(&self, s: &State, sight: &Sight, zone: Space) -> u8 {
        let (mut room, mut aboard) = (0u8, 0u8);
        for stack in s.at(zone).iter().filter(|t| t.power.side() == sight.side) {
            match stack.kind {
                Kind::Carrier if stack.power == sight.power || !s.has_refused(stack.power) => room += DECK * stack.n,
                Kind::Fighter if stack.status.in_the_air().is_none() => aboard += stack.n,
                _ => {}
            }
        }
        room.saturating_sub(aboard)
    }

    /// The ally whose deck is needed for so many fighters, if our own carriers there are not enough.
    fn host(&self, s: &State, zone: Space, n: u8) -> Option<Power> {
        let power = s.power;
        let (mut own, mut hosted, mut ours, mut guests) = (0u8, 0u8, 0u8, 0u8);
        let mut host = None;
        for stack in s.at(zone).iter().filter(|t| t.power.side() == power.side()) {
            match stack.kind {
                Kind::Carrier if stack.power == power => own += DECK * stack.n,
                Kind::Carrier => {
                    hosted += DECK * stack.n;
                    host = host.or(Some(stack.power).filter(|&p| !s.has_refused(p)));
                }
                Kind::Fighter if stack.status.in_the_air().is_some() => {}
                Kind::Fighter if stack.power == power => ours += stack.n,
                Kind::Fighter => guests += stack.n,
                _ => {}
            }
        }
        let taken = ours + guests.saturating_sub(hosted);
        if own.saturating_sub(taken) >= n { None } else { host }
    }

    /// Everywhere the group in hand can go.
    pub(crate) fn ways(&self, s: &State, o: &Outlook, m: &Moving) -> Ways {
        if s.phase == Phase::NonCombat {
            return Ways { ends: self.moves_after_combat(s, o, m), ..Ways::default() };
        }
        self.attacks(s, o, m)
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
        if s.phase == Phase::NonCombat {
            return match m.kind {
                Kind::Infantry | Kind::Armour => self.data.map.land_around(m.at).meets(o.sight.friendly),
                Kind::Submarine | Kind::Carrier | Kind::Battleship => {
                    !(self.sea_around(s, o.sight.side, m.at) - o.sight.enemy_sea).is_empty()
                }
                _ => !self.moves_after_combat(s, o, &m).is_empty(),
            };
        }
        if self.is_held_back(s) {
            return false;
        }
        match m.kind {
            Kind::Infantry => self.data.map.land_around(m.at).meets(self.may_take(o)),
            Kind::AaGun if !self.may_move_rocket(s) => false,
            kind if kind.is_aircraft() => self.has_target_nearby(o, &m) || !self.air_attacks(s, o, &m).none(),
            _ => {
                let mut held = s.clone();
                if m.kind == Kind::Carrier {
                    // The one in hand is no longer at its place.
                    held.take(m.at, s.power, m.kind, m.status, 1);
                    held.frames.push(Frame::Moving(m));
                    return !self.attacks(&held, o, &m).none();
                }
                !self.attacks(s, o, &m).none()
            }
        }
    }

    /// A quick look for a battle from which land is in reach, over nothing that would have to be paid for.
    fn has_target_nearby(&self, o: &Outlook, m: &Moving) -> bool {
        let Some(homes) = &o.homes else { return false };
        let targets = (o.sight.manned | o.sight.enemy_sea) - Spaces::one(m.at);
        let near = &self.near[m.at.index()];
        (1..=usize::from(m.left).min(FARTHEST)).any(|d| {
            let left = usize::from(m.left) - d;
            (near[d.min(near.len() - 1)] & targets).meets(homes.near[left])
        })
    }

    fn may_move_rocket(&self, s: &State) -> bool {
        s.techs[s.power.index()].has(Tech::Rockets) && s.turn.rocket == Rocket::Waiting
    }

    /// the U.S.S.R. does not attack on its first turn.
    pub(crate) fn is_held_back(&self, s: &State) -> bool {
        self.options.balance == Balance::RussiaRestricted && s.power == Power::Ussr && s.round == 1
    }

    pub(crate) fn list_picks(&self, s: &State, actions: &mut Vec<Action>) {
        let o = self.outlook(s);
        for stack in s.stacks.iter().filter(|t| t.power == s.power) {
            if self.can_be_taken_up(s, &o, stack) {
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

    fn why_not_there(&self, s: &State, at: Space, kind: Kind) -> Vec<(&'static str, Text)> {
        let clause = if s.phase == Phase::NonCombat { "R-2.3" } else { "R-4.18" };
        let there = s.at(at).iter().any(|t| t.power == s.power && t.kind == kind);
        let captured = kind == Kind::AaGun && s.turn.captured.contains(at);
        let text = |key: &'static str| Text::new(key).word("kind", kind.word()).name("space", self.name(at));
        match there {
            true if captured => vec![("AA-29", text("why-captured-gun")), ("AA-27", text("why-captured-gun"))],
            true => vec![(clause, text("why-has-moved"))],
            false => vec![("R-1.10", text("why-none-there"))],
        }
    }

    fn why_nowhere_to_go(&self, s: &State, stack: &Stack) -> Vec<(&'static str, Text)> {
        let text =
            |key: &'static str| Text::new(key).word("kind", stack.kind.word()).name("space", self.name(stack.space));
        if s.phase == Phase::NonCombat {
            let clause = if stack.kind.is_aircraft() { "R-13.4" } else { "R-13.1" };
            return vec![(clause, text("why-nowhere"))];
        }
        if self.is_held_back(s) {
            return vec![("R-17.3", text("why-held-back"))];
        }
        match stack.kind {
            Kind::AaGun if !s.techs[s.power.index()].has(Tech::Rockets) => vec![("R-4.5", text("why-gun-stays"))],
            Kind::AaGun => vec![("R-7.7", text("why-gun-stays")), ("AA-22", text("why-gun-stays"))],
            kind if kind.is_aircraft() => {
                let m = self.group(stack, self.allowance(s, stack).unwrap_or(0));
                let o = self.outlook(s);
                let rings = self.flight_rings(&o, m.at, m.left);
                let battles = o.sight.manned | o.sight.enemy_sea;
                if rings[FARTHEST].meets(battles) {
                    vec![("AA-108", text("why-kamikaze")), ("R-4.11", text("why-kamikaze"))]
                } else {
                    vec![("R-4.20", text("why-no-battle"))]
                }
            }
            kind if kind.is_ship() => vec![("R-4.7", text("why-no-battle"))],
            _ => vec![("R-4.20", text("why-no-battle"))],
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
        let mut there = s.clone();
        there.take(m.origin, s.power, m.kind, m.status, more);
        let group = Moving { n: m.n + more, ..*m };
        there.frames.pop();
        there.frames.push(Frame::Moving(group));
        if self.ways(&there, &self.outlook(&there), &group).none() {
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

    fn why_not_flying(&self, o: &Outlook, m: &Moving, to: Space) -> Vec<(&'static str, Text)> {
        let text = |key: &'static str| Text::new(key).word("kind", m.kind.word()).name("space", self.name(to));
        let rings = self.flight_rings(o, m.at, m.left);
        if !rings[FARTHEST].contains(to) {
            let graph = &self.data.map.graph;
            let near = graph.within(Spaces::one(m.at), m.left, !Spaces::EMPTY).contains(to);
            return match near {
                true => vec![("R-4.21", text("why-no-money-for-neutral"))],
                false => vec![("R-4.9", text("why-too-far"))],
            };
        }
        vec![("AA-108", text("why-kamikaze")), ("R-4.11", text("why-kamikaze"))]
    }

    /// Why a group cannot go somewhere.
    fn why_not_to(&self, s: &State, o: &Outlook, m: &Moving, to: Space, via: bool) -> Vec<(&'static str, Text)> {
        let text = |key: &'static str| Text::new(key).word("kind", m.kind.word()).name("space", self.name(to));
        let sight = &o.sight;
        let land = LAND.contains(to);
        let map = &self.data.map;
        let mut why = Vec::new();
        if to.index() >= map.spaces.len() {
            return vec![("R-1.2", text("why-no-such-space"))];
        }
        let far = |clause| (clause, text("why-too-far"));
        if s.phase == Phase::NonCombat {
            if via {
                return vec![("R-13.1", text("why-go-straight"))];
            }
            if m.kind.is_aircraft() {
                let reach = map.graph.within(Spaces::one(m.at), m.left, !sight.neutral);
                if sight.neutral.contains(to) {
                    why.push(("R-4.17", text("why-neutral-closed")));
                } else if !land && m.kind == Kind::Bomber {
                    why.push(("R-11.1", text("why-bombers-need-land")));
                } else if !land {
                    why.push(("R-13.4", text("why-no-deck")));
                } else if s.turn.captured.contains(to) {
                    why.push(("AA-67", text("why-captured-now")));
                } else if !sight.friendly.contains(to) || !s.land_at_start(sight.side).contains(to) {
                    why.push(("R-13.4", text("why-not-friendly")));
                }
                if !reach.contains(to) || why.is_empty() {
                    why.push(("R-13.3", text("why-too-far")));
                }
                return why;
            }
            if m.kind.is_ship() {
                if land {
                    return vec![("R-1.8", text("why-ships-at-sea"))];
                }
                if sight.enemy_sea.contains(to) {
                    why.push(("R-13.1", text("why-enemy-there")));
                }
                if let Some(canal) = map.canal(m.at, to) {
                    why.push((self.canal_clause(&canal.id), text("why-canal")));
                }
                if why.is_empty() {
                    why.push(far("R-4.6"));
                }
                return why;
            }
            if !land {
                return vec![("R-4.1", text("why-land-units"))];
            }
            if sight.neutral.contains(to) {
                why.push(("R-4.17", text("why-neutral-closed")));
            } else if !sight.friendly.contains(to) {
                why.push(("R-13.1", text("why-not-friendly")));
            } else if m.kind == Kind::AaGun && sight.any_gun.contains(to) {
                why.push(("AA-33", text("why-gun-there")));
            }
            if why.is_empty() {
                why.push(far("R-4.1"));
            }
            return why;
        }
        if m.kind.is_aircraft() {
            let battles = sight.manned | sight.enemy_sea;
            if !via && !battles.contains(to) {
                return vec![("R-4.20", text("why-no-battle-there"))];
            }
            if via && !map.graph.touch(m.at, to) {
                return vec![("R-4.22", text("why-not-next"))];
            }
            return self.why_not_flying(o, m, to);
        }
        if m.kind.is_ship() {
            if land {
                return vec![("R-1.8", text("why-ships-at-sea"))];
            }
            let step = self.sea_around(s, sight.side, m.at);
            if let Some(canal) = map.canal(m.at, to).filter(|_| !step.contains(to)) {
                why.push((self.canal_clause(&canal.id), text("why-canal")));
            }
            let near = step.contains(to) || (m.left > 1 && self.sea_next(s, sight.side, step).contains(to));
            let open = step - sight.enemy_sea;
            if near && !step.contains(to) && !self.sea_next(s, sight.side, open).contains(to) {
                why.push(("R-4.6", text("why-enemy-in-the-way")));
            } else if !near && why.is_empty() {
                why.push(far("R-4.6"));
            } else if why.is_empty() && !sight.enemy_sea.contains(to) && !sight.landings.contains(to) {
                why.push(("R-4.7", text("why-no-battle-there")));
            } else if why.is_empty() {
                why.push(("R-11.9", text("why-carrier-needed")));
            }
            return why;
        }
        if !land {
            return vec![("R-4.1", text("why-land-units"))];
        }
        if m.kind == Kind::AaGun {
            if sight.any_gun.contains(to) {
                why.push(("AA-33", text("why-gun-there")));
            }
            why.push(("R-7.7", text("why-gun-stays")));
            return why;
        }
        let near = map.graph.within(Spaces::one(m.at), m.left, LAND).contains(to);
        if !near {
            why.push(far(if m.kind == Kind::Armour { "R-4.2" } else { "R-4.1" }));
        } else if sight.neutral.contains(to) && o.closed.contains(to) && !o.can_pay {
            why.push(("R-4.14", text("why-no-money-for-neutral")));
        } else if sight.friendly.contains(to) {
            why.push(("R-4.20", text("why-no-battle-there")));
        } else if m.kind == Kind::Armour {
            let mids = map.land_around(m.at) & map.land_around(to);
            if mids.meets(sight.neutral) {
                why.push(("R-4.17", text("why-neutral-closed")));
            }
            why.push(("R-4.4", text("why-enemy-in-the-way")));
        } else {
            why.push(far("R-4.1"));
        }
        why
    }

    pub(crate) fn canal_clause(&self, canal: &str) -> &'static str {
        if canal == "suez" { "AA-73" } else { "R-4.13" }
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

    /// Land units go to take a territory, or to attack what holds it.
    fn march(&self, s: &mut State, o: &Outlook, m: Moving, to: Space) {
        s.frames.pop();
        let map = &self.data.map;
        let mut claims = m.claims;
        let mut from = m.at;
        let back = o.sight.friendly.contains(to) && m.claims.is_empty() && m.kind == Kind::Armour;
        if back || !map.graph.touch(m.at, to) {
            // By friendly ground if there is some and it is not the aim; otherwise by a blitz.
            let mids = map.land_around(m.at) & map.land_around(to);
            let quiet = if back { Spaces::EMPTY } else { mids & o.sight.friendly };
            let mid = quiet.first().or((mids & (o.sight.hostile - o.sight.manned)).first());
            from = mid.unwrap_or(from);
            claims |= o.sight.hostile & Spaces::one(from);
        }
        let there = Spaces::one(to);
        claims |= there & ((o.sight.hostile - o.sight.manned) | o.sight.neutral);
        s.turn.claims |= claims;
        s.turn.fees |= there & o.sight.neutral;
        if m.kind == Kind::AaGun {
            s.turn.rocket = Rocket::Moved(to);
        } else if o.sight.manned.contains(to) {
            self.note_entry(s, to, from);
        }
        s.add(to, s.power, m.kind, Status::Done, m.n);
    }

    /// The zone a ship enters its last one from.
    fn last_zone(&self, s: &State, o: &Outlook, m: &Moving, to: Space) -> Space {
        let step = self.sea_around(s, o.sight.side, m.at);
        if step.contains(to) {
            return m.at;
        }
        let mut mids = (step - o.sight.enemy_sea).iter();
        mids.find(|&z| self.sea_around(s, o.sight.side, z).contains(to)).unwrap_or(m.at)
    }

    pub(crate) fn note_entry(&self, s: &mut State, battle: Space, from: Space) {
        if let Err(i) = s.turn.entries.binary_search(&(battle, from)) {
            s.turn.entries.insert(i, (battle, from));
        }
    }

    /// Ships arrive; a carrier takes along what rides on it, and leaves its own fighters in the air.
    fn sail(&self, s: &mut State, m: &Moving, to: Space) {
        s.add(to, s.power, m.kind, Status::Done, m.n);
        if m.kind != Kind::Carrier {
            return;
        }
        let power = s.power;
        let (mut decks, mut ours, mut landed) = (0u8, 0u8, 0u8);
        let mut guests: Vec<Stack> = Vec::new();
        for stack in s.at(m.origin).iter().filter(|t| t.power.side() == power.side()) {
            match (stack.kind, stack.status) {
                (Kind::Carrier, _) => decks += DECK * stack.n,
                (Kind::Fighter, Status::Ready) if stack.power == power => ours += stack.n,
                (Kind::Fighter, Status::Done) if stack.power == power => landed += stack.n,
                (Kind::Fighter, _) if stack.power != power => guests.push(*stack),
                _ => {}
            }
        }
        let mut room = decks.saturating_sub(landed);
        let mut riding = DECK * m.n;
        for guest in guests {
            let stay = guest.n.min(room);
            room -= stay;
            let ride = (guest.n - stay).min(riding);
            riding -= ride;
            s.take(m.origin, guest.power, Kind::Fighter, guest.status, ride);
            s.add(to, guest.power, Kind::Fighter, Status::Ready, ride);
        }
        let up = ours.saturating_sub(room);
        let range = self.range(s, power, Kind::Fighter);
        s.mark(m.origin, power, Kind::Fighter, Status::Ready, Status::Aloft(range), up);
    }

    /// Aircraft fly the safest way, then the cheapest, then the shortest.
    fn fly(&self, s: &mut State, o: &Outlook, m: Moving, to: Space, raid: bool) {
        let longest = self.longest_flight(s, o, &m, to, raid);
        let (moves, over, fees) = self.best_way(o, &m, to, longest);
        s.frames.pop();
        let left = m.left.saturating_sub(moves);
        let status = if raid { Status::Raid(left) } else { Status::Out(left) };
        let over = (m.over | over) - Spaces::one(to);
        s.turn.fees |= m.fees | fees;
        s.add(to, s.power, m.kind, status, m.n);
        if !over.is_empty() {
            let key = |f: &Flight| (f.at, f.kind, f.status, f.over);
            let flight = Flight { at: to, kind: m.kind, status, over, n: m.n };
            match s.turn.flights.binary_search_by_key(&key(&flight), key) {
                Ok(i) => s.turn.flights[i].n += m.n,
                Err(i) => s.turn.flights.insert(i, flight),
            }
        }
    }

    /// How many moves the flight may take so that everybody can still land.
    fn longest_flight(&self, s: &State, o: &Outlook, m: &Moving, to: Space, raid: bool) -> u8 {
        let Some(homes) = &o.homes else { return m.left };
        let rings = self.flight_rings(o, m.at, m.left);
        let shortest = (0..=m.left).find(|&d| rings[usize::from(d)].contains(to)).unwrap_or(m.left);
        let lands = |left: u8| {
            homes.reach(to, left)
                || (m.kind == Kind::Fighter && !raid && self.finds_deck(s, &o.sight, homes, to, left, m.n))
        };
        (shortest..=m.left).rev().find(|&d| lands(m.left - d)).unwrap_or(shortest)
    }

    /// Moves, guns and neutrals of the best way of at most so many moves.
    fn best_way(&self, o: &Outlook, m: &Moving, to: Space, longest: u8) -> (u8, Spaces, Spaces) {
        let graph = &self.data.map.graph;
        let guns = o.sight.guns - Spaces::one(to) - m.over;
        let clean = !(guns | o.closed);
        let mut found = Spaces::one(m.at);
        let mut edge = found;
        for d in 1..=longest {
            edge = (graph.next_to(edge) & (clean | Spaces::one(to))) - found;
            if edge.contains(to) {
                return (d, Spaces::EMPTY, Spaces::EMPTY);
            }
            found |= edge;
        }
        self.costly_way(o, m, to, longest, guns)
    }

    /// The way with the fewest guns, then neutrals, then moves; at most one neutral that has to be paid for.
    fn costly_way(&self, o: &Outlook, m: &Moving, to: Space, longest: u8, guns: Spaces) -> (u8, Spaces, Spaces) {
        const NO_WAY: (u8, u8) = (u8::MAX, u8::MAX);
        let spaces = self.data.map.spaces.len();
        // By neutrals paid for and space: guns passed, and the last space before.
        let mut layers: Vec<[Vec<(u8, u8)>; 2]> = Vec::new();
        let empty = || [vec![NO_WAY; spaces], vec![NO_WAY; spaces]];
        let mut first = empty();
        first[0][m.at.index()] = (0, u8::MAX);
        layers.push(first);
        for d in 1..=usize::from(longest) {
            let mut next = empty();
            for paid in 0..2 {
                for (space, &(passed, _)) in layers[d - 1][paid].iter().enumerate() {
                    if passed == u8::MAX {
                        continue;
                    }
                    for step in self.data.map.graph.around(board::AreaId(space as u8)).iter() {
                        let pays = o.closed.contains(step);
                        if pays && (paid == 1 || !o.can_pay) {
                            continue;
                        }
                        let guns = passed + u8::from(guns.contains(step));
                        let there = &mut next[paid + usize::from(pays)][step.index()];
                        if guns < there.0 {
                            *there = (guns, space as u8);
                        }
                    }
                }
            }
            layers.push(next);
        }
        let mut best: Option<(u8, usize, usize)> = None;
        for (d, layer) in layers.iter().enumerate() {
            for (paid, row) in layer.iter().enumerate() {
                let (passed, _) = row[to.index()];
                if passed != u8::MAX && d > 0 && best.is_none_or(|b| (passed, paid, d) < b) {
                    best = Some((passed, paid, d));
                }
            }
        }
        let Some((_, mut paid, moves)) = best else { return (longest, Spaces::EMPTY, Spaces::EMPTY) };
        let (mut over, mut fees) = (Spaces::EMPTY, Spaces::EMPTY);
        let mut at = to;
        for d in (1..=moves).rev() {
            let (_, before) = layers[d][paid][at.index()];
            if o.closed.contains(at) {
                fees.insert(at);
                paid -= 1;
            }
            at = board::AreaId(before);
            if guns.contains(at) && d > 1 {
                over.insert(at);
            }
        }
        (moves as u8, over, fees)
    }

    fn move_after_combat(&self, s: &mut State, m: Moving, to: Space, play: &mut Play<'_>) {
        if m.kind == Kind::Fighter
            && !LAND.contains(to)
            && let Some(of) = self.host(s, to, m.n)
        {
            s.frames.push(Frame::Consent { of, matter: Matter::Deck { to } });
            return;
        }
        self.arrive(s, to, play);
    }

    /// The end of a move after combat.
    pub(crate) fn arrive(&self, s: &mut State, to: Space, play: &mut Play<'_>) {
        let Some(Frame::Moving(m)) = s.frames.pop() else { return };
        let power = s.power;
        play.note(|| {
            let text = Text::new("log-move").number("n", m.n).word("kind", m.kind.word()).word("power", power.word());
            Note::new(text.name("from", self.name(m.origin)).name("to", self.name(to))).at(self.id(to))
        });
        if m.kind.is_ship() {
            return self.sail(s, &m, to);
        }
        s.add(to, s.power, m.kind, Status::Done, m.n);
        if m.kind == Kind::Fighter && !LAND.contains(to) {
            self.hold_carriers(s, to);
        }
    }

    /// AA-75, AA-105: a carrier on which a fighter has landed does not move any more.
    fn hold_carriers(&self, s: &mut State, zone: Space) {
        let power = s.power;
        let landed = s.count_as(zone, power, Kind::Fighter, Status::Done);
        let (mut hosted, mut guests) = (0u8, 0u8);
        for stack in s.at(zone).iter().filter(|t| t.power != power && t.power.side() == power.side()) {
            match stack.kind {
                Kind::Carrier => hosted += DECK * stack.n,
                Kind::Fighter => guests += stack.n,
                _ => {}
            }
        }
        let hosted = hosted.saturating_sub(guests);
        while s.count_as(zone, power, Kind::Carrier, Status::Done) * DECK + hosted < landed {
            if s.count_as(zone, power, Kind::Carrier, Status::Ready) == 0 {
                break;
            }
            s.mark(zone, power, Kind::Carrier, Status::Ready, Status::Done, 1);
        }
    }

    /// The move is not made after all: an ally said no.
    pub(crate) fn put_back(&self, s: &mut State) {
        if let Some(Frame::Moving(m)) = s.frames.pop() {
            s.add(m.origin, s.power, m.kind, m.status, m.n);
        }
    }
}
