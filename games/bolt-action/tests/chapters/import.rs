//! Rosters of other programs: what is taken over, what is named as not covered, and hostile files.

use bolt_action::data::UnitType;
use bolt_action::roster::*;
use bolt_action::vocabulary::*;
use bolt_action::{Data, Roster};
use kernel::DataFiles;
use proptest::prelude::*;
use std::io::{Cursor, Write};
use std::sync::LazyLock;
use zip::write::SimpleFileOptions;

static DATA: LazyLock<Data> = LazyLock::new(|| Data::read(&DataFiles::default()).unwrap());

/// A roster as the programs write it: forces with selections in selections.
const ROS: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster id="1" name="Kampfgruppe" battleScribeVersion="2.03" gameSystemName="Bolt Action"
    xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costs><cost name="pts" typeId="points" value="517.0"/></costs>
  <costLimits><costLimit name="pts" typeId="points" value="750.0"/></costLimits>
  <forces>
    <force id="2" name="Reinforced Platoon" catalogueName="BA - Armies of Germany">
      <selections>
        <selection id="3" name="First Lieutenant" number="1" type="unit">
          <selections>
            <selection id="4" name="Regular" number="1" type="upgrade"/>
            <selection id="5" name="Officer" number="1" type="model"/>
            <selection id="6" name="Attendant" number="1" type="model">
              <selections><selection id="7" name="SMG" number="1" type="upgrade"/></selections>
            </selection>
          </selections>
        </selection>
        <selection id="8" name="Heer Grenadier Squad (Regular)" number="1" type="unit">
          <selections>
            <selection id="9" name="NCO" number="1" type="model">
              <selections><selection id="10" name="Submachine gun" number="1" type="upgrade"/></selections>
            </selection>
            <selection id="11" name="Soldier with rifle" number="5" type="model"/>
            <selection id="12" name="Machine gunner" number="2" type="model">
              <selections><selection id="13" name="LMG" number="1" type="upgrade"/></selections>
            </selection>
            <selection id="14" name="Panzerfausts" number="2" type="upgrade"/>
            <selection id="15" name="Cheese" number="1" type="upgrade"/>
          </selections>
        </selection>
        <selection id="16" name="Support" number="1" type="upgrade">
          <selections>
            <selection id="17" name="Veteran Panzerschreck Team" number="1" type="unit"/>
            <selection id="18" name="Panzer IV Ausf. G/H/J" number="1" type="unit">
              <selections>
                <selection id="19" name="Veteran" number="1" type="upgrade"/>
                <selection id="20" name="Skirts" number="1" type="upgrade"/>
              </selections>
            </selection>
          </selections>
        </selection>
        <selection id="21" name="Maus super tank" number="1" type="unit"/>
        <selection id="22" name="Fallschirmjäger squad (late war)" number="1" type="unit"/>
      </selections>
    </force>
  </forces>
</roster>"#;

fn import() -> Import {
    import_ros(&DATA, ROS).unwrap()
}

fn told(import: &Import) -> Vec<String> {
    let line = |n: &NotCovered| format!("{} / {}: {}", n.unit.as_deref().unwrap_or("-"), n.name, n.why.id());
    import.not_covered.iter().map(line).collect()
}

#[test]
fn units_options_men_and_quality_are_taken_over() {
    let roster = import().roster;
    assert_eq!((roster.name.as_str(), roster.nation, roster.limit), ("Kampfgruppe", Nation::Germany, 750));
    let units: Vec<(&UnitType, &RosterUnit)> = roster.units().map(|u| (DATA.unit(u.unit), u)).collect();
    let found: Vec<(&str, Quality, u8)> = units.iter().map(|(t, u)| (t.id.as_str(), u.quality, u.men)).collect();
    assert_eq!(
        found,
        [
            ("first-lieutenant", Quality::Regular, 2),
            ("grenadiers", Quality::Regular, 8),
            ("panzerschreck-team", Quality::Veteran, 2),
            ("panzer-iv-h", Quality::Veteran, 1),
            ("fallschirmjager-late", Quality::Veteran, 5),
        ]
    );
    let taken = |n: usize| -> Vec<(&str, u8)> {
        let (kind, unit) = units[n];
        let all = kind.options.iter().zip(&unit.taken).filter(|(_, times)| **times > 0);
        all.map(|(choice, times)| (choice.id.as_str(), *times)).collect()
    };
    assert_eq!(taken(0), [("submachine-gun", 1)]);
    assert_eq!(taken(1), [("submachine-gun", 1), ("light-machine-gun", 1), ("panzerfaust", 2)]);
    assert_eq!(taken(3), [("skirts", 1)]);
}

