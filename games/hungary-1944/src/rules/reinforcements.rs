//! Chapter 6: columns, replacements, reinforcements, withdrawals, and the transfer of Allied air units (10.5).

use crate::options::*;
use crate::rules::movement::{March, setting_out};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::{HexId, HexSet};
use kernel::{Judge, Note, Play, Quick, Text};

/// BPH-5.8.2a.
const COLUMNS_BY_RAIL: u8 = 3;
const COLUMNS_OFF_RAIL: u8 = 1;
/// BPH-6.3b: replacements it takes to restore a step.
pub(crate) const RESTORING: u8 = 1;
/// BPH-10.4c.
pub(crate) const BOX_BY_RAIL: u8 = 10;
const BOX_OFF_RAIL: u8 = 4;

/// Headquarters with the net each is on.
pub(crate) struct HqLines {
    nets: Vec<HexSet>,
    /// Index of the headquarters and of its net.
    hqs: Vec<(usize, usize)>,
}

impl Rules {
    pub(crate) fn hq_index(&self, hq: UnitId) -> Option<usize> {
        self.data.headquarters.iter().position(|&h| h == hq)
    }

    pub fn front_hq(&self, front: Front) -> Option<UnitId> {
        self.data.headquarters.iter().copied().find(|&h| self.data.unit(h).front == Some(front))
    }

    /// The start of a reinforcement phase for both sides: connections are traced (PR-3) and everything due is counted.
    pub(crate) fn open_pools(&self, state: &mut State, play: &mut Play<'_>) {
        let mut pools = Pools::default();
        let (axis, allied) = (self.links(state, Side::Axis), self.links(state, Side::Allied));
        for i in 0..MAX_HEADQUARTERS {
            pools.links[i] = axis[i].max(allied[i]);
            pools.reception[i] = self.reception(pools.links[i]);
        }
        for r in &self.data.replacements {
            let due = r.turns.get(&state.turn).copied().unwrap_or(0);
            let rate = if r.nation == Nation::Hu && r.branch == Branch::Land {
                due.min(self.hungarian_rate(state))
            } else {
                due
            };
            let pool = &mut pools.replacements[r.nation][r.branch];
            *pool = pool.saturating_add(rate);
        }
        state.pools = pools;
        self.count_boxes(state);
        for air in self.data.air_ids() {
            if matches!(state.air(air).place, AirPlace::Coming(turn) if turn <= state.turn)
                && self.has_box_place(state, air)
            {
                state.air_mut(air).place = AirPlace::Available;
                play.note(|| Note::new(Text::new("log-air-arrives").name("air", self.data.air(air).id.clone())));
            }
        }
    }

    /// C4: what a headquarters can receive.
    fn reception(&self, link: Link) -> u8 {
        match (link, self.options.cl_reception) {
            (Link::Rail, _) => COLUMNS_BY_RAIL,
            (Link::Road, ColumnReception::OneOffRail) => COLUMNS_OFF_RAIL,
            _ => 0,
        }
    }

    /// BPH-9.2.2c: the headquarters of the 3rd Ukrainian Front has not come yet; lost, it would come back later.
    pub(crate) fn is_third_front_awaited(&self, state: &State) -> bool {
        let hq = self.front_hq(Front::Third);
        hq.is_some_and(|hq| state.unit(hq).place == Place::Coming(self.data.unit(hq).arrives))
    }

    /// BPH-10.4c: the air units a Front can hold, as its headquarters is connected now; BPH-9.2.2b settles it for
    /// turn 1.
    fn count_boxes(&self, state: &mut State) {
        for front in Front::ALL {
            let link = self.front_hq(front).filter(|&hq| state.hex_of(hq).is_some()).and_then(|hq| self.hq_index(hq));
            state.pools.boxes[front] = match link.map(|i| state.pools.links[i]) {
                Some(_) if state.turn == 1 && front == Front::Second => BOX_BY_RAIL,
                Some(_) if state.turn == 1 && front == Front::Fourth => BOX_OFF_RAIL,
                Some(Link::Rail) => BOX_BY_RAIL,
                Some(_) => BOX_OFF_RAIL,
                None => 0,
            };
        }
    }

    pub(crate) fn in_box(&self, state: &State, front: Front) -> usize {
        state
            .air
            .iter()
            .filter(|a| a.front == Some(front) && matches!(a.place, AirPlace::Available | AirPlace::Over(_)))
            .count()
    }

    fn has_box_place(&self, state: &State, air: AirId) -> bool {
        state.air(air).front.is_none_or(|f| self.in_box(state, f) < usize::from(state.pools.boxes[f]))
    }

