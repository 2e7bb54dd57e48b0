//! Fights: the columns of the table (TKC-04). What is fought on them, the examples show.

use crate::common::*;

/// TKC-04: worked checks: 25 to 10 is 2-1, 14 to 4 is 3-1, 35 to 6 is 5-1; below 1-3 nothing is rolled.
#[test]
fn odds() {
    let t = scenario("case-white", 1, "axis movement");
    let column = |a, d| {
        let (i, enough) = t.rules.odds_column(a, d);
        (t.rules.data.combat.columns[i].0.clone(), enough)
    };
    for (a, d, name) in [(25, 10, "2-1"), (14, 4, "3-1"), (35, 6, "5-1"), (90, 1, "9-1"), (3, 2, "3-2"), (1, 3, "1-3")]
    {
        assert_eq!(column(a, d), (name.to_owned(), true));
    }
    assert!(!column(1, 4).1);
}
