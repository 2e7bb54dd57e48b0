//! Standing orders: given while one has nothing to decide, used when one is asked, and nobody else's business.

use crate::common;
use crate::common::table;
use europe_1939::Action::*;
use europe_1939::Standing;
use europe_1939::vocabulary::*;
use kernel::dice::{Recorded, Shown, Throw};
use kernel::{Game, Play, Rng, Viewer};

const DOVER: &str = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                     de: belgium 1 aircraft\nuk: dover 1 infantry; london 3 aircraft";

/// HUC-03: the enemy's scene, list and refusals do not tell of orders; machines do not know them either; the owner
/// sees them.
#[test]
fn orders_are_secret() {
    let plain = table(DOVER);
    let mut ordered = table(DOVER);
    let dover = ordered.at("dover");
    ordered.roll_as(BRITAIN, Order(Standing::Intervene { place: dover, n: 2 }), &[]);
    ordered.roll_as(BRITAIN, Order(Standing::Quiet(true)), &[]);
    for viewer in [Viewer::Seat(GERMANY), Viewer::Spectator] {
        let seen = |t: &common::Table| serde_json::to_string(&t.rules.scene(&t.state, viewer)).unwrap();
        assert_eq!(seen(&plain), seen(&ordered));
    }
    assert_eq!(ordered.rules.imagine(&ordered.state, GERMANY, &mut Rng::new(1)), plain.state);
    assert!(ordered.rules.has_secrets(&ordered.state) && !plain.rules.has_secrets(&plain.state));
    let own = ordered.rules.scene(&ordered.state, Viewer::Seat(BRITAIN));
    let panel = own.panels.iter().find(|p| p.id == "orders").expect("the owner reads his orders");
    assert_eq!(panel.rows.len(), 2);
    assert!(own.choices.iter().any(|c| c.group.as_ref().is_some_and(|g| g.folded)), "and can change them");
}

/// HUC-03: an order that is used is a thing revealed: nobody can take back the move that drew it out. A chain without
/// orders reveals nothing.
#[test]
fn a_used_order_is_revealed() {
    for (ordered, quiet) in [(false, false), (true, false), (false, true)] {
        let mut t = table(DOVER);
        let dover = t.at("dover");
        if ordered {
            t.roll_as(BRITAIN, Order(Standing::Intervene { place: dover, n: 2 }), &[]);
        }
        if quiet {
            t.roll_as(BRITAIN, Order(Standing::Quiet(true)), &[]);
        }
        t.pick("belgium", Nation::De, Kind::Aircraft);
        let throws: Vec<Throw> = [1, 1, 6].map(|face| Throw { sides: 6, faces: vec![face] }).to_vec();
        let mut dice = Shown::new(Recorded::new(&throws));
        let mut play = Play::silent(&mut dice);
        t.rules.clone().apply(&mut t.state, GERMANY, &To(dover), &mut play);
        assert_eq!(format!("{play:?}").contains("revealed: true"), ordered || quiet);
        let asked = t.rules.deciders(&t.state).contains(BRITAIN);
        assert_eq!(asked, !ordered && !quiet, "who has left orders is not asked");
    }
}
