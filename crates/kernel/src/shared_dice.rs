//! Dice that nobody can choose alone. The server promises its seed before anybody else says anything; every player's
//! device promises a part of its own, and shows it only when it is settled whose parts count. The dice follow from the
//! seed and all parts together. What is done here is told, with the reasons, in `docs/dice.md`; another program can
//! check it from that page alone.
//!
//! A part that was promised is never replaced, so a player who keeps it back can stop the dice but not change them.

use crate::record::{hex, unhex};
use crate::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What stands before everything that is hashed, so that no hash can be taken for one of another kind.
const PART: &[u8] = b"sandtable dice 1 part";
const STAND_IN: &[u8] = b"sandtable dice 1 stand-in";
const KEY: &[u8] = b"sandtable dice 1 key";

/// How the dice of a match follow from its seed, and from what else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SharedDice {
    pub scheme: Scheme,
    /// In the order of the seats; empty if the dice follow from the seed alone.
    #[serde(default)]
    pub parts: Vec<SeatPart>,
}

/// The name of the function, so that another one can follow it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Scheme {
    #[serde(rename = "sandtable-dice-1")]
    First,
}

/// The part of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatPart {
    pub seat: Seat,
    #[serde(flatten)]
    pub drawn: Drawn,
}

/// Who draws a part, and how far that has come. Numbers of 32 bytes are written as 64 hex digits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "drawn", rename_all = "snake_case")]
pub enum Drawn {
    /// A machine plays the seat, or its player was not waited for: the part follows from the seed.
    ByServer,
    /// The player's device has not promised anything yet.
    Awaited,
    /// It has, and shows its part when nobody's promise is awaited any more.
    Promised {
        commitment: String,
    },
    ByPlayer {
        commitment: String,
        part: String,
    },
}

/// Something that is done about the parts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiceStep {
    /// The seat's device promises a part.
    Promise { seat: Seat, commitment: String },
    /// The seat waits no longer for those who have promised nothing; theirs are drawn by the server, for good.
    BeginWithout { seat: Seat },
    /// The seat's device shows the part that it has promised.
    Show { seat: Seat, part: String },
}

impl DiceStep {
    /// Whose step it is.
    pub fn seat(&self) -> Seat {
        match self {
            DiceStep::Promise { seat, .. } | DiceStep::BeginWithout { seat } | DiceStep::Show { seat, .. } => *seat,
        }
    }
}

/// Why a step was not taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PartError {
    #[error("the dice of this match follow from the server's seed alone")]
    NotShared,
    #[error("expected 64 hex digits")]
    NotHex,
    #[error("this seat has no part of its own in the dice: the server draws it")]
    DrawnByServer,
    #[error("this seat has promised another part already")]
    PromisedAnother,
    #[error("this seat has promised nothing yet")]
    NothingPromised,
    #[error("parts are shown when every promise is there or nobody is waited for any more")]
    TooEarly,
    #[error("the part is not the one that was promised")]
    NotThePromised,
}

impl SharedDice {
    /// Dice with a part for each of these seats; those of people are awaited.
    pub fn new(seats: SeatSet, people: SeatSet) -> SharedDice {
        let drawn = |seat| if people.contains(seat) { Drawn::Awaited } else { Drawn::ByServer };
        let parts = seats.iter().map(|seat| SeatPart { seat, drawn: drawn(seat) }).collect();
        SharedDice { scheme: Scheme::First, parts }
    }

    /// Those who have promised nothing yet.
    pub fn unpromised(&self) -> SeatSet {
        self.seats(|drawn| *drawn == Drawn::Awaited)
    }

    /// Those who have promised a part and not shown it.
    pub fn unshown(&self) -> SeatSet {
        self.seats(|drawn| matches!(drawn, Drawn::Promised { .. }))
    }

    /// Whether everything is there that the dice follow from, but for the seed.
    pub fn is_complete(&self) -> bool {
        self.unpromised().is_empty() && self.unshown().is_empty()
    }

    fn seats(&self, which: impl Fn(&Drawn) -> bool) -> SeatSet {
        self.parts.iter().filter(|part| which(&part.drawn)).map(|part| part.seat).collect()
    }

    /// Takes a step; whether it brought anything new. `server` is the commitment to the seed. What was done already and
    /// is only said again changes nothing.
    pub fn take(&mut self, server: &str, step: &DiceStep) -> Result<bool, PartError> {
        match step {
            DiceStep::Promise { seat, commitment } => self.promise(*seat, commitment),
            DiceStep::BeginWithout { .. } => {
                let awaited = self.parts.iter_mut().filter(|part| part.drawn == Drawn::Awaited);
                Ok(awaited.map(|part| part.drawn = Drawn::ByServer).count() > 0)
            }
            DiceStep::Show { seat, part } => self.show(server, *seat, part),
        }
    }

