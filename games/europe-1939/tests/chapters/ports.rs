//! Attacks on a port: ships, landings and aircraft that strike, and who defends together (HU-20, HU-55, HUB-5.4);
//! docs/pairs.md lists what meets.

use crate::common::{Table, table};
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;

/// HU-55, HU-95: British and French aircraft in one area meet the attackers one after the other, not together; then the
/// defender says whose troops are attacked first.
#[test]
fn british_and_french_aircraft_defend_separately() {
    let text = "turn axis move spring 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 2 infantry, 2 aircraft\nfr: calais 1 infantry, 1 aircraft\n\
                uk: calais 1 infantry, 1 aircraft";
    let mut t = table(text);
    t.go("belgium", Nation::De, &[(Kind::Infantry, 2)], "calais");
    t.go("belgium", Nation::De, &[(Kind::Aircraft, 2)], "calais").act(Pass);
    t.come_to_battle();
    // The defender says whose aircraft go first: the French one against two, one of which it drives off, then the
    // British one against the other.
    t.fight("calais", &[]);
    assert_eq!((t.decider(), t.list()), (BRITAIN, vec![First(Nation::Uk), First(Nation::Fr)]));
    t.roll(First(Nation::Fr), &[6, 6, 6, 6, 6]);
    assert_eq!(t.list(), [First(Nation::Uk), First(Nation::Fr)], "then whose troops");
    assert_eq!(t.count_as("belgium", Nation::De, Kind::Aircraft, Cond::Used), 2);
    // Each nation's aircraft fights beside its own troops, in their first round: two dice of the French, then two of
    // the British.
    t.roll(First(Nation::Fr), &[1, 6, 6, 6]);
    t.lose(Nation::Fr, Kind::Infantry, &[6, 6, 6, 6]);
    let Some(Frame::Battle(battle)) = t.state.frames.last() else { panic!("the battle goes on") };
    assert_eq!(battle.away, [(Nation::Fr, Kind::Aircraft, 1), (Nation::Uk, Kind::Aircraft, 1)]);
}

/// HU-55, HU-95: British and French ships in one port fight a landing one after the other.
#[test]
fn british_and_french_ships_defend_separately() {
    let text = "turn axis move spring 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 1 infantry\nfr: calais 1 fleet\nuk: calais 1 fleet";
    let mut t = with_port(text);
    let calais = t.at("calais");
    t.take("hamburg", Nation::De, &[(Kind::Fleet, 3)]).load(&[(Kind::Infantry, 1)]).act(Invade(calais)).act(Pass);
    t.come_to_battle();
    // Two empty fleets roll against the fleet the defender names, then against the other.
    t.fight("calais", &[]).roll(First(Nation::Fr), &[6, 1, 6, 6, 6, 6]);
    assert_eq!((t.count("calais", Nation::Uk, Kind::Fleet), t.count("calais", Nation::Fr, Kind::Fleet)), (1, 0));
}

/// The sketch with three German fleets in Hamburg.
fn with_port(text: &str) -> Table {
    table(&format!("{text}\nde: hamburg 3 fleet, 1 infantry"))
}

/// HU-55, HUB-5.3: aircraft that hold an area alone resist, also when another nation's ships have fought in its port
/// before.
#[test]
fn aircraft_alone_resist_beside_the_ships_of_others() {
    let text = "turn axis move spring 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                fr: calais 1 aircraft\nuk: calais 1 fleet";
    let mut t = with_port(text);
    let calais = t.at("calais");
    t.take("hamburg", Nation::De, &[(Kind::Fleet, 3)]).load(&[(Kind::Infantry, 1)]).act(Invade(calais));
    while t.decider() == BRITAIN {
        t.act(Pass);
    }
    t.come_to_battle();
    // The British fleet is sunk; then one German die against one of the French aircraft, which hits.
    t.fight("calais", &[6, 1, 6, 6, 1]);
    assert_eq!((t.owner("calais"), t.state.total(Nation::De, Kind::Infantry)), (Nation::Fr, 1));
}

const CALAIS: &str = "turn axis move spring 1940\nconquered be de\nowner de: belgium\npoints de 20\n";

