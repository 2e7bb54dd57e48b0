//! The army lists row by row, and what is refused in their files. `printed/` has the figures a second time.

use bolt_action::Data;
use bolt_action::data::*;
use bolt_action::roster::{Why, ready_forces};
use bolt_action::vocabulary::*;
use kernel::{DataFiles, Words};
use std::collections::BTreeSet;

fn data() -> Data {
    Data::read(&DataFiles::default()).unwrap()
}

/// Rows of a printed table by nation.
fn printed(text: &'static str) -> Vec<(Nation, &'static str)> {
    let mut nation = Nation::Germany;
    let mut rows = Vec::new();
    for line in text.lines() {
        match line.strip_prefix("# ") {
            Some(name) => nation = Nation::named(name).unwrap(),
            None => rows.push((nation, line)),
        }
    }
    rows
}

fn figures(points: &ByQuality<Option<u16>>) -> String {
    let one = |q: &Quality| points.of(*q).map_or("-".to_owned(), |p| p.to_string());
    Quality::ALL.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn list<T: Named>(set: Set<T>) -> String {
    set.iter().map(T::id).collect::<Vec<_>>().join(" ")
}

fn vehicle_row(unit: &UnitType, vehicle: &Vehicle) -> String {
    let weapon = |m: &Mount| {
        let usual = match m.place {
            Place::Hull | Place::Casemate | Place::SameGun => Arc::Front,
            Place::TurretRear => Arc::Rear,
            _ => Arc::AllRound,
        };
        let arc = match m.arc {
            arc if arc == usual => "",
            Arc::Front => "/F",
            Arc::Rear => "/R",
            Arc::Left => "/L",
            Arc::Right => "/Rt",
            Arc::FrontAndRight => "/F+Rt",
            Arc::AllRound => "/360",
        };
        let barrels = if m.barrels > 1 { format!("{}x", m.barrels) } else { String::new() };
        format!("{}{arc} {barrels}{}", m.place.id(), m.weapon.id())
    };
    let weapons: Vec<String> = vehicle.weapons.iter().map(weapon).collect();
    let tows: Vec<String> = vehicle.tows.iter().map(|(f, s)| format!("{}:{}", f.id(), s.id())).collect();
    let or_none = |text: String| if text.is_empty() { "-".to_owned() } else { text };
    let price = |c: &Choice| match c.price {
        Price::Each(price) | Price::Man(price) => format!("{}{price:+}", c.id),
    };
    let options: Vec<String> = unit.options.iter().filter(|c| c.id != "command").map(price).collect();
    let class = match vehicle.mobility {
        Mobility::HalfTracked => "half-track",
        other => other.id(),
    };
    let row = format!(
        "{} | {} | {class} {}+ | {} | {} | {} | {} | {}",
        unit.id,
        figures(&unit.points),
        vehicle.armour.damage_value(),
        weapons.join(", "),
        list(vehicle.rules),
        or_none(if vehicle.carries > 0 { vehicle.carries.to_string() } else { String::new() }),
        or_none(tows.join(" ")),
        options.join(" "),
    );
    row.trim_end().to_owned()
}

/// BA-88, BA-89, BA-90, BA-91, BA-92, BA-93: every vehicle has its points, class, armour, weapons, rules, room and tow.
#[test]
fn vehicles_are_as_printed() {
    let data = data();
    let rows = printed(include_str!("../printed/vehicles.txt"));
    assert_eq!(rows.len(), 113);
    for (nation, row) in rows {
        let id = row.split(' ').next().unwrap();
        let unit = data.unit(data.named(nation, id).unwrap_or_else(|| panic!("{} has no {id}", nation.id())));
        assert_eq!(vehicle_row(unit, unit.vehicle().unwrap()), row);
    }
    let vehicles = data.units().filter(|(_, u)| u.vehicle().is_some() && u.id != "ambulance").count();
    assert_eq!(vehicles, 113);
}

fn unit_row(unit: &UnitType) -> String {
    let (size, each, weapon, rules) = match &unit.body {
        Body::Foot(foot) => {
            let each = |q: &Quality| match (unit.points.of(*q), foot.each.of(*q)) {
                (Some(_), each) if each > 0 => each.to_string(),
                _ => "-".to_owned(),
            };
            let weapon = match foot.carried {
                Carried::Each { arms, .. } => arms.id().to_owned(),
                Carried::Team(weapon) => weapon.id().to_owned(),
            };
            let each = Quality::ALL.iter().map(each).collect::<Vec<_>>().join(" ");
            (format!("{}-{}", foot.fewest, foot.most), each, weapon, foot.rules)
        }
        Body::Gun(gun) => {
            let names: Vec<&str> = gun.fires_as.iter().map(|w| w.id()).collect();
            let barrels = if gun.barrels > 1 { format!("{}x", gun.barrels) } else { String::new() };
            (format!("crew {}", gun.crew), "- - -".to_owned(), format!("{barrels}{}", names.join("+")), gun.rules)
        }
        Body::Vehicle(_) => unreachable!("vehicles have rows of their own"),
    };
    let option = |c: &Choice| match (&c.effect, c.most) {
        (Effect::Rule(_), _) => c.id.clone(),
        (_, Most::Times(n)) => format!("{}:{n}", c.id),
        (_, Most::Everyone) => format!("{}:all", c.id),
    };
    let options: Vec<String> = unit.options.iter().map(option).collect();
    let points = figures(&unit.points);
    let row = format!("{} | {size} | {points} | {each} | {weapon} | {} | {}", unit.id, list(rules), options.join(" "));
    row.trim_end().to_owned()
}

/// Every headquarters, team, gun and squad has its size, points, arms, rules and options; all Japanese are fanatics.
#[test]
fn men_and_guns_are_as_printed() {
    let data = data();
    let rows = printed(include_str!("../printed/units.txt"));
    for &(nation, row) in &rows {
        let id = row.split(' ').next().unwrap();
        let unit = data.unit(data.named(nation, id).unwrap_or_else(|| panic!("{} has no {id}", nation.id())));
        assert_eq!(unit_row(unit), row, "{}", nation.id());
    }
    assert_eq!(data.units().filter(|(_, u)| u.vehicle().is_none()).count(), rows.len());
}

/// Points follow a ratio: guns and vehicles cost 0.8 and 1.2 of the regular ones. Rows that break it are known.
#[test]
fn points_keep_the_ratio_of_the_lists() {
    let data = data();
    let known = ["m5-stuart", "m24-chaffee", "m4-sherman", "m4a3-sherman", "sherman-76", "sherman-105", "m26-pershing"];
    for (_, unit) in data.units().filter(|(_, u)| matches!(u.body, Body::Vehicle(_) | Body::Gun(_))) {
        let Some(regular) = unit.points.regular else { continue };
        let near = |found: u16, tenths: u16| (i32::from(found) * 10 - i32::from(regular * tenths)).abs() <= 20;
        let low = unit.points.inexperienced.is_none_or(|p| near(p, 8));
        let high = unit.points.veteran.is_none_or(|p| near(p, 12)) || known.contains(&unit.id.as_str());
        assert!(low && high, "{} {}: {}", unit.nation.id(), unit.id, figures(&unit.points));
    }
}

/// BA-24, BA-25, BA-26, BA-27, BA-28, BA-29, BA-30, BA-85, BA-86, BA-87: morale, officers and what damages men.
#[test]
fn qualities_and_officers_have_their_numbers() {
    assert_eq!(
        Quality::ALL.iter().map(|q| (q.morale(), q.damage_value())).collect::<Vec<_>>(),
        [(8, 3), (9, 4), (10, 5)]
    );
    assert_eq!(Rank::ALL.iter().map(|r| r.morale_bonus()).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let data = data();
    let captain = data.unit(data.named(Nation::Italy, "captain").unwrap());
    assert_eq!(captain.role.rank(), Some(Rank::Captain));
    assert_eq!(captain.slot(), Slot::Captain);
}

/// C-172: models have the size of their class.
#[test]
fn models_have_the_size_of_their_class() {
    let data = data();
    let model = |nation, id| data.unit(data.named(nation, id).unwrap()).model();
    for (nation, id, class) in [
        (Nation::Germany, "kubelwagen", Model::Car),
        (Nation::Germany, "sdkfz-7", Model::Truck),
        (Nation::GreatBritain, "universal-carrier", Model::Carrier),
        (Nation::Germany, "sdkfz-222", Model::ArmouredCar),
        (Nation::Germany, "puma", Model::HeavyArmouredCar),
        (Nation::Germany, "hanomag", Model::ArmouredHalfTrack),
        (Nation::Germany, "marder-ii", Model::LightTank),
        (Nation::Germany, "panther", Model::MediumTank),
        (Nation::Germany, "tiger-i", Model::HeavyTank),
        (Nation::Germany, "tiger-ii", Model::SuperHeavyTank),
        (Nation::Germany, "pak-43", Model::HeavyGun),
        (Nation::Italy, "it-infantry", Model::Man),
    ] {
        assert_eq!(model(nation, id), class, "{id}");
    }
    assert_eq!(Model::MediumTank.measure(), Measure { length: 430, width: 190, height: 190 });
    assert_eq!(Model::Man.measure(), Measure { length: 100, width: 100, height: 120 });
}

/// C-98: a tow pulls the guns of the families and sizes it lists.
#[test]
fn tows_pull_what_they_list() {
    let data = data();
    let unit = |nation, id| data.unit(data.named(nation, id).unwrap());
    let gun = |nation, id| match &unit(nation, id).body {
        Body::Gun(gun) => gun.clone(),
        _ => panic!("{id} is no gun"),
    };
    let truck = unit(Nation::Germany, "truck").vehicle().unwrap();
    assert!(truck.pulls(&gun(Nation::Germany, "pak-38")));
    assert!(!truck.pulls(&gun(Nation::Germany, "pak-40")));
    assert!(truck.pulls(&gun(Nation::Germany, "light-howitzer")));
    assert!(!truck.pulls(&gun(Nation::Germany, "heavy-aa")));
    let tractor = unit(Nation::Germany, "sdkfz-7").vehicle().unwrap();
    assert!(tractor.pulls(&gun(Nation::Germany, "flak-36")));
    assert!(!unit(Nation::Germany, "kubelwagen").vehicle().unwrap().pulls(&gun(Nation::Germany, "pak-36")));
}

/// C-179: the lines of the generic platoon.
#[test]
fn the_generic_platoon_is_as_printed() {
    let data = data();
    assert_eq!(data.selector.points, 1000);
    for &slot in Slot::ALL {
        let line = data.selector.slot(slot);
        match slot {
            Slot::Lieutenant => assert_eq!(line, SlotData { least: 1, most: SlotMost::Units(1) }),
            Slot::Infantry => assert_eq!(line, SlotData { least: 2, most: SlotMost::Units(5) }),
            Slot::Transport => assert!(line.least == 0 && matches!(line.most, SlotMost::For(_))),
            _ => assert_eq!(line, SlotData { least: 0, most: SlotMost::Units(1) }, "{}", slot.id()),
        }
    }
}

/// The national rules are shared out among the nations, each to one.
#[test]
fn nations_have_their_rules() {
    let data = data();
    let all: Vec<&str> = Nation::ALL.iter().flat_map(|&n| data.nation(n).rules.iter().map(String::as_str)).collect();
    let expected: Vec<String> = (1..=15).map(|i| format!("N-{i:02}")).collect();
    assert_eq!(all, expected);
}

fn spoilt(file: &str, ours: &str, from: &str, to: &str) -> Vec<String> {
    assert!(ours.contains(from), "{from}");
    let mut files = DataFiles::default();
    files.files.insert(file.to_owned(), ours.replacen(from, to, 1));
    Data::read(&files).unwrap_err().iter().map(ToString::to_string).collect()
}

#[test]
fn wrong_units_are_named_with_their_line() {
    let refused = |from: &str, to: &str, what: &str| {
        let problems = spoilt("units.toml", include_str!("../../data/units.toml"), from, to);
        assert!(problems[0].starts_with("units.toml (yours):") && problems[0].contains(what), "{problems:?}");
    };
    refused("id = \"pak-38\"", "id = \"pak-36\"", "expected a name that no other unit of germany has");
    refused("men = [5, 10]", "men = [10, 5]", "expected 1 to 20 men");
    refused("arms = \"rifle\"", "arms = \"bow\"", "unknown variant `bow`");
    refused("arms = \"rifle\"\n", "", "expected either \"arms\" of the men");
    refused("size = \"light\"\n", "", "expected crew, size and family of a gun");
    refused("submachine-gun = 3", "submarine = 3", "expected the name of a weapon or a rule");
    refused("panzerfaust = 5\n", "", "expected points, or a price of panzerfaust");
    refused("{ rule = \"bicycles\" }", "{ most = 1 }", "expected one of arm, carry and rule");
    refused("points = { regular = 50 }", "points = { }", "expected points for at least one quality");
}

/// A file that stands in no file's place is not passed over in silence.
#[test]
fn strange_files_are_refused() {
    let brought = |name: &str| DataFiles { files: [(name.to_owned(), String::new())].into() };
    let problems = Data::read(&brought("tables.toml")).unwrap_err();
    assert!(
        problems[0].to_string().starts_with("tables.toml: expected one of the files weapons.toml,"),
        "{problems:?}"
    );
    assert!(Data::read(&brought("table.toml")).is_ok(), "a table is read elsewhere");
}

#[test]
fn wrong_vehicles_nations_and_slots_are_named_with_their_line() {
    let vehicles = include_str!("../../data/vehicles.toml");
    let refused = |from: &str, to: &str, what: &str| {
        let problems = spoilt("vehicles.toml", vehicles, from, to);
        assert!(problems[0].starts_with("vehicles.toml (yours):") && problems[0].contains(what), "{problems:?}");
    };
    refused("mobility = \"wheeled\"", "mobility = \"infantry\"", "expected wheeled, half-track or tracked");
    refused("role = \"tank\"", "role = \"squad\"", "expected the role armoured-car");
    refused("{ at = \"turret\", weapon = \"light-autocannon\" }, ", "", "expected the main weapon before");
    refused("gains = [\"skirts\"]", "loses = []", "expected an option that changes something");
    let drop = "drops = [{ at = \"turret\", weapon = \"light-autocannon\" }]";
    refused(drop, "drops = [{ at = \"hull\", weapon = \"rifle\" }]", "expected to drop only weapons the vehicle has");

    let problems = spoilt("nations.toml", include_str!("../../data/nations.toml"), "id = \"italy\"", "id = \"japan\"");
    assert!(problems[0].contains("expected these nations in this order"), "{problems:?}");
    let gift =
        spoilt("nations.toml", include_str!("../../data/nations.toml"), "unit = \"rifle-squad\"", "unit = \"x\"");
    assert!(gift[0].contains("expected a gift from the nation's own list"), "{gift:?}");
    let problems = spoilt("selector.toml", include_str!("../../data/selector.toml"), "most = 5", "most = 1");
    assert!(problems[0].contains("expected \"most\" to be at least \"least\""), "{problems:?}");
}

const NAMES: [(&str, &str); 2] =
    [("en", include_str!("../../words/en/units.ftl")), ("el", include_str!("../../words/el/units.ftl"))];

/// Every key the data can ask for.
fn keys(data: &Data) -> BTreeSet<String> {
    fn all<T: Named>(prefix: &str) -> impl Iterator<Item = String> {
        T::ALL.iter().map(move |one| format!("{prefix}-{}", one.id()))
    }
    let mut keys: BTreeSet<String> = data.units().map(|(_, unit)| unit.word()).collect();
    for (_, unit) in data.units() {
        let refits = unit.options.iter().filter(|c| matches!(c.effect, Effect::Refit(_)));
        keys.extend(refits.map(|c| format!("refit-{}", c.id)));
    }
    keys.extend(ready_forces(&DataFiles::default(), data).unwrap().iter().map(|force| force.word()));
    keys.extend(all::<Nation>("nation"));
    keys.extend(all::<Characteristic>("characteristic"));
    keys.extend(all::<Quality>("quality"));
    keys.extend(all::<Order>("order"));
    keys.extend(all::<Slot>("slot"));
    keys.extend(all::<WeaponId>("weapon"));
    keys.extend(all::<WeaponRule>("weapon-rule"));
    keys.extend(all::<UnitRule>("unit-rule"));
    keys.extend(all::<VehicleRule>("vehicle-rule"));
    keys.extend(all::<Why>("import"));
    keys
}

#[test]
fn everything_in_the_lists_has_a_name_in_both_languages_and_nothing_else_has() {
    let keys = keys(&data());
    for (language, text) in NAMES {
        let words = Words::read(language, [text]).unwrap();
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        let untold =
            VehicleRule::ALL.iter().filter(|r| !words.has_attribute(&format!("vehicle-rule-{}", r.id()), "text"));
        assert_eq!(untold.count(), 0, "{language}");
        let named = text
            .lines()
            .filter(|line| !line.starts_with(' '))
            .filter_map(|line| line.split_once(" = "))
            .map(|(key, _)| key.to_owned());
        let unused: Vec<String> = named.filter(|key| !keys.contains(key)).collect();
        assert_eq!(unused, Vec::<String>::new(), "{language}");
    }
}

/// Every clause has a title and a text in both languages, and every text is of a clause or names a chapter.
#[test]
fn every_clause_has_its_words() {
    let list = kernel::ClauseBook::read(include_str!("../../clauses/clauses.toml")).unwrap();
    assert_eq!(list.clauses().len(), 169 + 197 + 17 + 20 + 15);
    let keys: BTreeSet<String> = list.clauses().iter().map(kernel::Clause::key).collect();
    let files =
        [("en", include_str!("../../words/en/clauses.ftl")), ("el", include_str!("../../words/el/clauses.ftl"))];
    for (language, text) in files {
        let words = Words::read(language, [text]).unwrap();
        let lost: Vec<&String> = keys.iter().filter(|k| !words.has(k) || !words.has_attribute(k, "text")).collect();
        assert!(lost.is_empty(), "{language}: {lost:?}");
        let titles = text.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(|l| l.split_once(" = "));
        let chapters: BTreeSet<String> = list.clauses().iter().map(kernel::Clause::chapter_key).collect();
        assert_eq!(titles.count(), keys.len() + chapters.len(), "{language}");
    }
}
