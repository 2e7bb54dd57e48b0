//! What can be played, in which words.

use super::{Replied, Reply, Shared};
use crate::ask::{Asked, Named};
use crate::problems::{Kind, Trouble};
use crate::wire::{ClauseCard, GameCard, Health, Language, Preview};
use crate::words;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;

pub async fn health(State(hall): Shared) -> Reply<Health> {
    Reply(Health { version: env!("CARGO_PKG_VERSION").to_owned(), matches: hall.in_memory() })
}

pub async fn languages() -> Reply<Vec<Language>> {
    Reply(words::languages())
}

#[derive(Deserialize)]
pub struct OfGame {
    game: Option<String>,
}

pub async fn words(
    State(hall): Shared,
    Named(language): Named,
    Asked(OfGame { game }): Asked<OfGame>,
) -> Result<impl IntoResponse, Trouble> {
    let unknown = || Trouble::new(Kind::UnknownLanguage).detail(&language);
    let mut text = words::interface(&language).ok_or_else(unknown)?;
    if let Some(game) = game {
        let words = hall.book(&game)?.words(&language);
        if words.is_empty() {
            return Err(unknown());
        }
        text.push('\n');
        text.push_str(&words);
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

pub async fn games(State(hall): Shared) -> Reply<Vec<GameCard>> {
    Reply(hall.shelf().books().map(|book| book.card()).collect())
}

#[derive(Deserialize)]
pub struct OfScenario {
    scenario: Option<String>,
}

pub async fn preview(
    State(hall): Shared,
    Named(game): Named,
    Asked(OfScenario { scenario }): Asked<OfScenario>,
) -> Replied<Preview> {
    let book = hall.book(&game)?;
    let first = || book.about().scenarios.first().map(|s| s.id.to_owned()).unwrap_or_default();
    Ok(Reply(book.preview(&scenario.unwrap_or_else(first))?))
}

pub async fn clauses(State(hall): Shared, Named(game): Named) -> Replied<Vec<ClauseCard>> {
    Ok(Reply(hall.book(&game)?.clauses()))
}
