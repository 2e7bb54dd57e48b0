//! A server at a port of its own, and somebody who talks to it.

use kernel::{ClauseIndex, Rng};
use serde_json::{Value, json};
use server::{Games, Rate, Settings};
use std::io::Write;
use std::net::TcpStream;
use std::sync::Arc;
use std::thread::JoinHandle;
use store::{Sqlite, Store};
use tokio::sync::oneshot;
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// What the program would read from the game's sources.
const INDEX: ClauseIndex = ClauseIndex {
    tests: &[("BPH-3.2b", "zones::a_test")],
    kept: &[],
    examples: &[("zones.toml", include_str!("../../../../games/hungary-1944/examples/03-zones.toml"))],
};

/// For tests of something else: limits would only keep requests from what they are meant for.
pub fn unlimited() -> Settings {
    let unlimited = Rate { per_second: 1e9, burst: 1e9 };
    Settings {
        commands: unlimited,
        looks: unlimited,
        creations: unlimited,
        previews: unlimited,
        work: unlimited,
        ..Settings::default()
    }
}

pub struct Served {
    pub address: String,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Served {
    pub fn new() -> Served {
        Served::with(Arc::new(Sqlite::in_memory().unwrap()), Settings::default())
    }

    pub fn with(store: Arc<dyn Store>, settings: Settings) -> Served {
        Served::of(store, settings, Games::default().with(hungary_1944::GAME, INDEX))
    }

    /// A server of several on the store at an address.
    pub fn on(address: &str) -> Served {
        Served::with(postgres(address), Settings::default())
    }

    /// With other games.
    pub fn of(store: Arc<dyn Store>, settings: Settings, games: Games) -> Served {
        let (stop, stopped) = oneshot::channel();
        let (tell, told) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async move {
                let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
                tell.send(listener.local_addr().unwrap().to_string()).unwrap();
                let stop = async { drop(stopped.await) };
                server::serve(listener, store, games, settings, stop).await;
            });
        });
        Served { address: told.recv().unwrap(), stop: Some(stop), thread: Some(thread) }
    }

    /// With Hungary 1944 and Bolt Action.
    pub fn with_forces(settings: Settings) -> Served {
        let games = Games::default().with(hungary_1944::GAME, INDEX);
        let games = games.with(bolt_action::GAME, Default::default());
        Served::of(Arc::new(Sqlite::in_memory().unwrap()), settings, games)
    }

    /// A connection on which these bytes have been sent.
    pub fn say(&self, bytes: &[u8]) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(bytes).unwrap();
        stream
    }

    pub fn client(&self) -> Client {
        Client { address: self.address.clone(), key: None, agent: agent() }
    }

    /// A new match of Debrecen; its id and the keys of Axis, Allies and those who watch.
    pub fn debrecen(&self) -> Game {
        self.begin(json!({ "from": { "scenario": { "game": "hungary-1944", "scenario": "debrecen" } } }))
    }

    pub fn begin(&self, new: Value) -> Game {
        let created = self.client().post("/matches", &new);
        assert_eq!(created.status, 201, "{}", created.text);
        Game { created: created.json(), client: self.client() }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stop.take();
        let ended = self.thread.take().unwrap().join();
        // A test that has failed already says why.
        if !std::thread::panicking() {
            ended.unwrap();
        }
    }
}

/// A store that others share.
pub fn postgres(address: &str) -> Arc<dyn Store> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    Arc::new(runtime.block_on(store::Postgres::open(address)).unwrap())
}

fn agent() -> ureq::Agent {
    // A connection on which a body was refused unread is closed; none is used twice, so that nobody meets a closed one.
    ureq::Agent::config_builder().http_status_as_error(false).max_idle_connections(0).build().into()
}

#[derive(Clone)]
pub struct Client {
    pub address: String,
    pub key: Option<String>,
    agent: ureq::Agent,
}

#[derive(Debug)]
pub struct Said {
    pub status: u16,
    pub kind: String,
    pub headers: ureq::http::HeaderMap,
    pub text: String,
}

impl Said {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|e| panic!("{e}: {}", self.text))
    }

    /// The name of the problem it is.
    pub fn problem(&self) -> String {
        assert_eq!(self.kind, "application/problem+json", "{}", self.text);
        let problem = self.json();
        assert_eq!(problem["status"], self.status);
        assert!(problem["title"].is_string());
        problem["type"].as_str().unwrap().strip_prefix("/problems/").unwrap().to_owned()
    }
}

