//! Who fights beside whom, and who controls what they take.

use crate::common::{table, with};
use europe_1939::Action::*;
use europe_1939::Standing;
use europe_1939::vocabulary::*;

/// HU-54: nobody attacks his ally of history; the alliance may fail to form.
#[test]
fn historical_allies() {
    let t = table("turn axis declare summer 1940\npoints it 20\npoints de 20\nit: rome 1 infantry");
    t.refused(Declare { by: Nation::It, on: Nation::De }, "HU-54");
    t.refused(Declare { by: Nation::De, on: Nation::It }, "HU-54");
    t.refused(Declare { by: Nation::De, on: Nation::Ro }, "HU-54");
    assert!(t.may(Done), "Italy may stay neutral");
    let t = table("turn allies declare summer 1940\npoints uk 20\nuk: london 1 infantry");
    t.refused(Declare { by: Nation::Uk, on: Nation::Su }, "HU-54");
}

/// HU-55, HU-95: British and French do not attack the same area together.
#[test]
fn british_and_french_attack_apart() {
    let text = "turn allies move summer 1940\nconquered be de\nowner de: belgium\npoints uk 20\npoints fr 20\n\
                uk: calais 1 infantry\nfr: calais 1 infantry; paris 1 armour\nde: belgium 1 infantry";
    let mut t = table(text);
    t.go("paris", Nation::Fr, &[(Kind::Armour, 1)], "belgium");
    t.pick("calais", Nation::Fr, Kind::Infantry);
    assert!(t.may(To(t.at("belgium"))), "the French among themselves do");
    let mut t = table(text);
    t.go("paris", Nation::Fr, &[(Kind::Armour, 1)], "belgium");
    t.pick("calais", Nation::Uk, Kind::Infantry);
    t.refused(To(t.at("belgium")), "HU-55");
}

/// HU-55, HU-95: Germany attacks Calais with two French and one British infantry: one attack, one point, two battles in
/// the defender's order (HTV-38).
#[test]
fn british_and_french_defend_apart() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                uk: calais 1 infantry\nfr: calais 2 infantry; paris 1 infantry\nde: belgium 4 armour";
    let mut t = table(text);
    t.go("belgium", Nation::De, &[(Kind::Armour, 4)], "calais").come_to_battle();
    assert_eq!(t.left(Nation::De), 19);
    t.fight("calais", &[]);
    assert_eq!(t.decider(), BRITAIN);
    t.refused(First(Nation::De), "HU-55");
    // The French alone: four dice on 3 against two on 2; then the British, with three armour left.
    t.roll(First(Nation::Fr), &[1, 1, 6, 6, 2, 6, 1, 6, 6, 6]);
    assert_eq!((t.owner("calais"), t.count("calais", Nation::De, Kind::Armour)), (Nation::De, 3));
    assert_eq!(t.left(Nation::De), 19);
}

/// HU-56: no British unit in the Maginot Line until it has fallen.
#[test]
fn the_maginot_line() {
    let text = "turn allies move summer 1940\nuk: paris 1 infantry\nfr: maginot 1 infantry; paris 1 infantry";
    let mut t = table(text);
    t.pick("paris", Nation::Uk, Kind::Infantry);
    t.refused(To(t.at("maginot")), "HU-56");
    t.state.maginot_fallen = true;
    assert!(t.may(To(t.at("maginot"))));
}

const JOINT: &str = "turn axis move summer 1942\naxis it\npoints de 20\npoints it 20\nowner it: belgrade zagreb\n\
                conquered yu it\n\
    de: belgrade 2 armour; berlin 3 infantry\nit: belgrade 2 armour\nowner uk: skopje\nuk: skopje 1 infantry";

/// HU-57: Germans and Italians attack together and say who controls what they have taken.
#[test]
fn partners_agree() {
    let mut t = table(JOINT);
    t.go("belgrade", Nation::De, &[(Kind::Armour, 2)], "skopje");
    t.go("belgrade", Nation::It, &[(Kind::Armour, 2)], "skopje").come_to_battle();
    assert_eq!((t.left(Nation::De), t.left(Nation::It)), (19, 20), "HUC-01: a joint attack is paid once");
    t.fight("skopje", &[1, 6, 6, 6, 6]);
    t.refused(Control(Nation::Su), "HU-57");
    t.act(Control(Nation::It));
    assert_eq!(t.owner("skopje"), Nation::It);
}

/// HU-58: without agreement there is no joint attack; taken all the same, the area goes to the larger force, and with
/// two each to whoever has more on the board: Germany (HTV-30).
#[test]
fn partners_disagree() {
    let mut t = with(&[("players", "four")], JOINT);
    t.go("belgrade", Nation::De, &[(Kind::Armour, 2)], "skopje").done();
    assert_eq!(t.decider(), ITALY);
    t.roll_as(GERMANY, Order(Standing::Cooperate(false)), &[]);
    t.pick("belgrade", Nation::It, Kind::Armour);
    t.refused(To(t.at("skopje")), "HU-58");
    // They had agreed when they set out, and fall out over what they have taken.
    let mut t = with(&[("players", "four")], JOINT);
    t.go("belgrade", Nation::De, &[(Kind::Armour, 2)], "skopje").done();
    t.go("belgrade", Nation::It, &[(Kind::Armour, 2)], "skopje").come_to_battle();
    t.roll_as(ITALY, Order(Standing::Cooperate(false)), &[]);
    t.fight("skopje", &[1, 6, 6, 6, 6]);
    assert_eq!(t.owner("skopje"), Nation::De);
}

/// HU-59: Soviet units and those of the Western Allies share no area (HTV-41).
#[test]
fn soviets_apart() {
    let text = "turn allies redeploy summer 1942\nwar germany summer 1941\nowner uk: ankara erzurum syria\n\
                conquered tr uk\nuk: ankara 1 infantry\nsu: erzurum 1 infantry";
    let mut t = table(&text.replace("owner uk: ankara erzurum", "owner uk: ankara\nowner su: erzurum\nowner uk:"));
    t.pick("ankara", Nation::Uk, Kind::Infantry);
    t.refused(To(t.at("erzurum")), "HU-59");
    assert!(t.may(To(t.at("syria"))));
}

/// HU-59: nor does a Western unit go where Soviets are about to move in, though the area has become friendly
/// meanwhile: Paris is liberated, and Algiers, which they attack, is French again.
#[test]
fn where_soviets_attack() {
    let mut t = table(
        "turn allies move summer 1944\nwar germany summer 1941\nconquered fr de\nowner uk: calais tunis tripoli\n\
         owner su: casablanca\n\
         owner de: paris algiers\npoints su 20\npoints uk 20\nuk: calais 1 infantry; tunis 1 armour\n\
         su: casablanca 1 armour\nde: algiers 1 aircraft",
    );
    t.go("casablanca", Nation::Su, &[(Kind::Armour, 1)], "algiers");
    t.go("calais", Nation::Uk, &[(Kind::Infantry, 1)], "paris");
    assert_eq!([t.owner("paris"), t.owner("algiers")], [Nation::Fr; 2]);
    t.pick("tunis", Nation::Uk, Kind::Armour);
    t.refused(To(t.at("algiers")), "HU-59");
}
