//! The laws hold of a sound game, and each of them notices a game that breaks it.

mod toy;

use kernel::testing::{Broken, Law, Laws, fuzz_bytes, fuzz_records};
use kernel::{Game, Match, OptionValues, Rng};
use toy::{Action, Flaw, Position, Toy};

fn broken(flaw: Flaw) -> Broken {
    let (book, [english, spanish]) = (toy::clauses(), toy::words());
    let game = Toy::with(flaw);
    let laws = Laws::new(&game).clauses(&book).words(&english).words(&spanish).longest(500).threads(1);
    *laws.games(300).run().expect_err("the flaw is noticed")
}

fn law_broken_by(flaw: Flaw) -> Law {
    broken(flaw).law
}

#[test]
fn a_sound_game_keeps_every_law_and_none_is_vacuous() {
    let (book, [english, spanish]) = (toy::clauses(), toy::words());
    let game = Toy::new();
    let report = Laws::new(&game).clauses(&book).words(&english).words(&spanish).seed(7).games(2000).check();
    assert_eq!(report.vacuous(), [], "{report}");
    assert_eq!(report.games, 2000);
    assert!(report.imagined > 1000, "{report}");
    assert!(report.sampled >= 4, "{report}");
    assert!(report.checked(Law::Reveals) > 200 && report.checked(Law::Undo) > 100, "{report}");
    assert!(report.longest > 15 && report.steps > 2000 * 15, "{report}");
}

#[test]
fn secrets_are_not_denied_and_not_told_to_whoever_points_at_something() {
    assert_eq!(law_broken_by(Flaw::DeniesSecrets), Law::Secrets);
    assert_eq!(law_broken_by(Flaw::InspectionLeaksBids), Law::Secrets);
}

#[test]
fn the_report_depends_on_the_seed_and_not_on_the_threads() {
    let game = Toy::new();
    let report = |seed, threads| Laws::new(&game).seed(seed).games(150).threads(threads).check();
    assert_eq!(report(3, 1), report(3, 2));
    assert_eq!(report(3, 1), report(3, 5));
    assert_ne!(report(3, 1), report(4, 1));
}

#[test]
fn laws_without_words_or_clauses_say_that_they_were_not_tested() {
    let report = Laws::new(&Toy::new()).games(20).record_one_in(0).check();
    assert_eq!(report.vacuous(), [Law::Words, Law::Undo]);
}

#[test]
fn what_is_reported_can_be_played_again() {
    let game = Toy::with(Flaw::SceneLeaksBids);
    let first = *Laws::new(&game).seed(5).games(50).run().unwrap_err();
    let again = *Laws::new(&game).seed(5).longest(100_000).game(first.game).run().unwrap_err();
    assert_eq!(first, again);
    let message = first.to_string();
    for part in
        ["Secrets", "seed 5", &format!("game {}", first.game), "again: Laws::new(&game).seed(5)", "the scene of"]
    {
        assert!(message.contains(part), "{part} in {message}");
    }
}

#[test]
#[should_panic(expected = "the law NoRunaway is broken: the game is not over after 500 steps")]
fn check_panics_with_the_law() {
    Laws::new(&Toy::with(Flaw::NeverEnds)).longest(500).check();
}

#[test]
fn list_and_check_must_agree() {
    let misses = broken(Flaw::ListMissesAnAction);
    assert_eq!(misses.law, Law::ListIsCheck);
    assert!(misses.action.unwrap().contains("Bid(3)"));
    assert_eq!(law_broken_by(Flaw::CheckAcceptsTooMuch), Law::ListIsCheck);
    assert_eq!(law_broken_by(Flaw::CheckAcceptsStrangers), Law::ListIsCheck);
    assert_eq!(law_broken_by(Flaw::SceneOffersLess), Law::ListIsCheck);
    assert_eq!(law_broken_by(Flaw::OffersWhatIsOutOfPlay), Law::ListIsCheck);
}

#[test]
fn lists_must_be_sorted_without_repetition() {
    assert_eq!(law_broken_by(Flaw::ListIsUnsorted), Law::SortedList);
    assert_eq!(law_broken_by(Flaw::ListRepeats), Law::SortedList);
}

