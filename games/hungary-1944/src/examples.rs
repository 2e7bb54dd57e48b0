//! How positions are sketched in the examples of clauses: as in the tests, and units go by what is printed on them.

use crate::Rules;
use crate::position::Position;
use crate::state::State;
use kernel::{Problem, Sketches};
use serde_json::Value;

/// The campaign's map with the units that are named; see `Rules::sketch`.
pub struct Drawn;

impl Sketches<Rules> for Drawn {
    fn position(&self, rules: &Rules, sketch: &str) -> Result<Position, Vec<Problem>> {
        rules.sketch(sketch).map_err(|problem| vec![problem])
    }

    fn named(&self, rules: &Rules, _: &State, name: &str) -> Option<Value> {
        let unit = rules.data.unit_named(name).map(|unit| Value::from(unit.0));
        unit.or_else(|| rules.data.air_named(name).map(|air| Value::from(air.0)))
    }
}
