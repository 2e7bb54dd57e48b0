//! Chapter 8: combat, in the order of PR-12. What follows it is in `advance`.

use crate::Rules;
use crate::action::Action;
use crate::data::CombatResult;
use crate::odds::defender_loss;
use crate::options::*;
use crate::stacking::STACK_LIMIT;
use crate::state::*;
use crate::vocabulary::*;
use board::{Dir, HexId, HexSet, MAX_HEXES};
use kernel::{Judge, Note, Play, Quick, Text};

/// HOUSE-8.
const AIR_LIMIT: usize = 4;

impl Rules {
    /// Whether an attack can be made across a side: not over a lake (PR-12).
    fn can_attack_across(&self, target: HexId, dir: Dir) -> bool {
        self.data.map.side(target, dir).water != Water::Lake
    }

    fn only_partisans(&self, s: &State, hex: HexId) -> bool {
        let mut any = false;
        s.at(hex).all(|u| {
            any = true;
            self.data.brief(u).kind == Kind::Part
        }) && any
    }

    /// Whether a unit may take part in an attack of its side on a hex.
    pub(crate) fn judge_attacker<J: Judge>(&self, s: &State, side: Side, target: HexId, unit: UnitId, j: &mut J) {
        let Some(data) = self.data.units.get(unit.index()) else {
            return j.forbid("BPH-8.1a", || Text::new("why-no-such-unit"));
        };
        let name = || data.id.clone();
        let Some(hex) = s.hex_of(unit).filter(|_| data.side == side) else {
            return j.forbid("BPH-8.1a", || Text::new("why-not-your-unit").name("unit", name()));
        };
        match self.data.map.grid.dir(target, hex) {
            None => j.forbid("BPH-8.1a", || {
                Text::new("why-attacker-not-adjacent").name("unit", name()).name("hex", self.hex_name(target))
            }),
            Some(dir) if !self.can_attack_across(target, dir) => {
                j.forbid("PR-12", || Text::new("why-attack-lake").name("unit", name()));
            }
            Some(_) => {}
        }
        match data.kind {
            Kind::Art => j.forbid("BPH-8.3a", || Text::new("why-artillery-supports").name("unit", name())),
            Kind::Hq | Kind::Column => j.forbid("BPH-8.1a", || Text::new("why-cannot-attack").name("unit", name())),
            _ => {}
        }
        let marks = s.unit(unit).marks;
        if marks.has(Marks::ATTACKED) {
            j.forbid("BPH-8.1b", || Text::new("why-attacked-already").name("unit", name()));
        }
        if marks.has(Marks::EXPLOITED) && self.options.exploit_attack == ExploitAttack::No {
            j.forbid("BPH-8.6d", || Text::new("why-exploited").name("unit", name()));
        }
        if self.attacks_left(s, hex) == 0 {
            j.forbid("BPH-4.2a", || Text::new("why-surplus-attacks").name("unit", name()));
        }
        if data.nation == Nation::Hu && self.only_partisans(s, target) {
            j.forbid("BPH-12.2.2b", || Text::new("why-hungarians-partisans").name("unit", name()));
        }
    }

    /// How many units of a hex may still attack: four in all if it is over-stacked (BPH-4.2a).
    pub(crate) fn attacks_left(&self, s: &State, hex: HexId) -> usize {
        if self.surplus(s, hex) == 0 {
            return usize::MAX;
        }
        let attacked = s.at(hex).filter(|&u| s.unit(u).marks.has(Marks::ATTACKED)).count();
        STACK_LIMIT.saturating_sub(attacked)
    }

    /// Everybody who could attack a hex now, at most four from each hex (BPH-4.2a).
    pub(crate) fn coalition(&self, s: &State, side: Side, target: HexId) -> UnitSet {
        let mut all = UnitSet::default();
        for (_, hex) in self.data.map.grid.neighbours(target) {
            let mut here: Vec<UnitId> =
                s.at(hex).filter(|&u| Quick::ask(|j| self.judge_attacker(s, side, target, u, j))).collect();
            let left = self.attacks_left(s, hex);
            if here.len() > left {
                here.sort_by_key(|&u| std::cmp::Reverse(self.attack_factor(s, u)));
                here.truncate(left);
            }
            for unit in here {
                all.insert(unit);
            }
        }
        all
    }

    /// Whether a hex can be attacked at all: there is an enemy, and somebody with factors enough next to it.
    pub(crate) fn judge_attack<J: Judge>(&self, s: &State, side: Side, target: HexId, j: &mut J) {
        if target.index() >= self.data.map.grid.len() {
            return j.forbid("BPH-8.1a", || Text::new("why-no-such-hex"));
        }
        if !s.at(target).any(|u| self.data.brief(u).side != side) {
            return j.forbid("BPH-8.1a", || Text::new("why-nobody-there").name("hex", self.hex_name(target)));
        }
        let coalition = self.coalition(s, side, target);
        if coalition.is_empty() {
            return j.explain(|| self.why_nobody_attacks(s, side, target));
        }
        self.judge_odds(s, side, target, &coalition, j);
    }