#[test]
fn refusals_must_cite_clauses_in_words_there_are() {
    assert_eq!(law_broken_by(Flaw::RefusesWithoutReason), Law::Reasons);
    assert_eq!(law_broken_by(Flaw::CitesUnknownClause), Law::Reasons);
    assert_eq!(law_broken_by(Flaw::SaysWhatCannotBeSaid), Law::Words);
}

#[test]
fn secrets_must_stay_secret() {
    assert_eq!(law_broken_by(Flaw::SceneLeaksBids), Law::Secrets);
    assert_eq!(law_broken_by(Flaw::SpectatorSeesBids), Law::Secrets);
    assert_eq!(law_broken_by(Flaw::RefusalLeaksBids), Law::Secrets);
    assert_eq!(law_broken_by(Flaw::ListLeaksBids), Law::Secrets);
    assert_eq!(law_broken_by(Flaw::LogTellsBids), Law::Secrets);
}

#[test]
fn undo_must_not_take_back_what_was_seen() {
    assert_eq!(law_broken_by(Flaw::BidsAreShownWithoutReveal), Law::Reveals);
}

#[test]
fn undo_must_restore_what_was() {
    let game = Toy::with(Flaw::UndoIsNoticed);
    let broken = Laws::new(&game).every(64).record_one_in(1).threads(1).run().unwrap_err();
    assert_eq!(broken.law, Law::Undo, "{broken}");
}

#[test]
fn games_must_go_on_and_end() {
    assert_eq!(law_broken_by(Flaw::NobodyCanBid), Law::NoDeadEnd);
    assert_eq!(law_broken_by(Flaw::EndsWithoutOutcome), Law::NoDeadEnd);
    assert_eq!(law_broken_by(Flaw::NeverEnds), Law::NoRunaway);
}

#[test]
fn states_must_survive_being_written() {
    assert_eq!(law_broken_by(Flaw::ForgetsWhenWritten), Law::RoundTrip);
}

#[test]
fn rules_must_have_no_memory_of_their_own() {
    assert_eq!(law_broken_by(Flaw::RulesRemember), Law::Replay);
}

#[test]
fn odds_must_be_those_of_the_dice() {
    assert_eq!(law_broken_by(Flaw::DiceWearOut), Law::Chances);
}

#[test]
fn what_is_announced_is_charged_and_comes_about() {
    let price = broken(Flaw::AnnouncesAnotherPrice);
    assert_eq!(price.law, Law::Announced, "{price}");
    assert!(price.what.contains("2 is announced for \"chips-"), "{price}");
    assert_eq!(law_broken_by(Flaw::AnnouncesOtherChances), Law::Announced);
}

#[test]
fn positions_must_be_complete() {
    assert_eq!(law_broken_by(Flaw::PositionLosesScores), Law::Positions);
}

#[test]
fn rules_must_not_panic() {
    let illegal = broken(Flaw::PanicsWhenIllegal);
    assert_eq!(illegal.law, Law::NoPanic);
    assert!(illegal.what.contains("an illegal action") && illegal.action.is_some());
    assert_eq!(law_broken_by(Flaw::PanicsOnStrangers), Law::NoPanic);
}

#[test]
fn damaged_records_are_read_or_refused_but_never_a_panic() {
    let game = Toy::new();
    let begin = kernel::matches::Begin {
        game: "auction".to_owned(),
        rules: "1".to_owned(),
        scenario: "auction".to_owned(),
        options: OptionValues::new(),
        files: Default::default(),
        position: Some(game.start()),
    };
    let mut play = Match::begin(game.clone(), begin, [9; 32]).unwrap();
    let mut rng = Rng::new(1);
    while let Some(seat) = game.deciders(play.state()).first() {
        let mut list = Vec::new();
        game.actions(play.state(), seat, &mut list);
        play.act(seat, *rng.pick(&list).unwrap()).unwrap();
    }
    let good = play.record().write();
    let read = fuzz_bytes::<Position, Action>(1, 20_000, &good);
    assert!(read > 100 && read < 19_900, "{read}");
    let resumed = fuzz_records(&game, 1, 5_000, &good);
    assert!(resumed > 0 && resumed < 4_900, "{resumed}");
}
