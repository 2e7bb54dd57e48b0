//! Strategic redeployment (section 8): a few units in a season, any distance, and nobody can intervene (HU-44).

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::movement::Realm;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};

/// Sea areas of a passage, units an escort protects.
const PASSAGE: u8 = 4;
const ESCORTED: u8 = 4;
/// How far a fleet changes base.
const FLEET: u8 = 6;
/// Units over the ocean in a season, to Britain and to a bridgehead (HU-83, HU-85).
const OCEAN: u8 = 4;
const OCEAN_LATE: u8 = 2;

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
    pub(crate) fn network(&self, s: &State, open: Areas, m: &Moving) -> Network {
        let map = &self.data.map;
        let Some(side) = s.camp(m.nation) else {
            return Network { by_land: Areas::EMPTY, ports: Areas::EMPTY, escort: None };
        };
        let by_land = match m.units.ships() > 0 {
            true => Areas::EMPTY,
            false => map.graph.within(Areas::one(m.origin), u8::MAX, open & LAND),
        };
        let ports = if m.origin == map.place.usa {
            map.ports
        } else if map.ports.contains(m.origin) {
            let steps = if m.units.ships() > 0 { FLEET } else { PASSAGE };
            self.ports_within(s, side, m.origin, steps)
        } else {
            Areas::EMPTY
        };
        Network { by_land, ports: ports & open, escort: self.free_fleet(s, side, m.origin) }
    }

    /// An escort for a passage between two ports: one already under way, or a fleet based in one of them.
    fn find_escort(&self, s: &State, network: &Network, from: Area, to: Area) -> Option<Option<(Area, Nation)>> {
        let side = s.side;
        let joins = |(a, b, left): &(Area, Area, u8)| *left > 0 && ([*a, *b] == [from, to] || [*a, *b] == [to, from]);
        if s.turn.escorts.iter().any(joins) {
            return Some(None);
        }
        network.escort.or_else(|| self.free_fleet(s, side, to)).map(Some)
    }

    /// A fleet in a port that has done nothing this turn.
    fn free_fleet(&self, s: &State, side: Side, port: Area) -> Option<(Area, Nation)> {
        let free = |t: &&Stack| t.kind == Kind::Fleet && t.cond == Cond::Fresh && s.camp(t.nation) == Some(side);
        s.at(port).iter().find(free).map(|t| (port, t.nation))
    }

    fn britain_stands(&self, s: &State) -> bool {
        !matches!(s.stance[Nation::Uk.index()], Stance::Conquered(_))
    }

    /// The line a unit would take.
    fn line(&self, s: &State, network: &Network, m: &Moving, to: Area) -> Option<Line> {
        let map = &self.data.map;
        if m.origin == map.place.usa {
            let ports = map.ports.contains(to) && m.nation == Nation::Us;
            let britain = self.britain_stands(s) && map.home(Nation::Uk).contains(to);
            let bridgehead =
                !self.britain_stands(s) && s.at(to).iter().any(|t| t.nation == Nation::Us && t.kind.is_land());
            return (ports && (britain || bridgehead)).then_some(Line::Ocean);
        }
        if network.by_land.contains(to) {
            return Some(Line::Land);
        }
        if !network.ports.contains(to) || to == map.place.usa {
            return None;
        }
        if m.units.ships() > 0 {
            return Some(Line::Fleet);
        }
        self.find_escort(s, network, m.origin, to).map(Line::Sea)
    }

    pub(crate) fn judge_redeploy<J: Judge>(&self, s: &State, lines: Lines<'_>, m: &Moving, to: Area, j: &mut J) {
        let Lines { sight, realm, network } = lines;
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to)).word("nation", m.nation.word());
        self.judge_allowance(s, m.nation, m.origin, j);
        if !realm.open.contains(to) || to == m.origin {
            return j.forbid(if s.at_war(m.nation) { clause!("HUB-8.1") } else { clause!("HUB-1.4") }, || {
                here("why-not-friendly")
            });
        }
        if j.settled() {
            return;
        }
        match self.line(s, network, m, to) {
            Some(_) => {}
            None if m.origin == map.place.usa => {
                j.forbid(if self.britain_stands(s) { clause!("HU-82") } else { clause!("HU-85") }, || {
                    here("why-cross-first").word("kind", "kind-infantry")
                });
            }
            None => j.forbid(clause!("HUB-8.2"), || here("why-no-escort")),
        }
        if j.settled() {
            return;
        }
        self.judge_room(s, sight, m.nation, m.units, to, j);
        self.judge_africa(s, m.nation, m.units.total(), m.origin, to, j);
    }

    /// So many redeployments a season, and so many of them over the ocean (HUB-8.1, HU-83, HU-85).
    pub(crate) fn judge_allowance<J: Judge>(&self, s: &State, nation: Nation, origin: Area, j: &mut J) {
        let facts = |key: &'static str| Text::new(key).word("nation", nation.word()).name("area", self.name(origin));
        let payer = self.payer(s, nation);
        let most = self.data.great(payer).map_or(0, |g| g.redeployments);
        if s.turn.redeployed[payer.index().min(GREAT - 1)] >= most {
            j.forbid(clause!("HUB-8.1"), || facts("why-no-redeployments").number("most", most));
        }
        if origin == self.data.map.place.usa {
            let (most, clause) =
                if self.britain_stands(s) { (OCEAN, clause!("HU-83")) } else { (OCEAN_LATE, clause!("HU-85")) };
            if s.turn.ocean >= most {
                j.forbid(clause, || facts("why-ocean").number("most", most));
            }
        }
    }

    /// Where a unit in hand can be redeployed to.
    pub(crate) fn redeployments(&self, s: &State, lines: Lines<'_>, m: &Moving) -> Areas {
        let Lines { realm, network, .. } = lines;
        if !Quick::ask(|j| self.judge_allowance(s, m.nation, m.origin, j)) {
            return Areas::EMPTY;
        }
        let surely = match m.origin == self.data.map.place.usa || m.units.air() > 0 {
            true => Areas::EMPTY,
            false => (network.by_land & realm.roomy) - Areas::one(m.origin),
        };
        let fits = |to: &Area| Quick::ask(|j| self.judge_redeploy(s, lines, m, *to, j));
        let rest: Areas = ((network.by_land | network.ports) - surely).iter().filter(fits).collect();
        surely | rest
    }

    /// Whether there is a place nearby where nothing can be in the way.
    fn redeploys_nearby(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving) -> bool {
        let map = &self.data.map;
        if m.units.ships() > 0 {
            let ports = self.ports_within(s, sight.side, m.origin, FLEET) & realm.roomy;
            return !(ports - Areas::from_iter([m.origin, map.place.usa])).is_empty();
        }
        let near = map.lands_around(m.origin) & realm.roomy;
        match m.units.air() {
            0 => !near.is_empty(),
            flies => near.iter().any(|to| self.airfield_free(s, sight, flies, to)),
        }
    }

    /// Whether there is anywhere for a unit to be redeployed to, its power having redeployments left.
    pub(crate) fn judge_redeploys<J: Judge>(&self, s: &State, sight: &Sight, realm: &Realm, m: &Moving, j: &mut J) {
        // Mostly a place nearby will do; the whole network is only looked at if it does not.
        if m.origin != self.data.map.place.usa && self.redeploys_nearby(s, sight, realm, m) {
            return;
        }
        let network = &self.network(s, realm.open, m);
        let lines = Lines { sight, realm, network };
        let fits = |to: Area| Quick::ask(|j| self.judge_redeploy(s, lines, m, to, j));
        if (network.by_land | network.ports).iter().any(fits) {
            return;
        }
        j.explain(|| {
            let facts = Text::new("why-nowhere").word("kind", "kind-infantry").word("nation", m.nation.word());
            vec![(clause!("HUB-8.1"), facts.name("area", self.name(m.origin)))]
        });
    }

    pub(crate) fn redeploy(&self, s: &mut State, m: Moving, to: Area, play: &mut Play<'_>) {
        let open = self.open_to(s, m.nation);
        let line = self.line(s, &self.network(s, open, &m), &m, to);
        let payer = self.payer(s, m.nation).index().min(GREAT - 1);
        s.turn.redeployed[payer] = s.turn.redeployed[payer].saturating_add(1);
        match line {
            Some(Line::Ocean) => s.turn.ocean = s.turn.ocean.saturating_add(1),
            Some(Line::Sea(escort)) => {
                if let Some((base, nation)) = escort {
                    s.take(base, nation, Kind::Fleet, Cond::Fresh, 1);
                    s.add(base, nation, Kind::Fleet, Cond::Used, 1);
                    s.turn.escorts.push((m.origin, to, ESCORTED));
                }
                let joins = |e: &&mut (Area, Area, u8)| {
                    e.2 > 0 && ([e.0, e.1] == [m.origin, to] || [e.0, e.1] == [to, m.origin])
                };
                if let Some(e) = s.turn.escorts.iter_mut().find(joins) {
                    e.2 -= 1;
                }
            }
            _ => {}
        }
        let cond = match m.cond {
            Cond::Used => Cond::Used,
            Cond::Dry | Cond::DryUsed => Cond::DryUsed,
            _ => Cond::Moved,
        };
        s.add_units(to, m.nation, m.units, cond);
        self.join_dropped(s, to);
        play.note(|| {
            let text = Text::new("log-redeployed").word("nation", m.nation.word()).name("from", self.name(m.origin));
            Note::new(text.name("to", self.name(to))).at(self.id(to))
        });
    }
}
