//! Who plays: names that a person typed become players on seats.

use crate::failure::Failure;
use ai::{Level, Seating, SeatingError, seating};
use kernel::{About, Seat, SeatAbout, SeatSet, Text, Words};

/// Seats of one side that have a part in the scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    pub id: &'static str,
    pub seats: Vec<Seat>,
}

impl Side {
    /// The sides of a scenario, in the order in which the game names them.
    pub fn all(about: &About, in_play: SeatSet) -> Vec<Side> {
        let mut sides: Vec<Side> = Vec::new();
        for (seat, seat_about) in about.in_play(in_play) {
            match sides.iter_mut().find(|side| side.id == seat_about.side) {
                Some(side) => side.seats.push(seat),
                None => sides.push(Side { id: seat_about.side, seats: vec![seat] }),
            }
        }
        sides
    }

    /// The player of the side, if it is one.
    pub fn player(&self, levels: &[Level]) -> Option<Level> {
        let mut levels = self.seats.iter().filter_map(|seat| levels.get(usize::from(seat.0)).copied());
        let first = levels.next()?;
        levels.all(|level| level == first).then_some(first)
    }
}

/// A machine player by name.
pub fn level(name: &str, words: &Words) -> Result<Level, Failure> {
    name.trim().parse().map_err(|_| {
        let known = Level::ALL.map(Level::name);
        let text = Text::new("cli-unknown-player").name("player", name.to_owned()).names("known", known);
        Failure::usage(words.say(&text))
    })
}

/// Who plays each seat. Those that have no part in the scenario are not asked for.
pub fn levels(names: &[String], about: &About, in_play: SeatSet, words: &Words) -> Result<Vec<Level>, Failure> {
    let mut all = vec![Level::Script; about.seats.len()];
    if names.is_empty() {
        return Ok(all);
    }
    let (seats, abouts): (Vec<Seat>, Vec<SeatAbout>) = about.in_play(in_play).map(|(s, a)| (s, a.clone())).unzip();
    let levels = names.iter().map(|name| level(name, words)).collect::<Result<Vec<_>, _>>()?;
    let levels = seating(&levels, &abouts).map_err(|SeatingError { given, seats, sides }| {
        let text = Text::new("cli-seating").number("given", given as i64).names("seats", seats).names("sides", sides);
        Failure::usage(words.say(&text))
    })?;
    for (seat, level) in seats.into_iter().zip(levels) {
        all[usize::from(seat.0)] = level;
    }
    Ok(all)
}

/// Two players who change sides.
pub fn mirrored(pair: [Level; 2], sides: &[Side], seats: usize) -> Option<Seating> {
    let [first, second] = sides else { return None };
    let way = |pair: [Level; 2]| {
        let mut levels = vec![Level::Script; seats];
        for (side, level) in [first, second].into_iter().zip(pair) {
            side.seats.iter().for_each(|seat| levels[usize::from(seat.0)] = level);
        }
        levels
    };
    Some(Seating::Mirrored([way(pair), way([pair[1], pair[0]])]))
}

/// The same players, changing sides after each game; why they cannot.
pub fn mirror(levels: &[Level], games: u64, sides: &[Side], words: &Words) -> Result<Seating, Failure> {
    let players: Vec<Option<Level>> = sides.iter().map(|side| side.player(levels)).collect();
    let pair = match players[..] {
        [Some(a), Some(b)] if a != b => mirrored([a, b], sides, levels.len()),
        _ => None,
    };
    let Some(pair) = pair else {
        let text = Text::new("cli-mirror-players").names("sides", sides.iter().map(|side| side.id));
        return Err(Failure::usage(words.say(&text)));
    };
    even(games, words)?;
    Ok(pair)
}

/// Every seed is played twice.
pub fn even(games: u64, words: &Words) -> Result<(), Failure> {
    if games.is_multiple_of(2) {
        return Ok(());
    }
    Err(Failure::usage(words.say(&Text::new("cli-mirror-odd").number("games", games as i64))))
}
