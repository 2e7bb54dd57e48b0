//! Machine players against each other, without building the whole program:
//! `cargo run -p totaler-krieg --example arena -- SCENARIO PLAYER,PLAYER GAMES SEED`.

fn main() {
    title_check::arena::arena(&totaler_krieg::TotalerKrieg, &std::env::args().skip(1).collect::<Vec<_>>());
}
