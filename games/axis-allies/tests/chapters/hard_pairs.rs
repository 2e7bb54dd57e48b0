//! Harder cases of two or three rules on one unit in one part of a turn. `docs/pairs.md` lists what is covered.

use crate::common::{Table, rules, table, with};
use axis_allies::Action::*;
use axis_allies::state::{Phase, Status};
use axis_allies::vocabulary::{Kind, Power, Side};

/// while enemy ships are in the zone nobody goes ashore from an ally's ship or aboard it.
#[test]
fn an_allys_ship_among_enemies() {
    let sketch =
        "turn uk non_combat\nusa: sz-united-kingdom 1 transport (1 infantry uk)\nuk: united-kingdom 1 infantry";
    let mut t = table(sketch);
    t.ship("sz-united-kingdom").unload(Kind::Infantry, "united-kingdom");
    let t = table(&format!("{sketch}\ngermany: sz-united-kingdom 1 submarine"));
    t.refused(t.ship_in("sz-united-kingdom"), "R-5.14");
}

/// under neither reading does a neutral fall to a landing that is never made; the fee is paid.
#[test]
fn a_neutral_that_was_not_reached() {
    for reading in ["fee", "control"] {
        let mut t = with(
            &[("neutral_overflight", reading)],
            "turn uk combat_move\n\
                cash uk 10\n\
                uk: sz-united-kingdom 1 transport (1 infantry)\n\
                germany: sz-spain 1 battleship",
        );
        t.ship("sz-united-kingdom").to("sz-spain").land("spain", 1).done();
        assert_eq!((t.owner("spain"), t.cash(Power::Uk)), (None, 7), "{reading}");
        t.fight("sz-spain", &[1]);
        assert_eq!((t.owner("spain"), t.state.phase), (None, Phase::NonCombat), "{reading}");
    }
}

/// one fee for a neutral that is landed on and flown over, and money for it all before the move.
#[test]
fn one_fee_for_a_landing_and_a_flight() {
    let sketch = "turn usa combat_move\n\
        usa: brazil 1 fighter; sz-south-brazil 1 transport (1 infantry)\n\
        japan: sz-peru 1 transport";
    let mut t = table(&format!("cash usa 3\n{sketch}"));
    t.ship("sz-south-brazil").to("sz-east-argentina").land("argentina-chile", 1);
    t.pick("brazil", Kind::Fighter);
    t.refused(Via(t.at("peru")), "R-4.21");
    t.via("argentina-chile").to("sz-peru").done();
    assert_eq!((t.cash(Power::Usa), t.owner("argentina-chile")), (0, Some(Power::Usa)));
}

/// the way home may lead over a neutral that a declared landing takes.
#[test]
fn home_over_a_neutral_that_is_landed_on() {
    let sketch = "turn usa combat_move\n\
        cash usa 9\n\
        owner panama japan\n\
        owner new-zealand japan\n\
        usa: brazil 1 fighter; sz-south-brazil 1 transport (1 infantry)\n\
        japan: sz-peru 1 transport";
    let t = table(sketch);
    t.refused(t.pick_of("brazil", Kind::Fighter), "AA-108");
    let mut t = table(sketch);
    t.ship("sz-south-brazil").to("sz-east-argentina").land("argentina-chile", 1);
    t.go("brazil", Kind::Fighter, "sz-peru").done();
    t.fight("sz-peru", &[1, 6]);
    t.go("sz-peru", Kind::Fighter, "brazil").done();
    assert_eq!((t.count("brazil", Power::Usa, Kind::Fighter), t.cash(Power::Usa)), (1, 6 + 35));
}

/// the aircraft that was to clear the zone is shot down on the way: nobody lands, and
/// there
/// is no battle on land to be fought.
#[test]
fn a_landing_whose_way_nobody_clears() {
    let mut t = table(
        "turn uk combat_move\n\
            usa: sz-spain 1 transport (1 infantry uk)\n\
            uk: united-kingdom 1 bomber\n\
            germany: sz-spain 1 submarine; western-europe 1 infantry 1 aa_gun",
    );
    t.pick("united-kingdom", Kind::Bomber).via("sz-united-kingdom").via("western-europe").to("sz-spain");
    t.ship("sz-spain").land("western-europe", 1);
    t.roll(Done, &[1]);
    assert_eq!((t.state.phase, t.owner("western-europe")), (Phase::NonCombat, Some(Power::Germany)));
    assert_eq!((t.state.ships[0].cargo.len(), t.state.ships[0].landing), (1, None));
}

