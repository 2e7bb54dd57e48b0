//! Whether the guided beginnings of a game can still be played as they say.

use ai::Level;
use any_game::{AnyGame, Playable, SetUp};
use kernel::tour::fits;
use kernel::{Seat, Tour, Viewer, Words};
use serde_json::Value;

/// Plays every tour of a game against the real rules: each suggested action is offered when its step comes, the log
/// tells what the step promises, and after the last one somebody else decides. All languages have all sentences.
pub fn tours(game: &dyn AnyGame) {
    assert!(!game.tours().is_empty(), "there are no tours");
    let about = game.about();
    for language in about.languages {
        let (_, files) = game.words_for(language);
        let words = Words::read(language, files).unwrap_or_else(|e| panic!("{language}: {e}"));
        for tour in game.tours() {
            let title = format!("tour-{}", tour.id);
            assert!(words.has_attribute(&title, "text"), "{language}: {title} and its text");
            for step in &tour.steps {
                assert!(words.has(&step.say), "{language}: {}", step.say);
            }
        }
    }
    for (i, tour) in game.tours().iter().enumerate() {
        assert!(tour.steps.len() >= 10, "{}: {} steps, and at least ten are expected", tour.id, tour.steps.len());
        assert!(tour.steps.iter().any(|step| !step.tells.is_empty()), "{}: nothing is won", tour.id);
        // The first tour of a game is its first turn, from beginning to end.
        let ends_the_turn = i == 0;
        Guided { ends_the_turn, ..Guided::begin(game, tour) }.play();
    }
}

/// A tour being taken.
struct Guided<'a> {
    tour: &'a Tour,
    the_match: Box<dyn Playable>,
    seat: Seat,
    against: Level,
    ends_the_turn: bool,
}

impl Guided<'_> {
    fn begin<'a>(game: &dyn AnyGame, tour: &'a Tour) -> Guided<'a> {
        let set_up = SetUp { scenario: tour.scenario.clone(), options: tour.options.clone(), ..SetUp::default() };
        let rules = game.open(&set_up).unwrap_or_else(|problems| panic!("{}: {problems:?}", tour.id));
        let mut the_match = rules.begin(tour.dice()).unwrap_or_else(|problems| panic!("{}: {problems:?}", tour.id));
        any_game::open(the_match.as_mut(), tour).unwrap_or_else(|what| panic!("{}: {what}", tour.id));
        let seat = game.about().seats.iter().position(|seat| seat.id == tour.seat);
        let seat = seat.unwrap_or_else(|| panic!("{}: there is no seat {}", tour.id, tour.seat));
        let against = tour.against.parse().unwrap_or_else(|_| panic!("{}: {}", tour.id, tour.against));
        Guided { tour, the_match, seat: Seat(seat as u8), against, ends_the_turn: false }
    }

    fn play(mut self) {
        for (number, step) in self.tour.steps.iter().enumerate() {
            let place = format!("tour {}, step {} ({})", self.tour.id, number + 1, step.say);
            let before = self.the_match.history().len();
            for (n, deed) in step.deeds.iter().enumerate() {
                self.let_machines_play();
                let action = self.suggested(deed, &format!("{place}, action {}", n + 1));
                let acted = self.the_match.act(self.seat, &action);
                acted.unwrap_or_else(|denied| panic!("{place}, action {}: {denied:?}", n + 1));
            }
            if self.ends_the_turn && number + 1 == self.tour.steps.len() {
                let decides = self.the_match.deciders().contains(self.seat);
                let prompt = || self.the_match.scene(Viewer::Seat(self.seat)).prompt;
                assert!(!decides, "{place}: the turn has not ended: {:?}", prompt());
            }
            self.let_machines_play();
            self.has_told(before, &step.tells, &place);
        }
    }

    /// As the server does: whoever is a machine decides first.
    fn let_machines_play(&mut self) {
        while let Some(seat) = self.the_match.deciders().iter().find(|&seat| seat != self.seat) {
            let played = self.the_match.machine(seat, self.against);
            played.unwrap_or_else(|denied| panic!("{}: the machine of {seat}: {denied:?}", self.tour.id));
        }
    }

    /// The choice on the screen that a step means.
    fn suggested(&self, deed: &Value, place: &str) -> Value {
        let scene = self.the_match.scene(Viewer::Seat(self.seat));
        let found = scene.choices.iter().find(|choice| fits(deed, &choice.action));
        let offered = || scene.choices.iter().take(400).map(|c| c.action.to_string()).collect::<Vec<_>>().join("\n  ");
        let missing = || format!("{place}: {deed} is not offered at {:?}, but\n  {}", scene.prompt, offered());
        found.unwrap_or_else(|| panic!("{}", missing())).action.clone()
    }

    fn has_told(&self, before: usize, keys: &[String], place: &str) {
        let steps = self.the_match.history().some(before, usize::MAX);
        let told: Vec<&str> = steps.iter().flat_map(|step| &step.notes).map(|note| note.text.key.as_ref()).collect();
        for key in keys {
            assert!(told.contains(&key.as_str()), "{place}: the log does not tell {key}, but {told:?}");
        }
    }
}
