//! Dice to which every player adds a part: what is promised and shown, what is refused, and what happens meanwhile. The
//! rule for those who keep their part back is in `docs/dice.md`.

use crate::client::{Game, Player, Served};
use crate::playing::wait_until_asleep;
use kernel::record::hex;
use kernel::shared_dice::promise_of;
use kernel::{Rng, Seat};
use serde_json::{Value, json};
use server::Settings;
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;

const AXIS: [u8; 32] = [1; 32];
const ALLIED: [u8; 32] = [2; 32];

fn debrecen(seats: Value) -> Value {
    let scenario = json!({ "game": "hungary-1944", "scenario": "debrecen" });
    json!({ "from": { "scenario": scenario }, "seats": seats, "dice": "shared" })
}

fn dice(player: &Player) -> Value {
    player.view()["now"]["dice"].clone()
}

/// How far the parts have come, by seat.
fn drawn(player: &Player) -> Vec<String> {
    let parts = dice(player)["parts"].clone();
    parts.as_array().unwrap().iter().map(|part| part["drawn"].as_str().unwrap().to_owned()).collect()
}

fn promise(player: &mut Player, seat: u8, part: &[u8; 32]) -> crate::client::Said {
    let server = dice(player)["commitment"].as_str().unwrap().to_owned();
    // Ids are the seat's own, and somebody else with its key may have counted already.
    player.name = format!("promise-{}", part[0]);
    player.command("", json!({ "dice": { "promise": promise_of(&server, Seat(seat), part) } }))
}

fn show(player: &mut Player, part: &[u8; 32]) -> crate::client::Said {
    player.name = format!("show-{}", part[0]);
    player.command("", json!({ "dice": { "show": hex(part) } }))
}

/// Both promise and show their parts.
pub fn share_dice(game: &Game) {
    let (mut axis, mut allied) = (game.axis(), game.allied());
    for said in [promise(&mut axis, 0, &AXIS), promise(&mut allied, 1, &ALLIED)] {
        assert_eq!(said.status, 200, "{}", said.text);
    }
    for said in [show(&mut axis, &AXIS), show(&mut allied, &ALLIED)] {
        assert_eq!(said.status, 200, "{}", said.text);
    }
}

/// Steps until the next one would roll; the action that would, and whose it is.
fn up_to_the_first_die(game: &Game) -> (&'static str, Value) {
    let mut rng = Rng::new(5);
    for _ in 0..3000 {
        for seat in ["axis", "allied"] {
            let mut player = game.player(game.key(seat));
            let view = player.view();
            player.name = view["now"]["version"].as_str().unwrap().to_owned();
            let choices = view["now"]["scene"]["choices"].as_array().unwrap().clone();
            let finish = choices.iter().find(|c| c["tone"] == "finish").filter(|_| !rng.one_in(3));
            let Some(choice) = finish.or_else(|| rng.pick(&choices)) else { continue };
            let said = player.command(view["now"]["version"].as_str().unwrap(), json!({ "act": choice["action"] }));
            if said.status == 200 {
                break;
            }
            assert_eq!(said.problem(), "parts-missing");
            assert_eq!(player.view(), view, "nothing has happened");
            return (seat, choice["action"].clone());
        }
    }
    panic!("nothing was rolled");
}

/// The dice of all steps so far.
fn rolled(game: &Game) -> Vec<Value> {
    let record = game.watcher().get("/record").text;
    let lines = record.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter_map(|line| line.get("dice").cloned()).collect()
}

#[test]
fn two_people_promise_then_show_and_only_then_is_anything_rolled() {
    let served = Served::new();
    let game = served.begin(debrecen(json!({})));
    let (mut axis, mut allied) = (game.axis(), game.allied());
    assert_eq!(drawn(&axis), ["awaited", "awaited"]);
    assert_eq!(promise(&mut axis, 0, &AXIS).status, 200);
    assert_eq!(promise(&mut axis, 0, &AXIS).status, 200, "said again, it changes nothing");
    assert_eq!(promise(&mut axis, 0, &ALLIED).problem(), "part-refused", "another is not taken");
    assert_eq!(show(&mut axis, &AXIS).problem(), "part-refused", "the Allies could still choose theirs");
    let (seat, action) = up_to_the_first_die(&game);
    assert_eq!(promise(&mut allied, 1, &ALLIED).status, 200);
    assert_eq!(show(&mut allied, &AXIS).problem(), "part-refused", "it is not what was promised");
    assert_eq!(show(&mut allied, &ALLIED).status, 200);
    let mut player = game.player(game.key(seat));
    let version = player.version();
    assert_eq!(player.command(&version, json!({ "act": action })).problem(), "parts-missing");
    assert_eq!(show(&mut axis, &AXIS).status, 200);
    assert_eq!(drawn(&game.watcher()), ["by_player", "by_player"]);
    player.act_now(&action);
    assert_eq!(rolled(&game).len(), 1);
    let told = game.watcher().get("/log?limit=500").json();
    let asides: Vec<&Value> = told.as_array().unwrap().iter().filter(|entry| entry["aside"] == true).collect();
    assert_eq!(asides.len(), 4, "two promises and two parts: {asides:?}");
}