impl Client {
    fn url(&self, path: &str) -> String {
        format!("http://{}/api{path}", self.address)
    }

    pub fn with_key(&self, key: &str) -> Client {
        Client { key: Some(key.to_owned()), ..self.clone() }
    }

    pub fn send(&self, method: &str, url: &str, headers: &[(&str, &str)], body: Option<&[u8]>) -> Said {
        let mut request = ureq::http::Request::builder().method(method).uri(url);
        if let Some(key) = &self.key {
            request = request.header("authorization", format!("Bearer {key}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut response = match body {
            Some(body) => self.agent.run(request.body(body).unwrap()).unwrap(),
            None => self.agent.run(request.body(()).unwrap()).unwrap(),
        };
        let headers = response.headers().clone();
        let kind = headers.get("content-type").map(|v| v.to_str().unwrap().to_owned()).unwrap_or_default();
        let text = response.body_mut().with_config().limit(64 << 20).read_to_string().unwrap();
        Said { status: response.status().as_u16(), kind, headers, text }
    }

    pub fn get(&self, path: &str) -> Said {
        self.send("GET", &self.url(path), &[], None)
    }

    pub fn post(&self, path: &str, body: &Value) -> Said {
        self.post_raw(path, "application/json", body.to_string().as_bytes())
    }

    pub fn post_raw(&self, path: &str, kind: &str, body: &[u8]) -> Said {
        self.send("POST", &self.url(path), &[("content-type", kind)], Some(body))
    }

    pub fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&[u8]>) -> Said {
        self.send(method, &self.url(path), headers, body)
    }
}

/// A match, with all its keys.
pub struct Game {
    created: Value,
    client: Client,
}

impl Game {
    pub fn id(&self) -> &str {
        self.created["id"].as_str().unwrap()
    }

    pub fn key(&self, seat: &str) -> &str {
        self.created["keys"][seat].as_str().unwrap()
    }

    /// The seats people play.
    pub fn seats(&self) -> Vec<String> {
        self.created["keys"].as_object().unwrap().keys().cloned().collect()
    }

    pub fn watch_key(&self) -> &str {
        self.created["watch"].as_str().unwrap()
    }

    /// The key of who made it.
    pub fn maker_key(&self) -> &str {
        self.created["maker"].as_str().unwrap()
    }

    pub fn player(&self, key: &str) -> Player {
        Player { client: self.client.with_key(key), id: self.id().to_owned(), commands: 0, name: key[..6].to_owned() }
    }

    pub fn axis(&self) -> Player {
        self.player(self.key("axis"))
    }

    pub fn allied(&self) -> Player {
        self.player(self.key("allied"))
    }

    pub fn watcher(&self) -> Player {
        self.player(self.watch_key())
    }

    /// The same match at another server.
    pub fn at(&self, served: &Served) -> Game {
        Game { created: self.created.clone(), client: served.client() }
    }

    /// Lets whoever has to decide take a step, the one that ends something if there is one; who it was.
    pub fn step(&self, rng: &mut Rng) -> Option<&'static str> {
        for seat in ["axis", "allied"] {
            let mut player = self.player(self.key(seat));
            let view = player.view();
            let choices = view["now"]["scene"]["choices"].as_array().unwrap();
            if choices.is_empty() {
                continue;
            }
            let finish = choices.iter().find(|c| c["tone"] == "finish").filter(|_| !rng.one_in(3));
            let choice = finish.or_else(|| rng.pick(choices)).unwrap();
            player.name = format!("{}-{}", rng.next(), seat);
            player.act(&choice["action"], view["now"]["version"].as_str().unwrap());
            return Some(seat);
        }
        None
    }

    /// Plays until both sides have secret orders to give.
    pub fn play_to_missions(&self, rng: &mut Rng) {
        for _ in 0..2000 {
            if self.axis().view()["now"]["scene"]["prompt"]["key"] == "prompt-missions" {
                return;
            }
            self.step(rng).expect("the match is not over yet");
        }
        panic!("no air missions in sight");
    }
}

/// Somebody with a key.
pub struct Player {
    pub client: Client,
    pub id: String,
    pub name: String,
    pub commands: u32,
}

