//! Fights: odds, results, retreat, losses, advance, headquarters (TKC-04 to TKC-08, TKC-24, TKC-33, TKC-34).

use crate::common::*;
use totaler_krieg::data::Effect;
use totaler_krieg::state::Frame;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex};

/// TKC-04: worked checks: 25 to 10 is 2-1, 14 to 4 is 3-1, 35 to 6 is 5-1; below 1-3 nothing is rolled.
#[test]
fn odds() {
    let t = scenario("case-white", 1, "axis movement");
    let column = |a, d| {
        let (i, enough) = t.rules.odds_column(a, d);
        (t.rules.data.combat.columns[i].0.clone(), enough)
    };
    for (a, d, name) in [(25, 10, "2-1"), (14, 4, "3-1"), (35, 6, "5-1"), (90, 1, "9-1"), (3, 2, "3-2"), (1, 3, "1-3")]
    {
        assert_eq!(column(a, d), (name.to_owned(), true));
    }
    assert!(!column(1, 4).1);
    let mut t =
        only("case-white", 1, "axis regular", &["0516 germany inf 1", "0517 poland inf 2", "0517 poland inf 1"]);
    let inf = t.first(516);
    t.attack(517, &[inf]);
    t.refused(Action::Done, "TKC-04");
    t.act(Action::Stand);
    t.refused(Action::Attack(Hex(517)), "TKC-04");
}

/// TKC-04, TKC-34: hex and lowest hexside count once each, HQ and air are summed, the table's ends hold.
#[test]
fn columns_are_summed_and_kept_on_the_table() {
    let units =
        ["0617 germany inf 3", "0616 germany inf 3", "0717 germany hq 1", "0517 poland inf 1", "0518 poland inf 2"];
    let mut t = only_with("case-white", &[], 1, "axis regular", &units, |p| {
        p.support.insert(0, "hex 0517".to_owned());
        p.detachments.insert(Western, vec!["0517".to_owned()]);
    });
    let (a, hq) = (t.first(617), t.first(717));
    t.attack(517, &[a]);
    t.act(Action::Headquarters(hq)).act(Action::AirSupport(SupportId(0)));
    let sum = t.rules.sum(&t.state, t.fight());
    assert_eq!((sum.attack, sum.defence), (8, 1), "the Detachment adds nothing (TKC-34)");
    assert_eq!(t.column(), "9-1");
    let mut t =
        only("case-white", 1, "axis regular", &["0617 germany inf 3", "0717 germany inf 3", "0718 poland inf 2"]);
    let south = t.first(717);
    t.attack(718, &[south]);
    let shifts = t.shifts();
    assert!(shifts.contains(&("TKC-04", -1)), "a city: {shifts:?}");
}

fn recoil(die: u8) -> (Table, UnitId) {
    // Three to three is 1-1: a 4 is Ar1, a 1 is Ex.
    let mut t = only(
        "barbarossa",
        1,
        "axis regular",
        &["1411 germany inf 2", "1412 ussr inf 1", "1412 ussr inf 1", "1412 ussr inf 1", "1410 germany inf 1"],
    );
    let army = t.first(1411);
    t.attack(1412, &[army]);
    let river = t.shift("TKC-04");
    assert_eq!((t.rules.sum(&t.state, t.fight()).base, river), (2, -1));
    t.dice(&[die]).done();
    (t, army)
}

/// TKC-05: Ar1: the attacker goes back or loses a step.
#[test]
fn attackers_go_back_or_pay() {
    let (mut t, army) = recoil(3);
    assert_eq!(t.fight().result.map(|r| r.effect), Some(Effect::AttackerBack));
    assert_eq!(t.list(), [Action::FallBack, Action::Stand]);
    t.act(Action::FallBack);
    let away = t.list()[0];
    t.act(away);
    assert!(t.at(army) != Some(1411) && t.state.unit(army).unwrap().steps == 2);
    let (mut t, army) = recoil(3);
    t.act(Action::Stand);
    assert_eq!((t.at(army), t.state.unit(army).unwrap().steps), (Some(1411), 1));
}

