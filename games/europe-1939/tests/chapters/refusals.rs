//! What is forbidden is refused with its clause: the cases players run into first.

use crate::common::{barred, in_variant, table};
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;

/// HU-15: a second attack on an area in one turn, on land and in the second movement.
#[test]
fn a_second_attack_on_an_area() {
    let text = "turn axis move summer 1940\nconquered be de\nowner de: belgium\npoints de 20\n\
                de: belgium 2 armour; ruhr 1 armour\nfr: calais 2 infantry; paris 1 infantry";
    let mut t = table(text);
    t.go("belgium", Nation::De, &[(Kind::Armour, 1)], "calais").come_to_battle();
    // Both miss, then the attackers break off.
    t.fight("calais", &[6, 6, 6]).act(BreakOff).until(Phase::SecondMove);
    t.pick("belgium", Nation::De, Kind::Armour);
    t.refused(To(t.at("calais")), "HU-15");
}

/// HU-56, HU-55: British units in the Maginot Line, by march, by air and by redeployment; British and French together.
#[test]
fn british_in_the_maginot_line() {
    let text = "turn allies move spring 1940\npoints uk 20\nuk: paris 1 infantry, 1 aircraft\n\
                fr: maginot 1 infantry; calais 1 infantry";
    barred(text, ("paris", Nation::Uk, Kind::Infantry), "maginot", "HU-56");
    barred(text, ("paris", Nation::Uk, Kind::Aircraft), "maginot", "HU-56");
    barred(&text.replace("allies move", "allies redeploy"), ("paris", Nation::Uk, Kind::Infantry), "maginot", "HU-56");
}

/// HU-83: a fifth unit over the ocean in one season, though two redeployments are left.
#[test]
fn a_fifth_unit_over_the_ocean() {
    let mut t = table("turn allies redeploy summer 1942\nallies us\npoints us 54\nus: usa 6 infantry");
    for _ in 0..4 {
        t.pick("usa", Nation::Us, Kind::Infantry).to("liverpool");
    }
    t.refused(Pick { at: t.at("usa"), nation: Nation::Us, kind: Kind::Infantry }, "HU-83");
    t.pick("liverpool", Nation::Us, Kind::Infantry).to("london");
}

/// HU-47: a shipment above a quarter of the base; HU-48: not outside the redeployment phase.
#[test]
fn a_shipment_above_a_quarter() {
    let text = "turn allies redeploy spring 1941\nconquered fr de\npoints us 54\nbase us 54\nuk: london 1 infantry";
    let mut t = table(text);
    let lay = |value| Lay { route: Route::UsToUk, value };
    t.refused(lay(14), "HU-47");
    t.act(lay(13));
    t.refused(lay(1), "HUC-10");
    let t = table(&text.replace("redeploy", "move"));
    t.refused(lay(1), "HU-48");
}

/// HU-26, HU-78, HU-79, HU-61, HU-54, HUC-17: submarines of others, Malta, Africa, Vichy, allies of history, neutrals.
#[test]
fn other_things_forbidden() {
    let t = table("turn allies build summer 1940\npoints uk 20\nuk: london 1 infantry");
    t.refused(Build { nation: Nation::Uk, kind: Kind::Submarine, at: t.at("plymouth") }, "HU-26");
    let t = table("turn axis declare summer 1941\naxis it\npoints it 15\npoints de 20\nde: berlin 1 infantry");
    t.refused(Declare { by: Nation::It, on: Nation::De }, "HU-54");
    let mut t = table("turn axis move summer 1940\npoints de 20\nde: munich 1 infantry");
    t.pick("munich", Nation::De, Kind::Infantry);
    t.refused(To(t.at("bern")), "HUC-17");
    let desert = "turn axis redeploy summer 1941\nit: naples 1 fleet\nde: tripoli 2 infantry; benghazi 1 infantry";
    let t = in_variant("mediterranean", &[], &desert.replace("redeploy", "build"));
    t.refused(Build { nation: Nation::De, kind: Kind::Armour, at: t.at("tripoli") }, "HU-79");
}
