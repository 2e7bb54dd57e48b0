//! Cases in which two or three rules meet on one unit in one phase; `docs/pairs.md` has the whole table.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::*;
use hungary_1944::vocabulary::*;
use kernel::Game;

fn to(number: u16) -> Action {
    Action::MoveTo(hex(number))
}

/// Everybody who has to decide is done, until a phase begins.
fn until(t: &mut Table, phase: Phase) {
    while t.phase() != phase {
        let axis = t.rules.deciders(&t.state).contains(Axis.seat());
        t.done(if axis { Axis } else { Allied });
    }
}

// HOUSE-13, the closed rows of the Debrecen scenario

/// HOUSE-13, BPH-8.5b: a breakthrough neither enters the closed rows nor passes through them. 1218 would be two points
/// away by the railway past Miskolc, and is five away without it.
#[test]
fn a_breakthrough_keeps_out_of_the_closed_rows() {
    let sketch = "turn 2 allied_combat\n1314: 5 GTk, 10 GRC\n1215: 9 PH\nallied: 1115 1116 1117 1218";
    let broken_through = |mut t: Table| {
        // 25 : 2 is 10:1; a 4 is 0/6 against one step: five points, and 1215 takes one.
        t.attack(Allied, 1215, &["5 GTk", "10 GRC"]).dice(&[4]).done(Allied).advances(Allied, "5 GTk");
        t
    };
    let t = broken_through(table("debrecen", &[], sketch));
    t.refused(Allied, to(1114), "HOUSE-13");
    t.refused(Allied, to(1218), "HOUSE-13");
    t.refused(Allied, to(2220), "BPH-8.5b");
    assert!(t.allowed(Allied, to(1216)));
    let t = broken_through(campaign(sketch));
    assert!(t.allowed(Allied, to(1114)) && t.allowed(Allied, to(1218)), "only in that scenario");
}

/// HOUSE-13, BPH-8.6a: nor does an exploitation.
#[test]
fn an_exploitation_keeps_out_of_the_closed_rows() {
    let mut t = table("debrecen", &[], "turn 2 allied_combat\n1314: 5 GTk, 10 GRC\n1215: 9 PH\n1514: 18 Tk");
    t.attack(Allied, 1215, &["5 GTk", "10 GRC"]).dice(&[4]).done(Allied).done(Allied).exploits("18 Tk");
    t.refused(Allied, to(1114), "HOUSE-13");
    t.refused(Allied, to(1115), "HOUSE-13");
    t.act(Allied, to(1214));
    assert_eq!(t.at("18 Tk"), Some(1214));
}

/// HOUSE-13, BPH-5.8.3a: the Danube rises in the closed rows, and barges come down it all the same; they land in towns
/// of the open rows only.
#[test]
fn barges_come_down_the_danube_from_the_closed_rows() {
    let mut t = table("debrecen", &[], "turn 2 reinforcements\n1719: HQ 6A");
    let landings = t.list(Axis).into_iter().filter_map(|action| match action {
        Action::RiverColumn(town) => Some(u16::from(town)),
        _ => None,
    });
    let landings: Vec<u16> = landings.collect();
    assert!(landings.len() > 10 && landings.iter().all(|&town| town >= 1200), "{landings:?}");
    t.act(Axis, Action::RiverColumn(hex(1522)));
    assert_eq!(t.at("CL A1"), Some(1522));
}

// HOUSE-10, the units marked S

/// HOUSE-10, BPH-6.4a: a unit marked S that comes as a reinforcement enters in Slovakia, at 0421, or waits.
#[test]
fn an_s_unit_among_the_reinforcements_enters_in_slovakia() {
    let arrivals = |more: &str| {
        let mut t = campaign(&format!(
            "turn 2 reinforcements\n0722: Slvk 1\n1719: HQ 6A\n0508: HQ 4U\n{more}due 2: 14 SS, 357"
        ));
        t.done(Axis);
        t
    };
    let mut t = arrivals("");
    t.act(Axis, Action::Enter(t.unit("14 SS")));
    t.refused(Axis, Action::Place(hex(1131)), "HOUSE-10");
    assert_eq!(t.list(Axis), [Action::Place(hex(421))]);
    t.act(Axis, Action::Place(hex(421)));
    t.act(Axis, Action::Enter(t.unit("357")));
    assert!(t.allowed(Axis, Action::Place(hex(1131))), "357 is not marked");
    let t = arrivals("0421: 46, 68, 75, 254\n");
    t.refused(Axis, Action::Enter(t.unit("14 SS")), "BPH-6.4d");
    assert!(t.allowed(Axis, Action::Enter(t.unit("357"))));
}

