//! The books of a game: what every action may change and what it must leave alone, kept beside the rules from actions,
//! log and states. Random, scripted and adversarial games are played against them.

use crate::common::{invariants, *};
use board::{HexId, HexSet};
use kernel::testing::{Step, Watch, games};
use kernel::{Arg, Note, Text};
use std::cell::RefCell;
use std::collections::BTreeMap;
use totaler_krieg::data::Effect;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex, Rules, State};

/// Steps of a counter that is still in the game.
fn steps(u: &Unit) -> i32 {
    match u.place {
        Place::Hex(_) | Place::Box(_) | Place::Dropped(_) | Place::Delay(_) => i32::from(u.steps),
        Place::Lost(_) | Place::Gone => 0,
    }
}

fn steps_of(s: &State, units: &UnitSet) -> i32 {
    units.iter().filter_map(|u| s.unit(u)).map(steps).sum()
}

fn by_nation(s: &State) -> ByCountry<i32> {
    let mut sum: ByCountry<i32> = ByCountry::default();
    s.units.iter().for_each(|u| sum[u.nation] += steps(u));
    sum
}

/// The fight on the stack, whatever lies on top of it.
fn fight(s: &State) -> Option<&Fight> {
    s.frames.iter().find_map(|frame| match frame {
        Frame::Fight(fight) => Some(&**fight),
        _ => None,
    })
}

/// A fight from the roll to its end.
struct Quarrel {
    attackers: UnitSet,
    defenders: UnitSet,
    /// Steps of both when they came into it.
    brought: (i32, i32),
    effect: Effect,
    owed: (i32, i32),
    retreated: i32,
}

/// One step of a game.
struct Page<'s> {
    rules: &'s Rules,
    before: &'s State,
    action: Action,
    after: &'s State,
    notes: &'s [Note],
    /// How many steps came before it.
    number: usize,
}

/// What has been done in the present segment or turn, and can be done once; what has been spent; the fight that goes
/// on.
#[derive(Default)]
struct Ledger {
    segment: Option<(u8, Faction, Segment)>,
    taken_up: UnitSet,
    attackers: UnitSet,
    headquarters: UnitSet,
    targets: HexSet,
    air: u32,
    sailed: UnitSet,
    /// Replacement steps that have been spent, by turn and nation.
    spent: BTreeMap<(u8, Country), u8>,
    quarrel: Option<Quarrel>,
    steps: usize,
}

impl Ledger {
    fn enter(&mut self, page: &Page<'_>) {
        self.turn_the_page(page.before);
        self.once(page);
        self.pay(page);
        self.fight_it_out(page);
        page.count_steps();
        page.keep_to_their_country();
        page.leave_neutrals_alone();
        page.raise_nobody();
        page.count_markers();
        page.count_counters();
        page.stop_in_bad_weather();
        invariants::in_order(page.rules, page.before, page.after, page.number);
        self.steps += 1;
    }

    /// A new segment begins, perhaps a new turn.
    fn turn_the_page(&mut self, s: &State) {
        let now = (s.turn, s.faction, s.segment);
        if self.segment == Some(now) {
            return;
        }
        if self.segment.is_none_or(|was| (was.0, was.1) != (now.0, now.1)) {
            self.sailed = UnitSet::EMPTY;
        }
        self.segment = Some(now);
        (self.taken_up, self.attackers, self.headquarters) = (UnitSet::EMPTY, UnitSet::EMPTY, UnitSet::EMPTY);
        self.targets.clear();
        self.air = 0;
    }

