//! What can be played, in which words.

use super::{Replied, Reply, Shared};
use crate::ask::{Asked, From, Named};
use crate::pool::Patience;
use crate::problems::{Kind, Trouble};
use crate::wire::{ClauseCard, ExampleCard, GameCard, Health, Language, Network, Preview};
use crate::words;
use any_game::SetUp;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use kernel::{OptionValues, Tour};
use serde::Deserialize;
use std::sync::Arc;

pub async fn health(State(hall): Shared) -> Reply<Health> {
    Reply(Health {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        matches: hall.in_memory(),
        unmended: hall.unmended(),
    })
}

/// Somebody at this machine wants to invite others; what its network is like is nobody else's business.
pub async fn network(State(hall): Shared, From(address): From) -> Reply<Network> {
    Reply(Network { address: hall.settings().in_network.clone().filter(|_| address.is_loopback()) })
}

pub async fn languages() -> Reply<Vec<Language>> {
    Reply(words::languages())
}

/// Words, and the language they are in.
fn fluent((language, text): (&'static str, String)) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CONTENT_LANGUAGE, language)], text)
}

pub async fn words(Named(language): Named) -> Result<impl IntoResponse, Trouble> {
    words::interface(&language).map(fluent).ok_or_else(|| Trouble::new(Kind::UnknownLanguage).detail(&language))
}

/// A game need not speak the languages of the interface; it then answers in English and says so.
pub async fn words_of_game(
    State(hall): Shared,
    Named((game, language)): Named<(String, String)>,
) -> Result<impl IntoResponse, Trouble> {
    let (spoken, files) = hall.game(&game)?.game.words_for(&language);
    Ok(fluent((spoken, files.join("\n"))))
}

pub async fn games(State(hall): Shared) -> Reply<Vec<GameCard>> {
    Reply(hall.games().list().iter().map(|listed| GameCard::of(listed.game)).collect())
}

#[derive(Deserialize)]
pub struct OfScenario {
    scenario: Option<String>,
    /// Whatever else is asked for are options.
    #[serde(flatten)]
    options: OptionValues,
}

pub async fn preview(
    State(hall): Shared,
    From(address): From,
    Named(game): Named,
    Asked(OfScenario { scenario, options }): Asked<OfScenario>,
) -> Result<Response, Trouble> {
    hall.buckets.previews.take(address)?;
    let first = hall.game(&game)?.game.about().scenarios.first().map(|s| s.id.to_owned()).unwrap_or_default();
    let shown = Arc::clone(&hall);
    // A board is long, so writing it down is work as well.
    let show = move |_: &Patience| {
        let set_up = SetUp { scenario: scenario.unwrap_or(first), options, ..SetUp::default() };
        let preview: Preview = shown.games().preview(shown.game(&game)?.game, &set_up)?;
        Ok(Reply(preview).into_response())
    };
    hall.pool.run(address, &hall.buckets.work, show).await
}

pub async fn tours(State(hall): Shared, Named(game): Named) -> Replied<&'static [Tour]> {
    Ok(Reply(hall.game(&game)?.game.tours()))
}

pub async fn examples(State(hall): Shared, Named(game): Named) -> Replied<Vec<ExampleCard>> {
    let examples = hall.games().examples(hall.game(&game)?)?;
    Ok(Reply(examples.all.iter().map(ExampleCard::of).collect()))
}

/// One has to be carried out before it can be shown, so it is work; afterwards it is kept.
pub async fn example(
    State(hall): Shared,
    From(address): From,
    Named((game, example)): Named<(String, String)>,
) -> Result<Response, Trouble> {
    hall.buckets.looks.take(address)?;
    let listed = hall.game(&game)?;
    let shown = Arc::clone(&hall);
    let show = move |_: &Patience| shown.games().example_view(listed, &example);
    let view = hall.pool.run(address, &hall.buckets.work, show).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], view.as_ref().clone()).into_response())
}

pub async fn clauses(State(hall): Shared, Named(game): Named) -> Replied<Vec<ClauseCard>> {
    let listed = hall.game(&game)?;
    let examples = hall.games().examples(listed)?;
    Ok(Reply(ClauseCard::all(listed, &examples)))
}
