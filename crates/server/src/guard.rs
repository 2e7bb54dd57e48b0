//! What keeps other people's pages out: where requests may come from, and what a page of ours may do.

use crate::hall::Hall;
use crate::problems::{Kind, Trouble};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
                      connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

const HEADERS: [(HeaderName, &str); 3] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
];

/// Lets requests pass that may come from where they come from, and adds the headers of every answer.
pub async fn watch(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let careful = request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    let mut response = if careful && !may_come_from(request.headers(), &hall.settings().origins) {
        Trouble::new(Kind::WrongOrigin).into_response()
    } else {
        next.run(request).await
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
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
}