    fn why_nobody_attacks(&self, s: &State, side: Side, target: HexId) -> Vec<(&'static str, Text)> {
        let mut reasons = Vec::new();
        for (_, hex) in self.data.map.grid.neighbours(target) {
            for unit in s.at(hex).filter(|&u| self.data.brief(u).side == side) {
                if let Err(refusal) = kernel::Full::ask(|j| self.judge_attacker(s, side, target, unit, j)) {
                    let known = self.clauses_of(&refusal);
                    reasons.extend(known.into_iter().zip(refusal.reasons).map(|(c, r)| (c, r.facts)));
                }
            }
        }
        if reasons.is_empty() {
            reasons.push(("BPH-8.1a", Text::new("why-nobody-adjacent").name("hex", self.hex_name(target))));
        }
        reasons
    }

    /// All hexes a side can attack now. Agrees with `judge_attack`, in one pass over the units.
    pub(crate) fn attackable(&self, s: &State, side: Side) -> HexSet {
        let mut attack = [0u16; MAX_HEXES];
        let mut crowd = [0u8; MAX_HEXES];
        for (unit, data, hex) in self.on_map_of(s, side) {
            crowd[hex.index()] += u8::from(self.takes_room(unit));
            let marks = s.unit(unit).marks;
            let spent = marks.has(Marks::ATTACKED)
                || (marks.has(Marks::EXPLOITED) && self.options.exploit_attack == ExploitAttack::No);
            if data.kind.fights() && data.kind != Kind::Art && !spent {
                attack[hex.index()] += self.attack_factor(s, unit);
            }
        }
        let mut enemy = HexSet::EMPTY;
        let mut partisans = HexSet::EMPTY;
        let mut fighters = [0u8; MAX_HEXES];
        let mut defence = [0u16; MAX_HEXES];
        let mut columns = [0u16; MAX_HEXES];
        for (unit, data, hex) in self.on_map_of(s, side.enemy()) {
            enemy.insert(hex);
            if data.kind == Kind::Part {
                partisans.insert(hex);
            }
            if data.kind.fights() {
                fighters[hex.index()] += 1;
                defence[hex.index()] += self.defence_factor(s, unit);
            } else if data.kind == Kind::Column {
                columns[hex.index()] += self.defence_factor(s, unit);
            }
        }
        let mut found = HexSet::EMPTY;
        for target in enemy.iter() {
            let mut total = 0;
            // Over-stacked hexes and Hungarians against partisans are looked at one by one.
            let mut special = partisans.contains(target) || usize::from(fighters[target.index()]) > STACK_LIMIT;
            for (dir, hex) in self.data.map.grid.neighbours(target) {
                if self.can_attack_across(target, dir) {
                    total += attack[hex.index()];
                    special |= usize::from(crowd[hex.index()]) > STACK_LIMIT;
                }
            }
            if total == 0 {
                continue;
            }
            let may = if special {
                Quick::ask(|j| self.judge_attack(s, side, target, j))
            } else {
                // C72: columns defend where nobody else does.
                let alone = fighters[target.index()] == 0;
                let defence = if alone { columns[target.index()] } else { defence[target.index()] };
                crate::odds::ratio_column(total, defence).is_some()
            };
            found.set(target, may);
        }
        found
    }

    pub(crate) fn begin_attack(&self, s: &mut State, side: Side, target: HexId) {
        s.frames.push(Frame::Fight(new_fight(side, target, UnitSet::default(), false)));
    }

    /// BPH-7.3: the moving stack attacks at once; the points are spent whatever comes of it.
    pub(crate) fn begin_mobile_attack(&self, s: &mut State, moving: Moving, target: HexId, play: &mut Play<'_>) {
        let cost = self.mobile_attack_cost(s, &moving, target).unwrap_or(0);
        let attackers: UnitSet = moving.units.iter().filter(|&u| self.data.brief(u).kind != Kind::Column).collect();
        if let Some(Frame::Moving(top)) = s.frames.last_mut() {
            top.spent = top.spent.saturating_add(cost);
            top.operational = None;
            top.fought = true;
        }
        let mut fight = new_fight(Side::Axis, target, attackers, true);
        fight.stage = Stage::Surplus;
        s.frames.push(Frame::Fight(fight));
        self.declare(s, &fight, play);
    }

