//! How requests are read. Whatever is wrong with one becomes a problem that says so.

use crate::hall::Hall;
use crate::problems::{Kind, Trouble};
use crate::shares::Share;
use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, header};
use kernel::{Seat, Viewer};
use serde::de::DeserializeOwned;
use std::future::poll_fn;
use std::marker::PhantomData;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use tokio::time::timeout;

/// Most bodies are a few hundred bytes.
pub const SMALL: usize = 64 * 1024;
/// A record of the longest game has a few hundred kilobytes.
pub const LARGE: usize = 8 * 1024 * 1024;

/// A short body in JSON.
#[derive(Debug)]
pub struct Json<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Json<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        must_be_json(request.headers())?;
        let body = read(request, hall, SMALL).await?;
        from_json(&body).map(Json)
    }
}

/// A body that may be long, and of which there are only so many bytes at once until it is dropped.
#[derive(Debug)]
pub struct Long {
    bytes: Bytes,
    _held: Share,
}

impl Long {
    async fn take(request: Request, hall: &Arc<Hall>) -> Result<Long, Trouble> {
        let From(address) = From::of(request.extensions())?;
        let length = length_of(&request).unwrap_or(LARGE as u64).min(LARGE as u64) as usize;
        let _held = hall.bodies.take(address, length).ok_or_else(|| Trouble::new(Kind::Busy))?;
        Ok(Long { bytes: read(request, hall, LARGE).await?, _held })
    }

    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// A long body in JSON that nobody has looked at yet: reading it is work.
#[derive(Debug)]
pub struct Unread<T>(Long, PhantomData<T>);

impl<T: DeserializeOwned> Unread<T> {
    pub fn read(self) -> Result<T, Trouble> {
        from_json(self.0.bytes())
    }
}

impl<T> FromRequest<Arc<Hall>> for Unread<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        must_be_json(request.headers())?;
        Ok(Unread(Long::take(request, hall).await?, PhantomData))
    }
}

fn from_json<T: DeserializeOwned>(body: &[u8]) -> Result<T, Trouble> {
    serde_json::from_slice(body).map_err(|e| Trouble::new(Kind::Malformed).detail(e))
}

fn must_be_json(headers: &HeaderMap) -> Result<(), Trouble> {
    let kind = content_type(headers);
    if kind == "application/json" {
        return Ok(());
    }
    Err(Trouble::new(Kind::WrongContentType).detail(format!("application/json is expected, not \"{kind}\"")))
}

/// A body of plain text, as long as a record can be.
#[derive(Debug)]
pub struct Words(Long);

impl Words {
    pub fn text(&self) -> Result<&str, Trouble> {
        std::str::from_utf8(self.0.bytes()).map_err(|e| Trouble::new(Kind::Malformed).detail(e))
    }
}

impl FromRequest<Arc<Hall>> for Words {
    type Rejection = Trouble;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        let kind = content_type(request.headers());
        if !(kind.is_empty() || kind.starts_with("text/") || kind.starts_with("application/")) {
            return Err(Trouble::new(Kind::WrongContentType).detail(format!("text is expected, not \"{kind}\"")));
        }
        Long::take(request, hall).await.map(Words)
    }
}

/// A file, as long as a roster can be.
#[derive(Debug)]
pub struct File(pub Long);

impl FromRequest<Arc<Hall>> for File {
    type Rejection = Trouble;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        Long::take(request, hall).await.map(File)
    }
}

fn content_type(headers: &HeaderMap) -> String {
    let value = headers.get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    value.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}