    /// BPH-6.4.2 with C66: Hungarian land replacements this turn, if it is their turn.
    fn hungarian_rate(&self, state: &mut State) -> u8 {
        let net = self.supply_net(state, Side::Axis);
        let budapest = &self.data.map.budapest;
        let held = budapest.iter().all(|&h| state.controls(Side::Axis, h));
        let connected = budapest.iter().any(|&h| net.contains(h));
        let now = if held && connected { 2 } else { 1 };
        if self.options.hu_repl == HungarianRate::ForGood {
            state.hungarian_rate = state.hungarian_rate.min(now);
            state.hungarian_rate
        } else {
            now
        }
    }

    /// Columns a side receives this turn (BPH-6.2, 12.1d, e).
    pub(crate) fn income(&self, state: &mut State, side: Side) -> u8 {
        let turn = self.data.turn(state.turn);
        match side {
            Side::Allied => turn.allied_columns,
            Side::Axis => {
                let bonus = match (state.fuhrer.quota.is_some(), state.fuhrer.ordered) {
                    (true, 1) => 2,
                    (true, _) => 1,
                    (false, _) => 0,
                };
                let lost = std::mem::take(&mut state.fuhrer.columns_lost);
                turn.axis_columns.saturating_add(bonus).saturating_sub(lost)
            }
        }
    }

    /// A column of the side that is not on the map, if there may be another (C78).
    fn spare_column(&self, state: &State, side: Side) -> Option<UnitId> {
        let mut own = self.data.of_kind(Kind::Column).iter().copied().filter(|&u| self.data.brief(u).side == side);
        let used = || own.clone().filter(|&u| state.hex_of(u).is_some()).count();
        let may = match self.options.cl_pool {
            ColumnPool::Unlimited => true,
            ColumnPool::Counters => used() < usize::from(self.data.column_counters[side]),
        };
        own.find(|&u| may && state.hex_of(u).is_none())
    }

    pub(crate) fn judge_column<J: Judge>(&self, state: &State, side: Side, hq: UnitId, judge: &mut J) {
        let index = self.hq_index(hq).filter(|_| self.data.unit(hq).side == side);
        let Some(index) = index.filter(|_| state.hex_of(hq).is_some()) else {
            return judge.forbid(clause!("BPH-5.8.2a"), || Text::new("why-not-your-hq"));
        };
        self.judge_income(state, side, state.hex_of(hq), judge);
        if state.pools.reception[index] == 0 {
            let (clause, key) = match (state.pools.links[index], self.options.cl_reception) {
                (Link::Cut, _) => (clause!("BPH-6.2c"), "why-hq-cut"),
                (Link::Road, ColumnReception::RailOnly) => (clause!("BPH-10.2d"), "why-hq-no-rail"),
                _ => (clause!("BPH-5.8.2a"), "why-hq-full"),
            };
            judge.forbid(clause, || Text::new(key).name("unit", self.unit_name(hq)));
        }
    }

    /// Whether there is a column to be received, and room for it (PR-3).
    fn judge_income<J: Judge>(&self, state: &State, side: Side, hex: Option<HexId>, judge: &mut J) {
        if state.pools.columns == 0 {
            let clause = if side == Side::Axis { clause!("BPH-6.2a") } else { clause!("BPH-6.2b") };
            judge.forbid(clause, || Text::new("why-no-columns-left"));
        }
        if judge.settled() {
            return;
        }
        match (self.spare_column(state, side), hex) {
            (None, _) => judge.forbid(clause!("BPH-5.8.2c"), || Text::new("why-no-counters-left")),
            (Some(column), Some(hex)) if self.takes_room(column) => {
                let stacks = self.stacks(state, side, &UnitSet::default());
                self.judge_stacking(&stacks, &UnitSet::one(column), hex, judge);
            }
            _ => {}
        }
    }

    pub(crate) fn judge_river_column<J: Judge>(&self, state: &State, side: Side, town: HexId, judge: &mut J) {
        if side != Side::Axis {
            return judge.forbid(clause!("BPH-5.8.3a"), || Text::new("why-river-axis-only"));
        }
        if state.pools.river_used {
            judge.forbid(clause!("BPH-5.8.3a"), || Text::new("why-river-used"));
        }
        if judge.settled() {
            return;
        }
        self.judge_income(state, side, Some(town), judge);
        if judge.settled() {
            return;
        }
        self.judge_river(state, town, judge);
    }

