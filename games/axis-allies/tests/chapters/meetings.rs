//! Where two rules meet on the same unit in the same part of a turn. `docs/pairs.md` lists what is covered.

use crate::common::{Table, table, with};
use axis_allies::Action::*;
use axis_allies::state::{Phase, Status};
use axis_allies::vocabulary::{Kind, Power};

fn end_turn(t: &mut Table) {
    let power = t.state.power;
    while t.state.power == power {
        t.done();
    }
}

const RAID: &str = "turn germany combat_move\n\
    cash ussr 10\n\
    cash germany 0\n\
    germany: ukraine 1 infantry; germany 1 bomber\n\
    ussr: karelia 1 complex 1 aa_gun";

/// AA-123, R-7.5, R-4.19: what is walked into while it is raided changes hands after the raid; gun and purse are the
/// holder's.
#[test]
fn a_raid_on_land_that_is_walked_into() {
    let mut t = table(RAID);
    let karelia = t.at("karelia");
    t.go("ukraine", Kind::Infantry, "karelia").pick("germany", Kind::Bomber).act(Raid(karelia)).done();
    assert_eq!(t.owner("karelia"), Some(Power::Ussr), "the raid comes first");
    t.refused(Done, "R-2.2");
    t.roll(Bomb(karelia), &[6, 4]);
    assert_eq!((t.cash(Power::Ussr), t.cash(Power::Germany)), (6, 0));
    assert_eq!((t.owner("karelia"), t.count("karelia", Power::Germany, Kind::Complex)), (Some(Power::Germany), 1));
    let mut t = table(RAID);
    t.go("ukraine", Kind::Infantry, "karelia").pick("germany", Kind::Bomber).act(Raid(karelia)).done();
    t.roll(Bomb(karelia), &[1]);
    assert_eq!((t.state.total(Power::Germany, Kind::Bomber), t.cash(Power::Ussr)), (0, 10), "the gun is not silent");
    assert_eq!(t.owner("karelia"), Some(Power::Germany), "and the infantry is there all the same");
}

/// AA-123, R-7.5, R-12.7: a capital pays for the raid before its treasury is taken.
#[test]
fn a_raid_on_a_capital_that_falls() {
    let mut t = table(
        "turn germany combat_move\n\
            cash ussr 10\n\
            cash germany 0\n\
            owner karelia germany\n\
            germany: karelia 1 infantry 1 bomber\n\
            ussr: russia 1 complex",
    );
    let russia = t.at("russia");
    t.go("karelia", Kind::Infantry, "russia").pick("karelia", Kind::Bomber).act(Raid(russia)).done();
    t.roll(Bomb(russia), &[4]);
    assert_eq!((t.cash(Power::Ussr), t.cash(Power::Germany)), (0, 6));
}

/// AA-123, R-7.5, R-9.10, R-4.3: a landing and a blitz wait for the raid too.
#[test]
fn a_raid_on_land_that_is_landed_on_or_blitzed() {
    let mut t = table(
        "turn uk combat_move\n\
            cash germany 9\n\
            uk: sz-united-kingdom 1 transport (1 infantry); united-kingdom 1 bomber\n\
            germany: western-europe 1 complex 1 aa_gun",
    );
    let west = t.at("western-europe");
    t.ship("sz-united-kingdom").land("western-europe", 1);
    t.pick("united-kingdom", Kind::Bomber).act(Raid(west)).done();
    assert_eq!(t.owner("western-europe"), Some(Power::Germany));
    t.roll(Bomb(west), &[6, 2]);
    assert_eq!((t.owner("western-europe"), t.cash(Power::Germany)), (Some(Power::Uk), 7));
    let mut t = table(
        "turn germany combat_move\n\
            cash ussr 10\n\
            germany: ukraine 1 armour; germany 1 bomber\n\
            ussr: karelia 1 complex; russia 1 infantry",
    );
    let karelia = t.at("karelia");
    t.pick("ukraine", Kind::Armour).via("karelia").to("russia");
    t.pick("germany", Kind::Bomber).act(Raid(karelia)).done();
    assert_eq!(t.owner("karelia"), Some(Power::Ussr));
    t.roll(Bomb(karelia), &[3]);
    assert_eq!((t.owner("karelia"), t.cash(Power::Ussr)), (Some(Power::Germany), 7));
}

