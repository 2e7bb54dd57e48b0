//! The books: what must be true after every action, whoever plays. They are kept beside the game, from the action and
//! the states before and after it alone: nobody attacks, moves or bombs twice, nobody comes back from the dead, what was
//! announced is what was paid, and columns, replacements and steps add up.
//!
//! `SANDTABLE_GAMES=2000 cargo test -p hungary-1944 --test chapters books` plays that many games of each kind.

use crate::common::rules;
use board::HexId;
use hungary_1944::options::*;
use hungary_1944::state::*;
use hungary_1944::vocabulary::*;
use hungary_1944::{Action, Hungary1944, Rules, halves};
use kernel::dice::Loose;
use kernel::{Game, Hints, Play, Rng, Seat, Title};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::mem::Discriminant;

/// One action with the states around it.
struct Entry<'a> {
    rules: &'a Rules,
    before: &'a State,
    seat: Seat,
    action: Action,
    after: &'a State,
}

/// What has been done this turn.
#[derive(Default)]
struct Books {
    taken_up: BTreeSet<UnitId>,
    attacked: BTreeSet<UnitId>,
    attacked_on_the_move: BTreeSet<UnitId>,
    advanced: BTreeSet<UnitId>,
    exploited: BTreeSet<UnitId>,
    bombed: BTreeSet<AirId>,
    transferred: BTreeSet<AirId>,
    /// Columns each headquarters has received.
    received: BTreeMap<UnitId, u8>,
    by_river: u8,
    /// Prices of moves that were compared with what was paid.
    prices: usize,
}

impl Books {
    fn enter(&mut self, entry: &Entry<'_>) {
        self.deeds(entry);
        prices(entry, &mut self.prices);
        for unit in entry.rules.data.unit_ids() {
            entry.place_of(unit);
            entry.steps_of(unit);
        }
        for air in entry.rules.data.air_ids() {
            entry.flight_of(air);
        }
        entry.replacements();
        entry.columns();
        entry.losses();
        standing(entry.rules, entry.after);
        if entry.after.turn != entry.before.turn {
            *self = Books { prices: self.prices, ..Books::default() };
        }
    }

    /// Nobody does anything twice, and nobody does what is not his to do.
    fn deeds(&mut self, entry: &Entry<'_>) {
        let Entry { rules, before, action, .. } = entry;
        let side = Side::deciding(entry.seat);
        let top = before.frames.last();
        match (*action, top) {
            (Action::Select(unit) | Action::Join(unit), _) if before.phase != Phase::Shift => {
                assert_eq!(before.phase, Phase::Move(side));
                assert!(self.taken_up.insert(unit), "BPH-7.1d: {} moves twice", entry.name(unit));
            }
            (Action::MobileAttack(_), Some(Frame::Moving(moving))) => {
                for unit in moving.units.iter().filter(|&unit| rules.data.brief(unit).kind != Kind::Column) {
                    let brief = rules.data.brief(unit);
                    assert_eq!(brief.nation, Nation::De, "BPH-7.3a: {}", entry.name(unit));
                    assert!(matches!(brief.kind, Kind::Pz | Kind::Mech), "BPH-7.3a: {}", entry.name(unit));
                    assert_ne!(before.unit(unit).supply, Supply::None, "BPH-5.5e: {}", entry.name(unit));
                    self.attacked_on_the_move.insert(unit);
                }
            }
            (Action::Done, Some(Frame::Fight(fight))) if fight.stage == Stage::Attackers => {
                fight.attackers.iter().for_each(|unit| self.attack(entry, fight, unit));
            }
            (Action::Artillery { artillery, .. }, _) => {
                assert!(self.attacked.insert(artillery), "BPH-8.1b: {} fires twice", entry.name(artillery));
            }
            (Action::Advance(unit), _) => {
                assert!(self.advanced.insert(unit), "PR-14: {} advances twice", entry.name(unit));
            }
            (Action::Exploit(unit), Some(Frame::Fight(fight))) => {
                assert!(self.exploited.insert(unit), "BPH-8.6a: {} exploits twice", entry.name(unit));
                assert!(!before.unit(unit).marks.has(Marks::MOVED), "BPH-8.6a: {} has moved", entry.name(unit));
                assert!(!fight.attackers.contains(unit) && fight.excess > 0, "BPH-8.6a: {}", entry.name(unit));
            }
            (Action::AirSupport(air), _) => {
                assert!(self.bombed.insert(air), "BPH-9.7a: {} bombs twice", rules.data.air(air).id);
                let fought = before.air(air).fought && rules.data.air(air).kind.is_fighter();
                assert!(!fought, "BPH-9.5.1a: {} has fought", rules.data.air(air).id);
            }
            (Action::Transfer { air, .. }, _) => {
                assert!(self.transferred.insert(air), "BPH-10.5a: {} changes Fronts twice", rules.data.air(air).id);
            }
            (Action::Column(hq), _) => {
                let received = self.received.entry(hq).or_default();
                *received += 1;
                assert!(*received <= 3, "BPH-5.8.2a: {} receives {received}", entry.name(hq));
            }
            (Action::RiverColumn(_), _) => {
                self.by_river += 1;
                assert!(self.by_river <= 1 && side == Side::Axis, "BPH-5.8.3a");
            }
            _ => {}
        }
    }