#[test]
fn what_our_lists_do_not_have_is_named() {
    assert_eq!(
        told(&import()),
        [
            "Heer Grenadier Squad (Regular) / Cheese: unknown-option",
            "- / Maus super tank: unknown-unit",
            "Fallschirmjäger squad (late war) / Fallschirmjäger squad (late war): no-men",
        ]
    );
}

#[test]
fn a_quality_that_is_not_said_is_told() {
    let import = import_ros(&DATA, &ROS.replace("Veteran Panzerschreck Team", "Panzerschreck Team")).unwrap();
    assert!(told(&import).contains(&"Panzerschreck Team / Panzerschreck Team: no-quality".to_owned()));
    assert_eq!(import.roster.units().nth(2).unwrap().quality, Quality::Regular);
}

#[test]
fn a_name_that_says_more_than_ours_is_told() {
    let import =
        import_ros(&DATA, &ROS.replace("Panzer IV Ausf. G/H/J", "Panzer IV Ausf. H with dozer blade")).unwrap();
    assert_eq!(DATA.unit(import.roster.units().nth(3).unwrap().unit).id, "panzer-iv-h");
    assert!(told(&import).contains(&"- / Panzer IV Ausf. H with dozer blade: nearest-name".to_owned()));
}

/// Catalogues of single campaigns go by short names.
#[test]
fn nations_are_known_by_their_catalogues() {
    let nation = |catalogue: &str| {
        let ros = ROS.replace("BA - Armies of Germany", catalogue);
        import_ros(&DATA, &ros).unwrap().roster.nation
    };
    assert_eq!(nation("BA-AoG-1944 - Normandy"), Nation::Germany);
    assert_eq!(nation("BA-AoGB-1944 - Normandy"), Nation::GreatBritain);
    assert_eq!(nation("BA-AotUS - 1944 - Normandy"), Nation::UnitedStates);
    assert_eq!(nation("BA-AotSU-1944 - Operation Bagration"), Nation::SovietUnion);
    assert_eq!(nation("BA2 - Armies of the  Soviet Union"), Nation::SovietUnion);
    assert_eq!(nation("BA - Japan"), Nation::Japan);
    assert_eq!(nation("BA-AoIatA- Italy - 1940"), Nation::Italy);
}

/// N-06, N-08: a British list keeps its characteristic and the observer it has for nothing.
#[test]
fn characteristics_and_gifts_are_taken_over() {
    let ros = r#"<roster name="x"><forces><force name="Platoon" catalogueName="Great Britain"><selections>
        <selection name="Blood-curdling Charge" number="1" type="upgrade"/>
        <selection name="Artillery Forward Observer (Free)" number="1" type="unit">
          <selections><selection name="Observer" number="1" type="model"/></selections></selection>
        </selections></force></forces></roster>"#;
    let import = import_ros(&DATA, ros).unwrap();
    assert_eq!(import.roster.characteristic, Some(Characteristic::BloodCurdlingCharge));
    assert!(import.roster.units().next().unwrap().gift);
    assert_eq!(import.roster.limit, 1000);
}

/// Every unit of every nation is found by each of the names its own list gives it.
#[test]
fn every_unit_is_found_by_its_names() {
    let mut lost = Vec::new();
    for (id, unit) in DATA.units() {
        for name in &unit.names {
            let nation = &DATA.nation(unit.nation).names[0];
            let ros = format!(
                "<roster><forces><force catalogueName=\"{nation}\"><selections><selection name=\"{name}\"/>\
                 </selections></force></forces></roster>"
            );
            let import = import_ros(&DATA, &ros).unwrap();
            let found: Vec<_> = import.roster.units().map(|u| u.unit).collect();
            if found != [id] {
                lost.push(format!("{} {name}", unit.nation.id()));
            }
        }
    }
    assert_eq!(lost, Vec::<String>::new());
}

fn packed(name: &str, text: &[u8]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file(name, SimpleFileOptions::default()).unwrap();
    zip.write_all(text).unwrap();
    zip.finish().unwrap().into_inner()
}

#[test]
fn a_packed_roster_is_the_same_roster() {
    assert_eq!(import_rosz(&DATA, &packed("Kampfgruppe.ros", ROS.as_bytes())).unwrap(), import());
}