    /// The attack is declared: its units have attacked this turn, and it counts for the Führer.
    fn declare(&self, s: &mut State, fight: &Fight, play: &mut Play<'_>) {
        for unit in fight.attackers.iter() {
            self.count_for_quota(s, unit);
            // C58: by default a mobile attack is the unit's attack of the turn.
            if !fight.mobile || self.options.ma_then_attack == MobileThenAttack::No {
                s.unit_mut(unit).marks.set(Marks::ATTACKED);
            }
        }
        let key = if fight.mobile { "log-mobile-attack" } else { "log-attack" };
        play.note(|| {
            Note::new(
                Text::new(key).names("units", self.names(&fight.attackers)).name("hex", self.hex_name(fight.target)),
            )
            .at(self.hex_name(fight.target))
        });
    }

    pub(crate) fn judge_add_attacker<J: Judge>(&self, s: &State, fight: &Fight, unit: UnitId, j: &mut J) {
        self.judge_attacker(s, fight.attacker, fight.target, unit, j);
        if fight.attackers.contains(unit) {
            j.forbid("BPH-8.1b", || Text::new("why-attacks-already").name("unit", self.unit_name(unit)));
        }
        let Some(hex) = s.hex_of(unit) else { return };
        let beside = fight.attackers.iter().filter(|&u| s.hex_of(u) == Some(hex)).count();
        if beside >= self.attacks_left(s, hex) {
            j.forbid("BPH-4.2a", || Text::new("why-surplus-attacks").name("unit", self.unit_name(unit)));
        }
    }

    /// What the top frame lists while a fight goes on.
    pub(crate) fn list_fight(&self, s: &State, fight: &Fight, actions: &mut Vec<Action>) {
        let mut keep = |action, allowed: bool| {
            if allowed {
                actions.push(action);
            }
        };
        match fight.stage {
            Stage::Attackers => {
                for (_, hex) in self.data.map.grid.neighbours(fight.target) {
                    for unit in s.at(hex) {
                        keep(Action::Attacker(unit), Quick::ask(|j| self.judge_add_attacker(s, fight, unit, j)));
                    }
                }
                keep(Action::Done, Quick::ask(|j| self.judge_commit(s, fight, j)));
            }
            Stage::Surplus => {
                for unit in s.at(fight.target).filter(|&u| self.takes_room(u)) {
                    keep(Action::Surplus(unit), true);
                }
            }
            Stage::Avoid => {
                keep(Action::Avoid, true);
                keep(Action::Done, true);
            }
            Stage::AttackerSupport | Stage::DefenderSupport => {
                keep(Action::Done, true);
                self.list_support(s, fight, actions);
            }
            Stage::DefenderLosses | Stage::AttackerLosses => {
                for unit in self.may_lose(s, fight).iter() {
                    keep(Action::Lose(unit), true);
                }
            }
            Stage::Advance => {
                for unit in fight.attackers.iter() {
                    keep(Action::Advance(unit), Quick::ask(|j| self.judge_advance(s, fight, unit, j)));
                }
                keep(Action::Done, true);
            }
            Stage::Exploitation => {
                for unit in self.data.unit_ids() {
                    keep(Action::Exploit(unit), Quick::ask(|j| self.judge_exploit(s, fight, unit, j)));
                }
                keep(Action::Done, true);
            }
        }
    }

    pub(crate) fn judge_commit<J: Judge>(&self, s: &State, fight: &Fight, j: &mut J) {
        if fight.attackers.is_empty() {
            return j.forbid("BPH-8.1a", || Text::new("why-no-attackers"));
        }
        self.judge_odds(s, fight.attacker, fight.target, &fight.attackers, j);
    }

    /// The side that decides at this stage of a fight.
    pub(crate) fn fight_decider(&self, fight: &Fight) -> Side {
        match fight.stage {
            Stage::Surplus | Stage::Avoid | Stage::DefenderSupport | Stage::DefenderLosses => fight.attacker.enemy(),
            _ => fight.attacker,
        }
    }

    pub(crate) fn commit(&self, s: &mut State, fight: Fight, play: &mut Play<'_>) {
        self.declare(s, &fight, play);
        if let Some(top) = s.fight_mut() {
            top.stage = Stage::Surplus;
        }
    }

    pub(crate) fn judge_surplus<J: Judge>(&self, s: &State, fight: &Fight, unit: UnitId, j: &mut J) {
        if s.hex_of(unit) != Some(fight.target) || !self.takes_room(unit) {
            j.forbid("BPH-4.2b", || Text::new("why-not-surplus").name("unit", self.unit_name(unit)));
        }
    }

    /// BPH-4.2b: a surplus unit loses a step and, if it lives, retreats.
    pub(crate) fn remove_surplus(&self, s: &mut State, unit: UnitId, play: &mut Play<'_>) {
        self.lose_step(s, unit, play);
        if s.hex_of(unit).is_some() {
            s.frames.push(Frame::Retreat { unit, evading: false });
        }
    }

