//! What a player asks: why not there, what will it cost, what is this, what have I overlooked.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::vocabulary::*;
use kernel::scene::{Choice, Explanation, Inspection, Row, Spot};
use kernel::{Game, Viewer};

fn space(number: u16) -> Spot {
    Spot::Space(format!("{number:04}"))
}

fn piece(id: &str) -> Spot {
    Spot::Piece(id.to_owned())
}

impl Table {
    /// The clauses that refuse what pointing at the spot means.
    fn why_not(&self, side: Side, spot: &Spot) -> Vec<String> {
        let meant = self.rules.meant(&self.state, side.seat(), spot);
        let refused = meant.iter().filter_map(|a| self.rules.check(&self.state, side.seat(), a).err());
        refused.flat_map(|refusal| refusal.reasons).map(|reason| reason.clause).collect()
    }

    fn explain(&self, side: Side, action: Action) -> Explanation {
        self.rules.explain(&self.state, side.seat(), &action)
    }

    fn inspect(&self, spot: &Spot) -> Inspection {
        self.rules.inspect(&self.state, Viewer::Spectator, spot)
    }

    fn done_choice(&self, side: Side) -> Choice {
        let choices = self.rules.scene(&self.state, Viewer::Seat(side.seat())).choices;
        choices.into_iter().find(|c| c.action == "done").expect("something to end")
    }
}

/// Key, value and clause of each row.
fn told(rows: &[Row]) -> Vec<(&str, &str, &str)> {
    rows.iter().map(|r| (r.text.key.as_ref(), r.value.as_str(), r.clause.as_deref().unwrap_or(""))).collect()
}

/// BPH-3.2b, BPH-7.1a, BPH-7.1e, BPH-2.1a: somebody who points at what is not lit hears why.
#[test]
fn pointing_at_a_hex_out_of_reach_tells_the_clause() {
    let mut t = campaign("turn 2 axis_move\n1716: 6 GC\n1619: 5 GC\n1717: HQ 6A");
    t.take(Axis, &["HQ 6A"]);
    assert!(t.why_not(Axis, &space(1617)).contains(&"BPH-3.2b".to_owned()));
    assert!(t.why_not(Axis, &space(1716)).contains(&"BPH-7.1e".to_owned()), "the enemy is there");
    assert!(t.why_not(Axis, &space(2600)).contains(&"BPH-7.1a".to_owned()), "too far");
    assert_eq!(t.why_not(Allied, &space(1617)), ["BPH-2.1a"], "not the Allies' decision");
}

/// BPH-8.1a: an empty hex cannot be attacked. PR-11: first the target, then the attackers.
#[test]
fn pointing_in_the_combat_phase_means_an_attack() {
    let t = campaign("turn 2 axis_combat\n1716: 6 GC\n1717: 1 Pz");
    assert_eq!(t.why_not(Axis, &space(1720)), ["BPH-8.1a"]);
    assert_eq!(t.why_not(Axis, &piece("1 Pz")), ["PR-11"]);
    assert!(t.why_not(Axis, &piece("6 GC")).is_empty(), "this one is allowed");
    assert!(t.why_not(Axis, &space(9999)).is_empty() && t.why_not(Axis, &piece("nobody")).is_empty());
}

/// BPH-7.1a: the price of a move is told line by line and comes to the cost of the choice.
#[test]
fn a_move_is_paid_line_by_line() {
    let mut t = campaign("turn 2 axis_move\n1716: 76\naxis: 1716 1717 1718 1719");
    t.take(Axis, &["76"]);
    let choices = t.rules.scene(&t.state, Viewer::Seat(Axis.seat())).choices;
    let mut moves = 0;
    for choice in choices.iter().filter(|c| c.cost.is_some()) {
        let Explanation { path, rows, .. } = t.explain(Axis, serde_json::from_value(choice.action.clone()).unwrap());
        assert_eq!(path.first().map(String::as_str), Some("1716"));
        assert_eq!(path.last(), choice.space.as_ref());
        let halves = |text: &str| match text.strip_suffix('½') {
            Some(whole) => whole.parse::<u32>().unwrap_or(0) * 2 + 1,
            None => text.parse::<u32>().unwrap_or(0) * 2,
        };
        let paid: u32 = rows.iter().map(|r| halves(&r.value)).sum();
        assert_eq!(paid, halves(choice.cost.as_deref().unwrap()), "{path:?} {:?}", told(&rows));
        moves += 1;
    }
    assert!(moves > 20, "{moves} moves have been looked at");
}

/// BPH-7.1a, BPH-7.2a: ground and river are two lines.
#[test]
fn a_river_is_a_line_of_its_own() {
    let mut t = campaign("turn 2 axis_move\n1817: 76");
    t.take(Axis, &["76"]);
    let rows = t.explain(Axis, Action::MoveTo(hex(1916))).rows;
    assert_eq!(told(&rows), [("explain-ground", "1", "BPH-7.1a"), ("explain-water", "1", "BPH-7.2a")]);
}

