//! Section 12: conquest, liberation and capitals; sections 15 and 16: income and victory.

use crate::common;
use crate::common::{Table, table, with};
use axis_allies::Action::*;
use axis_allies::state::{Phase, Verdict};
use axis_allies::vocabulary::{Kind, Power, Side};
use kernel::Game;

fn end_turn(t: &mut Table) {
    let (round, power) = (t.state.round, t.state.power);
    while t.state.phase != Phase::Over && (t.state.round, t.state.power) == (round, power) {
        t.done();
    }
}

/// control, gun and complex change hands at once; the complex works next turn.
#[test]
fn what_goes_with_a_territory() {
    let mut t = table(
        "turn germany combat_move\n\
            germany: ukraine 1 infantry\n\
            ussr: karelia 1 complex\n\
            uk: karelia 1 aa_gun\n\
            bought 1 infantry",
    );
    t.go("ukraine", Kind::Infantry, "karelia").done().done();
    assert_eq!(
        (t.count("karelia", Power::Germany, Kind::Complex), t.count("karelia", Power::Germany, Kind::AaGun)),
        (1, 1)
    );
    let karelia = t.at("karelia");
    t.refused(Place { kind: Kind::Infantry, from: karelia, to: karelia }, "AA-126");
}

/// AA-32, R-12.5: what an ally owned goes back to him with gun and complex; while his capital is lost you hold it.
#[test]
fn liberation() {
    let sketch =
        "turn uk combat_move\nowner karelia germany\nuk: russia 1 infantry\ngermany: karelia 1 aa_gun 1 complex";
    let mut t = table(sketch);
    t.go("russia", Kind::Infantry, "karelia").done();
    assert_eq!((t.owner("karelia"), t.count("karelia", Power::Ussr, Kind::Complex)), (Some(Power::Ussr), 1));
    assert_eq!(t.count("karelia", Power::Ussr, Kind::AaGun), 1);
    let mut t = table(
        "turn uk combat_move\n\
            owner karelia germany\n\
            owner russia germany\n\
            uk: caucasus 1 infantry\n\
            germany: karelia 1 complex; russia 1 infantry",
    );
    t.go("caucasus", Kind::Infantry, "karelia").done();
    assert_eq!(t.owner("karelia"), Some(Power::Uk));
}

/// AA-118, AA-119, R-12.6: only the first owner counts, and nothing is taken from an ally.
#[test]
fn only_the_first_owner_counts() {
    let mut t = table("turn uk combat_move\nowner ukraine germany\nuk: caucasus 1 infantry");
    t.go("caucasus", Kind::Infantry, "ukraine").done();
    assert_eq!(t.owner("ukraine"), Some(Power::Uk), "German from the start, whoever held it meanwhile");
    let mut t = table(
        "turn uk combat_move\n\
            owner ukraine ussr\n\
            uk: caucasus 1 infantry; karelia 1 infantry\n\
            germany: finland-norway 1 infantry",
    );
    t.pick("karelia", Kind::Infantry).not_to("ukraine", "R-4.20");
}

/// AA-111, R-12.7, R-12.12: the treasury goes to who takes the capital, every time, from its first owner only.
#[test]
fn the_treasury_goes_with_the_capital() {
    let mut t = table(
        "turn germany combat_move\ncash ussr 17\ncash germany 1\ngermany: karelia 1 infantry\nowner karelia germany",
    );
    t.go("karelia", Kind::Infantry, "russia").done();
    assert_eq!((t.cash(Power::Ussr), t.cash(Power::Germany)), (0, 18));
    let mut t = table("turn uk combat_move\ncash germany 9\nowner russia germany\nuk: kazakh 1 infantry");
    t.go("kazakh", Kind::Infantry, "russia").done();
    assert_eq!((t.owner("russia"), t.cash(Power::Germany), t.cash(Power::Uk)), (Some(Power::Ussr), 9, 0));
}

/// AA-112, R-12.8, R-12.11, R-15.2: without its capital a power neither develops, buys nor collects.
#[test]
fn without_a_capital() {
    let mut t = table("turn ussr develop\ncash ussr 20\nowner russia germany\nussr: karelia 1 infantry");
    assert_eq!(t.state.phase, Phase::CombatMove);
    end_turn(&mut t);
    assert_eq!(t.cash(Power::Ussr), 20);
}

