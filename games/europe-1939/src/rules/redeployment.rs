//! Strategic redeployment (section 8): a few units in a season, any distance, and nobody can intervene (HU-44).

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::rules::movement::Realm;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};

/// How a unit is redeployed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Line {
    Land,
    /// With an escort that has room, or one to be taken from this base.
    Sea(Option<(Area, Nation)>),
    Ocean,
    Fleet,
}

/// Where a unit in hand has a line to: over land, from port to port, and how far ships change base.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Network {
    by_land: Areas,
    ports: Areas,
    /// A fleet at the origin that could escort.
    escort: Option<(Area, Nation)>,
}

/// What is looked at for a unit that is to be redeployed.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Lines<'a> {
    pub sight: &'a Sight,
    pub realm: &'a Realm,
    pub network: &'a Network,
}

impl Rules {
    pub(crate) fn network(&self, state: &State, open: Areas, moving: &Moving) -> Network {
        let (map, numbers) = (&self.data.map, &self.data.numbers.passage);
        let Some(side) = state.camp(moving.nation) else {
            return Network { by_land: Areas::EMPTY, ports: Areas::EMPTY, escort: None };
        };
        let by_land = match moving.units.ships() > 0 {
            true => Areas::EMPTY,
            false => map.graph.within(Areas::one(moving.origin), u8::MAX, open & LAND),
        };
        let ports = if moving.origin == map.place.usa {
            map.ports
        } else if map.ports.contains(moving.origin) {
            let steps = if moving.units.ships() > 0 { numbers.change_of_base } else { numbers.seas };
            self.ports_within(state, side, moving.origin, steps)
        } else {
            Areas::EMPTY
        };
        Network { by_land, ports: ports & open, escort: self.free_fleet(state, side, moving.origin) }
    }

    /// An escort for a passage between two ports: one already under way, or a fleet based in one of them.
    fn find_escort(&self, state: &State, network: &Network, from: Area, to: Area) -> Option<Option<(Area, Nation)>> {
        let side = state.side;
        let joins = |(a, b, left): &(Area, Area, u8)| *left > 0 && ([*a, *b] == [from, to] || [*a, *b] == [to, from]);
        if state.turn.escorts.iter().any(joins) {
            return Some(None);
        }
        network.escort.or_else(|| self.free_fleet(state, side, to)).map(Some)
    }

    /// A fleet in a port that has done nothing this turn.
    fn free_fleet(&self, state: &State, side: Side, port: Area) -> Option<(Area, Nation)> {
        let free = |t: &&Stack| t.kind == Kind::Fleet && t.cond == Cond::Fresh && state.camp(t.nation) == Some(side);
        state.at(port).iter().find(free).map(|t| (port, t.nation))
    }

    fn britain_stands(&self, state: &State) -> bool {
        !matches!(state.stance[Nation::Uk], Stance::Conquered(_))
    }

    /// The line a unit would take.
    fn line(&self, state: &State, network: &Network, moving: &Moving, to: Area) -> Option<Line> {
        let map = &self.data.map;
        if moving.origin == map.place.usa {
            let ports = map.ports.contains(to) && moving.nation == Nation::Us;
            let britain = self.britain_stands(state) && map.home(Nation::Uk).contains(to);
            let bridgehead =
                !self.britain_stands(state) && state.at(to).iter().any(|t| t.nation == Nation::Us && t.kind.is_land());
            return (ports && (britain || bridgehead)).then_some(Line::Ocean);
        }
        if network.by_land.contains(to) {
            return Some(Line::Land);
        }
        if !network.ports.contains(to) || to == map.place.usa {
            return None;
        }
        if moving.units.ships() > 0 {
            return Some(Line::Fleet);
        }
        self.find_escort(state, network, moving.origin, to).map(Line::Sea)
    }

