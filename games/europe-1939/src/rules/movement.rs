//! Movement: units are taken up, others go along, and they go somewhere (HUC-02). Land units go one area; aircraft fly,
//! ships sail, and both can be met on the way.

use crate::Rules;
use crate::action::verb;
use crate::chain_scene::list_of;
use crate::data::{Area, Areas, LAND};
use crate::rules::goals::Outset;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};
use std::cell::OnceCell;

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
    /// It has lost its capital and not yet tried to retake it (HU-09).
    pub owes: bool,
}

/// The realms of the nations that move, each reckoned when somebody asks for it.
#[derive(Debug)]
pub(crate) struct Realms {
    pub sight: Sight,
    of: ByNation<OnceCell<Realm>>,
    /// Minor countries at war all have the same realm.
    of_minors: OnceCell<Realm>,
}

impl Realms {
    pub fn of(state: &State) -> Realms {
        Realms { sight: Sight::of(state, state.side), of: ByNation::default(), of_minors: OnceCell::new() }
    }

    fn realm(&self, rules: &Rules, state: &State, nation: Nation) -> &Realm {
        let minor = !nation.is_great() && nation != Nation::Vichy && state.at_war(nation);
        let kept = if minor { &self.of_minors } else { &self.of[nation] };
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
    pub(crate) fn realm(&self, state: &State, sight: &Sight, nation: Nation) -> Realm {
        let open = self.open_among(state, nation, sight.friendly);
        let sky = self.sky_among(state, nation, sight.friendly | sight.enemy);
        let owes = self.owes_counter_attack(state, nation);
        Realm { open, sky, roomy: self.roomy(state, sight, nation, open), reach: Areas::EMPTY, owes }
    }

    /// The realm with what this group reaches.
    pub(crate) fn reaching(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving) -> Realm {
        let reach = match Rules::mode(moving) {
            Mode::Sea => self.seas_within(state, sight.side, moving.at, self.steps_left(moving)),
            Mode::Land if moving.units.land() != moving.units.get(Kind::Paratroops) => Areas::EMPTY,
            _ => self.data.map.graph.within(Areas::one(moving.at), self.steps_left(moving), realm.sky),
        };
        Realm { reach, ..*realm }
    }

    pub(crate) fn mode(moving: &Moving) -> Mode {
        if moving.units.ships() > 0 {
            Mode::Sea
        } else if moving.units.air() > 0 {
            Mode::Air
        } else {
            Mode::Land
        }
    }

    /// How many steps the group in hand has left: the slowest counts.
    pub(crate) fn steps_left(&self, moving: &Moving) -> u8 {
        let slowest = moving.units.iter().map(|(kind, _)| self.data.kind(kind).reach).min().unwrap_or(0);
        slowest.saturating_sub(moving.way.len() as u8)
    }

    /// The room left aboard (HUB-4.2).
    pub(crate) fn room_aboard(&self, moving: &Moving) -> u8 {
        let used: u8 = moving.cargo.iter().map(|(kind, n)| n * self.data.kind(kind).load).sum();
        (self.data.numbers.supply.hold * moving.units.get(Kind::Fleet)).saturating_sub(used)
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

    /// One unit of a stack, taken up; nothing if it cannot be.
    pub(crate) fn single(&self, phase: Phase, stack: &Stack) -> Option<Moving> {
        let cond = self.picked(phase, stack.kind, std::slice::from_ref(stack))?;
        Some(self.taken_up(stack.area, stack.nation, stack.kind, cond))
    }

    fn taken_up(&self, at: Area, nation: Nation, kind: Kind, cond: Cond) -> Moving {
        let units = Units::of(kind, 1);
        Moving { nation, origin: at, cond, units, cargo: Units::NONE, at, way: Way::new() }
    }

    /// Whether units of a nation the active seat moves can be taken up.
    #[inline]
    fn judge_pick_in<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        realm: &Realm,
        (at, nation, kind): (Area, Nation, Kind),
        here: &[Stack],
        judge: &mut J,
    ) {
        let facts = |key: &'static str| {
            Text::new(key).word("kind", kind.word()).word("nation", nation.word()).name("area", self.name(at))
        };
        let Some(cond) = self.picked(state.phase, kind, here) else {
            let clause = match state.phase {
                Phase::SecondMove => clause!("HUC-06"),
                Phase::Redeploy if kind == Kind::Fleet && !here.is_empty() => clause!("HU-14"),
                _ => clause!("HUB-2.2"),
            };
            return judge.forbid(clause, || facts("why-nobody-to-move"));
        };
        let britain = || !matches!(state.stance[Nation::Uk], Stance::Conquered(_));
        if at == self.data.map.place.usa && state.phase != Phase::Redeploy && britain() {
            return judge.forbid(clause!("HU-82"), || facts("why-cross-first"));
        }
        if state.phase == Phase::Redeploy {
            self.judge_allowance(state, nation, at, judge);
            if judge.settled() {
                return;
            }
        }
        // Mostly there is a friendly area next door, and then nothing else needs to be looked at.
        let next_door = kind.is_land() && self.data.map.lands_around(at).meets(realm.roomy);
        if !next_door || state.phase == Phase::SecondMove {
            self.judge_pick_far(state, sight, realm, &self.taken_up(at, nation, kind, cond), judge);
        }
        if realm.owes {
            self.judge_taken_on_duty(state, &self.taken_up(at, nation, kind, cond), (kind, cond), judge);
        }
    }

