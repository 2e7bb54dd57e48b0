//! Rosters: points, what a platoon may have, what men get into their hands, files.

use bolt_action::data::{Body, Mount, UnitTypeId};
use bolt_action::roster::*;
use bolt_action::vocabulary::*;
use bolt_action::{Data, Roster};
use kernel::DataFiles;
use proptest::prelude::*;
use std::sync::LazyLock;

static DATA: LazyLock<Data> = LazyLock::new(|| Data::read(&DataFiles::default()).unwrap());

fn unit(nation: Nation, id: &str, quality: Quality, men: u8, options: &[(&str, u8)]) -> RosterUnit {
    let unit = DATA.named(nation, id).unwrap_or_else(|| panic!("{} has no {id}", nation.id()));
    let mut unit = RosterUnit::plain(&DATA, unit, quality);
    if men > 0 {
        unit.men = men;
    }
    for (name, times) in options {
        let (i, _) = DATA.unit(unit.unit).option(name).unwrap_or_else(|| panic!("{id} has no option {name}"));
        unit.taken[i] = *times;
    }
    unit
}

fn german(id: &str, men: u8, options: &[(&str, u8)]) -> RosterUnit {
    unit(Nation::Germany, id, Quality::Regular, men, options)
}

fn roster(nation: Nation, units: Vec<RosterUnit>) -> Roster {
    Roster { name: "Test".to_owned(), nation, limit: 1000, characteristic: None, platoons: vec![units] }
}

/// A lieutenant and two squads: the least a platoon can be.
fn smallest() -> Vec<RosterUnit> {
    vec![german("second-lieutenant", 0, &[]), german("heer-infantry", 0, &[]), german("heer-infantry", 0, &[])]
}

fn wrong(roster: &Roster) -> Vec<String> {
    roster.check(&DATA).iter().map(ToString::to_string).collect()
}

#[test]
fn points_are_the_unit_its_men_and_its_options() {
    assert_eq!(german("heer-infantry", 0, &[]).points(&DATA), 50);
    assert_eq!(german("heer-infantry", 10, &[]).points(&DATA), 100);
    let full =
        german("heer-infantry", 10, &[("submachine-gun", 1), ("light-machine-gun", 1), ("anti-tank-grenades", 1)]);
    assert_eq!(full.points(&DATA), 100 + 3 + 20 + 2 * 10);
    assert_eq!(german("second-lieutenant", 3, &[]).points(&DATA), 70);
    assert_eq!(german("panzer-iv-h", 0, &[("skirts", 1), ("command", 1)]).points(&DATA), 235 + 10 + 25);
    assert_eq!(unit(Nation::SovietUnion, "kv-1", Quality::Regular, 0, &[("kv-1s", 1)]).points(&DATA), 280);
    assert_eq!(
        unit(Nation::SovietUnion, "shtrafbat", Quality::Inexperienced, 10, &[("shirkers", 1)]).points(&DATA),
        40
    );
    assert_eq!(unit(Nation::GreatBritain, "home-guard", Quality::Inexperienced, 6, &[("rifle", 2)]).points(&DATA), 33);
    assert_eq!(roster(Nation::Germany, smallest()).points(&DATA), 150);
}

/// C-179: a lieutenant and two squads are a platoon; without them it is none.
#[test]
fn a_platoon_needs_a_lieutenant_and_two_squads() {
    assert_eq!(wrong(&roster(Nation::Germany, smallest())), Vec::<String>::new());
    assert_eq!(roster(Nation::Germany, smallest()).dice(), 3);
    assert_eq!(
        wrong(&roster(Nation::Germany, smallest()[1..].to_vec())),
        ["platoon 1: expected 1 to 1 of the kind lieutenant, found 0 (C-179)"]
    );
    assert_eq!(
        wrong(&roster(Nation::Germany, smallest()[..2].to_vec())),
        ["platoon 1: expected 2 to 5 of the kind infantry, found 1 (C-179)"]
    );
    let none = Roster { platoons: Vec::new(), ..roster(Nation::Germany, Vec::new()) };
    assert_eq!(wrong(&none), ["expected at least one platoon (C-179)"]);
}

