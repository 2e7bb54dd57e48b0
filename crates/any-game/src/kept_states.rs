//! States as they are kept beside the events of a match: in JSON, which later rules can read, and each as what has
//! changed since the one before, which is little. Every so often there is one in full, with a picture for whoever
//! cannot read the state any more.

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use std::collections::HashMap;
use std::io::{Read, Write};

/// After so many changes there is a whole state.
const MOST_CHANGES: usize = 64;
/// The most a state may come to; a damaged frame does not get more memory than this.
const LARGEST: u64 = 64 << 20;

const WHOLE: u8 = 0;
const CHANGE: u8 = 1;

/// Writes the states of one match, each as a frame.
#[derive(Debug, Default)]
pub struct StateWriter {
    last: Vec<u8>,
    /// How many changes may follow before there has to be a whole state.
    left: usize,
}

impl StateWriter {
    /// The frame of a state. The picture is asked for only if the frame is a whole one.
    pub fn take(&mut self, state: Vec<u8>, picture: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
        let frame = if self.left == 0 {
            self.left = MOST_CHANGES;
            whole(&state, &picture())
        } else {
            self.left -= 1;
            change(&self.last, &state)
        };
        self.last = state;
        frame
    }

    /// The next frame will be a whole one, and nothing is remembered till then.
    pub fn forget(&mut self) {
        *self = StateWriter::default();
    }
}

/// Reads the frames of a match in order.
#[derive(Debug, Default)]
pub struct StateReader {
    state: Option<Vec<u8>>,
    picture: Vec<u8>,
}

impl StateReader {
    pub fn show(&mut self, frame: &[u8]) {
        let mut rest = frame;
        self.state = match take(&mut rest, 1) {
            Some([WHOLE]) => {
                let state = number(&mut rest).and_then(|length| inflated(take(&mut rest, length)?));
                self.picture = rest.to_vec();
                state
            }
            Some([CHANGE]) => self.state.take().and_then(|before| changed(&before, rest)),
            _ => None,
        };
    }

    /// The state in JSON; nothing if it cannot be read.
    pub fn state(&self) -> Option<&[u8]> {
        self.state.as_deref()
    }

    /// The last picture, in JSON.
    pub fn picture(&self) -> Option<Vec<u8>> {
        inflated(&self.picture).filter(|picture| !picture.is_empty())
    }
}

fn whole(state: &[u8], picture: &[u8]) -> Vec<u8> {
    let mut frame = vec![WHOLE];
    let packed = deflated(state);
    write_number(packed.len(), &mut frame);
    frame.extend(packed);
    frame.extend(deflated(picture));
    frame
}

pub fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
    // Writing to memory does not fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

pub fn inflated(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut inflated = Vec::new();
    DeflateDecoder::new(bytes).take(LARGEST).read_to_end(&mut inflated).ok()?;
    Some(inflated)
}

/// As many equal bytes as these are worth being copied from the state before.
const WORTH: usize = 16;
/// How far ahead the two states are compared with nothing moved, which is how most changes are.
const NEAR: usize = 64;

/// What leads from one state to the next: again and again, how many new bytes, these bytes, where to copy from, how
/// many.
fn change(before: &[u8], after: &[u8]) -> Vec<u8> {
    let mut frame = vec![CHANGE];
    let (mut from, mut to, mut new) = (0, 0, 0);
    let mut places = None;
    while to < after.len() {
        let same = common(&before[from.min(before.len())..], &after[to..]);
        if same >= WORTH || (same > 0 && to + same == after.len()) {
            write_step(&mut frame, &after[new..to], from, same);
            (from, to) = (from + same, to + same);
            new = to;
            continue;
        }
        let near = (same + 1..NEAR).find(|&k| block(before, from + k).is_some_and(|b| block(after, to + k) == Some(b)));
        (from, to) = match near {
            Some(k) => (from + k, to + k),
            None => {
                let places = places.get_or_insert_with(|| blocks(before));
                let found = (to..after.len()).find_map(|at| Some((*places.get(block(after, at)?)?, at)));
                found.unwrap_or((before.len(), after.len()))
            }
        };
    }
    if new < after.len() {
        write_step(&mut frame, &after[new..], 0, 0);
    }
    frame
}