    fn of(&mut self, seat: Seat) -> Result<&mut Drawn, PartError> {
        let found = self.parts.iter_mut().find(|part| part.seat == seat);
        found.map(|part| &mut part.drawn).ok_or(PartError::NotShared)
    }

    fn promise(&mut self, seat: Seat, commitment: &str) -> Result<bool, PartError> {
        let new = hex(&unhex(commitment).ok_or(PartError::NotHex)?);
        let drawn = self.of(seat)?;
        match drawn {
            Drawn::Awaited => {
                *drawn = Drawn::Promised { commitment: new };
                Ok(true)
            }
            Drawn::Promised { commitment } | Drawn::ByPlayer { commitment, .. } if *commitment == new => Ok(false),
            Drawn::Promised { .. } | Drawn::ByPlayer { .. } => Err(PartError::PromisedAnother),
            Drawn::ByServer => Err(PartError::DrawnByServer),
        }
    }

    fn show(&mut self, server: &str, seat: Seat, part: &str) -> Result<bool, PartError> {
        let bytes = unhex(part).ok_or(PartError::NotHex)?;
        let is_settled = self.unpromised().is_empty();
        let drawn = self.of(seat)?;
        match drawn {
            Drawn::Promised { .. } if !is_settled => Err(PartError::TooEarly),
            Drawn::Promised { commitment } if promise_of(server, seat, &bytes) == *commitment => {
                *drawn = Drawn::ByPlayer { commitment: commitment.clone(), part: hex(&bytes) };
                Ok(true)
            }
            Drawn::ByPlayer { part, .. } if *part == hex(&bytes) => Ok(false),
            Drawn::Promised { .. } | Drawn::ByPlayer { .. } => Err(PartError::NotThePromised),
            Drawn::Awaited => Err(PartError::NothingPromised),
            Drawn::ByServer => Err(PartError::DrawnByServer),
        }
    }

    /// The seat whose part is not what it promised, or does not stand where it should.
    pub fn fault(&self, server: &str) -> Option<Seat> {
        let fits = |part: &SeatPart| match &part.drawn {
            Drawn::ByServer | Drawn::Awaited => true,
            Drawn::Promised { commitment } => unhex(commitment).is_some(),
            Drawn::ByPlayer { commitment, part: shown } => {
                unhex(shown).is_some_and(|bytes| promise_of(server, part.seat, &bytes) == *commitment)
            }
        };
        let in_order = |i: usize| i == 0 || self.parts[i - 1].seat < self.parts[i].seat;
        let wrong = self.parts.iter().enumerate().find(|(i, part)| !in_order(*i) || !fits(part));
        wrong.map(|(_, part)| part.seat)
    }

    /// What the dice follow from; nothing as long as a part is missing.
    pub fn key(&self, seed: &[u8; 32]) -> Option<[u8; 32]> {
        let mut hash = Sha256::new().chain_update(KEY).chain_update(seed);
        for SeatPart { seat, drawn } in &self.parts {
            let part = match drawn {
                Drawn::ByServer => stand_in(seed, *seat),
                Drawn::ByPlayer { part, .. } => unhex(part)?,
                Drawn::Awaited | Drawn::Promised { .. } => return None,
            };
            hash.update([seat.0]);
            hash.update(part);
        }
        Some(hash.finalize().into())
    }
}

/// The promise of a part. It names the seat and the server's own promise, so that it is good for one seat of one match:
/// nobody can repeat another's.
pub fn promise_of(server: &str, seat: Seat, part: &[u8; 32]) -> String {
    let server = unhex(server).unwrap_or_default();
    hex(&Sha256::new().chain_update(PART).chain_update(server).chain_update([seat.0]).chain_update(part).finalize())
}

/// The part of a seat that has none of its own. It follows from the seed, which is promised before anything else, so
/// there is nothing to choose about it later.
fn stand_in(seed: &[u8; 32], seat: Seat) -> [u8; 32] {
    Sha256::new().chain_update(STAND_IN).chain_update(seed).chain_update([seat.0]).finalize().into()
}