/// C-179: one of each support, one transport for each unit of men or gun, and no more points than agreed.
#[test]
fn a_platoon_has_no_more_than_its_list_allows() {
    let with = |more: Vec<RosterUnit>| wrong(&roster(Nation::Germany, [smallest(), more].concat()));
    assert_eq!(with(vec![german("mmg-team", 0, &[])]), Vec::<String>::new());
    assert_eq!(
        with(vec![german("mmg-team", 0, &[]), german("mmg-team", 0, &[])]),
        ["platoon 1: expected 0 to 1 of the kind machine-gun, found 2 (C-179)"]
    );
    assert_eq!(
        with(vec![german("tiger-i", 0, &[]), german("panther", 0, &[])]),
        ["platoon 1: expected 0 to 1 of the kind tank, found 2 (C-179)"]
    );
    assert_eq!(with(vec![german("truck", 0, &[]); 3]), Vec::<String>::new());
    assert_eq!(
        with(vec![german("truck", 0, &[]); 4]),
        ["platoon 1: expected 0 to 3 of the kind transport, found 4 (C-179)"]
    );
    let two = Roster { platoons: vec![smallest(), smallest()], ..roster(Nation::Germany, Vec::new()) };
    assert_eq!(wrong(&two), Vec::<String>::new());
    let poor = Roster { limit: 149, ..roster(Nation::Germany, smallest()) };
    assert_eq!(wrong(&poor), ["expected at most 149 points, found 150 (C-179)"]);
}

/// C-179: units are as their lists offer them.
#[test]
fn units_are_as_their_lists_offer_them() {
    let with = |one: RosterUnit| wrong(&roster(Nation::Germany, [smallest(), vec![one]].concat()));
    let veteran = unit(Nation::Germany, "heer-infantry", Quality::Veteran, 0, &[]);
    assert_eq!(
        with(veteran),
        ["platoon 1, unit 4 (heer-infantry): expected the quality regular, found veteran (C-179)"]
    );
    assert_eq!(
        with(german("heer-infantry", 11, &[])),
        ["platoon 1, unit 4 (heer-infantry): expected 5 to 10 men, found 11 (C-179)"]
    );
    assert_eq!(
        with(german("heer-infantry", 5, &[("light-machine-gun", 2)])),
        ["platoon 1, unit 4 (heer-infantry): expected light-machine-gun at most 1 times, found 2 (C-179)"]
    );
    let crowded = german("grenadiers", 5, &[("assault-rifle", 3), ("submachine-gun", 2), ("light-machine-gun", 1)]);
    assert_eq!(
        with(crowded),
        ["platoon 1, unit 4 (grenadiers): expected a man for every weapon and loader, found 5 men (C-179)"]
    );
    let abroad = unit(Nation::Italy, "it-infantry", Quality::Regular, 0, &[]);
    assert_eq!(
        with(abroad),
        ["platoon 1, unit 4 (it-infantry): expected a unit of germany, found one of italy (C-179)"]
    );
    let us = |options: &[(&str, u8)]| {
        let of = |id: &str| unit(Nation::UnitedStates, id, Quality::Regular, 0, &[]);
        let jeep = unit(Nation::UnitedStates, "jeep", Quality::Regular, 0, options);
        wrong(&roster(Nation::UnitedStates, vec![of("second-lieutenant"), of("us-infantry"), of("us-infantry"), jeep]))
    };
    assert_eq!(us(&[("pintle-hmg", 1)]), Vec::<String>::new());
    assert_eq!(
        us(&[("pintle-hmg", 1), ("pintle-mmg", 1)]),
        ["platoon 1, unit 4 (jeep): expected only one of pintle-mmg, pintle-hmg (C-179)"]
    );
}

fn british(more: Vec<RosterUnit>) -> Roster {
    let of = |id: &str| unit(Nation::GreatBritain, id, Quality::Regular, 0, &[]);
    let units = [vec![of("second-lieutenant"), of("gb-infantry"), of("gb-infantry")], more].concat();
    Roster { characteristic: Some(Characteristic::Vengeance), ..roster(Nation::GreatBritain, units) }
}