    /// Where a retreating unit may go: C21 for surplus units, any free neighbour for partisans that slip away.
    pub(crate) fn retreat_hexes(&self, s: &State, unit: UnitId, evading: bool) -> HexSet {
        let Some(hex) = s.hex_of(unit) else { return HexSet::EMPTY };
        let side = self.data.brief(unit).side;
        let towards: &[Dir] = match (evading, side) {
            (true, _) => &Dir::ALL,
            (false, Side::Allied) => &[Dir::NorthEast, Dir::East, Dir::SouthEast, Dir::SouthWest],
            (false, Side::Axis) => &[Dir::NorthEast, Dir::SouthWest, Dir::West, Dir::NorthWest],
        };
        let mover = self.mover(s, &UnitSet::one(unit));
        let enemy = self.occupied(s, side.enemy());
        let zone = self.zone(s, side.enemy()).minus(&self.units_of(s, side));
        let stacks = self.stacks(s, side, &UnitSet::one(unit));
        let map = &self.data.map;
        towards
            .iter()
            .filter(|&&d| map.side(hex, d).water != Water::Lake)
            .filter_map(|&d| map.grid.neighbour(hex, d))
            .filter(|&h| !enemy.contains(h) && (evading || !zone.contains(h)) && self.data.scenario.open.contains(h))
            .filter(|&h| {
                (!mover.zone_bound || map.uprising.contains(h)) && (!mover.s_bound || map.slovakia.contains(h))
            })
            .filter(|&h| Quick::ask(|j| self.judge_stacking(&stacks, &UnitSet::one(unit), h, j)))
            .collect()
    }

    pub(crate) fn retreat(&self, s: &mut State, unit: UnitId, to: HexId, play: &mut Play<'_>) {
        let one = UnitSet::one(unit);
        let mover = self.mover(s, &one);
        if let Some(from) = s.hex_of(unit) {
            self.enter_hex(s, &mover, &one, from, to, play);
        }
        s.unit_mut(unit).place = Place::Hex(to);
        s.frames.pop();
        play.note(|| {
            Note::new(Text::new("log-retreat").name("unit", self.unit_name(unit)).name("hex", self.hex_name(to)))
                .at(self.hex_name(to))
        });
    }

    /// A retreat with nowhere to go: surplus units are eliminated, partisans stay.
    pub(crate) fn retreat_nowhere(&self, s: &mut State, unit: UnitId, evading: bool, play: &mut Play<'_>) {
        s.frames.pop();
        if !evading {
            self.eliminate(s, unit, play);
        }
    }

    /// BPH-12.2.3a: partisans try to slip away.
    pub(crate) fn avoid(&self, s: &mut State, fight: Fight, play: &mut Play<'_>) {
        let terrain = self.data.map.hex(fight.target).terrain;
        let alone = s.at(fight.target).count() < 2;
        let modifier = 2 * i32::from(self.is_concentric(s, &fight)) - i32::from(terrain == Terrain::Mountain)
            + 2 * i32::from(terrain == Terrain::Flat)
            + i32::from(!alone);
        let die = play.die(6);
        let avoided = i32::from(die) + modifier <= 2;
        let key = if avoided { "log-avoided" } else { "log-not-avoided" };
        play.note(|| {
            Note::new(
                Text::new(key).name("hex", self.hex_name(fight.target)).number("die", die).number("modifier", modifier),
            )
            .at(self.hex_name(fight.target))
        });
        if !avoided {
            if let Some(top) = s.fight_mut() {
                top.stage = Stage::AttackerSupport;
            }
            return;
        }
        self.end_fight(s, false, play);
        if self.options.partisan_evade == PartisanEvade::Retreat {
            let partisans: Vec<UnitId> = s.at(fight.target).collect();
            for unit in partisans {
                s.frames.push(Frame::Retreat { unit, evading: true });
            }
        }
    }

    fn list_support(&self, s: &State, fight: &Fight, actions: &mut Vec<Action>) {
        let side = self.fight_decider(fight);
        if side == Side::Allied && fight.stage == Stage::AttackerSupport {
            let of_kind = |k: Kind| self.data.of_kind(k).iter().copied().filter(|&u| s.hex_of(u).is_some());
            for artillery in of_kind(Kind::Art) {
                for column in of_kind(Kind::Column) {
                    if Quick::ask(|j| self.judge_artillery(s, fight, artillery, column, j)) {
                        actions.push(Action::Artillery { artillery, column });
                    }
                }
            }
        }
        for &column in self.data.of_kind(Kind::Column) {
            if s.hex_of(column).is_some() && Quick::ask(|j| self.judge_spend(s, fight, column, j)) {
                actions.push(Action::Spend(column));
            }
        }
        for air in self.data.air_ids() {
            if Quick::ask(|j| self.judge_air_support(s, fight, air, j)) {
                actions.push(Action::AirSupport(air));
            }
        }
    }