/// HU-20, HU-55, HU-90: aircraft attack ships once and then fly home, and British and French ships defend separately:
/// the strike meets the ships of the nation the defender names, and no others.
#[test]
fn a_strike_meets_the_ships_the_defender_names() {
    for (named, other) in [(Nation::Uk, Nation::Fr), (Nation::Fr, Nation::Uk)] {
        let mut t = table(&format!("{CALAIS}de: belgium 2 bomber\nfr: calais 1 fleet\nuk: calais 1 fleet"));
        let calais = t.at("calais");
        t.take("belgium", Nation::De, &[(Kind::Bomber, 2)]).act(Strike(calais)).come_to_battle();
        t.fight("calais", &[]);
        assert_eq!((t.decider(), t.list()), (BRITAIN, vec![First(Nation::Uk), First(Nation::Fr)]));
        t.roll(First(named), &[6, 1, 1]);
        assert_eq!((t.count("calais", named, Kind::Fleet), t.count("calais", other, Kind::Fleet)), (0, 1));
        let ready = t.count_as("calais", other, Kind::Fleet, Cond::Fresh);
        assert_eq!((ready, t.count_as("belgium", Nation::De, Kind::Bomber, Cond::Used)), (1, 2));
    }
}

/// HU-15, HU-20, HUB-5.4: aircraft strike at the ships of a port that is invaded, declared before or after the landing:
/// it is one attack for five points, and they fight the ships, not the troops.
#[test]
fn a_strike_and_a_landing_are_one_attack() {
    for strike_first in [true, false] {
        let mut t = table(&format!(
            "{CALAIS}de: belgium 1 bomber; hamburg 1 fleet, 1 infantry\nfr: calais 1 fleet, 1 infantry"
        ));
        let calais = t.at("calais");
        let strike = |t: &mut Table| {
            t.pick("belgium", Nation::De, Kind::Bomber).act(Strike(calais));
        };
        if strike_first {
            strike(&mut t);
        }
        t.pick("hamburg", Nation::De, Kind::Fleet).load(&[(Kind::Infantry, 1)]).act(Invade(calais));
        while t.decider() == BRITAIN {
            t.act(Pass);
        }
        if !strike_first {
            strike(&mut t);
        }
        assert_eq!(t.left(Nation::De), 15, "five points in all");
        t.come_to_battle();
        // The French fleet, on 4 against a landing, and the bomber, on 4; the laden fleet does not roll. Then one die
        // of the infantry and one of the defender.
        t.fight("calais", &[6, 4, 6, 6]);
        assert_eq!(t.count("calais", Nation::Fr, Kind::Fleet), 0, "strike first: {strike_first}");
        assert_eq!(t.count_as("belgium", Nation::De, Kind::Bomber, Cond::Used), 1);
        assert!(matches!(t.state.frames.last(), Some(Frame::Battle(b)) if b.stage == BattleStage::Decide));
    }
}

/// HU-20, HU-89: ships that have fought cannot fight again before their next turn: nobody pays for a strike that would
/// meet nobody, and a landing there finds the port open.
#[test]
fn ships_that_have_fought_are_no_target() {
    let mut t = table(&format!("{CALAIS}de: belgium 1 bomber; hamburg 1 fleet, 1 infantry\nfr: calais 1 fleet used"));
    let calais = t.at("calais");
    t.pick("belgium", Nation::De, Kind::Bomber).refused(Strike(calais), "HU-20");
    let mut t = table(&format!("{CALAIS}de: hamburg 1 fleet, 1 infantry\nfr: calais 1 fleet used"));
    t.pick("hamburg", Nation::De, Kind::Fleet).load(&[(Kind::Infantry, 1)]).act(Invade(calais));
    assert_eq!(t.owner("calais"), Nation::De, "nobody is there to fight");
}

const DOVER: &str = "turn axis move summer 1940\nconquered be de\nconquered nl de\nowner de: belgium holland\n\
    points de 20\nde: belgium 1 paratroops; holland 2 fleet, 2 infantry\nuk: dover 1 infantry, 1 fleet";

/// Paratroops drop on Dover, and two fleets bring infantry to it.
fn drop_and_land(escorts: u8) -> Table {
    let mut t = table(&DOVER.replace("2 fleet,", &format!("{} fleet,", 1 + escorts)));
    let dover = t.at("dover");
    t.pick("belgium", Nation::De, Kind::Paratroops).act(Drop(dover));
    t.take("holland", Nation::De, &[(Kind::Fleet, 1 + escorts)]).load(&[(Kind::Infantry, 2)]).act(Invade(dover));
    while t.decider() == BRITAIN {
        t.act(Pass);
    }
    t.come_to_battle();
    t
}