/// HOUSE-10, BPH-7.3e: a mobile attack that kills the last partisans sets the stack free, and it may leave Slovakia in
/// the same move; while there are others it may not.
#[test]
fn a_mobile_attack_on_the_last_partisans_sets_its_own_stack_free() {
    let attacked = |more: &str| {
        let mut t = campaign(&format!("turn 2 axis_move\n0823: Slvk 1\n0824: 18 SS HW, 1 Pz\n0413: 67 RC{more}"));
        t.take(Axis, &["18 SS HW", "1 Pz"]).act(Axis, Action::MobileAttack(hex(823)));
        // 16 : 2 is 8:1, 5:1 in the hills and on the move; a 6 is DE.
        t.dice(&[6]).done(Allied);
        assert_eq!((t.at("18 SS HW"), t.is_lost("Slvk 1")), (Some(823), true));
        t
    };
    assert!(attacked("").allowed(Axis, to(1021)));
    attacked("\n0720: Slvk 2").refused(Axis, to(1021), "HOUSE-10");
}

/// HOUSE-10, BPH-12.2.1e, BPH-12.2.2a: when the last partisans are given up for 1 Cz the units marked S are free to
/// leave Slovakia that turn, and their die at its end finds them wherever they are.
#[test]
fn s_units_leave_slovakia_when_the_last_partisans_have_rallied() {
    let land = "0722: Slvk 1\n0720: Slvk 2\n0508: HQ 4U\n1131: 1 Pz\n1022: 14 SS\nlost: 1 Cz";
    let mut t = campaign(&format!("turn 2 reinforcements\n{land}"));
    until(&mut t, Phase::Intake(Allied, Intake::Replacements));
    let rally = Action::Rally { first: t.unit("Slvk 1"), second: t.unit("Slvk 2") };
    t.act(Allied, rally).act(Allied, Action::Place(hex(509)));
    assert_eq!(t.state.s_units, SUnits::Due);
    until(&mut t, Phase::Move(Axis));
    t.take(Axis, &["14 SS"]).act(Axis, to(1021)).done(Axis);
    assert_eq!(t.at("14 SS"), Some(1021));
    t.dice(&[4]).done(Axis);
    assert_eq!((t.state.turn, t.place("14 SS"), t.state.s_units), (3, Place::Out, SUnits::Settled));
}

// The uprising

/// BPH-12.2.3a, BPH-12.2.2b, BPH-10.6a: partisans who guard a headquarters are not alone, so they do not slip away;
/// Hungarians do not attack them; the headquarters goes with the last of them, and the die for the S units is due.
#[test]
fn a_headquarters_among_partisans() {
    let mut t = campaign("turn 2 axis_combat\n0920: Slvk 1, HQ 4U\n0919: 46, 1 Pz, 20 GH\n0824: 14 SS");
    t.act(Axis, Action::Attack(hex(920)));
    t.refused(Axis, Action::Attacker(t.unit("20 GH")), "BPH-12.2.2b");
    // 15 : 2 is 7:1; a 6 is DE.
    t.joins(Axis, "46").joins(Axis, "1 Pz").dice(&[6]).done(Axis);
    assert_eq!((t.is_lost("Slvk 1"), t.place("HQ 4U")), (true, Place::Coming(5)));
    assert_eq!((t.fight().stage, t.state.s_units), (Stage::Advance, SUnits::Due));
    t.dice(&[1]).done(Axis);
    assert_eq!(t.place("14 SS"), Place::Out);
}

/// BPH-12.2.1b, BPH-8.5c: an advance after combat that brings a supplied corps next to partisans frees them.
#[test]
fn an_advance_frees_partisans() {
    let mut t = campaign("turn 2 allied_combat\n0919: 5 GTk, 10 GRC\n0920: 9 PH\n0921: Slvk 1");
    t.attack(Allied, 920, &["5 GTk", "10 GRC"]).dice(&[4]).done(Allied);
    assert!(!t.state.partisans_free);
    t.advances(Allied, "10 GRC");
    assert_eq!((t.at("10 GRC"), t.state.partisans_free), (Some(920), true));
}

