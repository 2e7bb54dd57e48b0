//! Movement and Reserve Movement: hex by hex, overruns, port to port, boxes; and what enemy zones and weather do to a move
//! (TK-8.1.1, 11.2 to 11.4).

use crate::data::Data;
use crate::options::EzocToEzoc;
use crate::state::*;
use crate::vocabulary::*;
use crate::zones::Presence;
use crate::{Action, Hex, Rules};
use board::{Dir, Ground, HexId, HexSet, NO_WAY, Reach, Wanted, reach};
use kernel::{Judge, Note, Play, Quick, Text};

/// What the six steps out of each hex cost in half movement points. Along transport lines a one-step unit pays half a point
/// and a larger one a whole point, whatever else there is (TKC-30); with nothing given, lines do not count.
pub(crate) fn costs(data: &Data, one_step: Option<bool>) -> Vec<[u8; 6]> {
    let map = &data.map;
    let ground = |hex: HexId, dir: Dir, next: HexId| {
        let side = match map.side(hex, dir) {
            SideKind::Plain => 0,
            SideKind::River => data.combat.river.cost,
            SideKind::Mountain => data.combat.mountain.cost,
            _ => return NO_WAY,
        };
        let terrain = match map.hex(next).terrain {
            Terrain::Clear => data.combat.clear.cost,
            Terrain::Rough => data.combat.rough.cost,
            Terrain::Sea | Terrain::Impassable => return NO_WAY,
        };
        2 * (side + terrain)
    };
    let step = |hex: HexId, dir: Dir| match (map.grid.neighbour(hex, dir), one_step) {
        (None, _) => NO_WAY,
        (Some(_), Some(single)) if map.linked(hex, dir) => 2 - u8::from(single),
        (Some(next), _) => ground(hex, dir, next),
    };
    map.grid.hexes().map(|hex| Dir::ALL.map(|dir| step(hex, dir))).collect()
}

/// Where a unit can go on from where it is.
pub(crate) struct Ways {
    /// By spending movement points.
    pub reach: Option<Reach>,
    /// One hex as the whole move, which ends it.
    pub step: HexSet,
    /// Hexes in which the unit must stop.
    pub stops: HexSet,
}

impl Ways {
    fn none() -> Ways {
        Ways { reach: None, step: HexSet::EMPTY, stops: HexSet::EMPTY }
    }

    pub(crate) fn all(&self) -> HexSet {
        self.reach.as_ref().map_or(self.step, |r| r.set().union(&self.step))
    }
}

impl Rules {
    pub(crate) fn allowance(&self, unit: &Unit) -> u8 {
        self.data.counters.row(unit.nation, unit.kind, unit.steps).map_or(0, |f| f.movement)
    }

    pub(crate) fn judge_select<J: Judge>(
        &self,
        s: &State,
        supplied: impl Fn(&Unit) -> bool,
        p: &Presence,
        unit: UnitId,
        j: &mut J,
    ) {
        let Some(u) = s.unit(unit).filter(|u| matches!(u.place, Place::Hex(_) | Place::Box(_))) else {
            return j.forbid("TKC-01", || Text::new("why-no-unit"));
        };
        let name = || self.counter_text(u);
        if self.faction_of(u.nation) != s.faction {
            return j.forbid("TKC-01", || Text::new("why-not-yours").text("unit", name()));
        }
        if u.marks.has(Marks::MOVED) {
            j.forbid("TKC-01", || Text::new("why-moved").text("unit", name()));
        }
        if self.allowance(u) == 0 {
            j.forbid("TKC-25", || Text::new("why-immobile").text("unit", name()));
        }
        if j.settled() {
            return;
        }
        let in_zone = u.hex().filter(|&h| p.ezoc(s.faction).contains(h));
        if s.segment == Segment::Reserve {
            if let Some(hex) = in_zone {
                for clause in ["TK-8.1.1-08", "TKC-32"] {
                    j.forbid(clause, || Text::new("why-in-zone").text("unit", name()).name("hex", self.hex_name(hex)));
                }
            }
            return;
        }
        if !supplied(u) {
            j.forbid("TK-10.3-10", || Text::new("why-unsupplied").text("unit", name()));
        }
        if let Some(hex) = in_zone.filter(|&h| self.weather(s, h) == Weather::Mud) {
            for clause in ["TK-8.1.1-06", "TK-11.2-03"] {
                j.forbid(clause, || Text::new("why-mud-holds").text("unit", name()).name("hex", self.hex_name(hex)));
            }
        }
    }