/// TKC-05: Ex: after the attacker has paid, the defender goes back or pays.
#[test]
fn an_exchange() {
    let (mut t, army) = recoil(1);
    assert_eq!(t.fight().result.map(|r| r.effect), Some(Effect::Exchange));
    t.act(Action::Stand);
    assert_eq!(t.decider(), Soviet);
    assert!(t.list().contains(&Action::Stand) && t.list().len() > 1);
    t.act(Action::Stand).yield_to(Soviet);
    assert_eq!((t.state.unit(army).unwrap().steps, t.steps_of(Soviet)), (1, 2));
}

/// TKC-06: with an HQ or a Fortress nobody retreats; in a city one may stand.
#[test]
fn who_retreats() {
    let fight = |units: &[&str], target: u16, from: u16| {
        let mut t = only("barbarossa", 1, "axis regular", units);
        let all: Vec<UnitId> = t.state.at(t.hex(from)).collect();
        t.attack(target, &all).dice(&[1]).done();
        t
    };
    let mut t = fight(&["1411 germany inf 3", "1411 germany inf 3", "1412 ussr hq 1"], 1412, 1411);
    t.end_fight();
    assert_eq!(t.steps_of(Soviet), 0, "it pays for every hex");
    let mut t = fight(&["1411 germany inf 3", "1411 germany inf 3", "1412 ussr inf 2"], 1412, 1411);
    t.refused(Action::Stand, "TKC-06");
    t.refused(Action::Retreat(Hex(1210)), "TKC-06");
    t.act(Action::Retreat(Hex(1413)));
    let t = fight(&["1308 germany armour 3", "1308 germany armour 3", "1307 ussr inf 2"], 1307, 1308);
    assert!(t.allowed(Action::Stand), "Kiev is a city");
}

/// TKC-07, TKC-24: the attacker's first step comes from armour; a counter steps down to its next lower row.
#[test]
fn who_is_lost() {
    let units = ["1411 germany mech 2", "1411 germany inf 3", "1412 ussr inf 3", "1412 ussr inf 2"];
    let mut t = only("barbarossa", 1, "axis regular", &units);
    let all: Vec<UnitId> = t.state.at(t.hex(1411)).collect();
    // Nine to eight, over the river: 1-2, and a 5 is Ar1 1/0.
    t.attack(1412, &all).dice(&[5]).done();
    t.act(Action::Stand).act(Action::Lose(all[1]));
    assert_eq!(
        t.state.unit(all[0]).map(|u| (u.kind, u.steps)),
        Some((Kind::Inf, 1)),
        "of a mechanized army infantry is left"
    );
    assert_eq!(t.state.unit(all[1]).map(|u| u.steps), Some(2), "the second step is infantry's");
    let counters = &t.rules.data.counters;
    assert_eq!(counters.lower(Country::Germany, Kind::SsPanzer, 3), Some((Kind::Armour, 2)));
    assert_eq!(counters.lower(Country::Ussr, Kind::Guards, 3), Some((Kind::Inf, 2)));
    assert_eq!(counters.lower(Country::Germany, Kind::ArmourB, 2), Some((Kind::Armour, 1)));
    let mut t = only(
        "barbarossa",
        1,
        "axis regular",
        &["1411 germany armour 2", "1411 germany armour 1", "1411 germany inf 3", "1412 ussr inf 3", "1412 ussr inf 3"],
    );
    let all: Vec<UnitId> = t.state.at(t.hex(1411)).collect();
    t.attack(1412, &all).dice(&[5]).done();
    t.act(Action::Stand);
    t.refused(Action::Lose(t.unit(1411, "germany inf")), "TKC-07");
}

/// TKC-08: into a hex that has been vacated attackers advance one by one, and may stay; armour goes on.
#[test]
fn who_advances() {
    let mut t = only(
        "barbarossa",
        1,
        "axis regular",
        &["1001 germany inf 3", "1001 germany armour 3", "1002 ussr inf 1", "0901 germany inf 1"],
    );
    let all: Vec<UnitId> = t.state.at(t.hex(1001)).collect();
    let outsider = t.first(901);
    t.attack(1002, &all).dice(&[1]).done().yield_to(Soviet);
    t.refused(Action::Advance(outsider), "TKC-08");
    t.act(Action::Advance(all[1]));
    t.refused(Action::Exploit { unit: all[0], hex: Hex(1003) }, "TKC-08");
    t.refused(Action::Exploit { unit: all[1], hex: Hex(1004) }, "TKC-08");
    t.act(Action::Exploit { unit: all[1], hex: Hex(1003) });
    t.act(Action::Exploit { unit: all[1], hex: Hex(1004) });
    t.done();
    assert_eq!((t.at(all[0]), t.at(all[1])), (Some(1001), Some(1004)));
}

