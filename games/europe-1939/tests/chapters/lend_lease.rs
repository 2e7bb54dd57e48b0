//! Lend-lease: who may send what and when, and what nobody else may know.

use crate::common::{Table, table, with};
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use kernel::{Game, Rng, Viewer};

const LAID: &str = "turn allies redeploy summer 1941\nconquered fr de\nowner de: paris brest calais bordeaux maginot\n\
    points us 54\npoints uk 30\nbase uk 25\nuk: london 1 infantry";

fn lay(route: Route, value: u8) -> europe_1939::Action {
    Lay { route, value }
}

/// HU-45: from spring 1941, once France has fallen.
#[test]
fn aid_to_britain() {
    assert!(table(LAID).may(lay(Route::UsToUk, 5)));
    table(&LAID.replace("summer 1941", "winter 1940")).refused(lay(Route::UsToUk, 5), "HU-45");
    table(&LAID.replace("conquered fr de\nowner de: paris brest calais bordeaux maginot\n", ""))
        .refused(lay(Route::UsToUk, 5), "HU-45");
}

/// HU-46, HU-51: to the Soviet Union once Germany has attacked it, and not while Germany holds Vologda.
#[test]
fn aid_to_the_soviet_union() {
    table(LAID).refused(lay(Route::UkToSu, 1), "HU-46");
    let war = format!("{LAID}\nwar germany summer 1941");
    let t = table(&war);
    assert!(t.may(lay(Route::UkToSu, 1)) && t.may(lay(Route::UsToSu, 1)));
    table(&format!("{LAID}\nwar russia autumn 1941")).refused(lay(Route::UkToSu, 1), "HU-46");
    table(&format!("{war}\nowner de: vologda")).refused(lay(Route::UkToSu, 1), "HU-51");
}

/// HU-47, HUC-16: at most a quarter of the base, rounded down: 13 of 54 (HTV-17), 6 of 25 (HTV-27).
#[test]
fn a_quarter() {
    let mut t = table(&format!("{LAID}\nwar germany summer 1941"));
    assert!(t.may(lay(Route::UsToUk, 13)) && t.may(lay(Route::UkToSu, 6)));
    t.refused(lay(Route::UsToUk, 14), "HU-47");
    t.refused(lay(Route::UkToSu, 7), "HU-47");
    t.act(lay(Route::UsToUk, 10));
    assert!(t.may(lay(Route::UsToSu, 3)));
    t.refused(lay(Route::UsToSu, 4), "HU-47");
    t.refused(lay(Route::UsToUk, 1), "HUC-10");
    let mut t = with(&[("aid_limit", "per_destination")], &format!("{LAID}\nwar germany summer 1941"));
    t.act(lay(Route::UsToUk, 10));
    assert!(t.may(lay(Route::UsToSu, 13)), "the other reading: each destination by itself (G17)");
}

/// HU-47, HUB-9.3: what is sent counts within the limit of the season.
#[test]
fn aid_counts_as_spent() {
    let mut t = table(
        &LAID
            .replace("points uk 30", "points uk 10")
            .replace("summer 1941", "summer 1942")
            .replace("turn allies redeploy", "turn allies build"),
    );
    t.state.eastern =
        Some(EasternWar { since: Date::new(SUMMER, 1941), by_germany: true, borders: Default::default() });
    t.state.stance[Nation::Su] = Stance::Allies;
    let (london, plymouth) = (t.at("london"), t.at("plymouth"));
    t.act(Build { nation: Nation::Uk, kind: Kind::Aircraft, at: london }).until(Phase::Redeploy);
    assert!(t.may(lay(Route::UkToSu, 2)), "half of ten is five, three are spent");
    t.refused(lay(Route::UkToSu, 3), "HU-47");
    assert!(plymouth != london);
}

/// HU-48: only in the redeployment phase.
#[test]
fn when_chips_are_laid() {
    let t = table(&LAID.replace("redeploy", "build"));
    t.refused(lay(Route::UsToUk, 1), "HU-48");
}

/// HU-49, HU-52, HUB-10.1: ten and thirteen points sent in 1941 arrive each in the next new-units phase and are
/// missing in 1942: 31 of 54 (HTV-29).
#[test]
fn american_aid_of_1941() {
    let mut t = table(LAID);
    t.act(lay(Route::UsToUk, 10));
    let before = t.left(Nation::Uk);
    t.end_turn().end_turn().until(Phase::Build);
    assert_eq!(t.left(Nation::Uk), before + 10, "and it can be spent at once");
    t.until(Phase::Redeploy).act(lay(Route::UsToUk, 13));
    while t.state.date < Date::new(SPRING, 1942) {
        t.end_turn();
    }
    assert_eq!(t.ledger(Nation::Us).opening, 31);
}

/// HUC-10: a chip that lies at sea when Vologda falls still arrives.
#[test]
fn what_lies_at_sea_arrives() {
    let text = "turn axis move summer 1942\nwar germany summer 1941\nowner de: leningrad vologda\nconvoy uk-su 5\n\
                points uk 20\npoints su 10\nde: leningrad 1 infantry";
    let mut t = table(text);
    t.end_turn().until(Phase::Build);
    assert_eq!((t.left(Nation::Su), t.left(Nation::Uk)), (15, 15));
}

/// Two tables that differ only in what is on the chips.
fn twins() -> (Table, Table) {
    let mut blank = table(&format!("{LAID}\nwar germany summer 1941"));
    let mut real = table(&format!("{LAID}\nwar germany summer 1941"));
    for route in Route::ALL {
        blank.act(lay(route, 0));
        real.act(lay(route, 6));
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