fn common(a: &[u8], b: &[u8]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

fn block(bytes: &[u8], at: usize) -> Option<&[u8]> {
    bytes.get(at..at + WORTH)
}

/// Where each block of a state stands.
fn blocks(bytes: &[u8]) -> HashMap<&[u8], usize> {
    bytes.chunks_exact(WORTH).enumerate().map(|(i, block)| (block, i * WORTH)).collect()
}

fn write_step(frame: &mut Vec<u8>, new: &[u8], from: usize, many: usize) {
    write_number(new.len(), frame);
    frame.extend_from_slice(new);
    write_number(from, frame);
    write_number(many, frame);
}

fn changed(before: &[u8], mut steps: &[u8]) -> Option<Vec<u8>> {
    let mut after = Vec::with_capacity(before.len());
    while !steps.is_empty() {
        let new = number(&mut steps)?;
        after.extend_from_slice(take(&mut steps, new)?);
        let (from, many) = (number(&mut steps)?, number(&mut steps)?);
        after.extend_from_slice(before.get(from..from.checked_add(many)?)?);
        if after.len() as u64 > LARGEST {
            return None;
        }
    }
    Some(after)
}

fn take<'a>(bytes: &mut &'a [u8], many: usize) -> Option<&'a [u8]> {
    let (taken, rest) = bytes.split_at_checked(many)?;
    *bytes = rest;
    Some(taken)
}

/// Seven bits a byte, the lowest first; the eighth says that more follow.
fn write_number(mut number: usize, to: &mut Vec<u8>) {
    while number >= 0x80 {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

fn number(bytes: &mut &[u8]) -> Option<usize> {
    let mut number = 0usize;
    for shift in (0..).step_by(7).take(5) {
        let byte = *take(bytes, 1)?.first()?;
        number |= usize::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Rng;

    /// A text like a state, and one like the state after it: something changed, taken out, put in.
    fn edited(text: &[u8], rng: &mut Rng) -> Vec<u8> {
        let mut text = text.to_vec();
        for _ in 0..1 + rng.below(4) {
            let at = rng.below(text.len().max(1));
            let until = (at + rng.below(40)).min(text.len());
            let new: Vec<u8> = (0..rng.below(30)).map(|_| b"0123456789,:\"{}[]ab"[rng.below(19)]).collect();
            text.splice(at.min(text.len())..until, new);
        }
        text
    }

    #[test]
    fn every_state_is_found_again_from_its_frames() {
        let mut rng = Rng::new(14);
        let mut state: Vec<u8> =
            (0..900).flat_map(|i| format!("{{\"unit\":{i},\"at\":{}}},", i * 7).into_bytes()).collect();
        let (mut writer, mut reader) = (StateWriter::default(), StateReader::default());
        let mut longest = 0;
        for i in 0..400 {
            state = match i % 97 {
                96 => Vec::new(),
                95 => b"[1]".repeat(3000),
                _ if state.is_empty() => b"{}".repeat(2000),
                _ => edited(&state, &mut rng),
            };
            let frame = writer.take(state.clone(), || b"picture".to_vec());
            if i % 97 < 95 && i % 97 > 0 && i % (MOST_CHANGES + 1) != 0 {
                longest = longest.max(frame.len());
            }
            reader.show(&frame);
            assert_eq!(reader.state(), Some(state.as_slice()), "{i}");
            assert_eq!(reader.picture().as_deref(), Some(&b"picture"[..]));
        }
        assert!(longest < 1500, "a small change takes little: {longest}");
    }

    #[test]
    fn damaged_frames_are_no_states() {
        let mut rng = Rng::new(15);
        let before = b"{\"unit\":1},".repeat(300);
        let after = edited(&before, &mut rng);
        for frame in [change(&before, &after), whole(&after, b"x")] {
            for _ in 0..2000 {
                let mut frame = frame.clone();
                let at = rng.below(frame.len());
                frame[at] ^= 1 << rng.below(8);
                frame.truncate(1 + rng.below(frame.len()));
                let mut reader = StateReader { state: Some(before.clone()), picture: Vec::new() };
                reader.show(&frame);
                // Whatever comes of it, it is not a panic and not more than a state may be.
                assert!(reader.state().is_none_or(|s| s.len() as u64 <= LARGEST));
            }
        }
    }
}
