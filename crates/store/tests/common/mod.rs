//! Matches and events for tests of stores.

#![allow(dead_code)] // Not every file of tests needs everything.

use kernel::{Entry, Seat};
use serde_json::json;
use store::{Event, Journal, Kept, MatchRow, NewEvent, Store, StoredEvent};

pub fn row(id: &str, created: u64, listed: bool) -> MatchRow {
    let (header, seats) = (json!({ "game": "toy", "seed": "00" }), json!([{ "id": "red" }]));
    MatchRow {
        id: id.to_owned(),
        created,
        header,
        seats,
        watch: "hash".to_owned(),
        listed,
        maker: "maker".to_owned(),
        origin: "here".to_owned(),
    }
}

pub fn act(action: u32, command: Option<&str>) -> NewEvent {
    let hash = serde_json::from_value(json!("0123456789abcdef")).unwrap();
    let entry = Entry { seat: Seat(1), action: json!({ "go": action }), dice: vec!["d6:4".parse().unwrap()], hash };
    let kept = Kept { told: format!("{{\"n\":{action}}}"), state: vec![action as u8; 20] };
    NewEvent { event: Event::Act(entry), command: command.map(str::to_owned), kept: Some(kept) }
}

pub fn undo(command: &str) -> NewEvent {
    NewEvent { event: Event::Undo { seat: Seat(0) }, command: Some(command.to_owned()), kept: None }
}

pub async fn events(store: &dyn Store, id: &str) -> Vec<StoredEvent> {
    let Journal { events, damage } = store.journal(id.to_owned()).await.unwrap();
    assert_eq!(damage, None);
    events
}

pub async fn with_match(store: &dyn Store, id: &str) {
    store.create(row(id, 1, false), Vec::new()).await.unwrap();
}
