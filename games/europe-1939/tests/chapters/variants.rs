//! The variants and how they end.

use crate::common;
use crate::common::{in_variant, opening};
use europe_1939::Action::*;
use europe_1939::state::*;
use europe_1939::vocabulary::*;
use kernel::Game;

/// HU-53, HUB-14.1: the fall of France has its countries and no others; Paris decides after three turns.
#[test]
fn the_fall_of_france() {
    let t = opening("fall-of-france", &[]);
    assert_eq!(t.rules.seats().len(), 2);
    t.refused(Declare { by: Nation::De, on: Nation::Es }, "HUB-14.1");
    assert!(t.may(Declare { by: Nation::De, on: Nation::Be }));
    let end = "turn allies redeploy autumn 1940\nde: berlin 1 infantry\nuk: london 1 infantry\nfr: lyon 1 infantry";
    for (text, verdict) in [
        (end.to_owned(), Verdict::Decisive(Side::Allies)),
        (format!("{end}\nowner de: calais"), Verdict::Marginal(Side::Allies)),
        (format!("{end}\nowner de: paris\nconquered fr de\nfr:"), Verdict::Marginal(Side::Axis)),
        (
            format!("{end}\nowner de: paris london\nconquered fr de\nconquered uk de\nuk:\nfr:"),
            Verdict::Decisive(Side::Axis),
        ),
    ] {
        let text = if text.contains("conquered fr") { text.replace("\nfr: lyon 1 infantry", "") } else { text };
        let text = if text.contains("conquered uk") { text.replace("\nuk: london 1 infantry", "") } else { text };
        let mut t = in_variant("fall-of-france", &[], &text);
        t.end_turn();
        assert_eq!(t.state.verdict, Some(verdict), "{text}");
    }
}

/// HUB-14.2, HU-79: the Mediterranean: closed north, German units in Tripoli in spring 1941, and what decides.
#[test]
fn the_mediterranean() {
    let mut t = opening("mediterranean", &[]);
    t.refused(Declare { by: Nation::It, on: Nation::Be }, "HUB-14.2");
    while t.state.date < Date::new(SPRING, 1941) {
        t.end_turn();
    }
    assert_eq!(t.count("tripoli", Nation::De, Kind::Armour), 1);
    assert_eq!(t.left(Nation::De), 6, "from the table");
    let text = "turn axis move summer 1942\nit: venice 1 infantry; tripoli 1 infantry\nuk: gibraltar 1 infantry";
    let mut t = in_variant("mediterranean", &[], text);
    t.pick("venice", Nation::It, Kind::Infantry);
    t.refused(To(t.at("munich")), "HUB-14.2");
    let mut t = in_variant("mediterranean", &[], &format!("{text}\nowner it: suez"));
    t.end_turn();
    assert_eq!(t.state.verdict, None, "the Allies still have their turn");
    t.end_turn();
    assert_eq!(t.state.verdict, Some(Verdict::Decisive(Side::Axis)));
    let libya = text.replace("; tripoli 1 infantry", "");
    let mut t = in_variant("mediterranean", &[], &format!("{libya}\nowner uk: tripoli benghazi tobruk"));
    t.end_turn();
    assert_eq!(t.state.verdict, Some(Verdict::Decisive(Side::Allies)));
    let mut t = in_variant("mediterranean", &[], &text.replace("axis move summer 1942", "allies redeploy spring 1943"));
    t.end_turn();
    assert_eq!(t.state.verdict, Some(Verdict::Marginal(Side::Axis)), "Tobruk is Italian");
}

/// HUB-14.2: Britain builds in Egypt and Gibraltar, where its units come in.
#[test]
fn where_britain_builds() {
    let t = in_variant("mediterranean", &[], "turn allies build summer 1941\nuk: suez 1 infantry");
    assert!(t.may(Build { nation: Nation::Uk, kind: Kind::Infantry, at: t.at("suez") }));
    t.refused(Build { nation: Nation::Uk, kind: Kind::Infantry, at: t.at("malta") }, "HUB-9.1");
}

