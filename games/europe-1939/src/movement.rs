//! Movement: units are taken up, others go along, and they go somewhere (HUC-02). Land units go one area; aircraft fly,
//! ships sail, and both can be met on the way.

use crate::Rules;
use crate::action::verb;
use crate::data::{Area, Areas, LAND};
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};
use std::cell::OnceCell;

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

/// The realms of the nations that move, each reckoned when somebody asks for it.
#[derive(Debug)]
pub(crate) struct Realms {
    pub sight: Sight,
    of: [OnceCell<Realm>; NATIONS],
    /// Minor countries at war all have the same realm.
    of_minors: OnceCell<Realm>,
}

impl Realms {
    pub fn of(state: &State) -> Realms {
        let of = [const { OnceCell::new() }; NATIONS];
        Realms { sight: Sight::of(state, state.side), of, of_minors: OnceCell::new() }
    }

    fn realm(&self, rules: &Rules, state: &State, nation: Nation) -> &Realm {
        let minor = !nation.is_great() && nation != Nation::Vichy && state.at_war(nation);
        let kept = if minor { &self.of_minors } else { &self.of[nation.index()] };
        kept.get_or_init(|| rules.realm(state, &self.sight, nation))
    }
}

impl Moving {
    /// Nobody of its land units but paratroops, and some of them.
    pub(crate) fn only_paratroops(&self) -> bool {
        self.units.land() > 0 && self.units.land() == self.units.get(Kind::Paratroops)
    }
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

    pub(crate) fn judge_pick<J: Judge>(&self, s: &State, realms: &Realms, pick: &verb::Pick, j: &mut J) {
        let &verb::Pick { at, nation, kind } = pick;
        if !self.moves(s, nation) {
            return j.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        let realm = realms.realm(self, s, nation);
        self.judge_pick_in(s, &realms.sight, realm, (at, nation, kind), s.alike(at, nation, kind), j);
    }

    /// Whether the active seat can take up anybody at all.
    pub(crate) fn can_pick(&self, s: &State) -> bool {
        let mut any = false;
        self.each_pick(s, &Realms::of(s), |_| {
            any = true;
            true
        });
        any
    }

    /// Everybody who can be taken up, in order; stops when told to.
    pub(crate) fn each_pick(&self, s: &State, realms: &Realms, mut found: impl FnMut(verb::Pick) -> bool) {
        let movers = self.movers(s);
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
            let realm = realms.realm(self, s, nation);
            if Quick::ask(|j| self.judge_pick_in(s, &realms.sight, realm, (at, nation, kind), here, j))
                && found(verb::Pick { at, nation, kind })
            {
                return;
            }
        }
    }

    pub(crate) fn pick(&self, s: &mut State, at: Area, nation: Nation, kind: Kind) {
        let Some(cond) = self.picked(s.phase, kind, s.alike(at, nation, kind)) else { return };
        if s.take(at, nation, kind, cond, 1) == 1 {
            s.frames.push(Frame::Moving(self.taken_up(at, nation, kind, cond)));
        }
    }

    /// Land units walk to a friendly area.
    pub(crate) fn march(&self, s: &mut State, m: &Moving, to: Area) {
        let cond = if m.cond.is_dry() { Cond::DryUsed } else { Cond::Moved };
        s.add_units(to, m.nation, m.units, cond);
        self.join_dropped(s, to);
    }

    /// The group in hand sets out on a mission.
    pub(crate) fn set_out(&self, s: &mut State, m: Moving, mission: Mission, target: Area, play: &mut Play<'_>) {
        let mode = Rules::mode(&m);
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
