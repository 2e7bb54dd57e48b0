//! Rules where two of them meet on the same unit in the same phase; docs/pairs.md lists them.

use crate::common::{Table, rules_of, sketch, table};
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use kernel::Game;

/// HUC-17, HUB-1.4, HU-61: ships of a power that is not at war change base and nobody may stop them; once it is at war
/// the enemy is asked.
#[test]
fn ships_of_a_neutral_power_are_not_attacked() {
    let text = "turn allies move spring 1940\nconquered ro de\nowner de: bucharest\nde: bucharest 1 fleet, 2 aircraft\n\
                su: crimea 1 fleet";
    let mut t = table(text);
    t.pick("crimea", Nation::Su, Kind::Fleet).to("odessa");
    assert_eq!((t.count_as("odessa", Nation::Su, Kind::Fleet, Cond::Moved), t.decider()), (1, BRITAIN));
    let mut t = table(&format!("{text}\nwar germany spring 1940"));
    t.pick("crimea", Nation::Su, Kind::Fleet).to("odessa");
    assert_eq!((t.count("odessa", Nation::Su, Kind::Fleet), t.decider()), (0, GERMANY));
    let vichy = "turn axis move summer 1941\nconquered fr de\nowner vichy: lyon vichy algiers\nvichy: lyon 1 fleet\n\
                 uk: gibraltar 2 fleet, 1 aircraft";
    let mut t = table(vichy);
    t.pick("lyon", Nation::Vichy, Kind::Fleet).to("algiers");
    assert_eq!(t.count("algiers", Nation::Vichy, Kind::Fleet), 1);
    let mut t = table(&format!("{vichy}\naxis vichy"));
    t.pick("lyon", Nation::Vichy, Kind::Fleet).to("algiers");
    assert_eq!(t.decider(), BRITAIN, "after a declaration of war they may be");
}

/// HU-20, HU-37, HU-40: bombers that intervene against ships are met by aircraft, defend themselves on 1 and are shot
/// down, or turn back.
#[test]
fn intervening_bombers_are_shot_down() {
    let text = "turn axis move summer 1941\nconquered fr de\nconquered be de\nowner de: brest paris calais belgium\n\
                de: brest 1 fleet; calais 1 aircraft\nuk: london 1 bomber";
    for (dice, aircraft, bombers, used) in [([1, 6], 1, 0, 0), ([6, 1], 0, 1, 1), ([6, 6], 1, 1, 1), ([4, 1], 0, 0, 0)]
    {
        let mut t = table(text);
        t.pick("brest", Nation::De, Kind::Fleet).to("calais");
        t.intervene("channel", "london", Nation::Uk, Kind::Bomber, 1, &[]);
        // A bomber that is not shot down and not driven off strikes at the fleet.
        let strikes = dice == [6, 1];
        let mut all = dice.to_vec();
        all.extend(strikes.then_some([6, 6]).into_iter().flatten());
        t.intervene("channel", "calais", Nation::De, Kind::Aircraft, 1, &all);
        assert_eq!(t.state.total(Nation::De, Kind::Aircraft), aircraft, "{dice:?}");
        assert_eq!(t.state.total(Nation::Uk, Kind::Bomber), bombers, "{dice:?}");
        assert_eq!(t.count_as("london", Nation::Uk, Kind::Bomber, Cond::Used), used, "{dice:?}");
    }
}

const NAPLES: &str = "turn axis move summer 1942\naxis it\nowner uk: tobruk benghazi\npoints de 30\n\
    de: naples 2 fleet, 2 infantry\nuk: tobruk 1 infantry; benghazi 1 infantry";

fn in_naples(t: &mut Table) -> &mut Table {
    t.pick("naples", Nation::De, Kind::Fleet).load(&[(Kind::Infantry, 1)])
}

/// HU-80: with neither fleet nor aircraft in Malta, Germany may land on a defended African area though nobody of it is
/// in Africa yet; with both, a single unit may not.
#[test]
fn landing_in_africa_past_an_empty_malta() {
    let mut t = table(NAPLES);
    let tobruk = t.at("tobruk");
    assert!(in_naples(&mut t).may(Invade(tobruk)));
    let mut t = table(&format!("{NAPLES}; malta 1 infantry, 1 fleet, 1 aircraft"));
    in_naples(&mut t).refused(Invade(tobruk), "HU-80");
    let mut t = table(&format!("{NAPLES}; malta 1 infantry"));
    assert!(in_naples(&mut t).may(Invade(tobruk)), "infantry in Malta stops nobody");
}

