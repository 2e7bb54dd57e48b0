//! Machine players against each other, without building the whole program:
//! `cargo run -p axis-allies --example arena -- SCENARIO PLAYER,PLAYER GAMES SEED`.

fn main() {
    title_check::arena::arena(&axis_allies::AxisAllies, &std::env::args().skip(1).collect::<Vec<_>>());
}