    /// A unit that takes part in an attack of the combat phase.
    fn attack(&mut self, entry: &Entry<'_>, fight: &Fight, unit: UnitId) {
        let Entry { rules, before, .. } = entry;
        let name = entry.name(unit);
        let brief = rules.data.brief(unit);
        assert!(self.attacked.insert(unit), "BPH-8.1b: {name} attacks twice");
        let again = rules.options.ma_then_attack == MobileThenAttack::Yes;
        assert!(again || !self.attacked_on_the_move.contains(&unit), "C58: {name} attacks after a mobile attack");
        let onward = rules.options.exploit_attack == ExploitAttack::Yes;
        assert!(onward || !self.exploited.contains(&unit), "C77: {name} attacks after exploiting");
        assert_eq!(brief.side, fight.attacker, "{name}");
        assert!(brief.kind.fights() && brief.kind != Kind::Art, "BPH-8.3a: {name}");
        let side = before.hex_of(unit).and_then(|hex| rules.data.map.between(hex, fight.target));
        assert!(side.is_some_and(|side| side.water != Water::Lake), "BPH-8.1a, PR-12: {name}");
        let partisans = before.at(fight.target).any(|unit| rules.data.brief(unit).kind == Kind::Part);
        assert!(brief.nation != Nation::Hu || !partisans, "BPH-12.2.2b: {name}");
    }
}

