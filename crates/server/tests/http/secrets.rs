//! Secret orders: whatever one side orders, the other side is sent the same bytes, and nobody else learns of it.

use crate::client::{Game, Player, Served, version_of};
use kernel::Rng;
use serde_json::{Value, json};

/// A match just before both sides have missions to give, as a record that others can go on from.
fn before_missions(served: &Served) -> String {
    let game = served.debrecen();
    game.play_to_missions(&mut Rng::new(2));
    let record = game.axis().get("/record");
    assert_eq!(record.status, 200);
    record.text
}

/// A match in which both sides have missions to give.
fn at_missions(served: &Served, record: &str) -> Game {
    let game = served.begin(json!({ "from": { "record": { "text": record } }, "listed": true }));
    game.play_to_missions(&mut Rng::new(3));
    game
}

fn missions(player: &Player) -> Vec<Value> {
    let choices = player.choices();
    choices.iter().filter(|c| c["action"].get("mission").is_some()).map(|c| c["action"].clone()).collect()
}

fn ready(player: &mut Player) {
    let finish = player.choices().into_iter().find(|c| c["tone"] == "finish").unwrap();
    player.act_now(&finish["action"]);
}

/// Everything a viewer can get to see, with what differs between any two matches taken out.
fn everything(game: &Game, viewer: &Player) -> String {
    let mut all = String::new();
    let paths = ["", "/card", "/updates", "/log", "/record", "/replay?step=0", "/moments?from=0", "/moments?after=0"];
    let steps = viewer.get("/replay?step=0").json()["steps"].as_u64().unwrap();
    for path in paths.into_iter().map(str::to_owned).chain([format!("/replay?step={steps}")]) {
        let said = viewer.get(&path);
        assert_eq!(said.status, 200, "{path}: {}", said.text);
        all.push_str(&said.text);
        all.push('\n');
    }
    let beyond = viewer.get(&format!("/replay?step={}", steps + 1));
    assert_eq!(beyond.problem(), "unknown-step");
    for space in ["1116", "1513"] {
        all.push_str(&viewer.post("/ask", &json!({ "inspect": { "space": space } })).text);
    }
    neutral(&all, game)
}

fn neutral(text: &str, game: &Game) -> String {
    let mut text = text.replace(game.id(), "ID");
    let mut names = vec![epoch(&game.axis()), epoch(&game.allied()), epoch(&game.watcher())];
    names.dedup();
    for name in names {
        text = text.replace(&name, "EPOCH");
    }
    for field in ["\"commitment\":\"", "\"created\":", "\"updated\":"] {
        let mut parts = text.split(field);
        let mut cut = parts.next().unwrap().to_owned();
        for part in parts {
            cut.push_str(field);
            cut.push_str(part.trim_start_matches(|c: char| c.is_ascii_alphanumeric()));
        }
        text = cut;
    }
    text
}

fn epoch(player: &Player) -> String {
    player.version().rsplit_once('.').unwrap().0.to_owned()
}

/// Where the Allies play, and where the others do: at one server, or at two that share a store.
struct Tables {
    allied: Served,
    others: Option<Served>,
}

impl Tables {
    fn one() -> Tables {
        Tables { allied: Served::new(), others: None }
    }

    fn two() -> Tables {
        let address = test_postgres::database();
        Tables { allied: Served::on(&address), others: Some(Served::on(&address)) }
    }
}

/// What the Axis and a spectator are sent while the Allies do something, by HTTP and by their live connections.
fn sent_while(tables: &Tables, record: &str, orders: impl Fn(&mut Player)) -> (String, usize) {
    let at_the_allied = at_missions(&tables.allied, record);
    let game = at_the_allied.at(tables.others.as_ref().unwrap_or(&tables.allied));
    let (mut axis, mut allied, watcher) = (game.axis(), at_the_allied.allied(), game.watcher());
    let (mut ear, mut watching) = (axis.listen(""), watcher.listen(""));
    let mut heard = vec![ear.hear(), watching.hear()];
    orders(&mut allied);
    let seen = everything(&game, &axis) + &everything(&game, &watcher);
    // A step of one's own is the end of what was sent before.
    let own = missions(&axis)[0].clone();
    let version = axis.act_now(&own);
    heard.extend(ear.hear_until(&version));
    ready(&mut axis);
    heard.push(watching.hear());
    let updates = heard.len();
    let heard: Vec<String> = heard.iter().map(Value::to_string).collect();
    (neutral(&(seen + &heard.join("\n")), &game), updates)
}

