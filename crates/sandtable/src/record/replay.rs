//! `sandtable record replay`: the record folded through the fast door, how long that takes, and where it leads.

use super::{Loaded, Use, story};
use crate::context::Context;
use crate::failure::Failure;
use crate::play::panels;
use crate::style;
use crate::table::Table;
use kernel::record::StateHash;
use kernel::{Game, Match, Viewer};
use serde::Serialize;
use std::sync::Arc;
use std::time::Instant;

#[derive(Debug)]
pub struct Replay;

#[derive(Debug, Serialize)]
struct Answer {
    steps: usize,
    seconds: f64,
    hash: String,
    agrees: bool,
    turn: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
}

impl Use for Replay {
    fn with<G: Game>(self, loaded: &Loaded<G>, context: &mut Context<'_>) -> Result<(), Failure> {
        let Loaded { record, opened, words, .. } = loaded;
        let game = Arc::clone(&opened.game);
        let began = Instant::now();
        let end = Match::replay(game, record).map_err(|error| Failure::bad(error.to_string()))?;
        let seconds = began.elapsed().as_secs_f64();
        let state = end.state();
        let answer = Answer {
            steps: record.entries.len(),
            seconds,
            hash: format!("{:016x}", StateHash::of(state).0),
            agrees: story::agrees::<G>(record, state),
            turn: opened.game.turn(state),
            outcome: opened.game.outcome(state).map(|o| words.say(&o.text)),
        };
        if context.json {
            context.write_json(&answer)?;
        } else {
            let agrees = match answer.agrees {
                true => style::good(words.word("cli-hash-agrees")),
                false => style::bad(words.word("cli-hash-differs")),
            };
            let scene = opened.game.scene(state, Viewer::Spectator);
            let mut facts = Table::new(0);
            let mut fact = |key: &'static str, value: String| facts.row([style::faint(words.word(key)), value]);
            fact("cli-steps", answer.steps.to_string());
            fact("cli-milliseconds", style::decimal(words, seconds * 1000.0, 2));
            fact("cli-hash", format!("{}  {agrees}", answer.hash));
            fact("cli-turn", words.say(&scene.turn));
            fact("cli-outcome", answer.outcome.unwrap_or_else(|| words.word("cli-none-yet")));
            facts.write(context.out)?;
            write!(context.out, "{}", panels::draw(&scene.panels, words))?;
        }
        if answer.agrees { Ok(()) } else { Err(Failure::said()) }
    }
}
