//! What every request passes: where it may come from, how long it may take, what is written down about it, and what a
//! page of ours may do.

use crate::address::{self, Peer};
use crate::ask::From;
use crate::hall::Hall;
use crate::problems::{Kind, Said, Trouble};
use crate::settings::Settings;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::timeout;
use tracing::{Instrument, debug, error, error_span, warn};

const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self'; connect-src 'self'; \
                      form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

/// Nothing of a device is needed for a board.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
                           magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), \
                           screen-wake-lock=(), usb=(), xr-spatial-tracking=()";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// An answer that takes longer is worth a line.
const SLOW: Duration = Duration::from_secs(2);

/// Lets requests pass that may come from where they come from, and adds the headers of every answer.
pub async fn watch(State(hall): State<Arc<Hall>>, mut request: Request, next: Next) -> Response {
    let settings = hall.settings();
    let peer = request.extensions().get().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |Peer(address)| *address);
    let from = address::counted(address::asker(peer, request.headers(), settings));
    request.extensions_mut().insert(From(from));
    let id = hall.request_id();
    // Neither what stands behind the question mark nor a header: keys could be there.
    // Which request it was is told with every line, so the span has the level of the rarest.
    let span = error_span!("request", id, %from, method = %request.method(), path = request.uri().path());
    let begun = Instant::now();
    let (matched, method) = (request.extensions().get::<MatchedPath>().cloned(), request.method().clone());
    let mut response = async {
        let response = match refused(&request, settings) {
            Some(trouble) => trouble.into_response(),
            None => timeout(settings.waits.request, next.run(request))
                .await
                .unwrap_or_else(|_| Trouble::new(Kind::TooSlow).into_response()),
        };
        write_down(&response, begun.elapsed());
        response
    }
    .instrument(span)
    .await;
    let route = matched.as_ref().map(|path| path.as_str().trim_start_matches(settings.base_path.as_str()));
    hall.shared().metrics.asked(route, method.as_str(), response.status().as_u16(), begun.elapsed());
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    // It is made of digits.
    response.headers_mut().extend(HeaderValue::from_str(&id).ok().map(|id| (REQUEST_ID, id)));
    response
}

/// One line for every request: of what went wrong in the server always, of the rest if somebody wants it.
fn write_down(response: &Response, took: Duration) {
    let status = response.status();
    let ms = took.as_millis() as u64;
    let said = response.extensions().get().map_or("", |Said(said)| said.as_str());
    if status.is_server_error() && status != axum::http::StatusCode::SERVICE_UNAVAILABLE {
        error!(status = status.as_u16(), ms, said, "failed");
    } else if status.is_server_error() {
        warn!(status = status.as_u16(), ms, said, "turned away");
    } else if took > SLOW {
        warn!(status = status.as_u16(), ms, "slow");
    } else {
        debug!(status = status.as_u16(), ms, said, "answered");
    }
}

fn refused(request: &Request, settings: &Settings) -> Option<Trouble> {
    if !is_ours(host_of(request), settings) {
        let detail = "expected the server's address, localhost or a host named by --origin in the header Host";
        return Some(Trouble::new(Kind::WrongHost).detail(detail));
    }
    let careful = request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    (careful && !may_come_from(request.headers(), &settings.origins)).then(|| Trouble::new(Kind::WrongOrigin))
}

/// The host that was asked, with its port.
fn host_of(request: &Request) -> Option<&str> {
    let named = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    named.or_else(|| request.uri().authority().map(|authority| authority.as_str()))
}

/// A page of another site can give a name of its own to our address and ask as if it were ours. It cannot do so with an
/// address in digits, nor with a name that is not its own.
fn is_ours(host: Option<&str>, settings: &Settings) -> bool {
    let Some(host) = host else { return false };
    let name = without_port(host).to_ascii_lowercase();
    let bare = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(&name);
    bare.parse::<IpAddr>().is_ok()
        || name == "localhost"
        || name.ends_with(".localhost")
        || settings.origins.iter().any(|origin| host_in(origin).is_some_and(|known| known == name))
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    }
}

fn host_in(origin: &str) -> Option<String> {
    origin.parse::<Uri>().ok()?.host().map(str::to_ascii_lowercase)
}

/// Browsers say from which page a request comes. It must be one of ours, or one that was allowed.
fn may_come_from(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|h| h.to_str().ok());
    let own = origin.split_once("://").map(|(_, host)| host);
    (own.is_some() && own == host) || allowed.iter().any(|a| a == origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_ours_and_allowed_ones_may_ask() {
        let ask = |origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("127.0.0.1:1939"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            may_come_from(&headers, &["https://friend.example".to_owned()])
        };
        assert!(ask(None) && ask(Some("http://127.0.0.1:1939")) && ask(Some("https://friend.example")));
        for other in ["http://127.0.0.1:1940", "http://evil.example", "null", "https://friend.example.evil"] {
            assert!(!ask(Some(other)), "{other}");
        }
    }

    #[test]
    fn names_somebody_else_can_give_to_our_address_are_not_ours() {
        let settings = Settings { origins: vec!["https://Play.example:8443".to_owned()], ..Settings::default() };
        let ours =
            ["127.0.0.1:1939", "192.168.1.5", "[::1]:1939", "[fe80::1]", "localhost", "LocalHost:80", "play.example"];
        for host in ours.into_iter().chain(["play.example:443", "sand.localhost:1939"]) {
            assert!(is_ours(Some(host), &settings), "{host}");
        }
        let others = [
            "evil.example",
            "evil.example:1939",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "play.example.evil",
        ];
        for host in others.into_iter().chain(["", "::1:x", "notlocalhost"]) {
            assert!(!is_ours(Some(host), &settings), "{host}");
        }
        assert!(!is_ours(None, &settings));
    }
}