/// AA-113, AA-114, AA-115, AA-116, AA-117, R-12.9, R-12.10: after liberation nothing comes back at once; loot is kept.
#[test]
fn a_liberated_capital_has_no_money() {
    let mut t = table(
        "turn uk combat_move\n\
            owner russia germany\n\
            owner kazakh uk\n\
            owner novosibirsk uk\n\
            uk: caucasus 1 infantry; kazakh 1 infantry 1 complex 1 aa_gun\n\
            usa: novosibirsk 1 aa_gun",
    );
    t.go("caucasus", Kind::Infantry, "russia").done();
    assert_eq!((t.owner("russia"), t.cash(Power::Ussr)), (Some(Power::Ussr), 0));
    assert_eq!((t.owner("kazakh"), t.count("kazakh", Power::Ussr, Kind::Complex)), (Some(Power::Ussr), 1));
    assert_eq!(t.count("kazakh", Power::Uk, Kind::Infantry), 1, "units stay");
    assert_eq!(t.count("kazakh", Power::Ussr, Kind::AaGun), 1, "the gun goes with the ground");
    assert_eq!(t.count("novosibirsk", Power::Usa, Kind::AaGun), 1, "but a third ally's stays his");
    while t.state.power != Power::Ussr {
        end_turn(&mut t);
    }
    t.refused(Buy(Kind::Infantry), "R-3.6");
    end_turn(&mut t);
    assert_eq!(t.cash(Power::Ussr), 24, "collected at the end of its turn");
}

/// AA-120, R-15.3: there is no way to give anything to an ally, AA-129: income is production, without limit.
#[test]
fn income() {
    let mut t = table("turn usa non_combat\nowner germany usa\nowner western-europe usa\ncash usa 3");
    end_turn(&mut t);
    assert_eq!(t.cash(Power::Usa), 3 + 36 + 16);
}

/// the Allies win with both capitals, at the end of the turn, or of the round.
#[test]
fn allied_victory() {
    let sketch = "turn ussr combat_move\nowner japan usa\nussr: eastern-europe 1 infantry\nowner eastern-europe ussr";
    let mut t = table(sketch);
    t.go("eastern-europe", Kind::Infantry, "germany").done();
    end_turn(&mut t);
    assert_eq!(t.state.verdict, Some(Verdict::Capitals(Side::Allies)));
    let outcome = t.rules.outcome(&t.state).unwrap();
    assert_eq!(outcome.winners.len(), 3);
    t.refused_to(Power::Germany, Done, "R-16.4");
    let mut t = with(&[("capital_check", "round")], sketch);
    t.go("eastern-europe", Kind::Infantry, "germany").done();
    end_turn(&mut t);
    assert_eq!(t.state.verdict, None);
}

/// the Axis wins with two of three; under Total Victory its own must be free.
#[test]
fn axis_victory() {
    let sketch = "turn germany non_combat\nowner russia germany\nowner united-kingdom germany\nowner japan usa";
    let mut t = table(sketch);
    end_turn(&mut t);
    assert_eq!(t.state.verdict, Some(Verdict::Capitals(Side::Axis)));
    let mut t = with(&[("total_victory", "on")], sketch);
    end_turn(&mut t);
    assert_eq!(t.state.verdict, None);
}

/// the Axis wins at 84 together, at the end of a round.
#[test]
fn economic_victory() {
    let lands = "owner western-usa japan\n\
        owner western-canada japan\n\
        owner india japan\n\
        owner china japan\n\
        owner eastern-canada japan\n\
        owner australia japan\n\
        owner sinkiang japan\n\
        owner mexico japan\n\
        owner alaska japan";
    let mut t = table(&format!("turn usa non_combat\n{lands}"));
    let sum = t.rules.production(&t.state, Power::Germany) + t.rules.production(&t.state, Power::Japan);
    end_turn(&mut t);
    assert_eq!((sum >= 84, t.state.verdict), (true, Some(Verdict::Economy)));
    let mut t = table(&format!("turn japan non_combat\n{lands}"));
    end_turn(&mut t);
    assert_eq!(t.state.verdict, None);
}

/// with a limit of rounds the greater rise wins; the best power of the side is known.
#[test]
fn the_limit_of_rounds() {
    let mut t = with(&[("round_limit", "ten")], "round 10\nturn usa non_combat\nowner ukraine ussr");
    end_turn(&mut t);
    assert_eq!(t.state.verdict, Some(Verdict::Limit(Some(Side::Allies))));
    assert_eq!(t.rules.best_of(&t.state, Side::Allies), [Power::Ussr]);
    let mut t = with(&[("round_limit", "ten")], "round 10\nturn usa non_combat");
    end_turn(&mut t);
    assert_eq!(t.state.verdict, Some(Verdict::Limit(None)));
    assert_eq!(t.rules.best_of(&t.state, Side::Axis), [Power::Germany, Power::Japan]);
    let mut t = with(&[("round_limit", "forty")], "round 10\nturn usa non_combat");
    end_turn(&mut t);
    assert_eq!((t.state.verdict, t.state.round), (None, 11));
}

