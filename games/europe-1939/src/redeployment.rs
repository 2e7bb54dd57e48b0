//! Strategic redeployment (section 8): a few units in a season, any distance, and nobody can intervene (HU-44).

use crate::Rules;
use crate::data::{Area, Areas, LAND};
use crate::movement::Realm;
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
}

impl Rules {
    fn network(&self, s: &State, realm: &Realm, m: &Moving) -> Network {
        let map = &self.data.map;
        let Some(side) = s.camp(m.nation) else { return Network { by_land: Areas::EMPTY, ports: Areas::EMPTY } };
        let by_land = match m.units.ships() > 0 {
            true => Areas::EMPTY,
            false => map.graph.within(Areas::one(m.origin), u8::MAX, realm.open & LAND),
        };
        let ports = if m.origin == map.place.usa {
            map.ports
        } else if map.ports.contains(m.origin) {
            let steps = if m.units.ships() > 0 { FLEET } else { PASSAGE };
            map.graph.next_to(self.seas_within(s, side, m.origin, steps)) & map.ports
        } else {
            Areas::EMPTY
        };
        Network { by_land, ports: ports & realm.open }
    }

    /// An escort for a passage between two ports: one already under way, or a fleet based in one of them.
    fn find_escort(&self, s: &State, side: Side, from: Area, to: Area) -> Option<Option<(Area, Nation)>> {
        let joins = |(a, b, left): &(Area, Area, u8)| *left > 0 && ([*a, *b] == [from, to] || [*a, *b] == [to, from]);
        if s.turn.escorts.iter().any(joins) {
            return Some(None);
        }
        let fleet = |area: Area| {
            let free = |t: &&Stack| t.kind == Kind::Fleet && t.cond == Cond::Fresh && s.camp(t.nation) == Some(side);
            s.at(area).iter().find(free).map(|t| (area, t.nation))
        };
        fleet(from).or_else(|| fleet(to)).map(Some)
    }

    fn britain_stands(&self, s: &State) -> bool {
        !matches!(s.stance[Nation::Uk.index()], Stance::Conquered(_))
    }

    /// The line a unit would take.
    fn line(&self, s: &State, network: &Network, m: &Moving, to: Area) -> Option<Line> {
        let map = &self.data.map;
        let side = s.camp(m.nation)?;
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
        self.find_escort(s, side, m.origin, to).map(Line::Sea)
    }

    pub(crate) fn judge_redeploy<J: Judge>(&self, s: &State, realm: &Realm, m: &Moving, to: Area, j: &mut J) {
        self.judge_redeploy_in(s, realm, &self.network(s, realm, m), m, to, j);
    }

    fn judge_redeploy_in<J: Judge>(
        &self,
        s: &State,
        realm: &Realm,
        network: &Network,
        m: &Moving,
        to: Area,
        j: &mut J,
    ) {
        let map = &self.data.map;
        let here = |key: &'static str| Text::new(key).name("area", self.name(to)).word("nation", m.nation.word());
        self.judge_allowance(s, m, j);
        if !realm.open.contains(to) || to == m.origin {
            return j.forbid(if s.at_war(m.nation) { "HUB-8.1" } else { "HUB-1.4" }, || here("why-not-friendly"));
        }
        if j.settled() {
            return;
        }
        match self.line(s, network, m, to) {
            Some(_) => {}
            None if m.origin == map.place.usa => {
                j.forbid(if self.britain_stands(s) { "HU-82" } else { "HU-85" }, || {
                    here("why-cross-first").word("kind", "kind-infantry")
                });
            }
            None => j.forbid("HUB-8.2", || here("why-no-escort")),
        }
        self.judge_room(s, m.nation, m.units, to, j);
        self.judge_africa(s, m.nation, m.units.total(), m.origin, to, j);
    }

    /// So many redeployments a season, and so many of them over the ocean (HUB-8.1, HU-83, HU-85).
    fn judge_allowance<J: Judge>(&self, s: &State, m: &Moving, j: &mut J) {
        let facts =
            |key: &'static str| Text::new(key).word("nation", m.nation.word()).name("area", self.name(m.origin));
        let payer = self.payer(s, m.nation);
        let most = self.data.great(payer).map_or(0, |g| g.redeployments);
        if s.turn.redeployed[payer.index().min(GREAT - 1)] >= most {
            j.forbid("HUB-8.1", || facts("why-no-redeployments").number("most", most));
        }
        if m.origin == self.data.map.place.usa {
            let (most, clause) = if self.britain_stands(s) { (OCEAN, "HU-83") } else { (OCEAN_LATE, "HU-85") };
            if s.turn.ocean >= most {
                j.forbid(clause, || facts("why-ocean").number("most", most));
            }
        }
    }

    /// Where a unit in hand can be redeployed to.
    pub(crate) fn redeployments(&self, s: &State, realm: &Realm, m: &Moving) -> Areas {
        let network = self.network(s, realm, m);
        let fits = |to: &Area| Quick::ask(|j| self.judge_redeploy_in(s, realm, &network, m, *to, j));
        (network.by_land | network.ports).iter().filter(fits).collect()
    }

    pub(crate) fn judge_redeploys<J: Judge>(&self, s: &State, realm: &Realm, m: &Moving, j: &mut J) {
        self.judge_allowance(s, m, j);
        if j.settled() {
            return;
        }
        // Mostly the next area will do; the whole network is only looked at if it does not.
        let fits = |network: &Network, to: Area| Quick::ask(|j| self.judge_redeploy_in(s, realm, network, m, to, j));
        let near = Network { by_land: self.data.map.lands_around(m.origin) & realm.open, ports: Areas::EMPTY };
        let by_land = m.units.ships() == 0 && m.origin != self.data.map.place.usa;
        if by_land && near.by_land.iter().any(|to| fits(&near, to)) {
            return;
        }
        let network = self.network(s, realm, m);
        if (network.by_land | network.ports).iter().any(|to| fits(&network, to)) {
            return;
        }
        j.explain(|| {
            let facts = Text::new("why-nowhere").word("kind", "kind-infantry").word("nation", m.nation.word());
            vec![("HUB-8.1", facts.name("area", self.name(m.origin)))]
        });
    }

    pub(crate) fn redeploy(&self, s: &mut State, realm: &Realm, m: Moving, to: Area, play: &mut Play<'_>) {
        let line = self.line(s, &self.network(s, realm, &m), &m, to);
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