/// HUB-14.3, HU-46, HU-69: Barbarossa opens with the surprise turn; aid comes from a table; three cities decide.
#[test]
fn barbarossa() {
    let mut t = opening("barbarossa", &[]);
    assert!(t.rules.rolls_twice(&t.state, Nation::De, [Nation::Su].into_iter().collect()));
    assert_eq!((t.left(Nation::De), t.left(Nation::Su)), (30, 18));
    t.state.phase = Phase::Declare;
    t.refused(Declare { by: Nation::De, on: Nation::Se }, "HUB-14.3");
    let text = "turn allies redeploy summer 1941\nsu: moscow 1 infantry\nde: warsaw 1 infantry; narvik 1 submarine";
    in_variant("barbarossa", &[], text).refused(Lay { route: Route::UkToSu, value: 1 }, "HUB-14.3");
    let mut t = in_variant("barbarossa", &[], &text.replace("summer 1941", "spring 1942"));
    t.refused(Lay { route: Route::UkToSu, value: 7 }, "HUB-14.3");
    t.act(Lay { route: Route::UkToSu, value: 6 }).act(Lay { route: Route::UsToSu, value: 13 });
    t.end_turn().end_turn().until(Phase::Redeploy);
    assert!(t.may(Lay { route: Route::UkToSu, value: 5 }));
    t.refused(Lay { route: Route::UkToSu, value: 6 }, "HUB-14.3");
    for (cities, verdict) in [
        ("moscow leningrad stalingrad", Verdict::Decisive(Side::Axis)),
        ("moscow leningrad", Verdict::Marginal(Side::Axis)),
        ("leningrad", Verdict::Marginal(Side::Axis)),
        ("kiev", Verdict::Decisive(Side::Allies)),
    ] {
        let end = format!(
            "turn allies redeploy winter 1942\nsu: gorky 1 infantry\nde: warsaw 1 infantry\nowner de: {cities}"
        );
        let mut t = in_variant("barbarossa", &[], &end);
        t.end_turn();
        assert_eq!(t.state.verdict, Some(verdict), "{cities}");
    }
}

/// HUB-14.3: Barbarossa lasts seven turns; German points come from the table whatever is held, Soviet points from the
/// accounting; three cities decide at once, and no aid comes before its season nor more than the year's.
#[test]
fn the_course_of_barbarossa() {
    let mut t = opening("barbarossa", &[]);
    let (base, opened) = (t.ledger(Nation::Su).base, t.left(Nation::Su));
    let table = |t: &common::Table, year| {
        let of = |(n, y, _): &&(Nation, u16, u16)| (*n, *y) == (Nation::De, year);
        t.rules.data.scenario.points.iter().find(of).map(|p| p.2)
    };
    assert_eq!(Some(t.left(Nation::De)), table(&t, 1941));
    let mut turns = 0;
    while t.state.verdict.is_none() {
        if t.state.date == Date::new(SPRING, 1942) && t.state.side == Side::Axis {
            assert_eq!(Some(t.left(Nation::De)), table(&t, 1942), "with what is left of 1941 gone");
            let su = t.ledger(Nation::Su);
            // Nothing was spent: three tenths of it are growth, and the Urals bring four; the Baltic states and the
            // share of Poland are worth four.
            let growth = opened * 3 / 10;
            assert_eq!((su.base, su.opening), (base + growth + 4, base + growth + 4 + 4));
        }
        turns += u32::from(t.state.side == Side::Axis);
        t.end_turn();
    }
    assert_eq!((turns, t.state.verdict), (7, Some(Verdict::Decisive(Side::Allies))));
    let text =
        "turn axis redeploy spring 1942\nsu: gorky 1 infantry\nde: warsaw 1 infantry\nowner de: moscow leningrad";
    let mut t = in_variant("barbarossa", &[], text);
    t.end_turn();
    assert_eq!(t.state.verdict, None, "two of the three");
    let mut t = in_variant("barbarossa", &[], &format!("{text} stalingrad"));
    t.end_turn();
    assert_eq!(t.state.verdict, Some(Verdict::Decisive(Side::Axis)), "at once");
    for (season, route, value, clause) in [
        ("summer 1941", Route::UkToSu, 0, Some("HUB-14.3")),
        ("autumn 1941", Route::UkToSu, 6, None),
        ("winter 1941", Route::UsToSu, 0, Some("HUB-14.3")),
        ("spring 1942", Route::UsToSu, 13, None),
        ("spring 1942", Route::UsToSu, 14, Some("HUB-14.3")),
        ("spring 1942", Route::UsToUk, 0, Some("HU-45")),
    ] {
        let t = in_variant("barbarossa", &[], &format!("turn allies redeploy {season}\nsu: moscow 1 infantry"));
        match clause {
            Some(clause) => t.refused(Lay { route, value }, clause),
            None => assert!(t.may(Lay { route, value }), "{season}"),
        }
    }
}

