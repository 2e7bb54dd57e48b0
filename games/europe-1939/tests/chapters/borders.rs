//! The drawn map against the table of borders, and the file it is drawn from.

use board::AreaId;
use europe_1939::Data;
use europe_1939::vocabulary::Variant;
use kernel::{DataFiles, Problem};
use title_check::drawing;

/// Half the width of a counter, less what may hang over.
const ROOM: f64 = 20.0;

fn read(files: &DataFiles) -> Result<Data, Vec<Problem>> {
    Data::read(files, Variant::FullWar)
}

fn ours() -> Data {
    read(&DataFiles::default()).unwrap()
}

fn ids(data: &Data) -> Vec<&str> {
    data.map.areas.iter().map(|a| a.id.as_str()).collect()
}

/// Two areas have a border in the drawing exactly if they have one in the table.
#[test]
fn the_drawing_agrees_with_the_table() {
    let data = ours();
    drawing::agrees(&data.outlines, &ids(&data), |a, b| data.map.graph.touch(AreaId(a as u8), AreaId(b as u8)));
}

/// What lies across a strait is drawn apart, and a river has a border to run along.
#[test]
fn straits_are_water_and_rivers_are_borders() {
    let data = ours();
    let excepted = |a: AreaId, b: AreaId| data.outlines.exceptions.iter().any(|e| e.between == (a.index(), b.index()));
    assert!(data.map.straits.iter().all(|&(a, b)| excepted(a, b)));
    assert!(!data.map.rivers.iter().any(|&(a, b)| excepted(a, b)));
}

#[test]
fn areas_neither_overlap_nor_leave_gaps() {
    drawing::covers_the_canvas(&ours().outlines);
}

#[test]
fn every_area_has_room_for_its_pieces() {
    let data = ours();
    drawing::has_room(&data.outlines, &ids(&data), ROOM);
}

#[test]
fn bad_outlines_are_refused() {
    let text = include_str!("../../data/outlines.toml");
    drawing::refuses_what_is_wrong(text, ["london", "dover"], |text| {
        let mut files = DataFiles::default();
        files.files.insert("outlines.toml".to_owned(), text);
        read(&files).unwrap_err().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    });
}
