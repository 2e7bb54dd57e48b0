//! What came of a series, in figures. Nothing in here is written for anybody yet.

use super::players::Side;
use ai::measures::Times;
use ai::statistics::{interval, quartiles};
use ai::{Level, Played, Seating};
use kernel::{Arg, SeatSet, Text};
use std::collections::{BTreeMap, BTreeSet};

/// Turns that fewer of the games reached, as a share, are left out of curves.
const TOO_FEW: f64 = 0.1;

/// A share of the games with the interval in which the true one lies with 95 %.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Share {
    /// A draw is a half where it is about players, and nothing where it is about sides.
    pub points: f64,
    pub games: u64,
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    pub fn of(points: f64, games: u64) -> Share {
        let (low, high) = interval(points, games);
        Share { points, games, share: points / games.max(1) as f64, low, high }
    }
}

/// How one player did.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerScore {
    pub level: Level,
    /// Over all sides it played.
    pub all: Share,
    /// For each side of the scenario, if it played it.
    pub by_side: Vec<Option<Share>>,
}

/// An outcome and how often it came.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    pub winners: SeatSet,
    pub text: Text,
    pub count: u64,
}

/// A figure over the turns: the quartiles of all games that lasted so long.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    pub text: Text,
    pub by_turn: BTreeMap<u32, [f64; 3]>,
}

/// How often a kind of action was taken.
#[derive(Clone, PartialEq, Debug)]
pub struct KindUse {
    pub kind: String,
    /// An action of the kind, as it reads.
    pub example: Option<Text>,
    /// By side.
    pub counts: Vec<u64>,
    /// In how many games at all.
    pub games: u64,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Losses {
    /// What the side had when a game began.
    pub began: [f64; 3],
    pub lost: [f64; 3],
}

/// How long one player thought.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerTimes {
    pub level: Level,
    pub times: Times,
}

/// The games of a series, with who played them.
#[derive(Copy, Clone, Debug)]
pub struct Games<'a> {
    pub played: &'a [Played],
    pub seating: &'a Seating,
    pub sides: &'a [Side],
}