/// N-06: one regular artillery observer costs a British force nothing and does not take the observer's place.
#[test]
fn the_british_have_an_observer_for_nothing() {
    let observer = unit(Nation::GreatBritain, "artillery-observer", Quality::Regular, 1, &[]);
    let free = RosterUnit { gift: true, ..observer.clone() };
    assert_eq!(free.points(&DATA), 0);
    assert_eq!(wrong(&british(vec![free.clone(), observer.clone()])), Vec::<String>::new());
    assert_eq!(british(vec![free.clone(), observer.clone()]).points(&DATA), 250);
    let what = "expected one gift, regular artillery-observer with 1 men (N-06)";
    assert_eq!(wrong(&british(vec![free.clone(), free.clone()])), [what]);
    let better = RosterUnit { quality: Quality::Veteran, ..free };
    assert_eq!(wrong(&british(vec![better])), [what]);
}

/// N-08: the British choose one of five characteristics; nobody else has any.
#[test]
fn a_british_force_chooses_a_characteristic() {
    let none = Roster { characteristic: None, ..british(Vec::new()) };
    assert_eq!(
        wrong(&none),
        ["expected a characteristic: rapid-fire, up-and-at-them, blood-curdling-charge, tough-as-boots, vengeance \
             (N-08)"]
    );
    let german = Roster { characteristic: Some(Characteristic::RapidFire), ..roster(Nation::Germany, smallest()) };
    assert_eq!(wrong(&german), ["expected no characteristic, found rapid-fire (N-08)"]);
}

/// N-10: twelve inexperienced riflemen cost a Soviet force nothing, and they are not green.
#[test]
fn the_soviets_have_a_rifle_squad_for_nothing() {
    let of = |id: &str, quality| unit(Nation::SovietUnion, id, quality, 0, &[]);
    let squad = RosterUnit { gift: true, ..unit(Nation::SovietUnion, "rifle-squad", Quality::Inexperienced, 12, &[]) };
    let platoon = |gift: RosterUnit| {
        let lmg = of("lmg-squad", Quality::Regular);
        roster(Nation::SovietUnion, vec![of("second-lieutenant", Quality::Regular), lmg.clone(), lmg, gift])
    };
    assert_eq!(wrong(&platoon(squad.clone())), Vec::<String>::new());
    assert_eq!(platoon(squad.clone()).points(&DATA), 150);
    let rules = |unit: &RosterUnit| match unit.outfit(&DATA) {
        Outfit::Men { rules, .. } => rules,
        other => panic!("{other:?}"),
    };
    assert!(!rules(&squad).contains(UnitRule::Green));
    assert!(rules(&RosterUnit { gift: false, ..squad.clone() }).contains(UnitRule::Green));
    let eleven = RosterUnit { men: 11, ..squad };
    assert_eq!(wrong(&platoon(eleven)), ["expected one gift, inexperienced rifle-squad with 12 men (N-10)"]);
    let nobody = RosterUnit { gift: true, ..german("heer-infantry", 0, &[]) };
    assert_eq!(
        wrong(&roster(Nation::Germany, [smallest(), vec![nobody]].concat())),
        ["expected no unit for nothing: germany has none (C-179)"]
    );
}

/// A light machine gun in a squad has a gunner and a loader, who keeps his rifle; the NCO has the submachine gun.
#[test]
fn men_get_what_was_bought() {
    let squad = german("grenadiers", 7, &[("submachine-gun", 2), ("light-machine-gun", 1), ("panzerfaust", 2)]);
    let Outfit::Men { men, .. } = squad.outfit(&DATA) else { panic!("a squad is men") };
    let weapons: Vec<WeaponId> = men.iter().map(|m| m.weapon).collect();
    use WeaponId::{LightMachineGun, Panzerfaust, Rifle, SubmachineGun};
    assert_eq!(weapons, [SubmachineGun, SubmachineGun, Rifle, Rifle, Rifle, Rifle, LightMachineGun]);
    assert_eq!(men[5].loads_for, Some(6));
    assert_eq!(men.iter().filter(|m| m.loads_for.is_some()).count(), 1);
    let seconds: Vec<usize> = (0..7).filter(|&i| men[i].second == Some(Panzerfaust)).collect();
    assert_eq!(seconds, [2, 3]);
}