    /// TKC-01, TKC-04, TKC-12, TKC-17: nobody moves, attacks, supports, flies or sails twice.
    fn once(&mut self, page: &Page<'_>) {
        match (page.action, page.before.frames.last()) {
            (Action::Select(unit), _) => {
                assert!(!self.taken_up.contains(unit), "{unit:?} moves twice in a phase");
                self.taken_up.insert(unit);
            }
            (Action::Sail(_), Some(Frame::Moving(moving))) => {
                assert!(!self.sailed.contains(moving.unit), "{moving:?} sails twice in a turn");
                self.sailed.insert(moving.unit);
            }
            (Action::Done, Some(Frame::Fight(fight))) if matches!(fight.stage, Stage::Declare | Stage::Reply) => {
                let side = if fight.stage == Stage::Declare { Side::Attacker } else { Side::Defender };
                if side == Side::Attacker {
                    assert!(!self.targets.contains(fight.target), "a hex attacked twice in a segment");
                    self.targets.insert(fight.target);
                    for unit in fight.attackers.iter() {
                        assert!(!self.attackers.contains(unit), "{unit:?} attacks twice in a segment");
                        self.attackers.insert(unit);
                    }
                }
                if fight.defenders.is_empty() {
                    // Markers alone are taken without a roll, so nobody's support is used up.
                    return;
                }
                if let Some(unit) = fight.hq[side] {
                    assert!(!self.headquarters.contains(unit), "{unit:?} supports twice in a segment");
                    self.headquarters.insert(unit);
                }
                assert_eq!(self.air & fight.air[side], 0, "an air unit flies twice in a segment");
                self.air |= fight.air[side];
            }
            _ => {}
        }
    }

    /// TKC-21, TKC-16, TKC-17: what is bought is paid for, and no more is spent than the script gives.
    fn pay(&mut self, page: &Page<'_>) {
        let &Page { before, action, after, .. } = page;
        let from_delay = |unit: UnitId| before.unit(unit).is_some_and(|u| matches!(u.place, Place::Delay(_)));
        let price = match action {
            Action::Buy { .. } | Action::AddStep(_) | Action::Maintain(_) => 1,
            Action::Rebuild { unit, .. } => u8::from(!from_delay(unit)),
            Action::Enter { .. } | Action::Upgrade { .. } => 0,
            Action::Sail(_) => return page.use_convoys(),
            _ => return,
        };
        let mut paid = 0;
        for (was, is) in before.pool.nations.iter().zip(&after.pool.nations) {
            let spent = was.left - is.left;
            paid += spent;
            *self.spent.entry((before.turn, was.nation)).or_default() += spent;
        }
        assert_eq!(paid, price, "{action:?} costs {price} steps");
        for (&(turn, nation), &spent) in &self.spent {
            let given = page.rules.data.scenario.steps.iter().filter(|g| (g.turn, g.nation) == (turn, nation));
            let given: u8 = given.map(|g| g.steps).sum();
            assert!(spent <= given, "{nation:?} spends {spent} steps of {given} in turn {turn}");
        }
        let entered = usize::from(matches!(action, Action::Enter { .. }));
        assert_eq!(before.pool.due.len(), after.pool.due.len() + entered, "{action:?}: one counter is no longer due");
        let upgraded = u8::from(matches!(action, Action::Upgrade { .. }));
        assert_eq!(before.pool.upgrades, after.pool.upgrades + upgraded);
    }

