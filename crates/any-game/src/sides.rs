//! Who wins and loses together, and what follows when all of them give up. The games know nothing of it: giving up is
//! no move of theirs.

use kernel::{About, Outcome, Seat, SeatSet, Text};

/// The sides of a match, each with its seats.
#[derive(Clone, Debug, Default)]
pub struct Sides {
    sides: Vec<SeatSet>,
    /// The keys of the seats' names, for all seats of the game.
    names: Vec<String>,
}

impl Sides {
    pub fn of(about: &About, in_play: SeatSet) -> Sides {
        let mut named: Vec<(&str, SeatSet)> = Vec::new();
        for (seat, known) in about.in_play(in_play) {
            match named.iter_mut().find(|(side, _)| *side == known.side) {
                Some((_, seats)) => *seats = seats.with(seat),
                None => named.push((known.side, SeatSet::one(seat))),
            }
        }
        let names = about.seats.iter().map(|seat| format!("seat-{}", seat.id)).collect();
        Sides { sides: named.into_iter().map(|(_, seats)| seats).collect(), names }
    }

    /// The seats that win and lose with this one, itself among them.
    pub fn side_of(&self, seat: Seat) -> SeatSet {
        self.sides.iter().copied().find(|side| side.contains(seat)).unwrap_or(SeatSet::one(seat))
    }

    /// How a match ends in which these have given up; not at all, as long as somebody of their side has not.
    pub fn outcome(&self, given_up: SeatSet) -> Option<Outcome> {
        let lost = self.sides.iter().copied().find(|side| side.without(given_up).is_empty())?;
        let all = self.sides.iter().copied().fold(SeatSet::NONE, SeatSet::union);
        let text = self.naming("match-given-up", lost);
        Some(Outcome { winners: all.without(lost), text })
    }

    /// A text about some seats.
    pub fn naming(&self, key: &'static str, seats: SeatSet) -> Text {
        let names = seats.iter().filter_map(|seat| self.names.get(usize::from(seat.0)).cloned());
        Text::new(key).words("who", names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::SeatAbout;

    fn three_on_two_sides() -> Sides {
        let seats = [("germany", "axis"), ("ussr", "allies"), ("italy", "axis"), ("idle", "allies")];
        let seats = seats.map(|(id, side)| SeatAbout { id, side }).to_vec();
        let (languages, scenarios, options) = (&["en"], Vec::new(), Vec::new());
        let about = About { id: "war", rules: "1", languages, seats, scenarios, options };
        Sides::of(&about, [0, 1, 2].map(Seat).into_iter().collect())
    }

    #[test]
    fn a_side_has_lost_when_all_of_it_have_given_up() {
        let sides = three_on_two_sides();
        assert_eq!(sides.side_of(Seat(2)), SeatSet::one(Seat(0)).with(Seat(2)));
        assert_eq!(sides.outcome(SeatSet::NONE), None);
        assert_eq!(sides.outcome(SeatSet::one(Seat(0))), None, "Italy fights on");
        let lost = sides.outcome(sides.side_of(Seat(0))).unwrap();
        assert_eq!(lost.winners, SeatSet::one(Seat(1)), "whoever has no part in the scenario wins nothing");
        assert_eq!(lost.text, Text::new("match-given-up").words("who", ["seat-germany", "seat-italy"]));
    }
}