    /// The units whose neighbourhood counts for the support of the side that decides.
    fn supported(&self, s: &State, fight: &Fight) -> UnitSet {
        if self.fight_decider(fight) == fight.attacker {
            fight.attackers
        } else {
            self.defenders(s, fight.attacker.enemy(), fight.target)
        }
    }

    /// Whether two counters are stacked or adjacent.
    fn touches(&self, s: &State, a: UnitId, b: UnitId) -> bool {
        match (s.hex_of(a), s.hex_of(b)) {
            (Some(a), Some(b)) => a == b || self.data.map.grid.adjacent(a, b),
            _ => false,
        }
    }

    fn judge_own_column<J: Judge>(&self, s: &State, fight: &Fight, column: UnitId, j: &mut J) {
        let side = self.fight_decider(fight);
        let own = self.data.units.get(column.index()).is_some_and(|d| d.kind == Kind::Column && d.side == side);
        if !own || s.hex_of(column).is_none() {
            return j.forbid("BPH-5.8.1b", || Text::new("why-not-your-column"));
        }
        if fight.columns[side.index()].contains(column) || fight.shells.contains(column) {
            j.forbid("BPH-5.8.1d", || Text::new("why-column-spent"));
        }
    }

    /// BPH-5.8.1b, c and 7.3g: a column shifts the odds by one.
    pub(crate) fn judge_spend<J: Judge>(&self, s: &State, fight: &Fight, column: UnitId, j: &mut J) {
        self.judge_own_column(s, fight, column, j);
        if !j.allows() {
            return;
        }
        let side = self.fight_decider(fight);
        if !self.supported(s, fight).iter().any(|u| u != column && self.touches(s, u, column)) {
            j.forbid("BPH-5.8.1b", || Text::new("why-column-far"));
        }
        let along = s.frames.iter().any(|f| matches!(f, Frame::Moving(m) if m.units.contains(column)));
        if fight.mobile && side == fight.attacker && !along {
            j.forbid("BPH-7.3g", || Text::new("why-column-not-along"));
        }
        let limit = usize::from(self.data.combat.shifts.column_limit);
        let most = match self.options.cl_cap {
            ColumnCap::PerSide => limit,
            ColumnCap::Net => limit + fight.columns[side.enemy().index()].len(),
        };
        if fight.columns[side.index()].len() >= most {
            j.forbid("BPH-5.8.1c", || Text::new("why-column-limit").number("limit", most as i64));
        }
    }

    /// BPH-8.3: an artillery corps adds its factor to an attack of Soviet units, at the price of a column.
    pub(crate) fn judge_artillery<J: Judge>(
        &self,
        s: &State,
        fight: &Fight,
        artillery: UnitId,
        column: UnitId,
        j: &mut J,
    ) {
        let is_art = self.data.units.get(artillery.index()).is_some_and(|d| d.kind == Kind::Art);
        let Some(at) = s.hex_of(artillery).filter(|_| is_art) else {
            return j.forbid("BPH-8.3a", || Text::new("why-no-artillery"));
        };
        if fight.attacker != Side::Allied || fight.stage != Stage::AttackerSupport {
            return j.forbid("BPH-8.3b", || Text::new("why-artillery-attacks-only"));
        }
        if s.unit(artillery).marks.has(Marks::ATTACKED) || fight.artillery.contains(artillery) {
            j.forbid("BPH-8.1b", || Text::new("why-attacked-already").name("unit", self.unit_name(artillery)));
        }
        if self.attacks_left(s, at) == 0 {
            j.forbid("BPH-4.2a", || Text::new("why-surplus-attacks").name("unit", self.unit_name(artillery)));
        }
        if s.unit(artillery).supply == Supply::None {
            j.forbid("BPH-5.5d", || Text::new("why-artillery-unsupplied").name("unit", self.unit_name(artillery)));
        }
        self.judge_own_column(s, fight, column, j);
        if j.allows() && !self.touches(s, artillery, column) {
            j.forbid("BPH-8.3a", || Text::new("why-artillery-no-column").name("unit", self.unit_name(artillery)));
        }
        let stacked = self.options.art_reach == ArtilleryReach::StackedOrAdjacent;
        let in_reach = |u: &UnitId| {
            self.data.brief(*u).nation == Nation::Su
                && s.hex_of(*u).is_some_and(|h| (h == at && stacked) || self.data.map.grid.adjacent(h, at))
        };
        let supported: u16 = fight.attackers.iter().filter(in_reach).map(|u| self.attack_factor(s, u)).sum();
        let factor = self.attack_factor(s, artillery);
        if supported == 0 {
            j.forbid("BPH-8.3b", || Text::new("why-artillery-far").name("unit", self.unit_name(artillery)));
        } else if factor > supported {
            j.forbid("BPH-8.3c", || {
                Text::new("why-artillery-too-strong")
                    .name("unit", self.unit_name(artillery))
                    .number("factor", factor)
                    .number("supported", supported)
            });
        }
    }

