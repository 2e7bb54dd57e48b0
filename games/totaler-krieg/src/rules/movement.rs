//! Movement and Reserve Movement: hex by hex, overruns, port to port, boxes; and what enemy zones and weather do to a
//! move (TK-8.1.1, 11.2 to 11.4).

use crate::data::Data;
use crate::options::EzocToEzoc;
use crate::rules::zones::Presence;
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use board::{Dir, Ground, HexId, HexSet, NO_WAY, Reach, Wanted};
use kernel::{Note, Play, Pool, Text};

/// What the six steps out of each hex cost in half movement points. Along transport lines a one-step unit pays half a
/// point and a larger one a whole point, whatever else there is (TKC-30); with nothing given, lines do not count.
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

/// A marker that holds a hex.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Post {
    Detachment,
    Logistics,
}

/// Where a unit can go on from where it is.
#[derive(Default)]
pub(crate) struct Ways {
    /// By spending movement points.
    pub reach: Option<Reach>,
    /// One hex as the whole move, which ends it.
    pub step: HexSet,
    /// Hexes in which the unit must stop.
    pub stops: HexSet,
    /// What holds the unit besides closed ground.
    hold: Hold,
}

/// Hexes a unit never enters, by the reason.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Closed {
    enemies: HexSet,
    neutral: HexSet,
    kept_home: HexSet,
    sea: HexSet,
    /// Land nobody enters.
    waste: HexSet,
    /// Enemy zones, in Reserve Movement.
    zones: HexSet,
}

impl Closed {
    fn all(&self) -> HexSet {
        let ground = self.enemies.union(&self.neutral).union(&self.sea).union(&self.waste);
        ground.union(&self.kept_home).union(&self.zones)
    }
}

/// Why a unit gets no farther than it does, closed ground apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
enum Hold {
    /// Its movement points alone.
    #[default]
    Points,
    /// Its movement points, or enemy zones within that many hexes of where it begins.
    Zones { from: HexId, allowance: u8, begins_in_one: bool },
    /// TK-8.1.1-07: it begins in an enemy zone in bad weather and goes one hex.
    Weather(Weather),
}

/// A move as it is made: what it costs, where it leads through, and whether it ends there.
pub(crate) struct Stride {
    pub price: Price,
    pub path: Vec<HexId>,
    pub ends: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Price {
    /// In half movement points.
    Points(u8),
    WholeMove,
}

impl Ways {
    pub(crate) fn all(&self) -> HexSet {
        self.reach.as_ref().map_or(self.step, |r| r.set().union(&self.step))
    }

    /// The move of a unit to a hex in reach: with movement points if they are enough, otherwise as its whole move.
    pub(crate) fn stride(&self, rules: &Rules, u: &Unit, to: HexId) -> Option<Stride> {
        let stops = self.stops.contains(to);
        if let Some(reach) = self.reach.as_ref().filter(|r| r.set().contains(to)) {
            let path = reach.path(&rules.data.map.grid, to);
            return Some(Stride { price: Price::Points(reach.cost(to)?), path, ends: stops });
        }
        let path = self.step.contains(to).then(|| vec![to])?;
        Some(match u.place {
            // TKC-18: from the Interior a unit pays for the hex it enters, and goes on.
            Place::Box(_) => {
                let combat = &rules.data.combat;
                let ground = if rules.data.map.rough.contains(to) { combat.rough } else { combat.clear };
                Stride { price: Price::Points(2 * ground.cost), path, ends: stops }
            }
            _ => Stride { price: Price::WholeMove, path, ends: true },
        })
    }

