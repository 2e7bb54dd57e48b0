//! Chapter 5: supply and logistic columns.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::state::{Intake, Phase, Place};
use hungary_1944::vocabulary::*;

/// Ends the turn: nobody moves or attacks any more.
fn end_turn(t: &mut Table) -> &mut Table {
    let turn = t.state.turn;
    while t.state.turn == turn
        && let Phase::Move(side) | Phase::Combat(side) = t.phase()
    {
        t.done(side);
    }
    t
}

/// A unit's movement points now.
fn points(t: &Table, id: &str) -> u8 {
    t.rules.allowance(&t.state, t.unit(id)) / 2
}

/// Attack and defence of the fight going on.
fn factors(t: &Table) -> (u16, u16) {
    let sum = t.rules.sum(&t.state, t.fight());
    (sum.attack, sum.defence)
}

/// How many columns of a side are on the map.
fn columns(t: &Table, side: Side) -> usize {
    let of_side = |u: &UnitId| t.rules.data.unit(*u).kind == Kind::Column && t.rules.data.unit(*u).side == side;
    t.rules.data.unit_ids().filter(of_side).filter(|&u| t.state.hex_of(u).is_some()).count()
}

/// Three corps around Kecskemet, two hexes off; their zones close the ring.
const RING: &str = "1621: 57 RC\n1919: 49 RC\n1922: 104 RC";

/// Three divisions in the same places.
const AXIS_RING: &str = "1621: 76\n1919: 46\n1922: 68";

/// BPH-5.1a: without a line a unit moves and fights at half its value; with one again, at full value.
#[test]
fn a_unit_without_a_line_is_worth_half() {
    let mut t = campaign(&format!("turn 2 axis_move\n1821: 1 Pz\n{RING}"));
    assert_eq!(points(&t, "1 Pz"), 12);
    end_turn(&mut t);
    assert_eq!(t.supply("1 Pz"), Supply::None);
    assert_eq!(points(&t, "1 Pz"), 6);

    let mut t = campaign("turn 2 axis_combat\n1821: 1 Pz unsupplied\n1822: VII Ro*");
    t.attack(Axis, 1822, &["1 Pz"]);
    assert_eq!(factors(&t).0, 5);
    let mut t = campaign("turn 2 axis_move\n1821: 1 Pz unsupplied");
    end_turn(&mut t);
    assert_eq!((t.supply("1 Pz"), points(&t, "1 Pz")), (Supply::Full, 12));
}

/// BPH-5.1b: the line is a path of hexes free of enemy units and zones. One gap in the ring is enough.
#[test]
fn a_line_avoids_enemy_units_and_their_zones() {
    let mut t = campaign("turn 2 axis_move\n1821: 76\n1621: 57 RC\n1919: 49 RC");
    let line = t.rules.supply_line(&t.state, t.unit("76")).expect("a line");
    let free = t.rules.passable(&t.state, Axis);
    assert!(line.iter().all(|h| free.contains(*h)));
    assert_eq!(line.last(), Some(&hex(2232).0));
    end_turn(&mut t);
    assert_eq!(t.supply("76"), Supply::Full);

    let mut t = campaign(&format!("turn 2 axis_move\n1821: 76\n{RING}"));
    assert_eq!(t.rules.supply_line(&t.state, t.unit("76")), None);
    end_turn(&mut t);
    assert_eq!(t.supply("76"), Supply::None);
}

/// BPH-5.1b: an enemy unit in a hex closes it, even one without a zone.
#[test]
fn a_line_does_not_pass_an_enemy_unit() {
    let t = campaign("turn 2 axis_move\n1821: HQ 2U\n1820: 7 Art\n1210: 76");
    let free = t.rules.passable(&t.state, Axis);
    assert!(!free.contains(hex(1821).0) && !free.contains(hex(1820).0) && free.contains(hex(1822).0));
}

/// BPH-5.1c: a supply hex with an enemy unit in it is none. Partisans and headquarters have no zones, so 1131 is all
/// the fourth hex there is.
#[test]
fn an_occupied_supply_hex_supplies_nobody() {
    let three = "2232: HQ 2U\n0429: HQ 3U\n0421: HQ 4U";
    let mut t = campaign(&format!("turn 2 axis_move\n1821: 76\n{three}"));
    end_turn(&mut t);
    assert_eq!(t.supply("76"), Supply::Full);
    let mut t = campaign(&format!("turn 2 axis_move\n1821: 76\n{three}\n1131: 7 Art"));
    end_turn(&mut t);
    assert_eq!(t.supply("76"), Supply::None);
}

/// BPH-5.1d: every way out of 1723 is held by units without a zone, except that over lake Velence.
#[test]
fn a_line_does_not_cross_a_lake() {
    let around = "1623: 7 Art\n1722: 2 Art\n1823: HQ 2U\n1824: HQ 3U";
    let mut t = campaign(&format!("turn 5 axis_move\n1723: 76\n{around}\n1724: HQ 4U"));
    assert!(t.rules.passable(&t.state, Axis).contains(hex(1624).0));
    end_turn(t.dice(&[1]));
    assert_eq!(t.supply("76"), Supply::None);
    let mut t = campaign(&format!("turn 5 axis_move\n1723: 76\n{around}"));
    end_turn(t.dice(&[1]));
    assert_eq!(t.supply("76"), Supply::Full);
}

/// BPH-5.1d: from one shore of Balaton, Velence or Neusiedl to the other the line goes round.
#[test]
fn lines_go_round_the_lakes() {
    let t = campaign("turn 2 axis_move\n1210: 76");
    for (from, to) in [(1826, 1926), (1624, 1723), (1328, 1329)] {
        assert!(t.rules.data.map.grid.adjacent(hex(from).0, hex(to).0));
        let lines = t.rules.lines_from(&t.state, Axis, &std::iter::once(hex(from).0).collect());
        assert!(lines.get(hex(to).0) > Some(1), "{from} to {to}");
    }
}

/// BPH-5.2a: each of 2232, 1131, 0429 and 0421 supplies the Axis, and no other hex does.
#[test]
fn the_axis_has_four_supply_hexes() {
    let four = [421, 429, 1131, 2232];
    let t = campaign("turn 2 axis_move\n1210: 76");
    let supply: Vec<u16> = t.rules.data.map.supply[Axis].iter().map(|h| t.rules.data.map.grid.number(h)).collect();
    assert_eq!(supply, four);
    for open in four {
        let shut = four.iter().filter(|h| **h != open).zip(["HQ 2U", "HQ 3U", "HQ 4U"]);
        let shut: String = shut.map(|(h, unit)| format!("\n{h:04}: {unit}")).collect();
        let mut t = campaign(&format!("turn 2 axis_move\n1821: 76{shut}"));
        end_turn(&mut t);
        assert_eq!(t.supply("76"), Supply::Full, "{open}");
    }
}

