//! Odds: exact distributions from the rules' own code, with every shift and its clause.

use crate::common::*;
use kernel::{Game, Play};
use odds::{Cut, distribution_of, explore};
use totaler_krieg::Action;
use totaler_krieg::vocabulary::*;

/// TKC-04: the distribution of a fight is that of the table's column, and the rules' own roll agrees with it.
#[test]
fn a_fight_has_the_distribution_of_its_column() {
    let mut t = only("barbarossa", 1, "axis regular", &["1411 germany inf 3", "1411 germany inf 3", "1412 ussr inf 2"]);
    let all: Vec<UnitId> = t.state.at(t.hex(1411)).collect();
    t.attack(1412, &all);
    assert_eq!((t.shifts(), t.column()), (vec![("TKC-04", -1)], "2-1".to_owned()));
    let names = |result| t.rules.result_name(result);
    let exact = distribution_of(|dice| names(t.rules.result(&t.state, t.fight().target, 4, dice.die(6))));
    let sixth = 1.0 / 6.0;
    for (name, chance) in [("Dr2 1/1", sixth), ("Dr1 1/1", sixth), ("Ex", 2.0 * sixth), ("1/1", sixth), ("Ar1", sixth)]
    {
        assert!((exact.chance_of(&name.to_owned()) - chance).abs() < 1e-12, "{name}");
    }
    let rolled = distribution_of(|dice| {
        let mut s = t.state.clone();
        t.rules.apply(&mut s, Axis.seat(), &Action::Done, &mut Play::silent(dice));
        s.fight().and_then(|f| f.result).map(&names)
    });
    for (name, chance) in exact.iter() {
        let same = rolled.chance_of(&Some(name.clone()));
        // A fight that is over at once has no result to look at any more.
        assert!(same <= chance + 1e-12);
    }
    let listed: Vec<String> = t.rules.chances(&t.state, t.fight()).into_iter().map(names).collect();
    assert_eq!(listed, ["Dr2 1/1", "Dr1 1/1", "Ex", "Ex", "1/1", "Ar1"]);
    // What is shown begins with the worst for the attacker, who rolls.
    let scene = t.rules.scene(&t.state, kernel::Viewer::Seat(Axis.seat()));
    let panel = scene.panels.iter().find(|panel| panel.id == "fight").unwrap();
    let shown: Vec<&str> = panel.chances.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(shown, ["Ar1", "1/1", "Ex", "Dr1 1/1", "Dr2 1/1"]);
    assert!(panel.good_for.contains(Axis.seat()));
}

/// TKC-04: to the end of the fight, with policies for both sides, all branches sum to one.
#[test]
fn a_fight_explored_to_its_end() {
    let mut t =
        only("barbarossa", 1, "axis regular", &["1411 germany inf 3", "1411 germany armour 3", "1412 ussr inf 2"]);
    let all: Vec<UnitId> = t.state.at(t.hex(1411)).collect();
    t.attack(1412, &all);
    let policy = |s: &totaler_krieg::State, seat| {
        let mut list = Vec::new();
        t.rules.actions(s, seat, &mut list);
        list[0]
    };
    let ends = explore(&t.rules, &t.state, policy, |s| s.fight().is_none(), Cut::default());
    let total: f64 = ends.states.iter().map(|e| e.1).sum();
    assert!((total - 1.0).abs() < 1e-9 && ends.unfinished == 0.0);
    let left = |s: &totaler_krieg::State| -> u32 {
        let own = |u: &&totaler_krieg::state::Unit| u.nation == Country::Ussr && u.hex().is_some();
        s.units.iter().filter(own).map(|u| u32::from(u.steps)).sum()
    };
    let steps = ends.distribution(left).expect("something happens");
    assert!(steps.mean() < 2.0 && steps.mean() > 0.5, "{steps:?}");
}

/// TK-11.1-04, TKC-25, TK-10.3-15: every shift names its clause.
#[test]
fn every_shift_names_its_clause() {
    let units =
        ["0809 germany inf 3", "0908 france fortress 1", "0908 france inf 1", "0907 france hq 1", "0807 france inf 1"];
    let mut t = only("case-white", 2, "axis regular", &units);
    let army = t.first(809);
    t.attack(908, &[army]);
    let shifts = t.shifts();
    assert!(shifts.contains(&("TKC-25", -1)) && shifts.contains(&("TK-11.2-06", -1)), "{shifts:?}");
    t.done();
    assert_eq!(t.decider(), Western);
    let hq = t.first(907);
    t.act(Action::Headquarters(hq));
    assert_eq!(t.shift("TK-10.3-15"), -1);
}