/// a no to troops is no answer about fighters.
#[test]
fn two_questions_to_one_ally() {
    let mut t = table(
        "turn uk non_combat\nuk: united-kingdom 1 infantry 1 fighter\nusa: sz-united-kingdom 1 transport 1 carrier",
    );
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry).act(Refuse);
    assert!(!t.may(t.ship_in("sz-united-kingdom")), "that was the answer for this turn");
    t.go("united-kingdom", Kind::Fighter, "sz-united-kingdom");
    assert_eq!(t.decider(), Power::Usa);
    t.act(Accept);
    assert_eq!(t.count("sz-united-kingdom", Power::Uk, Kind::Fighter), 1);
}

/// The ocean with hardly any land of the Allies left, so that fighters need decks.
fn open_sea(units: &str) -> Table {
    let map = rules(&[]).data.map.clone();
    let mut sketch = String::from("turn uk non_combat\n");
    for space in &map.spaces {
        let allied = space.owner.is_some_and(|owner| owner.side() == Side::Allies);
        if allied && space.id != "united-kingdom" {
            sketch += &format!("owner {} japan\n", space.id);
        }
    }
    table(&(sketch + units))
}

/// consent once given holds: an ally's no to a second fighter does not turn out the first, and who can
/// land elsewhere must.
#[test]
fn a_no_does_not_turn_out_a_guest() {
    let mut t = open_sea("uk: sz-hawaii 1 carrier 1 fighter; sz-midway 1 fighter\nusa: sz-midway 1 carrier");
    t.go("sz-hawaii", Kind::Carrier, "sz-wake").go("sz-hawaii", Kind::Fighter, "sz-midway").act(Refuse);
    t.refused(Done, "R-13.3");
    t.go("sz-hawaii", Kind::Fighter, "sz-wake").done();
    assert_eq!((t.count("sz-midway", Power::Uk, Kind::Fighter), t.count("sz-wake", Power::Uk, Kind::Fighter)), (1, 1));
}

/// fighters take off as their carrier leaves; an ally's deck beside it is theirs only if he
/// agrees,
/// or if they stood on it before.
#[test]
fn a_carrier_leaves_beside_an_allys() {
    let mut t = table("turn usa non_combat\nusa: sz-hawaii 1 carrier 2 fighter\nuk: sz-hawaii 1 carrier");
    t.go("sz-hawaii", Kind::Carrier, "sz-midway");
    assert_eq!(t.state.count_as(t.at("sz-hawaii"), Power::Usa, Kind::Fighter, Status::Aloft(4)), 2);
    t.go("sz-hawaii", Kind::Fighter, "sz-hawaii");
    assert_eq!(t.decider(), Power::Uk);
    t.act(Refuse).go_all("sz-hawaii", Kind::Fighter, "sz-midway").done();
    let mut t = table("turn usa non_combat\nusa: sz-hawaii 1 carrier 3 fighter\nuk: sz-hawaii 1 carrier");
    t.go("sz-hawaii", Kind::Carrier, "sz-midway");
    assert_eq!(t.state.count_as(t.at("sz-hawaii"), Power::Usa, Kind::Fighter, Status::Aloft(4)), 2);
    assert_eq!(
        t.state.count_as(t.at("sz-hawaii"), Power::Usa, Kind::Fighter, Status::Ready),
        1,
        "it stood on the other"
    );
}

/// when the landing fails, those who came by land may retreat; when it succeeds, they may not.
#[test]
fn overland_troops_and_a_failed_landing() {
    let sketch = "turn uk combat_move\n\
        owner southern-europe uk\n\
        uk: sz-united-kingdom 1 transport (1 infantry); southern-europe 1 infantry\n\
        germany: western-europe 2 infantry; sz-baltic 1 battleship";
    let mut t = table(sketch);
    t.ship("sz-united-kingdom").to("sz-baltic").land("western-europe", 1);
    t.go("southern-europe", Kind::Infantry, "western-europe").done();
    t.refused(Fight(t.at("western-europe")), "AA-95");
    t.fight("sz-baltic", &[1]).fight("western-europe", &[6, 6, 6]);
    t.act(Retreat(t.at("southern-europe")));
    assert_eq!(t.count("southern-europe", Power::Uk, Kind::Infantry), 1);
    let mut t = table(sketch);
    t.ship("sz-united-kingdom").land("western-europe", 1);
    t.go("southern-europe", Kind::Infantry, "western-europe").done();
    t.fight("western-europe", &[6, 6, 6, 6]);
    t.refused(Retreat(t.at("southern-europe")), "AA-99");
}