/// HUB-12.1: the full war ends when Britain and the Soviet Union are conquered, or Germany; when decides how much it
/// counts.
#[test]
fn the_end_of_the_war() {
    let text = "turn allies redeploy summer 1943\nconquered uk de\nwar germany summer 1941\n\
                owner de: london moscow leningrad stalingrad\nsu: gorky 1 infantry\nde: berlin 1 infantry";
    let mut t = common::table(text);
    t.end_turn();
    assert_eq!(t.state.verdict, Some(Verdict::Decisive(Side::Axis)));
    assert!(t.rules.check(&t.state, GERMANY, &Done).unwrap_err().cites("HUB-12.1"));
    assert_eq!(t.rules.outcome(&t.state).map(|o| o.winners.contains(GERMANY)), Some(true));
    let fall = "turn axis redeploy winter 1944\nowner uk: berlin ruhr\nuk: berlin 1 infantry\nde: munich 1 infantry";
    for (date, verdict) in [
        ("winter 1944", Verdict::Decisive(Side::Allies)),
        ("spring 1945", Verdict::Marginal(Side::Allies)),
        ("summer 1945", Verdict::Draw),
    ] {
        let mut t = common::table(&fall.replace("winter 1944", date));
        t.end_turn();
        assert_eq!(t.state.verdict, Some(verdict), "{date}");
    }
}

/// HUB-12.2: with Germany standing, the objectives it holds decide.
#[test]
fn objectives() {
    let end = "turn allies redeploy summer 1945\nuk: london 1 infantry\nde: berlin 1 infantry";
    let four = "neutral fr\nconquered fr de\nowner de: paris";
    for (more, verdict) in [
        ("", Verdict::Draw),
        (four, Verdict::Draw),
        ("conquered fr de\nowner de: paris algiers malta oslo", Verdict::Marginal(Side::Axis)),
        (
            "conquered fr de\nowner de: paris algiers malta oslo suez athens warsaw kiev gibraltar moscow",
            Verdict::Decisive(Side::Axis),
        ),
    ] {
        let mut t = common::table(&format!("{end}\n{more}"));
        t.end_turn();
        assert_eq!(t.state.verdict, Some(verdict), "{more}");
    }
}

/// HUB-12.3: with several partners the result counts for all of them; who holds most objectives is first, ties are
/// shared.
#[test]
fn first_among_partners() {
    let fall = "turn axis redeploy winter 1944\nwar germany summer 1941\nallies us\nowner uk: ruhr\nowner su: berlin\n\
                uk: ruhr 1 infantry\nsu: berlin 1 infantry\nde: munich 1 infantry";
    let first = |players: &str, more: &str| {
        let mut t = common::with(&[("players", players)], &format!("{fall}\n{more}"));
        t.end_turn();
        assert_eq!(t.state.verdict, Some(Verdict::Decisive(Side::Allies)));
        let outcome = t.rules.outcome(&t.state).expect("the war is over");
        let words: Vec<String> = match outcome.text.args.iter().find(|(name, _)| *name == "first") {
            Some((_, kernel::Arg::List(list))) => list.iter().map(|w| format!("{w:?}")).collect(),
            _ => Vec::new(),
        };
        (outcome.winners.len(), words)
    };
    let word = |seat| format!("{:?}", kernel::Arg::Word(seat_word(seat).into()));
    // Britain: London, Suez, Gibraltar, Malta and the Ruhr, France's Paris and Algiers; the Soviets their four and
    // Berlin.
    assert_eq!(first("five", ""), (3, vec![word(BRITAIN)]));
    assert_eq!(first("five", "owner su: warsaw budapest ploesti rome"), (3, vec![word(USSR)]));
    assert_eq!(first("three", "owner su: warsaw"), (2, vec![word(BRITAIN), word(USSR)]));
    assert_eq!(first("two", "").1, Vec::<String>::new(), "alone nobody needs to be first");
}

