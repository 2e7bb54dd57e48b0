//! A match: acting, dice from a real table, undo with secret orders, and taking up records, good and bad.

mod toy;

use kernel::dice::DiceFault;
use kernel::matches::Begin;
use kernel::record::{self, commitment, hex};
use kernel::{
    ActError, Game, Match, OptionValues, Record, RecordError, Rng, Seat, SeatSet, SharedDice, Throw, UndoError,
};
use toy::{Action, Position, State, Toy};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const SEED: [u8; 32] = [5; 32];

type Auction = Match<Toy>;

fn begin_from(position: Option<Position>) -> Auction {
    let begin = Begin {
        game: "auction".to_owned(),
        rules: "1.0".to_owned(),
        scenario: "evening".to_owned(),
        options: OptionValues::from([("air".to_owned(), "on".to_owned())]),
        files: Default::default(),
        position,
    };
    Match::begin(Toy::new(), begin, SEED).unwrap()
}

fn begin() -> Auction {
    begin_from(None)
}

/// One round up to the throw: seat A has bid most and throws four dice.
fn before_the_throw() -> Auction {
    let mut auction = begin();
    for (seat, bid) in [(A, 2), (B, 1), (C, 0)] {
        auction.act(seat, Action::Bid(bid)).unwrap();
    }
    auction
}

fn whole_game() -> Auction {
    let mut auction = begin();
    let mut rng = Rng::new(2);
    while let Some(seat) = auction.game().deciders(auction.state()).first() {
        let mut list = Vec::new();
        auction.game().actions(auction.state(), seat, &mut list);
        auction.act(seat, *rng.pick(&list).unwrap()).unwrap();
    }
    auction
}

fn throws(texts: &[&str]) -> Vec<Throw> {
    texts.iter().map(|t| t.parse().unwrap()).collect()
}

fn resume(record: &Record<Position, Action>) -> Result<Auction, RecordError> {
    Match::resume(Toy::new(), record)
}

fn read(text: &str) -> Result<Record<Position, Action>, RecordError> {
    Record::read(text)
}

#[test]
fn an_action_is_checked_carried_out_and_recorded() {
    let mut auction = begin();
    let refused = auction.act(A, Action::Bid(9)).unwrap_err();
    assert!(matches!(&refused, ActError::Refused(refusal) if refusal.cites("AU-2a")), "{refused:?}");
    assert!(matches!(auction.act(Seat(7), Action::Bid(1)), Err(ActError::Refused(r)) if r.cites("AU-1")));
    assert!(auction.entries().is_empty());

    let played = auction.act(A, Action::Bid(2)).unwrap();
    assert_eq!(auction.state().bids, [Some(2), None, None]);
    assert!(played.dice.is_empty());
    assert_eq!(auction.entries().len(), 1);
    assert_eq!(auction.entries()[0].hash, played.hash);
    assert_eq!(played.hash, record::StateHash::of(auction.state()));
}

#[test]
fn all_reasons_are_given_at_once() {
    let auction = begin();
    let refusal = auction.game().check(auction.state(), A, &Action::Throw).unwrap_err();
    assert_eq!(refusal.reasons.len(), 1);
    let mut broke = before_the_throw();
    let refusal = broke.game().check(broke.state(), B, &Action::Bid(1)).unwrap_err();
    assert!(refusal.cites("AU-1") && refusal.cites("AU-2"));
    let played = broke.act(A, Action::Throw).unwrap();
    assert_eq!(played.notes.len(), 1);
}

#[test]
fn the_dice_of_a_match_are_those_of_its_seed() {
    let roll = || before_the_throw().act(A, Action::Throw).unwrap().dice;
    assert_eq!(roll(), roll());
    assert_eq!(roll()[0].faces.len(), 4);
    assert_eq!(roll()[1].sides, 4);
    // What was bought and taken back meanwhile does not change them.
    let mut auction = before_the_throw();
    auction.act(A, Action::Buy).unwrap();
    auction.undo(A).unwrap();
    assert_eq!(auction.act(A, Action::Throw).unwrap().dice, roll());
}

