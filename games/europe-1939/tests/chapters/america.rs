//! The United States enter the war.

use crate::common::{barred, table};
use europe_1939::Action::*;
use europe_1939::vocabulary::*;

/// HU-81: in winter 1941 not yet, from spring 1942 for seven points, for the whole Axis; it need not attack (HTV-40).
#[test]
fn america_declares_war() {
    let text = "turn allies declare winter 1941\npoints us 54\naxis it\nuk: london 1 infantry";
    let declare = Declare { by: Nation::Us, on: Nation::De };
    table(text).refused(declare, "HU-81");
    let mut t = table(&text.replace("winter 1941", "spring 1942"));
    t.act(declare);
    assert_eq!((t.left(Nation::Us), t.state.side_of(Nation::Us)), (47, Some(Side::Allies)));
    assert_eq!(t.count("usa", Nation::Us, Kind::Infantry), 4);
    t.refused(Declare { by: Nation::Us, on: Nation::It }, "HUB-1.6");
    let later = table(&text.replace("winter 1941", "summer 1942"));
    assert!(later.may(declare), "G22: from spring 1942 on");
}

/// HU-81: before it fights America builds nothing; Germany may bring it in earlier (G22, G30).
#[test]
fn america_at_peace() {
    let t = table("turn allies build summer 1941\npoints us 54\nuk: london 1 infantry");
    t.refused(Build { nation: Nation::Us, kind: Kind::Infantry, at: t.at("usa") }, "HU-81");
    let mut t = table("turn axis declare summer 1941\npoints de 20\nde: berlin 1 infantry");
    t.act(Declare { by: Nation::De, on: Nation::Us });
    assert_eq!((t.left(Nation::De), t.state.side_of(Nation::Us)), (13, Some(Side::Allies)));
}

const OVER_THERE: &str = "turn allies redeploy summer 1942\nallies us\npoints us 54\nus: usa 6 infantry, 1 fleet";

/// HU-82, HU-83, HU-84: four units cross the ocean without escort, not five; onward redeployment counts against the six
/// (HTV-20).
#[test]
fn over_the_ocean() {
    let mut t = table(OVER_THERE);
    t.pick("usa", Nation::Us, Kind::Infantry);
    t.refused(To(t.at("gibraltar")), "HU-82");
    t.to("liverpool");
    for _ in 0..3 {
        t.pick("usa", Nation::Us, Kind::Infantry).to("liverpool");
    }
    assert_eq!(t.count("liverpool", Nation::Us, Kind::Infantry), 4);
    t.refused(Pick { at: t.at("usa"), nation: Nation::Us, kind: Kind::Infantry }, "HU-83");
    t.refused(Pick { at: t.at("usa"), nation: Nation::Us, kind: Kind::Fleet }, "HU-83");
    let done = t.state.turn.redeployed[Nation::Us.index()];
    assert_eq!((done, t.state.turn.ocean), (4, 4), "four of the six");
    t.pick("liverpool", Nation::Us, Kind::Infantry).to("london");
    t.pick("liverpool", Nation::Us, Kind::Infantry).to("dover");
    t.refused(Pick { at: t.at("liverpool"), nation: Nation::Us, kind: Kind::Infantry }, "HUB-8.1");
}

/// HU-84: ships that have come over the ocean go on as well, and that counts too.
#[test]
fn ships_go_on() {
    let mut t = table(OVER_THERE);
    t.pick("usa", Nation::Us, Kind::Fleet).to("liverpool").pick("liverpool", Nation::Us, Kind::Fleet).to("gibraltar");
    assert_eq!(t.count("gibraltar", Nation::Us, Kind::Fleet), 1);
    assert_eq!((t.state.turn.redeployed[Nation::Us.index()], t.state.turn.ocean), (2, 1));
}

/// HU-82: American units do not sail from the USA to war while Britain stands.
#[test]
fn first_to_britain() {
    let t = table(&OVER_THERE.replace("redeploy", "move"));
    t.refused(Pick { at: t.at("usa"), nation: Nation::Us, kind: Kind::Fleet }, "HU-82");
}

/// HU-85: Britain fallen, they come by invasion; then two a turn follow into the bridgehead (HTV-37).
#[test]
fn if_britain_has_fallen() {
    let fallen = "conquered uk de\nconquered fr de\nowner de: brest london dover plymouth liverpool scapa-flow belfast";
    let mut t = table(&format!("{}\n{fallen}", OVER_THERE.replace("redeploy", "move")));
    let brest = t.at("brest");
    t.pick("usa", Nation::Us, Kind::Fleet).load(&[(Kind::Infantry, 2)]).act(Invade(brest));
    assert_eq!((t.owner("brest"), t.left(Nation::Us)), (Nation::Us, 49));
    let bridgehead =
        format!("{}\n{fallen}\nowner us: brest bordeaux\nus: usa 3 infantry; brest 1 infantry", OVER_THERE);
    let mut t = table(&bridgehead);
    for _ in 0..2 {
        t.pick("usa", Nation::Us, Kind::Infantry).to("brest");
    }
    assert_eq!(t.count("brest", Nation::Us, Kind::Infantry), 3);
    t.refused(Pick { at: t.at("usa"), nation: Nation::Us, kind: Kind::Infantry }, "HU-85");
    assert_eq!((t.count("usa", Nation::Us, Kind::Infantry), t.state.turn.ocean), (1, 2), "the third stays");
    barred(&bridgehead, ("usa", Nation::Us, Kind::Infantry), "london", "HUB-8.1");
}

/// HU-86, HUB-3.4: the USA cannot be invaded, and nothing flies there.
#[test]
fn the_usa_is_safe() {
    let mut t = table(
        "turn axis move summer 1943\nallies us\nconquered fr de\nowner de: brest\npoints de 20\n\
         de: brest 1 fleet, 1 infantry, 1 bomber",
    );
    t.pick("brest", Nation::De, Kind::Fleet).act(Load(Kind::Infantry));
    t.refused(Invade(t.at("usa")), "HU-86");
    let mut t = table("turn axis move summer 1943\nallies us\nconquered fr de\nowner de: brest\nde: brest 1 bomber");
    t.pick("brest", Nation::De, Kind::Bomber);
    t.refused(Bomb(t.at("usa")), "HUB-4.1");
}
