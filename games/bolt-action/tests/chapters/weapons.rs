//! The weapon tables cell by cell, and what is refused in a weapon file.

use crate::common::Script;
use bolt_action::Data;
use bolt_action::data::{Penetration, WeaponData};
use bolt_action::vocabulary::*;
use kernel::{DataFiles, Play};

fn data() -> Data {
    Data::read(&DataFiles::default()).unwrap()
}

/// A row as the tables print it: range, shots, penetration, special rules.
fn printed(weapon: &WeaponData) -> String {
    let range = &weapon.range;
    let minimum = match (range.minimum_direct.0, range.minimum_indirect.0) {
        (0, 0) => String::new(),
        (direct, indirect) if direct == indirect => format!("{direct}-"),
        (direct, indirect) => format!("({direct}/{indirect})-"),
    };
    let shots = match weapon.shots {
        Roll::Exactly(n) => n.to_string(),
        Roll::D6 { dice: 1, less: 0 } => "D6".to_owned(),
        Roll::D6 { dice, less: 0 } => format!("{dice}D6"),
        Roll::D6 { dice, less } => format!("{dice}D6-{less}"),
        Roll::D2 | Roll::D3 => unreachable!("no weapon has half dice of shots"),
    };
    let penetration = match weapon.penetration {
        Penetration::None => "-".to_owned(),
        Penetration::Plus(n) => format!("+{n}"),
        Penetration::He => "HE".to_owned(),
    };
    let rules: Vec<&str> = weapon.rules.iter().map(WeaponRule::id).collect();
    let he = weapon.he.map_or(String::new(), |he| format!(" HE({})", he.size.id()));
    format!("{} {minimum}{} {shots} {penetration} {}{he}", weapon.clause, range.maximum.0, rules.join(","))
}

fn check(rows: &[(WeaponId, &str)]) {
    let data = data();
    for &(id, row) in rows {
        assert_eq!(printed(data.weapon(id)), row, "{}", id.id());
    }
}

/// BA-94, BA-95, BA-96, BA-97, BA-98, BA-99, BA-100: the table of small arms.
#[test]
fn small_arms_are_as_printed() {
    check(&[
        (WeaponId::Rifle, "BA-94 24 1 - "),
        (WeaponId::Pistol, "BA-95 6 1 - assault"),
        (WeaponId::SubmachineGun, "BA-96 12 2 - assault"),
        (WeaponId::AutomaticRifle, "BA-97 30 2 - "),
        (WeaponId::AssaultRifle, "BA-98 24 2 - assault"),
        (WeaponId::LightMachineGun, "BA-99 30 3 - team"),
        (WeaponId::MediumMachineGun, "BA-100 36 4 - team,fixed"),
    ]);
}