/// A match that tries an example begins with the dice it tells; where players have a part in the dice, nothing is told.
#[test]
fn told_dice_come_first_and_never_overrule_the_parts_of_players() {
    let told = throws(&["d6:6,6,6,6", "d4:4"]);
    let throw = |auction: &mut Auction| auction.act(A, Action::Throw).unwrap().dice;
    let mut auction = before_the_throw();
    auction.tell_dice(told.clone());
    assert_eq!(throw(&mut auction), told);
    assert_eq!(auction.record().header.told, told, "its record says so");
    let mut shared = before_the_throw();
    shared.tell_dice(told.clone());
    shared.share_dice(SharedDice::new([A, B, C].into_iter().collect(), SeatSet::NONE));
    assert!(shared.record().header.told.is_empty());
    assert_ne!(throw(&mut shared), told);
}

#[test]
fn dice_from_a_real_table_are_taken_if_they_fit() {
    let mut auction = before_the_throw();
    let played = auction.act_with(A, Action::Throw, &throws(&["d6:5,6,1,2", "d4:4"])).unwrap();
    assert_eq!(auction.state().points, [3, 0, 0]);
    assert_eq!(played.dice, throws(&["d6:5,6,1,2", "d4:4"]));
}

#[test]
fn dice_that_do_not_fit_leave_the_match_as_it_was() {
    let mut auction = before_the_throw();
    let (state, entries): (State, _) = (auction.state().clone(), auction.entries().to_vec());
    for (given, fault) in [
        (vec![], DiceFault::Missing { sides: 6, given: 0 }),
        (vec!["d6:5,6,1"], DiceFault::Missing { sides: 6, given: 3 }),
        (vec!["d6:5,6,1,2", "d6:4"], DiceFault::Sides { sides: 4, found: 6 }),
        (vec!["d6:5,6,1,2", "d4:4", "d4:1"], DiceFault::Left { left: 1 }),
    ] {
        assert_eq!(auction.act_with(A, Action::Throw, &throws(&given)), Err(ActError::Dice(fault)));
        assert_eq!(auction.state(), &state);
        assert_eq!(auction.entries(), &entries[..]);
    }
    assert!(matches!(auction.act_with(B, Action::Throw, &[]), Err(ActError::Refused(_))));
    auction.act(A, Action::Throw).unwrap();
}

#[test]
fn a_secret_order_can_be_taken_back_while_others_have_given_theirs() {
    let mut auction = begin();
    auction.act(A, Action::Bid(3)).unwrap();
    auction.act(B, Action::Bid(1)).unwrap();
    auction.act(A, Action::Flag(true)).unwrap();
    auction.undo(A).unwrap();
    assert_eq!(auction.state().flags, [false; 3]);
    auction.undo(A).unwrap();
    assert_eq!(auction.state().bids, [None, Some(1), None]);
    assert_eq!(auction.undo(A), Err(UndoError::Nothing));

    // No trace of it is left: the record is that of a match in which only B has bid.
    let mut other = begin();
    other.act(B, Action::Bid(1)).unwrap();
    assert_eq!(auction.entries(), other.entries());
    assert_eq!(auction.record().write(), other.record().write());
    assert_eq!(resume(&auction.record()).unwrap().state(), auction.state());

    auction.act(A, Action::Bid(0)).unwrap();
    auction.undo(B).unwrap();
    assert_eq!(auction.state().bids, [Some(0), None, None]);
}

#[test]
fn what_was_revealed_cannot_be_taken_back() {
    let mut auction = before_the_throw();
    for seat in [A, B, C] {
        assert_eq!(auction.undo(seat), Err(UndoError::Nothing));
    }
    auction.act(A, Action::Buy).unwrap();
    auction.act(A, Action::Buy).unwrap();
    assert_eq!(auction.undo(B), Err(UndoError::Nothing));
    auction.undo(A).unwrap();
    auction.undo(A).unwrap();
    assert_eq!(auction.undo(A), Err(UndoError::Nothing));
    assert_eq!(auction.entries().len(), 3);
    auction.act(A, Action::Throw).unwrap();
    assert_eq!(auction.undo(A), Err(UndoError::Nothing));
}