#[test]
fn archives_that_are_no_rosters_are_refused() {
    let refused = |bytes: &[u8], what: &str| {
        let problem = import_rosz(&DATA, bytes).unwrap_err().to_string();
        assert!(problem.contains(what), "{problem}");
    };
    refused(b"", "expected a ZIP archive");
    refused(b"PK\x03\x04 broken", "expected a ZIP archive");
    refused(&packed("readme.txt", b"hello"), "expected a file that ends in .ros");
    refused(&packed("x.ros", b"\xff\xfe\x00"), "expected readable text");
    refused(&packed("x.ros", b"hello"), "expected a roster in XML");
    refused(&vec![0; 2 * 1024 * 1024], "expected a roster of at most");
    // 20 MB of blanks are 20 KB in the archive.
    let bomb = packed("x.ros", &vec![b' '; 20 * 1024 * 1024]);
    assert!(bomb.len() < 100_000);
    refused(&bomb, "expected a roster of at most");
    // An archive of nothing but ends of archives, each of which says that it has many files.
    let end = *b"PK\x05\x06\0\0\0\0\xff\xfe\xff\xfe\0\0\x10\0\0\0\0\0\0\0";
    refused(&end.repeat(40_000), "expected a");
}

/// A unit that stands in a file 2,000 times is told of 2,000 times, each time with its line; it does not become 2,000
/// units.
#[test]
fn a_file_of_equal_units_is_refused_with_the_lines() {
    let unit = "[[unit]]\nid = 'a'\nnames = ['A']\nnations = ['germany', 'germany']\nrole = 'squad'\n\
                points = { regular = 50 }\nmen = [5, 5]\narms = 'rifle'\n";
    let text = format!("provenance = 'house'\n[prices]\n{}", unit.repeat(2_000));
    let files = DataFiles { files: [("units.toml".to_owned(), text)].into() };
    let problems = Data::read(&files).unwrap_err();
    assert_eq!(problems.len(), 2 * 2_000 - 1);
    assert_eq!((problems[0].line, problems[1].line, problems[3_998].line), (Some(4), Some(12), Some(4 + 1_999 * 8)));
    let told = kernel::title::in_short(&problems);
    assert!(told.ends_with("and 3979 more") && told.len() < 3_000, "{told}");
}

#[test]
fn texts_that_are_no_rosters_are_refused() {
    let refused = |text: &str, what: &str| {
        let problem = import_ros(&DATA, text).unwrap_err().to_string();
        assert!(problem.contains(what), "{problem}");
    };
    refused("<catalogue/>", "expected the element \"roster\", found \"catalogue\"");
    refused("<roster/>", "expected a force of one of the nations germany, united-states");
    refused("<roster>\n<forces>", "expected a roster in XML");
    let bomb = r#"<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><roster name="&b;"/>"#;
    refused(bomb, "expected a roster in XML");
    let outside = r#"<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><roster name="&a;"/>"#;
    refused(outside, "expected a roster in XML");
}

#[test]
fn deep_and_wide_rosters_end() {
    let around =
        |inner: &str| format!("<roster><forces><force catalogueName=\"Germany\">{inner}</force></forces></roster>");
    let open = "<selections><selection name=\"Medium machine gun team\" type=\"unit\">";
    let deep = |n: usize| around(&format!("{}{}", open.repeat(n), "</selection></selections>".repeat(n)));
    let import = import_ros(&DATA, &deep(60)).unwrap();
    assert!(told(&import).iter().any(|line| line.ends_with("too-deep")));
    // Either refused or read, but not a stack that overflows.
    let _ = import_ros(&DATA, &deep(20_000));
    let wide = around(&format!(
        "<selections>{}</selections>",
        "<selection name=\"Truck\" number=\"4294967295\"/>".repeat(2_000)
    ));
    let import = import_ros(&DATA, &wide).unwrap();
    assert_eq!((import.roster.dice(), import.not_covered.len()), (MOST_UNITS, 500));
    assert!(told(&import).last().unwrap().ends_with("too-many"));
    let forces = format!("<roster><forces>{}</forces></roster>", "<force catalogueName=\"Italy\"/>".repeat(20));
    assert_eq!(import_ros(&DATA, &forces).unwrap().not_covered.len(), 20 - MOST_PLATOONS);
    // What was taken over can be saved.
    let text = import.roster.write(&DATA);
    assert_eq!(Roster::read(&DATA, "x", &text).unwrap(), import.roster);
}

/// The same cases every time.
fn config() -> ProptestConfig {
    let rng_seed = proptest::test_runner::RngSeed::Fixed(1944);
    ProptestConfig { cases: 100, failure_persistence: None, rng_seed, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn no_damaged_file_is_a_panic(at in 0..ROS.len(), byte in any::<u8>(), cut in 0..ROS.len()) {
        let mut bytes = ROS.as_bytes().to_vec();
        bytes[at] = byte;
        let _ = import_ros(&DATA, &String::from_utf8_lossy(&bytes));
        let _ = import_ros(&DATA, &String::from_utf8_lossy(&bytes[..cut]));
        let mut zip = packed("x.ros", ROS.as_bytes());
        let at = at % zip.len();
        zip[at] = byte;
        let _ = import_rosz(&DATA, &zip);
        zip.truncate(cut % zip.len());
        let _ = import_rosz(&DATA, &zip);
    }
}
