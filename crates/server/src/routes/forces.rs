//! Forces that players put together before a match.

use super::{Replied, Shared, worked_out};
use crate::ask::{Asked, File, From, Json, Named};
use crate::hall::Hall;
use crate::problems::{Kind, Trouble};
use axum::extract::State;
use kernel::forces::{Draft, Force, Lists, Muster};
use serde::Deserialize;

fn muster(hall: &Hall, game: &str) -> Result<&'static dyn Muster, Trouble> {
    hall.game(game)?.game.muster().ok_or_else(|| Trouble::new(Kind::NoForces))
}

pub async fn lists(State(hall): Shared, From(address): From, Named(game): Named) -> Replied<Lists> {
    let muster = muster(&hall, &game)?;
    worked_out(&hall, address, Kind::BadForce, || Ok(muster.lists())).await
}

pub async fn check(
    State(hall): Shared,
    From(address): From,
    Named(game): Named,
    Json(draft): Json<Draft>,
) -> Replied<Force> {
    let muster = muster(&hall, &game)?;
    worked_out(&hall, address, Kind::BadForce, move || muster.check(&draft)).await
}

#[derive(Deserialize)]
pub struct OfFile {
    name: Option<String>,
}

pub async fn read(
    State(hall): Shared,
    From(address): From,
    Named(game): Named,
    Asked(OfFile { name }): Asked<OfFile>,
    File(bytes): File,
) -> Replied<Force> {
    let muster = muster(&hall, &game)?;
    let name = name.unwrap_or_else(|| "roster.toml".to_owned());
    worked_out(&hall, address, Kind::BadForce, move || muster.read(&name, bytes.bytes())).await
}