    /// TKC-05, TKC-07: both sides of a fight lose what the table says, a step for every hex not retreated, and a step
    /// if the attackers pay instead of falling back; nothing else.
    fn fight_it_out(&mut self, page: &Page<'_>) {
        let &Page { rules, before, action, after, notes, .. } = page;
        if let (Some(note), Some(fight)) = (notes.iter().find(|n| n.text.key == "log-fought"), fight(before)) {
            let (die, column) = (number(&note.text, "die"), name(&note.text, "column"));
            let columns = &rules.data.combat.columns;
            let column = columns.iter().position(|c| c.0 == column).expect("a column of the table");
            let result = rules.result(before, fight.target, column, die);
            self.quarrel = Some(Quarrel {
                attackers: fight.attackers,
                defenders: fight.defenders,
                brought: (steps_of(before, &fight.attackers), steps_of(before, &fight.defenders)),
                effect: result.effect,
                owed: (i32::from(result.losses.0), i32::from(result.losses.1)),
                retreated: 0,
            });
        }
        let Some(quarrel) = &mut self.quarrel else { return };
        let retreats = fight(before).is_some_and(|f| matches!(f.stage, Stage::Retreating | Stage::Answer));
        if matches!(action, Action::Retreat(_)) && retreats {
            quarrel.retreated += 1;
        }
        if let Some(fight) = fight(after) {
            // Friends who are swept along pay with the others.
            let joined: UnitSet = fight.defenders.iter().filter(|&u| !quarrel.defenders.contains(u)).collect();
            quarrel.brought.1 += steps_of(before, &joined);
            quarrel.defenders = fight.defenders;
            return;
        }
        let Some(q) = self.quarrel.take() else { return };
        let lost = (q.brought.0 - steps_of(after, &q.attackers), q.brought.1 - steps_of(after, &q.defenders));
        let recoils = matches!(q.effect, Effect::AttackerBack | Effect::Exchange);
        // Whoever cannot fall back as he should loses a step as well.
        let more = if recoils { i32::max(1, q.attackers.len() as i32) } else { 0 };
        let least = i32::min(q.owed.0, q.brought.0);
        assert!((least..=q.owed.0 + more).contains(&lost.0), "the attackers lose {} of {:?}", lost.0, q.owed);
        let stood = match q.effect {
            Effect::Retreat(hexes) => i32::from(hexes) - q.retreated,
            // The defenders answer if the attackers have paid.
            Effect::Exchange if lost.0 > q.owed.0 || lost.0 == q.brought.0 => {
                let most = q.owed.1 + 1 - q.retreated;
                assert!((i32::min(q.owed.1, q.brought.1)..=most).contains(&lost.1), "the defenders lose {}", lost.1);
                return;
            }
            _ => 0,
        };
        assert_eq!(lost.1, i32::min(q.owed.1 + stood, q.brought.1), "what the defenders lose by {:?}", q.effect);
    }
}

