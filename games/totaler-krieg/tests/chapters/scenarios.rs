//! The four scenarios: set-up, script, reinforcements, and how they run.

use crate::common::*;
use kernel::Game;
use totaler_krieg::Action;
use totaler_krieg::state::Status;
use totaler_krieg::vocabulary::Country;

/// TKC-02, TK-11.0-01: units, turns and maps of each scenario.
#[test]
fn the_scenarios_as_they_are_set_up() {
    for (name, units, turns, hexes) in
        [("case-white", 47, 9, 322), ("barbarossa", 77, 8, 437), ("desert", 32, 9, 312), ("crusade", 34, 5, 322)]
    {
        let t = scenario(name, 1, "axis movement");
        let found = (t.state.units.len(), t.rules.data.scenario.turns.len(), t.rules.data.map.grid.len());
        assert_eq!(found, (units, turns, hexes), "{name}");
    }
    let t = scenario("barbarossa", 1, "axis movement");
    assert_eq!(t.rules.panzer_steps(&t.state), 14);
}

/// TKC-03: two turns after Poland's end a Free Polish corps stands in London.
#[test]
fn free_poles() {
    let mut t = only("case-white", 2, "axis reserve", &["0519 germany inf 1", "0604 britain inf 1"]);
    t.end_turn();
    assert_eq!((t.state.status[Country::Poland], t.state.coming.len()), (Status::ConqueredBy(Axis), 1));
    while t.state.turn < 4 || t.state.faction == Axis {
        t.until_turn();
    }
    assert!(t.state.at(t.hex(604)).any(|u| t.state.unit(u).is_some_and(|u| u.nation == Country::FreePoland)));
}

impl Table {
    fn until_turn(&mut self) {
        let list = self.list();
        let action = if list.contains(&Action::Done) { Action::Done } else { list[0] };
        self.act(action);
    }
}

/// TKC-01: every scenario can be drawn for every seat, and pieces stand where the board has a place.
#[test]
fn scenes_are_drawn() {
    for name in totaler_krieg::data::SCENARIOS {
        let t = scenario(name, 1, "axis movement");
        let board = t.rules.board();
        let scene = t.rules.scene(&t.state, kernel::Viewer::Seat(Axis.seat()));
        let known = |at: &String| {
            board.spaces.iter().any(|s| s.id == *at)
                || board.trays.iter().any(|b| b.id == *at)
                || board.regions.iter().any(|r| r.id == *at)
        };
        assert!(scene.pieces.iter().all(|p| known(&p.at)), "{name}");
        assert!(!scene.choices.is_empty() && scene.marks.iter().any(|m| m.kind.starts_with("supply-")));
    }
}

/// Ending a segment warns of what is left undone in it.
#[test]
fn ending_movement_warns_of_units_that_could_still_move() {
    let t = scenario("desert", 1, "axis movement");
    let scene = t.rules.scene(&t.state, kernel::Viewer::Seat(Axis.seat()));
    let done = scene.choices.iter().find(|choice| choice.action == "done").expect("the segment can be ended");
    assert_eq!(done.warning.as_ref().map(|warning| warning.key.as_ref()), Some("warn-unmoved"));
}

/// TKC-36: countries that stay neutral are out of play on the board, with their Dependents; those on which war may be
/// declared are not.
#[test]
fn countries_that_stay_neutral_are_out_of_play() {
    type Countries = &'static [Country];
    let scenarios: [(&str, Countries, Countries); 4] = [
        ("case-white", &[Country::Italy, Country::Switzerland], &[Country::France, Country::BelgiumHolland]),
        ("desert", &[Country::Turkey], &[Country::Syria, Country::Egypt, Country::Libya]),
        ("crusade", &[Country::Switzerland, Country::Sweden], &[Country::France, Country::Italy]),
        ("barbarossa", &[Country::Yugoslavia], &[Country::Germany, Country::Romania]),
    ];
    for (name, out, used) in scenarios {
        let t = scenario(name, 1, "axis movement");
        let board = t.rules.board();
        let map = &t.rules.data.map;
        let is_out = |h: board::HexId| board.spaces.iter().find(|s| s.id == map.name(h)).expect("a hex").out_of_play;
        for country in out {
            assert!(map.country[*country].iter().next().is_some(), "{name}: {country:?} is on the map");
            assert!(map.country[*country].iter().all(is_out), "{name}: {country:?}");
        }
        for country in used {
            assert!(!map.country[*country].iter().any(is_out), "{name}: {country:?}");
        }
    }
}