/// Face number n of a match, with so many sides: the first of the numbers that hash to it which is not among the few
/// that would favour some faces.
pub fn face_of(key: &[u8; 32], n: u64, sides: u8) -> u8 {
    let sides = u64::from(sides.max(1));
    // 2⁶⁴ modulo the sides, taken off the top.
    let beyond = (u64::MAX % sides + 1) % sides;
    let mut attempt = 0u64;
    loop {
        let hash = Sha256::new().chain_update(key).chain_update(n.to_be_bytes()).chain_update(attempt.to_be_bytes());
        let digest = hash.finalize();
        let mut first = [0; 8];
        first.copy_from_slice(&digest[..8]);
        let number = u64::from_be_bytes(first);
        if beyond == 0 || number <= u64::MAX - beyond {
            return (number % sides) as u8 + 1;
        }
        // Less than once in 2⁵⁶ times.
        attempt += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SERVER: &str = "5f78c33274e43fa9de5659265c1d917e25c03722dcb0b8d27db8d5feaa813953";
    const SEATS: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

    fn two_people_and_a_machine() -> SharedDice {
        SharedDice::new(SEATS.into_iter().collect(), SeatSet::one(Seat(0)).with(Seat(2)))
    }

    fn promise(seat: u8, part: [u8; 32]) -> DiceStep {
        DiceStep::Promise { seat: Seat(seat), commitment: promise_of(SERVER, Seat(seat), &part) }
    }

    fn show(seat: u8, part: [u8; 32]) -> DiceStep {
        DiceStep::Show { seat: Seat(seat), part: hex(&part) }
    }

    #[test]
    fn all_promise_and_then_all_show() {
        let mut dice = two_people_and_a_machine();
        assert_eq!(dice.take(SERVER, &promise(0, [1; 32])), Ok(true));
        assert_eq!(dice.take(SERVER, &promise(0, [1; 32])), Ok(false), "said again");
        assert_eq!(dice.take(SERVER, &show(0, [1; 32])), Err(PartError::TooEarly), "seat 2 could still choose");
        assert_eq!(dice.take(SERVER, &promise(2, [3; 32])), Ok(true));
        assert_eq!(dice.take(SERVER, &show(2, [3; 32])), Ok(true));
        assert_eq!((dice.key(&[9; 32]), dice.unshown()), (None, SeatSet::one(Seat(0))));
        assert_eq!(dice.take(SERVER, &show(0, [1; 32])), Ok(true));
        assert_eq!(dice.take(SERVER, &show(0, [1; 32])), Ok(false), "said again");
        assert!(dice.is_complete() && dice.key(&[9; 32]).is_some());
        assert_eq!(dice.fault(SERVER), None);
    }

    #[test]
    fn nothing_can_be_changed_once_it_is_promised() {
        let mut dice = two_people_and_a_machine();
        dice.take(SERVER, &promise(0, [1; 32])).unwrap();
        assert_eq!(dice.take(SERVER, &promise(0, [2; 32])), Err(PartError::PromisedAnother));
        assert_eq!(dice.take(SERVER, &promise(1, [2; 32])), Err(PartError::DrawnByServer));
        assert_eq!(dice.take(SERVER, &promise(5, [2; 32])), Err(PartError::NotShared));
        assert_eq!(dice.take(SERVER, &show(2, [2; 32])), Err(PartError::NothingPromised));
        dice.take(SERVER, &promise(2, [3; 32])).unwrap();
        assert_eq!(dice.take(SERVER, &show(2, [4; 32])), Err(PartError::NotThePromised));
        dice.take(SERVER, &show(2, [3; 32])).unwrap();
        // Seat 0 sees all the others' parts and can do nothing but show its own, or not.
        let before = dice.clone();
        assert_eq!(dice.take(SERVER, &show(0, [7; 32])), Err(PartError::NotThePromised));
        assert_eq!(dice.take(SERVER, &promise(0, [7; 32])), Err(PartError::PromisedAnother));
        assert_eq!(dice.take(SERVER, &DiceStep::BeginWithout { seat: Seat(2) }), Ok(false), "nobody is replaced");
        assert_eq!(dice, before);
    }

    #[test]
    fn those_who_were_not_waited_for_are_out_for_good() {
        let mut dice = two_people_and_a_machine();
        dice.take(SERVER, &promise(0, [1; 32])).unwrap();
        assert_eq!(dice.take(SERVER, &DiceStep::BeginWithout { seat: Seat(0) }), Ok(true));
        assert_eq!(dice.parts[2].drawn, Drawn::ByServer);
        assert_eq!(dice.take(SERVER, &promise(2, [3; 32])), Err(PartError::DrawnByServer));
        assert_eq!(dice.take(SERVER, &show(2, [3; 32])), Err(PartError::DrawnByServer));
        assert!(dice.key(&[9; 32]).is_none(), "who has promised is still waited for");
        dice.take(SERVER, &show(0, [1; 32])).unwrap();
        assert!(dice.key(&[9; 32]).is_some());
    }

    #[test]
    fn a_promise_is_good_for_one_seat_of_one_match() {
        assert_ne!(promise_of(SERVER, Seat(0), &[1; 32]), promise_of(SERVER, Seat(1), &[1; 32]));
        assert_ne!(promise_of(SERVER, Seat(0), &[1; 32]), promise_of(&"0".repeat(64), Seat(0), &[1; 32]));
    }

    #[test]
    fn the_key_depends_on_everything_in_it() {
        let shown = |parts: [[u8; 32]; 2]| {
            let mut dice = two_people_and_a_machine();
            for step in [promise(0, parts[0]), promise(2, parts[1]), show(0, parts[0]), show(2, parts[1])] {
                dice.take(SERVER, &step).unwrap();
            }
            dice
        };
        let key = shown([[1; 32], [3; 32]]).key(&[9; 32]);
        assert_ne!(shown([[1; 32], [4; 32]]).key(&[9; 32]), key);
        assert_ne!(shown([[3; 32], [1; 32]]).key(&[9; 32]), key);
        assert_ne!(shown([[1; 32], [3; 32]]).key(&[8; 32]), key);
        assert!(SharedDice::new(SeatSet::NONE, SeatSet::NONE).key(&[9; 32]).is_some_and(|alone| Some(alone) != key));
    }

    /// Worked out with Python's hashlib from `docs/dice.md`.
    #[test]
    fn promise_key_and_faces_are_those_of_the_documentation() {
        let promised = "add835a774c5409ba07a2bf9858b9da7460f99bf33cfa34510e43202f9038d77";
        assert_eq!(promise_of(SERVER, Seat(1), &[7; 32]), promised);
        let mut dice = two_people_and_a_machine();
        for step in [promise(0, [1; 32]), promise(2, [3; 32]), show(0, [1; 32]), show(2, [3; 32])] {
            dice.take(SERVER, &step).unwrap();
        }
        let key = "fdedbbd9a6342da1765aec10baa884e0c1d256b47eca41d196c87acdf94f2bc5";
        assert_eq!(dice.key(&[9; 32]).map(|key| hex(&key)).as_deref(), Some(key));
        let faces = |many, sides| (0..many).map(|n| face_of(&[4; 32], n, sides)).collect::<Vec<u8>>();
        assert_eq!(faces(12, 6), [3, 3, 4, 1, 1, 4, 5, 3, 6, 1, 5, 5]);
        assert_eq!(faces(6, 10), [5, 3, 6, 1, 3, 2]);
    }

    #[test]
    fn a_part_that_was_changed_or_moved_is_found() {
        let mut dice = two_people_and_a_machine();
        for step in [promise(0, [1; 32]), promise(2, [3; 32]), show(0, [1; 32]), show(2, [3; 32])] {
            dice.take(SERVER, &step).unwrap();
        }
        let mut changed = dice.clone();
        if let Drawn::ByPlayer { part, .. } = &mut changed.parts[2].drawn {
            part.replace_range(..2, "ff");
        }
        assert_eq!(changed.fault(SERVER), Some(Seat(2)));
        let mut moved = dice.clone();
        moved.parts.swap(0, 1);
        assert_eq!(moved.fault(SERVER), Some(Seat(0)));
        assert_eq!(dice.fault(&"0".repeat(64)), Some(Seat(0)), "promised to another server");
    }

    #[test]
    fn what_is_not_hex_is_refused() {
        let mut dice = two_people_and_a_machine();
        for wrong in ["", "zz", &"g".repeat(64), &"a".repeat(63)] {
            let promise = DiceStep::Promise { seat: Seat(0), commitment: wrong.to_owned() };
            assert_eq!(dice.take(SERVER, &promise), Err(PartError::NotHex));
            let show = DiceStep::Show { seat: Seat(0), part: wrong.to_owned() };
            assert_eq!(dice.take(SERVER, &show), Err(PartError::NotHex));
        }
    }

    #[test]
    fn faces_are_fair_and_fixed_by_their_number() {
        for sides in [1u8, 2, 6, 10, 12, 20, 100, 255] {
            let faces: Vec<u8> = (0..400).map(|n| face_of(&[4; 32], n, sides)).collect();
            assert!(faces.iter().all(|f| (1..=sides).contains(f)));
            assert_eq!(faces[17], face_of(&[4; 32], 17, sides));
        }
        let mut seen = [0u32; 6];
        (0..60_000).for_each(|n| seen[usize::from(face_of(&[5; 32], n, 6)) - 1] += 1);
        // Five standard deviations of 91.
        assert!(seen.iter().all(|&many| many.abs_diff(10_000) < 456), "{seen:?}");
    }
}