/// How a counter comes to stand where it stands, or to be gone.
impl Entry<'_> {
    fn name(&self, unit: UnitId) -> &str {
        &self.rules.data.unit(unit).id
    }

    /// Whether there was a fight somebody could fall in.
    fn fought(&self) -> bool {
        self.before.fight().is_some() || matches!(self.action, Action::MobileAttack(_))
    }

    /// Whether the turn ended with this action, save perhaps for late transfers of air units.
    fn ended(&self) -> bool {
        let late = self.after.phase == Phase::LateTransfers && self.before.phase != Phase::LateTransfers;
        late || self.after.turn != self.before.turn || self.after.phase == Phase::Over
    }

    /// Whether withdrawals may have been carried out.
    fn withdrew(&self) -> bool {
        self.ended() || matches!(self.before.phase, Phase::Intake(..) | Phase::Uprising)
    }

    fn arrival(&self) -> Option<Arrival> {
        match (self.action, self.before.frames.last()) {
            (Action::Place(_), Some(Frame::Placing(placing))) => Some(placing.why),
            _ => None,
        }
    }

    fn place_of(&self, unit: UnitId) {
        let (from, to) = (self.before.unit(unit).place, self.after.unit(unit).place);
        if from == to {
            return;
        }
        let data = self.rules.data.unit(unit);
        let named = |other: UnitId| other == unit;
        let given_up = match self.action {
            Action::Fill(first) => named(first),
            Action::Rally { first, second } => named(first) || named(second),
            _ => false,
        };
        let s_die = data.s_mark && self.ended();
        let right = match (from, to) {
            (Place::Hex(_), Place::Hex(hex)) => self.moved(unit, hex),
            (Place::Hex(_), Place::Lost) => data.kind.fights() && self.fought(),
            (Place::Hex(_), Place::Out) if data.kind == Kind::Column => self.fought(),
            (Place::Hex(_), Place::Out) => given_up || s_die || self.withdrew(),
            (Place::Hex(_), Place::Coming(turn)) if self.fought() && !self.withdrew() => {
                data.kind == Kind::Hq && turn == self.before.turn + 3
            }
            (Place::Hex(_), Place::Coming(turn)) => {
                (data.kind == Kind::Hq && turn == self.before.turn + 3) || self.withdrew()
            }
            (Place::Lost, Place::Hex(_)) => match self.arrival() {
                Some(Arrival::Rebuilt { .. }) => data.kind.fights() && data.kind != Kind::Part,
                Some(Arrival::Rallied) => data.nation == Nation::Cz,
                _ => false,
            },
            (Place::Lost, Place::Out) => s_die || self.withdrew(),
            (Place::Out, Place::Hex(_)) => {
                data.kind == Kind::Column && matches!(self.action, Action::Column(_) | Action::RiverColumn(_))
            }
            (Place::Coming(turn), Place::Hex(_)) => {
                let placed = data.kind == Kind::Part && self.before.phase == Phase::Uprising;
                placed || (self.arrival() == Some(Arrival::Reinforcement) && turn <= self.before.turn)
            }
            (Place::Coming(_), Place::Out) => s_die || self.withdrew(),
            (Place::Lost, _) | (Place::Out, _) | (Place::Coming(_), _) => false,
        };
        assert!(right, "{} goes from {from:?} to {to:?}", data.id);
    }

    /// Whether a counter that changed hexes was on the move, and may stand where it came to.
    fn moved(&self, unit: UnitId, to: HexId) -> bool {
        let in_hand = |frame: &Frame| match frame {
            Frame::Moving(moving) => moving.units.contains(unit),
            Frame::Run(run) => run.unit == unit,
            Frame::Retreat(retreat) => retreat.unit == unit,
            Frame::Placing(placing) => placing.unit == unit,
            Frame::Fight(_) => false,
        };
        let bound = self.rules.data.brief(unit).s_mark && self.after.s_units == SUnits::Bound;
        assert!(!bound || self.rules.data.map.slovakia.contains(to), "HOUSE-10: {}", self.name(unit));
        let open = &self.rules.data.scenario.open;
        assert!(open.contains(to), "HOUSE-13: {}", self.name(unit));
        self.action == Action::Advance(unit) || self.before.frames.iter().any(in_hand)
    }

    /// A step is lost in a fight, and comes back by a replacement.
    fn steps_of(&self, unit: UnitId) {
        let (before, after) = (self.before.unit(unit), self.after.unit(unit));
        let data = self.rules.data.unit(unit);
        assert!(!after.reduced || data.reduced.is_some(), "{} has one step", data.id);
        if !before.reduced && after.reduced {
            let rebuilt = self.arrival() == Some(Arrival::Rebuilt { full: false });
            assert!(self.fought() || rebuilt, "{} loses a step without a fight", data.id);
        }
        let here = matches!(before.place, Place::Hex(_)) && matches!(after.place, Place::Hex(_));
        if before.reduced && !after.reduced && here {
            let filled = data.nation == Nation::Cz && matches!(self.action, Action::Fill(_));
            assert!(filled || self.action == Action::Restore(unit), "{} gains a step", data.id);
        }
    }

    fn flight_of(&self, air: AirId) {
        let (before, after) = (self.before.air(air), self.after.air(air));
        let id = &self.rules.data.air(air).id;
        let restored = matches!(self.action, Action::RestoreAir { air: named, .. } if named == air);
        let right = match (before.place, after.place) {
            (from, to) if from == to => true,
            (AirPlace::Available, AirPlace::Over(zone)) => {
                let ordered = self.before.orders[self.rules.data.air(air).side].missions.contains(&(air, zone));
                ordered
                    || matches!(self.action, Action::Mission { air: named, zone: aim } if (named, aim) == (air, zone))
            }
            (AirPlace::Over(_), AirPlace::Available) => true,
            (AirPlace::Over(_), AirPlace::Lost) => matches!(self.before.phase, Phase::Skies(..) | Phase::Missions),
            (AirPlace::Available, AirPlace::Lost) => self.before.phase == Phase::Missions,
            (AirPlace::Lost, AirPlace::Available) => restored,
            (AirPlace::Coming(turn), AirPlace::Available) => turn <= self.after.turn,
            _ => false,
        };
        assert!(right, "{id} goes from {:?} to {:?}", before.place, after.place);
        let transferred = matches!(self.action, Action::Transfer { air: named, .. } if named == air);
        assert!(before.front == after.front || transferred || restored, "{id} changes Fronts");
        if (transferred || restored)
            && let Some(front) = after.front.filter(|_| before.place != after.place || transferred)
        {
            let based = |air: &&AirState| matches!(air.place, AirPlace::Available | AirPlace::Over(_));
            let held = self.after.air.iter().filter(based).filter(|air| air.front == Some(front)).count();
            assert!(held <= usize::from(self.before.pools.boxes[front]), "BPH-10.4c: {id}, {held} in {front:?}");
        }
        assert!(!before.reduced || after.reduced || restored || after.place == AirPlace::Lost, "{id} gains a step");
    }

    /// A replacement is paid for by its own nation and branch, and by nobody else.
    fn replacements(&self) {
        if self.before.phase != self.after.phase || self.before.turn != self.after.turn {
            return;
        }
        let price = match self.action {
            Action::Restore(unit) => Some((self.rules.data.unit(unit).nation, Branch::Land, 1)),
            Action::RestoreAir { air, .. } => Some((self.rules.data.air(air).nation, Branch::Air, 1)),
            Action::Place(_) => match self.before.frames.last() {
                Some(Frame::Placing(Placing { unit, why: Arrival::Rebuilt { full } })) => {
                    let data = self.rules.data.unit(*unit);
                    let dear =
                        *full && data.reduced.is_some() && self.rules.options.rebuild_cost == RebuildCost::TwoForFull;
                    Some((data.nation, Branch::Land, 1 + u8::from(dear)))
                }
                _ => None,
            },
            _ => None,
        };
        let mut left = self.before.pools.replacements;
        if let Some((nation, branch, cost)) = price {
            left[nation][branch] -= cost;
        }
        assert_eq!(left, self.after.pools.replacements, "replacements");
    }

    /// A column that is received comes out of the income; one that is spent leaves the map with its fight.
    fn columns(&self) {
        let count = |state: &State, side: Side| {
            let columns = state.on_map().filter(|&(unit, _)| self.rules.data.brief(unit).kind == Kind::Column);
            columns.filter(|&(unit, _)| self.rules.data.brief(unit).side == side).count()
        };
        for side in Side::BOTH {
            let received =
                matches!(self.action, Action::Column(_) | Action::RiverColumn(_)) && self.seat == side.seat();
            let (before, after) = (count(self.before, side), count(self.after, side));
            assert!(after <= before + usize::from(received), "{side:?} has {after} columns after {before}");
            if received {
                assert_eq!(after, before + 1, "{side:?}");
                let same = self.before.phase == self.after.phase && self.before.turn == self.after.turn;
                assert!(!same || self.after.pools.columns + 1 == self.before.pools.columns, "income of {side:?}");
            }
        }
        if let (Some(before), true) = (self.before.fight(), self.after.fight().is_none()) {
            let spent = before.columns.values().iter().flat_map(UnitSet::iter).chain(before.shells.iter());
            for column in spent {
                assert_eq!(self.after.hex_of(column), None, "BPH-5.8.1d: {} is still there", self.name(column));
            }
            for air in before.air.values().iter().flat_map(|air| air.iter()) {
                let over = matches!(self.after.air(air).place, AirPlace::Over(_));
                assert!(!over, "BPH-9.7b: {} is still there", self.rules.data.air(air).id);
            }
        }
    }

    /// While losses are taken nobody loses more than the die asked for.
    fn losses(&self) {
        let Some(fight) = self.before.fight() else { return };
        let steps = |state: &State, side: Side| -> u32 {
            let own = state.on_map().filter(|&(unit, _)| {
                let brief = self.rules.data.brief(unit);
                brief.side == side && (brief.kind.fights() || (fight.bare && brief.kind == Kind::Column))
            });
            own.map(|(unit, _)| u32::from(state.steps(unit, &self.rules.data))).sum()
        };
        let asked = match fight.stage {
            Stage::DefenderLosses | Stage::AttackerLosses => fight.losses,
            Stage::Advance | Stage::Exploitation => BySide::default(),
            _ => return,
        };
        if self.withdrew() {
            return;
        }
        for side in Side::BOTH {
            let lost = steps(self.before, side).saturating_sub(steps(self.after, side));
            let spent = (fight.columns[side].len() + fight.shells.len()) as u32;
            let most = u32::from(asked[side]) + if fight.bare { spent } else { 0 };
            assert!(lost <= most, "PR-13: {side:?} loses {lost} steps of {most}");
        }
        if let Action::Lose(unit) = self.action {
            let left = if self.after.hex_of(unit).is_some() { self.after.steps(unit, &self.rules.data) } else { 0 };
            assert!(left < self.before.steps(unit, &self.rules.data), "PR-13: {} loses nothing", self.name(unit));
        }
    }
}

