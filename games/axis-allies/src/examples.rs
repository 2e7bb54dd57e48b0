//! How positions are sketched in the examples of clauses: as in the tests. Everything goes by its own id.

use crate::Rules;
use crate::position::Position;
use kernel::{Problem, Sketches};

/// The board with the units that are named; see `Rules::sketch`.
pub struct Drawn;

impl Sketches<Rules> for Drawn {
    fn position(&self, rules: &Rules, sketch: &str) -> Result<Position, Vec<Problem>> {
        rules.sketch(sketch).map_err(|what| vec![Problem::new(what)])
    }
}