/// BA-101, BA-102, BA-103, BA-104, BA-105, BA-106, BA-107, BA-108, BA-109, BA-110, BA-111, BA-112, BA-113, BA-114,
/// BA-115, BA-116, BA-117, BA-118, BA-119, BA-120: the table of heavy weapons.
#[test]
fn heavy_weapons_are_as_printed() {
    check(&[
        (WeaponId::HeavyMachineGun, "BA-101 36 3 +1 team,fixed"),
        (WeaponId::LightAutocannon, "BA-102 48 2 +2 team,fixed HE(D2)"),
        (WeaponId::HeavyAutocannon, "BA-103 72 2 +3 team,fixed HE(D2)"),
        (WeaponId::AntiTankRifle, "BA-104 36 1 +2 team"),
        (WeaponId::Piat, "BA-105 12 1 +5 team,shaped-charge"),
        (WeaponId::Bazooka, "BA-106 24 1 +5 team,shaped-charge"),
        (WeaponId::Panzerschreck, "BA-107 24 1 +6 team,shaped-charge"),
        (WeaponId::Panzerfaust, "BA-108 12 1 +6 shaped-charge,one-shot"),
        (WeaponId::LightAtGun, "BA-109 48 1 +4 team,fixed HE(D2)"),
        (WeaponId::MediumAtGun, "BA-110 60 1 +5 team,fixed HE(D2)"),
        (WeaponId::HeavyAtGun, "BA-111 72 1 +6 team,fixed HE(D3)"),
        (WeaponId::SuperHeavyAtGun, "BA-112 84 1 +7 team,fixed HE(D3)"),
        (WeaponId::InfantryFlamethrower, "BA-113 6 D6 +2 team,flamethrower"),
        (WeaponId::VehicleFlamethrower, "BA-114 18 2D6 +3 flamethrower"),
        (WeaponId::LightMortar, "BA-115 12-24 1 HE team,indirect HE(D3)"),
        (WeaponId::MediumMortar, "BA-116 18-60 1 HE team,fixed,indirect HE(D6)"),
        (WeaponId::HeavyMortar, "BA-117 18-72 1 HE team,fixed,indirect HE(2D6)"),
        (WeaponId::LightHowitzer, "BA-118 (0/24)-48 1 HE team,fixed,howitzer HE(D6)"),
        (WeaponId::MediumHowitzer, "BA-119 (0/24)-60 1 HE team,fixed,howitzer HE(2D6)"),
        (WeaponId::HeavyHowitzer, "BA-120 (0/24)-72 1 HE team,fixed,howitzer HE(3D6)"),
    ]);
}

/// W-01, W-02, W-03, W-04, W-05, W-06, W-07, W-08, W-09, W-10, W-11, W-12, W-13, W-15, W-17: what the lists add.
#[test]
fn weapons_of_the_army_lists_are_as_printed() {
    check(&[
        (WeaponId::Shotgun, "W-01 18 1 - assault"),
        (WeaponId::Carbine, "W-02 24 1 - "),
        (WeaponId::CavalryCarbine, "W-03 24 1 - pistol-when-mounted"),
        (WeaponId::Bar, "W-04 30 2 - "),
        (WeaponId::SniperRifle, "W-05 24 1 - sniper"),
        (WeaponId::Ampulomet, "W-06 24 1 HE team,fixed,incendiary HE(D6)"),
        (WeaponId::MultipleLauncher, "W-07 18-72 1 HE team,fixed,indirect,multiple-launcher HE(2D6)"),
        (WeaponId::SmallFlamethrower, "W-08 12 2D6-1 +3 flamethrower"),
        (WeaponId::LowVelocityAtGun, "W-09 48 1 +3 team,fixed HE(D2)"),
        (WeaponId::Gun75, "W-10 60 1 +5 team,fixed HE(D6)"),
        (WeaponId::Gun122, "W-11 72 1 +6 team,fixed HE(2D6)"),
        (WeaponId::Howitzer152, "W-12 (0/24)-72 1 HE team,fixed,howitzer HE(3D6)"),
        (WeaponId::HowitzerAtShell, "W-13 48 1 +4 team,fixed"),
        (WeaponId::SuicideCharge, "W-15 0 1 +8 suicide"),
        (WeaponId::Spear, "W-17 0 0 - "),
        (WeaponId::Unarmed, "W-17 0 0 - "),
    ]);
    assert_eq!(data().weapon(WeaponId::Howitzer152).he.unwrap().penetration, 5);
}

/// BA-121: the first seven rows are small arms, the other twenty heavy weapons.
#[test]
fn the_tables_split_weapons_into_two_classes() {
    let data = data();
    for (i, &id) in WeaponId::ALL[..27].iter().enumerate() {
        let class = if i < 7 { WeaponClass::SmallArm } else { WeaponClass::Heavy };
        assert_eq!(data.weapon(id).class, class, "{}", id.id());
    }
}

