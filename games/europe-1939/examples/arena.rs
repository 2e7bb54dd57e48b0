//! Machine players against each other, without building the whole program:
//! `cargo run -p europe-1939 --example arena -- SCENARIO PLAYER,PLAYER GAMES SEED`.

fn main() {
    title_check::arena::arena(&europe_1939::Europe, &std::env::args().skip(1).collect::<Vec<_>>());
}
