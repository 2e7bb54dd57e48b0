//! The routes: one table from which both the router and the API's description are made.

mod forces;
mod games;
mod live;
mod matches;
mod records;

use crate::hall::Hall;
use crate::openapi;
use crate::problems::{Kind, Trouble};
use crate::wire::{self, Update};
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, delete, get, post};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use std::sync::Arc;

pub type Shared = State<Arc<Hall>>;

/// Makes the schema of a type.
pub type Describe = fn(&mut SchemaGenerator) -> Schema;

/// One way to talk to the server.
pub struct Route {
    pub method: &'static str,
    /// Below `/api`.
    pub path: &'static str,
    pub summary: &'static str,
    pub query: &'static [(&'static str, &'static str)],
    pub takes: Option<Content>,
    pub status: StatusCode,
    pub gives: Content,
    /// Whether a key says who asks.
    pub keyed: bool,
    handler: MethodRouter<Arc<Hall>>,
}

/// What a body is.
pub enum Content {
    Json(Describe),
    Text(&'static str),
    /// The connection becomes a WebSocket with messages of this type.
    Socket(Describe),
}

fn json<T: JsonSchema>() -> Content {
    Content::Json(|generator| generator.subschema_for::<T>())
}

fn route(
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    gives: Content,
    handler: MethodRouter<Arc<Hall>>,
) -> Route {
    Route { method, path, summary, query: &[], takes: None, status: StatusCode::OK, gives, keyed: false, handler }
}

impl Route {
    fn takes(mut self, takes: Content) -> Route {
        self.takes = Some(takes);
        self
    }

    fn query(mut self, query: &'static [(&'static str, &'static str)]) -> Route {
        self.query = query;
        self
    }

    fn keyed(mut self) -> Route {
        self.keyed = true;
        self
    }

    fn status(mut self, status: StatusCode) -> Route {
        self.status = status;
        self
    }
}

/// Every route there is.
pub fn all() -> Vec<Route> {
    let text = || Content::Text("text/plain");
    let record = Content::Text("application/x-sandtable-record");
    let updates = Content::Socket(|generator| generator.subschema_for::<Update>());
    vec![
        route("get", "/health", "That the server is there", json::<wire::Health>(), get(games::health)),
        route("get", "/openapi.json", "This description", json::<serde_json::Value>(), get(description)),
        route(
            "get",
            "/languages",
            "The languages of the interface",
            json::<Vec<wire::Language>>(),
            get(games::languages),
        ),
        route("get", "/words/{language}", "The words of the interface, in Fluent", text(), get(games::words)),
        route("get", "/games", "The games there are", json::<Vec<wire::GameCard>>(), get(games::games)),
        route(
            "get",
            "/games/{game}/preview",
            "Board and set-up of a scenario",
            json::<wire::Preview>(),
            get(games::preview),
        )
        .query(&[(
            "scenario",
            "The scenario; the first one if absent. Options of the game are asked for by their names",
        )]),
        route(
            "get",
            "/games/{game}/words/{language}",
            "The words of a game, in Fluent; in English if it does not speak the language (see Content-Language)",
            text(),
            get(games::words_of_game),
        ),
        route(
            "get",
            "/games/{game}/clauses",
            "The clauses of a rulebook",
            json::<Vec<wire::ClauseCard>>(),
            get(games::clauses),
        ),
        route(
            "get",
            "/games/{game}/forces",
            "What forces can be put together from",
            json::<kernel::forces::Lists>(),
            get(forces::lists),
        ),
        route(
            "post",
            "/games/{game}/forces",
            "What a force comes to, and why it may not be played",
            json::<kernel::forces::Force>(),
            post(forces::check),
        )
        .takes(json::<kernel::forces::Draft>()),
        route(
            "post",
            "/games/{game}/forces/file",
            "Reads a roster file",
            json::<kernel::forces::Force>(),
            post(forces::read),
        )
        .takes(Content::Text("application/octet-stream"))
        .query(&[("name", "What the file is called; its ending tells what it is")]),
        route(
            "get",
            "/matches",
            "The matches anybody may watch, newest first",
            json::<Vec<wire::MatchCard>>(),
            get(matches::lobby),
        ),
        route("post", "/matches", "Begins a match", json::<wire::Created>(), post(matches::create))
            .takes(json::<wire::NewMatch>())
            .status(StatusCode::CREATED),
        route("get", "/matches/{id}", "A match as one viewer sees it", json::<wire::MatchView>(), get(matches::view))
            .keyed(),
        route(
            "delete",
            "/matches/{id}",
            "Deletes a match; the key is the maker's",
            json::<wire::Deleted>(),
            delete(matches::delete),
        ),
        route(
            "get",
            "/matches/{id}/card",
            "A match as the lobby shows it",
            json::<wire::MatchCard>(),
            get(matches::card),
        )
        .keyed(),
        route(
            "post",
            "/matches/{id}/commands",
            "Carries out a command; answered when it cannot be lost",
            json::<wire::Done>(),
            post(matches::command),
        )
        .takes(json::<wire::Command>())
        .keyed(),
        route("get", "/matches/{id}/live", "What happens, as it happens", updates, get(live::live))
            .query(&[
                ("version", "What has been seen already"),
                ("compress", "`deflate`: long messages come as binary frames of raw deflate"),
            ])
            .keyed(),
        route(
            "get",
            "/matches/{id}/updates",
            "What happened since a version",
            json::<Vec<Update>>(),
            get(matches::updates),
        )
        .query(&[("after", "The version seen last")])
        .keyed(),
        route("post", "/matches/{id}/ask", "A question about the position", json::<wire::Answer>(), post(matches::ask))
            .takes(json::<wire::Question>())
            .keyed(),
        route(
            "get",
            "/matches/{id}/log",
            "Earlier entries of the log",
            json::<Vec<wire::LogEntry>>(),
            get(matches::log),
        )
        .query(&[("before", "Only entries with a smaller number"), ("limit", "How many at most; the last ones")])
        .keyed(),
        route(
            "get",
            "/matches/{id}/replay",
            "How it looked after so many steps",
            json::<wire::Moment>(),
            get(matches::replay),
        )
        .query(&[("step", "How many steps")])
        .keyed(),
        route("get", "/matches/{id}/record", "The record as a file", record, get(records::download)).keyed(),
        route(
            "post",
            "/records",
            "Whether a record holds, and what it is of",
            json::<wire::RecordCheck>(),
            post(records::describe),
        )
        .takes(Content::Text("text/plain")),
    ]
}

async fn description() -> Response {
    Reply(openapi::document(&all())).into_response()
}

/// Everything below `/api`.
pub fn router() -> Router<Arc<Hall>> {
    let mut router = Router::new();
    for route in all() {
        router = router.route(route.path, route.handler);
    }
    router
        .method_not_allowed_fallback(|| async { Trouble::new(Kind::WrongMethod) })
        .fallback(|| async { Trouble::new(Kind::UnknownRoute) })
}

/// An answer in JSON.
pub struct Reply<T>(pub T);

impl<T: Serialize> IntoResponse for Reply<T> {
    fn into_response(self) -> Response {
        match serde_json::to_vec(&self.0) {
            Ok(body) => ([(header::CONTENT_TYPE, "application/json")], body).into_response(),
            Err(error) => Trouble::new(Kind::Failed).detail(error).into_response(),
        }
    }
}

pub type Replied<T> = Result<Reply<T>, Trouble>;
