//! The four scenarios: set-up, script, reinforcements, and how they run.

use crate::common::*;
use kernel::Game;
use totaler_krieg::data::Spot;
use totaler_krieg::state::*;
use totaler_krieg::vocabulary::*;
use totaler_krieg::{Action, Hex};

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

/// TK-10.1-01: by script: Siberians, SS and Swedes arrive where they should.
#[test]
fn arrivals_by_the_script() {
    let due = |turn: u8, faction: &str, option: &str| {
        let mut t =
            table("barbarossa", &[("swedish_volunteers", option)], turn, &format!("{faction} logistics"), |_| {});
        t.until(Segment::Replacements);
        t.list().into_iter().filter(|a| matches!(a, Action::Enter { .. })).collect::<Vec<_>>()
    };
    assert!(due(5, "soviet", "off").contains(&Action::Enter { arrival: 2, at: Spot::Box(BoxId(0)) }));
    assert!(due(3, "axis", "off").contains(&Action::Enter { arrival: 0, at: Spot::Hex(Hex(1600)) }));
    let swedes = Action::Enter { arrival: 4, at: Spot::Hex(Hex(103)) };
    assert!(!due(5, "axis", "off").contains(&swedes) && due(5, "axis", "on").contains(&swedes));
    let mut t = scenario("desert", 1, "axis replacements");
    t.state.segment = Segment::Logistics;
    t.done();
    assert!(t.allowed(Action::Enter { arrival: 0, at: Spot::Hex(Hex(700)) }), "the panzer for Tripoli");
}

/// TKC-36: Finns stay in Finland and a few hexes beyond.
#[test]
fn finns_stay_near_home() {
    let mut t = only("barbarossa", 2, "axis movement", &["0005 finland inf 1", "0006 finland inf 1"]);
    let corps = t.first(6);
    t.act(Action::Select(corps));
    assert!(t.allowed(Action::MoveTo(Hex(106))));
    t.refused(Action::MoveTo(Hex(206)), "TKC-36");
}

/// TK-9.0.1-07: the Axis in Paris puts the marker into its box; TKC-03: France falls with nobody near, and two turns
/// after Poland's end a Free Polish corps stands in London.
#[test]
fn conquest_and_what_follows() {
    let mut t = only(
        "case-white",
        7,
        "axis reserve",
        &["0905 germany inf 1", "0604 britain inf 1", "0519 germany inf 1", "0521 poland inf 1"],
    );
    t.end_turn();
    assert!(t.state.markers.anglo_french_non_cooperation);
    assert_eq!(t.state.status[Country::France], Status::ConqueredBy(Axis));
    let poles = t.state.status[Country::Poland];
    assert_eq!(poles, Status::Active(Western), "a supplied Pole two hexes from Warsaw");
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

/// TK-10.1-02: Greece falls with Athens; Crete fights on, and the West may raise partisans.
#[test]
fn greece() {
    let mut t = only(
        "desert",
        5,
        "axis reserve",
        &["0011 germany inf 2", "0412 greece inf 1", "0109 greece inf 1", "1118 britain inf 1"],
    );
    t.end_turn();
    assert_eq!(t.state.status[Country::Greece], Status::ConqueredBy(Axis));
    let crete = t.state.unit(t.unit(412, "greece inf")).copied().unwrap();
    assert!(crete.exp && t.state.at(t.hex(109)).next().is_none());
    let mut t = only_with("desert", &[], 6, "western logistics", &["1118 britain inf 1"], |p| {
        p.countries.insert(Country::Greece, Status::ConqueredBy(Axis));
    });
    t.refused(Action::RaisePartisan, "TK-10.1-02");
    t.act(Action::PlacePartisanBase(Hex(109))).act(Action::RaisePartisan);
    assert!(t.supplied(t.unit(109, "greece partisan")));
    t.refused(Action::RaisePartisan, "TK-10.1-02");
}

/// TK-10.2-08: Western bombs on Benghazi or Tripoli in turn 6, by the roll and the bomber's choice.
#[test]
fn bombing() {
    for (die, falls) in [(3, true), (4, false)] {
        let mut t = only("desert", 6, "axis reserve", &["1118 britain inf 1", "0700 italy inf 1"]);
        t.dice(&[die]).done();
        while t.state.faction == Axis {
            t.done();
        }
        assert_eq!(matches!(t.state.frames.last(), Some(Frame::Bombing(_))), falls);
        if falls {
            t.refused(Action::Devastate(Hex(1)), "TK-10.2-08");
            t.act(Action::Devastate(Hex(808)));
            assert!(t.state.markers.devastated.contains(t.hex(808)));
        }
    }
}

/// TK-10.2-08, TKC-36: a port the Axis loses may burn; Paris liberates France.
#[test]
fn the_crusade_in_france() {
    let mut t = only("crusade", 3, "western movement", &["0904 usa armour 2", "0803 usa inf 1", "0804 usa inf 1"]);
    let tank = t.first(904);
    t.act(Action::Select(tank)).act(Action::MoveTo(Hex(905))).done();
    t.until(Segment::Reserve).done();
    while t.state.faction == Western {
        t.done();
    }
    assert_eq!(t.state.status[Country::France], Status::Active(Western));
    for (die, burns) in [(4, true), (5, false)] {
        let mut t = only("crusade", 3, "western movement", &["0803 usa inf 1"]);
        let inf = t.first(803);
        t.dice(&[die]).act(Action::Select(inf)).act(Action::MoveTo(Hex(804)));
        assert_eq!(t.state.markers.devastated.contains(t.hex(804)), burns);
        t.all_rolled();
    }
}

/// TKC-03: German steps lost beyond fifteen are points for the West; Ruhr in ruins from the start is not.
#[test]
fn points_of_the_crusade() {
    let mut t = scenario("crusade", 1, "axis movement");
    assert_eq!(t.rules.points(&t.state, Western), 0);
    t.state.steps_lost = 18;
    assert_eq!((t.rules.points(&t.state, Western), t.rules.score(&t.state)), (3, 3));
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