    pub(crate) fn receive_column(&self, state: &mut State, side: Side, hex: HexId, play: &mut Play<'_>) {
        if let Some(column) = self.spare_column(state, side) {
            let unit = state.unit_mut(column);
            *unit = UnitState { place: Place::Hex(hex), reduced: false, supply: Supply::Full, marks: Marks::NONE };
            state.pools.columns = state.pools.columns.saturating_sub(1);
            play.note(|| {
                Note::new(Text::new("log-column").word("side", side.word()).text("hex", self.place_text(hex)))
                    .at(self.hex_name(hex))
            });
        }
    }

    /// Which headquarters of a side have a line of communications to which hexes.
    pub(crate) fn hq_lines(&self, state: &State, side: Side) -> HqLines {
        let passable = self.passable(state, side);
        let mut nets: Vec<HexSet> = Vec::new();
        let mut hqs = Vec::new();
        for (i, &hq) in self.data.headquarters.iter().enumerate() {
            let Some(at) = state.hex_of(hq).filter(|_| self.data.unit(hq).side == side) else { continue };
            // Lines run both ways, so headquarters that reach each other reach the same hexes.
            let net = nets.iter().position(|net| net.contains(at)).unwrap_or_else(|| {
                nets.push(self.net_through(&passable, &std::iter::once(at).collect()));
                nets.len() - 1
            });
            hqs.push((i, net));
        }
        HqLines { nets, hqs }
    }

    /// The headquarters that answers for a land replacement: one with rail if the unit has a line to one, otherwise one
    /// that has not handed out its one replacement yet (BPH-6.3c, 10.2d).
    fn answering_hq(
        &self,
        state: &State,
        unit: UnitId,
        lines: &HqLines,
    ) -> Result<Option<usize>, (Clause, &'static str)> {
        let hex = state.hex_of(unit).ok_or((clause!("BPH-6.3b"), "why-not-on-map"))?;
        let mut found = Err((clause!("BPH-6.3c"), "why-no-line-to-hq"));
        for &(i, net) in &lines.hqs {
            if !lines.nets[net].contains(hex) {
                continue;
            }
            if state.pools.links[i] == Link::Rail {
                return Ok(None);
            }
            if !state.pools.handed_out[i][Branch::Land] {
                found = found.or(Ok(Some(i)));
            } else if found.is_err() {
                found = Err((clause!("BPH-10.2d"), "why-hq-handed-out"));
            }
        }
        found
    }

    /// Whether a side has any replacement left, or partisans that could serve as such.
    pub(crate) fn has_replacements(&self, state: &State, side: Side) -> bool {
        let mut pools = state.pools.replacements.iter().filter(|(nation, _)| nation.side() == side);
        let left = pools.any(|(_, pool)| pool.values().iter().any(|&steps| steps > 0));
        left || (side == Side::Allied && self.data.of_kind(Kind::Part).iter().any(|&u| state.hex_of(u).is_some()))
    }