impl Games<'_> {
    pub fn count(&self) -> u64 {
        self.played.len() as u64
    }

    /// Games that nobody won.
    pub fn draws(&self) -> u64 {
        self.counted(Played::is_draw)
    }

    /// Games without an end.
    pub fn given_up(&self) -> u64 {
        self.counted(|played| played.outcome.is_none())
    }

    fn counted(&self, which: impl Fn(&Played) -> bool) -> u64 {
        self.played.iter().filter(|played| which(played)).count() as u64
    }

    /// The victories of a side among all games.
    pub fn won_by(&self, side: &Side) -> Share {
        Share::of(self.wins(side) as f64, self.count())
    }

    /// The same among those that somebody won.
    pub fn decided_for(&self, side: &Side) -> Share {
        let decided = self.count() - self.draws() - self.given_up();
        Share::of(self.wins(side) as f64, decided)
    }

    fn wins(&self, side: &Side) -> u64 {
        self.counted(|played| side.seats.iter().any(|&seat| played.winners().contains(seat)))
    }

    /// How each player did, if there are several and each has sides to itself.
    pub fn players(&self) -> Vec<PlayerScore> {
        let mut scores: BTreeMap<Level, Vec<(f64, u64)>> = BTreeMap::new();
        for played in self.played {
            for (i, side) in self.sides.iter().enumerate() {
                let level = side.player(self.seating.of(played.number));
                let points = side.seats.first().and_then(|&seat| played.points(seat));
                let (Some(level), Some(points)) = (level, points) else { continue };
                let sums = scores.entry(level).or_insert_with(|| vec![(0.0, 0); self.sides.len()]);
                sums[i].0 += points;
                sums[i].1 += 1;
            }
        }
        if scores.len() < 2 {
            return Vec::new();
        }
        let score = |(level, sums): (Level, Vec<(f64, u64)>)| {
            let all = sums.iter().fold((0.0, 0), |sum, side| (sum.0 + side.0, sum.1 + side.1));
            let by_side = sums.iter().map(|&(points, games)| (games > 0).then(|| Share::of(points, games)));
            PlayerScore { level, all: Share::of(all.0, all.1), by_side: by_side.collect() }
        };
        let mut players: Vec<PlayerScore> = scores.into_iter().map(score).collect();
        players.sort_by(|a, b| b.all.share.total_cmp(&a.all.share));
        players
    }

    /// How games ended, the most frequent first. Outcomes that differ in their numbers only are one.
    pub fn endings(&self) -> Vec<Ending> {
        let mut endings: Vec<Ending> = Vec::new();
        for outcome in self.played.iter().filter_map(|played| played.outcome.as_ref()) {
            let alike = |ending: &&mut Ending| {
                ending.winners == outcome.winners && without_numbers(&ending.text) == without_numbers(&outcome.text)
            };
            match endings.iter_mut().find(alike) {
                Some(ending) => ending.count += 1,
                None => endings.push(Ending { winners: outcome.winners, text: outcome.text.clone(), count: 1 }),
            }
        }
        endings.sort_by_key(|ending| std::cmp::Reverse(ending.count));
        endings
    }

    pub fn turns(&self) -> Vec<f64> {
        self.played.iter().map(|played| f64::from(played.turns)).collect()
    }

    pub fn actions(&self) -> Vec<f64> {
        self.played.iter().map(|played| played.actions as f64).collect()
    }

    pub fn curves(&self) -> Vec<Curve> {
        let measures = || self.played.iter().filter_map(|played| played.measures.as_ref());
        let most = measures().map(|measures| measures.points.len()).max().unwrap_or(0);
        let least = (self.played.len() as f64 * TOO_FEW).ceil() as usize;
        let curve = |i: usize| {
            let points = || measures().filter_map(move |measures| measures.points.get(i));
            let mut values: BTreeMap<u32, Vec<f64>> = BTreeMap::new();
            for (&turn, &value) in points().flat_map(|points| &points.by_turn) {
                values.entry(turn).or_default().push(value as f64);
            }
            values.retain(|_, values| values.len() >= least);
            let by_turn: BTreeMap<_, _> =
                values.iter().filter_map(|(&turn, values)| Some((turn, quartiles(values)?))).collect();
            let text = points().next()?.text.clone();
            (!by_turn.is_empty()).then_some(Curve { text, by_turn })
        };
        (0..most).filter_map(curve).collect()
    }

    /// What each side lost; nothing if nothing can be lost.
    pub fn losses(&self) -> Option<Vec<Losses>> {
        let of = |side: &Side, figures: fn(&ai::measures::Measures) -> &[u32]| {
            let sum = |figures: &[u32]| -> u32 {
                side.seats.iter().filter_map(|seat| figures.get(usize::from(seat.0))).sum()
            };
            let all = self.played.iter().filter_map(|played| played.measures.as_ref());
            quartiles(&all.map(|measures| f64::from(sum(figures(measures)))).collect::<Vec<_>>())
        };
        let losses = |side: &Side| {
            Some(Losses { began: of(side, |measures| &measures.strength)?, lost: of(side, |measures| &measures.lost)? })
        };
        let losses = self.sides.iter().map(losses).collect::<Option<Vec<_>>>()?;
        losses.iter().any(|losses| losses.began[1] > 0.0 || losses.lost[2] > 0.0).then_some(losses)
    }

    /// Which kinds of actions were taken, the most frequent first, and which never.
    pub fn kinds(&self, all: &[&'static str]) -> (Vec<KindUse>, Vec<&'static str>) {
        let mut uses: BTreeMap<&str, KindUse> = BTreeMap::new();
        for measures in self.played.iter().filter_map(|played| played.measures.as_ref()) {
            let mut here: BTreeSet<&str> = BTreeSet::new();
            for (i, side) in self.sides.iter().enumerate() {
                let taken = side.seats.iter().filter_map(|seat| measures.taken.get(usize::from(seat.0)));
                for (kind, count) in taken.flatten() {
                    let new = || KindUse {
                        kind: kind.clone(),
                        example: measures.examples.get(kind).cloned(),
                        counts: vec![0; self.sides.len()],
                        games: 0,
                    };
                    uses.entry(kind).or_insert_with(new).counts[i] += count;
                    here.insert(kind);
                }
            }
            for kind in here {
                uses.entry(kind).and_modify(|used| used.games += 1);
            }
        }
        let never = all.iter().copied().filter(|kind| !uses.contains_key(kind)).collect();
        let mut uses: Vec<KindUse> = uses.into_values().collect();
        uses.sort_by_key(|used| std::cmp::Reverse(used.counts.iter().sum::<u64>()));
        (uses, never)
    }

    /// What was wanted, by side and by how it reads, what was wanted most first.
    pub fn aims(&self) -> Vec<AimUse> {
        let mut uses: Vec<AimUse> = Vec::new();
        for count in self.played.iter().filter_map(|played| played.measures.as_ref()).flat_map(|m| &m.aims) {
            let Some(side) = self.sides.iter().position(|side| side.seats.contains(&count.seat)) else { continue };
            let known = uses.iter().position(|one| one.side == side && one.text == count.text);
            let at = known.unwrap_or_else(|| {
                uses.push(AimUse { side, text: count.text.clone(), wanted: 0, reached: 0 });
                uses.len() - 1
            });
            uses[at].wanted += count.wanted;
            uses[at].reached += count.reached;
        }
        uses.sort_by_key(|one| std::cmp::Reverse(one.wanted));
        uses
    }

    /// How long each player thought, in all games.
    pub fn times(&self) -> Vec<PlayerTimes> {
        let mut sums: BTreeMap<Level, Times> = BTreeMap::new();
        for played in self.played {
            for (&level, times) in self.seating.of(played.number).iter().zip(&played.times) {
                let sum = sums.entry(level).or_default();
                sum.decisions += times.decisions;
                sum.total += times.total;
                sum.turns += times.turns;
                sum.longest_decision = sum.longest_decision.max(times.longest_decision);
                sum.longest_turn = sum.longest_turn.max(times.longest_turn);
            }
        }
        sums.retain(|_, times| times.decisions > 0);
        sums.into_iter().map(|(level, times)| PlayerTimes { level, times }).collect()
    }
}

