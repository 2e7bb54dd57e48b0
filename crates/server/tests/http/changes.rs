//! A change applied to the old scene gives the new one, over random play of a real game.

use kernel::scene::Mark;
use kernel::{DataFiles, Game, OptionValues, Play, Rng, Scene, Seat, Title, Viewer, dice::Loose};
use server::wire::SceneChange;

/// Marks are sets, and where a new piece stands in the list does not matter.
fn sorted(mut scene: Scene) -> Scene {
    scene.pieces.sort_by(|a, b| a.id.cmp(&b.id));
    let mut marks: Vec<Mark> = Vec::new();
    scene.marks.sort_by(|a, b| a.kind.cmp(&b.kind));
    for mark in scene.marks {
        match marks.last_mut().filter(|m| m.kind == mark.kind) {
            Some(last) => last.spaces.extend(mark.spaces),
            None => marks.push(mark),
        }
    }
    for mark in &mut marks {
        mark.spaces.sort();
    }
    marks.retain(|m| !m.spaces.is_empty());
    scene.marks = marks;
    scene
}

#[test]
fn a_change_makes_the_new_scene_of_the_old_one() {
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
    let (mut changes, mut short) = (0, 0);
    for seed in 0..8 {
        let scenario = ["debrecen", "konrad", "spring", "campaign"][seed as usize % 4];
        let title = hungary_1944::Hungary1944;
        let game = title.open(&DataFiles::default(), scenario, &OptionValues::new()).unwrap();
        let mut state = game.place(&game.start()).unwrap();
        let mut rng = Rng::new(seed);
        let mut dice = Loose(Rng::new(seed + 100));
        let mut scenes = viewers.map(|v| game.scene(&state, v));
        for _ in 0..400 {
            let Some(seat) = game.deciders(&state).first() else { break };
            let mut legal = Vec::new();
            game.actions(&state, seat, &mut legal);
            let action = *rng.pick(&legal).unwrap();
            game.apply(&mut state, seat, &action, &mut Play::silent(&mut dice));
            for (viewer, old) in viewers.iter().zip(&mut scenes) {
                let new = game.scene(&state, *viewer);
                let change = SceneChange::between(old, &new).expect("no undo of an outcome here");
                let mut made = old.clone();
                change.apply(&mut made);
                assert_eq!(sorted(made), sorted(new.clone()), "{scenario} {seed} {action:?}");
                let length = |json: serde_json::Result<String>| json.unwrap().len();
                short += usize::from(length(serde_json::to_string(&change)) * 2 < length(serde_json::to_string(&new)));
                changes += 1;
                *old = new;
            }
        }
    }
    assert!(short * 10 > changes * 9, "changes are shorter than scenes: {short} of {changes}");
}

#[test]
fn nothing_is_said_where_nothing_changed() {
    let game = hungary_1944::Hungary1944.open(&DataFiles::default(), "debrecen", &OptionValues::new()).unwrap();
    let scene = game.scene(&game.place(&game.start()).unwrap(), Viewer::Spectator);
    assert_eq!(SceneChange::between(&scene, &scene), Some(SceneChange::default()));
}