/// AA-96, R-9.4, R-10.4: a battleship that fought and retreated supports no landing from where it went.
#[test]
fn a_battleship_that_retreated_has_no_shot() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-united-kingdom 1 battleship 1 transport (1 infantry)\n\
            germany: sz-spain 1 transport; western-europe 1 infantry",
    );
    t.ship("sz-united-kingdom").land("western-europe", 1);
    t.go("sz-united-kingdom", Kind::Battleship, "sz-spain").done();
    t.fight("sz-spain", &[6, 6]);
    t.act(Retreat(t.at("sz-united-kingdom")));
    assert_eq!(t.rules.fight_in(&t.state, t.at("western-europe")).shells, 0, "the odds know it too");
    t.fight("western-europe", &[1, 6]);
    assert_eq!(t.owner("western-europe"), Some(Power::Uk));
}

const TWO_LANDINGS: &str = "turn uk combat_move\n\
    uk: sz-united-kingdom 1 battleship 1 transport (1 infantry) 1 transport (1 infantry); sz-spain 1 battleship\n\
    germany: western-europe 1 infantry; finland-norway 1 infantry";

/// AA-92, R-9.9, R-9.12: a battleship supports one landing, from its own zone; the odds count the shots there are.
#[test]
fn one_shot_from_ones_own_zone() {
    let mut t = table(TWO_LANDINGS);
    let (west, north) = (t.at("western-europe"), t.at("finland-norway"));
    t.ship("sz-united-kingdom").land("western-europe", 1).ship("sz-united-kingdom").land("finland-norway", 1).done();
    assert_eq!(t.rules.fight_in(&t.state, west).shells, 1, "the one off Spain carries nobody and supports nobody");
    t.fight("western-europe", &[]);
    t.refused(Support(2), "R-9.9");
    t.roll(Support(1), &[4, 6, 6]);
    assert_eq!(t.state.count_as(t.at("sz-united-kingdom"), Power::Uk, Kind::Battleship, Status::Fired), 1);
    assert_eq!(t.rules.fight_in(&t.state, north).shells, 0, "it has fired");
    t.fight("finland-norway", &[1, 6]);
    assert_eq!((t.owner("western-europe"), t.owner("finland-norway")), (Some(Power::Uk), Some(Power::Uk)));
    assert_eq!(t.state.phase, Phase::NonCombat);
    t.refused(t.pick_of("sz-united-kingdom", Kind::Battleship), "R-2.3");
    t.go("sz-spain", Kind::Battleship, "sz-hudson-bay");
}

/// where a coast is assaulted from two zones each is asked about its own battleships.
#[test]
fn two_zones_with_battleships() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-united-kingdom 1 battleship 1 transport (1 infantry) 1 transport (1 infantry); \
            sz-spain 1 battleship 1 transport (1 infantry)\n\
            germany: western-europe 3 infantry; finland-norway 1 infantry",
    );
    t.ship("sz-united-kingdom").land("western-europe", 1).ship("sz-united-kingdom").land("finland-norway", 1);
    t.ship("sz-spain").land("western-europe", 1).done();
    t.fight("western-europe", &[]);
    t.roll(Support(0), &[4, 6, 6, 6, 6, 6]);
    assert_eq!(t.count("western-europe", Power::Germany, Kind::Infantry), 2, "the one off Spain fired by itself");
    t.roll(Press, &[1, 1, 6, 6]);
    t.fight("finland-norway", &[4, 6, 6]);
    assert_eq!(t.owner("finland-norway"), Some(Power::Uk), "this one had its shot still");
}