#[test]
fn who_is_not_waited_for_is_out_for_good_and_the_server_draws_in_his_place() {
    let served = Served::new();
    let game = served.begin(debrecen(json!({})));
    let (mut axis, mut allied) = (game.axis(), game.allied());
    assert_eq!(promise(&mut axis, 0, &AXIS).status, 200);
    let (seat, action) = up_to_the_first_die(&game);
    assert_eq!(game.watcher().command("", json!({ "dice": "begin_without" })).problem(), "only-watching");
    assert_eq!(axis.command("", json!({ "dice": "begin_without" })).status, 200);
    assert_eq!(drawn(&axis), ["promised", "by_server"]);
    assert_eq!(promise(&mut allied, 1, &ALLIED).problem(), "part-refused", "it comes too late");
    assert_eq!(show(&mut axis, &AXIS).status, 200);
    game.player(game.key(seat)).act_now(&action);
    assert_eq!(rolled(&game).len(), 1);
}

/// Whoever runs the server knows the seed, every stand-in, and what his accomplice at the Axis has promised. Once the
/// Allies have shown theirs, they know all dice, and there is nothing left to choose: the only part that is taken is
/// the one that was promised, and keeping it back stops the dice.
#[test]
fn a_seat_that_keeps_its_part_back_stops_the_dice_and_steers_nothing() {
    let served = Served::new();
    let game = served.begin(debrecen(json!({})));
    let (mut axis, mut allied) = (game.axis(), game.allied());
    promise(&mut axis, 0, &AXIS);
    promise(&mut allied, 1, &ALLIED);
    assert_eq!(show(&mut allied, &ALLIED).status, 200);
    let (seat, action) = up_to_the_first_die(&game);
    for other in [[3; 32], [4; 32], ALLIED] {
        assert_eq!(show(&mut axis, &other).problem(), "part-refused");
        assert_eq!(promise(&mut axis, 0, &other).problem(), "part-refused");
    }
    for player in [&mut axis, &mut allied] {
        assert_eq!(player.command("", json!({ "dice": "begin_without" })).status, 200, "there is nobody to leave out");
    }
    assert_eq!(drawn(&allied), ["promised", "by_player"], "everybody sees who is missing");
    let mut player = game.player(game.key(seat));
    let version = player.version();
    assert_eq!(player.command(&version, json!({ "act": action })).problem(), "parts-missing");
    assert!(game.axis().get("/record").text.lines().next().unwrap().contains("\"drawn\":\"promised\""));
}

#[test]
fn dice_are_the_same_after_a_restart_whenever_it_comes() {
    let store = Arc::new(Sqlite::in_memory().unwrap());
    let settings = || Settings { seed: Some(7), ..Settings::default() };
    let play = |restart: bool| {
        let mut served = Served::with(Arc::clone(&store) as Arc<dyn store::Store>, settings());
        let mut game = served.begin(debrecen(json!({})));
        let mut again = |game: &mut Game| {
            if restart {
                served = Served::with(Arc::clone(&store) as Arc<dyn store::Store>, settings());
                *game = game.at(&served);
            }
        };
        promise(&mut game.axis(), 0, &AXIS);
        again(&mut game);
        promise(&mut game.allied(), 1, &ALLIED);
        let (mut seat, mut action) = up_to_the_first_die(&game);
        again(&mut game);
        let mut player = game.player(game.key(seat));
        if player.view()["now"]["undo"] == true {
            // What was done before the parts were there can be taken back, and done again.
            assert_eq!(player.undo_now().status, 200);
            again(&mut game);
            (seat, action) = up_to_the_first_die(&game);
        }
        show(&mut game.allied(), &ALLIED);
        again(&mut game);
        show(&mut game.axis(), &AXIS);
        again(&mut game);
        let mut player = game.player(game.key(seat));
        player.name = "roll".to_owned();
        player.act_now(&action);
        (faces(&rolled(&game)), dice(&game.axis()))
    };
    let ((first, parts), (second, same_parts)) = (play(false), play(true));
    assert_eq!(parts, same_parts);
    assert!(!first.is_empty());
    assert_eq!(first, second, "face n is the same, however it was come to");
}

fn faces(dice: &[Value]) -> Vec<u8> {
    let throws = dice.iter().flat_map(|of| serde_json::from_value::<Vec<kernel::Throw>>(of.clone()).unwrap());
    throws.flat_map(|throw| throw.faces).collect()
}

