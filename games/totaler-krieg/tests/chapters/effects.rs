//! Section 11: what weather does to results and ports.

use crate::common::*;
use totaler_krieg::data::{CombatResult, Effect};
use totaler_krieg::odds::in_weather;
use totaler_krieg::vocabulary::Weather;

/// TK-11.1-01, TK-11.1-02, TK-11.1-03, TK-11.1-04, TK-11.1-05: retreats are shorter in bad weather, all else stays.
#[test]
fn results_in_bad_weather() {
    let result = |effect, losses| CombatResult { effect, losses };
    for weather in [Weather::Mud, Weather::Storms, Weather::Snow] {
        let changed = |r| in_weather(r, weather);
        assert_eq!(changed(result(Effect::Retreat(3), (0, 2))), result(Effect::Retreat(2), (0, 2)));
        assert_eq!(changed(result(Effect::Retreat(2), (0, 1))), result(Effect::Retreat(1), (0, 1)));
        assert_eq!(changed(result(Effect::Retreat(1), (1, 1))), result(Effect::Exchange, (1, 1)));
        for same in
            [result(Effect::Exchange, (0, 0)), result(Effect::AttackerBack, (1, 0)), result(Effect::None, (1, 1))]
        {
            assert_eq!(changed(same), same);
        }
    }
    assert_eq!(in_weather(result(Effect::Retreat(3), (0, 0)), Weather::Fair).effect, Effect::Retreat(3));
    // The weather over the defending hex counts, in an attack on Smolensk in mud: 3-1 and a 1 is Dr2, so Dr1.
    let t = only("barbarossa", 4, "axis regular", &["0808 ussr inf 1"]);
    let column = t.rules.data.combat.columns.iter().position(|c| c.0 == "3-1").unwrap();
    assert_eq!(t.rules.result(&t.state, t.hex(808), column, 1).effect, Effect::Retreat(1));
}

/// TK-11.4-03: in snow Leningrad is shut as a port, and the line over Ladoga is dead.
#[test]
fn ice_shuts_ports() {
    let open = |turn: u8| {
        let t = only("barbarossa", turn, "soviet movement", &["0107 ussr inf 1"]);
        let p = t.rules.presence(&t.state);
        let port = t.rules.open_ports(&t.state, &p, Soviet, t.zone("ladoga")).contains(t.hex(107));
        (port, t.rules.naval_bases(&t.state, Soviet).contains(t.hex(107)))
    };
    assert_eq!((open(3), open(5)), ((true, true), (false, false)));
}
