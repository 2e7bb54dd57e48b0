//! What is measured while a match is played: which actions were taken, how the points went, what was lost, and how long
//! the players thought.

use crate::arena::Onlooker;
use kernel::{Hints, Plan, Seat, Text, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// Points are written down for so many turns of a match: nobody reads a longer curve.
const MOST_TURNS: usize = 200;

/// What a match showed; the same for the same seed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Measures {
    /// How often each seat took each kind of action.
    pub taken: Vec<BTreeMap<String, u64>>,
    /// The first action of each kind, as it reads.
    pub examples: BTreeMap<String, Text>,
    /// What the game counts, if it counts anything.
    pub points: Vec<Points>,
    /// What each seat had when the match began, and what it lost.
    pub strength: Vec<u32>,
    pub lost: Vec<u32>,
    /// What the players wanted, and how often it came about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aims: Vec<AimCount>,
}

/// How often something was wanted by a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AimCount {
    pub seat: Seat,
    pub text: Text,
    /// Times it was taken up anew.
    pub wanted: u64,
    /// Times it was so while it was wanted.
    pub reached: u64,
}

/// One total of a game's score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Points {
    pub text: Text,
    /// What it came to when a turn was over; before the first, under the number before that.
    pub by_turn: BTreeMap<u32, i64>,
}

/// How long the player at one seat thought: different every time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Times {
    pub decisions: u64,
    /// In microseconds, as all of them.
    pub total: u64,
    pub longest_decision: u64,
    /// Turns in which it had anything to decide.
    pub turns: u64,
    pub longest_turn: u64,
}

/// Measures a match while it is played.
#[derive(Debug)]
pub(crate) struct Gauge<G: Hints> {
    measures: Measures,
    /// What each seat wants at the moment and has not reached.
    wants: Vec<(Seat, G::Aim)>,
    counts: Vec<BTreeMap<&'static str, u64>>,
    strength: Vec<u32>,
    turn: u32,
    clocks: Vec<Clock>,
    began: Option<(Seat, Instant)>,
}

/// Adds up the time of one seat, turn by turn.
#[derive(Clone, Debug, Default)]
struct Clock {
    decisions: u64,
    total: Duration,
    longest_decision: Duration,
    turns: u64,
    longest_turn: Duration,
    of_turn: Option<Duration>,
}

impl Clock {
    fn add(&mut self, thought: Duration) {
        self.decisions += 1;
        self.total += thought;
        self.longest_decision = self.longest_decision.max(thought);
        *self.of_turn.get_or_insert_default() += thought;
    }

    fn end_turn(&mut self) {
        if let Some(thought) = self.of_turn.take() {
            self.turns += 1;
            self.longest_turn = self.longest_turn.max(thought);
        }
    }

    fn times(mut self) -> Times {
        self.end_turn();
        let micros = |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        Times {
            decisions: self.decisions,
            total: micros(self.total),
            longest_decision: micros(self.longest_decision),
            turns: self.turns,
            longest_turn: micros(self.longest_turn),
        }
    }
}

impl<G: Hints> Gauge<G> {
    pub fn new(game: &G, start: &G::State, seats: usize) -> Gauge<G> {
        let strength: Vec<u32> = (0..seats).map(|seat| game.strength(start, Seat(seat as u8))).collect();
        let turn = game.turn(start);
        let mut gauge = Gauge {
            measures: Measures { strength: strength.clone(), lost: vec![0; seats], ..Measures::default() },
            wants: Vec::new(),
            counts: vec![BTreeMap::new(); seats],
            strength,
            turn,
            clocks: vec![Clock::default(); seats],
            began: None,
        };
        gauge.count_points(game, start, turn.saturating_sub(1));
        gauge
    }

    fn count_points(&mut self, game: &G, state: &G::State, turn: u32) {
        if self.measures.points.first().is_some_and(|points| points.by_turn.len() >= MOST_TURNS) {
            return;
        }
        let totals = game.briefing(state, Viewer::Spectator).score.totals;
        for (i, row) in totals.into_iter().enumerate() {
            if self.measures.points.len() == i {
                self.measures.points.push(Points { text: row.text, by_turn: BTreeMap::new() });
            }
            if let Some(value) = leading_number(&row.value) {
                self.measures.points[i].by_turn.insert(turn, value);
            }
        }
    }

    /// What was measured when the match is over.
    pub fn finish(mut self, game: &G) -> (Measures, Vec<Times>) {
        let names = |count: BTreeMap<&'static str, u64>| count.into_iter().map(|(kind, n)| (kind.to_owned(), n));
        self.measures.taken = self.counts.into_iter().map(|count| names(count).collect()).collect();
        // A game that tells no kinds apart has taken none of them.
        if game.kinds().is_empty() {
            self.measures.examples.clear();
        }
        (self.measures, self.clocks.into_iter().map(Clock::times).collect())
    }
}

impl<G: Hints> Gauge<G> {
    /// The count of an aim, by how it reads; nothing for one without words.
    fn count_of(&mut self, game: &G, state: &G::State, (seat, aim): (Seat, G::Aim)) -> Option<&mut AimCount> {
        let text = game.about_aim(state, seat, aim)?.text;
        let all = &mut self.measures.aims;
        let known = all.iter().position(|count| count.seat == seat && count.text == text);
        let at = known.unwrap_or_else(|| {
            all.push(AimCount { seat, text, wanted: 0, reached: 0 });
            all.len() - 1
        });
        all.get_mut(at)
    }
}