/// A roster that was not checked has no men to give anything to, and nobody gets anything.
#[test]
fn nobody_is_given_nothing() {
    let nobody = RosterUnit { men: 0, ..german("volkssturm", 5, &[("panzerfaust", 4), ("submachine-gun", 2)]) };
    assert!(matches!(nobody.outfit(&DATA), Outfit::Men { men, .. } if men.is_empty()));
}

/// W-13: a light howitzer with an anti-tank shell fires as two; and what a refit changes on a vehicle.
#[test]
fn vehicles_are_refitted() {
    let fitted = |nation, id, options: &[(&str, u8)]| match unit(nation, id, Quality::Regular, 0, options).outfit(&DATA)
    {
        Outfit::Vehicle { weapons, rules } => (weapons, rules),
        other => panic!("{other:?}"),
    };
    let names = |weapons: &[Mount]| weapons.iter().map(|m| (m.place, m.weapon)).collect::<Vec<_>>();
    let (weapons, rules) = fitted(Nation::SovietUnion, "t-34-76", &[("hull-flamethrower", 1)]);
    assert_eq!(
        names(&weapons),
        [
            (Place::Turret, WeaponId::MediumAtGun),
            (Place::Coaxial, WeaponId::MediumMachineGun),
            (Place::Hull, WeaponId::VehicleFlamethrower)
        ]
    );
    assert!(rules.contains(VehicleRule::FlameVehicle));
    let (weapons, _) = fitted(Nation::GreatBritain, "humber", &[("mark-iv", 1)]);
    assert_eq!(names(&weapons), [(Place::Turret, WeaponId::LightAtGun), (Place::Coaxial, WeaponId::MediumMachineGun)]);
    let (_, rules) = fitted(Nation::SovietUnion, "kv-1", &[("kv-1s", 1)]);
    assert!(rules.is_empty());
    let (weapons, _) = fitted(Nation::GreatBritain, "sexton", &[("at-rounds", 1)]);
    assert_eq!(weapons.last().unwrap().place, Place::SameGun);
    match unit(Nation::SovietUnion, "light-howitzer", Quality::Regular, 0, &[]).outfit(&DATA) {
        Outfit::Gun { fires_as, .. } => assert_eq!(fires_as, [WeaponId::LightHowitzer, WeaponId::HowitzerAtShell]),
        other => panic!("{other:?}"),
    }
}

/// W-14, W-17: guns that are also howitzers, and men with spears or nothing.
#[test]
fn some_guns_fire_as_two_and_some_men_as_none() {
    match unit(Nation::Germany, "flak-36", Quality::Regular, 0, &[]).outfit(&DATA) {
        Outfit::Gun { fires_as, crew, rules, .. } => {
            assert_eq!(fires_as, [WeaponId::SuperHeavyAtGun, WeaponId::LightHowitzer]);
            assert_eq!(crew, 7);
            assert!(rules.contains(UnitRule::Flak) && rules.contains(UnitRule::GunShield));
        }
        other => panic!("{other:?}"),
    }
    let guard = unit(Nation::GreatBritain, "home-guard", Quality::Inexperienced, 5, &[("rifle", 2)]);
    let Outfit::Men { men, .. } = guard.outfit(&DATA) else { panic!("a section is men") };
    let weapons: Vec<WeaponId> = men.iter().map(|m| m.weapon).collect();
    use WeaponId::{Rifle, Unarmed};
    assert_eq!(weapons, [Rifle, Rifle, Rifle, Unarmed, Unarmed]);
}

/// C-179: two forces of about 1000 points for every nation and a small one; each may be played as it is.
#[test]
fn ready_forces_are_legal_and_of_a_size() {
    let forces = ready_forces(&DataFiles::default(), &DATA).unwrap();
    for &nation in Nation::ALL {
        let of = |limit: u16| {
            let points = forces.iter().filter(|f| f.roster.nation == nation && f.roster.limit == limit);
            points.map(|f| f.roster.points(&DATA)).collect::<Vec<_>>()
        };
        let (big, small) = (of(1000), of(500));
        assert!(big.len() >= 2 && big.iter().all(|p| (975..=1000).contains(p)), "{}: {big:?}", nation.id());
        assert!(!small.is_empty() && small.iter().all(|p| (475..=500).contains(p)), "{}: {small:?}", nation.id());
    }
    for force in &forces {
        assert_eq!(wrong(&force.roster), Vec::<String>::new(), "{}", force.id);
    }
}

