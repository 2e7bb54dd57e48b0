//! Tables that players choose, draw by chance or lay out before a match.

use super::{Replied, Shared, worked_out};
use crate::ask::{Asked, File, From, Json, Named};
use crate::hall::Hall;
use crate::problems::{Kind, Trouble};
use axum::extract::State;
use kernel::Problem;
use kernel::tables::{LaidTable, Layout, Tables, TablesAbout};
use serde::Deserialize;

fn tables(hall: &Hall, game: &str) -> Result<&'static dyn Tables, Trouble> {
    hall.game(game)?.game.tables().ok_or_else(|| Trouble::new(Kind::NoTables))
}

pub async fn about(State(hall): Shared, From(address): From, Named(game): Named) -> Replied<TablesAbout> {
    let tables = tables(&hall, &game)?;
    worked_out(&hall, address, Kind::BadTable, || Ok(tables.about())).await
}

pub async fn check(
    State(hall): Shared,
    From(address): From,
    Named(game): Named,
    Json(layout): Json<Layout>,
) -> Replied<LaidTable> {
    let tables = tables(&hall, &game)?;
    worked_out(&hall, address, Kind::BadTable, move || Ok(tables.check(&layout))).await
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
    worked_out(&hall, address, Kind::BadTable, move || Ok(tables.draw(seed))).await
}

pub async fn read(
    State(hall): Shared,
    From(address): From,
    Named(game): Named,
    File(bytes): File,
) -> Replied<LaidTable> {
    let tables = tables(&hall, &game)?;
    worked_out(&hall, address, Kind::BadTable, move || {
        let text = std::str::from_utf8(bytes.bytes());
        tables.read(text.map_err(|error| vec![Problem::new(format!("expected text: {error}"))])?)
    })
    .await
}
