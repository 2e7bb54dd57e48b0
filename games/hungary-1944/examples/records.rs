//! Plays the games that are kept as golden records anew and writes them down:
//! `cargo run -p hungary-1944 --example records`. To be used when a rule has changed.

use hungary_1944::Hungary1944;
use hungary_1944::vocabulary::Side;
use kernel::SeatSet;
use title_check::games::recorded;

fn main() -> std::io::Result<()> {
    let both: SeatSet = Side::BOTH.into_iter().map(Side::seat).collect();
    let axis = SeatSet::one(Side::Axis.seat());
    let games = [
        ("debrecen-random", "debrecen", SeatSet::NONE, 1),
        ("konrad-script", "konrad", both, 2),
        ("spring-mixed", "spring", axis, 3),
        ("campaign-script", "campaign", both, 4),
    ];
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    for (name, scenario, by_script, seed) in games {
        let record = recorded(&Hungary1944, scenario, &Default::default(), by_script, seed);
        std::fs::write(format!("{folder}/{name}.sandtable"), &record)?;
        println!("{name}: {} steps", record.lines().count().saturating_sub(1));
    }
    Ok(())
}
