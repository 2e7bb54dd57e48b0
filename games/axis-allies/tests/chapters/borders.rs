//! The drawn map against the table of borders, and the file it is drawn from.

use axis_allies::data::{Data, LAND, Space};
use kernel::DataFiles;
use title_check::drawing::{self, sides};

/// Half the width of a counter, less what may hang over.
const ROOM: f64 = 20.0;

fn ours() -> Data {
    Data::read(&DataFiles::default()).unwrap()
}

fn ids(data: &Data) -> Vec<&str> {
    data.map.spaces.iter().map(|s| s.id.as_str()).collect()
}

/// two spaces have a border in the drawing exactly if they have one in the table; none but the canals'
/// is an exception, for what crosses the edge of the map is drawn on both sides.
#[test]
fn the_drawing_agrees_with_the_table() {
    let data = ours();
    let spaces: Vec<Space> = ids(&data).iter().map(|id| data.map.named(id).unwrap()).collect();
    drawing::agrees(&data.outlines, &ids(&data), |a, b| data.map.graph.touch(spaces[a], spaces[b]));
    assert_eq!(data.outlines.exceptions.len(), data.map.canals.len());
}

#[test]
fn spaces_neither_overlap_nor_leave_gaps() {
    drawing::covers_the_canvas(&ours().outlines);
}

#[test]
fn every_space_has_room_for_its_pieces() {
    let data = ours();
    drawing::has_room(&data.outlines, &ids(&data), ROOM);
}

/// the map is cut in the Bering Strait; what crosses the cut goes on at the same height on the other side.
#[test]
fn the_edges_fit_together() {
    let data = ours();
    let (width, _) = data.outlines.canvas;
    let at_edge = |x: i32| -> Vec<Space> {
        let spaces = (0..data.map.spaces.len()).map(|i| data.map.named(&data.map.spaces[i].id).unwrap());
        let there =
            |s: &Space| sides(&data.outlines.spaces[s.index()].rings).any(|(p, q)| p.0 == x && q.0 == x && p.1 != q.1);
        spaces.filter(there).collect()
    };
    let (left, right) = (at_edge(0), at_edge(width));
    assert!(!left.iter().chain(&right).any(|s| LAND.contains(*s)), "the cut goes through land");
    for space in ["sz-midway", "sz-hawaii", "sz-south-pacific", "sz-new-zealand"] {
        let space = data.map.named(space).unwrap();
        assert!(left.contains(&space) && right.contains(&space), "{}", data.map.space(space).id);
    }
}

/// AA-08: islands without a name are drawn, but they are no spaces and nothing can be there.
#[test]
fn unnamed_islands_are_scenery() {
    let data = ours();
    let [(id, islands)] = &data.outlines.scenery[..] else { panic!("expected one entry for all of them") };
    assert_eq!(data.map.named(id), None);
    assert!(islands.rings.len() > 10);
}

/// Bad outlines are refused with file, line and what was expected.
#[test]
fn bad_outlines_are_refused() {
    let text = include_str!("../../data/outlines.toml");
    drawing::refuses_what_is_wrong(text, ["afghanistan", "alaska"], |text| {
        let mut files = DataFiles::default();
        files.files.insert("outlines.toml".to_owned(), text);
        let problems = Data::read(&files).unwrap_err();
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    });
}