#[test]
fn a_force_that_may_not_be_played_is_refused_with_its_line() {
    let mut files = DataFiles::default();
    let ours = include_str!("../../data/forces.toml");
    files.files.insert("forces.toml".to_owned(), ours.replacen("points = 1000", "points = 100", 1));
    let problems = ready_forces(&files, &DATA).unwrap_err();
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].clause.as_deref(), Some("C-179"));
    assert!(
        problems[0].to_string().starts_with("forces.toml (yours):6: german-grenadiers: expected at most 100 points")
    );
}

/// C-179, N-10: a builder is offered what fits into the list and the points, and nothing else.
#[test]
fn a_builder_is_offered_what_fits() {
    let ids = |roster: &Roster| -> Vec<String> {
        roster.offers(&DATA, 0).iter().map(|u| DATA.unit(u.unit).id.clone()).collect()
    };
    let whole = roster(Nation::Germany, smallest());
    let offered = ids(&whole);
    assert!(!offered.contains(&"first-lieutenant".to_owned()));
    assert!(offered.contains(&"captain".to_owned()) && offered.contains(&"tiger-ii".to_owned()));
    let tight = Roster { limit: 200, ..whole.clone() };
    assert!(ids(&tight).contains(&"mmg-team".to_owned()));
    assert!(!ids(&tight).contains(&"panzer-ii".to_owned()));
    let empty = Roster { platoons: vec![Vec::new()], ..whole };
    assert!(!ids(&empty).contains(&"truck".to_owned()), "no transport before somebody rides in it");
    assert_eq!(empty.offers(&DATA, 1), []);

    let soviets = roster(Nation::SovietUnion, Vec::new());
    let gift = soviets.offers(&DATA, 0).into_iter().find(|u| u.gift).unwrap();
    assert_eq!((gift.men, gift.points(&DATA)), (12, 0));
    let given = roster(Nation::SovietUnion, vec![gift]);
    assert!(given.offers(&DATA, 0).iter().all(|u| !u.gift));
}

fn refused(text: &str) -> Vec<String> {
    Roster::read(&DATA, "mine.toml", text).unwrap_err().iter().map(ToString::to_string).collect()
}

const FILE: &str = "\
name = \"First \\\"platoon\\\"\"
nation = \"germany\"
points = 500

[[platoon]]

[[platoon.unit]]
type = \"heer-infantry\"
quality = \"regular\"
men = 10
options = { submachine-gun = 1, light-machine-gun = 1 }
";

#[test]
fn a_roster_file_is_read_and_written() {
    let roster = Roster::read(&DATA, "mine.toml", FILE).unwrap();
    assert_eq!(roster.name, "First \"platoon\"");
    assert_eq!(roster.points(&DATA), 123);
    assert_eq!(roster.write(&DATA), FILE);
}

#[test]
fn unknown_names_are_refused_with_what_was_expected() {
    let unit = refused(&FILE.replace("heer-infantry", "heer-cavalry"));
    assert!(unit[0].starts_with("mine.toml:8: expected a unit of germany: second-lieutenant, "), "{unit:?}");
    assert!(unit[0].contains("heer-infantry"));
    assert_eq!(
        refused(&FILE.replace("submachine-gun", "bar")),
        ["mine.toml:11: expected an option of heer-infantry: submachine-gun, light-machine-gun, bicycles, \
             anti-tank-grenades"]
    );
    assert!(
        refused(&FILE.replace("\"germany\"", "\"atlantis\""))[0].contains("mine.toml:2: unknown variant `atlantis`")
    );
    assert!(refused(&FILE.replace("\"regular\"", "\"royal\""))[0].contains("unknown variant `royal`"));
    assert!(refused(&FILE.replace("men = 10", "men = -1"))[0].starts_with("mine.toml:10:"));
    assert!(refused(&FILE.replace("men = 10", "women = 10"))[0].contains("unknown field `women`"));
}