    pub(crate) fn take_up(&self, s: &mut State, unit: UnitId) {
        if let Some(u) = s.unit(unit) {
            let from = u.place;
            let _ = s.frames.try_push(Frame::Moving(Moving { unit, spent: 0, from }));
        }
    }

    /// Ground a unit never enters: sea, closed land, neutrals, enemies, and what the scenario keeps it from.
    pub(crate) fn closed_to(&self, s: &State, p: &Presence, u: &Unit, from: Place) -> HexSet {
        let faction = self.faction_of(u.nation);
        let everything = self.data.map.land.union(&self.data.map.sea);
        let open = self.passable.minus(&self.neutral_land(s)).minus(&p.enemy_units(faction));
        everything.minus(&open).union(&self.kept_from(s, u, from))
    }

    /// Land the scenario keeps a unit from.
    pub(crate) fn kept_from(&self, s: &State, u: &Unit, from: Place) -> HexSet {
        let map = &self.data.map;
        let mut kept = HexSet::EMPTY;
        if let Some((nation, also)) = self.data.scenario.bound.iter().find(|(n, _)| *n == u.nation) {
            kept = map.land.minus(&map.country[nation.index()]).minus(also);
        }
        let home = match from {
            Place::Hex(hex) => map.hex(hex).country,
            _ => None,
        };
        if let Some(country) = home.filter(|_| self.is_kept_home(s, self.faction_of(u.nation))) {
            kept = kept.union(&map.land.minus(&map.country[country.index()]));
        }
        kept
    }

    /// Whether a faction's units stay in their countries this turn.
    pub(crate) fn is_kept_home(&self, s: &State, faction: Faction) -> bool {
        self.data.scenario.kept_home[faction.index()] == s.turn
    }

    /// TK-8.1.1-01, 02, 07: hexes in which a unit that comes along must stop.
    pub(crate) fn stops(&self, s: &State, p: &Presence, ezoc: &HexSet, faction: Faction) -> HexSet {
        let adverse = self.hexes_with_weather(s, |w| w != Weather::Fair);
        ezoc.minus(&self.negators(p, faction)).union(&ezoc.intersection(&adverse))
    }

    /// One hex as the whole move: any neighbour across a side that is not closed, onto a Beachhead from any land beside it,
    /// off it across its own side only.
    pub(crate) fn single_steps(&self, s: &State, u: &Unit, at: HexId, closed: &HexSet) -> HexSet {
        let here: HexSet = [at].into_iter().collect();
        let map = &self.data.map;
        let faction = self.faction_of(u.nation);
        if let Some(b) = s.beachhead(at) {
            return self.shore(b).into_iter().collect::<HexSet>().minus(closed);
        }
        let mut found = map.open_sides.across(&here).union(&map.lines.across(&here)).minus(closed);
        for b in s.markers.beachheads.iter().filter(|b| b.faction == faction && map.grid.adjacent(b.hex, at)) {
            found.insert(b.hex);
        }
        found
    }

    pub(crate) fn ways(&self, s: &State, p: &Presence, m: &Moving) -> Ways {
        let Some(u) = s.unit(m.unit) else { return Ways::none() };
        let closed = self.closed_to(s, p, u, m.from);
        let budget = (2 * self.allowance(u)).saturating_sub(m.spent);
        let faction = self.faction_of(u.nation);
        let ezoc = p.ezoc(faction);
        let reserve = s.segment == Segment::Reserve;
        let mut closed = if reserve { closed.union(&ezoc) } else { closed };
        let stops = if reserve { HexSet::EMPTY } else { self.stops(s, p, &ezoc, faction) };
        let at = match u.place {
            Place::Hex(hex) => hex,
            // TKC-18: from the Interior onto any hex of the last column that no enemy holds.
            Place::Box(b) if m.spent == 0 => {
                let step = self.data.scenario.box_data(b).map_or(HexSet::EMPTY, |b| b.last_column.minus(&closed));
                return Ways { reach: None, step, stops };
            }
            _ => return Ways::none(),
        };
        closed.remove(at);
        let fresh = m.spent == 0;
        let step = if fresh { self.single_steps(s, u, at, &closed) } else { HexSet::EMPTY };
        if self.data.map.sea.contains(at) {
            return Ways { reach: None, step, stops };
        }
        let begins = fresh && !reserve && ezoc.contains(at);
        if begins && self.weather(s, at) != Weather::Fair {
            // TK-8.1.1-07: out of an enemy zone in Storms or Snow, one hex and no more. Mud has kept it from starting.
            return Ways { reach: None, step, stops };
        }
        let table = &self.costs[usize::from(u.steps > 1)];
        let strict = begins && self.options.ezoc_to_ezoc == EzocToEzoc::Stop;
        let ground = Ground { closed, stops };
        let found = reach(&self.data.map.grid, at, budget, &ground, Wanted::Everything, |hex| {
            let mut steps = table[hex.index()];
            if strict && hex == at {
                // TK-8.1.1-05: straight from one enemy zone into another ends the move, so it is a single step.
                for (dir, next) in self.data.map.grid.neighbours(at) {
                    if ezoc.contains(next) {
                        steps[dir.index()] = NO_WAY;
                    }
                }
            }
            steps
        });
        Ways { reach: Some(found), step, stops }
    }

