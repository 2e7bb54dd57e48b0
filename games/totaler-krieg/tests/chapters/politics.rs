//! Countries: where nobody may stand (TKC-40).

use crate::common::*;
use kernel::Game;
use totaler_krieg::state::Status;
use totaler_krieg::vocabulary::Country;

/// TKC-40: nobody stands in the south of conquered France; a position that says so is refused.
#[test]
fn nobody_stands_in_vichy() {
    let rules = rules("case-white");
    let mut position = rules.start();
    position.countries.insert(Country::France, Status::ConqueredBy(Axis));
    position.units = vec!["1203 germany inf 1".to_owned()];
    assert!(rules.place(&position).is_ok(), "outside it");
    position.units = vec!["1307 germany inf 1".to_owned()];
    assert!(rules.place(&position).is_err(), "nobody stands in a neutral country");
}
