//! The platoon builder: lists to buy from, forces counted up and held against the rules, roster files of any kind.

use bolt_action::BoltAction;
use kernel::forces::{Draft, DraftUnit, Muster};
use kernel::{Title, Words};

fn muster() -> &'static dyn Muster {
    BoltAction.muster().expect("the game has forces")
}

fn unit(unit: &str, quality: &str, men: u8) -> DraftUnit {
    DraftUnit { unit: unit.into(), quality: quality.into(), men, options: Default::default(), gift: false }
}

fn platoon(units: Vec<DraftUnit>) -> Draft {
    Draft { name: "Ours".into(), army: "germany".into(), points: 500, characteristic: None, platoons: vec![units] }
}

fn clauses(draft: &Draft) -> Vec<String> {
    let force = muster().check(draft).unwrap();
    force.problems.iter().filter_map(|p| p.clause.clone()).collect()
}

/// C-179: six nations, each with all it takes to build a platoon, and every word there is; ready forces may be played.
#[test]
fn lists_to_buy_from() {
    let lists = muster().lists();
    assert_eq!((lists.armies.len(), lists.points), (6, 1000));
    assert_eq!(lists.files, ["first.toml", "second.toml"]);
    for language in ["en", "el"] {
        let words = Words::read(language, BoltAction.words_for(language).1).unwrap();
        let known = |key: &str| assert!(!words.word(key).contains('⟦'), "{language}: {key}");
        lists.slots.iter().for_each(|slot| known(&format!("slot-{}", slot.id)));
        for army in &lists.armies {
            known(&format!("nation-{}", army.id));
            army.characteristics.iter().for_each(|c| known(&format!("characteristic-{c}")));
            army.units.iter().for_each(|u| known(&u.title));
            army.units.iter().flat_map(|u| &u.options).for_each(|o| known(&o.title));
        }
    }
    for slot in lists.slots.iter().filter(|slot| slot.least > 0) {
        let filled = |army: &kernel::forces::Army| army.units.iter().any(|u| u.slot == slot.id);
        assert!(lists.armies.iter().all(filled), "{}", slot.id);
    }
    assert!(lists.ready.len() >= 18, "two large and a small one for each");
    for ready in &lists.ready {
        let force = muster().check(ready).unwrap();
        assert!(force.problems.is_empty() && force.points <= i32::from(ready.points), "{}: {force:?}", ready.name);
    }
}

/// Points are counted unit by unit: a lieutenant at 50, two squads of five at 10 a man, a machine gun at 20 and two
/// panzerfausts at 5.
#[test]
fn a_force_is_counted_up() {
    let mut squad = unit("grenadiers", "regular", 7);
    squad.options = [("light-machine-gun".to_owned(), 1), ("panzerfaust".to_owned(), 2)].into_iter().collect();
    let draft = platoon(vec![unit("second-lieutenant", "regular", 1), squad, unit("grenadiers", "regular", 5)]);
    let force = muster().check(&draft).unwrap();
    assert_eq!((force.costs, force.points), (vec![vec![50, 100, 50]], 200));
    assert!(force.problems.is_empty() && force.left_out.is_empty() && force.draft == draft);
    // What it writes it reads again.
    assert_eq!(muster().read("ours.toml", force.text.as_bytes()).unwrap().draft, draft);
}

/// C-179: what may not be played is counted all the same, and told with its clause.
#[test]
fn what_is_wrong_with_a_force() {
    let lieutenant = || unit("second-lieutenant", "regular", 1);
    let squad = || unit("grenadiers", "regular", 5);
    assert_eq!(clauses(&platoon(vec![lieutenant(), squad(), squad()])), [] as [&str; 0]);
    assert!(!clauses(&platoon(vec![lieutenant(), squad()])).is_empty(), "two squads at least");
    assert!(!clauses(&platoon(vec![lieutenant(), lieutenant(), squad(), squad()])).is_empty(), "one lieutenant");
    let large = Draft { points: 100, ..platoon(vec![lieutenant(), squad(), squad()]) };
    assert!(!clauses(&large).is_empty(), "150 points of 100");
    assert!(!clauses(&platoon(vec![lieutenant(), unit("grenadiers", "regular", 11), squad()])).is_empty(), "ten men");
}

/// Names that are in no list are refused by name, in drafts and in files.
#[test]
fn names_that_are_in_no_list() {
    let squad = unit("grenadiers", "regular", 5);
    let says = |draft: Draft, name: &str| {
        let problems = muster().check(&draft).unwrap_err();
        assert!(problems.iter().any(|p| p.to_string().contains(name)), "{problems:?}");
    };
    says(Draft { army: "atlantis".into(), ..platoon(vec![]) }, "atlantis");
    says(Draft { characteristic: Some("lazy".into()), ..platoon(vec![]) }, "lazy");
    says(platoon(vec![unit("hussars", "regular", 5)]), "hussars");
    says(platoon(vec![unit("grenadiers", "bored", 5)]), "bored");
    let odd = DraftUnit { options: [("trebuchet".to_owned(), 1)].into_iter().collect(), ..squad.clone() };
    says(platoon(vec![odd]), "trebuchet");
    says(Draft { platoons: vec![vec![squad; 1]; 200], ..platoon(vec![]) }, "platoons");
}

/// A file is read by its ending; what cannot be read is told with its name.
#[test]
fn files_of_any_kind() {
    for (name, bytes) in [("x.toml", &b"\xff\xfe"[..]), ("x.toml", b"name = 7"), ("x.ros", b"hello"), ("x.rosz", b"PK")]
    {
        let problems = muster().read(name, bytes).unwrap_err();
        assert!(problems.iter().all(|p| p.file.as_deref() == Some(name)), "{name}: {problems:?}");
    }
    let ros = br#"<roster name="R"><forces><force catalogueName="Armies of Germany"><selections>
        <selection name="Heer Grenadier Squad (Regular)" number="1" type="unit"/>
        <selection name="Maus super tank" number="1" type="unit"/></selections></force></forces></roster>"#;
    let force = muster().read("r.ros", ros).unwrap();
    assert_eq!(force.draft.platoons[0].len(), 1);
    assert!(force.left_out.iter().any(|left| left.contains("Maus")), "{:?}", force.left_out);
    assert!(!force.problems.is_empty(), "a squad is no platoon");
}
