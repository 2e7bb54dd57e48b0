//! What those who run a server ask it: whether it is alive, whether it can be sent players, and its figures. These
//! addresses are the same whatever `--base-path` is.

use crate::address::{self, Peer};
use crate::hall::Hall;
use crate::problems::{Kind, Trouble};
use crate::routes::Shared;
use axum::Router;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, timeout};

pub const PATHS: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// How long the store has to answer.
const PATIENCE: Duration = Duration::from_secs(3);
/// For so long an answer of the store holds: whoever asks all the time does not make it write all the time.
const HOLDS: Duration = Duration::from_secs(1);
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

pub fn router() -> Router<Arc<Hall>> {
    let [alive, is_ready, figures] = PATHS;
    Router::new()
        .route(alive, get(async || plain(StatusCode::OK, "alive")))
        .route(is_ready, get(ready))
        .route(figures, get(metrics))
}

fn plain(status: StatusCode, said: &str) -> Response {
    (status, [(header::CONTENT_TYPE, "text/plain; charset=utf-8")], format!("{said}\n")).into_response()
}

async fn ready(State(hall): Shared) -> Response {
    match hall.readiness.look(&hall).await {
        Ok(()) => plain(StatusCode::OK, "ready"),
        Err(why) => {
            let mut response = plain(StatusCode::SERVICE_UNAVAILABLE, &why);
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("5"));
            response
        }
    }
}

/// Whether the store took something when it was last asked, and when that was.
#[derive(Debug, Default)]
pub struct Readiness(tokio::sync::Mutex<Option<(Instant, Result<(), String>)>>);

impl Readiness {
    /// Why no players should be sent here, if they should not.
    pub async fn look(&self, hall: &Hall) -> Result<(), String> {
        if hall.is_draining() {
            return Err("draining: the server is about to stop".to_owned());
        }
        // Whoever comes meanwhile waits for the answer that is on its way.
        let mut last = self.0.lock().await;
        if let Some((at, known)) = &*last
            && at.elapsed() < HOLDS
        {
            return known.clone();
        }
        let known =
            timeout(PATIENCE, asked(hall)).await.unwrap_or_else(|_| Err("the store does not answer".to_owned()));
        *last = Some((Instant::now(), known.clone()));
        known
    }
}

async fn asked(hall: &Hall) -> Result<(), String> {
    let store = &hall.shared().store;
    store.check_writable().await.map_err(|error| format!("the store cannot be written to: {error}"))?;
    let usage = store.usage(String::new()).await.map_err(|error| format!("the store cannot be read: {error}"))?;
    hall.settings().quotas.full(&usage).map_or(Ok(()), |what| Err(format!("the store is full: {what}")))
}

/// To those who may not read them there are no figures.
async fn metrics(
    State(hall): Shared,
    Extension(Peer(peer)): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    if !may_read(&hall, peer, &headers) {
        return Err(Trouble::new(Kind::UnknownRoute));
    }
    let ready = hall.readiness.look(&hall).await.is_ok();
    let usage = timeout(PATIENCE, hall.shared().store.usage(String::new())).await.ok().and_then(Result::ok);
    let written = hall.shared().metrics.written(&hall, usage, ready);
    let written = written.map_err(|error| Trouble::new(Kind::Failed).detail(error))?;
    Ok(([(header::CONTENT_TYPE, OPEN_METRICS)], written).into_response())
}

/// A proxy on the same machine that nobody told us of would make everybody look like this machine; but it says that it
/// asks for others.
fn may_read(hall: &Hall, peer: std::net::IpAddr, headers: &HeaderMap) -> bool {
    let settings = hall.settings();
    let for_others =
        ["x-forwarded-for", "forwarded", "via", "x-real-ip"].iter().any(|name| headers.contains_key(*name));
    if for_others && !address::is_proxy(peer.to_canonical(), settings) {
        return false;
    }
    let asker = address::asker(peer, headers, settings);
    settings.metrics_from.iter().any(|net| net.contains(&asker))
}