/// BA-138, BA-139, BA-140, BA-141, BA-142, BA-143: pins and penetration of each size of explosive.
#[test]
fn explosive_has_the_penetration_and_pins_of_its_size() {
    let d6 = |dice| Roll::D6 { dice, less: 0 };
    let table = [
        (HeSize::D2, Roll::D2, Roll::Exactly(1), 1),
        (HeSize::D3, Roll::D3, Roll::Exactly(1), 1),
        (HeSize::D6, d6(1), Roll::D2, 2),
        (HeSize::TwoD6, d6(2), Roll::D3, 3),
        (HeSize::ThreeD6, d6(3), d6(1), 4),
    ];
    for (size, hits, pins, penetration) in table {
        assert_eq!((size.hits(), size.pins(), size.penetration()), (hits, pins, penetration));
    }
    let data = data();
    for &id in WeaponId::ALL {
        if let Some(he) = data.weapon(id).he {
            assert!(he.penetration == he.size.penetration() || id == WeaponId::Howitzer152, "{}", id.id());
        }
    }
}

/// C-01: half dice.
#[test]
fn half_dice_have_equal_parts() {
    let rolled = |roll: Roll, die: u8| {
        let mut dice = Script([die].into());
        bolt_action::volley::roll(roll, &mut Play::silent(&mut dice))
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(|d| rolled(Roll::D2, d)), [1, 1, 1, 2, 2, 2]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|d| rolled(Roll::D3, d)), [1, 1, 2, 2, 3, 3]);
}

/// C-61: guns with a penetration and explosive choose; mortars and howitzers do not.
#[test]
fn only_guns_with_two_shells_choose() {
    let data = data();
    assert!(data.weapon(WeaponId::MediumAtGun).chooses_shell());
    assert!(!data.weapon(WeaponId::MediumMortar).chooses_shell());
    assert!(!data.weapon(WeaponId::Bazooka).chooses_shell());
    assert_eq!(data.weapon(WeaponId::Rifle).shot_penetration(), Some(0));
    assert_eq!(data.weapon(WeaponId::LightMortar).shot_penetration(), None);
}

