//! Germany and the Soviet Union: declarations, satellites, surprise, winter, oil.

use crate::common::{barred, may_go, table, with};
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;

/// HU-65: the Soviet Union attacks Romania from autumn 1941 on, for nine points (HTV-31); the others stay neutral, and
/// German units must leave them.
#[test]
fn a_soviet_attack() {
    let text = "turn allies declare autumn 1941\npoints su 20\nsu: odessa 1 infantry\n\
                de: bucharest 1 infantry; budapest 1 infantry";
    table(&text.replace("autumn", "summer")).refused(Declare { by: Nation::Su, on: Nation::Ro }, "HU-65");
    let mut t = table(text);
    t.act(Declare { by: Nation::Su, on: Nation::Ro });
    assert_eq!(t.left(Nation::Su), 11);
    assert_eq!((t.state.side_of(Nation::Ro), t.state.side_of(Nation::Hu)), (Some(Side::Axis), None));
    assert_eq!(t.count("ploesti", Nation::Ro, Kind::Infantry), 1, "G20: it joins with its army");
    assert_eq!(t.left(Nation::De), t.ledger(Nation::De).opening, "and brings no points");
    let mut t = table(text);
    t.act(Declare { by: Nation::Su, on: Nation::De });
    assert_eq!(t.left(Nation::Su), 13);
}

/// HU-73, HUC-14: German units that have not left by the end of the next German turn are removed, or Germany declares
/// war on the satellite and fights where they stand.
#[test]
fn leaving_the_satellites() {
    let text = "turn allies declare autumn 1941\npoints su 20\npoints de 20\nsu: odessa 1 infantry\n\
                de: budapest 3 armour; cluj 1 infantry";
    let mut t = table(text);
    t.act(Declare { by: Nation::Su, on: Nation::De }).end_turn();
    t.until(Phase::Move).go("budapest", Nation::De, &[(Kind::Armour, 1)], "vienna").end_turn();
    assert_eq!(t.state.total(Nation::De, Kind::Armour), 1, "two stayed and are gone");
    assert_eq!(t.count("cluj", Nation::De, Kind::Infantry), 0);
    let mut t = table(text);
    t.act(Declare { by: Nation::Su, on: Nation::De }).end_turn();
    t.act(Declare { by: Nation::De, on: Nation::Hu });
    assert_eq!((t.left(Nation::De), t.state.side_of(Nation::Hu)), (18, Some(Side::Allies)));
    t.until(Phase::Battle);
    // Two Hungarian infantry on 2; three armour on 3 hit both.
    t.fight("budapest", &[1, 1, 6, 6, 6]);
    assert_eq!(t.owner("budapest"), Nation::De);
}

/// HU-66, HU-67, HU-94: Germany attacks at any time for seven points; the satellites join with their armies and their
/// points: 20 - 7 + 7 = 20 (HTV-32).
#[test]
fn a_german_attack() {
    let mut t =
        table("turn axis declare winter 1939\npoints de 20\nde: warsaw 1 infantry\nconquered pl de\nowner de: warsaw");
    t.refused(Declare { by: Nation::De, on: Nation::Uk }, "HUB-1.6");
    t.act(Declare { by: Nation::De, on: Nation::Su });
    assert_eq!((t.left(Nation::De), t.ledger(Nation::De).gained), (20, 7));
    for n in Nation::SATELLITES {
        assert_eq!(t.state.side_of(n), Some(Side::Axis), "{n:?}");
    }
    assert_eq!(t.count("helsinki", Nation::Fi, Kind::Infantry), 2);
    t.until(Phase::Move);
    assert!(t.can_pick("helsinki", Nation::Fi, Kind::Infantry), "they move at once");
}

/// HU-66: only Germany declares this war for the Axis.
#[test]
fn italy_does_not_declare_it() {
    let t = table("turn axis declare summer 1941\naxis it\npoints it 20\nit: rome 1 infantry");
    t.refused(Declare { by: Nation::It, on: Nation::Su }, "HU-66");
}

/// HU-68: losses of satellites are rebuilt at home, and Germany pays.
#[test]
fn rebuilding_satellites() {
    let mut t = table(
        "turn axis build autumn 1941\nwar germany summer 1941\naxis hu\npoints de 20\nhu: budapest 1 infantry\n\
         de: berlin 1 infantry",
    );
    let budapest = t.at("budapest");
    t.act(Build { nation: Nation::Hu, kind: Kind::Infantry, at: budapest });
    assert_eq!(t.left(Nation::De), 19);
    t.refused(Build { nation: Nation::Hu, kind: Kind::Infantry, at: budapest }, "HUC-15");
}