/// HU-80, HUC-06: of two German units one may fight while Malta has an aircraft; the same armour may fight again in
/// its second movement, the other may not.
#[test]
fn malta_counts_units_not_attacks() {
    let text = "turn axis move summer 1942\naxis it\nowner uk: tobruk\npoints de 20\nde: benghazi 2 armour\n\
                uk: tobruk 1 infantry; alexandria 1 infantry; malta 1 aircraft";
    let mut t = table(text);
    t.go("benghazi", Nation::De, &[(Kind::Armour, 1)], "tobruk");
    t.come_to_battle().fight("tobruk", &[1, 6]);
    t.until(Phase::SecondMove).pick("tobruk", Nation::De, Kind::Armour);
    assert!(t.may(To(t.at("alexandria"))), "it has fought already");
    let mut t = table(text);
    t.go("benghazi", Nation::De, &[(Kind::Armour, 1)], "tobruk");
    t.pick("benghazi", Nation::De, Kind::Armour);
    t.refused(To(t.at("tobruk")), "HU-80");
}

/// HU-80: who has fallen was there when the fighting began: of three Germans with one aircraft in Malta two may fight,
/// also if the first is lost.
#[test]
fn malta_and_a_lost_unit() {
    let text = "turn axis move summer 1942\naxis it\nowner uk: tobruk alexandria\npoints de 20\nde: benghazi 3 armour\n\
                uk: tobruk 1 infantry; malta 1 aircraft";
    let mut t = table(text);
    t.go("benghazi", Nation::De, &[(Kind::Armour, 1)], "tobruk");
    t.come_to_battle().fight("tobruk", &[1, 1]);
    assert_eq!(t.state.total(Nation::De, Kind::Armour), 2);
    assert_eq!((t.state.turn.african, t.state.turn.african_most), (1, 3));
}

/// HU-79, HUB-5.4: a force that waits for its battle in Africa counts, wherever it came from.
#[test]
fn landing_forces_count_among_the_germans_in_africa() {
    let mut t = table(&format!("{NAPLES}\nde: tripoli 2 infantry\nde: naples 2 fleet, 2 infantry"));
    let (tobruk, benghazi) = (t.at("tobruk"), t.at("benghazi"));
    in_naples(&mut t).act(Invade(tobruk));
    assert!(t.state.turn.battles.contains(tobruk), "the third German waits for his battle");
    in_naples(&mut t).refused(Invade(benghazi), "HU-79");
}

/// HU-79, HUB-5.3: aircraft without a base do not flee to Africa as the fourth German unit there.
#[test]
fn nobody_flees_to_a_full_africa() {
    let flee = |garrison: &str| {
        let mut t = table(&format!(
            "turn allies battle summer 1942\naxis it\nowner uk: sicily naples rome sardinia tirana milan venice\n\
             de: tripoli {garrison}\nuk: malta 1 infantry"
        ));
        let sicily = t.at("sicily");
        t.state.displace(sicily, Nation::De, Kind::Aircraft, Cond::Used, 1);
        t
    };
    let t = flee("3 infantry");
    t.refused(Shelter(t.at("tripoli")), "HUB-5.3");
    let t = flee("2 infantry");
    assert!(t.may(Shelter(t.at("tripoli"))));
}

const AID: &str = "turn allies redeploy summer 1941\nconquered fr de\nowner de: paris brest calais bordeaux maginot\n\
    war germany summer 1941\npoints uk 12\nbase uk 25\nuk: london 1 infantry\nde: brest 8 submarine\n\
    su: moscow 1 infantry";

/// HU-47, HU-49, HU-27: what was sent is spent: raids on the sender take nothing of it, and it arrives whole.
#[test]
fn aid_does_not_shrink_with_raids() {
    let mut t = table(AID);
    let soviets = t.left(Nation::Su);
    t.act(Lay { route: Route::UkToSu, value: 6 });
    t.end_turn().until(Phase::Move);
    t.take("brest", Nation::De, &[(Kind::Submarine, 8)]).act(Raid);
    assert_eq!((t.left(Nation::Uk), t.ledger(Nation::Uk).lost), (6, 6), "six of twelve are at sea");
    t.end_turn().until(Phase::Build);
    assert_eq!((t.left(Nation::Uk), t.left(Nation::Su)), (0, soviets + 6));
}