/// TKC-33: an HQ that supports from afar is not lost; one that is too far, of another nation or spent does not help.
#[test]
fn headquarters_in_a_fight() {
    let units = ["1411 germany inf 3", "1410 germany hq 1", "1409 romania hq 1", "1412 ussr inf 2"];
    let mut t = only("barbarossa", 2, "axis regular", &units);
    let army = t.first(1411);
    t.attack(1412, &[army]);
    t.refused(Action::Headquarters(t.first(1409)), "TKC-33");
    t.refused(Action::Headquarters(army), "TKC-33");
    let t = {
        let mut t = only(
            "barbarossa",
            1,
            "axis regular",
            &["1001 germany inf 3", "1002 ussr inf 2", "0905 ussr hq 1", "1003 ussr hq 1"],
        );
        let army = t.first(1001);
        t.attack(1002, &[army]).dice(&[6]).done();
        t
    };
    assert!(
        t.state.fight().is_none() || t.fight().hq[Side::Defender].is_none(),
        "surprise: no Soviet HQ helps on turn 1"
    );
}

/// A German corps is driven out of Paris; the table stands where it has gone.
fn driven_out_of_paris(markers: u8) -> Table {
    let line = ["0803 usa inf 1", "0804 usa inf 1"];
    let units = ["0905 germany inf 1", "0904 usa inf 3", "0904 usa armour 3", line[0], line[1]];
    let mut t = only_with("crusade", &[], 2, "western regular", &units, |p| {
        p.devastation_left.insert(Axis, markers);
    });
    let all: Vec<UnitId> = t.state.at(t.hex(904)).collect();
    t.attack(905, &all).dice(&[1]).done();
    let back = t.list().into_iter().find(|a| matches!(a, Action::Retreat(_))).expect("a way back");
    t.act(back);
    t
}

/// TKC-39, TK-10.1.1-02: a city left in retreat burns on a 1 or 2, if its owner wants and has a marker; TKC-35: the
/// victor who advances into it controls it all the same.
#[test]
fn a_city_left_in_retreat_may_burn() {
    for (die, burns) in [(2, true), (3, false)] {
        let mut t = driven_out_of_paris(4);
        assert_eq!((t.decider(), t.list().len()), (Axis, 2));
        t.refused(Action::Devastate(Hex(607)), "TKC-39");
        t.refused(Action::Devastate(Hex(9999)), "TKC-39");
        t.dice(&[die]).act(Action::Devastate(Hex(905)));
        t.all_rolled();
        assert_eq!(t.state.markers.devastated.contains(t.hex(905)), burns);
        assert_eq!(t.state.markers.devastation_left[Axis], if burns { 3 } else { 4 });
        while t.decider() == Axis {
            let first = t.list()[0];
            t.act(first);
        }
        let tank = t.unit(904, "usa armour");
        t.act(Action::Advance(tank)).end_fight();
        assert_eq!(t.control(905), Some(Western), "a burnt city is not its loser's");
    }
    let mut spared = driven_out_of_paris(4);
    spared.done();
    assert!(!spared.state.markers.devastated.contains(spared.hex(905)));
    let none_left = driven_out_of_paris(0);
    assert!(!matches!(none_left.state.frames.last(), Some(Frame::Burning(_))));
}

/// TKC-39 with TKC-35: a port that burns as the Axis loses it (the script of the Crusade) is the victor's, Strategic or
/// not.
#[test]
fn a_burnt_port_under_the_victors_feet() {
    let mut t = only("crusade", 2, "western reserve", &["0606 usa inf 1"]);
    let corps = t.first(606);
    assert_eq!(t.control(607), Some(Axis));
    t.act(Action::Select(corps)).dice(&[4]).act(Action::MoveTo(Hex(607)));
    assert!(t.state.markers.devastated.contains(t.hex(607)));
    assert_eq!(t.control(607), Some(Western));
}