/// The price a move or a mobile attack was announced with is the price that was paid. Asked of every eighth.
fn prices(entry: &Entry<'_>, asked: &mut usize) {
    let Some(Frame::Moving(before)) = entry.before.frames.last() else { return };
    if !matches!(entry.action, Action::MoveTo(_) | Action::MobileAttack(_)) {
        return;
    }
    *asked += 1;
    if !asked.is_multiple_of(8) {
        return;
    }
    let explained = entry.rules.explain(entry.before, entry.seat, &entry.action);
    let names = explained.rows.iter().filter(|row| row.value.is_empty()).map(|row| row.text.key.as_ref());
    let rate = names.filter(|key| *key != "explain-stop").last();
    let announced: u8 = explained.rows.iter().map(|row| in_halves(&row.value)).sum();
    let after = entry.after.frames.iter().find_map(|frame| match frame {
        Frame::Moving(after) if after.units == before.units => Some(after),
        _ => None,
    });
    let Some(after) = after else { return };
    match rate {
        Some("explain-minimum") => assert!(after.stopped, "BPH-7.1b: the stack goes on"),
        Some("explain-operational") => {
            let (then, now) = (before.operational.unwrap_or(0), after.operational.unwrap_or(0));
            assert_eq!(now - then, announced, "{:?}: {}", entry.action, halves(announced));
        }
        _ => assert_eq!(after.spent - before.spent, announced, "{:?}: {}", entry.action, halves(announced)),
    }
    let path: BTreeSet<&str> = explained.path.iter().map(String::as_str).collect();
    let grid = &entry.rules.data.map.grid;
    if matches!(entry.action, Action::MoveTo(_)) {
        for hex in entry.before.allied.differing(&entry.after.allied).iter() {
            assert!(path.contains(grid.name(hex).as_str()), "HOUSE-9: {} changes hands", grid.name(hex));
        }
    }
}

