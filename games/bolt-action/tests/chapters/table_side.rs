//! What a player sees beside the table: the bag, a unit's card, who fires at what, and how a shot is told.

use crate::common::*;
use bolt_action::Action;
use bolt_action::state::*;
use bolt_action::vocabulary::*;
use kernel::scene::{Panel, Row, Spot, Tone};
use kernel::{Game, Title, Viewer, Words};

fn words() -> Words {
    Words::read("en", bolt_action::BoltAction.words_for("en").1).unwrap()
}

/// All lines of the log, as they read.
fn told(b: &Battle) -> Vec<String> {
    let words = words();
    b.log.iter().map(|note| words.say(&note.text)).collect()
}

fn card(b: &Battle, unit: u8) -> Vec<Row> {
    b.rules.inspect(&b.s, Viewer::Spectator, &Spot::Piece(format!("u{}", unit + 1))).rows
}

fn lines(rows: &[Row]) -> Vec<(String, String)> {
    let words = words();
    rows.iter().map(|row| (words.say(&row.text), row.value.clone())).collect()
}

fn panel(b: &Battle, id: &str) -> Option<Panel> {
    b.rules.scene(&b.s, Viewer::Seat(A)).panels.into_iter().find(|panel| panel.id == id)
}

/// BA-70, BA-72, BA-84: a shot can be checked: a line for each weapon with what was needed, the dice, and what came of
/// it.
#[test]
fn a_shot_is_told_die_by_die() {
    let mut b = Battle::new(vec![rifles(3)], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180);
    // Three rifles need 3: two hit. One of the two wounds on 4.
    b.fire(0, 1, Shell::Shot, &[5, 3, 1, 4, 2]);
    let told = told(&b);
    let volley = "Rifle to hit 3+: ⚄⚂⚀ → 2 hits. To damage 4+: ⚃⚁ → 1 falls.";
    assert!(told.iter().any(|line| line == volley), "{told:?}");
    assert!(told.iter().any(|line| line.contains("gets a pin")), "{told:?}");
}

/// BA-138, C-87: what a shot does to armour is told with the die, the penetration and the armour.
#[test]
fn a_shot_at_armour_is_told_with_its_sum() {
    let mut b = Battle::new(vec![gun(GunSize::Light, WeaponId::LightAtGun, 3)], vec![tank()], vec![]);
    b.put(0, 20, 30, 0).put(1, 20, 10, 180);
    b.fire(0, 1, Shell::Shot, &[6, 1]);
    let told = told(&b);
    assert!(told.iter().any(|line| line.contains("⚀ +4 = 5 against") && line.ends_with("→ no damage.")), "{told:?}");
}

/// C-170: what a shot brings is rolled with the shot, and the log tells it of whoever fired; tests and checks are
/// rolled afterwards, each on its own, and told of the unit that takes them.
#[test]
fn whose_dice_they_are() {
    let mut b = Battle::new(vec![gun(GunSize::Medium, WeaponId::MediumHowitzer, 4)], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).set(0, |u| u.pins = 1);
    // The test of the gun's crew is theirs: 8 on two dice.
    b.order(0, Order::Fire, &[4, 4]);
    b.aim(0, 1, 0, Shell::He).act(A, Action::Done, &[]);
    // A hit; two dice of hits, the D3 of pins, then the wounds: three of four. The check waits until the men are gone.
    b.act(B, Action::Pass, &[3, 2, 2, 5, 4, 4, 4, 1]);
    assert_eq!(b.unit(1).pins, 3, "by the third die of the shot");
    let told = |b: &Battle, key: &str| b.log.iter().find(|n| n.text.key == key).map(|n| n.at.clone());
    let of = |unit: u8| Some(vec![format!("u{}", unit + 1)]);
    assert_eq!((told(&b, "log-obeyed"), told(&b, "log-hits")), (of(0), of(0)));
    assert_eq!((told(&b, "log-pinned"), told(&b, "log-morale-held")), (of(1), None));
    b.act(B, Action::Remove(4), &[]).act(B, Action::Remove(3), &[]).act(B, Action::Remove(2), &[2, 3]);
    assert_eq!(told(&b, "log-morale-held"), of(1));
}