impl<G: Hints> Onlooker<G> for Gauge<G> {
    fn wants(&mut self, game: &G, state: &G::State, seat: Seat, plan: &Plan<G::Aim>) {
        self.wants.retain(|&(of, aim)| of != seat || plan.weight(aim) > 0.0);
        for wanted in plan.iter().map(|wanted| (seat, wanted.aim)) {
            if !self.wants.contains(&wanted) && !game.is_reached(state, seat, wanted.1) {
                self.wants.push(wanted);
                self.count_of(game, state, wanted).into_iter().for_each(|count| count.wanted += 1);
            }
        }
    }

    fn thinks(&mut self, seat: Seat) {
        self.began = Some((seat, Instant::now()));
    }

    fn decides(&mut self, game: &G, state: &G::State, seat: Seat, action: &G::Action) {
        if let Some((thinker, began)) = self.began.take()
            && let Some(clock) = self.clocks.get_mut(usize::from(thinker.0))
        {
            clock.add(began.elapsed());
        }
        let kind = game.kind(action);
        if let Some(counts) = self.counts.get_mut(usize::from(seat.0)) {
            *counts.entry(kind).or_default() += 1;
        }
        if !self.measures.examples.contains_key(kind) {
            self.measures.examples.insert(kind.to_owned(), game.describe(state, action));
        }
    }

    fn sees(&mut self, game: &G, state: &G::State) {
        for (seat, strength) in self.strength.iter_mut().enumerate() {
            let now = game.strength(state, Seat(seat as u8));
            self.measures.lost[seat] += strength.saturating_sub(now);
            *strength = now;
        }
        let reached: Vec<(Seat, G::Aim)> =
            self.wants.extract_if(.., |(seat, aim)| game.is_reached(state, *seat, *aim)).collect();
        for wanted in reached {
            self.count_of(game, state, wanted).into_iter().for_each(|count| count.reached += 1);
        }
        let turn = game.turn(state);
        if turn != self.turn {
            self.count_points(game, state, self.turn);
            self.clocks.iter_mut().for_each(Clock::end_turn);
            self.turn = turn;
        } else if game.outcome(state).is_some() {
            self.count_points(game, state, turn);
        }
    }
}

/// The number a figure begins with: 28 of "28 / 84".
fn leading_number(value: &str) -> Option<i64> {
    let value = value.trim().replace('−', "-");
    let end = value.char_indices().find(|&(i, c)| !(c.is_ascii_digit() || i == 0 && c == '-')).map(|(i, _)| i);
    value[..end.unwrap_or(value.len())].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena;
    use crate::toy::Race;
    use crate::{Decision, Level, Player};
    use kernel::{Game, Rng};

    /// Two steps at a time, seat 0 first. A turn of the race begins with its first step, so the last of them is seen
    /// when the one before is over.
    #[test]
    fn a_match_is_measured_turn_by_turn() {
        let game = Race::to(10);
        let start = game.place(&game.start()).unwrap();
        let mut gauge = Gauge::new(&game, &start, 2);
        let mut players = [Level::Script, Level::Script].map(Level::player);
        arena::play_before(&game, start, &mut players, Rng::new(1), 100, &mut gauge).unwrap();
        let (measures, times) = gauge.finish(&game);
        assert_eq!(measures.taken[0], BTreeMap::from([("LongStep".to_owned(), 5)]));
        assert_eq!(measures.taken[1], BTreeMap::from([("LongStep".to_owned(), 4)]));
        assert_eq!(measures.examples["LongStep"], Text::new("step").number("n", 2));
        let curve = |seat: usize| measures.points[seat].by_turn.iter().map(|(&t, &v)| (t, v)).collect::<Vec<_>>();
        assert_eq!(curve(1), [(0, 0), (1, 2), (2, 4), (3, 6), (4, 8)]);
        assert_eq!(curve(0).last(), Some(&(4, 10)));
        assert_eq!((measures.strength, measures.lost), (vec![10, 10], vec![10, 8]));
        let aims: Vec<(u8, u64, u64)> = measures.aims.iter().map(|aim| (aim.seat.0, aim.wanted, aim.reached)).collect();
        assert_eq!(aims, [(0, 1, 1), (1, 1, 1)], "both wanted to be halfway, once, and were");
        assert_eq!((times[0].decisions, times[1].decisions), (5, 4));
        assert!(times[0].total >= times[0].longest_turn && times[0].longest_turn >= times[0].longest_decision);
    }

    #[test]
    fn whoever_has_seen_enough_stops_the_match() {
        struct Impatient(u32);
        impl Onlooker<Race> for Impatient {
            fn has_seen_enough(&self) -> bool {
                self.0 == 3
            }
            fn thinks(&mut self, _: Seat) {
                self.0 += 1;
            }
        }
        struct Two;
        impl Player<Race> for Two {
            fn choose(&mut self, _: &Decision<'_, Race>, _: &mut Rng) -> usize {
                2
            }
        }
        let game = Race::to(10);
        let start = game.place(&game.start()).unwrap();
        let mut players: [Box<dyn Player<Race>>; 2] = [Box::new(Two), Box::new(Two)];
        let end = arena::play_before(&game, start, &mut players, Rng::new(1), 100, &mut Impatient(0));
        assert_eq!(end, Err(arena::ArenaError::Stopped { actions: 3 }));
    }

    #[test]
    fn a_figure_is_read_up_to_what_is_no_digit() {
        assert_eq!(leading_number("28 / 84"), Some(28));
        assert_eq!(leading_number("−3"), Some(-3));
        assert_eq!(leading_number("many"), None);
        assert_eq!(leading_number("5-2"), Some(5));
    }
}
