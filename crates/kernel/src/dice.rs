//! Chance comes from one place. Rules code asks a [`Dice`] for what it needs in terms of the rule: one die, or a pool
//! of dice of which only the number of hits matters. Who answers decides what a roll is:
//!
//! - [`Rolled`]: face number n follows from what the match promised and from n alone, so neither undo nor replay can
//!   fish for better dice; a match that tries an example begins with the faces the example tells;
//! - [`Recorded`]: what a record says was rolled;
//! - [`Entered`]: what the players rolled on a real table;
//! - [`every_outcome`]: each possible answer in turn, with its probability.

use crate::Rng;
use crate::shared_dice::face_of;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

/// Several dice thrown together, of which those showing `from..=to` are hits.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pool {
    pub count: u8,
    pub sides: u8,
    pub from: u8,
    pub to: u8,
}

impl Pool {
    pub fn at_most(count: u8, sides: u8, to: u8) -> Pool {
        Pool { count, sides, from: 1, to: to.min(sides) }
    }

    pub fn at_least(count: u8, sides: u8, from: u8) -> Pool {
        Pool { count, sides, from: from.max(1), to: sides }
    }

    fn hit(&self, face: u8) -> bool {
        (self.from..=self.to).contains(&face)
    }

    /// Probability that exactly `hits` of the dice hit.
    pub fn chance_of(&self, hits: u8) -> f64 {
        if hits > self.count {
            return 0.0;
        }
        let winning = (1..=self.sides).filter(|&face| self.hit(face)).count() as f64;
        let p = winning / f64::from(self.sides.max(1));
        let ways = (0..hits).fold(1.0, |w, i| w * f64::from(self.count - i) / f64::from(i + 1));
        ways * p.powi(i32::from(hits)) * (1.0 - p).powi(i32::from(self.count - hits))
    }
}

/// What rules code may ask of chance.
pub trait Dice {
    /// One die, 1 to `sides`.
    fn die(&mut self, sides: u8) -> u8;

    /// How many of a pool hit.
    fn hits(&mut self, pool: Pool) -> u8;

    /// One die that has to show what the pool says. The face is told, for those who read the log.
    fn die_for(&mut self, pool: Pool) -> u8 {
        self.die(pool.sides)
    }

    /// What each throw so far was for, where faces can be seen.
    fn goals(&self) -> &[Goal] {
        &[]
    }

    /// The same with the faces that fell, for whoever tells of it; none where there are no faces to be seen.
    fn thrown(&mut self, pool: Pool) -> (u8, Vec<u8>) {
        (self.hits(pool), Vec::new())
    }
}

/// The faces that are hits, from one to another; nothing where the face itself is looked up or counted.
pub type Goal = Option<(u8, u8)>;