const SURPRISE: &str = "turn axis move summer 1941\nwar germany summer 1941\nconquered pl de\nowner de: warsaw\n\
                owner su: brest-litovsk\n\
    points de 20\nde: warsaw 1 infantry\nsu: brest-litovsk 1 infantry";

/// HU-69: in the turn of the declaration infantry on 1 rolls 4, then 1: a hit (HTV-18); two dice give one hit at most,
/// or two by the other reading (G23).
#[test]
fn surprise() {
    let mut t = table(SURPRISE);
    t.go("warsaw", Nation::De, &[(Kind::Infantry, 1)], "brest-litovsk").come_to_battle();
    t.fight("brest-litovsk", &[4, 1, 6]);
    assert_eq!(t.owner("brest-litovsk"), Nation::De);
    let two = SURPRISE.replace("su: brest-litovsk 1", "su: brest-litovsk 2").replace("de: warsaw 1", "de: warsaw 2");
    let mut t = table(&two);
    t.go("warsaw", Nation::De, &[(Kind::Infantry, 2)], "brest-litovsk").come_to_battle();
    t.fight("brest-litovsk", &[1, 6, 6, 6, 6]);
    assert_eq!(t.count("brest-litovsk", Nation::Su, Kind::Infantry), 1, "who has hit does not roll again");
    let mut t = with(&[("roll_twice", "two_hits")], &two);
    t.go("warsaw", Nation::De, &[(Kind::Infantry, 2)], "brest-litovsk").come_to_battle();
    t.fight("brest-litovsk", &[1, 6, 1, 6, 6, 6]);
    assert_eq!(t.owner("brest-litovsk"), Nation::De);
    let mut t = table(&SURPRISE.replace("move summer", "move autumn"));
    t.go("warsaw", Nation::De, &[(Kind::Infantry, 1)], "brest-litovsk").come_to_battle();
    t.fight("brest-litovsk", &[4, 6]);
    assert_eq!(t.owner("brest-litovsk"), Nation::Su, "the surprise is over");
}

/// HU-70, HU-71, HUC-18: in the winter of that year no attack inside Soviet borders, though units walk in where nobody
/// resists; Soviet attackers roll twice (HTV-33).
#[test]
fn the_first_winter() {
    let text = "turn axis move winter 1941\nwar germany summer 1941\nowner de: minsk\npoints de 20\npoints su 20\n\
                de: minsk 1 infantry\nsu: smolensk 1 infantry";
    let mut t = table(text);
    t.pick("minsk", Nation::De, Kind::Infantry);
    t.refused(To(t.at("smolensk")), "HU-70");
    t.to("kiev");
    assert_eq!((t.owner("kiev"), t.left(Nation::De)), (Nation::De, 20), "no battle, no attack");
    let mut t = table(&text.replace("de: minsk 1 infantry", "de: minsk 1 paratroops"));
    t.pick("minsk", Nation::De, Kind::Paratroops);
    t.refused(Drop(t.at("kiev")), "HU-70");
    let mut t = table(&text.replace("turn axis", "turn allies"));
    t.go("smolensk", Nation::Su, &[(Kind::Infantry, 1)], "minsk").come_to_battle();
    // Over the river the German defends on 3.
    t.fight("minsk", &[5, 1, 6]);
    assert_eq!(t.owner("minsk"), Nation::Su);
    assert!(
        may_go(&text.replace("winter 1941", "winter 1942"), ("minsk", Nation::De, Kind::Infantry), "smolensk"),
        "only the first winter"
    );
}

/// HU-72: Bulgaria attacks no Soviets; its units are lost at once when Soviets come, without battle or price (HTV-34).
#[test]
fn bulgaria() {
    let text = "turn allies move autumn 1943\nwar germany summer 1941\naxis bg ro\nowner su: bucharest\npoints su 20\n\
                su: bucharest 1 infantry\nbg: sofia 2 infantry";
    let mut t = table(text);
    t.go("bucharest", Nation::Su, &[(Kind::Infantry, 1)], "sofia");
    assert_eq!((t.owner("sofia"), t.left(Nation::Su)), (Nation::Su, 20));
    assert_eq!(t.state.total(Nation::Bg, Kind::Infantry), 0);
    barred(&text.replace("turn allies", "turn axis"), ("sofia", Nation::Bg, Kind::Infantry), "bucharest", "HU-72");
    assert!(
        may_go(
            &text.replace("turn allies", "turn axis").replace("su: bucharest", "su: odessa"),
            ("sofia", Nation::Bg, Kind::Infantry),
            "bucharest"
        ),
        "there are no Soviet units to attack"
    );
}