/// BPH-5.2a: an Axis line may be of any length.
#[test]
fn an_axis_line_may_be_long() {
    let mut t = campaign("turn 2 axis_move\n2702: 76");
    let line = t.rules.supply_line(&t.state, t.unit("76")).expect("a line");
    assert!(line.len() > 24, "{} hexes", line.len());
    end_turn(&mut t);
    assert_eq!(t.supply("76"), Supply::Full);
}

/// BPH-5.2a, option axis_hq_source = connected: a headquarters in the pocket, cut off itself, is no source (C17).
#[test]
fn a_cut_off_axis_headquarters_supplies_nobody() {
    let mut t = campaign(&format!("turn 2 axis_move\n1821: 76, 10 GH, HQ Hu3\n{RING}"));
    end_turn(&mut t);
    assert_eq!((t.supply("76"), t.supply("10 GH")), (Supply::None, Supply::None));
}

/// BPH-5.2a, BPH-5.2b, option axis_hq_source = always: it is, and for units of both nations.
#[test]
fn a_cut_off_axis_headquarters_may_be_a_source() {
    for hq in ["HQ Hu3", "HQ 6A"] {
        let sketch = format!("turn 2 axis_move\n1821: 76, 10 GH, {hq}\n{RING}");
        let mut t = with(&[("axis_hq_source", "always")], &sketch);
        end_turn(&mut t);
        assert_eq!((t.supply("76"), t.supply("10 GH")), (Supply::Full, Supply::Full), "{hq}");
    }
}

/// BPH-5.2b: a line to a headquarters of the other nation serves: the German division takes its replacement by way of
/// the Hungarian 3rd Army, and without any headquarters it takes none.
#[test]
fn axis_units_use_headquarters_of_either_nation() {
    let mut t = campaign("turn 2 reinforcements\n1821: 76*\n1130: HQ Hu3");
    let unit = t.unit("76");
    t.done(Axis).act(Axis, Action::Restore(unit));
    let mut t = campaign("turn 2 reinforcements\n1821: 76*, 46*\nlost: 15");
    t.done(Axis).refused(Axis, Action::Restore(unit), "BPH-6.3c");
}

/// BPH-5.3a: eight hexes to the headquarters, that of the headquarters counted, are supply (C76); nine are not enough.
/// HQ 4U has a line, but no rail: it is supplied in part, and that suffices.
#[test]
fn an_allied_unit_is_supplied_within_eight_hexes_of_a_front() {
    let mut t = campaign("turn 2 axis_move\n1302: HQ 4U\n1708: 57 RC\n1709: 49 RC\n1210: 76");
    assert_eq!(t.rules.supply_line(&t.state, t.unit("57 RC")).map(|l| l.len()), Some(8));
    assert_eq!(t.rules.supply_line(&t.state, t.unit("49 RC")).map(|l| l.len()), Some(9));
    end_turn(&mut t);
    assert_eq!(t.supply("57 RC"), Supply::Full);
    assert_eq!(t.supply("49 RC"), Supply::Attenuated);
}

/// BPH-5.3a: what counts is the length of the line, not the distance. The division in 1404 bars the ways of eight
/// hexes.
#[test]
fn an_enemy_zone_makes_the_line_longer() {
    let sketch = "turn 2 axis_move\n1302: HQ 4U\n1708: 57 RC\n1210: 76";
    let length = |t: &Table| t.rules.supply_line(&t.state, t.unit("57 RC")).map(|l| l.len());
    let mut t = campaign(&format!("{sketch}\n1404: 46"));
    assert!(length(&campaign(sketch)) == Some(8) && length(&t) > Some(8));
    end_turn(&mut t);
    assert_eq!(t.supply("57 RC"), Supply::Attenuated);
}

/// BPH-5.3a: a supply hex by itself supplies no Allied unit, and a headquarters that is cut off supplies nobody.
#[test]
fn a_front_must_be_supplied_itself() {
    let mut t = campaign("turn 2 axis_move\n2707: 57 RC\n1210: 76");
    end_turn(&mut t);
    assert_eq!(t.supply("57 RC"), Supply::None);
    let mut t = campaign(&format!("turn 2 axis_move\n1821: HQ 2U, 57 RC\n{AXIS_RING}"));
    end_turn(&mut t);
    assert_eq!(t.supply("57 RC"), Supply::None);
}

/// Eleven corps around a headquarters off the railway, which has ten places.
const ELEVEN: &str = "1302: HQ 4U, 57 RC, 49 RC, 104 RC
    1303: 37 RC, 51 RC, 11 RC, 30 RC
    1402: 95 RC, 107 RC, 67 RC, 101 RC";

/// BPH-5.3b: more corps than places: the owner says who goes without; nobody else can be named.
#[test]
fn a_front_supplies_only_so_many_corps() {
    let mut t = campaign(&format!("turn 2 axis_move\n{ELEVEN}\n1210: 76"));
    end_turn(&mut t);
    assert_eq!(t.phase(), Phase::SupplyCheck(Allied));
    let (unit, hq) = (t.unit("67 RC"), t.unit("HQ 4U"));
    t.refused(Allied, Action::Concede(hq), "BPH-5.3b");
    t.act(Allied, Action::Concede(unit));
    assert_eq!(t.supply("67 RC"), Supply::None);
    for other in ["57 RC", "49 RC", "104 RC", "37 RC", "51 RC", "11 RC", "30 RC", "95 RC", "107 RC", "101 RC"] {
        assert_eq!(t.supply(other), Supply::Full, "{other}");
    }
}

/// BPH-5.3b: a corps that gives up its place near one Front may have one with another, further off (C65).
#[test]
fn a_corps_may_turn_to_a_front_further_off() {
    let mut t = campaign(&format!("turn 2 axis_move\n{ELEVEN}\n2607: HQ 2U\n1210: 76"));
    end_turn(&mut t);
    let unit = t.unit("67 RC");
    t.act(Allied, Action::Concede(unit));
    assert_ne!(t.phase(), Phase::SupplyCheck(Allied));
    assert_eq!(t.supply("67 RC"), Supply::Attenuated);
}