/// C-02, BA-69: whoever is out of range has not missed; how far it is and how far the weapon reaches is told, in the
/// panel once the target is named, and in the log.
#[test]
fn out_of_range_is_no_miss() {
    let mut b = Battle::new(vec![rifles(3)], vec![rifles(5)], vec![]);
    b.put(0, 20, 44, 0).put(1, 20, 9, 180).order(0, Order::Fire, &[]);
    b.aim(0, 1, 0, Shell::Shot);
    let shown = lines(&panel(&b, "fire-1").unwrap().rows);
    assert!(shown.iter().any(|(line, value)| line.contains("Rifle reaches 24″") && value == "–"), "{shown:?}");
    let scene = b.rules.scene(&b.s, Viewer::Seat(A));
    let faint = scene.marks.iter().find(|mark| mark.kind == "faint").map(|mark| mark.spaces.clone());
    assert_eq!(faint, Some(vec!["u2".to_owned()]));
    b.act(A, Action::Done, &[]).act(B, Action::Pass, &[]);
    let told = told(&b);
    assert!(told.iter().any(|line| line.contains("is out of range of") && line.contains("Rifle 24″")), "{told:?}");
    assert!(!told.iter().any(|line| line.contains("misses")), "{told:?}");
}

/// BA-67, C-169: once a target is named its panel has the distance, the scores and the odds; the button says Fire, and
/// whoever fires at nobody is asked again.
#[test]
fn what_is_declared_is_a_list() {
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).order(0, Order::Fire, &[]);
    let done = |b: &Battle| {
        let scene = b.rules.scene(&b.s, Viewer::Seat(A));
        scene.choices.into_iter().find(|choice| choice.tone == Tone::Finish).unwrap()
    };
    assert_eq!(done(&b).label.key, "do-hold-fire");
    assert!(done(&b).warning.is_some(), "to fire at nobody is asked again");
    assert_eq!(panel(&b, "fire-1"), None, "nothing is measured before a target is named");
    b.aim(0, 1, 0, Shell::Shot);
    assert_eq!((done(&b).label.key.as_ref(), done(&b).warning), ("do-fire", None));
    let fire = panel(&b, "fire-1").unwrap();
    let keys: Vec<&str> = fire.rows.iter().map(|row| &*row.text.key).collect();
    assert_eq!(keys, ["panel-distance", "explain-shots", "panel-hits", "panel-losses", "panel-destroyed"]);
    assert_eq!(fire.rows[1].value, "3+");
    assert!(!fire.chances.is_empty());
    let scene = b.rules.scene(&b.s, Viewer::Seat(A));
    let measured = |stroke: &kernel::scene::Stroke| stroke.kind == "sight" && stroke.text.is_some();
    assert!(scene.sketch.strokes.iter().any(measured), "the tape lies between them");
}

/// C-169: where the table measures beforehand, a menu has the distance and the score of every target.
#[test]
fn scores_are_in_the_menu_where_the_table_measures() {
    for (values, cost) in [(&[][..], None), (&[("premeasure", "on")][..], Some(true))] {
        let mut b = Battle::with(values, vec![rifles(5)], vec![rifles(5)], vec![]);
        b.put(0, 20, 20, 0).put(1, 20, 10, 180).order(0, Order::Fire, &[]);
        let scene = b.rules.scene(&b.s, Viewer::Seat(A));
        let aim = scene.choices.into_iter().find(|choice| choice.label.key == "do-aim").unwrap();
        assert_eq!(aim.cost.map(|cost| cost.ends_with("″ 3+")), cost);
    }
}

