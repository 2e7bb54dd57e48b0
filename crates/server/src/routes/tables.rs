//! Tables that players choose, draw by chance or lay out before a match.

use super::{Replied, Reply, Shared};
use crate::ask::{Asked, File, From, Json, Named};
use crate::hall::Hall;
use crate::problems::{Kind, Trouble};
use axum::extract::State;
use kernel::Problem;
use kernel::tables::{LaidTable, Layout, Tables, TablesAbout};
use kernel::title::in_short;
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;

fn tables(hall: &Hall, game: &str) -> Result<&'static dyn Tables, Trouble> {
    hall.game(game)?.game.tables().ok_or_else(|| Trouble::new(Kind::NoTables))
}

/// What is asked about tables is work.
async fn worked_out<T: Send + 'static>(
    hall: &Arc<Hall>,
    from: IpAddr,
    work: impl FnOnce() -> Result<T, Vec<Problem>> + Send + 'static,
) -> Replied<T> {
    hall.buckets.previews.take(from)?;
    let bad = |problems: Vec<Problem>| Trouble::new(Kind::BadTable).detail(in_short(&problems));
    Ok(Reply(hall.pool.run(from, &hall.buckets.work, move |_| work().map_err(bad)).await?))
}

pub async fn about(State(hall): Shared, From(address): From, Named(game): Named) -> Replied<TablesAbout> {
    let tables = tables(&hall, &game)?;
    worked_out(&hall, address, || Ok(tables.about())).await
}

pub async fn check(
    State(hall): Shared,
    From(address): From,
    Named(game): Named,
    Json(layout): Json<Layout>,
) -> Replied<LaidTable> {
    let tables = tables(&hall, &game)?;
    worked_out(&hall, address, move || Ok(tables.check(&layout))).await
}

#[derive(Deserialize)]
pub struct OfChance {
    seed: u64,
}

pub async fn drawn(
    State(hall): Shared,
    From(address): From,
    Named(game): Named,
    Asked(OfChance { seed }): Asked<OfChance>,
) -> Replied<LaidTable> {
    let tables = tables(&hall, &game)?;
    worked_out(&hall, address, move || Ok(tables.draw(seed))).await
}

pub async fn read(
    State(hall): Shared,
    From(address): From,
    Named(game): Named,
    File(bytes): File,
) -> Replied<LaidTable> {
    let tables = tables(&hall, &game)?;
    worked_out(&hall, address, move || {
        let text = std::str::from_utf8(bytes.bytes());
        tables.read(text.map_err(|error| vec![Problem::new(format!("expected text: {error}"))])?)
    })
    .await
}