/// Half points from what a player reads: "2½" is 5.
fn in_halves(value: &str) -> u8 {
    let whole = value.trim_end_matches('½');
    let points: u8 = if whole.is_empty() { 0 } else { whole.parse().expect("points") };
    points * 2 + u8::from(value.ends_with('½'))
}

/// What is true of every state of a game.
fn standing(rules: &Rules, state: &State) {
    let mut stacks: HashMap<HexId, (Side, usize, Option<u8>)> = HashMap::new();
    for (unit, hex) in state.on_map() {
        let brief = rules.data.brief(unit);
        let name = &rules.data.unit(unit).id;
        let room = usize::from(brief.kind != Kind::Column || rules.options.cl_stacking == ColumnStacking::Count);
        let (side, units, group) = stacks.entry(hex).or_insert((brief.side, 0, None));
        assert_eq!(*side, brief.side, "BPH-7.1e: {name} stands with the enemy");
        *units += room;
        assert!(*units <= 4, "BPH-4.1a: {units} units with {name}");
        if brief.kind != Kind::Column {
            let own = brief.nation.stacking_group();
            assert_eq!(*group.get_or_insert(own), own, "BPH-4.1e: {name} stands with strangers");
            assert!(state.controls(brief.side, hex), "HOUSE-9: {name} does not control its hex");
        }
    }
    for unit in rules.data.unit_ids() {
        let now = state.unit(unit);
        let kind = rules.data.brief(unit).kind;
        let right = match now.place {
            Place::Hex(_) => true,
            Place::Lost => kind.fights() && !now.reduced,
            Place::Coming(_) => kind != Kind::Column,
            Place::Out => true,
        };
        assert!(right, "{} is {:?}", rules.data.unit(unit).id, now.place);
    }
    let missions = state.phase == Phase::Missions;
    for orders in state.orders.values() {
        assert!(missions || (orders.missions.is_empty() && !orders.ready), "orders outside the air phase");
        assert!(orders.missions.windows(2).all(|two| two[0].0 < two[1].0), "two missions for one air unit");
    }
    assert!(state.fuhrer.ordered <= 2, "BPH-12.1c");
    assert_eq!(state.verdict.is_some(), state.phase == Phase::Over);
    state.frames.iter().for_each(|frame| pending(rules, state, frame));
}