#[test]
fn machines_have_their_part_drawn_and_wait_for_that_of_people() {
    let served = Served::new();
    let game = served.begin(debrecen(json!({ "allied": { "machine": "script" } })));
    let mut axis = game.axis();
    assert_eq!(drawn(&axis), ["awaited", "by_server"]);
    promise(&mut axis, 0, &AXIS);
    assert_eq!(show(&mut axis, &AXIS).status, 200);
    assert_eq!(drawn(&axis), ["by_player", "by_server"]);
    let machines =
        served.begin(debrecen(json!({ "axis": { "machine": "script" }, "allied": { "machine": "script" } })));
    assert_eq!(drawn(&machines.watcher()), ["by_server", "by_server"]);
}

/// Plays the Allies until the Axis has to roll and cannot; what the Allies see then. A machine that is due does not let
/// its match rest, so one that rests while it is the machine's turn waits.
fn until_the_machine_waits(served: &Served, game: &Game) -> Value {
    let mut rng = Rng::new(5);
    for step in 0..400 {
        wait_until_asleep(served);
        let mut allied = game.allied();
        let now = allied.view()["now"].clone();
        if now["scene"]["deciding"] == 1 {
            return now;
        }
        let choices = now["scene"]["choices"].as_array().unwrap();
        let finish = choices.iter().find(|c| c["tone"] == "finish").filter(|_| !rng.one_in(3));
        let choice = finish.or_else(|| rng.pick(choices)).expect("the Allies have to decide");
        allied.name = format!("step-{step}");
        let said = allied.command(now["version"].as_str().unwrap(), json!({ "act": choice["action"] }));
        assert!(said.status == 200 || said.problem() == "parts-missing", "{}", said.text);
    }
    panic!("the machine did not have to roll");
}

/// When a machine has to roll, it stops, and goes on when the person's part is there.
#[test]
fn a_machine_that_has_to_roll_waits_for_the_part_of_a_person() {
    let settings = Settings { idle: Duration::from_millis(1), seed: Some(7), ..Settings::default() };
    let served = Served::with(Arc::new(Sqlite::in_memory().unwrap()), settings);
    let game = served.begin(debrecen(json!({ "axis": { "machine": "script" } })));
    let mut allied = game.allied();
    assert_eq!(drawn(&allied), ["by_server", "awaited"]);
    let mut ear = allied.listen("");
    let waiting = until_the_machine_waits(&served, &game);
    assert!(waiting["scene"]["outcome"].is_null());
    assert_eq!(rolled(&game), Vec::<Value>::new());
    // Half of what is awaited is not enough.
    let played = steps(&game);
    assert_eq!(promise(&mut allied, 1, &ALLIED).status, 200);
    wait_until_asleep(&served);
    assert_eq!((allied.scene(), steps(&game)), (waiting["scene"].clone(), played));
    assert_eq!(show(&mut allied, &ALLIED).status, 200);
    while rolled(&game).is_empty() {
        ear.hear();
    }
    assert!(steps(&game) > played);
}

/// How many steps there are in the record.
fn steps(game: &Game) -> usize {
    game.watcher().get("/record").text.lines().count() - 1
}

#[test]
fn a_match_that_goes_on_from_a_record_has_parts_of_its_own() {
    let served = Served::new();
    let game = served.begin(debrecen(json!({})));
    share_dice(&game);
    let mut rng = Rng::new(3);
    for _ in 0..40 {
        game.step(&mut rng);
    }
    let text = game.axis().get("/record").text;
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!((&header["sandtable"], header.get("seed")), (&json!(3), None));
    assert!(served.client().post_raw("/records", "text/plain", text.as_bytes()).json()["good"].is_object());
    let branch = served.begin(json!({ "from": { "record": { "text": text } }, "dice": "shared" }));
    assert_eq!(drawn(&branch.axis()), ["awaited", "awaited"]);
    assert_ne!(dice(&branch.axis())["commitment"], header["commitment"]);
    let plain = served.begin(json!({ "from": { "record": { "text": text } } }));
    assert!(plain.axis().view()["now"].get("dice").is_none(), "without shared dice there is nothing to wait for");
}

#[test]
fn what_cannot_be_a_part_is_said_so() {
    let served = Served::new();
    let game = served.begin(debrecen(json!({})));
    assert_eq!(game.axis().command("", json!({ "dice": { "promise": "x" } })).problem(), "malformed");
    assert_eq!(game.axis().command("", json!({ "dice": { "show": "" } })).problem(), "malformed");
    let plain = served.debrecen();
    let said = plain.axis().command("", json!({ "dice": "begin_without" }));
    assert_eq!(said.problem(), "part-refused");
    assert!(said.text.contains("seed alone"), "{}", said.text);
}