/// AA-99, R-10.5, R-10.13: aircraft left alone may stop, but not in a landing.
#[test]
fn aircraft_left_alone_in_a_landing() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-united-kingdom 1 transport (1 infantry); united-kingdom 1 fighter\n\
            germany: western-europe 2 infantry",
    );
    t.ship("sz-united-kingdom").land("western-europe", 1);
    t.go("united-kingdom", Kind::Fighter, "western-europe").done();
    t.fight("western-europe", &[6, 6, 1, 6]).act(Lose { power: Power::Uk, kind: Kind::Infantry, left: 0 });
    t.refused(BreakOff, "AA-99");
    t.roll(Press, &[3, 6, 6]);
    t.roll(Press, &[3, 6]);
    assert_eq!((t.owner("western-europe"), t.state.phase), (Some(Power::Germany), Phase::NonCombat), "R-12.1");
}

/// AA-27, AA-28, R-7.9, R-7.7: a gun just taken does not move, but it may be this turn's rocket for who has the weapon.
#[test]
fn a_captured_gun_fires_a_rocket() {
    let sketch =
        "turn germany combat_move\ncash ussr 10\ngermany: ukraine 1 infantry\nussr: karelia 1 aa_gun; russia 1 complex";
    let mut t = table(&format!("tech germany rockets\n{sketch}"));
    let shot = Rocket { from: t.at("karelia"), to: t.at("russia") };
    t.refused(shot, "AA-23");
    t.go("ukraine", Kind::Infantry, "karelia").done();
    t.roll(shot, &[4]);
    assert_eq!((t.cash(Power::Ussr), t.state.phase), (6, Phase::NonCombat));
    t.refused(t.pick_of("karelia", Kind::AaGun), "AA-27");
    let mut t = table(sketch);
    t.go("ukraine", Kind::Infantry, "karelia").done();
    assert_eq!(t.state.phase, Phase::NonCombat, "without the weapon it is a gun");
}

/// what a transport that fought may do, by reading and by how the battle ended.
#[test]
fn cargo_after_a_sea_battle() {
    let sketch = "turn germany combat_move\n\
        germany: sz-baltic 1 transport (1 infantry) 1 battleship; finland-norway 1 infantry\n\
        uk: sz-united-kingdom 1 transport";
    let begin = |reading| {
        let mut t = with(&[("transport_after_battle", reading)], sketch);
        t.ship("sz-baltic").to("sz-united-kingdom").act(Stop);
        t.go("sz-baltic", Kind::Battleship, "sz-united-kingdom").done();
        t
    };
    let mut t = begin("unload");
    t.fight("sz-united-kingdom", &[1, 6]).ship("sz-united-kingdom");
    t.refused(Load { from: t.at("finland-norway"), kind: Kind::Infantry }, "R-5.10");
    t.unload(Kind::Infantry, "finland-norway");
    assert_eq!(t.count("finland-norway", Power::Germany, Kind::Infantry), 2);
    let mut t = begin("unload");
    t.fight("sz-united-kingdom", &[6, 6]);
    t.act(Retreat(t.at("sz-baltic")));
    t.refused(t.ship_in("sz-baltic"), "R-5.4");
    let mut t = begin("idle");
    t.fight("sz-united-kingdom", &[1, 6]);
    t.refused(t.ship_in("sz-united-kingdom"), "R-5.4");
}

/// submarines that leave clear the way for the landing, but the battleship has fought.
#[test]
fn a_submarine_leaves_and_takes_the_shot_with_it() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-hudson-bay 1 battleship 1 transport (1 infantry)\n\
            germany: sz-united-kingdom 1 submarine; western-europe 1 infantry",
    );
    t.ship("sz-hudson-bay").to("sz-united-kingdom").land("western-europe", 1);
    t.go("sz-hudson-bay", Kind::Battleship, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[6, 6]);
    t.act(Withdraw(t.at("sz-karelia")));
    assert_eq!(t.rules.fight_in(&t.state, t.at("western-europe")).shells, 0);
    t.fight("western-europe", &[1, 6]);
    assert_eq!(t.owner("western-europe"), Some(Power::Uk));
}

/// HOUSE-1, R-13.1, R-13.6: a submarine that withdrew bars ships after combat; the zone it left is open.
#[test]
fn a_submarine_that_left_is_in_the_way() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-hudson-bay 1 battleship; united-kingdom 1 bomber\n\
            germany: sz-united-kingdom 1 submarine",
    );
    t.go("united-kingdom", Kind::Bomber, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[6]);
    t.act(Withdraw(t.at("sz-karelia")));
    t.pick("sz-hudson-bay", Kind::Battleship).not_to("sz-karelia", "R-13.1").to("sz-baltic");
}

