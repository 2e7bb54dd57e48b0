//! How actions are written down: spaces by their ids, and a word about what cannot be read.

use crate::common::opening;
use axis_allies::Action;
use axis_allies::data::{SPACES, Space};
use axis_allies::vocabulary::Kind;
use board::AreaId;

fn written(action: Action) -> String {
    serde_json::to_string(&action).unwrap()
}

#[test]
fn spaces_are_written_by_their_ids() {
    let t = opening(&[]);
    assert_eq!(written(Action::To(t.at("sz-baltic"))), r#"{"to":"sz-baltic"}"#);
    let pick = Action::Pick { at: t.at("germany"), kind: Kind::Bomber, left: 6 };
    assert_eq!(written(pick), r#"{"pick":{"at":"germany","kind":"bomber","left":6}}"#);
    let place = Action::Place { kind: Kind::Submarine, from: t.at("germany"), to: t.at("sz-baltic") };
    assert_eq!(written(place), r#"{"place":{"kind":"submarine","from":"germany","to":"sz-baltic"}}"#);
    for i in 0..SPACES {
        let space: Space = AreaId(i as u8);
        let id = &t.rules.data.map.space(space).id;
        assert_eq!(written(Action::Retreat(space)), format!(r#"{{"retreat":"{id}"}}"#));
        assert_eq!(serde_json::from_str::<Action>(&written(Action::Retreat(space))).unwrap(), Action::Retreat(space));
    }
}

#[test]
fn unknown_spaces_are_named() {
    for bad in [r#"{"to":"sz-baltik"}"#, r#"{"pick":{"at":"sz-baltik","kind":"bomber","left":6}}"#] {
        let error = serde_json::from_str::<Action>(bad).unwrap_err().to_string();
        assert!(error.contains("expected the id of a space") && error.contains("sz-baltik"), "{error}");
    }
    assert!(serde_json::from_str::<Action>(r#"{"to":7}"#).is_err(), "numbers are no names");
}