    /// The clauses that keep the unit from a hex that is not among all its ways, with the key of the sentence for each.
    /// The closed ground is worked out anew: the search itself needs only all of it together.
    pub(crate) fn barred(
        &self,
        rules: &Rules,
        state: &State,
        presence: &Presence,
        moving: &Moving,
        to: HexId,
    ) -> Vec<(Clause, &'static str)> {
        let Some(u) = state.unit(moving.unit) else { return Vec::new() };
        let closed = rules.closed_by_reason(state, presence, u, moving.from);
        let reasons = [
            (&closed.enemies, clause!("TK-8.1.1-03"), "why-enemy-there"),
            (&closed.neutral, clause!("TKC-36"), "why-neutral"),
            (&closed.kept_home, clause!("TKC-36"), "why-kept-home"),
            (&closed.zones, clause!("TK-8.1.1-08"), "why-reserve-zone"),
        ];
        let reasons = reasons.into_iter().filter(|(hexes, ..)| hexes.contains(to));
        let mut why: Vec<(Clause, &'static str)> = reasons.map(|(_, clause, key)| (clause, key)).collect();
        if why.is_empty() && closed.sea.contains(to) {
            why.push((clause!("TKC-16"), "why-sea"));
        }
        if !why.is_empty() {
            return why;
        }
        match self.hold {
            Hold::Weather(weather) => {
                let storms = weather == Weather::Storms;
                let clause = if storms { clause!("TK-11.3-02") } else { clause!("TK-11.4-04") };
                why.extend([clause!("TK-8.1.1-07"), clause].map(|clause| (clause, "why-one-hex")));
            }
            Hold::Zones { from, allowance, begins_in_one } => {
                let clause = if begins_in_one { clause!("TK-8.1.1-05") } else { clause!("TK-8.1.1-01") };
                let ezoc = presence.ezoc(rules.faction_of(u.nation));
                if rules.data.map.within(&[from].into_iter().collect(), allowance).meets(&ezoc) {
                    why.push((clause, "why-zone-stops"));
                }
                why.push((clause!("TKC-30"), "why-too-far"));
            }
            Hold::Points => why.push((clause!("TKC-30"), "why-too-far")),
        }
        why
    }
}

impl Rules {
    pub(crate) fn allowance(&self, unit: &Unit) -> u8 {
        self.factors(unit).movement
    }

    /// Ground a unit never enters: sea, closed land, neutrals, enemies, and what the scenario keeps it from.
    pub(crate) fn closed_to(&self, state: &State, presence: &Presence, u: &Unit, from: Place) -> HexSet {
        self.closed_by_reason(state, presence, u, from).all()
    }

    fn closed_by_reason(&self, state: &State, presence: &Presence, u: &Unit, from: Place) -> Closed {
        let faction = self.faction_of(u.nation);
        let reserve = state.segment == Segment::Reserve;
        Closed {
            enemies: presence.enemy_units(faction),
            neutral: self.neutral_land(state),
            kept_home: self.kept_from(state, u, from),
            sea: self.data.map.sea,
            waste: self.data.map.impassable,
            zones: if reserve { presence.ezoc(faction) } else { HexSet::EMPTY },
        }
    }

    /// Everything outside the land the scenario keeps a unit in, the sea with its Beachheads included.
    pub(crate) fn kept_from(&self, state: &State, u: &Unit, from: Place) -> HexSet {
        let map = &self.data.map;
        let everything = map.land.union(&map.sea);
        let mut kept = HexSet::EMPTY;
        if let Some((nation, also)) = self.data.scenario.script.bound.iter().find(|(n, _)| *n == u.nation) {
            kept = everything.minus(&map.country[*nation]).minus(also);
        }
        let home = match from {
            Place::Hex(hex) => map.hex(hex).country,
            _ => None,
        };
        if let Some(country) = home.filter(|_| self.is_kept_home(state, self.faction_of(u.nation))) {
            kept = kept.union(&everything.minus(&map.country[country]));
        }
        kept
    }

    /// Whether a faction's units stay in their countries this turn.
    pub(crate) fn is_kept_home(&self, state: &State, faction: Faction) -> bool {
        self.data.scenario.script.kept_home[faction] == state.turn
    }

    /// TK-8.1.1-01, 02, 07: hexes in which a unit that comes along must stop.
    pub(crate) fn stops(&self, state: &State, presence: &Presence, ezoc: &HexSet, faction: Faction) -> HexSet {
        let adverse = self.hexes_with_weather(state, |w| w != Weather::Fair);
        ezoc.minus(&self.negators(presence, faction)).union(&ezoc.intersection(&adverse))
    }