impl Page<'_> {
    /// One Troop Convoy in each zone that is crossed.
    fn use_convoys(&self) {
        let &Page { before, after, .. } = self;
        let (was, is) = (&before.markers.convoys[before.faction], &after.markers.convoys[before.faction]);
        let used: Vec<u8> = was.values().iter().zip(is.values()).map(|(was, is)| was - is).collect();
        assert!(used.iter().all(|&n| n <= 1) && used.contains(&1), "a voyage takes a convoy in every zone: {used:?}");
    }

    /// Steps come and go only where something says so.
    fn count_steps(&self) {
        let &Page { before, action, after, .. } = self;
        let (was, is) = (by_nation(before), by_nation(after));
        let fought = fight(before).is_some() || fight(after).is_some();
        let mut due: ByCountry<i32> = ByCountry::default();
        let nation = |unit: UnitId| before.units[unit.index()].nation;
        match action {
            Action::Buy { nation, .. } => due[nation] += 1,
            Action::AddStep(unit) => due[nation(unit)] += 1,
            Action::Rebuild { unit, .. } => {
                due[nation(unit)] += i32::from(matches!(before.units[unit.index()].place, Place::Lost(_)));
            }
            Action::Enter { arrival, .. } => {
                due[self.rules.data.scenario.arrivals[usize::from(arrival)].nation] += 1;
            }
            Action::Disband(unit) => due[nation(unit)] -= steps(&before.units[unit.index()]),
            Action::Remove(unit) => due[nation(unit)] -= 1,
            Action::Overrun(hex) => {
                let victim = before.at(self.hex(hex)).next().expect("somebody is overrun");
                due[nation(victim)] -= 1;
            }
            Action::Declare(country) => {
                let war = self.rules.data.scenario.wars.iter().find(|w| w.country == country).expect("a war");
                due[country] += war.units.iter().map(|line| i32::from(line.steps)).sum::<i32>();
            }
            Action::RaisePartisan => {
                let raised = after.units.iter().find(|u| u.kind == Kind::Partisan && u.hex().is_some());
                due[raised.expect("a partisan").nation] += 1;
            }
            _ => {}
        }
        self.by_itself(&mut due);
        for &country in Country::ALL {
            let change = is[country] - was[country];
            if fought {
                assert!(change <= 0, "{action:?}: {country:?} wins {change} steps in a fight");
            } else {
                assert_eq!(change, due[country], "{action:?}: steps of {country:?}");
            }
        }
    }

    /// What happens between decisions: conquered countries leave, Beachheads are given up, Free units come.
    fn by_itself(&self, due: &mut ByCountry<i32>) {
        let &Page { before, after, .. } = self;
        let script = &self.rules.data.scenario.script;
        let kept = |at: HexId| after.beachhead(at).is_some();
        for u in &before.units {
            let fallen = before.status[u.nation] != after.status[u.nation]
                && matches!(after.status[u.nation], Status::ConqueredBy(_))
                && u.kind != Kind::Partisan;
            let fights_on = script.falls_with_capital.iter().find(|(c, _)| *c == u.nation).map(|f| f.1);
            let stays = u.hex().is_some_and(|h| fights_on.is_some_and(|land| land.contains(h)));
            let drowned = u.hex().is_some_and(|h| before.beachhead(h).is_some() && !kept(h));
            if (fallen && !stays) || drowned {
                due[u.nation] -= steps(u);
            }
        }
        for (i, _) in before.coming.iter().filter(|c| !after.coming.contains(c)) {
            let line = &script.free_units[usize::from(*i)].2;
            due[line.nation] += i32::from(line.steps);
        }
    }

    /// TKC-36: a nation that is bound to its country stays there, whatever happens; a faction that is kept at home goes
    /// nowhere of its own will.
    fn keep_to_their_country(&self) {
        let &Page { before, action, after, .. } = self;
        let map = &self.rules.data.map;
        let script = &self.rules.data.scenario.script;
        let forced = matches!(action, Action::Retreat(_)) || before.faction != after.faction;
        for (was, is) in before.units.iter().zip(&after.units).filter(|(was, is)| was.nation == is.nation) {
            let (Some(from), Some(to)) = (was.hex(), is.hex()) else { continue };
            if let Some((nation, also)) = script.bound.iter().find(|(n, _)| *n == was.nation) {
                let home = map.country[*nation].union(also);
                assert!(!home.contains(from) || home.contains(to), "{action:?}: {was:?} leaves its country");
            }
            let faction = self.rules.faction_of(was.nation);
            if faction == before.faction && script.kept_home[faction] == before.turn && !forced && was.kind == is.kind {
                assert_eq!(map.hex(from).country, map.hex(to).country, "{action:?}: {was:?} is kept at home");
            }
        }
    }

    /// TKC-36: nobody neutral is hurt, entered, bombed or flown over before war is declared; war comes by declaration.
    fn leave_neutrals_alone(&self) {
        let &Page { before, action, after, .. } = self;
        let neutral = self.rules.neutral_land(after);
        for country in Country::ALL.iter().copied().filter(|&c| before.status[c] == Status::Neutral) {
            let declared = action == Action::Declare(country);
            assert_eq!(after.status[country] != Status::Neutral, declared, "{action:?}: {country:?}");
        }
        for u in &after.units {
            if let Place::Hex(hex) | Place::Dropped(hex) = u.place {
                assert!(!neutral.contains(hex), "{action:?}: {u:?} on neutral land");
            }
        }
        let m = &after.markers;
        let flying = after.support.iter().any(|u| matches!(u.berth, Berth::Hex(hex) if neutral.contains(hex)));
        let blitz = Faction::ALL.into_iter().flat_map(|f| m.blitz[f].iter()).any(|&h| neutral.contains(h));
        assert!(!flying && !blitz && !m.posts().meets(&neutral), "{action:?}: a marker or an air unit on neutral land");
        if let Action::Attack(hex) = action {
            assert!(!neutral.contains(self.hex(hex)), "an attack on neutral land");
        }
    }

    /// Whoever has left the game comes back by an action that says so, or not at all; a conquered country's support
    /// leaves with its armies.
    fn raise_nobody(&self) {
        let &Page { before, action, after, .. } = self;
        for (i, is) in after.units.iter().enumerate().filter(|(_, u)| steps(u) > 0) {
            let was = before.units.get(i).map_or(Place::Gone, |u| u.place);
            let free = before.coming.len() > after.coming.len();
            let comes = match was {
                Place::Gone => {
                    let new = matches!(action, Action::Buy { .. } | Action::Enter { .. } | Action::BreakDown { .. });
                    free || new || matches!(action, Action::Declare(_) | Action::RaisePartisan)
                }
                Place::Lost(turn) => {
                    turn <= before.turn && matches!(action, Action::Rebuild { unit, .. } if unit.index() == i)
                }
                Place::Delay(turn) => {
                    let rebuilt = matches!(action, Action::Rebuild { unit, .. } if unit.index() == i);
                    is.place == was || (turn <= before.turn && rebuilt)
                }
                _ => true,
            };
            assert!(comes, "{action:?}: {is:?} was {was:?}");
        }
        for (unit, data) in after.support.iter().zip(&self.rules.data.scenario.support) {
            let fallen = matches!(after.status[data.nation], Status::ConqueredBy(_));
            let about = matches!(unit.berth, Berth::Hex(_) | Berth::Zone(_));
            assert!(!(fallen && about), "{action:?}: {data:?} of a conquered country at {:?}", unit.berth);
        }
    }

    /// Markers lie where they can and there are no more of them than the pools hold.
    fn count_markers(&self) {
        let &Page { before, after, .. } = self;
        let m = &after.markers;
        for faction in Faction::ALL {
            let pool = &self.rules.data.scenario.markers[faction];
            let away = |logistics: bool| m.delayed.iter().filter(|d| d.0 == faction && d.1 == logistics).count();
            assert!(m.detachments[faction].len() + away(false) <= usize::from(pool.detachments), "Detachments");
            assert!(m.logistics[faction].len() + away(true) <= usize::from(pool.logistics), "Logistics markers");
            assert!(m.convoys[faction].values().iter().sum::<u8>() <= pool.troop_convoys, "Troop Convoys");
            let blitz = pool.blitz.get(usize::from(after.turn) - 1).copied().unwrap_or(0);
            assert!(m.blitz[faction].len() <= usize::from(blitz), "Blitz markers");
            let beaches = m.beachheads.iter().filter(|b| b.faction == faction).count();
            assert!(pool.beachheads.is_none_or(|most| beaches <= usize::from(most)), "Beachheads");
            assert!(!m.posts_of(faction).meets(&m.enemy_posts(faction)), "two sides' markers in one hex");
            assert!(!m.detachments[faction].meets(&m.logistics[faction]), "two markers in one hex");
        }
        let laid = m.devastated.minus(&before.markers.devastated).len() as u8;
        let left = |s: &State| s.markers.devastation_left.values().iter().sum::<u8>();
        assert!(before.markers.devastated.minus(&m.devastated).is_empty(), "what is devastated stays so");
        assert!(laid <= left(before) - left(after), "Devastation markers are taken from the pools");
        // TKC-16: every Beachhead is a fleet, and every fleet ashore one Beachhead.
        for id in after.support_ids() {
            let beaches = m.beachheads.iter().filter(|b| b.fleet == id).count();
            let ashore = after.support[id.index()].berth == Berth::Ashore;
            assert_eq!(beaches, usize::from(ashore), "{id:?} is a Beachhead or a fleet");
        }
    }

    /// TKC-20: of limited counters there are never more than the set-up and the script have.
    fn count_counters(&self) {
        let scenario = &self.rules.data.scenario;
        let limited =
            [Kind::SsPanzer, Kind::CavMech, Kind::Cavalry, Kind::Mountain, Kind::Airborne, Kind::Hq, Kind::SsHq];
        let mut counters: BTreeMap<(Country, Kind), i32> = BTreeMap::new();
        for u in self.after.units.iter().filter(|u| u.place != Place::Gone && limited.contains(&u.kind)) {
            *counters.entry((u.nation, u.kind)).or_default() += 1;
        }
        for (&(nation, kind), &there) in &counters {
            let set_up = scenario.units.iter().filter(|l| (l.nation, l.kind) == (nation, kind)).count();
            let come = scenario.arrivals.iter().filter(|a| (a.nation, a.kind) == (nation, kind)).count();
            assert!(there <= (set_up + come) as i32, "{there} {nation:?} {kind:?}");
        }
    }

    /// TK-8.1.1-07, TK-11.3-02, TK-11.4-04: in Storms and Snow a unit stops in an enemy zone, an overrun included.
    fn stop_in_bad_weather(&self) {
        let &Page { before, action, after, .. } = self;
        let Some(Frame::Moving(moving)) = before.frames.last() else { return };
        let to = match action {
            Action::MoveTo(hex) | Action::Overrun(hex) => self.hex(hex),
            _ => return,
        };
        let zones = self.rules.presence(before).ezoc(self.rules.faction_of(before.units[moving.unit.index()].nation));
        let bad = self.rules.weather(before, to) != Weather::Fair;
        let goes_on = matches!(after.frames.last(), Some(Frame::Moving(m)) if m.unit == moving.unit);
        assert!(!(zones.contains(to) && bad && goes_on), "{action:?}: on from an enemy zone in bad weather");
        if before.segment == Segment::Reserve {
            assert!(!zones.contains(to), "TK-8.1.1-08: Reserve Movement into an enemy zone");
        }
    }

    fn hex(&self, hex: Hex) -> HexId {
        self.rules.hex(hex).expect("what is played is on the map")
    }
}