/// BA-02: the dice in the bag are dice, by side, and the one in hand is one of them.
#[test]
fn the_bag_is_shown_as_dice() {
    let mut b = Battle::new(vec![rifles(5), rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 30, 0).put(1, 40, 30, 0).put(2, 20, 10, 180).hand_die(0);
    let tokens = panel(&b, "bag").unwrap().tokens;
    assert_eq!(tokens.iter().map(|t| (t.seat, t.drawn)).collect::<Vec<_>>(), [(A, true), (B, false)]);
    assert_eq!(tokens.iter().map(|t| t.count).collect::<Vec<_>>(), b.s.field.bag);
}

/// C-12, C-25, BA-121: the card has the men as they are, who has fallen, and every weapon with range, shots and
/// penetration; special rules have a text.
#[test]
fn the_card_of_a_squad() {
    let mut b = Battle::new(vec![rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 20, 0).put(1, 20, 10, 180).set(0, |u| {
        u.men.remove(4);
        u.pins = 2;
    });
    let shown = lines(&card(&b, 0));
    let has = |line: &str, value: &str| shown.iter().any(|(text, of)| text == line && of == value);
    assert!(has("Pins", "2") && has("Morale", "7") && has("Order: none yet", ""), "{shown:?}");
    assert!(shown.iter().any(|(text, value)| text.ends_with("man, Rifle") && value == "24″ · 1 · –"), "{shown:?}");
    assert!(has("1 × man, Rifle", "✝"), "{shown:?}");
}

/// C-98, C-09: the card of a transport lists who is aboard, and so do the pieces: what a squad aboard may be told
/// hangs on a piece that is in the vehicle's.
#[test]
fn the_card_of_a_transport() {
    let mut truck = vehicle(Armour::SoftSkin, Mobility::Wheeled, &[]);
    if let bolt_action::force::Make::Vehicle(machine) = &mut truck.make {
        machine.carries = 12;
    }
    let mut b = Battle::new(vec![truck, rifles(5)], vec![rifles(5)], vec![]);
    b.put(0, 20, 30, 0).put(2, 20, 10, 180).set(1, |u| u.fate = Fate::Aboard(UnitId(0))).hand_die(0);
    let shown = lines(&card(&b, 0));
    assert!(shown.iter().any(|(text, value)| text == "Men aboard" && value == "5 / 12"), "{shown:?}");
    assert!(shown.iter().any(|(text, value)| text.starts_with("Aboard: ") && value == "5"), "{shown:?}");
    let scene = b.rules.scene(&b.s, Viewer::Seat(A));
    assert_eq!(scene.pieces[1].at, "u1");
    assert!(scene.choices.iter().any(|choice| choice.piece.as_deref() == Some("u2")), "it can be given an order");
}

/// Every special rule of men, vehicles and weapons has a name and a text in both languages.
#[test]
fn special_rules_have_texts() {
    let lists = bolt_action::BoltAction.muster().unwrap().lists();
    let units = lists.armies.iter().flat_map(|army| &army.units);
    let keys: Vec<&String> = units.flat_map(|u| &u.rules).chain(lists.weapons.iter().flat_map(|w| &w.rules)).collect();
    assert!(keys.len() > 100);
    for language in ["en", "el"] {
        let words = Words::read(language, bolt_action::BoltAction.words_for(language).1).unwrap();
        let silent: Vec<_> = keys.iter().filter(|key| !words.has_attribute(key, "text")).collect();
        assert!(silent.is_empty(), "{language}: {silent:?}");
        assert!(lists.weapons.iter().all(|weapon| words.has(&weapon.title)), "{language}");
    }
}

/// C-179: while a unit is chosen its weapons and what else it has are in the list.
#[test]
fn the_list_has_profiles() {
    let lists = bolt_action::BoltAction.muster().unwrap().lists();
    let german = lists.armies.iter().find(|army| army.id == "germany").unwrap();
    let squad = german.units.iter().find(|unit| unit.id == "grenadiers").unwrap();
    assert_eq!(squad.weapons, ["weapon-rifle"]);
    let rifle = lists.weapons.iter().find(|weapon| weapon.title == "weapon-rifle").unwrap();
    assert_eq!((&*rifle.range, &*rifle.shots, &*rifle.penetration), ("24″", "1", "–"));
    let tank = german.units.iter().find(|unit| unit.slot == "tank").unwrap();
    assert!(tank.facts.iter().any(|fact| fact.key == "builder-armour") && !tank.weapons.is_empty());
}
