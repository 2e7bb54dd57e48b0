//! Chapter 10: headquarters.

use crate::common::*;
use hungary_1944::Action;
use hungary_1944::vocabulary::*;

/// BPH-10.1a: the headquarters are the three Soviet Fronts, and armies of the Germans and Hungarians.
#[test]
fn headquarters_are_soviet_fronts_and_axis_armies() {
    let rules = rules("campaign", &[]);
    let mut fronts = Vec::new();
    for &hq in &rules.data.headquarters {
        let data = rules.data.unit(hq);
        match data.side {
            Allied => {
                assert_eq!(data.nation, Nation::Su);
                fronts.push(data.front.expect("a Front"));
            }
            Axis => assert!(matches!(data.nation, Nation::De | Nation::Hu) && data.front.is_none()),
        }
    }
    fronts.sort();
    assert_eq!(fronts, Front::ALL);
    assert_eq!(rules.data.headquarters.len(), 3 + 7);
}

/// BPH-10.4a: Soviet air units belong to a Front; those of a Front without headquarters on the map do not fly.
#[test]
fn soviet_air_units_belong_to_a_front() {
    let t = campaign("turn 2 air\n1302: HQ 4U\nair box: 13 GIAD, 10 GIAD");
    for air in &t.rules.data.air {
        assert_eq!(air.front.is_some(), air.side == Allied, "{}", air.id);
    }
    let zone = Zone(18);
    t.refused(Allied, Action::Mission { air: t.air("13 GIAD"), zone }, "BPH-10.4a");
    assert!(t.allowed(Allied, Action::Mission { air: t.air("10 GIAD"), zone }));
}
