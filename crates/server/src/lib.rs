//! Matches over HTTP and WebSocket: the lobby, seats, live updates. The server knows no game: the program hands it a
//! list of [`Games`] and a store to keep matches in.

mod address;
mod ask;
mod change;
mod connections;
mod examples;
mod guard;
mod hall;
mod housekeeping;
mod keys;
mod left_open;
mod limits;
mod live_match;
mod machines;
mod match_task;
mod metrics;
mod network;
mod nodes;
mod open_games;
mod openapi;
mod operations;
mod pool;
mod problems;
mod quotas;
mod related;
mod routes;
mod settings;
mod shares;
mod sockets;
mod stream;
mod web;
pub mod wire;
mod words;

pub use any_game::Games;
pub use ipnet::IpNet;
pub use keys::new_key;
pub use problems::Kind as ProblemKind;
pub use quotas::Quotas;
pub use settings::{Jobs, ProxyHeader, Rate, Settings, Waits};
pub use web::client_file;
pub use words::interface as interface_words;

use axum::response::{IntoResponse, Response};
use axum::routing::any;
use axum::{Router, middleware};
use hall::Hall;
use problems::{Kind, Trouble};
use std::any::Any;
use std::future::Future;
use std::sync::Arc;
use store::Store;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::compression::{CompressionLayer, CompressionLevel};

/// Serves until `stop` is over; requests that are being answered are answered, if that does not take too long.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    games: Games,
    settings: Settings,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    let in_network = network::address(&listener, &settings.base_path);
    let hall = Arc::new(Hall::new(store, games, Settings { in_network, ..settings }));
    let house = tokio::spawn(housekeeping::keep_house(Arc::clone(&hall)));
    let others = tokio::spawn(nodes::attend(Arc::clone(&hall)));
    let left_open = tokio::spawn(left_open::take_up(Arc::clone(&hall)));
    connections::serve(listener, router(Arc::clone(&hall)), Arc::clone(&hall), stop).await;
    house.abort();
    others.abort();
    left_open.abort();
    left_open::leave(&hall).await;
}

fn router(hall: Arc<Hall>) -> Router {
    let worth_it = SizeAbove::new(1024).and(NotForContentType::IMAGES);
    let compression = CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worth_it);
    let ours = Router::new().nest("/api", routes::router()).fallback(web::serve);
    let base = &hall.settings().base_path;
    let all = if base.is_empty() {
        ours
    } else {
        let elsewhere = || async { Trouble::new(Kind::UnknownRoute) };
        // The first page is there with and without a stroke at its end.
        Router::new().nest(base, ours).route(&format!("{base}/"), any(web::serve)).fallback(elsewhere)
    };
    all.merge(operations::router())
        .layer(CatchPanicLayer::custom(panicked))
        .layer(compression)
        .layer(middleware::from_fn_with_state(Arc::clone(&hall), guard::watch))
        .with_state(hall)
}

fn panicked(_: Box<dyn Any + Send>) -> Response {
    Trouble::new(Kind::Failed).detail("a panic; the errors of the program say where").into_response()
}

/// The description of the API.
pub fn openapi() -> serde_json::Value {
    openapi::document(&routes::all())
}