/// BPH-12.2.1g, BPH-7.4a: partisans have no zone, but they are enemy units: beside them nobody moves operationally.
#[test]
fn partisans_rule_out_operational_movement_beside_them() {
    let operational = |at: u16| {
        let mut t = campaign(&format!("turn 2 axis_move\n0822: Slvk 1\n{at:04}: 1 Pz\n0413: 67 RC"));
        t.take(Axis, &["1 Pz"]);
        match t.state.frames.last() {
            Some(Frame::Moving(moving)) => moving.operational.is_some(),
            other => panic!("{other:?}"),
        }
    };
    assert!(operational(824));
    assert!(!operational(823));
}

/// BPH-12.1d, BPH-12.2.2b: Hungarians beside partisans have no attack left, so an open quota does not hold the Axis up;
/// what is missing costs two columns of the next income.
#[test]
fn hungarians_beside_partisans_do_not_keep_an_offensive_going() {
    let land = "1131: HQ 6A\n0823: Slvk 1\n0824: 20 GH\n1716: 6 GC\n1717: 1 Pz";
    let mut t = campaign(&format!("turn 6 axis_combat\n{land}"));
    let quota = Some(Quota { steps: 10, armour: 4 });
    t.state.fuhrer = Fuhrer { ordered: 1, checks: 1, quota, ..Fuhrer::default() };
    t.refused(Axis, Action::Done, "BPH-12.1d");
    // The fight, then the Führer's die of turn 7.
    t.attack(Axis, 1716, &["1 Pz"]).dice(&[1, 1]).done(Axis);
    assert_eq!((t.state.turn, t.phase()), (7, Phase::Intake(Axis, Intake::Columns)));
    assert_eq!(t.state.pools.columns, 1, "three less two");
}

// Fights

/// BPH-8.5b, BPH-7.2a, HOUSE-9: the first tanks over the Danube pay for it, and five points do not take them beyond the
/// gap; then both ends of the railway bridge are Allied, and the second pay half a point.
#[test]
fn the_first_over_the_danube_opens_the_bridge_for_the_next() {
    let mut t = campaign("turn 2 allied_combat\n2322: 5 GTk, 18 Tk\n2323: 9 PH");
    // 29 : 2 is 10:1, 7:1 over the Danube into a marsh; a 6 is 1/6 against one step: five points.
    t.attack(Allied, 2323, &["5 GTk", "18 Tk"]).dice(&[6]).done(Allied).loses(Allied, "18 Tk");
    assert_eq!(t.fight().excess, 5);
    t.advances(Allied, "5 GTk");
    assert_eq!((t.at("5 GTk"), t.fight().stage), (Some(2323), Stage::Advance));
    t.advances(Allied, "18 Tk");
    assert!(matches!(t.state.frames.last(), Some(Frame::Run(run)) if run.left == 9));
    t.act(Allied, to(2224));
    assert_eq!(t.at("18 Tk"), Some(2224));
}

/// BPH-8.8a, BPH-7.3e, C69: DE takes half of the steps in a big city from a mobile attack as from any other; somebody
/// is left, so the move is over.
#[test]
fn a_mobile_attack_into_a_big_city_takes_half() {
    let sketch = "turn 9 axis_move\n1521: 1 Pz, 23 Pz, 3 Pz\n1522: II Ro* unsupplied, VI Ro* unsupplied\n1131: 46";
    let mut t = campaign(sketch);
    // 28 : 2 is 10:1, 6:1 into the city on the move; a 5, with +1 for defenders without supply, is DE.
    t.take(Axis, &["1 Pz", "23 Pz", "3 Pz"]).dice(&[5]).act(Axis, Action::MobileAttack(hex(1522)));
    t.loses(Allied, "II Ro");
    assert_eq!((t.is_lost("II Ro"), t.at("VI Ro"), t.at("1 Pz")), (true, Some(1522), Some(1521)));
    t.refused(Axis, Action::Select(t.unit("1 Pz")), "BPH-7.1d");
}

/// BPH-8.3c, BPH-5.5b: artillery is weighed against the factors its corps have now: without supply, half.
#[test]
fn artillery_is_weighed_against_halved_factors() {
    let weighed = |supply: &str| {
        let guards = format!("10 GRC{supply}, 25 GRC{supply}");
        let mut t = campaign(&format!("turn 4 allied_combat\n1821: {guards}, 2 Art, CL S1\n1921: 9 PH"));
        t.attack(Allied, 1921, &["10 GRC", "25 GRC"]).done(Allied);
        t
    };
    let t = weighed("");
    assert!(t.allowed(Allied, t.fire("2 Art", "CL S1")), "20 factors against 12");
    let t = weighed(" unsupplied");
    t.refused(Allied, t.fire("2 Art", "CL S1"), "BPH-8.3c");
}

