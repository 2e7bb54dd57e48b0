//! Forces that players put together before a match.

use super::{Replied, Reply, Shared};
use crate::ask::{Asked, File, From, Json, Named};
use crate::hall::Hall;
use crate::problems::{Kind, Trouble};
use axum::extract::State;
use kernel::Problem;
use kernel::forces::{Draft, Force, Lists, Muster};
use kernel::title::in_short;
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;

fn muster(hall: &Hall, game: &str) -> Result<&'static dyn Muster, Trouble> {
    hall.game(game)?.game.muster().ok_or_else(|| Trouble::new(Kind::NoForces))
}

fn bad(problems: Vec<Problem>) -> Trouble {
    Trouble::new(Kind::BadForce).detail(in_short(&problems))
}

/// What is asked of a muster is work.
async fn worked_out<T: Send + 'static>(
    hall: &Arc<Hall>,
    from: IpAddr,
    work: impl FnOnce() -> Result<T, Vec<Problem>> + Send + 'static,
) -> Replied<T> {
    hall.buckets.previews.take(from)?;
    Ok(Reply(hall.pool.run(from, &hall.buckets.work, |_| work().map_err(bad)).await?))
}

pub async fn lists(State(hall): Shared, From(address): From, Named(game): Named) -> Replied<Lists> {
    let muster = muster(&hall, &game)?;
    worked_out(&hall, address, || Ok(muster.lists())).await
}

pub async fn check(
    State(hall): Shared,
    From(address): From,
    Named(game): Named,
    Json(draft): Json<Draft>,
) -> Replied<Force> {
    let muster = muster(&hall, &game)?;
    worked_out(&hall, address, move || muster.check(&draft)).await
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
    worked_out(&hall, address, move || muster.read(&name, bytes.bytes())).await
}