/// BPH-5.3b: corps further off than eight hexes take up a place like those near by (C65).
#[test]
fn attenuated_corps_take_up_a_place() {
    let mut t = campaign(&format!("turn 2 axis_move\n{}\n1709: 101 RC\n1210: 76", ELEVEN.replace(", 101 RC", "")));
    end_turn(&mut t);
    assert_eq!(t.phase(), Phase::SupplyCheck(Allied));
    let unit = t.unit("101 RC");
    t.act(Allied, Action::Concede(unit));
    assert_eq!((t.supply("101 RC"), t.supply("67 RC")), (Supply::None, Supply::Full));
}

/// BPH-5.3b: nobody has to choose when two Fronts have places enough between them.
#[test]
fn corps_are_spread_over_the_fronts() {
    let mut t = campaign(&format!("turn 2 axis_move\n{ELEVEN}\n1301: HQ 3U\n1210: 76"));
    end_turn(&mut t);
    assert_ne!(t.phase(), Phase::SupplyCheck(Allied));
    assert_eq!(t.supply("67 RC"), Supply::Full);
}

/// Ten corps around a headquarters of ten places, and a fortified region.
const TEN_AND_A_REGION: &str = "turn 2 axis_move
    1302: HQ 4U, 57 RC, 49 RC, 104 RC
    1303: 37 RC, 51 RC, 11 RC, 54 UR
    1402: 95 RC, 107 RC, 67 RC, 101 RC
    1210: 76";

/// BPH-5.3b, option ur_capacity = exempt: a fortified region takes up no place (C65).
#[test]
fn a_fortified_region_takes_up_no_place() {
    let mut t = campaign(TEN_AND_A_REGION);
    end_turn(&mut t);
    assert_ne!(t.phase(), Phase::SupplyCheck(Allied));
    assert_eq!((t.supply("54 UR"), t.supply("101 RC")), (Supply::Full, Supply::Full));
}

/// BPH-5.3b, option ur_capacity = count: it takes up one like a corps.
#[test]
fn a_fortified_region_may_take_up_a_place() {
    let mut t = with(&[("ur_capacity", "count")], TEN_AND_A_REGION);
    end_turn(&mut t);
    assert_eq!(t.phase(), Phase::SupplyCheck(Allied));
    let unit = t.unit("54 UR");
    t.act(Allied, Action::Concede(unit));
    assert_eq!((t.supply("54 UR"), t.supply("101 RC")), (Supply::None, Supply::Full));
}

/// BPH-5.3b: headquarters, columns and partisans at home take up no place; artillery does (8.3).
#[test]
fn who_takes_up_a_place() {
    let ten = TEN_AND_A_REGION.replace("54 UR", "CL S1, CL S2, HQ 2U");
    let mut t = campaign(&format!("{ten}\n0822: Slvk 1"));
    end_turn(&mut t);
    assert_ne!(t.phase(), Phase::SupplyCheck(Allied));
    let mut t = campaign(&TEN_AND_A_REGION.replace("54 UR", "7 Art"));
    end_turn(&mut t);
    assert_eq!(t.phase(), Phase::SupplyCheck(Allied));
}

/// BPH-5.4a: Yugoslavs, Romanians, Bulgarians, Czechoslovaks and Slovaks away from home trace like Soviets.
#[test]
fn the_smaller_allies_are_supplied_like_soviets() {
    for unit in ["12 V", "VII Ro", "III Bg", "1 Cz", "Slvk 1", "57 RC"] {
        for (place, supply) in [("1708", Supply::Full), ("1709", Supply::Attenuated)] {
            let mut t = campaign(&format!("turn 2 axis_move\n1302: HQ 4U\n{place}: {unit}\n1210: 76"));
            end_turn(&mut t);
            assert_eq!(t.supply(unit), supply, "{unit} in {place}");
        }
        let mut t = campaign(&format!("turn 2 axis_move\n1708: {unit}\n1210: 76"));
        end_turn(&mut t);
        assert_eq!(t.supply(unit), Supply::None, "{unit}");
    }
}

/// The partisans in the uprising zone, in the rest of Slovakia and in Hungary.
fn partisans(options: &[(&str, &str)]) -> [Supply; 3] {
    let mut t = with(options, "turn 2 axis_move\n0822: Slvk 1\n0620: Slvk 2\n1018: Slvk 3\n1210: 76");
    end_turn(&mut t);
    ["Slvk 1", "Slvk 2", "Slvk 3"].map(|p| t.supply(p))
}

/// BPH-5.4a, option partisan_supply = slovakia: partisans need no line anywhere in Slovakia (C35).
#[test]
fn partisans_are_supplied_in_slovakia() {
    assert_eq!(partisans(&[]), [Supply::Full, Supply::Full, Supply::None]);
}

/// BPH-5.4a, option partisan_supply = zone: only in the zone of the uprising.
#[test]
fn partisans_may_be_supplied_in_their_zone_only() {
    assert_eq!(partisans(&[("partisan_supply", "zone")]), [Supply::Full, Supply::None, Supply::None]);
}

/// BPH-5.5a: the marker comes in the end phase, not when the ring closes.
#[test]
fn an_encircled_unit_is_marked_in_the_end_phase() {
    let mut t = campaign("turn 2 allied_move\n1821: 76\n1621: 57 RC\n1919: 49 RC\n2022: 4 GC");
    t.take(Allied, &["4 GC"]).act(Allied, Action::MoveTo(hex(1922))).done(Allied);
    assert_eq!(t.rules.supply_line(&t.state, t.unit("76")), None);
    t.done(Allied);
    assert_eq!((t.phase(), t.supply("76")), (Phase::Move(Axis), Supply::Full));
    t.done(Axis);
    assert_eq!(t.supply("76"), Supply::None);
}

/// TV-01. BPH-5.5b: a unit of 5 attacks and defends with 2.
#[test]
fn half_of_five_is_two() {
    let mut t = campaign("turn 2 axis_combat\n1821: 76 unsupplied\n1822: VII Ro*");
    t.attack(Axis, 1822, &["76"]);
    assert_eq!(factors(&t), (2, 3));
    let mut t = campaign("turn 2 allied_combat\n1821: 76 unsupplied\n1822: 57 RC");
    t.attack(Allied, 1821, &["57 RC"]);
    assert_eq!(factors(&t), (8, 2));
}

/// BPH-5.5b: each unit is halved by itself (C70): 5 and 5 are 2 and 2.
#[test]
fn units_are_halved_one_by_one() {
    let mut t = campaign("turn 2 axis_combat\n1821: 76 unsupplied, 46 unsupplied, 68\n1822: VII Ro*");
    t.attack(Axis, 1822, &["76", "46", "68"]);
    assert_eq!(factors(&t).0, 2 + 2 + 5);
}