/// Dice that lay on the table together: written `d6:4` or `d10:1,8`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct Throw {
    pub sides: u8,
    pub faces: Vec<u8>,
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}:", self.sides)?;
        for (i, face) in self.faces.iter().enumerate() {
            write!(f, "{}{face}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl From<Throw> for String {
    fn from(throw: Throw) -> String {
        throw.to_string()
    }
}

impl FromStr for Throw {
    type Err = String;

    fn from_str(text: &str) -> Result<Throw, String> {
        let wrong = || format!("expected dice such as \"d6:4\" or \"d10:1,8\", found \"{text}\"");
        let (sides, faces) = text.strip_prefix('d').and_then(|t| t.split_once(':')).ok_or_else(wrong)?;
        let sides: u8 = sides.parse().map_err(|_| wrong())?;
        let faces = faces.split(',').map(|f| f.parse::<u8>().map_err(|_| wrong())).collect::<Result<Vec<_>, _>>()?;
        if sides == 0 || faces.iter().any(|f| !(1..=sides).contains(f)) {
            return Err(format!("expected faces from 1 to {sides}, found \"{text}\""));
        }
        Ok(Throw { sides, faces })
    }
}

impl TryFrom<String> for Throw {
    type Error = String;

    fn try_from(text: String) -> Result<Throw, String> {
        text.parse()
    }
}

/// Where single faces come from.
pub trait Faces {
    fn face(&mut self, sides: u8) -> u8;
}

/// Dice with faces one can see: answers rules code and remembers what lay on the table.
#[derive(Debug)]
pub struct Shown<F> {
    pub source: F,
    pub throws: Vec<Throw>,
    /// What each throw was for.
    goals: Vec<Goal>,
}

impl<F: Faces> Shown<F> {
    pub fn new(source: F) -> Shown<F> {
        Shown { source, throws: Vec::new(), goals: Vec::new() }
    }

    fn lay(&mut self, sides: u8, faces: Vec<u8>, goal: Goal) {
        self.throws.push(Throw { sides, faces });
        self.goals.push(goal);
    }
}

impl<F: Faces> Dice for Shown<F> {
    fn die(&mut self, sides: u8) -> u8 {
        let face = self.source.face(sides);
        self.lay(sides, vec![face], None);
        face
    }

    fn die_for(&mut self, pool: Pool) -> u8 {
        let face = self.source.face(pool.sides);
        self.lay(pool.sides, vec![face], Some((pool.from, pool.to)));
        face
    }

    fn goals(&self) -> &[Goal] {
        &self.goals
    }

    fn hits(&mut self, pool: Pool) -> u8 {
        self.thrown(pool).0
    }

    fn thrown(&mut self, pool: Pool) -> (u8, Vec<u8>) {
        let faces: Vec<u8> = (0..pool.count).map(|_| self.source.face(pool.sides)).collect();
        let hits = faces.iter().filter(|&&f| pool.hit(f)).count() as u8;
        if !faces.is_empty() {
            self.lay(pool.sides, faces.clone(), Some((pool.from, pool.to)));
        }
        (hits, faces)
    }
}

/// Face number n of a match is a function of n and of what was promised before the first die.
#[derive(Debug)]
pub struct Rolled {
    by: Function,
    next: u64,
    /// The first faces, where they are told beforehand, each with the sides of its die.
    told: Vec<(u8, u8)>,
}

#[derive(Debug)]
enum Function {
    /// Of the seed alone, as it was before dice could be shared.
    Stream(Box<ChaCha8Rng>),
    /// Of a key made from the seed and the players' parts (`docs/dice.md`).
    Hash([u8; 32]),
}

impl Rolled {
    /// The dice of a match after `rolled` faces have been seen.
    pub fn new(seed: [u8; 32], rolled: u64) -> Rolled {
        Rolled { by: Function::Stream(Box::new(ChaCha8Rng::from_seed(seed))), next: rolled, told: Vec::new() }
    }

    /// The same, of a match with a key.
    pub fn of_key(key: [u8; 32], rolled: u64) -> Rolled {
        Rolled { by: Function::Hash(key), next: rolled, told: Vec::new() }
    }

    /// The same, of a match whose first faces are told. A die with other sides than the one told falls as it likes.
    pub fn told(self, throws: &[Throw]) -> Rolled {
        Rolled { told: faces_of(throws), ..self }
    }
}

impl Faces for Rolled {
    fn face(&mut self, sides: u8) -> u8 {
        let n = self.next;
        self.next += 1;
        let told = usize::try_from(n).ok().and_then(|n| self.told.get(n));
        if let Some(&(_, face)) = told.filter(|told| told.0 == sides) {
            return face;
        }
        match &mut self.by {
            Function::Stream(generator) => face_of_stream(generator, n, sides),
            Function::Hash(key) => face_of(key, n, sides),
        }
    }
}

fn face_of_stream(generator: &mut ChaCha8Rng, n: u64, sides: u8) -> u8 {
    // Each face owns one 16-word block of the key stream; the words after the first are there to reject bias.
    generator.set_word_pos(u128::from(n) * 16);
    let sides = u32::from(sides.max(1));
    let fair = u32::MAX - u32::MAX % sides;
    for _ in 0..15 {
        let word = generator.next_u32();
        if word < fair {
            return (word % sides) as u8 + 1;
        }
    }
    1
}

/// Each face with the sides of its die.
fn faces_of(throws: &[Throw]) -> Vec<(u8, u8)> {
    throws.iter().flat_map(|throw| throw.faces.iter().map(|&face| (throw.sides, face))).collect()
}

/// Why recorded or entered dice do not fit what the rules asked for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DiceFault {
    #[error("the rules ask for another d{sides} than the {given} given")]
    Missing { sides: u8, given: usize },
    #[error("the rules ask for a d{sides}, but a d{found} was given")]
    Sides { sides: u8, found: u8 },
    #[error("{left} of the dice given were not asked for")]
    Left { left: usize },
}

/// Faces that are already known: from a record, or read off real dice by the players.
#[derive(Debug)]
pub struct Recorded {
    faces: VecDeque<(u8, u8)>,
    given: usize,
    fault: Option<DiceFault>,
}

/// What the players rolled on a real table is checked exactly like what a record holds.
pub type Entered = Recorded;