#[test]
fn what_others_rest_on_cannot_be_taken_back() {
    let mut auction = begin();
    auction.act(A, Action::Flag(true)).unwrap();
    auction.act(B, Action::Flag(true)).unwrap();
    let before = auction.record().write();
    assert_eq!(auction.undo(A), Err(UndoError::BuiltUpon));
    assert_eq!(auction.record().write(), before);
    assert_eq!(auction.state().flags, [true, true, false]);
    auction.undo(B).unwrap();
    auction.undo(A).unwrap();
    assert!(auction.entries().is_empty());
}

#[test]
fn a_record_is_lines_of_json_with_the_header_first() {
    let mut auction = before_the_throw();
    auction.act_with(A, Action::Throw, &throws(&["d6:5,6,1,2", "d4:4"])).unwrap();
    let text = auction.record().write();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5);
    let header = format!(
        "{{\"sandtable\":1,\"game\":\"auction\",\"rules\":\"1.0\",\"scenario\":\"evening\",\
         \"options\":{{\"air\":\"on\"}},\"commitment\":\"{}\",\"seed\":\"{}\"}}",
        commitment(&SEED),
        hex(&SEED)
    );
    assert_eq!(lines[0], header);
    assert!(lines[1].starts_with("{\"seat\":0,\"action\":{\"bid\":2},\"hash\":\""), "{}", lines[1]);
    let throw = "{\"seat\":0,\"action\":\"throw\",\"dice\":[\"d6:5,6,1,2\",\"d4:4\"],\"hash\":\"";
    assert!(lines[4].starts_with(throw), "{}", lines[4]);
    assert_eq!(read(&text).unwrap().entries, auction.entries());
    assert_eq!(record::peek(&text).unwrap().scenario, "evening");
}

#[test]
fn a_whole_game_is_taken_up_through_both_doors() {
    let auction = whole_game();
    let record = read(&auction.record().write()).unwrap();
    let checked = resume(&record).unwrap();
    let fast = Match::replay(Toy::new(), &record).unwrap();
    assert_eq!(checked.state(), auction.state());
    assert_eq!(fast.state(), auction.state());
    assert_eq!(fast.record().write(), auction.record().write());
}

#[test]
fn a_match_goes_on_where_the_record_ends() {
    let mut whole = before_the_throw();
    let mut resumed = resume(&whole.record()).unwrap();
    let mut replayed = Match::replay(Toy::new(), &whole.record()).unwrap();
    for auction in [&mut whole, &mut resumed, &mut replayed] {
        auction.act(A, Action::Throw).unwrap();
        for seat in [A, B, C] {
            auction.act(seat, Action::Bid(0)).unwrap();
        }
        auction.act(A, Action::Throw).unwrap();
    }
    assert_eq!(whole.record().write(), resumed.record().write());
    assert_eq!(whole.record().write(), replayed.record().write());
}

#[test]
fn a_record_may_begin_from_a_position_of_its_own() {
    let poor = Position { round: 5, chips: [1, 0, 0], points: [0, 9, 0] };
    let mut auction = begin_from(Some(poor));
    auction.act(B, Action::Bid(0)).unwrap();
    assert!(matches!(auction.act(A, Action::Bid(2)), Err(ActError::Refused(r)) if r.cites("AU-2a")));
    let record = read(&auction.record().write()).unwrap();
    assert_eq!(resume(&record).unwrap().state(), auction.state());

    let mut wrong = record;
    wrong.header.position = Some(Position { round: 9, chips: [99; 3], points: [0; 3] });
    let error = resume(&wrong).unwrap_err();
    assert_eq!(error.to_string(), "the set-up cannot be played: round 9 of 5; more than 6 chips (AU-2a)");
}

#[test]
fn without_its_seed_a_match_takes_entered_dice_only() {
    let mut record = before_the_throw().record();
    record.header.seed = None;
    let mut auction = resume(&read(&record.write()).unwrap()).unwrap();
    assert_eq!(auction.act(A, Action::Throw), Err(ActError::NoSeed));
    auction.act_with(A, Action::Throw, &throws(&["d6:5,6,1,2", "d4:4"])).unwrap();
    resume(&auction.record()).unwrap();
}

