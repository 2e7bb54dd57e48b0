//! Movement: units are taken up, others go along, and they go somewhere (HUC-02). Land units go one area; aircraft fly,
//! ships sail, and both can be met on the way.

use crate::Rules;
use crate::action::Action;
use crate::data::{Area, Areas, LAND};
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};

/// What a fleet can carry (HUB-4.2).
pub(crate) const HOLD: u8 = 2;

/// How a group in hand moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Land,
    Air,
    Sea,
}

/// What depends on the nation that moves, reckoned once.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Realm {
    pub open: Areas,
    pub sky: Areas,
    /// Where no rule about room is in the way ([`Rules::roomy`]).
    pub roomy: Areas,
    /// What the group in hand reaches with the steps it has left: sea areas for ships, all areas in the air.
    pub reach: Areas,
}

impl Rules {
    pub(crate) fn realm(&self, s: &State, sight: &Sight, nation: Nation) -> Realm {
        let open = self.open_among(s, nation, sight.friendly);
        let sky = self.sky_among(s, nation, sight.friendly | sight.enemy);
        Realm { open, sky, roomy: self.roomy(s, sight, nation, open), reach: Areas::EMPTY }
    }

    /// The realm with what this group reaches.
    pub(crate) fn reaching(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> Realm {
        let reach = match Rules::mode(m) {
            Mode::Sea => self.seas_within(s, sight.side, m.at, self.steps_left(m)),
            Mode::Land if m.units.land() != m.units.get(Kind::Paratroops) => Areas::EMPTY,
            _ => self.data.map.graph.within(Areas::one(m.at), self.steps_left(m), realm.sky),
        };
        Realm { reach, ..*realm }
    }

    pub(crate) fn mode(m: &Moving) -> Mode {
        if m.units.ships() > 0 {
            Mode::Sea
        } else if m.units.air() > 0 {
            Mode::Air
        } else {
            Mode::Land
        }
    }

    /// How many steps the group in hand has left: the slowest counts.
    pub(crate) fn steps_left(&self, m: &Moving) -> u8 {
        let slowest = m.units.iter().map(|(kind, _)| self.data.kind(kind).reach).min().unwrap_or(0);
        slowest.saturating_sub(m.way.len() as u8)
    }

    pub(crate) fn judge_moving<J: Judge>(&self, s: &State, m: &Moving, action: Action, j: &mut J) {
        let sight = Sight::of(s, s.side);
        let realm = self.realm(s, &sight, m.nation);
        if s.phase == Phase::Redeploy {
            return match action {
                Action::To(to) => self.judge_redeploy(s, &sight, &realm, m, to, j),
                _ => j.forbid(clause!("HUB-2.1"), || Text::new("why-not-now").text("prompt", self.prompt(s))),
            };
        }
        let realm = self.reaching(s, &sight, &realm, m);
        self.judge_go(s, &sight, &realm, m, action, j);
    }

    pub(crate) fn judge_add<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        realm: &Realm,
        m: &Moving,
        kind: Kind,
        j: &mut J,
    ) {
        let facts = || Text::new("why-cannot-join").word("kind", kind.word()).name("area", self.name(m.origin));
        let fits = match Rules::mode(m) {
            Mode::Sea => kind.is_ship() && m.cargo.is_empty(),
            Mode::Air => kind.is_air() || kind == Kind::Paratroops,
            Mode::Land => kind.is_land() || kind.is_air() && m.units.land() == m.units.get(Kind::Paratroops),
        };
        let second = s.phase == Phase::SecondMove && kind.is_land() && kind != Kind::Armour;
        if !fits || second || !m.way.is_empty() || s.count_as(m.origin, m.nation, kind, m.cond) == 0 {
            return j.forbid(clause!("HUC-02"), facts);
        }
        let mut more = m.clone();
        more.units.add(kind, 1);
        if !self.goes_somewhere(s, sight, realm, &more) {
            j.forbid(clause!("HUC-02"), facts);
        }
    }

    /// The room left aboard (HUB-4.2).
    fn room_aboard(&self, m: &Moving) -> u8 {
        let used: u8 = m.cargo.iter().map(|(kind, n)| n * self.data.kind(kind).load).sum();
        (HOLD * m.units.get(Kind::Fleet)).saturating_sub(used)
    }

