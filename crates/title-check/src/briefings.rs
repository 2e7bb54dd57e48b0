//! Whether a game tells everybody what each scenario is about.

use crate::words_of;
use kernel::{Game, OptionValues, Title, Viewer};

/// Every scenario has a briefing for every seat and for those who watch, before the first move and later on, and it can
/// be said in all languages of the game.
pub fn briefings(title: &impl Title) {
    let about = title.about();
    let words: Vec<_> = about.languages.iter().map(|language| words_of(title, language)).collect();
    for scenario in &about.scenarios {
        let opened = title.open(&Default::default(), scenario.id, &OptionValues::new());
        let game = opened.unwrap_or_else(|problems| panic!("{}: {problems:?}", scenario.id));
        let viewers = game.seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            for decisions in [0, 40, 400] {
                let state = crate::games::after(&game, decisions, 1);
                let briefing = game.briefing(&state, viewer);
                let place = format!("{} for {viewer:?} after {decisions} decisions", scenario.id);
                assert!(!briefing.situation.is_empty() && !briefing.special.is_empty(), "{place}: {briefing:?}");
                assert!(!briefing.score.is_empty() && briefing.length.is_some(), "{place}: {briefing:?}");
                assert_eq!(briefing.aim.is_empty(), viewer == Viewer::Spectator, "{place}");
                for words in &words {
                    for text in briefing.texts() {
                        words.try_say(text).unwrap_or_else(|missing| panic!("{place}: {missing}"));
                    }
                }
            }
        }
    }
}
