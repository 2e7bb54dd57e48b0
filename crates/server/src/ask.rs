//! How requests are read. Whatever is wrong with one becomes a problem that says so.

use crate::hall::Hall;
use crate::problems::{Kind, Trouble};
use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use kernel::{Seat, Viewer};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::future::poll_fn;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;

/// Most bodies are a few hundred bytes.
pub const SMALL: usize = 64 * 1024;
/// A record of the longest game has a few hundred kilobytes.
pub const LARGE: usize = 8 * 1024 * 1024;

/// A body in JSON, of so many bytes at most.
#[derive(Debug)]
pub struct Json<T, const LIMIT: usize = SMALL>(pub T);

impl<T: DeserializeOwned, S: Send + Sync, const LIMIT: usize> FromRequest<S> for Json<T, LIMIT> {
    type Rejection = Trouble;

    async fn from_request(request: Request, _: &S) -> Result<Self, Trouble> {
        let kind = content_type(request.headers());
        if kind != "application/json" {
            let detail = format!("application/json is expected, not \"{kind}\"");
            return Err(Trouble::new(Kind::WrongContentType).detail(detail));
        }
        let body = read(request, LIMIT).await?;
        serde_json::from_slice(&body).map(Json).map_err(|e| Trouble::new(Kind::Malformed).detail(e))
    }
}

/// A body of plain text, as long as a record can be.
#[derive(Debug)]
pub struct Words(pub String);

impl<S: Send + Sync> FromRequest<S> for Words {
    type Rejection = Trouble;

    async fn from_request(request: Request, _: &S) -> Result<Self, Trouble> {
        let kind = content_type(request.headers());
        if !(kind.is_empty() || kind.starts_with("text/") || kind.starts_with("application/")) {
            return Err(Trouble::new(Kind::WrongContentType).detail(format!("text is expected, not \"{kind}\"")));
        }
        let body = read(request, LARGE).await?;
        let text = String::from_utf8(body.into()).map_err(|e| Trouble::new(Kind::Malformed).detail(e))?;
        Ok(Words(text))
    }
}

/// A file, as long as a roster can be.
#[derive(Debug)]
pub struct File(pub Bytes);

impl<S: Send + Sync> FromRequest<S> for File {
    type Rejection = Trouble;

    async fn from_request(request: Request, _: &S) -> Result<Self, Trouble> {
        read(request, LARGE).await.map(File)
    }
}

fn content_type(headers: &HeaderMap) -> String {
    let value = headers.get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    value.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}

async fn read(request: Request, limit: usize) -> Result<Bytes, Trouble> {
    let too_large = || Trouble::new(Kind::TooLarge).detail(format!("{limit} bytes are the most"));
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|v| v.to_str().ok()?.parse::<u64>().ok());
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

/// The address a request comes from.
#[derive(Debug)]
pub struct From(pub IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for From {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Trouble> {
        let info = ConnectInfo::<SocketAddr>::from_request_parts(parts, state).await;
        info.map(|ConnectInfo(address)| From(address.ip()))
            .map_err(|e| Trouble::new(Kind::Failed).detail(e.body_text()))
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
#[derive(Debug)]
pub struct Visitor {
    pub id: String,
    pub viewer: Viewer,
}

#[derive(Deserialize)]
struct KeyInQuery {
    key: Option<String>,
}

impl FromRequestParts<Arc<Hall>> for Visitor {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Trouble> {
        let Named(id) = Named::<String>::from_request_parts(parts, hall).await?;
        let Asked(KeyInQuery { key }) = Asked::from_request_parts(parts, hall).await?;
        let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|v| v.to_str().ok());
        let key = bearer.and_then(|v| v.strip_prefix("Bearer ")).map(str::trim).or(key.as_deref());
        let viewer = hall.viewer(&id, key.filter(|k| !k.is_empty())).await?;
        Ok(Visitor { id, viewer })
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