/// BPH-5.5b: a unit left with 0 does not attack alone, but may go along; a defence of 0 counts as 1 (C70).
#[test]
fn a_unit_halved_to_nothing_does_not_attack_alone() {
    let t = campaign("turn 2 axis_combat\n1821: 12 GH* unsupplied\n1822: VII Ro*\n1515: 76\n1514: 6 GC*");
    t.refused(Axis, Action::Attack(hex(1822)), "BPH-5.5b");
    let mut t = campaign("turn 2 axis_combat\n1821: 12 GH* unsupplied, 76\n1822: VII Ro*");
    t.attack(Axis, 1822, &["12 GH"]);
    t.refused(Axis, Action::Done, "BPH-5.5b");
    let unit = t.unit("76");
    t.act(Axis, Action::Attacker(unit));
    assert_eq!(factors(&t).0, 5);
    let mut t = campaign("turn 2 allied_combat\n1821: 12 GH* unsupplied\n1822: 57 RC");
    t.attack(Allied, 1821, &["57 RC"]);
    assert_eq!(factors(&t).1, 1);
}

/// TV-02. BPH-5.5c: a tank corps of 12 points moves 6; mechanised units and cavalry are halved too, infantry,
/// artillery, headquarters and columns are not.
#[test]
fn mobile_units_without_supply_move_half_as_far() {
    let units = "18 Tk unsupplied, 7 M unsupplied, 6 GC unsupplied";
    let t = campaign(&format!(
        "turn 5 allied_move\n2116: {units}\n2117: 57 RC unsupplied, 7 Art unsupplied\n\
         2118: HQ 2U unsupplied, CL S1 unsupplied"
    ));
    assert_eq!(["18 Tk", "7 M", "6 GC"].map(|u| points(&t, u)), [6, 6, 4]);
    assert_eq!(["57 RC", "7 Art", "HQ 2U", "CL S1"].map(|u| points(&t, u)), [6, 6, 2, 10]);
    let t = campaign("turn 2 axis_move\n1821: 4 SS Pol unsupplied, 1 Pc unsupplied, 8 SS FG unsupplied, 76 unsupplied");
    assert_eq!(["4 SS Pol", "1 Pc", "8 SS FG", "76"].map(|u| points(&t, u)), [5, 5, 4, 6]);
}

/// BPH-5.5c: what is out of reach for that is refused. 57 RC next to the tanks rules out operational movement.
#[test]
fn a_unit_without_supply_does_not_get_as_far() {
    let far = hex(2115);
    for (state, reaches) in [("", true), (" unsupplied", false)] {
        let mut t = campaign(&format!(
            "turn 2 axis_move\n2121: 1 Pc{state}\n2222: HQ 2U\nallied: 2119 2118 2117 2116 2120 2220"
        ));
        t.take(Axis, &["1 Pc"]);
        assert_eq!(t.allowed(Axis, Action::MoveTo(far)), reaches);
        if !reaches {
            t.refused(Axis, Action::MoveTo(far), "BPH-5.5c");
        }
    }
}

/// BPH-5.5d: unsupplied artillery gives no support.
#[test]
fn artillery_without_supply_does_not_fire() {
    for (state, fires) in [("", true), (" unsupplied", false)] {
        let mut t = campaign(&format!("turn 5 allied_combat\n1821: 57 RC, 49 RC, 7 Art{state}, CL S1\n1822: 76"));
        let (artillery, column) = (t.unit("7 Art"), t.unit("CL S1"));
        t.attack(Allied, 1822, &["57 RC", "49 RC"]).done(Allied);
        assert_eq!(t.allowed(Allied, Action::Artillery { artillery, column }), fires);
        if !fires {
            t.refused(Allied, Action::Artillery { artillery, column }, "BPH-5.5d");
        }
    }
}

/// BPH-5.5e: unsupplied German tanks do not attack on the move.
#[test]
fn tanks_without_supply_make_no_mobile_attack() {
    let mut t = campaign("turn 2 axis_move\n1821: 1 Pz\n1822: VII Ro*");
    assert!(t.take(Axis, &["1 Pz"]).allowed(Axis, Action::MobileAttack(hex(1822))));
    let mut t = campaign("turn 2 axis_move\n1821: 1 Pz unsupplied\n1822: VII Ro*");
    t.take(Axis, &["1 Pz"]).refused(Axis, Action::MobileAttack(hex(1822)), "BPH-5.5e");
}

/// BPH-5.5f: turn after turn without supply, and the unit is still there, with all its steps.
#[test]
fn nobody_is_eliminated_for_lack_of_supply() {
    let mut t = campaign(&format!("turn 1 axis_move\n1821: 76\n{RING}"));
    for turn in 1..=3 {
        assert_eq!(t.state.turn, turn);
        while t.state.turn == turn {
            let side = Side::BOTH.into_iter().find(|s| !t.list(*s).is_empty()).expect("somebody decides");
            t.done(side);
        }
        assert_eq!((t.supply("76"), t.at("76"), t.steps("76")), (Supply::None, Some(1821), 2));
    }
}

/// BPH-5.6a: a unit in attenuated supply attacks with one column less, and is attacked with one more.
#[test]
fn attenuated_supply_shifts_the_odds() {
    let mut t = campaign("turn 2 allied_combat\n1821: 76\n1822: 57 RC attenuated, 49 RC");
    t.attack(Allied, 1821, &["49 RC"]);
    assert_eq!(t.shift("BPH-5.6a"), 0);
    let unit = t.unit("57 RC");
    t.act(Allied, Action::Attacker(unit));
    assert_eq!(t.shift("BPH-5.6a"), -1);
    let mut t = campaign("turn 2 axis_combat\n1821: 76\n1822: 57 RC attenuated");
    t.attack(Axis, 1822, &["76"]);
    assert_eq!(t.shift("BPH-5.6a"), 1);
}

/// BPH-5.6a: only Allied units know attenuated supply; an Axis line of any length is as good as another.
#[test]
fn axis_supply_is_never_attenuated() {
    let mut t = campaign("turn 2 axis_move\n1130: HQ 6A\n2702: 76");
    end_turn(&mut t);
    assert_eq!(t.supply("76"), Supply::Full);
}

