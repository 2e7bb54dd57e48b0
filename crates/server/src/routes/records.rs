//! Records as files.

use super::{Replied, Reply, Shared};
use crate::ask::{From, Visitor, Words};
use crate::problems::Trouble;
use crate::wire::RecordCheck;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

pub async fn download(
    State(hall): Shared,
    From(address): From,
    visitor: Visitor,
) -> Result<impl IntoResponse, Trouble> {
    let card = hall.card(&visitor.id).await?;
    let record = hall.study(&visitor.id, address, |live| Ok(live.record())).await?;
    let file = format!("attachment; filename=\"{}-{}-{}.sandtable\"", card.game, card.scenario, card.id);
    Ok((
        [(header::CONTENT_TYPE, "application/x-sandtable-record".to_owned()), (header::CONTENT_DISPOSITION, file)],
        record,
    ))
}

pub async fn describe(State(hall): Shared, From(address): From, words: Words) -> Replied<RecordCheck> {
    hall.buckets.previews.take(address)?;
    match hall.describe(address, words).await {
        Ok(card) => Ok(Reply(RecordCheck::Good(Box::new(card)))),
        Err(trouble) => match trouble.fault_of_content() {
            Some(what) => Ok(Reply(RecordCheck::Bad(what))),
            None => Err(trouble),
        },
    }
}
