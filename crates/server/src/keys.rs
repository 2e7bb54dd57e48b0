//! Seats are capabilities: whoever has the key of a seat plays it. Only the hashes of keys are stored.

use crate::open_games::fresh_name;
use crate::wire::Who;
use kernel::record::hex;
use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// 128 random bits as text.
pub fn fresh() -> Result<String, getrandom::Error> {
    fresh_name::<16>()
}

pub fn hash(key: &str) -> String {
    hex(&Sha256::digest(key.as_bytes()))
}

/// Compares all of it whatever is found, so that the time it takes tells nothing.
fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |differing, (a, b)| differing | (a ^ b)) == 0
}

/// Whether a key is the one whose hash is stored. Nothing opens where there is none.
pub fn opens(key: &str, stored: &str) -> bool {
    same(&hash(key), stored)
}

/// One seat of a match as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitting {
    pub id: String,
    pub who: Who,
    /// SHA-256 of the key; machines have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// It is a machine that may give up a lost match.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gives_up: bool,
}

/// Who plays which seat of a match, and who may look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    pub seats: Vec<Sitting>,
    pub watch: String,
    pub listed: bool,
}

impl Seating {
    /// For whom somebody with this key sees the match.
    pub fn viewer(&self, key: Option<&str>) -> Option<Viewer> {
        let Some(key) = key else { return self.listed.then_some(Viewer::Spectator) };
        let hash = hash(key);
        let mut found = same(&hash, &self.watch).then_some(Viewer::Spectator);
        for (seat, sitting) in (0..).map(Seat).zip(&self.seats) {
            if sitting.key.as_ref().is_some_and(|own| same(own, &hash)) {
                found = Some(Viewer::Seat(seat));
            }
        }
        found
    }

    pub fn who(&self) -> BTreeMap<String, Who> {
        self.seats.iter().map(|s| (s.id.clone(), s.who.clone())).collect()
    }
}

/// A new key for a seat that a person plays: the seats as they are to be stored, and the key.
pub fn new_key(seats: &Value, seat: &str) -> Result<(Value, String), String> {
    let mut seats: Vec<Sitting> = serde_json::from_value(seats.clone()).map_err(|error| error.to_string())?;
    let of_people = || seats.iter().filter(|s| s.who == Who::Human).map(|s| s.id.as_str());
    let expected = format!("expected a seat that a person plays: {}", of_people().collect::<Vec<_>>().join(", "));
    let found = seats.iter_mut().find(|s| s.id == seat && s.who == Who::Human);
    let found = found.ok_or_else(|| format!("{expected}; found \"{seat}\""))?;
    let key = fresh().map_err(|error| error.to_string())?;
    found.key = Some(hash(&key));
    // Plain data always has a JSON form.
    Ok((serde_json::to_value(&seats).unwrap_or_default(), key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_opens_its_seat_and_no_other() {
        let keys: Vec<String> = (0..3).map(|_| fresh().unwrap()).collect();
        assert!(keys.iter().all(|k| k.len() == 32) && keys[0] != keys[1]);
        let sitting = |id: &str, key: &String| Sitting {
            id: id.to_owned(),
            who: Who::Human,
            key: Some(hash(key)),
            gives_up: false,
        };
        let machine = Sitting { id: "c".to_owned(), who: Who::Machine("random".to_owned()), key: None, gives_up: true };
        let seats = vec![sitting("a", &keys[0]), sitting("b", &keys[1]), machine];
        let mut seating = Seating { seats, watch: hash(&keys[2]), listed: false };
        assert_eq!(seating.viewer(Some(&keys[0])), Some(Viewer::Seat(Seat(0))));
        assert_eq!(seating.viewer(Some(&keys[1])), Some(Viewer::Seat(Seat(1))));
        assert_eq!(seating.viewer(Some(&keys[2])), Some(Viewer::Spectator));
        assert_eq!(seating.viewer(Some("")), None);
        assert_eq!(seating.viewer(Some(&hash(&keys[0]))), None, "a hash is not a key");
        assert_eq!(seating.viewer(None), None);
        seating.listed = true;
        assert_eq!(seating.viewer(None), Some(Viewer::Spectator));
    }
}