/// Two fights: by a corps that has run away from its headquarters since the last check, and by one that has come near.
fn attenuated_attacks(options: &[(&str, &str)]) -> [i8; 2] {
    let mut far = with(options, "turn 2 allied_combat\n2607: HQ 2U\n1821: 57 RC\n1822: 76");
    far.attack(Allied, 1822, &["57 RC"]);
    let mut near = with(options, "turn 2 allied_combat\n2607: HQ 2U\n2412: 57 RC attenuated\n2413: 76");
    near.attack(Allied, 2413, &["57 RC"]);
    [far.shift("BPH-5.6a"), near.shift("BPH-5.6a")]
}

/// BPH-5.6a, BPH-5.7a, option attenuation = end_phase: what the last check found holds until the next one (C73).
#[test]
fn attenuation_is_read_in_the_end_phase() {
    assert_eq!(attenuated_attacks(&[]), [0, -1]);
}

/// BPH-5.6a, BPH-5.7a, option attenuation = at_combat: the length of the line at the moment of the combat counts.
#[test]
fn attenuation_may_be_read_at_combat() {
    assert_eq!(attenuated_attacks(&[("attenuation", "at_combat")]), [-1, 0]);
}

/// BPH-5.6a, option attenuation = at_combat: a headquarters that is cut off is no headquarters to be near to, partisans
/// at home need none, and a column by itself has no supply to be short of.
#[test]
fn attenuation_at_combat_follows_the_rules_of_supply() {
    let at_combat = [("attenuation", "at_combat")];
    let mut t = with(&at_combat, &format!("turn 2 axis_combat\n1821: HQ 2U, 57 RC\n{AXIS_RING}\n1822: 75"));
    t.attack(Axis, 1821, &["75"]);
    assert_eq!(t.shift("BPH-5.6a"), 1);
    let mut t = with(&at_combat, "turn 2 axis_combat\n2607: HQ 2U\n0822: Slvk 1\n0821: 76");
    t.attack(Axis, 822, &["76"]);
    assert_eq!(t.shift("BPH-5.6a"), 0);
    let mut t = with(&at_combat, "turn 2 axis_combat\n2607: HQ 2U\n1822: CL S1\n1821: 76");
    t.attack(Axis, 1822, &["76"]);
    assert_eq!(t.shift("BPH-5.6a"), 0);
}

/// BPH-5.7a: at the end of the turn both sides check: who has no line is marked, who has one again is not any more.
#[test]
fn both_sides_check_supply_at_the_end_of_the_turn() {
    let mut t = campaign(&format!(
        "turn 2 axis_move\n1821: 76\n{RING}\n1324: 10 GH unsupplied\n\
         2607: HQ 2U\n2507: 37 RC unsupplied\n2506: VI Ro attenuated"
    ));
    end_turn(&mut t);
    assert_eq!((t.supply("76"), t.supply("10 GH")), (Supply::None, Supply::Full));
    assert_eq!((t.supply("37 RC"), t.supply("VI Ro")), (Supply::Full, Supply::Full));
    assert_eq!(t.supply("57 RC"), Supply::Attenuated);
}

/// TV-H4. BPH-5.7a: the set-up counts as a check (C73). In October the Axis is in supply; 13 of the 18 corps of the 2nd
/// Ukrainian Front are more than eight hexes from its headquarters, and so attenuated.
#[test]
fn in_october_1944_nobody_is_out_of_supply() {
    let t = scenario("campaign", &[]);
    let with_supply = |side: Side, supply: Supply| {
        let units = t.state.on_map().filter(|(u, _)| t.rules.data.unit(*u).side == side);
        units.filter(|(u, _)| t.state.unit(*u).supply == supply).count()
    };
    assert_eq!((with_supply(Axis, Supply::None), with_supply(Allied, Supply::None)), (0, 0));
    assert_eq!(with_supply(Allied, Supply::Attenuated), 13);
}

/// TV-H4. BPH-5.7a: in January only the garrison of Budapest is out of supply on the Axis side, in March nobody; no
/// Allied unit is without a line, though there are more corps than places.
#[test]
fn in_1945_only_budapest_is_out_of_supply() {
    for (name, garrison) in
        [("konrad", &["10 GH", "12 GH", "13 Pz", "22 SS MT", "8 SS FG", "1 Pc", "FHH"][..]), ("spring", &[])]
    {
        let t = scenario(name, &[]);
        for (unit, _) in t.state.on_map() {
            let data = t.rules.data.unit(unit);
            let unsupplied = t.state.unit(unit).supply == Supply::None;
            match data.side {
                Axis => assert_eq!(unsupplied, garrison.contains(&data.id.as_str()), "{name}: {}", data.id),
                Allied => assert!(t.rules.supply_line(&t.state, unit).is_some(), "{name}: {}", data.id),
            }
        }
    }
}

/// BPH-5.8.1a: a column is stores and transport: it does not attack, defends with 1, and moves.
#[test]
fn a_column_is_stores_and_transport() {
    let t = campaign("turn 2 axis_combat\n1821: CL A1\n1822: VII Ro*\n1515: 76\n1514: 6 GC*");
    for unit in t.rules.data.units.iter().filter(|u| u.kind == Kind::Column) {
        assert_eq!((unit.full.attack, unit.full.defence, unit.full.movement), (0, 1, 10));
    }
    t.refused(Axis, Action::Attack(hex(1822)), "BPH-8.1a");
}

/// BPH-5.8.1b: each column stacked with an attacker or next to one gives a column to the right.
#[test]
fn a_column_helps_the_attackers_it_is_with() {
    let mut t = campaign("turn 2 allied_combat\n1821: 57 RC, CL S1\n1920: CL S2\n2021: CL S3\n1822: 76");
    let [stacked, adjacent, far] = ["CL S1", "CL S2", "CL S3"].map(|c| t.unit(c));
    t.attack(Allied, 1822, &["57 RC"]).done(Allied);
    // 8 : 5 is 1:1.
    assert_eq!(t.column(), "1:1");
    t.refused(Allied, Action::Spend(far), "BPH-5.8.1b");
    t.act(Allied, Action::Spend(stacked));
    assert_eq!(t.column(), "2:1");
    t.refused(Allied, Action::Spend(stacked), "BPH-5.8.1d");
    t.dice(&[3]).act(Allied, Action::Spend(adjacent));
    assert_eq!(columns(&t, Allied), 1);
}

