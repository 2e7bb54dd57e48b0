//! Forces that players put together before a match.

use super::{Replied, Reply, Shared};
use crate::ask::{Asked, File, From, Json, Named};
use crate::hall::Hall;
use crate::problems::{Kind, Trouble};
use axum::extract::State;
use kernel::Problem;
use kernel::forces::{Draft, Force, Lists, Muster};
use serde::Deserialize;

fn muster(hall: &Hall, game: &str) -> Result<&'static dyn Muster, Trouble> {
    hall.book(game)?.muster().ok_or_else(|| Trouble::new(Kind::NoForces))
}

fn bad(problems: Vec<Problem>) -> Trouble {
    Trouble::new(Kind::BadForce).detail(problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("; "))
}

pub async fn lists(State(hall): Shared, Named(game): Named) -> Replied<Lists> {
    Ok(Reply(muster(&hall, &game)?.lists()))
}

pub async fn check(State(hall): Shared, Named(game): Named, Json(draft): Json<Draft>) -> Replied<Force> {
    Ok(Reply(muster(&hall, &game)?.check(&draft).map_err(bad)?))
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
    hall.buckets.commands.take(address)?;
    let name = name.unwrap_or_else(|| "roster.toml".to_owned());
    Ok(Reply(muster(&hall, &game)?.read(&name, &bytes).map_err(bad)?))
}