/// BPH-7.1a, BPH-7.4b: half a point along the rails is the ordinary price; only operational movement cites its own
/// rule.
#[test]
fn the_railway_is_paid_by_the_rule_that_allows_it() {
    let mut t = campaign("turn 2 axis_move\n1719: 76");
    t.take(Axis, &["76"]);
    let near = t.explain(Axis, Action::MoveTo(hex(1720))).rows;
    assert_eq!(told(&near), [("explain-rail", "½", "BPH-7.1a")]);
    let choices = t.rules.scene(&t.state, Viewer::Seat(Axis.seat())).choices;
    let rows = |c: &Choice| t.explain(Axis, serde_json::from_value(c.action.clone()).unwrap()).rows;
    let mut operational = choices.iter().map(rows).filter(|r| r.iter().any(|r| r.text.key == "explain-operational"));
    assert!(operational.any(|r| told(&r).iter().any(|r| r.0 == "explain-rail" && r.2 == "BPH-7.4b")));
}

/// BPH-3.2a: a move into an enemy zone says that it ends there.
#[test]
fn a_move_into_a_zone_says_so() {
    let mut t = campaign("turn 2 axis_move\n1716: 6 GC\n1719: 1 Pz\naxis: 1718 1717 1719");
    t.take(Axis, &["1 Pz"]);
    let rows = t.explain(Axis, Action::MoveTo(hex(1717))).rows;
    assert_eq!(told(&rows).last(), Some(&("explain-stop", "", "BPH-3.2a")));
}

/// BPH-8.2a: before a target is named, the sum of all who could attack it is known, and nothing has happened.
#[test]
fn an_attack_is_summed_up_before_it_is_declared() {
    let mut t = campaign("turn 2 axis_combat\n1716: 6 GC\n1717: 1 Pz, 23 Pz");
    let before = t.state.clone();
    let foreseen = t.explain(Axis, Action::Attack(hex(1716)));
    assert_eq!(t.state, before);
    t.attack(Axis, 1716, &["1 Pz", "23 Pz"]);
    let scene = t.rules.scene(&t.state, Viewer::Seat(Axis.seat()));
    let fight = scene.panels.iter().find(|p| p.id == "fight").expect("the fight has a panel");
    assert_eq!(foreseen.rows[0].text.key, "explain-everybody");
    assert_eq!(foreseen.fight.as_deref(), Some(fight));
    assert!(fight.good_for.contains(Axis.seat()) && !fight.good_for.contains(Allied.seat()));
    assert_eq!(fight.meanings.len(), fight.chances.len());
}

/// The log tells the way that was announced, and names places by their towns.
#[test]
fn a_move_goes_the_way_that_was_announced() {
    let mut t = campaign("turn 2 axis_move\n1716: 6 GC\n1719: 1 Pz\naxis: 1718 1717 1719");
    t.take(Axis, &["1 Pz"]);
    let announced = t.explain(Axis, Action::MoveTo(hex(1717))).path;
    assert_eq!(announced.len(), 3);
    t.act(Axis, Action::MoveTo(hex(1717)));
    let moved = t.notes.iter().find(|note| note.text.key == "log-moved").expect("it is told");
    assert_eq!(moved.way, announced);
}

/// BPH-3.1a, BPH-4.1a, HOUSE-9: who holds a hex, whose zone it lies in, how full it is.
#[test]
fn a_hex_tells_what_bears_on_it() {
    let t = campaign("turn 2 axis_move\n1716: 6 GC\n1717: 1 Pz, 23 Pz\naxis: 1717");
    let rows = t.inspect(&space(1717)).rows;
    let clauses: Vec<&str> = told(&rows).iter().map(|r| r.2).collect();
    assert_eq!(clauses, ["HOUSE-9", "BPH-7.1a", "HOUSE-5", "BPH-3.1a", "BPH-4.1a"]);
    assert_eq!(told(&rows)[4].1, "2 / 4");
    assert_eq!(t.inspect(&space(9999)), Inspection::default());
}

/// BPH-5.1b: the line of communications runs from the unit to its source.
#[test]
fn a_unit_shows_its_line_of_supply() {
    let t = scenario("debrecen", &[]);
    let unit = t.rules.data.unit_ids().find(|&u| t.rules.supply_line(&t.state, u).is_some_and(|l| l.len() > 2));
    let id = t.rules.data.unit(unit.expect("somebody is in supply at the start")).id.clone();
    let shown = t.inspect(&piece(&id));
    assert_eq!(shown.ways[0].kind, "supply");
    assert_eq!(shown.ways[0].spaces[0], format!("{:04}", t.at(&id).unwrap()));
    assert!(told(&shown.rows).iter().any(|r| r.0 == "inspect-line" && r.2 == "BPH-5.1b"));
}

/// BPH-2.1a: ending a phase says what it ends, and warns of what has been overlooked.
#[test]
fn ending_a_phase_warns_of_what_was_not_done() {
    let mut t = campaign("turn 2 axis_move\n1716: 6 GC\n1719: 1 Pz, 23 Pz");
    let done = t.done_choice(Axis);
    assert_eq!((done.label.key.as_ref(), done.warning.unwrap().key.as_ref()), ("do-end-move", "warn-unmoved"));
    t.take(Axis, &["1 Pz"]);
    let done = t.done_choice(Axis);
    assert_eq!((done.label.key.as_ref(), done.warning), ("do-end-this-move", None));
}
