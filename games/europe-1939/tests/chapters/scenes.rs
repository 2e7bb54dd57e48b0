//! What a client is given to draw an intervention: the chain as it stands, who can still join it, and at what chance.

use crate::common;
use crate::common::{opening, table};
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

/// HU-38, HU-39, HU-41: the panel of a chain has a row for the mover and one for each link with what it goes against;
/// its chances add up to a million; who can still join is listed with place and chance, for everybody to see.
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
    let (links, losses) = chain.rows[1..].split_at(3);
    let lost: Vec<&str> = losses.iter().map(|row| &*row.text.key).collect();
    assert_eq!(lost, ["panel-mover-loses", "panel-others-lose"]);
    assert!(losses.iter().all(|row| row.value.parse::<f64>().expect("a mean") > 0.0), "{losses:?}");
    let keys: Vec<&str> = links
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

/// HUB-9.3, HUC-15: production and pools are tables: a row for each great power with the same headings, what it has
/// left, may spend and has as its base; how many units of each kind, of how many at most. Who is conquered is not in
/// them.
#[test]
fn production_and_pools_are_tables() {
    let cells = |panel: &Panel, nation: Nation| -> Option<Vec<String>> {
        let of = |t: &Text| *fact(t, "nation") == Arg::Word(nation.word().into());
        let row = panel.rows.iter().find(|r| of(&r.text))?;
        let Arg::List(list) = fact(&row.text, "cells") else { panic!("{row:?}") };
        let value = |cell: &Arg| match cell {
            Arg::Text(text) => match fact(text, "value") {
                Arg::Name(value) => value.to_string(),
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        };
        Some(list.iter().map(value).collect())
    };
    let t = opening("full-war", &[]);
    let production = panel(&t, Viewer::Spectator, "production").expect("production");
    let ledger = t.ledger(Nation::De);
    let germany = [ledger.left, ledger.opening.div_ceil(2), ledger.base].map(|n| n.to_string());
    assert_eq!(cells(&production, Nation::De), Some(germany.to_vec()));
    let pools = panel(&t, Viewer::Seat(BRITAIN), "pools").expect("pools");
    assert_eq!(cells(&pools, Nation::Fr), Some(vec!["8/10".into(), "2/3".into(), "2/3".into(), "3/3".into()]));
    assert_eq!((production.rows.len(), pools.rows.len()), (GREAT, GREAT));
    let t = table("turn axis move summer 1942\nconquered fr de");
    assert_eq!(cells(&panel(&t, Viewer::Spectator, "pools").expect("pools"), Nation::Fr), None);
}

/// HUB-1.6: many declarations of war stand folded under the great power that makes them.
#[test]
fn declarations_are_grouped() {
    let t = opening("full-war", &[]);
    let scene = t.rules.scene(&t.state, Viewer::Seat(GERMANY));
    let wars: Vec<_> = scene.choices.iter().filter(|c| c.label.key == "do-declare").collect();
    assert!(wars.len() > 10, "{}", wars.len());
    for war in wars {
        let group = war.group.as_ref().expect("a group");
        assert_eq!((&*group.title.key, group.folded), ("group-war", true));
    }
}

/// HUB-5.2, HU-91: whoever points at an area to be attacked sees beforehand what each side loses on average; it is what
/// the odds say.
#[test]
fn a_battle_tells_the_losses_to_expect() {
    let mut t = table(
        "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
         de: belgium 2 armour, 1 aircraft\nfr: calais 2 infantry; paris 1 infantry",
    );
    t.take("belgium", Nation::De, &[(Kind::Armour, 2)]);
    let calais = t.at("calais");
    let asked = t.rules.explain(&t.state, GERMANY, &To(calais));
    let fight = asked.fight.expect("the battle it leads to");
    t.act(To(calais));
    let (attackers, defenders) = t.rules.battle_fight(&t.state, calais).odds().mean_lost;
    let value = |key: &str| fight.rows.iter().find(|r| r.text.key == key).map(|r| r.value.clone());
    assert_eq!(value("panel-attacker-loses"), Some(format!("{attackers:.1}")));
    assert_eq!(value("panel-defender-loses"), Some(format!("{defenders:.1}")));
    assert!(attackers > 0.5 && defenders > 1.0, "{attackers} {defenders}");
}

/// HUB-9.3: while units are built, whoever builds sees what is kept for attacks, and it shrinks with every unit; others
/// are not told, because what was laid as a convoy would show in it.
#[test]
fn building_shows_what_is_kept_for_attacks() {
    let mut t = table("turn axis build summer 1940\npoints de 20\nde: berlin 1 infantry");
    let kept = |t: &common::Table| -> i64 {
        let panel = panel(t, Viewer::Seat(GERMANY), "kept").expect("what is kept");
        let of = |r: &&kernel::scene::Row| *fact(&r.text, "nation") == Arg::Word(Nation::De.word().into());
        panel.rows.iter().find(of).expect("Germany builds").value.parse().expect("a number")
    };
    let before = kept(&t);
    assert!(panel(&t, Viewer::Seat(BRITAIN), "kept").is_none() && panel(&t, Viewer::Spectator, "kept").is_none());
    let cost = i64::from(t.rules.data.kind(Kind::Infantry).cost);
    t.act(Build { nation: Nation::De, kind: Kind::Infantry, at: t.at("berlin") });
    assert_eq!(kept(&t), before - cost);
    t.done();
    assert!(panel(&t, Viewer::Seat(GERMANY), "kept").is_none(), "nothing is built any more");
}