    /// One hex as the whole move: any neighbour across a side that is not closed, onto a Beachhead from any land beside
    /// it, off it across its own side only.
    fn single_steps(&self, state: &State, u: &Unit, at: HexId, closed: &Closed, barred: &HexSet) -> HexSet {
        let here: HexSet = [at].into_iter().collect();
        let map = &self.data.map;
        if let Some(beach) = state.beachhead(at) {
            return self.shore(beach).into_iter().collect::<HexSet>().minus(barred);
        }
        let mut found = map.open_sides.across(&here).union(&map.lines.across(&here)).minus(barred);
        // A Beachhead is open though it lies at sea; enemy zones and orders to stay at home close it like any hex.
        let shut = closed.zones.union(&closed.kept_home);
        let own = state.markers.beachheads.iter().filter(|b| b.faction == self.faction_of(u.nation));
        for beach in own.filter(|b| map.grid.adjacent(b.hex, at) && !shut.contains(b.hex)) {
            found.insert(beach.hex);
        }
        found
    }

    pub(crate) fn ways(&self, state: &State, presence: &Presence, moving: &Moving) -> Ways {
        let mut ways = Ways::default();
        let Some(u) = state.unit(moving.unit) else { return ways };
        let faction = self.faction_of(u.nation);
        let ezoc = presence.ezoc(faction);
        let reserve = state.segment == Segment::Reserve;
        let closed = self.closed_by_reason(state, presence, u, moving.from);
        if !reserve {
            ways.stops = self.stops(state, presence, &ezoc, faction);
        }
        let fresh = moving.spent == 0;
        let at = match u.place {
            Place::Hex(hex) => hex,
            // TKC-18: from the Interior onto any hex of the last column that no enemy holds.
            Place::Box(b) if fresh => {
                let column = self.data.scenario.box_data(b).map_or(HexSet::EMPTY, |b| b.last_column);
                ways.step = column.minus(&closed.all());
                return ways;
            }
            _ => return ways,
        };
        let mut barred = closed.all();
        barred.remove(at);
        if fresh {
            ways.step = self.single_steps(state, u, at, &closed, &barred);
        }
        let begins = fresh && !reserve && ezoc.contains(at);
        let weather = self.weather(state, at);
        if begins && weather != Weather::Fair {
            // TK-8.1.1-07: out of an enemy zone in Storms or Snow, one hex and no more. Mud has kept it from starting.
            ways.hold = Hold::Weather(weather);
            return ways;
        }
        if !reserve {
            ways.hold = Hold::Zones { from: at, allowance: self.allowance(u), begins_in_one: begins };
        }
        if self.data.map.sea.contains(at) {
            return ways;
        }
        let strict = begins && self.options.ezoc_to_ezoc == EzocToEzoc::Stop;
        let table = &self.costs[usize::from(u.steps > 1)];
        let budget = self.points_left(state, moving);
        let ground = Ground { closed: barred, stops: ways.stops };
        let found = ways.reach.insert(Reach::default());
        found.search(&self.data.map.grid, at, budget, &ground, Wanted::Everything, |hex| {
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
        ways
    }

    pub(crate) fn move_to(&self, state: &mut State, moving: Moving, to: HexId, play: &mut Play<'_>) {
        let ways = self.ways(state, &self.presence(state), &moving);
        let Some(u) = state.unit(moving.unit).copied() else { return };
        let Some(stride) = ways.stride(self, &u, to) else { return };
        self.note_move(play, &u, &stride.path);
        self.make(state, moving, &stride, play);
    }

    /// Takes the unit where the stride leads. It goes on if its move has not ended and it has points left.
    pub(crate) fn make(&self, state: &mut State, moving: Moving, stride: &Stride, play: &mut Play<'_>) {
        self.walk(state, &moving, &stride.path, play);
        let left = match stride.price {
            Price::Points(cost) => self.points_left(state, &moving).saturating_sub(cost),
            Price::WholeMove => 0,
        };
        if stride.ends || left == 0 {
            self.end_move(state, moving.unit);
        } else {
            let spent = self.points_left(state, &Moving { spent: 0, ..moving }) - left;
            state.push(Frame::Moving(Moving { spent, ..moving }));
        }
    }

    /// Half movement points that a unit on the move has left.
    pub(crate) fn points_left(&self, state: &State, moving: &Moving) -> u8 {
        state.unit(moving.unit).map_or(0, |u| 2 * self.allowance(u)).saturating_sub(moving.spent)
    }

    /// Takes the unit along a path, clearing the hexes it comes through.
    fn walk(&self, state: &mut State, moving: &Moving, path: &[HexId], play: &mut Play<'_>) {
        let Some(faction) = self.side_of(state, moving.unit) else { return };
        let Some((&last, way)) = path.split_last() else { return };
        way.iter().for_each(|&hex| self.pass_through(state, faction, hex, play));
        self.set_foot(state, faction, last, play);
        state.units[moving.unit.index()].place = Place::Hex(last);
    }

    pub(crate) fn end_move(&self, state: &mut State, unit: UnitId) {
        if let Some(u) = state.units.get_mut(unit.index()) {
            u.marks.set(Marks::MOVED);
        }
    }

    /// Tells of a move from where the unit stands; one that comes from a box beside the map only arrives.
    pub(crate) fn note_move(&self, play: &mut Play<'_>, u: &Unit, passed: &[HexId]) {
        let Some(&to) = passed.last() else { return };
        match u.hex() {
            Some(from) => self.note_way("log-moves", || self.one_unit(u), from, passed, play),
            None => play.note(|| {
                let text = Text::new("log-lands").text("unit", self.counter_text(u)).text("hex", self.place_text(to));
                Note::new(text).at(self.data.map.name(to))
            }),
        }
    }

    /// A unit comes through a hex: enemy markers that stand there alone are gone.
    pub(crate) fn pass_through(&self, state: &mut State, faction: Faction, hex: HexId, play: &mut Play<'_>) {
        self.clear_markers(state, faction, hex, play);
        if faction != Faction::Western && state.markers.shaef == Some(hex) {
            state.markers.shaef = None;
        }
    }

    /// Enemy Detachments, Logistics markers and Partisan Bases in a hex are gone.
    pub(crate) fn clear_markers(&self, state: &mut State, by: Faction, hex: HexId, play: &mut Play<'_>) {
        for faction in by.enemies() {
            if state.markers.detachments[faction].contains(hex) {
                state.markers.detachments[faction].remove(hex);
                self.delay_marker(state, faction, Post::Detachment, play);
            }
            if state.markers.logistics[faction].contains(hex) {
                state.markers.logistics[faction].remove(hex);
                self.delay_marker(state, faction, Post::Logistics, play);
            }
        }
        if state.markers.partisan_base.is_some_and(|(owner, at)| owner != by && at == hex) {
            state.markers.partisan_base = None;
        }
    }

    /// A unit is about to stand in a hex: what passing through does, and a port that changes hands may burn. It is not
    /// there yet, or nobody could tell whose the hex was.
    pub(crate) fn set_foot(&self, state: &mut State, faction: Faction, hex: HexId, play: &mut Play<'_>) {
        let was = self.controller(state, hex);
        self.pass_through(state, faction, hex, play);
        let lost = faction == Faction::Western && was == Some(Faction::Axis) && self.data.map.ports.contains(hex);
        let ruins = self.data.scenario.script.ruins_on;
        let left = state.markers.devastation_left[Faction::Axis] > 0 && !state.markers.devastated.contains(hex);
        let named = self.data.map.hexes.get(hex.index()).is_some_and(|data| data.name.is_some());
        if named && was != Some(faction) {
            let strategic = self.data.map.hex(hex).strategic.is_some();
            play.note(|| {
                let text = Text::new("log-taken").word("faction", faction.word()).text("hex", self.place_text(hex));
                Note::new(text.number("strategic", strategic)).at(self.data.map.name(hex))
            });
        }
        if lost && ruins > 0 && left && play.die_for(Pool::at_most(1, 6, ruins)) <= ruins {
            // What burns as it is lost is closed to the victor, but does not stay the loser's (TKC-39).
            self.devastate(state, Faction::Axis, hex, play);
        }
    }

    /// A Detachment or Logistics marker goes to the Delay Box.
    pub(crate) fn delay_marker(&self, state: &mut State, faction: Faction, post: Post, play: &mut Play<'_>) {
        let turns = self.roll_delay(faction.leader(), play);
        let back = state.turn.saturating_add(turns);
        let _ = state.markers.delayed.try_push((faction, post == Post::Logistics, back));
    }
}