/// AA-114, AA-115, AA-116: who frees its own capital collects nothing that turn, but at the end of
/// the next.
#[test]
fn freeing_ones_own_capital_pays_nothing_at_once() {
    let mut t = table("turn ussr develop\ncash ussr 0\nowner russia germany\nussr: karelia 1 infantry");
    assert_eq!(t.state.phase, Phase::CombatMove, "parts 1, 5 and 6 are skipped");
    t.go("karelia", Kind::Infantry, "russia").done();
    assert_eq!(t.owner("russia"), Some(Power::Ussr));
    end_turn(&mut t);
    assert_eq!(t.cash(Power::Ussr), 0);
    while t.state.power != Power::Ussr {
        end_turn(&mut t);
    }
    t.refused(Buy(Kind::Infantry), "R-3.6");
    end_turn(&mut t);
    assert_eq!(t.cash(Power::Ussr), 24);
}

/// an ally's transport that has put us ashore takes nobody aboard again this turn; on its own turn it
/// does.
#[test]
fn an_allys_transport_unloads_once() {
    let cargo = "usa: sz-united-kingdom 1 transport (2 infantry uk)\nuk: united-kingdom 2 infantry";
    let mut t = table(&format!("turn uk non_combat\n{cargo}"));
    t.ship("sz-united-kingdom").unload(Kind::Infantry, "united-kingdom").unload(Kind::Infantry, "united-kingdom");
    t.refused(t.ship_in("sz-united-kingdom"), "R-5.4");
    end_turn(&mut t);
    assert!(t.state.ships.iter().all(|ship| ship.status == Status::Ready), "it is Japan's turn");
    let mut t = table(&format!("turn uk combat_move\n{cargo}"));
    t.ship("sz-united-kingdom").land("western-europe", 2).done();
    assert_eq!((t.owner("western-europe"), t.state.phase), (Some(Power::Uk), Phase::NonCombat));
    t.refused(t.ship_in("sz-united-kingdom"), "R-5.4");
}

/// with the other reading too a transport that fought and landed its cargo is done.
#[test]
fn a_transport_that_fought_and_landed() {
    let mut t = with(
        &[("transport_after_battle", "unload")],
        "turn germany combat_move\n\
            germany: sz-baltic 1 transport (2 infantry) 1 battleship\n\
            uk: sz-united-kingdom 1 transport",
    );
    t.ship("sz-baltic").to("sz-united-kingdom").land("united-kingdom", 1);
    t.go("sz-baltic", Kind::Battleship, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[1, 6]);
    assert_eq!((t.owner("united-kingdom"), t.state.phase), (Some(Power::Germany), Phase::NonCombat));
    t.refused(t.ship_in("sz-united-kingdom"), "R-5.4");
}

/// a guest is cargo of the attacking carrier and goes down with it, island or not.
#[test]
fn a_guest_goes_down_with_the_carrier() {
    let mut t = table(
        "turn usa combat_move\n\
            uk: sz-spain 1 fighter\n\
            usa: sz-spain 1 carrier 1 battleship\n\
            germany: sz-united-kingdom 1 battleship",
    );
    t.go("sz-spain", Kind::Carrier, "sz-united-kingdom").go("sz-spain", Kind::Battleship, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[6, 6, 1]);
    t.act(Lose { power: Power::Usa, kind: Kind::Carrier, left: 0 });
    assert_eq!(t.state.total(Power::Uk, Kind::Fighter), 0);
    let mut t = table(
        "turn usa combat_move\n\
            uk: sz-spain 1 fighter\n\
            usa: sz-spain 2 carrier\n\
            germany: sz-united-kingdom 1 battleship",
    );
    t.go_all("sz-spain", Kind::Carrier, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[6, 6, 1]);
    t.act(Lose { power: Power::Usa, kind: Kind::Carrier, left: 0 });
    assert_eq!(t.state.total(Power::Uk, Kind::Fighter), 1, "there was room on the other");
}