/// BPH-8.3b, BPH-8.3c, C74: in an attack of two nations artillery is weighed against the Soviet corps alone.
#[test]
fn artillery_is_weighed_against_soviet_corps_alone() {
    let mut t = campaign("turn 4 allied_combat\n1821: 10 GRC, 2 Art, CL S1\n1822: II Ro, VI Ro\n1921: 9 PH");
    t.attack(Allied, 1921, &["10 GRC", "II Ro", "VI Ro"]).done(Allied);
    t.refused(Allied, t.fire("2 Art", "CL S1"), "BPH-8.3c");
}

/// BPH-4.2b, BPH-10.6b: a headquarters may be named as surplus; its one step is lost, and it comes back three turns
/// later.
#[test]
fn a_surplus_headquarters_is_lost_and_returns() {
    let mut t = campaign("turn 2 allied_combat\n1920: 10 GRC\n1921: 76, 46, 71, 271, HQ 6A");
    // 10 : 20 is 1:2; a 1 is 3/0.
    t.attack(Allied, 1921, &["10 GRC"]).done(Allied).dice(&[1]).surplus(Axis, "HQ 6A");
    assert_eq!(t.place("HQ 6A"), Place::Coming(5));
    assert!(["76", "46", "71", "271"].iter().all(|id| t.steps(id) == 2) && t.is_lost("10 GRC"));
}

// Aircraft and replacements

/// BPH-10.4b, BPH-10.6a, BPH-9.7a: when its headquarters falls to a mobile attack a Front's aircraft, already over the
/// battle, give no support any more.
#[test]
fn aircraft_without_a_headquarters_give_no_support() {
    let attacked = |taken: bool| {
        let land = "1821: 1 Pz\n1822: HQ 2U\n1919: 49 RC, CL S1\n1920: 23 Pz";
        let mut t = campaign(&format!("turn 2 axis_move\n{land}\nair 15: 264 ShAD"));
        if taken {
            t.take(Axis, &["1 Pz"]).act(Axis, Action::MobileAttack(hex(1822))).done(Axis);
            assert_eq!(t.place("HQ 2U"), Place::Coming(5));
        }
        t.done(Axis).attack(Axis, 1919, &["23 Pz"]).done(Axis);
        t
    };
    let t = attacked(false);
    assert!(t.allowed(Allied, Action::AirSupport(t.air("264 ShAD"))));
    let t = attacked(true);
    t.refused(Allied, Action::AirSupport(t.air("264 ShAD")), "BPH-10.4b");
}

/// BPH-9.4b, BPH-9.5.1a, HOUSE-14: a fighter that aborted has not fought, but it is home and bombs nobody; the one it
/// left behind does.
#[test]
fn a_fighter_that_aborted_gives_no_support() {
    let mut t = campaign("turn 2 air\n1715: 49 RC, CL S1\n1716: 76, CL A1\n1815: HQ 2U\nair 16: 8 JD, 13 GIAD");
    let fighter = t.air("8 JD");
    t.dice(&[3]).act(Axis, Action::Abort(fighter));
    until(&mut t, Phase::Combat(Allied));
    t.attack(Allied, 1716, &["49 RC"]).done(Allied).flies(Allied, "13 GIAD").done(Allied);
    t.refused(Axis, Action::AirSupport(fighter), "HOUSE-14");
}

/// BPH-6.3d, BPH-4.1e: a rebuilt Romanian corps comes next to a Soviet headquarters, not into its hex nor among
/// Soviets.
#[test]
fn a_rebuilt_romanian_corps_keeps_apart_from_soviets() {
    let mut t = campaign("turn 2 reinforcements\n2607: HQ 2U\n2606: 57 RC*\nlost: II Ro\n1131: 1 Pz");
    until(&mut t, Phase::Intake(Allied, Intake::Replacements));
    t.state.pools.replacements[Nation::Ro][Branch::Land] = 1;
    t.act(Allied, Action::Rebuild { unit: t.unit("II Ro"), full: false });
    t.refused(Allied, Action::Place(hex(2607)), "BPH-4.1e");
    t.refused(Allied, Action::Place(hex(2606)), "BPH-4.1e");
    t.act(Allied, Action::Place(hex(2706)));
    assert_eq!((t.at("II Ro"), t.steps("II Ro")), (Some(2706), 1));
}