    /// BPH-9.5.1a, 9.7a, 9.9a, HOUSE-8, HOUSE-14: an air unit adds its bombing factor.
    pub(crate) fn judge_air_support<J: Judge>(&self, s: &State, fight: &Fight, air: AirId, j: &mut J) {
        let side = self.fight_decider(fight);
        let Some(data) = self.data.air.get(air.index()).filter(|a| a.side == side) else {
            return j.forbid("BPH-9.7a", || Text::new("why-not-your-air"));
        };
        let name = || data.id.clone();
        if s.air(air).place != AirPlace::Over(self.data.map.hex(fight.target).zone) {
            j.forbid("HOUSE-14", || Text::new("why-air-elsewhere").name("unit", name()));
        }
        if j.settled() {
            return;
        }
        if data.kind.is_fighter() && s.air(air).fought {
            j.forbid("BPH-9.5.1a", || Text::new("why-fighter-fought").name("unit", name()));
        }
        if self.bombs(s, air) == 0 {
            j.forbid("BPH-9.7a", || Text::new("why-no-bombs").name("unit", name()));
        }
        let used = fight.air[side.index()];
        if used.contains(air) || used.len() >= AIR_LIMIT {
            j.forbid("HOUSE-8", || Text::new("why-air-limit").name("unit", name()));
        }
        if !self.is_within_radius(s, air, fight.target) {
            j.forbid(self.radius_clause(air), || Text::new("why-air-radius").name("unit", name()));
        }
        if fight.mobile && side == fight.attacker && data.nation != Nation::De {
            j.forbid("BPH-9.9a", || Text::new("why-air-not-german").name("unit", name()));
            j.forbid("BPH-7.3f", || Text::new("why-air-not-german").name("unit", name()));
        }
        if self.options.air_support == AirSupport::Preassigned {
            let served = match s.air(air).tied {
                None => false,
                Some(hex) if side == fight.attacker => fight.attackers.iter().any(|u| s.hex_of(u) == Some(hex)),
                Some(hex) => hex == fight.target,
            };
            if !served {
                j.forbid("BPH-9.7a", || Text::new("why-air-tied-elsewhere").name("unit", name()));
            }
        }
    }

    /// Takes the fight on as far as it goes without a decision; true if it moved.
    pub(crate) fn resume_fight(&self, s: &mut State, fight: Fight, play: &mut Play<'_>) -> bool {
        let next = |s: &mut State, stage| {
            if let Some(top) = s.fight_mut() {
                top.stage = stage;
            }
            true
        };
        match fight.stage {
            Stage::Attackers => false,
            Stage::Surplus if self.surplus(s, fight.target) > 0 => false,
            Stage::Surplus => next(s, Stage::Avoid),
            Stage::Avoid if fight.attacker == Side::Axis && self.only_partisans(s, fight.target) => false,
            Stage::Avoid => next(s, Stage::AttackerSupport),
            Stage::AttackerSupport if self.is_headquarters_alone(s, &fight) => {
                self.take_headquarters(s, fight, play);
                true
            }
            Stage::AttackerSupport | Stage::DefenderSupport => {
                let mut options = Vec::new();
                self.list_support(s, &fight, &mut options);
                if !options.is_empty() {
                    return false;
                }
                self.end_support(s, fight, play);
                true
            }
            Stage::DefenderLosses | Stage::AttackerLosses => self.settle_losses(s, fight, play),
            Stage::Advance => {
                let any = fight.attackers.iter().any(|u| Quick::ask(|j| self.judge_advance(s, &fight, u, j)));
                if any { false } else { next(s, Stage::Exploitation) }
            }
            Stage::Exploitation => {
                let may = |u: UnitId| Quick::ask(|j| self.judge_exploit(s, &fight, u, j));
                let any = fight.excess > 0 && self.data.unit_ids().any(may);
                if !any {
                    self.end_fight(s, false, play);
                }
                !any
            }
        }
    }

    pub(crate) fn is_headquarters_alone(&self, s: &State, fight: &Fight) -> bool {
        self.defenders(s, fight.attacker.enemy(), fight.target).is_empty()
    }

    /// BPH-10.6a: a headquarters attacked alone is eliminated without a roll.
    fn take_headquarters(&self, s: &mut State, fight: Fight, play: &mut Play<'_>) {
        let all: Vec<UnitId> = s.at(fight.target).collect();
        for unit in all {
            self.eliminate(s, unit, play);
        }
        if let Some(top) = s.fight_mut() {
            top.bare = true;
        }
        self.after_losses(s, play);
    }