/// with guests of two powers each is asked about its own, and one's no is not the other's.
#[test]
fn guests_of_two_powers() {
    let mut t = table(
        "turn usa combat_move\n\
            uk: sz-spain 1 fighter\n\
            ussr: sz-spain 1 fighter\n\
            usa: sz-spain 1 carrier\n\
            germany: sz-united-kingdom 1 battleship",
    );
    t.go("sz-spain", Kind::Carrier, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[6, 1]);
    let guest = |power| Lose { power, kind: Kind::Fighter, left: 0 };
    assert!(t.may(guest(Power::Uk)) && t.may(guest(Power::Ussr)));
    t.act(guest(Power::Ussr));
    assert_eq!(t.decider(), Power::Ussr);
    t.act(Refuse);
    t.refused(guest(Power::Ussr), "R-8.2");
    t.act(guest(Power::Uk));
    assert_eq!(t.decider(), Power::Uk);
    t.act(Accept);
    assert_eq!((t.state.total(Power::Uk, Kind::Fighter), t.state.total(Power::Ussr, Kind::Fighter)), (0, 1));
}

/// the ally whose deck has room is asked, not the one whose carrier is full; if it takes two, both are.
#[test]
fn the_ally_with_room_is_asked() {
    let mut t = table(
        "turn uk non_combat\n\
            uk: united-kingdom 1 fighter\n\
            ussr: sz-united-kingdom 1 carrier 2 fighter\n\
            usa: sz-united-kingdom 1 carrier",
    );
    t.go("united-kingdom", Kind::Fighter, "sz-united-kingdom");
    assert_eq!(t.decider(), Power::Usa);
    t.act(Accept);
    assert_eq!(t.count("sz-united-kingdom", Power::Uk, Kind::Fighter), 1);
    let mut t = table(
        "turn uk non_combat\n\
            uk: united-kingdom 2 fighter\n\
            ussr: sz-united-kingdom 1 carrier 1 fighter\n\
            usa: sz-united-kingdom 1 carrier 1 fighter",
    );
    t.pick("united-kingdom", Kind::Fighter).act(Add).to("sz-united-kingdom");
    assert_eq!(t.decider(), Power::Ussr);
    t.act(Accept);
    assert_eq!(t.decider(), Power::Usa, "his place is needed too");
    t.act(Refuse);
    assert_eq!(t.count("united-kingdom", Power::Uk, Kind::Fighter), 2, "they stay where they are");
}

/// moves are simultaneous: an escort may go before its landing is declared, if there can be one.
#[test]
fn an_escort_goes_ahead() {
    let fleet = "turn uk combat_move\nuk: sz-hudson-bay 1 battleship";
    let t = table(&format!("{fleet}\ngermany: western-europe 1 infantry"));
    t.refused(t.pick_of("sz-hudson-bay", Kind::Battleship), "R-4.7");
    let mut t = table(&format!(
        "{fleet}\nuk: sz-united-kingdom 1 transport; united-kingdom 1 infantry\ngermany: western-europe 1 infantry"
    ));
    t.go("sz-hudson-bay", Kind::Battleship, "sz-united-kingdom");
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry).land("western-europe", 1).done();
    t.fight("western-europe", &[4, 6, 6]);
    assert_eq!(t.owner("western-europe"), Some(Power::Uk));
}

/// nobody escorts a landing that may not be made.
#[test]
fn no_escort_while_held_back() {
    let t = with(
        &[("balance", "russia_restricted")],
        "round 1\n\
            turn ussr combat_move\n\
            ussr: sz-karelia 1 transport (1 infantry) 1 submarine\n\
            germany: finland-norway 1 infantry",
    );
    t.refused(t.pick_of("sz-karelia", Kind::Submarine), "R-17.3");
}