    pub(crate) fn judge_move_to<J: Judge>(&self, s: &State, m: &Moving, hex: Hex, j: &mut J) {
        let Some(to) = self.hex(hex) else {
            return j.forbid("TKC-31", || Text::new("why-no-hex"));
        };
        let p = self.presence(s);
        let ways = self.ways(s, &p, m);
        if !ways.all().contains(to) {
            j.explain(|| self.why_not_there(s, &p, m, to));
        }
    }

    fn why_not_there(&self, s: &State, p: &Presence, m: &Moving, to: HexId) -> Vec<(&'static str, Text)> {
        let Some(u) = s.unit(m.unit) else { return vec![("TKC-01", Text::new("why-no-unit"))] };
        let say = |key: &'static str| Text::new(key).text("unit", self.counter_text(u)).name("hex", self.hex_name(to));
        let faction = self.faction_of(u.nation);
        let mut why = Vec::new();
        if p.enemy_units(faction).contains(to) {
            why.push(("TK-8.1.1-03", say("why-enemy-there")));
        }
        if self.neutral_land(s).contains(to) {
            why.push(("TKC-36", say("why-neutral")));
        }
        if self.kept_from(s, u, m.from).contains(to) {
            why.push(("TKC-36", say("why-kept-home")));
        }
        if self.data.map.sea.contains(to) {
            why.push(("TKC-16", say("why-sea")));
        }
        if s.segment == Segment::Reserve && p.ezoc(faction).contains(to) {
            why.push(("TK-8.1.1-08", say("why-reserve-zone")));
        }
        if why.is_empty() {
            let at = u.hex();
            let begins = m.spent == 0 && at.is_some_and(|h| p.ezoc(faction).contains(h));
            let weather = at.map_or(Weather::Fair, |h| self.weather(s, h));
            match weather {
                Weather::Storms if begins => {
                    why.extend(["TK-8.1.1-07", "TK-11.3-02"].map(|c| (c, say("why-one-hex"))));
                }
                Weather::Snow if begins => {
                    why.extend(["TK-8.1.1-07", "TK-11.4-04"].map(|c| (c, say("why-one-hex"))));
                }
                _ => {
                    let zones = p.ezoc(faction);
                    let barrier = at.is_some_and(|from| {
                        let near = self.data.map.within(&[from].into_iter().collect(), self.allowance(u));
                        near.meets(&zones)
                    });
                    if barrier && s.segment != Segment::Reserve {
                        let clause = if begins { "TK-8.1.1-05" } else { "TK-8.1.1-01" };
                        why.push((clause, say("why-zone-stops")));
                    }
                    why.push(("TKC-30", say("why-too-far")));
                }
            }
        }
        why
    }

    pub(crate) fn move_to(&self, s: &mut State, m: Moving, hex: Hex, play: &mut Play<'_>) {
        let p = self.presence(s);
        let ways = self.ways(s, &p, &m);
        let (Some(to), Some(u)) = (self.hex(hex), s.unit(m.unit).copied()) else { return };
        let by_points = ways
            .reach
            .as_ref()
            .and_then(|r| Some((r.cost(to).filter(|_| r.set().contains(to))?, r.path(&self.data.map.grid, to))));
        let (cost, path, ends) = match (by_points, u.place) {
            (Some((cost, path)), _) => (cost, path, ways.stops.contains(to)),
            (None, Place::Box(_)) if ways.step.contains(to) => {
                let rough = self.data.map.rough.contains(to);
                let cost = if rough { self.data.combat.rough.cost } else { self.data.combat.clear.cost };
                (2 * cost, vec![to], ways.stops.contains(to))
            }
            (None, _) if ways.step.contains(to) => (0, vec![to], true),
            _ => return,
        };
        self.note_move(play, &u, to);
        for (i, &next) in path.iter().enumerate() {
            self.set_foot(s, self.faction_of(u.nation), next, i + 1 == path.len(), play);
        }
        s.units[m.unit.index()].place = Place::Hex(to);
        let spent = m.spent.saturating_add(cost);
        self.carry_on(s, m, spent, ends);
    }