/// BPH-5.8.1b: and those of the defender one to the left each.
#[test]
fn a_column_helps_the_defenders_it_is_with() {
    let mut t = campaign("turn 2 allied_combat\n1821: 57 RC, 49 RC\n1822: 76, CL A1\n1823: CL A2\n1924: CL A3");
    let [stacked, adjacent, far] = ["CL A1", "CL A2", "CL A3"].map(|c| t.unit(c));
    t.attack(Allied, 1822, &["57 RC", "49 RC"]).done(Allied);
    assert_eq!(t.column(), "3:1");
    t.refused(Axis, Action::Spend(far), "BPH-5.8.1b");
    t.act(Axis, Action::Spend(stacked));
    assert_eq!((t.column().as_str(), t.shift("BPH-5.8.1b")), ("2:1", -1));
    assert!(t.allowed(Axis, Action::Spend(adjacent)));
}

/// Four Soviet and six Axis columns; the aircraft are there so that both sides have something else to decide.
const MANY_COLUMNS: &str = "turn 2 allied_combat
    1821: 5 GTk, 9 GM
    1920: HQ 2U, CL S1, CL S2, CL S3, CL S4
    1822: 20 GH
    1823: CL A1, CL A2, CL A3, CL A4, CL A5, CL A6
    air 14: 4 GShAD, SG 2";

/// The attacker has spent three columns, and the defender's turn has come.
fn three_columns_spent(options: &[(&str, &str)]) -> Table {
    let mut t = with(options, MANY_COLUMNS);
    let units = ["CL S1", "CL S2", "CL S3", "CL S4"].map(|c| t.unit(c));
    t.attack(Allied, 1822, &["5 GTk", "9 GM"]).done(Allied);
    for unit in &units[..3] {
        t.act(Allied, Action::Spend(*unit));
    }
    assert_eq!((t.column().as_str(), t.shift("BPH-5.8.1b")), ("9:1", 3));
    t.refused(Allied, Action::Spend(units[3]), "BPH-5.8.1c");
    t.done(Allied);
    t
}

/// BPH-5.8.1c, option cl_cap = per_side: three columns for the attacker and three for the defender are the limit (C43).
#[test]
fn three_columns_a_side_are_the_limit() {
    let mut t = three_columns_spent(&[]);
    let units = ["CL A1", "CL A2", "CL A3", "CL A4"].map(|c| t.unit(c));
    for unit in &units[..3] {
        t.act(Axis, Action::Spend(*unit));
    }
    assert_eq!((t.column().as_str(), t.shift("BPH-5.8.1b")), ("6:1", 0));
    t.refused(Axis, Action::Spend(units[3]), "BPH-5.8.1c");
}

/// BPH-5.8.1c, option cl_cap = net: the limit is for the balance, so the defender may spend six against three.
#[test]
fn the_limit_of_three_columns_may_be_for_the_balance() {
    let mut t = three_columns_spent(&[("cl_cap", "net")]);
    let units = ["CL A1", "CL A2", "CL A3", "CL A4", "CL A5", "CL A6"].map(|c| t.unit(c));
    for unit in units {
        t.act(Axis, Action::Spend(unit));
    }
    assert_eq!((t.column().as_str(), t.shift("BPH-5.8.1b")), ("3:1", -3));
}

/// TV-03. BPH-5.8.1d: 30 factors against 5 are 6:1; with a column the attack is rolled on 7:1, and the column leaves
/// the map.
#[test]
fn the_example_of_a_column_in_attack() {
    let mut t = campaign("turn 2 allied_combat\n1821: 5 GTk, 9 GM, CL S1\n1822: 20 GH\n1823: CL A1");
    let column = t.unit("CL S1");
    t.attack(Allied, 1822, &["5 GTk", "9 GM"]).done(Allied);
    assert_eq!((factors(&t), t.column().as_str()), ((30, 5), "6:1"));
    t.act(Allied, Action::Spend(column));
    assert_eq!(t.column(), "7:1");
    // A 1, +1 for the armour, is 1/2.
    let tanks = t.unit("5 GTk");
    t.dice(&[1]).done(Axis).act(Allied, Action::Lose(tanks)).done(Allied);
    assert!(t.is_lost("20 GH"));
    assert_eq!(t.place("CL S1"), Place::Out);
    assert_eq!(t.at("CL A1"), Some(1823));
}

/// BPH-5.8.1e: columns caught alone defend with 1 each, and the combat is resolved like any other.
#[test]
fn columns_alone_defend_with_one_factor_each() {
    let mut t = campaign("turn 2 axis_combat\n1821: 76\n1822: CL S1");
    t.attack(Axis, 1822, &["76"]);
    assert_eq!((factors(&t), t.column().as_str()), ((5, 1), "5:1"));
    let mut t = campaign("turn 2 axis_combat\n1821: 76\n1822: CL S1, CL S2");
    t.attack(Axis, 1822, &["76"]);
    assert_eq!((factors(&t), t.column().as_str()), ((5, 2), "2:1"));
}

/// BPH-5.8.1e: a column has one step.
#[test]
fn a_column_caught_alone_is_lost_with_its_step() {
    let mut t = campaign("turn 2 axis_combat\n1821: 76\n1822: CL S1");
    // It cannot be spent for itself, so the die falls at once. 5:1 and a 3 are 0/1.
    t.attack(Axis, 1822, &["76"]).dice(&[3]).done(Axis);
    t.all_rolled();
    assert_eq!(t.place("CL S1"), Place::Out);
}

/// One headquarters on the railway to Vienna, one off the railways, one in a pocket.
const THREE_HEADQUARTERS: &str = "turn 2 reinforcements
    1130: HQ 6A
    2021: HQ 8A
    1821: HQ Hu3
    1621: 57 RC
    1919: 49 RC
    1922: 104 RC";

/// BPH-5.8.2a: a headquarters receives three columns by rail, one by another line, none without a line. The Axis has
/// three to receive on turn 2.
#[test]
fn a_headquarters_receives_three_columns_by_rail_and_one_without() {
    let mut t = campaign(THREE_HEADQUARTERS);
    let [rail, road, cut] = ["HQ 6A", "HQ 8A", "HQ Hu3"].map(|u| t.unit(u));
    t.refused(Axis, Action::Column(cut), "BPH-6.2c");
    t.act(Axis, Action::Column(road));
    t.refused(Axis, Action::Column(road), "BPH-5.8.2a");
    t.act(Axis, Action::Column(rail)).act(Axis, Action::Column(rail));
    assert_eq!(columns(&t, Axis), 3);
}

