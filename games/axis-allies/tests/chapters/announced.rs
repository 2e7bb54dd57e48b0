//! What a player is told before he acts: what a way costs, what a raid does, and what pointing at something means.

use crate::common::{Table, table};
use axis_allies::Action;
use axis_allies::Action::*;
use axis_allies::vocabulary::{Kind, Power};
use kernel::Game;
use kernel::scene::Spot;

fn meant(t: &Table, space: &str) -> Vec<Action> {
    t.rules.meant(&t.state, t.decider().seat(), &Spot::Space(space.into()))
}

/// What an action is announced to take from the purse.
fn price(t: &Table, action: Action) -> Option<i64> {
    let announced = t.rules.explain(&t.state, t.decider().seat(), &action).announced;
    announced.prices.iter().find(|(account, _)| account == "money").map(|(_, amount)| *amount)
}

fn money(t: &Table) -> Option<i64> {
    t.rules.account(&t.state, "money")
}

/// the fee for flying over a neutral is announced for the step and for the end of the way, and the
/// purse is short by it as soon as the way is flown.
#[test]
fn a_neutral_flown_over_is_announced() {
    let mut t = table(
        "turn germany combat_move\n\
            cash germany 5\n\
            germany: germany 1 bomber; western-europe 1 infantry\n\
            uk: gibraltar 1 infantry",
    );
    t.pick("germany", Kind::Bomber);
    assert_eq!(price(&t, Via(t.at("western-europe"))), Some(0));
    assert_eq!(money(&t), Some(5));
    t.via("western-europe");
    assert_eq!(price(&t, Via(t.at("spain"))), Some(3));
    t.via("spain");
    assert_eq!(money(&t), Some(2));
    assert_eq!(price(&t, To(t.at("gibraltar"))), Some(0), "it is paid");
    t.to("gibraltar");
    assert_eq!(money(&t), Some(2));
}

/// infantry that walks into a neutral pays for it, and for its own ground nothing; no gun fires at it.
#[test]
fn a_neutral_walked_into_is_announced() {
    let mut t = table("turn germany combat_move\ncash germany 4\ngermany: western-europe 1 infantry");
    t.pick("western-europe", Kind::Infantry);
    let explained = t.rules.explain(&t.state, Power::Germany.seat(), &To(t.at("spain")));
    assert_eq!(explained.rows.len(), 1, "the fee and nothing else: {:?}", explained.rows);
    assert_eq!(price(&t, To(t.at("spain"))), Some(3));
}

/// one bomber and no gun: each sum from one to six is as likely, and nobody pays more than he has.
#[test]
fn a_raid_is_announced() {
    let chances = |cash: u8| {
        let mut t = table(&format!(
            "turn uk combat_move\ncash germany {cash}\nuk: united-kingdom 1 bomber\ngermany: germany 1 complex"
        ));
        let berlin = t.at("germany");
        t.pick("united-kingdom", Kind::Bomber).act(Raid(berlin)).done();
        t.rules.explain(&t.state, Power::Uk.seat(), &Bomb(berlin)).announced.chances
    };
    let sums = |chances: &[(String, f64)]| chances.iter().map(|(sum, _)| sum.clone()).collect::<Vec<_>>();
    let rich = chances(20);
    assert_eq!(sums(&rich), ["1", "2", "3", "4", "5", "6"]);
    assert!(rich.iter().all(|(_, chance)| (chance - 1.0 / 6.0).abs() < 1e-9), "{rich:?}");
    let poor = chances(2);
    assert_eq!(sums(&poor), ["1", "2"]);
    assert!((poor[1].1 - 5.0 / 6.0).abs() < 1e-9, "{poor:?}");
}

/// Pointing at land means the units there, or where to load and unload; pointing at a zone means going there.
#[test]
fn pointing_means_what_can_be_done_there() {
    let mut t = table(
        "turn uk non_combat\n\
            uk: united-kingdom 1 infantry 1 complex; sz-united-kingdom 1 transport\n\
            ussr: russia 1 infantry",
    );
    assert_eq!(meant(&t, "united-kingdom"), [t.pick_of("united-kingdom", Kind::Infantry)]);
    t.ship("sz-united-kingdom");
    let aboard = Load { from: t.at("united-kingdom"), kind: Kind::Infantry };
    assert_eq!(meant(&t, "united-kingdom"), [aboard], "nobody is aboard yet");
    t.act(aboard);
    assert_eq!(meant(&t, "united-kingdom"), [Unload { kind: Kind::Infantry, to: t.at("united-kingdom") }]);
    assert_eq!(meant(&t, "sz-spain"), [To(t.at("sz-spain"))]);
}

/// The warning that stands on the end of combat movement, if there is one.
fn warned(t: &Table) -> Option<String> {
    let scene = t.rules.scene(&t.state, kernel::Viewer::Seat(t.decider().seat()));
    let done = scene.choices.into_iter().find(|choice| choice.label.key == "do-done-combat-move").expect("it can end");
    done.warning.map(|warning| warning.key.to_string())
}

/// whoever ends combat movement is asked once more if nothing at all is attacked: also when units have
/// only moved among their own; not once something is walked into, fought, raided or landed on.
#[test]
fn attacking_nobody_is_asked_again() {
    let warning = Some("warn-no-attack".to_owned());
    let mut t = table("turn ussr combat_move\nussr: karelia 2 infantry; russia 1 fighter\ngermany: ukraine 1 infantry");
    assert_eq!(warned(&t), warning, "nobody has moved");
    t.pick("karelia", Kind::Infantry).to("eastern-europe");
    assert_eq!(warned(&t), None, "empty ground is walked into");
    let mut t = table("turn ussr combat_move\nussr: caucasus 1 infantry\ngermany: ukraine 1 infantry");
    assert_eq!(warned(&t), warning);
    t.pick("caucasus", Kind::Infantry).to("ukraine");
    assert_eq!(warned(&t), None, "a battle is coming");
    let mut t = table("turn uk combat_move\nuk: united-kingdom 1 bomber\ngermany: germany 1 complex");
    assert_eq!(warned(&t), warning);
    let raid = Raid(t.at("germany"));
    t.pick("united-kingdom", Kind::Bomber).act(raid);
    assert_eq!(warned(&t), None, "a raid");
    let mut t = table("turn uk combat_move\nuk: sz-united-kingdom 1 transport (1 infantry)");
    assert_eq!(warned(&t), warning);
    t.ship("sz-united-kingdom").land("western-europe", 1);
    assert_eq!(warned(&t), None, "a landing");
}