/// HUB-10.2, HU-47, HU-49: aid sent in winter is spent in that year: it does not make the base grow, and the new
/// year's points are not charged with it.
#[test]
fn winter_aid_is_spent_in_its_year() {
    let aid = AID.replace("summer 1941\nconquered", "winter 1941\nconquered").replace("points uk 12", "points uk 16");
    let mut t = table(&aid);
    t.act(Lay { route: Route::UkToSu, value: 6 });
    t.end_turn();
    // Ten of sixteen points were not spent: two fifths of them.
    assert_eq!(t.ledger(Nation::Uk).base, 25 + 4);
    let opening = t.left(Nation::Uk);
    let soviets = t.left(Nation::Su);
    t.end_turn().until(Phase::Build);
    assert_eq!((t.left(Nation::Uk), t.left(Nation::Su)), (opening, soviets + 6));
}

/// HU-52: what America sends in the winter of 1941 is deducted from 1942, as what it sent before.
#[test]
fn winter_aid_of_1941_is_deducted() {
    let aid = AID.replace("summer 1941\nconquered", "winter 1941\nconquered") + "\npoints us 54\nbase us 54";
    let mut t = table(&aid);
    t.act(Lay { route: Route::UsToUk, value: 13 });
    t.end_turn();
    assert_eq!(t.left(Nation::Us), 54 - 13);
}

/// HUB-2.2, HU-41, HU-42: ships whose die fails stay in port as they were: those that have moved do not move again.
#[test]
fn ships_whose_die_fails_have_still_moved() {
    let text = "turn allies move summer 1941\nconquered fr de\nowner de: brest paris calais\nde: brest 1 submarine\n\
                uk: plymouth 1 fleet moved, 1 fleet; liverpool 1 destroyer";
    let mut t = table(text);
    t.pick("liverpool", Nation::Uk, Kind::Destroyer).via("north-atlantic").via("channel").to("dover");
    t.intervene("channel", "brest", Nation::De, Kind::Submarine, 1, &[6]);
    // Distance one: a one fails. Then the sea battle goes on without them.
    t.intervene("channel", "plymouth", Nation::Uk, Kind::Fleet, 2, &[1, 6, 6]);
    assert_eq!(t.count_as("plymouth", Nation::Uk, Kind::Fleet, Cond::Moved), 1);
    assert_eq!(t.count_as("plymouth", Nation::Uk, Kind::Fleet, Cond::Fresh), 1);
}

/// HUC-15, HUB-6.2: units that a conquest removes leave the pool for good, and a liberated country does not build them
/// again.
#[test]
fn conquered_units_leave_the_pool() {
    let mut t = table(
        "turn axis redeploy spring 1941\nallies gr\nowner de: athens\ngr: salonika 1 infantry\nde: athens 1 infantry",
    );
    t.end_turn();
    assert_eq!(t.state.stance[Nation::Gr], Stance::Conquered(Nation::De));
    assert_eq!(t.state.removed[Nation::Gr], Units::of(Kind::Infantry, 1));
    let rules = rules_of("full-war", &[]);
    let mut position = sketch(&rules, "turn allies build spring 1943\nallies gr\npoints uk 20");
    let may = |position: &europe_1939::Position| {
        let state = rules.place(position).expect("a position");
        let athens = rules.data.map.named("athens").expect("Athens");
        rules.check(&state, BRITAIN, &Build { nation: Nation::Gr, kind: Kind::Infantry, at: athens })
    };
    assert!(may(&position).is_ok(), "lost in battle they could be rebuilt");
    position.removed.insert(Nation::Gr, [(Kind::Infantry, 9)].into());
    assert!(may(&position).unwrap_err().cites("HUC-15"));
    let placed = rules.place(&position).expect("a position");
    assert_eq!(rules.position(&placed).expect("a quiet moment").removed, position.removed);
}

