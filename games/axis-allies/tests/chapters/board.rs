//! Section 1: the board, powers and seats.

use crate::common;
use crate::common::opening;
use axis_allies::data::{LAND, Spaces};
use axis_allies::vocabulary::*;
use axis_allies::{Action, AxisAllies};
use kernel::{Game, Seat, Title};

/// AA-04, AA-05, AA-06, AA-07, AA-11, R-1.2: the borders the clarifications settle; the board joins left to right.
#[test]
fn the_borders_of_the_clarifications() {
    let t = opening(&[]);
    let touch = |a: &str, b: &str| t.rules.data.map.graph.touch(t.at(a), t.at(b));
    assert!(touch("sz-hudson-bay", "western-canada"));
    assert!(touch("sz-eastern-usa", "sz-mexico-gulf") && touch("sz-caribbean", "sz-mexico-gulf"));
    assert!(touch("sz-mexico-gulf", "mexico"));
    assert!(!touch("kwangtung", "sz-japan"));
    assert!(touch("sz-new-zealand", "sz-peru") && touch("sz-new-zealand", "sz-south-argentina"));
    assert_eq!(t.rules.data.map.graph.within(Spaces::one(t.at("russia")), 60, !Spaces::EMPTY).len(), 128);
}

/// AA-08, AA-10, R-1.9: unnamed islands and the enlarged boxes are no spaces; an island group is one.
#[test]
fn there_are_128_spaces() {
    let t = opening(&[]);
    assert_eq!((t.rules.data.map.spaces.len(), LAND.len()), (128, 70));
    assert_eq!(t.rules.data.map.named("sicily"), None);
    assert!(t.rules.data.map.named("solomon-islands").is_some());
}

/// HOUSE-3: the Caspian Sea is closed, and there are no Great Lakes.
#[test]
fn inland_waters() {
    let t = opening(&[]);
    let around = t.rules.data.map.graph.around(t.at("sz-caspian"));
    assert_eq!((around - LAND).len(), 0);
    assert_eq!(t.rules.data.map.named("sz-great-lakes"), None);
}

/// AA-01, AA-02, AA-133, R-1.1, R-1.11: five seats in the order of their turns, two sides, one edition.
#[test]
fn five_powers_play_in_turn() {
    let about = AxisAllies.about();
    let seats: Vec<_> = about.seats.iter().map(|s| (s.id, s.side)).collect();
    assert_eq!(
        seats,
        [("ussr", "allies"), ("germany", "axis"), ("uk", "allies"), ("japan", "axis"), ("usa", "allies")]
    );
    let mut t = opening(&[]);
    for power in Power::ALL {
        assert_eq!((t.state.power, t.decider()), (power, power));
        for _ in 0..3 {
            t.done();
        }
    }
    assert_eq!((t.state.round, t.state.power), (2, Power::Ussr));
    let stranger = t.rules.check(&t.state, Seat(5), &Action::Done).unwrap_err();
    assert!(stranger.cites("R-1.11"));
}

/// ships are at sea, and zones belong to nobody: a position that says otherwise is refused.
#[test]
fn what_cannot_stand_there() {
    let rules = common::rules(&[]);
    for (wrong, clause) in [
        ("ussr: karelia 1 submarine", "R-1.8"),
        ("ussr: sz-karelia 1 infantry", "R-1.8"),
        ("ussr: germany 1 infantry", "R-1.14"),
        ("ussr: sz-karelia 1 fighter", "R-11.1"),
        ("ussr: karelia 2 aa_gun", "R-6.5"),
        ("owner sz-karelia ussr", "R-1.4"),
        ("ussr: sz-karelia 1 transport (1 infantry 1 armour)", "R-5.1"),
        ("ussr: atlantis 1 infantry", "R-1.2"),
    ] {
        let position = rules.sketch(wrong).unwrap();
        let problems = rules.place(&position).unwrap_err();
        assert!(problems.iter().any(|p| p.to_string().contains(clause)), "{wrong}: {problems:?}");
    }
    assert!(rules.sketch("turn nobody combat_move").is_err());
}