/// BPH-5.8.2a: three by rail are the limit, whatever the income (C45); the Allies receive six on turn 2.
#[test]
fn a_headquarters_by_rail_receives_no_fourth_column() {
    let mut t = campaign("turn 2 reinforcements\n2607: HQ 2U\n1302: HQ 4U");
    t.done(Axis);
    let (rail, road) = (t.unit("HQ 2U"), t.unit("HQ 4U"));
    assert_eq!(t.state.pools.columns, 6);
    for _ in 0..3 {
        t.act(Allied, Action::Column(rail));
    }
    t.refused(Allied, Action::Column(rail), "BPH-5.8.2a");
    t.act(Allied, Action::Column(road));
    assert_eq!(columns(&t, Allied), 4);
    // Nobody can receive the other two.
    assert_ne!(t.phase(), Phase::Intake(Allied, Intake::Columns));
}

/// BPH-5.8.2a: nobody receives columns for the other side.
#[test]
fn columns_are_received_by_own_headquarters() {
    let t = campaign("turn 2 reinforcements\n1130: HQ 6A\n2607: HQ 2U");
    t.refused(Axis, Action::Column(t.unit("HQ 2U")), "BPH-5.8.2a");
    t.refused(Axis, Action::Column(t.unit("HQ 8A")), "BPH-5.8.2a");
}

/// The example of the rulebook: turn 6, three Fronts with a line but no rail.
const TURN_SIX: &str = "turn 6 reinforcements\n1302: HQ 2U\n1301: HQ 3U\n1303: HQ 4U";

/// TV-04. BPH-5.8.2c, option cl_reception = one_off_rail: each Front receives one column, and the other three of the
/// six are lost.
#[test]
fn the_example_of_three_fronts_without_rail() {
    let mut t = campaign(TURN_SIX);
    t.done(Axis);
    assert_eq!(t.state.pools.columns, 6);
    let [first, second, third] = ["HQ 2U", "HQ 3U", "HQ 4U"].map(|u| t.unit(u));
    t.act(Allied, Action::Column(first));
    t.refused(Allied, Action::Column(first), "BPH-5.8.2a");
    t.act(Allied, Action::Column(second)).act(Allied, Action::Column(third));
    assert_eq!(columns(&t, Allied), 3);
    assert_ne!(t.phase(), Phase::Intake(Allied, Intake::Columns));
}

/// BPH-5.8.2c, option cl_reception = rail_only: without rail they receive none, and all six are lost (C4).
#[test]
fn without_rail_no_column_may_be_received() {
    let mut t = with(&[("cl_reception", "rail_only")], &format!("{TURN_SIX}\n2707: 57 RC"));
    t.done(Axis);
    assert_ne!(t.phase(), Phase::Intake(Allied, Intake::Columns));
    assert_eq!(columns(&t, Allied), 0);
    let mut t = with(&[("cl_reception", "rail_only")], "turn 6 reinforcements\n1302: HQ 4U\n2607: HQ 2U");
    t.done(Axis);
    t.refused(Allied, Action::Column(t.unit("HQ 4U")), "BPH-10.2d");
    assert!(t.allowed(Allied, Action::Column(t.unit("HQ 2U"))));
}

/// BPH-5.8.2c: what is not received is lost; the next turn brings no more than its own.
#[test]
fn columns_are_not_carried_over() {
    let mut t = campaign("turn 2 reinforcements\n1130: HQ 6A");
    assert_eq!(t.state.pools.columns, 3);
    t.done(Axis);
    end_turn(&mut t);
    assert_eq!((t.state.turn, t.phase()), (3, Phase::Intake(Axis, Intake::Columns)));
    assert_eq!(t.state.pools.columns, 3);
}

/// Six columns of the Axis are on the map already.
const SIX_COLUMNS: &str = "turn 2 reinforcements\n1130: HQ 6A\n1426: CL A1, CL A2, CL A3, CL A4, CL A5, CL A6";

/// BPH-5.8.2b, option cl_pool = unlimited: the number of counters is no limit (C78).
#[test]
fn there_are_columns_enough() {
    let mut t = campaign(SIX_COLUMNS);
    let hq = t.unit("HQ 6A");
    t.act(Axis, Action::Column(hq));
    assert_eq!(columns(&t, Axis), 7);
}

/// BPH-5.8.2c, option cl_pool = counters: with six counters on the map the Axis has none to receive, the Allies have
/// eight.
#[test]
fn columns_may_be_limited_by_their_counters() {
    let counters = [("cl_pool", "counters")];
    let t = with(&counters, &format!("{SIX_COLUMNS}\nlost: 15"));
    // The step is passed over, since nobody can receive anything.
    assert_eq!(t.phase(), Phase::Intake(Axis, Intake::Replacements));
    let mut asked = with(&counters, &format!("{SIX_COLUMNS}\nlost: 15"));
    asked.state.phase = Phase::Intake(Axis, Intake::Columns);
    asked.refused(Axis, Action::Column(asked.unit("HQ 6A")), "BPH-5.8.2c");
    let mut t = with(&counters, &SIX_COLUMNS.replace(", CL A6", ""));
    let hq = t.unit("HQ 6A");
    t.act(Axis, Action::Column(hq));
    assert_eq!(columns(&t, Axis), 6);
    assert_ne!(t.phase(), Phase::Intake(Axis, Intake::Columns));

    let eight = "CL S1, CL S2, CL S3, CL S4, CL S5, CL S6, CL S7";
    let mut t = with(&counters, &format!("turn 2 reinforcements\n2607: HQ 2U\n2507: {eight}"));
    let hq = t.unit("HQ 2U");
    t.done(Axis).act(Allied, Action::Column(hq));
    assert_eq!(columns(&t, Allied), 8);
    assert_ne!(t.phase(), Phase::Intake(Allied, Intake::Columns));
}

/// BPH-5.8.2b: a column appears with its headquarters and moves in the same turn, ten points.
#[test]
fn a_column_moves_in_the_turn_it_is_received() {
    let mut t = campaign("turn 2 reinforcements\n1130: HQ 6A");
    let hq = t.unit("HQ 6A");
    t.act(Axis, Action::Column(hq)).done(Axis);
    assert_eq!((t.phase(), t.at("CL A1"), points(&t, "CL A1")), (Phase::Move(Axis), Some(1130), 10));
    t.take(Axis, &["CL A1"]).act(Axis, Action::MoveTo(hex(1523)));
    assert_eq!(t.at("CL A1"), Some(1523));
}

/// BPH-5.8.2d: columns of the Axis serve both its nations.
#[test]
fn axis_columns_serve_germans_and_hungarians() {
    for unit in ["76", "25 GH"] {
        let mut t = campaign(&format!("turn 2 axis_combat\n1821: {unit}, CL A1\n1822: VII Ro*"));
        let column = t.unit("CL A1");
        t.attack(Axis, 1822, &[unit]).done(Axis);
        assert!(t.allowed(Axis, Action::Spend(column)), "{unit}");
    }
}

