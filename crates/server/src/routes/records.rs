//! Records as files.

use super::{Replied, Reply, Shared};
use crate::ask::{From, Visitor, Words};
use crate::problems::Trouble;
use crate::wire::RecordCard;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

pub async fn download(State(hall): Shared, visitor: Visitor) -> Result<impl IntoResponse, Trouble> {
    let card = hall.card(&visitor.id).await?;
    let record = hall.look(&visitor.id, |live| Ok(live.record())).await?;
    let file = format!("attachment; filename=\"{}-{}-{}.sandtable\"", card.game, card.scenario, card.id);
    Ok((
        [(header::CONTENT_TYPE, "application/x-sandtable-record".to_owned()), (header::CONTENT_DISPOSITION, file)],
        record,
    ))
}

pub async fn describe(State(hall): Shared, From(address): From, Words(text): Words) -> Replied<RecordCard> {
    // Checking a record takes as long as beginning a match from it.
    hall.buckets.creations.take(address)?;
    Ok(Reply(hall.describe(text).await?))
}
