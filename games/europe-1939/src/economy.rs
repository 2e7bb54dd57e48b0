//! War production: what a nation may spend, new units, the yearly accounting.

use crate::Rules;
use crate::action::verb;
use crate::data::{Area, Areas, Data};
use crate::options::*;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};

/// New units in one area and turn (HUB-9.1).
const BUILT_IN_AREA: u8 = 3;
/// What the loss of Gibraltar or Suez costs (HU-76).
const KEY: u16 = 5;
/// Soviet industry in the Urals, at each accounting from 1942 (HUB-10.4).
const URALS: u16 = 4;

impl Data {
    /// The armies of the minor countries, on the map or to come.
    pub(crate) fn minor_pools(&self) -> [Units; NATIONS] {
        let mut pools = [Units::NONE; NATIONS];
        for (nation, _, units) in self.scenario.units.iter().chain(&self.scenario.armies) {
            pools[nation.index()] = pools[nation.index()].plus(*units);
        }
        pools
    }
}

impl Rules {
    /// The great power that pays for a nation's acts (HUC-01, HU-68).
    pub(crate) fn payer(&self, s: &State, nation: Nation) -> Nation {
        if nation.is_great() { nation } else { s.runner[nation.index()] }
    }

    /// Who holds what a nation's units take: the great power that runs it, while that fights itself.
    pub(crate) fn holder(&self, s: &State, nation: Nation) -> Nation {
        let payer = self.payer(s, nation);
        if s.at_war(payer) { payer } else { nation }
    }

