//! What is wrong with an example is said with its file, its line and what was expected.

use any_game::SetUp;
use hungary_1944::GAME;
use kernel::Examples;

const HEAD: &str = r#"scenario = "campaign"
[[example]]
id = "stops"
clauses = ["BPH-3.2a"]
title = { en = "Stops", es = "Alto" }
sketch = """
turn 2 axis_move
1716: 6 GC
1719: 1 Pz
"""
[[example.step]]
do = { select = "1 Pz" }
"#;

/// Everything that is wrong with an example that goes on like this.
fn problems_of(more: &str) -> Vec<String> {
    let text = format!("{HEAD}{more}");
    let examples = Examples::read(&GAME.about(), GAME.clauses(), [("zones.toml", text.as_str())]).unwrap();
    let rules = GAME.open(&SetUp::of(&examples.all[0])).unwrap();
    let staged = rules.stage(&examples.all[0]);
    staged.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[test]
fn an_example_that_holds_has_no_problems() {
    let step = "[[example.step]]\ndo = { move_to = 1717 }\nthen = { \"1 Pz\" = \"1717 2/2\" }\ndecides = \"axis\"\n";
    assert_eq!(problems_of(step), [""; 0]);
}

#[test]
fn every_fault_has_its_line_and_what_was_expected() {
    let cases = [
        ("do = { move_to = 1716 }", "zones.toml:14: expected to be allowed, but it is refused: BPH-"),
        (
            "not = { move_to = 1717 }\nby = [\"BPH-3.2a\"]",
            "zones.toml:14: expected to be refused by BPH-3.2a, but it is",
        ),
        (
            "not = { move_to = 1716 }\nby = [\"BPH-3.2b\"]",
            "zones.toml:14: expected to be refused by BPH-3.2b, found BPH-",
        ),
        ("do = { go_to = 1717 }", "zones.toml:14: this is not an action of the game: unknown variant `go_to`"),
        ("do = { join = \"No Such\" }", "zones.toml:14: this is not an action of the game"),
        (
            "do = { move_to = 1717 }\nthen = { \"1 Pz\" = \"1718\" }",
            "zones.toml:14: expected 1 Pz to be 1718, found 1717",
        ),
        ("do = { move_to = 1717 }\nthen = { \"1 Pz\" = \"gone\" }", "expected 1 Pz to be gone, found 1717"),
        ("do = { move_to = 1717 }\ndice = [4]", "zones.toml:14: dice that nobody rolls: [4]"),
        ("do = { move_to = 1717 }\ncosts = \"9\"", "zones.toml:14: expected the cost 9, found "),
        ("do = { move_to = 1717 }\ntells = [\"log-nothing\"]", "expected the log to tell log-nothing, found "),
        ("do = { move_to = 1717 }\ndecides = \"allied\"", "expected allied to decide next, found axis"),
        ("marks.allied-zone = [\"1719\"]", "zones.toml:13: expected 1719 to be marked allied-zone"),
        ("shows = { \"no-row\" = \"1\" }", "expected no-row to show 1, found no such row among"),
    ];
    for (step, expected) in cases {
        let found = problems_of(&format!("[[example.step]]\n{step}\n"));
        assert!(found.iter().any(|problem| problem.contains(expected)), "{step}: {found:#?}");
    }
}

#[test]
fn a_sketch_that_cannot_be_read_is_named_by_its_own_line() {
    let text = HEAD.replace("1716: 6 GC", "1716: 6 XX");
    let examples = Examples::read(&GAME.about(), GAME.clauses(), [("zones.toml", text.as_str())]).unwrap();
    let rules = GAME.open(&SetUp::of(&examples.all[0])).unwrap();
    let problems = rules.stage(&examples.all[0]).unwrap_err();
    assert_eq!(problems[0].to_string(), "zones.toml:7: there is no unit \"6 XX\"");
    let text = HEAD.replace("1719: 1 Pz", "somewhere");
    let examples = Examples::read(&GAME.about(), GAME.clauses(), [("zones.toml", text.as_str())]).unwrap();
    let problems = rules.stage(&examples.all[0]).unwrap_err();
    assert_eq!(problems[0].to_string(), "zones.toml:9: expected a place, a colon and a list");
}