/// HU-72: Bulgarians beside Germans are lost at once as well; the Germans fight alone.
#[test]
fn bulgarians_beside_germans() {
    let text = "turn allies move autumn 1943\nwar germany summer 1941\naxis bg ro\nowner su: bucharest\npoints su 20\n\
                su: bucharest 3 infantry\nbg: sofia 2 infantry\nde: sofia 1 infantry";
    let mut t = table(text);
    t.go("bucharest", Nation::Su, &[(Kind::Infantry, 3)], "sofia").come_to_battle();
    // Three Soviets roll, and one German, not the Bulgarians.
    t.fight("sofia", &[6, 6, 6, 6]);
    assert_eq!((t.state.total(Nation::Bg, Kind::Infantry), t.count("sofia", Nation::De, Kind::Infantry)), (0, 1));
}

/// HU-69: the surprise holds for every attack on Soviet units: aircraft that meet theirs roll twice too.
#[test]
fn surprise_in_the_air() {
    let text = SURPRISE.replace("de: warsaw 1 infantry", "de: warsaw 1 infantry, 1 aircraft");
    let text = text.replace("su: brest-litovsk 1 infantry", "su: brest-litovsk 1 infantry, 1 aircraft");
    assert!(text.matches("1 aircraft").count() == 2);
    let mut t = table(&text);
    let target = t.at("brest-litovsk");
    t.go("warsaw", Nation::De, &[(Kind::Infantry, 1)], "brest-litovsk");
    t.pick("warsaw", Nation::De, Kind::Aircraft).act(To(target));
    if t.decider() != GERMANY {
        t.act(Pass);
    }
    t.come_to_battle();
    // The Soviet aircraft misses; the German rolls 4, then 3: shot down. Then infantry and aircraft roll twice each.
    t.fight("brest-litovsk", &[6, 4, 3, 6, 1, 6, 6, 6]);
    assert_eq!((t.owner("brest-litovsk"), t.state.total(Nation::Su, Kind::Aircraft)), (Nation::De, 0));
}

/// HU-74, HUC-13: with Ploesti lost the Axis makes one attack a turn; free captures do not count (HTV-35).
#[test]
fn ploesti() {
    let text = "turn axis move autumn 1944\nwar germany summer 1941\naxis ro hu\nowner su: ploesti\npoints de 20\n\
                de: ruhr 1 infantry; munich 1 infantry; warsaw 1 infantry\nconquered pl de\nowner de: warsaw\n\
                owner su: brest-litovsk lwow\n\
                fr: maginot 1 infantry; lyon 1 infantry; paris 1 infantry\nsu: brest-litovsk 1 infantry";
    let mut t = table(text);
    t.go("warsaw", Nation::De, &[(Kind::Infantry, 1)], "brest-litovsk");
    t.pick("ruhr", Nation::De, Kind::Infantry);
    t.refused(To(t.at("maginot")), "HU-74");
    let free = text.replace("fr: maginot 1 infantry; lyon", "fr: lyon");
    let mut t = table(&free);
    t.go("warsaw", Nation::De, &[(Kind::Infantry, 1)], "brest-litovsk");
    t.go("ruhr", Nation::De, &[(Kind::Infantry, 1)], "maginot");
    assert_eq!(t.owner("maginot"), Nation::De);
}

/// HU-75, HUC-13: with Grozny lost the Soviet Union makes one attack a turn, the other Allies as many as they like.
#[test]
fn grozny() {
    let text = "turn allies move autumn 1942\nwar germany summer 1941\nowner de: grozny rostov krasnodar belgium\n\
                conquered be de\n\
                points su 20\npoints fr 20\nsu: stalingrad 2 infantry; tbilisi 1 infantry\n\
                de: rostov 1 infantry; krasnodar 1 infantry; belgium 1 infantry\n\
                fr: paris 1 infantry; calais 1 infantry";
    let mut t = table(text);
    t.go("stalingrad", Nation::Su, &[(Kind::Infantry, 1)], "rostov");
    t.pick("tbilisi", Nation::Su, Kind::Infantry);
    t.refused(To(t.at("krasnodar")), "HU-75");
    t.to("grozny");
    t.go("calais", Nation::Fr, &[(Kind::Infantry, 1)], "belgium");
}

/// HU-66, HU-69, HU-70: a declaration in winter: the satellites join, and there is no attack inside the borders (G31).
#[test]
fn a_declaration_in_winter() {
    let mut t = table(
        "turn axis declare winter 1940\npoints de 20\nconquered pl de\nowner de: warsaw\nowner su: brest-litovsk\n\
         de: warsaw 1 infantry\nsu: brest-litovsk 1 infantry",
    );
    t.act(Declare { by: Nation::De, on: Nation::Su }).until(Phase::Move);
    t.pick("warsaw", Nation::De, Kind::Infantry);
    t.refused(To(t.at("brest-litovsk")), "HU-70");
}