/// AA-52, AA-45, R-10.7, R-10.4: submarines may leave for a zone an attacking aircraft came from; other ships may not.
#[test]
fn submarines_leave_the_way_an_aircraft_came() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: sz-baltic 1 submarine 1 battleship; western-europe 1 fighter\n\
            uk: sz-united-kingdom 2 transport",
    );
    t.go("sz-baltic", Kind::Submarine, "sz-united-kingdom").go("sz-baltic", Kind::Battleship, "sz-united-kingdom");
    t.pick("western-europe", Kind::Fighter).via("sz-spain").to("sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[6, 6, 6, 6, 6]);
    t.refused(Withdraw(t.at("sz-hudson-bay")), "AA-52");
    assert!(t.may(Withdraw(t.at("sz-baltic"))));
    t.act(Withdraw(t.at("sz-spain")));
    t.refused(Retreat(t.at("sz-spain")), "AA-45");
    assert!(t.may(Retreat(t.at("sz-baltic"))));
}

/// AA-57: surface ships may go back to a battle site of this turn; with a submarine among them they may not.
#[test]
fn surface_ships_and_battle_sites() {
    let fight = |more: &str| {
        let mut t = table(&format!(
            "turn uk combat_move\n\
                uk: sz-spain 1 battleship{more}; united-kingdom 1 bomber\n\
                germany: sz-spain 1 transport; sz-united-kingdom 1 transport"
        ));
        t.go("sz-spain", Kind::Battleship, "sz-united-kingdom");
        if !more.is_empty() {
            t.go("sz-spain", Kind::Submarine, "sz-united-kingdom");
        }
        t.go("united-kingdom", Kind::Bomber, "sz-spain").done();
        t.fight("sz-spain", &[1, 6]);
        t.fight("sz-united-kingdom", if more.is_empty() { &[6, 6] } else { &[6, 6, 6] });
        t
    };
    let t = fight("");
    assert!(t.may(Retreat(t.at("sz-spain"))));
    let t = fight(" 1 submarine");
    t.refused(Retreat(t.at("sz-spain")), "R-10.4");
}

/// who came aboard in combat movement and did not get ashore stays on the ship.
#[test]
fn who_did_not_land_stays_aboard() {
    let mut t = table(
        "turn uk combat_move\n\
            uk: sz-united-kingdom 1 transport; united-kingdom 1 infantry\n\
            germany: sz-baltic 1 transport; eastern-europe 1 infantry",
    );
    t.ship("sz-united-kingdom").load("united-kingdom", Kind::Infantry).to("sz-baltic").land("eastern-europe", 1).done();
    t.fight("sz-baltic", &[6]);
    t.act(Retreat(t.at("sz-united-kingdom")));
    assert_eq!(t.state.phase, Phase::NonCombat, "and nobody fights on land");
    assert_eq!((t.count("united-kingdom", Power::Uk, Kind::Infantry), t.state.ships[1].cargo.len()), (0, 1));
    t.refused(t.ship_in("sz-united-kingdom"), "R-5.4");
}

/// AA-40, AA-25: a gun aboard a transport fires at no aircraft, and no rocket either.
#[test]
fn a_gun_aboard_is_silent() {
    let mut t = table(
        "turn germany combat_move\ngermany: western-europe 1 fighter\nuk: sz-united-kingdom 1 transport (1 aa_gun)",
    );
    t.go("western-europe", Kind::Fighter, "sz-united-kingdom").done();
    t.fight("sz-united-kingdom", &[3, 6]);
    assert_eq!(t.state.total(Power::Uk, Kind::AaGun), 0, "two dice, and none of them the gun's");
    let mut t = table(
        "turn uk combat_move\n\
            tech uk rockets\n\
            uk: united-kingdom 1 aa_gun; sz-united-kingdom 1 transport (1 aa_gun)\n\
            germany: germany 1 complex",
    );
    t.done();
    t.refused(Rocket { from: t.at("sz-united-kingdom"), to: t.at("germany") }, "AA-25");
    assert!(t.may(Rocket { from: t.at("united-kingdom"), to: t.at("germany") }), "one on land does");
}

/// a carrier bought this turn comes when all aircraft have landed, and none lands on it.
#[test]
fn a_new_carrier_is_no_landing_place() {
    let mut t = table("turn usa non_combat\nbought 1 carrier\nusa: western-usa 1 complex 1 fighter");
    t.pick("western-usa", Kind::Fighter).not_to("sz-western-usa", "R-13.4").to("eastern-usa").done();
    let (from, to) = (t.at("western-usa"), t.at("sz-western-usa"));
    t.refused(t.pick_of("eastern-usa", Kind::Fighter), "R-2.1");
    t.act(Place { kind: Kind::Carrier, from, to });
    t.refused(t.pick_of("eastern-usa", Kind::Fighter), "R-2.1");
}