impl Recorded {
    pub fn new(throws: &[Throw]) -> Recorded {
        let faces = VecDeque::from(faces_of(throws));
        Recorded { given: faces.len(), faces, fault: None }
    }

    /// What did not fit, once the action has been applied.
    pub fn fault(&self) -> Option<DiceFault> {
        let left = self.faces.len();
        self.fault.clone().or((left > 0).then_some(DiceFault::Left { left }))
    }
}

impl Faces for Recorded {
    fn face(&mut self, sides: u8) -> u8 {
        match self.faces.pop_front() {
            Some((of, face)) if of == sides => face,
            found => {
                let fault = match found {
                    Some((found, _)) => DiceFault::Sides { sides, found },
                    None => DiceFault::Missing { sides, given: self.given },
                };
                self.fault.get_or_insert(fault);
                1
            }
        }
    }
}

/// Dice that fall the same way every time, for tests and for pinning an example down.
#[derive(Debug)]
pub struct Fixed(pub u8);

impl Faces for Fixed {
    fn face(&mut self, sides: u8) -> u8 {
        self.0.clamp(1, sides.max(1))
    }
}

/// Dice nobody will look at again: for playouts and samples, where no record needs the faces.
#[derive(Clone, Debug)]
pub struct Loose(pub Rng);

impl Dice for Loose {
    fn die(&mut self, sides: u8) -> u8 {
        self.0.below(usize::from(sides.max(1))) as u8 + 1
    }

    fn hits(&mut self, pool: Pool) -> u8 {
        (0..pool.count).filter(|_| pool.hit(self.die(pool.sides))).count() as u8
    }
}

#[derive(Debug, Default)]
struct Enumerated {
    path: Vec<Fork>,
    at: usize,
}

#[derive(Debug)]
struct Fork {
    chances: Vec<f64>,
    taken: usize,
}

impl Enumerated {
    fn fork(&mut self, chances: impl FnOnce() -> Vec<f64>) -> usize {
        if self.at == self.path.len() {
            let chances = chances();
            let taken = chances.iter().position(|&c| c > 0.0).unwrap_or(0);
            self.path.push(Fork { chances, taken });
        }
        self.at += 1;
        self.path[self.at - 1].taken
    }

    fn chance(&self) -> f64 {
        self.path.iter().map(|f| f.chances[f.taken]).product()
    }

    /// Turns to the next path; false when all have been walked.
    fn turn(&mut self) -> bool {
        self.at = 0;
        while let Some(mut fork) = self.path.pop() {
            if let Some(next) = (fork.taken + 1..fork.chances.len()).find(|&i| fork.chances[i] > 0.0) {
                fork.taken = next;
                self.path.push(fork);
                return true;
            }
        }
        false
    }
}

impl Dice for Enumerated {
    fn die(&mut self, sides: u8) -> u8 {
        let sides = sides.max(1);
        self.fork(|| vec![1.0 / f64::from(sides); usize::from(sides)]) as u8 + 1
    }

    fn hits(&mut self, pool: Pool) -> u8 {
        self.fork(|| (0..=pool.count).map(|h| pool.chance_of(h)).collect()) as u8
    }
}