/// HUB-13.1: with weather, armour does not move a second time in the Soviet Union in winter; without it, it does.
#[test]
fn winter_stops_armour() {
    let text = "turn axis second_move winter 1942\nwar germany summer 1941\nowner de: minsk smolensk\npoints de 20\n\
                conquered pl de\nowner de: warsaw brest-litovsk\nde: minsk 1 armour; brest-litovsk 1 armour\n\
                su: moscow 3 infantry";
    for (weather, season, may) in [("off", "winter", true), ("winter", "winter", false), ("winter", "autumn", true)] {
        let mut t = common::with(&[("weather", weather)], &text.replace("winter 1942", &format!("{season} 1942")));
        assert_eq!(t.can_pick("minsk", Nation::De, Kind::Armour), may, "{weather} {season}");
        t.pick("brest-litovsk", Nation::De, Kind::Armour);
        assert!(t.may(To(t.at("warsaw"))), "elsewhere it moves");
        assert_eq!(t.may(To(t.at("minsk"))), may);
        if !may {
            t.refused(To(t.at("minsk")), "HUB-13.1");
        }
    }
}

/// HUB-13.2: with partisans Yugoslavia counts only with infantry in Belgrade.
#[test]
fn partisans_want_a_garrison() {
    let text = "turn allies redeploy winter 1941\nconquered yu de\npoints de 0\nbase de 30\n\
                uk: london 1 infantry\nde: berlin 1 infantry";
    let points = |partisans: &str, garrison: &str| {
        let text = format!("{text}\nowner de: belgrade zagreb sarajevo skopje\n{garrison}");
        let mut t = common::with(&[("partisans", partisans)], &text);
        t.end_turn();
        t.left(Nation::De)
    };
    let free = points("off", "");
    assert_eq!(points("garrison", ""), free - 4);
    assert_eq!(points("garrison", "de: belgrade 1 armour"), free - 4, "armour is no garrison");
    assert_eq!(points("garrison", "de: belgrade 1 infantry"), free);
}

/// HUB-14.1, HUB-14.2, HUB-14.3, HUB-6.5: what a variant does not use is out of play on the board: closed areas, and
/// the land of nations that stay apart; not what can be drawn into the war, what has changed hands, or lets Germans in.
#[test]
fn land_out_of_play() {
    type Ids = &'static [&'static str];
    let variants: [(&str, Ids, Ids); 4] = [
        ("fall-of-france", &["madrid", "moscow", "lwow"], &["paris", "belgium", "warsaw", "budapest"]),
        ("mediterranean", &["paris", "moscow", "berlin"], &["tripoli", "athens", "madrid", "rome"]),
        ("barbarossa", &["london", "paris", "rome", "madrid"], &["moscow", "oslo", "riga", "bucharest"]),
        ("full-war", &[], &["madrid", "moscow", "london"]),
    ];
    for (variant, out, used) in variants {
        let board = opening(variant, &[]).rules.board();
        let is_out = |id: &str| board.spaces.iter().find(|s| s.id == id).expect("an area").out_of_play;
        assert!(out.iter().all(|id| is_out(id)), "{variant}: {out:?}");
        assert!(!used.iter().any(|id| is_out(id)), "{variant}: {used:?}");
    }
}