impl Player {
    pub fn path(&self, rest: &str) -> String {
        format!("/matches/{}{rest}", self.id)
    }

    pub fn get(&self, rest: &str) -> Said {
        self.client.get(&self.path(rest))
    }

    pub fn post(&self, rest: &str, body: &Value) -> Said {
        self.client.post(&self.path(rest), body)
    }

    pub fn view(&self) -> Value {
        let said = self.get("");
        assert_eq!(said.status, 200, "{}", said.text);
        said.json()
    }

    pub fn scene(&self) -> Value {
        self.view()["now"]["scene"].clone()
    }

    pub fn version(&self) -> String {
        self.view()["now"]["version"].as_str().unwrap().to_owned()
    }

    pub fn choices(&self) -> Vec<Value> {
        self.scene()["choices"].as_array().unwrap().clone()
    }

    pub fn command(&mut self, version: &str, deed: Value) -> Said {
        self.commands += 1;
        let id = format!("{}-{}", self.name, self.commands);
        self.post("/commands", &json!({ "id": id, "version": version, "do": deed }))
    }

    /// Takes an action that must be allowed; the version after it.
    pub fn act(&mut self, action: &Value, version: &str) -> String {
        let said = self.command(version, json!({ "act": action }));
        assert_eq!(said.status, 200, "{action}: {}", said.text);
        said.json()["version"].as_str().unwrap().to_owned()
    }

    pub fn act_now(&mut self, action: &Value) -> String {
        let version = self.version();
        self.act(action, &version)
    }

    pub fn undo_now(&mut self) -> Said {
        let version = self.version();
        self.command(&version, json!("undo"))
    }

    /// Something that can be done and taken back again.
    pub fn harmless(&self) -> Value {
        let choices = self.choices();
        let choice = choices.iter().find(|c| c["piece"].is_string() && c["tone"] != "finish");
        choice.expect("a piece can be taken up")["action"].clone()
    }

    pub fn listen(&self, query: &str) -> Ear {
        self.try_to_listen(query).unwrap()
    }

    pub fn try_to_listen(&self, query: &str) -> Result<Ear, tungstenite::Error> {
        let url = format!("ws://{}/api{}?{query}", self.client.address, self.path("/live"));
        let mut request = url.into_client_request()?;
        let key = self.client.key.as_ref().map(|key| format!(", sandtable.key.{key}")).unwrap_or_default();
        let protocols = format!("sandtable{key}").parse().unwrap();
        request.headers_mut().insert("sec-websocket-protocol", protocols);
        let (socket, response) = tungstenite::connect(request)?;
        assert_eq!(response.headers()["sec-websocket-protocol"], "sandtable");
        Ok(Ear { socket, bytes: Vec::new() })
    }
}

/// A live connection.
pub struct Ear {
    pub socket: WebSocket<MaybeTlsStream<TcpStream>>,
    /// The length of every message as it came.
    pub bytes: Vec<usize>,
}

impl Ear {
    /// The next update; waits for it.
    pub fn hear(&mut self) -> Value {
        loop {
            match self.socket.read().unwrap() {
                Message::Text(text) => {
                    self.bytes.push(text.len());
                    return serde_json::from_str(&text).unwrap();
                }
                Message::Binary(bytes) => {
                    self.bytes.push(bytes.len());
                    let decoder = flate2::read::DeflateDecoder::new(bytes.as_ref());
                    return serde_json::from_reader(decoder).unwrap();
                }
                _ => {}
            }
        }
    }

    /// Waits until the server closes the connection.
    pub fn is_closed(&mut self) -> bool {
        loop {
            match self.socket.read() {
                Ok(Message::Close(_)) | Err(_) => return true,
                Ok(Message::Text(_) | Message::Binary(_)) => return false,
                Ok(_) => {}
            }
        }
    }

    /// All updates up to and with the one of a version.
    pub fn hear_until(&mut self, version: &str) -> Vec<Value> {
        let mut heard = Vec::new();
        loop {
            let update = self.hear();
            let now = version_of(&update);
            heard.push(update);
            if now == version {
                return heard;
            }
        }
    }
}

pub fn version_of(update: &Value) -> String {
    let version = update.get("whole").or(update.get("change")).map(|u| &u["version"]);
    version.and_then(Value::as_str).unwrap().to_owned()
}