/// HU-04, HU-05, HU-17: the beach does not come back when the paratroops have fallen.
#[test]
fn the_beach_stays_void() {
    let text = "turn axis move summer 1940\nconquered be de\nconquered nl de\nowner de: belgium holland\npoints de 20\n\
                de: belgium 1 paratroops; holland 1 fleet, 2 infantry\nuk: dover 2 infantry";
    let mut t = table(text);
    let dover = t.at("dover");
    t.pick("belgium", Nation::De, Kind::Paratroops).act(Drop(dover));
    t.pick("holland", Nation::De, Kind::Fleet).load(&[(Kind::Infantry, 2)]).act(Invade(dover));
    t.come_to_battle().fight("dover", &[6, 6, 6, 1, 6]);
    t.lose(Nation::De, Kind::Paratroops, &[]);
    assert_eq!(t.state.total(Nation::De, Kind::Paratroops), 0);
    assert_eq!(t.rules.modifier(&t.state, dover).value, 0);
    // The defenders hit on two, not on five.
    t.roll(Press, &[6, 6, 3, 3]);
    assert_eq!(t.state.groups[0].units.get(Kind::Infantry) + t.state.groups[1].units.get(Kind::Infantry), 2);
}

/// HUB-9.1: new units come where they are controlled and supplied: not in a city that is cut off, unless a fleet
/// reaches it.
#[test]
fn nothing_is_built_in_a_cut_off_city() {
    let text = "turn allies build summer 1942\nwar germany summer 1941\npoints su 20\nconquered ro de\n\
                owner de: crimea dnepropetrovsk kiev iasi bucharest\nsu: ural 1 infantry";
    let build = |t: &Table| Build { nation: Nation::Su, kind: Kind::Infantry, at: t.at("odessa") };
    let t = table(text);
    t.refused(build(&t), "HUB-9.1");
    let t = table(&format!("{text}; odessa 1 fleet"));
    assert!(t.may(build(&t)), "a fleet in its port keeps it supplied");
    let t = table(&text.replace(" kiev", ""));
    assert!(t.may(build(&t)), "joined to the capital");
}

/// HUB-6.4: Lwow and Brest-Litovsk become Soviet when Warsaw falls, also if Germany took them before; its units go
/// back to Warsaw.
#[test]
fn lwow_becomes_soviet_whoever_took_it() {
    let text = "turn axis redeploy autumn 1939\nowner de: warsaw lwow\nde: lwow 2 infantry; warsaw 1 infantry";
    let mut t = table(text);
    t.end_turn();
    assert_eq!((t.owner("lwow"), t.owner("brest-litovsk"), t.owner("warsaw")), (Nation::Su, Nation::Su, Nation::De));
    assert_eq!((t.count("lwow", Nation::De, Kind::Infantry), t.count("warsaw", Nation::De, Kind::Infantry)), (0, 3));
}

/// HUB-6.4, HUB-6.5: Germans in Iasi make way to Cluj when the Soviet Union occupies it.
#[test]
fn germans_leave_iasi() {
    let mut t = table("turn allies declare summer 1940\nde: iasi 2 infantry, 1 aircraft");
    let iasi = t.at("iasi");
    t.act(Occupy(iasi));
    assert_eq!((t.owner("iasi"), t.count("cluj", Nation::De, Kind::Infantry)), (Nation::Su, 2));
    assert_eq!(t.state.at(iasi), []);
}

/// HUB-4.2, HUB-5.4: a fleet carries an aircraft with a landing force; it takes no part in the fight and stays in the
/// area that is taken. Alone it has nothing to land for.
#[test]
fn fleets_carry_aircraft() {
    let text = "turn allies move summer 1943\nconquered fr de\nowner de: calais paris brest\npoints uk 20\n\
                uk: plymouth 2 fleet, 1 infantry, 1 aircraft, 1 bomber";
    let mut t = table(text);
    let calais = t.at("calais");
    t.take("plymouth", Nation::Uk, &[(Kind::Fleet, 2)]);
    t.refused(Load(Kind::Bomber), "HUB-4.2");
    t.refused(Load(Kind::Aircraft), "HUB-5.4");
    t.load(&[(Kind::Infantry, 1), (Kind::Aircraft, 1)]).act(Invade(calais));
    assert_eq!(t.owner("calais"), Nation::Uk);
    assert_eq!(t.count_as("calais", Nation::Uk, Kind::Aircraft, Cond::Used), 1);
    let mut t = table(&format!("{text}\nde: calais 1 infantry"));
    t.take("plymouth", Nation::Uk, &[(Kind::Fleet, 2)]).load(&[(Kind::Infantry, 1), (Kind::Aircraft, 1)]);
    t.act(Invade(calais)).come_to_battle();
    // One die of each side: the aircraft does not roll.
    t.fight("calais", &[6, 1]);
    assert_eq!(t.count_as("plymouth", Nation::Uk, Kind::Aircraft, Cond::Used), 1, "it comes home with the fleets");
}