#[test]
fn secret_orders_reach_nobody_else() {
    orders_reach_nobody(&Tables::one());
}

/// Versions follow from what a viewer sees there, and are compared as they are.
#[test]
fn secret_orders_reach_nobody_at_another_server_either() {
    orders_reach_nobody(&Tables::two());
}

fn orders_reach_nobody(tables: &Tables) {
    let record = before_missions(&tables.allied);
    let none = sent_while(tables, &record, |_| {});
    let first = sent_while(tables, &record, |allied| {
        let orders = missions(allied);
        assert!(orders.len() > 3, "there is something to hide");
        allied.act_now(&orders[0]);
    });
    let many = sent_while(tables, &record, |allied| {
        for _ in 0..3 {
            let orders = missions(allied);
            let Some(order) = orders.last() else { break };
            allied.act_now(order);
        }
    });
    let regretted = sent_while(tables, &record, |allied| {
        let orders = missions(allied);
        allied.act_now(&orders[1]);
        assert_eq!(allied.undo_now().status, 200, "one's own secret orders can be taken back");
        allied.act_now(orders.last().unwrap());
    });
    assert!(none.0.len() > 100_000, "much was compared: {}", none.0.len());
    assert_eq!(none, first);
    assert_eq!(none, many);
    assert_eq!(none, regretted);
}

/// That somebody is ready is no secret; what for is.
#[test]
fn being_ready_tells_nothing_of_the_orders() {
    let served = Served::new();
    let record = before_missions(&served);
    let nothing = ready_without_reveal(&served, &record, None);
    assert_eq!(nothing, ready_without_reveal(&served, &record, Some(0)));
    assert_eq!(nothing, ready_without_reveal(&served, &record, Some(5)));
    // Once both are ready everything is open, and differs.
    let revealed = |order: usize| {
        let game = at_missions(&served, &record);
        let (mut axis, mut allied) = (game.axis(), game.allied());
        let orders = missions(&allied);
        allied.act_now(&orders[order]);
        ready(&mut allied);
        ready(&mut axis);
        axis.scene()
    };
    assert_ne!(revealed(0)["pieces"], revealed(5)["pieces"]);
}

fn ready_without_reveal(served: &Served, record: &str, order: Option<usize>) -> String {
    let game = at_missions(served, record);
    let (axis, mut allied) = (game.axis(), game.allied());
    let mut ear = axis.listen("");
    let mut heard = vec![ear.hear()];
    if let Some(order) = order {
        let orders = missions(&allied);
        allied.act_now(&orders[order % orders.len()]);
    }
    ready(&mut allied);
    heard.push(ear.hear());
    assert_eq!(version_of(&heard[1]), axis.version(), "one update, however many orders");
    let heard: Vec<String> = heard.iter().map(Value::to_string).collect();
    neutral(&(everything(&game, &axis) + &heard.join("\n")), &game)
}

/// Both give orders in turn; each takes back its own and finds the other's untouched.
#[test]
fn undo_of_secret_orders_is_each_seats_own() {
    let served = Served::new();
    let record = before_missions(&served);
    let game = at_missions(&served, &record);
    let (mut axis, mut allied) = (game.axis(), game.allied());
    let empty = axis.scene();
    axis.act_now(&missions(&axis)[0]);
    let one = axis.scene();
    allied.act_now(&missions(&allied)[0]);
    axis.act_now(&missions(&axis)[0]);
    let allied_scene = allied.scene();
    assert_eq!(axis.undo_now().status, 200);
    assert_eq!(axis.scene(), one);
    assert_eq!(axis.undo_now().status, 200, "the other's order in between does not matter");
    assert_eq!(axis.scene(), empty);
    assert_eq!(allied.scene(), allied_scene);
    assert_eq!(allied.undo_now().status, 200);
}
