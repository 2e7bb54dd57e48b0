//! War production: what a nation may spend, new units, the yearly accounting.

use crate::Rules;
use crate::action::verb;
use crate::data::{Area, Areas, Data};
use crate::options::*;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};

impl Data {
    /// The armies of the minor countries, on the map or to come.
    pub(crate) fn minor_pools(&self) -> ByNation<Units> {
        let mut pools = ByNation::<Units>::default();
        for (nation, _, units) in self.scenario.units.iter().chain(&self.scenario.armies) {
            pools[*nation] = pools[*nation].plus(*units);
        }
        pools
    }
}

impl Rules {
    /// The great power that pays for a nation's acts (HUC-01, HU-68).
    pub(crate) fn payer(&self, state: &State, nation: Nation) -> Nation {
        if nation.is_great() { nation } else { state.runner[nation] }
    }

    /// Who holds what a nation's units take: the great power that runs it, while that fights itself.
    pub(crate) fn holder(&self, state: &State, nation: Nation) -> Nation {
        let payer = self.payer(state, nation);
        if state.at_war(payer) { payer } else { nation }
    }

    pub(crate) fn ledger<'a>(&self, state: &'a State, nation: Nation) -> &'a Ledger {
        &state.ledgers[self.payer(state, nation).index().min(GREAT - 1)]
    }

    /// HUB-9.3: half of what there was after the accounting, rounded up (HUC-16).
    pub(crate) fn season_limit(&self, ledger: &Ledger) -> u16 {
        ledger.opening.div_ceil(2)
    }

    /// The account from which a great power pays this season, by name.
    pub(crate) fn season_account(&self, state: &State, payer: Nation) -> String {
        format!("{} {}", payer.id(), state.date.0)
    }

    /// What an account of this season holds: what its limit leaves (HUB-9.3).
    pub(crate) fn season_balance(&self, state: &State, account: &str) -> Option<i64> {
        let payer = Nation::GREAT.into_iter().find(|&nation| self.season_account(state, nation) == account)?;
        let ledger = self.ledger(state, payer);
        Some(i64::from(self.season_limit(ledger)) - i64::from(ledger.season))
    }

    /// What a nation can still spend this season.
    pub(crate) fn purse(&self, state: &State, nation: Nation) -> u16 {
        let payer = self.payer(state, nation);
        let ledger = self.ledger(state, nation);
        let free = ledger.left.saturating_sub(state.pending(payer));
        let laid = Route::ALL.into_iter().filter(|r| r.sender() == payer && state.turn.laid & 1 << r.index() != 0);
        let laid: u16 = laid.map(|r| u16::from(state.cargo[r])).sum();
        free.min(self.season_limit(ledger).saturating_sub(ledger.season + laid))
    }

    pub(crate) fn judge_cost<J: Judge>(&self, state: &State, nation: Nation, cost: u16, judge: &mut J) {
        self.judge_cost_within(state, nation, cost, self.purse(state, nation), judge);
    }

    /// The same for somebody who has looked up the purse.
    fn judge_cost_within<J: Judge>(&self, state: &State, nation: Nation, cost: u16, purse: u16, judge: &mut J) {
        if cost > purse {
            judge.forbid(clause!("HUB-9.3"), || {
                let payer = self.payer(state, nation);
                let facts = Text::new("why-too-dear").word("nation", payer.word()).number("cost", cost);
                facts.number("purse", purse)
            });
        }
    }

    pub(crate) fn pay(&self, state: &mut State, nation: Nation, cost: u16) {
        let payer = self.payer(state, nation).index().min(GREAT - 1);
        state.ledgers[payer].pay(cost);
    }

    /// Points are gone without having been spent; those on chips at sea are spent. Tells how many.
    pub(crate) fn lose_points(&self, state: &mut State, nation: Nation, points: u16, play: &mut Play<'_>) -> u16 {
        let sent = state.pending(nation);
        let ledger = &mut state.ledgers[nation.index()];
        let lost = ledger.lose(points.min(ledger.left.saturating_sub(sent)));
        if lost < points && sent > 0 {
            // That there is no more to lose shows what is on the chips.
            play.reveal();
        }
        lost
    }

    /// Paratroops that cannot be rebuilt, those shot down this turn included where no land units came (HU-06, G29).
    pub(crate) fn lost_for_good(&self, state: &State, nation: Nation) -> u8 {
        let alone = |shot: &&(Area, Nation, u8)| shot.1 == nation && !state.turn.land_attacked.contains(shot.0);
        let shot_down = state.turn.shot_down.iter().filter(alone).map(|(.., n)| *n);
        state.gone.get(nation.index()).copied().unwrap_or(0) + shot_down.sum::<u8>()
    }

    /// Most units of a kind a nation may have on the map (HUC-15).
    pub(crate) fn pool(&self, state: &State, nation: Nation, kind: Kind) -> usize {
        let removed = state.removed[nation].get(kind);
        let most = match self.data.great(nation) {
            Some(_) if self.variant == Variant::Mediterranean && nation == Nation::De => 1,
            Some(great) => {
                let gone = if kind == Kind::Paratroops { self.lost_for_good(state, nation) } else { 0 };
                great.pool.get(kind).saturating_sub(gone)
            }
            None if nation == Nation::Vichy => 0,
            None => self.minor_pools[nation].get(kind),
        };
        usize::from(most.saturating_sub(removed))
    }

    /// Where a nation may put new units: its controlled home, or where the variant lets them come in.
    pub(crate) fn sites(&self, state: &State, sight: &Sight, nation: Nation) -> Areas {
        let entry = self.data.scenario.entry.iter().find(|(n, _)| *n == nation);
        let home = entry.map_or_else(|| self.data.map.home(nation), |(_, areas)| *areas);
        match entry {
            Some(_) => home & state.areas_of(|n| state.side_of(n) == state.side_of(nation) && state.at_war(n)),
            None => self.supplied_among(state, sight, nation, home & state.ground.of(nation)),
        }
    }

    /// What does not depend on where a new unit is put; there are `total` of its kind, and so much in the purse.
    pub(crate) fn judge_new_unit<J: Judge>(
        &self,
        state: &State,
        (nation, kind): (Nation, Kind),
        total: usize,
        purse: u16,
        judge: &mut J,
    ) {
        let facts = |key: &'static str| Text::new(key).word("nation", nation.word()).word("kind", kind.word());
        if !self.moves(state, nation) {
            return judge.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        if nation == Nation::Us && !state.at_war(nation) {
            return judge.forbid(clause!("HU-81"), || facts("why-not-at-war"));
        }
        if kind == Kind::Submarine && nation != Nation::De {
            judge.forbid(clause!("HU-26"), || facts("why-only-germany"));
        }
        if let Some(great) = self.data.great(nation).filter(|_| kind == Kind::Paratroops) {
            let gone = self.lost_for_good(state, nation);
            if gone > 0 && total + usize::from(gone) >= usize::from(great.pool.get(kind)) {
                judge.forbid(clause!("HU-06"), || facts("why-gone-for-good"));
            }
        }
        if total >= self.pool(state, nation, kind) {
            judge.forbid(clause!("HUC-15"), || facts("why-pool").number("n", self.pool(state, nation, kind) as i64));
        }
        self.judge_cost_within(state, nation, self.data.kind(kind).cost, purse, judge);
    }

    pub(crate) fn judge_site<J: Judge>(
        &self,
        state: &State,
        sight: &Sight,
        sites: Areas,
        new: &verb::Build,
        judge: &mut J,
    ) {
        let &verb::Build { nation, kind, at } = new;
        let facts = |key: &'static str| Text::new(key).word("nation", nation.word()).word("kind", kind.word());
        let controlled = self.data.map.home(nation) & state.ground.of(nation);
        if !sites.contains(at) && controlled.contains(at) {
            return judge.forbid(clause!("HUB-9.1"), || facts("why-site-cut-off").name("area", self.name(at)));
        }
        if !sites.contains(at) || kind.is_ship() && !self.data.map.ports.contains(at) {
            return judge.forbid(clause!("HUB-9.1"), || facts("why-no-site").name("area", self.name(at)));
        }
        let built = state.turn.built.iter().find(|(a, _)| *a == at).map_or(0, |(_, n)| *n);
        if built >= self.data.numbers.production.built_in_area {
            judge.forbid(clause!("HUB-9.1"), || facts("why-three-built").name("area", self.name(at)));
        }
        if self.variant == Variant::Mediterranean
            && nation == Nation::De
            && self.germans_in_africa(state) >= self.data.numbers.stay.africa
        {
            judge.forbid(clause!("HU-79"), || Text::new("why-africa-full"));
        }
        self.judge_room(state, sight, nation, Units::of(kind, 1), at, judge);
    }

    /// Every new unit that can be bought and placed, in order; stops when told to.
    pub(crate) fn each_build(&self, state: &State, mut found: impl FnMut(verb::Build) -> bool) -> bool {
        let totals = state.totals();
        let sight = Sight::of(state, state.side);
        for nation in self.movers(state).iter() {
            let purse = self.purse(state, nation);
            if purse == 0 {
                continue;
            }
            // Looked up for the first kind that can be bought at all: most nations can buy none.
            let mut known = None;
            for kind in Kind::ALL.into_iter().filter(|&k| self.data.kind(k).cost <= purse) {
                let total = usize::from(totals[nation].get(kind));
                if !Quick::ask(|judge| self.judge_new_unit(state, (nation, kind), total, purse, judge)) {
                    continue;
                }
                let sites = *known.get_or_insert_with(|| self.sites(state, &sight, nation));
                let sites = if kind.is_ship() { sites & self.data.map.ports } else { sites };
                for at in sites.iter() {
                    let new = verb::Build { nation, kind, at };
                    if Quick::ask(|judge| self.judge_site(state, &sight, sites, &new, judge)) && found(new) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether the active seat can buy anything.
    pub(crate) fn can_build(&self, state: &State) -> bool {
        self.each_build(state, |_| true)
    }

    pub(crate) fn build(&self, state: &mut State, new: verb::Build, play: &mut Play<'_>) {
        let verb::Build { nation, kind, at } = new;
        self.pay(state, nation, self.data.kind(kind).cost);
        state.add(at, nation, kind, Cond::Fresh, 1);
        match state.turn.built.iter_mut().find(|(a, _)| *a == at) {
            Some((_, n)) => *n = n.saturating_add(1),
            None => state.turn.built.push((at, 1)),
        }
        play.note(|| {
            let text = Text::new("log-built").word("nation", nation.word()).word("kind", kind.word());
            Note::new(text.name("area", self.name(at))).at(self.id(at))
        });
    }

    /// What the accounting of this moment would give (HUB-10.1).
    pub(crate) fn production(&self, state: &State, nation: Nation) -> u16 {
        let map = &self.data.map;
        let Some(side) = nation.history() else { return 0 };
        let mut sum = i32::from(state.ledgers[nation.index()].base);
        // HUB-13.2: an occupied capital counts only with a garrison, if partisans are played with.
        let unsafe_ground = |area: Area| {
            let infantry =
                state.at(area).iter().any(|t| t.kind == Kind::Infantry && state.side_of(t.nation) == Some(side));
            self.options.partisans == Partisans::Garrison && !infantry
        };
        for (i, data) in map.areas.iter().enumerate().filter(|(_, d)| d.hpp > 0) {
            let (Some(country), Some(owner)) = (data.country, state.owner(board::AreaId(i as u8))) else { continue };
            let hpp = i32::from(data.hpp);
            if country == nation && owner != nation && state.side_of(owner) != Some(side) {
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
            let worth = i32::from(self.data.worth[minor]);
            let shared = minor == Nation::Pl && state.owner(map.place.lwow) == Some(Nation::Su) && nation != Nation::Su;
            match state.stance[minor] {
                Stance::Conquered(by)
                    if by == nation
                        && minor == Nation::Yu
                        && (map.original[minor] & map.capitals).iter().any(unsafe_ground) => {}
                Stance::Conquered(by) if by == nation => sum += if shared { worth - 1 } else { worth },
                // HUB-6.4: the Soviet share of Poland.
                Stance::Conquered(by)
                    if minor == Nation::Pl
                        && by != nation
                        && nation == Nation::Su
                        && state.owner(map.place.lwow) == Some(Nation::Su) =>
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
    pub(crate) fn account(&self, state: &mut State, play: &mut Play<'_>) {
        let at = self.data.map.place;
        self.pay_aid_of_the_year(state, play);
        for nation in Nation::GREAT {
            let i = nation.index();
            if matches!(state.stance[nation], Stance::Conquered(_)) {
                continue;
            }
            let great = &self.data.great[i];
            if nation == Nation::Uk {
                self.regain_keys(state);
            }
            if let Some(points) = self.table_points(nation, state.date.year()) {
                let points = points.saturating_sub(self.base_lost(state, nation));
                state.ledgers[i].open(points);
                play.note(|| {
                    Note::new(Text::new("log-accounting").word("nation", nation.word()).number("points", points))
                });
                continue;
            }
            if !self.in_play(nation) {
                continue;
            }
            // HU-52: before it fights, America has what it has to send aid from, and nothing grows.
            if nation != Nation::Us || state.at_war(nation) {
                state.ledgers[i].base += state.ledgers[i].left * great.growth.0 / great.growth.1;
            }
            let fights = state.eastern.is_some() && state.at_war(Nation::Su);
            if nation == Nation::Su && state.date.year() >= 1942 && fights && state.owner(at.ural) == Some(Nation::Su) {
                state.ledgers[i].base += self.data.numbers.production.urals;
            }
            let mut points = self.production(state, nation);
            if nation == Nation::Us && state.date.year() == 1942 {
                // HU-52.
                points = points.saturating_sub(state.aid_1941);
            }
            state.ledgers[i].open(points);
            play.note(|| Note::new(Text::new("log-accounting").word("nation", nation.word()).number("points", points)));
        }
        state.aid_year = 0;
    }

    /// HU-77: what was retaken counts again.
    fn regain_keys(&self, state: &mut State) {
        let at = self.data.map.place;
        for (key, area) in [at.gibraltar, at.suez].into_iter().enumerate() {
            if state.lost_keys[key] && state.side_at(area) == Some(Side::Allies) {
                state.lost_keys[key] = false;
                let other = state.lost_keys[1 - key];
                if self.options.gib_suez == GibSuez::Each || !other {
                    state.ledgers[Nation::Uk.index()].base += self.data.numbers.war_economy.key;
                }
            }
        }
    }

    /// HU-76: what a table that stands for the base gives less while Gibraltar or Suez is lost.
    fn base_lost(&self, state: &State, nation: Nation) -> u16 {
        let lost = state.lost_keys.iter().filter(|&&lost| lost).count() as u16;
        let counted = if self.options.gib_suez == GibSuez::Once { lost.min(1) } else { lost };
        if nation == Nation::Uk { counted * self.data.numbers.war_economy.key } else { 0 }
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
    pub(crate) fn lose_key(&self, state: &mut State, area: Area, play: &mut Play<'_>) {
        let at = self.data.map.place;
        let Some(key) = [at.gibraltar, at.suez].into_iter().position(|a| a == area) else { return };
        if state.lost_keys[key] || !self.in_play(Nation::Uk) {
            return;
        }
        let already = state.lost_keys[1 - key];
        state.lost_keys[key] = true;
        if self.options.gib_suez == GibSuez::Once && already {
            return;
        }
        let ledger = &mut state.ledgers[Nation::Uk.index()];
        ledger.base = ledger.base.saturating_sub(self.data.numbers.war_economy.key);
        let lost = self.lose_points(state, Nation::Uk, self.data.numbers.war_economy.key, play);
        play.note(|| {
            let text = Text::new("log-key-lost").name("area", self.name(area)).number("points", lost);
            Note::new(text).at(self.id(area))
        });
    }
}