#[test]
fn an_empty_file_and_a_file_of_blanks_are_no_record() {
    assert_eq!(read("").unwrap_err(), RecordError::Empty);
    assert_eq!(read("\n  \r\n").unwrap_err(), RecordError::Empty);
    assert_eq!(record::peek("\n").unwrap_err(), RecordError::Empty);
}

#[test]
fn a_last_line_cut_off_is_left_out() {
    let auction = whole_game();
    let text = auction.record().write();
    let all = auction.entries();
    let last_line = text.trim_end().rfind('\n').unwrap() + 1;
    for cut in last_line..text.len() - 1 {
        let entries = read(&text[..cut]).unwrap().entries;
        assert_eq!(entries, all[..all.len() - 1], "cut at {cut}");
    }
    assert_eq!(read(&text[..text.len() - 1]).unwrap().entries, all);
    // The same line with its end is not cut off but wrong.
    let wrong = format!("{}\n", &text[..text.len() - 5]);
    assert!(matches!(read(&wrong), Err(RecordError::Syntax { line, .. }) if line == all.len() + 1));
}

#[test]
fn what_does_not_parse_is_named_by_its_line() {
    let text = before_the_throw().record().write();
    let with = |number: usize, line: &str| {
        let mut lines: Vec<&str> = text.lines().collect();
        lines[number - 1] = line;
        read(&(lines.join("\n") + "\n")).unwrap_err().to_string()
    };
    for garbage in
        ["garbage", "{}", "[1]", "{\"seat\":0}", "{\"seat\":300,\"action\":\"buy\",\"hash\":\"0000000000000000\"}"]
    {
        assert!(with(3, garbage).starts_with("line 3: expected an entry"), "{garbage}");
    }
    let entry =
        |dice: &str, hash: &str| format!("{{\"seat\":0,\"action\":\"buy\",\"dice\":[\"{dice}\"],\"hash\":\"{hash}\"}}");
    assert!(with(2, &entry("d6:7", "0000000000000000")).contains("faces from 1 to 6"));
    assert!(with(2, &entry("d6:1", "+000000000000000")).contains("16 hex digits"));
    assert!(with(1, "garbage").starts_with("line 1: expected a header"));
    assert!(with(1, "{\"sandtable\":1,\"game\":\"a\",\"scenario\":\"b\"}").starts_with("line 1: in the header"));
    let unknown = text.replacen("{\"sandtable\"", "{\"more\":1,\"sandtable\"", 1);
    assert!(read(&unknown).unwrap_err().to_string().contains("more"));
    assert!(read(&format!("\n\n{}", "x")).unwrap_err().to_string().starts_with("line 3"));
    let newer = text.replacen("\"sandtable\":1", "\"sandtable\":5", 1);
    assert_eq!(read(&newer).unwrap_err(), RecordError::Format { found: 5 });
}

/// That a side gave up stands at the end of a record: not in one that ends before, nor in what goes on from it.
#[test]
fn a_record_tells_who_gave_up() {
    let mut auction = before_the_throw();
    auction.give_up(SeatSet::one(A));
    let record = auction.record();
    let text = record.write();
    assert!(text.starts_with("{\"sandtable\":4,") && text.contains("\"given_up\":1,"), "{text}");
    assert_eq!(read(&text).unwrap().header.given_up, SeatSet::one(A));
    let shorter = record.write_first(record.entries.len() - 1);
    assert!(shorter.starts_with("{\"sandtable\":1,") && !shorter.contains("given_up"), "{shorter}");
    let branch = auction.branch([7; 32]);
    assert!(!branch.record().write().contains("given_up"), "the war goes on");
}

#[test]
fn blank_lines_and_foreign_line_ends_do_no_harm() {
    let auction = before_the_throw();
    let text = auction.record().write();
    assert_eq!(read(&text.replace('\n', "\r\n")).unwrap().entries, auction.entries());
    assert_eq!(read(&text.replace('\n', "\n\n")).unwrap().entries, auction.entries());
}

