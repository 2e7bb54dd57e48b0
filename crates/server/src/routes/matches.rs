//! Matches: beginning them, looking at them, playing them.

use super::{Replied, Reply, Shared};
use crate::ask::{Asked, Bearer, From, Json, Named, Unread, Visitor};
use crate::hall::Start;
use crate::problems::{Kind, Trouble};
use crate::wire::Question;
use crate::wire::{Answer, Command, Created, Deleted, Done, LogEntry, MatchCard, MatchView, Moment, Moments, NewMatch};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use kernel::Briefing;
use serde::Deserialize;

/// How many entries of the log come if nobody says how many.
const PAGE: usize = 100;

pub async fn lobby(State(hall): Shared, From(address): From) -> Replied<Vec<MatchCard>> {
    hall.buckets.looks.take(address)?;
    Ok(Reply(hall.lobby().await?))
}

pub async fn create(
    State(hall): Shared,
    From(address): From,
    new: Unread<NewMatch>,
) -> Result<(StatusCode, Reply<Created>), Trouble> {
    hall.buckets.creations.take(address)?;
    Ok((StatusCode::CREATED, Reply(hall.create(address, new).await?)))
}

pub async fn view(State(hall): Shared, From(address): From, visitor: Visitor) -> Replied<MatchView> {
    hall.buckets.looks.take(address)?;
    let card = hall.card(&visitor.id).await?;
    let viewer = visitor.viewer;
    let (board, now) = hall.look(&visitor.id, move |live| Ok((live.board(), live.whole(viewer)))).await?;
    Ok(Reply(MatchView { card, viewer, board, now }))
}

pub async fn card(State(hall): Shared, From(address): From, visitor: Visitor) -> Replied<MatchCard> {
    hall.buckets.looks.take(address)?;
    Ok(Reply(hall.card(&visitor.id).await?))
}

pub async fn command(
    State(hall): Shared,
    From(address): From,
    visitor: Visitor,
    Json(command): Json<Command>,
) -> Replied<Done> {
    hall.buckets.commands.take(address)?;
    let seat = visitor.seat()?;
    Ok(Reply(hall.command(&visitor.id, seat, command).await?))
}

/// The key is that of who made it.
pub async fn delete(State(hall): Shared, Named(id): Named, Bearer(key): Bearer) -> Replied<Deleted> {
    hall.delete(&id, key.as_deref()).await?;
    Ok(Reply(Deleted { id }))
}

#[derive(Deserialize)]
pub struct After {
    after: Option<String>,
}

pub async fn updates(
    State(hall): Shared,
    From(address): From,
    visitor: Visitor,
    Asked(After { after }): Asked<After>,
) -> Result<impl IntoResponse, Trouble> {
    hall.buckets.looks.take(address)?;
    let viewer = visitor.viewer;
    let missed = hall.look(&visitor.id, move |live| Ok(live.since(viewer, after.as_deref()))).await?;
    // They are written already; an array of them is a matter of commas.
    let all: Vec<&str> = missed.iter().map(|message| message.json.as_str()).collect();
    Ok(([(header::CONTENT_TYPE, "application/json")], format!("[{}]", all.join(","))))
}

pub async fn ask(
    State(hall): Shared,
    From(address): From,
    visitor: Visitor,
    Json(question): Json<Question>,
) -> Replied<Answer> {
    let viewer = visitor.viewer;
    if matches!(question, Question::Advice) {
        hall.may_be_advised(&visitor.id).await?;
    }
    Ok(Reply(hall.study(&visitor.id, address, move |live| live.answer(viewer, &question)).await?))
}

/// The same as the question of that name, for those who only look.
pub async fn briefing(State(hall): Shared, From(address): From, visitor: Visitor) -> Replied<Briefing> {
    let viewer = visitor.viewer;
    let answer = hall.study(&visitor.id, address, move |live| live.answer(viewer, &Question::Briefing)).await?;
    match answer {
        Answer::Briefing(briefing) => Ok(Reply(briefing)),
        _ => Err(Trouble::new(Kind::Failed).detail("asked for a briefing, answered something else")),
    }
}

#[derive(Deserialize)]
pub struct Page {
    before: Option<usize>,
    limit: Option<usize>,
}

pub async fn log(
    State(hall): Shared,
    From(address): From,
    visitor: Visitor,
    Asked(Page { before, limit }): Asked<Page>,
) -> Replied<Vec<LogEntry>> {
    hall.buckets.looks.take(address)?;
    let (viewer, limit) = (visitor.viewer, limit.unwrap_or(PAGE));
    Ok(Reply(hall.look(&visitor.id, move |live| Ok(live.log(viewer, before, limit))).await?))
}

#[derive(Deserialize)]
pub struct AtStep {
    step: Option<usize>,
}

pub async fn replay(
    State(hall): Shared,
    From(address): From,
    visitor: Visitor,
    Asked(AtStep { step }): Asked<AtStep>,
) -> Replied<Moment> {
    let step = step.ok_or_else(|| Trouble::new(Kind::Malformed).detail("\"step\" is missing"))?;
    let viewer = visitor.viewer;
    Ok(Reply(hall.moment(&visitor.id, address, viewer, step).await?))
}

#[derive(Deserialize)]
pub struct InARow {
    from: Option<usize>,
    after: Option<usize>,
    many: Option<usize>,
}

pub async fn moments(
    State(hall): Shared,
    From(address): From,
    visitor: Visitor,
    Asked(InARow { from, after, many }): Asked<InARow>,
) -> Replied<Moments> {
    let start = match (from, after) {
        (Some(step), None) => Start::Step(step),
        (None, Some(entry)) => Start::Entry(entry),
        _ => return Err(Trouble::new(Kind::Malformed).detail("expected either \"from\" or \"after\"")),
    };
    let (viewer, many) = (visitor.viewer, many.unwrap_or(usize::MAX));
    Ok(Reply(hall.moments_after(&visitor.id, address, viewer, start, many).await?))
}
