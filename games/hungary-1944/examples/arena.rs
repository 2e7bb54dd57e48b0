//! Machine players against each other, without building the whole program:
//! `cargo run -p hungary-1944 --example arena -- SCENARIO PLAYER,PLAYER GAMES SEED`.

fn main() {
    title_check::arena::arena(&hungary_1944::Hungary1944, &std::env::args().skip(1).collect::<Vec<_>>());
}