/// BPH-5.8.2d: and those of the Allies all of theirs.
#[test]
fn allied_columns_serve_every_ally() {
    for unit in ["57 RC", "VII Ro", "III Bg", "12 V", "1 Cz"] {
        let mut t = campaign(&format!("turn 2 allied_combat\n1821: {unit}, CL S1\n1822: 76*"));
        let column = t.unit("CL S1");
        t.attack(Allied, 1822, &[unit]).done(Allied);
        assert!(t.allowed(Allied, Action::Spend(column)), "{unit}");
    }
}

/// BPH-5.8.2e: a Führer offensive brings columns in the same turn: two more for the first, one more for the second.
#[test]
fn a_fuhrer_offensive_brings_columns() {
    let mut t = campaign("turn 5 axis_move\n1130: HQ 6A");
    t.dice(&[5]).done(Axis);
    assert_eq!((t.state.turn, t.state.pools.columns), (6, 3 + 2));
    let mut t = campaign("turn 9 axis_move\n1130: HQ 6A");
    t.state.fuhrer.ordered = 1;
    t.dice(&[5]).done(Axis);
    assert_eq!((t.state.turn, t.state.pools.columns), (10, 2 + 1));
}

/// TV-05. BPH-5.8.3a: an Allied unit on the Danube in 2223 keeps the barges from Mohács.
#[test]
fn an_allied_unit_on_the_danube_bars_the_river() {
    let t = campaign("turn 2 reinforcements\n2223: 57 RC\n1130: HQ 6A");
    t.refused(Axis, Action::RiverColumn(hex(2424)), "BPH-5.8.3a");
    // Above it the river is open.
    assert!(t.allowed(Axis, Action::RiverColumn(hex(1522))));
}

/// TV-06. BPH-5.8.3a: with the river free from Vienna on a column lands in Mohács.
#[test]
fn a_column_comes_down_the_danube() {
    let mut t = campaign("turn 2 reinforcements\n1130: HQ 6A");
    t.act(Axis, Action::RiverColumn(hex(2424)));
    assert_eq!(t.at("CL A1"), Some(2424));
}

/// BPH-5.8.3a: one column a turn; on the next turn another.
#[test]
fn the_river_carries_one_column_a_turn() {
    let mut t = campaign("turn 2 reinforcements\n1130: HQ 6A");
    t.act(Axis, Action::RiverColumn(hex(2424)));
    t.refused(Axis, Action::RiverColumn(hex(2424)), "BPH-5.8.3a");
    t.refused(Axis, Action::RiverColumn(hex(1522)), "BPH-5.8.3a");
    t.done(Axis);
    end_turn(&mut t);
    t.act(Axis, Action::RiverColumn(hex(1522)));
}

/// BPH-5.8.3a: only a Hungarian town on the Danube in Axis hands will do, and only for the Axis.
#[test]
fn the_river_leads_to_hungarian_towns() {
    let mut t = campaign("turn 2 reinforcements\n1130: HQ 6A\n2607: HQ 2U\nallied: 2322");
    // Debrecen is not on the river, Bratislava not in Hungary, 1823 no town, Baja not held.
    for number in [1515, 1128, 1823, 2322] {
        t.refused(Axis, Action::RiverColumn(hex(number)), "BPH-5.8.3a");
    }
    let towns = [1322, 1323, 1325, 1327, 1423, 1425, 1427, 1522, 1523, 1824, 1924, 2024, 2122, 2224, 2323, 2424, 2522];
    let listed = t.list(Axis).into_iter().filter(|a| matches!(a, Action::RiverColumn(_)));
    assert_eq!(listed.collect::<Vec<_>>(), towns.map(|n| Action::RiverColumn(hex(n))));
    t.done(Axis);
    t.refused(Allied, Action::RiverColumn(hex(2322)), "BPH-5.8.3a");
}

/// BPH-5.8.3a: nor does a column land where an Allied one has come to stand, though that one bars no river.
#[test]
fn a_column_does_not_land_among_enemies() {
    let t = campaign("turn 2 reinforcements\n1130: HQ 6A\n2024: CL S1");
    t.refused(Axis, Action::RiverColumn(hex(2024)), "BPH-5.8.3a");
    assert!(t.allowed(Axis, Action::RiverColumn(hex(2424))));
}

const BULGARIANS: &str = "turn 2 reinforcements\n2223: III Bg\n1130: HQ 6A";

/// BPH-5.8.3a, option river_block = any_allied: any Allied unit bars the river, as in the example (C42).
#[test]
fn bulgarians_bar_the_river() {
    campaign(BULGARIANS).refused(Axis, Action::RiverColumn(hex(2424)), "BPH-5.8.3a");
}

/// BPH-5.8.3a, option river_block = su_ro: only Soviets and Romanians do, as in the text.
#[test]
fn bulgarians_may_not_bar_the_river() {
    let su_ro = [("river_block", "su_ro")];
    assert!(with(&su_ro, BULGARIANS).allowed(Axis, Action::RiverColumn(hex(2424))));
    for unit in ["57 RC", "VII Ro"] {
        let t = with(&su_ro, &BULGARIANS.replace("III Bg", unit));
        t.refused(Axis, Action::RiverColumn(hex(2424)), "BPH-5.8.3a");
    }
}

/// TV-37. BPH-5.8.3b: the column on the river is one of the three of turn 1; two are left for the headquarters.
#[test]
fn the_river_column_is_part_of_the_income() {
    let mut t = campaign("turn 1 reinforcements\n1130: HQ 6A");
    let hq = t.unit("HQ 6A");
    assert_eq!(t.state.pools.columns, 3);
    t.act(Axis, Action::RiverColumn(hex(1522)));
    assert_eq!(t.state.pools.columns, 2);
    t.act(Axis, Action::Column(hq)).act(Axis, Action::Column(hq));
    assert_eq!(columns(&t, Axis), 3);
    assert_ne!(t.phase(), Phase::Intake(Axis, Intake::Columns));
}

/// BPH-5.8.3b: units below the town or above Vienna do not matter.
#[test]
fn units_below_the_town_do_not_bar_the_river() {
    let t = campaign("turn 2 reinforcements\n2523: 57 RC\n1031: 49 RC\n1130: HQ 6A");
    assert!(t.allowed(Axis, Action::RiverColumn(hex(2424))));
    t.refused(Axis, Action::RiverColumn(hex(2522)), "BPH-5.8.3a");
}