    fn judge_pool<J: Judge>(&self, state: &State, side: Side, nation: Nation, branch: Branch, cost: u8, judge: &mut J) {
        if nation.side() != side {
            return judge
                .forbid(clause!("BPH-6.3f"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        if state.pools.replacements[nation][branch] < cost {
            let clause = if branch == Branch::Air { clause!("BPH-6.3e") } else { clause!("BPH-6.3f") };
            judge.forbid(clause, || Text::new("why-no-replacements").word("nation", nation.word()));
            if branch == Branch::Land && state.pools.replacements[nation][Branch::Air] > 0 {
                judge.forbid(clause!("BPH-6.3e"), || {
                    Text::new("why-air-replacements-only").word("nation", nation.word())
                });
            }
        }
    }

    /// `lines` is asked for only if everything else is right.
    pub(crate) fn judge_restore<'l, J: Judge>(
        &self,
        state: &State,
        side: Side,
        unit: UnitId,
        lines: impl FnOnce() -> &'l HqLines,
        judge: &mut J,
    ) {
        let data = self.data.unit(unit);
        self.judge_pool(state, side, data.nation, Branch::Land, RESTORING, judge);
        self.judge_can_take_replacements(unit, judge);
        if !state.unit(unit).reduced || state.hex_of(unit).is_none() {
            judge.forbid(clause!("BPH-6.3b"), || Text::new("why-not-reduced").name("unit", data.id.clone()));
        }
        if judge.allows()
            && let Err((clause, key)) = self.answering_hq(state, unit, lines())
        {
            judge.forbid(clause, || Text::new(key).name("unit", data.id.clone()));
        }
    }

    fn judge_can_take_replacements<J: Judge>(&self, unit: UnitId, judge: &mut J) {
        match self.data.unit(unit).kind {
            Kind::Part => judge.forbid(clause!("BPH-12.2.1f"), || Text::new("why-partisans-no-replacements")),
            Kind::Hq => judge.forbid(clause!("BPH-10.6b"), || Text::new("why-hq-returns-itself")),
            Kind::Column => judge.forbid(clause!("BPH-5.8.1d"), || Text::new("why-column-no-replacements")),
            _ => {}
        }
    }

    /// C6: replacements it takes to rebuild a unit.
    pub(crate) fn rebuild_cost(&self, unit: UnitId, full: bool) -> u8 {
        let two =
            full && self.data.unit(unit).reduced.is_some() && self.options.rebuild_cost == RebuildCost::TwoForFull;
        1 + u8::from(two)
    }

    pub(crate) fn judge_rebuild<J: Judge>(&self, state: &State, side: Side, unit: UnitId, full: bool, judge: &mut J) {
        let data = self.data.unit(unit);
        self.judge_can_take_replacements(unit, judge);
        if data.heavy || data.ur {
            judge.forbid(clause!("HOUSE-11"), || Text::new("why-cannot-be-rebuilt").name("unit", data.id.clone()));
        }
        if state.unit(unit).place != Place::Lost {
            judge.forbid(clause!("BPH-6.3b"), || Text::new("why-not-lost").name("unit", data.id.clone()));
        }
        let whole_only = data.reduced.is_none() || self.options.rebuild_cost == RebuildCost::OneForFull;
        if whole_only && !full {
            judge.forbid(clause!("BPH-6.3b"), || Text::new("why-returns-whole").name("unit", data.id.clone()));
        }
        self.judge_pool(state, side, data.nation, Branch::Land, self.rebuild_cost(unit, full), judge);
        if judge.allows() && !self.has_place_for(state, unit, Arrival::Rebuilt { full }) {
            if self.is_s_bound(state, unit) {
                judge.forbid(clause!("HOUSE-10"), || Text::new("why-nowhere-to-place").name("unit", data.id.clone()));
            }
            judge.forbid(clause!("BPH-6.3d"), || Text::new("why-nowhere-to-place").name("unit", data.id.clone()));
        }
    }

    /// The Front box and headquarters that take an Allied air replacement.
    pub(crate) fn judge_restore_air<J: Judge>(
        &self,
        state: &State,
        side: Side,
        air: AirId,
        front: Option<Front>,
        judge: &mut J,
    ) {
        let data = self.data.air(air);
        let now = state.air(air);
        self.judge_pool(state, side, data.nation, Branch::Air, RESTORING, judge);
        let lost = now.place == AirPlace::Lost;
        if !lost && !now.reduced {
            judge.forbid(clause!("BPH-6.3e"), || Text::new("why-not-reduced").name("unit", data.id.clone()));
        }
        match (data.side, front) {
            (Side::Axis, None) => {}
            (Side::Allied, Some(front)) => {
                if !lost && now.front != Some(front) {
                    judge.forbid(clause!("BPH-10.4a"), || Text::new("why-other-front").name("front", front.name()));
                }
                if state.pools.boxes[front] == 0 {
                    judge.forbid(clause!("PR-5"), || Text::new("why-no-front-hq").name("front", front.name()));
                } else if lost && self.in_box(state, front) >= usize::from(state.pools.boxes[front]) {
                    judge.forbid(clause!("BPH-10.4c"), || Text::new("why-box-full").name("front", front.name()));
                }
                if self
                    .front_index(front)
                    .is_some_and(|i| state.pools.links[i] != Link::Rail && state.pools.handed_out[i][Branch::Air])
                {
                    judge.forbid(clause!("BPH-10.2d"), || Text::new("why-hq-handed-out").name("unit", front.name()));
                }
            }
            _ => judge.forbid(clause!("BPH-10.4a"), || Text::new("why-front-mismatch").name("unit", data.id.clone())),
        }
    }

    fn front_index(&self, front: Front) -> Option<usize> {
        self.front_hq(front).and_then(|hq| self.hq_index(hq))
    }

    pub(crate) fn restore(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let lines = self.hq_lines(state, self.data.unit(unit).side);
        if let Ok(Some(hq)) = self.answering_hq(state, unit, &lines) {
            state.pools.handed_out[hq][Branch::Land] = true;
        }
        self.take_replacements(state, self.data.unit(unit).nation, Branch::Land, RESTORING);
        state.unit_mut(unit).reduced = false;
        play.note(|| Note::new(Text::new("log-restored").name("unit", self.unit_name(unit))));
    }

    pub(crate) fn restore_air(&self, state: &mut State, air: AirId, front: Option<Front>, play: &mut Play<'_>) {
        let data = self.data.air(air);
        self.take_replacements(state, data.nation, Branch::Air, RESTORING);
        if let Some(i) = front.and_then(|f| self.front_index(f)).filter(|&i| state.pools.links[i] != Link::Rail) {
            state.pools.handed_out[i][Branch::Air] = true;
        }
        let now = state.air_mut(air);
        if now.place == AirPlace::Lost {
            *now = AirState {
                place: AirPlace::Available,
                front,
                reduced: data.steps == 2 && self.options.rebuild_cost == RebuildCost::TwoForFull,
                fought: false,
                tied: None,
            };
        } else {
            now.reduced = false;
        }
        play.note(|| Note::new(Text::new("log-restored").name("unit", data.id.clone())));
    }

    fn take_replacements(&self, state: &mut State, nation: Nation, branch: Branch, cost: u8) {
        let pool = &mut state.pools.replacements[nation][branch];
        *pool = pool.saturating_sub(cost);
        state.pools.begun = true;
    }

    /// Hexes where a unit may be put on the map.
    pub(crate) fn places_for(&self, state: &State, unit: UnitId, why: Arrival) -> HexSet {
        self.places(state, unit, why).collect()
    }

    /// Whether there is any such hex.
    pub(crate) fn has_place_for(&self, state: &State, unit: UnitId, why: Arrival) -> bool {
        self.places(state, unit, why).next().is_some()
    }

    fn places<'a>(&'a self, state: &'a State, unit: UnitId, why: Arrival) -> impl Iterator<Item = HexId> + 'a {
        let data = self.data.unit(unit);
        let side = data.side;
        let candidates = match why {
            Arrival::Reinforcement => self.entry_hexes(state, unit),
            Arrival::Rebuilt { .. } => {
                let mut hexes = self.data.map.supply[side];
                for (i, &hq) in self.data.headquarters.iter().enumerate() {
                    let Some(at) = state.hex_of(hq).filter(|_| self.data.unit(hq).side == side) else { continue };
                    if state.pools.links[i] == Link::Rail {
                        hexes = hexes.union(&self.around(at));
                        if self.options.rebuild_placement == RebuildPlacement::StackedOrAdjacent {
                            hexes.insert(at);
                        }
                    }
                }
                hexes
            }
            Arrival::Rallied => {
                let soviet = |hq: &&UnitId| self.data.unit(**hq).nation == Nation::Su;
                let at = self.data.headquarters.iter().filter(soviet).filter_map(|&hq| state.hex_of(hq));
                at.fold(HexSet::EMPTY, |hexes, h| hexes.union(&self.around(h)))
            }
            Arrival::Shifted => {
                let around = state.hex_of(unit).map_or(HexSet::EMPTY, |h| self.around(h));
                around.iter().filter(|&h| state.controls(Side::Axis, h)).collect()
            }
        };
        // HOUSE-10 holds however an S unit comes onto the map.
        let bound = self.is_s_bound(state, unit);
        let candidates = if bound { candidates.intersection(&self.data.map.slovakia) } else { candidates };
        let enemy = self.occupied(state, side.enemy());
        let stacks = self.stacks(state, side, &UnitSet::default());
        let one = UnitSet::one(unit);
        candidates
            .minus(&enemy)
            .iter()
            .filter(move |&h| Quick::ask(|judge| self.judge_stacking(&stacks, &one, h, judge)))
            .filter(move |&h| {
                let source = self.data.map.supply[Side::Axis].contains(h);
                self.data.scenario.open.contains(h) || (source && self.can_leave_closed_rows(state, unit, h))
            })
    }

    fn around(&self, hex: HexId) -> HexSet {
        self.data.map.grid.neighbours(hex).map(|(_, h)| h).collect()
    }

    /// HOUSE-13: only Axis units that will get out of the closed rows in their next move may enter there.
    fn can_leave_closed_rows(&self, state: &State, unit: UnitId, hex: HexId) -> bool {
        if self.data.unit(unit).side != Side::Axis {
            return false;
        }
        // It comes in full strength and supply; nothing else its ways depend on is changed by its coming.
        let allowance = self.data.unit(unit).full.movement * 2;
        let march = March { allowance, ..self.march(state, &UnitSet::one(unit)) };
        self.has_any_way(state, &setting_out(unit, hex, march.rate_from(hex)), &march)
    }

    /// BPH-6.4 with HOUSE-12: where a reinforcement may enter.
    fn entry_hexes(&self, state: &State, unit: UnitId) -> HexSet {
        let data = self.data.unit(unit);
        let map = &self.data.map;
        let mut hexes = map.supply[data.side];
        match data.nation {
            Nation::Hu if data.kind != Kind::Hq => {
                let rail = self.rail_net(state, Side::Axis);
                let town = |h: &HexId| map.hex(*h).town && map.hex(*h).country == 'H' && state.controls(Side::Axis, *h);
                for hex in map.grid.hexes().filter(town).filter(|&h| rail.contains(h)) {
                    hexes.insert(hex);
                }
            }
            // BPH-6.4.1a with C71: only Subotica, and only once it is Allied.
            Nation::Yu => {
                let subotica = map.towns.iter().filter(|t| t.name == "Subotica").map(|t| t.hex);
                hexes = subotica.filter(|&h| state.controls(Side::Allied, h)).collect();
            }
            Nation::Bg => hexes = hexes.union(&self.south_edge(state)),
            _ if data.front == Some(Front::Third) && map.south_entry.turns.contains(&state.turn) => {
                hexes = hexes.union(&self.south_edge(state));
            }
            _ => {}
        }
        hexes
    }

    fn south_edge(&self, state: &State) -> HexSet {
        let grid = &self.data.map.grid;
        let zone = self.zone(state, Side::Axis);
        let last = grid.hexes().map(|h| grid.row(h)).max().unwrap_or(0);
        grid.hexes()
            .filter(|&h| {
                grid.row(h) == last && self.data.map.south_entry.columns.contains(&grid.column(h)) && !zone.contains(h)
            })
            .collect()
    }

    /// BPH-10.6b: whether a headquarters that enters on a turn has been in the game before.
    fn is_returning_hq(&self, unit: UnitId, turn: u8) -> bool {
        let data = self.data.unit(unit);
        data.kind == Kind::Hq && data.arrives < turn
    }

    pub(crate) fn judge_enter<J: Judge>(&self, state: &State, side: Side, unit: UnitId, judge: &mut J) {
        let Some(data) = self.data.units.get(unit.index()).filter(|d| d.side == side) else {
            return judge.forbid(clause!("BPH-6.4a"), || Text::new("why-not-your-unit").name("unit", String::new()));
        };
        match state.unit(unit).place {
            Place::Coming(turn) if turn <= state.turn => {
                if !self.has_place_for(state, unit, Arrival::Reinforcement) {
                    judge.forbid(clause!("BPH-6.4d"), || {
                        Text::new("why-nowhere-to-place").name("unit", data.id.clone())
                    });
                }
            }
            Place::Coming(turn) => {
                let clause = if self.is_returning_hq(unit, turn) { clause!("BPH-10.6b") } else { clause!("BPH-6.4a") };
                judge.forbid(clause, || Text::new("why-not-due").name("unit", data.id.clone()).number("turn", turn));
            }
            _ => judge.forbid(clause!("BPH-6.4a"), || Text::new("why-no-reinforcement").name("unit", data.id.clone())),
        }
    }

    /// HOUSE-16: before turn 1 the Axis may shift each unit by one hex.
    pub(crate) fn judge_shift<J: Judge>(&self, state: &State, unit: UnitId, judge: &mut J) {
        self.judge_select(state, Side::Axis, unit, judge);
        if judge.allows() && self.data.unit(unit).kind == Kind::Column {
            judge.forbid(clause!("HOUSE-16"), || Text::new("why-only-columns"));
        }
        if judge.allows() && !self.has_place_for(state, unit, Arrival::Shifted) {
            judge.forbid(clause!("HOUSE-16"), || Text::new("why-nowhere-to-place").name("unit", self.unit_name(unit)));
        }
    }

    /// BPH-12.2.1a: where the Allied player may place partisans.
    pub(crate) fn partisan_places(&self, state: &State, unit: UnitId) -> HexSet {
        let stacks = self.stacks(state, Side::Allied, &UnitSet::default());
        let free = self.data.map.uprising.minus(&self.occupied(state, Side::Axis));
        free.iter()
            .filter(|&h| Quick::ask(|judge| self.judge_stacking(&stacks, &UnitSet::one(unit), h, judge)))
            .collect()
    }

    pub(crate) fn judge_partisan_place<J: Judge>(&self, state: &State, hex: HexId, judge: &mut J) {
        let places = self.next_partisan(state).map(|u| self.partisan_places(state, u));
        if !places.is_some_and(|p| p.contains(hex)) {
            judge.forbid(clause!("BPH-12.2.1a"), || Text::new("why-not-uprising"));
        }
    }

    pub(crate) fn judge_place<J: Judge>(&self, state: &State, placing: &Placing, hex: HexId, judge: &mut J) {
        if self.places_for(state, placing.unit, placing.why).contains(hex) {
            return;
        }
        let clause = match (placing.why, self.data.unit(placing.unit).nation) {
            (Arrival::Reinforcement, _) if self.is_returning_hq(placing.unit, state.turn) => clause!("BPH-10.6b"),
            (Arrival::Reinforcement, Nation::Yu) => clause!("BPH-6.4.1a"),
            (Arrival::Reinforcement, Nation::Hu) => clause!("BPH-6.4b"),
            (Arrival::Reinforcement, Nation::De) => clause!("BPH-6.4a"),
            (Arrival::Reinforcement, _) => clause!("HOUSE-12"),
            (Arrival::Rebuilt { .. }, _) => clause!("BPH-6.3d"),
            (Arrival::Rallied, _) => clause!("BPH-12.2.1e"),
            (Arrival::Shifted, _) => clause!("HOUSE-16"),
        };
        let one = UnitSet::one(placing.unit);
        let side = self.data.unit(placing.unit).side;
        let stacks = self.stacks(state, side, &UnitSet::default());
        self.judge_stacking(&stacks, &one, hex, judge);
        if self.occupied(state, side.enemy()).contains(hex) {
            judge.forbid(clause!("BPH-6.4d"), || Text::new("why-enemy-there").name("hex", self.hex_name(hex)));
        }
        self.judge_ground(&self.mover(state, &one), hex, judge);
        if judge.allows() {
            judge.forbid(clause, || {
                Text::new("why-not-there").name("unit", self.unit_name(placing.unit)).name("hex", self.hex_name(hex))
            });
        }
        let beside = |hq: UnitId| {
            let same_side = self.data.unit(hq).side == side;
            same_side && state.hex_of(hq).is_some_and(|at| at == hex || self.data.map.grid.adjacent(at, hex))
        };
        let mut hqs = self.data.headquarters.iter().enumerate();
        if matches!(placing.why, Arrival::Rebuilt { .. })
            && let Some((_, &hq)) = hqs.find(|&(i, &hq)| state.pools.links[i] != Link::Rail && beside(hq))
        {
            judge.forbid(clause!("BPH-10.2d"), || Text::new("why-hq-no-rail").name("unit", self.unit_name(hq)));
        }
    }

    pub(crate) fn place_unit(&self, state: &mut State, placing: &Placing, hex: HexId, play: &mut Play<'_>) {
        let data = self.data.unit(placing.unit);
        let kept = state.unit(placing.unit).reduced;
        let reduced = match placing.why {
            Arrival::Rebuilt { full } => !full && data.reduced.is_some(),
            Arrival::Rallied => false,
            Arrival::Reinforcement | Arrival::Shifted => kept,
        };
        let marks = if placing.why == Arrival::Shifted { Marks::DONE } else { Marks::NONE };
        *state.unit_mut(placing.unit) = UnitState { place: Place::Hex(hex), reduced, supply: Supply::Full, marks };
        state.allied.set(hex, data.side == Side::Allied);
        if let Arrival::Rebuilt { full } = placing.why {
            self.take_replacements(state, data.nation, Branch::Land, self.rebuild_cost(placing.unit, full));
        }
        if let Some(i) = self.hq_index(placing.unit) {
            state.pools.links[i] = self.links(state, data.side)[i];
            self.count_boxes(state);
        }
        play.note(|| {
            Note::new(Text::new("log-enters").name("unit", data.id.clone()).text("hex", self.place_text(hex)))
                .at(self.hex_name(hex))
        });
    }

    /// The unit whose withdrawal is to be decided next.
    pub(crate) fn next_to_leave(&self, state: &State) -> Option<UnitId> {
        state.pools.leaving.iter().next()
    }

    /// Who is due to leave this turn (BPH-6.5a). S units whose die has been rolled stay.
    pub(crate) fn due_to_leave(&self, state: &State, side: Side) -> UnitSet {
        self.data
            .unit_ids()
            .filter(|&u| {
                let data = self.data.unit(u);
                let stays = data.s_mark && state.s_units == SUnits::Settled;
                data.side == side && data.leaves == Some(state.turn) && !stays && state.unit(u).place != Place::Out
            })
            .collect()
    }

    /// C57: who may go in place of a unit that is due to leave.
    pub(crate) fn may_leave_for(&self, state: &State, due: UnitId) -> UnitSet {
        let data = self.data.unit(due);
        let foot = |k: Kind| matches!(k, Kind::Inf | Kind::Mtn);
        self.data
            .unit_ids()
            .filter(|&u| {
                let other = self.data.unit(u);
                let same_kind = other.kind == data.kind || (foot(other.kind) && foot(data.kind));
                let substitute = other.nation == data.nation
                    && same_kind
                    && !other.ur
                    && !other.heavy
                    && !matches!(other.kind, Kind::Part | Kind::Hq | Kind::Column);
                state.hex_of(u).is_some() && (u == due || substitute)
            })
            .collect()
    }

    pub(crate) fn judge_withdraw<J: Judge>(&self, state: &State, unit: UnitId, judge: &mut J) {
        let Some(due) = self.next_to_leave(state) else {
            return judge.forbid(clause!("BPH-6.5a"), || Text::new("why-nobody-leaves"));
        };
        if !self.may_leave_for(state, due).contains(unit) {
            let text =
                || Text::new("why-no-substitute").name("unit", self.unit_name(unit)).name("due", self.unit_name(due));
            judge.forbid(clause!("BPH-6.5b"), text);
            if self
                .data
                .units
                .get(unit.index())
                .is_some_and(|u| u.ur || u.heavy || matches!(u.kind, Kind::Part | Kind::Hq))
            {
                judge.forbid(clause!("PR-7"), || Text::new("why-never-substitute").name("unit", self.unit_name(unit)));
            }
        }
    }

    pub(crate) fn withdraw(&self, state: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let Some(due) = self.next_to_leave(state) else { return };
        state.pools.leaving.remove(due);
        state.unit_mut(unit).place = match self.data.unit(due).returns {
            Some(turn) => Place::Coming(turn),
            None => Place::Out,
        };
        play.note(|| Note::new(Text::new("log-withdrawn").name("unit", self.unit_name(unit))));
    }

    /// Withdrawals that leave no choice.
    pub(crate) fn settle_withdrawals(&self, state: &mut State, play: &mut Play<'_>) {
        while let Some(due) = self.next_to_leave(state) {
            let counts_dead = self.options.withdraw_dead == WithdrawDead::Counts;
            let candidates = self.may_leave_for(state, due);
            match state.unit(due).place {
                Place::Hex(_) if candidates.len() > 1 => return,
                Place::Lost if !counts_dead && candidates.len() > 1 => return,
                Place::Lost if !counts_dead && candidates.len() == 1 => {}
                Place::Hex(_) => {}
                // Nobody of the kind is left, or the loss counts: the unit itself is gone for good.
                _ => {
                    state.unit_mut(due).place = Place::Out;
                    state.pools.leaving.remove(due);
                    continue;
                }
            }
            if let Some(only) = candidates.iter().next() {
                self.withdraw(state, only, play);
            }
        }
    }

    /// BPH-10.5a, 9.2.2d with C8: air units change Fronts within the limits of the boxes.
    pub(crate) fn judge_transfer<J: Judge>(&self, state: &State, air: AirId, front: Front, judge: &mut J) {
        let data = self.data.air.get(air.index()).filter(|a| a.side == Side::Allied);
        let Some(data) = data.filter(|_| state.air(air).place == AirPlace::Available) else {
            return judge.forbid(clause!("BPH-10.5a"), || Text::new("why-not-available"));
        };
        let from = state.air(air).front;
        if from == Some(front) {
            judge.forbid(clause!("BPH-10.5a"), || Text::new("why-same-front").name("unit", data.id.clone()));
        }
        if state.pools.transferred.contains(air) {
            judge.forbid(clause!("BPH-10.5a"), || Text::new("why-transferred").name("unit", data.id.clone()));
        }
        let reserve =
            from == Some(Front::Third) && self.front_hq(Front::Third).is_some_and(|hq| state.hex_of(hq).is_none());
        if reserve && self.options.reserve_3u == Reserve3u::Closed {
            judge.forbid(clause!("BPH-9.2.2d"), || Text::new("why-reserve-closed").name("unit", data.id.clone()));
        }
        if state.pools.boxes[front] == 0 {
            judge.forbid(clause!("BPH-10.5a"), || Text::new("why-no-front-hq").name("front", front.name()));
        } else if self.in_box(state, front) >= usize::from(state.pools.boxes[front]) {
            judge.forbid(clause!("BPH-10.4c"), || Text::new("why-box-full").name("front", front.name()));
        }
    }

    pub(crate) fn transfer(&self, state: &mut State, air: AirId, front: Front, play: &mut Play<'_>) {
        state.air_mut(air).front = Some(front);
        state.pools.transferred.insert(air);
        play.note(|| {
            Note::new(Text::new("log-transfer").name("air", self.data.air(air).id.clone()).name("front", front.name()))
        });
    }
}
