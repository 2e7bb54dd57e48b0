//! Lend-lease: what nobody else may know.

use crate::common::{Table, table};
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use kernel::{Game, Rng, Viewer};

const LAID: &str = "turn allies redeploy summer 1941\nconquered fr de\nowner de: paris brest calais bordeaux maginot\n\
    points us 54\npoints uk 30\nbase uk 25\nuk: london 1 infantry";

/// Two tables that differ only in what is on the chips.
fn twins() -> (Table, Table) {
    let mut blank = table(&format!("{LAID}\nwar germany summer 1941"));
    let mut real = table(&format!("{LAID}\nwar germany summer 1941"));
    for route in Route::ALL {
        blank.act(Lay { route, value: 0 });
        real.act(Lay { route, value: 6 });
    }
    (blank, real)
}

/// HU-48: blank and real chips give the enemy and a spectator byte-equal scenes, lists and answers, through the whole
/// Axis turn, while the Allies see what they sent.
#[test]
fn chips_keep_their_secret() {
    let (mut blank, mut real) = twins();
    let written = |t: &Table, viewer: Viewer| serde_json::to_string(&t.rules.scene(&t.state, viewer)).unwrap();
    for step in 0..60 {
        for viewer in [Viewer::Seat(GERMANY), Viewer::Spectator] {
            assert_eq!(written(&blank, viewer), written(&real, viewer), "step {step}");
        }
        assert!(blank.rules.has_secrets(&blank.state) && real.rules.has_secrets(&real.state));
        assert_ne!(written(&blank, Viewer::Seat(BRITAIN)), written(&real, Viewer::Seat(BRITAIN)));
        if blank.state.side == Side::Axis && blank.state.phase == Phase::Redeploy {
            break;
        }
        assert_eq!(blank.ledger(Nation::Us), real.ledger(Nation::Us), "the account does not tell");
        blank.done();
        real.done();
    }
    blank.end_turn().until(Phase::Build);
    real.end_turn().until(Phase::Build);
    assert!(!real.rules.has_secrets(&real.state), "delivered and open");
    assert_eq!(real.left(Nation::Us) + 12, blank.left(Nation::Us));
}

/// HU-48: what the enemy imagines is drawn anew, within what could have been sent; the sender knows.
#[test]
fn imagined_chips() {
    let (_, real) = twins();
    let mut rng = Rng::new(5);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let s = real.rules.imagine(&real.state, GERMANY, &mut rng);
        assert!(s.cargo[Route::UkToSu] <= 6 && s.cargo[Route::UsToUk] + s.cargo[Route::UsToSu] <= 13);
        seen.insert(*s.cargo.values());
        assert_eq!(real.rules.imagine(&real.state, BRITAIN, &mut rng), real.state);
    }
    assert!(seen.len() > 10, "{}", seen.len());
}
