//! Matches over HTTP and WebSocket: the lobby, seats, live updates. The server knows no game: the program hands it a
//! [`Shelf`] of them and a store to keep matches in.

mod ask;
mod change;
mod frames;
mod guard;
mod hall;
mod housekeeping;
mod keys;
mod limits;
mod live;
mod loading;
mod openapi;
mod past;
mod problems;
mod quotas;
mod routes;
mod settings;
mod shelf;
mod stopped;
mod stream;
mod table;
mod tasks;
mod web;
pub mod wire;
mod words;

pub use problems::Kind as ProblemKind;
pub use quotas::Quotas;
pub use settings::{Rate, Settings};
pub use shelf::Shelf;

use axum::serve::ListenerExt;
use axum::{Router, middleware};
use hall::Hall;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use store::Store;
use tokio::net::TcpListener;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::compression::{CompressionLayer, CompressionLevel};

/// Serves until `stop` is over; requests that are being answered are answered.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    shelf: Shelf,
    settings: Settings,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let hall = Arc::new(Hall::new(store, shelf, settings));
    let house = tokio::spawn(housekeeping::keep_house(Arc::clone(&hall)));
    let service = router(hall).into_make_service_with_connect_info::<SocketAddr>();
    // Updates are small and should not wait for each other.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let served = axum::serve(listener, service).with_graceful_shutdown(stop).await;
    house.abort();
    served
}

fn router(hall: Arc<Hall>) -> Router {
    let worth_it = SizeAbove::new(1024).and(NotForContentType::IMAGES);
    let compression = CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worth_it);
    Router::new()
        .nest("/api", routes::router())
        .fallback(web::serve)
        .layer(compression)
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), guard::watch))
        .with_state(hall)
}

/// The description of the API.
pub fn openapi() -> serde_json::Value {
    openapi::document(&routes::all())
}