/// AA-117, R-12.9, R-12.11: loot from a capital taken while one's own is lost is kept, and spent after the liberation.
#[test]
fn loot_is_spent_after_the_liberation() {
    let mut t = table(
        "turn ussr develop\n\
            cash ussr 0\n\
            cash germany 20\n\
            owner russia japan\n\
            owner eastern-europe ussr\n\
            ussr: eastern-europe 1 infantry\n\
            uk: caucasus 1 infantry",
    );
    assert_eq!(t.state.phase, Phase::CombatMove, "nothing is developed or bought without a capital");
    t.go("eastern-europe", Kind::Infantry, "germany").done();
    assert_eq!((t.cash(Power::Ussr), t.cash(Power::Germany)), (20, 0));
    end_turn(&mut t);
    assert_eq!((t.cash(Power::Ussr), t.state.power), (20, Power::Germany), "kept, and no income");
    end_turn(&mut t);
    t.done();
    t.go("caucasus", Kind::Infantry, "russia").done();
    assert_eq!((t.owner("russia"), t.cash(Power::Ussr)), (Some(Power::Ussr), 20));
    while t.state.power != Power::Ussr {
        end_turn(&mut t);
    }
    t.act(Buy(Kind::Infantry));
    assert_eq!(t.cash(Power::Ussr), 17);
}

/// if both sides have their capitals at the same check, the side whose turn it is wins; capitals before
/// economy.
#[test]
fn both_sides_have_won() {
    let lands = "owner germany usa\nowner japan usa\nowner russia germany\nowner united-kingdom japan";
    for (turn, winner) in [("uk", Side::Allies), ("japan", Side::Axis)] {
        let mut t = table(&format!("turn {turn} non_combat\n{lands}"));
        end_turn(&mut t);
        assert_eq!(t.state.verdict, Some(Verdict::Capitals(winner)), "on the turn of {turn}");
    }
    let rich = "owner western-usa japan\n\
        owner eastern-usa japan\n\
        owner united-kingdom germany\n\
        owner russia germany\n\
        owner india japan";
    let mut t = table(&format!("turn usa non_combat\nowner germany uk\nowner japan uk\n{rich}"));
    end_turn(&mut t);
    assert_eq!(t.state.verdict, Some(Verdict::Capitals(Side::Allies)), "not by economy");
}

/// a side gives up when all its powers are ready to; until then anybody may think better of it.
#[test]
fn a_side_gives_up_together() {
    use axis_allies::Standing::Concede;
    let mut t = common::opening(&[]);
    t.refused(Order(Concede(true)), "R-16.8");
    t.roll_as(Power::Germany, Order(Concede(true)), &[]);
    t.refused_to(Power::Germany, Order(Concede(true)), "R-16.8");
    assert_eq!(t.state.verdict, None, "Japan has not agreed");
    t.roll_as(Power::Germany, Order(Concede(false)), &[]);
    t.roll_as(Power::Japan, Order(Concede(true)), &[]);
    assert_eq!(t.state.verdict, None, "Germany has thought better of it");
    t.roll_as(Power::Germany, Order(Concede(true)), &[]);
    assert_eq!((t.state.verdict, t.state.phase), (Some(Verdict::Conceded(Side::Allies)), Phase::Over));
    assert_eq!(t.rules.outcome(&t.state).unwrap().winners.len(), 3);
}

/// a gun that moved to fire goes back with the ground if the capital is freed first; nobody waits for
/// it.
#[test]
fn a_rocket_that_goes_back_to_its_ally() {
    let mut t = table(
        "turn uk combat_move\n\
            tech uk rockets\n\
            owner russia germany\n\
            owner karelia uk\n\
            owner caucasus uk\n\
            uk: karelia 1 infantry; caucasus 1 aa_gun 1 infantry\n\
            germany: eastern-europe 1 complex; russia 1 infantry",
    );
    t.go("caucasus", Kind::AaGun, "karelia").go("caucasus", Kind::Infantry, "russia").done();
    assert!(t.may(Fight(t.at("russia"))));
    t.fight("russia", &[1, 6]);
    assert_eq!((t.owner("karelia"), t.count("karelia", Power::Ussr, Kind::AaGun)), (Some(Power::Ussr), 1));
    assert_eq!(t.state.phase, Phase::NonCombat, "there is no rocket to wait for");
}
