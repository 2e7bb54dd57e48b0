//! A match whose dice follow from the players' parts too: nothing is rolled before they are there, and nothing twice.

mod toy;

use kernel::matches::Begin;
use kernel::record::{FORMAT_WITH_DICE, hex};
use kernel::shared_dice::promise_of;
use kernel::{ActError, DiceStep, Match, PartError, Record, RecordError, Seat, SeatSet, SharedDice, Throw, UndoError};
use toy::{Action, Position, Toy};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn begin(seed: [u8; 32]) -> Match<Toy> {
    let begin = Begin {
        game: "auction".to_owned(),
        rules: "1.0".to_owned(),
        scenario: "evening".to_owned(),
        options: Default::default(),
        files: Default::default(),
        position: None,
    };
    let mut auction = Match::begin(Toy::new(), begin, seed).unwrap();
    // A machine plays C.
    auction.share_dice(SharedDice::new([A, B, C].into_iter().collect(), SeatSet::one(A).with(B)));
    auction
}

fn promise(auction: &mut Match<Toy>, seat: Seat, part: [u8; 32]) -> Result<bool, PartError> {
    let commitment = promise_of(&auction.header().commitment, seat, &part);
    auction.take_dice_step(&DiceStep::Promise { seat, commitment })
}

fn show(auction: &mut Match<Toy>, seat: Seat, part: [u8; 32]) -> Result<bool, PartError> {
    auction.take_dice_step(&DiceStep::Show { seat, part: hex(&part) })
}

fn bid(auction: &mut Match<Toy>) {
    for (seat, bid) in [(A, 2), (B, 1), (C, 0)] {
        auction.act(seat, Action::Bid(bid)).unwrap();
    }
}

/// The first throw of a match with these parts.
fn thrown(seed: [u8; 32], parts: [[u8; 32]; 2]) -> (Match<Toy>, Vec<Throw>) {
    let mut auction = begin(seed);
    promise(&mut auction, A, parts[0]).unwrap();
    promise(&mut auction, B, parts[1]).unwrap();
    show(&mut auction, A, parts[0]).unwrap();
    show(&mut auction, B, parts[1]).unwrap();
    bid(&mut auction);
    let dice = auction.act(A, Action::Throw).unwrap().dice;
    (auction, dice)
}

fn resume(record: &Record<Position, Action>) -> Result<Match<Toy>, RecordError> {
    Match::resume(Toy::new(), record)
}

#[test]
fn nothing_is_rolled_before_every_part_is_there_and_what_needs_no_die_goes_on() {
    let mut auction = begin([5; 32]);
    bid(&mut auction);
    let before = auction.record();
    assert_eq!(auction.act(A, Action::Throw), Err(ActError::PartsMissing));
    promise(&mut auction, A, [1; 32]).unwrap();
    promise(&mut auction, B, [2; 32]).unwrap();
    show(&mut auction, B, [2; 32]).unwrap();
    assert_eq!(auction.act(A, Action::Throw), Err(ActError::PartsMissing));
    assert_eq!((auction.entries(), auction.state()), (&before.entries[..], resume(&before).unwrap().state()));
    show(&mut auction, A, [1; 32]).unwrap();
    let dice = auction.act(A, Action::Throw).unwrap().dice;
    assert_eq!(dice, thrown([5; 32], [[1; 32], [2; 32]]).1, "when the parts came does not matter");
    let text = auction.record().write();
    let read = Record::<Position, Action>::read(&text).unwrap();
    assert_eq!(read.header.sandtable, FORMAT_WITH_DICE);
    assert_eq!(resume(&read).unwrap().record().write(), text);
}

#[test]
fn every_part_and_the_seed_change_the_dice() {
    let (_, dice) = thrown([5; 32], [[1; 32], [2; 32]]);
    let others = [([6; 32], [[1; 32], [2; 32]]), ([5; 32], [[3; 32], [2; 32]]), ([5; 32], [[1; 32], [3; 32]])];
    // Four dice each: one throw in a thousand is the same by chance, and these are fixed.
    assert!(others.iter().all(|(seed, parts)| thrown(*seed, *parts).1 != dice));
}