    /// Whether a unit in hand has anywhere to go.
    #[inline(never)]
    fn judge_pick_far<J: Judge>(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving, judge: &mut J) {
        if state.phase == Phase::Redeploy {
            return self.judge_redeploys(state, sight, realm, moving, judge);
        }
        // Infantry can come alone only where it can walk; a fleet may be taken up to be loaded.
        let loads = || {
            moving.units.get(Kind::Fleet) > 0
                && state.phase == Phase::Move
                && self.could_land(state, sight, realm, moving)
        };
        if self.is_frozen(state, moving, moving.origin) {
            return judge
                .forbid(clause!("HUB-13.1"), || Text::new("why-frozen").name("area", self.name(moving.origin)));
        }
        if !(Outset { rules: self, state, sight, realm, moving }).goes_somewhere() && !loads() {
            judge.forbid(clause!("HUB-4.1"), || {
                let kind = moving.units.iter().next().map_or(Kind::Infantry, |(kind, _)| kind);
                let facts = Text::new("why-nowhere").word("kind", kind.word()).word("nation", moving.nation.word());
                facts.name("area", self.name(moving.origin))
            });
        }
    }

    /// Whether a fleet could carry somebody of its port to a landing.
    fn could_land(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving) -> bool {
        Kind::ALL.iter().filter(|k| k.is_land()).any(|&kind| {
            Quick::ask(|judge| Outset { rules: self, state, sight, realm, moving }.judge_load(kind, judge))
        })
    }