    pub(crate) fn carry_on(&self, s: &mut State, m: Moving, spent: u8, ends: bool) {
        let budget = s.unit(m.unit).map_or(0, |u| 2 * self.allowance(u));
        if ends || spent >= budget {
            self.end_move(s);
        } else if let Some(Frame::Moving(moving)) = s.frames.last_mut() {
            moving.spent = spent;
        }
    }

    pub(crate) fn end_move(&self, s: &mut State) {
        if let Some(Frame::Moving(m)) = s.frames.pop()
            && let Some(u) = s.units.get_mut(m.unit.index())
        {
            u.marks.set(Marks::MOVED);
        }
    }

    pub(crate) fn note_move(&self, play: &mut Play<'_>, u: &Unit, to: HexId) {
        play.note(|| {
            let text = Text::new("log-move").text("unit", self.counter_text(u)).name("hex", self.hex_name(to));
            Note::new(text).at(self.data.map.name(to))
        });
    }

    /// A unit comes into a hex: enemy markers that stand there alone are gone, and a port that changes hands may burn.
    pub(crate) fn set_foot(&self, s: &mut State, faction: Faction, hex: HexId, stays: bool, play: &mut Play<'_>) {
        let was = self.controller(s, hex);
        for f in faction.enemies() {
            for logistics in [false, true] {
                let set = if logistics { &mut s.markers.logistics } else { &mut s.markers.detachments };
                if set[f.index()].contains(hex) {
                    set[f.index()].remove(hex);
                    self.delay_marker(s, f, logistics, play);
                }
            }
        }
        if s.markers.partisan_base.is_some_and(|(f, at)| f != faction && at == hex) {
            s.markers.partisan_base = None;
        }
        if faction != Faction::Western && s.markers.shaef == Some(hex) {
            s.markers.shaef = None;
        }
        let axis = Faction::Axis.index();
        let lost =
            stays && faction == Faction::Western && was == Some(Faction::Axis) && self.data.map.ports.contains(hex);
        let ruins = self.data.scenario.ruins_on;
        if lost
            && ruins > 0
            && s.markers.devastation_left[axis] > 0
            && !s.markers.devastated.contains(hex)
            && play.die(6) <= ruins
        {
            s.markers.devastation_left[axis] -= 1;
            s.markers.devastated.insert(hex);
            s.markers.ruined_by[axis].insert(hex);
            play.note(|| {
                Note::new(Text::new("log-devastated").name("hex", self.hex_name(hex))).at(self.data.map.name(hex))
            });
        }
    }

    /// A Detachment or Logistics marker goes to the Delay Box.
    pub(crate) fn delay_marker(&self, s: &mut State, faction: Faction, logistics: bool, play: &mut Play<'_>) {
        let turns = self.roll_delay(faction.leader(), play);
        let _ = s.markers.delayed.try_push((faction, logistics, s.turn.saturating_add(turns)));
    }

    pub(crate) fn list_moves(&self, s: &State, m: &Moving, actions: &mut Vec<Action>) {
        actions.push(Action::Done);
        let Some(u) = s.unit(m.unit) else { return };
        let p = self.presence(s);
        actions.extend(self.ways(s, &p, m).all().iter().map(|h| Action::MoveTo(self.number(h))));
        if u.kind.is_armour()
            && u.steps > 1
            && s.segment == Segment::Movement
            && let Some(at) = u.hex()
        {
            let near = self.data.map.within(&[at].into_iter().collect(), 2 * self.allowance(u));
            let targets = near.intersection(&p.enemy_units(self.faction_of(u.nation)));
            let overruns = targets.iter().map(|h| self.number(h));
            actions.extend(overruns.filter(|&h| Quick::ask(|j| self.judge_overrun(s, m, h, j))).map(Action::Overrun));
        }
        let afloat = m.spent == 0 && u.steps == 1 && !u.marks.has(Marks::SAILED);
        if afloat && !self.harbour(s, u).is_empty() {
            let voyages = self.voyages(s, u);
            if voyages.iter().any(Option::is_some) {
                let gates = self.gates(s, &p, s.faction);
                actions.extend(self.sail_spots(s, &p, u, m, &gates, &voyages).map(Action::Sail));
            }
        }
        let boxes = (0..self.data.scenario.boxes.len() as u8).map(BoxId);
        let enter = |b: &BoxId| Quick::ask(|j| self.judge_enter_box(s, m, *b, j));
        actions.extend(boxes.filter(enter).map(Action::EnterBox));
    }
}
