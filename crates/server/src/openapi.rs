//! The API's description (OpenAPI 3.1), made from the list of routes.

use crate::routes::{Content, Route};
use crate::wire::Problem;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

pub fn document(routes: &[Route]) -> Value {
    let mut schemas = Schemas::new();
    let mut paths: Map<String, Value> = Map::new();
    for route in routes {
        let path = paths.entry(format!("/api{}", route.path)).or_insert_with(|| json!({}));
        path[route.method] = operation(route, &mut schemas);
    }
    let problem = schemas.given.subschema_for::<Problem>();
    let schemas = schemas.all();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Sandtable",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Wargames with their rules enforced. Every failure is a problem (RFC 9457).",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": {
                "problem": {
                    "description": "Why the request was not carried out",
                    "content": { "application/problem+json": { "schema": problem } },
                },
            },
            "securitySchemes": { "key": { "type": "http", "scheme": "bearer" } },
        },
    })
}

/// What is given and what is taken are described apart: a field that is left out when it is empty is always there or
/// not in what is given, and one that has a default need not be there in what is taken.
struct Schemas {
    given: SchemaGenerator,
    taken: SchemaGenerator,
}

impl Schemas {
    fn new() -> Schemas {
        let settings = || SchemaSettings::draft2020_12().with(|s| s.definitions_path = "/components/schemas".into());
        Schemas {
            given: settings().for_serialize().into_generator(),
            taken: settings().for_deserialize().into_generator(),
        }
    }

    /// All types by their names. Those that go both ways are described as they are given.
    fn all(mut self) -> Map<String, Value> {
        let mut all = self.taken.take_definitions(true);
        all.extend(self.given.take_definitions(true));
        all
    }
}

fn operation(route: &Route, schemas: &mut Schemas) -> Value {
    let mut operation = json!({
        "operationId": operation_id(route),
        "summary": route.summary,
        "parameters": parameters(route),
        "responses": {
            route.status.as_str(): answer(&route.gives, &mut schemas.given),
            "default": { "$ref": "#/components/responses/problem" },
        },
    });
    if let Some(takes) = &route.takes {
        operation["requestBody"] = json!({ "required": true, "content": content(takes, &mut schemas.taken) });
    }
    if route.keyed {
        // Matches anybody may watch need no key.
        operation["security"] = json!([{ "key": [] }, {}]);
    }
    operation
}

/// `get /matches/{id}/log` is `get_matches_id_log`.
fn operation_id(route: &Route) -> String {
    let words = route.path.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty());
    std::iter::once(route.method).chain(words).collect::<Vec<_>>().join("_")
}

fn parameters(route: &Route) -> Value {
    let text = json!({ "type": "string" });
    let names = route.path.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name);
    let in_path = names.map(|name| json!({ "name": name, "in": "path", "required": true, "schema": text }));
    let in_query = route.query.iter().copied().map(
        |(name, about)| json!({ "name": name, "in": "query", "required": false, "description": about, "schema": text }),
    );
    in_path.chain(in_query).collect()
}

fn answer(gives: &Content, generator: &mut SchemaGenerator) -> Value {
    let description = match gives {
        Content::Json(_) | Content::Text(_) => "Done",
        Content::Socket(_) => "The connection becomes a WebSocket (status 101) whose messages are of this type",
    };
    json!({ "description": description, "content": content(gives, generator) })
}

fn content(content: &Content, generator: &mut SchemaGenerator) -> Value {
    match content {
        Content::Json(describe) | Content::Socket(describe) => {
            json!({ "application/json": { "schema": describe(generator) } })
        }
        Content::Text(kind) => json!({ *kind: { "schema": { "type": "string" } } }),
    }
}