    /// The side has committed all it wants to.
    pub(crate) fn end_support(&self, s: &mut State, fight: Fight, play: &mut Play<'_>) {
        if fight.stage == Stage::AttackerSupport {
            if let Some(top) = s.fight_mut() {
                top.stage = Stage::DefenderSupport;
            }
        } else {
            self.resolve(s, fight, play);
        }
    }

    pub(crate) fn spend(&self, s: &mut State, column: UnitId) {
        if let Some(fight) = s.fight_mut() {
            let side = self.fight_decider(fight);
            fight.columns[side.index()].insert(column);
        }
    }

    pub(crate) fn fire_artillery(&self, s: &mut State, artillery: UnitId, column: UnitId) {
        if let Some(fight) = s.fight_mut() {
            fight.artillery.insert(artillery);
            fight.shells.insert(column);
        }
        s.unit_mut(artillery).marks.set(Marks::ATTACKED);
    }

    pub(crate) fn fly_support(&self, s: &mut State, air: AirId) {
        if let Some(fight) = s.fight_mut() {
            let side = self.fight_decider(fight);
            fight.air[side.index()].insert(air);
        }
    }

    /// PR-12 (5) and (6): the roll, and the losses it asks for.
    fn resolve(&self, s: &mut State, fight: Fight, play: &mut Play<'_>) {
        let sum = self.sum(s, &fight);
        let (die, result) = self.roll(fight.attacker, sum.column, sum.die_modifier(), play);
        let defenders = self.defenders(s, fight.attacker.enemy(), fight.target);
        let steps: u8 = defenders.iter().map(|u| s.steps(u, &self.data)).sum();
        let city = self.data.map.is_big_city(fight.target);
        let (loss, excess) = defender_loss(result, steps, city, self.options.de_city);
        let own = match result {
            CombatResult::Losses { attacker, .. } => attacker,
            CombatResult::Eliminated => 0,
        };
        let bare = self.all_columns(&defenders);
        play.note(|| {
            Note::new(
                Text::new("log-result")
                    .name("column", self.data.combat.columns[sum.column].clone())
                    .number("die", die)
                    .number("modifier", sum.die_modifier())
                    .name("result", result.to_string())
                    .number("attack", sum.attack)
                    .number("defence", sum.defence),
            )
            .at(self.hex_name(fight.target))
        });
        if let Some(top) = s.fight_mut() {
            top.losses[fight.attacker.enemy().index()] = loss;
            top.losses[fight.attacker.index()] = own;
            top.excess = if fight.attacker == Side::Allied && !bare { excess } else { 0 };
            top.bare = bare;
            top.stage = Stage::DefenderLosses;
        }
    }

    /// The units the losses of this stage can be taken from.
    pub(crate) fn may_lose(&self, s: &State, fight: &Fight) -> UnitSet {
        if fight.stage == Stage::DefenderLosses {
            return self.defenders(s, fight.attacker.enemy(), fight.target);
        }
        let alive = |set: &UnitSet| -> UnitSet { set.iter().filter(|&u| s.hex_of(u).is_some()).collect() };
        let attackers = alive(&fight.attackers);
        if attackers.is_empty() { alive(&fight.artillery) } else { attackers }
    }

    pub(crate) fn judge_lose<J: Judge>(&self, s: &State, fight: &Fight, unit: UnitId, j: &mut J) {
        if !self.may_lose(s, fight).contains(unit) {
            j.forbid("PR-13", || Text::new("why-not-its-loss").name("unit", self.unit_name(unit)));
        }
    }

    /// Losses that leave no choice (PR-13).
    fn settle_losses(&self, s: &mut State, fight: Fight, play: &mut Play<'_>) -> bool {
        let side = self.fight_decider(&fight);
        let due = fight.losses[side.index()];
        let units = self.may_lose(s, &fight);
        if due == 0 || units.is_empty() {
            if fight.stage == Stage::DefenderLosses {
                self.clear_hex_without_defenders(s, &fight, play);
                if let Some(top) = s.fight_mut() {
                    top.stage = Stage::AttackerLosses;
                }
            } else {
                self.after_losses(s, play);
            }
            return true;
        }
        let steps: u8 = units.iter().map(|u| s.steps(u, &self.data)).sum();
        if units.len() > 1 && due < steps {
            return false;
        }
        if let Some(unit) = units.iter().next() {
            self.take_loss(s, unit, play);
        }
        true
    }

    pub(crate) fn take_loss(&self, s: &mut State, unit: UnitId, play: &mut Play<'_>) {
        if let Some(fight) = s.fight_mut() {
            let side = self.fight_decider(fight);
            let due = &mut fight.losses[side.index()];
            *due = due.saturating_sub(1);
        }
        self.lose_step(s, unit, play);
    }

