//! What a client is given to draw an intervention: the chain as it stands, who can still join it, and at what chance.

use crate::common;
use crate::common::table;
use europe_1939::Action::*;
use europe_1939::vocabulary::*;
use kernel::scene::Panel;
use kernel::{Arg, Game, Text, Viewer};

const CHANNEL: &str = "turn allies move summer 1943\nconquered fr de\nconquered be de\n\
    owner de: brest paris calais belgium bordeaux maginot\npoints uk 20\n\
    de: brest 4 submarine, 1 fleet; paris 2 aircraft; calais 1 infantry\n\
    uk: london 2 aircraft; liverpool 2 destroyer; plymouth 2 fleet, 1 armour";

fn panel(t: &common::Table, viewer: Viewer, id: &str) -> Option<Panel> {
    t.rules.scene(&t.state, viewer).panels.into_iter().find(|p| p.id == id)
}

fn fact<'t>(text: &'t Text, name: &str) -> &'t Arg {
    &text.args.iter().find(|(n, _)| *n == name).unwrap_or_else(|| panic!("{text:?} has no {name}")).1
}

/// HU-38, HU-39, HU-41: the panel of a chain has a row for the mover and one for each link with what it goes against; its
/// chances add up to a million; who can still join is listed with place and chance, for everybody to see.
#[test]
fn the_chain_can_be_drawn() {
    let mut t = table(CHANNEL);
    let calais = t.at("calais");
    t.take("plymouth", Nation::Uk, &[(Kind::Fleet, 2)]).load(&[(Kind::Armour, 1)]).act(Invade(calais));
    for viewer in [Viewer::Seat(GERMANY), Viewer::Seat(BRITAIN), Viewer::Spectator] {
        let offers = panel(&t, viewer, "interventions").expect("who can intervene");
        let of = |kind: Kind| offers.rows.iter().find(|r| *fact(&r.text, "kind") == Arg::Word(kind.word().into()));
        let subs = of(Kind::Submarine).expect("submarines of Brest");
        assert_eq!((fact(&subs.text, "n"), &*subs.value), (&Arg::Number(4), "83.3 %"));
        let aircraft = of(Kind::Aircraft).expect("aircraft of Paris");
        assert_eq!((&*aircraft.value, aircraft.clause.as_deref()), ("100.0 %", Some("HU-36")));
    }
    let scene = t.rules.scene(&t.state, Viewer::Seat(GERMANY));
    let brest = scene.choices.iter().find(|c| c.piece.as_deref().is_some_and(|p| p.starts_with("de-submarine")));
    assert_eq!(brest.and_then(|c| c.cost.as_deref()), Some("83.3 %"), "the chance stands on the button");
    t.intervene("channel", "brest", Nation::De, Kind::Submarine, 4, &[]);
    let gathering = panel(&t, Viewer::Spectator, "chain").expect("the chain");
    assert_eq!(&*gathering.rows[1].value, "83.3 %", "still in port");
    t.roll(Sail, &[6]);
    t.intervene("channel", "liverpool", Nation::Uk, Kind::Destroyer, 2, &[6]);
    t.intervene("channel", "paris", Nation::De, Kind::Aircraft, 2, &[]);
    let chain = panel(&t, Viewer::Spectator, "chain").expect("the chain");
    assert_eq!(chain.rows.len(), 4);
    let keys: Vec<&str> = chain.rows[1..]
        .iter()
        .map(|r| match fact(&r.text, "against") {
            Arg::Text(text) => &*text.key,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(keys, ["chain-against-ships", "chain-against-ships", "chain-against-ships"]);
    let names: Vec<&str> = chain.chances.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["chain-stopped", "chain-through"]);
    assert_eq!(chain.chances.iter().map(|(_, p)| p).sum::<u32>(), 1_000_000);
    // What an answer would change is told before it is given.
    let (place, base) = (t.at("channel"), t.at("london"));
    let answer = Intervene { place, base, nation: Nation::Uk, kind: Kind::Aircraft, n: 2 };
    let explained = t.rules.explain(&t.state, BRITAIN, &answer);
    let value = |key: &str| -> f64 {
        let row = explained.rows.iter().find(|r| r.text.key == key).unwrap_or_else(|| panic!("{key}"));
        row.value.trim_end_matches(" %").parse().expect("a percentage")
    };
    assert!(value("explain-through") > value("explain-through-now"));
}
