//! Records that were damaged.

use crate::matches::Match;
use crate::record::Record;
use crate::{Game, Rng};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// Reads what is left of a good record after damage, and arbitrary bytes: whatever comes of it, it is no panic. Tells
/// how many could be read all the same.
pub fn fuzz_bytes<P, A>(seed: u64, rounds: usize, good: &str) -> usize
where
    P: Serialize + DeserializeOwned,
    A: Serialize + DeserializeOwned,
{
    let mut rng = Rng::new(seed);
    (0..rounds).filter(|_| Record::<P, A>::read(&damaged(good, &mut rng)).is_ok()).count()
}

/// Takes up what can be read of a damaged record: it is refused with a reason or goes on, but it is no panic. Tells how
/// many went on. A short record lets more rounds be done.
pub fn fuzz_records<G: Game>(game: &Arc<G>, seed: u64, rounds: usize, good: &str) -> usize {
    let mut rng = Rng::new(seed);
    let goes_on = |rng: &mut Rng| {
        let record = Record::read(&damaged(good, rng)).ok()?;
        Match::resume(Arc::clone(game), &record).ok()
    };
    (0..rounds).filter(|_| goes_on(&mut rng).is_some()).count()
}

fn damaged(good: &str, rng: &mut Rng) -> String {
    const NUMBERS: [&str; 9] = ["0", "1", "15", "16", "255", "256", "-1", "18446744073709551616", "1e999"];
    let mut bytes = good.as_bytes().to_vec();
    for _ in 0..1 + rng.below(3) {
        let at = rng.below(bytes.len());
        let to = (at + 1 + rng.below(40)).min(bytes.len());
        match rng.below(8) {
            0 => bytes = (0..rng.below(200)).map(|_| rng.next() as u8).collect(),
            1 => bytes.truncate(at),
            2 => drop(bytes.drain(at..to)),
            3 => bytes = [&bytes[..to], &bytes[at..]].concat(),
            4 => bytes.iter_mut().skip(at).take(1).for_each(|b| *b = rng.next() as u8),
            5 => {
                let mut lines: Vec<&[u8]> = bytes.split(|&b| b == b'\n').collect();
                let (i, j) = (rng.below(lines.len()), rng.below(lines.len()));
                lines.swap(i, j);
                bytes = lines.join(&b'\n');
            }
            _ => {
                let digits = |b: &u8| b.is_ascii_digit();
                let Some(from) = bytes.iter().skip(at).position(digits).map(|i| at + i) else { continue };
                let end = from + bytes[from..].iter().take_while(|b| digits(b)).count();
                bytes.splice(from..end, NUMBERS[rng.below(NUMBERS.len())].bytes());
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