/// How often a side wanted something, and how often it came about.
#[derive(Clone, PartialEq, Debug)]
pub struct AimUse {
    /// Its place among the sides.
    pub side: usize,
    pub text: Text,
    pub wanted: u64,
    pub reached: u64,
}

/// A text with all its facts but the numbers.
pub fn without_numbers(text: &Text) -> Text {
    let args = text.args.iter().filter(|(_, arg)| !matches!(arg, Arg::Number(_))).cloned().collect();
    Text { key: text.key.clone(), args }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Outcome, Seat};

    fn played(number: u64, winner: Option<u8>, points: i64) -> Played {
        let winners = winner.map_or(SeatSet::NONE, |seat| SeatSet::one(Seat(seat)));
        let text = Text::new("won").number("points", points);
        Played {
            number,
            outcome: Some(Outcome { winners, text }),
            actions: 10,
            turns: 3,
            measures: None,
            times: Vec::new(),
        }
    }

    fn sides() -> Vec<Side> {
        vec![Side { id: "red", seats: vec![Seat(0)] }, Side { id: "blue", seats: vec![Seat(1)] }]
    }

    /// The script wins as red and as blue and draws once; one game has no end.
    #[test]
    fn a_mirrored_series_is_counted_by_side_and_by_player() {
        let both = [vec![Level::Script, Level::Random], vec![Level::Random, Level::Script]];
        let mut all = vec![played(0, Some(0), 1), played(1, Some(1), 2), played(2, None, 0), played(3, Some(1), 3)];
        all.push(Played { outcome: None, ..played(4, None, 0) });
        let (seating, sides) = (Seating::Mirrored(both), sides());
        let games = Games { played: &all, seating: &seating, sides: &sides };
        assert_eq!((games.draws(), games.given_up()), (1, 1));
        assert_eq!(games.won_by(&sides[1]), Share::of(2.0, 5));
        assert_eq!(games.decided_for(&sides[1]), Share::of(2.0, 3));
        let players = games.players();
        assert_eq!(players[0].level, Level::Script);
        assert_eq!(players[0].all, Share::of(3.5, 4), "what has no end counts for nobody");
        assert_eq!(players[0].by_side, [Some(Share::of(1.5, 2)), Some(Share::of(2.0, 2))]);
        let endings: Vec<u64> = games.endings().iter().map(|ending| ending.count).collect();
        assert_eq!(endings, [2, 1, 1], "numbers do not make another ending");
    }

    #[test]
    fn one_player_alone_is_not_compared() {
        let all = [played(0, Some(0), 1)];
        let seating = Seating::Fixed(vec![Level::Script, Level::Script]);
        let games = Games { played: &all, seating: &seating, sides: &sides() };
        assert!(games.players().is_empty() && games.losses().is_none() && games.curves().is_empty());
    }
}