/// What was done before the parts were there can be taken back, and nothing is rolled for that.
#[test]
fn undo_changes_no_die() {
    let mut auction = begin([5; 32]);
    auction.act(A, Action::Bid(2)).unwrap();
    promise(&mut auction, A, [1; 32]).unwrap();
    promise(&mut auction, B, [2; 32]).unwrap();
    auction.undo(A).unwrap();
    show(&mut auction, A, [1; 32]).unwrap();
    show(&mut auction, B, [2; 32]).unwrap();
    assert_eq!(auction.undo(A), Err(UndoError::Nothing), "what was done about the dice is no step");
    bid(&mut auction);
    assert_eq!(auction.act(A, Action::Throw).unwrap().dice, thrown([5; 32], [[1; 32], [2; 32]]).1);
    assert_eq!(auction.undo(A), Err(UndoError::Nothing));
}

#[test]
fn a_branch_keeps_what_was_rolled_and_has_a_seed_and_parts_of_its_own() {
    let (auction, dice) = thrown([5; 32], [[1; 32], [2; 32]]);
    let mut record = auction.record();
    record.header.seed = None;
    let mut branch = resume(&record).unwrap().branch([6; 32]);
    assert_eq!(branch.header().dice, None);
    branch.share_dice(SharedDice::new([A, B, C].into_iter().collect(), SeatSet::one(A)));
    assert_eq!(branch.entries().last().unwrap().dice, dice);
    bid(&mut branch);
    assert_eq!(branch.act(A, Action::Throw), Err(ActError::PartsMissing));
    promise(&mut branch, A, [1; 32]).unwrap();
    show(&mut branch, A, [1; 32]).unwrap();
    assert_ne!(branch.act(A, Action::Throw).unwrap().dice, dice);
    assert!(resume(&branch.record()).is_ok());
}

#[test]
fn a_record_that_was_changed_is_found_out() {
    let (auction, _) = thrown([5; 32], [[1; 32], [2; 32]]);
    let good = auction.record();
    let mut die = good.clone();
    let face = &mut die.entries[3].dice[0].faces[0];
    *face = *face % 6 + 1;
    assert!(matches!(resume(&die), Err(RecordError::Step { step: 4, .. })));
    let mut without = good.clone();
    without.header.dice = None;
    assert!(matches!(resume(&without), Err(RecordError::Step { step: 4, .. })), "the seed alone gives other dice");
    let mut unshown = good.clone();
    unshown.header.dice = Some(SharedDice::new([A, B, C].into_iter().collect(), SeatSet::one(A)));
    assert!(matches!(resume(&unshown), Err(RecordError::Step { step: 4, .. })), "it could not be rolled yet");
    let mut part = good.clone();
    if let Some(kernel::Drawn::ByPlayer { part, .. }) = part.header.dice.as_mut().map(|dice| &mut dice.parts[1].drawn) {
        *part = hex(&[9; 32]);
    }
    assert_eq!(resume(&part).unwrap_err(), RecordError::Part { seat: B });
}

/// What `docs/check_dice.py` says of a record.
fn by_python(name: &str, record: &Record<Position, Action>) -> (bool, String) {
    let path = std::env::temp_dir().join(format!("sandtable-{}-{name}", std::process::id()));
    std::fs::write(&path, record.write()).unwrap();
    let script = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/check_dice.py");
    let said = std::process::Command::new("python3").arg(script).arg(&path).output();
    let said = said.expect("python3 is needed to run docs/check_dice.py; install it");
    std::fs::remove_file(&path).unwrap();
    (said.status.success(), String::from_utf8(said.stdout).unwrap())
}

#[test]
fn the_script_of_the_documentation_comes_to_the_same_dice() {
    let (auction, _) = thrown([5; 32], [[1; 32], [2; 32]]);
    let good = auction.record();
    let (holds, said) = by_python("good", &good);
    assert!(holds && said.contains("4 steps, 5 dice"), "{said}");
    let mut changed = good.clone();
    let face = &mut changed.entries[3].dice[0].faces[0];
    *face = *face % 6 + 1;
    let (holds, said) = by_python("changed", &changed);
    assert!(!holds && said.contains("step 4: "), "{said}");
    let mut running = good;
    running.header.seed = None;
    assert!(!by_python("running", &running).0, "without the seed there is nothing to check");
}