#[test]
fn what_is_too_long_is_refused() {
    assert!(refused(&" ".repeat(MOST_BYTES + 1))[0].contains("expected a file of at most"));
    assert!(refused(&FILE.replace("First", &"x".repeat(300)))[0].contains("expected a name of at most 200 letters"));
    let platoons = format!("{FILE}{}", "[[platoon]]\n".repeat(MOST_PLATOONS));
    assert!(refused(&platoons)[0].contains("expected at most 8 platoons"));
    let unit = "[[platoon.unit]]\ntype = \"truck\"\nquality = \"regular\"\n";
    assert!(refused(&format!("{FILE}{}", unit.repeat(MOST_UNITS)))[0].contains("expected at most 64 units"));
}

fn any_unit(nation: Nation) -> impl Strategy<Value = RosterUnit> {
    let types: Vec<UnitTypeId> = DATA.units_of(nation).map(|(id, _)| id).collect();
    (0..types.len(), 0..3_usize, any::<u8>(), proptest::collection::vec(0..4_u8, 12), any::<bool>()).prop_map(
        move |(kind, quality, men, taken, gift)| {
            let mut unit = RosterUnit::plain(&DATA, types[kind], Quality::ALL[quality]);
            unit.men = men;
            unit.gift = gift;
            for (mine, times) in unit.taken.iter_mut().zip(taken) {
                *mine = times;
            }
            unit
        },
    )
}

fn any_roster() -> impl Strategy<Value = Roster> {
    (0..Nation::COUNT).prop_flat_map(|nation| {
        let nation = Nation::ALL[nation];
        let platoons = proptest::collection::vec(proptest::collection::vec(any_unit(nation), 0..8), 0..3);
        (".{0,40}", any::<u16>(), proptest::option::of(0..5_usize), platoons).prop_map(
            move |(name, limit, characteristic, platoons)| Roster {
                name,
                nation,
                limit,
                characteristic: characteristic.map(|i| Characteristic::ALL[i]),
                platoons,
            },
        )
    })
}

/// The same cases every time.
fn config() -> ProptestConfig {
    let rng_seed = proptest::test_runner::RngSeed::Fixed(1944);
    ProptestConfig { cases: 200, failure_persistence: None, rng_seed, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_roster_survives_its_file(roster in any_roster()) {
        let text = roster.write(&DATA);
        prop_assert_eq!(Roster::read(&DATA, "x", &text).unwrap(), roster);
    }

    #[test]
    fn no_roster_however_wrong_is_a_panic(roster in any_roster()) {
        let _ = roster.check(&DATA);
        for unit in roster.units() {
            let _ = unit.points(&DATA);
            if let (Outfit::Men { men, .. }, Body::Foot(_)) = (unit.outfit(&DATA), &DATA.unit(unit.unit).body) {
                prop_assert_eq!(men.len(), usize::from(unit.men));
            }
        }
    }

    /// What is offered can be added: nothing that was right becomes wrong.
    #[test]
    fn what_is_offered_can_be_added(
        nation in 0..Nation::COUNT,
        picks in proptest::collection::vec(any::<usize>(), 1..20),
    ) {
        let mut roster = Roster { limit: 1500, ..roster(Nation::ALL[nation], Vec::new()) };
        for pick in picks {
            let offers = roster.offers(&DATA, 0);
            prop_assert!(!offers.is_empty());
            roster.platoons[0].push(offers[pick % offers.len()].clone());
            let wrong = wrong(&roster);
            let kinds = ["of the kind lieutenant", "of the kind infantry"];
            let missing = |what: &String| kinds.iter().any(|kind| what.contains(kind));
            let wrong: Vec<_> = wrong.iter().filter(|w| !missing(w) && !w.contains("(N-08)")).collect();
            prop_assert!(wrong.is_empty(), "{wrong:?}");
        }
    }

    #[test]
    fn no_text_however_broken_is_a_panic(text in "(?s).{0,200}", cut in 0..300_usize) {
        let _ = Roster::read(&DATA, "x", &text);
        let _ = Roster::read(&DATA, "x", &FILE.chars().take(cut).collect::<String>());
    }
}