/// What our file says with one text replaced, and the problems that follow.
fn spoilt(from: &str, to: &str) -> Vec<String> {
    let ours = include_str!("../../data/weapons.toml");
    assert!(ours.contains(from), "{from}");
    let mut files = DataFiles::default();
    files.files.insert("weapons.toml".to_owned(), ours.replacen(from, to, 1));
    Data::read(&files).unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn wrong_cells_are_named_with_their_line() {
    let line = |problems: Vec<String>, what: &str| {
        assert_eq!(problems.len(), 1, "{problems:?}");
        assert!(problems[0].starts_with("weapons.toml (yours):"), "{problems:?}");
        assert!(problems[0].contains(what), "{problems:?}");
    };
    line(spoilt("range = \"24\"", "range = \"x\""), "expected a range");
    line(spoilt("range = \"18-60\"", "range = \"61-60\""), "expected a range");
    line(spoilt("shots = \"2D6\"", "shots = \"9D6\""), "expected shots");
    line(spoilt("penetration = \"5\"", "penetration = \"x\""), "expected a penetration");
    line(spoilt("id = \"pistol\"", "id = \"rifle\""), "expected a weapon that has no row yet");
    line(spoilt("id = \"pistol\"", "id = \"blowpipe\""), "unknown variant `blowpipe`");
    line(spoilt("rules = [\"assault\"]", "rules = [\"magic\"]"), "unknown variant `magic`");
    line(spoilt("he = \"D6\"\n", ""), "expected the size of its explosive");
    line(spoilt("class = \"small-arm\"", "class = \"small-arm\"\ncolour = 1"), "unknown field `colour`");
}

#[test]
fn a_missing_row_and_a_strange_file_are_named() {
    let ours = include_str!("../../data/weapons.toml");
    let cut = ours.find("\n[[weapon]]\nid = \"spear\"").unwrap();
    let mut files = DataFiles::default();
    files.files.insert("weapons.toml".to_owned(), ours[..cut].to_owned());
    let problems: Vec<String> = Data::read(&files).unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(
        problems,
        ["weapons.toml (yours): expected a row for spear", "weapons.toml (yours): expected a row for unarmed"]
    );
    let mut files = DataFiles::default();
    files.files.insert("weather.toml".to_owned(), String::new());
    let problems = Data::read(&files).unwrap_err();
    assert!(problems[0].to_string().starts_with("weather.toml: expected one of the files weapons.toml"));
}

/// The sentence in which the clause of a printed weapon says what the data say.
fn sentence(weapon: &WeaponData) -> String {
    let range = &weapon.range;
    let range = match (range.minimum_direct.0, range.minimum_indirect.0) {
        (0, 0) => format!("{}\"", range.maximum.0),
        (0, indirect) => format!("{}\", at least {indirect}\" when fired indirectly", range.maximum.0),
        (direct, _) => format!("{direct}\" to {}\"", range.maximum.0),
    };
    let shots = match weapon.shots {
        Roll::Exactly(1) => "1 shot".to_owned(),
        Roll::Exactly(n) => format!("{n} shots"),
        Roll::D6 { dice: 1, .. } => "D6 shots".to_owned(),
        Roll::D6 { dice, .. } => format!("{dice}D6 shots"),
        Roll::D2 | Roll::D3 => unreachable!("no weapon has half dice of shots"),
    };
    let penetration = match weapon.penetration {
        Penetration::None => "no penetration".to_owned(),
        Penetration::Plus(n) => format!("penetration +{n}"),
        Penetration::He => "penetration by its HE size".to_owned(),
    };
    let name = |rule: WeaponRule| match rule {
        WeaponRule::ShapedCharge => "shaped charge",
        WeaponRule::Indirect => "indirect fire",
        rule => rule.id(),
    };
    let mut rules: Vec<String> = weapon.rules.iter().map(|r| name(r).to_owned()).collect();
    rules.extend(weapon.he.map(|he| format!("HE ({})", he.size.id())));
    let rules = if rules.is_empty() { String::new() } else { format!("; {}", rules.join(", ")) };
    format!("Range {range}, {shots}, {penetration}{rules}.")
}

/// A sentence with its special rules in the order of the alphabet.
fn in_order(sentence: &str) -> (String, Vec<String>) {
    let (figures, rules) = sentence.trim_end_matches('.').split_once("; ").unwrap_or((sentence, ""));
    let mut rules: Vec<String> = rules.split(", ").map(str::to_owned).collect();
    rules.sort_unstable();
    (figures.trim_end_matches('.').to_owned(), rules)
}

/// BA-94, BA-120, BA-121: every cell of both weapon tables is what its clause says in words, in either language.
#[test]
fn weapons_are_as_their_clauses_say() {
    use bolt_action::BoltAction;
    use kernel::Title;
    let data = data();
    let text = |language: &str, clause: &str| {
        let files = BoltAction.words().iter().filter(|(l, _)| *l == language).map(|(_, text)| *text);
        let files: Vec<&str> = files.collect();
        let start = format!("{} =", clause.to_lowercase());
        let of = |file: &&str| {
            let mut lines = file.lines().skip_while(|l| !l.starts_with(&start)).skip(1);
            lines.next().and_then(|l| l.trim().strip_prefix(".text = ")).map(str::to_owned)
        };
        files.iter().find_map(of).unwrap_or_else(|| panic!("{clause} has no text in {language}"))
    };
    let figures = |text: &str| {
        let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|n| !n.is_empty());
        let mut numbers: Vec<u32> = numbers.map(|n| n.parse().unwrap()).collect();
        numbers.sort_unstable();
        numbers
    };
    let mut checked = 0;
    for number in 94..=120 {
        let clause = format!("BA-{number}");
        let id = WeaponId::ALL.iter().find(|w| data.weapon(**w).clause == clause).unwrap();
        let english = text("en", &clause);
        assert_eq!(in_order(&english), in_order(&sentence(data.weapon(*id))), "{clause}");
        assert_eq!(figures(&english), figures(&text("el", &clause)), "{clause} in Greek");
        checked += 1;
    }
    assert_eq!(checked, 27);
}