    pub(crate) fn judge_load<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        realm: &Realm,
        m: &Moving,
        kind: Kind,
        j: &mut J,
    ) {
        let facts = || Text::new("why-no-room-aboard").word("kind", kind.word());
        if m.units.ships() > 0 && m.units.get(Kind::Fleet) == 0 {
            // HU-24, HU-31: submarines and destroyers carry nothing.
            let clause = if m.units.get(Kind::Submarine) > 0 { clause!("HU-24") } else { clause!("HU-31") };
            return j.forbid(clause, facts);
        }
        let load = self.data.kind(kind).load;
        let there = s.count_as(m.origin, m.nation, kind, Cond::Fresh);
        if !kind.is_land() || load > self.room_aboard(m) || there == 0 || !m.way.is_empty() || s.phase != Phase::Move {
            return j.forbid(clause!("HUB-4.2"), facts);
        }
        let mut more = m.clone();
        more.cargo.add(kind, 1);
        if !self.goes_somewhere(s, sight, realm, &more) {
            j.forbid(clause!("HUB-5.4"), facts);
        }
    }

    /// How the units a pick means stand; nothing if they cannot be taken up.
    fn picked(&self, phase: Phase, kind: Kind, here: &[Stack]) -> Option<Cond> {
        let may = |cond: &Cond| match phase {
            Phase::Move => matches!(cond, Cond::Fresh | Cond::Dry),
            Phase::SecondMove if kind == Kind::Armour => matches!(cond, Cond::Fresh | Cond::Won),
            Phase::SecondMove => kind.is_air() && *cond == Cond::Fresh,
            // HU-84: who has come over the ocean may go on; ships set aside or used may not (HU-14).
            Phase::Redeploy => !kind.is_ship() || matches!(cond, Cond::Fresh | Cond::Moved),
            _ => false,
        };
        let mut conds = here.iter().map(|t| t.cond).filter(may);
        // Armour that has won goes before armour that has not moved.
        if phase == Phase::SecondMove { conds.next_back() } else { conds.next() }
    }

    fn taken_up(&self, at: Area, nation: Nation, kind: Kind, cond: Cond) -> Moving {
        let units = Units::of(kind, 1);
        Moving { nation, origin: at, cond, units, cargo: Units::NONE, at, way: Way::new() }
    }

    /// Whether units of a nation the active seat moves can be taken up.
    #[inline]
    fn judge_pick_in<J: Judge>(
        &self,
        s: &State,
        sight: &Sight,
        realm: &Realm,
        (at, nation, kind): (Area, Nation, Kind),
        here: &[Stack],
        j: &mut J,
    ) {
        let facts = |key: &'static str| {
            Text::new(key).word("kind", kind.word()).word("nation", nation.word()).name("area", self.name(at))
        };
        let Some(cond) = self.picked(s.phase, kind, here) else {
            let clause = match s.phase {
                Phase::SecondMove => clause!("HUC-06"),
                Phase::Redeploy if kind == Kind::Fleet && !here.is_empty() => clause!("HU-14"),
                _ => clause!("HUB-2.2"),
            };
            return j.forbid(clause, || facts("why-nobody-to-move"));
        };
        let britain = || !matches!(s.stance[Nation::Uk.index()], Stance::Conquered(_));
        if at == self.data.map.place.usa && s.phase != Phase::Redeploy && britain() {
            return j.forbid(clause!("HU-82"), || facts("why-cross-first"));
        }
        if s.phase == Phase::Redeploy {
            self.judge_allowance(s, nation, at, j);
            if j.settled() {
                return;
            }
        }
        // Mostly there is a friendly area next door, and then nothing else needs to be looked at.
        let next_door = kind.is_land() && self.data.map.lands_around(at).meets(realm.roomy);
        if !next_door || s.phase == Phase::SecondMove {
            self.judge_pick_far(s, sight, realm, &self.taken_up(at, nation, kind, cond), j);
        }
    }

    /// Whether a unit in hand has anywhere to go.
    #[inline(never)]
    fn judge_pick_far<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, j: &mut J) {
        if s.phase == Phase::Redeploy {
            return self.judge_redeploys(s, sight, realm, m, j);
        }
        // Infantry can come alone only where it can walk; a fleet may be taken up to be loaded.
        let loads = || m.units.get(Kind::Fleet) > 0 && s.phase == Phase::Move && self.could_land(s, sight, realm, m);
        if !self.goes_somewhere(s, sight, realm, m) && !loads() {
            j.forbid(clause!("HUB-4.1"), || {
                let kind = m.units.iter().next().map_or(Kind::Infantry, |(kind, _)| kind);
                let facts = Text::new("why-nowhere").word("kind", kind.word()).word("nation", m.nation.word());
                facts.name("area", self.name(m.origin))
            });
        }
    }

    /// Whether a fleet could carry somebody of its port to a landing.
    fn could_land(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> bool {
        Kind::ALL
            .iter()
            .filter(|k| k.is_land())
            .any(|&kind| Quick::ask(|j| self.judge_load(s, sight, realm, m, kind, j)))
    }

    pub(crate) fn judge_pick<J: Judge>(&self, s: &State, at: Area, nation: Nation, kind: Kind, j: &mut J) {
        if !self.moves(s, nation) {
            return j.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        let sight = Sight::of(s, s.side);
        let realm = self.realm(s, &sight, nation);
        self.judge_pick_in(s, &sight, &realm, (at, nation, kind), s.alike(at, nation, kind), j);
    }

    /// Whether the active seat can take up anybody at all.
    pub(crate) fn can_pick(&self, s: &State) -> bool {
        let mut any = false;
        self.each_pick(s, |_| {
            any = true;
            true
        });
        any
    }

    pub(crate) fn list_picks(&self, s: &State, actions: &mut Vec<Action>) {
        self.each_pick(s, |action| {
            actions.push(action);
            false
        });
    }

    /// Everybody who can be taken up, in order; stops when told to.
    fn each_pick(&self, s: &State, mut found: impl FnMut(Action) -> bool) {
        let sight = Sight::of(s, s.side);
        let movers = self.movers(s);
        // Minor countries at war all have the same realm.
        let (mut realms, mut of_minors): ([Option<Realm>; NATIONS], _) = ([None; NATIONS], None);
        let mut rest = &s.stacks[..];
        while let [first, ..] = rest {
            let Stack { area: at, nation, kind, .. } = *first;
            if !movers.contains(nation) {
                rest = &rest[1..];
                continue;
            }
            let alike = rest.iter().take_while(|t| (t.area, t.nation, t.kind) == (at, nation, kind)).count();
            let (here, later) = rest.split_at(alike);
            rest = later;
            let minor = !nation.is_great() && nation != Nation::Vichy && s.at_war(nation);
            let realm = if minor { &mut of_minors } else { &mut realms[nation.index()] };
            let realm = realm.get_or_insert_with(|| self.realm(s, &sight, nation));
            if Quick::ask(|j| self.judge_pick_in(s, &sight, realm, (at, nation, kind), here, j))
                && found(Action::Pick { at, nation, kind })
            {
                return;
            }
        }
    }

    pub(crate) fn list_moving(&self, s: &State, m: &Moving, actions: &mut Vec<Action>) {
        let sight = Sight::of(s, s.side);
        let realm = self.realm(s, &sight, m.nation);
        if s.phase == Phase::Redeploy {
            let goals = self.redeployments(s, &sight, &realm, m);
            actions.extend(goals.iter().map(Action::To));
            return;
        }
        let realm = self.reaching(s, &sight, &realm, m);
        let ask = |action: Action, actions: &mut Vec<Action>| {
            if Quick::ask(|j| self.judge_go(s, &sight, &realm, m, action, j)) {
                actions.push(action);
            }
        };
        if m.way.is_empty() {
            let own = |t: &&Stack| t.nation == m.nation;
            let beside = s.at(m.origin);
            for t in beside.iter().filter(own).filter(|t| t.cond == m.cond) {
                ask(Action::Add(t.kind), actions);
            }
            for t in beside.iter().filter(own).filter(|t| t.cond == Cond::Fresh && t.kind.is_land()) {
                ask(Action::Load(t.kind), actions);
            }
        }
        let near = self.data.map.graph.around(m.at);
        let mode = Rules::mode(m);
        if mode != Mode::Land || m.units.land() == m.units.get(Kind::Paratroops) {
            for area in near.iter() {
                ask(Action::Via(area), actions);
            }
        }
        self.each_goal(s, &sight, &realm, m, |action| {
            actions.push(action);
            false
        });
    }

    pub(crate) fn pick(&self, s: &mut State, at: Area, nation: Nation, kind: Kind) {
        let Some(cond) = self.picked(s.phase, kind, s.alike(at, nation, kind)) else { return };
        if s.take(at, nation, kind, cond, 1) == 1 {
            s.frames.push(Frame::Moving(self.taken_up(at, nation, kind, cond)));
        }
    }

    pub(crate) fn take_along(&self, s: &mut State, kind: Kind, aboard: bool) {
        let Some(Frame::Moving(mut m)) = s.frames.pop() else { return };
        let cond = if aboard { Cond::Fresh } else { m.cond };
        if s.take(m.origin, m.nation, kind, cond, 1) == 1 {
            if aboard { m.cargo.add(kind, 1) } else { m.units.add(kind, 1) }
        }
        s.frames.push(Frame::Moving(m));
    }

    pub(crate) fn pass_through(&self, s: &mut State, area: Area) {
        if let Some(Frame::Moving(m)) = s.frames.last_mut()
            && m.way.try_push(area).is_ok()
        {
            m.at = area;
        }
    }

    /// The group in hand sets out.
    pub(crate) fn set_out(&self, s: &mut State, action: Action, play: &mut Play<'_>) {
        let Some(Frame::Moving(m)) = s.frames.pop() else { return };
        let open = self.open_to(s, m.nation);
        if s.phase == Phase::Redeploy {
            if let Action::To(to) = action {
                self.redeploy(s, open, m, to, play);
            }
            return;
        }
        let mode = Rules::mode(&m);
        let (mission, target) = match action {
            Action::To(to) if open.contains(to) => match mode {
                Mode::Land => {
                    let cond = if m.cond.is_dry() { Cond::DryUsed } else { Cond::Moved };
                    s.add_units(to, m.nation, m.units, cond);
                    self.join_dropped(s, to);
                    return;
                }
                _ => (Mission::Rebase, to),
            },
            Action::To(to) => (if mode == Mode::Land { Mission::March } else { Mission::Support }, to),
            Action::Drop(to) => (Mission::Drop, to),
            Action::Invade(to) => (Mission::Invade, to),
            Action::Strike(to) => (Mission::Strike, to),
            Action::Bomb(to) => (Mission::Bomb, to),
            Action::Raid => (Mission::Raid, self.hunting_ground(None)),
            Action::Prey(route) => (Mission::Prey(route), self.hunting_ground(Some(route))),
            _ => return,
        };
        self.declare_attack(s, &m, mission, target);
        let mut way = m.way.clone();
        let further = match mode {
            Mode::Land if mission == Mission::March => Some(Way::from_iter([target])),
            Mode::Sea => {
                let goals = match LAND.contains(target) {
                    true => self.data.map.seas_around(target),
                    false => Areas::one(target),
                };
                let ways = goals.iter().filter_map(|sea| self.sea_way(s, s.side, m.at, sea));
                ways.min_by_key(|way| way.len())
            }
            _ => self.air_way(self.sky(s, m.nation), m.at, target),
        };
        for area in further.unwrap_or_default() {
            if way.try_push(area).is_err() {
                break;
            }
        }
        let group = Group { nation: m.nation, origin: m.origin, target, mission, units: m.units, cargo: m.cargo, way };
        play.note(|| {
            let text = Text::new("log-sets-out").word("nation", m.nation.word()).name("from", self.name(m.origin));
            Note::new(text.name("to", self.name(target))).at(self.id(m.origin)).at(self.id(target))
        });
        match mode {
            Mode::Land if mission == Mission::March => self.arrive(s, group, play),
            _ => self.begin_chain(s, group),
        }
    }

    /// A friendly land unit beside paratroops that dropped: they are ordinary troops from now on (HU-08).
    pub(crate) fn join_dropped(&self, s: &mut State, area: Area) {
        let dropped: Vec<Stack> = s.at(area).iter().filter(|t| t.cond == Cond::Dropped).copied().collect();
        for t in dropped {
            let side = s.camp(t.nation);
            let friend = |u: &&Stack| u.kind.is_land() && u.cond != Cond::Dropped && s.camp(u.nation) == side;
            if s.at(area).iter().find(friend).is_some() {
                s.take(area, t.nation, t.kind, Cond::Dropped, t.n);
                s.add(area, t.nation, t.kind, Cond::Moved, t.n);
            }
        }
    }

    /// The group is where it wanted to go.
    pub(crate) fn arrive(&self, s: &mut State, group: Group, play: &mut Play<'_>) {
        if group.is_empty() {
            return;
        }
        match group.mission {
            Mission::Rebase => {
                s.add_units(group.target, group.nation, group.units, Cond::Moved);
            }
            Mission::Bomb => self.go_home(s, &group, group.units),
            Mission::Raid | Mission::Prey(_) => self.begin_prowl(s, group, play),
            // Those aboard went down on the way.
            Mission::Invade if group.cargo.is_empty() => self.go_home(s, &group, group.units),
            Mission::Invade if s.side_at(group.target) == Some(s.side) => {
                // HU-10, HU-12: on their own ground armour goes on in the second movement.
                for (kind, n) in group.cargo.iter() {
                    let cond = if kind == Kind::Armour { Cond::Won } else { Cond::Moved };
                    s.add(group.target, group.nation, kind, cond, n);
                }
                self.go_home(s, &group, group.units);
            }
            Mission::March | Mission::Drop | Mission::Invade | Mission::Support | Mission::Strike => {
                let sight = Sight::of(s, s.side);
                let resisted = sight.resists(s, group.nation, group.target);
                let at_sea = group.mission == Mission::Invade && sight.enemy_ships(s).contains(group.target);
                let waits = resisted || at_sea || matches!(group.mission, Mission::Support | Mission::Strike);
                let target = group.target;
                s.groups.push(group);
                if waits {
                    s.turn.battles.insert(target);
                } else {
                    self.move_in(s, target, play);
                }
            }
        }
    }
}