fn length_of(request: &Request) -> Option<u64> {
    request.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

async fn read(request: Request, hall: &Hall, limit: usize) -> Result<Bytes, Trouble> {
    let wait = hall.settings().waits.body;
    let too_slow = || Trouble::new(Kind::TooSlow).detail(format!("a body is waited for for {} s", wait.as_secs()));
    timeout(wait, read_all(request, limit)).await.map_err(|_| too_slow())?
}

async fn read_all(request: Request, limit: usize) -> Result<Bytes, Trouble> {
    let too_large = || Trouble::new(Kind::TooLarge).detail(format!("{limit} bytes are the most"));
    let length = length_of(&request);
    let mut body = request.into_body();
    if length.is_some_and(|length| length > limit as u64) {
        throw_away(&mut body).await;
        return Err(too_large());
    }
    // Reading fails if there is more than the limit, or if the other side goes away, who will not read this.
    to_bytes(body, limit).await.map_err(|_| too_large())
}

/// Takes in what will not be used, up to a point: most clients listen only after they have said everything.
async fn throw_away(body: &mut Body) {
    let mut taken = 0;
    while let Some(Ok(frame)) = poll_fn(|context| Pin::new(&mut *body).poll_frame(context)).await {
        taken += frame.data_ref().map_or(0, Bytes::len);
        if taken > 4 * LARGE {
            return;
        }
    }
}

/// What stands behind the question mark.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Trouble> {
        let query = Query::try_from_uri(&parts.uri);
        query.map(|Query(query)| Asked(query)).map_err(|e| Trouble::new(Kind::Malformed).detail(e.body_text()))
    }
}

/// A part of the path, or several.
#[derive(Debug)]
pub struct Named<T = String>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Trouble> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(name)| Named(name)).map_err(|e| Trouble::new(Kind::Malformed).detail(e.body_text()))
    }
}

/// The address a request counts for.
#[derive(Copy, Clone, Debug)]
pub struct From(pub IpAddr);

impl From {
    fn of(extensions: &Extensions) -> Result<From, Trouble> {
        extensions.get().copied().ok_or_else(|| Trouble::new(Kind::Failed).detail("nobody knows who asks"))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for From {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Trouble> {
        From::of(&parts.extensions)
    }
}

/// The key a request comes with, if it does.
#[derive(Debug)]
pub struct Bearer(pub Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Trouble> {
        let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|v| v.to_str().ok());
        Ok(Bearer(bearer.and_then(|v| v.strip_prefix("Bearer ")).map(|key| key.trim().to_owned())))
    }
}

/// Somebody who asks about a match: the key says for whom they see it.
pub struct Visitor {
    pub id: String,
    pub viewer: Viewer,
    pub key: Option<String>,
}

/// The protocol of live connections. Pages cannot send a header with them but can name protocols, so the key is the end
/// of another one. It does not stand in the address, which is written down in many places.
pub const PROTOCOL: &str = "sandtable";
const PROTOCOL_WITH_KEY: &str = "sandtable.key.";

/// The key somebody brings.
fn key_in(headers: &HeaderMap) -> Option<&str> {
    let text = |name| headers.get(name).and_then(|v: &HeaderValue| v.to_str().ok());
    let bearer = text(header::AUTHORIZATION).and_then(|v| v.strip_prefix("Bearer "));
    let protocols =
        || text(header::SEC_WEBSOCKET_PROTOCOL)?.split(',').find_map(|p| p.trim().strip_prefix(PROTOCOL_WITH_KEY));
    bearer.or_else(protocols).map(str::trim).filter(|key| !key.is_empty())
}

impl FromRequestParts<Arc<Hall>> for Visitor {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        let Named(id) = Named::<String>::from_request_parts(parts, hall).await?;
        let key = key_in(&parts.headers);
        let viewer = hall.viewer(&id, key).await?;
        Ok(Visitor { id, viewer, key: key.map(str::to_owned) })
    }
}

impl Visitor {
    /// The seat, for those who have one.
    pub fn seat(&self) -> Result<Seat, Trouble> {
        match self.viewer {
            Viewer::Seat(seat) => Ok(seat),
            Viewer::Spectator => Err(Trouble::new(Kind::OnlyWatching)),
        }
    }
}
