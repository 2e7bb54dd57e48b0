//! Tables as players choose, draw and lay them out before a match.

use bolt_action::BoltAction;
use bolt_action::layouts::{balance, is_fair};
use bolt_action::terrain::Kind;
use kernel::tables::{LaidPiece, Layout, Tables};
use kernel::{DataFiles, Game, Title, Words};
use std::collections::{BTreeMap, BTreeSet};

fn tables() -> &'static dyn Tables {
    BoltAction.tables().expect("the game has tables")
}

fn house(id: &str, left: i32, top: i32) -> LaidPiece {
    let corners = vec![(left, top), (left + 500, top), (left + 500, top + 400), (left, top + 400)];
    LaidPiece { id: id.into(), kind: "terrain-building".into(), floors: 1, corners }
}

fn layout(pieces: Vec<LaidPiece>) -> Layout {
    Layout { name: "Ours".into(), pieces }
}

fn with_table(text: &str) -> DataFiles {
    DataFiles { files: BTreeMap::from([("table.toml".to_owned(), text.to_owned())]) }
}

/// C-175, C-178: every kind has a word in both languages, and the ready tables are the values of the option.
#[test]
fn what_there_is_to_lay_out() {
    let about = tables().about();
    assert_eq!((about.file.as_str(), about.extent), ("table.toml", (7200, 4800)));
    let values: Vec<&str> = about.ready.iter().map(|ready| ready.value.as_str()).collect();
    assert_eq!(values, ["village", "bocage", "steppe", "ruins"]);
    assert!(about.ready.iter().all(|ready| ready.table.problems.is_empty()));
    assert_eq!(about.kinds.len(), Kind::ALL.len() - 1, "bases come with their scenario");
    for language in ["en", "el"] {
        let words = Words::read(language, BoltAction.words_for(language).1).unwrap();
        assert!(about.kinds.iter().all(|kind| words.has(&kind.kind)), "{language}");
        assert!(about.ready[0].table.balance.iter().all(|figure| words.has(&figure.title)), "{language}");
    }
}

/// C-178: a table drawn by chance is the same for the same seed, full enough to be played on, and fair: cover, cover in
/// the zones, slow ground and high ground differ by a tenth or by a dozen square inches at most.
#[test]
fn drawn_tables_are_fair() {
    let mut seen = BTreeSet::new();
    for seed in 0..120 {
        let drawn = tables().draw(seed);
        assert_eq!(drawn, tables().draw(seed), "seed {seed}");
        let read = bolt_action::tables::read("table.toml", &drawn.text).unwrap_or_else(|p| panic!("{seed}: {p:?}"));
        assert!(read.features.len() >= 12, "seed {seed}: {} pieces", read.features.len());
        assert!(is_fair(&read.features), "seed {seed}: {:?}", balance(&read.features));
        let apart = |(far, near): (u32, u32)| f64::from(far.abs_diff(near)) / f64::from(far.max(near).max(1));
        let close = |(far, near): (u32, u32)| far.abs_diff(near) <= 12 || apart((far, near)) <= 0.1;
        assert!(drawn.balance.iter().all(|figure| close(figure.sides)), "seed {seed}: {:?}", drawn.balance);
        seen.insert(drawn.text);
    }
    assert_eq!(seen.len(), 120, "no two alike");
}

/// C-178: a table with all cover on one side is called what it is, and so is one that has the same on both.
#[test]
fn an_unfair_table_is_told() {
    let one_sided = tables().check(&layout(vec![house("a", 1000, 500), house("b", 3000, 500)]));
    let cover = |table: &kernel::tables::LaidTable| table.balance.iter().find(|f| f.title == "balance-cover").cloned();
    let figure = cover(&one_sided).unwrap();
    assert_eq!((figure.sides, figure.even), ((80, 0), false), "two houses of 20 square inches, hard cover twice");
    let even = tables().check(&layout(vec![house("a", 1000, 500), house("b", 3000, 3900)]));
    assert!(even.balance.iter().all(|figure| figure.even), "{:?}", even.balance);
}