/// HU-06, HU-92: a landing that breaks off before it is ashore supports nobody: paratroops lost then are gone for good.
#[test]
fn paratroops_whose_landing_turns_back_are_alone() {
    let mut t = drop_and_land(1);
    // The ships miss each other; then the German fleets leave, and the paratroops are shot.
    t.fight("dover", &[6, 6]).roll(BreakOff, &[6, 1]);
    assert_eq!((t.state.total(Nation::De, Kind::Paratroops), t.state.gone[Nation::De.index()]), (0, 1));
    assert_eq!(t.count("holland", Nation::De, Kind::Infantry), 2);
}

/// HU-06, HUB-5.2: the same if the landing goes down with its fleets.
#[test]
fn paratroops_whose_landing_is_sunk_are_alone() {
    let mut t = drop_and_land(0);
    // One laden fleet does not roll, and the British fleet hits on 4; then a round of the paratroops.
    t.fight("dover", &[1, 6, 1]);
    assert_eq!((t.state.total(Nation::De, Kind::Infantry), t.state.gone[Nation::De.index()]), (1, 1));
}

/// HU-08: beside troops that came ashore they may be rebuilt.
#[test]
fn paratroops_beside_a_landing_may_be_rebuilt() {
    let mut t = drop_and_land(1);
    // The British fleet is sunk; in the round ashore one hit is taken by the paratroops.
    t.fight("dover", &[6, 1, 6, 6, 6, 1]).lose(Nation::De, Kind::Paratroops, &[]);
    assert_eq!((t.state.total(Nation::De, Kind::Paratroops), t.state.gone[Nation::De.index()]), (0, 0));
}

/// A German aircraft in Riga, a Soviet fleet in the fort of Leningrad.
fn riga(date: &str) -> Table {
    let mut t = table(&format!(
        "turn axis move {date} 1941\nwar germany summer 1941\npoints de 20\nowner de: tallinn riga\n\
         de: riga 1 aircraft\nsu: leningrad 1 fleet"
    ));
    t.pick("riga", Nation::De, Kind::Aircraft);
    t
}

/// HU-69, HU-20: in the turn of its declaration Germany rolls twice against Soviet ships in port too.
#[test]
fn surprise_in_port() {
    let mut t = riga("summer");
    let leningrad = t.at("leningrad");
    t.act(Strike(leningrad)).come_to_battle();
    // The fleet in the fort rolls once, the aircraft misses and rolls again.
    t.fight("leningrad", &[6, 6, 3]);
    assert_eq!(t.count("leningrad", Nation::Su, Kind::Fleet), 0);
}

/// HU-70, HU-20: in the first winter a strike at a Soviet port is an attack inside the borders.
#[test]
fn no_strike_in_the_first_winter() {
    let t = riga("winter");
    t.refused(Strike(t.at("leningrad")), "HU-70");
    let t = riga("autumn");
    assert!(t.may(Strike(t.at("leningrad"))));
}

/// HU-36, HU-89, HUB-5.3: aircraft that have intervened cannot defend their base any more: it is taken without a
/// battle.
#[test]
fn a_base_whose_aircraft_have_intervened_is_open() {
    let text = format!("{CALAIS}de: belgium 1 aircraft, 1 infantry\nfr: paris 1 infantry; calais 1 aircraft");
    let mut t = table(&text);
    t.go("belgium", Nation::De, &[(Kind::Aircraft, 1)], "paris");
    t.intervene("paris", "calais", Nation::Fr, Kind::Aircraft, 1, &[6, 6]);
    assert_eq!(t.count_as("calais", Nation::Fr, Kind::Aircraft, Cond::Used), 1);
    let before = t.left(Nation::De);
    t.go("belgium", Nation::De, &[(Kind::Infantry, 1)], "calais");
    assert_eq!((t.owner("calais"), t.left(Nation::De)), (Nation::De, before));
    assert_eq!(t.state.total(Nation::Fr, Kind::Aircraft), 0, "it is lost with its base");
}