    pub(crate) fn judge_redeploy<J: Judge>(
        &self,
        state: &State,
        lines: Lines<'_>,
        moving: &Moving,
        to: Area,
        judge: &mut J,
    ) {
        let Lines { sight, realm, network } = lines;
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to)).word("nation", moving.nation.word());
        self.judge_allowance(state, moving.nation, moving.origin, judge);
        if !realm.open.contains(to) || to == moving.origin {
            return judge
                .forbid(if state.at_war(moving.nation) { clause!("HUB-8.1") } else { clause!("HUB-1.4") }, || {
                    here("why-not-friendly")
                });
        }
        if judge.settled() {
            return;
        }
        match self.line(state, network, moving, to) {
            Some(_) => {}
            None if moving.origin == map.place.usa => {
                judge.forbid(if self.britain_stands(state) { clause!("HU-82") } else { clause!("HU-85") }, || {
                    here("why-cross-first").word("kind", "kind-infantry")
                });
            }
            None => judge.forbid(clause!("HUB-8.2"), || here("why-no-escort")),
        }
        if judge.settled() {
            return;
        }
        self.judge_room(state, sight, moving.nation, moving.units, to, judge);
        self.judge_africa(state, moving.nation, moving.units.total(), moving.origin, to, judge);
    }

    /// So many redeployments a season, and so many of them over the ocean (HUB-8.1, HU-83, HU-85).
    pub(crate) fn judge_allowance<J: Judge>(&self, state: &State, nation: Nation, origin: Area, judge: &mut J) {
        let facts = |key: &'static str| Text::new(key).word("nation", nation.word()).name("area", self.name(origin));
        let payer = self.payer(state, nation);
        let most = self.data.great(payer).map_or(0, |g| g.redeployments);
        if state.turn.redeployed[payer.index().min(GREAT - 1)] >= most {
            judge.forbid(clause!("HUB-8.1"), || facts("why-no-redeployments").number("most", most));
        }
        if origin == self.data.map.place.usa {
            let ocean = &self.data.numbers.ocean;
            let (most, clause) = match self.britain_stands(state) {
                true => (ocean.to_britain, clause!("HU-83")),
                false => (ocean.to_bridgehead, clause!("HU-85")),
            };
            if state.turn.ocean >= most {
                judge.forbid(clause, || facts("why-ocean").number("most", most));
            }
        }
    }

    /// Where a unit in hand can be redeployed to.
    pub(crate) fn redeployments(&self, state: &State, lines: Lines<'_>, moving: &Moving) -> Areas {
        let Lines { realm, network, .. } = lines;
        if !Quick::ask(|judge| self.judge_allowance(state, moving.nation, moving.origin, judge)) {
            return Areas::EMPTY;
        }
        let surely = match moving.origin == self.data.map.place.usa || moving.units.air() > 0 {
            true => Areas::EMPTY,
            false => (network.by_land & realm.roomy) - Areas::one(moving.origin),
        };
        let fits = |to: &Area| Quick::ask(|judge| self.judge_redeploy(state, lines, moving, *to, judge));
        let rest: Areas = ((network.by_land | network.ports) - surely).iter().filter(fits).collect();
        surely | rest
    }

    /// Whether there is a place nearby where nothing can be in the way.
    fn redeploys_nearby(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving) -> bool {
        let map = &self.data.map;
        if moving.units.ships() > 0 {
            let ports = self.ports_within(state, sight.side, moving.origin, self.data.numbers.passage.change_of_base)
                & realm.roomy;
            return !(ports - Areas::from_iter([moving.origin, map.place.usa])).is_empty();
        }
        let near = map.lands_around(moving.origin) & realm.roomy;
        match moving.units.air() {
            0 => !near.is_empty(),
            flies => near.iter().any(|to| self.airfield_free(state, sight, flies, to)),
        }
    }

    /// Whether there is anywhere for a unit to be redeployed to, its power having redeployments left.
    pub(crate) fn judge_redeploys<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        realm: &Realm,
        moving: &Moving,
        judge: &mut J,
    ) {
        // Mostly a place nearby will do; the whole network is only looked at if it does not.
        if moving.origin != self.data.map.place.usa && self.redeploys_nearby(state, sight, realm, moving) {
            return;
        }
        let network = &self.network(state, realm.open, moving);
        let lines = Lines { sight, realm, network };
        let fits = |to: Area| Quick::ask(|judge| self.judge_redeploy(state, lines, moving, to, judge));
        if (network.by_land | network.ports).iter().any(fits) {
            return;
        }
        judge.explain(|| {
            let facts = Text::new("why-nowhere").word("kind", "kind-infantry").word("nation", moving.nation.word());
            vec![(clause!("HUB-8.1"), facts.name("area", self.name(moving.origin)))]
        });
    }

    pub(crate) fn redeploy(&self, state: &mut State, moving: Moving, to: Area, play: &mut Play<'_>) {
        let open = self.open_to(state, moving.nation);
        let line = self.line(state, &self.network(state, open, &moving), &moving, to);
        let payer = self.payer(state, moving.nation).index().min(GREAT - 1);
        state.turn.redeployed[payer] = state.turn.redeployed[payer].saturating_add(1);
        match line {
            Some(Line::Ocean) => state.turn.ocean = state.turn.ocean.saturating_add(1),
            Some(Line::Sea(escort)) => {
                if let Some((base, nation)) = escort {
                    state.take(base, nation, Kind::Fleet, Cond::Fresh, 1);
                    state.add(base, nation, Kind::Fleet, Cond::Used, 1);
                    state.turn.escorts.push((moving.origin, to, self.data.numbers.passage.escorted));
                }
                let joins = |e: &&mut (Area, Area, u8)| {
                    e.2 > 0 && ([e.0, e.1] == [moving.origin, to] || [e.0, e.1] == [to, moving.origin])
                };
                if let Some(e) = state.turn.escorts.iter_mut().find(joins) {
                    e.2 -= 1;
                }
            }
            _ => {}
        }
        let cond = match moving.cond {
            Cond::Used => Cond::Used,
            Cond::Dry | Cond::DryUsed => Cond::DryUsed,
            _ => Cond::Moved,
        };
        state.add_units(to, moving.nation, moving.units, cond);
        self.join_dropped(state, to);
        play.note(|| {
            let text =
                Text::new("log-redeploys").word("nation", moving.nation.word()).name("from", self.name(moving.origin));
            let text = text.arg("units", crate::chain_scene::list_of(moving.units));
            Note::new(text.name("to", self.name(to))).at(self.id(to)).way([moving.origin, to].map(|area| self.id(area)))
        });
    }
}