/// Runs the same rules code once for every way the dice can fall: each result with its probability. A pool forks on its
/// number of hits, not on the faces of its dice.
pub fn every_outcome<R>(mut rules: impl FnMut(&mut dyn Dice) -> R) -> Vec<(f64, R)> {
    let mut dice = Enumerated::default();
    let mut outcomes = Vec::new();
    loop {
        let result = rules(&mut dice);
        outcomes.push((dice.chance(), result));
        if !dice.turn() {
            return outcomes;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn face_n_is_always_the_same() {
        let all: Vec<u8> = {
            let mut dice = Rolled::new([7; 32], 0);
            (0..50).map(|_| dice.face(6)).collect()
        };
        for (from, &face) in all.iter().enumerate() {
            assert_eq!(Rolled::new([7; 32], from as u64).face(6), face);
        }
        assert!((1..=6).all(|f| all.contains(&f)));
    }

    #[test]
    fn told_faces_come_first_and_only_from_dice_of_their_kind() {
        let told = [Throw { sides: 6, faces: vec![6; 40] }, Throw { sides: 10, faces: vec![10, 10] }];
        let mut dice = Rolled::new([7; 32], 0).told(&told);
        assert!((0..40).all(|_| dice.face(6) == 6) && dice.face(10) == 10);
        assert!(dice.face(6) <= 6);
        assert_eq!(dice.face(6), Rolled::new([7; 32], 42).face(6));
        assert_eq!(Rolled::new([7; 32], 39).told(&told).face(6), 6);
    }

    #[test]
    fn a_pool_forks_on_hits_with_binomial_weights() {
        let outcomes = every_outcome(|dice| dice.hits(Pool::at_most(9, 6, 3)));
        assert_eq!(outcomes.len(), 10);
        let total: f64 = outcomes.iter().map(|o| o.0).sum();
        assert!((total - 1.0).abs() < 1e-12);
        assert!((outcomes[4].0 - 126.0 / 512.0).abs() < 1e-12);
    }

    #[test]
    fn a_hopeless_pool_has_one_outcome() {
        assert_eq!(every_outcome(|dice| dice.hits(Pool::at_most(3, 6, 0))), vec![(1.0, 0)]);
    }

    #[test]
    fn odd_pools_and_dice_are_no_panic() {
        assert_eq!(every_outcome(|dice| dice.hits(Pool::at_most(1, 255, 255))), vec![(1.0, 1)]);
        assert_eq!(Pool::at_most(2, 6, 3).chance_of(3), 0.0);
        let beyond = Pool { count: 1, sides: 6, from: 0, to: 9 };
        assert_eq!(beyond.chance_of(1), 1.0);
        assert_eq!(every_outcome(|dice| dice.die(0)), vec![(1.0, 1)]);
        assert_eq!(Shown::new(Fixed(3)).die(0), 1);
    }

    #[test]
    fn dice_that_depend_on_dice_are_walked_completely() {
        let outcomes = every_outcome(|dice| if dice.die(6) == 6 { 6 + dice.die(6) } else { 0 });
        let total: f64 = outcomes.iter().map(|o| o.0).sum();
        assert_eq!(outcomes.len(), 5 + 6);
        assert!((total - 1.0).abs() < 1e-12);
    }

    #[test]
    fn recorded_dice_that_do_not_fit_are_a_fault_not_a_panic() {
        let mut short = Shown::new(Recorded::new(&["d6:4".parse().unwrap()]));
        assert_eq!((short.die(6), short.die(6)), (4, 1));
        assert_eq!(short.source.fault(), Some(DiceFault::Missing { sides: 6, given: 1 }));
        let mut wrong = Shown::new(Recorded::new(&["d10:4".parse().unwrap()]));
        wrong.die(6);
        assert_eq!(wrong.source.fault(), Some(DiceFault::Sides { sides: 6, found: 10 }));
        assert_eq!(Recorded::new(&["d6:1,2".parse().unwrap()]).fault(), Some(DiceFault::Left { left: 2 }));
    }

    #[test]
    fn faces_of_a_pool_are_those_that_lay_on_the_table() {
        let throws = ["d6:5,6,1".parse().unwrap()];
        let mut shown = Shown::new(Recorded::new(&throws));
        assert_eq!(shown.thrown(Pool::at_least(3, 6, 5)), (2, vec![5, 6, 1]));
        assert_eq!(shown.throws, throws);
        assert_eq!(shown.thrown(Pool::at_least(0, 6, 5)), (0, vec![]));
        assert_eq!(Loose(Rng::new(1)).thrown(Pool::at_least(2, 6, 1)), (2, vec![]), "nobody looks at these");
    }

    #[test]
    fn loose_dice_fall_like_the_others() {
        let mut dice = Loose(Rng::new(3));
        let pool = Pool::at_most(4, 6, 2);
        let mut hits = [0u32; 5];
        for _ in 0..20_000 {
            hits[usize::from(dice.hits(pool))] += 1;
        }
        for (n, &seen) in hits.iter().enumerate() {
            let expected = 20_000.0 * pool.chance_of(n as u8);
            assert!(
                (f64::from(seen) - expected).abs() < 5.0 * expected.sqrt() + 1.0,
                "{n} hits: {seen}, not {expected}"
            );
        }
        assert!((0..1000).all(|_| (1..=10).contains(&dice.die(10))));
    }

    #[test]
    fn throws_are_written_as_people_write_them() {
        let throw: Throw = "d10:1,8".parse().unwrap();
        assert_eq!(throw, Throw { sides: 10, faces: vec![1, 8] });
        assert_eq!(throw.to_string(), "d10:1,8");
        for bad in ["", "d6", "d6:", "d6:7", "6:1", "d0:1", "dx:1", "d6:1,"] {
            assert!(bad.parse::<Throw>().is_err(), "{bad}");
        }
    }
}