fn number(text: &Text, key: &str) -> u8 {
    match text.args.iter().find(|(name, _)| *name == key) {
        Some((_, Arg::Number(n))) => u8::try_from(*n).expect("a small number"),
        other => panic!("{text:?}: {key} is {other:?}"),
    }
}

fn name(text: &Text, key: &str) -> String {
    match text.args.iter().find(|(name, _)| *name == key) {
        Some((_, Arg::Name(name))) => name.to_string(),
        other => panic!("{text:?}: {key} is {other:?}"),
    }
}

thread_local! {
    /// The ledger of the game that is played on this thread, and the state it was last brought up to.
    static LEDGER: RefCell<Option<(State, Ledger)>> = const { RefCell::new(None) };
}

/// Enters a step into the ledger of its game; a step that does not follow the last one begins another game.
fn audit(step: &Step<'_, Rules>) {
    LEDGER.with_borrow_mut(|kept| {
        let mut ledger = match kept.take() {
            Some((last, ledger)) if last == *step.before => ledger,
            _ => Ledger::default(),
        };
        let page = Page {
            rules: step.game,
            before: step.before,
            action: *step.action,
            after: step.after,
            notes: step.notes,
            number: ledger.steps,
        };
        ledger.enter(&page);
        *kept = Some((step.after.clone(), ledger));
    });
}

/// TKC-04, TKC-07, TKC-20, TKC-21, TKC-36: whoever plays, the books of every scenario are in order after every action.
/// Between them everything that can be done is done.
#[test]
fn games_keep_their_books() {
    let mut never: Vec<&str> = Action::NAMES.to_vec();
    for scenario in totaler_krieg::data::SCENARIOS {
        let taken = Watch::new(&rules(scenario), Action::name).seed(1).games(games(16)).each(audit);
        assert_eq!(taken.games, taken.ended, "every game of {scenario} has an end");
        let not_here = taken.never(Action::NAMES);
        never.retain(|name| not_here.contains(name));
    }
    assert!(never.is_empty(), "{never:?} were never taken");
}