/// C-171, C-177: what is wrong with a layout is told of the piece, what is wrong with a file of its line.
#[test]
fn mistakes_are_told_of_the_piece() {
    let odd = LaidPiece { kind: "terrain-lava".into(), ..house("odd", 0, 0) };
    let off = house("off", 7000, 0);
    let wrong = tables().check(&layout(vec![odd, off, house("a", 1000, 500), house("b", 1200, 500)])).problems;
    let told: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    assert!(told.iter().any(|t| t == "odd: there is no terrain \"terrain-lava\""), "{told:?}");
    assert!(
        told.iter().any(|t| t.starts_with("off: expected corners on the table") && t.ends_with("(C-171)")),
        "{told:?}"
    );
    let clash = tables().check(&layout(vec![house("a", 1000, 500), house("b", 1200, 500)])).problems;
    assert!(clash[0].to_string().contains("b stands in a"), "{clash:?}");
    let line = tables().read("id = \"x\"\n[[feature]]\nid = \"a\"\nkind = \"wall\"\n").unwrap_err();
    assert_eq!(line[0].to_string(), "table.toml:2: expected either a box or an outline");
    assert!(tables().read("name = 7").is_err());
}

/// C-178: what is laid out can be written, read again and played on, and the record keeps it.
#[test]
fn a_layout_is_played_on() {
    let mut tower = house("the \"old\" mill", 2000, 700);
    tower.floors = 3;
    let ours = layout(vec![tower, house("b", 4500, 3600)]);
    let laid = tables().check(&ours);
    assert_eq!(laid.problems, []);
    assert_eq!(tables().read(&laid.text).unwrap().layout, ours);
    for text in [laid.text, tables().draw(7).text] {
        let game = BoltAction.open(&with_table(&text), "maximum-attrition", &Default::default()).unwrap();
        let spaces = game.board().spaces;
        let read = tables().read(&text).unwrap().layout;
        assert_eq!(spaces.len(), read.pieces.len());
        assert!(spaces.iter().zip(&read.pieces).all(|(space, piece)| space.id == piece.id && space.kind == piece.kind));
    }
}

/// C-171, C-178, C-175: bad tables are refused with their lines, good ones read; a rolled one is the same every time.
#[test]
fn tables_are_read_and_refused() {
    use bolt_action::tables::{read, ready, rolled};
    let bad = |feature: &str| {
        let text = format!("id = \"x\"\n[[feature]]\nid = \"a\"\n{feature}\n");
        read("table.toml", &text).expect_err(feature)[0].to_string()
    };
    assert!(bad("kind = \"wall\"\nbox = [0, 0, 7300, 10]").contains("table.toml:5: expected corners on the table"));
    assert!(bad("kind = \"wall\"\nbox = [10, 0, 0, 10]").contains("left, top, right, bottom"));
    assert!(bad("kind = \"wall\"\noutline = [[0, 0], [100, 0], [50, 10], [100, 100], [0, 100]]").contains("convex"));
    assert!(bad("kind = \"building\"\nbox = [0, 0, 900, 500]").contains("8 by 8"));
    assert!(bad("kind = \"wall\"").contains("either a box or an outline"));
    assert!(bad("kind = \"lava\"\nbox = [0, 0, 10, 10]").contains("table.toml:4"));
    assert!(bad("kind = \"wall\"\nbox = [0, 0, nan, 10]").contains("table.toml:5"));
    let house = |id: &str, place: &str| format!("[[feature]]\nid = \"{id}\"\nkind = \"building\"\nbox = {place}\n");
    let twice = format!("id = \"x\"\n{}{}", house("a", "[0, 0, 500, 500]"), house("b", "[400, 0, 700, 500]"));
    assert!(read("t", &twice).unwrap_err()[0].to_string().contains("b stands in a"));
    use bolt_action::options::TableChoice::*;
    for choice in [Village, Bocage, Steppe, Ruins, Random] {
        assert!(ready(choice).unwrap().features.len() >= 4, "{choice:?}");
    }
    for seed in 0..50 {
        assert_eq!(rolled(seed, true), rolled(seed, true));
        let table = rolled(seed, seed % 2 == 0);
        let walls: Vec<_> = table.features.iter().filter(|f| f.kind == Kind::Building).collect();
        assert!(walls.iter().all(|f| f.outline.corners().len() == 4));
    }
}
