//! The routes: one list from which both the router and the API's description are made.

mod forces;
mod games;
mod live;
mod matches;
mod records;
mod tables;

use crate::hall::Hall;
use crate::openapi;
use crate::problems::{Kind, Trouble};
use crate::wire::{self, Update};
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, delete, get, post};
use kernel::Problem;
use kernel::title::in_short;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use std::net::IpAddr;
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
    pub query: Vec<(&'static str, &'static str)>,
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
    Route {
        method,
        path,
        summary,
        query: Vec::new(),
        takes: None,
        status: StatusCode::OK,
        gives,
        keyed: false,
        handler,
    }
}

impl Route {
    fn takes(mut self, takes: Content) -> Route {
        self.takes = Some(takes);
        self
    }

    fn query<const N: usize>(mut self, query: [(&'static str, &'static str); N]) -> Route {
        self.query = query.into();
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
    let parts = [of_server(), of_games(), of_forces(), of_tables(), of_lobby(), of_playing(), of_records()];
    parts.into_iter().flatten().collect()
}

fn text() -> Content {
    Content::Text("text/plain")
}

fn of_server() -> Vec<Route> {
    let languages = json::<Vec<wire::Language>>();
    vec![
        route("get", "/health", "That the server is there", json::<wire::Health>(), get(games::health)),
        route("get", "/network", "Where others in the network find it", json::<wire::Network>(), get(games::network)),
        route("get", "/openapi.json", "This description", json::<serde_json::Value>(), get(description)),
        route("get", "/languages", "The languages of the interface", languages, get(games::languages)),
        route("get", "/words/{language}", "The words of the interface, in Fluent", text(), get(games::words)),
    ]
}

fn of_games() -> Vec<Route> {
    let scenario = "The scenario; the first one if absent. Options of the game are asked for by their names";
    let words = "The words of a game, in Fluent; in English if it does not speak the language (see Content-Language)";
    let preview = json::<wire::Preview>();
    let clauses = json::<Vec<wire::ClauseCard>>();
    let tours = json::<Vec<kernel::Tour>>();
    let examples = json::<Vec<wire::ExampleCard>>();
    let example = "An example carried out: its corner of the board, and how it looks after each step";
    vec![
        route("get", "/games", "The games there are", json::<Vec<wire::GameCard>>(), get(games::games)),
        route("get", "/games/{game}/preview", "Board and set-up of a scenario", preview, get(games::preview))
            .query([("scenario", scenario)]),
        route("get", "/games/{game}/words/{language}", words, text(), get(games::words_of_game)),
        route("get", "/games/{game}/clauses", "The clauses of a rulebook", clauses, get(games::clauses)),
        route("get", "/games/{game}/tours", "Guided beginnings, step by step", tours, get(games::tours)),
        route("get", "/games/{game}/examples", "Examples of clauses", examples, get(games::examples)),
        route("get", "/games/{game}/examples/{example}", example, json::<wire::ExampleView>(), get(games::example)),
    ]
}

fn of_forces() -> Vec<Route> {
    let force = json::<kernel::forces::Force>;
    let lists = json::<kernel::forces::Lists>();
    let comes_to = "What a force comes to, and why it may not be played";
    vec![
        route("get", "/games/{game}/forces", "What forces can be put together from", lists, get(forces::lists)),
        route("post", "/games/{game}/forces", comes_to, force(), post(forces::check))
            .takes(json::<kernel::forces::Draft>()),
        route("post", "/games/{game}/forces/file", "Reads a roster file", force(), post(forces::read))
            .takes(Content::Text("application/octet-stream"))
            .query([("name", "What the file is called; its ending tells what it is")]),
    ]
}

fn of_tables() -> Vec<Route> {
    let table = json::<kernel::tables::LaidTable>;
    let about = json::<kernel::tables::TablesAbout>();
    let seed = "A number; the same gives the same table";
    vec![
        route(
            "get",
            "/games/{game}/tables",
            "The tables there are, and what they are laid out with",
            about,
            get(tables::about),
        ),
        route(
            "post",
            "/games/{game}/tables",
            "Why a table cannot be played on, and whether it is fair",
            table(),
            post(tables::check),
        )
        .takes(json::<kernel::tables::Layout>()),
        route("get", "/games/{game}/tables/drawn", "A table drawn by chance", table(), get(tables::drawn))
            .query([("seed", seed)]),
        route("post", "/games/{game}/tables/file", "Reads the file of a table", table(), post(tables::read))
            .takes(text()),
    ]
}

/// Matches from outside: which there are, beginning and deleting them.
fn of_lobby() -> Vec<Route> {
    let (card, cards) = (json::<wire::MatchCard>(), json::<Vec<wire::MatchCard>>());
    let (created, deleted) = (json::<wire::Created>(), json::<wire::Deleted>());
    let view = json::<wire::MatchView>();
    vec![
        route("get", "/matches", "The matches anybody may watch, newest first", cards, get(matches::lobby)),
        route("post", "/matches", "Begins a match", created, post(matches::create))
            .takes(json::<wire::NewMatch>())
            .status(StatusCode::CREATED),
        route("get", "/matches/{id}", "A match as one viewer sees it", view, get(matches::view)).keyed(),
        route("delete", "/matches/{id}", "Deletes a match; the key is the maker's", deleted, delete(matches::delete)),
        route("get", "/matches/{id}/card", "A match as the lobby shows it", card, get(matches::card)).keyed(),
    ]
}

/// A match that is being played or watched.
fn of_playing() -> Vec<Route> {
    let command = "Carries out a command; answered when it cannot be lost, with the version its seat sees after it";
    let socket = Content::Socket(|generator| generator.subschema_for::<Update>());
    let (updates, log) = (json::<Vec<Update>>(), json::<Vec<wire::LogEntry>>());
    let (answer, moment, moments) = (json::<wire::Answer>(), json::<wire::Moment>(), json::<wire::Moments>());
    let briefing = json::<kernel::Briefing>();
    vec![
        route("post", "/matches/{id}/commands", command, json::<wire::Done>(), post(matches::command))
            .takes(json::<wire::Command>())
            .keyed(),
        route("get", "/matches/{id}/live", "What happens, as it happens", socket, get(live::live))
            .query([
                ("version", "What has been seen already"),
                ("compress", "`deflate`: long messages come as binary frames of raw deflate"),
            ])
            .keyed(),
        route("get", "/matches/{id}/updates", "What happened since a version", updates, get(matches::updates))
            .query([("after", "The version seen last")])
            .keyed(),
        route("post", "/matches/{id}/ask", "A question about the position", answer, post(matches::ask))
            .takes(json::<wire::Question>())
            .keyed(),
        route("get", "/matches/{id}/briefing", "What it is about, and how it stands", briefing, get(matches::briefing))
            .keyed(),
        route("get", "/matches/{id}/log", "Earlier entries of the log", log, get(matches::log))
            .query([("before", "Only entries with a smaller number"), ("limit", "How many at most; the last ones")])
            .keyed(),
        route("get", "/matches/{id}/replay", "How it looked after so many steps", moment, get(matches::replay))
            .query([("step", "How many steps")])
            .keyed(),
        route("get", "/matches/{id}/moments", "Several such moments in a row", moments, get(matches::moments))
            .query([
                ("from", "After so many steps the first of them"),
                ("after", "Or: the number of the entry of the log that was told in the first of them"),
                ("many", "How many at most; 32 are the most, and there may be fewer"),
            ])
            .keyed(),
    ]
}

fn of_records() -> Vec<Route> {
    let record = Content::Text("application/x-sandtable-record");
    let check = json::<wire::RecordCheck>();
    vec![
        route("get", "/matches/{id}/record", "The record as a file", record, get(records::download)).keyed(),
        route("post", "/records", "Whether a record holds, and what it is of", check, post(records::describe))
            .takes(text()),
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

/// Answers what is asked before a match about forces and tables. It is work, and is counted as such; what is wrong with
/// what was sent is told as trouble of this kind.
async fn worked_out<T: Send + 'static>(
    hall: &Arc<Hall>,
    from: IpAddr,
    kind: Kind,
    work: impl FnOnce() -> Result<T, Vec<Problem>> + Send + 'static,
) -> Replied<T> {
    hall.buckets.previews.take(from)?;
    let bad = move |problems: Vec<Problem>| Trouble::new(kind).detail(in_short(&problems));
    Ok(Reply(hall.pool.run(from, &hall.buckets.work, move |_| work().map_err(bad)).await?))
}