    /// BPH-10.6a, C72: headquarters and columns vanish with the last combat unit.
    fn clear_hex_without_defenders(&self, s: &mut State, fight: &Fight, play: &mut Play<'_>) {
        let side = fight.attacker.enemy();
        let rest: Vec<UnitId> = s.at(fight.target).filter(|&u| self.data.brief(u).side == side).collect();
        let stands = rest
            .iter()
            .any(|&u| self.data.brief(u).kind.fights() || (fight.bare && self.data.brief(u).kind == Kind::Column));
        if !stands {
            for unit in rest {
                self.eliminate(s, unit, play);
            }
        }
    }

    pub(crate) fn lose_step(&self, s: &mut State, unit: UnitId, play: &mut Play<'_>) {
        if s.steps(unit, &self.data) > 1 {
            s.unit_mut(unit).reduced = true;
            play.note(|| Note::new(Text::new("log-step-lost").name("unit", self.unit_name(unit))));
        } else {
            self.eliminate(s, unit, play);
        }
    }

    pub(crate) fn eliminate(&self, s: &mut State, unit: UnitId, play: &mut Play<'_>) {
        let hex = s.hex_of(unit);
        let place = match self.data.brief(unit).kind {
            // BPH-10.6b: back three turns later.
            Kind::Hq => Place::Coming(s.turn + 3),
            Kind::Column => Place::Out,
            _ => Place::Lost,
        };
        *s.unit_mut(unit) = UnitState { place, reduced: false, supply: Supply::Full, marks: Marks::NONE };
        play.note(|| {
            let note = Note::new(Text::new("log-eliminated").name("unit", self.unit_name(unit)));
            hex.map_or(note.clone(), |h| note.at(self.hex_name(h)))
        });
        if self.data.brief(unit).kind == Kind::Part {
            self.partisan_gone(s, true);
        }
    }

    /// The losses are taken: a mobile attack goes on or ends, other attackers may advance.
    fn after_losses(&self, s: &mut State, play: &mut Play<'_>) {
        let Some(&fight) = s.fight() else { return };
        let emptied = !s.at(fight.target).any(|u| self.data.brief(u).side != fight.attacker);
        if fight.mobile || !emptied {
            self.end_fight(s, emptied, play);
        } else if let Some(top) = s.fight_mut() {
            top.stage = Stage::Advance;
        }
    }

    /// PR-12 (8): columns spent leave the map, air units go home; a mobile attack that has cleared the hex moves in.
    pub(crate) fn end_fight(&self, s: &mut State, moves_in: bool, play: &mut Play<'_>) {
        let Some(at) = s.frames.iter().rposition(|f| matches!(f, Frame::Fight(_))) else { return };
        let Frame::Fight(fight) = s.frames.remove(at) else { return };
        for column in Side::BOTH.iter().flat_map(|x| fight.columns[x.index()].iter()).chain(fight.shells.iter()) {
            s.unit_mut(column).place = Place::Out;
        }
        for air in Side::BOTH.iter().flat_map(|x| fight.air[x.index()].iter()) {
            s.air_mut(air).place = AirPlace::Available;
            s.air_mut(air).tied = None;
        }
        if !fight.mobile {
            return;
        }
        let Some(Frame::Moving(mut moving)) = s.frames.last().copied() else { return };
        moving.units = moving.units.iter().filter(|&u| s.hex_of(u).is_some()).collect();
        let fighters = moving.units.iter().any(|u| self.data.brief(u).kind != Kind::Column);
        if moves_in && fighters {
            let mover = self.mover(s, &moving.units);
            self.enter_hex(s, &mover, &moving.units, moving.at, fight.target, play);
            moving.at = fight.target;
            moving.hexes = moving.hexes.saturating_add(1);
            // C15: the hex it has taken stops it if it lies in another zone, but it may attack again.
            let zone = self.zone(s, mover.side.enemy());
            moving.stopped = zone.contains(fight.target) && self.options.ma_zoc == MobileAttackZone::Stop;
            for unit in moving.units.iter() {
                s.unit_mut(unit).place = Place::Hex(fight.target);
                s.unit_mut(unit).marks.set(Marks::MOVED);
            }
            self.replace_moving(s, moving);
        } else {
            self.replace_moving(s, moving);
            self.finish_move(s);
        }
    }

    fn replace_moving(&self, s: &mut State, moving: Moving) {
        if let Some(Frame::Moving(top)) = s.frames.last_mut() {
            *top = moving;
        }
    }
}

pub(crate) fn new_fight(attacker: Side, target: HexId, attackers: UnitSet, mobile: bool) -> Fight {
    Fight {
        attacker,
        target,
        mobile,
        stage: Stage::Attackers,
        attackers,
        artillery: UnitSet::default(),
        columns: Default::default(),
        shells: UnitSet::default(),
        air: Default::default(),
        losses: [0; 2],
        excess: 0,
        bare: false,
    }
}