    pub(crate) fn ledger<'a>(&self, s: &'a State, nation: Nation) -> &'a Ledger {
        &s.ledgers[self.payer(s, nation).index().min(GREAT - 1)]
    }

    /// HUB-9.3: half of what there was after the accounting, rounded up (HUC-16).
    pub(crate) fn season_limit(&self, ledger: &Ledger) -> u16 {
        ledger.opening.div_ceil(2)
    }

    /// What a nation can still spend this season.
    pub(crate) fn purse(&self, s: &State, nation: Nation) -> u16 {
        let payer = self.payer(s, nation);
        let ledger = self.ledger(s, nation);
        let free = ledger.left.saturating_sub(s.pending(payer));
        let laid = Route::ALL.into_iter().filter(|r| r.sender() == payer && s.turn.laid & 1 << r.index() != 0);
        let laid: u16 = laid.map(|r| u16::from(s.cargo[r.index()])).sum();
        free.min(self.season_limit(ledger).saturating_sub(ledger.season + laid))
    }

    pub(crate) fn judge_cost<J: Judge>(&self, s: &State, nation: Nation, cost: u16, j: &mut J) {
        if cost > self.purse(s, nation) {
            j.forbid(clause!("HUB-9.3"), || {
                let payer = self.payer(s, nation);
                let facts = Text::new("why-too-dear").word("nation", payer.word()).number("cost", cost);
                facts.number("purse", self.purse(s, nation))
            });
        }
    }

    pub(crate) fn pay(&self, s: &mut State, nation: Nation, cost: u16) {
        let payer = self.payer(s, nation).index().min(GREAT - 1);
        s.ledgers[payer].pay(cost);
    }

    /// Most units of a kind a nation may have on the map (HUC-15).
    pub(crate) fn pool(&self, s: &State, nation: Nation, kind: Kind) -> usize {
        match self.data.great(nation) {
            Some(_) if self.variant == Variant::Mediterranean && nation == Nation::De => 1,
            Some(great) => {
                let gone = if kind == Kind::Paratroops { s.gone[nation.index()] } else { 0 };
                usize::from(great.pool.get(kind).saturating_sub(gone))
            }
            None if nation == Nation::Vichy => 0,
            None => usize::from(self.minor_pools[nation.index()].get(kind)),
        }
    }

    /// Where a nation may put new units: its controlled home, or where the variant lets them come in.
    pub(crate) fn sites(&self, s: &State, nation: Nation) -> Areas {
        let entry = self.data.scenario.entry.iter().find(|(n, _)| *n == nation);
        let home = entry.map_or_else(|| self.data.map.home(nation), |(_, areas)| *areas);
        let own = match entry {
            Some(_) => s.areas_of(|n| s.side_of(n) == s.side_of(nation) && s.at_war(n)),
            None => s.ground.of(nation),
        };
        home & own
    }

    /// What does not depend on where a new unit is put; there are `total` of its kind.
    pub(crate) fn judge_new_unit<J: Judge>(&self, s: &State, nation: Nation, kind: Kind, total: usize, j: &mut J) {
        let facts = |key: &'static str| Text::new(key).word("nation", nation.word()).word("kind", kind.word());
        if !self.moves(s, nation) {
            return j.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        if nation == Nation::Us && !s.at_war(nation) {
            return j.forbid(clause!("HU-81"), || facts("why-not-at-war"));
        }
        if kind == Kind::Submarine && nation != Nation::De {
            j.forbid(clause!("HU-26"), || facts("why-only-germany"));
        }
        if let Some(great) = self.data.great(nation).filter(|_| kind == Kind::Paratroops) {
            let gone = s.gone[nation.index()];
            if gone > 0 && total + usize::from(gone) >= usize::from(great.pool.get(kind)) {
                j.forbid(clause!("HU-06"), || facts("why-gone-for-good"));
            }
        }
        if total >= self.pool(s, nation, kind) {
            j.forbid(clause!("HUC-15"), || facts("why-pool").number("n", self.pool(s, nation, kind) as i64));
        }
        self.judge_cost(s, nation, self.data.kind(kind).cost, j);
    }

    pub(crate) fn judge_site<J: Judge>(&self, s: &State, sight: &Sight, sites: Areas, new: &verb::Build, j: &mut J) {
        let &verb::Build { nation, kind, at } = new;
        let facts = |key: &'static str| Text::new(key).word("nation", nation.word()).word("kind", kind.word());
        if !sites.contains(at) || kind.is_ship() && !self.data.map.ports.contains(at) {
            return j.forbid(clause!("HUB-9.1"), || facts("why-no-site").name("area", self.name(at)));
        }
        let built = s.turn.built.iter().find(|(a, _)| *a == at).map_or(0, |(_, n)| *n);
        if built >= BUILT_IN_AREA {
            j.forbid(clause!("HUB-9.1"), || facts("why-three-built").name("area", self.name(at)));
        }
        if self.variant == Variant::Mediterranean && nation == Nation::De && self.germans_in_africa(s) >= 3 {
            j.forbid(clause!("HU-79"), || Text::new("why-africa-full"));
        }
        self.judge_room(s, sight, nation, Units::of(kind, 1), at, j);
    }

    /// Every new unit that can be bought and placed, in order; stops when told to.
    pub(crate) fn each_build(&self, s: &State, mut found: impl FnMut(verb::Build) -> bool) {
        let totals = s.totals();
        let sight = Sight::of(s, s.side);
        for nation in self.movers(s).iter() {
            let purse = self.purse(s, nation);
            if purse == 0 {
                continue;
            }
            let sites = self.sites(s, nation);
            for kind in Kind::ALL.into_iter().filter(|&k| self.data.kind(k).cost <= purse) {
                let total = usize::from(totals[nation.index()].get(kind));
                if !Quick::ask(|j| self.judge_new_unit(s, nation, kind, total, j)) {
                    continue;
                }
                let sites = if kind.is_ship() { sites & self.data.map.ports } else { sites };
                for at in sites.iter() {
                    let new = verb::Build { nation, kind, at };
                    if Quick::ask(|j| self.judge_site(s, &sight, sites, &new, j)) && found(new) {
                        return;
                    }
                }
            }
        }
    }

    /// Whether the active seat can buy anything.
    pub(crate) fn can_build(&self, s: &State) -> bool {
        let mut any = false;
        self.each_build(s, |_| {
            any = true;
            true
        });
        any
    }

    pub(crate) fn build(&self, s: &mut State, new: verb::Build, play: &mut Play<'_>) {
        let verb::Build { nation, kind, at } = new;
        self.pay(s, nation, self.data.kind(kind).cost);
        s.add(at, nation, kind, Cond::Fresh, 1);
        match s.turn.built.iter_mut().find(|(a, _)| *a == at) {
            Some((_, n)) => *n = n.saturating_add(1),
            None => s.turn.built.push((at, 1)),
        }
        play.note(|| {
            let text = Text::new("log-built").word("nation", nation.word()).word("kind", kind.word());
            Note::new(text.name("area", self.name(at))).at(self.id(at))
        });
    }

    /// What the accounting of this moment would give (HUB-10.1).
    pub(crate) fn production(&self, s: &State, nation: Nation) -> u16 {
        let map = &self.data.map;
        let Some(side) = nation.history() else { return 0 };
        let mut sum = i32::from(s.ledgers[nation.index()].base);
        // HUB-13.2: an occupied capital counts only with a garrison, if partisans are played with.
        let unsafe_ground = |area: Area| {
            let infantry = s.at(area).iter().any(|t| t.kind == Kind::Infantry && s.side_of(t.nation) == Some(side));
            self.options.partisans == Partisans::Garrison && !infantry
        };
        for (i, data) in map.areas.iter().enumerate().filter(|(_, d)| d.hpp > 0) {
            let (Some(country), Some(owner)) = (data.country, s.owner(board::AreaId(i as u8))) else { continue };
            let hpp = i32::from(data.hpp);
            if country == nation && owner != nation && s.side_of(owner) != Some(side) {
                sum -= hpp;
            } else if country != nation && owner == nation && country.history() == Some(side.enemy()) {
                let area = board::AreaId(i as u8);
                if area == map.place.moscow && unsafe_ground(area) {
                    continue;
                }
                sum += hpp;
            }
        }
        for minor in Nation::ALL.into_iter().filter(|n| !n.is_great()) {
            let worth = i32::from(self.data.worth[minor.index()]);
            let shared = minor == Nation::Pl && s.owner(map.place.lwow) == Some(Nation::Su) && nation != Nation::Su;
            match s.stance[minor.index()] {
                Stance::Conquered(by)
                    if by == nation
                        && minor == Nation::Yu
                        && (map.original[minor.index()] & map.capitals).iter().any(unsafe_ground) => {}
                Stance::Conquered(by) if by == nation => sum += if shared { worth - 1 } else { worth },
                // HUB-6.4: the Soviet share of Poland.
                Stance::Conquered(by)
                    if minor == Nation::Pl
                        && by != nation
                        && nation == Nation::Su
                        && s.owner(map.place.lwow) == Some(Nation::Su) =>
                {
                    sum += 1;
                }
                // HU-67: satellites and Slovakia at war count for Germany.
                Stance::Axis if nation == Nation::De && (minor.is_satellite() || minor == Nation::Sk) => sum += worth,
                _ => {}
            }
        }
        u16::try_from(sum).unwrap_or(0)
    }

    /// The yearly accounting, before the spring turn (HUB-10.1, HUB-10.2).
    pub(crate) fn account(&self, s: &mut State, play: &mut Play<'_>) {
        let at = self.data.map.place;
        for nation in Nation::GREAT {
            let i = nation.index();
            if matches!(s.stance[i], Stance::Conquered(_)) {
                continue;
            }
            let great = &self.data.great[i];
            if let Some(points) = self.table_points(nation, s.date.year()) {
                s.ledgers[i].open(points);
                play.note(|| {
                    Note::new(Text::new("log-accounting").word("nation", nation.word()).number("points", points))
                });
                continue;
            }
            if !self.in_play(nation) {
                continue;
            }
            // HU-52: before it fights, America has what it has to send aid from, and nothing grows.
            if nation != Nation::Us || s.at_war(nation) {
                s.ledgers[i].base += s.ledgers[i].left * great.growth.0 / great.growth.1;
            }
            if nation == Nation::Uk {
                // HU-77: what was retaken counts again.
                for (key, area) in [at.gibraltar, at.suez].into_iter().enumerate() {
                    if s.lost_keys[key] && s.side_at(area) == Some(Side::Allies) {
                        s.lost_keys[key] = false;
                        let other = s.lost_keys[1 - key];
                        if self.options.gib_suez == GibSuez::Each || !other {
                            s.ledgers[i].base += KEY;
                        }
                    }
                }
            }
            let fights = s.eastern.is_some() && s.at_war(Nation::Su);
            if nation == Nation::Su && s.date.year() >= 1942 && fights && s.owner(at.ural) == Some(Nation::Su) {
                s.ledgers[i].base += URALS;
            }
            let mut points = self.production(s, nation);
            if nation == Nation::Us && s.date.year() == 1942 {
                // HU-52.
                points = points.saturating_sub(s.aid_1941);
            }
            s.ledgers[i].open(points);
            play.note(|| Note::new(Text::new("log-accounting").word("nation", nation.word()).number("points", points)));
        }
        s.aid_year = 0;
    }

    /// Points that a table gives in place of the accounting.
    pub(crate) fn table_points(&self, nation: Nation, year: u16) -> Option<u16> {
        self.data.scenario.points.iter().find(|(n, y, _)| *n == nation && *y == year).map(|(_, _, points)| *points)
    }

    /// Whether a great power takes part in the variant at all.
    pub(crate) fn in_play(&self, nation: Nation) -> bool {
        let scenario = &self.data.scenario;
        self.variant == Variant::FullWar || scenario.axis.contains(nation) || scenario.allies.contains(nation)
    }

    /// HU-76: Gibraltar or Suez taken by the Axis.
    pub(crate) fn lose_key(&self, s: &mut State, area: Area, play: &mut Play<'_>) {
        let at = self.data.map.place;
        let Some(key) = [at.gibraltar, at.suez].into_iter().position(|a| a == area) else { return };
        if s.lost_keys[key] || !self.in_play(Nation::Uk) {
            return;
        }
        let already = s.lost_keys[1 - key];
        s.lost_keys[key] = true;
        if self.options.gib_suez == GibSuez::Once && already {
            return;
        }
        let ledger = &mut s.ledgers[Nation::Uk.index()];
        ledger.base = ledger.base.saturating_sub(KEY);
        let lost = ledger.lose(KEY);
        play.note(|| {
            let text = Text::new("log-key-lost").name("area", self.name(area)).number("points", lost);
            Note::new(text).at(self.id(area))
        });
    }
}