/// AA-120, R-15.3: whatever a power does on its turn, no ally has more money, land or units for it.
#[test]
fn nothing_is_given_to_an_ally() {
    use kernel::dice::{Rolled, Shown};
    use kernel::{Game, Play};
    for part in ["develop", "combat_move", "non_combat", "place"] {
        let t = table(&format!(
            "turn uk {part}\n\
                cash uk 30\n\
                cash usa 5\n\
                bought 1 infantry\n\
                bought 1 transport\n\
                uk: united-kingdom 1 complex 2 infantry 1 fighter; sz-united-kingdom 1 transport\n\
                usa: sz-united-kingdom 1 transport 1 carrier; united-kingdom 1 infantry\n\
                germany: western-europe 1 infantry"
        ));
        let wealth = |state: &axis_allies::State| {
            [Power::Usa, Power::Ussr].map(|p| (state.cash[p], state.totals(p), state.held[p]))
        };
        let legal = t.list();
        assert!(legal.len() > 2, "{part}");
        for action in legal {
            let mut after = t.state.clone();
            let mut dice = Shown::new(Rolled::new([7; 32], 0));
            t.rules.apply(&mut after, Power::Uk.seat(), &action, &mut Play::silent(&mut dice));
            assert_eq!(wealth(&after), wealth(&t.state), "{action:?}");
        }
    }
}

/// a gun that fires once a turn has fired at the raid and is silent in the battle; the odds know
/// it.
#[test]
fn a_gun_between_raid_and_battle() {
    for (reading, dice) in [("once", &[4, 6][..]), ("each", &[6, 4, 6])] {
        let mut t = with(
            &[("aa_fire", reading)],
            "turn uk combat_move\n\
                cash germany 9\n\
                uk: united-kingdom 2 bomber\n\
                germany: western-europe 1 infantry 1 aa_gun 1 complex",
        );
        let west = t.at("western-europe");
        t.pick("united-kingdom", Kind::Bomber).act(Raid(west)).go("united-kingdom", Kind::Bomber, "western-europe");
        t.done();
        t.refused(Fight(west), "AA-123");
        t.roll(Bomb(west), &[6, 3]);
        assert_eq!(t.rules.fight_in(&t.state, west).gun, reading == "each");
        t.fight("western-europe", dice);
        assert_eq!(t.count("western-europe", Power::Germany, Kind::Infantry), 0);
    }
}

/// guests may be given up, and go down with their carrier, when losses are named after all dice too.
#[test]
fn guests_and_losses_named_at_the_end_of_the_step() {
    let sketch = "turn usa combat_move\n\
        uk: sz-spain 1 fighter\n\
        usa: sz-spain 1 carrier 1 battleship\n\
        germany: sz-united-kingdom 1 battleship";
    let begin = || {
        let mut t = with(&[("losses_named", "step")], sketch);
        t.go("sz-spain", Kind::Carrier, "sz-united-kingdom").go("sz-spain", Kind::Battleship, "sz-united-kingdom");
        t.done();
        t.fight("sz-united-kingdom", &[6, 6, 1]);
        t
    };
    let mut t = begin();
    t.act(Lose { power: Power::Uk, kind: Kind::Fighter, left: 0 }).act(Accept);
    assert_eq!((t.state.total(Power::Uk, Kind::Fighter), t.state.total(Power::Usa, Kind::Carrier)), (0, 1));
    let mut t = begin();
    t.act(Lose { power: Power::Usa, kind: Kind::Carrier, left: 0 });
    assert_eq!((t.state.total(Power::Uk, Kind::Fighter), t.state.total(Power::Usa, Kind::Carrier)), (0, 0));
}
