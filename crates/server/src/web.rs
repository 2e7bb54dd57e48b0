//! The web client's files, which are part of the program. Every path that is no file is a page of the client.

use crate::problems::{Kind, Trouble};
use crate::routes::Shared;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, Method, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// A file of the client, for pages that are made without a server; nothing where the client has not been built.
pub fn client_file(path: &str) -> Option<Vec<u8>> {
    Files::get(path).map(|file| file.data.into_owned())
}

/// The page of all screens.
const PAGE: &str = "index.html";

/// What is said where the client has not been built.
const NO_CLIENT: &str = "<!doctype html><meta charset=utf-8><title>Sandtable</title>\
    <p>The web client is not part of this build. <code>make play</code> builds it and starts the program.";

pub async fn serve(State(hall): Shared, method: Method, uri: Uri) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Trouble::new(Kind::WrongMethod).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty() && path != PAGE) {
        return answer(path, file);
    }
    if path.starts_with("assets/") {
        return Trouble::new(Kind::UnknownRoute).into_response();
    }
    match Files::get(PAGE) {
        Some(page) => answer(PAGE, EmbeddedFile { data: at(&hall.settings().base_path, &page).into(), ..page }),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NO_CLIENT).into_response(),
    }
}

/// The page, with addresses that are right wherever it is: those in it are written relative to the first page, and the
/// script reads the path from the element `meta`.
fn at(base_path: &str, page: &EmbeddedFile) -> Vec<u8> {
    let page = String::from_utf8_lossy(&page.data);
    let page = page.replace("=\"./", &format!("=\"{base_path}/"));
    page.replace("name=\"base-path\" content=\"\"", &format!("name=\"base-path\" content=\"{base_path}\"")).into_bytes()
}

fn answer(path: &str, file: EmbeddedFile) -> Response {
    let mut response = Response::new(Body::from(file.data.into_owned()));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind_of(path)));
    // The names of the files in there change with their content.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

fn kind_of(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "md" | "py" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
