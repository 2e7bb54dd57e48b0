//! Players by name, and who sits where.

use crate::perturbed::Perturbed;
use crate::planner::{Budget, Planner};
use crate::recruit::Recruit;
use crate::{Player, Random, Script};
use kernel::{Hints, SeatAbout};
use std::fmt;
use std::str::FromStr;

/// How strong a machine player is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    Random,
    /// Plays as the script does, but takes fancies and overlooks things.
    Recruit,
    /// The staff officer: what the game's hints call sensible, at once.
    Script,
    /// Plans each turn for less than a second.
    Regular,
    /// Plans each turn for some seconds.
    Veteran,
    /// The script with slips of its own. Nobody's opponent: with it one measures whether whoever plans beats more than
    /// the one script it thinks with.
    Perturbed,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no player \"{found}\"; the players are {known}", known = Level::names())]
pub struct LevelError {
    pub found: String,
}

impl Level {
    /// Those that people play against.
    pub const ALL: [Level; 5] = [Level::Random, Level::Recruit, Level::Script, Level::Regular, Level::Veteran];

    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Recruit => "recruit",
            Level::Script => "script",
            Level::Regular => "regular",
            Level::Veteran => "veteran",
            Level::Perturbed => "perturbed",
        }
    }

    /// The names of those that people play against, for a message to somebody who used another.
    pub fn names() -> String {
        Level::ALL.map(Level::name).join(", ")
    }

    /// Whether a decision may take it seconds.
    pub fn takes_its_time(self) -> bool {
        matches!(self, Level::Regular | Level::Veteran)
    }

    pub fn player<G: Hints>(self) -> Box<dyn Player<G>> {
        match self {
            Level::Random => Box::new(Random),
            Level::Recruit => Box::new(Recruit::<G>::default()),
            Level::Script => Box::new(Script::<G>::default()),
            Level::Perturbed => Box::new(Perturbed::<G>::default()),
            Level::Regular => Box::new(Planner::<G>::new(Budget::Milliseconds(800))),
            Level::Veteran => Box::new(Planner::<G>::new(Budget::Milliseconds(6_400))),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> Result<Level, LevelError> {
        let known = Level::ALL.into_iter().chain([Level::Perturbed]).find(|l| l.name() == name);
        known.ok_or_else(|| LevelError { found: name.to_owned() })
    }
}

/// A number of players that fits neither the seats nor the sides.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{given} players for {} seats ({}) on {} sides ({})",
    seats.len(), seats.join(", "), sides.len(), sides.join(", ")
)]
pub struct SeatingError {
    pub given: usize,
    pub seats: Vec<String>,
    pub sides: Vec<String>,
}

/// Puts players on seats: one for each seat, or one for each side, in the order the game lists them.
pub fn seating<T: Copy>(players: &[T], seats: &[SeatAbout]) -> Result<Vec<T>, SeatingError> {
    if players.len() == seats.len() {
        return Ok(players.to_vec());
    }
    let mut sides: Vec<&str> = Vec::new();
    for seat in seats {
        if !sides.contains(&seat.side) {
            sides.push(seat.side);
        }
    }
    if players.len() == sides.len() {
        // Every side comes from a seat, so each seat finds its own.
        return Ok(seats
            .iter()
            .filter_map(|s| sides.iter().position(|side| *side == s.side))
            .map(|i| players[i])
            .collect());
    }
    Err(SeatingError {
        given: players.len(),
        seats: seats.iter().map(|s| s.id.to_owned()).collect(),
        sides: sides.into_iter().map(str::to_owned).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_player_is_told_the_known_ones() {
        assert_eq!("script".parse(), Ok(Level::Script));
        assert_eq!("perturbed".parse(), Ok(Level::Perturbed), "for measuring");
        let error = "Genius".parse::<Level>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no player \"Genius\"; the players are random, recruit, script, regular, veteran"
        );
    }

    #[test]
    fn players_are_seated_one_per_seat_or_one_per_side() {
        let about = |id, side| SeatAbout { id, side };
        let three = [about("germany", "axis"), about("ussr", "allies"), about("italy", "axis")];
        assert_eq!(seating(&[1, 2, 3], &three), Ok(vec![1, 2, 3]));
        assert_eq!(seating(&[1, 2], &three), Ok(vec![1, 2, 1]));
        let error = seating(&[1], &three).unwrap_err();
        assert_eq!(error.to_string(), "1 players for 3 seats (germany, ussr, italy) on 2 sides (axis, allies)");
    }
}
