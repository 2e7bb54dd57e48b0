//! Section 9: amphibious assaults.

use crate::common::{Table, table};
use axis_allies::Action::*;
use axis_allies::vocabulary::{Kind, Power};

const FLEET: &str =
    "turn uk combat_move\nuk: sz-united-kingdom 1 battleship 1 transport (2 infantry); united-kingdom 1 fighter";

fn assault(more: &str) -> Table {
    let mut t = table(&format!("{FLEET}\n{more}"));
    t.ship("sz-united-kingdom").land("western-europe", 2);
    t
}

/// AA-89, AA-90, AA-92, AA-93, AA-100, R-9.1, R-9.4, R-9.6: one shot before the battle; who is hit still fires.
#[test]
fn the_support_shot() {
    let mut t = assault("germany: western-europe 1 infantry");
    t.done();
    t.fight("western-europe", &[4, 6, 6, 6]);
    assert_eq!(t.owner("western-europe"), Some(Power::Uk));
    let mut t = assault("germany: western-europe 1 infantry");
    t.done();
    t.fight("western-europe", &[6, 6, 6, 6]);
    t.refused(Retreat(t.at("sz-united-kingdom")), "AA-98");
    t.roll(Press, &[1, 6, 6]);
    assert_eq!(t.state.total(Power::Uk, Kind::Battleship), 1, "no second shot, and it is safe");
}

/// AA-91, R-9.12: several battleships each have their shot, whatever lands.
#[test]
fn two_battleships() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-united-kingdom 2 battleship 1 transport (1 infantry)\n\
            germany: western-europe 2 infantry",
    );
    t.ship("sz-united-kingdom").land("western-europe", 1).done();
    t.fight("western-europe", &[4, 4, 6, 6, 6]);
    assert_eq!(t.owner("western-europe"), Some(Power::Uk));
}

/// AA-94, AA-95, AA-96, AA-97, R-9.2, R-9.5, R-8.1: the sea battle first, and no shot after it.
#[test]
fn the_battleship_that_lost_its_shot() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-united-kingdom 1 battleship 1 transport (1 infantry)\n\
            germany: sz-baltic 1 transport; eastern-europe 1 infantry",
    );
    t.ship_and_land("sz-baltic", "eastern-europe");
    t.go("sz-united-kingdom", Kind::Battleship, "sz-baltic").done();
    t.refused(Fight(t.at("eastern-europe")), "AA-95");
    t.fight("sz-baltic", &[1, 6]);
    t.fight("eastern-europe", &[1, 6]);
    assert_eq!(t.owner("eastern-europe"), Some(Power::Uk));
}

/// AA-98, AA-99, R-9.7, R-10.11: nobody retreats from it, aircraft and those from next door neither.
#[test]
fn no_retreat_for_anybody() {
    let mut t = assault("germany: western-europe 3 infantry");
    t.go("united-kingdom", Kind::Fighter, "western-europe").done();
    t.fight("western-europe", &[6, 6, 6, 6, 6, 6, 6]);
    t.refused(BreakOff, "AA-99");
    assert_eq!(t.list(), [Press]);
}

/// if the sea battle is broken off the cargo stays aboard, and those sent overland fight on.
#[test]
fn the_sea_battle_fails() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-united-kingdom 1 transport (2 infantry); karelia 1 infantry\n\
            germany: sz-baltic 1 transport; eastern-europe 1 infantry",
    );
    t.ship_and_land("sz-baltic", "eastern-europe");
    t.go("karelia", Kind::Infantry, "eastern-europe").done();
    t.fight("sz-baltic", &[6]);
    t.act(Retreat(t.at("sz-united-kingdom")));
    assert_eq!(t.state.ships.iter().map(|s| s.cargo.len()).sum::<usize>(), 2);
    t.fight("eastern-europe", &[6, 6]);
    assert!(t.may(Retreat(t.at("karelia"))), "the usual rules");
}

/// one battleship supports one landing; the attacker says which.
#[test]
fn one_landing_for_each_battleship() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-united-kingdom 1 battleship 1 transport (1 infantry) 1 transport (1 infantry)\n\
            germany: western-europe 1 infantry; finland-norway 1 infantry",
    );
    t.ship("sz-united-kingdom").land("western-europe", 1).ship("sz-united-kingdom").land("finland-norway", 1).done();
    t.fight("western-europe", &[]);
    t.refused(Support(2), "R-9.9");
    t.roll(Support(0), &[6, 6]);
    t.roll(Press, &[1, 6]);
    t.fight("finland-norway", &[4, 6, 6]);
    assert_eq!(t.owner("finland-norway"), Some(Power::Uk));
}

/// on empty land and from a quiet zone there is no battle at all.
#[test]
fn an_unopposed_landing() {
    let mut t = assault("germany: germany 1 infantry");
    t.done();
    assert_eq!(t.owner("western-europe"), Some(Power::Uk));
}

/// landings from several zones join one battle.
#[test]
fn landings_from_two_zones() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-united-kingdom 1 transport (1 infantry); sz-spain 1 transport (1 infantry)\n\
            germany: western-europe 1 infantry",
    );
    t.ship("sz-united-kingdom").land("western-europe", 1).ship("sz-spain").land("western-europe", 1).done();
    t.fight("western-europe", &[1, 6, 6]);
    assert_eq!(t.count("western-europe", Power::Uk, Kind::Infantry), 2);
}

impl Table {
    /// The first transport goes to a zone and lands one unit.
    fn ship_and_land(&mut self, zone: &str, to: &str) {
        let zone = self.at(zone);
        let to = self.at(to);
        let n = self.state.ships.iter().position(|s| s.power == self.state.power).unwrap() as u8;
        self.act(Ship(n)).act(To(zone));
        let most = self.list().into_iter().filter(|a| matches!(a, Land { to: t, .. } if *t == to)).max().unwrap();
        self.act(most);
    }
}