#[test]
fn tampering_is_found_at_its_step() {
    let mut auction = before_the_throw();
    auction.act(A, Action::Throw).unwrap();
    let good = auction.record();
    let step = |change: &dyn Fn(&mut Record<Position, Action>)| {
        let mut record = good.clone();
        change(&mut record);
        resume(&record).unwrap_err().to_string()
    };
    let found = step(&|r| r.entries[1].hash.0 ^= 1);
    assert!(found.starts_with("step 2: the state after it has hash"), "{found}");
    let found = step(&|r| r.entries[0].action = Action::Bid(1));
    assert!(found.starts_with("step 1: the state after it has hash"), "{found}");
    let found = step(&|r| r.entries[1].action = Action::Bid(6));
    assert_eq!(found, "step 2: the action is not allowed by these rules: AU-2a");
    let found = step(&|r| r.entries[2].seat = Seat(200));
    assert_eq!(found, "step 3: the action is not allowed by these rules: AU-1");
    let found = step(&|r| r.entries[3].dice[0].faces = vec![6; 4]);
    assert_eq!(found, "step 4: the dice are not those of the seed");
    let found = step(&|r| r.entries[3].dice.clear());
    assert_eq!(found, "step 4: the dice are not those of the seed");
    let found = step(&|r| r.entries[0].dice = throws(&["d6:1"]));
    assert_eq!(found, "step 1: the dice are not those of the seed");
    let found = step(&|r| drop(r.entries.remove(1)));
    assert!(found.starts_with("step 2"), "{found}");

    // Without the seed the dice must still fit the rules, and the hashes the dice.
    let found = step(&|r| (r.header.seed, r.entries[3].dice) = (None, throws(&["d6:6,6,6,6"])));
    assert_eq!(found, "step 4: the rules ask for another d4 than the 4 given");
    let found = step(&|r| (r.header.seed, r.entries[3].dice) = (None, throws(&["d6:6,6,6,6", "d4:4"])));
    assert!(found.starts_with("step 4: the state after it has hash"), "{found}");
}

#[test]
fn another_seed_than_the_one_promised_is_found() {
    let good = before_the_throw().record();
    let seed = |text: String| {
        let mut record = good.clone();
        record.header.seed = Some(text);
        resume(&record).unwrap_err()
    };
    assert_eq!(seed(hex(&[6; 32])), RecordError::Commitment);
    assert_eq!(seed("5".to_owned()), RecordError::Commitment);
    assert_eq!(seed("+5".repeat(32)), RecordError::Commitment);
    let mut record = good;
    record.header.commitment = commitment(&[6; 32]);
    assert_eq!(resume(&record).unwrap_err(), RecordError::Commitment);
}

/// The new match keeps what was played, rolls its own dice from there on, and its record holds.
#[test]
fn a_match_branches_off_with_dice_of_its_own() {
    let mut old = before_the_throw();
    old.act(A, Action::Throw).unwrap();
    let mut new = resume(&old.record()).unwrap().branch([6; 32]);
    assert_eq!(new.undo(A), Err(UndoError::Nothing));
    let bids = [(A, 0), (B, 1), (C, 0)];
    for (seat, bid) in bids {
        old.act(seat, Action::Bid(bid)).unwrap();
        new.act(seat, Action::Bid(bid)).unwrap();
    }
    let again = resume(&new.record()).unwrap();
    assert_ne!(old.act(B, Action::Throw).unwrap().dice, new.act(B, Action::Throw).unwrap().dice);
    for mut taken_up in [again, Match::replay(Toy::new(), &resume(&new.record()).unwrap().record()).unwrap()] {
        if taken_up.entries().len() < new.entries().len() {
            taken_up.act(B, Action::Throw).unwrap();
        }
        assert_eq!(taken_up.record().write(), new.record().write());
    }
    let mut forged = new.record();
    assert_eq!(forged.header.taken_over, 4);
    forged.header.taken_over = 0;
    let what = "the dice are not those of the seed".to_owned();
    assert_eq!(resume(&forged).unwrap_err(), RecordError::Step { step: 4, what });
}