/// What is true of what is pending.
fn pending(rules: &Rules, state: &State, frame: &Frame) {
    match frame {
        Frame::Moving(moving) => {
            assert!(!moving.units.is_empty(), "an empty stack moves");
            let allowance = moving.units.iter().map(|unit| rules.allowance(state, unit)).min().unwrap_or(0);
            let operational = moving.operational.is_some_and(|spent| spent <= allowance * 2);
            assert!(moving.spent <= allowance || operational, "BPH-7.1a: {moving:?} has spent too much");
            for unit in moving.units.iter().filter(|&unit| state.hex_of(unit).is_some()) {
                assert_eq!(state.hex_of(unit), Some(moving.at), "PR-9: the stack has come apart");
            }
        }
        Frame::Fight(fight) => {
            let limit = usize::from(rules.data.combat.shifts.column_limit);
            for side in Side::BOTH {
                let other = fight.columns[side.enemy()].len();
                let net = rules.options.cl_cap == ColumnCap::Net;
                assert!(fight.columns[side].len() <= limit + if net { other } else { 0 }, "BPH-5.8.1c");
                assert!(fight.air[side].len() <= rules.data.combat.air_limit, "HOUSE-8");
                assert!(fight.columns[side].iter().all(|column| !fight.shells.contains(column)), "BPH-8.3a");
            }
            assert_eq!(fight.shells.len(), fight.artillery.len(), "BPH-8.3a: a column for each artillery corps");
        }
        Frame::Run(run) => assert!(state.hex_of(run.unit).is_some(), "nobody runs"),
        Frame::Retreat(retreat) => assert!(state.hex_of(retreat.unit).is_some(), "nobody retreats"),
        Frame::Placing(placing) => {
            let shifted = placing.why == Arrival::Shifted;
            assert_eq!(state.hex_of(placing.unit).is_some(), shifted, "placed twice");
        }
    }
}

