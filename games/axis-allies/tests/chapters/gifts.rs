//! What no power can do, whatever it does: give something to an ally.

use crate::common::table;
use axis_allies::vocabulary::Power;
use kernel::dice::{Rolled, Shown};
use kernel::{Game, Play};

/// AA-120, R-15.3: whatever a power does on its turn, no ally has more money, land or units for it.
#[test]
fn nothing_is_given_to_an_ally() {
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