/// the raid on a complex that an ally holds for its first owner is paid by the holder.
#[test]
fn a_raid_on_land_held_for_an_ally() {
    let mut t = table(
        "turn germany combat_move\n\
            owner russia germany\n\
            owner karelia uk\n\
            cash uk 10\n\
            cash ussr 7\n\
            germany: germany 1 bomber\n\
            uk: karelia 1 complex 1 infantry",
    );
    let karelia = t.at("karelia");
    t.pick("germany", Kind::Bomber).act(Raid(karelia)).done().roll(Bomb(karelia), &[5]);
    assert_eq!((t.cash(Power::Uk), t.cash(Power::Ussr)), (5, 7));
}

/// the attacking carrier sinks: its guest goes down, the attacker's own fighter flies on.
#[test]
fn guest_and_own_fighter_of_a_sunk_carrier() {
    let mut t = table(
        "turn usa combat_move\n\
            uk: sz-spain 1 fighter\n\
            usa: sz-spain 1 carrier 1 fighter\n\
            germany: sz-united-kingdom 1 battleship",
    );
    t.go("sz-spain", Kind::Fighter, "sz-united-kingdom").go("sz-spain", Kind::Carrier, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[6, 6, 1]).act(Lose { power: Power::Usa, kind: Kind::Carrier, left: 0 });
    assert_eq!((t.state.total(Power::Uk, Kind::Fighter), t.state.total(Power::Usa, Kind::Fighter)), (0, 1));
    t.act(BreakOff);
    t.refused(Done, "R-13.3");
    t.go("sz-united-kingdom", Kind::Fighter, "united-kingdom").done();
    assert_eq!(t.count("united-kingdom", Power::Usa, Kind::Fighter), 1);
}

/// the complex that goes back to a freed ally places nothing for its holder any more.
#[test]
fn a_complex_that_went_back() {
    let mut t = table(
        "turn uk combat_move\n\
            owner russia germany\n\
            owner karelia uk\n\
            bought 1 infantry\n\
            uk: karelia 1 complex 1 infantry; india 1 infantry",
    );
    t.go("karelia", Kind::Infantry, "russia").done();
    assert_eq!((t.owner("russia"), t.owner("karelia")), (Some(Power::Ussr), Some(Power::Ussr)));
    assert_eq!(t.count("karelia", Power::Ussr, Kind::Complex), 1);
    let karelia = t.at("karelia");
    t.done().refused(Place { kind: Kind::Infantry, from: karelia, to: karelia }, "R-14.6");
}

/// a transport that begins among enemies loads there, fights and lands, and no shot supports it.
#[test]
fn loading_among_enemies_to_land() {
    let sketch = "turn uk combat_move\n\
        uk: sz-united-kingdom 1 transport 1 battleship; united-kingdom 1 infantry\n\
        germany: sz-united-kingdom 1 submarine; western-europe 1 infantry";
    let mut t = table(sketch);
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry).land("western-europe", 1).done();
    t.fight("sz-united-kingdom", &[1, 6]).fight("western-europe", &[1, 6]);
    assert_eq!(t.owner("western-europe"), Some(Power::Uk));
    let mut t = with(&[("loading_among_enemies", "never")], sketch);
    t.ship("sz-united-kingdom");
    t.refused(Load { from: t.at("united-kingdom"), kind: Kind::Infantry }, "R-5.2");
}

/// a landing that meets nobody takes no shot from the one that does, and nobody is asked.
#[test]
fn a_free_landing_takes_no_shot() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-united-kingdom 1 battleship 1 transport (1 infantry) 1 transport (1 infantry)\n\
            germany: western-europe 1 infantry",
    );
    t.ship("sz-united-kingdom").land("western-europe", 1).ship("sz-united-kingdom").land("finland-norway", 1).done();
    assert_eq!(t.owner("finland-norway"), Some(Power::Uk));
    t.fight("western-europe", &[4, 6, 6]);
    assert_eq!(t.owner("western-europe"), Some(Power::Uk));
}

/// with three pieces for bombers a fourth stack is not made on the way out; coming home it is.
#[test]
fn pieces_for_bombers() {
    let mut t = with(
        &[("piece_limits", "on")],
        "turn uk combat_move\n\
            uk: united-kingdom 2 bomber; india 1 bomber; australia 1 bomber\n\
            germany: western-europe 1 infantry 1 complex",
    );
    t.pick("united-kingdom", Kind::Bomber).not_to("western-europe", "R-17.6");
    t.refused(Raid(t.at("western-europe")), "R-17.6");
    t.act(Add).to("western-europe").done();
    t.fight("western-europe", &[1, 6, 6]);
    t.go("western-europe", Kind::Bomber, "united-kingdom").go("western-europe", Kind::Bomber, "gibraltar").done();
    assert_eq!(t.count("gibraltar", Power::Uk, Kind::Bomber), 1);
}