/// Who plays: by the script, by chance, or what has been done least so far.
enum Player {
    Script,
    Chance,
    Adversary(HashMap<Discriminant<Action>, u32>),
}

impl Player {
    fn choose(&mut self, rules: &Rules, state: &State, seat: Seat, legal: &[Action], rng: &mut Rng) -> usize {
        match self {
            Player::Script => rules.script(state, seat, legal, rng),
            Player::Chance => rng.below(legal.len()),
            Player::Adversary(done) => {
                let times = |action: &Action| done.get(&std::mem::discriminant(action)).copied().unwrap_or(0);
                let least = legal.iter().map(times).min().unwrap_or(0);
                let rare: Vec<usize> = (0..legal.len()).filter(|&i| times(&legal[i]) == least).collect();
                let chosen = rare[rng.below(rare.len())];
                *done.entry(std::mem::discriminant(&legal[chosen])).or_default() += 1;
                chosen
            }
        }
    }
}

/// Plays a game and keeps its books; tells how many prices were looked at.
fn keep(rules: &Rules, player: &mut Player, seed: u64) -> usize {
    let mut state = rules.place(&rules.start()).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut rng = Rng::new(seed);
    let mut dice = Loose(Rng::new(seed + 5000));
    let mut books = Books::default();
    let mut legal = Vec::new();
    standing(rules, &state);
    while let Some(seat) = rules.deciders(&state).first() {
        legal.clear();
        rules.actions(&state, seat, &mut legal);
        let action = legal[player.choose(rules, &state, seat, &legal, &mut rng)];
        let before = state.clone();
        rules.apply(&mut state, seat, &action, &mut Play::silent(&mut dice));
        let entry = Entry { rules, before: &before, seat, action, after: &state };
        let kept = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| books.enter(&entry)));
        assert!(kept.is_ok(), "game {seed}, turn {}, {:?}: {action:?}", before.turn, before.phase);
    }
    books.prices
}

/// How many games of each kind are played: a few in the tests, as many as you like from outside.
fn games() -> u64 {
    std::env::var("SANDTABLE_GAMES").ok().map_or(2, |games| games.parse().expect("SANDTABLE_GAMES is a number"))
}

const SCENARIOS: [&str; 4] = ["debrecen", "konrad", "spring", "campaign"];

#[test]
fn the_books_are_right_in_games_by_chance() {
    let mut prices = 0;
    for scenario in SCENARIOS {
        let rules = rules(scenario, &[]);
        prices += (0..games()).map(|seed| keep(&rules, &mut Player::Chance, seed)).sum::<usize>();
    }
    assert!(prices > 100, "{prices} prices");
}

#[test]
fn the_books_are_right_in_games_by_script() {
    for scenario in SCENARIOS {
        let rules = rules(scenario, &[]);
        (0..games()).for_each(|seed| _ = keep(&rules, &mut Player::Script, seed));
    }
}

#[test]
fn the_books_are_right_against_an_adversary() {
    for scenario in SCENARIOS {
        let rules = rules(scenario, &[]);
        let mut adversary = Player::Adversary(HashMap::new());
        (0..games()).for_each(|seed| _ = keep(&rules, &mut adversary, seed));
    }
}

/// With every option at a value drawn anew for each game.
#[test]
fn the_books_are_right_under_other_readings() {
    let about = Hungary1944.about();
    let mut rng = Rng::new(1944);
    let mut adversary = Player::Adversary(HashMap::new());
    for seed in 0..games() * 2 {
        for scenario in ["debrecen", "campaign"] {
            let drawn: Vec<(&str, &str)> = about
                .options
                .iter()
                .map(|option| (option.name, option.values[rng.below(option.values.len())]))
                .collect();
            keep(&rules(scenario, &drawn), &mut adversary, seed);
        }
    }
}