    pub(crate) fn judge_pick<J: Judge>(&self, state: &State, realms: &Realms, pick: &verb::Pick, judge: &mut J) {
        let &verb::Pick { at, nation, kind } = pick;
        if !self.moves(state, nation) {
            return judge.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        let realm = realms.realm(self, state, nation);
        self.judge_pick_in(state, &realms.sight, realm, (at, nation, kind), state.alike(at, nation, kind), judge);
    }

    /// Whether the active seat can take up anybody at all.
    pub(crate) fn can_pick(&self, state: &State) -> bool {
        self.each_pick(state, &Realms::of(state), |_| true)
    }

    /// Everybody who can be taken up, in order; stops when told to.
    pub(crate) fn each_pick(&self, state: &State, realms: &Realms, mut found: impl FnMut(verb::Pick) -> bool) -> bool {
        let movers = self.movers(state);
        let mut rest = &state.stacks[..];
        while let [first, ..] = rest {
            let Stack { area: at, nation, kind, .. } = *first;
            if !movers.contains(nation) {
                rest = &rest[1..];
                continue;
            }
            let alike = rest.iter().take_while(|t| (t.area, t.nation, t.kind) == (at, nation, kind)).count();
            let (here, later) = rest.split_at(alike);
            rest = later;
            let realm = realms.realm(self, state, nation);
            if Quick::ask(|judge| self.judge_pick_in(state, &realms.sight, realm, (at, nation, kind), here, judge))
                && found(verb::Pick { at, nation, kind })
            {
                return true;
            }
        }
        false
    }

    pub(crate) fn pick(&self, state: &mut State, at: Area, nation: Nation, kind: Kind) {
        let Some(cond) = self.picked(state.phase, kind, state.alike(at, nation, kind)) else { return };
        if state.take(at, nation, kind, cond, 1) == 1 {
            state.frames.push(Frame::Moving(self.taken_up(at, nation, kind, cond)));
        }
    }

    /// What a group in hand goes to an area for; nothing if it only walks there.
    pub(crate) fn mission_to(&self, state: &State, moving: &Moving, to: Area) -> Option<Mission> {
        let friendly = self.open_to(state, moving.nation).contains(to);
        match (Rules::mode(moving), friendly) {
            (Mode::Land, true) => None,
            (_, true) => Some(Mission::Rebase),
            (Mode::Land, false) => Some(Mission::March),
            (_, false) => Some(Mission::Support),
        }
    }

    /// Land units walk to a friendly area.
    pub(crate) fn march(&self, state: &mut State, moving: &Moving, to: Area, play: &mut Play<'_>) {
        play.note(|| {
            let text = Text::new("log-moves").word("nation", moving.nation.word()).arg("units", list_of(moving.units));
            let text = text.name("from", self.name(moving.origin)).name("to", self.name(to));
            let way = std::iter::once(&moving.origin).chain(&moving.way).chain([&to]).map(|&area| self.id(area));
            Note::new(text).at(self.id(to)).way(way)
        });
        let cond = if moving.cond.is_dry() { Cond::DryUsed } else { Cond::Moved };
        state.add_units(to, moving.nation, moving.units, cond);
        self.join_dropped(state, to);
    }

    /// The group in hand sets out on a mission.
    pub(crate) fn set_out(
        &self,
        state: &mut State,
        moving: Moving,
        mission: Mission,
        target: Area,
        play: &mut Play<'_>,
    ) {
        let mode = Rules::mode(&moving);
        self.declare_attack(state, &moving, mission, target);
        let mut way = moving.way.clone();
        let further = match mode {
            Mode::Land if mission == Mission::March => Some(Way::from_iter([target])),
            Mode::Sea => {
                let goals = match LAND.contains(target) {
                    true => self.data.map.seas_around(target),
                    false => Areas::one(target),
                };
                let ways = goals.iter().filter_map(|sea| self.sea_way(state, state.side, moving.at, sea));
                ways.min_by_key(|way| way.len())
            }
            _ => self.air_way(self.sky(state, moving.nation), moving.at, target),
        };
        for area in further.unwrap_or_default() {
            if way.try_push(area).is_err() {
                break;
            }
        }
        let group = Group {
            nation: moving.nation,
            origin: moving.origin,
            target,
            mission,
            units: moving.units,
            cargo: moving.cargo,
            way,
        };
        play.note(|| {
            let text = Text::new("log-goes").word("nation", moving.nation.word()).word("why", mission.word());
            let text = text.arg("units", list_of(group.units.plus(group.cargo)));
            let text = text.name("from", self.name(moving.origin)).name("to", self.name(target));
            let mut way = vec![moving.origin];
            way.extend(group.way.iter().copied().chain([target]));
            way.dedup();
            let note = Note::new(text).at(self.id(moving.origin)).at(self.id(target));
            note.way(way.into_iter().map(|area| self.id(area)))
        });
        match mode {
            Mode::Land if mission == Mission::March => self.arrive(state, group, play),
            // HUC-17, HU-61: nobody may attack ships or aircraft of a power he is not at war with.
            _ if !state.at_war(group.nation) => self.arrive(state, group, play),
            _ => self.begin_chain(state, group),
        }
    }

    /// A friendly land unit beside paratroops that dropped: they are ordinary troops from now on (HU-08).
    pub(crate) fn join_dropped(&self, state: &mut State, area: Area) {
        let dropped: Vec<Stack> = state.at(area).iter().filter(|t| t.cond == Cond::Dropped).copied().collect();
        for t in dropped {
            let side = state.camp(t.nation);
            let friend = |u: &&Stack| u.kind.is_land() && u.cond != Cond::Dropped && state.camp(u.nation) == side;
            if state.at(area).iter().find(friend).is_some() {
                state.take(area, t.nation, t.kind, Cond::Dropped, t.n);
                state.add(area, t.nation, t.kind, Cond::Moved, t.n);
            }
        }
    }

    /// The group is where it wanted to go.
    pub(crate) fn arrive(&self, state: &mut State, group: Group, play: &mut Play<'_>) {
        if group.is_empty() {
            return;
        }
        match group.mission {
            Mission::Rebase => {
                state.add_units(group.target, group.nation, group.units, Cond::Moved);
            }
            Mission::Bomb => self.go_home(state, &group, group.units),
            Mission::Raid | Mission::Prey(_) => self.begin_prowl(state, group, play),
            // Those aboard went down on the way.
            Mission::Invade if group.cargo.land() == 0 => self.go_home(state, &group, group.units.plus(group.cargo)),
            Mission::Invade if state.side_at(group.target) == Some(state.side) => {
                // HU-10, HU-12: on their own ground armour goes on in the second movement.
                for (kind, n) in group.cargo.iter() {
                    let cond = if kind == Kind::Armour { Cond::Won } else { Cond::Moved };
                    state.add(group.target, group.nation, kind, cond, n);
                }
                self.go_home(state, &group, group.units);
            }
            Mission::March | Mission::Drop | Mission::Invade | Mission::Support | Mission::Strike => {
                let sight = Sight::of(state, state.side);
                let resisted = sight.resists(state, group.nation, group.target);
                let at_sea = group.mission == Mission::Invade && sight.enemy_ships(state).contains(group.target);
                let waits = resisted || at_sea || matches!(group.mission, Mission::Support | Mission::Strike);
                let target = group.target;
                state.groups.push(group);
                if waits {
                    state.turn.battles.insert(target);
                } else {
                    self.move_in(state, target, play);
                }
            }
        }
    }
}
